//! One, two or four computations in xmm, ymm and zmm registers.

use super::{Abreast, Eight, MASKS};
use crate::isa::{Avx2, Avx512, Sse41};
use crate::lanes::Half;
use crate::rows::Rows;
use crate::rows::x86::{byte_rotation, opaque_128, opaque_256, operations, xor3_128, xor3_256};
use core::arch::x86_64::{
    __m128i, __m256i, __m512i, _mm_add_epi32, _mm_and_si128, _mm_castsi128_pd, _mm_cmpeq_epi64,
    _mm_cvtsi32_si128, _mm_loadu_si128, _mm_movemask_pd, _mm_or_si128, _mm_set1_epi64x, _mm_setr_epi32,
    _mm_setzero_si128, _mm_shuffle_epi8, _mm_shuffle_epi32, _mm_sll_epi32, _mm_srl_epi32, _mm_storeu_si128,
    _mm_xor_si128, _mm256_add_epi32, _mm256_and_si256, _mm256_blend_epi32, _mm256_broadcastsi128_si256,
    _mm256_castsi128_si256, _mm256_castsi256_pd, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_extracti128_si256, _mm256_inserti128_si256, _mm256_loadu_si256, _mm256_movemask_pd,
    _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setzero_si256,
    _mm256_shuffle_epi32, _mm256_sll_epi32, _mm256_srl_epi32, _mm256_storeu_si256, _mm256_xor_si256,
    _mm512_add_epi32, _mm512_broadcast_i32x4, _mm512_castsi128_si512, _mm512_castsi256_si512,
    _mm512_castsi512_si128, _mm512_extracti32x4_epi32, _mm512_inserti32x4, _mm512_inserti64x4,
    _mm512_loadu_si512, _mm512_mask_blend_epi32, _mm512_permutex2var_epi32, _mm512_ror_epi32,
    _mm512_set1_epi64, _mm512_shuffle_epi32, _mm512_shuffle_i64x2, _mm512_ternarylogic_epi32,
    _mm512_testn_epi64_mask, _mm512_xor_si512,
};

/// Four words in an `xmm` register. Exists only where [`Sse41`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct Sse41Abreast(__m128i);

/// Twice four words in a `ymm` register. Exists only where [`Avx2`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct Avx2Abreast(__m256i);

/// Four times four words in a `zmm` register. Exists only where [`Avx512`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Abreast(__m512i);

/// Moves of as many words as a register has, which go four by four.
macro_rules! moves {
    ($token:ident, $join:ident, $part:ident) => {
        #[inline(always)]
        fn load(_: $token, rows: &[[u32; 4]], places: &[usize]) -> Self {
            let places: &[usize; Self::COUNT] = places.first_chunk().expect("there is a place for each");
            // SAFETY: the token proves the instruction set.
            Self(unsafe { $join(places.map(|place| &rows[place])) })
        }
        #[inline(always)]
        fn load_eight(_: $token, all: &[Eight], places: &[usize]) -> [Self; 2] {
            let places: &[usize; Self::COUNT] = places.first_chunk().expect("there is a place for each");
            let words = places.map(|place| all[place].0.as_chunks::<4>().0);
            // SAFETY: the token proves the instruction set.
            unsafe { [Self($join(words.map(|words| &words[0]))), Self($join(words.map(|words| &words[1])))] }
        }
        #[inline(always)]
        fn store_eight([low, high]: [Self; 2], all: &mut [Eight], places: &[usize]) {
            let places: &[usize; Self::COUNT] = places.first_chunk().expect("there is a place for each");
            let mut i = Self::COUNT;
            while i > 0 {
                i -= 1;
                let words = all[places[i]].0.as_chunks_mut::<4>().0;
                // SAFETY: the values prove the instruction set; there is room for four words each.
                unsafe {
                    _mm_storeu_si128(words[0].as_mut_ptr().cast(), $part(low.0, i));
                    _mm_storeu_si128(words[1].as_mut_ptr().cast(), $part(high.0, i));
                }
            }
        }
    };
}

/// The eight bytes of every word, in order.
#[inline(always)]
fn write_words(words: [u64; 4], half: &mut Half) {
    for (bytes, word) in half.as_chunks_mut().0.iter_mut().zip(words) {
        *bytes = word.to_le_bytes();
    }
}

#[inline(always)]
unsafe fn load_four(words: &[u32; 4]) -> __m128i {
    // SAFETY: reads the four words.
    unsafe { _mm_loadu_si128(words.as_ptr().cast()) }
}

