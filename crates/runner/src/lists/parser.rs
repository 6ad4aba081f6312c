//! Parses the lines of check lists, as `sha256sum` does.
//!
//! ```text
//! digest␠␠name    digest␠*name    digest␠name       what `sha256sum` prints; with one blank, what BSD's `md5 -r` prints
//! SHA256 (name) = digest    SHA256(name)= digest    `--tag`; OpenSSL
//! SHAKE128-512 (name) = digest                      the length in bits, which SHAKE always has and BLAKE2 where it is not the longest
//! \digest␠␠name             \SHA256 (name) = digest  the name has `\\`, `\n` and `\r` for a backslash, LF and CR
//! ```
//!
//! Blanks (spaces and tabs) may stand in front, the digest may have capital letters, and one CR at
//! the end is dropped. A NUL ends the name, or the line if it stands after the digest. All of this
//! was found by running coreutils 9.1.

use super::digest::{Choice, Digest};
use super::entry::{Accepted, Dialect, Entry, Grounds};
use super::foreign::Foreign;
use super::loose::{self, Name, Parts, SHORTEST, Stated};
use super::name::{Order, Tagged, is_blank, plain, trim_start};
use super::value::{self, digits};
use super::{foreign, strict};
use hashweave::object::Object;

/// Parses lines.
#[derive(Clone, Debug)]
pub struct Parser {
    /// The lines that any list may have.
    common: Accepted,
    /// The lines that the present list may have.
    accepted: Accepted,
    /// The file of lines that have a digest and no name.
    file: Option<Vec<u8>>,
    order: Order,
}

impl Parser {
    /// A parser of these lines.
    #[must_use]
    pub fn new(accepted: Accepted) -> Self {
        Self { common: accepted.clone(), accepted, file: None, order: Order::default() }
    }

    /// Goes on with a list whose name stands for these algorithms, if it stands for any, and for
    /// this file.
    pub fn begin(&mut self, algorithms: Option<Vec<Choice>>, file: Option<Vec<u8>>) {
        self.accepted = self.common.clone();
        self.file = file;
        if let Some(algorithms) = algorithms.filter(|_| self.common.grounds == Grounds::Length) {
            self.accepted.untagged = algorithms;
            self.accepted.grounds = Grounds::ListName;
        }
    }

    /// The accepted forms of lines.
    pub fn dialect(&self) -> Dialect {
        self.common.dialect
    }

    /// Whether one of these algorithms may be checked.
    pub fn takes(&self, algorithms: &[Choice]) -> bool {
        algorithms.iter().any(|choice| self.common.tagged.iter().any(|known| known.tag() == choice.tag()))
    }

    /// Whether a line is ignored, because it is empty or a comment.
    pub fn skips(&self, line: &[u8]) -> bool {
        let is_comment = line.starts_with(b"#") || line.starts_with(b";") && self.accepted.has_crc32();
        self.accepted.dialect != Dialect::B3sum && (line.is_empty() || is_comment)
    }

    /// Parses a line, given without its end; returns `None` if it is improperly formatted.
    pub fn entry(&mut self, line: &[u8]) -> Option<Entry> {
        let mut entry = if self.accepted.dialect == Dialect::B3sum {
            strict::entry(&self.accepted.tagged, line)
        } else {
            self.lenient(line)
        }?;
        entry.digest.blake3 = self.accepted.blake3;
        Some(entry)
    }

    /// Describes the algorithm of a line that is correct except for that, for instance `MD4, which
    /// hashweave lacks`.
    pub fn foreign(&self, line: &[u8]) -> Option<Foreign> {
        if self.other_tags() { foreign::description(&self.accepted, line) } else { None }
    }

    fn other_tags(&self) -> bool {
        self.accepted.dialect == Dialect::Any
    }

    fn lenient(&mut self, line: &[u8]) -> Option<Entry> {
        let is_sfv = self.accepted.grounds == Grounds::ListName && self.accepted.has_crc32();
        if is_sfv && let Some(parts) = loose::sfv(line) {
            return self.of_parts(parts, false);
        }
        let line = trim_start(line);
        let (escaped, rest) = line.strip_prefix(b"\\").map_or((false, line), |rest| (true, rest));
        let mut entry = match self.of_system(rest).or_else(|| self.tagged(rest)) {
            Some(entry) => entry?,
            None => match self.untagged(rest) {
                Some(entry) => entry,
                None if self.other_tags() => return self.loose(line, rest, escaped),
                None => return None,
            },
        };
        entry.name = plain(entry.name, escaped)?;
        entry.escaped = escaped;
        Some(entry)
    }

