//! BLAKE2s of a block of every lane whose halves lie in rows, by the generated functions of
//! [`Set`].

use super::blocks::{self, Set};
use crate::chain::blake::BLOCKS;
use crate::chain::halves::{Hashing, State};
use hashes::blake2::Position;
use lanes::isa::{Avx2, Avx512};
use lanes::{LaneSet, Lanes, Row32};

const _: () = assert!(BLOCKS <= blocks::MOST_HALVES);

/// The rows of a state of BLAKE2s: eight words of the hash value, two of t, and f.
pub(crate) struct Rows([Row32; 11]);

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

generated!(Avx2, Avx512);
