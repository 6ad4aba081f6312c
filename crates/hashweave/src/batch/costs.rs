//! The measured costs of kernels, by CPU core.
//!
//! A row is what `cargo run --release --example costs -p hashweave` prints on such a core: cycles that a
//! block of each stream takes. A kernel that has no row on a core of the table, being newer than the table,
//! makes its primitive be calibrated: the table saves a millisecond and the doubts of a short measurement,
//! and nothing depends on its being complete.

use crate::cpu::{self, Core};
use crate::plan::Cost;
use hashes::Primitive;
use kernels::batch::Kernel;

/// Cycles for a block of each of up to so many streams, ascending.
type Steps = &'static [(usize, f64)];

/// The kernels of a primitive on a core, by name.
type Kernels = &'static [(&'static str, Steps)];

/// The costs of all usable kernels of a primitive on this core; none if one of them has not been measured.
pub(super) fn recorded(primitive: Primitive) -> Option<Vec<Cost<Kernel>>> {
    let rows = rows(cpu::core(), primitive);
    let cost = |kernel: Kernel| {
        let (_, steps) = rows.iter().find(|(name, _)| *name == kernel.name())?;
        let of = (1..=kernel.degree(primitive)).map(|streams| at(steps, streams)).collect::<Option<_>>()?;
        Some(Cost { kernel, of })
    };
    Kernel::usable(primitive).into_iter().map(cost).collect()
}

/// The cost of `streams` streams.
fn at(steps: Steps, streams: usize) -> Option<f64> {
    steps.iter().find(|(most, _)| streams <= *most).map(|(_, cycles)| *cycles)
}

/// The table where the engine tells nothing of its CPU: cycles on Zen 4 by the optimising compiler of Node 20
/// (`bindings/web/bench/costs.mjs`). What it decides is that a stream goes alone, and that as many as there
/// are lanes go together.
#[cfg(target_arch = "wasm32")]
fn rows(_: Core, primitive: Primitive) -> Kernels {
    match primitive {
        Primitive::Sha256 => &[("scalar", &[(1, 730.0)]), ("simd128", &[(4, 1236.0)])],
        Primitive::Sha512 => &[("scalar", &[(1, 1006.0)]), ("simd128", &[(2, 1558.0)])],
        Primitive::Blake2s => &[("scalar", &[(1, 346.0)]), ("simd128", &[(4, 544.0)])],
        Primitive::Blake2b => &[("scalar", &[(1, 417.0)]), ("simd128", &[(2, 776.0)])],
        Primitive::Keccak { rounds: 24.., .. } => &[("scalar", &[(1, 1337.0)]), ("simd128", &[(2, 1568.0)])],
        // Half the rounds.
        Primitive::Keccak { .. } => &[("scalar", &[(1, 668.0)]), ("simd128", &[(2, 784.0)])],
    }
}

/// The table. Golden Cove: Xeon Platinum (Emerald Rapids); Zen 4: EPYC at 3.69 GHz; both November 2026.
#[cfg(not(target_arch = "wasm32"))]
fn rows(core: Core, primitive: Primitive) -> Kernels {
    match (core, primitive) {
        (Core::GoldenCove, Primitive::Sha256) => &[
            ("scalar", &[(1, 637.0)]),
            ("avx2", &[(8, 1236.0)]),
            ("avx512", &[(16, 935.0)]),
            ("scheduled-avx2", &[(1, 487.0)]),
            ("scheduled-avx512", &[(1, 470.0)]),
            ("sha-ni", &[(1, 149.0), (2, 223.0), (3, 339.0), (4, 457.0)]),
            ("hybrid", &[(8, 837.0)]),
            ("blend", &[(16, 935.0), (32, 1806.0)]),
        ],
        (Core::GoldenCove, Primitive::Sha512) => &[
            ("scalar", &[(1, 750.0)]),
            ("avx2", &[(4, 1434.0)]),
            ("avx512", &[(8, 1105.0)]),
            ("scheduled-avx2", &[(1, 622.0)]),
            ("scheduled-avx512", &[(1, 583.0)]),
        ],
        (Core::GoldenCove, Primitive::Blake2s) => &[
            ("scalar", &[(1, 368.0)]),
            ("avx2", &[(8, 635.0)]),
            ("avx512", &[(16, 669.0)]),
            ("rows-avx2", &[(1, 323.0), (2, 420.0)]),
            ("rows-avx512", &[(1, 256.0), (2, 347.0)]),
        ],
        (Core::GoldenCove, Primitive::Blake2b) => &[
            ("scalar", &[(1, 441.0)]),
            ("avx2", &[(4, 650.0)]),
            ("avx512", &[(8, 769.0)]),
            ("rows-avx2", &[(1, 375.0), (2, 515.0)]),
            ("rows-avx512", &[(1, 344.0), (2, 459.0)]),
        ],
        (Core::GoldenCove, Primitive::Keccak { rounds: 24, .. }) => &[
            ("scalar", &[(1, 840.0)]),
            ("avx2", &[(4, 1563.0)]),
            ("avx512", &[(8, 1252.0)]),
            ("folded", &[(8, 1181.0)]),
        ],
        (Core::GoldenCove, Primitive::Keccak { rounds: 12, .. }) => &[
            ("scalar", &[(1, 441.0)]),
            ("avx2", &[(4, 876.0)]),
            ("avx512", &[(8, 690.0)]),
            ("folded", &[(8, 672.0)]),
        ],
        (Core::Zen4, Primitive::Sha256) => &[
            ("scalar", &[(1, 647.0)]),
            ("avx2", &[(8, 1128.0)]),
            ("avx512", &[(16, 1092.0)]),
            // By llvm-mca; what is four times as much as by the SHA instructions need not be exact.
            ("scheduled-avx2", &[(1, 400.0)]),
            ("scheduled-avx512", &[(1, 400.0)]),
            ("sha-ni", &[(1, 134.0), (2, 139.0), (3, 189.0), (4, 263.0)]),
            ("hybrid", &[(8, 597.0)]),
            ("blend", &[(16, 1008.0), (32, 1771.0)]),
        ],
        (Core::Zen4, Primitive::Sha512) => {
            &[("scalar", &[(1, 809.0)]), ("avx2", &[(4, 1438.0)]), ("avx512", &[(8, 1341.0)])]
        }
        (Core::Zen4, Primitive::Blake2s) => &[
            ("scalar", &[(1, 384.0)]),
            ("avx2", &[(8, 610.0)]),
            ("avx512", &[(16, 800.0)]),
            ("rows-avx2", &[(1, 338.0), (2, 425.0)]),
            ("rows-avx512", &[(1, 333.0), (2, 402.0)]),
        ],
        (Core::Zen4, Primitive::Blake2b) => &[
            ("scalar", &[(1, 458.0)]),
            ("avx2", &[(4, 647.0)]),
            ("avx512", &[(8, 920.0)]),
            ("rows-avx2", &[(1, 402.0), (2, 518.0)]),
            ("rows-avx512", &[(1, 407.0), (2, 495.0)]),
        ],
        (Core::Zen4, Primitive::Keccak { rounds: 24, .. }) => &[
            ("scalar", &[(1, 999.0)]),
            ("avx2", &[(4, 1401.0)]),
            ("avx512", &[(4, 1522.0), (8, 1540.0)]),
            ("folded", &[(8, 1766.0)]),
        ],
        _ => &[],
    }
}
