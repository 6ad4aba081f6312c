//! Labels of `sdr` by the SHA-256 instructions of x86 or of Arm, one to four replicas interleaved.
//!
//! Nothing is copied: the words of a block are loaded from the two labels that it is made of, where
//! they lie. The parents of the node that is `ahead` of the current one are asked for one at a
//! time, one a block: all of them at once would take every fill buffer, and cost 200 cycles more
//! (Golden Cove); two a block, in blocks that compute schedules, cost four replicas 1 to 9 % more
//! (Zen 4).
//!
//! # What is not computed
//!
//! The message repeats 14 labels (6 in layer 1), and both numbers are even. So block 7 + i has the
//! words of block i, and the blocks are
//!
//! | block | words | schedule |
//! |---|---|---|
//! | 0 | header; its rounds 0 to 9 know their words before the node is known | computed, 27 of 32 `rnds2`, on Arm 28 of 32 `sha256h` and `sha256h2` |
//! | 1 to 7 (in layer 1: to 3) | all parents | computed, and W + K kept: 256 bytes a block and replica, in the first cache |
//! | 8 to 18 (from 4) | the same again | kept: 11 blocks (15) of nothing but rounds |
//! | 19 | one label, padding | computed |
//!
//! The header of the next node waits for nothing. It stands after block 7 of this one, and the
//! unit, which a chain of latency leaves idle every fourth cycle, has it done next to. (Golden
//! Cove, which looks 512 instructions ahead, does that wherever it stands.)
//!
//! # Bound
//!
//! | | one replica: latency | several: rounds and what the unit needs for schedules |
//! |---|---|---|
//! | Golden Cove (every 3 cycles, latency 4) | 19 × 32 × 4 = 2,432 | 635 × 3 = 1,905 a label |
//! | Neoverse N1 (every cycle, latency 4; a schedule 24) | 19 × 16 × 4 = 1,216 | 636 + 9 × 24 − 1 = 851 a label, from two replicas on |
//! | Zen 4 (every cycle, latency 4; `msg2` two) | 2,432 | 635 + 9 × 12 × 2 = 851 a label, from three replicas on |
//!
//! One replica cannot reach its bound on Golden Cove: a `rnds2` of the header between two of the
//! chain, which are 4 apart, takes 3 and delays the second by 2, 27 × 2 = 54 in all, and the sum at
//! the end of a block is another cycle: 19. That makes 2,505. Measured there (Emerald Rapids,
//! `cargo run --release -p hashweave-kernels --example chain_sha`, labels in the first cache):
//! 2,554 for one replica, 1,958, 1,981 and 1,983 for two, three and four; layer 1 2,552, 1,930,
//! 1,935 and 1,936. From memory, and what each step gained: `docs/replicate-kernels.md`.

use super::sha::{Blocks, Schedule, Token, Words, Working, compress, compress_sums};
use crate::chain::ahead::ask;
use crate::chain::job::{BASE_PARENTS, END, LABEL_PARENTS, Labels, REPEATED};
use crate::chain::layout::Form;
use hashes::field::{NODE, Node};
use hashes::sha2::{IV_256, Sums};

/// Blocks of a message of which the schedule is computed: the header, those of all parents, and the
/// last one.
pub(super) const SCHEDULED: u64 = 1 + LABEL_PARENTS as u64 / 2 + 1;

/// The others, after the header: of which it is known.
pub(super) const KEPT: u64 = 1 + REPEATED.div_ceil(2) as u64 - SCHEDULED;

/// Labels a run of nodes; compiled without AVX, as all that stands next to SHA instructions (see
/// `super::sha`).
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "sha,ssse3,sse4.1"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon,sha2"))]
pub(super) fn label(token: Token, job: &mut Labels<'_>) {
    assert_eq!(job.layout.form(), Form::Nodes, "the memory is in nodes");
    match job.replica_ids.len() {
        1 => run::<1>(token, job),
        2 => run::<2>(token, job),
        3 => run::<3>(token, job),
        4 => run::<4>(token, job),
        count => panic!("there are {count} replicas for 4"),
    }
}

