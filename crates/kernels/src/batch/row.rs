//! The rows of the tables of kernels that absorb blocks (`arch`), and the code of a row.

use super::counts::Work;
use arrayvec::ArrayVec;
use core::panic::RefUnwindSafe;
use hashes::sha2::Sums;
use hashes::{Common, Messages, Primitive, State, Stream};

/// The code of a kernel. The value holds the proof that the CPU has the instructions.
pub(crate) trait Absorb: Send + Sync + RefUnwindSafe {
    /// [`super::Kernel::degree`].
    fn degree(&self, primitive: Primitive) -> usize;

    /// [`super::Kernel::least`].
    fn least(&self, _: Primitive) -> usize {
        1
    }

    /// [`super::Kernel::is_lanes`].
    fn is_lanes(&self) -> bool {
        false
    }

    /// [`super::Kernel::absorb`], of one stream or more. Panics if the primitive is not one of the
    /// row's.
    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]);

    /// [`super::Kernel::absorb_sums`], of one stream or more, but no more than the degree. A kernel
    /// that has no form without a message schedule absorbs the block of the sums as any other.
    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        self.absorb(Primitive::Sha256, streams);
        let block = sums.block();
        let mut streams: Vec<_> =
            streams.iter_mut().map(|stream| Stream { state: &mut *stream.state, blocks: &block }).collect();
        self.absorb(Primitive::Sha256, &mut streams);
    }

    /// [`super::Kernel::digests`], of one message or more, which are what they should be. A kernel
    /// that takes streams from state to state does so with messages, too.
    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        through_states(self, common, messages, digests);
    }

    /// [`super::Kernel::work`].
    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work>;

    /// [`super::Kernel::retired`].
    fn retired(&self, _: Primitive, _streams: usize) -> Option<u64> {
        None
    }

    /// [`super::Kernel::sums_work`].
    fn sums_work(&self, _streams: usize) -> Option<Work> {
        None
    }
}

/// Bytes of a message of SHA-256 that are absorbed in one call together with the block after it.
pub(crate) const FEW: usize = 4 * 64;

/// [`super::Kernel::digests`] by lanes, as many messages at a time as there are.
pub(crate) fn in_lanes(
    lanes: usize,
    common: &Common<'_>,
    messages: &Messages<'_>,
    digests: &mut [u8],
    of_lanes: impl Fn(&Messages<'_>, &mut [u8]),
) {
    for (i, digests) in digests.chunks_mut(lanes * common.length).enumerate() {
        of_lanes(&messages.part(i * lanes, lanes), digests);
    }
}

/// [`super::Kernel::digests`] by a state in memory for each message.
pub(crate) fn through_states(
    kernel: &(impl Absorb + ?Sized),
    common: &Common<'_>,
    messages: &Messages<'_>,
    digests: &mut [u8],
) {
    let degree = kernel.degree(common.primitive);
    let mut states: ArrayVec<State, MOST> = ArrayVec::new();
    (0..degree.min(messages.count())).for_each(|_| states.push(common.initial.clone()));
    for (i, digests) in digests.chunks_mut(degree * common.length).enumerate() {
        let part = messages.part(i * degree, degree);
        let states = &mut states[..part.count()];
        if i > 0 {
            states.iter_mut().for_each(|state| state.copy(common.primitive, common.initial));
        }
        part_through_states(kernel, common, &part, states, digests);
    }
}

/// [`through_states`] of as many messages as the kernel takes streams, from states that have begun.
fn part_through_states(
    kernel: &(impl Absorb + ?Sized),
    common: &Common<'_>,
    messages: &Messages<'_>,
    states: &mut [State],
    digests: &mut [u8],
) {
    if messages.before() > 0 {
        let mut streams: ArrayVec<Stream<'_>, MOST> = ArrayVec::new();
        let each = states.iter_mut().zip(messages.blocks);
        streams.extend(each.map(|(state, blocks)| Stream { state, blocks }));
        // Kernels for many blocks differ from those for the known one; with few blocks, passing the
        // states through memory between the two costs more.
        if let Some(sums) = common.sums
            && messages.before() <= FEW
        {
            kernel.absorb_sums(&mut streams, sums);
            drop(streams);
            return State::digests(states, common.primitive, common.length, digests);
        }
        kernel.absorb(common.primitive, &mut streams);
    }
    let mut streams: ArrayVec<Stream<'_>, MOST> = ArrayVec::new();
    for (i, state) in states.iter_mut().enumerate() {
        state.mark_last(common.primitive, messages.lengths[i]);
        streams.push(Stream { state, blocks: if common.sums.is_some() { &[] } else { messages.end(i) } });
    }
    match common.sums {
        Some(sums) => kernel.absorb_sums(&mut streams, sums),
        None => kernel.absorb(common.primitive, &mut streams),
    }
    drop(streams);
    State::digests(states, common.primitive, common.length, digests);
}

/// A kernel in the table of its architecture.
pub(crate) struct Row {
    /// The name in tables and on the command line.
    pub(crate) name: &'static str,
    /// Whether it hashes a primitive.
    pub(crate) hashes: fn(Primitive) -> bool,
    /// Its code, if this CPU has the instructions.
    pub(crate) detect: fn() -> Option<Box<dyn Absorb>>,
}

/// The most streams that a kernel takes, however long registers are.
pub(crate) const MOST: usize = 32;
