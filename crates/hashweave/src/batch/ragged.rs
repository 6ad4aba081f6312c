//! Sorts short messages of different lengths by their number of blocks, so that most of them are
//! hashed together with others of as many, as fast as if all had one length.

use super::alike::Alike;
use super::plan::Plan;
use crate::plan::WIDEST;
use core::cmp::Reverse;
use hashes::{Algorithm, State};

/// The most blocks of a padded message that is short.
const MOST: usize = 5;

/// Bytes of the longest block: of SHAKE128.
const MOST_BLOCK: usize = 168;

/// The longest digest that is put aside until its place is known.
const LONGEST: usize = 64;

/// Messages in the order of their lengths.
pub(super) struct Ragged {
    algorithm: Algorithm,
    order: Vec<usize>,
    /// How many of them, the first ones, are short.
    short: usize,
}

impl Ragged {
    /// Sorts messages; none if that gains nothing, because there are few. Those of one number of
    /// blocks are sorted by their lengths too: a copy of as many bytes as the one before is one whose
    /// branches are predicted.
    pub(super) fn of(algorithm: Algorithm, inputs: &[&[u8]]) -> Option<Self> {
        if inputs.len() < WIDEST || algorithm.passes() > 1 || algorithm.digest_length() > LONGEST {
            return None;
        }
        let longest = MOST * algorithm.primitive().block();
        let class = |input: &[u8]| input.len().min(longest);
        let mut starts = [0_u32; MOST * MOST_BLOCK + 2];
        for input in inputs {
            starts[class(input) + 1] += 1;
        }
        for i in 0..=longest {
            starts[i + 1] += starts[i];
        }
        let mut order = vec![0; inputs.len()];
        for (i, input) in inputs.iter().enumerate() {
            let place = &mut starts[class(input)];
            order[*place as usize] = i;
            *place += 1;
        }
        let short = order.partition_point(|i| algorithm.padded(inputs[*i].len()) <= longest);
        Some(Self { algorithm, order, short })
    }

    /// Writes the digests of as many messages as fill lanes with others of as many blocks. Returns
    /// those that are left, the longest first.
    pub(super) fn digest(
        mut self,
        plan: &Plan,
        initial: &State,
        inputs: &[&[u8]],
        out: &mut [u8],
    ) -> Vec<usize> {
        let long = &mut self.order[self.short..];
        long.sort_by_key(|i| Reverse(inputs[*i].len()));
        let mut left = long.to_vec();
        let padded = |i: &usize| self.algorithm.padded(inputs[*i].len());
        let mut short: Vec<usize> = Vec::new();
        let mut sorted = &self.order[..self.short];
        while let Some(first) = sorted.first() {
            let blocks = padded(first);
            let (class, longer) = sorted.split_at(sorted.partition_point(|i| padded(i) == blocks));
            let (now, later) = class.split_at(full(plan, class.len()));
            short.extend(later);
            self.digest_class(plan, initial, inputs, now, out);
            sorted = longer;
        }
        left.extend(short.into_iter().rev());
        left
    }

    /// Writes the digests of the messages of one number of blocks.
    fn digest_class(
        &self,
        plan: &Plan,
        initial: &State,
        inputs: &[&[u8]],
        messages: &[usize],
        out: &mut [u8],
    ) {
        let length = self.algorithm.digest_length();
        let (Some(first), Some(last)) = (messages.first(), messages.last()) else { return };
        // The others are between the shortest and the longest.
        let lengths = [first, last].into_iter().map(|i| inputs[*i].len());
        let Some(alike) = Alike::of(self.algorithm, length, initial, 0, lengths) else {
            unreachable!("the messages have equally many blocks")
        };
        for now in messages.chunks(plan.width() * (WIDEST / plan.width())) {
            let mut digests = [0; WIDEST * LONGEST];
            let digests = &mut digests[..now.len() * length];
            alike.digest_many(plan, now.len(), |i| inputs[now[i]], digests);
            for (i, digest) in now.iter().zip(digests.chunks_exact(length)) {
                out[i * length..][..length].copy_from_slice(digest);
            }
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
