//! The batch job: the digests of many independent messages, by every library that can hash them.
//!
//! [`cases`] is what is hashed, [`contestants`] who hashes it; [`run`] times one case, all
//! contestants slice by slice in turn. Before that all of them hash the batch once, and a digest
//! that is not everybody's ends the run.
//!
//! Each library is called as its own careful user would call it in that shape: algorithms are
//! fetched, contexts and managers made and lists allocated once, outside the time; where it has a
//! call for many messages it gets them all in one, and where that is not its fastest for few
//! messages, its call for one takes part as well. The comment next to each says why that call.

pub mod cases;
mod contestants;
#[cfg(target_arch = "x86_64")]
mod intel;

use cases::Case;
use runner::slices::{Timed, Timing, compare};
use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

pub use contestants::{OWN, contestants};

/// Writes the digest of each message after that of the one before.
pub type Hash = Box<dyn FnMut(&[&[u8]], &mut [u8])>;

/// One way of one library to hash a batch.
pub struct Contestant {
    /// Which library.
    pub peer: &'static str,
    /// Which of its calls, or its name for what it runs.
    pub kernel: String,
    /// The work.
    pub hash: Hash,
}

/// The time that one contestant needed for one batch.
pub struct Measured {
    /// As in [`Contestant`].
    pub peer: &'static str,
    /// As in [`Contestant`].
    pub kernel: String,
    /// Seconds for the whole batch.
    pub timing: Timing,
}

/// Somebody is wrong.
#[derive(Debug)]
pub struct Disagreement(String);

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Disagreement {}

/// Times the contestants whose peer and kernel `wanted` accepts over `rounds` turns. Returns one
/// entry for each.
///
/// # Errors
/// If two of them do not give the same digests.
///
/// # Panics
/// If a library fails on a plain message: there is nothing to time then.
pub fn run(
    case: &Case,
    rounds: usize,
    wanted: &dyn Fn(&Contestant) -> bool,
) -> Result<Vec<Measured>, Disagreement> {
    let messages = case.messages();
    let messages = messages.slices();
    let contestants: Vec<Contestant> = contestants(case).into_iter().filter(wanted).collect();
    let size = case.algorithm.digest_length();
    let mut passes: Vec<Pass> = contestants.into_iter().map(|one| Pass::new(one, &messages, size)).collect();
    agree(case, &mut passes)?;
    let mut works: Vec<&mut dyn Timed> = passes.iter_mut().map(|pass| pass as _).collect();
    let comparison = compare(&mut works, rounds, &mut || {});
    let named = |(pass, timing): (Pass, Timing)| Measured {
        peer: pass.contestant.peer,
        kernel: pass.contestant.kernel,
        timing,
    };
    Ok(passes.into_iter().zip(comparison.timings).map(named).collect())
}

fn agree(case: &Case, passes: &mut [Pass]) -> Result<(), Disagreement> {
    passes.iter_mut().for_each(Pass::once);
    let Some((first, others)) = passes.split_first() else { return Ok(()) };
    for other in others {
        if other.digests != first.digests {
            let [a, b] =
                [first, other].map(|pass| format!("{} {}", pass.contestant.peer, pass.contestant.kernel));
            return Err(Disagreement(format!("{case}: {a} and {b} give different digests")));
        }
    }
    Ok(())
}

/// The whole batch is the unit of work.
struct Pass<'a> {
    contestant: Contestant,
    messages: &'a [&'a [u8]],
    digests: Vec<u8>,
}

impl<'a> Pass<'a> {
    fn new(contestant: Contestant, messages: &'a [&'a [u8]], digest_size: usize) -> Self {
        Self { contestant, messages, digests: vec![0; messages.len() * digest_size] }
    }

    fn once(&mut self) {
        (self.contestant.hash)(black_box(self.messages), &mut self.digests);
        black_box(&mut self.digests);
    }
}

impl Timed for Pass<'_> {
    fn run(&mut self, n: u64) -> Duration {
        let start = Instant::now();
        (0..n).for_each(|_| self.once());
        start.elapsed()
    }

    fn granule(&self) -> u64 {
        1
    }
}
