//! The rows of the tables of kernels for nodes of BLAKE3 (`arch`), and the code of a row.

use crate::backend::Backend;
use core::panic::RefUnwindSafe;
use hashes::blake3::{self, ChainingValue, Last, Nodes};
use lanes::Line;
use lanes::isa::Scalar;

/// The code of a kernel. The value holds the proof that the CPU has the instructions.
pub(crate) trait Chaining: Send + Sync + RefUnwindSafe {
    /// [`super::Kernel::degree`].
    fn degree(&self) -> usize;

    /// The lanes, if the kernel is the form of one node a lane.
    fn lanes(&self) -> Option<Backend> {
        None
    }

    /// [`super::Kernel::chaining_values`].
    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]);

    /// The cost of a block of each of `nodes` nodes, in cycles of Golden Cove; for instruction sets
    /// that Golden Cove lacks, in proportion to the cycles of cores that have them.
    fn cost(&self, nodes: usize) -> usize;

    /// The form for one node at a time, if it has one.
    fn single(&self) -> Option<&dyn Single> {
        None
    }
}

/// The form of a kernel for one node at a time.
pub(crate) trait Single: Send + Sync + RefUnwindSafe {
    /// [`super::absorb`].
    fn absorb(&self, h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32);
    /// [`super::chaining_value`].
    fn chaining_value(&self, last: &Last) -> ChainingValue;
    /// The most blocks of output that it computes, one after the other, sooner than lanes do.
    fn most_output(&self) -> usize;
    /// [`super::output`].
    fn output(&self, root: &Last, first: u64, blocks: &mut [Line]);
}

/// A kernel in the table of its architecture (`arch`, `NODES`).
pub(crate) struct Row {
    /// The name of the instruction set, after the form of the kernel if that is not one node a
    /// lane.
    pub(crate) name: &'static str,
    /// Its code, if this CPU has the instructions.
    pub(crate) detect: fn() -> Option<Box<dyn Chaining>>,
}

/// [`Chaining::cost`] of nodes in `lanes` lanes.
pub(crate) fn cost_in_lanes(lanes: usize) -> usize {
    match lanes {
        16 => 470,
        8 => 480,
        4 => 600,
        _ => 255,
    }
}

/// The integer registers.
pub(crate) struct Integers;

impl Chaining for Integers {
    fn degree(&self) -> usize {
        1
    }

    fn lanes(&self) -> Option<Backend> {
        Some(Backend::Scalar(Scalar))
    }

    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        blake3::chaining_values(Scalar, nodes, values);
    }

    fn cost(&self, _: usize) -> usize {
        cost_in_lanes(1)
    }

    fn single(&self) -> Option<&dyn Single> {
        Some(self)
    }
}

impl Single for Integers {
    fn absorb(&self, h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32) {
        blake3::absorb(Scalar, h, blocks, t, mode, start);
    }

    fn chaining_value(&self, last: &Last) -> ChainingValue {
        blake3::chaining_value(Scalar, last)
    }

    fn most_output(&self) -> usize {
        1
    }

    fn output(&self, root: &Last, first: u64, blocks: &mut [Line]) {
        blake3::output_blocks(Scalar, root, first, blocks);
    }
}
