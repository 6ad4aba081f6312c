//! The affine head: the linear halves of rounds 1 *and* 2 in tables.
//!
//! χ of round 1 multiplies neighbouring bits, so the state that enters χ of round 2 is quadratic in
//! the counter's bits: a product of counter bits i and j arises only where one reaches a bit of
//! word x + 1 and the other the same bit of word x + 2 of a row. Most pairs never meet. If the bits
//! of a set never meet each other, the state that enters χ of round 2 is *affine* in them while the
//! others stand still: with base b and differences d,
//!
//! ```text
//! state(s) = b ^ (xor of d[i] over the bits i of s)
//! ```
//!
//! Which pairs meet depends on where the counter stands and is found numerically ([`meet`]); a
//! greedy choice from the low bits up gives the set, next to the lowest bits, which number the
//! lanes, or, if that leaves few, next to others ([`choose`]). In word 2, the default template's,
//! bits meet at distances 5 and 7, and the set is {3, 4, 12, 13, 14, 15, 16} next to the lanes' {0,
//! 1, 2}.
//!
//! A *span* of up to 2^17 counters is walked in *groups*: the bits outside the set are fixed, b
//! (one state per lane) and d are computed once, then the set is walked in Gray code, one
//! difference a step:
//!
//! ```text
//! for every value of the bits outside the set:
//!     rows, d ← two rounds' head of the group            once in 2^7 batches
//!     base ← 0
//!     for step in Gray code:
//!         words = rows ^ splat(base)                      25 operations
//!         word  = χ of round 2, rounds 3 to 23, one word of round 24
//!         base ^= d[bit that the next step flips]
//! ```
//!
//! Per batch that is 25 + 26 + 21 · 95 + 20 + 4 = 2070 operations, against 2165 of `a1a2`. The walk
//! leaves counter order, so the candidates of a span are sorted; a span whose candidates do not fit
//! is scanned again in order.

use super::affine::{Affine, Block, advance, broadcast_onto};
use super::candidates::{Candidates, Filter, lanes_that_pass};
use super::cores::Keccak;
use super::scan::stored;
use hashes::keccak::{self, ROUND_CONSTANTS, State};
use lanes::{LaneSet, Lanes, Row64};

/// The most counter bits in a span. More would make groups longer, but a stop or a better minimum
/// waits for the end of a span.
pub(crate) const SPAN_BITS: u32 = 17;

/// The most bits of the set: 2^7 batches share a group's tables, which cost about as much as one
/// batch.
pub(crate) const SET_BITS: usize = 7;

/// With fewer bits the tables do not pay.
const LEAST_SET_BITS: usize = 4;

/// A span is worth trying where about 2^8 candidates are to be expected, of the 512 that fit.
const EXPECTED_BITS: u32 = 8;

/// The tables of the affine head for a template.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    /// The state that enters χ of round 1.
    pub(crate) affine: Affine<u64, 25>,
    /// The bits that number the lanes, lowest first.
    lane_bits: Vec<u32>,
    /// The bits of `affine` that the number of each of the first eight lanes flips: there are
    /// never more lanes of a fixed size.
    lanes: [Row64; 25],
    /// The set, lowest first.
    set: Vec<u32>,
    /// The bits of `affine` that the bits of the set flip, one bit of the set a lane; as many
    /// states of rows as it takes.
    differences: Vec<[Row64; 25]>,
    /// Counters in a span: this power of two.
    span_bits: u32,
    /// The bits of the lanes and of the set.
    walked: u64,
}

/// Whether χ ever multiplies two counter bits, given the bits that each flips in the state that
/// enters it.
fn meet(p: &State<u64>, q: &State<u64>) -> bool {
    (0..25).any(|word| {
        let in_row = |step: usize| word / 5 * 5 + (word % 5 + step) % 5;
        (p[in_row(1)] & q[in_row(2)]) | (q[in_row(1)] & p[in_row(2)]) != 0
    })
}

