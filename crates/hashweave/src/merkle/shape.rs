//! The differences between the Merkle trees of protocols.

use super::TreeError;
use hashes::Algorithm;

/// The parent of the last node of a layer that has an odd number of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lone {
    /// The node itself: it goes to the next layer as it is.
    Promoted,
    /// The digest of the node and of itself.
    Doubled,
    /// The digest of the node and of the root of a tree of zeros that is as high. The tree is as
    /// high as one with `limit` leaves, however few there are.
    Zeros {
        /// The most leaves.
        limit: u64,
    },
    /// The node comes first in the next layer, before the parents of this one: the tree is a heap
    /// in an array, the root at its start and the leaves at its end in reverse.
    Heap,
}

/// How a leaf is made of what it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LeafHash {
    /// The digest of a byte, if there is one, and the data.
    Once(Option<u8>),
    /// The digest of the digest.
    Twice,
    /// The data themselves, and zeros up to the length of a digest.
    Padded,
}

/// The kind of a Merkle tree.
///
/// ```
/// use hashweave::Algorithm;
/// use hashweave::merkle::{Lone, Shape};
/// let shape = Shape::plain(Algorithm::Sha256).doubled().sorted();
/// assert_eq!((shape.node_length(), shape.lone(), shape.is_sorted()), (32, Lone::Doubled, true));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub(super) algorithm: Algorithm,
    pub(super) leaf: LeafHash,
    /// The byte before the two children of a node.
    pub(super) prefix: Option<u8>,
    pub(super) sorted: bool,
    pub(super) lone: Lone,
    /// Whether the digest of no bytes is the root of no leaves.
    pub(super) nothing: bool,
}

impl Shape {
    /// The tree of Certificate Transparency: SHA-256 of 0x00 and the data of a leaf, of 0x01 and
    /// the two children of a node; the root of no leaves is the digest of no bytes.
    ///
    /// A tree of n leaves is split at the largest power of two below n. That is what comes out
    /// layer by layer if a lone last node is [promoted](Lone::Promoted).
    ///
    /// Source: RFC 6962, section 2.1; RFC 9162, section 2.1.1.
    #[must_use]
    pub const fn rfc6962() -> Self {
        let plain = Self::plain(Algorithm::Sha256).prefixed(0, 1);
        Self { nothing: true, ..plain }
    }

    /// The tree of Ethereum's consensus layer: SHA-256 of chunks of 32 bytes, as high as a tree of
    /// `limit` chunks, the rest of which are zeros. The number of elements of a list comes on top:
    /// [`mix_in_length`](super::mix_in_length).
    ///
    /// A leaf is a chunk itself; [`hash_leaf`](super::hash_leaf) fills it up with zeros.
    ///
    /// Source: the consensus specifications, `ssz/simple-serialize.md`, `merkleize(chunks, limit)`.
    #[must_use]
    pub const fn ssz(limit: u64) -> Self {
        let plain = Self::plain(Algorithm::Sha256);
        Self { leaf: LeafHash::Padded, lone: Lone::Zeros { limit }, ..plain }
    }

    /// The tree of a Bitcoin block: SHA-256 twice, a lone last node [doubled](Lone::Doubled).
    /// Leaves are transaction identifiers in the order of their bytes in a block, which is the
    /// reverse of that in which they are printed; the same holds for the root.
    ///
    /// Source: Bitcoin Core, `src/consensus/merkle.cpp`.
    #[must_use]
    pub const fn bitcoin() -> Self {
        Self::plain(Algorithm::Sha256d).doubled()
    }

    /// Keccak-256 of [sorted](Self::sorted) pairs, a lone last node [promoted](Lone::Promoted):
    /// what merkletreejs makes with `sortPairs`, and what Solidity's `MerkleProof.verify` accepts.
    /// Leaves stay in the order in which they are given; for `sortLeaves` sort them.
    ///
    /// Source: merkletreejs, `src/MerkleTree.ts`.
    #[must_use]
    pub const fn sorted_keccak() -> Self {
        Self::plain(Algorithm::Keccak256).sorted()
    }

