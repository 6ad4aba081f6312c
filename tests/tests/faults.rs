//! Injected faults: a bit flipped in one lane's result is noticed, by the first canary, by the full
//! hash of a candidate, or by the next canary at the latest; and what was reported before is right.
//!
//! Also that the self-test leaves no kernel out, and that tables for another message cannot give
//! the right words.

use hashes::{Algorithm, reference};
use hashweave::search::{
    AUDIT_BITS, Audit, CANARY_INTERVAL, Canary, Damage, Drill, Fault, Found, Goal, Scanner, Searcher,
};
use hashweave_tests::oracle::{Piece, Search};
use hashweave_tests::{block_bytes, search_kernels};
use kernels::Backend;
use kernels::batch::Kernel;
use kernels::search::{Candidates, Filter, Function, Plan, Variant};
use std::collections::BTreeSet;

/// One algorithm of each family.
const FAMILIES: [Algorithm; 5] = [
    Algorithm::Sha3_256,
    Algorithm::Sha256,
    Algorithm::Sha512,
    Algorithm::Blake2s(32),
    Algorithm::Blake2b(64),
];

// The contract of DESIGN.md section 4.
const _: () = assert!(CANARY_INTERVAL <= 1 << 30);

/// The first, a middle and the last.
fn some_lanes(backend: Backend, algorithm: Algorithm) -> BTreeSet<u64> {
    let lanes = Plan::lanes(backend, algorithm) as u64;
    BTreeSet::from([0, lanes / 3, lanes - 1])
}

/// Scans with a drill set, and returns what was reported and the fault.
fn scan_drilled(searcher: &mut Searcher, drill: Drill, [first, last]: [u64; 2]) -> (Vec<Found>, Fault) {
    let mut found = Vec::new();
    searcher.set_drill(Some(drill));
    let scanned = searcher.scan(first, last, &mut |hit| found.push(hit));
    (found, scanned.expect_err("a flipped bit must be noticed"))
}

/// The counter, and the only bit in which what was expected and what was computed differ, counted
/// as [`Drill`] does.
fn counter_and_bit(fault: &Fault, algorithm: Algorithm) -> (u64, u32) {
    let (Fault::Canary { counter, expected, got, .. } | Fault::Disagreement { counter, expected, got, .. }) =
        fault
    else {
        panic!("{fault}");
    };
    let word = |digits: &str| {
        let mut bytes = hex::decode(digits).expect("hexadecimal");
        assert_eq!(8 * bytes.len() as u32, algorithm.word_bits(), "a whole word");
        if matches!(algorithm, Algorithm::Sha256 | Algorithm::Sha512) {
            bytes.reverse();
        }
        bytes.iter().rev().fold(0_u64, |word, byte| word << 8 | u64::from(*byte))
    };
    let flipped = word(expected) ^ word(got);
    assert_eq!(flipped.count_ones(), 1, "{fault}");
    (*counter, flipped.trailing_zeros())
}

/// Every bit of every lane, on every kernel: the canary before the first hash sees it.
#[test]
fn the_first_canary_sees_every_lane_and_bit() {
    for algorithm in FAMILIES {
        let search = Search::default_with([1, 2, 3, 4, 5]).with_algorithm(algorithm);
        for kernel in search_kernels(algorithm) {
            let fresh = search.searcher(kernel);
            let lanes = Plan::lanes(kernel.0, algorithm) as u64;
            let bits = algorithm.word_bits();
            for (lane, bit) in (0..lanes).flat_map(|lane| (0..bits).map(move |bit| (lane, bit))) {
                let mut searcher = fresh.clone();
                let (found, fault) = scan_drilled(
                    &mut searcher,
                    Drill { lane, damage: Damage::Flip(bit), after: 0 },
                    [0, 1000],
                );
                assert!(matches!(fault, Fault::Canary { .. }), "{fault}");
                let (counter, flipped) = counter_and_bit(&fault, algorithm);
                assert_eq!((counter % lanes, flipped), (lane, bit), "{fault}");
                assert_eq!((found.len(), searcher.hashed()), (0, 0), "nothing is reported before the canary");
            }
        }
    }
}

