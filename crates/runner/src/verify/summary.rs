//! The figures of a run.

use super::entry::State;
use super::purpose::Purpose;

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

    /// Whether all is as it should be after a run of this purpose: no faults, but for rot that is
    /// accepted, and after a check nothing that differs, but for new names if these are ignored.
    ///
    /// ```
    /// use runner::verify::{Purpose, Summary};
    /// assert!(Summary::default().passes(Purpose::Check, false));
    /// ```
    #[must_use]
    pub fn passes(&self, purpose: Purpose, ignores_new: bool) -> bool {
        let accepts_rot = matches!(purpose, Purpose::Update { accept_rot: true, .. });
        let is_wrong = |state: &State| {
            let edited = match state {
                State::Same | State::Folded => false,
                State::New => !ignores_new,
                _ => true,
            };
            let is_accepted = *state == State::Rotten && accepts_rot;
            self.of(*state) > 0 && (state.is_fault() && !is_accepted || purpose == Purpose::Check && edited)
        };
        !State::ALL.iter().any(is_wrong)
    }
}
