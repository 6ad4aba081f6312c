//! Elements of the scalar field of BLS12-381, one a lane, and what Poseidon does with them.
//!
//! r is the order of the curve's groups, a prime of 255 bits. An operation divides by a power of two
//! on the way (Montgomery's reduction), and which one depends on the type: [`Fr::PRODUCT`] for
//! products, [`Fr::SUM`] and [`Fr::SMALL_SUM`] for sums. Constants are prepared for it, so that no
//! element is ever converted.
//!
//! | file | lanes | limbs | needs |
//! |---|---|---|---|
//! | `words` | one | four of 64 bits | nothing |
//! | `ifma` | eight | five of 52 bits | AVX-512 and its IFMA |
//!
//! A sum of products is reduced once: in the linear layers of a hash most multiplications are
//! additions to a sum, each half as expensive as a product that is reduced. Where the constants are
//! integers of one limb, or a few, a multiplication takes as many fifths or quarters of that.
//!
//! Source: P. Montgomery, Modular multiplication without trial division (1985); the order r is that
//! of draft-irtf-cfrg-pairing-friendly-curves, section 4.2.1.

#[cfg(target_arch = "x86_64")]
mod ifma;
mod words;

#[cfg(target_arch = "x86_64")]
pub use ifma::Fr8;
pub use words::Words;

use crate::lanes::Half;

/// r, its least significant word first.
pub const MODULUS: [u64; 4] =
    [0xFFFF_FFFF_0000_0001, 0x53BD_A402_FFFE_5BFE, 0x3339_D808_09A1_D805, 0x73ED_A753_299D_7D48];

/// An element of the field in every lane.
///
/// A value stands for a residue. Only [`store`](Self::store) gives the representative below r.
///
/// ```
/// use lanes::fr::{Fr, Words};
/// use lanes::isa::Scalar;
/// let [mut two, mut four] = [[0; 32]; 2];
/// (two[0], four[0]) = (2, 4);
/// // A constant is multiplied by the power of two by which the sum is divided: 2 · 4 + 0.
/// let factor = Words::constant(lanes::fr::power_of_two(Words::SUM, 4));
/// let sum = Words::sum(Scalar, &Words::constant([0; 4]));
/// let mut eight = [[0; 32]];
/// Words::reduce(Words::add_product(sum, Words::load(Scalar, &[&two]), &factor)).store(&mut eight);
/// assert_eq!(eight[0][..2], [8, 0]);
/// ```
pub trait Fr: Copy {
    /// The proof that the CPU has the instructions.
    type Token: Copy;
    /// An element that is the same in every lane.
    type Constant: Copy + Send + Sync + core::panic::RefUnwindSafe + 'static;
    /// A constant plus products of elements and constants.
    type Sum: Copy;
    /// The same where the constants are small, of at most [`LIMB`](Self::LIMB) bits.
    type SmallSum: Copy;
    /// Multiples of elements by integers of a few limbs, which are not divided.
    type Multiples: Copy;

    /// How many limbs an element has.
    const LIMBS: usize;
    /// How many lanes there are.
    const LANES: usize;
    /// Bits of a limb.
    const LIMB: u32;
    /// A product is divided by this power of two.
    const PRODUCT: u32;
    /// A sum is divided by this power of two.
    const SUM: u32;
    /// A small sum is divided by this power of two.
    const SMALL_SUM: u32 = Self::LIMB;

    /// The constant of an integer below r, given as words, the least significant first.
    fn constant(words: [u64; 4]) -> Self::Constant;

    /// Elements that are little-endian integers below r, one for every lane.
    ///
    /// # Panics
    ///
    /// If they are fewer than [`LANES`](Self::LANES).
    fn load(token: Self::Token, elements: &[&Half]) -> Self;

    /// The elements as little-endian integers below r.
    ///
    /// # Panics
    ///
    /// If there is no room for every lane.
    fn store(self, elements: &mut [Half]);

    /// Adds a constant.
    #[must_use]
    fn add(self, constant: &Self::Constant) -> Self;

    /// The product, divided.
    #[must_use]
    fn mul(self, other: Self) -> Self;

    /// The product with itself, divided.
    #[must_use]
    fn square(self) -> Self;

