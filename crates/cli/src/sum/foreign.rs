//! Lines of check lists with a tag of an algorithm that is not checked: `MD5 (name) = …`, `SM3(name)= …`, `BLAKE2bp (name) = …`.
//!
//! Lists of others have digests of algorithms that Hashweave lacks. Such a line is in order, and whoever reads that it is not looks
//! for a fault where there is none.

use super::digest::Choice;

/// The longest tag that is taken for one.
const LONGEST: usize = 32;

/// What is said of the digest of a line with the tag of another algorithm than those that are checked, for instance `MD5, which
/// hashweave lacks`; `None` if there is something else wrong with the line.
pub(super) fn description(checked: &[Choice], line: &[u8]) -> Option<String> {
    let tag = tag(line)?;
    let is = |choice: &Choice| choice.tag().eq_ignore_ascii_case(tag) || without_length(tag, *choice);
    let reason = match Choice::all().find(is) {
        Some(known) if checked.iter().any(|choice| choice.tag() == known.tag()) => return None,
        Some(_) => "which -a does not name",
        None => "which hashweave lacks",
    };
    Some(format!("{tag}, {reason}"))
}

/// The tag of a line that is in order, as BSD's and coreutils' programs write it, or OpenSSL's.
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
        let other = choice.of_openssl().map(|(tag, _)| tag);
        [Some(choice.tag()), other].into_iter().flatten().any(|known| known.eq_ignore_ascii_case(head))
    };
    same(tag)
        || choice.tag_has_length()
            && tag.rsplit_once('-').is_some_and(|(head, bits)| {
                same(head) && !bits.is_empty() && bits.bytes().all(|byte| byte.is_ascii_digit())
            })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_others_are_named() {
        let sha256: Choice = "sha256".parse().expect("a name");
        let all: Vec<Choice> = Choice::all().collect();
        let said = |checked: &[Choice], line: &str| description(checked, line.as_bytes());
        for (line, tag) in [
            ("MD5 (a) = 0cc175b9c0f1b6a831c399e269772661", "MD5"),
            ("SM3(a)= abcd", "SM3"),
            ("RMD160 (a b) = abcd", "RMD160"),
            ("SHA2-512/256(a)= abcd", "SHA2-512/256"),
            ("SHA512t256 (a) = abcd", "SHA512t256"),
            ("BLAKE2bp (a) = abcd", "BLAKE2bp"),
            ("\\SHA1 (a\\n) = ABCD\r", "SHA1"),
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
            assert_eq!(description(&all, line.as_bytes()), None, "{line}");
        }
        assert_eq!(description(&all, format!("{} (a) = abcd", "A".repeat(33)).as_bytes()), None);
    }
}
