//! Lines of `sha256sum` and its like, and of all the programs whose lists [`lists`](crate::lists)
//! reads.

use super::entry::{Entry, Kind};
use super::line::Reading;
use crate::lists::{Accepted, Choice, Dialect, Lines, Parser, naming};
use crate::sum::names::escape;
use hashweave::Algorithm;
use std::path::Path;

/// The algorithm of a list that begins with these bytes: that of its first digest, by its tag, by
/// the name of the list (`SHA512SUMS`, `x.sha1`) or by its length.
pub(super) fn algorithm(list: &Path, beginning: &[u8]) -> Option<Algorithm> {
    let mut parser = Parser::new(Accepted::any());
    parser.begin(naming::algorithms(list.as_os_str()), None);
    let mut lines = Lines::new(beginning, Dialect::Any);
    while lines.read().ok()? {
        if !parser.skips(lines.line()) {
            return parser.entry(lines.line())?.digest.function.algorithm();
        }
    }
    None
}

/// Reads the lines of a list that has digests of this algorithm.
pub(super) fn reading(algorithm: Algorithm) -> Reading {
    let mut parser = Parser::new(Accepted::only(vec![Choice::of_algorithm(algorithm)]));
    Box::new(
        move |line| if parser.skips(line) { Ok(None) } else { entry(&mut parser, algorithm, line).map(Some) },
    )
}

fn entry(parser: &mut Parser, algorithm: Algorithm, line: &[u8]) -> Result<Entry, String> {
    let Some(found) = parser.entry(line) else {
        return Err(match parser.foreign(line) {
            Some(foreign) => format!("a digest of {}", foreign.text),
            None => format!("no line with a digest of {algorithm} and a name"),
        });
    };
    if found.expected.len() != algorithm.digest_length() {
        return Err(format!("a digest of {}, in a list of {algorithm}", found.digest.tag()));
    }
    let mut entry = Entry::new(found.name, Kind::File);
    entry.digest = Some(found.expected.into());
    Ok(entry)
}

/// Appends a line.
pub(super) fn write(entry: &Entry, line: &mut Vec<u8>) -> bool {
    let Some(digest) = &entry.digest else { return false };
    let escaped = escape(&entry.path);
    if *escaped != *entry.path {
        line.push(b'\\');
    }
    line.extend_from_slice(hex::encode(digest).as_bytes());
    line.extend_from_slice(b"  ");
    line.extend_from_slice(&escaped);
    line.push(b'\n');
    true
}
