//! Lines that coreutils do not know: a digest alone, a name before its digest, digests in base64 or
//! with their algorithm in front, and the table that PowerShell's `Get-FileHash` prints.
//!
//! ```text
//! digest                     of the file that the list is named after
//! name␠digest    name: digest
//! sha256:digest␠␠name        sha256-base64␠␠name
//! SHA256␠␠digest␠␠name␠␠
//! name␠crc32                 of SFV lists
//! ```
//!
//! A digest has at least 128 bits here, so that a word of a text is hardly ever taken for one; a
//! CRC-32 counts only where something says that the list has them.

use super::digest::{Choice, Digest};
use super::entry::Accepted;
use super::name::is_blank;
use super::value;

/// The bytes of the shortest digest that is told from a word: those of MD5.
pub(super) const SHORTEST: usize = 16;

/// A line in two parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parts<'a, T> {
    /// The value in the place of the digest.
    pub(super) value: T,
    pub(super) name: Name<'a>,
}

/// The place of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Name<'a> {
    /// There is none.
    Absent,
    /// The text after the first blank behind the digest.
    Behind(&'a [u8]),
    /// The name itself.
    Whole(&'a [u8]),
}

/// Divides a line into its digest and its name; `find` tells what a word is the digest of.
pub(super) fn parts<'a, T>(line: &'a [u8], find: impl Fn(&[u8]) -> Option<T>) -> Option<Parts<'a, T>> {
    let text = line.trim_ascii_end();
    let first = text.iter().position(|&byte| is_blank(byte)).unwrap_or(text.len());
    if let Some(value) = find(&text[..first]) {
        let name = if first == text.len() { Name::Absent } else { Name::Behind(&line[first + 1..]) };
        return Some(Parts { value, name });
    }
    let last = text.iter().rposition(|&byte| is_blank(byte))?;
    let name = text[..last].trim_ascii_end();
    let name = name.strip_suffix(b":").unwrap_or(name).trim_ascii_end();
    // A line that ends so has a tag that is out of order.
    let is_name = !name.is_empty() && !name.ends_with(b"=");
    let value = if is_name { find(&text[last + 1..]) } else { None }?;
    Some(Parts { value, name: Name::Whole(name) })
}

/// Divides a line of an SFV list, in which the name comes first even if it is eight digits.
pub(super) fn sfv(line: &[u8]) -> Option<Parts<'_, Stated>> {
    let text = line.trim_ascii_end();
    let last = text.iter().rposition(|&byte| is_blank(byte))?;
    let (name, value) = (text[..last].trim_ascii_end(), crc32(&text[last + 1..])?);
    (!name.is_empty()).then_some(Parts { value, name: Name::Whole(name) })
}

/// Returns the CRC-32 that a word is.
pub(super) fn crc32(word: &[u8]) -> Option<Stated> {
    let (expected, rest) = value::digits(word)?;
    let digest = Choice::CRC32.of_length(expected.len()).filter(|_| rest.is_empty())?;
    Some(Stated { digest, expected, is_named: false })
}

/// Returns the columns of a line of PowerShell's table: the tag, the digest, the name.
pub(super) fn table<'a>(accepted: &Accepted, line: &'a [u8]) -> Option<Parts<'a, Stated>> {
    let (tag, rest) = column(line)?;
    let (digits, name) = column(rest)?;
    let choice = accepted.tagged.iter().find(|choice| choice.tag().as_bytes().eq_ignore_ascii_case(tag))?;
    let value = of_choice(*choice, value::word(digits)?)?;
    let name = name.trim_ascii_end();
    (!name.is_empty()).then_some(Parts { value, name: Name::Whole(name) })
}

/// Returns the text up to the first blank, and the text after all blanks there.
fn column(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = text.iter().position(|&byte| is_blank(byte))?;
    Some((&text[..end], text[end..].trim_ascii_start()))
}

/// A digest that a line states, and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// Which digest it is.
    pub digest: Digest,
    /// Its bytes.
    pub expected: Vec<u8>,
    /// Whether its algorithm stands in front.
    pub is_named: bool,
}

/// Returns the digest that a word is.
pub fn stated(accepted: &Accepted, word: &[u8]) -> Option<Stated> {
    let of_system = |choice: &Choice| {
        let expected = choice.object()?.read(str::from_utf8(word).ok()?)?;
        Some(Stated { digest: choice.usual(), expected, is_named: false })
    };
    if let Some(stated) = accepted.untagged.iter().find_map(of_system) {
        return Some(stated);
    }
    if let Some((choice, expected)) = prefixed(word) {
        let known = accepted.tagged.iter().find(|known| known.tag() == choice.tag())?;
        let stated = of_choice(choice, expected)?;
        return (known.of_length(stated.digest.length) == Some(stated.digest)).then_some(stated);
    }
    if accepted.has_crc32()
        && let Some(crc32) = crc32(word)
    {
        return Some(crc32);
    }
    let expected = value::word(word).filter(|bytes| bytes.len() >= SHORTEST)?;
    let digest = accepted.untagged.iter().find_map(|choice| choice.of_unsaid(expected.len()))?;
    Some(Stated { digest, expected, is_named: false })
}

/// Returns the number of bytes of a word that can be a digest without its algorithm.
pub(super) fn length(word: &[u8]) -> Option<usize> {
    value::word(word).map(|bytes| bytes.len()).filter(|&length| length >= SHORTEST)
}

