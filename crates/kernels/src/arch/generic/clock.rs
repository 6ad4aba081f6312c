//! Work of a known number of cycles.

/// Adds `n` sixteen times, each time to the sum of the time before.
#[inline(always)]
pub(crate) fn add_16_times(sum: &mut u64, n: u64) {
    for _ in 0..16 {
        *sum = core::hint::black_box(*sum).wrapping_add(n);
    }
}
