//! Measurements on a noisy, shared machine.
//!
//! Every candidate runs for a slice of about two milliseconds, or its granule where that is longer;
//! the slices of all are taken in turn (A B C A B C …) some hundred times; the best, the
//! 10th-percentile and the median slice of each are kept. So all candidates see the same
//! neighbours, and a ratio repeats within a per cent where one long run of each in sequence is
//! worthless.
//!
//! The clock, which drifts, is measured next to every slice, before and after: a chain of dependent
//! additions, one cycle each. So a slice's cycles are those of its own clock, and a slice in a
//! moment of a higher clock does not pass for one of fewer cycles.

use kernels::clock::dependent_additions;
use std::time::{Duration, Instant};

/// Long enough to drown the call of the timer, short enough to fall between two interruptions.
const SLICE: Duration = Duration::from_millis(2);

/// A measurement of the clock: so short that many cost little, so long that the call of the timer
/// is nothing.
const TICKS: Duration = Duration::from_micros(50);

/// The most turns before those that count, in which slices grow. What walks through memory is
/// several times slower while neither the memory nor the tables of its pages are in any cache; a
/// slice sized then would be so short in all turns that it found nothing but cold caches, and the
/// candidates that come first would pay for those after them.
const WARM_UP: usize = 8;

/// Work to be timed: does the given amount of work (usually hashes) and returns the time that it
/// took.
pub trait Timed {
    /// Does `n` units of work.
    fn run(&mut self, n: u64) -> Duration;
    /// Work is handed out in multiples of this, so that a kernel runs as it does in a long run.
    fn granule(&self) -> u64 {
        64
    }
}

/// Work on this thread, timed from call to return.
impl<F: FnMut(u64)> Timed for F {
    fn run(&mut self, n: u64) -> Duration {
        let start = Instant::now();
        self(n);
        start.elapsed()
    }
}

/// Quantiles of the slices of one candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quantiles {
    /// The slice that took the least time.
    pub best: f64,
    /// The 10th percentile: nine slices in ten were not faster. If it is far from the best, the
    /// machine was too noisy.
    pub tenth: f64,
    /// The median.
    pub median: f64,
}

/// The time of one candidate for a unit of work.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// Seconds.
    pub seconds: Quantiles,
    /// Cycles, each slice's by the clock at that time.
    pub cycles: Quantiles,
    /// Cycles of the 10th-percentile slice of each quarter of the turns, in order of time: how far
    /// they lie apart shows how well a measurement repeats, which the quantiles of all turns
    /// together do not.
    pub quarters: [f64; 4],
}

impl Timing {
    /// Cycles per second, next to the best slice.
    #[must_use]
    pub fn clock_hz(&self) -> f64 {
        self.cycles.best / self.seconds.best
    }
}

/// The result of a comparison.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Cycles per second: the median of what was measured between slices.
    pub clock_hz: f64,
    /// One entry for each candidate, in order.
    pub timings: Vec<Timing>,
}

/// Times all candidates over `rounds` turns, calling `progress` after each.
pub fn compare(works: &mut [&mut dyn Timed], rounds: usize, progress: &mut dyn FnMut()) -> Comparison {
    let mut sizes: Vec<u64> = works.iter_mut().map(|work| slice_size(*work, SLICE)).collect();
    for _ in 0..rounds.clamp(1, WARM_UP) {
        for (work, n) in works.iter_mut().zip(&mut sizes) {
            *n = grown(*work, *n);
        }
    }
    let clock = Clock::new();
    let mut clocks = Vec::new();
    let mut slices = vec![Vec::new(); works.len()];
    for _ in 0..rounds.max(1) {
        let mut before = clock.hertz();
        clocks.push(before);
        for ((work, &n), slices) in works.iter_mut().zip(&sizes).zip(&mut slices) {
            let seconds = seconds_each(*work, n);
            let after = clock.hertz();
            slices.push(Slice { seconds, cycles: seconds * before.max(after) });
            clocks.push(after);
            before = after;
        }
        progress();
    }
    clocks.sort_by(f64::total_cmp);
    Comparison { clock_hz: clocks[clocks.len() / 2], timings: slices.into_iter().map(summary).collect() }
}

/// A meter of the clock of the core that it runs on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    additions: u64,
}

impl Clock {
    /// Finds out how many additions take long enough.
    pub(crate) fn new() -> Self {
        Self { additions: slice_size(&mut dependent_additions, TICKS) }
    }

    /// Cycles per second, in some 100 µs.
    pub(crate) fn hertz(self) -> f64 {
        // A disturbance only makes slower, so the faster of two counts.
        (0..2).map(|_| 1.0 / seconds_each(&mut dependent_additions, self.additions)).fold(0.0, f64::max)
    }
}

/// The time and the cycles of a unit of work in one slice.
#[derive(Clone, Copy, Debug)]
struct Slice {
    seconds: f64,
    cycles: f64,
}

fn seconds_each(work: &mut dyn Timed, n: u64) -> f64 {
    work.run(n).as_secs_f64() / n as f64
}

