//! Where a state is while it is permuted in vectors.

/// The three forms of the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StudyForm {
    Indexed,
    InRegister,
    MultiRound,
}
