//! `hashweave bench search`.

use super::show::{Run, finish, measured, show, timed};
use super::steady;
use crate::args::{BenchOptions, SearchKernels};
use crate::names::{Backend, only_algorithms};
use crate::table::{Column, Table, optional, percent};
use crate::words::{clean, time as time_in_words};
use crate::{Exit, Usage, devices};
use hashweave::cpu::{self, Cpu};
use hashweave::{Algorithm, Isa};
use runner::bench::device;
use runner::bench::search::{self, CONTRACT, Row, Selection};
use runner::bench::steady::searches;
use std::io;
use std::thread::available_parallelism;
use std::time::Duration;

/// Turns of every candidate.
const ROUNDS: usize = 200;

/// The length of a slice on a device, which has only one candidate.
const TURN: Duration = Duration::from_millis(10);

/// The columns for devices.
const DEVICES: &[Column<device::Row>] = &[
    ("algo", |_, row| row.algo.clone()),
    ("backend", |_, row| row.backend.to_owned()),
    ("device", |_, row| clean(&row.device)),
    ("MH/s", |_, row| format!("{:.2}", row.mhs)),
    ("units", |_, row| optional(row.units.map(f64::from), 0)),
    ("GHz", |_, row| optional(row.clock_ghz, 3)),
    ("unit cycles/hash", |_, row| optional(row.unit_cycles_per_hash, 1)),
    ("bound", |_, row| optional(row.bound_unit_cycles_per_hash, 1)),
    ("of bound", |_, row| percent(row.of_bound())),
];

pub(crate) fn run(options: &BenchOptions, kernels: &SearchKernels) -> anyhow::Result<Exit> {
    let isas: Vec<Isa> = kernels.backend.iter().filter_map(|backend| backend.isa()).collect();
    if isas.len() < kernels.backend.len() || kernels.device.is_some() {
        return on_devices(options, kernels, isas.is_empty());
    }
    for isa in &isas {
        if !isa.available() {
            return Err(Usage(format!("backend {isa} is not available here; see `hashweave info`")).into());
        }
    }
    let selection = selection(options, kernels, isas)?;
    if let Some(times) = steady::times(options) {
        let selection = Selection {
            algorithms: steady::or(selection.algorithms, Algorithm::Sha3_256),
            threads: steady::threads(options),
            ..selection
        };
        return steady::run(options, times, |cpu, stop, progress| {
            searches(&selection, cpu, times, stop, progress)
        });
    }
    let cpu = cpu::detect();
    finish(options, &cpu, &measure(options, &selection, &cpu)?)
}

/// Measures kernels of the processor.
pub(super) fn measure(options: &BenchOptions, selection: &Selection, cpu: &Cpu) -> anyhow::Result<Run<Row>> {
    timed(options, "search", selection.rounds, |progress| search::run(selection, cpu, progress))
}

/// Measures the default workload on devices, one after another.
fn on_devices(options: &BenchOptions, kernels: &SearchKernels, alone: bool) -> anyhow::Result<Exit> {
    let of_processor = [
        ("--backend with an instruction set", !alone),
        ("--kernel", !kernels.kernel.is_empty()),
        ("--threads", !options.threads.is_empty()),
        ("--html", options.html.is_some()),
        ("--steady", options.steady.is_some()),
        ("--record", options.record.is_some()),
    ];
    if let Some((option, _)) = of_processor.iter().find(|(_, given)| *given) {
        return Err(
            Usage(format!("{option} applies to the processor, but devices are measured separately")).into()
        );
    }
    let mut sources = Vec::new();
    let backends = if kernels.backend.is_empty() { &[Backend::Auto][..] } else { &kernels.backend };
    for backend in backends {
        sources.extend(devices::chosen(*backend, kernels.device.as_ref())?);
    }
    let algorithms = algorithms(options)?;
    let algorithms = if algorithms.is_empty() { CONTRACT.to_vec() } else { algorithms };
    let time = TURN * options.rounds.map_or(ROUNDS as u32, |rounds| rounds);
    let rows = measured(options, |progress| {
        device::run(&algorithms, &sources, time, progress).map_err(io::Error::other)
    })?;
    let heading = format!(
        "the default message on devices, {} each; cycles are those of one unit (a multiprocessor, a compute unit) at its highest clock\n\n",
        time_in_words(time.as_secs_f64())
    );
    show(options, &rows, || heading + &Table::of(3, DEVICES, &rows, |_| false).text(), String::new)
}

/// Returns the selection that the options ask for.
pub(super) fn selection(
    options: &BenchOptions,
    kernels: &SearchKernels,
    isas: Vec<Isa>,
) -> Result<Selection, Usage> {
    let threads = if options.threads.is_empty() {
        let mut threads = vec![1, available_parallelism().map_or(1, usize::from)];
        threads.dedup();
        threads
    } else {
        options.threads.clone()
    };
    Ok(Selection {
        algorithms: algorithms(options)?,
        isas,
        variants: kernels.kernel.clone(),
        threads,
        rounds: options.rounds.map_or(ROUNDS, |rounds| rounds as usize),
    })
}

/// Returns the algorithms that the options ask for.
fn algorithms(options: &BenchOptions) -> Result<Vec<Algorithm>, Usage> {
    only_algorithms(&options.algo).map_err(|error| Usage(format!("--algo: {error}")))
}
