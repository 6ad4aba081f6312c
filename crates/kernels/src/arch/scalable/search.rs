//! Searches of Keccak on vectors whose size only the machine knows: the loops of `scan` and of the
//! affine walk over rows in memory.
//!
//! [`Scalable::keccak_word`] is one call for the digest words of a batch, so the code around it is
//! the same for every such instruction set and is plain Rust: the words that all lanes share,
//! which words passed, the tables of a group. A batch is 2 to 32 lanes and takes some 2000 vector
//! instructions a register, next to which the three or four instructions that judge a word are few;
//! a group's tables are one round in integer registers for every lane and for every bit of the set,
//! in 128 batches.
//!
//! Of messages of several blocks all but the last go through [`Scalable::absorb`], which begins
//! with a whole permutation. So θ, ρ and π of the first round are not in the tables there, and the
//! variant is [`Variant::A1`].
//!
//! The walk is that of everything that hashes a batch from rows to words ([`Walker`]), the woven
//! kernels of AArch64 too.

use super::{Passage, Scalable};
use crate::search::affine::{Affine, Block, Tables, advance, steps};
use crate::search::candidates::{Candidates, Filter};
use crate::search::cores::Variant;
use crate::search::gray::{AffineWalk, Extent, Head, SET_BITS};
use crate::search::row::{Searched, Wide, WideRow};
use hashes::Primitive;
use hashes::keccak::{self, ROUND_CONSTANTS, State};
use lanes::isa::Scalar;
use lanes::tally::{Mix, Operations};
use std::sync::Arc;

/// The row of these searches.
pub(crate) static WIDE: Option<WideRow> = Some(WideRow {
    lanes: |backend| Some(Scalable::of(backend)?.lanes::<u64>()),
    make: |backend, searched| Some(Arc::new(OfKeccak::new(Scalable::of(backend)?, searched))),
});

/// A search's tables for the lanes of such vectors, and where it enters and leaves the permutation.
#[derive(Clone, Debug)]
struct OfKeccak {
    kernel: Scalable,
    primitive: Primitive,
    /// How a scan in counter order passes through the permutation of the last block.
    passage: Passage,
    blocks: Vec<Arc<WideTables>>,
    /// The tables of the affine walk, if there is one.
    flips: Option<Flips>,
}

/// [`crate::search::affine::LaneTables`] with any number of lanes.
#[derive(Clone, Debug)]
struct WideTables {
    /// At `j * lanes + lane`: the bits of word j that the lane's low counter bits flip.
    delta: Vec<u64>,
    /// Entry k: the bits that the step from a batch number that ends in k ones to the next flips.
    steps: Box<[Block<u64, 25>; 65]>,
}

/// The bits that counters flip in the state that enters χ of round 1.
#[derive(Clone, Debug)]
pub(crate) struct Flips {
    /// The number of each lane.
    lanes: Vec<State<u64>>,
    /// Each bit of the set.
    set: Vec<State<u64>>,
}

/// The working memory of a scan.
struct Buffers {
    words: Vec<u64>,
    /// The state between blocks, and a block of zeros, if there are several.
    state: Vec<u64>,
    zeros: Vec<u64>,
}

impl OfKeccak {
    fn new(kernel: Scalable, searched: &Searched<'_>) -> Self {
        let &Searched { primitive, blocks, head, variant, word } = searched;
        let lanes = kernel.lanes::<u64>();
        let pruned = !matches!(variant, Variant::Direct | Variant::A2);
        let passage = Passage { head: usize::from(variant.hoists_first_round()), pruned, word };
        let blocks = WideTables::of_blocks(blocks, lanes);
        Self { kernel, primitive, passage, blocks, flips: head.map(|head| Flips::new(head, lanes)) }
    }

    fn buffers(&self) -> Buffers {
        let lanes = self.lanes();
        let several = self.blocks.len() > 1;
        let words = |count: usize| vec![0; if several { count * lanes } else { 0 }];
        Buffers {
            words: vec![0; lanes],
            state: words(keccak::WORDS),
            zeros: words(self.primitive.block() / size_of::<u64>()),
        }
    }

