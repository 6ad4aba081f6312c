//! The speed of kernels, as far as they were timed, as a value that a program can keep.
//!
//! On a core that the tables do not have, kernels are timed when a process first needs to know
//! which is the fastest. A program that starts often [exports](export) the result and
//! [imports](import) it when it starts the next time, so that nothing is timed again. This library
//! stores nothing by itself. The `hashweave` command keeps a file in the user's cache folder.
//!
//! ```
//! use hashweave::{Algorithm, batch::Plan, calibration};
//! Plan::of(Algorithm::Sha256.primitive());
//! // On a core that the tables have, nothing was timed, and the value is empty.
//! let mut kept = calibration::export();
//! for timing in &mut kept.timings {
//!     timing.measured.get_or_insert(1_764_028_800);
//! }
//! calibration::import(kept);
//! ```

use crate::plan::{Cost, Source};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, PoisonError};

/// The times that a process has measured.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Calibration {
    /// No two have the same subject.
    pub timings: Vec<Timing>,
}

/// The times of all kernels that do the same work.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Timing {
    /// The work: for example `sum sha256 short`, `replicate blake2s` or `search sha3-256`.
    pub subject: String,
    /// When it was timed, in seconds since 1970; `None` if it was in this process: this library
    /// asks no clock for the date, so a program that keeps the value adds it.
    pub measured: Option<u64>,
    /// The kernels.
    pub kernels: Vec<Times>,
}

/// The times of a kernel.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Times {
    /// The kernel's name.
    pub kernel: String,
    /// At index n − 1, the nanoseconds of a step of n streams, replicas or, in a search, of one
    /// hash.
    pub nanoseconds: Vec<f64>,
}

/// The times that were imported, and those that this process has measured.
static KNOWN: Mutex<Vec<Timing>> = Mutex::new(Vec::new());

/// The function that gives times when one is needed.
static SOURCE: Mutex<Option<fn() -> Calibration>> = Mutex::new(None);

/// Makes this process use times that another one has exported on the same machine.
///
/// They are used by plans and searches that are made afterwards. A timing that does not fit the
/// kernels of this machine is ignored, and its kernels are timed when they are needed. Of two
/// timings of a subject the one that was imported last counts.
pub fn import(calibration: Calibration) {
    calibration.timings.into_iter().for_each(note);
}

/// Makes this process import what `source` gives when it first needs a time, instead of now: most
/// processes need none, and the source may have a file to read. [`export`] does not ask it.
///
/// ```
/// use hashweave::calibration::{self, Calibration};
/// calibration::import_when_needed(Calibration::default);
/// ```
pub fn import_when_needed(source: fn() -> Calibration) {
    *SOURCE.lock().unwrap_or_else(PoisonError::into_inner) = Some(source);
}

/// Everything that was imported, and that this process has timed until now.
#[must_use]
pub fn export() -> Calibration {
    Calibration { timings: KNOWN.lock().unwrap_or_else(PoisonError::into_inner).clone() }
}

/// The timing of a subject, if it is known.
#[must_use]
pub fn find(subject: &str) -> Option<Timing> {
    // Not locked while it is asked, so that it may hash. Another thread that needs a time meanwhile
    // finds none and measures.
    let source = SOURCE.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(source) = source {
        import(source());
    }
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.iter().find(|timing| timing.subject == subject).cloned()
}

/// Adds a timing, in the place of an older one of its subject.
fn note(timing: Timing) {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|other| other.subject != timing.subject);
    known.push(timing);
}

impl Timing {
    /// The times of exactly these kernels, each for its number of streams, in their order;
    /// `None` if it has others, or if a time is none.
    #[must_use]
    pub fn of(&self, kernels: &[(String, usize)]) -> Option<Vec<Vec<f64>>> {
        let of = |(name, numbers): &(String, usize)| {
            let mut same = self.kernels.iter().filter(|times| times.kernel == *name);
            let (Some(times), None) = (same.next(), same.next()) else { return None };
            let are_times = times.nanoseconds.iter().all(|time| time.is_finite() && *time > 0.0);
            (are_times && times.nanoseconds.len() == *numbers).then(|| times.nanoseconds.clone())
        };
        if self.kernels.len() == kernels.len() { kernels.iter().map(of).collect() } else { None }
    }
}

/// The costs of kernels for a subject: those that are known, or those that `measure` finds, which
/// are known from then on. `kernels` has the name and the largest number of each.
pub(crate) fn costs<K: Copy>(
    subject: &str,
    kernels: &[(K, String, usize)],
    measure: impl FnOnce() -> Vec<Vec<f64>>,
) -> (Vec<Cost<K>>, Source) {
    known(subject, kernels).unwrap_or_else(|| {
        let costs: Vec<_> =
            kernels.iter().zip(measure()).map(|((kernel, ..), of)| Cost { kernel: *kernel, of }).collect();
        let times = |((_, name, _), cost): (&(K, String, usize), &Cost<K>)| Times {
            kernel: name.clone(),
            nanoseconds: cost.of.clone(),
        };
        let kernels = kernels.iter().zip(&costs).map(times).collect();
        note(Timing { subject: subject.to_owned(), measured: None, kernels });
        (costs, Source::Calibration)
    })
}

