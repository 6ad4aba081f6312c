//! Manifests of bags (RFC 8493): a digest, blanks, a path below the bag, in which a percent sign
//! and line breaks are encoded (section 2.1.3).

use super::entry::{Entry, Kind};
use super::line::{bare, digest};
use hashweave::Algorithm;

/// The folder of a bag that a manifest is about.
pub(super) const PAYLOAD: &str = "data";

/// The algorithm that a manifest's name states (section 2.4).
pub(super) fn algorithm(name: &str) -> Option<Algorithm> {
    name.strip_prefix("manifest-")?.strip_suffix(".txt")?.parse().ok()
}

/// Reads a line.
pub(super) fn read(algorithm: Algorithm, line: &[u8]) -> Result<Option<Entry>, String> {
    if line.is_empty() {
        return Ok(None);
    }
    let end = line.iter().position(u8::is_ascii_whitespace).ok_or("no blank after the digest")?;
    // Programs of the time before the RFC mark binary files.
    let path = line[end..].trim_ascii_start();
    let path = decoded(bare(path.strip_prefix(b"*").unwrap_or(path)));
    if !path.starts_with(b"data/") {
        return Err("the path does not begin with data/".to_owned());
    }
    let mut entry = Entry::new(path, Kind::File);
    entry.digest = Some(digest(algorithm, &line[..end])?);
    Ok(Some(entry))
}

const CODES: [(u8, &[u8]); 3] = [(b'%', b"%25"), (b'\n', b"%0A"), (b'\r', b"%0D")];

fn decoded(path: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(path.len());
    let mut rest = path;
    while let [first, after @ ..] = rest {
        let code = CODES
            .iter()
            .find(|(_, code)| rest.get(..3).is_some_and(|three| three.eq_ignore_ascii_case(code)));
        plain.push(code.map_or(*first, |(byte, _)| *byte));
        rest = if code.is_some() { &rest[3..] } else { after };
    }
    plain
}

/// Appends a line; names that are not UTF-8 have none, as the tag files of a bag are.
pub(super) fn write(entry: &Entry, line: &mut Vec<u8>) -> bool {
    let Some(digest) = entry.digest.as_ref().filter(|_| str::from_utf8(&entry.path).is_ok()) else {
        return false;
    };
    line.extend_from_slice(hex::encode(digest).as_bytes());
    line.extend_from_slice(b"  ");
    for byte in &entry.path {
        match CODES.iter().find(|(plain, _)| plain == byte) {
            Some((_, code)) => line.extend_from_slice(code),
            None => line.push(*byte),
        }
    }
    line.push(b'\n');
    true
}
