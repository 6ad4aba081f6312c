//! Reads a template: one pass over the text, with a stack of the fields that are open instead of
//! recursion, so that fields may be in each other to any depth.

use super::alphabet::text;
use super::encoding::{base58, hex_digits, shortened, uint};
use super::field::{Counter, Form, Wrapper};
use super::{Step, Template, TemplateError};
use core::ops::Range;
use core::str::FromStr;

/// Bytes of the longest salt.
const LONGEST_SALT: usize = 64;

/// The fields that hold no others.
const LEAVES: [&str; 5] = ["hex", "base58", "uint", "salt", "counter"];

/// A field that is open: what is between its braces is being read.
struct Open {
    wrapper: Wrapper,
    /// The position of its brace in the text.
    brace: usize,
    /// The lengths of the steps and of the canonical text before it.
    steps: usize,
    canonical: usize,
    /// The level of the field around it.
    around: Level,
}

/// The bytes between two braces, as far as they are read.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    length: usize,
    /// The length with the fewest digits of counters without leading zeros.
    shortest: usize,
    has_salt: bool,
    has_counter: bool,
}

/// The part of a template that has been read.
#[derive(Default)]
struct Parser<'a> {
    text: &'a str,
    /// The position in the text.
    at: usize,
    steps: Vec<Step>,
    /// The text that was read, with the bytes of what is constant.
    canonical: String,
    level: Level,
    open: Vec<Open>,
    salt: Option<usize>,
    /// The first field of the counter.
    counter: Option<Counter>,
    /// The last name of a field around others: a long template has few names many times.
    named: Option<(&'a str, Wrapper)>,
}

impl FromStr for Template {
    type Err = TemplateError;

    fn from_str(text: &str) -> Result<Self, TemplateError> {
        parse(text)
    }
}

