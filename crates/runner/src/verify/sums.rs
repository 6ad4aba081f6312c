//! Lines of `sha256sum` and its like, with tags or without.

use super::entry::{Entry, Kind};
use super::line::{bare, digest};
use crate::sum::names::{escape, unescape};
use hashweave::Algorithm;

/// The algorithm of a list: by its name (`SHA512SUMS`, `x.sha1`), by its first tag, or by the
/// length of its digests where that of SHA-256 is not.
pub(super) fn algorithm(name: &str, beginning: &[u8]) -> Option<Algorithm> {
    let name = name.to_ascii_lowercase();
    let stem = name.split('.').next().unwrap_or_default().trim_end_matches("sums").trim_end_matches("sum");
    let words = [stem, name.rsplit('.').next().unwrap_or_default()];
    words.into_iter().find_map(|word| word.parse().ok()).or_else(|| tagged(beginning))
}

fn tagged(beginning: &[u8]) -> Option<Algorithm> {
    let line = beginning.split(|byte| *byte == b'\n').next()?;
    let tag = str::from_utf8(line.strip_prefix(b"\\").unwrap_or(line)).ok()?.split_once(" (")?.0;
    tag.parse().ok()
}

/// Reads a line.
pub(super) fn read(algorithm: Algorithm, line: &[u8]) -> Result<Option<Entry>, String> {
    if line.is_empty() || line.starts_with(b"#") {
        return Ok(None);
    }
    let (is_escaped, line) = line.strip_prefix(b"\\").map_or((false, line), |line| (true, line));
    let (digits, name) =
        parts(algorithm, line).ok_or("neither `DIGEST  NAME` nor `ALGORITHM (NAME) = DIGEST`")?;
    let name = if is_escaped { unescape(name).ok_or("the name has a wrong escape")? } else { name.to_vec() };
    let mut entry = Entry::new(bare(&name).to_vec(), Kind::File);
    entry.digest = Some(digest(algorithm, digits)?);
    Ok(Some(entry))
}

/// The digits and the name of a line.
fn parts(algorithm: Algorithm, line: &[u8]) -> Option<(&[u8], &[u8])> {
    let tag = format!("{} (", algorithm.tag());
    if let Some(rest) = line.strip_prefix(tag.as_bytes()) {
        let end = rest.windows(4).rposition(|four| four == b") = ")?;
        return Some((&rest[end + 4..], &rest[..end]));
    }
    let (digits, rest) = line.split_at_checked(2 * algorithm.digest_length())?;
    let name = rest.strip_prefix(b"  ").or_else(|| rest.strip_prefix(b" *"))?;
    Some((digits, name)).filter(|(_, name)| !name.is_empty())
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
