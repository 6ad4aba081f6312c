//! The file: one SQLite database, held by one process at a time.
//!
//! - **Rollback journal**, not a write-ahead log: between commits the one file is the whole ledger, so it can be copied by
//!   itself, even after a kill.
//! - **Exclusive lock** from opening to closing, by SQLite's own locking, which the system drops with the process.
//! - **`synchronous = FULL`**: what is committed has been through `fsync`.
//! - **Counters** are blobs of eight bytes, most significant first: SQLite's integers are signed, and blobs compare as bytes, so
//!   the primary keys are in counter order and `hex(counter)` is legible.
//! - **A seal**: the sum, modulo 2^128, of a hash of every row. It is kept up with each row that comes or goes, and compared when the
//!   file is opened: a row that was lost, added or altered is noticed, also where SQLite's own check sees a sound tree.

use super::coverage::{Change, Coverage};
use super::{Error, Fault, Joins, Piece, Search};
use crate::stop::Stop;
use hashweave::Algorithm;
use hashweave::search::{Found, Job};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The version of the format, in SQLite's `user_version`.
pub(super) const FORMAT: i64 = 1;

/// SQLite's `application_id` of a ledger: `HwLg`.
const APPLICATION: i64 = 0x4877_4C67;

/// What SQLite's files begin with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// What its rollback journals begin with.
const JOURNAL_MAGIC: &[u8] = &[0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7];

/// Bytes of the header of an SQLite file.
const HEAD: u64 = 100;

/// How a connection that writes begins. Somebody may have switched a ledger to a write-ahead log.
const BEGIN: &str = "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; \
                     BEGIN EXCLUSIVE";

/// How long to wait for a process that only looks at the ledger.
const PATIENCE: Duration = Duration::from_secs(1);

/// Results that are read at once; more would fill the memory where there are very many.
const PAGE: u32 = 4096;

const SCHEMA: &str = "
CREATE TABLE search (
    algorithm TEXT NOT NULL, message TEXT NOT NULL, goal TEXT NOT NULL, digest_range TEXT NOT NULL,
    base_salt BLOB NOT NULL, seal BLOB NOT NULL
) STRICT;
CREATE TABLE covered (
    salt BLOB NOT NULL, first BLOB NOT NULL, last BLOB NOT NULL, PRIMARY KEY (salt, first)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    salt BLOB NOT NULL, counter BLOB NOT NULL, message BLOB NOT NULL, digest BLOB NOT NULL, PRIMARY KEY (salt, counter)
) STRICT, WITHOUT ROWID;";

/// Whether a run may continue what it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// There must be no finished range.
    New,
    /// What there is, is continued.
    Resume,
}

/// A ledger that this process holds; see the [module](super).
#[derive(Debug)]
pub struct Ledger {
    path: PathBuf,
    connection: Connection,
    search: Search,
    base_salt: Vec<u8>,
    seal: u128,
    covered: BTreeMap<Vec<u8>, Coverage>,
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
    /// Opens the ledger of a search for writing, or starts one, which notes the base salt. It is written to at once, so that
    /// a file that cannot be written is told of before the first hash.
    ///
    /// # Errors
    ///
    /// If the file cannot be used, is of another search, or has coverage that is not to be continued.
    pub fn open(path: &Path, job: &Job, base_salt: &[u8], opening: Opening) -> Result<Self, Error> {
        Self::open_unless(&Stop::default(), path, job, base_salt, opening)
    }

    /// The same, given up with [`Fault::Interrupted`] when a stop is requested: every result is looked at, which may take long.
    ///
    /// # Errors
    ///
    /// As [`Ledger::open`].
    pub fn open_unless(
        stop: &Stop,
        path: &Path,
        job: &Job,
        base_salt: &[u8],
        opening: Opening,
    ) -> Result<Self, Error> {
        Self::open_for(path, &Search::of(job), base_salt, opening, stop).map_err(|fault| fault.of(path))
    }

