//! Many hashes at once: any number of messages or streams, of any lengths.
//!
//! | | |
//! |---|---|
//! | [`Hasher`], [`Blake2Parameters`] | one hash in progress; salt, personalization and tree mode of BLAKE2 |
//! | [`digest_many`], [`digest_many_keyed`] | the digests of whole messages |
//! | [`digest_rows`], [`digest_arrays`] | the digests of the rows of a matrix |
//! | [`iterate`] | many hash chains |
//! | [`update_many`], [`digests_of`] | append to many streams; the digests of many streams |
//! | [`Scheduler`] | messages and parts of streams that arrive over time; it owns their buffers until it returns them |
//! | [`Pool`] | many threads with one stream or message each, hashed together |
//! | [`Engine`] | the same on a kernel that the caller chooses |
//! | [`Plan`] | the kernels for each number of streams, and their costs |

mod alike;
mod blake2;
mod blake3;
#[cfg_attr(target_arch = "wasm32", path = "uncalibrated.rs")]
mod calibrate;
mod calling;
mod costs;
mod cshake;
mod engine;
mod hasher;
mod job;
mod length;
mod many;
mod message;
mod plan;
mod pool;
mod ragged;
pub(crate) mod rows;
mod scheduler;
mod size;

pub use blake2::Blake2Parameters;
pub use cshake::Kmac;
pub use hasher::Hasher;
#[cfg(feature = "digest")]
pub(crate) use hasher::Squeeze;
pub use hashes::Primitive;
pub use kernels::batch::Kernel;
pub use length::LengthError;
pub(crate) use many::one_by_one;
pub use many::{Engine, Part, digest_many, digest_many_keyed, digests_of, update_many};
pub use plan::Plan;
pub use pool::Pool;
pub use rows::{RowsError, digest_arrays, digest_rows, iterate};
pub use scheduler::{Done, Outcome, Scheduler};
pub(crate) use size::Size;
