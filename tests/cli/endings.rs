//! How a search ends when not by itself: signals, a closed pipe, a full disk.

use crate::program::{Outcome, PATIENCE, check_complaint, command, finish, int, line, records, wait};
use crate::scan::{check, results, scan};
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The commands whose output is short.
const COMMANDS: [&str; 7] =
    ["info", "info --json", "selftest", "man", "completions bash", "--help", "--version"];

/// A search without end, and its first record.
fn started(words: &str) -> (Child, BufReader<ChildStdout>, String) {
    let mut child = command().arg("search").args(words.split(' ')).spawn().expect("the program starts");
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut first = String::new();
    reader.read_line(&mut first).expect("a line");
    // The handlers stand before the first record.
    assert!(first.contains("startup"), "{first}");
    (child, reader, first)
}

/// A search without end that has found something, and its records so far.
fn working(words: &str) -> (Child, BufReader<ChildStdout>, String) {
    let (child, mut reader, mut lines) = started(words);
    while !lines.contains("hash_hex") {
        assert!(reader.read_line(&mut lines).expect("a line") > 0, "it ended: {lines}");
    }
    (child, reader, lines)
}

fn kill(child: &Child, signal: &str) {
    let command = format!("kill -s {signal} {}", child.id());
    let status = Command::new("sh").args(["-c", &command]).status().expect("a shell");
    assert!(status.success(), "{command}");
}

/// The output and the ending of the program, the first record included.
fn ended(mut child: Child, mut reader: impl Read, mut stdout: String) -> Outcome {
    reader.read_to_string(&mut stdout).expect("UTF-8");
    let outcome = finish_stderr(&mut child);
    Outcome { stdout, ..outcome }
}

fn finish_stderr(child: &mut Child) -> Outcome {
    let code = wait(child).code();
    let mut stderr = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut stderr).expect("UTF-8");
    Outcome { code, stdout: String::new(), stderr }
}

#[test]
fn a_signal_ends_a_search_in_order() {
    for (signal, words) in [
        ("INT", "--zero-bits 10"),
        ("TERM", "--zero-bits 10"),
        ("HUP", "--zero-bits 10"),
        ("INT", "--message {counter:8} --threads 3"),
        ("TERM", "--seconds 1000 --hits 1000000000"),
    ] {
        let (child, reader, lines) = working(words);
        kill(&child, signal);
        let records = records(&ended(child, reader, lines), 3);
        assert!(int(&records[records.len() - 1], "total") > 0, "{signal} {words}");
    }
}

/// A script can tell that nothing was found, if it asks for that.
#[test]
fn nothing_found_can_be_a_failure() {
    for (words, code) in [
        ("--zero-bits 60 --count 1000", 5),
        ("--zero-bits 60 --seconds 0.2", 5),
        ("--zero-bits 4 --count 1000", 0),
        ("--zero-bits 4 --hits 1", 0),
        ("--min --count 1", 0),
    ] {
        records(&line(&format!("search --threads 1 {words} --fail-if-none")), code);
        records(&line(&format!("search --threads 1 {words}")), 0);
    }
    let (child, reader, first) = started("--zero-bits 60 --fail-if-none");
    kill(&child, "INT");
    records(&ended(child, reader, first), 3);
}

#[test]
fn what_was_found_before_a_signal_is_right() {
    let (child, reader, lines) = working("--message s{counter:8} --threads 2 --zero-bits 16");
    kill(&child, "INT");
    let records = records(&ended(child, reader, lines), 3);
    let hits = results(&records, None);
    assert!(!hits.is_empty());
    for hit in hits {
        check(std::slice::from_ref(&hit), &scan(b"s", hit.counter, 1));
    }
}

/// `timeout` signals its child and then the group that its child is in.
#[test]
fn two_signals_in_a_row_are_one_request() {
    let (child, reader, first) = started("--zero-bits 10");
    kill(&child, "INT");
    kill(&child, "INT");
    let outcome = ended(child, reader, first);
    assert_eq!(outcome.code, Some(3), "{outcome:?}");
    assert_eq!(outcome.stderr, "hashweave: interrupted; nothing is saved without --ledger\n");
}

/// Until all threads of a program have slept for a while: its output is full.
fn until_stuck(child: &Child) {
    let (began, mut asleep) = (Instant::now(), 0);
    while asleep < 50 {
        assert!(began.elapsed() < PATIENCE, "it works on");
        sleep(Duration::from_millis(10));
        asleep = if sleeps(child) { asleep + 1 } else { 0 };
    }
}

/// Whether all threads of a program sleep at this instant. The letter after the name, which is in
/// brackets, tells.
fn sleeps(child: &Child) -> bool {
    let tasks = fs::read_dir(format!("/proc/{}/task", child.id())).expect("Linux has it");
    let mut states = tasks.map(|task| fs::read_to_string(task.expect("an entry").path().join("stat")));
    states.all(|state| state.is_ok_and(|state| state.contains(") S ")))
}

/// With nobody reading, the search cannot print its last records: the first signal does not end it,
/// the second does.
#[test]
fn a_second_signal_ends_a_search_that_is_stuck() {
    let (mut child, reader, _) = started("--zero-bits 0");
    until_stuck(&child);
    kill(&child, "TERM");
    sleep(Duration::from_millis(500));
    assert!(child.try_wait().expect("a child").is_none(), "the first signal waits for the output");
    kill(&child, "INT");
    let outcome = finish_stderr(&mut child);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(130), ""));
    drop(reader);
}

#[test]
fn a_reader_that_has_had_enough_is_no_failure() {
    for words in ["search --zero-bits 8", "search --stats-interval 0.1", "search --count 1000"] {
        let mut child = command().args(words.split(' ')).spawn().expect("the program starts");
        drop(child.stdout.take());
        let outcome = finish(child);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}");
    }
}

#[test]
fn every_command_takes_a_closed_pipe() {
    for words in COMMANDS.into_iter().chain(["search --validate-hex 00", "search --help"]) {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let child = command().args(words.split(' ')).stdout(writer).spawn().expect("the program starts");
        let outcome = finish(child);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure_with_a_reason() {
    for words in COMMANDS.into_iter().chain(["search --count 1000", "search --validate-hex 00"]) {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let child = command().args(words.split(' ')).stdout(full).spawn().expect("the program starts");
        let outcome = finish(child);
        assert_eq!(outcome.code, Some(1), "{words}: {outcome:?}");
        check_complaint(&outcome.stderr, "standard output");
    }
}
