//! Puts any number of records in order in bounded memory: sorted runs in temporary files, which are
//! merged.

use super::entry::Record;
use std::cmp::Ordering;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Seek, Write};

/// How many records are in memory at once; an entry takes some 300 bytes.
const RUN: usize = 1 << 16;

/// An order of records.
pub(super) type Order<T> = fn(&T, &T) -> Ordering;

/// Takes records in any order. Equal ones stay in the order in which they came.
pub(super) struct Sorter<T> {
    order: Order<T>,
    run: usize,
    here: Vec<T>,
    runs: Vec<File>,
}

impl<T: Record> Sorter<T> {
    pub(super) fn new(order: Order<T>) -> Self {
        Self { order, run: RUN, here: Vec::new(), runs: Vec::new() }
    }

    /// Takes a record.
    pub(super) fn push(&mut self, record: T) -> io::Result<()> {
        self.here.push(record);
        if self.here.len() < self.run { Ok(()) } else { self.spill() }
    }

    /// Writes the records in memory to a file of their own.
    fn spill(&mut self) -> io::Result<()> {
        self.here.sort_by(self.order);
        let mut out = BufWriter::new(tempfile::tempfile()?);
        let mut line = Vec::new();
        for record in self.here.drain(..) {
            line.clear();
            record.write(&mut line)?;
            out.write_all(&line)?;
        }
        let mut file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.rewind()?;
        self.runs.push(file);
        Ok(())
    }

    /// The records in order.
    pub(super) fn finish(mut self) -> io::Result<Sorted<T>> {
        self.here.sort_by(self.order);
        let files = self.runs.into_iter().map(|file| Source::File(BufReader::new(file)));
        let sources = files.chain([Source::Memory(self.here.into_iter())]);
        let heads: io::Result<Vec<_>> = sources.map(|mut source| Ok((source.next()?, source))).collect();
        Ok(Sorted { order: self.order, heads: heads? })
    }
}

/// Records in order.
enum Source<T> {
    Memory(std::vec::IntoIter<T>),
    File(BufReader<File>),
}

impl<T: Record> Source<T> {
    fn next(&mut self) -> io::Result<Option<T>> {
        match self {
            Self::Memory(rest) => Ok(rest.next()),
            Self::File(file) => {
                let mut line = Vec::new();
                let read = file.read_until(b'\n', &mut line)?;
                if read == 0 { Ok(None) } else { T::read(&line).map(Some).map_err(io::Error::other) }
            }
        }
    }
}

/// The records of all runs, merged. A run has tens of thousands, so there are few to compare.
pub(super) struct Sorted<T> {
    order: Order<T>,
    heads: Vec<(Option<T>, Source<T>)>,
}

impl<T: Record> Iterator for Sorted<T> {
    type Item = io::Result<T>;

    fn next(&mut self) -> Option<Self::Item> {
        let order = self.order;
        let live = self.heads.iter_mut().filter(|(head, _)| head.is_some());
        let least = live.min_by(|(a, _), (b, _)| match (a, b) {
            (Some(a), Some(b)) => order(a, b),
            _ => Ordering::Equal,
        });
        let (head, source) = least?;
        match source.next() {
            Ok(next) => std::mem::replace(head, next).map(Ok),
            Err(error) => {
                self.heads.clear();
                Some(Err(error))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::entry::{Entry, Kind};
    use super::*;

    #[test]
    fn records_come_out_in_order_whatever_goes_to_files() {
        for (count, run) in [(0, 1), (1, 1), (1000, 7), (1000, 1000), (999, 10_000)] {
            let mut sorter = Sorter::<Entry>::new(|a, b| a.path[..1].cmp(&b.path[..1]));
            sorter.run = run;
            let paths = (0..count).map(|i: u32| [vec![(i * 77 % 251) as u8 | 1], i.to_be_bytes().to_vec()]);
            let mut paths: Vec<Vec<u8>> = paths.map(|parts| parts.concat()).collect();
            for path in &paths {
                sorter.push(Entry::new(path.clone(), Kind::File)).expect("there is room");
            }
            paths.sort_by_key(|path| path[0]);
            let sorted: Vec<Vec<u8>> =
                sorter.finish().expect("read").map(|entry| entry.expect("read").path).collect();
            assert!(sorted == paths, "{count} {run}");
        }
    }
}
