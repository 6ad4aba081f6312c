//! The lines of a list, one at a time.

use super::entry::Dialect;
use super::text::Text;
use std::io::{self, BufRead, BufReader, Read};

/// Lines longer than this are not read into memory; they are improperly formatted.
const LONGEST: u64 = 1 << 20;

/// Reads lines.
///
/// ```
/// use runner::lists::{Dialect, Lines};
/// let mut lines = Lines::new(&b"\xEF\xBB\xBFa\r\nb"[..], Dialect::Any);
/// assert!(lines.read()? && lines.line() == b"a");
/// assert!(lines.read()? && lines.line() == b"b" && lines.number() == 2);
/// assert!(!lines.read()?);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Lines<R> {
    reader: BufReader<Text<R>>,
    line: Vec<u8>,
    number: u64,
}

impl<R: Read> Lines<R> {
    /// The lines of a list. One that may come from any system is in UTF-8 or UTF-16, with a byte
    /// order mark or without.
    pub fn new(list: R, dialect: Dialect) -> Self {
        let text = if dialect == Dialect::Any { Text::new(list) } else { Text::bytes(list) };
        Self { reader: BufReader::with_capacity(1 << 16, text), line: Vec::new(), number: 0 }
    }

    /// Reads the next line; false if there is none. One that is too long is cut off, and then fits
    /// no digest.
    ///
    /// # Errors
    ///
    /// Those of the list.
    pub fn read(&mut self) -> io::Result<bool> {
        let line = &mut self.line;
        line.clear();
        if self.reader.by_ref().take(LONGEST).read_until(b'\n', line)? == 0 {
            return Ok(false);
        }
        let whole = line.pop_if(|last| *last == b'\n').is_some();
        if !whole && line.len() as u64 == LONGEST {
            self.reader.skip_until(b'\n')?;
            line.clear();
            line.push(b'?');
        }
        line.pop_if(|last| *last == b'\r');
        self.number += 1;
        Ok(true)
    }

    /// The present line, without its end.
    #[must_use]
    pub fn line(&self) -> &[u8] {
        &self.line
    }

    /// Its number, from 1.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }
}
