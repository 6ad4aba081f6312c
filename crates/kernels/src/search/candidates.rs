//! The candidates that a scan found.

pub(crate) use super::filter::Filter;
use super::filter::{Numbers, Sieve, TOGETHER};
use lanes::{Lanes, Word};

/// A counter whose digest passed the filter, and the digest word as the kernel computed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The counter.
    pub counter: u64,
    /// The filtered word of its digest.
    pub word: u64,
}

/// A list of candidates of fixed capacity, in counter order.
#[derive(Clone, Debug)]
pub struct Candidates {
    entries: [Candidate; Self::CAPACITY],
    length: usize,
    /// The words that wait for a second filter, which a candidate must pass too.
    waiting: Option<Box<Waiting>>,
}

impl Default for Candidates {
    fn default() -> Self {
        Self { entries: [Candidate::default(); Self::CAPACITY], length: 0, waiting: None }
    }
}

/// The counter of a lane of the batch that begins at a place, or nothing if that is out of range. It is
/// a reference, so that code which is seldom run is not there once for every kernel.
pub(crate) type Counter<'a> = dyn Fn(u64, u64) -> Option<u64> + 'a;

/// Words of the longest row.
const LONGEST_ROW: usize = 16;

/// Batches of words that wait for a sieve.
#[derive(Clone, Debug)]
struct Waiting {
    sieve: Sieve,
    /// Behind them there is room for the rest of a row.
    words: [u64; TOGETHER + LONGEST_ROW],
    /// Words that wait, in batches of as many lanes.
    length: usize,
    /// Of each batch where it begins, and a bit for every lane that passed the kernel's filter.
    batches: [(u64, u32); TOGETHER],
    /// How many batches wait.
    count: usize,
    /// Where the batch begins for which there was no room.
    unsettled: Option<u64>,
}

impl Waiting {
    fn new(sieve: Sieve) -> Box<Self> {
        let (words, batches) = ([0; TOGETHER + LONGEST_ROW], [(0, 0); TOGETHER]);
        Box::new(Self { sieve, words, length: 0, batches, count: 0, unsettled: None })
    }

    /// Adds a batch, for which there is room. A whole row is copied, because the compiler makes a call
    /// of a copy whose length it does not know, and moves all vectors to memory for that.
    #[inline(always)]
    fn add<W: Word>(&mut self, at: u64, passed: u32, row: &[W], lanes: usize) {
        let places = &mut self.words[self.length..][..row.len()];
        let mut lane = 0;
        while lane < row.len() {
            places[lane] = row[lane].widen();
            lane += 1;
        }
        self.length += lanes;
        self.batches[self.count % TOGETHER] = (at, passed);
        self.count += 1;
    }

    fn clear(&mut self) {
        (self.length, self.count, self.unsettled) = (0, 0, None);
    }
}

impl Candidates {
    /// How many it holds: several times the most lanes of any instruction set, so that a scan
    /// always advances, and as many as a span has of ten thousand patterns.
    pub const CAPACITY: usize = 512;

    /// An empty list of what passes the sieve, if there is one.
    #[must_use]
    pub fn sifted(sieve: Option<Sieve>) -> Self {
        Self { waiting: sieve.map(Waiting::new), ..Self::default() }
    }

    /// The share of the words that pass a filter which are added.
    pub(super) fn share(&self, filter: &Filter) -> f64 {
        self.waiting.as_ref().map_or(1.0, |waiting| waiting.sieve.share(filter.mask))
    }

    /// The collected candidates.
    #[must_use]
    pub fn as_slice(&self) -> &[Candidate] {
        &self.entries[..self.length]
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.length = 0;
        if let Some(waiting) = &mut self.waiting {
            waiting.clear();
        }
    }

    /// Puts them in counter order.
    pub(super) fn sort(&mut self) {
        self.entries[..self.length].sort_unstable_by_key(|candidate| candidate.counter);
    }

    /// Gives each another counter, or drops it.
    pub(super) fn translate(&mut self, counter: impl Fn(u64) -> Option<u64>) {
        let mut kept = 0;
        for i in 0..self.length {
            let Candidate { counter: place, word } = self.entries[i];
            if let Some(counter) = counter(place) {
                self.entries[kept] = Candidate { counter, word };
                kept += 1;
            }
        }
        self.length = kept;
    }

    /// Takes a batch of words, the first `lanes` of a row, of which some passed the kernel's filter. All
    /// batches until [`settle`](Self::settle) have as many lanes.
    ///
    /// Returns whether there was room; if not, the batches from [`unsettled`](Self::unsettled) on were
    /// not taken.
    #[inline(always)]
    pub(crate) fn take<W: Word>(
        &mut self,
        at: u64,
        passed: u32,
        row: &[W],
        lanes: usize,
        counter: &Counter<'_>,
    ) -> bool {
        let Some(waiting) = &mut self.waiting else { return self.add(at, passed, &row[..lanes], counter) };
        waiting.add(at, passed, row, lanes);
        waiting.length + lanes <= TOGETHER || self.sift(lanes, counter)
    }

