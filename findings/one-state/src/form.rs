//! The forms by name.

use crate::rvv;
use crate::study::StudyForm;
use hashes::keccak::{self, WORDS};
use lanes::isa::{Rvv, Scalar};

/// A way to compute Keccak-f\[1600\] of one state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The generic algorithm as the compiler translates it for the base instruction set.
    Generic,
    /// A form in vectors, with Zvkb or without.
    Vector { form: StudyForm, zvkb: bool },
}

/// Every form, and its name.
const FORMS: [(Form, &str); 7] = [
    (Form::Generic, "generic"),
    (Form::Vector { form: StudyForm::Indexed, zvkb: false }, "indexed"),
    (Form::Vector { form: StudyForm::Indexed, zvkb: true }, "indexed-zvkb"),
    (Form::Vector { form: StudyForm::InRegister, zvkb: false }, "in-register"),
    (Form::Vector { form: StudyForm::InRegister, zvkb: true }, "in-register-zvkb"),
    (Form::Vector { form: StudyForm::MultiRound, zvkb: false }, "multi-round"),
    (Form::Vector { form: StudyForm::MultiRound, zvkb: true }, "multi-round-zvkb"),
];

impl Form {
    /// The forms that this CPU can run.
    pub(crate) fn usable() -> impl Iterator<Item = Self> {
        FORMS.into_iter().map(|(form, _)| form).filter(|form| match form {
            Self::Generic => true,
            Self::Vector { zvkb, .. } => Rvv::detect().is_some_and(|token| token.zvkb() || !zvkb),
        })
    }

    /// The name of the form.
    pub(crate) fn name(self) -> &'static str {
        FORMS.into_iter().find_map(|(form, name)| (form == self).then_some(name)).unwrap_or_default()
    }

    /// Applies Keccak-f\[1600\] to a state, word (x, y) at x + 5y.
    ///
    /// # Panics
    ///
    /// If the CPU cannot run the form.
    pub(crate) fn keccak_f1600(self, state: &mut [u64; WORDS]) {
        match self {
            Self::Generic => keccak_generic(state),
            Self::Vector { form, zvkb } => {
                let token = Rvv::detect().filter(|token| token.zvkb() || !zvkb);
                let token = token.unwrap_or_else(|| panic!("this CPU cannot run '{}'", self.name()));
                rvv::keccak_f1600(token, form, zvkb, state);
            }
        }
    }
}

/// A function of its own, so that the compiler's instructions for the algorithm can be counted.
#[inline(never)]
fn keccak_generic(state: &mut [u64; WORDS]) {
    *state = keccak::permute(Scalar, *state);
}
