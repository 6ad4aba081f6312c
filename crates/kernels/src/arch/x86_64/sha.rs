//! The SHA instructions of x86.
//!
//! The working variables rest in two registers, ABEF and CDGH, of which `sha256rnds2` replaces one
//! by two rounds; W_t + K_t of those two rounds comes in xmm0.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3)
//!   CDGH    = rnds2(CDGH, ABEF, M_q + K_q)               rounds 4q, 4q + 1
//!   ABEF    = rnds2(ABEF, CDGH, (M_q + K_q) >> 64)       rounds 4q + 2, 4q + 3
//!   M_q+1   = msg2(M_q+1 + alignr(M_q, M_q-1, 4), M_q)   from quad 3 on: W_t-7, then σ1(W_t-2)
//!   M_q-1   = msg1(M_q-1, M_q)                           W_t-16 + σ0(W_t-15) of M_q+3
//! ```
//!
//! # Bound
//!
//! A block is 32 `rnds2`, 12 `msg1`, 12 `msg2` and 66 plain instructions: 4 loads and 4 reversals
//! of words, 16 additions of K and 16 shuffles to the lower half, 12 shifts across two registers
//! and 12 additions in the schedule, 2 sums. The rounds of one stream are a chain: 32 × the
//! latency, which is 4 on Golden Cove and on Zen: 128 cycles a block, 2.00 cycles/byte, and one
//! stream is there. Several streams fill the gaps as far as the unit is pipelined: on Zen 4 it
//! starts a `rnds2` every cycle (then `msg2`, at two cycles, and the plain instructions decide), on
//! Golden Cove every third, so 96 cycles, 1.50 cycles/byte, is the best there that any number of
//! streams can reach with it. (Published tables say every second;
//! `cargo run --release -p hashweave-kernels --example ports` measures it.) Whole blocks of one
//! stream or two are absorbed by generated loops (`sha_ni.rs`), which are faster; these are for
//! more streams, other kernels, and blocks whose sums are known.
//!
//! # The state of the upper halves
//!
//! The SHA instructions have no VEX form, and on Golden Cove one of them after a write to the upper
//! half of ymm0 to ymm15 costs some four hundred cycles, every time. So nothing here may be
//! compiled with AVX: the entry points enable SSSE3 and SSE4.1 only. Code that mixes the two has to
//! keep to zmm16 to zmm31, which do not count for that.
//!
//! Sources: FIPS 180-4, section 6.2.2; Intel SDM volume 2, `SHA256RNDS2`, `SHA256MSG1`,
//! `SHA256MSG2`.

use core::arch::asm;
use core::arch::x86_64::{
    __m128i, _mm_add_epi32, _mm_alignr_epi8, _mm_blend_epi16, _mm_insert_epi32, _mm_load_si128,
    _mm_loadu_si128, _mm_set_epi64x, _mm_setzero_si128, _mm_sha256msg1_epu32, _mm_sha256msg2_epu32,
    _mm_sha256rnds2_epu32, _mm_shuffle_epi8, _mm_shuffle_epi32, _mm_store_si128, _mm_storeu_si128,
};
use hashes::sha2::Sums;
use lanes::isa::ShaNi;

/// The token that proves the instructions.
pub(crate) type Token = ShaNi;

/// Four words of a message schedule or of W + K, the first one lowest. Exists only where [`ShaNi`]
/// was detected.
#[derive(Clone, Copy)]
pub(crate) struct Words(__m128i);

impl Words {
    #[inline(always)]
    pub(crate) fn zero(_: ShaNi) -> Self {
        // SAFETY: the token proves SSE2.
        Self(unsafe { _mm_setzero_si128() })
    }

