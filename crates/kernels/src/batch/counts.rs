//! The instructions that a kernel executes for a block: bounds are computed from them.
//!
//! Where there is generic code, it is run over [`lanes::tally`]: once with one block and once with
//! two, so that the difference is a block, with its transposition and without the state's. The
//! instructions of the others are counted by hand, next to their source.

use super::Kernel;
use crate::Backend;
#[cfg(target_arch = "x86_64")]
use crate::blocks;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
use crate::scalable::Scalable;
#[cfg(target_arch = "x86_64")]
use crate::sha_woven::{self, Loop};
#[cfg(target_arch = "riscv64")]
use crate::zvknh::Zvknh;
use hashes::absorb::absorb;
use hashes::sha2::{Sums, compress_sums};
use hashes::{Algorithm, Primitive, State, Stream};
use lanes::Isa;
use lanes::tally::{Counting, Mix, Operations, Tally, counted};

/// The instructions that absorb a block of each of some streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The instruction set at whose register width the vector instructions run.
    pub isa: Isa,
    /// All but the SHA instructions.
    pub mix: Mix,
    /// The SHA instructions.
    pub sha: ShaUse,
    /// Instructions of one cycle that wait for each other, the longest row of them in one stream; 0
    /// where the ports are sure to be scarcer.
    pub chain: u64,
}

/// How the instructions for SHA-256 are used, those of x86 (of which `sha256msg1` is not scarce
/// anywhere and not counted) or of Armv8, or those for SHA-512 of Armv8.2, or those of RISC-V's
/// vectors for either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShaUse {
    /// `sha256rnds2`, or `sha256h` and `sha256h2` (`sha512h` and `sha512h2`), or `vsha2cl` and
    /// `vsha2ch`, those of all streams.
    pub rounds: u64,
    /// `sha256msg2`, or `sha256su0` and `sha256su1` (`sha512su0` and `sha512su1`), or `vsha2ms`,
    /// those of all streams.
    pub schedule: u64,
    /// `sha256rnds2` or `sha256h` (`sha512h`), or `vsha2cl` and `vsha2ch`, of one stream, each of
    /// which waits for the one before.
    pub chain: u64,
    /// Whether they are the instructions for SHA-512.
    pub long: bool,
}

impl Work {
    /// Work that consists of these instructions and no SHA instructions.
    fn plain(isa: Isa, mix: Mix) -> Self {
        Self { isa, mix, sha: ShaUse::default(), chain: 0 }
    }
}

impl Kernel {
    /// The instructions that the kernel executes for a block of each of `streams` streams; `None`
    /// if they have not been counted.
    #[must_use]
    #[allow(unreachable_patterns, reason = "a kernel that nobody has counted has no bound, and says so")]
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(unused, reason = "vectors take all streams for the price of one")
    )]
    pub fn work(self, primitive: Primitive, streams: usize) -> Option<Work> {
        match self {
            // Rotations are part of other instructions (`weave/src/lazy.rs`).
            #[cfg(target_arch = "aarch64")]
            Self::Lanes(Backend::Scalar(_)) if matches!(primitive, Primitive::Keccak { .. }) => {
                let mix = Backend::Scalar(lanes::isa::Scalar).instructions(&block_operations(primitive));
                Some(Work::plain(Isa::Scalar, Mix { shift: 0, ..mix }))
            }
            Self::Lanes(backend) => Some(lanes_work(backend, primitive)),
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            Self::Scalable(scalable) => Some(scalable_work(scalable, primitive)),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => Some(rows_work(rows.isa(), primitive, streams as u64)),
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => Some(sha_ni_work(streams as u64)),
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => Some(sha2_work(streams as u64)),
            #[cfg(target_arch = "aarch64")]
            Self::Sha512(_) => Some(sha512_work(streams as u64)),
            #[cfg(target_arch = "riscv64")]
            Self::Zvknh(kernel) => Some(zvknh_work(kernel, streams)),
            // Vectors have 128 bits; those in integer registers are not counted, but for their
            // chain.
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(kernel) => {
                let (mix, chain) = kernel.executed(primitive);
                Some(Work { chain, ..Work::plain(Isa::Avx2, mix) })
            }
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(_) => Some(woven_work(Isa::Avx2, Loop::Hybrid)),
            #[cfg(target_arch = "x86_64")]
            Self::Blend(tokens) if streams <= sha_woven::LANES => {
                Some(lanes_work(Backend::Avx512(tokens.avx512()), primitive))
            }
            #[cfg(target_arch = "x86_64")]
            Self::Blend(_) => Some(woven_work(Isa::Avx512, Loop::Blend)),
            #[cfg(target_arch = "x86_64")]
            Self::Folded(_) => Some(folded_work(primitive)),
            _ => None,
        }
    }

    /// The instructions that the kernel executes for a block of SHA-256 whose sums are known, the
    /// same block for `streams` streams ([`absorb_sums`](Self::absorb_sums)).
    #[must_use]
    #[allow(unreachable_patterns, reason = "a kernel that nobody has counted has no bound, and says so")]
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(unused, reason = "vectors take all streams for the price of one")
    )]
    pub fn sums_work(self, streams: usize) -> Option<Work> {
        match self {
            Self::Lanes(backend) => {
                Some(Work::plain(backend.isa(), backend.instructions(&sums_operations())))
            }
            // It computes the message schedule.
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            Self::Scalable(scalable) => Some(scalable_work(scalable, Primitive::Sha256)),
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => Some(sha_ni_sums_work(streams as u64)),
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => Some(sha2_sums_work(streams as u64)),
            // By the integer registers alone.
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(_) => {
                let scalar = Backend::Scalar(lanes::isa::Scalar);
                Some(Work::plain(scalar.isa(), scalar.instructions(&sums_operations())))
            }
            // It computes the message schedule.
            #[cfg(target_arch = "riscv64")]
            Self::Zvknh(kernel) => Some(zvknh_work(kernel, streams)),
            _ => None,
        }
    }
}

