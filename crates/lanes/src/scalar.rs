//! One lane: plain integers. The form every CPU runs, and the full path that re-hashes results.

use crate::cost::{Mix, Op};
use crate::isa::Scalar;
use crate::lanes::{LaneSet, Lanes, Row32, Row64};

/// `!b & c` is one instruction with BMI1 (`andn`) and two without; the bound assumes the former,
/// because every x86-64 CPU since 2013 and AArch64 (`bic`) have it.
fn scalar_cost(op: Op) -> Mix {
    match op {
        Op::Splat | Op::Load | Op::LoadLine(_) => Mix { load: 1, ..Mix::NONE },
        Op::Store => Mix { store: 1, ..Mix::NONE },
        Op::Xor | Op::And => Mix::logic(1),
        Op::Xor3 | Op::Chi => Mix::logic(2),
        Op::Ch => Mix::logic(3),
        Op::Maj => Mix::logic(3),
        Op::Add => Mix { add: 1, ..Mix::NONE },
        Op::Rotl(_) | Op::Shr => Mix { shift: 1, ..Mix::NONE },
        Op::RotlOfXor(n) => scalar_cost(Op::Xor) + scalar_cost(Op::Rotl(n)),
        // Of AArch64, an instruction takes an operand rotated.
        Op::XorOfRotl1 if cfg!(target_arch = "aarch64") => Mix::logic(1),
        Op::XorOfRotl1 => scalar_cost(Op::Xor) + scalar_cost(Op::Rotl(1)),
        Op::SwapBytes => Mix { shift: 1, ..Mix::NONE },
        Op::ZeroLanes => Mix { mask: 1, ..Mix::NONE },
    }
}

macro_rules! scalar_lanes {
    ($word:ty, $row:ty) => {
        impl Lanes for $word {
            type Word = $word;
            type Token = Scalar;
            const COUNT: usize = 1;
            const INTEGER: bool = true;

            #[inline(always)]
            fn splat(_: Scalar, word: $word) -> Self {
                word
            }
            #[inline(always)]
            fn load(_: Scalar, row: &$row) -> Self {
                row.0[0]
            }
            #[inline(always)]
            fn store(self, row: &mut $row) {
                row.0[0] = self;
            }
            #[inline(always)]
            fn xor(self, b: Self) -> Self {
                self ^ b
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                self & b
            }
            #[inline(always)]
            fn xor3(self, b: Self, c: Self) -> Self {
                self ^ b ^ c
            }
            #[inline(always)]
            fn chi(self, b: Self, c: Self) -> Self {
                self ^ (!b & c)
            }
            #[inline(always)]
            fn ch(self, b: Self, c: Self) -> Self {
                c ^ (self & (b ^ c))
            }
            #[inline(always)]
            fn maj(self, b: Self, c: Self) -> Self {
                b ^ ((self ^ b) & (b ^ c))
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                self.wrapping_add(b)
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                self.wrapping_sub(b)
            }
            #[inline(always)]
            fn add_ch(self, a: Self, b: Self, c: Self) -> Self {
                self.wrapping_add(!a & c).wrapping_add(a & b)
            }
            #[inline(always)]
            fn rotl<const N: i32>(self) -> Self {
                self.rotate_left(N as u32)
            }
            #[inline(always)]
            fn rotr<const N: i32>(self) -> Self {
                self.rotate_right(N as u32)
            }
            #[inline(always)]
            fn shr<const N: i32>(self) -> Self {
                self >> N
            }
            #[inline(always)]
            fn swap_bytes(self) -> Self {
                <$word>::swap_bytes(self)
            }
            #[inline(always)]
            fn zero_lanes(self) -> u32 {
                u32::from(self == 0)
            }
            #[inline(always)]
            fn load_lines<const N: usize>(_: Scalar, lines: &[&[u8; N]], words: &mut [Self]) {
                let bytes = &lines[0].as_chunks().0[..words.len()];
                for (word, bytes) in words.iter_mut().zip(bytes) {
                    *word = <$word>::from_le_bytes(*bytes);
                }
            }
            #[inline(always)]
            fn store_lines<const N: usize>(words: &[Self], lines: &mut [[u8; N]]) {
                let bytes = &mut lines[0].as_chunks_mut().0[..words.len()];
                for (word, bytes) in words.iter().zip(bytes) {
                    *bytes = word.to_le_bytes();
                }
            }
            #[inline(always)]
            fn load_words(_: Scalar, bytes: &[u8]) -> Self {
                <$word>::from_ne_bytes(*bytes.first_chunk().expect("there is a word"))
            }
            #[inline(always)]
            fn store_words(self, bytes: &mut [u8]) {
                *bytes.first_chunk_mut().expect("there is room for a word") = self.to_ne_bytes();
            }
            fn cost(op: Op) -> Mix {
                scalar_cost(op)
            }
        }
    };
}

scalar_lanes!(u32, Row32);
scalar_lanes!(u64, Row64);

impl LaneSet for Scalar {
    type V64 = u64;
    type V32 = u32;
}