    /// Opens a ledger to look at it. What a killed process left half committed is rolled back.
    ///
    /// # Errors
    ///
    /// If the file is no sound ledger, or in use.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let load = || {
            let connection = connect_to_read(path)?;
            if blank(&connection, path)? {
                return Err(Fault::Empty);
            }
            Self::load(path, connection, &Stop::default())
        };
        load().map_err(|fault: Fault| fault.of(path))
    }

    /// The search that a ledger is of and the base salt of the run that started it, without a look at its results; none if there is no
    /// file yet, or an empty one.
    ///
    /// # Errors
    ///
    /// If the file is no ledger, or in use.
    pub fn settings(path: &Path) -> Result<Option<(Search, Vec<u8>)>, Error> {
        let peek = || {
            if !fs::exists(path)? {
                return Ok(None);
            }
            let connection = connect_to_read(path)?;
            if blank(&connection, path)? {
                return Ok(None);
            }
            check_format(&connection)?;
            read_search(&connection).map(|(search, base_salt, _)| Some((search, base_salt)))
        };
        peek().map_err(|fault: Fault| fault.of(path))
    }

    fn open_for(
        path: &Path,
        search: &Search,
        base_salt: &[u8],
        opening: Opening,
        stop: &Stop,
    ) -> Result<Self, Fault> {
        probe(path, OpenOptions::new().read(true).write(true).create(true).truncate(false))?;
        let connection = connect(path)?;
        connection.execute_batch(BEGIN)?;
        let mut ledger = if blank(&connection, path)? {
            Self::start(path, connection, search.clone(), base_salt)?
        } else {
            Self::load(path, connection, stop)?
        };
        if let Some(difference) = ledger.search.difference(search) {
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

    /// A new file for a merge.
    pub(super) fn create(path: &Path, search: Search, base_salt: &[u8]) -> Result<Self, Fault> {
        let connection = connect(path)?;
        connection.execute_batch(BEGIN)?;
        let ledger = Self::start(path, connection, search, base_salt)?;
        ledger.write_search()?;
        Ok(ledger)
    }

    /// Tables without rows, in the transaction that is open.
    fn start(path: &Path, connection: Connection, search: Search, base_salt: &[u8]) -> Result<Self, Fault> {
        connection.execute_batch(SCHEMA)?;
        connection.pragma_update(None, "application_id", APPLICATION)?;
        connection.pragma_update(None, "user_version", FORMAT)?;
        let seal = seal_of_search(&search, base_salt);
        let (path, base_salt) = (path.to_owned(), base_salt.to_owned());
        Ok(Self { path, connection, search, base_salt, seal, covered: BTreeMap::new() })
    }

    /// Reads and verifies what is in a file.
    fn load(path: &Path, connection: Connection, stop: &Stop) -> Result<Self, Fault> {
        check_format(&connection)?;
        let state: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
        if state != "ok" {
            return Err(Fault::Damaged(state.lines().last().unwrap_or_default().to_owned()));
        }
        let (search, base_salt, seal) = read_search(&connection)?;
        let covered = read_covered(&connection)?;
        let ledger = Self { path: path.to_owned(), connection, search, base_salt, seal, covered };
        if ledger.whole_seal(stop)? != seal {
            return Err(Fault::Damaged("its rows do not match its seal".to_owned()));
        }
        Ok(ledger)
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The search that it is of.
    #[must_use]
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// The base salt of the run that started it.
    #[must_use]
    pub fn base_salt(&self) -> &[u8] {
        &self.base_salt
    }

    /// The salts that have coverage.
    pub fn salts(&self) -> impl Iterator<Item = &[u8]> {
        self.covered.keys().map(Vec::as_slice)
    }

    /// The covered pieces of a salt, in order.
    pub fn pieces(&self, salt: &[u8]) -> impl Iterator<Item = Piece> {
        self.covered.get(salt).into_iter().flat_map(Coverage::pieces)
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
            rows.collect::<rusqlite::Result<_>>()
        };
        read().map_err(|error| self.fault(error))
    }

    /// Passes all results of a range on, in counter order.
    ///
    /// # Errors
    ///
    /// If they cannot be read, or the receiver says so.
    pub(crate) fn each_result<E: From<Error>>(
        &self,
        salt: &[u8],
        range: Piece,
        receive: &mut dyn FnMut(Found) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut first = Some(range.first);
        while let Some(at) = first.filter(|&at| at <= range.last) {
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
        let found = self.connection.query_row(&query, params![salt, key(range.first), key(range.last)], row);
        found.optional().map_err(|error| self.fault(error))
    }

    /// Commits what has been scanned, all or nothing. After an error the ledger must not be written to any more: what it
    /// believes to be in the file is ahead of it.
    pub(crate) fn add(&mut self, additions: &[Addition]) -> Result<(), Error> {
        self.try_add(additions).map_err(|fault| fault.of(&self.path))
    }

    fn try_add(&mut self, additions: &[Addition]) -> Result<(), Fault> {
        let Self { connection, covered, seal, .. } = self;
        let transaction = connection.unchecked_transaction()?;
        for addition in additions {
            let coverage = covered.entry(addition.salt.clone()).or_default();
            let change = coverage.change(addition.range, addition.joins);
            coverage.apply(&change);
            write_change(&transaction, &addition.salt, &change, seal)?;
            write_found(&transaction, &addition.salt, &addition.found, seal)?;
        }
        transaction.execute("UPDATE search SET seal = ?", [seal.to_be_bytes()])?;
        transaction.commit()?;
        Ok(())
    }

    /// For a merge: sets the pieces of a salt that has none.
    pub(super) fn set_pieces(&mut self, salt: &[u8], pieces: &[Piece]) -> Result<(), Fault> {
        for &added in pieces {
            let change = Change { removed: Vec::new(), added };
            self.covered.entry(salt.to_owned()).or_default().apply(&change);
            write_change(&self.connection, salt, &change, &mut self.seal)?;
        }
        Ok(())
    }

    /// For a merge: adds a result; if its counter has one already, returns that one's digest.
    pub(super) fn put(&mut self, salt: &[u8], found: &Found) -> Result<Option<Vec<u8>>, Error> {
        let at = Piece { first: found.counter, last: found.counter };
        let present = self.last_digest(salt, at)?;
        if present.is_none() {
            write_found(&self.connection, salt, core::slice::from_ref(found), &mut self.seal)
                .map_err(|error| Fault::from(error).of(&self.path))?;
        }
        Ok(present)
    }

    /// For a merge: takes a result out.
    pub(super) fn remove(&mut self, salt: &[u8], found: &Found) -> Result<(), Fault> {
        let row = params![salt, key(found.counter)];
        self.connection.execute("DELETE FROM results WHERE salt = ? AND counter = ?", row)?;
        self.seal = self.seal.wrapping_sub(seal_of_result(salt, found));
        Ok(())
    }

    /// For a merge: commits and closes.
    pub(super) fn close(self) -> Result<(), Fault> {
        self.connection.execute("UPDATE search SET seal = ?", [self.seal.to_be_bytes()])?;
        self.connection.execute_batch("COMMIT")?;
        self.connection.close().map_err(|(_, error)| error.into())
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
        self.seal = self.seal.wrapping_sub(seal_of_search(&self.search, &self.base_salt));
        base_salt.clone_into(&mut self.base_salt);
        self.seal = self.seal.wrapping_add(seal_of_search(&self.search, &self.base_salt));
    }

    fn write_search(&self) -> Result<(), Fault> {
        let Search { algorithm, message, goal, digest_range } = &self.search;
        let seal = self.seal.to_be_bytes();
        self.connection.execute("DELETE FROM search", [])?;
        self.connection.execute(
            "INSERT INTO search VALUES (?, ?, ?, ?, ?, ?)",
            params![algorithm, message, goal, digest_range, self.base_salt, seal],
        )?;
        Ok(())
    }

    /// The seal that the rows in the file should have; on the way, every result is looked at.
    fn whole_seal(&self, stop: &Stop) -> Result<u128, Fault> {
        let mut seal = seal_of_search(&self.search, &self.base_salt);
        for (salt, coverage) in &self.covered {
            for piece in coverage.pieces() {
                seal = seal.wrapping_add(seal_of_piece(salt, piece));
            }
        }
        let length = self.search.digest_length();
        let mut statement = self.connection.prepare("SELECT counter, message, digest, salt FROM results")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            if stop.requested() {
                return Err(Fault::Interrupted);
            }
            let found = found(row)?;
            // Digests are compared in slices, which must be there.
            if Some(found.digest.len()) != length {
                let fault = format!(
                    "the result at counter {} has no {} digest",
                    found.counter, self.search.algorithm
                );
                return Err(Fault::Damaged(fault));
            }
            seal = seal.wrapping_add(seal_of_result(&row.get::<_, Vec<u8>>(3)?, &found));
        }
        Ok(seal)
    }
}

/// Whether the system lets the file be opened so, and it begins as a ledger does. SQLite says less clearly why it does not open one; and
/// it rolls back or checkpoints what a process has left half done, also in a file that is not ours to change.
fn probe(path: &Path, options: &OpenOptions) -> Result<(), Fault> {
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return Err(Fault::NotAFile),
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let mut head = Vec::new();
    options.open(path)?.take(HEAD).read_to_end(&mut head)?;
    if head.is_empty() || is_ledger(&head) || begun(path)? { Ok(()) } else { Err(Fault::Foreign) }
}

/// Whether a file begins as a ledger does.
fn is_ledger(head: &[u8]) -> bool {
    head.starts_with(MAGIC) && head.get(68..72) == Some(&(APPLICATION as u32).to_be_bytes())
}

/// Whether the journal beside a file says that the file was empty and its first commit is unfinished: then any part of it may have
/// been written, and nothing in it counts.
fn begun(path: &Path) -> io::Result<bool> {
    // SQLite keeps the journal beside the file that a link leads to.
    let mut journal = fs::canonicalize(path)?.into_os_string();
    journal.push("-journal");
    let mut head = Vec::new();
    match File::open(journal) {
        Ok(file) => file.take(HEAD).read_to_end(&mut head)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    // The pages that the file had, behind the magic, the number of records and a nonce.
    Ok(head.starts_with(JOURNAL_MAGIC) && head.get(16..20) == Some(&[0; 4]))
}

fn connect(path: &Path) -> Result<Connection, Fault> {
    // Some relative names mean something else to SQLite, for instance `:memory:`.
    let connection =
        Connection::open_with_flags(std::path::absolute(path)?, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    connection.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")?;
    Ok(connection)
}

/// A connection that writes nothing, but for rolling back what a killed process left.
fn connect_to_read(path: &Path) -> Result<Connection, Fault> {
    probe(path, OpenOptions::new().read(true))?;
    let connection = connect(path)?;
    connection.execute_batch("PRAGMA query_only = ON; BEGIN")?;
    Ok(connection)
}

/// Whether a database has nothing in it: a new file, or one whose first commit did not come to pass.
fn blank(connection: &Connection, path: &Path) -> Result<bool, Fault> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let blank = tables == 0 && application == 0;
    // SQLite takes the first bytes of a truncated file for an empty database.
    if blank && fs::metadata(path)?.len() > 0 {
        return Err(Fault::Damaged("it is cut short".to_owned()));
    }
    Ok(blank)
}

/// Whether a database is a ledger that this version can read.
fn check_format(connection: &Connection) -> Result<(), Fault> {
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    if number("application_id")? != APPLICATION {
        return Err(Fault::Foreign);
    }
    match number("user_version")? {
        format if format > FORMAT => Err(Fault::Newer(format)),
        format if format < 1 => Err(Fault::Damaged("it has no format".to_owned())),
        _ => Ok(()),
    }
}

fn read_search(connection: &Connection) -> Result<(Search, Vec<u8>, u128), Fault> {
    let read = |row: &Row<'_>| {
        let (algorithm, message) = (row.get(0)?, row.get(1)?);
        let search = Search { algorithm, message, goal: row.get(2)?, digest_range: row.get(3)? };
        Ok((search, row.get(4)?, u128::from_be_bytes(row.get(5)?)))
    };
    Ok(connection.query_one("SELECT * FROM search", [], read)?)
}

fn read_covered(connection: &Connection) -> Result<BTreeMap<Vec<u8>, Coverage>, Fault> {
    let mut covered: BTreeMap<Vec<u8>, Coverage> = BTreeMap::new();
    let mut statement = connection.prepare("SELECT first, last, salt FROM covered ORDER BY salt, first")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let piece = Piece { first: counter(row, 0)?, last: counter(row, 1)? };
        if piece.first > piece.last || !covered.entry(row.get(2)?).or_default().insert(piece) {
            let fault =
                format!("the range from {} to {} is not one, or overlaps another", piece.first, piece.last);
            return Err(Fault::Damaged(fault));
        }
    }
    Ok(covered)
}

