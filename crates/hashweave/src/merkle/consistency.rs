//! Proofs that a tree continues an older one: the leaves of the older are the first of the newer.
//!
//! Sources: RFC 6962, section 2.1.2, which makes them; RFC 9162, section 2.1.4.2, which checks
//! them.

use super::path::Side;
use super::proof::Node;
use super::{Lone, Shape, Tree, TreeError};

impl Tree {
    /// The proof that this tree continues one of its first `old` leaves: roots of parts of it, one
    /// after another, in the order of RFC 6962. It is empty if the trees are the same.
    ///
    /// ```
    /// use hashweave::merkle::{Shape, Tree, root, verify_consistency};
    /// let (shape, leaves) = (Shape::rfc6962(), [[1; 32], [2; 32], [3; 32]]);
    /// let tree = Tree::new(shape, leaves.as_flattened())?;
    /// let older = root(shape, leaves[..2].as_flattened())?;
    /// verify_consistency(shape, 2, &older, 3, &tree.root(), &tree.consistency(2)?)?;
    /// # Ok::<(), hashweave::merkle::TreeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If lone last nodes of the shape are not [promoted](Lone::Promoted), or `old` is not 1 to the
    /// number of leaves.
    pub fn consistency(&self, old: u64) -> Result<Vec<u8>, TreeError> {
        let parts = parts(&self.shape(), old, self.leaves())?;
        let mut proof = Vec::with_capacity(parts.len() * self.shape().node_length());
        for part in parts {
            // Every part begins at a multiple of the power of two at or above its length.
            let level = self.shape().height(part.end - part.start);
            let index = (part.start >> level) as usize;
            proof.extend_from_slice(self.node(level as usize, index).unwrap_or_default());
        }
        Ok(proof)
    }
}

/// The parts of a tree of `count` leaves whose roots prove that it continues one of `old`: SUBPROOF
/// of RFC 6962, without recursion.
fn parts(shape: &Shape, old: u64, count: u64) -> Result<Vec<core::ops::Range<u64>>, TreeError> {
    if shape.lone != Lone::Promoted {
        return Err(TreeError::Inconsistent);
    }
    if old == 0 || old > count {
        return Err(TreeError::Older { old, leaves: count });
    }
    let (mut tree, mut parts) = (0..count, Vec::new());
    while old < tree.end {
        let split = tree.start + largest_power_below(tree.end - tree.start);
        if old <= split {
            parts.push(split..tree.end);
            tree.end = split;
        } else {
            parts.push(tree.start..split);
            tree.start = split;
        }
    }
    // The checker knows the root of the older tree.
    if tree.start > 0 {
        parts.push(tree);
    }
    parts.reverse();
    Ok(parts)
}

/// The largest power of two below a number of at least two.
fn largest_power_below(number: u64) -> u64 {
    1 << (number - 1).ilog2()
}

/// Checks the proof that a tree of `count` leaves with the root `root` continues one of `old`
/// leaves with the root `old_root`.
///
/// # Errors
///
/// If it is not such a proof: the number of its nodes is wrong, it leads to another root, or
/// something has not the length of whole nodes; and those of [`Tree::consistency`].
pub fn verify_consistency(
    shape: Shape,
    old: u64,
    old_root: &[u8],
    count: u64,
    root: &[u8],
    proof: &[u8],
) -> Result<(), TreeError> {
    shape.is_node("root of the older tree", old_root)?;
    shape.is_node("root of the newer tree", root)?;
    let (nodes, needed) = (shape.nodes_in(proof)?, parts(&shape, old, count)?.len());
    if nodes != needed {
        return Err(TreeError::Length { nodes, needed });
    }
    let mut proof = proof.chunks_exact(shape.node_length());
    // An older tree of a power of two leaves is a node of the newer, and is not in the proof.
    let first = if old.is_power_of_two() { old_root } else { proof.next().unwrap_or(old_root) };
    let (mut older, mut newer) = (Node::new(shape, first), Node::new(shape, first));
    let (mut last_of_older, mut last) = (old - 1, count - 1);
    // The node that both trees have, on the way from the last leaf of the older.
    let shared = last_of_older.trailing_ones();
    (last_of_older, last) = (last_of_older >> shared, last >> shared);
    for node in proof {
        if last_of_older % 2 == 1 || last_of_older == last {
            older.rise(node, Side::Left);
            newer.rise(node, Side::Left);
            // Levels at which the node is promoted.
            let promoted = if last_of_older == 0 { 0 } else { last_of_older.trailing_zeros() };
            (last_of_older, last) = (last_of_older >> promoted, last >> promoted);
        } else {
            newer.rise(node, Side::Right);
        }
        (last_of_older, last) = (last_of_older >> 1, last >> 1);
    }
    if !older.is(old_root) {
        return Err(TreeError::OlderRoot { old });
    }
    if newer.is(root) { Ok(()) } else { Err(TreeError::NewerRoot { leaves: count }) }
}
