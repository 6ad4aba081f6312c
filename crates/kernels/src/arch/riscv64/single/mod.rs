//! One Keccak state at a time on RISC-V: forms that are measured, not dispatched.
//!
//! A published study (N. Brunie, "RVV implementation of Keccak / SHA-3", and its repository
//! `rvv-keccak`) puts one state into vector registers in three forms and counts retired
//! instructions a round: more than 94, more than 94, and 94 with Zvkb or 107 without, for vectors
//! of four registers of 128 bits. These are the same three forms, derived anew; `docs/riscv.md` has
//! their counts next to the published ones, and `ci/retired.sh` counts them. They are not
//! dispatched because many states at once (`arch/scalable`) need fewer instructions a state,
//! and because gathers are slow on the CPUs that there are.
//!
//! # Derivation
//!
//! The study has a row in each of five groups of four registers, so every step takes five
//! instructions. Here a group of eight registers has as many rows as fit: all five from 256 bits
//! on, three and two at 128. Then a step is one instruction, or two:
//!
//! ```text
//! θ   column parities: a ^= a two, four and then one row down (three slides and three xors), complete in row 0 only;
//!     D by two gathers, of x − 1 and x + 1, which spread row 0 over all rows
//! ρ   one rotation by a vector of amounts
//! π   one gather, or a store and an indexed load
//! χ   n(x) = b(x + 1) & !b(x), then b(x) ^= n(x + 1): two gathers with the same indices, two operations
//! ι   the constant, and a xor under a mask
//! ```
//!
//! Instead of a mask register for ι, columns 0 and 1 change places in every row: then the index
//! vector of x + 1, read as bits, is the mask. That leaves all eight registers before the three
//! groups of data to four index vectors.
//!
//! Without Zvkb a rotation by amounts is `vmulhu` and `vmacc` with powers of two, two instructions
//! instead of four: the high half of the product has the bits that are shifted out, the low half
//! those that stay, and the halves have no bit in common.
//!
//! At 128 bits the data are two groups and temporaries one, so some values go through memory and
//! some index vectors are read each round. Which words π takes from the second group depends on
//! their column alone, so one mask and one index vector a group do for both gathers.

mod rvv;
mod study;
mod tables;

use super::integers;
use crate::arch::scalable::Scalable;
use hashes::Primitive;
use hashes::keccak::{self, WORDS};
use lanes::isa::{Rvv, Scalar, Zbb};
use study::StudyForm;

/// A way to compute Keccak-f\[1600\] of one state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The generic algorithm as the compiler translates it for the base instruction set.
    Generic,
    /// The algorithm as `weave` translates it for the base instruction set.
    Base,
    /// The same with the rotations and and-not of Zbb.
    Zbb,
    /// The state in memory between rounds; ρ and π through memory, by an indexed load.
    Indexed,
    /// The same with Zvkb.
    IndexedZvkb,
    /// The state in memory between rounds; ρ and π in registers, by gathers.
    InRegister,
    /// The same with Zvkb.
    InRegisterZvkb,
    /// The state in registers from the first round to the last.
    MultiRound,
    /// The same with Zvkb.
    MultiRoundZvkb,
}

impl Form {
    /// Every form.
    #[must_use]
    pub fn all() -> [Self; 9] {
        [
            Self::Generic,
            Self::Base,
            Self::Zbb,
            Self::Indexed,
            Self::IndexedZvkb,
            Self::InRegister,
            Self::InRegisterZvkb,
            Self::MultiRound,
            Self::MultiRoundZvkb,
        ]
    }

    /// The forms that this CPU can run.
    pub fn usable() -> impl Iterator<Item = Self> {
        Self::all().into_iter().filter(|form| form.is_usable())
    }

    /// The name of the form.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Generic => "generic",
            Self::Base => "base",
            Self::Zbb => "zbb",
            Self::Indexed => "indexed",
            Self::IndexedZvkb => "indexed-zvkb",
            Self::InRegister => "in-register",
            Self::InRegisterZvkb => "in-register-zvkb",
            Self::MultiRound => "multi-round",
            Self::MultiRoundZvkb => "multi-round-zvkb",
        }
    }

    /// The form in vector registers, and whether Zvkb is used.
    fn vector(self) -> Option<(StudyForm, bool)> {
        match self {
            Self::Generic | Self::Base | Self::Zbb => None,
            Self::Indexed => Some((StudyForm::Indexed, false)),
            Self::IndexedZvkb => Some((StudyForm::Indexed, true)),
            Self::InRegister => Some((StudyForm::InRegister, false)),
            Self::InRegisterZvkb => Some((StudyForm::InRegister, true)),
            Self::MultiRound => Some((StudyForm::MultiRound, false)),
            Self::MultiRoundZvkb => Some((StudyForm::MultiRound, true)),
        }
    }

    fn is_usable(self) -> bool {
        match self.vector() {
            None => self != Self::Zbb || Zbb::detect().is_some(),
            Some((_, zvkb)) => Rvv::detect().is_some_and(|token| token.zvkb() || !zvkb),
        }
    }

    /// Applies Keccak-f\[1600\] to a state, word (x, y) at x + 5y.
    ///
    /// # Panics
    ///
    /// If the CPU cannot run the form.
    pub fn keccak_f1600(self, state: &mut [u64; WORDS]) {
        assert!(self.is_usable(), "this CPU cannot run the form '{}'", self.name());
        match (self.vector(), Rvv::detect()) {
            (Some((form, zvkb)), Some(token)) => rvv::keccak_f1600(token, form, zvkb, state),
            _ if self == Self::Generic => keccak_generic(state),
            _ => integers::permutation(Zbb::detect().filter(|_| self == Self::Zbb), 24)(state),
        }
    }

    /// Bits of a vector register here, if there are any.
    #[must_use]
    pub fn register_bits() -> Option<usize> {
        Rvv::detect().map(rvv::register_bits)
    }
}

/// Applies Keccak-f\[1600\] to a state a lane by the kernel for many of them, which the forms are
/// compared with: it absorbs a block of zeros. Row i of `states` has word i of every state. Gives
/// how many states that were, or nothing if the CPU cannot run it.
pub fn permute_lanes(zvkb: bool, states: &mut Vec<u64>) -> Option<usize> {
    let token = Rvv::detect().filter(|token| token.zvkb() || !zvkb)?;
    let kernel = Scalable::Rvv(if zvkb { token } else { token.without_zvkb() });
    let lanes = kernel.lanes::<u64>();
    states.resize(WORDS * lanes, 0);
    kernel.absorb(Primitive::Keccak { rate: 72, rounds: 24 }, states, &vec![0; 9 * lanes]);
    Some(lanes)
}

/// A function of its own, so that the compiler's instructions for the algorithm can be counted.
#[inline(never)]
fn keccak_generic(state: &mut [u64; WORDS]) {
    *state = keccak::permute(Scalar, *state);
}
