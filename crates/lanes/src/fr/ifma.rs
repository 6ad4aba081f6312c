//! Eight elements in five registers, by the instructions that multiply 52 bits and add the lower or
//! the upper half of the product (AVX-512 IFMA).
//!
//! A limb is 52 bits in a lane of 64, so sums of 4,096 halves need no carry. A multiplicand is cut
//! off at 52 bits by the instruction. A value is below 24 r, its limbs below 2^52.
//!
//! **Reduction.** With k = −1 / r modulo 2^52, k r + 1 is 2^52 times an integer s of five limbs. So
//! a lowest limb t, of which t k r is added, leaves t s in the limbs above: ten instructions and no
//! multiplication by k. The result of that is below 2^52 s, one limb too long, so the last of five
//! limbs is folded in Montgomery's way. Of a value v the result is below v / 2^260 + 2 r, where r is
//! 0.0283 · 2^260:
//!
//! | | v is below | the result is below |
//! |---|---|---|
//! | difference ([`Fr::minus`]) | | 24 r |
//! | its square, the fourth power, the fifth | 576 r², 339 r², 278 r² | 18.4 r, 11.6 r, 9.9 r |
//! | that multiplied by a constant | 9.9 r² | 2.3 r |
//! | sum: 12 of these and 11 differences | 292 r² | 10.3 r |
//! | square, fourth and fifth power of a sum | 107 r², 26 r², 29 r² | 5.1 r, 2.8 r, 2.9 r |
//! | small sum of these, folded once | 2^51 · 2.9 r | 2.5 r |
//!
//! All v are below 2^520, the value of ten limbs, and all results below 2^260.
//!
//! On a core that starts two of these instructions a cycle (Golden Cove with two 512-bit pipes,
//! Zen 5) additions, masks and them share the pipes, so that all of them count.

use super::{Fr, MODULUS, NEGATED_INVERSE, doubled};
use crate::avx512::U64x8;
use crate::isa::Ifma;
use crate::lanes::{Half, Lanes};
use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_and_si512, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64,
    _mm512_mask_blend_epi64, _mm512_movepi64_mask, _mm512_or_si512, _mm512_set1_epi64, _mm512_setzero_si512,
    _mm512_slli_epi64, _mm512_srai_epi64, _mm512_srli_epi64, _mm512_sub_epi64,
};

/// Limbs of an element.
const LIMBS: usize = 5;

const MASK: u64 = (1 << 52) - 1;

/// Eight elements. Exists only where [`Ifma`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct Fr8([__m512i; LIMBS]);

/// The limbs of an integer below 2^256.
const fn limbs(w: [u64; 4]) -> [u64; LIMBS] {
    [
        w[0] & MASK,
        (w[0] >> 52 | w[1] << 12) & MASK,
        (w[1] >> 40 | w[2] << 24) & MASK,
        (w[2] >> 28 | w[3] << 36) & MASK,
        w[3] >> 16,
    ]
}

const R: [u64; LIMBS] = limbs(MODULUS);

/// k of the [module](self).
const K: u64 = NEGATED_INVERSE & MASK;

/// s of the [module](self).
const S: [u64; LIMBS] = {
    let mut product = [0; LIMBS + 1];
    // The 1 that is added.
    let mut carry: u128 = 1;
    let mut i = 0;
    while i < LIMBS {
        let sum = K as u128 * R[i] as u128 + carry;
        product[i] = sum as u64 & MASK;
        carry = sum >> 52;
        i += 1;
    }
    assert!(product[0] == 0, "k is −1 / r");
    [product[1], product[2], product[3], product[4], carry as u64]
};

/// Multiples of r that take what is below 32 r to what is below r.
const MULTIPLES: [[u64; LIMBS]; 5] = [times(16), times(8), times(4), times(2), R];

/// 8 r and 20 r.
const EIGHTFOLD: [u64; LIMBS] = times(8);
const TWENTYFOLD: [u64; LIMBS] = times(20);