/// Doubles the work until a slice is half full, then scales. The better of two runs counts: the
/// first one finds a thread that has just begun.
pub(crate) fn slice_size(work: &mut dyn Timed, slice: Duration) -> u64 {
    let granule = work.granule();
    let mut n = granule;
    loop {
        let each = seconds_each(work, n).min(seconds_each(work, n)).max(1e-12);
        let full = (slice.as_secs_f64() / each) as u64;
        if n >= full / 2 {
            return full.next_multiple_of(granule).max(granule);
        }
        n *= 2;
    }
}

/// Runs a slice; if it was not full, the next one has more work, at most twice as much. Never less:
/// what disturbs only makes slower.
fn grown(work: &mut dyn Timed, n: u64) -> u64 {
    let full = SLICE.as_secs_f64() / seconds_each(work, n).max(1e-12);
    (full as u64).min(2 * n).next_multiple_of(work.granule()).max(n)
}

fn summary(mut slices: Vec<Slice>) -> Timing {
    let quarters = quarters(&slices);
    slices.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    let seconds = quantiles(slices.iter().map(|slice| slice.seconds).collect());
    // The cycles of the slice that took the least time, not the fewest: those may be of a clock
    // that was measured wrong.
    let cycles =
        Quantiles { best: slices[0].cycles, ..quantiles(slices.iter().map(|slice| slice.cycles).collect()) };
    Timing { seconds, cycles, quarters }
}

/// The 10th percentile of each quarter; of fewer than four slices, some count for two.
fn quarters(slices: &[Slice]) -> [f64; 4] {
    std::array::from_fn(|i| {
        let first = i * slices.len() / 4;
        let end = ((i + 1) * slices.len() / 4).max(first + 1);
        quantiles(slices[first..end].iter().map(|slice| slice.cycles).collect()).tenth
    })
}

fn quantiles(mut values: Vec<f64>) -> Quantiles {
    values.sort_by(f64::total_cmp);
    Quantiles { best: values[0], tenth: values[values.len() / 10], median: values[values.len() / 2] }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A candidate whose time is known: the arithmetic is tested, not the machine.
    struct Steady(f64);
    impl Timed for Steady {
        fn run(&mut self, n: u64) -> Duration {
            Duration::from_secs_f64(self.0 * n as f64)
        }
    }

    #[test]
    fn a_candidate_of_known_speed_is_reported_at_that_speed() {
        let (mut fast, mut slow) = (Steady(1e-7), Steady(3e-7));
        let mut turns = 0;
        let comparison = compare(&mut [&mut fast, &mut slow], 5, &mut || turns += 1);
        assert_eq!(turns, 5);
        let ratio = comparison.timings[1].seconds.best / comparison.timings[0].seconds.best;
        assert!((ratio - 3.0).abs() < 1e-3, "{ratio}");
        assert!(comparison.clock_hz > 0.0);
    }

    /// Slow until it has run once, and at the start of every run.
    struct Cold {
        runs: u32,
    }
    impl Timed for Cold {
        fn run(&mut self, n: u64) -> Duration {
            self.runs += 1;
            let each = if self.runs == 1 { 3e-5 } else { 1e-6 };
            Duration::from_secs_f64(1e-4 + each * n as f64)
        }
    }

    #[test]
    fn a_slice_is_full_whatever_the_first_run_took() {
        let mut cold = Cold { runs: 0 };
        let n = slice_size(&mut cold, SLICE);
        let slice = cold.run(n);
        assert!(slice > SLICE * 8 / 10 && slice < SLICE * 12 / 10, "{slice:?}");
        assert_eq!(slice_size(&mut Steady(1.0), SLICE), 64, "a slice has one granule at least");
        assert_eq!(grown(&mut cold, 256), 512, "by twice at most");
        assert_eq!(grown(&mut Steady(1.0), n), n, "never by less");
    }

    #[test]
    fn cycles_are_those_of_their_slices() {
        // At half the clock in every other slice, and once at a clock that was measured wrong.
        let slices = (1..=100).rev().map(|i| {
            let seconds = if i % 2 == 0 { f64::from(i) } else { 2.0 * f64::from(i) };
            Slice { seconds, cycles: if i == 50 { 0.1 } else { f64::from(i) } }
        });
        let timing = summary(slices.collect());
        assert_eq!(timing.cycles, Quantiles { best: 2.0, tenth: 10.0, median: 51.0 });
        assert_eq!((timing.seconds.best, timing.seconds.median), (2.0, 68.0));
        // Of 25 slices each, the third.
        assert_eq!(timing.quarters, [78.0, 53.0, 27.0, 3.0]);
    }

    #[test]
    fn a_quarter_has_a_slice_at_least() {
        for rounds in 1..=9 {
            let slices = (1..=rounds).map(|i| Slice { seconds: 1.0, cycles: f64::from(i) });
            let quarters = summary(slices.collect()).quarters;
            assert!(quarters.is_sorted() && quarters[0] >= 1.0, "{quarters:?} of {rounds}");
            assert!(quarters[3] <= f64::from(rounds), "{quarters:?} of {rounds}");
        }
    }
}
