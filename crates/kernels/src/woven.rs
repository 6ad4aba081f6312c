//! The woven search kernel: eight lanes of AVX-512 and one state in the integer registers, instruction by instruction.
//!
//! The loop is generated (`weave/`, which has the derivation, the register map and the operation count); it hashes a group of
//! the affine walk (`search/gray.rs`) in the lanes and, beside it, one lane of another group in the integer registers. So a span of G
//! groups, 8 G lanes of them, takes ⌈8 G / 9⌉ calls: the lanes take the groups from the front, the integer registers lane by lane
//! those from the back.
//!
//! It stands outside the generic kernels because its gain cannot be had there: two streams in one loop are spread over all execution
//! units only if their order is fixed instruction by instruction. On Zen 4 it gives 1.13 × `affine` (`docs/search.md`).

#[path = "../weave/layout.rs"]
mod layout;

use crate::search::{Block, Candidate, Candidates, Extent, Filter, Head, prepare};
use core::mem::offset_of;
use hashes::keccak::ROUND_CONSTANTS;
use lanes::avx512::U64x8;
use lanes::isa::Avx512;
use lanes::{Lanes, Row64};

/// Lanes of the vector stream.
const LANES: u64 = 8;

/// What the loop reads and writes; the layout is that of `weave/layout.rs`.
#[repr(C, align(64))]
struct Context {
    rows: [Row64; 25],
    base: Block<u64, 25>,
    own: Block<u64, 25>,
    differences: [Block<u64, 25>; layout::MOST_BITS + 1],
    own_differences: [Block<u64, 25>; layout::MOST_BITS + 1],
    buffers: [Block<u64, 25>; 2],
    constants: [u64; 24],
    step: u64,
    steps: u64,
    word: u64,
    out: [Row64; 1 << layout::MOST_BITS],
    own_out: [u64; 1 << layout::MOST_BITS],
}

const _: () = {
    assert!(size_of::<Block<u64, 25>>() == layout::DIFFERENCE);
    assert!(layout::MOST_BITS == crate::search::SET_BITS);
    assert!(offset_of!(Context, rows) == layout::ROWS);
    assert!(offset_of!(Context, base) == layout::BASE);
    assert!(offset_of!(Context, own) == layout::OWN);
    assert!(offset_of!(Context, differences) == layout::DIFFERENCES);
    assert!(offset_of!(Context, own_differences) == layout::OWN_DIFFERENCES);
    assert!(offset_of!(Context, buffers) == layout::FIRST_BUFFER);
    assert!(layout::SECOND_BUFFER == layout::FIRST_BUFFER + layout::DIFFERENCE);
    assert!(offset_of!(Context, constants) == layout::CONSTANTS);
    assert!(offset_of!(Context, step) == layout::STEP);
    assert!(offset_of!(Context, steps) == layout::STEPS);
    assert!(offset_of!(Context, word) == layout::WORD);
    assert!(offset_of!(Context, out) == layout::OUT);
    assert!(offset_of!(Context, own_out) == layout::OWN_OUT);
};

/// Hashes the group and the lane of another group that the context describes.
///
/// # Safety
///
/// The CPU has AVX-512 F, BMI1 and BMI2; `context` is valid for reads and writes; `steps` is at most 2^7 and `word`
/// below 8.
#[unsafe(naked)]
unsafe extern "sysv64" fn search_loop(context: *mut Context) {
    core::arch::naked_asm!(include_str!(concat!(env!("OUT_DIR"), "/woven.s")), options(raw))
}

/// Scans a span, or a group in the lanes and the integer registers alike, for one digest word. Returns whether the
/// candidates, which come in no order, fitted; if not, what is in `found` is useless.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
pub(crate) fn scan(
    token: Avx512,
    head: &Head,
    word: usize,
    extent: Extent,
    filter: &Filter,
    found: &mut Candidates,
) -> bool {
    let mut context = Context::new(head.steps(), word);
    let mut scalar = Scalar { rows: [Row64::default(); 25], group: None };
    match extent {
        Extent::Group(counter) => {
            let start = head.group_of(counter);
            prepare(token, head, start, &mut context.rows, &mut context.differences[..layout::MOST_BITS]);
            scalar.load(token, head, start, counter % LANES, &mut context);
            context.run(token, head, filter, found, start, Some(start | (counter % LANES)))
        }
        Extent::Span(first) => {
            let groups = head.groups();
            let calls = (groups * LANES).div_ceil(LANES + 1);
            (0..calls).all(|call| {
                let start = first | head.fixed(call);
                prepare(token, head, start, &mut context.rows, &mut context.differences[..layout::MOST_BITS]);
                // The last calls may have nothing left for the integer registers.
                let own = calls + call / LANES;
                let own = (own < groups).then(|| first | head.fixed(own));
                if let Some(own) = own {
                    scalar.load(token, head, own, call % LANES, &mut context);
                }
                context.run(token, head, filter, found, start, own.map(|own| own | (call % LANES)))
            })
        }
    }
}

/// The group whose lanes the integer registers take one after the other.
struct Scalar {
    rows: [Row64; 25],
    group: Option<u64>,
}

impl Scalar {
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
            buffers: [zero; 2],
            constants: ROUND_CONSTANTS,
            step: 0,
            steps: steps as u64,
            word: word as u64,
            out: [Row64::default(); 1 << layout::MOST_BITS],
            own_out: [0; 1 << layout::MOST_BITS],
        }
    }

    /// Hashes, and adds what passes the filter. `start` is the first counter of the lanes, `own` that of the integer
    /// registers, if their result counts.
    #[inline(always)]
    fn run(
        &mut self,
        token: Avx512,
        head: &Head,
        filter: &Filter,
        found: &mut Candidates,
        start: u64,
        own: Option<u64>,
    ) -> bool {
        self.base = Block([0; 25]);
        self.step = 0;
        // SAFETY: the token proves the features; the context is one, with steps and word in range.
        unsafe { search_loop(self) };
        let mask = U64x8::splat(token, filter.mask);
        let value = U64x8::splat(token, filter.value);
        let mut step = 0;
        while step < head.steps() {
            let passed = U64x8::load(token, &self.out[step]).xor(value).and(mask).zero_lanes();
            if passed != 0 {
                let at = start | head.walk(step);
                if !found.add_batch(at, passed, &self.out[step].0, [at, at + (LANES - 1)]) {
                    return false;
                }
            }
            step += 1;
        }
        let Some(own) = own else { return true };
        for (step, &word) in self.own_out[..head.steps()].iter().enumerate() {
            if filter.passes(word) {
                if found.is_full() {
                    return false;
                }
                found.push(Candidate { counter: own | head.walk(step), word });
            }
        }
        true
    }
}
