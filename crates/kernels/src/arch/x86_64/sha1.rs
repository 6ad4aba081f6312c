//! SHA-1 by the SHA instructions of x86-64, for one stream and for up to four interleaved ones.
//!
//! The working variables a to d rest in one register, a uppermost. `SHA1RNDS4` does four rounds of
//! them; it takes W_t, the first one uppermost, where e is already added to that one. e is what a
//! was four rounds before, rotated by 30, so that `SHA1NEXTE` makes it of the register that the
//! previous four rounds began with, and adds it. The instruction has the constants K and the
//! functions of the four twenties of rounds; its immediate says which.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3; BEFORE: ABCD four rounds ago)
//!   M_q           = msg2(msg1(M_q-4, M_q-3) ^ M_q-2, M_q-1)     from quad 4 on
//!   S             = nexte(BEFORE, M_q)                          of quad 0: E + M_0
//!   BEFORE, ABCD  = ABCD, rnds4(ABCD, S, q / 5)
//! ```
//!
//! `SHA1MSG1` is W_t-16 ^ W_t-14, the exclusive or adds W_t-8, and `SHA1MSG2` W_t-3, three of which
//! come from M_q-1 and one from its own first result, and rotates.
//!
//! # Bound
//!
//! A block is 20 `sha1rnds4`, 20 `sha1nexte`, 16 `sha1msg1`, 16 `sha1msg2` and 26 plain
//! instructions: 4 loads and 4 reversals of bytes, 16 exclusive ors, 2 additions. The rounds of one
//! stream are a chain of 20 × the latency of `sha1rnds4`, 6 on Zen 4: 120 cycles a block, 1.88
//! cycles/byte. Zen 4 starts a `sha1rnds4` every second cycle (`example ports`), and each of the
//! others twice a cycle: 40 cycles a block, 0.63 cycles/byte, is the best that any number of
//! streams can reach. Measured there, in cycles per block and stream, at 3.7 GHz
//! (`cargo run --release -p hashweave-kernels --example batch -- sha1 1 2 3 4`):
//!
//! | streams | 1 | 2 | 3 | 4 | best of others |
//! |---|---|---|---|---|---|
//! | | 121.9 | 69.1 | 53.0 | 50.0 | `scalar` 277, one stream; `avx512` 32.1, sixteen |
//!
//! Of three streams or more, schedules and the variables at the begin of a block, 7 registers a
//! stream, do not fit sixteen registers; some are kept on the stack, which loads and stores have
//! time for. More streams have nothing to gain but a fifth of the time, and sixteen in the lanes of
//! AVX-512 take less than the bound.
//!
//! # The state of the upper halves
//!
//! As of [`super::sha`]: nothing here may be compiled with AVX.
//!
//! Sources: FIPS 180-4, section 6.1.2; Intel SDM volume 2, `SHA1RNDS4`, `SHA1NEXTE`, `SHA1MSG1`,
//! `SHA1MSG2`.

use crate::arch::rows::{absorb_up_to_four, only};
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use core::arch::x86_64::{
    __m128i, _mm_add_epi32, _mm_loadu_si128, _mm_set_epi32, _mm_set_epi64x, _mm_setzero_si128,
    _mm_sha1msg1_epu32, _mm_sha1msg2_epu32, _mm_sha1nexte_epu32, _mm_sha1rnds4_epu32, _mm_shuffle_epi8,
    _mm_shuffle_epi32, _mm_storeu_si128, _mm_xor_si128,
};
use hashes::{MerkleDamgard, Primitive, State, Stream};
use lanes::Isa;
use lanes::isa::ShaNi;
use lanes::tally::Mix;

/// Streams that the interleaved form takes at most.
const STREAMS: usize = 4;

/// Bytes of a block.
const BLOCK: usize = 64;

/// The permission to use the SHA instructions.
pub(super) struct Sha1(pub(super) ShaNi);

impl Absorb for Sha1 {
    fn degree(&self, _: Primitive) -> usize {
        STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::MerkleDamgard(MerkleDamgard::Sha1), primitive);
        // SAFETY: the token proves the features.
        unsafe { absorb(streams) }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work(streams as u64))
    }
}

/// [`compress`] of every stream: 4 loads and reversals, 16 exclusive ors of the schedule, the
/// additions of e and of the hash value. Twenty `sha1rnds4` in a row, 20 `sha1nexte`, 16
/// `sha1msg1`, 16 `sha1msg2`.
fn work(streams: u64) -> Work {
    let each = Mix { logic: 16, add: 2, shuffle: 4, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 20 * streams, schedule: 52 * streams, chain: 20, made_for: MadeFor::Sha1 };
    Work { sha, ..Work::plain(Isa::Avx2, each.times(streams)) }
}

