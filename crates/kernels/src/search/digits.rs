//! A counter that is text: its digits, in any alphabet, are bytes of the message.
//!
//! No such message is affine in the counter's bits, but it is a sum over its *digits*: every digit
//! flips the bits by which its character differs from the first one of the alphabet, wherever it
//! stands. So where a counter of bytes has a row of flips for each bit, this one has a row for each
//! value of each digit ([`Flips`]), and what is linear at the head of an algorithm can be moved into
//! these rows as well.
//!
//! The lanes cannot be numbered by digits, since no power of ten is a power of two. So the flips of
//! the low digits are laid out for all their values, a row of lanes after the other ([`Cycle`]): 625
//! rows of sixteen lanes for four decimal digits. A scan takes one row after the other, and begins
//! again with the next value of the digits above them, which are the same in all lanes:
//!
//! ```text
//! words[j] = rows[phase][j] ^ splat(base[j])          phase = 0, 1 … phases − 1, 0, 1 …
//! base     = zero ^ flips of the digits above         when the phase is 0 again
//! ```
//!
//! In the scan a batch costs the same as that of a counter in bytes: other rows are loaded. Where the
//! values of the low digits do not fill the last row, its other lanes hash for nothing: under 2 % for
//! any alphabet. The scan counts those lanes as well ([`Cycle::place`]), and [`super::Plan`]
//! translates.

use lanes::Word;

/// Bytes of the rows of a cycle: they share the second cache with nothing else that is large.
const MOST_BYTES: usize = 1 << 20;

/// Counters that may share the known values of blocks, as in [`super::plan`].
const KNOWN_FOR: u64 = 1 << 20;

/// The place of a counter that is text in a message.
#[derive(Clone, Copy, Debug)]
pub struct Digits<'a> {
    /// The characters of the values 0, 1 and so on; all different.
    pub alphabet: &'a [u8],
    /// The position of the first digit in the message, the most significant one.
    pub offset: usize,
    /// The number of digits; at most 64.
    pub width: usize,
}

/// The bits of N words that each value of each digit flips.
#[derive(Clone, Debug)]
pub(crate) struct Flips<W, const N: usize> {
    radix: u64,
    /// Lowest digit first; each of its values.
    digits: Vec<Vec<[W; N]>>,
}

impl<W: Word, const N: usize> Flips<W, N> {
    /// The flips of `digits`, of which the message is given by the words of `flipped(byte, bits)`:
    /// those that are left of a message in which these bits of a byte are set and no others.
    pub(super) fn new(digits: &Digits<'_>, flipped: impl Fn(usize, u8) -> [W; N]) -> Self {
        let &Digits { alphabet, offset, width } = digits;
        let of_place = |place: usize| {
            let byte = offset + width - 1 - place;
            alphabet.iter().map(|character| flipped(byte, character ^ alphabet[0])).collect()
        };
        Self { radix: alphabet.len() as u64, digits: (0..width).map(of_place).collect() }
    }

    /// The bits of the words that a counter flips.
    pub(super) fn at(&self, mut counter: u64) -> [W; N] {
        let mut sum = [W::default(); N];
        for values in &self.digits {
            sum = add(&sum, &values[(counter % self.radix) as usize]);
            counter /= self.radix;
        }
        sum
    }

    /// Adds one to the number that the digits from `low` on write, which is `number` then.
    #[cold]
    #[inline(never)]
    fn carry(&self, words: &mut [W; N], low: usize, number: u64) {
        let (mut before, mut after) = (number - 1, number);
        for values in &self.digits[low..] {
            let [old, new] = [before, after].map(|number| &values[(number % self.radix) as usize]);
            *words = add(&add(words, old), new);
            (before, after) = (before / self.radix, after / self.radix);
            if before == after {
                return;
            }
        }
    }

    /// The flips after a map that is linear over GF(2).
    pub(super) fn then_linear(&self, map: impl Fn(&[W; N]) -> [W; N]) -> Self {
        let of_digit = |values: &Vec<[W; N]>| values.iter().map(&map).collect();
        Self { radix: self.radix, digits: self.digits.iter().map(of_digit).collect() }
    }

