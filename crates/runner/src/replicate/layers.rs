//! Layers walked node by node: one thread has the chain, the others find parents ahead of it.

use super::pieces::Chunk;
use super::run::{Run, add, timed};
use super::{Error, ordered};
use hashweave::replicate::chain::{Addition, KEY_PARENTS, Kernel, Keys, Labels, Layout, Walk};
use hashweave::replicate::plan::AHEAD;
use hashweave::replicate::{Layer, Node, Scheme};
use std::time::{Duration, Instant};

/// Replicas that are walked together.
#[derive(Debug)]
pub(super) struct Chain {
    pub(super) kernel: Kernel,
    pub(super) layout: Layout,
    pub(super) replica_ids: Vec<Node>,
    /// What becomes of data and keys.
    pub(super) addition: Addition,
    /// Threads, this one included.
    pub(super) threads: usize,
}

/// Takes the segments of all replicas, as they lie in memory, each when it is whole.
pub(super) type Save<'a> = dyn FnMut(usize, &[u8]) -> Result<(), Error> + 'a;

/// Walks a layer from where so many of its segments are there.
pub(super) fn walk(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    before: &[u8],
    memory: &mut [u8],
    segments: usize,
    save: &mut Save<'_>,
) -> Result<(), Error> {
    let chunks = run.pieces.chunks(layer.walk, segments);
    let (helpers, stride) = (chain.threads.saturating_sub(1), chain.layout.stride());
    let (began, mut hashed, mut saving) = (Instant::now(), Duration::ZERO, Duration::ZERO);
    let make = |i: usize| Ok(timed(&run.times.parents, || parents(run, layer, &chunks[i])));
    ordered::in_order(chunks.len(), helpers, make, |i, parents| {
        run.keep_on()?;
        let hashing = Instant::now();
        hash(run, chain, layer, before, memory, &chunks[i], &parents);
        hashed += hashing.elapsed();
        run.advance(chunks[i].nodes.len() * chain.replica_ids.len(), layer.index + 1);
        if let Some(segment) = chunks[i].ends {
            let nodes = run.pieces.nodes_of(segment..segment + 1);
            let began = Instant::now();
            save(segment, &memory[nodes.start * stride..nodes.end * stride])?;
            saving += began.elapsed();
        }
        Ok(())
    })?;
    add(&run.times.hashing, hashed);
    // Without helpers the rest is the time of parents, which counts as such.
    let waited = if helpers == 0 { saving } else { began.elapsed().saturating_sub(hashed) };
    add(&run.times.waiting, waited);
    Ok(())
}

fn parents(run: &Run<'_>, layer: Layer, chunk: &Chunk) -> Vec<u32> {
    let mut parents = vec![0; chunk.nodes.len() * run.parameters.scheme.degree()];
    run.graph.parents(layer.side, chunk.nodes.start, &mut parents);
    if layer.walk == Walk::Down {
        parents.as_chunks_mut::<KEY_PARENTS>().0.reverse();
    }
    parents
}

fn hash(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    before: &[u8],
    memory: &mut [u8],
    chunk: &Chunk,
    parents: &[u32],
) {
    let (layout, replica_ids) = (chain.layout, &chain.replica_ids[..]);
    match run.parameters.scheme {
        Scheme::Sdr => chain.kernel.label(&mut Labels {
            layout,
            replica_ids,
            layer: layer.index + 1,
            before: if layer.index == 0 { &[] } else { before },
            labels: memory,
            first: chunk.nodes.start,
            parents,
            ahead: AHEAD,
        }),
        Scheme::Zigzag | Scheme::R2 => chain.kernel.encode(&mut Keys {
            layout,
            replica_ids,
            data: memory,
            first: if layer.walk == Walk::Up { chunk.nodes.start } else { chunk.nodes.end - 1 },
            walk: layer.walk,
            parents,
            addition: chain.addition,
            ahead: AHEAD,
        }),
    }
}
