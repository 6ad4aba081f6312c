//! `--explain`: the plan, its cost, the odds.

use crate::program::{check_refused, line};
use std::collections::BTreeMap;

/// The facts by name.
fn explained(words: &str) -> BTreeMap<String, String> {
    let outcome = line(&format!("search --explain {words}"));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let fact = |line: &str| {
        let (name, fact) = line.split_once("  ").expect("a name and a fact");
        (name.to_owned(), fact.trim_start().to_owned())
    };
    outcome.stdout.lines().map(fact).collect()
}

#[test]
fn the_plan_of_a_create2_search() {
    let facts = explained(
        "--algo keccak-256 --backend scalar --message {hex:ff}{salt:40}{hex:0000}{counter:8:be}{hex:0102} \
         --digest-range 12..32 --zero-bits 20 --threads 1",
    );
    assert_eq!(facts["message"], "53 bytes, hashed with keccak-256");
    assert_eq!(facts["counter"], "8 bytes at byte 43, big-endian");
    assert_eq!(facts["blocks"], "1 for every counter");
    assert_eq!(facts["varying words"], "5 6 of the first of these blocks");
    assert!(facts["kernel"].starts_with("scalar affine"), "{facts:?}");
    assert!(facts["scan"].contains("Gray code"), "{facts:?}");
    assert!(facts["computed"].starts_with("word 1 "), "the address begins in the middle of it: {facts:?}");
    assert!(facts["objective"].ends_with(": 1 in 1,048,576 hashes"), "{facts:?}");
    for share in ["50 % by ", "(726,817 tries), 90 % by ", "(2,414,434 tries), 99 % by ", "(4,828,869 tries)"]
    {
        assert!(facts["expected"].contains(share), "{share} in {facts:?}");
    }
    assert_eq!(facts["space"], "2^64 counters: enough");
}

#[test]
fn constant_blocks_and_a_space_that_is_too_small() {
    let text = "x".repeat(130);
    let facts = explained(&format!("--algo sha256 --message {text}{{counter:2}} --zero-bits 16 --threads 2"));
    assert_eq!(facts["blocks"], "1 for every counter; 2 blocks before the counter, hashed once");
    assert_eq!(facts["varying words"], "0 of the first of these blocks");
    assert_eq!(facts["scan"], "in counter order");
    assert!(
        facts["space"].starts_with("65,536 counters: may not be enough: the odds of a hit are 63.21 %"),
        "{facts:?}"
    );
}

#[test]
fn the_space_is_what_the_range_leaves() {
    let facts = explained("--zero-bits 3 --count 1000 --threads 2");
    assert_eq!(facts["space"], "2,000 counters (2 workers, a salt each): enough");
    assert_eq!(facts["audit"], "every hash that meets 3 bits of the objective is hashed again and counted");
    let shard = explained("--message a{counter:2} --zero-bits 3 --shard 2/4");
    assert_eq!(shard["space"], "16,384 counters: enough");
}

/// The kernel's filter looks at one word, in which a slice may have few bits.
#[test]
fn the_audit_says_how_many_bits_it_looks_at() {
    let bits = |words: &str| explained(&format!("--threads 1 {words}"))["audit"].clone();
    assert!(bits("--digest-range 7..9 --match ffff:0000").starts_with("every hash that meets 8 bits "));
    assert!(bits("--zero-bits 50").starts_with("every hash that meets 16 bits "));
    assert!(bits("--min").starts_with("every hash that meets 16 bits "));
    assert!(bits("--message {counter:1} --zero-bits 1").starts_with("every hash that meets 1 bit "));
}

#[test]
fn a_search_for_the_least_has_prospects_too() {
    let facts = explained("--threads 1 --count 1048576");
    assert!(facts["expected"].contains("20 after an hour, 20 after a day"), "{facts:?}");
    assert!(facts["bound"].contains("cycles/hash") || facts["bound"].starts_with("none"), "{facts:?}");
    assert!(facts["measured"].contains("H/s per thread"), "{facts:?}");
}

#[test]
fn what_cannot_run_cannot_be_explained() {
    check_refused(&line("search --explain --zero-bits 300"), "objective");
    check_refused(&line("search --explain --start 300 --message {counter:1}"), "--start");
}
