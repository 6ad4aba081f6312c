//! SHA-256 by the SHA instructions of x86, for one stream and for up to four interleaved ones.
//!
//! The instructions dictate their own dataflow, so this is not the generic text of `hashes::sha2`: the working variables
//! rest in two registers, ABEF and CDGH, of which `sha256rnds2` replaces one by two rounds; W_t + K_t of those two rounds comes in xmm0.
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
//! A block is 32 `rnds2`, 12 `msg1`, 12 `msg2` and some 70 plain instructions. The rounds of one stream are a chain: 32 × the
//! latency, which is 4 on Golden Cove and on Zen: 128 cycles a block, 2.00 cycles/byte, and one stream is there. Several streams fill the
//! gaps as far as the unit is pipelined: on Zen 4 it starts a `rnds2` every cycle (then `msg2`, at two cycles, and the plain
//! instructions decide), on Golden Cove every third, so 96 cycles, 1.50 cycles/byte, is the best there that any
//! number of streams can reach with it. (Measured with chains in registers; published tables say two.)
//!
//! # The state of the upper halves
//!
//! The SHA instructions have no VEX form, and on Golden Cove one of them behind a write to the upper half of ymm0 to ymm15 costs some hundred
//! cycles, every time. So nothing here may be compiled with AVX: the entry points enable SSSE3 and SSE4.1 only.
//! Code that mixes the two has to keep to zmm16 to zmm31, which do not count for that.
//!
//! Sources: FIPS 180-4, section 6.2.2; Intel SDM volume 2, `SHA256RNDS2`, `SHA256MSG1`, `SHA256MSG2`.

use core::arch::x86_64::{
    __m128i, _mm_add_epi32, _mm_alignr_epi8, _mm_blend_epi16, _mm_load_si128, _mm_loadu_si128,
    _mm_set_epi64x, _mm_setzero_si128, _mm_sha256msg1_epu32, _mm_sha256msg2_epu32, _mm_sha256rnds2_epu32,
    _mm_shuffle_epi8, _mm_shuffle_epi32, _mm_storeu_si128,
};
use hashes::sha2::{K256, Sums};
use hashes::{State, Stream};
use lanes::isa::ShaNi;

/// Streams that the interleaved form takes at most: with four, a unit that starts an instruction a cycle and needs four for each is
/// busy.
pub(crate) const STREAMS: usize = 4;

/// Bytes of a block.
const BLOCK: usize = 64;

/// K (FIPS 180-4, section 4.2.2), aligned as operands in memory must be.
static K: Sums = Sums(K256);

