//! Reading a ledger that is not to be written: nothing is changed for it if that can be, and no
//! right to write is needed.

use super::beside::{JOURNAL, LOG, beside, first_of, has_journal, is_unfinished, taken_elsewhere};
use super::claim::{Claim, wait_for_claims};
use super::file::{blank, connect_to_read, connect_to_recover, connect_to_write, image_of, probe};
use super::store::settle;
use super::{Error, Fault, Ledger, Search, contents};
use crate::durable::resolved;
use crate::stop::Stop;
use rusqlite::Connection;
use std::fs::{self, OpenOptions};
use std::path::Path;

impl Ledger {
    /// Opens a ledger for reading. If a killed process left a transaction unfinished, what was
    /// committed before is read.
    ///
    /// # Errors
    ///
    /// If the file is not a sound ledger, or if it is in use.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let read = || {
            let target = resolved(path)?;
            wait_for_claims(&target)?;
            Self::read_claimed(path, &target)?.ok_or(Fault::Empty)
        };
        read().map_err(|fault: Fault| fault.of(path))
    }

    /// Returns the search of a ledger and the base salt of the run that started it, without reading
    /// its results; `None` if the file does not exist or is empty.
    ///
    /// # Errors
    ///
    /// If the file is not a ledger, or if it is in use.
    pub fn settings(path: &Path) -> Result<Option<(Search, Vec<u8>)>, Error> {
        let peek = || {
            let target = resolved(path)?;
            wait_for_claims(&target)?;
            peek(path, &target)
        };
        peek().map_err(|fault: Fault| fault.of(path))
    }

    /// The ledger at a path, whoever has a claim to it; none if nothing has been committed.
    pub(super) fn read_claimed(path: &Path, target: &Path) -> Result<Option<Self>, Fault> {
        probe(target, OpenOptions::new().read(true))?;
        let load = |connection| Self::load(path, connection, &Stop::default());
        if !is_unfinished(target)? {
            return begun(connect_to_read(target), target)?.map(load).transpose();
        }
        if let Ok(whole) = Self::in_memory(path, &fs::read(target)?, &Stop::default()) {
            return Ok(Some(whole));
        }
        // A journal is rolled back in place, if possible; the writer of a log is unknown.
        if has_journal(target)? && first_of(target, &LOG)?.is_none() {
            match begun(connect_to_recover(target), target) {
                Err(Fault::ReadOnly(_)) => {}
                connection => return connection?.map(load).transpose(),
            }
        }
        Self::recovered_elsewhere(path, target)
    }

    /// The ledger that SQLite recovers from copies of the file and of the files beside it.
    fn recovered_elsewhere(path: &Path, target: &Path) -> Result<Option<Self>, Fault> {
        let folder = tempfile::tempdir()?;
        let copy = taken_elsewhere(target, folder.path())?;
        let Some(mut connection) = begun(connect_to_recover(&copy), &copy)? else { return Ok(None) };
        let image = image_of(&mut connection)?;
        Self::in_memory(path, &image, &Stop::default()).map(Some)
    }
}

impl Claim {
    /// The search of the ledger and its base salt, as [`Ledger::settings`].
    ///
    /// # Errors
    ///
    /// If the file is not a ledger, or if it is in use.
    pub fn settings(&self) -> Result<Option<(Search, Vec<u8>)>, Error> {
        peek(self.path(), self.target()).map_err(|fault| fault.of(self.path()))
    }

    /// Ends what a killed process left half done, if there is anything of it.
    pub(super) fn settle(&self) -> Result<(), Error> {
        let settle = || {
            settle(self.target())?;
            if has_journal(self.target())? {
                probe(self.target(), OpenOptions::new().read(true).write(true))?;
                // SQLite rolls it back for the first who reads.
                begun(connect_to_recover(self.target()), self.target())?;
            }
            remove_cold_journal(self)
        };
        settle().map_err(|fault: Fault| fault.of(self.path()))
    }
}

/// A process that was killed between two commits leaves a journal of which nothing is to be
/// applied. If SQLite's own lock can be had, no process uses it.
fn remove_cold_journal(claim: &Claim) -> Result<(), Fault> {
    let journal = beside(claim.target(), JOURNAL);
    if journal.try_exists()? {
        let _lock = connect_to_write(claim)?;
        fs::remove_file(journal)?;
    }
    Ok(())
}

/// The search and the base salt of a ledger, if something has been committed.
fn peek(path: &Path, target: &Path) -> Result<Option<(Search, Vec<u8>)>, Fault> {
    if !target.try_exists()? {
        return Ok(None);
    }
    probe(target, OpenOptions::new().read(true))?;
    if !is_unfinished(target)? {
        let connection = begun(connect_to_read(target), target)?;
        return connection.map(|connection| contents::settings(&connection)).transpose();
    }
    let ledger = Ledger::read_claimed(path, target)?;
    Ok(ledger.map(|ledger| (ledger.search().clone(), ledger.base_salt().to_owned())))
}

/// A connection to a ledger of which something has been committed.
fn begun(connection: Result<Connection, Fault>, target: &Path) -> Result<Option<Connection>, Fault> {
    let connection = connection?;
    let blank = blank(&connection, || Ok(fs::metadata(target)?.len()))?;
    Ok(Some(connection).filter(|_| !blank))
}
