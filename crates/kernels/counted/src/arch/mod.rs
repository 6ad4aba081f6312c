//! A file for each architecture: the instruction sets for which the algorithms are compiled, and its
//! instructions that are made for one hash.

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "riscv64", path = "riscv64.rs")]
#[cfg_attr(target_arch = "wasm32", path = "wasm32.rs")]
pub(crate) mod here;
