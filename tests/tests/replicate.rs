//! Replicas against `tests/replicate/reference.py`, which was written from the definitions and
//! shares no code with the program: random small parameters of every scheme, odd numbers of nodes
//! and api version, through every kernel.
//!
//! It needs `python3`, of any version from 3.10 on.

#[path = "../replicate/reference.rs"]
mod reference;

use hashweave::replicate::chain::{Addition, Kernel, Keys, Labels, Walk};
use hashweave::replicate::{
    ApiVersion, Graph, Layer, NODE, Node, Parameters, Parents, Scheme, Side, field, replica_id,
};
use hashweave_tests::SplitMix64;
use hashweave_tests::engines::Wrong;
use reference::{PROGRAM, Reference};
use serde_json::{Value, json};
use std::process::Command;

/// Numbers of nodes: the fewest there are, powers of two and their neighbours, and some in between.
const NODES: [u64; 12] = [1, 2, 3, 4, 5, 8, 31, 33, 64, 100, 129, 257];

/// Replicas of one graph.
struct Case {
    parameters: Parameters,
    replica_ids: Vec<Node>,
    data: Vec<Vec<u8>>,
}

impl Case {
    fn random(scheme: Scheme, nodes: u64, replicas: usize, random: &mut SplitMix64) -> Self {
        let porep_id = bytes(random);
        let api_version = ApiVersion::ALL[(random.word() % 3) as usize];
        // In r2 and zigzag every second layer is another one, and what is decoded last is layer 0.
        let layers = 1 + (random.word() % 4) as u32;
        let parameters = Parameters::new(scheme, nodes, layers, porep_id, api_version).expect("parameters");
        let replica_ids = (0..replicas).map(|_| bytes(random)).collect();
        let data = (0..replicas).map(|_| (0..nodes).flat_map(|_| field::masked(bytes(random))).collect());
        Self { data: data.collect(), replica_ids, parameters }
    }

    /// A request to the reference about one replica.
    fn request(&self, what: &str, replica: usize) -> Value {
        let Parameters { scheme, nodes, layers, porep_id, api_version } = &self.parameters;
        json!({
            "do": what,
            "scheme": scheme.name(),
            "nodes": nodes,
            "layers": layers,
            "porep_id": hex::encode(porep_id),
            "api_version": api_version.name(),
            "replica_id": hex::encode(self.replica_ids[replica]),
            "data": hex::encode(&self.data[replica]),
        })
    }

    /// The nodes after every layer, of every replica, on a kernel, in runs of `run` nodes.
    fn layers(&self, kernel: Kernel, run: usize) -> Vec<Vec<Vec<u8>>> {
        let layout = kernel.layout(self.replica_ids.len());
        let mut memory = vec![0; self.parameters.nodes * layout.stride()];
        for (replica, data) in self.data.iter().enumerate() {
            layout.copy_in(&mut memory, 0, replica, data);
        }
        let mut before = Vec::new();
        let mut layers = Vec::new();
        for layer in self.parameters.layers() {
            if self.parameters.scheme == Scheme::Sdr && layer.index > 0 {
                before.clone_from(&memory);
            }
            self.layer(kernel, layer, &before, &mut memory, run);
            let nodes = |replica: usize| {
                let mut nodes = vec![0; self.parameters.nodes * NODE];
                layout.copy_out(&memory, 0, replica, &mut nodes);
                nodes
            };
            layers.push((0..self.data.len()).map(nodes).collect());
        }
        layers
    }

    fn layer(&self, kernel: Kernel, layer: Layer, before: &[u8], memory: &mut [u8], run: usize) {
        let graph = Graph::new(&self.parameters);
        let Parameters { scheme, nodes, .. } = self.parameters;
        let (layout, replica_ids) = (kernel.layout(self.replica_ids.len()), &self.replica_ids[..]);
        for at in (0..nodes).step_by(run) {
            let count = run.min(nodes - at);
            let (least, first) = match layer.walk {
                Walk::Up => (at, at),
                Walk::Down => (nodes - at - count, nodes - 1 - at),
            };
            let mut parents = vec![0; count * scheme.degree()];
            graph.parents(layer.side, least, &mut parents);
            if layer.walk == Walk::Down {
                parents = parents.rchunks(scheme.degree()).flatten().copied().collect();
            }
            let (parents, memory, ahead) = (&parents[..], &mut *memory, 4);
            match scheme {
                Scheme::Sdr => {
                    let (labels, layer) = (memory, layer.index + 1);
                    let mut job =
                        Labels { layout, replica_ids, layer, before, labels, first, parents, ahead };
                    kernel.label(&mut job);
                }
                Scheme::Zigzag | Scheme::R2 => {
                    let (data, walk, addition) = (memory, layer.walk, Addition::Direct);
                    let mut job = Keys { layout, replica_ids, data, first, walk, parents, addition, ahead };
                    kernel.encode(&mut job);
                }
            }
        }
    }
}

