//! Lines of check lists with a digest of an unsupported algorithm: `MD4 (name) = …`,
//! `WHIRLPOOL(name)= …`, `BLAKE2bp (name) = …`; without a tag, lines with as many digits as an
//! algorithm has that is not checked, and those of an SFV list that nothing says to be one.
//!
//! Other programs' lists have digests of algorithms that Hashweave lacks. Such a line is correct,
//! and a message that calls it wrong would make people look for a fault that does not exist.

use super::digest::Choice;
use super::entry::{Accepted, Grounds};
use super::loose::{self, Name, Parts};

/// The longest accepted tag.
const LONGEST: usize = 32;

/// A line whose digest cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Foreign {
    /// The kind of digest, for instance `MD4, which hashweave lacks`.
    pub text: String,
    /// What can be done about it.
    pub kind: Kind,
}

/// The kinds of such lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Something else than what is to be checked.
    Other,
    /// A digest that the user has to say the algorithm of: until then, the list is not verified.
    Undecided,
    /// The CRC-32 of an SFV list that is not named as one.
    Crc32,
}

/// Describes the algorithm of a line that is none of the checked ones; `None` if something else is
/// wrong with the line.
pub(super) fn description(accepted: &Accepted, line: &[u8]) -> Option<Foreign> {
    let other = |text| Foreign { text, kind: Kind::Other };
    match tag(line) {
        Some(tag) => of_tag(&accepted.tagged, tag).map(other),
        None => without_tag(accepted, line),
    }
}

/// Whether a line has a tag in front of a name in parentheses, known or not.
pub(super) fn has_tag(line: &[u8]) -> bool {
    tag(line).is_some()
}

/// Describes the algorithm of a line without a tag.
fn without_tag(accepted: &Accepted, line: &[u8]) -> Option<Foreign> {
    let line = line.trim_ascii_start();
    let line = line.strip_prefix(b"\\").unwrap_or(line);
    let prefixed = |word: &[u8]| loose::prefixed(word).map(|(choice, _)| choice);
    if let Some(Parts { value, .. }) = loose::parts(line, prefixed) {
        return of_tag(&accepted.tagged, value.tag()).map(|text| Foreign { text, kind: Kind::Other });
    }
    match loose::parts(line, loose::length) {
        Some(Parts { value, name }) => of_length(accepted, value, name),
        None => crc(line),
    }
}

/// Describes the algorithm of a digest of this length.
fn of_length(accepted: &Accepted, bytes: usize, name: Name) -> Option<Foreign> {
    if accepted.untagged.iter().any(|choice| choice.of_unsaid(bytes).is_some()) {
        let text = "no named file, which --expect DIGEST FILE checks".to_owned();
        return (name == Name::Absent).then_some(Foreign { text, kind: Kind::Other });
    }
    let text = format!("{} bits, whose algorithm -a must name: {}", 8 * bytes, candidates(bytes)?);
    let is_decided = accepted.grounds == Grounds::Option;
    Some(Foreign { text, kind: if is_decided { Kind::Other } else { Kind::Undecided } })
}

/// Returns the names of the algorithms that have digests of this length; none if there are none.
pub fn candidates(bytes: usize) -> Option<String> {
    listed(Choice::of_digests(bytes))
}

/// Returns `a, b or c`.
pub fn listed(choices: impl Iterator<Item = Choice>) -> Option<String> {
    let names: Vec<String> = choices.map(|choice| choice.to_string()).collect();
    let (last, others) = names.split_last()?;
    Some(if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) })
}

/// Describes a checksum that is no digest: the CRC-32 after the name in an SFV list, and the sum
/// and the size that `cksum` and `sum` print before it.
fn crc(line: &[u8]) -> Option<Foreign> {
    if let Some(Parts { name: Name::Whole(_), .. }) = loose::parts(line, loose::crc32) {
        return Some(Foreign { text: "CRC-32, which -a crc32 checks".to_owned(), kind: Kind::Crc32 });
    }
    let mut words = line.split(|&byte| byte == b' ').filter(|word| !word.is_empty());
    let mut number =
        || words.next().filter(|word| (1..=20).contains(&word.len()) && word.iter().all(u8::is_ascii_digit));
    let is_sum = number().is_some_and(|sum| sum.len() <= 10) && number().is_some() && words.next().is_some();
    is_sum.then(|| Foreign { text: "a CRC, which hashweave lacks".to_owned(), kind: Kind::Other })
}

