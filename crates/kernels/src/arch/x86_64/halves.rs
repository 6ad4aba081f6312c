//! Blocks of chains in lanes, absorbed by generated functions: those of BLAKE2s on AVX2 and AVX-512,
//! those of SHA-256 in two sets of AVX-512. Two sets are those of 32 replicas, or two nodes of
//! BLAKE2s that do not wait for each other.
//!
//! **Measured** on a Zen 4, cycles for a label of each replica in the first two caches
//! (`--example chain_sha`, `chain_blake`): 16 replicas of `sdr` 1,078, 32 in two sets 974; 16 of
//! `r2` 338 node by node and 314 with pairs of nodes, 32 in two sets 302.

use super::blocks::layout::{ROW, SET_ROWS};
use crate::backend::Backend;
use crate::batch::counts::Work;
use crate::chain::blake::BLOCKS;
use crate::chain::halves::{Blake2sState, Blocks, Hashing, Kept};
use crate::chain::in_lanes::InLanes;
use crate::chain::job::{Hash, Keys, Labels};
use crate::chain::row::Chain;
use crate::chain::{blake_lanes, sha_lanes};
use hashes::blake2::Position;
use hashes::sha2;
use lanes::isa::{Avx2, Avx512};
use lanes::{LaneSet, Lanes, Row32};

/// The lanes of AVX-512. A value is a row.
type Wide = <Avx512 as LaneSet>::V32;
const _: () = assert!(size_of::<Wide>() == ROW);

/// Absorbs blocks of every lane, of which the halves lie in rows as long as a register, into states
/// of BLAKE2s, counts t, and sets f before the last one.
///
/// # Safety
///
/// The CPU has the instructions. As many states as the function has sets are valid for reads and
/// writes; the two halves of as many blocks of each set, those of the sets of a block one after the
/// other, for reads; there is one block at least.
type OfHalves =
    unsafe extern "sysv64" fn(states: *mut Rows, halves: *const [*const u8; 2], blocks: usize, f: u32);

x86_64_functions! {
    fn blake2s_halves_avx2(states: *mut Rows, halves: *const [*const u8; 2], blocks: usize, f: u32) = "blake2s_halves_avx2";
    fn blake2s_halves_avx512(states: *mut Rows, halves: *const [*const u8; 2], blocks: usize, f: u32) = "blake2s_halves_avx512";
    fn blake2s_halves_pairs_avx512(states: *mut Rows, halves: *const [*const u8; 2], blocks: usize, f: u32) = "blake2s_halves_pairs_avx512";
    fn sha256_sums_pairs_avx512(states: *mut [Wide; 8], sums: *const Kept<Wide>, others: *const Kept<Wide>) = "sha256_sums_pairs_avx512";
}

/// The rows of a state of BLAKE2s: eight words of the hash value, two of t, and f. States follow
/// each other as those of the sets of a generated function do.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Rows([Row32; SET_ROWS]);

impl Rows {
    /// The hash value of every lane.
    #[inline(always)]
    fn of<S: LaneSet>(words: [S::V32; 8]) -> Self {
        let mut rows = [Row32::default(); SET_ROWS];
        let mut i = 0;
        while i < 8 {
            words[i].store(&mut rows[i]);
            i += 1;
        }
        Self(rows)
    }

    /// The same.
    #[inline(always)]
    fn loaded<S: LaneSet>(&self, token: S) -> [S::V32; 8] {
        let mut words = [S::V32::splat(token, 0); 8];
        let mut i = 0;
        while i < 8 {
            words[i] = S::V32::load(token, &self.0[i]);
            i += 1;
        }
        words
    }
}

impl Hashing for Avx2 {
    type Blake2s = Rows;
}

impl Hashing for Avx512 {
    type Blake2s = Rows;
    const PAIRS: bool = true;

    #[inline(always)]
    fn compress_kept<const SETS: usize>(h: &mut [[Wide; 8]; SETS], kept: &[Kept<Wide>; SETS]) {
        if let ([_, _], [sums, others]) = (h.as_slice(), kept.as_slice()) {
            // SAFETY: lanes of AVX-512 exist only where it was detected; there are two states, and
            // the sums of two sets.
            return unsafe { sha256_sums_pairs_avx512(h.as_mut_ptr(), sums, others) };
        }
        for (h, kept) in h.iter_mut().zip(kept) {
            *h = sha2::compress_kept(*h, kept);
        }
    }
}

