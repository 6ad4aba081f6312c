//! Binding threads to cores.
//!
//! A *core* is what the system schedules threads on: a hardware thread where a physical core has two. The cores of a process
//! can be fewer than the machine's: a container or `taskset` may have set that.

use core_affinity::CoreId;
use std::collections::BTreeSet;
use std::{fmt, fs};
use thiserror::Error;

/// A core that threads can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Core(CoreId);

/// The system did not bind a thread to a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the system refuses to bind a thread to core {0}")]
pub struct Refused(pub Core);

/// Returns the cores that the calling thread may use, in the order of their numbers; empty if the system does not say. Call this
/// before any [`bind`](Core::bind), because a bound thread, and every thread that it starts, sees only its own core.
#[must_use]
pub fn allowed() -> Vec<Core> {
    core_affinity::get_core_ids().unwrap_or_default().into_iter().map(Core).collect()
}

/// Returns the system's number of the core on which the calling thread ran last; `None` if the system does not say. A thread that
/// is not bound may have run on other cores before.
#[must_use]
pub fn current() -> Option<usize> {
    // Linux's proc_stat(5): field 39, where the name in brackets, which may have spaces, is field 2.
    let stat = fs::read_to_string("/proc/thread-self/stat").ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(36)?.parse().ok()
}

/// Returns whether `threads` threads certainly have a physical core each. This requires that the system says which logical cores
/// share a physical one, and that it is not a guest, whose virtual processors may share physical cores without its knowledge.
/// Threads that are `bound` take the first [`allowed`] cores.
#[must_use]
pub fn are_apart(threads: usize, bound: bool) -> bool {
    let cores = allowed();
    let used = if bound { cores.get(..threads).unwrap_or_default() } else { &cores };
    let siblings = |core: &Core| {
        let file = format!("/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list", core.0.id);
        fs::read_to_string(file).ok()
    };
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    apart(threads, &used.iter().map(siblings).collect::<Vec<_>>(), &processors)
}

/// Of cores, which ones are halves of the same (`None`: unknown), and what Linux says of the processors.
fn apart(threads: usize, siblings: &[Option<String>], processors: &str) -> bool {
    let is_guest = processors.split_whitespace().any(|flag| flag == "hypervisor");
    let known: Option<BTreeSet<&String>> = siblings.iter().map(Option::as_ref).collect();
    !is_guest && known.is_some_and(|cores| cores.len() >= threads)
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
    fn halves_of_a_core_are_not_apart() {
        let of = |lists: &[&str]| lists.iter().map(|list| Some((*list).to_owned())).collect::<Vec<_>>();
        let (smt, single) = (of(&["0,2", "1,3", "0,2", "1,3"]), of(&["0", "1", "2", "3"]));
        assert!(apart(2, &smt, "flags : fpu vme") && !apart(3, &smt, "flags : fpu vme"));
        assert!(apart(4, &single, "") && !apart(5, &single, ""));
        assert!(!apart(1, &single, "flags : fpu hypervisor lahf_lm"), "a guest is not told");
        assert!(!apart(1, &[Some("0".to_owned()), None], ""), "unknown");
        assert!(!are_apart(usize::MAX, false));
    }

    #[test]
    fn a_refusal_names_the_core() {
        let refused = thread::spawn(|| NOWHERE.bind()).join().expect("no panic");
        let text = refused.expect_err("there is no such core").to_string();
        assert_eq!(text, "the system refuses to bind a thread to core 1023");
    }
}
