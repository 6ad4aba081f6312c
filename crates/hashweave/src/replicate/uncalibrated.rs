//! Where there is no clock to measure by: what the table says.

use super::chain::{Hash, Kernel};
use super::costs::recorded;
use crate::plan::Cost;

/// The costs of the table, or, if a kernel is missing there, the one that takes any number of replicas.
pub(super) fn costs(hash: Hash) -> Vec<Cost<Kernel>> {
    recorded(hash).unwrap_or_else(|| {
        let kernel = Kernel::COPYING;
        vec![Cost { kernel, of: vec![1.0; kernel.degree()] }]
    })
}
