//! The filters of a scan: bits that a digest word must have and, of a filter that is a set of
//! thousands of values, two bitmaps that let through those and few others.
//!
//! The kernel's own filter looks at the bits that all values have in common, and these may be none,
//! so that every lane passes. Then two bitmaps decide, each by some bits of the word. They are
//! asked about some thousand words at once ([`Waiting`](super::candidates)), not about a batch at a
//! time: a branch that is taken for one batch in ten costs more than the look, because it is known
//! late and throws away what has been begun of the next hash. In a loop of their own the looks
//! overlap, and there is no branch: the number of every word is written to the end of a list, which
//! grows if the word's bit is set.
//!
//! A look reads a row of 32 bits. Some bits of the word choose the row, and the five below them the
//! bit in it: a load, two shifts, a mask, a load, a test of a bit, a store and an addition with carry.
//! A bitmap has about four bits more than log2 of the number of values, which for ten thousand is 32
//! kibibytes, the size of a first cache, so one word in twenty-six passes; the second has other bits of
//! the word. As many words are looked up together as read every part of a bitmap several times, since
//! the hashes between two looks may have taken the cache.
//!
//! What passes both is compared with the values. A word that is one of these is hashed again, which
//! takes as long as some thousand looks; so values keep as many bits as let one word in 65,536 through,
//! if they have them. (docs/objectives.md has figures.)

use std::collections::{BTreeMap, HashSet};
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

/// The words that are looked up at once.
pub(super) const TOGETHER: usize = 2048;

/// The numbers of words, in ascending order, in the first places.
pub(super) type Numbers = [u16; TOGETHER];

/// The bits of a word that choose a bit in a row.
const IN_ROW: u32 = 5;

/// The number of bits that decide a sub-hit: one in 65,536 hashes, so that hashing each of them in
/// full costs less than a thousandth of the time. A sieve lets as many words through, if its filters
/// have the bits.
pub const AUDIT_BITS: u32 = 16;

/// A set of words.
#[derive(Clone, Debug)]
pub struct Sieve {
    first: Bitmap,
    second: Bitmap,
    /// The values themselves, by their masks; `None` if the masks are no chain, each with all bits of the
    /// one before it.
    values: Option<Arc<[Values]>>,
    /// The share of all words that it lets through.
    share: f64,
    /// The bits of words that it looks at.
    mask: u64,
}

/// Values of words in the bits of a mask.
#[derive(Clone, Debug)]
struct Values {
    mask: u64,
    set: HashSet<u64>,
}

impl Values {
    fn have(&self, word: u64) -> bool {
        self.set.contains(&(word & self.mask))
    }
}

/// The bits of words that a bitmap looks at: a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Window {
    /// The bits below it.
    shift: u32,
    /// Its highest bits, which choose a row.
    row_bits: u32,
}

impl Window {
    fn mask(self) -> u64 {
        ((1 << (self.row_bits + IN_ROW)) - 1) << self.shift
    }

    /// The row of a word, and the bit in it.
    fn place(self, word: u64) -> (usize, u64) {
        let inside = (word & self.mask()) >> self.shift;
        ((inside >> IN_ROW) as usize, inside % (1 << IN_ROW))
    }
}

/// The rows of a bitmap: the compiler knows how many there are.
#[derive(Clone, Debug)]
enum Rows {
    Few(Arc<[u32; 1 << FEW]>),
    Some(Arc<[u32; 1 << SOME]>),
    Many(Arc<[u32; 1 << MANY]>),
}

/// The bits that choose one of few rows, of some, which have 32 kibibytes, or of many, which have 128
/// kibibytes, a part of a second cache.
const FEW: u32 = 8;
const SOME: u32 = 13;
const MANY: u32 = 15;

/// Which values of some bits of a word are let through.
#[derive(Clone, Debug)]
struct Bitmap {
    window: Window,
    rows: Rows,
}

impl Bitmap {
    /// Marks what passes a filter by the bits of the window.
    fn of(filters: &[Filter], window: Window) -> Self {
        let mut rows = vec![0; 1 << window.row_bits];
        for filter in filters {
            let (fixed, free) = (filter.value & filter.mask & window.mask(), window.mask() & !filter.mask);
            // All subsets of the bits that the filter leaves free.
            let mut subset = 0_u64;
            loop {
                let (row, bit) = window.place(fixed | subset);
                rows[row] |= 1 << bit;
                subset = subset.wrapping_sub(free) & free;
                if subset == 0 {
                    break;
                }
            }
        }
        Self { window, rows: Rows::new(&rows) }
    }

