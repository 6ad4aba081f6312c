//! Searches with a ledger that do not end by themselves: kills, signals, full disks. Nothing is
//! lost.

use crate::ledger::{check_sound, folder, found, ledger, search, searching, show};
use crate::program::{Outcome, by_shell, check_complaint, command, finish, records};
use crate::scan::{check, scan, zero_bits};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Sends SIGKILL after some time, and goes on until the program ends by itself; how often it was
/// killed.
fn killed_until_done(words: &str, file: &Path, seed: u64, patience: u64) -> (Outcome, u32) {
    for kills in 0..100 {
        // Into a file: nobody would empty a pipe, and the program would wait.
        let printed = file.with_extension("printed");
        let stdout = fs::File::create(&printed).expect("a file");
        let mut search = searching(&format!("{words} --resume"), file);
        let mut child = search.stdout(stdout).spawn().expect("the program starts");
        // Sometimes before it has opened the file; longer and longer, so that it gets on wherever
        // it runs.
        let some = u64::from(kills).wrapping_add(seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        std::thread::sleep(Duration::from_millis(some % (patience + 30 * u64::from(kills))));
        let done = child.try_wait().expect("a child").is_some();
        if !done {
            child.kill().expect("a child can be killed");
        }
        let outcome = Outcome { stdout: fs::read_to_string(printed).expect("UTF-8"), ..finish(child) };
        if outcome.code.is_some() {
            return (outcome, kills);
        }
        // Looking at it rolls back what was half committed; a ledger that was never committed is an
        // empty file.
        let looked = ledger("check", &[file]);
        let begun = fs::metadata(file).is_ok_and(|metadata| metadata.len() > 0);
        assert_eq!(looked.code, Some(if begun { 0 } else { 1 }), "after {kills} kills: {looked:?}");
    }
    panic!("it does not get on");
}

/// How often it was killed.
fn check_kills(words: &str, seeds: &[u64]) -> u32 {
    let (folder, mut all) = (folder(), 0);
    let whole = folder.path().join("whole");
    let expected = search(words, &whole);
    for seed in seeds {
        let file = folder.path().join(seed.to_string());
        // A fast machine is done before it is killed: then sooner.
        let (outcome, kills) = [50, 25, 12, 6, 3, 1]
            .into_iter()
            .map(|patience| {
                let _ = fs::remove_file(&file);
                killed_until_done(words, &file, *seed, patience)
            })
            .find(|(_, kills)| *kills > 0)
            .expect("it was never killed");
        if !words.contains("--salt-hex") || words.contains("--threads 1") {
            check(&found(&outcome), &found(&expected));
        }
        assert_eq!(show(&file), show(&whole), "after {kills} kills");
        check_sound(&file);
        all += kills;
    }
    all
}

/// Starts and kills merges until `kills` of them were killed: the output is not there, or it is
/// complete; the inputs are unchanged.
fn check_killed_merges(words: &str, kills: u32) {
    let folder = folder();
    let [a, b, whole, output] = ["a", "b", "whole", "output"].map(|name| folder.path().join(name));
    for (part, file) in [("1/2", &a), ("2/2", &b)] {
        found(&search(&format!("{words} --shard {part}"), file));
    }
    assert_eq!(ledger("merge", &[&whole, &a, &b]).code, Some(0));
    let (expected, before) = (show(&whole), [&a, &b].map(|file| fs::read(file).expect("it is there")));
    let (mut killed, mut patience, mut random) = (0, 1000, 1_u64);
    while killed < kills {
        let mut child =
            command().arg("ledger").arg("merge").args([&output, &a, &b]).spawn().expect("a start");
        random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        std::thread::sleep(Duration::from_millis((random >> 33) % patience));
        if child.try_wait().expect("a child").is_none() {
            child.kill().expect("a child can be killed");
        }
        match finish(child).code {
            None => killed += 1,
            code => {
                assert_eq!(code, Some(0));
                // Too late: sooner.
                patience = (patience / 2).max(2);
            }
        }
        if output.exists() {
            assert_eq!(show(&output), expected);
            fs::remove_file(&output).expect("it is there");
        }
    }
    assert!([&a, &b].map(|file| fs::read(file).expect("it is there")) == before, "an input was changed");
    assert_eq!(ledger("merge", &[&output, &a, &b]).code, Some(0));
    assert_eq!(show(&output), expected);
}

#[test]
fn killed_merges_leave_all_or_nothing() {
    check_killed_merges("--message m{counter:8} --threads 2 --count 30000 --zero-bits 2", 5);
}

/// For `ci/nightly.sh`: as many kills as `HASHWEAVE_KILLS` says, a third of them of merges.
#[test]
#[ignore = "takes minutes: cargo test -p hashweave-cli --test cli soak_of_kills -- --ignored --nocapture"]
fn soak_of_kills() {
    let kills: u32 =
        std::env::var("HASHWEAVE_KILLS").map_or(300, |text| text.parse().expect("a number of kills"));
    let searches = [
        "--message k{counter:8} --threads 1 --count 2500000",
        "--message k{counter:8} --threads 2 --count 2000000 --zero-bits 10",
        "--min --salt-hex 00000a0b0c --threads 3 --count 700000",
    ];
    let (mut killed, mut seed) = (0, 100);
    while killed < kills - kills / 3 {
        killed += check_kills(searches[seed as usize % searches.len()], &[seed]);
        seed += 1;
    }
    check_killed_merges("--message m{counter:8} --threads 2 --count 60000 --zero-bits 2", kills / 3);
    println!("{} kills ({killed} of searches), same results", killed + kills / 3);
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn killed_searches_for_the_least_end_as_if_they_were_not() {
    check_kills("--message k{counter:8} --threads 1 --count 2500000", &[1, 2]);
    check_kills("--message k{counter:8} --threads 3 --start 12345 --count 2500000", &[3]);
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn killed_searches_for_hits_end_as_if_they_were_not() {
    check_kills("--message k{counter:8} --threads 1 --count 2000000 --zero-bits 10", &[4]);
    check_kills("--message k{counter:8} --threads 2 --count 2000000 --zero-bits 10", &[5, 6]);
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn killed_searches_with_salts_end_as_if_they_were_not() {
    check_kills("--min --salt-hex 00000a0b0c --threads 1 --count 1500000", &[7]);
    check_kills("--min --salt-hex 00000a0b0c --threads 3 --count 700000", &[8]);
    check_kills("--salt-hex 00000a0b0c --threads 2 --count 1000000 --zero-bits 12", &[9]);
}

/// A search that a signal ends has all its coverage in the ledger.
#[test]
fn an_interrupted_search_is_saved() {
    let folder = folder();
    for words in ["--salt-hex 0000000000 --threads 3", "--message i{counter:8} --threads 2 --zero-bits 12"] {
        let file = folder.path().join(words.len().to_string());
        let printed = file.with_extension("printed");
        let stdout = fs::File::create(&printed).expect("a file");
        let mut search = searching(&format!("{words} --seconds 500"), &file);
        let mut child = search.stdout(stdout).spawn().expect("the program starts");
        // Until it has found something.
        while fs::read_to_string(&printed).expect("UTF-8").lines().count() < 2 {
            assert!(child.try_wait().expect("a child").is_none(), "{words}: it ended");
            std::thread::sleep(Duration::from_millis(5));
        }
        let kill = Command::new("sh").args(["-c", &format!("kill -s INT {}", child.id())]).status();
        assert!(kill.expect("a shell").success());
        let ended = finish(child);
        let records = records(&Outcome { stdout: fs::read_to_string(printed).expect("UTF-8"), ..ended }, 3);
        assert_eq!(records[records.len() - 1]["total"], show(&file)["hashes"], "{words}");
        check_sound(&file);
    }
}

/// The command that an interrupted search prints is the one that goes on, whatever the file is
/// called.
#[test]
fn an_interrupted_search_says_how_to_go_on() {
    let folder = folder();
    let file = folder.path().join("it's a ledger");
    let mut search = searching("--message o{counter:8} --zero-bits 12 --threads 2 --start 5 --json", &file);
    let mut child = search.stdout(std::process::Stdio::null()).spawn().expect("the program starts");
    while !fs::metadata(&file).is_ok_and(|metadata| metadata.len() > 0) {
        assert!(child.try_wait().expect("a child").is_none(), "it ended");
        std::thread::sleep(Duration::from_millis(5));
    }
    let kill = Command::new("sh").args(["-c", &format!("kill -s TERM {}", child.id())]).status();
    assert!(kill.expect("a shell").success());
    let ended = finish(child);
    assert_eq!(ended.code, Some(3), "{ended:?}");
    check_complaint(&ended.stderr, "interrupted; to continue: hashweave search --ledger ");
    let command = ended.stderr.split("to continue: ").nth(1).expect("a command").trim();
    assert!(command.ends_with(" --resume --start 5 --threads 2 --json"), "{command}");
    let resumed = by_shell(&format!("{command} --count 20000"));
    check(&found(&resumed), &zero_bits(&scan(b"o", 5, 20_000), 12));
}

/// Runs a search whose files may not grow beyond some blocks of 512 bytes: what a full disk does,
/// without one.
fn cramped(words: &str, file: &Path, blocks: u32) -> Outcome {
    let search = format!("ulimit -f {blocks}; exec \"$0\" search {words} --ledger \"$1\"");
    let program = env!("CARGO_BIN_EXE_hashweave");
    let mut shell = Command::new("sh");
    shell.args(["-c", &search, program]).arg(file);
    let piped = std::process::Stdio::piped;
    let child = shell.stdin(std::process::Stdio::null()).stdout(piped()).stderr(piped()).spawn();
    finish(child.expect("a shell"))
}

#[test]
fn a_full_disk_loses_nothing() {
    let folder = folder();
    let file = folder.path().join("file");
    let words = "--message d{counter:8} --zero-bits 4 --count 400000 --threads 2 --resume";
    let outcome =
        cramped("--message 'd{counter:8}' --zero-bits 4 --count 400000 --threads 2 --resume", &file, 600);
    assert_eq!(outcome.code, Some(1), "{}", outcome.stderr);
    check_complaint(&outcome.stderr, "--ledger");
    check_complaint(&outcome.stderr, &file.display().to_string());
    check_sound(&file);
    check(&found(&search(words, &file)), &zero_bits(&scan(b"d", 0, 400_000), 4));
    check_sound(&file);
}

/// Not even the empty ledger fits: the search does not begin.
#[test]
fn a_disk_that_is_full_from_the_start_is_told_at_once() {
    let folder = folder();
    let outcome = cramped("--count 100", &folder.path().join("file"), 1);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, "file");
}
