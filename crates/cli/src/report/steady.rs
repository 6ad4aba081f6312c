//! The steady state, by `bench --steady`.

use super::kind::{of_its_bound, threads};
use super::{bound_note, facts};
use crate::chart::Drawing;
use crate::chart::lines::{Axes, Line, drawing};
use crate::page::{Body, Page, Section};
use crate::table::{Column, TENTH, Table, percent};
use crate::words::time as time_in_words;
use hashweave::cpu::Cpu;
use runner::bench::steady::Row;
use runner::steady::{Sample, Times};

/// The most samples that are marked and described one by one; more become a line without marks.
const MARKED: usize = 60;

const COLUMNS: &[Column<Row>] = &[
    ("job", |_, row| row.job.to_owned()),
    ("algo", |_, row| row.algo.clone()),
    ("kernel", |_, row| match row.backend {
        Some(backend) => format!("{backend} {}", row.kernel),
        None => row.kernel.to_owned(),
    }),
    ("threads", |_, row| row.threads.to_string()),
    ("median", |_, row| rate(row, row.median)),
    (TENTH, |_, row| rate(row, row.tenth)),
    ("90th pct", |_, row| rate(row, row.ninetieth)),
    ("least", |_, row| rate(row, row.least)),
    ("most", |_, row| rate(row, row.most)),
    ("", |_, row| rate_unit(row).0.to_owned()),
    ("spread", |_, row| format!("{:.2} %", 100.0 * row.spread())),
    ("drift/min", |_, row| format!("{:+.2} %", 100.0 * row.drift_per_minute)),
    ("GHz", |_, row| format!("{:.3}", row.clock_ghz)),
    ("cycles", |_, row| format!("{:.*}", if row.unit == "hash" { 1 } else { 3 }, row.cycles_per_unit)),
    ("of bound", |_, row| percent(row.of_bound())),
];

const METHOD: &str = "All threads work without a pause, each on a core of its own as far as there are cores. Once a second their work is added up, by the time \
    that really passed, and each measures its clock by a chain of dependent additions for a ten-thousandth of the second.";

const CHARTS: &str = "What all threads reach together in each second after the warm-up, and the mean of their clocks. Both scales begin at zero.";

const NOTE: &str = "Rates are those of all threads together, cycles those of one. The <em>spread</em> is from the 10th to the 90th percentile of the seconds, as a share of \
    the median; the <em>drift</em> is the slope of the line with the least squares, as a share of the mean.";

/// Returns the unit of a row's rates, how many of its units of work that is, and the decimals of
/// such a rate.
fn rate_unit(row: &Row) -> (&'static str, f64, usize) {
    if row.unit == "hash" { ("MH/s", 1e6, 2) } else { ("GB/s", 1e9, 3) }
}

fn rate(row: &Row, per_second: f64) -> String {
    let (_, size, decimals) = rate_unit(row);
    format!("{:.decimals$}", per_second / size)
}

pub(crate) fn table(rows: &[Row]) -> Table {
    Table::of(3, COLUMNS, rows, |_| false)
}

/// Returns the whole page.
pub(crate) fn page(cpu: &Cpu, times: Times, rows: &[Row]) -> String {
    let seconds = |time: std::time::Duration| time_in_words(time.as_secs_f64());
    let extent = format!("{} after a warm-up of {}", seconds(times.steady), seconds(times.warm_up));
    Page {
        name: "bench steady",
        heading: "the steady state",
        conclusion: rows.iter().map(fact).collect(),
        facts: facts(cpu, rows[0].clock_ghz, ("Time", extent)),
        notes: vec![METHOD.to_owned(), bound_note(cpu)],
        sections: vec![
            Section::new("Second by second", CHARTS, Body::Charts(rows.iter().flat_map(charts).collect())),
            Section::new("All figures", NOTE, Body::Table(table(rows))),
        ],
    }
    .render()
}

fn fact(row: &Row) -> String {
    let (name, size, _) = rate_unit(row);
    format!(
        "{} of {}: {:.3} {name} on {} by {}{}, {:.2} % apart from second to second, and {:+.2} % a minute.",
        row.job,
        row.algo,
        row.median / size,
        threads(row.threads as u64),
        row.kernel,
        of_its_bound(row.of_bound()),
        100.0 * row.spread(),
        100.0 * row.drift_per_minute
    )
}

/// Draws a row's rate and its clock.
fn charts(row: &Row) -> [Drawing; 2] {
    let places: Vec<String> = row.samples.iter().map(|sample| format!("{:.0}", sample.seconds)).collect();
    let (name, size, _) = rate_unit(row);
    let chart = |what: &str, up, value: &dyn Fn(&Sample) -> f64| {
        let line = Line {
            name: what.to_owned(),
            class: "size-3".to_owned(),
            rates: row.samples.iter().map(|sample| Some(value(sample))).collect(),
            measured: row.samples.len() <= MARKED,
        };
        let caption =
            format!("{}, {}, {}, {what} in {up}", row.algo, row.kernel, threads(row.threads as u64));
        drawing(&caption, &Axes { across: "seconds", up }, &places, &[line])
    };
    [
        chart("rate", name, &|sample| sample.per_second / size),
        chart("clock", "GHz", &|sample| sample.clock_ghz),
    ]
}
