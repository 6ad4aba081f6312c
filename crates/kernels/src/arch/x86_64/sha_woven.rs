//! SHA-256 of many streams with a message schedule in vectors next to rounds by `sha256rnds2`, and
//! next to whole compressions in other vectors.
//!
//! The loops are generated (`weave/src/loops/sha256/mod.rs`, which has the derivation, the register map
//! and the operation counts).
//!
//! | loop | streams | made for |
//! |---|---|---|
//! | [`Loop::Hybrid`] | 8: schedules in ymm, rounds by `sha256rnds2` | Zen 4, which starts one every cycle |
//! | [`Loop::Blend`] | both at once, 16 streams each | Golden Cove, where `sha256rnds2` leaves five sixths of ports 0 and 5 free |
//!
//! They stand outside the generic kernels because their gain cannot be had there: the compiler
//! would put vectors into zmm0 to zmm15, which on Golden Cove costs hundreds of cycles at every SHA
//! instruction, and two streams of instructions are spread over all units only if their order is
//! fixed one by one. On Golden Cove, on a busy machine, a block takes 56.3 cycles in lanes, against
//! 58.9 by the generic form (bound 53.8), and 54.0 in the blend (bound 48.0); of the hybrid 102.0
//! against 108.3 by plain SHA-NI (bound 96); on Zen 4 it gains nothing, 66.0 against 64.1 of four
//! streams. `cargo run --release -p hashweave-kernels --example batch -- sha256`; `docs/sets.md`
//! has the table.

#[path = "../../../generated/x86_64/sha256.layout.rs"]
mod layout;

use super::blocks;
use crate::arch::rows::only;
use crate::arch::sha;
use crate::batch::counts::{ShaUse, Work};
use crate::batch::row::{Absorb, FEW, through_states};
use core::mem::{MaybeUninit, offset_of};
use hashes::sha2::{K256, Sums};
use hashes::{Common, Messages, Primitive, State, Stream};
use lanes::avx512::U32x16;
use lanes::isa::{Avx512, ShaNi};
use lanes::tally::Mix;
use lanes::{Isa, Lanes, Line, Row32};

/// Streams in lanes.
pub(super) const LANES: usize = layout::LANES;

/// Bytes of a block.
const BLOCK: usize = 64;

/// The memory that the loops read and write; the layout is that of
/// `weave/src/loops/sha256/layout.rs`.
#[repr(C, align(64))]
struct Context {
    hash: [Row32; 8],
    words: MaybeUninit<[Row32; 16]>,
    ahead: MaybeUninit<[Row32; 16]>,
    states: [[u32; 8]; layout::LANES],
    sums: MaybeUninit<[[Row32; 64]; 2]>,
    reversal: Line,
    sources: [*const u8; 2 * layout::LANES],
    blocks: u64,
    constants: *const Sums,
}

const _: () = {
    assert!(size_of::<Row32>() == layout::ROW);
    assert!(offset_of!(Context, hash) == layout::HASH);
    assert!(offset_of!(Context, words) == layout::WORDS);
    assert!(offset_of!(Context, ahead) == layout::AHEAD);
    assert!(offset_of!(Context, states) == layout::STATES);
    assert!(size_of::<[u32; 8]>() == layout::STATE);
    assert!(offset_of!(Context, sums) == layout::SUMS);
    assert!(size_of::<[Row32; 64]>() == layout::SUMS_SIZE);
    // Sums of 32 pairs of rounds fit a buffer, and no place in a pair is outside it.
    assert!(32 * layout::sums_of_a_pair(layout::LANES) <= layout::SUMS_SIZE);
    assert!(layout::place_of_a_pair(layout::LANES, 15) + 8 <= layout::sums_of_a_pair(layout::LANES));
    assert!(offset_of!(Context, reversal) == layout::REVERSAL);
    assert!(offset_of!(Context, sources) == layout::SOURCES);
    assert!(offset_of!(Context, blocks) == layout::BLOCKS);
    assert!(offset_of!(Context, constants) == layout::CONSTANTS);
};

/// K (FIPS 180-4, section 4.2.2).
static K: Sums = Sums(K256);

/// The shuffle that reverses the bytes of every word.
const REVERSAL: Line = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = (i % 16 / 4 * 4 + 3 - i % 4) as u8;
        i += 1;
    }
    table
};

/// The order in which the SHA instructions take a to h.
const ORDER: [usize; 8] = [5, 4, 1, 0, 7, 6, 3, 2];

/// The instructions that a loop executes for a block of each of its streams, counted by its
/// generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Executed {
    /// Vector instructions but those of the SHA extension.
    pub(super) mix: Mix,
    /// `sha256rnds2`.
    pub(super) sha_rounds: u64,
}

