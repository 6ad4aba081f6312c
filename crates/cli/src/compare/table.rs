//! The comparison as text, and the tables and sentences that the page has too.

use super::sides::Sides;
use crate::report::kind::cycles;
use crate::table::{Column, Table, percent};
use crate::words::counted;
use runner::bench::compare::rule::Verdict;
use runner::bench::compare::{Pair, Total};
use runner::bench::record::Heading;

/// The number of slices of a row from which on its quarters are meaningful, because their 10th
/// percentiles are not those of single slices.
const ENOUGH: usize = 40;

/// Returns the columns of rows; the last one is for records of different machines.
fn columns<'a>() -> [Column<&'a Pair>; 8] {
    [
        ("row", |_, pair| {
            let remark = pair.remark().map_or(String::new(), |remark| format!(" ({remark})"));
            pair.a.name.clone() + &remark
        }),
        ("verdict", |_, pair| pair.verdict.name().to_owned()),
        ("A", |_, pair| cycles(pair.a.job, pair.a.cycles.tenth)),
        ("B", |_, pair| cycles(pair.b.job, pair.b.cycles.tenth)),
        ("B / A", |_, pair| format!("{:.3}", pair.ratio)),
        ("A of bound", |_, pair| percent(pair.a.of_bound())),
        ("B of bound", |_, pair| percent(pair.b.of_bound())),
        ("speed B / A", |_, pair| format!("{:.2}", pair.b.rate / pair.a.rate)),
    ]
}

/// The columns of the summary, with the verdicts in the order of [`Verdict::ALL`].
const TOTALS: &[Column<Total>] = &[
    ("job", |_, total| total.job.to_string()),
    ("rows", |_, total| total.rows.to_string()),
    ("faster", |_, total| total.counts[0].to_string()),
    ("slower", |_, total| total.counts[1].to_string()),
    ("same", |_, total| total.counts[2].to_string()),
    ("unclear", |_, total| total.counts[3].to_string()),
    ("mean of B / A", |_, total| format!("{:.3}", total.ratio)),
];

/// Returns the whole output.
pub(super) fn text(sides: &Sides<'_>, changed: bool) -> String {
    let totals = sides.comparison.totals();
    let mut text = about(sides).join("\n") + "\n";
    for total in &totals {
        let wanted = |pair: &&Pair| !changed || pair.verdict != Verdict::Same;
        let pairs: Vec<&Pair> = sides.comparison.of(total.job).filter(wanted).collect();
        if !pairs.is_empty() {
            text += &format!("\n{}, cycles/{}\n{}", total.job, total.job.unit(), rows(sides, &pairs).text());
        }
    }
    for (side, names) in only(sides) {
        if !names.is_empty() {
            let (number, names) = (counted(names.len() as u64, "row"), names.join("\n  "));
            text += &format!("\n{number} only in {side}:\n  {names}\n");
        }
    }
    text + "\n"
        + &summary(&totals).text()
        + &hints(sides).iter().map(|hint| format!("{hint}\n")).collect::<String>()
}

/// Returns rows as a table; those of which nothing can be told are uncertain.
pub(super) fn rows(sides: &Sides<'_>, pairs: &[&Pair]) -> Table {
    let number = if sides.same_machine() == Some(false) { 8 } else { 7 };
    Table::of(2, &columns()[..number], pairs, |pair| pair.verdict == Verdict::Unclear)
}

/// Returns the totals of each job as a table.
pub(super) fn summary(totals: &[Total]) -> Table {
    Table::of(1, TOTALS, totals, |_| false)
}

/// Returns the names of the rows that only one side has.
pub(super) fn only(sides: &Sides<'_>) -> [(&'static str, Vec<String>); 2] {
    [("A", &sides.comparison.only_a), ("B", &sides.comparison.only_b)]
        .map(|(side, rows)| (side, rows.iter().map(|row| format!("{} {}", row.job, row.name)).collect()))
}

/// Describes each record, and says whether the machine is the same.
fn about(sides: &Sides<'_>) -> [String; 3] {
    let record = |side: usize| {
        let (name, file) = (["A", "B"][side], sides.files[side].display());
        format!("{name}: {file}: {}", heading(&sides.records[side].heading))
    };
    [record(0), record(1), machines(sides).to_owned()]
}

/// Says when, with which version and on which machine a record was made.
pub(super) fn heading(heading: &Heading) -> String {
    let Heading { date, version, commit, note, machine, .. } = heading;
    let mut parts = Vec::new();
    parts.extend(date.as_ref().map(|date| date.replace('T', " ").replace('Z', " UTC")));
    parts.extend(version.as_ref().map(|version| match commit {
        Some(commit) => format!("hashweave {version} of {}", commit.get(..12).unwrap_or(commit)),
        None => format!("hashweave {version}"),
    }));
    parts.extend(machine.as_ref().map(|machine| {
        let shared = if machine.is_virtual == Some(true) { ", virtual" } else { "" };
        format!("{} ({}, {}{shared})", machine.cpu, machine.core, counted(machine.logical_cpus as u64, "CPU"))
    }));
    parts.extend(note.clone());
    if parts.is_empty() { "rows only, nothing is known of the machine".to_owned() } else { parts.join(", ") }
}

pub(super) fn machines(sides: &Sides<'_>) -> &'static str {
    match sides.same_machine() {
        Some(true) => "The machine is the same.",
        Some(false) => {
            "The machines differ: the cycles say how the machines compare, not whether the program changed; for that see the shares of the bounds."
        }
        None => "Whether the machine is the same is not known.",
    }
}

/// Returns advice for reading the result, where it is not obvious, one sentence each.
pub(super) fn hints(sides: &Sides<'_>) -> Vec<String> {
    let unclear = sides.comparison.pairs.iter().filter(|pair| pair.verdict == Verdict::Unclear).count();
    let mut hints = Vec::new();
    if sides.comparison.moved_together() && sides.same_machine() != Some(false) {
        hints.push("Nearly all rows changed in the same direction: it is more likely that the machine was busier, or is set up differently.".to_owned());
    }
    for (side, record) in ["A", "B"].iter().zip(&sides.records) {
        if let Some(job) = record.heading.jobs.iter().find(|job| job.rounds < ENOUGH) {
            let rounds = job.rounds;
            hints.push(format!(
                "{side} has only {rounds} slices a row: at least {ENOUGH} tell a change from noise."
            ));
        }
    }
    if 4 * unclear > sides.comparison.pairs.len() {
        hints.push(
            "Of more than a quarter of the rows nothing can be told: measure again on a quieter machine."
                .to_owned(),
        );
    }
    hints
}
