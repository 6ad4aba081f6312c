//! Our own lists: JSON lines that begin with a header and end with a digest of all before.
//!
//! ```text
//! {"list":"hashweave verify","version":1,"algorithm":"sha256","follow":false,"read_all":false}
//! {"path":"a.txt","kind":"file","size":6,"mtime":1700000000000000000,"mode":420,"inode":12,"ctime":1700000000000000000,"digest":"b6a9…"}
//! {"entries":1,"sha256":"07f3…"}
//! ```
//!
//! Entries are in the order of a walk, so a list of any length is compared with its tree while both
//! are read, in bounded memory. A list without its last line is one that a killed run had begun; it
//! is good up to its last whole line. Times are nanoseconds since 1970. A name that is not UTF-8 is
//! `path_hex`, its bytes as hexadecimal digits.

use super::entry::{Entry, Record, append, order};
use super::error::{Error, Fault, at};
use hashweave::{Algorithm, Hasher};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The first bytes of a list.
pub(super) const BEGINNING: &[u8] = b"{\"list\":\"hashweave verify\"";

/// The version of the format.
const VERSION: u32 = 1;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    list: String,
    version: u32,
    algorithm: String,
    /// Whether symbolic links stand for what they lead to.
    pub(super) follow: bool,
    /// Whether every file was read for it.
    pub(super) read_all: bool,
}

/// The last line.
#[derive(Debug, Serialize, Deserialize)]
struct Trailer {
    entries: u64,
    sha256: String,
}

impl Header {
    pub(super) fn new(algorithm: Algorithm, follow: bool, read_all: bool) -> Self {
        let list = "hashweave verify".to_owned();
        Self { list, version: VERSION, algorithm: algorithm.to_string(), follow, read_all }
    }

    /// The header of a list that begins with these bytes, or what is wrong with it.
    pub(super) fn of(beginning: &[u8]) -> Result<Self, String> {
        let line = beginning.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let header: Self = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        match header.version {
            VERSION => Ok(header),
            other => Err(format!("version {other} of the format; a newer hashweave reads it")),
        }
    }

    pub(super) fn algorithm(&self) -> Option<Algorithm> {
        self.algorithm.parse().ok()
    }
}

/// Reads the entries of a list.
pub(super) struct Reader {
    path: PathBuf,
    file: BufReader<File>,
    hasher: Hasher,
    line: Vec<u8>,
    lines: u64,
    /// The path of the entry before.
    last: Vec<u8>,
    /// Whether the list may end anywhere.
    is_begun: bool,
    over: bool,
}

impl Reader {
    /// Reads a list from its first entry on. One that a killed run had begun ends with its last
    /// whole line.
    pub(super) fn new(path: &Path, is_begun: bool) -> Result<Self, Error> {
        let file = BufReader::with_capacity(1 << 18, File::open(path).map_err(at(path))?);
        let hasher = Hasher::new(Algorithm::Sha256);
        let (path, last) = (path.to_owned(), Vec::new());
        let mut reader = Self { path, file, hasher, line: Vec::new(), lines: 0, last, is_begun, over: false };
        reader.read_line().map_err(at(&reader.path))?;
        reader.hasher.update(&reader.line);
        Ok(reader)
    }

    fn read_line(&mut self) -> io::Result<()> {
        self.line.clear();
        self.lines += 1;
        self.file.read_until(b'\n', &mut self.line).map(drop)
    }

    fn entry(&mut self) -> Result<Option<Entry>, Error> {
        self.read_line().map_err(at(&self.path))?;
        if self.line.starts_with(b"{\"entries\":") && !self.is_begun {
            return self.end().map(|()| None);
        }
        let fault = |reader: &Self, why| Fault::Line { line: reader.lines, why }.of(&reader.path);
        match Entry::read(&self.line) {
            _ if !self.line.ends_with(b"\n") => Err(Fault::Cut.of(&self.path)),
            Ok(entry) if self.lines > 2 && order(&self.last, &entry.path) != Ordering::Less => {
                Err(fault(self, "its path is not after that of the line before".to_owned()))
            }
            Ok(entry) => {
                self.hasher.update(&self.line);
                self.last.clone_from(&entry.path);
                Ok(Some(entry))
            }
            Err(why) => Err(fault(self, why)),
        }
    }

