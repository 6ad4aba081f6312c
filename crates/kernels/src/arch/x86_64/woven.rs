//! The woven search kernels: eight lanes of AVX-512 and one state in the integer registers,
//! instruction by instruction.
//!
//! The loops are generated (`weave/src/loops`, which has the derivations, the register maps and the
//! operation counts); each hashes a group of the affine walk (`search/gray.rs`) in the lanes and,
//! next to it, one lane of another group in the integer registers. That lane takes P calls: one of
//! `woven`, two of `folded`. So a span of G groups, 8 G lanes of them, takes ⌈8 P G / (8 P + 1)⌉
//! calls: the lanes take the groups from the front, the integer registers lane by lane those from
//! the back.
//!
//! They stand outside the generic kernels because their gain cannot be had there: two streams in
//! one loop are spread over all execution units only if their order is fixed instruction by
//! instruction. On Zen 4 `woven` gives 1.13 × `affine`, on Golden Cove `folded` gives 1.09 ×
//! (`docs/search.md`).

#[path = "../../../generated/x86_64/search.layout.rs"]
mod layout;

use crate::search::affine::Block;
use crate::search::candidates::Candidates;
use crate::search::counts::Counts;
use crate::search::gray::{AffineWalk, Extent, Head, SET_BITS, prepare, spread};
use crate::search::row::Spans;
use core::mem::offset_of;
use hashes::keccak::ROUND_CONSTANTS;
use lanes::avx512::U64x8;
use lanes::isa::Avx512;
use lanes::tally::Mix;
use lanes::{Lanes, Row64};

/// Lanes of the vector stream.
pub(super) const LANES: u64 = 8;

/// The memory that the loop reads and writes; the layout is that of `weave/src/loops/layout.rs`.
#[repr(C, align(64))]
struct Context {
    rows: [Row64; 25],
    base: Block<u64, 25>,
    own: Block<u64, 25>,
    differences: [Block<u64, 25>; layout::MOST_BITS + 1],
    own_differences: [Block<u64, 25>; layout::MOST_BITS + 1],
    own_buffers: [Block<u64, 25>; layout::OWN_BUFFER_COUNT],
    row_buffers: [[Row64; 5]; 2],
    constants: [u64; 24],
    step: u64,
    steps: u64,
    own_step: u64,
    word: u64,
    out: [Row64; 1 << layout::MOST_BITS],
    own_out: [u64; 1 << layout::MOST_BITS],
}

const _: () = {
    assert!(size_of::<Block<u64, 25>>() == layout::DIFFERENCE);
    assert!(layout::MOST_BITS == SET_BITS);
    assert!(offset_of!(Context, rows) == layout::ROWS);
    assert!(offset_of!(Context, base) == layout::BASE);
    assert!(offset_of!(Context, own) == layout::OWN);
    assert!(offset_of!(Context, differences) == layout::DIFFERENCES);
    assert!(offset_of!(Context, own_differences) == layout::OWN_DIFFERENCES);
    assert!(offset_of!(Context, own_buffers) == layout::OWN_BUFFERS);
    assert!(offset_of!(Context, row_buffers) == layout::ROW_BUFFERS);
    assert!(size_of::<[Row64; 5]>() == layout::ROW_BUFFER);
    assert!(offset_of!(Context, constants) == layout::CONSTANTS);
    assert!(offset_of!(Context, step) == layout::STEP);
    assert!(offset_of!(Context, steps) == layout::STEPS);
    assert!(offset_of!(Context, own_step) == layout::OWN_STEP);
    assert!(offset_of!(Context, word) == layout::WORD);
    assert!(offset_of!(Context, out) == layout::OUT);
    assert!(offset_of!(Context, own_out) == layout::OWN_OUT);
};

/// Which loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loop {
    /// One scalar state next to the eight lanes, made for Zen 4.
    Woven,
    /// Half a scalar state a step, fewer vector operations; made for Golden Cove.
    Folded,
    /// The lanes alone, in an order for operations that take two cycles; made for Zen 5.
    Ordered,
}

impl Loop {
    /// Calls in which the integer registers hash a lane of a group, if they do.
    const fn calls_a_lane(self) -> Option<u64> {
        match self {
            Self::Woven => Some(1),
            Self::Folded => Some(2),
            Self::Ordered => None,
        }
    }

    /// The instructions that it executes, counted by its generator.
    pub(super) const fn counts(self) -> Counts {
        match self {
            Self::Woven => include!("../../../generated/x86_64/woven.counts.rs"),
            Self::Folded => include!("../../../generated/x86_64/folded.counts.rs"),
            Self::Ordered => include!("../../../generated/x86_64/ordered.counts.rs"),
        }
    }
}