const fn times(factor: u64) -> [u64; LIMBS] {
    let mut product = [0; LIMBS];
    let (mut i, mut carry) = (0, 0);
    while i < LIMBS {
        let sum = factor * R[i] + carry;
        product[i] = sum & MASK;
        carry = sum >> 52;
        i += 1;
    }
    assert!(carry == 0, "it has five limbs");
    product
}

/// 2^309 / 8 r, or a little less.
const RECIPROCAL: u64 = ((1 << 114) / (MODULUS[3] as u128 + 1)) as u64;

/// 2^260, 2^312, 2^364 and 2^416 modulo r.
const POWERS: [[u64; LIMBS]; 4] = {
    let mut powers = [[0; LIMBS]; 4];
    let mut power = [1, 0, 0, 0];
    let mut exponent = 0;
    while exponent <= 416 {
        if exponent >= 260 && exponent % 52 == 0 {
            powers[exponent / 52 - LIMBS] = limbs(power);
        }
        power = doubled(power);
        exponent += 1;
    }
    powers
};

/// The operations, in the words of the algorithms. The values that they take exist only where
/// [`Ifma`] was detected.
mod op {
    #![allow(clippy::wildcard_imports, reason = "these are the operations of one file")]
    use super::*;

    #[inline(always)]
    pub(super) fn zero() -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_setzero_si512() }
    }
    #[inline(always)]
    pub(super) fn splat(word: u64) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_set1_epi64(word.cast_signed()) }
    }
    /// sum + the lower 52 bits of a · b.
    #[inline(always)]
    pub(super) fn low(sum: __m512i, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves IFMA.
        unsafe { _mm512_madd52lo_epu64(sum, a, b) }
    }
    /// sum + the bits of a · b from 52 on.
    #[inline(always)]
    pub(super) fn high(sum: __m512i, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves IFMA.
        unsafe { _mm512_madd52hi_epu64(sum, a, b) }
    }
    #[inline(always)]
    pub(super) fn add(a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_add_epi64(a, b) }
    }
    #[inline(always)]
    pub(super) fn sub(a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_sub_epi64(a, b) }
    }
    #[inline(always)]
    pub(super) fn or(a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_or_si512(a, b) }
    }
    /// The lower 52 bits.
    #[inline(always)]
    pub(super) fn cut(a: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_and_si512(a, splat(MASK)) }
    }
    #[inline(always)]
    pub(super) fn shr<const N: u32>(a: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_srli_epi64::<N>(a) }
    }
    #[inline(always)]
    pub(super) fn shl<const N: u32>(a: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_slli_epi64::<N>(a) }
    }
    /// The bits from 52 on, of a signed word.
    #[inline(always)]
    pub(super) fn signed_carry(a: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_srai_epi64::<52>(a) }
    }
    /// `a` in lanes where `sign` is negative, otherwise `b`.
    #[inline(always)]
    pub(super) fn where_negative(sign: __m512i, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: callers have a token or a value, which proves AVX-512.
        unsafe { _mm512_mask_blend_epi64(_mm512_movepi64_mask(sign), b, a) }
    }
}
use op::{add, cut, high, low, or, shl, shr, signed_carry, splat, sub, where_negative, zero};

/// Limbs whose carries are added to those above.
#[inline(always)]
fn carried(mut t: [__m512i; LIMBS]) -> Fr8 {
    let mut i = 0;
    while i < LIMBS - 1 {
        t[i + 1] = add(t[i + 1], shr::<52>(t[i]));
        t[i] = cut(t[i]);
        i += 1;
    }
    Fr8(t)
}

