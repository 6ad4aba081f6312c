//! `hashweave bench search`.

use super::columns::{SEARCH, text};
use super::show::{heading, measured, show};
use crate::args::{BenchOptions, SearchKernels};
use crate::{Exit, Usage, report};
use hashweave::cpu;
use runner::bench::search::{self, Selection};
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
    let table = || heading(&cpu, clock, rounds, "one span") + &text(3, SEARCH, &rows);
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
