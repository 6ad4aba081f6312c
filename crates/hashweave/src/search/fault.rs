//! What goes wrong in a search, by itself or on purpose.

use super::Audit;
use thiserror::Error;

/// The hardware, or this program, computed something wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Fault {
    /// A known answer came out wrong.
    #[error("canary: digest word {expected} expected at counter {counter} in lane {lane}, got {got}")]
    Canary {
        /// The counter of the known answer.
        counter: u64,
        /// The lane of the kernel that it was computed in.
        lane: u64,
        /// The digest word in hexadecimal.
        expected: String,
        /// What the kernel computed.
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
        /// The lane of the kernel that it was computed in.
        lane: u64,
        /// The digest word by the scalar path, in hexadecimal.
        expected: String,
        /// What the kernel computed.
        got: String,
        /// Whether the kernel computes the same again.
        repeated: bool,
    },
    /// The number of sub-hits is not what it must be.
    #[error(
        "audit: {} sub-hits instead of the expected {:.1} ({:+.1} standard deviations): results are lost or counted twice",
        .0.seen, .0.expected, .0.sigma()
    )]
    Audit(Audit),
}

/// A fault on purpose, to see the alarm work: from the `after`-th hash on, one lane is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    /// The lane; counters of this value modulo the number of lanes are hit.
    pub lane: u64,
    /// What happens to it.
    pub damage: Damage,
    /// Hashes before it begins.
    pub after: u64,
}

/// What a [`Drill`] does to the digest words of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// One bit of each is flipped: that bit, modulo the width of the word.
    Flip(u32),
    /// A scan loses them; known answers come out right all the same.
    Lose,
}
