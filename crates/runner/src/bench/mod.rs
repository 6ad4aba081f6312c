//! Benchmarks: every kernel against the machine's bound, in one run.
//!
//! | module | what it measures |
//! |---|---|
//! | [`search`] | hashes of a short message with a running counter |
//! | [`sum`] | bytes of many independent messages |
//!
//! Both make candidates, whose slices are taken in turn ([`crate::slices`]).

pub mod search;
pub mod sum;

use crate::slices::{self, Comparison, Work};
use crate::team::Team;

/// Something to measure: what it is, and the threads that do it.
struct Candidate<T> {
    what: T,
    team: Team,
}

/// Measures the candidates, calling `progress` with (turns done, turns in all).
fn compare<T>(
    candidates: &mut [Candidate<T>],
    rounds: usize,
    progress: &mut dyn FnMut(usize, usize),
) -> Comparison {
    let mut works: Vec<&mut dyn Work> =
        candidates.iter_mut().map(|candidate| &mut candidate.team as &mut dyn Work).collect();
    let mut done = 0;
    slices::compare(&mut works, rounds, &mut || {
        done += 1;
        progress(done, rounds);
    })
}
