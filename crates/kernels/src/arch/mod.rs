//! The instruction sets: all that is of one architecture is in its folder here, and nothing outside
//! knows of it. An architecture gives the same names as the others, which [`here`] stands for:
//!
//! | name | what it is |
//! |---|---|
//! | `backends::backend_table!` | the instruction sets for which generic code is compiled (`backend.rs`) |
//! | `ABSORBING` | the kernels of [`crate::batch`], the plainest first |
//! | `NODES` | those of [`crate::blake3`], likewise |
//! | `CHAINS` | those of [`crate::chain`], likewise |
//! | `POSEIDON` | those of [`crate::poseidon`], the slowest first |
//! | `SPANS` | loops that walk the affine head of a search ([`crate::search`]) |
//! | `WIDE` | the search on vectors whose size only the machine knows, if there are such |
//! | `prefetch::ask_line` | asks for a line of memory before it is needed |
//! | `clock::add_16_times` | sixteen additions that wait for each other, to measure the clock with |
//!
//! A kernel is a file and a row in one of the tables. A row's `detect` asks for the token of its
//! instructions; without it the kernel does not exist, so its code needs no other check.
//!
//! Text that several architectures share is next to their folders: `sha` and `chain_sha` are
//! written over the types for SHA-256 of x86-64 and of AArch64 (`here::sha`), `scalable` for SVE2
//! and the vectors of RISC-V, `generic` is all that an architecture without kernels of its own
//! needs.

#[cfg(target_arch = "aarch64")]
pub(crate) mod aarch64;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod chain_sha;
#[cfg(not(target_arch = "x86_64"))]
pub(crate) mod generic;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
mod one_by_one;
#[cfg(target_arch = "riscv64")]
pub(crate) mod riscv64;
mod rows;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
mod scalable;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod sha;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

#[cfg(target_arch = "aarch64")]
pub(crate) use aarch64 as here;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
pub(crate) use generic as here;
#[cfg(target_arch = "riscv64")]
pub(crate) use riscv64 as here;
#[cfg(target_arch = "x86_64")]
pub(crate) use x86_64 as here;
