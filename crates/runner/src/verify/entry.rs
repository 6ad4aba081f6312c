//! An entry of a list: a name of the tree, and what was known of it when it was listed.

use crate::lists::digits as digits_at;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::io;

/// The kinds of names in a tree, in the words of `mtree(5)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Dir,
    /// A symbolic link.
    Link,
    /// A named pipe.
    Fifo,
    /// A socket.
    Socket,
    /// A character device.
    Char,
    /// A block device.
    Block,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::File, Self::Dir, Self::Link, Self::Fifo, Self::Socket, Self::Char, Self::Block];

    /// The word for it.
    ///
    /// ```
    /// assert_eq!(runner::verify::Kind::Dir.name(), "dir");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Dir => "dir",
            Self::Link => "link",
            Self::Fifo => "fifo",
            Self::Socket => "socket",
            Self::Char => "char",
            Self::Block => "block",
        }
    }

    /// The kind of that name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A file as its system tells it apart from later versions: what a cache goes by besides size and
/// time of modification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The number of the inode.
    pub inode: u64,
    /// The time at which the inode last changed, in nanoseconds since 1970.
    pub ctime: i64,
}

/// A name in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The bytes of the path below the tree's root, with slashes between the names.
    pub path: Vec<u8>,
    /// What it is.
    pub kind: Kind,
    /// Bytes of a file.
    pub size: Option<u64>,
    /// The time of modification, in nanoseconds since 1970.
    pub mtime: Option<i64>,
    /// The permissions, as in `chmod(1)`.
    pub mode: Option<u32>,
    /// By what an update knows the file again without reading it.
    pub stamp: Option<Stamp>,
    /// Where a symbolic link leads.
    pub target: Option<Vec<u8>>,
    /// The digest of a file.
    pub digest: Option<Box<[u8]>>,
    /// The digest that a file was found to have when its bytes had rotten.
    pub found: Option<Box<[u8]>>,
}

impl Entry {
    /// An entry of which only this is known.
    ///
    /// ```
    /// use runner::verify::{Entry, Kind};
    /// let entry = Entry::new(b"docs/a".to_vec(), Kind::File);
    /// assert!(entry.size.is_none() && entry.digest.is_none());
    /// ```
    #[must_use]
    pub fn new(path: Vec<u8>, kind: Kind) -> Self {
        Self {
            path,
            kind,
            size: None,
            mtime: None,
            mode: None,
            stamp: None,
            target: None,
            digest: None,
            found: None,
        }
    }

    /// Whether a file is, for all that its system says, still the one that was hashed.
    pub(super) fn is_unchanged(&self, now: &Self) -> bool {
        let known = |entry: &Self| Some((entry.kind, entry.size?, entry.mtime?, entry.stamp?));
        self.found.is_none() && self.digest.is_some() && known(self).is_some() && known(self) == known(now)
    }

    /// Whether a name is, for all that its system says, as it is listed, and nothing of it need be
    /// read.
    pub(super) fn is_as_listed(&self, now: &Self) -> bool {
        let said = |entry: &Self| (entry.kind, entry.size, entry.mtime, entry.mode, entry.stamp);
        let is_known = self.kind != Kind::File || self.is_unchanged(now);
        is_known && self.found.is_none() && said(self) == said(now) && self.target == now.target
    }
}

/// The order of a walk: folder by folder, the names of each in the order of their bytes, and what
/// is in a folder directly after it. So it is the order of bytes, with slashes before all others.
pub(super) fn order(a: &[u8], b: &[u8]) -> Ordering {
    let rank = |byte: &u8| if *byte == b'/' { 0 } else { *byte };
    match a.iter().zip(b).position(|(a, b)| a != b) {
        Some(at) => rank(&a[at]).cmp(&rank(&b[at])),
        None => a.len().cmp(&b.len()),
    }
}

/// Whether a path leads below a folder.
pub(super) fn is_below(path: &[u8], folder: &[u8]) -> bool {
    folder.is_empty() || path.strip_prefix(folder).is_some_and(|rest| rest.first() == Some(&b'/'))
}

/// An entry as a line of our own lists.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Line<'a> {
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    path: Cow<'a, str>,
    /// The bytes of a path that is not UTF-8.
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    path_hex: Cow<'a, str>,
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    size: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mtime: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mode: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    inode: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ctime: Option<i64>,
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    target: Cow<'a, str>,
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    target_hex: Cow<'a, str>,
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    digest: Cow<'a, str>,
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    found: Cow<'a, str>,
}

/// A name as text, or else its bytes as hexadecimal digits; one of the two is empty.
pub(super) fn text_or_hex(name: &[u8]) -> (Cow<'_, str>, Cow<'_, str>) {
    match str::from_utf8(name) {
        Ok(text) => (Cow::Borrowed(text), Cow::Borrowed("")),
        Err(_) => (Cow::Borrowed(""), Cow::Owned(hex::encode(name))),
    }
}

