//! A block as an affine function of the counter, or as one of its digits, and the tables that a scan
//! walks it with.

use super::digits::{Cycle, CycleRows, Flips, add};
use lanes::{LaneSet, Lanes, Word};
use std::sync::Arc;

/// N words of which every bit is an exclusive or of counter bits and a constant.
#[derive(Clone, Debug)]
pub(crate) struct Affine<W, const N: usize> {
    /// The words at counter zero.
    pub(crate) zero: [W; N],
    /// The bits of the words that each counter bit, lowest first, flips. Blocks of a message that
    /// are the same for all counters share them.
    pub(crate) bits: Arc<[[W; N]; 64]>,
    /// If the counter is text: the bits of the words that its digits flip, instead.
    pub(crate) digits: Option<Arc<Flips<W, N>>>,
}

impl<W: Word, const N: usize> Affine<W, N> {
    /// Derives the function from `count` samples: of counter zero and of every power of two in its
    /// range, lowest first. A counter narrower than 64 bits leaves the words alone where it has no
    /// bit.
    pub(crate) fn of_samples(count: usize, sample: impl Fn(usize) -> [W; N]) -> Self {
        let zero = sample(0);
        let mut deltas = [[W::default(); N]; 64];
        for (i, delta) in deltas.iter_mut().enumerate().take(count - 1) {
            *delta = add(&sample(i + 1), &zero);
        }
        Self { zero, bits: Arc::new(deltas), digits: None }
    }

    /// Words that no counter flips; `like` are others of this kind, if there are any, whose `bits`
    /// they share.
    pub(crate) fn constant(zero: [W; N], like: Option<&Self>) -> Self {
        let nothing = || Arc::new([[W::default(); N]; 64]);
        Self { zero, bits: like.map_or_else(nothing, |like| Arc::clone(&like.bits)), digits: None }
    }

    /// Words that the digits of a counter flip.
    pub(crate) fn of_digits(zero: [W; N], digits: Flips<W, N>) -> Self {
        Self { digits: Some(Arc::new(digits)), ..Self::constant(zero, None) }
    }

    /// Derives the function from `words(c)`, of a counter of 64 bits.
    #[cfg(test)]
    pub(crate) fn sample(words: impl Fn(u64) -> [W; N]) -> Self {
        Self::of_samples(65, |i| words(if i == 0 { 0 } else { 1 << (i - 1) }))
    }

    /// Whether it is known without looking that every counter flips the same as in `other`.
    pub(crate) fn flips_as(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.bits, &other.bits) && self.digits.is_none() && other.digits.is_none()
    }

    /// The words at a counter.
    pub(crate) fn at(&self, counter: u64) -> [W; N] {
        if let Some(digits) = &self.digits {
            return add(&self.zero, &digits.at(counter));
        }
        (0..64).filter(|i| counter >> i & 1 == 1).fold(self.zero, |sum, i| add(&sum, &self.bits[i]))
    }

    /// The bits of the words that a counter flips.
    pub(crate) fn flips(&self, counter: u64) -> [W; N] {
        add(&self.at(counter), &self.zero)
    }

    /// The same function followed by a map that is linear over GF(2).
    pub(crate) fn then_linear(&self, map: impl Fn(&[W; N]) -> [W; N]) -> Self {
        Self {
            zero: map(&self.zero),
            bits: Arc::new(core::array::from_fn(|i| map(&self.bits[i]))),
            digits: self.digits.as_ref().map(|digits| Arc::new(digits.then_linear(map))),
        }
    }

    /// The words, as bits, that are not the same for all counters that agree with `first` and
    /// `last` in the bits that these two have in common at the top.
    pub(crate) fn varying(&self, [first, last]: [u64; 2]) -> u32 {
        let free = 64 - (first ^ last).leading_zeros() as usize;
        let in_word = |j: usize| self.bits[..free].iter().any(|flips| flips[j] != W::default());
        (0..N).filter(|&j| in_word(j)).fold(0, |words, j| words | 1 << j)
    }
}

/// N words on cache lines of their own.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct Block<W, const N: usize>(pub [W; N]);

/// The tables of a scan with a given number of lanes.
#[derive(Clone, Debug)]
pub(crate) struct LaneTables<W: Word, const N: usize> {
    /// Row j: the bits of word j that each lane's low counter bits flip.
    pub delta: [W::Row; N],
    /// The table of [`steps`].
    pub steps: [Block<W, N>; 65],
}

impl<W: Word, const N: usize> LaneTables<W, N> {
    fn new(affine: &Affine<W, N>, lanes: usize) -> Self {
        let mut delta = [W::Row::default(); N];
        for lane in 0..lanes {
            for (row, flip) in delta.iter_mut().zip(affine.flips(lane as u64)) {
                row.as_mut()[lane] = flip;
            }
        }
        Self { delta, steps: steps(affine, lanes) }
    }
}

