//! The SHA-512 instructions of Armv8.2 (FEAT_SHA512), for one stream and for two interleaved ones.
//!
//! The working variables rest in four registers of two: AB, CD, EF, GH, a and e lowest. `SHA512H`
//! makes of h + W + K and g + W + K the T1 of two rounds, with Σ1 and Ch in it, and `SHA512H2` of
//! those the new a of both, with Σ0 and Maj.
//!
//! ```text
//! pair p, rounds 2p and 2p + 1 (M_p: words W_2p and W_2p+1; x:y: the upper word of x, and above it the lower one of y)
//!   S          = M_p + K_p
//!   T          = h(S:S + GH, EF:GH, CD:EF)      S:S: the words exchanged
//!   M_p+8      = su1(su0(M_p, M_p+1), M_p+7, M_p+4:M_p+5)       up to pair 31
//!   AB, CD     = h2(T, CD, AB), AB
//!   EF, GH     = CD + T, EF
//! ```
//!
//! # Bound
//!
//! A block is 40 `sha512h`, 40 `sha512h2`, 32 `sha512su0`, 32 `sha512su1` and 332 plain
//! instructions: 8 loads and 8 reversals of bytes, 40 loads of K, 40 additions of it, 40 exchanges,
//! 40 additions of GH, 80 extractions for `sha512h` and 32 for `sha512su1`, 40 additions of T, 4
//! sums. The loads of K serve both streams. The rounds of one stream are a chain of 40 ×
//! (`sha512h`, an addition, an extraction), each of 2 cycles on Neoverse N2, V1 and V2: 240 cycles
//! a block, 1.88 cycles/byte. One unit there starts one of the four instructions a cycle, which
//! makes 144 a block (1.13 cycles/byte), reached by two streams on V1 and V2, whose four vector
//! pipes take 428 instructions in 107. N2 has two pipes: 214, 1.67 cycles/byte. So two streams pay
//! on all of them, and a third would not. No such machine was at hand: nothing of this is measured.
//!
//! Sources: FIPS 180-4, section 6.4.2; Arm Architecture Reference Manual for A-profile (DDI 0487),
//! `SHA512H`, `SHA512H2`, `SHA512SU0`, `SHA512SU1`; Arm Neoverse N2, V1 and V2 Software
//! Optimization Guides, cryptography extensions, for latencies.

use core::arch::aarch64::{
    uint64x2_t, vaddq_u64, vdupq_n_u64, vextq_u64, vld1q_u8, vld1q_u64, vreinterpretq_u64_u8, vrev64q_u8,
    vsha512h2q_u64, vsha512hq_u64, vsha512su0q_u64, vsha512su1q_u64, vst1q_u64,
};
use hashes::Stream;
use hashes::sha2::K512;

/// Streams that the interleaved form takes at most.
pub(crate) const STREAMS: usize = 2;

/// Bytes of a block.
pub(crate) const BLOCK: usize = 128;

/// K of the eight pairs of rounds in which each pair of words is replaced once (FIPS 180-4, section
/// 4.2.3).
type PassConstants = [[u64; 2]; 8];

/// K.
static K: [PassConstants; 5] = {
    let mut k = [[[0; 2]; 8]; 5];
    let mut t = 0;
    while t < K512.len() {
        k[t / 16][t % 16 / 2][t % 2] = K512[t];
        t += 1;
    }
    k
};

// Every function has the features, so that the intrinsics are safe in it and it may be inlined into
// the others.

/// Two words of memory.
#[inline]
#[target_feature(enable = "neon,sha3")]
fn loaded(words: &[u64; 2]) -> uint64x2_t {
    // SAFETY: two words are 16 bytes.
    unsafe { vld1q_u64(words.as_ptr()) }
}

/// Two words of a block, which are big-endian there (FIPS 180-4, section 3.1).
#[inline]
#[target_feature(enable = "neon,sha3")]
fn of_message(bytes: &[u8; 16]) -> uint64x2_t {
    // SAFETY: 16 bytes are read.
    vreinterpretq_u64_u8(vrev64q_u8(unsafe { vld1q_u8(bytes.as_ptr()) }))
}

/// The upper word of the first, and above it the lower one of the second.
#[inline]
#[target_feature(enable = "neon,sha3")]
fn across(first: uint64x2_t, second: uint64x2_t) -> uint64x2_t {
    vextq_u64::<1>(first, second)
}

/// The working variables.
#[derive(Clone, Copy)]
pub(crate) struct Working {
    ab: uint64x2_t,
    cd: uint64x2_t,
    ef: uint64x2_t,
    gh: uint64x2_t,
}

impl Working {
    #[inline]
    #[target_feature(enable = "neon,sha3")]
    pub(crate) fn of(hash: &[u64; 8]) -> Self {
        let (pairs, _) = hash.as_chunks();
        Self { ab: loaded(&pairs[0]), cd: loaded(&pairs[1]), ef: loaded(&pairs[2]), gh: loaded(&pairs[3]) }
    }