    /// Compares the list with its last line.
    fn end(&mut self) -> Result<(), Error> {
        let trailer = serde_json::from_slice::<Trailer>(&self.line);
        let sum = self.hasher.digest().to_string();
        match trailer {
            Ok(trailer) if trailer.entries + 2 == self.lines && trailer.sha256 == sum => Ok(()),
            _ => Err(Fault::Damaged.of(&self.path)),
        }
    }
}

impl Iterator for Reader {
    type Item = Result<Entry, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let next = self.entry().transpose();
        self.over = !matches!(next, Some(Ok(_)));
        next.filter(|next| next.is_ok() || !self.is_begun)
    }
}

/// How often what was written so far is given to the system, which keeps it if the process is
/// killed.
const INTERVAL: Duration = Duration::from_secs(1);

/// Writes a list.
pub(super) struct Writer {
    path: PathBuf,
    out: BufWriter<File>,
    hasher: Hasher,
    line: Vec<u8>,
    entries: u64,
    flushed: Instant,
}

impl Writer {
    /// Begins a list in a new file.
    pub(super) fn new(path: &Path, file: File, header: &Header) -> Result<Self, Error> {
        let out = BufWriter::with_capacity(1 << 16, file);
        let (hasher, path) = (Hasher::new(Algorithm::Sha256), path.to_owned());
        let mut writer = Self { path, out, hasher, line: Vec::new(), entries: 0, flushed: Instant::now() };
        writer.write(|line| append(line, header)).map_err(at(&writer.path))?;
        Ok(writer)
    }

    fn write(&mut self, line: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> io::Result<()> {
        self.line.clear();
        line(&mut self.line)?;
        self.hasher.update(&self.line);
        self.out.write_all(&self.line)
    }

    /// Adds an entry.
    pub(super) fn add(&mut self, entry: &Entry) -> Result<(), Error> {
        self.entries += 1;
        self.write(|line| entry.write(line)).map_err(at(&self.path))
    }

    /// Adds the first entries of another list.
    fn copy(&mut self, list: &Path, entries: u64) -> Result<(), Error> {
        let mut file = BufReader::with_capacity(1 << 16, File::open(list).map_err(at(list))?);
        file.skip_until(b'\n').map_err(at(list))?;
        for _ in 0..entries {
            self.write(|line| file.read_until(b'\n', line).map(drop)).map_err(at(&self.path))?;
        }
        self.entries += entries;
        Ok(())
    }

    /// Gives what is written to the system if the last time was a while ago.
    fn let_go(&mut self) -> Result<(), Error> {
        if self.flushed.elapsed() < INTERVAL {
            return Ok(());
        }
        self.flushed = Instant::now();
        self.out.flush().map_err(at(&self.path))
    }

    /// Gives everything to the system, unfinished.
    fn leave(mut self) -> Result<(), Error> {
        self.out.flush().map_err(at(&self.path))
    }

    /// Ends the list and forces it to the disk.
    fn finish(mut self) -> Result<(), Error> {
        let trailer = Trailer { entries: self.entries, sha256: self.hasher.digest().to_string() };
        let ended = self.write(|line| append(line, &trailer)).and_then(|()| self.out.flush());
        ended.and_then(|()| self.out.get_ref().sync_all()).map_err(at(&self.path))
    }
}

/// A new list next to an old one of the same format, which is written from the first difference on:
/// mostly there is none.
pub(super) struct Draft {
    path: PathBuf,
    header: Header,
    old: Option<PathBuf>,
    /// How many entries are those that the old list begins with.
    same: u64,
    writer: Option<Writer>,
}

impl Draft {
    /// A list that is written in this place. Without an old one it is begun at once.
    pub(super) fn new(path: PathBuf, header: Header, old: Option<PathBuf>) -> Result<Self, Error> {
        let mut draft = Self { path, header, old, same: 0, writer: None };
        if draft.old.is_none() {
            draft.begun()?;
        }
        Ok(draft)
    }

    /// Adds an entry; `is_next` if it is the next one of the old list.
    pub(super) fn add(&mut self, entry: &Entry, is_next: bool) -> Result<(), Error> {
        if is_next && self.writer.is_none() {
            self.same += 1;
            return Ok(());
        }
        self.begun()?.add(entry)
    }

