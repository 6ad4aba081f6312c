//! AVX2: four 64-bit or eight 32-bit lanes.
//!
//! There is no rotate: two shifts and an or, except by a multiple of eight bits, where one byte
//! shuffle does it. There is no ternary logic: χ is `vpandn` and `vpxor`.

use crate::cost::{Mix, Op};
use crate::isa::Avx2;
use crate::lanes::{Half, LaneSet, Lanes, Row32, Row64, load_each, store_each};
use core::arch::x86_64::{
    __m256i, _mm_cvtsi32_si128, _mm_loadu_si128, _mm_storeu_si128, _mm256_add_epi32, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi128_si256, _mm256_castsi256_pd, _mm256_castsi256_ps,
    _mm256_cmpeq_epi32, _mm256_cmpeq_epi64, _mm256_extracti128_si256, _mm256_inserti128_si256,
    _mm256_load_si256, _mm256_loadu_si256, _mm256_movemask_pd, _mm256_movemask_ps, _mm256_or_si256,
    _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sll_epi32,
    _mm256_sll_epi64, _mm256_srl_epi32, _mm256_srl_epi64, _mm256_store_si256, _mm256_storeu_si256,
    _mm256_sub_epi32, _mm256_sub_epi64, _mm256_unpackhi_epi32, _mm256_unpackhi_epi64, _mm256_unpacklo_epi32,
    _mm256_unpacklo_epi64, _mm256_xor_si256,
};

/// Four 64-bit lanes in a `ymm` register. Exists only where [`Avx2`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct U64x4(__m256i);

/// Eight 32-bit lanes in a `ymm` register. Exists only where [`Avx2`] was detected.
#[derive(Clone, Copy, Debug)]
pub struct U32x8(__m256i);

fn avx2_cost(op: Op) -> Mix {
    match op {
        Op::Splat | Op::Load => Mix { load: 1, ..Mix::NONE },
        Op::Store => Mix { store: 1, ..Mix::NONE },
        // An insertion from memory, which is no shuffle, and those of `load_quarter_32` and
        // `load_quarter_64`; two quarters are a load.
        Op::LoadLine(bits) => Mix { shuffle: if bits == 32 { 2 } else { 1 }, load: 1, ..Mix::logic(1) },
        Op::Xor | Op::And => Mix::logic(1),
        Op::Xor3 | Op::Chi => Mix::logic(2),
        Op::Ch => Mix::logic(3),
        Op::Maj => Mix::logic(3),
        Op::Add => Mix { add: 1, ..Mix::NONE },
        Op::Rotl(n) if n % 8 == 0 => Mix { shuffle: 1, ..Mix::NONE },
        Op::Rotl(_) => Mix { shift: 2, ..Mix::logic(1) },
        Op::Shr => Mix { shift: 1, ..Mix::NONE },
        Op::RotlOfXor(n) => avx2_cost(Op::Xor) + avx2_cost(Op::Rotl(n)),
        Op::XorOfRotl1 => avx2_cost(Op::Xor) + avx2_cost(Op::Rotl(1)),
        Op::SwapBytes => Mix { shuffle: 1, ..Mix::NONE },
        Op::ZeroLanes => Mix { mask: 2, ..Mix::NONE },
    }
}

/// The shuffles that rotate every word to the left by 0, 8, 16 … bits: byte i of the result is byte
/// i − k (mod the word's size) of the same word.
const fn byte_rotations<const SIZE: usize>() -> [[i8; 32]; SIZE] {
    let mut table = [[0; 32]; SIZE];
    let mut k = 0;
    while k < SIZE {
        let mut i = 0;
        while i < 32 {
            // `vpshufb` counts within 16 bytes.
            table[k][i] = (i % 16 / SIZE * SIZE + (i + SIZE - k) % SIZE) as i8;
            i += 1;
        }
        k += 1;
    }
    table
}

/// `vpshufb`, for rotations by 16 bits: the compiler, which knows what a constant table does and
/// tunes for any x86-64, puts `vpshuflw` and `vpshufhw` in the place of the intrinsic, two
/// operations for one.
///
/// # Safety
///
/// The CPU must have AVX2.
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) unsafe fn shuffle_bytes(x: __m256i, table: &[i8; 32]) -> __m256i {
    if cfg!(miri) {
        // SAFETY: reads the 32 bytes of the table. Miri, which interprets intrinsics, knows no
        // assembly.
        return _mm256_shuffle_epi8(x, unsafe { _mm256_loadu_si256(table.as_ptr().cast()) });
    }
    let shuffled;
    // SAFETY: reads the 32 bytes of the table and changes the one register.
    unsafe {
        core::arch::asm!("vpshufb {}, {}, ymmword ptr [{}]", out(ymm_reg) shuffled, in(ymm_reg) x, in(reg) table,
            options(pure, readonly, nostack, preserves_flags));
    }
    shuffled
}