/// The limb at `i`, after its carry has gone to the next, folded into those above: t k r is added.
#[inline(always)]
fn fold<const N: usize>(t: &mut [__m512i; N], i: usize) {
    t[i + 1] = add(t[i + 1], shr::<52>(t[i]));
    let q = t[i];
    let mut j = 0;
    while j < LIMBS {
        t[i + 1 + j] = low(t[i + 1 + j], q, splat(S[j]));
        j += 1;
    }
    j = 0;
    while j < LIMBS {
        t[i + 2 + j] = high(t[i + 2 + j], q, splat(S[j]));
        j += 1;
    }
}

/// The limb at `i` folded in Montgomery's way: what is left is at most r longer than the limbs
/// above were.
#[inline(always)]
fn fold_last<const N: usize>(t: &mut [__m512i; N], i: usize) {
    let q = low(zero(), t[i], splat(K));
    let lowest = low(t[i], q, splat(R[0]));
    let mut j = 1;
    while j < LIMBS {
        t[i + j] = low(t[i + j], q, splat(R[j]));
        j += 1;
    }
    j = 0;
    while j < LIMBS {
        t[i + 1 + j] = high(t[i + 1 + j], q, splat(R[j]));
        j += 1;
    }
    t[i + 1] = add(t[i + 1], shr::<52>(lowest));
}

/// Ten limbs, divided by 2^260.
#[inline(always)]
fn reduce(mut t: [__m512i; 2 * LIMBS]) -> Fr8 {
    fold(&mut t, 0);
    fold(&mut t, 1);
    fold(&mut t, 2);
    fold(&mut t, 3);
    fold_last(&mut t, 4);
    carried([t[5], t[6], t[7], t[8], t[9]])
}

/// A sum of products: the lower halves of products of limbs i and j at i + j, and the upper halves,
/// which weigh a limb more. Apart, they make no chain that is longer than it must be.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    low: [__m512i; 2 * LIMBS - 1],
    high: [__m512i; 2 * LIMBS - 1],
}

/// A sum of products with constants of one limb, as [`Sum`].
#[derive(Clone, Copy, Debug)]
pub struct SmallSum {
    low: [__m512i; LIMBS],
    high: [__m512i; LIMBS],
}

impl Fr for Fr8 {
    type Token = Ifma;
    type Constant = [u64; LIMBS];
    type Sum = Sum;
    type SmallSum = SmallSum;
    type Multiples = Sum;

    const LIMBS: usize = LIMBS;
    const LANES: usize = 8;
    const LIMB: u32 = 52;
    const PRODUCT: u32 = 260;
    const SUM: u32 = 260;

    #[inline(always)]
    fn constant(words: [u64; 4]) -> [u64; LIMBS] {
        limbs(words)
    }

    #[inline(always)]
    fn load(token: Ifma, elements: &[&Half]) -> Self {
        let mut words = [U64x8::splat(token.avx512(), 0); 4];
        U64x8::load_lines(token.avx512(), elements, &mut words);
        let [a, b, c, d] = words.map(|word| word.0);
        Self([
            cut(a),
            cut(or(shr::<52>(a), shl::<12>(b))),
            cut(or(shr::<40>(b), shl::<24>(c))),
            cut(or(shr::<28>(c), shl::<36>(d))),
            shr::<16>(d),
        ])
    }

    #[inline(always)]
    fn store(self, elements: &mut [Half]) {
        let mut t = self.0;
        for multiple in &MULTIPLES {
            let mut less = t;
            let mut i = 0;
            while i < LIMBS {
                less[i] = sub(t[i], splat(multiple[i]));
                i += 1;
            }
            i = 0;
            while i < LIMBS - 1 {
                less[i + 1] = add(less[i + 1], signed_carry(less[i]));
                less[i] = cut(less[i]);
                i += 1;
            }
            i = 0;
            while i < LIMBS {
                t[i] = where_negative(less[LIMBS - 1], t[i], less[i]);
                i += 1;
            }
        }
        let words = [
            or(t[0], shl::<52>(t[1])),
            or(shr::<12>(t[1]), shl::<40>(t[2])),
            or(shr::<24>(t[2]), shl::<28>(t[3])),
            or(shr::<36>(t[3]), shl::<16>(t[4])),
        ];
        U64x8::store_lines(&words.map(U64x8), elements);
    }