    /// Begins to write, if that is not done.
    pub(super) fn begun(&mut self) -> Result<&mut Writer, Error> {
        let writer = match self.writer.take() {
            Some(writer) => writer,
            None => {
                let file = File::create(&self.path).map_err(at(&self.path))?;
                let mut writer = Writer::new(&self.path, file, &self.header)?;
                if let Some(old) = &self.old {
                    writer.copy(old, self.same)?;
                }
                writer
            }
        };
        Ok(self.writer.insert(writer))
    }

    /// Gives what is written to the system if the last time was a while ago.
    pub(super) fn let_go(&mut self) -> Result<(), Error> {
        self.writer.as_mut().map_or(Ok(()), Writer::let_go)
    }

    /// Gives everything to the system, unfinished.
    pub(super) fn leave(self) -> Result<(), Error> {
        self.writer.map_or(Ok(()), Writer::leave)
    }

    /// Ends the list and forces it to the disk.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        self.begun()?;
        self.writer.map_or(Ok(()), Writer::finish)
    }
}

#[cfg(test)]
mod tests {
    use super::super::entry::Kind;
    use super::*;
    use std::fs;

    fn written(path: &Path, names: &[&str]) {
        let header = Header::new(Algorithm::Sha256, false, false);
        let mut writer = Writer::new(path, File::create(path).expect("a file"), &header).expect("begun");
        for name in names {
            writer.add(&Entry::new(name.as_bytes().to_vec(), Kind::Dir)).expect("written");
        }
        writer.finish().expect("written");
    }

    fn read(path: &Path, is_begun: bool) -> Result<Vec<String>, Fault> {
        let reader = Reader::new(path, is_begun).expect("a file");
        let name = |entry: Entry| String::from_utf8(entry.path).expect("UTF-8");
        reader.map(|entry| entry.map(name).map_err(|error| error.fault)).collect()
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_noticed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("list");
        written(&path, &["a", "a/b", "c"]);
        let whole = fs::read(&path).expect("a file");
        assert_eq!(read(&path, false).expect("sound"), ["a", "a/b", "c"]);
        for place in 0..8 * whole.len() {
            let mut damaged = whole.clone();
            damaged[place / 8] ^= 1 << (place % 8);
            fs::write(&path, &damaged).expect("written");
            assert!(read(&path, false).is_err(), "bit {place}");
        }
        for length in BEGINNING.len()..whole.len() {
            fs::write(&path, &whole[..length]).expect("written");
            assert!(read(&path, false).is_err() || length + 1 == whole.len(), "{length} bytes");
            let lines = whole[..length].iter().filter(|byte| **byte == b'\n').count();
            let names = read(&path, true).expect("good up to its last line");
            assert_eq!(names.len(), lines.saturating_sub(1).min(3), "{length} bytes");
        }
    }

    /// Nothing is written while a list is as the old one; then it is as if all had been written.
    #[test]
    fn a_draft_is_the_list_that_it_differs_into() {
        let folder = tempfile::tempdir().expect("a folder");
        let (old, path) = (folder.path().join("old"), folder.path().join("new"));
        let names = ["a", "a/b", "c", "d", "e"];
        let entries = names.map(|name| Entry::new(name.into(), Kind::Dir));
        written(&old, &names);
        let header = Header::new(Algorithm::Sha256, false, false);
        for gone in 0..names.len() {
            let mut draft = Draft::new(path.clone(), header.clone(), Some(old.clone())).expect("a draft");
            for (place, entry) in entries.iter().enumerate() {
                if place == gone {
                    assert!(!path.exists(), "{place}");
                    draft.begun().expect("begun");
                } else {
                    draft.add(entry, true).expect("added");
                }
            }
            draft.finish().expect("written");
            let drafted = fs::read(&path).expect("a list");
            let rest: Vec<&str> = names.into_iter().filter(|name| *name != names[gone]).collect();
            written(&path, &rest);
            assert_eq!(drafted, fs::read(&path).expect("a list"), "without {}", names[gone]);
            fs::remove_file(&path).expect("removed");
        }
    }

    #[test]
    fn entries_out_of_order_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("list");
        for names in [["b", "a"], ["a", "a"], ["a-b", "a/b"]] {
            written(&path, &names);
            assert!(matches!(read(&path, false), Err(Fault::Line { line: 3, .. })), "{names:?}");
        }
    }
}
