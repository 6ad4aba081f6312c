//! AArch64: Advanced SIMD, its instructions for SHA-1, SHA-2, SHA-3 and SM3, and SVE2.

use super::generic::{Generic, poseidon};
use super::rows::{absorbing, any, but_blake3, chaining, nodes, sha1, sha256, sha512, sm3};
use crate::backend::Backend;
use crate::batch::row as batch;
use crate::blake3::row as blake3;
use crate::chain::in_lanes::InLanes;
use crate::chain::job::Hash;
use crate::chain::row as chain;
use crate::chain::row::ALL;
use crate::poseidon::row as poseidon_row;
use crate::search::cores::Variant;
use crate::search::row::SpanRow;
use a64::{Integers, Woven};
use lanes::Isa;
use lanes::isa::{Neon, NeonSha3, Sha2, Sha512, Sm3, Sve2};

pub(crate) use super::scalable::WIDE;

mod a64;
pub(crate) mod backends;
pub(crate) mod clock;
mod pairs;
pub(crate) mod prefetch;
pub(super) mod sha;
mod sha1;
mod sha2;
mod sha512;
mod sm3;
pub(super) mod text;

crate::chain::halves::generic!(lanes::isa::Neon, lanes::isa::NeonSha3);

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(Some(Integers)) },
    batch::Row { name: "neon", hashes: any, detect: || absorbing(Generic::of(Isa::Neon)) },
    batch::Row { name: "neon-sha3", hashes: any, detect: || absorbing(Generic::of(Isa::NeonSha3)) },
    batch::Row {
        name: "sve2",
        hashes: but_blake3,
        detect: || absorbing(Sve2::detect().map(super::scalable::Scalable::Sve2)),
    },
    batch::Row {
        name: "pairs-neon",
        hashes: pairs::pay,
        detect: || absorbing(Neon::detect().map(pairs::Pairs)),
    },
    batch::Row { name: "armv8-sha2", hashes: sha256, detect: || absorbing(Sha2::detect().map(sha2::Sha256)) },
    batch::Row { name: "armv8-sha1", hashes: sha1, detect: || absorbing(Sha2::detect().map(sha1::Sha1)) },
    batch::Row {
        name: "armv8-sha512",
        hashes: sha512,
        detect: || absorbing(Sha512::detect().map(sha2::Sha512)),
    },
    batch::Row { name: "armv8-sm3", hashes: sm3, detect: || absorbing(Sm3::detect().map(sm3::Sm3)) },
];

/// Kernels for nodes of BLAKE3.
pub(crate) static NODES: &[blake3::Row] = &[
    blake3::Row { name: "scalar", detect: || nodes(Some(blake3::Integers)) },
    blake3::Row { name: "neon", detect: || nodes(Generic::of(Isa::Neon)) },
    blake3::Row { name: "neon-sha3", detect: || nodes(Generic::of(Isa::NeonSha3)) },
    blake3::Row { name: "sve2", detect: || nodes(Generic::of(Isa::Sve2)) },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[chain::Row] = &[
    chain::Row { name: "scalar", hashes: ALL, detect: || chaining(Backend::of(Isa::Scalar).map(InLanes)) },
    chain::Row { name: "neon", hashes: ALL, detect: || chaining(Backend::of(Isa::Neon).map(InLanes)) },
    chain::Row {
        name: "neon-sha3",
        hashes: ALL,
        detect: || chaining(Backend::of(Isa::NeonSha3).map(InLanes)),
    },
    chain::Row { name: "sve2", hashes: ALL, detect: || chaining(Backend::of(Isa::Sve2).map(InLanes)) },
    chain::Row {
        name: "armv8-sha2",
        hashes: &[Hash::Sha256],
        detect: || chaining(Sha2::detect().map(sha2::Sha256)),
    },
];

/// Kernels of Poseidon.
pub(crate) static POSEIDON: &[poseidon_row::Row] =
    &[poseidon_row::Row { name: "scalar", detect: poseidon::Integers::row }];

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
