//! AArch64: Advanced SIMD, its instructions for SHA-2 and SHA-3, and SVE2.

use super::generic::Generic;
use super::{absorbing, any, chain, nodes};
use crate::chain::{ALL, Hash, InLanes};
use crate::search::{SpanRow, Variant};
use crate::{Backend, batch, blake3};
use a64::{Integers, Woven};
use hashes::Primitive;
use lanes::Isa;
use lanes::isa::{Neon, NeonSha3, Sha2, Sha512, Sve2};

pub(crate) use super::scalable::WIDE;

/// A generated text of AArch64, with the macros of the system's format of object files before it
/// (`weave`, `targets/aarch64.rs`).
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

/// See `backend.rs`.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            Neon, in neon, enables "neon";
            NeonSha3, in neon_sha3, enables "neon,sha3";
            Sve2, by neon_sha3;
        }
    };
}
pub(crate) use backend_table;

/// A generated text of AArch64, for the modules next to this one.
pub(super) use aarch64_text;

mod a64;
pub(super) mod sha;
mod sha2;
mod sha512;

crate::chain::halves::generic!(lanes::isa::Neon, lanes::isa::NeonSha3);

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(Some(Integers)) },
    batch::Row { name: "neon", hashes: any, detect: || absorbing(Generic::of(Isa::Neon)) },
    batch::Row { name: "neon-sha3", hashes: any, detect: || absorbing(Generic::of(Isa::NeonSha3)) },
    batch::Row {
        name: "sve2",
        hashes: any,
        detect: || absorbing(Sve2::detect().map(super::scalable::Scalable::Sve2)),
    },
    batch::Row { name: "armv8-sha2", hashes: sha256, detect: || absorbing(Sha2::detect().map(sha2::Sha256)) },
    batch::Row {
        name: "armv8-sha512",
        hashes: sha512,
        detect: || absorbing(Sha512::detect().map(sha2::Sha512)),
    },
];

fn sha256(primitive: Primitive) -> bool {
    primitive == Primitive::Sha256
}

fn sha512(primitive: Primitive) -> bool {
    primitive == Primitive::Sha512
}

/// Kernels for nodes of BLAKE3.
pub(crate) static NODES: &[blake3::Row] = &[
    blake3::Row { name: "scalar", detect: || nodes(Some(blake3::Integers)) },
    blake3::Row { name: "neon", detect: || nodes(Generic::of(Isa::Neon)) },
    blake3::Row { name: "neon-sha3", detect: || nodes(Generic::of(Isa::NeonSha3)) },
    blake3::Row { name: "sve2", detect: || nodes(Generic::of(Isa::Sve2)) },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[crate::chain::Row] = &[
    crate::chain::Row {
        name: "scalar",
        hashes: ALL,
        detect: || chain(Backend::of(Isa::Scalar).map(InLanes)),
    },
    crate::chain::Row { name: "neon", hashes: ALL, detect: || chain(Backend::of(Isa::Neon).map(InLanes)) },
    crate::chain::Row {
        name: "neon-sha3",
        hashes: ALL,
        detect: || chain(Backend::of(Isa::NeonSha3).map(InLanes)),
    },
    crate::chain::Row { name: "sve2", hashes: ALL, detect: || chain(Backend::of(Isa::Sve2).map(InLanes)) },
    crate::chain::Row {
        name: "armv8-sha2",
        hashes: &[Hash::Sha256],
        detect: || chain(Sha2::detect().map(sha2::Sha256)),
    },
];

/// Loops that walk the spans of a search.
pub(crate) static SPANS: &[SpanRow] = &[
    SpanRow {
        variant: Variant::Woven,
        isa: Isa::Neon,
        lanes: Woven::STATES,
        make: |head| Woven::Neon(Neon::detect()?).with(head),
    },
    SpanRow {
        variant: Variant::Woven,
        isa: Isa::NeonSha3,
        lanes: Woven::STATES,
        make: |head| Woven::NeonSha3(NeonSha3::detect()?).with(head),
    },
];

/// Asks for the line that has this place, to the nearest cache.
#[inline(always)]
pub(crate) fn ask_line(place: *const u8) {
    // SAFETY: a prefetch accesses no memory; the core ignores an address that is not valid.
    unsafe {
        core::arch::asm!("prfm pldl1keep, [{}]", in(reg) place, options(nostack, readonly, preserves_flags));
    }
}

/// Adds `n` sixteen times, each time to the sum of the time before.
#[inline(always)]
pub(crate) fn add_16_times(sum: &mut u64, n: u64) {
    // SAFETY: touches only the two named registers.
    unsafe {
        core::arch::asm!(".rept 16", "add {0}, {0}, {1}", ".endr", inout(reg) *sum, in(reg) n,
            options(nomem, nostack));
    }
}
