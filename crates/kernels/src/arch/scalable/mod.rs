//! Kernels for vectors whose size only the machine knows: SVE2 of Arm and the vector extension of
//! RISC-V.
//!
//! A lane is an independent computation, as everywhere, but their number is a property of the CPU,
//! so that no Rust type can hold a vector. Values rest in *rows* instead, word i of lane l at
//! `rows[i * lanes + l]`, and a kernel goes from rows to rows.
//!
//! The kernels are generated (`weave`) from a record of the generic algorithms: no compiler for
//! Rust has such vectors, and the algorithm stays written once. Their instruction counts are in
//! `docs/scalable.md`.

mod absorb;
mod cost;
mod generated;
mod search;
#[cfg(test)]
mod tests;

pub(crate) use search::WIDE;
#[cfg(target_arch = "aarch64")]
pub(super) use search::{Flips, Walker};

use crate::backend::Backend;
use generated::{Exit, Function, Kernels};
use hashes::Primitive;
use lanes::{Isa, Word};

/// The permission to run the kernels of one such instruction set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scalable {
    /// SVE2 with the instructions for SHA-3.
    #[cfg(target_arch = "aarch64")]
    Sve2(lanes::isa::Sve2),
    /// The vector extension of RISC-V.
    #[cfg(target_arch = "riscv64")]
    Rvv(lanes::isa::Rvv),
}

