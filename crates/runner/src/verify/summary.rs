//! The figures of a run.

use super::entry::State;

/// What a run has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    counts: [u64; State::ALL.len()],
    /// The files of the tree.
    pub files: u64,
    /// Their bytes.
    pub bytes: u64,
    /// The bytes that were read.
    pub read: u64,
    /// Whether a list was written.
    pub written: bool,
    /// Whether the new list differs from the old one.
    pub(super) differs: bool,
    /// Whether anything of the old list is there.
    pub(super) found_old: bool,
}

impl Summary {
    pub(super) fn count(&mut self, state: State) {
        self.counts[state as usize] += 1;
    }

    /// How many names have a state.
    #[must_use]
    pub fn of(&self, state: State) -> u64 {
        self.counts[state as usize]
    }
}