/// In a search for the least digest the bits that the filter looks at make false candidates, and
/// the others make true candidates with a wrong word; either is caught before it is reported. Known
/// answers of long messages are hashed together, in every lane.
#[test]
fn the_canary_of_long_messages_sees_every_lane() {
    for algorithm in FAMILIES {
        let behind = Piece::Hex(vec![0x5A; 1100 * block_bytes(algorithm)]);
        let search = Search::default_with([0; 5]).with_algorithm(algorithm);
        let search = Search { layout: vec![Piece::Little(8), behind], ..search };
        for kernel in search_kernels(algorithm) {
            let fresh = search.searcher(kernel);
            assert_eq!(fresh.scanner().canary(), Canary::Batch);
            let lanes = Plan::lanes(kernel.0, algorithm) as u64;
            for lane in 0..lanes {
                let bit = (7 * lane as u32 + 3) % algorithm.word_bits();
                let drill = Drill { lane, damage: Damage::Flip(bit), after: 0 };
                let (found, fault) = scan_drilled(&mut fresh.clone(), drill, [0, 100]);
                assert!(matches!(fault, Fault::Canary { .. }), "{fault}");
                let (counter, flipped) = counter_and_bit(&fault, algorithm);
                assert_eq!((counter % lanes, flipped, found.len()), (lane, bit, 0), "{fault}");
            }
        }
    }
}

#[test]
fn a_search_for_the_least_digest_stops_at_a_flipped_bit() {
    const AFTER: u64 = 2048;
    for algorithm in FAMILIES {
        let search = Search::default_with([9, 0, 9, 0, 9]).with_algorithm(algorithm);
        let expected = search.expected(0, AFTER - 1);
        for kernel in search_kernels(algorithm) {
            let mut healthy = search.searcher(kernel);
            let mut found = Vec::new();
            healthy.scan(0, AFTER - 1, &mut |hit| found.push(hit)).expect("no fault yet");
            assert!(found == expected, "what is reported before the fault is right");
            for lane in some_lanes(kernel.0, algorithm) {
                for bit in
                    [0, 5, 14, 23, 31, 38, 52, 63].into_iter().filter(|bit| *bit < algorithm.word_bits())
                {
                    let drill = Drill { lane, damage: Damage::Flip(bit), after: AFTER };
                    stops_at(drill, &mut healthy.clone(), &search, kernel.0);
                }
            }
        }
    }
}

/// The bit that a drill flips.
fn bit_of(drill: Drill) -> u32 {
    match drill.damage {
        Damage::Flip(bit) => bit,
        Damage::Lose => panic!("nothing is flipped"),
    }
}

/// Goes on with a search, with the drill, until it stops.
fn stops_at(drill: Drill, searcher: &mut Searcher, search: &Search, backend: Backend) {
    let algorithm = search.algorithm;
    let (found, fault) = scan_drilled(searcher, drill, [drill.after, 2 * CANARY_INTERVAL]);
    let (counter, bit) = counter_and_bit(&fault, algorithm);
    assert_eq!(
        (counter % Plan::lanes(backend, algorithm) as u64, bit),
        (drill.lane, bit_of(drill)),
        "{fault}"
    );
    match fault {
        Fault::Canary { .. } => assert_eq!(searcher.hashed(), CANARY_INTERVAL),
        Fault::Disagreement { repeated, .. } => {
            assert!(counter >= drill.after && searcher.hashed() <= CANARY_INTERVAL);
            assert!(repeated, "the drill flips the bit of a second try, too");
        }
        Fault::Audit(audit) => panic!("nothing is lost, but {audit:?}"),
    }
    for hit in found {
        assert_eq!(hit.message, search.message(hit.counter));
        assert_eq!(hit.digest, reference::digest(algorithm, &hit.message), "no wrong digest is reported");
    }
}

/// A bit outside the filter: everything before the lane's first true hit is reported, and nothing
/// from there on.
#[test]
fn hits_are_reported_up_to_the_fault_and_no_further() {
    const AFTER: u64 = 500;
    for algorithm in FAMILIES {
        let search =
            Search::default_with([4, 4, 4, 4, 4]).with_algorithm(algorithm).with_goal(Goal::ZeroBits(5));
        let all = search.expected(0, 5000);
        // The first digest byte is the top of a SHA-2 word and the bottom of the others.
        let bit = if matches!(algorithm, Algorithm::Sha256 | Algorithm::Sha512) { 2 } else { 30 };
        for kernel in search_kernels(algorithm) {
            let lanes = Plan::lanes(kernel.0, algorithm) as u64;
            for lane in some_lanes(kernel.0, algorithm) {
                let mut searcher = search.searcher(kernel);
                let mut found = Vec::new();
                searcher.scan(0, AFTER - 1, &mut |hit| found.push(hit)).expect("no fault yet");
                let (more, fault) = scan_drilled(
                    &mut searcher,
                    Drill { lane, damage: Damage::Flip(bit), after: AFTER },
                    [AFTER, 5000],
                );
                found.extend(more);
                let struck = |hit: &&Found| hit.counter >= AFTER && hit.counter % lanes == lane;
                let first_struck = all.iter().find(struck).expect("a hit in the lane");
                assert!(matches!(fault, Fault::Disagreement { .. }), "{fault}");
                assert_eq!(counter_and_bit(&fault, algorithm), (first_struck.counter, bit));
                assert!(found.iter().eq(all.iter().filter(|hit| hit.counter < first_struck.counter)));
            }
        }
    }
}

