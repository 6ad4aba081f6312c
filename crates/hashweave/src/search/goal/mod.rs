//! The goals of a search: all that is known of each one stands in this file. Front ends, ledgers
//! and records read it here.
//!
//! A new goal is a variant of [`Goal`], a row of [`Goal::KINDS`], and the arms that the compiler
//! then asks for.

mod base58;
mod checksum;
mod compact;
mod score;

use super::text::hex_bytes;
use super::{JobError, Patterns};
pub use base58::Base58;
pub(super) use base58::{CHECKSUM, checksum};
pub use checksum::Cased;
pub(super) use checksum::checksummed;
use compact::{TARGET, compact, target};
use core::fmt;
use core::ops::Range;
use core::str::FromStr;
pub use score::{Rule, Score};
use thiserror::Error;

/// A condition on a slice of the digest. Bytes are compared in order, and bits are counted from the
/// most significant bit of the first byte.
///
/// Its text is a name and an argument. [`Display`](fmt::Display) writes it in one form only, which
/// identifies the search in ledgers; [`FromStr`] reads it.
///
/// ```
/// use hashweave::search::Goal;
/// for text in ["min", "zero-bits 20", "below 001f", "match f001:3000", "nbits 1d00ffff", "any ff:12,ff:34", "score zeros", "checksum-case C0fe", "base58 00:1Love"] {
///     assert_eq!(text.parse::<Goal>()?.to_string(), text);
/// }
/// assert_eq!("below 0x1F".parse(), Ok(Goal::Below(vec![0x1F])));
/// let unknown = "max".parse::<Goal>().map_err(|error| error.to_string());
/// let line = "there is no goal 'max'; write min, zero-bits N, below HEX, below-le HEX, nbits HEX, match MASKHEX:VALUEHEX, any PATTERN,…, checksum-case DIGITS,…, base58 VERSIONHEX:PREFIX,… or score NAME";
/// assert_eq!(unknown, Err(line.to_owned()));
/// # Ok::<(), hashweave::search::GoalError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Goal {
    /// Less than the slices of all earlier digests: the running minima.
    #[default]
    Min,
    /// At least this number of leading zero bits.
    ZeroBits(u32),
    /// Below a bound, which is given by its leading bytes; the others are zero.
    Below(Vec<u8>),
    /// As [`Below`](Self::Below), with the slice read as a number whose least significant byte comes
    /// first. The bound's most significant byte comes first.
    BelowLe(Vec<u8>),
    /// At most a target in Bitcoin's compact form, with the slice, 256 bits, read as a number whose
    /// least significant byte comes first.
    Nbits(u32),
    /// One of these patterns matches the leading bytes of the slice.
    Any(Patterns),
    /// `slice & mask == value` in the leading bytes of the slice.
    Match {
        /// The bits that are compared.
        mask: Vec<u8>,
        /// The value that they must have.
        value: Vec<u8>,
    },
    /// An address, which the slice is, begins with one of these texts, in upper and lower case as
    /// its checksum has it (EIP-55).
    ChecksumCase(Cased),
    /// A text in Base58, which the slice stands for, begins with one of these.
    Base58(Base58),
    /// More points than the slices of all earlier digests.
    Score(Score),
}

/// How people ask for one of the goals.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Kind {
    /// The option of the command, such as `--zero-bits`.
    pub option: &'static str,
    /// How the argument is written, such as `HEX`; `None` if there is none.
    pub argument: Option<&'static str>,
    /// A line that says which digests are reported.
    pub help: &'static str,
    /// An argument that a search of some seconds meets; empty if there is none.
    pub example: &'static str,
    read: fn(&str) -> Result<Goal, String>,
}

