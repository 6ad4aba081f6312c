//! A search as a program for devices: the counters that a thread hashes, the table that it reads,
//! and its parameters.
//!
//! Counters are *put in order* by a permutation of their bits, so that three kinds of bits are next
//! to each other:
//!
//! ```text
//! bits of the number   0 … s−1        s … s+4       s+5 …
//!                      walked         a lane        a unit: 32 threads, s + 5 bits of counters
//! bits of the counter  Gray code      32 of them    the others, lowest first
//! ```
//!
//! A unit is a group of the affine walk of Keccak (`kernels::search::gray`), if there is one; then
//! the permutation is the one that its bits require, and the unit computes the differences, one
//! round for each of its bits. Otherwise the bits stay in place and the differences are in the
//! table. Either way a thread adds one row of words to those that vary, hashes, filters, and goes
//! on.
//!
//! The table has a row for every bit of a unit's number, one for every lane, and one for every
//! walked bit; it is made once. Values that are the same for all counters of 2^32 are computed by
//! the host before each launch ([`weave::device::Split`]).

use crate::cores;
use crate::device::Entry;
pub use crate::layout::LANE_BITS;
use crate::layout::{Layout, Reach, UNIT_BITS};
use crate::skeleton::ONES;
use hashes::keccak::{self, State};
use kernels::search::{Candidate, Filter, Outline, Words, spread};
use thiserror::Error;
use weave::device::record::{self, Rest};
use weave::device::{Halves, Kernel, Multiplied, Operations, QUAD};
use weave::terms::Terms;

/// The most bits that are walked.
const WALKED_BITS: u32 = 7;

/// A launch lies between two multiples of 2 to this power; values that depend only on higher bits
/// are known to the host.
const LAUNCH_BITS: u32 = 32;

/// The most blocks, from the counter's first on, that a kernel hashes: the text has code for each
/// of them, and drivers take long to compile long texts.
pub const MOST_BLOCKS: usize = 16;

/// The counter stands too early in a long message for devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "{blocks} blocks are to be hashed for every counter, and a device takes {MOST_BLOCKS}; the CPU takes any number"
)]
pub struct TooManyBlocks {
    /// The blocks from the first that the counter reaches to the end.
    pub blocks: usize,
}

/// Hashes between two canaries, each of which is a granule: a fast device takes a second or two for
/// them. Sub-hits are counted all the time, and a search begins and ends with a canary.
pub const CANARY_INTERVAL: u64 = 1 << 33;

/// The place of the canary's granule, in a space that is large enough.
const CANARY_PLACE: u64 = 0x9E37_79B9_7F4A_7C15;

/// A kernel made for a search, and the table that it reads.
#[derive(Clone, Debug)]
pub struct Program {
    kernel: Kernel,
    table: Vec<u32>,
    /// The counter bit of each bit of a number, lowest first.
    order: Vec<u32>,
    walked: u32,
    granule_bits: u32,
    halves: Halves,
    /// The terms that the host computes, from all words of the blocks.
    known: Terms,
    word_bits: u32,
    blocks: Vec<Words>,
}

/// A launch: some of the counters of a search, and the filter for them.
#[derive(Clone, Copy, Debug)]
pub struct Launch {
    /// The first counter, a multiple of the granule.
    pub first: u64,
    /// The number of granules: at most [`Program::most_granules`], and not past a multiple of that.
    pub granules: u32,
    /// The condition for a digest word.
    pub filter: Filter,
    /// The number of entries that the list has room for.
    pub capacity: u32,
}

fn reach(words: &Words, j: usize) -> Reach {
    let flips = |bits: &[Vec<u64>]| bits.iter().any(|flips| flips[j] != 0);
    let (low, high) = words.bits.split_at(LAUNCH_BITS as usize);
    match (flips(low), flips(high)) {
        (true, _) => Reach::Thread,
        (false, true) => Reach::Launch,
        (false, false) => Reach::Constant(words.zero[j]),
    }
}

/// The words after θ, ρ and π of the first round.
fn after_linear_half(words: &Words) -> Words {
    let map = |words: &Vec<u64>| -> Vec<u64> {
        let state: State<u64> = core::array::from_fn(|j| words[j]);
        keccak::theta_rho_pi(&state).to_vec()
    };
    Words { zero: map(&words.zero), bits: words.bits.iter().map(map).collect() }
}

