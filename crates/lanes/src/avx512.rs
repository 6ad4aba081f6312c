//! AVX-512: eight 64-bit or sixteen 32-bit lanes.
//!
//! Every boolean function of three inputs is one `vpternlog`; its immediate is the function's truth
//! table, with input patterns a = 0xF0, b = 0xCC, c = 0xAA. Rotates by a constant are one
//! instruction.

use crate::cost::{Mix, Op};
use crate::isa::Avx512;
use crate::lanes::{Half, LaneSet, Lanes, Line, Row32, Row64, load_each, store_each};
use core::arch::x86_64::{
    __m512i, _mm_storeu_si128, _mm256_loadu_si256, _mm512_add_epi32, _mm512_add_epi64, _mm512_and_si512,
    _mm512_castsi256_si512, _mm512_extracti32x4_epi32, _mm512_inserti64x4, _mm512_load_si512,
    _mm512_loadu_si512, _mm512_rol_epi32, _mm512_rol_epi64, _mm512_ror_epi32, _mm512_ror_epi64,
    _mm512_set1_epi32, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_shuffle_epi8, _mm512_shuffle_i64x2,
    _mm512_srlv_epi32, _mm512_srlv_epi64, _mm512_store_si512, _mm512_storeu_si512, _mm512_sub_epi32,
    _mm512_sub_epi64, _mm512_ternarylogic_epi32, _mm512_ternarylogic_epi64, _mm512_testn_epi32_mask,
    _mm512_testn_epi64_mask, _mm512_unpackhi_epi32, _mm512_unpackhi_epi64, _mm512_unpacklo_epi32,
    _mm512_unpacklo_epi64, _mm512_xor_si512,
};

const XOR3: i32 = 0xF0 ^ 0xCC ^ 0xAA;
const CHI: i32 = 0xF0 ^ (!0xCC & 0xAA);
const CH: i32 = (0xF0 & 0xCC) ^ (!0xF0 & 0xAA);
const MAJ: i32 = (0xF0 & 0xCC) ^ (0xF0 & 0xAA) ^ (0xCC & 0xAA);

/// Eight 64-bit lanes in a `zmm` register. Exists only where [`Avx512`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct U64x8(pub(crate) __m512i);

/// Sixteen 32-bit lanes in a `zmm` register. Exists only where [`Avx512`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct U32x16(__m512i);

fn avx512_cost(op: Op) -> Mix {
    match op {
        Op::Splat | Op::Load => Mix { load: 1, ..Mix::NONE },
        Op::Store => Mix { store: 1, ..Mix::NONE },
        // An insertion from memory, which is no shuffle, and those of `load_half_32` and
        // `load_half_64`; two halves are a load.
        Op::LoadLine(bits) => Mix { shuffle: if bits == 32 { 3 } else { 2 }, load: 1, ..Mix::logic(1) },
        Op::Xor | Op::And | Op::Xor3 | Op::Chi | Op::Ch | Op::Maj => Mix::logic(1),
        Op::Add => Mix { add: 1, ..Mix::NONE },
        Op::Rotl(_) | Op::Shr => Mix { shift: 1, ..Mix::NONE },
        Op::RotlOfXor(n) => avx512_cost(Op::Xor) + avx512_cost(Op::Rotl(n)),
        Op::XorOfRotl1 => avx512_cost(Op::Xor) + avx512_cost(Op::Rotl(1)),
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

const REVERSE_64: &[u8; 64] = &byte_reversal(8);
const REVERSE_32: &[u8; 64] = &byte_reversal(4);

/// Half `half` of every line.
#[inline(always)]
fn halves_of<'a, const SIZE: usize, const N: usize>(
    lines: &[&'a [u8; SIZE]; N],
    half: usize,
) -> [&'a Half; N] {
    let mut halves = [&lines[0].as_chunks::<32>().0[half]; N];
    let mut i = 1;
    while i < N {
        halves[i] = &lines[i].as_chunks::<32>().0[half];
        i += 1;
    }
    halves
}

/// Two halves in one register. The second is inserted from memory, which any vector port can do
/// (p05 on Intel).
#[inline(always)]
unsafe fn two_halves(low: &Half, high: &Half) -> __m512i {
    // SAFETY: the caller proves AVX-512; both are 32 bytes.
    unsafe {
        let low = _mm512_castsi256_si512(_mm256_loadu_si256(low.as_ptr().cast()));
        _mm512_inserti64x4::<1>(low, _mm256_loadu_si256(high.as_ptr().cast()))
    }
}

/// Of four lines, two in each register: the first and the second 16 bytes of their halves.
#[inline(always)]
unsafe fn quarters(low: __m512i, high: __m512i) -> [__m512i; 2] {
    // SAFETY: the caller proves AVX-512.
    unsafe {
        [_mm512_shuffle_i64x2::<0b10_00_10_00>(low, high), _mm512_shuffle_i64x2::<0b11_01_11_01>(low, high)]
    }
}

/// Four rows of four words, in every 128 bits, as columns: 8 shuffles.
#[inline(always)]
unsafe fn columns_32([a, b, c, d]: [__m512i; 4]) -> [__m512i; 4] {
    // SAFETY: the caller proves AVX-512.
    unsafe {
        let ab = [_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b)];
        let cd = [_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d)];
        [
            _mm512_unpacklo_epi64(ab[0], cd[0]),
            _mm512_unpackhi_epi64(ab[0], cd[0]),
            _mm512_unpacklo_epi64(ab[1], cd[1]),
            _mm512_unpackhi_epi64(ab[1], cd[1]),
        ]
    }
}

