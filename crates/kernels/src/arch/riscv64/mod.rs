//! RISC-V: integer registers with Zbb and without, vectors of any size (V, Zvkb), and the vector
//! instructions for SHA-2 (Zvknha, Zvknhb) and SM3 (Zvksh).

use super::generic::{Generic, poseidon};
use super::rows::{absorbing, any, but_blake3, chaining, nodes, sha256, sha512, sm3};
use super::scalable::Scalable;
use crate::backend::Backend;
use crate::batch::row as batch;
use crate::blake3::row as blake3;
use crate::chain::in_lanes::InLanes;
use crate::chain::row as chain;
use crate::chain::row::ALL;
use crate::poseidon::row as poseidon_row;
use crate::search::row::SpanRow;
use integers::Integers;
use lanes::Isa;
use lanes::isa::{Rvv, Zvknha, Zvknhb, Zvksh};
use zvknh::Zvknh;

pub(crate) use super::scalable::WIDE;

pub(crate) mod backends;
pub(crate) mod clock;
mod integers;
pub(crate) mod prefetch;
mod zvknh;
mod zvksh;

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(Integers::detect()) },
    batch::Row { name: "rvv", hashes: but_blake3, detect: || absorbing(Rvv::detect().map(Scalable::Rvv)) },
    batch::Row { name: "zvknha", hashes: sha256, detect: || absorbing(Zvknha::detect().map(Zvknh::Sha256)) },
    batch::Row { name: "zvknhb", hashes: sha512, detect: || absorbing(Zvknhb::detect().map(Zvknh::Sha512)) },
    batch::Row { name: "zvksh", hashes: sm3, detect: || absorbing(Zvksh::detect().map(zvksh::Sm3)) },
];

/// Kernels for nodes of BLAKE3.
pub(crate) static NODES: &[blake3::Row] = &[
    blake3::Row { name: "scalar", detect: || nodes(Some(blake3::Integers)) },
    blake3::Row { name: "rvv", detect: || nodes(Generic::of(Isa::Rvv)) },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[chain::Row] = &[
    chain::Row { name: "scalar", hashes: ALL, detect: || chaining(Backend::of(Isa::Scalar).map(InLanes)) },
    chain::Row { name: "rvv", hashes: ALL, detect: || chaining(Backend::of(Isa::Rvv).map(InLanes)) },
];

/// Kernels of Poseidon.
pub(crate) static POSEIDON: &[poseidon_row::Row] =
    &[poseidon_row::Row { name: "scalar", detect: poseidon::Integers::row }];

/// There are no loops that walk spans, besides those of [`WIDE`].
pub(crate) static SPANS: &[SpanRow] = &[];
