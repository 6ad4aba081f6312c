//! Which core a thread runs on.
//!
//! A *core* is what the system schedules threads on: a hardware thread where a physical core has two. The cores of a process
//! can be fewer than the machine's: a container or `taskset` may have set that.

use core_affinity::CoreId;
use std::fmt;
use thiserror::Error;

/// A core that threads can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Core(CoreId);

/// The system did not bind a thread to a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the system refuses to bind a thread to core {0}")]
pub struct Refused(pub Core);

/// The cores that the calling thread may use, by their number; none if the system does not tell. To be asked before any
/// [`bind`](Core::bind): a bound thread, and every thread that it starts, sees only its own core.
#[must_use]
pub fn allowed() -> Vec<Core> {
    core_affinity::get_core_ids().unwrap_or_default().into_iter().map(Core).collect()
}

/// The system's number of the core that the calling thread ran on last; none if the system does not tell. A thread that is not bound
/// may have been on others before.
#[must_use]
pub fn current() -> Option<usize> {
    // Linux's proc_stat(5): field 39, where the name in brackets, which may have spaces, is field 2.
    let stat = std::fs::read_to_string("/proc/thread-self/stat").ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(36)?.parse().ok()
}

impl Core {
    /// Binds the calling thread to this core for the rest of its life.
    ///
    /// # Errors
    ///
    /// If the system refuses; the thread runs where it did.
    pub fn bind(self) -> Result<(), Refused> {
        if core_affinity::set_for_current(self.0) { Ok(()) } else { Err(Refused(self)) }
    }
}

impl fmt::Display for Core {
    /// The system's number of the core.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.id.fmt(f)
    }
}

/// A core that no machine has, as far as the tests know.
#[cfg(test)]
pub(crate) const NOWHERE: Core = Core(CoreId { id: 1023 });

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn a_bound_thread_sees_only_its_core() {
        for core in allowed() {
            let seen = thread::spawn(move || core.bind().map(|()| allowed())).join().expect("no panic");
            assert_eq!(seen, Ok(vec![core]));
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_bound_thread_runs_on_its_core() {
        for core in allowed() {
            let seen = thread::spawn(move || core.bind().map(|()| current())).join().expect("no panic");
            assert_eq!(seen.map(|core| core.map(|core| core.to_string())), Ok(Some(core.to_string())));
        }
    }

    #[test]
    fn a_refusal_names_the_core() {
        let refused = thread::spawn(|| NOWHERE.bind()).join().expect("no panic");
        let text = refused.expect_err("there is no such core").to_string();
        assert_eq!(text, "the system refuses to bind a thread to core 1023");
    }
}
