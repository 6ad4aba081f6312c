//! Prefixes of addresses in Base58, with and without Bitcoin's checksum.
//!
//! Texts that begin with the same digits are numbers in at most a few ranges: one for each number of
//! digits that a text can have. The number begins with the version and ends with the checksum, so
//! its ranges give ranges of the hash between them, and these the bits that kernels filter by. Where
//! a range ends in the middle of a checksum, the text decides, as for every result: it is written
//! whole, with its checksum.
//!
//! Source: Base58Check as in Bitcoin Core's `base58.cpp`; TRON's addresses have the version 0x41.

use crate::search::Patterns;
use crate::search::template::{base58 as from_base58, in_base58};
use crate::search::text::hex_bytes;
use core::fmt;
use core::ops::RangeInclusive;
use hashes::Algorithm;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Bytes of a hash with a version before it.
const VERSIONED: usize = 20;

/// Bytes of a hash that is the whole text.
const PLAIN: usize = 32;

/// Bytes of a checksum.
pub(in crate::search) const CHECKSUM: usize = 4;

/// The most patterns that the bits of one range become: two for each of them.
const BITS: u32 = 64;

/// The checksum of Base58Check: the first bytes of SHA-256 applied twice.
pub(in crate::search) fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let mut digest = [0; 32];
    Algorithm::Sha256d.digest(&[], bytes, &mut digest);
    [digest[0], digest[1], digest[2], digest[3]]
}

/// The beginnings of texts in Base58, any of which counts: all with a version and a checksum, of
/// hashes of 20 bytes, or all without, of 32 bytes.
///
/// ```
/// use hashweave::search::Base58;
/// assert_eq!(Base58::parse("41:TRX,00:1Love")?.to_string(), "00:1Love,41:TRX");
/// assert!(Base58::parse("00:3abc").is_err(), "addresses of version 0 begin with 1");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base58 {
    prefixes: Arc<BTreeSet<Prefix>>,
    patterns: Patterns,
}

/// The beginning of a text, with the version if the text has a checksum.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Prefix {
    version: Option<Vec<u8>>,
    text: String,
}

impl Base58 {
    /// Reads prefixes with commas between them: `VERSIONHEX:PREFIX`, or `PREFIX` without checksum.
    ///
    /// # Errors
    ///
    /// A description of the fault.
    pub fn parse(text: &str) -> Result<Self, String> {
        let prefixes = text.split(',').map(|text| Prefix::parse(text.trim()));
        let prefixes: BTreeSet<Prefix> = prefixes.collect::<Result<_, _>>()?;
        let versioned = prefixes.iter().filter(|prefix| prefix.version.is_some()).count();
        if versioned != 0 && versioned != prefixes.len() {
            return Err("give all prefixes a version, VERSIONHEX:PREFIX, or none".to_owned());
        }
        let mut patterns = Vec::new();
        for prefix in &prefixes {
            let ranges = prefix.ranges()?;
            if ranges.is_empty() {
                return Err(format!("no text begins with '{prefix}'"));
            }
            ranges.iter().for_each(|range| add_patterns(range, &mut patterns));
        }
        Ok(Self { prefixes: Arc::new(prefixes), patterns: Patterns::new(patterns)? })
    }

    /// The bits by which hashes can be sifted.
    pub(super) fn patterns(&self) -> &Patterns {
        &self.patterns
    }

    /// Bytes of a hash.
    pub(super) fn length(&self) -> usize {
        let is_versioned = self.prefixes.iter().any(|prefix| prefix.version.is_some());
        if is_versioned { VERSIONED } else { PLAIN }
    }

    /// Whether the text of a hash begins as it should.
    pub(super) fn matches(&self, hash: &[u8]) -> bool {
        self.patterns.matches(hash) && self.prefixes.iter().any(|prefix| prefix.matches(hash))
    }

    /// The probability that a hash matches; where prefixes overlap, slightly too much.
    pub(super) fn odds(&self) -> f64 {
        let ranges = self.prefixes.iter().filter_map(|prefix| prefix.ranges().ok()).flatten();
        ranges.map(|range| share(&range)).sum::<f64>().min(1.0)
    }

