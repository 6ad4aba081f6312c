//! The errors of Merkle trees.

use crate::RowsError;
use thiserror::Error;

/// The reason why a tree cannot be made, or why a proof is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TreeError {
    /// There are no leaves.
    #[error("there are no leaves, and no root of none is defined for this shape: give at least one leaf")]
    Empty,
    /// There are more leaves than the limit of the shape.
    #[error(
        "there are {leaves} leaves, and the limit is {limit}: give fewer, or raise the limit of the shape"
    )]
    Limit {
        /// The leaves.
        leaves: u64,
        /// The most of them.
        limit: u64,
    },
    /// Leaves, nodes or a proof do not end where a node ends.
    #[error(
        "{bytes} bytes are not whole nodes of {size} bytes: give leaves, nodes and proofs one after another, with nothing between them"
    )]
    Nodes {
        /// The bytes.
        bytes: usize,
        /// Bytes of a node.
        size: usize,
    },
    /// A single node has another length than the digests of the shape.
    #[error(
        "the {what} has {bytes} bytes, and a node of this shape has {size}: give a digest of its algorithm"
    )]
    Node {
        /// The role of the node.
        what: &'static str,
        /// Its bytes.
        bytes: usize,
        /// Bytes of a node.
        size: usize,
    },
    /// The room for the result is not what the result takes.
    #[error(
        "the result takes {needed} bytes, and there is room for {bytes}: give room for exactly the result"
    )]
    Room {
        /// Bytes of the room.
        bytes: usize,
        /// Bytes of the result.
        needed: usize,
    },
    /// The rows of leaves and the room for their digests do not fit each other.
    #[error(transparent)]
    Rows(#[from] RowsError),
    /// The data of a leaf that is not hashed are longer than a leaf.
    #[error(
        "the data of a leaf have {bytes} bytes, and a leaf of this shape holds {most}: cut the data into chunks"
    )]
    Chunk {
        /// The bytes.
        bytes: usize,
        /// The most of them.
        most: usize,
    },
    /// There is no such level in a tree that can be counted with 64 bits, or below the shape's
    /// limit.
    #[error("there is no layer above level {level}: the highest level of this shape is {highest}")]
    Level {
        /// The level.
        level: u32,
        /// The level of the root.
        highest: u32,
    },
    /// There is no such leaf.
    #[error("there is no leaf {index} among {leaves}: the first is leaf 0")]
    Index {
        /// The number of the leaf.
        index: u64,
        /// The leaves.
        leaves: u64,
    },
    /// A proof has another number of nodes than one for this leaf, or these trees.
    #[error(
        "the proof has {nodes} nodes, and one for these numbers has {needed}: check the index and the count of leaves"
    )]
    Length {
        /// Nodes of the proof.
        nodes: usize,
        /// Nodes that it should have.
        needed: usize,
    },
    /// The proof leads to another root.
    #[error(
        "the proof does not lead from leaf {index} of {leaves} to this root: the leaf, the proof or the root is wrong"
    )]
    Root {
        /// The number of the leaf.
        index: u64,
        /// The leaves.
        leaves: u64,
    },
    /// The sibling of a node that is doubled is another node.
    #[error(
        "level {level} of the proof is not the node itself, which has no sibling there: the proof is wrong"
    )]
    Twin {
        /// The level of the node.
        level: u32,
    },
    /// The proof leads to another root.
    #[error(
        "the proof of {nodes} nodes does not lead from this leaf to this root: the leaf, the proof or the root is wrong"
    )]
    Member {
        /// Nodes of the proof.
        nodes: usize,
    },
    /// No leaf is to be proved.
    #[error("there is no leaf to prove, and whatever a proof led to would prove nothing: give at least one")]
    Nothing,
    /// Indices of several leaves do not ascend.
    #[error("leaf {index} comes after leaf {before}: give indices in ascending order, each once")]
    Order {
        /// The index that is not greater.
        index: u64,
        /// The one before it.
        before: u64,
    },
    /// There are not as many indices as leaves.
    #[error("there are {leaves} leaves and {indices} indices: give one index for each leaf")]
    Indices {
        /// The leaves.
        leaves: usize,
        /// Their indices.
        indices: usize,
    },
    /// The flags of a proof of several leaves do not fit leaves and nodes.
    #[error(
        "{leaves} leaves, {nodes} nodes of the proof and {flags} flags do not fit: give proof, flags and leaves as the tree gave them"
    )]
    Flags {
        /// The leaves.
        leaves: usize,
        /// Nodes of the proof.
        nodes: usize,
        /// The flags.
        flags: usize,
    },
    /// The proof of several leaves leads to another root.
    #[error(
        "the proof of {nodes} nodes does not lead from these {leaves} leaves to this root: a leaf, the proof or the root is wrong"
    )]
    Several {
        /// The leaves.
        leaves: usize,
        /// Nodes of the proof.
        nodes: usize,
    },
    /// A proof without an index is for sorted pairs.
    #[error("pairs of this shape are not sorted, so a proof needs an index: use verify or verify_multiproof")]
    Unsorted,
    /// The shape is a heap.
    #[error("a heap has no layers, and its pairs depend on the number of leaves: use Tree, with all of them")]
    Heap,
    /// The shape has no consistency proofs.
    #[error(
        "a tree whose lone last nodes are not promoted has no consistency proofs: use a shape such as RFC 6962's"
    )]
    Inconsistent,
    /// The older tree has no leaf, or more than the newer.
    #[error("an older tree has 1 to {leaves} leaves, not {old}: check which of the trees is the older")]
    Older {
        /// Leaves of the older tree.
        old: u64,
        /// Leaves of the newer tree.
        leaves: u64,
    },
    /// The proof does not lead to the root of the older tree.
    #[error(
        "the proof does not lead to the root of the older tree, of {old} leaves: the newer does not continue it"
    )]
    OlderRoot {
        /// Leaves of the older tree.
        old: u64,
    },
    /// The proof does not lead to the root of the newer tree.
    #[error(
        "the proof does not lead to the root of the newer tree, of {leaves} leaves: the proof or that root is wrong"
    )]
    NewerRoot {
        /// Leaves of the newer tree.
        leaves: u64,
    },
    /// A function that was to run all portions of a layer returned before they were done.
    #[error(
        "{done} of {portions} portions of a layer were run: the function must run all of them before it returns"
    )]
    Portions {
        /// Those that were run.
        done: usize,
        /// All of them.
        portions: usize,
    },
}

impl TreeError {
    /// Whether the proof is what is wrong: it does not prove what it is given for. The other errors
    /// are about the call.
    ///
    /// ```
    /// use hashweave::merkle::{Shape, verify};
    /// let wrong = verify(Shape::rfc6962(), &[1; 32], &[2; 32], 0, 2, &[3; 32]);
    /// assert!(wrong.is_err_and(|error| error.is_of_proof()));
    /// let short = verify(Shape::rfc6962(), &[1; 31], &[2; 32], 0, 2, &[3; 32]);
    /// assert!(short.is_err_and(|error| !error.is_of_proof()));
    /// ```
    #[must_use]
    pub fn is_of_proof(&self) -> bool {
        matches!(
            self,
            Self::Length { .. }
                | Self::Root { .. }
                | Self::Twin { .. }
                | Self::Member { .. }
                | Self::Flags { .. }
                | Self::Several { .. }
                | Self::OlderRoot { .. }
                | Self::NewerRoot { .. }
        )
    }
}
