//! Asking for memory before it is needed.

/// Asks for the line that has this place.
///
/// To the nearest cache. On Golden Cove `prefetcht1` came out the same and `prefetchnta` far worse
/// (the line is gone again when its node's turn comes), on Zen 4 all hints the same
/// (`examples/chain_ahead.rs`).
#[inline(always)]
pub(crate) fn ask_line(place: *const u8) {
    // SAFETY: a prefetch accesses no memory, and SSE is part of x86-64.
    unsafe {
        core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(place.cast());
    }
}
