//! What kernels cost on the cores on which they have been measured.
//!
//! A row is what `hashweave bench replicate` prints on such a core for replicas in memory: cycles that a
//! label of each takes, all together. Where a kernel has no row on a core, being newer than the table, its
//! hash is calibrated.

use super::chain::{Hash, Kernel};
use crate::cpu::{self, Core};
use crate::plan::Cost;

/// Cycles for a label of each of up to so many replicas, ascending.
type Steps = &'static [(usize, f64)];

/// The costs of all usable kernels for a hash on this core; none if one of them has not been measured.
pub(super) fn recorded(hash: Hash) -> Option<Vec<Cost<Kernel>>> {
    let rows = rows(cpu::core(), hash);
    let cost = |kernel: Kernel| {
        let (_, steps) = rows.iter().find(|(name, _)| *name == kernel.name())?;
        completed(kernel, steps).map(|of| Cost { kernel, of })
    };
    Kernel::usable(hash).into_iter().map(cost).collect()
}

/// The table where there is no clock to calibrate by. Nobody makes replicas there, so these are no
/// measurements: lanes cost a little more than one of them alone, and copying more than not copying.
#[cfg(target_arch = "wasm32")]
fn rows(_: Core, _: Hash) -> &'static [(&'static str, Steps)] {
    &[("copying", &[(1, 1.2)]), ("scalar", &[(1, 1.0)]), ("simd128", &[(4, 2.0)])]
}

/// The table, by the names of kernels; layers of 256 MiB (`--rounds 250`), November 2026. Golden Cove: Xeon
/// (Emerald Rapids); Zen 4: EPYC at 3.69 GHz.
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
        (Core::Zen4, Hash::Sha256) => &[
            ("copying", &[(1, 19807.0)]),
            ("scalar", &[(1, 12814.0)]),
            ("avx2", &[(8, 18856.0)]),
            ("avx512", &[(16, 19584.0)]),
            ("sha-ni", &[(1, 3103.0), (2, 3180.0), (3, 4056.0), (4, 4600.0)]),
        ],
        (Core::Zen4, Hash::Blake2s) => &[
            ("copying", &[(1, 6337.0)]),
            ("scalar", &[(1, 3317.0)]),
            ("avx2", &[(8, 4784.0)]),
            ("avx512", &[(16, 7968.0)]),
            ("rows-sse41", &[(1, 2378.0), (2, 4308.0)]),
            ("rows-avx2", &[(1, 1711.0), (2, 3072.0), (3, 5757.0), (4, 5800.0)]),
            ("rows-avx512", &[(1, 963.0), (2, 1856.0), (3, 3663.0), (4, 3692.0)]),
        ],
        _ => &[],
    }
}

/// The costs of all numbers of replicas, from those that were measured.
pub(super) fn completed(kernel: Kernel, measured: &[(usize, f64)]) -> Option<Vec<f64>> {
    let of = |replicas: usize| match kernel {
        Kernel::Copying => measured.first().map(|(_, one)| replicas as f64 * one),
        _ => measured.iter().find(|(most, _)| replicas <= *most).map(|(_, cost)| *cost),
    };
    (1..=kernel.degree()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_tells_the_cost_of_every_number() {
        let copying = completed(Kernel::Copying, &[(1, 3.0)]).expect("all costs");
        assert!((copying[4] - 15.0).abs() < 1e-9);
        assert!(completed(Kernel::Copying, &[]).is_none());
    }
}
