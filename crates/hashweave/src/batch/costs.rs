//! The measured costs of kernels on this core.

use super::size::Size;
use crate::cores::{Function, step};
use crate::cpu;
use crate::plan::Cost;
use hashes::Primitive;
use kernels::batch::Kernel;

/// Returns the costs of all usable kernels of a primitive for messages of a size on this core; none
/// if one of them has not been measured.
pub(super) fn recorded(primitive: Primitive, size: Size) -> Option<Vec<Cost<Kernel>>> {
    let cost = |kernel: Kernel| {
        let steps = cpu::core().stream_steps(Function::of(primitive), size, kernel.name())?;
        let least = kernel.least(primitive);
        let of = (1..=kernel.degree(primitive)).map(|streams| step(steps, streams.max(least)));
        let of = of.collect::<Option<_>>()?;
        Some(Cost { kernel, of })
    };
    Kernel::usable(primitive).into_iter().map(cost).collect()
}
