//! The scan: hash a message for every counter in a range, keep those whose digest passes a filter.
//!
//! ```text
//! for each batch of L counters c, c+1 … c+L−1 (c a multiple of L):
//!     words[j] = lanes[j] ^ splat(base[j])            the block of every lane
//!     word     = core(words)                          one word of every digest
//!     passed   = lanes where (word ^ value) & mask == 0
//!     if any passed: write down (counter, word)
//!     base    ^= steps[trailing ones of c/L]          the block of the next batch
//! ```
//!
//! # Why the block is a table
//!
//! Wherever the counter stands in the message, whatever its width and byte order, every word that
//! enters the algorithm is an affine function over GF(2) of the counter's bits: `Affine`. The L
//! counters of an aligned batch differ in their lowest bits only, so what distinguishes the lanes
//! is a constant row per word; the step from one batch to the next flips the trailing bits of c, of
//! which there are 64 cases. So no template needs code of its own, and the cost per batch is N
//! exclusive ors with a broadcast word and the update of N scalar words. Anything linear at the
//! head of the algorithm can be moved into the tables too: for Keccak the first θ, ρ and π
//! ([`Variant::A2`]).
//!
//! A counter that is text in decimal or other digits has tables of another kind: see [`Digits`].
//!
//! # Messages of several blocks
//!
//! Blocks before the first one that the counter reaches are hashed once, when the search starts.
//! Those after it are tables too, whether the counter reaches them or not, and are hashed one after
//! the other, always by [`Variant::A1A2`].
//!
//! # Contract
//!
//! Counters are visited in order and nothing that passes the filter is dropped: when [`Candidates`]
//! cannot take a whole batch, the scan returns before that batch and is called again. A filter may
//! let through what is not wanted, never the reverse; the caller hashes every candidate again and
//! decides. A [`Sieve`] is a second filter, of many values, that the list of candidates applies.

pub(crate) mod affine;
pub(crate) mod candidates;
pub(crate) mod cores;
pub(crate) mod counts;
mod digits;
mod filter;
pub(crate) mod gray;
mod message;
mod outline;
mod plan;
mod ranges;
pub(crate) mod row;
pub(crate) mod scan;
mod work;

pub use candidates::{Candidate, Candidates};
pub use cores::Variant;
pub use counts::Counts;
pub use digits::Digits;
pub use filter::{AUDIT_BITS, Filter, Sieve};
pub use gray::spread;
pub use message::Function;
pub use outline::{Outline, Walk, Words};
pub use plan::{Plan, Shape};
