//! Entry points of Hashweave per instruction set, and the kernels that the generic form cannot
//! express.
//!
//! The algorithms of `hashes` become machine code here. [`Backend`] holds the token of an
//! instruction set. Each workload declares, next to its generic code, one `#[target_feature]`
//! function per instruction set into which that code is inlined; the macro for it and the table of
//! instruction sets are in `backend.rs`. The others have entry points of their own: `rows` (BLAKE2
//! of one stream or two), `integers` (BMI1 and BMI2 for lanes of integers), `sha` (the SHA-2
//! instructions of x86 and of Arm), and the loops that `weave` generates: `woven` (searches),
//! `blocks` (SHA-2 and BLAKE2 of a stream a lane), `sha_woven` (SHA-256 of many streams, some by
//! the SHA instructions), `scheduled` (SHA-512 of one), `zvknh` (SHA-2 by the vector instructions
//! of RISC-V for it), `sponge` (Keccak of many streams), and `a64` (Keccak in the integer registers
//! of AArch64, alone and next to vectors).
//!
//! | module | what it computes |
//! |---|---|
//! | [`batch`] | whole blocks into the states of many streams |
//! | [`blake3`] | chunks and parents of trees |
//! | [`chain`] | labels of nodes, each hashed from earlier ones |
//! | [`search`] | the scan of a counter through a message of any length |
//! | [`chacha`] | numbers that graphs are drawn from |
//! | [`permutation`] | the permutation of Keccak alone |
//! | `scalable` | the same on vectors whose size only the machine knows |
//! | `single` | Keccak of one state on RISC-V, to be counted |
//! | `memory` | memory that may be larger than the machine's (not on WebAssembly, which has no files) |
//! | `streams` | which standard streams were closed at the start, which only code that runs before `main` can tell (with the feature `streams`, for programs) |
//! | [`clock`] | a loop of known duration in cycles, to measure the clock with |

// Before all others, which use its macros.
#[macro_use]
mod backend;

/// A generated text of AArch64, with the macros of the system's format of object files before it
/// (`weave`, `targets/aarch64.rs`).
#[cfg(target_arch = "aarch64")]
macro_rules! aarch64_text {
    ($file:literal) => {
        #[cfg(target_vendor = "apple")]
        aarch64_text!($file, "macho.s");
        #[cfg(target_os = "windows")]
        aarch64_text!($file, "coff.s");
        #[cfg(not(any(target_vendor = "apple", target_os = "windows")))]
        aarch64_text!($file, "elf.s");
    };
    ($file:literal, $macros:literal) => {
        core::arch::global_asm!(
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/aarch64/", $macros)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/aarch64/", $file)),
            ".purgem hashweave_unit",
            ".purgem hashweave_function",
            options(raw)
        );
    };
}

/// Declares generated functions of x86-64, each the file of a name (`weave`, `loops`).
#[cfg(target_arch = "x86_64")]
macro_rules! x86_64_functions {
    ($(
        $(#[$attribute:meta])*
        fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $file:literal;
    )*) => { $(
        $(#[$attribute])*
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name($($argument: $type),*) $(-> $result)? {
            core::arch::naked_asm!(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/x86_64/", $file, ".s")),
                options(raw)
            )
        }
    )* };
}

#[cfg(target_arch = "aarch64")]
mod a64;
pub mod batch;
pub mod blake3;
#[cfg(target_arch = "x86_64")]
mod blocks;
pub mod chacha;
pub mod chain;
pub mod clock;
#[cfg(target_arch = "x86_64")]
mod integers;
#[cfg(not(target_arch = "wasm32"))]
pub mod memory;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
mod one_by_one;
mod padded;
pub mod permutation;
#[cfg(target_arch = "x86_64")]
mod rows;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
pub mod scalable;
#[cfg(target_arch = "x86_64")]
mod scheduled;
pub mod search;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod sha;
#[cfg(target_arch = "x86_64")]
mod sha_ni;
#[cfg(target_arch = "x86_64")]
mod sha_woven;
#[cfg(target_arch = "riscv64")]
pub mod single;
#[cfg(target_arch = "x86_64")]
mod sponge;
#[cfg(feature = "streams")]
pub mod streams;
#[cfg(target_arch = "x86_64")]
mod woven;
#[cfg(target_arch = "riscv64")]
mod zvknh;

pub use backend::Backend;
