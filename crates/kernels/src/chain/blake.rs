//! What the kernels for [`Keys`] have in common: where the bytes of a block are, and the order of blocks.

use super::{Addition, Apart, Form, KEY_PARENTS, Keys, Walk};
use hashes::blake2::{Blake2s, initial};
use hashes::field::{self, NODE, Node};

/// Blocks of a node's message: replica_id and parent 0, then two parents each.
pub(super) const BLOCKS: usize = 7;

/// The hash value in front of the first block: a digest of 32 bytes, no key.
pub(super) fn initial_value() -> [u32; 8] {
    initial::<Blake2s>(NODE, 0)
}

impl Keys<'_> {
    /// Checks the parts against each other, once a run.
    pub(super) fn check(&self, degree: usize) {
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

impl Apart<'_> {
    /// Checks the parts against each other, once a run.
    pub(super) fn check(&self) {
        assert_eq!(self.layout.form(), Form::Nodes, "keys apart are of nodes one behind the other");
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

/// Data and a key, added or taken back.
#[inline(always)]
pub(super) fn add(addition: Addition, data: &Node, key: [u64; 4]) -> [u64; 4] {
    match addition {
        Addition::Direct => field::add_words(field::words(data), key),
        Addition::Converted => field::add_converted(field::words(data), key),
        Addition::Back => field::sub_words(field::words(data), key),
    }
}
