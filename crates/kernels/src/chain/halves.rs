//! Hash values in every lane of one or several sets of them, and the compression functions of chains.
//!
//! Nodes of replicas that share memory word by word are halves of blocks as they lie there: word i
//! of all lanes, one lane after the other, then word i + 1. So a block of BLAKE2s is two pointers.
//! On AVX2 and AVX-512 functions are generated (`blocks`); elsewhere they are the generic form.

use hashes::blake2::{Blake2s, Position, compress};
use hashes::sha2;
use lanes::{LaneSet, Lanes};

/// Words of a half.
const WORDS: usize = 8;

/// Rows of half a block, for any number of lanes.
#[repr(align(64))]
pub(crate) struct Half(pub(crate) [u8; 64 * WORDS]);

/// W_t + K_t of a block of SHA-256.
pub(crate) type Kept<V> = [V; 64];

/// The halves of a block of each set.
pub(crate) type Blocks<'a, const SETS: usize> = [[&'a [u8]; 2]; SETS];

/// A set of lanes, and the code that hashes in them.
pub(crate) trait Hashing: LaneSet {
    /// The hash value of BLAKE2s between blocks, in whatever form.
    type Blake2s: Blake2sState<Self>;
    /// Whether two sets of BLAKE2s take less time together than one after the other.
    const PAIRS: bool = false;

    /// SHA-256 of a block of each set whose sums were kept.
    #[inline(always)]
    fn compress_kept<const SETS: usize>(h: &mut [[Self::V32; 8]; SETS], kept: &[Kept<Self::V32>; SETS]) {
        for (h, kept) in h.iter_mut().zip(kept) {
            *h = sha2::compress_kept(*h, kept);
        }
    }
}

/// A hash value of BLAKE2s in every lane. Several states are those of sets that do not wait for each
/// other.
pub(crate) trait Blake2sState<S: LaneSet>: Copy {
    /// Before the first block.
    fn new(token: S, initial: [u32; 8]) -> Self;
    /// Absorbs a node's blocks or one of them: the last of them has this position.
    ///
    /// # Panics
    ///
    /// If a half is shorter than the rows of eight words, or there are no blocks or more than a
    /// node has.
    fn absorb<const SETS: usize>(
        states: &mut [Self; SETS],
        token: S,
        blocks: &[Blocks<'_, SETS>],
        position: Position,
    );
    /// The words after the last block.
    fn words(&self, token: S) -> [S::V32; 8];
}

/// The generic form.
#[derive(Clone, Copy)]
pub(crate) struct Generic<S: LaneSet>([S::V32; 8]);

impl<S: LaneSet> Blake2sState<S> for Generic<S> {
    #[inline(always)]
    fn new(token: S, initial: [u32; 8]) -> Self {
        Self(sha2::splat_all(token, &initial))
    }

    #[inline(always)]
    fn absorb<const SETS: usize>(
        states: &mut [Self; SETS],
        token: S,
        blocks: &[Blocks<'_, SETS>],
        position: Position,
    ) {
        let size = 4 * S::V32::COUNT;
        for (block, halves) in blocks.iter().enumerate() {
            let left = blocks.len() - 1 - block;
            let bytes = position.bytes - 64 * left as u128;
            let position = Position { bytes, last: position.last && left == 0 };
            for (state, [low, high]) in states.iter_mut().zip(halves) {
                let mut m = [state.0[0]; 2 * WORDS];
                let mut i = 0;
                while i < WORDS {
                    m[i] = S::V32::load_words(token, &low[i * size..]);
                    m[WORDS + i] = S::V32::load_words(token, &high[i * size..]);
                    i += 1;
                }
                state.0 = compress::<Blake2s, S::V32, true>(token, state.0, m, position);
            }
        }
    }

    #[inline(always)]
    fn words(&self, _: S) -> [S::V32; 8] {
        self.0
    }
}

/// Sets of lanes that hash by the generic form.
macro_rules! generic {
    ($($set:ty),*) => { $(
        impl $crate::chain::halves::Hashing for $set {
            type Blake2s = $crate::chain::halves::Generic<Self>;
        }
    )* };
}

#[allow(unused_imports, reason = "not every architecture has other sets of that kind")]
pub(crate) use generic;

generic!(lanes::isa::Scalar, lanes::tally::Counting);
