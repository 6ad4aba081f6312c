//! BLAKE2s of a block of every lane whose halves lie in rows: word i of all lanes, one lane after
//! the other, then word i + 1.
//!
//! Nodes of replicas that share memory word by word are such halves as they lie there, so a block
//! is two pointers. On AVX2 and AVX-512 the function is generated (`blocks`); elsewhere it is the
//! generic form.

use hashes::blake2::{Blake2s, Position, compress};
use lanes::{LaneSet, Lanes};

/// Words of a half.
const WORDS: usize = 8;

/// Rows of half a block, for any number of lanes.
#[repr(align(64))]
pub(crate) struct Half(pub(crate) [u8; 64 * WORDS]);

/// A set of lanes, and the code that hashes in them.
pub(crate) trait Hashing: LaneSet {
    /// The hash value between blocks, in whatever form.
    type State: State<Self>;
}

/// A hash value in every lane.
pub(crate) trait State<S: LaneSet> {
    /// Before the first block.
    fn new(token: S, initial: [u32; 8]) -> Self;
    /// Absorbs a node's blocks or one of them: the last of them has this position.
    ///
    /// # Panics
    ///
    /// If a half is shorter than the rows of eight words, or there are no blocks or more than a
    /// node has.
    fn absorb(&mut self, token: S, blocks: &[[&[u8]; 2]], position: Position);
    /// The words after the last block.
    fn words(&self, token: S) -> [S::V32; 8];
}

/// The generic form.
pub(crate) struct Generic<S: LaneSet>([S::V32; 8]);

impl<S: LaneSet> State<S> for Generic<S> {
    #[inline(always)]
    fn new(token: S, initial: [u32; 8]) -> Self {
        Self(hashes::sha2::splat_all(token, &initial))
    }

    #[inline(always)]
    fn absorb(&mut self, token: S, blocks: &[[&[u8]; 2]], position: Position) {
        let size = 4 * S::V32::COUNT;
        for (block, [low, high]) in blocks.iter().enumerate() {
            let left = blocks.len() - 1 - block;
            let mut m = [self.0[0]; 2 * WORDS];
            let mut i = 0;
            while i < WORDS {
                m[i] = S::V32::load_words(token, &low[i * size..]);
                m[WORDS + i] = S::V32::load_words(token, &high[i * size..]);
                i += 1;
            }
            let bytes = position.bytes - 64 * left as u128;
            let position = Position { bytes, last: position.last && left == 0 };
            self.0 = compress::<Blake2s, S::V32, true>(token, self.0, m, position);
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
            type State = $crate::chain::halves::Generic<Self>;
        }
    )* };
}

#[allow(unused_imports, reason = "not every architecture has other sets of that kind")]
pub(crate) use generic;

generic!(lanes::isa::Scalar, lanes::tally::Counting);
