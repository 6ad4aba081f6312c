//! `hashweave bench sum`.

use super::{heading, measured, optional, percent, show};
use crate::args::{BenchOptions, SumShapes};
use crate::{Exit, Usage, output, report};
use hashweave::cpu;
use runner::bench::sum::{self, Row, Selection};

/// Turns of every candidate: there are many, and those of 64 MiB take longer than others.
const ROUNDS: usize = 120;

/// The most that the messages of one row may take.
const MEMORY: usize = 4 << 30;

pub(crate) fn run(options: &BenchOptions, shapes: &SumShapes) -> anyhow::Result<Exit> {
    let selection = Selection {
        algorithms: options.algo.clone(),
        kernels: shapes.kernel.clone(),
        streams: shapes.streams.clone(),
        lengths: shapes.message_bytes.clone(),
        threads: options.threads.clone(),
        rounds: options.rounds.map_or(ROUNDS, |rounds| rounds as usize),
    };
    let memory = selection.memory();
    if memory > MEMORY {
        let gib = |bytes: usize| bytes as f64 / (1 << 30) as f64;
        let fault = format!(
            "--streams times --message-bytes times --threads is {:.1} GiB: at most {} GiB",
            gib(memory),
            gib(MEMORY)
        );
        return Err(Usage(fault).into());
    }
    let cpu = cpu::detect();
    let rounds = selection.rounds;
    let rows = measured(options, |progress| sum::run(&selection, &cpu, progress))?;
    let clock = rows.first().map_or(0.0, |row| row.clock_ghz);
    let table = || heading(&cpu, clock, rounds, "one batch") + &table(&rows);
    show(options, &rows, table, || report::sum::page(&cpu, rounds, &rows))
}

/// What a table says of a row.
pub(crate) const HEAD: [&str; 14] = [
    "algo",
    "kernel",
    "runs",
    "message",
    "streams",
    "threads",
    "GB/s",
    "cycles/byte",
    "10th pct",
    "bound",
    "of bound",
    "× one stream",
    "× uniform",
    "× 1 thread",
];

/// The figures of a row, under [`HEAD`].
pub(crate) fn figures(rows: &[Row], row: &Row) -> [String; HEAD.len()] {
    [
        row.algo.clone(),
        row.kernel.to_owned(),
        row.runs.clone(),
        message(row),
        row.streams.to_string(),
        row.threads.to_string(),
        format!("{:.3}", row.gbs),
        format!("{:.3}", row.cycles_per_byte),
        format!("{:.3}", row.tenth),
        optional(row.bound_cycles_per_byte, 3),
        percent(row.of_bound()),
        optional(row.ratio_to_one_stream, 2),
        optional(row.ratio_to_uniform, 3),
        optional(scaling(rows, row), 2),
    ]
}

/// How long the messages of a row are.
pub(crate) fn message(row: &Row) -> String {
    match row.message_bytes {
        None => row.shape.to_owned(),
        Some(bytes) if bytes.is_multiple_of(1 << 20) => format!("{} MiB", bytes >> 20),
        Some(bytes) if bytes.is_multiple_of(1 << 10) => format!("{} KiB", bytes >> 10),
        Some(bytes) => format!("{bytes} B"),
    }
}

fn table(rows: &[Row]) -> String {
    let mut lines = vec![HEAD.map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| figures(rows, row).to_vec()));
    output::table(3, &lines)
}

/// How many times the rate of one thread.
fn scaling(rows: &[Row], row: &Row) -> Option<f64> {
    let same = |other: &&Row| {
        let shape = |row: &Row| (row.algo.clone(), row.kernel, row.streams, row.message_bytes);
        other.threads == 1 && shape(other) == shape(row)
    };
    rows.iter().find(same).filter(|_| row.threads > 1).map(|one| row.gbs / one.gbs)
}
