//! SHA-256 of messages that all have the same length of whole blocks: the nodes of hash trees.
//!
//! Their padding is a separate block that is the same for all of them, so its message schedule is
//! computed once, and the messages are not copied.

use super::message::{copy_state, lines_of};
use super::plan::Plan;
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::sha2::{Sums, padding_block};
use hashes::{Algorithm, Primitive, State, Stream};
use std::borrow::Cow;
use std::sync::LazyLock;

/// Bytes of a message that is absorbed in one call together with the block after it.
const FEW: usize = 4 * 64;

/// With fewer messages, computing the schedule takes longer than it saves, because kernels for few
/// messages gain little by it.
const MANY: usize = 8;

/// The schedule of the block after 64 bytes: two digests, a node of most hash trees.
static AFTER_64: LazyLock<Sums> = LazyLock::new(|| Sums::of_padding(64));

/// The block after the messages.
pub(super) struct Padding {
    block: [u8; 64],
    /// Its message schedule, for many messages or of 64 bytes.
    sums: Option<Cow<'static, Sums>>,
}

impl Padding {
    /// Returns the block after these messages; none if it is not the same for all, or the algorithm
    /// has no such shortcut.
    pub(super) fn behind(algorithm: Algorithm, inputs: &[&[u8]]) -> Option<Self> {
        let length = inputs.first()?.len();
        let simple = algorithm.primitive() == Primitive::Sha256 && algorithm.passes() == 1;
        let whole = length > 0 && length.is_multiple_of(Primitive::Sha256.block());
        if !simple || !whole || inputs.iter().any(|input| input.len() != length) {
            return None;
        }
        let block = padding_block(length as u64);
        let sums = match length {
            64 => Some(Cow::Borrowed(&*AFTER_64)),
            _ => (inputs.len() >= MANY).then(|| Cow::Owned(Sums::of_block(&block))),
        };
        Some(Self { block, sums })
    }

    /// Computes the digests of the messages; `initial` is the state before them.
    pub(super) fn digest_many(
        &self,
        plan: &Plan,
        algorithm: Algorithm,
        initial: &State,
        inputs: &[&[u8]],
        out: &mut [u8],
    ) {
        let width = plan.width().min(inputs.len());
        // The array is filled in place, because collecting would move it with all its free room.
        let mut states: ArrayVec<State, WIDEST> = ArrayVec::new();
        (0..width).for_each(|_| states.push(initial.clone()));
        let (mut inputs, mut out, length) = (inputs, out, algorithm.digest_length());
        while !inputs.is_empty() {
            let share = plan.first(inputs.len().min(states.len()));
            let (now, later) = inputs.split_at(share.count);
            let states = &mut states[..now.len()];
            let mut streams: ArrayVec<Stream<'_>, WIDEST> = ArrayVec::new();
            for (state, input) in states.iter_mut().zip(now) {
                copy_state(lines_of(Primitive::Sha256), initial, state);
                streams.push(Stream { state, blocks: input });
            }
            // Kernels for many blocks differ from those for the known one; with few blocks, passing
            // the states through memory between the two costs more.
            if now[0].len() > FEW || self.sums.is_none() {
                share.kernel.absorb(Primitive::Sha256, &mut streams);
                streams.iter_mut().for_each(|stream| stream.blocks = &[]);
            }
            match &self.sums {
                Some(sums) => share.kernel.absorb_sums(&mut streams, sums),
                None => {
                    streams.iter_mut().for_each(|stream| stream.blocks = &self.block);
                    share.kernel.absorb(Primitive::Sha256, &mut streams);
                }
            }
            drop(streams);
            let (digests, left) = out.split_at_mut(now.len() * length);
            State::digests(states, algorithm, length, digests);
            (inputs, out) = (later, left);
        }
    }
}
