//! Every form of one state on RISC-V against the generic permutation.
#![cfg(target_arch = "riscv64")]

use hashes::keccak;
use kernels::single::{self, Form};
use lanes::isa::Scalar;

/// Words that differ in every bit pattern (splitmix64).
fn words(seed: u64) -> [u64; 25] {
    let mut state = seed;
    core::array::from_fn(|_| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    })
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

/// The kernel that the forms are compared with does the same.
#[test]
fn lanes_permute_as_the_generic_algorithm() {
    let mut rows = Vec::new();
    for zvkb in [false, true] {
        let Some(lanes) = single::permute_lanes(zvkb, &mut rows) else { continue };
        let starts: Vec<_> = (0..lanes as u64).map(words).collect();
        rows = (0..25).flat_map(|i| starts.iter().map(move |start| start[i])).collect();
        single::permute_lanes(zvkb, &mut rows);
        for (lane, start) in starts.iter().enumerate() {
            let state: [u64; 25] = core::array::from_fn(|i| rows[i * lanes + lane]);
            assert_eq!(state, keccak::permute(Scalar, *start), "lane {lane} of {lanes}, Zvkb {zvkb}");
        }
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
            Form::register_bits()
        );
    }
    assert!(Form::usable().any(|form| form == Form::Generic));
}
