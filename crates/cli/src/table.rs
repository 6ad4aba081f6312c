//! Tables, as they are printed and on pages.

use crate::markup::escape;
use crate::output;

/// A column: its head, and the figure of a row, given all rows.
pub(crate) type Column<Row> = (&'static str, fn(&[Row], &Row) -> String);

/// The head of the column that shows how quiet the machine was.
pub(crate) const TENTH: &str = "10th pct";

/// A table, whose first columns are text and the others numbers.
pub(crate) struct Table {
    left: usize,
    head: Vec<&'static str>,
    /// The cells of each row, and whether they are uncertain.
    rows: Vec<(Vec<String>, bool)>,
}

impl Table {
    /// Makes a table, the first `left` columns of which are text, in which some rows are uncertain.
    pub(crate) fn of<Row>(
        left: usize,
        columns: &[Column<Row>],
        rows: &[Row],
        is_uncertain: fn(&Row) -> bool,
    ) -> Self {
        let cells = |row: &Row| columns.iter().map(|(_, figure)| figure(rows, row)).collect();
        let line = |row: &Row| (cells(row), is_uncertain(row));
        Self {
            left,
            head: columns.iter().map(|(head, _)| *head).collect(),
            rows: rows.iter().map(line).collect(),
        }
    }

    /// Returns the table for a terminal.
    pub(crate) fn text(&self) -> String {
        let head = self.head.iter().map(|&head| head.to_owned()).collect();
        let rows = self.rows.iter().map(|(cells, _)| cells.clone());
        output::table(self.left, &[head].into_iter().chain(rows).collect::<Vec<_>>())
    }

    /// Returns the table for a page, where uncertain rows are marked. The kernel, or else the first
    /// cell, names a row.
    pub(crate) fn markup(&self) -> String {
        let key = self.head.iter().position(|head| *head == "kernel").unwrap_or(0);
        let cell = |i: usize, scope: &str, text: &str| {
            let class = match (i < self.left, i == key) {
                (true, true) => r#" class="left kernel""#,
                (true, false) => r#" class="left""#,
                (false, _) => "",
            };
            let (tag, scope) = match scope {
                "row" if i != key => ("td", String::new()),
                scope => ("th", format!(r#" scope="{scope}""#)),
            };
            format!("<{tag}{scope}{class}>{}</{tag}>", escape(text))
        };
        let head: String = self.head.iter().enumerate().map(|(i, text)| cell(i, "col", text)).collect();
        let row = |(cells, uncertain): &(Vec<String>, bool)| {
            let noisy = |i: usize| if *uncertain && self.head[i] == TENTH { " noisy" } else { "" };
            let cells =
                cells.iter().enumerate().map(|(i, text)| cell(i, "row", &format!("{text}{}", noisy(i))));
            let class = if *uncertain { r#" class="noisy""# } else { "" };
            format!("<tr{class}>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = self.rows.iter().map(row).collect();
        format!("<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
    }
}

/// Formats a figure that may be missing.
pub(crate) fn optional(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"))
}

/// Formats the share of a bound.
pub(crate) fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{:.0} %", 100.0 * share))
}

/// Formats a bound and the reason for it.
pub(crate) fn bound(cycles: Option<f64>, by: Option<&'static str>, decimals: usize) -> String {
    match (cycles, by) {
        (Some(cycles), Some(by)) => format!("{cycles:.decimals$} {by}"),
        _ => "no model".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noisy_rows_are_marked_where_it_shows() {
        let columns: &[Column<f64>] =
            &[("kernel", |_, _| "a".to_owned()), (TENTH, |_, tenth| tenth.to_string())];
        let table = Table::of(1, columns, &[109.0, 111.0], |tenth| *tenth > 110.0).markup();
        let row = |class: &str, tenth: &str| {
            format!("<tr{class}><th scope=\"row\" class=\"left kernel\">a</th><td>{tenth}</td></tr>")
        };
        assert!(table.contains(&row("", "109")), "{table}");
        assert!(table.contains(&row(" class=\"noisy\"", "111 noisy")), "{table}");
    }
}
