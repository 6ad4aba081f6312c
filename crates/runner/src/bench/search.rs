//! The search benchmark: every kernel against the machine's bound and against `direct`, in one run.

use super::{Candidate, compare};
use crate::slices;
use crate::team::Team;
use hashweave::bound::{self, Bound};
use hashweave::cpu::{Core, Cpu};
use hashweave::search::{Goal, Job, JobError, Objective, Request, Searcher, Template, fastest};
use hashweave::{Algorithm, Isa, Variant};
use serde::Serialize;
use std::io;
use std::thread::available_parallelism;
use thiserror::Error;

/// A selection of searches to measure.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The algorithms; empty: those of the search contract.
    pub algorithms: Vec<Algorithm>,
    /// The instruction sets; empty: all that are usable.
    pub isas: Vec<Isa>,
    /// The kernels; empty: all.
    pub variants: Vec<Variant>,
    /// The thread counts.
    pub threads: Vec<usize>,
    /// Turns that each candidate gets.
    pub rounds: usize,
}

/// One line of the table. The figures are those of the best slice.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// `search`.
    pub job: &'static str,
    /// The algorithm.
    pub algo: String,
    /// The instruction set.
    pub backend: &'static str,
    /// The kernel.
    pub kernel: &'static str,
    /// Threads, each on a core of its own if there are enough.
    pub threads: usize,
    /// Millions of hashes per second, all threads together.
    pub mhs: f64,
    /// Cycles per hash of one thread.
    pub cycles_per_hash: f64,
    /// The least that the core's ports allow; null where there is no model of the core.
    pub bound_cycles_per_hash: Option<f64>,
    /// The reason for the bound, as [`Limit::name`](hashweave::bound::Limit::name) has it.
    pub bound_by: Option<&'static str>,
    /// Times as fast as `direct` on the same algorithm, backend and threads; null if that was not
    /// measured.
    pub ratio_to_direct: Option<f64>,
    /// The clock next to the best slice.
    pub clock_ghz: f64,
    /// Cycles per hash of the 10th-percentile slice.
    #[serde(rename = "tenth_cycles_per_hash")]
    pub tenth: f64,
    /// Cycles per hash of the median slice.
    #[serde(rename = "median_cycles_per_hash")]
    pub median: f64,
    /// Cycles per hash of the 10th-percentile slice of each quarter of the rounds.
    #[serde(rename = "quarters_cycles_per_hash")]
    pub quarters: [f64; 4],
}

/// The algorithms that are measured unless others are asked for: every function, and the digests of
/// it that people search for.
pub const CONTRACT: [Algorithm; 18] = [
    Algorithm::Sha3_256,
    Algorithm::Sha3_224,
    Algorithm::Sha3_384,
    Algorithm::Sha3_512,
    Algorithm::Keccak256,
    Algorithm::TurboShake128(Algorithm::TURBO_DOMAIN),
    Algorithm::Sha256,
    Algorithm::Sha256d,
    Algorithm::Hash160,
    Algorithm::Sha512,
    Algorithm::Md5,
    Algorithm::Sha1,
    Algorithm::Ripemd160,
    Algorithm::Sm3,
    Algorithm::Blake2s(32),
    Algorithm::Blake2b(32),
    Algorithm::Blake2b(64),
    Algorithm::Blake3,
];

/// A kernel on a number of threads.
pub(super) struct Searching {
    pub(super) job: Job,
    pub(super) threads: usize,
    pub(super) bound: Option<Bound>,
}

