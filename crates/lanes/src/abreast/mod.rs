//! Rows of several computations side by side in a register: four words of each, 128 bits one after
//! another.
//!
//! For BLAKE2s of a few messages, which wait for nothing but themselves. A register of one
//! computation ([`Single`](crate::rows::Single)) is 128 bits wide and a chain of them leaves most
//! of the unit idle; here one chain of instructions does the work of [`Abreast::COUNT`] chains. In
//! difference to [`Lanes`](crate::Lanes) nothing is transposed: a state is eight words in memory, a
//! block two halves that lie anywhere.
//!
//! | type | computations | registers | words of the message |
//! |---|---|---|---|
//! | [`Sse41Abreast`] | 1 | xmm | loads into places |
//! | [`Avx2Abreast`] | 2 | ymm | loads into all places, blends |
//! | [`Avx512Abreast`] | 4 | zmm | permutations of two blocks that are in registers |

use crate::lanes::Half;
use crate::rows::Rows;

#[cfg(target_arch = "x86_64")]
mod x86;
#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2Abreast, Avx512Abreast, Sse41Abreast};

/// The most computations of any [`Abreast`].
pub const MAX_ABREAST: usize = 4;

/// How many masks [`Abreast::disjoint`] compares.
pub const MASKS: usize = 32;

/// Eight words of a computation between two blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(32))]
pub struct Eight(pub [u32; 8]);

/// Four words of each of [`COUNT`](Self::COUNT) computations.
pub trait Abreast: Rows<Word = u32> {
    /// How many computations there are.
    const COUNT: usize;

    /// The rows of these numbers, one for every computation.
    ///
    /// # Panics
    ///
    /// If a number is no row's, or there are too few.
    fn load(token: Self::Token, rows: &[[u32; 4]], places: &[usize]) -> Self;
    /// The lower and the upper four of the eight words of these numbers.
    ///
    /// # Panics
    ///
    /// If a number is not an index of `all`, or there are too few numbers.
    fn load_eight(token: Self::Token, all: &[Eight], places: &[usize]) -> [Self; 2];
    /// Stores the rows, the first computation last: an entry whose number is there more than once
    /// gets the words of the first of them.
    ///
    /// # Panics
    ///
    /// If a number is not an index of `all`, or there are too few numbers.
    fn store_eight(rows: [Self; 2], all: &mut [Eight], places: &[usize]);
    /// A block of every computation, of two halves each, the least significant byte of a word
    /// first.
    ///
    /// # Panics
    ///
    /// If there are too few.
    fn blocks<'a>(token: Self::Token, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a>;
    /// Writes four words of eight bytes, the least significant first, by as few instructions as
    /// [`blocks`](Self::blocks) reads them by: a load of what several stores wrote waits for all of
    /// them to leave the core.
    fn write_half(token: Self::Token, words: [u64; 4], half: &mut Half);
    /// A bit for every mask that has no bit in common with `bits`, that of the first lowest.
    fn disjoint(token: Self::Token, masks: &[u64; MASKS], bits: u64) -> u32;
}
