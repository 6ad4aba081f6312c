//! RISC-V: integer registers with Zbb and without, vectors of any size (V, Zvkb), and the vector
//! instructions for SHA-2 (Zvknha, Zvknhb).

use super::generic::Generic;
use super::scalable::Scalable;
use super::{absorbing, any, chain, nodes};
use crate::chain::{ALL, InLanes};
use crate::search::SpanRow;
use crate::{Backend, batch, blake3};
use hashes::Primitive;
use integers::Integers;
use lanes::Isa;
use lanes::isa::{Rvv, Zvknha, Zvknhb};
use zvknh::Zvknh;

pub(crate) use super::scalable::WIDE;

/// See `backend.rs`.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            Rvv, by scalar;
        }
    };
}
pub(crate) use backend_table;

mod integers;
pub mod single;
mod zvknh;

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(Integers::detect()) },
    batch::Row { name: "rvv", hashes: any, detect: || absorbing(Rvv::detect().map(Scalable::Rvv)) },
    batch::Row { name: "zvknha", hashes: sha256, detect: || absorbing(Zvknha::detect().map(Zvknh::Sha256)) },
    batch::Row { name: "zvknhb", hashes: sha512, detect: || absorbing(Zvknhb::detect().map(Zvknh::Sha512)) },
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
    blake3::Row { name: "rvv", detect: || nodes(Generic::of(Isa::Rvv)) },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[crate::chain::Row] = &[
    crate::chain::Row {
        name: "scalar",
        hashes: ALL,
        detect: || chain(Backend::of(Isa::Scalar).map(InLanes)),
    },
    crate::chain::Row { name: "rvv", hashes: ALL, detect: || chain(Backend::of(Isa::Rvv).map(InLanes)) },
];

/// There are no loops that walk spans, besides those of [`WIDE`].
pub(crate) static SPANS: &[SpanRow] = &[];

/// There is no instruction for it.
pub(crate) fn ask_line(_: *const u8) {}

/// Adds `n` sixteen times, each time to the sum of the time before.
#[inline(always)]
pub(crate) fn add_16_times(sum: &mut u64, n: u64) {
    // SAFETY: touches only the two named registers.
    unsafe {
        core::arch::asm!(".rept 16", "add {0}, {0}, {1}", ".endr", inout(reg) *sum, in(reg) n,
            options(nomem, nostack));
    }
}
