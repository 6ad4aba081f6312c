//! The costs of kernels on a core that no table has, by a measurement of some milliseconds.
//!
//! A sample hashes a run of nodes from the middle of a layer, with the parents of a real graph. The
//! distance of parents decides which nodes wait for each other, and so how many of them a kernel
//! has in flight: if all parents are near, one replica in rows takes as long as one in integers. A
//! layer of that size cannot be filled in milliseconds, so it is folded into one of [`NODES`]
//! nodes, in which near parents keep their distance, and the others are at the front ([`folded`]).
//!
//! These few nodes stay in a cache, where lanes gain more than other kernels: on Zen 4 sixteen
//! replicas of `r2` take 335 cycles a label each instead of 498, four in rows 896 instead of 923.

use super::chain::{
    Addition, BASE_PARENTS, Hash, KEY_PARENTS, Kernel, Keys, LABEL_PARENTS, Labels, Layout, Walk,
};
use super::costs::completed;
use super::{ApiVersion, Graph, NODE, Node, Parameters, Parents, Scheme, Side};
use crate::plan::Cost;
use std::time::{Duration, Instant};

/// The least number of times that each sample is taken, and the least time that all take. The best
/// time counts, so that a disturbance does not decide.
const ROUNDS: usize = 6;
const TIME: Duration = Duration::from_millis(2);

/// The nodes of the layer from which a sample has its parents: few parents are near by chance, and
/// its graph is made in less than a millisecond.
const LAYER: usize = 1 << 16;

/// The nodes in memory: half a megabyte for sixteen lanes.
const NODES: usize = 1024;

/// Parents up to this distance keep their distance.
const NEAR: usize = NODES / 2;

/// The most nodes of a run, and how many nodes at the front stand for all far ones.
const LONGEST: usize = 64;
const FAR: usize = NODES - NEAR - LONGEST;

/// Measures all kernels for a hash, in turn.
pub(super) fn costs(hash: Hash) -> Vec<Cost<Kernel>> {
    let parents = parents(hash);
    let kernels = Kernel::usable(hash).into_iter();
    let mut samples: Vec<Sample> = kernels
        .flat_map(|kernel| kernel.costs_apart().into_iter().map(move |n| Sample::new(kernel, n)))
        .collect();
    let began = Instant::now();
    let mut round = 0;
    while round < ROUNDS || began.elapsed() < TIME {
        samples.iter_mut().for_each(|sample| sample.take(hash, &parents));
        round += 1;
    }
    let mut costs: Vec<Cost<Kernel>> = Vec::new();
    for kernel in Kernel::usable(hash) {
        let own = samples.iter().filter(|sample| sample.kernel.name() == kernel.name());
        let measured: Vec<_> = own.map(|sample| (sample.replicas, sample.best)).collect();
        costs.extend(completed(kernel, &measured).map(|of| Cost { kernel, of }));
    }
    costs
}

/// Returns parents for each node of a run. A label of `sdr` has twenty blocks and gains nothing
/// from several nodes; a label of the others has seven, and windows of nodes must be filled and
/// emptied often enough.
fn parents(hash: Hash) -> Vec<u32> {
    let (scheme, run, own) = match hash {
        Hash::Sha256 => (Scheme::Sdr, 16, BASE_PARENTS),
        Hash::Blake2s => (Scheme::R2, LONGEST, KEY_PARENTS),
    };
    let (porep_id, api_version) = ([0; NODE], ApiVersion::V1_1_0);
    let graph = Graph::new(&Parameters { scheme, nodes: LAYER, layers: 2, porep_id, api_version });
    let mut parents = vec![0; run * scheme.degree()];
    let first = LAYER / 2;
    graph.parents(Side::Forward, first, &mut parents);
    for (i, parents) in parents.chunks_exact_mut(scheme.degree()).enumerate() {
        let (own, before) = parents.split_at_mut(own);
        own.iter_mut().for_each(|parent| *parent = folded(first + i, *parent, NODES - run + i));
        before.iter_mut().for_each(|parent| *parent %= NODES as u32);
    }
    parents
}

