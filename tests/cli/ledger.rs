//! `--ledger`, `--resume` and `--shard`: what is kept, that a search goes on from it, and which
//! searches do not fit.
//!
//! The functions at the head serve the other modules about ledgers too.

use crate::program::{Outcome, check_complaint, check_refused, command, finish, line, records};
use crate::scan::{self, check, minima, results, scan, zero_bits};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A search that is done at once, of which a file is a ledger or is none.
pub(crate) const SMALL: &str = "--message c{counter:8} --count 300 --threads 1 --resume";

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

/// A search with a ledger and a copy of it, which is yet to be started.
pub(crate) fn copied(words: &str, file: &Path, copy: &Path) -> Command {
    let mut search = searching(words, file);
    search.arg("--ledger-copy").arg(copy);
    search
}

/// A search with a ledger; `words` has no spaces inside arguments.
pub(crate) fn search(words: &str, file: &Path) -> Outcome {
    finish(searching(words, file).spawn().expect("the program starts"))
}

pub(crate) fn searching(words: &str, file: &Path) -> Command {
    let mut command = command();
    command.arg("search").args(words.split_whitespace()).arg("--ledger").arg(file);
    command
}

pub(crate) fn found(outcome: &Outcome) -> Vec<scan::Hashed> {
    results(&records(outcome, 0), None)
}

pub(crate) fn ledger(words: &str, files: &[&Path]) -> Outcome {
    let child = command().arg("ledger").args(words.split_whitespace()).args(files).spawn();
    finish(child.expect("the program starts"))
}

pub(crate) fn show(file: &Path) -> Value {
    let outcome = ledger("show --json", &[file]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    serde_json::from_str(&outcome.stdout).expect("JSON")
}

pub(crate) fn check_sound(file: &Path) {
    let outcome = ledger("check --rescan 20000", &[file]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.stdout.contains(": sound;"), "{outcome:?}");
}

/// Checks that the program failed because of the file, with one line, and left the file as it was.
pub(crate) fn check_failure(words: &str, file: &Path, needle: &str) {
    let before = fs::read(file).ok();
    let outcome = search(words, file);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, needle);
    check_complaint(&outcome.stderr, &file.display().to_string());
    assert!(fs::read(file).ok() == before, "{} was changed", file.display());
}

/// Changes a ledger without the program's knowledge.
pub(crate) fn forge(file: &Path, change: &str) {
    let database = rusqlite::Connection::open(file).expect("a database");
    database.execute_batch(change).expect("a change");
}

#[test]
fn a_complete_search_is_only_shown_again() {
    let folder = folder();
    for (name, objective) in [("min", "--min"), ("hits", "--zero-bits 6")] {
        let file = folder.path().join(name);
        let words = format!("--message h{{counter:8}} --count 5000 {objective} --threads 1");
        let once = search(&words, &file);
        let again = search(&format!("{words} --resume"), &file);
        let hashed = scan(b"h", 0, 5000);
        check(&found(&once), &if name == "min" { minima(&hashed) } else { zero_bits(&hashed, 6) });
        check(&found(&again), &found(&once));
        assert_eq!(records(&again, 0).last().expect("a record")["total"], 0);
        check_sound(&file);
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "each ledger is one file");
}

#[test]
fn a_gap_is_filled_in_counter_order() {
    let folder = folder();
    let part = |i: u32| folder.path().join(format!("part{i}"));
    for objective in ["--min", "--zero-bits 6"] {
        let words = format!("--message g{{counter:8}} --count 10000 --start 7 {objective} --threads 2");
        let all = folder.path().join(format!("all{objective}"));
        let parts = [1, 3].map(part);
        for (i, part) in [1, 3].into_iter().zip(&parts) {
            found(&search(&format!("{words} --shard {i}/3"), part));
        }
        let merged = ledger("merge", &[&all, &parts[0], &parts[1]]);
        assert_eq!((merged.code, merged.stderr.as_str()), (Some(0), ""));
        let hashed = scan(b"g", 7, 10_000);
        let expected = if objective == "--min" { minima(&hashed) } else { zero_bits(&hashed, 6) };
        check(&found(&search(&format!("{words} --resume"), &all)), &expected);
        check_sound(&all);
        parts.iter().for_each(|part| fs::remove_file(part).expect("it is there"));
    }
}