x86_64_functions! {
    /// Hashes the group, and the lane of another group, that the context describes.
    ///
    /// # Safety
    ///
    /// The CPU has AVX-512 F, BMI1 and BMI2; `context` is valid for reads and writes; `steps` is at
    /// most 2^7 and `word` below 8.
    fn woven_loop(context: *mut Context) = "woven";

    /// Hashes the group, and half the steps of the lane of another group, that the context
    /// describes.
    ///
    /// # Safety
    ///
    /// As for [`woven_loop`]; besides, `steps` is even, and `own_step` + `steps` / 2 is at most
    /// 2^7.
    fn folded_loop(context: *mut Context) = "folded";

    /// Hashes the group that the context describes.
    ///
    /// # Safety
    ///
    /// As for [`woven_loop`].
    fn ordered_loop(context: *mut Context) = "ordered";
}

/// Scans a span, or a group in the lanes and the integer registers alike. Returns whether the
/// candidates, which come in no order, fitted; if not, the contents of `found` are useless.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
pub(super) fn scan(token: Avx512, shape: Loop, walk: AffineWalk<'_>, found: &mut Candidates) -> bool {
    match walk.extent {
        Extent::Group(counter) => scan_group(token, shape, walk, counter, found),
        Extent::Span(first) => scan_span(token, shape, walk, first, found),
    }
}

/// Batches in a group.
fn steps(head: &Head) -> usize {
    1 << head.set().len()
}

/// The counter bits of a step of the walk: its Gray code, put on the bits of the set.
fn walked(head: &Head, step: usize) -> u64 {
    spread((step ^ step >> 1) as u64, head.set())
}

/// The lane that a counter is hashed in.
fn lane_of(head: &Head, counter: u64) -> u64 {
    head.lane_bits().iter().enumerate().fold(0, |number, (i, bit)| number | (counter >> bit & 1) << i)
}

/// The permission to walk spans by one of the loops.
#[derive(Debug)]
pub(super) struct Woven(pub(super) Avx512, pub(super) Loop);

impl Spans for Woven {
    fn walk(&self, walk: AffineWalk<'_>, found: &mut Candidates) -> bool {
        // SAFETY: the token proves the features.
        unsafe { scan(self.0, self.1, walk, found) }
    }

    fn counts(&self) -> Counts {
        self.1.counts()
    }

    /// The integer registers are filled group by group.
    fn is_at_pace_on_spans_only(&self) -> bool {
        self.1.calls_a_lane().is_some()
    }

    /// In a lane and in the integer registers.
    fn hashes_of_a_group(&self) -> usize {
        if self.1.calls_a_lane().is_some() { 2 } else { 1 }
    }
}

/// Hashes the group of a counter in the lanes, and the counter's lane in the integer registers.
#[inline(always)]
fn scan_group(
    token: Avx512,
    shape: Loop,
    walk: AffineWalk<'_>,
    counter: u64,
    found: &mut Candidates,
) -> bool {
    let head = walk.head;
    let mut context = Context::new(steps(head), walk.word);
    let (start, lane) = (head.group_of(counter), lane_of(head, counter));
    prepare(token, head, start, &mut context.rows, &mut context.differences[..layout::MOST_BITS]);
    let Some(pace) = shape.calls_a_lane() else {
        context.run(token, shape);
        return context.filter_lanes(token, walk, start, found);
    };
    Scalar::new().load(token, head, start, lane, &mut context);
    // The group is hashed in every call of the lane, and counts once.
    let mut call = 0;
    while call < pace {
        context.run(token, shape);
        call += 1;
    }
    context.filter_lanes(token, walk, start, found)
        && context.filter_own(walk, start | head.lane(lane), found)
}

/// Hashes the span at `first`, most of its groups in the lanes, the others in the integer
/// registers.
#[inline(always)]
fn scan_span(token: Avx512, shape: Loop, walk: AffineWalk<'_>, first: u64, found: &mut Candidates) -> bool {
    let head = walk.head;
    let mut context = Context::new(steps(head), walk.word);
    let mut scalar = Scalar::new();
    let groups = head.groups();
    let pace = shape.calls_a_lane();
    let calls = pace.map_or(groups, |pace| (groups * LANES * pace).div_ceil(LANES * pace + 1));
    let mut call = 0;
    while call < calls {
        let start = first | head.fixed(call);
        prepare(token, head, start, &mut context.rows, &mut context.differences[..layout::MOST_BITS]);
        // A closure would be compiled without the instructions, and each of them be a call.
        let mut own = None;
        if let Some(pace) = pace {
            let (taken, part) = (call / pace, call % pace);
            let (group, lane) = (calls + taken / LANES, taken % LANES);
            // The last calls may have nothing left for the integer registers.
            if group < groups {
                let start = first | head.fixed(group);
                if part == 0 {
                    scalar.load(token, head, start, lane, &mut context);
                }
                own = Some((start | head.lane(lane), part + 1 == pace));
            }
        }
        context.run(token, shape);
        if !context.filter_lanes(token, walk, start, found) {
            return false;
        }
        if own.is_some_and(|(own, is_done)| is_done && !context.filter_own(walk, own, found)) {
            return false;
        }
        call += 1;
    }
    true
}