    /// Takes what waits for the sieve, in batches of as many lanes. Returns as [`take`](Self::take) does.
    #[inline(always)]
    pub(crate) fn settle(&mut self, lanes: usize, counter: &Counter<'_>) -> bool {
        self.waiting.is_none() || self.sift(lanes, counter)
    }

    /// Where the batch begins for which there was no room, if that is not the one `at` this place.
    pub(crate) fn unsettled(&self, at: u64) -> u64 {
        self.waiting.as_ref().and_then(|waiting| waiting.unsettled).unwrap_or(at)
    }

    /// Adds the lanes of a batch that passed the filter, if there is no sieve.
    #[cold]
    #[inline(never)]
    fn add<W: Word>(&mut self, at: u64, passed: u32, words: &[W], counter: &Counter<'_>) -> bool {
        if Self::CAPACITY - self.length < words.len() {
            return false;
        }
        for (lane, word) in (0..).zip(words).filter(|(lane, _)| passed >> lane & 1 == 1) {
            if let Some(counter) = counter(at, lane) {
                self.entries[self.length] = Candidate { counter, word: word.widen() };
                self.length += 1;
            }
        }
        true
    }

    /// Adds the words that wait and pass the sieve.
    #[inline(never)]
    fn sift(&mut self, lanes: usize, counter: &Counter<'_>) -> bool {
        let Some(waiting) = &mut self.waiting else { return true };
        let mut picked: Numbers = [0; TOGETHER];
        let count = waiting.sieve.pick(&waiting.words[..waiting.length], &mut picked);
        let (mut batch, mut before) = (0, self.length);
        for number in picked[..count].iter().map(|number| usize::from(*number)) {
            let lane = number % lanes;
            if number / lanes != batch {
                (batch, before) = (number / lanes, self.length);
            }
            let (at, passed) = waiting.batches[batch];
            let passes = passed >> lane & 1 == 1;
            let Some(counter) = counter(at, lane as u64).filter(|_| passes) else { continue };
            let Some(place) = self.entries.get_mut(self.length) else {
                // A batch is taken as a whole, or not at all.
                self.length = before;
                waiting.unsettled = Some(at);
                return false;
            };
            *place = Candidate { counter, word: waiting.words[number] };
            self.length += 1;
        }
        waiting.clear();
        true
    }
}

/// A bit for every lane whose word passes the filter of that mask and value.
#[inline(always)]
pub(crate) fn lanes_that_pass<V: Lanes>(word: V, mask: V, value: V) -> u32 {
    word.xor(value).and(mask).zero_lanes()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scans words, of which every third has a value of the sieve, as a kernel does: from where there
    /// was no room on again.
    #[test]
    fn what_waits_for_a_sieve_is_taken_once_and_in_order() {
        let filters: Vec<Filter> = (0..40).map(|value| Filter { mask: 0xFFFF_FFFF, value }).collect();
        let sieve = Sieve::new(&filters, 32).expect("a sieve");
        let word =
            |counter: u64| if counter.is_multiple_of(3) { counter % 40 } else { !counter as u32 as u64 };
        let last = 9_999;
        for lanes in [1_u64, 2, 4, 12, 16] {
            // The kernel's filter refuses one lane of each batch.
            let passed = !0 << u64::from(lanes > 1);
            let counter = |at: u64, lane: u64| Some(at + lane).filter(|counter| (5..=last).contains(counter));
            let (mut all, mut at) = (Vec::new(), 0);
            while at <= last {
                let mut found = Candidates::sifted(Some(sieve.clone()));
                let taken = loop {
                    let row: [u32; LONGEST_ROW] = core::array::from_fn(|lane| word(at + lane as u64) as u32);
                    if !found.take(at, passed, &row, lanes as usize, &counter) {
                        break false;
                    }
                    at += lanes;
                    if at > last {
                        break found.settle(lanes as usize, &counter);
                    }
                };
                if !taken {
                    at = found.unsettled(at);
                }
                all.extend(found.as_slice().iter().map(|candidate| (candidate.counter, candidate.word)));
            }
            let passes = |counter: &u64| lanes == 1 || !counter.is_multiple_of(lanes);
            let expected = (5..=last).filter(|counter| counter.is_multiple_of(3)).filter(passes);
            assert_eq!(all, expected.map(|counter| (counter, word(counter))).collect::<Vec<_>>(), "{lanes}");
        }
    }

    #[test]
    fn without_a_sieve_a_batch_is_taken_as_a_whole_or_not_at_all() {
        let mut found = Candidates::default();
        let words = [7_u64; 16];
        for batch in 0..Candidates::CAPACITY as u64 / 16 {
            assert!(found.take(16 * batch, 0xFFFF, &words, 16, &|at, lane| Some(at + lane)));
        }
        assert!(!found.take(0, 1, &words, 16, &|at, lane| Some(at + lane)));
        assert!(found.settle(16, &|at, lane| Some(at + lane)));
        assert_eq!((found.as_slice().len(), found.unsettled(33)), (Candidates::CAPACITY, 33));
    }
}
