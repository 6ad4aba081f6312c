//! The common parts of the kernels for [`Keys`](super::Keys): the number of blocks, the hash value
//! before the first, and the addition of a key.

use super::job::Addition;
use hashes::blake2::{Blake2s, initial};
use hashes::field::{self, NODE, Node};

/// Blocks of a node's message: replica_id and parent 0, then two parents each.
pub(crate) const BLOCKS: usize = 7;

/// The hash value before the first block: a digest of 32 bytes, no key.
pub(crate) fn initial_value() -> [u32; 8] {
    initial::<Blake2s>(NODE, 0)
}

/// Data and a key, added or taken back.
#[inline(always)]
pub(crate) fn add(addition: Addition, data: &Node, key: [u64; 4]) -> [u64; 4] {
    match addition {
        Addition::Direct => field::add_words(field::words(data), key),
        Addition::Converted => field::add_converted(field::words(data), key),
        Addition::Back => field::sub_words(field::words(data), key),
    }
}
