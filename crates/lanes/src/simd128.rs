//! WebAssembly's fixed-width SIMD: two 64-bit or four 32-bit lanes.
//!
//! There is no rotate: two shifts and an or, except by half a word, where one shuffle does it,
//! `pshufd` or two shuffles of halves on x86-64 and `rev` on Arm. By other multiples of eight bits
//! a shuffle would do too, but V8 makes the indices of `pshufb` anew at every use, five
//! instructions for three. Of ternary logic there is the bitwise select, which is Ch: one
//! instruction on Arm, three on x86-64, no more than Ch takes without it. χ is `v128.andnot` and
//! `v128.xor`.
//!
//! The features of a module are fixed when it is compiled: engines refuse a module that has an
//! instruction they do not know, so that this file is in a module of its own, and code that reaches
//! it runs only where the instructions exist.

use crate::cost::{Mix, Op};
use crate::isa::Simd128;
use crate::lanes::{LaneSet, Lanes, Row32, Row64, load_each, store_each};
use core::arch::wasm32::{
    i8x16_shuffle, i16x8_shuffle, i32x4_add, i32x4_bitmask, i32x4_eq, i32x4_shl, i32x4_shuffle, i32x4_splat,
    i32x4_sub, i64x2_add, i64x2_bitmask, i64x2_eq, i64x2_shl, i64x2_shuffle, i64x2_splat, i64x2_sub,
    u32x4_shr, u64x2_shr, v128, v128_and, v128_andnot, v128_bitselect, v128_load, v128_or, v128_store,
    v128_xor,
};

/// Two 64-bit lanes.
#[derive(Clone, Copy, Debug)]
pub struct U64x2(v128);

/// Four 32-bit lanes.
#[derive(Clone, Copy, Debug)]
pub struct U32x4(v128);

fn simd128_cost(op: Op) -> Mix {
    match op {
        Op::Splat | Op::Load => Mix { load: 1, ..Mix::NONE },
        Op::Store => Mix { store: 1, ..Mix::NONE },
        // As many loads as words, and the transposition: of a word's lanes, 1 shuffle of two, 2 of
        // four.
        Op::LoadLine(bits) => Mix { shuffle: if bits == 32 { 2 } else { 1 }, load: 1, ..Mix::NONE },
        Op::Xor | Op::And => Mix::logic(1),
        Op::Xor3 | Op::Chi => Mix::logic(2),
        Op::Ch => Mix::logic(1),
        Op::Maj => Mix::logic(3),
        Op::Add => Mix { add: 1, ..Mix::NONE },
        // By half a word: of the other word size, two shifts and an or. Keccak, the only one that
        // asks, rotates by neither.
        Op::Rotl(16 | 32) => Mix { shuffle: 1, ..Mix::NONE },
        Op::Rotl(_) => Mix { shift: 2, ..Mix::logic(1) },
        Op::RotlOfXor(n) => simd128_cost(Op::Xor) + simd128_cost(Op::Rotl(n)),
        Op::XorOfRotl1 => simd128_cost(Op::Xor) + simd128_cost(Op::Rotl(1)),
        Op::Shr => Mix { shift: 1, ..Mix::NONE },
        Op::SwapBytes => Mix { shuffle: 1, ..Mix::NONE },
        Op::ZeroLanes => Mix { mask: 2, ..Mix::NONE },
    }
}

/// Rotation of 64-bit words to the left. `n` is a constant at every call, so that one branch is
/// left.
#[inline(always)]
fn rotate_64(x: v128, n: u32) -> v128 {
    if n == 32 { i32x4_shuffle::<1, 0, 3, 2>(x, x) } else { v128_or(i64x2_shl(x, n), u64x2_shr(x, 64 - n)) }
}

