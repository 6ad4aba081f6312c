//! The comparison as a page.

use super::sides::Sides;
use super::table::{heading, hints, machines, only, rows, summary};
use crate::chart::Drawing;
use crate::chart::changes::{Change, bars, dots};
use crate::page::{Body, Page, Section};
use crate::report::kind::cycles;
use crate::words::counted;
use runner::bench::compare::rule::{FLOOR, Verdict};
use runner::bench::compare::{Pair, Total};

const METHOD: &str = "Rows are joined by what they measure. Their cycles are a span, from the best slice to the 10th percentile of the worst quarter of the \
    run, each slice's by the clock measured next to it. A row is <em>faster</em> or <em>slower</em> if the 10th percentiles differ by more than 2 % (5 % for \
    messages of 1 KiB and less) and there is a gap between the two spans, wider than half of that and than either span. If only the first is true it is <em>unclear</em>: the machine was too busy to tell.";

const DOTS: &str = "Every row is a dot, by how its cycles changed: to the left it became faster, to the right slower. Within the band nothing can have changed.";

const BARS: &str = "The rows that are not the same, the greatest change first. What is unclear is grey.";

/// Returns the whole page.
pub(super) fn text(sides: &Sides<'_>) -> String {
    let totals = sides.comparison.totals();
    let pairs = |total: &Total| sides.comparison.of(total.job).collect::<Vec<&Pair>>();
    let all = totals.iter().map(|total| dots(&caption(total), &changes(&pairs(total)), FLOOR)).collect();
    let changed = totals.iter().filter_map(|total| changed(total, pairs(total))).collect();
    let tables = totals.iter().map(|total| {
        let heading = format!("{}, cycles/{}", total.job, total.job.unit());
        Section::new(heading, "", Body::Table(rows(sides, &pairs(total))))
    });
    let charts = [
        Section::new("All rows", DOTS, Body::Charts(all)),
        Section::new("What changed", BARS, Body::Charts(changed)),
        Section::new("Summary", "", Body::Table(summary(&totals))),
    ];
    let only =
        only(sides).map(|(side, names)| Section::new(format!("Only in {side}"), "", Body::List(names)));
    let [a, b] = sides.files.map(|file| file.display().to_string());
    Page {
        name: "compare",
        heading: "two records of benchmarks",
        conclusion: conclusion(sides, &totals),
        facts: vec![
            ("A", heading(&sides.records[0].heading)),
            ("B", heading(&sides.records[1].heading)),
            ("Files", format!("{a}, {b}")),
        ],
        notes: vec![METHOD.to_owned()],
        sections: charts.into_iter().chain(tables).chain(only).collect(),
    }
    .render()
}

fn conclusion(sides: &Sides<'_>, totals: &[Total]) -> Vec<String> {
    let sentence = |total: &Total| {
        let [faster, slower, same, unclear] = total.counts;
        format!(
            "{}: of {}, {faster} became faster, {slower} slower, {same} are the same, {unclear} are unclear; the geometric mean of B / A is {:.3}.",
            total.job,
            counted(total.rows as u64, "row"),
            total.ratio
        )
    };
    totals.iter().map(sentence).chain([machines(sides).to_owned()]).chain(hints(sides)).collect()
}

fn caption(total: &Total) -> String {
    format!("{}, change of cycles/{}", total.job, total.job.unit())
}

/// Returns rows as they are drawn.
fn changes(pairs: &[&Pair]) -> Vec<Change> {
    let change = |pair: &&Pair| Change {
        label: pair.a.name.clone(),
        figures: format!(
            "{} · {} → {} · {:+.1} %",
            pair.verdict.name(),
            cycles(pair.a.job, pair.a.cycles.tenth),
            cycles(pair.b.job, pair.b.cycles.tenth),
            100.0 * (pair.ratio - 1.0)
        ),
        ratio: pair.ratio,
        class: pair.verdict.name(),
    };
    pairs.iter().map(change).collect()
}

/// Draws the rows that are not the same, if there are any.
fn changed(total: &Total, mut pairs: Vec<&Pair>) -> Option<Drawing> {
    pairs.retain(|pair| pair.verdict != Verdict::Same);
    pairs.sort_by(|one, other| other.ratio.ln().abs().total_cmp(&one.ratio.ln().abs()));
    (!pairs.is_empty()).then(|| bars(&caption(total), &changes(&pairs), FLOOR))
}
