//! Keccak sponges: eight streams in the lanes of AVX-512, by a loop that transposes the next block
//! while it permutes.
//!
//! The loops, one for every rate and number of rounds of a hash, are generated;
//! `weave/src/loops/absorb.rs` has the derivation, the register map and the operation count,
//! `folded.rs` next to it the round.
//!
//! They stand outside the generic form because their gain cannot be had there: with D folded into θ
//! the compiler's order of instructions is slower than without, row 0 of the state must live in
//! memory, and where a word is copied between two operations is fixed instruction by instruction.
//! SHA3-256, eight streams of 16 KiB on Golden Cove (Emerald Rapids), cycles a block: 139 here, 150
//! by the generic form, 162 by XKCP's `FastLoop_Absorb`; the bound is 136. `docs/sum-kernels.md` has the
//! commands and what was tried besides.

#[path = "../../../generated/x86_64/absorb.layout.rs"]
mod layout;

use super::blocks::Set;
use crate::batch::counts::Work;
use crate::batch::row::{Absorb, in_lanes};
use core::mem::offset_of;
use core::ptr::null_mut;
use hashes::absorb::{Lines, store_digests};
use hashes::keccak::{ROUND_CONSTANTS, WORDS, first_round};
use hashes::{Common, Messages, Primitive, Stream};
use lanes::avx512::U64x8;
use lanes::isa::Avx512;
use lanes::tally::Mix;
use lanes::{Isa, Lanes, Line, Row64, Sources};

/// Streams that a loop takes: one a lane.
const STREAMS: usize = U64x8::COUNT;

/// The number of blocks up to which the generic form is as fast, since it has less to prepare: one
/// block takes 205 cycles there and 226 here, and every other one 11 more than here.
const FEW: usize = 2;

/// Lanes whose blocks are copied by an entry, at most: four where twelve rounds have two entries.
const MOST_LANES: usize = 4;

/// The constants of six rounds, and the blocks that are copied during them.
#[repr(C, align(128))]
#[derive(Clone, Copy)]
struct Entry {
    constants: [u64; layout::ROUNDS],
    sources: [*const u8; MOST_LANES],
    column: *mut u64,
}

/// The memory that a loop reads and writes; the layout is that of
/// `weave/src/loops/absorb_layout.rs`.
#[repr(C, align(512))]
struct Context {
    entries: [Entry; layout::ENTRIES],
    state: [Row64; WORDS],
    row_buffer: [Row64; 5],
    block: [Row64; layout::MOST_WORDS],
    blocks: usize,
    last: [*const u8; STREAMS],
    ahead: usize,
}

const _: () = {
    assert!(STREAMS == layout::LANES);
    assert!(align_of::<Context>() == layout::ENTRIES * layout::ENTRY);
    assert!(size_of::<Entry>() == layout::ENTRY);
    assert!(offset_of!(Entry, constants) == layout::CONSTANTS);
    assert!(offset_of!(Entry, sources) == layout::SOURCES);
    assert!(offset_of!(Entry, column) == layout::COLUMN);
    assert!(offset_of!(Context, entries) == 0);
    assert!(offset_of!(Context, state) == layout::STATE);
    assert!(offset_of!(Context, row_buffer) == layout::ROW_BUFFER);
    assert!(offset_of!(Context, block) == layout::BLOCK);
    assert!(offset_of!(Context, blocks) == layout::BLOCKS);
    assert!(offset_of!(Context, last) == layout::LAST);
    assert!(offset_of!(Context, ahead) == layout::AHEAD);
};

/// The blocks of a stream.
#[derive(Clone, Copy)]
struct Blocks<'a> {
    /// Those but the last, where they lie.
    blocks: &'a [u8],
    last: &'a [u8],
}

/// Absorbs blocks into the state of the context.
///
/// # Safety
///
/// The CPU has AVX-512 F; `context` is valid for reads and writes. There is at least one block.
/// Every source is where the second block of its stream is, unless that is the last one; all blocks
/// of all streams can be read, the last where `last` points to; every column is in the context's
/// block. That holds for as many entries as the loop has.
type Loop = unsafe extern "sysv64" fn(context: *mut Context);

