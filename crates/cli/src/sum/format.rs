//! The lines that are printed.

use super::json::Record;
use super::quote::{self, Charset};
use runner::lists::Digest;
use runner::sum::names::escape;
use std::borrow::Cow;

/// The form in which a digest is printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    /// `SHA256 (name) = digest`.
    pub(crate) tag: bool,
    /// `*` before the name, otherwise a space.
    pub(crate) binary: bool,
    /// Ends lines by NUL, and escapes nothing.
    pub(crate) zero: bool,
    /// If lines go to a terminal, names that it could take for commands are quoted for a shell;
    /// such a line is for people, not for a list.
    pub(crate) terminal: Option<Charset>,
    /// The parts that are printed.
    pub(crate) parts: Parts,
}

/// The parts of a file's line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Parts {
    /// The digest and the name.
    #[default]
    Both,
    /// A line with the digest alone.
    Digest,
    /// The bytes of the digest, without an end of line.
    Raw,
    /// A record.
    Json,
}

impl Format {
    /// Appends the line that states the digest of a file.
    pub(crate) fn line(self, digest: Digest, value: &[u8], name: &[u8], line: &mut Vec<u8>) {
        if self.parts == Parts::Raw {
            return line.extend_from_slice(value);
        }
        self.text_line(|| digest.tag(), &digest.text(value), name, line);
    }

    /// Appends the line with the text that stands for a digest.
    pub(crate) fn text_line(
        self,
        tag: impl FnOnce() -> String,
        text: &[u8],
        name: &[u8],
        line: &mut Vec<u8>,
    ) {
        if self.parts == Parts::Json {
            let text = String::from_utf8_lossy(text);
            return line.extend_from_slice(&Record::new(name, &tag(), Ok(&text)).line());
        }
        let (mark, escaped) =
            if self.parts == Parts::Both { self.escaped(name) } else { (&b""[..], Cow::Borrowed(name)) };
        line.extend_from_slice(mark);
        if self.parts == Parts::Digest {
            line.extend_from_slice(text);
        } else if self.tag {
            line.extend_from_slice(tag().as_bytes());
            line.extend_from_slice(b" (");
            line.extend_from_slice(&escaped);
            line.extend_from_slice(b") = ");
            line.extend_from_slice(text);
        } else {
            line.extend_from_slice(text);
            line.extend_from_slice(if self.binary { b" *" } else { b"  " });
            line.extend_from_slice(&escaped);
        }
        line.push(if self.zero { 0 } else { b'\n' });
    }

    /// Returns the name, and the mark before the line if it has an escape.
    fn escaped(self, name: &[u8]) -> (&'static [u8], Cow<'_, [u8]>) {
        if self.zero {
            return (b"", Cow::Borrowed(name));
        }
        let escaped = escape(name);
        match self.terminal.filter(|&charset| quote::unprintable(&escaped, charset)) {
            Some(charset) => (b"", Cow::Owned(quote::name(name, charset))),
            None => (if matches!(escaped, Cow::Owned(_)) { b"\\" } else { b"" }, escaped),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::Algorithm;
    use runner::lists::Blake3Mode;

    #[test]
    fn a_backslash_in_front_tells_of_escapes() {
        let digest =
            Digest { function: Algorithm::Blake2b(2).into(), length: 2, blake3: Blake3Mode::default() };
        let line = |tag, zero, name: &[u8]| {
            let mut line = Vec::new();
            Format { tag, binary: false, zero, terminal: None, parts: Parts::Both }.line(
                digest,
                &[1, 0xAB],
                name,
                &mut line,
            );
            String::from_utf8(line).expect("ASCII")
        };
        assert_eq!(line(false, false, b"a b"), "01ab  a b\n");
        assert_eq!(line(false, false, b"a\n\\\r"), "\\01ab  a\\n\\\\\\r\n");
        assert_eq!(line(true, false, b"\n"), "\\BLAKE2b-16 (\\n) = 01ab\n");
        assert_eq!(line(false, true, b"\n\\"), "01ab  \n\\\0");
    }
}
