//! BLAKE2s of a block of every lane whose halves lie in rows: word i of all lanes, one lane after
//! the other, then word i + 1.
//!
//! Nodes of replicas that share memory word by word are such halves as they lie there, so a block
//! is two pointers. On AVX2 and AVX-512 the function is generated (`blocks`); elsewhere it is the
//! generic form.

use hashes::blake2::{Blake2s, Position, compress};
use lanes::{LaneSet, Lanes};
#[cfg(target_arch = "x86_64")]
use {
    crate::blocks::Set,
    lanes::Row32,
    lanes::isa::{Avx2, Avx512},
};

/// Words of a half.
const WORDS: usize = 8;

#[cfg(target_arch = "x86_64")]
const _: () = assert!(super::blake::BLOCKS <= crate::blocks::MOST_HALVES);

/// Rows of half a block, for any number of lanes.
#[repr(align(64))]
pub(super) struct Half(pub(super) [u8; 64 * WORDS]);

/// A set of lanes, and the code that hashes in them.
pub(super) trait Hashing: LaneSet {
    /// The hash value between blocks, in whatever form.
    type State: State<Self>;
}

/// A hash value in every lane.
pub(super) trait State<S: LaneSet> {
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
pub(super) struct Generic<S: LaneSet>([S::V32; 8]);

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

macro_rules! generic {
    ($($(#[$condition:meta])* $set:ty),* $(,)?) => { $(
        $(#[$condition])*
        impl Hashing for $set {
            type State = Generic<Self>;
        }
    )* };
}

generic! {
    lanes::isa::Scalar,
    lanes::tally::Counting,
    #[cfg(target_arch = "aarch64")]
    lanes::isa::Neon,
    #[cfg(target_arch = "aarch64")]
    lanes::isa::NeonSha3,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    lanes::isa::Simd128,
}

/// The rows of a state of BLAKE2s: eight words of the hash value, two of t, and f.
#[cfg(target_arch = "x86_64")]
pub(super) struct Rows([Row32; 11]);

#[cfg(target_arch = "x86_64")]
macro_rules! generated {
    ($($set:ident),*) => { $(
        impl Hashing for $set {
            type State = Rows;
        }

        impl State<$set> for Rows {
            #[inline(always)]
            fn new(token: $set, initial: [u32; 8]) -> Self {
                let mut rows = [Row32::default(); 11];
                let words = hashes::sha2::splat_all::<<$set as LaneSet>::V32>(token, &initial);
                for (row, word) in rows.iter_mut().zip(words) {
                    word.store(row);
                }
                Self(rows)
            }

            #[inline(always)]
            fn absorb(&mut self, token: $set, blocks: &[[&[u8]; 2]], position: Position) {
                // The function counts them itself.
                let before = (position.bytes as u64).wrapping_sub(64 * blocks.len() as u64);
                for (row, word) in self.0[8..10].iter_mut().zip([before as u32, (before >> 32) as u32]) {
                    <$set as LaneSet>::V32::splat(token, word).store(row);
                }
                let f = if position.last { u32::MAX } else { 0 };
                Set::$set(token).absorb_halves(&mut self.0, blocks, f);
            }

            #[inline(always)]
            fn words(&self, token: $set) -> [<$set as LaneSet>::V32; 8] {
                let mut words = [<$set as LaneSet>::V32::splat(token, 0); 8];
                for (word, row) in words.iter_mut().zip(&self.0) {
                    *word = <$set as LaneSet>::V32::load(token, row);
                }
                words
            }
        }
    )* };
}

#[cfg(target_arch = "x86_64")]
generated!(Avx2, Avx512);