x86_64_functions! {
    fn absorb_72(context: *mut Context) = "absorb-72";
    fn absorb_104(context: *mut Context) = "absorb-104";
    fn absorb_136(context: *mut Context) = "absorb-136";
    fn absorb_144(context: *mut Context) = "absorb-144";
    fn absorb_168(context: *mut Context) = "absorb-168";
    fn absorb_136_12(context: *mut Context) = "absorb-136-12";
    fn absorb_168_12(context: *mut Context) = "absorb-168-12";
    fn ordered_72(context: *mut Context) = "absorb-ordered-72";
    fn ordered_104(context: *mut Context) = "absorb-ordered-104";
    fn ordered_136(context: *mut Context) = "absorb-ordered-136";
    fn ordered_144(context: *mut Context) = "absorb-ordered-144";
    fn ordered_168(context: *mut Context) = "absorb-ordered-168";
    fn ordered_136_12(context: *mut Context) = "absorb-ordered-136-12";
    fn ordered_168_12(context: *mut Context) = "absorb-ordered-168-12";
}

/// Whose rounds the loops have (`weave/src/loops/folded.rs`, `ordered.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounds {
    /// The fewest operations, with a row in memory; made for Golden Cove.
    Folded,
    /// In an order for operations that take two cycles; made for Zen 5.
    Ordered,
}

impl Rounds {
    /// The loop for blocks of `rate` bytes and permutations of `count` rounds.
    fn loop_for(self, rate: usize, count: usize) -> Loop {
        let [folded, ordered]: [Loop; 2] = match (count, rate) {
            (24, 72) => [absorb_72, ordered_72],
            (24, 104) => [absorb_104, ordered_104],
            (24, 136) => [absorb_136, ordered_136],
            (24, 144) => [absorb_144, ordered_144],
            (24, 168) => [absorb_168, ordered_168],
            (12, 136) => [absorb_136_12, ordered_136_12],
            (12, 168) => [absorb_168_12, ordered_168_12],
            _ => panic!("no hash on Keccak has blocks of {rate} bytes and {count} rounds"),
        };
        match self {
            Self::Folded => folded,
            Self::Ordered => ordered,
        }
    }

    /// The operations of a round: of `Folded` 60 `vpternlogq`, an xor of its constant from memory, 29
    /// rotates, and 10 loads and 5 stores of row 0; of `Ordered` 35 `vpternlogq`, 31 xors, 29
    /// rotates.
    fn mix(self) -> Mix {
        match self {
            Self::Folded => Mix { shift: 29, load: 11, store: 5, ..Mix::logic(61) },
            Self::Ordered => Mix { shift: 29, load: 1, ..Mix::logic(66) },
        }
    }
}

/// The permission to run the loops.
pub(super) struct Sponges(pub(super) Avx512, pub(super) Rounds);

/// The rate in bytes and the number of rounds of a sponge.
///
/// # Panics
///
/// If the primitive is not Keccak.
fn sponge(primitive: Primitive) -> (u8, u8) {
    let Primitive::Keccak { rate, rounds } = primitive else { panic!("the kernel knows Keccak only") };
    (rate, rounds)
}

impl Absorb for Sponges {
    fn degree(&self, _: Primitive) -> usize {
        STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        let (rate, rounds) = sponge(primitive);
        if streams[0].blocks.len() <= FEW * usize::from(rate) {
            return Set::Avx512(self.0).absorb(primitive, streams);
        }
        // SAFETY: the token proves the features.
        unsafe { absorb(self.0, self.1, [rate.into(), rounds.into()], streams) }
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        let (rate, rounds) = sponge(common.primitive);
        if messages.before() + messages.end_length <= FEW * usize::from(rate) {
            return Set::Avx512(self.0).digests(common, messages, digests);
        }
        in_lanes(STREAMS, common, messages, digests, |messages, digests| {
            // SAFETY: the token proves the features.
            unsafe { digest(self.0, self.1, [rate.into(), rounds.into()], messages, common.length, digests) }
        });
    }

