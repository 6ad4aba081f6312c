//! A limit on how many threads do something at once.

use super::lock;
use std::sync::{Condvar, Mutex, PoisonError};

/// Permits for a number of threads at once.
#[derive(Debug)]
pub(super) struct Permits {
    free: Mutex<usize>,
    freed: Condvar,
}

/// Held while doing it.
#[derive(Debug)]
pub(super) struct Permit<'a>(&'a Permits);

impl Permits {
    pub(super) fn new(count: usize) -> Self {
        Self { free: Mutex::new(count), freed: Condvar::new() }
    }

    /// Waits for its turn. Holders only compute, or read regular files, so it comes.
    pub(super) fn acquire(&self) -> Permit<'_> {
        let free = self.freed.wait_while(lock(&self.free), |free| *free == 0);
        *free.unwrap_or_else(PoisonError::into_inner) -= 1;
        Permit(self)
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        *lock(&self.0.free) += 1;
        self.0.freed.notify_one();
    }
}
