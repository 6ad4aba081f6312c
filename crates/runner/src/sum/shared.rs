//! The state that the threads of a run share.

use super::Progress;
use super::permits::Permits;
use super::plan::Plan;
use super::queue::Queue;
use crate::stop::Stop;
use std::sync::atomic::{AtomicBool, Ordering};

/// The plan, the queue and the permits of a run, shared by its threads.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) plan: Plan,
    pub(super) queue: Queue,
    /// Who may hash.
    pub(super) hashing: Permits,
    /// Who may read regular files.
    pub(super) reading: Permits,
    pub(super) progress: Progress,
    pub(super) stop: Stop,
    pub(super) ended: AtomicBool,
}

impl Shared {
    /// Whether to give up.
    pub(super) fn over(&self) -> bool {
        self.stop.requested() || self.ended.load(Ordering::Relaxed)
    }

    /// Ends the run: everybody who waits, and who asks, is told.
    pub(super) fn end(&self) {
        self.ended.store(true, Ordering::Relaxed);
        self.queue.end();
    }
}