    /// Sums 4q to 4q + 3.
    #[inline(always)]
    pub(crate) fn of(_: ShaNi, sums: &Sums, q: usize) -> Self {
        let four: &[u32; 4] = sums.0[4 * q..].first_chunk().expect("there are sixteen fours of sums");
        // SAFETY: the token proves SSE2; four words are 16 bytes, aligned to 16 because the sums
        // are and q counts in fours.
        Self(unsafe { _mm_load_si128(core::ptr::from_ref(four).cast()) })
    }

    /// Sets sums 4q to 4q + 3.
    #[inline(always)]
    pub(crate) fn put(self, sums: &mut Sums, q: usize) {
        let four: &mut [u32; 4] = sums.0[4 * q..].first_chunk_mut().expect("there are sixteen fours of sums");
        // SAFETY: the value proves SSE2; four words are 16 bytes, aligned to 16 because the sums
        // are and q counts in fours.
        unsafe { _mm_store_si128(core::ptr::from_mut(four).cast(), self.0) }
    }

    /// Four words in the order of bytes of this machine.
    #[inline(always)]
    pub(crate) fn of_words(_: ShaNi, bytes: &[u8; 16]) -> Self {
        // SAFETY: the token proves SSE2; 16 bytes are read.
        Self(unsafe { _mm_loadu_si128(core::ptr::from_ref(bytes).cast()) })
    }

    /// Four words of a block, which are big-endian there (FIPS 180-4, section 3.1).
    #[inline(always)]
    pub(crate) fn of_message(token: ShaNi, bytes: &[u8; 16]) -> Self {
        Self::of_words(token, bytes).swap_bytes()
    }

    /// The bytes of every word in the opposite order.
    #[inline(always)]
    pub(crate) fn swap_bytes(self) -> Self {
        // SAFETY: the value proves SSSE3.
        unsafe {
            Self(_mm_shuffle_epi8(self.0, _mm_set_epi64x(0x0C0D_0E0F_0809_0A0B, 0x0405_0607_0001_0203)))
        }
    }

    /// These words with `word` as the third.
    #[inline(always)]
    pub(crate) fn with_third(self, word: u32) -> Self {
        // SAFETY: the value proves SSE4.1.
        Self(unsafe { _mm_insert_epi32::<2>(self.0, word as i32) })
    }

    /// Writes the words in the order of bytes of this machine.
    #[inline(always)]
    pub(crate) fn store(self, bytes: &mut [u8; 16]) {
        // SAFETY: the value proves SSE2; 16 bytes are written.
        unsafe { _mm_storeu_si128(core::ptr::from_mut(bytes).cast(), self.0) }
    }

    #[inline(always)]
    pub(crate) fn add(self, other: Self) -> Self {
        // SAFETY: the value proves SSE2.
        Self(unsafe { _mm_add_epi32(self.0, other.0) })
    }

    /// W_t−16 + σ0(W_t−15) for four t, from the words at t − 16 and the four after them.
    #[inline(always)]
    pub(crate) fn begun(self, next: Self) -> Self {
        // SAFETY: the value proves SHA-NI.
        Self(unsafe { _mm_sha256msg1_epu32(self.0, next.0) })
    }

    /// W_t for four t, from the sums that are [begun](Self::begun), the words at t − 8 and those at
    /// t − 4.
    #[inline(always)]
    pub(crate) fn scheduled(self, middle: Self, recent: Self) -> Self {
        // SAFETY: the value proves SHA-NI and SSSE3.
        unsafe {
            let seventh = _mm_alignr_epi8::<4>(recent.0, middle.0);
            Self(_mm_sha256msg2_epu32(_mm_add_epi32(self.0, seventh), recent.0))
        }
    }
}

/// The working variables as the instructions take them. Exists only where [`ShaNi`] was detected.
#[derive(Clone, Copy)]
pub(crate) struct Working {
    /// f, e, b, a, the first one lowest.
    abef: __m128i,
    /// h, g, d, c.
    cdgh: __m128i,
}

impl Working {
    #[inline(always)]
    pub(crate) fn zero(token: ShaNi) -> Self {
        Self { abef: Words::zero(token).0, cdgh: Words::zero(token).0 }
    }

