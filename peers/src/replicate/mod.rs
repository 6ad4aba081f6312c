//! The job of labels: nodes of a proof of replication, each hashed from earlier ones.
//!
//! All contestants walk the same stretch in the middle of a layer, over memory of the same size a
//! replica, with parents of the same graph, listed beforehand: how parents are found is no part of
//! this job. Labels are real: each is written where the next ones read it. [`run`] times one
//! scheme, all contestants slice by slice in turn. Before that each of them makes the labels of
//! [`CHECKED`] nodes, which are compared with those of the product's full scalar path; another
//! label ends the run.
//!
//! Libraries that know one message at a time make one replica. [`contestants`] says how each is
//! called and why.

mod contestants;
#[cfg(feature = "porep")]
mod main_net;

use hashweave::replicate::chain::Layout;
use hashweave::replicate::{
    ApiVersion, Graph, NODE, Node, Parameters, Parents, Scheme, Side, field, key, label,
};
use system::memory::Memory;
use runner::slices::{Timed, Timing, compare};
use std::cell::RefCell;
use std::error::Error;
use std::rc::Rc;
use std::time::{Duration, Instant};

pub use contestants::{NAMED, OWN, contestants};

/// Bytes of a layer of one replica: more than the caches that belong to one core.
pub const LAYER: usize = 64 << 20;

/// Nodes whose labels are compared before anything is timed.
pub const CHECKED: usize = 300;

/// The layer that is walked: one with a layer before it, so that labels of `sdr` have all their
/// parents.
const SECOND: u32 = 2;

/// Nodes of a stretch, where the layer has as many: their far parents lie all over the layer.
const STRETCH: usize = 1 << 18;

/// Nodes of a slice, at least. A run makes a layer of one group of replicas from its beginning to
/// its end, so it finds in the caches what its own last nodes have left there: lines, and the
/// tables of pages, the virtual machine's and those of the machine that it runs on. A slice finds
/// there what the contestant before it has left, and pays for that in its first thousands of nodes,
/// the more so the more memory its replicas have: four replicas on Zen 4 took 1,463 cycles a label
/// in slices of two milliseconds, and 1,170 in these (`docs/replicate-kernels.md`).
const SLICE: u64 = 1 << 14;

/// A run of nodes to be labelled.
pub struct Task<'a> {
    /// How the replicas share memory.
    pub layout: Layout,
    /// The identities of the replicas.
    pub replica_ids: &'a [Node],
    /// The number of the layer, of `sdr`.
    pub layer: u32,
    /// The layer before, of `sdr`; empty otherwise.
    pub before: &'a [u8],
    /// The labels of the layer, or the data that keys are added to.
    pub nodes: &'a mut [u8],
    /// The first node of the run.
    pub first: usize,
    /// The parents of all nodes of the run.
    pub parents: &'a [u32],
}

