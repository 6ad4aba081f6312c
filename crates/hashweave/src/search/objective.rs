//! The objective of a search: a goal and the bytes of the digest to which it applies, as the words
//! by which kernels filter.

use super::goal::{MAX_DIGEST, Required, leading_zeros};
use super::{AUDIT_BITS, Goal, JobError};
use core::ops::Range;
use hashes::Algorithm;
use kernels::search::{Filter, Sieve};
use std::borrow::Cow;

/// A goal, and the part of the digest to which it applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Objective {
    /// The condition.
    pub goal: Goal,
    /// The bytes of the digest; `None` for all of them.
    pub range: Option<Range<usize>>,
}

/// Bits of the digest that must have given values, byte by byte.
struct Constraint {
    mask: [u8; MAX_DIGEST],
    value: [u8; MAX_DIGEST],
}

impl Objective {
    /// The bytes of a digest to which the goal applies, in the order in which it compares them.
    fn slice<'a>(&self, digest: &'a [u8]) -> Cow<'a, [u8]> {
        let slice = self.range.clone().map_or(digest, |range| &digest[range]);
        if self.goal.is_little_endian() {
            return slice.iter().rev().copied().collect();
        }
        slice.into()
    }

    /// The bytes of the digest to which the goal applies; `None` if these are all of them.
    ///
    /// ```
    /// use hashweave::{Algorithm::Sha256, search::{Goal, Objective}};
    /// let part = |range| Objective { goal: Goal::Min, range: Some(range) }.part(Sha256);
    /// assert_eq!((part(12..32), part(0..32)), (Some(12..32), None));
    /// ```
    #[must_use]
    pub fn part(&self, algorithm: Algorithm) -> Option<Range<usize>> {
        self.range.clone().filter(|range| range.len() != algorithm.digest_length())
    }

    /// Describes the objective in words.
    ///
    /// ```
    /// use hashweave::{Algorithm, search::{Goal, Objective}};
    /// let objective = Objective { goal: Goal::ZeroBits(20), range: Some(12..32) };
    /// assert_eq!(objective.in_words(Algorithm::Sha256), "20 leading zero bits in bytes 12..32 of the digest");
    /// ```
    #[must_use]
    pub fn in_words(&self, algorithm: Algorithm) -> String {
        self.goal.in_words(self.part(algorithm).as_ref())
    }

    /// Describes the outcome for counters that were all searched: the number of `results`, or the
    /// `best` of their digests.
    ///
    /// ```
    /// use hashweave::{Algorithm::Sha256, search::{Goal, Objective}};
    /// let objective = Objective { goal: Goal::ZeroBits(20), range: None };
    /// let words = objective.found_in_words(Sha256, 0, None);
    /// assert_eq!(words, "no digest with 20 leading zero bits or more");
    /// ```
    #[must_use]
    pub fn found_in_words(&self, algorithm: Algorithm, results: u64, best: Option<&[u8]>) -> String {
        let best = best.map(|digest| self.slice(digest)).unwrap_or_default();
        self.goal.found_in_words(results, &best, self.part(algorithm).as_ref())
    }

    /// Checks that digests of the algorithm can meet it.
    pub(super) fn check(&self, algorithm: Algorithm) -> Result<(), JobError> {
        let length = algorithm.digest_length();
        let Range { start, end } = self.range.clone().unwrap_or(0..length);
        if start >= end || end > length {
            return Err(JobError::DigestRange { start, end, length, algorithm });
        }
        self.goal.check(8 * (end - start))
    }

    /// Whether a digest meets the goal. `best` is the best digest so far, if there is one.
    #[must_use]
    pub fn accepts(&self, digest: &[u8], best: Option<&[u8]>) -> bool {
        self.goal.accepts(&self.slice(digest), best.map(|best| self.slice(best)).as_deref())
    }

    /// The probability that a digest meets the goal; `None` where the best so far is wanted, so that
    /// it falls with every hash.
    ///
    /// ```
    /// use hashweave::search::{Goal, Objective};
    /// let objective = |goal| Objective { goal, range: None };
    /// assert_eq!(objective(Goal::ZeroBits(10)).odds(), Some(1.0 / 1024.0));
    /// assert_eq!(objective(Goal::Below(vec![0x40, 0])).odds(), Some(0.25));
    /// ```
    #[must_use]
    pub fn odds(&self) -> Option<f64> {
        self.goal.odds()
    }

    /// The probability that at least one of `hashes` digests meets the goal; `None` where the
    /// best so far is wanted.
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

    /// The probability that the next digest meets the goal: that of [`odds`](Self::odds) or that of
    /// being better than the best so far; `None` if there is no best yet.
    ///
    /// ```
    /// use hashweave::search::Objective;
    /// assert_eq!(Objective::default().odds_of_next(Some(&[0x40, 0])), Some(0.25));
    /// ```
    #[must_use]
    pub fn odds_of_next(&self, best: Option<&[u8]>) -> Option<f64> {
        self.odds().or_else(|| best.map(|best| self.goal.odds_of_better(&self.slice(best))))
    }

    /// The number of leading zero bits in the part of the digest to which the goal applies; if the
    /// goal reads it as a number with the least significant byte first, of that number.
    ///
    /// ```
    /// use hashweave::search::{Goal, Objective};
    /// let objective = Objective { goal: Goal::Min, range: Some(1..3) };
    /// assert_eq!(objective.zero_bits(&[0xFF, 0, 0x1F, 0xFF]), 11);
    /// ```
    #[must_use]
    pub fn zero_bits(&self, digest: &[u8]) -> u32 {
        leading_zeros(&self.slice(digest))
    }

    /// The score of a digest, if the objective is a score.
    ///
    /// ```
    /// use hashweave::search::{Goal, Objective, Score};
    /// let objective = Objective { goal: Goal::Score(Score::Zeros), range: Some(1..3) };
    /// assert_eq!(objective.score(&[0, 0x10, 0x02]), Some(2));
    /// assert_eq!(Objective::default().score(&[0]), None);
    /// ```
    #[must_use]
    pub fn score(&self, digest: &[u8]) -> Option<u32> {
        match self.goal {
            Goal::Score(score) => Some(score.of(&self.slice(digest))),
            _ => None,
        }
    }

    /// The highest score that one of so many hashes has on average, if the objective is a score.
    ///
    /// ```
    /// use hashweave::{Algorithm::Sha256, search::{Goal, Objective, Score}};
    /// let objective = Objective { goal: Goal::Score(Score::LeadingZeroBytes), range: None };
    /// assert_eq!(objective.likely_score(Sha256, 70_000.0), Some(2));
    /// ```
    #[must_use]
    pub fn likely_score(&self, algorithm: Algorithm, hashes: f64) -> Option<u32> {
        let Goal::Score(score) = self.goal else { return None };
        let odds = score.odds(self.length(algorithm));
        Some(odds.iter().rposition(|odds| odds * hashes >= 1.0).unwrap_or_default() as u32)
    }

    /// The bytes of a digest to which the goal applies.
    pub(super) fn length(&self, algorithm: Algorithm) -> usize {
        self.range.as_ref().map_or(algorithm.digest_length(), ExactSizeIterator::len)
    }

    /// Whether `digest` comes before `other` in the order of the objective: by a score, the higher
    /// one.
    #[must_use]
    pub fn less(&self, digest: &[u8], other: &[u8]) -> bool {
        self.goal.is_better(&self.slice(digest), &self.slice(other))
    }

    /// The digest word by which a scan should filter: the one that decides the most bits.
    ///
    /// Where the best so far is wanted, this assumes the best of about ten million hashes.
    #[must_use]
    pub fn word(&self, algorithm: Algorithm) -> usize {
        let constraint = self.constraint(algorithm, Some(24));
        let bits = |word: usize| f64::from(filter_on(algorithm, &constraint, word).mask.count_ones());
        let sifted = |word: usize| {
            let share = Sieve::share_of(&self.filters(algorithm, word)?, algorithm.word_bits())?;
            Some(-share.log2())
        };
        let decided = |word| bits(word).max(sifted(word).unwrap_or_default());
        let words = (0..words_of(algorithm)).map(|word| (decided(word), word));
        words.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1))).map_or(0, |(_, word)| word)
    }

    /// The second filter of a set of patterns, for the word that kernels compute; `None` for every
    /// other objective, where the bits suffice that all patterns have in common, and where half of
    /// all digests would pass.
    pub(super) fn sieve(&self, algorithm: Algorithm) -> Option<Sieve> {
        let word = self.word(algorithm);
        if self.filter(algorithm, word, None).mask.count_ones() >= AUDIT_BITS {
            return None;
        }
        Sieve::new(&self.filters(algorithm, word)?, algorithm.word_bits())
    }

    /// The patterns of a set as filters of a word.
    fn filters(&self, algorithm: Algorithm, word: usize) -> Option<Vec<Filter>> {
        Some(self.goal.patterns()?.filters(|mask, value| {
            let required = Required { mask: mask.to_vec(), value: value.to_vec() };
            filter_on(algorithm, &self.constraint_of(algorithm, required), word)
        }))
    }

    /// The necessary condition on this word, given the best digest so far.
    #[must_use]
    pub fn filter(&self, algorithm: Algorithm, word: usize, best: Option<&[u8]>) -> Filter {
        let zero_bits = best.map(|best| self.zero_bits(best));
        filter_on(algorithm, &self.constraint(algorithm, zero_bits), word)
    }

    /// Returns the bits that every result has, given the leading zero bits of the best digest so
    /// far.
    fn constraint(&self, algorithm: Algorithm, zero_bits: Option<u32>) -> Constraint {
        self.constraint_of(algorithm, self.goal.required(zero_bits))
    }

    /// Bits of the slice, in the order of the goal, as bits of the digest.
    fn constraint_of(&self, algorithm: Algorithm, Required { mask, value }: Required) -> Constraint {
        let Range { start, end } = self.range.clone().unwrap_or(0..algorithm.digest_length());
        let mut constraint = Constraint { mask: [0; MAX_DIGEST], value: [0; MAX_DIGEST] };
        for (i, (mask, value)) in (0..end - start).zip(mask.into_iter().zip(value)) {
            let at = if self.goal.is_little_endian() { end - 1 - i } else { start + i };
            (constraint.mask[at], constraint.value[at]) = (mask, value);
        }
        constraint
    }
}