/// The words of sixteen halves: 8 inserts, 24 shuffles and 8 loads that are not operands. A whole
/// line takes 16 operations for either port and 48 for p5 alone on Intel: each halving of the
/// distance between the words of a line and those of a register is one operation for every
/// register, so no way by registers has fewer than 64.
#[inline(always)]
unsafe fn load_half_32(halves: &[&Half; 16]) -> [__m512i; 8] {
    // SAFETY: the caller proves AVX-512.
    unsafe {
        // Unpacking works within 128 bits, so lanes 4 apart go into one register.
        let mut parts = [[_mm512_setzero_si512(); 2]; 4];
        let mut i = 0;
        while i < 4 {
            let low = two_halves(halves[i], halves[i + 4]);
            parts[i] = quarters(low, two_halves(halves[i + 8], halves[i + 12]));
            i += 1;
        }
        let [a, b, c, d] = parts;
        let [low, high] = [columns_32([a[0], b[0], c[0], d[0]]), columns_32([a[1], b[1], c[1], d[1]])];
        [low[0], low[1], low[2], low[3], high[0], high[1], high[2], high[3]]
    }
}

/// The words of eight halves: 4 inserts, 8 shuffles and 4 loads.
#[inline(always)]
unsafe fn load_half_64(halves: &[&Half; 8]) -> [__m512i; 4] {
    // SAFETY: the caller proves AVX-512.
    unsafe {
        let even = quarters(two_halves(halves[0], halves[2]), two_halves(halves[4], halves[6]));
        let odd = quarters(two_halves(halves[1], halves[3]), two_halves(halves[5], halves[7]));
        [
            _mm512_unpacklo_epi64(even[0], odd[0]),
            _mm512_unpackhi_epi64(even[0], odd[0]),
            _mm512_unpacklo_epi64(even[1], odd[1]),
            _mm512_unpackhi_epi64(even[1], odd[1]),
        ]
    }
}

/// Four words of sixteen lanes, each lane's together: the i-th register has lanes i, i + 4, i + 8
/// and i + 12.
#[inline(always)]
unsafe fn untangle_32([a, b, c, d]: &[U32x16; 4]) -> [__m512i; 4] {
    // SAFETY: the caller proves AVX-512.
    unsafe { columns_32([a.0, b.0, c.0, d.0]) }
}

/// Two words of eight lanes, each lane's together: the even lanes, then the odd ones.
#[inline(always)]
unsafe fn untangle_64([a, b]: &[U64x8; 2]) -> [__m512i; 2] {
    // SAFETY: the caller proves AVX-512.
    unsafe { [_mm512_unpacklo_epi64(a.0, b.0), _mm512_unpackhi_epi64(a.0, b.0)] }
}

