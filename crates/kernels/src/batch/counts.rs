//! The instructions that a kernel executes for a block: bounds are computed from them.
//!
//! Where there is generic code, it is run over [`lanes::tally`]: once with one block and once with
//! two, so that the difference is a block, with its transposition and without the state's. In the
//! same way [`lanes::depth`] finds how many of them wait for each other. The instructions of the
//! others are counted by hand, next to their source.

use crate::Backend;
use hashes::absorb::absorb;
use hashes::sha2::{Sums, compress_sums};
use hashes::{Algorithm, Primitive, State, Stream};
use lanes::depth::{Timing, longest};
use lanes::tally::{Counting, Mix, Operations, Tally, counted};
use lanes::{Isa, LaneSet, Lanes, Op, Row32, Word};

/// The instructions that absorb a block of each of some streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The instruction set at whose register width the vector instructions run.
    pub isa: Isa,
    /// All but the SHA instructions.
    pub mix: Mix,
    /// The SHA instructions.
    pub sha: ShaUse,
    /// Instructions that wait for each other, the longest row of them in one stream; 0 where the
    /// ports are sure to be scarcer, or where they have not been counted.
    pub chain: u64,
    /// The instruction set in whose registers they are.
    pub chain_isa: Isa,
}

/// How the instructions that are made for a hash are used.
///
/// | | rounds | schedule |
/// |---|---|---|
/// | SHA-256, x86 | `sha256rnds2` | `sha256msg2`; not `sha256msg1`, which is never scarce |
/// | SHA-1, x86 | `sha1rnds4` | `sha1nexte`, `sha1msg1`, `sha1msg2` |
/// | SHA-1, Armv8 | `sha1c`, `sha1p`, `sha1m` | `sha1h`, `sha1su0`, `sha1su1` |
/// | SHA-256, Armv8 | `sha256h`, `sha256h2` | `sha256su0`, `sha256su1` |
/// | SHA-512, Armv8.2 | `sha512h`, `sha512h2` | `sha512su0`, `sha512su1` |
/// | SM3, Armv8.2 | `sm3ss1`, `sm3tt1a`, `sm3tt2a` and so on | `sm3partw1`, `sm3partw2` |
/// | SHA-256, SHA-512, RISC-V | `vsha2cl`, `vsha2ch` | `vsha2ms` |
/// | SM3, RISC-V | `vsm3c` | `vsm3me` |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShaUse {
    /// Those for rounds, of all streams.
    pub rounds: u64,
    /// Those for the message schedule, of all streams.
    pub schedule: u64,
    /// Those for rounds, of one stream, each of which waits for the one before.
    pub chain: u64,
    /// The hash that they are for.
    pub made_for: MadeFor,
}

/// A hash that some CPUs have instructions for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum MadeFor {
    /// SHA-256.
    #[default]
    Sha256,
    /// SHA-512.
    Sha512,
    /// SHA-1.
    Sha1,
    /// SM3.
    Sm3,
}

impl Work {
    /// Work that consists of these instructions and no SHA instructions.
    pub(crate) fn plain(isa: Isa, mix: Mix) -> Self {
        Self { isa, mix, sha: ShaUse::default(), chain: 0, chain_isa: isa }
    }
}

/// The work of a block of every lane by the generic kernel.
pub(crate) fn lanes_work(backend: Backend, primitive: Primitive) -> Work {
    let mix = backend.instructions(&block_operations(primitive));
    Work { chain: block_chain(move |op| backend.cost(op), primitive), ..Work::plain(backend.isa(), mix) }
}

/// The work of a block of every lane by the generic kernel, of SHA-256 with known sums.
pub(crate) fn lanes_sums_work(backend: Backend) -> Work {
    let mix = backend.instructions(&sums_operations());
    Work { chain: sums_chain(move |op| backend.cost(op)), ..Work::plain(backend.isa(), mix) }
}

/// The operations of the generic kernel on a block.
pub(crate) fn block_operations(primitive: Primitive) -> Operations {
    let absorbing = |blocks| counted(|| absorb_zeros(Counting, primitive, blocks));
    let (one, mut two) = (absorbing(1), absorbing(2));
    for (operation, count) in &mut two {
        *count -= one.get(operation).copied().unwrap_or(0);
    }
    two
}

/// The instructions that wait for each other in a block of one stream. The first block is not
/// counted: some words of the state are wanted earlier than others, and that is so at its end only.
pub(crate) fn block_chain(costs: impl Fn(Op) -> Mix + Copy + 'static, primitive: Primitive) -> u64 {
    chain_of_one(costs, |blocks| absorb_zeros(Timing, primitive, blocks))
}

/// The chain that the third block adds to two. It is 0 under WebAssembly, where the latencies that
/// it would be multiplied by cannot be known: code for it would only have to be fetched.
fn chain_of_one(costs: impl Fn(Op) -> Mix + Copy + 'static, absorb: impl Fn(usize)) -> u64 {
    if cfg!(target_family = "wasm") {
        return 0;
    }
    let after = |blocks| longest(costs, || absorb(blocks));
    after(3) - after(2)
}

/// Absorbs blocks of zeros: the values change nothing.
fn absorb_zeros<S: LaneSet>(set: S, primitive: Primitive, blocks: usize) {
    let bytes = vec![0; blocks * primitive.block()];
    let mut state = State::initial(Algorithm::Sha3_256, 32, 0);
    absorb(set, primitive, &mut [Stream { state: &mut state, blocks: &bytes }]);
}

/// The operations of the generic kernel on a block of which the sums are known.
fn sums_operations() -> Operations {
    let sums = Sums([0; 64]);
    counted(|| {
        compress_sums(Counting, [Tally::<u32>::default(); 8], &sums);
    })
}

/// The instructions that wait for each other in a block of SHA-256 of which the sums are known.
pub(crate) fn sums_chain(costs: impl Fn(Op) -> Mix + Copy + 'static) -> u64 {
    let sums = Sums([0; 64]);
    chain_of_one(costs, |blocks| {
        let zeros = [<u32 as Word>::In::<Timing>::splat(Timing, 0); 8];
        let state = (0..blocks).fold(zeros, |state, _| compress_sums(Timing, state, &sums));
        state.into_iter().for_each(|word| word.store(&mut Row32::default()));
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::Kernel;

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
