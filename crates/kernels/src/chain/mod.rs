//! Chains of labels: every node of a layer is hashed from earlier nodes (proof of replication).
//!
//! Two constructions, each with a job and its kernels:
//!
//! | job | scheme | a node's message | hash |
//! |---|---|---|---|
//! | [`Labels`] | `sdr` | replica_id ‖ layer ‖ node ‖ zeros, 37 labels of parents: 1,248 bytes, 20 blocks | SHA-256 |
//! | [`Keys`] | `r2`, `zigzag` | replica_id, 13 nodes that are its parents: 448 bytes, 7 blocks | BLAKE2s-256 |
//!
//! A job is a run of consecutive nodes, with their parents listed, so that whoever knows the graph can work ahead. It has as
//! many replicas as share its memory ([`Layout`]): all of one graph, each with its own id, so that their chains, which are independent, fill
//! lanes and units together.
//!
//! [`Kernel::keys_apart`] computes keys of nodes of one replica that do not wait for each other.

mod ahead;
mod apart;
mod blake;
pub(crate) mod blake_lanes;
#[cfg(target_arch = "x86_64")]
mod blake_rows;
mod copying;
mod key_work;
mod layout;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod sha;
pub(crate) mod sha_lanes;
#[cfg(target_arch = "x86_64")]
mod window;
mod work;

#[cfg(target_arch = "x86_64")]
pub use blake_rows::Rows;
pub use layout::{Form, Layout};

use crate::Backend;
#[cfg(target_arch = "x86_64")]
use crate::integers;
use hashes::field::{NODE, Node};
#[cfg(target_arch = "aarch64")]
use lanes::isa::Sha2;
#[cfg(target_arch = "x86_64")]
use lanes::isa::{Bmi, ShaNi};

/// Parents of a node of `sdr`: 6 of the same layer, then 8 of the layer before.
pub const LABEL_PARENTS: usize = 14;

/// Those of them in the same layer.
pub const BASE_PARENTS: usize = 6;

/// Parents of a node of `r2` and `zigzag`.
pub const KEY_PARENTS: usize = 13;

/// Labels of parents in a message of `sdr`; the parents are repeated to fill it.
pub const REPEATED: usize = 37;

/// The second half of the last block of a message of `sdr`: the end of 1,248 bytes (FIPS 180-4, section 5.1.1).
const END: Node = {
    let mut half = [0; NODE];
    half[0] = 0x80;
    let bits = (8 * (2 + REPEATED) * NODE) as u16;
    [half[NODE - 2], half[NODE - 1]] = bits.to_be_bytes();
    half
};

/// What labels are made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hash {
    /// [`Labels`].
    Sha256,
    /// [`Keys`].
    Blake2s,
}

/// A run of nodes of a layer of `sdr`.
#[derive(Debug)]
pub struct Labels<'a> {
    /// How the replicas share `before` and `labels`.
    pub layout: Layout,
    /// Who they are.
    pub replica_ids: &'a [Node],
    /// The layer, the first being 1.
    pub layer: u32,
    /// All labels of the layer before; empty in layer 1, where only the first [`BASE_PARENTS`] parents count.
    pub before: &'a [u8],
    /// The labels of the layer; those in front of `first` are there.
    pub labels: &'a mut [u8],
    /// The first node of the run.
    pub first: usize,
    /// [`LABEL_PARENTS`] of every node of the run. Node 0 has none that count.
    pub parents: &'a [u32],
    /// How many nodes ahead parents are prefetched; 0: never.
    pub ahead: usize,
}

impl Labels<'_> {
    /// Panics if the parts do not fit each other: no kernel reads or writes beside its memory then.
    fn check(&self) {
        let (stride, count) = (self.layout.stride(), self.parents.len() / LABEL_PARENTS);
        assert_eq!(self.replica_ids.len(), self.layout.replicas(), "every replica has an id");
        assert!(
            self.parents.len().is_multiple_of(LABEL_PARENTS),
            "the parents of the last node are not all there"
        );
        assert!(self.labels.len().is_multiple_of(stride), "the last node of the layer is not whole");
        assert!(self.before.len().is_multiple_of(stride), "the last node of the layer before is not whole");
        let (nodes, before) = (self.labels.len() / stride, self.before.len() / stride);
        assert!(nodes as u64 <= 1 << 32, "nodes have numbers of 32 bits");
        let end = self.first.checked_add(count).expect("a run has an end");
        assert!(end <= nodes, "the run ends at node {end}, the layer at {nodes}");
        // Node 0 has no parents.
        let skipped = usize::from(self.first == 0);
        let (mut base_most, mut expander_most) = (0, 0);
        for parents in self.parents.as_chunks::<LABEL_PARENTS>().0.iter().skip(skipped) {
            let (base, expander) = parents.split_at(BASE_PARENTS);
            base_most = base.iter().fold(base_most, |most, &parent| most.max(parent));
            expander_most = expander.iter().fold(expander_most, |most, &parent| most.max(parent));
        }
        assert!(count <= skipped || (base_most as usize) < nodes, "parent {base_most} is not in the layer");
        let there = before == 0 || count <= skipped || (expander_most as usize) < before;
        assert!(there, "parent {expander_most} is not in the layer before");
    }
}

/// Which way a layer is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walk {
    /// From the first node to the last one.
    Up,
    /// From the last node to the first one.
    Down,
}

/// How a key is added to data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addition {
    /// To the integer, less r where that is needed.
    Direct,
    /// By way of Montgomery form, as field libraries do it: there to be compared with.
    Converted,
    /// Not at all: it is taken from them, as a replica is decoded.
    Back,
}