/// Entry k: the bits that the step from a batch number that ends in k ones to the next flips.
pub(crate) fn steps<W: Word, const N: usize>(affine: &Affine<W, N>, lanes: usize) -> [Block<W, N>; 65] {
    let low = lanes.trailing_zeros() as usize;
    let mut steps = [Block([W::default(); N]); 65];
    let mut sum = [W::default(); N];
    for (step, flips) in steps.iter_mut().zip(&affine.bits[low..]) {
        sum = add(&sum, flips);
        *step = Block(sum);
    }
    steps
}

/// An [`Affine`] function with the rows of one number of lanes.
#[derive(Clone, Debug)]
pub(crate) struct Tables<W: Word, const N: usize> {
    affine: Affine<W, N>,
    rows: Rows<W, N>,
    lanes: usize,
}

/// The rows of a block by what its counter is.
#[derive(Clone, Debug)]
enum Rows<W: Word, const N: usize> {
    /// Bits, or nothing that the block has.
    Bits(Arc<LaneTables<W, N>>),
    /// Text.
    Digits(Arc<CycleRows<W, N>>),
}

impl<W: Word, const N: usize> Tables<W, N> {
    /// The tables of `affine` for `lanes` lanes, a power of two up to 16.
    pub(crate) fn new(affine: Affine<W, N>, lanes: usize) -> Self {
        let rows = match &affine.digits {
            None => Rows::Bits(Arc::new(LaneTables::new(&affine, lanes))),
            Some(digits) => Rows::Digits(Arc::new(CycleRows::new(digits, lanes))),
        };
        Self { affine, rows, lanes }
    }

    /// The tables of blocks. Blocks that share their flipped bits share their rows: a long message
    /// has tens of thousands of blocks that no counter reaches.
    pub(crate) fn of_blocks(blocks: Vec<Affine<W, N>>, lanes: usize) -> Vec<Self> {
        let mut tables: Vec<Self> = Vec::with_capacity(blocks.len());
        for affine in blocks {
            let like = tables.iter().rev().find(|before| before.affine.digits.is_none());
            let rows =
                like.filter(|before| before.affine.flips_as(&affine)).map(|before| before.rows.clone());
            tables.push(match rows {
                Some(rows) => Self { affine, rows, lanes },
                None => Self::new(affine, lanes),
            });
        }
        tables
    }

    /// The words as a function of the counter.
    pub(crate) fn affine(&self) -> &Affine<W, N> {
        &self.affine
    }

    /// The words at a counter.
    pub(crate) fn base(&self, counter: u64) -> Block<W, N> {
        Block(self.affine.at(counter))
    }

    /// The cycle of the low digits, if digits reach the block.
    pub(crate) fn cycle(&self) -> Option<Cycle> {
        match &self.rows {
            Rows::Bits(_) => None,
            Rows::Digits(rows) => Some(rows.cycle()),
        }
    }

    /// The words, as bits, that are not the same for all batches of these counters.
    pub(crate) fn varying(&self, range: [u64; 2]) -> u32 {
        match (&self.rows, &self.affine.digits) {
            (Rows::Digits(rows), Some(digits)) => rows.varying(digits, range),
            _ => self.affine().varying(range),
        }
    }

    /// The bits that each lane flips in a phase of the cycle, a row for each word. Without a cycle
    /// they are always the same.
    #[inline(always)]
    pub(crate) fn delta(&self, phase: usize) -> &[W::Row; N] {
        match &self.rows {
            Rows::Bits(rows) => &rows.delta,
            Rows::Digits(rows) => rows.of_phase(phase),
        }
    }
}

/// A scan of counters `first` to `last`, both included.
#[derive(Debug)]
pub(crate) struct Scan<'a, W: Word, K, const N: usize> {
    /// The blocks that vary with the counter, and those after them.
    pub(crate) blocks: &'a [Tables<W, N>],
    /// The known values of each block, for all counters in the range.
    pub(crate) known: &'a [K],
    /// The words of each block at the batch under way, which is the first batch at the start.
    pub(crate) bases: &'a mut [Block<W, N>],
    /// The first counter; where the counter is text, its place ([`Cycle::place`]).
    pub(crate) first: u64,
    /// The last counter, not below the first.
    pub(crate) last: u64,
    /// The place in the cycle of the batch under way, if the counter is text.
    pub(crate) phase: Phase,
}

/// The place in the cycle of the low digits of a counter that is text; otherwise nothing of it is
/// used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Phase {
    /// The cycle.
    pub(crate) cycle: Option<Cycle>,
    /// How many cycles are before it.
    pub(crate) before: u64,
    /// The phase in it.
    pub(crate) number: usize,
}