    fn work(&self, primitive: Primitive, _: usize) -> Option<Work> {
        Some(work(self.1, primitive))
    }
}

/// `weave/src/loops/absorb.rs`: a word of the block is an xor from memory, and a load and a store in
/// each lane; row 0 of `Folded` is loaded and stored.
fn work(rounds: Rounds, primitive: Primitive) -> Work {
    let (rate, count) = sponge(primitive);
    let words = u64::from(rate) / 8;
    let row = if rounds == Rounds::Folded { 5 } else { 0 };
    let block = Mix { load: row + 9 * words, store: row + 8 * words, ..Mix::logic(words) };
    Work::plain(Isa::Avx512, rounds.mix().times(count.into()) + block)
}

/// Absorbs the blocks of one to eight streams.
///
/// # Panics
///
/// If there are no streams or too many, their blocks are not whole or not equally many, or no hash
/// has the rate and the rounds.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn absorb(token: Avx512, rounds: Rounds, [rate, count]: [usize; 2], streams: &mut [Stream<'_>]) {
    if streams.iter().all(|stream| stream.blocks.is_empty()) {
        return;
    }
    let mut blocks = [Blocks { blocks: &[], last: &[] }; STREAMS];
    for (blocks, stream) in blocks.iter_mut().zip(&*streams) {
        (blocks.blocks, blocks.last) = stream.blocks.split_at(stream.blocks.len().saturating_sub(rate));
    }
    let states = Sources::new(streams.iter().map(|stream| stream.state.lines().as_flattened()));
    let mut context = Context::new();
    context.set_states(token, &states);
    assert!(streams.len() <= STREAMS, "there are {} streams for {STREAMS} lanes", streams.len());
    context.absorb(token, rounds, [rate, count], &blocks[..streams.len()]);
    context.store_states(token, streams);
}

/// Writes the digests of one to eight messages, of `length` bytes each.
///
/// # Panics
///
/// If there are no messages or too many, their blocks are not whole or not equally many, or no hash
/// has the rate and the rounds.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn digest(
    token: Avx512,
    rounds: Rounds,
    [rate, count]: [usize; 2],
    messages: &Messages<'_>,
    length: usize,
    digests: &mut [u8],
) {
    let mut context = Context::new();
    // Leaves of a tree lie one after the other, those that come next after these. If they do not,
    // something is fetched in vain.
    if let [first, second, ..] = messages.blocks {
        let apart = second.as_ptr().addr().wrapping_sub(first.as_ptr().addr());
        context.ahead = apart.wrapping_mul(messages.count());
    }
    let mut blocks = [Blocks { blocks: &[], last: &[] }; STREAMS];
    let ends = messages.ends.chunks_exact(messages.end_length);
    for (blocks, last) in blocks.iter_mut().zip(ends) {
        blocks.last = last;
    }
    for (blocks, before) in blocks.iter_mut().zip(messages.blocks) {
        blocks.blocks = before;
    }
    context.absorb(token, rounds, [rate, count], &blocks[..messages.count()]);
    let mut words = [U64x8::splat(token, 0); WORDS];
    for (word, row) in words.iter_mut().zip(&context.state) {
        *word = U64x8::load(token, row);
    }
    for (i, words) in words.as_chunks::<8>().0.iter().enumerate().take(length.div_ceil(64)) {
        store_digests(words, &mut Lines::None, messages.count(), [64 * i, length], digests);
    }
}

impl Context {
    fn new() -> Self {
        let entry =
            Entry { constants: [0; layout::ROUNDS], sources: [null_mut(); MOST_LANES], column: null_mut() };
        Self {
            entries: [entry; layout::ENTRIES],
            state: [Row64::default(); WORDS],
            row_buffer: [Row64::default(); 5],
            block: [Row64::default(); layout::MOST_WORDS],
            blocks: 0,
            last: [null_mut(); STREAMS],
            ahead: 0,
        }
    }

