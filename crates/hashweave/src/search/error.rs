//! The errors of a search that cannot be run.

use super::Score;
use hashes::Algorithm;
use kernels::search::{Plan, Variant};
use lanes::Isa;
use thiserror::Error;

/// The reason why a search cannot be run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum JobError {
    /// The CPU does not have the instruction set.
    #[error("this CPU has no {0}")]
    NotHere(Isa),
    /// The environment variable names an unknown instruction set.
    #[error(transparent)]
    Override(#[from] lanes::isa::UnknownIsa),
    /// The environment variable forbids the instruction set.
    #[error("{variable} is set and forbids {isa}", variable = lanes::isa::OVERRIDE)]
    Forbidden {
        /// The instruction set.
        isa: Isa,
    },
    /// The kernel does not exist for this algorithm on this instruction set.
    #[error(
        "there is no kernel {} for {algorithm} on {isa}; there {}",
        variant.name(),
        kernels_of(*isa, *algorithm)
    )]
    NoSuchKernel {
        /// The kernel.
        variant: Variant,
        /// The instruction set.
        isa: Isa,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// The range is empty or not within the digest.
    #[error("digest range {start}..{end} is not within the {length} bytes of a {algorithm} digest")]
    DigestRange {
        /// The first byte.
        start: usize,
        /// The byte after the last.
        end: usize,
        /// Bytes of the digest.
        length: usize,
        /// The algorithm.
        algorithm: Algorithm,
    },
    /// The objective needs more bits than the digest has in the range.
    #[error("the objective needs {bits} bits, but only {available} of the digest are in range")]
    TooManyBits {
        /// Bits that the objective needs.
        bits: usize,
        /// Bits in range.
        available: usize,
    },
    /// The bound is zero, and no digest is below zero.
    #[error("no digest is below zero")]
    BelowZero,
    /// The value has bits outside the mask, so no digest can match.
    #[error("the value has bits that are not in the mask, so no digest can match")]
    NeverMatches,
    /// The digest, or the part of it, is no number of 256 bits.
    #[error("a compact target is a number of 256 bits, but {available} of the digest are in range")]
    Compact {
        /// Bits in range.
        available: usize,
    },
    /// A device cannot sift digests for a set of patterns.
    #[error(
        "the patterns have {bits} bits in common in one word of the digest, and a device needs {least} to filter by; the CPU searches for any set",
        least = super::AUDIT_BITS
    )]
    NoSieve {
        /// The bits that all patterns have in common in a word of the digest.
        bits: u32,
    },
    /// The objective is defined for another number of bytes.
    #[error(
        "'{what}' is of {length} bytes, but {available} of the digest are in range; choose them by --digest-range"
    )]
    Length {
        /// The text of the goal.
        what: String,
        /// Bytes that it is defined for.
        length: usize,
        /// Bytes in range.
        available: usize,
    },
    /// A kernel was asked for, but a score of whole digests takes those for many messages.
    #[error(
        "the score {0} takes whole digests, which the kernels for many messages compute; leave the kernel to the program"
    )]
    ScoreKernel(Score),
    /// A device computes one word of a digest, which does not tell the score.
    #[error(
        "the score {0} takes whole digests, and devices compute one word of each; the CPU searches for it, and for leading-zero-bytes a device does"
    )]
    ScoreOnDevice(Score),
    /// Mask and value have different lengths.
    #[error("the mask has {mask} bytes and the value {value}")]
    MaskAndValue {
        /// Bytes of the mask.
        mask: usize,
        /// Bytes of the value.
        value: usize,
    },
    /// BLAKE2 does not have a digest of that length.
    #[error("there is no {0}")]
    NoSuchDigest(Algorithm),
    /// The messages would be trees, which a search does not hash.
    #[error(
        "the template makes messages of {length} bytes, but a search of {algorithm} takes at most {most}: longer messages are trees"
    )]
    Tree {
        /// The algorithm.
        algorithm: Algorithm,
        /// Bytes of a message.
        length: usize,
        /// Bytes of the longest message that is no tree.
        most: usize,
    },
    /// The counter is inside a field that devices do not compute.
    #[error(
        "the counter is inside {{{field}:…}}, which devices do not compute for every counter; the CPU does"
    )]
    NestedOnDevice {
        /// The name of the field.
        field: String,
    },
    /// The counter is written in digits, which devices do not do.
    #[error(
        "the counter is text in digits, which devices do not write; the CPU does, and {{counter:N:letters}} is text for both"
    )]
    TextOnDevice,
    /// A kernel was asked for, but a message with others inside is hashed by those for many messages.
    #[error(
        "the counter is inside {{{field}:…}}, and the kernels for many messages hash that; leave it to the program"
    )]
    NestedKernel {
        /// The name of the field.
        field: String,
    },
    /// A kernel was asked for, but several fields of a counter, one of them text, are written by those
    /// for many messages.
    #[error(
        "the counter is in several fields and one is text in digits, which the kernels for many messages write; leave the kernel to the program"
    )]
    TextsKernel,
    /// The salt does not have the length that the template gives.
    #[error("the salt's length is {given}, but the template needs {expected} bytes")]
    SaltLength {
        /// Bytes given.
        given: usize,
        /// Bytes of the field.
        expected: usize,
    },
}

/// The reason why a job cannot be run with an extent.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ExtentError {
    /// There is no worker.
    #[error("at least one thread is needed")]
    NoThreads,
    /// The salt is too short for the numbers of the workers.
    #[error("a salt of {length} byte has room for {most} threads, not {threads}")]
    SaltTooShort {
        /// Bytes of the salt.
        length: usize,
        /// The requested number of threads.
        threads: usize,
        /// The largest possible number of threads.
        most: usize,
    },
    /// The salt does not have the length that the template gives.
    #[error(transparent)]
    Salt(#[from] JobError),
    /// The range does not fit into the counter.
    #[error("counters {start} to {last} do not fit the {width}-byte counter, whose largest is {max}")]
    PastTheEnd {
        /// The first counter.
        start: u64,
        /// The last counter.
        last: u128,
        /// Bytes of the counter.
        width: usize,
        /// The largest counter.
        max: u64,
    },
    /// The range is empty.
    #[error("zero leaves nothing to search")]
    EmptyRange,
    /// The lane or the bit of the drill does not exist.
    #[error("lane {lane}, bit {bit}: the kernel has {lanes} lanes, from 0, of words of {bits} bits")]
    NoSuchLane {
        /// The lane.
        lane: u64,
        /// The bit.
        bit: u32,
        /// Lanes of the kernel.
        lanes: usize,
        /// Bits of a word.
        bits: u32,
    },
}

/// For instance `are direct a2`.
fn kernels_of(isa: Isa, algorithm: Algorithm) -> String {
    let present = Variant::ALL.into_iter().filter(|variant| Plan::supports(isa, algorithm, *variant));
    let names: Vec<&str> = present.map(Variant::name).collect();
    format!("{} {}", if names.len() == 1 { "is" } else { "are" }, names.join(" "))
}
