//! Work of a known number of cycles.

/// Adds `n` sixteen times, each time to the sum of the time before.
#[inline(always)]
pub(crate) fn add_16_times(sum: &mut u64, n: u64) {
    // SAFETY: touches only the two named registers.
    unsafe {
        core::arch::asm!(".rept 16", "add {0}, {0}, {1}", ".endr", inout(reg) *sum, in(reg) n,
            options(nomem, nostack));
    }
}
