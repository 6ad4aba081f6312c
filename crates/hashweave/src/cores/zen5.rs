//! AMD's Zen 5, as in servers ("Turin"): all vector ports are 512 bits wide, and every vector
//! operation has a latency of two cycles, so that one set of lanes cannot fill them.
//!
//! Prices, written by `ci/core.py` from `records/2026-11-25-zen5-epyc.json` (AMD EPYC, family 26,
//! model 2, 2 CPUs, 4.22 GHz). Searches are best slices, labels 10th percentiles; the record has no
//! prices of streams.
//!
//! Prices of streams are older than those of records: by `Plan::calibrated`, the best of 200, on
//! the same machine with everything else stopped (4.26 GHz), 2026-11-25.

use super::signature::{AMD, Signature};
use super::ports::{Ports, ShaUnit};
use super::prices::Figures;
use super::row::{NOTHING, Row};
use kernels::chain::Hash;
use kernels::search::Variant;
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: AMD, family: 0x1A, models: &[0x00..=0xFF] },
    ],
    issue_slots: Some(8.0),
    ports: &[
        (Isa::Scalar, Ports::new(6.0, 6.0, 3.0, 1.0, 4.0, 2.0)),
        (Isa::Avx2, Ports::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0).with_latency(2.0)),
        (Isa::Avx512, Ports::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0).with_latency(2.0)),
    ],
    // Measured: a `sha256rnds2` starts every two cycles. Four streams take 318 cycles a block, and
    // 294 by another program, where the rounds alone are 256; so `sha256msg2` costs the unit
    // something, but less than the two cycles that it takes alone.
    sha256: Some(ShaUnit { rounds: 2.0, schedule: 0.0, latency: 4.0 }),
    search: Some(Figures::measured(&[
        (Isa::Avx512, Variant::Affine, 88.6),
        (Isa::Avx512, Variant::Woven, 100.5),
        (Isa::Avx512, Variant::Folded, 102.6),
    ])),
    streams: &[
        ("sha256", &[
            ("scalar", &[(1, 561.0)]),
            ("avx2", &[(8, 1139.0)]),
            ("avx512", &[(16, 721.0)]),
            ("scheduled-avx2", &[(1, 387.0)]),
            ("scheduled-avx512", &[(1, 376.0)]),
            ("sha-ni", &[(1, 138.0), (2, 165.0), (3, 265.0), (4, 318.0)]),
            ("hybrid", &[(8, 647.0)]),
            // Up to 16 streams it runs the code of `avx512`; a cycle more makes that one be chosen.
            ("blend", &[(16, 722.0), (32, 1335.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 698.0)]),
            ("avx2", &[(4, 1414.0)]),
            ("avx512", &[(8, 847.0)]),
            ("scheduled-avx2", &[(1, 482.0)]),
            ("scheduled-avx512", &[(1, 466.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 327.0)]),
            ("avx2", &[(8, 670.0)]),
            ("avx512", &[(16, 570.0)]),
            ("rows-avx2", &[(2, 586.0)]),
            ("rows-avx512", &[(2, 465.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 396.0)]),
            ("avx2", &[(4, 707.0)]),
            ("avx512", &[(8, 659.0)]),
            ("rows-avx2", &[(2, 649.0)]),
            ("rows-avx512", &[(2, 591.0)]),
        ]),
        ("sha3-256", &[
            ("scalar", &[(1, 923.0)]),
            ("avx2", &[(4, 1372.0)]),
            ("avx512", &[(8, 838.0)]),
            ("folded", &[(8, 1057.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 466.0)]),
            ("avx2", &[(4, 739.0)]),
            ("avx512", &[(8, 461.0)]),
            ("folded", &[(8, 586.0)]),
        ]),
    ],
    labels: &[
        (Hash::Sha256, &[
            ("copying", &[(1, 18154.0)]),
            ("scalar", &[(1, 9746.0)]),
            ("avx2", &[(8, 22930.0)]),
            ("avx512", &[(16, 13706.0)]),
            ("sha-ni", &[(1, 2536.0), (2, 3286.0), (3, 4902.0), (4, 5826.0)]),
        ]),
        (Hash::Blake2s, &[
            ("copying", &[(1, 3440.0)]),
            ("scalar", &[(1, 2705.0)]),
            ("avx2", &[(8, 5191.0)]),
            ("avx512", &[(16, 4221.0)]),
            ("rows-sse41", &[(1, 2474.0), (2, 4805.0)]),
            ("rows-avx2", &[(1, 1263.0), (2, 2519.0), (4, 4755.0)]),
            ("rows-avx512", &[(1, 976.0), (2, 1889.0), (3, 3743.0), (4, 3759.0)]),
        ]),
    ],
    ..NOTHING
};