    /// The words, as bits, that the lowest digits flip, as many as differ in `first` and `last` and
    /// at least `least`.
    fn varying(&self, [mut first, mut last]: [u64; 2], least: usize) -> u32 {
        let mut count = 0;
        while first != last {
            (first, last, count) = (first / self.radix, last / self.radix, count + 1);
        }
        let low = self.digits.iter().take(least.max(count)).flatten();
        low.flat_map(|flips| (0..N).filter(|&j| flips[j] != W::default())).fold(0, |words, j| words | 1 << j)
    }
}

/// The low digits, in all their values, for a number of lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cycle {
    /// How many low digits there are.
    digits: usize,
    /// Their values.
    period: u64,
    /// The rows of lanes that hold them.
    phases: usize,
    lanes: u64,
    /// Counters that share the known values of blocks, a power of the radix.
    known_for: u64,
}

impl Cycle {
    /// As many low digits as the rows have room for.
    fn new<W: Word, const N: usize>(flips: &Flips<W, N>, lanes: usize) -> Self {
        let rows = MOST_BYTES / size_of::<[W::Row; N]>();
        let powers = |most: u64| {
            let mut powers = vec![1_u64];
            powers.extend((0..flips.digits.len()).scan(1_u64, |power, _| {
                *power = power.checked_mul(flips.radix).filter(|&power| power <= most)?;
                Some(*power)
            }));
            powers
        };
        let low = powers((rows * lanes) as u64);
        let (digits, period) = (low.len() - 1, low[low.len() - 1]);
        let known_for = powers(KNOWN_FOR).last().map_or(period, |&known| known.max(period));
        let phases = (period as usize).div_ceil(lanes);
        Self { digits, period, phases, lanes: lanes as u64, known_for }
    }

    /// The rows of lanes.
    pub(crate) fn phases(&self) -> usize {
        self.phases
    }

    /// The counters and the lanes without one.
    fn padded(&self) -> u64 {
        self.phases as u64 * self.lanes
    }

    /// How many cycles are before that of `counter`.
    pub(super) fn before(&self, counter: u64) -> u64 {
        counter / self.period
    }

    /// The first counter of the cycle of `counter`.
    pub(super) fn start(&self, counter: u64) -> u64 {
        counter - counter % self.period
    }

    /// The last counter that shares the known values of `counter`.
    pub(super) fn last_known(&self, counter: u64) -> u64 {
        (counter - counter % self.known_for).saturating_add(self.known_for - 1)
    }

    /// The number of a counter's lane in a scan from the cycle at `start` on.
    pub(super) fn place(&self, start: u64, counter: u64) -> u64 {
        let ahead = counter - start;
        ahead / self.period * self.padded() + ahead % self.period
    }

    /// The counter of that lane; `None` if it has none.
    pub(super) fn counter(&self, start: u64, place: u64) -> Option<u64> {
        let (cycle, low) = (place / self.padded(), place % self.padded());
        (low < self.period).then(|| start + cycle * self.period + low)
    }

    /// The first counter at that lane or behind it.
    pub(super) fn counter_from(&self, start: u64, place: u64) -> u64 {
        let (cycle, low) = (place / self.padded(), place % self.padded());
        start + cycle * self.period + low.min(self.period)
    }

    /// The phase of a place in the first cycle of a scan.
    pub(super) fn phase(&self, place: u64) -> usize {
        (place / self.lanes) as usize
    }

    /// The lane in which a counter is hashed.
    pub(super) fn lane(&self, counter: u64) -> u64 {
        counter % self.period % self.lanes
    }
}

/// The rows of a cycle, of one block.
#[derive(Clone, Debug)]
pub(crate) struct CycleRows<W: Word, const N: usize> {
    cycle: Cycle,
    /// The words, as bits, that the low digits flip.
    moving: u32,
    /// Row j of each phase: the bits of word j that the low digits of each lane flip.
    rows: Vec<[W::Row; N]>,
}

