//! The objectives against an independent scan: exactly those counters, in order.

use crate::program::{check_refused, line, of_kind, records, run, search};
use crate::scan::{Hashed, check, minima, results, scan, scan_with};
use hashweave::Algorithm;
use std::collections::BTreeSet;

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
fn numbers_with_the_least_significant_byte_first() {
    check_objective("--below-le 01", &|hash| hash[31] == 0);
    check_objective("--below-le 0380", &|hash| (hash[31], hash[30]) < (3, 0x80));
    check_objective("--below-le 0380 --digest-range 3..9", &|hash| (hash[8], hash[7]) < (3, 0x80));
    // Targets of one thirty-second of all numbers, and of a part of a byte that is not a power of two.
    check_objective("--nbits 20080000", &|hash| hash[31] < 8 || hash[31] == 8 && hash[..31] == [0; 31]);
    check_objective("--nbits 0x20012345", &|hash| (hash[31], hash[30], hash[29]) < (1, 0x23, 0x45));
    check_refused(&line("search --nbits ffff001d"), "in the other order");
    check_refused(&line("search --nbits 1d00ffff --algo sha512"), "--nbits: a compact target");
}

#[test]
fn any_of_several_patterns() {
    check_objective("--any 12,34", &|hash| hash[0] == 0x12 || hash[0] == 0x34);
    check_objective("--any 12..ab,3....,ff0f:0102", &|hash| {
        hash[0] == 0x12 && hash[2] == 0xAB || hash[0] >> 4 == 3 || hash[0] == 1 && hash[1] & 15 == 2
    });
    check_objective("--any 0fff,1fff,abc --digest-range 20..32", &|hash| {
        [0x0FFF, 0x1FFF].contains(&u16::from_be_bytes([hash[20], hash[21]]))
            || hash[20] == 0xAB && hash[21] >> 4 == 0xC
    });
}

/// Two thousand patterns of 24 bits, by every algorithm's word and on every kernel that is asked for.
#[test]
fn a_file_of_patterns() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("patterns");
    let pattern = |i: u32| i.wrapping_mul(0x9E37_79B9) >> 8;
    let text: String = (0..2000).map(|i| format!("  {:06x} # number {i}\n\n", pattern(i))).collect();
    std::fs::write(&file, format!("# patterns\n{text}")).expect("a file");
    let patterns: BTreeSet<u32> = (0..2000).map(pattern).collect();
    for options in [
        "",
        "--kernel direct",
        "--backend scalar",
        "--algo sha256",
        "--algo sha512",
        "--algo hash160 --digest-range 4..20",
    ] {
        let search = format!("search --message o:{{counter:8}} --count 60000 {options} --match-file");
        let mut words: Vec<&str> = search.split_whitespace().collect();
        words.push(file.to_str().expect("a name"));
        let found = results(&records(&run(&words), 0), None);
        let word = |name: &str| words.iter().skip_while(move |word| **word != name).nth(1);
        let algorithm: Algorithm = word("--algo").map_or("sha3-256", |name| *name).parse().expect("a name");
        let at = if word("--digest-range").is_some() { 4 } else { 0 };
        let expected: Vec<Hashed> =
            scan_with(algorithm, &|counter| [b"o:", &counter.to_le_bytes()[..]].concat(), 0, 60_000)
                .into_iter()
                .filter(|hashed| {
                    let [a, b, c] = [0, 1, 2].map(|i| u32::from(hashed.hash[at + i]));
                    patterns.contains(&(a << 16 | b << 8 | c))
                })
                .collect();
        assert!(!expected.is_empty(), "{options}");
        check(&found, &expected);
    }
    std::fs::write(&file, "# nothing\n").expect("a file");
    check_refused(
        &run(&["search", "--match-file", file.to_str().expect("a name")]),
        "there is no pattern in it",
    );
    check_refused(&line("search --match-file /no/such/file"), "--match-file");
    check_refused(&line("search --any 12 --zero-bits 3"), "cannot be used with");
}

/// Each result has a higher score than all before it.
fn check_score(name: &str, score: &dyn Fn(&[u8]) -> usize) {
    for (range, part) in [("", 0..32), ("--digest-range 3..23", 3..23)] {
        let mut most = None;
        let mut expected = scan(b"o:", 0, COUNT);
        expected.retain(|hashed| {
            let score = score(&hashed.hash[part.clone()]);
            let is_more = most.is_none_or(|most| score > most);
            most = most.max(Some(score));
            is_more
        });
        let records = search(&format!("--message o:{{counter:8}} --count {COUNT} --score {name} {range}"));
        check(&results(&records, None), &expected);
        assert_eq!(of_kind(&records, "best").len(), expected.len(), "{name}");
    }
}

#[test]
fn scores() {
    check_score("zeros", &|part| hex::encode(part).matches('0').count());
    check_score("zero-bytes", &|part| part.iter().filter(|byte| **byte == 0).count());
    check_score("leading-zero-bytes", &|part| part.iter().take_while(|byte| **byte == 0).count());
    check_refused(&line("search --score zero"), "write one of zeros, zero-bytes,");
    check_refused(&line("search --score uniswap-v4"), "is of 20 bytes, but 32 of the digest are in range");
    check_refused(&line("search --score run --kernel direct"), "--kernel: the score run takes whole digests");
}

/// Against EIP-55 in the reference's Keccak.
#[test]
fn addresses_in_the_case_of_their_checksum() {
    let is_capital = |address: &[u8], i: usize| {
        let hash = hashweave::reference::digest(Algorithm::Keccak256, hex::encode(address).as_bytes());
        hash[i / 2] >> (4 - 4 * (i % 2)) & 8 != 0
    };
    check_objective("--digest-range 12..32 --checksum-case C,..d", &|hash| {
        let address = &hash[12..];
        address[0] >> 4 == 0xC && is_capital(address, 0) || address[1] >> 4 == 0xD && !is_capital(address, 2)
    });
    check_refused(
        &line("search --checksum-case C0ffee"),
        "is of 20 bytes, but 32 of the digest are in range",
    );
    check_refused(&line("search --checksum-case ff:12"), "a mask has no case");
}

#[test]
fn texts_in_base58_and_base32() {
    check_objective("--any base32:a,base32:.b", &|hash| {
        hash[0] >> 3 == 0 || (u16::from_be_bytes([hash[0], hash[1]]) >> 6) & 31 == 1
    });
    // A leading zero byte is a digit 1.
    check_objective("--base58 1", &|hash| hash[0] == 0);
    let all = |text: &str| {
        let records = search(&format!(
            "--message o:{{counter:8}} --count {COUNT} --digest-range 3..23 --base58 {text}"
        ));
        of_kind(&records, "hit").len() as u64
    };
    // Every address with TRON's version begins with T and one of these, or with T9 or TZ.
    let texts: Vec<String> = "ABCDEFGHJKLMNPQRSTUVWXY".chars().map(|digit| format!("41:T{digit}")).collect();
    let sum: u64 = texts.iter().map(|text| all(text)).sum();
    assert_eq!(all(&texts.join(",")), sum);
    assert_eq!(all("41:T9,41:TZ") + sum, COUNT);
    check_refused(&line("search --base58 41:1"), "no text begins with '41:1'");
    check_refused(&line("search --base58 00:1Love"), "is of 20 bytes, but 32 of the digest are in range");
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
