//! The scanner of this machine's processor: a search kernel, and a sieve if the objective has one;
//! or the stages of messages inside each other.

use super::stages::Staged;
use super::{CANARY_INTERVAL, Canary, Fault, Scanner};
use kernels::search::{Candidate, Candidates, Filter, Plan, Sieve};

/// Messages of more blocks are long: one at a time, known answers would take as long as a chunk of
/// the scan.
const LONG: usize = 1 << 10;

/// Hashes with kernels of this machine.
#[derive(Clone, Debug)]
pub enum Local {
    /// By the plan of a search kernel, and a sieve if the objective has one.
    Planned(Plan, Option<Sieve>),
    /// Stage by stage, because the counter is inside a hash.
    Staged(Staged),
}

impl Local {
    /// The plan of the kernel; `None` if the counter is inside a hash.
    pub(super) fn plan(&self) -> Option<&Plan> {
        match self {
            Self::Planned(plan, _) => Some(plan),
            Self::Staged(_) => None,
        }
    }
}

impl Scanner for Local {
    type Error = Fault;

    fn lanes(&self) -> u64 {
        match self {
            Self::Planned(plan, _) => plan.batch() as u64,
            Self::Staged(staged) => staged.lanes(),
        }
    }

    fn lane(&self, counter: u64) -> u64 {
        match self {
            Self::Planned(plan, _) => {
                let bits = plan.shape().lane_bits;
                bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
            }
            Self::Staged(staged) => staged.lane(counter),
        }
    }

    fn canary(&self) -> Canary {
        match self {
            Self::Planned(plan, _) if plan.shape().blocks > LONG => Canary::Batch,
            Self::Planned(..) => Canary::Lanes,
            Self::Staged(staged) => staged.canary(),
        }
    }

    fn canary_interval(&self) -> u64 {
        CANARY_INTERVAL
    }

    fn share(&self, filter: &Filter) -> f64 {
        match self {
            Self::Planned(_, sieve) => sieve.as_ref().map_or(1.0, |sieve| sieve.share(filter.mask)),
            Self::Staged(staged) => staged.share(filter),
        }
    }

    fn scan(
        &mut self,
        range: [u64; 2],
        most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, Fault> {
        let (plan, sieve) = match self {
            Self::Planned(plan, sieve) => (plan, sieve),
            Self::Staged(staged) => return staged.scan(range, most, filter, found),
        };
        let [first, last] = range;
        let mut candidates = Candidates::sifted(sieve.clone());
        let last = last.min(first.saturating_add(most - 1));
        let done = plan.scan([first, last], filter, &mut candidates);
        found.extend_from_slice(candidates.as_slice());
        Ok(done)
    }

    fn list(&mut self, range: [u64; 2], filter: &Filter, found: &mut Vec<Candidate>) -> Result<(), Fault> {
        let plan = match self {
            Self::Planned(plan, _) => plan,
            Self::Staged(staged) => return staged.list(range, filter, found),
        };
        let [first, last] = range;
        if plan.shape().span_bits > 0 {
            for counter in first..=last {
                let word = plan.recompute(counter, filter);
                found.extend(word.map(|word| Candidate { counter, word }));
            }
            return Ok(());
        }
        let (mut at, mut candidates) = (first, Candidates::default());
        loop {
            candidates.clear();
            let done = plan.scan([at, last], &Filter::default(), &mut candidates);
            found.extend_from_slice(candidates.as_slice());
            if last - at < done {
                return Ok(());
            }
            at += done;
        }
    }
}
