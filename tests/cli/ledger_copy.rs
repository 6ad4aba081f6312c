//! `--ledger-copy`, `--shard auto/N` and `ledger merge` of a folder: what tasks of batch systems
//! use.

use crate::ledger::{check_sound, copied, folder, found, ledger, search, searching, show};
use crate::program::{Outcome, check_complaint, check_refused, finish, records, wait};
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

const HITS: &str = "--message copy{counter:8} --zero-bits 14 --threads 1";

fn searched(words: &str, file: &Path, copy: &Path) -> Outcome {
    finish(copied(words, file, copy).spawn().expect("the program starts"))
}

/// A task that is moved from machine to machine, each with an empty disk: only the copy is there
/// again.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn a_killed_search_goes_on_from_its_copy_on_an_empty_disk() {
    let folder = folder();
    let copy = folder.path().join("shared");
    let words = format!("{HITS} --count 240000000 --resume");
    let mut kills = 0;
    loop {
        let disk = crate::ledger::folder();
        let file = disk.path().join("local");
        let before = fs::metadata(&copy).and_then(|copy| copy.modified()).ok();
        let mut search = copied(&words, &file, &copy);
        // Nobody would empty a pipe.
        search.stdout(Stdio::null());
        let mut child = search.spawn().expect("the program starts");
        // Killed after the copy has been renewed twice: once at the start, once with what was
        // scanned here.
        let begun = Instant::now();
        let mut seen = vec![before];
        while child.try_wait().expect("a child").is_none() && seen.len() < 3 {
            let now = fs::metadata(&copy).and_then(|copy| copy.modified()).ok();
            if seen.last() != Some(&now) {
                seen.push(now);
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "no copy is made");
            sleep(Duration::from_millis(1));
        }
        if child.try_wait().expect("a child").is_some() || kills == 2 {
            wait(&mut child);
            break;
        }
        child.kill().expect("it runs");
        wait(&mut child);
        kills += 1;
    }
    assert!(kills > 0, "the search was over before it could be killed");
    let whole = folder.path().join("whole");
    found(&search(&format!("{HITS} --count 240000000"), &whole));
    assert_eq!(show(&copy), show(&whole));
    check_sound(&copy);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "nothing else is left");
}

/// The machine that a task comes back to has a ledger of its own, which knows less, or other
/// things, than the copy.
#[test]
fn a_ledger_and_its_copy_become_one() {
    let folder = folder();
    for goal in ["--zero-bits 6", "--min"] {
        let [here, there, copy, whole] =
            ["here", "there", "copy", "whole"].map(|name| folder.path().join(name));
        let words = format!("--message u{{counter:8}} {goal} --threads 1");
        found(&searched(&format!("{words} --count 3000"), &here, &copy));
        assert_eq!(show(&copy), show(&here));
        found(&searched(&format!("{words} --start 2000 --count 3000 --resume"), &there, &copy));
        let again = records(&searched(&format!("{words} --count 6000 --resume"), &here, &copy), 0);
        assert_eq!(again.last().expect("a record")["total"], 1000, "only what neither had");
        found(&search(&format!("{words} --count 6000"), &whole));
        assert_eq!(show(&here)["hashes"], show(&whole)["hashes"]);
        assert_eq!(show(&here)["results"], show(&whole)["results"], "{goal}");
        assert_eq!(show(&here), show(&copy));
        check_sound(&here);
        [here, there, copy, whole].iter().for_each(|file| fs::remove_file(file).expect("it is there"));
    }
}

