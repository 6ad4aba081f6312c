//! The loops that scan in counter order.

use super::affine::Scan;
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

/// A kernel that hashes batches of counters, one in each of its sets of lanes.
pub(crate) trait Sets<W: Word, K, const N: usize> {
    /// Sets of lanes.
    fn count(&self) -> usize;
    /// Counters in a batch, a power of two.
    fn lanes(&self) -> u64;
    /// Takes the batch that `job.bases` describe into a set. A kernel of one set may hash it at once.
    fn take(&mut self, set: usize, job: &Scan<'_, W, K, N>);
    /// Hashes the batches of all sets.
    fn hash(&mut self, job: &Scan<'_, W, K, N>);
    /// Returns a bit for every lane of a set whose word passes the filter.
    fn passed(&self, set: usize) -> u32;
    /// The words of a set, from the first lane on.
    fn words(&self, set: usize) -> W::Row;
}

/// A core on some lanes, with its filter.
struct OfLanes<S: LaneSet, W: Word, C> {
    token: S,
    core: C,
    mask: W::In<S>,
    value: W::In<S>,
    word: W::In<S>,
}

impl<S: LaneSet, W: Word, C: Core<W, N>, const N: usize> Sets<W, C::Known, N> for OfLanes<S, W, C> {
    #[inline(always)]
    fn count(&self) -> usize {
        1
    }

    #[inline(always)]
    fn lanes(&self) -> u64 {
        W::In::<S>::COUNT as u64
    }

    #[inline(always)]
    fn take(&mut self, _: usize, job: &Scan<'_, W, C::Known, N>) {
        self.word = self.core.word(self.token, job);
    }

    #[inline(always)]
    fn hash(&mut self, _: &Scan<'_, W, C::Known, N>) {}

    #[inline(always)]
    fn passed(&self, _: usize) -> u32 {
        lanes_that_pass(self.word, self.mask, self.value)
    }

    #[inline(always)]
    fn words(&self, _: usize) -> W::Row {
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
    scan_sets(OfLanes { token, core, mask, value, word: value }, job, found)
}

/// The loop at the head of [`super`]. Returns how many counters from `job.first` on are done with:
/// all of them, unless `found` filled up.
#[inline(always)]
pub(crate) fn scan_sets<W: Word, K, const N: usize>(
    mut sets: impl Sets<W, K, N>,
    mut job: Scan<'_, W, K, N>,
    found: &mut Candidates,
) -> u64 {
    let (count, lanes) = (sets.count(), sets.lanes());
    let range = job.first..=job.last;
    let counter = |at: u64, lane: u64| Some(at + lane).filter(|counter| range.contains(counter));
    let mut at = job.first & !(lanes - 1);
    loop {
        sets.take(0, &job);
        let mut batch = at >> lanes.trailing_zeros();
        let mut set = 1;
        // Sets after the last counter keep the batches that they have: nobody looks at them.
        while set < count && set as u64 * lanes <= job.last - at {
            job.step(lanes, batch);
            batch += 1;
            sets.take(set, &job);
            set += 1;
        }
        sets.hash(&job);
        let mut set = 0;
        while set < count {
            let passed = sets.passed(set);
            if passed != 0 {
                let words = sets.words(set);
                if !found.take(at, passed, words.as_ref(), lanes as usize, &counter) {
                    return found.unsettled(at).saturating_sub(job.first);
                }
            }
            if job.last - at < lanes {
                if !found.settle(lanes as usize, &counter) {
                    return found.unsettled(at).saturating_sub(job.first);
                }
                return job.last - job.first + 1;
            }
            at += lanes;
            set += 1;
        }
        job.step(lanes, batch);
    }
}

/// A vector in memory.
#[inline(always)]
pub(crate) fn stored<V: Lanes>(word: V) -> <V::Word as Word>::Row {
    let mut row = <V::Word as Word>::Row::default();
    word.store(&mut row);
    row
}
