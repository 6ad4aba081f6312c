//! The file before anything in it is believed: whether it may be opened, and whether it begins as a ledger does.

use super::Fault;
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;
use std::time::Duration;

/// SQLite's `application_id` of a ledger: `HwLg`.
pub(super) const APPLICATION: i64 = 0x4877_4C67;

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

/// Steps of SQLite's machine between two looks at whether it should go on, and looks until the schema must have been read: many times
/// what the few lines of one take. A tree whose pages lead to the same pages again has more rows than anybody can read.
const STEPS: i32 = 1000;
const LOOKS: u32 = 1000;

/// Whether the system lets the file be opened so, and it begins as a ledger does. SQLite says less clearly why it does not open one; and
/// it rolls back or checkpoints what a process has left half done, also in a file that is not ours to change.
pub(super) fn probe(path: &Path, options: &OpenOptions) -> Result<(), Fault> {
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

/// Whether the journal next to a file says that the file was empty and its first commit is unfinished: then any part of it may have
/// been written, and nothing in it counts.
fn begun(path: &Path) -> io::Result<bool> {
    // SQLite keeps the journal next to the file that a link leads to.
    let mut journal = fs::canonicalize(path)?.into_os_string();
    journal.push("-journal");
    let mut head = Vec::new();
    match File::open(journal) {
        Ok(file) => file.take(HEAD).read_to_end(&mut head)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    // The pages that the file had, after the magic, the number of records and a nonce.
    Ok(head.starts_with(JOURNAL_MAGIC) && head.get(16..20) == Some(&[0; 4]))
}

/// A connection that writes, in a transaction.
pub(super) fn connect_to_write(path: &Path) -> Result<Connection, Fault> {
    let connection = connect(path)?;
    connection.execute_batch(BEGIN)?;
    Ok(connection)
}

fn connect(path: &Path) -> Result<Connection, Fault> {
    // Some relative names mean something else to SQLite, for instance `:memory:`.
    let mut connection =
        Connection::open_with_flags(std::path::absolute(path)?, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    let mut looks = 0;
    watch(&mut connection, move || {
        looks += 1;
        looks > LOOKS
    })?;
    connection.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")?;
    Ok(connection)
}

/// A connection that writes nothing, but for rolling back what a killed process left.
pub(super) fn connect_to_read(path: &Path) -> Result<Connection, Fault> {
    probe(path, OpenOptions::new().read(true))?;
    let connection = connect(path)?;
    connection.execute_batch("PRAGMA query_only = ON; BEGIN")?;
    Ok(connection)
}

/// From here on what a connection does ends with an error when it `should_end`.
pub(super) fn watch(
    connection: &mut Connection,
    should_end: impl FnMut() -> bool + Send + 'static,
) -> Result<(), Fault> {
    Ok(connection.progress_handler(STEPS, Some(should_end))?)
}

/// From here on a connection ends what it begins.
pub(super) fn unwatch(connection: &mut Connection) -> Result<(), Fault> {
    Ok(connection.progress_handler(0, None::<fn() -> bool>)?)
}

/// Whether a database has nothing in it: a new file, or one whose first commit did not come to pass.
pub(super) fn blank(connection: &Connection, path: &Path) -> Result<bool, Fault> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let blank = tables == 0 && application == 0;
    // SQLite takes the first bytes of a truncated file for an empty database.
    if blank && fs::metadata(path)?.len() > 0 {
        return Err(Fault::Damaged("it is cut short".to_owned()));
    }
    Ok(blank)
}
