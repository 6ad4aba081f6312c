//! The function in plain integers against the reference, and the operations of every type of lanes
//! against its arithmetic.

use super::*;
use crate::reference::poseidon::{self as reference, Integer};
use lanes::fr::{MODULUS, Words};
use lanes::isa::Scalar;

/// Digests of the elements 0, 1, …, made with neptune 13.
const PUBLISHED: [(Arity, [u8; 32]); 3] = [
    (Arity::Two, *b"\xff\xe7\x02\x9a\x36\x3c\x20\x2e\x9d\xa6\x05\x9d\x33\xa9\xfb\xa6\x61\xe1\xef\x02\xd9\x0f\x9e\x73\x6b\xa5\x76\x5e\xd7\x08\x65\x39"),
    (Arity::Eight, *b"\xe6\xa5\x38\x6d\xf5\x34\x99\x2a\xd9\xae\xc4\x9c\x9d\x2e\x68\x4b\x77\x70\x67\x11\x42\x00\x01\x12\x55\xde\xa5\xa3\x1d\x61\x94\x23"),
    (Arity::Eleven, *b"\x63\x31\x69\x2b\xc3\xbb\xe3\xce\xc1\x8f\xb0\xcc\xd8\xdc\xf3\x09\x7a\xe8\xeb\x32\xe2\x37\xa5\x6c\x28\x7f\x22\xe5\xb2\xc1\x0f\x0c"),
];

/// 0, 1, 2, … as elements.
fn counting(arity: Arity) -> Vec<Node> {
    (0..arity.elements())
        .map(|i| {
            let mut element = [0; 32];
            element[0] = i as u8;
            element
        })
        .collect()
}

#[test]
fn the_reference_has_the_published_digests() {
    for (arity, digest) in PUBLISHED {
        assert_eq!(reference::hash(&counting(arity)), digest, "{arity:?}");
    }
}

#[test]
fn integers_agree_with_the_reference() {
    let tables = Tables::new();
    for arity in Arity::ALL {
        let elements = counting(arity);
        let preimages = Preimages::rows(arity, elements.as_flattened()).expect("a row");
        let mut digests = [[0; 32]];
        super::digests::<Words, 1>(Scalar, tables.of::<Words>(arity), &preimages, 0, &mut digests);
        assert_eq!(digests[0], reference::hash(&elements), "{arity:?}");
    }
}

/// Integers below r: the ends, those whose limbs are all ones or carry, and others.
fn integers() -> Vec<Integer> {
    let [low, rest @ ..] = MODULUS;
    let mut integers = vec![[0; 4], [1, 0, 0, 0], [2, 0, 0, 0], [u64::MAX, 0, 0, 0]];
    integers.extend([1, 2, 1 << 32].map(|less| [low - less, rest[0], rest[1], rest[2]]));
    integers.push([u64::MAX, u64::MAX, u64::MAX, MODULUS[3] - 1]);
    integers.push([(1 << 52) - 1, 0, u64::MAX << 12, MODULUS[3] - 1]);
    integers.extend((0..255).step_by(13).map(|bit| {
        let mut integer = [0; 4];
        integer[bit / 64] = 1 << (bit % 64);
        integer
    }));
    let mut state = 1_u64;
    while integers.len() < 64 {
        let mut integer = [0; 4];
        for word in &mut integer {
            state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            *word = state ^ state >> 31;
        }
        integer[3] %= MODULUS[3];
        integers.push(integer);
    }
    integers
}

