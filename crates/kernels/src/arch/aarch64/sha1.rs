//! The SHA-1 instructions of Armv8 (FEAT_SHA1), for one stream and for up to four interleaved ones.
//!
//! The working variables a to d rest in one register, a lowest, and e in another. `SHA1C`, `SHA1P`
//! and `SHA1M` do four rounds of them with Ch, Parity and Maj, given W_t + K_t; `SHA1H` rotates the
//! a of before them by 30, which makes it the e of after them.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3)
//!   M_q      = su1(su0(M_q-4, M_q-3, M_q-2), M_q-1)      from quad 4 on
//!   S        = M_q + K
//!   ABCD, E  = c(ABCD, E, S), h(a)                       p and m in other twenties of rounds
//! ```
//!
//! `SHA1SU0` is W_t-16 ^ W_t-14 ^ W_t-8, and `SHA1SU1` adds W_t-3, three of which come from M_q-1
//! and one from its own first result, and rotates.
//!
//! # Bound
//!
//! A block is 20 `sha1c`, `sha1p` and `sha1m`, 20 `sha1h`, 16 `sha1su0`, 16 `sha1su1` and 30 plain
//! instructions: 4 loads and 4 reversals of bytes, 20 additions of K, 2 sums. The four K stay in
//! registers. The rounds of one stream are a chain of 20 × the latency, 4 on the Neoverse cores: 80
//! cycles a block, 1.25 cycles/byte. A unit that starts one of the rounds, of `sha1h` and of
//! `sha1su1` a cycle, takes 56 for a block, 0.88 cycles/byte, so two streams fill it; up to four
//! are taken as those of SHA-256 are. No such machine was at hand: neither figure is measured, and
//! no core's row has a model of the unit.
//!
//! Sources: FIPS 180-4, section 6.1.2; Arm Architecture Reference Manual for A-profile (DDI 0487),
//! `SHA1C`, `SHA1P`, `SHA1M`, `SHA1H`, `SHA1SU0`, `SHA1SU1`; Arm Neoverse N1 Software Optimization
//! Guide, cryptography extensions, for latencies.

use crate::arch::rows::{absorb_up_to_four, only};
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use core::arch::aarch64::{
    uint32x4_t, vaddq_u32, vdupq_n_u32, vgetq_lane_u32, vld1q_u8, vld1q_u32, vreinterpretq_u32_u8,
    vrev32q_u8, vsha1cq_u32, vsha1h_u32, vsha1mq_u32, vsha1pq_u32, vsha1su0q_u32, vsha1su1q_u32, vst1q_u32,
};
use hashes::sha1::K;
use hashes::{MerkleDamgard, Primitive, State, Stream};
use lanes::Isa;
use lanes::isa::Sha2;
use lanes::tally::Mix;

/// Streams that the interleaved form takes at most.
const STREAMS: usize = 4;

/// Bytes of a block.
const BLOCK: usize = 64;

/// The permission to use the instructions.
pub(super) struct Sha1(pub(super) Sha2);

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

/// [`compress`] of every stream: 4 loads and reversals of bytes, 20 additions of K, those of e and
/// of the other working variables at the end. Twenty `sha1c`, `sha1p` and `sha1m` in a row, 20
/// `sha1h`, 16 `sha1su0`, 16 `sha1su1`.
fn work(streams: u64) -> Work {
    let each = Mix { add: 22, shuffle: 4, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 20 * streams, schedule: 52 * streams, chain: 20, made_for: MadeFor::Sha1 };
    Work { sha, ..Work::plain(Isa::Neon, each.times(streams)) }
}

// Every function has the features, so that the intrinsics are safe in it and it may be inlined into
// the others.

/// The working variables, a lowest.
#[derive(Clone, Copy)]
struct Working {
    abcd: uint32x4_t,
    e: u32,
}

impl Working {
    #[inline]
    #[target_feature(enable = "neon,sha2")]
    fn of(state: &State) -> Self {
        let words: [u32; 4] = core::array::from_fn(|i| state.word(i));
        // SAFETY: four words are 16 bytes.
        Self { abcd: unsafe { vld1q_u32(words.as_ptr()) }, e: state.word(4) }
    }