impl<W: Word, const N: usize> CycleRows<W, N> {
    /// The rows of a block for `lanes` lanes, a power of two up to 16.
    pub(super) fn new(flips: &Flips<W, N>, lanes: usize) -> Self {
        let cycle = Cycle::new(flips, lanes);
        let mut rows = vec![[W::Row::default(); N]; cycle.phases];
        for counter in 0..cycle.period {
            let (phase, lane) = (counter as usize / lanes, counter as usize % lanes);
            for (row, flip) in rows[phase].iter_mut().zip(flips.at(counter)) {
                row.as_mut()[lane] = flip;
            }
        }
        Self { cycle, moving: flips.varying([0; 2], cycle.digits), rows }
    }

    pub(crate) fn cycle(&self) -> Cycle {
        self.cycle
    }

    #[inline(always)]
    pub(super) fn moving(&self) -> u32 {
        self.moving
    }

    /// The rows of a phase.
    #[inline(always)]
    pub(crate) fn of_phase(&self, phase: usize) -> &[W::Row; N] {
        &self.rows[phase]
    }

    /// The words at the first counter of a cycle with `before` cycles before it, from those of the
    /// cycle before.
    #[inline(always)]
    pub(super) fn carry(&self, flips: &Flips<W, N>, words: &mut [W; N], before: u64) {
        flips.carry(words, self.cycle.digits, before);
    }

    /// The words, as bits, that vary among the counters `first` to `last` and those in the same
    /// cycles.
    pub(super) fn varying(&self, flips: &Flips<W, N>, range: [u64; 2]) -> u32 {
        flips.varying(range, self.cycle.digits)
    }
}

/// Addition over GF(2).
pub(crate) fn add<W: Word, const N: usize>(a: &[W; N], b: &[W; N]) -> [W; N] {
    core::array::from_fn(|j| a[j].xor(b[j]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flips(radix: u8, width: usize) -> Flips<u32, 16> {
        let alphabet: Vec<u8> = (0..radix).map(|value| value.wrapping_mul(37) ^ 0x21).collect();
        let digits = Digits { alphabet: &alphabet, offset: 5, width };
        Flips::new(&digits, |byte, bits| {
            core::array::from_fn(|j| if j == byte / 4 { u32::from(bits) << (byte % 4 * 8) } else { 0 })
        })
    }

    /// Lanes and counters belong together one to one, and in order.
    #[test]
    fn places_are_those_of_counters() {
        for (radix, width) in [(2, 40), (3, 9), (10, 12), (26, 6), (58, 5), (64, 3), (91, 1)] {
            let flips = flips(radix, width);
            for lanes in [1, 2, 4, 8, 16] {
                let cycle = Cycle::new(&flips, lanes);
                let start = cycle.start(3 * cycle.period + 1);
                let mut next = start;
                for place in 0..3 * cycle.padded() {
                    assert_eq!(cycle.counter_from(start, place), next);
                    if let Some(counter) = cycle.counter(start, place) {
                        assert_eq!((counter, cycle.place(start, counter)), (next, place));
                        assert_eq!(cycle.lane(counter), place % lanes as u64);
                        next += 1;
                    }
                }
                assert_eq!(next, start + 3 * cycle.period);
                assert!(
                    cycle.period == u64::from(radix) || cycle.padded() * 25 < cycle.period * 26 || lanes < 16
                );
            }
        }
    }

    #[test]
    fn words_that_vary_are_those_of_digits_that_differ() {
        // Digits at bytes 5 to 16: the last is alone in word 4, the first three are in word 1.
        let flips = flips(10, 12);
        assert_eq!(flips.varying([7, 7], 0), 0);
        assert_eq!(flips.varying([7, 8], 0), 1 << 4);
        assert_eq!(flips.varying([7, 8], 2), 3 << 3);
        assert_eq!(flips.varying([99_999, 100_000], 0), 7 << 2);
        assert_eq!(flips.varying([0, u64::MAX], 0), 15 << 1);
    }
}