impl Kind {
    /// The kind of this name, such as `zero-bits`; `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Goal::KINDS.iter().find(|kind| kind.name() == name)
    }

    /// The name, which is the option without its hyphens.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.option.trim_start_matches('-')
    }

    /// The goal that an argument gives.
    ///
    /// ```
    /// use hashweave::search::{Goal, Kind};
    /// let kind = Kind::named("zero-bits").expect("it is one");
    /// assert_eq!(kind.goal("32"), Ok(Goal::ZeroBits(32)));
    /// assert_eq!(kind.goal("many"), Err("write a number of bits, for instance 28".to_owned()));
    /// ```
    ///
    /// # Errors
    ///
    /// A description of the fault.
    pub fn goal(&self, argument: &str) -> Result<Goal, String> {
        (self.read)(argument)
    }
}

/// Name and argument as help writes them, such as `zero-bits N`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.argument.map_or(Ok(()), |argument| write!(f, " {argument}"))
    }
}

/// The reason why a text is no goal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GoalError {
    /// There is no goal of that name.
    #[error("there is no goal '{0}'; write {forms}", forms = forms())]
    Unknown(String),
    /// The argument does not fit the name.
    #[error("there is no goal '{text}': {fault}")]
    Argument {
        /// The text.
        text: String,
        /// The fault of the argument.
        fault: String,
    },
}

/// For instance `a, b or c`.
fn forms() -> String {
    let [first @ .., last] = Goal::KINDS.map(|kind| kind.to_string());
    format!("{} or {last}", first.join(", "))
}

/// The most bytes in a digest.
pub(super) const MAX_DIGEST: usize = 64;

/// Bits that a digest must have, byte by byte from the beginning of the slice.
pub(super) struct Required {
    pub(super) mask: Vec<u8>,
    pub(super) value: Vec<u8>,
}

impl Required {
    fn zero_bits(bits: u32) -> Self {
        let byte = |i: u32| match bits - 8 * i {
            n @ 1..8 => !(0xFF >> n),
            _ => 0xFF,
        };
        let mask: Vec<u8> = (0..bits.div_ceil(8).min(MAX_DIGEST as u32)).map(byte).collect();
        Self { value: vec![0; mask.len()], mask }
    }
}

impl Goal {
    /// All goals. The first one is the default.
    pub const KINDS: [Kind; 10] = [
        Kind {
            option: "--min",
            argument: None,
            help: "Report each digest that is smaller than all before it, compared byte by byte",
            example: "",
            read: |argument| match argument {
                "" => Ok(Self::Min),
                _ => Err("leave off what follows the name".to_owned()),
            },
        },
        Kind {
            option: "--zero-bits",
            argument: Some("N"),
            help: "Report digests with at least N leading zero bits",
            example: "28",
            read: |argument| match argument.parse() {
                Ok(bits) => Ok(Self::ZeroBits(bits)),
                Err(_) => Err("write a number of bits, for instance 28".to_owned()),
            },
        },
        Kind {
            option: "--below",
            argument: Some("HEX"),
            help: "Report digests below this value, given by its leading bytes",
            example: "0000000f",
            read: |argument| hex_bytes(argument).map(Self::Below),
        },
        Kind {
            option: "--below-le",
            argument: Some("HEX"),
            help: "Report digests that are below this number, least significant byte first; HEX is its leading digits",
            example: "0000000f",
            read: |argument| hex_bytes(argument).map(Self::BelowLe),
        },
        Kind {
            option: "--nbits",
            argument: Some("HEX"),
            help: "Report digests that meet this target in Bitcoin's compact form, as block headers have it",
            example: "1d00ffff",
            read: |argument| compact(argument).map(Self::Nbits),
        },
        Kind {
            option: "--match",
            argument: Some("MASKHEX:VALUEHEX"),
            help: "Report digests whose leading bytes, ANDed with the mask, equal the value",
            example: "ffffff:c0ffee",
            read: mask_and_value,
        },
        Kind {
            option: "--any",
            argument: Some("PATTERN,…"),
            help: "Report digests that begin with one of these patterns: hexadecimal digits, with a point for any digit, or MASKHEX:VALUEHEX",
            example: "ffffff:c0ffee,ffffff:facade",
            read: |argument| Patterns::parse(argument).map(Self::Any),
        },
        Kind {
            option: "--checksum-case",
            argument: Some("DIGITS,…"),
            help: "Report addresses of Ethereum, 20 bytes, that begin with one of these, in upper and lower case as their checksum (EIP-55) has it; a point is any digit",
            example: "...C0Fe,C0ffee",
            read: |argument| Cased::parse(argument).map(Self::ChecksumCase),
        },
        Kind {
            option: "--base58",
            argument: Some("VERSIONHEX:PREFIX,…"),
            help: "Report hashes of 20 bytes whose text in Base58, with the version before them and a checksum, begins with PREFIX; without VERSIONHEX, hashes of 32 bytes and no checksum",
            example: "00:1Love,41:TRon",
            read: |argument| Base58::parse(argument).map(Self::Base58),
        },
        Kind {
            option: "--score",
            argument: Some("NAME"),
            help: "Report each digest that scores more than all before it: by zeros, zero-bytes, leading-zero-bytes, run or uniswap-v4",
            example: "zero-bytes",
            read: |argument| argument.parse().map(Self::Score),
        },
    ];

