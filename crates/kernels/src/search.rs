//! The scan: hash a message for every counter in a range, keep those whose digest passes a filter.
//!
//! ```text
//! for each batch of L counters c, c+1 … c+L−1 (c a multiple of L):
//!     words[j] = lanes[j] ^ splat(base[j])            the block of every lane
//!     word     = core(words)                          one word of every digest
//!     passed   = lanes where (word ^ value) & mask == 0
//!     if any passed: write down (counter, word)
//!     base    ^= steps[trailing ones of c/L]          the block of the next batch
//! ```
//!
//! # Why the block is a table
//!
//! Wherever the counter stands in the message, whatever its width and byte order, every word that enters the
//! algorithm is an affine function over GF(2) of the counter's bits: `Affine`. The L counters of an aligned batch differ in
//! their lowest bits only, so what distinguishes the lanes is a constant row per word; the step from one batch to
//! the next flips the trailing bits of c, of which there are 64 cases. So no template needs code of its own, and the
//! cost per batch is N exclusive ors with a broadcast word and the update of N scalar words. Anything linear at the head of the
//! algorithm can be moved into the tables too: for Keccak the first θ, ρ and π ([`Variant::A2`]).
//!
//! # Messages of several blocks
//!
//! Blocks in front of the first one that the counter reaches are hashed once, when the search starts. Those behind it are
//! tables too, whether the counter reaches them or not, and are hashed one after the other in `scan_blocks`, always by [`Variant::A1A2`].
//!
//! # Contract
//!
//! Counters are visited in order and nothing that passes the filter is dropped: when [`Candidates`] cannot take a whole batch, the scan
//! returns before that batch and is called again. A filter may let through what is not wanted, never the
//! reverse; the caller hashes every candidate again and decides.

mod affine;
mod cores;
mod counts;
mod gray;
mod message;
mod plan;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
mod scalable;

#[cfg(target_arch = "x86_64")]
pub(crate) use affine::Block;
pub(crate) use affine::Scan;
pub use cores::Variant;
pub(crate) use cores::{Chain, Core};
pub use counts::Counts;
#[cfg(target_arch = "x86_64")]
pub(crate) use gray::prepare;
pub(crate) use gray::{Extent, Head, SPAN_BITS, Walk, scan_affine};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
pub(crate) use gray::{SET_BITS, add_walked};
pub use message::Function;
pub use plan::{Plan, Shape};

use lanes::{LaneSet, Lanes, Word};

/// What a digest must satisfy to become a candidate: `(word ^ value) & mask == 0`. Words are numbered and valued as the algorithm
/// has them: 64-bit little-endian for Keccak and BLAKE2b, 32-bit big-endian for SHA-256, and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The bits that are looked at; zero lets everything through.
    pub mask: u64,
    /// What they must be.
    pub value: u64,
}

impl Filter {
    /// Whether a word passes.
    #[must_use]
    pub fn passes(&self, word: u64) -> bool {
        (word ^ self.value) & self.mask == 0
    }
}

/// A counter whose digest passed the filter, and the digest word as the kernel computed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The counter.
    pub counter: u64,
    /// The filtered word of its digest.
    pub word: u64,
}

/// A list of candidates of fixed capacity, in counter order.
#[derive(Clone, Debug)]
pub struct Candidates {
    entries: [Candidate; Self::CAPACITY],
    length: usize,
}

impl Default for Candidates {
    fn default() -> Self {
        Self { entries: [Candidate::default(); Self::CAPACITY], length: 0 }
    }
}

impl Candidates {
    /// How many it holds: several times the most lanes of any instruction set, so that a scan always advances.
    pub const CAPACITY: usize = 64;

