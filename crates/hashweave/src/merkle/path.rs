//! The way from a leaf to the root: which nodes a proof has.

use super::{Lone, Shape};

/// Where the sibling of a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Before the node.
    Left,
    /// Behind it.
    Right,
    /// There is none, and the node is doubled.
    Twin,
}

impl Side {
    /// The two children of a parent in their order.
    #[inline(always)]
    pub(super) fn ordered<'n>(self, node: &'n [u8], sibling: &'n [u8]) -> [&'n [u8]; 2] {
        match self {
            Self::Left => [sibling, node],
            Self::Right | Self::Twin => [node, sibling],
        }
    }
}

/// A node of a proof.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) level: u32,
    /// The number of the sibling in its layer; that of a heap is counted from its first leaf.
    pub(super) sibling: u64,
    pub(super) side: Side,
}

/// A layer on the way to the root. All nodes of a heap are one, the leaves first; parents follow in
/// the order of their pairs. Nodes have numbers of 128 bits, as 2^64 - 1 leaves of a heap are below
/// more nodes than 64 bits can count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layer {
    lone: Lone,
    level: u32,
    height: u32,
    /// The nodes of the layer; of a heap the leaves.
    count: u128,
}

impl Layer {
    /// The leaves.
    pub(super) fn new(shape: &Shape, count: u64) -> Self {
        Self { lone: shape.lone, level: 0, height: shape.height(count), count: count.into() }
    }

    pub(super) fn is_root(&self, node: u128) -> bool {
        match self.lone {
            Lone::Heap => node + 2 >= 2 * self.count,
            _ => self.level == self.height,
        }
    }

    /// The sibling of a node; none if the node is promoted.
    pub(super) fn sibling(&self, node: u128) -> Option<Step> {
        let side = match self.lone {
            Lone::Promoted if node ^ 1 >= self.count => return None,
            Lone::Doubled if node ^ 1 >= self.count => Side::Twin,
            _ if node % 2 == 1 => Side::Left,
            _ => Side::Right,
        };
        Some(Step { level: self.level, sibling: (node ^ 1) as u64, side })
    }

    /// The number of a parent: in the layer above, or in the same heap.
    pub(super) fn parent(&self, node: u128) -> u128 {
        match self.lone {
            Lone::Heap => self.count + node / 2,
            _ => node / 2,
        }
    }

    /// Becomes the layer that has the parents.
    pub(super) fn rise(&mut self) {
        if self.lone != Lone::Heap {
            self.level += 1;
            self.count = self.count.div_ceil(2);
        }
    }
}

/// The siblings on the way from a leaf to the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    layer: Layer,
    node: u128,
}

impl Path {
    /// The path of leaf `index` of `count`.
    pub(super) fn new(shape: &Shape, index: u64, count: u64) -> Self {
        Self { layer: Layer::new(shape, count), node: index.into() }
    }
}

impl Iterator for Path {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        while !self.layer.is_root(self.node) {
            let step = self.layer.sibling(self.node);
            self.node = self.layer.parent(self.node);
            self.layer.rise();
            if step.is_some() {
                return step;
            }
        }
        None
    }
}
