//! The page of `bench --html`: one file that needs no network, no scripts and nothing beside it.
//!
//! It is XHTML as well as HTML, so that a strict parser can read it; the tests do.

use crate::bench::{HEAD, figures};
use crate::chart::{Bar, chart};
use hashweave::cpu::{Core, Cpu};
use runner::bench::Row;
use std::env;
use std::time::SystemTime;

const STYLE: &str = include_str!("report.css");

/// What a report tells.
pub(crate) struct Report<'a> {
    pub(crate) cpu: &'a Cpu,
    pub(crate) rounds: u32,
    pub(crate) rows: &'a [Row],
}

/// The kernels that are compared with each other.
struct Group<'a> {
    algo: &'a str,
    backend: &'static str,
    threads: usize,
    rows: Vec<&'a Row>,
}

impl Report<'_> {
    /// The whole page.
    pub(crate) fn page(&self) -> String {
        let groups = groups(self.rows);
        let ladders: String = groups.iter().enumerate().map(|(i, group)| group.ladder(i + 1)).collect();
        format!(
            r#"<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Hashweave: bench search</title>
<style>
{STYLE}</style>
</head>
<body>
<header>
<h1>Hashweave: search kernels against their bounds</h1>
{facts}
{method}
</header>
<main>
<h2>The kernels, step by step</h2>
{LEGEND}
<div class="charts">
{ladders}</div>
{overview}<h2>All figures</h2>
{table}
</main>
</body>
</html>
"#,
            facts = self.facts(),
            overview = overview(&groups),
            table = table(self.rows),
            method = self.method(),
        )
    }

    /// What was measured, on what, when and by what.
    fn facts(&self) -> String {
        let clock = self.rows.first().map_or(0.0, |row| row.clock_ghz);
        let command = format!("<code>{}</code>", escape(&command_line()));
        let date = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        let facts = [
            ("CPU", escape(&self.cpu.name)),
            ("Clock", format!("{clock:.3} GHz, measured in the same run")),
            ("Rounds", format!("{}, a slice of each kernel in each", self.rounds)),
            ("Date", format!(r#"<time datetime="{date}">{}</time>"#, date.replace(['T', 'Z'], " ") + "UTC")),
            ("Version", format!("hashweave {}", env!("CARGO_PKG_VERSION"))),
            ("Command", command),
        ];
        let items = facts.map(|(name, fact)| format!("<dt>{name}</dt><dd>{fact}</dd>\n"));
        format!("<dl>\n{}</dl>", items.concat())
    }

    /// How the figures come about, and what a bound is.
    fn method(&self) -> String {
        let bound = match self.cpu.core {
            Core::Unknown => "There is no port model of this CPU, so no kernel has a bound here.".to_owned(),
            core => format!(
                "The bound of a kernel is the number of cycles that its instructions need on the ports of a core ({core:?}) \
                 if nothing else stood in the way: no latency, no register moves, no spills. It is counted from the \
                 code that runs, not measured: only other code could be faster, and a share above 100 % tells of an \
                 unsteady clock."
            ),
        };
        format!("<p>{METHOD}</p>\n<p>{bound}</p>")
    }
}

const LEGEND: &str = r#"<p>Rates of all threads together, in millions of hashes per second: longer is better. Every chart has its own scale.
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="best" width="24" height="12" /></svg> is what a kernel
reaches, in this stronger colour for the fastest of a chart;
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="track" width="24" height="12" /><path class="bound" d="M23 0v12" /></svg> is its
bound, the most that the ports of the core allow. <em>direct</em> is the kernel without shortcuts.</p>"#;

const METHOD: &str = "Every kernel searches the default message in slices of 2 ms (one span of its counters where that takes \
    longer), and the slices of all kernels take turns, so that all have the same neighbours on the machine. The best slice counts; \
    where the 10th percentile is far from it, the machine was not quiet. The clock is that of a chain of dependent additions, \
    which takes its turn like a kernel.";

/// The rows by group, in the order in which the groups come first.
fn groups(rows: &[Row]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for row in rows {
        let Row { algo, backend, threads, .. } = row;
        let same =
            |group: &&mut Group<'_>| (group.algo, group.backend, group.threads) == (algo, backend, *threads);
        match groups.iter_mut().find(same) {
            Some(group) => group.rows.push(row),
            None => groups.push(Group { algo, backend, threads: *threads, rows: vec![row] }),
        }
    }
    groups
}

impl Group<'_> {
    fn fastest(&self) -> Option<&Row> {
        self.rows.iter().copied().max_by(|a, b| a.mhs.total_cmp(&b.mhs))
    }

    /// A bar for every kernel.
    fn ladder(&self, number: usize) -> String {
        let best = self.fastest().map(|row| row.kernel);
        let bar = |row: &&Row| {
            let against_direct = row.ratio_to_direct.map(|ratio| format!(" · {ratio:.2} × direct"));
            Bar {
                label: row.kernel.to_owned(),
                figures: rate_and_share(row) + &against_direct.unwrap_or_default(),
                rate: row.mhs,
                bound: row.bound_mhs(),
                best: best == Some(row.kernel),
            }
        };
        let bars: Vec<Bar> = self.rows.iter().map(bar).collect();
        chart(number, &format!("{} on {}, {}", self.algo, self.backend, threads(self.threads)), &bars)
    }
}

