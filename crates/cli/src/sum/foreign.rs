//! Lines of check lists with a digest of an unsupported algorithm: `MD4 (name) = …`,
//! `WHIRLPOOL(name)= …`, `BLAKE2bp (name) = …`; without a tag, lines with as many digits as an
//! algorithm has that is not checked.
//!
//! Other programs' lists have digests of algorithms that Hashweave lacks. Such a line is correct,
//! and a message that calls it wrong would make people look for a fault that does not exist.

use super::digest::Choice;
use super::entry::Accepted;
use hashweave::Algorithm;

/// The longest accepted tag.
const LONGEST: usize = 32;

/// Describes the algorithm of a line whose tag is not among the checked ones, for instance `MD4,
/// which hashweave lacks`; `None` if something else is wrong with the line.
pub(super) fn description(Accepted { tagged, untagged, .. }: &Accepted, line: &[u8]) -> Option<String> {
    match tag(line) {
        Some(tag) => of_tag(tagged, tag),
        None => of_length(untagged, digits(line)?),
    }
}

/// Describes the algorithm of a line without a tag.
fn of_length(checked: &[Choice], bytes: usize) -> Option<String> {
    if checked.iter().any(|choice| choice.of_unsaid(bytes).is_some()) {
        return None;
    }
    let bits = 8 * bytes;
    let is_known = Algorithm::NAMED.iter().any(|algorithm| algorithm.digest_length() == bytes);
    is_known.then(|| format!("{bits} bits, whose algorithm -a must name"))
}

/// Counts the bytes of the digest at the beginning of a line without a tag.
fn digits(line: &[u8]) -> Option<usize> {
    let line = line.trim_ascii_start();
    let line = line.strip_prefix(b"\\").unwrap_or(line);
    let end = line.iter().position(|byte| !byte.is_ascii_hexdigit())?;
    let named = b" \t".contains(&line[end]) && !line[end..].trim_ascii().is_empty();
    (named && end.is_multiple_of(2)).then_some(end / 2)
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
        let (dialect, blake3) = (Dialect::Any, Blake3Mode::default());
        let accepted = Accepted { tagged: choices(), untagged: choices(), dialect, blake3 };
        description(&accepted, line.as_bytes())
    }

    #[test]
    fn lengths_of_others_are_told() {
        let sha256: Choice = "sha256".parse().expect("a name");
        for (bytes, expected) in [
            (16, Some("128 bits, whose algorithm -a must name")),
            (20, Some("160 bits, whose algorithm -a must name")),
            (64, Some("512 bits, whose algorithm -a must name")),
            (32, None),
            (17, None),
        ] {
            for end in ["  a", " *a", " a"] {
                let line = "ab".repeat(bytes) + end;
                assert_eq!(said(&[sha256], &line).as_deref(), expected, "{line}");
                assert_eq!(said(&[sha256], &format!("\\{line}")).as_deref(), expected, "{line}");
            }
            assert_eq!(said(&[sha256], &"ab".repeat(bytes)), None, "there is no name");
        }
        let blake2b: Choice = "blake2b-160".parse().expect("a name");
        assert_eq!(said(&[blake2b], &("ab".repeat(20) + "  a")), None);
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
