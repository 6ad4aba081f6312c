//! `hashweave info`.

mod devices;
mod hashes;
mod known;
mod replicate;
mod trees;

use crate::{Exit, output};
use anyhow::Context;
use clap::Args;
use hashweave::batch::Plan;
use hashweave::cpu::{self, Core, Cpu};
use hashweave::search::{ChosenBy, Job, Request, Searcher, Template};
use hashweave::{Algorithm, Isa, bound};
use known::{calibrated, known_by};
use runner::bench::search::CONTRACT;
use runner::bench::sum;
use runner::search::kernel;
use runner::stop::Stop;
use serde::Serialize;
use std::ops::RangeInclusive;
use std::thread::available_parallelism;

#[derive(Debug, Args)]
pub(crate) struct InfoArgs {
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Measure, for some seconds, what each hash function costs on each unit of this CPU
    #[arg(long)]
    hashes: bool,
    /// With --hashes: also show the rates at this clock
    #[arg(long, value_name = "GHZ", requires = "hashes", value_parser = gigahertz)]
    clock: Option<f64>,
    /// Time the kernels again that were timed before on this CPU, because it has no table, and keep
    /// the result
    #[arg(long, conflicts_with = "hashes")]
    recalibrate: bool,
}

impl InfoArgs {
    /// Whether what was kept of earlier timings does not count.
    pub(crate) fn recalibrates(&self) -> bool {
        self.recalibrate
    }
}

fn gigahertz(text: &str) -> Result<f64, String> {
    let clock = text.parse().ok().filter(|clock: &f64| *clock > 0.0 && *clock <= 100.0);
    clock.ok_or_else(|| "must be a clock in GHz, above 0 and up to 100".to_owned())
}

/// The output of `--json`.
#[derive(Serialize)]
struct Info {
    version: &'static str,
    cpu: Cpu,
    threads: usize,
    backends: Vec<BackendInfo>,
    jobs: Vec<JobInfo>,
    sum: Vec<SumInfo>,
    replicate: Vec<replicate::ReplicateInfo>,
    trees: Vec<trees::TreesInfo>,
    devices: Vec<devices::DeviceInfo>,
    hosts: Vec<devices::HostInfo>,
}

#[derive(Serialize)]
struct BackendInfo {
    backend: &'static str,
    /// Whether the CPU and the system support it.
    present: bool,
    /// Whether it is present and `HASHWEAVE_ISA` does not forbid it.
    usable: bool,
}

#[derive(Serialize)]
struct JobInfo {
    job: &'static str,
    algo: String,
    backend: &'static str,
    kernel: &'static str,
    /// As in `sum`; or `workers` if kernels were timed just now on all threads at once.
    chosen_by: String,
    lanes: usize,
    /// Null if there is no port model of the CPU.
    bound_cycles_per_hash: Option<f64>,
}

/// The choice of `sum` for a range of numbers of messages.
#[derive(Serialize)]
struct SumInfo {
    job: &'static str,
    algo: String,
    /// The kernel, or several that share the messages.
    kernel: String,
    streams_from: usize,
    /// Null if there is no upper limit: the kernels take the messages in groups.
    streams_to: Option<usize>,
    /// The shortest of these messages, and the longest; null if there is no upper limit.
    bytes_from: usize,
    bytes_to: Option<usize>,
    /// How many messages the kernels take at once.
    degree: usize,
    /// `core` for a table of measurements on such cores, `calibration` if kernels were timed just
    /// now, or `calibration of` a date if they were timed then.
    chosen_by: String,
    /// The bound with as many messages as the kernels take; null if there is no model of the CPU or
    /// the kernel.
    bound_cycles_per_byte: Option<f64>,
    /// The reason for the bound.
    bound_by: Option<&'static str>,
}

pub(crate) fn run(args: &InfoArgs) -> anyhow::Result<Exit> {
    if args.hashes {
        return hashes::run(args.json, args.clock);
    }
    let cpu = cpu::detect();
    let jobs = CONTRACT.iter().map(|algorithm| job_info(*algorithm, &cpu)).collect::<Result<_, _>>()?;
    let (devices, hosts) = devices::rows();
    let info = Info {
        devices,
        hosts,
        version: env!("CARGO_PKG_VERSION"),
        threads: available_parallelism().map_or(1, usize::from),
        backends: Isa::ALL.into_iter().map(backend_info).collect(),
        sum: Algorithm::measured().flat_map(|algorithm| sum_info(algorithm, cpu.core)).collect(),
        replicate: replicate::rows(cpu.core),
        trees: trees::rows(),
        cpu,
        jobs,
    };
    if args.json {
        output::json_pretty(&info)?
    } else {
        output::write(text(&info).as_bytes())?
    }
    Ok(Exit::Done)
}

fn backend_info(isa: Isa) -> BackendInfo {
    BackendInfo { backend: isa.name(), present: isa.in_hardware(), usable: isa.available() }
}

/// Returns the choice of `search` for an algorithm on the default template.
fn job_info(algorithm: Algorithm, cpu: &Cpu) -> anyhow::Result<JobInfo> {
    let template: Template = Template::DEFAULT.parse()?;
    let salt = vec![0; template.salt_length()];
    let job = Job::new(Request { algorithm, ..Request::new(template) })?;
    let threads = available_parallelism().map_or(1, usize::from);
    let job = kernel::fastest(&job, threads, false, &Stop::default())
        .context("cannot start a thread for every worker")?;
    let searcher = Searcher::new(&job, &salt)?;
    Ok(JobInfo {
        job: "search",
        algo: algorithm.to_string(),
        backend: job.backend().isa().name(),
        kernel: job.variant().name(),
        chosen_by: match job.chosen_by() {
            ChosenBy::Imported(measured) => calibrated(measured),
            now => now.name().to_owned(),
        },
        lanes: job.lanes(),
        bound_cycles_per_hash: bound::search(cpu.core, &searcher).map(|bound| bound.cycles),
    })
}

