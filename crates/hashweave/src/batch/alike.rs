//! Hashes messages that have the same number of blocks: those before the end where they lie, the
//! ends copied next to their padding, as many together as a kernel takes, without slots.
//!
//! A slot keeps track of the segments of its message, and has room for the longest message that is
//! copied, so making sixteen slots takes longer than hashing sixteen messages of a block.
//! (`docs/sum-kernels.md` has the figures.)

use super::plan::Plan;
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::sha2::Sums;
use hashes::{Algorithm, Primitive, State, TAIL};
use kernels::batch::{Common, Kernel, Messages};
use std::borrow::Cow;
use std::sync::LazyLock;

/// The room of a call for few messages: padded ends in bytes, and messages. Short ones fill the lanes
/// of any kernel.
const ROOM: (usize, usize) = (2 << 10, WIDEST);

/// The room of a call for many: as many of the longest ends as any kernel takes. It is made anew for
/// each call of the library, and a kernel begins anew for each time that it is filled: with room for
/// 32 of 1,024 short messages each took two cycles more.
const LARGE_ROOM: (usize, usize) = (WIDEST * TAIL, 4 * WIDEST);

/// With fewer messages, computing the schedule of a block takes longer than it saves.
const MANY: usize = 8;

/// The schedule of the block after 64 bytes: two digests, a node of most hash trees.
static AFTER_64: LazyLock<Sums> = LazyLock::new(|| Sums::of_padding(64));

/// Messages that take the same number of bytes when padded.
pub(super) struct Alike<'a> {
    algorithm: Algorithm,
    /// Bytes of a digest.
    length: usize,
    /// The state at the beginning of all messages, and the number of input bytes that it includes:
    /// BLAKE2's key.
    initial: &'a State,
    before: u64,
    /// Bytes of a message that are absorbed where they lie.
    whole: usize,
    /// Bytes of the first message after them, and whether all messages have as many.
    rest: usize,
    uniform: bool,
    /// The padded end of messages as long as the first, with zeros in place of their bytes.
    end: [u8; TAIL],
    end_length: usize,
    /// The message schedule of the end, if it has no byte of the messages.
    sums: Option<Cow<'static, Sums>>,
}

impl<'a> Alike<'a> {
    /// Returns a value if the messages, of the given lengths, have equally many blocks.
    #[inline(always)]
    pub(super) fn of(
        algorithm: Algorithm,
        length: usize,
        initial: &'a State,
        before: u64,
        mut lengths: impl ExactSizeIterator<Item = usize>,
    ) -> Option<Self> {
        let (count, primitive) = (lengths.len(), algorithm.primitive());
        let first = lengths.next()?;
        if length > primitive.block() {
            return None;
        }
        // Of messages of equally many blocks, padding takes up to two of some and one of others; all
        // have the longer end then.
        let (mut whole, padded, mut uniform) = (algorithm.whole(first), algorithm.padded(first), true);
        for length in lengths {
            if length != first {
                if algorithm.padded(length) != padded {
                    return None;
                }
                whole = whole.min(algorithm.whole(length));
                uniform = false;
            }
        }
        let (mut end, rest) = ([0; TAIL], first - whole);
        let end_length = algorithm.pad(&mut end, rest, before + first as u64);
        let known = primitive == Primitive::Sha256 && rest == 0 && first > 0 && uniform;
        let sums = known.then_some(first).and_then(|first| match first {
            64 => Some(Cow::Borrowed(&*AFTER_64)),
            _ => (count >= MANY).then(|| Cow::Owned(Sums::of_padding(first as u64))),
        });
        Some(Self { algorithm, length, initial, before, whole, rest, uniform, end, end_length, sums })
    }

