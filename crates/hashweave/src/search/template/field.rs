//! The fields of a template that vary or hold others: the counter, what a field does to the bytes
//! between its braces, and a message that has a place for what varies.

use super::alphabet::Alphabet;
use super::encoding::rlp_header;
use core::fmt;
use core::ops::Range;
use hashes::Algorithm;

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
    /// In digits of an alphabet, most significant first, a fixed number of them.
    Digits(Alphabet),
    /// The same without leading zeros, so that messages have several lengths.
    Number(Alphabet),
}

/// The position and encoding of the counter in the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The position of its first byte.
    pub offset: usize,
    /// Its length: 1 to 8 bytes, 1 to 16 letters, or its digits; of a number without leading zeros
    /// the most digits.
    pub width: usize,
    /// Its encoding.
    pub form: Form,
}

impl Counter {
    /// The largest value.
    #[must_use]
    pub fn max(&self) -> u64 {
        match self.form {
            Form::Little | Form::Big => u64::MAX >> (64 - 8 * self.width),
            Form::Letters => u64::MAX >> (64 - 4 * self.width),
            Form::Digits(alphabet) | Form::Number(alphabet) => alphabet.largest(self.width),
        }
    }

    /// The number of bits of the counter.
    #[must_use]
    pub fn bits(&self) -> u32 {
        u64::BITS - self.max().leading_zeros()
    }

    /// Whether it is written in digits of an alphabet.
    #[must_use]
    pub fn is_text(&self) -> bool {
        matches!(self.form, Form::Digits(_) | Form::Number(_))
    }

    /// The length of a value.
    pub(in crate::search) fn width_of(&self, value: u64) -> usize {
        match self.form {
            Form::Number(alphabet) => alphabet.digits(value),
            _ => self.width,
        }
    }

    /// Writes a value into its bytes of a message.
    pub(in crate::search) fn write(&self, value: u64, field: &mut [u8]) {
        match self.form {
            Form::Little => field.copy_from_slice(&value.to_le_bytes()[..self.width]),
            Form::Big => field.copy_from_slice(&value.to_be_bytes()[8 - self.width..]),
            Form::Letters => {
                for (i, letter) in field.iter_mut().rev().enumerate() {
                    let digit = (value >> (4 * i)) as u8 & 15;
                    *letter = b'H' | digit & 7 | (digit & 8) << 2;
                }
            }
            Form::Digits(alphabet) | Form::Number(alphabet) => alphabet.write(value, field),
        }
    }
}

/// The change that a field makes to the bytes between its braces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) enum Wrapper {
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
    pub(super) const ENCODINGS: [Self; 3] = [Self::Rlp, Self::RlpList, Self::HexLower];

    /// The field of this name; `None` if there is none.
    pub(super) fn named(name: &str) -> Option<Self> {
        let hash = || name.parse().ok().filter(|algorithm: &Algorithm| algorithm.exists()).map(Self::Hash);
        Self::ENCODINGS.into_iter().find(|encoding| encoding.to_string() == name).or_else(hash)
    }

    pub(super) fn is_hash(self) -> bool {
        matches!(self, Self::Hash(_))
    }

    /// The bytes that it writes before `inner` bytes that vary, if it changes nothing else.
    pub(super) fn header(self, inner: usize) -> Option<Vec<u8>> {
        match self {
            Self::Rlp => Some(rlp_header(0x80, inner)),
            Self::RlpList => Some(rlp_header(0xC0, inner)),
            Self::Hash(_) | Self::HexLower => None,
        }
    }

    /// The length of its result for `inner` bytes that vary; `None` if that depends on them.
    pub(in crate::search) fn length(self, inner: usize) -> Option<usize> {
        match self {
            Self::Hash(algorithm) => Some(algorithm.digest_length()),
            Self::Rlp if inner == 1 => None,
            Self::Rlp | Self::RlpList => self.header(inner).map(|header| header.len() + inner),
            Self::HexLower => Some(2 * inner),
        }
    }

    /// The bytes that it makes of others. Hashes are those of the scalar path.
    pub(in crate::search) fn apply(self, bytes: Vec<u8>) -> Vec<u8> {
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

/// A message with places for what varies, and what is made of it for another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::search) struct Stage {
    /// The bytes that are the same for all counters, and zeros in the places.
    pub(in crate::search) message: Vec<u8>,
    /// The places, in their order; none overlaps another.
    pub(in crate::search) places: Vec<Place>,
    /// The step from the message to the next one, which has a slice of the result.
    pub(in crate::search) then: Wrapper,
    pub(in crate::search) slice: Option<Range<usize>>,
}

/// Bytes of a message that vary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::search) struct Place {
    pub(in crate::search) start: usize,
    pub(in crate::search) length: usize,
    pub(in crate::search) source: Source,
}

/// The origin of the bytes of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) enum Source {
    /// The counter, as this field shows it.
    Counter(Counter),
    /// The result of the stage of this number.
    Stage(usize),
}

impl Stage {
    /// Bytes of the message.
    pub(in crate::search) fn length(&self) -> usize {
        self.message.len()
    }

    /// Blocks that are hashed for a message, about: padding may take another one.
    pub(in crate::search) fn blocks(&self) -> usize {
        match self.then {
            Wrapper::Hash(algorithm) => {
                let passes = usize::from(algorithm.passes());
                self.length() / algorithm.primitive().block() + passes
            }
            _ => 0,
        }
    }
}

/// The message of a stage as far as it is known.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) bytes: Vec<u8>,
    pub(super) places: Vec<Place>,
}

impl Draft {
    /// Appends a place.
    pub(super) fn reserve(&mut self, length: usize, source: Source) {
        let start = self.bytes.len();
        self.places.push(Place { start, length, source });
        self.bytes.resize(start + length, 0);
    }

    /// Appends another one, with its places.
    pub(super) fn append(&mut self, other: Self) {
        let before = self.bytes.len();
        let moved = other.places.into_iter();
        self.places.extend(moved.map(|place| Place { start: before + place.start, ..place }));
        self.bytes.extend_from_slice(&other.bytes);
    }

    /// The stage of this message.
    pub(super) fn stage(self, then: Wrapper, slice: Option<Range<usize>>) -> Stage {
        Stage { message: self.bytes, places: self.places, then, slice }
    }
}
