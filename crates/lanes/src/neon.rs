//! NEON (Advanced SIMD of AArch64): two 64-bit or four 32-bit lanes.
//!
//! There is no rotate: a shift, and a shift that inserts ([`SRI`](vsriq_n_u64)), except by a
//! multiple of eight bits, where one instruction on bytes does it. Ch is a selection of bits
//! ([`BSL`](vbslq_u64)) and Maj one with an exclusive or; χ is `BIC` and `EOR`.
//!
//! [`crate::neon_sha3`] has the same types with other instructions for a few operations: the macro
//! here makes both.
//!
//! Sources: Arm Architecture Reference Manual for A-profile (DDI 0487), chapter C7.

use crate::cost::{Mix, Op};
use crate::isa::Neon;
use crate::lanes::{LaneSet, Lanes, Row32, Row64};
use core::arch::aarch64::{
    uint8x16_t, uint32x4_t, uint64x2_t, vaddq_u32, vaddq_u64, vaddvq_u32, vaddvq_u64, vandq_u32, vandq_u64,
    vbicq_u32, vbicq_u64, vbslq_u32, vbslq_u64, vceqzq_u32, vceqzq_u64, vdupq_n_u32, vdupq_n_u64, veorq_u32,
    veorq_u64, vld1q_u8, vld1q_u32, vld1q_u64, vqtbl1q_u8, vreinterpretq_u8_u32, vreinterpretq_u8_u64,
    vreinterpretq_u16_u32, vreinterpretq_u32_u8, vreinterpretq_u32_u16, vreinterpretq_u32_u64,
    vreinterpretq_u64_u8, vreinterpretq_u64_u32, vrev32q_u8, vrev32q_u16, vrev64q_u8, vrev64q_u32,
    vshlq_n_u32, vshlq_n_u64, vshrq_n_u32, vshrq_n_u64, vsriq_n_u32, vsriq_n_u64, vst1q_u32, vst1q_u64,
    vsubq_u32, vsubq_u64, vtrn1q_u32, vtrn1q_u64, vtrn2q_u32, vtrn2q_u64,
};

// A register's first lane is the first word of memory only where the least significant byte comes
// first.
const _: () = assert!(cfg!(target_endian = "little"), "lines are transposed for little-endian memory");

/// The instructions of an operation on NEON, and also with the SHA-3 instructions where none of
/// those serves it.
pub(crate) fn neon_cost(op: Op) -> Mix {
    match op {
        Op::Splat | Op::Load => Mix { load: 1, ..Mix::NONE },
        Op::Store => Mix { store: 1, ..Mix::NONE },
        // The instructions of `columns_32` and `columns_64`; 16 bytes are loaded at a time.
        Op::LoadLine(bits) => Mix { shuffle: if bits == 32 { 2 } else { 1 }, load: 1, ..Mix::NONE },
        Op::Xor | Op::And | Op::Ch => Mix::logic(1),
        Op::Xor3 | Op::Chi | Op::Maj => Mix::logic(2),
        Op::Add => Mix { add: 1, ..Mix::NONE },
        Op::Rotl(n) if n % 8 == 0 => Mix { shuffle: 1, ..Mix::NONE },
        Op::Rotl(_) => Mix { shift: 2, ..Mix::NONE },
        Op::RotlOfXor(n) => neon_cost(Op::Xor) + neon_cost(Op::Rotl(n)),
        Op::XorOfRotl1 => neon_cost(Op::Xor) + neon_cost(Op::Rotl(1)),
        Op::Shr => Mix { shift: 1, ..Mix::NONE },
        Op::SwapBytes => Mix { shuffle: 1, ..Mix::NONE },
        Op::ZeroLanes => Mix { mask: 3, ..Mix::logic(1) },
    }
}

/// The permutations that rotate every word of 64 bits to the left by 0, 8, 16 … bits: byte i of the
/// result is byte i − k (mod 8) of the same word.
const ROTATE_64: &[[u8; 16]; 8] = &byte_rotations(8);

