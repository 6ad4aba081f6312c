//! From a block's words to one word of the digest: the hash functions as a scan sees them.

use hashes::blake2::{self, Blake2, Position};
use hashes::keccak::{self, ROUND_CONSTANTS};
use hashes::sha2::{self, Sha2, splat_all};
use lanes::{Lanes, Word};

/// How a scan computes a digest word: the ablation ladder. All variants give identical results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// The whole algorithm on a block set up directly.
    Direct,
    /// Keccak: θ, ρ and π of the first round are in the tables.
    A2,
    /// Keccak: of the last round only the word that the filter looks at.
    A1,
    /// Both.
    A1A2,
    /// Both, and the second round's θ, ρ and π are in tables too, made anew for every thousand hashes.
    Affine,
    /// The same, and a ninth message in the integer registers beside the eight lanes of AVX-512.
    Woven,
    /// The same with fewer vector operations, and half a message in the integer registers beside every eight lanes.
    Folded,
}

impl Variant {
    /// Every variant, each with what the ones before it have.
    pub const ALL: [Self; 7] =
        [Self::Direct, Self::A2, Self::A1, Self::A1A2, Self::Affine, Self::Woven, Self::Folded];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::A2 => "a2",
            Self::A1 => "a1",
            Self::A1A2 => "a1a2",
            Self::Affine => "affine",
            Self::Woven => "woven",
            Self::Folded => "folded",
        }
    }

    /// The name in records: its parts, joined by underscores.
    #[must_use]
    pub fn parts(self) -> &'static str {
        match self {
            Self::A1A2 => "a1_a2",
            Self::Affine => "a1_a2_affine",
            Self::Woven => "a1_a2_affine_woven",
            Self::Folded => "a1_a2_affine_folded",
            other => other.name(),
        }
    }

    /// Whether integer registers hash beside the lanes.
    #[must_use]
    pub fn is_woven(self) -> bool {
        matches!(self, Self::Woven | Self::Folded)
    }

    /// Whether the second round's linear half is in the tables as well.
    #[must_use]
    pub fn hoists_second_round(self) -> bool {
        matches!(self, Self::Affine) || self.is_woven()
    }

    /// Whether the first round's linear half is in the tables.
    #[must_use]
    pub fn hoists_first_round(self) -> bool {
        matches!(self, Self::A2 | Self::A1A2) || self.hoists_second_round()
    }
}

/// A hash function from the N words of a block to one word of the digest.
pub trait Core<W: Word, const N: usize>: Copy {
    /// The word, in every lane.
    fn word<V: Lanes<Word = W>>(self, token: V::Token, words: [V; N]) -> V;
}

/// Keccak-f\[1600\] after the linear halves (θ, ρ, π) of the first round or, behind it, of the second: `HEAD` = 0 begins with
/// the state that a single absorbed block leaves, 1 with χ of the first round, 2 with χ of the second. With `A1`
/// only one word of the last round is computed.
///
/// Operations with three-input logic: 95 a round, 26 for a χ and ι alone, 20 at most for the last word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keccak<const HEAD: usize, const A1: bool> {
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl<const HEAD: usize, const A1: bool> Core<u64, 25> for Keccak<HEAD, A1> {
    #[inline(always)]
    fn word<V: Lanes<Word = u64>>(self, token: V::Token, words: [V; 25]) -> V {
        let mut a = words;
        if HEAD > 0 {
            a = keccak::chi_iota(token, &a, ROUND_CONSTANTS[HEAD - 1]);
        }
        if A1 {
            let a = keccak::rounds(token, a, HEAD, 23);
            keccak::last_round_word(token, &a, self.word)
        } else {
            let a = keccak::rounds(token, a, HEAD, 24);
            pick([a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]], self.word)
        }
    }
}

/// SHA-2 of a padded block, applied `PASSES` times (2: `sha256d`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sha2Core<H: Sha2, const PASSES: u8> {
    /// H(0).
    pub(crate) iv: [H::Word; 8],
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl<H: Sha2, const PASSES: u8> Core<H::Word, 16> for Sha2Core<H, PASSES> {
    #[inline(always)]
    fn word<V: Lanes<Word = H::Word>>(self, token: V::Token, words: [V; 16]) -> V {
        let iv = splat_all(token, &self.iv);
        let mut h = sha2::compress::<H, V>(token, iv, words);
        if PASSES == 2 {
            // The digest, 0x80, zeros, and its length in bits: 8 words fill half a block.
            let zero = V::splat(token, H::Word::default());
            let one_bit = V::splat(token, H::Word::truncate(1 << (H::Word::BITS - 1)));
            let length = V::splat(token, H::Word::truncate(8 * u64::from(H::Word::BITS)));
            let inner = [
                h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], one_bit, zero, zero, zero, zero, zero, zero,
                length,
            ];
            h = sha2::compress::<H, V>(token, iv, inner);
        }
        pick(h, self.word)
    }
}

/// BLAKE2 of a single block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blake2Core<H: Blake2> {
    /// IV with the parameter block.
    pub(crate) h: [H::Word; 8],
    /// Bytes of the message.
    pub(crate) bytes: usize,
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl<H: Blake2> Core<H::Word, 16> for Blake2Core<H> {
    #[inline(always)]
    fn word<V: Lanes<Word = H::Word>>(self, token: V::Token, words: [V; 16]) -> V {
        let position = Position { bytes: self.bytes as u128, last: true };
        let h = blake2::compress::<H, V>(token, splat_all(token, &self.h), words, position);
        pick(h, self.word)
    }
}

/// One of eight, by a branch that always goes the same way, so that the eight stay in registers.
#[inline(always)]
fn pick<V: Lanes>(words: [V; 8], index: usize) -> V {
    match index {
        0 => words[0],
        1 => words[1],
        2 => words[2],
        3 => words[3],
        4 => words[4],
        5 => words[5],
        6 => words[6],
        _ => words[7],
    }
}
