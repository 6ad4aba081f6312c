//! The bound: the cycles that a kernel needs at least, from its operations and the CPU's ports.
//!
//! The operations are counted by running the kernel's own generic code over [`lanes::tally`]; the lane type says what
//! instructions they are; [`Ports`] says how many of each kind a core can start in a cycle. The bound is the most loaded resource:
//!
//! ```text
//! cycles per batch ≥ max( arithmetic / total, shifts / shift, additions / add, … )
//! ```
//!
//! It leaves out latency, register moves, spills and the front end, the update of the table's words from batch to batch and the tables that
//! a group of the affine walk shares (about one batch in 128): what a perfect schedule on an otherwise idle core would still need. The
//! woven loops are generated, so their generator counts what they execute, the update and the moves included, and the
//! issue slots are one more resource: with a scalar state beside the lanes they can be the scarcest. The port counts are those of uops.info and the vendors' optimisation guides; on
//! Zen 4 they were checked by measurement (`docs/bounds.md`).

use crate::cpu::Core;
use crate::search::Searcher;
use lanes::Isa;
use lanes::tally::Mix;

/// Instructions that a core can start in a cycle, at one register width.
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
    /// Compares into masks.
    pub mask: f64,
    /// Loads.
    pub load: f64,
    /// Stores.
    pub store: f64,
}

impl Ports {
    /// `total`, `add`, `shift`, `shuffle`, `load`, `store`; boolean operations go to every port, compares to one.
    const fn new(total: f64, add: f64, shift: f64, shuffle: f64, load: f64, store: f64) -> Self {
        Self { total, logic: total, add, shift, shuffle, mask: 1.0, load, store }
    }

    /// The ports of a core at the register width of an instruction set; none if there is no model of it.
    #[must_use]
    pub fn of(core: Core, isa: Isa) -> Option<Self> {
        Some(match (core, isa) {
            (Core::Unknown, _) => return None,
            (Core::Zen5, Isa::Scalar) => Self::new(6.0, 6.0, 3.0, 1.0, 4.0, 2.0),
            (Core::GoldenCove, Isa::Scalar) => Self::new(5.0, 5.0, 2.0, 1.0, 3.0, 2.0),
            (Core::Zen3 | Core::Zen4, Isa::Scalar) => Self::new(4.0, 4.0, 2.0, 1.0, 3.0, 2.0),
            (_, Isa::Scalar) => Self::new(4.0, 4.0, 2.0, 1.0, 2.0, 1.0),
            (Core::Zen2, Isa::Avx2) => Self::new(4.0, 3.0, 2.0, 2.0, 2.0, 1.0),
            (Core::Zen3 | Core::Zen4 | Core::Zen5, Isa::Avx2) => Self::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0),
            (Core::Haswell, Isa::Avx2) => Self::new(3.0, 2.0, 1.0, 1.0, 2.0, 1.0),
            (Core::Skylake | Core::SkylakeX, Isa::Avx2) => Self::new(3.0, 3.0, 2.0, 1.0, 2.0, 1.0),
            (Core::IceLake, Isa::Avx2) => Self::new(3.0, 3.0, 2.0, 2.0, 2.0, 2.0),
            (Core::GoldenCove, Isa::Avx2) => Self::new(3.0, 3.0, 2.0, 2.0, 3.0, 2.0),
            (Core::Zen4, Isa::Avx512) => Self::new(2.0, 2.0, 1.0, 1.0, 1.0, 0.5),
            (Core::Zen5, Isa::Avx512) => Self::new(4.0, 4.0, 2.0, 2.0, 2.0, 1.0),
            (Core::SkylakeX | Core::IceLake | Core::GoldenCove, Isa::Avx512) => {
                Self::new(2.0, 2.0, 1.0, 1.0, 2.0, 1.0)
            }
            (Core::Zen2 | Core::Zen3 | Core::Haswell | Core::Skylake, Isa::Avx512) => return None,
        })
    }

    /// The least cycles for a mix of instructions.
    #[must_use]
    pub fn cycles(&self, mix: &Mix) -> f64 {
        [
            (mix.arithmetic(), self.total),
            (mix.logic, self.logic),
            (mix.add, self.add),
            (mix.shift, self.shift),
            (mix.shuffle, self.shuffle),
            (mix.mask, self.mask),
            (mix.load, self.load),
            (mix.store, self.store),
        ]
        .into_iter()
        .map(|(count, per_cycle)| count as f64 / per_cycle)
        .fold(0.0, f64::max)
    }
}

/// Instructions of any kind that a core can take into its window in a cycle (Agner Fog, "The microarchitecture of Intel, AMD, and
/// VIA CPUs"); none if there is no model of it.
#[must_use]
pub fn issue_slots(core: Core) -> Option<f64> {
    Some(match core {
        Core::Zen5 => 8.0,
        Core::Zen3 | Core::Zen4 | Core::GoldenCove => 6.0,
        Core::Zen2 | Core::IceLake => 5.0,
        Core::Haswell | Core::Skylake | Core::SkylakeX => 4.0,
        Core::Unknown => return None,
    })
}

/// The arithmetic vector instructions of a search per hash, the filter included.
#[must_use]
pub fn instructions(searcher: &Searcher) -> f64 {
    let (mix, hashes) = vector_mix(searcher);
    mix.arithmetic() as f64 / hashes as f64
}

/// The vector instructions that give so many hashes.
fn vector_mix(searcher: &Searcher) -> (Mix, u64) {
    let (backend, plan) = (searcher.job().backend(), searcher.plan());
    match plan.counts() {
        Some(counts) => {
            let filtering = backend.instructions(&plan.filtering()).times(counts.batches);
            (counts.mix + filtering, counts.hashes)
        }
        None => (backend.instructions(&plan.operations()), plan.batch() as u64),
    }
}

/// The least cycles per hash of a search on a core; none if there is no model of the core. Where integer registers hash beside
/// vectors, the instructions of both are those that the generator counted, and they share the issue slots.
#[must_use]
pub fn search(core: Core, searcher: &Searcher) -> Option<f64> {
    let (mix, hashes) = vector_mix(searcher);
    let ports = Ports::of(core, searcher.job().backend().isa())?.cycles(&mix);
    let slots = match searcher.plan().counts() {
        Some(counts) => {
            let filtering = mix.arithmetic() - counts.mix.arithmetic();
            (counts.slots + filtering) as f64 / issue_slots(core)?
        }
        None => 0.0,
    };
    Some(ports.max(slots) / hashes as f64)
}
