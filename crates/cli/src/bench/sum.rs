//! `hashweave bench sum`.

use super::columns::{SUM, text};
use super::show::{check_memory, heading, measured, show};
use super::steady;
use crate::args::{BenchOptions, SumShapes};
use crate::{Exit, report};
use hashweave::{Algorithm, cpu};
use runner::bench::steady::sums;
use runner::bench::sum::{self, AUTO, Lengths, Selection};

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
    check_memory("--streams times --message-bytes times --threads", selection.memory(), MEMORY)?;
    if let Some(times) = steady::times(options) {
        let selection = steady_selection(selection, options);
        check_memory("--streams times --message-bytes times --threads", selection.memory(), MEMORY)?;
        return steady::run(options, times, |cpu, stop, progress| {
            sums(&selection, cpu, times, stop, progress)
        });
    }
    let cpu = cpu::detect();
    let rounds = selection.rounds;
    let rows = measured(options, |progress| sum::run(&selection, &cpu, progress))?;
    let clock = rows.first().map_or(0.0, |row| row.clock_ghz);
    let table = || heading(&cpu, clock, rounds, "one batch") + &text(3, SUM, &rows);
    show(options, &rows, table, || report::sum::page(&cpu, rounds, &rows))
}

/// What is measured of the steady state: what was asked for, or one of each.
fn steady_selection(selection: Selection, options: &BenchOptions) -> Selection {
    Selection {
        algorithms: steady::or(selection.algorithms, Algorithm::Sha256),
        kernels: steady::or(selection.kernels, AUTO.to_owned()),
        streams: steady::or(selection.streams, 64),
        lengths: steady::or(selection.lengths, Lengths::Each(16 << 10)),
        threads: steady::threads(options),
        rounds: selection.rounds,
    }
}
