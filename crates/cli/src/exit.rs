//! How commands end, and the messages with which they do.

use crate::clean;
use runner::outputs::{self, Named};
use runner::replicate;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// The outcome of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Exit {
    Done = 0,
    Failed = 1,
    Usage = 2,
    Interrupted = 3,
    WrongAnswer = 4,
    NothingFound = 5,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// The user asked for something that cannot be done: exit code 2.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// Separates errors of replicas: requests that cannot be met are usage errors, the others are
/// failures.
pub(crate) fn or_usage<T>(outcome: Result<T, replicate::Error>) -> anyhow::Result<T> {
    outcome.map_err(|error| match error {
        replicate::Error::Usage(fault) => Usage(fault).into(),
        error => error.into(),
    })
}

/// Refuses outputs that are inputs, or the same file twice.
pub(crate) fn keep_apart(outputs: &[Named<'_>], inputs: &[Named<'_>]) -> Result<(), Usage> {
    outputs::check(outputs, inputs).map_err(|clash| Usage(clash.to_string()))
}

/// Prints one line on standard error, whatever characters its arguments have.
pub(crate) fn complain(message: &str) {
    // If standard error is closed, nobody can be told.
    let _ = writeln!(io::stderr(), "hashweave: {}", clean::line(message));
}
