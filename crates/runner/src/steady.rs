//! The steady state: all workers at work until clocks and temperatures have settled, and what they
//! reach together in each second after that.
//!
//! A slice of 2 ms says what a kernel can do; a machine that hashes for days does less, because its
//! clock falls when all cores are at work and warm. So here nothing takes turns: every worker does
//! its work without a pause, and notes how much that was in a line of the cache of its own. Once a
//! second somebody adds that up, by the time that really passed, and asks for the clocks, each of
//! which its worker measures by 100 µs of dependent additions: 0.01 % of the time.

use crate::slices::slice_size;
use crate::stop::Stop;
use crate::team::Team;
use serde::Serialize;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long to warm up and to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Before anything counts.
    pub warm_up: Duration,
    /// The time that is measured: a sample a second.
    pub steady: Duration,
}

/// One second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sample {
    /// When it ended, in seconds after the warm-up.
    pub seconds: f64,
    /// Units of work per second, all workers together.
    pub per_second: f64,
    /// The mean clock of the workers.
    pub clock_ghz: f64,
}

/// Statistics of the samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Units of work per second in the median second.
    pub median: f64,
    /// In the second that one in ten is slower than.
    pub tenth: f64,
    /// In the second that one in ten is faster than.
    pub ninetieth: f64,
    /// In the slowest second.
    pub least: f64,
    /// In the fastest second.
    pub most: f64,
    /// By how much the rate grows in a minute, as a share of its mean: the slope of the line with
    /// the least squares.
    pub drift: f64,
    /// The median clock.
    pub clock_ghz: f64,
    /// The median of the cycles that one worker takes for a unit.
    pub cycles: f64,
}

impl Summary {
    /// The summary of the samples of `workers` workers; `None` if there are no samples.
    #[must_use]
    pub fn of(samples: &[Sample], workers: usize) -> Option<Self> {
        let sorted = |value: &dyn Fn(&Sample) -> f64| {
            let mut values: Vec<f64> = samples.iter().map(value).collect();
            values.sort_by(f64::total_cmp);
            values
        };
        let rates = sorted(&|sample| sample.per_second);
        let (least, most) = (*rates.first()?, *rates.last()?);
        let median = |values: Vec<f64>| values[values.len() / 2];
        Some(Self {
            tenth: rates[rates.len() / 10],
            ninetieth: rates[(rates.len() * 9 / 10).min(rates.len() - 1)],
            least,
            most,
            drift: 60.0 * slope(samples),
            clock_ghz: median(sorted(&|sample| sample.clock_ghz)),
            cycles: median(sorted(&|sample| 1e9 * sample.clock_ghz * workers as f64 / sample.per_second)),
            median: median(rates),
        })
    }
}

/// By how much the rate grows in a second, as a share of its mean: the line with the least squares.
/// Zero for a single sample.
fn slope(samples: &[Sample]) -> f64 {
    let n = samples.len() as f64;
    let mean = |value: &dyn Fn(&Sample) -> f64| samples.iter().map(value).sum::<f64>() / n;
    let (time, rate) = (mean(&|sample| sample.seconds), mean(&|sample| sample.per_second));
    let (mut both, mut square) = (0.0, 0.0);
    for sample in samples {
        both += (sample.seconds - time) * (sample.per_second - rate);
        square += (sample.seconds - time).powi(2);
    }
    if square > 0.0 && rate > 0.0 { both / square / rate } else { 0.0 }
}

/// The time that a worker works between two looks at the clock.
const SLICE: Duration = Duration::from_millis(2);

/// How often somebody looks whether to stop.
const LOOK: Duration = Duration::from_millis(20);

