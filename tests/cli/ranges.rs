//! `--start`, `--count`, `--hits`, salts and threads.

use crate::program::{int, search};
use crate::scan::{Hashed, check, minima, results, scan, scan_with, zero_bits};
use hashweave::Algorithm;
use serde_json::Value;

fn total(records: &[Value]) -> u64 {
    int(&records[records.len() - 1], "total")
}

#[test]
fn with_a_salt_a_count_is_for_each_worker() {
    let records = search("--salt-hex ffff112233 --threads 3 --count 1500 --start 40 --zero-bits 4");
    assert_eq!(total(&records), 3 * 1500);
    for worker in 0..3_u8 {
        let prefix = [&b"bench_sha3:"[..], &[worker, 0, 0x11, 0x22, 0x33]].concat();
        let expected = zero_bits(&scan(&prefix, 40, 1500), 4);
        check(&results(&records, Some(worker.into())), &expected);
    }
}

#[test]
fn without_a_salt_a_count_is_for_all_and_threads_do_not_show() {
    // More than two chunks of 2^18, so that several threads have something to do.
    let words = "--message n={counter:8} --start 7 --count 600000 --zero-bits 12";
    let one = search(&format!("{words} --threads 1"));
    assert_eq!(total(&one), 600_000);
    assert!(results(&one, None).len() > 100);
    check(&results(&one, None)[..1], &zero_bits(&scan(b"n=", 7, 30_000), 12)[..1]);
    for threads in [2, 3] {
        let several = search(&format!("{words} --threads {threads}"));
        assert_eq!(total(&several), 600_000);
        check(&results(&several, None), &results(&one, None));
    }
}

#[test]
fn without_a_salt_the_minima_are_those_of_one_scan() {
    let words = "--message {counter:8} --count 1200000";
    let one = results(&search(&format!("{words} --threads 1")), None);
    let early: Vec<Hashed> = one.iter().filter(|hashed| hashed.counter < 20_000).cloned().collect();
    check(&early, &minima(&scan(b"", 0, 20_000)));
    check(&minima(&one), &one);
    for threads in [2, 3] {
        check(&results(&search(&format!("{words} --threads {threads}")), None), &one);
    }
}

#[test]
fn one_salt_byte_is_the_worker() {
    let words = "--message {salt:1}{counter:8} --salt-hex 77 --threads 2 --count 10 --zero-bits 0";
    let records = search(words);
    check(&results(&records, Some(0)), &scan(&[0], 0, 10));
    check(&results(&records, Some(1)), &scan(&[1], 0, 10));
}

#[test]
fn counters_carry_past_32_bits() {
    let start = (1 << 32) - 700;
    let records = search(&format!("--message x{{counter:8}} --start {start} --count 1400 --zero-bits 3"));
    check(&results(&records, None), &zero_bits(&scan(b"x", start, 1400), 3));
}

#[test]
fn the_top_of_the_counter_is_the_end() {
    let start = u64::MAX - 999;
    let words = format!("--message x{{counter:8}} --start {start} --zero-bits 3");
    let expected = zero_bits(&scan(b"x", start, 1000), 3);
    for range in ["", "--count 1000", "--threads 1", "--threads 3 --count 1000"] {
        let records = search(&format!("{words} {range}"));
        assert_eq!(total(&records), 1000, "{range}");
        check(&results(&records, None), &expected);
    }
    let last = search(&format!("--message x{{counter:8}} --start {} --threads 1", u64::MAX));
    check(&results(&last, None), &scan(b"x", u64::MAX, 1));
}

#[test]
fn numbers_may_be_hexadecimal() {
    let records = search("--message x{counter:8} --start 0x10 --count 0x20 --zero-bits 0");
    check(&results(&records, None), &scan(b"x", 16, 32));
}

#[test]
fn narrow_counters_are_scanned_to_their_end() {
    let message = |counter: u64| [b"ab", &counter.to_le_bytes()[..1], b"!"].concat();
    let expected = scan_with(Algorithm::Sha256, &message, 0, 256);
    for threads in [1, 3] {
        let words = format!("--algo sha256 --message ab{{counter:1}}! --zero-bits 0 --threads {threads}");
        let records = search(&words);
        check(&results(&records, None), &expected);
        assert_eq!(total(&records), 256);
    }
}

#[test]
fn big_endian_counters_are_scanned_in_counter_order() {
    let message = |counter: u64| [b"k", &counter.to_be_bytes()[6..], b"l"].concat();
    let records = search("--message k{counter:2:be}l --threads 2 --zero-bits 5");
    let expected = zero_bits(&scan_with(Algorithm::Sha3_256, &message, 0, 65536), 5);
    check(&results(&records, None), &expected);
    assert_eq!(total(&records), 65536);
}

#[test]
fn all_of_very_many_hits_are_reported() {
    let records = search("--message m{counter:8} --count 100000 --zero-bits 2 --threads 2");
    let expected = zero_bits(&scan(b"m", 0, 100_000), 2);
    assert!(expected.len() > 20_000);
    check(&results(&records, None), &expected);
}

#[test]
fn so_many_hits_and_no_more() {
    let expected = zero_bits(&scan(b"h", 0, 20_000), 5);
    for (hits, threads) in [(1, 1), (7, 1), (7, 3), (500, 2)] {
        let words = format!("--message h{{counter:8}} --zero-bits 5 --hits {hits} --threads {threads}");
        check(&results(&search(&words), None), &expected[..hits]);
    }
    let salted = search("--zero-bits 3 --hits 9 --threads 3");
    assert_eq!(results(&salted, None).len(), 9);
}

#[test]
fn minima_count_as_hits() {
    let expected = minima(&scan(b"h", 0, 5000));
    assert!(expected.len() >= 4);
    let records = search("--message h{counter:8} --hits 4 --threads 1");
    check(&results(&records, None), &expected[..4]);
}

/// Chunks are as short as messages are long: a deadline is heard of between two of them.
#[test]
fn a_deadline_is_kept_by_long_messages_too() {
    let text = "x".repeat(20_000);
    let records = search(&format!("--message {{counter:8}}{text} --seconds 0.01 --threads 1 --zero-bits 60"));
    let total = int(&records[records.len() - 1], "total");
    assert!(total <= 16_384, "{total} hashes of 148 blocks each");
}
