//! The root of leaves that arrive over time, in bounded memory.

use super::pairs::{parent, parents};
use super::zeros::{root_of_nothing, zero_of, zeros};
use super::{Lone, Shape, Tree, TreeError};
use crate::Digest;

/// The height of the tree of a batch.
const LEVELS: u32 = 10;

/// Leaves of a batch: all but its highest layers fill the lanes of any kernel, and it stays in a
/// core's caches.
const BATCH: usize = 1 << LEVELS;

/// Returns the root over leaves, which lie one after another. The memory does not depend on their
/// number, except for a [heap](Lone::Heap).
///
/// ```
/// use hashweave::Algorithm;
/// use hashweave::merkle::{Shape, root};
/// use hashweave::digest;
/// let leaves = [[1; 32], [2; 32]];
/// let shape = Shape::plain(Algorithm::Sha3_256);
/// assert_eq!(root(shape, leaves.as_flattened())?, digest(Algorithm::Sha3_256, leaves.as_flattened()));
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// # Errors
///
/// If `leaves` are not whole nodes, or the shape does not allow as many.
pub fn root(shape: Shape, leaves: &[u8]) -> Result<Digest, TreeError> {
    if shape.lone == Lone::Heap {
        return Ok(Tree::new(shape, leaves)?.root());
    }
    let mut builder = Builder::new(shape)?;
    builder.extend(leaves)?;
    builder.root()
}

/// A tree whose leaves arrive over time, and of which only the root is wanted. It keeps one node
/// for each level and a batch of leaves.
///
/// ```
/// use hashweave::merkle::{Builder, Shape, root};
/// let mut builder = Builder::new(Shape::rfc6962())?;
/// builder.push(&[1; 32])?;
/// builder.extend([[2; 32], [3; 32]].as_flattened())?;
/// assert_eq!(builder.root()?, root(Shape::rfc6962(), [[1; 32], [2; 32], [3; 32]].as_flattened())?);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    shape: Shape,
    zeros: Vec<u8>,
    /// Leaves that are not a whole batch yet.
    batch: Vec<u8>,
    /// Room for the first two layers above a batch, which those above take in turn.
    layers: [Vec<u8>; 2],
    batches: u64,
    /// Node i is the root of 2^i batches, and is there if bit i of the number of batches is set:
    /// the number is counted up like the nodes are joined.
    tops: Vec<u8>,
}

impl Builder {
    /// Begins a tree.
    ///
    /// # Errors
    ///
    /// If the shape is a [heap](Lone::Heap), whose pairs depend on the number of all leaves.
    pub fn new(shape: Shape) -> Result<Self, TreeError> {
        if shape.lone == Lone::Heap {
            return Err(TreeError::Heap);
        }
        let (batch, layers) = (Vec::new(), [Vec::new(), Vec::new()]);
        Ok(Self { shape, zeros: zeros(&shape), batch, layers, batches: 0, tops: Vec::new() })
    }

