//! The words of a thread, and where they are.

use weave::device::{Halves, QUAD};

/// Bits of a lane's number.
pub const LANE_BITS: u32 = 5;

/// Bits of a unit's number in its workgroup.
pub(crate) const UNIT_BITS: u32 = 2;

/// How far the counter reaches a word of the blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// It is the same for all counters.
    Constant(u64),
    /// It is the same for all counters of a launch.
    Launch,
    /// It varies.
    Thread,
}

/// The words of a thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    pub(crate) halves: Halves,
    /// The number of words that vary.
    pub(crate) varying: usize,
    /// The number of bits that are walked.
    pub(crate) walked: u32,
    /// Bits of a unit's number in the whole space.
    pub(crate) unit_bits: u32,
    /// Whether the differences are those of the affine walk of Keccak.
    pub(crate) walks_keccak: bool,
}

impl Layout {
    /// The number of quads in a row of the table.
    pub(crate) fn row_quads(&self) -> usize {
        (self.varying * self.halves.count()).div_ceil(QUAD)
    }

    /// The first quad of the rows of the lanes.
    pub(crate) fn lanes(&self) -> usize {
        self.row_quads() * (1 + self.unit_bits as usize)
    }

    /// The first quad of the rows of the walked bits.
    pub(crate) fn walked_rows(&self) -> usize {
        self.lanes() + (self.row_quads() << LANE_BITS)
    }

    /// The number of quads of shared memory that a unit has.
    pub(crate) fn unit_quads(&self) -> usize {
        self.row_quads() * if self.walks_keccak { self.walked as usize + 2 } else { 1 }
    }
}
