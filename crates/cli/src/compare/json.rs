//! The comparison as JSON.

use super::sides::Sides;
use runner::bench::compare::row::Row;
use runner::bench::compare::rule::{Verdict, span};
use runner::bench::compare::{Pair, Total};
use runner::bench::record::Heading;
use serde::Serialize;

/// The whole report.
#[derive(Serialize)]
pub(super) struct Report<'a> {
    a: Side<'a>,
    b: Side<'a>,
    same_machine: Option<bool>,
    rows: Vec<Compared<'a>>,
    only_a: Vec<Name<'a>>,
    only_b: Vec<Name<'a>>,
    jobs: Vec<Summary>,
}

/// A record.
#[derive(Serialize)]
struct Side<'a> {
    file: String,
    date: Option<&'a str>,
    version: Option<&'a str>,
    commit: Option<&'a str>,
    note: Option<&'a str>,
    cpu: Option<&'a str>,
    core: Option<&'a str>,
}

/// The properties that identify a row.
#[derive(Serialize)]
struct Name<'a> {
    job: &'static str,
    row: &'a str,
}

/// A row that both records have.
#[derive(Serialize)]
struct Compared<'a> {
    #[serde(flatten)]
    name: Name<'a>,
    verdict: &'static str,
    ratio: f64,
    rate_ratio: f64,
    unit: &'static str,
    a: Cycles,
    b: Cycles,
    remark: Option<String>,
}

/// The cycles of a side.
#[derive(Serialize)]
struct Cycles {
    tenth: f64,
    least: f64,
    most: f64,
    share_of_bound: Option<f64>,
}

/// A job.
#[derive(Serialize)]
struct Summary {
    job: &'static str,
    rows: usize,
    faster: usize,
    slower: usize,
    same: usize,
    unclear: usize,
    mean_ratio: f64,
}

impl<'a> Report<'a> {
    pub(super) fn of(sides: &'a Sides<'_>) -> Self {
        let comparison = &sides.comparison;
        let side = |i: usize| Side::of(sides.files[i].display().to_string(), &sides.records[i].heading);
        Self {
            a: side(0),
            b: side(1),
            same_machine: sides.same_machine(),
            rows: comparison.pairs.iter().map(Compared::of).collect(),
            only_a: comparison.only_a.iter().map(Name::of).collect(),
            only_b: comparison.only_b.iter().map(Name::of).collect(),
            jobs: comparison.totals().iter().map(Summary::of).collect(),
        }
    }
}

impl<'a> Side<'a> {
    fn of(file: String, heading: &'a Heading) -> Self {
        let machine = heading.machine.as_ref();
        Self {
            file,
            date: heading.date.as_deref(),
            version: heading.version.as_deref(),
            commit: heading.commit.as_deref(),
            note: heading.note.as_deref(),
            cpu: machine.map(|machine| &machine.cpu[..]),
            core: machine.map(|machine| &machine.core[..]),
        }
    }
}

impl<'a> Name<'a> {
    fn of(row: &'a Row) -> Self {
        Self { job: row.job.name(), row: &row.name }
    }
}

impl<'a> Compared<'a> {
    fn of(pair: &'a Pair) -> Self {
        Self {
            name: Name::of(&pair.a),
            verdict: pair.verdict.name(),
            ratio: pair.ratio,
            rate_ratio: pair.b.rate / pair.a.rate,
            unit: pair.a.job.unit(),
            a: Cycles::of(&pair.a),
            b: Cycles::of(&pair.b),
            remark: pair.remark(),
        }
    }
}

impl Cycles {
    fn of(row: &Row) -> Self {
        let span = span(&row.cycles);
        Self { tenth: row.cycles.tenth, least: span.least, most: span.most, share_of_bound: row.of_bound() }
    }
}

impl Summary {
    fn of(total: &Total) -> Self {
        let count = |verdict: Verdict| {
            Verdict::ALL.iter().zip(total.counts).find(|(other, _)| **other == verdict).map_or(0, |(_, n)| n)
        };
        Self {
            job: total.job.name(),
            rows: total.rows,
            faster: count(Verdict::Faster),
            slower: count(Verdict::Slower),
            same: count(Verdict::Same),
            unclear: count(Verdict::Unclear),
            mean_ratio: total.ratio,
        }
    }
}
