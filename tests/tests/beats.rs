//! No missed beats: what a search reports is exactly what hashing every message in counter order
//! with the reference reports, on every kernel.
//!
//! The least digest over more than two million counters a kernel of the default workload, across
//! carries and up to the last counter; every algorithm; the counter wherever it can stand, in every
//! width and byte order; every kind of objective on every part of the digest; scans in one piece
//! and in many.

use hashes::{Algorithm, reference};
use hashweave::search::{
    Base58, Cased, Found, Goal, Job, LARGEST_GRANULE, Objective, Patterns, Request, Score,
};
use hashweave::{Backend, Variant};
use hashweave_tests::oracle::{Judge, Piece, Search};
use hashweave_tests::{SplitMix64, algorithms, block_bytes, search_kernels};
use kernels::search::{Candidates, Filter, Function, Plan};

/// A salt with the first and the last counter.
type Stretch = ([u8; 5], u64, u64);

const FROM_ZERO: Stretch = ([0; 5], 0, 399_999);
const ACROSS_32_BITS: Stretch = ([1, 0, 0x5A, 0xC3, 7], (1 << 32) - 150_001, (1 << 32) + 200_001);
const TO_THE_LAST: Stretch = ([0xFF; 5], u64::MAX - 349_998, u64::MAX);
const UNALIGNED: Stretch = ([2, 0, 3, 0, 5], 12_345_677, 12_345_677 + 350_002);
const ACROSS_63_BITS: Stretch = ([9, 8, 7, 6, 5], (1 << 63) - 100_003, (1 << 63) + 200_003);
const HIGH_CARRY: Stretch = ([0x80, 0, 0, 0, 1], 0x1234_0000_0000_0000 - 7, 0x1234_0000_0000_0000 + 299_992);

const _: () = {
    let all = [FROM_ZERO, ACROSS_32_BITS, TO_THE_LAST, UNALIGNED, ACROSS_63_BITS, HIGH_CARRY];
    let (mut total, mut i) = (0, 0);
    while i < all.len() {
        total += all[i].2 - all[i].1 + 1;
        i += 1;
    }
    assert!(total >= 2_000_000);
};

/// The default workload over a stretch.
fn no_beat_is_missed((salt, first, last): Stretch) {
    Search::default_with(salt).check(first, last);
}

#[test]
fn from_zero() {
    no_beat_is_missed(FROM_ZERO);
}

#[test]
fn across_32_bits() {
    no_beat_is_missed(ACROSS_32_BITS);
}

#[test]
fn to_the_last_counter() {
    no_beat_is_missed(TO_THE_LAST);
}

#[test]
fn unaligned_start_and_odd_count() {
    no_beat_is_missed(UNALIGNED);
}

#[test]
fn across_63_bits() {
    no_beat_is_missed(ACROSS_63_BITS);
}

#[test]
fn across_a_long_carry() {
    no_beat_is_missed(HIGH_CARRY);
}

#[test]
fn least_digest_of_every_algorithm() {
    for algorithm in algorithms() {
        let (salt, first, last) = ACROSS_32_BITS;
        Search::default_with(salt).with_algorithm(algorithm).check(first + 145_000, last - 194_000);
        let (salt, _, last) = TO_THE_LAST;
        Search::default_with(salt).with_algorithm(algorithm).check(last - 15_000, last);
    }
}

/// Messages of at most 55 bytes, the most that every algorithm takes, with the counter at `offset`.
fn layout(offset: usize, width: usize, big_endian: bool, random: &mut SplitMix64) -> Vec<Piece> {
    let counter = if big_endian { Piece::Big(width) } else { Piece::Little(width) };
    let mut layout = match offset {
        0 => vec![],
        1..4 => vec![Piece::Hex(random.bytes(offset))],
        4..12 => vec![Piece::Salt(random.bytes(offset - 2)), Piece::Hex(random.bytes(2))],
        _ => vec![Piece::Text("text é "), Piece::Hex(random.bytes(offset - 8))],
    };
    layout.push(counter);
    match random.word() % 4 {
        0 => {}
        1 if !layout.iter().any(|piece| matches!(piece, Piece::Salt(_))) => {
            layout.push(Piece::Salt(random.bytes(7)));
            layout.push(Piece::Text("."));
        }
        2 => layout.push(Piece::Hex(random.bytes(20))),
        _ => layout.push(Piece::Text(" and text after")),
    }
    layout
}