/// Lets a team work, and takes a sample a second after the warm-up; fewer if it is asked to stop.
/// `progress` is called with the time since the beginning, some times a second.
///
/// # Panics
///
/// If the work of a member panicked.
pub fn observe(
    team: &mut Team,
    times: Times,
    stop: &Stop,
    progress: &mut dyn FnMut(Duration),
) -> Vec<Sample> {
    let slice = slice_size(team, SLICE);
    team.watched(slice, |watch, alive| {
        let begin = Instant::now();
        // Whether the time has come without anything having come between.
        let mut wait_until = |moment: Duration| {
            loop {
                let elapsed = begin.elapsed();
                progress(elapsed.min(moment));
                if stop.requested() || !alive() {
                    return false;
                }
                let Some(left) = moment.checked_sub(elapsed).filter(|left| !left.is_zero()) else {
                    return true;
                };
                sleep(left.min(LOOK));
            }
        };
        let mut samples = Vec::new();
        let mut going = wait_until(times.warm_up);
        let (mut then, mut before) = (Instant::now(), watch.units());
        watch.hertz();
        for second in 1..=times.steady.as_secs() {
            going = going && wait_until(times.warm_up + Duration::from_secs(second));
            if !going {
                break;
            }
            let (now, units) = (Instant::now(), watch.units());
            samples.push(Sample {
                seconds: (begin.elapsed().saturating_sub(times.warm_up)).as_secs_f64(),
                per_second: (units - before) as f64 / (now - then).as_secs_f64(),
                clock_ghz: 1e-9 * watch.hertz() / watch.workers() as f64,
            });
            (then, before) = (now, units);
        }
        samples
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(rates: impl IntoIterator<Item = f64>) -> Vec<Sample> {
        let sample =
            |(i, per_second): (usize, f64)| Sample { seconds: 1.0 + i as f64, per_second, clock_ghz: 2.0 };
        rates.into_iter().enumerate().map(sample).collect()
    }

    #[test]
    fn what_falls_by_a_tenth_of_its_mean_in_a_minute_drifts_by_that() {
        let falling = samples((0..61).map(|i| 105.0 - 10.0 * f64::from(i) / 60.0));
        let summary = Summary::of(&falling, 2).expect("there are samples");
        assert!((summary.drift + 0.1).abs() < 1e-12, "{summary:?}");
        assert_eq!((summary.median, summary.least, summary.most), (100.0, 95.0, 105.0));
        // Two workers of 2 GHz, at 100 units a second.
        assert!((summary.cycles - 4e7).abs() < 1e-3, "{summary:?}");
    }

    #[test]
    fn percentiles_are_those_of_the_sorted_seconds() {
        let summary = Summary::of(&samples([5.0, 1.0, 4.0, 2.0, 3.0, 9.0, 8.0, 7.0, 6.0, 10.0]), 1);
        let summary = summary.expect("there are samples");
        assert_eq!((summary.least, summary.tenth, summary.median), (1.0, 2.0, 6.0));
        assert_eq!((summary.ninetieth, summary.most), (10.0, 10.0));
    }

    #[test]
    fn one_second_drifts_nowhere_and_none_is_nothing() {
        assert_eq!(Summary::of(&samples([7.0]), 1).map(|summary| summary.drift), Some(0.0));
        assert_eq!(Summary::of(&[], 1), None);
    }

    #[test]
    fn samples_add_up_to_the_work_that_was_done() {
        let done = std::sync::Arc::new(std::sync::atomic::AtomicU64::new(0));
        let work = |_| {
            let done = std::sync::Arc::clone(&done);
            Box::new(move |n: u64| {
                std::hint::black_box((0..n).fold(0, |sum: u64, i| sum ^ i.wrapping_mul(sum)));
                done.fetch_add(n, std::sync::atomic::Ordering::Relaxed);
            }) as Box<dyn FnMut(u64) + Send>
        };
        let mut team = Team::new((0..2).map(work).collect(), 1000).expect("two threads");
        let times = Times { warm_up: Duration::from_millis(10), steady: Duration::from_secs(2) };
        let mut last = Duration::ZERO;
        let samples = observe(&mut team, times, &Stop::default(), &mut |elapsed| last = last.max(elapsed));
        assert_eq!(samples.len(), 2);
        assert_eq!(last, times.warm_up + times.steady);
        let sum: f64 = samples.iter().map(|sample| sample.per_second).sum();
        assert!(
            samples.iter().all(|sample| sample.per_second > 0.0 && sample.clock_ghz > 0.0),
            "{samples:?}"
        );
        // A second is a second or more, and what came before the first does not count.
        assert!(sum <= done.load(std::sync::atomic::Ordering::Relaxed) as f64);
    }

    #[test]
    fn a_request_to_stop_ends_it() {
        let works = vec![Box::new(|_| ()) as Box<dyn FnMut(u64) + Send>];
        let mut team = Team::new(works, 1).expect("a thread");
        let times = Times { warm_up: Duration::from_secs(3600), steady: Duration::from_secs(3600) };
        let stop = Stop::default();
        let samples = observe(&mut team, times, &stop, &mut |_| stop.request());
        assert!(samples.is_empty());
    }
}
