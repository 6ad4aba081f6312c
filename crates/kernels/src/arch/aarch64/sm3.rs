//! The SM3 instructions of Armv8.2 (FEAT_SM3), for one stream and for up to four interleaved ones.
//!
//! The working variables rest in two registers, ABCD and EFGH, a and e uppermost. A round is three
//! instructions: `SM3SS1` is SS1, and each of `SM3TT1A` and `SM3TT2A` takes it and a word, and
//! replaces its half of the variables by that of the next round. `SM3TT1B` and `SM3TT2B` have the
//! functions FF and GG of round 16 on.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3; x:y: upper words of x below lower ones of y)
//!   M_q+1    = partw2(partw1(M_q-3, M_q-2:M_q-1, M_q), M_q-1:M_q, M_q-3:M_q-2)    from quad 3 on
//!   W'       = M_q ^ M_q+1
//!   round 4q + i:
//!     SS1    = ss1(ABCD, EFGH, T)
//!     ABCD   = tt1(ABCD, SS1, W'_i)
//!     EFGH   = tt2(EFGH, SS1, M_q_i)
//! ```
//!
//! `SM3PARTW1` is P1(W_j-16 ^ W_j-9 ^ (W_j-3 <<< 15)), but for the last of the four, of which W_j-3
//! is the first; `SM3PARTW2` adds W_j-6 and W_j-13 <<< 7, and what the last one lacks.
//!
//! The compiler's intrinsics for these are not stable, so each is a line of assembly.
//!
//! # Bound
//!
//! A block is 64 `sm3ss1`, 64 `sm3tt1`, 64 `sm3tt2`, 13 `sm3partw1`, 13 `sm3partw2` and 129 plain
//! instructions: 4 loads and 4 reversals of bytes, 39 extractions for words of the expansion, 16
//! exclusive ors for W', 64 loads of T, 2 exclusive ors at the end. The loads of T serve all
//! streams. The rounds of one stream are a chain of 64 × (`sm3ss1`, `sm3tt2`), so 128 × their
//! latency; a unit that starts one of these instructions a cycle takes 218 for a block, 3.41
//! cycles/byte. With a latency of two cycles one stream takes 256 and two fill the unit, with four
//! it takes three. No such machine was at hand: nothing of this is measured, and no core's row has
//! a model of the unit.
//!
//! Sources: GB/T 32905-2016, sections 5.3.2 and 5.3.3; Arm Architecture Reference Manual for
//! A-profile (DDI 0487), `SM3SS1`, `SM3TT1A`, `SM3TT1B`, `SM3TT2A`, `SM3TT2B`, `SM3PARTW1`,
//! `SM3PARTW2`.

use crate::arch::rows::{absorb_up_to_four, only};
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use core::arch::aarch64::{
    uint32x4_t, vdupq_n_u32, veorq_u32, vextq_u32, vld1q_dup_u32, vld1q_u8, vld1q_u32, vreinterpretq_u32_u8,
    vrev32q_u8, vst1q_u32,
};
use core::arch::asm;
use hashes::{MerkleDamgard, Primitive, State, Stream, sm3};
use lanes::tally::Mix;
use lanes::{Isa, isa};

/// Streams that the interleaved form takes at most.
const STREAMS: usize = 4;

/// Bytes of a block.
const BLOCK: usize = 64;

/// T of every round, rotated (GB/T 32905-2016, sections 4.2 and 5.3.3).
static T: [u32; 64] = sm3::T;

/// The permission to use the instructions.
pub(super) struct Sm3(pub(super) isa::Sm3);

impl Absorb for Sm3 {
    fn degree(&self, _: Primitive) -> usize {
        STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::MerkleDamgard(MerkleDamgard::Sm3), primitive);
        // SAFETY: the token proves the features.
        unsafe { absorb(streams) }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work(streams as u64))
    }
}

