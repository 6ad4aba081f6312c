//! The jobs: runs of nodes, their parents, and how their replicas share memory.

use super::layout::{Form, Layout};
use hashes::field::{NODE, Node};

/// Parents of a node of `sdr`: 6 of the same layer, then 8 of the layer before.
pub const LABEL_PARENTS: usize = 14;

/// The first parents of a node of `sdr`, which are in the same layer.
pub const BASE_PARENTS: usize = 6;

/// Parents of a node of `r2` and `zigzag`.
pub const KEY_PARENTS: usize = 13;

/// Labels of parents in a message of `sdr`; the parents are repeated to fill it.
pub const REPEATED: usize = 37;

/// The second half of the last block of a message of `sdr`: the end of 1,248 bytes (FIPS 180-4,
/// section 5.1.1).
pub(crate) const END: Node = {
    let mut half = [0; NODE];
    half[0] = 0x80;
    let bits = (8 * (2 + REPEATED) * NODE) as u16;
    [half[NODE - 2], half[NODE - 1]] = bits.to_be_bytes();
    half
};

/// The hash function of a job, which determines the type of the job.
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
    /// The id of every replica.
    pub replica_ids: &'a [Node],
    /// The layer, the first being 1.
    pub layer: u32,
    /// All labels of the layer before; empty in layer 1, where only the first [`BASE_PARENTS`]
    /// parents count.
    pub before: &'a [u8],
    /// The labels of the layer; those before `first` are there.
    pub labels: &'a mut [u8],
    /// The first node of the run.
    pub first: usize,
    /// [`LABEL_PARENTS`] of every node of the run. Those of node 0 are ignored.
    pub parents: &'a [u32],
    /// How many nodes ahead parents are prefetched; 0: never.
    pub ahead: usize,
}

impl Labels<'_> {
    /// Panics if the parts do not fit each other: no kernel reads or writes next to its memory
    /// then.
    pub(crate) fn check(&self) {
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
    /// By way of Montgomery form, as field libraries do it: for comparison.
    Converted,
    /// Subtracted from the data, to decode a replica.
    Back,
}

/// A run of nodes of a layer of `r2` or `zigzag`: data += key, in place.
#[derive(Debug)]
pub struct Keys<'a> {
    /// How the replicas share `data`.
    pub layout: Layout,
    /// The id of every replica.
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

impl Keys<'_> {
    /// Checks the parts against each other, once a run.
    pub(crate) fn check(&self, degree: usize) {
        let replicas = self.replica_ids.len();
        assert!((1..=degree).contains(&replicas), "there are {replicas} replicas");
        assert_eq!(self.layout.replicas(), replicas, "every replica has an id");
        assert!(self.parents.len().is_multiple_of(KEY_PARENTS), "a node has {KEY_PARENTS} parents");
        assert!(self.data.len().is_multiple_of(self.layout.stride()), "the nodes are not whole");
        let (run, nodes) = (self.parents.len() / KEY_PARENTS, self.data.len() / self.layout.stride());
        assert!(nodes <= u32::MAX as usize, "nodes have numbers of 32 bits");
        let room = match self.walk {
            Walk::Up => nodes.saturating_sub(self.first),
            Walk::Down => (self.first + 1) * usize::from(self.first < nodes),
        };
        assert!(run <= room, "the run of {run} nodes leaves the {nodes}");
        let most = self.parents.iter().copied().max().unwrap_or(0);
        assert!(run == 0 || (most as usize) < nodes, "parent {most} is none of {nodes} nodes");
    }
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

impl Apart<'_> {
    /// Checks the parts against each other, once a run.
    pub(crate) fn check(&self) {
        assert_eq!(self.layout.form(), Form::Nodes, "keys apart are of nodes one after the other");
        assert!(self.replica < self.layout.replicas(), "there is no replica {}", self.replica);
        assert!(self.parents.len().is_multiple_of(KEY_PARENTS), "a node has {KEY_PARENTS} parents");
        assert!(self.data.len().is_multiple_of(self.layout.stride()), "the nodes are not whole");
        let (run, nodes) = (self.parents.len() / KEY_PARENTS, self.data.len() / self.layout.stride());
        assert_eq!(self.keys.len(), run, "there is a place for every key");
        let room = nodes.saturating_sub(self.first);
        assert!(run <= room, "the run of {run} nodes leaves the {nodes}");
        let most = self.parents.iter().copied().max().unwrap_or(0);
        assert!(run == 0 || (most as usize) < nodes, "parent {most} is none of {nodes} nodes");
    }
}
