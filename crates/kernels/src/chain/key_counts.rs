//! The instructions that a kernel executes for a node of `r2` or `zigzag` of every replica: bounds
//! are computed from them.
//!
//! The generic code is run over [`lanes::tally`], with two nodes and with one: the difference is a
//! node. The instructions of the rows are counted by hand, next to `hashes::blake2::abreast`;
//! choosing blocks and adding keys are not counted.

use super::blake_lanes;
use super::job::{Addition, KEY_PARENTS, Keys, Walk};
use super::layout::{Form, Layout};
use hashes::field::NODE;
use lanes::tally::{Counting, Operations, counted};

/// The operations of the generic kernel on a node.
pub(super) fn node_operations() -> Operations {
    let encoding = |nodes: usize| {
        let mut data = vec![0; 3 * NODE];
        let mut job = Keys {
            layout: Layout::words(Form::Words, 1, 1),
            replica_ids: &[[0; NODE]],
            data: &mut data,
            first: 1,
            walk: Walk::Up,
            parents: &[0; 2 * KEY_PARENTS][..nodes * KEY_PARENTS],
            addition: Addition::Direct,
            ahead: 0,
        };
        counted(|| blake_lanes::encode_one_set(Counting, &mut job))
    };
    let (one, mut two) = (encoding(1), encoding(2));
    for (operation, count) in &mut two {
        *count -= one.get(operation).copied().unwrap_or(0);
    }
    two
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::{Hash, Kernel};
    use lanes::Op;

    /// By hand, from RFC 7693: a block has 80 G of 6 additions and 4 rotations; a node 7 blocks.
    /// Its sum with data has 8 words of two sums of two additions, and an addition for the choice.
    /// It reads 13 parents, its identifier and data.
    #[test]
    fn a_node_has_the_operations_of_its_derivation() {
        let operations = node_operations();
        assert_eq!(operations[&Op::Add], 7 * 80 * 6 + 8 * 2 * 2 + 1);
        assert_eq!(operations[&Op::RotlOfXor(16)], 7 * 80);
        assert_eq!(operations[&Op::Ch], 8);
        assert_eq!(operations[&Op::Maj], 16);
        assert_eq!(operations[&Op::Load], (13 + 1 + 1) * 8);
        assert_eq!(operations[&Op::Store], 8);
    }

    #[test]
    fn every_kernel_but_the_plainest_is_counted() {
        for kernel in Kernel::usable(Hash::Blake2s) {
            for replicas in 1..=kernel.degree() {
                let work = kernel.work(Hash::Blake2s, replicas);
                assert_eq!(work.is_none(), kernel.is_copying());
                assert!(work.is_none_or(|work| work.mix.arithmetic() > 0));
            }
        }
    }
}
