//! AMD's Zen 4. Its ports were checked by measurement (`docs/bounds.md`).
//!
//! Prices, written by `ci/core.py` from `records/2026-11-24-zen4-epyc.json` (AMD EPYC, family 25,
//! model 17, 2 CPUs, 3.69 GHz). Searches are best slices, labels 10th percentiles; the record has
//! no prices of streams.
//!
//! Prices of streams are older than those of records: by `Plan::calibrated`, the best of 200, on an
//! EPYC at 3.69 GHz, November 2026.

use super::signature::{AMD, Signature};
use super::ports::{Ports, ShaUnit};
use super::prices::{Figures, Function};
use super::row::{NOTHING, Row};
use kernels::chain::Hash;
use kernels::search::Variant;
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: AMD, family: 0x19, models: &[0x10..=0x1F, 0x60..=0x7F, 0xA0..=0xAF] },
    ],
    issue_slots: Some(6.0),
    ports: &[
        (Isa::Scalar, Ports::new(4.0, 4.0, 2.0, 1.0, 3.0, 2.0)),
        (Isa::Avx2, Ports::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0)),
        (Isa::Avx512, Ports::new(2.0, 2.0, 1.0, 1.0, 1.0, 0.5)),
    ],
    // Measured with interleaved streams: 56.6 cycles a block, which are 32 + 12 × 2.
    sha256: Some(ShaUnit { rounds: 1.0, schedule: 2.0, latency: 4.0 }),
    // Measured: `ports` starts a `sha1rnds4` every second cycle, and one stream takes 121.9 cycles,
    // which are 20 × 6. The others of these instructions start twice a cycle, and are no limit.
    sha1: Some(ShaUnit { rounds: 2.0, schedule: 0.0, latency: 6.0 }),
    search: Some(Figures::measured(&[
        (Isa::Avx512, Variant::Affine, 165.0),
        (Isa::Avx512, Variant::Woven, 148.8),
        (Isa::Avx512, Variant::Folded, 184.2),
    ])),
    streams: &[
        (Function::Sha256, &[
            ("scalar", &[(1, 647.0)]),
            ("avx2", &[(8, 1128.0)]),
            ("avx512", &[(16, 1092.0)]),
            // By llvm-mca; what is four times as much as by the SHA instructions need not be exact.
            ("scheduled-avx2", &[(1, 400.0)]),
            ("scheduled-avx512", &[(1, 400.0)]),
            ("sha-ni", &[(1, 134.0), (2, 139.0), (3, 189.0), (4, 263.0)]),
            ("hybrid", &[(8, 597.0)]),
            ("blend", &[(16, 1008.0), (32, 1771.0)]),
        ]),
        (Function::Sha512, &[
            ("scalar", &[(1, 809.0)]), ("avx2", &[(4, 1438.0)]), ("avx512", &[(8, 1341.0)])
        ]),
        (Function::Blake2s, &[
            ("scalar", &[(1, 384.0)]),
            ("avx2", &[(8, 610.0)]),
            ("avx512", &[(16, 800.0)]),
            ("rows-avx2", &[(1, 338.0), (2, 425.0)]),
            ("rows-avx512", &[(1, 333.0), (2, 402.0)]),
        ]),
        (Function::Blake2b, &[
            ("scalar", &[(1, 458.0)]),
            ("avx2", &[(4, 647.0)]),
            ("avx512", &[(8, 920.0)]),
            ("rows-avx2", &[(1, 402.0), (2, 518.0)]),
            ("rows-avx512", &[(1, 407.0), (2, 495.0)]),
        ]),
        (Function::Keccak24, &[
            ("scalar", &[(1, 999.0)]),
            ("avx2", &[(4, 1401.0)]),
            ("avx512", &[(4, 1522.0), (8, 1540.0)]),
            ("folded", &[(8, 1766.0)]),
        ]),
    ],
    labels: &[
        (Hash::Sha256, &[
            ("copying", &[(1, 21161.0)]),
            ("scalar", &[(1, 12325.0)]),
            ("avx2", &[(8, 18957.0)]),
            ("avx512", &[(16, 19725.0)]),
            ("sha-ni", &[(1, 2818.0), (2, 2911.0), (3, 3895.0), (4, 4489.0)]),
        ]),
        (Hash::Blake2s, &[
            ("copying", &[(1, 4400.0)]),
            ("scalar", &[(1, 3286.0)]),
            ("avx2", &[(8, 5205.0)]),
            ("avx512", &[(16, 7899.0)]),
            ("rows-sse41", &[(1, 2431.0), (2, 4290.0)]),
            ("rows-avx2", &[(1, 1567.0), (2, 2746.0), (3, 5147.0), (4, 5208.0)]),
            ("rows-avx512", &[(1, 979.0), (2, 1883.0), (3, 3659.0), (4, 3722.0)]),
        ]),
    ],
    ..NOTHING
};
