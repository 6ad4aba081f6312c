//! The hash algorithms of Hashweave, each written once, generic over [`lanes`].
//!
//! | module | algorithms | source |
//! |---|---|---|
//! | [`keccak`] | SHA3-224/256/384/512, SHAKE128/256, Keccak-256/512; TurboSHAKE128/256; cSHAKE128/256 | FIPS 202; RFC 9861; SP 800-185 |
//! | [`encode`] | integers before and after strings | SP 800-185, RFC 9861 |
//! | [`sha2`] | SHA-224/256, SHA-384/512, SHA-512/224 and SHA-512/256 | FIPS 180-4 |
//! | [`blake2`] | BLAKE2s, BLAKE2b | RFC 7693 |
//! | [`blake3`] | BLAKE3 | "BLAKE3: one function, fast everywhere" |
//! | [`md5`], [`sha1`], [`ripemd160`], [`sm3`] | MD5, SHA-1, RIPEMD-160, SM3 | RFC 1321, FIPS 180-4, ISO/IEC 10118-3, GB/T 32905-2016 |
//! | [`merkle_damgard`] | what these four have in common: blocks into a chaining value, padding | |
//! | [`field`] | addition of nodes in the scalar field of BLS12-381 | |
//! | [`poseidon`] | Poseidon over that field, of 2, 4, 8 and 11 elements | Grassi and others, "Poseidon" (2019); Filecoin's specification |
//! | [`chacha`] | ChaCha as a generator of numbers | RFC 8439 |
//! | [`absorb`] | whole blocks into the states of streams, one a lane; [`State`] is what a hash carries from block to block | |
//! | [`mod@reference`] | all of them again, slowly and literally: the oracle of every test | the same |
//!
//! With a lane type of N lanes, each function works on N messages at once; with `u64` or `u32` it
//! is the plain scalar hash. [`Algorithm`] names a hash and its parameters; [`Algorithm::digest`]
//! is the digest of one message.
//!
//! ```
//! use hashes::Algorithm;
//! let sha256: Algorithm = "sha256".parse()?;
//! let mut out = [0; 32];
//! sha256.digest(&[], b"abc", &mut out);
//! assert_eq!(out[..4], [0xba, 0x78, 0x16, 0xbf]);
//! # Ok::<(), hashes::UnknownAlgorithm>(())
//! ```

#![forbid(unsafe_code)]

pub mod absorb;
mod algorithm;
pub mod blake2;
pub mod blake3;
pub mod byte_order;
pub mod chacha;
mod digest;
pub mod encode;
pub mod field;
mod functions;
pub mod keccak;
pub mod md5;
pub mod merkle_damgard;
pub mod poseidon;
mod primitive;
pub mod reference;
pub mod ripemd160;
pub mod sha1;
pub mod sha2;
pub mod sm3;
mod state;

pub use absorb::{Common, Messages, Stream};
pub use algorithm::{Algorithm, Family, Hashlib, Later, Parameter, Row, UnknownAlgorithm};
pub use functions::{MerkleDamgard, WithCompression};
pub use lanes::MAX_LANES;
pub use primitive::Primitive;
pub use state::{State, TAIL};
