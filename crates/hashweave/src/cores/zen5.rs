//! AMD's Zen 5, of servers ("Turin").

use super::signature::{AMD, Signature};
use super::ports::Ports;
use super::prices::Figures;
use super::row::{NOTHING, Row};
use kernels::search::Variant;
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: AMD, family: 0x1A, models: &[0x00..=0xFF] },
    ],
    issue_slots: Some(8.0),
    ports: &[
        (Isa::Scalar, Ports::new(6.0, 6.0, 3.0, 1.0, 4.0, 2.0)),
        (Isa::Avx2, Ports::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0)),
        (Isa::Avx512, Ports::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0)),
    ],
    search: Some(Figures::measured(&[
        (Isa::Avx512, Variant::Affine, 88.6),
        (Isa::Avx512, Variant::Woven, 100.5),
        (Isa::Avx512, Variant::Folded, 102.6),
    ])),
    ..NOTHING
};
