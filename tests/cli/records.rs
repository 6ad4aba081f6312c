//! The JSON lines of a search.

use crate::program::{by_shell, bytes, int, line, of_kind, records, search, text};
use crate::scan::{self, results};
use hashweave::{Algorithm, Variant, reference};
use serde_json::{Value, json};
use std::time::Instant;

/// The final count of every worker, in worker order.
fn final_totals(records: &[Value], workers: usize) -> Vec<u64> {
    let stats = of_kind(records, "stats");
    let last = &stats[stats.len() - workers..];
    let order: Vec<u64> = last.iter().map(|record| int(record, "worker")).collect();
    assert_eq!(order, (0..workers as u64).collect::<Vec<_>>(), "one final record a worker");
    last.iter().map(|record| int(record, "total")).collect()
}

fn check_shutdown(records: &[Value]) {
    let shutdown = &records[records.len() - 1];
    let workers = int(&records[0], "workers") as usize;
    let total = int(shutdown, "total");
    assert_eq!(final_totals(records, workers).iter().sum::<u64>(), total, "{shutdown}");
    let seconds = shutdown["seconds"].as_f64().expect("a number");
    let rate = total as f64 / seconds;
    assert!((int(shutdown, "rate") as f64 - rate).abs() <= 1.0 + 1e-9 * rate, "{shutdown}");
    let least = results(records, None).into_iter().map(|result| result.hash).min();
    assert_eq!(shutdown["best_hash_hex"], json!(least.map(hex::encode)), "{shutdown}");
}

/// Takes every message apart and hashes it again.
fn check_results(records: &[Value], base_salt: &[u8]) {
    for record in records.iter().filter(|record| record["kind"] == "best" || record["kind"] == "hit") {
        let (worker, counter) = (int(record, "worker"), int(record, "counter"));
        assert!(worker < int(&records[0], "workers"));
        let number = (worker as u16).to_le_bytes();
        let input = [b"bench_sha3:", &number[..], &base_salt[2..], &counter.to_le_bytes()].concat();
        assert_eq!(bytes(record, "input_hex"), input, "{record}");
        assert_eq!(bytes(record, "hash_hex"), reference::digest(Algorithm::Sha3_256, &input), "{record}");
    }
}

#[test]
fn startup_says_what_runs() {
    let records = search("--salt-hex aabbccddee --threads 2 --count 1");
    let startup = &records[0];
    assert_eq!(startup["workers"], 2);
    assert_eq!(startup["algo"], "sha3-256");
    assert_eq!(startup["message"], "bench_sha3:{salt:5}{counter:8}");
    assert_eq!(startup["prefix"], "bench_sha3:");
    assert_eq!(startup["base_salt_hex"], "aabbccddee");
    assert_eq!(startup["version"], env!("CARGO_PKG_VERSION"));
    // Where there are several, every process times them for itself.
    let isas: Vec<hashweave::Isa> = hashweave::Isa::usable().collect();
    let core = hashweave::cpu::common_core();
    let contenders = hashweave::search::contenders(core, &isas, Algorithm::Sha3_256, None);
    let kernel = (text(startup, "backend"), text(startup, "kernel"), text(startup, "variant"));
    let is_that =
        |(isa, variant): &(hashweave::Isa, Variant)| (isa.name(), variant.name(), variant.parts()) == kernel;
    assert!(contenders.iter().any(is_that), "{startup}");
}

#[test]
fn startup_echoes_the_template() {
    let words = "--algo sha256 --message {hex:6162}c{counter:4:be}{{z --threads 1 --count 1 --kernel direct";
    let startup = &search(words)[0];
    assert_eq!(startup["message"], "{hex:6162}c{counter:4:be}{{z");
    assert_eq!((&startup["prefix"], &startup["base_salt_hex"]), (&json!("abc"), &json!("")));
    assert_eq!((&startup["algo"], &startup["kernel"]), (&json!("sha256"), &json!("direct")));
}

#[test]
fn one_thread_reports_the_running_minima() {
    let records = search("--salt-hex 0000010203 --threads 1 --count 50000");
    check_results(&records, &[0, 0, 1, 2, 3]);
    check_shutdown(&records);
    let bests = results(&records, None);
    assert!(bests.windows(2).all(|pair| pair[1].hash < pair[0].hash), "strictly descending");
    let expected = scan::minima(&scan::scan(b"bench_sha3:\x00\x00\x01\x02\x03", 0, 50_000));
    scan::check(&bests, &expected);
    assert_eq!(of_kind(&records, "hit").len(), 0);
}