/// Describes the algorithm of a line with this tag.
fn of_tag(checked: &[Choice], tag: &str) -> Option<String> {
    let is = |choice: &Choice| choice.tag().eq_ignore_ascii_case(tag) || without_length(tag, *choice);
    let reason = match Choice::all().find(is) {
        Some(known) if checked.iter().any(|choice| choice.tag() == known.tag()) => return None,
        Some(_) => "which -a does not name",
        None => "which hashweave lacks",
    };
    Some(format!("{tag}, {reason}"))
}

/// Returns the tag of a well-formed line, as BSD's and coreutils' programs write it, or OpenSSL's.
fn tag(line: &[u8]) -> Option<&str> {
    let line = line.trim_ascii();
    let line = line.strip_prefix(b"\\").unwrap_or(line);
    let end = line.iter().position(|byte| !(byte.is_ascii_alphanumeric() || b"-_/".contains(byte)))?;
    let (tag, rest) = line.split_at(end);
    let rest = rest.strip_prefix(b" ").unwrap_or(rest).strip_prefix(b"(")?;
    let rest = rest[rest.iter().rposition(|&byte| byte == b')')? + 1..].trim_ascii_start();
    let digits = rest.strip_prefix(b"=")?.trim_ascii();
    let in_order = tag.first().is_some_and(u8::is_ascii_alphabetic) && (2..=LONGEST).contains(&tag.len());
    let digest =
        !digits.is_empty() && digits.len().is_multiple_of(2) && digits.iter().all(u8::is_ascii_hexdigit);
    str::from_utf8(tag).ok().filter(|_| in_order && digest)
}

/// Whether the tag is that of a choice with a length, right or wrong.
fn without_length(tag: &str, choice: Choice) -> bool {
    let same = |head: &str| {
        let others = choice.other_tags().map(|(tag, _)| tag);
        [choice.tag()].into_iter().chain(others).any(|known| known.eq_ignore_ascii_case(head))
    };
    same(tag)
        || choice.tag_has_length()
            && tag.rsplit_once('-').is_some_and(|(head, bits)| {
                same(head) && !bits.is_empty() && bits.bytes().all(|byte| byte.is_ascii_digit())
            })
}

#[cfg(test)]
mod tests {
    use super::super::digest::Blake3Mode;
    use super::super::entry::Dialect;
    use super::*;

    fn said(checked: &[Choice], line: &str) -> Option<String> {
        let choices = || checked.to_vec();
        let (dialect, blake3, grounds) = (Dialect::Any, Blake3Mode::default(), Grounds::Option);
        let accepted = Accepted { tagged: choices(), untagged: choices(), grounds, dialect, blake3 };
        description(&accepted, line.as_bytes()).map(|foreign| foreign.text)
    }

    #[test]
    fn lengths_of_others_are_told() {
        let sha256: Choice = "sha256".parse().expect("a name");
        let must = "whose algorithm -a must name";
        for (bytes, expected) in [
            (16, Some(format!("128 bits, {must}: md5"))),
            (20, Some(format!("160 bits, {must}: hash160, sha1 or ripemd160"))),
            (48, Some(format!("384 bits, {must}: sha3-384, keccak-384 or sha384"))),
            (32, None),
            (17, None),
        ] {
            for end in ["  a", " *a", " a"] {
                let line = "ab".repeat(bytes) + end;
                assert_eq!(said(&[sha256], &line), expected, "{line}");
                assert_eq!(said(&[sha256], &format!("\\{line}")), expected, "{line}");
            }
            let alone = said(&[sha256], &"ab".repeat(bytes));
            let nameless =
                (bytes == 32).then(|| "no named file, which --expect DIGEST FILE checks".to_owned());
            assert_eq!(alone, nameless.or(expected));
        }
        let blake2b: Choice = "blake2b-160".parse().expect("a name");
        assert_eq!(said(&[blake2b], &("ab".repeat(20) + "  a")), None);
    }

