//! `hashweave bench search`.

use super::{heading, measured, optional, percent, show};
use crate::args::{BenchOptions, SearchKernels};
use crate::{Exit, Usage, output, report};
use hashweave::cpu;
use runner::bench::search::{self, Row, Selection};
use std::thread::available_parallelism;

/// Turns of every candidate.
const ROUNDS: usize = 200;

pub(crate) fn run(options: &BenchOptions, kernels: &SearchKernels) -> anyhow::Result<Exit> {
    for isa in &kernels.backend {
        if !isa.available() {
            return Err(Usage(format!("backend {isa} is not available here; see `hashweave info`")).into());
        }
    }
    let cpu = cpu::detect();
    let selection = selection(options, kernels);
    let rounds = selection.rounds;
    let rows = measured(options, |progress| search::run(&selection, &cpu, progress))?;
    let clock = rows.first().map_or(0.0, |row| row.clock_ghz);
    let table = || heading(&cpu, clock, rounds, "one span") + &table(&rows);
    show(options, &rows, table, || report::search::page(&cpu, rounds, &rows))
}

fn selection(options: &BenchOptions, kernels: &SearchKernels) -> Selection {
    let threads = if options.threads.is_empty() {
        let mut threads = vec![1, available_parallelism().map_or(1, usize::from)];
        threads.dedup();
        threads
    } else {
        options.threads.clone()
    };
    Selection {
        algorithms: options.algo.clone(),
        isas: kernels.backend.clone(),
        variants: kernels.kernel.clone(),
        threads,
        rounds: options.rounds.map_or(ROUNDS, |rounds| rounds as usize),
    }
}

/// What a table says of a row.
pub(crate) const HEAD: [&str; 11] = [
    "algo",
    "backend",
    "kernel",
    "threads",
    "MH/s",
    "cycles/hash",
    "10th pct",
    "bound",
    "of bound",
    "× direct",
    "× 1 thread",
];

/// The figures of a row, under [`HEAD`].
pub(crate) fn figures(rows: &[Row], row: &Row) -> [String; HEAD.len()] {
    [
        row.algo.clone(),
        row.backend.to_owned(),
        row.kernel.to_owned(),
        row.threads.to_string(),
        format!("{:.2}", row.mhs),
        format!("{:.1}", row.cycles_per_hash),
        format!("{:.1}", row.tenth),
        optional(row.bound_cycles_per_hash, 1),
        percent(row.of_bound()),
        optional(row.ratio_to_direct, 3),
        optional(scaling(rows, row), 2),
    ]
}

fn table(rows: &[Row]) -> String {
    let mut lines = vec![HEAD.map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| figures(rows, row).to_vec()));
    output::table(3, &lines)
}

/// How many times the rate of one thread.
fn scaling(rows: &[Row], row: &Row) -> Option<f64> {
    let same = |other: &&Row| {
        other.threads == 1
            && (&other.algo, other.backend, other.kernel) == (&row.algo, row.backend, row.kernel)
    };
    rows.iter().find(same).filter(|_| row.threads > 1).map(|one| row.mhs / one.mhs)
}
