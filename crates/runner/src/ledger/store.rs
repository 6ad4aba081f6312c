//! The file: one SQLite database, held by one process at a time.
//!
//! - **Rollback journal**, not a write-ahead log: between commits the one file is the whole ledger,
//!   so it can be copied by itself, even after a kill.
//! - **Exclusive lock** from opening to closing, by SQLite's own locking, which the system drops
//!   with the process; around it a [claim](super::claim), since there is more than one connection
//!   between the first read and the last write.
//! - **`synchronous = FULL`**: what is committed has been through `fsync`.
//! - **Counters** are blobs of eight bytes, most significant first: SQLite's integers are signed,
//!   and blobs compare as bytes, so the primary keys are in counter order and `hex(counter)` is
//!   legible.
//! - **A seal** of all rows, and keys that increase: compared when the file is opened, a row that
//!   was lost, added, altered or put elsewhere is noticed, also where SQLite's own check sees a
//!   sound tree.
//!
//! Whatever is read or written after that is still asked whether it is what the keys say it is,
//! since the file lies on a disk, and others can write there.

use super::beside::{JOURNAL, LOG, beside, check_free_of_remains, first_of, has_journal};
use super::claim::Claim;
use super::contents::{self, Contents, counter, found};
use super::coverage::{Change, Coverage};
use super::file::{blank, connect_to_read, connect_to_write, image_of, is_ledger, of_bytes, scratch};
use super::place::Place;
use super::seal::{self, Seal, key};
use super::{Error, Fault, Gone, Joins, Piece, Search};
use crate::durable::sync_folder;
use crate::stop::Stop;
use hashweave::search::{Found, Job};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

/// Results that are read at once; more would fill the memory where there are very many.
const PAGE: u32 = 4096;

/// Whether a run may continue an existing ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// There must be no finished range.
    New,
    /// An existing ledger is continued.
    Resume,
}

/// A ledger that this process holds; see the [module](super).
#[derive(Debug)]
pub struct Ledger {
    path: PathBuf,
    connection: Connection,
    contents: Contents,
    /// Which file is open, if it is written to.
    place: Option<Place>,
    /// Where a copy of it is kept.
    copy: Option<PathBuf>,
    /// Given back after the file has been closed.
    claim: Option<Claim>,
}

/// A range that has been scanned, with what was found in it, in counter order.
#[derive(Clone, Debug)]
pub(crate) struct Addition {
    pub(crate) salt: Vec<u8>,
    pub(crate) range: Piece,
    pub(crate) joins: Joins,
    pub(crate) found: Vec<Found>,
}

impl Ledger {
    /// Opens the ledger of a search for writing, or creates one, which records the base salt. It is
    /// written at once, so that a file that cannot be written is reported before the first hash.
    ///
    /// # Errors
    ///
    /// If the file cannot be used, is in use, belongs to another search, or has coverage that must
    /// not be continued.
    pub fn open(path: &Path, job: &Job, base_salt: &[u8], opening: Opening) -> Result<Self, Error> {
        Self::open_unless(&Stop::default(), Claim::of(path)?, job, base_salt, opening)
    }

    /// Like [`Ledger::open`], with a claim that was made before, but ends with
    /// [`Fault::Interrupted`] if a stop is requested. Opening verifies every result, which can take
    /// long.
    ///
    /// # Errors
    ///
    /// As for [`Ledger::open`].
    pub fn open_unless(
        stop: &Stop,
        claim: Claim,
        job: &Job,
        base_salt: &[u8],
        opening: Opening,
    ) -> Result<Self, Error> {
        let path = claim.path().to_owned();
        Self::open_for(claim, &Search::of(job), base_salt, opening, stop).map_err(|fault| fault.of(&path))
    }