/// Where a search enters Keccak-f\[1600\] and how it leaves it: the difference between the variants
/// of its ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// 0 begins with the state that a block leaves when it is absorbed, 1 with χ of the first
    /// round, 2 with χ of the second.
    pub(crate) head: usize,
    /// Whether only one word of the last round is computed.
    pub(crate) pruned: bool,
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl Scalable {
    /// The kernels that a backend stands for: its lanes of fixed size are for algorithms that have
    /// no such kernel.
    pub(crate) fn of(backend: Backend) -> Option<Self> {
        match backend {
            #[cfg(target_arch = "aarch64")]
            Backend::Sve2(token) => Some(Self::Sve2(token)),
            #[cfg(target_arch = "riscv64")]
            Backend::Rvv(token) => Some(Self::Rvv(token)),
            _ => None,
        }
    }

    /// The instruction set.
    #[must_use]
    pub(crate) fn isa(self) -> Isa {
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => Isa::Sve2,
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(_) => Isa::Rvv,
        }
    }

    /// Lanes of `W` in a register: a power of two, 2 to 32 of 64 bits, 4 to 64 of 32.
    #[must_use]
    pub(crate) fn lanes<W: Word>(self) -> usize {
        self.bytes() / (W::BITS as usize / 8)
    }

    /// Bytes in a vector register, at most [`MOST_BYTES`].
    fn bytes(self) -> usize {
        let bytes: usize;
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => {
                // Not `pure`: a program may give the thread another length between two calls
                // (`prctl`), so each call asks.
                // SAFETY: the token proves SVE; reads the length of the thread's registers.
                unsafe {
                    core::arch::asm!(".arch_extension sve", "rdvl {}, #1", out(reg) bytes,
                        options(nomem, nostack, preserves_flags));
                }
            }
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(_) => {
                // SAFETY: the token proves V; reads the register vlenb, a constant of the CPU.
                unsafe {
                    core::arch::asm!("csrr {}, 0xC22", out(reg) bytes,
                        options(pure, nomem, nostack, preserves_flags));
                }
            }
        }
        bytes.min(MOST_BYTES)
    }

    /// Absorbs a block of every lane into its state. The state's rows are the words of
    /// [`hashes::State`], of BLAKE2 with t *after* the block; the block's are as the algorithm
    /// values them (SHA-2: most significant byte first), of Keccak as many as the rate has.
    ///
    /// # Panics
    ///
    /// If the words are not those of the primitive, or the rows are not of as many lanes as there
    /// are.
    pub(crate) fn absorb<W: Word>(self, primitive: Primitive, state: &mut [W], block: &[W]) {
        assert_eq!(W::BITS, primitive.word_bits());
        let kernels = self.kernels();
        let function: Function = match primitive {
            Primitive::Keccak { rounds: 12, .. } => kernels.turbo,
            Primitive::Keccak { rounds: 24, .. } => kernels.absorb,
            Primitive::Keccak { rounds, .. } => panic!("no hash on Keccak has {rounds} rounds"),
            Primitive::Sha256
            | Primitive::Sha512
            | Primitive::MerkleDamgard(_)
            | Primitive::Blake2s
            | Primitive::Blake2b => kernels.compression(primitive).0,
            Primitive::Blake3 => unreachable!("its row leaves it out"),
        };
        let (state_rows, block_rows) =
            (primitive.state_bytes() / size_of::<W>(), primitive.block() / size_of::<W>());
        let lanes = self.lanes::<W>();
        assert!(state.len() >= state_rows * lanes, "a state has {state_rows} rows of {lanes} lanes");
        assert!(block.len() >= block_rows * lanes, "a block has {block_rows} rows of {lanes} lanes");
        assert!(
            !matches!(primitive, Primitive::Keccak { .. }) || generated::BLOCK_WORDS.contains(&block_rows),
            "no hash on Keccak has blocks of {block_rows} words"
        );
        // SAFETY: the token proves the instructions; the rows are there.
        unsafe {
            function(
                state.as_mut_ptr().cast(),
                block.as_ptr().cast(),
                core::ptr::null_mut(),
                self.bytes(),
                block_rows,
                Exit::ALL_ROWS,
            );
        }
    }

    /// The digest word of every lane, from the words `base[j] ^ delta[j * lanes + lane]`.
    ///
    /// # Panics
    ///
    /// If the rows are not of as many lanes as there are.
    pub(crate) fn keccak_word(self, passage: Passage, base: &[u64; 25], delta: &[u64], out: &mut [u64]) {
        let lanes = self.lanes::<u64>();
        assert!(passage.head <= 2 && passage.word < 8, "there is no {passage:?}");
        assert!(delta.len() >= 25 * lanes && out.len() >= lanes, "rows have {lanes} lanes");
        let exit = if passage.pruned { Exit::word(passage.word) } else { Exit::word_of_all(passage.word) };
        // SAFETY: the token proves the instructions; the rows are there, and only `out` is written
        // to.
        unsafe {
            (self.kernels().word)(
                delta.as_ptr().cast_mut().cast(),
                base.as_ptr().cast(),
                out.as_mut_ptr().cast(),
                self.bytes(),
                passage.head,
                exit,
            );
        }
    }

    /// Instructions that [`absorb`](Self::absorb) executes for all lanes, counted where they were
    /// generated.
    ///
    /// # Panics
    ///
    /// If no hash on Keccak has blocks of that size.
    #[must_use]
    pub(crate) fn executed(self, primitive: Primitive) -> u64 {
        let executed = &self.kernels().executed;
        match primitive {
            Primitive::Keccak { rate, rounds } => {
                let of = if rounds == 12 { &executed.turbo } else { &executed.absorb };
                let place = generated::BLOCK_WORDS.iter().position(|words| 8 * words == usize::from(rate));
                of[place.expect("a rate")]
            }
            Primitive::Sha256
            | Primitive::Sha512
            | Primitive::MerkleDamgard(_)
            | Primitive::Blake2s
            | Primitive::Blake2b => self.kernels().compression(primitive).1,
            Primitive::Blake3 => unreachable!("its row leaves it out"),
        }
    }

    /// The functions for this CPU.
    fn kernels(self) -> &'static Kernels {
        match self {
            #[cfg(target_arch = "aarch64")]
            // SVE2 with the instructions for SHA-3 implies Advanced SIMD with them.
            Self::Sve2(_) if self.bytes() == 16 => &generated::SVE2_OF_128,
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => &generated::SVE2,
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(token) if token.zvkb() => &generated::RVV_ZVKB,
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(_) => &generated::RVV,
        }
    }
}

/// Bytes of the longest registers that are used: the longest that SVE2 has.
pub(crate) const MOST_BYTES: usize = 256;
