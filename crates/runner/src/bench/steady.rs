//! The benchmark of the steady state: what searches and sums reach on all cores at once, second by
//! second.

use super::{Candidate, search, sum};
use crate::search::kernel::fastest;
use crate::steady::{self, Sample, Summary, Times};
use crate::stop::Stop;
use crate::team::Team;
use hashweave::cpu::Cpu;

use hashweave::Algorithm;
use serde::Serialize;
use std::time::Duration;
use std::{fmt, io};

/// One line of the table, and its seconds.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// `search` or `sum`.
    pub job: &'static str,
    /// The algorithm.
    pub algo: String,
    /// The instruction set of a search; null for a sum.
    pub backend: Option<&'static str>,
    /// The kernel, or [`AUTO`](super::AUTO).
    pub kernel: &'static str,
    /// How the kernel of a search was chosen; null for a sum.
    pub chosen_by: Option<&'static str>,
    /// How many messages at once; null for a search.
    pub streams: Option<usize>,
    /// How long each is; null for a search, or if their lengths are mixed.
    pub message_bytes: Option<usize>,
    /// Threads, each on a core of its own if there are enough.
    pub threads: usize,
    /// `hash` or `byte`.
    pub unit: &'static str,
    /// Seconds of the warm-up.
    pub warm_up_seconds: f64,
    /// Units per second of the median second, all threads together.
    #[serde(rename = "median_per_second")]
    pub median: f64,
    /// Those of the second that one in ten is slower than.
    #[serde(rename = "tenth_per_second")]
    pub tenth: f64,
    /// Those of the second that one in ten is faster than.
    #[serde(rename = "ninetieth_per_second")]
    pub ninetieth: f64,
    /// Those of the slowest second.
    #[serde(rename = "least_per_second")]
    pub least: f64,
    /// Those of the fastest second.
    #[serde(rename = "most_per_second")]
    pub most: f64,
    /// By how much the rate grows in a minute, as a share of its mean.
    pub drift_per_minute: f64,
    /// The median of the threads' mean clock.
    pub clock_ghz: f64,
    /// Cycles per unit of one thread in the median second.
    pub cycles_per_unit: f64,
    /// The least that the core's ports allow; null where there is no model of the core or of the
    /// kernel.
    pub bound_cycles_per_unit: Option<f64>,
    /// The seconds.
    pub samples: Vec<Sample>,
}

impl Row {
    /// The share of the bound that is reached.
    #[must_use]
    pub fn of_bound(&self) -> Option<f64> {
        self.bound_cycles_per_unit.map(|bound| bound / self.cycles_per_unit)
    }

    /// How far the seconds in the middle four fifths are apart, as a share of the median.
    #[must_use]
    pub fn spread(&self) -> f64 {
        (self.ninetieth - self.tenth) / self.median
    }
}

/// A row before it is measured: everything of it that is known by then.
type What = Row;

/// Measures searches, one after another; [`search::Selection::rounds`] does not matter. Where
/// neither kernel nor instruction set is asked for, the kernel is the one that a search with that
/// number of workers takes. `progress` is called with the part of the time that is over, from 0
/// to 1. A request to stop ends it, with the rows that were measured by then.
///
/// # Errors
///
/// If the system gives no thread.
pub fn searches(
    selection: &search::Selection,
    cpu: &Cpu,
    times: Times,
    stop: &Stop,
    progress: &mut dyn FnMut(f64),
) -> io::Result<Vec<Row>> {
    let list = if selection.isas.is_empty() && selection.variants.is_empty() {
        let mut list = Vec::new();
        for &algorithm in &selection.algorithms {
            for &threads in &selection.threads {
                list.extend(chosen(algorithm, threads, cpu, stop)?);
            }
        }
        list
    } else {
        search::candidates(selection, cpu)?.into_iter().map(named).collect()
    };
    Ok(measured(list, times, stop, progress))
}