impl Head {
    /// Chooses the bits for a template; `None` if the set would be so small that the tables do not
    /// pay.
    pub(crate) fn new(affine: &Affine<u64, 25>, lanes: usize, counter_bits: u32) -> Option<Self> {
        let bits = SPAN_BITS.min(counter_bits);
        let (lane_bits, set) = choose(&Meetings::new(affine, bits), lanes.trailing_zeros());
        if set.len() < LEAST_SET_BITS {
            return None;
        }
        let span_bits = lane_bits.iter().chain(&set).max()? + 1;
        let rows = |counters: &[u64]| {
            core::array::from_fn(|j| {
                let mut row = Row64::default();
                for (word, counter) in row.0.iter_mut().zip(counters) {
                    *word = affine.flips(*counter)[j];
                }
                row
            })
        };
        let numbers: Vec<u64> = (0..lanes as u64).map(|lane| spread(lane, &lane_bits)).collect();
        let bits: Vec<u64> = set.iter().map(|bit| 1 << bit).collect();
        Some(Self {
            lanes: rows(&numbers),
            differences: bits.chunks(lanes).map(rows).collect(),
            walked: bits.iter().chain(&numbers).fold(0, |walked, bits| walked | bits),
            lane_bits,
            affine: affine.clone(),
            set,
            span_bits,
        })
    }

    /// The bits that are walked, lowest first.
    pub(crate) fn set(&self) -> &[u32] {
        &self.set
    }

    /// Counters in a span.
    pub(crate) fn span(&self) -> u64 {
        1 << self.span_bits
    }

    /// Groups in a span.
    pub(crate) fn groups(&self) -> u64 {
        self.span() >> self.walked.count_ones()
    }

    /// The counter bits of group `index` of a span: the number's bits, put where no bit is walked.
    pub(crate) fn fixed(&self, index: u64) -> u64 {
        let free: Vec<u32> = (0..self.span_bits).filter(|bit| self.walked >> bit & 1 == 0).collect();
        spread(index, &free)
    }

    /// The counter bits of a lane.
    pub(crate) fn lane(&self, number: u64) -> u64 {
        spread(number, &self.lane_bits)
    }

    /// The counter of a lane of the batch that begins at a counter, as
    /// [`Candidates::take`] wants it.
    #[inline(always)]
    pub(crate) fn counter(&self) -> impl Fn(u64, u64) -> Option<u64> {
        |at, lane| Some(at | self.lane(lane))
    }

    /// The bits that number the lanes, lowest first.
    pub(crate) fn lane_bits(&self) -> &[u32] {
        &self.lane_bits
    }

    /// The counter with the walked bits zero.
    pub(crate) fn group_of(&self, counter: u64) -> u64 {
        counter & !self.walked
    }

    /// Whether a filter, of which a sieve lets a `share` through, is so selective that the
    /// candidates of a span can be expected to fit.
    pub(crate) fn suits(&self, filter: &Filter, share: f64) -> bool {
        let sifted = (1.0 / share).log2().round() as u32;
        filter.mask.count_ones() + sifted + EXPECTED_BITS >= self.span_bits
    }
}

/// The bits of a number, lowest first, put where `bits` says.
#[must_use]
pub fn spread(number: u64, bits: &[u32]) -> u64 {
    bits.iter().enumerate().fold(0, |sum, (i, bit)| sum | (number >> i & 1) << bit)
}

/// Which counter bits meet: for each, a bit for every one that it meets.
struct Meetings(Vec<u32>);

impl Meetings {
    fn new(affine: &Affine<u64, 25>, bits: u32) -> Self {
        let meets = |i: u32, j: u32| meet(&affine.bits[i as usize], &affine.bits[j as usize]);
        let of = |i| (0..bits).filter(|&j| i != j && meets(i, j)).fold(0, |all, j| all | 1 << j);
        Self((0..bits).map(of).collect())
    }

