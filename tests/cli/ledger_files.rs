//! The file of a ledger: what is none, what is new, damaged, forged, in use or not to be written.

use crate::ledger::{
    SMALL, check_failure, check_sound, folder, forge, found, ledger, search, searching, show,
};
use crate::program::{check_complaint, finish};
use crate::scan::{check, minima, scan};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn what_is_no_ledger_is_left_alone() {
    let folder = folder();
    let file = folder.path().join("file");
    check_failure(SMALL, folder.path(), "not a regular file");
    check_failure(SMALL, &folder.path().join("none").join("file"), "No such file");
    for (bytes, needle) in [
        (b"hello".to_vec(), "not a hashweave ledger"),
        (vec![0xA5; 8192], "not a hashweave ledger"),
        (b"SQLite format 3\0 and so on".repeat(300), "not a hashweave ledger"),
    ] {
        fs::write(&file, bytes).expect("a file");
        check_failure(SMALL, &file, needle);
    }
    let _ = fs::remove_file(&file);
    let database = rusqlite::Connection::open(&file).expect("a database");
    database.execute_batch("CREATE TABLE t (x)").expect("a table");
    drop(database);
    check_failure(SMALL, &file, "not a hashweave ledger");
}

/// SQLite would checkpoint the log into the file, or roll the journal back, before anything could
/// be read.
#[test]
fn what_others_have_half_done_is_left_alone() {
    let folder = folder();
    for (mode, log) in [("WAL", "-wal"), ("DELETE", "-journal")] {
        let [theirs, file] = ["theirs", "file"].map(|name| folder.path().join(format!("{name}{mode}")));
        let database = rusqlite::Connection::open(&theirs).expect("a database");
        let fill = "CREATE TABLE t (x); INSERT INTO t VALUES (1); PRAGMA cache_size = 2; BEGIN; \
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) \
            INSERT INTO t SELECT randomblob(500) FROM n;";
        database.execute_batch(&format!("PRAGMA journal_mode = {mode}; {fill}")).expect("an open change");
        let logs = [&theirs, &file].map(|file| PathBuf::from(format!("{}{log}", file.display())));
        fs::copy(&theirs, &file).expect("a copy");
        fs::copy(&logs[0], &logs[1]).expect("a copy of the log");
        let before = fs::read(&logs[1]).expect("a log");
        assert!(!before.is_empty());
        check_failure(SMALL, &file, "not a hashweave ledger");
        let (at, shown) = (fs::read(&file).expect("it is there"), ledger("show", &[&file]));
        check_complaint(&shown.stderr, "not a hashweave ledger");
        assert!(fs::read(&file).expect("it is there") == at);
        assert!(fs::read(&logs[1]).expect("a log") == before, "the log was changed");
    }
}

/// A kill in the first commit leaves anything, and a journal that says that there was nothing.
#[test]
fn an_unfinished_first_commit_is_a_new_ledger() {
    let folder = folder();
    let [theirs, file] = ["theirs", "file"].map(|name| folder.path().join(name));
    let database = rusqlite::Connection::open(&theirs).expect("a database");
    let begin = "PRAGMA cache_size = 2; BEGIN; CREATE TABLE t (x); \
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) \
        INSERT INTO t SELECT randomblob(500) FROM n;";
    database.execute_batch(begin).expect("an open change");
    fs::copy(&theirs, &file).expect("a copy");
    fs::copy(folder.path().join("theirs-journal"), folder.path().join("file-journal")).expect("a journal");
    assert!(fs::metadata(&file).expect("it is there").len() > 0, "nothing has been written");
    check(&found(&search(SMALL, &file)), &minima(&scan(b"c", 0, 300)));
    check_sound(&file);
}

/// An empty file is what a kill before the first commit leaves.
#[test]
fn an_empty_file_is_a_new_ledger() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, b"").expect("a file");
    for words in ["show", "check"] {
        check_complaint(&ledger(words, &[&file]).stderr, "empty: nothing has been committed yet");
    }
    check(&found(&search(SMALL, &file)), &minima(&scan(b"c", 0, 300)));
}

