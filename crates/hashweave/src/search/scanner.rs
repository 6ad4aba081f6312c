//! What hashes for a searcher: the kernel of this machine, or a device.

use super::Fault;
use kernels::search::{Candidate, Candidates, Filter, Plan};

/// A canary, sixteen known answers or one a lane if those are more, runs at least once in so many hashes of a worker. The contract allows
/// 2^30; this costs 16,384 hashes of the kernel `affine`, a thousandth, and next to nothing of the others. Of a device
/// [`Scanner::canary_interval`] tells.
pub const CANARY_INTERVAL: u64 = 1 << 24;

/// What a [`Searcher`](super::Searcher) has its counters hashed by.
///
/// It only filters. The searcher hashes every candidate again, counts them, and asks for known answers.
pub trait Scanner {
    /// Why a scan ends early: something was computed wrong, or what only this scanner can suffer.
    type Error: From<Fault>;

    /// Hashes that it computes at once, each in a lane.
    fn lanes(&self) -> u64;

    /// The lane that a counter is hashed in.
    fn lane(&self, counter: u64) -> u64;

    /// How it is asked for known answers.
    fn canary(&self) -> Canary;

    /// Hashes between two canaries, more by what it does at once.
    fn canary_interval(&self) -> u64;

    /// Scans the counters of a range, both ends included, and adds those whose digest word passes a filter, in counter order. After
    /// `most` counters, or more where it does many at once, the searcher wants to look after it. Returns how many counters, from the
    /// first on, are done with: at least one.
    ///
    /// # Errors
    ///
    /// If the counters cannot be hashed.
    fn scan(
        &mut self,
        range: [u64; 2],
        most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, Self::Error>;

    /// Adds what passes a filter in a range of few counters, in counter order, through the tables and the code of a long scan. Scans
    /// go on after it as if it had not been.
    ///
    /// # Errors
    ///
    /// If the counters cannot be hashed.
    fn list(
        &mut self,
        range: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<(), Self::Error>;

    /// Counters that it is best asked for at once under a filter, if it works ahead and wants to be told what comes next
    /// ([`expect`](Self::expect)).
    fn portion(&self, _filter: &Filter) -> Option<u64> {
        None
    }

    /// Says what will probably be asked for after the range that is asked for next.
    fn expect(&mut self, _range: [u64; 2]) {}
}

/// How a [`Scanner`] is asked for known answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Canary {
    /// Counter after counter: sixteen, or one in every lane if those are more.
    Lanes,
    /// All at once that pass an easy filter in this range, both ends included.
    Range([u64; 2]),
}

impl Scanner for Plan {
    type Error = Fault;

    fn lanes(&self) -> u64 {
        self.batch() as u64
    }

    fn lane(&self, counter: u64) -> u64 {
        let bits = self.shape().lane_bits;
        bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
    }

    fn canary(&self) -> Canary {
        Canary::Lanes
    }

    fn canary_interval(&self) -> u64 {
        CANARY_INTERVAL
    }

    fn scan(
        &mut self,
        [first, last]: [u64; 2],
        most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, Fault> {
        let mut candidates = Candidates::default();
        let last = last.min(first.saturating_add(most - 1));
        let done = Self::scan(self, [first, last], filter, &mut candidates);
        found.extend_from_slice(candidates.as_slice());
        Ok(done)
    }

    fn list(
        &mut self,
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<(), Fault> {
        for counter in first..=last {
            let word = self.recompute(counter, filter);
            found.extend(word.map(|word| Candidate { counter, word }));
        }
        Ok(())
    }
}
