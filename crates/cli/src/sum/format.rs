//! The lines that are printed.

use super::digest::Digest;
use std::borrow::Cow;

/// How a digest is printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    /// `SHA256 (name) = digest`.
    pub(crate) tag: bool,
    /// `*` in front of the name, otherwise a space.
    pub(crate) binary: bool,
    /// NUL at the end, and nothing escaped.
    pub(crate) zero: bool,
}

impl Format {
    /// Adds the line that says that the file has this digest.
    pub(crate) fn line(self, digest: Digest, value: &[u8], name: &[u8], line: &mut Vec<u8>) {
        let escaped = if self.zero { Cow::Borrowed(name) } else { escape(name) };
        if matches!(escaped, Cow::Owned(_)) {
            line.push(b'\\');
        }
        let value = hex::encode(value);
        if self.tag {
            line.extend_from_slice(digest.tag().as_bytes());
            line.extend_from_slice(b" (");
            line.extend_from_slice(&escaped);
            line.extend_from_slice(b") = ");
            line.extend_from_slice(value.as_bytes());
        } else {
            line.extend_from_slice(value.as_bytes());
            line.extend_from_slice(if self.binary { b" *" } else { b"  " });
            line.extend_from_slice(&escaped);
        }
        line.push(if self.zero { 0 } else { b'\n' });
    }
}

/// The name without backslash, LF and CR; owned if it had one.
pub(crate) fn escape(name: &[u8]) -> Cow<'_, [u8]> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::Algorithm;

    #[test]
    fn a_backslash_in_front_tells_of_escapes() {
        let digest = Digest { algorithm: Algorithm::Blake2b(2), length: 2 };
        let line = |tag, zero, name: &[u8]| {
            let mut line = Vec::new();
            Format { tag, binary: false, zero }.line(digest, &[1, 0xAB], name, &mut line);
            String::from_utf8(line).expect("ASCII")
        };
        assert_eq!(line(false, false, b"a b"), "01ab  a b\n");
        assert_eq!(line(false, false, b"a\n\\\r"), "\\01ab  a\\n\\\\\\r\n");
        assert_eq!(line(true, false, b"\n"), "\\BLAKE2b-16 (\\n) = 01ab\n");
        assert_eq!(line(false, true, b"\n\\"), "01ab  \n\\\0");
    }
}