fn write_change(
    connection: &Connection,
    salt: &[u8],
    change: &Change,
    seal: &mut u128,
) -> rusqlite::Result<()> {
    for &piece in &change.removed {
        connection
            .execute("DELETE FROM covered WHERE salt = ? AND first = ?", params![salt, key(piece.first)])?;
        *seal = seal.wrapping_sub(seal_of_piece(salt, piece));
    }
    let Piece { first, last } = change.added;
    connection.execute("INSERT INTO covered VALUES (?, ?, ?)", params![salt, key(first), key(last)])?;
    *seal = seal.wrapping_add(seal_of_piece(salt, change.added));
    Ok(())
}

fn write_found(
    connection: &Connection,
    salt: &[u8],
    results: &[Found],
    seal: &mut u128,
) -> rusqlite::Result<()> {
    if results.is_empty() {
        return Ok(());
    }
    let mut statement = connection.prepare("INSERT INTO results VALUES (?, ?, ?, ?)")?;
    for found in results {
        statement.execute(params![salt, key(found.counter), found.message, found.digest])?;
        *seal = seal.wrapping_add(seal_of_result(salt, found));
    }
    Ok(())
}

/// A counter as it stands in the file.
fn key(counter: u64) -> [u8; 8] {
    counter.to_be_bytes()
}

