//! Records of benchmarks: a file a machine and date, so that a change of speed is seen.
//!
//! A record is one JSON object: the format's number, when and how it was made, the machine, and the
//! rows of the benchmarks as `bench … --json` prints them, each on a line of its own so that a
//! difference between two files can be read. A record of `bench all` also has the prices of kernels
//! on the core ([`super::prices`]), which `ci/core.py` reads; nothing compares them. What
//! `bench … --json` prints is read as a record of which only the rows are known.

mod machine;

pub use machine::Machine;

use crate::durable::{self, WriteError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The format that is written, and the last one that is read.
pub const FORMAT: u64 = 1;

/// No record is longer; what is named by mistake may be.
const LONGEST: u64 = 64 << 20;

/// The facts about a record besides its rows. Of rows alone, none is known.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Heading {
    /// The format's number.
    pub format: u64,
    /// When it was made, in UTC.
    pub date: Option<String>,
    /// The program's version.
    pub version: Option<String>,
    /// The commit that the program was built from, if that was known when it was built.
    pub commit: Option<String>,
    /// The command that made it.
    pub command: Option<String>,
    /// A note by the person who made it.
    pub note: Option<String>,
    /// The machine.
    pub machine: Option<Machine>,
    /// The benchmarks that were measured, in order.
    pub jobs: Vec<Measured>,
}

/// A benchmark of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// `search`, `sum` or `replicate`.
    pub job: String,
    /// Slices of each row.
    pub rounds: usize,
    /// From start to end.
    pub seconds: f64,
}

/// A record that was read.
#[derive(Clone, Debug)]
pub struct Record {
    /// The date, the machine and the other facts about it.
    pub heading: Heading,
    /// Its rows.
    pub rows: Vec<Value>,
}

/// Why a file is not a record.
#[derive(Debug, Error)]
pub enum ReadError {
    /// It cannot be read.
    #[error("cannot read {path}: {error}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It can, but is something else.
    #[error("{path}: {fault}", path = path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// The fault, and what to do about it.
        fault: String,
    },
}

/// Writes a record; rows and prices are JSON, each without a line break.
///
/// # Errors
///
/// If it cannot be written completely; an old file is not changed then.
pub fn write(path: &Path, heading: &Heading, prices: &[String], rows: &[String]) -> Result<(), WriteError> {
    durable::write(path, text(heading, prices, rows).as_bytes())
}

fn text(heading: &Heading, prices: &[String], rows: &[String]) -> String {
    // A heading of text and finite numbers can always be encoded.
    let heading = serde_json::to_string_pretty(heading).unwrap_or_default();
    let fields = heading.trim_end().trim_end_matches('}').trim_end();
    let array =
        |name: &str, lines: &[String]| format!(",\n  \"{name}\": [\n    {}\n  ]", lines.join(",\n    "));
    let prices = if prices.is_empty() { String::new() } else { array("prices", prices) };
    format!("{fields}{prices}{}\n}}\n", array("rows", rows))
}

/// Reads a record, or the rows that `bench … --json` has printed.
///
/// # Errors
///
/// If the file cannot be read, or is something else, or of a newer format.
pub fn read(path: &Path) -> Result<Record, ReadError> {
    let text = contents(path).map_err(|error| ReadError::File { path: path.to_owned(), error })?;
    parsed(&text).map_err(|fault| ReadError::Content { path: path.to_owned(), fault })
}

fn contents(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        Err(io::Error::other("it is too long for a record"))
    } else {
        Ok(bytes)
    }
}

fn parsed(bytes: &[u8]) -> Result<Record, String> {
    let value: Value = serde_json::from_slice(bytes).map_err(|error| format!("this is not JSON: {error}"))?;
    let record = match value {
        Value::Array(rows) => Record { heading: Heading::default(), rows },
        Value::Object(mut fields) => {
            let what = "this is neither a record of `hashweave bench --record` nor an array of `hashweave bench --json`";
            let format = fields.get("format").and_then(Value::as_u64).ok_or(what)?;
            if format > FORMAT {
                return Err(format!(
                    "the record has format {format}, and this program reads up to {FORMAT}: use a newer hashweave"
                ));
            }
            let Some(Value::Array(rows)) = fields.remove("rows") else { return Err(what.to_owned()) };
            let heading = serde_json::from_value(Value::Object(fields));
            Record { heading: heading.map_err(|error| format!("the record is damaged: {error}"))?, rows }
        }
        _ => return Err("this is JSON, but not a record".to_owned()),
    };
    if record.rows.is_empty() { Err("there are no rows".to_owned()) } else { Ok(record) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading() -> Heading {
        Heading {
            format: FORMAT,
            note: Some("a \"quiet\" machine".into()),
            machine: Some(Machine { cpu: "test".into(), ..Machine::default() }),
            jobs: vec![Measured { job: "sum".into(), rounds: 3, seconds: 0.5 }],
            ..Heading::default()
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        let rows = [r#"{"job":"sum","z":1}"#, r#"{"job":"sum","z":2}"#].map(str::to_owned);
        let prices = [r#"{"algo":"sha256"}"#].map(str::to_owned);
        let text = text(&heading(), &prices, &rows);
        assert!(text.contains(&format!("\"prices\": [\n    {}\n  ],\n  \"rows\"", prices[0])), "{text}");
        assert!(text.contains(&format!("    {},\n    {}\n", rows[0], rows[1])), "a line a row: {text}");
        let record = parsed(text.as_bytes()).expect("a record");
        assert_eq!(record.heading, heading());
        assert_eq!(record.rows.iter().map(Value::to_string).collect::<Vec<_>>(), rows);
    }

    #[test]
    fn rows_alone_are_a_record() {
        let record = parsed(br#"[{"job":"sum"}]"#).expect("rows");
        assert_eq!((record.heading, record.rows.len()), (Heading::default(), 1));
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let newer = text(&Heading { format: FORMAT + 1, ..heading() }, &[], &["1".to_owned()]);
        for (text, fault) in [
            ("", "not JSON"),
            ("{\"a\":", "not JSON"),
            ("3", "not a record"),
            ("[]", "no rows"),
            ("{\"format\":1,\"rows\":[]}", "damaged"),
            ("{\"format\":1}", "neither"),
            ("{\"cpu\":1}", "neither"),
            (&newer, "use a newer hashweave"),
        ] {
            let found = parsed(text.as_bytes()).expect_err(text);
            assert!(found.contains(fault), "{found} for {text}");
        }
    }
}
