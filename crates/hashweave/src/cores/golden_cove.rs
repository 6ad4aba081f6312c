//! Intel's Golden Cove.
//!
//! Prices were written by hand in the form of `ci/core.py`, because there is no record of this
//! core: Xeon Platinum (Emerald Rapids), November 2026.

use super::signature::{INTEL, Signature};
use super::ports::{Ports, ShaUnit};
use super::prices::Figures;
use super::row::{NOTHING, Row};
use kernels::chain::Hash;
use kernels::search::Variant;
use lanes::Isa;

pub(super) const ROW: Row = Row {
    signatures: &[
        Signature::Cpuid { vendor: INTEL, family: 6, models: &[0x8F..=0x8F, 0x97..=0x97, 0x9A..=0x9A, 0xB7..=0xB7, 0xBA..=0xBA, 0xBF..=0xBF, 0xCF..=0xCF] },
    ],
    issue_slots: Some(6.0),
    ports: &[
        (Isa::Scalar, Ports::new(5.0, 5.0, 2.0, 1.0, 3.0, 2.0)),
        (Isa::Avx2, Ports::new(3.0, 3.0, 2.0, 2.0, 3.0, 2.0)),
        (Isa::Avx512, Ports::new(2.0, 2.0, 1.0, 1.0, 2.0, 1.0)),
    ],
    // Measured with chains in registers on Emerald Rapids: 3.00 cycles each, `sha256msg2` at no
    // additional cost; uops.info has 2 for Alder Lake.
    sha256: Some(ShaUnit { rounds: 3.0, schedule: 0.0, latency: 4.0 }),
    search: Some(Figures::measured(&[
        (Isa::Avx512, Variant::Affine, 134.2),
        (Isa::Avx512, Variant::Woven, 137.8),
        (Isa::Avx512, Variant::Folded, 123.6),
    ])),
    streams: &[
        ("sha256", &[
            ("scalar", &[(1, 637.0)]),
            ("avx2", &[(8, 1236.0)]),
            ("avx512", &[(16, 935.0)]),
            ("scheduled-avx2", &[(1, 487.0)]),
            ("scheduled-avx512", &[(1, 470.0)]),
            ("sha-ni", &[(1, 149.0), (2, 223.0), (3, 339.0), (4, 457.0)]),
            ("hybrid", &[(8, 837.0)]),
            ("blend", &[(16, 935.0), (32, 1806.0)]),
        ]),
        ("sha512", &[
            ("scalar", &[(1, 750.0)]),
            ("avx2", &[(4, 1434.0)]),
            ("avx512", &[(8, 1105.0)]),
            ("scheduled-avx2", &[(1, 622.0)]),
            ("scheduled-avx512", &[(1, 583.0)]),
        ]),
        ("blake2s-256", &[
            ("scalar", &[(1, 368.0)]),
            ("avx2", &[(8, 635.0)]),
            ("avx512", &[(16, 669.0)]),
            ("rows-avx2", &[(1, 323.0), (2, 420.0)]),
            ("rows-avx512", &[(1, 256.0), (2, 347.0)]),
        ]),
        ("blake2b-512", &[
            ("scalar", &[(1, 441.0)]),
            ("avx2", &[(4, 650.0)]),
            ("avx512", &[(8, 769.0)]),
            ("rows-avx2", &[(1, 375.0), (2, 515.0)]),
            ("rows-avx512", &[(1, 344.0), (2, 459.0)]),
        ]),
        ("sha3-256", &[
            ("scalar", &[(1, 840.0)]),
            ("avx2", &[(4, 1563.0)]),
            ("avx512", &[(8, 1252.0)]),
            ("folded", &[(8, 1181.0)]),
        ]),
        ("turboshake128", &[
            ("scalar", &[(1, 441.0)]),
            ("avx2", &[(4, 876.0)]),
            ("avx512", &[(8, 690.0)]),
            ("folded", &[(8, 672.0)]),
        ]),
    ],
    labels: &[
        (Hash::Sha256, &[
            ("copying", &[(1, 17301.0)]),
            ("scalar", &[(1, 12096.0)]),
            ("avx2", &[(8, 21752.0)]),
            ("avx512", &[(16, 15056.0)]),
            ("sha-ni", &[(1, 2877.0), (2, 4278.0), (3, 6450.0), (4, 8576.0)]),
        ]),
        (Hash::Blake2s, &[
            ("copying", &[(1, 4725.0)]),
            ("scalar", &[(1, 3131.0)]),
            ("avx2", &[(8, 5144.0)]),
            ("avx512", &[(16, 5408.0)]),
            ("rows-sse41", &[(1, 2337.0), (2, 4238.0)]),
            ("rows-avx2", &[(1, 1418.0), (2, 2606.0), (3, 4887.0), (4, 4888.0)]),
            ("rows-avx512", &[(1, 754.0), (2, 1362.0), (3, 2592.0), (4, 2616.0)]),
        ]),
    ],
    ..NOTHING
};
