//! The pages of `bench --html`: each is one file that needs no network, no scripts and no other
//! files.
//!
//! They are XHTML as well as HTML, so that a strict parser can read them; the tests do.

pub(crate) mod replicate;
pub(crate) mod search;
pub(crate) mod steady;
pub(crate) mod sum;

use crate::bench::columns::Column;
use crate::markup::{Document, element, escape};
use crate::record::{command_line, date};
use crate::words::counted;
use hashweave::cpu::{Core, Cpu};
use std::time::SystemTime;

/// The contents of a page.
struct Page<'a> {
    /// The job.
    job: &'static str,
    /// The main heading.
    title: &'static str,
    /// The conclusions from the figures as text, one sentence each.
    conclusion: Vec<String>,
    cpu: &'a Cpu,
    clock_ghz: f64,
    /// How often or how long it was measured, as a name and a fact.
    extent: (&'static str, String),
    /// How the figures are obtained, in markup.
    method: &'a str,
    /// Charts and tables.
    main: String,
}

impl Page<'_> {
    fn render(&self) -> String {
        Document {
            name: &format!("bench {}", self.job),
            heading: self.title,
            conclusion: &self.conclusion,
            facts: &self.facts(),
            notes: &[self.method, &bound_note(self.cpu)],
            main: &self.main,
        }
        .render()
    }

    /// Returns what was measured, on which machine, when and with which version.
    fn facts(&self) -> Vec<(&str, String)> {
        let date = date(SystemTime::now());
        vec![
            ("CPU", escape(&self.cpu.name)),
            ("Clock", format!("{:.3} GHz, measured in the same run", self.clock_ghz)),
            (self.extent.0, self.extent.1.clone()),
            ("Date", format!(r#"<time datetime="{date}">{}</time>"#, date.replace(['T', 'Z'], " ") + "UTC")),
            ("Version", format!("hashweave {}", env!("CARGO_PKG_VERSION"))),
            ("Command", format!("<code>{}</code>", escape(&command_line()))),
        ]
    }
}

/// Returns how often slices were taken.
fn rounds(number: usize) -> (&'static str, String) {
    ("Rounds", format!("{number}, a slice of each kernel in each"))
}

/// The column that shows how quiet the machine was.
const TENTH: &str = "10th pct";

/// Whether the slices of a row differ so much that other work on the machine must have interfered:
/// its 10th percentile is a tenth slower than the best.
fn is_noisy(best: f64, tenth: f64) -> bool {
    tenth > 1.1 * best
}

/// Returns the last sentence of a conclusion, which says how reliable it is.
fn quietness<Row>(rows: &[Row], noisy: fn(&Row) -> bool) -> String {
    match rows.iter().filter(|row| noisy(row)).count() {
        0 => "No row is noisy: the 10th percentile of the slices of each is within 10 % of the best."
            .to_owned(),
        n => format!(
            "{n} of {} {} noisy (marked in the table): the 10th percentile of the slices is more than 10 % slower than the best. \
             Measure again on a quieter machine.",
            counted(rows.len() as u64, "row"),
            if n == 1 { "is" } else { "are" }
        ),
    }
}

/// Returns a sentence on the best row of every kind, on the fewest threads, and one that says how
/// reliable they are.
fn conclusion<Row, Key: PartialEq>(
    rows: &[Row],
    threads: fn(&Row) -> usize,
    kind: fn(&Row) -> Key,
    rate: fn(&Row) -> f64,
    sentence: fn(&Row) -> String,
    noisy: fn(&Row) -> bool,
) -> Vec<String> {
    let fewest = rows.iter().map(threads).min();
    let candidates = rows.iter().filter(|row| Some(threads(row)) == fewest);
    let best = |rows: Vec<&Row>| rows.into_iter().max_by(|a, b| rate(a).total_cmp(&rate(b))).map(sentence);
    let sentences = grouped(candidates, kind).into_iter().filter_map(|(_, rows)| best(rows));
    sentences.chain([quietness(rows, noisy)]).collect()
}

/// For instance `, 92 % of its bound`.
fn of_its_bound(share: Option<f64>) -> String {
    share.map_or(String::new(), |share| format!(", {:.0} % of its bound", 100.0 * share))
}

/// Explains what a bound is.
fn bound_note(cpu: &Cpu) -> String {
    match cpu.core {
        Core::Unknown => "There is no port model of this CPU, so no kernel has a bound here.".to_owned(),
        core => format!(
            "The bound of a kernel is the number of cycles that its instructions need on the ports of a core ({core:?}), \
             or that they wait for each other, if nothing else stood in the way: no register moves, no spills. It is counted from the \
             code that runs, not measured: only other code could be faster, and a share above 100 % tells of an \
             unsteady clock."
        ),
    }
}

fn threads(number: usize) -> String {
    if number == 1 { "1 thread".to_owned() } else { format!("{number} threads") }
}

/// Returns the share of the bound that is reached, to follow the figures of a bar.
fn of_bound(share: Option<f64>) -> String {
    share.map(|share| format!(" · {:.0} % of bound", 100.0 * share)).unwrap_or_default()
}

/// Groups rows with the same key, in the order in which the keys first occur.
fn grouped<'a, Row, Key: PartialEq>(
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

/// Returns a table that is also printed, with its texts on the left and its numbers on the right;
/// noisy rows are marked.
fn table<Row>(note: &str, columns: &[Column<Row>], rows: &[Row], noisy: fn(&Row) -> bool) -> String {
    let head: String = columns.iter().map(|column| element("th", "col", column.class, column.head)).collect();
    let cell = |row: &Row, column: &Column<Row>| {
        let mut text = (column.format)(rows, row);
        if noisy(row) && column.head == TENTH {
            text += " noisy";
        }
        if column.class.contains("kernel") {
            element("th", "row", column.class, &text)
        } else {
            element("td", "", column.class, &text)
        }
    };
    let line = |row: &Row| {
        let class = if noisy(row) { r#" class="noisy""# } else { "" };
        let cells = columns.iter().map(|column| cell(row, column)).collect::<String>();
        format!("<tr{class}>{cells}</tr>\n")
    };
    let body: String = rows.iter().map(line).collect();
    format!(
        r#"<h2>All figures</h2>
<p id="figures">{note}</p>
<div class="table" role="region" aria-labelledby="figures" tabindex="0">
<table aria-describedby="figures">
<thead><tr>{head}</tr></thead>
<tbody>
{body}</tbody>
</table>
</div>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noisy_rows_are_marked_where_it_shows() {
        let columns = &[
            Column { head: "kernel", class: "kernel", format: |_, _: &f64| "a".to_owned() },
            Column { head: TENTH, class: "", format: |_, tenth| tenth.to_string() },
        ];
        let noisy = |tenth: &f64| is_noisy(100.0, *tenth);
        let table = table("", columns, &[109.0, 111.0], noisy);
        assert!(table.contains("<tr><th scope=\"row\" class=\"kernel\">a</th><td>109</td></tr>"), "{table}");
        assert!(table.contains(
            "<tr class=\"noisy\"><th scope=\"row\" class=\"kernel\">a</th><td>111 noisy</td></tr>"
        ));
        assert!(quietness(&[100.0], noisy).starts_with("No row"));
        assert!(quietness(&[100.0, 111.0], noisy).starts_with("1 of 2 rows is noisy"));
    }
}
