//! The filters of a scan: bits that a digest word must have and, of a filter that is a set of
//! thousands of values, a bitmap that lets through those and few others.
//!
//! The kernel's own filter looks at the bits that all values have in common, and these may be none,
//! so that every lane passes. Then the bitmap decides before anything is stored. With N values it
//! has 11 bits more than log2 N where they determine as many, so that one digest in two thousand
//! goes on to be hashed again; a bitmap of 16 bits for ten thousand values would let one in seven
//! through, and nine of ten vectors would have one.

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

/// The bits of the index beyond log2 of the number of values.
const BEYOND: u32 = 11;

/// The bits of the largest index: two mebibytes, the second cache of a core.
const MOST_BITS: u32 = 24;

/// The bits of the smallest index.
const LEAST_BITS: u32 = 6;

/// A set of words by a window of their bits.
#[derive(Clone, Debug)]
pub struct Sieve {
    shift: u32,
    mask: u64,
    bits: Arc<[u64]>,
    share: f64,
}

impl Sieve {
    /// Makes the sieve of words of `word_bits` bits that lets through what passes one of the
    /// filters; `None` if any window lets half of all words through.
    #[must_use]
    pub fn new(filters: &[Filter], word_bits: u32) -> Option<Self> {
        let (_, bits, shift) = best_window(filters, word_bits)?;
        Some(Self::of_window(filters, bits, shift))
    }

    /// About the share of all words that the sieve of these filters lets through, without making
    /// it; `None` if there is none.
    #[must_use]
    pub fn share_of(filters: &[Filter], word_bits: u32) -> Option<f64> {
        best_window(filters, word_bits).map(|(share, ..)| share)
    }

    /// Marks what passes a filter within the window.
    fn of_window(filters: &[Filter], bits: u32, shift: u32) -> Self {
        let mask = (1_u64 << bits) - 1;
        let mut marks = vec![0_u64; (1 << bits) / 64];
        for filter in filters {
            let (fixed, value) = (filter.mask >> shift & mask, filter.value >> shift & mask);
            let free = mask & !fixed;
            // All subsets of the bits that the filter leaves free.
            let mut subset = 0_u64;
            loop {
                let index = value & fixed | subset;
                marks[(index / 64) as usize] |= 1 << (index % 64);
                subset = subset.wrapping_sub(free) & free;
                if subset == 0 {
                    break;
                }
            }
        }
        let set: u64 = marks.iter().map(|word| u64::from(word.count_ones())).sum();
        Self { shift, mask, bits: marks.into(), share: set as f64 / (mask + 1) as f64 }
    }

    /// Whether it lets a word through.
    #[inline]
    #[must_use]
    pub fn passes(&self, word: u64) -> bool {
        let index = word >> self.shift & self.mask;
        self.bits[(index / 64) as usize] >> (index % 64) & 1 == 1
    }

    /// The share of all words that it lets through, among those with given values in the bits of
    /// `known`, which the filters have in common.
    #[must_use]
    pub fn share(&self, known: u64) -> f64 {
        self.share * f64::from((known >> self.shift & self.mask).count_ones()).exp2()
    }
}

/// The window that lets the fewest words through, the smallest of equal ones: the share that it lets
/// through at most, its bits and its shift.
fn best_window(filters: &[Filter], word_bits: u32) -> Option<(f64, u32, u32)> {
    let wanted = usize::BITS - filters.len().leading_zeros() + BEYOND;
    let most = wanted.min(MOST_BITS).min(word_bits);
    // Thousands of patterns have few different masks.
    let mut masks: BTreeMap<u64, f64> = BTreeMap::new();
    for filter in filters {
        *masks.entry(filter.mask).or_default() += 1.0;
    }
    let share = |bits: u32, shift: u32| -> f64 {
        let window = (1_u64 << bits) - 1;
        let odds = |mask: u64| (-f64::from((mask >> shift & window).count_ones())).exp2();
        masks.iter().map(|(mask, count)| count * odds(*mask)).sum()
    };
    let windows = (LEAST_BITS..=most).flat_map(|bits| (0..=word_bits - bits).map(move |shift| (bits, shift)));
    let shares = windows.map(|(bits, shift)| (share(bits, shift), bits, shift));
    shares.min_by(|a, b| a.0.total_cmp(&b.0)).filter(|(share, ..)| *share <= 0.5)
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
