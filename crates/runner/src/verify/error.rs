//! What keeps a list from being made, checked or updated.

use crate::durable;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A list or a tree, and what is wrong with it.
#[derive(Debug, Error)]
#[error("{}: {fault}", path.display())]
pub struct Error {
    /// The list or the folder.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong.
#[derive(Debug, Error)]
pub enum Fault {
    /// The system does not read or write it.
    #[error("{}", durable::reason(.0))]
    Io(io::Error),
    /// A line of a list is none of its format.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: u64,
        /// What is wrong.
        why: String,
    },
    /// The list does not have the digest that its last line states.
    #[error("the list itself is damaged: it is not what its last line says; take a copy of it from a backup")]
    Damaged,
    /// The last line is missing.
    #[error("the list ends too early; take a copy of it from a backup")]
    Cut,
    /// A list is to be made where there is one.
    #[error("there is a list already; `hashweave verify update` brings it up to date")]
    Exists,
    /// The files of a bag are being replaced, or were when a process was killed.
    #[error(
        "an update of this bag has not come to its end; `hashweave verify update` ends one that was killed"
    )]
    Begun,
    /// There is no list.
    #[error("there is no list; `hashweave verify make` makes one")]
    Missing,
    /// Another process writes the list.
    #[error("another process{} has the list; wait until it is done", holder.map_or(String::new(), |id| format!(" ({id})")))]
    Locked {
        /// The process, where the system says so.
        holder: Option<u32>,
    },
    /// The tree is no folder.
    #[error("no folder; name the folder whose files the list is about")]
    NoFolder,
    /// No file of the list is there.
    #[error("nothing that the list names is there, so it stays as it is; is the disk mounted?")]
    NothingLeft,
    /// The algorithm cannot be stated in this format.
    #[error("{0}")]
    Unfit(String),
    /// A stop was requested.
    #[error("interrupted")]
    Interrupted,
}

impl Fault {
    /// The fault of a file or folder.
    pub(super) fn of(self, path: &Path) -> Error {
        Error { path: path.to_owned(), fault: self }
    }
}

/// Makes errors of the system those of a file or folder.
pub(super) fn at(path: &Path) -> impl Fn(io::Error) -> Error {
    let path = path.to_owned();
    move |error| match error.kind() {
        io::ErrorKind::Interrupted => Fault::Interrupted.of(&path),
        _ => Fault::Io(error).of(&path),
    }
}
