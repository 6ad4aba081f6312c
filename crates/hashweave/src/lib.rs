//! Multi-lane hashing: many independent messages, streams or nonces at once, in all SIMD lanes and
//! SHA units of the CPU. This is the library of the `hashweave` command.
//!
//! Many messages, whose digests follow one another:
//!
//! ```
//! use hashweave::{Algorithm, digest, digest_many};
//! let messages = ["alpha", "beta", "gamma"];
//! let mut digests = [0; 3 * 32];
//! digest_many(Algorithm::Sha256, &messages, &mut digests);
//! assert_eq!(digests[..32], digest(Algorithm::Sha256, b"alpha")[..]);
//! ```
//!
//! A search, here for a message whose digest begins with twelve zero bits:
//!
//! ```
//! use hashweave::{Algorithm, search::{Goal, Job, Request, Searcher}};
//! let mut request = Request::new("block {counter:8}".parse()?);
//! request.algorithm = Algorithm::Sha256;
//! request.objective.goal = Goal::ZeroBits(12);
//! let mut hits = Vec::new();
//! Searcher::new(&Job::new(request)?, &[])?.scan(0, 4999, &mut |found| hits.push(found))?;
//! assert_eq!(hits[0].message, b"block \x49\x02\0\0\0\0\0\0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The library only computes. It reads and writes no files and starts no threads. It uses a clock
//! only to find out which kernel is fastest on a CPU that its tables do not have. It needs `std`,
//! which detects instruction sets, as do the crates below it.
//!
//! | item | purpose |
//! |---|---|
//! | [`digest()`], [`Digest`] | the digest of one message; [`verify`] computes it with portable integer code |
//! | [`batch`] | many messages or streams at once; [`Hasher`] and [`Kmac`] are single streams |
//! | [`tree`] | tree hashes, which use all lanes for one message: BLAKE3, KangarooTwelve, ParallelHash |
//! | [`merkle`] | Merkle trees over many leaves, with proofs: RFC 6962, SSZ, Bitcoin, Keccak-256, OpenZeppelin |
//! | [`object`] | the digests by which systems name files and folders: git, S3, IPFS, Go, Nix |
//! | [`types`] | one type per hash function, with the traits of RustCrypto |
//! | [`plan`](mod@plan) | which kernels hash how many streams or replicas |
//! | [`replicate`] | proof-of-replication: graphs, chains of labels, field arithmetic |
//! | [`poseidon`] | Poseidon over the scalar field of BLS12-381: many nodes of a tree or columns of labels at once |
//! | [`search`] | nonce search: message templates, objectives, exact scans in counter order |
//! | [`selftest`](mod@selftest) | tests of every kernel that this machine can run against the reference implementation |
//! | [`calibration`] | what was timed on a CPU that the tables do not have, as a value to keep |
//! | [`bound`] | the fewest cycles that a kernel can take on this CPU |
//! | [`cpu`] | the model of this CPU |
#![forbid(unsafe_code)]

pub mod batch;
pub mod bound;
pub mod calibration;
mod cores;
pub mod cpu;
mod digest;
pub mod merkle;
mod notation;
pub mod object;
mod one;
pub mod plan;
pub mod poseidon;
pub mod replicate;
pub mod search;
pub mod selftest;
mod strength;
pub mod tree;
#[cfg(feature = "digest")]
pub mod types;

pub use batch::{
    Hasher, Kmac, LengthError, Part, Pool, RowsError, Scheduler, digest_arrays, digest_many,
    digest_many_keyed, digest_rows, digests_of, iterate, update_many,
};
pub use digest::Digest;
pub use hashes::{Algorithm, Family, Hashlib, Later, Parameter, Row, UnknownAlgorithm, reference};
pub use kernels::Backend;
pub use kernels::search::Variant;
pub use lanes::Isa;
pub use one::{digest, digest_into, verify};
pub use selftest::selftest;
pub use strength::Strength;

/// Compiles and runs the examples of the crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
