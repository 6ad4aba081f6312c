//! Chains of labels: every node of a layer is hashed from earlier nodes (proof of replication).
//!
//! Two constructions, each with a job and its kernels:
//!
//! | job | scheme | a node's message | hash |
//! |---|---|---|---|
//! | [`Labels`] | `sdr` | replica_id ‖ layer ‖ node ‖ zeros, 37 labels of parents: 1,248 bytes, 20 blocks | SHA-256 |
//! | [`Keys`] | `r2`, `zigzag` | replica_id, 13 nodes that are its parents: 448 bytes, 7 blocks | BLAKE2s-256 |
//!
//! A job is a run of consecutive nodes, with their parents listed, so that whoever knows the graph
//! can work ahead. It has as many replicas as share its memory ([`Layout`]): all of one graph, each
//! with its own id, so that their chains, which are independent, fill lanes and units together.
//!
//! [`Kernel::keys_apart`] computes keys of nodes of one replica that do not wait for each other.

pub(crate) mod ahead;
mod apart;
pub(crate) mod blake;
pub(crate) mod blake_lanes;
mod copying;
mod counts;
pub(crate) mod halves;
pub(crate) mod in_lanes;
pub(crate) mod job;
mod key_counts;
pub(crate) mod layout;
pub(crate) mod row;
pub(crate) mod sha_lanes;

pub use job::{
    Addition, Apart, BASE_PARENTS, Hash, KEY_PARENTS, Keys, LABEL_PARENTS, Labels, REPEATED, Walk,
};
pub use layout::{Form, Layout};

use crate::arch;
use crate::batch::Work;
use copying::Copying;
use core::fmt;
use row::{ALL, Chain, Row};
use std::sync::OnceLock;

/// A way to walk a chain.
#[derive(Clone, Copy)]
pub struct Kernel {
    row: &'static Row,
    code: &'static dyn Chain,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row.name)
    }
}

impl Kernel {
    /// The message of a node is copied together and hashed as any other: the reference that other
    /// kernels are compared with.
    pub const COPYING: Self = Self { row: &COPYING, code: &Copying };

    /// The kernels for a hash that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(hash: Hash) -> Vec<Self> {
        static HERE: OnceLock<Vec<Kernel>> = OnceLock::new();
        let here = HERE.get_or_init(|| {
            let found = |row: &'static Row| Some(Self { row, code: Box::leak((row.detect)()?) });
            arch::here::CHAINS.iter().filter_map(found).collect()
        });
        let knows = |kernel: &Self| kernel.row.hashes.contains(&hash);
        [Self::COPYING].into_iter().chain(here.iter().copied()).filter(knows).collect()
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row.name
    }

    /// Whether it is [`COPYING`](Self::COPYING).
    #[must_use]
    pub fn is_copying(self) -> bool {
        core::ptr::eq(self.row, &raw const COPYING)
    }

    /// Whether the kernel has one replica a lane, and takes as long for fewer replicas.
    #[must_use]
    pub fn is_lanes(self) -> bool {
        self.code.lanes().is_some()
    }

    /// How many replicas it takes at most.
    #[must_use]
    pub fn degree(self) -> usize {
        self.code.degree()
    }

    /// The numbers of replicas whose cost follows from no other number's: copying takes as long for
    /// each replica, lanes as long for one as for all.
    #[must_use]
    pub fn costs_apart(self) -> Vec<usize> {
        match self.degree() {
            _ if self.is_copying() => vec![1],
            degree if self.is_lanes() => vec![degree],
            degree => (1..=degree).collect(),
        }
    }

    /// How `replicas` replicas share memory on this kernel.
    ///
    /// # Panics
    ///
    /// If they are none or more than [`degree`](Self::degree).
    #[must_use]
    pub fn layout(self, replicas: usize) -> Layout {
        assert!((1..=self.degree()).contains(&replicas), "there are {replicas} replicas");
        match self.code.lanes() {
            Some(lanes) => Layout::words(Form::Words, lanes, replicas),
            None => Layout::nodes(replicas),
        }
    }

    /// Labels a run of nodes.
    ///
    /// # Panics
    ///
    /// If the kernel is not for SHA-256, or the parts of the job do not fit each other.
    pub fn label(self, job: &mut Labels<'_>) {
        self.knows(Hash::Sha256);
        job.check();
        self.code.label(job);
    }

    /// Encodes a run of nodes.
    ///
    /// # Panics
    ///
    /// If the kernel is not for BLAKE2s, or the parts of the job do not fit each other.
    pub fn encode(self, job: &mut Keys<'_>) {
        self.knows(Hash::Blake2s);
        self.code.encode(job);
    }

    fn knows(self, hash: Hash) {
        assert!(self.row.hashes.contains(&hash), "the kernel {} does not know {hash:?}", self.row.name);
    }

    /// The instructions that the kernel executes for a node of each of `replicas` replicas; `None`
    /// if they have not been counted.
    #[must_use]
    pub fn work(self, hash: Hash, replicas: usize) -> Option<Work> {
        self.code.work(hash, replicas)
    }

    /// The keys of nodes that do not wait for each other, in lanes: the best way on this machine,
    /// whatever the kernel of the chain.
    ///
    /// # Panics
    ///
    /// If the parts of the job do not fit each other.
    pub fn keys_apart(job: &mut Apart<'_>) {
        apart::keys_apart(job);
    }
}

/// The row of [`Kernel::COPYING`].
static COPYING: Row = Row { name: "copying", hashes: ALL, detect: || Some(Box::new(Copying)) };
