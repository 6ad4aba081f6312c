//! Four words of one computation in a register: for a single stream of an algorithm whose state is rows of four words, as
//! BLAKE2's is (RFC 7693, section 3.2).
//!
//! The words of a [`Rows`] value belong together, those of a [`Lanes`](crate::Lanes) value do not. So there is an operation that
//! moves words between places, and one that collects words of a message; and there are fewer others.
//!
//! | type | words | registers | needs |
//! |---|---|---|---|
//! | [`Avx2Rows32`], [`Avx2Rows64`] | `u32`, `u64` | xmm, ymm | AVX2: rotations are byte shuffles, or two shifts and an or |
//! | [`Avx512Rows32`], [`Avx512Rows64`] | `u32`, `u64` | xmm, ymm | AVX-512 VL: rotations are instructions |

use crate::lanes::Word;

#[cfg(target_arch = "x86_64")]
mod x86;
#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2Rows32, Avx2Rows64, Avx512Rows32, Avx512Rows64};

/// Four words of one computation.
pub trait Rows: Copy {
    /// `u32` or `u64`.
    type Word: Word;
    /// Proof that the instruction set is present.
    type Token: Copy;
    /// Sixteen words of a message, in the form from which [`gather`](Self::gather) collects them.
    type Message: Copy;

    /// These words.
    fn new(token: Self::Token, words: [Self::Word; 4]) -> Self;
    /// The words.
    fn words(self) -> [Self::Word; 4];
    /// `self ^ b`, word by word.
    fn xor(self, b: Self) -> Self;
    /// `self ^ b ^ c`, word by word.
    fn xor3(self, b: Self, c: Self) -> Self;
    /// Addition modulo 2^w, word by word.
    fn add(self, b: Self) -> Self;
    /// Rotation of every word to the right by `N` bits, `0 < N < w`.
    fn rotr<const N: i32>(self) -> Self;
    /// Word i is word i + `K` mod 4 of `self`, `0 < K < 4`.
    fn turn<const K: usize>(self) -> Self;
    /// The words of a block, the least significant byte of each first. Of 64 bytes for `u32`, of 128 for `u64`.
    ///
    /// # Panics
    ///
    /// If the block has another size.
    fn message(token: Self::Token, block: &[u8]) -> Self::Message;
    /// Words `i` of a message.
    fn gather(token: Self::Token, message: &Self::Message, i: [usize; 4]) -> Self;
}

/// The two row types of an instruction set.
pub trait RowSet: Copy {
    /// Rows of 32-bit words.
    type R32: Rows<Word = u32, Token = Self>;
    /// Rows of 64-bit words.
    type R64: Rows<Word = u64, Token = Self>;
}
