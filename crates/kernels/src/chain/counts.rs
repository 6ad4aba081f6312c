//! The instructions that a kernel executes for a node of every replica: bounds are computed from
//! them.
//!
//! The nodes are those of a layer after the first, of which most are: 20 blocks, and the schedules
//! of 11 of them known. The generic code is run over [`lanes::tally`], with two nodes and with one:
//! the difference is a node. The instructions of the others are counted by hand, next to their
//! source.

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::REPEATED;
use super::{Hash, Kernel, LABEL_PARENTS, Labels, Layout, key_counts, sha_lanes};
use crate::batch::{ShaUse, Work};
use hashes::field::NODE;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use lanes::Isa;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use lanes::tally::Mix;
use lanes::tally::{Counting, Operations, counted};

/// Blocks of a message of which the schedule is computed: the header, those of all parents, and the
/// last one.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const SCHEDULED: u64 = 1 + LABEL_PARENTS as u64 / 2 + 1;

/// The others, after the header: of which it is known.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const KEPT: u64 = 1 + REPEATED.div_ceil(2) as u64 - SCHEDULED;

impl Kernel {
    /// The instructions that the kernel executes for a node of each of `replicas` replicas; `None`
    /// if they have not been counted.
    #[must_use]
    pub fn work(self, hash: Hash, replicas: usize) -> Option<Work> {
        match (hash, self) {
            (Hash::Sha256, Self::Lanes(backend)) => Some(Work {
                isa: backend.isa(),
                mix: backend.instructions(&label_operations()),
                sha: ShaUse::default(),
                chain: 0,
            }),
            #[cfg(target_arch = "x86_64")]
            (Hash::Sha256, Self::ShaNi(_)) => Some(sha_ni_work(replicas as u64)),
            #[cfg(target_arch = "aarch64")]
            (Hash::Sha256, Self::Sha2(_)) => Some(sha2_work(replicas as u64)),
            (Hash::Sha256, _) => None,
            (Hash::Blake2s, kernel) => key_counts::key_work(kernel, replicas),
        }
    }
}

/// The operations of the generic kernel on a node.
fn label_operations() -> Operations {
    let labelling = |nodes: usize| {
        let (before, mut labels) = (vec![0; 3 * NODE], vec![0; 3 * NODE]);
        let mut job = Labels {
            layout: Layout::words(super::Form::Words, 1, 1),
            replica_ids: &[[0; NODE]],
            layer: 2,
            before: &before,
            labels: &mut labels,
            first: 1,
            parents: &[0; 2 * LABEL_PARENTS][..nodes * LABEL_PARENTS],
            ahead: 0,
        };
        counted(|| sha_lanes::label(Counting, &mut job))
    };
    let (one, mut two) = (labelling(1), labelling(2));
    for (operation, count) in &mut two {
        *count -= one.get(operation).copied().unwrap_or(0);
    }
    two
}

/// `sha` with `crate::sha::x86`, of every replica: a block has 32 `rnds2`, the header 27; a block
/// whose schedule is computed 12 `msg2`, 30 `paddd` (the header 28), 12 `palignr` and 16 `pshufd`
/// (the header 14); the labels of its parents are 4 loads and 4 `pshufb`; its sums are 16 stores,
/// and 16 loads and `pshufd` when it comes again, next to 2 `paddd`. A label is 3 shuffles and a
/// blend to have its words in order, 2 `pshufb` and 2 stores; the node's number is inserted by two
/// shuffles. K is loaded once for all. The header of the next node is not in the chain.
#[cfg(target_arch = "x86_64")]
fn sha_ni_work(replicas: u64) -> Work {
    let computed = Mix { add: 30, shuffle: 32, load: 4, ..Mix::NONE }.times(SCHEDULED - 1);
    let header = Mix { add: 28, shuffle: 12 + 14 + 2, ..Mix::NONE };
    let kept = Mix { add: 2, shuffle: 16, load: 16, ..Mix::NONE }.times(KEPT);
    let label = Mix { shuffle: 5, store: 16 * (LABEL_PARENTS as u64 / 2) + 2, ..Mix::logic(1) };
    let constants = Mix { load: 16 * SCHEDULED, ..Mix::NONE };
    let blocks = SCHEDULED + KEPT;
    let sha = ShaUse {
        rounds: (32 * blocks - 5) * replicas,
        schedule: 12 * SCHEDULED * replicas,
        chain: 32 * (blocks - 1),
        long: false,
    };
    let mix = (computed + header + kept + label).times(replicas) + constants;
    Work { isa: Isa::Avx2, mix, sha, chain: 0 }
}

/// `sha` with `crate::sha::arm`, of every replica: a block has 16 `sha256h` and as many `sha256h2`,
/// the header 14; a block whose schedule is computed 24 `sha256su0` and `sha256su1` (the header 23)
/// and 18 additions (the header 16); the labels of its parents are 4 loads and 4 reversals of
/// bytes; its sums are 16 stores, and 16 loads when it comes again, next to 2 additions. A label is
/// 2 reversals and 2 stores; the node's number is inserted by an instruction. K is loaded once for
/// all. The header of the next node is not in the chain.
#[cfg(target_arch = "aarch64")]
fn sha2_work(replicas: u64) -> Work {
    let computed = Mix { add: 18, shuffle: 4, load: 4, ..Mix::NONE }.times(SCHEDULED - 1);
    let header = Mix { add: 16, shuffle: 1, ..Mix::NONE };
    let kept = Mix { add: 2, load: 16, ..Mix::NONE }.times(KEPT);
    let label = Mix { shuffle: 2, store: 16 * (LABEL_PARENTS as u64 / 2) + 2, ..Mix::NONE };
    let constants = Mix { load: 16 * SCHEDULED - 2, ..Mix::NONE };
    let blocks = SCHEDULED + KEPT;
    let sha = ShaUse {
        rounds: (32 * blocks - 4) * replicas,
        schedule: (24 * SCHEDULED - 1) * replicas,
        chain: 16 * (blocks - 1),
        long: false,
    };
    let mix = (computed + header + kept + label).times(replicas) + constants;
    Work { isa: Isa::Neon, mix, sha, chain: 0 }
}
