//! Every kernel that labels nodes of `sdr` against the plainest one, and that one against the
//! vectors' formula.

use hashes::field::{NODE, Node};
use hashes::{Algorithm, reference};
use kernels::chain::{BASE_PARENTS, Form, Hash, Kernel, LABEL_PARENTS, Labels, Layout, REPEATED};

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// How the parents of a node are chosen.
#[derive(Clone, Copy, Debug)]
enum Graph {
    /// At random, the predecessor first.
    PredecessorFirst,
    /// At random, the predecessor the last one of the layer's own, as in the first version of the
    /// interface.
    PredecessorLast,
    /// The predecessor in every place, of the layer before the node itself.
    Predecessors,
    /// Node 0 everywhere.
    Zeros,
    /// One node of each layer in all places.
    Repeated,
}

const GRAPHS: [Graph; 5] =
    [Graph::PredecessorFirst, Graph::PredecessorLast, Graph::Predecessors, Graph::Zeros, Graph::Repeated];

impl Graph {
    fn parents(self, nodes: usize) -> Vec<u32> {
        let mut numbers = Numbers(nodes as u64);
        let mut parents = Vec::new();
        for node in 0..nodes {
            let repeated = [numbers.below(node), numbers.below(nodes)];
            for k in 0..LABEL_PARENTS {
                let base = k < BASE_PARENTS;
                let random = if base { numbers.below(node) } else { numbers.below(nodes) };
                let predecessor = node.saturating_sub(1);
                parents.push(match self {
                    Self::PredecessorFirst if k == 0 => predecessor,
                    Self::PredecessorLast if k == BASE_PARENTS - 1 => predecessor,
                    Self::PredecessorFirst | Self::PredecessorLast => random,
                    Self::Predecessors => {
                        if base {
                            predecessor
                        } else {
                            node
                        }
                    }
                    Self::Zeros => 0,
                    Self::Repeated => repeated[usize::from(!base)],
                } as u32);
            }
        }
        parents
    }
}

fn ids(replicas: usize) -> Vec<Node> {
    (0..replicas).map(|replica| core::array::from_fn(|i| (replica * 53 + i * 7 + 1) as u8)).collect()
}

/// The memory of a layer for all replicas before it is labelled: bytes that must not count.
fn unlabelled(layout: Layout, nodes: usize) -> Vec<u8> {
    vec![0xA5; nodes * layout.stride()]
}

/// Labels all nodes in runs of such lengths, over and over.
fn labelled(
    kernel: Kernel,
    layout: Layout,
    layer: u32,
    before: &[u8],
    parents: &[u32],
    runs: &[usize],
    ahead: usize,
) -> Vec<u8> {
    let nodes = parents.len() / LABEL_PARENTS;
    let mut labels = unlabelled(layout, nodes);
    let ids = ids(layout.replicas());
    let (mut first, mut runs) = (0, runs.iter().cycle());
    while first < nodes {
        let count = (*runs.next().expect("there are runs")).min(nodes - first);
        kernel.label(&mut Labels {
            layout,
            replica_ids: &ids,
            layer,
            before,
            labels: &mut labels,
            first,
            parents: &parents[first * LABEL_PARENTS..][..count * LABEL_PARENTS],
            ahead,
        });
        first += count;
    }
    labels
}

/// The labels of a replica, node by node.
fn replica(layout: Layout, labels: &[u8], replica: usize) -> Vec<u8> {
    let mut nodes = vec![0; labels.len() / layout.stride() * NODE];
    layout.copy_out(labels, 0, replica, &mut nodes);
    nodes
}

/// Layers 1 to 3 of a graph on a kernel, compared with those that the first kernel makes of every
/// replica alone.
fn compare(kernel: Kernel, layout: Layout, graph: Graph, nodes: usize, runs: &[usize], ahead: usize) {
    let parents = graph.parents(nodes);
    let all = ids(layout.replicas());
    let mut before = Vec::new();
    let mut expected_before = vec![Vec::new(); all.len()];
    for layer in 1..=3 {
        let labels = labelled(kernel, layout, layer, &before, &parents, runs, ahead);
        for (k, (id, before)) in all.iter().zip(&mut expected_before).enumerate() {
            let mut expected = unlabelled(Layout::nodes(1), nodes);
            Kernel::COPYING.label(&mut Labels {
                layout: Layout::nodes(1),
                replica_ids: &[*id],
                layer,
                before,
                labels: &mut expected,
                first: 0,
                parents: &parents,
                ahead: 0,
            });
            let what = format!("{}, {layout:?}, {graph:?}, {nodes} nodes, layer {layer}", kernel.name());
            let wrong =
                replica(layout, &labels, k).chunks(NODE).zip(expected.chunks(NODE)).position(|(a, b)| a != b);
            assert_eq!(
                wrong, None,
                "the first node of replica {k} that is wrong: {what}, runs {runs:?}, ahead {ahead}"
            );
            *before = expected;
        }
        before = labels;
    }
}