/// A stretch at zero, one over a carry within the counter, and one up to its last value.
fn stretches(width: usize, random: &mut SplitMix64) -> [[u64; 2]; 3] {
    let most = u64::MAX >> (64 - 8 * width);
    let carry = 1 << (8 * width - 1 - random.word() as usize % (8 * width - 5));
    [[0, 37], [carry - 19, carry + 19], [most - 38, most]]
}

fn check_layouts(algorithm: Algorithm, step: usize) {
    let mut random = SplitMix64(0x6C61_796F_7574);
    let objective = Objective { goal: Goal::ZeroBits(1), range: None };
    let places = (0..21).flat_map(|offset| (1..=8).map(move |width| (offset, width)));
    let all = places.flat_map(|(offset, width)| [false, true].map(|big| (offset, width, big)));
    for (offset, width, big_endian) in all.skip(algorithm.digest_length() % step).step_by(step) {
        let layout = layout(offset, width, big_endian, &mut random);
        for [first, last] in stretches(width, &mut random) {
            let search = Search { algorithm, layout: layout.clone(), objective: objective.clone() };
            search.check(first, last);
        }
    }
}

#[test]
fn counter_at_every_offset_in_every_width_and_order() {
    check_layouts(Algorithm::Sha3_256, 1);
}

#[test]
fn counter_anywhere_for_every_algorithm() {
    for algorithm in algorithms() {
        check_layouts(algorithm, 11);
    }
}

/// The counter at every place of the longest message, up to its last byte.
#[test]
fn longest_messages() {
    for algorithm in algorithms() {
        let most = algorithm.single_block();
        let goal = Goal::ZeroBits(2);
        for offset in (0..=most - 3).step_by(5).chain([most - 3]) {
            let mut random = SplitMix64(offset as u64);
            let behind = Piece::Hex(random.bytes(most - offset - 3));
            let layout = vec![Piece::Hex(random.bytes(offset)), Piece::Little(3), behind];
            let objective = Objective { goal: goal.clone(), range: None };
            let search = Search { algorithm, layout, objective };
            assert_eq!(search.message(0).len(), most);
            search.check(0xFFF0, 0x1_0050);
        }
    }
}

/// A counter in letters, in names of all lengths.
#[test]
fn counters_in_letters() {
    for algorithm in algorithms() {
        for (width, last) in [(2, 255), (5, 0xF_FFFF), (16, u64::MAX)] {
            let layout = vec![Piece::Text("set"), Piece::Letters(width), Piece::Text("(address,uint256)")];
            let objective = Objective { goal: Goal::ZeroBits(2), range: None };
            let search = Search { algorithm, layout, objective };
            search.check(0, 255);
            search.check(last - 255, last);
        }
    }
}

/// Messages of a thousand blocks, most of which no counter reaches, so that they share tables.
#[test]
fn long_messages() {
    let mut random = SplitMix64(0x1006);
    for algorithm in [Algorithm::Sha3_256, Algorithm::Sha256d, Algorithm::Sha512, Algorithm::Blake2b(64)] {
        let block = block_bytes(algorithm);
        for (before, behind) in [(0, 1030 * block), (3 * block - 2, 1030 * block + 9)] {
            let layout =
                vec![Piece::Hex(random.bytes(before)), Piece::Little(4), Piece::Hex(random.bytes(behind))];
            let objective = Objective { goal: Goal::ZeroBits(2), range: None };
            Search { algorithm, layout, objective }.check(0xFFE0, 0x1_0020);
        }
    }
}

