//! The jobs in a [`Pool`](super::pool::Pool): bytes that are hashed for a thread that sleeps, or
//! for a callback.

use super::hasher::Hasher;
use super::many::Part;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// How many bytes of each stream are hashed at once.
pub(super) const QUANTUM: usize = 16 << 10;

/// Bytes that are hashed for an owner.
pub(super) struct Job {
    pub(super) hasher: Hasher,
    pub(super) of: Box<dyn Owner>,
    /// How many of the bytes have been hashed.
    pub(super) next: usize,
}

impl Job {
    /// Returns how many bytes are hashed next.
    pub(super) fn now(&self) -> usize {
        QUANTUM.min(self.of.bytes().len() - self.next)
    }

    /// Returns the part that is hashed next.
    pub(super) fn part(&mut self) -> Part<'_> {
        let now = self.now();
        Part { hasher: &mut self.hasher, bytes: &self.of.bytes()[self.next..][..now] }
    }
}

/// The owner of the bytes.
pub(super) trait Owner: Send {
    fn bytes(&self) -> &[u8];

    /// Called when all bytes have been hashed.
    fn done(self: Box<Self>, hasher: Hasher);

    /// Whether the owner is a sleeping thread, which could hash itself.
    fn can_lead(&self) -> bool;

    /// Tells the owner's thread to hash, beginning after `next` of the bytes.
    fn lead(self: Box<Self>, hasher: Hasher, next: usize);
}

/// The bytes and the callback of [`Pool::submit`].
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

/// A thread that sleeps until its bytes have been hashed. If this is dropped before because of a
/// panic, the thread is told.
pub(super) struct Sleeper<B> {
    pub(super) bed: Arc<Bed<B>>,
    pub(super) bytes: Option<B>,
}

/// The place where a thread sleeps.
pub(super) struct Bed<B> {
    wake: Mutex<Option<Wake<B>>>,
    woken: Condvar,
}

/// The reason why a thread is woken.
#[expect(clippy::large_enum_variant, reason = "only what comes from a panic is small")]
pub(super) enum Wake<B> {
    /// This number of its bytes has been hashed. If these are not all, the thread has to hash the
    /// others.
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
