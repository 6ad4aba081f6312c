//! Layers walked node by node: one thread has the chain, the others find parents ahead of it.

use super::Error;
use super::memo::Memo;
use super::ordered::{self, Helpers, no_thread};
use super::pieces::Chunk;
use super::run::{Run, add, timed};
use crate::cores::Seat;
use hashweave::replicate::chain::{Addition, KEY_PARENTS, Kernel, Keys, Labels, Layout, Walk};
use hashweave::replicate::plan::AHEAD;
use hashweave::replicate::{Layer, Node, Scheme};
use std::borrow::Cow;
use std::thread::{Builder, scope};
use std::time::{Duration, Instant};

/// Replicas that are walked together.
#[derive(Debug)]
pub(super) struct Chain {
    pub(super) kernel: Kernel,
    pub(super) layout: Layout,
    pub(super) replica_ids: Vec<Node>,
    /// How keys and data are combined.
    pub(super) addition: Addition,
    /// Threads, this one included.
    pub(super) threads: usize,
    /// Where they run, if they are bound.
    pub(super) seat: Option<Seat>,
}

impl Chain {
    /// The threads that find parents ahead of the chain. Where threads are bound, one does: it
    /// finds them several times as fast as they are used.
    fn helpers(&self) -> Helpers {
        let threads = self.threads.saturating_sub(1);
        match self.seat {
            None => threads.into(),
            Some(Seat { chain, helper }) if helper == chain => 0.into(),
            Some(Seat { helper, .. }) => Helpers { threads: threads.min(1), core: Some(helper) },
        }
    }
}

/// Takes the segments of all replicas, as they lie in memory, each when it is whole.
pub(super) type Save<'a> = dyn FnMut(usize, &[u8]) -> Result<(), Error> + Send + 'a;

/// Walks a layer from the point where `segments` of its segments are there. A chain that is bound
/// to a core has a thread of its own, because the work between layers is for all cores.
pub(super) fn walk(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    before: &[u8],
    memory: &mut [u8],
    segments: usize,
    save: &mut Save<'_>,
) -> Result<(), Error> {
    let Some(seat) = chain.seat else { return walk_here(run, chain, layer, before, memory, segments, save) };
    let life = || {
        seat.chain.bind()?;
        walk_here(run, chain, layer, before, memory, segments, save)
    };
    scope(|scope| {
        let thread = Builder::new().name("chain".to_owned()).spawn_scoped(scope, life).map_err(no_thread)?;
        thread.join().unwrap_or_else(|_| Err(Error::Internal("the thread of a chain has died".to_owned())))
    })
}

/// On this thread.
fn walk_here(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    before: &[u8],
    memory: &mut [u8],
    segments: usize,
    save: &mut Save<'_>,
) -> Result<(), Error> {
    let chunks = run.pieces.chunks(layer.walk, segments);
    let stride = chain.layout.stride();
    // Parents that are in the memo already need no helpers to hand them over.
    let there = run.memo.as_ref().is_some_and(Memo::is_whole);
    let helpers = if there { 0.into() } else { chain.helpers() };
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
    let waited = if helpers.threads == 0 { saving } else { began.elapsed().saturating_sub(hashed) };
    add(&run.times.waiting, waited);
    Ok(())
}

fn parents<'a>(run: &'a Run<'_>, layer: Layer, chunk: &Chunk) -> Cow<'a, [u32]> {
    if let Some(memo) = &run.memo {
        return Cow::Borrowed(memo.parents(chunk));
    }
    let mut parents = vec![0; chunk.nodes.len() * run.parameters.scheme.degree()];
    run.graph.parents(layer.side, chunk.nodes.start, &mut parents);
    if layer.walk == Walk::Down {
        parents.as_chunks_mut::<KEY_PARENTS>().0.reverse();
    }
    Cow::Owned(parents)
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
