//! Intel's Ice Lake, Tiger Lake and Rocket Lake.

use super::signature::{INTEL, Signature};
use super::ports::{Ports, ShaUnit};
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: INTEL, family: 6, models: &[0x6A..=0x6A, 0x6C..=0x6C, 0x7D..=0x7E, 0x8C..=0x8D, 0xA7..=0xA7] },
    ],
    issue_slots: Some(5.0),
    ports: &[
        (Isa::Scalar, Ports::new(4.0, 4.0, 2.0, 1.0, 2.0, 1.0)),
        (Isa::Avx2, Ports::new(3.0, 3.0, 2.0, 2.0, 2.0, 2.0)),
        (Isa::Avx512, Ports::new(2.0, 2.0, 1.0, 1.0, 2.0, 1.0)),
    ],
    // Of uops.info, without any cost for `sha256msg2`, because it is not known which resource it shares.
    sha256: Some(ShaUnit { rounds: 2.0, schedule: 0.0, latency: 4.0 }),
    ..NOTHING
};
