//! Intel's Haswell and Broadwell.

use super::signature::{INTEL, Signature};
use super::ports::Ports;
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: INTEL, family: 6, models: &[0x3C..=0x3D, 0x3F..=0x3F, 0x45..=0x47, 0x4F..=0x4F, 0x56..=0x56] },
    ],
    issue_slots: Some(4.0),
    ports: &[
        (Isa::Scalar, Ports::new(4.0, 4.0, 2.0, 1.0, 2.0, 1.0)),
        (Isa::Avx2, Ports::new(3.0, 2.0, 1.0, 1.0, 2.0, 1.0)),
    ],
    ..NOTHING
};