    /// Parses a line that is none of coreutils', with its escape mark and without.
    fn loose(&mut self, marked: &[u8], line: &[u8], escaped: bool) -> Option<Entry> {
        if foreign::has_tag(line) {
            return None;
        }
        let stated = |word: &[u8]| loose::stated(&self.accepted, word);
        let parts = match loose::parts(line, stated) {
            // Only a name behind its digest is ever escaped.
            Some(parts) if matches!(parts.name, Name::Whole(_)) => loose::parts(marked, stated)?,
            Some(parts) => parts,
            None => loose::table(&self.accepted, line)?,
        };
        self.of_parts(parts, escaped)
    }

    /// Returns the entry that a divided line is.
    fn of_parts(&mut self, parts: Parts<Stated>, escaped: bool) -> Option<Entry> {
        let (name, escaped) = match parts.name {
            Name::Absent => (self.file.clone()?, false),
            Name::Behind(rest) => (plain(self.order.name(rest)?.to_vec(), escaped)?, escaped),
            Name::Whole(name) => (name.to_vec(), false),
        };
        let Stated { digest, expected, is_named } = parts.value;
        let is_assumed = !is_named && self.accepted.assumes(digest);
        Some(Entry { digest, expected, name, escaped, is_assumed })
    }

    /// Parses a line that begins with a tag; returns an inner `None` if it is wrong after the tag.
    fn tagged(&self, line: &[u8]) -> Option<Option<Entry>> {
        self.accepted.tagged.iter().find_map(|&choice| {
            let others = choice.other_tags().filter(|_| self.other_tags());
            [(choice.tag(), choice)].into_iter().chain(others).find_map(|(tag, choice)| {
                let (head, rest) = line.split_at_checked(tag.len())?;
                let same = if self.other_tags() {
                    head.eq_ignore_ascii_case(tag.as_bytes())
                } else {
                    head == tag.as_bytes()
                };
                if same { behind_tag(choice, rest, self.other_tags()) } else { None }
            })
        })
    }

    /// Parses a line that begins with the name of a system's digest, as [`tagged`](Self::tagged).
    fn of_system(&self, line: &[u8]) -> Option<Option<Entry>> {
        let Tagged { tag, rest } = Tagged::of(line).filter(|_| self.other_tags())?;
        let object: Object = tag.parse().ok()?;
        let choice = Choice::of_object(object);
        let is_accepted = self.accepted.grounds != Grounds::Option || self.accepted.tagged.contains(&choice);
        let entry = || {
            let (name, text) = rest?;
            let (digest, expected) = (choice.usual(), object.read(text)?);
            Some(Entry { digest, expected, name: name.to_vec(), escaped: false, is_assumed: false })
        };
        is_accepted.then(entry)
    }

    fn untagged(&mut self, line: &[u8]) -> Option<Entry> {
        let (expected, rest) = digits(line)?;
        // BLAKE2 has digests of any length, but without an option a short word is none.
        if expected.len() < if self.accepted.grounds == Grounds::Option { 1 } else { SHORTEST } {
            return None;
        }
        let find = |choice: &Choice| Some((*choice, choice.of_unsaid(expected.len())?));
        let (choice, digest) = self.accepted.untagged.iter().find_map(find)?;
        let (&blank, name) = rest.split_first()?;
        // If there is only one length, coreutils do not take an empty name. For lines of other
        // programs, blanks are no name either.
        let lacks_name = match self.accepted.dialect {
            Dialect::Any => trim_start(name).is_empty(),
            _ => name.is_empty() && !choice.is_open(),
        };
        if !is_blank(blank) || lacks_name {
            return None;
        }
        let name = self.order.name(name)?.to_vec();
        let is_assumed = self.accepted.assumes(digest);
        Some(Entry { digest, expected, name, escaped: false, is_assumed })
    }
}

