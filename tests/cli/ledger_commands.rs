//! `hashweave ledger`: `show`, `merge`, `check`.

use crate::ledger::{SMALL, folder, forge, found, ledger, search, show};
use crate::program::{check_complaint, check_refused, line, run, text};
use crate::scan::{scan, zero_bits};
use std::fs;
use std::path::Path;

#[test]
fn show_is_for_people_too() {
    let folder = folder();
    let file = folder.path().join("file");
    found(&search("--message s{counter:8} --threads 1 --count 1000 --zero-bits 4 --start 50", &file));
    let hits = zero_bits(&scan(b"s", 50, 1000), 4);
    let shown = ledger("show", &[&file]).stdout;
    let statement = format!("{} digests with 4 leading zero bits or more in [50, 1050)", hits.len());
    assert!(shown.contains(&statement), "{shown}");
    let json = show(&file);
    assert_eq!(json["results"].as_u64(), Some(hits.len() as u64));
    assert_eq!(text(&json["salts"][0]["ranges"][0], "statement"), statement);
    let least = hits.iter().map(|hit| hit.hash.clone()).min().map(hex::encode);
    assert_eq!(json["best_hash_hex"].as_str(), least.as_deref());
}

/// The rest of a digest is not compared.
#[test]
fn a_part_of_the_digest_is_named() {
    let folder = folder();
    let file = folder.path().join("file");
    found(&search("--message s{counter:8} --threads 1 --count 100 --digest-range 12..32", &file));
    let json = show(&file);
    let least = text(&json, "best_hash_hex")[24..].to_owned();
    let statement = format!("no digest whose bytes 12..32 are below {least} in [0, 100)");
    assert_eq!(text(&json["salts"][0]["ranges"][0], "statement"), statement);
}

#[test]
fn many_ranges_are_abbreviated_for_people_only() {
    let folder = folder();
    let file = folder.path().join("file");
    for start in 0..23 {
        let words = format!("--message s{{counter:8}} --threads 1 --count 5 --start {} --resume", 10 * start);
        found(&search(&words, &file));
    }
    let shown = ledger("show", &[&file]).stdout;
    assert!(shown.ends_with("and 3 more ranges; --json has all\n"), "{shown}");
    assert_eq!(show(&file)["salts"][0]["ranges"].as_array().map(Vec::len), Some(23));
}

#[test]
fn merging_refuses_what_does_not_fit() {
    let folder = folder();
    let [a, b, other, output] = ["a", "b", "other", "output"].map(|name| folder.path().join(name));
    found(&search(SMALL, &a));
    found(&search("--message o{counter:8} --count 300 --threads 1", &other));
    let refused = |files: &[&Path], needle: &str| {
        let outcome = ledger("merge", files);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
        check_complaint(&outcome.stderr, needle);
    };
    refused(&[&output, &a, &other], "message is o{counter:8}, not c{counter:8}");
    refused(&[&output, &a, &b], "No such file");
    refused(&[&other, &a], "exists already");
    refused(&[&folder.path().join("none").join("output"), &a], "No such file");
    // The same counter with another digest.
    fs::copy(&a, &b).expect("a copy");
    forge(&b, "UPDATE results SET digest = zeroblob(32) WHERE counter = x'0000000000000000'");
    refused(&[&output, &a, &b], "damaged");
    check_refused(&line("ledger merge out"), "IN");
    assert!(!output.exists());
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 3, "nothing is left of a merge that failed");
}

#[test]
fn an_input_given_twice_is_read_once() {
    let folder = folder();
    let [file, output] = ["file", "output"].map(|name| folder.path().join(name));
    found(&search(SMALL, &file));
    let again = folder.path().join(".").join("file");
    assert_eq!(ledger("merge", &[&output, &file, &again]).code, Some(0));
    assert_eq!(show(&output), show(&file));
}

#[test]
fn ledger_commands_name_what_they_lack() {
    check_refused(&run(&["ledger"]), "ledger");
    check_refused(&line("ledger show"), "FILE");
    check_refused(&line("ledger check x --rescan y"), "--rescan");
    let outcome = line("ledger show /nonexistent/ledger");
    assert_eq!(outcome.code, Some(1));
    check_complaint(&outcome.stderr, "/nonexistent/ledger: No such file");
}
