//! The filters of a scan: bits that a digest word must have and, of a filter that is a set of
//! thousands of values, a bitmap that lets through those and few others.
//!
//! The kernel's own filter looks at the bits that all values have in common, and these may be none,
//! so that every lane passes. Then two bitmaps decide, before anything is stored, each by a window of
//! the word's bits: seven more than log2 of the number of values, so that a batch of eight has
//! nothing in the first one nine times in ten (with 16 bits, ten thousand values would let one digest
//! in seven through, and nine batches in ten would have one). The loop of the scan looks up every
//! lane in the first bitmap, seven instructions each; gathers of Zen 4 have as many parts, those of
//! Intel's cores are slow where their microcode guards them, and this is the same code on every
//! instruction set. The second bitmap is asked about one lane in a hundred, and lets one digest in
//! ten thousand go on to be hashed again. One bitmap of as many bits as both look at would need a
//! place in memory: with 2^24 bits, in which one digest in 1,678 went on, a look took as long as a
//! hash (docs/objectives.md has the figures).

use lanes::Word;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The condition on a digest to become a candidate: `(word ^ value) & mask == 0`. Words are
/// numbered and valued as the algorithm has them: 64-bit little-endian for Keccak and BLAKE2b,
/// 32-bit big-endian for SHA-256, and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The bits that are looked at; zero lets everything through.
    pub mask: u64,
    /// The required value of those bits.
    pub value: u64,
}

impl Filter {
    /// Whether a word passes.
    #[must_use]
    pub fn passes(&self, word: u64) -> bool {
        (word ^ self.value) & self.mask == 0
    }

    /// Whether every word that passes `other` passes this filter too.
    #[must_use]
    pub fn is_wider(&self, other: &Self) -> bool {
        self.mask & !other.mask == 0 && (self.value ^ other.value) & self.mask == 0
    }
}

/// The bits of an index beyond log2 of the number of values.
const BEYOND: u32 = 7;

/// The bits of the largest index: 128 kibibytes, a part of the second cache of a core.
const MOST_BITS: u32 = 20;

/// The bits of the smallest index.
const LEAST_BITS: u32 = 6;

/// Words of a bitmap.
const WORDS: usize = 1 << (MOST_BITS - LEAST_BITS);

/// A set of words by two windows of their bits.
#[derive(Clone, Debug)]
pub struct Sieve {
    first: Window,
    second: Window,
    /// The share of all words that it lets through.
    share: f64,
}

/// A window of the bits of words, and which values in it are let through.
#[derive(Clone, Debug)]
struct Window {
    shift: u32,
    bits: u32,
    marks: Arc<[u64; WORDS]>,
}

impl Window {
    /// Marks what passes a filter within the window.
    fn of(filters: &[Filter], (bits, shift): (u32, u32)) -> Self {
        let mask = (1_u64 << bits) - 1;
        let mut marks = Arc::new([0; WORDS]);
        let marked = Arc::make_mut(&mut marks);
        for filter in filters {
            let (fixed, value) = (filter.mask >> shift & mask, filter.value >> shift & mask);
            let free = mask & !fixed;
            // All subsets of the bits that the filter leaves free.
            let mut subset = 0_u64;
            loop {
                let index = value & fixed | subset;
                marked[(index / 64) as usize] |= 1 << (index % 64);
                subset = subset.wrapping_sub(free) & free;
                if subset == 0 {
                    break;
                }
            }
        }
        Self { shift, bits, marks }
    }

    /// The bits of words that it looks at.
    fn mask(&self) -> u64 {
        ((1 << self.bits) - 1) << self.shift
    }

    /// Which words of the bitmap there are, as a mask.
    #[inline(always)]
    fn words(&self) -> usize {
        (WORDS - 1) & ((1 << (self.bits - LEAST_BITS)) - 1)
    }

    /// The mark of a word, in the lowest bit; `words` are those of the bitmap.
    #[inline(always)]
    fn mark(&self, word: u64, words: usize) -> u64 {
        let index = word >> self.shift;
        self.marks[(index >> LEAST_BITS) as usize & words] >> (index % 64)
    }

    fn passes(&self, word: u64) -> bool {
        self.mark(word, self.words() & (WORDS - 1)) & 1 == 1
    }

    /// How many of the marked values there are for each value of the bits in `within`, which are
    /// bits of the window.
    fn counts(&self, within: u64) -> Vec<u64> {
        let mut counts = vec![0; 1 << within.count_ones()];
        for (word, marks) in self.marks.iter().enumerate().filter(|(_, marks)| **marks != 0) {
            for bit in (0..64).filter(|bit| marks >> bit & 1 == 1) {
                let value =
                    ((64 * word as u64 + bit) << self.shift & within) >> (within.trailing_zeros() % 64);
                counts[value as usize] += 1;
            }
        }
        counts
    }
}

