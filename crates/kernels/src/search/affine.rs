//! A block as an affine function of the counter, and the tables that a scan walks it with.

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
        Self { zero, bits: Arc::new(deltas) }
    }

    /// Words that no counter flips; `like` are others of this kind, if there are any, whose `bits`
    /// they share.
    pub(crate) fn constant(zero: [W; N], like: Option<&Self>) -> Self {
        let nothing = || Arc::new([[W::default(); N]; 64]);
        Self { zero, bits: like.map_or_else(nothing, |like| Arc::clone(&like.bits)) }
    }

    /// Derives the function from `words(c)`, of a counter of 64 bits.
    #[cfg(test)]
    pub(crate) fn sample(words: impl Fn(u64) -> [W; N]) -> Self {
        Self::of_samples(65, |i| words(if i == 0 { 0 } else { 1 << (i - 1) }))
    }

    /// Whether it is known without looking that every counter flips the same as in `other`.
    pub(crate) fn flips_as(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.bits, &other.bits)
    }

    /// The words at a counter.
    pub(crate) fn at(&self, counter: u64) -> [W; N] {
        (0..64).filter(|i| counter >> i & 1 == 1).fold(self.zero, |sum, i| add(&sum, &self.bits[i]))
    }

    /// The bits of the words that a counter flips.
    pub(crate) fn flips(&self, counter: u64) -> [W; N] {
        add(&self.at(counter), &self.zero)
    }

    /// The same function followed by a map that is linear over GF(2).
    pub(crate) fn then_linear(&self, map: impl Fn(&[W; N]) -> [W; N]) -> Self {
        Self { zero: map(&self.zero), bits: Arc::new(core::array::from_fn(|i| map(&self.bits[i]))) }
    }

    /// The words, as bits, that are not the same for all counters that agree with `first` and
    /// `last` in the bits that these two have in common at the top.
    pub(crate) fn varying(&self, [first, last]: [u64; 2]) -> u32 {
        let free = 64 - (first ^ last).leading_zeros() as usize;
        let in_word = |j: usize| self.bits[..free].iter().any(|flips| flips[j] != W::default());
        (0..N).filter(|&j| in_word(j)).fold(0, |words, j| words | 1 << j)
    }
}

/// Addition over GF(2).
pub(crate) fn add<W: Word, const N: usize>(a: &[W; N], b: &[W; N]) -> [W; N] {
    core::array::from_fn(|j| a[j].xor(b[j]))
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
    rows: Arc<LaneTables<W, N>>,
    lanes: usize,
}

impl<W: Word, const N: usize> Tables<W, N> {
    /// The tables of `affine` for `lanes` lanes, a power of two up to 16.
    pub(crate) fn new(affine: Affine<W, N>, lanes: usize) -> Self {
        let rows = Arc::new(LaneTables::new(&affine, lanes));
        Self { affine, rows, lanes }
    }

    /// The tables of blocks. Blocks that share their flipped bits share their rows: a long message
    /// has tens of thousands of blocks that no counter reaches.
    pub(crate) fn of_blocks(blocks: Vec<Affine<W, N>>, lanes: usize) -> Vec<Self> {
        let mut tables: Vec<Self> = Vec::with_capacity(blocks.len());
        for affine in blocks {
            let like = tables.last().filter(|before| before.affine.flips_as(&affine));
            let rows = like.map(|before| Arc::clone(&before.rows));
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

    /// The bits that each lane flips, a row for each word.
    #[inline(always)]
    pub(crate) fn delta(&self) -> &[W::Row; N] {
        &self.rows.delta
    }

    /// The bits of the words that the step to the next batch flips, from a batch of `lanes`
    /// counters whose number ends in `ones` ones; the tables must have been made for as many lanes.
    #[inline(always)]
    pub(crate) fn step(&self, lanes: u64, ones: usize) -> &[W; N] {
        debug_assert!(self.lanes as u64 == lanes, "tables made for {} lanes", self.lanes);
        &self.rows.steps[ones].0
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
    /// The first counter.
    pub(crate) first: u64,
    /// The last counter, not below the first.
    pub(crate) last: u64,
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

/// The words of block `index` of the batch under way.
#[inline(always)]
pub(crate) fn words_of<S: LaneSet, W: Word, K, const N: usize>(
    token: S,
    job: &Scan<'_, W, K, N>,
    index: usize,
) -> [W::In<S>; N] {
    broadcast_onto(token, &job.bases[index].0, job.blocks[index].delta())
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
            for start in [0, (1 << 32) - 64, (1 << 63) - 64, u64::MAX - 127] {
                let mut at = start;
                let mut base = tables.base(at).0;
                for _ in 0..127 / lanes {
                    for lane in 0..lanes {
                        let flips = core::array::from_fn(|j| tables.rows.delta[j].as_ref()[lane]);
                        assert_eq!(add(&base, &flips), words(at + lane as u64));
                    }
                    base = add(&base, &tables.rows.steps[(at / lanes as u64).trailing_ones() as usize].0);
                    at = at.wrapping_add(lanes as u64);
                }
            }
        }
    }
}
