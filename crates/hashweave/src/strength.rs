//! The two security strengths of functions that are based on Keccak.

use hashes::Algorithm;

/// A security strength, which selects one function of a pair such as KT128 and KT256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// 128 bits.
    Bits128,
    /// 256 bits.
    Bits256,
}

impl Strength {
    /// The strength in bits.
    #[must_use]
    pub const fn bits(self) -> usize {
        match self {
            Self::Bits128 => 128,
            Self::Bits256 => 256,
        }
    }

    /// Returns the item of a pair that belongs to the strength.
    const fn of<T: Copy>(self, [short, long]: [T; 2]) -> T {
        match self {
            Self::Bits128 => short,
            Self::Bits256 => long,
        }
    }

    pub(crate) const fn shake(self) -> Algorithm {
        self.of([Algorithm::Shake128, Algorithm::Shake256])
    }

    pub(crate) const fn cshake(self) -> Algorithm {
        self.of([Algorithm::CShake128, Algorithm::CShake256])
    }

    pub(crate) const fn turbo_shake(self, domain: u8) -> Algorithm {
        self.of([Algorithm::TurboShake128(domain), Algorithm::TurboShake256(domain)])
    }

    /// Returns the size of a tree's chaining value in bytes: twice the strength.
    pub(crate) const fn chaining_value(self) -> usize {
        self.bits() / 4
    }
}
