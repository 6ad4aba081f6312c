//! Message templates: literal text with fields in braces. docs/templates.md has the grammar; what a
//! field is called stands in [`parse`] and in [`Wrapper`].
//!
//! A template is kept as the [steps](Step) that make its message, in their order. A field around
//! others is a pair of steps, so that none is inside another, and what does not depend on the salt
//! or the counter is worked out when the text is read. Of the text the same is true: it has the
//! bytes of such a field, so that a ledger identifies a search by the bytes that are hashed.

mod encoding;
mod parse;

pub(super) use encoding::hex_digits;

use core::fmt;
use core::ops::Range;
use core::str::FromStr;
use encoding::rlp_header;
use hashes::Algorithm;
use kernels::Backend;
use kernels::search::{Function, Outline, Plan, Variant};
use thiserror::Error;

/// The encoding of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// In bytes, least significant byte first.
    Little,
    /// In bytes, most significant byte first.
    Big,
    /// In letters of four bits, most significant first: `H` to `O` are 0 to 7, and `h` to `o` are 8
    /// to 15. With it a counter can be part of a name. In these sixteen letters each bit is either
    /// fixed or a bit of the number, which the tables of the kernels require.
    Letters,
}

/// The position and encoding of the counter in the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The position of its first byte.
    pub offset: usize,
    /// Its length: 1 to 8 bytes, or 1 to 16 letters.
    pub width: usize,
    /// Its encoding.
    pub form: Form,
}

impl Counter {
    /// The largest value.
    #[must_use]
    pub fn max(&self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// The number of bits of the counter.
    #[must_use]
    pub fn bits(&self) -> u32 {
        self.width as u32 * if self.form == Form::Letters { 4 } else { 8 }
    }

    /// Writes a value into its bytes of a message.
    fn write(&self, value: u64, field: &mut [u8]) {
        match self.form {
            Form::Little => field.copy_from_slice(&value.to_le_bytes()[..self.width]),
            Form::Big => field.copy_from_slice(&value.to_be_bytes()[8 - self.width..]),
            Form::Letters => {
                for (i, letter) in field.iter_mut().rev().enumerate() {
                    let digit = (value >> (4 * i)) as u8 & 15;
                    *letter = b'H' | digit & 7 | (digit & 8) << 2;
                }
            }
        }
    }
}

/// What a field does to the bytes between its braces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wrapper {
    /// Its digest.
    Hash(Algorithm),
    /// A string in RLP, Ethereum's encoding.
    Rlp,
    /// A list in RLP; the items are encoded already.
    RlpList,
    /// Its hexadecimal digits, in small letters.
    HexLower,
}

impl Wrapper {
    /// Those that are no hash functions.
    const ENCODINGS: [Self; 3] = [Self::Rlp, Self::RlpList, Self::HexLower];

    /// The field of this name; `None` if there is none.
    fn named(name: &str) -> Option<Self> {
        let hash = || name.parse().ok().filter(|algorithm: &Algorithm| algorithm.exists()).map(Self::Hash);
        Self::ENCODINGS.into_iter().find(|encoding| encoding.to_string() == name).or_else(hash)
    }

    fn is_hash(self) -> bool {
        matches!(self, Self::Hash(_))
    }

    /// Whether every bit of what it makes is an exclusive or of bits of what it is given.
    fn is_affine(self) -> bool {
        match self {
            Self::Rlp | Self::RlpList => true,
            Self::Hash(_) | Self::HexLower => false,
        }
    }

    /// Bytes of what it makes of so many bytes that vary; `None` if that depends on them.
    fn length(self, inner: usize) -> Option<usize> {
        match self {
            Self::Hash(algorithm) => Some(algorithm.digest_length()),
            Self::Rlp if inner == 1 => None,
            Self::Rlp => Some(rlp_header(0x80, inner).len() + inner),
            Self::RlpList => Some(rlp_header(0xC0, inner).len() + inner),
            Self::HexLower => Some(2 * inner),
        }
    }