impl Phase {
    /// The next phase.
    #[inline(always)]
    fn next(&mut self) {
        if let Some(cycle) = &self.cycle {
            self.number += 1;
            if self.number == cycle.phases() {
                (self.number, self.before) = (0, self.before + 1);
            }
        }
    }
}

impl<W: Word, K, const N: usize> Scan<'_, W, K, N> {
    /// The bits that each lane of the batch under way flips in block `index`, a row for each word.
    #[inline(always)]
    pub(crate) fn delta(&self, index: usize) -> &[W::Row; N] {
        self.blocks[index].delta(self.phase.number)
    }

    /// Advances from batch number `batch` to the next one, which may be one after the last that is
    /// asked for; the tables must have been made for as many lanes.
    #[inline(always)]
    pub(crate) fn step(&mut self, lanes: u64, batch: u64) {
        let step = batch.trailing_ones() as usize;
        self.phase.next();
        let mut index = 0;
        while index < self.blocks.len() {
            let block = &self.blocks[index];
            debug_assert!(block.lanes as u64 == lanes, "tables made for {lanes} lanes");
            match (&block.rows, &block.affine.digits) {
                (Rows::Bits(rows), _) => advance(&mut self.bases[index].0, &rows.steps[step].0),
                (Rows::Digits(rows), Some(digits)) if self.phase.number == 0 => {
                    rows.carry(digits, &mut self.bases[index].0, self.phase.before);
                }
                (Rows::Digits(_), _) => {}
            }
            index += 1;
        }
    }

    /// Whether word `word` of block `index` may differ in this batch from what it was in another one
    /// with the same base.
    #[inline(always)]
    #[allow(dead_code, reason = "only x86-64 has functions of several sets")]
    pub(crate) fn is_moving(&self, index: usize, word: usize) -> bool {
        match &self.blocks[index].rows {
            Rows::Bits(_) => false,
            Rows::Digits(rows) => rows.moving() >> word & 1 == 1,
        }
    }
}

/// The block of every lane: `rows[j] ^ splat(base[j])` for every word.
#[inline(always)]
pub(crate) fn broadcast_onto<S: LaneSet, W: Word, const N: usize>(
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

/// Word `j` of block `index` of the batch under way.
#[inline(always)]
#[allow(dead_code, reason = "only x86-64 has functions of several sets")]
pub(crate) fn word_of<S: LaneSet, W: Word, K, const N: usize>(
    token: S,
    job: &Scan<'_, W, K, N>,
    index: usize,
    j: usize,
) -> W::In<S> {
    W::In::<S>::load(token, &job.delta(index)[j]).xor(W::In::<S>::splat(token, job.bases[index].0[j]))
}

/// The words of block `index` of the batch under way.
#[inline(always)]
pub(crate) fn words_of<S: LaneSet, W: Word, K, const N: usize>(
    token: S,
    job: &Scan<'_, W, K, N>,
    index: usize,
) -> [W::In<S>; N] {
    broadcast_onto(token, &job.bases[index].0, job.delta(index))
}

/// `base[j] ^= step[j]` for every word.
#[inline(always)]
pub(crate) fn advance<W: Word, const N: usize>(base: &mut [W; N], step: &[W; N]) {
    let mut j = 0;
    while j < N {
        base[j] = base[j].xor(step[j]);
        j += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function with some structure: two words, the counter spread over both, rotated.
    fn words(counter: u64) -> [u64; 2] {
        [0x1234 ^ counter.rotate_left(13), 0xABCD ^ (counter >> 20)]
    }

    #[test]
    fn samples_determine_an_affine_function() {
        let affine = Affine::sample(words);
        for counter in [0, 1, 2, 3, 0xFFFF_FFFF, u64::MAX, 0x0123_4567_89AB_CDEF] {
            assert_eq!(affine.at(counter), words(counter));
        }
    }

    #[test]
    fn steps_lead_from_batch_to_batch() {
        for lanes in [1, 2, 4, 8_usize] {
            let affine = Affine::sample(words);
            let tables = Tables::new(affine.clone(), lanes);
            let steps = steps(&affine, lanes);
            for start in [0, (1 << 32) - 64, (1 << 63) - 64, u64::MAX - 127] {
                let mut at = start;
                let mut base = tables.base(at).0;
                for _ in 0..127 / lanes {
                    for lane in 0..lanes {
                        let flips = core::array::from_fn(|j| tables.delta(0)[j].as_ref()[lane]);
                        assert_eq!(add(&base, &flips), words(at + lane as u64));
                    }
                    base = add(&base, &steps[(at / lanes as u64).trailing_ones() as usize].0);
                    at = at.wrapping_add(lanes as u64);
                }
            }
        }
    }
}