impl Program {
    /// Makes the program of a search for a word of the digest, 0 to 7. The form changes only the
    /// speed.
    ///
    /// # Errors
    ///
    /// If more blocks are left to hash than [`MOST_BLOCKS`].
    pub fn new(outline: &Outline, word: usize, form: Multiplied) -> Result<Self, TooManyBlocks> {
        if outline.blocks.len() > MOST_BLOCKS {
            return Err(TooManyBlocks { blocks: outline.blocks.len() });
        }
        let word_bits = outline.algorithm.word_bits();
        let &Outline { hashed, length, ref before, ref blocks, .. } = outline;
        let rest = Rest { before, hashed, blocks: blocks.len(), length };
        let line = record::line(outline.algorithm.family(), rest, word);
        let is_keccak = line.is_none();
        let halves = match (is_keccak, word_bits) {
            (true, _) => Halves::Interleaved,
            (false, 32) => Halves::Whole,
            _ => Halves::Plain,
        };
        let mut blocks = outline.blocks.clone();
        if is_keccak {
            blocks[0] = after_linear_half(&blocks[0]);
        }
        let (walked, order) = order(outline);
        let reaches: Vec<Reach> =
            blocks.iter().flat_map(|words| (0..words.zero.len()).map(|j| reach(words, j))).collect();
        // In the first block of Keccak no word is known, because its words are a state.
        let varying: Vec<usize> = (0..reaches.len())
            .filter(|&j| reaches[j] == Reach::Thread || is_keccak && j < keccak::WORDS)
            .collect();
        let layout = Layout {
            halves,
            varying: varying.len(),
            walked,
            unit_bits: outline.counter_bits.saturating_sub(walked + LANE_BITS),
            walks_keccak: outline.walk.is_some(),
        };
        let (kernel, known) = match line {
            None => cores::of_keccak(&layout, outline, &reaches, word, form),
            Some(terms) => cores::of_terms(&layout, &terms, word_bits, &reaches, form),
        };
        let table = table(&layout, &blocks, &varying, &order);
        let widest = order[..(walked + LANE_BITS) as usize].iter().max().copied().unwrap_or(0) + 1;
        let granule_bits = widest.max(walked + LANE_BITS + UNIT_BITS);
        Ok(Self { kernel, table, order, walked, granule_bits, halves, known, word_bits, blocks })
    }

    /// Returns the kernel, for which `weave::device` has printers.
    #[must_use]
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// Returns the table.
    #[must_use]
    pub fn table(&self) -> &[u32] {
        &self.table
    }

    /// Counts the operations of a thread for a hash, including its share of the work before the
    /// loop.
    #[must_use]
    pub fn operations(&self) -> Operations {
        self.kernel.operations().times((-f64::from(self.walked)).exp2())
    }

    /// Returns the granule: launches begin and end at multiples of it, a power of two.
    #[must_use]
    pub fn granule(&self) -> u64 {
        1 << self.granule_bits
    }

    /// Returns the most granules of a launch, which may not cross a multiple of this number.
    #[must_use]
    pub fn most_granules(&self) -> u32 {
        1 << (LAUNCH_BITS - self.granule_bits)
    }

    /// Returns the range of counters whose answers are known, a granule, in a space of counters up
    /// to `most`, both ends included.
    #[must_use]
    pub fn canary(&self, most: u64) -> [u64; 2] {
        let first = CANARY_PLACE & most & !(self.granule() - 1);
        [first, most.min(first + (self.granule() - 1))]
    }

    /// Returns a launch of the first part of a range, of at most a number of granules, and the
    /// counters of the range that it covers, both ends included.
    #[must_use]
    pub fn launch(
        &self,
        [first, last]: [u64; 2],
        filter: Filter,
        granules: u32,
        capacity: u32,
    ) -> (Launch, [u64; 2]) {
        let (granule, most) = (self.granule(), u64::from(self.most_granules()));
        let begin = first & !(granule - 1);
        let until_boundary = most - begin / granule % most;
        let granules = u64::from(granules).min(until_boundary).min((last - begin) / granule + 1);
        let end = begin + (granules * granule - 1);
        (Launch { first: begin, granules: granules as u32, filter, capacity }, [first, last.min(end)])
    }

