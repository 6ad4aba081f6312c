//! XKCP, the Keccak team's own code package: Keccak-p\[1600\]×8 in AVX-512 intrinsics by Ronny Van
//! Keer, from the crate `xkcp-sys`. How it is compiled, and why so, is in `build.rs`.

use crate::ffi;
use crate::job::{Job, Tally};

/// Eight states, interleaved as XKCP wants them: word *i* of instance *j* is `0[i][j]`, and each
/// row is one 64-byte register.
#[repr(C, align(64))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct States8(pub [[u64; 8]; 25]);

/// XKCP on a CPU that can run it.
///
/// ```
/// if let Some(xkcp) = peers::xkcp::Xkcp::detect() {
///     let mut states = peers::xkcp::States8([[0; 8]; 25]);
///     xkcp.permute_x8(&mut states);
///     assert_eq!(states.0[0], [0xf125_8f79_40e1_dde7; 8]); // Keccak-f[1600] of zero
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Xkcp(ffi::Xkcp);

impl Xkcp {
    /// `None` on a CPU without AVX-512 F, VL and BW, and on every other architecture.
    #[must_use]
    pub fn detect() -> Option<Self> {
        ffi::Xkcp::detect().map(Self)
    }

    /// Keccak-f\[1600\], all 24 rounds, of the eight states at once.
    pub fn permute_x8(self, states: &mut States8) {
        self.0.permute_x8(states, 1);
    }

    /// [`Xkcp::permute_x8`] `n` times, without crossing from Rust to C in between.
    pub fn permute_x8_times(self, states: &mut States8, n: u64) {
        self.0.permute_x8(states, n);
    }

    /// The job over `count` counters from `start` on, eight at a time (`csrc/search_x8.c`).
    #[must_use]
    pub fn search(self, job: &Job, start: u64, count: u64, threshold: u64) -> Tally {
        self.0.search(job.constant_words(), start, count, threshold)
    }
    /// SHA3-256 of eight messages (`csrc/sha3_x8.c`); false, and nothing done, unless they are of
    /// one length and a constant distance apart, a multiple of eight bytes.
    pub fn sha3_256_x8(self, messages: [&[u8]; 8], digests: &mut [[u8; 32]; 8]) -> bool {
        self.0.sha3_256_x8(messages, digests)
    }
}
