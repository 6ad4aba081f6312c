//! The messages of a search, sampled: what is the same for all counters, and the blocks that are not, as functions of the counter.

use super::affine::Affine;
use hashes::blake2::{self, Blake2, Position};
use hashes::keccak::{self, SHA3_256};
use hashes::sha2::{self, Sha2};
use hashes::{Algorithm, Family};
use lanes::isa::Scalar;
use lanes::{Lanes, Word};
use std::collections::BTreeSet;

/// What is hashed: an algorithm and the message of every counter.
pub struct Function<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Bits of the counter, 1 to 64.
    pub counter_bits: u32,
    /// Bytes of the message.
    pub length: usize,
    /// Writes the message of a counter into `length` zeros. Every byte must be affine over GF(2) in the counter's bits, as
    /// placing its bytes is.
    pub message: &'a dyn Fn(u64, &mut [u8]),
}

/// A [`Function`]'s messages, padded, for the counters that determine all others.
pub(super) struct Message {
    algorithm: Algorithm,
    /// The message of counter zero, and of every counter with one bit, lowest first. Each is written once, however many blocks are cut
    /// from it: a plan costs time in proportion to the message's length.
    samples: Vec<Vec<u8>>,
    /// Blocks before the first one that the counter reaches.
    constant_blocks: usize,
}

/// Blocks that the counter reaches, or that are after such, and the state or hash value before them.
type Blocks<W, const N: usize, H> = (Vec<Affine<W, N>>, H);

impl Message {
    pub(super) fn new(function: &Function<'_>) -> Self {
        let sample = |counter| {
            let mut bytes = vec![0; function.length];
            (function.message)(counter, &mut bytes);
            pad(function.algorithm, &mut bytes);
            bytes
        };
        let counters = [0].into_iter().chain((0..function.counter_bits).map(|bit| 1 << bit));
        let mut message = Self {
            algorithm: function.algorithm,
            samples: counters.map(sample).collect(),
            constant_blocks: 0,
        };
        let reached = (0..message.samples[0].len()).find(|&i| message.reaches(i));
        message.constant_blocks = reached.unwrap_or(0) / block_bytes(function.algorithm);
        message
    }

    /// Blocks before the first one that the counter reaches.
    pub(super) fn constant_blocks(&self) -> usize {
        self.constant_blocks
    }

    /// Blocks from that one on.
    pub(super) fn varying_blocks(&self) -> usize {
        self.samples[0].len() / block_bytes(self.algorithm) - self.constant_blocks
    }

    /// Whether the byte is not the same for all counters.
    fn reaches(&self, byte: usize) -> bool {
        self.samples[1..].iter().any(|sample| sample[byte] != self.samples[0][byte])
    }

    /// The words of the first block that varies in which it does.
    pub(super) fn varying_words(&self) -> Vec<usize> {
        let (size, word) = (block_bytes(self.algorithm), self.algorithm.word_bits() as usize / 8);
        let start = self.constant_blocks * size;
        let bytes = (0..size).filter(|i| self.reaches(start + i));
        bytes.map(|i| i / word).collect::<BTreeSet<usize>>().into_iter().collect()
    }

    /// Block `index` of a sample as words.
    fn block<W: Word, const N: usize>(&self, sample: usize, index: usize, read: fn(&[u8]) -> W) -> [W; N] {
        let (size, word) = (block_bytes(self.algorithm), W::BITS as usize / 8);
        let block = &self.samples[sample][index * size..][..size];
        core::array::from_fn(|j| block.get(j * word..).map_or_else(W::default, read))
    }

    /// The blocks that are the same for all counters.
    fn constant<W: Word, const N: usize>(&self, read: fn(&[u8]) -> W) -> impl Iterator<Item = [W; N]> {
        (0..self.constant_blocks).map(move |index| self.block(0, index, read))
    }

    /// The blocks from the first one that the counter reaches, as functions of it.
    fn varying<W: Word, const N: usize>(&self, read: fn(&[u8]) -> W) -> Vec<Affine<W, N>> {
        let count = self.samples[0].len() / block_bytes(self.algorithm);
        let of_block = |index| Affine::of_samples(self.samples.len(), |i| self.block(i, index, read));
        (self.constant_blocks..count).map(of_block).collect()
    }

    /// The blocks of a sponge, the state before them absorbed in the first.
    pub(super) fn keccak(&self) -> Vec<Affine<u64, 25>> {
        let absorb = |state: [u64; 25], block: [u64; 25]| core::array::from_fn(|j| state[j] ^ block[j]);
        let state = self
            .constant(Word::from_le)
            .fold([0; 25], |state, block| keccak::permute(Scalar, absorb(state, block)));
        let mut blocks = self.varying(Word::from_le);
        blocks[0].zero = absorb(state, blocks[0].zero);
        blocks
    }

    /// The blocks of SHA-2, and the hash value before them.
    pub(super) fn sha2<H: Sha2>(&self, iv: &[H::Word; 8]) -> Blocks<H::Word, 16, [H::Word; 8]>
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let constant = self.constant(Word::from_be);
        let h = constant.fold(*iv, |h, block| sha2::compress::<H, H::Word>(Scalar, h, block));
        (self.varying(Word::from_be), h)
    }

    /// The blocks of BLAKE2, and the hash value before them.
    pub(super) fn blake2<H: Blake2>(&self) -> Blocks<H::Word, 16, [H::Word; 8]>
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let initial = blake2::initial::<H>(self.algorithm.digest_length(), 0);
        let h = self.constant(Word::from_le).enumerate().fold(initial, |h, (index, block)| {
            let bytes = ((index + 1) * block_bytes(self.algorithm)) as u128;
            blake2::compress::<H, H::Word, false>(Scalar, h, block, Position { bytes, last: false })
        });
        (self.varying(Word::from_le), h)
    }
}

/// Bytes that one permutation or compression takes.
fn block_bytes(algorithm: Algorithm) -> usize {
    match algorithm.family() {
        Family::Keccak(sponge) => sponge.rate,
        Family::Sha3x => SHA3_256.rate,
        _ => 2 * algorithm.word_bits() as usize,
    }
}

/// Pads a message to whole blocks.
fn pad(algorithm: Algorithm, bytes: &mut Vec<u8>) {
    let (total, size) = (bytes.len(), block_bytes(algorithm));
    let length = total % size;
    let start = total - length;
    let sponge = match algorithm.family() {
        Family::Keccak(sponge) => sponge,
        Family::Sha3x => SHA3_256,
        Family::Blake2s | Family::Blake2b => return bytes.resize(total.max(1).next_multiple_of(size), 0),
        family @ (Family::Sha256 { .. } | Family::Sha512 { .. }) => {
            bytes.resize(start + 2 * size, 0);
            let wide = matches!(family, Family::Sha512 { .. });
            let pad = if wide { sha2::pad::<u64> } else { sha2::pad::<u32> };
            let blocks = pad(&mut bytes[start..], length, total as u64);
            return bytes.truncate(start + blocks * size);
        }
    };
    bytes.resize(start + size, 0);
    sponge.pad(&mut bytes[start..], length);
}