/// Which loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loop {
    /// Eight streams, rounds by the SHA instructions.
    Hybrid,
    /// Sixteen in lanes, sixteen by the SHA instructions.
    Blend,
}

impl Loop {
    /// Streams in lanes; those after them go by the SHA instructions.
    const fn lanes(self) -> usize {
        match self {
            Self::Hybrid => 0,
            Self::Blend => layout::LANES,
        }
    }

    /// Streams in all.
    pub(super) const fn degree(self) -> usize {
        match self {
            Self::Hybrid => 8,
            Self::Blend => 2 * layout::LANES,
        }
    }

    /// The instructions that it executes for a block of every stream, counted by its generator.
    pub(super) const fn executed(self) -> Executed {
        match self {
            Self::Hybrid => include!("../../../generated/x86_64/sha256_hybrid.counts.rs"),
            Self::Blend => include!("../../../generated/x86_64/sha256_blend.counts.rs"),
        }
    }
}

x86_64_functions! {
    /// Absorbs the blocks of the eight streams that the context describes.
    ///
    /// # Safety
    ///
    /// The CPU has AVX-512 F, BW and VL and SHA-NI; `context` is valid for reads and writes;
    /// `blocks` is at least 1, every pointer of the loop's streams is to as many blocks, and that
    /// of `constants` to K.
    fn hybrid_loop(context: *mut Context) = "sha256_hybrid";

    /// Absorbs the blocks of the sixteen streams in lanes and sixteen others that the context
    /// describes.
    ///
    /// # Safety
    ///
    /// As for [`hybrid_loop`].
    fn blend_loop(context: *mut Context) = "sha256_blend";
}

/// Proof of the instruction sets that a loop needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tokens {
    avx512: Avx512,
    /// Streams that are not in lanes need it.
    sha_ni: ShaNi,
}

impl Tokens {
    /// The tokens, if both instruction sets may be used.
    pub(super) fn detect() -> Option<Self> {
        Some(Self { avx512: Avx512::detect()?, sha_ni: ShaNi::detect()? })
    }
}

/// The generator's counts, which are the same however many streams there are. Vectors of the hybrid
/// are ymm registers.
fn work(isa: Isa, shape: Loop) -> Work {
    let executed = shape.executed();
    let chain = if executed.sha_rounds > 0 { 32 } else { 0 };
    let sha = ShaUse { rounds: executed.sha_rounds, chain, ..ShaUse::default() };
    Work { sha, ..Work::plain(isa, executed.mix) }
}

/// The permission to run [`Loop::Hybrid`].
pub(super) struct Hybrid(pub(super) Tokens);

impl Absorb for Hybrid {
    fn degree(&self, _: Primitive) -> usize {
        Loop::Hybrid.degree()
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::Sha256, primitive);
        // SAFETY: the tokens prove the features.
        unsafe { absorb(self.0, Loop::Hybrid, streams) }
    }

    /// Weaving speeds up the schedule, and a call costs most of a block: with few blocks, and the
    /// one whose schedule is known, the SHA instructions alone are as fast.
    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        for streams in streams.chunks_mut(sha::STREAMS) {
            // SAFETY: the tokens prove the features.
            unsafe { sha::absorb(self.0.sha_ni, streams, Some(sums)) }
        }
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        if messages.before() > FEW {
            return through_states(self, common, messages, digests);
        }
        // SAFETY: the tokens prove the features.
        unsafe { sha::digests(self.0.sha_ni, common, messages, digests) }
    }

    fn work(&self, _: Primitive, _: usize) -> Option<Work> {
        Some(work(Isa::Avx2, Loop::Hybrid))
    }
}

/// The permission to run [`Loop::Blend`]; up to sixteen streams are in lanes only.
pub(super) struct Blend(pub(super) Tokens);

impl Blend {
    /// The loops that hash in lanes only.
    fn lanes(&self) -> blocks::Set {
        blocks::Set::Avx512(self.0.avx512)
    }
}

impl Absorb for Blend {
    fn degree(&self, _: Primitive) -> usize {
        Loop::Blend.degree()
    }