/// Hexadecimal digits. `hex::encode` makes them character by character, which took a twentieth
/// of the processor time of an update in which nothing had changed.
fn digits(bytes: Option<&[u8]>) -> Cow<'static, str> {
    let Some(bytes) = bytes else { return Cow::Borrowed("") };
    let mut digits = vec![0; 2 * bytes.len()];
    hex::encode_to_slice(bytes, &mut digits).expect("there is room for two digits a byte");
    Cow::Owned(String::from_utf8(digits).expect("digits are ASCII"))
}

impl<'a> From<&'a Entry> for Line<'a> {
    fn from(entry: &'a Entry) -> Self {
        let (path, path_hex) = text_or_hex(&entry.path);
        let (target, target_hex) = text_or_hex(entry.target.as_deref().unwrap_or_default());
        Self {
            path,
            path_hex,
            kind: entry.kind,
            size: entry.size,
            mtime: entry.mtime,
            mode: entry.mode,
            inode: entry.stamp.map(|stamp| stamp.inode),
            ctime: entry.stamp.map(|stamp| stamp.ctime),
            target,
            target_hex,
            digest: digits(entry.digest.as_deref()),
            found: digits(entry.found.as_deref()),
        }
    }
}

/// The bytes of text and digits, one of which is empty; none if both are.
fn bytes(text: &str, digits: &str) -> Result<Option<Vec<u8>>, String> {
    let of_digits = || hex::decode(digits).map_err(|error| error.to_string());
    match (text.is_empty(), digits.is_empty()) {
        (false, _) => Ok(Some(text.as_bytes().to_vec())),
        (true, false) => of_digits().map(Some),
        (true, true) => Ok(None),
    }
}

impl TryFrom<Line<'_>> for Entry {
    type Error = String;

    fn try_from(line: Line<'_>) -> Result<Self, String> {
        let digest = |digits: &str| bytes("", digits).map(|found| found.map(Vec::into_boxed_slice));
        Ok(Self {
            path: bytes(&line.path, &line.path_hex)?.ok_or("it has no path")?,
            kind: line.kind,
            size: line.size,
            mtime: line.mtime,
            mode: line.mode,
            stamp: line.inode.zip(line.ctime).map(|(inode, ctime)| Stamp { inode, ctime }),
            target: bytes(&line.target, &line.target_hex)?,
            digest: digest(&line.digest)?,
            found: digest(&line.found)?,
        })
    }
}

/// What is written as a line and read again.
pub(super) trait Record: Sized {
    /// Appends a line.
    fn write(&self, line: &mut Vec<u8>) -> io::Result<()>;

    /// Reads such a line, or says what is wrong with it.
    fn read(line: &[u8]) -> Result<Self, String>;
}

/// The lines of our own lists.
impl Record for Entry {
    fn write(&self, line: &mut Vec<u8>) -> io::Result<()> {
        append(line, &Line::from(self))
    }

    fn read(line: &[u8]) -> Result<Self, String> {
        if let Some(entry) = as_written(line) {
            return Ok(entry);
        }
        let line: Line<'_> = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        line.try_into()
    }
}

/// Reads the line of a file in the form in which it is [written](Record::write), which the general
/// reader takes several times as long for; nothing if it has another form or an escape.
fn as_written(line: &[u8]) -> Option<Entry> {
    let rest = line.strip_prefix(b"{\"path\":\"")?;
    let end = rest.iter().position(|&byte| byte == b'"' || byte == b'\\' || byte < b' ')?;
    let (path, mut rest) = rest.split_at(end);
    str::from_utf8(path).ok().filter(|path| !path.is_empty())?;
    let mut number = |key: &[u8]| {
        let text = rest.strip_prefix(key)?;
        let length = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (digits, after) = text.split_at(length);
        // Nineteen digits fit; a number does not begin with zero.
        let fits = (1..=19).contains(&length) && (length == 1 || digits[0] != b'0');
        rest = after;
        fits.then(|| digits.iter().fold(0, |number, digit| 10 * number + u64::from(digit - b'0')))
    };
    let mut entry = Entry::new(Vec::new(), Kind::File);
    entry.size = Some(number(b"\",\"kind\":\"file\",\"size\":")?);
    entry.mtime = Some(number(b",\"mtime\":")?.try_into().ok()?);
    entry.mode = Some(number(b",\"mode\":")?.try_into().ok()?);
    let inode = number(b",\"inode\":")?;
    entry.stamp = Some(Stamp { inode, ctime: number(b",\"ctime\":")?.try_into().ok()? });
    let (digest, rest) = digits_at(rest.strip_prefix(b",\"digest\":\"")?)?;
    let is_whole = !digest.is_empty() && rest.strip_suffix(b"\n").unwrap_or(rest) == b"\"}";
    (entry.path, entry.digest) = (path.to_vec(), Some(digest.into()));
    is_whole.then_some(entry)
}

/// Appends a value as a line of JSON.
pub(super) fn append(line: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *line, value).map_err(io::Error::other)?;
    line.push(b'\n');
    Ok(())
}