/// Measures a selection, calling `progress` with (turns done, turns in all).
///
/// # Errors
///
/// If the system gives no thread.
pub fn run(selection: &Selection, cpu: &Cpu, progress: &mut dyn FnMut(usize, usize)) -> io::Result<Vec<Row>> {
    let mut candidates = candidates(selection, cpu)?;
    let comparison = compare(&mut candidates, selection.rounds, progress);
    let mut rows: Vec<Row> = candidates
        .iter()
        .zip(&comparison.timings)
        .map(|(Candidate { what, .. }, timing)| Row {
            job: "search",
            algo: what.job.algorithm().to_string(),
            backend: what.job.backend().isa().name(),
            kernel: what.job.variant().name(),
            threads: what.threads,
            mhs: 1e-6 * what.threads as f64 / timing.seconds.best,
            cycles_per_hash: timing.cycles.best,
            bound_cycles_per_hash: what.bound.map(|bound| bound.cycles),
            bound_by: what.bound.map(|bound| bound.limit.name()),
            ratio_to_direct: None,
            clock_ghz: 1e-9 * timing.clock_hz(),
            tenth: timing.cycles.tenth,
            median: timing.cycles.median,
            quarters: timing.quarters,
        })
        .collect();
    for i in 0..rows.len() {
        rows[i].ratio_to_direct = direct_of(&rows, &rows[i]).map(|direct| direct / rows[i].cycles_per_hash);
    }
    Ok(rows)
}

/// Cycles per hash of the row that a row is compared with.
fn direct_of(rows: &[Row], row: &Row) -> Option<f64> {
    let same = |other: &&Row| {
        other.kernel == Variant::Direct.name()
            && (&other.algo, other.backend, other.threads) == (&row.algo, row.backend, row.threads)
    };
    rows.iter().find(same).map(|direct| direct.cycles_per_hash)
}

/// The kernels to measure, those of one algorithm together, the highest instruction set first.
pub(super) fn candidates(selection: &Selection, cpu: &Cpu) -> io::Result<Vec<Candidate<Searching>>> {
    let algorithms =
        if selection.algorithms.is_empty() { CONTRACT.to_vec() } else { selection.algorithms.clone() };
    let isas: Vec<Isa> =
        Isa::usable().rev().filter(|isa| selection.isas.is_empty() || selection.isas.contains(isa)).collect();
    let mut list = Vec::new();
    for algorithm in algorithms {
        for &isa in &isas {
            for variant in Variant::ALL {
                for &threads in &selection.threads {
                    if selection.includes(cpu.core, isa, algorithm, variant, threads) {
                        list.extend(candidate(algorithm, isa, variant, threads, cpu)?);
                    }
                }
            }
        }
    }
    Ok(list)
}

impl Selection {
    /// Whether a kernel is to be measured. Unless algorithms were chosen, only SHA3-256 has the
    /// whole ladder on every number of threads; the others show where it starts and ends, on one.
    fn includes(&self, core: Core, isa: Isa, algorithm: Algorithm, variant: Variant, threads: usize) -> bool {
        let chosen = self.variants.is_empty() || self.variants.contains(&variant);
        let ends = variant == Variant::Direct || variant == fastest(core, isa, algorithm);
        let whole = !self.algorithms.is_empty() || algorithm == Algorithm::Sha3_256;
        chosen && (whole || (ends && threads == 1))
    }
}

/// The default workload on a kernel; none if there is no such kernel.
fn candidate(
    algorithm: Algorithm,
    isa: Isa,
    variant: Variant,
    threads: usize,
    cpu: &Cpu,
) -> io::Result<Option<Candidate<Searching>>> {
    default_job(algorithm, Some(isa), Some(variant)).map_or(Ok(None), |job| by(job, threads, cpu))
}

/// A search on `threads` threads.
pub(super) fn by(job: Job, threads: usize, cpu: &Cpu) -> io::Result<Option<Candidate<Searching>>> {
    let searchers = (0..threads).map(|worker| Searcher::new(&job, &[worker as u8, 0, 0, 0, 0]).ok());
    let Some(searchers) = searchers.collect::<Option<Vec<_>>>() else { return Ok(None) };
    let bound = searchers.first().and_then(|searcher| bound::search(cpu.core, searcher));
    let team = Team::new(searchers.into_iter().map(scanning).collect(), job.granule())?;
    Ok(Some(Candidate { what: Searching { job, threads, bound }, team }))
}

