//! Poseidon, transcribed from the specification: dense matrices, the round constants as they are
//! generated, and integers of 256 bits that are added and doubled and nothing else.
//!
//! The round constants are those of [`crate::poseidon`], which published digests check.

use crate::field::{MODULUS, Node};
use crate::poseidon::{Arity, FULL_ROUNDS, round_constants};
use core::cmp::Ordering;

/// An integer below r, its least significant word first.
pub type Integer = [u64; 4];

/// a + b mod r.
#[must_use]
pub fn add(a: Integer, b: Integer) -> Integer {
    let mut sum = a;
    let mut carry = false;
    for (word, b) in sum.iter_mut().zip(b) {
        let (first, one) = word.overflowing_add(b);
        let (second, two) = first.overflowing_add(u64::from(carry));
        (*word, carry) = (second, one || two);
    }
    // Both are below 2^255, so nothing is carried out.
    if sum.iter().rev().cmp(MODULUS.iter().rev()) == Ordering::Less { sum } else { minus_modulus(sum) }
}

fn minus_modulus(a: Integer) -> Integer {
    let mut difference = a;
    let mut borrow = false;
    for (word, r) in difference.iter_mut().zip(MODULUS) {
        let (first, one) = word.overflowing_sub(r);
        let (second, two) = first.overflowing_sub(u64::from(borrow));
        (*word, borrow) = (second, one || two);
    }
    difference
}

/// a · b mod r, bit by bit.
#[must_use]
pub fn multiply(a: Integer, b: Integer) -> Integer {
    let mut product = [0; 4];
    for bit in (0..255).rev() {
        product = add(product, product);
        if b[bit / 64] >> (bit % 64) & 1 == 1 {
            product = add(product, a);
        }
    }
    product
}

/// a^exponent mod r.
fn power(a: Integer, exponent: Integer) -> Integer {
    let mut power = [1, 0, 0, 0];
    for bit in (0..255).rev() {
        power = multiply(power, power);
        if exponent[bit / 64] >> (bit % 64) & 1 == 1 {
            power = multiply(power, a);
        }
    }
    power
}

/// The integer of bytes, the least significant first.
#[must_use]
pub fn integer(bytes: &Node) -> Integer {
    let mut words = [0; 4];
    for (i, byte) in bytes.iter().enumerate() {
        words[i / 8] |= u64::from(*byte) << (8 * (i % 8));
    }
    words
}

/// The matrix: m of i and j is 1 / (x_i + y_j) with x_i = i and y_j = t + j.
fn matrix(t: usize) -> Vec<Vec<Integer>> {
    let [low, rest @ ..] = MODULUS;
    let exponent = [low - 2, rest[0], rest[1], rest[2]];
    let inverses: Vec<Integer> = (t..3 * t).map(|sum| power([sum as u64, 0, 0, 0], exponent)).collect();
    (0..t).map(|i| (0..t).map(|j| inverses[i + j]).collect()).collect()
}

/// The digest of as many elements as the arity has.
///
/// ```
/// use hashes::reference::poseidon;
/// let (mut zero, mut one) = ([0; 32], [0; 32]);
/// one[0] = 1;
/// assert_eq!(poseidon::hash(&[zero, one])[..4], [0xff, 0xe7, 0x02, 0x9a]);
/// ```
///
/// # Panics
///
/// If there is no such arity, or an element is not below r.
#[must_use]
pub fn hash(elements: &[Node]) -> Node {
    let arity = Arity::new(elements.len()).expect("the number of elements is an arity");
    let (t, rounds) = (arity.width(), FULL_ROUNDS + arity.partial_rounds());
    let mut state = vec![[arity.domain_tag(), 0, 0, 0]];
    for element in elements {
        let element = integer(element);
        assert!(element.iter().rev().cmp(MODULUS.iter().rev()) == Ordering::Less, "an element is below r");
        state.push(element);
    }
    let (constants, matrix) = (round_constants(arity), matrix(t));
    for round in 0..rounds {
        for (element, constant) in state.iter_mut().zip(&constants[round * t..]) {
            *element = add(*element, *constant);
        }
        let full = round < FULL_ROUNDS / 2 || round >= rounds - FULL_ROUNDS / 2;
        for element in &mut state[..if full { t } else { 1 }] {
            let square = multiply(*element, *element);
            *element = multiply(multiply(square, square), *element);
        }
        state = (0..t)
            .map(|j| (0..t).fold([0; 4], |sum, i| add(sum, multiply(state[i], matrix[i][j]))))
            .collect();
    }
    let mut digest = [0; 32];
    for (bytes, word) in digest.chunks_mut(8).zip(state[1]) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    digest
}
