//! Short messages that have equally many blocks: all of them are copied next to their padding and absorbed by one call, and no slots are needed.
//!
//! A slot knows which segment of its message comes next, and is as large as the longest that is copied: to make sixteen of them takes longer than to hash sixteen messages of a block. On Zen 4 sixteen
//! messages of 8 bytes took 101 ns each by slots and take 44 now with SHA-256, 101 and 38 with BLAKE2s, 103 and 73 with SHA-512, 126 and 97 with SHA3-256 (`docs/sum.md`).

use super::message::copy_state;
use super::plan::Plan;
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::{Algorithm, State, Stream, TAIL};

/// Bytes of a padded message, at most: [`WIDEST`] of them take less than half of a first-level cache.
const LONGEST: usize = 384;

/// Bytes of all messages of a step, at most, and of those of most steps: to clear the larger room takes half as long as to hash a block.
const ROOM: usize = WIDEST * LONGEST;
const LITTLE: usize = 2 << 10;

/// Messages that all take so many bytes, padded.
pub(super) struct Short<'a> {
    algorithm: Algorithm,
    padded: usize,
    /// What they begin with, and how many bytes of input that is: BLAKE2's key.
    initial: &'a State,
    before: u64,
}

impl<'a> Short<'a> {
    /// If the messages are that short, and equally long when they are padded.
    pub(super) fn of(
        algorithm: Algorithm,
        length: usize,
        initial: &'a State,
        before: u64,
        inputs: &[&[u8]],
    ) -> Option<Self> {
        let primitive = algorithm.primitive();
        let padded = algorithm.padded(inputs.first()?.len());
        // Of what marks its last block, only a block that is the whole message is one call.
        let most = if primitive.marks_last() { primitive.block() } else { LONGEST };
        let one_call = padded <= most && algorithm.passes() == 1 && length <= primitive.block();
        let alike = one_call && inputs.iter().all(|input| algorithm.padded(input.len()) == padded);
        alike.then_some(Self { algorithm, padded, initial, before })
    }

    /// The digests of the messages.
    pub(super) fn digest_many(&self, plan: &Plan, length: usize, inputs: &[&[u8]], out: &mut [u8]) {
        let width = plan.width().min(inputs.len());
        match width * self.padded <= LITTLE {
            true => self.in_room::<LITTLE>(plan, width, length, inputs, out),
            false => self.in_room::<ROOM>(plan, width, length, inputs, out),
        }
    }

    /// The digests of the messages, `width` at once, whose padded bytes fit the room.
    fn in_room<const BYTES: usize>(
        &self,
        plan: &Plan,
        width: usize,
        length: usize,
        inputs: &[&[u8]],
        out: &mut [u8],
    ) {
        let (primitive, padded) = (self.algorithm.primitive(), self.padded);
        // Made where it lies: to collect it would move it, with all the room for more.
        let mut states: ArrayVec<State, WIDEST> = ArrayVec::new();
        (0..width).for_each(|_| states.push(self.initial.clone()));
        let mut blocks = [0; BYTES];
        let mut lengths = [None; WIDEST];
        let (mut inputs, mut out) = (inputs, out.chunks_exact_mut(length));
        while !inputs.is_empty() {
            let share = plan.first(inputs.len().min(width));
            let (now, later) = inputs.split_at(share.count);
            let states = &mut states[..now.len()];
            let places = states.iter_mut().zip(blocks.chunks_exact_mut(padded)).zip(&mut lengths);
            for (((state, blocks), length), input) in places.zip(now) {
                copy_state(primitive, self.initial, state);
                blocks[..input.len()].copy_from_slice(input);
                // The padding of a message that was as long is there still; BLAKE2's is in the state.
                if *length != Some(input.len()) || primitive.marks_last() {
                    self.pad(state, blocks, input.len());
                    *length = Some(input.len());
                }
            }
            let mut streams: ArrayVec<Stream<'_>, WIDEST> = ArrayVec::new();
            streams.extend(
                states
                    .iter_mut()
                    .zip(blocks.chunks_exact(padded))
                    .map(|(state, blocks)| Stream { state, blocks }),
            );
            share.kernel.absorb(primitive, &mut streams);
            drop(streams);
            for (state, out) in states.iter().zip(out.by_ref()) {
                state.digest(self.algorithm, out);
            }
            inputs = later;
        }
    }

    /// Pads a message of `length` bytes.
    fn pad(&self, state: &mut State, blocks: &mut [u8], length: usize) {
        let rest = length - self.algorithm.whole(length);
        let mut tail = [0; TAIL];
        let end = state.pad(self.algorithm, &mut tail, rest, self.before + length as u64);
        blocks[length..].copy_from_slice(&tail[rest..end]);
    }
}
