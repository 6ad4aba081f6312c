//! The errors of a run, each in one line that names the file and the fault.

use crate::cores::Refused;
use crate::durable::{WriteError, is_full, reason};
use crate::stop::Stop;
use hashweave::replicate::Node;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error as Derive;

/// Why a run ended.
#[derive(Debug, Derive)]
#[non_exhaustive]
pub enum Error {
    /// The request cannot be met (exit 2).
    #[error("{0}")]
    Usage(String),
    /// A file's content is not what it must be.
    #[error("{}: {fault}", file.display())]
    Input {
        /// The file.
        file: PathBuf,
        /// The fault, and the remedy.
        fault: String,
    },
    /// The system refused.
    #[error("cannot {act} {}: {}", file.display(), reason(error))]
    Io {
        /// The action that failed, as a verb.
        act: &'static str,
        /// The file it was tried on.
        file: PathBuf,
        /// The system's answer.
        error: io::Error,
    },
    /// A file did not get its name.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The system did not bind a thread to its core.
    #[error("--pin: {0}")]
    Unbound(#[from] Refused),
    /// There is too little memory or room on a disk.
    #[error("{0}")]
    Short(String),
    /// Asked to stop (exit 3). `saved` says how far a folder holds the run.
    #[error("interrupted{}", saved.as_ref().map(|saved| format!("; {saved}")).unwrap_or_default())]
    Interrupted {
        /// The part that is saved, and how to go on; nothing without a folder.
        saved: Option<String>,
    },
    /// A node of a kept layer is not what its parents make it.
    #[error(
        "{}: layer {layer}, node {node} is {}, but computed from its parents it is {}: the layer was computed or stored wrongly; {advice}",
        file.display(), hex::encode(kept), hex::encode(computed)
    )]
    Mismatch {
        /// The file.
        file: PathBuf,
        /// The layer, as files count.
        layer: u32,
        /// The node.
        node: u64,
        /// The value in the file.
        kept: Node,
        /// The value computed from its parents.
        computed: Node,
        /// Advice to the user.
        advice: &'static str,
    },
    /// A folder of another program is not of the graph, id or commitment that was given.
    #[error("{}: {what}; nothing was written", folder.display())]
    Identity {
        /// The folder.
        folder: PathBuf,
        /// The difference, and the argument that is most likely wrong.
        what: String,
    },
    /// Another run has the folder.
    #[error(
        "{}: another run is using this folder{}; wait for it to end, or use another folder",
        folder.display(), holder.map(|id| format!(" (process {id})")).unwrap_or_default()
    )]
    Locked {
        /// The folder.
        folder: PathBuf,
        /// The process that has it, where the system says so.
        holder: Option<u32>,
    },
    /// A saved file is not as it was written.
    #[error("{}: {what}", file.display())]
    Corrupt {
        /// The file.
        file: PathBuf,
        /// The difference, and the remedy.
        what: String,
    },
    /// A thread or its part died.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    /// The exit status of a command that ends with this error.
    #[must_use]
    pub fn exit(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Interrupted { .. } => 3,
            _ => 1,
        }
    }

    /// Adds advice to the error for a damaged file.
    pub(super) fn advised(self, advice: &str) -> Self {
        match self {
            Self::Corrupt { file, what } => Self::Corrupt { file, what: format!("{what}; {advice}") },
            error => error,
        }
    }

    /// Adds how to go on with work that is saved in a folder, if it was interrupted or the disk is
    /// full.
    pub(super) fn saved_in(self, dir: &Path) -> Self {
        match self {
            Self::Interrupted { .. } => {
                let saved = format!("the work so far is saved in {}: continue with --resume", dir.display());
                Self::Interrupted { saved: Some(saved) }
            }
            Self::Io { act, file, error } if is_full(&error) => {
                let error = io::Error::other(format!("{} and continue with --resume", reason(&error)));
                Self::Io { act, file, error }
            }
            error => error,
        }
    }

    /// Returns an error, with nothing saved, if a stop was requested.
    pub(super) fn if_stopped(stop: &Stop) -> Result<(), Self> {
        if stop.requested() { Err(Self::Interrupted { saved: None }) } else { Ok(()) }
    }

    pub(crate) fn io(act: &'static str, file: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::Io { act, file: file.to_owned(), error }
    }
}
