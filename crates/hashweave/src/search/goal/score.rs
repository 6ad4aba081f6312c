//! Scores: what people count in a digest, with the best so far wanted.
//!
//! A score is a row: its name, its definition, how it is counted, and how likely it is. The
//! likelihood is exact, because the audit of a scan compares it with what the scan finds, and
//! `tests` count it. Ties keep the first digest, so that a scan prints each score once.

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// How the digests of a search are scored: one of [`Score::RULES`].
///
/// ```
/// use hashweave::search::Score;
/// let score: Score = "zero-bytes".parse()?;
/// assert_eq!((score.of(&[0, 1, 0, 0x10]), score.name()), (2, "zero-bytes"));
/// assert_eq!(Score::Run.of(&[0x12, 0x22, 0x30]), 3);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Score {
    /// Hexadecimal digits that are zero.
    Zeros,
    /// Bytes that are zero.
    ZeroBytes,
    /// Bytes that are zero before the first that is not.
    LeadingZeroBytes,
    /// The longest run of one hexadecimal digit.
    Run,
    /// The points of an address in the challenge of Uniswap v4 (`VanityAddressLib` of
    /// v4-periphery).
    UniswapV4,
}

/// A way to score.
///
/// ```
/// use hashweave::search::Score;
/// let rule = Score::Zeros.rule();
/// assert_eq!(rule.definition, "hexadecimal digits that are zero, wherever they stand");
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// The score.
    pub score: Score,
    /// The name, as in `--score zeros`.
    pub name: &'static str,
    /// The definition.
    pub definition: &'static str,
    /// The only length in bytes that it is defined for, if there is one.
    pub length: Option<usize>,
    count: fn(&[u8]) -> u32,
    /// The probabilities of each score or more, from zero on, in so many random bytes.
    odds: fn(usize) -> Vec<f64>,
}

impl Score {
    /// All scores.
    pub const RULES: [Rule; 5] = [
        Rule {
            score: Self::Zeros,
            name: "zeros",
            definition: "hexadecimal digits that are zero, wherever they stand",
            length: None,
            count: |bytes| nibbles(bytes).filter(|nibble| *nibble == 0).count() as u32,
            odds: |bytes| binomial(2 * bytes, 1.0 / 16.0),
        },
        Rule {
            score: Self::ZeroBytes,
            name: "zero-bytes",
            definition: "bytes that are zero, wherever they stand",
            length: None,
            count: |bytes| bytes.iter().filter(|byte| **byte == 0).count() as u32,
            odds: |bytes| binomial(bytes, 1.0 / 256.0),
        },
        Rule {
            score: Self::LeadingZeroBytes,
            name: "leading-zero-bytes",
            definition: "bytes that are zero before the first that is not",
            length: None,
            count: |bytes| bytes.iter().take_while(|byte| **byte == 0).count() as u32,
            odds: |bytes| (0..=bytes as i32).map(|count| 256_f64.powi(-count)).collect(),
        },
        Rule {
            score: Self::Run,
            name: "run",
            definition: "length of the longest run of one hexadecimal digit",
            length: None,
            count: longest_run,
            odds: runs,
        },
        Rule {
            score: Self::UniswapV4,
            name: "uniswap-v4",
            definition: "points in Uniswap v4's challenge: none unless the first digit that is not zero is a 4; 10 for each leading zero, 1 for each 4, 40 for four 4s after the zeros, 20 if no fifth follows them, 20 for four 4s at the end",
            length: Some(20),
            count: |bytes| nibbles(bytes).fold(Points::default(), Points::then).total(),
            odds: |bytes| {
                static ODDS: OnceLock<Vec<f64>> = OnceLock::new();
                debug_assert!(bytes == 20, "the only length that the rule has");
                ODDS.get_or_init(|| points(2 * bytes)).clone()
            },
        },
    ];

    /// Its row.
    #[must_use]
    pub fn rule(self) -> &'static Rule {
        &Self::RULES[self as usize]
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.rule().name
    }

    /// The score of some bytes.
    #[must_use]
    pub fn of(self, bytes: &[u8]) -> u32 {
        (self.rule().count)(bytes)
    }

    /// The probabilities that random bytes have a score or more, from zero on; those of more than
    /// the last are zero.
    ///
    /// ```
    /// use hashweave::search::Score;
    /// assert_eq!(Score::LeadingZeroBytes.odds(2), [1.0, 1.0 / 256.0, 1.0 / 65536.0]);
    /// ```
    #[must_use]
    pub fn odds(self, bytes: usize) -> Vec<f64> {
        (self.rule().odds)(bytes)
    }

    /// The names with commas between them.
    pub(super) fn names() -> String {
        Self::RULES.map(|rule| rule.name).join(", ")
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Score {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let rule = Self::RULES.iter().find(|rule| rule.name == name);
        rule.map(|rule| rule.score).ok_or_else(|| format!("write one of {}", Self::names()))
    }
}

