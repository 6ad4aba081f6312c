//! The scanner of this machine's processor: a search kernel, and a sieve if the objective has one;
//! or the stages of messages inside each other, of which there is one if whole digests are judged.
//! Messages of another length are another layout of the blocks, so that for each length of a counter
//! without leading zeros it is made again.

use super::sift::Sift;
use super::stages::Staged;
use super::{CANARY_INTERVAL, Canary, Fault, Scanner, Template};
use hashes::Algorithm;
use kernels::Backend;
use kernels::search::{Candidate, Candidates, Filter, Plan, Variant};

/// Messages of more blocks are long: one at a time, known answers would take as long as a chunk of
/// the scan.
const LONG: usize = 1 << 10;

/// Hashes with kernels of this machine.
#[derive(Clone, Debug)]
pub struct Local {
    messages: Messages,
    /// The first and the last counter of the messages that `way` hashes.
    layout: [u64; 2],
    way: Way,
    /// A filter besides that of bits, if the objective has one.
    sift: Option<Sift>,
}

/// What is hashed, to change to messages of another length.
#[derive(Clone, Debug)]
pub(super) struct Messages {
    pub(super) template: Template,
    pub(super) salt: Vec<u8>,
    pub(super) algorithm: Algorithm,
    pub(super) kernel: (Backend, Variant),
    /// The digest word that filters look at.
    pub(super) word: usize,
    /// Whether the objective takes whole digests.
    pub(super) whole: bool,
}

impl Messages {
    /// How messages of the length of a counter's are hashed.
    fn way(&self, counter: u64) -> Way {
        let &Self { ref template, ref salt, algorithm, kernel, word, whole } = self;
        let template = template.of_layout(counter);
        if template.nesting().is_none() && !template.has_texts() && !whole {
            return Way::Planned(template.plan(salt, algorithm, kernel, word));
        }
        let (stages, lanes) = (template.stages(salt, algorithm), Plan::lanes(kernel.0, algorithm));
        Way::Staged(Staged::new(stages, algorithm, word, lanes as u64))
    }
}

/// How the messages of counters are hashed.
#[derive(Clone, Debug)]
enum Way {
    /// By the plan of a search kernel.
    Planned(Plan),
    /// Stage by stage, because no kernel of searches has these messages or judges whole digests.
    Staged(Staged),
}

impl Local {
    /// A scanner, at first of the longest messages.
    pub(super) fn new(messages: Messages, sift: Option<Sift>) -> Self {
        let longest = messages.template.counter().max();
        let (layout, way) = (messages.template.layout(longest), messages.way(longest));
        Self { messages, layout, way, sift }
    }

    /// Turns to the messages of a counter's length, and returns the part of a range that has it.
    fn turn_to(&mut self, [first, last]: [u64; 2]) -> [u64; 2] {
        if !(self.layout[0]..=self.layout[1]).contains(&first) {
            self.layout = self.messages.template.layout(first);
            self.way = self.messages.way(first);
        }
        [first, last.min(self.layout[1])]
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
            Way::Planned(plan) => plan.lane(counter),
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
        let [first, last] = self.turn_to([first, last.min(first.saturating_add(most - 1))]);
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

    fn list(&mut self, range: [u64; 2], filter: &Filter, found: &mut Vec<Candidate>) -> Result<(), Fault> {
        let [first, last] = self.turn_to(range);
        debug_assert_eq!(last, range[1], "what is known is known of one length");
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
