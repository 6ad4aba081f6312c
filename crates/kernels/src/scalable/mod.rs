//! Kernels for vectors whose size only the machine knows: SVE2 of Arm and the vector extension of RISC-V.
//!
//! A lane is an independent computation, as everywhere, but their number is a property of the CPU, so that no Rust type can hold a
//! vector. Values rest in *rows* instead, word i of lane l at `rows[i * lanes + l]`, and a kernel goes from rows to rows.

mod cost;

use hashes::blake2::{self, Blake2b, Blake2s};
use hashes::sha2::{self, Sha256, Sha512};
use hashes::{Primitive, keccak};
use lanes::isa::Scalar;
use lanes::{Isa, Word};

/// The permission to run the kernels of one such instruction set.
#[derive(Clone, Copy, Debug)]
pub enum Scalable {
    /// SVE2 with the instructions for SHA-3.
    #[cfg(target_arch = "aarch64")]
    Sve2(lanes::isa::Sve2),
    /// The vector extension of RISC-V.
    #[cfg(target_arch = "riscv64")]
    Rvv(lanes::isa::Rvv),
}

/// Where a search enters Keccak-f\[1600\] and how it leaves it: what the variants of its ladder differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// 0 begins with the state that a block leaves when it is absorbed, 1 with χ of the first round, 2 with χ of the second.
    pub(crate) head: usize,
    /// Whether only one word of the last round is computed.
    pub(crate) pruned: bool,
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl Scalable {
    /// The instruction set.
    #[must_use]
    pub fn isa(self) -> Isa {
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => Isa::Sve2,
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(_) => Isa::Rvv,
        }
    }

    /// Lanes of `W` in a register: a power of two, 2 to 32 of 64 bits, 4 to 64 of 32.
    #[must_use]
    pub fn lanes<W: Word>(self) -> usize {
        self.bytes() / (W::BITS as usize / 8)
    }

    /// Bytes in a vector register, at most [`MOST_BYTES`].
    fn bytes(self) -> usize {
        let bytes: usize;
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => {
                // SAFETY: the token proves SVE; reads a constant of the CPU.
                unsafe {
                    core::arch::asm!(".arch_extension sve", "rdvl {}, #1", out(reg) bytes,
                        options(pure, nomem, nostack, preserves_flags));
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

    /// Absorbs a block of every lane into its state. The state's rows are the words of [`hashes::State`], of BLAKE2 with t *behind* the
    /// block; the block's are as the algorithm values them (SHA-2: most significant byte first), of Keccak as many as the rate has.
    ///
    /// # Panics
    ///
    /// If the words are not those of the primitive, or the rows are not of as many lanes as there are.
    pub(crate) fn absorb<W: Word>(self, primitive: Primitive, state: &mut [W], block: &[W]) {
        assert_eq!(W::BITS, primitive.word_bits());
        let lanes = self.lanes::<W>();
        for lane in 0..lanes {
            let column =
                |rows: &[W]| rows.iter().skip(lane).step_by(lanes).map(|word| word.widen()).collect();
            let (mut a, m): (Vec<u64>, Vec<u64>) = (column(state), column(block));
            one_lane(primitive, &mut a, &m);
            for (row, word) in state.chunks_mut(lanes).zip(a) {
                row[lane] = W::truncate(word);
            }
        }
    }

    /// The digest word of every lane, from the words `base[j] ^ delta[j * lanes + lane]`.
    ///
    /// # Panics
    ///
    /// If the rows are not of as many lanes as there are.
    pub(crate) fn keccak_word(self, passage: Passage, base: &[u64; 25], delta: &[u64], out: &mut [u64]) {
        let lanes = self.lanes::<u64>();
        for lane in 0..lanes {
            let mut a: keccak::State<u64> = core::array::from_fn(|j| base[j] ^ delta[j * lanes + lane]);
            if passage.head > 0 {
                a = keccak::chi_iota(Scalar, &a, keccak::ROUND_CONSTANTS[passage.head - 1]);
            }
            out[lane] = keccak::rounds(Scalar, a, passage.head, 24)[passage.word];
        }
    }
}

/// Bytes of the longest registers that are used: the longest that SVE2 has.
pub const MOST_BYTES: usize = 256;

fn one_lane(primitive: Primitive, a: &mut [u64], m: &[u64]) {
    let narrow = |words: &[u64]| -> Vec<u32> { words.iter().map(|word| *word as u32).collect() };
    match primitive {
        Primitive::Keccak { .. } => {
            a.iter_mut().zip(m).for_each(|(a, m)| *a ^= m);
            let all: keccak::State<u64> = a.try_into().expect("25 words");
            a.copy_from_slice(&keccak::permute(Scalar, all));
        }
        Primitive::Sha256 => {
            let h = narrow(&a[..8]).try_into().expect("8 words");
            let h = sha2::compress::<Sha256, u32>(Scalar, h, narrow(m).try_into().expect("16 words"));
            a.iter_mut().zip(h).for_each(|(a, h)| *a = u64::from(h));
        }
        Primitive::Sha512 => {
            let h = a[..8].try_into().expect("8 words");
            let h = sha2::compress::<Sha512, u64>(Scalar, h, m.try_into().expect("16 words"));
            a[..8].copy_from_slice(&h);
        }
        Primitive::Blake2s => {
            let (h, m) = (narrow(&a[..8]).try_into().expect("8"), narrow(m).try_into().expect("16 words"));
            let t = narrow(&a[8..11]).try_into().expect("3 words");
            let h = blake2::compress_lanes::<Blake2s, u32>(Scalar, h, m, t);
            a.iter_mut().zip(h).for_each(|(a, h)| *a = u64::from(h));
        }
        Primitive::Blake2b => {
            let (h, m) = (a[..8].try_into().expect("8 words"), m.try_into().expect("16 words"));
            let h =
                blake2::compress_lanes::<Blake2b, u64>(Scalar, h, m, a[8..11].try_into().expect("3 words"));
            a[..8].copy_from_slice(&h);
        }
    }
}