/// The hexadecimal digits of bytes.
fn nibbles(bytes: &[u8]) -> impl Iterator<Item = u8> {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15])
}

fn longest_run(bytes: &[u8]) -> u32 {
    let (mut longest, mut run, mut before) = (0, 0, None);
    for nibble in nibbles(bytes) {
        run = if before == Some(nibble) { run + 1 } else { 1 };
        before = Some(nibble);
        longest = longest.max(run);
    }
    longest
}

/// The points of the digits so far in the challenge of Uniswap v4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Points {
    part: Part,
    /// Points for single digits, and for fours after the zeros.
    sum: u32,
    /// Fours at the end, of which four are counted.
    last: u32,
}

/// The part of an address that a digit belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    #[default]
    Zeros,
    /// This number of fours after the zeros, at most four.
    Fours(u32),
    Rest,
    /// Neither fours nor zeros came first.
    Void,
}

impl Points {
    fn then(self, nibble: u8) -> Self {
        let is_four = nibble == 4;
        let (part, more) = match (self.part, nibble) {
            (Part::Zeros, 0) => (Part::Zeros, 10),
            (Part::Zeros, 4) => (Part::Fours(1), 0),
            (Part::Zeros, _) => (Part::Void, 0),
            (Part::Fours(4), 4) => (Part::Rest, 40),
            (Part::Fours(4), _) => (Part::Rest, 60),
            (Part::Fours(count), 4) => (Part::Fours(count + 1), 0),
            (Part::Fours(_), _) => (Part::Rest, 0),
            (part, _) => (part, 0),
        };
        let last = if is_four { (self.last + 1).min(4) } else { 0 };
        Self { part, sum: self.sum + more + u32::from(is_four), last }
    }

    fn total(self) -> u32 {
        let at_the_end = if self.last == 4 { 20 } else { 0 };
        match self.part {
            Part::Zeros | Part::Void => 0,
            Part::Fours(4) => self.sum + 60 + at_the_end,
            Part::Fours(_) | Part::Rest => self.sum + at_the_end,
        }
    }
}

/// The probabilities of each number of points or more, of digits that come one after the other.
fn points(digits: usize) -> Vec<f64> {
    let mut states = BTreeMap::from([(Points::default(), 1.0)]);
    for _ in 0..digits {
        let mut next = BTreeMap::new();
        for (state, odds) in states {
            // A zero, a four, and one of the fourteen others.
            for (nibble, share) in [(0, 1.0), (4, 1.0), (1, 14.0)] {
                *next.entry(state.then(nibble)).or_default() += odds * share / 16.0;
            }
        }
        states = next;
    }
    let most = states.keys().map(|state| state.total()).max().unwrap_or_default();
    let mut exactly = vec![0.0; most as usize + 1];
    states.into_iter().for_each(|(state, odds)| exactly[state.total() as usize] += odds);
    or_more(exactly)
}

/// The probabilities of each number of successes or more in some trials.
fn binomial(trials: usize, odds: f64) -> Vec<f64> {
    let mut exactly = vec![1.0];
    for _ in 0..trials {
        let before = exactly.clone();
        exactly.iter_mut().for_each(|share| *share *= 1.0 - odds);
        exactly.push(0.0);
        before.iter().zip(&mut exactly[1..]).for_each(|(share, next)| *next += share * odds);
    }
    or_more(exactly)
}

/// The probabilities that the longest run of a digit has each length or more.
fn runs(bytes: usize) -> Vec<f64> {
    let reached = |length: usize| {
        // By the length of the run that a digit ends, as long as none was as long as that.
        let mut runs = vec![0.0; length];
        runs[1] = 1.0;
        let mut reached = 0.0;
        for _ in 1..2 * bytes {
            reached += runs[length - 1] / 16.0;
            let all: f64 = runs.iter().sum();
            for run in (2..length).rev() {
                runs[run] = runs[run - 1] / 16.0;
            }
            runs[1] = all * 15.0 / 16.0;
        }
        reached
    };
    [1.0, 1.0].into_iter().chain((2..=2 * bytes).map(reached)).collect()
}

