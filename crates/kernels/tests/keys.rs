//! Every kernel for keys against the one that copies messages, on random graphs.

use hashes::Algorithm;
use hashes::field::{self, MODULUS, NODE, Node};
use kernels::chain::{Addition, Apart, Form, Hash, KEY_PARENTS, Kernel, Keys, Layout, Walk};

/// A generator of numbers for tests (Marsaglia's xorshift).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn node(&mut self) -> Node {
        let words = [self.next(), self.next(), self.next(), self.next()];
        let mut node: Node = *words.map(u64::to_le_bytes).as_flattened().first_chunk().expect("32 bytes");
        // In one case of two close below r, so that sums wrap.
        if self.next() & 1 == 0 {
            let near = [words[0], MODULUS[1] - 1, MODULUS[2], MODULUS[3]];
            node = *near.map(u64::to_le_bytes).as_flattened().first_chunk().expect("32 bytes");
        }
        if field::is_element(&node) { node } else { field::masked(node) }
    }
}

/// The kinds of graphs.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// As the schemes have them: many close before the node, in the order of the walk.
    Close,
    /// Anything, close after the node as well, which must still be the old value.
    Anything,
    /// The predecessor in the slot that is the node's number modulo the slots, all others far away.
    Predecessor,
    /// All after the node, as in the odd layers of `r2`.
    Behind,
    /// The node itself in every slot but, in one case of two, the first: in that case there are no
    /// parents.
    Itself,
}

const KINDS: [Kind; 5] = [Kind::Close, Kind::Anything, Kind::Predecessor, Kind::Behind, Kind::Itself];

/// The parents of a run.
fn graph(kind: Kind, nodes: usize, first: usize, run: usize, walk: Walk, numbers: &mut Numbers) -> Vec<u32> {
    let mut parents = Vec::new();
    for place in 0..run {
        // Counted in the order of the walk.
        let at = if walk == Walk::Up { first + place } else { nodes - 1 - (first - place) };
        for slot in 0..KEY_PARENTS {
            let bits = numbers.below(7);
            let close = 1 + numbers.below(1 << bits);
            let parent = match kind {
                Kind::Close => at.saturating_sub(close),
                Kind::Anything if numbers.below(3) == 0 => numbers.below(nodes),
                Kind::Anything => (at + 40).saturating_sub(numbers.below(80)).min(nodes - 1),
                Kind::Predecessor if slot == at % KEY_PARENTS => at.saturating_sub(1),
                Kind::Predecessor => at.saturating_sub(60 + close),
                Kind::Behind => (at + close).min(nodes - 1),
                Kind::Itself if slot == 0 && place % 2 == 0 => at.saturating_sub(1),
                Kind::Itself => at,
            };
            parents.push(if walk == Walk::Up { parent } else { nodes - 1 - parent } as u32);
        }
    }
    parents
}

/// The nodes of every replica after a kernel has encoded `data`.
fn encoded(kernel: Kernel, data: &[Vec<Node>], replica_ids: &[Node], job: &Job) -> Vec<Vec<Node>> {
    let layout = kernel.layout(replica_ids.len());
    let mut memory = vec![0; data[0].len() * layout.stride()];
    for (replica, nodes) in data.iter().enumerate() {
        layout.copy_in(&mut memory, 0, replica, nodes.as_flattened());
    }
    kernel.encode(&mut Keys {
        layout,
        replica_ids,
        data: &mut memory,
        first: job.first,
        walk: job.walk,
        parents: &job.parents,
        addition: job.addition,
        ahead: job.ahead,
    });
    let nodes = 0..data[0].len();
    (0..data.len())
        .map(|replica| nodes.clone().map(|node| layout.get(&memory, node, replica)).collect())
        .collect()
}

#[derive(Debug)]
struct Job {
    first: usize,
    walk: Walk,
    parents: Vec<u32>,
    addition: Addition,
    ahead: usize,
}

#[test]
fn every_kernel_encodes_as_the_plainest_does() {
    let kernels = Kernel::usable(Hash::Blake2s);
    assert_eq!(kernels[0].name(), "copying");
    let mut numbers = Numbers(0x5EED);
    let nodes = 160;
    for &kernel in &kernels {
        for replicas in 1..=kernel.degree() {
            let data: Vec<Vec<Node>> =
                (0..replicas).map(|_| (0..nodes).map(|_| numbers.node()).collect()).collect();
            let replica_ids: Vec<Node> = (0..replicas).map(|_| numbers.node()).collect();
            for kind in KINDS {
                for walk in [Walk::Up, Walk::Down] {
                    for run in [0, 1, 2, 3, 17, 100, nodes] {
                        let start = if run == nodes { 0 } else { numbers.below(nodes - run) };
                        let first = if walk == Walk::Up { start } else { nodes - 1 - start };
                        let parents = graph(kind, nodes, first, run, walk, &mut numbers);
                        let ahead = [0, 4, 1000][numbers.below(3)];
                        let mut job = Job { first, walk, parents, addition: Addition::Direct, ahead };
                        let expected = encoded(Kernel::COPYING, &data, &replica_ids, &job);
                        let direct = encoded(kernel, &data, &replica_ids, &job);
                        assert!(direct == expected, "{} of {replicas}, {kind:?}, {job:?}", kernel.name());
                        job.addition = Addition::Converted;
                        let converted = encoded(kernel, &data, &replica_ids, &job);
                        assert!(
                            converted == expected,
                            "{} of {replicas}, {kind:?}, converted",
                            kernel.name()
                        );
                        job.addition = Addition::Back;
                        let expected = encoded(Kernel::COPYING, &data, &replica_ids, &job);
                        let back = encoded(kernel, &data, &replica_ids, &job);
                        assert!(back == expected, "{} of {replicas}, {kind:?}, back", kernel.name());
                    }
                }
            }
        }
    }
}

