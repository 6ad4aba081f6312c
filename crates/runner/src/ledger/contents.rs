//! The contents of the file: the schema, and the rows of its three tables, of which none is
//! believed before all have been verified.

use super::coverage::Coverage;
use super::error::FORMAT;
use super::file::{APPLICATION, unwatch, watch};
use super::seal::{self, Ascending, Seal};
use super::{Fault, Piece, Search};
use crate::stop::Stop;
use hashweave::search::Found;
use rusqlite::{Connection, Row};
use std::collections::BTreeMap;

/// The tables, in the words that SQLite keeps of them. A ledger has these and nothing else: no
/// index, no view, and no trigger, which would change rows without the knowledge of whoever writes
/// them.
const TABLES: [(&str, &str); 3] = [
    (
        "search",
        "CREATE TABLE search (
    algorithm TEXT NOT NULL, message TEXT NOT NULL, goal TEXT NOT NULL, digest_range TEXT NOT NULL,
    base_salt BLOB NOT NULL, seal BLOB NOT NULL
) STRICT",
    ),
    (
        "covered",
        "CREATE TABLE covered (
    salt BLOB NOT NULL, first BLOB NOT NULL, last BLOB NOT NULL, PRIMARY KEY (salt, first)
) STRICT, WITHOUT ROWID",
    ),
    (
        "results",
        "CREATE TABLE results (
    salt BLOB NOT NULL, counter BLOB NOT NULL, message BLOB NOT NULL, digest BLOB NOT NULL, PRIMARY KEY (salt, counter)
) STRICT, WITHOUT ROWID",
    ),
];

/// The part of a ledger that is kept in memory.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) search: Search,
    pub(super) base_salt: Vec<u8>,
    pub(super) seal: Seal,
    pub(super) covered: BTreeMap<Vec<u8>, Coverage>,
}

/// Makes the tables, in the transaction that is open.
pub(super) fn create(connection: &mut Connection) -> Result<(), Fault> {
    unwatch(connection)?;
    TABLES.iter().try_for_each(|(_, sql)| connection.execute_batch(sql))?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "user_version", FORMAT)?;
    Ok(())
}

/// Reads and verifies what is in a file, unless a stop is requested meanwhile.
pub(super) fn read(connection: &mut Connection, stop: &Stop) -> Result<Contents, Fault> {
    check_format(connection)?;
    check_schema(connection)?;
    let stopped = stop.clone();
    watch(connection, move || stopped.requested())?;
    let contents = read_rows(connection, stop);
    unwatch(connection)?;
    contents.map_err(|fault| if stop.requested() { Fault::Interrupted } else { fault })
}

/// The search and its base salt, without a look at the rows of the other tables.
pub(super) fn settings(connection: &Connection) -> Result<(Search, Vec<u8>), Fault> {
    check_format(connection)?;
    check_schema(connection)?;
    read_search(connection).map(|(search, base_salt, _)| (search, base_salt))
}

fn check_format(connection: &Connection) -> Result<(), Fault> {
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    if number("application_id")? != APPLICATION {
        return Err(Fault::Foreign);
    }
    match number("user_version")? {
        FORMAT => Ok(()),
        format if format > FORMAT => Err(Fault::Newer(format)),
        _ => Err(Fault::Damaged("it has no format".to_owned())),
    }
}

/// Whether the tables are those of a ledger, to the letter, and there is nothing besides.
fn check_schema(connection: &Connection) -> Result<(), Fault> {
    let mut missing = TABLES.to_vec();
    let mut statement = connection.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let [kind, name, table, sql] = [0, 1, 2, 3].map(|column| row.get::<_, Option<String>>(column));
        let (kind, name, sql) =
            (kind?.unwrap_or_default(), name?.unwrap_or_default(), sql?.unwrap_or_default());
        let ours = |known: &(&str, &str)| kind == "table" && *known == (name.as_str(), sql.as_str());
        match missing.iter().position(ours) {
            Some(at) if table?.as_deref() == Some(name.as_str()) => drop(missing.swap_remove(at)),
            _ => return Err(Fault::Damaged(format!("it has a {kind} {name} that is not a ledger's"))),
        }
    }
    match missing.first() {
        Some((name, _)) => Err(Fault::Damaged(format!("it has no table {name}"))),
        None => Ok(()),
    }
}

fn read_rows(connection: &Connection, stop: &Stop) -> Result<Contents, Fault> {
    // To the first fault: in a tree that is none, what comes after it may have no end.
    let state: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if state != "ok" {
        return Err(Fault::Damaged(state.lines().last().unwrap_or_default().to_owned()));
    }
    let (search, base_salt, seal) = read_search(connection)?;
    let mut whole = Seal::default();
    whole.add(seal::Row::Search(&search, &base_salt));
    let covered = read_covered(connection, &mut whole)?;
    read_results(connection, &search, stop, &mut whole)?;
    if whole != seal {
        return Err(Fault::Damaged("its rows do not match its seal".to_owned()));
    }
    Ok(Contents { search, base_salt, seal, covered })
}

fn read_search(connection: &Connection) -> Result<(Search, Vec<u8>, Seal), Fault> {
    let read = |row: &Row<'_>| {
        let (algorithm, message) = (row.get(0)?, row.get(1)?);
        let search = Search { algorithm, message, goal: row.get(2)?, digest_range: row.get(3)? };
        Ok((search, row.get(4)?, Seal::from_bytes(row.get(5)?)))
    };
    Ok(connection.query_one("SELECT * FROM search", [], read)?)
}

fn read_covered(connection: &Connection, seal: &mut Seal) -> Result<BTreeMap<Vec<u8>, Coverage>, Fault> {
    let mut covered: BTreeMap<Vec<u8>, Coverage> = BTreeMap::new();
    let mut order = Ascending::default();
    // Without ORDER BY the rows come as they stand in the tree.
    let mut statement = connection.prepare("SELECT first, last, salt FROM covered")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let piece = Piece { first: counter(row, 0)?, last: counter(row, 1)? };
        let salt: Vec<u8> = row.get(2)?;
        order.check("covered", &salt, piece.first)?;
        seal.add(seal::Row::Covered(&salt, piece));
        if piece.first > piece.last || !covered.entry(salt).or_default().insert(piece) {
            let fault =
                format!("the range from {} to {} is not one, or overlaps another", piece.first, piece.last);
            return Err(Fault::Damaged(fault));
        }
    }
    Ok(covered)
}

/// Looks at every result, though none is kept.
fn read_results(connection: &Connection, search: &Search, stop: &Stop, seal: &mut Seal) -> Result<(), Fault> {
    let length = search.digest_length();
    let mut order = Ascending::default();
    let mut statement = connection.prepare("SELECT counter, message, digest, salt FROM results")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if stop.requested() {
            return Err(Fault::Interrupted);
        }
        let (found, salt) = (found(row)?, row.get::<_, Vec<u8>>(3)?);
        order.check("results", &salt, found.counter)?;
        // Digests are compared in slices, which must be there.
        if Some(found.digest.len()) != length {
            let fault = format!("the result at counter {} has no {} digest", found.counter, search.algorithm);
            return Err(Fault::Damaged(fault));
        }
        seal.add(seal::Row::Result(&salt, &found));
    }
    Ok(())
}

pub(super) fn counter(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(u64::from_be_bytes)
}

/// A row that begins with counter, message and digest.
pub(super) fn found(row: &Row<'_>) -> rusqlite::Result<Found> {
    Ok(Found { counter: counter(row, 0)?, message: row.get(1)?, digest: row.get(2)? })
}
