//! A ledger as it was after a commit, to be written elsewhere.

use super::{Error, Fault};
use crate::durable::Temporary;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

/// The bytes of a ledger after a commit, and where they belong.
pub(crate) struct Snapshot {
    pub(super) path: PathBuf,
    pub(super) image: Vec<u8>,
}

impl Snapshot {
    /// Takes the place of the copy before it. The temporary file is not held by a lock, since shared storage may have locks that say nothing about
    /// other machines; so if this process is killed while it writes, the file stays until the next copy is written there.
    pub(crate) fn write(&self) -> Result<(), Error> {
        let written = || {
            let temporary = Temporary::beside(&self.path)?;
            let mut file = OpenOptions::new().write(true).open(temporary.path())?;
            file.write_all(&self.image)?;
            file.sync_all()?;
            drop(file);
            temporary.replace()
        };
        written().map_err(|error| Fault::from(error).of(&self.path))
    }
}
