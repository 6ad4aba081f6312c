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
use field::Draft;
pub use field::{Counter, Form};
pub(super) use field::{Place, Source, Stage, Wrapper};

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
    Counter(Counter),
    /// Bytes that are appended from here on to the `Close` of this step are inside a field.
    Open,
    /// Bytes that were appended since then are replaced by the field's result, or a slice of it.
    Close(Wrapper, Option<Range<usize>>),
}

/// A message template with a counter, which several fields may show, and optionally a salt.
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
    /// The field of the counter; of several, the one with the smallest range.
    counter: Counter,
}

/// The reason why a text is not a template.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TemplateError {
    /// It has no counter.
    #[error("the template has no counter; put {{counter:8}} where the nonce goes")]
    NoCounter,
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

    /// The counter field; of several, the first with the smallest range, which is that of the search.
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
        // The fields that are open, and how many of these, from the outermost on, have the counter.
        let (mut open, mut counted) = (0, 0);
        self.steps.iter().find_map(|step| match step {
            Step::Open => {
                open += 1;
                None
            }
            Step::Counter(_) => {
                counted = open;
                None
            }
            Step::Close(wrapper, _) => {
                let has_counter = counted == open;
                open -= 1;
                counted = counted.min(open);
                (has_counter && wrapper.header(0).is_none()).then_some(*wrapper)
            }
            Step::Bytes(_) | Step::Salt => None,
        })
    }

    /// The fields of the counter.
    fn counters(&self) -> impl Iterator<Item = Counter> {
        self.steps.iter().filter_map(|step| match step {
            Step::Counter(counter) => Some(*counter),
            _ => None,
        })
    }

    /// Whether a field shows the counter in digits of an alphabet.
    pub(super) fn has_text(&self) -> bool {
        self.counters().any(|counter| counter.is_text())
    }

    /// Whether the counter is in several fields, of which one is text: kernels of searches know the
    /// digits of a single one.
    pub(super) fn has_texts(&self) -> bool {
        self.has_text() && self.counters().nth(1).is_some()
    }

    /// The messages of a salt, each after those that it has a part of, to the one that the search
    /// hashes by `algorithm`. A string or a list in RLP is part of the message around it.
    pub(super) fn stages(&self, salt: &[u8], algorithm: Algorithm) -> Vec<Stage> {
        let (mut open, mut stages) = (vec![Draft::default()], Vec::new());
        for step in &self.steps {
            let mut ended = None;
            if *step == Step::Open {
                open.push(Draft::default());
            } else if let Step::Close(..) = step {
                ended = open.pop();
            }
            let Some(draft) = open.last_mut() else { continue };
            match step {
                Step::Bytes(bytes) => draft.bytes.extend_from_slice(bytes),
                Step::Salt => draft.bytes.extend_from_slice(salt),
                Step::Counter(counter) => draft.reserve(counter.width, Source::Counter(*counter)),
                Step::Open => {}
                Step::Close(then, slice) => {
                    let inner = ended.unwrap_or_default();
                    if inner.places.is_empty() {
                        let made = then.apply(inner.bytes);
                        draft.bytes.extend_from_slice(slice.clone().map_or(&made[..], |slice| &made[slice]));
                    } else if let Some(header) = then.header(inner.bytes.len()) {
                        draft.bytes.extend_from_slice(&header);
                        draft.append(inner);
                    } else {
                        let made = then.length(inner.bytes.len()).unwrap_or_default();
                        let length = slice.as_ref().map_or(made, ExactSizeIterator::len);
                        draft.reserve(length, Source::Stage(stages.len()));
                        stages.push(inner.stage(*then, slice.clone()));
                    }
                }
            }
        }
        let last = open.pop().unwrap_or_default();
        stages.push(last.stage(Wrapper::Hash(algorithm), None));
        stages
    }

    /// The messages that are hashed inside the message for a salt and a counter, each before the one
    /// that has its digest; none if the counter is in no hash.
    #[must_use]
    pub fn inner_messages(&self, salt: &[u8], counter: u64) -> Vec<Vec<u8>> {
        let stages = self.of_layout(counter).stages(salt, Algorithm::Sha256);
        let (mut messages, mut parts) = (Vec::new(), Vec::<Vec<u8>>::new());
        for Stage { message, places, then, slice } in &stages[..stages.len() - 1] {
            let mut message = message.clone();
            for Place { start, length, source } in places {
                let place = &mut message[*start..start + length];
                match source {
                    Source::Counter(field) => field.write(counter, place),
                    Source::Stage(stage) => place.copy_from_slice(&parts[*stage]),
                }
            }
            let made = then.apply(message.clone());
            parts.push(slice.clone().map_or(&made[..], |slice| &made[slice]).to_vec());
            if then.is_hash() {
                messages.push(message);
            }
        }
        messages
    }

    /// The first and the last counter whose messages have the layout of that of `counter`: all fields
    /// have as many digits.
    pub(super) fn layout(&self, counter: u64) -> [u64; 2] {
        self.counters().fold([0, self.counter.max()], |[first, last], field| {
            let Form::Number(alphabet) = field.form else { return [first, last] };
            let digits = alphabet.digits(counter);
            let least = if digits == 1 { 0 } else { alphabet.largest(digits - 1) + 1 };
            [first.max(least), last.min(alphabet.largest(digits))]
        })
    }

    /// The template of these messages alone, whose fields have a fixed number of digits.
    pub(super) fn of_layout(&self, counter: u64) -> Self {
        let mut fixed = self.clone();
        let mut is_changed = false;
        for step in &mut fixed.steps {
            if let Step::Counter(field) = step
                && let Form::Number(alphabet) = field.form
            {
                (field.width, field.form) = (alphabet.digits(counter), Form::Digits(alphabet));
                is_changed = true;
            }
        }
        if is_changed {
            fixed.settle();
        }
        fixed
    }

    /// The template of the longest messages alone.
    pub(super) fn longest(&self) -> Self {
        self.of_layout(self.counter.max())
    }

    /// Finds the field with the smallest range, where the bytes begin that the counter reaches, and the
    /// length of the longest message.
    fn settle(&mut self) {
        self.counter = self.counters().min_by_key(Counter::max).unwrap_or(self.counter);
        let salt = vec![0; self.salt];
        let [zero, largest] = [0, self.counter.max()].map(|counter| self.message(&salt, counter));
        self.counter.offset = zero.iter().zip(&largest).take_while(|(a, b)| a == b).count();
        self.length = largest.len();
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
                Step::Counter(field) => {
                    let start = message.len();
                    message.resize(start + field.width_of(counter), 0);
                    field.write(counter, &mut message[start..]);
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
