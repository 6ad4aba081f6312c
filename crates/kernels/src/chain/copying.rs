//! The message of a node is copied together and hashed as any other message: the reference that the
//! other kernels are compared with, and the kernel of machines that have none of the others.

use super::blake::add;
use super::job::{Apart, BASE_PARENTS, Hash, KEY_PARENTS, Keys, LABEL_PARENTS, Labels, REPEATED, Walk};
use super::row::Chain;
use crate::batch::counts::Work;
use hashes::Algorithm;
use hashes::field::{self, NODE, Node};

/// Bytes of a label's message.
const MESSAGE: usize = 2 * NODE + REPEATED * NODE;

/// As many replicas as any other kernel takes: those of two sets of lanes.
const MOST: usize = 2 * lanes::MAX_LANES;

/// The kernel.
pub(super) struct Copying;

impl Chain for Copying {
    fn degree(&self) -> usize {
        MOST
    }

    fn label(&self, job: &mut Labels<'_>) {
        label(job);
    }

    fn encode(&self, job: &mut Keys<'_>) {
        encode(job);
    }

    fn work(&self, _: Hash, _: usize) -> Option<Work> {
        None
    }
}

fn label(job: &mut Labels<'_>) {
    for (i, parents) in job.parents.as_chunks::<LABEL_PARENTS>().0.iter().enumerate() {
        let node = job.first + i;
        for (replica, replica_id) in job.replica_ids.iter().enumerate() {
            let mut message = [0; MESSAGE];
            message[..NODE].copy_from_slice(replica_id);
            message[NODE..NODE + 4].copy_from_slice(&job.layer.to_be_bytes());
            message[NODE + 4..NODE + 12].copy_from_slice(&(node as u64).to_be_bytes());
            let used = if job.before.is_empty() { BASE_PARENTS } else { LABEL_PARENTS };
            for (k, place) in message[2 * NODE..].chunks_exact_mut(NODE).enumerate() {
                let parent = parents[k % used] as usize;
                let layer = if k % used < BASE_PARENTS { &*job.labels } else { job.before };
                if node > 0 {
                    place.copy_from_slice(&job.layout.get(layer, parent, replica));
                }
            }
            let length = if node == 0 { 2 * NODE } else { MESSAGE };
            let label = field::masked(hash(Algorithm::Sha256, &message[..length]));
            job.layout.set(job.labels, node, replica, &label);
        }
    }
}

fn encode(job: &mut Keys<'_>) {
    for (i, parents) in job.parents.as_chunks::<KEY_PARENTS>().0.iter().enumerate() {
        let node = match job.walk {
            Walk::Up => job.first + i,
            Walk::Down => job.first - i,
        };
        for (replica, replica_id) in job.replica_ids.iter().enumerate() {
            let parent = |parent: u32| job.layout.get(job.data, parent as usize, replica);
            let key = key(replica_id, node, parents, parent);
            let data = job.layout.get(job.data, node, replica);
            let sum = add(job.addition, &data, field::words(&key)).map(u64::to_le_bytes);
            let sum = sum.as_flattened().first_chunk().expect("a node has four words");
            job.layout.set(job.data, node, replica, sum);
        }
    }
}

pub(super) fn keys_apart(job: &mut Apart<'_>) {
    for place in 0..job.keys.len() {
        key_apart(job, place);
    }
}

/// The key of one of the nodes.
pub(super) fn key_apart(job: &mut Apart<'_>, place: usize) {
    let parents = &job.parents.as_chunks().0[place];
    let parent = |parent: u32| job.layout.get(job.data, parent as usize, job.replica);
    job.keys[place] = key(job.replica_id, job.first + place, parents, parent);
}

fn key(replica_id: &Node, node: usize, parents: &[u32; KEY_PARENTS], get: impl Fn(u32) -> Node) -> Node {
    let mut message = [0; NODE * (1 + KEY_PARENTS)];
    message[..NODE].copy_from_slice(replica_id);
    for (place, &parent) in message[NODE..].chunks_exact_mut(NODE).zip(parents) {
        place.copy_from_slice(&get(parent));
    }
    let length = if parents[0] as usize == node { NODE } else { message.len() };
    field::masked(hash(Algorithm::Blake2s(32), &message[..length]))
}

fn hash(algorithm: Algorithm, message: &[u8]) -> Node {
    let mut out = [0; NODE];
    algorithm.digest(&[], message, &mut out);
    out
}
