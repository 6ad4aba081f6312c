//! Keccak in the integer registers of AArch64, alone and next to vectors: functions that
//! `weave/src/loops/states.rs` generates from the algorithm. The derivation, the stack and the
//! operation counts are there, how rotations cost nothing in `weave/src/lazy.rs`.
//!
//! - [`permutation`], one state: 109 instructions a round, where the compiler takes 157. So
//!   [`crate::Backend::Scalar`] absorbs by it.
//! - [`Woven`], a batch of the affine walk of four states, two of them in vectors: 380 instructions
//!   a round with plain NEON, 289 with the instructions for SHA-3. By llvm-mca 19 that is 1.4 to
//!   1.8 times as fast as the best of vectors and integers alone (`docs/isas-arm.md`), and no
//!   compiler makes one stream of two.

use super::text::aarch64_text;
use crate::arch::generic::Generic;
use crate::arch::one_by_one;
use crate::arch::scalable::{Flips, Walker};
use crate::backend::Backend;
use crate::batch::counts::{Work, block_operations};
use crate::batch::row::Absorb;
use crate::search::candidates::Candidates;
use crate::search::counts::Counts;
use crate::search::gray::{AffineWalk, Head};
use crate::search::row::Spans;
use hashes::keccak::WORDS;
use hashes::sha2::Sums;
use hashes::{Primitive, Stream};
use lanes::Isa;
use lanes::isa::{Neon, NeonSha3, Scalar};
use lanes::tally::Mix;
use std::sync::Arc;

aarch64_text!("a64.s");
aarch64_text!("woven_neon.s");
aarch64_text!("woven_neon_sha3.s");

/// Word `word` of the digests of four states from χ of round 2 on, which are the words
/// `base[i] ^ rows[4 * i + state]`, to `out`.
type Word = unsafe extern "C" fn(rows: *const u64, base: *const u64, out: *mut u64, word: usize);

// SAFETY: the generated texts define them with these signatures.
unsafe extern "C" {
    fn hashweave_a64_keccak(state: *mut u64);
    fn hashweave_a64_turbo(state: *mut u64);
    fn hashweave_woven_neon_word(rows: *const u64, base: *const u64, out: *mut u64, word: usize);
    fn hashweave_woven_neon_sha3_word(rows: *const u64, base: *const u64, out: *mut u64, word: usize);
}

/// A function that applies the last `rounds` rounds of Keccak-f\[1600\], 24 or 12.
///
/// # Panics
///
/// If no hash has `rounds` rounds.
fn permutation(rounds: u8) -> impl Fn(&mut [u64; WORDS]) {
    let permute = match rounds {
        24 => hashweave_a64_keccak,
        12 => hashweave_a64_turbo,
        _ => panic!("no hash on Keccak has {rounds} rounds"),
    };
    // SAFETY: the functions read and write the state and nothing else but their stack, by
    // instructions that every AArch64 has.
    move |state| unsafe { permute(state.as_mut_ptr()) }
}

/// The integer registers.
pub(super) struct Integers;

impl Integers {
    const LANE: Backend = Backend::Scalar(Scalar);
}

impl Absorb for Integers {
    fn degree(&self, _: Primitive) -> usize {
        1
    }

    fn is_lanes(&self) -> bool {
        true
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        match primitive {
            Primitive::Keccak { rate, rounds } => {
                one_by_one::absorb(rate.into(), streams, permutation(rounds));
            }
            _ => Generic(Self::LANE).absorb(primitive, streams),
        }
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        Generic(Self::LANE).absorb_sums(streams, sums);
    }

    /// Rotations of Keccak are part of other instructions (`weave/src/lazy.rs`).
    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        match primitive {
            Primitive::Keccak { .. } => {
                let mix = Self::LANE.instructions(&block_operations(primitive));
                Some(Work::plain(Isa::Scalar, Mix { shift: 0, ..mix }))
            }
            _ => Generic(Self::LANE).work(primitive, streams),
        }
    }

    fn sums_work(&self, streams: usize) -> Option<Work> {
        Generic(Self::LANE).sums_work(streams)
    }
}

/// The kernel of four states with the tables of a head.
#[derive(Debug)]
struct OfHead {
    kernel: Woven,
    flips: Flips,
}

impl Spans for OfHead {
    fn walk(&self, walk: AffineWalk<'_>, found: &mut Candidates) -> bool {
        self.flips.walk(self.kernel, walk, found)
    }

    fn counts(&self) -> Counts {
        self.kernel.counts()
    }
}

impl Walker for Woven {
    fn lanes(self) -> usize {
        Self::STATES
    }

    fn word(self, index: usize, base: &[u64; WORDS], rows: &[u64], out: &mut [u64]) {
        self.word(index, base, rows, out);
    }
}

