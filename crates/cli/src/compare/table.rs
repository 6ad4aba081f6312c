//! The comparison as text, and the sentences that the page has too.

use super::sides::Sides;
use crate::output;
use crate::words::counted;
use runner::bench::compare::row::{Job, Row};
use runner::bench::compare::rule::Verdict;
use runner::bench::compare::{Pair, Total};
use runner::bench::record::Heading;

/// The number of slices of a row from which on its quarters are meaningful, because their 10th
/// percentiles are not those of single slices.
const ENOUGH: usize = 40;

/// Returns the whole output.
pub(super) fn text(sides: &Sides<'_>, changed: bool) -> String {
    let mut text = about(sides).join("\n") + "\n";
    for total in sides.comparison.totals() {
        let wanted = |pair: &&Pair| !changed || pair.verdict != Verdict::Same;
        let rows: Vec<&Pair> = sides.comparison.of(total.job).filter(wanted).collect();
        if !rows.is_empty() {
            text += &format!("\n{}, cycles/{}\n{}", total.job, total.job.unit(), table(sides, &rows));
        }
    }
    for (name, rows) in [("A", &sides.comparison.only_a), ("B", &sides.comparison.only_b)] {
        text += &only(name, rows);
    }
    text + "\n" + &output::table(1, &summary(&sides.comparison.totals())) + &hint(sides)
}

/// Describes each record, and says whether the machine is the same.
pub(super) fn about(sides: &Sides<'_>) -> Vec<String> {
    let record = |side: usize| {
        format!(
            "{}: {}: {}",
            ["A", "B"][side],
            sides.files[side].display(),
            heading(&sides.records[side].heading)
        )
    };
    vec![record(0), record(1), machines(sides).to_owned()]
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

fn machines(sides: &Sides<'_>) -> &'static str {
    match sides.same_machine() {
        Some(true) => "The machine is the same.",
        Some(false) => {
            "The machines differ: the cycles say how the machines compare, not whether the program changed; for that see the shares of the bounds."
        }
        None => "Whether the machine is the same is not known.",
    }
}

/// Returns the heads of the columns.
pub(super) fn head(sides: &Sides<'_>) -> Vec<&'static str> {
    let mut head = vec!["row", "verdict", "A", "B", "B / A", "A of bound", "B of bound"];
    if sides.same_machine() == Some(false) {
        head.push("speed B / A");
    }
    head
}

/// Returns the cells of a row.
pub(super) fn cells(sides: &Sides<'_>, pair: &Pair) -> Vec<String> {
    let digits = decimals(pair.a.job);
    let cycles = |row: &Row| format!("{:.digits$}", row.cycles.tenth);
    let bound = |row: &Row| row.of_bound().map_or("-".to_owned(), |share| format!("{:.0} %", 100.0 * share));
    let remark = pair.remark().map_or(String::new(), |remark| format!(" ({remark})"));
    let mut cells = vec![
        pair.a.name.clone() + &remark,
        pair.verdict.name().to_owned(),
        cycles(&pair.a),
        cycles(&pair.b),
        format!("{:.3}", pair.ratio),
        bound(&pair.a),
        bound(&pair.b),
    ];
    if sides.same_machine() == Some(false) {
        cells.push(format!("{:.2}", pair.b.rate / pair.a.rate));
    }
    cells
}

/// Returns the decimals of a job's cycles.
pub(super) fn decimals(job: Job) -> usize {
    match job {
        Job::Search => 1,
        Job::Sum => 3,
        Job::Replicate => 0,
    }
}

fn table(sides: &Sides<'_>, pairs: &[&Pair]) -> String {
    let head = head(sides).into_iter().map(str::to_owned).collect();
    let rows: Vec<Vec<String>> =
        [head].into_iter().chain(pairs.iter().map(|pair| cells(sides, pair))).collect();
    output::table(2, &rows)
}

fn only(side: &str, rows: &[Row]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let names: String = rows.iter().map(|row| format!("  {} {}\n", row.job, row.name)).collect();
    format!("\n{} only in {side}:\n{names}", counted(rows.len() as u64, "row"))
}

/// Returns the totals of each job as a table.
pub(super) fn summary(totals: &[Total]) -> Vec<Vec<String>> {
    let head = ["job", "rows"].into_iter().chain(Verdict::ALL.map(Verdict::name)).chain(["mean of B / A"]);
    let total = |total: &Total| {
        let counts = total.counts.iter().map(usize::to_string);
        let ends = [total.job.to_string(), total.rows.to_string()];
        ends.into_iter().chain(counts).chain([format!("{:.3}", total.ratio)]).collect()
    };
    [head.map(str::to_owned).collect()].into_iter().chain(totals.iter().map(total)).collect()
}

/// Returns advice for reading the result, where it is not obvious.
pub(super) fn hint(sides: &Sides<'_>) -> String {
    let unclear = sides.comparison.pairs.iter().filter(|pair| pair.verdict == Verdict::Unclear).count();
    let mut text = String::new();
    if sides.comparison.moved_together() && sides.same_machine() != Some(false) {
        text += "Nearly all rows changed in the same direction: it is more likely that the machine was busier, or is set up differently.\n";
    }
    for (side, record) in ["A", "B"].iter().zip(&sides.records) {
        if let Some(job) = record.heading.jobs.iter().find(|job| job.rounds < ENOUGH) {
            text += &format!(
                "{side} has only {} slices a row: at least {ENOUGH} tell a change from noise.\n",
                job.rounds
            );
        }
    }
    if 4 * unclear > sides.comparison.pairs.len() {
        text +=
            "Of more than a quarter of the rows nothing can be told: measure again on a quieter machine.\n";
    }
    text
}