/// The state of a name, by a list and the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// As listed.
    Same,
    /// Not in the list.
    New,
    /// Its bytes, its kind or where it leads changed, and so did its time of modification, as far
    /// as the list has any.
    Changed,
    /// The bytes changed, and size and time of modification did not.
    Rotten,
    /// In the list under another name, which is gone.
    Moved,
    /// In the list only.
    Gone,
    /// It could not be read or listed.
    Unreadable,
    /// It changed while it was read.
    Unstable,
    /// The list cannot hold its name.
    Unlisted,
    /// Where names differ by more than capital letters only, it would be one with another.
    Folded,
}

impl State {
    /// All states, in the order of summaries.
    pub const ALL: [Self; 10] = [
        Self::Same,
        Self::New,
        Self::Changed,
        Self::Moved,
        Self::Gone,
        Self::Rotten,
        Self::Unreadable,
        Self::Unstable,
        Self::Unlisted,
        Self::Folded,
    ];

    /// The word for it.
    ///
    /// ```
    /// assert_eq!(runner::verify::State::Rotten.name(), "rotten");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::New => "new",
            Self::Changed => "changed",
            Self::Rotten => "rotten",
            Self::Moved => "moved",
            Self::Gone => "gone",
            Self::Unreadable => "unreadable",
            Self::Unstable => "unstable",
            Self::Unlisted => "unlisted",
            Self::Folded => "folded",
        }
    }

    /// Whether it is a fault whatever was to be done, and not an edit that an update takes over.
    #[must_use]
    pub fn is_fault(self) -> bool {
        matches!(self, Self::Rotten | Self::Unreadable | Self::Unstable | Self::Unlisted)
    }
}

/// What was found of a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// Its state.
    pub state: State,
    /// The bytes of the path.
    pub path: Vec<u8>,
    /// Where something that moved was.
    pub from: Option<Vec<u8>>,
    /// The digest of a file that was read, or whose digest is known.
    pub digest: Option<Box<[u8]>>,
    /// The digest in the list.
    pub expected: Option<Box<[u8]>>,
    /// Why something could not be read.
    pub reason: Option<String>,
}

/// Findings wait in temporary files for their turn.
impl Record for Finding {
    fn write(&self, line: &mut Vec<u8>) -> io::Result<()> {
        append(line, self)
    }

    fn read(line: &[u8]) -> Result<Self, String> {
        serde_json::from_slice(line).map_err(|error| error.to_string())
    }
}

impl Finding {
    pub(super) fn new(state: State, path: &[u8]) -> Self {
        Self { state, path: path.to_vec(), from: None, digest: None, expected: None, reason: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_all_of_an_entry() {
        let whole = Entry {
            size: Some(3),
            mtime: Some(-1),
            mode: Some(0o644),
            stamp: Some(Stamp { inode: 7, ctime: 9 }),
            digest: Some([1, 2].into()),
            found: Some([3].into()),
            ..Entry::new(b"a\n\"b/\xC3\xA9".to_vec(), Kind::File)
        };
        let link = Entry { target: Some(b"\xFF".to_vec()), ..Entry::new(b"\xFE".to_vec(), Kind::Link) };
        for entry in [whole, link, Entry::new(b"x".to_vec(), Kind::Dir)] {
            let mut line = Vec::new();
            entry.write(&mut line).expect("written");
            assert_eq!(line.iter().filter(|byte| **byte == b'\n').count(), 1);
            assert_eq!(Entry::read(&line), Ok(entry));
        }
        assert!(Entry::read(b"{\"kind\":\"file\"}").is_err_and(|fault| fault.contains("path")));
        assert!(Entry::read(b"{\"path\":\"a\",\"kind\":\"file\",\"digest\":\"0\"}").is_err());
    }

    /// The quick reader takes what is written of most files, and nothing that the general one reads
    /// otherwise.
    #[test]
    fn lines_as_they_are_written_are_read_in_one_way() {
        let entry = Entry {
            size: Some(0),
            mtime: Some(1_700_000_000_123_456_789),
            mode: Some(0o644),
            stamp: Some(Stamp { inode: 12, ctime: 5 }),
            digest: Some([0xAB, 1].into()),
            ..Entry::new("a/é b".into(), Kind::File)
        };
        let mut line = Vec::new();
        entry.write(&mut line).expect("written");
        assert_eq!(as_written(&line), Some(entry));
        let general = |line: &[u8]| {
            serde_json::from_slice::<Line<'_>>(line).map_err(|error| error.to_string())?.try_into()
        };
        let mut taken = 0;
        for place in 0..line.len() {
            for byte in 0..=255 {
                let mut changed = line.clone();
                changed[place] = byte;
                if let Some(entry) = as_written(&changed) {
                    assert_eq!(general(&changed), Ok(entry), "{}", String::from_utf8_lossy(&changed));
                    taken += 1;
                }
            }
        }
        assert!(taken > 9 * line.len() / 10, "{taken} of {} lines", 256 * line.len());
    }

    #[test]
    fn folders_come_before_what_is_in_them() {
        let paths: [&[u8]; 5] = [b"a", b"a/b", b"a/b/c", b"a-b", b"a.b"];
        for pair in paths.windows(2) {
            assert_eq!(order(pair[0], pair[1]), Ordering::Less, "{pair:?}");
        }
        assert!(is_below(b"a/b", b"a") && !is_below(b"ab", b"a") && is_below(b"a", b""));
    }
}
