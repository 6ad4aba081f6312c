//! Sets of patterns, any of which a slice of the digest may match: thousands of them cost about as
//! much as one, because a [`Sieve`](kernels::search::Sieve) of the word that kernels compute lets few others through.

use super::text::hex_bytes;
use crate::notation::from_base32_digit;
use core::fmt;
use kernels::search::Filter;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most patterns in a set.
const MOST: usize = 1 << 16;

/// The most different masks in a set: a digest is compared under each of them.
const MOST_MASKS: usize = 1 << 12;

/// The most characters of a pattern that an error repeats.
const MOST_REPEATED: usize = 80;

/// A set of patterns, each a mask and a value for the leading bytes of a slice. Patterns that others
/// imply are left out, so that sets of the same slices mostly have the same text.
///
/// ```
/// use hashweave::search::Patterns;
/// let patterns = Patterns::parse("c0ffee,dead..,f0:30,deadff")?;
/// assert_eq!(patterns.to_string(), "f0:30,ffff:dead,ffffff:c0ffee");
/// assert!(patterns.matches(&[0x3A, 0, 0]) && !patterns.matches(&[0xC0, 0xFF, 0xEF]));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patterns {
    /// The values under each mask, which end where the mask has its last bit.
    masks: Arc<Masks>,
    /// The bits that all patterns have, and their value: every scan asks for them.
    common: (Vec<u8>, Vec<u8>),
}

type Masks = BTreeMap<Vec<u8>, BTreeSet<Vec<u8>>>;

impl Patterns {
    /// Makes a set of masks and values.
    ///
    /// # Errors
    ///
    /// A description of the fault: there is no pattern, there are too many, or one cannot match.
    pub fn new(patterns: impl IntoIterator<Item = (Vec<u8>, Vec<u8>)>) -> Result<Self, String> {
        let mut masks = Masks::new();
        for (mut mask, mut value) in patterns {
            if mask.len() != value.len() {
                return Err(format!("the mask has {} bytes and the value {}", mask.len(), value.len()));
            }
            if mask.iter().zip(&value).any(|(mask, value)| value & !mask != 0) {
                let pattern = shortened(&format!("{}:{}", hex::encode(&mask), hex::encode(&value)));
                return Err(format!(
                    "{pattern}: the value has bits that are not in the mask, so no digest can match"
                ));
            }
            let length = mask.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
            if length == 0 {
                return Err("a pattern without bits matches every digest".to_owned());
            }
            mask.truncate(length);
            value.truncate(length);
            masks.entry(mask).or_default().insert(value);
        }
        let count: usize = masks.values().map(BTreeSet::len).sum();
        if count == 0 {
            return Err("there is no pattern".to_owned());
        }
        if count > MOST || masks.len() > MOST_MASKS {
            let masks = masks.len();
            return Err(format!(
                "there are {count} patterns with {masks} masks; at most {MOST} with {MOST_MASKS} masks can be searched for"
            ));
        }
        let masks = without_implied(&masks);
        Ok(Self { common: common(&masks), masks: Arc::new(masks) })
    }

    /// Reads patterns with commas between them: `MASKHEX:VALUEHEX`, or hexadecimal digits with a
    /// point for any digit, or after `base32:` such digits of Base32.
    ///
    /// # Errors
    ///
    /// A description of the fault.
    pub fn parse(text: &str) -> Result<Self, String> {
        let patterns: Result<Vec<_>, String> = text.split(',').map(|text| pattern(text.trim())).collect();
        Self::new(patterns?)
    }

    /// The number of patterns.
    #[must_use]
    pub fn count(&self) -> usize {
        self.masks.values().map(BTreeSet::len).sum()
    }

    /// The bytes of the longest pattern.
    pub(super) fn length(&self) -> usize {
        self.masks.keys().map(Vec::len).max().unwrap_or_default()
    }

    /// Whether a slice, which is as long as the longest pattern, matches one of them.
    #[must_use]
    pub fn matches(&self, slice: &[u8]) -> bool {
        self.masks.iter().any(|(mask, values)| {
            let masked: Vec<u8> = slice.iter().zip(mask).map(|(byte, mask)| byte & mask).collect();
            values.contains(&masked)
        })
    }