    fn open_for(
        claim: Claim,
        search: &Search,
        base_salt: &[u8],
        opening: Opening,
        stop: &Stop,
    ) -> Result<Self, Fault> {
        let mut ledger = Self::in_place(&claim, (search, base_salt), stop)?;
        ledger.claim = Some(claim);
        if let Some(difference) = ledger.search().difference(search) {
            return Err(Fault::OtherSearch(difference));
        }
        if opening == Opening::New {
            if ledger.salts().next().is_some() {
                return Err(Fault::Finished);
            }
            ledger.set_base_salt(base_salt);
        }
        ledger.write_search()?;
        ledger.connection.execute_batch("COMMIT")?;
        Ok(ledger)
    }

    /// The claimed ledger, in a transaction; if the file is missing or empty, a new ledger of this
    /// search and base salt.
    pub(super) fn in_place(
        claim: &Claim,
        (search, base_salt): (&Search, &[u8]),
        stop: &Stop,
    ) -> Result<Self, Fault> {
        settle(claim.target())?;
        let connection = connect_to_write(claim)?;
        let place = Place::of(claim.target())?;
        let mut ledger = if blank(&connection, || Ok(fs::metadata(claim.target())?.len()))? {
            Self::start(claim.path(), connection, search.clone(), base_salt)?
        } else {
            Self::load(claim.path(), connection, stop)?
        };
        ledger.place = Some(place);
        Ok(ledger)
    }

    /// A new one that has no file, in a transaction.
    pub(super) fn without_file(path: &Path, search: &Search, base_salt: &[u8]) -> Result<Self, Fault> {
        let ledger = Self::start(path, scratch()?, search.clone(), base_salt)?;
        ledger.write_search()?;
        Ok(ledger)
    }

    /// Tables without rows, in the transaction that is open.
    fn start(
        path: &Path,
        mut connection: Connection,
        search: Search,
        base_salt: &[u8],
    ) -> Result<Self, Fault> {
        contents::create(&mut connection)?;
        let mut seal = Seal::default();
        seal.add(seal::Row::Search(&search, base_salt));
        let contents = Contents { search, base_salt: base_salt.to_owned(), seal, covered: BTreeMap::new() };
        Ok(Self { path: path.to_owned(), connection, contents, place: None, copy: None, claim: None })
    }

    /// Reads and verifies what is in a file.
    pub(super) fn load(path: &Path, mut connection: Connection, stop: &Stop) -> Result<Self, Fault> {
        let contents = contents::read(&mut connection, stop)?;
        Ok(Self { path: path.to_owned(), connection, contents, place: None, copy: None, claim: None })
    }

    /// Reads and verifies what was in a file.
    pub(super) fn in_memory(path: &Path, bytes: &[u8], stop: &Stop) -> Result<Self, Fault> {
        if !is_ledger(bytes) {
            return Err(Fault::Foreign);
        }
        let connection = of_bytes(bytes)?;
        blank(&connection, || Ok(bytes.len() as u64))?;
        Self::load(path, connection, stop)
    }

    /// Lets runs with this ledger keep a copy of it at another path.
    pub(super) fn set_copy(&mut self, path: &Path) {
        self.copy = Some(path.to_owned());
    }

    /// Where a copy of it is kept.
    pub(crate) fn copy(&self) -> Option<&Path> {
        self.copy.as_deref()
    }

    /// The state that was committed last, as the bytes of a file.
    ///
    /// SQLite is asked for the bytes (and wants its connection for itself): to open the file once
    /// more and close it again would drop this process's locks on it.
    pub(crate) fn image(&mut self) -> Result<Vec<u8>, Error> {
        image_of(&mut self.connection).map_err(|fault| fault.of(&self.path))
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The search of the ledger.
    #[must_use]
    pub fn search(&self) -> &Search {
        &self.contents.search
    }

    /// The base salt of the run that started it.
    #[must_use]
    pub fn base_salt(&self) -> &[u8] {
        &self.contents.base_salt
    }

    /// The salts that have coverage.
    pub fn salts(&self) -> impl Iterator<Item = &[u8]> {
        self.contents.covered.keys().map(Vec::as_slice)
    }

    /// The covered pieces of a salt, in order.
    pub fn pieces(&self, salt: &[u8]) -> impl Iterator<Item = Piece> {
        self.contents.covered.get(salt).into_iter().flat_map(Coverage::pieces)
    }

    /// The first results in a range, some thousand at most.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub(crate) fn results(&self, salt: &[u8], range: Piece) -> Result<Vec<Found>, Error> {
        let read = || {
            let mut statement = self.connection.prepare(
                "SELECT counter, message, digest FROM results WHERE salt = ? AND counter BETWEEN ? AND ? \
                 ORDER BY counter LIMIT ?",
            )?;
            let rows = statement.query_map(params![salt, key(range.first), key(range.last), PAGE], found)?;
            let page = rows.collect::<rusqlite::Result<Vec<_>>>()?;
            in_order(&page, range)?;
            Ok(page)
        };
        read().map_err(|fault: Fault| fault.of(&self.path))
    }

