//! The walk of a span, which searches of Keccak take where they can, by every kernel that has one.

use hashes::Algorithm;
use kernels::Backend;
use kernels::search::{Candidates, Filter, Function, Plan, Variant};

/// A plan of every kernel that walks, with its name.
fn walking() -> Vec<(String, Plan)> {
    let algorithm = Algorithm::Sha3_256;
    let message = |counter: u64, bytes: &mut [u8]| bytes[16..24].copy_from_slice(&counter.to_le_bytes());
    let function = Function { algorithm, counter_bits: 64, length: 24, message: &message };
    let variants = Variant::ALL.into_iter().filter(|variant| variant.hoists_second_round());
    let plans = variants.flat_map(|variant| Backend::usable().map(move |backend| (backend, variant)));
    let plans: Vec<_> = plans
        .filter(|(backend, variant)| Plan::supports(backend.isa(), algorithm, *variant))
        .map(|(backend, variant)| {
            let name = format!("{} {}", backend.isa(), variant.name());
            (name, Plan::new(backend, &function, variant, 0))
        })
        .collect();
    assert!(!plans.is_empty(), "no kernel walks");
    plans
}

#[test]
fn a_span_is_walked_to_its_end_and_gives_what_the_scan_in_order_gives() {
    // Eight candidates are to be expected.
    let filter = Filter { mask: 0x3FFF, value: 0 };
    for (name, plan) in walking() {
        let span = 1 << plan.shape().span_bits;
        assert!(span > 1, "{name} has no span");
        for first in [0, 5 * span] {
            let mut walked = Candidates::default();
            assert!(plan.scan_span(first, &filter, &mut walked), "{name} gives up");
            let mut walked = walked.as_slice().to_vec();
            walked.sort_unstable_by_key(|candidate| candidate.counter);
            // Part of a span is scanned in order.
            let (last, mut in_order) = (first + span - 1, Vec::new());
            for range in [[first, last - 1], [last, last]] {
                let mut part = Candidates::default();
                assert_eq!(plan.scan(range, &filter, &mut part), range[1] - range[0] + 1, "{name}");
                in_order.extend_from_slice(part.as_slice());
            }
            assert_eq!(walked, in_order, "{name}");
            assert!(!in_order.is_empty(), "{name} had nothing to find");
        }
    }
}

#[test]
fn more_candidates_than_fit_are_told() {
    let easy = Filter { mask: 1, value: 0 };
    for (name, plan) in walking() {
        assert!(!plan.scan_span(0, &easy, &mut Candidates::default()), "{name}");
    }
}
