//! Nodes that do not wait for each other: the odd layers of `r2`, and every layer that is taken
//! back, window by window. The keys of a window are computed on all threads, and only then are its
//! nodes changed.

use super::layers::{Chain, Save};
use super::run::{Run, timed};
use super::{Error, ordered};
use hashweave::replicate::chain::{Addition, Apart, KEY_PARENTS, Kernel, Keys, Walk};
use hashweave::replicate::{Layer, NODE, Node, field};
use std::ops::Range;

/// How a node and its key give the changed node.
pub(super) type Change = fn(&Node, &Node) -> Node;

/// Walks an odd layer of `r2` from the point where `segments` of its segments are there: parents
/// are later nodes, which are changed later, or node 0, which is changed before all others.
pub(super) fn walk(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    data: &mut [u8],
    segments: usize,
    save: &mut Save<'_>,
) -> Result<(), Error> {
    let (pieces, stride) = (run.pieces, chain.layout.stride());
    for start in (segments..pieces.segments()).step_by(pieces.window) {
        run.keep_on()?;
        let end = (start + pieces.window).min(pieces.segments());
        let mut nodes = pieces.nodes_of(start..end);
        let count = nodes.len();
        if nodes.start == 0 {
            first(run, chain, layer, data);
            nodes.start = 1;
        }
        change(run, chain, layer, data, nodes, field::add)?;
        run.advance(count * chain.replica_ids.len(), layer.index + 1);
        for segment in start..end {
            let nodes = pieces.nodes_of(segment..segment + 1);
            save(segment, &data[nodes.start * stride..nodes.end * stride])?;
        }
    }
    Ok(())
}

/// Node 0 by itself.
fn first(run: &Run<'_>, chain: &Chain, layer: Layer, data: &mut [u8]) {
    let mut parents = [0; KEY_PARENTS];
    run.graph.parents(layer.side, 0, &mut parents);
    chain.kernel.encode(&mut Keys {
        layout: chain.layout,
        replica_ids: &chain.replica_ids,
        data,
        first: 0,
        walk: Walk::Up,
        parents: &parents,
        addition: Addition::Direct,
        ahead: 0,
    });
}

/// Changes nodes by their keys, all of which are computed before: on all threads.
pub(super) fn change(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    data: &mut [u8],
    nodes: Range<usize>,
    change: Change,
) -> Result<(), Error> {
    let replicas = chain.replica_ids.len();
    if nodes.is_empty() {
        return Ok(());
    }
    let share = nodes.len().div_ceil(chain.threads);
    let mut keys = vec![[0; NODE]; nodes.len() * replicas];
    let shares = nodes.clone().step_by(share).zip(keys.chunks_mut(share * replicas));
    ordered::spread(chain.threads, shares, |(start, keys)| {
        let own = start..(start + share).min(nodes.end);
        keys_of(run, chain, layer, data, own, keys)
    })?;
    let stride = chain.layout.stride();
    let changed = &mut data[nodes.start * stride..nodes.end * stride];
    let shares = changed.chunks_mut(share * stride).zip(keys.chunks(share * replicas));
    timed(&run.times.encoding, || {
        ordered::spread(chain.threads, shares, |(nodes, keys)| {
            for (node, key) in nodes.as_chunks_mut::<NODE>().0.iter_mut().zip(interleaved(keys, replicas)) {
                *node = change(node, key);
            }
            Ok(())
        })
    })
}

/// The keys of some nodes, those of a replica one after another.
fn keys_of(
    run: &Run<'_>,
    chain: &Chain,
    layer: Layer,
    data: &[u8],
    nodes: Range<usize>,
    keys: &mut [Node],
) -> Result<(), Error> {
    let count = nodes.len();
    let mut parents = vec![0; run.pieces.chunk.min(count) * KEY_PARENTS];
    for first in nodes.clone().step_by(run.pieces.chunk) {
        run.keep_on()?;
        let length = run.pieces.chunk.min(nodes.end - first);
        let parents = &mut parents[..length * KEY_PARENTS];
        timed(&run.times.parents, || run.graph.parents(layer.side, first, parents));
        timed(&run.times.hashing, || {
            for (replica, replica_id) in chain.replica_ids.iter().enumerate() {
                let at = replica * count + (first - nodes.start);
                Kernel::keys_apart(&mut Apart {
                    layout: chain.layout,
                    replica,
                    replica_id,
                    data,
                    first,
                    parents,
                    keys: &mut keys[at..at + length],
                });
            }
        });
    }
    Ok(())
}

/// The keys of all replicas of the first node, then those of the next one.
fn interleaved(keys: &[Node], replicas: usize) -> impl Iterator<Item = &Node> {
    let count = keys.len() / replicas;
    (0..keys.len()).map(move |i| &keys[i % replicas * count + i / replicas])
}