    fn passes(&self, word: u64) -> bool {
        let (row, bit) = self.window.place(word);
        self.rows.as_slice()[row] >> bit & 1 == 1
    }

    /// How many of the marked values there are for each value of the bits in `within`, which are
    /// bits of the window.
    fn counts(&self, within: u64) -> Vec<u64> {
        let mut counts = vec![0; 1 << within.count_ones()];
        for (row, marks) in (0_u64..).zip(self.rows.as_slice()).filter(|(_, marks)| **marks != 0) {
            for bit in (0..1 << IN_ROW).filter(|bit| marks >> bit & 1 == 1) {
                let word = (row << IN_ROW | bit) << self.window.shift;
                counts[((word & within) >> (within.trailing_zeros() % 64)) as usize] += 1;
            }
        }
        counts
    }

    /// Writes the numbers of those words whose bit is set, and returns how many they are.
    #[inline(always)]
    fn pick(&self, words: impl Iterator<Item = (u16, u64)>, picked: &mut Numbers) -> usize {
        match &self.rows {
            Rows::Few(rows) => pick(rows, self.window.shift, words, picked),
            Rows::Some(rows) => pick(rows, self.window.shift, words, picked),
            Rows::Many(rows) => pick(rows, self.window.shift, words, picked),
        }
    }
}

impl Rows {
    fn new(rows: &[u32]) -> Self {
        fn shared<const N: usize>(rows: &[u32]) -> Arc<[u32; N]> {
            let mut shared = Arc::new([0; N]);
            Arc::make_mut(&mut shared).copy_from_slice(rows);
            shared
        }
        match rows.len().ilog2() {
            FEW => Self::Few(shared(rows)),
            SOME => Self::Some(shared(rows)),
            _ => Self::Many(shared(rows)),
        }
    }

    fn as_slice(&self) -> &[u32] {
        match self {
            Self::Few(rows) => &rows[..],
            Self::Some(rows) => &rows[..],
            Self::Many(rows) => &rows[..],
        }
    }
}

/// The loop of the looks.
#[inline(always)]
fn pick<const N: usize>(
    rows: &[u32; N],
    shift: u32,
    words: impl Iterator<Item = (u16, u64)>,
    picked: &mut Numbers,
) -> usize {
    let (to_bit, to_row) = (shift % u64::BITS, (shift + IN_ROW) % u64::BITS);
    let mut count = 0;
    for (number, word) in words {
        // Of no use if the bit is not set: then the next one takes its place.
        picked[count % TOGETHER] = number;
        let row = rows[(word >> to_row) as usize % N];
        count += (row >> ((word >> to_bit) % (1 << IN_ROW)) & 1) as usize;
    }
    count
}

/// The most masks of words in a chain, of which each has all bits of the one before it.
const LONGEST_CHAIN: usize = 65;

/// Filters with only the bits that let one word in 2^[`AUDIT_BITS`] through, or with all bits if those
/// let through more; each once, and none beside a wider one. Then their values by their masks, if these
/// are a chain: then no word passes two filters.
fn reduced(filters: &[Filter]) -> (Vec<Filter>, Option<Vec<Values>>) {
    let wanted = (-f64::from(AUDIT_BITS)).exp2();
    let masks_of_all = masks(filters);
    let share =
        |kept: u64| -> f64 { masks_of_all.iter().map(|(mask, count)| count * odds(mask & kept)).sum() };
    let fixing =
        |bit: u32| masks_of_all.iter().filter(|(mask, _)| *mask >> bit & 1 == 1).map(|(_, n)| n).sum();
    // Bits that more filters have come first, and of these the higher.
    let mut bits: Vec<(f64, u32)> = (0..64).rev().map(|bit| (fixing(bit), bit)).collect();
    bits.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut kept = 0;
    for (_, bit) in bits {
        if share(kept) <= wanted {
            break;
        }
        kept |= 1 << bit;
    }
    let cut = |filter: &Filter| Filter { mask: filter.mask & kept, value: filter.value & filter.mask & kept };
    let mut all: Vec<Filter> = filters.iter().map(cut).collect();
    all.sort_unstable_by_key(|filter| (filter.mask.count_ones(), filter.mask, filter.value));
    all.dedup();
    if masks(&all).len() > LONGEST_CHAIN {
        return (all, None);
    }
    let mut by_mask: Vec<Values> = Vec::new();
    all.retain(|Filter { mask, value }| {
        let is_new = !by_mask.iter().any(|wider| wider.mask & !mask == 0 && wider.have(*value));
        if is_new {
            match by_mask.last_mut() {
                Some(same) if same.mask == *mask => _ = same.set.insert(*value),
                _ => by_mask.push(Values { mask: *mask, set: HashSet::from([*value]) }),
            }
        }
        is_new
    });
    let is_chain = by_mask.is_sorted_by(|a, b| a.mask & !b.mask == 0);
    (all, is_chain.then_some(by_mask))
}

