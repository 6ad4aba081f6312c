//! The rows of AVX2 and of AVX-512.

use super::{RowSet, Rows, Single};
use crate::Word;
use crate::avx2::shuffle_bytes;
use crate::isa::{Avx2, Avx512};
use core::arch::x86_64::{
    __m128i, __m256i, _mm_add_epi32, _mm_blend_epi32, _mm_cvtsi32_si128, _mm_or_si128, _mm_ror_epi32,
    _mm_set1_epi32, _mm_setr_epi32, _mm_shuffle_epi32, _mm_sll_epi32, _mm_srl_epi32, _mm_storeu_si128,
    _mm_ternarylogic_epi32, _mm_xor_si128, _mm256_add_epi64, _mm256_blend_epi32, _mm256_or_si256,
    _mm256_permute4x64_epi64, _mm256_ror_epi64, _mm256_set1_epi64x, _mm256_setr_epi64x, _mm256_sll_epi64,
    _mm256_srl_epi64, _mm256_storeu_si256, _mm256_ternarylogic_epi64, _mm256_xor_si256,
};

/// The operations on rows that are one instruction of the same kind whatever the width, or the
/// function named.
macro_rules! operations {
    ($add:ident, $opaque:ident, $xor:ident, $xor3:ident, $rotr:ident, $turn:ident) => {
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
                    1 => $turn::<0b00_11_10_01>(self.0),
                    2 => $turn::<0b01_00_11_10>(self.0),
                    _ => $turn::<0b10_01_00_11>(self.0),
                }
            })
        }
    };
}
pub(crate) use operations;

/// A row type, of the operations in which the four differ.
macro_rules! rows {
    ($name:ident, $doc:literal, $token:ident, $word:ty, $int:ty, $register:ty, $new:ident, $store:ident, $add:ident,
     $opaque:ident, $xor:ident, $xor3:ident, $rotr:ident, $shuffle:ident, $everywhere:ident, $blend:ident,
     [$second:literal $fourth:literal $upper:literal]) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug)]
        pub struct $name($register);

        // SAFETY (of every block): a token or a value, which is made with one, proves the
        // instructions.
        impl Rows for $name {
            type Word = $word;
            type Token = $token;
            type Blocks<'a> = &'a [u8; 16 * size_of::<$word>()];

            operations!($add, $opaque, $xor, $xor3, $rotr, $shuffle);

            #[inline(always)]
            fn splat(_: $token, [a, b, c, d]: [$word; 4]) -> Self {
                // SAFETY: the token proves the instruction set.
                Self(unsafe { $new(a as $int, b as $int, c as $int, d as $int) })
            }
            #[inline(always)]
            #[rustfmt::skip]
            fn gather<
                const A: usize, const B: usize, const C: usize, const D: usize,
                const E: usize, const F: usize, const G: usize, const H: usize,
            >(
                _: $token,
                block: Self::Blocks<'_>,
            ) -> [Self; 2] {
                const { assert!(A < 16 && B < 16 && C < 16 && D < 16 && E < 16 && F < 16 && G < 16 && H < 16) };
                // SAFETY: the token proves the instruction set; a block has sixteen words.
                unsafe {
                    let ab = $blend::<$second>($everywhere::<A>(block), $everywhere::<B>(block));
                    let cd = $blend::<$fourth>($everywhere::<C>(block), $everywhere::<D>(block));
                    let first = Self($blend::<$upper>(ab, cd));
                    let ef = $blend::<$second>($everywhere::<E>(block), $everywhere::<F>(block));
                    let gh = $blend::<$fourth>($everywhere::<G>(block), $everywhere::<H>(block));
                    [first, Self($blend::<$upper>(ef, gh))]
                }
            }
        }

        impl Single for $name {
            #[inline(always)]
            fn words(self) -> [$word; 4] {
                let mut words = [0; 4];
                // SAFETY: the value proves the instruction set; there is room for four words.
                unsafe { $store(words.as_mut_ptr().cast(), self.0) };
                words
            }
            #[inline(always)]
            fn block(bytes: &[u8]) -> Self::Blocks<'_> {
                bytes.first_chunk().expect("there is a block")
            }
        }
    };
}

