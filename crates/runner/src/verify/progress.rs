//! How far a run is, for whoever shows it.

use crate::sum;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The progress of a run. Clones share the figures.
///
/// ```
/// let progress = runner::verify::Progress::default();
/// assert_eq!((progress.files(), progress.bytes()), (0, 0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Progress {
    pub(super) read: sum::Progress,
    skipped: Arc<[AtomicU64; 2]>,
}

impl Progress {
    /// The files that are done, read or not.
    #[must_use]
    pub fn files(&self) -> u64 {
        self.read.files() + self.skipped[0].load(Ordering::Relaxed)
    }

    /// Their bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.read.bytes() + self.skipped[1].load(Ordering::Relaxed)
    }

    /// A file need not be read.
    pub(super) fn skip(&self, bytes: u64) {
        self.skipped[0].fetch_add(1, Ordering::Relaxed);
        self.skipped[1].fetch_add(bytes, Ordering::Relaxed);
    }
}
