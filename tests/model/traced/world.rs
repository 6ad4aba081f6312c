//! The files of an interleaving, and what they hold: read past the program, by SQLite alone, from
//! copies, so that looking changes nothing.

use rusqlite::{Connection, OpenFlags};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Disjoint ranges of counters with both ends, in order, joined where they touch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Coverage(BTreeMap<u64, u64>);

impl Coverage {
    pub(crate) fn of(ranges: impl IntoIterator<Item = (u64, u64)>) -> Self {
        let mut ranges: Vec<_> = ranges.into_iter().collect();
        ranges.sort_unstable();
        let mut joined: BTreeMap<u64, u64> = BTreeMap::new();
        for (first, last) in ranges {
            match joined.last_entry() {
                Some(mut before) if *before.get() + 1 >= first => {
                    let end = last.max(*before.get());
                    before.insert(end);
                }
                _ => {
                    joined.insert(first, last);
                }
            }
        }
        Self(joined)
    }

    /// Whether all of another one is in this one.
    pub(crate) fn holds(&self, other: &Self) -> bool {
        let within = |(&first, &last): (&u64, &u64)| {
            self.0.range(..=first).next_back().is_some_and(|(_, &end)| last <= end)
        };
        other.0.iter().all(within)
    }

    pub(crate) fn with(&self, other: &Self) -> Self {
        let pairs = self.0.iter().chain(&other.0).map(|(&first, &last)| (first, last));
        Self::of(pairs)
    }
}

impl std::fmt::Display for Coverage {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ranges: Vec<String> = self.0.iter().map(|(first, last)| format!("{first}..={last}")).collect();
        write!(out, "[{}]", ranges.join(", "))
    }
}

/// A folder with the disks, in memory where there is such a place: the test is of the order of
/// calls, and a real disk takes milliseconds for each `fsync`.
pub(crate) struct World {
    folder: TempDir,
    aside: TempDir,
}

impl World {
    pub(crate) fn new(folders: &[&str]) -> Self {
        let memory = Path::new("/dev/shm");
        let make = || if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
        let [folder, aside] = [make(), make()].map(|made| made.expect("a temporary folder"));
        for name in folders {
            fs::create_dir(folder.path().join(name)).expect("a folder");
        }
        Self { folder, aside }
    }

    pub(crate) fn root(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.root().join(name)
    }

    /// A place for what belongs to the test.
    pub(crate) fn aside(&self, name: &str) -> PathBuf {
        self.aside.path().join(name)
    }

    /// The counters that a ledger covers: what the next one to open it would find, after rolling
    /// back what is half done, if it is one whose journal counts. Nothing if the file is not there
    /// or is empty.
    pub(crate) fn coverage(&self, name: &str, journal_counts: bool) -> Result<Coverage, String> {
        let at = self.path(name);
        let copy = self.aside("ledger");
        let journal = |path: &Path| PathBuf::from(format!("{}-journal", path.display()));
        let missing = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(format!("{name}: {error}")),
        };
        let _ = fs::remove_file(journal(&copy));
        if let Err(error) = fs::copy(&at, &copy) {
            return missing(error).map(|()| Coverage::default());
        }
        if journal_counts {
            fs::copy(journal(&at), journal(&copy)).map(drop).or_else(missing)?;
        }
        rows(&copy).map_err(|error| format!("{name} cannot be read: {error}"))
    }

    /// All names below the root.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        let mut folders = vec![self.root().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path.clone());
                }
                let name = path.strip_prefix(self.root()).expect("below it");
                names.push(name.display().to_string());
            }
        }
        names.sort_unstable();
        names
    }
}

fn rows(file: &Path) -> rusqlite::Result<Coverage> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let there: bool =
        connection
            .query_row("SELECT count(*) FROM sqlite_schema WHERE name = 'covered'", [], |row| row.get(0))?;
    if !there {
        return Ok(Coverage::default());
    }
    let mut statement = connection.prepare("SELECT first, last FROM covered")?;
    let number = |bytes: [u8; 8]| u64::from_be_bytes(bytes);
    let rows = statement.query_map([], |row| Ok((number(row.get(0)?), number(row.get(1)?))))?;
    Ok(Coverage::of(rows.collect::<rusqlite::Result<Vec<_>>>()?))
}
