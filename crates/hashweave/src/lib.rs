//! Hashing at the width of the machine: the library behind the `hashweave` command.
//!
//! It computes and does no input or output: no files, no threads of its own, a clock only to find out which
//! kernel is the faster.
//!
//! | module | what it gives |
//! |---|---|
//! | [`digest()`], [`Digest`] | the digest of one message; [`verify`], by the generic form on integer registers |
//! | [`batch`] | many messages, streams and their parts at once; [`Hasher`] is one of them, [`Kmac`] another |
//! | [`tree`] | hashes of one message at the width of the machine: BLAKE3, KangarooTwelve, ParallelHash |
//! | [`types`] | a type for every hash, with the traits of RustCrypto |
//! | [`plan`](mod@plan) | which kernels take how many streams or replicas |
//! | [`replicate`] | proof-of-replication: graphs, chains of labels, field arithmetic |
//! | [`search`] | nonce search: template, objective, exact scan in counter order |
//! | [`selftest`](mod@selftest) | every kernel this machine can run, against the reference |
//! | [`bound`] | the cycles below which a kernel cannot go on this CPU |
//! | [`cpu`] | what this CPU is |
//!
//! ```
//! use hashweave::{Algorithm, digest};
//! let algorithm: Algorithm = "sha3-256".parse()?;
//! assert_eq!(digest(algorithm, b"abc")[..3], [0x3a, 0x98, 0x5d]);
//! # Ok::<(), hashweave::UnknownAlgorithm>(())
//! ```
#![forbid(unsafe_code)]

pub mod batch;
pub mod bound;
pub mod cpu;
mod digest;
mod one;
pub mod plan;
pub mod replicate;
pub mod search;
pub mod selftest;
mod strength;
pub mod tree;
#[cfg(feature = "digest")]
pub mod types;

pub use batch::{
    Hasher, Kmac, LengthError, Part, Pool, Scheduler, digest_many, digest_many_keyed, digests_of, update_many,
};
pub use digest::Digest;
pub use hashes::{Algorithm, Family, UnknownAlgorithm, reference};
pub use kernels::Backend;
pub use kernels::search::Variant;
pub use lanes::Isa;
pub use one::{digest, digest_into, verify};
pub use selftest::selftest;
pub use strength::Strength;

/// The examples of the page for whoever finds the crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