    /// The shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of leaves so far.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.batches * BATCH as u64 + (self.batch.len() / self.shape.node_length()) as u64
    }

    /// Appends a leaf.
    ///
    /// # Errors
    ///
    /// If it is not one node, or one more than the limit of the shape. Nothing is appended then.
    pub fn push(&mut self, leaf: &[u8]) -> Result<(), TreeError> {
        self.shape.is_node("leaf", leaf)?;
        self.extend(leaf)
    }

    /// Appends leaves, which lie one after another. Many at a time are not copied.
    ///
    /// # Errors
    ///
    /// If they are not whole nodes, or more than the limit of the shape allows. Nothing is appended
    /// then.
    pub fn extend(&mut self, leaves: &[u8]) -> Result<(), TreeError> {
        let count = self.shape.nodes_in(leaves)? as u64;
        if count > 0 {
            self.shape.allows(self.leaves() + count)?;
        }
        let full = BATCH * self.shape.node_length();
        let mut leaves = leaves;
        if !self.batch.is_empty() {
            let (first, later) = leaves.split_at(leaves.len().min(full - self.batch.len()));
            self.batch.extend_from_slice(first);
            leaves = later;
            if self.batch.len() == full {
                let mut batch = core::mem::take(&mut self.batch);
                self.take_batch(&batch)?;
                batch.clear();
                self.batch = batch;
            }
        }
        let batches = leaves.chunks_exact(full);
        self.batch.extend_from_slice(batches.remainder());
        batches.into_iter().try_for_each(|batch| self.take_batch(batch))
    }

    /// Returns the root of the leaves so far. More can be appended afterwards.
    ///
    /// # Errors
    ///
    /// If there are no leaves and the shape has no root of none.
    pub fn root(&self) -> Result<Digest, TreeError> {
        let count = self.leaves();
        if count == 0 {
            return root_of_nothing(&self.shape, &self.zeros);
        }
        let size = self.shape.node_length();
        // The nodes of a level that are not below nodes kept for higher levels. What is kept higher
        // up has an even number of nodes at every level below, so these begin with an even node.
        let (mut tail, mut above) = (self.batch.clone(), Vec::new());
        let height = self.shape.height(count);
        for level in 0..height {
            tail.splice(0..0, self.top(level).iter().copied());
            above.resize((tail.len() / size).div_ceil(2) * size, 0);
            parents(&self.shape, zero_of(&self.shape, &self.zeros, level), &tail, &mut above)?;
            core::mem::swap(&mut tail, &mut above);
        }
        tail.splice(0..0, self.top(height).iter().copied());
        Ok(Digest::written(size, |root| root.copy_from_slice(&tail)))
    }

    /// Returns the root of the leaves so far if leaves that are zeros fill the tree up to a power of
    /// two, as in torrents of version 2 (BEP 52), whatever the shape says of a lone node.
    ///
    /// ```
    /// use hashweave::merkle::{Builder, Shape, root};
    /// use hashweave::Algorithm;
    /// let leaves = [[1; 32], [2; 32], [3; 32], [0; 32]];
    /// let shape = Shape::plain(Algorithm::Sha256);
    /// let mut builder = Builder::new(shape)?;
    /// builder.extend(leaves[..3].as_flattened())?;
    /// assert_eq!(builder.filled_root()?, root(shape, leaves.as_flattened())?);
    /// # Ok::<(), hashweave::merkle::TreeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there are no leaves.
    pub fn filled_root(&self) -> Result<Digest, TreeError> {
        let limit = self.leaves().next_power_of_two();
        let shape = Shape { lone: Lone::Zeros { limit }, ..self.shape };
        if self.leaves() == 0 {
            return Err(TreeError::Empty);
        }
        Self { shape, zeros: zeros(&shape), ..self.clone() }.root()
    }

    /// The node that is kept for a level; empty if there is none.
    fn top(&self, level: u32) -> &[u8] {
        let size = self.shape.node_length();
        match level.checked_sub(LEVELS) {
            Some(i) if self.batches >> i & 1 == 1 => &self.tops[i as usize * size..][..size],
            _ => &[],
        }
    }

    /// Appends a whole batch.
    fn take_batch(&mut self, batch: &[u8]) -> Result<(), TreeError> {
        let (shape, size) = (self.shape, self.shape.node_length());
        let [odd, even] = &mut self.layers;
        odd.resize(BATCH / 2 * size, 0);
        even.resize(BATCH / 4 * size, 0);
        // All pairs are whole, so no zero is needed.
        parents(&shape, &[], batch, odd)?;
        let (mut from, mut to) = (odd.as_mut_slice(), even.as_mut_slice());
        let mut count = BATCH / 2;
        while count > 1 {
            parents(&shape, &[], &from[..count * size], &mut to[..count / 2 * size])?;
            (from, to) = (to, from);
            count /= 2;
        }
        let node = &mut from[..size];
        for i in 0..self.batches.trailing_ones() as usize {
            parent(&shape, &self.tops[i * size..][..size], node, &mut to[..size]);
            node.copy_from_slice(&to[..size]);
        }
        let place = self.batches.trailing_ones() as usize * size;
        self.tops.resize(self.tops.len().max(place + size), 0);
        self.tops[place..place + size].copy_from_slice(node);
        self.batches += 1;
        Ok(())
    }
}