#[test]
fn a_live_search_reports_only_what_is_true() {
    let records = search("--seconds 3 --stats-interval 0.1");
    check_results(&records, &bytes(&records[0], "base_salt_hex"));
    check_shutdown(&records);
    let bests = results(&records, None);
    assert!(bests.len() > 3, "{} in three seconds", bests.len());
    assert!(bests.windows(2).all(|pair| pair[1].hash < pair[0].hash), "strictly descending");
    let workers = int(&records[0], "workers") as usize;
    assert!(of_kind(&records, "stats").len() >= 3 * workers, "again and again, and at the end");
    assert!(final_totals(&records, workers).iter().all(|total| *total > 0), "every worker worked");
}

#[test]
fn a_worker_never_counts_backwards() {
    let records = search("--seconds 2 --stats-interval 0.1 --threads 2 --zero-bits 60");
    for worker in 0..2 {
        let stats = of_kind(&records, "stats");
        let totals = stats.iter().filter(|record| record["worker"] == worker);
        let totals: Vec<u64> = totals.map(|record| int(record, "total")).collect();
        assert!(totals.len() >= 3 && totals.is_sorted(), "{totals:?}");
    }
    check_shutdown(&records);
    assert_eq!(records[records.len() - 1]["best_hash_hex"], Value::Null, "no hit, no best");
}

/// Whether something that the machine's other work may disturb holds once. What the program does
/// wrong is wrong every time.
fn holds_undisturbed(what: impl FnMut() -> Result<(), String>) {
    let wrong: Vec<String> = std::iter::repeat_with(what).take(6).map_while(Result::err).collect();
    assert!(wrong.len() < 6, "{wrong:#?}");
}

/// Hashes are counted in lumps, but no record, not even one that follows another at once, tells of
/// several times the speed of the machine.
#[test]
fn no_rate_is_implausible() {
    holds_undisturbed(|| {
        let records = search("--seconds 1 --stats-interval 0.2 --threads 2 --zero-bits 60");
        let mean = int(&records[records.len() - 1], "rate");
        let stats = of_kind(&records, "stats");
        match stats.into_iter().find(|stats| int(stats, "rate") > 4 * mean) {
            Some(stats) => Err(format!("{stats} of one of two workers when both together have {mean}")),
            None => Ok(()),
        }
    });
}

/// The clock runs from when the first worker begins, not from when the last one does.
#[test]
fn the_start_of_many_threads_is_part_of_the_time() {
    holds_undisturbed(|| {
        let began = Instant::now();
        let records = search("--threads 1000 --count 4000 --zero-bits 60");
        let wall = began.elapsed().as_secs_f64();
        let seconds = records[records.len() - 1]["seconds"].as_f64().expect("a number");
        let told = format!("{seconds} s of the {wall} s that the program ran");
        assert!(seconds < wall, "{told}");
        if 10.0 * seconds > wall { Ok(()) } else { Err(told) }
    });
}

#[test]
fn salts_are_random_unless_given() {
    let salt = || text(&search("--count 1 --threads 1")[0], "base_salt_hex").to_owned();
    let (one, other) = (salt(), salt());
    assert_eq!((one.len(), other.len()), (10, 10));
    assert_ne!(one, other);
}

#[test]
fn hits_are_called_hits() {
    let records = search("--zero-bits 6 --salt-hex 0000aaaaaa --threads 2 --count 3000");
    check_results(&records, &[0, 0, 0xAA, 0xAA, 0xAA]);
    check_shutdown(&records);
    assert_eq!(of_kind(&records, "best").len(), 0);
    assert!(of_kind(&records, "hit").len() > 20);
}

#[test]
fn a_fraction_of_a_second_is_enough() {
    let records = records(&line("search --seconds 0.001 --threads 1"), 0);
    check_shutdown(&records);
}

/// The command in a record gives the digest of the record, without this program where Python's
/// hashlib has the algorithm.
#[test]
fn a_stranger_can_check_a_result() {
    let short = [Algorithm::Blake2s(5), Algorithm::Blake2b(63)];
    for algorithm in Algorithm::NAMED.into_iter().chain(short) {
        let records = search(&format!("--algo {algorithm} --zero-bits 4 --hits 1 --threads 1"));
        let hit = of_kind(&records, "hit")[0];
        let outcome = by_shell(text(hit, "check"));
        assert_eq!(outcome.stdout.trim(), text(hit, "hash_hex"), "{hit} {outcome:?}");
        let name = algorithm.to_string();
        let own = ["keccak", "turboshake", "blake3"].iter().any(|begin| name.starts_with(begin));
        assert_eq!(text(hit, "check").starts_with("hashweave "), own, "{hit}");
    }
}