/// The same for words of 32 bits.
const ROTATE_32: &[[u8; 16]; 8] = &byte_rotations(4);

const fn byte_rotations(size: usize) -> [[u8; 16]; 8] {
    let mut table = [[0; 16]; 8];
    let mut k = 0;
    while k < size {
        let mut i = 0;
        while i < 16 {
            table[k][i] = (i / size * size + (i + size - k) % size) as u8;
            i += 1;
        }
        k += 1;
    }
    table
}

/// A bit for every lane, of 64 and of 32 bits.
const BITS_64: &[u64; 2] = &[1, 2];
const BITS_32: &[u32; 4] = &[1, 2, 4, 8];

/// `TBL`.
#[inline(always)]
unsafe fn permute_bytes(x: uint8x16_t, table: &[u8; 16]) -> uint8x16_t {
    // SAFETY: the caller proves NEON; a table is 16 bytes.
    unsafe { vqtbl1q_u8(x, vld1q_u8(table.as_ptr())) }
}

/// Calls a shift by a number that is a parameter of the intrinsic: `n` is a constant wherever this
/// is inlined, and one arm is left.
macro_rules! by_number {
    ($n:expr, $shift:ident, $($k:literal)*) => {
        match $n {
            $($k => $shift!($k),)*
            _ => unreachable!(),
        }
    };
}

/// [`by_number`] with the numbers of bits that a word of 64 has after a shift.
macro_rules! by_number_64 {
    ($n:expr, $shift:ident) => {
        $crate::neon::by_number!($n, $shift, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
            32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63)
    };
}

/// The same for a word of 32 bits.
macro_rules! by_number_32 {
    ($n:expr, $shift:ident) => {
        by_number!($n, $shift, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31)
    };
}

/// Rotation to the left by `n` bits.
#[inline(always)]
pub(crate) unsafe fn rotate_64(x: uint64x2_t, n: i32) -> uint64x2_t {
    macro_rules! shift {
        ($k:literal) => {
            vsriq_n_u64::<{ 64 - $k }>(vshlq_n_u64::<$k>(x), x)
        };
    }
    // SAFETY: the caller proves NEON.
    unsafe {
        if n == 32 {
            vreinterpretq_u64_u32(vrev64q_u32(vreinterpretq_u32_u64(x)))
        } else if n % 8 == 0 {
            let permuted = permute_bytes(vreinterpretq_u8_u64(x), &ROTATE_64[n as usize / 8]);
            vreinterpretq_u64_u8(permuted)
        } else {
            by_number_64!(n, shift)
        }
    }
}

/// Rotation to the left by `n` bits.
#[inline(always)]
pub(crate) unsafe fn rotate_32(x: uint32x4_t, n: i32) -> uint32x4_t {
    macro_rules! shift {
        ($k:literal) => {
            vsriq_n_u32::<{ 32 - $k }>(vshlq_n_u32::<$k>(x), x)
        };
    }
    // SAFETY: the caller proves NEON.
    unsafe {
        if n == 16 {
            vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(x)))
        } else if n % 8 == 0 {
            let permuted = permute_bytes(vreinterpretq_u8_u32(x), &ROTATE_32[n as usize / 8]);
            vreinterpretq_u32_u8(permuted)
        } else {
            by_number_32!(n, shift)
        }
    }
}

/// Shift to the right by `n` bits.
#[inline(always)]
pub(crate) unsafe fn shift_64(x: uint64x2_t, n: i32) -> uint64x2_t {
    macro_rules! shift {
        ($k:literal) => {
            vshrq_n_u64::<$k>(x)
        };
    }
    // SAFETY: the caller proves NEON.
    unsafe { by_number_64!(n, shift) }
}