fn bytes(random: &mut SplitMix64) -> Node {
    random.bytes(NODE).try_into().expect("as many as asked for")
}

fn decoded(answer: &Value) -> Vec<u8> {
    hex::decode(answer.as_str().expect("a text")).expect("hexadecimal digits")
}

/// Every layer of every replica of a case on every kernel, in runs of all nodes and of a few.
fn check_layers(case: &Case, reference: &mut Reference) {
    let scheme = case.parameters.scheme;
    let expected: Vec<Vec<Vec<u8>>> = (0..case.data.len())
        .map(|replica| {
            let answer = reference.ask(&case.request("layers", replica));
            answer["layers"].as_array().expect("a list").iter().map(decoded).collect()
        })
        .collect();
    let mut fitting = Kernel::usable(scheme.hash());
    fitting.retain(|kernel| kernel.degree() >= case.data.len());
    assert!(!fitting.is_empty(), "no kernel takes {} replicas: nothing would be tested", case.data.len());
    for kernel in fitting {
        for run in [case.parameters.nodes, 7] {
            for (layer, replicas) in case.layers(kernel, run).iter().enumerate() {
                for (replica, nodes) in replicas.iter().enumerate() {
                    let what = format!("{} of {:?}", kernel.name(), case.parameters);
                    assert!(
                        *nodes == expected[replica][layer],
                        "replica {replica}, layer {layer}, {what}, runs of {run}"
                    );
                }
            }
        }
    }
}

#[test]
fn layers_are_those_of_the_reference() {
    let mut reference = Reference::start();
    let mut random = SplitMix64(1);
    for scheme in Scheme::ALL {
        for (nodes, replicas) in NODES.into_iter().zip([1, 2, 1, 3, 4, 1, 5, 8, 1, 16, 2, 1]) {
            check_layers(&Case::random(scheme, nodes, replicas, &mut random), &mut reference);
        }
    }
}

/// So many replicas that every kernel has one more than half its lanes, and all of them.
#[test]
fn full_lanes_are_those_of_the_reference() {
    let mut reference = Reference::start();
    let mut random = SplitMix64(2);
    for scheme in Scheme::ALL {
        for kernel in Kernel::usable(scheme.hash()) {
            for replicas in [kernel.degree() / 2 + 1, kernel.degree()] {
                check_layers(&Case::random(scheme, 21, replicas, &mut random), &mut reference);
            }
        }
    }
}

#[test]
fn parents_are_those_of_the_reference() {
    let mut reference = Reference::start();
    let mut random = SplitMix64(3);
    for scheme in Scheme::ALL {
        for nodes in NODES {
            let case = Case::random(scheme, nodes, 1, &mut random);
            let answer = reference.ask(&case.request("parents", 0));
            // The graph of `sdr` has no other side.
            let sides = [("forward", Side::Forward), ("reversed", Side::Reversed)];
            for (name, side) in sides.into_iter().take(if scheme == Scheme::Sdr { 1 } else { 2 }) {
                let numbers = answer[name]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .flat_map(|node| node.as_array().expect("a list"));
                let expected: Vec<u64> = numbers.map(|parent| parent.as_u64().expect("a number")).collect();
                let first = (random.word() % nodes) as usize;
                let degree = scheme.degree();
                let mut parents = vec![0; (nodes as usize - first) * degree];
                Graph::new(&case.parameters).parents(side, first, &mut parents);
                let parents: Vec<u64> = parents.into_iter().map(u64::from).collect();
                assert_eq!(parents, expected[first * degree..], "{name} {:?} from {first}", case.parameters);
            }
        }
    }
}

#[test]
fn ids_are_those_of_the_reference() {
    let mut reference = Reference::start();
    let mut random = SplitMix64(4);
    for _ in 0..20 {
        let [prover_id, ticket, comm_d, porep_id] = core::array::from_fn(|_| bytes(&mut random));
        let sector = random.word();
        let [prover_digits, ticket_digits, comm_d_digits, porep_digits] =
            [prover_id, ticket, comm_d, porep_id].map(hex::encode);
        let answer = reference.ask(&json!({
            "do": "replica-id",
            "prover_id": prover_digits,
            "sector": sector,
            "ticket": ticket_digits,
            "comm_d": comm_d_digits,
            "porep_id": porep_digits,
        }));
        let id = replica_id(&prover_id, sector, &ticket, &comm_d, &porep_id);
        assert_eq!(decoded(&answer["data"]), id);
    }
}

