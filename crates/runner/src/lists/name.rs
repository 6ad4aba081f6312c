//! The name in a line: where it stands, its escapes, and the file that it means.

use crate::platform;
use crate::sum::names::unescape;
use std::path::{MAIN_SEPARATOR, Path};

/// Whether names follow directly after the blank that ends the digest. The first line that shows it
/// decides for all.
#[derive(Clone, Debug, Default)]
pub(super) struct Order(Option<bool>);

impl Order {
    /// Returns the name, given the text after the first blank.
    pub(super) fn name<'a>(&mut self, rest: &'a [u8]) -> Option<&'a [u8]> {
        match rest {
            [b' ' | b'*', name @ ..] if !name.is_empty() => {
                if self.0 == Some(true) {
                    return Some(rest);
                }
                self.0 = Some(false);
                Some(name)
            }
            _ => {
                if self.0 == Some(false) {
                    return None;
                }
                self.0 = Some(true);
                Some(rest)
            }
        }
    }
}

/// A line with a tag in front of a name in parentheses: `TAG (name) = text`, `TAG(name)= text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tagged<'a> {
    pub(super) tag: &'a str,
    /// The name, and the text after it; none if the line is wrong after its tag.
    pub(super) rest: Option<(&'a [u8], &'a str)>,
}

impl<'a> Tagged<'a> {
    /// Divides a line; none if it has no tag.
    pub(super) fn of(line: &'a [u8]) -> Option<Self> {
        let open = line.iter().position(|&byte| byte == b'(')?;
        let tag = str::from_utf8(&line[..open]).ok()?;
        let rest = || {
            let end = line.iter().rposition(|&byte| byte == b')')?;
            let text = trim_start(&line[end + 1..]).strip_prefix(b"=")?.trim_ascii();
            Some((line.get(open + 1..end)?, str::from_utf8(text).ok()?))
        };
        Some(Self { tag: tag.strip_suffix(' ').unwrap_or(tag), rest: rest() })
    }
}

/// Returns the name that a line means: without escapes, or up to a NUL.
pub(super) fn plain(mut name: Vec<u8>, escaped: bool) -> Option<Vec<u8>> {
    if escaped {
        return unescape(&name);
    }
    if let Some(end) = name.iter().position(|&byte| byte == 0) {
        name.truncate(end);
    }
    Some(name)
}

/// Returns the name of a file below a folder. If there is no such file, and one with `/` for every
/// `\`, it is that: the list was made on Windows.
#[must_use]
pub fn existing(folder: &Path, name: Vec<u8>) -> Vec<u8> {
    let exists = |name: &[u8]| folder.join(platform::name(name.to_vec())).symlink_metadata().is_ok();
    if MAIN_SEPARATOR == '\\' || !name.contains(&b'\\') || exists(&name) {
        return name;
    }
    let other = name.split(|&byte| byte == b'\\').collect::<Vec<_>>().join(&b'/');
    if exists(&other) { other } else { name }
}

pub(super) fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}

pub(super) fn trim_start(text: &[u8]) -> &[u8] {
    &text[text.iter().take_while(|&&byte| is_blank(byte)).count()..]
}