/// A run of nodes of a layer of `r2` or `zigzag`: data += key, in place.
#[derive(Debug)]
pub struct Keys<'a> {
    /// How the replicas share `data`.
    pub layout: Layout,
    /// Who they are.
    pub replica_ids: &'a [Node],
    /// All nodes, every one below r.
    pub data: &'a mut [u8],
    /// The first node of the run, in the order of the walk.
    pub first: usize,
    /// The order.
    pub walk: Walk,
    /// [`KEY_PARENTS`] of every node of the run, in the order of the walk.
    pub parents: &'a [u32],
    /// How keys are added.
    pub addition: Addition,
    /// How many nodes ahead parents are prefetched; 0: never.
    pub ahead: usize,
}

/// Nodes of one replica whose keys are wanted and whose parents are all there.
#[derive(Debug)]
pub struct Apart<'a> {
    /// How the replicas share `data`; of the form [`Form::Nodes`].
    pub layout: Layout,
    /// Which replica.
    pub replica: usize,
    /// Its id.
    pub replica_id: &'a Node,
    /// All nodes.
    pub data: &'a [u8],
    /// The first node of the run; the others follow upwards.
    pub first: usize,
    /// [`KEY_PARENTS`] of every node of the run.
    pub parents: &'a [u32],
    /// Where the keys go, one of every node.
    pub keys: &'a mut [Node],
}

/// A way to walk a chain.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// The message of a node is copied together and hashed as any other: what there is to be compared with.
    Copying,
    /// SHA-256 by the SHA instructions of x86, replicas interleaved.
    #[cfg(target_arch = "x86_64")]
    ShaNi(ShaNi),
    /// SHA-256 by the SHA instructions of Armv8, replicas interleaved.
    #[cfg(target_arch = "aarch64")]
    Sha2(Sha2),
    /// BLAKE2s by rows of a few nodes side by side: those of several replicas, or of one that do not wait for each other.
    #[cfg(target_arch = "x86_64")]
    Rows(Rows),
    /// One replica a lane.
    Lanes(Backend),
}

impl Kernel {
    /// The kernels for a hash that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(hash: Hash) -> Vec<Self> {
        let mut kernels = vec![Self::Copying];
        match hash {
            Hash::Sha256 => {
                kernels.extend(Backend::usable().map(Self::Lanes));
                #[cfg(target_arch = "x86_64")]
                kernels.extend(ShaNi::detect().map(Self::ShaNi));
                #[cfg(target_arch = "aarch64")]
                kernels.extend(Sha2::detect().map(Self::Sha2));
            }
            Hash::Blake2s => {
                kernels.extend(Backend::usable().map(Self::Lanes));
                #[cfg(target_arch = "x86_64")]
                kernels.extend(Rows::usable().map(Self::Rows));
            }
        }
        kernels
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Copying => "copying",
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => "sha-ni",
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => "armv8-sha2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Sse41(_)) => "rows-sse41",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx2(_)) => "rows-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx512(_)) => "rows-avx512",
            Self::Lanes(backend) => backend.isa().name(),
        }
    }

    /// How many replicas it takes at most.
    #[must_use]
    pub fn degree(self) -> usize {
        match self {
            Self::Copying => lanes::MAX_LANES,
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => crate::sha::STREAMS,
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => crate::sha::STREAMS,
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => rows.degree(),
            Self::Lanes(backend) => backend.lanes::<u32>(),
        }
    }

    /// How so many replicas share memory on it.
    ///
    /// # Panics
    ///
    /// If they are none or more than [`degree`](Self::degree).
    #[must_use]
    pub fn layout(self, replicas: usize) -> Layout {
        assert!((1..=self.degree()).contains(&replicas), "there are {replicas} replicas");
        match self {
            Self::Lanes(_) => Layout::words(Form::Words, self.degree(), replicas),
            _ => Layout::nodes(replicas),
        }
    }

    /// Labels a run of nodes.
    ///
    /// # Panics
    ///
    /// If the kernel is not for SHA-256, or the parts of the job do not fit each other.
    pub fn label(self, job: &mut Labels<'_>) {
        job.check();
        match self {
            Self::Copying => copying::label(job),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the token proves the features.
            Self::ShaNi(token) => unsafe { sha::label(token, job) },
            #[cfg(target_arch = "aarch64")]
            // SAFETY: the token proves the features.
            Self::Sha2(token) => unsafe { sha::label(token, job) },
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => panic!("the kernel knows BLAKE2s only"),
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(Backend::Scalar(token)) if let Some(bmi) = Bmi::detect() => {
                // SAFETY: the token proves the features.
                unsafe { integers::label_bmi(bmi, token, job) }
            }
            Self::Lanes(backend) => backend.label(job),
        }
    }

    /// Encodes a run of nodes.
    ///
    /// # Panics
    ///
    /// If the kernel is not for BLAKE2s, or the parts of the job do not fit each other.
    pub fn encode(self, job: &mut Keys<'_>) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => rows.encode(job),
            Self::Lanes(backend) => backend.encode_keys(job),
            _ => copying::encode(job),
        }
    }

    /// The keys of nodes that do not wait for each other, in lanes: the best way on this machine, whatever the kernel of the chain.
    ///
    /// # Panics
    ///
    /// If the parts of the job do not fit each other.
    pub fn keys_apart(job: &mut Apart<'_>) {
        apart::keys_apart(job);
    }
}