    #[inline]
    #[target_feature(enable = "neon,sha3")]
    pub(crate) fn hash(self) -> [u64; 8] {
        let mut hash = [0; 8];
        for (words, pair) in hash.as_chunks_mut::<2>().0.iter_mut().zip([self.ab, self.cd, self.ef, self.gh])
        {
            // SAFETY: two words are 16 bytes.
            unsafe { vst1q_u64(words.as_mut_ptr(), pair) }
        }
        hash
    }

    /// Two rounds, given their W + K (step 3 of a block).
    #[inline]
    #[target_feature(enable = "neon,sha3")]
    fn two_rounds(self, sums: uint64x2_t) -> Self {
        let Self { ab, cd, ef, gh } = self;
        let before = vaddq_u64(across(sums, sums), gh);
        let t = vsha512hq_u64(before, across(ef, gh), across(cd, ef));
        Self { ab: vsha512h2q_u64(t, cd, ab), cd: ab, ef: vaddq_u64(cd, t), gh: ef }
    }

    /// Step 4 of a block: the hash value.
    #[inline]
    #[target_feature(enable = "neon,sha3")]
    fn plus(self, before: Self) -> Self {
        Self {
            ab: vaddq_u64(self.ab, before.ab),
            cd: vaddq_u64(self.cd, before.cd),
            ef: vaddq_u64(self.ef, before.ef),
            gh: vaddq_u64(self.gh, before.gh),
        }
    }
}

/// Sixteen words of the message schedule, pair p at p mod 8.
type Schedule = [uint64x2_t; 8];

/// Pair `P` of a schedule gives way to that of eight pairs later (step 1 of a block).
#[inline]
#[target_feature(enable = "neon,sha3")]
fn advance<const P: usize>(m: &mut Schedule) {
    let begun = vsha512su0q_u64(m[P], m[(P + 1) % 8]);
    m[P] = vsha512su1q_u64(begun, m[(P + 7) % 8], across(m[(P + 4) % 8], m[(P + 5) % 8]));
}

/// Sixteen rounds of every stream; their words give way to the next ones unless there are none.
#[inline]
#[target_feature(enable = "neon,sha3")]
fn sixteen_rounds<const N: usize, const LAST: bool>(
    working: &mut [Working; N],
    schedules: &mut [Schedule; N],
    k: &PassConstants,
) {
    // Eight literals, not a loop: where the words are must be known when the code is generated.
    macro_rules! pairs {
        ($($p:literal)*) => { $(
            let constants = loaded(&k[$p]);
            let mut i = 0;
            while i < N {
                let sums = vaddq_u64(schedules[i][$p], constants);
                if !LAST {
                    advance::<$p>(&mut schedules[i]);
                }
                working[i] = working[i].two_rounds(sums);
                i += 1;
            }
        )* };
    }
    pairs!(0 1 2 3 4 5 6 7);
}

/// One block of every stream.
#[inline]
#[target_feature(enable = "neon,sha3")]
pub(crate) fn compress<const N: usize>(working: &mut [Working; N], blocks: &[&[u8; BLOCK]; N]) {
    let before = *working;
    let mut schedules = [[vdupq_n_u64(0); 8]; N];
    let mut i = 0;
    while i < N {
        let mut p = 0;
        while p < 8 {
            schedules[i][p] = of_message(&blocks[i].as_chunks().0[p]);
            p += 1;
        }
        i += 1;
    }
    let [first @ .., last] = &K;
    for k in first {
        sixteen_rounds::<N, false>(working, &mut schedules, k);
    }
    sixteen_rounds::<N, true>(working, &mut schedules, last);
    let mut i = 0;
    while i < N {
        working[i] = working[i].plus(before[i]);
        i += 1;
    }
}

/// Absorbs the blocks of one stream or two.
///
/// # Panics
///
/// If there are more or none, or their blocks are not whole or not equally many.
#[target_feature(enable = "neon,sha3")]
pub(crate) fn absorb(streams: &mut [Stream<'_>]) {
    match streams {
        [a] => absorb_interleaved([a]),
        [a, b] => absorb_interleaved([a, b]),
        _ => panic!("there are {} streams for {STREAMS}", streams.len()),
    }
}

#[inline]
#[target_feature(enable = "neon,sha3")]
fn absorb_interleaved<const N: usize>(streams: [&mut Stream<'_>; N]) {
    let size = streams[0].blocks.len();
    assert!(size.is_multiple_of(BLOCK), "the blocks are not whole");
    let mut sources = [streams[0].blocks; N];
    let mut working = [Working::of(&[0; 8]); N];
    for (i, stream) in streams.iter().enumerate() {
        assert_eq!(stream.blocks.len(), size, "streams take equally many blocks");
        sources[i] = stream.blocks;
        let mut hash = [0; 8];
        for (j, word) in hash.iter_mut().enumerate() {
            *word = stream.state.word(j);
        }
        working[i] = Working::of(&hash);
    }
    for at in (0..size).step_by(BLOCK) {
        let mut blocks: [&[u8; BLOCK]; N] = [&[0; BLOCK]; N];
        for (block, source) in blocks.iter_mut().zip(sources) {
            *block = source[at..].first_chunk().expect("blocks are whole");
        }
        compress(&mut working, &blocks);
    }
    for (working, stream) in working.into_iter().zip(streams) {
        for (j, word) in working.hash().into_iter().enumerate() {
            stream.state.set_word(j, word);
        }
    }
}
