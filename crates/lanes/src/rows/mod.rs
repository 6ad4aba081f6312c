//! Four words of one computation in a register: for a single stream of an algorithm whose state is
//! rows of four words, as BLAKE2's is (RFC 7693, section 3.2).
//!
//! The words of a [`Rows`] value belong together, those of a [`Lanes`](crate::Lanes) value do not.
//! So there is an operation that moves words between places, and one that collects words of a
//! message; and there are fewer others.
//!
//! | type | words | registers | needs |
//! |---|---|---|---|
//! | [`Avx2Rows32`], [`Avx2Rows64`] | `u32`, `u64` | xmm, ymm | AVX2: rotations are byte shuffles, or two shifts and an or |
//! | [`Avx512Rows32`], [`Avx512Rows64`] | `u32`, `u64` | xmm, ymm | AVX-512 VL: rotations are instructions |

use crate::lanes::Word;

#[cfg(target_arch = "x86_64")]
pub(crate) mod x86;
#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2Rows32, Avx2Rows64, Avx512Rows32, Avx512Rows64};

/// Four words of a computation; or of each of several, side by side ([`abreast`](crate::abreast)).
pub trait Rows: Copy {
    /// `u32` or `u64`.
    type Word: Word;
    /// Proof that the instruction set is present.
    type Token: Copy;
    /// Sixteen words of a message of every computation.
    type Blocks<'a>: Copy;

    /// The same words for every computation.
    fn splat(token: Self::Token, words: [Self::Word; 4]) -> Self;
    /// Words `A` to `D` of every block, and words `E` to `H`.
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        token: Self::Token,
        blocks: Self::Blocks<'_>,
    ) -> [Self; 2];
    /// `self ^ b`, word by word.
    fn xor(self, b: Self) -> Self;
    /// `self ^ b ^ c`, word by word.
    fn xor3(self, b: Self, c: Self) -> Self;
    /// Addition modulo 2^w, word by word.
    fn add(self, b: Self) -> Self;
    /// `self + b + late`, in that order whatever the compiler thinks of the order of sums: `late`
    /// is ready after the others are.
    fn add_late(self, b: Self, late: Self) -> Self;
    /// Rotation of every word to the right by `N` bits, `0 < N < w`.
    fn rotr<const N: i32>(self) -> Self;
    /// Word i of every computation is word i + `K` mod 4, `0 < K < 4`.
    fn turn<const K: usize>(self) -> Self;
}

/// Four words of one computation.
pub trait Single: Rows {
    /// The words.
    fn words(self) -> [Self::Word; 4];
    /// The first block of `bytes`, the least significant byte of a word first.
    ///
    /// # Panics
    ///
    /// If they are fewer.
    fn block(bytes: &[u8]) -> Self::Blocks<'_>;
}

/// The two row types of an instruction set.
pub trait RowSet: Copy {
    /// Rows of 32-bit words.
    type R32: Single<Word = u32, Token = Self>;
    /// Rows of 64-bit words.
    type R64: Single<Word = u64, Token = Self>;
}