    /// Passes all results of a range to a callback, in counter order.
    ///
    /// # Errors
    ///
    /// If they cannot be read, and the errors of the callback.
    pub fn each_result<E: From<Error>>(
        &self,
        salt: &[u8],
        range: Piece,
        receive: &mut dyn FnMut(Found) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut first = Some(range.first);
        while let Some(at) = first.filter(|&at| at <= range.last) {
            // None of them is before `at`, so this ends.
            let page = self.results(salt, Piece { first: at, ..range })?;
            first = page.last().and_then(|last| last.counter.checked_add(1));
            page.into_iter().try_for_each(&mut *receive)?;
        }
        Ok(())
    }

    /// The counter of the first result in a range.
    pub(crate) fn first_result(&self, salt: &[u8], range: Piece) -> Result<Option<u64>, Error> {
        self.end(salt, range, "ASC").map(|end| end.map(|(counter, _)| counter))
    }

    /// The digest of the last result in a range: within a piece of running minima, the least one.
    pub(crate) fn last_digest(&self, salt: &[u8], range: Piece) -> Result<Option<Vec<u8>>, Error> {
        self.end(salt, range, "DESC").map(|end| end.map(|(_, digest)| digest))
    }

    fn end(&self, salt: &[u8], range: Piece, order: &str) -> Result<Option<(u64, Vec<u8>)>, Error> {
        let query = format!(
            "SELECT counter, digest FROM results WHERE salt = ? AND counter BETWEEN ? AND ? \
             ORDER BY counter {order} LIMIT 1"
        );
        let row = |row: &Row<'_>| Ok((counter(row, 0)?, row.get(1)?));
        let keys = params![salt, key(range.first), key(range.last)];
        let end =
            self.connection.query_row(&query, keys, row).optional().map_err(|error| self.fault(error))?;
        match &end {
            Some((counter, _)) if !range.contains(*counter) => Err(out_of_order(*counter).of(&self.path)),
            _ => Ok(end),
        }
    }

    /// Commits what has been scanned, all or nothing. After an error the ledger must not be written
    /// to any more: what it believes to be in the file is ahead of it.
    pub(crate) fn add(&mut self, additions: &[Addition]) -> Result<(), Error> {
        let added = self.try_add(additions).map_err(|fault| fault.of(&self.path));
        // SQLite has its own words for a file that was taken away, in some of the cases.
        self.check_place()?;
        added
    }

    /// Whether its name still stands for the file that is open. If not, what it holds is written to
    /// a file again, which the error names.
    pub(crate) fn check_place(&mut self) -> Result<(), Error> {
        match self.place.take() {
            Some(place) if !place.is_that_of(&self.path) => Err(self.rescued(&place).of(&self.path)),
            place => {
                self.place = place;
                Ok(())
            }
        }
    }

    fn rescued(&mut self, place: &Place) -> Fault {
        let mut rescue = || {
            let image = image_of(&mut self.connection)?;
            // SQLite takes its journal from beside the name only when it closes the file.
            self.connection = of_bytes(&image)?;
            place.refilled(&image)
        };
        Fault::Gone(rescue().unwrap_or_else(|fault: Fault| Gone::Lost(fault.to_string())))
    }

