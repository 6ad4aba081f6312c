//! The costs on platforms without a clock to measure by: those of the table.

use super::chain::{Hash, Kernel};
use super::costs::recorded;
use crate::plan::Cost;

/// Returns the costs of the table, or, if a kernel is missing there, those of the kernel that takes
/// any number of replicas.
pub(super) fn costs(hash: Hash) -> Vec<Cost<Kernel>> {
    recorded(hash).unwrap_or_else(|| {
        let kernel = Kernel::COPYING;
        vec![Cost { kernel, of: vec![1.0; kernel.degree()] }]
    })
}
