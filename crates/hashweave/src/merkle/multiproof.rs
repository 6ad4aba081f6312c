//! Proofs that several leaves are in a tree, without nodes that follow from others.
//!
//! The nodes above the leaves are computed in rounds, as many in a round as do not depend on each
//! other, so that they fill lanes: a layer, or a part of a heap.

use super::pairs::parents;
use super::path::{Layer, Side, Step};
use super::{Lone, Shape, Tree, TreeError};
use std::collections::VecDeque;

/// A proof that several leaves are in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Multiproof {
    /// The siblings that do not follow from the leaves, one after another: those of a lower level
    /// first, and within a level by their place in it. Of SSZ the last of a level comes first.
    pub proof: Vec<u8>,
    /// For each parent of two nodes, in the order of the computation: whether both follow from the
    /// leaves. Otherwise one of them is the next node of the proof.
    pub flags: Vec<bool>,
}

impl Tree {
    /// The proof that the leaves with these indices are in this tree. The indices ascend.
    ///
    /// Of n leaves side by side it has at most twice as many nodes as a proof of one of them, and
    /// not n times as many.
    ///
    /// Solidity's `MerkleProof.multiProofVerify` takes proof and flags of
    /// [`Shape::open_zeppelin`], together with the leaves in the order of their indices; those of
    /// [`Shape::sorted_keccak`] if the leaves are a power of two.
    ///
    /// Sources: @openzeppelin/merkle-tree, `src/core.ts`, `getMultiProof`; for SSZ the consensus
    /// specifications, `ssz/merkle-proofs.md`, `get_helper_indices`.
    ///
    /// ```
    /// use hashweave::merkle::{Shape, Tree, verify_multiproof};
    /// let leaves = [[1; 32], [2; 32], [3; 32], [4; 32]];
    /// let tree = Tree::new(Shape::rfc6962(), leaves.as_flattened())?;
    /// let several = tree.multiproof(&[0, 1])?;
    /// // The one node is the parent of the other two.
    /// assert_eq!((several.proof.len(), several.flags), (32, vec![true, false]));
    /// let two = leaves[..2].as_flattened();
    /// verify_multiproof(tree.shape(), &tree.root(), two, &[0, 1], 4, &several.proof)?;
    /// # Ok::<(), hashweave::merkle::TreeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no index, they do not ascend, or there is no such leaf.
    pub fn multiproof(&self, indices: &[u64]) -> Result<Multiproof, TreeError> {
        let mut proof = Vec::new();
        let mut flags = Vec::new();
        for round in Climb::new(self.shape(), indices, self.leaves())? {
            let mut siblings = round.siblings();
            let in_order = || if descends(self.shape()) { siblings.next_back() } else { siblings.next() };
            for step in core::iter::from_fn(in_order) {
                proof.extend_from_slice(self.sibling(step));
            }
            flags.extend(round.0.iter().filter_map(|other| match other {
                Other::Known => Some(true),
                Other::InProof(_) => Some(false),
                Other::Missing => None,
            }));
        }
        Ok(Multiproof { proof, flags })
    }
}

