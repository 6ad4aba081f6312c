//! Intel's Skylake of clients, and what followed it without AVX-512.

use super::signature::{INTEL, Signature};
use super::ports::Ports;
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: INTEL, family: 6, models: &[0x4E..=0x4E, 0x5E..=0x5E, 0x8E..=0x8E, 0x9E..=0x9E, 0xA5..=0xA6] },
    ],
    issue_slots: Some(4.0),
    ports: &[
        (Isa::Scalar, Ports::new(4.0, 4.0, 2.0, 1.0, 2.0, 1.0)),
        (Isa::Avx2, Ports::new(3.0, 3.0, 2.0, 1.0, 2.0, 1.0)),
    ],
    ..NOTHING
};
