//! The bound of a kernel: the fewest cycles that it can take, given its operations and the ports of
//! the CPU.
//!
//! The operations are counted by running the kernel's own generic code with the lane type
//! [`lanes::tally`], the real lane type says which instructions they are, and [`Ports`] says how
//! many of each kind a core can start per cycle. The most heavily loaded resource sets the bound:
//!
//! ```text
//! cycles per batch ≥ max( arithmetic / total, shifts / shift, additions / add, … )
//! ```
//!
//! The bound ignores latency, register moves, spills and the front end. It also ignores the update
//! of the table's words from batch to batch, and the tables that a group of the affine walk shares
//! (about one batch in 128). So it is what a perfect schedule on an otherwise idle core would still
//! need. For the woven loops, which are generated, the generator counts everything that they
//! execute, including updates and moves. Their issue slots are one more resource, which can be the
//! scarcest one when a scalar state is hashed next to the lanes.
//!
//! The operations of a batch kernel are those for one block, including the loads, the byte swaps
//! and the transposition of the message into lanes. The transposition counts as what the lane types
//! do for one word of a line (`Lanes::load_lines`): on AVX-512 an insertion from memory, which any
//! vector port can do, and three shuffles (32-bit words) or two (64-bit words). Kernels that use
//! the SHA instructions of x86 have two more resources, the SHA unit and the dependency chain of
//! one stream through it ([`ShaUnit`]); BLAKE2 kernels that work by rows have a chain of their own.
//! The ports of the cores are in their files in `cores`.

pub use crate::cores::{Ports, ShaUnit};

use crate::batch::{Kernel, Plan};
use crate::cpu::Core;
use crate::replicate::chain;
use crate::search::Searcher;
use hashes::{Algorithm, Primitive, State, TAIL};
use kernels::batch::{MadeFor, Work};
use lanes::Isa;
use lanes::tally::Mix;

impl Ports {
    /// The ports of a core at the register width of an instruction set; `None` if there is no model
    /// of the core, or if it does not have the instruction set.
    #[must_use]
    pub fn of(core: Core, isa: Isa) -> Option<Self> {
        core.ports(isa)
    }
}

/// The number of instructions of any kind that a core can issue per cycle; `None` if there is no
/// model of the core.
#[must_use]
pub fn issue_slots(core: Core) -> Option<f64> {
    core.issue_slots()
}

/// The number of vector instructions that a search executes per hash, including the filter.
#[must_use]
pub fn instructions(searcher: &Searcher) -> f64 {
    let (mix, hashes) = vector_mix(searcher);
    mix.arithmetic() as f64 / hashes as f64
}

/// Returns the vector instructions for a number of hashes, and that number.
fn vector_mix(searcher: &Searcher) -> (Mix, u64) {
    let (backend, plan) = (searcher.job().backend(), searcher.plan());
    match plan.counts() {
        Some(counts) => {
            let filtering = backend.instructions(&plan.filtering()).times(counts.batches);
            (counts.mix + filtering, counts.hashes)
        }
        None => (plan.instructions(), plan.batch() as u64),
    }
}

/// The bound of a search in cycles per hash; `None` if there is no model of the core. For kernels
/// that also hash in integer registers, the generator has counted the instructions of both, which
/// share the issue slots.
#[must_use]
pub fn search(core: Core, searcher: &Searcher) -> Option<f64> {
    let (mix, hashes) = vector_mix(searcher);
    let ports = Ports::of(core, searcher.job().backend().isa())?.cycles(&mix);
    let slots = match searcher.plan().counts() {
        Some(counts) => {
            let filtering = mix.arithmetic() - counts.mix.arithmetic();
            (counts.slots + filtering) as f64 / issue_slots(core)?
        }
        None => 0.0,
    };
    Some(ports.max(slots) / hashes as f64)
}

impl ShaUnit {
    /// The SHA-256 unit of a core; `None` if it has none, or if there is no model of the core.
    #[must_use]
    pub fn of(core: Core) -> Option<Self> {
        core.unit(MadeFor::Sha256)
    }

    /// The SHA-512 unit of a core; `None` if it has none, or if there is no model of the core.
    #[must_use]
    pub fn of_sha512(core: Core) -> Option<Self> {
        core.unit(MadeFor::Sha512)
    }
}

