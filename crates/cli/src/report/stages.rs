//! The stages of an encode, by `bench replicate --profile`.

use super::kind::threads;
use super::{bound_note, facts, slices};
use crate::chart::Drawing;
use crate::chart::bars::{Bar, Look, drawing};
use crate::page::{Body, Page, Section};
use crate::table::{Column, Table};
use crate::words::counted;
use hashweave::cpu::Cpu;
use runner::bench::clock_ghz;
use runner::bench::replicate::profile::Profile;

const COLUMNS: &[Column<Profile>] = &[
    ("scheme", |_, row| row.scheme.to_owned()),
    ("nodes", |_, row| row.nodes.to_string()),
    ("layers", |_, row| row.layers.to_string()),
    ("replicas", |_, row| row.replicas.to_string()),
    ("threads", |_, row| row.threads.to_string()),
    ("seconds", |_, row| format!("{:.2}", row.seconds)),
    ("MiB/s", |_, row| format!("{:.2}", row.mib_s)),
    ("hashing", |_, row| percent(row.hashing)),
    ("parents", |_, row| percent(row.parents)),
    ("waiting", |_, row| percent(row.waiting)),
    ("encoding", |_, row| percent(row.encoding)),
    ("input and output", |_, row| percent(row.input_output)),
];

const SHARES: &str = "Shares of the time of all threads together, in per cent.";

const NOTE: &str = "Seconds are those from start to end; shares are of the time of all threads together.";

const METHOD: &str = "Random data in a file are encoded to a file, in a folder for temporary files, once, through as many layers as on main net.";

pub(crate) fn table(rows: &[Profile]) -> Table {
    Table::of(1, COLUMNS, rows, |_| false)
}

/// Returns the whole page.
pub(crate) fn page(cpu: &Cpu, rows: &[Profile]) -> String {
    Page {
        name: "bench replicate",
        heading: "the stages of an encode",
        conclusion: rows.iter().map(longest).collect(),
        facts: facts(cpu, clock_ghz(), slices(1)),
        notes: vec![METHOD.to_owned(), bound_note(cpu)],
        sections: vec![
            Section::new("Where the time goes", SHARES, Body::Charts(rows.iter().map(shares).collect())),
            Section::new("All figures", NOTE, Body::Table(table(rows))),
        ],
    }
    .render()
}

/// Names what was encoded.
fn what(row: &Profile) -> String {
    let (many, on) = (counted(row.replicas as u64, "replica"), threads(row.threads as u64));
    format!("{}, {many}, {on}", row.scheme)
}

/// Says which stage takes most of the time.
fn longest(row: &Profile) -> String {
    let longest =
        stages(row).into_iter().fold(("", 0.0), |one, other| if other.1 > one.1 { other } else { one });
    format!("{}: {:.0} % of the time is {}.", what(row), 100.0 * longest.1, longest.0)
}

/// Returns the stages and their shares of the time.
fn stages(row: &Profile) -> [(&'static str, f64); 5] {
    [
        ("hashing", row.hashing),
        ("parents", row.parents),
        ("waiting", row.waiting),
        ("encoding", row.encoding),
        ("input and output", row.input_output),
    ]
}

/// Draws a bar for every stage.
fn shares(row: &Profile) -> Drawing {
    let bars = stages(row).map(|(label, share)| Bar {
        label: label.to_owned(),
        figures: percent(share),
        rate: 100.0 * share,
        bound: None,
        look: Look::Plain,
    });
    drawing(&format!("{}, %", what(row)), &bars)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
