//! The messages of a search, sampled: the part that is the same for all counters, and the blocks
//! that are not, as functions of the counter.

use super::affine::Affine;
use super::digits::{Digits, Flips, add};
use crate::batch;
use hashes::keccak::SHA3_256;
use hashes::merkle_damgard::pad as pad_words;
use hashes::{Algorithm, Family, State, Stream};
use lanes::Word;
use std::collections::BTreeSet;

/// The function that a search computes: an algorithm and the message of every counter.
pub struct Function<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Bits of the counter, 1 to 64.
    pub counter_bits: u32,
    /// Bytes of the message.
    pub length: usize,
    /// Writes the message of a counter into `length` zeros. Every byte must be affine over GF(2) in
    /// the counter's bits, as placing its bytes is.
    pub message: &'a dyn Fn(u64, &mut [u8]),
}

/// A [`Function`]'s messages, padded, for the counters that determine all others.
pub(super) struct Message<'a> {
    algorithm: Algorithm,
    /// The digits, if the counter is text.
    digits: Option<Digits<'a>>,
    /// The message of counter zero, and of every counter with one bit, lowest first. Each is
    /// written once, however many blocks are cut from it: a plan costs time in proportion to the
    /// message's length.
    samples: Vec<Vec<u8>>,
    /// Blocks before the first one that the counter reaches.
    constant_blocks: usize,
}

/// Blocks that the counter reaches, or that are after such, and the state or hash value before
/// them.
type Blocks<W, const N: usize, H> = (Vec<Affine<W, N>>, H);

impl<'a> Message<'a> {
    /// The messages of a counter in bits or, with `digits`, of text.
    pub(super) fn new(function: &Function<'_>, digits: Option<Digits<'a>>) -> Self {
        let sample = |counter| {
            let mut bytes = Vec::with_capacity(function.length + 2 * function.algorithm.primitive().block());
            bytes.resize(function.length, 0);
            (function.message)(counter, &mut bytes);
            pad(function.algorithm, &mut bytes);
            bytes
        };
        let bits = if digits.is_some() { 0 } else { function.counter_bits };
        let counters = [0].into_iter().chain((0..bits).map(|bit| 1 << bit));
        let mut message = Self {
            algorithm: function.algorithm,
            digits,
            samples: counters.map(sample).collect(),
            constant_blocks: 0,
        };
        let reached = (0..message.samples[0].len()).find(|&i| message.reaches(i));
        message.constant_blocks = reached.unwrap_or(0) / function.algorithm.primitive().block();
        message
    }

    /// Blocks before the first one that the counter reaches.
    pub(super) fn constant_blocks(&self) -> usize {
        self.constant_blocks
    }

    /// Blocks from that one on.
    pub(super) fn varying_blocks(&self) -> usize {
        self.samples[0].len() / self.algorithm.primitive().block() - self.constant_blocks
    }

    /// Whether the byte is not the same for all counters.
    fn reaches(&self, byte: usize) -> bool {
        if let Some(Digits { offset, width, .. }) = self.digits {
            return (offset..offset + width).contains(&byte);
        }
        self.samples[1..].iter().any(|sample| sample[byte] != self.samples[0][byte])
    }

    /// The words of the first block that varies in which it does.
    pub(super) fn varying_words(&self) -> Vec<usize> {
        let (size, word) = (self.algorithm.primitive().block(), self.algorithm.word_bits() as usize / 8);
        let start = self.constant_blocks * size;
        let bytes = (0..size).filter(|i| self.reaches(start + i));
        bytes.map(|i| i / word).collect::<BTreeSet<usize>>().into_iter().collect()
    }

    /// Block `index` of a sample as words.
    fn block<W: Word, const N: usize>(&self, sample: usize, index: usize, read: fn(&[u8]) -> W) -> [W; N] {
        let size = self.algorithm.primitive().block();
        words(&self.samples[sample][index * size..][..size], read)
    }

    /// The bits that digits flip in block `index`.
    fn flips<W: Word, const N: usize>(
        &self,
        digits: &Digits<'_>,
        index: usize,
        read: fn(&[u8]) -> W,
    ) -> Flips<W, N> {
        let size = self.algorithm.primitive().block();
        Flips::new(digits, |byte, bits| {
            let mut block = vec![0; size];
            if byte / size == index {
                block[byte % size] = bits;
            }
            words(&block, read)
        })
    }

