//! Compares the kernels that walk chains of labels with the full scalar path, and that with known
//! answers.

use super::case::Verdict;
use crate::replicate::chain::{Addition, Apart, BASE_PARENTS, Hash, Kernel, Keys, Labels, Layout, Walk};
use crate::replicate::{
    ApiVersion, Graph, Layer, NODE, Node, Parameters, Parents, Scheme, Side, field, key, label,
};
use crate::{Algorithm, digest};

/// For each scheme: nodes, layers, and the SHA-256 of the output of the last layer for the replica
/// of id 09 × 32. For `sdr`, the labels, from the specification, with porep_id 0 and version 1.0.0.
/// For the others, the data of [`data`], by a transcription of the specification to Python's
/// `hashlib`, which also gives the specification's buffer of 1 MiB.
const KNOWN: [(Scheme, usize, u32, &str); 3] = [
    (Scheme::Sdr, 64, 11, "546453eaa0f614c0dcd8196acbbe95ee026e79db8f683ccc98ad51b4f32c0c0c"),
    (Scheme::R2, 61, 4, "3ac1245de429cf863fe12016c53068842a796bd8e00e0aa2dd98e23162ee7a74"),
    (Scheme::Zigzag, 61, 4, "ba4191cc13824954cdaaf5ea326b12d5e24de923996c0770e0d4f202a7f66228"),
];

/// The lengths of runs, in turn: a layer is walked in pieces.
const RUNS: [usize; 4] = [1, 2, 7, 19];

/// How many nodes ahead parents are prefetched: more than some runs have.
const AHEAD: usize = 3;

/// Tests every kernel of every scheme.
pub(super) fn test(note: &mut dyn FnMut(Verdict)) {
    for (scheme, nodes, layers, known) in KNOWN {
        let parameters =
            Parameters { scheme, nodes, layers, porep_id: [0; NODE], api_version: ApiVersion::V1_0_0 };
        let kernels = Kernel::usable(scheme.hash());
        let widest = kernels.iter().filter_map(|kernel| counts(*kernel).last().copied()).max().unwrap_or(1);
        let chains = Chains::new(parameters, widest);
        let right = hex::encode(digest(Algorithm::Sha256, &chains.expected[0])) == known;
        let outcome = if right { Ok(1) } else { Err("the scalar path misses the known answer".to_owned()) };
        note(told(scheme, "scalar", "labels", outcome));
        for kernel in kernels {
            note(told(scheme, kernel.name(), "chain", chains.check(kernel)));
        }
        if scheme == Scheme::R2 {
            note(told(scheme, "auto", "apart", chains.check_apart()));
        }
    }
}

fn told(
    scheme: Scheme,
    backend: &'static str,
    kernel: &'static str,
    compared: Result<usize, String>,
) -> Verdict {
    let (compared, failure) = compared.map_or_else(|failure| (0, Some(failure)), |compared| (compared, None));
    Verdict { job: "replicate", algo: scheme.name().to_owned(), backend, kernel, compared, failure }
}

/// Returns the numbers of replicas that a kernel is tested with.
fn counts(kernel: Kernel) -> Vec<usize> {
    let degree = kernel.degree();
    let mut counts = if kernel.is_copying() {
        // Copying hashes one after the other, so two replicas are enough.
        vec![1, 2]
    } else if kernel.is_lanes() {
        vec![1, degree.saturating_sub(1).max(1), degree]
    } else {
        (1..=degree).collect()
    };
    counts.dedup();
    counts
}

/// Returns the id of a replica; that of the first has known answers.
fn id(replica: usize) -> Node {
    [(9 + replica) as u8; NODE]
}

/// Returns the data of all replicas; every node is below r.
fn data(nodes: usize) -> Vec<u8> {
    let byte = |i: usize| {
        let byte = (i * 167 + i / 64 * 13) as u8;
        if i % NODE == NODE - 1 { byte & 0x3F } else { byte }
    };
    (0..nodes * NODE).map(byte).collect()
}

/// The chains of some replicas, and their results.
struct Chains {
    parameters: Parameters,
    graph: Graph,
    /// For each replica: the last layer of labels of `sdr`, else the data after the last layer.
    expected: Vec<Vec<u8>>,
}

impl Chains {
    fn new(parameters: Parameters, replicas: usize) -> Self {
        let graph = Graph::new(&parameters);
        let mut chains = Self { parameters, graph, expected: Vec::new() };
        chains.expected = (0..replicas).map(|replica| chains.plain(&id(replica))).collect();
        chains
    }

    /// Returns all parents of a layer, in the order of its walk.
    fn parents(&self, layer: Layer) -> Vec<u32> {
        let degree = self.parameters.scheme.degree();
        let mut parents = vec![0; self.parameters.nodes * degree];
        self.graph.parents(layer.side, 0, &mut parents);
        match layer.walk {
            Walk::Up => parents,
            Walk::Down => parents.rchunks(degree).flatten().copied().collect(),
        }
    }

    /// Returns the nodes of a layer, in the order of its walk.
    fn nodes(&self, layer: Layer) -> Vec<usize> {
        match layer.walk {
            Walk::Up => (0..self.parameters.nodes).collect(),
            Walk::Down => (0..self.parameters.nodes).rev().collect(),
        }
    }