/// The work of a block of every lane: the generator's counts, or the operations of the generic
/// kernel.
fn lanes_work(backend: Backend, primitive: Primitive) -> Work {
    #[cfg(target_arch = "x86_64")]
    if let Some((isa, mix)) = blocks::Set::of(backend).and_then(|set| set.executed(primitive)) {
        return Work::plain(isa, mix);
    }
    Work::plain(backend.isa(), backend.instructions(&block_operations(primitive)))
}

/// A block of every lane, with the state's rows, which rest in memory between blocks: a load and a
/// store at most of the 8 or 25 that are words of the hash value or of Keccak's state.
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
fn scalable_work(scalable: Scalable, primitive: Primitive) -> Work {
    let rows = if matches!(primitive, Primitive::Keccak { .. }) { 25 } else { 8 };
    let state = Mix { load: rows, store: rows, ..Mix::NONE };
    Work::plain(scalable.isa(), scalable.instructions(&block_operations(primitive)) + state)
}

/// The operations of the generic kernel on a block.
fn block_operations(primitive: Primitive) -> Operations {
    let absorbing = |blocks: usize| {
        let bytes = vec![0; blocks * primitive.block()];
        // The values in the state change nothing; the state of a sponge is zeros.
        let mut state = State::initial(Algorithm::Sha3_256, 32, 0);
        counted(|| absorb(Counting, primitive, &mut [Stream { state: &mut state, blocks: &bytes }]))
    };
    let (one, mut two) = (absorbing(1), absorbing(2));
    for (operation, count) in &mut two {
        *count -= one.get(operation).copied().unwrap_or(0);
    }
    two
}

/// The operations of the generic kernel on a block of which the sums are known.
fn sums_operations() -> Operations {
    let sums = Sums([0; 64]);
    counted(|| {
        compress_sums(Counting, [Tally::<u32>::default(); 8], &sums);
    })
}

/// `hashes::blake2::rows`: a step has 6 additions, 4 exclusive ors, 4 rotations and 3 turns, 12 of
/// them in a row (with the rotations of AVX2, each two shifts and an or where it is no byte
/// shuffle, 14 for BLAKE2s and 13 for BLAKE2b). The words of the message are collected next to that
/// and not counted.
#[cfg(target_arch = "x86_64")]
fn rows_work(isa: Isa, primitive: Primitive, streams: u64) -> Work {
    let (steps, odd_rotations) = if primitive == Primitive::Blake2s { (20, 2) } else { (24, 1) };
    let (step, chain) = if isa == Isa::Avx512 {
        (Mix { add: 6, shift: 4, shuffle: 3, ..Mix::logic(4) }, 12)
    } else {
        let rotations =
            Mix { shift: 2 * odd_rotations, shuffle: 4 - odd_rotations, ..Mix::logic(odd_rotations) };
        (Mix { add: 6, shuffle: 3, ..Mix::logic(4) } + rotations, 12 + odd_rotations)
    };
    // Registers are no wider than ymm, whatever the instructions.
    Work { chain: steps * chain, ..Work::plain(Isa::Avx2, step.times(steps * streams)) }
}

