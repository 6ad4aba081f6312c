//! Binding threads to cores.
//!
//! A *core* is what the system schedules threads on: a hardware thread where a physical core has
//! two. The cores of a process can be fewer than the machine's: a container or `taskset` may have
//! set that.

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

/// Returns the cores that the calling thread may use, in the order of their numbers; empty if the
/// system does not say. Call this before any [`bind`](Core::bind), because a bound thread, and
/// every thread that it starts, sees only its own core.
#[must_use]
pub fn allowed() -> Vec<Core> {
    core_affinity::get_core_ids().unwrap_or_default().into_iter().map(Core).collect()
}

/// Returns the system's number of the core on which the calling thread ran last; `None` if the
/// system does not say. A thread that is not bound may have run on other cores before.
#[must_use]
pub fn current() -> Option<usize> {
    // Linux's proc_stat(5): field 39, where the name in brackets, which may have spaces, is
    // field 2.
    let stat = fs::read_to_string("/proc/thread-self/stat").ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(36)?.parse().ok()
}

/// Returns whether `threads` threads certainly have a physical core each. This requires that the
/// system says which logical cores share a physical one, and that it is not a guest, whose virtual
/// processors may share physical cores without its knowledge. Threads that are `bound` take the
/// first [`allowed`] cores.
#[must_use]
pub fn are_apart(threads: usize, bound: bool) -> bool {
    let cores = allowed();
    let used = if bound { cores.get(..threads).unwrap_or_default() } else { &cores };
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    apart(threads, &used.iter().map(siblings).collect::<Vec<_>>(), &processors)
}

/// The list of those that share a physical core with this one.
fn siblings(core: &Core) -> Option<String> {
    fs::read_to_string(format!("/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list", core.0.id)).ok()
}

/// Where a thread that is never idle runs, and next to it those that help it and are idle most of
/// the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The core of the busy thread.
    pub chain: Core,
    /// The core of its helpers: the other half of the same physical core, or else its neighbour, if
    /// no busy thread runs there; otherwise the same one.
    pub helper: Core,
}

/// Returns seats on the cores that the calling thread may use: one on each physical core, but no
/// more than `most`. Empty if the system does not say which cores these are. See [`allowed`] for
/// when to call this.
#[must_use]
pub fn seats(most: usize) -> Vec<Seat> {
    seated(most, &allowed().into_iter().map(|core| (core, siblings(&core))).collect::<Vec<_>>())
}

/// Of cores with what is known of their other halves.
fn seated(most: usize, cores: &[(Core, Option<String>)]) -> Vec<Seat> {
    let mut physical: Vec<(&Option<String>, Vec<Core>)> = Vec::new();
    for (core, halves) in cores {
        match physical.iter_mut().find(|(known, _)| known.is_some() && *known == halves) {
            Some((_, both)) => both.push(*core),
            None => physical.push((halves, vec![*core])),
        }
    }
    let count = most.min(physical.len());
    // Every other one, if the helpers have room between them.
    let step = if physical.len() >= 2 * count { 2 } else { 1 };
    let places: Vec<usize> = (0..count).map(|n| n * step).collect();
    let mut spare = (0..physical.len()).filter(|place| !places.contains(place));
    let seat = |place: &usize| {
        let own = &physical[*place].1;
        let next = spare.next().map(|place| physical[place].1[0]);
        Seat { chain: own[0], helper: own.get(1).copied().or(next).unwrap_or(own[0]) }
    };
    places.iter().map(seat).collect()
}

/// Of cores, which ones are halves of the same (`None`: unknown), and what Linux says of the
/// processors.
fn apart(threads: usize, siblings: &[Option<String>], processors: &str) -> bool {
    let is_guest = processors.split_whitespace().any(|flag| flag == "hypervisor");
    let known: Option<BTreeSet<&String>> = siblings.iter().map(Option::as_ref).collect();
    !is_guest && known.is_some_and(|cores| cores.len() >= threads)
}

impl Core {
    /// The system's number of the core.
    #[must_use]
    pub fn number(self) -> usize {
        self.0.id
    }

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

    /// The seats on `physical` physical cores, each with `halves` halves, numbered as Linux does:
    /// first halves first.
    fn seats_on(most: usize, physical: usize, halves: usize) -> Vec<(usize, usize)> {
        let core = |id: usize| {
            let list: Vec<_> =
                (0..halves).map(|half| (half * physical + id % physical).to_string()).collect();
            (Core(CoreId { id }), Some(list.join(",")))
        };
        let cores: Vec<_> = (0..physical * halves).map(core).collect();
        seated(most, &cores).iter().map(|seat| (seat.chain.0.id, seat.helper.0.id)).collect()
    }

    #[test]
    fn helpers_sit_on_the_other_half_or_next_to_it() {
        assert_eq!(seats_on(1, 4, 2), [(0, 4)]);
        assert_eq!(seats_on(4, 4, 2), [(0, 4), (1, 5), (2, 6), (3, 7)]);
        assert_eq!(seats_on(9, 2, 2), [(0, 2), (1, 3)]);
        assert_eq!(seats_on(1, 2, 1), [(0, 1)]);
        assert_eq!(seats_on(2, 4, 1), [(0, 1), (2, 3)]);
    }

    #[test]
    fn a_chain_has_a_core_of_its_own_and_its_helper_may_have_none() {
        assert_eq!(seats_on(2, 3, 1), [(0, 2), (1, 1)]);
        assert_eq!(seats_on(2, 2, 1), [(0, 0), (1, 1)]);
        assert_eq!(seats_on(2, 1, 1), [(0, 0)]);
        assert_eq!(seats_on(0, 2, 1), []);
        // Nothing is known of halves.
        let cores: Vec<_> = [3, 5].map(|id| (Core(CoreId { id }), None)).to_vec();
        assert_eq!(seated(2, &cores).len(), 2);
        assert!(seated(2, &[]).is_empty());
    }

    #[test]
    fn seats_are_on_allowed_cores() {
        let cores = allowed();
        for seat in seats(usize::MAX) {
            assert!(cores.contains(&seat.chain) && cores.contains(&seat.helper), "{seat:?}");
        }
        let one =
            thread::spawn(move || cores[0].bind().map(|()| (cores[0], seats(4)))).join().expect("no panic");
        let (core, seats) = one.expect("the core is allowed");
        assert_eq!(seats, [Seat { chain: core, helper: core }]);
    }

    #[test]
    fn a_refusal_names_the_core() {
        let refused = thread::spawn(|| NOWHERE.bind()).join().expect("no panic");
        let text = refused.expect_err("there is no such core").to_string();
        assert_eq!(text, "the system refuses to bind a thread to core 1023");
    }
}
