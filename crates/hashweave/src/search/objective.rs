//! The objective of a search: a condition on the digest, and the cheapest necessary condition for it, by which kernels
//! filter.

use core::ops::Range;
use hashes::Algorithm;
use kernels::search::Filter;

/// A condition on a slice of the digest. Bytes are compared in order, and bits are counted from the most significant
/// bit of the first byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Less than the slices of all earlier digests: the running minima.
    Min,
    /// At least this number of leading zero bits.
    ZeroBits(u32),
    /// Below a bound, which is given by its leading bytes; the others are zero.
    Below(Vec<u8>),
    /// `slice & mask == value` in the leading bytes of the slice.
    Match {
        /// The bits that are compared.
        mask: Vec<u8>,
        /// The value that they must have.
        value: Vec<u8>,
    },
}

/// A goal, and the part of the digest to which it applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// The condition.
    pub goal: Goal,
    /// The bytes of the digest; `None` for all of them.
    pub range: Option<Range<usize>>,
}

impl Default for Objective {
    fn default() -> Self {
        Self { goal: Goal::Min, range: None }
    }
}

/// The most bytes in a digest.
const MAX_DIGEST: usize = 64;

/// Bits of the digest that must have given values, byte by byte.
struct Constraint {
    mask: [u8; MAX_DIGEST],
    value: [u8; MAX_DIGEST],
}

