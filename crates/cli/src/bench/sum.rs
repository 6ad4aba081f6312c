//! `hashweave bench sum`.

use super::show::{Run, check_memory, finish, timed};
use super::steady;
use crate::args::{BenchOptions, SumShapes};
use crate::{Exit, Usage};

use hashweave::Algorithm;
use hashweave::cpu::{self, Cpu};
use runner::bench::steady::sums;
use runner::bench::sum::{self, AUTO, Lengths, Row, Selection};

/// Turns of every candidate; there are many candidates, and those of 64 MiB take longer than
/// others.
const ROUNDS: usize = 120;

/// The most memory for the messages of one row.
const MEMORY: usize = 4 << 30;

/// The options that determine this memory.
const TAKEN: &str = "--streams times --message-bytes times --threads";

pub(crate) fn run(options: &BenchOptions, shapes: &SumShapes) -> anyhow::Result<Exit> {
    let selection = selection(options, shapes);
    if selection.is_empty() {
        let hint = "messages of blake3 of more than a chunk, 1024 bytes, and those of other tree hashes are trees, which only --kernel auto hashes";
        return Err(Usage(format!("there is nothing to measure: {hint}")).into());
    }
    if let Some(times) = steady::times(options) {
        let selection = steady_selection(selection, options);
        check_memory(TAKEN, selection.memory(), MEMORY)?;
        return steady::run(options, times, |cpu, stop, progress| {
            sums(&selection, cpu, times, stop, progress)
        });
    }
    let cpu = cpu::detect();
    finish(options, &cpu, &measure(options, &selection, &cpu)?)
}

/// Returns the selection that the options ask for.
pub(super) fn selection(options: &BenchOptions, shapes: &SumShapes) -> Selection {
    Selection {
        functions: options.algo.clone(),
        kernels: shapes.kernel.clone(),
        streams: shapes.streams.clone(),
        lengths: shapes.message_bytes.clone(),
        threads: options.threads.clone(),
        rounds: options.rounds.map_or(ROUNDS, |rounds| rounds as usize),
    }
}

/// Measures a selection.
pub(super) fn measure(options: &BenchOptions, selection: &Selection, cpu: &Cpu) -> anyhow::Result<Run<Row>> {
    check_memory(TAKEN, selection.memory(), MEMORY)?;
    timed(options, "sum", selection.rounds, |progress| sum::run(selection, cpu, progress))
}

/// Returns the selection for the steady state: the options, with one value each by default.
fn steady_selection(selection: Selection, options: &BenchOptions) -> Selection {
    Selection {
        functions: steady::or(selection.functions, Algorithm::Sha256.into()),
        kernels: steady::or(selection.kernels, AUTO.to_owned()),
        streams: steady::or(selection.streams, 64),
        lengths: steady::or(selection.lengths, Lengths::Each(16 << 10)),
        threads: steady::threads(options),
        rounds: selection.rounds,
    }
}