    /// Those collected.
    #[must_use]
    pub fn as_slice(&self) -> &[Candidate] {
        &self.entries[..self.length]
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// How many more it can take.
    pub(crate) fn room(&self) -> usize {
        Self::CAPACITY - self.length
    }

    /// Puts them in counter order.
    fn sort(&mut self) {
        self.entries[..self.length].sort_unstable_by_key(|candidate| candidate.counter);
    }

    /// Adds one; the caller has made room.
    pub fn push(&mut self, candidate: Candidate) {
        self.entries[self.length] = candidate;
        self.length += 1;
    }

    /// Adds the lanes of the batch at `first_lane` that passed and lie in the job's range. Returns whether there was
    /// room for a whole batch; if not, nothing was added.
    #[cold]
    #[inline(never)]
    pub(crate) fn add_batch<W: Word>(
        &mut self,
        first_lane: u64,
        passed: u32,
        words: &[W],
        range: [u64; 2],
    ) -> bool {
        if self.room() < words.len() {
            return false;
        }
        for (lane, word) in words.iter().enumerate() {
            let counter = first_lane + lane as u64;
            if passed >> lane & 1 == 1 && (range[0]..=range[1]).contains(&counter) {
                self.push(Candidate { counter, word: word.widen() });
            }
        }
        true
    }
}

/// The block of every lane: `rows[j] ^ splat(base[j])` for every word.
#[inline(always)]
fn broadcast_onto<S: LaneSet, W: Word, const N: usize>(
    token: S,
    base: &[W; N],
    rows: &[W::Row; N],
) -> [W::In<S>; N] {
    let mut words = [W::In::<S>::load(token, &rows[0]).xor(W::In::<S>::splat(token, base[0])); N];
    let mut j = 1;
    while j < N {
        words[j] = W::In::<S>::load(token, &rows[j]).xor(W::In::<S>::splat(token, base[j]));
        j += 1;
    }
    words
}

/// A bit for every lane whose word passes the filter of that mask and value.
#[inline(always)]
fn lanes_that_pass<V: Lanes>(word: V, mask: V, value: V) -> u32 {
    word.xor(value).and(mask).zero_lanes()
}

/// `base[j] ^= step[j]` for every word.
#[inline(always)]
fn advance<W: Word, const N: usize>(base: &mut [W; N], step: &[W; N]) {
    let mut j = 0;
    while j < N {
        base[j] = base[j].xor(step[j]);
        j += 1;
    }
}

/// The loop of the module's head, for messages of which one block is left to hash. Returns how many counters from `job.first` on
/// are done with: all of them, unless `found` filled up.
#[inline(always)]
pub(crate) fn scan<S: LaneSet, W: Word, C: Core<W, N>, const N: usize>(
    token: S,
    core: C,
    job: Scan<'_, W, C::Known, N>,
    filter: &Filter,
    found: &mut Candidates,
) -> u64 {
    let lanes = W::In::<S>::COUNT as u64;
    let rows = job.blocks[0].rows::<W::In<S>>();
    let mask = W::In::<S>::splat(token, W::truncate(filter.mask));
    let value = W::In::<S>::splat(token, W::truncate(filter.value));
    let known = &job.known[0];
    let mut at = job.first & !(lanes - 1);
    let mut base = job.bases[0];
    loop {
        // The words stay in memory, to be read by broadcasting loads and updated a vector at a time; left to itself, the
        // compiler keeps them in registers, has too few, and moves them about one by one (6 % of a Keccak search).
        let base = &mut core::hint::black_box(&mut base).0;
        let word = core.word(token, known, broadcast_onto(token, base, &rows.delta));
        let passed = lanes_that_pass(word, mask, value);
        if passed != 0 && !add_passed(at, passed, word, [job.first, job.last], found) {
            return at.saturating_sub(job.first);
        }
        if job.last - at < lanes {
            return job.last - job.first + 1;
        }
        advance(base, &rows.steps[(at / lanes).trailing_ones() as usize].0);
        at += lanes;
    }
}

/// The same for messages of which several blocks are left.
#[inline(always)]
pub(crate) fn scan_blocks<S: LaneSet, W: Word, C: Chain<W, N>, const N: usize>(
    token: S,
    core: C,
    job: Scan<'_, W, C::Known, N>,
    filter: &Filter,
    found: &mut Candidates,
) -> u64 {
    let lanes = W::In::<S>::COUNT as u64;
    let mask = W::In::<S>::splat(token, W::truncate(filter.mask));
    let value = W::In::<S>::splat(token, W::truncate(filter.value));
    let mut at = job.first & !(lanes - 1);
    loop {
        let word = core.word_of_blocks(token, &job);
        let passed = lanes_that_pass(word, mask, value);
        if passed != 0 && !add_passed(at, passed, word, [job.first, job.last], found) {
            return at.saturating_sub(job.first);
        }
        if job.last - at < lanes {
            return job.last - job.first + 1;
        }
        let step = (at / lanes).trailing_ones() as usize;
        let mut block = 0;
        while block < job.blocks.len() {
            let rows = job.blocks[block].rows::<W::In<S>>();
            advance(&mut job.bases[block].0, &rows.steps[step].0);
            block += 1;
        }
        at += lanes;
    }
}

/// The words of block `index` of the batch under way.
#[inline(always)]
pub(crate) fn words_of<S: LaneSet, W: Word, K, const N: usize>(
    token: S,
    job: &Scan<'_, W, K, N>,
    index: usize,
) -> [W::In<S>; N] {
    broadcast_onto(token, &job.bases[index].0, &job.blocks[index].rows::<W::In<S>>().delta)
}

/// [`Candidates::add_batch`], of the lanes of a vector.
#[inline(always)]
fn add_passed<V: Lanes>(at: u64, passed: u32, word: V, range: [u64; 2], found: &mut Candidates) -> bool {
    found.add_batch(at, passed, &stored(word).as_ref()[..V::COUNT], range)
}

/// A vector in memory.
#[inline(always)]
fn stored<V: Lanes>(word: V) -> <V::Word as Word>::Row {
    let mut row = <V::Word as Word>::Row::default();
    word.store(&mut row);
    row
}
