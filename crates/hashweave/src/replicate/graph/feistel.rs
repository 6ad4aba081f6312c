//! The permutation from which expanding parents come: three rounds of a Feistel network, repeated
//! until the result is in the range.
//!
//! A place has 2·h bits; h is the least number, at least 1, with 4^h ≥ the size. A round turns
//! (left, right) into (right, left ⊕ F(right)), where F(right) = the first eight bytes of
//! BLAKE2b-512(BE64(right) ‖ BE64(key)), most significant first, cut to h bits. F has only 2^h
//! values for each key, far fewer than there are places, so it is a table: at 32 GiB three of half
//! a megabyte, which stay in the second-level cache.
//!
//! A place outside the range is permuted again until it is inside, which happens to up to three in
//! four at the first step. Many places are processed at once: their loads overlap, and those that
//! are still outside are collected without a branch, which would be mispredicted.

use crate::{Algorithm, digest_many};

/// Rounds, each with a key.
const ROUNDS: usize = 3;

/// How many values of F are computed together: their messages need little room on the stack, and
/// lanes are full.
const TOGETHER: usize = 256;

/// The most places that are processed at once.
pub(super) const PLACES: usize = 512;

/// A permutation of the numbers below a size.
#[derive(Clone, Debug)]
pub(super) struct Feistel {
    size: u64,
    half: u32,
    tables: [Vec<u32>; ROUNDS],
}

impl Feistel {
    /// Makes a permutation of `size` numbers, at most 2^58.
    pub(super) fn new(size: u64, keys: [u64; ROUNDS]) -> Self {
        let half = (1..30).find(|half| 1 << (2 * half) >= size).expect("a size of at most 2^58");
        Self { size, half, tables: keys.map(|key| table(half, key)) }
    }

    /// Replaces places by their images.
    pub(super) fn permute(&self, places: &mut [u64]) {
        self.walk::<false>(places);
    }

    /// Replaces places by their preimages.
    pub(super) fn invert(&self, places: &mut [u64]) {
        self.walk::<true>(places);
    }

    fn walk<const BACK: bool>(&self, places: &mut [u64]) {
        let mut outside = [0_u16; PLACES];
        let mut count = places.len();
        for (i, outside) in (0..).zip(&mut outside[..count]) {
            *outside = i;
        }
        while count > 0 {
            let mut left = 0;
            for k in 0..count {
                let i = outside[k];
                let place = &mut places[usize::from(i)];
                *place = self.rounds::<BACK>(*place);
                // The entry is kept if the place is outside, else the next one overwrites it.
                outside[left] = i;
                left += usize::from(*place >= self.size);
            }
            count = left;
        }
    }

    #[inline(always)]
    fn rounds<const BACK: bool>(&self, place: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let (mut left, mut right) = ((place >> self.half) as u32, (place & mask) as u32);
        let [first, second, third] = &self.tables;
        if BACK {
            for table in [third, second, first] {
                (left, right) = (right ^ table[left as usize], left);
            }
        } else {
            for table in [first, second, third] {
                (left, right) = (right, left ^ table[right as usize]);
            }
        }
        u64::from(left) << self.half | u64::from(right)
    }
}

/// Returns all values of F with a key.
fn table(half: u32, key: u64) -> Vec<u32> {
    let mut table = vec![0; 1 << half];
    let mut messages = [[0; 16]; TOGETHER];
    let mut digests = [[0; 64]; TOGETHER];
    for (chunk, values) in (0..).zip(table.chunks_mut(TOGETHER)) {
        for (right, message) in (chunk * TOGETHER as u64..).zip(&mut messages[..values.len()]) {
            message[..8].copy_from_slice(&right.to_be_bytes());
            message[8..].copy_from_slice(&key.to_be_bytes());
        }
        let digests = &mut digests[..values.len()];
        digest_many(Algorithm::Blake2b(64), &messages[..values.len()], digests.as_flattened_mut());
        for (value, digest) in values.iter_mut().zip(digests) {
            let head = digest.first_chunk().expect("a digest has 64 bytes");
            *value = (u64::from_be_bytes(*head) & ((1 << half) - 1)) as u32;
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest;

    fn all(feistel: &Feistel, step: fn(&Feistel, &mut [u64]), from: impl Iterator<Item = u64>) -> Vec<u64> {
        let mut places: Vec<u64> = from.collect();
        places.chunks_mut(PLACES).for_each(|places| step(feistel, places));
        places
    }

    #[test]
    fn the_permutation_has_an_inverse() {
        for size in [1, 8, 24, 100, 8 << 7, 4097] {
            let feistel = Feistel::new(size, [1, 2, 3]);
            let mut there = all(&feistel, Feistel::permute, 0..size);
            let back = all(&feistel, Feistel::invert, there.iter().copied());
            assert!(back.into_iter().eq(0..size), "{size}");
            there.sort_unstable();
            assert!(there.into_iter().eq(0..size), "{size}");
        }
    }

    #[test]
    fn the_tables_are_those_of_the_definition() {
        let feistel = Feistel::new(1 << 20, [1, u64::MAX, 3]);
        for (table, key) in feistel.tables.iter().zip([1, u64::MAX, 3]) {
            assert_eq!(table.len(), 1 << 10);
            for right in [0_u64, 1, 255, 256, 1023] {
                let message = [right.to_be_bytes(), key.to_be_bytes()].concat();
                let value = digest(Algorithm::Blake2b(64), &message)[..8]
                    .iter()
                    .fold(0, |value, &byte| value << 8 | u64::from(byte));
                assert_eq!(u64::from(table[right as usize]), value & 1023);
            }
        }
    }
}