/// Reads a template.
fn parse(text: &str) -> Result<Template, TemplateError> {
    let mut parser = Parser { text, ..Parser::default() };
    while let Some(before) = parser.rest().find(['{', '}']) {
        parser.literal(before);
        parser.brace()?;
    }
    parser.literal(parser.rest().len());
    if let Some(open) = parser.open.last() {
        return Err(TemplateError::Brace(open.brace));
    }
    let mut template = Template {
        text: parser.canonical,
        length: parser.level.length,
        salt: parser.salt.unwrap_or_default(),
        counter: parser.counter.ok_or(TemplateError::NoCounter)?,
        steps: parser.steps,
    };
    template.settle();
    Ok(template)
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes this number of bytes of the text as they are.
    fn literal(&mut self, length: usize) {
        let literal = &self.rest()[..length];
        self.canonical.push_str(literal);
        self.bytes(literal.as_bytes());
        self.at += length;
    }

    /// Appends bytes to the message.
    fn bytes(&mut self, bytes: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        self.level.length += bytes.len();
        self.level.shortest += bytes.len();
        match self.steps.last_mut() {
            Some(Step::Bytes(before)) => before.extend_from_slice(bytes),
            _ => self.steps.push(Step::Bytes(bytes.to_vec())),
        }
    }

    /// Appends bytes that were worked out.
    fn constant(&mut self, bytes: &[u8]) {
        if !bytes.is_empty() {
            self.canonical += &format!("{{hex:{}}}", hex::encode(bytes));
        }
        self.bytes(bytes);
    }

    /// Reads what a brace begins or ends.
    fn brace(&mut self) -> Result<(), TemplateError> {
        let (rest, brace) = (self.rest(), self.at);
        if rest.starts_with('}') && !self.open.is_empty() {
            self.at += 1;
            return self.close();
        }
        if rest.starts_with("{{") || rest.starts_with("}}") {
            if !self.open.is_empty() {
                return Err(TemplateError::NestedBrace(brace));
            }
            self.canonical.push_str(&rest[..2]);
            self.bytes(&rest.as_bytes()[..1]);
            self.at += 2;
            return Ok(());
        }
        let inside = rest.strip_prefix('{').ok_or(TemplateError::Brace(brace))?;
        let name = &inside[..inside.find([':', '{', '}']).ok_or(TemplateError::Brace(brace))?];
        let is_named = inside[name.len()..].starts_with(':');
        if let Some(wrapper) = is_named.then(|| self.wrapper(name)).flatten() {
            let (steps, canonical) = (self.steps.len(), self.canonical.len());
            self.steps.push(Step::Open);
            self.canonical += &format!("{{{wrapper}:");
            self.open.push(Open { wrapper, brace, steps, canonical, around: self.level });
            self.level = Level::default();
            self.at += 1 + name.len() + 1;
            return Ok(());
        }
        let (field, _) = inside.split_once('}').ok_or(TemplateError::Brace(brace))?;
        self.at += 1 + field.len() + 1;
        self.field(field)
    }

    /// The field around others of this name; `None` if there is none.
    fn wrapper(&mut self, name: &'a str) -> Option<Wrapper> {
        if LEAVES.contains(&name) {
            return None;
        }
        if self.named.is_none_or(|(last, _)| last != name) {
            self.named = Wrapper::named(name).map(|wrapper| (name, wrapper));
        }
        self.named.map(|(_, wrapper)| wrapper)
    }

    /// Appends a field that holds no others.
    fn field(&mut self, field: &str) -> Result<(), TemplateError> {
        let unknown = || TemplateError::Field(shortened(field));
        let (name, rest) = field.split_once(':').ok_or_else(unknown)?;
        let fault = |reason| TemplateError::Value { field: shortened(field), reason };
        match name {
            "hex" => {
                let bytes = hex_digits(rest)
                    .map_err(|reason| TemplateError::Hex { digits: shortened(rest), reason })?;
                self.canonical += &format!("{{{field}}}");
                self.bytes(&bytes);
            }
            "base58" => self.sliced_constant(base58(rest).map_err(fault)?)?,
            "uint" => self.sliced_constant(uint(rest).map_err(fault)?)?,
            "salt" => self.salted(field, rest)?,
            "counter" => self.counted(field, rest)?,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    fn sliced_constant(&mut self, bytes: Vec<u8>) -> Result<(), TemplateError> {
        let range = self.slice(bytes.len())?.unwrap_or(0..bytes.len());
        self.constant(&bytes[range]);
        Ok(())
    }

    fn salted(&mut self, field: &str, digits: &str) -> Result<(), TemplateError> {
        let width = width("salt", digits, LONGEST_SALT)?;
        if self.salt.replace(width).is_some() {
            return Err(TemplateError::TwoSalts);
        }
        self.level.has_salt = true;
        self.varying(field, [width; 2], Step::Salt);
        Ok(())
    }

    fn counted(&mut self, field: &str, rest: &str) -> Result<(), TemplateError> {
        let (width, form) = match text(rest) {
            None => in_bits(field, rest)?,
            Some(Ok((alphabet, Some(width)))) => (width, Form::Digits(alphabet)),
            Some(Ok((alphabet, None))) => (alphabet.most_digits(), Form::Number(alphabet)),
            Some(Err(reason)) => return Err(TemplateError::Value { field: shortened(field), reason }),
        };
        let counter = Counter { offset: 0, width, form };
        self.counter.get_or_insert(counter);
        self.level.has_counter = true;
        self.varying(field, [counter.width_of(0), width], Step::Counter(counter));
        Ok(())
    }

    /// Appends a field that varies and has between these numbers of bytes.
    fn varying(&mut self, field: &str, [least, most]: [usize; 2], step: Step) {
        self.canonical += &format!("{{{field}}}");
        self.level.shortest += least;
        self.level.length += most;
        self.steps.push(step);
    }

    /// Ends the innermost open field.
    fn close(&mut self) -> Result<(), TemplateError> {
        let Some(Open { wrapper, steps, canonical, around, .. }) = self.open.pop() else { return Ok(()) };
        let inner = core::mem::replace(&mut self.level, around);
        if !inner.has_salt && !inner.has_counter {
            let bytes = match self.steps.pop() {
                Some(Step::Bytes(bytes)) => bytes,
                _ => Vec::new(),
            };
            self.steps.truncate(steps);
            self.canonical.truncate(canonical);
            return self.sliced_constant(wrapper.apply(bytes));
        }
        let fault = |reason: &str| TemplateError::Value {
            field: format!("{wrapper}:…"),
            reason: reason.to_owned(),
        };
        let lengths = wrapper.length(inner.shortest).zip(wrapper.length(inner.length));
        let (shortest, length) = lengths.ok_or_else(|| {
            fault("one byte that varies has no fixed length in RLP; only a longer string can have the salt or the counter")
        })?;
        let slice = self.slice(length)?;
        if inner.has_counter && slice.is_some() && !wrapper.is_hash() {
            return Err(fault("of what has the counter, only a digest can be cut"));
        }
        self.canonical.push('}');
        if let Some(Range { start, end }) = &slice {
            self.canonical += &format!("[{start}..{end}]");
        }
        let cut = |length| slice.as_ref().map_or(length, ExactSizeIterator::len);
        self.level.shortest += cut(shortest);
        self.level.length += cut(length);
        self.level.has_salt |= inner.has_salt;
        self.level.has_counter |= inner.has_counter;
        self.steps.push(Step::Close(wrapper, slice));
        Ok(())
    }

    /// Reads the slices that follow a field of `length` bytes, each of what the one before it
    /// leaves; none if no bracket follows.
    fn slice(&mut self, length: usize) -> Result<Option<Range<usize>>, TemplateError> {
        let mut range = None;
        while let Some(inside) = self.rest().strip_prefix('[') {
            let Range { start, end } = range.clone().unwrap_or(0..length);
            let (slice, after) = inside.split_once(']').map_or((inside, None), |(a, b)| (a, Some(b)));
            let fault = |reason: String| TemplateError::Slice { slice: shortened(slice), reason };
            let bounds = after.and_then(|_| slice.split_once(".."));
            let bounds = bounds.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
            let (a, b): (usize, usize) = bounds.ok_or_else(|| {
                fault("write [A..B] for bytes A to B−1 of the field, or {hex:5b} for a bracket".to_owned())
            })?;
            if a >= b || b > end - start {
                return Err(fault(format!("that is not within the {} bytes of the field", end - start)));
            }
            range = Some(start + a..start + b);
            self.at += 1 + slice.len() + 1;
        }
        Ok(range)
    }
}

/// Reads what is after `counter:` of a counter whose bits are bits of the message.
fn in_bits(field: &str, rest: &str) -> Result<(usize, Form), TemplateError> {
    let (digits, form) = match rest.split_once(':') {
        None => (rest, Form::Little),
        Some((digits, "le")) => (digits, Form::Little),
        Some((digits, "be")) => (digits, Form::Big),
        Some((digits, "letters")) => (digits, Form::Letters),
        Some(_) => return Err(TemplateError::Field(shortened(field))),
    };
    Ok((width("counter", digits, if form == Form::Letters { 16 } else { 8 })?, form))
}

fn width(field: &'static str, digits: &str, most: usize) -> Result<usize, TemplateError> {
    digits.parse().ok().filter(|width| (1..=most).contains(width)).ok_or_else(|| TemplateError::Width {
        field,
        width: shortened(digits),
        most,
    })
}