    /// The probability that a digest matches; where patterns overlap, slightly too much.
    pub(super) fn odds(&self) -> f64 {
        let share = |mask: &Vec<u8>| (-f64::from(ones(mask))).exp2();
        self.masks.iter().map(|(mask, values)| values.len() as f64 * share(mask)).sum::<f64>().min(1.0)
    }

    /// Every pattern.
    fn each(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        each(&self.masks)
    }

    /// The bits that all patterns have, and their value.
    pub(super) fn common(&self) -> (&[u8], &[u8]) {
        (&self.common.0, &self.common.1)
    }

    /// The patterns as filters of a word, by what says which filter a pattern is.
    pub(super) fn filters(&self, filter: impl Fn(&[u8], &[u8]) -> Filter) -> Vec<Filter> {
        self.each().map(|(mask, value)| filter(mask, value)).collect()
    }
}

/// The patterns, as [`Patterns::parse`] reads them, in their order.
impl fmt::Display for Patterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (mask, value)) in self.each().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{}:{}", hex::encode(mask), hex::encode(value))?;
        }
        Ok(())
    }
}

fn each(masks: &Masks) -> impl Iterator<Item = (&[u8], &[u8])> {
    masks.iter().flat_map(|(mask, values)| values.iter().map(move |value| (&mask[..], &value[..])))
}

/// The bits that all patterns have, and their value.
fn common(masks: &Masks) -> (Vec<u8>, Vec<u8>) {
    let mut each = each(masks);
    let (mut mask, value) =
        each.next().map(|(mask, value)| (mask.to_vec(), value.to_vec())).unwrap_or_default();
    for (other, others) in each {
        for (i, byte) in mask.iter_mut().enumerate() {
            let differs = others.get(i).map_or(0xFF, |other| other ^ value[i]);
            *byte &= other.get(i).copied().unwrap_or(0) & !differs;
        }
    }
    let value = value.iter().zip(&mask).map(|(value, mask)| value & mask).collect();
    (mask, value)
}

/// Leaves out the patterns that match only what another one matches.
fn without_implied(masks: &Masks) -> Masks {
    let mut kept = Masks::new();
    for (mask, values) in masks {
        let is_wider = |wider: &&Vec<u8>| {
            *wider != mask && wider.len() <= mask.len() && wider.iter().zip(mask).all(|(a, b)| a & !b == 0)
        };
        let wider: Vec<&Vec<u8>> = masks.keys().filter(is_wider).collect();
        let is_implied = |value: &&Vec<u8>| {
            wider.iter().any(|wider| {
                let masked: Vec<u8> = value.iter().zip(*wider).map(|(value, mask)| value & mask).collect();
                masks[*wider].contains(&masked)
            })
        };
        let values: BTreeSet<Vec<u8>> = values.iter().filter(|value| !is_implied(value)).cloned().collect();
        if !values.is_empty() {
            kept.insert(mask.clone(), values);
        }
    }
    kept
}

fn ones(bytes: &[u8]) -> u32 {
    bytes.iter().map(|byte| byte.count_ones()).sum()
}

/// Reads one pattern.
fn pattern(text: &str) -> Result<(Vec<u8>, Vec<u8>), String> {
    let fault = |reason: String| format!("pattern '{}': {reason}", shortened(text));
    if let Some(digits) = text.strip_prefix("base32:") {
        return base32(digits).map_err(fault);
    }
    if let Some((mask, value)) = text.split_once(':') {
        return Ok((hex_bytes(mask).map_err(fault)?, hex_bytes(value).map_err(fault)?));
    }
    let digits = text.strip_prefix("0x").unwrap_or(text);
    let (mut mask, mut value) = (String::new(), String::new());
    for digit in digits.chars() {
        if digit != '.' && !digit.is_ascii_hexdigit() {
            return Err(fault(format!("'{digit}' is neither a hexadecimal digit nor a point for any digit")));
        }
        mask.push(if digit == '.' { '0' } else { 'f' });
        value.push(if digit == '.' { '0' } else { digit });
    }
    if digits.len() % 2 == 1 {
        mask.push('0');
        value.push('0');
    }
    Ok((hex_bytes(&mask).map_err(fault)?, hex_bytes(&value).map_err(fault)?))
}

