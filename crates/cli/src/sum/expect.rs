//! Checking one file by a digest of the command line: `--expect DIGEST FILE`.
//!
//! ```text
//! ca978112…                            hexadecimal digits, or base64
//! sha256:ca978112…    sha256-ypeBEsob…  with the algorithm in front
//! sha256-ypeBEsob… sha512-H0D8ktok…    several, as an `integrity` attribute has them
//! ```
//!
//! Of several, those of the strongest algorithm count, and one of them has to match. Source:
//! Subresource Integrity (W3C), sections 3.3.3 and 3.3.4, whose three algorithms are ordered by the
//! length of their digests; here a broken algorithm is weaker than any other. What stands after a
//! `?` is an option, of which none is defined. Unlike a browser, which ignores what it does not
//! understand, this refuses a digest that is damaged.

use super::asked;
use super::check::{Checker, Tally};
use super::engine::input;
use super::flags::Report;
use super::progress::Survey;
use crate::Usage;
use runner::lists::{self, Accepted, Choice, Digest, Entry, Grounds, Stated, candidates};
use std::ffi::OsStr;
use std::io;

/// The digest that a file is expected to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Expected {
    digest: Digest,
    /// The values that are right.
    values: Vec<Vec<u8>>,
    is_assumed: bool,
    /// The algorithms that Hashweave lacks, each of which has a digest beside those that count.
    lacking: Vec<String>,
}

impl Expected {
    /// Reads the argument of `--expect`.
    pub(super) fn of(text: &str, accepted: &Accepted) -> Result<Self, Usage> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let (mut all, mut lacking) = (Vec::new(), Vec::new());
        for word in &words {
            let word = word.split_once('?').map_or(*word, |(digest, _)| digest);
            match of_word(word, accepted) {
                Ok(stated) if words.len() > 1 && !stated.is_named => {
                    return Err(fault(&format!(
                        "of several digests, each needs its algorithm, as in sha256-{word}"
                    )));
                }
                Ok(stated) => all.push(stated),
                Err(Refusal::Lacking(algorithm)) => lacking.push(algorithm),
                Err(Refusal::Fault(why)) => return Err(fault(&why)),
            }
        }
        let Some(strongest) = all.iter().map(|stated| stated.digest).reduce(stronger) else {
            return Err(match lacking.first() {
                Some(algorithm) => fault(&unknown(algorithm)),
                None => fault("there is no digest; write its hexadecimal digits, or sha256-BASE64"),
            });
        };
        let of_it = || all.iter().filter(|stated| stated.digest == strongest);
        let is_assumed = of_it().any(|stated| !stated.is_named && accepted.assumes(strongest));
        let values = of_it().map(|stated| stated.expected.clone()).collect();
        Ok(Self { digest: strongest, values, is_assumed, lacking })
    }
}

/// The reason why a word is no digest that can be checked.
#[derive(Debug)]
enum Refusal {
    /// It is of this algorithm, which Hashweave lacks.
    Lacking(String),
    Fault(String),
}

fn fault(why: &str) -> Usage {
    Usage(format!("--expect: {why}"))
}

fn unknown(algorithm: &str) -> String {
    asked::choice(algorithm).err().unwrap_or_default()
}

/// The first of two, unless the second is stronger.
fn stronger(first: Digest, second: Digest) -> Digest {
    let strength = |digest: Digest| (!digest.is_broken(), digest.length);
    if strength(second) > strength(first) { second } else { first }
}

/// Reads one digest.
fn of_word(word: &str, accepted: &Accepted) -> Result<Stated, Refusal> {
    if let Some(stated) = lists::stated(accepted, word.as_bytes()) {
        return Ok(stated);
    }
    let Some(bytes) = lists::word(word.as_bytes()).filter(|bytes| !has_prefix(word, bytes.len())) else {
        return Err(of_prefix(word, accepted));
    };
    if let Some(digest) = accepted.untagged.iter().find_map(|choice| choice.of_unsaid(bytes.len())) {
        return Ok(Stated { digest, expected: bytes, is_named: false });
    }
    let bits = 8 * bytes.len();
    Err(Refusal::Fault(match (accepted.grounds, candidates(bytes.len())) {
        (Grounds::Option, _) => {
            let names: Vec<String> = accepted.untagged.iter().map(ToString::to_string).collect();
            format!("{word} has {bits} bits, and no digest of {} has", names.join(" or "))
        }
        (_, Some(names)) => format!("{word} has {bits} bits; name its algorithm with -a: {names}"),
        (_, None) => format!("{word} has {bits} bits, and no digest has; is it whole?"),
    }))
}

/// Whether a word has an algorithm in front of its digest, right or wrong, rather than being this
/// number of bytes in base64, which has hyphens too.
fn has_prefix(word: &str, bytes: usize) -> bool {
    let is_known = |(head, _): (&str, &str)| Choice::of_word(head.as_bytes()).is_some();
    word.contains(':')
        || word.split_once('-').is_some_and(|parts| is_known(parts) || candidates(bytes).is_none())
}

/// Returns what is wrong with a word that is no digest by itself.
fn of_prefix(word: &str, accepted: &Accepted) -> Refusal {
    let Some(at) = word.rfind(':').or_else(|| word.find('-')) else {
        return Refusal::Fault(format!("{word} is no digest: neither hexadecimal digits nor base64"));
    };
    let mut prefixes = word.rmatch_indices([':', '-']).map(|(at, _)| &word[..at]);
    let Some((head, choice)) = prefixes.find_map(|head| Some((head, Choice::of_word(head.as_bytes())?)))
    else {
        return Refusal::Lacking(word[..at].to_owned());
    };
    if !accepted.tagged.iter().any(|known| known.tag() == choice.tag()) {
        return Refusal::Fault(format!("the digest is of {head}, which -a does not name"));
    }
    let length = choice.usual().length;
    Refusal::Fault(format!(
        "{word} is no digest of {head}, which has {} hexadecimal digits behind a colon, or {} characters of base64",
        2 * length,
        length.div_ceil(3) * 4
    ))
}

