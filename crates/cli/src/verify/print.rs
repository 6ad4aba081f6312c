//! What `hashweave verify` prints: a line for each name that is not as listed, and a summary.

use crate::clean;
use crate::sum::Console;
use crate::words::{counted, grouped};
use runner::verify::{Finding, Job, State, Summary};
use serde::Serialize;
use std::fmt::Write as _;
use std::io;

/// How many names of a state are shown on a terminal before the rest is only counted.
const MOST: u64 = 40;

/// The widest word for a state.
const WIDTH: usize = 10;

/// Prints findings as they come.
pub(crate) struct Printer<'a> {
    console: &'a Console,
    json: bool,
    verbose: bool,
    shown: u64,
    left_out: u64,
}

/// A name as a record.
#[derive(Serialize)]
struct PathRecord<'a> {
    kind: &'static str,
    state: State,
    path: &'a str,
    path_hex: Option<String>,
    from: Option<&'a str>,
    from_hex: Option<String>,
    digest: Option<String>,
    expected: Option<String>,
    reason: Option<&'a str>,
}

/// The summary as a record.
#[derive(Serialize)]
struct SummaryRecord {
    kind: &'static str,
    list: String,
    written: bool,
    files: u64,
    bytes: u64,
    bytes_read: u64,
    same: u64,
    new: u64,
    changed: u64,
    moved: u64,
    gone: u64,
    rotten: u64,
    unreadable: u64,
    unstable: u64,
    unlisted: u64,
    folded: u64,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(console: &'a Console, json: bool, verbose: bool) -> Self {
        Self { console, json, verbose, shown: 0, left_out: 0 }
    }

    /// Prints what was found of a name.
    pub(crate) fn finding(&mut self, finding: &Finding) -> io::Result<()> {
        if self.json {
            return self.line(&json(&record(finding))?);
        }
        // Faults are shown however many there are.
        let is_long = self.console.terminal().is_some() && !self.verbose && self.shown >= MOST;
        if is_long && !finding.state.is_fault() {
            self.left_out += 1;
            return Ok(());
        }
        self.shown += 1;
        let text = self.text(finding);
        self.line(&text)
    }

    /// A finding as a line for people.
    fn text(&self, finding: &Finding) -> String {
        let name = |path: &[u8]| String::from_utf8_lossy(&self.console.quoted(path)).into_owned();
        let mut text = format!("{:<WIDTH$}  ", finding.state.name());
        if let Some(from) = &finding.from {
            let _ = write!(text, "{} -> ", name(from));
        }
        text += &name(&finding.path);
        if let Some(reason) = &finding.reason {
            let _ = write!(text, ": {reason}");
        }
        text
    }

    fn line(&self, text: &str) -> io::Result<()> {
        self.console.line(format!("{}\n", clean::line(text)).as_bytes())
    }

    /// Prints the summary.
    pub(crate) fn summary(&mut self, job: &Job, summary: &Summary) -> anyhow::Result<()> {
        if self.json {
            self.line(&json(&summary_record(job, summary))?)?;
            return Ok(());
        }
        if self.left_out > 0 {
            self.line(&format!("and {} more; -v shows all", grouped(self.left_out.into())))?;
        }
        let states = State::ALL.into_iter().filter(|state| *state == State::Same || summary.of(*state) > 0);
        let states: Vec<String> =
            states.map(|state| format!("{} {}", grouped(summary.of(state).into()), state.name())).collect();
        let written = if summary.written { "; written to " } else { "; as in " };
        let list = output_name(job);
        self.line(&format!(
            "{}, {} bytes: {}{written}{list}",
            counted(summary.files, "file"),
            grouped(summary.bytes.into()),
            states.join(", ")
        ))?;
        Ok(())
    }
}

fn output_name(job: &Job) -> String {
    job.list.display().to_string()
}

fn json(value: &impl Serialize) -> io::Result<String> {
    serde_json::to_string(value).map_err(io::Error::other)
}

/// The bytes of a name that is no text.
fn bytes(name: &[u8]) -> Option<String> {
    str::from_utf8(name).is_err().then(|| hex::encode(name))
}

fn record(finding: &Finding) -> PathRecord<'_> {
    let from = finding.from.as_deref();
    PathRecord {
        kind: "path",
        state: finding.state,
        path: str::from_utf8(&finding.path).unwrap_or_default(),
        path_hex: bytes(&finding.path),
        from: from.map(|from| str::from_utf8(from).unwrap_or_default()),
        from_hex: from.and_then(bytes),
        digest: finding.digest.as_deref().map(hex::encode),
        expected: finding.expected.as_deref().map(hex::encode),
        reason: finding.reason.as_deref(),
    }
}

fn summary_record(job: &Job, summary: &Summary) -> SummaryRecord {
    let of = |state| summary.of(state);
    SummaryRecord {
        kind: "summary",
        list: output_name(job),
        written: summary.written,
        files: summary.files,
        bytes: summary.bytes,
        bytes_read: summary.read,
        same: of(State::Same),
        new: of(State::New),
        changed: of(State::Changed),
        moved: of(State::Moved),
        gone: of(State::Gone),
        rotten: of(State::Rotten),
        unreadable: of(State::Unreadable),
        unstable: of(State::Unstable),
        unlisted: of(State::Unlisted),
        folded: of(State::Folded),
    }
}