impl Rows for Sse41Abreast {
    type Word = u32;
    type Token = Sse41;
    type Blocks<'a> = [&'a Half; 2];

    operations!(_mm_add_epi32, opaque_128, _mm_xor_si128, xor3_128, rotr_128, _mm_shuffle_epi32);

    #[inline(always)]
    fn splat(_: Sse41, [a, b, c, d]: [u32; 4]) -> Self {
        // SAFETY: the token proves the instruction set.
        Self(unsafe { _mm_setr_epi32(a as i32, b as i32, c as i32, d as i32) })
    }
    #[inline(always)]
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        _: Sse41,
        block: Self::Blocks<'_>,
    ) -> [Self; 2] {
        let word = |i: usize| i32::from_le_bytes(block[i / 8].as_chunks::<4>().0[i % 8]);
        // SAFETY: the token proves the instruction set.
        unsafe {
            [
                Self(_mm_setr_epi32(word(A), word(B), word(C), word(D))),
                Self(_mm_setr_epi32(word(E), word(F), word(G), word(H))),
            ]
        }
    }
}

impl Abreast for Sse41Abreast {
    const COUNT: usize = 1;

    moves!(Sse41, join_128, part_128);

    #[inline(always)]
    fn blocks<'a>(_: Sse41, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a> {
        halves[0]
    }
    #[inline(always)]
    fn write_half(_: Sse41, words: [u64; 4], half: &mut Half) {
        write_words(words, half);
    }
    #[inline(always)]
    fn disjoint(_: Sse41, masks: &[u64; MASKS], bits: u64) -> u32 {
        let mut disjoint = 0;
        // SAFETY: the token proves the instruction set; reads two masks each.
        unsafe {
            let (bits, zero) = (_mm_set1_epi64x(bits as i64), _mm_setzero_si128());
            let mut i = 0;
            while i < MASKS {
                let common = _mm_and_si128(_mm_loadu_si128(masks[i..].as_ptr().cast()), bits);
                let two = _mm_movemask_pd(_mm_castsi128_pd(_mm_cmpeq_epi64(common, zero)));
                disjoint |= (two as u32) << i;
                i += 2;
            }
        }
        disjoint
    }
}

#[inline(always)]
unsafe fn join_128([a]: [&[u32; 4]; 1]) -> __m128i {
    // SAFETY: reads four words.
    unsafe { load_four(a) }
}

#[inline(always)]
unsafe fn part_128(x: __m128i, _: usize) -> __m128i {
    x
}

#[inline(always)]
unsafe fn rotr_128<const N: i32>(x: __m128i) -> __m128i {
    // SAFETY: the caller proves SSSE3; a table has 16 bytes and more.
    unsafe {
        if N % 8 == 0 {
            let table = const { &byte_rotation::<4>(N) };
            _mm_shuffle_epi8(x, opaque_128(_mm_loadu_si128(table.as_ptr().cast())))
        } else {
            let right = _mm_srl_epi32(x, _mm_cvtsi32_si128(N));
            _mm_or_si128(right, _mm_sll_epi32(x, _mm_cvtsi32_si128(32 - N)))
        }
    }
}

impl Rows for Avx2Abreast {
    type Word = u32;
    type Token = Avx2;
    type Blocks<'a> = [[&'a Half; 2]; 2];

    operations!(_mm256_add_epi32, opaque_256, _mm256_xor_si256, xor3_256, rotr_256, _mm256_shuffle_epi32);

    #[inline(always)]
    fn splat(_: Avx2, [a, b, c, d]: [u32; 4]) -> Self {
        // SAFETY: the token proves the instruction set.
        Self(unsafe { _mm256_broadcastsi128_si256(_mm_setr_epi32(a as i32, b as i32, c as i32, d as i32)) })
    }
    #[inline(always)]
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        _: Avx2,
        blocks: Self::Blocks<'_>,
    ) -> [Self; 2] {
        // SAFETY: the token proves the instruction set.
        unsafe { [Self(four_256::<A, B, C, D>(blocks)), Self(four_256::<E, F, G, H>(blocks))] }
    }
}

impl Abreast for Avx2Abreast {
    const COUNT: usize = 2;

    moves!(Avx2, join_256, part_256);

