//! The instructions that a generated loop executes: the bound is computed from them where there is
//! no generic code to count.

use lanes::tally::Mix;

/// The instructions of some steps of a generated loop, counted by its generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The instructions of the vector stream.
    pub mix: Mix,
    /// All that take an issue slot: those of the integer registers and register moves too.
    pub slots: u64,
    /// Batches of the vectors' lanes that they hash.
    pub batches: u64,
    /// Hashes that they give, those in the integer registers included.
    pub hashes: u64,
}
