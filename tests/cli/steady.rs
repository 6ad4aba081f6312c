//! `bench --steady`: rows that are complete and true to their seconds, pages, bad usage, a signal
//! in the middle. No time is asserted.

use crate::program::{check_fields, check_refused, command, finish, line, text};
use roxmltree::{Document, ParsingOptions};
use serde_json::Value;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

const FIELDS: [&str; 20] = [
    "job:text",
    "algo:text",
    "backend:text?",
    "kernel:text",
    "chosen_by:text?",
    "streams:int?",
    "message_bytes:int?",
    "threads:int",
    "unit:text",
    "warm_up_seconds:real",
    "median_per_second:real",
    "tenth_per_second:real",
    "ninetieth_per_second:real",
    "least_per_second:real",
    "most_per_second:real",
    "drift_per_minute:signed",
    "clock_ghz:real",
    "cycles_per_unit:real",
    "bound_cycles_per_unit:real?",
    "samples:list",
];

/// A row that agrees with its seconds.
fn check(row: &Value, seconds: usize) {
    check_fields(row, &FIELDS);
    let samples = row["samples"].as_array().expect("a list");
    assert_eq!(samples.len(), seconds, "{row}");
    let mut last = 0.0;
    for sample in samples {
        check_fields(sample, &["seconds:real", "per_second:real", "clock_ghz:real"]);
        let at = sample["seconds"].as_f64().expect("a number");
        assert!(at > last, "{row}");
        last = at;
    }
    let figure = |name: &str| row[format!("{name}_per_second")].as_f64().expect("a number");
    let mut rates: Vec<f64> =
        samples.iter().map(|sample| sample["per_second"].as_f64().expect("a number")).collect();
    rates.sort_by(f64::total_cmp);
    assert_eq!((figure("least"), figure("most")), (rates[0], rates[rates.len() - 1]));
    assert_eq!(figure("median"), rates[rates.len() / 2]);
    assert!(rates[0] > 0.0 && figure("tenth") <= figure("median") && figure("median") <= figure("ninetieth"));
}

fn rows(words: &str) -> Vec<Value> {
    let outcome = line(words);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
    serde_json::from_str(&outcome.stdout).expect("an array")
}

#[test]
fn searches_second_by_second() {
    // Without a job it measures a search, on the kernel that a search chooses; with `--kernel`
    // that one. It runs on each given number of threads.
    let chosen = rows("bench --steady 3 --warm-up 0 --json --threads 1");
    assert_eq!(chosen.len(), 1);
    check(&chosen[0], 3);
    assert_eq!(
        (text(&chosen[0], "job"), text(&chosen[0], "algo"), text(&chosen[0], "unit")),
        ("search", "sha3-256", "hash")
    );
    assert_ne!(text(&chosen[0], "chosen_by"), "request");
    let asked = "bench search --steady 3 --warm-up 1 --json --backend scalar --kernel direct --algo sha256 --threads 1 --threads 2";
    let asked = rows(asked);
    assert_eq!(asked.iter().map(|row| row["threads"].as_u64()).collect::<Vec<_>>(), [Some(1), Some(2)]);
    for row in &asked {
        check(row, 3);
        assert_eq!(
            (text(row, "backend"), text(row, "kernel"), text(row, "chosen_by")),
            ("scalar", "direct", "request")
        );
        assert_eq!(row["warm_up_seconds"], 1.0);
    }
}

#[test]
fn sums_second_by_second() {
    let usual = rows("bench sum --steady 3 --warm-up 0 --json");
    assert_eq!(usual.len(), 1);
    check(&usual[0], 3);
    assert_eq!(
        (text(&usual[0], "job"), text(&usual[0], "kernel"), text(&usual[0], "unit")),
        ("sum", "auto", "byte")
    );
    assert_eq!((usual[0]["streams"].as_u64(), usual[0]["message_bytes"].as_u64()), (Some(64), Some(16_384)));
    assert!(usual[0]["backend"].is_null() && usual[0]["chosen_by"].is_null());
}

/// The page can be read by a strict parser, and has a chart of the rate and one of the clock, with
/// every second in words.
#[test]
fn a_page_with_charts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("page.html");
    let outcome = line(&format!("bench sum --steady 4 --warm-up 0 --threads 1 --html {}", path.display()));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(outcome.stdout.contains("drift/min"), "{}", outcome.stdout);
    let page = std::fs::read_to_string(&path).expect("a page");
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&page, options).expect("well-formed");
    let told: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("desc"))
        .filter_map(|node| node.text())
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    for (told, unit) in told.iter().zip(["GB/s at", "GHz at"]) {
        assert_eq!(told.matches(unit).count(), 4, "{told}");
    }
}

#[test]
fn bad_usage_is_told() {
    for (words, complaint) in [
        ("bench --steady 2", "3..=86400"),
        ("bench --steady 0", "3..=86400"),
        ("bench --steady -1", "--steady"),
        ("bench --steady 86401", "3..=86400"),
        ("bench --steady x", "--steady"),
        ("bench --steady 3 --warm-up -1", "--warm-up"),
        ("bench --steady 3 --warm-up 86401", "0..=86400"),
        ("bench --warm-up 3", "--steady"),
        ("bench --steady 3 --rounds 5", "--rounds"),
        ("bench replicate --steady 3", "--steady works with `bench search` and `bench sum` only"),
        ("bench --backend gpu --steady 3", "--steady applies to the processor"),
    ] {
        check_refused(&line(words), complaint);
    }
}

/// A signal ends the benchmark: the measurements so far are shown, and the exit code is that of an
/// interruption.
#[test]
fn a_signal_ends_it_with_what_there_is() {
    let mut bench = command();
    bench.args(["bench", "--steady", "3600", "--warm-up", "0", "--threads", "1", "--json"]);
    let child = bench.spawn().expect("the program starts");
    let id = child.id().to_string();
    sleep(Duration::from_secs(4));
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
    let outcome = finish(child);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(3), ""), "{outcome:?}");
    let rows: Vec<Value> = serde_json::from_str(&outcome.stdout).expect("an array");
    let seconds = rows[0]["samples"].as_array().expect("a list").len();
    assert!((1..3600).contains(&seconds));
    check(&rows[0], seconds);

    let mut bench = command();
    bench.args(["bench", "--steady", "3600", "--warm-up", "3600", "--threads", "1"]);
    let child = bench.spawn().expect("the program starts");
    let id = child.id().to_string();
    sleep(Duration::from_secs(2));
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
    let outcome = finish(child);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(3), ""), "{outcome:?}");
}
