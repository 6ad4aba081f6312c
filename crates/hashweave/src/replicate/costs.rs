//! The costs of kernels on this core, if they have been measured there.

use super::chain::{Hash, Kernel};
use crate::cores::step;
use crate::cpu;
use crate::plan::Cost;

/// Returns the costs of all usable kernels for a hash on this core; none if one of them has not
/// been measured.
pub(super) fn recorded(hash: Hash) -> Option<Vec<Cost<Kernel>>> {
    let cost = |kernel: Kernel| {
        let steps = cpu::core().label_steps(hash, kernel.name())?;
        completed(kernel, steps).map(|of| Cost { kernel, of })
    };
    Kernel::usable(hash).into_iter().map(cost).collect()
}

/// Derives the costs of all numbers of replicas from the measured ones.
pub(super) fn completed(kernel: Kernel, measured: &[(usize, f64)]) -> Option<Vec<f64>> {
    let of = |replicas: usize| {
        if kernel.is_copying() {
            measured.first().map(|(_, one)| replicas as f64 * one)
        } else {
            step(measured, replicas)
        }
    };
    (1..=kernel.degree()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_tells_the_cost_of_every_number() {
        let copying = completed(Kernel::COPYING, &[(1, 3.0)]).expect("all costs");
        assert!((copying[4] - 15.0).abs() < 1e-9);
        assert!(completed(Kernel::COPYING, &[]).is_none());
    }
}