/// Where no flip makes a candidate, the next canary catches it, and none comes too late.
#[test]
fn a_flip_without_candidates_meets_the_next_canary() {
    const AFTER: u64 = CANARY_INTERVAL - 3001;
    let algorithm = Algorithm::Blake2s(32);
    let goal = Goal::Match { mask: vec![0xFF; 32], value: (0..32).collect() };
    let search = Search::default_with([8; 5]).with_algorithm(algorithm).with_goal(goal);
    for kernel in search_kernels(algorithm) {
        let mut healthy = search.searcher(kernel);
        let mut ignore = |hit| panic!("nothing matches, but {hit:?} was found");
        healthy.scan(0, AFTER - 1, &mut ignore).expect("no fault yet");
        for lane in some_lanes(kernel.0, algorithm) {
            for bit in [0, 9, 31] {
                let mut searcher = healthy.clone();
                let drill = Drill { lane, damage: Damage::Flip(bit), after: AFTER };
                let (found, fault) = scan_drilled(&mut searcher, drill, [AFTER, CANARY_INTERVAL + 5000]);
                assert!(matches!(fault, Fault::Canary { .. }) && found.is_empty(), "{fault}");
                assert_eq!(counter_and_bit(&fault, algorithm).1, bit);
                assert_eq!(searcher.hashed(), CANARY_INTERVAL);
            }
        }
        healthy.scan(AFTER, CANARY_INTERVAL + 5000, &mut ignore).expect("without a drill there is no fault");
    }
}

/// The self-test runs every digest kernel and every search kernel that can run here, once, and all
/// pass.
#[test]
fn the_self_test_leaves_no_kernel_out() {
    let (mut run, mut spans, mut blocks, mut sums) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let passed = hashweave::selftest(&mut |outcome| {
        assert_eq!(outcome.failure, None, "{outcome:?}");
        assert!(outcome.compared > 0, "{outcome:?}");
        spans.extend((outcome.job == "span").then_some((outcome.backend, outcome.kernel)));
        let kernel = (outcome.algo.clone(), outcome.backend, Some(outcome.kernel));
        blocks.extend((outcome.job == "blocks").then_some(kernel));
        sums.extend((outcome.job == "sum").then_some((
            outcome.algo.clone(),
            outcome.backend,
            outcome.kernel,
        )));
        if outcome.backend != "reference" && ["digest", "search"].contains(&outcome.job) {
            let variant = (outcome.job == "search").then_some(outcome.kernel);
            run.push((outcome.algo.clone(), outcome.backend, variant));
        }
    });
    assert!(passed);
    let kernels = |algorithm: Algorithm| {
        let name = algorithm.to_string();
        let search =
            search_kernels(algorithm).into_iter().map(|(backend, v)| (backend.isa().name(), Some(v.name())));
        let all: Vec<_> = [("scalar", None)].into_iter().chain(search).collect();
        all.into_iter().map(move |(backend, variant)| (name.clone(), backend, variant))
    };
    let mut expected: Vec<_> = Algorithm::NAMED.into_iter().flat_map(kernels).collect();
    run.sort();
    expected.sort();
    assert_eq!(run, expected);
    blocks.sort();
    expected.retain(|(.., variant)| *variant == Some("a1a2"));
    assert_eq!(blocks, expected);
    let absorbing = |algorithm: Algorithm| {
        let kernels = Kernel::usable(algorithm.primitive()).into_iter();
        let alone = kernels.map(move |kernel| (algorithm.to_string(), kernel.name(), "absorb"));
        let together = ["digest-many", "update-many"].map(|call| (algorithm.to_string(), "auto", call));
        alone.filter(move |_| algorithm.passes() == 1).chain(together)
    };
    let mut absorbing: Vec<_> = Algorithm::NAMED.into_iter().flat_map(absorbing).collect();
    sums.sort();
    absorbing.sort();
    assert_eq!(sums, absorbing);
    let walking = search_kernels(Algorithm::Sha3_256).into_iter();
    let walking = walking.filter(|(_, variant)| variant.hoists_second_round());
    let walking: Vec<_> = walking.map(|(backend, variant)| (backend.isa().name(), variant.name())).collect();
    assert_eq!(spans, walking);
}