rows!(
    Avx2Rows32,
    "Four 32-bit words in an `xmm` register.",
    Avx2,
    u32,
    i32,
    __m128i,
    _mm_setr_epi32,
    _mm_storeu_si128,
    _mm_add_epi32,
    opaque_128,
    _mm_xor_si128,
    xor3_128,
    rotr_32,
    _mm_shuffle_epi32,
    everywhere_32,
    _mm_blend_epi32,
    [0b0010 0b1000 0b1100]
);

rows!(
    Avx2Rows64,
    "Four 64-bit words in a `ymm` register.",
    Avx2,
    u64,
    i64,
    __m256i,
    _mm256_setr_epi64x,
    _mm256_storeu_si256,
    _mm256_add_epi64,
    opaque_256,
    _mm256_xor_si256,
    xor3_256,
    rotr_64,
    _mm256_permute4x64_epi64,
    everywhere_64,
    _mm256_blend_epi32,
    [0b0000_1100 0b1100_0000 0b1111_0000]
);

rows!(
    Avx512Rows32,
    "Four 32-bit words in an `xmm` register.",
    Avx512,
    u32,
    i32,
    __m128i,
    _mm_setr_epi32,
    _mm_storeu_si128,
    _mm_add_epi32,
    opaque_128,
    _mm_xor_si128,
    ternary_xor3_128,
    _mm_ror_epi32,
    _mm_shuffle_epi32,
    everywhere_32,
    _mm_blend_epi32,
    [0b0010 0b1000 0b1100]
);

rows!(
    Avx512Rows64,
    "Four 64-bit words in a `ymm` register.",
    Avx512,
    u64,
    i64,
    __m256i,
    _mm256_setr_epi64x,
    _mm256_storeu_si256,
    _mm256_add_epi64,
    opaque_256,
    _mm256_xor_si256,
    ternary_xor3_256,
    _mm256_ror_epi64,
    _mm256_permute4x64_epi64,
    everywhere_64,
    _mm256_blend_epi32,
    [0b0000_1100 0b1100_0000 0b1111_0000]
);

/// Word `I` of a block in every place: a load, which needs no other port. Collecting words so takes
/// three blends of latency 1 more, on any port. The compiler's code for an array of words (loads
/// into integer registers, permutations of the whole block) has results after three cycles on p5,
/// which then delay those of the chain: 14.8 cycles a step of BLAKE2s instead of 12.3 on Golden
/// Cove. So the load is inline assembly.
///
/// # Safety
///
/// The CPU must have AVX2, and the block the word.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn everywhere_32<const I: usize>(block: &[u8; 64]) -> __m128i {
    if cfg!(miri) {
        // Miri, which interprets intrinsics, knows no assembly.
        return _mm_set1_epi32(<u32 as Word>::from_le(&block[4 * I..]) as i32);
    }
    let word;
    // SAFETY: reads word `I` of the block and writes the one register.
    unsafe {
        core::arch::asm!("vpbroadcastd {}, dword ptr [{} + {}]", out(xmm_reg) word, in(reg) block, const 4 * I,
            options(pure, readonly, nostack, preserves_flags));
    }
    word
}

/// The same of 64-bit words.
///
/// # Safety
///
/// The CPU must have AVX2, and the block the word.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn everywhere_64<const I: usize>(block: &[u8; 128]) -> __m256i {
    if cfg!(miri) {
        return _mm256_set1_epi64x(<u64 as Word>::from_le(&block[8 * I..]) as i64);
    }
    let word;
    // SAFETY: reads word `I` of the block and writes the one register.
    unsafe {
        core::arch::asm!("vpbroadcastq {}, qword ptr [{} + {}]", out(ymm_reg) word, in(reg) block, const 8 * I,
            options(pure, readonly, nostack, preserves_flags));
    }
    word
}

