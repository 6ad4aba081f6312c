//! The cost of a set of patterns over one pattern, kernel by kernel, in one run:
//!
//! ```text
//! cargo run --release -p hashweave-runner --example patterns -- [COUNT [ALGORITHM…]]
//! ```
//!
//! All patterns have one mask, of the 32 bits that a digest begins with, and random values, so that
//! they have no bit in common. Slices of all candidates are taken in turn; the figures are cycles
//! per hash of the 10th-percentile slice.

#![expect(clippy::print_stdout, reason = "it prints a report")]

use hashweave::Algorithm;
use hashweave::search::{Goal, Job, Objective, Patterns, Request, Searcher, Template};
use runner::slices::{Timed, compare};
use std::error::Error;
use std::hint::black_box;

/// Turns of each candidate.
const ROUNDS: usize = 300;

/// A scan that goes on where its last slice ended.
fn scanning(algorithm: Algorithm, count: u64) -> Result<(impl FnMut(u64), Job), Box<dyn Error>> {
    let value = |i: u64| ((i + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32;
    let patterns = Patterns::new((0..count).map(|i| (vec![0xFF; 4], value(i).to_be_bytes().to_vec())))?;
    let objective = Objective { goal: Goal::Any(patterns), range: None };
    let request = Request { algorithm, objective, ..Request::new(Template::DEFAULT.parse()?) };
    let job = Job::new(request)?;
    let mut searcher = Searcher::new(&job, &[0; 5])?;
    let mut next = 0;
    let scan = move |hashes: u64| {
        let scanned = searcher.scan(next, next + hashes - 1, &mut |found| drop(black_box(found)));
        assert!(scanned.is_ok(), "{scanned:?}");
        next += hashes;
    };
    Ok((scan, job))
}

/// Work in multiples of what a kernel does at once.
struct Whole<F>(F, u64);

impl<F: FnMut(u64)> Timed for Whole<F> {
    fn run(&mut self, n: u64) -> std::time::Duration {
        self.0.run(n)
    }

    fn granule(&self) -> u64 {
        self.1
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let count: u64 = arguments.next().map_or(Ok(10_000), |count| count.parse())?;
    let named: Vec<Algorithm> = arguments.map(|name| name.parse()).collect::<Result<_, _>>()?;
    let all = [Algorithm::Keccak256, Algorithm::Sha256, Algorithm::Sha512, Algorithm::Blake2b(32)];
    for algorithm in if named.is_empty() { all.to_vec() } else { named } {
        let ((one, job), (many, _)) = (scanning(algorithm, 1)?, scanning(algorithm, count)?);
        let (mut one, mut many) = (Whole(one, job.granule()), Whole(many, job.granule()));
        let timings = compare(&mut [&mut one, &mut many], ROUNDS, &mut || ()).timings;
        let [one, many] = [0, 1].map(|i| timings[i].cycles.tenth);
        let (isa, variant) = (job.backend().isa(), job.variant().name());
        let more = 100.0 * (many / one - 1.0);
        println!(
            "{algorithm} {isa} {variant}: 1 pattern {one:.1}, {count} patterns {many:.1} ({more:+.1} %)"
        );
    }
    Ok(())
}