fn bytes(integer: Integer) -> Node {
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.chunks_mut(8).zip(integer) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// Every lane has another integer: those from `first` on.
fn loaded<F: Fr>(token: F::Token, first: usize) -> F {
    let all = integers();
    let lanes: Vec<Node> = (0..F::LANES).map(|lane| bytes(all[(first + lane) % all.len()])).collect();
    F::load(token, &lanes.iter().collect::<Vec<_>>())
}

/// Panics unless 2^`divided` times the value is what is expected of the integer in each lane.
fn check<F: Fr>(value: F, first: usize, divided: u32, what: &str, expected: impl Fn(Integer) -> Integer) {
    let all = integers();
    let mut lanes = vec![[0; 32]; F::LANES];
    value.store(&mut lanes);
    let power = lanes::fr::power_of_two(divided, 1);
    for (lane, found) in lanes.iter().enumerate() {
        let integer = all[(first + lane) % all.len()];
        let found = reference::integer(found);
        assert!(lanes::fr::difference(found, MODULUS).1, "{what}: {found:x?} is not reduced");
        assert_eq!(reference::multiply(found, power), expected(integer), "{what}: of {integer:x?}");
    }
}

/// Values as large as they become, whatever they stand for: of a difference.
fn unreduced<F: Fr>(token: F::Token, first: usize) -> F {
    loaded::<F>(token, first).minus::<4>(F::multiples(token))
}

fn negated(a: Integer) -> Integer {
    if a == [0; 4] { a } else { lanes::fr::difference(MODULUS, a).0 }
}

fn operations<F: Fr>(token: F::Token) {
    let all = integers();
    for first in 0..all.len() {
        let other = all[(7 * first + 3) % all.len()];
        let constant = F::constant(other);
        for value in [loaded::<F>(token, first), unreduced::<F>(token, first)] {
            let times = |factor: Integer| move |x| reference::multiply(x, factor);
            check(value, first, 0, "load and store", |x| x);
            check(value.add(&constant), first, 0, "add", |x| reference::add(x, other));
            check(value.mul(F::splat(token, &constant)), first, F::PRODUCT, "mul", times(other));
            check(value.scale(&constant), first, F::PRODUCT, "scale", times(other));
            check(value.square(), first, F::PRODUCT, "square", |x| reference::multiply(x, x));
            let [fifth] = F::fifth([value]);
            check(fifth, first, 4 * F::PRODUCT, "fifth", |x| {
                let square = reference::multiply(x, x);
                reference::multiply(reference::multiply(square, square), x)
            });
        }
    }
}

/// As many products as a sum may have, of the largest values.
fn sums<F: Fr>(token: F::Token) {
    let largest = negated([1, 0, 0, 0]);
    for first in 0..integers().len() {
        let (value, product) = (unreduced::<F>(token, first), loaded::<F>(token, first));
        let mut sum = F::sum(token, &F::constant(largest));
        for _ in 0..11 {
            sum = F::add_product(sum, value, &F::constant(largest));
            sum = F::add_product(sum, product, &F::constant(largest));
            sum = F::add_product(sum, product, &F::constant(largest));
        }
        check(F::reduce(sum), first, F::SUM, "sum", |x| {
            negated(reference::add([1, 0, 0, 0], reference::multiply(x, [33, 0, 0, 0])))
        });
        let mut sum = F::small_sum(token, &F::constant(largest));
        for _ in 0..16 {
            sum = F::add_small_product(sum, product, (1 << (F::LIMB - 5)) - 1);
        }
        let factor = [(1 << (F::LIMB - 1)) - 16, 0, 0, 0];
        check(F::reduce_small(sum), first, F::SMALL_SUM, "small sum", |x| {
            reference::add(largest, reference::multiply(x, factor))
        });
    }
}

/// Multiples by the largest integers of every number of limbs that fit below 2^466, and by none.
fn differences<F: Fr>(token: F::Token) {
    fn less<F: Fr, const LIMBS: usize, const ABOVE: usize>(token: F::Token, bits: u32) {
        let mut factor = [0; 4];
        for bit in 0..bits as usize {
            factor[bit / 64] |= 1 << (bit % 64);
        }
        for first in 0..integers().len() {
            let start = loaded::<F>(token, first);
            for (value, count) in [(start, 6), (unreduced::<F>(token, first), 1)] {
                for count in [0, count] {
                    let mut sum = F::multiples(token);
                    for _ in 0..count {
                        sum = F::add_multiple::<LIMBS>(sum, value, &F::constant(factor));
                    }
                    let all = reference::multiply(factor, [count, 0, 0, 0]);
                    let what = format!("minus: {LIMBS} limbs, {ABOVE} above, {count} times");
                    check(start.minus::<ABOVE>(sum), first, 0, &what, |x| {
                        reference::add(x, negated(reference::multiply(x, all)))
                    });
                }
            }
        }
    }
    less::<F, 1, 1>(token, F::LIMB.min(40));
    less::<F, 1, 4>(token, F::LIMB);
    less::<F, 2, 2>(token, 95);
    less::<F, 3, 3>(token, 3 * F::LIMB.min(48));
    less::<F, 4, 4>(token, 205);
}

#[test]
fn integers_compute_in_the_field() {
    operations::<Words>(Scalar);
    sums::<Words>(Scalar);
    differences::<Words>(Scalar);
}

#[cfg(target_arch = "x86_64")]
#[test]
fn ifma_computes_in_the_field() {
    let Some(token) = lanes::isa::Ifma::detect() else { return };
    operations::<lanes::fr::Fr8>(token);
    sums::<lanes::fr::Fr8>(token);
    differences::<lanes::fr::Fr8>(token);
}
