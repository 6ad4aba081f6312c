//! Every form of one state on RISC-V against the generic permutation.

use crate::form::Form;
use hashes::keccak;
use lanes::isa::{Rvv, Scalar};

/// Words without a pattern: a permutation of a number.
fn words(seed: u64) -> [u64; 25] {
    keccak::permute(Scalar, [seed; 25])
}

/// One bit set, all others, and random words: a wrong slot, rotation or constant shows in each.
#[test]
fn every_form_permutes_as_the_generic_algorithm() {
    for form in Form::usable() {
        let single_bits =
            (0..1600).step_by(37).map(|bit| core::array::from_fn(|i| u64::from(i == bit / 64) << (bit % 64)));
        for start in single_bits.chain([[0; 25], [u64::MAX; 25]]).chain((0..40).map(words)) {
            let mut state = start;
            form.keccak_f1600(&mut state);
            assert_eq!(state, keccak::permute(Scalar, start), "{} from {start:x?}", form.name());
        }
    }
}

/// A chain: the output of one permutation enters the next.
#[test]
fn every_form_repeats() {
    let times = 300;
    let expected = (0..times).fold(words(1), |state, _| keccak::permute(Scalar, state));
    for form in Form::usable() {
        let mut state = words(1);
        (0..times).for_each(|_| form.keccak_f1600(&mut state));
        assert_eq!(state, expected, "{}", form.name());
    }
}

/// A run for a CPU must not pass because nothing was tried on it: `HASHWEAVE_EXPECT_FORMS` has how
/// many forms it can run.
#[test]
fn as_many_forms_as_expected_are_usable() {
    if let Ok(expected) = std::env::var("HASHWEAVE_EXPECT_FORMS") {
        let names: Vec<_> = Form::usable().map(Form::name).collect();
        assert_eq!(
            names.len().to_string(),
            expected,
            "usable are {names:?}, of registers of {:?} bits",
            Rvv::detect().map(crate::rvv::register_bits)
        );
    }
    assert!(Form::usable().any(|form| form == Form::Generic));
}