/// Rotation of 32-bit words to the left.
#[inline(always)]
fn rotate_32(x: v128, n: u32) -> v128 {
    if n == 16 {
        i16x8_shuffle::<1, 0, 3, 2, 5, 4, 7, 6>(x, x)
    } else {
        v128_or(i32x4_shl(x, n), u32x4_shr(x, 32 - n))
    }
}

/// The bytes of every 64-bit word in the opposite order.
#[inline(always)]
fn reverse_64(x: v128) -> v128 {
    i8x16_shuffle::<7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8>(x, x)
}

/// The bytes of every 32-bit word in the opposite order.
#[inline(always)]
fn reverse_32(x: v128) -> v128 {
    i8x16_shuffle::<3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12>(x, x)
}

/// Rows as columns: two words of two lanes. Its own inverse.
#[inline(always)]
fn columns_64([a, b]: [v128; 2]) -> [v128; 2] {
    [i64x2_shuffle::<0, 2>(a, b), i64x2_shuffle::<1, 3>(a, b)]
}

/// Rows as columns: four words of four lanes, by 8 shuffles. Its own inverse.
#[inline(always)]
fn columns_32([a, b, c, d]: [v128; 4]) -> [v128; 4] {
    let ab = [i32x4_shuffle::<0, 4, 1, 5>(a, b), i32x4_shuffle::<2, 6, 3, 7>(a, b)];
    let cd = [i32x4_shuffle::<0, 4, 1, 5>(c, d), i32x4_shuffle::<2, 6, 3, 7>(c, d)];
    [
        i64x2_shuffle::<0, 2>(ab[0], cd[0]),
        i64x2_shuffle::<1, 3>(ab[0], cd[0]),
        i64x2_shuffle::<0, 2>(ab[1], cd[1]),
        i64x2_shuffle::<1, 3>(ab[1], cd[1]),
    ]
}

/// Sixteen bytes, aligned or not.
#[inline(always)]
fn load_bytes(bytes: &[u8; 16]) -> v128 {
    // SAFETY: reads those 16 bytes; `v128_load` takes any alignment.
    unsafe { v128_load(bytes.as_ptr().cast()) }
}

/// Sixteen bytes, aligned or not.
#[inline(always)]
fn store_bytes(x: v128, bytes: &mut [u8; 16]) {
    // SAFETY: writes those 16 bytes; `v128_store` takes any alignment.
    unsafe { v128_store(bytes.as_mut_ptr().cast(), x) }
}

