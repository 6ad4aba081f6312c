//! Arm's Cortex-A57.
//!
//! Sources: Arm's Software Optimization Guide, the tables of instruction characteristics ("ASIMD
//! integer", "ASIMD miscellaneous", "Cryptography extensions", "Load", "Store"), compared with the
//! scheduling model of LLVM 19 where it has one (`llvm-mca-19 -instruction-info`). Nothing here was
//! checked by measurement.

use super::signature::{ARM, Signature};
use super::ports::Ports;
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Midr { implementer: ARM, part: 0xD07, name: "Arm Cortex-A57" },
    ],
    issue_slots: Some(3.0),
    ports: &[
        (Isa::Scalar, Ports::new(2.0, 2.0, 2.0, 1.0, 1.0, 1.0)),
        (Isa::Neon, Ports::new(2.0, 2.0, 1.0, 2.0, 1.0, 0.5).with_latency(3.0)),
    ],
    ..NOTHING
};
