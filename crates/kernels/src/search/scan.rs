//! The loops that scan in counter order.

use super::affine::{Scan, advance};
use super::candidates::{Candidates, Filter, lanes_that_pass};
use super::cores::{BehindSha256, Core, Keccak, KeccakChain};
use crate::Backend;
use hashes::merkle_damgard::Compression;
use lanes::{LaneSet, Lanes, Word};

for_backends! {
    /// [`scan`] on a backend's lanes.
    pub(crate) fn scan_on[W: Word, C: Core<W, N>, const N: usize](
        core: C,
        job: Scan<'_, W, C::Known, N>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 = scan;
}

/// A core with the code that computes its word on a backend: the generic form in its lanes, unless
/// there is a better one.
pub(crate) trait OnBackend<W: Word, const N: usize>: Core<W, N> {
    /// Scans a range.
    fn scan(
        self,
        backend: Backend,
        job: Scan<'_, W, Self::Known, N>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        scan_on(backend, self, job, filter, found)
    }
}

impl<const HEAD: usize, const PRUNED: bool> OnBackend<u64, 25> for Keccak<HEAD, PRUNED> {}
impl OnBackend<u64, 25> for KeccakChain {}
impl<C: Compression<N>, const N: usize, const AHEAD: bool> OnBackend<u32, 16>
    for BehindSha256<'_, C, N, AHEAD>
{
}
// Those of the others are the architecture's.

/// A kernel that hashes batches of counters.
pub(crate) trait Batch<W: Word, K, const N: usize> {
    /// Counters in a batch, a power of two.
    fn lanes(&self) -> u64;
    /// Hashes the batch under way. Returns a bit for every lane whose word passes the filter.
    fn passed(&mut self, job: &Scan<'_, W, K, N>) -> u32;
    /// The words of that batch, from the first on.
    fn words(&self) -> W::Row;
}

/// A core on some lanes, with its filter.
struct OfLanes<S: LaneSet, W: Word, C> {
    token: S,
    core: C,
    mask: W::In<S>,
    value: W::In<S>,
    word: W::In<S>,
}

impl<S: LaneSet, W: Word, C: Core<W, N>, const N: usize> Batch<W, C::Known, N> for OfLanes<S, W, C> {
    #[inline(always)]
    fn lanes(&self) -> u64 {
        W::In::<S>::COUNT as u64
    }

    #[inline(always)]
    fn passed(&mut self, job: &Scan<'_, W, C::Known, N>) -> u32 {
        self.word = self.core.word(self.token, job);
        lanes_that_pass(self.word, self.mask, self.value)
    }

    #[inline(always)]
    fn words(&self) -> W::Row {
        stored(self.word)
    }
}

/// Scans by a core, in lanes.
#[inline(always)]
pub(crate) fn scan<S: LaneSet, W: Word, C: Core<W, N>, const N: usize>(
    token: S,
    core: C,
    job: Scan<'_, W, C::Known, N>,
    filter: &Filter,
    found: &mut Candidates,
) -> u64 {
    let mask = W::In::<S>::splat(token, W::truncate(filter.mask));
    let value = W::In::<S>::splat(token, W::truncate(filter.value));
    scan_batches(OfLanes { token, core, mask, value, word: value }, job, found)
}

/// The loop at the head of [`super`]. Returns how many counters from `job.first` on are done with:
/// all of them, unless `found` filled up.
#[inline(always)]
pub(crate) fn scan_batches<W: Word, K, const N: usize>(
    mut batch: impl Batch<W, K, N>,
    job: Scan<'_, W, K, N>,
    found: &mut Candidates,
) -> u64 {
    let lanes = batch.lanes();
    let mut at = job.first & !(lanes - 1);
    loop {
        let passed = batch.passed(&job);
        if passed != 0 {
            let words = batch.words();
            if !found.add_batch(at, passed, &words.as_ref()[..lanes as usize], [job.first, job.last]) {
                return at.saturating_sub(job.first);
            }
        }
        if job.last - at < lanes {
            return job.last - job.first + 1;
        }
        let step = (at / lanes).trailing_ones() as usize;
        let mut block = 0;
        while block < job.blocks.len() {
            advance(&mut job.bases[block].0, job.blocks[block].step(lanes, step));
            block += 1;
        }
        at += lanes;
    }
}

/// A vector in memory.
#[inline(always)]
pub(crate) fn stored<V: Lanes>(word: V) -> <V::Word as Word>::Row {
    let mut row = <V::Word as Word>::Row::default();
    word.store(&mut row);
    row
}
