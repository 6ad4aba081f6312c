//! The scanner of this machine's processor: the kernel's plan, and a sieve if the objective has one.

use super::{Canary, Fault, Scanner};
use kernels::search::{Candidate, Candidates, Filter, Plan, Sieve};

/// The largest number of hashes of a worker between two canaries. A canary is a set of known
/// answers: sixteen, or one per lane if there are more lanes. The contract allows 2^30 hashes. A
/// canary costs 16,384 hashes of the kernel `affine`, which is a thousandth of the time, and almost
/// nothing with the other kernels. For devices see [`Scanner::canary_interval`].
pub const CANARY_INTERVAL: u64 = 1 << 24;

/// Messages of more blocks are long: one at a time, known answers would take as long as a chunk of
/// the scan.
const LONG: usize = 1 << 10;

/// Hashes with a kernel of this machine.
#[derive(Clone, Debug)]
pub struct Local {
    plan: Plan,
    sieve: Option<Sieve>,
}

impl Local {
    pub(super) fn new(plan: Plan, sieve: Option<Sieve>) -> Self {
        Self { plan, sieve }
    }

    /// The plan of the kernel.
    pub(super) fn plan(&self) -> &Plan {
        &self.plan
    }
}

impl Scanner for Local {
    type Error = Fault;

    fn lanes(&self) -> u64 {
        self.plan.batch() as u64
    }

    fn lane(&self, counter: u64) -> u64 {
        let bits = self.plan.shape().lane_bits;
        bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
    }

    fn canary(&self) -> Canary {
        if self.plan.shape().blocks > LONG { Canary::Batch } else { Canary::Lanes }
    }

    fn canary_interval(&self) -> u64 {
        CANARY_INTERVAL
    }

    fn share(&self, filter: &Filter) -> f64 {
        self.sieve.as_ref().map_or(1.0, |sieve| sieve.share(filter.mask))
    }

    fn scan(
        &mut self,
        [first, last]: [u64; 2],
        most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, Fault> {
        let mut candidates = Candidates::sifted(self.sieve.clone());
        let last = last.min(first.saturating_add(most - 1));
        let done = self.plan.scan([first, last], filter, &mut candidates);
        found.extend_from_slice(candidates.as_slice());
        Ok(done)
    }

    fn list(
        &mut self,
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<(), Fault> {
        if self.plan.shape().span_bits > 0 {
            for counter in first..=last {
                let word = self.plan.recompute(counter, filter);
                found.extend(word.map(|word| Candidate { counter, word }));
            }
            return Ok(());
        }
        let (mut at, mut candidates) = (first, Candidates::default());
        loop {
            candidates.clear();
            let done = self.plan.scan([at, last], &Filter::default(), &mut candidates);
            found.extend_from_slice(candidates.as_slice());
            if last - at < done {
                return Ok(());
            }
            at += done;
        }
    }
}
