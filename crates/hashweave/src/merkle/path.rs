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

/// A node of a proof.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) level: u32,
    /// The number of the sibling in its layer; that of a heap is counted from its first leaf.
    pub(super) sibling: u64,
    pub(super) side: Side,
}

/// The siblings on the way from a leaf to the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Path {
    lone: Lone,
    level: u32,
    height: u32,
    /// The number of the node in its layer. All nodes of a heap are one, and of 2^64 - 1 leaves
    /// they are more than 64 bits can count.
    node: u128,
    /// The nodes of the layer; of a heap the leaves.
    count: u128,
}

impl Path {
    /// The path of leaf `index` of `count`.
    pub(super) fn new(shape: &Shape, index: u64, count: u64) -> Self {
        let (node, count, height) = (index.into(), count.into(), shape.height(count));
        Self { lone: shape.lone, level: 0, height, node, count }
    }

    /// The next node of a heap. Parents follow the leaves in the order of their pairs.
    fn in_heap(&mut self) -> Option<Step> {
        if self.node + 2 >= 2 * self.count {
            return None;
        }
        let step = self.step();
        self.node = self.count + self.node / 2;
        Some(step)
    }

    fn step(&self) -> Step {
        let side = if self.node % 2 == 1 { Side::Left } else { Side::Right };
        Step { level: self.level, sibling: (self.node ^ 1) as u64, side }
    }
}

impl Iterator for Path {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.lone == Lone::Heap {
            return self.in_heap();
        }
        while self.level < self.height {
            let mut step = Some(self.step());
            if self.node ^ 1 >= self.count {
                match self.lone {
                    Lone::Promoted => step = None,
                    Lone::Doubled => step = step.map(|step| Step { side: Side::Twin, ..step }),
                    Lone::Zeros { .. } | Lone::Heap => {}
                }
            }
            self.level += 1;
            self.node /= 2;
            self.count = self.count.div_ceil(2);
            if step.is_some() {
                return step;
            }
        }
        None
    }
}
