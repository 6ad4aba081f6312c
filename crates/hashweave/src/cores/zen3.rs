//! AMD's Zen 3.
//!
//! Prices, written by `ci/core.py` from `records/2026-11-26-zen3-epyc.json` (AMD EPYC, family 25,
//! model 1, 2 CPUs, 3.24 GHz). Searches are best slices, labels 10th percentiles, streams the least
//! of all rounds.

use super::signature::{AMD, Signature};
use super::ports::{Ports, ShaUnit};
use super::prices::Figures;
use super::row::{NOTHING, Row};
use kernels::chain::Hash;
use kernels::search::Variant;
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
    // Measured: `ports` starts an `rnds2` a cycle (uops.info has one in two), and 32 of them next to
    // the other vector instructions of a block in 46 cycles. Two streams are at their chain with 64
    // cycles a block each; four, by every order that was tried, take 65.
    sha256: Some(ShaUnit { rounds: 1.0, schedule: 1.2, latency: 4.0 }),
    // Measured: `ports` starts a `sha1rnds4` every second cycle, and one stream takes 127.4 cycles,
    // which is little more than 20 × 6.
    sha1: Some(ShaUnit { rounds: 2.0, schedule: 0.0, latency: 6.0 }),
    search: Some(Figures::measured(&[
        (Isa::Avx2, Variant::Affine, 304.8),
    ])),
    streams: &[
        ("sha3-256", &[
            ("scalar", &[(1, 973.0)]),
            ("avx2", &[(1, 1268.0), (4, 1319.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 507.0)]),
            ("avx2", &[(4, 694.0)]),
        ]),
        ("sha256", &[
            ("scalar", &[(1, 620.0)]),
            ("avx2", &[(8, 1018.0)]),
            ("scheduled-avx2", &[(1, 414.0)]),
            ("sha-ni", &[(2, 125.0), (3, 216.0), (4, 251.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 788.0)]),
            ("avx2", &[(4, 1271.0)]),
            ("scheduled-avx2", &[(1, 531.0)]),
        ]),
        ("md5", &[
            ("scalar", &[(1, 284.0)]),
            ("avx2", &[(8, 397.0)]),
            ("pairs-avx2", &[(16, 460.0)]),
        ]),
        ("sha1", &[
            ("scalar", &[(1, 280.0)]),
            ("avx2", &[(8, 425.0)]),
            ("sha-ni", &[(1, 115.0), (2, 125.0), (3, 156.0), (4, 190.0)]),
            ("pairs-avx2", &[(16, 1201.0)]),
        ]),
        ("ripemd160", &[
            ("scalar", &[(1, 371.0)]),
            ("avx2", &[(8, 572.0)]),
            ("pairs-avx2", &[(16, 1742.0)]),
        ]),
        ("sm3", &[
            ("scalar", &[(1, 570.0)]),
            ("avx2", &[(8, 1065.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 358.0)]),
            ("avx2", &[(8, 504.0)]),
            ("rows-avx2", &[(1, 307.0), (2, 363.0)]),
            ("pairs-avx2", &[(16, 1725.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 427.0)]),
            ("avx2", &[(4, 551.0)]),
            ("rows-avx2", &[(1, 366.0), (2, 470.0)]),
            ("pairs-avx2", &[(8, 1611.0)]),
        ]),
    ],
    short: &[
        ("sha3-256", &[
            ("scalar", &[(1, 1025.0)]),
            ("avx2", &[(2, 1623.0), (4, 1657.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 613.0)]),
            ("avx2", &[(1, 1060.0), (2, 1084.0), (4, 1121.0)]),
        ]),
        ("sha256", &[
            ("scalar", &[(1, 730.0)]),
            ("avx2", &[(4, 1209.0), (8, 1239.0)]),
            ("scheduled-avx2", &[(1, 498.0)]),
            ("sha-ni", &[(1, 198.0), (2, 231.0), (3, 329.0), (4, 369.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 876.0)]),
            ("avx2", &[(4, 1495.0)]),
            ("scheduled-avx2", &[(1, 654.0)]),
        ]),
        ("md5", &[
            ("scalar", &[(1, 393.0)]),
            ("avx2", &[(8, 622.0)]),
            ("pairs-avx2", &[(9, 812.0), (13, 832.0), (16, 867.0)]),
        ]),
        ("sha1", &[
            ("scalar", &[(1, 369.0)]),
            ("avx2", &[(8, 659.0)]),
            ("sha-ni", &[(1, 172.0), (2, 189.0), (3, 247.0), (4, 290.0)]),
            ("pairs-avx2", &[(16, 1634.0)]),
        ]),
        ("ripemd160", &[
            ("scalar", &[(1, 456.0)]),
            ("avx2", &[(2, 845.0), (4, 865.0), (8, 885.0)]),
            ("pairs-avx2", &[(16, 2272.0)]),
        ]),
        ("sm3", &[
            ("scalar", &[(1, 666.0)]),
            ("avx2", &[(1, 1209.0), (8, 1243.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 463.0)]),
            ("avx2", &[(4, 710.0), (8, 733.0)]),
            ("rows-avx2", &[(1, 376.0), (2, 465.0)]),
            ("pairs-avx2", &[(16, 2343.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 543.0)]),
            ("avx2", &[(4, 723.0)]),
            ("rows-avx2", &[(1, 457.0), (2, 566.0)]),
            ("pairs-avx2", &[(8, 2042.0)]),
        ]),
    ],
    middle: &[
        ("sha3-256", &[
            ("scalar", &[(1, 947.0)]),
            ("avx2", &[(4, 1312.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 494.0)]),
            ("avx2", &[(2, 706.0), (4, 721.0)]),
        ]),
        ("sha256", &[
            ("scalar", &[(1, 629.0)]),
            ("avx2", &[(8, 1031.0)]),
            ("scheduled-avx2", &[(1, 418.0)]),
            ("sha-ni", &[(2, 134.0), (3, 221.0), (4, 261.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 786.0)]),
            ("avx2", &[(4, 1263.0)]),
            ("scheduled-avx2", &[(1, 546.0)]),
        ]),
        ("md5", &[
            ("scalar", &[(1, 289.0)]),
            ("avx2", &[(8, 430.0)]),
            ("pairs-avx2", &[(16, 517.0)]),
        ]),
        ("sha1", &[
            ("scalar", &[(1, 293.0)]),
            ("avx2", &[(8, 448.0)]),
            ("sha-ni", &[(1, 122.0), (2, 134.0), (3, 162.0), (4, 205.0)]),
            ("pairs-avx2", &[(16, 1242.0)]),
        ]),
        ("ripemd160", &[
            ("scalar", &[(1, 388.0)]),
            ("avx2", &[(8, 618.0)]),
            ("pairs-avx2", &[(16, 1822.0)]),
        ]),
        ("sm3", &[
            ("scalar", &[(1, 585.0)]),
            ("avx2", &[(8, 1078.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 378.0)]),
            ("avx2", &[(8, 539.0)]),
            ("rows-avx2", &[(1, 314.0), (2, 386.0)]),
            ("pairs-avx2", &[(9, 1770.0), (16, 1844.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 444.0)]),
            ("avx2", &[(4, 562.0)]),
            ("rows-avx2", &[(1, 382.0), (2, 489.0)]),
            ("pairs-avx2", &[(8, 1636.0)]),
        ]),
    ],
    labels: &[
        (Hash::Sha256, &[
            ("copying", &[(1, 23125.0)]),
            ("scalar", &[(1, 15669.0)]),
            ("avx2", &[(8, 22307.0)]),
            ("sha-ni", &[(1, 3264.0), (2, 3616.0), (3, 4896.0), (4, 5826.0)]),
        ]),
        (Hash::Blake2s, &[
            ("copying", &[(1, 4872.0)]),
            ("scalar", &[(1, 3911.0)]),
            ("avx2", &[(8, 5056.0)]),
            ("rows-sse41", &[(1, 3077.0), (2, 5659.0)]),
            ("rows-avx2", &[(1, 2166.0), (2, 3989.0), (4, 7039.0)]),
        ]),
    ],
    ..NOTHING
};
