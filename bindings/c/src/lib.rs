//! Hashweave for C: what `include/hashweave.h` declares.
//!
//! The header is written from these files by cbindgen
//! (`HASHWEAVE_WRITE=1 cargo test -p hashweave-c --test header`), and that test compares. So the
//! comments of whatever is exported speak to whoever writes C.
//!
//! | file | what it holds |
//! |---|---|
//! | `status.rs` | codes, their texts, the thread's last error, and the boundary that no panic crosses |
//! | `memory.rs` | what pointers and lengths become; nothing else reads memory of the caller's |
//! | `handle.rs` | objects of which two calls at once are refused |
//! | `algorithm.rs` | algorithms by number and by name |
//! | `one.rs`, `hasher.rs`, `many.rs` | one message, one stream, many of both |
//! | `tree.rs`, `merkle.rs`, `poseidon.rs` | tree hashes; Merkle trees; Poseidon |
//! | `scheduler.rs`, `pool.rs` | messages and parts as they come, to one thread or to many |
//! | `done.rs` | what becomes of them |
//! | `search.rs`, `replicate.rs` | long runs, with callbacks |
//! | `options.rs` | their options, which are texts |
//! | `about.rs` | version, information, selftest |
//!
//! Every exported function is one call of `status::call` or `status::value`: arguments are checked,
//! then the library is called, and what went wrong becomes a code and a line.
#![expect(non_camel_case_types, reason = "types have the names that they have in C")]
#![expect(
    clippy::missing_safety_doc,
    reason = "what a pointer must be is the same for every function; the header says it once, at its top"
)]

pub mod about;
pub mod algorithm;
pub mod done;
mod handle;
pub mod hasher;
pub mod many;
pub mod memory;
pub mod merkle;
pub mod one;
mod options;
pub mod pool;
pub mod poseidon;
pub mod replicate;
pub mod scheduler;
pub mod search;
pub mod status;
pub mod tree;