/// [`compress`] of every stream: 4 loads and reversals of bytes, 39 extractions, 18 exclusive ors.
/// T is loaded once for all. Rounds of three instructions, two of them in a row; 13 of each of the
/// two of the expansion.
fn work(streams: u64) -> Work {
    let each = Mix { logic: 18, shuffle: 43, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 192 * streams, schedule: 26 * streams, chain: 128, made_for: MadeFor::Sm3 };
    Work { sha, ..Work::plain(Isa::Neon, each.times(streams) + Mix { load: 64, ..Mix::NONE }) }
}

// Every function has the features, so that the intrinsics are safe in it and it may be inlined into
// the others.

#[inline]
#[target_feature(enable = "neon,sm4")]
fn ss1(abcd: uint32x4_t, efgh: uint32x4_t, t: uint32x4_t) -> uint32x4_t {
    let ss1;
    // SAFETY: the function has the instruction, which only writes its result.
    unsafe {
        asm!("sm3ss1 {:v}.4s, {:v}.4s, {:v}.4s, {:v}.4s",
            lateout(vreg) ss1, in(vreg) abcd, in(vreg) efgh, in(vreg) t,
            options(pure, nomem, nostack, preserves_flags));
    }
    ss1
}

/// Declares functions of a half of the working variables, SS1 and word `I` of four.
macro_rules! halves_of_a_round {
    ($($name:ident $instruction:literal)*) => { $(
        #[inline]
        #[target_feature(enable = "neon,sm4")]
        fn $name<const I: usize>(mut half: uint32x4_t, ss1: uint32x4_t, words: uint32x4_t) -> uint32x4_t {
            // SAFETY: the function has the instruction, which only writes its result.
            unsafe {
                asm!(concat!($instruction, " {:v}.4s, {:v}.4s, {:v}.s[{}]"),
                    inlateout(vreg) half, in(vreg) ss1, in(vreg) words, const I,
                    options(pure, nomem, nostack, preserves_flags));
            }
            half
        }
    )* };
}

halves_of_a_round!(tt1a "sm3tt1a" tt1b "sm3tt1b" tt2a "sm3tt2a" tt2b "sm3tt2b");

/// Declares functions that replace their first four words.
macro_rules! parts_of_words {
    ($($name:ident $instruction:literal)*) => { $(
        #[inline]
        #[target_feature(enable = "neon,sm4")]
        fn $name(mut words: uint32x4_t, n: uint32x4_t, m: uint32x4_t) -> uint32x4_t {
            // SAFETY: the function has the instruction, which only writes its result.
            unsafe {
                asm!(concat!($instruction, " {:v}.4s, {:v}.4s, {:v}.4s"),
                    inlateout(vreg) words, in(vreg) n, in(vreg) m,
                    options(pure, nomem, nostack, preserves_flags));
            }
            words
        }
    )* };
}

parts_of_words!(partw1 "sm3partw1" partw2 "sm3partw2");

/// The working variables, a and e uppermost.
#[derive(Clone, Copy)]
struct Working {
    abcd: uint32x4_t,
    efgh: uint32x4_t,
}

impl Working {
    #[inline]
    #[target_feature(enable = "neon,sm4")]
    fn of(state: &State) -> Self {
        let half = |last: usize| -> [u32; 4] { core::array::from_fn(|i| state.word(last - i)) };
        let [abcd, efgh] = [half(3), half(7)];
        // SAFETY: four words are 16 bytes.
        unsafe { Self { abcd: vld1q_u32(abcd.as_ptr()), efgh: vld1q_u32(efgh.as_ptr()) } }
    }

    #[inline]
    #[target_feature(enable = "neon,sm4")]
    fn store(self, state: &mut State) {
        for (half, last) in [(self.abcd, 3), (self.efgh, 7)] {
            let mut words = [0; 4];
            // SAFETY: four words are 16 bytes.
            unsafe { vst1q_u32(words.as_mut_ptr(), half) }
            for (i, word) in words.into_iter().enumerate() {
                state.set_word(last - i, word);
            }
        }
    }

