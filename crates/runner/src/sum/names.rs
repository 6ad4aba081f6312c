//! The names of files in coreutils' lists: a backslash in front of a line tells that the name has
//! escapes.

use std::borrow::Cow;

/// Escapes backslash, LF and CR in a name; the result is owned if it had one.
///
/// ```
/// assert_eq!(*runner::sum::names::escape(b"a\nb"), *b"a\\nb");
/// ```
#[must_use]
pub fn escape(name: &[u8]) -> Cow<'_, [u8]> {
    if !name.iter().any(|byte| b"\\\n\r".contains(byte)) {
        return Cow::Borrowed(name);
    }
    let mut escaped = Vec::with_capacity(name.len() + 2);
    for &byte in name {
        match byte {
            b'\\' => escaped.extend_from_slice(b"\\\\"),
            b'\n' => escaped.extend_from_slice(b"\\n"),
            b'\r' => escaped.extend_from_slice(b"\\r"),
            _ => escaped.push(byte),
        }
    }
    Cow::Owned(escaped)
}

/// Returns the name without escapes; none if its escapes are invalid.
///
/// ```
/// use runner::sum::names::unescape;
/// assert_eq!(unescape(b"a\\nb").as_deref(), Some(&b"a\nb"[..]));
/// assert_eq!(unescape(b"a\\b"), None);
/// ```
#[must_use]
pub fn unescape(name: &[u8]) -> Option<Vec<u8>> {
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
