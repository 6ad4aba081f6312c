//! The order in which the nodes of a stored tree are made.

use super::{Lone, Shape};
use core::ops::Range;

/// Nodes that do not depend on each other, and their children, which lie before them.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) children: Range<usize>,
    pub(super) parents: Range<usize>,
}

/// All steps of a tree of `count` leaves, in order; the leaves are the first nodes.
///
/// The nodes of a heap, from its last to its first, are a queue: the next parent is that of the
/// next two nodes, and goes to the end. A step has as many as there are pairs at the time.
pub(super) fn steps(shape: &Shape, count: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut first, mut end) = (0, count);
    if shape.lone == Lone::Heap {
        while end < 2 * count - 1 {
            let pairs = (end - first) / 2;
            steps.push(Step { children: first..first + 2 * pairs, parents: end..end + pairs });
            (first, end) = (first + 2 * pairs, end + pairs);
        }
    } else if count > 0 {
        for _ in 0..shape.height(count as u64) {
            let parents = end..end + (end - first).div_ceil(2);
            steps.push(Step { children: first..end, parents: parents.clone() });
            (first, end) = (parents.start, parents.end);
        }
    }
    steps
}
