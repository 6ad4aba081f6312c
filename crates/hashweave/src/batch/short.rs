//! Hashes short messages that have the same number of blocks: all of them are copied next to their
//! padding and absorbed by one call, without slots.
//!
//! A slot keeps track of the segments of its message, and has room for the longest message that is
//! copied, so making sixteen slots takes longer than hashing sixteen messages of a block. On Zen 4
//! sixteen messages of 8 bytes took 101 ns each by slots and take 44 now with SHA-256, 101 and 38
//! with BLAKE2s, 103 and 73 with SHA-512, 126 and 97 with SHA3-256 (`docs/sum.md`).

use super::message::{copy_state, lines_of};
use super::plan::Plan;
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::{Algorithm, State, Stream, TAIL};

/// The most bytes of a padded message: [`WIDEST`] such messages take less than half of a
/// first-level cache.
const LONGEST: usize = 384;

/// The most bytes of all messages of a step, and of those of most steps: clearing the larger room
/// takes half as long as hashing a block.
const ROOM: usize = WIDEST * LONGEST;
const LITTLE: usize = 2 << 10;

/// Messages that take the same number of bytes when padded.
pub(super) struct Short<'a> {
    algorithm: Algorithm,
    padded: usize,
    /// The state at the beginning of all messages, and the number of input bytes that it includes:
    /// BLAKE2's key.
    initial: &'a State,
    before: u64,
}

impl<'a> Short<'a> {
    /// Returns a value if the messages are short enough, and equally long when they are padded.
    pub(super) fn of(
        algorithm: Algorithm,
        length: usize,
        initial: &'a State,
        before: u64,
        inputs: &[&[u8]],
    ) -> Option<Self> {
        let primitive = algorithm.primitive();
        let first = inputs.first()?.len();
        let padded = algorithm.padded(first);
        // If a primitive marks its last block, only a block that is the whole message takes one
        // call.
        let most = if primitive.marks_last() { primitive.block() } else { LONGEST };
        let one_call = padded <= most && algorithm.passes() == 1 && length <= primitive.block();
        let is_alike = |length| length == first || algorithm.padded(length) == padded;
        let alike = one_call && inputs.iter().all(|input| is_alike(input.len()));
        alike.then_some(Self { algorithm, padded, initial, before })
    }

    /// Computes the digests of the messages.
    pub(super) fn digest_many(&self, plan: &Plan, length: usize, inputs: &[&[u8]], out: &mut [u8]) {
        let width = plan.width().min(inputs.len());
        match width * self.padded <= LITTLE {
            true => self.in_room::<LITTLE>(plan, width, length, inputs, out),
            false => self.in_room::<ROOM>(plan, width, length, inputs, out),
        }
    }

    /// Computes the digests of the messages, `width` at once; their padded bytes fit the room.
    fn in_room<const BYTES: usize>(
        &self,
        plan: &Plan,
        width: usize,
        length: usize,
        inputs: &[&[u8]],
        out: &mut [u8],
    ) {
        let (primitive, padded) = (self.algorithm.primitive(), self.padded);
        let (lines, marks_last) = (lines_of(primitive), primitive.marks_last());
        // The array is filled in place, because collecting would move it with all its free room.
        let mut states: ArrayVec<State, WIDEST> = ArrayVec::new();
        (0..width).for_each(|_| states.push(self.initial.clone()));
        let mut blocks = [0; BYTES];
        let mut lengths = [None; WIDEST];
        let (mut inputs, mut out) = (inputs, out);
        while !inputs.is_empty() {
            let share = plan.first(inputs.len().min(width));
            let (now, later) = inputs.split_at(share.count);
            let states = &mut states[..now.len()];
            let places = states.iter_mut().zip(blocks.chunks_exact_mut(padded)).zip(&mut lengths);
            for (((state, blocks), length), input) in places.zip(now) {
                copy_state(lines, self.initial, state);
                blocks[..input.len()].copy_from_slice(input);
                // If the message before had the same length, its padding is still there; BLAKE2's
                // is in the state.
                if *length != Some(input.len()) || marks_last {
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
            let (digests, left) = out.split_at_mut(now.len() * length);
            State::digests(states, self.algorithm, length, digests);
            (inputs, out) = (later, left);
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
