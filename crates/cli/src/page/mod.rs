//! A page with charts, tables and lists: one file that needs no network, no scripts and no other
//! files.
//!
//! It is XHTML as well as HTML, so that a strict parser can read it; the tests do.

use crate::chart::Drawing;
use crate::markup::{CHARTS, escape};
use crate::record::command_line;
use crate::table::Table;

/// The style of what is not a chart.
const STYLE: &str = include_str!("page.css");

/// A page.
pub(crate) struct Page<'a> {
    /// The title that a browser shows.
    pub(crate) name: &'a str,
    /// The main heading.
    pub(crate) heading: &'a str,
    /// The conclusions from the figures, one sentence each.
    pub(crate) conclusion: Vec<String>,
    /// How the figures were obtained: names and facts. The command line is added to them.
    pub(crate) facts: Vec<(&'a str, String)>,
    /// How to read the figures, one paragraph each, in markup.
    pub(crate) notes: Vec<String>,
    pub(crate) sections: Vec<Section>,
}

/// A part of a page.
pub(crate) struct Section {
    pub(crate) heading: String,
    /// How to read it, in markup.
    pub(crate) note: &'static str,
    pub(crate) body: Body,
}

pub(crate) enum Body {
    Charts(Vec<Drawing>),
    Table(Table),
    List(Vec<String>),
}

impl Section {
    pub(crate) fn new(heading: impl Into<String>, note: &'static str, body: Body) -> Self {
        Self { heading: heading.into(), note, body }
    }

    /// Returns the section as markup, or nothing if it is empty. Its number is unique on the page.
    fn render(&self, number: usize) -> String {
        let body = match &self.body {
            Body::Charts(charts) if charts.is_empty() => return String::new(),
            Body::List(lines) if lines.is_empty() => return String::new(),
            Body::Charts(charts) => {
                let figures = charts.iter().enumerate();
                let figures = figures.map(|(i, chart)| chart.figure(&format!("{number}-{i}")));
                format!("<div class=\"charts\">\n{}</div>", figures.collect::<String>())
            }
            Body::Table(table) => format!(
                "<div class=\"table\" role=\"region\" aria-labelledby=\"section-{number}\" tabindex=\"0\">\n{}</div>",
                table.markup()
            ),
            Body::List(lines) => list("", lines),
        };
        let note = if self.note.is_empty() { String::new() } else { format!("<p>{}</p>\n", self.note) };
        format!("<h2 id=\"section-{number}\">{}</h2>\n{note}{body}\n", escape(&self.heading))
    }
}

impl Page<'_> {
    pub(crate) fn render(&self) -> String {
        let command = format!("<dt>Command</dt><dd><code>{}</code></dd>\n", escape(&command_line()));
        let facts = self.facts.iter();
        let facts = facts.map(|(name, fact)| format!("<dt>{name}</dt><dd>{}</dd>\n", escape(fact)));
        let notes = self.notes.iter().map(|note| format!("<p>{note}</p>\n"));
        let sections = self.sections.iter().enumerate().map(|(i, section)| section.render(i));
        format!(
            r#"<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Hashweave: {name}</title>
<style>
{CHARTS}{STYLE}</style>
</head>
<body>
<header>
<h1>Hashweave: {heading}</h1>
{conclusion}
<dl>
{facts}{command}</dl>
{notes}</header>
<main>
{sections}</main>
</body>
</html>
"#,
            name = escape(self.name),
            heading = escape(self.heading),
            conclusion = list(" class=\"conclusion\"", &self.conclusion),
            facts = facts.collect::<String>(),
            notes = notes.collect::<String>(),
            sections = sections.collect::<String>(),
        )
    }
}

fn list(attributes: &str, lines: &[String]) -> String {
    let lines = lines.iter().map(|line| format!("<li>{}</li>\n", escape(line)));
    format!("<ul{attributes}>\n{}</ul>", lines.collect::<String>())
}