    /// What it makes of bytes. Hashes are those of the scalar path.
    fn apply(self, bytes: Vec<u8>) -> Vec<u8> {
        match self {
            Self::Hash(algorithm) => crate::verify(algorithm, &bytes).to_vec(),
            Self::Rlp if bytes.len() == 1 && bytes[0] < 0x80 => bytes,
            Self::Rlp => [rlp_header(0x80, bytes.len()), bytes].concat(),
            Self::RlpList => [rlp_header(0xC0, bytes.len()), bytes].concat(),
            Self::HexLower => hex::encode(bytes).into_bytes(),
        }
    }
}

/// Its name in templates.
impl fmt::Display for Wrapper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hash(algorithm) => algorithm.fmt(f),
            Self::Rlp => f.write_str("rlp"),
            Self::RlpList => f.write_str("rlp-list"),
            Self::HexLower => f.write_str("hexlower"),
        }
    }
}

/// A step in making a message.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// Bytes are appended.
    Bytes(Vec<u8>),
    /// The salt is appended.
    Salt,
    /// The counter is appended.
    Counter,
    /// What is appended from here on to the `Close` of this step is inside a field.
    Open,
    /// What was appended since then is replaced by what the field makes of it, or by a slice of that.
    Close(Wrapper, Option<Range<usize>>),
}

/// A message template with a counter and optionally a salt.
///
/// ```
/// use hashweave::search::Template;
/// let template: Template = "id={salt:2}{hex:00}{counter:4:be}".parse()?;
/// assert_eq!(template.message(&[7, 8], 0x0102_0304), b"id=\x07\x08\x00\x01\x02\x03\x04");
///
/// // What has neither is worked out.
/// let template: Template = "{counter:4}{sha256:abc}[0..4]".parse()?;
/// assert_eq!(template.text(), "{counter:4}{hex:ba7816bf}");
/// # Ok::<(), hashweave::search::TemplateError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    text: String,
    steps: Vec<Step>,
    length: usize,
    /// Bytes of the salt; zero if there is none.
    salt: usize,
    counter: Counter,
}

/// The reason why a text is not a template.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TemplateError {
    /// It has no counter.
    #[error("the template has no counter; put {{counter:8}} where the nonce goes")]
    NoCounter,
    /// It has more than one counter.
    #[error("the template has two counters; exactly one {{counter:N}} is allowed")]
    TwoCounters,
    /// It has more than one salt.
    #[error("the template has two salts; at most one {{salt:N}} is allowed")]
    TwoSalts,
    /// A brace has no partner.
    #[error("the brace at byte {0} has no partner; write {{{{ or }}}} for a literal brace")]
    Brace(usize),
    /// A field has an unknown name or form.
    #[error(
        "{{{0}}} is not a field; fields are {{hex:…}}, {{base58:…}}, {{uint:N:…}}, {{salt:N}}, {{counter:N}}, {{counter:N:be}}, {{counter:N:letters}}, and around others {{rlp:…}}, {{rlp-list:…}}, {{hexlower:…}} and {{ALGORITHM:…}}"
    )]
    Field(String),
    /// A brace inside a field is doubled, which would be two braces there.
    #[error("the brace at byte {0} is inside a field; write {{hex:7b}} or {{hex:7d}} there")]
    NestedBrace(usize),
    /// The text or the number of a field is none.
    #[error("{{{field}}}: {reason}")]
    Value {
        /// The field.
        field: String,
        /// The fault.
        reason: String,
    },
    /// A slice is none of its field.
    #[error("[{slice}]: {reason}")]
    Slice {
        /// The text between the brackets.
        slice: String,
        /// The fault.
        reason: String,
    },
    /// The digits of `{hex:…}` are not pairs of hexadecimal digits.
    #[error("{{hex:{digits}}}: {reason}")]
    Hex {
        /// The text that was given.
        digits: String,
        /// The fault.
        reason: String,
    },
    /// A width is out of range.
    #[error("{{{field}:{width}}}: the width must be a number from 1 to {most}")]
    Width {
        /// `salt` or `counter`.
        field: &'static str,
        /// The text that was given.
        width: String,
        /// The largest width.
        most: usize,
    },
}

impl Template {
    /// The default template, which comes from the benchmark that this tool descends from: 11 + 5 +
    /// 8 = 24 bytes.
    pub const DEFAULT: &'static str = "bench_sha3:{salt:5}{counter:8}";

