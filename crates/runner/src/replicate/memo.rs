//! Parents that were found once, kept in memory for the layers and groups that come after: all of
//! them want the same.
//!
//! A layer of `sdr` takes 56 bytes of parents a node, nearly as much as a replica's two layers of
//! labels. So they are kept where memory is plentiful, and otherwise found again for every layer.

use super::pieces::{Chunk, Pieces};
use hashweave::replicate::{Parameters, Parents, Scheme, Side};
use std::mem::size_of;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The parents of one side of a graph, chunk by chunk.
pub(super) struct Memo<'a> {
    graph: &'a dyn Parents,
    pieces: Pieces,
    degree: usize,
    chunks: Vec<OnceLock<Box<[u32]>>>,
    found: AtomicUsize,
}

impl<'a> Memo<'a> {
    /// With nothing in it yet.
    pub(super) fn new(graph: &'a dyn Parents, parameters: &Parameters, pieces: Pieces) -> Self {
        let count = pieces.nodes.div_ceil(pieces.chunk);
        let chunks = (0..count).map(|_| OnceLock::new()).collect();
        Self { graph, pieces, degree: parameters.scheme.degree(), chunks, found: AtomicUsize::new(0) }
    }

    /// Bytes of all parents, if keeping them saves anything: every layer of `sdr` wants the same
    /// ones, in the same order.
    pub(super) fn bytes(parameters: &Parameters, groups: usize) -> Option<u64> {
        let uses = parameters.layers as usize * groups;
        (parameters.scheme == Scheme::Sdr && uses > 1)
            .then(|| (parameters.nodes * parameters.scheme.degree() * size_of::<u32>()) as u64)
    }

    /// The parents of a chunk. Who comes while another thread finds them waits for it.
    pub(super) fn parents(&self, chunk: &Chunk) -> &[u32] {
        let Range { start, end } = chunk.nodes;
        self.chunks[start / self.pieces.chunk].get_or_init(|| {
            let mut parents = vec![0; (end - start) * self.degree];
            self.graph.parents(Side::Forward, start, &mut parents);
            self.found.fetch_add(1, Ordering::Relaxed);
            parents.into_boxed_slice()
        })
    }

    /// Whether all are there.
    pub(super) fn is_whole(&self) -> bool {
        self.found.load(Ordering::Relaxed) == self.chunks.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::replicate::chain::Walk;
    use hashweave::replicate::{ApiVersion, Graph, NODE};

    /// Counts how many nodes it is asked for.
    struct Counting(Graph, AtomicUsize);

    impl Parents for Counting {
        fn parents(&self, side: Side, first: usize, out: &mut [u32]) {
            self.1.fetch_add(out.len() / 14, Ordering::Relaxed);
            self.0.parents(side, first, out);
        }
    }

    #[test]
    fn parents_are_those_of_the_graph_and_are_found_once() {
        let parameters =
            Parameters::new(Scheme::Sdr, 61, 3, [7; NODE], ApiVersion::V1_1_0).expect("parameters");
        let pieces = Pieces { nodes: 61, chunk: 4, segment: 8, window: 2 };
        let graph = Counting(Graph::new(&parameters), AtomicUsize::new(0));
        let memo = Memo::new(&graph, &parameters, pieces);
        for _ in 0..3 {
            for chunk in pieces.chunks(Walk::Up, 0) {
                let mut expected = vec![0; chunk.nodes.len() * 14];
                graph.0.parents(Side::Forward, chunk.nodes.start, &mut expected);
                assert_eq!(memo.parents(&chunk), expected);
                assert_eq!(
                    memo.is_whole(),
                    chunk.nodes.end == 61 || memo.found.load(Ordering::Relaxed) == 16
                );
            }
        }
        assert_eq!(graph.1.into_inner(), 61);
    }

    #[test]
    fn what_is_wanted_once_is_not_kept() {
        let of = |scheme, layers| {
            let parameters = Parameters::new(scheme, 64, layers, [7; NODE], ApiVersion::V1_1_0);
            parameters.expect("parameters")
        };
        assert_eq!(Memo::bytes(&of(Scheme::Sdr, 2), 1), Some(64 * 56));
        assert_eq!(Memo::bytes(&of(Scheme::Sdr, 1), 2), Some(64 * 56));
        assert_eq!(Memo::bytes(&of(Scheme::Sdr, 1), 1), None);
        assert_eq!(Memo::bytes(&of(Scheme::R2, 2), 2), None);
    }
}
