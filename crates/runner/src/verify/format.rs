//! The formats of lists: one row each, and how a line is read and written.
//!
//! | format | its rules |
//! |---|---|
//! | `hashweave` | [`own`](super::own): JSON lines; the only one that an update can use as a cache |
//! | `sums` | `SHA256SUMS` and its like, as coreutils' `sha256sum` writes and reads them |
//! | `hashdeep` | version 1.0, of `hashdeep` 4.4 |
//! | `bagit` | RFC 8493: `manifest-sha256.txt` in a bag |
//! | `mtree` | `mtree(5)` of NetBSD, as its `mtree` and libarchive's `bsdtar` write and read it |

use super::entry::{Entry, Kind};
use super::line::Reading;
use super::{bagit, hashdeep, mtree, sums};
use hashweave::Algorithm;
use std::path::Path;

/// A format of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// JSON lines with everything that an update needs.
    Hashweave,
    /// Lines of `sha256sum`.
    Sums,
    /// Lines of `hashdeep`.
    Hashdeep,
    /// A manifest of a bag.
    BagIt,
    /// A specification of `mtree`.
    Mtree,
}

/// What is known of a format.
pub(super) struct Row {
    format: Format,
    name: &'static str,
    /// The names in a tree that a list can hold.
    pub(super) kinds: &'static [Kind],
    /// The name of a list where none is given.
    file: fn(Algorithm) -> String,
    /// The algorithms that lists of other programs can have; all if there are none here.
    pub(super) algorithms: &'static [Algorithm],
    /// Reads the lines of a list that begins with these bytes.
    pub(super) reading: fn(Algorithm, &[u8]) -> Reading,
    /// The first lines.
    pub(super) head: fn(Algorithm) -> String,
    /// Appends an entry; false if the format has no way to say it.
    pub(super) write: fn(Algorithm, &Entry, &mut Vec<u8>) -> bool,
}

const FILES: &[Kind] = &[Kind::File];

const ROWS: [Row; 5] = [
    Row {
        format: Format::Hashweave,
        name: "hashweave",
        kinds: &Kind::ALL,
        file: |_| "hashweave.jsonl".to_owned(),
        algorithms: &[],
        reading: |_, _| Box::new(|line| super::entry::Record::read(line).map(Some)),
        head: |_| String::new(),
        write: |_, entry, line| super::entry::Record::write(entry, line).is_ok(),
    },
    Row {
        format: Format::Sums,
        name: "sums",
        kinds: FILES,
        file: |algorithm| format!("{}SUMS", algorithm.to_string().to_ascii_uppercase()),
        algorithms: &[],
        reading: |algorithm, _| sums::reading(algorithm),
        head: |_| String::new(),
        write: |_, entry, line| sums::write(entry, line),
    },
    Row {
        format: Format::Hashdeep,
        name: "hashdeep",
        kinds: FILES,
        file: |_| "hashdeep.txt".to_owned(),
        algorithms: &[Algorithm::Md5, Algorithm::Sha1, Algorithm::Sha256],
        reading: hashdeep::reading,
        head: hashdeep::head,
        write: |_, entry, line| hashdeep::write(entry, line),
    },
    Row {
        format: Format::BagIt,
        name: "bagit",
        kinds: FILES,
        file: |algorithm| format!("manifest-{algorithm}.txt"),
        algorithms: &[Algorithm::Md5, Algorithm::Sha1, Algorithm::Sha256, Algorithm::Sha512],
        reading: |algorithm, _| Box::new(move |line| bagit::read(algorithm, line)),
        head: |_| String::new(),
        write: |_, entry, line| bagit::write(entry, line),
    },
    Row {
        format: Format::Mtree,
        name: "mtree",
        kinds: &Kind::ALL,
        file: |_| "mtree.txt".to_owned(),
        algorithms: &mtree::ALGORITHMS,
        reading: |algorithm, _| mtree::reading(algorithm),
        head: |_| mtree::HEAD.to_owned(),
        write: mtree::write,
    },
];

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Hashweave, Self::Sums, Self::Hashdeep, Self::BagIt, Self::Mtree];

    pub(super) fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name of the format.
    ///
    /// ```
    /// assert_eq!(runner::verify::Format::BagIt.name(), "bagit");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The format of that name.
    ///
    /// ```
    /// use runner::verify::Format;
    /// assert_eq!(Format::named("mtree"), Some(Format::Mtree));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.format)
    }

    /// The name of a list of this format where none is given.
    ///
    /// ```
    /// use hashweave::Algorithm;
    /// assert_eq!(runner::verify::Format::Sums.file(Algorithm::Sha256), "SHA256SUMS");
    /// ```
    #[must_use]
    pub fn file(self, algorithm: Algorithm) -> String {
        (self.row().file)(algorithm)
    }

    /// Whether a list can hold names of that kind.
    pub(super) fn holds(self, kind: Kind) -> bool {
        self.row().kinds.contains(&kind)
    }

    /// The format of a list, by its name and its first bytes.
    pub(super) fn of(list: &Path, beginning: &[u8]) -> Self {
        let name = list.file_name().unwrap_or_default().to_string_lossy();
        if beginning.starts_with(super::own::BEGINNING) {
            Self::Hashweave
        } else if beginning.starts_with(hashdeep::BEGINNING) {
            Self::Hashdeep
        } else if bagit::algorithm(&name).is_some() {
            Self::BagIt
        } else if mtree::is_one(beginning) {
            Self::Mtree
        } else {
            Self::Sums
        }
    }

    /// The algorithm of a list, by its name and its first bytes.
    pub(super) fn algorithm(self, list: &Path, beginning: &[u8]) -> Option<Algorithm> {
        let name = list.file_name().unwrap_or_default().to_string_lossy();
        match self {
            Self::Hashweave => super::own::Header::of(beginning).ok().and_then(|header| header.algorithm()),
            Self::Sums => sums::algorithm(list, beginning),
            Self::Hashdeep => hashdeep::columns(beginning).map(|columns| columns.algorithm),
            Self::BagIt => bagit::algorithm(&name),
            Self::Mtree => mtree::algorithm(beginning),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_formats() {
        for (format, row) in Format::ALL.into_iter().zip(&ROWS) {
            assert!(format == row.format && Format::named(row.name) == Some(format));
        }
    }
}
