//! Writing to standard output, whose errors are never lost.

use crate::words::is_hidden;
use anyhow::Context;
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};

/// Writes bytes.
pub(crate) fn write(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).context("cannot write to standard output")
}

/// Writes a value as one line of JSON.
pub(crate) fn json_line(value: &impl Serialize) -> anyhow::Result<()> {
    let line = serde_json::to_string(value).context("cannot encode a record")?;
    write(format!("{}\n", without_hidden(&line)).as_bytes())
}

/// Writes a value as indented JSON.
pub(crate) fn json_pretty(value: &impl Serialize) -> anyhow::Result<()> {
    let text = serde_json::to_string_pretty(value).context("cannot encode the result")?;
    write(format!("{}\n", without_hidden(&text)).as_bytes())
}

/// JSON that says the same without characters that a terminal would obey: they stand in strings only, and are escaped there. `serde_json`
/// escapes those of ASCII but for DEL.
fn without_hidden(json: &str) -> Cow<'_, str> {
    let hidden = |c: char| is_hidden(c) && c != '\n';
    if !json.contains(hidden) {
        return Cow::Borrowed(json);
    }
    let mut escaped = String::with_capacity(json.len());
    for c in json.chars() {
        if hidden(c) {
            escaped.extend(c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")));
        } else {
            escaped.push(c);
        }
    }
    Cow::Owned(escaped)
}

/// Whether an error is that the reader of standard output has had enough (`| head`): no failure.
pub(crate) fn reader_gone(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// A table whose columns are as wide as they need to be: the first `left` ones aligned to the left, the others to the right.
pub(crate) fn table(left: usize, rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column < left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::without_hidden;

    #[test]
    fn json_is_the_same_without_hidden_characters() {
        let value = serde_json::json!({ "a": "\u{7f}\u{9b}\u{202e}\u{e0001}\\ü" });
        let text = serde_json::to_string_pretty(&value).expect("JSON");
        let escaped = without_hidden(&text);
        assert_eq!(escaped, "{\n  \"a\": \"\\u007f\\u009b\\u202e\\udb40\\udc01\\\\ü\"\n}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&escaped).expect("JSON"), value);
    }

    #[test]
    fn tables_align() {
        let rows = [["kernel", "rate"], ["a", "1.25"], ["b", "12.5"]];
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
        assert_eq!(super::table(1, &rows), "kernel  rate\na       1.25\nb       12.5\n");
    }
}
