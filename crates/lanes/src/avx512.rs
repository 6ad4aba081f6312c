//! AVX-512: eight 64-bit or sixteen 32-bit lanes.
//!
//! Every boolean function of three inputs is one `vpternlog`; its immediate is the function's truth
//! table, with input patterns a = 0xF0, b = 0xCC, c = 0xAA. Rotates by a constant are one instruction.

use crate::isa::Avx512;
use crate::lanes::{LaneSet, Lanes, Row32, Row64};
use crate::tally::{Mix, Op};
use core::arch::x86_64::{
    __m512i, _mm512_add_epi32, _mm512_add_epi64, _mm512_and_si512, _mm512_load_si512, _mm512_loadu_si512,
    _mm512_rol_epi32, _mm512_rol_epi64, _mm512_ror_epi32, _mm512_ror_epi64, _mm512_set1_epi32,
    _mm512_set1_epi64, _mm512_shuffle_epi8, _mm512_srlv_epi32, _mm512_srlv_epi64, _mm512_store_si512,
    _mm512_ternarylogic_epi32, _mm512_ternarylogic_epi64, _mm512_testn_epi32_mask, _mm512_testn_epi64_mask,
    _mm512_xor_si512,
};

const XOR3: i32 = 0xF0 ^ 0xCC ^ 0xAA;
const CHI: i32 = 0xF0 ^ (!0xCC & 0xAA);
const CH: i32 = (0xF0 & 0xCC) ^ (!0xF0 & 0xAA);
const MAJ: i32 = (0xF0 & 0xCC) ^ (0xF0 & 0xAA) ^ (0xCC & 0xAA);

/// Eight 64-bit lanes in a `zmm` register. Exists only where [`Avx512`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct U64x8(__m512i);

/// Sixteen 32-bit lanes in a `zmm` register. Exists only where [`Avx512`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct U32x16(__m512i);

fn avx512_cost(op: Op) -> Mix {
    match op {
        Op::Splat | Op::Load => Mix { load: 1, ..Mix::NONE },
        Op::Store => Mix { store: 1, ..Mix::NONE },
        Op::Xor | Op::And | Op::Xor3 | Op::Chi | Op::Ch | Op::Maj => Mix::logic(1),
        Op::Add => Mix { add: 1, ..Mix::NONE },
        Op::Rotl(_) | Op::Shr => Mix { shift: 1, ..Mix::NONE },
        Op::SwapBytes => Mix { shuffle: 1, ..Mix::NONE },
        Op::ZeroLanes => Mix { mask: 2, ..Mix::NONE },
    }
}

/// The shuffle that reverses the bytes of every word.
const fn byte_reversal(size: usize) -> [u8; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = (i % 16 / size * size + size - 1 - i % size) as u8;
        i += 1;
    }
    table
}

static REVERSE_64: [u8; 64] = byte_reversal(8);
static REVERSE_32: [u8; 64] = byte_reversal(4);

macro_rules! avx512_lanes {
    ($name:ident, $word:ty, $int:ty, $row:ty, $count:literal, $set1:ident, $add:ident, $rol:ident, $ror:ident,
     $srlv:ident, $ternary:ident, $testn:ident, $reversal:ident) => {
        impl Lanes for $name {
            type Word = $word;
            type Token = Avx512;
            const COUNT: usize = $count;

            #[inline(always)]
            fn splat(_: Avx512, word: $word) -> Self {
                // SAFETY: the token proves AVX-512.
                Self(unsafe { $set1(word as $int) })
            }
            #[inline(always)]
            fn load(_: Avx512, row: &$row) -> Self {
                // SAFETY: the token proves AVX-512; a row is 64 bytes, aligned to 64.
                Self(unsafe { _mm512_load_si512(core::ptr::from_ref(row).cast()) })
            }
            #[inline(always)]
            fn store(self, row: &mut $row) {
                // SAFETY: the value proves AVX-512; a row is 64 bytes, aligned to 64.
                unsafe { _mm512_store_si512(core::ptr::from_mut(row).cast(), self.0) }
            }
            #[inline(always)]
            fn xor(self, b: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { _mm512_xor_si512(self.0, b.0) })
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { _mm512_and_si512(self.0, b.0) })
            }
            #[inline(always)]
            fn xor3(self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $ternary::<XOR3>(self.0, b.0, c.0) })
            }
            #[inline(always)]
            fn chi(self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $ternary::<{ CHI & 0xFF }>(self.0, b.0, c.0) })
            }
            #[inline(always)]
            fn ch(self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $ternary::<{ CH & 0xFF }>(self.0, b.0, c.0) })
            }
            #[inline(always)]
            fn maj(self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $ternary::<MAJ>(self.0, b.0, c.0) })
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $add(self.0, b.0) })
            }
            #[inline(always)]
            fn rotl<const N: i32>(self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $rol::<N>(self.0) })
            }
            #[inline(always)]
            fn rotr<const N: i32>(self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $ror::<N>(self.0) })
            }
            #[inline(always)]
            fn shr<const N: i32>(self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $srlv(self.0, $set1(N as $int)) })
            }
            #[inline(always)]
            fn swap_bytes(self) -> Self {
                // SAFETY: the value proves AVX-512 BW; the table is 64 bytes.
                Self(unsafe { _mm512_shuffle_epi8(self.0, _mm512_loadu_si512($reversal.as_ptr().cast())) })
            }
            #[inline(always)]
            fn zero_lanes(self) -> u32 {
                // SAFETY: the value proves AVX-512.
                u32::from(unsafe { $testn(self.0, self.0) })
            }
            fn cost(op: Op) -> Mix {
                avx512_cost(op)
            }
        }
    };
}

avx512_lanes!(
    U64x8,
    u64,
    i64,
    Row64,
    8,
    _mm512_set1_epi64,
    _mm512_add_epi64,
    _mm512_rol_epi64,
    _mm512_ror_epi64,
    _mm512_srlv_epi64,
    _mm512_ternarylogic_epi64,
    _mm512_testn_epi64_mask,
    REVERSE_64
);

avx512_lanes!(
    U32x16,
    u32,
    i32,
    Row32,
    16,
    _mm512_set1_epi32,
    _mm512_add_epi32,
    _mm512_rol_epi32,
    _mm512_ror_epi32,
    _mm512_srlv_epi32,
    _mm512_ternarylogic_epi32,
    _mm512_testn_epi32_mask,
    REVERSE_32
);

impl LaneSet for Avx512 {
    type V64 = U64x8;
    type V32 = U32x16;
}
