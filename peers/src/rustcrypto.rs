//! RustCrypto's `keccak` and `sha3`: portable Rust, one state at a time. On x86 `keccak` 0.2 has no
//! other backend on stable Rust (its SIMD one needs the nightly `portable_simd`); on AArch64 it
//! takes the SHA-3 instructions by itself when the CPU has them.

use crate::job::{Job, Tally};
use keccak::Keccak;
use sha3::{Digest, Sha3_256};

/// Keccak-f\[1600\] `n` times over.
pub fn permute_times(state: &mut [u64; 25], n: u64) {
    // The backend is chosen outside the loop, as the crate recommends.
    Keccak::new().with_f1600(|permute| (0..n).for_each(|_| permute(state)));
}

/// The job with the state set up directly and only the permutation taken from the library.
#[must_use]
pub fn search_permutation(job: &Job, start: u64, count: u64, threshold: u64) -> Tally {
    let mut tally = Tally::EMPTY;
    Keccak::new().with_f1600(|permute| {
        for i in 0..count {
            let mut state = job.state(start.wrapping_add(i));
            permute(&mut state);
            tally.record(state[0].swap_bytes(), threshold);
        }
    });
    tally
}

/// The job through the crate most people would take: `Sha3_256::digest` of each message.
#[must_use]
pub fn search_digest(job: &Job, start: u64, count: u64, threshold: u64) -> Tally {
    let mut tally = Tally::EMPTY;
    for i in 0..count {
        let digest = Sha3_256::digest(job.message(start.wrapping_add(i)));
        tally.record_digest(&digest.into(), threshold);
    }
    tally
}