    /// Returns its kind, by which people ask for it.
    #[must_use]
    pub fn kind(&self) -> &'static Kind {
        &Self::KINDS[match self {
            Self::Min => 0,
            Self::ZeroBits(_) => 1,
            Self::Below(_) => 2,
            Self::BelowLe(_) => 3,
            Self::Nbits(_) => 4,
            Self::Match { .. } => 5,
            Self::Any(_) => 6,
            Self::ChecksumCase(_) => 7,
            Self::Base58(_) => 8,
            Self::Score(_) => 9,
        }]
    }

    /// Returns the argument that follows its name; empty if it has none.
    fn argument(&self) -> String {
        match self {
            Self::Min => String::new(),
            Self::ZeroBits(bits) => bits.to_string(),
            Self::Below(bound) | Self::BelowLe(bound) => hex::encode(bound),
            Self::Nbits(bits) => format!("{bits:08x}"),
            Self::Match { mask, value } => format!("{}:{}", hex::encode(mask), hex::encode(value)),
            Self::Any(patterns) => patterns.to_string(),
            Self::ChecksumCase(cased) => cased.to_string(),
            Self::Base58(base58) => base58.to_string(),
            Self::Score(score) => score.to_string(),
        }
    }

    /// Whether a result must be better than every digest before it, so that results depend on where
    /// the search began.
    #[must_use]
    pub const fn is_best_so_far(&self) -> bool {
        match self {
            Self::Min | Self::Score(_) => true,
            Self::ZeroBits(_)
            | Self::Below(_)
            | Self::BelowLe(_)
            | Self::Nbits(_)
            | Self::Match { .. }
            | Self::Any(_)
            | Self::ChecksumCase(_)
            | Self::Base58(_) => false,
        }
    }

    /// The patterns of which every result has one, if it is a set of them.
    pub(super) fn patterns(&self) -> Option<&Patterns> {
        match self {
            Self::Any(patterns) => Some(patterns),
            Self::ChecksumCase(cased) => Some(cased.patterns()),
            Self::Base58(base58) => Some(base58.patterns()),
            _ => None,
        }
    }

    /// The score that takes a whole slice, if it has one: no bits of a word say what has a higher
    /// one.
    pub(super) const fn score_of_all(&self) -> Option<Score> {
        match self {
            Self::Score(Score::LeadingZeroBytes) => None,
            Self::Score(score) => Some(*score),
            _ => None,
        }
    }

    /// Whether a slice is better than another one, where the best so far is wanted.
    pub(super) fn is_better(&self, slice: &[u8], other: &[u8]) -> bool {
        match self {
            Self::Score(score) => score.of(slice) > score.of(other),
            _ => slice < other,
        }
    }

    /// Whether it reads the slice as a number whose least significant byte comes first: then the
    /// bytes are compared, and zero bits counted, from the last byte on.
    #[must_use]
    pub const fn is_little_endian(&self) -> bool {
        match self {
            Self::BelowLe(_) | Self::Nbits(_) => true,
            Self::Min
            | Self::ZeroBits(_)
            | Self::Below(_)
            | Self::Match { .. }
            | Self::Any(_)
            | Self::ChecksumCase(_)
            | Self::Base58(_)
            | Self::Score(_) => false,
        }
    }

    /// Whether the number of leading zero bits says how good a result is.
    #[must_use]
    pub const fn counts_zero_bits(&self) -> bool {
        match self {
            Self::Min | Self::ZeroBits(_) | Self::Below(_) | Self::BelowLe(_) | Self::Nbits(_) => true,
            Self::Match { .. } | Self::Any(_) | Self::ChecksumCase(_) | Self::Base58(_) | Self::Score(_) => {
                false
            }
        }
    }

    /// Checks that a slice of `bits` bits can meet it.
    pub(super) fn check(&self, available: usize) -> Result<(), JobError> {
        let bits = match self {
            Self::Min => 0,
            Self::ZeroBits(bits) => *bits as usize,
            Self::Below(bound) | Self::BelowLe(bound) if bound.iter().all(|byte| *byte == 0) => {
                return Err(JobError::BelowZero);
            }
            Self::Below(bound) | Self::BelowLe(bound) => 8 * bound.len(),
            Self::Nbits(_) if available != 8 * TARGET => return Err(JobError::Compact { available }),
            Self::Nbits(_) => 8 * TARGET,
            Self::Any(patterns) => 8 * patterns.length(),
            Self::ChecksumCase(_) | Self::Base58(_) | Self::Score(_) => match self.only_length() {
                Some(length) if available != 8 * length => {
                    let what = self.to_string();
                    return Err(JobError::Length { what, length, available: available / 8 });
                }
                _ => 0,
            },
            Self::Match { mask, value } => {
                if mask.len() != value.len() {
                    return Err(JobError::MaskAndValue { mask: mask.len(), value: value.len() });
                }
                if mask.iter().zip(value).any(|(mask, value)| value & !mask != 0) {
                    return Err(JobError::NeverMatches);
                }
                8 * mask.len()
            }
        };
        if bits > available { Err(JobError::TooManyBits { bits, available }) } else { Ok(()) }
    }

    /// The bytes of a slice, if only one number of them has what it looks for.
    fn only_length(&self) -> Option<usize> {
        match self {
            Self::ChecksumCase(_) => Some(checksum::ADDRESS),
            Self::Base58(base58) => Some(base58.length()),
            Self::Score(score) => score.rule().length,
            _ => None,
        }
    }

    /// Whether a slice meets it; of a goal that [reads it from the end](Self::is_little_endian), the
    /// bytes in that order. `best` is the best slice so far, if there is one.
    pub(super) fn accepts(&self, slice: &[u8], best: Option<&[u8]>) -> bool {
        match self {
            Self::Min | Self::Score(_) => best.is_none_or(|best| self.is_better(slice, best)),
            Self::ZeroBits(bits) => leading_zeros(slice) >= *bits,
            Self::Below(bound) | Self::BelowLe(bound) => {
                let equal = slice.iter().zip(bound).take_while(|(a, b)| a == b).count();
                equal < bound.len() && slice[equal] < bound[equal]
            }
            Self::Nbits(bits) => target(*bits).is_some_and(|target| slice <= &target[..]),
            Self::Any(patterns) => patterns.matches(slice),
            Self::ChecksumCase(cased) => cased.matches(slice),
            Self::Base58(base58) => base58.matches(slice),
            Self::Match { mask, value } => {
                slice.iter().zip(mask).zip(value).all(|((byte, mask), value)| byte & mask == *value)
            }
        }
    }

    /// The probability that a digest meets it; `None` where the best so far is wanted.
    pub(super) fn odds(&self) -> Option<f64> {
        let power_of_half = |bits: u32| (-f64::from(bits)).exp2();
        match self {
            Self::Min | Self::Score(_) => None,
            Self::ZeroBits(bits) => Some(power_of_half(*bits)),
            Self::Below(bound) | Self::BelowLe(bound) => Some(share_below(bound)),
            Self::Nbits(bits) => {
                target(*bits).map(|target| share_below(&target) + power_of_half(8 * TARGET as u32))
            }
            Self::Any(patterns) => Some(patterns.odds()),
            Self::ChecksumCase(cased) => Some(cased.odds()),
            Self::Base58(base58) => Some(base58.odds()),
            Self::Match { mask, .. } => Some(power_of_half(mask.iter().map(|byte| byte.count_ones()).sum())),
        }
    }

    /// The probability that a slice is better than the best so far.
    pub(super) fn odds_of_better(&self, best: &[u8]) -> f64 {
        match self {
            Self::Score(score) => {
                let more = score.of(best) as usize + 1;
                score.odds(best.len()).get(more).copied().unwrap_or_default()
            }
            _ => share_below(best),
        }
    }

    /// Returns the bits by which a kernel may filter, because every result has them. The best slice
    /// so far, if there is one, has `best` leading zero bits.
    pub(super) fn required(&self, best: Option<u32>) -> Required {
        match self {
            Self::Min => Required::zero_bits(best.unwrap_or_default()),
            Self::Score(Score::LeadingZeroBytes) => {
                Required::zero_bits(best.map_or(0, |bits| 8 * (bits / 8 + 1)))
            }
            Self::Score(_) => Required::zero_bits(0),
            Self::ZeroBits(bits) => Required::zero_bits(*bits),
            Self::Below(bound) | Self::BelowLe(bound) => Required::zero_bits(leading_zeros(bound)),
            Self::Nbits(bits) => {
                Required::zero_bits(target(*bits).map_or(0, |target| leading_zeros(&target)))
            }
            Self::Match { mask, value } => Required { mask: mask.clone(), value: value.clone() },
            Self::Any(_) | Self::ChecksumCase(_) | Self::Base58(_) => {
                let (mask, value) = self.patterns().map(Patterns::common).unwrap_or_default();
                Required { mask: mask.to_vec(), value: value.to_vec() }
            }
        }
    }

    /// Describes the goal in words. `part` are the bytes of the digest to which it applies, if these
    /// are not all.
    pub(super) fn in_words(&self, part: Option<&Range<usize>>) -> String {
        let within = part.map_or_else(String::new, |part| format!(" in {} of the digest", bytes(part)));
        match self {
            Self::Min => match part {
                Some(part) => format!("the smallest {} of a digest", bytes(part)),
                None => "the smallest digest".to_owned(),
            },
            Self::ChecksumCase(cased) => match cased.count() {
                1 => format!("an address with checksum that begins with {cased}{within}"),
                count => format!("an address with checksum that begins with one of {count} texts{within}"),
            },
            Self::Base58(base58) => match base58.count() {
                1 => format!("a text in Base58 that begins with {base58}{within}"),
                count => format!("a text in Base58 that begins with one of {count}{within}"),
            },
            Self::Score(score) => format!("the highest score{within} by {score}"),
            Self::ZeroBits(1) => format!("1 leading zero bit{within}"),
            Self::ZeroBits(bits) => format!("{bits} leading zero bits{within}"),
            Self::Below(bound) => format!("less than {}{within}", hex::encode(bound)),
            Self::BelowLe(bound) => {
                format!("less than {}{within}, least significant byte first", hex::encode(bound))
            }
            Self::Nbits(bits) => {
                format!("at most the compact target {bits:08x}{within}, least significant byte first")
            }
            Self::Any(patterns) => match patterns.count() {
                1 => format!("the pattern {patterns}{within}"),
                count => format!("one of {count} patterns{within}"),
            },
            Self::Match { mask, value } => {
                format!("{} under the mask {}{within}", hex::encode(value), hex::encode(mask))
            }
        }
    }

    /// Describes the outcome for a range that was searched whole: how many digests meet the goal or,
    /// where the best so far is wanted, that none is better than the best slice. `part` is that of
    /// [`in_words`](Self::in_words).
    pub(super) fn found_in_words(&self, results: u64, best: &[u8], part: Option<&Range<usize>>) -> String {
        let digests = match results {
            0 => "no digest".to_owned(),
            1 => "1 digest".to_owned(),
            n => format!("{n} digests"),
        };
        let whose = |digests: &str, of_all: &str, of_part: &str, what: &str| match part {
            Some(part) => format!("{digests} whose {} {of_part} {what}", bytes(part)),
            None => format!("{digests} {of_all} {what}"),
        };
        match self {
            Self::Min => whose("no digest", "below", "are below", &hex::encode(best)),
            Self::Score(score) => {
                whose("no digest", "with", "have", &format!("a score above {} by {score}", score.of(best)))
            }
            Self::ZeroBits(bits) => {
                whose(&digests, "with", "have", &format!("{bits} leading zero bits or more"))
            }
            Self::Below(_) => whose(&digests, "below", "are below", &self.argument()),
            Self::BelowLe(bound) => {
                let bound = format!("{}, least significant byte first", hex::encode(bound));
                whose(&digests, "below", "are below", &bound)
            }
            Self::Nbits(bits) => {
                whose(&digests, "that meets", "meet", &format!("the compact target {bits:08x}"))
            }
            Self::Any(patterns) => match patterns.count() {
                1 => whose(&digests, "matching", "match", &self.argument()),
                count => whose(&digests, "matching", "match", &format!("one of {count} patterns")),
            },
            Self::Match { .. } => whose(&digests, "matching", "match", &self.argument()),
            Self::ChecksumCase(_) | Self::Base58(_) => whose(&digests, "with", "have", &self.in_words(None)),
        }
    }
}

