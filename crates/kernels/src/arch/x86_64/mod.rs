//! x86-64: AVX2, AVX-512, BMI, and the SHA instructions.

use super::{absorbing, any, chain, nodes};
use crate::chain::{ALL, Hash, InLanes};
use crate::search::{SpanRow, Variant, WideRow};
use crate::{Backend, batch, blake3};
use hashes::Primitive;
use lanes::Isa;
use lanes::isa::{Avx2, Avx512, ShaNi, Sse41};
use rows::Rows;
use scheduled::Scheduled;
use sha_woven::{Blend, Hybrid, Tokens};
use std::sync::Arc;
use woven::{Loop, Woven};

/// Declares generated functions of x86-64, each the file of a name (`weave`, `loops`).
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

/// See `backend.rs`.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            Avx2, in avx2, enables "avx2,bmi1,bmi2";
            Avx512, in avx512, enables "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2";
        }
    };
}
pub(crate) use backend_table;

mod blake3_rows;
mod blocks;
mod chain_rows;
mod halves;
mod integers;
mod rows;
mod scheduled;
mod search_sha2;
pub(super) mod sha;
mod sha_ni;
mod sha_woven;
mod sponge;
mod window;
mod woven;

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(integers::Integers::detect()) },
    batch::Row { name: "avx2", hashes: any, detect: || absorbing(Avx2::detect().map(blocks::Set::Avx2)) },
    batch::Row {
        name: "avx512",
        hashes: any,
        detect: || absorbing(Avx512::detect().map(blocks::Set::Avx512)),
    },
    batch::Row {
        name: "scheduled-avx2",
        hashes: sha2,
        detect: || absorbing(Avx2::detect().map(Scheduled::Avx2)),
    },
    batch::Row {
        name: "scheduled-avx512",
        hashes: sha2,
        detect: || absorbing(Avx512::detect().map(Scheduled::Avx512)),
    },
    batch::Row { name: "sha-ni", hashes: sha256, detect: || absorbing(ShaNi::detect().map(sha_ni::Sha256)) },
    batch::Row { name: "hybrid", hashes: sha256, detect: || absorbing(Tokens::detect().map(Hybrid)) },
    batch::Row { name: "blend", hashes: sha256, detect: || absorbing(Tokens::detect().map(Blend)) },
    batch::Row { name: "rows-avx2", hashes: blake2, detect: || absorbing(Avx2::detect().map(Rows::Avx2)) },
    batch::Row {
        name: "rows-avx512",
        hashes: blake2,
        detect: || absorbing(Avx512::detect().map(Rows::Avx512)),
    },
    batch::Row { name: "folded", hashes: keccak, detect: || absorbing(Avx512::detect().map(sponge::Folded)) },
];

fn sha256(primitive: Primitive) -> bool {
    primitive == Primitive::Sha256
}

fn sha2(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Sha256 | Primitive::Sha512)
}

fn blake2(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Blake2s | Primitive::Blake2b)
}

fn keccak(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Keccak { .. })
}

/// Kernels for nodes of BLAKE3.
pub(crate) static NODES: &[blake3::Row] = &[
    blake3::Row { name: "scalar", detect: || nodes(Some(blake3::Integers)) },
    blake3::Row { name: "avx2", detect: || nodes(Avx2::detect().map(blocks::Set::Avx2)) },
    blake3::Row { name: "avx512", detect: || nodes(Avx512::detect().map(blocks::Set::Avx512)) },
    blake3::Row { name: "rows-avx2", detect: || nodes(Avx2::detect().map(Rows::Avx2).map(blake3_rows::Few)) },
    blake3::Row {
        name: "abreast-avx2",
        detect: || nodes(Avx2::detect().map(Rows::Avx2).map(blake3_rows::SideBySide)),
    },
    blake3::Row {
        name: "rows-avx512",
        detect: || nodes(Avx512::detect().map(Rows::Avx512).map(blake3_rows::Few)),
    },
    blake3::Row {
        name: "abreast-avx512",
        detect: || nodes(Avx512::detect().map(Rows::Avx512).map(blake3_rows::SideBySide)),
    },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[crate::chain::Row] = &[
    crate::chain::Row { name: "scalar", hashes: ALL, detect: || chain(integers::Integers::detect()) },
    crate::chain::Row {
        name: "avx2",
        hashes: ALL,
        detect: || chain(Avx2::detect().map(Backend::Avx2).map(InLanes)),
    },
    crate::chain::Row {
        name: "avx512",
        hashes: ALL,
        detect: || chain(Avx512::detect().map(Backend::Avx512).map(InLanes)),
    },
    crate::chain::Row {
        name: "sha-ni",
        hashes: &[Hash::Sha256],
        detect: || chain(ShaNi::detect().map(sha_ni::Sha256)),
    },
    crate::chain::Row {
        name: "rows-sse41",
        hashes: &[Hash::Blake2s],
        detect: || chain(Sse41::detect().map(chain_rows::Rows::Sse41)),
    },
    crate::chain::Row {
        name: "rows-avx2",
        hashes: &[Hash::Blake2s],
        detect: || chain(Avx2::detect().map(chain_rows::Rows::Avx2)),
    },
    crate::chain::Row {
        name: "rows-avx512",
        hashes: &[Hash::Blake2s],
        detect: || chain(Avx512::detect().map(chain_rows::Rows::Avx512)),
    },
];

/// Loops that walk the spans of a search.
pub(crate) static SPANS: &[SpanRow] = &[
    SpanRow {
        variant: Variant::Woven,
        isa: Isa::Avx512,
        lanes: woven::LANES as usize,
        make: |_| Some(Arc::new(Woven(Avx512::detect()?, Loop::Woven))),
    },
    SpanRow {
        variant: Variant::Folded,
        isa: Isa::Avx512,
        lanes: woven::LANES as usize,
        make: |_| Some(Arc::new(Woven(Avx512::detect()?, Loop::Folded))),
    },
];

/// Every vector has a size that is known.
pub(crate) static WIDE: Option<WideRow> = None;

/// Asks for the line that has this place.
///
/// To the nearest cache. On Golden Cove `prefetcht1` came out the same and `prefetchnta` far worse
/// (the line is gone again when its node's turn comes), on Zen 4 all hints the same
/// (`examples/chain_ahead.rs`).
#[inline(always)]
pub(crate) fn ask_line(place: *const u8) {
    // SAFETY: a prefetch accesses no memory, and SSE is part of x86-64.
    unsafe {
        core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(place.cast());
    }
}

/// Adds `n` sixteen times, each time to the sum of the time before.
#[inline(always)]
pub(crate) fn add_16_times(sum: &mut u64, n: u64) {
    // SAFETY: touches only the two named registers and the flags.
    unsafe {
        core::arch::asm!(".rept 16", "add {0}, {1}", ".endr", inout(reg) *sum, in(reg) n,
            options(nomem, nostack));
    }
}
