//! A copy of a ledger on storage that other machines see.
//!
//! SQLite needs locks that hold and an `fsync` that is true, which shared file systems do not always have. So a task of a batch system keeps its
//! ledger on a local disk and copies it to shared storage, whole or not at all, now and then and at the end. A task that goes on elsewhere
//! begins by taking the copy over.

use super::snapshot::Snapshot;
use super::{Error, Fault, Ledger, merge_over};
use std::fs;
use std::path::Path;

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
        return merge_over(ledger, &[ledger.to_owned(), copy.to_owned()]).map(drop);
    }
    // Read as a ledger first: what is damaged does not become one here.
    drop(Ledger::read(copy)?);
    let image = fs::read(copy).map_err(|error| Fault::from(error).of(copy))?;
    Snapshot { path: ledger.to_owned(), image }.write()
}
