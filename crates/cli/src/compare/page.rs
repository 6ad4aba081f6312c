//! The comparison as a page.

use super::sides::Sides;
use super::table;
use super::table::{about, cells, head, heading, hint, summary};
use crate::chart::changes::{Change, bars, dots};
use crate::markup::{Document, element, escape, section};
use crate::record::command_line;
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
    let clouds = totals.iter().enumerate().map(|(i, total)| cloud(sides, total).figure(i));
    let bars = totals.iter().enumerate().filter_map(|(i, total)| Some(changed(sides, total)?.figure(10 + i)));
    let main = section("All rows", DOTS, &clouds.collect::<String>())
        + &section("What changed", BARS, &bars.collect::<String>())
        + &tables(sides, &totals);
    let facts = [
        ("A", escape(&heading(&sides.records[0].heading))),
        ("B", escape(&heading(&sides.records[1].heading))),
        ("Files", escape(&format!("{}, {}", sides.files[0].display(), sides.files[1].display()))),
        ("Command", format!("<code>{}</code>", escape(&command_line()))),
    ];
    Document {
        name: "compare",
        heading: "two records of benchmarks",
        conclusion: &conclusion(sides, &totals),
        facts: &facts,
        notes: &[METHOD],
        main: &main,
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
    let machines = about(sides).pop();
    let hints = hint(sides);
    totals.iter().map(sentence).chain(machines).chain(hints.lines().map(str::to_owned)).collect()
}

/// Returns a row as it is drawn.
fn change(pair: &Pair) -> Change {
    let digits = table::decimals(pair.a.job);
    Change {
        label: pair.a.name.clone(),
        figures: format!(
            "{} · {:.digits$} → {:.digits$} · {:+.1} %",
            pair.verdict.name(),
            pair.a.cycles.tenth,
            pair.b.cycles.tenth,
            100.0 * (pair.ratio - 1.0)
        ),
        ratio: pair.ratio,
        class: pair.verdict.name(),
    }
}

fn cloud(sides: &Sides<'_>, total: &Total) -> crate::chart::Drawing {
    let changes: Vec<Change> = sides.comparison.of(total.job).map(change).collect();
    dots(&format!("{}, change of cycles/{}", total.job, total.job.unit()), &changes, FLOOR)
}

fn changed(sides: &Sides<'_>, total: &Total) -> Option<crate::chart::Drawing> {
    let pairs = sides.comparison.of(total.job).filter(|pair| pair.verdict != Verdict::Same);
    let mut changes: Vec<Change> = pairs.map(change).collect();
    changes.sort_by(|one, other| other.ratio.ln().abs().total_cmp(&one.ratio.ln().abs()));
    let caption = format!("{}, change of cycles/{}", total.job, total.job.unit());
    (!changes.is_empty()).then(|| bars(&caption, &changes, FLOOR))
}

fn tables(sides: &Sides<'_>, totals: &[Total]) -> String {
    let summary = summary(totals);
    let (first, rest) =
        summary.split_first().map_or((Vec::new(), &[][..]), |(head, rows)| (head.clone(), rows));
    let mut text = rendered("Summary", "summary", &first, rest.iter().map(|row| (row.clone(), false)), 1);
    let head: Vec<String> = head(sides).into_iter().map(str::to_owned).collect();
    for total in totals {
        let rows = sides.comparison.of(total.job);
        let rows = rows.map(|pair| (cells(sides, pair), pair.verdict == Verdict::Unclear));
        let name = format!("{}, cycles/{}", total.job, total.job.unit());
        text += &rendered(&name, total.job.name(), &head, rows, 2);
    }
    for (side, rows) in [("A", &sides.comparison.only_a), ("B", &sides.comparison.only_b)] {
        if !rows.is_empty() {
            let names = rows.iter().map(|row| format!("<li>{} {}</li>\n", row.job, escape(&row.name)));
            text += &format!("<h2>Only in {side}</h2>\n<ul>\n{}</ul>\n", names.collect::<String>());
        }
    }
    text
}

/// Renders a table under a heading. The first cell of a row names it, and the first `left` cells
/// are text. Some rows are uncertain.
fn rendered(
    name: &str,
    id: &str,
    head: &[String],
    rows: impl Iterator<Item = (Vec<String>, bool)>,
    left: usize,
) -> String {
    let class = |i: usize| match i {
        0 => "left kernel",
        i if i < left => "left",
        _ => "",
    };
    let heads: String =
        head.iter().enumerate().map(|(i, text)| element("th", "col", class(i), text)).collect();
    let row = |(cells, uncertain): (Vec<String>, bool)| {
        let cells = cells.iter().enumerate().map(|(i, text)| match i {
            0 => element("th", "row", class(0), text),
            _ => element("td", "", class(i), text),
        });
        let mark = if uncertain { r#" class="noisy""# } else { "" };
        format!("<tr{mark}>{}</tr>\n", cells.collect::<String>())
    };
    format!(
        r#"<h2 id="{id}">{}</h2>
<div class="table" role="region" aria-labelledby="{id}" tabindex="0">
<table aria-describedby="{id}">
<thead><tr>{heads}</tr></thead>
<tbody>
{}</tbody>
</table>
</div>
"#,
        escape(name),
        rows.map(row).collect::<String>()
    )
}
