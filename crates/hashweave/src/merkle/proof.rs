//! Proofs that a leaf is in a tree.
//!
//! A proof has the siblings of the nodes on the way from the leaf to the root, in that order.

use super::pairs::parent;
use super::path::Side;
use super::{Claim, Shape, Tree, TreeError};
use crate::Digest;

impl Tree {
    /// The proof that leaf `index` is in this tree: the siblings on the way from it to the root,
    /// one after another. A level at which a node is promoted has none; where a node is doubled, it
    /// is its own sibling, as in the branches of Bitcoin.
    ///
    /// # Errors
    ///
    /// If there is no such leaf.
    pub fn proof(&self, index: u64) -> Result<Vec<u8>, TreeError> {
        if index >= self.leaves() {
            return Err(TreeError::Index { index, leaves: self.leaves() });
        }
        let mut proof = Vec::new();
        self.write_proof(index, &mut proof);
        Ok(proof)
    }

    /// Calls a function with the number and the proof of every leaf, in order. All proofs have the
    /// same room, so nothing is allocated for each.
    ///
    /// ```
    /// use hashweave::merkle::{Shape, Tree, verify_member};
    /// let leaves = [[1; 32], [2; 32], [3; 32]];
    /// let tree = Tree::new(Shape::sorted_keccak(), leaves.as_flattened())?;
    /// let mut verified = 0;
    /// tree.for_each_proof(|index, proof| {
    ///     let leaf = &leaves[index as usize];
    ///     verified += usize::from(verify_member(tree.shape(), &tree.root(), leaf, proof).is_ok());
    /// });
    /// assert_eq!(verified, 3);
    /// # Ok::<(), hashweave::merkle::TreeError>(())
    /// ```
    pub fn for_each_proof(&self, mut take: impl FnMut(u64, &[u8])) {
        let mut proof = Vec::new();
        for index in 0..self.leaves() {
            proof.clear();
            self.write_proof(index, &mut proof);
            take(index, &proof);
        }
    }

    fn write_proof(&self, index: u64, proof: &mut Vec<u8>) {
        for step in self.path(index) {
            proof.extend_from_slice(self.sibling(&step));
        }
    }
}

/// Checks the proof that `leaf` is leaf `index` of a tree of `count` leaves with this root.
///
/// For a shape with [zeros](super::Lone::Zeros) the count may be the limit if the number of leaves
/// is not known.
///
/// ```
/// use hashweave::merkle::{Shape, Tree, TreeError, verify};
/// let (shape, leaves) = (Shape::bitcoin(), [[1; 32], [2; 32], [3; 32]]);
/// let tree = Tree::new(shape, leaves.as_flattened())?;
/// let proof = tree.proof(2)?;
/// assert_eq!(verify(shape, &tree.root(), &leaves[2], 2, 3, &proof), Ok(()));
/// let other = verify(shape, &tree.root(), &leaves[1], 2, 3, &proof);
/// assert!(matches!(other, Err(TreeError::Twin { level: 0 })));
/// # Ok::<(), TreeError>(())
/// ```
///
/// # Errors
///
/// If it is not such a proof: the index or the number of its nodes is wrong, it leads to another
/// root, or something has not the length of whole nodes.
pub fn verify(
    shape: Shape,
    root: &[u8],
    leaf: &[u8],
    index: u64,
    count: u64,
    proof: &[u8],
) -> Result<(), TreeError> {
    let path = Claim { root, leaf, index, count, proof }.path(&shape)?;
    let mut node = Node::new(shape, leaf);
    for (step, sibling) in path.zip(proof.chunks_exact(shape.node_length())) {
        if step.side == Side::Twin && !node.is(sibling) {
            return Err(TreeError::Twin { level: step.level });
        }
        node.rise(sibling, step.side);
    }
    if node.is(root) { Ok(()) } else { Err(TreeError::Root { index, leaves: count }) }
}

/// Checks the proof that `leaf` is in a tree of [sorted](Shape::sorted) pairs with this root,
/// wherever it is. That is what Solidity's `MerkleProof.verify` does.
///
/// Any number of nodes may be a proof, so a leaf has to be the digest of something that is no pair
/// of nodes: [what a root promises](super).
///
/// # Errors
///
/// If the pairs of the shape are not sorted, the proof leads to another root, or something has not
/// the length of whole nodes.
pub fn verify_member(shape: Shape, root: &[u8], leaf: &[u8], proof: &[u8]) -> Result<(), TreeError> {
    if !shape.sorted {
        return Err(TreeError::Unsorted);
    }
    shape.is_node("root", root)?;
    shape.is_node("leaf", leaf)?;
    let nodes = shape.nodes_in(proof)?;
    let mut node = Node::new(shape, leaf);
    for sibling in proof.chunks_exact(shape.node_length()) {
        node.rise(sibling, Side::Right);
    }
    if node.is(root) { Ok(()) } else { Err(TreeError::Member { nodes }) }
}

/// A node that a proof leads upwards.
pub(super) struct Node {
    shape: Shape,
    bytes: Digest,
}

impl Node {
    pub(super) fn new(shape: Shape, bytes: &[u8]) -> Self {
        Self { shape, bytes: Digest::written(bytes.len(), |out| out.copy_from_slice(bytes)) }
    }

    /// Becomes its parent.
    pub(super) fn rise(&mut self, sibling: &[u8], side: Side) {
        let [left, right] = side.ordered(self.bytes.as_bytes(), sibling);
        let above = Digest::written(left.len(), |out| parent(&self.shape, left, right, out));
        self.bytes = above;
    }

    pub(super) fn is(&self, bytes: &[u8]) -> bool {
        self.bytes == *bytes
    }
}