/// The default workload, with an objective so rare that the kernel alone is timed.
pub(super) fn default_job(algorithm: Algorithm, isa: Option<Isa>, variant: Option<Variant>) -> Option<Job> {
    let template: Template = Template::DEFAULT.parse().ok()?;
    let objective = Objective { goal: Goal::ZeroBits(60), range: None };
    Job::new(Request { template, algorithm, objective, isa, variant }).ok()
}

/// A search that goes on where its last slice ended, and after the last counter begins anew.
pub(crate) fn scanning(fresh: Searcher) -> Box<dyn FnMut(u64) + Send> {
    let most = fresh.job().template().counter().max();
    let (mut searcher, mut next) = (fresh.clone(), 0_u64);
    Box::new(move |mut n| {
        while n > 0 {
            let last = next.saturating_add(n - 1).min(most);
            // A fault in a benchmark would be a wrong result unnoticed: it must not pass.
            let scanned = searcher.scan(next, last, &mut |_| {});
            assert!(scanned.is_ok(), "{scanned:?}");
            n -= last - next + 1;
            next = if last == most { 0 } else { last + 1 };
            if next == 0 {
                // The audit counts on it that every counter is hashed once.
                searcher = fresh.clone();
            }
        }
    })
}

/// How fast a search is.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Hashes per second of all threads.
    pub hashes_per_second: f64,
    /// Threads that were measured: no more than there are cores, because more are not faster.
    pub threads: usize,
    /// Cycles per hash of one thread.
    pub cycles_per_hash: f64,
}

/// Why a rate could not be measured.
#[derive(Debug, Error)]
pub enum RateError {
    /// A salt is not as long as the template says.
    #[error(transparent)]
    Salt(#[from] JobError),
    /// The system gives no thread.
    #[error("cannot start a thread: {0}")]
    Thread(#[from] io::Error),
}

/// Measures a search for a fraction of a second, on as many threads as there are salts and cores.
///
/// # Errors
///
/// If a salt is not as long as the template says, or the system gives no thread.
pub fn rate(job: &Job, salts: &[Vec<u8>]) -> Result<Rate, RateError> {
    let threads = salts.len().min(available_parallelism().map_or(1, usize::from));
    let searchers = salts[..threads].iter().map(|salt| Searcher::new(job, salt));
    let works = searchers.map(|searcher| searcher.map(scanning)).collect::<Result<_, _>>()?;
    let mut team = Team::new(works, job.granule())?;
    let comparison = slices::compare(&mut [&mut team], ROUNDS_OF_RATE, &mut || ());
    let timing = comparison.timings[0];
    Ok(Rate {
        hashes_per_second: threads as f64 / timing.seconds.tenth,
        threads,
        cycles_per_hash: timing.cycles.tenth,
    })
}

/// Slices of 2 to 6 ms.
const ROUNDS_OF_RATE: usize = 30;

#[cfg(test)]
mod tests {
    use super::*;
    use kernels::search::Plan;

    #[test]
    fn rows_carry_bounds_and_ratios() {
        let selection = Selection {
            algorithms: vec![Algorithm::Sha3_256, Algorithm::Sha256],
            isas: vec![Isa::Scalar],
            variants: Vec::new(),
            threads: vec![1, 2],
            rounds: 1,
        };
        let cpu = Cpu { name: "test".into(), core: hashweave::cpu::Core::Zen4 };
        let rows = run(&selection, &cpu, &mut |_, _| {}).expect("two threads");
        let variants =
            |algorithm| Variant::ALL.into_iter().filter(move |v| Plan::supports(Isa::Scalar, algorithm, *v));
        let kernels = variants(Algorithm::Sha3_256).count() + variants(Algorithm::Sha256).count();
        assert_eq!(rows.len(), 2 * kernels);
        for row in &rows {
            assert!(row.bound_cycles_per_hash.is_some_and(|bound| bound > 100.0), "{row:?}");
            assert!(row.ratio_to_direct.is_some() && row.mhs > 0.0, "{row:?}");
        }
    }
}
