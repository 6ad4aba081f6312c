//! Absorbing on vectors whose size only the machine knows: streams into rows and back.
//!
//! [`Scalable::absorb`] takes a block of every lane as rows, so each block is transposed here, word
//! by word, and the states are in rows from the first block to the last. That is a load and a store
//! for every word next to some twenty vector instructions for it (SHA-256: 3000 for 16 words,
//! Keccak: 3600 for 17), and scalar code that a core of this kind runs next to the vectors.

use crate::scalable::Scalable;
use hashes::sha2::Sums;
use hashes::{Primitive, Stream};
use lanes::Word;

/// The most streams that are taken. Registers of 2048 bits have 64 lanes of 32 bits, of which half
/// stay idle: the callers of kernels hold no more streams (`hashweave::batch::plan::WIDEST`), and
/// no other kernel takes more.
pub(super) const MOST_STREAMS: usize = 32;

/// How many streams a kernel takes.
pub(super) fn degree(kernel: Scalable, primitive: Primitive) -> usize {
    let lanes = if primitive.word_bits() == 64 { kernel.lanes::<u64>() } else { kernel.lanes::<u32>() };
    lanes.min(MOST_STREAMS)
}

/// Absorbs the blocks of streams, at least one.
///
/// # Panics
///
/// If there are too many streams, or their blocks are not whole or not equally many.
pub(super) fn absorb(kernel: Scalable, primitive: Primitive, streams: &mut [Stream<'_>]) {
    if primitive.word_bits() == 64 {
        Transposed::<u64>::of(kernel, primitive, streams).absorb(kernel, primitive, streams);
    } else {
        Transposed::<u32>::of(kernel, primitive, streams).absorb(kernel, primitive, streams);
    }
}

/// Absorbs the blocks of streams of SHA-256, and then the block of `sums`.
pub(super) fn absorb_sums(kernel: Scalable, streams: &mut [Stream<'_>], sums: &Sums) {
    absorb(kernel, Primitive::Sha256, streams);
    // The kernel has no form without a message schedule.
    let block = sums.block();
    let mut streams: Vec<_> =
        streams.iter_mut().map(|stream| Stream { state: &mut *stream.state, blocks: &block }).collect();
    absorb(kernel, Primitive::Sha256, &mut streams);
}

/// Words of a state that a kernel reads and writes.
fn state_words(primitive: Primitive) -> usize {
    match primitive {
        Primitive::Sha256 | Primitive::Sha512 => 8,
        // h, t and f.
        Primitive::Blake2s | Primitive::Blake2b => 11,
        Primitive::Keccak { .. } => 25,
    }
}

/// The states and a block of all streams; lanes without a stream have zeros.
struct Transposed<W> {
    lanes: usize,
    state: Vec<W>,
    block: Vec<W>,
}

impl<W: Word> Transposed<W> {
    const BYTES: usize = W::BITS as usize / 8;

    fn of(kernel: Scalable, primitive: Primitive, streams: &[Stream<'_>]) -> Self {
        let (lanes, degree) = (kernel.lanes::<W>(), degree(kernel, primitive));
        assert!(streams.len() <= degree, "there are {} streams for {degree}", streams.len());
        let words = primitive.block() / Self::BYTES;
        let mut state = vec![W::default(); state_words(primitive) * lanes];
        for (lane, stream) in streams.iter().enumerate() {
            put(&mut state, lanes, lane, stream.state.lines().as_flattened(), W::from_le);
        }
        Self { lanes, state, block: vec![W::default(); words * lanes] }
    }

    fn absorb(mut self, kernel: Scalable, primitive: Primitive, streams: &mut [Stream<'_>]) {
        let size = primitive.block();
        let length = streams[0].blocks.len();
        assert!(length.is_multiple_of(size), "the blocks are not whole");
        assert!(streams.iter().all(|stream| stream.blocks.len() == length), "lanes take equally many blocks");
        let counts = matches!(primitive, Primitive::Blake2s | Primitive::Blake2b);
        for begin in (0..length).step_by(size) {
            self.fill(primitive, begin, streams);
            if counts {
                self.count(streams, begin + size);
            }
            kernel.absorb(primitive, &mut self.state, &self.block);
        }
        self.store(if counts { 8 } else { state_words(primitive) }, streams);
        if counts {
            for stream in streams {
                stream.state.set_counter::<W>(stream.state.counter::<W>().wrapping_add(length as u64));
            }
        }
    }

    /// Puts the blocks at byte `begin` of all streams in the rows, as the algorithm values words.
    fn fill(&mut self, primitive: Primitive, begin: usize, streams: &[Stream<'_>]) {
        let size = primitive.block();
        let big_endian = primitive.is_big_endian();
        for (lane, stream) in streams.iter().enumerate() {
            let bytes = &stream.blocks[begin..begin + size];
            if big_endian {
                put(&mut self.block, self.lanes, lane, bytes, W::from_be);
            } else {
                put(&mut self.block, self.lanes, lane, bytes, W::from_le);
            }
        }
    }

    /// Sets t of BLAKE2 to its value after `bytes` more bytes.
    fn count(&mut self, streams: &[Stream<'_>], bytes: usize) {
        for (lane, stream) in streams.iter().enumerate() {
            let t = stream.state.counter::<W>().wrapping_add(bytes as u64);
            self.state[8 * self.lanes + lane] = W::truncate(t);
            // The upper half of BLAKE2b's stays zero: a message has fewer than 2^64 bytes.
            self.state[9 * self.lanes + lane] = W::truncate(if W::BITS == 32 { t >> 32 } else { 0 });
        }
    }

    /// Writes the first rows back.
    fn store(&self, words: usize, streams: &mut [Stream<'_>]) {
        for (lane, stream) in streams.iter_mut().enumerate() {
            for word in 0..words {
                stream.state.set_word(word, self.state[word * self.lanes + lane]);
            }
        }
    }
}

/// Writes the first words of a lane's bytes into as many rows.
#[inline]
fn put<W: Word>(rows: &mut [W], lanes: usize, lane: usize, bytes: &[u8], read: impl Fn(&[u8]) -> W) {
    for (row, bytes) in rows.chunks_exact_mut(lanes).zip(bytes.chunks_exact(Transposed::<W>::BYTES)) {
        row[lane] = read(bytes);
    }
}
