//! One element in four words of 64 bits, for every CPU: products of words are what `u128` is
//! compiled to (`mulx` on x86-64 that has it, `mul` and `umulh` on AArch64).
//!
//! A value is always below r. r is above 2^254 and below 2^255, so there is no carry out of four
//! words in a product that is reduced word by word, and one subtraction of r ends it.

use super::{Fr, MODULUS, NEGATED_INVERSE, difference, doubled};
use crate::isa::Scalar;
use crate::lanes::Half;

/// An element, its least significant word first.
#[derive(Clone, Copy, Debug)]
pub struct Words([u64; 4]);

/// a · b + c + d, which fits two words.
#[inline(always)]
const fn multiply_add(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let sum = a as u128 * b as u128 + c as u128 + d as u128;
    (sum as u64, (sum >> 64) as u64)
}

/// a + b and a carry.
#[inline(always)]
const fn add_carry(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let sum = a as u128 + b as u128 + carry as u128;
    (sum as u64, (sum >> 64) as u64)
}

/// a − r if that is not below zero, of an a below 2 r.
#[inline(always)]
fn reduced(a: [u64; 4]) -> [u64; 4] {
    let (less, below) = difference(a, MODULUS);
    let keep = u64::from(below).wrapping_neg();
    let mut out = [0; 4];
    let mut i = 0;
    while i < 4 {
        out[i] = less[i] ^ (keep & (less[i] ^ a[i]));
        i += 1;
    }
    out
}

/// (t + q r) / 2^64 for the q that makes it whole: three words, and the one above them.
#[inline(always)]
fn fold(t: [u64; 4]) -> ([u64; 3], u64) {
    let q = t[0].wrapping_mul(NEGATED_INVERSE);
    let (_, carry) = multiply_add(q, MODULUS[0], t[0], 0);
    let (a, carry) = multiply_add(q, MODULUS[1], t[1], carry);
    let (b, carry) = multiply_add(q, MODULUS[2], t[2], carry);
    let (c, carry) = multiply_add(q, MODULUS[3], t[3], carry);
    ([a, b, c], carry)
}

impl Fr for Words {
    type Token = Scalar;
    type Constant = [u64; 4];
    type Sum = [u64; 9];
    type SmallSum = [u64; 5];
    type Multiples = [u64; 8];

    const LIMBS: usize = 4;
    const LANES: usize = 1;
    const LIMB: u32 = 64;
    const PRODUCT: u32 = 256;
    const SUM: u32 = 320;

    #[inline(always)]
    fn constant(words: [u64; 4]) -> [u64; 4] {
        words
    }

    #[inline(always)]
    fn load(_: Scalar, elements: &[&Half]) -> Self {
        let words = elements[0].as_chunks::<8>().0;
        let mut out = [0; 4];
        for (out, word) in out.iter_mut().zip(words) {
            *out = u64::from_le_bytes(*word);
        }
        Self(out)
    }

    #[inline(always)]
    fn store(self, elements: &mut [Half]) {
        for (bytes, word) in elements[0].as_chunks_mut::<8>().0.iter_mut().zip(self.0) {
            *bytes = word.to_le_bytes();
        }
    }