/// Parses the text after a tag. Returns `None` if it was not this tag, but the beginning of a
/// longer one.
///
/// Where a length may follow and does not, `b2sum` accepts any single byte before the parenthesis;
/// so does this function unless lines of `any` program are read, whose digests may be in base64.
fn behind_tag(choice: Choice, rest: &[u8], any: bool) -> Option<Option<Entry>> {
    let (length, rest) = match rest.strip_prefix(b"-").filter(|_| choice.tag_has_length()) {
        Some(rest) => {
            let (bits, rest) = number(rest)?;
            let digest = usize::try_from(bits).ok().filter(|bits| bits.is_multiple_of(8));
            (Some(digest.and_then(|bits| choice.of_length(bits / 8))?), rest)
        }
        None if !any && choice.is_blake2() && !rest.starts_with(b"(") => (None, rest.get(1..)?),
        None => (None, rest),
    };
    let rest = rest.strip_prefix(b" ").unwrap_or(rest);
    let rest = rest.strip_prefix(b"(")?;
    Some(behind_parenthesis(choice, length, rest, any))
}

/// Parses the name, `)`, `=` and the digest.
fn behind_parenthesis(choice: Choice, given: Option<Digest>, rest: &[u8], any: bool) -> Option<Entry> {
    let end = rest.iter().rposition(|&byte| byte == b')')?;
    let name = rest[..end].to_vec();
    let rest = trim_start(trim_start(&rest[end + 1..]).strip_prefix(b"=")?);
    let expected = match digits(rest) {
        Some((expected, [] | [0, ..])) => expected,
        _ if any => value::word(rest.trim_ascii_end())?,
        _ => return None,
    };
    let digest = match given {
        Some(digest) => digest,
        None if choice.tag_means_usual() => choice.usual(),
        None => choice.of_unsaid(expected.len())?,
    };
    let is_right = digest.length == expected.len();
    is_right.then_some(Entry { digest, expected, name, escaped: false, is_assumed: false })
}

/// Parses a number as C's `strtoul` does, and returns the rest: blanks and a plus in front, 0x for
/// hexadecimal, 0 for octal.
fn number(text: &[u8]) -> Option<(u64, &[u8])> {
    let blanks = text.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0x0B).count();
    let text = &text[blanks..];
    let text = text.strip_prefix(b"+").unwrap_or(text);
    let (digits, radix) = match text {
        [b'0', b'x' | b'X', digit, ..] if digit.is_ascii_hexdigit() => (&text[2..], 16),
        [b'0', ..] => (text, 8),
        _ => (text, 10),
    };
    let length = digits.iter().take_while(|&&byte| char::from(byte).is_digit(radix)).count();
    let number = u64::from_str_radix(str::from_utf8(&digits[..length]).ok()?, radix).ok()?;
    Some((number, &digits[length..]))
}

#[cfg(test)]
mod tests {
    use super::super::digest::Blake3Mode;
    use super::*;
    use hashweave::Algorithm;

    fn parser(names: &[&str], other_tags: bool) -> Parser {
        let choices: Vec<Choice> = names.iter().map(|name| name.parse().expect("a name")).collect();
        let dialect = if other_tags { Dialect::Any } else { Dialect::Coreutils };
        let (blake3, grounds) = (Blake3Mode::default(), Grounds::Option);
        Parser::new(Accepted { tagged: choices.clone(), untagged: choices, grounds, dialect, blake3 })
    }

    fn name(parser: &mut Parser, line: &str) -> Option<String> {
        parser.entry(line.as_bytes()).map(|entry| String::from_utf8_lossy(&entry.name).into_owned())
    }

    #[test]
    fn names_stand_behind_one_blank_or_two_but_not_both() {
        let digest = "ab".repeat(32);
        let mut usual = parser(&["sha256"], false);
        assert_eq!(name(&mut usual, &format!(" \t{digest}  a")).as_deref(), Some("a"));
        assert_eq!(name(&mut usual, &format!("{digest} *a")).as_deref(), Some("a"));
        assert_eq!(name(&mut usual, &format!("{digest} a")), None);
        let mut reversed = parser(&["sha256"], false);
        assert_eq!(name(&mut reversed, &format!("{digest}\ta")).as_deref(), Some("a"));
        assert_eq!(name(&mut reversed, &format!("{digest}  a")).as_deref(), Some(" a"));
    }

    #[test]
    fn escapes_and_ends_of_names() {
        let digest = "AB".repeat(32);
        let mut lines = parser(&["sha256"], false);
        assert_eq!(name(&mut lines, &format!("\\{digest}  a\\\\b\\nc\\r")).as_deref(), Some("a\\b\nc\r"));
        assert_eq!(name(&mut lines, &format!("\\{digest}  a\\t")), None);
        assert_eq!(name(&mut lines, &format!("\\{digest}  a\\")), None);
        assert_eq!(name(&mut lines, &format!("{digest}  a\0b")).as_deref(), Some("a"));
        assert_eq!(name(&mut lines, &format!("\\{digest}  a\0b")), None);
        assert_eq!(name(&mut lines, &format!("SHA256 (a) b) =\t{digest}\0")).as_deref(), Some("a) b"));
        assert_eq!(name(&mut lines, &format!("SHA256  (a) = {digest}")), None);
        assert_eq!(name(&mut lines, &format!("sha256 (a) = {digest}")), None);
    }

