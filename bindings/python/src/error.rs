//! The Python exceptions that failures become: those that Python's own library raises for the same,
//! and three that it has no word for.

use core::fmt::Display;
use hashweave::LengthError;
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyFileExistsError, PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use runner::ledger::{self, Fault};
use runner::replicate;
use std::io;
use std::path::Path;

create_exception!(
    hashweave,
    Damaged,
    PyValueError,
    "A file does not hold what was written to it, or what it holds was computed wrongly."
);
create_exception!(
    hashweave,
    ProofError,
    PyValueError,
    "A proof of a Merkle tree does not prove what it is given for."
);
create_exception!(
    hashweave,
    WrongAnswer,
    PyException,
    "The machine or a kernel computed a wrong result. Trust nothing that was computed since, and run `hashweave selftest`."
);

/// The exception for a faulty argument.
pub(crate) fn value(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The exception for an unsupported length of a key or a digest.
pub(crate) fn length(error: LengthError) -> PyErr {
    value(error)
}

/// An `OSError` that names the file, of the subclass that its number has.
pub(crate) fn of_file(error: io::Error, path: Option<&Path>) -> PyErr {
    match (error.raw_os_error(), path) {
        (Some(number), Some(path)) => {
            let text = error.to_string();
            let text = text.split(" (os error").next().unwrap_or_default().to_owned();
            PyOSError::new_err((number, text, path.as_os_str().to_owned()))
        }
        (_, Some(path)) => PyOSError::new_err(format!("{}: {error}", path.display())),
        (_, None) => error.into(),
    }
}

/// The exception for an error of a ledger.
pub(crate) fn of_ledger(error: ledger::Error) -> PyErr {
    let text = error.to_string();
    match error.fault {
        Fault::Io(io) => of_file(io, Some(&error.path)),
        Fault::NotAFile
        | Fault::Locked
        | Fault::ReadOnly(_)
        | Fault::Failed(_)
        | Fault::Remains(_)
        | Fault::NoLock(_)
        | Fault::Contended
        | Fault::Gone(_) => PyOSError::new_err(text),
        Fault::Exists => PyFileExistsError::new_err(text),
        Fault::Damaged(_) => Damaged::new_err(text),
        Fault::Finished => PyValueError::new_err(format!("{text}; resume=True continues them")),
        Fault::Clash(_)
        | Fault::Foreign
        | Fault::Empty
        | Fault::Newer(_)
        | Fault::OtherSearch(_)
        | Fault::Interrupted => PyValueError::new_err(text),
    }
}

/// A text about options of the command, which are arguments here.
fn in_python(text: &str) -> String {
    let word = |word: &str| match word.split_once("--") {
        Some((before @ ("" | "("), option)) => before.to_owned() + &option.replace('-', "_"),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The exception for an error of a replication.
pub(crate) fn of_replica(error: replicate::Error) -> PyErr {
    use replicate::Error;
    let text = in_python(&error.to_string());
    match error {
        Error::Usage(_) | Error::Input { .. } => PyValueError::new_err(text),
        Error::Io { file, error, .. } => of_file(error, Some(&file)),
        Error::Write(_) | Error::Short(_) | Error::Locked { .. } => PyOSError::new_err(text),
        Error::Mismatch { .. } | Error::Corrupt { .. } => Damaged::new_err(text),
        _ => PyRuntimeError::new_err(text),
    }
}
