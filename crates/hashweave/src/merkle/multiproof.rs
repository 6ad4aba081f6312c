//! Proofs that several leaves are in a tree, without nodes that follow from others.
//!
//! The nodes above the leaves are computed in rounds, as many in a round as do not depend on each
//! other, so that they fill lanes: a layer, or a part of a heap.

use super::pairs::parents;
use super::path::{Side, Step};
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
            for step in round.siblings() {
                proof.extend_from_slice(self.sibling(&step));
            }
            flags.extend(round.parents.iter().filter_map(|parent| match parent.other {
                Other::Known => Some(true),
                Other::InProof => Some(false),
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
    let climb = Climb::new(shape, indices, count)?;
    let needed = climb.clone().map(|round| round.siblings().count()).sum();
    if nodes != needed {
        return Err(TreeError::Length { nodes, needed });
    }
    let mut queue = Queue { shape, nodes: leaves.to_vec() };
    let mut proof = proof;
    for round in climb {
        let in_proof = round.siblings().count();
        let (siblings, later) = proof.split_at(in_proof * size);
        proof = later;
        let mut siblings = siblings.chunks_exact(size);
        let mut next = || if round.descends() { siblings.next_back() } else { siblings.next() };
        let mut left = queue.nodes.as_slice();
        let mut children = Vec::with_capacity(2 * round.parents.len() * size);
        for parent in &round.parents {
            let (node, after) = left.split_at(if parent.other == Other::Known { 2 * size } else { size });
            left = after;
            let sibling = if parent.other == Other::InProof { next().unwrap_or_default() } else { &[] };
            let (first, second) = if parent.node % 2 == 0 { (node, sibling) } else { (sibling, node) };
            children.extend_from_slice(first);
            children.extend_from_slice(second);
        }
        let taken = queue.nodes.len() - left.len();
        queue.replace(taken, &children, round.parents.len())?;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Other {
    /// It is a leaf that is proved, or follows from such leaves.
    Known,
    /// It is in the proof.
    InProof,
    /// There is none.
    Missing,
}

/// A parent that a round computes.
#[derive(Clone, Copy, Debug)]
struct Parent {
    /// The first of its children that is known, in its layer; that of a heap is counted from its
    /// first leaf.
    node: u128,
    other: Other,
}

/// Parents none of which is above another.
#[derive(Clone, Debug)]
struct Round {
    lone: Lone,
    level: u32,
    parents: Vec<Parent>,
}

impl Round {
    /// The siblings that the proof has, in its order.
    fn siblings(&self) -> impl Iterator<Item = Step> {
        let count = self.parents.len();
        let ordered = (0..count).map(move |i| &self.parents[if self.descends() { count - 1 - i } else { i }]);
        ordered.filter(|parent| parent.other == Other::InProof).map(|parent| {
            let side = if parent.node % 2 == 1 { Side::Left } else { Side::Right };
            Step { level: self.level, sibling: (parent.node ^ 1) as u64, side }
        })
    }

    /// Whether the last sibling comes first: generalized indices of SSZ descend.
    fn descends(&self) -> bool {
        matches!(self.lone, Lone::Zeros { .. })
    }
}

/// The rounds from several leaves to the root.
#[derive(Clone, Debug)]
struct Climb {
    lone: Lone,
    level: u32,
    height: u32,
    /// The nodes of the layer; of a heap the leaves.
    count: u128,
    /// The numbers of known nodes in their layer, ascending. Nodes of a heap are one layer, the
    /// leaves first, in which a parent comes after its children.
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
        Ok(Self { lone: shape.lone, level: 0, height: shape.height(leaves), count: leaves.into(), known })
    }

    fn other(&self, node: u128) -> Other {
        match self.lone {
            _ if self.known.front() == Some(&(node ^ 1)) => Other::Known,
            Lone::Promoted | Lone::Doubled if node ^ 1 >= self.count => Other::Missing,
            _ => Other::InProof,
        }
    }
}

impl Iterator for Climb {
    type Item = Round;

    fn next(&mut self) -> Option<Round> {
        let first = *self.known.front()?;
        // In a heap a round ends before the first parent that it computes.
        let (end, above) = match self.lone {
            Lone::Heap if first + 2 >= 2 * self.count => return None,
            Lone::Heap => (self.count + first / 2, self.count),
            _ if self.level == self.height => return None,
            _ => (u128::MAX, 0),
        };
        let mut round = Round { lone: self.lone, level: self.level, parents: Vec::new() };
        while let Some(&node) = self.known.front().filter(|node| **node | 1 < end) {
            self.known.pop_front();
            let other = self.other(node);
            if other == Other::Known {
                self.known.pop_front();
            }
            round.parents.push(Parent { node, other });
        }
        self.known.extend(round.parents.iter().map(|parent| above + parent.node / 2));
        if self.lone != Lone::Heap {
            self.level += 1;
            self.count = self.count.div_ceil(2);
        }
        Some(round)
    }
}
