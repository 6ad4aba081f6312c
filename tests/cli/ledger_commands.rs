//! `hashweave ledger`: `show`, `merge`, `check`.

use crate::ledger::{SMALL, check_sound, folder, forge, found, ledger, search, show};
use crate::program::{check_complaint, check_refused, command, line, run, text, wait};
use crate::scan::{scan, zero_bits};
use rusqlite::{Connection, Row, types::ValueRef};
use std::fs;
use std::io;
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

/// A search that was killed between two commits leaves a journal whose head is zeros, of which
/// nothing is to be applied.
#[test]
fn what_a_kill_between_commits_left_hinders_no_merge() {
    let folder = folder();
    let [a, b, journal] = ["a", "b", "a-journal"].map(|name| folder.path().join(name));
    found(&search(SMALL, &a));
    found(&search(&format!("{SMALL} --start 300"), &b));
    fs::write(&journal, [0; 512]).expect("a file");
    let merged = ledger("merge --replace", &[&a, &a, &b]);
    assert_eq!((merged.code, merged.stderr.as_str()), (Some(0), ""), "{merged:?}");
    assert_eq!(show(&a)["hashes"], 600);
    assert!(!journal.exists());
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

/// A template may begin a control sequence (U+009B, U+001B) or turn the text around (U+202E).
#[test]
fn a_template_does_nothing_to_a_terminal() {
    let folder = folder();
    let file = folder.path().join("file\u{9b}1m\u{202e}");
    let template = "a\u{1b}[1m\u{9b}2J\u{202e}\u{7f}b{counter:8}";
    let words = format!("--message {template} --threads 1 --count 100");
    let printed = search(&words, &file);
    found(&printed);
    let [shown, json, check] = ["show", "show --json", "check"].map(|words| ledger(words, &[&file]).stdout);
    let refused = search("--message c{counter:8} --count 1 --resume", &file).stderr;
    for text in [&printed.stdout, &shown, &json, &check, &refused] {
        let acts = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!text.is_empty() && !text.contains(acts), "{text:?}");
    }
    assert!(shown.contains("a [1m 2J b{counter:8}"), "{shown}");
    assert!(check.contains("file 1m: sound;"), "{check}");
    for text in [&printed.stdout, &json] {
        assert!(text.contains(r"a\u001b[1m\u009b2J\u202e\u007fb{counter:8}"), "{text}");
    }
    assert_eq!(text(&show(&file), "message"), template);
}

/// Gives a ledger the seal of the rows that it has, as `docs/ledger.md` says.
fn seal_again(file: &Path) {
    let database = Connection::open(file).expect("a database");
    let mut seal = 0_u128;
    for (tag, query) in [
        ("search", "SELECT algorithm, message, goal, digest_range, base_salt FROM search"),
        ("covered", "SELECT salt, first, last FROM covered"),
        ("result", "SELECT salt, counter, message, digest FROM results"),
    ] {
        let columns = database.prepare(query).expect("a query").column_count();
        let hash = |row: &Row<'_>| {
            let mut text = Vec::new();
            let mut put =
                |field: &[u8]| text.extend([&(field.len() as u64).to_be_bytes()[..], field].concat());
            put(tag.as_bytes());
            for column in 0..columns {
                match row.get_ref(column)? {
                    ValueRef::Text(bytes) | ValueRef::Blob(bytes) => put(bytes),
                    other => panic!("{other:?}"),
                }
            }
            let digest = hashweave::digest(hashweave::Algorithm::Sha3_256, &text);
            Ok(u128::from_be_bytes(digest[..16].try_into().expect("sixteen bytes")))
        };
        let mut statement = database.prepare(query).expect("a query");
        let hashes = statement.query_map([], hash).expect("rows");
        seal = hashes.map(|hash| hash.expect("a row")).fold(seal, u128::wrapping_add);
    }
    database.execute("UPDATE search SET seal = ?", [seal.to_be_bytes()]).expect("a change");
}

/// Whoever can compute the seal can forge it: then the check tells.
#[test]
fn a_failure_is_told_whether_somebody_reads_of_it_or_not() {
    let folder = folder();
    let file = folder.path().join("file");
    found(&search("--message s{counter:8} --threads 1 --count 1000 --zero-bits 4", &file));
    let before = fs::read(&file).expect("it is there");
    seal_again(&file);
    assert_eq!(show(&file)["hashes"], 1000);
    let unread = |words: &str| {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let mut child = command();
        let child = child.arg("ledger").args(words.split_whitespace()).arg(&file).stdout(writer).spawn();
        wait(&mut child.expect("the program starts")).code()
    };
    for words in ["check --rescan 5000", "show", "show --json"] {
        assert_eq!(unread(words), Some(0), "{words}");
    }
    forge(&file, "DELETE FROM results");
    seal_again(&file);
    let checked = ledger("check --rescan 5000", &[&file]);
    assert_eq!((checked.code, checked.stderr.as_str()), (Some(1), ""), "{checked:?}");
    assert!(checked.stdout.contains("again gives other results"), "{checked:?}");
    assert_eq!(unread("check --rescan 5000"), Some(1));
    fs::write(&file, before).expect("a file");
    check_sound(&file);
}
