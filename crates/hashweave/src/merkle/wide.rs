//! Merkle trees whose nodes have more than two children, such as eight.
//!
//! A node is the digest of up to `arity` nodes of the layer below it, one after another, so a layer
//! is one call of [`digest_rows`], of rows of `arity` digests where they lie. Nothing comes before
//! children, and their order is that of the layer.

use super::{Shape, TreeError};
use crate::{Digest, digest_into, digest_rows};
use hashes::Algorithm;

/// What a node hashes if its layer ends before its last child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    /// The children that there are. A single one is promoted: it is its own parent.
    Short,
    /// The children that there are, and zeros in place of the others.
    Zeros,
}

/// The kind of a Merkle tree whose nodes have `arity` children.
///
/// ```
/// use hashweave::{Algorithm, digest};
/// use hashweave::merkle::Wide;
/// let (shape, leaves) = (Wide::new(Algorithm::Sha256, 8), [[1; 32], [2; 32], [3; 32]]);
/// assert_eq!(shape.root(leaves.as_flattened())?, digest(Algorithm::Sha256, leaves.as_flattened()));
/// let mut padded = leaves.as_flattened().to_vec();
/// padded.resize(8 * 32, 0);
/// assert_eq!(shape.filled().root(leaves.as_flattened())?, digest(Algorithm::Sha256, &padded));
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide {
    algorithm: Algorithm,
    arity: usize,
    last: Last,
}

impl Wide {
    /// A tree of this many children a node. If a layer ends before the last child of a node, the
    /// node is the digest of those that there are, and a single one is promoted. With two children
    /// that is [`Shape::plain`].
    ///
    /// # Panics
    ///
    /// If the [algorithm does not exist](Algorithm::exists), or a node has fewer than two children.
    #[must_use]
    pub const fn new(algorithm: Algorithm, arity: usize) -> Self {
        assert!(algorithm.exists(), "there is no such algorithm");
        assert!(arity >= 2, "a node has two children or more");
        Self { algorithm, arity, last: Last::Short }
    }

    /// This shape, with zeros in place of missing children: every node hashes as many bytes. That
    /// is how blocks of digests are hashed in the trees of fs-verity and dm-verity, whose arity is
    /// the length of a block divided by that of a digest.
    ///
    /// Source: the Linux kernel, `Documentation/filesystems/fsverity.rst`, "Merkle tree".
    #[must_use]
    pub const fn filled(self) -> Self {
        Self { last: Last::Zeros, ..self }
    }

    /// The algorithm.
    #[must_use]
    pub const fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The most children of a node.
    #[must_use]
    pub const fn arity(&self) -> usize {
        self.arity
    }

    /// The length of a node in bytes, a leaf and the root included.
    #[must_use]
    pub const fn node_length(&self) -> usize {
        self.algorithm.digest_length()
    }

    /// Writes the layer above a layer: the parents of `nodes`, which lie one after another. Of n
    /// nodes there are ⌈n ÷ arity⌉ parents. Parts of a layer that begin at multiples of the arity
    /// can be computed on different threads.
    ///
    /// # Errors
    ///
    /// If `nodes` are not whole nodes, or `out` has not the room of exactly the parents. Nothing is
    /// written then.
    pub fn layer(&self, nodes: &[u8], out: &mut [u8]) -> Result<(), TreeError> {
        let (size, row) = (self.node_length(), self.arity * self.node_length());
        let needed = self.nodes_in(nodes)?.div_ceil(self.arity) * size;
        if out.len() != needed {
            return Err(TreeError::Room { bytes: out.len(), needed });
        }
        let whole = nodes.len() / row;
        let (rows, rest) = nodes.split_at(whole * row);
        let (out, last) = out.split_at_mut(whole * size);
        if !rest.is_empty() {
            self.parent(rest, last);
        }
        Ok(digest_rows(self.algorithm, rows, row, row, out)?)
    }

    /// Returns the root of at least one leaf, in the room of two layers. A single leaf is the root.
    ///
    /// # Errors
    ///
    /// If `leaves` are not whole nodes, or there are none.
    pub fn root(&self, leaves: &[u8]) -> Result<Digest, TreeError> {
        let size = self.node_length();
        let mut below = leaves.to_vec();
        for above in self.counts(self.at_least_one(leaves)?).skip(1) {
            let mut layer = vec![0; above * size];
            self.layer(&below, &mut layer)?;
            below = layer;
        }
        Ok(Digest::written(size, |root| root.copy_from_slice(&below)))
    }

    /// Makes the tree over leaves, with all its nodes.
    ///
    /// # Errors
    ///
    /// If `leaves` are not whole nodes, or there are none.
    pub fn tree(&self, leaves: &[u8]) -> Result<WideTree, TreeError> {
        let size = self.node_length();
        let mut layers = vec![leaves.to_vec()];
        for above in self.counts(self.at_least_one(leaves)?).skip(1) {
            let mut layer = vec![0; above * size];
            self.layer(&layers[layers.len() - 1], &mut layer)?;
            layers.push(layer);
        }
        Ok(WideTree { shape: *self, layers })
    }