    /// Round 4`Q` + `I`, given T, and W' and W of the four.
    #[inline]
    #[target_feature(enable = "neon,sm4")]
    fn round<const Q: usize, const I: usize>(self, t: uint32x4_t, late: uint32x4_t, m: uint32x4_t) -> Self {
        let Self { abcd, efgh } = self;
        let ss1 = ss1(abcd, efgh, t);
        if Q < 4 {
            Self { abcd: tt1a::<I>(abcd, ss1, late), efgh: tt2a::<I>(efgh, ss1, m) }
        } else {
            Self { abcd: tt1b::<I>(abcd, ss1, late), efgh: tt2b::<I>(efgh, ss1, m) }
        }
    }
}

/// Sixteen words of a message, expanded, those of quad q at q mod 4.
type Schedule = [uint32x4_t; 4];

/// Four words of a block, which are big-endian there.
#[inline]
#[target_feature(enable = "neon,sm4")]
fn of_message(bytes: &[u8; 16]) -> uint32x4_t {
    // SAFETY: 16 bytes are read.
    vreinterpretq_u32_u8(vrev32q_u8(unsafe { vld1q_u8(bytes.as_ptr()) }))
}

/// Replaces the words of quad `Q` − 3 by those of quad `Q` + 1.
#[inline]
#[target_feature(enable = "neon,sm4")]
fn advance<const Q: usize>(m: &mut Schedule) {
    let [oldest, old, recent, last] = [m[(Q + 1) % 4], m[(Q + 2) % 4], m[(Q + 3) % 4], m[Q % 4]];
    let begun = partw1(oldest, vextq_u32::<3>(old, recent), last);
    m[(Q + 1) % 4] = partw2(begun, vextq_u32::<2>(recent, last), vextq_u32::<3>(oldest, old));
}

/// One block of every stream.
#[inline]
#[target_feature(enable = "neon,sm4")]
fn compress<const N: usize>(working: &mut [Working; N], blocks: &[&[u8; BLOCK]; N]) {
    let before = *working;
    let mut schedules = [[vdupq_n_u32(0); 4]; N];
    let mut i = 0;
    while i < N {
        let mut q = 0;
        while q < 4 {
            schedules[i][q] = of_message(&blocks[i].as_chunks().0[q]);
            q += 1;
        }
        i += 1;
    }
    // Sixteen literals, not a loop: where the words are must be known when the code is generated.
    macro_rules! quads {
        ($($q:literal)*) => { $(
            let mut words = [[vdupq_n_u32(0); 2]; N];
            let mut i = 0;
            while i < N {
                let m = schedules[i][$q % 4];
                if $q >= 3 {
                    advance::<$q>(&mut schedules[i]);
                }
                words[i] = [veorq_u32(m, schedules[i][($q + 1) % 4]), m];
                i += 1;
            }
            quads!(rounds words $q: 0 1 2 3);
        )* };
        (rounds $words:ident $q:literal: $($r:literal)*) => { $(
            // SAFETY: a word is read.
            let t = unsafe { vld1q_dup_u32(&raw const T[4 * $q + $r]) };
            let mut i = 0;
            while i < N {
                let [late, m] = $words[i];
                working[i] = working[i].round::<$q, $r>(t, late, m);
                i += 1;
            }
        )* };
    }
    quads!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    let mut i = 0;
    while i < N {
        working[i].abcd = veorq_u32(working[i].abcd, before[i].abcd);
        working[i].efgh = veorq_u32(working[i].efgh, before[i].efgh);
        i += 1;
    }
}

absorb_up_to_four!("neon,sm4", Working { abcd: vdupq_n_u32(0), efgh: vdupq_n_u32(0) });

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum of the [module](self), and section 5.3.2: 52 words, four at a time.
    #[test]
    fn a_block_has_the_instructions_of_its_derivation() {
        let [one, two] = [1, 2].map(work);
        assert_eq!((one.sha.rounds, 2 * one.sha.schedule), (3 * 64, 52));
        assert_eq!(one.mix.arithmetic() + one.mix.load, 129);
        assert_eq!(two.mix.load, 2 * one.mix.load - 64, "T is loaded once");
    }
}
