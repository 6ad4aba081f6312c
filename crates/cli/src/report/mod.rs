//! The pages of `bench --html`: one file each that needs no network, no scripts and nothing beside it.
//!
//! They are XHTML as well as HTML, so that a strict parser can read them; the tests do.

pub(crate) mod replicate;
pub(crate) mod search;
pub(crate) mod sum;

use crate::words::quoted;
use hashweave::cpu::{Core, Cpu};
use std::env;
use std::time::SystemTime;

const STYLE: &str = include_str!("report.css");

/// What a page tells.
struct Page<'a> {
    /// The job.
    job: &'static str,
    /// What stands above everything.
    title: &'static str,
    /// What the figures come to, a sentence each, in text.
    conclusion: Vec<String>,
    cpu: &'a Cpu,
    clock_ghz: f64,
    rounds: usize,
    /// How the figures come about, in markup.
    method: &'a str,
    /// Charts and tables.
    main: String,
}

impl Page<'_> {
    fn render(&self) -> String {
        format!(
            r#"<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Hashweave: bench {job}</title>
<style>
{STYLE}</style>
</head>
<body>
<header>
<h1>Hashweave: {title}</h1>
<ul class="conclusion">
{conclusion}</ul>
{facts}
<p>{method}</p>
<p>{bound}</p>
</header>
<main>
{main}
</main>
</body>
</html>
"#,
            job = self.job,
            title = self.title,
            conclusion =
                self.conclusion.iter().map(|line| format!("<li>{}</li>\n", escape(line))).collect::<String>(),
            facts = self.facts(),
            method = self.method,
            bound = bound_note(self.cpu),
            main = self.main,
        )
    }

    /// What was measured, on what, when and by what.
    fn facts(&self) -> String {
        let command = format!("<code>{}</code>", escape(&command_line()));
        let date = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        let facts = [
            ("CPU", escape(&self.cpu.name)),
            ("Clock", format!("{:.3} GHz, measured in the same run", self.clock_ghz)),
            ("Rounds", format!("{}, a slice of each kernel in each", self.rounds)),
            ("Date", format!(r#"<time datetime="{date}">{}</time>"#, date.replace(['T', 'Z'], " ") + "UTC")),
            ("Version", format!("hashweave {}", env!("CARGO_PKG_VERSION"))),
            ("Command", command),
        ];
        let items = facts.map(|(name, fact)| format!("<dt>{name}</dt><dd>{fact}</dd>\n"));
        format!("<dl>\n{}</dl>", items.concat())
    }
}

/// The column that tells how quiet the machine was.
const TENTH: &str = "10th pct";

/// Whether the slices of a row differ so much that other work on the machine must have been in the way: its 10th percentile is a tenth
/// slower than the best.
fn is_noisy(best: f64, tenth: f64) -> bool {
    tenth > 1.1 * best
}

/// The last sentence of a conclusion: how far it can be trusted.
fn quietness(noisy: usize, rows: usize) -> String {
    match noisy {
        0 => "No row is noisy: the 10th percentile of the slices of each is within 10 % of the best."
            .to_owned(),
        n => format!(
            "{n} of {rows} rows {} noisy (marked in the table): the 10th percentile of the slices is more than 10 % slower than the best. \
             Measure again on a quieter machine.",
            if n == 1 { "is" } else { "are" }
        ),
    }
}

/// For instance `, 92 % of its bound`.
fn share(of_bound: Option<f64>) -> String {
    of_bound.map_or(String::new(), |share| format!(", {:.0} % of its bound", 100.0 * share))
}

/// What a bound is.
fn bound_note(cpu: &Cpu) -> String {
    match cpu.core {
        Core::Unknown => "There is no port model of this CPU, so no kernel has a bound here.".to_owned(),
        core => format!(
            "The bound of a kernel is the number of cycles that its instructions need on the ports of a core ({core:?}) \
             if nothing else stood in the way: no latency, no register moves, no spills. It is counted from the \
             code that runs, not measured: only other code could be faster, and a share above 100 % tells of an \
             unsteady clock."
        ),
    }
}

fn threads(number: usize) -> String {
    if number == 1 { "1 thread".to_owned() } else { format!("{number} threads") }
}

/// Charts under a heading, if there are any.
fn section(heading: &str, note: &str, charts: &str) -> String {
    if charts.is_empty() {
        return String::new();
    }
    format!("<h2>{heading}</h2>\n<p>{note}</p>\n<div class=\"charts\">\n{charts}</div>\n")
}

/// A table that is also printed, its texts on the left and its numbers on the right. `classes` say how the columns look; the one
/// with `kernel` is what a row is about. With each row comes whether it is noisy.
fn table<const N: usize>(
    note: &str,
    head: [&str; N],
    classes: [&str; N],
    rows: impl Iterator<Item = ([String; N], bool)>,
) -> String {
    let tenth = head.iter().position(|name| *name == TENTH);
    let head: String =
        head.iter().zip(classes).map(|(name, class)| element("th", "col", class, name)).collect();
    let cell = |(cell, class): (String, &str)| {
        if class.contains("kernel") {
            element("th", "row", class, &cell)
        } else {
            element("td", "", class, &cell)
        }
    };
    let line = |(mut row, noisy): ([String; N], bool)| {
        if let Some(tenth) = tenth.filter(|_| noisy) {
            row[tenth] += " noisy";
        }
        let class = if noisy { r#" class="noisy""# } else { "" };
        format!("<tr{class}>{}</tr>\n", row.into_iter().zip(classes).map(cell).collect::<String>())
    };
    let body: String = rows.map(line).collect();
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

/// A cell of a table; empty attributes are left out.
fn element(tag: &str, scope: &str, class: &str, text: &str) -> String {
    let attribute = |name: &str, value: &str| {
        if value.is_empty() { String::new() } else { format!(r#" {name}="{value}""#) }
    };
    format!("<{tag}{}{}>{}</{tag}>", attribute("scope", scope), attribute("class", class), escape(text))
}

/// What was typed, as a shell would take it again.
fn command_line() -> String {
    let isa =
        env::var_os("HASHWEAVE_ISA").map(|isa| format!("HASHWEAVE_ISA={}", quoted(&isa.to_string_lossy())));
    let words = env::args_os().skip(1).map(|word| quoted(&word.to_string_lossy()));
    isa.into_iter().chain(["hashweave".to_owned()]).chain(words).collect::<Vec<_>>().join(" ")
}

/// Text between or within tags. What XML has no place for becomes a replacement character.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{FFFE}' | '\u{FFFF}' => escaped.push('\u{FFFD}'),
            c if c.is_control() && !"\t\n".contains(c) => escaped.push('\u{FFFD}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noisy_rows_are_marked_where_it_shows() {
        let row = |tenth: f64| (["a".to_owned(), tenth.to_string()], is_noisy(100.0, tenth));
        let table = table("", ["kernel", TENTH], ["kernel", ""], [row(109.0), row(111.0)].into_iter());
        assert!(table.contains("<tr><th scope=\"row\" class=\"kernel\">a</th><td>109</td></tr>"), "{table}");
        assert!(table.contains(
            "<tr class=\"noisy\"><th scope=\"row\" class=\"kernel\">a</th><td>111 noisy</td></tr>"
        ));
        assert!(quietness(0, 3).starts_with("No row") && quietness(1, 3).starts_with("1 of 3 rows is noisy"));
    }

    #[test]
    fn markup_in_text_is_text() {
        assert_eq!(escape("a<b> & \"c\" × 1"), "a&lt;b&gt; &amp; &quot;c&quot; × 1");
        assert_eq!(escape("\u{1b}[1m\0\u{FFFF}"), "\u{FFFD}[1m\u{FFFD}\u{FFFD}");
    }
}