/// Messages of two to five blocks, the counter anywhere in them: at either end, in the middle,
/// across a boundary.
#[test]
fn messages_of_several_blocks() {
    let mut random = SplitMix64(0xB10C);
    for algorithm in algorithms() {
        let block = block_bytes(algorithm);
        for (before, behind) in [
            (0, block),
            (0, 3 * block + 5),
            (block - 9, 4),
            (block - 3, 0),
            (block - 3, 2 * block - 3),
            (block, 0),
            (block + 16, 21),
            (3 * block - 1, block + 7),
            (4 * block + 3, block - 8),
        ] {
            for counter in [Piece::Little(5), Piece::Big(5)] {
                let [before, behind] = [before, behind].map(|length| Piece::Hex(random.bytes(length)));
                let layout = vec![before, counter, behind];
                let objective = Objective { goal: Goal::ZeroBits(2), range: None };
                let search = Search { algorithm, layout, objective };
                search.check(0xFF_FFE0, 0x100_0025);
            }
        }
    }
}

/// Messages of several blocks for every word of the digest, from the middle of a batch to the first
/// lane of another, with more results than a list of candidates holds.
#[test]
fn several_blocks_for_every_word_of_the_digest() {
    let mut random = SplitMix64(0xB10C_3013D);
    for algorithm in algorithms() {
        let block = block_bytes(algorithm);
        let length = algorithm.digest_length();
        for (before, behind) in [(block - 3, block - 7), (block + 5, 2 * block)] {
            let [before, behind] = [before, behind].map(|length| Piece::Hex(random.bytes(length)));
            let layout = vec![before, Piece::Little(5), behind];
            let whole = Search { algorithm, layout, objective: Objective::default() };
            let hashed = whole.hashed(0xFF_FFE3, 0x100_0080);
            for start in (0..length).step_by(algorithm.word_bits() as usize / 8) {
                let objective = Objective { goal: Goal::ZeroBits(1), range: Some(start..length) };
                check_objective(&Search { objective, ..whole.clone() }, &hashed);
            }
        }
    }
}

/// Values computed once for all counters in reach end where the counter carries into another word:
/// tests over every carry.
#[test]
fn what_is_known_ahead_is_known_anew_behind_a_carry() {
    for algorithm in [Algorithm::Sha256, Algorithm::Sha256d, Algorithm::Sha512, Algorithm::Blake2s(32)] {
        for (counter, offset) in
            (0..5).flat_map(|offset| [(Piece::Little(8), offset), (Piece::Big(8), offset)])
        {
            let layout = vec![Piece::Hex(vec![0x77; offset]), counter];
            let objective = Objective { goal: Goal::ZeroBits(3), range: None };
            let search = Search { algorithm, layout, objective };
            for carry in (7..64).step_by(3) {
                search.check((1 << carry) - 40, (1 << carry) + 40);
            }
        }
    }
}

/// Checks an objective on the digests of counters `first`, `first + 1`, ….
fn check_objective(search: &Search, hashed: &[Found]) {
    let mut judge = Judge::new(&search.objective);
    let expected: Vec<Found> = hashed.iter().filter(|found| judge.accepts(&found.digest)).cloned().collect();
    search.check_against(&expected, hashed[0].counter, hashed[hashed.len() - 1].counter);
}

/// Few bits, so that hits are many and lists of candidates overflow; bounds and patterns within and
/// across bytes.
fn goals() -> Vec<Goal> {
    let pattern = |mask: &[u8], value: &[u8]| Goal::Match { mask: mask.to_vec(), value: value.to_vec() };
    let any = |patterns| Goal::Any(Patterns::parse(patterns).expect("patterns"));
    vec![
        Goal::Min,
        Goal::ZeroBits(0),
        Goal::ZeroBits(1),
        Goal::ZeroBits(7),
        Goal::ZeroBits(11),
        Goal::Below(vec![0x81]),
        Goal::Below(vec![0x10, 0x80, 1]),
        Goal::Below(vec![0, 0x40, 0, 0, 0]),
        Goal::Below(vec![0xFF; 20]),
        pattern(&[0x0F], &[0x0A]),
        pattern(&[0x81, 0, 0, 0x40], &[0x80, 0, 0, 0x40]),
        pattern(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x60], &[0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0x20]),
        pattern(&[0; 4], &[0; 4]),
        Goal::BelowLe(vec![0x81]),
        Goal::BelowLe(vec![0, 0x40, 0, 0, 0]),
        Goal::BelowLe(vec![0xFF; 20]),
        Goal::Nbits(0x2040_0000),
        Goal::Nbits(0x2000_4001),
        any("f0:30,ff0f:8001,81000040:80000040"),
        any("...0,....1,c0ffee"),
        Goal::ChecksumCase(Cased::parse("A,..e,.....1").expect("patterns")),
        Goal::Base58(Base58::parse("1,5,Ab,G").expect("prefixes")),
        // The score that kernels filter by; `staged_searches` has the others.
        Goal::Score(Score::LeadingZeroBytes),
    ]
}

