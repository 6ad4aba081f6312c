//! `hashweave bench --steady`: the options, and the output.

use super::show::{none_fits, show, with_bar};
use crate::args::BenchOptions;
use crate::words::time as time_in_words;
use crate::{Exit, report};
use anyhow::Context;
use hashweave::cpu::{self, Cpu};
use runner::bench::steady::Row;
use runner::steady::Times;
use runner::stop::Stop;
use std::io;
use std::thread::available_parallelism;
use std::time::Duration;

/// The default warm-up in seconds: within it a core's clock settles, and most of a machine's
/// temperature.
const WARM_UP: u32 = 10;

/// Returns how long to measure, if the steady state was asked for.
pub(super) fn times(options: &BenchOptions) -> Option<Times> {
    let seconds = |seconds: u32| Duration::from_secs(seconds.into());
    let warm_up = seconds(options.warm_up.unwrap_or(WARM_UP));
    options.steady.map(|steady| Times { warm_up, steady: seconds(steady) })
}

/// Returns the thread counts that were asked for, or all cores.
pub(super) fn threads(options: &BenchOptions) -> Vec<usize> {
    or(options.threads.clone(), available_parallelism().map_or(1, usize::from))
}

/// Returns the values that were asked for, or the usual one.
pub(super) fn or<T>(asked: Vec<T>, usual: T) -> Vec<T> {
    if asked.is_empty() { vec![usual] } else { asked }
}

/// Measures, prints, and writes the page. After a signal it shows what was measured before.
pub(super) fn run(
    options: &BenchOptions,
    times: Times,
    measure: impl FnOnce(&Cpu, &Stop, &mut dyn FnMut(f64)) -> io::Result<Vec<Row>>,
) -> anyhow::Result<Exit> {
    const STEPS: u64 = 1000;
    let (cpu, stop) = (cpu::detect(), Stop::on_signals().context("cannot handle signals")?);
    let rows = with_bar(options, "{wide_bar} {elapsed} of {msg}", |bar| {
        bar.set_length(STEPS);
        bar.set_message(time_in_words((times.warm_up + times.steady).as_secs_f64()) + " a row");
        measure(&cpu, &stop, &mut |share| bar.set_position((share * STEPS as f64) as u64))
    })?;
    if rows.is_empty() {
        return if stop.requested() { Ok(Exit::Interrupted) } else { Err(none_fits().into()) };
    }
    let table = || heading(&cpu, times) + &report::steady::table(&rows).text();
    let exit = show(options, &rows, table, || report::steady::page(&cpu, times, &rows))?;
    Ok(if stop.requested() { Exit::Interrupted } else { exit })
}

fn heading(cpu: &Cpu, times: Times) -> String {
    format!(
        "{}, a sample a second for {} after a warm-up of {}, all threads at work without a pause\n\
         rates are those of all threads, cycles those of one; drift is the slope of the line with the least squares\n\n",
        cpu.name,
        time_in_words(times.steady.as_secs_f64()),
        time_in_words(times.warm_up.as_secs_f64())
    )
}
