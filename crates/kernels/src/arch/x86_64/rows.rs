//! BLAKE2 and BLAKE3 of one stream, or two, by rows: the entry points of [`hashes::blake2::rows`] and
//! [`hashes::blake3::rows`].

use crate::batch::counts::Work;
use crate::batch::row::Absorb;
use hashes::blake2::{Blake2b, Blake2s, rows};
use hashes::{Primitive, Stream, blake3};
use lanes::isa::{Avx2, Avx512};
use lanes::rows::RowSet;
use lanes::tally::Mix;
use lanes::{Isa, isa};

/// Streams that are interleaved at most. Two take little longer than one.
const STREAMS: usize = 2;

/// The permission to run the kernels by rows of one instruction set.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rows {
    /// With rotations made of shuffles and shifts.
    Avx2(Avx2),
    /// With rotations that are instructions.
    Avx512(Avx512),
}

impl Absorb for Rows {
    fn degree(&self, _: Primitive) -> usize {
        STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        match *self {
            // SAFETY: the token proves the features.
            Self::Avx2(token) => unsafe { absorb_avx2(token, primitive, streams) },
            // SAFETY: the token proves the features.
            Self::Avx512(token) => unsafe { absorb_avx512(token, primitive, streams) },
        }
    }

    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        let isa = match self {
            Self::Avx2(_) => Isa::Avx2,
            Self::Avx512(_) => Isa::Avx512,
        };
        Some(work(isa, primitive, streams as u64))
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
fn absorb_avx2(token: isa::Avx2, primitive: Primitive, streams: &mut [Stream<'_>]) {
    absorb(token, primitive, streams);
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn absorb_avx512(token: isa::Avx512, primitive: Primitive, streams: &mut [Stream<'_>]) {
    absorb(token, primitive, streams);
}

#[inline(always)]
fn absorb<S: RowSet>(set: S, primitive: Primitive, streams: &mut [Stream<'_>]) {
    match (primitive, streams) {
        (Primitive::Blake2s, [a]) => rows::absorb::<Blake2s, S::R32, 1>(set, [a]),
        (Primitive::Blake2s, [a, b]) => rows::absorb::<Blake2s, S::R32, 2>(set, [a, b]),
        (Primitive::Blake2b, [a]) => rows::absorb::<Blake2b, S::R64, 1>(set, [a]),
        (Primitive::Blake2b, [a, b]) => rows::absorb::<Blake2b, S::R64, 2>(set, [a, b]),
        (Primitive::Blake3, [a]) => blake3::rows::absorb_chunks::<S::R32, 1>(set, [a]),
        (Primitive::Blake3, [a, b]) => blake3::rows::absorb_chunks::<S::R32, 2>(set, [a, b]),
        (primitive, streams) => {
            panic!(
                "rows are for BLAKE2, BLAKE3 and {STREAMS} streams, not {} of {primitive:?}",
                streams.len()
            )
        }
    }
}

/// `hashes::blake2::rows`: a step has 6 additions, 4 exclusive ors, 4 rotations and 3 turns, 12 of
/// them in a row (with the rotations of AVX2, each two shifts and an or where it is no byte
/// shuffle, 14 for BLAKE2s and BLAKE3, and 13 for BLAKE2b). The words of the message are collected next to that
/// and not counted.
fn work(isa: Isa, primitive: Primitive, streams: u64) -> Work {
    let (steps, odd_rotations) = match primitive {
        Primitive::Blake2s => (20, 2),
        Primitive::Blake3 => (14, 2),
        Primitive::Blake2b => (24, 1),
        Primitive::Sha256 | Primitive::Sha512 | Primitive::MerkleDamgard(_) | Primitive::Keccak { .. } => {
            unreachable!("rows are for BLAKE2 and BLAKE3")
        }
    };
    let (step, chain) = if isa == Isa::Avx512 {
        (Mix { add: 6, shift: 4, shuffle: 3, ..Mix::logic(4) }, 12)
    } else {
        let rotations =
            Mix { shift: 2 * odd_rotations, shuffle: 4 - odd_rotations, ..Mix::logic(odd_rotations) };
        (Mix { add: 6, shuffle: 3, ..Mix::logic(4) } + rotations, 12 + odd_rotations)
    };
    // Registers are no wider than ymm, whatever the instructions.
    Work { chain: steps * chain, ..Work::plain(Isa::Avx2, step.times(steps * streams)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chains that `hashes::blake2::rows` gives for them.
    #[test]
    fn rows_have_their_chains() {
        let chain = |isa, primitive| work(isa, primitive, 1).chain;
        assert_eq!(chain(Isa::Avx512, Primitive::Blake2s), 240);
        assert_eq!(chain(Isa::Avx512, Primitive::Blake2b), 288);
        assert_eq!(chain(Isa::Avx512, Primitive::Blake3), 168);
        assert_eq!(chain(Isa::Avx2, Primitive::Blake2s), 280);
        assert_eq!(chain(Isa::Avx2, Primitive::Blake2b), 312);
        let mix = work(Isa::Avx512, Primitive::Blake2s, 2).mix;
        assert_eq!(mix.arithmetic(), 2 * 20 * 17);
    }
}
