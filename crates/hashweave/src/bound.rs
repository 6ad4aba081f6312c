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
//! Whoever hashes the next block of a stream waits for the one before. So there is a second bound,
//! the chain: the longest row of instructions that wait for each other ([`lanes::depth`]), each for
//! as long as the core's latency. It is shared by all streams that are hashed at the same time, as
//! lanes of one register or as several sets of registers: [`Bound::limit`] says which of the two it
//! is, and [`Bound::throughput`] what more sets could reach. Batches of a search do not wait for
//! each other, so they have no chain.
//!
//! The bound ignores register moves, spills and the front end. It also ignores the update
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
use kernels::Backend;
use kernels::batch::{MadeFor, ShaUse, Work};
use kernels::search::Plan as SearchPlan;
use lanes::Isa;
use lanes::tally::Mix;

/// The fewest cycles for some work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bound {
    /// The cycles.
    pub cycles: f64,
    /// The cycles of the ports and of the unit for SHA instructions: the bound of as many sets of
    /// streams in flight as it takes to fill them.
    pub throughput: f64,
    /// The reason why there are no fewer.
    pub limit: Limit,
}

/// The reason for a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limit {
    /// The ports of the core are all in use, or those that can do some of the instructions.
    Ports,
    /// The core issues no more instructions in a cycle.
    Slots,
    /// The unit for SHA instructions is in use.
    Unit,
    /// Instructions wait for each other.
    Chain,
}

impl Limit {
    /// The reason in a word: `ports`, `slots`, `unit` or `chain`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Ports => "ports",
            Self::Slots => "slots",
            Self::Unit => "unit",
            Self::Chain => "chain",
        }
    }
}

impl Bound {
    /// The bound of one work after the other. The longer one says why.
    #[must_use]
    pub fn then(self, other: Self) -> Self {
        let longer = if other.cycles > self.cycles { other } else { self };
        Self {
            cycles: self.cycles + other.cycles,
            throughput: self.throughput + other.throughput,
            limit: longer.limit,
        }
    }

    /// The bound of a multiple, or a part, of the work.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { cycles: self.cycles * factor, throughput: self.throughput * factor, ..self }
    }
}

/// The cycles of some work by what could be scarce.
#[derive(Clone, Copy, Debug, Default)]
struct Cycles {
    ports: f64,
    slots: f64,
    unit: f64,
    chain: f64,
}

impl Cycles {
    fn bound(self) -> Bound {
        let busy = [(self.ports, Limit::Ports), (self.slots, Limit::Slots), (self.unit, Limit::Unit)];
        let (throughput, limit) =
            busy.into_iter().rev().max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or(busy[0]);
        let waits = self.chain > throughput;
        let (cycles, limit) = if waits { (self.chain, Limit::Chain) } else { (throughput, limit) };
        Bound { cycles, throughput, limit }
    }

    fn each(self, other: Self, f: impl Fn(f64, f64) -> f64) -> Self {
        Self {
            ports: f(self.ports, other.ports),
            slots: f(self.slots, other.slots),
            unit: f(self.unit, other.unit),
            chain: f(self.chain, other.chain),
        }
    }

    /// Those of one after the other.
    fn then(self, other: Self) -> Self {
        self.each(other, |one, other| one + other)
    }

    fn times(self, factor: f64) -> Self {
        self.each(self, |cycles, _| cycles * factor)
    }
}

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

/// The number of vector instructions that a search executes per hash, including the filter; `None`
/// if the counter is inside a hash.
#[must_use]
pub fn instructions(searcher: &Searcher) -> Option<f64> {
    let (mix, hashes) = vector_mix(searcher.job().backend(), searcher.plan()?);
    Some(mix.arithmetic() as f64 / hashes as f64)
}

/// Returns the vector instructions for a number of hashes, and that number.
fn vector_mix(backend: Backend, plan: &SearchPlan) -> (Mix, u64) {
    match (plan.counts(), plan.sha()) {
        (Some(counts), _) => {
            let filtering = backend.instructions(&plan.filtering()).times(counts.batches);
            (counts.mix + filtering, counts.hashes)
        }
        (None, Some((_, mix))) => (mix, plan.batch() as u64),
        (None, None) => (plan.instructions(), plan.batch() as u64),
    }
}