#[test]
fn what_cannot_be_a_copy_is_refused() {
    let folder = folder();
    let [file, copy] = ["file", "copy"].map(|name| folder.path().join(name));
    let words = "--message r{counter:8} --count 100 --threads 1";
    check_refused(&searched(words, &file, &file), "two outputs cannot be one file (--ledger ");
    found(&searched(words, &file, &copy));
    fs::remove_file(&file).expect("it is there");
    check_refused(&searched(words, &file, &copy), "exists already; --resume continues it");
    let other = searched("--message s{counter:8} --count 100 --threads 1 --resume", &file, &copy);
    check_refused(&other, "of another search");
    assert_eq!(
        found(&searched(&format!("{words} --resume"), &file, &copy)),
        found(&search(&format!("{words} --resume"), &copy))
    );

    for (name, fault) in [("no/such/folder", "No such file"), (".", "not a regular file")] {
        let outcome = searched(&format!("{words} --resume"), &file, &folder.path().join(name));
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
        check_complaint(&outcome.stderr, "--ledger-copy");
        check_complaint(&outcome.stderr, fault);
    }
    fs::write(&copy, "text").expect("a file");
    let damaged = searched(&format!("{words} --resume"), &file, &copy);
    assert_eq!((damaged.code, damaged.stdout.as_str()), (Some(1), ""), "{damaged:?}");
    check_complaint(&damaged.stderr, "not a hashweave ledger");
    assert_eq!(fs::read(&copy).expect("a file"), b"text");
}

#[test]
fn tasks_of_an_array_are_the_whole() {
    let folder = folder();
    let parts = folder.path().join("parts");
    fs::create_dir(&parts).expect("a folder");
    fs::write(parts.join("notes.txt"), "not a ledger").expect("a file");
    let words = "--message a{counter:8} --zero-bits 6 --count 10001 --threads 1";
    for (variable, first) in [("JOB_COMPLETION_INDEX", 0), ("SLURM_ARRAY_TASK_ID", 1)] {
        for task in first..first + 3 {
            let mut search =
                searching(&format!("{words} --shard auto/3 --resume"), &parts.join(format!("{task}.ledger")));
            let outcome = finish(search.env(variable, task.to_string()).spawn().expect("the program starts"));
            found(&outcome);
        }
        let [all, whole] = ["all", "whole"].map(|name| folder.path().join(name));
        let merged = ledger("merge", &[&all, &parts]);
        assert_eq!((merged.code, merged.stderr.as_str()), (Some(0), ""), "{merged:?}");
        found(&search(words, &whole));
        assert_eq!(show(&all), show(&whole), "{variable}");
        [all, whole].iter().for_each(|file| fs::remove_file(file).expect("it is there"));
        (first..first + 3).for_each(|task| {
            fs::remove_file(parts.join(format!("{task}.ledger"))).expect("it is there");
        });
    }
    let empty = ledger("merge", &[&folder.path().join("all"), &parts]);
    assert_eq!(empty.code, Some(1));
    check_complaint(&empty.stderr, "no file in this folder is named *.ledger");
}

#[test]
fn a_merge_replaces_what_is_a_ledger_of_the_same_search() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    let words = "--message m{counter:8} --zero-bits 6 --threads 1";
    found(&search(&format!("{words} --count 1000"), &file("all")));
    found(&search(&format!("{words} --start 1000 --count 1000"), &file("part")));
    found(&search("--message n{counter:8} --zero-bits 6 --threads 1 --count 10", &file("other")));
    let replaced = ledger("merge --replace", &[&file("all"), &file("all"), &file("part")]);
    assert_eq!((replaced.code, show(&file("all"))["hashes"].as_u64()), (Some(0), Some(2000)), "{replaced:?}");
    check_sound(&file("all"));
    let again = ledger("merge", &[&file("all"), &file("part")]);
    check_complaint(&again.stderr, "exists already");

    fs::write(file("text"), "mine").expect("a file");
    for (name, fault) in [("text", "not a hashweave ledger"), ("other", "of another search")] {
        let before = fs::read(file(name)).expect("a file");
        let refused = ledger("merge --replace", &[&file(name), &file("part")]);
        assert_eq!((refused.code, refused.stdout.as_str()), (Some(1), ""), "{refused:?}");
        check_complaint(&refused.stderr, fault);
        assert_eq!(fs::read(file(name)).expect("a file"), before, "{name}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 4, "nothing else is left");
}
