//! Arm's Neoverse N1.
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
        Signature::Midr { implementer: ARM, part: 0xD0C, name: "Arm Neoverse N1" },
    ],
    issue_slots: Some(4.0),
    ports: &[
        (Isa::Scalar, Ports::new(3.0, 3.0, 3.0, 1.0, 2.0, 2.0)),
        (Isa::Neon, Ports::new(2.0, 2.0, 1.0, 2.0, 2.0, 1.0).with_latency(2.0)),
    ],
    sha256: Some(ShaUnit { rounds: 1.0, schedule: 1.0, latency: 4.0 }),
    search: Some(Figures::modelled(&[
        (Isa::Scalar, Variant::Affine, 45.3),
        (Isa::Neon, Variant::Affine, 45.0),
        (Isa::Neon, Variant::Woven, 24.4),
    ])),
    ..NOTHING
};
