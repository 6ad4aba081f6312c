//! What a scan lets through besides the bits that it filters by: of a set of patterns a sieve of
//! words, of a score the digests that score enough.
//!
//! No word of a digest says how many zeros the whole has: with the other words anything is
//! possible. So kernels for many messages compute whole digests for such a score, and each is
//! counted.

use super::{AUDIT_BITS, Objective, Score};
use core::ops::Range;
use hashes::Algorithm;
use kernels::search::{Filter, Sieve};

/// A condition on digests that pass a filter.
#[derive(Clone, Debug)]
pub(super) enum Sift {
    /// On the word that kernels compute.
    Words(Sieve),
    /// On the whole digest.
    Scores(Scores),
}

impl Sift {
    /// The condition of an objective, if it has one.
    pub(super) fn of(objective: &Objective, algorithm: Algorithm) -> Option<Self> {
        match objective.goal.score_of_all() {
            Some(score) => Some(Self::Scores(Scores::new(score, objective, algorithm))),
            None => objective.sieve(algorithm).map(Self::Words),
        }
    }

    /// The sieve of words.
    pub(super) fn sieve(&self) -> Option<&Sieve> {
        match self {
            Self::Words(sieve) => Some(sieve),
            Self::Scores(_) => None,
        }
    }

    /// The share of the digests passing a filter that it lets through.
    pub(super) fn share(&self, filter: &Filter) -> f64 {
        match self {
            Self::Words(sieve) => sieve.share(filter.mask),
            Self::Scores(scores) => scores.odds[scores.least],
        }
    }

    /// Whether it lets a digest through, of which `word` is the one that filters look at.
    pub(super) fn passes(&self, digest: &[u8], word: u64) -> bool {
        match self {
            Self::Words(sieve) => sieve.passes(word),
            Self::Scores(scores) => scores.passes(digest),
        }
    }

    /// Lets through what is better than the best digest so far.
    pub(super) fn raise(&mut self, best: Option<&[u8]>) {
        if let Self::Scores(scores) = self {
            scores.raise(best);
        }
    }
}

/// The digests that score enough.
#[derive(Clone, Debug)]
pub(super) struct Scores {
    score: Score,
    part: Range<usize>,
    /// The probability of each score or more.
    odds: Vec<f64>,
    /// The highest score that one digest in 2^[`AUDIT_BITS`] has: those are sub-hits.
    audited: usize,
    /// The score from which on digests are let through.
    least: usize,
}

impl Scores {
    fn new(score: Score, objective: &Objective, algorithm: Algorithm) -> Self {
        let odds = score.odds(objective.length(algorithm));
        let often = (-f64::from(AUDIT_BITS)).exp2();
        let audited = odds.iter().rposition(|odds| *odds >= often).unwrap_or_default();
        let part = objective.range.clone().unwrap_or(0..algorithm.digest_length());
        Self { score, part, odds, audited, least: 0 }
    }

    fn passes(&self, digest: &[u8]) -> bool {
        self.score.of(&digest[self.part.clone()]) as usize >= self.least
    }

    fn raise(&mut self, best: Option<&[u8]>) {
        let more = best.map_or(0, |best| self.score.of(&best[self.part.clone()]) as usize + 1);
        self.least = more.min(self.audited);
    }
}