    /// The digest words of the batch with these bases.
    fn hash(&self, bases: &[Block<u64, 25>], Buffers { words, state, zeros }: &mut Buffers) {
        if let ([base], [rows]) = (bases, &self.blocks[..]) {
            return self.kernel.keccak_word(self.passage, &base.0, &rows.delta, words);
        }
        state.fill(0);
        for (index, (base, rows)) in bases.iter().zip(&self.blocks).enumerate() {
            if index > 0 {
                self.kernel.absorb(self.primitive, state, zeros);
            }
            rows.add(&base.0, state);
        }
        self.kernel.keccak_word(self.passage, &[0; 25], state, words);
    }
}

impl Wide for OfKeccak {
    fn lanes(&self) -> usize {
        self.kernel.lanes::<u64>()
    }

    fn scan(
        &self,
        blocks: &[Tables<u64, 25>],
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        let lanes = self.lanes() as u64;
        let mut at = first & !(lanes - 1);
        let mut bases: Vec<_> = blocks.iter().map(|block| block.base(at)).collect();
        let mut buffers = self.buffers();
        let counter = |at: u64, lane: u64| Some(at + lane).filter(|counter| (first..=last).contains(counter));
        loop {
            self.hash(&bases, &mut buffers);
            let passed = that_pass(&buffers.words, filter);
            if passed != 0 && !found.take(at, passed, &buffers.words, lanes as usize, &counter) {
                return found.unsettled(at).saturating_sub(first);
            }
            if last - at < lanes {
                if !found.settle(lanes as usize, &counter) {
                    return found.unsettled(at).saturating_sub(first);
                }
                return last - first + 1;
            }
            let step = (at / lanes).trailing_ones() as usize;
            for (base, rows) in bases.iter_mut().zip(&self.blocks) {
                advance(&mut base.0, &rows.steps[step].0);
            }
            at += lanes;
        }
    }

    fn walk(&self, walk: AffineWalk<'_>, found: &mut Candidates) -> bool {
        self.flips.as_ref().expect("the plan has a head").walk(self.kernel, walk, found)
    }

    fn instructions(&self, operations: &Operations) -> Mix {
        self.kernel.instructions(operations)
    }
}

/// A kernel that hashes a batch of the affine walk, in rows.
pub(crate) trait Walker: Copy {
    /// Hashes in a batch.
    fn lanes(self) -> usize;
    /// A digest word of every lane, from the words `base[j] ^ rows[j * lanes + lane]` that enter χ
    /// of round 2.
    fn word(self, index: usize, base: &State<u64>, rows: &[u64], out: &mut [u64]);
}

impl Walker for Scalable {
    fn lanes(self) -> usize {
        self.lanes::<u64>()
    }

    fn word(self, word: usize, base: &State<u64>, rows: &[u64], out: &mut [u64]) {
        self.keccak_word(Passage { head: 2, pruned: true, word }, base, rows, out);
    }
}

impl Flips {
    /// The flips of a template, for `lanes` lanes.
    pub(crate) fn new(head: &Head, lanes: usize) -> Self {
        Self {
            lanes: (0..lanes as u64).map(|lane| head.affine.flips(head.lane(lane))).collect(),
            set: head.set().iter().map(|bit| head.affine.flips(1 << bit)).collect(),
        }
    }

    /// [`crate::search::gray::scan_affine_on`], by a kernel with as many lanes as `self` was made for.
    pub(crate) fn walk(&self, kernel: impl Walker, walk: AffineWalk<'_>, found: &mut Candidates) -> bool {
        let head = walk.head;
        let (first, groups) = match walk.extent {
            Extent::Span(first) => (first, head.groups()),
            Extent::Group(counter) => (head.group_of(counter), 1),
        };
        debug_assert_eq!(self.lanes.len(), kernel.lanes(), "tables made for another kernel");
        let mut group = WideGroup { rows: vec![0; 25 * kernel.lanes()], differences: [[0; 25]; SET_BITS] };
        let mut words = vec![0; kernel.lanes()];
        let scanned = (0..groups).all(|index| {
            let start = first | head.fixed(index);
            group.prepare(&head.affine.at(start), self);
            group.scan(kernel, walk, start, &mut words, found)
        });
        scanned && found.settle(words.len(), &head.counter())
    }
}

