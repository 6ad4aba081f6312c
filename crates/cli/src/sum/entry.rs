//! An entry of a check list, and the lines that are taken for one.

use super::digest::{Blake3Mode, Choice, Digest};

/// A line that says what a file should have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) digest: Digest,
    pub(crate) expected: Vec<u8>,
    pub(crate) name: Vec<u8>,
    /// Whether the name is escaped in the line.
    pub(crate) escaped: bool,
}

/// The digests that lines may have.
#[derive(Clone, Debug)]
pub(crate) struct Accepted {
    /// The algorithms of BSD-style lines.
    pub(crate) tagged: Vec<Choice>,
    /// Those of lines without a tag; the first of them that has a digest of this length.
    pub(crate) untagged: Vec<Choice>,
    pub(crate) dialect: Dialect,
    /// The mode of BLAKE3, which the command line states and no line does.
    pub(crate) blake3: Blake3Mode,
}

/// Whose lines are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// Those of one of the coreutils.
    Coreutils,
    /// These, with tags in any case, and those of OpenSSL.
    Any,
    /// Those of `b3sum`, with nothing between them.
    B3sum,
}

/// The name that was escaped; none if it is not escaped in order.
pub(super) fn unescape(name: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::with_capacity(name.len());
    let mut bytes = name.iter();
    while let Some(&byte) = bytes.next() {
        plain.push(match byte {
            0 => return None,
            b'\\' => match bytes.next()? {
                b'\\' => b'\\',
                b'n' => b'\n',
                b'r' => b'\r',
                _ => return None,
            },
            other => other,
        });
    }
    Some(plain)
}