/// Labels a run of nodes.
pub type Go = Box<dyn FnMut(&mut Task<'_>)>;

/// One way to make labels.
pub struct Contestant {
    /// The library that it belongs to.
    pub peer: &'static str,
    /// The kernel or function of that peer, and how it is called.
    pub kernel: String,
    /// The number of replicas that it labels at once, and their order.
    pub layout: Layout,
    /// The work.
    pub go: Go,
}

/// The time that one contestant needed.
pub struct Measured {
    /// As in [`Contestant`].
    pub peer: &'static str,
    /// As in [`Contestant`].
    pub kernel: String,
    /// As in [`Contestant`].
    pub replicas: usize,
    /// Seconds for a label: one node of one replica.
    pub timing: Timing,
}

/// Compares the labels of the contestants that `wanted` accepts with the library's, then times them
/// over `rounds` turns. Returns one entry for each.
///
/// # Errors
///
/// If one of them makes another label than the product's full scalar path, or there is no memory.
pub fn run(
    scheme: Scheme,
    layer_bytes: usize,
    rounds: usize,
    wanted: &dyn Fn(&Contestant) -> bool,
) -> Result<Vec<Measured>, Box<dyn Error>> {
    let list: Vec<Contestant> = contestants(scheme).into_iter().filter(wanted).collect();
    let mut walks = agreed(scheme, layer_bytes, list)?;
    let mut works: Vec<&mut dyn Timed> = walks.iter_mut().map(|walk| walk as _).collect();
    let comparison = compare(&mut works, rounds, &mut || {});
    let named = |(walk, timing): (Walk, Timing)| {
        let Contestant { peer, kernel, layout, .. } = walk.contestant;
        Measured { peer, kernel, replicas: layout.replicas(), timing }
    };
    Ok(walks.into_iter().zip(comparison.timings).map(named).collect())
}

/// Puts contestants on their places and compares their labels with the library's.
///
/// # Errors
///
/// As [`run`].
pub fn agreed(
    scheme: Scheme,
    layer_bytes: usize,
    contestants: Vec<Contestant>,
) -> Result<Vec<Walk>, Box<dyn Error>> {
    let stretch = Rc::new(Stretch::new(scheme, layer_bytes / NODE));
    let mut places: Vec<Rc<Place>> = Vec::new();
    let mut walks = Vec::new();
    for contestant in contestants {
        let same = places.iter().find(|place| place.layout == contestant.layout);
        let place = if let Some(place) = same {
            Rc::clone(place)
        } else {
            let place = Rc::new(Place::new(scheme, contestant.layout, layer_bytes / NODE)?);
            places.push(Rc::clone(&place));
            place
        };
        let mut walk = Walk { contestant, place, stretch: Rc::clone(&stretch), at: 0 };
        walk.check()?;
        walks.push(walk);
    }
    Ok(walks)
}

/// Nodes in the middle of a layer, with their parents.
struct Stretch {
    scheme: Scheme,
    first: usize,
    length: usize,
    parents: Vec<u32>,
}

impl Stretch {
    fn new(scheme: Scheme, nodes: usize) -> Self {
        let parameters =
            Parameters { scheme, nodes, layers: 2, porep_id: [0; NODE], api_version: ApiVersion::V1_1_0 };
        let length = STRETCH.min(nodes / 2);
        let first = (nodes - length) / 2;
        let mut parents = vec![0; length * scheme.degree()];
        Graph::new(&parameters).parents(Side::Forward, first, &mut parents);
        Self { scheme, first, length, parents }
    }

    fn parents(&self, at: usize, count: usize) -> &[u32] {
        let degree = self.scheme.degree();
        &self.parents[at * degree..][..count * degree]
    }
}

/// Layers of some replicas, shared by all contestants that have them in the same order.
struct Place {
    layout: Layout,
    replica_ids: Vec<Node>,
    before: Option<Memory>,
    nodes: RefCell<Memory>,
}

impl Place {
    fn new(scheme: Scheme, layout: Layout, nodes: usize) -> std::io::Result<Self> {
        let filled = |kind: u64| {
            let mut memory = Memory::anonymous(nodes * layout.stride())?;
            for node in 0..nodes {
                for replica in 0..layout.replicas() {
                    let seed = (kind << 62) | ((replica as u64) << 40) | node as u64;
                    layout.set(&mut memory, node, replica, &random(seed));
                }
            }
            Ok::<_, std::io::Error>(memory)
        };
        Ok(Self {
            layout,
            replica_ids: (0..layout.replicas() as u64).map(|replica| random(!replica)).collect(),
            before: if scheme == Scheme::Sdr { Some(filled(1)?) } else { None },
            nodes: RefCell::new(filled(0)?),
        })
    }
}

/// A node below r that looks like any other.
fn random(seed: u64) -> Node {
    let mut node = [0; NODE];
    for (word, at) in node.as_chunks_mut().0.iter_mut().zip(1..) {
        // The steps of SplitMix64.
        let mut z = seed.wrapping_mul(4).wrapping_add(at).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        *word = (z ^ (z >> 31)).to_le_bytes();
    }
    field::masked(node)
}

/// A contestant, and where in the stretch it is. The unit of work is a label.
pub struct Walk {
    contestant: Contestant,
    place: Rc<Place>,
    stretch: Rc<Stretch>,
    at: usize,
}

impl Walk {
    /// Labels `count` nodes of every replica from a place of the stretch on.
    fn go(&mut self, at: usize, count: usize) {
        let place = &self.place;
        let mut nodes = place.nodes.borrow_mut();
        (self.contestant.go)(&mut Task {
            layout: place.layout,
            replica_ids: &place.replica_ids,
            layer: SECOND,
            before: place.before.as_deref().unwrap_or(&[]),
            nodes: &mut nodes,
            first: self.stretch.first + at,
            parents: self.stretch.parents(at, count),
        });
    }

    /// Labels some nodes. Every parent of a node is before it or in the layer before, so that right
    /// nodes follow from right parents, which are found where the contestant left them.
    fn check(&mut self) -> Result<(), String> {
        let (place, stretch) = (Rc::clone(&self.place), Rc::clone(&self.stretch));
        let (layout, replicas) = (place.layout, place.layout.replicas());
        let checked = CHECKED.min(stretch.length);
        let all = || (0..checked).flat_map(|at| (0..replicas).map(move |replica| (at, replica)));
        let mut old = Vec::new();
        for (at, replica) in all() {
            let mut nodes = place.nodes.borrow_mut();
            let node = stretch.first + at;
            old.push(layout.get(&nodes, node, replica));
            if place.before.is_some() {
                // Nobody passes by the labels of the one before.
                layout.set(&mut nodes, node, replica, &[0; NODE]);
            }
        }
        self.go(0, checked);
        for ((at, replica), old) in all().zip(&old) {
            let made = layout.get(&place.nodes.borrow(), stretch.first + at, replica);
            if made != self.expected(at, replica, old) {
                let Contestant { peer, kernel, .. } = &self.contestant;
                let node = stretch.first + at;
                return Err(format!(
                    "{}: {peer} {kernel} makes a wrong label of node {node}, replica {replica}",
                    stretch.scheme
                ));
            }
        }
        Ok(())
    }

    /// The right label of a node, given its old content and its parents.
    fn expected(&self, at: usize, replica: usize, old: &Node) -> Node {
        let Place { layout, replica_ids, before, nodes } = &*self.place;
        let nodes = nodes.borrow();
        let parents = self.stretch.parents(at, 1);
        let get = |memory: &[u8], list: &[u32]| -> Vec<Node> {
            list.iter().map(|&parent| layout.get(memory, parent as usize, replica)).collect()
        };
        let Some(before) = before else {
            return field::add(old, &key(&replica_ids[replica], &get(&nodes, parents)));
        };
        let (base, expander) = parents.split_at(hashweave::replicate::chain::BASE_PARENTS);
        let parents = [get(&nodes, base), get(before, expander)].concat();
        label(&replica_ids[replica], SECOND, self.stretch.first + at, &parents)
    }
}

impl Timed for Walk {
    fn run(&mut self, n: u64) -> Duration {
        let start = Instant::now();
        let replicas = self.place.layout.replicas();
        let mut left = usize::try_from(n).unwrap_or(0) / replicas;
        while left > 0 {
            let count = left.min(self.stretch.length - self.at);
            self.go(self.at, count);
            self.at = (self.at + count) % self.stretch.length;
            left -= count;
        }
        start.elapsed()
    }

    fn granule(&self) -> u64 {
        SLICE * self.place.layout.replicas() as u64
    }
}