/// The costs of kernels for a subject, if they are known.
pub(crate) fn known<K: Copy>(
    subject: &str,
    kernels: &[(K, String, usize)],
) -> Option<(Vec<Cost<K>>, Source)> {
    let timing = find(subject)?;
    let names: Vec<_> = kernels.iter().map(|(_, name, numbers)| (name.clone(), *numbers)).collect();
    let costs = kernels.iter().zip(timing.of(&names)?).map(|((kernel, ..), of)| Cost { kernel: *kernel, of });
    Some((costs.collect(), timing.measured.map_or(Source::Calibration, Source::Imported)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timing(subject: &str, kernels: &[(&str, &[f64])]) -> Timing {
        let times =
            |(kernel, of): &(&str, &[f64])| Times { kernel: (*kernel).to_owned(), nanoseconds: of.to_vec() };
        Timing {
            subject: subject.to_owned(),
            measured: Some(5),
            kernels: kernels.iter().map(times).collect(),
        }
    }

    #[test]
    fn only_times_of_these_kernels_count() {
        let kernels = [("a".to_owned(), 1), ("b".to_owned(), 2)];
        let fits = timing("", &[("b", &[2.0, 3.0]), ("a", &[1.0])]);
        assert_eq!(fits.of(&kernels), Some(vec![vec![1.0], vec![2.0, 3.0]]));
        for (fault, kernels_of_it) in [
            ("one is missing", &[("a", &[1.0][..])][..]),
            ("one is unknown", &[("a", &[1.0]), ("c", &[2.0, 3.0])]),
            ("one is twice there", &[("a", &[1.0]), ("a", &[1.0])]),
            ("there is one more", &[("a", &[1.0]), ("b", &[2.0, 3.0]), ("c", &[1.0])]),
            ("a number is missing", &[("a", &[1.0]), ("b", &[2.0])]),
            ("zero is no time", &[("a", &[0.0]), ("b", &[2.0, 3.0])]),
            ("nor is infinity", &[("a", &[1.0]), ("b", &[2.0, f64::INFINITY])]),
        ] {
            assert_eq!(timing("", kernels_of_it).of(&kernels), None, "{fault}");
        }
    }

    /// The source is asked once, and not before a time is needed.
    #[test]
    fn what_is_imported_when_needed_is_known_then() {
        let subject = "a test of what is imported when needed";
        import_when_needed(|| Calibration {
            timings: vec![timing("a test of what is imported when needed", &[("a", &[2.0])])],
        });
        let is_known = |timings: &[Timing]| timings.iter().any(|timing| timing.subject == subject);
        let kernels = [((), "a".to_owned(), 1)];
        // Another test may have taken the source first, and be about to import.
        let patience = std::time::Instant::now() + std::time::Duration::from_secs(10);
        while known(subject, &kernels).is_none() && std::time::Instant::now() < patience {
            std::thread::yield_now();
        }
        let found = known(subject, &kernels).expect("it is imported");
        assert_eq!((&found.0[0].of[..], found.1), (&[2.0][..], Source::Imported(5)));
        assert!(is_known(&export().timings) && SOURCE.lock().expect("not poisoned").is_none());
    }

    /// Times that do not fit are measured once; then they are known.
    #[test]
    fn what_is_known_is_not_measured() {
        let subject = "a test of this module";
        let kernels = [(7, "a".to_owned(), 1)];
        import(Calibration { timings: vec![timing(subject, &[("other", &[9.0])])] });
        let (costs_of_it, source) = costs(subject, &kernels, || vec![vec![3.0]]);
        assert_eq!(
            (costs_of_it[0].kernel, &costs_of_it[0].of[..], source),
            (7, &[3.0][..], Source::Calibration)
        );
        assert_eq!(find(subject).map(|timing| timing.measured), Some(None));
        let exported = export();
        let own: Vec<_> = exported.timings.iter().filter(|timing| timing.subject == subject).collect();
        assert!(matches!(own[..], [Timing { measured: None, .. }]), "{own:?}");
        import(Calibration { timings: vec![timing(subject, &[("a", &[4.0])])] });
        let (costs_of_it, source) = costs(subject, &kernels, || unreachable!("it is known"));
        assert_eq!((&costs_of_it[0].of[..], source), (&[4.0][..], Source::Imported(5)));
    }
}