/// Runs a function over the blocks of a node.
///
/// # Safety
///
/// The CPU has the instructions, and the function is one of `SETS` sets that reads rows of `size`
/// bytes.
#[inline(always)]
unsafe fn run<const SETS: usize>(
    of_halves: OfHalves,
    size: usize,
    states: &mut [Rows; SETS],
    blocks: &[Blocks<'_, SETS>],
    f: u32,
) {
    assert!((1..=BLOCKS).contains(&blocks.len()), "there are {} blocks", blocks.len());
    let mut halves = [[[core::ptr::null(); 2]; SETS]; BLOCKS];
    for (pointers, block) in halves.as_flattened_mut().iter_mut().zip(blocks.as_flattened()) {
        for (pointer, half) in pointers.iter_mut().zip(block) {
            assert!(half.len() >= 8 * size, "half a block is eight rows");
            *pointer = half.as_ptr();
        }
    }
    // SAFETY: the caller promises the instructions; there is a block, and all halves are as long as
    // they are read.
    unsafe { of_halves(states.as_mut_ptr(), halves.as_ptr().cast(), blocks.len(), f) }
}

macro_rules! generated {
    ($($set:ident, $($sets:literal => $function:ident),*;)*) => { $(
        impl Blake2sState<$set> for Rows {
            #[inline(always)]
            fn new(token: $set, initial: [u32; 8]) -> Self {
                Self::of::<$set>(sha2::splat_all(token, &initial))
            }

            #[inline(always)]
            fn absorb<const SETS: usize>(
                states: &mut [Self; SETS],
                token: $set,
                blocks: &[Blocks<'_, SETS>],
                position: Position,
            ) {
                // The function counts them itself.
                let before = (position.bytes as u64).wrapping_sub(64 * blocks.len() as u64);
                let [low, high] = [before as u32, (before >> 32) as u32];
                for state in states.iter_mut() {
                    <$set as LaneSet>::V32::splat(token, low).store(&mut state.0[8]);
                    <$set as LaneSet>::V32::splat(token, high).store(&mut state.0[9]);
                }
                let f = if position.last { u32::MAX } else { 0 };
                let size = 4 * <$set as LaneSet>::V32::COUNT;
                match SETS {
                    // SAFETY: the token proves the instructions, and the function is one of its sets.
                    $($sets => unsafe { run($function, size, states, blocks, f) },)*
                    _ => unreachable!("there is no function of {SETS} sets"),
                }
            }

            #[inline(always)]
            fn words(&self, token: $set) -> [<$set as LaneSet>::V32; 8] {
                self.loaded(token)
            }
        }
    )* };
}

generated! {
    Avx2, 1 => blake2s_halves_avx2;
    Avx512, 1 => blake2s_halves_avx512, 2 => blake2s_halves_pairs_avx512;
}

/// The permission to walk the chains of two sets of replicas together.
pub(super) struct Pairs(pub(super) Avx512);

impl Pairs {
    /// One set.
    fn one(&self) -> InLanes {
        InLanes(Backend::Avx512(self.0))
    }
}

impl Chain for Pairs {
    fn degree(&self) -> usize {
        2 * self.one().degree()
    }

    fn lanes(&self) -> Option<usize> {
        self.one().lanes()
    }

    fn label(&self, job: &mut Labels<'_>) {
        if job.replica_ids.len() <= self.one().degree() {
            return self.one().label(job);
        }
        // SAFETY: the token proves the features.
        unsafe { label_sets(self.0, job) }
    }

    fn encode(&self, job: &mut Keys<'_>) {
        if job.replica_ids.len() <= self.one().degree() {
            return self.one().encode(job);
        }
        // SAFETY: the token proves the features.
        unsafe { encode_sets(self.0, job) }
    }

    /// Of two sets neither waits for the other, so the chain is that of one.
    fn work(&self, hash: Hash, replicas: usize) -> Option<Work> {
        let one = self.one().work(hash, replicas)?;
        let sets = replicas.div_ceil(self.one().degree()) as u64;
        Some(Work { mix: one.mix.times(sets), ..one })
    }
}

/// Labels a run of nodes of two sets of replicas.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn label_sets(token: Avx512, job: &mut Labels<'_>) {
    sha_lanes::label::<_, 2>(token, job);
}

/// Encodes a run of nodes of two sets of replicas.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn encode_sets(token: Avx512, job: &mut Keys<'_>) {
    blake_lanes::encode::<_, 2>(token, job);
}
