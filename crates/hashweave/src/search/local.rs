//! The scanner of this machine's processor: a search kernel, and a sieve if the objective has one;
//! or the stages of messages inside each other, of which there is one if whole digests are judged.

use super::sift::Sift;
use super::stages::Staged;
use super::{CANARY_INTERVAL, Canary, Fault, Scanner};
use kernels::search::{Candidate, Candidates, Filter, Plan};

/// Messages of more blocks are long: one at a time, known answers would take as long as a chunk of
/// the scan.
const LONG: usize = 1 << 10;

/// Hashes with kernels of this machine.
#[derive(Clone, Debug)]
pub struct Local {
    way: Way,
    /// A filter besides that of bits, if the objective has one.
    sift: Option<Sift>,
}

/// How the messages of counters are hashed.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// By the plan of a search kernel.
    Planned(Plan),
    /// Stage by stage, because the counter is inside a hash or the objective takes whole digests.
    Staged(Staged),
}

impl Local {
    pub(super) fn new(way: Way, sift: Option<Sift>) -> Self {
        Self { way, sift }
    }

    /// The plan of the kernel; `None` if there is none because stages are hashed.
    pub(super) fn plan(&self) -> Option<&Plan> {
        match &self.way {
            Way::Planned(plan) => Some(plan),
            Way::Staged(_) => None,
        }
    }
}

impl Scanner for Local {
    type Error = Fault;

    fn lanes(&self) -> u64 {
        match &self.way {
            Way::Planned(plan) => plan.batch() as u64,
            Way::Staged(staged) => staged.lanes(),
        }
    }

    fn lane(&self, counter: u64) -> u64 {
        match &self.way {
            Way::Planned(plan) => {
                let bits = plan.shape().lane_bits;
                bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
            }
            Way::Staged(staged) => counter % staged.lanes(),
        }
    }

    fn canary(&self) -> Canary {
        match &self.way {
            Way::Planned(plan) if plan.shape().blocks <= LONG => Canary::Lanes,
            Way::Planned(_) | Way::Staged(_) => Canary::Batch,
        }
    }

    fn canary_interval(&self) -> u64 {
        CANARY_INTERVAL
    }

    fn share(&self, filter: &Filter) -> f64 {
        self.sift.as_ref().map_or(1.0, |sift| sift.share(filter))
    }

    fn improve(&mut self, best: Option<&[u8]>) {
        if let Some(sift) = &mut self.sift {
            sift.raise(best);
        }
    }

    fn scan(
        &mut self,
        [first, last]: [u64; 2],
        most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, Fault> {
        let last = last.min(first.saturating_add(most - 1));
        Ok(match &mut self.way {
            Way::Planned(plan) => {
                let mut candidates = Candidates::sifted(self.sift.as_ref().and_then(Sift::sieve).cloned());
                let done = plan.scan([first, last], filter, &mut candidates);
                found.extend_from_slice(candidates.as_slice());
                done
            }
            // The number of counters that are done must be a number.
            Way::Staged(staged) => {
                let last = last.min(first.saturating_add(u64::MAX - 1));
                staged.scan([first, last], self.sift.as_ref(), filter, found)
            }
        })
    }

    fn list(
        &mut self,
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<(), Fault> {
        let plan = match &mut self.way {
            Way::Planned(plan) if plan.shape().span_bits > 0 => {
                for counter in first..=last {
                    let word = plan.recompute(counter, filter);
                    found.extend(word.map(|word| Candidate { counter, word }));
                }
                return Ok(());
            }
            Way::Planned(plan) => plan,
            Way::Staged(staged) => {
                staged.list([first, last], filter, found);
                return Ok(());
            }
        };
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