    fn try_add(&mut self, additions: &[Addition]) -> Result<(), Fault> {
        let Self { connection, contents: Contents { covered, seal, .. }, .. } = self;
        let transaction = connection.unchecked_transaction()?;
        for addition in additions {
            let coverage = covered.entry(addition.salt.clone()).or_default();
            let change = coverage.change(addition.range, addition.joins);
            coverage.apply(&change);
            write_change(&transaction, &addition.salt, &change, seal)?;
            write_found(&transaction, &addition.salt, &addition.found, seal)?;
        }
        write_seal(&transaction, *seal)?;
        Ok(transaction.commit()?)
    }

    /// The sum of its rows: while that is the same, they are.
    pub(super) fn seal(&self) -> Seal {
        self.contents.seal
    }

    /// For a merge: puts a piece in the place of those that it holds.
    pub(super) fn set_piece(&mut self, salt: &[u8], piece: Piece) -> Result<(), Fault> {
        let Self { connection, contents: Contents { covered, seal, .. }, .. } = self;
        let coverage = covered.entry(salt.to_owned()).or_default();
        let removed: Vec<Piece> = coverage.pieces().filter(|before| piece.contains(before.first)).collect();
        if removed == [piece] {
            return Ok(());
        }
        let change = Change { removed, added: piece };
        coverage.apply(&change);
        write_change(connection, salt, &change, seal)
    }

    /// For a merge: adds results of a salt from another ledger, and returns the first that
    /// contradicts what is there, with that.
    pub(super) fn put(&mut self, salt: &[u8], results: &[Found]) -> Result<Option<(Found, Vec<u8>)>, Error> {
        self.try_put(salt, results).map_err(|error| self.fault(error))
    }

    fn try_put(&mut self, salt: &[u8], results: &[Found]) -> rusqlite::Result<Option<(Found, Vec<u8>)>> {
        let Self { connection, contents: Contents { seal, .. }, .. } = self;
        let mut insert =
            connection.prepare("INSERT INTO results VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")?;
        let mut select = connection.prepare("SELECT digest FROM results WHERE salt = ? AND counter = ?")?;
        for found in results {
            let key = key(found.counter);
            if insert.execute(params![salt, key, found.message, found.digest])? == 1 {
                seal.add(seal::Row::Result(salt, found));
                continue;
            }
            let present: Vec<u8> = select.query_row(params![salt, key], |row| row.get(0))?;
            if present != found.digest {
                return Ok(Some((found.clone(), present)));
            }
        }
        Ok(None)
    }

    /// For a merge: takes a result out.
    pub(super) fn remove(&mut self, salt: &[u8], found: &Found) -> Result<(), Fault> {
        let row = params![salt, key(found.counter)];
        write_one(&self.connection, "DELETE FROM results WHERE salt = ? AND counter = ?", row)?;
        self.contents.seal.remove(seal::Row::Result(salt, found));
        Ok(())
    }

    /// For a merge: commits.
    pub(super) fn commit(&self) -> Result<(), Fault> {
        self.write_search()?;
        Ok(self.connection.execute_batch("COMMIT")?)
    }

    /// For a merge: the bytes of a file, of one that has none.
    pub(super) fn into_image(mut self) -> Result<Vec<u8>, Error> {
        self.commit().map_err(|fault| fault.of(&self.path))?;
        self.image()
    }

    /// SQLite's thorough check; what it says is wrong.
    pub(super) fn integrity(&self) -> Result<Vec<String>, Error> {
        let mut faults = Vec::new();
        let read = self.connection.pragma_query(None, "integrity_check", |row| {
            faults.push(row.get::<_, String>(0)?);
            Ok(())
        });
        read.map_err(|error| self.fault(error))?;
        faults.retain(|fault| fault != "ok");
        Ok(faults)
    }

    /// The salts that have results, whether covered or not.
    pub(super) fn salts_of_results(&self) -> Result<Vec<Vec<u8>>, Error> {
        let read = || {
            let mut statement = self.connection.prepare("SELECT DISTINCT salt FROM results")?;
            let rows = statement.query_map([], |row| row.get(0))?;
            rows.collect::<rusqlite::Result<_>>()
        };
        read().map_err(|error| self.fault(error))
    }

