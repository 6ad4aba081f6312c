//! The model of a core.

use lanes::tally::Mix;

/// The number of instructions that a core can start per cycle, at one register width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ports {
    /// Arithmetic instructions of any kind.
    pub total: f64,
    /// Boolean operations.
    pub logic: f64,
    /// Additions.
    pub add: f64,
    /// Shifts and rotates.
    pub shift: f64,
    /// Byte shuffles.
    pub shuffle: f64,
    /// The SHA-3 instructions of Armv8.2.
    pub sha3: f64,
    /// Compares into masks.
    pub mask: f64,
    /// Loads.
    pub load: f64,
    /// Stores.
    pub store: f64,
    /// Cycles from a boolean operation, an addition or a rotate to one that needs its result.
    pub latency: f64,
}

impl Ports {
    /// `total`, `add`, `shift`, `shuffle`, `load`, `store`; boolean operations go to every port,
    /// compares to one; an operation has its result after a cycle.
    pub(super) const fn new(total: f64, add: f64, shift: f64, shuffle: f64, load: f64, store: f64) -> Self {
        Self { total, logic: total, add, shift, shuffle, sha3: total, mask: 1.0, load, store, latency: 1.0 }
    }

    /// The same with `sha3` SHA-3 instructions in a cycle.
    pub(super) const fn with_sha3(self, sha3: f64) -> Self {
        Self { sha3, ..self }
    }

    /// The same with operations that have their results after `latency` cycles.
    pub(super) const fn with_latency(self, latency: f64) -> Self {
        Self { latency, ..self }
    }

    /// The fewest cycles for a mix of instructions.
    #[must_use]
    pub fn cycles(&self, mix: &Mix) -> f64 {
        [
            (mix.arithmetic(), self.total),
            (mix.logic, self.logic),
            (mix.add, self.add),
            (mix.shift, self.shift),
            (mix.shuffle, self.shuffle),
            (mix.sha3, self.sha3),
            (mix.mask, self.mask),
            (mix.load, self.load),
            (mix.store, self.store),
        ]
        .into_iter()
        .map(|(count, per_cycle)| count as f64 / per_cycle)
        .fold(0.0, f64::max)
    }
}

/// The unit that executes the instructions that are made for a hash, here named as those for
/// SHA-256 and SHA-512 are; `ShaUse` in `kernels` has the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShaUnit {
    /// Cycles from one `sha256rnds2`, `sha256h` or `sha256h2` (`sha512h` …) to the next one of any
    /// stream.
    pub rounds: f64,
    /// Cycles of the unit that a `sha256msg2`, `sha256su0` or `sha256su1` (`sha512su0` …) takes.
    pub schedule: f64,
    /// Latency in cycles: from one `sha256rnds2` or `sha256h` (`sha512h`, including what is done
    /// with its result) to the next one of the same stream.
    pub latency: f64,
}