/// As [`FromStr`] reads it.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, argument) = (self.kind().name(), self.argument());
        if argument.is_empty() { f.write_str(name) } else { write!(f, "{name} {argument}") }
    }
}

impl FromStr for Goal {
    type Err = GoalError;

    fn from_str(text: &str) -> Result<Self, GoalError> {
        let (name, argument) = text.split_once(' ').unwrap_or((text, ""));
        let kind = Kind::named(name).ok_or_else(|| GoalError::Unknown(text.to_owned()))?;
        kind.goal(argument).map_err(|fault| GoalError::Argument { text: text.to_owned(), fault })
    }
}

fn mask_and_value(argument: &str) -> Result<Goal, String> {
    let (mask, value) = argument.split_once(':').ok_or("write MASKHEX:VALUEHEX")?;
    let (mask, value) = (hex_bytes(mask)?, hex_bytes(value)?);
    if mask.is_empty() || mask.len() != value.len() {
        return Err(format!("the mask has {} bytes and the value {}", mask.len(), value.len()));
    }
    Ok(Goal::Match { mask, value })
}

/// For instance `bytes 12..32`.
fn bytes(part: &Range<usize>) -> String {
    format!("bytes {}..{}", part.start, part.end)
}

/// The share of all slices that are below a bound.
pub(super) fn share_below(bound: &[u8]) -> f64 {
    bound.iter().rev().fold(0.0, |sum, byte| (sum + f64::from(*byte)) / 256.0)
}

/// Zero bits before the first one bit; all of them if there is none.
pub(super) fn leading_zeros(bytes: &[u8]) -> u32 {
    let whole = bytes.iter().take_while(|byte| **byte == 0).count();
    8 * whole as u32 + bytes.get(whole).map_or(0, |byte| byte.leading_zeros())
}

#[cfg(test)]
mod tests;