    /// Returns the parameters of a launch, and its number of workgroups.
    #[must_use]
    pub fn parameters(&self, launch: &Launch) -> (Vec<u32>, u32) {
        let unit = launch.first >> (self.walked + LANE_BITS);
        let workgroups = launch.granules << (self.granule_bits - self.walked - LANE_BITS - UNIT_BITS);
        let (mask, value) = (self.halves.of(launch.filter.mask), self.halves.of(launch.filter.value));
        let words: Vec<u64> = self.blocks.iter().flat_map(|words| words.at(launch.first)).collect();
        let known = self.known.evaluated(self.word_bits, &words);
        let mut parameters = vec![unit as u32, (unit >> 32) as u32, launch.capacity, workgroups];
        parameters.extend([mask[0], mask[1], value[0], value[1]]);
        parameters.extend([1; ONES]);
        parameters.extend(
            known.into_iter().flat_map(|word| self.halves.of(word).into_iter().take(self.halves.count())),
        );
        (parameters, workgroups)
    }

    /// Returns the counter and the digest word of an entry of a launch.
    #[must_use]
    pub fn candidate(&self, launch: &Launch, [number, a, b]: Entry) -> Candidate {
        let low = u64::from(number) & (self.granule() - 1);
        let placed = spread(low, &self.order[..self.granule_bits as usize]);
        Candidate {
            counter: launch.first + (u64::from(number) - low) + placed,
            word: self.halves.word([a, b]),
        }
    }

    /// Returns the entries of a launch that lie in a range, both ends included, in counter order.
    #[must_use]
    pub fn candidates(&self, launch: &Launch, entries: &[Entry], [first, last]: [u64; 2]) -> Vec<Candidate> {
        let all = entries.iter().map(|entry| self.candidate(launch, *entry));
        let mut inside: Vec<Candidate> =
            all.filter(|candidate| (first..=last).contains(&candidate.counter)).collect();
        inside.sort_unstable_by_key(|candidate| candidate.counter);
        inside
    }

    /// Returns the lane of a counter: the thread of its unit that hashes it.
    #[must_use]
    pub fn lane(&self, counter: u64) -> u64 {
        let bits = &self.order[self.walked as usize..(self.walked + LANE_BITS) as usize];
        bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
    }
}

/// Returns how many bits are walked, and the counter bit of each bit of a number.
fn order(outline: &Outline) -> (u32, Vec<u32>) {
    let Some(walk) = &outline.walk else {
        let walked = WALKED_BITS.min(outline.counter_bits.saturating_sub(LANE_BITS));
        return (walked, (0..64).collect());
    };
    let mut order = [&walk.set[..], &walk.lane_bits].concat();
    order.extend((0..64).filter(|bit| !walk.set.contains(bit) && !walk.lane_bits.contains(bit)));
    (walk.set.len() as u32, order)
}

/// Returns the rows: zero; each bit of a unit's number; each lane; each walked bit, and a row of
/// zeros after them.
fn table(layout: &Layout, blocks: &[Words], varying: &[usize], order: &[u32]) -> Vec<u32> {
    let row = |words: Vec<u64>| {
        let words =
            varying.iter().flat_map(|&j| layout.halves.of(words[j]).into_iter().take(layout.halves.count()));
        let mut row: Vec<u32> = words.collect();
        row.resize(QUAD * layout.row_quads(), 0);
        row
    };
    let flips = |counter: u64| row(blocks.iter().flat_map(|words| words.flips(counter)).collect());
    let mut table = row(blocks.iter().flat_map(|words| words.zero.clone()).collect());
    let walked = layout.walked;
    for bit in 0..layout.unit_bits {
        table.extend(flips(1 << order[(walked + LANE_BITS + bit) as usize]));
    }
    for lane in 0..1 << LANE_BITS {
        table.extend(flips(spread(lane, &order[walked as usize..(walked + LANE_BITS) as usize])));
    }
    for bit in 0..walked {
        table.extend(flips(1 << order[bit as usize]));
    }
    table.extend(vec![0; QUAD * layout.row_quads()]);
    table
}
