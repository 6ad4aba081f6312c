//! Keccak-f\[1600\] in integer registers: lines that `weave/compiler/rv64.rs` generates from the algorithm, with Zbb and without.
//!
//! Retired instructions a round: 145 with Zbb and 207 without, where the compiler takes 268 without (`docs/riscv.md`): a line knows which
//! word is needed last, so that the state stays in 27 registers and five words a round leave them, and where there is no and-not, words are
//! kept complemented so that few have to be. So these are what [`crate::Backend::Scalar`] absorbs by on RISC-V.

use core::arch::global_asm;
use hashes::Stream;
use hashes::keccak::WORDS;
use lanes::isa::Zbb;

global_asm!(include_str!(concat!(env!("OUT_DIR"), "/rv64.s")), options(raw));
global_asm!(include_str!(concat!(env!("OUT_DIR"), "/zbb.s")), options(raw));

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

/// Absorbs the blocks of streams, one after the other.
///
/// # Panics
///
/// If the blocks are not whole.
pub(crate) fn absorb(zbb: Option<Zbb>, rate: usize, streams: &mut [Stream<'_>]) {
    for stream in streams {
        let mut words: [u64; WORDS] = core::array::from_fn(|i| stream.state.word(i));
        let (blocks, rest) = (stream.blocks.chunks_exact(rate), stream.blocks.len() % rate);
        assert!(rest == 0, "the blocks are not whole");
        for block in blocks {
            for (word, bytes) in words.iter_mut().zip(block.as_chunks::<8>().0) {
                *word ^= u64::from_le_bytes(*bytes);
            }
            keccak_f1600(zbb, &mut words);
        }
        words.iter().enumerate().for_each(|(i, word)| stream.state.set_word(i, *word));
    }
}