/// The shuffle that reverses the bytes of every word.
const fn byte_reversal(size: usize) -> [i8; 32] {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 {
        table[i] = (i % 16 / size * size + size - 1 - i % size) as i8;
        i += 1;
    }
    table
}

// Constants, whose values every unit of a build without link-time optimisation knows: where a table
// was a static, rotations by 32 bits were byte shuffles from memory, and a search of BLAKE2b took 5
// % longer.
const REVERSE_64: &[i8; 32] = &byte_reversal(8);
const REVERSE_32: &[i8; 32] = &byte_reversal(4);
const ROTATE_64: &[[i8; 32]; 8] = &byte_rotations();
const ROTATE_32: &[[i8; 32]; 4] = &byte_rotations();

/// 16 bytes of a lane.
type Quarter = [u8; 16];

/// The 16 bytes at `quarter` of every line or half.
#[inline(always)]
fn quarters_of<'a, const SIZE: usize, const N: usize>(
    lines: &[&'a [u8; SIZE]; N],
    quarter: usize,
) -> [&'a Quarter; N] {
    let mut quarters = [&lines[0].as_chunks::<16>().0[quarter]; N];
    let mut i = 1;
    while i < N {
        quarters[i] = &lines[i].as_chunks::<16>().0[quarter];
        i += 1;
    }
    quarters
}

/// Two times 16 bytes in one register. The second are inserted from memory, which any vector port
/// can do.
#[inline(always)]
unsafe fn two_quarters(low: &Quarter, high: &Quarter) -> __m256i {
    // SAFETY: the caller proves AVX2; both are 16 bytes.
    unsafe {
        let low = _mm256_castsi128_si256(_mm_loadu_si128(low.as_ptr().cast()));
        _mm256_inserti128_si256::<1>(low, _mm_loadu_si128(high.as_ptr().cast()))
    }
}

/// The four words of a register's halves, a row each, as columns: 8 shuffles. Its own inverse, but
/// for the order of lanes.
#[inline(always)]
unsafe fn columns_32([a, b, c, d]: [__m256i; 4]) -> [__m256i; 4] {
    // SAFETY: the caller proves AVX2.
    unsafe {
        let ab = [_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b)];
        let cd = [_mm256_unpacklo_epi32(c, d), _mm256_unpackhi_epi32(c, d)];
        [
            _mm256_unpacklo_epi64(ab[0], cd[0]),
            _mm256_unpackhi_epi64(ab[0], cd[0]),
            _mm256_unpacklo_epi64(ab[1], cd[1]),
            _mm256_unpackhi_epi64(ab[1], cd[1]),
        ]
    }
}

/// The words of 16 bytes of eight lines: 4 inserts, 8 shuffles and 4 loads, so 48 operations for a
/// whole line.
#[inline(always)]
unsafe fn load_quarter_32(quarters: &[&Quarter; 8]) -> [__m256i; 4] {
    // SAFETY: the caller proves AVX2.
    unsafe {
        columns_32([
            two_quarters(quarters[0], quarters[4]),
            two_quarters(quarters[1], quarters[5]),
            two_quarters(quarters[2], quarters[6]),
            two_quarters(quarters[3], quarters[7]),
        ])
    }
}

/// The words of 16 bytes of four lines: 2 inserts, 2 shuffles and 2 loads, so 16 operations for a
/// whole line.
#[inline(always)]
unsafe fn load_quarter_64(quarters: &[&Quarter; 4]) -> [__m256i; 2] {
    // SAFETY: the caller proves AVX2.
    unsafe {
        let even = two_quarters(quarters[0], quarters[2]);
        let odd = two_quarters(quarters[1], quarters[3]);
        [_mm256_unpacklo_epi64(even, odd), _mm256_unpackhi_epi64(even, odd)]
    }
}

/// Four words of eight lanes, each lane's together: the i-th register has lanes i and i + 4.
#[inline(always)]
unsafe fn untangle_32([a, b, c, d]: &[U32x8; 4]) -> [__m256i; 4] {
    // SAFETY: the caller proves AVX2.
    unsafe { columns_32([a.0, b.0, c.0, d.0]) }
}

