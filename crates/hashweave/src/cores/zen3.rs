//! AMD's Zen 3.
//!
//! Prices, written by `ci/core.py` from `records/2026-11-29-zen3-epyc.json` (AMD EPYC, family 25,
//! model 1, 2 CPUs, 3.17 GHz). Searches are best slices, labels 10th percentiles, streams the least
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
        (Isa::Avx2, Variant::Affine, 303.3),
    ])),
    streams: &[
        ("sha3-256", &[
            ("scalar", &[(1, 973.0)]),
            ("avx2", &[(4, 1324.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 507.0)]),
            ("avx2", &[(4, 696.0)]),
        ]),
        ("sha256", &[
            ("scalar", &[(1, 636.0)]),
            ("avx2", &[(8, 1040.0)]),
            ("scheduled-avx2", &[(1, 421.0)]),
            ("sha-ni", &[(1, 124.0), (2, 128.0), (3, 243.0), (4, 255.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 775.0)]),
            ("avx2", &[(4, 1260.0)]),
            ("scheduled-avx2", &[(1, 530.0)]),
        ]),
        ("md5", &[
            ("scalar", &[(1, 300.0)]),
            ("avx2", &[(8, 440.0)]),
            ("pairs-avx2", &[(16, 486.0)]),
        ]),
        ("sha1", &[
            ("scalar", &[(1, 282.0)]),
            ("avx2", &[(8, 423.0)]),
            ("sha-ni", &[(1, 119.0), (2, 128.0), (3, 159.0), (4, 196.0)]),
            ("pairs-avx2", &[(16, 1122.0)]),
        ]),
        ("ripemd160", &[
            ("scalar", &[(1, 378.0)]),
            ("avx2", &[(8, 584.0)]),
            ("pairs-avx2", &[(16, 1741.0)]),
        ]),
        ("sm3", &[
            ("scalar", &[(1, 589.0)]),
            ("avx2", &[(8, 1077.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 369.0)]),
            ("avx2", &[(8, 501.0)]),
            ("rows-avx2", &[(1, 306.0), (2, 382.0)]),
            ("pairs-avx2", &[(16, 1778.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 442.0)]),
            ("avx2", &[(4, 514.0)]),
            ("rows-avx2", &[(1, 393.0), (2, 492.0)]),
            ("pairs-avx2", &[(8, 1603.0)]),
        ]),
        ("blake3", &[
            ("scalar", &[(1, 265.0)]),
            ("avx2", &[(8, 350.0)]),
            ("rows-avx2", &[(1, 207.0), (2, 269.0)]),
            ("pairs-avx2", &[(16, 1048.0)]),
        ]),
    ],
    short: &[
        ("sha3-256", &[
            ("scalar", &[(1, 1106.0)]),
            ("avx2", &[(4, 1501.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 646.0)]),
            ("avx2", &[(4, 858.0)]),
        ]),
        ("sha256", &[
            ("scalar", &[(1, 769.0)]),
            ("avx2", &[(8, 1248.0)]),
            ("scheduled-avx2", &[(1, 558.0)]),
            ("sha-ni", &[(1, 209.0), (2, 221.0), (3, 329.0), (4, 348.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 910.0)]),
            ("avx2", &[(4, 1469.0)]),
            ("scheduled-avx2", &[(1, 760.0)]),
        ]),
        ("md5", &[
            ("scalar", &[(1, 398.0)]),
            ("avx2", &[(8, 602.0)]),
            ("pairs-avx2", &[(16, 772.0)]),
        ]),
        ("sha1", &[
            ("scalar", &[(1, 457.0)]),
            ("avx2", &[(8, 667.0)]),
            ("sha-ni", &[(1, 194.0), (2, 236.0), (3, 292.0), (4, 362.0)]),
            ("pairs-avx2", &[(16, 1570.0)]),
        ]),
        ("ripemd160", &[
            ("scalar", &[(1, 497.0)]),
            ("avx2", &[(8, 839.0)]),
            ("pairs-avx2", &[(16, 2192.0)]),
        ]),
        ("sm3", &[
            ("scalar", &[(1, 796.0)]),
            ("avx2", &[(8, 1288.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 497.0)]),
            ("avx2", &[(8, 708.0)]),
            ("rows-avx2", &[(1, 398.0), (2, 566.0)]),
            ("pairs-avx2", &[(16, 2349.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 570.0)]),
            ("avx2", &[(4, 794.0)]),
            ("rows-avx2", &[(1, 488.0), (2, 635.0)]),
            ("pairs-avx2", &[(8, 2069.0)]),
        ]),
        ("blake3", &[
            ("scalar", &[(1, 385.0)]),
            ("avx2", &[(8, 556.0)]),
            ("rows-avx2", &[(1, 337.0), (2, 474.0)]),
            ("pairs-avx2", &[(16, 1653.0)]),
        ]),
    ],
    middle: &[
        ("sha3-256", &[
            ("scalar", &[(1, 1014.0)]),
            ("avx2", &[(4, 1463.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 561.0)]),
            ("avx2", &[(2, 835.0), (4, 864.0)]),
        ]),
        ("sha256", &[
            ("scalar", &[(1, 655.0)]),
            ("avx2", &[(8, 1058.0)]),
            ("scheduled-avx2", &[(1, 438.0)]),
            ("sha-ni", &[(2, 138.0), (4, 267.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 827.0)]),
            ("avx2", &[(4, 1333.0)]),
            ("scheduled-avx2", &[(1, 587.0)]),
        ]),
        ("md5", &[
            ("scalar", &[(1, 304.0)]),
            ("avx2", &[(8, 431.0)]),
            ("pairs-avx2", &[(16, 524.0)]),
        ]),
        ("sha1", &[
            ("scalar", &[(1, 305.0)]),
            ("avx2", &[(8, 458.0)]),
            ("sha-ni", &[(1, 130.0), (2, 139.0), (3, 172.0), (4, 213.0)]),
            ("pairs-avx2", &[(16, 1194.0)]),
        ]),
        ("ripemd160", &[
            ("scalar", &[(1, 394.0)]),
            ("avx2", &[(8, 626.0)]),
            ("pairs-avx2", &[(16, 1829.0)]),
        ]),
        ("sm3", &[
            ("scalar", &[(1, 632.0)]),
            ("avx2", &[(8, 1109.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 384.0)]),
            ("avx2", &[(8, 537.0)]),
            ("rows-avx2", &[(1, 329.0), (2, 405.0)]),
            ("pairs-avx2", &[(16, 1882.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 476.0)]),
            ("avx2", &[(4, 622.0)]),
            ("rows-avx2", &[(1, 423.0), (2, 528.0)]),
            ("pairs-avx2", &[(8, 1735.0)]),
        ]),
        ("blake3", &[
            ("scalar", &[(1, 277.0)]),
            ("avx2", &[(8, 388.0)]),
            ("rows-avx2", &[(1, 234.0), (2, 296.0)]),
            ("pairs-avx2", &[(16, 1158.0)]),
        ]),
    ],
    labels: &[
        (Hash::Sha256, &[
            ("copying", &[(1, 16836.0)]),
            ("scalar", &[(1, 15198.0)]),
            ("avx2", &[(8, 22597.0)]),
            ("sha-ni", &[(1, 3636.0), (2, 3826.0), (3, 4877.0), (4, 6272.0)]),
        ]),
        (Hash::Blake2s, &[
            ("copying", &[(1, 5352.0)]),
            ("scalar", &[(1, 4108.0)]),
            ("avx2", &[(8, 5060.0)]),
            ("rows-sse41", &[(1, 3035.0), (2, 5152.0)]),
            ("rows-avx2", &[(1, 2043.0), (2, 3634.0), (3, 6635.0), (4, 6739.0)]),
        ]),
    ],
    ..NOTHING
};
