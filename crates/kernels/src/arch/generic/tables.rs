//! The tables of an architecture that has no kernels of its own.

use super::{Generic, poseidon};
use crate::arch::rows::{absorbing, any, chaining, nodes};
use crate::backend::Backend;
use crate::batch::row as batch;
use crate::blake3::row as blake3;
use crate::chain::in_lanes::InLanes;
use crate::chain::row as chain;
use crate::chain::row::ALL;
use crate::poseidon::row as poseidon_row;
use crate::search::row::{SpanRow, WideRow};
use lanes::Isa;

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
pub(crate) static CHAINS: &[chain::Row] = &[
    chain::Row { name: "scalar", hashes: ALL, detect: || chaining(Backend::of(Isa::Scalar).map(InLanes)) },
    chain::Row { name: "simd128", hashes: ALL, detect: || chaining(Backend::of(Isa::Simd128).map(InLanes)) },
];

/// Kernels of Poseidon.
pub(crate) static POSEIDON: &[poseidon_row::Row] =
    &[poseidon_row::Row { name: "scalar", detect: poseidon::Integers::row }];

/// There are no loops that walk spans.
pub(crate) static SPANS: &[SpanRow] = &[];

/// Every vector has a size that is known.
pub(crate) static WIDE: Option<WideRow> = None;
