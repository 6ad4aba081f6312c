//! A tree with all its nodes.

use super::pairs::parents;
use super::path::{Path, Side, Step as Sibling};
use super::steps::{Step, steps};
use super::zeros::{root_of_nothing, zero_of, zeros};
use super::{Lone, Shape, TreeError};
use crate::Digest;
use core::sync::atomic::{AtomicUsize, Ordering};

/// Parents of a portion: more than a thread takes to begin it is worth, and few enough for the
/// portions of a layer to be shared out evenly.
const PORTION: usize = 4096;

/// A Merkle tree with all its nodes: the leaves, and every layer above them. Of n leaves it has
/// about 2 × n nodes.
///
/// ```
/// use hashweave::Algorithm;
/// use hashweave::merkle::{Shape, Tree};
/// let leaves = [[1; 32], [2; 32], [3; 32]];
/// let tree = Tree::new(Shape::plain(Algorithm::Blake2s(32)), leaves.as_flattened())?;
/// assert_eq!((tree.leaves(), tree.layers()), (3, 3));
/// // The lone third leaf was promoted.
/// assert_eq!(tree.layer(1).expect("the tree has three layers")[32..], leaves[2]);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    shape: Shape,
    count: usize,
    nodes: Vec<u8>,
    /// The first node of each layer, and the end of the last layer.
    starts: Vec<usize>,
    zeros: Vec<u8>,
    root: Digest,
}

impl Tree {
    /// Makes the tree over leaves, which lie one after another.
    ///
    /// # Errors
    ///
    /// If `leaves` are not whole nodes, or the shape does not allow as many.
    pub fn new(shape: Shape, leaves: &[u8]) -> Result<Self, TreeError> {
        Self::by(shape, leaves, |portions| portions.into_iter().for_each(Portion::run))
    }

    /// Like [`new`](Self::new), with a function that runs [portions](Portion) of a layer: all that
    /// it is given, in any order and on any threads, before it returns. It is called once for each
    /// layer of more than one portion.
    ///
    /// ```
    /// use hashweave::merkle::{Portion, Shape, Tree};
    /// let leaves = vec![7; 20_000 * 32];
    /// let tree = Tree::by(Shape::rfc6962(), &leaves, |portions: Vec<Portion<'_>>| {
    ///     std::thread::scope(|scope| {
    ///         for portion in portions {
    ///             scope.spawn(|| portion.run());
    ///         }
    ///     });
    /// })?;
    /// assert_eq!(tree.root(), Tree::new(Shape::rfc6962(), &leaves)?.root());
    /// # Ok::<(), hashweave::merkle::TreeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of `new`, and if the function returns before all portions have been run.
    pub fn by<R>(shape: Shape, leaves: &[u8], mut run: R) -> Result<Self, TreeError>
    where
        R: FnMut(Vec<Portion<'_>>),
    {
        let (size, count) = (shape.node_length(), shape.nodes_in(leaves)?);
        shape.allows(count as u64)?;
        let (zeros, steps) = (zeros(&shape), steps(&shape, count));
        let end = steps.last().map_or(count, |step| step.parents.end);
        let mut nodes = Vec::with_capacity(end * size);
        nodes.extend_from_slice(leaves);
        nodes.resize(end * size, 0);
        for (level, step) in (0..).zip(&steps) {
            fill(&shape, zero_of(&shape, &zeros, level), step, &mut nodes, &mut run)?;
        }
        let root = match end.checked_sub(1) {
            Some(last) => Digest::written(size, |root| root.copy_from_slice(&nodes[last * size..])),
            None => root_of_nothing(&shape, &zeros)?,
        };
        // All nodes of a heap are one layer.
        let starts = match shape.lone {
            Lone::Heap => vec![0, end],
            _ => {
                let above = steps.iter().map(|step| step.parents.start);
                core::iter::once(0).chain(above).chain([end]).collect()
            }
        };
        Ok(Self { shape, count, nodes, starts, zeros, root })
    }

    /// The shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.count as u64
    }

