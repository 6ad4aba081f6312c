//! Lists of `hashdeep`: columns, whose names the second line has, and comments after `##`.

use super::entry::{Entry, Kind};
use super::line::{Reading, digest};
use hashweave::Algorithm;

/// The first bytes of a list.
pub(super) const BEGINNING: &[u8] = b"%%%% HASHDEEP-1.";

/// Where a line has what is needed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) algorithm: Algorithm,
    digest: usize,
    size: usize,
    /// How many there are; the last is the name, which may have commas.
    count: usize,
}

/// The columns of a list that begins with these bytes: of several digests the longest counts.
pub(super) fn columns(beginning: &[u8]) -> Option<Columns> {
    let second = beginning.split(|byte| *byte == b'\n').nth(1)?.strip_prefix(b"%%%% ")?;
    let names: Vec<&str> = str::from_utf8(second).ok()?.trim_end().split(',').collect();
    let known = names.iter().enumerate().filter_map(|(place, name)| Some((name.parse().ok()?, place)));
    let (algorithm, digest) =
        known.max_by_key(|(algorithm, _): &(Algorithm, _)| algorithm.digest_length())?;
    let size = names.iter().position(|name| *name == "size")?;
    (names.last() == Some(&"filename")).then_some(Columns { algorithm, digest, size, count: names.len() })
}

/// Reads the lines of a list that begins with these bytes.
pub(super) fn reading(_algorithm: Algorithm, beginning: &[u8]) -> Reading {
    let columns = columns(beginning);
    Box::new(move |line| {
        if line.starts_with(b"%%%%") || line.starts_with(b"##") || line.is_empty() {
            return Ok(None);
        }
        let columns = columns.ok_or("the second line names no columns `size`, `sha256` and `filename`")?;
        entry(columns, line).map(Some)
    })
}

fn entry(columns: Columns, line: &[u8]) -> Result<Entry, String> {
    let cells: Vec<&[u8]> = line.splitn(columns.count, |byte| *byte == b',').collect();
    let name = cells.get(columns.count - 1).ok_or_else(|| format!("not {} columns", columns.count))?;
    let size = str::from_utf8(cells[columns.size]).ok().and_then(|size| size.parse().ok());
    let mut entry = Entry::new(name.to_vec(), Kind::File);
    entry.size = Some(size.ok_or("the size is no number")?);
    entry.digest = Some(digest(columns.algorithm, cells[columns.digest])?);
    Ok(entry)
}

/// The first lines.
pub(super) fn head(algorithm: Algorithm) -> String {
    format!("%%%% HASHDEEP-1.0\n%%%% size,{algorithm},filename\n## made by hashweave verify\n##\n")
}

/// Appends a line; names with line breaks have none.
pub(super) fn write(entry: &Entry, line: &mut Vec<u8>) -> bool {
    let (Some(size), Some(digest)) = (entry.size, &entry.digest) else { return false };
    if entry.path.iter().any(|byte| b"\n\r".contains(byte)) {
        return false;
    }
    line.extend_from_slice(format!("{size},{},./", hex::encode(digest)).as_bytes());
    line.extend_from_slice(&entry.path);
    line.push(b'\n');
    true
}