/// The default workload by the kernel that a search takes.
fn chosen(
    algorithm: Algorithm,
    threads: usize,
    cpu: &Cpu,
    stop: &Stop,
) -> io::Result<Option<Candidate<What>>> {
    let Some(job) = search::default_job(algorithm, None, None) else { return Ok(None) };
    // The members of a team have a core of their own each, as far as there are cores.
    let job = fastest(&job, threads, true, stop)?;
    Ok(search::by(job, threads, cpu)?.map(named))
}

fn named(Candidate { what, team }: Candidate<search::Searching>) -> Candidate<What> {
    let row = Row {
        backend: Some(what.job.backend().isa().name()),
        kernel: what.job.variant().name(),
        chosen_by: Some(what.job.chosen_by().name()),
        bound_cycles_per_unit: what.bound.map(|bound| bound.cycles),
        ..empty("search", &what.job.algorithm(), what.threads, "hash")
    };
    Candidate { what: row, team }
}

/// The same of sums.
///
/// # Errors
///
/// If the system gives no thread.
pub fn sums(
    selection: &sum::Selection,
    cpu: &Cpu,
    times: Times,
    stop: &Stop,
    progress: &mut dyn FnMut(f64),
) -> io::Result<Vec<Row>> {
    let candidates = sum::candidates(selection, cpu)?.into_iter().map(|Candidate { what, team }| {
        let shape = what.shape;
        let row = Row {
            kernel: shape.kernel.map_or(super::AUTO, hashweave::batch::Kernel::name),
            streams: Some(shape.streams),
            message_bytes: shape.lengths.uniform(),
            bound_cycles_per_unit: what.bound.map(|bound| bound.cycles),
            ..empty("sum", &shape.function, shape.threads, "byte")
        };
        Candidate { what: row, team }
    });
    Ok(measured(candidates.collect(), times, stop, progress))
}

fn empty(job: &'static str, function: &dyn fmt::Display, threads: usize, unit: &'static str) -> Row {
    Row {
        job,
        algo: function.to_string(),
        backend: None,
        kernel: "",
        chosen_by: None,
        streams: None,
        message_bytes: None,
        threads,
        unit,
        warm_up_seconds: 0.0,
        median: 0.0,
        tenth: 0.0,
        ninetieth: 0.0,
        least: 0.0,
        most: 0.0,
        drift_per_minute: 0.0,
        clock_ghz: 0.0,
        cycles_per_unit: 0.0,
        bound_cycles_per_unit: None,
        samples: Vec::new(),
    }
}

fn measured(
    list: Vec<Candidate<What>>,
    times: Times,
    stop: &Stop,
    progress: &mut dyn FnMut(f64),
) -> Vec<Row> {
    let each = times.warm_up + times.steady;
    let all = each.as_secs_f64() * list.len() as f64;
    let mut rows = Vec::new();
    for (done, Candidate { what, mut team }) in list.into_iter().enumerate() {
        let mut told = |elapsed: Duration| {
            progress((each.as_secs_f64() * done as f64 + elapsed.as_secs_f64()) / all);
        };
        rows.extend(one(what, &mut team, times, stop, &mut told));
    }
    rows
}

/// None if it ended before the first sample.
fn one(
    what: What,
    team: &mut Team,
    times: Times,
    stop: &Stop,
    progress: &mut dyn FnMut(Duration),
) -> Option<Row> {
    let samples = if stop.requested() { Vec::new() } else { steady::observe(team, times, stop, progress) };
    let Summary { median, tenth, ninetieth, least, most, drift, clock_ghz, cycles } =
        Summary::of(&samples, what.threads)?;
    Some(Row {
        warm_up_seconds: times.warm_up.as_secs_f64(),
        median,
        tenth,
        ninetieth,
        least,
        most,
        drift_per_minute: drift,
        clock_ghz,
        cycles_per_unit: cycles,
        samples,
        ..what
    })
}
