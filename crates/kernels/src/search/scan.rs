//! The loops that scan in counter order.

use super::affine::{Scan, advance, broadcast_onto};
use super::candidates::{Candidates, Filter, lanes_that_pass};
use super::cores::{Chain, Core};
use lanes::{LaneSet, Lanes, Word};

for_backends! {
    /// [`scan`] on a backend's lanes.
    pub(super) fn scan_on[W: Word, C: Core<W, N>, const N: usize](
        core: C,
        job: Scan<'_, W, C::Known, N>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 = scan;
}

for_backends! {
    /// [`scan_blocks`] on a backend's lanes.
    pub(super) fn scan_blocks_on[W: Word, C: Chain<W, N>, const N: usize](
        core: C,
        job: Scan<'_, W, C::Known, N>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 = scan_blocks;
}

/// The loop at the head of [`super`], for messages of which one block is left to hash. Returns how many
/// counters from `job.first` on are done with: all of them, unless `found` filled up.
#[inline(always)]
fn scan<S: LaneSet, W: Word, C: Core<W, N>, const N: usize>(
    token: S,
    core: C,
    job: Scan<'_, W, C::Known, N>,
    filter: &Filter,
    found: &mut Candidates,
) -> u64 {
    let lanes = W::In::<S>::COUNT as u64;
    let rows = job.blocks[0].rows::<W::In<S>>();
    let mask = W::In::<S>::splat(token, W::truncate(filter.mask));
    let value = W::In::<S>::splat(token, W::truncate(filter.value));
    let known = &job.known[0];
    let mut at = job.first & !(lanes - 1);
    let mut base = job.bases[0];
    loop {
        // The words stay in memory, to be read by broadcasting loads and updated a vector at a time; left to
        // itself, the compiler keeps them in registers, has too few, and moves them about one by one (6 % of
        // a Keccak search).
        let base = &mut core::hint::black_box(&mut base).0;
        let word = core.word(token, known, broadcast_onto(token, base, &rows.delta));
        let passed = lanes_that_pass(word, mask, value);
        if passed != 0 && !add_passed(at, passed, word, [job.first, job.last], found) {
            return at.saturating_sub(job.first);
        }
        if job.last - at < lanes {
            return job.last - job.first + 1;
        }
        advance(base, &rows.steps[(at / lanes).trailing_ones() as usize].0);
        at += lanes;
    }
}

/// The same for messages of which several blocks are left.
#[inline(always)]
fn scan_blocks<S: LaneSet, W: Word, C: Chain<W, N>, const N: usize>(
    token: S,
    core: C,
    job: Scan<'_, W, C::Known, N>,
    filter: &Filter,
    found: &mut Candidates,
) -> u64 {
    let lanes = W::In::<S>::COUNT as u64;
    let mask = W::In::<S>::splat(token, W::truncate(filter.mask));
    let value = W::In::<S>::splat(token, W::truncate(filter.value));
    let mut at = job.first & !(lanes - 1);
    loop {
        let word = core.word_of_blocks(token, &job);
        let passed = lanes_that_pass(word, mask, value);
        if passed != 0 && !add_passed(at, passed, word, [job.first, job.last], found) {
            return at.saturating_sub(job.first);
        }
        if job.last - at < lanes {
            return job.last - job.first + 1;
        }
        let step = (at / lanes).trailing_ones() as usize;
        let mut block = 0;
        while block < job.blocks.len() {
            let rows = job.blocks[block].rows::<W::In<S>>();
            advance(&mut job.bases[block].0, &rows.steps[step].0);
            block += 1;
        }
        at += lanes;
    }
}

/// [`Candidates::add_batch`], of the lanes of a vector.
#[inline(always)]
fn add_passed<V: Lanes>(at: u64, passed: u32, word: V, range: [u64; 2], found: &mut Candidates) -> bool {
    found.add_batch(at, passed, &stored(word).as_ref()[..V::COUNT], range)
}

/// A vector in memory.
#[inline(always)]
pub(super) fn stored<V: Lanes>(word: V) -> <V::Word as Word>::Row {
    let mut row = <V::Word as Word>::Row::default();
    word.store(&mut row);
    row
}
