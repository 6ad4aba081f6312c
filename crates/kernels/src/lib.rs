//! Entry points of Hashweave per instruction set, and what the generic form cannot express.
//!
//! The algorithms of `hashes` become machine code here: [`Backend`] holds the token of an instruction set, and each of
//! its methods is one `#[target_feature]` function per instruction set, into which the generic code is inlined. These
//! and that of the woven kernels are the only `#[target_feature]` functions of the project; all but that one come from the table in
//! `backend.rs`.
//!
//! | module | what it computes |
//! |---|---|
//! | [`Backend::digest`] | one digest a lane |
//! | [`batch`] | whole blocks into the states of many streams |
//! | [`search`] | the scan of a counter through a message of any length |
//! | [`clock`] | a loop of known duration in cycles, to measure the clock with |

mod backend;
pub mod batch;
pub mod clock;
#[cfg(target_arch = "x86_64")]
mod rows;
pub mod search;
#[cfg(target_arch = "x86_64")]
mod sha_ni;
#[cfg(target_arch = "x86_64")]
mod woven;

pub use backend::Backend;
