//! The display on a terminal: the program in a pseudo-terminal, which `script` of util-linux makes.

use crate::program::{Outcome, finish, record};
use crate::scan::{Hashed, minima, scan, zero_bits};
use std::process::{Command, Stdio};

/// Runs a search on a terminal of `columns` columns, its arguments as a shell takes them; standard
/// output and standard error are one stream there.
fn on_terminal(columns: u32, environment: &str, words: &str) -> Outcome {
    let program = env!("CARGO_BIN_EXE_hashweave");
    let line = format!(
        "stty cols {columns} rows 24; TERM=xterm-256color {environment} exec {program} search {words}"
    );
    let mut script = Command::new("script");
    script
        .args(["--quiet", "--return", "--command", &line, "/dev/null"])
        .env_remove("NO_COLOR")
        .env("SHELL", "/bin/sh");
    script.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(script.spawn().expect("script, of util-linux"))
}

/// The stream without what moves the cursor and colours text, line by line as a person would read
/// it.
fn seen(outcome: &Outcome) -> Vec<String> {
    let mut text = String::new();
    let mut rest = outcome.stdout.as_str();
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        text += before;
        let end = after.find(|c: char| c.is_ascii_alphabetic()).expect("a sequence has an end");
        // The erased text was the status line; a new line takes its place.
        if after[..=end].ends_with('K') {
            text.push('\n');
        }
        rest = &after[end + 1..];
    }
    text += rest;
    text.split(['\r', '\n']).map(|line| line.trim_end().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// The line of a result: its columns are apart by two spaces at least.
fn shown(lines: &[String], result: &Hashed) -> Vec<String> {
    let counter = grouped(result.counter);
    let columns = |line: &String| -> Vec<String> {
        line.split("  ").map(str::trim).filter(|column| !column.is_empty()).map(str::to_owned).collect()
    };
    let rows: Vec<Vec<String>> = lines.iter().map(columns).collect();
    let row = rows.into_iter().find(|row| row.len() >= 3 && row[2] == counter);
    row.unwrap_or_else(|| panic!("counter {counter} in {lines:#?}"))
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).expect("digits")).collect();
    groups.join(",")
}

fn leading_zeros(digest: &[u8]) -> u32 {
    let zeros = digest.iter().take_while(|byte| **byte == 0).count();
    8 * zeros as u32 + digest[zeros].leading_zeros()
}

#[test]
fn a_line_a_result_and_a_summary() {
    let outcome = on_terminal(200, "", "--message t{counter:8} --count 5000 --threads 2");
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let lines = seen(&outcome);
    assert!(!outcome.stdout.contains("\"kind\""), "{lines:#?}");
    let expected = minima(&scan(b"t", 0, 5000));
    for result in &expected {
        let row = shown(&lines, result);
        assert_eq!(row[0], leading_zeros(&result.hash).to_string());
        assert_eq!(row[1], hex::encode(&result.hash), "200 columns have room for it");
        assert!(row[3].starts_with(r"t\x") || row[3].starts_with('t'), "{row:?}");
    }
    let best = expected.last().expect("a minimum");
    let said = |what: &str| assert!(lines.iter().any(|line| line.contains(what)), "{what:?} in {lines:#?}");
    said("search  sha3-256, ");
    said(" on 2 threads");
    said("message t{counter:8}");
    said("goal    the smallest digest");
    said(&format!(
        "found   {} digests, each smaller than all before it, in 5,000 hashes in ",
        expected.len()
    ));
    said(&format!("{} ({} zero bits)", hex::encode(&best.hash), leading_zeros(&best.hash)));
    said("check   python3 -c ");
}

/// All of the message is there, however narrow the terminal.
#[test]
fn hits_are_never_cut() {
    const PREFIX: &str = "a message that is longer than this terminal is wide ";
    let words = format!("--message '{PREFIX}{{counter:8}}' --zero-bits 9 --hits 2 --threads 1");
    let lines = seen(&on_terminal(50, "", &words));
    for hit in &zero_bits(&scan(PREFIX.as_bytes(), 0, 5000), 9)[..2] {
        let row = shown(&lines, hit);
        assert!(
            row[1].len() < 64 && hex::encode(&hit.hash).starts_with(row[1].trim_end_matches('…')),
            "{row:?}"
        );
        assert!(row[3].starts_with(PREFIX), "{row:?}");
    }
    assert!(lines.iter().any(|line| line.starts_with("found   2 results in ")), "{lines:#?}");
}

#[test]
fn a_narrow_terminal_is_filled_but_not_overfilled() {
    for columns in [30, 48, 80] {
        let outcome = on_terminal(columns, "", "--message narrow{counter:8} --count 3000 --threads 1");
        let lines = seen(&outcome);
        for result in minima(&scan(b"narrow", 0, 3000)) {
            let counter = grouped(result.counter);
            let digits = &hex::encode(&result.hash)[..8];
            let line = lines.iter().find(|line| line.contains(digits) && line.contains(&counter));
            let line = line.unwrap_or_else(|| panic!("{digits} and {counter} in {columns}: {lines:#?}"));
            assert!(line.chars().count() <= columns as usize, "{columns}: {line:?}");
        }
    }
}

#[test]
fn records_stay_records_where_they_are_wanted() {
    let outcome = on_terminal(80, "", "--json --message t{counter:8} --count 500 --threads 1");
    assert_eq!(outcome.code, Some(0));
    let lines = seen(&outcome);
    let records: Vec<_> =
        lines.iter().filter(|line| line.starts_with('{')).map(|line| record(line)).collect();
    assert_eq!(records.first().expect("a record")["kind"], "startup");
    assert_eq!(records.last().expect("a record")["kind"], "shutdown");
}

