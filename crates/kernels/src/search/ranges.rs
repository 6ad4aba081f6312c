//! A range of counters as a [`Scan`]: the words of the first batch, and what is known of its blocks.

use super::affine::{Block, Phase, Scan, Tables};
use super::candidates::Candidates;
use super::cores::{Core, Place};
use super::digits::Cycle;
use lanes::Word;

/// The known values of every block for all counters of some batches, given the words at the first
/// counter.
fn known<W: Word, C: Core<W, N>, const N: usize>(
    core: C,
    blocks: &[Tables<W, N>],
    bases: &[Block<W, N>],
    batches: [u64; 2],
) -> Vec<C::Known> {
    let of_block = |(index, (block, base)): (usize, (&Tables<W, N>, &Block<W, N>))| {
        let place = Place { index, last: index + 1 == blocks.len() };
        core.known(place, &base.0, block.varying(batches))
    };
    blocks.iter().zip(bases).enumerate().map(of_block).collect()
}

/// Hands on the job to scan a range of counters by a core.
pub(super) fn with_job<W: Word, C: Core<W, N>, const N: usize, R>(
    core: C,
    blocks: &[Tables<W, N>],
    lanes: usize,
    [first, last]: [u64; 2],
    run: impl FnOnce(Scan<'_, W, C::Known, N>) -> R,
) -> R {
    // Batches are whole: that of the first counter may begin before it, that of the last end after
    // it.
    let low = lanes as u64 - 1;
    let mut bases: Vec<_> = blocks.iter().map(|block| block.base(first & !low)).collect();
    let known = known(core, blocks, &bases, [first & !low, last | low]);
    run(Scan { blocks, known: &known, bases: &mut bases, first, last, phase: Phase::default() })
}

/// The cycle of the low digits, if the counter is text.
pub(super) fn cycle_of<W: Word, const N: usize>(blocks: &[Tables<W, N>]) -> Option<Cycle> {
    blocks.iter().find_map(Tables::cycle)
}

/// Scans counters that are text by a scan of places: that from the cycle at the first number on, of
/// the places between the other two. Returns how many counters are done.
pub(super) fn in_cycles(
    cycle: Cycle,
    [first, last]: [u64; 2],
    found: &mut Candidates,
    scan: impl FnOnce([u64; 3], &mut Candidates) -> u64,
) -> u64 {
    let last = last.min(cycle.last_known(first));
    let start = cycle.start(first);
    let places = [first, last].map(|counter| cycle.place(start, counter));
    let done = scan([start, places[0], places[1]], found);
    found.translate(|place| cycle.counter(start, place));
    if done > places[1] - places[0] {
        last - first + 1
    } else {
        cycle.counter_from(start, places[0] + done) - first
    }
}

/// Hands on the job to scan the places `first` to `last` from the cycle at `start` on, of counters in
/// `range`.
pub(super) fn with_cycle<W: Word, C: Core<W, N>, const N: usize, R>(
    core: C,
    blocks: &[Tables<W, N>],
    cycle: Cycle,
    [start, first, last]: [u64; 3],
    range: [u64; 2],
    run: impl FnOnce(Scan<'_, W, C::Known, N>) -> R,
) -> R {
    let mut bases: Vec<_> = blocks.iter().map(|block| block.base(start)).collect();
    let known = known(core, blocks, &bases, [start, range[1].min(cycle.last_known(range[0]))]);
    let phase = Phase { cycle: Some(cycle), before: cycle.before(start), number: cycle.phase(first) };
    run(Scan { blocks, known: &known, bases: &mut bases, first, last, phase })
}