impl Objective {
    /// The bytes of a digest to which the goal applies.
    fn slice<'a>(&self, digest: &'a [u8]) -> &'a [u8] {
        self.range.clone().map_or(digest, |range| &digest[range])
    }

    /// Whether a digest meets the goal. `best` is the smallest digest so far, if there is one.
    #[must_use]
    pub fn accepts(&self, digest: &[u8], best: Option<&[u8]>) -> bool {
        let slice = self.slice(digest);
        match &self.goal {
            Goal::Min => best.is_none_or(|best| slice < self.slice(best)),
            Goal::ZeroBits(bits) => leading_zeros(slice) >= *bits,
            Goal::Below(bound) => {
                let equal = slice.iter().zip(bound).take_while(|(a, b)| a == b).count();
                equal < bound.len() && slice[equal] < bound[equal]
            }
            Goal::Match { mask, value } => {
                slice.iter().zip(mask).zip(value).all(|((byte, mask), value)| byte & mask == *value)
            }
        }
    }

    /// The probability that a digest meets the goal; `None` for a running minimum, where it falls with every hash.
    ///
    /// ```
    /// use hashweave::search::{Goal, Objective};
    /// let objective = |goal| Objective { goal, range: None };
    /// assert_eq!(objective(Goal::ZeroBits(10)).odds(), Some(1.0 / 1024.0));
    /// assert_eq!(objective(Goal::Below(vec![0x40, 0])).odds(), Some(0.25));
    /// ```
    #[must_use]
    pub fn odds(&self) -> Option<f64> {
        let power_of_half = |bits: u32| (-f64::from(bits)).exp2();
        match &self.goal {
            Goal::Min => None,
            Goal::ZeroBits(bits) => Some(power_of_half(*bits)),
            Goal::Below(bound) => Some(share_below(bound)),
            Goal::Match { mask, .. } => Some(power_of_half(mask.iter().map(|byte| byte.count_ones()).sum())),
        }
    }

    /// The probability that at least one of `hashes` digests meets the goal; `None` for a running minimum.
    ///
    /// ```
    /// use hashweave::search::{Goal, Objective};
    /// let objective = Objective { goal: Goal::ZeroBits(32), range: None };
    /// assert_eq!(objective.odds_in(2_f64.powi(32)).map(|odds| (1000.0 * odds) as u32), Some(632));
    /// ```
    #[must_use]
    pub fn odds_in(&self, hashes: f64) -> Option<f64> {
        // 1 − (1 − p)^n, without losing a small p.
        self.odds().map(|odds| if hashes > 0.0 { -(hashes * (-odds).ln_1p()).exp_m1() } else { 0.0 })
    }

    /// The probability that the next digest meets the goal: that of [`odds`](Self::odds) or, for a running minimum,
    /// that of being less than the best so far; `None` if there is no best yet.
    ///
    /// ```
    /// use hashweave::search::Objective;
    /// assert_eq!(Objective::default().odds_of_next(Some(&[0x40, 0])), Some(0.25));
    /// ```
    #[must_use]
    pub fn odds_of_next(&self, best: Option<&[u8]>) -> Option<f64> {
        self.odds().or_else(|| best.map(|best| share_below(self.slice(best))))
    }

    /// The number of leading zero bits in the part of the digest to which the goal applies.
    ///
    /// ```
    /// use hashweave::search::{Goal, Objective};
    /// let objective = Objective { goal: Goal::Min, range: Some(1..3) };
    /// assert_eq!(objective.zero_bits(&[0xFF, 0, 0x1F, 0xFF]), 11);
    /// ```
    #[must_use]
    pub fn zero_bits(&self, digest: &[u8]) -> u32 {
        leading_zeros(self.slice(digest))
    }

    /// Whether `digest` comes before `other` in the order of the objective.
    #[must_use]
    pub fn less(&self, digest: &[u8], other: &[u8]) -> bool {
        self.slice(digest) < self.slice(other)
    }

    /// The digest word by which a scan should filter: the one that decides the most bits.
    ///
    /// For a running minimum, this assumes the minimum of about ten million hashes.
    #[must_use]
    pub fn word(&self, algorithm: Algorithm) -> usize {
        let constraint = match self.goal {
            Goal::Min => self.leading_zero_constraint(24),
            _ => self.constraint(None),
        };
        (0..words_of(algorithm))
            .max_by_key(|&word| {
                (filter_on(algorithm, &constraint, word).mask.count_ones(), usize::MAX - word)
            })
            .unwrap_or(0)
    }

    /// The necessary condition on this word, given the smallest digest so far.
    #[must_use]
    pub fn filter(&self, algorithm: Algorithm, word: usize, best: Option<&[u8]>) -> Filter {
        filter_on(algorithm, &self.constraint(best), word)
    }

    fn constraint(&self, best: Option<&[u8]>) -> Constraint {
        match &self.goal {
            Goal::Min => self.leading_zero_constraint(best.map_or(0, |best| leading_zeros(self.slice(best)))),
            Goal::ZeroBits(bits) => self.leading_zero_constraint(*bits),
            Goal::Below(bound) => self.leading_zero_constraint(leading_zeros(bound)),
            Goal::Match { mask, value } => self.leading_constraint(mask, value),
        }
    }

    fn leading_zero_constraint(&self, bits: u32) -> Constraint {
        let mask: [u8; MAX_DIGEST] = core::array::from_fn(|i| match bits.saturating_sub(8 * i as u32) {
            0 => 0,
            n => !0xFF_u8.checked_shr(n).unwrap_or(0),
        });
        self.leading_constraint(&mask, &[0; MAX_DIGEST])
    }

    fn leading_constraint(&self, mask: &[u8], value: &[u8]) -> Constraint {
        let start = self.range.as_ref().map_or(0, |range| range.start);
        let end = self.range.as_ref().map_or(MAX_DIGEST, |range| range.end);
        let mut constraint = Constraint { mask: [0; MAX_DIGEST], value: [0; MAX_DIGEST] };
        for (i, at) in (start..end).enumerate().take(mask.len()) {
            constraint.mask[at] = mask[i];
            constraint.value[at] = value[i];
        }
        constraint
    }
}

/// The share of all digests that are below a bound.
fn share_below(bound: &[u8]) -> f64 {
    bound.iter().rev().fold(0.0, |sum, byte| (sum + f64::from(*byte)) / 256.0)
}

/// Zero bits before the first one bit; all of them if there is none.
fn leading_zeros(bytes: &[u8]) -> u32 {
    let whole = bytes.iter().take_while(|byte| **byte == 0).count();
    8 * whole as u32 + bytes.get(whole).map_or(0, |byte| byte.leading_zeros())
}

/// Bytes of an algorithm's word.
fn word_bytes_of(algorithm: Algorithm) -> usize {
    algorithm.word_bits() as usize / 8
}

fn words_of(algorithm: Algorithm) -> usize {
    algorithm.digest_length().div_ceil(word_bytes_of(algorithm))
}