/// The digest words of sixteen counters, by tables for a message.
fn words(kernel: (Backend, Variant), algorithm: Algorithm, message: &dyn Fn(u64, &mut [u8])) -> Vec<u64> {
    let function = Function { algorithm, counter_bits: 64, length: 24, message };
    let mut all = Candidates::default();
    let scanned = Plan::new(kernel.0, &function, kernel.1, 0).scan([0, 15], &Filter::default(), &mut all);
    assert_eq!((scanned, all.as_slice().len()), (16, 16));
    all.as_slice().iter().map(|candidate| candidate.word).collect()
}

/// Tables in which any one bit of the message is wrong change the word of every counter: no wrong
/// plan passes a canary.
#[test]
fn tables_for_another_message_never_give_the_right_words() {
    let search = Search::default_with([1; 5]);
    for algorithm in FAMILIES {
        for kernel in search_kernels(algorithm) {
            let write = |counter, block: &mut [u8]| block[..24].copy_from_slice(&search.message(counter));
            let right = words(kernel, algorithm, &write);
            for bit in 0..8 * 24 {
                let wrong = words(kernel, algorithm, &|counter, block| {
                    write(counter, block);
                    block[bit / 8] ^= 1 << (bit % 8);
                });
                assert!(right.iter().zip(&wrong).all(|(a, b)| a != b), "{algorithm} {kernel:?}, bit {bit}");
            }
        }
    }
}

/// A kernel whose scans leave out a lane, though known answers come out right: only the number of
/// sub-hits tells.
#[test]
fn a_kernel_that_loses_a_lane_is_caught_by_the_audit() {
    for algorithm in FAMILIES {
        let search =
            Search::default_with([4, 4, 4, 4, 4]).with_algorithm(algorithm).with_goal(Goal::ZeroBits(3));
        for kernel in search_kernels(algorithm) {
            let lanes = Plan::lanes(kernel.0, algorithm) as u64;
            let mut healthy = search.searcher(kernel);
            let mut hits = 0;
            healthy.scan(0, 199_999, &mut |_| hits += 1).expect("no fault");
            healthy.finish().expect("nothing is lost");
            assert_eq!((healthy.audit().seen, healthy.audit().expected), (hits, 25_000.0));
            for lane in some_lanes(kernel.0, algorithm).into_iter().filter(|_| lanes > 1) {
                let mut broken = search.searcher(kernel);
                broken.set_drill(Some(Drill { lane, damage: Damage::Lose, after: 1000 }));
                let scanned = broken.scan(0, 199_999, &mut |_| ());
                let fault = scanned.and_then(|()| broken.finish()).expect_err("a lane is missing");
                assert!(matches!(fault, Fault::Audit(audit) if audit.sigma() < -6.0), "{fault}");
            }
        }
    }
}

/// Objectives of any difficulty have sub-hits enough to be counted.
#[test]
fn hard_objectives_are_audited_by_easier_ones() {
    let search = Search::default_with([5, 0, 5, 0, 5]);
    let hashes = 1 << 20;
    for goal in [
        Goal::ZeroBits(60),
        Goal::ZeroBits(256),
        Goal::Below(vec![0, 0, 0, 0, 0, 0, 1]),
        Goal::Match { mask: vec![0xFF; 30], value: vec![0xA5; 30] },
    ] {
        for kernel in search_kernels(search.algorithm) {
            let mut searcher = search.clone().with_goal(goal.clone()).searcher(kernel);
            searcher.scan(0, hashes - 1, &mut |hit| panic!("{hit:?} is less than likely")).expect("no fault");
            let audit = searcher.audit();
            assert_eq!(audit.expected, (hashes >> AUDIT_BITS) as f64);
            assert!(audit.seen > 0 && audit.is_plausible() && audit.sigma().abs() < 6.0, "{audit:?}");
        }
    }
}

#[test]
fn the_audit_knows_chance_from_loss() {
    let audit = |seen, expected| Audit { seen, expected, variance: expected };
    for plausible in
        [(0, 0.0), (0, 20.0), (1, 0.01), (1000, 1000.0), (1100, 1000.0), (910, 1000.0), (12, 4.0)]
    {
        assert!(audit(plausible.0, plausible.1).is_plausible(), "{plausible:?}");
    }
    for fault in [(0, 29.0), (1, 1e-14), (700, 1000.0), (1300, 1000.0), (875_000, 1_000_000.0), (50, 4.0)] {
        assert!(!audit(fault.0, fault.1).is_plausible(), "{fault:?}");
    }
}
