//! About how long a run takes: a small layer is walked, and the rest is arithmetic.

use super::Options;
use super::shape::Shape;
use hashweave::plan::Share;
use hashweave::replicate::chain::{Addition, KEY_PARENTS, Kernel, Keys, Labels, Walk};
use hashweave::replicate::{Graph, NODE, Parameters, Parents, Scheme, Side};
use std::time::Instant;

/// Nodes of the layer that is walked: they take milliseconds. In a shorter one more nodes wait for
/// each other.
const NODES: usize = 4096;

/// How often it is walked: the first time everything is cold.
const WALKS: usize = 3;

/// Seconds of all layers. The small layer fits the caches, so what memory costs is not in them, nor
/// what disks cost.
pub(super) fn seconds(options: &Options, shape: &Shape, remembered: bool) -> f64 {
    let parameters = &options.parameters;
    let small = Parameters { nodes: parameters.nodes.min(NODES), ..parameters.clone() };
    let graph = Graph::new(&small);
    let mut parents = vec![0; small.nodes * small.scheme.degree()];
    graph.parents(Side::Forward, 0, &mut parents);
    let began = Instant::now();
    graph.parents(Side::Forward, 0, &mut parents);
    let found = match (options.cached_graph, remembered) {
        (true, _) => 0.0,
        (false, true) => began.elapsed().as_secs_f64() / f64::from(parameters.layers),
        (false, false) => began.elapsed().as_secs_f64(),
    };
    let mut known: Vec<(&'static str, usize, f64)> = Vec::new();
    let mut total = 0.0;
    for (n, group) in shape.groups.iter().enumerate() {
        let (name, replicas) = (group.kernel.name(), group.count);
        let same = known.iter().find(|(known, its, _)| *known == name && *its == replicas);
        let walked = || (0..WALKS).map(|_| walk(&small, *group, &parents)).fold(f64::INFINITY, f64::min);
        let hashed = same.map_or_else(walked, |(.., hashed)| *hashed);
        known.push((name, replicas, hashed));
        let threads = shape.threads(options.threads, n % shape.at_once);
        let layer = match threads {
            1 => hashed + found,
            _ => hashed.max(found / (threads - 1) as f64),
        };
        let apart = parameters.layers().filter(|layer| layer.apart).count() as f64;
        let chained = f64::from(parameters.layers) - apart;
        total += chained * layer + apart * (hashed + found) / threads as f64;
    }
    total / shape.at_once as f64 * (parameters.nodes as f64 / small.nodes as f64)
}

/// Seconds of a small layer.
fn walk(small: &Parameters, group: Share<Kernel>, parents: &[u32]) -> f64 {
    let layout = group.kernel.layout(group.count);
    let replica_ids = &vec![[0; NODE]; group.count][..];
    let mut memory = vec![0; small.nodes * layout.stride()];
    let before = memory.clone();
    let began = Instant::now();
    match small.scheme {
        Scheme::Sdr => group.kernel.label(&mut Labels {
            layout,
            replica_ids,
            layer: 2,
            before: &before,
            labels: &mut memory,
            first: 0,
            parents,
            ahead: 0,
        }),
        Scheme::Zigzag | Scheme::R2 => group.kernel.encode(&mut Keys {
            layout,
            replica_ids,
            data: &mut memory,
            first: 0,
            walk: Walk::Up,
            parents: &parents[..small.nodes * KEY_PARENTS],
            addition: Addition::Direct,
            ahead: 0,
        }),
    }
    began.elapsed().as_secs_f64()
}
