//! How the rows of a job are shown, and what the jobs have in common in that.

use crate::chart::Drawing;
use crate::chart::bars::{Bar, Look};
use crate::page::Section;
use crate::table::{Column, TENTH, optional, percent};
use crate::words::counted;
use runner::bench::compare::row::{Job, Row};

/// How the rows of a job are shown.
pub(crate) struct Kind {
    /// The columns of its table, the first `left` of which are text.
    pub(crate) left: usize,
    pub(crate) columns: &'static [Column<Row>],
    /// What a slice is where that takes longer than 2 ms.
    pub(crate) slice: &'static str,
    /// The heading of its page.
    pub(super) title: &'static str,
    /// How the figures are obtained, and how to read them, in markup.
    pub(super) method: &'static str,
    pub(super) note: &'static str,
    /// Says by what a row reached its rate.
    pub(super) means: fn(&Row) -> String,
    /// Draws all rows, for a page.
    pub(super) charts: fn(&[Row]) -> Vec<Section>,
    /// Draws the most important rows of those on the fewest threads.
    pub(super) picture: fn(&[&Row]) -> Picture,
}

/// A picture: a title, a line below it, and drawings in columns.
pub(super) struct Picture {
    pub(super) title: &'static str,
    pub(super) note: &'static str,
    pub(super) drawings: Vec<Drawing>,
}

// Columns of several jobs; those without a head have another in each.

pub(super) const SUBJECT: fn(&[Row], &Row) -> String = |_, row| row.subject.clone();
pub(super) const KERNEL: Column<Row> = ("kernel", |_, row| row.kernel.clone());
pub(super) const RUNS: Column<Row> = ("runs", |_, row| row.text("runs").to_owned());
pub(super) const THREADS: Column<Row> = ("threads", |_, row| row.threads.to_string());
pub(super) const RATE: fn(&[Row], &Row) -> String =
    |_, row| format!("{:.*}", decimals_of_rate(row.job), row.rate);
pub(super) const BEST: fn(&[Row], &Row) -> String = |_, row| cycles(row.job, row.cycles.best);
pub(super) const TENTH_CYCLES: Column<Row> = (TENTH, |_, row| cycles(row.job, row.cycles.tenth));
pub(super) const MEDIAN: Column<Row> = ("median", |_, row| cycles(row.job, row.cycles.median));
pub(super) const BOUND: Column<Row> = ("bound", |_, row| optional(row.bound, decimals(row.job)));
/// The reason for the bound; of a chain also the bound of more streams in flight.
pub(super) const BOUND_BY: Column<Row> = ("bound by", |_, row| {
    let more = ["throughput_bound_cycles_per_byte", "throughput_bound"].map(|field| row.real(field));
    match (row.fields["bound_by"].as_str(), more[0].or(more[1])) {
        (Some("chain"), Some(more)) => format!("chain, more {}", cycles(row.job, more)),
        (by, _) => by.unwrap_or("-").to_owned(),
    }
});
pub(super) const OF_BOUND: Column<Row> = ("of bound", |_, row| percent(row.of_bound()));
pub(super) const TIMES_ONE_THREAD: Column<Row> = ("× 1 thread", |rows, row| {
    let name = |other: &Row| format!("{}, {} threads", other.name, row.threads);
    let one = rows.iter().find(|other| other.threads == 1 && name(other) == row.name);
    optional(one.map(|one| row.rate / one.rate), 2)
});

/// Returns the decimals of a job's cycles.
fn decimals(job: Job) -> usize {
    match job {
        Job::Search => 1,
        Job::Sum => 3,
        Job::Replicate => 0,
    }
}

fn decimals_of_rate(job: Job) -> usize {
    if job == Job::Sum { 3 } else { 2 }
}

/// Returns cycles of a job with its decimals.
pub(crate) fn cycles(job: Job, cycles: f64) -> String {
    format!("{cycles:.*}", decimals(job))
}

/// Whether the slices of a row differ so much that other work on the machine must have interfered:
/// its 10th percentile is a tenth slower than the best.
pub(super) fn is_noisy(row: &Row) -> bool {
    row.cycles.tenth > 1.1 * row.cycles.best
}

