//! Measures benchmarks, prints the results and writes them to files.

use crate::args::BenchOptions;
use crate::exit::keep_apart;
use crate::{Exit, Usage, output, record, report};
use anyhow::Context;
use hashweave::cpu::{Core, Cpu};
use indicatif::{ProgressBar, ProgressStyle};
use runner::bench::compare::row::Row;
use runner::bench::prices::Price;
use runner::bench::record::Measured;
use runner::durable;
use runner::outputs::Named;
use serde::Serialize;
use std::io;
use std::time::Instant;

/// The rows of a job, and how they were measured.
pub(super) struct Run<R> {
    pub(super) measured: Measured,
    pub(super) rows: Vec<R>,
    /// The rows as those of any record.
    read: Vec<Row>,
}

impl<R: Serialize> Run<R> {
    /// Returns the part of a record for this job.
    pub(super) fn part(&self) -> anyhow::Result<record::Part> {
        let rows = self.rows.iter().map(serde_json::to_string).collect::<Result<_, _>>();
        Ok((self.measured.clone(), rows.context("cannot encode a row")?))
    }
}

/// Measures a job in turns, with a bar on a terminal. Files that cannot be written are refused
/// first.
pub(super) fn timed<R: Serialize>(
    options: &BenchOptions,
    job: &str,
    rounds: usize,
    measure: impl FnOnce(&mut dyn FnMut(usize, usize)) -> io::Result<Vec<R>>,
) -> anyhow::Result<Run<R>> {
    let start = Instant::now();
    let rows = measured(options, measure)?;
    let seconds = (1000.0 * start.elapsed().as_secs_f64()).round() / 1000.0;
    let read = |row| Row::of(&serde_json::to_value(row).ok()?);
    let read =
        rows.iter().map(read).collect::<Option<_>>().context("a row has a figure that is no number")?;
    Ok(Run { measured: Measured { job: job.to_owned(), rounds, seconds }, rows, read })
}

/// Measures in turns, with a bar on a terminal. Files that cannot be written are refused first.
pub(super) fn measured<R>(
    options: &BenchOptions,
    measure: impl FnOnce(&mut dyn FnMut(usize, usize)) -> io::Result<Vec<R>>,
) -> anyhow::Result<Vec<R>> {
    let rows = with_bar(options, "{wide_bar} {pos}/{len} rounds, {eta} left", |bar| {
        measure(&mut |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        })
    })?;
    if rows.is_empty() { Err(none_fits().into()) } else { Ok(rows) }
}

/// Measures, with a bar of that form on a terminal, unless there is nothing to measure. Files that
/// cannot be written are refused first.
pub(super) fn with_bar<R>(
    options: &BenchOptions,
    template: &str,
    measure: impl FnOnce(&ProgressBar) -> io::Result<Vec<R>>,
) -> anyhow::Result<Vec<R>> {
    check_files(options)?;
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    let rows = measure(&bar);
    bar.finish_and_clear();
    rows.context("cannot allocate the memory and start a thread for each of --threads")
}

/// Refuses files that cannot be written, and one file for two outputs.
pub(super) fn check_files(options: &BenchOptions) -> anyhow::Result<()> {
    let files = [("--html", &options.html), ("--record", &options.record)];
    let named = files.into_iter().filter_map(|(word, path)| Some(Named::new(word, path.as_deref()?)));
    let outputs: Vec<Named<'_>> = named.collect();
    keep_apart(&outputs, &[])?;
    outputs.iter().try_for_each(|output| durable::check(output.path).context(output.word.to_owned()))
}

/// Returns the error for options that leave nothing to measure.
pub(super) fn none_fits() -> Usage {
    Usage("no kernel fits --algo, --backend and --kernel together".to_owned())
}

/// Prints the rows and then writes the page, so that a minute's work is printed even if the page
/// fails.
pub(super) fn show<R: Serialize>(
    options: &BenchOptions,
    rows: &[R],
    table: impl FnOnce() -> String,
    page: impl FnOnce() -> String,
) -> anyhow::Result<Exit> {
    let written = options.html.as_deref().map_or(Ok(()), |path| durable::write(path, page().as_bytes()));
    if options.json {
        output::json_pretty(&rows)?
    } else {
        output::write(table().as_bytes())?
    }
    written.context("--html")?;
    Ok(Exit::Done)
}

/// Saves and shows what was measured.
pub(super) fn finish<R: Serialize>(options: &BenchOptions, cpu: &Cpu, run: &Run<R>) -> anyhow::Result<Exit> {
    let saved = save(options, cpu, &[], &[run.part()?]);
    let page = || report::page(cpu, run.measured.rounds, &run.read);
    let exit = show(options, &run.rows, || table(cpu, run), page)?;
    saved.map(|()| exit)
}

/// Writes the record, with prices of kernels if there are any, if one was asked for.
pub(super) fn save(
    options: &BenchOptions,
    cpu: &Cpu,
    prices: &[Price],
    parts: &[record::Part],
) -> anyhow::Result<()> {
    let Some(path) = &options.record else { return Ok(()) };
    let prices: Result<Vec<String>, _> = prices.iter().map(serde_json::to_string).collect();
    let prices = prices.context("cannot encode a price")?;
    record::write(path, cpu, options.note.as_deref(), &prices, parts).context("--record")
}

/// Returns the printed table, and the text above it.
pub(super) fn table<R>(cpu: &Cpu, run: &Run<R>) -> String {
    let bound = match cpu.core {
        Core::Unknown => "there is no port model of this CPU, so no bound".to_owned(),
        core => format!("port model {core:?}"),
    };
    let first = &run.read[0];
    let (clock_ghz, slice) = (first.real("clock_ghz").unwrap_or_default(), report::kind_of(first.job).slice);
    format!(
        "{}, {clock_ghz:.3} GHz by dependent additions; best of {} slices of 2 ms each ({slice} where that is longer), in turn\n\
         cycles are those of one core; the bound is what its ports need, or what waits for each other ({bound})\n\n{}",
        cpu.name,
        run.measured.rounds,
        report::table(&run.read).text()
    )
}

/// Refuses to measure if that takes too much memory; `what` names the options that determine the
/// size.
pub(super) fn check_memory(what: &str, bytes: usize, most: usize) -> Result<(), Usage> {
    let gib = |bytes: usize| bytes as f64 / (1 << 30) as f64;
    if bytes > most {
        return Err(Usage(format!("{what} is {:.1} GiB: at most {} GiB", gib(bytes), gib(most))));
    }
    Ok(())
}