#[test]
fn every_kernel_labels_every_number_of_replicas_as_the_plainest_does() {
    for kernel in Kernel::usable(Hash::Sha256) {
        for replicas in 1..=kernel.degree() {
            compare(kernel, kernel.layout(replicas), Graph::PredecessorFirst, 23, &[5, 18], 4);
        }
    }
}

#[test]
fn every_kernel_labels_every_graph_in_runs_of_every_length() {
    for kernel in Kernel::usable(Hash::Sha256) {
        for graph in GRAPHS {
            for (runs, ahead) in [([1, 1], 1), ([2, 3], 0), ([3, 17], 2), ([17, 1], 40), ([40, 2], 7)] {
                let layout = kernel.layout(kernel.degree().min(2));
                compare(kernel, layout, graph, 40, &runs, ahead);
            }
        }
    }
}

#[test]
fn layers_of_one_node_and_of_two_are_labelled() {
    for kernel in Kernel::usable(Hash::Sha256) {
        for nodes in [1, 2] {
            compare(kernel, kernel.layout(1), Graph::PredecessorFirst, nodes, &[2], 3);
        }
    }
}

/// Labels lie at odd addresses too.
#[test]
fn memory_need_not_be_aligned() {
    for kernel in Kernel::usable(Hash::Sha256) {
        let layout = kernel.layout(1);
        let parents = Graph::PredecessorLast.parents(9);
        let first = labelled(kernel, layout, 1, &[], &parents, &[9], 2);
        let expected = labelled(kernel, layout, 2, &first, &parents, &[9], 2);
        for shift in [1, 4, 31] {
            let before = [vec![0; shift], first.clone()].concat();
            let mut labels = vec![0; shift + first.len()];
            kernel.label(&mut Labels {
                layout,
                replica_ids: &ids(1),
                layer: 2,
                before: &before[shift..],
                labels: &mut labels[shift..],
                first: 0,
                parents: &parents,
                ahead: 2,
            });
            assert!(labels[shift..] == expected, "{}, {shift} bytes off", kernel.name());
        }
    }
}

/// The message written out as the specification has it, hashed by the reference.
#[test]
fn a_label_is_the_hash_of_the_message() {
    let parents = Graph::PredecessorFirst.parents(20);
    for kernel in Kernel::usable(Hash::Sha256) {
        let layout = kernel.layout(1);
        let first = labelled(kernel, layout, 1, &[], &parents, &[20], 0);
        let second = labelled(kernel, layout, 2, &first, &parents, &[20], 0);
        let (first, second) = (replica(layout, &first, 0), replica(layout, &second, 0));
        let label = |layer: u32, node: usize| {
            let mut message = ids(1)[0].to_vec();
            message.extend(layer.to_be_bytes());
            message.extend((node as u64).to_be_bytes());
            message.resize(2 * NODE, 0);
            let own = if layer == 1 { &first } else { &second };
            let used = if layer == 1 { BASE_PARENTS } else { LABEL_PARENTS };
            for k in (0..REPEATED).map(|k| k % used).filter(|_| node > 0) {
                let from = if k < BASE_PARENTS { own } else { &first };
                message.extend(&from[parents[node * LABEL_PARENTS + k] as usize * NODE..][..NODE]);
            }
            let mut digest = reference::digest(Algorithm::Sha256, &message);
            digest[NODE - 1] &= 0x3F;
            digest
        };
        for node in 0..20 {
            assert_eq!(first[node * NODE..][..NODE], label(1, node), "{}, node {node}", kernel.name());
            assert_eq!(second[node * NODE..][..NODE], label(2, node), "{}, node {node}", kernel.name());
        }
    }
}