/// The bits of digits in Base32 (RFC 4648, section 6), five each, with a point for any digit.
fn base32(digits: &str) -> Result<(Vec<u8>, Vec<u8>), String> {
    let length = (5 * digits.len()).div_ceil(8);
    let (mut mask, mut value) = (vec![0_u8; length], vec![0_u8; length]);
    for (i, digit) in digits.chars().enumerate().filter(|(_, digit)| *digit != '.') {
        let number = u8::try_from(digit).ok().and_then(|digit| from_base32_digit(digit.to_ascii_lowercase()));
        let number = number.ok_or_else(|| {
            format!("'{digit}' is neither a digit of Base32, a to z and 2 to 7, nor a point for any digit")
        })?;
        for bit in 0..5 {
            let (byte, place) = ((5 * i + bit) / 8, 7 - (5 * i + bit) % 8);
            mask[byte] |= 1 << place;
            value[byte] |= u8::from(number >> (4 - bit) & 1 == 1) << place;
        }
    }
    Ok((mask, value))
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_REPEATED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Patterns {
        Patterns::parse(text).expect(text)
    }

    #[test]
    fn the_text_of_a_set_does_not_depend_on_how_it_was_written() {
        for (written, text) in [
            ("C0FFEE, 0xdead", "ffff:dead,ffffff:c0ffee"),
            ("abc", "fff0:abc0"),
            ("..1", "00f0:0010"),
            ("1...,f000:1000,1", "f0:10"),
            ("ff00:1200,12,1234", "ff:12"),
            // The examples of RFC 4648, section 10: f, foo, foobar.
            ("base32:MY", "ffc0:6600"),
            ("base32:mzxw6", "ffffff80:666f6f00"),
            ("base32:MZXW6YTBOI", "ffffffffffffc0:666f6f62617200"),
            ("base32:..x", "003e:002e"),
        ] {
            assert_eq!(parse(written).to_string(), text);
            assert_eq!(parse(text), parse(written));
        }
        assert_eq!((parse("1234,56,5678").count(), parse("1234,56").length()), (2, 2));
    }

    #[test]
    fn what_is_no_pattern_is_refused_in_one_line() {
        for (text, line) in [
            ("", "a pattern without bits matches every digest"),
            ("....", "a pattern without bits matches every digest"),
            ("12,", "a pattern without bits matches every digest"),
            ("xyz", "pattern 'xyz': 'x' is neither a hexadecimal digit nor a point for any digit"),
            ("0f:10", "0f:10: the value has bits that are not in the mask, so no digest can match"),
            ("ff:1", "pattern 'ff:1': odd number of digits; each byte takes two"),
            (
                "base32:a1",
                "pattern 'base32:a1': '1' is neither a digit of Base32, a to z and 2 to 7, nor a point for any digit",
            ),
            ("ffff:10", "the mask has 2 bytes and the value 1"),
        ] {
            assert_eq!(Patterns::parse(text).map(|set| set.to_string()), Err(line.to_owned()), "{text}");
        }
        let none: [(Vec<u8>, Vec<u8>); 0] = [];
        assert!(Patterns::new(none).is_err());
        let many = Patterns::new((0..=0x1_0000_u32).map(|i| (vec![0xFF; 4], i.to_be_bytes().to_vec())));
        assert!(many.is_err_and(|line| line.starts_with("there are 65537 patterns with 1 masks")));
    }

    /// Against one pattern after the other, of masks that overlap.
    #[test]
    fn a_slice_matches_if_a_pattern_does() {
        let patterns = parse("f0:30,12,..ab,5.5,0f01:0301");
        let singles = ["f0:30", "12", "..ab", "5.5", "0f01:0301"].map(parse);
        let (mut met, mut common) = (0, 0);
        let (mask, value) = patterns.common();
        for slice in (0..=u16::MAX).map(u16::to_be_bytes) {
            let expected = singles.iter().any(|single| single.matches(&slice));
            assert_eq!(patterns.matches(&slice), expected, "{slice:?}");
            met += u32::from(expected);
            let has =
                slice.iter().zip(mask.iter().zip(value)).all(|(byte, (mask, value))| byte & mask == *value);
            common += u32::from(expected && has);
        }
        assert_eq!(common, met, "what all have in common is necessary");
        let share = f64::from(met) / 65536.0;
        assert!((share..share * 1.1).contains(&patterns.odds()), "{share} {}", patterns.odds());
        assert_eq!(parse("1234,1235").common(), (&[0xFF, 0xFE][..], &[0x12, 0x34][..]));
    }
}
