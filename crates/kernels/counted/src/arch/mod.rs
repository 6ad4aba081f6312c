//! A file for each architecture: the instruction sets for which the algorithms are compiled, and its
//! instructions that are made for one hash.

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "riscv64", path = "riscv64.rs")]
#[cfg_attr(target_arch = "wasm32", path = "wasm32.rs")]
pub(crate) mod here;

/// The text that is written over the types for SHA-256 of both architectures.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[path = "../../../src/arch/sha.rs"]
#[allow(dead_code, reason = "only blocks that are compressed one at a time are counted")]
mod sha;
