//! NEON with the SHA-3 instructions of Armv8.2: the lanes of [`crate::neon`], with one instruction
//! for operations that take two or three there.
//!
//! | instruction | operation | words |
//! |---|---|---|
//! | `EOR3` | [`Lanes::xor3`] | any |
//! | `BCAX` | [`Lanes::chi`] | any |
//! | `XAR` | [`Lanes::rotl_of_xor`], [`Lanes::rotr_of_xor`]; rotations, with a register of zeros | 64 bits |
//! | `RAX1` | [`Lanes::xor_of_rotl1`] | 64 bits |
//!
//! So a round of Keccak is 66 instructions: 10 `EOR3` and 5 `RAX1` for θ, 24 `XAR` and an `EOR` for
//! θ and ρ, 25 `BCAX` for χ, an `EOR` for ι.
//!
//! Sources: Arm Architecture Reference Manual for A-profile (DDI 0487), chapter C7, FEAT_SHA3.

use crate::cost::{Mix, Op};
use crate::isa::NeonSha3;
use crate::lanes::{LaneSet, Lanes, Row32, Row64};
use crate::neon::{
    by_number_64, columns_32, columns_64, neon_cost, neon_lanes, rotate_32, rotate_64, settled, shift_32,
    shift_64, swap_32, swap_64, zeros_32, zeros_64,
};
use core::arch::aarch64::{
    uint32x4_t, uint64x2_t, vaddq_u32, vaddq_u64, vandq_u32, vandq_u64, vbcaxq_u32, vbcaxq_u64, vbslq_u32,
    vbslq_u64, vdupq_n_u32, vdupq_n_u64, veor3q_u32, veor3q_u64, veorq_u32, veorq_u64, vld1q_u32, vld1q_u64,
    vrax1q_u64, vst1q_u32, vst1q_u64, vsubq_u32, vsubq_u64, vxarq_u64,
};

/// The instructions of an operation on words of either size.
fn common_cost(op: Op) -> Mix {
    match op {
        Op::Xor3 | Op::Chi => Mix { sha3: 1, ..Mix::NONE },
        _ => neon_cost(op),
    }
}

/// The instructions of an operation on 64-bit words.
fn long_cost(op: Op) -> Mix {
    match op {
        Op::Rotl(n) if n % 8 != 0 => Mix { sha3: 1, ..Mix::NONE },
        Op::RotlOfXor(_) | Op::XorOfRotl1 => Mix { sha3: 1, ..Mix::NONE },
        _ => common_cost(op),
    }
}

// The intrinsics demand that their caller has the features, which an operation of a lane type has
// only where it is inlined. So each is in a function that has them, and that may be inlined like
// any other.

/// Instructions as functions that have their features.
macro_rules! instructions {
    ($($name:ident is $intrinsic:ident($($x:ident),*) of $vector:ident;)*) => {$(
        #[inline]
        #[target_feature(enable = "neon,sha3")]
        fn $name($($x: $vector),*) -> $vector {
            $intrinsic($($x),*)
        }
    )*};
}

instructions! {
    eor3_64 is veor3q_u64(a, b, c) of uint64x2_t;
    eor3_32 is veor3q_u32(a, b, c) of uint32x4_t;
    bcax_64 is vbcaxq_u64(a, b, c) of uint64x2_t;
    bcax_32 is vbcaxq_u32(a, b, c) of uint32x4_t;
    rax1 is vrax1q_u64(a, b) of uint64x2_t;
}

#[inline]
#[target_feature(enable = "neon,sha3")]
fn xar<const N: i32>(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    vxarq_u64::<N>(a, b)
}

/// `rotr(a ^ b, n)`; `n` is a constant wherever this is inlined.
#[inline(always)]
unsafe fn xor_and_rotate(a: uint64x2_t, b: uint64x2_t, n: i32) -> uint64x2_t {
    macro_rules! rotated {
        ($k:literal) => {
            xar::<$k>(a, b)
        };
    }
    // SAFETY: the caller proves the SHA-3 instructions.
    unsafe { by_number_64!(n, rotated) }
}

neon_lanes!(
    /// Two 64-bit lanes in a register. Exists only where [`NeonSha3`] was detected.
    U64x2(uint64x2_t), NeonSha3, u64, Row64, 2, vdupq_n_u64, vld1q_u64, vst1q_u64, veorq_u64, vandq_u64, vbslq_u64, vaddq_u64, vsubq_u64,
    shift_64, swap_64, zeros_64, columns_64,
    {
        const IN_PLACE: bool = true;
        #[inline(always)]
        fn xor3(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { eor3_64(self.0, b.0, c.0) })
        }
        #[inline(always)]
        fn chi(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { bcax_64(self.0, c.0, b.0) })
        }
        #[inline(always)]
        fn rotl<const N: i32>(self) -> Self {
            self.rotr_by(64 - N)
        }
        #[inline(always)]
        fn rotr<const N: i32>(self) -> Self {
            self.rotr_by(N)
        }
        #[inline(always)]
        fn rotl_of_xor<const N: i32>(self, b: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { xor_and_rotate(self.0, b.0, 64 - N) })
        }
        #[inline(always)]
        fn rotr_of_xor<const N: i32>(self, b: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { xor_and_rotate(self.0, b.0, N) })
        }
        #[inline(always)]
        fn xor_of_rotl1(self, b: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { rax1(self.0, b.0) })
        }
        #[inline(always)]
        fn settled(state: [Self; 25]) -> [Self; 25] {
            settled!(state)
        }
        fn cost(op: Op) -> Mix {
            long_cost(op)
        }
    }
);

impl U64x2 {
    /// Rotation to the right by `n` bits. By whole bytes a plain instruction does it, and cores
    /// have more ports for those.
    #[inline(always)]
    fn rotr_by(self, n: i32) -> Self {
        // SAFETY: the value proves NEON and the SHA-3 instructions.
        Self(unsafe {
            if n % 8 == 0 { rotate_64(self.0, 64 - n) } else { xor_and_rotate(self.0, vdupq_n_u64(0), n) }
        })
    }
}

neon_lanes!(
    /// Four 32-bit lanes in a register. Exists only where [`NeonSha3`] was detected.
    U32x4(uint32x4_t), NeonSha3, u32, Row32, 4, vdupq_n_u32, vld1q_u32, vst1q_u32, veorq_u32, vandq_u32, vbslq_u32, vaddq_u32, vsubq_u32,
    shift_32, swap_32, zeros_32, columns_32,
    {
        #[inline(always)]
        fn xor3(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { eor3_32(self.0, b.0, c.0) })
        }
        #[inline(always)]
        fn chi(self, b: Self, c: Self) -> Self {
            // SAFETY: the value proves the SHA-3 instructions.
            Self(unsafe { bcax_32(self.0, c.0, b.0) })
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
            common_cost(op)
        }
    }
);

impl LaneSet for NeonSha3 {
    type V64 = U64x2;
    type V32 = U32x4;
}
