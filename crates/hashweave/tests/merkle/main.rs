//! Merkle trees: published values, a plain recursive reference, and what must be refused.

mod consistency;
mod faults;
mod leaves;
mod multiproofs;
mod proofs;
mod published;
mod recursive;
mod roots;
mod wide;

use hashweave::merkle::Shape;
use hashweave::{Algorithm, digest};

/// Shapes of every kind, with room for `count` leaves.
fn shapes(count: usize) -> Vec<Shape> {
    let count = count as u64;
    vec![
        Shape::rfc6962(),
        Shape::ssz(count),
        Shape::ssz(5 * count + 1),
        Shape::bitcoin(),
        Shape::sorted_keccak(),
        Shape::open_zeppelin(),
        Shape::plain(Algorithm::Sha3_256),
        Shape::plain(Algorithm::Sha512).doubled().sorted(),
        Shape::plain(Algorithm::Blake2b(20)).prefixed(7, 9).sorted(),
        Shape::plain(Algorithm::Sha1).prefixed(0xFF, 0).doubled(),
    ]
}

/// Leaves that all differ.
fn leaves(shape: Shape, count: usize) -> Vec<u8> {
    let leaf = |i: usize| digest(Algorithm::Sha512, &i.to_le_bytes())[..shape.node_length()].to_vec();
    (0..count).flat_map(leaf).collect()
}
