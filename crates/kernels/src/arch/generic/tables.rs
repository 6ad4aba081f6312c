//! The tables of an architecture that has no kernels of its own.

use super::Generic;
use crate::arch::{absorbing, any, chain, nodes};
use crate::chain::{ALL, InLanes};
use crate::search::{SpanRow, WideRow};
use crate::{Backend, batch, blake3};
use lanes::Isa;

/// See `backend.rs`.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Simd128, in simd128, enables "simd128";
        }
    };
}
pub(crate) use backend_table;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
crate::chain::halves::generic!(lanes::isa::Simd128);

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(Generic::of(Isa::Scalar)) },
    batch::Row { name: "simd128", hashes: any, detect: || absorbing(Generic::of(Isa::Simd128)) },
];

/// Kernels for nodes of BLAKE3.
pub(crate) static NODES: &[blake3::Row] = &[
    blake3::Row { name: "scalar", detect: || nodes(Some(blake3::Integers)) },
    blake3::Row { name: "simd128", detect: || nodes(Generic::of(Isa::Simd128)) },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[crate::chain::Row] = &[
    crate::chain::Row {
        name: "scalar",
        hashes: ALL,
        detect: || chain(Backend::of(Isa::Scalar).map(InLanes)),
    },
    crate::chain::Row {
        name: "simd128",
        hashes: ALL,
        detect: || chain(Backend::of(Isa::Simd128).map(InLanes)),
    },
];

/// There are no loops that walk spans.
pub(crate) static SPANS: &[SpanRow] = &[];

/// Every vector has a size that is known.
pub(crate) static WIDE: Option<WideRow> = None;

/// There is no instruction for it.
pub(crate) fn ask_line(_: *const u8) {}

/// Adds `n` sixteen times, each time to the sum of the time before.
#[inline(always)]
pub(crate) fn add_16_times(sum: &mut u64, n: u64) {
    for _ in 0..16 {
        *sum = core::hint::black_box(*sum).wrapping_add(n);
    }
}