/// Whether digests of an algorithm are as long as a goal wants them: a target in compact form is a
/// number of 256 bits, as is a text in Base58 without version, and an address has 160.
fn takes(algorithm: Algorithm, goal: &Goal) -> bool {
    match goal {
        Goal::Nbits(_) | Goal::Base58(_) => algorithm.digest_length() == 32,
        Goal::ChecksumCase(_) => algorithm.digest_length() == 20,
        _ => true,
    }
}

#[test]
fn every_goal_on_every_algorithm() {
    for kind in &Goal::KINDS {
        assert!(goals().iter().any(|goal| goal.kind().option == kind.option), "{kind}");
    }
    for algorithm in algorithms().into_iter().filter(|algorithm| algorithm.digest_length() >= 20) {
        let search = Search::default_with([3, 1, 4, 1, 5]).with_algorithm(algorithm);
        let hashed = search.hashed(1021, 4090);
        for goal in goals().into_iter().filter(|goal| takes(algorithm, goal)) {
            check_objective(&search.clone().with_goal(goal), &hashed);
        }
    }
}

#[test]
fn every_goal_on_every_part_of_the_digest() {
    for algorithm in Algorithm::NAMED {
        let search = Search::default_with([2, 7, 1, 8, 2]).with_algorithm(algorithm);
        let hashed = search.hashed(250, 520);
        let length = algorithm.digest_length();
        // All parts of the default algorithm, and some of the others, to the last byte.
        let step = if algorithm == Algorithm::Sha3_256 { 1 } else { 5 };
        for start in (0..length).rev().step_by(step) {
            for end in [start + 1, (start + 9).min(length), length] {
                for goal in [Goal::Min, Goal::ZeroBits(3), Goal::Below(vec![0x33])] {
                    let objective = Objective { goal, range: Some(start..end) };
                    check_objective(&Search { objective, ..search.clone() }, &hashed);
                }
            }
        }
    }
}

/// More bits than the filter looks at, and not all zero: one digest of a range, in whole and in
/// part.
#[test]
fn a_digest_is_found_by_its_bytes() {
    const WANTED: u64 = 777;
    for algorithm in algorithms() {
        let search = Search::default_with([6, 2, 8, 3, 1]).with_algorithm(algorithm);
        let hashed = search.hashed(700, 1100);
        let digest = hashed[(WANTED - 700) as usize].digest.clone();
        let length = digest.len();
        for range in [0..length, length / 3..length, 0..length.div_ceil(2)] {
            let value = digest[range.clone()].to_vec();
            let goal = Goal::Match { mask: vec![0xFF; value.len()], value };
            check_objective(
                &Search { objective: Objective { goal, range: Some(range) }, ..search.clone() },
                &hashed,
            );
        }
    }
}

/// An address: the last twenty bytes of a Keccak-256 digest.
#[test]
fn an_address_with_a_prefix() {
    let salt = SplitMix64(20).bytes(32);
    let layout =
        vec![Piece::Hex(vec![0xFF; 21]), Piece::Salt(salt), Piece::Big(8), Piece::Hex(vec![0x11; 24])];
    let goal = Goal::Match { mask: vec![0xFF, 0xF0], value: vec![0xAB, 0xC0] };
    let objective = Objective { goal, range: Some(12..32) };
    let search = Search { algorithm: Algorithm::Keccak256, layout, objective };
    assert!(!search.expected(0, 30_000).is_empty());
    search.check(0, 30_000);
}

