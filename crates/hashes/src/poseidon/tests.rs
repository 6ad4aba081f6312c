//! The function in plain integers against the reference, and the operations of every type of lanes
//! against its arithmetic.

use super::*;
use crate::reference::poseidon as reference;
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

#[test]
fn r_is_one_number() {
    assert_eq!(MODULUS, crate::field::MODULUS);
}
