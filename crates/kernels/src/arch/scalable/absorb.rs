//! Absorbing on vectors whose size only the machine knows: streams into rows and back.
//!
//! [`Scalable::absorb`] takes a block of every lane as rows, so each block is transposed here, word
//! by word, and the states are in rows from the first block to the last. That is a load and a store
//! for every word next to some twenty vector instructions for it (SHA-256: 3000 for 16 words,
//! Keccak: 3600 for 17), and scalar code that a core of this kind runs next to the vectors.

use super::Scalable;
use crate::batch::counts::{Work, block_chain, block_operations};
use crate::batch::row::{Absorb, MOST};
use hashes::{Primitive, Stream};
use lanes::Word;
use lanes::tally::Mix;

impl Absorb for Scalable {
    /// A lane a stream, but no more than [`MOST`]: registers of 2048 bits have 64 lanes of 32 bits,
    /// of which half stay idle.
    fn degree(&self, primitive: Primitive) -> usize {
        let lanes = if primitive.word_bits() == 64 { self.lanes::<u64>() } else { self.lanes::<u32>() };
        lanes.min(MOST)
    }

    fn is_lanes(&self) -> bool {
        true
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        if primitive.word_bits() == 64 {
            Transposed::<u64>::of(*self, primitive, streams).absorb(*self, primitive, streams);
        } else {
            Transposed::<u32>::of(*self, primitive, streams).absorb(*self, primitive, streams);
        }
    }

    /// A block of every lane, with the state's rows, which rest in memory between blocks: a load
    /// and a store of each word of the hash value or of Keccak's state.
    fn work(&self, primitive: Primitive, _: usize) -> Option<Work> {
        let words = primitive.state_bytes() as u64 * 8 / u64::from(primitive.word_bits());
        // t and f of BLAKE2 are no part of the hash value.
        let rows = if primitive.marks_last() { 8 } else { words };
        let state = Mix { load: rows, store: rows, ..Mix::NONE };
        let kernel = *self;
        let chain = block_chain(move |op| kernel.cost(op), primitive);
        let mix = self.instructions(&block_operations(primitive)) + state;
        Some(Work { chain, ..Work::plain(self.isa(), mix) })
    }

    fn retired(&self, primitive: Primitive, _: usize) -> Option<u64> {
        Some(self.executed(primitive))
    }

    /// It computes the message schedule.
    fn sums_work(&self, streams: usize) -> Option<Work> {
        self.work(Primitive::Sha256, streams)
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
        let (lanes, degree) = (kernel.lanes::<W>(), kernel.degree(primitive));
        assert!(streams.len() <= degree, "there are {} streams for {degree}", streams.len());
        let words = primitive.block() / Self::BYTES;
        let mut state = vec![W::default(); primitive.state_bytes() / Self::BYTES * lanes];
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
        // Only BLAKE2 marks its last block, and counts.
        let counts = primitive.marks_last();
        for begin in (0..length).step_by(size) {
            self.fill(primitive, begin, streams);
            if counts {
                self.count(streams, begin + size);
            }
            kernel.absorb(primitive, &mut self.state, &self.block);
        }
        self.store(if counts { 8 } else { primitive.state_bytes() / Self::BYTES }, streams);
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
