//! Base parents: near ones, drawn from a generator for each node.
//!
//! A parent of node n is drawn in two steps: a bucket b, then a distance that is uniform between
//! 2^(b−1) and 2^b, among the edges of a graph that has five for every node. So each of five
//! parents takes two numbers of 64 bits, and both are reduced by a divisor that takes few values:
//! multiplied by a table's reciprocals, a reduction costs a few cycles, where a division costs up
//! to forty. Only at the end of the last bucket, and where `r2` draws a number again, more has to
//! be done.

use super::logarithm::floor_log2_single;
use hashes::chacha::{self, WORDS};
use kernels::Backend;
use lanes::{Line, MAX_LANES};

/// The number of parents that are drawn.
pub(super) const DRAWN: usize = 5;

/// The number of nodes whose numbers are drawn together; whole lanes.
pub(super) const RUN: usize = 4 * MAX_LANES;

/// The numbers of a node: for each parent one for the bucket and one for the distance.
pub(super) type Numbers = [u64; 2 * DRAWN];

/// A divisor.
#[derive(Clone, Copy, Debug)]
struct Divisor {
    divisor: u64,
    /// floor((2^64 − 1) / divisor).
    reciprocal: u64,
    /// The multiple of the divisor from which on `r2` draws again: 2^64 − 1, less its remainder.
    zone: u64,
}

impl Divisor {
    const fn new(divisor: u64) -> Self {
        Self { divisor, reciprocal: u64::MAX / divisor, zone: u64::MAX - u64::MAX % divisor }
    }

    /// Returns value mod divisor. The quotient by the reciprocal is the true one or one less.
    #[inline(always)]
    fn rest(&self, value: u64) -> u64 {
        let quotient = ((u128::from(value) * u128::from(self.reciprocal)) >> 64) as u64;
        let rest = value - quotient * self.divisor;
        if rest >= self.divisor { rest - self.divisor } else { rest }
    }
}

/// More buckets than exist: 5 · 2^32 edges are below 2^35.
const BUCKETS: usize = 40;

/// The divisors by the number of buckets.
const COUNTS: [Divisor; BUCKETS] = {
    let mut table = [Divisor::new(1); BUCKETS];
    let mut count = 1;
    while count < BUCKETS {
        table[count] = Divisor::new(count as u64);
        count += 1;
    }
    table
};

/// The divisors by the bucket b: the number of distances from [`least`] to 2^b.
const DISTANCES: [Divisor; BUCKETS] = {
    let mut table = [Divisor::new(1); BUCKETS];
    let mut bucket = 1;
    while bucket < BUCKETS {
        table[bucket] = Divisor::new((1 << bucket) + 1 - least(1 << bucket));
        bucket += 1;
    }
    table
};

/// Returns the least distance of a bucket, given its greatest.
const fn least(most: u64) -> u64 {
    if most < 4 { 2 } else { most >> 1 }
}

/// The source of a generator's numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Generator {
    /// The key without the node.
    pub(super) seed: [u32; 7],
    /// Rounds of ChaCha.
    pub(super) rounds: usize,
    /// Whether the first word is the high half of a number, not the low one.
    pub(super) high_first: bool,
}

impl Generator {
    /// Returns the numbers of consecutive nodes.
    #[inline]
    pub(super) fn numbers(&self, backend: Backend, first: u32) -> [Numbers; RUN] {
        let mut one: [Line; RUN] = [[0; 64]; RUN];
        let mut two = one;
        kernels::chacha::heads(backend, &self.seed, first, self.rounds, [&mut one, &mut two]);
        let mut numbers = [[0; 2 * DRAWN]; RUN];
        for ((numbers, one), two) in numbers.iter_mut().zip(&one).zip(&two) {
            let (one, two) = (one.as_chunks().0, two.as_chunks().0);
            for (number, bytes) in numbers.iter_mut().zip(one.iter().chain(two)) {
                let low_first = u64::from_le_bytes(*bytes);
                *number = if self.high_first { low_first.rotate_left(32) } else { low_first };
            }
        }
        numbers
    }

    /// Returns the endless numbers of a node, by the definition.
    fn sequence(self, node: u32) -> impl Iterator<Item = u64> {
        let mut key = [node; 8];
        key[..7].copy_from_slice(&self.seed);
        let blocks = (0..).map(move |counter| chacha::block(&key, counter, self.rounds));
        blocks.flat_map(move |block| -> [u64; WORDS / 2] {
            core::array::from_fn(|i| {
                let low_first = u64::from(block[2 * i]) | u64::from(block[2 * i + 1]) << 32;
                if self.high_first { low_first.rotate_left(32) } else { low_first }
            })
        })
    }
}

/// Returns the drawn parents of a node of `sdr`.
#[inline(always)]
pub(super) fn label_base(node: u64, numbers: &Numbers) -> [u32; DRAWN] {
    let mut parents = [0; DRAWN];
    if node < 2 {
        return parents;
    }
    let edges = 5 * node;
    // The logarithm is rounded up. The definition computes it in doubles, which are exact enough up
    // to 2^40 edges.
    let buckets = (edges - 1).ilog2() + 1;
    let count = &COUNTS[buckets as usize];
    for (parent, draws) in parents.iter_mut().zip(numbers.as_chunks().0) {
        let [first, second] = *draws;
        let bucket = count.rest(first) + 1;
        let distance = if bucket == u64::from(buckets) {
            // The last bucket ends with the edges.
            let least = least(edges);
            least + second % (edges - least + 1)
        } else {
            least(1 << bucket) + DISTANCES[bucket as usize].rest(second)
        };
        *parent = earlier((edges - distance) / 5, node);
    }
    parents
}

