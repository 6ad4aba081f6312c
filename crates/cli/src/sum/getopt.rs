//! Reads options as the C library's `getopt_long` does, for the tools under their own names, with
//! the same messages.
//!
//! `clap` reads the options of `hashweave sum`; it has neither abbreviations nor these messages.

use std::ffi::{OsStr, OsString};

/// An option that a tool has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<T> {
    pub(crate) key: T,
    pub(crate) short: Option<u8>,
    pub(crate) long: &'static str,
    /// Whether an argument must follow.
    pub(crate) argument: bool,
}

/// An option with its argument, as found on the command line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Found<T> {
    pub(crate) key: T,
    pub(crate) argument: Vec<u8>,
}

/// Iterates over a command line.
#[derive(Debug)]
pub(crate) struct Getopt<'a, T> {
    known: &'a [Known<T>],
    rest: std::vec::IntoIter<OsString>,
    /// The letters that are left of a word of short options.
    letters: Vec<u8>,
    operands: Vec<OsString>,
    /// Whether the first operand ends the options, as in POSIX.
    posix: bool,
}

impl<'a, T: Copy> Getopt<'a, T> {
    pub(crate) fn new(known: &'a [Known<T>], arguments: Vec<OsString>, posix: bool) -> Self {
        Self { known, rest: arguments.into_iter(), letters: Vec::new(), operands: Vec::new(), posix }
    }

    /// Returns the next option, or the complaint about it.
    pub(crate) fn next(&mut self) -> Option<Result<Found<T>, Vec<u8>>> {
        if !self.letters.is_empty() {
            return Some(self.short());
        }
        loop {
            let word = self.rest.next()?;
            let bytes = word.as_encoded_bytes();
            if bytes == b"--" {
                self.operands.extend(self.rest.by_ref());
            } else if let Some(long) = bytes.strip_prefix(b"--") {
                return Some(self.long(long));
            } else if bytes.len() > 1 && bytes[0] == b'-' {
                self.letters = bytes[1..].to_vec();
                return Some(self.short());
            } else {
                self.operands.push(word);
                if self.posix {
                    self.operands.extend(self.rest.by_ref());
                }
            }
        }
    }

    /// Returns the operands, once there are no more options.
    pub(crate) fn operands(self) -> Vec<OsString> {
        self.operands
    }

    fn short(&mut self) -> Result<Found<T>, Vec<u8>> {
        let letter = self.letters.remove(0);
        let Some(known) = self.known.iter().find(|known| known.short == Some(letter)) else {
            return Err([b"invalid option -- '".as_slice(), &[letter], b"'"].concat());
        };
        let argument = match (known.argument, self.letters.is_empty()) {
            (false, _) => Vec::new(),
            (true, false) => std::mem::take(&mut self.letters),
            (true, true) => match self.rest.next() {
                Some(next) => bytes(&next),
                None => {
                    return Err([b"option requires an argument -- '".as_slice(), &[letter], b"'"].concat());
                }
            },
        };
        Ok(Found { key: known.key, argument })
    }

    fn long(&mut self, word: &[u8]) -> Result<Found<T>, Vec<u8>> {
        let end = word.iter().position(|&byte| byte == b'=');
        let name = &word[..end.unwrap_or(word.len())];
        let known = self.named(name, word)?;
        let about = |text: &str| format!("option '--{}' {text}", known.long).into_bytes();
        let argument = match (known.argument, end) {
            (false, None) => Vec::new(),
            (false, Some(_)) => return Err(about("doesn't allow an argument")),
            (true, Some(end)) => word[end + 1..].to_vec(),
            (true, None) => bytes(&self.rest.next().ok_or_else(|| about("requires an argument"))?),
        };
        Ok(Found { key: known.key, argument })
    }

    /// Returns the option of that name, or the only one whose name begins like this.
    fn named(&self, name: &[u8], word: &[u8]) -> Result<&'a Known<T>, Vec<u8>> {
        if let Some(exact) = self.known.iter().find(|known| known.long.as_bytes() == name) {
            return Ok(exact);
        }
        let mut candidates =
            self.known.iter().filter(|known| known.long.as_bytes().starts_with(name)).peekable();
        let first =
            candidates.next().ok_or_else(|| [b"unrecognized option '--".as_slice(), word, b"'"].concat())?;
        if candidates.peek().is_none() {
            return Ok(first);
        }
        let all = std::iter::once(first).chain(candidates).map(|known| format!(" '--{}'", known.long));
        let all: String = all.collect();
        Err([b"option '--", word, b"' is ambiguous; possibilities:", all.as_bytes()].concat())
    }
}

fn bytes(word: &OsStr) -> Vec<u8> {
    word.as_encoded_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [Known<char>; 3] = [
        Known { key: 'l', short: Some(b'l'), long: "length", argument: true },
        Known { key: 't', short: Some(b't'), long: "text", argument: false },
        Known { key: 'T', short: None, long: "tag", argument: false },
    ];

    /// Returns keys with arguments, then the operands; or the complaint.
    fn read(words: &str, posix: bool) -> String {
        let words = words.split(' ').map(OsString::from).collect();
        let mut options = Getopt::new(&KNOWN, words, posix);
        let mut text = String::new();
        while let Some(found) = options.next() {
            match found {
                Ok(found) => text += &format!("{}={} ", found.key, String::from_utf8_lossy(&found.argument)),
                Err(complaint) => return String::from_utf8_lossy(&complaint).into_owned(),
            }
        }
        text + &options.operands().join(OsStr::new(" ")).to_string_lossy()
    }

    #[test]
    fn options_may_stand_anywhere() {
        assert_eq!(read("a -tl8 - --len=9 b --ta -- --tag", false), "t= l=8 l=9 T= a - b --tag");
        assert_eq!(read("-t a -t", true), "t= a -t");
        assert_eq!(read("-l -t --length --tag", false), "l=-t l=--tag ");
    }

    #[test]
    fn complaints_are_those_of_the_c_library() {
        assert_eq!(read("--t=x", false), "option '--t=x' is ambiguous; possibilities: '--text' '--tag'");
        assert_eq!(read("--tags", false), "unrecognized option '--tags'");
        assert_eq!(read("--ta=", false), "option '--tag' doesn't allow an argument");
        assert_eq!(read("--l", false), "option '--length' requires an argument");
        assert_eq!(read("-tl", false), "option requires an argument -- 'l'");
        assert_eq!(read("-tx", false), "invalid option -- 'x'");
    }
}
