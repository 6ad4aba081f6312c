//! Counters that are text: what a search reports is what hashing every message in counter order with
//! the reference reports, on every kernel, in any alphabet, over every carry of the digits and every
//! change of length.

use hashes::Algorithm;
use hashweave::search::{Alphabet, Goal, Job, Objective, Request, Template};
use hashweave_tests::oracle::{Piece, Search};
use hashweave_tests::{SplitMix64, algorithms, block_bytes, search_kernels};

const DECIMAL: &str = "0123456789";

fn decimal(width: Option<usize>) -> Piece {
    Piece::Digits(DECIMAL.to_owned(), width)
}

fn search(algorithm: Algorithm, layout: Vec<Piece>, bits: u32) -> Search {
    Search { algorithm, layout, objective: Objective { goal: Goal::ZeroBits(bits), range: None } }
}

/// An alphabet of a number of characters, in any order.
fn alphabet(characters: usize, random: &mut SplitMix64) -> String {
    let mut all: Vec<char> = (' '..='~').filter(|character| !"{}:".contains(*character)).collect();
    assert_eq!(all.len(), Alphabet::MOST);
    let taken = (0..characters).map(|_| all.swap_remove(random.word() as usize % all.len()));
    taken.collect()
}

/// Decimal numbers of every algorithm, around powers of ten.
#[test]
fn carries_of_every_algorithm() {
    for algorithm in algorithms() {
        for width in [None, Some(20)] {
            let search = search(algorithm, vec![Piece::Text("salt"), decimal(width)], 1);
            for power in (1..20).step_by(3).map(|digits| 10_u64.pow(digits)) {
                search.check(power.saturating_sub(17), power + 17);
            }
            search.check(0, 1100);
            search.check(u64::MAX - 40, u64::MAX);
        }
    }
}

/// All of the numbers that share tables, and those next to them.
#[test]
fn several_cycles() {
    for algorithm in [Algorithm::Sha256, Algorithm::Sha1, Algorithm::Keccak256, Algorithm::Blake2b(64)] {
        let layout = || vec![Piece::Text("a long text before it, "), decimal(None), Piece::Text("!")];
        search(algorithm, layout(), 4).check(0, 31_000);
        search(algorithm, layout(), 4).check(1_000_000 - 12_345, 1_000_000 + 11_003);
        search(algorithm, layout(), 0).check(9_990, 10_310);
    }
}

#[test]
fn alphabets_of_every_size() {
    let mut random = SplitMix64(0xA1FA);
    for characters in 2..=Alphabet::MOST {
        let algorithms = [Algorithm::Sha256, Algorithm::Sha512, Algorithm::Md5, Algorithm::Sha3_256];
        let algorithm = algorithms[characters % 4];
        let digits = alphabet(characters, &mut random);
        let radix = characters as u64;
        for width in [None, Some(4)] {
            let layout =
                vec![Piece::Hex(random.bytes(characters % 23)), Piece::Digits(digits.clone(), width)];
            let (low, high) = (radix.pow(2), radix.pow(3));
            search(algorithm, layout.clone(), 2).check(0, (low + 30).min(high));
            let last = if width.is_some() { radix.pow(4) - 1 } else { high + 50 };
            search(algorithm, layout, 2).check(high - (high - low).min(70), last.min(high + 50));
        }
    }
}

/// The digits at every place of a block and over the boundaries of blocks, where a change of length
/// is one of the padding too.
#[test]
fn digits_anywhere() {
    let mut random = SplitMix64(0xD161);
    for algorithm in algorithms() {
        let block = block_bytes(algorithm);
        for before in
            [0, 1, 3, 5, block - 12, block - 10, block - 9, block - 4, block - 2, block, 2 * block - 3]
        {
            for after in [0, 3, block + 1] {
                let [start, end] = [before, after].map(|length| Piece::Hex(random.bytes(length)));
                search(algorithm, vec![start, decimal(None), end], 2).check(985, 1015);
            }
        }
    }
}