/// A scan in pieces of any size, empty hands between, gives what one scan gives.
#[test]
fn pieces_make_the_whole() {
    let (first, last) = ((1 << 16) - 5003, (1 << 16) + 6007);
    for goal in [Goal::Min, Goal::ZeroBits(2)] {
        let search = Search::default_with([5, 4, 3, 2, 1]).with_goal(goal);
        let expected = search.expected(first, last);
        for kernel in search_kernels(search.algorithm) {
            for size in [1, 3, 7, 64, 61, 4099] {
                let mut searcher = search.searcher(kernel);
                let mut found = Vec::new();
                for start in (first..=last).step_by(size) {
                    let end = last.min(start + size as u64 - 1);
                    searcher.scan(start, end, &mut |hit| found.push(hit)).expect("no fault");
                }
                assert!(found == expected, "pieces of {size} on {} {}", kernel.0.isa(), kernel.1.name());
                assert_eq!(searcher.hashed(), last - first + 1);
            }
        }
    }
}

/// Every first and last counter, whichever lanes they fall in, in messages of one block and of two.
#[test]
fn ranges_begin_and_end_in_any_lane() {
    for algorithm in [Algorithm::Sha3_256, Algorithm::Sha256, Algorithm::Blake2b(64)] {
        let one = Search::default_with([0; 5]).with_algorithm(algorithm).with_goal(Goal::ZeroBits(0));
        let mut two = one.clone();
        two.layout.push(Piece::Hex(vec![0x99; block_bytes(algorithm)]));
        for (search, kernel) in [one, two]
            .iter()
            .flat_map(|search| search_kernels(algorithm).into_iter().map(move |kernel| (search, kernel)))
        {
            let mut searcher = search.searcher(kernel);
            for base in [0, u64::MAX - 49] {
                for (first, last) in (0..50).flat_map(|first| (first..50).map(move |last| (first, last))) {
                    let mut counters = Vec::new();
                    let (first, last) = (base + first, base + last);
                    searcher.scan(first, last, &mut |hit| counters.push(hit.counter)).expect("no fault");
                    assert!(counters.iter().copied().eq(first..=last), "{first}..={last}: {counters:?}");
                }
            }
        }
    }
}

/// A counter of one byte, all of its values.
#[test]
fn all_of_a_small_counter() {
    for algorithm in algorithms() {
        for counter in [Piece::Little(1), Piece::Big(1)] {
            let layout = vec![Piece::Text("n="), counter, Piece::Salt(vec![6; 3])];
            for goal in [Goal::Min, Goal::ZeroBits(0), Goal::ZeroBits(4)] {
                let objective = Objective { goal, range: None };
                Search { algorithm, layout: layout.clone(), objective }.check(0, 255);
            }
        }
    }
}

/// The kernels that walk spans walk the templates that people use; those that cannot be walked are
/// said not to be.
#[test]
fn what_is_walked_and_what_is_not() {
    let variant = |text: &str| {
        let request =
            Request { variant: Some(Variant::Affine), ..Request::new(text.parse().expect("a template")) };
        Job::new(request).expect("a job").variant()
    };
    let text = "x".repeat(77);
    for walked in [
        "bench_sha3:{salt:5}{counter:8}".to_owned(),
        "{counter:3}".to_owned(),
        format!("{text}{{counter:8:be}}"),
        // The first block is the same for all counters.
        format!("{text}{text}{{counter:8}}"),
    ] {
        assert_eq!(variant(&walked), Variant::Affine, "{walked}");
    }
    for (offset, width) in (0..33).flat_map(|offset| (3..9).map(move |width| (offset, width))) {
        for form in ["", ":be", ":letters"] {
            let template = format!("{}{{counter:{width}{form}}}", &text[..offset]);
            let few_bits = form == ":letters" && width < 5;
            assert!(few_bits || variant(&template) == Variant::Affine, "{template}");
        }
    }
    let two_blocks = variant(&format!("{text}{{counter:8}}{text}"));
    assert!(!two_blocks.hoists_second_round(), "two blocks");
}

