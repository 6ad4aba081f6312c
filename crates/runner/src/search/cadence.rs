//! When to save: soon after the start and then ever more rarely, so that a process which is always
//! killed early still gets on.

use std::time::{Duration, Instant};

/// A clock that is due after its first pause, then after ever longer ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cadence {
    due: Instant,
    pause: Duration,
    longest: Duration,
}

impl Cadence {
    /// Of commits: after 50 ms, 100 ms, … and in the end every second.
    pub(super) fn of_commits() -> Self {
        Self::new(Duration::from_millis(50), Duration::from_secs(1))
    }

    /// Of copies to slower storage: after 1 s, 2 s, … and in the end every minute.
    pub(super) fn of_copies() -> Self {
        Self::new(Duration::from_secs(1), Duration::from_secs(60))
    }

    fn new(first: Duration, longest: Duration) -> Self {
        Self { due: Instant::now() + first, pause: first, longest }
    }

    /// Whether it is time; if so, the next time is set.
    pub(super) fn due(&mut self) -> bool {
        let now = Instant::now();
        let due = now >= self.due;
        if due {
            self.pause = self.longest.min(2 * self.pause);
            self.due = now + self.pause;
        }
        due
    }
}
