//! Parses the lines of check lists as `b3sum` does: each form is unique, so that no two readers can
//! see different files in a line.
//!
//! ```text
//! digest␠␠name    BLAKE3 (name) = digest    \digest␠␠name    \BLAKE3 (name) = digest
//! ```
//!
//! Digits are small letters, and a digest has the usual length. b3sum's tag has no length;
//! `BLAKE3-512 (name) = …` states another one, as this program prints it. A name has neither NUL
//! nor U+FFFD, which b3sum writes for everything that is not UTF-8. Source: `what_does_check_do.md`
//! of b3sum 1.8.7, and its tests.

use super::digest::{Choice, Digest};
use super::entry::Entry;
use crate::sum::names::unescape;

/// U+FFFD in UTF-8.
const REPLACEMENT: &[u8] = "\u{FFFD}".as_bytes();

/// A digest, its bytes, and the name of the file.
type Parts<'a> = (Digest, Vec<u8>, &'a [u8]);

/// Parses a line, given without its end; returns `None` if it is improperly formatted.
pub(super) fn entry(choices: &[Choice], line: &[u8]) -> Option<Entry> {
    let end = line.iter().rposition(|&byte| byte != b'\r').map_or(0, |last| last + 1);
    let line = &line[..end];
    let (escaped, line) = line.strip_prefix(b"\\").map_or((false, line), |rest| (true, rest));
    let (digest, expected, name) = tagged(choices, line).or_else(|| untagged(choices, line))?;
    let name = if escaped { unescape(name)? } else { name.to_vec() };
    let ambiguous = name.contains(&0) || name.windows(REPLACEMENT.len()).any(|part| part == REPLACEMENT);
    (!name.is_empty() && !ambiguous).then_some(Entry { digest, expected, name, escaped, is_assumed: false })
}

fn untagged<'a>(choices: &[Choice], line: &'a [u8]) -> Option<Parts<'a>> {
    let at = line.windows(2).position(|pair| pair == b"  ")?;
    let expected = bytes(&line[..at])?;
    let digest = choices.iter().find_map(|choice| choice.of_unsaid(expected.len()))?;
    Some((digest, expected, &line[at + 2..]))
}

fn tagged<'a>(choices: &[Choice], line: &'a [u8]) -> Option<Parts<'a>> {
    let open = line.windows(2).position(|pair| pair == b" (")?;
    let (tag, rest) = (&line[..open], &line[open + 2..]);
    let close = rest.windows(4).rposition(|part| part == b") = ")?;
    let expected = bytes(&rest[close + 4..])?;
    let digest = choices.iter().find_map(|&choice| of_tag(choice, tag))?;
    (digest.length == expected.len()).then_some((digest, expected, &rest[..close]))
}

fn of_tag(choice: Choice, tag: &[u8]) -> Option<Digest> {
    match tag.strip_prefix(choice.tag().as_bytes())? {
        [] => Some(choice.usual()),
        [b'-', bits @ ..] => {
            let bits: usize = str::from_utf8(bits).ok()?.parse().ok()?;
            choice.of_length(bits / 8).filter(|_| bits.is_multiple_of(8))
        }
        _ => None,
    }
}

fn bytes(digits: &[u8]) -> Option<Vec<u8>> {
    let small = digits.iter().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    hex::decode(digits).ok().filter(|_| small)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(line: &str) -> Option<String> {
        let choices = ["blake3".parse().expect("a name")];
        let entry = entry(&choices, line.replace('D', &"ab".repeat(32)).as_bytes())?;
        Some(String::from_utf8_lossy(&entry.name).into_owned())
    }

    #[test]
    fn each_line_has_one_form() {
        for (line, expected) in [
            ("D  a", "a"),
            ("D   a", " a"),
            ("D  *a", "*a"),
            ("BLAKE3 (a) = D", "a"),
            ("BLAKE3 (a  b) = D", "a  b"),
            ("BLAKE3 (a) = x) = D", "a) = x"),
            ("BLAKE3-256 (a) = D", "a"),
            ("BLAKE3-512 (a) = DD", "a"),
            ("\\D  a\\nb\\\\c\\r", "a\nb\\c\r"),
            ("D  a\\n", "a\\n"),
            ("D  a\r\r", "a"),
            ("\\BLAKE3 (\\n) = D", "\n"),
        ] {
            assert_eq!(name(line).as_deref(), Some(expected), "{line}");
        }
    }

    #[test]
    fn every_other_form_is_improper() {
        for line in [
            "",
            "# D  a",
            " D  a",
            "D a",
            "D\ta",
            "D *a",
            "D  ",
            "D",
            "Da  a",
            "abcd  a",
            "DD  a",
            "\\D  a\\t",
            "\\D  a\\",
            "D  a\0b",
            "D  a\u{FFFD}",
            "BLAKE3(a)= D",
            "blake3 (a) = D",
            "BLAKE3  (a) = D",
            "BLAKE3 (a) =  D",
            "BLAKE3 (a) = D ",
            "BLAKE3 (a) = DD",
            "BLAKE3-512 (a) = D",
            "BLAKE3- (a) = D",
            "BLAKE3-x (a) = D",
            "BLAKE3-0 (a) = D",
            "BLAKE3-257 (a) = D",
            "BLAKE3 () = D",
            "SHA256 (a) = D",
        ] {
            assert_eq!(name(line), None, "{line:?}");
        }
        let capital = format!("{}  a", "AB".repeat(32));
        assert_eq!(name(&capital), None);
    }
}
