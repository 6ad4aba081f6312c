//! What a killed run has kept: the list that it had begun.
//!
//! A run writes its list to `NAME-part`, from the first name on, and renames it when it is whole.
//! If there is one at the start, it becomes `NAME-kept`, and what it says of files that are
//! unchanged is not found out again. If that run is killed, too, the one of the two that got
//! further is used.

use super::entry::{Entry, Record, order};
use super::error::{Error, at};
use super::lock::{LOCK, beside};
use super::own::{Header, Reader};
use std::cmp::Ordering;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// The end of the name of a list that is being written.
const PART: &str = "-part";

/// The end of the name of one that a killed run has begun.
const KEPT: &str = "-kept";

/// How much of the end of a list certainly has a whole line: the longest path has 4,096 bytes, each
/// of which may be six characters.
const END: u64 = 1 << 17;

/// The files that a run writes beside a list.
pub(super) fn all_beside(list: &Path) -> [PathBuf; 3] {
    [PART, KEPT, LOCK].map(|end| beside(list, end))
}

/// Where a list is written until it is whole.
pub(super) fn part(list: &Path) -> PathBuf {
    beside(list, PART)
}

/// Takes over what a killed run has kept of a list with this header; nothing if there is none.
pub(super) fn take(list: &Path, header: &Header) -> Result<Option<Reader>, Error> {
    let (part, kept) = (part(list), beside(list, KEPT));
    let fits = |path: &Path| beginning(path).is_ok_and(|line| Header::of(&line).as_ref() == Ok(header));
    let reach = |path: &Path| if fits(path) { last(path).ok().flatten() } else { None };
    let further = match (reach(&part), reach(&kept)) {
        (Some(new), Some(old)) => order(&new.path, &old.path) != Ordering::Less,
        (new, _) => new.is_some(),
    };
    if further {
        fs::rename(&part, &kept).map_err(at(&part))?;
    } else {
        remove(&part)?;
    }
    if !fits(&kept) {
        remove(&kept)?;
        return Ok(None);
    }
    Reader::new(&kept, true).map(Some)
}

/// Removes what is kept, after it has become a whole list.
pub(super) fn forget(list: &Path) -> Result<(), Error> {
    [PART, KEPT].into_iter().try_for_each(|end| remove(&beside(list, end)))
}

/// Removes a file, if it is there.
pub(super) fn remove(path: &Path) -> Result<(), Error> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(path)(error)),
        _ => Ok(()),
    }
}

fn beginning(path: &Path) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    BufReader::new(File::open(path)?).take(END).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// The last entry of a list that was begun.
fn last(path: &Path) -> io::Result<Option<Entry>> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(END)))?;
    let mut text = Vec::new();
    file.read_to_end(&mut text)?;
    Ok(text.split(|byte| *byte == b'\n').rev().find_map(|line| Entry::read(line).ok()))
}
