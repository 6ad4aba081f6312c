//! The comparison as JSON.

use super::sides::Sides;
use runner::bench::compare::row::{Job, Row};
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
    job: Job,
    row: &'a str,
}

/// A row that both records have.
#[derive(Serialize)]
struct Compared<'a> {
    #[serde(flatten)]
    name: Name<'a>,
    verdict: Verdict,
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
    job: Job,
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
        let names = |rows: &'a [Row]| rows.iter().map(name).collect();
        Self {
            a: side(sides, 0),
            b: side(sides, 1),
            same_machine: sides.same_machine(),
            rows: comparison.pairs.iter().map(compared).collect(),
            only_a: names(&comparison.only_a),
            only_b: names(&comparison.only_b),
            jobs: comparison.totals().iter().map(summary).collect(),
        }
    }
}

fn side<'a>(sides: &'a Sides<'_>, i: usize) -> Side<'a> {
    let Heading { date, version, commit, note, machine, .. } = &sides.records[i].heading;
    Side {
        file: sides.files[i].display().to_string(),
        date: date.as_deref(),
        version: version.as_deref(),
        commit: commit.as_deref(),
        note: note.as_deref(),
        cpu: machine.as_ref().map(|machine| &machine.cpu[..]),
        core: machine.as_ref().map(|machine| &machine.core[..]),
    }
}

fn name(row: &Row) -> Name<'_> {
    Name { job: row.job, row: &row.name }
}

fn compared(pair: &Pair) -> Compared<'_> {
    let cycles = |row: &Row| {
        let span = span(&row.cycles);
        Cycles { tenth: row.cycles.tenth, least: span.least, most: span.most, share_of_bound: row.of_bound() }
    };
    Compared {
        name: name(&pair.a),
        verdict: pair.verdict,
        ratio: pair.ratio,
        rate_ratio: pair.b.rate / pair.a.rate,
        unit: pair.a.job.unit(),
        a: cycles(&pair.a),
        b: cycles(&pair.b),
        remark: pair.remark(),
    }
}

fn summary(total: &Total) -> Summary {
    let [faster, slower, same, unclear] = total.counts;
    Summary { job: total.job, rows: total.rows, faster, slower, same, unclear, mean_ratio: total.ratio }
}
