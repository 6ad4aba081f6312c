//! Addition in the scalar field of BLS12-381, in which data are added to labels: 32 bytes, the
//! least significant first, are an integer below r =
//! 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001.
//!
//! r is above 2^254 and below 2^255, so a sum of two elements fits 256 bits, and one subtraction of
//! r brings it back.
//!
//! Source: the definition of BLS12-381 (draft-irtf-cfrg-pairing-friendly-curves, section 4.2.1: the
//! order r).

/// The bytes of a node: of a label or of a piece of data.
pub const NODE: usize = 32;

/// A node.
pub type Node = [u8; NODE];

pub use lanes::fr::MODULUS;
use lanes::fr::{NEGATED_INVERSE, difference, doubled};

/// Whether a node is below r.
///
/// ```
/// assert!(hashes::field::is_element(&[0x73; 32]));
/// assert!(!hashes::field::is_element(&[0x74; 32]));
/// ```
#[must_use]
#[inline(always)]
pub fn is_element(node: &Node) -> bool {
    difference(words(node), MODULUS).1
}

/// a + b mod r, of two elements.
#[must_use]
#[inline(always)]
pub fn add(a: &Node, b: &Node) -> Node {
    bytes(add_words(words(a), words(b)))
}

/// a + b mod r, of two elements as words of eight bytes, the least significant first. Whether r is
/// subtracted depends on the toss of a coin, so both results are computed, and one is chosen
/// without a branch: 4 additions, 4 subtractions and 4 choices.
#[must_use]
#[inline(always)]
pub fn add_words(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let sum = total(a, b);
    let (reduced, below) = difference(sum, MODULUS);
    core::array::from_fn(|i| core::hint::select_unpredictable(below, sum[i], reduced[i]))
}

/// a − b mod r, of two elements.
#[must_use]
#[inline(always)]
pub fn sub(a: &Node, b: &Node) -> Node {
    bytes(sub_words(words(a), words(b)))
}

/// a − b mod r, of two elements as words: as in [`add_words`], without a branch.
#[must_use]
#[inline(always)]
pub fn sub_words(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let (wrapped, negative) = difference(a, b);
    let restored = total(wrapped, MODULUS);
    core::array::from_fn(|i| core::hint::select_unpredictable(negative, restored[i], wrapped[i]))
}

/// The same as [`add_words`], the way a library for a field does it that keeps elements in
/// Montgomery form (a · 2^256 mod r): both are checked and converted, added, and the sum is
/// converted back. Three multiplications, 96 products of words, which nothing here needs.
///
/// Source: P. Montgomery, Modular multiplication without trial division (1985).
#[must_use]
#[inline(always)]
pub fn add_converted(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    assert!(difference(a, MODULUS).1 && difference(b, MODULUS).1, "elements are below r");
    let sum = add_words(product(a, SQUARE), product(b, SQUARE));
    product(sum, [1, 0, 0, 0])
}

/// 2^512 mod r: a product with it is an element in Montgomery form.
pub(crate) const SQUARE: [u64; 4] = {
    // 1, doubled 512 times.
    let mut power = [1, 0, 0, 0];
    let mut i = 0;
    while i < 512 {
        power = doubled(power);
        i += 1;
    }
    power
};

/// a · b / 2^256 mod r: the upper half of the product plus the multiple of r that makes its lower
/// half zero.
#[inline(always)]
pub(crate) fn product(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let mut wide = [0_u64; 9];
    let mut i = 0;
    while i < 4 {
        add_multiple(&mut wide, i, a, b[i]);
        i += 1;
    }
    i = 0;
    while i < 4 {
        let factor = wide[i].wrapping_mul(NEGATED_INVERSE);
        add_multiple(&mut wide, i, MODULUS, factor);
        i += 1;
    }
    let upper = [wide[4], wide[5], wide[6], wide[7]];
    let (reduced, below) = difference(upper, MODULUS);
    if below { upper } else { reduced }
}