    /// The text of the template.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The length of the messages in bytes.
    #[must_use]
    pub fn length(&self) -> usize {
        self.length
    }

    /// The counter field.
    #[must_use]
    pub fn counter(&self) -> Counter {
        self.counter
    }

    /// The length of the salt in bytes; zero if there is none.
    #[must_use]
    pub fn salt_length(&self) -> usize {
        self.salt
    }

    /// The constant bytes before the first salt or counter.
    #[must_use]
    pub fn prefix(&self) -> &[u8] {
        match self.steps.first() {
            Some(Step::Bytes(bytes)) => bytes,
            _ => &[],
        }
    }

    /// The field around the counter that hashes it or spells it, so that a message is no affine
    /// function of the counter; `None` if there is none.
    pub(super) fn nesting(&self) -> Option<String> {
        let counter = self.steps.iter().position(|step| *step == Step::Counter)?;
        let mut depth = 0;
        self.steps[counter..].iter().find_map(|step| match step {
            Step::Open => {
                depth += 1;
                None
            }
            Step::Close(..) if depth > 0 => {
                depth -= 1;
                None
            }
            Step::Close(wrapper, _) => (!wrapper.is_affine()).then(|| wrapper.to_string()),
            Step::Bytes(_) | Step::Salt | Step::Counter => None,
        })
    }

    /// Where the bytes of the message begin that the counter reaches.
    fn place_of_counter(&self) -> usize {
        let salt = vec![0; self.salt];
        let [zero, largest] = [0, self.counter.max()].map(|counter| self.message(&salt, counter));
        zero.iter().zip(&largest).take_while(|(a, b)| a == b).count()
    }

    /// Returns the message for a salt (of [`salt_length`](Self::salt_length) bytes) and a counter.
    #[must_use]
    pub fn message(&self, salt: &[u8], counter: u64) -> Vec<u8> {
        let mut message = Vec::with_capacity(self.length);
        let mut starts = Vec::new();
        for step in &self.steps {
            match step {
                Step::Bytes(bytes) => message.extend_from_slice(bytes),
                Step::Salt => message.extend_from_slice(salt),
                Step::Counter => {
                    let start = message.len();
                    message.resize(start + self.counter.width, 0);
                    self.counter.write(counter, &mut message[start..]);
                }
                Step::Open => starts.push(message.len()),
                Step::Close(wrapper, slice) => {
                    let made = wrapper.apply(message.split_off(starts.pop().unwrap_or_default()));
                    message.extend_from_slice(slice.clone().map_or(&made[..], |slice| &made[slice]));
                }
            }
        }
        message
    }

    /// Writes the message for a salt (of [`salt_length`](Self::salt_length) bytes) and a counter
    /// into the first bytes of `out`.
    pub fn write(&self, salt: &[u8], counter: u64, out: &mut [u8]) {
        out[..self.length].copy_from_slice(&self.message(salt, counter));
    }

    /// A kernel's plan for a salt, which filters by a word of the digest.
    pub(super) fn plan(
        &self,
        salt: &[u8],
        algorithm: Algorithm,
        (backend, variant): (Backend, Variant),
        word: usize,
    ) -> Plan {
        self.with_function(salt, algorithm, |function| Plan::new(backend, function, variant, word))
    }

    /// Returns the blocks that are left to hash of its messages, for a device of `lanes` lanes.
    pub(super) fn outline(&self, salt: &[u8], algorithm: Algorithm, lanes: usize) -> Outline {
        self.with_function(salt, algorithm, |function| Outline::new(function, lanes))
    }

