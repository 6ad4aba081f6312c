//! An entry of a check list, and the lines that are accepted as entries.

use super::digest::{Blake3Mode, Choice, Digest};
use hashweave::Algorithm;

/// A line that states the digest of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which digest it is.
    pub digest: Digest,
    /// Its bytes.
    pub expected: Vec<u8>,
    /// The name of the file.
    pub name: Vec<u8>,
    /// Whether the name is escaped in the line.
    pub escaped: bool,
    /// Whether the digest could be one of another algorithm as well, for all that is known.
    pub is_assumed: bool,
}

/// The digests that lines may have.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The algorithms of lines with a tag.
    pub tagged: Vec<Choice>,
    /// The algorithms of lines without a tag; the first one that has a digest of this length is
    /// taken.
    pub untagged: Vec<Choice>,
    /// The reason why it is these.
    pub grounds: Grounds,
    /// The forms of lines.
    pub dialect: Dialect,
    /// The mode of BLAKE3, which only the command line states.
    pub blake3: Blake3Mode,
}

/// The algorithm of digests without a tag that nothing else tells the algorithm of.
pub const DEFAULT: Algorithm = Algorithm::Sha256;

impl Accepted {
    /// Lines of these digests, in the forms of any program.
    #[must_use]
    pub fn only(choices: Vec<Choice>) -> Self {
        let (dialect, blake3) = (Dialect::Any, Blake3Mode::default());
        Self { tagged: choices.clone(), untagged: choices, grounds: Grounds::Option, dialect, blake3 }
    }

    /// Any line with a tag, and those without one that their lengths tell the algorithm of: the
    /// [default one](DEFAULT), or the only one that has digests of this length.
    #[must_use]
    pub fn any() -> Self {
        let is_alone = |choice: &Choice| Choice::of_digests(choice.usual().length).nth(1).is_none();
        let untagged = [Choice::of_algorithm(DEFAULT)].into_iter().chain(Choice::all().filter(is_alone));
        let tagged = Choice::all().collect();
        Self { tagged, untagged: untagged.collect(), grounds: Grounds::Length, ..Self::only(Vec::new()) }
    }

    /// Whether lines without a tag have a CRC-32, so that eight digits are no word of a text.
    pub(super) fn has_crc32(&self) -> bool {
        self.grounds != Grounds::Length && self.untagged.contains(&Choice::CRC32)
    }

    /// Whether a digest without a tag could be one of another algorithm as well.
    pub fn assumes(&self, digest: Digest) -> bool {
        self.grounds == Grounds::Length && Choice::of_digests(digest.length).nth(1).is_some()
    }
}

/// The source of the algorithm of a digest without a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// An option, or the name of the program.
    Option,
    /// The name of the list.
    ListName,
    /// The length of the digest: it is that of the default algorithm, or of only one.
    Length,
}

/// The accepted lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The lines of one of the coreutils.
    Coreutils,
    /// The same lines, with tags in any case, and those of OpenSSL.
    Any,
    /// The lines of `b3sum`; nothing else may stand between them.
    B3sum,
}