    /// Computes the digests of the `count` messages that `message` returns by their index; `packed`
    /// are all of them, if they lie one after another.
    pub(super) fn digest_many<'b>(
        &self,
        plan: &Plan,
        count: usize,
        message: impl Fn(usize) -> &'b [u8],
        packed: Option<&[u8]>,
        digests: &mut [u8],
    ) {
        // Messages that are a block without padding are their own padded ends.
        let is_end = self.uniform && self.whole == 0 && self.rest == self.end_length;
        if let Some(ends) = packed.filter(|_| is_end) {
            return self.digest_ends(plan, ends, digests);
        }
        match self.is_small(plan, count) {
            true => self.digest_in::<{ ROOM.0 }, { ROOM.1 }>(plan, count, message, digests),
            false => self.digest_in::<{ LARGE_ROOM.0 }, { LARGE_ROOM.1 }>(plan, count, message, digests),
        }
    }

    /// Computes the digests of messages that have no other blocks than their padded ends, which lie one
    /// after another.
    fn digest_ends(&self, plan: &Plan, ends: &[u8], digests: &mut [u8]) {
        let mut group = Group::<0, { LARGE_ROOM.1 }>::new();
        group.most = LARGE_ROOM.1.min(ends.len() / self.end_length);
        group.set_lengths(self);
        let (mut ends, mut digests) = (ends, digests);
        while !ends.is_empty() {
            let (kernel, together) = group.share(plan, ends.len() / self.end_length);
            let (now, later) = ends.split_at(together * self.end_length);
            let (digests_now, digests_later) = digests.split_at_mut(together * self.length);
            group.digest(self, kernel, now, digests_now);
            (ends, digests) = (later, digests_later);
        }
    }

    /// Whether the smaller room is better: it has the ends of as many messages as a kernel takes at a
    /// time, and there are too few for the larger one to pay.
    fn is_small(&self, plan: &Plan, count: usize) -> bool {
        count < LARGE_ROOM.1 && plan.width().min(count) * self.end_length <= ROOM.0
    }

    fn digest_in<'b, const BYTES: usize, const MOST: usize>(
        &self,
        plan: &Plan,
        count: usize,
        message: impl Fn(usize) -> &'b [u8],
        digests: &mut [u8],
    ) {
        let mut group = Group::<BYTES, MOST>::new();
        group.begin(self, count);
        let (mut first, mut digests) = (0, digests);
        while first < count {
            let (kernel, together) = group.share(plan, count - first);
            let (now, later) = digests.split_at_mut(together * self.length);
            let messages = (first..first + together).map(&message);
            if self.whole > 0 {
                group.blocks.clear();
                group.blocks.extend(messages.clone().map(|message| &message[..self.whole]));
            }
            group.fill(self, messages);
            group.digest(self, kernel, group.ends(self, together), now);
            (first, digests) = (first + together, later);
        }
    }

    /// Replaces each of some digests by the digest of it, `times` times. A digest is a message of
    /// less than a block.
    pub(super) fn iterate(&self, plan: &Plan, times: u64, digests: &mut [u8]) {
        debug_assert!(self.whole == 0 && self.rest == self.length, "the messages are digests");
        let count = digests.len() / self.length;
        match self.is_small(plan, count) {
            true => self.iterate_in::<{ ROOM.0 }, { ROOM.1 }>(plan, count, times, digests),
            false => self.iterate_in::<{ LARGE_ROOM.0 }, { LARGE_ROOM.1 }>(plan, count, times, digests),
        }
    }

    fn iterate_in<const BYTES: usize, const MOST: usize>(
        &self,
        plan: &Plan,
        count: usize,
        times: u64,
        digests: &mut [u8],
    ) {
        let mut group = Group::<BYTES, MOST>::new();
        group.begin(self, count);
        let (mut left, mut digests) = (count, digests);
        while left > 0 {
            let (kernel, together) = group.share(plan, left);
            let (now, later) = digests.split_at_mut(together * self.length);
            for _ in 0..times {
                group.fill(self, now.chunks_exact(self.length));
                group.digest(self, kernel, group.ends(self, together), now);
            }
            (left, digests) = (left - together, later);
        }
    }
}

/// The messages of a call.
struct Group<'a, const BYTES: usize, const MOST: usize> {
    /// The most messages that there is room for.
    most: usize,
    /// Their blocks before the ends, if they have any.
    blocks: ArrayVec<&'a [u8], MOST>,
    /// Their padded ends.
    ends: ArrayVec<u8, BYTES>,
    /// Bytes of the messages, with those before them.
    lengths: ArrayVec<u64, MOST>,
}

impl<'a, const BYTES: usize, const MOST: usize> Group<'a, BYTES, MOST> {
    /// Without room for messages.
    #[inline(always)]
    fn new() -> Self {
        Self { most: 0, blocks: ArrayVec::new(), ends: ArrayVec::new(), lengths: ArrayVec::new() }
    }

    /// Puts down the padding of messages that are as long as the first, for `count` of them or as
    /// many as there is room for. A group that a function returned with its padding would be copied.
    fn begin(&mut self, alike: &Alike<'_>, count: usize) {
        self.most = MOST.min(BYTES / alike.end_length).min(count);
        match alike.end_length {
            64 => repeat(&alike.end[..64], self.most, &mut self.ends),
            128 => repeat(&alike.end[..128], self.most, &mut self.ends),
            length => repeat(&alike.end[..length], self.most, &mut self.ends),
        }
        self.set_lengths(alike);
    }

    /// Puts down the length of messages that are as long as the first.
    #[inline(always)]
    fn set_lengths(&mut self, alike: &Alike<'_>) {
        let length = alike.before + (alike.whole + alike.rest) as u64;
        self.lengths.extend(core::iter::repeat_n(length, self.most));
    }

