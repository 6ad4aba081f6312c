//! x86-64.

use std::hint::black_box;

#[path = "../../../src/arch/x86_64/sha.rs"]
#[allow(dead_code, reason = "only blocks that are compressed one at a time are counted")]
pub(super) mod sha;

/// Hands the instruction sets to a macro.
macro_rules! with_table {
    ($then:ident) => {
        $then! {
            scalar: isa::Scalar;
            bmi: isa::Scalar, enables "bmi1,bmi2";
            avx2: isa::Avx2, enables "avx2,bmi1,bmi2";
            avx512: isa::Avx512, enables "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2";
        }
    };
}
pub(crate) use with_table;

/// Instructions of a block of SHA-256: the derivation in `kernels/src/arch/x86_64/sha.rs`, kind by
/// kind.
const A_BLOCK: u32 = (32 + 12 + 12) + (4 + 4) + (16 + 16) + (12 + 12) + 2;

/// Prints the instructions made for SHA-256, whose functions are linked so.
pub(crate) fn print_others() {
    use sha256_instructions::{four, one, two};
    black_box([one as *const (), two as _, four as _]);
    println!("sha256_block sha_ni 1 64 {A_BLOCK}");
}

/// Blocks of one stream or several by the instructions for SHA-256.
mod sha256_instructions {
    use crate::arch::sha::{Token, Working, compress};

    macro_rules! streams {
        ($($name:ident $streams:literal;)*) => {$(
            #[target_feature(enable = "sha,ssse3,sse4.1")]
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