/// The permission to run the kernel of four states.
#[derive(Clone, Copy, Debug)]
pub(super) enum Woven {
    /// Two of the states in vectors.
    Neon(Neon),
    /// Two of the states in vectors, with the instructions for SHA-3.
    NeonSha3(NeonSha3),
}

impl Woven {
    /// States of a batch.
    pub(super) const STATES: usize = 4;

    /// The kernel with the tables of a head.
    pub(super) fn with(self, head: &Head) -> Option<Arc<dyn Spans>> {
        Some(Arc::new(OfHead { kernel: self, flips: Flips::new(head, Self::STATES) }))
    }

    /// A word of the digests of the states that enter χ of round 2,
    /// `base[i] ^ rows[4 * i + state]`.
    ///
    /// # Panics
    ///
    /// If there is no such word, or rows and words are not those of four states.
    pub(super) fn word(self, word: usize, base: &[u64; WORDS], rows: &[u64], out: &mut [u64]) {
        assert!(word < 8, "there is no word {word}");
        assert!(rows.len() >= WORDS * Self::STATES && out.len() >= Self::STATES, "rows are of four states");
        let function: Word = match self {
            Self::Neon(_) => hashweave_woven_neon_word,
            Self::NeonSha3(_) => hashweave_woven_neon_sha3_word,
        };
        // SAFETY: the token proves the instructions; the rows are there, and only `out` is written
        // to.
        unsafe { function(rows.as_ptr(), base.as_ptr(), out.as_mut_ptr(), word) }
    }

    /// The instructions of a call, counted by the generator.
    pub(super) const fn counts(self) -> Counts {
        match self {
            Self::Neon(_) => include!("../../../generated/aarch64/woven_neon.counts.rs"),
            Self::NeonSha3(_) => include!("../../../generated/aarch64/woven_neon_sha3.counts.rs"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::keccak::{self, ROUND_CONSTANTS};

    /// A word without symmetry.
    fn word(i: usize) -> u64 {
        let x = (i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (x ^ x >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ x >> 31
    }

    fn here() -> Vec<Woven> {
        let neon = Neon::detect().map(Woven::Neon);
        neon.into_iter().chain(NeonSha3::detect().map(Woven::NeonSha3)).collect()
    }

    /// A chain, so that every bit of the state has been every other's neighbour.
    #[test]
    fn one_state_in_integer_registers_is_permuted() {
        for (start, rounds) in [[0; WORDS], [u64::MAX; WORDS], core::array::from_fn(word)]
            .into_iter()
            .flat_map(|start| [(start, 24), (start, 12)])
        {
            let (mut state, mut expected) = (start, start);
            let permute = permutation(rounds);
            for _ in 0..50 {
                permute(&mut state);
                expected = keccak::rounds(Scalar, expected, keccak::first_round(rounds.into()), 24);
                assert_eq!(state, expected);
            }
        }
    }

    #[test]
    fn every_word_of_four_woven_states() {
        assert!(!here().is_empty());
        for (woven, index) in here().into_iter().flat_map(|woven| (0..8).map(move |index| (woven, index))) {
            let base: [u64; WORDS] = core::array::from_fn(|i| word(i + 1000 * index));
            let rows: [u64; WORDS * Woven::STATES] = core::array::from_fn(|i| word(i + 77));
            let mut out = [0; Woven::STATES + 1];
            woven.word(index, &base, &rows, &mut out);
            for (state, &got) in out[..Woven::STATES].iter().enumerate() {
                let a = core::array::from_fn(|i| base[i] ^ rows[Woven::STATES * i + state]);
                let a = keccak::rounds(Scalar, keccak::chi_iota(Scalar, &a, ROUND_CONSTANTS[1]), 2, 24);
                assert_eq!(got, a[index], "{woven:?}, word {index}, state {state}");
            }
            assert_eq!(out[Woven::STATES], 0, "nothing is written after the words");
        }
    }

    /// The sums of the derivation: rows and base, χ and ι, 21 rounds, a word of the last one. For
    /// that C, three words of D, of which each is added and two are rotated, χ and ι. Without the
    /// instructions for SHA-3 a rotation is two shifts.
    #[test]
    fn the_vector_stream_executes_what_its_derivation_says() {
        for woven in here() {
            let Counts { mix, slots, batches, hashes } = woven.counts();
            let (rounds, word) = match woven {
                Woven::Neon(_) => (51 + 21 * 159, 20 + 3 * 3 + 3 + 2 * 2 + 3),
                Woven::NeonSha3(_) => (26 + 21 * 66, 10 + 3 + 3 + 2),
            };
            assert_eq!((mix.arithmetic(), batches, hashes), (25 + rounds + word, 1, 4), "{woven:?}");
            assert!(slots > mix.arithmetic() + 2 * 21 * 101, "{woven:?}");
        }
    }
}
