//! Faults of a search, real and simulated.

use super::Audit;
use thiserror::Error;

/// The hardware or this program computed a wrong result.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Fault {
    /// A known answer was computed wrongly.
    #[error("canary: digest word {expected} expected at counter {counter} in lane {lane}, got {got}")]
    Canary {
        /// The counter of the known answer.
        counter: u64,
        /// The lane of the kernel in which it was computed.
        lane: u64,
        /// The correct digest word, in hexadecimal.
        expected: String,
        /// The word that the kernel computed, in hexadecimal.
        got: String,
    },
    /// The kernel and the scalar path disagree on a candidate.
    #[error(
        "the kernel computed digest word {got} at counter {counter} in lane {lane}, the scalar path has {expected}; {}",
        if *.repeated { "the kernel does so again: a defect of the kernel" }
        else { "a second try is different: a hardware fault" }
    )]
    Disagreement {
        /// The counter of the candidate.
        counter: u64,
        /// The lane of the kernel in which it was computed.
        lane: u64,
        /// The digest word by the scalar path, in hexadecimal.
        expected: String,
        /// The word that the kernel computed, in hexadecimal.
        got: String,
        /// Whether the kernel computes the same word again.
        repeated: bool,
    },
    /// The number of sub-hits is not what it must be.
    #[error(
        "audit: {} sub-hits instead of the expected {:.1} ({:+.1} standard deviations): results are lost or counted twice",
        .0.seen, .0.expected, .0.sigma()
    )]
    Audit(Audit),
}

/// A simulated fault, to test that it is detected: from the `after`-th hash on, the results of one
/// lane are damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    /// The lane. Counters that are congruent to it modulo the number of lanes are affected.
    pub lane: u64,
    /// The damage to the lane.
    pub damage: Damage,
    /// The number of hashes before the damage begins.
    pub after: u64,
}

/// The damage that a [`Drill`] does to the digest words of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// This bit of each word is flipped, modulo the width of the word.
    Flip(u32),
    /// Scans lose them, but known answers are computed correctly.
    Lose,
}
