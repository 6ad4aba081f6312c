//! The search benchmark: every kernel against the machine's bound and against `direct`, in one run.

use crate::slices::{self, Work};
use crate::team::Team;
use hashweave::cpu::{Core, Cpu};
use hashweave::search::{Goal, Job, JobError, Objective, Request, Searcher, Template, fastest};
use hashweave::{Algorithm, Isa, Variant, bound};
use serde::Serialize;

/// What to measure.
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
    /// Times as fast as `direct` on the same algorithm, backend and threads; null if that was not measured.
    pub ratio_to_direct: Option<f64>,
    /// The clock, measured in the same run.
    pub clock_ghz: f64,
    /// Cycles per hash of the 10th-percentile slice.
    #[serde(skip)]
    pub tenth: f64,
}

impl Row {
    /// The share of the bound that is reached.
    #[must_use]
    pub fn of_bound(&self) -> Option<f64> {
        self.bound_cycles_per_hash.map(|bound| bound / self.cycles_per_hash)
    }

    /// The rate at the bound, in millions of hashes per second, all threads together.
    #[must_use]
    pub fn bound_mhs(&self) -> Option<f64> {
        self.of_bound().map(|share| self.mhs / share)
    }
}

/// The algorithms that `search` promises.
pub const CONTRACT: [Algorithm; 10] = [
    Algorithm::Sha3_256,
    Algorithm::Sha3_224,
    Algorithm::Sha3_384,
    Algorithm::Sha3_512,
    Algorithm::Keccak256,
    Algorithm::Sha256,
    Algorithm::Sha256d,
    Algorithm::Blake2s(32),
    Algorithm::Blake2b(32),
    Algorithm::Blake2b(64),
];

/// A kernel on a number of threads.
struct Candidate {
    job: Job,
    threads: usize,
    bound: Option<f64>,
    team: Team,
}

/// Measures a selection, calling `progress` with (turns done, turns in all).
#[must_use]
pub fn search(selection: &Selection, cpu: &Cpu, progress: &mut dyn FnMut(usize, usize)) -> Vec<Row> {
    let mut candidates = candidates(selection, cpu);
    let mut works: Vec<&mut dyn Work> =
        candidates.iter_mut().map(|candidate| &mut candidate.team as &mut dyn Work).collect();
    let mut done = 0;
    let comparison = slices::compare(&mut works, selection.rounds, &mut || {
        done += 1;
        progress(done, selection.rounds);
    });
    let mut rows: Vec<Row> = candidates
        .iter()
        .zip(&comparison.timings)
        .map(|(candidate, timing)| Row {
            job: "search",
            algo: candidate.job.algorithm().to_string(),
            backend: candidate.job.backend().isa().name(),
            kernel: candidate.job.variant().name(),
            threads: candidate.threads,
            mhs: 1e-6 * candidate.threads as f64 / timing.best,
            cycles_per_hash: timing.best * comparison.clock_hz,
            bound_cycles_per_hash: candidate.bound,
            ratio_to_direct: None,
            clock_ghz: comparison.clock_hz * 1e-9,
            tenth: timing.tenth * comparison.clock_hz,
        })
        .collect();
    for i in 0..rows.len() {
        rows[i].ratio_to_direct = direct_of(&rows, &rows[i]).map(|direct| direct / rows[i].cycles_per_hash);
    }
    rows
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
fn candidates(selection: &Selection, cpu: &Cpu) -> Vec<Candidate> {
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
                        list.extend(candidate(algorithm, isa, variant, threads, cpu));
                    }
                }
            }
        }
    }
    list
}

impl Selection {
    /// Whether a kernel is to be measured. Unless algorithms were chosen, only SHA3-256 has the whole ladder on every number
    /// of threads; the others show where it starts and ends, on one.
    fn includes(&self, core: Core, isa: Isa, algorithm: Algorithm, variant: Variant, threads: usize) -> bool {
        let chosen = self.variants.is_empty() || self.variants.contains(&variant);
        let ends = variant == Variant::Direct || variant == fastest(core, isa, algorithm);
        let whole = !self.algorithms.is_empty() || algorithm == Algorithm::Sha3_256;
        chosen && (whole || (ends && threads == 1))
    }
}

/// The default workload with an objective so rare that the kernel alone is timed; none if there is no such kernel.
fn candidate(
    algorithm: Algorithm,
    isa: Isa,
    variant: Variant,
    threads: usize,
    cpu: &Cpu,
) -> Option<Candidate> {
    let template: Template = Template::DEFAULT.parse().ok()?;
    let objective = Objective { goal: Goal::ZeroBits(60), range: None };
    let request = Request { template, algorithm, objective, isa: Some(isa), variant: Some(variant) };
    let job = Job::new(request).ok()?;
    let searchers = (0..threads).map(|worker| Searcher::new(&job, &[worker as u8, 0, 0, 0, 0]).ok());
    let searchers: Vec<Searcher> = searchers.collect::<Option<_>>()?;
    let bound = searchers.first().and_then(|searcher| bound::search(cpu.core, searcher));
    let granule = searchers.first().map_or(1, |searcher| searcher.plan().granule());
    let works = searchers.into_iter().map(scanning).collect();
    Some(Candidate { job, threads, bound, team: Team::new(works, granule) })
}

/// A search that goes on where its last slice ended, from the first counter again behind the last one.
fn scanning(mut searcher: Searcher) -> Box<dyn FnMut(u64) + Send> {
    let most = searcher.job().template().counter().max();
    let mut next = 0_u64;
    Box::new(move |mut n| {
        while n > 0 {
            let last = next.saturating_add(n - 1).min(most);
            // A fault in a benchmark would be a wrong result unnoticed: it must not pass.
            let scanned = searcher.scan(next, last, &mut |_| {});
            assert!(scanned.is_ok(), "{scanned:?}");
            n -= last - next + 1;
            next = if last == most { 0 } else { last + 1 };
        }
    })
}

/// How fast a search is.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Hashes per second of all threads.
    pub hashes_per_second: f64,
    /// Cycles per hash of one thread.
    pub cycles_per_hash: f64,
}

/// Measures a search for a fraction of a second, on as many threads as there are salts.
///
/// # Errors
///
/// If a salt is not as long as the template says.
pub fn rate(job: &Job, salts: &[Vec<u8>]) -> Result<Rate, JobError> {
    let searchers = salts.iter().map(|salt| Searcher::new(job, salt)).collect::<Result<Vec<_>, _>>()?;
    let granule = searchers.first().map_or(1, |searcher| searcher.plan().granule());
    let mut team = Team::new(searchers.into_iter().map(scanning).collect(), granule);
    let comparison = slices::compare(&mut [&mut team], ROUNDS_OF_RATE, &mut || ());
    let seconds = comparison.timings[0].tenth;
    Ok(Rate {
        hashes_per_second: salts.len() as f64 / seconds,
        cycles_per_hash: seconds * comparison.clock_hz,
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
        let rows = search(&selection, &cpu, &mut |_, _| {});
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