    #[inline(always)]
    fn blocks<'a>(_: Avx2, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a> {
        [halves[0], halves[1]]
    }
    #[inline(always)]
    fn write_half(_: Avx2, words: [u64; 4], half: &mut Half) {
        write_words(words, half);
    }
    #[inline(always)]
    fn disjoint(_: Avx2, masks: &[u64; MASKS], bits: u64) -> u32 {
        let mut disjoint = 0;
        // SAFETY: the token proves the instruction set; reads four masks each.
        unsafe {
            let (bits, zero) = (_mm256_set1_epi64x(bits as i64), _mm256_setzero_si256());
            let mut i = 0;
            while i < MASKS {
                let common = _mm256_and_si256(_mm256_loadu_si256(masks[i..].as_ptr().cast()), bits);
                let four = _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(common, zero)));
                disjoint |= (four as u32) << i;
                i += 4;
            }
        }
        disjoint
    }
}

#[inline(always)]
unsafe fn join_256([a, b]: [&[u32; 4]; 2]) -> __m256i {
    // SAFETY: the caller proves AVX2; reads four words each.
    unsafe { _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(load_four(a)), load_four(b)) }
}

#[inline(always)]
unsafe fn part_256(x: __m256i, i: usize) -> __m128i {
    // SAFETY: the caller proves AVX2.
    unsafe { if i == 0 { _mm256_castsi256_si128(x) } else { _mm256_extracti128_si256::<1>(x) } }
}

#[inline(always)]
unsafe fn rotr_256<const N: i32>(x: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe {
        if N % 8 == 0 {
            crate::avx2::shuffle_bytes(x, const { &byte_rotation::<4>(N) })
        } else {
            let right = _mm256_srl_epi32(x, _mm_cvtsi32_si128(N));
            _mm256_or_si256(right, _mm256_sll_epi32(x, _mm_cvtsi32_si128(32 - N)))
        }
    }
}

/// Word `I` of a block in every place, by a load: see `rows`, where the same is done in half the
/// width.
///
/// # Safety
///
/// The CPU must have AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn everywhere_256<const I: usize>(block: [&Half; 2]) -> __m256i {
    let half = block[I / 8];
    if cfg!(miri) {
        // Miri, which interprets intrinsics, knows no assembly.
        return _mm256_set1_epi32(i32::from_le_bytes(half.as_chunks::<4>().0[I % 8]));
    }
    let word;
    // SAFETY: reads a word of the half and writes the one register.
    unsafe {
        core::arch::asm!("vpbroadcastd {}, dword ptr [{} + {}]", out(ymm_reg) word, in(reg) half, const 4 * (I % 8),
            options(pure, readonly, nostack, preserves_flags));
    }
    word
}

/// Four words of two blocks: 8 loads and 7 blends, for any port.
#[inline(always)]
unsafe fn four_256<const A: usize, const B: usize, const C: usize, const D: usize>(
    blocks: [[&Half; 2]; 2],
) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe {
        let low = four_everywhere::<A, B, C, D>(blocks[0]);
        let high = four_everywhere::<A, B, C, D>(blocks[1]);
        _mm256_blend_epi32::<0xF0>(low, high)
    }
}

/// Four words of a block, in both halves.
#[inline(always)]
unsafe fn four_everywhere<const A: usize, const B: usize, const C: usize, const D: usize>(
    block: [&Half; 2],
) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe {
        let ab = _mm256_blend_epi32::<0b0010_0010>(everywhere_256::<A>(block), everywhere_256::<B>(block));
        let cd = _mm256_blend_epi32::<0b1000_1000>(everywhere_256::<C>(block), everywhere_256::<D>(block));
        _mm256_blend_epi32::<0b1100_1100>(ab, cd)
    }
}

impl Rows for Avx512Abreast {
    type Word = u32;
    type Token = Avx512;
    type Blocks<'a> = [__m512i; 4];

    operations!(
        _mm512_add_epi32,
        opaque_512,
        _mm512_xor_si512,
        xor3_512,
        _mm512_ror_epi32,
        _mm512_shuffle_epi32
    );

    #[inline(always)]
    fn splat(_: Avx512, [a, b, c, d]: [u32; 4]) -> Self {
        // SAFETY: the token proves the instruction set.
        Self(unsafe { _mm512_broadcast_i32x4(_mm_setr_epi32(a as i32, b as i32, c as i32, d as i32)) })
    }
    /// Of the first two blocks, A to D and E to H by one permutation, and of the last two E to H
    /// and A to D, so that one blend and one shuffle put them together: 3 operations for p5 on
    /// Intel and one for either port.
    #[inline(always)]
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        _: Avx512,
        blocks: Self::Blocks<'_>,
    ) -> [Self; 2] {
        let (lower, upper) = const { (&places([A, B, C, D, E, F, G, H]), &places([E, F, G, H, A, B, C, D])) };
        // SAFETY: the token proves the instruction set; the tables have sixteen words.
        unsafe {
            let lower = _mm512_loadu_si512(lower.as_ptr().cast());
            let upper = _mm512_loadu_si512(upper.as_ptr().cast());
            let lower = _mm512_permutex2var_epi32(blocks[0], lower, blocks[1]);
            let upper = _mm512_permutex2var_epi32(blocks[2], upper, blocks[3]);
            [
                Self(_mm512_mask_blend_epi32(0xFF00, lower, upper)),
                Self(_mm512_shuffle_i64x2::<0b01_00_11_10>(lower, upper)),
            ]
        }
    }
}