/// `sha::compress` with `sha::x86`: of every stream 16 `paddd` for W + K, 12 in the schedule and 2
/// at the end; 4 `pshufb`, 12 `palignr`, 16 `pshufd`; 4 loads. K is loaded once for all. Twelve
/// `sha256msg2`; 32 `sha256rnds2` in a row.
#[cfg(target_arch = "x86_64")]
fn sha_ni_work(streams: u64) -> Work {
    let each = Mix { add: 30, shuffle: 32, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 32 * streams, schedule: 12 * streams, chain: 32, long: false };
    Work { sha, ..Work::plain(Isa::Avx2, each.times(streams) + Mix { load: 16, ..Mix::NONE }) }
}

/// `weave/src/loops/absorb.rs`: a round has 60 `vpternlogq`, an xor of its constant from memory, 29
/// rotates, and 10 loads and 5 stores of row 0; a word of the block an xor from memory, and a load
/// and a store in each lane.
#[cfg(target_arch = "x86_64")]
fn folded_work(primitive: Primitive) -> Work {
    let Primitive::Keccak { rate, rounds } = primitive else { unreachable!("the kernel knows Keccak only") };
    let words = u64::from(rate) / 8;
    let round = Mix { shift: 29, load: 11, store: 5, ..Mix::logic(61) };
    let block = Mix { load: 5 + 9 * words, store: 5 + 8 * words, ..Mix::logic(words) };
    Work { isa: Isa::Avx512, mix: round.times(rounds.into()) + block, sha: ShaUse::default(), chain: 0 }
}

/// `sha::compress_sums` with `sha::x86`: 2 `paddd` and 32 `sha256rnds2` of every stream; 16 loads
/// and `pshufd` for all.
#[cfg(target_arch = "x86_64")]
fn sha_ni_sums_work(streams: u64) -> Work {
    let each = Mix { add: 2, ..Mix::NONE };
    let sha = ShaUse { rounds: 32 * streams, chain: 32, ..ShaUse::default() };
    Work { sha, ..Work::plain(Isa::Avx2, each.times(streams) + Mix { shuffle: 16, load: 16, ..Mix::NONE }) }
}

/// `sha::compress` with `sha::arm`: of every stream 16 additions for W + K and 2 at the end, 4
/// reversals of bytes, 4 loads. K is loaded once for all. Twelve `sha256su0` and `sha256su1`; 16
/// `sha256h` in a row, and 16 `sha256h2` next to them.
#[cfg(target_arch = "aarch64")]
fn sha2_work(streams: u64) -> Work {
    let each = Mix { add: 18, shuffle: 4, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 32 * streams, schedule: 24 * streams, chain: 16, long: false };
    Work { sha, ..Work::plain(Isa::Neon, each.times(streams) + Mix { load: 16, ..Mix::NONE }) }
}

/// `sha::sha512`: of every stream 40 additions for W + K, of GH and of T, and 4 at the end; 8
/// reversals of bytes, 40 exchanges, and 80 + 32 extractions; 8 loads. K is loaded once for all. Of
/// 40 `sha512h` in a row each has an addition and an extraction after it; next to them are 40
/// `sha512h2`, 32 `sha512su0` and as many `sha512su1`.
#[cfg(target_arch = "aarch64")]
fn sha512_work(streams: u64) -> Work {
    let each = Mix { add: 124, shuffle: 160, load: 8, ..Mix::NONE };
    let sha = ShaUse { rounds: 80 * streams, schedule: 64 * streams, chain: 40, long: true };
    Work { sha, ..Work::plain(Isa::Neon, each.times(streams) + Mix { load: 40, ..Mix::NONE }) }
}

/// The generator's counts; an instruction on a group of two registers is one.
#[cfg(target_arch = "riscv64")]
fn zvknh_work(kernel: Zvknh, streams: usize) -> Work {
    let (mix, [rounds, schedule]) = kernel.vector_instructions(streams);
    let sha = ShaUse { rounds, schedule, chain: rounds, long: matches!(kernel, Zvknh::Sha512(_)) };
    Work { sha, ..Work::plain(Isa::Rvv, mix) }
}

/// `sha::compress_sums` with `sha::arm`: 2 additions and the rounds of every stream; 16 loads for
/// all.
#[cfg(target_arch = "aarch64")]
fn sha2_sums_work(streams: u64) -> Work {
    let sha = ShaUse { rounds: 32 * streams, chain: 16, ..ShaUse::default() };
    Work { sha, ..Work::plain(Isa::Neon, Mix { add: 2 * streams, load: 16, ..Mix::NONE }) }
}