    /// The tree of @openzeppelin/merkle-tree: Keccak-256 of [sorted](Self::sorted) pairs in a
    /// [heap](Lone::Heap); the data of a leaf are hashed twice. The package sorts the leaves if it
    /// is not told otherwise; here they stay in the order in which they are given.
    ///
    /// Leaf i of n is node 2 × n - 2 - i of the package's array. Its `SimpleMerkleTree` takes
    /// leaves that are digests, as [`Tree`](super::Tree) does.
    ///
    /// Source: @openzeppelin/merkle-tree, `src/core.ts` and `src/hashes.ts`.
    #[must_use]
    pub const fn open_zeppelin() -> Self {
        Self { leaf: LeafHash::Twice, lone: Lone::Heap, ..Self::sorted_keccak() }
    }

    /// A binary tree without prefixes, a lone last node [promoted](Lone::Promoted). A leaf is the
    /// digest of its data.
    ///
    /// # Panics
    ///
    /// If the [algorithm does not exist](Algorithm::exists).
    #[must_use]
    pub const fn plain(algorithm: Algorithm) -> Self {
        assert!(algorithm.exists(), "there is no such algorithm");
        Self {
            algorithm,
            leaf: LeafHash::Once(None),
            prefix: None,
            sorted: false,
            lone: Lone::Promoted,
            nothing: false,
        }
    }

    /// This shape, with a lone last node [doubled](Lone::Doubled).
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self { lone: Lone::Doubled, ..self }
    }

    /// This shape, with the smaller of two children first, compared as bytes. A proof then needs no
    /// sides: see [`verify_member`](super::verify_member).
    #[must_use]
    pub const fn sorted(self) -> Self {
        Self { sorted: true, ..self }
    }

    /// This shape, with a byte before the data of a leaf, which are hashed once, and one before the
    /// children of a node.
    #[must_use]
    pub const fn prefixed(self, leaf: u8, node: u8) -> Self {
        Self { leaf: LeafHash::Once(Some(leaf)), prefix: Some(node), ..self }
    }

    /// The algorithm.
    #[must_use]
    pub const fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The length of a node in bytes, a leaf and the root included.
    #[must_use]
    pub const fn node_length(&self) -> usize {
        self.algorithm.digest_length()
    }

    /// The parent of a lone last node.
    #[must_use]
    pub const fn lone(&self) -> Lone {
        self.lone
    }

    /// Whether the smaller of two children comes first.
    #[must_use]
    pub const fn is_sorted(&self) -> bool {
        self.sorted
    }

    /// The number of layers above the leaves. The nodes of a [heap](Lone::Heap) are all one layer.
    pub(super) fn height(&self, count: u64) -> u32 {
        let leaves = match self.lone {
            Lone::Promoted | Lone::Doubled => count,
            Lone::Zeros { limit } => limit,
            Lone::Heap => 0,
        };
        // The next power of two of 2^64 - 1 is no u64.
        if leaves < 2 { 0 } else { u64::BITS - (leaves - 1).leading_zeros() }
    }

    /// An error if a tree cannot have as many leaves.
    pub(super) fn allows(&self, leaves: u64) -> Result<(), TreeError> {
        match self.lone {
            Lone::Zeros { limit } if leaves > limit => Err(TreeError::Limit { leaves, limit }),
            Lone::Zeros { .. } => Ok(()),
            _ if leaves == 0 && !self.nothing => Err(TreeError::Empty),
            _ => Ok(()),
        }
    }

    /// The number of nodes, or an error if the bytes do not end where a node does.
    pub(super) fn nodes_in(&self, bytes: &[u8]) -> Result<usize, TreeError> {
        let (bytes, size) = (bytes.len(), self.node_length());
        if bytes.is_multiple_of(size) { Ok(bytes / size) } else { Err(TreeError::Nodes { bytes, size }) }
    }

    /// An error if the bytes are not one node.
    pub(super) fn is_node(&self, what: &'static str, bytes: &[u8]) -> Result<(), TreeError> {
        let (bytes, size) = (bytes.len(), self.node_length());
        if bytes == size { Ok(()) } else { Err(TreeError::Node { what, bytes, size }) }
    }
}