/// SQLite knows names that are not files.
#[test]
fn every_name_is_that_of_a_file() {
    let folder = folder();
    for _ in 0..2 {
        found(&finish(
            searching(SMALL, Path::new(":memory:")).current_dir(&folder).spawn().expect("a start"),
        ));
    }
    assert_eq!(show(&folder.path().join(":memory:"))["hashes"], 300);
}

/// A write-ahead log would be a second file; whoever switched it on, it goes with the next search.
#[test]
fn a_ledger_is_one_file_again() {
    let folder = folder();
    let file = folder.path().join("file");
    found(&search(SMALL, &file));
    forge(&file, "PRAGMA journal_mode = WAL");
    assert_eq!(fs::read(&file).expect("it is there")[18], 2);
    found(&search(SMALL, &file));
    assert_eq!(fs::read(&file).expect("it is there")[18], 1);
    check_sound(&file);
}

#[test]
fn a_newer_format_is_left_alone() {
    let folder = folder();
    let file = folder.path().join("file");
    found(&search(SMALL, &file));
    forge(&file, "PRAGMA user_version = -3");
    check_failure(SMALL, &file, "damaged: it has no format");
    forge(&file, "PRAGMA user_version = 2");
    check_failure(SMALL, &file, "format 2");
    let outcome = ledger("show", &[&file]);
    assert_eq!(outcome.code, Some(1));
    check_complaint(&outcome.stderr, "format 2");
}

/// Every byte of a small ledger flipped in turn, in steps: either nothing that matters changed, or
/// it is noticed.
#[test]
fn damage_is_noticed() {
    let folder = folder();
    let (file, damaged) = (folder.path().join("file"), folder.path().join("copy"));
    found(&search(SMALL, &file));
    let (bytes, sound) = (fs::read(&file).expect("it is there"), show(&file));
    let used = |at: &usize| bytes[*at] != 0;
    let places: Vec<usize> = (0..bytes.len()).filter(used).step_by(9).collect();
    assert!(places.len() > 100, "{}", places.len());
    for at in places {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        fs::write(&damaged, &flipped).expect("a file");
        let outcome = ledger("show --json", &[&damaged]);
        if outcome.code == Some(0) {
            let shown: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
            assert_eq!(shown, sound, "byte {at}");
        } else {
            assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "byte {at}: {outcome:?}");
            // In the header it may be what tells a ledger from another file.
            check_complaint(&outcome.stderr, if at < 100 { "copy: " } else { "copy: damaged: " });
        }
    }
    for length in [1, 100, 511, 512, 4096, bytes.len() / 2, bytes.len() - 1] {
        fs::write(&damaged, &bytes[..length]).expect("a file");
        check_failure(SMALL, &damaged, if length < 100 { "not a hashweave ledger" } else { ": damaged: " });
        assert_eq!(ledger("check", &[&damaged]).code, Some(1));
    }
}

#[test]
fn what_is_forged_is_told() {
    let folder = folder();
    let (file, forged) = (folder.path().join("file"), folder.path().join("forged"));
    found(&search("--message c{counter:8} --count 300 --threads 1 --zero-bits 3", &file));
    for change in [
        "UPDATE results SET digest = zeroblob(32)",
        "DELETE FROM results",
        "UPDATE covered SET last = x'00000000000001FF'",
        "UPDATE covered SET last = x'01FF'",
        "INSERT INTO covered VALUES (x'', x'0000000000000005', x'0000000000000009')",
        "UPDATE search SET goal = 'zero-bits 4'",
        "DELETE FROM search",
        "DROP TABLE results",
        "CREATE TRIGGER t AFTER INSERT ON covered BEGIN DELETE FROM results; END",
        "CREATE VIEW v AS SELECT * FROM results",
        "CREATE INDEX i ON results (digest)",
        "CREATE TABLE t (x)",
        "ALTER TABLE results ADD COLUMN x ANY",
        "ANALYZE",
    ] {
        fs::copy(&file, &forged).expect("a copy");
        forge(&forged, change);
        for words in ["show", "check"] {
            let outcome = ledger(words, &[&forged]);
            assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{change}: {outcome:?}");
            check_complaint(&outcome.stderr, "damaged");
        }
        check_failure(
            "--message c{counter:8} --count 400 --threads 1 --zero-bits 3 --resume",
            &forged,
            "damaged",
        );
    }
}

