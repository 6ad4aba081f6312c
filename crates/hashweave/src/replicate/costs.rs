//! What kernels cost on the cores on which they have been measured.
//!
//! A row is what `hashweave bench replicate` prints on such a core for replicas in memory: cycles that a label of each takes, all
//! together. Where a kernel has no row on a core, being newer than the table, its hash is calibrated.

use super::chain::{Hash, Kernel};
use super::plan::{Cost, completed};
use crate::cpu::{self, Core};

/// Cycles for a label of each of up to so many replicas, ascending.
type Steps = &'static [(usize, f64)];

/// The costs of all usable kernels for a hash on this core; none if one of them has not been measured.
pub(super) fn recorded(hash: Hash) -> Option<Vec<Cost>> {
    let rows = rows(cpu::core(), hash);
    let cost = |kernel: Kernel| {
        let (_, steps) = rows.iter().find(|(name, _)| *name == kernel.name())?;
        completed(kernel, steps).map(|of| Cost { kernel, of })
    };
    Kernel::usable(hash).into_iter().map(cost).collect()
}

/// The table where there is no clock to calibrate by. Nobody makes replicas there, so these are no measurements: lanes cost a little more than
/// one of them alone, and copying more than not copying.
#[cfg(target_arch = "wasm32")]
fn rows(_: Core, _: Hash) -> &'static [(&'static str, Steps)] {
    &[("copying", &[(1, 1.2)]), ("scalar", &[(1, 1.0)]), ("simd128", &[(4, 2.0)])]
}

/// The table, by the names of kernels. Golden Cove: Xeon (Emerald Rapids), November 2026, layers of 256 MiB (`--rounds 250`).
#[cfg(not(target_arch = "wasm32"))]
fn rows(core: Core, hash: Hash) -> &'static [(&'static str, Steps)] {
    match (core, hash) {
        (Core::GoldenCove, Hash::Sha256) => &[
            ("copying", &[(1, 17301.0)]),
            ("scalar", &[(1, 12096.0)]),
            ("avx2", &[(8, 21752.0)]),
            ("avx512", &[(16, 15056.0)]),
            ("sha-ni", &[(1, 2877.0), (2, 4278.0), (3, 6450.0), (4, 8576.0)]),
        ],
        (Core::GoldenCove, Hash::Blake2s) => &[
            ("copying", &[(1, 4725.0)]),
            ("scalar", &[(1, 3131.0)]),
            ("avx2", &[(8, 5144.0)]),
            ("avx512", &[(16, 5408.0)]),
            ("rows-sse41", &[(1, 2337.0), (2, 4238.0)]),
            ("rows-avx2", &[(1, 1418.0), (2, 2606.0), (3, 4887.0), (4, 4888.0)]),
            ("rows-avx512", &[(1, 754.0), (2, 1362.0), (3, 2592.0), (4, 2616.0)]),
        ],
        _ => &[],
    }
}