    #[inline(always)]
    fn add(self, constant: &[u64; 4]) -> Self {
        let (a, carry) = add_carry(self.0[0], constant[0], 0);
        let (b, carry) = add_carry(self.0[1], constant[1], carry);
        let (c, carry) = add_carry(self.0[2], constant[2], carry);
        let (d, _) = add_carry(self.0[3], constant[3], carry);
        Self(reduced([a, b, c, d]))
    }

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let (a, mut t) = (self.0, [0; 4]);
        let mut i = 0;
        while i < 4 {
            let b = other.0[i];
            let (low, carry) = multiply_add(a[0], b, t[0], 0);
            let (t1, carry) = multiply_add(a[1], b, t[1], carry);
            let (t2, carry) = multiply_add(a[2], b, t[2], carry);
            let (t3, high) = multiply_add(a[3], b, t[3], carry);
            let (rest, carry) = fold([low, t1, t2, t3]);
            // Below 2^64: the value is below 2 r, which has 256 bits.
            t = [rest[0], rest[1], rest[2], high.wrapping_add(carry)];
            i += 1;
        }
        Self(reduced(t))
    }

    #[inline(always)]
    fn square(self) -> Self {
        self.mul(self)
    }

    #[inline(always)]
    fn sum(_: Scalar, constant: &[u64; 4]) -> [u64; 9] {
        let [a, b, c, d] = *constant;
        [a, b, c, d, 0, 0, 0, 0, 0]
    }

    #[inline(always)]
    fn add_product(mut sum: [u64; 9], element: Self, constant: &[u64; 4]) -> [u64; 9] {
        let a = element.0;
        let mut product = [0; 8];
        let mut i = 0;
        while i < 4 {
            let b = constant[i];
            let mut carry;
            (product[i], carry) = multiply_add(a[0], b, product[i], 0);
            (product[i + 1], carry) = multiply_add(a[1], b, product[i + 1], carry);
            (product[i + 2], carry) = multiply_add(a[2], b, product[i + 2], carry);
            (product[i + 3], carry) = multiply_add(a[3], b, product[i + 3], carry);
            product[i + 4] = carry;
            i += 1;
        }
        let mut carry = 0;
        i = 0;
        while i < 8 {
            (sum[i], carry) = add_carry(sum[i], product[i], carry);
            i += 1;
        }
        sum[8] += carry;
        sum
    }

    /// Of 23 products and a constant, below 2^515: divided by 2^320, plus r, that is below 2 r.
    #[inline(always)]
    fn reduce(sum: [u64; 9]) -> Self {
        let mut t = [sum[0], sum[1], sum[2], sum[3]];
        let mut over = 0;
        let mut i = 0;
        while i < 5 {
            let (rest, carry) = fold(t);
            let (top, carry) = add_carry(sum[4 + i], carry, over);
            t = [rest[0], rest[1], rest[2], top];
            over = carry;
            i += 1;
        }
        Self(reduced(t))
    }

    #[inline(always)]
    fn small_sum(_: Scalar, constant: &[u64; 4]) -> [u64; 5] {
        let [a, b, c, d] = *constant;
        [a, b, c, d, 0]
    }

    #[inline(always)]
    fn add_small_product(sum: [u64; 5], element: Self, constant: u64) -> [u64; 5] {
        let a = element.0;
        let (t0, carry) = multiply_add(a[0], constant, sum[0], 0);
        let (t1, carry) = multiply_add(a[1], constant, sum[1], carry);
        let (t2, carry) = multiply_add(a[2], constant, sum[2], carry);
        let (t3, carry) = multiply_add(a[3], constant, sum[3], carry);
        [t0, t1, t2, t3, sum[4] + carry]
    }

    #[inline(always)]
    fn reduce_small(sum: [u64; 5]) -> Self {
        let (rest, carry) = fold([sum[0], sum[1], sum[2], sum[3]]);
        // Below 2^64, because the sum of the constants leaves a bit.
        Self(reduced([rest[0], rest[1], rest[2], sum[4].wrapping_add(carry)]))
    }

    #[inline(always)]
    fn splat(_: Scalar, constant: &[u64; 4]) -> Self {
        Self(*constant)
    }

    #[inline(always)]
    fn scale(self, constant: &[u64; 4]) -> Self {
        self.mul(Self(*constant))
    }

    #[inline(always)]
    fn multiples(_: Scalar) -> [u64; 8] {
        [0; 8]
    }

    #[inline(always)]
    fn add_multiple<const LIMBS: usize>(mut sum: [u64; 8], element: Self, factor: &[u64; 4]) -> [u64; 8] {
        let a = element.0;
        let mut i = 0;
        while i < LIMBS && i < 4 {
            let b = factor[i];
            let mut carry;
            (sum[i], carry) = multiply_add(a[0], b, sum[i], 0);
            (sum[i + 1], carry) = multiply_add(a[1], b, sum[i + 1], carry);
            (sum[i + 2], carry) = multiply_add(a[2], b, sum[i + 2], carry);
            (sum[i + 3], carry) = multiply_add(a[3], b, sum[i + 3], carry);
            let mut j = i + 4;
            while j < 8 {
                (sum[j], carry) = add_carry(sum[j], carry, 0);
                j += 1;
            }
            i += 1;
        }
        sum
    }

    /// Words above four are replaced by what they are modulo r, which leaves less than 2^321;
    /// multiples of 16 r leave less than 33 r, and multiples of r less than 1.1 r.
    #[inline(always)]
    fn minus<const ABOVE: usize>(self, multiples: [u64; 8]) -> Self {
        let [a, b, c, d, ..] = multiples;
        let mut v = [a, b, c, d, 0, 0];
        let mut i = 0;
        while i < ABOVE {
            let (t, power) = (multiples[4 + i], POWERS[i]);
            let mut carry = 0;
            let mut j = 0;
            while j < 4 {
                (v[j], carry) = multiply_add(t, power[j], v[j], carry);
                j += 1;
            }
            (v[4], carry) = add_carry(v[4], carry, 0);
            v[5] += carry;
            i += 1;
        }
        let high = v[5] << 62 | v[4] >> 2;
        let quotient = multiply_add(high, RECIPROCAL, 0, 0).1;
        let v = without([v[0], v[1], v[2], v[3], v[4]], quotient, SIXTEENFOLD);
        let quotient = ((v[4] << 6 | v[3] >> 58) * SMALL_RECIPROCAL) >> 16;
        let [a, b, c, d, _] = without(v, quotient, [MODULUS[0], MODULUS[1], MODULUS[2], MODULUS[3], 0]);
        let (difference, below) = difference(self.0, reduced([a, b, c, d]));
        let mask = u64::from(below).wrapping_neg();
        let (mut out, mut carry) = ([0; 4], 0);
        i = 0;
        while i < 4 {
            (out[i], carry) = add_carry(difference[i], MODULUS[i] & mask, carry);
            i += 1;
        }
        Self(out)
    }
}

