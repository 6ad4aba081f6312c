//! Arm's Neoverse V2.
//!
//! Sources: Arm's Software Optimization Guide, the tables of instruction characteristics ("ASIMD
//! integer", "ASIMD miscellaneous", "Cryptography extensions", "Load", "Store"), compared with the
//! scheduling model of LLVM 19 where it has one (`llvm-mca-19 -instruction-info`). Nothing here was
//! checked by measurement.

use super::signature::{ARM, Signature};
use super::ports::{Ports, ShaUnit};
use super::prices::Figures;
use super::row::{NOTHING, Row};
use kernels::search::Variant;
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Midr { implementer: ARM, part: 0xD4F, name: "Arm Neoverse V2" },
    ],
    issue_slots: Some(8.0),
    ports: &[
        (Isa::Scalar, Ports::new(6.0, 6.0, 6.0, 1.0, 3.0, 2.0)),
        (Isa::Neon, Ports::new(4.0, 4.0, 2.0, 4.0, 3.0, 2.0).with_latency(2.0)),
        (Isa::NeonSha3, Ports::new(4.0, 4.0, 2.0, 4.0, 3.0, 2.0).with_sha3(1.0).with_latency(2.0)),
        (Isa::Sve2, Ports::new(4.0, 4.0, 2.0, 4.0, 3.0, 2.0).with_sha3(1.0).with_latency(2.0)),
    ],
    sha256: Some(ShaUnit { rounds: 1.0, schedule: 1.0, latency: 4.0 }),
    // Results take an addition and an extraction to the next instruction; all three have a latency
    // of two cycles.
    sha512: Some(ShaUnit { rounds: 1.0, schedule: 1.0, latency: 6.0 }),
    search: Some(Figures::modelled(&[
        (Isa::Scalar, Variant::Affine, 21.5),
        (Isa::Neon, Variant::Affine, 24.1),
        (Isa::Neon, Variant::Woven, 16.3),
        (Isa::NeonSha3, Variant::Affine, 32.0),
        (Isa::NeonSha3, Variant::Woven, 15.8),
        (Isa::Sve2, Variant::Affine, 32.0),
    ])),
    ..NOTHING
};
