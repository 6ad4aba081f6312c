//! The objectives against an independent scan: exactly those counters, in order.

use crate::program::{of_kind, search};
use crate::scan::{Hashed, check, minima, results, scan};

const COUNT: u64 = 12_000;

/// Runs an objective over the counters and compares it with a predicate on the digest.
fn check_objective(objective: &str, predicate: &dyn Fn(&[u8]) -> bool) {
    let expected: Vec<Hashed> =
        scan(b"o:", 0, COUNT).into_iter().filter(|hashed| predicate(&hashed.hash)).collect();
    assert!(!expected.is_empty() && expected.len() < COUNT as usize, "{objective} is a test");
    let records = search(&format!("--message o:{{counter:8}} --count {COUNT} {objective}"));
    check(&results(&records, None), &expected);
    assert_eq!(of_kind(&records, "hit").len(), expected.len(), "{objective}");
}

#[test]
fn zero_bits() {
    check_objective("--zero-bits 1", &|hash| hash[0] < 0x80);
    check_objective("--zero-bits 8", &|hash| hash[0] == 0);
    check_objective("--zero-bits 11", &|hash| hash[0] == 0 && hash[1] < 0x20);
}

#[test]
fn below_is_strict_and_missing_bytes_are_zero() {
    check_objective("--below 01", &|hash| hash[0] == 0);
    check_objective("--below 0x0380", &|hash| hash[..2] < [0x03, 0x80][..]);
    check_objective("--below fffe", &|hash| hash[..2] < [0xFF, 0xFE][..]);
    let bound = scan(b"o:", 0, COUNT)[77].hash.clone();
    check_objective(&format!("--below {}", hex::encode(&bound)), &|hash| hash < bound.as_slice());
}

#[test]
fn matching() {
    check_objective("--match ff:00", &|hash| hash[0] == 0);
    check_objective("--match f0000f:a00003", &|hash| hash[0] & 0xF0 == 0xA0 && hash[2] & 0x0F == 3);
    check_objective("--match 0x0081:0x0081", &|hash| hash[1] & 0x81 == 0x81);
}

#[test]
fn a_slice_of_the_digest() {
    check_objective("--digest-range 12..32 --zero-bits 7", &|hash| hash[12] < 2);
    check_objective("--digest-range 31..32 --zero-bits 8", &|hash| hash[31] == 0);
    check_objective("--digest-range 12..32 --match 0f00ff:0b0042", &|hash| {
        hash[12] & 0x0F == 0x0B && hash[14] == 0x42
    });
    check_objective("--digest-range 7..9 --below 0102", &|hash| hash[7..9] < [1, 2][..]);
    check_objective("--digest-range 5..32 --match 00000001:00000001", &|hash| hash[8] & 1 == 1);
}

#[test]
fn the_minimum_of_a_slice() {
    let sliced = |hashed: Hashed| Hashed { hash: hashed.hash[12..].to_vec(), ..hashed };
    let expected = minima(&scan(b"o:", 0, COUNT).into_iter().map(sliced).collect::<Vec<_>>());
    let words = format!("--message o:{{counter:8}} --count {COUNT} --min --digest-range 12..32");
    let records = search(&words);
    let found: Vec<Hashed> = results(&records, None).into_iter().map(sliced).collect();
    check(&found, &expected);
    let best = of_kind(&records, "best");
    assert_eq!(records[records.len() - 1]["best_hash_hex"], best[best.len() - 1]["hash_hex"]);
}

#[test]
fn an_objective_that_is_not_met_finds_nothing() {
    let records = search("--message o:{counter:8} --count 1000 --zero-bits 256");
    assert_eq!(results(&records, None), []);
    assert!(records[records.len() - 1]["best_hash_hex"].is_null());
}
