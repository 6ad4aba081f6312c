//! Which blocks can be hashed now: nodes of one replica in flight together.
//!
//! A node of `r2` and `zigzag` has its predecessor among its 13 parents in one of two cases only,
//! and a parent is wanted no earlier than the block that holds it. So a layer is no chain of 7 N
//! blocks. Its longest chain of blocks, drawn from the formulas of the graphs, as a share of 7 N:
//!
//! | nodes | `r2`, even layers | odd | `zigzag`, even | odd | nodes that have their predecessor |
//! |---|---|---|---|---|---|
//! | 2^15 | 0.344 | 0 | 0.076 | 0.461 | 0.638 |
//! | 2^20 | 0.213 | 0 | 0.046 | 0.285 | 0.528 |
//!
//! (`zigzag` sorts parents: the nearest is the last that is hashed in even layers, and the first in
//! odd ones.) Steps as a share of 7 N, where a step hashes the oldest blocks that wait for nothing,
//! by the number of nodes in flight and of blocks a step; 2^20 nodes:
//!
//! | in flight, blocks a step | 2, 2 | 4, 2 | 8, 2 | 4, 4 | 8, 4 | 16, 4 | 32, 4 | 64, 4 | 32, 8 |
//! |---|---|---|---|---|---|---|---|---|---|
//! | `r2`, even | 0.580 | 0.518 | 0.502 | 0.408 | 0.324 | 0.284 | 0.267 | 0.259 | 0.224 |
//! | `zigzag`, odd | 0.680 | 0.580 | 0.535 | 0.515 | 0.411 | 0.350 | 0.321 | 0.309 | 0.298 |
//!
//! Nodes come into flight in the order of the walk, and the oldest waits for nothing but itself; so
//! there is always a block to hash.
//!
//! A node that is a parent of an *earlier* one is read before it is encoded (odd layers of `r2`):
//! it may be hashed, but its last block, after which it is written, waits until the earlier one is
//! done.

use crate::chain::blake::BLOCKS;
use crate::chain::job::KEY_PARENTS;
use lanes::abreast::{Abreast, MASKS};

/// Nodes in flight at most.
pub(super) const FLIGHT: usize = MASKS;

/// Bits of nodes count modulo this: twice [`FLIGHT`], so that no bit of a node that is done is that
/// of one in flight at the same time as those that waited for it.
pub(super) const RING: usize = 2 * FLIGHT;

/// The number of the only block of a node without parents: see [`Window::enter`].
pub(super) const ONLY: usize = BLOCKS;

/// Nodes in flight, by their places in the run. The work of every step is free of branches, because
/// they could not be predicted.
///
/// `waits` begins a cache line, because [`ready`](Self::ready) loads it 32 bytes at a time. On the
/// stack, half of those loads would cross a line or not, depending on how deep the caller's stack
/// is: AVX2's steps took up to 1.35 times as long on Zen 4 (`bench replicate`).
#[repr(C, align(64))]
pub(super) struct Window {
    /// The nodes that the next block of a place (modulo [`FLIGHT`]) waits for, a bit each.
    waits: [u64; FLIGHT],
    /// The oldest place that is not done, and the first that is not in flight.
    first: usize,
    next: usize,
    /// The nodes in flight, a bit each.
    unfinished: u64,
    /// The next block, and the nodes that each block waits for.
    block: [u8; FLIGHT],
    of_blocks: [[u64; BLOCKS + 1]; FLIGHT],
    /// The nodes that read a place (modulo [`RING`]) and came before it: they must be done before
    /// it is written.
    readers: [u64; RING],
}

impl Window {
    pub(super) fn new() -> Self {
        Self {
            first: 0,
            next: 0,
            unfinished: 0,
            waits: [0; FLIGHT],
            block: [0; FLIGHT],
            of_blocks: [[0; BLOCKS + 1]; FLIGHT],
            readers: [0; RING],
        }
    }