/// Returns the ranges of lengths and numbers of messages for which the same kernels are chosen.
fn sum_info(algorithm: Algorithm, core: Core) -> Vec<SumInfo> {
    let mut all: Vec<Vec<SumInfo>> = Vec::new();
    for lengths in Plan::LENGTHS {
        let rows = of_lengths(algorithm, core, &lengths);
        match all.last_mut() {
            Some(last) if are_alike(last, &rows) => {
                last.iter_mut().zip(rows).for_each(|(last, row)| last.bytes_to = row.bytes_to);
            }
            _ => all.push(rows),
        }
    }
    all.into_iter().flatten().collect()
}

/// Whether the same is chosen for the same numbers of messages.
fn are_alike(a: &[SumInfo], b: &[SumInfo]) -> bool {
    let of = |row: &SumInfo| (row.kernel.clone(), row.streams_from, row.streams_to, row.chosen_by.clone());
    a.iter().map(of).eq(b.iter().map(of))
}

/// Returns the ranges of numbers of messages of these lengths.
fn of_lengths(algorithm: Algorithm, core: Core, lengths: &RangeInclusive<usize>) -> Vec<SumInfo> {
    let plan = Plan::of_length(algorithm.primitive(), *lengths.start());
    let mut ranges: Vec<SumInfo> = Vec::new();
    for streams in 1..=plan.width() {
        let kernel = sum::runs(plan, streams);
        if ranges.last().is_none_or(|range| range.kernel != kernel) {
            ranges.push(SumInfo {
                job: "sum",
                algo: algorithm.to_string(),
                kernel,
                streams_from: streams,
                streams_to: None,
                bytes_from: *lengths.start(),
                bytes_to: Some(*lengths.end()).filter(|bytes| *bytes < usize::MAX),
                degree: 0,
                chosen_by: known_by(plan.source()),
                bound_cycles_per_byte: None,
                bound_by: None,
            });
        }
        if let Some(range) = ranges.last_mut() {
            range.streams_to = (streams < plan.width()).then_some(streams);
            range.degree = streams;
            let bound = bound::sum(core, plan, algorithm, streams, &[LONG]);
            range.bound_cycles_per_byte = bound.map(|bound| bound.cycles);
            range.bound_by = bound.map(|bound| bound.limit.name());
        }
    }
    ranges
}

/// A message so long that its padding does not matter.
const LONG: usize = 1 << 24;

fn text(info: &Info) -> String {
    let mut rows = vec![
        ["job", "algo", "backend", "kernel", "chosen by", "lanes", "bound, cycles/hash"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(info.jobs.iter().map(|job| {
        vec![
            job.job.to_owned(),
            job.algo.clone(),
            job.backend.to_owned(),
            job.kernel.to_owned(),
            job.chosen_by.clone(),
            format!("×{}", job.lanes),
            job.bound_cycles_per_hash
                .map_or_else(|| "no model of this CPU".to_owned(), |bound| format!("{bound:.1}")),
        ]
    }));
    let backends: Vec<String> = info.backends.iter().map(state).collect();
    format!(
        "hashweave {}\nCPU       {} (port model {:?}), {}\nbackends  {}\n{}\n{}\n{}\n{}\n{}\n{}",
        info.version,
        info.cpu.name,
        info.cpu.core,
        crate::words::counted(info.threads as u64, "thread"),
        backends.join(", "),
        warnings(),
        output::table(5, &rows),
        sum_text(&info.sum),
        replicate::text(&info.replicate),
        trees::text(&info.trees),
        devices::text(&info.devices, &info.hosts)
    )
}

/// A line for each algorithm whose row has a warning.
fn warnings() -> String {
    let rows = Algorithm::ALL.iter().map(|algorithm| algorithm.row());
    rows.filter_map(|row| Some(format!("{:<9} {}\n", row.name, row.warning?))).collect()
}

fn sum_text(ranges: &[SumInfo]) -> String {
    let head = ["job", "algo", "messages", "bytes", "kernel", "chosen by", "at once", "bound, cycles/byte"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(ranges.iter().map(|range| {
        let messages = match range.streams_to {
            None => format!("{} and more", range.streams_from),
            Some(to) if to == range.streams_from => to.to_string(),
            Some(to) => format!("{} to {to}", range.streams_from),
        };
        vec![
            range.job.to_owned(),
            range.algo.clone(),
            messages,
            match (range.bytes_from, range.bytes_to) {
                (0, None) => "any".to_owned(),
                (from, None) => format!("{from} and more"),
                (from, Some(to)) => format!("{from} to {to}"),
            },
            range.kernel.clone(),
            range.chosen_by.clone(),
            format!("×{}", range.degree),
            crate::table::bound(range.bound_cycles_per_byte, range.bound_by, 3),
        ]
    }));
    output::table(6, &rows)
}

fn state(backend: &BackendInfo) -> String {
    match (backend.present, backend.usable) {
        (true, true) => backend.backend.to_owned(),
        (true, false) => format!("{} (forbidden by HASHWEAVE_ISA)", backend.backend),
        _ => format!("{} (not in this CPU)", backend.backend),
    }
}