    /// Bits that meet neither each other nor the `lanes`, taken greedily from the lowest up.
    fn set_beside(&self, lanes: u32) -> Vec<u32> {
        let mut taken = lanes;
        let mut set = Vec::new();
        for (bit, meets) in (0..).zip(&self.0) {
            if set.len() < SET_BITS && taken >> bit & 1 == 0 && meets & taken == 0 {
                taken |= 1 << bit;
                set.push(bit);
            }
        }
        set
    }
}

/// The bits that number the lanes, which may meet each other, and the set, which meets neither
/// itself nor them. The lowest bits make the lanes unless others leave a larger set.
fn choose(meetings: &Meetings, lanes: u32) -> (Vec<u32>, Vec<u32>) {
    let mut best = (0, Vec::new());
    for numbering in (0..1_u32 << meetings.0.len()).filter(|bits| bits.count_ones() == lanes) {
        let set = meetings.set_beside(numbering);
        if set.len() > best.1.len() {
            best = (numbering, set);
        }
        if best.1.len() == SET_BITS {
            break;
        }
    }
    ((0..32).filter(|bit| best.0 >> bit & 1 == 1).collect(), best.1)
}

/// The tables of a group.
struct Group {
    /// The state that enters χ of round 2 in every lane, all bits of the set being zero.
    rows: [Row64; 25],
    /// The bits of `rows` that each bit of the set flips.
    differences: [Block<u64, 25>; SET_BITS],
}

/// How much to scan.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Extent {
    /// The span at this counter, a multiple of its length.
    Span(u64),
    /// The group that this counter belongs to.
    Group(u64),
}

/// A walk of the affine head: the counters, the digest word and the filter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AffineWalk<'a> {
    /// The template's.
    pub(crate) head: &'a Head,
    /// Which word of the digest.
    pub(crate) word: usize,
    /// The filter that the word must pass.
    pub(crate) filter: &'a Filter,
    /// Which counters.
    pub(crate) extent: Extent,
}