/// Returns the fewest cycles in which a core does the work of a batch kernel. Its loads and stores
/// are mostly half registers of 512 bits or less: parts of lines, broadcast words. So they count at
/// the rate of 256 bits.
fn cycles(core: Core, work: &Work) -> Option<f64> {
    let Mix { load, store, .. } = work.mix;
    let arithmetic = Ports::of(core, work.isa)?.cycles(&Mix { load: 0, store: 0, ..work.mix });
    let narrow = if work.isa == Isa::Avx512 { Isa::Avx2 } else { work.isa };
    let memory = Ports::of(core, narrow)?.cycles(&Mix { load, store, ..Mix::NONE });
    let ports = arithmetic.max(memory).max(work.chain as f64);
    let sha = work.sha;
    if sha.rounds == 0 {
        return Some(ports);
    }
    let unit = core.unit(sha.made_for)?;
    let busy = sha.rounds as f64 * unit.rounds + sha.schedule as f64 * unit.schedule;
    Some(ports.max(busy).max(sha.chain as f64 * unit.latency))
}

/// The bound in cycles for one block of each of `streams` streams; `None` if there is no model of
/// the core, or if the kernel's instructions have not been counted.
#[must_use]
pub fn batch(core: Core, kernel: Kernel, primitive: Primitive, streams: usize) -> Option<f64> {
    cycles(core, &kernel.work(primitive, streams)?)
}

/// The bound in cycles for one label of each of `replicas` replicas; `None` if there is no model of
/// the core, or if the kernel's instructions have not been counted.
#[must_use]
pub fn chain(core: Core, kernel: chain::Kernel, hash: chain::Hash, replicas: usize) -> Option<f64> {
    cycles(core, &kernel.work(hash, replicas)?)
}

/// The bound in cycles per byte for messages of the given lengths, hashed `streams` at a time by
/// the kernels of a plan. It includes the padding, and assumes that all lanes are full to the end.
///
/// ```
/// use hashweave::{Algorithm, batch::Plan, bound, cpu::Core}; let plan =
/// Plan::of(Algorithm::Sha512.primitive()); let [short, long] = [64, 16384].map(|length|
/// bound::sum(Core::Zen4, plan, Algorithm::Sha512, 1, &[length])); assert!(short > long ||
/// short.is_none(), "half of the only block is padding");
/// ```
#[must_use]
pub fn sum(core: Core, plan: &Plan, algorithm: Algorithm, streams: usize, lengths: &[usize]) -> Option<f64> {
    if let Some([first, second]) = algorithm.stages() {
        let of_messages = sum(core, plan, first, streams, lengths)?;
        let digests = vec![first.digest_length(); lengths.len()];
        let of_digests = sum(core, Plan::of(second.primitive()), second, streams, &digests)?;
        let [digests, messages] = [&digests, lengths].map(|lengths| lengths.iter().sum::<usize>() as f64);
        return Some(of_messages + of_digests * digests / messages);
    }
    let live = streams.min(plan.width()).max(1);
    let each = |cycles: &dyn Fn(Kernel, usize) -> Option<f64>| -> Option<f64> {
        let all = plan.shares(live).map(|share| cycles(share.kernel, share.count));
        Some(all.sum::<Option<f64>>()? / live as f64)
    };
    let primitive = algorithm.primitive();
    let block = each(&|kernel, streams| batch(core, kernel, primitive, streams))?;
    // The message schedule of the padding after whole blocks of SHA-256 can be known ahead. If its
    // cost has not been counted it is taken as zero, because a bound may be too low.
    let padding = if primitive == Primitive::Sha256 {
        each(&|kernel, streams| cycles(core, &kernel.sums_work(streams)?)).unwrap_or(0.0)
    } else {
        block
    };
    let (mut spent, mut bytes) = (0.0, 0);
    for &length in lengths {
        let known = usize::from(primitive == Primitive::Sha256 && length % 64 == 0);
        spent += (blocks(algorithm, length) - known) as f64 * block + known as f64 * padding;
        bytes += length;
    }
    (bytes > 0).then(|| spent / bytes as f64)
}

