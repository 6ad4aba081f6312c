//! Keeps lanes full while many streams of any lengths are hashed at once.
//!
//! Each stream in flight has a slot, and a slot has a segment: contiguous whole blocks, in the
//! caller's memory or, for the padded end of a message, in the slot. A step hashes from every slot
//! as many blocks as the shortest segment has. A slot whose segment has ended then gets another
//! one, of the same stream or of the next. A kernel needs the same number of blocks from all
//! streams; this way all its lanes are busy as long as there are enough streams, and nothing has to
//! be sorted.

use super::plan::Plan;
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::{Primitive, Stream};

/// A stream in flight.
pub(super) trait Slot {
    /// Returns the number of bytes left of the segment, which are whole blocks.
    fn left(&self) -> usize;
    /// Takes the next `bytes` bytes of the segment, at most those that are left.
    fn take(&mut self, bytes: usize) -> Stream<'_>;
}

/// The source of segments.
pub(super) trait Feed<S> {
    /// Gives the slot, whose segment has ended, another one, which is not empty. Returns false if
    /// there is none, in which case the slot is idle.
    fn refill(&mut self, slot: &mut S) -> bool;
}

/// Absorbs as many blocks as the shortest segments have, refills the slots whose segments have
/// ended, and returns how many slots, the first ones, are live.
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
        // The array is filled in place, because collecting would move it with all its free room.
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

/// Processes everything that the feed and the slots have; all slots are live.
pub(super) fn drain<S: Slot>(plan: &Plan, primitive: Primitive, slots: &mut [S], feed: &mut impl Feed<S>) {
    let mut live = slots.len();
    while live > 0 {
        live = step(plan, primitive, &mut slots[..live], feed);
    }
}
