//! Keccak-p\[1600\] and the sponge on it: SHA-3, SHAKE and the original Keccak (FIPS 202; Keccak
//! reference 3.0 for the padding of the latter), and with half the rounds TurboSHAKE (RFC 9861).
//!
//! # The round
//!
//! `A[x, y]` of the standard is word `x + 5y`. θ computes five column parities C and five words
//! D\[x\] = C\[x−1\] ⊕ rot(C\[x+1\], 1); every word is then xored with its column's D, rotated (ρ),
//! moved (π) and combined with two neighbours of its new row (χ); ι adds a constant. Counted in
//! operations of an instruction set with three-input logic and rotates: 10 (C) + 10 (D) + 25 + 24 +
//! 25 + 1 = **95**.
//!
//! Two choices were made by measurement (Zen 4, AVX-512, `docs/search.md`): D is formed as a word
//! of its own, although folding it into the 25 xors as `A ⊕ C ⊕ rot(C)` would save five operations,
//! because the folded form lengthens the chain after the last parity; and row y + 1 is brought in
//! (θ, ρ, π) before χ of row y, because ρ is bound to the rotate unit and χ is not. Where that
//! makes a compiler spill, the rounds are ordered in another way (`keccak/rounds.rs`).
//!
//! # Parts of rounds
//!
//! Nonce search skips the parts of rounds that it does not need, so [`theta_rho_pi`], [`chi_iota`]
//! and [`last_round_word`] stand alone.

mod rounds;
mod steps;

pub use rounds::{round, rounds};
pub use steps::{ROUND_CONSTANTS, State, WORDS, chi_iota, first_round, last_round_word, theta_rho_pi};

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
    permute_by::<V, 24>(token, a)
}

/// Keccak-p\[1600, `ROUNDS`\] (section 3.3) of every lane: the last rounds of Keccak-f\[1600\], a
/// multiple of four.
///
/// ```
/// use hashes::keccak::{permute, permute_by, rounds};
/// use lanes::isa::Scalar;
/// let halfway = rounds(Scalar, [0u64; 25], 0, 12);
/// assert_eq!(permute_by::<u64, 12>(Scalar, halfway), permute(Scalar, [0; 25]));
/// ```
#[inline(always)]
#[must_use]
pub fn permute_by<V: Lanes64, const ROUNDS: usize>(token: V::Token, a: State<V>) -> State<V> {
    if V::IN_PLACE {
        rounds::permute_in_place::<V, ROUNDS>(token, a)
    } else {
        rounds(token, a, first_round(ROUNDS), 24)
    }
}

/// The parameters of a hash on a sponge (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sponge {
    /// Bytes absorbed or squeezed by one permutation: (1600 − c) / 8.
    pub rate: usize,
    /// The domain bits and the first bit of pad10*1, as the byte after the message: 0x06 SHA-3,
    /// 0x1F SHAKE (sections 6.1 and 6.2, table in B.2), 0x04 cSHAKE (SP 800-185, section 3.3), 0x01
    /// the original Keccak, D of TurboSHAKE (RFC 9861, section 2.2).
    pub suffix: u8,
    /// Rounds of the permutation, which are the last ones of Keccak-f\[1600\].
    pub rounds: usize,
}

/// The sponge of SHA3-256.
pub const SHA3_256: Sponge = Sponge::sha3(256);

impl Sponge {
    /// The sponge of SHA3-`bits` (section 6.1).
    #[must_use]
    pub const fn sha3(bits: usize) -> Self {
        Self::full(bits, 0x06)
    }
    /// The sponge of SHAKE`bits` (section 6.2).
    #[must_use]
    pub const fn shake(bits: usize) -> Self {
        Self::full(bits, 0x1F)
    }
    /// The sponge of Keccak-`bits` as submitted to the competition, padding pad10*1 alone.
    #[must_use]
    pub const fn keccak(bits: usize) -> Self {
        Self::full(bits, 0x01)
    }
    /// The sponge of cSHAKE`bits` with a function name or a customization string (SP 800-185,
    /// section 3.3).
    #[must_use]
    pub const fn cshake(bits: usize) -> Self {
        Self::full(bits, 0x04)
    }
    /// The sponge of TurboSHAKE`bits` with the domain separation byte D (RFC 9861, section 2.2).
    #[must_use]
    pub const fn turbo_shake(bits: usize, domain: u8) -> Self {
        Self { rounds: 12, ..Self::full(bits, domain) }
    }

    const fn full(bits: usize, suffix: u8) -> Self {
        Self { rate: 200 - bits / 4, suffix, rounds: 24 }
    }

    /// Writes padding into the last block: `block[..length]` is message, the rest is zero.
    pub fn pad(self, block: &mut [u8], length: usize) {
        block[length] ^= self.suffix;
        block[self.rate - 1] ^= 0x80;
    }
}
