//! The parameters that the specification fixes for an arity: rounds, round constants, matrix.

use super::algebra::{Element, Matrix, Vector};
use crate::field::MODULUS;

/// How many elements are hashed to one, as in a tree of that arity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Arity {
    /// Two elements: comm_r of its two parts, columns of two layers, the top of some trees.
    Two,
    /// Four elements.
    Four,
    /// Eight elements: nodes of the trees over columns and replicas.
    Eight,
    /// Eleven elements: columns of eleven layers.
    Eleven,
}

impl Arity {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Two, Self::Four, Self::Eight, Self::Eleven];

    /// The arity of that many elements.
    #[must_use]
    pub const fn new(elements: usize) -> Option<Self> {
        match elements {
            2 => Some(Self::Two),
            4 => Some(Self::Four),
            8 => Some(Self::Eight),
            11 => Some(Self::Eleven),
            _ => None,
        }
    }

    /// The number of elements.
    #[must_use]
    pub const fn elements(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Four => 4,
            Self::Eight => 8,
            Self::Eleven => 11,
        }
    }

    /// The elements of a state: t.
    #[must_use]
    pub const fn width(self) -> usize {
        self.elements() + 1
    }

    /// Rounds in which the S-box is applied to one element: R_P, of standard strength.
    #[must_use]
    pub const fn partial_rounds(self) -> usize {
        match self {
            Self::Two => 55,
            Self::Four => 56,
            Self::Eight | Self::Eleven => 57,
        }
    }

    /// The first element of a state, by which a node of a tree differs from other inputs.
    #[must_use]
    pub const fn domain_tag(self) -> u64 {
        (1 << self.elements()) - 1
    }
}

/// Rounds in which the S-box is applied to every element: R_F.
pub const FULL_ROUNDS: usize = 8;

/// Steps of the generator that are taken at once: an even number that divides 160, at most 18.
const STEPS: u32 = 16;

/// The generator of round constants: a register of 80 bits, the oldest lowest.
struct Grain {
    register: u128,
    /// Bits that were shifted in and have not been looked at, the oldest lowest.
    fresh: u128,
    /// How many these are.
    count: u32,
}

impl Grain {
    /// Filled with what describes the function: a field of prime order and x^5 (each is 1), 255 bits
    /// of an element, t, R_F and R_P, and thirty ones, each with its most significant bit first.
    fn new(arity: Arity) -> Self {
        let fields = [
            (1, 2),
            (1, 4),
            (255, 12),
            (arity.width(), 12),
            (FULL_ROUNDS, 10),
            (arity.partial_rounds(), 10),
            ((1 << 30) - 1, 30),
        ];
        let (mut register, mut at) = (0, 0);
        for (value, bits) in fields {
            for bit in (0..bits).rev() {
                register |= (value as u128 >> bit & 1) << at;
                at += 1;
            }
        }
        let mut grain = Self { register, fresh: 0, count: 0 };
        for _ in 0..160 / STEPS {
            grain.step();
        }
        grain.count = 0;
        grain
    }

    /// Shifts in [`STEPS`] bits. None of them depends on another, because the newest bit that one
    /// depends on is 62 places from the oldest.
    fn step(&mut self) {
        let r = self.register;
        let bits = (r ^ r >> 13 ^ r >> 23 ^ r >> 38 ^ r >> 51 ^ r >> 62) & ((1 << STEPS) - 1);
        self.register = r >> STEPS | bits << (80 - STEPS);
        (self.fresh, self.count) = (bits, STEPS);
    }

    /// A bit of the output: the second of the next pair whose first is one.
    fn bit(&mut self) -> u64 {
        loop {
            if self.count == 0 {
                self.step();
            }
            let pair = self.fresh & 0b11;
            (self.fresh, self.count) = (self.fresh >> 2, self.count - 2);
            if pair & 1 == 1 {
                return (pair >> 1) as u64;
            }
        }
    }

    /// The next 255 bits that are an integer below r, as words.
    fn element(&mut self) -> [u64; 4] {
        loop {
            let mut words = [0; 4];
            for at in (0..255).rev() {
                words[at / 64] |= self.bit() << (at % 64);
            }
            if lanes::fr::difference(words, MODULUS).1 {
                return words;
            }
        }
    }
}

/// The round constants as the specification numbers them, t a round.
pub(crate) fn round_constants(arity: Arity) -> Vec<[u64; 4]> {
    let mut grain = Grain::new(arity);
    let rounds = FULL_ROUNDS + arity.partial_rounds();
    (0..rounds * arity.width()).map(|_| grain.element()).collect()
}

/// The same as vectors, one for each round.
pub(super) fn constants_by_round(arity: Arity) -> Vec<Vector> {
    let all: Vector = round_constants(arity).into_iter().map(Element::new).collect();
    all.chunks(arity.width()).map(<[Element]>::to_vec).collect()
}

/// The matrix of Cauchy's form: 1 / (i + j + t).
pub(super) fn matrix(arity: Arity) -> Matrix {
    let t = arity.width();
    let inverses: Vector = (t..3 * t).map(|sum| Element::small(sum as u64).inverse()).collect();
    (0..t).map(|i| inverses[i..i + t].to_vec()).collect()
}

/// The least common multiple of all i + j + t: a multiple of the matrix by it has entries that are
/// small integers, of at most 44 bits.
pub(super) fn common_multiple(arity: Arity) -> u64 {
    let t = arity.width() as u64;
    (t..3 * t - 1).fold(1, |multiple, n| multiple / greatest_common_divisor(multiple, n) * n)
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of the matrix, multiplied, leaves the bit of a limb of 52 that a small sum needs.
    #[test]
    fn the_multiplied_matrix_is_small() {
        for arity in Arity::ALL {
            let (multiple, t) = (common_multiple(arity), arity.width() as u64);
            let first: u64 = (t..2 * t).map(|n| multiple / n).sum();
            assert!(first < 1 << 51, "{arity:?}: {first}");
            assert!((t..3 * t - 1).all(|n| multiple % n == 0));
        }
    }
}
