//! `hashweave bench`.

use crate::args::BenchArgs;
use crate::report::Report;
use crate::{Exit, Usage, output};
use anyhow::Context;
use hashweave::cpu::{self, Cpu};
use indicatif::{ProgressBar, ProgressStyle};
use runner::bench::{self, Row, Selection};
use runner::durable;
use std::thread::available_parallelism;

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<Exit> {
    for isa in &args.backend {
        if !isa.available() {
            return Err(Usage(format!("backend {isa} is not available here; see `hashweave info`")).into());
        }
    }
    if let Some(path) = &args.html {
        durable::check(path).context("--html")?;
    }
    let cpu = cpu::detect();
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} rounds, {eta} left") {
        bar.set_style(style);
    }
    let rows = bench::search(&selection(args), &cpu, &mut |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let rows = rows.context("cannot start a thread for every --threads")?;
    if rows.is_empty() {
        return Err(Usage("no kernel fits this selection".to_owned()).into());
    }
    // Whatever becomes of the report, a minute's work is printed.
    let report = Report { cpu: &cpu, rounds: args.rounds, rows: &rows };
    let written = args.html.as_deref().map_or(Ok(()), |path| durable::write(path, report.page().as_bytes()));
    if args.json {
        output::json_pretty(&rows)?
    } else {
        output::write(table(&cpu, args, &rows).as_bytes())?
    }
    written.context("--html")?;
    Ok(Exit::Done)
}

fn selection(args: &BenchArgs) -> Selection {
    let threads = if args.threads.is_empty() {
        let mut threads = vec![1, available_parallelism().map_or(1, usize::from)];
        threads.dedup();
        threads
    } else {
        args.threads.clone()
    };
    Selection {
        algorithms: args.algo.clone(),
        isas: args.backend.clone(),
        variants: args.kernel.clone(),
        threads,
        rounds: args.rounds as usize,
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
    let optional =
        |value: Option<f64>, digits: usize| value.map_or_else(|| "-".to_owned(), |v| format!("{v:.digits$}"));
    [
        row.algo.clone(),
        row.backend.to_owned(),
        row.kernel.to_owned(),
        row.threads.to_string(),
        format!("{:.2}", row.mhs),
        format!("{:.1}", row.cycles_per_hash),
        format!("{:.1}", row.tenth),
        optional(row.bound_cycles_per_hash, 1),
        row.of_bound().map_or_else(|| "-".to_owned(), |share| format!("{:.0} %", 100.0 * share)),
        optional(row.ratio_to_direct, 3),
        optional(scaling(rows, row), 2),
    ]
}

fn table(cpu: &Cpu, args: &BenchArgs, rows: &[Row]) -> String {
    let clock = rows.first().map_or(0.0, |row| row.clock_ghz);
    let mut lines = vec![HEAD.map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| figures(rows, row).to_vec()));
    format!(
        "{}, {clock:.3} GHz by dependent additions; best of {} slices of 2 ms each (one span where that is longer), in turn\n\
         cycles are those of one core; the bound is what its ports need ({})\n\n{}",
        cpu.name,
        args.rounds,
        bound_note(cpu),
        output::table(3, &lines)
    )
}

/// How many times the rate of one thread.
fn scaling(rows: &[Row], row: &Row) -> Option<f64> {
    let same = |other: &&Row| {
        other.threads == 1
            && (&other.algo, other.backend, other.kernel) == (&row.algo, row.backend, row.kernel)
    };
    rows.iter().find(same).filter(|_| row.threads > 1).map(|one| row.mhs / one.mhs)
}

fn bound_note(cpu: &Cpu) -> String {
    match cpu.core {
        cpu::Core::Unknown => "there is no port model of this CPU, so no bound".to_owned(),
        core => format!("port model {core:?}"),
    }
}