/// The bound of a search in cycles per hash; `None` if there is no model of the core. For kernels
/// that also hash in integer registers, the generator has counted the instructions of both, which
/// share the issue slots. If the counter is inside a hash, the bound is the sum of those of the
/// stages, many messages at a time.
#[must_use]
pub fn search(core: Core, searcher: &Searcher) -> Option<Bound> {
    let backend = searcher.job().backend();
    let Some(plan) = searcher.plan() else { return staged(core, searcher) };
    let (mix, hashes) = vector_mix(backend, plan);
    let ports = Ports::of(core, backend.isa())?.cycles(&mix);
    let slots = match plan.counts() {
        Some(counts) => {
            let filtering = mix.arithmetic() - counts.mix.arithmetic();
            (counts.slots + filtering) as f64 / issue_slots(core)?
        }
        None => 0.0,
    };
    let unit = plan.sha().map_or(Some(0.0), |(sha, _)| busy(core, &sha))?;
    Some(Cycles { ports, slots, unit, ..Cycles::default() }.times(1.0 / hashes as f64).bound())
}

/// The bound of a search whose messages are hashed stage by stage.
fn staged(core: Core, searcher: &Searcher) -> Option<Bound> {
    let of_stage = |(algorithm, length): (Algorithm, usize)| {
        let plan = Plan::of_length(algorithm.primitive(), length);
        let cycles = cycles_of_bytes(core, plan, algorithm, plan.width(), &[length])?;
        Some(cycles.times(length as f64))
    };
    let stages = searcher.job().stages().into_iter().map(of_stage).collect::<Option<Vec<Cycles>>>()?;
    Some(stages.into_iter().fold(Cycles::default(), Cycles::then).bound())
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
fn cycles(core: Core, work: &Work) -> Option<Cycles> {
    let Mix { load, store, .. } = work.mix;
    let arithmetic = Ports::of(core, work.isa)?.cycles(&Mix { load: 0, store: 0, ..work.mix });
    let narrow = if work.isa == Isa::Avx512 { Isa::Avx2 } else { work.isa };
    let memory = Ports::of(core, narrow)?.cycles(&Mix { load, store, ..Mix::NONE });
    let chain = work.chain as f64 * Ports::of(core, work.chain_isa)?.latency;
    let cycles = Cycles { ports: arithmetic.max(memory), chain, ..Cycles::default() };
    let sha = work.sha;
    if sha.rounds == 0 {
        return Some(cycles);
    }
    let latency = core.unit(sha.made_for)?.latency;
    let unit = busy(core, &sha)?;
    Some(Cycles { unit, chain: chain.max(sha.chain as f64 * latency), ..cycles })
}

/// The cycles for which SHA instructions keep their unit busy.
fn busy(core: Core, sha: &ShaUse) -> Option<f64> {
    let unit = core.unit(sha.made_for)?;
    Some(sha.rounds as f64 * unit.rounds + sha.schedule as f64 * unit.schedule)
}

/// The bound in cycles for one block of each of `streams` streams; `None` if there is no model of
/// the core, or if the kernel's instructions have not been counted.
#[must_use]
pub fn batch(core: Core, kernel: Kernel, primitive: Primitive, streams: usize) -> Option<Bound> {
    Some(cycles(core, &kernel.work(primitive, streams)?)?.bound())
}

/// The bound in cycles for one label of each of `replicas` replicas; `None` if there is no model of
/// the core, or if the kernel's instructions have not been counted.
#[must_use]
pub fn chain(core: Core, kernel: chain::Kernel, hash: chain::Hash, replicas: usize) -> Option<Bound> {
    Some(cycles(core, &kernel.work(hash, replicas)?)?.bound())
}

/// The bound in cycles per byte for messages of the given lengths, hashed `streams` at a time by
/// the kernels of a plan. It includes the padding, and assumes that all lanes are full to the end.
///
/// ```
/// use hashweave::{Algorithm, batch::Plan, bound, cpu::Core};
/// let plan = Plan::of(Algorithm::Sha512.primitive());
/// let [short, long] = [64, 16384].map(|length| {
///     bound::sum(Core::Zen4, plan, Algorithm::Sha512, 1, &[length]).map(|bound| bound.throughput)
/// });
/// assert!(short > long || short.is_none(), "half of the only block is padding");
/// ```
#[must_use]
pub fn sum(
    core: Core,
    plan: &Plan,
    algorithm: Algorithm,
    streams: usize,
    lengths: &[usize],
) -> Option<Bound> {
    Some(cycles_of_bytes(core, plan, algorithm, streams, lengths)?.bound())
}

/// The cycles per byte. A message waits for none before it, so one block of each is in no chain.
fn cycles_of_bytes(
    core: Core,
    plan: &Plan,
    algorithm: Algorithm,
    streams: usize,
    lengths: &[usize],
) -> Option<Cycles> {
    if let Some([first, second]) = algorithm.stages() {
        let of_messages = cycles_of_bytes(core, plan, first, streams, lengths)?;
        let digests = vec![first.digest_length(); lengths.len()];
        let of_digests = cycles_of_bytes(core, Plan::of(second.primitive()), second, streams, &digests)?;
        let [digests, messages] = [&digests, lengths].map(|lengths| lengths.iter().sum::<usize>() as f64);
        return Some(of_messages.then(of_digests.times(digests / messages)));
    }
    // No chain goes through a tree, and its chunks are hashed by other kernels.
    if lengths.iter().any(|length| algorithm.is_tree(*length)) {
        return None;
    }
    let live = streams.min(plan.width()).max(1);
    let each = |work: &dyn Fn(Kernel, usize) -> Option<Work>| -> Option<Cycles> {
        let shares = plan.shares(live).map(|share| cycles(core, &work(share.kernel, share.count)?));
        let all = shares.collect::<Option<Vec<Cycles>>>()?;
        Some(all.into_iter().fold(Cycles::default(), Cycles::then).times(1.0 / live as f64))
    };
    let primitive = algorithm.primitive();
    let block = each(&|kernel, streams| kernel.work(primitive, streams))?;
    // The message schedule of the padding after whole blocks of SHA-256 can be known ahead. If its
    // cost has not been counted it is taken as zero, because a bound may be too low.
    let padding = if primitive == Primitive::Sha256 {
        each(&|kernel, streams| kernel.sums_work(streams)).unwrap_or_default()
    } else {
        block
    };
    let mut spent = Cycles::default();
    for &length in lengths {
        let known = usize::from(primitive == Primitive::Sha256 && length % 64 == 0);
        let computed = blocks(algorithm, length) - known;
        let of_message = block.times(computed as f64).then(padding.times(known as f64));
        let first = if computed > 0 { block } else { padding };
        spent = spent.then(Cycles { chain: of_message.chain - first.chain, ..of_message });
    }
    let bytes = lengths.iter().sum::<usize>();
    (bytes > 0).then(|| spent.times(1.0 / bytes as f64))
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
        let bound = batch(Core::Zen4, kernel, Primitive::Sha256, 16);
        let expected = Bound { cycles: 852.0, throughput: 852.0, limit: Limit::Ports };
        assert!(bound == Some(expected), "{bound:?}");
    }

    /// A block of BLAKE2s is a chain of 10 × 24 operations and one for the hash value; where they
    /// take a cycle, there is more to do on the ports.
    #[test]
    fn operations_of_two_cycles_bound_one_set_of_lanes_by_its_chain() {
        let usable = Kernel::usable(Primitive::Blake2s);
        let named = |name: &str| usable.iter().find(|kernel| kernel.name() == name);
        let [Some(&one), Some(&two)] = ["avx512", "pairs-avx512"].map(named) else {
            return assert!(!Isa::Avx512.available(), "no kernel although there is the instruction set");
        };
        let of = |core, kernel, streams| batch(core, kernel, Primitive::Blake2s, streams).expect("a model");
        let chained = of(Core::Zen5, one, 16);
        assert_eq!((chained.cycles, chained.limit), (2.0 * 241.0, Limit::Chain));
        assert!(chained.throughput < 0.7 * chained.cycles, "{chained:?}");
        assert_eq!(of(Core::Zen4, one, 16).limit, Limit::Ports);
        assert_eq!(of(Core::Zen5, two, 32).limit, Limit::Ports);
    }

    #[test]
    fn the_chain_of_one_stream_bounds_sha_ni_and_the_unit_that_of_four() {
        for kernel in Kernel::usable(Primitive::Sha256).into_iter().filter(|kernel| kernel.name() == "sha-ni")
        {
            let of = |core, streams| batch(core, kernel, Primitive::Sha256, streams);
            let reached = |core, streams| of(core, streams).map(|bound| (bound.cycles, bound.limit));
            assert_eq!(reached(Core::Zen4, 1), Some((128.0, Limit::Chain)));
            assert_eq!(reached(Core::Zen4, 4), Some((4.0 * 56.0, Limit::Unit)));
            assert_eq!(reached(Core::GoldenCove, 1), Some((128.0, Limit::Chain)));
            assert_eq!(reached(Core::GoldenCove, 4), Some((4.0 * 96.0, Limit::Unit)));
            assert_eq!(reached(Core::Zen5, 4), Some((4.0 * 64.0, Limit::Unit)));
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