impl Checker<'_> {
    /// Checks one file; `fine` is false if it is not as expected.
    ///
    /// # Errors
    ///
    /// If standard output takes no more.
    pub(super) fn expected(&self, expected: &Expected, file: &OsStr, fine: &mut bool) -> io::Result<()> {
        let Expected { digest, values, is_assumed, lacking } = expected;
        if self.flags.report != Report::Status {
            for algorithm in lacking {
                let text = format!("WARNING: --expect has a digest of {algorithm}, which hashweave lacks");
                self.console.complain(text);
            }
        }
        let survey = || Some(Box::new(std::iter::once(input(file.to_owned()))) as Survey);
        let inputs = std::iter::once(input(file.to_owned()));
        let mut tally = Tally::default();
        self.effort.run(self.console, &[*digest], inputs, survey, &mut |outcome| {
            let found = outcome.result.as_ref().ok().and_then(|values| values.iter().next());
            let right = values.iter().find(|value| found == Some(&value[..])).or(values.first());
            let entry = Entry {
                digest: *digest,
                expected: right.cloned().unwrap_or_default(),
                name: file.as_encoded_bytes().to_vec(),
                escaped: false,
                is_assumed: *is_assumed,
            };
            tally.add_entry();
            self.verdict(&entry, outcome, &mut tally)
        })?;
        self.summary(file.as_encoded_bytes(), None, &tally);
        *fine &= tally.is_verified() && !self.has_failed(&tally);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::accepted;
    use super::*;
    use runner::lists::{Blake3Mode, Dialect};

    /// SHA-256, SHA-384 and SHA-512 of "a", and SHA-1.
    const SHA256: &str = "sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=";
    const SHA384: &str = "sha384-VKWbn3qw//0bYvLUgv9UV0Hqj6ZXBzmVFmKaKfD9Z5rBrwkBBoTtCdu0B9qIVr/b";
    const SHA1: &str = "sha1-hvfkN/qlp/zhXR3cuerq6jd2Z7g=";

    fn of(text: &str, names: &[&str]) -> Result<Expected, String> {
        let choices: Vec<Choice> = names.iter().filter_map(|name| name.parse().ok()).collect();
        let accepted = accepted(&choices, None).expect("they have no length");
        assert_eq!((accepted.dialect, accepted.blake3), (Dialect::Any, Blake3Mode::default()));
        Expected::of(text, &accepted).map_err(|Usage(why)| why)
    }

    #[test]
    fn the_strongest_of_several_counts() {
        let tag = |text: &str| of(text, &[]).map(|expected| (expected.digest.tag(), expected.values.len()));
        let said = |tag: &str, count| Ok((tag.to_owned(), count));
        assert_eq!(tag(&format!("{SHA256} {SHA384} {SHA1}")), said("SHA384", 1));
        assert_eq!(tag(&format!(" {SHA1}\n{SHA256}\t")), said("SHA256", 1));
        assert_eq!(tag(&format!("{SHA256} sha256-{}= {SHA1}", "A".repeat(43))), said("SHA256", 2));
        assert_eq!(tag(&format!("{SHA256}?ct=text/plain {SHA1}?x-y")), said("SHA256", 1));
        let strange = of(&format!("{SHA256} whirlpool-AAAA"), &[]).expect("one is known");
        assert_eq!(strange.lacking, ["whirlpool"]);
    }

    #[test]
    fn what_is_no_digest_is_refused_with_the_reason() {
        let hex = "ab".repeat(32);
        for (text, names, why) in [
            ("", &[][..], "there is no digest"),
            (" ", &[], "there is no digest"),
            ("abcd", &[], "abcd has 16 bits, and no digest has; is it whole?"),
            ("abc", &[], "abc is no digest: neither hexadecimal digits nor base64"),
            ("xyz!", &[], "xyz! is no digest: neither hexadecimal digits nor base64"),
            (&"ab".repeat(33), &[], "has 264 bits, and no digest has"),
            (&"ab".repeat(64), &[], "name its algorithm with -a: sha3-512"),
            (&"ab".repeat(20), &[], "sha1"),
            (&hex, &["sha512"], "has 256 bits, and no digest of sha512 has"),
            (SHA256, &["sha512"], "the digest is of sha256, which -a does not name"),
            (
                &format!("sha256:{}", &hex[2..]),
                &[],
                "is no digest of sha256, which has 64 hexadecimal digits",
            ),
            (&format!("sha256-{hex}"), &[], "is no digest of sha256"),
            (&format!("md4:{}", &hex[..32]), &[], "hashweave has no such algorithm"),
            ("whirlpool-AAAA", &[], "hashweave has no such algorithm"),
            (&format!("{SHA256} {hex}"), &[], "each needs its algorithm"),
            (&format!("{SHA1} {}", &SHA256[..20]), &[], "is no digest of sha256"),
        ] {
            let refused = of(text, names).expect_err(text);
            assert!(refused.starts_with("--expect: ") && refused.contains(why), "{text:?}: {refused}");
            assert!(!refused.contains('\n'), "{refused}");
        }
    }
}
