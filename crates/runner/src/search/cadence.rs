//! When to save: soon after the start and then ever more rarely, so that a process which is always killed early still gets on.

use std::time::{Duration, Instant};

/// The first time.
const FIRST: Duration = Duration::from_millis(50);

/// The longest time between two.
const LONGEST: Duration = Duration::from_secs(1);

/// A clock that is due after 50 ms, 100 ms, … and in the end every second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cadence {
    due: Instant,
    pause: Duration,
}

impl Cadence {
    pub(super) fn new() -> Self {
        Self { due: Instant::now() + FIRST, pause: FIRST }
    }

    /// Whether it is time; if so, the next time is set.
    pub(super) fn due(&mut self) -> bool {
        let now = Instant::now();
        let due = now >= self.due;
        if due {
            self.pause = LONGEST.min(2 * self.pause);
            self.due = now + self.pause;
        }
        due
    }
}