    /// Working variables from a to d and e to h.
    #[inline(always)]
    pub(crate) fn of(abcd: Words, efgh: Words) -> Self {
        // SAFETY: the values prove SSSE3 and SSE4.1.
        unsafe {
            let badc = _mm_shuffle_epi32::<0xB1>(abcd.0);
            let hgfe = _mm_shuffle_epi32::<0x1B>(efgh.0);
            Self { abef: _mm_alignr_epi8::<8>(badc, hgfe), cdgh: _mm_blend_epi16::<0xF0>(hgfe, badc) }
        }
    }

    /// a to d and e to h.
    #[inline(always)]
    pub(crate) fn words(self) -> [Words; 2] {
        // SAFETY: the value proves SSSE3 and SSE4.1.
        unsafe {
            let abef = _mm_shuffle_epi32::<0x1B>(self.abef);
            let ghcd = _mm_shuffle_epi32::<0xB1>(self.cdgh);
            [Words(_mm_blend_epi16::<0xF0>(abef, ghcd)), Words(_mm_alignr_epi8::<8>(ghcd, abef))]
        }
    }

    /// One of the words a to h.
    #[inline(always)]
    pub(crate) fn word(self, index: usize) -> u32 {
        /// Where the words are when the halves are stored, each from its last word on.
        const PLACES: [usize; 8] = [3, 2, 7, 6, 1, 0, 5, 4];
        let mut bytes = [[0; 16]; 2];
        Words(self.abef).store(&mut bytes[0]);
        Words(self.cdgh).store(&mut bytes[1]);
        u32::from_ne_bytes(bytes.as_flattened().as_chunks::<4>().0[PLACES[index]])
    }

    /// ABEF and CDGH.
    #[inline(always)]
    pub(crate) fn halves(self) -> [__m128i; 2] {
        [self.abef, self.cdgh]
    }

    /// Others in their place.
    #[inline(always)]
    pub(crate) fn with_halves(self, [abef, cdgh]: [__m128i; 2]) -> Self {
        Self { abef, cdgh }
    }

    /// Four rounds, given their W + K. After each two of them the older half has become the newer
    /// one.
    #[inline(always)]
    pub(crate) fn four_rounds(&mut self, sums: Words) {
        self.first_rounds(sums);
        self.last_rounds(sums);
    }

    /// The first two rounds of four.
    #[inline(always)]
    pub(crate) fn first_rounds(&mut self, sums: Words) {
        // SAFETY: the value proves SHA-NI.
        self.cdgh = unsafe { _mm_sha256rnds2_epu32(self.cdgh, self.abef, sums.0) };
    }

    /// The last two rounds of four.
    #[inline(always)]
    pub(crate) fn last_rounds(&mut self, sums: Words) {
        // SAFETY: the value proves SHA-NI.
        self.abef = unsafe { _mm_sha256rnds2_epu32(self.abef, self.cdgh, _mm_shuffle_epi32::<0x0E>(sums.0)) };
    }

    /// Leaves the rounds where they stand among those of other messages: these lines of assembly,
    /// which do nothing, keep their order. Otherwise the compiler moves them to save registers, so that
    /// most of a message comes before the next one, too far apart to be computed together.
    #[inline(always)]
    pub(crate) fn keep_place(&mut self) {
        #[cfg(not(miri))]
        // SAFETY: the template is a comment.
        unsafe {
            asm!(
                "/* {} {} */",
                inout(xmm_reg) self.abef,
                inout(xmm_reg) self.cdgh,
                options(nomem, nostack, preserves_flags)
            );
        }
    }

    /// Step 4 of a block: the hash value.
    #[inline(always)]
    pub(crate) fn add(&mut self, before: Self) {
        self.abef = Words(self.abef).add(Words(before.abef)).0;
        self.cdgh = Words(self.cdgh).add(Words(before.cdgh)).0;
    }
}
