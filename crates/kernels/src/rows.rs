//! BLAKE2 of one stream, or two, by rows: the entry points of [`hashes::blake2::rows`].

use hashes::blake2::{Blake2b, Blake2s, rows};
use hashes::{Primitive, Stream};
use lanes::isa::{Avx2, Avx512};
use lanes::rows::RowSet;
use lanes::{Isa, isa};

/// Streams that are interleaved at most. Two take little longer than one.
pub(crate) const STREAMS: usize = 2;

/// The permission to run the kernels by rows of one instruction set.
#[derive(Clone, Copy, Debug)]
pub enum Rows {
    /// With rotations made of shuffles and shifts.
    Avx2(Avx2),
    /// With rotations that are instructions.
    Avx512(Avx512),
}

impl Rows {
    /// The instruction sets that may be used here, lowest first.
    pub fn usable() -> impl Iterator<Item = Self> {
        [Avx2::detect().map(Self::Avx2), Avx512::detect().map(Self::Avx512)].into_iter().flatten()
    }

    /// The instruction set.
    #[must_use]
    pub fn isa(self) -> Isa {
        match self {
            Self::Avx2(_) => Isa::Avx2,
            Self::Avx512(_) => Isa::Avx512,
        }
    }

    pub(crate) fn absorb(self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        match self {
            // SAFETY: the token proves the features.
            Self::Avx2(token) => unsafe { absorb_avx2(token, primitive, streams) },
            // SAFETY: the token proves the features.
            Self::Avx512(token) => unsafe { absorb_avx512(token, primitive, streams) },
        }
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
        (primitive, streams) => {
            panic!("rows are for BLAKE2 and {STREAMS} streams, not {} of {primitive:?}", streams.len())
        }
    }
}
