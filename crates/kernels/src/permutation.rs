//! Keccak-f\[1600\] of a state a lane, many times: the bare permutation, of which random numbers
//! are made and checks of the kernels.

use hashes::keccak;
use lanes::{LaneSet, Lanes, Row64};

for_backends! {
    /// Applies Keccak-f\[1600\] `times` times to the states of all 64-bit lanes; row i holds word i
    /// of each.
    pub fn keccak_f1600(state: &mut [Row64; 25], times: usize) = permute;
}

#[inline(always)]
fn permute<S: LaneSet>(token: S, state: &mut [Row64; 25], times: usize) {
    // An aligned local that escapes gives the function an aligned frame; without it spilled vectors
    // straddle cache lines or not as the stack's randomisation has it, process by process
    // (`docs/search.md`).
    core::hint::black_box(&Row64::default());
    let mut a = [S::V64::splat(token, 0); 25];
    let mut i = 0;
    while i < 25 {
        a[i] = S::V64::load(token, &state[i]);
        i += 1;
    }
    let mut n = 0;
    while n < times {
        a = keccak::permute(token, a);
        n += 1;
    }
    let mut i = 0;
    while i < 25 {
        a[i].store(&mut state[i]);
        i += 1;
    }
}
