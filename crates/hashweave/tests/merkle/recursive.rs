//! Merkle trees by their definitions, one node at a time, with the reference implementation of
//! hashes.

use hashweave::merkle::{Lone, Shape};
use hashweave::reference;

/// A node of a shape whose prefix is given: shapes do not tell theirs.
pub(crate) fn parent(shape: Shape, left: &[u8], right: &[u8]) -> Vec<u8> {
    let (left, right) = if shape.is_sorted() && right < left { (right, left) } else { (left, right) };
    let prefix: &[u8] = if shape == Shape::rfc6962() {
        &[1]
    } else if format!("{shape:?}").contains("prefix: Some(9)") {
        &[9]
    } else if format!("{shape:?}").contains("prefix: Some(0)") {
        &[0]
    } else {
        &[]
    };
    reference::digest(shape.algorithm(), &[prefix, left, right].concat())
}

/// The root of at least one leaf.
pub(crate) fn root(shape: Shape, leaves: &[&[u8]]) -> Vec<u8> {
    match shape.lone() {
        Lone::Promoted => split(shape, leaves),
        Lone::Doubled => doubled(shape, leaves),
        Lone::Zeros { limit } => {
            let zero = vec![0; shape.node_length()];
            let mut leaves = leaves.to_vec();
            leaves.resize((limit as usize).next_power_of_two(), &zero);
            split(shape, &leaves)
        }
        Lone::Heap => heap(shape, leaves).swap_remove(0),
        _ => unreachable!("there is no other shape"),
    }
}

/// MTH of RFC 6962, section 2.1.
fn split(shape: Shape, leaves: &[&[u8]]) -> Vec<u8> {
    if let [leaf] = leaves {
        return leaf.to_vec();
    }
    let (left, right) = leaves.split_at(leaves.len().next_power_of_two() / 2);
    parent(shape, &split(shape, left), &split(shape, right))
}

fn doubled(shape: Shape, nodes: &[&[u8]]) -> Vec<u8> {
    if let [node] = nodes {
        return node.to_vec();
    }
    let above: Vec<_> = nodes.chunks(2).map(|pair| parent(shape, pair[0], pair[pair.len() - 1])).collect();
    doubled(shape, &above.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

/// The array of @openzeppelin/merkle-tree: the children of node i are 2 i + 1 and 2 i + 2.
pub(crate) fn heap(shape: Shape, leaves: &[&[u8]]) -> Vec<Vec<u8>> {
    let inner = leaves.len() - 1;
    let mut tree = vec![Vec::new(); inner];
    tree.extend(leaves.iter().rev().map(|leaf| leaf.to_vec()));
    for i in (0..inner).rev() {
        tree[i] = parent(shape, &tree[2 * i + 1], &tree[2 * i + 2]);
    }
    tree
}

/// PROOF of RFC 6962, section 2.1.2.
pub(crate) fn consistency(shape: Shape, old: usize, leaves: &[&[u8]]) -> Vec<u8> {
    subproof(shape, old, leaves, true).concat()
}

fn subproof(shape: Shape, old: usize, leaves: &[&[u8]], known: bool) -> Vec<Vec<u8>> {
    if old == leaves.len() {
        return if known { Vec::new() } else { vec![split(shape, leaves)] };
    }
    let (left, right) = leaves.split_at(leaves.len().next_power_of_two() / 2);
    let (mut proof, other) = if old <= left.len() {
        (subproof(shape, old, left, known), right)
    } else {
        (subproof(shape, old - left.len(), right, false), left)
    };
    proof.push(split(shape, other));
    proof
}
