//! A copy of a ledger on storage that other machines see.
//!
//! SQLite needs locks that hold and an `fsync` that is true, which shared file systems do not always have. So a task of a batch system keeps its
//! ledger on a local disk and copies it to shared storage, whole or not at all, now and then and at the end. A task that goes on elsewhere
//! begins by taking the copy over.

use super::{Error, Fault, Ledger, merge};
use crate::durable::{self, Temporary};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The bytes of a ledger after a commit, and where they belong.
pub(crate) struct Snapshot {
    pub(super) path: PathBuf,
    pub(super) image: Vec<u8>,
}

impl Snapshot {
    /// Takes the place of the copy before it. Of the temporary file nothing is held by a lock, since shared storage may have locks that say
    /// nothing about other machines; so if this process is killed while it writes, the file stays.
    pub(crate) fn write(&self) -> Result<(), Error> {
        let written = || {
            let temporary = Temporary::beside(&self.path)?;
            let mut file = fs::OpenOptions::new().write(true).open(temporary.path())?;
            file.write_all(&self.image)?;
            file.sync_all()?;
            drop(file);
            temporary.replace()
        };
        written().map_err(|error| Fault::from(error).of(&self.path))
    }
}

/// Gives a ledger what its copy holds: where there is no ledger, the copy becomes it; where there are both, their union does, since either may be
/// ahead, as when a task was moved to another machine and back. Without a copy nothing happens. The copy is not changed.
///
/// # Errors
///
/// If one of the two is no sound ledger, in use, or they are of different searches; if the ledger cannot be written. Neither is changed then.
pub fn take_over(ledger: &Path, copy: &Path) -> Result<(), Error> {
    if Ledger::settings(copy)?.is_none() {
        return Ok(());
    }
    if Ledger::settings(ledger)?.is_some() {
        let at_ledger = |error: std::io::Error| Fault::from(error).of(ledger);
        let folder = tempfile::tempdir_in(durable::folder_of(ledger)).map_err(at_ledger)?;
        let union = folder.path().join("union");
        drop(merge(&union, &[ledger.to_owned(), copy.to_owned()])?);
        fs::rename(&union, ledger).map_err(at_ledger)?;
        return durable::sync_folder(ledger).map_err(at_ledger);
    }
    // Read as a ledger first: what is damaged does not become one here.
    drop(Ledger::read(copy)?);
    let image = fs::read(copy).map_err(|error| Fault::from(error).of(copy))?;
    Snapshot { path: ledger.to_owned(), image }.write()
}