    /// The number of layers, that of the leaves and that of the root included. A [heap](Lone::Heap)
    /// has one, of all its nodes.
    #[must_use]
    pub fn layers(&self) -> usize {
        self.starts.len() - 1
    }

    /// The nodes of a level, one after another, without zeros behind them. Those of a
    /// [heap](Lone::Heap) are level 0 and in the order in which they are made, the leaves first.
    #[must_use]
    pub fn layer(&self, level: usize) -> Option<&[u8]> {
        let (start, end) = (*self.starts.get(level)?, *self.starts.get(level + 1)?);
        Some(&self.nodes[start * self.shape.node_length()..end * self.shape.node_length()])
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> Digest {
        self.root.clone()
    }

    /// Whether two siblings are equal somewhere. If lone last nodes are [doubled](Lone::Doubled),
    /// fewer leaves may then have the same root, so what takes leaves from others should reject
    /// them (CVE-2012-2459).
    #[must_use]
    pub fn repeats(&self) -> bool {
        let size = self.shape.node_length();
        (0..self.layers())
            .filter_map(|level| self.layer(level))
            .any(|nodes| nodes.chunks_exact(2 * size).any(|pair| pair[..size] == pair[size..]))
    }

    /// The path of a leaf.
    pub(super) fn path(&self, index: u64) -> Path {
        Path::new(&self.shape, index, self.leaves())
    }

    /// The sibling of a node on a path: the node itself if it is doubled, else a zero if there is
    /// none.
    pub(super) fn sibling(&self, sibling: &Sibling) -> &[u8] {
        let index = match sibling.side {
            Side::Twin => sibling.sibling ^ 1,
            Side::Left | Side::Right => sibling.sibling,
        };
        let node = self.node(sibling.level as usize, index as usize);
        node.unwrap_or_else(|| zero_of(&self.shape, &self.zeros, sibling.level))
    }

    /// Node `index` of a level.
    pub(super) fn node(&self, level: usize, index: usize) -> Option<&[u8]> {
        self.layer(level)?.chunks_exact(self.shape.node_length()).nth(index)
    }
}

/// A part of a layer, which does not depend on the other parts.
#[derive(Debug)]
pub struct Portion<'t> {
    shape: &'t Shape,
    zero: &'t [u8],
    children: &'t [u8],
    parents: &'t mut [u8],
    done: &'t AtomicUsize,
}

impl Portion<'_> {
    /// Computes the nodes.
    pub fn run(self) {
        // Parents that were not computed are not counted, and `Tree::by` returns an error.
        if parents(self.shape, self.zero, self.children, self.parents).is_ok() {
            self.done.fetch_add(1, Ordering::Release);
        }
    }

    /// The number of nodes: portions with as many take about the same time.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.parents.len() / self.shape.node_length()
    }
}

/// Computes the nodes of a step.
fn fill<R>(shape: &Shape, zero: &[u8], step: &Step, nodes: &mut [u8], run: &mut R) -> Result<(), TreeError>
where
    R: FnMut(Vec<Portion<'_>>),
{
    let size = shape.node_length();
    let (below, above) = nodes.split_at_mut(step.parents.start * size);
    let children = &below[step.children.start * size..step.children.end * size];
    let above = &mut above[..step.parents.len() * size];
    if step.parents.len() <= PORTION {
        return Ok(parents(shape, zero, children, above)?);
    }
    let done = &AtomicUsize::new(0);
    let chunks = children.chunks(2 * PORTION * size).zip(above.chunks_mut(PORTION * size));
    let portions: Vec<_> =
        chunks.map(|(children, parents)| Portion { shape, zero, children, parents, done }).collect();
    let count = portions.len();
    run(portions);
    match done.load(Ordering::Acquire) {
        done if done == count => Ok(()),
        done => Err(TreeError::Portions { done, portions: count }),
    }
}
