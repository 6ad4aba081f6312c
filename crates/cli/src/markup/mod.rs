//! Pages and pictures as text: each is one file that needs no network, no scripts and no other
//! files.
//!
//! Pages are XHTML as well as HTML, so that a strict parser can read them; the tests do.

/// The style of charts, on pages and in pictures.
pub(crate) const CHARTS: &str = include_str!("chart.css");

/// The style of the rest of a page.
const PAGE: &str = include_str!("page.css");

/// A page.
pub(crate) struct Document<'a> {
    /// The title that a browser shows.
    pub(crate) name: &'a str,
    /// The main heading.
    pub(crate) heading: &'a str,
    /// The conclusions from the figures as text, one sentence each.
    pub(crate) conclusion: &'a [String],
    /// How the figures were obtained: names as text, facts in markup.
    pub(crate) facts: &'a [(&'a str, String)],
    /// How to read the figures, one paragraph each, in markup.
    pub(crate) notes: &'a [&'a str],
    /// The charts and tables, in markup.
    pub(crate) main: &'a str,
}

impl Document<'_> {
    pub(crate) fn render(&self) -> String {
        let conclusion = self.conclusion.iter().map(|line| format!("<li>{}</li>\n", escape(line)));
        let facts = self.facts.iter().map(|(name, fact)| format!("<dt>{name}</dt><dd>{fact}</dd>\n"));
        let notes = self.notes.iter().map(|note| format!("<p>{note}</p>\n"));
        format!(
            r#"<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Hashweave: {name}</title>
<style>
{CHARTS}{PAGE}</style>
</head>
<body>
<header>
<h1>Hashweave: {heading}</h1>
<ul class="conclusion">
{conclusion}</ul>
<dl>
{facts}</dl>
{notes}</header>
<main>
{main}
</main>
</body>
</html>
"#,
            name = escape(self.name),
            heading = escape(self.heading),
            conclusion = conclusion.collect::<String>(),
            facts = facts.collect::<String>(),
            notes = notes.collect::<String>(),
            main = self.main,
        )
    }
}

/// Returns charts under a heading, or nothing if there are none.
pub(crate) fn section(heading: &str, note: &str, charts: &str) -> String {
    if charts.is_empty() {
        return String::new();
    }
    format!("<h2>{heading}</h2>\n<p>{note}</p>\n<div class=\"charts\">\n{charts}</div>\n")
}

/// Returns a cell of a table; empty attributes are left out.
pub(crate) fn element(tag: &str, scope: &str, class: &str, text: &str) -> String {
    let attribute = |name: &str, value: &str| {
        if value.is_empty() { String::new() } else { format!(r#" {name}="{value}""#) }
    };
    format!("<{tag}{}{}>{}</{tag}>", attribute("scope", scope), attribute("class", class), escape(text))
}

/// Escapes text between or within tags. Characters that XML does not allow become a replacement
/// character.
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
}
