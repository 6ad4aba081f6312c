//! Keccak-f\[1600\] in integer registers: lines that `weave` (`targets/rv64.rs`) generates from the algorithm, with Zbb and without.
//!
//! Retired instructions a round: 145 with Zbb and 207 without, where the compiler takes 268 without (`docs/riscv.md`): a line knows which
//! word is needed last, so that the state stays in 27 registers and five words a round leave them, and where there is no and-not, words are
//! kept complemented so that few have to be. So these are what [`crate::Backend::Scalar`] absorbs by on RISC-V.

use core::arch::global_asm;
use hashes::keccak::WORDS;
use lanes::isa::Zbb;

global_asm!(include_str!("../../generated/riscv64/rv64.s"), options(raw));
global_asm!(include_str!("../../generated/riscv64/zbb.s"), options(raw));

// SAFETY: the generated texts define them with this signature.
unsafe extern "C" {
    fn hashweave_rv64_keccak(state: *mut [u64; WORDS]);
    fn hashweave_zbb_keccak(state: *mut [u64; WORDS]);
}

/// Applies Keccak-f\[1600\], with Zbb if there is a token.
pub(crate) fn keccak_f1600(zbb: Option<Zbb>, state: &mut [u64; WORDS]) {
    // SAFETY: the token proves Zbb; the functions read and write the state and nothing else but their stack.
    unsafe { if zbb.is_some() { hashweave_zbb_keccak(state) } else { hashweave_rv64_keccak(state) } }
}