// Every function has the features, so that the intrinsics are safe in it and it may be inlined into
// the others.

/// The working variables, a uppermost, and e above zeros.
#[derive(Clone, Copy)]
struct Working {
    abcd: __m128i,
    e: __m128i,
}

impl Working {
    #[inline]
    #[target_feature(enable = "sha,ssse3,sse4.1")]
    fn of(state: &State) -> Self {
        let [words, ..] = state.lines()[0].as_chunks::<16>().0 else { unreachable!("a line has 64 bytes") };
        // SAFETY: 16 bytes are read.
        let dcba = unsafe { _mm_loadu_si128(core::ptr::from_ref(words).cast()) };
        let e = state.word::<u32>(4).cast_signed();
        Self { abcd: _mm_shuffle_epi32::<0x1B>(dcba), e: _mm_set_epi32(e, 0, 0, 0) }
    }

    #[inline]
    #[target_feature(enable = "sha,ssse3,sse4.1")]
    fn store(self, state: &mut State) {
        let mut words = [[0_u32; 4]; 2];
        for (words, register) in words.iter_mut().zip([self.abcd, self.e]) {
            // SAFETY: four words are 16 bytes.
            unsafe { _mm_storeu_si128(core::ptr::from_mut(words).cast(), register) }
        }
        let [[d, c, b, a], [.., e]] = words;
        for (i, word) in [a, b, c, d, e].into_iter().enumerate() {
            state.set_word(i, word);
        }
    }
}

/// Words 4q − 16 to 4q − 1 of a message schedule, or the block's, those of quad q at q mod 4.
type Schedule = [__m128i; 4];

/// Four words of a block, the first one uppermost.
#[inline]
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn of_message(bytes: &[u8; 16]) -> __m128i {
    // SAFETY: 16 bytes are read.
    let read = unsafe { _mm_loadu_si128(core::ptr::from_ref(bytes).cast()) };
    _mm_shuffle_epi8(read, _mm_set_epi64x(0x0001_0203_0405_0607, 0x0809_0A0B_0C0D_0E0F))
}

/// Replaces the words of quad `Q` − 4 by those of quad `Q`.
#[inline]
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn advance<const Q: usize>(m: &mut Schedule) {
    let early = _mm_xor_si128(_mm_sha1msg1_epu32(m[Q % 4], m[(Q + 1) % 4]), m[(Q + 2) % 4]);
    m[Q % 4] = _mm_sha1msg2_epu32(early, m[(Q + 3) % 4]);
}

/// One block of every stream.
#[inline]
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn compress<const N: usize>(working: &mut [Working; N], blocks: &[&[u8; BLOCK]; N]) {
    let first = *working;
    let mut schedules = [[_mm_setzero_si128(); 4]; N];
    // What ABCD was four rounds before; in the first quad, e.
    let mut before = first.map(|working| working.e);
    // Twenty literals, not a loop: where the words are must be known when the code is generated.
    macro_rules! quads {
        ($function:literal: $($q:literal)*) => { $(
            let mut i = 0;
            while i < N {
                let (m, abcd) = (&mut schedules[i], &mut working[i].abcd);
                if $q < 4 {
                    m[$q % 4] = of_message(&blocks[i].as_chunks().0[$q % 4]);
                } else {
                    advance::<$q>(m);
                }
                let sums = match $q {
                    0 => _mm_add_epi32(before[i], m[0]),
                    _ => _mm_sha1nexte_epu32(before[i], m[$q % 4]),
                };
                before[i] = *abcd;
                *abcd = _mm_sha1rnds4_epu32::<$function>(*abcd, sums);
                i += 1;
            }
        )* };
    }
    quads!(0: 0 1 2 3 4);
    quads!(1: 5 6 7 8 9);
    quads!(2: 10 11 12 13 14);
    quads!(3: 15 16 17 18 19);
    let mut i = 0;
    while i < N {
        working[i].e = _mm_sha1nexte_epu32(before[i], first[i].e);
        working[i].abcd = _mm_add_epi32(working[i].abcd, first[i].abcd);
        i += 1;
    }
}

absorb_up_to_four!("sha,ssse3,sse4.1", Working { abcd: _mm_setzero_si128(), e: _mm_setzero_si128() });

#[cfg(test)]
mod tests {
    use super::*;

    /// FIPS 180-4: 80 rounds, four at a time, and 64 words of the schedule, four at a time.
    #[test]
    fn a_block_has_the_instructions_of_its_derivation() {
        let Work { mix, sha, .. } = work(1);
        assert_eq!((4 * sha.rounds, sha.schedule), (80, 20 + 64 / 4 * 2));
        assert_eq!(mix.arithmetic() + mix.load, 26);
        assert_eq!(work(4).sha.chain, 20, "streams do not wait for each other");
    }
}