#[test]
fn colours_unless_they_are_unwanted() {
    let colour = |environment: &str| {
        let outcome = on_terminal(80, environment, "--count 500 --threads 1");
        outcome.stdout.split("\u{1b}[").skip(1).any(|sequence| {
            sequence.find(|c: char| c.is_ascii_alphabetic()).is_some_and(|end| &sequence[end..=end] == "m")
        })
    };
    assert!(colour(""));
    assert!(!colour("NO_COLOR=1"));
}

/// A template, or a salt drawn by lot, must not command the terminal.
#[test]
fn nothing_hidden_is_shown() {
    let hidden = ['\u{7}', '\u{8}', '\u{9b}', '\u{202e}', '\u{200b}'];
    let message: String = hidden.iter().collect();
    for words in ["", "--json", "--zero-bits 3 --hits 2"] {
        let words = format!(
            "--message 'x{message}\u{1b}]0;title{{salt:8}}{{counter:8}}' --count 2000 --threads 1 {words}"
        );
        let outcome = on_terminal(80, "NO_COLOR=1", &words);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        assert!(!outcome.stdout.contains("\u{1b}]"), "{outcome:?}");
        for c in hidden {
            assert!(!outcome.stdout.contains(c), "{c:?} in {outcome:?}");
        }
    }
}

/// For all workers together, as long as it runs.
#[test]
fn the_status_line_tells_rate_odds_and_time() {
    let outcome = on_terminal(150, "", "--zero-bits 60 --seconds 3");
    assert_eq!(outcome.code, Some(0));
    let lines = seen(&outcome);
    for what in [" left, chance of a hit so far 0.0 %, 1 in 2^60, about ", " years on average"] {
        assert!(lines.iter().any(|line| line.contains(what)), "{what} in {lines:#?}");
    }
    assert!(lines.iter().any(|line| line.starts_with("found   nothing in ")), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("worker")), "of single workers only records tell");
}

/// A range with an end has a share that is done, in which the ledger's part counts; one of 2^64
/// counters has none.
#[test]
fn the_status_line_tells_how_much_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let ledger = folder.path().join("L").display().to_string();
    let words = format!("--algo sha3-512 --message t{{counter:8}} --zero-bits 60 --ledger {ledger}");
    let status = |words: &str| {
        let outcome = on_terminal(200, "", words);
        assert_eq!(outcome.code, Some(0), "{outcome:?}");
        seen(&outcome)
            .into_iter()
            .filter(|line| line.contains("H/s, ") && line.contains("1 in 2^60"))
            .collect::<Vec<_>>()
    };
    status(&format!("{words} --count 18e6"));
    let slowly = format!("{words} --resume --count 20e6 --backend scalar --kernel direct --threads 1");
    let lines = status(&slowly);
    let done = |line: &String| -> Option<f64> {
        line.split(", ").find_map(|part| part.strip_suffix(" % done"))?.parse().ok()
    };
    let shares: Vec<f64> = lines.iter().filter_map(done).collect();
    assert!(!shares.is_empty() && shares.iter().all(|share| (90.0..=100.0).contains(share)), "{lines:#?}");
    assert!(lines.iter().any(|line| line.contains(" left, ")), "{lines:#?}");
    let narrow = status("--message t{counter:5} --zero-bits 60 --seconds 2");
    assert!(narrow.iter().any(|line| line.contains(" % done, ")), "{narrow:#?}");
    let endless = status("--message t{counter:8} --zero-bits 60 --seconds 2");
    assert!(!endless.is_empty() && !endless.iter().any(|line| line.contains("% done")), "{endless:#?}");
}

/// Records count what the run hashed; a person wants to know what there is.
#[test]
fn the_last_line_tells_what_the_ledger_covers() {
    let folder = tempfile::tempdir().expect("a folder");
    let ledger = folder.path().join("L").display().to_string();
    let words = format!("--message t{{counter:8}} --ledger {ledger} --resume --threads 1");
    for (range, total, covered) in [
        ("--count 1000", "1,000 hashes", "1,000 counters"),
        ("--start 5000 --count 500", "500 hashes", "1,500 counters"),
        ("--start 5000 --count 500", "0 hashes", "1,500 counters"),
    ] {
        let outcome = on_terminal(200, "", &format!("{words} {range}"));
        let lines = seen(&outcome);
        assert_eq!(outcome.code, Some(0), "{lines:#?}");
        assert!(lines.iter().any(|line| line.contains(&format!(" in {total} in "))), "{lines:#?}");
        assert_eq!(lines.last(), Some(&format!("ledger  {covered} covered in all")), "{range}");
    }
    let without = seen(&on_terminal(200, "", "--message t{counter:8} --count 1000 --threads 1"));
    assert!(!without.iter().any(|line| line.starts_with("ledger ")), "{without:#?}");
}

/// The alarm is a line of its own, whatever else is on the terminal.
#[test]
fn a_wrong_answer_is_told() {
    let outcome = on_terminal(200, "", "--fault-drill 0:5 --threads 1 --count 1000");
    assert_eq!(outcome.code, Some(4));
    let lines = seen(&outcome);
    let alarms: Vec<&String> = lines.iter().filter(|line| line.contains("WRONG ANSWER")).collect();
    assert_eq!(alarms.len(), 1, "{lines:#?}");
    assert!(alarms[0].starts_with("hashweave: WRONG ANSWER (--fault-drill) in worker 0"), "{alarms:?}");
}