#[test]
fn shards_make_the_whole() {
    let folder = folder();
    for (words, name) in [
        ("--message w{counter:8} --threads 2 --count 20001", "unsalted"),
        ("--salt-hex 0000010203 --threads 2 --count 5003", "salted"),
        ("--message w{counter:8} --threads 1 --count 20001 --zero-bits 7", "hits"),
    ] {
        let file = |part: &str| folder.path().join(format!("{name}-{part}"));
        found(&search(words, &file("whole")));
        let parts: Vec<PathBuf> = (1..=3).map(|i| file(&i.to_string())).collect();
        for (i, part) in (1..).zip(&parts) {
            found(&search(&format!("{words} --shard {i}/3"), part));
        }
        let all = file("all");
        let merged = ledger("merge", &[&all, &parts[2], &parts[0], &parts[1], &parts[0]]);
        assert_eq!(merged.code, Some(0), "{merged:?}");
        assert_eq!(show(&all), show(&file("whole")), "{name}");
        check_sound(&all);
    }
}

/// A restart loop can always pass `--resume`: the salt that was drawn by lot is in the ledger.
#[test]
fn the_salt_is_kept() {
    let folder = folder();
    let file = folder.path().join("ledger");
    let first = records(&search("--min --threads 2 --count 1000 --resume", &file), 0);
    let again = records(&search("--threads 3 --count 2000 --resume", &file), 0);
    assert_eq!(first[0]["base_salt_hex"], again[0]["base_salt_hex"]);
    assert_eq!(again[again.len() - 1]["total"], 2 * 1000 + 2000);
    let other = records(&search("--threads 1 --count 500 --resume --salt-hex 0000000000", &file), 0);
    assert_eq!(other[0]["base_salt_hex"], "0000000000");
    let shown = show(&file);
    assert_eq!(shown["base_salt_hex"], first[0]["base_salt_hex"]);
    assert_eq!((shown["hashes"].as_u64(), shown["salts"].as_array().map(Vec::len)), (Some(6500), Some(4)));
    check_sound(&file);
}

/// A kernel that hides results until the canary tells: nothing that it scanned since the last right
/// answer is covered.
#[test]
fn what_a_fault_may_have_hidden_is_not_covered() {
    let folder = folder();
    let file = folder.path().join("file");
    let words = "--message f{counter:8} --count 300000 --zero-bits 14 --threads 1";
    let outcome = search(&format!("{words} --fault-drill 0:63:100000"), &file);
    assert_eq!(outcome.code, Some(4), "{outcome:?}");
    assert_eq!(show(&file)["hashes"], 0);
    check(&found(&search(words, &file)), &zero_bits(&scan(b"f", 0, 300_000), 14));
    check_sound(&file);
}

#[test]
fn kept_results_count_as_hits() {
    let folder = folder();
    let file = folder.path().join("ledger");
    let expected = zero_bits(&scan(b"n", 0, 20_000), 6);
    let words =
        |hits: u32| format!("--message n{{counter:8}} --zero-bits 6 --threads 2 --resume --hits {hits}");
    for hits in [5, 3, 40, 40, 100] {
        check(&found(&search(&words(hits), &file)), &expected[..hits as usize]);
    }
    check_sound(&file);
}

#[test]
fn without_resume_a_used_ledger_is_refused() {
    let folder = folder();
    let file = folder.path().join("ledger");
    let words = "--message u{counter:8} --count 100 --threads 1";
    found(&search(words, &file));
    let before = fs::read(&file).expect("it is there");
    check_refused(&search(words, &file), "--resume");
    assert!(fs::read(&file).expect("it is there") == before);
    check_refused(&line("search --resume --count 1"), "--ledger");
}

