//! SM3 by RISC-V's vector instructions for it (Zvksh), a stream in each group of eight words.
//!
//! The instructions treat a vector as groups of eight words and do the same in each, so every group
//! is a stream: there are VLEN / 256 of them in a register. `vsm3me` makes eight words of sixteen,
//! and `vsm3c` does two rounds, whose T its immediate says, with words 0, 1, 4 and 5 of a group.
//! Both take words in the order of bytes of a message and leave them so, as the hash value is here.
//!
//! ```text
//! eight q, rounds 8q to 8q + 7 (M_q: words W_8q to W_8q+7; x >> n: words of x from the n-th on)
//!   M_q+2  = me(M_q, M_q+1)                                  up to eight 6
//!   STATE  = c(STATE, M_q), c(STATE, M_q >> 2)               rounds 8q to 8q + 3
//!   MIDDLE = M_q >> 4, and above it the lower half of M_q+1
//!   STATE  = c(STATE, MIDDLE), c(STATE, MIDDLE >> 2)         rounds 8q + 4 to 8q + 7
//! ```
//!
//! A shift goes over the ends of groups, but what comes from the next one is never a word that is
//! taken; the half of M_q+1 is brought up under a mask, so that no group has it in the lower half.
//!
//! # Instructions
//!
//! A block is 32 `vsm3c`, 7 `vsm3me`, 32 shifts, a copy of the hash value and an exclusive or with
//! it, whatever the number of streams. The first block of a stream takes two loads where it lies,
//! those of further streams two loads and two shifts to their group.
//!
//! There are three functions, on one register, on groups of two and of four: with VLEN 128 one
//! stream needs two registers. The eight values take all registers in groups of four. On a core
//! that starts an instruction on one register before the previous one is done, several streams take
//! hardly longer than one: what one waits for is the chain of 32 `vsm3c`. No such machine was at
//! hand: nothing of this is measured.
//!
//! Sources: GB/T 32905-2016, section 5.3; RISC-V Cryptography Extensions Volume II, 1.0, `vsm3me`,
//! `vsm3c`, and section 2.5 for element groups; RISC-V "V" 1.0, sections 5.3 and 16.3.

use crate::arch::rows::only;
use crate::arch::scalable::Scalable;
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use core::arch::global_asm;
use hashes::{MerkleDamgard, Primitive, Stream};
use lanes::Isa;
use lanes::isa::Zvksh;
use lanes::tally::Mix;

/// Streams that a function takes at most.
const STREAMS: usize = 8;

/// Bytes of a block.
const BLOCK: usize = 64;

/// The permission to use the instructions.
pub(super) struct Sm3(pub(super) Zvksh);

/// Absorbs blocks: into states of eight words, big-endian, from as many sources as streams.
type Function =
    unsafe extern "C" fn(states: *mut [u32; 8], sources: *const *const u8, streams: usize, blocks: usize);

// A function on groups of `m` registers. v0 is the mask of the upper halves of streams; `state`,
// `before`, the words `m0` to `m2` and `middle` are groups, and `free` is one for words that are
// shifted. a0 points to the states, a1 to the sources, of a2 streams with a3 blocks each.
global_asm!(
    r"
.option push
.option arch, +m, +v, +zvksh
.text

.macro hashweave_zvksh_eight q, state, now, next, new, middle, free
.if \q < 7
    vsm3me.vv \new, \next, \now
.endif
    vsm3c.vi \state, \now, 4*\q
    vslidedown.vi \free, \now, 2
    vslidedown.vi \middle, \now, 4
    vslideup.vi \middle, \next, 4, v0.t
    vsm3c.vi \state, \free, 4*\q+1
    vslidedown.vi \free, \middle, 2
    vsm3c.vi \state, \middle, 4*\q+2
    vsm3c.vi \state, \free, 4*\q+3
.endm

.macro hashweave_zvksh m, state, before, m0, m1, m2, middle, free
.p2align 4
.globl hashweave_zvksh_\m
.hidden hashweave_zvksh_\m
.type hashweave_zvksh_\m, @function
hashweave_zvksh_\m:
    vsetvli t0, zero, e8, m1, ta, ma
    li t0, 0xf0
    vmv.v.x v0, t0
    slli t0, a2, 3
    vsetvli zero, t0, e32, \m, ta, ma
    vle32.v \state, (a0)
    li t1, 0
    li t2, 32
.Lhashweave_zvksh_\m\()_block:
    vsetvli zero, t2, e8, \m, ta, ma
    ld t3, (a1)
    add t3, t3, t1
    vle8.v \m0, (t3)
    addi t3, t3, 32
    vle8.v \m1, (t3)
    addi t4, a2, -1
    mv t5, a1
    li t6, 32
    beqz t4, .Lhashweave_zvksh_\m\()_loaded
.Lhashweave_zvksh_\m\()_other:
    addi t5, t5, 8
    ld t3, (t5)
    add t3, t3, t1
    vsetvli zero, t2, e8, \m, ta, ma
    vle8.v \middle, (t3)
    addi t3, t3, 32
    vle8.v \free, (t3)
    addi a4, t6, 32
    vsetvli zero, a4, e8, \m, tu, ma
    vslideup.vx \m0, \middle, t6
    vslideup.vx \m1, \free, t6
    mv t6, a4
    addi t4, t4, -1
    bnez t4, .Lhashweave_zvksh_\m\()_other
.Lhashweave_zvksh_\m\()_loaded:
    vsetvli zero, t0, e32, \m, ta, mu
    vmv.v.v \before, \state
    hashweave_zvksh_eight 0, \state, \m0, \m1, \m2, \middle, \free
    hashweave_zvksh_eight 1, \state, \m1, \m2, \m0, \middle, \free
    hashweave_zvksh_eight 2, \state, \m2, \m0, \m1, \middle, \free
    hashweave_zvksh_eight 3, \state, \m0, \m1, \m2, \middle, \free
    hashweave_zvksh_eight 4, \state, \m1, \m2, \m0, \middle, \free
    hashweave_zvksh_eight 5, \state, \m2, \m0, \m1, \middle, \free
    hashweave_zvksh_eight 6, \state, \m0, \m1, \m2, \middle, \free
    hashweave_zvksh_eight 7, \state, \m1, \m2, \m0, \middle, \free
    vxor.vv \state, \state, \before
    addi t1, t1, 64
    addi a3, a3, -1
    bnez a3, .Lhashweave_zvksh_\m\()_block
    vse32.v \state, (a0)
    ret
.endm

hashweave_zvksh m1, v1, v2, v3, v4, v5, v6, v7
hashweave_zvksh m2, v2, v4, v6, v8, v10, v12, v14
hashweave_zvksh m4, v4, v8, v12, v16, v20, v24, v28
.purgem hashweave_zvksh
.purgem hashweave_zvksh_eight
.option pop
",
    options(raw)
);