/// Shift to the right by `n` bits.
#[inline(always)]
pub(crate) unsafe fn shift_32(x: uint32x4_t, n: i32) -> uint32x4_t {
    macro_rules! shift {
        ($k:literal) => {
            vshrq_n_u32::<$k>(x)
        };
    }
    // SAFETY: the caller proves NEON.
    unsafe { by_number_32!(n, shift) }
}

/// The bytes of every word in the opposite order.
#[inline(always)]
pub(crate) unsafe fn swap_64(x: uint64x2_t) -> uint64x2_t {
    // SAFETY: the caller proves NEON.
    unsafe { vreinterpretq_u64_u8(vrev64q_u8(vreinterpretq_u8_u64(x))) }
}

/// The bytes of every word in the opposite order.
#[inline(always)]
pub(crate) unsafe fn swap_32(x: uint32x4_t) -> uint32x4_t {
    // SAFETY: the caller proves NEON.
    unsafe { vreinterpretq_u32_u8(vrev32q_u8(vreinterpretq_u8_u32(x))) }
}

/// A bit for every word that is zero.
#[inline(always)]
pub(crate) unsafe fn zeros_64(x: uint64x2_t) -> u32 {
    // SAFETY: the caller proves NEON; reads two words.
    unsafe { vaddvq_u64(vandq_u64(vceqzq_u64(x), vld1q_u64(BITS_64.as_ptr()))) as u32 }
}

/// A bit for every word that is zero.
#[inline(always)]
pub(crate) unsafe fn zeros_32(x: uint32x4_t) -> u32 {
    // SAFETY: the caller proves NEON; reads four words.
    unsafe { vaddvq_u32(vandq_u32(vceqzq_u32(x), vld1q_u32(BITS_32.as_ptr()))) }
}

/// Two words of two lanes, each lane's together, as columns: 2 shuffles. Its own inverse.
#[inline(always)]
pub(crate) unsafe fn columns_64([a, b]: [uint64x2_t; 2]) -> [uint64x2_t; 2] {
    // SAFETY: the caller proves NEON.
    unsafe { [vtrn1q_u64(a, b), vtrn2q_u64(a, b)] }
}

/// Four words of four lanes: 8 shuffles.
#[inline(always)]
pub(crate) unsafe fn columns_32([a, b, c, d]: [uint32x4_t; 4]) -> [uint32x4_t; 4] {
    // SAFETY: the caller proves NEON.
    unsafe {
        let even_ab = vreinterpretq_u64_u32(vtrn1q_u32(a, b));
        let odd_ab = vreinterpretq_u64_u32(vtrn2q_u32(a, b));
        let even_cd = vreinterpretq_u64_u32(vtrn1q_u32(c, d));
        let odd_cd = vreinterpretq_u64_u32(vtrn2q_u32(c, d));
        [
            vreinterpretq_u32_u64(vtrn1q_u64(even_ab, even_cd)),
            vreinterpretq_u32_u64(vtrn1q_u64(odd_ab, odd_cd)),
            vreinterpretq_u32_u64(vtrn2q_u64(even_ab, even_cd)),
            vreinterpretq_u32_u64(vtrn2q_u64(odd_ab, odd_cd)),
        ]
    }
}

/// [`Lanes::settled`] by no instruction, but one that all 25 values go through as far as the
/// compiler knows.
macro_rules! settled {
    ($state:ident: $($x:ident)*) => {{
        let [$(Self(mut $x)),*] = $state;
        // SAFETY: there is no instruction: the line is a comment, and names the operands because
        // all must be named.
        unsafe {
            core::arch::asm!(concat!("//", $("{", stringify!($x), ":v}"),*), $($x = inout(vreg) $x),*,
                options(pure, nomem, nostack, preserves_flags));
        }
        [$(Self($x)),*]
    }};
    ($state:ident) => {
        $crate::neon::settled!($state: x0 x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13 x14 x15 x16 x17 x18 x19 x20 x21 x22 x23 x24)
    };
}

