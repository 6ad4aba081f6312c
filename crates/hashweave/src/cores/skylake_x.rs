//! Intel's Skylake of servers, and Cascade Lake.

use super::signature::{INTEL, Signature};
use super::ports::Ports;
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: INTEL, family: 6, models: &[0x55..=0x55] },
    ],
    issue_slots: Some(4.0),
    ports: &[
        (Isa::Scalar, Ports::new(4.0, 4.0, 2.0, 1.0, 2.0, 1.0)),
        (Isa::Avx2, Ports::new(3.0, 3.0, 2.0, 1.0, 2.0, 1.0)),
        (Isa::Avx512, Ports::new(2.0, 2.0, 1.0, 1.0, 2.0, 1.0)),
    ],
    ..NOTHING
};