// SAFETY: the text above defines them with this signature.
unsafe extern "C" {
    fn hashweave_zvksh_m1(states: *mut [u32; 8], sources: *const *const u8, streams: usize, blocks: usize);
    fn hashweave_zvksh_m2(states: *mut [u32; 8], sources: *const *const u8, streams: usize, blocks: usize);
    fn hashweave_zvksh_m4(states: *mut [u32; 8], sources: *const *const u8, streams: usize, blocks: usize);
}

impl Sm3 {
    /// The streams that fit `registers` registers, which may be none.
    fn room(&self, registers: usize) -> usize {
        let bytes = Scalable::Rvv(self.0.rvv()).lanes::<u64>() * 8;
        (registers * bytes / 32).min(STREAMS)
    }

    /// The function on the fewest registers that have room for the streams.
    fn function(&self, streams: usize) -> Function {
        if streams <= self.room(1) {
            hashweave_zvksh_m1
        } else if streams <= self.room(2) {
            hashweave_zvksh_m2
        } else {
            hashweave_zvksh_m4
        }
    }
}

impl Absorb for Sm3 {
    fn degree(&self, _: Primitive) -> usize {
        self.room(4)
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::MerkleDamgard(MerkleDamgard::Sm3), primitive);
        let (degree, length) = (self.room(4), streams[0].blocks.len());
        assert!(streams.len() <= degree, "there are {} streams for {degree}", streams.len());
        assert!(length.is_multiple_of(BLOCK), "the blocks are not whole");
        let mut states = [[0_u32; 8]; STREAMS];
        let mut sources = [core::ptr::null(); STREAMS];
        for (i, stream) in streams.iter().enumerate() {
            assert_eq!(stream.blocks.len(), length, "streams take equally many blocks");
            sources[i] = stream.blocks.as_ptr();
            states[i] = core::array::from_fn(|word| stream.state.word::<u32>(word).swap_bytes());
        }
        if length == 0 {
            return;
        }
        // SAFETY: the token proves the instructions; the function has room for the streams, each of
        // which has as many blocks as are said, and there is one; states and sources have a place
        // for every stream.
        unsafe {
            self.function(streams.len())(
                states.as_mut_ptr(),
                sources.as_ptr(),
                streams.len(),
                length / BLOCK,
            );
        }
        for (stream, state) in streams.iter_mut().zip(states) {
            for (i, word) in state.into_iter().enumerate() {
                stream.state.set_word(i, word.swap_bytes());
            }
        }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work(streams as u64))
    }
}

/// Eight eights of 4 `vsm3c` and 4 shifts, 7 `vsm3me`, a copy and an exclusive or; 2 loads a
/// stream, and 2 shifts of each but the first. An instruction on a group of registers is one.
fn work(streams: u64) -> Work {
    let mix = Mix { logic: 2, shuffle: 32 + 2 * (streams - 1), load: 2 * streams, ..Mix::NONE };
    let sha = ShaUse { rounds: 32, schedule: 7, chain: 32, made_for: MadeFor::Sm3 };
    Work { sha, ..Work::plain(Isa::Rvv, mix) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 64 rounds, two at a time; the words after the first sixteen that they take, eight at a time.
    #[test]
    fn a_block_has_the_instructions_of_its_derivation() {
        let [one, two] = [1, 2].map(work);
        assert_eq!((2 * one.sha.rounds, 8 * one.sha.schedule), (64, 68_u64.next_multiple_of(8) - 16));
        assert_eq!((one.mix.shuffle, one.mix.logic), (32, 2));
        assert_eq!(two.mix.arithmetic() + two.mix.load, one.mix.arithmetic() + one.mix.load + 4);
    }
}