/// Returns the algorithm in front of a digest, and the digest: `sha256:` before either notation as
/// container images have it, `sha256-` before base64 as Subresource Integrity has it.
pub(super) fn prefixed(word: &[u8]) -> Option<(Choice, Vec<u8>)> {
    let split = |at: usize| {
        let (head, rest) = (&word[..at], &word[at + 1..]);
        let value = if word[at] == b':' { value::word(rest) } else { value::base64(rest) };
        // Reading a number is faster than looking for a name.
        let value = value.filter(|value| value.len() >= SHORTEST)?;
        let choice = Choice::of_word(head)?;
        choice.of_length(value.len()).map(|_| (choice, value))
    };
    let separators = word.iter().enumerate().filter(|&(_, byte)| b":-".contains(byte));
    separators.map(|(at, _)| at).find_map(split)
}

/// Returns a digest whose algorithm is named and whose length is not.
fn of_choice(choice: Choice, expected: Vec<u8>) -> Option<Stated> {
    let digest = choice.of_unsaid(expected.len())?;
    Some(Stated { digest, expected, is_named: true })
}

#[cfg(test)]
mod tests {
    use super::super::digest::Blake3Mode;
    use super::super::entry::{Dialect, Grounds};
    use super::*;

    const HEX: &str = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";
    const BASE64: &str = "ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=";

    fn accepted(untagged: &str) -> Accepted {
        Accepted {
            tagged: Choice::all().collect(),
            untagged: untagged.split(' ').filter_map(|name| name.parse().ok()).collect(),
            grounds: Grounds::Option,
            dialect: Dialect::Any,
            blake3: Blake3Mode::default(),
        }
    }

    fn of_word(word: &str) -> Option<String> {
        stated(&accepted("sha256 md5"), word.as_bytes()).map(|stated| stated.digest.tag())
    }

    #[test]
    fn a_digest_is_hexadecimal_or_base64_with_or_without_its_algorithm() {
        for (word, tag) in [
            (HEX.to_owned(), "SHA256"),
            (HEX.to_uppercase(), "SHA256"),
            (BASE64.to_owned(), "SHA256"),
            (BASE64.replace('=', ""), "SHA256"),
            (BASE64.replace('/', "_"), "SHA256"),
            (HEX[..32].to_owned(), "MD5"),
            (format!("sha256-{BASE64}"), "SHA256"),
            (format!("SHA-256:{HEX}"), "SHA256"),
            (format!("sha2-256:{BASE64}"), "SHA256"),
            (format!("sha3-256-{BASE64}"), "SHA3-256"),
            (format!("sha512-256:{HEX}"), "SHA512/256"),
            (format!("sm3:{HEX}"), "SM3"),
            (format!("blake3:{HEX}"), "BLAKE3"),
            (format!("blake2b-256:{HEX}"), "BLAKE2b-256"),
            (format!("RMD160:{}", &HEX[..40]), "RMD160"),
        ] {
            assert_eq!(of_word(&word).as_deref(), Some(tag), "{word}");
        }
        for word in [
            HEX[..63].to_owned(),
            HEX[..40].to_owned(),
            HEX[..30].to_owned(),
            format!("{HEX}00"),
            format!("{BASE64}="),
            format!("sha256-{HEX}"),
            format!("sha512:{HEX}"),
            format!("sha512-{BASE64}"),
            format!("md4:{}", &HEX[..32]),
            format!("sha256:{}", &HEX[..62]),
            format!("shake128:{}", &HEX[..62]),
            "deadbeef".to_owned(),
            String::new(),
        ] {
            assert_eq!(of_word(&word), None, "{word}");
        }
    }

    #[test]
    fn the_digest_is_the_first_word_or_the_last() {
        let split = |line: &'static str| {
            let line = line.as_bytes();
            parts(line, |word| (word == b"D").then_some(())).map(|parts| match parts.name {
                Name::Absent => "-".to_owned(),
                Name::Behind(name) => format!("<{}", String::from_utf8_lossy(name)),
                Name::Whole(name) => format!(">{}", String::from_utf8_lossy(name)),
            })
        };
        for (line, expected) in [
            ("D", Some("-")),
            ("D \t", Some("-")),
            ("D a", Some("<a")),
            ("D  a b ", Some("< a b ")),
            ("a D", Some(">a")),
            ("a b \t D ", Some(">a b")),
            ("a: D", Some(">a")),
            ("a :D", None),
            ("a : D", Some(">a")),
            ("a:: D", Some(">a:")),
            (": D", None),
            ("TAG  (a) = D", None),
            (" D", None),
            ("a D b", None),
            ("a", None),
            ("", None),
        ] {
            assert_eq!(split(line).as_deref(), expected, "{line:?}");
        }
    }

    #[test]
    fn the_table_of_powershell_has_three_columns() {
        let found = |line: String| {
            let parts = table(&accepted(""), line.as_bytes())?;
            let Name::Whole(name) = parts.name else { return None };
            Some((parts.value.digest.tag(), String::from_utf8_lossy(name).into_owned()))
        };
        let expected = Some(("SHA256".to_owned(), "C:\\a b".to_owned()));
        assert_eq!(found(format!("SHA256          {}       C:\\a b   ", HEX.to_uppercase())), expected);
        assert_eq!(found(format!("SHA512          {HEX}       C:\\a b   ")), None);
        assert_eq!(found(format!("SHA256          {HEX}       ")), None);
    }
}