/// Word `index` of the digest bytes, as the algorithm's kernels have it; bytes past the digest count as zero.
#[must_use]
pub(crate) fn digest_word(algorithm: Algorithm, digest: &[u8], index: usize) -> u64 {
    let (size, big_endian) = (word_bytes_of(algorithm), algorithm.primitive().is_big_endian());
    (0..size).fold(0, |word, k| {
        let shift = 8 * if big_endian { size - 1 - k } else { k };
        word | u64::from(digest.get(index * size + k).copied().unwrap_or(0)) << shift
    })
}

/// The bytes of a digest that a word is made of: the inverse of [`digest_word`].
#[must_use]
pub(crate) fn word_bytes(algorithm: Algorithm, word: u64) -> Vec<u8> {
    let mut bytes = word.to_le_bytes()[..word_bytes_of(algorithm)].to_vec();
    if algorithm.primitive().is_big_endian() {
        bytes.reverse();
    }
    bytes
}

fn filter_on(algorithm: Algorithm, constraint: &Constraint, word: usize) -> Filter {
    let within = algorithm.digest_length();
    Filter {
        mask: digest_word(algorithm, &constraint.mask[..within], word),
        value: digest_word(algorithm, &constraint.value[..within], word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn objective(goal: Goal, range: Option<Range<usize>>) -> Objective {
        Objective { goal, range }
    }

    #[test]
    fn goals_are_exact() {
        let digest = [0, 0x1F, 0xAB, 0xCD];
        let accepts = |goal| objective(goal, None).accepts(&digest, Some(&[0, 0x1F, 0xAB, 0xCE]));
        assert!(accepts(Goal::Min));
        assert!(!objective(Goal::Min, None).accepts(&digest, Some(&digest)));
        assert!(accepts(Goal::ZeroBits(11)) && !accepts(Goal::ZeroBits(12)));
        assert!(accepts(Goal::Below(vec![0, 0x20])) && !accepts(Goal::Below(vec![0, 0x1F])));
        assert!(accepts(Goal::Below(vec![0, 0x1F, 0xAB, 0xCE])) && !accepts(Goal::Below(digest.to_vec())));
        assert!(accepts(Goal::Match { mask: vec![0xFF, 0xF0], value: vec![0, 0x10] }));
        assert!(!accepts(Goal::Match { mask: vec![0xFF, 0xF1], value: vec![0, 0x10] }));
        let inner = objective(Goal::ZeroBits(3), Some(1..3));
        assert!(
            inner.accepts(&digest, None) && !objective(Goal::ZeroBits(4), Some(1..3)).accepts(&digest, None)
        );
    }

    #[test]
    fn filters_are_necessary_and_in_the_words_of_the_algorithm() {
        let zero_bits = objective(Goal::ZeroBits(20), None);
        // The first byte of a Keccak digest is the least significant of its word, of a SHA-256 digest the most.
        let filter = |algorithm| zero_bits.filter(algorithm, zero_bits.word(algorithm), None).mask;
        assert_eq!(filter(Algorithm::Sha3_256), 0xF0_FFFF);
        assert_eq!(filter(Algorithm::Blake2b(32)), 0xF0_FFFF);
        assert_eq!(filter(Algorithm::Sha256), 0xFFFF_F000);
        assert_eq!(filter(Algorithm::Sha512), 0xFFFF_F000_0000_0000);
        // An address is bytes 12 to 32 of a Keccak-256 digest; its first four bytes are the upper half of word 1.
        let address = objective(Goal::ZeroBits(24), Some(12..32));
        assert_eq!(address.word(Algorithm::Keccak256), 1);
        assert_eq!(address.filter(Algorithm::Keccak256, 1, None).mask, 0x00FF_FFFF_0000_0000);
        // Where the slice starts at the end of a word, the next one decides more.
        assert_eq!(objective(Goal::ZeroBits(24), Some(7..32)).word(Algorithm::Keccak256), 1);
    }

    #[test]
    fn a_running_minimum_tightens_its_filter() {
        let min = Objective::default();
        assert_eq!(min.filter(Algorithm::Sha256, 0, None).mask, 0);
        assert_eq!(min.filter(Algorithm::Sha256, 0, Some(&[0, 0x3F, 9])).mask, 0xFFC0_0000);
        assert_eq!(min.filter(Algorithm::Sha256, 0, Some(&[0; 32])).mask, 0xFFFF_FFFF);
    }
}