/// Labels a run of nodes. The job was [checked](Labels::check).
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "sha,ssse3,sse4.1"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon,sha2"))]
fn run<const N: usize>(token: Token, job: &mut Labels<'_>) {
    let ids: &[Node; N] = job.replica_ids.try_into().expect("there are as many replicas as were counted");
    let (before, labels) = (places::<N>(job.before), places_mut::<N>(job.labels));
    let headers = Headers::new(token, ids, job.layer);
    let parents = job.parents.as_chunks::<LABEL_PARENTS>().0;
    let mut kept = Kept::new();
    let used = if before.is_empty() { BASE_PARENTS } else { LABEL_PARENTS };
    for later in parents.iter().take(job.ahead) {
        (0..used).for_each(|k| prefetch(later, k, labels, before));
    }
    let mut next = headers.hashed(token, job.first);
    for (i, of_node) in parents.iter().enumerate() {
        let node = job.first + i;
        let later = if job.ahead > 0 { parents.get(i + job.ahead) } else { None };
        let mut working = next;
        if node == 0 {
            compress_sums(token, &mut working, &Sums::of_padding(2 * NODE as u64));
            next = headers.hashed(token, 1);
        } else if before.is_empty() {
            let halves = places_of::<N, BASE_PARENTS>(of_node, labels, before);
            kept.compress_first(token, &mut working, &halves, later, labels, before);
            next = headers.hashed(token, node + 1);
            kept.compress_others(token, &mut working, &halves, later, labels, before);
        } else {
            let halves = places_of::<N, LABEL_PARENTS>(of_node, labels, before);
            kept.compress_first(token, &mut working, &halves, later, labels, before);
            next = headers.hashed(token, node + 1);
            kept.compress_others(token, &mut working, &halves, later, labels, before);
        }
        for (label, working) in labels[node].iter_mut().zip(working) {
            write(working, label);
        }
    }
}

/// The memory of a layer as the labels of `N` replicas, node by node.
fn places<const N: usize>(memory: &[u8]) -> &[[Node; N]] {
    memory.as_chunks().0.as_chunks().0
}

fn places_mut<const N: usize>(memory: &mut [u8]) -> &mut [[Node; N]] {
    memory.as_chunks_mut().0.as_chunks_mut().0
}

/// The labels of the first `P` parents of a node.
#[inline(always)]
fn places_of<'a, const N: usize, const P: usize>(
    parents: &[u32; LABEL_PARENTS],
    labels: &'a [[Node; N]],
    before: &'a [[Node; N]],
) -> [&'a [Node; N]; P] {
    core::array::from_fn(|k| {
        let layer = if k < BASE_PARENTS { labels } else { before };
        &layer[parents[k] as usize]
    })
}

/// Asks for the labels of parent `k` of a node.
#[inline(always)]
fn prefetch<const N: usize>(
    parents: &[u32; LABEL_PARENTS],
    k: usize,
    labels: &[[Node; N]],
    before: &[[Node; N]],
) {
    let layer = if k < BASE_PARENTS { labels } else { before };
    ask(layer.as_ptr().wrapping_add(parents[k] as usize).cast(), N * NODE);
}

/// Writes a label: the hash value without its top two bits.
#[inline(always)]
fn write(working: Working, label: &mut Node) {
    let halves: &mut [[u8; 16]] = label.as_chunks_mut().0;
    let [abcd, efgh] = working.words();
    abcd.swap_bytes().store(&mut halves[0]);
    efgh.swap_bytes().store(&mut halves[1]);
    label[NODE - 1] &= 0x3F;
}

/// W + K of the blocks of a node that come again, of every replica.
struct Kept<const N: usize>([[Sums; N]; LABEL_PARENTS / 2]);

impl<const N: usize> Kept<N> {
    fn new() -> Self {
        Self(core::array::from_fn(|_| core::array::from_fn(|_| Sums([0; 64]))))
    }

    /// The blocks that have all `P` parents, once. Their sums are kept.
    #[inline(always)]
    fn compress_first<const P: usize>(
        &mut self,
        token: Token,
        working: &mut [Working; N],
        halves: &[&[Node; N]; P],
        later: Option<&[u32; LABEL_PARENTS]>,
        labels: &[[Node; N]],
        before: &[[Node; N]],
    ) {
        let mut pair = 0;
        while pair < P / 2 {
            if let Some(later) = later {
                prefetch(later, pair, labels, before);
            }
            let halves = [halves[2 * pair], halves[2 * pair + 1]];
            compress(token, working, &mut Pair { halves, kept: Some(&mut self.0[pair]) });
            pair += 1;
        }
    }