    /// Checks the [proof](WideTree::proof) that `leaf` is leaf `index` of a tree of `count` leaves
    /// with this root.
    ///
    /// ```
    /// use hashweave::Algorithm;
    /// use hashweave::merkle::Wide;
    /// let shape = Wide::new(Algorithm::Blake3, 8);
    /// let leaves: Vec<u8> = (0..100).flat_map(|i| [i; 32]).collect();
    /// let tree = shape.tree(&leaves)?;
    /// let proof = tree.proof(42)?;
    /// // Seven siblings, seven again, and the one other child of the root.
    /// assert_eq!(proof.len(), (7 + 7 + 1) * 32);
    /// shape.verify(&tree.root(), &[42; 32], 42, 100, &proof)?;
    /// # Ok::<(), hashweave::merkle::TreeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If it is not such a proof: the index or the number of its nodes is wrong, it leads to another
    /// root, or something has not the length of whole nodes.
    pub fn verify(
        &self,
        root: &[u8],
        leaf: &[u8],
        index: u64,
        count: u64,
        proof: &[u8],
    ) -> Result<(), TreeError> {
        let (plain, size) = (Shape::plain(self.algorithm), self.node_length());
        plain.is_node("root", root)?;
        plain.is_node("leaf", leaf)?;
        let nodes = plain.nodes_in(proof)?;
        if index >= count {
            return Err(TreeError::Index { index, leaves: count });
        }
        let needed = self.path(index, count).map(|family| family.children - 1).sum();
        if nodes != needed {
            return Err(TreeError::Length { nodes, needed });
        }
        let (mut node, mut siblings) = (leaf.to_vec(), proof);
        for family in self.path(index, count) {
            let (before, rest) = siblings.split_at(family.place * size);
            let (after, rest) = rest.split_at((family.children - 1 - family.place) * size);
            let children = [before, &node, after].concat();
            self.parent(&children, &mut node);
            siblings = rest;
        }
        if node == root { Ok(()) } else { Err(TreeError::Root { index, leaves: count }) }
    }

    /// Writes the parent of the last children of a layer, or of a whole row.
    fn parent(&self, children: &[u8], out: &mut [u8]) {
        let (size, row) = (self.node_length(), self.arity * self.node_length());
        match self.last {
            Last::Short if children.len() == size => out.copy_from_slice(children),
            Last::Zeros if children.len() < row => {
                let mut padded = children.to_vec();
                padded.resize(row, 0);
                digest_into(self.algorithm, &padded, out);
            }
            Last::Short | Last::Zeros => digest_into(self.algorithm, children, out),
        }
    }

    /// The numbers of nodes of the layers, from the leaves to the root.
    fn counts(&self, leaves: usize) -> impl Iterator<Item = usize> {
        let arity = self.arity;
        core::iter::successors(Some(leaves), move |count| (*count > 1).then(|| count.div_ceil(arity)))
    }

    /// The families on the way from a leaf to the root.
    fn path(&self, index: u64, count: u64) -> impl Iterator<Item = Family> + use<> {
        let arity = self.arity as u64;
        let layers = core::iter::successors(Some((index, count)), move |(node, count)| {
            (*count > 1).then(|| (node / arity, count.div_ceil(arity)))
        });
        layers.filter(|(_, count)| *count > 1).map(move |(node, count)| {
            let first = node - node % arity;
            let children = arity.min(count - first) as usize;
            Family { first, children, place: (node - first) as usize }
        })
    }

    fn nodes_in(&self, bytes: &[u8]) -> Result<usize, TreeError> {
        Shape::plain(self.algorithm).nodes_in(bytes)
    }

    fn at_least_one(&self, leaves: &[u8]) -> Result<usize, TreeError> {
        match self.nodes_in(leaves)? {
            0 => Err(TreeError::Empty),
            count => Ok(count),
        }
    }
}

/// A node and its siblings.
struct Family {
    /// The number of the first of them in their layer.
    first: u64,
    /// How many there are.
    children: usize,
    /// The place of the node among them.
    place: usize,
}

/// A Merkle tree whose nodes have more than two children, with all its nodes.
#[derive(Clone, Debug)]
pub struct WideTree {
    shape: Wide,
    /// The layers, the leaves first; the last one has one node.
    layers: Vec<Vec<u8>>,
}

impl WideTree {
    /// The shape.
    #[must_use]
    pub fn shape(&self) -> Wide {
        self.shape
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        (self.layers[0].len() / self.shape.node_length()) as u64
    }

    /// The number of layers, that of the leaves and that of the root included.
    #[must_use]
    pub fn layers(&self) -> usize {
        self.layers.len()
    }

    /// The nodes of a level, one after another, without zeros that fill up a node.
    #[must_use]
    pub fn layer(&self, level: usize) -> Option<&[u8]> {
        self.layers.get(level).map(Vec::as_slice)
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> Digest {
        let root = &self.layers[self.layers.len() - 1];
        Digest::written(root.len(), |out| out.copy_from_slice(root))
    }

    /// The proof that leaf `index` is in this tree: the siblings of the nodes on the way from it to
    /// the root, those of a level in their order, without the node itself and without zeros.
    ///
    /// # Errors
    ///
    /// If there is no such leaf.
    pub fn proof(&self, index: u64) -> Result<Vec<u8>, TreeError> {
        let (size, leaves) = (self.shape.node_length(), self.leaves());
        if index >= leaves {
            return Err(TreeError::Index { index, leaves });
        }
        let mut proof = Vec::new();
        for (layer, family) in self.layers.iter().zip(self.shape.path(index, leaves)) {
            let children = &layer[family.first as usize * size..][..family.children * size];
            let (before, rest) = children.split_at(family.place * size);
            proof.extend_from_slice(before);
            proof.extend_from_slice(&rest[size..]);
        }
        Ok(proof)
    }
}