    #[test]
    fn checksums_that_are_no_digests_are_told() {
        let all: Vec<Choice> = Choice::all().collect();
        for line in ["a b.txt 9F3A0C11", "a\t9f3a0c11", "a:  9f3a0c11"] {
            assert_eq!(said(&all, line).as_deref(), Some("CRC-32, which -a crc32 checks"), "{line}");
        }
        for line in ["4294967295 0 a", "3808190220 113 a b", "00017     1 a"] {
            assert_eq!(said(&all, line).as_deref(), Some("a CRC, which hashweave lacks"), "{line}");
        }
        for line in
            ["; a comment", "9f3a0c11", "9f3a0c11  a", "a 9f3a0c1", "a 9f3a0c11x", "42949672950 0 a", "1 a"]
        {
            assert_eq!(said(&all, line), None, "{line}");
        }
    }

    /// A line with an algorithm in front of its digest is told by that.
    #[test]
    fn digests_that_name_another_algorithm_are_told() {
        let sha256: Choice = "sha256".parse().expect("a name");
        let digest = "ab".repeat(64);
        for line in [format!("sha512:{digest}  a"), format!("a sha-512:{digest}"), format!("SHA512:{digest}")]
        {
            assert_eq!(said(&[sha256], &line).as_deref(), Some("SHA512, which -a does not name"), "{line}");
        }
    }

    #[test]
    fn tags_of_others_are_named() {
        let sha256: Choice = "sha256".parse().expect("a name");
        let all: Vec<Choice> = Choice::all().collect();
        for (line, tag) in [
            ("MD4 (a) = 0cc175b9c0f1b6a831c399e269772661", "MD4"),
            ("WHIRLPOOL(a)= abcd", "WHIRLPOOL"),
            ("RMD128 (a b) = abcd", "RMD128"),
            ("Skein-512/256(a)= abcd", "Skein-512/256"),
            ("SHA512t192 (a) = abcd", "SHA512t192"),
            ("BLAKE2bp (a) = abcd", "BLAKE2bp"),
            ("\\SHA0 (a\\n) = ABCD\r", "SHA0"),
            ("XXH3 (a) = abcd", "XXH3"),
            ("SHAKE-64(a)= abcd", "SHAKE-64"),
        ] {
            let expected = format!("{tag}, which hashweave lacks");
            assert_eq!(said(&all, line), Some(expected.clone()), "{line}");
            assert_eq!(said(&[sha256], line), Some(expected), "{line}");
        }
        assert_eq!(said(&[sha256], "SHA512 (a) = ab").as_deref(), Some("SHA512, which -a does not name"));
        assert_eq!(
            said(&[sha256], "blake2b-256(a)= ab").as_deref(),
            Some("blake2b-256, which -a does not name")
        );
    }

    #[test]
    fn lines_that_are_out_of_order_are_no_foreign_ones() {
        let all: Vec<Choice> = Choice::all().collect();
        for line in [
            "",
            "junk",
            "SHA256 (a) = abcd",
            "SHA2-256(a)= ab",
            "BLAKE2b-12 (a) = ab",
            "SHAKE128-12 (a) = ab",
            "MD5 (a) = xyz",
            "MD5 (a) = abc",
            "MD5 (a = abcd",
            "MD5 a = abcd",
            "(a) = abcd",
            "MD5 (a) abcd",
            "MD5 (a) = ",
            "5 (a) = abcd",
            "see (this) = abcd and more",
        ] {
            assert_eq!(said(&all, line), None, "{line}");
        }
        assert_eq!(said(&all, &format!("{} (a) = abcd", "A".repeat(33))), None);
    }
}
