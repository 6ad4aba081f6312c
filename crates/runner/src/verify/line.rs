//! What the lines of other programs' lists have in common.

use super::entry::Entry;
use hashweave::Algorithm;

/// Reads a line: an entry, nothing, or what is wrong.
pub(super) type Reading = Box<dyn FnMut(&[u8]) -> Result<Option<Entry>, String> + Send>;

/// A path as other programs write it, with `./` in front or without.
pub(super) fn bare(path: &[u8]) -> &[u8] {
    path.strip_prefix(b"./").unwrap_or(path)
}

/// The digest of hexadecimal digits, if it is as long as the algorithm's.
pub(super) fn digest(algorithm: Algorithm, digits: &[u8]) -> Result<Box<[u8]>, String> {
    let bytes = hex::decode(digits).ok().filter(|bytes| bytes.len() == algorithm.digest_length());
    let length = 2 * algorithm.digest_length();
    bytes
        .map(Into::into)
        .ok_or_else(|| format!("no digest of {algorithm}, which has {length} hexadecimal digits"))
}