/// Returns the drawn parents of a node of `r2` and `zigzag`, in the order in which they are drawn.
#[inline(always)]
pub(super) fn key_base(node: u64, numbers: &Numbers, generator: &Generator) -> [u32; DRAWN] {
    if node < 2 {
        return [0; DRAWN];
    }
    match usual(node, numbers) {
        Some(parents) => parents,
        None => general(node, generator.sequence(node as u32)),
    }
}

/// Returns them if every bucket is a whole one and no number is drawn again.
#[inline(always)]
fn usual(node: u64, numbers: &Numbers) -> Option<[u32; DRAWN]> {
    let edges = 5 * node;
    let buckets = floor_log2_single(edges);
    // If the logarithm is rounded up, the last bucket is not a whole one.
    let mut usual = 1 << buckets <= edges;
    let count = &COUNTS[buckets as usize];
    let mut parents = [0; DRAWN];
    for ((k, parent), draws) in (0..).zip(&mut parents).zip(numbers.as_chunks().0) {
        let [first, second] = *draws;
        let bucket = count.rest(first) + 1;
        let distances = &DISTANCES[bucket as usize];
        usual &= second < distances.zone;
        let distance = least(1 << bucket) + distances.rest(second);
        *parent = earlier((edges + k).wrapping_sub(distance) / 5, node);
    }
    usual.then_some(parents)
}

/// Returns them by the definition.
#[cold]
fn general(node: u64, mut numbers: impl Iterator<Item = u64>) -> [u32; DRAWN] {
    let mut draw = || numbers.next().expect("a generator has no end");
    let edges = 5 * node;
    let buckets = u64::from(floor_log2_single(edges));
    let mut parents = [0; DRAWN];
    for (k, parent) in (0..).zip(&mut parents) {
        let bucket = draw() % buckets + 1;
        let most = (edges + k).min(1 << bucket);
        let least = least(most);
        let distances = Divisor::new(most + 1 - least);
        let value = loop {
            let value = draw();
            if value < distances.zone {
                break value;
            }
        };
        *parent = earlier((edges + k - least - value % distances.divisor) / 5, node);
    }
    parents
}

/// A node must not be its own parent; its predecessor is used instead.
#[inline(always)]
fn earlier(parent: u64, node: u64) -> u32 {
    (if parent == node { node - 1 } else { parent }) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reciprocals_divide() {
        let values = [0, 1, 2, 3, 1 << 32, u64::MAX / 2, u64::MAX - 1, u64::MAX, 0x0123_4567_89AB_CDEF];
        for divisor in COUNTS.iter().chain(&DISTANCES) {
            let near =
                (0..4).flat_map(|i| [divisor.zone.saturating_sub(i), divisor.divisor.saturating_add(i)]);
            for value in values.into_iter().chain(near) {
                assert_eq!(divisor.rest(value), value % divisor.divisor, "{value} mod {}", divisor.divisor);
            }
        }
    }

    /// A number at or above the zone is drawn again, which hardly ever happens by chance.
    #[test]
    fn a_number_behind_the_zone_is_drawn_again() {
        let node = 1000;
        let numbers: Numbers = core::array::from_fn(|i| 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(i as u64 + 1));
        let expected = usual(node, &numbers).expect("nothing unusual");
        assert_eq!(general(node, numbers.into_iter()), expected);
        for place in [1, 9] {
            let mut unusual = numbers;
            unusual[place] = u64::MAX;
            assert_eq!(usual(node, &unusual), None);
            let mut again = numbers.to_vec();
            again.insert(place, u64::MAX);
            assert_eq!(general(node, again.into_iter()), expected);
        }
    }

    #[test]
    fn both_ways_to_draw_agree() {
        let generator = Generator { seed: [9; 7], rounds: 20, high_first: true };
        let backend = Backend::usable().next_back().expect("there is a backend");
        let mut unusual = 0;
        for first in (0..4096).step_by(RUN).chain([(1 << 20) - RUN as u32]) {
            let numbers = generator.numbers(backend, first);
            for (node, numbers) in (first..).zip(&numbers) {
                assert!(numbers.iter().copied().eq(generator.sequence(node).take(2 * DRAWN)));
                if node >= 2 {
                    let general = general(u64::from(node), generator.sequence(node));
                    let usual = usual(u64::from(node), numbers);
                    unusual += u32::from(usual.is_none());
                    assert_eq!(usual.unwrap_or(general), general, "node {node}");
                }
            }
        }
        assert_eq!(unusual, 0, "below 2^20 edges no logarithm is rounded up");
    }

    #[test]
    fn where_the_logarithm_is_rounded_up_the_last_bucket_ends_with_the_edges() {
        // 5 · 1677721 = 2^23 − 3, whose logarithm in singles is 23.
        let node = 1_677_721;
        assert_eq!(usual(node, &[22; 2 * DRAWN]), None);
        let parents = general(node, std::iter::repeat(22));
        let edges = 5 * node;
        assert_eq!(u64::from(parents[0]), (edges - (edges >> 1) - 22) / 5);
    }
}