/// A job of five nodes of layer 2, with one thing changed.
fn bad_job(kernel: Kernel, parents: &[u32], change: impl FnOnce(&mut Labels<'_>)) -> String {
    let layout = kernel.layout(1);
    let (before, mut labels) = (unlabelled(layout, 5), unlabelled(layout, 5));
    let replica_ids = ids(1);
    let mut job = Labels {
        layout,
        replica_ids: &replica_ids,
        layer: 2,
        before: &before,
        labels: &mut labels,
        first: 0,
        parents,
        ahead: 2,
    };
    change(&mut job);
    let result = std::panic::catch_unwind(core::panic::AssertUnwindSafe(|| kernel.label(&mut job)));
    let panic = result.expect_err("a job whose parts do not fit");
    match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => (*panic.downcast::<&str>().expect("a panic with a message")).to_owned(),
    }
}

fn with_parent(at: usize, parent: u32) -> Vec<u32> {
    let mut parents = Graph::PredecessorFirst.parents(5);
    parents[at] = parent;
    parents
}

#[test]
fn jobs_whose_parts_do_not_fit_panic_with_the_reason() {
    let good = Graph::PredecessorFirst.parents(5);
    let own = with_parent(3 * LABEL_PARENTS + 2, 5);
    let other = with_parent(4 * LABEL_PARENTS + 13, u32::MAX);
    let short = with_parent(0, 0)[..40].to_vec();
    for kernel in Kernel::usable(Hash::Sha256) {
        let says = |expected: &str, message: String| {
            assert!(message.contains(expected), "{}: {message}, not {expected}", kernel.name());
        };
        says("parent 5 is not in the layer", bad_job(kernel, &own, |_| {}));
        says("parent 4294967295 is not in the layer before", bad_job(kernel, &other, |_| {}));
        says("not all there", bad_job(kernel, &short, |_| {}));
        says("the run ends at node 6, the layer at 5", bad_job(kernel, &good, |job| job.first = 1));
        says("a run has an end", bad_job(kernel, &good, |job| job.first = usize::MAX));
        says("every replica has an id", bad_job(kernel, &good, |job| job.replica_ids = &[]));
        says("of the layer before is not whole", bad_job(kernel, &good, |job| job.before = &job.before[1..]));
        let half = bad_job(kernel, &good, |job| job.layout = Layout::nodes(1000));
        says("every replica has an id", half);
    }
}

/// A kernel is not handed memory of another one's form.
#[test]
fn a_layout_of_another_kernel_panics() {
    let good = Graph::PredecessorFirst.parents(5);
    for kernel in Kernel::usable(Hash::Sha256) {
        if kernel.is_copying() {
            continue;
        }
        let other = if kernel.is_lanes() { Layout::nodes(1) } else { Layout::words(Form::Words, 1, 1) };
        let message = bad_job(kernel, &good, |job| {
            job.layout = other;
        });
        assert!(message.contains("memory") || message.contains("layout"), "{}: {message}", kernel.name());
    }
}

/// By hand: of 20 blocks 9 have a schedule, and every round has one addition for each term that it
/// sums.
#[test]
fn the_work_of_a_label_is_that_of_twenty_blocks_with_nine_schedules() {
    for kernel in Kernel::usable(Hash::Sha256) {
        let Some(work) = kernel.work(Hash::Sha256, 2) else {
            assert_eq!(kernel.name(), "copying", "a kernel that nobody has counted");
            continue;
        };
        match kernel.name() {
            "sha-ni" => {
                assert_eq!((work.sha.rounds, work.sha.schedule), (2 * (20 * 32 - 5), 2 * 9 * 12));
                assert_eq!(work.sha.chain, 19 * 32);
            }
            // An instruction for four rounds of a to d and one of e to h; the first four of a
            // header wait for nothing.
            "armv8-sha2" => {
                assert_eq!((work.sha.rounds, work.sha.schedule), (2 * (20 * 32 - 4), 2 * (9 * 24 - 1)));
                assert_eq!(work.sha.chain, 19 * 16);
            }
            lanes => {
                let additions = 9 * (64 * 7 + 48 * 3 + 8) + 11 * (64 * 6 + 8);
                assert_eq!(work.mix.add, additions, "{lanes}");
            }
        }
    }
}
