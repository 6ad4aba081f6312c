//! The errors of ledgers, as one line that names the file.

use crate::durable::{beyond_limit, reason as reason_of};
use crate::outputs::Clash;
use rusqlite::{ErrorCode, ffi};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The version of the format, in SQLite's `user_version`.
pub(super) const FORMAT: i64 = 1;

/// A ledger cannot be used. Its previous contents are unchanged.
#[derive(Debug, Error)]
#[error("{}: {fault}", path.display())]
pub struct Error {
    /// The file.
    pub path: PathBuf,
    /// The fault.
    pub fault: Fault,
}

/// A fault of a ledger.
#[derive(Debug, Error)]
pub enum Fault {
    /// The system refuses the file.
    #[error("{}", reason_of(.0))]
    Io(#[from] io::Error),
    /// It is a folder, a device or the like.
    #[error("not a regular file")]
    NotAFile,
    /// Another process has it.
    #[error("in use by another process")]
    Locked,
    /// It is something else.
    #[error("not a hashweave ledger")]
    Foreign,
    /// Its first commit has not come to pass.
    #[error("empty: nothing has been committed yet")]
    Empty,
    /// Its format is of a later version.
    #[error("format {0}, of a newer hashweave; this version reads format {known}", known = FORMAT)]
    Newer(i64),
    /// Its contents cannot be right.
    #[error("damaged: {0}")]
    Damaged(String),
    /// It is of another search.
    #[error("of another search: {0}")]
    OtherSearch(String),
    /// It has coverage, and nobody said that it is to be continued.
    #[error("it holds finished ranges already")]
    Finished,
    /// It was not read to the end, because that was not wanted any more.
    #[error("interrupted while it was read")]
    Interrupted,
    /// It, or its folder, must not be written.
    #[error("cannot be written: {0}")]
    ReadOnly(String),
    /// It is to be written, and another file of the command is the same.
    #[error(transparent)]
    Clash(#[from] Clash),
    /// Beside it lies what SQLite would apply to a new file of its name.
    #[error(
        "{} lies beside it, and SQLite would apply that to what is written here: if a process works on it, wait for that; if not, make sure by `hashweave ledger check` that the ledger, if there is one, is sound, then move that file away",
        .0.display()
    )]
    Remains(PathBuf),
    /// A file of somebody else has the name of the one that is locked for it.
    #[error("{} is where its lock belongs, and something else: move that away", .0.display())]
    NoLock(PathBuf),
    /// Other processes write it again and again.
    #[error("other processes keep replacing it")]
    Contended,
    /// The open file does not have its name any more.
    #[error("{0}")]
    Gone(Gone),
    /// A file that must not be overwritten.
    #[error("exists already")]
    Exists,
    /// A write or read failed.
    #[error("{0}; what was committed before is kept")]
    Failed(String),
}

/// The fate of a ledger whose file was taken away from its name.
#[derive(Debug, Error)]
pub enum Gone {
    /// Nothing had the name.
    #[error(
        "was removed or moved away while it was in use; it has been written again with all that it held, to be resumed"
    )]
    Restored,
    /// Another file had the name.
    #[error(
        "another file has taken its place while it was in use; what it held is in {}, and `hashweave ledger merge --replace` puts the two together",
        .0.display()
    )]
    Saved(PathBuf),
    /// It could not be written again.
    #[error("was removed or moved away while it was in use, and cannot be written again: {0}")]
    Lost(String),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        let text = reason(&error);
        if error.sqlite_error().is_some_and(|failure| failure.extended_code == ffi::SQLITE_IOERR_SHORT_READ) {
            return Self::Damaged("it is cut short".to_owned());
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::NotADatabase) => Self::Foreign,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(text),
            // By `file::watch`, which says so too when a stop is requested.
            Some(ErrorCode::OperationInterrupted) => Self::Damaged("reading it never ends".to_owned()),
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen) => Self::ReadOnly(text),
            // Tables, columns or values that are not those of the format.
            Some(ErrorCode::Unknown) | None => Self::Damaged(text),
            // SQLite does not tell a limit from a disk that fails.
            Some(ErrorCode::SystemIoFailure) => Self::Failed(
                beyond_limit()
                    .map_or(text.clone(), |limit| format!("{text}; perhaps a file became too long: {limit}")),
            ),
            Some(ErrorCode::DiskFull) => Self::Failed(format!("{text}; free some space")),
            Some(_) => Self::Failed(text),
        }
    }
}

/// SQLite's own words, in one line: the message, and where it says little, the kind of failure. It
/// quotes what it could not read.
fn reason(error: &rusqlite::Error) -> String {
    let reason = match error {
        rusqlite::Error::SqliteFailure(failure, message) => {
            let kind = ffi::code_to_str(failure.extended_code);
            match message {
                Some(message) if message != kind => format!("{message} ({kind})"),
                _ => kind.to_owned(),
            }
        }
        other => other.to_string(),
    };
    reason.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Fault {
    /// The fault of a file.
    pub(crate) fn of(self, path: &Path) -> Error {
        Error { path: path.to_owned(), fault: self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sqlite_says_is_one_line() {
        let message = "malformed database schema - near \"a,\n  b\": syntax error".to_owned();
        let error = rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_CORRUPT), Some(message));
        let line = Fault::from(error).of(Path::new("file")).to_string();
        assert!(
            line.starts_with("file: damaged: malformed database schema - near \"a, b\": syntax error ("),
            "{line}"
        );
    }

    #[test]
    fn a_read_past_the_end_is_damage() {
        let error = ffi::Error::new(ffi::SQLITE_IOERR_SHORT_READ);
        let fault = Fault::from(rusqlite::Error::SqliteFailure(error, None));
        assert_eq!(fault.to_string(), "damaged: it is cut short");
    }
}
