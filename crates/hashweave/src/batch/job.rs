//! Who waits in a [`Pool`](super::pool::Pool): bytes that are hashed for a thread that sleeps, or for a callback.

use super::hasher::Hasher;
use super::many::Part;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// Bytes of each stream that are hashed at once.
pub(super) const QUANTUM: usize = 16 << 10;

/// Bytes that are hashed for somebody.
pub(super) struct Job {
    pub(super) hasher: Hasher,
    pub(super) of: Box<dyn Owner>,
    /// How many of the bytes are hashed.
    pub(super) next: usize,
}

impl Job {
    /// How many bytes are hashed next.
    pub(super) fn now(&self) -> usize {
        QUANTUM.min(self.of.bytes().len() - self.next)
    }

    /// These.
    pub(super) fn part(&mut self) -> Part<'_> {
        let now = self.now();
        Part { hasher: &mut self.hasher, bytes: &self.of.bytes()[self.next..][..now] }
    }
}

/// Whose they are.
pub(super) trait Owner: Send {
    fn bytes(&self) -> &[u8];

    /// All of them are hashed.
    fn done(self: Box<Self>, hasher: Hasher);

    /// Whether it is a thread that sleeps and could hash itself.
    fn can_lead(&self) -> bool;

    /// Its thread is to hash, after so many of the bytes.
    fn lead(self: Box<Self>, hasher: Hasher, next: usize);
}

/// What [`Pool::submit`] was given.
pub(super) struct Submitted<B, F> {
    pub(super) bytes: B,
    pub(super) then: F,
}

impl<B: AsRef<[u8]> + Send, F: FnOnce(Hasher, B) + Send> Owner for Submitted<B, F> {
    fn bytes(&self) -> &[u8] {
        self.bytes.as_ref()
    }

    fn done(self: Box<Self>, hasher: Hasher) {
        (self.then)(hasher, self.bytes);
    }

    fn can_lead(&self) -> bool {
        false
    }

    fn lead(self: Box<Self>, _: Hasher, _: usize) {
        unreachable!("it cannot");
    }
}

/// A thread that sleeps until its bytes are hashed. If it is dropped before, because of a panic, the thread is told.
pub(super) struct Sleeper<B> {
    pub(super) bed: Arc<Bed<B>>,
    pub(super) bytes: Option<B>,
}

/// Where a thread sleeps.
pub(super) struct Bed<B> {
    wake: Mutex<Option<Wake<B>>>,
    woken: Condvar,
}

/// Why it is woken.
#[expect(clippy::large_enum_variant, reason = "only what comes from a panic is small")]
pub(super) enum Wake<B> {
    /// So many of its bytes are hashed. If these are not all, it is to hash itself.
    After(Hasher, B, usize),
    /// The thread that hashed them panicked.
    Lost,
}

impl<B: AsRef<[u8]> + Send> Owner for Sleeper<B> {
    fn bytes(&self) -> &[u8] {
        self.bytes.as_ref().map_or(&[], AsRef::as_ref)
    }

    fn done(self: Box<Self>, hasher: Hasher) {
        let all = self.bytes().len();
        self.lead(hasher, all);
    }

    fn can_lead(&self) -> bool {
        true
    }

    fn lead(mut self: Box<Self>, hasher: Hasher, next: usize) {
        if let Some(bytes) = self.bytes.take() {
            self.bed.wake(Wake::After(hasher, bytes, next));
        }
    }
}

impl<B> Drop for Sleeper<B> {
    fn drop(&mut self) {
        if self.bytes.is_some() {
            self.bed.wake(Wake::Lost);
        }
    }
}

impl<B> Bed<B> {
    pub(super) fn new() -> Self {
        Self { wake: Mutex::new(None), woken: Condvar::new() }
    }

    pub(super) fn sleep(&self) -> Wake<B> {
        let mut wake = self.wake.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(wake) = wake.take() {
                return wake;
            }
            wake = self.woken.wait(wake).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn wake(&self, wake: Wake<B>) {
        *self.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(wake);
        self.woken.notify_one();
    }
}