impl Sieve {
    /// Makes the sieve of words of `word_bits` bits that lets through what passes one of the
    /// filters; `None` if any window lets half of all words through.
    #[must_use]
    pub fn new(filters: &[Filter], word_bits: u32) -> Option<Self> {
        let first = Window::of(filters, best_window(filters, word_bits, 0)?);
        let second = best_window(filters, word_bits, first.mask());
        let second = second.map_or_else(|| first.clone(), |second| Window::of(filters, second));
        // A word passes if its two windows do, which must agree in the bits that they share.
        let (both, either) = (first.mask() & second.mask(), first.mask() | second.mask());
        let pairs = first.counts(both).into_iter().zip(second.counts(both)).map(|(a, b)| a * b);
        let share = pairs.sum::<u64>() as f64 * (-f64::from(either.count_ones())).exp2();
        Some(Self { first, second, share })
    }

    /// About the share of all words that the sieve of these filters lets through, without making
    /// it; `None` if there is none.
    #[must_use]
    pub fn share_of(filters: &[Filter], word_bits: u32) -> Option<f64> {
        best_window(filters, word_bits, 0)?;
        Some(filters.iter().map(|filter| (-f64::from(filter.mask.count_ones())).exp2()).sum())
    }

    /// Whether it lets a word through.
    #[inline]
    #[must_use]
    pub fn passes(&self, word: u64) -> bool {
        self.first.passes(word) && self.second.passes(word)
    }

    /// Whether the first bitmap lets one of a batch of words through.
    #[inline(always)]
    pub(crate) fn may_pass<W: Word>(&self, batch: &[W]) -> bool {
        let words = self.first.words();
        let (mut marks, mut lane) = (0, 0);
        while lane < batch.len() {
            marks |= self.first.mark(batch[lane].widen(), words);
            lane += 1;
        }
        marks & 1 == 1
    }

    /// The share of all words that it lets through, among those with given values in the bits of
    /// `known`, which the filters have in common.
    #[must_use]
    pub fn share(&self, known: u64) -> f64 {
        self.share * f64::from((known & (self.first.mask() | self.second.mask())).count_ones()).exp2()
    }
}

/// The window, as its bits and its shift, that lets the fewest words through by the bits that are
/// not in `seen`, of equal ones that which does by all its bits, and the smallest; `None` if any
/// lets half of all words through.
fn best_window(filters: &[Filter], word_bits: u32, seen: u64) -> Option<(u32, u32)> {
    let wanted = usize::BITS - filters.len().leading_zeros() + BEYOND;
    let most = wanted.min(MOST_BITS).min(word_bits);
    // Thousands of patterns have few different masks.
    let mut masks: BTreeMap<u64, f64> = BTreeMap::new();
    for filter in filters {
        *masks.entry(filter.mask).or_default() += 1.0;
    }
    let share = |(bits, shift): (u32, u32), seen: u64| -> f64 {
        let window = ((1 << bits) - 1) << shift & !seen;
        masks.iter().map(|(mask, count)| count * (-f64::from((mask & window).count_ones())).exp2()).sum()
    };
    let windows = (LEAST_BITS..=most).flat_map(|bits| (0..=word_bits - bits).map(move |shift| (bits, shift)));
    let shares = windows.map(|window| (share(window, seen), share(window, 0), window));
    let fit = shares.filter(|(_, all, _)| *all <= 0.5);
    let best = fit.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    best.map(|(.., window)| window)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(count: u64) -> impl Iterator<Item = u64> {
        (1..=count).map(|i| {
            let x = i.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            (x ^ x >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
        })
    }

    #[test]
    fn everything_that_passes_a_filter_passes_and_little_else() {
        let filters: Vec<Filter> = random(10_000)
            .map(|value| (0xFF_FFFF_F000, value))
            .map(|(mask, value)| Filter { mask, value: value & mask })
            .collect();
        let sieve = Sieve::new(&filters, 64).expect("a sieve");
        assert!(
            filters.iter().all(|filter| sieve.passes(filter.value) && sieve.passes(filter.value | 0xFFF))
        );
        assert!(sieve.share(0) < 1.0 / 1600.0, "{}", sieve.share(0));
        let words = random(1 << 20).filter(|word| sieve.passes(word.rotate_left(17))).count();
        let expected = sieve.share(0) * f64::from(1 << 20);
        assert!((words as f64 - expected).abs() < 6.0 * expected.sqrt(), "{words}, not {expected}");
    }

    #[test]
    fn windows_may_leave_bits_free() {
        let filters = [Filter { mask: 0xF0F0, value: 0x1020 }, Filter { mask: 0xFF00, value: 0x3400 }];
        let sieve = Sieve::new(&filters, 32).expect("a sieve");
        for word in 0..=0xFFFF {
            let passes = filters.iter().any(|filter| filter.passes(word));
            assert!(!passes || sieve.passes(word), "{word:x}");
        }
        assert!(!sieve.passes(0x5000) && sieve.share(0) < 0.02);
        // The bits that the filters have in common are known where the kernel looks at them.
        assert!(sieve.share(0xC000) > 3.9 * sieve.share(0));
    }

    #[test]
    fn a_filter_of_no_bits_has_no_sieve() {
        assert!(Sieve::new(&[Filter::default()], 64).is_none());
        assert!(Sieve::new(&[Filter { mask: 1, value: 1 }, Filter { mask: 2, value: 2 }], 64).is_none());
    }
}
