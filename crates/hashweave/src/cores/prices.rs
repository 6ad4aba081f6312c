//! The prices of kernels on a core.

use hashes::{Algorithm, MerkleDamgard, Primitive};
use kernels::search::Variant;
use lanes::Isa;

/// A function whose blocks cost the same on a kernel whatever surrounds it: a primitive without its
/// rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Sha256,
    Sha512,
    Md5,
    Sha1,
    Ripemd160,
    Sm3,
    Blake2s,
    Blake2b,
    Blake3,
    /// Keccak-f\[1600\].
    Keccak24,
    /// Keccak-p\[1600, 12\].
    Keccak12,
}

impl Function {
    /// The number of functions.
    pub(crate) const COUNT: usize = Self::Keccak12 as usize + 1;

    /// The function of a primitive.
    pub(crate) const fn of(primitive: Primitive) -> Self {
        match primitive {
            Primitive::Sha256 => Self::Sha256,
            Primitive::Sha512 => Self::Sha512,
            Primitive::MerkleDamgard(MerkleDamgard::Md5) => Self::Md5,
            Primitive::MerkleDamgard(MerkleDamgard::Sha1) => Self::Sha1,
            Primitive::MerkleDamgard(MerkleDamgard::Ripemd160) => Self::Ripemd160,
            Primitive::MerkleDamgard(MerkleDamgard::Sm3) => Self::Sm3,
            Primitive::Blake2s => Self::Blake2s,
            Primitive::Blake2b => Self::Blake2b,
            Primitive::Blake3 => Self::Blake3,
            Primitive::Keccak { rounds: 24.., .. } => Self::Keccak24,
            Primitive::Keccak { .. } => Self::Keccak12,
        }
    }

    /// The algorithm by whose name its prices are kept.
    pub(crate) fn algorithm(self) -> Algorithm {
        let mut measured = Algorithm::measured();
        let Some(found) = measured.find(|algorithm| Self::of(algorithm.primitive()) == self) else {
            panic!("no algorithm is measured for {self:?}");
        };
        found
    }
}

/// Cycles for a step, each with the most streams or replicas that it is for, ascending.
pub(crate) type Steps = &'static [(usize, f64)];

/// The kernels of a function, by name.
pub(super) type Kernels = &'static [(&'static str, Steps)];

/// The prices of a block of each stream, by the algorithm that is measured for a function.
pub(super) type Streams = &'static [(&'static str, Kernels)];

/// The prices of a label of each replica.
pub(super) type Labels = &'static [(kernels::chain::Hash, Kernels)];

/// The price of a kernel in a table.
pub(super) fn of<F: PartialEq<K>, K>(table: &'static [(F, Kernels)], key: K, kernel: &str) -> Option<Steps> {
    let (_, kernels) = table.iter().find(|(of, _)| *of == key)?;
    kernels.iter().find(|(name, _)| *name == kernel).map(|(_, steps)| *steps)
}

/// Whether a table has prices under a key.
pub(super) fn has<F: PartialEq<K>, K>(table: &[(F, Kernels)], key: K) -> bool {
    table.iter().any(|(of, _)| *of == key)
}

/// The price of a step of `count` streams or replicas.
pub(crate) fn step(steps: &[(usize, f64)], count: usize) -> Option<f64> {
    steps.iter().find(|(most, _)| count <= *most).map(|(_, cycles)| *cycles)
}

/// The prices of kernels in a search on a core.
#[derive(Clone, Copy)]
pub(crate) struct Figures {
    /// Cycles, all in the same unit.
    lines: &'static [(Isa, Variant, f64)],
    /// A kernel is slower than the best one if it takes more than this many times its cycles.
    margin: f64,
}

impl Figures {
    /// Measured: cycles for a hash. They decide.
    pub(super) const fn measured(lines: &'static [(Isa, Variant, f64)]) -> Self {
        Self { lines, margin: 1.0 }
    }

    /// By a model: cycles for a round and state (`bash ci/counts.sh arm`, the slower figure;
    /// `docs/isas-arm.md`; of `sve2` the generated text that runs at 128 bits). The model of Zen 4,
    /// the only one that could be compared with a measurement, expects 142 cycles of a permutation
    /// that takes 180 (`docs/isas.md`). So a model only rules out kernels that are slower by more
    /// than that error.
    pub(super) const fn modelled(lines: &'static [(Isa, Variant, f64)]) -> Self {
        Self { lines, margin: 1.25 }
    }

    /// The cycles of a kernel. All variants but the generated loops have the same rounds.
    pub(crate) fn of(&self, (isa, variant): (Isa, Variant)) -> Option<f64> {
        let alike = |other: Variant| other == variant || !(other.is_woven() || variant.is_woven());
        let line = self.lines.iter().find(|(of, other, _)| *of == isa && alike(*other));
        line.map(|(_, _, cycles)| *cycles)
    }

    /// The most cycles of a kernel that may still be the fastest.
    pub(crate) fn most(&self, best: f64) -> f64 {
        self.margin * best
    }
}