    fn fault(&self, error: rusqlite::Error) -> Error {
        Fault::from(error).of(&self.path)
    }

    fn set_base_salt(&mut self, base_salt: &[u8]) {
        let Contents { search, base_salt: before, seal, .. } = &mut self.contents;
        seal.remove(seal::Row::Search(search, before));
        base_salt.clone_into(before);
        seal.add(seal::Row::Search(search, before));
    }

    fn write_search(&self) -> Result<(), Fault> {
        let Contents { search, base_salt, seal, .. } = &self.contents;
        let Search { algorithm, message, goal, digest_range } = search;
        self.connection.execute("DELETE FROM search", [])?;
        self.connection.execute(
            "INSERT INTO search VALUES (?, ?, ?, ?, ?, ?)",
            params![algorithm, message, goal, digest_range, base_salt, seal.to_bytes()],
        )?;
        Ok(())
    }
}

/// Before a ledger is opened to be written: takes away a journal that must not be applied to it.
pub(super) fn settle(target: &Path) -> Result<(), Fault> {
    if !target.try_exists()? {
        return check_free_of_remains(target);
    }
    if let Some(log) = first_of(target, &LOG)? {
        return Err(Fault::Remains(log));
    }
    // SQLite refuses to read what needs its journal, unless somebody is at work on it.
    let is_hot = || {
        let read = connect_to_read(target).and_then(|connection| blank(&connection, || Ok(0)));
        matches!(read, Err(Fault::ReadOnly(_)))
    };
    if has_journal(target)?
        && is_hot()
        && Ledger::in_memory(target, &fs::read(target)?, &Stop::default()).is_ok()
    {
        // Its last pages may not have come to the disk yet.
        OpenOptions::new().write(true).open(target)?.sync_all()?;
        fs::remove_file(beside(target, JOURNAL))?;
        sync_folder(target)?;
    }
    Ok(())
}

/// Whether results are in a range and in their order, as they were asked for.
fn in_order(results: &[Found], range: Piece) -> Result<(), Fault> {
    let mut before = None;
    for found in results {
        if !range.contains(found.counter) || before >= Some(found.counter) {
            return Err(out_of_order(found.counter));
        }
        before = Some(found.counter);
    }
    Ok(())
}

fn out_of_order(counter: u64) -> Fault {
    Fault::Damaged(format!("the rows of its table results are out of order at counter {counter}"))
}

/// Changes or deletes the one row that a key leads to.
fn write_one(connection: &Connection, change: &str, values: impl Params) -> Result<(), Fault> {
    match connection.execute(change, values)? {
        1 => Ok(()),
        rows => Err(Fault::Damaged(format!("{rows} rows where there is one ({change})"))),
    }
}

fn write_seal(connection: &Connection, seal: Seal) -> Result<(), Fault> {
    write_one(connection, "UPDATE search SET seal = ?", [seal.to_bytes()])
}

fn write_change(connection: &Connection, salt: &[u8], change: &Change, seal: &mut Seal) -> Result<(), Fault> {
    for &piece in &change.removed {
        let key = params![salt, key(piece.first)];
        write_one(connection, "DELETE FROM covered WHERE salt = ? AND first = ?", key)?;
        seal.remove(seal::Row::Covered(salt, piece));
    }
    let Piece { first, last } = change.added;
    connection.execute("INSERT INTO covered VALUES (?, ?, ?)", params![salt, key(first), key(last)])?;
    seal.add(seal::Row::Covered(salt, change.added));
    Ok(())
}

fn write_found(
    connection: &Connection,
    salt: &[u8],
    results: &[Found],
    seal: &mut Seal,
) -> Result<(), Fault> {
    if results.is_empty() {
        return Ok(());
    }
    let mut statement = connection.prepare("INSERT INTO results VALUES (?, ?, ?, ?)")?;
    for found in results {
        statement.execute(params![salt, key(found.counter), found.message, found.digest])?;
        seal.add(seal::Row::Result(salt, found));
    }
    Ok(())
}