#[inline(always)]
pub(crate) unsafe fn xor3_128(a: __m128i, b: __m128i, c: __m128i) -> __m128i {
    // SAFETY: every x86-64 has them.
    unsafe { _mm_xor_si128(_mm_xor_si128(a, b), c) }
}

#[inline(always)]
pub(crate) unsafe fn xor3_256(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe { _mm256_xor_si256(_mm256_xor_si256(a, b), c) }
}

#[inline(always)]
unsafe fn ternary_xor3_128(a: __m128i, b: __m128i, c: __m128i) -> __m128i {
    // SAFETY: the caller proves AVX-512 VL.
    unsafe { _mm_ternarylogic_epi32::<{ 0xF0 ^ 0xCC ^ 0xAA }>(a, b, c) }
}

#[inline(always)]
unsafe fn ternary_xor3_256(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX-512 VL.
    unsafe { _mm256_ternarylogic_epi64::<{ 0xF0 ^ 0xCC ^ 0xAA }>(a, b, c) }
}

/// The shuffle within 16 bytes that rotates words of `SIZE` bytes to the right by `n` bits, a
/// multiple of 8.
pub(crate) const fn byte_rotation<const SIZE: usize>(n: i32) -> [i8; 32] {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 {
        table[i] = (i % 16 / SIZE * SIZE + (i + n as usize / 8) % SIZE) as i8;
        i += 1;
    }
    table
}

#[inline(always)]
unsafe fn rotr_32<const N: i32>(x: __m128i) -> __m128i {
    // SAFETY: the caller proves AVX2.
    unsafe {
        if N % 8 == 0 {
            shuffle_16_bytes(x, const { &byte_rotation::<4>(N) })
        } else {
            let right = _mm_srl_epi32(x, _mm_cvtsi32_si128(N));
            _mm_or_si128(right, _mm_sll_epi32(x, _mm_cvtsi32_si128(32 - N)))
        }
    }
}

#[inline(always)]
unsafe fn rotr_64<const N: i32>(x: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe {
        if N % 8 == 0 {
            shuffle_bytes(x, const { &byte_rotation::<8>(N) })
        } else {
            let right = _mm256_srl_epi64(x, _mm_cvtsi32_si128(N));
            _mm256_or_si256(right, _mm256_sll_epi64(x, _mm_cvtsi32_si128(64 - N)))
        }
    }
}

/// The value, about which the compiler now knows nothing.
#[inline(always)]
pub(crate) unsafe fn opaque_128(mut x: __m128i) -> __m128i {
    if !cfg!(miri) {
        // SAFETY: there is no instruction.
        unsafe {
            core::arch::asm!("/* {} */", inout(xmm_reg) x, options(pure, nomem, nostack, preserves_flags));
        }
    }
    x
}

/// The same of a `ymm` register.
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) fn opaque_256(mut x: __m256i) -> __m256i {
    if !cfg!(miri) {
        // SAFETY: there is no instruction.
        unsafe {
            core::arch::asm!("/* {} */", inout(ymm_reg) x, options(pure, nomem, nostack, preserves_flags));
        }
    }
    x
}

/// [`shuffle_bytes`] of half a register.
///
/// # Safety
///
/// The CPU must have AVX2.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn shuffle_16_bytes(x: __m128i, table: &[i8; 32]) -> __m128i {
    let shuffled;
    // SAFETY: reads 16 of the 32 bytes of the table and changes the one register.
    unsafe {
        core::arch::asm!("vpshufb {}, {}, xmmword ptr [{}]", out(xmm_reg) shuffled, in(xmm_reg) x, in(reg) table,
            options(pure, readonly, nostack, preserves_flags));
    }
    shuffled
}

impl RowSet for Avx2 {
    type R32 = Avx2Rows32;
    type R64 = Avx2Rows64;
}

impl RowSet for Avx512 {
    type R32 = Avx512Rows32;
    type R64 = Avx512Rows64;
}
