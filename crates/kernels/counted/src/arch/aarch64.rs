//! AArch64.

use crate::operations::print;
use std::hint::black_box;

#[path = "scalable.rs"]
mod scalable;
#[path = "../../../src/arch/aarch64/sha512.rs"]
#[allow(dead_code, reason = "only blocks that are compressed one at a time are counted")]
mod sha512;

#[path = "../../../src/arch/aarch64/sha.rs"]
#[allow(dead_code, reason = "only blocks that are compressed one at a time are counted")]
pub(super) mod sha;

/// Hands the instruction sets to a macro.
macro_rules! with_table {
    ($then:ident) => {
        $then! {
            scalar: isa::Scalar;
            neon: isa::Neon, enables "neon";
            neon_twice: lanes::twice::Sets<isa::Neon>, enables "neon";
            neon_sha3: isa::NeonSha3, enables "neon,sha3";
        }
    };
}
pub(crate) use with_table;

/// Instructions of a block of SHA-256: the derivation in `kernels/src/arch/aarch64/sha.rs`, kind by
/// kind.
const A_BLOCK: u32 = (16 + 16 + 12 + 12) + (4 + 4) + (16 + 16) + 2;

/// Prints the instructions made for SHA-2, whose functions are linked so, and vectors of any size.
pub(crate) fn print_others() {
    use sha256_instructions::{four, one, two};
    black_box([one as *const (), two as _, four as _]);
    println!("sha256_block sha2 1 64 {A_BLOCK}");
    black_box([sha512_instructions::one as *const (), sha512_instructions::two as _]);
    println!("sha512_block sha512 1 80 {}", sha512_instructions::A_BLOCK);
    if let Some(token) = lanes::isa::Sve2::detect() {
        let vectors = scalable::Scalable::Sve2(token);
        print("sve2", |bits| vectors.lanes(bits), |operations| vectors.instructions(operations));
    }
}

/// Blocks of one stream or several by the instructions for SHA-256.
mod sha256_instructions {
    use crate::arch::sha::{Token, Working, compress};

    macro_rules! streams {
        ($($name:ident $streams:literal;)*) => {$(
            #[target_feature(enable = "neon,sha2")]
            #[inline(never)]
            pub(super) fn $name(token: Token, working: &mut [Working; $streams], blocks: &[[[u8; 64]; $streams]]) {
                // The working variables of a block wait for those of the last one, as they do where
                // streams are absorbed.
                let mut now = *working;
                for blocks in blocks {
                    compress(token, &mut now, &mut blocks.each_ref());
                }
                *working = now;
            }
        )*};
    }

    streams! {
        one 1;
        two 2;
        four 4;
    }
}

/// Blocks of one stream or two by the instructions for SHA-512.
mod sha512_instructions {
    use super::sha512::{BLOCK, Working, compress};

    /// Instructions of a block: the derivation in `kernels/src/arch/aarch64/sha512.rs`, as if all
    /// rounds had to make their word of the message schedule.
    pub(super) const A_BLOCK: u32 = 40 * 4 + 40 * (1 + 3 + 4);

    macro_rules! streams {
        ($($name:ident $streams:literal;)*) => {$(
            #[target_feature(enable = "neon,sha3")]
            #[inline(never)]
            pub(super) fn $name(working: &mut [Working; $streams], blocks: &[[[u8; BLOCK]; $streams]]) {
                let mut now = *working;
                for blocks in blocks {
                    compress(&mut now, &blocks.each_ref());
                }
                *working = now;
            }
        )*};
    }

    streams! {
        one 1;
        two 2;
    }
}
