//! `--ledger`, `--resume`, `--shard` and `hashweave ledger`: what is kept, that nothing is lost, and what is refused.

use crate::program::{Outcome, check_complaint, check_refused, command, finish, line, records, run, text};
use crate::scan::{self, check, minima, results, scan, zero_bits};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

/// A search with a ledger; `words` has no spaces inside arguments.
fn search(words: &str, file: &Path) -> Outcome {
    finish(searching(words, file).spawn().expect("the program starts"))
}

fn searching(words: &str, file: &Path) -> Command {
    let mut command = command();
    command.arg("search").args(words.split_whitespace()).arg("--ledger").arg(file);
    command
}

fn found(outcome: &Outcome) -> Vec<scan::Hashed> {
    results(&records(outcome, 0), None)
}

fn ledger(words: &str, files: &[&Path]) -> Outcome {
    let child = command().arg("ledger").args(words.split_whitespace()).args(files).spawn();
    finish(child.expect("the program starts"))
}

fn show(file: &Path) -> Value {
    let outcome = ledger("show --json", &[file]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    serde_json::from_str(&outcome.stdout).expect("JSON")
}

fn check_sound(file: &Path) {
    let outcome = ledger("check --rescan 20000", &[file]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.stdout.contains(": sound;"), "{outcome:?}");
}

/// Checks that the program failed because of the file, with one line, and left the file as it was.
fn check_failure(words: &str, file: &Path, needle: &str) {
    let before = fs::read(file).ok();
    let outcome = search(words, file);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, needle);
    check_complaint(&outcome.stderr, &file.display().to_string());
    assert!(fs::read(file).ok() == before, "{} was changed", file.display());
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

/// Sends SIGKILL after some time, and goes on until the program ends by itself; how often it was killed.
#[cfg(unix)]
fn killed_until_done(words: &str, file: &Path, seed: u64, patience: u64) -> (Outcome, u32) {
    for kills in 0..100 {
        // Into a file: nobody would empty a pipe, and the program would wait.
        let printed = file.with_extension("printed");
        let stdout = fs::File::create(&printed).expect("a file");
        let mut search = searching(&format!("{words} --resume"), file);
        let mut child = search.stdout(stdout).spawn().expect("the program starts");
        // Sometimes before it has opened the file; longer and longer, so that it gets on wherever it runs.
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
        // Looking at it rolls back what was half committed; a ledger that was never committed is an empty file.
        let looked = ledger("check", &[file]);
        let begun = fs::metadata(file).is_ok_and(|metadata| metadata.len() > 0);
        assert_eq!(looked.code, Some(if begun { 0 } else { 1 }), "after {kills} kills: {looked:?}");
    }
    panic!("it does not get on");
}

#[cfg(unix)]
fn check_kills(words: &str, seeds: &[u64]) {
    let folder = folder();
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
    }
}

#[cfg(unix)]
#[test]
fn killed_searches_for_the_least_end_as_if_they_were_not() {
    check_kills("--message k{counter:8} --threads 1 --count 2500000", &[1, 2]);
    check_kills("--message k{counter:8} --threads 3 --start 12345 --count 2500000", &[3]);
}

#[cfg(unix)]
#[test]
fn killed_searches_for_hits_end_as_if_they_were_not() {
    check_kills("--message k{counter:8} --threads 1 --count 2000000 --zero-bits 10", &[4]);
    check_kills("--message k{counter:8} --threads 2 --count 2000000 --zero-bits 10", &[5, 6]);
}

#[cfg(unix)]
#[test]
fn killed_searches_with_salts_end_as_if_they_were_not() {
    check_kills("--salt-hex 00000a0b0c --threads 1 --count 1500000", &[7]);
    check_kills("--salt-hex 00000a0b0c --threads 3 --count 700000", &[8]);
    check_kills("--salt-hex 00000a0b0c --threads 2 --count 1000000 --zero-bits 12", &[9]);
}

/// What a signal ends is all in the ledger.
#[cfg(unix)]
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

/// A kernel that hides results until the canary tells: nothing that it scanned since the last right answer is covered.
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

/// A restart loop can always pass `--resume`: the salt that was drawn by lot is in the ledger.
#[test]
fn the_salt_is_kept() {
    let folder = folder();
    let file = folder.path().join("ledger");
    let first = records(&search("--threads 2 --count 1000 --resume", &file), 0);
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
    // The whole digest, said in so many words, is the same search.
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

const SMALL: &str = "--message c{counter:8} --count 300 --threads 1 --resume";

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

/// SQLite would checkpoint the log into the file, or roll the journal back, before anything could be read.
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
fn parts_with_a_salt_need_the_same_one() {
    let folder = folder();
    let file = folder.path().join("ledger");
    let needle = "--shard: the parts need one salt; give --salt-hex";
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

/// Every byte of a small ledger flipped in turn, in steps: either nothing that matters changed, or it is noticed.
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

/// Runs a search whose files may not grow beyond some blocks of 512 bytes: what a full disk does, without one.
#[cfg(unix)]
fn cramped(words: &str, file: &Path, blocks: u32) -> Outcome {
    let search = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" search {words} --ledger \"$1\"");
    let program = env!("CARGO_BIN_EXE_hashweave");
    let mut shell = Command::new("sh");
    shell.args(["-c", &search, program]).arg(file);
    let piped = std::process::Stdio::piped;
    let child = shell.stdin(std::process::Stdio::null()).stdout(piped()).stderr(piped()).spawn();
    finish(child.expect("a shell"))
}

#[cfg(unix)]
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
#[cfg(unix)]
#[test]
fn a_disk_that_is_full_from_the_start_is_told_at_once() {
    let folder = folder();
    let outcome = cramped("--count 100", &folder.path().join("file"), 1);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, "file");
}

/// Nobody may write, not even root: a folder of the kernel's, and, as an ordinary user, a file without permissions.
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

/// Changes a ledger behind the program's back.
fn forge(file: &Path, change: &str) {
    let database = rusqlite::Connection::open(file).expect("a database");
    database.execute_batch(change).expect("a change");
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

#[test]
fn ledger_commands_name_what_they_lack() {
    check_refused(&run(&["ledger"]), "ledger");
    check_refused(&line("ledger show"), "FILE");
    check_refused(&line("ledger check x --rescan y"), "--rescan");
    let outcome = line("ledger show /nonexistent/ledger");
    assert_eq!(outcome.code, Some(1));
    check_complaint(&outcome.stderr, "/nonexistent/ledger: No such file");
}
