//! The instructions that a kernel executes for a node of `r2` or `zigzag` of every replica: bounds
//! are computed from them.
//!
//! The generic code is run over [`lanes::tally`], with two nodes and with one: the difference is a
//! node. The instructions of the rows are counted by hand, next to `hashes::blake2::abreast`;
//! choosing blocks and adding keys are not counted.

use super::{Addition, Form, KEY_PARENTS, Kernel, Keys, Layout, Walk, blake_lanes};
use crate::batch::{ShaUse, Work};
use hashes::field::NODE;
use lanes::tally::{Counting, Operations, counted};
#[cfg(target_arch = "x86_64")]
use {
    super::{Rows, blake::BLOCKS},
    lanes::{Isa, Mix},
};

/// The instructions for a node of each of `replicas` replicas; `None` if they have not been
/// counted.
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(unused_variables, reason = "lanes take as long for one replica as for all")
)]
pub(super) fn key_work(kernel: Kernel, replicas: usize) -> Option<Work> {
    match kernel {
        Kernel::Lanes(backend) => Some(Work {
            isa: backend.isa(),
            mix: backend.instructions(&node_operations()),
            sha: ShaUse::default(),
            chain: 0,
        }),
        #[cfg(target_arch = "x86_64")]
        Kernel::Rows(rows) => Some(rows_work(rows, replicas)),
        _ => None,
    }
}

/// The operations of the generic kernel on a node.
fn node_operations() -> Operations {
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
        counted(|| blake_lanes::encode(Counting, &mut job))
    };
    let (one, mut two) = (encoding(1), encoding(2));
    for (operation, count) in &mut two {
        *count -= one.get(operation).copied().unwrap_or(0);
    }
    two
}

/// A step of a register has 6 additions, 4 exclusive ors, 4 rotations (with AVX2 and SSE4.1 two of
/// them byte shuffles, the others two shifts and an or) and 3 turns, 12 (14) of them in a row; next
/// to it come the words of the message. Where a step has fewer replicas than messages, it has
/// several nodes: this is the work if there are always enough that wait for nothing.
#[cfg(target_arch = "x86_64")]
fn rows_work(rows: Rows, replicas: usize) -> Work {
    let together = (rows.degree() / replicas) as u64;
    let steps = 20 * BLOCKS as u64;
    let with_shifts = Mix { add: 6, shift: 4, shuffle: 5, ..Mix::logic(6) };
    let (isa, registers, step, chain) = match rows {
        Rows::Sse41(_) => (Isa::Avx2, 2, with_shifts + Mix { shuffle: 6, load: 8, ..Mix::NONE }, 14),
        Rows::Avx2(_) => (Isa::Avx2, 2, with_shifts + Mix { load: 16, ..Mix::logic(14) }, 14),
        Rows::Avx512(_) => {
            (Isa::Avx512, 1, Mix { add: 6, shift: 4, shuffle: 6, load: 2, ..Mix::logic(5) }, 12)
        }
    };
    Work {
        isa,
        mix: step.times(steps * registers / together),
        sha: ShaUse::default(),
        chain: steps * chain / together,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::Hash;
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
                let work = key_work(kernel, replicas);
                assert_eq!(work.is_none(), matches!(kernel, Kernel::Copying));
                assert!(work.is_none_or(|work| work.mix.arithmetic() > 0));
            }
        }
    }

    /// 7 blocks of 20 steps of 12 operations in a row, for four messages.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn rows_have_their_chain() {
        let Some(rows) = Rows::usable().find(|rows| matches!(rows, Rows::Avx512(_))) else {
            return println!("no AVX-512 here: nothing to compare");
        };
        assert_eq!(rows_work(rows, 4).chain, 7 * 20 * 12);
        assert_eq!(rows_work(rows, 1).chain, 7 * 20 * 12 / 4);
        assert_eq!(rows_work(rows, 4).mix.arithmetic(), 7 * 20 * 21);
    }
}