    /// The number of prefixes.
    pub(super) fn count(&self) -> usize {
        self.prefixes.len()
    }
}

impl fmt::Display for Base58 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.prefixes.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join(","))
    }
}

impl Prefix {
    fn parse(text: &str) -> Result<Self, String> {
        let (version, text) = match text.split_once(':') {
            Some((version, text)) => (Some(hex_bytes(version)?), text),
            None => (None, text),
        };
        if text.is_empty() {
            return Err("write the beginning of the text, for instance 00:1Love".to_owned());
        }
        from_base58(text)?;
        Ok(Self { version, text: text.to_owned() })
    }

    /// The bytes around a hash in its number.
    fn around(&self) -> [usize; 2] {
        self.version.as_ref().map_or([0, 0], |version| [version.len(), CHECKSUM])
    }

    /// The ranges of hashes, the first and the last of each, outside of which no text begins so.
    fn ranges(&self) -> Result<Vec<RangeInclusive<Vec<u8>>>, String> {
        let [before, after] = self.around();
        let length = if self.version.is_some() { VERSIONED } else { PLAIN };
        let version = self.version.clone().unwrap_or_default();
        let of_version = |fill: u8| [&version[..], &vec![fill; length + after]].concat();
        let numbers = numbers(&self.text, before + length + after)?;
        let within = numbers.into_iter().map(|(least, most)| {
            let (least, most) = (least.max(of_version(0)), most.min(of_version(0xFF)));
            (least <= most).then(|| {
                let hash = before..before + length;
                least[hash.clone()].to_vec()..=most[hash].to_vec()
            })
        });
        Ok(within.flatten().collect())
    }

    fn matches(&self, hash: &[u8]) -> bool {
        let mut bytes = [self.version.as_deref().unwrap_or_default(), hash].concat();
        if self.version.is_some() {
            bytes.extend_from_slice(&checksum(&bytes));
        }
        in_base58(&bytes).starts_with(&self.text)
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.version {
            Some(version) => write!(f, "{}:{}", hex::encode(version), self.text),
            None => f.write_str(&self.text),
        }
    }
}

/// The least and the greatest number of some.
type Bounds = (Vec<u8>, Vec<u8>);

/// The least and the greatest number of `length` bytes, most significant first, of each number of
/// digits with which a text can begin so.
fn numbers(text: &str, length: usize) -> Result<Vec<Bounds>, String> {
    // A digit 1 before all others stands for a zero byte.
    let digits = text.trim_start_matches('1');
    let zeros = text.len() - digits.len();
    if zeros + usize::from(!digits.is_empty()) > length {
        return Ok(Vec::new());
    }
    let of = |first: &[u8], fill: u8| {
        let mut bytes = [vec![0; zeros].as_slice(), first].concat();
        bytes.resize(length, fill);
        bytes
    };
    if digits.is_empty() {
        return Ok(vec![(of(&[], 0), of(&[], 0xFF))]);
    }
    let (first, last) = (of(&[1], 0), of(&[], 0xFF));
    let mut all = Vec::new();
    for more in 0.. {
        let padded = |digit: &str| from_base58(&(digits.to_owned() + &digit.repeat(more)));
        let (least, most) = (padded("1")?, padded("z")?);
        if least.len() > length {
            break;
        }
        let in_length = |number: Vec<u8>| {
            let zeros = length.checked_sub(number.len())?;
            Some([vec![0; zeros], number].concat())
        };
        let least = in_length(least).map_or_else(|| last.clone(), |least| least.max(first.clone()));
        let most = in_length(most).map_or_else(|| last.clone(), |most| most.min(last.clone()));
        if least <= most {
            all.push((least, most));
        }
    }
    Ok(all)
}

