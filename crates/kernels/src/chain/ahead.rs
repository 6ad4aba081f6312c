//! Asking for memory before it is needed. It need not be there, nor be memory at all.

/// Asks for all lines that `bytes` bytes lie in, each once: a line that is asked for twice costs as
/// much as two.
#[inline(always)]
pub(super) fn ask(place: *const u8, bytes: usize) {
    let mut at = 0;
    while at < bytes {
        ask_line(place.wrapping_add(at));
        at += LINE;
    }
    // The last byte, if it is in a line of its own.
    if place.addr() % LINE + bytes > at {
        ask_line(place.wrapping_add(bytes - 1));
    }
}

/// Asks for the line that has this place.
///
/// To the nearest cache. On Golden Cove `prefetcht1` came out the same and `prefetchnta` far worse
/// (the line is gone again when its node's turn comes), on Zen 4 all hints the same
/// (`examples/chain_ahead.rs`).
#[inline(always)]
pub(super) fn ask_line(place: *const u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch accesses no memory, and SSE is part of x86-64.
    unsafe {
        core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(place.cast());
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: a prefetch accesses no memory; the core ignores an address that is not valid.
    unsafe {
        core::arch::asm!("prfm pldl1keep, [{}]", in(reg) place, options(nostack, readonly, preserves_flags));
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    let _ = place;
}

/// Bytes of a line of the cache.
const LINE: usize = 64;