/// Checks the [proof](Tree::multiproof) that `leaves`, which lie one after another, are the leaves
/// with these indices of a tree of `count` leaves with this root.
///
/// For a shape with [zeros](super::Lone::Zeros) the count may be the limit if the number of leaves
/// is not known.
///
/// # Errors
///
/// If it is not such a proof: the indices do not ascend or are not as many as the leaves, the
/// number of nodes is wrong, the proof leads to another root, or something has not the length of
/// whole nodes.
pub fn verify_multiproof(
    shape: Shape,
    root: &[u8],
    leaves: &[u8],
    indices: &[u64],
    count: u64,
    proof: &[u8],
) -> Result<(), TreeError> {
    shape.is_node("root", root)?;
    let (size, known, nodes) = (shape.node_length(), shape.nodes_in(leaves)?, shape.nodes_in(proof)?);
    if known != indices.len() {
        return Err(TreeError::Indices { leaves: known, indices: indices.len() });
    }
    shape.allows(count)?;
    let rounds: Vec<Round> = Climb::new(shape, indices, count)?.collect();
    let needed = rounds.iter().map(|round| round.siblings().count()).sum();
    if nodes != needed {
        return Err(TreeError::Length { nodes, needed });
    }
    let mut queue = Queue { shape, nodes: leaves.to_vec() };
    let mut proof = proof;
    for round in &rounds {
        let (siblings, later) = proof.split_at(round.siblings().count() * size);
        proof = later;
        let mut siblings = siblings.chunks_exact(size);
        let mut next = || if descends(shape) { siblings.next_back() } else { siblings.next() };
        let mut left = queue.nodes.as_slice();
        let mut children = Vec::with_capacity(2 * round.0.len() * size);
        for other in &round.0 {
            let (node, after) = left.split_at(if matches!(other, Other::Known) { 2 * size } else { size });
            left = after;
            match other {
                Other::InProof(step) => {
                    let [first, second] = step.side.ordered(node, next().unwrap_or_default());
                    children.extend_from_slice(first);
                    children.extend_from_slice(second);
                }
                Other::Known | Other::Missing => children.extend_from_slice(node),
            }
        }
        let taken = queue.nodes.len() - left.len();
        queue.replace(taken, &children, round.0.len())?;
    }
    queue.ends_at(root, known, nodes)
}

/// Checks the proof that `leaves`, which lie one after another, are in a tree of
/// [sorted](Shape::sorted) pairs with this root, wherever they are. That is what Solidity's
/// `MerkleProof.multiProofVerify` does, with the same proof, flags and leaves; but no leaves are
/// never proved.
///
/// Nodes can pass as leaves unless a leaf is the digest of something that is no pair of nodes:
/// [what a root promises](super).
///
/// ```
/// use hashweave::merkle::{Shape, Tree, verify_members};
/// let leaves = [[1; 32], [2; 32], [3; 32]];
/// let tree = Tree::new(Shape::open_zeppelin(), leaves.as_flattened())?;
/// let several = tree.multiproof(&[0, 2])?;
/// let two = [leaves[0], leaves[2]];
/// verify_members(tree.shape(), &tree.root(), two.as_flattened(), &several.proof, &several.flags)?;
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// # Errors
///
/// If the pairs of the shape are not sorted, leaves, proof and flags do not fit each other, the
/// proof leads to another root, or something has not the length of whole nodes.
pub fn verify_members(
    shape: Shape,
    root: &[u8],
    leaves: &[u8],
    proof: &[u8],
    flags: &[bool],
) -> Result<(), TreeError> {
    if !shape.sorted {
        return Err(TreeError::Unsorted);
    }
    shape.is_node("root", root)?;
    let (size, known, nodes) = (shape.node_length(), shape.nodes_in(leaves)?, shape.nodes_in(proof)?);
    if known == 0 {
        return Err(TreeError::Nothing);
    }
    // A flag turns two nodes into one, so all nodes are used, and one is left.
    let misfit = TreeError::Flags { leaves: known, nodes, flags: flags.len() };
    if known + nodes != flags.len() + 1 || flags.iter().filter(|both| !**both).count() != nodes {
        return Err(misfit);
    }
    let mut queue = Queue { shape, nodes: leaves.to_vec() };
    let (mut flags, mut siblings) = (flags, proof.chunks_exact(size));
    while !flags.is_empty() {
        let (mut left, mut children) = (queue.nodes.as_slice(), Vec::new());
        while let Some((&both, later)) = flags.split_first() {
            // A node that is still missing is a parent of this round.
            let Some((node, after)) = left.split_at_checked(if both { 2 * size } else { size }) else {
                break;
            };
            children.extend_from_slice(node);
            if !both {
                children.extend_from_slice(siblings.next().unwrap_or_default());
            }
            (left, flags) = (after, later);
        }
        if children.is_empty() {
            return Err(misfit);
        }
        let taken = queue.nodes.len() - left.len();
        queue.replace(taken, &children, children.len() / (2 * size))?;
    }
    queue.ends_at(root, known, nodes)
}