/// The generator's counts, which are the same however many streams there are. Vectors of the hybrid
/// are ymm registers.
#[cfg(target_arch = "x86_64")]
fn woven_work(isa: Isa, shape: Loop) -> Work {
    let executed = shape.executed();
    let chain = if executed.sha_rounds > 0 { 32 } else { 0 };
    let sha = ShaUse { rounds: executed.sha_rounds, chain, ..ShaUse::default() };
    Work { sha, ..Work::plain(isa, executed.mix) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanes::Op;

    /// By hand, from FIPS 180-4: a round has 7 additions (one of them K), three rotates for each Σ,
    /// Ch and Maj; a word of the schedule has 3 additions, two rotates and a shift for each σ.
    #[test]
    fn a_block_of_sha_256_has_the_operations_of_the_standard() {
        let operations = block_operations(Primitive::Sha256);
        let rotates: u64 =
            operations.iter().filter(|(op, _)| matches!(op, Op::Rotl(_))).map(|(_, count)| count).sum();
        assert_eq!(operations[&Op::Ch], 64);
        assert_eq!(operations[&Op::Maj], 64);
        assert_eq!(operations[&Op::Shr], 2 * 48);
        assert_eq!(rotates, 64 * 6 + 48 * 4);
        assert_eq!(operations[&Op::Add], 64 * 7 + 48 * 3 + 8);
        assert_eq!(operations[&Op::SwapBytes], 16);
        assert_eq!(operations[&Op::LoadLine(32)], 16);
    }

    /// The chains that `hashes::blake2::rows` gives for them.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn rows_have_their_chains() {
        let chain = |isa, primitive| rows_work(isa, primitive, 1).chain;
        assert_eq!(chain(Isa::Avx512, Primitive::Blake2s), 240);
        assert_eq!(chain(Isa::Avx512, Primitive::Blake2b), 288);
        assert_eq!(chain(Isa::Avx2, Primitive::Blake2s), 280);
        assert_eq!(chain(Isa::Avx2, Primitive::Blake2b), 312);
        let mix = rows_work(Isa::Avx512, Primitive::Blake2s, 2).mix;
        assert_eq!(mix.arithmetic(), 2 * 20 * 17);
    }

    /// Without the schedule there are rounds only, and one addition less in each.
    #[test]
    fn known_sums_leave_the_rounds() {
        let operations = sums_operations();
        assert_eq!(operations[&Op::Ch], 64);
        assert_eq!(operations[&Op::Add], 64 * 6 + 8);
        assert!(!operations.contains_key(&Op::Shr) && !operations.contains_key(&Op::LoadLine(32)));
    }

    /// 24 rounds of 25 χ, and a block of 17 words.
    #[test]
    fn a_block_of_sha3_256_has_the_operations_of_the_standard() {
        let operations = block_operations(Primitive::Keccak { rate: 136, rounds: 24 });
        assert_eq!(operations[&Op::Chi], 24 * 25);
        assert!(operations[&Op::LoadLine(64)] >= 16, "{operations:?}");
    }

    /// The sum of `weave/src/loops/absorb.rs`.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn a_folded_block_has_the_operations_of_its_derivation() {
        let work = folded_work(Primitive::Keccak { rate: 136, rounds: 24 });
        assert_eq!(work.mix.arithmetic(), 24 * 90 + 17);
    }

    /// The sum of `sha::sha512`, next to its 40 + 40 + 32 + 32.
    #[cfg(target_arch = "aarch64")]
    #[test]
    fn a_block_of_sha_512_by_its_instructions_has_those_of_its_derivation() {
        let [one, two] = [1, 2].map(sha512_work);
        assert_eq!(one.mix.arithmetic() + one.mix.load, 332);
        assert_eq!(one.sha.rounds + one.sha.schedule, 40 + 40 + 32 + 32);
        assert_eq!(two.mix.load, 2 * one.mix.load - 40, "K is loaded once");
    }

    #[test]
    fn every_kernel_here_is_counted_or_says_that_it_is_not() {
        for algorithm in Algorithm::NAMED {
            let primitive = algorithm.primitive();
            for kernel in Kernel::usable(primitive) {
                for streams in 1..=kernel.degree(primitive) {
                    let work = kernel.work(primitive, streams);
                    assert!(work.is_none_or(|work| work.mix.arithmetic() > 0), "{kernel:?} {work:?}");
                }
            }
        }
    }
}