/// A bit for every lane whose word passes.
fn that_pass(words: &[u64], filter: &Filter) -> u32 {
    (0..).zip(words).fold(0, |passed, (lane, &word)| passed | u32::from(filter.passes(word)) << lane)
}

impl WideTables {
    fn new(affine: &Affine<u64, 25>, lanes: usize) -> Self {
        let mut delta = vec![0; 25 * lanes];
        for lane in 0..lanes {
            put(&mut delta, lane, lanes, &affine.flips(lane as u64));
        }
        Self { delta, steps: Box::new(steps(affine, lanes)) }
    }

    /// The tables of blocks; those of blocks that flip the same bits are shared.
    fn of_blocks(blocks: &[Tables<u64, 25>], lanes: usize) -> Vec<Arc<Self>> {
        let mut wide: Vec<Arc<Self>> = Vec::with_capacity(blocks.len());
        for (index, block) in blocks.iter().enumerate() {
            let before =
                index.checked_sub(1).filter(|&before| blocks[before].affine().flips_as(block.affine()));
            let shared = before.map(|before| Arc::clone(&wide[before]));
            wide.push(shared.unwrap_or_else(|| Arc::new(Self::new(block.affine(), lanes))));
        }
        wide
    }

    /// The words of a batch, onto a state.
    fn add(&self, base: &[u64; 25], state: &mut [u64]) {
        let lanes = self.delta.len() / 25;
        for ((state, delta), base) in state.chunks_mut(lanes).zip(self.delta.chunks(lanes)).zip(base) {
            state.iter_mut().zip(delta).for_each(|(state, delta)| *state ^= delta ^ base);
        }
    }
}

/// Writes the words of a lane.
fn put(rows: &mut [u64], lane: usize, lanes: usize, words: &State<u64>) {
    for (row, word) in rows.chunks_mut(lanes).zip(words) {
        row[lane] = *word;
    }
}

/// The tables of a group, as those of the walk on lanes of a fixed size.
struct WideGroup {
    rows: Vec<u64>,
    differences: [State<u64>; SET_BITS],
}

impl WideGroup {
    /// Computes them from the state at the group's counter, in integer registers.
    fn prepare(&mut self, base: &State<u64>, flips: &Flips) {
        let lanes = flips.lanes.len();
        for (lane, flips) in flips.lanes.iter().enumerate() {
            put(&mut self.rows, lane, lanes, &enter_second_round(base, flips));
        }
        // Lane 0 has no bit of the set, and its number flips nothing.
        let zero: State<u64> = core::array::from_fn(|j| self.rows[j * lanes]);
        for (difference, flips) in self.differences.iter_mut().zip(&flips.set) {
            let state = enter_second_round(base, flips);
            *difference = core::array::from_fn(|j| state[j] ^ zero[j]);
        }
    }

    /// Scans the group, which is that at `start`.
    fn scan(
        &self,
        kernel: impl Walker,
        AffineWalk { head, word, filter, .. }: AffineWalk<'_>,
        start: u64,
        words: &mut [u64],
        found: &mut Candidates,
    ) -> bool {
        let mut base = [0; 25];
        let mut at = start;
        for step in 1.. {
            kernel.word(word, &base, &self.rows, words);
            let passed = that_pass(words, filter);
            if passed != 0 && !found.take(at, passed, words, words.len(), &head.counter()) {
                return false;
            }
            let bit = (step as usize).trailing_zeros() as usize;
            let Some(flipped) = head.set().get(bit) else { break };
            advance(&mut base, &self.differences[bit]);
            at ^= 1 << flipped;
        }
        true
    }
}

/// The state that enters χ of round 2.
fn enter_second_round(base: &State<u64>, flips: &State<u64>) -> State<u64> {
    let words: State<u64> = core::array::from_fn(|j| base[j] ^ flips[j]);
    keccak::theta_rho_pi(&keccak::chi_iota(Scalar, &words, ROUND_CONSTANTS[0]))
}
