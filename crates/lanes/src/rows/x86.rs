//! The rows of AVX2 and of AVX-512.

use super::{RowSet, Rows};
use crate::avx2::shuffle_bytes;
use crate::isa::{Avx2, Avx512};
use crate::lanes::Word;
use core::arch::x86_64::{
    __m128i, __m256i, _mm_add_epi32, _mm_cvtsi32_si128, _mm_or_si128, _mm_ror_epi32, _mm_setr_epi32,
    _mm_shuffle_epi32, _mm_sll_epi32, _mm_srl_epi32, _mm_storeu_si128, _mm_ternarylogic_epi32, _mm_xor_si128,
    _mm256_add_epi64, _mm256_castsi256_si128, _mm256_loadu_si256, _mm256_or_si256, _mm256_permute4x64_epi64,
    _mm256_permutex2var_epi32, _mm256_ror_epi64, _mm256_setr_epi32, _mm256_setr_epi64x, _mm256_sll_epi64,
    _mm256_srl_epi64, _mm256_storeu_si256, _mm256_ternarylogic_epi64, _mm256_xor_si256,
};

/// A row type, of the operations in which the four differ.
macro_rules! rows {
    ($name:ident, $doc:literal, $token:ident, $word:ty, $int:ty, $register:ty, $new:ident, $store:ident, $add:ident,
     $xor:ident, $xor3:ident, $rotr:ident, $shuffle:ident, $message:ty, $split:ident, $gather:ident) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug)]
        pub struct $name($register);

        // SAFETY (of every block): a token or a value, which is made with one, proves the instructions.
        impl Rows for $name {
            type Word = $word;
            type Token = $token;
            type Message = $message;

            #[inline(always)]
            fn new(_: $token, [a, b, c, d]: [$word; 4]) -> Self {
                // SAFETY: the token proves the instruction set.
                Self(unsafe { $new(a as $int, b as $int, c as $int, d as $int) })
            }
            #[inline(always)]
            fn words(self) -> [$word; 4] {
                let mut words = [0; 4];
                // SAFETY: the value proves the instruction set; there is room for four words.
                unsafe { $store(words.as_mut_ptr().cast(), self.0) };
                words
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
            #[inline(always)]
            fn message(_: $token, block: &[u8]) -> $message {
                let (words, rest) = block.as_chunks::<{ size_of::<$word>() }>();
                assert!(words.len() == 16 && rest.is_empty(), "a block is sixteen words");
                let mut message = [0; 16];
                for (word, bytes) in message.iter_mut().zip(words) {
                    *word = <$word>::from_le_bytes(*bytes);
                }
                // SAFETY: the token proves the instruction set.
                unsafe { $split(&message) }
            }
            #[inline(always)]
            fn gather(token: $token, message: &$message, i: [usize; 4]) -> Self {
                $gather(token, message, i)
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
    _mm_xor_si128,
    xor3_32,
    rotr_32,
    _mm_shuffle_epi32,
    [u32; 16],
    unsplit,
    collect
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
    _mm256_xor_si256,
    xor3_64,
    rotr_64,
    _mm256_permute4x64_epi64,
    [u64; 16],
    unsplit,
    collect
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
    _mm_xor_si128,
    ternary_xor3_32,
    _mm_ror_epi32,
    _mm_shuffle_epi32,
    [__m256i; 2],
    halves,
    permute
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
    _mm256_xor_si256,
    ternary_xor3_64,
    _mm256_ror_epi64,
    _mm256_permute4x64_epi64,
    [u64; 16],
    unsplit,
    collect
);

/// A message that is collected from memory.
#[inline(always)]
unsafe fn unsplit<W: Word>(words: &[W; 16]) -> [W; 16] {
    *words
}

/// Words from memory: a load and three inserts.
#[inline(always)]
fn collect<R: Rows>(token: R::Token, message: &[R::Word; 16], i: [usize; 4]) -> R {
    R::new(token, [message[i[0]], message[i[1]], message[i[2]], message[i[3]]])
}

/// A message in two registers.
#[inline(always)]
unsafe fn halves(words: &[u32; 16]) -> [__m256i; 2] {
    let [low, high] = [&words[..8], &words[8..]];
    // SAFETY: the caller proves AVX-512; both are 32 bytes.
    unsafe { [_mm256_loadu_si256(low.as_ptr().cast()), _mm256_loadu_si256(high.as_ptr().cast())] }
}

/// Words from two registers: one permutation.
#[inline(always)]
fn permute(_: Avx512, message: &[__m256i; 2], i: [usize; 4]) -> Avx512Rows32 {
    let [a, b, c, d] = i.map(|i| i as i32);
    // SAFETY: the token proves AVX-512 VL.
    unsafe {
        let order = _mm256_setr_epi32(a, b, c, d, 0, 0, 0, 0);
        Avx512Rows32(_mm256_castsi256_si128(_mm256_permutex2var_epi32(message[0], order, message[1])))
    }
}

#[inline(always)]
unsafe fn xor3_32(a: __m128i, b: __m128i, c: __m128i) -> __m128i {
    // SAFETY: the caller proves AVX2.
    unsafe { _mm_xor_si128(_mm_xor_si128(a, b), c) }
}

#[inline(always)]
unsafe fn xor3_64(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX2.
    unsafe { _mm256_xor_si256(_mm256_xor_si256(a, b), c) }
}

#[inline(always)]
unsafe fn ternary_xor3_32(a: __m128i, b: __m128i, c: __m128i) -> __m128i {
    // SAFETY: the caller proves AVX-512 VL.
    unsafe { _mm_ternarylogic_epi32::<{ 0xF0 ^ 0xCC ^ 0xAA }>(a, b, c) }
}

#[inline(always)]
unsafe fn ternary_xor3_64(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    // SAFETY: the caller proves AVX-512 VL.
    unsafe { _mm256_ternarylogic_epi64::<{ 0xF0 ^ 0xCC ^ 0xAA }>(a, b, c) }
}

/// The shuffle within 16 bytes that rotates words of `SIZE` bytes to the right by `n` bits, a multiple of 8.
const fn byte_rotation<const SIZE: usize>(n: i32) -> [i8; 32] {
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
