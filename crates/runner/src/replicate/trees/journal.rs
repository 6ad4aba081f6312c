//! How far the second phase is: the roots over the segments that are done, one after another, each
//! with a digest. A record is written after everything that it speaks of was forced to the disk, so
//! that what a killed run has left is a beginning of the records, and perhaps a part of one.

use crate::durable;
use crate::replicate::Error;
use crate::replicate::at::Named;
use crate::replicate::layout::JOURNAL;
use crate::replicate::state::sha256;
use hashweave::replicate::{NODE, Node};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The files and options that a run was begun with; a run of others cannot be continued.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Begun {
    pub(super) format: u32,
    pub(super) nodes: usize,
    pub(super) layers: usize,
    /// Nodes of a segment.
    pub(super) segment: usize,
    pub(super) inputs: Vec<Given>,
    /// The replica that is written.
    pub(super) sealed: Option<String>,
}

/// A file as it was when a run began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Given {
    file: String,
    bytes: u64,
    /// When it was changed last: nanoseconds since 1970, where the system says so.
    modified: Option<String>,
}

impl Given {
    pub(super) fn of(path: &Path) -> Result<Self, Error> {
        let data = fs::metadata(path).map_err(Error::io("read", path))?;
        let modified = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let (file, bytes) = (path.display().to_string(), data.len());
        Ok(Self { file, bytes, modified: modified.map(|time| time.as_nanos().to_string()) })
    }
}

impl Begun {
    /// The version of this format.
    pub(super) const FORMAT: u32 = 1;

    /// Says what is not as it was when the run began.
    fn difference(&self, now: &Self) -> String {
        let changed = self.inputs.iter().find(|given| !now.inputs.contains(given));
        match changed {
            Some(given) => format!("it was begun when {} was another file, or had other content", given.file),
            None => "it was begun with other options".to_owned(),
        }
    }
}

/// The roots over a segment.
pub(super) type Record = Vec<Node>;

/// The records, and where the next one goes.
#[derive(Debug)]
pub(super) struct Journal {
    file: Named,
    /// Bytes of the beginning.
    head: u64,
    /// The digest of the beginning, without which a record is of another run.
    of: Node,
    /// Nodes of a record.
    nodes: usize,
    done: usize,
}

impl Journal {
    /// Where it is in a folder.
    pub(super) fn path(dir: &Path) -> PathBuf {
        dir.join(JOURNAL)
    }

    /// Begins one; an earlier one is lost.
    pub(super) fn begin(dir: &Path, begun: &Begun, nodes: usize) -> Result<Self, Error> {
        let path = Self::path(dir);
        let text = head(begun);
        durable::write(&path, text.as_bytes())?;
        Self::at(&path, &text, nodes)
    }

    /// Goes on with one, if there is one of the same run; gives its records.
    pub(super) fn resume(
        dir: &Path,
        begun: &Begun,
        nodes: usize,
    ) -> Result<Option<(Self, Vec<Record>)>, Error> {
        let path = Self::path(dir);
        if !path.exists() {
            return Ok(None);
        }
        let bytes = fs::read(&path).map_err(Error::io("read", &path))?;
        let text = head(begun);
        let Some(rest) = bytes.strip_prefix(text.as_bytes()) else {
            let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
            let why = match serde_json::from_slice::<Begun>(first) {
                Ok(other) => other.difference(begun),
                Err(_) => "it is not as it was written".to_owned(),
            };
            return Err(Error::Usage(format!(
                "{}: it cannot be continued: {why}; start again with --force",
                path.display()
            )));
        };
        let mut journal = Self::at(&path, &text, nodes)?;
        let mut records = Vec::new();
        for record in rest.chunks_exact((nodes + 1) * NODE) {
            let (record, sum) = record.split_at(nodes * NODE);
            let record: Record = record.as_chunks().0.to_vec();
            if journal.sum(&record)[..] != *sum {
                break;
            }
            journal.done += 1;
            records.push(record);
        }
        Ok(Some((journal, records)))
    }

    fn at(path: &Path, text: &str, nodes: usize) -> Result<Self, Error> {
        let file = Named::kept(path)?;
        Ok(Self { file, head: text.len() as u64, of: sha256(text.as_bytes()), nodes, done: 0 })
    }

    /// Adds records. What they speak of must be on the disk.
    pub(super) fn add(&mut self, records: &[Record]) -> Result<(), Error> {
        let mut bytes = Vec::new();
        let first = self.done;
        for record in records {
            assert_eq!(record.len(), self.nodes, "a record has as many nodes as all others");
            bytes.extend_from_slice(record.as_flattened());
            bytes.extend(self.sum(record));
            self.done += 1;
        }
        self.file.write(self.head + (first * (self.nodes + 1) * NODE) as u64, &bytes)?;
        self.file.sync()
    }

    /// The digest of the next record, which says of what run it is and where it stands.
    fn sum(&self, record: &[Node]) -> Node {
        sha256(&[&self.of[..], &(self.done as u64).to_le_bytes(), record.as_flattened()].concat())
    }
}

fn head(begun: &Begun) -> String {
    serde_json::to_string(begun).expect("numbers and text") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(nodes: usize) -> Begun {
        Begun { format: Begun::FORMAT, nodes, layers: 2, segment: 8, inputs: Vec::new(), sealed: None }
    }

    /// Of every length of what is left, whole records are found and no other.
    #[test]
    fn what_was_written_is_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let dir = folder.path();
        assert!(Journal::resume(dir, &begun(64), 2).expect("nothing").is_none());
        let record = |i: u8| vec![[i; NODE], [i + 1; NODE]];
        let mut journal = Journal::begin(dir, &begun(64), 2).expect("begun");
        journal.add(&[record(1)]).expect("written");
        journal.add(&[record(2), record(3)]).expect("written");
        let bytes = fs::read(Journal::path(dir)).expect("a file");
        let head = head(&begun(64)).len();
        for length in head..=bytes.len() {
            fs::write(Journal::path(dir), &bytes[..length]).expect("cut");
            let (_, records) = Journal::resume(dir, &begun(64), 2).expect("readable").expect("there");
            let whole = (length - head) / (3 * NODE);
            assert_eq!(records, (1..=3).map(record).take(whole).collect::<Vec<_>>(), "{length}");
        }
        // It goes on in the place of a record that is not whole.
        fs::write(Journal::path(dir), &bytes[..bytes.len() - 1]).expect("cut");
        let (mut journal, records) = Journal::resume(dir, &begun(64), 2).expect("readable").expect("there");
        assert_eq!(records.len(), 2);
        journal.add(&[record(3)]).expect("written");
        assert_eq!(fs::read(Journal::path(dir)).expect("a file"), bytes);
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            fs::write(Journal::path(dir), &flipped).expect("flipped");
            match Journal::resume(dir, &begun(64), 2) {
                Err(Error::Usage(_)) => assert!(bit / 8 < head),
                Ok(Some((_, records))) => {
                    assert_eq!(records.len(), (bit / 8 - head) / (3 * NODE), "bit {bit}");
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn that_of_another_run_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        Journal::begin(folder.path(), &begun(64), 2).expect("begun");
        let error = Journal::resume(folder.path(), &begun(512), 2).expect_err("another").to_string();
        assert!(error.contains("begun with other options") && error.contains("--force"), "{error}");
    }
}
