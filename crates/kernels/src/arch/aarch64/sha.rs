//! The SHA-256 instructions of Armv8 (FEAT_SHA256).
//!
//! The working variables rest in two registers, ABCD and EFGH. `SHA256H` is ABCD after four rounds
//! and `SHA256H2` EFGH; both take the same W_t + K_t and the registers before those rounds, so that
//! they do not wait for each other.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3)
//!   ABCD, EFGH = h(ABCD, EFGH, M_q + K_q), h2(EFGH, ABCD, M_q + K_q)
//!   M_q+1      = su1(M_q+1, M_q-1, M_q)     from quad 3 on: W_t-7 and σ1(W_t-2)
//!   M_q-1      = su0(M_q-1, M_q)            W_t-16 + σ0(W_t-15) of M_q+3
//! ```
//!
//! # Bound
//!
//! A block is 16 `sha256h`, 16 `sha256h2`, 12 `sha256su0`, 12 `sha256su1` and 42 plain
//! instructions: 4 loads and 4 reversals of bytes, 16 loads of K, 16 additions of it, 2 sums. The
//! rounds of one stream are a chain of 16 × the latency, 4 on the Neoverse cores: 64 cycles a
//! block, 1.00 cycles/byte. There one unit starts one of these instructions a cycle, which makes 56
//! a block (0.88 cycles/byte), reached by two streams or more. No such machine was at hand: neither
//! figure is measured.
//!
//! Sources: FIPS 180-4, section 6.2.2; Arm Architecture Reference Manual for A-profile (DDI 0487),
//! `SHA256H`, `SHA256H2`, `SHA256SU0`, `SHA256SU1`; Arm Neoverse N1 Software Optimization Guide,
//! cryptography extensions, for latencies.

use core::arch::aarch64::{
    uint32x4_t, vaddq_u32, vdupq_n_u32, vld1q_u8, vld1q_u32, vreinterpretq_u8_u32, vreinterpretq_u32_u8,
    vrev32q_u8, vsetq_lane_u32, vsha256h2q_u32, vsha256hq_u32, vsha256su0q_u32, vsha256su1q_u32, vst1q_u8,
    vst1q_u32,
};
use hashes::sha2::Sums;
use lanes::isa::Sha2;

/// The token that proves the instructions.
pub(crate) type Token = Sha2;

// The intrinsics demand that their caller has the feature, which a method here has only where it is
// inlined. So each is in a function that has it, and that may be inlined like any other.

#[inline]
#[target_feature(enable = "neon,sha2")]
fn h(abcd: uint32x4_t, efgh: uint32x4_t, sums: uint32x4_t) -> uint32x4_t {
    vsha256hq_u32(abcd, efgh, sums)
}

#[inline]
#[target_feature(enable = "neon,sha2")]
fn h2(efgh: uint32x4_t, abcd: uint32x4_t, sums: uint32x4_t) -> uint32x4_t {
    vsha256h2q_u32(efgh, abcd, sums)
}

#[inline]
#[target_feature(enable = "neon,sha2")]
fn su0(oldest: uint32x4_t, next: uint32x4_t) -> uint32x4_t {
    vsha256su0q_u32(oldest, next)
}

#[inline]
#[target_feature(enable = "neon,sha2")]
fn su1(begun: uint32x4_t, middle: uint32x4_t, recent: uint32x4_t) -> uint32x4_t {
    vsha256su1q_u32(begun, middle, recent)
}

/// Four words of a message schedule or of W + K, the first one lowest. Exists only where [`Sha2`]
/// was detected.
#[derive(Clone, Copy)]
pub(crate) struct Words(uint32x4_t);

impl Words {
    #[inline(always)]
    pub(crate) fn zero(_: Sha2) -> Self {
        // SAFETY: the token proves NEON.
        Self(unsafe { vdupq_n_u32(0) })
    }

    /// Sums 4q to 4q + 3.
    #[inline(always)]
    pub(crate) fn of(_: Sha2, sums: &Sums, q: usize) -> Self {
        let four: &[u32; 4] = sums.0[4 * q..].first_chunk().expect("there are sixteen fours of sums");
        // SAFETY: the token proves NEON; four words are 16 bytes.
        Self(unsafe { vld1q_u32(four.as_ptr()) })
    }

    /// Sets sums 4q to 4q + 3.
    #[inline(always)]
    pub(crate) fn put(self, sums: &mut Sums, q: usize) {
        let four: &mut [u32; 4] = sums.0[4 * q..].first_chunk_mut().expect("there are sixteen fours of sums");
        // SAFETY: the value proves NEON; four words are 16 bytes.
        unsafe { vst1q_u32(four.as_mut_ptr(), self.0) }
    }

