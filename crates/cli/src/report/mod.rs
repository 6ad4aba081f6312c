//! The pages of `bench --html`: one file each that needs no network, no scripts and nothing beside it.
//!
//! They are XHTML as well as HTML, so that a strict parser can read them; the tests do.

pub(crate) mod replicate;
pub(crate) mod search;
pub(crate) mod sum;

use crate::bench::columns::Column;
use hashweave::cpu::{Core, Cpu};
use std::env;
use std::time::{Duration, SystemTime};

const STYLE: &str = include_str!("report.css");

/// What a page tells.
struct Page<'a> {
    /// The job.
    job: &'static str,
    /// What stands above everything.
    title: &'static str,
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
            facts = self.facts(),
            method = self.method,
            bound = bound_note(self.cpu),
            main = self.main,
        )
    }

    /// What was measured, on what, when and by what.
    fn facts(&self) -> String {
        let command = format!("<code>{}</code>", escape(&command_line()));
        let date = date(SystemTime::now());
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

/// The date in UTC. Before 1970 or after 9999 a clock is wrong, and the date has no such form: it becomes the nearest that has.
fn date(time: SystemTime) -> String {
    let last = SystemTime::UNIX_EPOCH + LAST_DATE;
    humantime::format_rfc3339_seconds(time.clamp(SystemTime::UNIX_EPOCH, last)).to_string()
}

/// The end of the year 9999, since 1970.
const LAST_DATE: Duration = Duration::from_secs(253_402_300_799);

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

/// Behind the figures of a bar: the share of the bound that is reached.
fn of_bound(share: Option<f64>) -> String {
    share.map(|share| format!(" · {:.0} % of bound", 100.0 * share)).unwrap_or_default()
}

/// Rows with the same key together, in the order in which the keys come first.
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

/// Charts under a heading, if there are any.
fn section(heading: &str, note: &str, charts: &str) -> String {
    if charts.is_empty() {
        return String::new();
    }
    format!("<h2>{heading}</h2>\n<p>{note}</p>\n<div class=\"charts\">\n{charts}</div>\n")
}

/// A table that is also printed, its texts on the left and its numbers on the right.
fn table<Row>(note: &str, columns: &[Column<Row>], rows: &[Row]) -> String {
    let head: String = columns.iter().map(|column| element("th", "col", column.class, column.head)).collect();
    let cell = |row: &Row, column: &Column<Row>| {
        let text = (column.format)(rows, row);
        if column.class.contains("kernel") {
            element("th", "row", column.class, &text)
        } else {
            element("td", "", column.class, &text)
        }
    };
    let line = |row: &Row| {
        format!("<tr>{}</tr>\n", columns.iter().map(|column| cell(row, column)).collect::<String>())
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
    fn any_clock_has_a_date() {
        let day = Duration::from_secs(86_400);
        assert_eq!(date(SystemTime::UNIX_EPOCH + day), "1970-01-02T00:00:00Z");
        assert_eq!(date(SystemTime::UNIX_EPOCH - day), "1970-01-01T00:00:00Z");
        assert_eq!(date(SystemTime::UNIX_EPOCH + LAST_DATE + day), "9999-12-31T23:59:59Z");
    }

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
