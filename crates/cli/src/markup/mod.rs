//! What pages and pictures share: the style of charts, and text as markup.

/// The style of charts, on pages and in pictures.
pub(crate) const CHARTS: &str = include_str!("chart.css");

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