/// Counters across 2^20 and the next power of ten, behind which other words are known ahead.
#[test]
fn what_is_known_ahead_changes() {
    for algorithm in [Algorithm::Sha256, Algorithm::Sha256d, Algorithm::Sha512, Algorithm::Blake2s(32)] {
        for offset in 0..5 {
            let layout = vec![Piece::Hex(vec![0x77; offset]), decimal(Some(15))];
            for carry in [1 << 20, 1_000_000, 10_000_000, 1_099_000_000] {
                search(algorithm, layout.clone(), 3).check(carry - 40, carry + 40);
            }
        }
    }
}

/// Scans in pieces of any size give what one scan gives.
#[test]
fn pieces_make_the_whole() {
    let search = search(Algorithm::Sha256, vec![decimal(None)], 3);
    let (first, last) = (0, 12_007);
    let expected = search.expected(first, last);
    for kernel in search_kernels(search.algorithm) {
        for size in [7, 64, 999, 4099] {
            let (mut searcher, mut found) = (search.searcher(kernel), Vec::new());
            for start in (first..=last).step_by(size) {
                let end = last.min(start + size as u64 - 1);
                searcher.scan(start, end, &mut |hit| found.push(hit)).expect("no fault");
            }
            searcher.finish().expect("a sound end");
            assert!(found == expected, "pieces of {size} on {} {}", kernel.0.isa(), kernel.1.name());
            assert_eq!(searcher.hashed(), last - first + 1);
        }
    }
}

/// Every first and last counter, whichever lanes they fall in: all counters are candidates, and
/// there are more of them than a list takes.
#[test]
fn ranges_begin_and_end_in_any_lane() {
    let search = search(Algorithm::Sha256, vec![Piece::Digits("abc".to_owned(), None)], 0);
    for kernel in search_kernels(search.algorithm) {
        let mut searcher = search.searcher(kernel);
        for base in [0, 6_540, u64::MAX - 29] {
            for (first, last) in (0..30).flat_map(|first| (first..30).map(move |last| (first, last))) {
                let (mut counters, [first, last]) = (Vec::new(), [base + first, base + last]);
                searcher.scan(first, last, &mut |hit| counters.push(hit.counter)).expect("no fault");
                assert!(counters.iter().copied().eq(first..=last), "{first}..={last}: {counters:?}");
            }
        }
    }
}

/// A named alphabet is the one of its characters.
#[test]
fn names_stand_for_alphabets() {
    for (name, number, text) in [
        ("decimal", 1_234_567_890, "1234567890"),
        ("hex", 0xDEAD_BEEF, "deadbeef"),
        ("base32", (1 << 30) + 31, "BAAAAA7"),
        ("base58", 58 * 58 * 9 + 57, "A1z"),
        ("base62", 62 * 10 + 61, "Az"),
        ("base64url", 64 * 64 + 62, "BA-"),
    ] {
        let template: Template = format!("{{counter:{name}}}").parse().expect(name);
        assert_eq!(template.message(&[], number), text.as_bytes(), "{name}");
        let fixed: Template = format!("{{counter:{name}:11}}").parse().expect(name);
        let zero = fixed.message(&[], 0)[0] as char;
        assert_eq!(
            fixed.message(&[], number),
            format!("{}{text}", zero.to_string().repeat(11 - text.len())).as_bytes()
        );
    }
}

/// Inside a hash, where other kernels hash stage by stage.
#[test]
fn numbers_inside_a_hash_change_their_length_too() {
    let template: Template = "{hexlower:{sha256:x{counter:decimal}}}".parse().expect("a template");
    let objective = Objective { goal: Goal::ZeroBits(3), range: None };
    let request = Request { algorithm: Algorithm::Md5, objective, ..Request::new(template) };
    let job = Job::new(request).expect("a job");
    let mut found = Vec::new();
    let mut searcher = hashweave::search::Searcher::new(&job, &[]).expect("a searcher");
    searcher.scan(0, 2_000, &mut |hit| found.push((hit.counter, hit.digest))).expect("no fault");
    let expected = (0..=2_000_u64).filter_map(|counter| {
        let inner = hashes::reference::digest(Algorithm::Sha256, format!("x{counter}").as_bytes());
        let digest = hashes::reference::digest(Algorithm::Md5, hex::encode(inner).as_bytes());
        (digest[0] < 0x20).then_some((counter, digest))
    });
    assert_eq!(found, expected.collect::<Vec<_>>());
    assert_eq!(job.template().inner_messages(&[], 17), [b"x17"]);
}
