//! Asking for memory before it is needed.

/// Asks for the line that has this place, to the nearest cache.
#[inline(always)]
pub(crate) fn ask_line(place: *const u8) {
    // SAFETY: a prefetch accesses no memory; the core ignores an address that is not valid.
    unsafe {
        core::arch::asm!("prfm pldl1keep, [{}]", in(reg) place, options(nostack, readonly, preserves_flags));
    }
}