    /// Four words in the order of bytes of this machine.
    #[inline(always)]
    pub(crate) fn of_words(_: Sha2, bytes: &[u8; 16]) -> Self {
        // SAFETY: the token proves NEON; 16 bytes are read.
        Self(unsafe { vreinterpretq_u32_u8(vld1q_u8(bytes.as_ptr())) })
    }

    /// Four words of a block, which are big-endian there (FIPS 180-4, section 3.1).
    #[inline(always)]
    pub(crate) fn of_message(token: Sha2, bytes: &[u8; 16]) -> Self {
        Self::of_words(token, bytes).swap_bytes()
    }

    /// The bytes of every word in the opposite order.
    #[inline(always)]
    pub(crate) fn swap_bytes(self) -> Self {
        // SAFETY: the value proves NEON.
        Self(unsafe { vreinterpretq_u32_u8(vrev32q_u8(vreinterpretq_u8_u32(self.0))) })
    }

    /// These words with `word` as the third.
    #[inline(always)]
    pub(crate) fn with_third(self, word: u32) -> Self {
        // SAFETY: the value proves NEON.
        Self(unsafe { vsetq_lane_u32::<2>(word, self.0) })
    }

    /// Writes the words in the order of bytes of this machine.
    #[inline(always)]
    pub(crate) fn store(self, bytes: &mut [u8; 16]) {
        // SAFETY: the value proves NEON; 16 bytes are written.
        unsafe { vst1q_u8(bytes.as_mut_ptr(), vreinterpretq_u8_u32(self.0)) }
    }

    #[inline(always)]
    pub(crate) fn add(self, other: Self) -> Self {
        // SAFETY: the value proves NEON.
        Self(unsafe { vaddq_u32(self.0, other.0) })
    }

    /// W_t−16 + σ0(W_t−15) for four t, from the words at t − 16 and the four after them.
    #[inline(always)]
    pub(crate) fn begun(self, next: Self) -> Self {
        // SAFETY: the value proves the instruction.
        Self(unsafe { su0(self.0, next.0) })
    }

    /// W_t for four t, from the sums that are [begun](Self::begun), the words at t − 8 and those at
    /// t − 4.
    #[inline(always)]
    pub(crate) fn scheduled(self, middle: Self, recent: Self) -> Self {
        // SAFETY: the value proves the instruction.
        Self(unsafe { su1(self.0, middle.0, recent.0) })
    }
}

/// The working variables as the instructions take them. Exists only where [`Sha2`] was detected.
#[derive(Clone, Copy)]
pub(crate) struct Working {
    /// a to d, the first one lowest.
    abcd: uint32x4_t,
    /// e to h.
    efgh: uint32x4_t,
}

impl Working {
    #[inline(always)]
    pub(crate) fn zero(token: Sha2) -> Self {
        Self { abcd: Words::zero(token).0, efgh: Words::zero(token).0 }
    }

    /// Working variables from a to d and e to h.
    #[inline(always)]
    pub(crate) fn of(abcd: Words, efgh: Words) -> Self {
        Self { abcd: abcd.0, efgh: efgh.0 }
    }

    /// a to d and e to h.
    #[inline(always)]
    pub(crate) fn words(self) -> [Words; 2] {
        [Words(self.abcd), Words(self.efgh)]
    }

    /// Four rounds, given their W + K.
    #[inline(always)]
    pub(crate) fn four_rounds(&mut self, sums: Words) {
        // SAFETY: the value proves the instructions.
        (self.abcd, self.efgh) =
            unsafe { (h(self.abcd, self.efgh, sums.0), h2(self.efgh, self.abcd, sums.0)) };
    }

    /// The rounds of four that need no third sum: none, there is no instruction for less than four.
    #[inline(always)]
    pub(crate) fn first_rounds(&mut self, _: Words) {}

    /// The others of four rounds.
    #[inline(always)]
    pub(crate) fn last_rounds(&mut self, sums: Words) {
        self.four_rounds(sums);
    }

    /// Nothing: there are 32 registers here, and no core has shown that it pays.
    #[inline(always)]
    pub(crate) fn keep_place(&mut self) {}

    /// Step 4 of a block: the hash value.
    #[inline(always)]
    pub(crate) fn add(&mut self, before: Self) {
        self.abcd = Words(self.abcd).add(Words(before.abcd)).0;
        self.efgh = Words(self.efgh).add(Words(before.efgh)).0;
    }
}