/// Nodes whose parents are still to be computed, in the order in which that is done.
struct Queue {
    shape: Shape,
    nodes: Vec<u8>,
}

impl Queue {
    /// Takes bytes from the front, and appends as many parents as pairs, or nodes alone, have.
    fn replace(&mut self, taken: usize, children: &[u8], above: usize) -> Result<(), TreeError> {
        self.nodes.drain(..taken);
        let end = self.nodes.len();
        self.nodes.resize(end + above * self.shape.node_length(), 0);
        // A node of SSZ has a sibling in the proof where the tree has zeros.
        let zero = &[];
        Ok(parents(&self.shape, zero, children, &mut self.nodes[end..])?)
    }

    fn ends_at(&self, root: &[u8], leaves: usize, nodes: usize) -> Result<(), TreeError> {
        if self.nodes == root { Ok(()) } else { Err(TreeError::Several { leaves, nodes }) }
    }
}

/// The other child of a parent.
#[derive(Clone, Copy, Debug)]
enum Other {
    /// It is a leaf that is proved, or follows from such leaves; it comes after the first.
    Known,
    /// It is in the proof.
    InProof(Step),
    /// There is none: the first is promoted or doubled.
    Missing,
}

/// Parents none of which is above another, in their order: the other child of each.
#[derive(Debug)]
struct Round(Vec<Other>);

impl Round {
    /// The siblings that are in the proof.
    fn siblings(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.0.iter().filter_map(|other| match other {
            Other::InProof(step) => Some(step),
            Other::Known | Other::Missing => None,
        })
    }
}

/// Whether the last sibling of a round comes first in a proof: generalized indices of SSZ descend.
fn descends(shape: Shape) -> bool {
    matches!(shape.lone, Lone::Zeros { .. })
}

/// The rounds from several leaves to the root.
#[derive(Debug)]
struct Climb {
    layer: Layer,
    heap: bool,
    /// The numbers of known nodes in the layer, ascending.
    known: VecDeque<u128>,
}

impl Climb {
    fn new(shape: Shape, indices: &[u64], leaves: u64) -> Result<Self, TreeError> {
        let last = *indices.last().ok_or(TreeError::Nothing)?;
        if let Some(pair) = indices.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(TreeError::Order { index: pair[1], before: pair[0] });
        }
        if last >= leaves {
            return Err(TreeError::Index { index: last, leaves });
        }
        let known = indices.iter().map(|index| (*index).into()).collect();
        Ok(Self { layer: Layer::new(&shape, leaves), heap: shape.lone == Lone::Heap, known })
    }
}

impl Iterator for Climb {
    type Item = Round;

    fn next(&mut self) -> Option<Round> {
        let first = *self.known.front().filter(|first| !self.layer.is_root(**first))?;
        // In a heap a round ends before the first parent that it computes.
        let end = if self.heap { self.layer.parent(first) } else { u128::MAX };
        let (mut others, mut above) = (Vec::new(), Vec::new());
        while let Some(node) = self.known.front().copied().filter(|node| node | 1 < end) {
            self.known.pop_front();
            others.push(match self.layer.sibling(node) {
                _ if self.known.front() == Some(&(node ^ 1)) => {
                    self.known.pop_front();
                    Other::Known
                }
                None | Some(Step { side: Side::Twin, .. }) => Other::Missing,
                Some(step) => Other::InProof(step),
            });
            above.push(self.layer.parent(node));
        }
        self.known.extend(above);
        self.layer.rise();
        Some(Round(others))
    }
}
