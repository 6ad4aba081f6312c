//! The instructions that a kernel executes for a node of every replica: bounds are computed from
//! them.
//!
//! The nodes are those of a layer after the first, of which most are: 20 blocks, and the schedules
//! of 11 of them known. All but the first of them wait for the label before. The generic code is run over [`lanes::tally`], with two nodes and with one:
//! the difference is a node. The instructions of the others are counted by hand, next to their
//! source.

use super::job::{Hash, LABEL_PARENTS, Labels};
use super::layout::{Form, Layout};
use super::{key_counts, sha_lanes};
use crate::Backend;
use crate::batch::counts::{Work, block_chain};
use hashes::Primitive;
use hashes::field::NODE;
use lanes::tally::{Counting, Operations, counted};

/// The blocks of a label.
const BLOCKS: u64 = 20;

/// The instructions for a node of every lane, by the generic form.
pub(super) fn lanes_work(backend: Backend, hash: Hash) -> Work {
    let (operations, chain) = match hash {
        Hash::Sha256 => {
            (label_operations(), (BLOCKS - 1) * block_chain(move |op| backend.cost(op), Primitive::Sha256))
        }
        // Half of the nodes do not have the one before as a parent (`arch/x86_64/chain_rows.rs`).
        Hash::Blake2s => (key_counts::node_operations(), 0),
    };
    Work { chain, ..Work::plain(backend.isa(), backend.instructions(&operations)) }
}

/// The operations of the generic kernel on a node.
fn label_operations() -> Operations {
    let labelling = |nodes: usize| {
        let (before, mut labels) = (vec![0; 3 * NODE], vec![0; 3 * NODE]);
        let mut job = Labels {
            layout: Layout::words(Form::Words, 1, 1),
            replica_ids: &[[0; NODE]],
            layer: 2,
            before: &before,
            labels: &mut labels,
            first: 1,
            parents: &[0; 2 * LABEL_PARENTS][..nodes * LABEL_PARENTS],
            ahead: 0,
        };
        counted(|| sha_lanes::label_one_set(Counting, &mut job))
    };
    let (one, mut two) = (labelling(1), labelling(2));
    for (operation, count) in &mut two {
        *count -= one.get(operation).copied().unwrap_or(0);
    }
    two
}