/// Bytes of an algorithm's word.
fn word_bytes_of(algorithm: Algorithm) -> usize {
    algorithm.word_bits() as usize / 8
}

fn words_of(algorithm: Algorithm) -> usize {
    algorithm.digest_length().div_ceil(word_bytes_of(algorithm))
}

/// Word `index` of the digest bytes, as the algorithm's kernels have it; bytes past the digest
/// count as zero.
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
    fn a_goal_applies_to_the_bytes_in_range() {
        let digest = [0, 0x1F, 0xAB, 0xCD];
        let accepts = |bits| objective(Goal::ZeroBits(bits), Some(1..3)).accepts(&digest, None);
        assert!(accepts(3) && !accepts(4));
        let min = objective(Goal::Min, Some(1..3));
        assert!(
            min.accepts(&digest, Some(&[0, 0x1F, 0xAC, 0]))
                && !min.accepts(&digest, Some(&[9, 0x1F, 0xAB, 9]))
        );
    }

    #[test]
    fn filters_are_necessary_and_in_the_words_of_the_algorithm() {
        let zero_bits = objective(Goal::ZeroBits(20), None);
        // The first byte of a Keccak digest is the least significant of its word, of a SHA-256
        // digest the most.
        let filter = |algorithm| zero_bits.filter(algorithm, zero_bits.word(algorithm), None).mask;
        assert_eq!(filter(Algorithm::Sha3_256), 0xF0_FFFF);
        assert_eq!(filter(Algorithm::Blake2b(32)), 0xF0_FFFF);
        assert_eq!(filter(Algorithm::Sha256), 0xFFFF_F000);
        assert_eq!(filter(Algorithm::Sha512), 0xFFFF_F000_0000_0000);
        // An address is bytes 12 to 32 of a Keccak-256 digest; its first four bytes are the upper
        // half of word 1.
        let address = objective(Goal::ZeroBits(24), Some(12..32));
        assert_eq!(address.word(Algorithm::Keccak256), 1);
        assert_eq!(address.filter(Algorithm::Keccak256, 1, None).mask, 0x00FF_FFFF_0000_0000);
        // Where the slice starts at the end of a word, the next one decides more.
        assert_eq!(objective(Goal::ZeroBits(24), Some(7..32)).word(Algorithm::Keccak256), 1);
    }

    #[test]
    fn a_number_with_its_least_byte_first_is_filtered_from_the_end() {
        let bitcoin = objective(Goal::Nbits(0x1D00_FFFF), None);
        assert_eq!(bitcoin.word(Algorithm::Sha256d), 7);
        assert_eq!(bitcoin.filter(Algorithm::Sha256d, 7, None).mask, 0xFFFF_FFFF);
        let mut digest = [0xFF; 32];
        digest[28..].fill(0);
        assert_eq!((bitcoin.zero_bits(&digest), bitcoin.accepts(&digest, None)), (32, false));
        digest[26..28].copy_from_slice(&[0xFE, 0xFF]);
        assert!(bitcoin.accepts(&digest, None) && bitcoin.less(&digest, &[0xFF; 32]));
        let part = objective(Goal::BelowLe(vec![0, 0x10]), Some(3..9));
        assert!(part.accepts(&[9, 9, 9, 1, 1, 1, 1, 0xF, 0, 9], None));
        assert!(!part.accepts(&[9, 9, 9, 1, 1, 1, 1, 0x10, 0, 9], None));
        assert_eq!(part.filter(Algorithm::Keccak256, 1, None).mask, 0xFF);
        assert_eq!(part.filter(Algorithm::Keccak256, 0, None).mask, 0xE0 << 56);
    }

    /// Every pattern of a set passes the filter and the sieve.
    #[test]
    fn a_set_of_patterns_is_sifted_by_the_word_that_decides_most() {
        let patterns =
            (0..5000_u32).map(|i| (vec![0xFF; 4], i.wrapping_mul(0x9E37_79B9).to_be_bytes().to_vec()));
        let set = super::super::Patterns::new(patterns).expect("a set");
        let search = objective(Goal::Any(set), Some(12..32));
        let algorithm = Algorithm::Keccak256;
        assert_eq!((search.word(algorithm), search.filter(algorithm, 1, None).mask), (1, 0));
        let sieve = search.sieve(algorithm).expect("a sieve");
        for i in 0..5000_u32 {
            let mut digest = [0x5A; 32];
            digest[12..16].copy_from_slice(&i.wrapping_mul(0x9E37_79B9).to_be_bytes());
            assert!(search.accepts(&digest, None) && sieve.passes(digest_word(algorithm, &digest, 1)));
        }
        assert!(!search.accepts(&[0x5A; 32], None) && sieve.share(0) < 1.0 / 1500.0);
        // Of one pattern the kernel's filter says everything.
        let one = objective(Goal::Any(super::super::Patterns::parse("c0ffee").expect("a set")), None);
        assert_eq!(one.filter(Algorithm::Sha256, one.word(Algorithm::Sha256), None).mask, 0xFFFF_FF00);
        assert!(one.sieve(Algorithm::Sha256).is_none());
    }

    #[test]
    fn a_running_minimum_tightens_its_filter() {
        let min = Objective::default();
        assert_eq!(min.filter(Algorithm::Sha256, 0, None).mask, 0);
        assert_eq!(min.filter(Algorithm::Sha256, 0, Some(&[0, 0x3F, 9])).mask, 0xFFC0_0000);
        assert_eq!(min.filter(Algorithm::Sha256, 0, Some(&[0; 32])).mask, 0xFFFF_FFFF);
    }
}
