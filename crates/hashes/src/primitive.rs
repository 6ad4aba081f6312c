//! The compression functions and permutations, and what is known of each, in one table.

use crate::functions::MerkleDamgard;
use crate::keccak;

/// The compression function or permutation under a hash: all that a kernel needs to know of an
/// algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Primitive {
    /// The compression of SHA-224 and SHA-256.
    Sha256,
    /// The compression of SHA-384, SHA-512 and SHA-512/t.
    Sha512,
    /// The compression of MD5, SHA-1, RIPEMD-160 or SM3.
    MerkleDamgard(MerkleDamgard),
    /// F of BLAKE2s.
    Blake2s,
    /// F of BLAKE2b.
    Blake2b,
    /// The compression of BLAKE3, in a message of at most a chunk.
    Blake3,
    /// Keccak-p\[1600\] after the exclusive or of a block.
    Keccak {
        /// Bytes of a block.
        rate: u8,
        /// Rounds of the permutation, the last of Keccak-f\[1600\]: 24, or 12 in TurboSHAKE.
        rounds: u8,
    },
}

/// The facts about a primitive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub(crate) block: usize,
    pub(crate) word_bits: u32,
    pub(crate) is_big_endian: bool,
    state_words: usize,
    pub(crate) marks_last: bool,
}

/// Rounds a length down to whole blocks. Blocks of all but the sponges are powers of two, so a mask
/// suffices: a division takes as long as all else that there is to do for a short message.
#[inline]
pub(crate) const fn whole(block: usize, length: usize) -> usize {
    if block.is_power_of_two() { length & !(block - 1) } else { length / block * block }
}

impl Primitive {
    #[inline(always)]
    pub(crate) const fn facts(self) -> Facts {
        // BLAKE2's states have h, t in two words, and f (RFC 7693, section 3.2); BLAKE3's h, and the
        // flags and the bytes of the next block.
        let (block, word_bits, is_big_endian, state_words, marks_last) = match self {
            Self::Sha256 => (64, 32, true, 8, false),
            Self::Sha512 => (128, 64, true, 8, false),
            Self::MerkleDamgard(function) => (64, 32, function.is_big_endian(), function.iv().len(), false),
            Self::Blake2s => (64, 32, false, 11, true),
            Self::Blake2b => (128, 64, false, 11, true),
            Self::Blake3 => (64, 32, false, 10, true),
            Self::Keccak { rate, rounds: _ } => (rate as usize, 64, false, keccak::WORDS, false),
        };
        Facts { block, word_bits, is_big_endian, state_words, marks_last }
    }

    /// Bytes of a block.
    #[must_use]
    #[inline]
    pub const fn block(self) -> usize {
        self.facts().block
    }

    /// Bits of its words: 32 or 64.
    #[must_use]
    #[inline]
    pub const fn word_bits(self) -> u32 {
        self.facts().word_bits
    }

    /// Whether the words of blocks and digests have their most significant byte first.
    #[must_use]
    #[inline]
    pub const fn is_big_endian(self) -> bool {
        self.facts().is_big_endian
    }

    /// Bytes of its [`State`](crate::State): words of which the last may be parameters of a block.
    ///
    /// ```
    /// assert_eq!(hashes::Primitive::Sha512.state_bytes(), 64);
    /// ```
    #[must_use]
    #[inline]
    pub const fn state_bytes(self) -> usize {
        self.facts().state_words * self.word_bits() as usize / 8
    }

    /// Whether the last block is marked in the state, as those of BLAKE2 and BLAKE3 are, so that it cannot be absorbed
    /// together with others.
    #[must_use]
    #[inline]
    pub const fn marks_last(self) -> bool {
        self.facts().marks_last
    }
}
