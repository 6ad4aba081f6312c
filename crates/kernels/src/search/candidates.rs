//! The candidates that a scan found.

pub(crate) use super::filter::Filter;
use super::filter::Sieve;
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
    /// A second filter, which a candidate must pass too.
    sieve: Option<Sieve>,
}

impl Default for Candidates {
    fn default() -> Self {
        Self { entries: [Candidate::default(); Self::CAPACITY], length: 0, sieve: None }
    }
}

impl Candidates {
    /// How many it holds: several times the most lanes of any instruction set, so that a scan
    /// always advances, and as many as a span has of ten thousand patterns.
    pub const CAPACITY: usize = 512;

    /// An empty list of what passes the sieve, if there is one.
    #[must_use]
    pub fn sifted(sieve: Option<Sieve>) -> Self {
        Self { sieve, ..Self::default() }
    }

    /// The share of the words that pass a filter which are added.
    pub(super) fn share(&self, filter: &Filter) -> f64 {
        self.sieve.as_ref().map_or(1.0, |sieve| sieve.share(filter.mask))
    }

    /// The collected candidates.
    #[must_use]
    pub fn as_slice(&self) -> &[Candidate] {
        &self.entries[..self.length]
    }

    /// Whether a batch of words that pass the filter may have one that is added.
    #[inline(always)]
    pub(crate) fn may_take<W: Word>(&self, words: &[W]) -> bool {
        match &self.sieve {
            None => true,
            Some(sieve) => sieve.may_pass(words),
        }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// How many more it can take.
    pub(crate) fn room(&self) -> usize {
        Self::CAPACITY - self.length
    }

    /// Puts them in counter order.
    pub(super) fn sort(&mut self) {
        self.entries[..self.length].sort_unstable_by_key(|candidate| candidate.counter);
    }

    /// Whether the sieve, if there is one, lets a word through.
    #[inline]
    pub(crate) fn takes(&self, word: u64) -> bool {
        self.sieve.as_ref().is_none_or(|sieve| sieve.passes(word))
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

    /// Adds one if it passes the sieve; the caller has made room.
    #[inline]
    pub fn push(&mut self, candidate: Candidate) {
        if !self.takes(candidate.word) {
            return;
        }
        self.entries[self.length] = candidate;
        self.length += 1;
    }

    /// Adds the lanes of the batch at `first_lane` that passed and lie in the job's range. Returns
    /// whether there was room for a whole batch; if not, nothing was added.
    #[cold]
    #[inline(never)]
    pub(crate) fn add_batch<W: Word>(
        &mut self,
        first_lane: u64,
        passed: u32,
        words: &[W],
        range: [u64; 2],
    ) -> bool {
        if self.room() < words.len() {
            return false;
        }
        for (lane, word) in words.iter().enumerate().filter(|(lane, _)| passed >> lane & 1 == 1) {
            let (counter, word) = (first_lane + lane as u64, word.widen());
            if self.takes(word) && (range[0]..=range[1]).contains(&counter) {
                self.push(Candidate { counter, word });
            }
        }
        true
    }
}

/// A bit for every lane whose word passes the filter of that mask and value.
#[inline(always)]
pub(crate) fn lanes_that_pass<V: Lanes>(word: V, mask: V, value: V) -> u32 {
    word.xor(value).and(mask).zero_lanes()
}
