//! Specifications of `mtree(5)`: a name and keywords a line. Names are relative to the folder
//! above, which `..` leaves, or have a slash and are relative to the root. `/set` states keywords
//! for all names that follow.
//!
//! We write paths from the root, which NetBSD's `mtree` and libarchive read alike, and every byte
//! that is not plain as three octal digits.

use super::entry::{Entry, Kind};
use super::line::{Reading, bare, digest};
use hashweave::Algorithm;
use std::collections::BTreeMap;

/// The first lines of what we write.
pub(super) const HEAD: &str = "#mtree\n. type=dir\n";

/// The algorithms that have keywords, from the shortest digest to the longest.
pub(super) const ALGORITHMS: [Algorithm; 5] =
    [Algorithm::Md5, Algorithm::Sha1, Algorithm::Sha256, Algorithm::Sha384, Algorithm::Sha512];

/// Whether a list that begins with these bytes is one.
pub(super) fn is_one(beginning: &[u8]) -> bool {
    let mut lines = beginning.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    lines.any(|line| {
        let words: Vec<&[u8]> = line.split(u8::is_ascii_whitespace).collect();
        matches!(words[..], [b"#mtree" | b"/set", ..])
            || words.len() > 1 && words[1..].iter().any(|word| word.starts_with(b"type="))
    })
}

/// The keywords that state a digest: the first name of each is the one that we write.
fn keywords(algorithm: Algorithm) -> [String; 2] {
    [format!("{algorithm}digest"), algorithm.to_string()]
}

/// The algorithm of a list that begins with these bytes: of several the longest counts.
pub(super) fn algorithm(beginning: &[u8]) -> Option<Algorithm> {
    let stated = |algorithm: &&Algorithm| {
        let words = keywords(**algorithm).map(|keyword| format!(" {keyword}="));
        words.iter().any(|word| beginning.windows(word.len()).any(|part| part == word.as_bytes()))
    };
    ALGORITHMS.iter().rev().find(stated).copied()
}

/// What is known when a line is read.
struct Specification {
    algorithm: Algorithm,
    /// The folder of names without a slash.
    folder: Vec<Vec<u8>>,
    set: BTreeMap<Vec<u8>, Vec<u8>>,
    /// The beginning of a line that a backslash continues.
    begun: Vec<u8>,
}

/// Reads the lines of a specification with digests of this algorithm.
pub(super) fn reading(algorithm: Algorithm) -> Reading {
    let mut specification =
        Specification { algorithm, folder: Vec::new(), set: BTreeMap::new(), begun: Vec::new() };
    Box::new(move |line| specification.read(line))
}

impl Specification {
    fn read(&mut self, line: &[u8]) -> Result<Option<Entry>, String> {
        let mut whole = std::mem::take(&mut self.begun);
        whole.extend_from_slice(line);
        if whole.ends_with(b"\\") && !whole.starts_with(b"#") {
            whole.pop();
            whole.push(b' ');
            self.begun = whole;
            return Ok(None);
        }
        let mut words = whole.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        match words.next() {
            None => Ok(None),
            Some(word) if word.starts_with(b"#") => Ok(None),
            // The last one may leave the root.
            Some(b"..") => Ok(self.folder.pop().and(None)),
            Some(b"/set") => {
                self.set.extend(words.map(keyword));
                Ok(None)
            }
            Some(b"/unset") => {
                words.for_each(|word| drop(self.set.remove(word)));
                Ok(None)
            }
            Some(word) if word.starts_with(b"/") => {
                Err(format!("no command {}", String::from_utf8_lossy(word)))
            }
            Some(name) => self.entry(name, words.map(keyword).collect()),
        }
    }

    /// The entry of a name; none of the root.
    fn entry(&mut self, name: &[u8], mut own: BTreeMap<Vec<u8>, Vec<u8>>) -> Result<Option<Entry>, String> {
        for (keyword, value) in &self.set {
            own.entry(keyword.clone()).or_insert_with(|| value.clone());
        }
        let text = |keyword: &str| own.get(keyword.as_bytes()).map(|value| String::from_utf8_lossy(value));
        let kind = text("type").map_or(Some(Kind::File), |kind| Kind::named(&kind));
        let kind = kind.ok_or("the type is none of file, dir, link, fifo, socket, char, block")?;
        let is_path = name.contains(&b'/');
        let name = unescaped(bare(name))?;
        let path = if is_path {
            name.clone()
        } else {
            self.folder.iter().chain([&name]).cloned().collect::<Vec<_>>().join(&b'/')
        };
        if !is_path && kind == Kind::Dir && name != b"." {
            self.folder.push(name.clone());
        } else if !is_path && name == b"." {
            // The root, which a last `..` may leave.
            return Ok(None);
        }
        let mut entry = Entry::new(path, kind);
        if kind == Kind::File {
            entry.size =
                text("size").map(|size| size.parse()).transpose().map_err(|_| "the size is no number")?;
            let stated = keywords(self.algorithm).iter().find_map(|keyword| own.get(keyword.as_bytes()));
            let stated = stated.ok_or_else(|| format!("the file has no {}", keywords(self.algorithm)[0]))?;
            entry.digest = Some(digest(self.algorithm, stated)?);
        }
        entry.mtime =
            text("time").map(|time| nanoseconds(&time).ok_or("the time is no number")).transpose()?;
        entry.mode = text("mode").and_then(|mode| u32::from_str_radix(&mode, 8).ok());
        entry.target = own.get(&b"link"[..]).map(|target| unescaped(target)).transpose()?;
        Ok(Some(entry))
    }
}