/// Absorbs the blocks of one to four streams.
#[target_feature(enable = "sha,ssse3,sse4.1")]
pub(crate) fn absorb(token: ShaNi, streams: &mut [Stream<'_>]) {
    match streams {
        [a] => absorb_interleaved::<1>(token, [a]),
        [a, b] => absorb_interleaved::<2>(token, [a, b]),
        [a, b, c] => absorb_interleaved::<3>(token, [a, b, c]),
        [a, b, c, d] => absorb_interleaved::<4>(token, [a, b, c, d]),
        _ => panic!("there are {} streams for {STREAMS}", streams.len()),
    }
}

/// Absorbs one block, the same for one to four streams, whose W_t + K_t is known: rounds only.
#[target_feature(enable = "sha,ssse3,sse4.1")]
pub(crate) fn absorb_sums(token: ShaNi, sums: &Sums, states: &mut [&mut State]) {
    match states {
        [a] => sums_interleaved::<1>(token, sums, [a]),
        [a, b] => sums_interleaved::<2>(token, sums, [a, b]),
        [a, b, c] => sums_interleaved::<3>(token, sums, [a, b, c]),
        [a, b, c, d] => sums_interleaved::<4>(token, sums, [a, b, c, d]),
        _ => panic!("there are {} states for {STREAMS}", states.len()),
    }
}

#[inline(always)]
fn absorb_interleaved<const N: usize>(token: ShaNi, streams: [&mut Stream<'_>; N]) {
    let size = streams[0].blocks.len();
    assert!(size.is_multiple_of(BLOCK), "the blocks are not whole");
    let mut sources = [streams[0].blocks; N];
    let mut working = [Working::zero(token); N];
    let mut i = 0;
    while i < N {
        assert_eq!(streams[i].blocks.len(), size, "streams take equally many blocks");
        sources[i] = streams[i].blocks;
        working[i] = Working::load(token, streams[i].state);
        i += 1;
    }
    let mut at = 0;
    while at < size {
        let mut blocks: [&[u8; BLOCK]; N] = [&[0; BLOCK]; N];
        let mut i = 0;
        while i < N {
            blocks[i] = sources[i][at..].first_chunk().expect("blocks are whole");
            i += 1;
        }
        compress(token, &mut working, &blocks);
        at += BLOCK;
    }
    let mut i = 0;
    for stream in streams {
        working[i].store(stream.state);
        i += 1;
    }
}

#[inline(always)]
fn sums_interleaved<const N: usize>(token: ShaNi, sums: &Sums, states: [&mut State; N]) {
    let mut working = [Working::zero(token); N];
    let mut i = 0;
    while i < N {
        working[i] = Working::load(token, states[i]);
        i += 1;
    }
    let before = working;
    let mut q = 0;
    while q < 16 {
        let sums = Words::of(token, sums, q);
        let mut i = 0;
        while i < N {
            working[i].four_rounds(sums);
            i += 1;
        }
        q += 1;
    }
    let mut i = 0;
    for state in states {
        working[i].add(before[i]);
        working[i].store(state);
        i += 1;
    }
}

/// One block of every stream.
#[inline(always)]
fn compress<const N: usize>(token: ShaNi, working: &mut [Working; N], blocks: &[&[u8; BLOCK]; N]) {
    let before = *working;
    let mut m = [[Words::zero(token); 4]; N];
    // Sixteen literals, not a loop: where the words are must be known when the code is generated.
    macro_rules! quads {
        ($($q:literal)*) => { $(
            let k = Words::of(token, &K, $q);
            let mut i = 0;
            while i < N {
                if $q < 4 {
                    m[i][$q] = Words::of_message(token, blocks[i], $q);
                }
                working[i].four_rounds(m[i][$q % 4].add(k));
                if 3 <= $q && $q < 15 {
                    m[i][($q + 1) % 4] = m[i][($q + 1) % 4].scheduled(m[i][($q + 3) % 4], m[i][$q % 4]);
                }
                if 1 <= $q && $q < 13 {
                    m[i][($q + 3) % 4] = m[i][($q + 3) % 4].begun(m[i][$q % 4]);
                }
                i += 1;
            }
        )* };
    }
    quads!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    let mut i = 0;
    while i < N {
        working[i].add(before[i]);
        i += 1;
    }
}

/// Four words of a message schedule or of W + K, the first one lowest. Exists only where [`ShaNi`] was detected.
#[derive(Clone, Copy)]
struct Words(__m128i);

impl Words {
    #[inline(always)]
    fn zero(_: ShaNi) -> Self {
        // SAFETY: the token proves SSE2.
        Self(unsafe { _mm_setzero_si128() })
    }

    /// Sums 4q to 4q + 3.
    #[inline(always)]
    fn of(_: ShaNi, sums: &Sums, q: usize) -> Self {
        let four: &[u32; 4] = sums.0[4 * q..].first_chunk().expect("there are sixteen fours of sums");
        // SAFETY: the token proves SSE2; four words are 16 bytes, aligned to 16 because the sums are and q counts in fours.
        Self(unsafe { _mm_load_si128(core::ptr::from_ref(four).cast()) })
    }

    /// Words 4q to 4q + 3 of a block, which are big-endian there (FIPS 180-4, section 3.1).
    #[inline(always)]
    fn of_message(_: ShaNi, block: &[u8; BLOCK], q: usize) -> Self {
        let bytes: &[u8; 16] = block[16 * q..].first_chunk().expect("there are four quarters of a block");
        // SAFETY: the token proves SSSE3; 16 bytes are read.
        unsafe {
            let words = _mm_loadu_si128(core::ptr::from_ref(bytes).cast());
            Self(_mm_shuffle_epi8(words, _mm_set_epi64x(0x0C0D_0E0F_0809_0A0B, 0x0405_0607_0001_0203)))
        }
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the value proves SSE2.
        Self(unsafe { _mm_add_epi32(self.0, other.0) })
    }

    /// W_t−16 + σ0(W_t−15) for four t, from the words at t − 16 and the four behind them.
    #[inline(always)]
    fn begun(self, next: Self) -> Self {
        // SAFETY: the value proves SHA-NI.
        Self(unsafe { _mm_sha256msg1_epu32(self.0, next.0) })
    }

    /// W_t for four t, from what is [begun](Self::begun) of it, the words at t − 8 and those at t − 4.
    #[inline(always)]
    fn scheduled(self, middle: Self, recent: Self) -> Self {
        // SAFETY: the value proves SHA-NI and SSSE3.
        unsafe {
            let seventh = _mm_alignr_epi8::<4>(recent.0, middle.0);
            Self(_mm_sha256msg2_epu32(_mm_add_epi32(self.0, seventh), recent.0))
        }
    }
}

/// The working variables as the instructions take them. Exists only where [`ShaNi`] was detected.
#[derive(Clone, Copy)]
struct Working {
    /// f, e, b, a, the first one lowest.
    abef: __m128i,
    /// h, g, d, c.
    cdgh: __m128i,
}

impl Working {
    #[inline(always)]
    fn zero(token: ShaNi) -> Self {
        Self { abef: Words::zero(token).0, cdgh: Words::zero(token).0 }
    }

    #[inline(always)]
    fn load(_: ShaNi, state: &State) -> Self {
        let line = state.lines()[0].as_ptr();
        // SAFETY: the token proves SSSE3 and SSE4.1; the first 32 bytes of a line of 64 are read.
        unsafe {
            let badc = _mm_shuffle_epi32::<0xB1>(_mm_loadu_si128(line.cast()));
            let hgfe = _mm_shuffle_epi32::<0x1B>(_mm_loadu_si128(line.add(16).cast()));
            Self { abef: _mm_alignr_epi8::<8>(badc, hgfe), cdgh: _mm_blend_epi16::<0xF0>(hgfe, badc) }
        }
    }

    #[inline(always)]
    fn store(self, state: &mut State) {
        let line = state.lines_mut()[0].as_mut_ptr();
        // SAFETY: the value proves SSSE3 and SSE4.1; the first 32 bytes of a line of 64 are written.
        unsafe {
            let abef = _mm_shuffle_epi32::<0x1B>(self.abef);
            let ghcd = _mm_shuffle_epi32::<0xB1>(self.cdgh);
            _mm_storeu_si128(line.cast(), _mm_blend_epi16::<0xF0>(abef, ghcd));
            _mm_storeu_si128(line.add(16).cast(), _mm_alignr_epi8::<8>(ghcd, abef));
        }
    }

    /// Four rounds, given their W + K. Behind each two of them the older half has become the newer one.
    #[inline(always)]
    fn four_rounds(&mut self, sums: Words) {
        // SAFETY: the value proves SHA-NI.
        unsafe {
            self.cdgh = _mm_sha256rnds2_epu32(self.cdgh, self.abef, sums.0);
            self.abef = _mm_sha256rnds2_epu32(self.abef, self.cdgh, _mm_shuffle_epi32::<0x0E>(sums.0));
        }
    }

    /// Step 4 of a block: the hash value.
    #[inline(always)]
    fn add(&mut self, before: Self) {
        self.abef = Words(self.abef).add(Words(before.abef)).0;
        self.cdgh = Words(self.cdgh).add(Words(before.cdgh)).0;
    }
}