    #[inline]
    #[target_feature(enable = "neon,sha2")]
    fn store(self, state: &mut State) {
        let mut words = [0; 4];
        // SAFETY: four words are 16 bytes.
        unsafe { vst1q_u32(words.as_mut_ptr(), self.abcd) }
        for (i, word) in words.into_iter().chain([self.e]).enumerate() {
            state.set_word(i, word);
        }
    }

    /// Four rounds of twenty `F`, given their W + K.
    #[inline]
    #[target_feature(enable = "neon,sha2")]
    fn four_rounds<const F: usize>(self, sums: uint32x4_t) -> Self {
        let Self { abcd, e } = self;
        let after = match F {
            0 => vsha1cq_u32(abcd, e, sums),
            2 => vsha1mq_u32(abcd, e, sums),
            _ => vsha1pq_u32(abcd, e, sums),
        };
        Self { abcd: after, e: vsha1h_u32(vgetq_lane_u32::<0>(abcd)) }
    }

    #[inline]
    #[target_feature(enable = "neon,sha2")]
    fn plus(self, before: Self) -> Self {
        Self { abcd: vaddq_u32(self.abcd, before.abcd), e: self.e.wrapping_add(before.e) }
    }
}

/// Sixteen words of a message schedule, those of quad q at q mod 4.
type Schedule = [uint32x4_t; 4];

/// Four words of a block, which are big-endian there (FIPS 180-4, section 3.1).
#[inline]
#[target_feature(enable = "neon,sha2")]
fn of_message(bytes: &[u8; 16]) -> uint32x4_t {
    // SAFETY: 16 bytes are read.
    vreinterpretq_u32_u8(vrev32q_u8(unsafe { vld1q_u8(bytes.as_ptr()) }))
}

/// Replaces the words of quad `Q` − 4 by those of quad `Q`.
#[inline]
#[target_feature(enable = "neon,sha2")]
fn advance<const Q: usize>(m: &mut Schedule) {
    let begun = vsha1su0q_u32(m[Q % 4], m[(Q + 1) % 4], m[(Q + 2) % 4]);
    m[Q % 4] = vsha1su1q_u32(begun, m[(Q + 3) % 4]);
}

/// One block of every stream.
#[inline]
#[target_feature(enable = "neon,sha2")]
fn compress<const N: usize>(working: &mut [Working; N], blocks: &[&[u8; BLOCK]; N]) {
    let before = *working;
    let mut schedules = [[vdupq_n_u32(0); 4]; N];
    // Twenty literals, not a loop: where the words are must be known when the code is generated.
    macro_rules! quads {
        ($twenty:literal: $($q:literal)*) => { $(
            let mut i = 0;
            while i < N {
                let m = &mut schedules[i];
                if $q < 4 {
                    m[$q % 4] = of_message(&blocks[i].as_chunks().0[$q % 4]);
                } else {
                    advance::<$q>(m);
                }
                let sums = vaddq_u32(m[$q % 4], vdupq_n_u32(K[$twenty]));
                working[i] = working[i].four_rounds::<$twenty>(sums);
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
        working[i] = working[i].plus(before[i]);
        i += 1;
    }
}

absorb_up_to_four!("neon,sha2", Working { abcd: vdupq_n_u32(0), e: 0 });

#[cfg(test)]
mod tests {
    use super::*;

    /// FIPS 180-4: 80 rounds, four at a time, and 64 words of the schedule, four at a time.
    #[test]
    fn a_block_has_the_instructions_of_its_derivation() {
        let Work { mix, sha, .. } = work(1);
        assert_eq!((4 * sha.rounds, sha.schedule), (80, 20 + 64 / 4 * 2));
        assert_eq!(mix.arithmetic() + mix.load, 30);
        assert_eq!(work(4).sha.chain, 20, "streams do not wait for each other");
    }
}
