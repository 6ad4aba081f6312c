//! Message templates: literal text with fields in braces.
//!
//! | field | bytes |
//! |---|---|
//! | `{hex:00ff}` | the bytes with these hexadecimal digits |
//! | `{salt:N}` | N bytes, 1 to 64, fixed per worker |
//! | `{counter:N}`, `{counter:N:be}` | the counter in N bytes, 1 to 8, little-endian or big-endian |
//! | `{counter:N:letters}` | the counter in N letters, 1 to 16, four bits each, the most significant first |
//! | `{{`, `}}` | a literal brace |

use core::fmt;
use core::ops::Range;
use core::str::FromStr;
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

/// A message template with a counter and optionally a salt.
///
/// ```
/// use hashweave::search::Template;
/// let template: Template = "id={salt:2}{hex:00}{counter:4:be}".parse()?;
/// assert_eq!(template.message(&[7, 8], 0x0102_0304), b"id=\x07\x08\x00\x01\x02\x03\x04");
/// # Ok::<(), hashweave::search::TemplateError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    text: String,
    /// The message with zeros in the fields.
    bytes: Vec<u8>,
    literal_prefix: usize,
    salt: Option<Range<usize>>,
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
        "{{{0}}} is not a field; fields are {{hex:…}}, {{salt:N}}, {{counter:N}}, {{counter:N:be}} and {{counter:N:letters}}"
    )]
    Field(String),
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
        self.bytes.len()
    }

    /// The counter field.
    #[must_use]
    pub fn counter(&self) -> Counter {
        self.counter
    }

    /// The length of the salt in bytes; zero if there is none.
    #[must_use]
    pub fn salt_length(&self) -> usize {
        self.salt.clone().map_or(0, |salt| salt.len())
    }

    /// The constant bytes before the first salt or counter.
    #[must_use]
    pub fn prefix(&self) -> &[u8] {
        &self.bytes[..self.literal_prefix]
    }

    /// Returns the message for a salt and a counter.
    #[must_use]
    pub fn message(&self, salt: &[u8], counter: u64) -> Vec<u8> {
        let mut message = vec![0; self.length()];
        self.write(salt, counter, &mut message);
        message
    }

    /// Writes the message for a salt (of [`salt_length`](Self::salt_length) bytes) and a counter
    /// into the first bytes of `out`.
    pub fn write(&self, salt: &[u8], counter: u64, out: &mut [u8]) {
        out[..self.bytes.len()].copy_from_slice(&self.bytes);
        if let Some(range) = self.salt.clone() {
            out[range].copy_from_slice(salt);
        }
        let Counter { offset, width, .. } = self.counter;
        self.counter.write(counter, &mut out[offset..offset + width]);
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

/// The part of a template that has been read.
#[derive(Default)]
struct Builder {
    bytes: Vec<u8>,
    literal_prefix: Option<usize>,
    salt: Option<Range<usize>>,
    counter: Option<Counter>,
}

impl Builder {
    /// Appends `width` zeros for a field that varies and returns where they are.
    fn reserve(&mut self, width: usize) -> Range<usize> {
        let start = self.bytes.len();
        self.literal_prefix.get_or_insert(start);
        self.bytes.resize(start + width, 0);
        start..start + width
    }

    /// Appends the field written between braces.
    fn field(&mut self, field: &str) -> Result<(), TemplateError> {
        let unknown = || TemplateError::Field(field.to_owned());
        let (name, rest) = field.split_once(':').ok_or_else(unknown)?;
        match name {
            "hex" => {
                let fault = |reason| TemplateError::Hex { digits: rest.to_owned(), reason };
                self.bytes.extend(hex_digits(rest).map_err(fault)?);
            }
            "salt" => {
                let width = width("salt", rest, 64)?;
                if self.salt.is_some() {
                    return Err(TemplateError::TwoSalts);
                }
                self.salt = Some(self.reserve(width));
            }
            "counter" => {
                let (digits, form) = match rest.split_once(':') {
                    None => (rest, Form::Little),
                    Some((digits, "le")) => (digits, Form::Little),
                    Some((digits, "be")) => (digits, Form::Big),
                    Some((digits, "letters")) => (digits, Form::Letters),
                    Some(_) => return Err(unknown()),
                };
                let width = width("counter", digits, if form == Form::Letters { 16 } else { 8 })?;
                if self.counter.is_some() {
                    return Err(TemplateError::TwoCounters);
                }
                let offset = self.reserve(width).start;
                self.counter = Some(Counter { offset, width, form });
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

/// The bytes of pairs of hexadecimal digits; or the fault and its remedy.
pub(super) fn hex_digits(text: &str) -> Result<Vec<u8>, String> {
    hex::decode(text).map_err(|_| match text.chars().find(|c| !c.is_ascii_hexdigit()) {
        Some('x' | 'X') if text.starts_with("0x") || text.starts_with("0X") => {
            "leave off the 0x; only hexadecimal digits are allowed here".to_owned()
        }
        Some(c) if c.is_whitespace() => {
            "leave off the spaces; only hexadecimal digits are allowed here".to_owned()
        }
        Some(c) => format!("'{c}' is not a hexadecimal digit"),
        None => "odd number of digits; each byte takes two".to_owned(),
    })
}

fn width(field: &'static str, digits: &str, most: usize) -> Result<usize, TemplateError> {
    digits.parse().ok().filter(|width| (1..=most).contains(width)).ok_or_else(|| TemplateError::Width {
        field,
        width: digits.to_owned(),
        most,
    })
}

impl FromStr for Template {
    type Err = TemplateError;

    fn from_str(text: &str) -> Result<Self, TemplateError> {
        let mut builder = Builder::default();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            let (literal, from_brace) = rest.split_at(at);
            builder.bytes.extend_from_slice(literal.as_bytes());
            let position = text.len() - from_brace.len();
            if let Some(after) = from_brace.strip_prefix("{{").or_else(|| from_brace.strip_prefix("}}")) {
                builder.bytes.push(from_brace.as_bytes()[0]);
                rest = after;
            } else {
                let inside = from_brace.strip_prefix('{').ok_or(TemplateError::Brace(position))?;
                let (field, after) = inside.split_once('}').ok_or(TemplateError::Brace(position))?;
                builder.field(field)?;
                rest = after;
            }
        }
        builder.bytes.extend_from_slice(rest.as_bytes());
        let counter = builder.counter.ok_or(TemplateError::NoCounter)?;
        Ok(Self {
            text: text.to_owned(),
            literal_prefix: builder.literal_prefix.unwrap_or(counter.offset),
            bytes: builder.bytes,
            salt: builder.salt,
            counter,
        })
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

    #[test]
    fn odd_digits_are_told_with_a_remedy() {
        let told = |digits: &str| {
            let template = format!("{{hex:{digits}}}{{counter:8}}");
            parse(&template).expect_err(&template).to_string()
        };
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