/// Returns how many blocks a message of `length` bytes is absorbed in, with its padding; each
/// digest that is hashed again has one more.
fn blocks(algorithm: Algorithm, length: usize) -> usize {
    let whole = algorithm.whole(length);
    let mut state = State::initial(algorithm, algorithm.digest_length(), 0);
    let padded = state.pad(algorithm, &mut [0; TAIL], length - whole, length as u64);
    (whole + padded) / algorithm.primitive().block() + usize::from(algorithm.passes()) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_counted_with_their_padding() {
        for (algorithm, length, expected) in [
            (Algorithm::Sha256, 0, 1),
            (Algorithm::Sha256, 55, 1),
            (Algorithm::Sha256, 56, 2),
            (Algorithm::Sha256, 64, 2),
            (Algorithm::Sha256d, 64, 3),
            (Algorithm::Hash160, 64, 3),
            (Algorithm::Sha512, 111, 1),
            (Algorithm::Sha512, 112, 2),
            (Algorithm::Blake2s(32), 0, 1),
            (Algorithm::Blake2s(32), 64, 1),
            (Algorithm::Blake2s(32), 65, 2),
            (Algorithm::Sha3_256, 135, 1),
            (Algorithm::Sha3_256, 136, 2),
            (Algorithm::Sha3x, 10, 3),
        ] {
            assert_eq!(blocks(algorithm, length), expected, "{algorithm}, {length} bytes");
        }
    }

    /// Checks the count: 64 rounds of 17 operations, 48 words of 11, 8 sums, 16 reversals of bytes
    /// and 64 operations of the transposition are 1704, two a cycle.
    #[test]
    fn the_bound_of_sha_256_on_avx_512_is_that_of_the_hand_count() {
        let named = |kernel: &Kernel| kernel.name() == "avx512";
        let Some(kernel) = Kernel::usable(Primitive::Sha256).into_iter().find(named) else {
            return assert!(!Isa::Avx512.available(), "no kernel although there is the instruction set");
        };
        let cycles = batch(Core::Zen4, kernel, Primitive::Sha256, 16);
        assert!(cycles == Some(852.0), "{cycles:?}");
    }

    #[test]
    fn the_chain_of_one_stream_bounds_sha_ni_and_the_unit_that_of_four() {
        for kernel in Kernel::usable(Primitive::Sha256).into_iter().filter(|kernel| kernel.name() == "sha-ni")
        {
            let of = |core, streams| batch(core, kernel, Primitive::Sha256, streams);
            assert_eq!(of(Core::Zen4, 1), Some(128.0));
            assert_eq!(of(Core::Zen4, 4), Some(4.0 * 56.0));
            assert_eq!(of(Core::GoldenCove, 1), Some(128.0));
            assert_eq!(of(Core::GoldenCove, 4), Some(4.0 * 96.0));
            assert_eq!(of(Core::Zen5, 4), Some(4.0 * 64.0));
            assert_eq!(of(Core::Skylake, 4), None);
        }
    }

    /// A round of Keccak with the SHA-3 instructions has 64 of them and two exclusive ors. It is
    /// bound by their port if only one port has them, and by all ports if every port has them.
    #[test]
    fn a_round_of_keccak_has_the_bounds_of_its_ports() {
        let round = Mix { sha3: 64, ..Mix::logic(2) };
        let cycles = |core, isa| Ports::of(core, isa).map(|ports| ports.cycles(&round));
        assert_eq!(cycles(Core::NeoverseV1, Isa::NeonSha3), Some(64.0));
        assert_eq!(cycles(Core::NeoverseN2, Isa::Sve2), Some(64.0));
        assert_eq!(cycles(Core::AppleM1, Isa::NeonSha3), Some(16.5));
        assert_eq!(cycles(Core::NeoverseN1, Isa::NeonSha3), None);
        assert_eq!(cycles(Core::NeoverseV1, Isa::Sve2), None);
    }

    #[test]
    fn one_stream_of_sha_256_waits_and_two_do_not() {
        let unit = ShaUnit::of(Core::NeoverseN1).expect("there is a model of it");
        assert!(16.0 * unit.latency > 32.0 * unit.rounds + 24.0 * unit.schedule);
        assert_eq!(ShaUnit::of(Core::CortexA57), None);
    }

    #[test]
    fn one_stream_of_sha_512_waits_and_two_do_not() {
        let unit = ShaUnit::of_sha512(Core::NeoverseV1).expect("there is a model of it");
        assert!((40.0 * unit.latency - 240.0).abs() < f64::EPSILON);
        assert!((80.0 * unit.rounds + 64.0 * unit.schedule - 144.0).abs() < f64::EPSILON);
        assert_eq!(ShaUnit::of_sha512(Core::NeoverseN1), None);
    }
}
