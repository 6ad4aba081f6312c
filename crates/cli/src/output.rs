//! Writes to standard output; errors are never lost.

use crate::{Exit, clean};
use anyhow::Context;
use runner::durable::reason;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use system::streams::{Stream, was_closed};

/// Writes bytes.
pub(crate) fn write(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let written = open().and_then(|()| out.write_all(bytes)).and_then(|()| out.flush());
    written.map_err(explained).context("cannot write to standard output")
}

/// Returns an error of the same kind whose message helps.
fn explained(error: io::Error) -> io::Error {
    io::Error::new(error.kind(), reason(&error))
}

/// Checks that standard output is open, because the runtime replaces a closed one by one that
/// discards everything.
pub(crate) fn open() -> io::Result<()> {
    if was_closed(Stream::Output) { Err(io::Error::other("Bad file descriptor")) } else { Ok(()) }
}

/// Returns standard input, if it is open.
pub(crate) fn standard_input() -> io::Result<io::Stdin> {
    if was_closed(Stream::Input) { Err(io::Error::other("Bad file descriptor")) } else { Ok(io::stdin()) }
}

/// The destination of lines that report what a command has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    /// Standard output, the default.
    Output,
    /// Standard error, if the data themselves go to standard output.
    Error,
    /// Nowhere, if standard error must stay silent too.
    Nowhere,
}

impl Lines {
    /// Writes bytes.
    pub(crate) fn write(self, bytes: &[u8]) -> anyhow::Result<()> {
        match self {
            Self::Output => write(bytes),
            Self::Error => {
                // If standard error is closed, nobody can be told.
                let _ = io::stderr().write_all(bytes);
                Ok(())
            }
            Self::Nowhere => Ok(()),
        }
    }

    /// Writes a value as one line of JSON.
    pub(crate) fn json_line(self, value: &impl Serialize) -> anyhow::Result<()> {
        self.write(encoded(value)?.as_bytes())
    }

    /// Whether the lines go to a terminal.
    pub(crate) fn is_terminal(self) -> bool {
        match self {
            Self::Output => io::stdout().is_terminal(),
            Self::Error | Self::Nowhere => io::stderr().is_terminal(),
        }
    }
}

/// Writes lines that may contain foreign text.
pub(crate) fn lines(text: &str) -> anyhow::Result<()> {
    let clean: Vec<_> = text.split('\n').map(clean::line).collect();
    write(clean.join("\n").as_bytes())
}

/// Writes lines that report how a command ends, and returns that outcome: a known failure stays one
/// even if nobody reads the lines.
pub(crate) fn verdict(text: &str, exit: Exit) -> anyhow::Result<Exit> {
    match lines(text) {
        Err(error) if exit == Exit::Done || !reader_gone(&error) => Err(error),
        _ => Ok(exit),
    }
}

/// Writes a value as one line of JSON.
pub(crate) fn json_line(value: &impl Serialize) -> anyhow::Result<()> {
    write(encoded(value)?.as_bytes())
}

/// Writes a value as indented JSON.
pub(crate) fn json_pretty(value: &impl Serialize) -> anyhow::Result<()> {
    json(&serde_json::to_string_pretty(value).context("cannot encode the result")?)
}

fn json(text: &str) -> anyhow::Result<()> {
    write(format!("{}\n", clean::json(text)).as_bytes())
}

/// Encodes a value as one line of JSON.
fn encoded(value: &impl Serialize) -> anyhow::Result<String> {
    let text = serde_json::to_string(value).context("cannot encode a record")?;
    Ok(format!("{}\n", clean::json(&text)))
}

/// Whether an error means that the reader of standard output has stopped (`| head`), which is not a
/// failure.
pub(crate) fn reader_gone(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// Returns how a command with a known outcome ends, given the result of reporting it: the outcome
/// stays the same if the reader has stopped.
pub(crate) fn ended(written: anyhow::Result<()>, exit: Exit) -> anyhow::Result<Exit> {
    match written {
        Err(error) if !reader_gone(&error) => Err(error),
        _ => Ok(exit),
    }
}

/// Returns a table whose columns are as wide as needed: the first `left` ones aligned to the left,
/// the others to the right. Every row is one line, whatever its cells contain.
pub(crate) fn table(left: usize, rows: &[Vec<String>]) -> String {
    let rows: Vec<Vec<_>> =
        rows.iter().map(|row| row.iter().map(|cell| clean::line(cell)).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in &rows {
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
    use crate::Exit;

    /// A hardware fault stays the outcome, even if nobody reads the message. No test has such
    /// hardware.
    #[test]
    fn a_known_outcome_survives_a_closed_pipe() {
        let written = |kind| Err(anyhow::Error::from(std::io::Error::from(kind)).context("standard output"));
        let gone = super::ended(written(std::io::ErrorKind::BrokenPipe), Exit::WrongAnswer);
        assert_eq!(gone.ok(), Some(Exit::WrongAnswer));
        assert_eq!(super::ended(Ok(()), Exit::Failed).ok(), Some(Exit::Failed));
        assert!(super::ended(written(std::io::ErrorKind::StorageFull), Exit::Failed).is_err());
    }

    #[test]
    fn tables_align() {
        let rows = [["kernel", "rate"], ["a", "1.25"], ["b\n\u{9b}", "12.5"]];
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
        assert_eq!(super::table(1, &rows), "kernel  rate\na       1.25\nb       12.5\n");
    }
}