/// How many filters have each mask: thousands of patterns have few.
fn masks(filters: &[Filter]) -> BTreeMap<u64, f64> {
    let mut masks = BTreeMap::new();
    for filter in filters {
        *masks.entry(filter.mask).or_default() += 1.0;
    }
    masks
}

/// The share of words that have given values in some bits.
fn odds(bits: u64) -> f64 {
    (-f64::from(bits.count_ones())).exp2()
}

impl Sieve {
    /// Makes the sieve of words of `word_bits` bits that lets through what passes one of the
    /// filters; `None` if any bitmap lets half of all words through.
    #[must_use]
    pub fn new(filters: &[Filter], word_bits: u32) -> Option<Self> {
        let (filters, by_mask) = reduced(filters);
        let row_bits = row_bits(&filters);
        let first = Bitmap::of(&filters, best_window(&filters, word_bits, row_bits, 0)?);
        let seen = first.window.mask();
        let second = best_window(&filters, word_bits, row_bits, seen);
        let second = second.map_or_else(|| first.clone(), |window| Bitmap::of(&filters, window));
        if let Some(values) = by_mask {
            let share = values.iter().map(|values| values.set.len() as f64 * odds(values.mask)).sum();
            let mask = values.iter().fold(0, |all, values| all | values.mask);
            return Some(Self { first, second, values: Some(values.into()), share, mask });
        }
        // A word passes if it does in both windows, which must agree in the bits that they share.
        let (both, either) = (seen & second.window.mask(), seen | second.window.mask());
        let pairs = first.counts(both).into_iter().zip(second.counts(both)).map(|(a, b)| a * b);
        let share = pairs.sum::<u64>() as f64 * odds(either);
        Some(Self { first, second, values: None, share, mask: either })
    }

    /// About the share of all words that the sieve of these filters lets through, without making
    /// it; `None` if there is none.
    #[must_use]
    pub fn share_of(filters: &[Filter], word_bits: u32) -> Option<f64> {
        best_window(filters, word_bits, row_bits(filters), 0)?;
        Some(filters.iter().map(|filter| odds(filter.mask)).sum())
    }

    /// Whether it lets a word through.
    #[inline]
    #[must_use]
    pub fn passes(&self, word: u64) -> bool {
        self.first.passes(word) && self.second.passes(word) && self.has(word)
    }

    /// Whether a word that both bitmaps let through is one of the values.
    #[inline]
    fn has(&self, word: u64) -> bool {
        self.values.as_ref().is_none_or(|values| values.iter().any(|values| values.have(word)))
    }

    /// Writes the numbers of the words that it lets through, and returns how many they are.
    pub(super) fn pick(&self, words: &[u64], picked: &mut Numbers) -> usize {
        let mut found = [0; TOGETHER];
        let count = self.first.pick((0..).zip(words.iter().copied()), &mut found);
        let again = found[..count].iter().map(|number| (*number, words[usize::from(*number)]));
        let count = self.second.pick(again, picked);
        let (mut i, mut kept) = (0, 0);
        while i < count {
            picked[kept] = picked[i];
            kept += usize::from(self.has(words[usize::from(picked[i])]));
            i += 1;
        }
        kept
    }

    /// The share of all words that it lets through, among those with given values in the bits of
    /// `known`, which the filters have in common.
    #[must_use]
    pub fn share(&self, known: u64) -> f64 {
        self.share / odds(known & self.mask)
    }
}

/// The bits that choose a row of a bitmap: enough to let one word in sixteen through, or fewer.
fn row_bits(filters: &[Filter]) -> u32 {
    match filters.len() {
        0..=512 => FEW,
        513..=16_384 => SOME,
        _ => MANY,
    }
}

/// The window that lets the fewest words through by the bits that are not in `seen`, and of equal ones
/// that which does by all its bits; `None` if any lets half of all words through.
fn best_window(filters: &[Filter], word_bits: u32, row_bits: u32, seen: u64) -> Option<Window> {
    let masks = masks(filters);
    let share = |bits: u64| -> f64 { masks.iter().map(|(mask, count)| count * odds(mask & bits)).sum() };
    let windows = (0..=word_bits - row_bits - IN_ROW).map(|shift| Window { shift, row_bits });
    let shares = windows.map(|window| (share(window.mask() & !seen), share(window.mask()), window));
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