/// The tree stays sound to SQLite's quick check, and the rows are the same; but whoever looks for
/// one of them goes to another place.
#[test]
fn pages_that_changed_places_are_told() {
    const PAGE: usize = 4096;
    let folder = folder();
    let (file, swapped) = (folder.path().join("file"), folder.path().join("swapped"));
    let words = "--message a{counter:4} --zero-bits 6 --threads 1";
    found(&search(&format!("{words} --count 30000"), &file));
    let bytes = fs::read(&file).expect("it is there");
    // Leaves of the results: pages of rows without row numbers that are not empty.
    let full = |page: &usize| bytes[page * PAGE] == 10 && bytes[page * PAGE + 4] > 20;
    let leaves: Vec<usize> = (1..bytes.len() / PAGE).filter(full).collect();
    assert!(leaves.len() > 4, "{leaves:?}");
    for pair in leaves.windows(2) {
        let mut bytes = bytes.clone();
        let (low, high) = bytes.split_at_mut(pair[1] * PAGE);
        low[pair[0] * PAGE..][..PAGE].swap_with_slice(&mut high[..PAGE]);
        fs::write(&swapped, bytes).expect("a file");
        let output = folder.path().join("output");
        for outcome in
            [ledger("show", &[&swapped]), ledger("check", &[&swapped]), ledger("merge", &[&output, &swapped])]
        {
            assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{pair:?}: {outcome:?}");
            check_complaint(&outcome.stderr, "damaged: the rows of its table results are out of order");
        }
        check_failure(&format!("{words} --start 7000 --count 90000 --resume"), &swapped, "out of order");
    }
}

#[test]
fn a_ledger_in_use_is_refused() {
    let folder = folder();
    let file = folder.path().join("file");
    let mut first = searching("--message l{counter:8} --threads 1 --zero-bits 60 --seconds 500", &file);
    let mut first = first.spawn().expect("the program starts");
    let mut started = std::io::BufReader::new(first.stdout.take().expect("a pipe"));
    std::io::BufRead::read_line(&mut started, &mut String::new()).expect("a record");
    let second = search("--message l{counter:8} --threads 1 --zero-bits 60 --count 10 --resume", &file);
    let shown = ledger("show", &[&file]);
    first.kill().expect("a child can be killed");
    finish(first);
    for outcome in [second, shown] {
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
        check_complaint(&outcome.stderr, "in use by another process");
    }
    found(&search("--message l{counter:8} --threads 1 --zero-bits 60 --count 10 --resume", &file));
}

/// Nobody may write, not even root: a folder of the kernel's, and, as an ordinary user, a file
/// without permissions.
#[cfg(target_os = "linux")]
#[test]
fn where_nothing_can_be_written_the_search_does_not_begin() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    check_failure(SMALL, Path::new("/proc/hashweave-ledger"), "No such file");
    let folder = folder();
    // Everybody may look at both, and run the program from there; nobody may write.
    let (program, file) = (folder.path().join("hashweave"), folder.path().join("file"));
    fs::copy(env!("CARGO_BIN_EXE_hashweave"), &program).expect("a copy");
    found(&search(SMALL, &file));
    let before = fs::read(&file).expect("it is there");
    let outcome_with = |file_mode, folder_mode| {
        fs::set_permissions(&file, fs::Permissions::from_mode(file_mode)).expect("permissions");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(folder_mode)).expect("permissions");
        let mut search = Command::new(&program);
        search.arg("search").args(SMALL.split_whitespace()).arg("--ledger").arg(&file);
        if std::os::unix::fs::MetadataExt::uid(&fs::metadata(&file).expect("it is there")) == 0 {
            search.uid(65534).gid(65534);
        }
        let piped = std::process::Stdio::piped;
        finish(search.stdout(piped()).stderr(piped()).spawn().expect("the program starts"))
    };
    for (file_mode, folder_mode) in [(0o444, 0o755), (0o666, 0o555)] {
        let outcome = outcome_with(file_mode, folder_mode);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
        check_complaint(&outcome.stderr, &file.display().to_string());
        assert!(fs::read(&file).expect("it is there") == before);
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("permissions");
}
