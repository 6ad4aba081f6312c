//! Benchmarks: every kernel against the machine's bound, in one run.
//!
//! | module | what it measures |
//! |---|---|
//! | [`hashes`] | bytes of messages and labels, on every unit, in a few seconds |
//! | [`search`] | hashes of a short message with a running counter |
//! | [`device`] | the same on GPUs, one after another |
//! | [`sum`] | bytes of many independent messages |
//! | [`replicate`] | labels of replicas; [`replicate::profile`]: the stages of a whole encode |
//! | [`prices`] | blocks of streams by every kernel, for the row of a core |
//! | [`steady`] | searches and sums on all cores, second by second |
//! | [`record`] | nothing: a file of what search, sum and replicate have measured |
//! | [`compare`] | nothing: what changed between two such files |
//!
//! All but `device`, `prices` and `steady` make candidates, whose slices are taken in turn
//! ([`crate::slices`]).

pub mod compare;
pub mod device;
pub mod hashes;
pub mod prices;
pub mod record;
pub mod replicate;
pub mod search;
pub mod steady;
pub mod sum;

use crate::slices::{self, Comparison, Timed};
use crate::team::Team;
use std::sync::Arc;

/// The name, among those of kernels, that stands for the library's choice.
pub const AUTO: &str = "auto";

/// The clock, by dependent additions.
#[must_use]
pub fn clock_ghz() -> f64 {
    const TURNS: usize = 20;
    1e-9 * slices::compare(&mut [], TURNS, &mut || ()).clock_hz
}

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
    let mut works: Vec<&mut dyn Timed> =
        candidates.iter_mut().map(|candidate| &mut candidate.team as &mut dyn Timed).collect();
    let mut done = 0;
    slices::compare(&mut works, rounds, &mut || {
        done += 1;
        progress(done, rounds);
    })
}

/// The values that were asked for, or else the usual ones.
fn or<T: Copy>(asked: &[T], usual: &[T]) -> Vec<T> {
    if asked.is_empty() { usual.to_vec() } else { asked.to_vec() }
}

/// Data that candidates share, made once for each key on which it depends.
struct Pool<K, T>(Vec<(K, Arc<T>)>);

impl<K, T> Default for Pool<K, T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: PartialEq, T> Pool<K, T> {
    fn get<E>(&mut self, key: K, make: impl FnOnce() -> Result<T, E>) -> Result<Arc<T>, E> {
        if let Some((_, made)) = self.0.iter().find(|(known, _)| *known == key) {
            return Ok(Arc::clone(made));
        }
        let made = Arc::new(make()?);
        self.0.push((key, Arc::clone(&made)));
        Ok(made)
    }
}
