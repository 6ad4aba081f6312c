//! Message templates: literal text with fields in braces. docs/templates.md has the grammar; what a
//! field is called stands in `parse` and in [`Wrapper`].
//!
//! A template is kept as the [steps](Step) that make its message, in their order. A field around
//! others is a pair of steps, so that none is inside another, and what does not depend on the salt
//! or the counter is worked out when the text is read. Of the text the same is true: it has the
//! bytes of such a field, so that a ledger identifies a search by the bytes that are hashed.

mod alphabet;
mod encoding;
mod field;
mod parse;

pub use alphabet::Alphabet;
pub(super) use encoding::hex_digits;
pub(crate) use encoding::{base58, in_base58};
pub use field::{Counter, Form};
pub(super) use field::{Stage, Wrapper};

use core::fmt;
use core::ops::Range;
use hashes::Algorithm;
use kernels::Backend;
use kernels::search::{Digits, Function, Outline, Plan, Variant};
use thiserror::Error;

/// A step in making a message.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// Bytes are appended.
    Bytes(Vec<u8>),
    /// The salt is appended.
    Salt,
    /// The counter is appended.
    Counter,
    /// Bytes that are appended from here on to the `Close` of this step are inside a field.
    Open,
    /// Bytes that were appended since then are replaced by the field's result, or a slice of it.
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
        "{{{0}}} is not a field; fields are {{hex:…}}, {{base58:…}}, {{uint:N:…}}, {{salt:N}}, {{counter:N}}, {{counter:N:be}}, {{counter:N:letters}}, {{counter:decimal}} and other digits, and around others {{rlp:…}}, {{rlp-list:…}}, {{hexlower:…}} and {{ALGORITHM:…}}"
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

    /// The length of the messages in bytes; of the longest, where the counter is a number without
    /// leading zeros.
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

    /// Whether a field around the counter hashes it or spells it, so that every counter has several
    /// messages.
    ///
    /// ```
    /// use hashweave::search::Template;
    /// let template: Template = "{sha256:{counter:8}}".parse()?;
    /// assert!(template.is_nested());
    /// # Ok::<(), hashweave::search::TemplateError>(())
    /// ```
    #[must_use]
    pub fn is_nested(&self) -> bool {
        self.nesting().is_some()
    }

    /// The field around the counter that hashes it or spells it, so that a message is no affine
    /// function of the counter; `None` if there is none.
    pub(super) fn nesting(&self) -> Option<Wrapper> {
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
            Step::Close(wrapper, _) => wrapper.header(0).is_none().then_some(*wrapper),
            Step::Bytes(_) | Step::Salt | Step::Counter => None,
        })
    }

    /// The messages of a salt, from the innermost one, which has the counter, to the one that the
    /// search hashes by `algorithm`. A string or a list in RLP is part of the message around it.
    pub(super) fn stages(&self, salt: &[u8], algorithm: Algorithm) -> Vec<Stage> {
        // The messages that are open, and what they had before the counter.
        let (mut open, mut before) = (vec![Vec::new()], Vec::new());
        let mut stages = Vec::new();
        let mut place = self.counter.width;
        let append = |open: &mut Vec<Vec<u8>>, bytes: &[u8]| {
            if let Some(innermost) = open.last_mut() {
                innermost.extend_from_slice(bytes);
            }
        };
        for step in &self.steps {
            match step {
                Step::Bytes(bytes) => append(&mut open, bytes),
                Step::Salt => append(&mut open, salt),
                Step::Counter => before = open.iter_mut().map(core::mem::take).collect(),
                Step::Open => open.push(Vec::new()),
                Step::Close(wrapper, slice) => {
                    let inner = open.pop().unwrap_or_default();
                    if open.len() >= before.len() {
                        let made = wrapper.apply(inner);
                        append(&mut open, slice.clone().map_or(&made[..], |slice| &made[slice]));
                        continue;
                    }
                    let start = before.pop().unwrap_or_default();
                    let length = start.len() + place + inner.len();
                    if let Some(header) = wrapper.header(length) {
                        if let Some(around) = before.last_mut() {
                            around.extend_from_slice(&[header, start].concat());
                        }
                        append(&mut open, &inner);
                        continue;
                    }
                    let made = wrapper.length(length).unwrap_or_default();
                    let (then, slice) = (*wrapper, slice.clone());
                    let next = slice.as_ref().map_or(made, ExactSizeIterator::len);
                    stages.push(Stage { before: start, place, after: inner, then, slice });
                    place = next;
                }
            }
        }
        let [before, after] = [before, open].map(|mut messages| messages.pop().unwrap_or_default());
        stages.push(Stage { before, place, after, then: Wrapper::Hash(algorithm), slice: None });
        stages
    }

    /// The messages that are hashed inside the message for a salt and a counter, the innermost first;
    /// none if the counter is in no hash.
    #[must_use]
    pub fn inner_messages(&self, salt: &[u8], counter: u64) -> Vec<Vec<u8>> {
        let of_length = self.of_layout(counter);
        let stages = of_length.stages(salt, Algorithm::Sha256);
        let mut place = vec![0; of_length.counter.width];
        self.counter.write(counter, &mut place);
        let mut messages = Vec::new();
        for Stage { before, after, then, slice, .. } in &stages[..stages.len() - 1] {
            let message = [&before[..], &place, after].concat();
            let made = then.apply(message.clone());
            place = slice.clone().map_or(&made[..], |slice| &made[slice]).to_vec();
            if then.is_hash() {
                messages.push(message);
            }
        }
        messages
    }

    /// The first and the last counter whose messages have the length of that of `counter`.
    pub(super) fn layout(&self, counter: u64) -> [u64; 2] {
        let Form::Number(alphabet) = self.counter.form else { return [0, self.counter.max()] };
        let digits = alphabet.digits(counter);
        let first = if digits == 1 { 0 } else { alphabet.largest(digits - 1) + 1 };
        [first, alphabet.largest(digits)]
    }

    /// The template of these messages alone, whose counter has a fixed number of digits.
    pub(super) fn of_layout(&self, counter: u64) -> Self {
        let Form::Number(alphabet) = self.counter.form else { return self.clone() };
        let mut fixed = self.clone();
        fixed.length = self.message(&vec![0; self.salt], counter).len();
        fixed.counter.width = alphabet.digits(counter);
        fixed.counter.form = Form::Digits(alphabet);
        fixed.counter.offset = fixed.place_of_counter();
        fixed
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
                    message.resize(start + self.counter.width_of(counter), 0);
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

    /// A kernel's plan for a salt, which filters by a word of the digest. The messages must have one
    /// length ([`of_layout`](Self::of_layout)).
    pub(super) fn plan(
        &self,
        salt: &[u8],
        algorithm: Algorithm,
        (backend, variant): (Backend, Variant),
        word: usize,
    ) -> Plan {
        let Counter { offset, width, form } = self.counter;
        self.with_function(salt, algorithm, |function| match form {
            Form::Digits(alphabet) => {
                let digits = Digits { alphabet: alphabet.characters(), offset, width };
                Plan::of_text(backend, function, digits, variant, word)
            }
            _ => Plan::new(backend, function, variant, word),
        })
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

#[cfg(test)]
mod tests;