fn keyword(word: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let mut parts = word.splitn(2, |byte| *byte == b'=');
    let mut part = || parts.next().unwrap_or_default().to_vec();
    (part(), part())
}

/// A time: seconds, and after the point a number of nanoseconds, which libarchive writes without
/// zeros in front.
fn nanoseconds(time: &str) -> Option<i64> {
    let (seconds, rest) = time.split_once('.').unwrap_or((time, "0"));
    let rest: i64 = rest.parse().ok().filter(|rest| (0..1_000_000_000).contains(rest))?;
    seconds.parse::<i64>().ok()?.checked_mul(1_000_000_000)?.checked_add(rest)
}

/// A word without the escapes of `vis(3)`: octal digits, and those of C.
fn unescaped(word: &[u8]) -> Result<Vec<u8>, String> {
    let mut plain = Vec::with_capacity(word.len());
    let mut rest = word;
    while let [first, after @ ..] = rest {
        let (byte, length) =
            if *first == b'\\' { escape(after).ok_or("a name has a wrong escape")? } else { (*first, 0) };
        plain.push(byte);
        rest = &after[length..];
    }
    Ok(plain)
}

/// The byte that is meant by what stands after a backslash, and how long that is.
fn escape(rest: &[u8]) -> Option<(u8, usize)> {
    let control = |byte: u8| if byte == b'?' { 0x7F } else { byte & 0x1F };
    Some(match *rest {
        [a @ b'0'..=b'3', b @ b'0'..=b'7', c @ b'0'..=b'7', ..] => {
            ((a - b'0') << 6 | (b - b'0') << 3 | (c - b'0'), 3)
        }
        [b'0', ..] => (0, 1),
        [b'M', b'-', byte, ..] => (byte | 0x80, 3),
        [b'M', b'^', byte, ..] => (control(byte) | 0x80, 3),
        [b'^', byte, ..] => (control(byte), 2),
        [letter, ..] => (
            match letter {
                b'a' => 7,
                b'b' => 8,
                b't' => b'\t',
                b'n' => b'\n',
                b'v' => 11,
                b'f' => 12,
                b'r' => b'\r',
                b's' => b' ',
                b'\\' | b'#' | b'"' | b'\'' | b'=' | b'*' | b'?' | b'[' => letter,
                _ => return None,
            },
            1,
        ),
        [] => return None,
    })
}

/// A word whose bytes are plain or octal digits.
fn escaped(word: &[u8]) -> Vec<u8> {
    let one = |byte: &u8| match byte {
        b'\\' | b'#' | b'=' | b'*' | b'?' | b'[' => format!("\\{byte:03o}").into_bytes(),
        byte if byte.is_ascii_graphic() => vec![*byte],
        byte => format!("\\{byte:03o}").into_bytes(),
    };
    word.iter().flat_map(one).collect()
}

/// Appends a line.
pub(super) fn write(algorithm: Algorithm, entry: &Entry, line: &mut Vec<u8>) -> bool {
    let mut text = format!(" type={}", entry.kind.name());
    if let Some(mode) = entry.mode {
        text += &format!(" mode={mode:04o}");
    }
    if entry.kind == Kind::File {
        let (Some(size), Some(digest)) = (entry.size, &entry.digest) else { return false };
        text += &format!(" size={size} {}={}", keywords(algorithm)[0], hex::encode(digest));
    }
    if let Some(time) = entry.mtime {
        text += &format!(" time={}.{:09}", time.div_euclid(1_000_000_000), time.rem_euclid(1_000_000_000));
    }
    line.extend_from_slice(b"./");
    line.extend_from_slice(&escaped(&entry.path));
    line.extend_from_slice(text.as_bytes());
    if let Some(target) = &entry.target {
        line.extend_from_slice(b" link=");
        line.extend_from_slice(&escaped(target));
    }
    line.push(b'\n');
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped_and_read_again() {
        let every: Vec<u8> = (1..=255).filter(|byte| *byte != b'/').collect();
        let written = escaped(&every);
        assert!(written.iter().all(u8::is_ascii_graphic));
        assert_eq!(unescaped(&written).as_deref(), Ok(&every[..]));
        assert_eq!(unescaped(b"a\\sb\\M-C\\M^C\\^C\\n\\#").as_deref(), Ok(&b"a b\xC3\x83\x03\n#"[..]));
        assert!(unescaped(b"\\q").is_err() && unescaped(b"\\").is_err());
    }

    #[test]
    fn folders_are_entered_and_left_and_lines_continued() {
        let mut reading = reading(Algorithm::Md5);
        let digest = "00".repeat(16);
        let text = format!(
            "#mtree\n/set type=file mode=0644\n.  type=dir\n  a size=1 \\\n    md5digest={digest} time=5.7\nb type=dir\nc md5={digest} mode=0600\n..\nd type=link link=x\\040y\n..\n"
        );
        let mut entries = Vec::new();
        for line in text.lines() {
            entries.extend(reading(line.as_bytes()).unwrap_or_else(|fault| panic!("{line}: {fault}")));
        }
        let found: Vec<_> =
            entries.iter().map(|entry| (str::from_utf8(&entry.path), entry.kind, entry.mode)).collect();
        assert_eq!(
            found,
            [
                (Ok("a"), Kind::File, Some(0o644)),
                (Ok("b"), Kind::Dir, Some(0o644)),
                (Ok("b/c"), Kind::File, Some(0o600)),
                (Ok("d"), Kind::Link, Some(0o644))
            ]
        );
        assert_eq!(
            (entries[0].mtime, entries[3].target.as_deref()),
            (Some(5_000_000_007), Some(&b"x y"[..]))
        );
    }
}