pub(super) fn threads(number: u64) -> String {
    if number == 1 { "1 thread".to_owned() } else { format!("{number} threads") }
}

/// Returns for instance `4 replicas`.
pub(super) fn replicas(row: &Row) -> String {
    counted(row.whole("replicas").unwrap_or_default(), "replica")
}

/// States the rate of a row in a sentence.
pub(super) fn fact(row: &Row, means: fn(&Row) -> String) -> String {
    let Row { subject, job, .. } = row;
    let (rate, on) = (RATE(&[], row), threads(row.threads));
    format!("{subject}: {rate} {} on {on}, {}{}.", job.rate_unit(), means(row), of_its_bound(row.of_bound()))
}

/// For instance `, 92 % of its bound`.
pub(super) fn of_its_bound(share: Option<f64>) -> String {
    share.map_or(String::new(), |share| format!(", {:.0} % of its bound", 100.0 * share))
}

/// Groups rows with the same key, in the order in which the keys first occur.
pub(super) fn grouped<'a, Key: PartialEq>(
    rows: impl IntoIterator<Item = &'a Row>,
    key: impl Fn(&'a Row) -> Key,
) -> Vec<(Key, Vec<&'a Row>)> {
    let mut groups: Vec<(Key, Vec<&Row>)> = Vec::new();
    for row in rows {
        let own = key(row);
        match groups.iter_mut().find(|(key, _)| *key == own) {
            Some((_, rows)) => rows.push(row),
            None => groups.push((own, vec![row])),
        }
    }
    groups
}

/// Groups rows by their algorithms or schemes.
pub(super) fn subjects<'a>(rows: &[&'a Row]) -> Vec<(&'a str, Vec<&'a Row>)> {
    grouped(rows.iter().copied(), |row| &row.subject[..])
}

/// Returns the rows on the fewest threads.
pub(super) fn on_fewest_threads<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Vec<&'a Row> {
    let rows: Vec<&Row> = rows.into_iter().collect();
    let fewest = rows.iter().map(|row| row.threads).min();
    rows.into_iter().filter(|row| Some(row.threads) == fewest).collect()
}

/// Returns the row with the highest rate.
pub(super) fn fastest<'a>(rows: &[&'a Row]) -> Option<&'a Row> {
    rows.iter().copied().max_by(|one, other| one.rate.total_cmp(&other.rate))
}

/// A slice that stands for a row: the best, or the 10th percentile, which any run reaches.
#[derive(Clone, Copy)]
pub(super) enum Slice {
    Best,
    Tenth,
}

/// Returns the rate of all threads in a slice, and its share of the bound.
pub(super) fn reached(row: &Row, slice: Slice) -> (f64, Option<f64>) {
    let cycles = match slice {
        Slice::Best => row.cycles.best,
        Slice::Tenth => row.cycles.tenth,
    };
    (row.rate * (row.cycles.best / cycles), row.bound.map(|bound| bound / cycles))
}

/// Returns a bar for each row: the rate with its decimals, the share of the bound, and what there
/// is to add. The fastest is highlighted.
pub(super) fn bars(
    rows: &[&Row],
    (slice, digits): (Slice, usize),
    label: impl Fn(&Row) -> String,
    more: impl Fn(&Row) -> String,
) -> Vec<Bar> {
    let most = fastest(rows).map(|row| row.rate);
    let bar = |row: &&Row| {
        let (rate, share) = reached(row, slice);
        let of_bound = share.map_or(String::new(), |share| format!(" · {:.0} % of bound", 100.0 * share));
        Bar {
            label: label(row),
            figures: format!("{rate:.digits$} {}{of_bound}{}", row.job.rate_unit(), more(row)),
            rate,
            bound: share.map(|share| rate / share),
            look: if Some(row.rate) == most { Look::Best } else { Look::Plain },
        }
    };
    rows.iter().map(bar).collect()
}

/// Nothing to add to the figures of a bar.
pub(super) fn nothing(_: &Row) -> String {
    String::new()
}