/// The fastest kernel of every algorithm and backend on one scale, where there are several.
fn overview(groups: &[Group<'_>]) -> String {
    let least = groups.iter().map(|group| group.threads).min().unwrap_or(1);
    let bar = |group: &Group<'_>| {
        group.fastest().map(|row| Bar {
            label: format!("{} {} {}", row.algo, row.backend, row.kernel),
            figures: rate_and_share(row),
            rate: row.mhs,
            bound: row.bound_mhs(),
            best: true,
        })
    };
    let bars: Vec<Bar> = groups.iter().filter(|group| group.threads == least).filter_map(bar).collect();
    if bars.len() < 2 {
        return String::new();
    }
    let caption = format!("The fastest kernel of each, {}", threads(least));
    format!("<h2>Algorithms and backends on one scale</h2>\n{}", chart(0, &caption, &bars))
}

fn threads(number: usize) -> String {
    if number == 1 { "1 thread".to_owned() } else { format!("{number} threads") }
}

fn rate_and_share(row: &Row) -> String {
    let share = row.of_bound().map(|share| format!(" · {:.0} % of bound", 100.0 * share));
    format!("{:.2} MH/s{}", row.mhs, share.unwrap_or_default())
}

/// The table that is also printed, its texts on the left and its numbers on the right.
fn table(rows: &[Row]) -> String {
    let head: String =
        HEAD.iter().zip(CLASSES).map(|(name, class)| element("th", "col", class, name)).collect();
    let line = |row: &Row| {
        // The kernel is what a row is about.
        let cell = |(cell, class): (String, &str)| match class {
            "left kernel" => element("th", "row", class, &cell),
            _ => element("td", "", class, &cell),
        };
        format!("<tr>{}</tr>\n", figures(rows, row).into_iter().zip(CLASSES).map(cell).collect::<String>())
    };
    let body: String = rows.iter().map(line).collect();
    format!(
        r#"<p id="figures">Rates are those of all threads together, cycles those of one core. What was not measured or has no bound is a dash.</p>
<div class="table" role="region" aria-labelledby="figures" tabindex="0">
<table aria-describedby="figures">
<thead><tr>{head}</tr></thead>
<tbody>
{body}</tbody>
</table>
</div>"#
    )
}

/// How the columns look.
const CLASSES: [&str; HEAD.len()] = ["left", "left", "left kernel", "", "", "", "", "", "", "", ""];

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

/// A word in quotes, if a shell would see more in it than a word.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
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
    fn markup_in_text_is_text() {
        assert_eq!(escape("a<b> & \"c\" × 1"), "a&lt;b&gt; &amp; &quot;c&quot; × 1");
        assert_eq!(escape("\u{1b}[1m\0\u{FFFF}"), "\u{FFFD}[1m\u{FFFD}\u{FFFD}");
    }

    #[test]
    fn words_are_quoted_where_a_shell_needs_it() {
        for (word, expected) in
            [("--json", "--json"), ("a b", "'a b'"), ("", "''"), ("it's", r"'it'\''s'"), ("{x}", "'{x}'")]
        {
            assert_eq!(quoted(word), expected);
        }
    }
}
