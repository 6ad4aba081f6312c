//! AMD's Zen 3.

use super::signature::{AMD, Signature};
use super::ports::{Ports, ShaUnit};
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: AMD, family: 0x19, models: &[0x00..=0x0F, 0x20..=0x5F, 0x80..=0x9F, 0xB0..=0xFF] },
    ],
    issue_slots: Some(6.0),
    ports: &[
        (Isa::Scalar, Ports::new(4.0, 4.0, 2.0, 1.0, 3.0, 2.0)),
        (Isa::Avx2, Ports::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0)),
    ],
    // Of uops.info, without any cost for `sha256msg2`, because it is not known which resource it shares.
    sha256: Some(ShaUnit { rounds: 2.0, schedule: 0.0, latency: 4.0 }),
    ..NOTHING
};