/// Writes the untangled words to the 16 bytes at `quarter` of every line, or of half of it.
#[inline(always)]
unsafe fn store_quarter<const N: usize>(parts: &[__m512i], lines: &mut [[u8; N]], quarter: usize) {
    macro_rules! store_128_bits {
        ($($k:literal)*) => { $(
            for (i, part) in parts.iter().enumerate() {
                let room = &mut lines[$k * parts.len() + i].as_chunks_mut::<16>().0[quarter];
                // SAFETY: the caller proves AVX-512; there is room for 16 bytes.
                unsafe { _mm_storeu_si128(room.as_mut_ptr().cast(), _mm512_extracti32x4_epi32::<$k>(*part)) }
            }
        )* };
    }
    store_128_bits!(0 1 2 3);
}

macro_rules! avx512_lanes {
    ($name:ident, $word:ty, $int:ty, $row:ty, $count:literal, $set1:ident, $add:ident, $sub:ident, $rol:ident, $ror:ident,
     $srlv:ident, $ternary:ident, $testn:ident, $reversal:ident, $load_half:ident, $untangle:ident) => {
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
            fn sub(self, b: Self) -> Self {
                // SAFETY: the value proves AVX-512.
                Self(unsafe { $sub(self.0, b.0) })
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
            #[inline(always)]
            fn load_lines<const N: usize>(token: Avx512, lines: &[&[u8; N]], words: &mut [Self]) {
                let lines: &[&[u8; N]; $count] = lines.first_chunk().expect("there is a line for every lane");
                let (halves, rest) = words.as_chunks_mut::<{ $count / 2 }>();
                for (half, words) in halves.iter_mut().enumerate() {
                    // SAFETY: the token proves AVX-512; a line has the halves that words are of.
                    let loaded = unsafe { $load_half(&halves_of(lines, half)) };
                    for (word, loaded) in words.iter_mut().zip(loaded) {
                        *word = Self(loaded);
                    }
                }
                load_each(token, lines, halves.len() * $count / 2, rest);
            }
            #[inline(always)]
            fn load_words(_: Avx512, bytes: &[u8]) -> Self {
                let words: &Line = bytes.first_chunk().expect("there is a word for every lane");
                // SAFETY: the token proves AVX-512; reads 64 bytes.
                Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
            }
            #[inline(always)]
            fn store_words(self, bytes: &mut [u8]) {
                let words: &mut Line = bytes.first_chunk_mut().expect("there is room for every lane");
                // SAFETY: the value proves AVX-512; there is room for 64 bytes.
                unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) }
            }
            #[inline(always)]
            fn store_lines<const N: usize>(words: &[Self], lines: &mut [[u8; N]]) {
                let lines: &mut [[u8; N]; $count] =
                    lines.first_chunk_mut().expect("there is a line for every lane");
                let (quarters, rest) = words.as_chunks::<{ $count / 4 }>();
                for (quarter, words) in quarters.iter().enumerate() {
                    // SAFETY: the values prove AVX-512.
                    unsafe { store_quarter(&$untangle(words), lines, quarter) }
                }
                store_each(rest, lines, quarters.len() * $count / 4);
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
    _mm512_sub_epi64,
    _mm512_rol_epi64,
    _mm512_ror_epi64,
    _mm512_srlv_epi64,
    _mm512_ternarylogic_epi64,
    _mm512_testn_epi64_mask,
    REVERSE_64,
    load_half_64,
    untangle_64
);

avx512_lanes!(
    U32x16,
    u32,
    i32,
    Row32,
    16,
    _mm512_set1_epi32,
    _mm512_add_epi32,
    _mm512_sub_epi32,
    _mm512_rol_epi32,
    _mm512_ror_epi32,
    _mm512_srlv_epi32,
    _mm512_ternarylogic_epi32,
    _mm512_testn_epi32_mask,
    REVERSE_32,
    load_half_32,
    untangle_32
);

impl LaneSet for Avx512 {
    type V64 = U64x8;
    type V32 = U32x16;
}
