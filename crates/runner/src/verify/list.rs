//! A list: its format, its algorithm, and its entries in the order of a walk, whatever their order
//! in the file.

use super::entry::{Entry, is_below, order};
use super::error::{Error, Fault, at};
use super::format::Format;
use super::line::bare;
use super::own::{Header, Reader};
use super::sorter::{Sorted, Sorter};
use crate::lists::{Dialect, Lines, Text, existing};
use hashweave::Algorithm;
use std::fs::{self, File};
use std::io::{self, Read};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::thread;

/// How much of a list is read to see what it is.
const BEGINNING: u64 = 1 << 16;

/// Entries in order, or why there are no more.
pub(super) type Entries = Box<dyn Iterator<Item = Result<Entry, Error>> + Send>;

/// How many entries another thread reads at once, and how many times as many it is ahead at most.
const BATCH: usize = 256;
const AHEAD: usize = 16;

/// Entries that another thread reads, next to the walk through the tree.
fn ahead(
    path: &Path,
    mut entries: impl Iterator<Item = Result<Entry, Error>> + Send + 'static,
) -> Result<Entries, Error> {
    let (batches_in, batches) = sync_channel::<Vec<_>>(AHEAD);
    let reading = thread::Builder::new().name("list".to_owned()).spawn(move || {
        loop {
            let batch: Vec<_> = entries.by_ref().take(BATCH).collect();
            if batch.is_empty() || batches_in.send(batch).is_err() {
                return;
            }
        }
    });
    let mut reading = Some(reading.map_err(at(path))?);
    let path = path.to_owned();
    // Entries that a thread did not live to read must not look like the end of the list.
    let end = iter::from_fn(move || {
        let panicked = reading.take()?.join().is_err();
        panicked.then(|| Err(Fault::Io(io::Error::other("the thread that reads it has panicked")).of(&path)))
    });
    Ok(Box::new(batches.into_iter().flatten().chain(end)))
}

/// A list that is there.
#[derive(Clone, Debug)]
pub(super) struct List {
    path: PathBuf,
    pub(super) format: Format,
    pub(super) algorithm: Algorithm,
    /// Whether it was made of what symbolic links lead to.
    pub(super) follow: bool,
    beginning: Vec<u8>,
}

impl List {
    /// Looks at a list. Where its format or algorithm is not given, it is found out.
    pub(super) fn open(
        path: &Path,
        format: Option<Format>,
        algorithm: Option<Algorithm>,
    ) -> Result<Self, Error> {
        let file = File::open(path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Fault::Missing.of(path),
            _ => Fault::Io(error).of(path),
        })?;
        let mut beginning = Vec::new();
        Text::new(file.take(BEGINNING)).read_to_end(&mut beginning).map_err(at(path))?;
        let format = format.unwrap_or_else(|| Format::of(path, &beginning));
        let header = (format == Format::Hashweave).then(|| Header::of(&beginning)).transpose();
        let header = header.map_err(|why| Fault::Line { line: 1, why }.of(path))?;
        let algorithm = algorithm.filter(|_| header.is_none()).or_else(|| format.algorithm(path, &beginning));
        let algorithm = algorithm.unwrap_or(Algorithm::Sha256);
        let follow = header.is_some_and(|header| header.follow);
        Ok(Self { path: path.to_owned(), format, algorithm, follow, beginning })
    }

    /// The entries, in order. Paths that lead from the root of the system to a file of this folder
    /// are taken for those below it, as `hashdeep` writes them.
    pub(super) fn entries(&self, folder: &Path) -> Result<Entries, Error> {
        if self.format == Format::Hashweave {
            return ahead(&self.path, Reader::new(&self.path, false)?);
        }
        let path = self.path.clone();
        let mut last: Option<Entry> = None;
        let sorted = self.sorted(folder)?;
        Ok(Box::new(sorted.filter_map(move |entry| match entry.map_err(at(&path)) {
            Ok(entry) if last.as_ref().is_some_and(|last| last.path == entry.path) => {
                let differs = last.as_ref().is_some_and(|last| last.digest != entry.digest);
                let name = String::from_utf8_lossy(&entry.path).into_owned();
                differs.then(|| {
                    Err(Fault::Unfit(format!("two digests of {name}; remove one of the lines")).of(&path))
                })
            }
            Ok(entry) => {
                last = Some(entry.clone());
                Some(Ok(entry))
            }
            Err(error) => Some(Err(error)),
        })))
    }

    /// The entries of another program's list, sorted.
    fn sorted(&self, folder: &Path) -> Result<Sorted<Entry>, Error> {
        let above = fs::canonicalize(folder).map_err(at(folder))?.into_os_string().into_encoded_bytes();
        let mut reading = (self.format.row().reading)(self.algorithm, &self.beginning);
        let mut sorter = Sorter::<Entry>::new(|a, b| order(&a.path, &b.path));
        let mut lines = Lines::new(File::open(&self.path).map_err(at(&self.path))?, Dialect::Any);
        let mut entries = 0;
        while lines.read().map_err(at(&self.path))? {
            let fault = |why| Fault::Line { line: lines.number(), why }.of(&self.path);
            if let Some(mut entry) = reading(lines.line()).map_err(fault)? {
                if entry.path.starts_with(b"/") && is_below(&entry.path, &above) {
                    entry.path.drain(..=above.len());
                }
                entry.path = bare(&existing(folder, entry.path)).to_vec();
                entries += 1;
                sorter.push(entry).map_err(at(&self.path))?;
            }
        }
        if entries == 0 && lines.number() > 0 && self.format == Format::Sums {
            return Err(Fault::Line { line: 1, why: "no list of any known format".to_owned() }.of(&self.path));
        }
        sorter.finish().map_err(at(&self.path))
    }
}