/// The group whose lanes the integer registers take one after the other.
struct Scalar {
    rows: [Row64; 25],
    group: Option<u64>,
}

impl Scalar {
    fn new() -> Self {
        Self { rows: [Row64::default(); 25], group: None }
    }

    /// Puts a lane of the group at `start` into the context.
    #[inline(always)]
    fn load(&mut self, token: Avx512, head: &Head, start: u64, lane: u64, context: &mut Context) {
        if self.group != Some(start) {
            prepare(token, head, start, &mut self.rows, &mut context.own_differences[..layout::MOST_BITS]);
            self.group = Some(start);
        }
        for (word, row) in context.own.0.iter_mut().zip(&self.rows) {
            *word = row.0[lane as usize];
        }
        context.own_step = 0;
    }
}

impl Context {
    fn new(steps: usize, word: usize) -> Self {
        let zero = Block([0; 25]);
        Self {
            rows: [Row64::default(); 25],
            base: zero,
            own: zero,
            differences: [zero; layout::MOST_BITS + 1],
            own_differences: [zero; layout::MOST_BITS + 1],
            own_buffers: [zero; layout::OWN_BUFFER_COUNT],
            row_buffers: [[Row64::default(); 5]; 2],
            constants: ROUND_CONSTANTS,
            step: 0,
            steps: steps as u64,
            own_step: 0,
            word: word as u64,
            out: [Row64::default(); 1 << layout::MOST_BITS],
            own_out: [0; 1 << layout::MOST_BITS],
        }
    }

    /// Hashes the group of the lanes, and goes on with the lane in the integer registers.
    #[inline(always)]
    fn run(&mut self, _: Avx512, shape: Loop) {
        self.base = Block([0; 25]);
        self.step = 0;
        // Nothing may count on where an idle scalar state stands.
        self.own_step %= self.steps;
        // SAFETY: the token proves the features; the context is one, with steps and word in range:
        // steps is a power of two from 2^4 to 2^7, and own_step a multiple of half of it below it,
        // as it is zeroed, counted on by steps or half of it, and reduced.
        unsafe {
            match shape {
                Loop::Woven => woven_loop(self),
                Loop::Folded => folded_loop(self),
                Loop::Ordered => ordered_loop(self),
            }
        }
    }

    /// Adds the lanes' words that pass the filter; `start` is their first counter.
    #[inline(always)]
    fn filter_lanes(
        &self,
        token: Avx512,
        AffineWalk { head, filter, .. }: AffineWalk<'_>,
        start: u64,
        found: &mut Candidates,
    ) -> bool {
        let mask = U64x8::splat(token, filter.mask);
        let value = U64x8::splat(token, filter.value);
        let mut step = 0;
        while step < steps(head) {
            let passed = U64x8::load(token, &self.out[step]).xor(value).and(mask).zero_lanes();
            if passed != 0 {
                let at = start | walked(head, step);
                if !found.take(at, passed, &self.out[step].0, U64x8::COUNT, &head.counter()) {
                    return false;
                }
            }
            step += 1;
        }
        found.settle(U64x8::COUNT, &head.counter())
    }

    /// Adds the words of the integer registers that pass the filter; `own` is their first counter.
    #[inline(always)]
    fn filter_own(&self, walk: AffineWalk<'_>, own: u64, found: &mut Candidates) -> bool {
        let AffineWalk { head, filter, .. } = walk;
        let counter = |at: u64, _: u64| Some(at);
        for (step, &word) in self.own_out[..steps(head)].iter().enumerate() {
            if filter.passes(word) && !found.take(own | walked(head, step), 1, &[word], 1, &counter) {
                return false;
            }
        }
        found.settle(1, &counter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums of `docs/bounds.md`, by kind of round.
    #[test]
    fn the_loops_execute_what_their_derivations_say() {
        let of = |round: u64, to_the_next: u64| 25 + 26 + 21 * round + 20 + to_the_next;
        let (woven, folded) = (Loop::Woven.counts(), Loop::Folded.counts());
        assert_eq!((woven.mix.arithmetic(), woven.batches, woven.hashes), (of(95, 8), 1, 9));
        // The scalar state comes to its next counter in every other step.
        assert_eq!((folded.mix.arithmetic(), folded.batches, folded.hashes), (of(90, 4) + of(90, 8), 2, 17));
        assert_eq!(folded.mix.shift, 2 * (21 * 29 + 5));
        assert!(woven.slots > 21 * 298 && folded.slots > 21 * (118 + 298));
    }
}