    /// The first words of the state after the blocks that are the same for all counters.
    fn before<W: Word, const N: usize>(&self) -> [W; N] {
        let (algorithm, primitive) = (self.algorithm, self.algorithm.primitive());
        let mut state = State::initial(algorithm, algorithm.digest_length(), 0);
        let blocks = &self.samples[0][..self.constant_blocks * primitive.block()];
        if !blocks.is_empty() {
            let stream = Stream { state: &mut state, blocks };
            batch::Kernel::plainest().absorb(primitive, &mut [stream]);
        }
        core::array::from_fn(|i| state.word(i))
    }

    /// The blocks from the first one that the counter reaches, as functions of it.
    fn varying<W: Word, const N: usize>(&self, read: fn(&[u8]) -> W) -> Vec<Affine<W, N>> {
        let count = self.samples[0].len() / self.algorithm.primitive().block();
        let mut blocks: Vec<Affine<W, N>> = Vec::with_capacity(count - self.constant_blocks);
        let mut constant = None;
        for index in self.constant_blocks..count {
            if self.is_constant(index) {
                let like = constant.map(|place: usize| &blocks[place]);
                let block = Affine::constant(self.block(0, index, read), like);
                constant = Some(blocks.len());
                blocks.push(block);
            } else if let Some(digits) = &self.digits {
                let zero = self.block(0, index, read);
                blocks.push(Affine::of_digits(zero, self.flips(digits, index, read)));
            } else {
                blocks.push(Affine::of_samples(self.samples.len(), |i| self.block(i, index, read)));
            }
        }
        blocks
    }

    /// Whether a block is the same for all counters.
    fn is_constant(&self, index: usize) -> bool {
        let size = self.algorithm.primitive().block();
        let mut bytes = index * size..(index + 1) * size;
        if self.digits.is_some() {
            return !bytes.any(|byte| self.reaches(byte));
        }
        self.samples[1..].iter().all(|sample| sample[bytes.clone()] == self.samples[0][bytes.clone()])
    }

    /// The blocks of a sponge, the state before them absorbed in the first.
    pub(super) fn keccak(&self) -> Vec<Affine<u64, 25>> {
        let mut blocks = self.varying(Word::from_le);
        blocks[0].zero = add(&self.before(), &blocks[0].zero);
        blocks
    }

    /// The blocks of a compression function, and the hash value before them.
    pub(super) fn compressed<W: Word>(&self) -> Blocks<W, 16, [W; 8]> {
        let is_big_endian = self.algorithm.primitive().is_big_endian();
        (self.varying(if is_big_endian { W::from_be } else { W::from_le }), self.before())
    }
}

/// A block as words; a sponge's is padded with zeros.
fn words<W: Word, const N: usize>(block: &[u8], read: fn(&[u8]) -> W) -> [W; N] {
    let word = W::BITS as usize / 8;
    core::array::from_fn(|j| block.get(j * word..).map_or_else(W::default, read))
}

/// Pads a message to whole blocks.
fn pad(algorithm: Algorithm, bytes: &mut Vec<u8>) {
    let (total, size) = (bytes.len(), algorithm.primitive().block());
    let length = total % size;
    let start = total - length;
    let sponge = match algorithm.family() {
        Family::Keccak(sponge) => sponge,
        Family::Sha3x => SHA3_256,
        Family::Blake2s | Family::Blake2b | Family::Blake3 => {
            return bytes.resize(total.max(1).next_multiple_of(size), 0);
        }
        Family::Sha256 { .. } | Family::Sha512 { .. } | Family::MerkleDamgard(_) => {
            bytes.resize(start + 2 * size, 0);
            let pad = if algorithm.word_bits() == 64 { pad_words::<u64> } else { pad_words::<u32> };
            let big_endian = algorithm.primitive().is_big_endian();
            let blocks = pad(&mut bytes[start..], length, total as u64, big_endian);
            return bytes.truncate(start + blocks * size);
        }
    };
    bytes.resize(start + size, 0);
    sponge.pad(&mut bytes[start..], length);
}