macro_rules! simd128_lanes {
    ($name:ident, $word:ty, $int:ty, $row:ty, $count:literal, $splat:ident, $add:ident, $sub:ident, $shr:ident, $rotate:ident, $reverse:ident,
     $eq:ident, $bitmask:ident, $columns:ident) => {
        impl Lanes for $name {
            type Word = $word;
            type Token = Simd128;
            const COUNT: usize = $count;
            const PINNED: bool = true;

            #[inline(always)]
            fn pinned(place: &Self) -> Self {
                // SAFETY: the reference is valid.
                unsafe { core::ptr::from_ref(place).read_volatile() }
            }
            #[inline(always)]
            fn pin(self, place: &mut Self) {
                // SAFETY: the reference is valid.
                unsafe { core::ptr::from_mut(place).write_volatile(self) }
            }

            #[inline(always)]
            fn splat(_: Simd128, word: $word) -> Self {
                Self($splat(word as $int))
            }
            #[inline(always)]
            fn load(_: Simd128, row: &$row) -> Self {
                // SAFETY: a row is 64 bytes.
                Self(unsafe { v128_load(core::ptr::from_ref(row).cast()) })
            }
            #[inline(always)]
            fn store(self, row: &mut $row) {
                // SAFETY: a row is 64 bytes.
                unsafe { v128_store(core::ptr::from_mut(row).cast(), self.0) }
            }
            #[inline(always)]
            fn xor(self, b: Self) -> Self {
                Self(v128_xor(self.0, b.0))
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                Self(v128_and(self.0, b.0))
            }
            #[inline(always)]
            fn xor3(self, b: Self, c: Self) -> Self {
                self.xor(b).xor(c)
            }
            #[inline(always)]
            fn chi(self, b: Self, c: Self) -> Self {
                // The second operand is the one that is inverted.
                self.xor(Self(v128_andnot(c.0, b.0)))
            }
            #[inline(always)]
            fn ch(self, b: Self, c: Self) -> Self {
                Self(v128_bitselect(b.0, c.0, self.0))
            }
            #[inline(always)]
            fn maj(self, b: Self, c: Self) -> Self {
                // Four operations; b ^ c is the a ^ b of the round before, which leaves three.
                b.xor(self.xor(b).and(b.xor(c)))
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                Self($add(self.0, b.0))
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                Self($sub(self.0, b.0))
            }
            #[inline(always)]
            fn rotl<const N: i32>(self) -> Self {
                Self($rotate(self.0, N as u32))
            }
            #[inline(always)]
            fn rotr<const N: i32>(self) -> Self {
                Self($rotate(self.0, <$word>::BITS - N as u32))
            }
            #[inline(always)]
            fn shr<const N: i32>(self) -> Self {
                Self($shr(self.0, N as u32))
            }
            #[inline(always)]
            fn swap_bytes(self) -> Self {
                Self($reverse(self.0))
            }
            #[inline(always)]
            fn zero_lanes(self) -> u32 {
                $bitmask($eq(self.0, $splat(0))).into()
            }
            #[inline(always)]
            fn load_lines<const SIZE: usize>(token: Simd128, lines: &[&[u8; SIZE]], words: &mut [Self]) {
                let lines: &[&[u8; SIZE]; $count] =
                    lines.first_chunk().expect("there is a line for every lane");
                let (whole, rest) = words.as_chunks_mut::<$count>();
                for (part, words) in whole.iter_mut().enumerate() {
                    let rows = lines.map(|line| load_bytes(&line.as_chunks::<16>().0[part]));
                    *words = $columns(rows).map(Self);
                }
                load_each(token, lines, whole.len() * $count, rest);
            }
            #[inline(always)]
            fn load_words(_: Simd128, bytes: &[u8]) -> Self {
                Self(load_bytes(bytes.first_chunk().expect("there is a word for every lane")))
            }
            #[inline(always)]
            fn store_words(self, bytes: &mut [u8]) {
                store_bytes(self.0, bytes.first_chunk_mut().expect("there is room for every lane"));
            }
            #[inline(always)]
            fn store_lines<const SIZE: usize>(words: &[Self], lines: &mut [[u8; SIZE]]) {
                let lines: &mut [[u8; SIZE]; $count] =
                    lines.first_chunk_mut().expect("there is a line for every lane");
                let (whole, rest) = words.as_chunks::<$count>();
                for (part, words) in whole.iter().enumerate() {
                    let rows = $columns(words.map(|word| word.0));
                    for (line, row) in lines.iter_mut().zip(rows) {
                        store_bytes(row, &mut line.as_chunks_mut::<16>().0[part]);
                    }
                }
                store_each(rest, lines, whole.len() * $count);
            }
            fn cost(op: Op) -> Mix {
                simd128_cost(op)
            }
        }
    };
}

simd128_lanes!(
    U64x2,
    u64,
    i64,
    Row64,
    2,
    i64x2_splat,
    i64x2_add,
    i64x2_sub,
    u64x2_shr,
    rotate_64,
    reverse_64,
    i64x2_eq,
    i64x2_bitmask,
    columns_64
);

simd128_lanes!(
    U32x4,
    u32,
    i32,
    Row32,
    4,
    i32x4_splat,
    i32x4_add,
    i32x4_sub,
    u32x4_shr,
    rotate_32,
    reverse_32,
    i32x4_eq,
    i32x4_bitmask,
    columns_32
);

impl LaneSet for Simd128 {
    type V64 = U64x2;
    type V32 = U32x4;
}