impl Abreast for Avx512Abreast {
    const COUNT: usize = 4;

    moves!(Avx512, join_512, part_512);

    #[inline(always)]
    fn blocks<'a>(_: Avx512, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a> {
        let halves: &[[&Half; 2]; 4] = halves.first_chunk().expect("there is a block for each");
        // SAFETY: the token proves the instruction set.
        unsafe { [whole(halves[0]), whole(halves[1]), whole(halves[2]), whole(halves[3])] }
    }
    #[inline(always)]
    fn write_half(_: Avx512, [a, b, c, d]: [u64; 4], half: &mut Half) {
        // SAFETY: the token proves the instruction set; there is room for 32 bytes.
        unsafe {
            let words = _mm256_set_epi64x(d as i64, c as i64, b as i64, a as i64);
            _mm256_storeu_si256(half.as_mut_ptr().cast(), words);
        }
    }
    #[inline(always)]
    fn disjoint(_: Avx512, masks: &[u64; MASKS], bits: u64) -> u32 {
        let mut disjoint = 0;
        // SAFETY: the token proves the instruction set; reads eight masks each.
        unsafe {
            let bits = _mm512_set1_epi64(bits as i64);
            let mut i = 0;
            while i < MASKS {
                let eight = _mm512_testn_epi64_mask(_mm512_loadu_si512(masks[i..].as_ptr().cast()), bits);
                disjoint |= u32::from(eight) << i;
                i += 8;
            }
        }
        disjoint
    }
}

/// Where `vpermi2d` finds four words of either block, then four others: from 16 on it counts in the
/// second.
const fn places(words: [usize; 8]) -> [u32; 16] {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 16 {
        table[i] = (words[i / 8 * 4 + i % 4] + 16 * (i % 8 / 4)) as u32;
        i += 1;
    }
    table
}

/// A block.
#[inline(always)]
unsafe fn whole([low, high]: [&Half; 2]) -> __m512i {
    // SAFETY: the caller proves AVX-512; reads 32 bytes each.
    unsafe {
        let low = _mm512_castsi256_si512(_mm256_loadu_si256(low.as_ptr().cast()));
        _mm512_inserti64x4::<1>(low, _mm256_loadu_si256(high.as_ptr().cast()))
    }
}

#[inline(always)]
unsafe fn join_512([a, b, c, d]: [&[u32; 4]; 4]) -> __m512i {
    // SAFETY: the caller proves AVX-512; reads four words each.
    unsafe {
        let ab = _mm512_inserti32x4::<1>(_mm512_castsi128_si512(load_four(a)), load_four(b));
        _mm512_inserti32x4::<3>(_mm512_inserti32x4::<2>(ab, load_four(c)), load_four(d))
    }
}

#[inline(always)]
unsafe fn part_512(x: __m512i, i: usize) -> __m128i {
    // SAFETY: the caller proves AVX-512.
    unsafe {
        match i {
            0 => _mm512_castsi512_si128(x),
            1 => _mm512_extracti32x4_epi32::<1>(x),
            2 => _mm512_extracti32x4_epi32::<2>(x),
            _ => _mm512_extracti32x4_epi32::<3>(x),
        }
    }
}

#[inline(always)]
unsafe fn xor3_512(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    // SAFETY: the caller proves AVX-512.
    unsafe { _mm512_ternarylogic_epi32::<{ 0xF0 ^ 0xCC ^ 0xAA }>(a, b, c) }
}

/// The value, about which the compiler now knows nothing.
#[inline]
#[target_feature(enable = "avx512f")]
fn opaque_512(mut x: __m512i) -> __m512i {
    if !cfg!(miri) {
        // SAFETY: there is no instruction.
        unsafe {
            core::arch::asm!("/* {} */", inout(zmm_reg) x, options(pure, nomem, nostack, preserves_flags));
        }
    }
    x
}