fn counter(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(u64::from_be_bytes)
}

/// A row that begins with counter, message and digest.
fn found(row: &Row<'_>) -> rusqlite::Result<Found> {
    Ok(Found { counter: counter(row, 0)?, message: row.get(1)?, digest: row.get(2)? })
}

fn seal_of_search(search: &Search, base_salt: &[u8]) -> u128 {
    let Search { algorithm, message, goal, digest_range } = search;
    let texts = [algorithm, message, goal, digest_range].map(|text| text.as_bytes());
    seal_of_row(&[b"search", texts[0], texts[1], texts[2], texts[3], base_salt])
}

fn seal_of_piece(salt: &[u8], piece: Piece) -> u128 {
    seal_of_row(&[b"covered", salt, &key(piece.first), &key(piece.last)])
}

fn seal_of_result(salt: &[u8], found: &Found) -> u128 {
    seal_of_row(&[b"result", salt, &key(found.counter), &found.message, &found.digest])
}

/// The first sixteen bytes of the SHA3-256 digest of all fields, each behind its length.
fn seal_of_row(fields: &[&[u8]]) -> u128 {
    let mut text = Vec::new();
    for field in fields {
        text.extend_from_slice(&(field.len() as u64).to_be_bytes());
        text.extend_from_slice(field);
    }
    let digest = hashweave::digest(Algorithm::Sha3_256, &text);
    digest.iter().take(16).fold(0, |seal, &byte| seal << 8 | u128::from(byte))
}
