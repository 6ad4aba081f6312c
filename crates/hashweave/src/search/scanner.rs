//! Scanners hash for a searcher: a kernel of this machine, or a device.

use super::Fault;
use kernels::search::{Candidate, Filter};

/// The largest number of hashes of a worker between two canaries. A canary is a set of known
/// answers: sixteen, or one per lane if there are more lanes. The contract allows 2^30 hashes. A
/// canary costs 16,384 hashes of the kernel `affine`, which is a thousandth of the time, and almost
/// nothing with the other kernels. For devices see [`Scanner::canary_interval`].
pub const CANARY_INTERVAL: u64 = 1 << 24;

/// Hashes counters for a [`Searcher`](super::Searcher).
///
/// A scanner only filters. The searcher hashes every candidate again, counts the candidates, and
/// asks for known answers.
pub trait Scanner {
    /// Why a scan ends early: something was computed wrong, or what only this scanner can suffer.
    type Error: From<Fault>;

    /// The number of hashes that it computes at once, each in a lane.
    fn lanes(&self) -> u64;

    /// The lane in which a counter is hashed.
    fn lane(&self, counter: u64) -> u64;

    /// The way in which it is asked for known answers.
    fn canary(&self) -> Canary;

    /// The number of hashes between two canaries. The real number can be larger by what the scanner
    /// computes at once.
    fn canary_interval(&self) -> u64;

    /// Scans the counters of a range, both ends included, and appends those whose digest word
    /// passes a filter, in counter order. It returns after `most` counters, or after more if it
    /// computes many at once, so that the searcher can run its checks. Returns the number of
    /// counters that have been scanned, from the first one on: at least one.
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

    /// Appends what passes a filter in a range of a few counters, in counter order, with the tables
    /// and the code of a long scan. It does not affect the scans that follow.
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

    /// The share of the words passing a filter that a scan lists: all, unless it has another filter
    /// besides. [`list`](Self::list) lists all.
    fn share(&self, _filter: &Filter) -> f64 {
        1.0
    }

    /// Tells the best digest so far before a scan, for a condition besides the filter.
    fn improve(&mut self, _best: Option<&[u8]>) {}

    /// The best number of counters for one scan with this filter, if the scanner works ahead and
    /// needs to know what comes next ([`expect`](Self::expect)).
    fn portion(&self, _filter: &Filter) -> Option<u64> {
        None
    }

    /// Announces the range that will probably be scanned after the next one.
    fn expect(&mut self, _range: [u64; 2]) {}
}

/// How a [`Scanner`] is asked for known answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Canary {
    /// One counter at a time: sixteen, or one in every lane if there are more lanes.
    Lanes,
    /// As many counters that follow each other, hashed together: of long messages, which take as
    /// long one at a time.
    Batch,
    /// All counters at once that pass an easy filter in this range, both ends included.
    Range([u64; 2]),
}
