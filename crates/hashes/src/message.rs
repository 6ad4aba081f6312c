//! Messages of one length, one a lane: reading words across them, padding their ends, writing digests.

use lanes::{Lanes, MAX_LANES, Word};

/// The longest padded end: two blocks of SHA-512.
const TAIL: usize = 256;

/// Up to [`MAX_LANES`] messages of one length.
#[derive(Clone, Copy)]
pub(crate) struct Messages<'a> {
    slices: [&'a [u8]; MAX_LANES],
    count: usize,
}

impl<'a> Messages<'a> {
    /// Of `messages`, which are at least one and of one length.
    pub(crate) fn new(messages: &[&'a [u8]]) -> Self {
        let mut slices = [messages[0]; MAX_LANES];
        for (slice, message) in slices.iter_mut().zip(messages) {
            assert_eq!(message.len(), messages[0].len(), "lanes take messages of one length");
            *slice = message;
        }
        Self { slices, count: messages.len() }
    }

    /// Bytes in each message.
    pub(crate) fn length(&self) -> usize {
        self.slices[0].len()
    }

    /// The messages from byte `offset` on.
    pub(crate) fn at(&self, offset: usize) -> Self {
        let mut rest = *self;
        for slice in &mut rest.slices {
            *slice = &slice[offset..];
        }
        rest
    }

    /// Copies of the messages from byte `offset` on, zeros behind, to be padded.
    pub(crate) fn tail(&self, offset: usize) -> Tail {
        let mut tail = Tail { blocks: [[0; TAIL]; MAX_LANES], count: self.count };
        for (block, slice) in tail.blocks.iter_mut().zip(&self.slices[..self.count]) {
            block[..slice.len() - offset].copy_from_slice(&slice[offset..]);
        }
        tail
    }

    /// The word at byte `offset` of every message, read by `read`; lanes without a message repeat the first.
    #[inline(always)]
    pub(crate) fn word<V: Lanes>(&self, token: V::Token, offset: usize, read: fn(&[u8]) -> V::Word) -> V {
        let mut row = <V::Word as Word>::Row::default();
        for (word, slice) in row.as_mut()[..V::COUNT].iter_mut().zip(&self.slices) {
            *word = read(&slice[offset..]);
        }
        V::load(token, &row)
    }
}

/// The padded ends of messages.
pub(crate) struct Tail {
    blocks: [[u8; TAIL]; MAX_LANES],
    count: usize,
}

impl Tail {
    /// One block a message.
    pub(crate) fn blocks_mut(&mut self) -> &mut [[u8; TAIL]] {
        &mut self.blocks[..self.count]
    }

    /// The blocks as messages.
    pub(crate) fn messages(&self) -> Messages<'_> {
        let mut slices = [&self.blocks[0][..]; MAX_LANES];
        for (slice, block) in slices.iter_mut().zip(&self.blocks[..self.count]) {
            *slice = block;
        }
        Messages { slices, count: self.count }
    }
}

/// Writes a word of every lane at byte `offset` of its output, as far as the output reaches.
#[inline(always)]
pub(crate) fn emit<V: Lanes>(
    word: V,
    offset: usize,
    outputs: &mut [&mut [u8]],
    write: fn(V::Word) -> [u8; 8],
) {
    let mut row = <V::Word as Word>::Row::default();
    word.store(&mut row);
    for (output, &word) in outputs.iter_mut().zip(row.as_ref()) {
        if let Some(room) = output.get_mut(offset..) {
            let n = room.len().min(V::Word::BITS as usize / 8);
            room[..n].copy_from_slice(&write(word)[..n]);
        }
    }
}
