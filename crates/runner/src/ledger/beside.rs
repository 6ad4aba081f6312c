//! The journals and logs that SQLite keeps beside a file, and when they forbid writing there.
//!
//! SQLite finds the journal of a transaction that a killed process left by its name alone, and
//! rolls it back into whatever file has that name, as it applies a write-ahead log. So no file is
//! given the name of a ledger or of a copy as long as there is one. And to a file that is whole as
//! it is, which its seal tells, none is applied: it is not its own, or all but removed.

use super::Fault;
use crate::durable::resolved;
use crate::outputs::{self, Clash, Named};
use core::ops::Range;
use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The first bytes of SQLite's rollback journals.
const JOURNAL_MAGIC: &[u8] = &[0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7];

/// Bytes of the header of an SQLite file; that of a journal is shorter.
pub(super) const HEAD: u64 = 100;

/// Where the header says that a file has a write-ahead log, to those who write and to those who
/// read.
pub(super) const MODE: Range<usize> = 18..20;
pub(super) const LOGGED: [u8; 2] = [2, 2];

/// The suffix of the names of SQLite's journals, and those of the files of a write-ahead log.
pub(super) const JOURNAL: &str = "-journal";
pub(super) const LOG: [&str; 2] = ["-wal", "-shm"];

/// The suffix of the name of the file of a [claim](super::claim). It is no longer than `-journal`,
/// so that a name that is short enough for SQLite is short enough for the lock.
pub(super) const LOCK: &str = "-lock";

/// Whether the journal beside a file says that the file was empty and its first commit is
/// unfinished: then any part of it may have been written, and nothing in it counts.
pub(super) fn begun(path: &Path) -> io::Result<bool> {
    // SQLite keeps the journal beside the file that a link leads to.
    let head = head_of(&beside(&fs::canonicalize(path)?, JOURNAL))?;
    // The pages that the file had, after the magic, the number of records and a nonce.
    Ok(head.starts_with(JOURNAL_MAGIC) && head.get(16..20) == Some(&[0; 4]))
}

/// Refuses a path that is there and is not a file.
pub(super) fn check_kind(path: &Path) -> Result<(), Fault> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => Err(Fault::NotAFile),
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// The first [`HEAD`] bytes of a file; nothing if it is not there.
pub(super) fn head_of(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    match File::open(path) {
        Ok(file) => file.take(HEAD).read_to_end(&mut head).map(|_| head),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(head),
        Err(error) => Err(error),
    }
}

/// A file beside another, whose name is longer by this.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// [`outputs::check`] for ledgers and the files that belong next to them: under such a name, any
/// other file would be read as part of the ledger.
///
/// # Errors
///
/// As of [`outputs::check`].
pub fn check_apart(outputs: &[Named<'_>], inputs: &[Named<'_>]) -> Result<(), Clash> {
    let [written, read] = [outputs, inputs].map(|ledgers| -> Vec<(String, PathBuf)> {
        let own = |ledger: &Named<'_>| (ledger.word.to_owned(), ledger.path.to_owned());
        ledgers.iter().flat_map(|ledger| [own(ledger)].into_iter().chain(all_beside(*ledger))).collect()
    });
    let [written, read] = [&written, &read]
        .map(|files| -> Vec<Named<'_>> { files.iter().map(|(word, path)| Named::new(word, path)).collect() });
    outputs::check(&written, &read)
}

/// The files next to a ledger, and how they are called.
fn all_beside(ledger: Named<'_>) -> [(String, PathBuf); 4] {
    // SQLite follows links before it appends anything.
    let target = resolved(ledger.path).unwrap_or(Cow::Borrowed(ledger.path));
    [JOURNAL, LOG[0], LOG[1], LOCK].map(|end| (format!("next to {}:", ledger.word), beside(&target, end)))
}

/// That no file may get this name now.
pub(super) fn check_free_of_remains(target: &Path) -> Result<(), Fault> {
    match first_of(target, &[JOURNAL, LOG[0], LOG[1]])? {
        Some(remains) => Err(Fault::Remains(remains)),
        None => Ok(()),
    }
}

/// The first that is there of the files beside another whose names end so.
pub(super) fn first_of(target: &Path, ends: &[&str]) -> io::Result<Option<PathBuf>> {
    for path in ends.iter().map(|end| beside(target, end)) {
        match fs::symlink_metadata(&path) {
            Ok(_) => return Ok(Some(path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Whether SQLite might apply to a file the journal beside it.
pub(super) fn has_journal(target: &Path) -> io::Result<bool> {
    Ok(head_of(&beside(target, JOURNAL))?.starts_with(JOURNAL_MAGIC))
}

/// Whether SQLite might apply to a file what lies beside it, or makes a write-ahead log beside it
/// for whoever only reads.
pub(super) fn is_unfinished(target: &Path) -> io::Result<bool> {
    let logged = head_of(target)?.get(MODE) == Some(&LOGGED);
    Ok(logged || has_journal(target)? || first_of(target, &LOG)?.is_some())
}

/// A file and what lies beside it under the same names elsewhere, where SQLite may roll back what
/// is half done.
pub(super) fn taken_elsewhere(target: &Path, folder: &Path) -> io::Result<PathBuf> {
    let there = folder.join("ledger");
    for end in ["", JOURNAL, LOG[0]] {
        match fs::read(beside(target, end)) {
            Ok(bytes) => fs::write(beside(&there, end), bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(there)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A journal that takes a ledger's name, or a ledger that takes a journal's, would be read as
    /// the other's.
    #[test]
    fn ledgers_have_files_next_to_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a"), "").expect("a file");
        for (output, input, fine) in [
            ("b", "a", true),
            ("a", "a", false),
            ("a-journal", "a", false),
            ("a-wal", "a", false),
            ("a", "a-journal", false),
            ("b-shm", "b", false),
        ] {
            let (output, input) = (at(output), at(input));
            let (output, input) = (Named::new("OUT", &output), Named::new("IN", &input));
            assert_eq!(check_apart(&[output], &[input]).is_ok(), fine, "{output:?}, {input:?}");
            assert_eq!(check_apart(&[input, output], &[]).is_ok(), fine, "{output:?}, {input:?}");
        }
    }
}
