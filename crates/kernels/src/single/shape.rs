//! How a state lies while it is permuted in vectors.

/// The three forms of the study.
#[derive(Clone, Copy)]
pub(super) enum Shape {
    Indexed,
    InRegister,
    MultiRound,
}
