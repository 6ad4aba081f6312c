//! Sorts short messages of different lengths by their number of blocks, so that most of them are
//! hashed together with others of as many, as fast as if all had one length.
//!
//! A portion is sorted at a time, so that what is made of its messages stays in the cache. Those of
//! one number of blocks are sorted by their lengths too: a copy of as many bytes as the one before
//! is one whose branches are predicted. Memory in no cache yet is read and written in order: the
//! messages are touched before they are sorted, and digests are put aside until all of a portion
//! are there.

use super::alike::{Alike, copy};
use super::plan::Plan;
use crate::plan::WIDEST;
use core::cmp::Reverse;
use core::hint::black_box;
use hashes::{Algorithm, State};

/// Messages of a portion. Of fewer, more would not fill the lanes; of more, messages and digests
/// would leave the cache before they are used.
const PORTION: usize = 1024;

/// The most blocks of a padded message that is short.
const MOST: usize = 5;

/// Bytes of the longest block: of SHAKE128.
const MOST_BLOCK: usize = 168;

/// The longest digest that is put aside until its place is known.
const LONGEST: usize = 64;

/// Writes the digests of as many messages as fill lanes with others of as many blocks. Returns
/// those that are left, the longest first; none if sorting gains nothing, because there are few.
pub(super) fn digest(
    algorithm: Algorithm,
    plan: &Plan,
    initial: &State,
    inputs: &[&[u8]],
    out: &mut [u8],
) -> Option<Vec<usize>> {
    let length = algorithm.digest_length();
    if inputs.len() < WIDEST || algorithm.passes() > 1 || length > LONGEST {
        return None;
    }
    let (mut portion, mut left) = (Portion::new(algorithm, inputs.len().min(PORTION)), Vec::new());
    let portions = inputs.chunks(PORTION).zip(out.chunks_mut(PORTION * length));
    for (number, (inputs, out)) in portions.enumerate() {
        portion.sort(inputs);
        portion.digest(plan, initial, inputs, |i| left.push(number * PORTION + i));
        for (rank, digest) in portion.ranks.iter().zip(out.chunks_exact_mut(length)) {
            copy(&portion.digests[usize::from(*rank) * length..][..length], digest);
        }
    }
    left.sort_by_key(|i| Reverse(inputs[*i].len()));
    Some(left)
}

/// The messages of a portion in the order of their lengths.
struct Portion {
    algorithm: Algorithm,
    /// Bytes of the longest message that is sorted by its length, padded.
    longest: usize,
    /// The messages by their ranks, and for each message its rank.
    order: Vec<u16>,
    ranks: Vec<u16>,
    /// Digests by the ranks of their messages.
    digests: Vec<u8>,
}

impl Portion {
    /// Room for `most` messages.
    fn new(algorithm: Algorithm, most: usize) -> Self {
        let longest = MOST * algorithm.primitive().block();
        let (order, ranks) = (vec![0; most], vec![0; most]);
        Self { algorithm, longest, order, ranks, digests: vec![0; most * algorithm.digest_length()] }
    }

    fn sort(&mut self, inputs: &[&[u8]]) {
        let ends = inputs.iter().flat_map(|input| [input.first(), input.last()]);
        black_box(ends.flatten().fold(0, |all, byte| all ^ byte));
        let class = |input: &[u8]| input.len().min(self.longest);
        let mut starts = [0_u16; MOST * MOST_BLOCK + 2];
        for input in inputs {
            starts[class(input) + 1] += 1;
        }
        for i in 0..=self.longest {
            starts[i + 1] += starts[i];
        }
        self.order.truncate(inputs.len());
        self.ranks.truncate(inputs.len());
        for ((i, input), rank) in (0..).zip(inputs).zip(&mut self.ranks) {
            let place = &mut starts[class(input)];
            self.order[usize::from(*place)] = i;
            *rank = *place;
            *place += 1;
        }
    }

    /// Makes the digests of as many messages as fill lanes, and gives away the others.
    fn digest(&mut self, plan: &Plan, initial: &State, inputs: &[&[u8]], mut leave: impl FnMut(usize)) {
        let input = |i: &u16| inputs[usize::from(*i)];
        let padded = |i: &u16| self.algorithm.padded(input(i).len());
        let length = self.algorithm.digest_length();
        let (mut sorted, mut digests) = (&*self.order, &mut *self.digests);
        while let Some(blocks) = sorted.first().map(padded) {
            let (class, longer) = sorted.split_at(sorted.partition_point(|i| padded(i) <= blocks));
            let count = if blocks <= self.longest { full(plan, class.len()) } else { 0 };
            let (own, rest) = digests.split_at_mut(class.len() * length);
            if let Some(last) = count.checked_sub(1) {
                // The others are between the shortest and the longest.
                let lengths = [class[0], class[last]].map(|i| input(&i).len());
                let Some(alike) = Alike::of(self.algorithm, length, initial, 0, lengths.into_iter()) else {
                    unreachable!("the messages have equally many blocks")
                };
                alike.digest_many(plan, count, |i| input(&class[i]), None, &mut own[..count * length]);
            }
            class[count..].iter().for_each(|i| leave(usize::from(*i)));
            (sorted, digests) = (longer, rest);
        }
    }
}

/// How many of `count` messages are hashed at nearly the rate of many: all, if those that remain
/// after whole steps fill most of another.
fn full(plan: &Plan, count: usize) -> usize {
    let (width, rest) = (plan.width(), count % plan.width());
    let each = |count: usize| plan.total(count) / count as f64;
    if rest > 0 && each(rest) > 1.15 * each(width) { count - rest } else { count }
}