/// Adds a · factor · 2^(64 at).
#[inline(always)]
fn add_multiple(wide: &mut [u64; 9], at: usize, a: [u64; 4], factor: u64) {
    let mut carry = 0;
    let mut i = 0;
    while i < 4 {
        let sum = u128::from(a[i]) * u128::from(factor) + u128::from(wide[at + i]) + u128::from(carry);
        (wide[at + i], carry) = (sum as u64, (sum >> 64) as u64);
        i += 1;
    }
    i = at + 4;
    while carry > 0 {
        let overflow;
        (wide[i], overflow) = wide[i].overflowing_add(carry);
        carry = u64::from(overflow);
        i += 1;
    }
}

/// The node with its two highest bits cleared, which makes a digest an element.
#[must_use]
#[inline(always)]
pub fn masked(mut node: Node) -> Node {
    node[NODE - 1] &= 0x3F;
    node
}

/// a + b modulo 2^256.
#[inline(always)]
fn total(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let mut sum = [0; 4];
    let mut carry = false;
    let mut i = 0;
    while i < 4 {
        let (word, first) = a[i].overflowing_add(b[i]);
        let (word, second) = word.overflowing_add(u64::from(carry));
        (sum[i], carry) = (word, first | second);
        i += 1;
    }
    sum
}

/// The words of eight bytes of a node, the least significant first.
#[must_use]
#[inline(always)]
pub fn words(node: &Node) -> [u64; 4] {
    let mut words = [0; 4];
    let mut i = 0;
    while i < 4 {
        let eight = node[8 * i..].first_chunk().expect("a node is four words of eight bytes");
        words[i] = u64::from_le_bytes(*eight);
        i += 1;
    }
    words
}

#[inline(always)]
fn bytes(words: [u64; 4]) -> Node {
    let mut node = [0; NODE];
    let mut i = 0;
    while i < 4 {
        node[8 * i..8 * i + 8].copy_from_slice(&words[i].to_le_bytes());
        i += 1;
    }
    node
}

#[cfg(test)]
mod tests {
    use super::*;

    /// r − 1, the largest element.
    fn largest() -> Node {
        bytes(difference(MODULUS, [1, 0, 0, 0]).0)
    }

    #[test]
    fn elements_are_below_r() {
        let one_more = bytes([MODULUS[0] + 1, MODULUS[1], MODULUS[2], MODULUS[3]]);
        assert!(is_element(&[0; NODE]) && is_element(&largest()));
        assert!(!is_element(&bytes(MODULUS)) && !is_element(&one_more) && !is_element(&[0xFF; NODE]));
        assert!(is_element(&masked([0xFF; NODE])));
    }

    #[test]
    #[should_panic(expected = "below r")]
    fn what_is_converted_is_checked() {
        let _ = add_converted(MODULUS, [0; 4]);
    }

    #[test]
    fn sums_wrap_at_r_and_differences_take_them_back() {
        let one = bytes([1, 0, 0, 0]);
        assert_eq!(add(&largest(), &one), [0; NODE]);
        assert_eq!(sub(&[0; NODE], &one), largest());
        let twice = add(&largest(), &largest());
        assert_eq!(twice, bytes(difference(MODULUS, [2, 0, 0, 0]).0));
        let carried = add(&bytes([u64::MAX, u64::MAX, 0, 0]), &one);
        assert_eq!(carried, bytes([0, 0, 1, 0]));
        for (a, b) in [
            (largest(), largest()),
            (largest(), one),
            (one, largest()),
            (masked([0xA5; NODE]), masked([0x7C; NODE])),
        ] {
            assert_eq!(sub(&add(&a, &b), &b), a);
            assert_eq!(add(&sub(&a, &b), &b), a);
            assert_eq!(bytes(add_converted(words(&a), words(&b))), add(&a, &b));
        }
    }
}