/// The kernels that walk spans, of a backend or of all.
fn walking_kernels(algorithm: Algorithm, backend: Option<Backend>) -> Vec<(Backend, Variant)> {
    let mut kernels = search_kernels(algorithm);
    kernels.retain(|(of, variant)| {
        variant.hoists_second_round() && backend.is_none_or(|backend| of.isa() == backend.isa())
    });
    assert!(!kernels.is_empty(), "no kernel of {algorithm} walks spans: nothing would be tested");
    kernels
}

/// Whole spans, which some kernels walk in an order of their own, wherever the counter stands:
/// against the kernel that goes in order and is compared with the reference above.
#[test]
fn whole_spans_of_every_layout() {
    let mut random = SplitMix64(0x59A1);
    let range = [5 * LARGEST_GRANULE, 6 * LARGEST_GRANULE - 1];
    for offset in 0..20 {
        // The eight bytes, most significant first, at offsets 9 and 10 leave no set next to the
        // lowest three bits.
        for (width, big_endian) in [(4, false), (8, false), (3, true), (8, true)] {
            let layout = layout(offset, width, big_endian, &mut random);
            let objective = Objective { goal: Goal::ZeroBits(14), range: None };
            let search = Search { algorithm: Algorithm::Sha3_256, layout, objective };
            for backend in Backend::usable().filter(|backend| offset % 5 == 0 || backend.lanes::<u64>() > 1) {
                let expected = search.found((backend, Variant::A1A2), range[0], range[1]);
                for kernel in walking_kernels(search.algorithm, Some(backend)) {
                    let found = search.found(kernel, range[0], range[1]);
                    assert!(
                        found == expected,
                        "offset {offset}, width {width}, {} {}",
                        kernel.0.isa(),
                        kernel.1.name()
                    );
                }
            }
        }
    }
}

/// A span with more candidates than a list holds is scanned again in order, and no counter is told
/// twice: messages that do not look at some bits of the counter make any number of equal digests.
#[test]
fn spans_with_too_many_candidates_are_scanned_in_order() {
    for kernel in walking_kernels(Algorithm::Sha3_256, None) {
        // The lowest bits, or those that a group is walked in: then all candidates are in one lane.
        for ignored in [0, 0x1F, 0x3F, 0x7F, 0x3FF, 0x1_FC18] {
            // In the middle, and at the end, which woven kernels leave to the integer registers.
            check_equal_digests(kernel, ignored, 200_000);
            check_equal_digests(kernel, ignored, 2 * LARGEST_GRANULE - 1);
        }
    }
}

/// Searches two spans for the digest of a counter of which the bits in `ignored` do not count.
fn check_equal_digests((backend, variant): (Backend, Variant), ignored: u64, counter: u64) {
    let (algorithm, end) = (Algorithm::Sha3_256, 2 * LARGEST_GRANULE);
    let write = |counter: u64, message: &mut [u8]| {
        message[16..].copy_from_slice(&(counter & !ignored).to_le_bytes());
    };
    let function = Function { algorithm, counter_bits: 64, length: 24, message: &write };
    let plan = Plan::new(backend, &function, variant, 0);
    assert_eq!(plan.variant(), variant, "no silent fallback");
    let mut message = [0; 24];
    write(counter, &mut message);
    let digest = reference::digest(algorithm, &message);
    let value = u64::from_le_bytes(core::array::from_fn(|i| digest[i]));
    let (mut counters, mut at) = (Vec::new(), 0);
    while at < end {
        let mut found = Candidates::default();
        let done = plan.scan([at, end - 1], &Filter { mask: u64::MAX, value }, &mut found);
        assert!(done > 0, "{} {}: the scan does not get on", backend.isa(), variant.name());
        at += done;
        counters.extend(found.as_slice().iter().map(|candidate| candidate.counter));
    }
    let equal = (0..end).filter(|other| (other ^ counter) & !ignored == 0);
    assert!(counters.iter().copied().eq(equal), "{} {}: {counters:?}", backend.isa(), variant.name());
}