    /// The other blocks: those that come again, and the last one.
    #[inline(always)]
    fn compress_others<const P: usize>(
        &self,
        token: Token,
        working: &mut [Working; N],
        halves: &[&[Node; N]; P],
        later: Option<&[u32; LABEL_PARENTS]>,
        labels: &[[Node; N]],
        before: &[[Node; N]],
    ) {
        let mut pair = P / 2;
        while pair < REPEATED / 2 {
            if let Some(later) = later
                && pair < P
            {
                prefetch(later, pair, labels, before);
            }
            compress_kept(token, working, &self.0[pair % (P / 2)]);
            pair += 1;
        }
        let halves = [halves[(REPEATED - 1) % P], &[END; N]];
        compress(token, working, &mut Pair { halves, kept: None });
    }
}

/// A block of every replica, of which the sums are known: rounds only.
#[inline(always)]
fn compress_kept<const N: usize>(token: Token, working: &mut [Working; N], kept: &[Sums; N]) {
    let before = *working;
    let mut q = 0;
    while q < 16 {
        let mut i = 0;
        while i < N {
            working[i].four_rounds(Words::of(token, &kept[i], q));
            i += 1;
        }
        q += 1;
    }
    let mut i = 0;
    while i < N {
        working[i].add(before[i]);
        i += 1;
    }
}

/// A block of every replica: the labels of two parents.
struct Pair<'a, const N: usize> {
    halves: [&'a [Node; N]; 2],
    kept: Option<&'a mut [Sums; N]>,
}

impl<const N: usize> Blocks for Pair<'_, N> {
    #[inline(always)]
    fn words(&self, token: Token, i: usize, q: usize) -> Words {
        Words::of_message(
            token,
            self.halves[q / 2][i][q % 2 * 16..]
                .first_chunk()
                .expect("there are two quarters in half a block"),
        )
    }

    #[inline(always)]
    fn keep(&mut self, i: usize, q: usize, sums: Words) {
        if let Some(kept) = &mut self.kept {
            sums.put(&mut kept[i], q);
        }
    }
}

/// The headers of the replicas' messages, hashed as far as they do not depend on the node, which is
/// word 10: after round 9.
struct Headers<const N: usize> {
    working: [Working; N],
    schedules: [Schedule; N],
}

impl<const N: usize> Headers<N> {
    #[inline(always)]
    fn new(token: Token, ids: &[Node; N], layer: u32) -> Self {
        let mut working = [initial(token); N];
        let mut schedules = [Schedule([Words::zero(token); 4]); N];
        let mut third = [0; 16];
        third[..4].copy_from_slice(&layer.to_be_bytes());
        for ((id, working), schedule) in ids.iter().zip(&mut working).zip(&mut schedules) {
            let halves: &[[u8; 16]] = id.as_chunks().0;
            let quarters = [&halves[0], &halves[1], &third, &[0; 16]];
            schedule.0 = quarters.map(|words| Words::of_message(token, words));
            working.four_rounds(schedule.sums::<0>(token));
            working.four_rounds(schedule.sums::<1>(token));
            schedule.advance::<1>();
            working.first_rounds(schedule.sums::<2>(token));
        }
        Self { working, schedules }
    }

    /// The hash values after the header of a node.
    #[inline(always)]
    fn hashed(&self, token: Token, node: usize) -> [Working; N] {
        let (mut working, mut schedules) = (self.working, self.schedules);
        let mut i = 0;
        while i < N {
            schedules[i].0[2] = schedules[i].0[2].with_third(node as u32);
            working[i].last_rounds(schedules[i].sums::<2>(token));
            schedules[i].advance::<2>();
            i += 1;
        }
        macro_rules! quads {
            ($($q:literal)*) => { $(
                let mut i = 0;
                while i < N {
                    working[i].four_rounds(schedules[i].sums::<$q>(token));
                    schedules[i].advance::<$q>();
                    i += 1;
                }
            )* };
        }
        quads!(3 4 5 6 7 8 9 10 11 12 13 14 15);
        let mut i = 0;
        while i < N {
            working[i].add(initial(token));
            i += 1;
        }
        working
    }
}

/// The initial hash value.
#[inline(always)]
fn initial(token: Token) -> Working {
    let [abcd, efgh] = [0, 4].map(|at| {
        let mut bytes = [0; 16];
        for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(&IV_256[at..]) {
            *bytes = word.to_ne_bytes();
        }
        Words::of_words(token, &bytes)
    });
    Working::of(abcd, efgh)
}