/// Two words of four lanes, each lane's together: the even lanes, then the odd ones.
#[inline(always)]
unsafe fn untangle_64([a, b]: &[U64x4; 2]) -> [__m256i; 2] {
    // SAFETY: the caller proves AVX2.
    unsafe { [_mm256_unpacklo_epi64(a.0, b.0), _mm256_unpackhi_epi64(a.0, b.0)] }
}

/// Writes the untangled words to the 16 bytes at `quarter` of every line.
#[inline(always)]
unsafe fn store_quarter<const N: usize>(parts: &[__m256i], lines: &mut [[u8; N]], quarter: usize) {
    let (low, high) = lines.split_at_mut(parts.len());
    for ((part, low), high) in parts.iter().zip(low).zip(high) {
        let (low, high) =
            (&mut low.as_chunks_mut::<16>().0[quarter], &mut high.as_chunks_mut::<16>().0[quarter]);
        // SAFETY: the caller proves AVX2; there is room for 16 bytes each.
        unsafe {
            _mm_storeu_si128(low.as_mut_ptr().cast(), _mm256_extracti128_si256::<0>(*part));
            _mm_storeu_si128(high.as_mut_ptr().cast(), _mm256_extracti128_si256::<1>(*part));
        }
    }
}

macro_rules! avx2_lanes {
    ($name:ident, $word:ty, $int:ty, $row:ty, $count:literal, $set1:ident, $add:ident, $sub:ident, $sll:ident, $srl:ident,
     $rotations:ident, $reversal:ident, $cmpeq:ident, $cast:ident, $movemask:ident, $load_quarter:ident, $untangle:ident) => {
        impl $name {
            #[inline(always)]
            fn rotate_left(self, n: i32) -> Self {
                // SAFETY: the value proves AVX2; a table entry is 32 bytes. `n` is a constant at
                // every call, so the branch and the shift counts are folded away.
                Self(unsafe {
                    if n % 32 == 16 {
                        shuffle_bytes(self.0, &$rotations[n as usize / 8])
                    } else if n % 8 == 0 {
                        let table = &$rotations[n as usize / 8];
                        _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(table.as_ptr().cast()))
                    } else {
                        let left = $sll(self.0, _mm_cvtsi32_si128(n));
                        let right = $srl(self.0, _mm_cvtsi32_si128(<$word>::BITS as i32 - n));
                        _mm256_or_si256(left, right)
                    }
                })
            }
        }

        impl Lanes for $name {
            type Word = $word;
            type Token = Avx2;
            const COUNT: usize = $count;

            #[inline(always)]
            fn splat(_: Avx2, word: $word) -> Self {
                // SAFETY: the token proves AVX2.
                Self(unsafe { $set1(word as $int) })
            }
            #[inline(always)]
            fn load(_: Avx2, row: &$row) -> Self {
                // SAFETY: the token proves AVX2; a row is 64 bytes, aligned to 64.
                Self(unsafe { _mm256_load_si256(core::ptr::from_ref(row).cast()) })
            }
            #[inline(always)]
            fn store(self, row: &mut $row) {
                // SAFETY: the value proves AVX2; a row is 64 bytes, aligned to 64.
                unsafe { _mm256_store_si256(core::ptr::from_mut(row).cast(), self.0) }
            }
            #[inline(always)]
            fn xor(self, b: Self) -> Self {
                // SAFETY: the value proves AVX2.
                Self(unsafe { _mm256_xor_si256(self.0, b.0) })
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                // SAFETY: the value proves AVX2.
                Self(unsafe { _mm256_and_si256(self.0, b.0) })
            }
            #[inline(always)]
            fn xor3(self, b: Self, c: Self) -> Self {
                self.xor(b).xor(c)
            }
            #[inline(always)]
            fn chi(self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves AVX2.
                self.xor(Self(unsafe { _mm256_andnot_si256(b.0, c.0) }))
            }
            #[inline(always)]
            fn ch(self, b: Self, c: Self) -> Self {
                c.xor(self.and(b.xor(c)))
            }
            #[inline(always)]
            fn maj(self, b: Self, c: Self) -> Self {
                // b, or c where a and b differ and so do b and c. Four operations; b ^ c is the a ^
                // b of the round before, which leaves three.
                b.xor(self.xor(b).and(b.xor(c)))
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                // SAFETY: the value proves AVX2.
                Self(unsafe { $add(self.0, b.0) })
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                // SAFETY: the value proves AVX2.
                Self(unsafe { $sub(self.0, b.0) })
            }
            #[inline(always)]
            fn add_ch(self, a: Self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves AVX2.
                self.add(Self(unsafe { _mm256_andnot_si256(a.0, c.0) })).add(a.and(b))
            }
            #[inline(always)]
            fn rotl<const N: i32>(self) -> Self {
                self.rotate_left(N)
            }
            #[inline(always)]
            fn rotr<const N: i32>(self) -> Self {
                self.rotate_left(<$word>::BITS as i32 - N)
            }
            #[inline(always)]
            fn shr<const N: i32>(self) -> Self {
                // SAFETY: the value proves AVX2.
                Self(unsafe { $srl(self.0, _mm_cvtsi32_si128(N)) })
            }
            #[inline(always)]
            fn swap_bytes(self) -> Self {
                // SAFETY: the value proves AVX2; the table is 32 bytes.
                Self(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256($reversal.as_ptr().cast())) })
            }
            #[inline(always)]
            fn zero_lanes(self) -> u32 {
                // SAFETY: the value proves AVX2.
                unsafe { $movemask($cast($cmpeq(self.0, _mm256_setzero_si256()))) as u32 }
            }
            #[inline(always)]
            fn load_lines<const N: usize>(token: Avx2, lines: &[&[u8; N]], words: &mut [Self]) {
                let lines: &[&[u8; N]; $count] = lines.first_chunk().expect("there is a line for every lane");
                let (quarters, rest) = words.as_chunks_mut::<{ $count / 2 }>();
                for (quarter, words) in quarters.iter_mut().enumerate() {
                    // SAFETY: the token proves AVX2.
                    let loaded = unsafe { $load_quarter(&quarters_of(lines, quarter)) };
                    for (word, loaded) in words.iter_mut().zip(loaded) {
                        *word = Self(loaded);
                    }
                }
                load_each(token, lines, quarters.len() * $count / 2, rest);
            }
            #[inline(always)]
            fn load_words(_: Avx2, bytes: &[u8]) -> Self {
                let words: &Half = bytes.first_chunk().expect("there is a word for every lane");
                // SAFETY: the token proves AVX2; reads 32 bytes.
                Self(unsafe { _mm256_loadu_si256(words.as_ptr().cast()) })
            }
            #[inline(always)]
            fn store_words(self, bytes: &mut [u8]) {
                let words: &mut Half = bytes.first_chunk_mut().expect("there is room for every lane");
                // SAFETY: the value proves AVX2; there is room for 32 bytes.
                unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), self.0) }
            }
            #[inline(always)]
            fn store_lines<const N: usize>(words: &[Self], lines: &mut [[u8; N]]) {
                let lines: &mut [[u8; N]; $count] =
                    lines.first_chunk_mut().expect("there is a line for every lane");
                let (quarters, rest) = words.as_chunks::<{ $count / 2 }>();
                for (quarter, words) in quarters.iter().enumerate() {
                    // SAFETY: the values prove AVX2.
                    unsafe { store_quarter(&$untangle(words), lines, quarter) }
                }
                store_each(rest, lines, quarters.len() * $count / 2);
            }
            fn cost(op: Op) -> Mix {
                avx2_cost(op)
            }
        }
    };
}

avx2_lanes!(
    U64x4,
    u64,
    i64,
    Row64,
    4,
    _mm256_set1_epi64x,
    _mm256_add_epi64,
    _mm256_sub_epi64,
    _mm256_sll_epi64,
    _mm256_srl_epi64,
    ROTATE_64,
    REVERSE_64,
    _mm256_cmpeq_epi64,
    _mm256_castsi256_pd,
    _mm256_movemask_pd,
    load_quarter_64,
    untangle_64
);

avx2_lanes!(
    U32x8,
    u32,
    i32,
    Row32,
    8,
    _mm256_set1_epi32,
    _mm256_add_epi32,
    _mm256_sub_epi32,
    _mm256_sll_epi32,
    _mm256_srl_epi32,
    ROTATE_32,
    REVERSE_32,
    _mm256_cmpeq_epi32,
    _mm256_castsi256_ps,
    _mm256_movemask_ps,
    load_quarter_32,
    untangle_32
);

impl LaneSet for Avx2 {
    type V64 = U64x4;
    type V32 = U32x8;
}
