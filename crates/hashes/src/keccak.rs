//! Keccak-f\[1600\] and the sponge on it: SHA-3, SHAKE and the original Keccak (FIPS 202; Keccak
//! reference 3.0 for the padding of the latter).
//!
//! # The round
//!
//! `A[x, y]` of the standard is word `x + 5y`. θ computes five column parities C and five words D\[x\] =
//! C\[x−1\] ⊕ rot(C\[x+1\], 1); every word is then xored with its column's D, rotated (ρ), moved (π) and
//! combined with two neighbours of its new row (χ); ι adds a constant. Counted in operations of an
//! instruction set with three-input logic and rotates: 10 (C) + 10 (D) + 25 + 24 + 25 + 1 = **95**.
//!
//! Two choices were made by measurement (Zen 4, AVX-512, `docs/search.md`): D is formed as a word of its own,
//! although folding it into the 25 xors as `A ⊕ C ⊕ rot(C)` would save five operations, because the folded
//! form lengthens what waits for the last parity; and row y + 1 is brought in (θ, ρ, π) before χ of row y,
//! because ρ is bound to the rotate unit and χ is not. Where that makes a compiler spill, the rounds are
//! ordered in another way (`keccak/rounds.rs`).
//!
//! # Parts of rounds
//!
//! Nonce search skips what a round computes in vain, so [`theta_rho_pi`], [`chi_iota`] and
//! [`last_round_word`] stand alone.

mod rounds;
mod steps;

pub use rounds::{round, rounds};
pub use steps::{ROUND_CONSTANTS, State, WORDS, chi_iota, last_round_word, theta_rho_pi};

use lanes::Lanes64;

/// Keccak-f\[1600\] (section 3.4) of every lane.
///
/// ```
/// use hashes::keccak::permute;
/// // The first word of the permutation of the all-zero state (Keccak team, test vectors).
/// assert_eq!(permute(lanes::isa::Scalar, [0u64; 25])[0], 0xF125_8F79_40E1_DDE7);
/// ```
#[inline(always)]
#[must_use]
pub fn permute<V: Lanes64>(token: V::Token, a: State<V>) -> State<V> {
    if V::IN_PLACE { rounds::permute_in_place(token, a) } else { rounds(token, a, 0, 24) }
}

/// The parameters of a hash on the sponge KECCAK\[c\] (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sponge {
    /// Bytes absorbed or squeezed by one permutation: (1600 − c) / 8.
    pub rate: usize,
    /// The domain bits and the first bit of pad10*1, as the byte after the message: 0x06 SHA-3, 0x1F SHAKE
    /// (sections 6.1 and 6.2, table in B.2), 0x01 the original Keccak.
    pub suffix: u8,
}

/// The sponge of SHA3-256.
pub const SHA3_256: Sponge = Sponge::sha3(256);

impl Sponge {
    /// The sponge of SHA3-`bits` (section 6.1).
    #[must_use]
    pub const fn sha3(bits: usize) -> Self {
        Self { rate: 200 - bits / 4, suffix: 0x06 }
    }
    /// The sponge of SHAKE`bits` (section 6.2).
    #[must_use]
    pub const fn shake(bits: usize) -> Self {
        Self { rate: 200 - bits / 4, suffix: 0x1F }
    }
    /// The sponge of Keccak-`bits` as submitted to the competition, padding pad10*1 alone.
    #[must_use]
    pub const fn keccak(bits: usize) -> Self {
        Self { rate: 200 - bits / 4, suffix: 0x01 }
    }

    /// Writes padding into the last block: `block[..length]` is message, the rest is zero.
    pub fn pad(self, block: &mut [u8], length: usize) {
        block[length] ^= self.suffix;
        block[self.rate - 1] ^= 0x80;
    }
}