    /// Does something with what is hashed.
    fn with_function<T>(&self, salt: &[u8], algorithm: Algorithm, act: impl FnOnce(&Function<'_>) -> T) -> T {
        act(&Function {
            algorithm,
            counter_bits: self.counter.bits(),
            length: self.length(),
            message: &|counter, message| self.write(salt, counter, message),
        })
    }
}

impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Template {
    type Err = TemplateError;

    fn from_str(text: &str) -> Result<Self, TemplateError> {
        parse::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Template, TemplateError> {
        text.parse()
    }

    #[test]
    fn the_default_is_the_published_workload() {
        let template = parse(Template::DEFAULT).expect("valid");
        assert_eq!(template.length(), 24);
        assert_eq!(template.prefix(), b"bench_sha3:");
        let message = template.message(&[1, 2, 3, 4, 5], 0x0807_0605_0403_0201);
        assert_eq!(message, b"bench_sha3:\x01\x02\x03\x04\x05\x01\x02\x03\x04\x05\x06\x07\x08");
    }

    #[test]
    fn braces_can_be_literal_and_text_can_follow() {
        let template = parse("{{é}}{counter:1}{hex:ff00}!").expect("valid");
        assert_eq!(template.message(&[], 7), "{é}\u{7}".bytes().chain([0xff, 0, b'!']).collect::<Vec<_>>());
    }

    #[test]
    fn counters_have_a_width_and_an_order() {
        let big = parse("{counter:3:be}").expect("valid");
        assert_eq!(big.message(&[], 0x0001_0203), [1, 2, 3]);
        assert_eq!(big.counter().max(), 0xFF_FFFF);
        let little = parse("{counter:3:le}").expect("valid");
        assert_eq!(little.message(&[], 0x0001_0203), [3, 2, 1]);
        assert_eq!(parse("{counter:8}").expect("valid").counter().max(), u64::MAX);
    }

    #[test]
    fn a_counter_can_be_written_in_letters() {
        let name = parse("f{counter:3:letters}()").expect("valid");
        assert_eq!(name.counter().max(), 0xFFF);
        assert_eq!(name.message(&[], 0x07F), b"fHOo()");
        assert_eq!(parse("{counter:16:letters}").expect("valid").message(&[], u64::MAX), [b'o'; 16]);
        let mut letters: Vec<u8> =
            (0..16).map(|n| parse("{counter:1:letters}").expect("valid").message(&[], n)[0]).collect();
        letters.dedup();
        assert_eq!(letters, b"HIJKLMNOhijklmno");
        assert!(matches!(parse("{counter:17:letters}"), Err(TemplateError::Width { .. })));
    }

    #[test]
    fn every_mistake_has_its_own_answer() {
        assert_eq!(parse("abc"), Err(TemplateError::NoCounter));
        assert_eq!(parse("{counter:1}{counter:2}"), Err(TemplateError::TwoCounters));
        assert_eq!(parse("{salt:1}{salt:2}{counter:2}"), Err(TemplateError::TwoSalts));
        assert_eq!(parse("a{counter:8"), Err(TemplateError::Brace(1)));
        assert_eq!(parse("ab}{counter:8}"), Err(TemplateError::Brace(2)));
        assert!(matches!(parse("{nonce:8}"), Err(TemplateError::Field(_))));
        assert!(matches!(parse("{counter}"), Err(TemplateError::Field(_))));
        assert!(matches!(parse("{counter:8:middle}"), Err(TemplateError::Field(_))));
        assert!(matches!(parse("{counter:9}"), Err(TemplateError::Width { .. })));
        assert!(matches!(parse("{counter:0}"), Err(TemplateError::Width { .. })));
        assert!(matches!(parse("{salt:x}{counter:8}"), Err(TemplateError::Width { .. })));
    }

    fn message(text: &str) -> Vec<u8> {
        parse(text).expect(text).message(&[], 0)
    }

    fn told(text: &str) -> String {
        parse(text).expect_err(text).to_string()
    }

    #[test]
    fn what_has_no_counter_is_worked_out() {
        let sha256 = |bytes: &[u8]| crate::verify(Algorithm::Sha256, bytes).to_vec();
        let nested = message("{counter:1}{sha256:{hex:ff}{sha256:a}[30..32]b}!");
        let inner = [&[0xFF], &sha256(b"a")[30..], b"b"].concat();
        assert_eq!(nested, [&[0], &sha256(&inner)[..], b"!"].concat());
        assert_eq!(message("{sha256:}{counter:1}")[..32], sha256(b""));
        assert_eq!(message("{SHA-256:a}{counter:1}")[..32], sha256(b"a"));
        assert_eq!(message("{hexlower:{hex:AB}c}{counter:1}"), b"ab63\0");
        assert_eq!(
            message("{base58:11233QC4}[2..6]{uint:2:258}{counter:1}"),
            [0x28, 0x7f, 0xb4, 0xcd, 1, 2, 0]
        );
        assert_eq!(message("{sha256:a}[8..32][1..3]{counter:1}")[..2], sha256(b"a")[9..11]);
        // A bracket behind any other field is text, as it has always been.
        assert_eq!(message("{hex:00}[0..1]{counter:1}[a]"), b"\0[0..1]\0[a]");
    }

    /// The first contracts of an account (EIP-161: nonces from 1; go-ethereum's
    /// `TestCreateAddress` has these of nonces 0 to 2).
    #[test]
    fn create_is_the_digest_of_a_list_in_rlp() {
        let account = "970e8128ab834e8eac17ab8e3812f010678cf791";
        for (nonce, address) in [
            ("", "333c3310824b7c685133f2bedb2ca4b8b4df633d"),
            ("{uint:1:1}", "8bda78331c916a08481428e4b07c96d3e916d165"),
            ("{uint:1:2}", "c9ddedf451bc62ce88bf9292afb13df35b670699"),
        ] {
            let list =
                format!("{{keccak-256:{{rlp-list:{{rlp:{{hex:{account}}}}}{{rlp:{nonce}}}}}}}[12..32]");
            assert_eq!(hex::encode(&message(&format!("{list}{{counter:1}}"))[..20]), address);
        }
    }

    /// The text identifies a search in ledgers.
    #[test]
    fn the_text_has_the_bytes_of_what_is_constant() {
        let text = |template: &str| parse(template).expect(template).text().to_owned();
        for same in [
            Template::DEFAULT,
            "{{é}}{counter:1}{hex:FF00}!",
            "{sha256:{hex:00}a{counter:4:be}}[4..9]b",
            "{rlp:a{salt:4}}{counter:8}",
        ] {
            assert_eq!(text(same), same);
            assert_eq!(parse(&text(same)).expect(same), parse(same).expect(same));
        }
        assert_eq!(text("{counter:1:le}{sha256:abc}[1..3]"), "{counter:1:le}{hex:7816}");
        assert_eq!(
            text("{SHA256:{uint:2:1}{counter:1}}[1..9][0..2]"),
            "{sha256:{hex:0001}{counter:1}}[1..3]"
        );
        assert_eq!(text("{hexlower:}{counter:1}{rlp:}"), "{counter:1}{hex:80}");
    }

    #[test]
    fn salts_and_counters_may_be_inside() {
        let template = parse("{hex:ff}{sha256:{salt:2}}[0..4]{counter:2}").expect("valid");
        let salted = |salt: &[u8]| crate::verify(Algorithm::Sha256, salt)[..4].to_vec();
        assert_eq!((template.length(), template.salt_length(), template.prefix()), (7, 2, &[0xFF][..]));
        assert_eq!(template.message(b"ab", 0x0102), [&[0xFF], &salted(b"ab")[..], &[2, 1]].concat());
        let list = parse("{rlp-list:{rlp:ab{counter:2}}}").expect("valid");
        assert_eq!(list.message(&[], 0x0102), [0xC5, 0x84, b'a', b'b', 2, 1]);
        assert_eq!((list.counter().offset, list.nesting()), (4, None));
        let hashed = parse("a{sha256:{rlp:ab{counter:2}}{sha256:b}}").expect("valid");
        assert_eq!(hashed.nesting().as_deref(), Some("sha256"));
        assert_eq!(parse("{hexlower:{counter:2}}").expect("valid").nesting().as_deref(), Some("hexlower"));
    }

    /// As deep as a text of some megabytes can be, without a stack that overflows.
    #[test]
    fn templates_may_be_long_and_deep() {
        let deep = |inside: &str, depth: usize| {
            format!("{}{inside}{}{{counter:1}}", "{md5:".repeat(depth), "}[0..8]".repeat(depth))
        };
        let expected =
            (0..10_000).fold(b"a".to_vec(), |inner, _| crate::verify(Algorithm::Md5, &inner)[..8].to_vec());
        assert_eq!(message(&deep("a", 10_000))[..8], expected);
        let counters = format!("{}{{counter:1}}{}", "{md5:".repeat(10_000), "}".repeat(10_000));
        assert_eq!(message(&counters).len(), 16);
        assert_eq!(message(&format!("{{counter:1}}{}", "{hex:00}".repeat(1 << 20))).len(), 1 + (1 << 20));
        assert_eq!(message(&format!("{{md5:{}}}{{counter:1}}", "x".repeat(10_000_000))).len(), 17);
        assert!(matches!(parse(&"{md5:".repeat(1 << 20)), Err(TemplateError::Brace(_))));
        let line = told(&format!("{{hex:{}}}", "x".repeat(10_000_000)));
        assert!(line.len() < 200 && line.contains("'x' is not a hexadecimal digit"), "{line}");
        assert!(told(&format!("{{{}}}", "é".repeat(10_000_000))).len() < 500);
    }

    #[test]
    fn mistakes_inside_fields_have_their_own_answers() {
        assert_eq!(
            told("{sha256:a"),
            "the brace at byte 0 has no partner; write {{ or }} for a literal brace"
        );
        assert_eq!(told("ab{sha256:a}}{counter:1}"), TemplateError::Brace(12).to_string());
        let inside = "is inside a field; write {hex:7b} or {hex:7d} there";
        assert_eq!(told("{sha256:{{a}}}{counter:1}"), format!("the brace at byte 8 {inside}"));
        assert_eq!(
            told("{sha256:a}{counter:1}{sha256:a}[3]"),
            "[3]: write [A..B] for bytes A to B−1 of the field, or {hex:5b} for a bracket"
        );
        for slice in ["4..4", "5..4", "0..33", "32..33"] {
            let line = told(&format!("{{counter:1}}{{sha256:a}}[{slice}]"));
            assert_eq!(line, format!("[{slice}]: that is not within the 32 bytes of the field"));
        }
        assert_eq!(
            told("{sha256:a}[0..9][8..10]{counter:1}"),
            "[8..10]: that is not within the 9 bytes of the field"
        );
        assert!(told("{sha256:a}[").contains("write [A..B]"));
        assert_eq!(told("{base58:0}"), "{base58:0}: '0' is not a digit of Base58");
        assert_eq!(told("{uint:1:256}"), "{uint:1:256}: the number does not fit 1 byte");
        assert!(told("{rlp:{counter:1}}").starts_with("{rlp:…}: one byte that varies"));
        assert!(told("{rlp:{counter:4}}[1..3]").starts_with("{rlp:…}: of what has the counter"));
        assert!(told("{cshake128:a}{counter:1}").contains("is not a field"));
        assert!(told("{sha256:a}").contains("has no counter"));
        assert!(told("{sha256:{counter:1}}{counter:1}").contains("two counters"));
        assert!(told("{md5:{salt:1}}{salt:1}{counter:1}").contains("two salts"));
    }

    /// Otherwise the name would stand for two fields.
    #[test]
    fn no_algorithm_is_called_as_a_field() {
        let fields = ["hex", "base58", "uint", "salt", "counter", "rlp", "rlp-list", "hexlower"];
        for field in fields {
            assert!(field.parse::<Algorithm>().is_err(), "{field}");
        }
        assert_eq!(Wrapper::ENCODINGS.map(|wrapper| wrapper.to_string()), fields[5..]);
    }

    #[test]
    fn odd_digits_are_told_with_a_remedy() {
        let told = |digits: &str| told(&format!("{{hex:{digits}}}{{counter:8}}"));
        assert_eq!(told("abc"), "{hex:abc}: odd number of digits; each byte takes two");
        assert_eq!(told("0g"), "{hex:0g}: 'g' is not a hexadecimal digit");
        assert_eq!(told("0é"), "{hex:0é}: 'é' is not a hexadecimal digit");
        for digits in ["0xff", "0xf", "0XFF", "0x"] {
            assert!(told(digits).contains(": leave off the 0x;"), "{digits}");
        }
        for digits in ["ff 00", "f f", " ff", "ff\t", "ff\n"] {
            assert!(told(digits).contains(": leave off the spaces;"), "{digits:?}");
        }
    }
}
