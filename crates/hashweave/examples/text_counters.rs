//! The cost of counters that are text: the time of a hash, relative to the same search with eight
//! bytes as its counter in the same block.
//!
//! ```sh
//! cargo run --release -p hashweave --example text_counters [ROUNDS [ALGORITHM…]]
//! ```
//!
//! Slices of a few milliseconds are taken of all searches in turn, and their 10th percentiles
//! compared, since other work on the machine would fall on whatever runs at the time.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashes::Algorithm;
use hashweave::search::{Goal, Job, Objective, Request, Searcher, Template};
use std::time::Instant;

/// Text before the counter: a salt with a digit more or less than a word.
const BEFORE: &str = "2f6c0a1be8d94b7d94d1?edk=";
/// The first is what others are compared with.
const COUNTERS: [&str; 8] = [
    "{counter:8}",
    "{counter:decimal}",
    "{counter:decimal:12}",
    "{counter:hex:12}",
    "{counter:base58:8}",
    "{counter:base62:8}",
    "{counter:base64url:8}",
    "{counter:alphabet=abcdefghijklmnopqrstuvwxyz:8}",
];

const ALGORITHMS: [Algorithm; 8] = [
    Algorithm::Sha256,
    Algorithm::Sha256d,
    Algorithm::Sha512,
    Algorithm::Sha1,
    Algorithm::Md5,
    Algorithm::Blake2s(32),
    Algorithm::Blake2b(64),
    Algorithm::Keccak256,
];

/// Counters of a slice: those of a chunk of the command.
const SLICE: u64 = 1 << 18;

/// Where the searches begin: eight or nine digits, as of challenges of a minute.
const START: u64 = 120_000_000;

struct Candidate {
    searcher: Searcher,
    at: u64,
    seconds: Vec<f64>,
}

impl Candidate {
    fn new(algorithm: Algorithm, counter: &str) -> Result<Self, Box<dyn std::error::Error>> {
        let template: Template = format!("{BEFORE}{counter}").parse()?;
        let objective = Objective { goal: Goal::ZeroBits(40), range: None };
        let job = Job::new(Request { algorithm, objective, ..Request::new(template) })?;
        Ok(Self { searcher: Searcher::new(&job, &[])?, at: START, seconds: Vec::new() })
    }

    fn slice(&mut self) -> Result<(), Box<dyn std::error::Error>> {
        let start = Instant::now();
        self.searcher.scan(self.at, self.at + SLICE - 1, &mut |_| ())?;
        self.seconds.push(start.elapsed().as_secs_f64());
        self.at += SLICE;
        Ok(())
    }

    /// Nanoseconds of a hash: the 10th percentile of the slices.
    fn nanoseconds(&mut self) -> f64 {
        self.seconds.sort_by(f64::total_cmp);
        self.seconds[self.seconds.len() / 10] * 1e9 / SLICE as f64
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let rounds: usize = words.next().map_or(Ok(100), |rounds| rounds.parse())?;
    let named = words.map(|name| name.parse()).collect::<Result<Vec<Algorithm>, _>>()?;
    for algorithm in if named.is_empty() { ALGORITHMS.to_vec() } else { named } {
        let candidates = COUNTERS.iter().map(|counter| Candidate::new(algorithm, counter));
        let mut candidates = candidates.collect::<Result<Vec<_>, _>>()?;
        for _ in 0..rounds.max(1) {
            for candidate in &mut candidates {
                candidate.slice()?;
            }
        }
        let bytes = candidates[0].nanoseconds();
        println!("{algorithm}: {bytes:.2} ns with {}", COUNTERS[0]);
        for (candidate, counter) in candidates.iter_mut().zip(COUNTERS).skip(1) {
            let text = candidate.nanoseconds();
            println!("  {counter:<48} {text:8.2} ns  × {:.3}", text / bytes);
        }
    }
    Ok(())
}