/// Sums from the last entry on.
fn or_more(mut exactly: Vec<f64>) -> Vec<f64> {
    for at in (1..exactly.len()).rev() {
        exactly[at - 1] += exactly[at];
    }
    exactly
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(name: &str, hex: &str) -> u32 {
        name.parse::<Score>().expect(name).of(&hex::decode(hex).expect(hex))
    }

    #[test]
    fn rows_are_in_the_order_of_scores() {
        for rule in &Score::RULES {
            assert_eq!((rule.score.rule().name, rule.name.parse()), (rule.name, Ok(rule.score)));
        }
        let line = "write one of zeros, zero-bytes, leading-zero-bytes, run, uniswap-v4";
        assert_eq!("zero".parse::<Score>(), Err(line.to_owned()));
    }

    #[test]
    fn scores_are_what_their_definitions_say() {
        assert_eq!(score("zeros", "00a0010b"), 5);
        assert_eq!(score("zero-bytes", "00a00100"), 2);
        assert_eq!(score("leading-zero-bytes", "0000a000"), 2);
        assert_eq!(score("leading-zero-bytes", "0a00"), 0);
        assert_eq!((score("run", "1222233333"), score("run", "01"), score("run", "ffff")), (5, 1, 4));
    }

    /// The addresses and the points in the tests of Uniswap's `VanityAddressLib`
    /// (v4-periphery, `test/libraries/VanityAddressLib.t.sol`).
    #[test]
    fn points_are_those_of_uniswap() {
        for (address, points) in [
            ("4444444444444444444444444444444444444444", 100),
            ("1444444444444444444444444444444444444444", 0),
            ("0044001111111111111111111111111111114114", 24),
            ("0044001111111111111111111111111111114444", 46),
            ("0004111111111111111111111111111111111111", 31),
            ("0000000000000000000000000000000000000082", 0),
            ("0400000000000000000000000000000000000000", 11),
            ("0044000000000000000000000000000000004444", 46),
            ("4444000000000000000000000000000000004444", 88),
            ("0044440000000000000000000000000000000044", 86),
            ("0000444400000000000000000000000000004444", 128),
            ("0040444444444444444444444444444444444444", 77),
            ("0000000000000000000000000000000000000444", 373),
            ("0000000000000000000000000000000044444444", 388),
            ("0000000000000000000000000000000000454444", 365),
            ("0000000000000000000000000000000000000044", 382),
            ("0000000000000000000000000000000000000004", 391),
            ("0000000000000000000000000000000000444444", 406),
            ("0000000000000000000000000000000000044444", 415),
            ("0000000000000000000000000000000000444455", 404),
            ("0000000000000000000000000000000000044445", 414),
            ("0000000000000000000000000000000000004444", 444),
        ] {
            assert_eq!(score("uniswap-v4", address), points, "{address}");
        }
    }

    /// Against every message of two bytes, and of five digits for the points.
    #[test]
    fn scores_are_as_likely_as_counting_says() {
        for rule in Score::RULES.iter().filter(|rule| rule.length.is_none()) {
            let odds = rule.score.odds(2);
            for (least, odds) in (0..).zip(&odds) {
                let slices = (0..=u16::MAX).filter(|slice| rule.score.of(&slice.to_be_bytes()) >= least);
                assert!((slices.count() as f64 / 65536.0 - odds).abs() < 1e-12, "{} {least}", rule.name);
            }
        }
        let odds = points(5);
        let total = |number: u32| {
            (0..5).rev().map(|i| (number >> (4 * i) & 15) as u8).fold(Points::default(), Points::then).total()
        };
        let totals: Vec<u32> = (0..1 << 20).map(total).collect();
        assert_eq!(totals.iter().max().map(|most| *most as usize + 1), Some(odds.len()));
        for (least, odds) in (0..).zip(&odds) {
            let reached = totals.iter().filter(|total| **total >= least).count();
            assert!((reached as f64 / f64::from(1 << 20) - odds).abs() < 1e-12, "{least}");
        }
        let odds = Score::UniswapV4.odds(20);
        assert!(odds.len() == 445 && (odds[0] - 1.0).abs() < 1e-9, "{}", odds.len());
        assert!((odds[444] / 16_f64.powi(-40) - 1.0).abs() < 1e-9, "one address has all points");
    }
}