    #[test]
    fn tags_choose_the_algorithm() {
        let mut lines = parser(&["sha256", "sha256d", "sha512", "blake2b", "shake128"], true);
        let mut tag = |line: String| lines.entry(line.as_bytes()).map(|entry| entry.digest.tag());
        let short = "ab".repeat(32);
        assert_eq!(tag(format!("SHA2-256(a)= {short}")).as_deref(), Some("SHA256"));
        assert_eq!(tag(format!("sha256d (a) = {short}")).as_deref(), Some("SHA256D"));
        assert_eq!(tag(format!("BLAKE2b-256 (a) = {short}")).as_deref(), Some("BLAKE2b-256"));
        assert_eq!(tag(format!("BLAKE2b (a) = {short}")), None);
        assert_eq!(tag(format!("BLAKE2b-0x100 (a) = {short}")).as_deref(), Some("BLAKE2b-256"));
        assert_eq!(tag("BLAKE2b-010 (a) = ab".to_owned()).as_deref(), Some("BLAKE2b-8"));
        assert_eq!(tag(format!("SHA512 (a) = {short}")), None);
    }

    /// Lines with every tag that a row has are understood, whatever else is checked.
    #[test]
    fn every_tag_of_a_row_is_understood() {
        let all: Vec<Choice> = Choice::all().collect();
        let (dialect, blake3, grounds) = (Dialect::Any, Blake3Mode::default(), Grounds::Option);
        let mut lines =
            Parser::new(Accepted { tagged: all.clone(), untagged: all, grounds, dialect, blake3 });
        for algorithm in Algorithm::ALL.iter().filter(|algorithm| algorithm.exists()) {
            let row = algorithm.row();
            let own = [(row.tag, row.digest_length)];
            for (tag, length) in own.iter().chain(row.other_tags) {
                for line in [format!("{tag} (a) = "), format!("{}(a)= ", tag.to_lowercase())] {
                    let entry = lines.entry(format!("{line}{}", "ab".repeat(*length)).as_bytes());
                    let found = entry.map(|entry| (entry.digest.function, entry.digest.length));
                    assert_eq!(found, Some(((*algorithm).into(), *length)), "{line}");
                }
            }
        }
    }

    /// A beginning of an output must not verify as its digest.
    #[test]
    fn what_can_be_cut_says_its_length() {
        let mut lines = parser(&["shake128", "shake256"], true);
        let mut tag = |tag: &str, bytes: usize| {
            let line = format!("{tag}(a)= {}", "ab".repeat(bytes));
            lines.entry(line.as_bytes()).map(|entry| entry.digest.tag())
        };
        assert_eq!(tag("SHAKE128-16 ", 2).as_deref(), Some("SHAKE128-16"));
        assert_eq!(tag("SHAKE128 ", 32).as_deref(), Some("SHAKE128-256"));
        assert_eq!(tag("SHAKE-128", 16).as_deref(), Some("SHAKE128-128"));
        assert_eq!(tag("SHAKE-256", 32).as_deref(), Some("SHAKE256-256"));
        for (cut, bytes) in [
            ("SHAKE128 ", 1),
            ("SHAKE128 ", 16),
            ("SHAKE128 ", 33),
            ("SHAKE-128", 15),
            ("SHAKE128-256 ", 31),
            ("SHAKE128-256 ", 33),
            ("SHAKE128-12 ", 1),
            ("SHAKE128-0 ", 0),
        ] {
            assert_eq!(tag(cut, bytes), None, "{cut}: {bytes} bytes");
        }
        let mut plain = |bytes: usize| lines.entry(format!("{}  a", "ab".repeat(bytes)).as_bytes());
        assert_eq!(plain(32).map(|entry| entry.digest.tag()).as_deref(), Some("SHAKE128-256"));
        assert_eq!(plain(64).map(|entry| entry.digest.tag()).as_deref(), Some("SHAKE256-512"));
        assert!([1, 16, 31, 33, 63, 65, 168].into_iter().all(|bytes| plain(bytes).is_none()));
    }
}