    /// Absorbs messages, of which there is at least one.
    #[inline(always)]
    fn absorb(&mut self, token: Avx512, rounds: Rounds, [rate, count]: [usize; 2], messages: &[Blocks<'_>]) {
        assert!(messages.len() <= STREAMS, "there are {} streams for {STREAMS} lanes", messages.len());
        let length = messages[0].blocks.len();
        assert!(length.is_multiple_of(rate), "the blocks are not whole");
        let as_long = |message: &Blocks<'_>| message.blocks.len() == length && message.last.len() == rate;
        assert!(messages.iter().all(as_long), "lanes take equally many blocks");
        let absorb_blocks = rounds.loop_for(rate, count);
        self.blocks = length / rate + 1;
        let first =
            messages.iter().map(|message| if length > 0 { &message.blocks[..rate] } else { message.last });
        let mut words = [U64x8::splat(token, 0); layout::MOST_WORDS];
        let words = &mut words[..rate / size_of::<u64>()];
        Sources::new(first).load(token, 0, words);
        for (row, word) in self.block.iter_mut().zip(words) {
            word.store(row);
        }
        self.schedule(rate, count, messages);
        // SAFETY: the token proves AVX-512. There is a block, and all messages have as many; the
        // schedule has just been made of them, and the context has not moved since.
        unsafe { absorb_blocks(&raw mut *self) }
    }

    /// Fills the entries: they have pointers into the context, which must stay where it is.
    #[inline(always)]
    fn schedule(&mut self, rate: usize, rounds: usize, messages: &[Blocks<'_>]) {
        let block: *mut u64 = self.block.as_mut_ptr().cast();
        let constants = ROUND_CONSTANTS[first_round(rounds)..].as_chunks().0;
        let lanes = STREAMS / constants.len();
        // Lanes without a stream repeat the first.
        let of = |lane: usize| messages.get(lane).unwrap_or(&messages[0]);
        for (i, (entry, constants)) in self.entries.iter_mut().zip(constants).enumerate() {
            entry.constants = *constants;
            for (lane, source) in entry.sources[..lanes].iter_mut().enumerate() {
                *source = of(lanes * i + lane).blocks.as_ptr().wrapping_add(rate);
            }
            entry.column = block.wrapping_add(lanes * i);
        }
        for (lane, last) in self.last.iter_mut().enumerate() {
            *last = of(lane).last.as_ptr();
        }
    }

    /// Puts the states in their rows.
    #[inline(always)]
    fn set_states(&mut self, token: Avx512, states: &Sources<'_>) {
        let mut words = [U64x8::splat(token, 0); WORDS];
        states.load(token, 0, &mut words);
        for (row, word) in self.state.iter_mut().zip(words) {
            word.store(row);
        }
    }

    /// Line `i` of every state.
    #[inline(always)]
    fn line(&self, token: Avx512, i: usize, lines: &mut [Line; STREAMS]) {
        let mut words = [U64x8::splat(token, 0); 8];
        for (word, row) in words.iter_mut().zip(&self.state[8 * i..]) {
            *word = U64x8::load(token, row);
        }
        U64x8::store_lines(&words, lines);
    }

    #[inline(always)]
    fn store_states(&self, token: Avx512, streams: &mut [Stream<'_>]) {
        for (i, rows) in self.state.chunks(8).enumerate() {
            let mut lines: [Line; STREAMS] = [[0; 64]; STREAMS];
            self.line(token, i, &mut lines);
            let bytes = size_of::<u64>() * rows.len();
            for (stream, line) in streams.iter_mut().zip(&lines) {
                stream.state.lines_mut()[i][..bytes].copy_from_slice(&line[..bytes]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums of `weave/src/loops/absorb.rs` and `ordered.rs`.
    #[test]
    fn a_block_has_the_operations_of_its_derivation() {
        for (rounds, operations) in [(Rounds::Folded, 90), (Rounds::Ordered, 95)] {
            let work = work(rounds, Primitive::Keccak { rate: 136, rounds: 24 });
            assert_eq!(work.mix.arithmetic(), 24 * operations + 17);
        }
    }
}
