//! Keccak-f\[1600\] and its last twelve rounds in integer registers: lines that `weave`
//! (`targets/rv64.rs`) generates from the algorithm, with Zbb and without.
//!
//! Retired instructions a round: 145 with Zbb and 207 without, where the compiler takes 268 without
//! (`docs/scalable.md`): a line knows which word is needed last, so that the state stays in 27
//! registers and five words a round leave them, and where there is no and-not, words are kept
//! complemented so that few have to be. So [`Integers`] absorbs by these functions.

use crate::arch::generic::Generic;
use crate::arch::one_by_one;
use crate::backend::Backend;
use crate::batch::counts::Work;
use crate::batch::row::Absorb;
use core::arch::global_asm;
use hashes::keccak::WORDS;
use hashes::sha2::Sums;
use hashes::{Primitive, Stream};
use lanes::isa::{Scalar, Zbb};

global_asm!(include_str!("../../../generated/riscv64/rv64.s"), options(raw));
global_asm!(include_str!("../../../generated/riscv64/zbb.s"), options(raw));

// SAFETY: the generated texts define them with this signature.
unsafe extern "C" {
    fn hashweave_rv64_keccak(state: *mut [u64; WORDS]);
    fn hashweave_rv64_turbo(state: *mut [u64; WORDS]);
    fn hashweave_zbb_keccak(state: *mut [u64; WORDS]);
    fn hashweave_zbb_turbo(state: *mut [u64; WORDS]);
}

/// A function that applies the last `rounds` rounds of Keccak-f\[1600\], 24 or 12, with Zbb if
/// there is a token.
///
/// # Panics
///
/// If no hash has `rounds` rounds.
pub(super) fn permutation(zbb: Option<Zbb>, rounds: u8) -> impl Fn(&mut [u64; WORDS]) {
    let permute = match (rounds, zbb.is_some()) {
        (24, true) => hashweave_zbb_keccak,
        (24, false) => hashweave_rv64_keccak,
        (12, true) => hashweave_zbb_turbo,
        (12, false) => hashweave_rv64_turbo,
        _ => panic!("no hash on Keccak has {rounds} rounds"),
    };
    // SAFETY: the token proves Zbb; the functions read and write the state and nothing else but
    // their stack.
    move |state| unsafe { permute(state) }
}

/// The integer registers, with Zbb if the CPU has it.
pub(super) struct Integers(Option<Zbb>);

impl Integers {
    const LANE: Generic = Generic(Backend::Scalar(Scalar));

    /// Every CPU has integer registers.
    pub(super) fn detect() -> Option<Self> {
        Some(Self(Zbb::detect()))
    }
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
                one_by_one::absorb(rate.into(), streams, permutation(self.0, rounds));
            }
            _ => Self::LANE.absorb(primitive, streams),
        }
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        Self::LANE.absorb_sums(streams, sums);
    }

    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        Self::LANE.work(primitive, streams)
    }

    fn sums_work(&self, streams: usize) -> Option<Work> {
        Self::LANE.sums_work(streams)
    }
}
