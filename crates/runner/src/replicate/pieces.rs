//! How a layer is cut: chunks whose parents are found together, segments that are saved and
//! digested together.

use hashweave::replicate::NODE;
use hashweave::replicate::chain::Walk;
use std::ops::Range;

/// Nodes of a piece. Segments are whole numbers of chunks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pieces {
    /// Nodes of a layer.
    pub(super) nodes: usize,
    /// Nodes whose parents are found together.
    pub(super) chunk: usize,
    /// Nodes that are saved together: part of the format of a folder.
    pub(super) segment: usize,
    /// Segments of nodes that are computed apart from each other.
    pub(super) window: usize,
}

impl Pieces {
    /// Segments of 1 MiB; the parents of a chunk fit the second-level cache of any machine.
    pub(super) fn usual(nodes: usize) -> Self {
        Self { nodes, chunk: 2048, segment: 1 << 15, window: 2 }
    }

    /// Segments of a layer.
    pub(super) fn segments(&self) -> usize {
        self.nodes.div_ceil(self.segment)
    }

    /// The nodes of some segments.
    pub(super) fn nodes_of(&self, segments: Range<usize>) -> Range<usize> {
        segments.start * self.segment..(segments.end * self.segment).min(self.nodes)
    }

    /// The bytes of a segment, and where they begin.
    pub(super) fn bytes_of(&self, segment: usize) -> (u64, usize) {
        let nodes = self.nodes_of(segment..segment + 1);
        ((nodes.start * NODE) as u64, nodes.len() * NODE)
    }

    /// The segments that are there after `segments` segments were walked.
    pub(super) fn walked(&self, walk: Walk, segments: usize) -> Range<usize> {
        match walk {
            Walk::Up => 0..segments,
            Walk::Down => self.segments() - segments..self.segments(),
        }
    }

    /// The segment that is walked as the n-th.
    pub(super) fn nth(&self, walk: Walk, n: usize) -> usize {
        match walk {
            Walk::Up => n,
            Walk::Down => self.segments() - 1 - n,
        }
    }

    /// The chunks that are left after `segments` segments were walked, in the order of the walk.
    pub(super) fn chunks(&self, walk: Walk, segments: usize) -> Vec<Chunk> {
        let left = (segments..self.segments()).map(|n| self.nth(walk, n));
        let mut chunks = Vec::new();
        for segment in left {
            let nodes = self.nodes_of(segment..segment + 1);
            let first = chunks.len();
            let starts = nodes.clone().step_by(self.chunk);
            let cut = |start| Chunk { nodes: start..(start + self.chunk).min(nodes.end), ends: None };
            chunks.extend(starts.map(cut));
            if walk == Walk::Down {
                chunks[first..].reverse();
            }
            if let Some(last) = chunks.last_mut() {
                last.ends = Some(segment);
            }
        }
        chunks
    }
}

/// Nodes whose parents are found together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// Which.
    pub(super) nodes: Range<usize>,
    /// The segment that is whole behind it.
    pub(super) ends: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_what_is_left_in_the_order_of_the_walk() {
        for nodes in [1, 3, 4, 5, 12, 13, 29] {
            let pieces = Pieces { nodes, chunk: 2, segment: 4, window: 2 };
            for done in 0..pieces.segments() {
                for walk in [Walk::Up, Walk::Down] {
                    let mut seen = vec![false; nodes];
                    for segment in pieces.walked(walk, done) {
                        seen[pieces.nodes_of(segment..segment + 1)].fill(true);
                    }
                    let mut ends = Vec::new();
                    for chunk in pieces.chunks(walk, done) {
                        let before = match walk {
                            Walk::Up => 0..chunk.nodes.start,
                            Walk::Down => chunk.nodes.end..nodes,
                        };
                        assert!(before.into_iter().all(|node| seen[node]));
                        assert!(!seen[chunk.nodes.clone()].iter().any(|&seen| seen));
                        seen[chunk.nodes].fill(true);
                        ends.extend(chunk.ends);
                    }
                    assert!(seen.into_iter().all(|seen| seen));
                    let order = (done..pieces.segments()).map(|n| pieces.nth(walk, n));
                    assert!(ends.into_iter().eq(order));
                }
            }
        }
    }
}