/// A lane type on registers of 128 bits: the operations for which all of AArch64 has the same
/// instructions, and `$own`, the others.
macro_rules! neon_lanes {
    ($(#[$doc:meta])* $name:ident($vector:ident), $token:ident, $word:ty, $row:ty, $count:literal,
     $dup:ident, $load:ident, $store:ident, $eor:ident, $and:ident, $bsl:ident, $add:ident, $sub:ident,
     $shift:ident, $swap:ident, $zeros:ident, $columns:ident, { $($own:tt)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name($vector);

        impl $name {
            /// A quarter of every line or half, transposed.
            #[inline(always)]
            fn load_quarter<const SIZE: usize>(lines: &[&[u8; SIZE]; $count], quarter: usize) -> [Self; $count] {
                // SAFETY: only whoever has a token of NEON calls this; all loads are of 16 bytes,
                // and need no alignment.
                unsafe {
                    let mut rows = [$dup(0); $count];
                    let mut i = 0;
                    while i < $count {
                        rows[i] = $load(lines[i].as_chunks::<16>().0[quarter].as_ptr().cast());
                        i += 1;
                    }
                    let columns = $columns(rows);
                    let mut words = [Self(columns[0]); $count];
                    let mut i = 1;
                    while i < $count {
                        words[i] = Self(columns[i]);
                        i += 1;
                    }
                    words
                }
            }
        }

        impl Lanes for $name {
            type Word = $word;
            type Token = $token;
            const COUNT: usize = $count;

            #[inline(always)]
            fn splat(_: $token, word: $word) -> Self {
                // SAFETY: the token proves NEON.
                Self(unsafe { $dup(word) })
            }
            #[inline(always)]
            fn load(_: $token, row: &$row) -> Self {
                // SAFETY: the token proves NEON; a row is 64 bytes.
                Self(unsafe { $load(row.0.as_ptr()) })
            }
            #[inline(always)]
            fn store(self, row: &mut $row) {
                // SAFETY: the value proves NEON; a row is 64 bytes.
                unsafe { $store(row.0.as_mut_ptr(), self.0) }
            }
            #[inline(always)]
            fn xor(self, b: Self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $eor(self.0, b.0) })
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $and(self.0, b.0) })
            }
            #[inline(always)]
            fn ch(self, b: Self, c: Self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $bsl(self.0, b.0, c.0) })
            }
            #[inline(always)]
            fn maj(self, b: Self, c: Self) -> Self {
                // c where a and b differ, and b where they agree.
                // SAFETY: the value proves NEON.
                Self(unsafe { $bsl($eor(self.0, b.0), c.0, b.0) })
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $add(self.0, b.0) })
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $sub(self.0, b.0) })
            }
            #[inline(always)]
            fn shr<const N: i32>(self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $shift(self.0, N) })
            }
            #[inline(always)]
            fn swap_bytes(self) -> Self {
                // SAFETY: the value proves NEON.
                Self(unsafe { $swap(self.0) })
            }
            #[inline(always)]
            fn zero_lanes(self) -> u32 {
                // SAFETY: the value proves NEON.
                unsafe { $zeros(self.0) }
            }
            #[inline(always)]
            fn load_lines<const SIZE: usize>(token: $token, lines: &[&[u8; SIZE]], words: &mut [Self]) {
                let lines: &[&[u8; SIZE]; $count] = lines.first_chunk().expect("there is a line for every lane");
                let (quarters, rest) = words.as_chunks_mut::<$count>();
                for (quarter, words) in quarters.iter_mut().enumerate() {
                    *words = Self::load_quarter(lines, quarter);
                }
                $crate::lanes::load_each(token, lines, quarters.len() * $count, rest);
            }
            #[inline(always)]
            fn load_words(_: $token, bytes: &[u8]) -> Self {
                let words: &[u8; 16] = bytes.first_chunk().expect("there is a word for every lane");
                // SAFETY: the token proves NEON; 16 bytes are read, and loads need no alignment.
                Self(unsafe { $load(words.as_ptr().cast()) })
            }
            #[inline(always)]
            fn store_words(self, bytes: &mut [u8]) {
                let words: &mut [u8; 16] = bytes.first_chunk_mut().expect("there is room for every lane");
                // SAFETY: the value proves NEON; 16 bytes are written, and stores need no
                // alignment.
                unsafe { $store(words.as_mut_ptr().cast(), self.0) }
            }
            #[inline(always)]
            fn store_lines<const SIZE: usize>(words: &[Self], lines: &mut [[u8; SIZE]]) {
                let lines: &mut [[u8; SIZE]; $count] =
                    lines.first_chunk_mut().expect("there is a line for every lane");
                let (quarters, rest) = words.as_chunks::<$count>();
                for (quarter, words) in quarters.iter().enumerate() {
                    let mut rows = [words[0].0; $count];
                    let mut i = 1;
                    while i < $count {
                        rows[i] = words[i].0;
                        i += 1;
                    }
                    // SAFETY: the values prove NEON.
                    let columns = unsafe { $columns(rows) };
                    for (line, column) in lines.iter_mut().zip(columns) {
                        Self(column).store_words(&mut line[16 * quarter..]);
                    }
                }
                $crate::lanes::store_each(rest, lines, quarters.len() * $count);
            }
            $($own)*
        }
    };
}

