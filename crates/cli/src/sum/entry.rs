//! An entry of a check list, and the lines that are accepted as entries.

use super::digest::{Blake3Mode, Choice, Digest};

/// A line that states the digest of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) digest: Digest,
    pub(crate) expected: Vec<u8>,
    pub(crate) name: Vec<u8>,
    /// Whether the name is escaped in the line.
    pub(crate) escaped: bool,
    /// Whether the digest could be one of another algorithm as well, for all that is known.
    pub(crate) is_assumed: bool,
}

/// The digests that lines may have.
#[derive(Clone, Debug)]
pub(crate) struct Accepted {
    /// The algorithms of lines with a tag.
    pub(crate) tagged: Vec<Choice>,
    /// The algorithms of lines without a tag; the first one that has a digest of this length is
    /// taken.
    pub(crate) untagged: Vec<Choice>,
    /// The reason why it is these.
    pub(crate) grounds: Grounds,
    pub(crate) dialect: Dialect,
    /// The mode of BLAKE3, which only the command line states.
    pub(crate) blake3: Blake3Mode,
}

impl Accepted {
    /// Whether a digest without a tag could be one of another algorithm as well.
    pub(super) fn assumes(&self, digest: Digest) -> bool {
        self.grounds == Grounds::Length && Choice::of_digests(digest.length).nth(1).is_some()
    }
}

/// The source of the algorithm of a digest without a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grounds {
    /// An option, or the name of the program.
    Option,
    /// The name of the list.
    ListName,
    /// The length of the digest: it is that of the default algorithm, or of only one.
    Length,
}

/// The accepted lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// The lines of one of the coreutils.
    Coreutils,
    /// The same lines, with tags in any case, and those of OpenSSL.
    Any,
    /// The lines of `b3sum`; nothing else may stand between them.
    B3sum,
}