    /// A sum of nothing but a constant.
    #[must_use]
    fn sum(token: Self::Token, constant: &Self::Constant) -> Self::Sum;

    /// Adds a product to a sum. A sum has at most 34 products, of which at most 11 are of
    /// [differences](Self::minus).
    #[must_use]
    fn add_product(sum: Self::Sum, element: Self, constant: &Self::Constant) -> Self::Sum;

    /// The sum, divided.
    #[must_use]
    fn reduce(sum: Self::Sum) -> Self;

    /// A small sum of nothing but a constant.
    #[must_use]
    fn small_sum(token: Self::Token, constant: &Self::Constant) -> Self::SmallSum;

    /// Adds a product to a small sum. All constants of a sum together are at most half of
    /// 2^[`LIMB`](Self::LIMB).
    #[must_use]
    fn add_small_product(sum: Self::SmallSum, element: Self, constant: u64) -> Self::SmallSum;

    /// The small sum, divided.
    #[must_use]
    fn reduce_small(sum: Self::SmallSum) -> Self;

    /// A constant in every lane.
    #[must_use]
    fn splat(token: Self::Token, constant: &Self::Constant) -> Self;

    /// The product with a constant, divided by 2^[`PRODUCT`](Self::PRODUCT).
    #[must_use]
    fn scale(self, constant: &Self::Constant) -> Self;

    /// A sum of no multiples.
    #[must_use]
    fn multiples(token: Self::Token) -> Self::Multiples;

    /// Adds a multiple: the product of an element and an integer, of which the lower LIMBS limbs are
    /// not zero. All together are below 2^466.
    #[must_use]
    fn add_multiple<const LIMBS: usize>(
        sum: Self::Multiples,
        element: Self,
        factor: &Self::Constant,
    ) -> Self::Multiples;

    /// `self`, which was loaded, is a constant or a sum of products of products, less multiples of
    /// which ABOVE limbs are above those of an element. Nothing is divided.
    #[must_use]
    fn minus<const ABOVE: usize>(self, multiples: Self::Multiples) -> Self;

    /// The fifth power, divided by 2^[`PRODUCT`](Self::PRODUCT) four times, of several values in
    /// turns: one multiplication is a chain of instructions that wait for each other.
    #[inline(always)]
    fn fifth<const N: usize>(mut values: [Self; N]) -> [Self; N] {
        let x = values;
        let mut i = 0;
        while i < N {
            values[i] = values[i].square();
            i += 1;
        }
        i = 0;
        while i < N {
            values[i] = values[i].square();
            i += 1;
        }
        i = 0;
        while i < N {
            values[i] = values[i].mul(x[i]);
            i += 1;
        }
        values
    }
}

/// `times` · 2^`exponent` mod r, as words.
#[must_use]
pub fn power_of_two(exponent: u32, times: u64) -> [u64; 4] {
    (0..exponent).fold([times, 0, 0, 0], |power, _| doubled(power))
}

/// 2 a mod r, of an a below r.
#[must_use]
#[inline(always)]
pub const fn doubled(a: [u64; 4]) -> [u64; 4] {
    let shifted = [a[0] << 1, a[1] << 1 | a[0] >> 63, a[2] << 1 | a[1] >> 63, a[3] << 1 | a[2] >> 63];
    let (reduced, below) = difference(shifted, MODULUS);
    if below { shifted } else { reduced }
}

/// a − b mod 2^256, and whether it is below zero.
#[must_use]
#[inline(always)]
pub const fn difference(a: [u64; 4], b: [u64; 4]) -> ([u64; 4], bool) {
    let mut out = [0; 4];
    let mut borrow = false;
    let mut i = 0;
    while i < 4 {
        let (first, one) = a[i].overflowing_sub(b[i]);
        let (second, two) = first.overflowing_sub(borrow as u64);
        out[i] = second;
        borrow = one | two;
        i += 1;
    }
    (out, borrow)
}

/// −1 / r modulo 2^64.
pub const NEGATED_INVERSE: u64 = {
    // Every step of Newton doubles the bits that are right; 1 has one.
    let mut inverse: u64 = 1;
    let mut i = 0;
    while i < 6 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(MODULUS[0].wrapping_mul(inverse)));
        i += 1;
    }
    inverse.wrapping_neg()
};
