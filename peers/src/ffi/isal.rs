//! Intel's isa-l_crypto, through the loops of `csrc/isal.c`; built where pkg-config finds it
//! (`build.rs`).

use super::Span;
use std::ffi::c_void;
use std::ptr::NonNull;

unsafe extern "C" {
    fn peers_isal_new_256(n: usize) -> *mut c_void;
    fn peers_isal_new_512(n: usize) -> *mut c_void;
    fn peers_isal_hash_256(all: *mut c_void, spans: *const Span, n: usize, digests: *mut u8) -> usize;
    fn peers_isal_hash_512(all: *mut c_void, spans: *const Span, n: usize, digests: *mut u8) -> usize;
    fn peers_isal_free(all: *mut c_void);
}

/// A manager of SHA-256 (`N` = 32) or SHA-512 (64) and contexts for a number of messages, owned.
pub(crate) struct Manager<const N: usize> {
    all: NonNull<c_void>,
    capacity: usize,
    spans: Vec<Span>,
}

impl<const N: usize> Manager<N> {
    /// `None` if the library refuses or there is no memory.
    pub(crate) fn new(capacity: usize) -> Option<Self> {
        const { assert!(N == 32 || N == 64) };
        let new = if N == 32 { peers_isal_new_256 } else { peers_isal_new_512 };
        // SAFETY: returns null or memory that is the caller's to free.
        let all = NonNull::new(unsafe { new(capacity) })?;
        Some(Self { all, capacity, spans: Vec::new() })
    }

    /// The digests of all messages; false if a job failed.
    pub(crate) fn sha2(&mut self, messages: &[&[u8]], digests: &mut [[u8; N]]) -> bool {
        assert!(messages.len() == digests.len() && messages.len() <= self.capacity, "one digest a message");
        assert!(messages.iter().all(|message| u32::try_from(message.len()).is_ok()), "lengths have 32 bits");
        self.spans.clear();
        self.spans.extend(messages.iter().map(|message| Span::of(message)));
        let hash = if N == 32 { peers_isal_hash_256 } else { peers_isal_hash_512 };
        let (n, out) = (self.spans.len(), digests.as_flattened_mut().as_mut_ptr());
        // SAFETY: the memory is that of the `new` of the same size, exclusively borrowed, with a
        // context for each of the `n` messages; `digests` has room for `n` times `N` bytes; all
        // jobs are flushed before the call returns.
        unsafe { hash(self.all.as_ptr(), self.spans.as_ptr(), n, out) == n }
    }
}

impl<const N: usize> Drop for Manager<N> {
    fn drop(&mut self) {
        // SAFETY: owned, never freed elsewhere, not used afterwards.
        unsafe { peers_isal_free(self.all.as_ptr()) };
    }
}