    /// The ends of the first messages.
    #[inline(always)]
    fn ends(&self, alike: &Alike<'_>, count: usize) -> &[u8] {
        &self.ends[..count * alike.end_length]
    }

    /// Chooses a kernel for up to `count` messages, and how many of them it takes: as many times as
    /// it comes next.
    #[inline(always)]
    fn share(&self, plan: &Plan, count: usize) -> (Kernel, usize) {
        // Of as many as there is room for, the first step might be one that is not full.
        let mut first = plan.first(count);
        if first.count > self.most {
            first = plan.first(self.most);
        }
        let mut taken = first.count;
        while taken < count {
            let next = plan.first(count - taken);
            if next.count != first.count || taken + next.count > self.most {
                break;
            }
            taken += next.count;
        }
        (first.kernel, taken)
    }

    /// Takes the ends of messages.
    #[inline(always)]
    fn fill<'b>(&mut self, alike: &Alike<'_>, messages: impl Iterator<Item = &'b [u8]>) {
        let ends = self.ends.chunks_exact_mut(alike.end_length);
        if alike.uniform {
            // The padding is there already.
            if alike.rest > 0 {
                copy_each(alike.rest, ends.zip(messages.map(|message| &message[alike.whole..])));
            }
            return;
        }
        // The padding of messages of a length, with zeros in place of their bytes.
        let (mut padding, mut padded_for) = (alike.end, alike.before + (alike.whole + alike.rest) as u64);
        for ((end, length), message) in ends.zip(&mut self.lengths).zip(messages) {
            let rest = &message[alike.whole..];
            *length = alike.before + message.len() as u64;
            // Messages in the order of their lengths seldom have another one than those before.
            if padded_for != *length {
                padded_for = *length;
                padding = [0; TAIL];
                alike.algorithm.pad(&mut padding, rest.len(), *length);
            }
            match alike.end_length {
                64 => end.copy_from_slice(&padding[..64]),
                128 => end.copy_from_slice(&padding[..128]),
                length => end.copy_from_slice(&padding[..length]),
            }
            copy(rest, end);
        }
    }

    /// Computes the digests of the messages that have these ends.
    #[inline(always)]
    fn digest(&self, alike: &Alike<'_>, kernel: Kernel, ends: &[u8], digests: &mut [u8]) {
        let messages = Messages {
            lengths: &self.lengths[..digests.len() / alike.length],
            blocks: &self.blocks,
            ends,
            end_length: alike.end_length,
        };
        let common = Common {
            primitive: alike.algorithm.primitive(),
            initial: alike.initial,
            length: alike.length,
            sums: alike.sums.as_deref(),
        };
        kernel.digests(&common, &messages, digests);
    }
}

/// Appends an end `count` times. Inlined, a length that is known is copied without a call.
#[inline(always)]
fn repeat<const BYTES: usize>(end: &[u8], count: usize, ends: &mut ArrayVec<u8, BYTES>) {
    (0..count).for_each(|_| ends.try_extend_from_slice(end).expect("there is room for the ends"));
}

/// Copies bytes to the beginning of others, short ones without a call of `memcpy`, which takes
/// longer than the copy.
#[inline(always)]
pub(super) fn copy(from: &[u8], to: &mut [u8]) {
    copy_each(from.len(), core::iter::once((to, from)));
}

/// [`copy`] of bytes of one length each: the length is looked at once for all.
#[inline(always)]
fn copy_each<'a, 'b>(length: usize, each: impl Iterator<Item = (&'a mut [u8], &'b [u8])>) {
    match length {
        4..=8 => each.for_each(|(to, from)| copy_by::<4>(from, to)),
        9..=16 => each.for_each(|(to, from)| copy_by::<8>(from, to)),
        17..=32 => each.for_each(|(to, from)| copy_by::<16>(from, to)),
        33..=64 => each.for_each(|(to, from)| copy_by::<32>(from, to)),
        65..=128 => each.for_each(|(to, from)| copy_by::<64>(from, to)),
        length => each.for_each(|(to, from)| to[..length].copy_from_slice(from)),
    }
}

/// Copies `N` to 2 × `N` bytes to the beginning of others by two pieces, which may overlap.
#[inline(always)]
fn copy_by<const N: usize>(from: &[u8], to: &mut [u8]) {
    let to = &mut to[..from.len()];
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk::<N>()) {
        *to = *from;
    }
    if let (Some(to), Some(from)) = (to.last_chunk_mut::<N>(), from.last_chunk::<N>()) {
        *to = *from;
    }
}