pub(crate) use {by_number, by_number_64, neon_lanes, settled};

neon_lanes!(
    /// Two 64-bit lanes in a register. Exists only where [`Neon`] was detected.
    U64x2(uint64x2_t), Neon, u64, Row64, 2, vdupq_n_u64, vld1q_u64, vst1q_u64, veorq_u64, vandq_u64, vbslq_u64, vaddq_u64, vsubq_u64,
    shift_64, swap_64, zeros_64, columns_64,
    {
        const IN_PLACE: bool = true;
        #[inline(always)]
        fn xor3(self, b: Self, c: Self) -> Self {
            self.xor(b).xor(c)
        }
        #[inline(always)]
        fn chi(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves NEON.
            self.xor(Self(unsafe { vbicq_u64(c.0, b.0) }))
        }
        #[inline(always)]
        fn rotl<const N: i32>(self) -> Self {
            // SAFETY: the value proves NEON.
            Self(unsafe { rotate_64(self.0, N) })
        }
        #[inline(always)]
        fn rotr<const N: i32>(self) -> Self {
            // SAFETY: the value proves NEON.
            Self(unsafe { rotate_64(self.0, 64 - N) })
        }
        #[inline(always)]
        fn settled(state: [Self; 25]) -> [Self; 25] {
            settled!(state)
        }
        fn cost(op: Op) -> Mix {
            neon_cost(op)
        }
    }
);

neon_lanes!(
    /// Four 32-bit lanes in a register. Exists only where [`Neon`] was detected.
    U32x4(uint32x4_t), Neon, u32, Row32, 4, vdupq_n_u32, vld1q_u32, vst1q_u32, veorq_u32, vandq_u32, vbslq_u32, vaddq_u32, vsubq_u32,
    shift_32, swap_32, zeros_32, columns_32,
    {
        #[inline(always)]
        fn xor3(self, b: Self, c: Self) -> Self {
            self.xor(b).xor(c)
        }
        #[inline(always)]
        fn chi(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves NEON.
            self.xor(Self(unsafe { vbicq_u32(c.0, b.0) }))
        }
        #[inline(always)]
        fn rotl<const N: i32>(self) -> Self {
            // SAFETY: the value proves NEON.
            Self(unsafe { rotate_32(self.0, N) })
        }
        #[inline(always)]
        fn rotr<const N: i32>(self) -> Self {
            // SAFETY: the value proves NEON.
            Self(unsafe { rotate_32(self.0, 32 - N) })
        }
        fn cost(op: Op) -> Mix {
            neon_cost(op)
        }
    }
);

impl LaneSet for Neon {
    type V64 = U64x2;
    type V32 = U32x4;
}