/// The ledger holds the parameters of the search, so that they need not be given again.
#[test]
fn to_resume_needs_no_settings() {
    let folder = folder();
    for (i, words) in [
        "--message r{counter:8} --zero-bits 6 --digest-range 2..20 --algo sha256",
        "--message r{counter:4:be}x --match f0:30 --algo keccak-256",
        "--salt-hex 0000010203 --below 01",
        "--message r{counter:8} --algo blake2b-160",
    ]
    .into_iter()
    .enumerate()
    {
        let [file, whole] = ["part", "whole"].map(|name| folder.path().join(format!("{name}{i}")));
        found(&search(&format!("{words} --count 1000 --threads 1"), &file));
        let resumed = search("--resume --count 3000 --threads 1", &file);
        let expected = search(&format!("{words} --count 3000 --threads 1"), &whole);
        check(&found(&resumed), &found(&expected));
        let [one, other] = [&resumed, &expected].map(|outcome| records(outcome, 0)[0].clone());
        assert_eq!(one, other, "{words}");
        assert_eq!(show(&file), show(&whole), "{words}");
        found(&search("--resume --shard 2/2 --count 4000 --threads 1", &file));
        assert_eq!(show(&file)["hashes"], 4000, "{words}");
    }
    // A digest range that is all of one digest is no range of another.
    let file = folder.path().join("short");
    found(&search("--message r{counter:8} --algo sha224 --count 10 --threads 1", &file));
    check_refused(&search("--resume --algo sha256 --count 20", &file), "algorithm is sha224, not sha256");
}

#[test]
fn another_search_is_refused() {
    let folder = folder();
    let file = folder.path().join("ledger");
    found(&search("--message u{counter:8} --count 100 --threads 1", &file));
    for (words, needle) in [
        ("--message v{counter:8}", "message is u{counter:8}, not v{counter:8}"),
        ("--message u{counter:8} --algo sha256", "algorithm is sha3-256, not sha256"),
        ("--message u{counter:8} --zero-bits 3", "goal is min, not zero-bits 3"),
        ("--message u{counter:8} --digest-range 0..20", "digest range is 0..32, not 0..20"),
    ] {
        check_refused(&search(&format!("{words} --count 100 --resume"), &file), needle);
    }
    // The whole digest, given explicitly as a range, is the same search.
    found(&search("--message u{counter:8} --digest-range 0..32 --count 200 --resume", &file));
}

#[test]
fn shards_that_do_not_exist() {
    for shard in ["0/3", "4/3", "1/0", "x", "1/2/3"] {
        check_refused(&line(&format!("search --count 10 --shard {shard}")), "--shard");
    }
    check_refused(
        &line("search --message c{counter:8} --count 2 --shard 3/3"),
        "--shard: 3/3 of 2 counters is empty",
    );
    let whole = records(&line("search --salt-hex 0000000000 --count 10 --threads 1 --shard 1/1"), 0);
    assert_eq!(whole[whole.len() - 1]["total"], 10);
}

#[test]
fn parts_with_a_salt_need_the_same_one() {
    let folder = folder();
    let file = folder.path().join("ledger");
    let needle = "--shard: the parts need the same salt; give each the same --salt-hex";
    let words = "--count 100 --threads 1 --shard 1/2";
    for words in [words.to_owned(), format!("{words} --resume")] {
        check_refused(&search(&words, &file), needle);
        assert!(!file.exists());
    }
    check_refused(&line(&format!("search {words}")), needle);
    found(&search("--count 10 --threads 1", &file));
    check_refused(&search(words, &file), needle);
    found(&search(&format!("{words} --resume"), &file));
    assert_eq!(show(&file)["hashes"], 50);
}