    fn least(&self, _: Primitive) -> usize {
        LANES + 1
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::Sha256, primitive);
        if streams.len() <= LANES {
            self.lanes().absorb(primitive, streams);
        } else {
            // SAFETY: the tokens prove the features.
            unsafe { absorb(self.0, Loop::Blend, streams) }
        }
    }

    /// With few blocks the lanes alone are as fast, as for [`Hybrid`].
    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        for streams in streams.chunks_mut(LANES) {
            self.lanes().absorb_sums(streams, sums);
        }
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        if messages.before() > FEW {
            return through_states(self, common, messages, digests);
        }
        self.lanes().digests(common, messages, digests);
    }

    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        if streams <= LANES {
            self.lanes().work(primitive, streams)
        } else {
            Some(work(Isa::Avx512, Loop::Blend))
        }
    }
}

/// Absorbs the blocks of up to [`Loop::degree`] streams.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn absorb(tokens: Tokens, shape: Loop, streams: &mut [Stream<'_>]) {
    assert!(streams.len() <= shape.degree(), "there are {} streams for {}", streams.len(), shape.degree());
    let size = streams[0].blocks.len();
    assert!(size.is_multiple_of(BLOCK), "the blocks are not whole");
    if size == 0 {
        return;
    }
    let mut context = Context {
        hash: [Row32::default(); 8],
        words: MaybeUninit::uninit(),
        ahead: MaybeUninit::uninit(),
        states: [[0; 8]; layout::LANES],
        sums: MaybeUninit::uninit(),
        reversal: REVERSAL,
        // Places without a stream repeat the first one's blocks; their results are not stored.
        sources: [streams[0].blocks.as_ptr(); 2 * layout::LANES],
        blocks: (size / BLOCK) as u64,
        constants: &raw const K,
    };
    for (source, stream) in context.sources.iter_mut().zip(streams.iter()) {
        assert_eq!(stream.blocks.len(), size, "streams take equally many blocks");
        *source = stream.blocks.as_ptr();
    }
    let (in_lanes, others) = streams.split_at_mut(shape.lanes().min(streams.len()));
    context.load(tokens, in_lanes, others);
    // SAFETY: the tokens prove the features; the sources are to `blocks` blocks each, one at least,
    // by the assertions above.
    unsafe {
        match shape {
            Loop::Hybrid => hybrid_loop(&raw mut context),
            Loop::Blend => blend_loop(&raw mut context),
        }
    }
    context.store(tokens, in_lanes, others);
}

impl Context {
    #[inline(always)]
    fn load(&mut self, tokens: Tokens, in_lanes: &[Stream<'_>], others: &[Stream<'_>]) {
        if !in_lanes.is_empty() {
            let mut lines: [&Line; layout::LANES] = [&in_lanes[0].state.lines()[0]; layout::LANES];
            for (line, stream) in lines.iter_mut().zip(in_lanes) {
                *line = &stream.state.lines()[0];
            }
            let mut h = [U32x16::splat(tokens.avx512, 0); 8];
            U32x16::load_lines(tokens.avx512, &lines, &mut h);
            for (row, word) in self.hash.iter_mut().zip(h) {
                word.store(row);
            }
        }
        for (words, stream) in self.states.iter_mut().zip(others) {
            *words = ORDER.map(|i| stream.state.word(i));
        }
    }

    #[inline(always)]
    fn store(&self, tokens: Tokens, in_lanes: &mut [Stream<'_>], others: &mut [Stream<'_>]) {
        if !in_lanes.is_empty() {
            let mut lines: [Line; layout::LANES] = [[0; 64]; layout::LANES];
            let h = self.hash.each_ref().map(|row| U32x16::load(tokens.avx512, row));
            U32x16::store_lines(&h, &mut lines);
            for (stream, line) in in_lanes.iter_mut().zip(&lines) {
                stream.state.lines_mut()[0][..32].copy_from_slice(&line[..32]);
            }
        }
        for (words, stream) in self.states.iter().zip(others) {
            for (i, word) in ORDER.into_iter().zip(words) {
                State::set_word(stream.state, i, *word);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums of the table in `weave/src/loops/sha256/mod.rs`.
    #[test]
    fn the_loops_execute_what_their_derivations_say() {
        let of = |add, logic, shift, shuffle| (add, logic, shift, shuffle);
        let kinds = |shape: Loop| {
            let mix = shape.executed().mix;
            (mix.add, mix.logic, mix.shift, mix.shuffle)
        };
        let lanes = of(144 + 456, 48 + 96 + 256, 288 + 384, 48);
        let others = of(144 + 96, 48 + 96, 288, 48 + 64);
        let both = of(lanes.0 + others.0, lanes.1 + others.1, lanes.2 + others.2, lanes.3 + others.3);
        assert_eq!(kinds(Loop::Blend), both);
        assert_eq!(Loop::Blend.executed().sha_rounds, 32 * 16);
        assert_eq!(Loop::Hybrid.executed().sha_rounds, 32 * 8);
    }
}
