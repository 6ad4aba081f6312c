//! The costs on platforms without a clock to measure by: those of the table.

use super::costs;
use super::size::Size;
use hashes::Primitive;
use kernels::batch::Kernel;

/// Returns the costs of the table, or, if a kernel is missing there, such costs that the plainest
/// kernel is chosen.
pub(super) fn calibrate(primitive: Primitive, size: Size, kernels: &[Kernel], most: usize) -> Vec<Vec<f64>> {
    let recorded = costs::recorded(primitive, size).map(|costs| costs.into_iter().map(|cost| cost.of));
    let mut times: Vec<Vec<f64>> = match recorded {
        Some(recorded) => recorded.collect(),
        None => {
            let cost = |place: usize| if place == 0 { 1.0 } else { 1e9 };
            let of = |(place, kernel): (usize, &Kernel)| vec![cost(place); kernel.degree(primitive)];
            kernels.iter().enumerate().map(of).collect()
        }
    };
    times.iter_mut().for_each(|of| of.truncate(most));
    times
}