/// Adds the patterns of a range: the fewest whose values are all numbers of their bits in it.
fn add_patterns(range: &RangeInclusive<Vec<u8>>, patterns: &mut Vec<(Vec<u8>, Vec<u8>)>) {
    let leading = |bytes: &[u8]| bytes.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    let (mut at, last) = (leading(range.start()), leading(range.end()));
    loop {
        let mut free = at.trailing_zeros().min(BITS);
        while free > 0 && (free == BITS && last != u64::MAX || free < BITS && last - at < (1 << free) - 1) {
            free -= 1;
        }
        let mask = u64::MAX.checked_shl(free).unwrap_or_default();
        patterns.push((mask.to_be_bytes().to_vec(), at.to_be_bytes().to_vec()));
        match (at | !mask).checked_add(1) {
            Some(next) if next <= last => at = next,
            _ => return,
        }
    }
}

/// The share of all hashes that a range has.
fn share(range: &RangeInclusive<Vec<u8>>) -> f64 {
    let leading = |bytes: &[u8]| bytes.iter().take(16).fold(0, |sum, byte| sum << 8 | u128::from(*byte));
    ((leading(range.end()) - leading(range.start())) as f64 + 1.0) * (-128_f64).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Base58 {
        Base58::parse(text).expect(text)
    }

    /// The address of Bitcoin's first block, a script's address of BIP 13, and that of USDT on TRON.
    #[test]
    fn addresses_match_their_beginnings() {
        for (version, address) in [
            ("00", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"),
            ("05", "3P14159f73E4gFr7JterCCQh9QjiTjiZrG"),
            ("41", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"),
        ] {
            let bytes = from_base58(address).expect("digits");
            let hash = &bytes[1..21];
            assert_eq!(in_base58(&bytes), address);
            for end in 2..=address.len() {
                assert!(parse(&format!("{version}:{}", &address[..end])).matches(hash), "{address} {end}");
            }
            let other = if &address[5..6] == "z" { "y" } else { "z" };
            assert!(!parse(&format!("{version}:{}{other}", &address[..5])).matches(hash), "{address}");
        }
    }

    /// Against the text of each of many hashes: what begins so has the bits, and is as frequent.
    #[test]
    fn ranges_are_those_of_the_texts() {
        let hash = |i: u64, length: usize| {
            let mut hash = [0; 64];
            Algorithm::Sha512.digest(&[], &i.to_le_bytes(), &mut hash);
            hash[..length].to_vec()
        };
        for text in ["00:1A", "00:1z", "00:12", "00:11", "41:TR,41:TX", "05:35", "A", "1", "z,22", "JB,JC,4"]
        {
            let base58 = parse(text);
            let mut met = 0;
            for hash in (0..40_000).map(|i| hash(i, base58.length())) {
                let is_met = base58.prefixes.iter().any(|prefix| prefix.matches(&hash));
                assert!(!is_met || base58.patterns.matches(&hash), "{text}");
                assert_eq!(base58.matches(&hash), is_met, "{text}");
                met += u32::from(is_met);
            }
            let expected = 40_000.0 * base58.odds();
            assert!(
                (f64::from(met) - expected).abs() < 6.0 * expected.sqrt() + 3.0,
                "{text}: {met}, {expected}"
            );
        }
    }

    #[test]
    fn what_no_text_begins_with_is_refused_in_one_line() {
        for (text, line) in [
            ("00:3a", "no text begins with '00:3a'"),
            ("41:1", "no text begins with '41:1'"),
            ("41:TzZ", "no text begins with '41:TzZ'"),
            ("00:1O", "'O' is not a digit of Base58"),
            ("00:", "write the beginning of the text, for instance 00:1Love"),
            ("00:1A,B", "give all prefixes a version, VERSIONHEX:PREFIX, or none"),
            ("00:1", "a pattern without bits matches every digest"),
            ("0:1A", "odd number of digits; each byte takes two"),
        ] {
            assert_eq!(Base58::parse(text).map(|base58| base58.to_string()), Err(line.to_owned()), "{text}");
        }
        assert!(Base58::parse(&"1".repeat(33)).is_err(), "a hash has 32 bytes");
    }
}