/// 2^256, 2^320, 2^384 and 2^448 modulo r.
const POWERS: [[u64; 4]; 4] = {
    let mut powers = [[0; 4]; 4];
    let mut power = [1, 0, 0, 0];
    let mut exponent = 0;
    while exponent <= 448 {
        if exponent >= 256 && exponent % 64 == 0 {
            powers[exponent / 64 - 4] = power;
        }
        power = doubled(power);
        exponent += 1;
    }
    powers
};

/// 16 r.
const SIXTEENFOLD: [u64; 5] = [
    MODULUS[0] << 4,
    MODULUS[1] << 4 | MODULUS[0] >> 60,
    MODULUS[2] << 4 | MODULUS[1] >> 60,
    MODULUS[3] << 4 | MODULUS[2] >> 60,
    MODULUS[3] >> 60,
];

/// 2^322 / 16 r, or a little less.
const RECIPROCAL: u64 = ((1 << 126) / (MODULUS[3] as u128 + 1)) as u64;

/// 2^266 / r, or a little less.
const SMALL_RECIPROCAL: u64 = ((1 << 74) / (MODULUS[3] as u128 + 1)) as u64;

/// v less a multiple of something, of which five words are left.
#[inline(always)]
fn without(v: [u64; 5], times: u64, of: [u64; 5]) -> [u64; 5] {
    let (mut out, mut carry, mut borrow) = ([0; 5], 0, false);
    let mut i = 0;
    while i < 5 {
        let product;
        (product, carry) = multiply_add(times, of[i], carry, 0);
        let (first, one) = v[i].overflowing_sub(product);
        let (second, two) = first.overflowing_sub(u64::from(borrow));
        (out[i], borrow) = (second, one | two);
        i += 1;
    }
    out
}