    #[inline(always)]
    fn add(self, constant: &[u64; LIMBS]) -> Self {
        let mut t = self.0;
        let mut i = 0;
        while i < LIMBS {
            t[i] = add(t[i], splat(constant[i]));
            i += 1;
        }
        carried(t)
    }

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        let mut t = [zero(); 2 * LIMBS];
        let mut i = 0;
        while i < LIMBS {
            let mut j = 0;
            while j < LIMBS {
                t[i + j] = low(t[i + j], a[i], b[j]);
                j += 1;
            }
            j = 0;
            while j < LIMBS {
                t[i + j + 1] = high(t[i + j + 1], a[i], b[j]);
                j += 1;
            }
            i += 1;
        }
        reduce(t)
    }

    /// Products of different limbs are computed once and doubled: 30 products and 8 additions,
    /// where [`mul`](Fr::mul) has 50.
    #[inline(always)]
    fn square(self) -> Self {
        let a = self.0;
        let mut t = [zero(); 2 * LIMBS];
        let mut i = 0;
        while i < LIMBS {
            let mut j = i + 1;
            while j < LIMBS {
                t[i + j] = low(t[i + j], a[i], a[j]);
                t[i + j + 1] = high(t[i + j + 1], a[i], a[j]);
                j += 1;
            }
            i += 1;
        }
        i = 1;
        while i < 2 * LIMBS - 1 {
            t[i] = add(t[i], t[i]);
            i += 1;
        }
        i = 0;
        while i < LIMBS {
            t[2 * i] = low(t[2 * i], a[i], a[i]);
            t[2 * i + 1] = high(t[2 * i + 1], a[i], a[i]);
            i += 1;
        }
        reduce(t)
    }

    #[inline(always)]
    fn sum(_: Ifma, constant: &[u64; LIMBS]) -> Sum {
        let mut sum = Sum { low: [zero(); 2 * LIMBS - 1], high: [zero(); 2 * LIMBS - 1] };
        let mut i = 0;
        while i < LIMBS {
            sum.low[i] = splat(constant[i]);
            i += 1;
        }
        sum
    }

    #[inline(always)]
    fn add_product(mut sum: Sum, element: Self, constant: &[u64; LIMBS]) -> Sum {
        let a = element.0;
        let mut j = 0;
        while j < LIMBS {
            let b = splat(constant[j]);
            let mut i = 0;
            while i < LIMBS {
                sum.low[i + j] = low(sum.low[i + j], a[i], b);
                sum.high[i + j] = high(sum.high[i + j], a[i], b);
                i += 1;
            }
            j += 1;
        }
        sum
    }

    #[inline(always)]
    fn reduce(sum: Sum) -> Self {
        let mut t = [zero(); 2 * LIMBS];
        t[0] = sum.low[0];
        let mut i = 1;
        while i < 2 * LIMBS - 1 {
            t[i] = add(sum.low[i], sum.high[i - 1]);
            i += 1;
        }
        t[2 * LIMBS - 1] = sum.high[2 * LIMBS - 2];
        reduce(t)
    }

    #[inline(always)]
    fn small_sum(_: Ifma, constant: &[u64; LIMBS]) -> SmallSum {
        let mut sum = SmallSum { low: [zero(); LIMBS], high: [zero(); LIMBS] };
        let mut i = 0;
        while i < LIMBS {
            sum.low[i] = splat(constant[i]);
            i += 1;
        }
        sum
    }

    #[inline(always)]
    fn add_small_product(mut sum: SmallSum, element: Self, constant: u64) -> SmallSum {
        let (a, b) = (element.0, splat(constant));
        let mut i = 0;
        while i < LIMBS {
            sum.low[i] = low(sum.low[i], a[i], b);
            sum.high[i] = high(sum.high[i], a[i], b);
            i += 1;
        }
        sum
    }

    #[inline(always)]
    fn reduce_small(sum: SmallSum) -> Self {
        let mut t = [zero(); LIMBS + 1];
        t[0] = sum.low[0];
        let mut i = 1;
        while i < LIMBS {
            t[i] = add(sum.low[i], sum.high[i - 1]);
            i += 1;
        }
        t[LIMBS] = sum.high[LIMBS - 1];
        fold_last(&mut t, 0);
        carried([t[1], t[2], t[3], t[4], t[5]])
    }

    #[inline(always)]
    fn splat(_: Ifma, constant: &[u64; LIMBS]) -> Self {
        let mut limbs = [zero(); LIMBS];
        let mut i = 0;
        while i < LIMBS {
            limbs[i] = splat(constant[i]);
            i += 1;
        }
        Self(limbs)
    }

    #[inline(always)]
    fn scale(self, constant: &[u64; LIMBS]) -> Self {
        let mut limbs = [zero(); LIMBS];
        let mut i = 0;
        while i < LIMBS {
            limbs[i] = splat(constant[i]);
            i += 1;
        }
        self.mul(Self(limbs))
    }

    #[inline(always)]
    fn multiples(_: Ifma) -> Sum {
        Sum { low: [zero(); 2 * LIMBS - 1], high: [zero(); 2 * LIMBS - 1] }
    }

    #[inline(always)]
    fn add_multiple<const FACTOR: usize>(mut sum: Sum, element: Self, factor: &[u64; LIMBS]) -> Sum {
        let a = element.0;
        let mut j = 0;
        while j < FACTOR {
            let b = splat(factor[j]);
            let mut i = 0;
            while i < LIMBS {
                sum.low[i + j] = low(sum.low[i + j], a[i], b);
                sum.high[i + j] = high(sum.high[i + j], a[i], b);
                i += 1;
            }
            j += 1;
        }
        sum
    }

    /// Limbs above five are replaced by what they are modulo r, which leaves less than 2^309; a
    /// multiple of 8 r that is at most 2.5 of these too small leaves less than 20 r.
    #[inline(always)]
    fn minus<const ABOVE: usize>(self, multiples: Sum) -> Self {
        let Sum { low: lower, high: upper } = multiples;
        let mut t = [zero(); 2 * LIMBS];
        t[0] = lower[0];
        let mut i = 1;
        while i < LIMBS + ABOVE {
            t[i] = add(lower[i], upper[i - 1]);
            i += 1;
        }
        i = LIMBS - 1;
        while i < LIMBS + ABOVE - 1 {
            t[i + 1] = add(t[i + 1], shr::<52>(t[i]));
            i += 1;
        }
        let mut v = [t[0], t[1], t[2], t[3], cut(t[4]), zero()];
        i = 0;
        while i < ABOVE {
            let mut j = 0;
            while j < LIMBS {
                v[j] = low(v[j], t[LIMBS + i], splat(POWERS[i][j]));
                v[j + 1] = high(v[j + 1], t[LIMBS + i], splat(POWERS[i][j]));
                j += 1;
            }
            i += 1;
        }
        // The bits from 257 on, which are at most 52.
        let top = add(shl::<3>(v[5]), shr::<49>(v[4]));
        let quotient = high(zero(), top, splat(RECIPROCAL));
        // Modulo 2^260, of which the result is less.
        let mut out = self.0;
        i = 0;
        while i < LIMBS {
            out[i] = low(add(out[i], splat(TWENTYFOLD[i])), quotient, splat(EIGHTFOLD[i]));
            if i > 0 {
                out[i] = high(out[i], quotient, splat(EIGHTFOLD[i - 1]));
            }
            out[i] = sub(out[i], v[i]);
            i += 1;
        }
        i = 0;
        while i < LIMBS - 1 {
            out[i + 1] = add(out[i + 1], signed_carry(out[i]));
            i += 1;
        }
        Self(out.map(cut))
    }
}