/// Decoding takes away the data that were added, by the reference and by the field alike: the last
/// label plus the data of `sdr`; of the others, what the kernels made is decoded by the reference.
#[test]
fn the_reference_decodes_what_the_kernels_encode() {
    let mut reference = Reference::start();
    let mut random = SplitMix64(5);
    for scheme in Scheme::ALL {
        for nodes in [1, 5, 33, 100] {
            let mut case = Case::random(scheme, nodes, 1, &mut random);
            let layers = case.layers(Kernel::usable(scheme.hash())[0], nodes as usize);
            let mut replica = layers.last().expect("a layer")[0].clone();
            if scheme == Scheme::Sdr {
                let data = case.data[0].as_chunks().0;
                for (node, data) in replica.as_chunks_mut().0.iter_mut().zip(data) {
                    *node = field::add(node, data);
                }
            }
            assert_eq!(
                decoded(&reference.ask(&case.request("encode", 0))["data"]),
                replica,
                "{:?}",
                case.parameters
            );
            let data = std::mem::replace(&mut case.data[0], replica);
            assert_eq!(
                decoded(&reference.ask(&case.request("decode", 0))["data"]),
                data,
                "{:?}",
                case.parameters
            );
        }
    }
}

/// The reference itself against what others have published.
#[test]
fn the_reference_knows_the_published_values() {
    let run = Command::new("python3").args(["-c", PROGRAM, "vectors"]).output();
    let run = run.expect("this test needs python3 in the path");
    let [said, complaints] =
        [run.stdout, run.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(run.status.success(), "{said}{complaints}");
    assert_eq!(said.lines().filter(|line| line.ends_with("as published")).count(), 13, "{said}");
}

fn sha256(bytes: &[u8]) -> String {
    hex::encode(hashweave::digest(hashweave::Algorithm::Sha256, bytes))
}

/// From the specification: the last labels of `sdr` with eleven layers, and the digests of the last
/// layers.
#[test]
fn published_labels_come_out_of_every_kernel() {
    let known = [
        (
            (64, [0; NODE], ApiVersion::V1_0_0),
            "04ba0f9a6ba9fad35e4806d183a281eab3c25afa9a1bd5e3378da6f1f4f46204",
            "546453eaa0f614c0dcd8196acbbe95ee026e79db8f683ccc98ad51b4f32c0c0c",
        ),
        (
            (128, [0; NODE], ApiVersion::V1_0_0),
            "86daa8c4521e197e48c1fae6c9a1e85ab894a8883b9f23cebe531ddcd1004c23",
            "b963a0cbf52719eb9b688134d7c1aa5cebd74eeaf9123b40c2e98c8c6a5c929b",
        ),
        (
            (64, [0x7B; NODE], ApiVersion::V1_1_0),
            "cfef0db78bf3b3ab9f1169774d2e7a77bc9054499d954834b51ca7c788110206",
            "48498e94f79165b427953153ce73ddb8856c09e2fbfb1f2a6f203d066e010dad",
        ),
    ];
    for ((nodes, porep_id, api_version), label, digest) in known {
        let parameters = Parameters::new(Scheme::Sdr, nodes, 11, porep_id, api_version).expect("parameters");
        let data = vec![vec![0; parameters.nodes * NODE]];
        let case = Case { parameters, replica_ids: vec![[9; NODE]], data };
        let differs = |kernel: &Kernel| {
            let last = &case.layers(*kernel, 50)[10][0];
            (hex::encode(&last[last.len() - NODE..]), sha256(last)) != (label.to_owned(), digest.to_owned())
        };
        check_kernels("labels", Scheme::Sdr, differs, &format!("{nodes} nodes"));
    }
}

/// Fails if there are kernels of a scheme that differ from what was published, and names all of
/// them.
fn check_kernels(job: &str, scheme: Scheme, differs: impl FnMut(&Kernel) -> bool, at: &str) {
    let mut wrong = Wrong::default();
    for kernel in Kernel::usable(scheme.hash()).into_iter().filter(differs) {
        wrong.note(job, scheme, kernel.name(), || at.to_owned());
    }
    wrong.none();
}

/// From the specification: 1 MiB of zeros in `r2`, after layer 0 and at the end.
#[test]
fn the_published_replica_comes_out_of_every_kernel() {
    let parameters =
        Parameters::new(Scheme::R2, 1 << 15, 10, [0; NODE], ApiVersion::V1_1_0).expect("parameters");
    let mut replica_id = [0; NODE];
    replica_id[..2].copy_from_slice(&[0xAA; 2]);
    let case = Case { parameters, replica_ids: vec![replica_id], data: vec![vec![0; 1 << 20]] };
    let published = [
        "13bcef959c223cfab3c73077af6c849bd15c9bd6488473f172c957df1880fcfb",
        "a341a39ede26f1800add25da7071d5e6816ab53e0ff7eea3f28041346716589e",
    ];
    let differs = |kernel: &Kernel| {
        let layers = case.layers(*kernel, 4096);
        [0, 9].map(|layer: usize| sha256(&layers[layer][0])) != published
    };
    check_kernels("keys", Scheme::R2, differs, "after layer 0 and at the end");
}
