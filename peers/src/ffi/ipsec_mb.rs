//! Intel's ipsec-mb, through the loops of `csrc/ipsec_mb.c`; x86-64 only.

use super::Span;
use std::ffi::{CStr, c_char, c_int};
use std::ptr::NonNull;

/// Which kernels a manager is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The manager that the library itself chooses for this CPU.
    Auto,
    /// Its SSE manager, which hashes by two interleaved streams of SHA-NI.
    ShaNi,
}

/// `IMB_MGR`, never looked into.
#[repr(C)]
struct Opaque {
    nothing: [u8; 0],
}

unsafe extern "C" {
    fn peers_imb_new(sse: c_int, arch: *mut c_int, sha_ni: *mut c_int) -> *mut Opaque;
    fn peers_imb_free(manager: *mut Opaque);
    fn peers_imb_version() -> *const c_char;
    fn peers_imb_sha2(
        manager: *mut Opaque,
        spans: *const Span,
        n: usize,
        digests: *mut u8,
        digest_size: usize,
    ) -> usize;
    fn peers_imb_sha2_each(
        manager: *mut Opaque,
        spans: *const Span,
        n: usize,
        digests: *mut u8,
        digest_size: usize,
    );
}

/// An `IMB_MGR`, owned, and the list of messages that it is handed.
pub(crate) struct Manager {
    state: NonNull<Opaque>,
    arch: c_int,
    spans: Vec<Span>,
}

impl Manager {
    /// `None` where the CPU does not suffice, or has no SHA-NI and that was asked for.
    pub(crate) fn new(choice: Choice) -> Option<Self> {
        let sse = c_int::from(choice == Choice::ShaNi);
        let (mut arch, mut sha_ni) = (0, 0);
        // SAFETY: writes two integers, and returns null or a manager that is the caller's to free.
        let state = NonNull::new(unsafe { peers_imb_new(sse, &raw mut arch, &raw mut sha_ni) })?;
        let manager = Self { state, arch, spans: Vec::new() };
        (choice == Choice::Auto || sha_ni == 1).then_some(manager)
    }

    /// The instruction set that the library chose (`IMB_ARCH`).
    pub(crate) fn arch(&self) -> &'static str {
        match self.arch {
            5 => "avx512",
            4 => "avx2",
            3 => "avx",
            _ => "sse",
        }
    }

    /// SHA-256 for `N` = 32, SHA-512 for 64, of all messages in one burst after the other; false if
    /// a job failed.
    pub(crate) fn sha2<const N: usize>(&mut self, messages: &[&[u8]], digests: &mut [[u8; N]]) -> bool {
        let (manager, spans) = self.prepare::<N>(messages, digests.len());
        let (n, out) = (spans.len(), digests.as_flattened_mut().as_mut_ptr());
        // SAFETY: the manager is live and exclusively borrowed; `n` spans are those of live slices;
        // `digests` has room for `n` times `N` bytes; all jobs are flushed before the call returns,
        // so the library keeps no pointer to either.
        unsafe { peers_imb_sha2(manager, spans.as_ptr(), n, out, N) == n }
    }

    /// The same, one message after the other by the function for one.
    pub(crate) fn sha2_each<const N: usize>(&mut self, messages: &[&[u8]], digests: &mut [[u8; N]]) {
        let (manager, spans) = self.prepare::<N>(messages, digests.len());
        let (n, out) = (spans.len(), digests.as_flattened_mut().as_mut_ptr());
        // SAFETY: as in `sha2`; nothing is queued.
        unsafe { peers_imb_sha2_each(manager, spans.as_ptr(), n, out, N) };
    }

    fn prepare<const N: usize>(&mut self, messages: &[&[u8]], room: usize) -> (*mut Opaque, &[Span]) {
        const { assert!(N == 32 || N == 64) };
        assert_eq!(messages.len(), room, "one digest a message");
        self.spans.clear();
        self.spans.extend(messages.iter().map(|message| Span::of(message)));
        (self.state.as_ptr(), &self.spans)
    }
}

impl Drop for Manager {
    fn drop(&mut self) {
        // SAFETY: owned, never freed elsewhere, not used afterwards.
        unsafe { peers_imb_free(self.state.as_ptr()) };
    }
}

/// For example `1.3.0`: the library at run time.
pub(crate) fn version() -> String {
    // SAFETY: returns a pointer to a constant string.
    let version = unsafe { CStr::from_ptr(peers_imb_version()) };
    version.to_string_lossy().into_owned()
}
