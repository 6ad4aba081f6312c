//! One, two or four computations in xmm, ymm and zmm registers.

use super::{Abreast, Eight, MASKS};
use crate::isa::{Avx2, Avx512, Sse41};
use crate::lanes::Half;
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

/// The operations that are one instruction of the same kind in all three, and moves by halves of eight words.
macro_rules! common {
    ($token:ident, $add:ident, $xor:ident, $shuffle:ident, $opaque:ident, $rotr:ident, $xor3:ident, $splat:ident, $join:ident, $part:ident) => {
        #[inline(always)]
        fn splat(_: $token, [a, b, c, d]: [u32; 4]) -> Self {
            // SAFETY: the token proves the instruction set.
            Self(unsafe { $splat(_mm_setr_epi32(a as i32, b as i32, c as i32, d as i32)) })
        }
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
        #[inline(always)]
        fn xor(self, b: Self) -> Self {
            // SAFETY: the value proves the instruction set.
            Self(unsafe { $xor(self.0, b.0) })
        }
        #[inline(always)]
        fn xor3(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves the instruction set.
            Self(unsafe { $xor3(self.0, b.0, c.0) })
        }
        #[inline(always)]
        fn add(self, b: Self) -> Self {
            // SAFETY: the value proves the instruction set.
            Self(unsafe { $add(self.0, b.0) })
        }
        #[inline(always)]
        fn add_late(self, b: Self, late: Self) -> Self {
            // SAFETY: the value proves the instruction set.
            Self(unsafe { $add($opaque($add(self.0, b.0)), late.0) })
        }
        #[inline(always)]
        fn rotr<const N: i32>(self) -> Self {
            // SAFETY: the value proves the instruction set.
            Self(unsafe { $rotr::<N>(self.0) })
        }
        #[inline(always)]
        fn turn<const K: usize>(self) -> Self {
            // SAFETY: the value proves the instruction set.
            Self(unsafe {
                match K {
                    1 => $shuffle::<0b00_11_10_01>(self.0),
                    2 => $shuffle::<0b01_00_11_10>(self.0),
                    _ => $shuffle::<0b10_01_00_11>(self.0),
                }
            })
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

impl Abreast for Sse41Abreast {
    type Token = Sse41;
    type Blocks<'a> = [&'a Half; 2];
    const COUNT: usize = 1;

    common!(
        Sse41,
        _mm_add_epi32,
        _mm_xor_si128,
        _mm_shuffle_epi32,
        opaque_128,
        rotr_128,
        xor3_128,
        same_128,
        join_128,
        part_128
    );

    #[inline(always)]
    fn blocks<'a>(_: Sse41, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a> {
        halves[0]
    }
    #[inline(always)]
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        _: Sse41,
        block: &Self::Blocks<'_>,
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
unsafe fn same_128(words: __m128i) -> __m128i {
    words
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
unsafe fn xor3_128(a: __m128i, b: __m128i, c: __m128i) -> __m128i {
    // SAFETY: every x86-64 has them.
    unsafe { _mm_xor_si128(_mm_xor_si128(a, b), c) }
}

/// The shuffle within 16 bytes that rotates words to the right by `n` bits, a multiple of 8.
const fn byte_rotation(n: i32) -> [u8; 32] {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 {
        table[i] = (i % 16 / 4 * 4 + (i + n as usize / 8) % 4) as u8;
        i += 1;
    }
    table
}

#[inline(always)]
unsafe fn rotr_128<const N: i32>(x: __m128i) -> __m128i {
    // SAFETY: the caller proves SSSE3; a table has 16 bytes and more.
    unsafe {
        if N % 8 == 0 {
            let table = const { &byte_rotation(N) };
            _mm_shuffle_epi8(x, opaque_128(_mm_loadu_si128(table.as_ptr().cast())))
        } else {
            let right = _mm_srl_epi32(x, _mm_cvtsi32_si128(N));
            _mm_or_si128(right, _mm_sll_epi32(x, _mm_cvtsi32_si128(32 - N)))
        }
    }
}

/// The value, about which the compiler now knows nothing.
#[inline(always)]
unsafe fn opaque_128(mut x: __m128i) -> __m128i {
    if !cfg!(miri) {
        // SAFETY: there is no instruction.
        unsafe {
            core::arch::asm!("/* {} */", inout(xmm_reg) x, options(pure, nomem, nostack, preserves_flags));
        }
    }
    x
}

impl Abreast for Avx2Abreast {
    type Token = Avx2;
    type Blocks<'a> = [[&'a Half; 2]; 2];
    const COUNT: usize = 2;

    common!(
        Avx2,
        _mm256_add_epi32,
        _mm256_xor_si256,
        _mm256_shuffle_epi32,
        opaque_256,
        rotr_256,
        xor3_256,
        _mm256_broadcastsi128_si256,
        join_256,
        part_256
    );

    #[inline(always)]
    fn blocks<'a>(_: Avx2, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a> {
        [halves[0], halves[1]]
    }
    #[inline(always)]
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        _: Avx2,
        blocks: &Self::Blocks<'_>,
    ) -> [Self; 2] {
        // SAFETY: the token proves the instruction set.
        unsafe { [Self(four_256::<A, B, C, D>(blocks)), Self(four_256::<E, F, G, H>(blocks))] }
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
unsafe fn xor3_256(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe { _mm256_xor_si256(_mm256_xor_si256(a, b), c) }
}

#[inline(always)]
unsafe fn rotr_256<const N: i32>(x: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe {
        if N % 8 == 0 {
            crate::avx2::shuffle_bytes(x, const { &signed(byte_rotation(N)) })
        } else {
            let right = _mm256_srl_epi32(x, _mm_cvtsi32_si128(N));
            _mm256_or_si256(right, _mm256_sll_epi32(x, _mm_cvtsi32_si128(32 - N)))
        }
    }
}

const fn signed(bytes: [u8; 32]) -> [i8; 32] {
    let mut out = [0; 32];
    let mut i = 0;
    while i < 32 {
        out[i] = bytes[i] as i8;
        i += 1;
    }
    out
}

/// The value, about which the compiler now knows nothing.
#[inline]
#[target_feature(enable = "avx2")]
fn opaque_256(mut x: __m256i) -> __m256i {
    if !cfg!(miri) {
        // SAFETY: there is no instruction.
        unsafe {
            core::arch::asm!("/* {} */", inout(ymm_reg) x, options(pure, nomem, nostack, preserves_flags));
        }
    }
    x
}

/// Word `I` of a block in every place, by a load: see `rows`, where the same is done in half the width.
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
    blocks: &[[&Half; 2]; 2],
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

impl Abreast for Avx512Abreast {
    type Token = Avx512;
    type Blocks<'a> = [__m512i; 4];
    const COUNT: usize = 4;

    common!(
        Avx512,
        _mm512_add_epi32,
        _mm512_xor_si512,
        _mm512_shuffle_epi32,
        opaque_512,
        _mm512_ror_epi32,
        xor3_512,
        _mm512_broadcast_i32x4,
        join_512,
        part_512
    );

    #[inline(always)]
    fn blocks<'a>(_: Avx512, halves: &[[&'a Half; 2]]) -> Self::Blocks<'a> {
        let halves: &[[&Half; 2]; 4] = halves.first_chunk().expect("there is a block for each");
        // SAFETY: the token proves the instruction set.
        unsafe { [whole(halves[0]), whole(halves[1]), whole(halves[2]), whole(halves[3])] }
    }
    /// Of the first two blocks, A to D and E to H by one permutation, and of the last two E to H and A to D, so that one blend and one
    /// shuffle put them together: 3 operations for p5 on Intel and one for either port.
    #[inline(always)]
    #[rustfmt::skip]
    fn gather<
        const A: usize, const B: usize, const C: usize, const D: usize,
        const E: usize, const F: usize, const G: usize, const H: usize,
    >(
        _: Avx512,
        blocks: &Self::Blocks<'_>,
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

/// Where `vpermi2d` finds four words of either block, then four others: from 16 on it counts in the second.
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