    /// The place of the next node to enter, if there is room.
    #[inline(always)]
    pub(super) fn vacant(&self) -> Option<usize> {
        (self.next < self.first + FLIGHT).then_some(self.next)
    }

    /// The next node, with the places of its parents (those that are before the run wrap). An
    /// `only` block needs no parents.
    #[inline(always)]
    pub(super) fn enter(&mut self, parents: [usize; KEY_PARENTS], only: bool) {
        let place = self.next;
        let (bit, at) = (place % RING, place % FLIGHT);
        let mut waits = [0; BLOCKS + 1];
        let mut later = false;
        let mut k = 0;
        while k < KEY_PARENTS {
            let close = place.wrapping_sub(parents[k]) < FLIGHT;
            waits[k.div_ceil(2)] |= u64::from(close) << (parents[k] % RING) & self.unfinished;
            later |= parents[k].wrapping_sub(place) < FLIGHT;
            k += 1;
        }
        if only {
            waits = [0; BLOCKS + 1];
        } else if later {
            self.reads(place, parents);
        }
        waits[BLOCKS - 1] |= self.readers[bit];
        waits[ONLY] = self.readers[bit];
        self.readers[bit] = 0;
        self.of_blocks[at] = waits;
        self.waits[at] = if only { waits[ONLY] } else { waits[0] };
        self.block[at] = if only { ONLY as u8 } else { 0 };
        self.unfinished |= 1 << bit;
        self.next += 1;
    }

    /// Notes that a node reads parents that come after it.
    #[inline(always)]
    fn reads(&mut self, place: usize, parents: [usize; KEY_PARENTS]) {
        let mut k = 0;
        while k < KEY_PARENTS {
            let distance = parents[k].wrapping_sub(place);
            if distance > 0 && distance < FLIGHT {
                self.readers[parents[k] % RING] |= 1 << (place % RING);
            }
            k += 1;
        }
    }

    /// The places and blocks of up to `most` of the oldest that are ready, and how many they are;
    /// the others repeat the first.
    #[inline(always)]
    pub(super) fn ready<G: Abreast, const N: usize>(
        &self,
        token: G::Token,
        most: usize,
    ) -> ([(usize, usize); N], usize) {
        let ready =
            G::disjoint(token, &self.waits, self.unfinished).rotate_right((self.first % FLIGHT) as u32);
        let flying = self.unfinished.rotate_right((self.first % RING) as u32) as u32;
        let mut left = ready & flying;
        let count = most.min(left.count_ones() as usize);
        let mut chosen = [(0, 0); N];
        let mut nth = 0;
        while nth < N {
            // Where there is none, 32 + something is a place as well, which the next line replaces.
            let place = self.first + left.trailing_zeros() as usize;
            let this = (place, usize::from(self.block[place % FLIGHT]));
            chosen[nth] = core::hint::select_unpredictable(nth < count, this, chosen[0]);
            left &= left.wrapping_sub(1);
            nth += 1;
        }
        (chosen, count)
    }

    /// The first `count` of the chosen are hashed, or will have been when the next are. Those that
    /// are done, and how many.
    #[inline(always)]
    pub(super) fn advance<const N: usize>(
        &mut self,
        chosen: &[(usize, usize); N],
        count: usize,
    ) -> ([usize; N], usize) {
        let (mut done, mut done_count) = ([0; N], 0);
        let mut nth = 0;
        while nth < N {
            let (place, block) = chosen[nth];
            let at = place % FLIGHT;
            let ends = nth < count && block >= BLOCKS - 1;
            self.unfinished &= !(u64::from(ends) << (place % RING));
            // One that is repeated does the same again.
            let next = (block + 1) % (BLOCKS + 1);
            self.block[at] = next as u8;
            self.waits[at] = self.of_blocks[at][next];
            done[done_count % N] = place;
            done_count += usize::from(ends);
            nth += 1;
        }
        let flying = self.unfinished.rotate_right((self.first % RING) as u32);
        self.first = self.next.min(self.first + flying.trailing_zeros() as usize);
        (done, done_count)
    }
}