    /// Computes one replica by the scalar path.
    fn plain(&self, replica_id: &Node) -> Vec<u8> {
        let Parameters { scheme, nodes, .. } = self.parameters;
        let mut before: Vec<Node> = Vec::new();
        let mut now: Vec<Node> = data(nodes).as_chunks().0.to_vec();
        for layer in self.parameters.layers() {
            let parents = self.parents(layer);
            for (node, parents) in self.nodes(layer).into_iter().zip(parents.chunks(scheme.degree())) {
                now[node] = match scheme {
                    Scheme::Sdr => {
                        let parents = labels_of(node, parents, &now, &before);
                        label(replica_id, layer.index + 1, node, &parents)
                    }
                    Scheme::R2 | Scheme::Zigzag => {
                        field::add(&now[node], &key_of(replica_id, node, parents, &now))
                    }
                };
            }
            before.clone_from(&now);
        }
        now.concat()
    }

    /// Tests all numbers of replicas on a kernel.
    fn check(&self, kernel: Kernel) -> Result<usize, String> {
        let mut compared = 0;
        for replicas in counts(kernel) {
            for (replica, nodes) in self.walked(kernel, replicas).iter().enumerate() {
                if *nodes != self.expected[replica] {
                    return Err(format!("wrong labels of replica {replica} of {replicas}"));
                }
                compared += self.parameters.nodes * self.parameters.layers as usize;
            }
        }
        Ok(compared)
    }

    /// Computes some replicas on a kernel, in runs.
    fn walked(&self, kernel: Kernel, replicas: usize) -> Vec<Vec<u8>> {
        let layout = kernel.layout(replicas);
        let ids: Vec<Node> = (0..replicas).map(id).collect();
        let data = data(self.parameters.nodes);
        let (mut before, mut now) = (Vec::new(), vec![0; self.parameters.nodes * layout.stride()]);
        (0..replicas).for_each(|replica| layout.copy_in(&mut now, 0, replica, &data));
        for layer in self.parameters.layers() {
            self.walk(kernel, layout, &ids, layer, &before, &mut now);
            before.clone_from(&now);
        }
        let out = |replica| {
            let mut nodes = vec![0; data.len()];
            layout.copy_out(&now, 0, replica, &mut nodes);
            nodes
        };
        (0..replicas).map(out).collect()
    }

    fn walk(
        &self,
        kernel: Kernel,
        layout: Layout,
        ids: &[Node],
        layer: Layer,
        before: &[u8],
        now: &mut [u8],
    ) {
        let degree = self.parameters.scheme.degree();
        let (nodes, parents) = (self.nodes(layer), self.parents(layer));
        let mut done = 0;
        for run in RUNS.into_iter().cycle() {
            if done == nodes.len() {
                return;
            }
            let run = run.min(nodes.len() - done);
            let parents = &parents[done * degree..][..run * degree];
            let first = nodes[done];
            match self.parameters.scheme.hash() {
                Hash::Sha256 => kernel.label(&mut Labels {
                    layout,
                    replica_ids: ids,
                    layer: layer.index + 1,
                    before,
                    labels: now,
                    first,
                    parents,
                    ahead: AHEAD,
                }),
                Hash::Blake2s => kernel.encode(&mut Keys {
                    layout,
                    replica_ids: ids,
                    data: now,
                    first,
                    walk: layer.walk,
                    parents,
                    // Both kinds of addition give the same result.
                    addition: if run % 2 == 1 { Addition::Direct } else { Addition::Converted },
                    ahead: AHEAD,
                }),
            }
            done += run;
        }
    }

    /// Checks the keys of a layer whose nodes do not wait for each other, for the last of two
    /// replicas.
    fn check_apart(&self) -> Result<usize, String> {
        let (layout, nodes) = (Layout::nodes(2), self.parameters.nodes);
        let degree = self.parameters.scheme.degree();
        let mut parents = vec![0; nodes * degree];
        self.graph.parents(Side::Reversed, 0, &mut parents);
        let plain = data(nodes);
        let mut memory = vec![0; nodes * layout.stride()];
        layout.copy_in(&mut memory, 0, 1, &plain);
        let mut keys = vec![[0; NODE]; nodes];
        let mut first = 0;
        for run in RUNS.into_iter().cycle() {
            let run = run.min(nodes - first);
            if run == 0 {
                break;
            }
            Kernel::keys_apart(&mut Apart {
                layout,
                replica: 1,
                replica_id: &id(1),
                data: &memory,
                first,
                parents: &parents[first * degree..][..run * degree],
                keys: &mut keys[first..first + run],
            });
            first += run;
        }
        let plain = plain.as_chunks().0;
        for (node, (found, parents)) in keys.iter().zip(parents.chunks(degree)).enumerate() {
            if *found != key_of(&id(1), node, parents, plain) {
                return Err(format!("wrong key of node {node}"));
            }
        }
        Ok(nodes)
    }
}

/// Returns the labels that are hashed to a label: those of the same layer, then those of the layer
/// before.
fn labels_of(node: usize, parents: &[u32], now: &[Node], before: &[Node]) -> Vec<Node> {
    if node == 0 {
        return Vec::new();
    }
    let (base, expanded) = parents.split_at(BASE_PARENTS);
    let base = base.iter().map(|&parent| now[parent as usize]);
    let expanded = expanded.iter().filter_map(|&parent| before.get(parent as usize).copied());
    base.chain(expanded).collect()
}

fn key_of(replica_id: &Node, node: usize, parents: &[u32], nodes: &[Node]) -> Node {
    if parents[0] as usize == node {
        return key(replica_id, &[]);
    }
    let parents: Vec<Node> = parents.iter().map(|&parent| nodes[parent as usize]).collect();
    key(replica_id, &parents)
}