/// Keys of nodes apart are the nodes that the plainest kernel makes of zeros, whatever the number
/// of nodes and of replicas.
#[test]
fn keys_apart_are_those_of_the_chain() {
    let mut numbers = Numbers(0xAB);
    let nodes = 100;
    for replicas in [1, 3] {
        let layout = Layout::nodes(replicas);
        let data: Vec<Node> = (0..nodes * replicas).map(|_| numbers.node()).collect();
        let id = numbers.node();
        for kind in KINDS {
            for run in (0..=33).chain([nodes]) {
                let first = if run == nodes { 0 } else { numbers.below(nodes - run) };
                let parents = graph(kind, nodes, first, run, Walk::Up, &mut numbers);
                let replica = replicas - 1;
                let mut keys = vec![[0; NODE]; run];
                Kernel::keys_apart(&mut Apart {
                    layout,
                    replica,
                    replica_id: &id,
                    data: data.as_flattened(),
                    first,
                    parents: &parents,
                    keys: &mut keys,
                });
                for (place, key) in keys.iter().enumerate() {
                    let expected = key_of(&data, layout, replica, &id, first + place, &parents, place);
                    assert_eq!(*key, expected, "{kind:?}, node {place} of {run}, {replicas} replicas");
                }
            }
        }
    }
}

/// A key, from the definition.
fn key_of(
    data: &[Node],
    layout: Layout,
    replica: usize,
    id: &Node,
    node: usize,
    parents: &[u32],
    place: usize,
) -> Node {
    let parents = &parents[place * KEY_PARENTS..][..KEY_PARENTS];
    let mut message = id.to_vec();
    if parents[0] as usize != node {
        for &parent in parents {
            message.extend(layout.get(data.as_flattened(), parent as usize, replica));
        }
    }
    let mut key = [0; NODE];
    Algorithm::Blake2s(NODE as u8).digest(&[], &message, &mut key);
    field::masked(key)
}

#[test]
fn names_are_different() {
    let mut names: Vec<&str> = Kernel::usable(Hash::Blake2s).iter().map(|kernel| kernel.name()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}

/// The line with which a kernel refuses a job whose parts do not fit.
fn refusal(kernel: Kernel, change: impl Fn(&mut Keys<'_>)) -> String {
    let layout = kernel.layout(1);
    let mut data = vec![0; 4 * layout.stride()];
    let mut job = Keys {
        layout,
        replica_ids: &[[1; NODE]],
        data: &mut data,
        first: 1,
        walk: Walk::Up,
        parents: &[0; 2 * KEY_PARENTS],
        addition: Addition::Direct,
        ahead: 0,
    };
    change(&mut job);
    let refused = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| kernel.encode(&mut job)));
    let message = refused.expect_err("the job is refused");
    let fixed = message.downcast_ref::<&str>().map(|line| (*line).to_string());
    fixed.or_else(|| message.downcast_ref::<String>().cloned()).expect("a line")
}

#[test]
fn jobs_that_do_not_fit_are_refused() {
    static BEYOND: [u32; KEY_PARENTS] = [4; KEY_PARENTS];
    for kernel in Kernel::usable(Hash::Blake2s).into_iter().skip(1) {
        let line = refusal(kernel, |job| job.first = 3);
        assert_eq!(line, "the run of 2 nodes leaves the 4");
        let line = refusal(kernel, |job| (job.first, job.walk) = (0, Walk::Down));
        assert_eq!(line, "the run of 2 nodes leaves the 4");
        let line = refusal(kernel, |job| (job.first, job.walk) = (4, Walk::Down));
        assert_eq!(line, "the run of 2 nodes leaves the 4");
        let line = refusal(kernel, |job| job.parents = &BEYOND);
        assert_eq!(line, "parent 4 is none of 4 nodes");
        let line = refusal(kernel, |job| job.parents = &BEYOND[1..]);
        assert_eq!(line, "a node has 13 parents");
        let line = refusal(kernel, |job| job.replica_ids = &[]);
        assert_eq!(line, "there are 0 replicas");
        let line = refusal(kernel, |job| job.layout = Layout::words(Form::Words, 4, 1));
        assert!(line.contains("one after the other") || line.contains("in words"), "{line}");
    }
}
