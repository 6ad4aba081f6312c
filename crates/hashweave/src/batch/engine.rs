//! Keeps lanes full while many streams of any lengths are hashed at once.
//!
//! Each stream in flight has a slot, and a slot has a segment: contiguous whole blocks, in the caller's memory or, for
//! the padded end of a message, in the slot. A step hashes from every slot as many blocks as the shortest segment has.
//! A slot whose segment has ended then gets another one, of the same stream or of the next. A kernel needs the same
//! number of blocks from all streams; this way all its lanes are busy as long as there are enough streams, and nothing
//! has to be sorted.

use super::plan::Plan;
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::{Primitive, Stream};

/// A stream in flight.
pub(super) trait Slot {
    /// Bytes left of the segment, whole blocks.
    fn left(&self) -> usize;
    /// Takes the next `bytes` of the segment, at most those that are left.
    fn take(&mut self, bytes: usize) -> Stream<'_>;
}

/// Where segments come from.
pub(super) trait Feed<S> {
    /// The slot's segment has ended: gives it another one, which is not empty. False if there is none, and
    /// the slot is idle.
    fn refill(&mut self, slot: &mut S) -> bool;
}

/// Absorbs as much as the shortest segments have, refills the slots whose segments have ended, and returns
/// how many slots are live, which are the first.
pub(super) fn step<S: Slot>(
    plan: &Plan,
    primitive: Primitive,
    slots: &mut [S],
    feed: &mut impl Feed<S>,
) -> usize {
    let mut begin = 0;
    for share in plan.shares(slots.len()) {
        let chunk = &mut slots[begin..begin + share.count];
        let bytes = chunk.iter().map(Slot::left).min().unwrap_or(0);
        // Filled where it lies: to collect it would move it, with all the room for more.
        let mut streams: ArrayVec<Stream<'_>, WIDEST> = ArrayVec::new();
        streams.extend(chunk.iter_mut().map(|slot| slot.take(bytes)));
        share.kernel.absorb(primitive, &mut streams);
        begin += share.count;
    }
    let (mut slot, mut live) = (0, slots.len());
    while slot < live {
        if slots[slot].left() > 0 || feed.refill(&mut slots[slot]) {
            slot += 1;
        } else {
            live -= 1;
            slots.swap(slot, live);
        }
    }
    live
}

/// Works off everything that the slots, all of which are live, and the feed have.
pub(super) fn drain<S: Slot>(plan: &Plan, primitive: Primitive, slots: &mut [S], feed: &mut impl Feed<S>) {
    let mut live = slots.len();
    while live > 0 {
        live = step(plan, primitive, &mut slots[..live], feed);
    }
}
