//! The file before anything in it is believed: whether it may be opened, and whether it begins as a
//! ledger does.

use super::Fault;
use super::beside::{HEAD, LOGGED, MODE, begun, check_kind};
use super::claim::{Claim, PATIENCE};
use rusqlite::{Connection, OpenFlags};
use std::fs::OpenOptions;
use std::io::{self, Read};
use std::path::Path;

/// SQLite's `application_id` of a ledger: `HwLg`.
pub(super) const APPLICATION: i64 = 0x4877_4C67;

/// The first bytes of every SQLite file.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// How a connection that writes begins. Somebody may have switched a ledger to a write-ahead log.
const BEGIN: &str = "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; \
                     BEGIN EXCLUSIVE";

/// Steps of SQLite's machine between two looks at whether it should go on, and looks until the
/// schema must have been read: many times what the few lines of one take. A tree whose pages lead
/// to the same pages again has more rows than anybody can read.
const STEPS: i32 = 1000;
const LOOKS: u32 = 1000;

/// Whether the system lets the file be opened so, and it begins as a ledger does. SQLite says less
/// clearly why it does not open one; and it rolls back or checkpoints what a process has left half
/// done, also in a file that is not ours to change.
pub(super) fn probe(path: &Path, options: &OpenOptions) -> Result<(), Fault> {
    check_kind(path)?;
    let mut head = Vec::new();
    options.open(path)?.take(HEAD).read_to_end(&mut head)?;
    if head.is_empty() || is_ledger(&head) || begun(path)? { Ok(()) } else { Err(Fault::Foreign) }
}

/// Whether a file begins as a ledger does.
pub(super) fn is_ledger(head: &[u8]) -> bool {
    head.starts_with(MAGIC) && head.get(68..72) == Some(&(APPLICATION as u32).to_be_bytes())
}

/// A connection that writes to the ledger of a claim, in a transaction. If there is none, there is
/// an empty file then.
pub(super) fn connect_to_write(claim: &Claim) -> Result<Connection, Fault> {
    probe(claim.target(), OpenOptions::new().read(true).write(true).create(true).truncate(false))?;
    loop {
        let connection = connect(claim.target(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        match connection.execute_batch(BEGIN).map_err(Fault::from) {
            Ok(()) => return Ok(connection),
            Err(Fault::Locked) => claim.wait_on()?,
            Err(fault) => return Err(fault),
        }
    }
}

fn connect(path: &Path, mode: OpenFlags) -> Result<Connection, Fault> {
    // Some relative names mean something else to SQLite, for instance `:memory:`.
    guarded(Connection::open_with_flags(std::path::absolute(path)?, mode)?)
}

/// A connection that believes nothing and does not go on for ever.
fn guarded(mut connection: Connection) -> Result<Connection, Fault> {
    connection.busy_timeout(PATIENCE)?;
    let mut looks = 0;
    watch(&mut connection, move || {
        looks += 1;
        looks > LOOKS
    })?;
    connection.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")?;
    Ok(connection)
}

/// A connection that reads a file and cannot write to it.
pub(super) fn connect_to_read(target: &Path) -> Result<Connection, Fault> {
    let connection = connect(target, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.execute_batch("PRAGMA query_only = ON; BEGIN")?;
    Ok(connection)
}

/// A connection that reads a file, after SQLite has rolled back what a killed process left half
/// done there.
pub(super) fn connect_to_recover(target: &Path) -> Result<Connection, Fault> {
    let connection = connect(target, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.execute_batch("PRAGMA query_only = ON; BEGIN")?;
    Ok(connection)
}

/// A connection to a database without a file: an empty one, in a transaction.
pub(super) fn scratch() -> Result<Connection, Fault> {
    let connection = guarded(Connection::open_in_memory()?)?;
    connection.execute_batch("BEGIN")?;
    Ok(connection)
}

/// A connection to what was in a file, or would be.
pub(super) fn of_bytes(bytes: &[u8]) -> Result<Connection, Fault> {
    let mut connection = Connection::open_in_memory()?;
    // Without files there is no write-ahead log, so SQLite does not open what says that it has one.
    let logged = bytes.get(MODE) == Some(&LOGGED);
    let (head, rest) = bytes.split_at(if logged { MODE.end } else { 0 });
    let head = if logged { [&head[..MODE.start], &[1, 1]].concat() } else { Vec::new() };
    connection.deserialize_read_exact("main", head.chain(rest), bytes.len(), true)?;
    let connection = guarded(connection)?;
    connection.execute_batch("PRAGMA query_only = ON; BEGIN")?;
    Ok(connection)
}

/// The state that was committed last, as the bytes of a file. SQLite wants the connection for itself.
pub(super) fn image_of(connection: &mut Connection) -> Result<Vec<u8>, Fault> {
    Ok(connection.serialize("main")?.to_vec())
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

/// Whether a database has nothing in it: a new file, or one whose first commit did not come to
/// pass. SQLite takes the first bytes of a truncated file for an empty database, so the length
/// counts, which it has after the first read.
pub(super) fn blank(
    connection: &Connection,
    length: impl FnOnce() -> io::Result<u64>,
) -> Result<bool, Fault> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let blank = tables == 0 && application == 0;
    if blank && length()? > 0 {
        return Err(Fault::Damaged("it is cut short".to_owned()));
    }
    Ok(blank)
}
