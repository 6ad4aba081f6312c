//! The order of steps, and the disturbances: all of it drawn from one seed.

use hashweave_tests::SplitMix64;
use std::collections::{BTreeMap, BTreeSet};

/// The steps among which changes of priority and faults are drawn: about those of four commands.
const STEPS: u64 = 400;

/// The ways to choose. Faults of concurrency mostly need few changes at the right places, which the
/// third one finds (Burckhardt et al., ASPLOS 2010).
enum Way {
    /// Each step is anybody's.
    Anybody,
    /// The same process goes on, but for some steps in a hundred.
    Bursts(u64),
    /// The process of the highest priority goes; at a few steps it falls to the lowest one. So one
    /// may be stopped while others run from start to end.
    Priorities { changes: BTreeSet<u64>, of: BTreeMap<usize, i64>, lowest: i64 },
}

pub(crate) struct Schedule {
    random: SplitMix64,
    way: Way,
    last: Option<usize>,
    step: u64,
}

impl Schedule {
    pub(crate) fn new(random: &mut SplitMix64) -> Self {
        let mut random = SplitMix64(random.word());
        let way = match random.below(6) {
            0 => Way::Anybody,
            1 => Way::Bursts(random.one_of(&[2, 5, 20])),
            _ => {
                let changes = (0..random.below(6)).map(|_| random.below(STEPS)).collect();
                Way::Priorities { changes, of: BTreeMap::new(), lowest: 0 }
            }
        };
        Self { random, way, last: None, step: 0 }
    }

    /// Chooses among those that can go on.
    pub(crate) fn next(&mut self, ready: &[usize]) -> usize {
        self.step += 1;
        let Self { random, way, last, step } = self;
        let anybody = random.one_of(ready);
        let next = match way {
            Way::Anybody => anybody,
            Way::Bursts(percent) => match *last {
                Some(last) if ready.contains(&last) && !random.percent(*percent) => last,
                _ => anybody,
            },
            Way::Priorities { changes, of, lowest } => {
                for &actor in ready {
                    of.entry(actor).or_insert_with(|| random.below(1000) as i64);
                }
                if let (true, Some(last)) = (changes.contains(step), *last) {
                    *lowest -= 1;
                    of.insert(last, *lowest);
                }
                ready.iter().copied().max_by_key(|actor| of[actor]).unwrap_or(anybody)
            }
        };
        self.last = Some(next);
        next
    }

    /// An actor that sleeps lets all others go first.
    pub(crate) fn sleeps(&mut self, actor: usize) {
        self.last = None;
        if let Way::Priorities { of, lowest, .. } = &mut self.way {
            *lowest -= 1;
            of.insert(actor, *lowest);
        }
    }
}

/// The disturbance planned for one process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doom {
    None,
    /// SIGKILL at one of its steps, before or after the call.
    Kill {
        step: u64,
        after: bool,
    },
    /// SIGTERM at one of its steps.
    Terminate {
        step: u64,
    },
    /// An error of the disk at the first `fsync` from a step on.
    Unsynced {
        step: u64,
    },
}

impl Doom {
    pub(crate) fn draw(random: &mut SplitMix64) -> Self {
        let step = random.below(130);
        match random.below(100) {
            0..35 => Self::Kill { step, after: random.percent(50) },
            35..42 => Self::Terminate { step },
            42..46 => Self::Unsynced { step },
            _ => Self::None,
        }
    }
}

/// A disk that is full for some of the calls that need space there.
pub(crate) struct Full {
    pub(crate) disk: &'static str,
    /// Calls until it is full, and calls that it refuses then.
    before: u64,
    calls: u64,
}

impl Full {
    pub(crate) fn draw(random: &mut SplitMix64, disks: &[&'static str]) -> Option<Self> {
        let disk = random.one_of(disks);
        let (before, calls) = (random.below(80), random.one_of(&[1, 1, 1, 2, 5, 20]));
        random.percent(35).then_some(Self { disk, before, calls })
    }

    /// Whether it refuses the next call that needs space.
    pub(crate) fn refuses(&mut self) -> bool {
        let until = if self.before > 0 { &mut self.before } else { &mut self.calls };
        *until = until.saturating_sub(1);
        self.before == 0 && self.calls > 0
    }
}
