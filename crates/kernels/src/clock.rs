//! Work of a known number of cycles.

use crate::arch::here::clock::add_16_times;

/// Additions in one turn of the loop.
const UNROLLED: u64 = 16;

/// Executes at least `n` additions (to the next multiple of 16), each of which needs the result of
/// the one before: as many cycles, give or take the call, on every CPU whose addition has a latency
/// of one. Registers are added, not constants, because recent cores add small constants while
/// renaming, several a cycle.
pub fn dependent_additions(n: u64) {
    let mut sum = 0_u64;
    for _ in 0..n.div_ceil(UNROLLED) {
        add_16_times(&mut sum, n);
    }
    core::hint::black_box(sum);
}