/// Returns the place of a parent when its node is moved to another place: the parent keeps its
/// distance, or is among those that stand for all far ones.
fn folded(node: usize, parent: u32, place: usize) -> u32 {
    match node - parent as usize {
        distance if distance <= NEAR => (place - distance) as u32,
        _ => parent % FAR as u32,
    }
}

/// A kernel with a number of replicas.
struct Sample {
    kernel: Kernel,
    replicas: usize,
    before: Vec<u8>,
    data: Vec<u8>,
    /// The least time of a label of each replica, in nanoseconds.
    best: f64,
}

impl Sample {
    fn new(kernel: Kernel, replicas: usize) -> Self {
        let bytes = NODES * kernel.layout(replicas).stride();
        // The bytes are not zeros, so that every page is a real one; the nodes are below r in every
        // order of words.
        let layer = vec![0x2A; bytes];
        Self { kernel, replicas, before: layer.clone(), data: layer, best: f64::INFINITY }
    }

    fn take(&mut self, hash: Hash, parents: &[u32]) {
        let layout = self.kernel.layout(self.replicas);
        let ids: Vec<Node> = (0..self.replicas).map(|replica| [replica as u8; NODE]).collect();
        let began = Instant::now();
        let nodes = match hash {
            Hash::Sha256 => self.label(layout, &ids, parents),
            Hash::Blake2s => self.encode(layout, &ids, parents),
        };
        self.best = self.best.min(began.elapsed().as_secs_f64() * 1e9 / nodes as f64);
    }

    fn label(&mut self, layout: Layout, replica_ids: &[Node], parents: &[u32]) -> usize {
        let nodes = parents.len() / LABEL_PARENTS;
        self.kernel.label(&mut Labels {
            layout,
            replica_ids,
            layer: 2,
            before: &self.before,
            labels: &mut self.data,
            first: NODES - nodes,
            parents,
            ahead: 0,
        });
        nodes
    }

    fn encode(&mut self, layout: Layout, replica_ids: &[Node], parents: &[u32]) -> usize {
        let nodes = parents.len() / KEY_PARENTS;
        self.kernel.encode(&mut Keys {
            layout,
            replica_ids,
            data: &mut self.data,
            first: NODES - nodes,
            walk: Walk::Up,
            parents,
            addition: Addition::Direct,
            ahead: 0,
        });
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Near parents decide which nodes wait, so no far parent may become near.
    #[test]
    fn near_parents_keep_their_distance_and_others_stay_far() {
        let place = NODES - 5;
        for distance in [1, 2, 63, NEAR] {
            assert_eq!(folded(LAYER / 2, (LAYER / 2 - distance) as u32, place), (place - distance) as u32);
        }
        for parent in [0, 1, FAR, LAYER / 3, LAYER / 2 - NEAR - 1] {
            assert!((folded(LAYER / 2, parent as u32, NODES - LONGEST) as usize) < NODES - LONGEST - NEAR);
        }
    }

    /// Some nodes of a run wait for others in it, and some parents are outside, as in a layer.
    #[test]
    fn parents_of_a_sample_are_near_and_far() {
        for (hash, degree, own) in
            [(Hash::Sha256, LABEL_PARENTS, BASE_PARENTS), (Hash::Blake2s, KEY_PARENTS, KEY_PARENTS)]
        {
            let parents = parents(hash);
            let run = parents.len() / degree;
            assert!(parents.len().is_multiple_of(degree) && run <= LONGEST);
            let mut near = 0;
            for (parents, place) in parents.chunks_exact(degree).zip(NODES - run..) {
                assert!(parents[..own].iter().all(|parent| (*parent as usize) < place), "{parents:?}");
                assert!(parents.iter().all(|parent| (*parent as usize) < NODES), "{parents:?}");
                near += parents[..own].iter().filter(|parent| **parent as usize >= NODES - run).count();
            }
            assert!(near > run / 2 && near < run * own / 2, "{near} of {run} nodes");
        }
    }
}