for_backends! {
    /// [`scan_affine`] on a backend's lanes.
    pub(super) fn scan_affine_on(walk: AffineWalk<'_>, found: &mut Candidates) -> bool = scan_affine;
}

/// Scans a span or a group. Returns whether the candidates, which come in no order, fitted; if not,
/// the contents of `found` are useless.
#[inline(always)]
fn scan_affine<S: LaneSet>(token: S, walk: AffineWalk<'_>, found: &mut Candidates) -> bool {
    let head = walk.head;
    let (first, groups) = match walk.extent {
        Extent::Span(first) => (first, head.groups()),
        Extent::Group(counter) => (head.group_of(counter), 1),
    };
    let mut group = Group { rows: [Row64::default(); 25], differences: [Block([0; 25]); SET_BITS] };
    let mut done = 0;
    while done < groups {
        let start = first | head.fixed(done);
        prepare(token, head, start, &mut group.rows, &mut group.differences);
        if !scan_group(token, walk, &group, start, found) {
            return false;
        }
        done += 1;
    }
    found.settle(S::V64::COUNT, &head.counter())
}

/// Scans the group at `start`.
#[inline(always)]
fn scan_group<S: LaneSet>(
    token: S,
    AffineWalk { head, word, filter, .. }: AffineWalk<'_>,
    group: &Group,
    start: u64,
    found: &mut Candidates,
) -> bool {
    let core = Keccak::<2, true> { word };
    let mask = S::V64::splat(token, filter.mask);
    let value = S::V64::splat(token, filter.value);
    let mut base = Block([0; 25]);
    let mut at = start;
    let mut step = 0_usize;
    loop {
        // The words stay in memory, to be read by broadcasting loads and updated a vector at a
        // time; left to itself, the compiler keeps them in registers, has too few, and moves them
        // about one by one (6 %).
        let base = &mut core::hint::black_box(&mut base).0;
        let word = core.of_block(token, broadcast_onto(token, base, &group.rows));
        let passed = lanes_that_pass(word, mask, value);
        if passed != 0 && !found.take(at, passed, &stored(word).0, S::V64::COUNT, &head.counter()) {
            return false;
        }
        step += 1;
        let bit = step.trailing_zeros() as usize;
        if bit == head.set.len() {
            return true;
        }
        advance(base, &group.differences[bit].0);
        at ^= 1 << head.set[bit];
    }
}

/// Computes the tables of a group: round 1 and the linear half of round 2, of every lane's counter,
/// and of the counters with one bit of the set, one a lane.
#[inline(always)]
pub(crate) fn prepare<S: LaneSet>(
    token: S,
    head: &Head,
    start: u64,
    group_rows: &mut [Row64; 25],
    group_differences: &mut [Block<u64, 25>],
) {
    let base = head.affine.at(start);
    enter_second_round(token, &base, &head.lanes, group_rows);
    let mut rows = [Row64::default(); 25];
    for (flips, differences) in head.differences.iter().zip(group_differences.chunks_mut(S::V64::COUNT)) {
        enter_second_round(token, &base, flips, &mut rows);
        for (lane, difference) in differences.iter_mut().enumerate() {
            for (j, row) in rows.iter().enumerate() {
                // Lane 0 of the group has no bit of the set.
                difference.0[j] = row.0[lane] ^ group_rows[j].0[0];
            }
        }
    }
}

/// The state that enters χ of round 2, from the bits that each lane flips in the state that enters
/// χ of round 1.
#[inline(always)]
fn enter_second_round<S: LaneSet>(token: S, base: &State<u64>, flips: &[Row64; 25], out: &mut [Row64; 25]) {
    let words: State<S::V64> = broadcast_onto(token, base, flips);
    let words = keccak::theta_rho_pi(&keccak::chi_iota(token, &words, ROUND_CONSTANTS[0]));
    let mut j = 0;
    while j < 25 {
        words[j].store(&mut out[j]);
        j += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The state of a block with the counter at byte `offset`, after θ, ρ and π of round 1.
    fn affine(offset: usize) -> Affine<u64, 25> {
        let block = |counter: u64| {
            let mut bytes = [0x5A; 200];
            bytes[offset..offset + 8].copy_from_slice(&counter.to_le_bytes());
            core::array::from_fn(|j| u64::from_le_bytes(core::array::from_fn(|k| bytes[8 * j + k])))
        };
        Affine::sample(block).then_linear(keccak::theta_rho_pi)
    }

    #[test]
    fn in_word_two_bits_meet_at_distances_five_and_seven() {
        let affine = affine(16);
        for i in 0..32 {
            for j in i + 1..32 {
                assert_eq!(meet(&affine.bits[i], &affine.bits[j]), [5, 7].contains(&(j - i)), "{i} and {j}");
            }
        }
        let head = Head::new(&affine, 8, 64).expect("there is a set");
        assert_eq!(head.set, [3, 4, 12, 13, 14, 15, 16]);
    }

    #[test]
    fn the_walk_visits_every_counter_of_a_span_once() {
        for lanes in [1, 2, 4, 8, 16, 32] {
            let head = Head::new(&affine(13), lanes, 64).expect("there is a set");
            let counters = (0..head.groups()).flat_map(|group| {
                let steps = 0..1_u64 << head.set().len();
                let head = &head;
                steps.flat_map(move |step| {
                    (0..lanes as u64).map(move |lane| {
                        head.fixed(group) | spread(step ^ step >> 1, head.set()) | head.lane(lane)
                    })
                })
            });
            let mut counters: Vec<u64> = counters.collect();
            counters.sort_unstable();
            assert!(counters.into_iter().eq(0..head.span()), "{lanes} lanes");
        }
    }
}
