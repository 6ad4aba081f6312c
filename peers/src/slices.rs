//! The stopwatch for a noisy, shared machine: every candidate runs for a slice of about two milliseconds, the
//! slices of all are taken in turn (A B C A B C …), and the best and the 10th-percentile slice of each
//! are kept. One long run of each in sequence would compare the neighbours' load instead.
//!
//! The clock is one more candidate of the same run: a chain of dependent additions, one cycle each.

use std::time::Instant;

use crate::ffi::dependent_adds;

/// Long enough to drown the call of the timer, short enough to fall between two interruptions.
const SLICE_SECONDS: f64 = 0.002;

/// Work per call is a multiple of this, so that kernels of any power-of-two degree run full.
const GRANULE: u64 = 64;

/// Additions per unit of [`dependent_adds`].
const ADDS: f64 = 16.0;

/// Something to time: does the given number of hashes (or permutations) when called.
pub type Work<'a> = &'a mut dyn FnMut(u64);

/// Seconds per hash of one candidate.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// In its best slice.
    pub best: f64,
    /// In the slice that nine in ten did not beat.
    pub tenth: f64,
}

/// Times all candidates over `rounds` turns. The first value is the clock in Hz, the second has one
/// entry a candidate, in their order.
pub fn take_turns(works: &mut [Work<'_>], rounds: usize) -> (f64, Vec<Timing>) {
    let clock: Work<'_> = &mut |n| {
        std::hint::black_box(dependent_adds(n));
    };
    let clock_size = slice_size(clock);
    let sizes: Vec<u64> = works.iter_mut().map(|work| slice_size(work)).collect();
    let mut clock_slices = Vec::new();
    let mut slices = vec![Vec::new(); works.len()];
    for _ in 0..rounds.max(1) {
        for ((work, &n), slices) in works.iter_mut().zip(&sizes).zip(&mut slices) {
            slices.push(seconds_each(*work, n));
        }
        clock_slices.push(seconds_each(clock, clock_size));
    }
    (ADDS / summarise(clock_slices).best, slices.into_iter().map(summarise).collect())
}

#[expect(clippy::cast_precision_loss, reason = "counts of hashes in a slice are far below 2^53")]
fn seconds_each(work: Work<'_>, n: u64) -> f64 {
    let start = Instant::now();
    work(n);
    start.elapsed().as_secs_f64() / n as f64
}

/// Doubles the work until a slice is a tenth full (which also warms the caches up), then scales.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "positive and below 2^53")]
fn slice_size(work: Work<'_>) -> u64 {
    let mut n = GRANULE;
    loop {
        let each = seconds_each(work, n).max(1e-12);
        let full = SLICE_SECONDS / each;
        let full = (full as u64).next_multiple_of(GRANULE);
        if n >= full / 10 {
            return full.max(GRANULE);
        }
        n *= 2;
    }
}

fn summarise(mut slices: Vec<f64>) -> Timing {
    slices.sort_by(f64::total_cmp);
    Timing { best: slices[0], tenth: slices[slices.len() / 10] }
}
