//! The text of a list: without a byte order mark, and in UTF-8 if it is in UTF-16.
//!
//! PowerShell writes what is redirected to a file in UTF-16, and other programs of Windows begin
//! UTF-8 by a mark. Without a mark, a list is in UTF-16 if every other one of its first four bytes
//! is zero: no line of a list begins so.

use std::io::{self, Read};

/// The bytes that tell the encoding.
const HEAD: usize = 4;

/// How many bytes of UTF-16 are read at a time.
const PIECE: usize = 1 << 13;

/// Reads a list as UTF-8.
pub struct Text<R> {
    inner: R,
    encoding: Option<Encoding>,
    /// Bytes that wait to be handed out, from `given` on.
    ready: Vec<u8>,
    given: usize,
    /// Bytes of a character whose other half is not there yet.
    half: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
enum Encoding {
    /// Whatever it is, it is handed out as it is.
    Bytes,
    Utf16(fn([u8; 2]) -> u16),
}

impl<R: Read> Text<R> {
    /// A list of any encoding.
    pub fn new(inner: R) -> Self {
        Self { encoding: None, ..Self::bytes(inner) }
    }

    /// A list that is handed out as it is.
    pub(super) fn bytes(inner: R) -> Self {
        Self { inner, encoding: Some(Encoding::Bytes), ready: Vec::new(), given: 0, half: Vec::new() }
    }

    /// Finds the encoding, and keeps what was read to find it.
    fn begin(&mut self) -> io::Result<Encoding> {
        let mut head = Vec::with_capacity(HEAD);
        self.inner.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
        let is_plain = |byte: u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
        let (encoding, mark) = match head[..] {
            [0xEF, 0xBB, 0xBF, ..] => (Encoding::Bytes, 3),
            [0xFF, 0xFE, ..] => (Encoding::Utf16(u16::from_le_bytes), 2),
            [0xFE, 0xFF, ..] => (Encoding::Utf16(u16::from_be_bytes), 2),
            [a, 0, b, 0] if is_plain(a) && is_plain(b) => (Encoding::Utf16(u16::from_le_bytes), 0),
            [0, a, 0, b] if is_plain(a) && is_plain(b) => (Encoding::Utf16(u16::from_be_bytes), 0),
            _ => (Encoding::Bytes, 0),
        };
        head.drain(..mark);
        match encoding {
            Encoding::Bytes => self.ready = head,
            Encoding::Utf16(_) => self.half = head,
        }
        Ok(encoding)
    }

    /// Makes the next characters ready; none at the end.
    fn decode(&mut self, unit: fn([u8; 2]) -> u16) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        while self.ready.is_empty() {
            let before = self.half.len();
            self.half.resize(before + PIECE, 0);
            let read = self.inner.read(&mut self.half[before..]);
            self.half.truncate(before + *read.as_ref().unwrap_or(&0));
            match read {
                Ok(read) => self.take_characters(unit, read == 0),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            }
            if matches!(read, Ok(0)) {
                break;
            }
        }
        Ok(())
    }

    /// Moves whole characters from `half` to `ready`; at the end also what can never be one.
    fn take_characters(&mut self, unit: fn([u8; 2]) -> u16, at_end: bool) {
        let (pairs, odd) = self.half.as_chunks::<2>();
        let mut units: Vec<u16> = pairs.iter().map(|&pair| unit(pair)).collect();
        let begun = units.pop_if(|last| !at_end && (0xD800..0xDC00).contains(last));
        let characters = char::decode_utf16(units);
        let whole = characters.map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER));
        let mut text: String = whole.collect();
        if at_end && !odd.is_empty() {
            text.push(char::REPLACEMENT_CHARACTER);
        }
        let kept = if at_end { 0 } else { odd.len() + 2 * usize::from(begun.is_some()) };
        self.ready.extend_from_slice(text.as_bytes());
        self.half.drain(..self.half.len() - kept);
    }
}

impl<R: Read> Read for Text<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => {
                let found = self.begin()?;
                *self.encoding.insert(found)
            }
        };
        if self.given == self.ready.len() {
            match encoding {
                Encoding::Bytes => return self.inner.read(buffer),
                Encoding::Utf16(unit) => self.decode(unit)?,
            }
        }
        let read = (&self.ready[self.given..]).read(buffer)?;
        self.given += read;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that gives a byte at a time.
    struct Drops<'a>(&'a [u8]);

    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = buffer.len().min(1);
            self.0.read(&mut buffer[..length])
        }
    }

    fn read(bytes: &[u8]) -> Vec<u8> {
        let mut all = Vec::new();
        Text::new(bytes).read_to_end(&mut all).expect("no error");
        let mut drops = Vec::new();
        Text::new(Drops(bytes)).read_to_end(&mut drops).expect("no error");
        assert_eq!(all, drops, "{bytes:?}");
        all
    }

    #[test]
    fn utf_16_becomes_utf_8_with_a_mark_or_without() {
        let long = "0123  ä€😀\r\n".repeat(3000);
        for text in ["ab  name\r\n", "  x", "ab  😀\n", "# c\n", &long] {
            for to_bytes in [u16::to_le_bytes, u16::to_be_bytes] {
                let encoded: Vec<u8> = text.encode_utf16().flat_map(to_bytes).collect();
                assert_eq!(read(&encoded), text.as_bytes());
                let marked = [&to_bytes(0xFEFF)[..], &encoded].concat();
                assert_eq!(read(&marked), text.as_bytes());
            }
            assert_eq!(read(text.as_bytes()), text.as_bytes());
            assert_eq!(read(&[b"\xEF\xBB\xBF", text.as_bytes()].concat()), text.as_bytes());
        }
    }

    #[test]
    fn what_is_no_utf_16_stays_as_it_is() {
        for bytes in
            [&b""[..], b"a", b"a\0", b"a\0b", b"a\0bc", b"\0\0\0\0", b"a\0\x01\0", b"\xEF\xBB", b"\xFF"]
        {
            assert_eq!(read(bytes), bytes);
        }
        assert_eq!(read(b"\xFF\xFE"), b"");
        // Half a character, and half a pair, are none.
        assert_eq!(read(b"\xFF\xFEa\0b"), "a\u{FFFD}".as_bytes());
        assert_eq!(read(b"\xFE\xFF\xD8\x3D\0\n"), "\u{FFFD}\n".as_bytes());
        assert_eq!(read(b"\xFF\xFEa\0\x3D\xD8"), "a\u{FFFD}".as_bytes());
    }
}
