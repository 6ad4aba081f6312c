//! Apple's M1, its performance cores. Apple publishes no ports: these are Dougall Johnson's
//! measurements of Firestorm, vector instructions only.

use super::signature::{APPLE, Signature};
use super::ports::Ports;
use super::row::{NOTHING, Row};
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Midr { implementer: APPLE, part: 0x023, name: "Apple M1" },
        Signature::Midr { implementer: APPLE, part: 0x025, name: "Apple M1 Pro" },
        Signature::Midr { implementer: APPLE, part: 0x029, name: "Apple M1 Max" },
    ],
    issue_slots: Some(8.0),
    ports: &[
        (Isa::Neon, Ports::new(4.0, 4.0, 4.0, 4.0, 3.0, 2.0).with_latency(2.0)),
        (Isa::NeonSha3, Ports::new(4.0, 4.0, 4.0, 4.0, 3.0, 2.0).with_sha3(4.0).with_latency(2.0)),
    ],
    ..NOTHING
};
