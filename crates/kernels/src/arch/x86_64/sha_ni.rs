//! SHA-256 of one stream or two by the SHA instructions of x86-64.
//!
//! The loops are generated; `weave`, `loops/sha_ni.rs`, has the derivation, the registers, the
//! operation count and what they gain over the intrinsics of [`crate::sha`]. Of three or four
//! streams those are as fast on Golden Cove, where more than two gain nothing, and faster where an
//! `rnds2` starts every cycle.

#[path = "../../../generated/x86_64/sha_ni.layout.rs"]
mod layout;

use crate::arch::chain_sha::{self, KEPT, SCHEDULED};
use crate::arch::rows::only;
use crate::arch::sha::{self, Working};
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use crate::chain::job::{Hash, LABEL_PARENTS, Labels};
use crate::chain::row::Chain;
use core::arch::x86_64::__m128i;
use core::mem::offset_of;
use core::ptr;
use hashes::sha2::Sums;
use hashes::{Common, Messages, Primitive, Stream};
use lanes::Isa;
use lanes::isa::ShaNi;
use lanes::tally::Mix;

/// Streams that there are loops for.
const STREAMS: usize = layout::STREAMS;

/// Bytes of a block.
const BLOCK: usize = 64;

/// The memory that a loop reads and writes.
#[repr(C, align(64))]
struct Context {
    states: [[__m128i; 2]; STREAMS],
    reversal: [u8; 16],
    sources: [*const u8; STREAMS],
    blocks: u64,
    constants: *const u32,
}

const _: () = {
    assert!(offset_of!(Context, states) == layout::STATES);
    assert!(size_of::<[__m128i; 2]>() == layout::STATE);
    assert!(offset_of!(Context, reversal) == layout::REVERSAL);
    assert!(offset_of!(Context, sources) == layout::SOURCES);
    assert!(offset_of!(Context, blocks) == layout::BLOCKS);
    assert!(offset_of!(Context, constants) == layout::CONSTANTS);
};

x86_64_functions! {
    /// Absorbs the blocks of the first stream of a context.
    ///
    /// # Safety
    ///
    /// The CPU has the SHA instructions; `context` is valid for reads and writes; there is a block
    /// at least, the source is to as many, and `constants` to K.
    fn one(context: *mut Context) = "sha256_ni_1";

    /// Absorbs the blocks of both streams.
    ///
    /// # Safety
    ///
    /// As for [`one`], of both sources.
    fn two(context: *mut Context) = "sha256_ni_2";
}

/// The permission to use the SHA instructions.
pub(super) struct Sha256(pub(super) ShaNi);

impl Absorb for Sha256 {
    fn degree(&self, _: Primitive) -> usize {
        sha::STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::Sha256, primitive);
        // SAFETY: the token proves the features.
        unsafe { absorb(self.0, streams, None) }
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        // SAFETY: the token proves the features.
        unsafe { absorb(self.0, streams, Some(sums)) }
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        only(Primitive::Sha256, common.primitive);
        // SAFETY: the token proves the features.
        unsafe { digest(self.0, common, messages, digests) }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work(streams as u64))
    }

    fn sums_work(&self, streams: usize) -> Option<Work> {
        Some(sums_work(streams as u64))
    }
}

/// `sha::compress` with `sha::x86`: of every stream 16 `paddd` for W + K, 12 in the schedule and 2
/// at the end; 4 `pshufb`, 12 `palignr`, 16 `pshufd`; 4 loads. K is loaded once for all. Twelve
/// `sha256msg2`; 32 `sha256rnds2` in a row.
fn work(streams: u64) -> Work {
    let each = Mix { add: 30, shuffle: 32, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 32 * streams, schedule: 12 * streams, chain: 32, made_for: MadeFor::Sha256 };
    Work { sha, ..Work::plain(Isa::Avx2, each.times(streams) + Mix { load: 16, ..Mix::NONE }) }
}

/// `sha::compress_sums` with `sha::x86`: 2 `paddd` and 32 `sha256rnds2` of every stream; 16 loads
/// and `pshufd` for all.
fn sums_work(streams: u64) -> Work {
    let each = Mix { add: 2, ..Mix::NONE };
    let sha = ShaUse { rounds: 32 * streams, chain: 32, ..ShaUse::default() };
    Work { sha, ..Work::plain(Isa::Avx2, each.times(streams) + Mix { shuffle: 16, load: 16, ..Mix::NONE }) }
}

impl Chain for Sha256 {
    fn degree(&self) -> usize {
        sha::STREAMS
    }

    fn label(&self, job: &mut Labels<'_>) {
        // SAFETY: the token proves the features.
        unsafe { chain_sha::label(self.0, job) }
    }

    fn work(&self, _: Hash, replicas: usize) -> Option<Work> {
        Some(chain_work(replicas as u64))
    }
}

/// `sha` with `crate::sha::x86`, of every replica: a block has 32 `rnds2`, the header 27; a block
/// whose schedule is computed 12 `msg2`, 30 `paddd` (the header 28), 12 `palignr` and 16 `pshufd`
/// (the header 14); the labels of its parents are 4 loads and 4 `pshufb`; its sums are 16 stores,
/// and 16 loads and `pshufd` when it comes again, next to 2 `paddd`. A label is 3 shuffles and a
/// blend to have its words in order, 2 `pshufb` and 2 stores; the node's number is inserted by two
/// shuffles. K is loaded once for all. The header of the next node is not in the chain.
fn chain_work(replicas: u64) -> Work {
    let computed = Mix { add: 30, shuffle: 32, load: 4, ..Mix::NONE }.times(SCHEDULED - 1);
    let header = Mix { add: 28, shuffle: 12 + 14 + 2, ..Mix::NONE };
    let kept = Mix { add: 2, shuffle: 16, load: 16, ..Mix::NONE }.times(KEPT);
    let label = Mix { shuffle: 5, store: 16 * (LABEL_PARENTS as u64 / 2) + 2, ..Mix::logic(1) };
    let constants = Mix { load: 16 * SCHEDULED, ..Mix::NONE };
    let blocks = SCHEDULED + KEPT;
    let sha = ShaUse {
        rounds: (32 * blocks - 5) * replicas,
        schedule: 12 * SCHEDULED * replicas,
        chain: 32 * (blocks - 1),
        made_for: MadeFor::Sha256,
    };
    let mix = (computed + header + kept + label).times(replicas) + constants;
    Work { sha, ..Work::plain(Isa::Avx2, mix) }
}

/// Writes the digests of messages. [`digest_short`] takes those of a block, and of a block and one of
/// known sums. The blocks of others go through the generated loop, two messages at a time: four
/// together are no faster by intrinsics, which keep more in memory than in registers. The rounds of
/// a block of known sums need two registers for each message, so those of four go together, which
/// keeps a unit busy that starts an instruction a cycle and takes four: on Zen 3, 38 cycles a block
/// in place of 64. Miri cannot run assembly.
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn digest(token: ShaNi, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
    if cfg!(miri) {
        return sha::digests(token, common, messages, digests);
    }
    let first = if common.length == 32 { digest_short(token, common, messages, digests) } else { 0 };
    let messages = &messages.part(first, messages.count() - first);
    let digests = &mut digests[first * common.length..];
    let initial = Working::load(token, common.initial);
    let mut context = Context::new([initial.halves(); STREAMS]);
    let (mut first, mut digests) = (0, digests);
    while !digests.is_empty() {
        let left = digests.len() / common.length;
        let count =
            if common.sums.is_some() && left >= 2 * STREAMS { 2 * STREAMS } else { left.min(STREAMS) };
        let (now, later) = digests.split_at_mut(count * common.length);
        match count {
            1 => digest_together::<1>(token, &mut context, initial, common, messages, first, now),
            STREAMS => digest_together::<STREAMS>(token, &mut context, initial, common, messages, first, now),
            _ => {
                digest_together::<{ 2 * STREAMS }>(token, &mut context, initial, common, messages, first, now)
            }
        }
        (first, digests) = (first + count, later);
    }
}

/// Writes the digests of messages that have one block, not counting one of known sums, and returns for
/// how many: none of other messages, and not the last ones, which are too few for a group.
///
/// The loop for long messages would be entered for every two, through memory, which a core cannot do
/// ahead. Without it, 1,024 messages of 32 bytes take 72 cycles each in place of 81 on a Zen 3, 16 of
/// them 90 in place of 113, and 256 of 64 bytes 115 in place of 119
/// (`cargo run --release -p hashweave --example short sha256 1024 32`).
#[inline(always)]
fn digest_short(token: ShaNi, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) -> usize {
    let initial = Working::load(token, common.initial);
    let digests = digests.as_chunks_mut::<32>().0;
    if common.sums.is_none() && messages.blocks.is_empty() && messages.end_length == BLOCK {
        let digests = digests.as_chunks_mut::<STREAMS>().0;
        let ends = messages.ends.as_chunks::<BLOCK>().0.as_chunks::<STREAMS>().0;
        digest_blocks(token, initial, ends.iter().map(<[_; STREAMS]>::each_ref), None, digests);
        return STREAMS * digests.len();
    }
    if common.sums.is_some() && messages.before() == BLOCK {
        let digests = digests.as_chunks_mut::<{ 2 * STREAMS }>().0;
        let blocks = messages.blocks.as_chunks::<{ 2 * STREAMS }>().0;
        let blocks = blocks.iter().map(|blocks| blocks.map(|block| block.first_chunk().expect("a block")));
        digest_blocks(token, initial, blocks, common.sums, digests);
        return 2 * STREAMS * digests.len();
    }
    0
}

/// Writes the digests of messages of a block, and a block of known sums after it if there is one, N
/// of them at once. Nothing but rounds is between two groups, so that the core begins one before the
/// last one ends.
#[inline(always)]
fn digest_blocks<'a, const N: usize>(
    token: ShaNi,
    initial: Working,
    blocks: impl Iterator<Item = [&'a [u8; BLOCK]; N]>,
    sums: Option<&Sums>,
    digests: &mut [[[u8; 32]; N]],
) {
    for (mut blocks, digests) in blocks.zip(digests) {
        let mut working = [initial; N];
        sha::compress(token, &mut working, &mut blocks);
        if let Some(sums) = sums {
            sha::compress_sums(token, &mut working, sums);
        }
        let mut i = 0;
        while i < N {
            working[i].store_digest(&mut digests[i]);
            i += 1;
        }
    }
}

/// Writes the digests of N messages from message `first` on: of one, or of whole pairs.
#[inline(always)]
fn digest_together<const N: usize>(
    token: ShaNi,
    context: &mut Context,
    initial: Working,
    common: &Common<'_>,
    messages: &Messages<'_>,
    first: usize,
    digests: &mut [u8],
) {
    let mut working = [initial; N];
    let mut begin = 0;
    while begin < N {
        context.states = [initial.halves(); STREAMS];
        if N == 1 {
            context.absorb_messages::<1>(common, messages, first);
        } else {
            context.absorb_messages::<STREAMS>(common, messages, first + begin);
        }
        let mut i = 0;
        while i < STREAMS && begin + i < N {
            working[begin + i] = initial.with_halves(context.states[i]);
            i += 1;
        }
        begin += STREAMS;
    }
    if let Some(sums) = common.sums {
        sha::compress_sums(token, &mut working, sums);
    }
    for (working, digest) in working.into_iter().zip(digests.chunks_exact_mut(common.length)) {
        working.store_digest(digest);
    }
}

impl Context {
    #[inline(always)]
    fn new(states: [[__m128i; 2]; STREAMS]) -> Self {
        Self {
            states,
            reversal: [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12],
            sources: [ptr::null(); STREAMS],
            blocks: 0,
            constants: sha::K.0.as_ptr(),
        }
    }

    /// Absorbs the blocks of N messages from message `first` on, but not a block of known sums.
    #[inline(always)]
    fn absorb_messages<const N: usize>(
        &mut self,
        common: &Common<'_>,
        messages: &Messages<'_>,
        first: usize,
    ) {
        if let Some(blocks) = messages.blocks.get(first..).and_then(|blocks| blocks.first_chunk::<N>()) {
            self.absorb(blocks);
        }
        if common.sums.is_none() {
            let mut ends = [messages.ends; N];
            let mut i = 0;
            while i < N {
                ends[i] = messages.end(first + i);
                i += 1;
            }
            self.absorb(&ends);
        }
    }

    /// Absorbs the whole blocks of one stream or two, of which there is one at least. The CPU has
    /// the instructions, or there would be no state.
    #[inline(always)]
    fn absorb<const N: usize>(&mut self, sources: &[&[u8]; N]) {
        let size = sources[0].len();
        assert!(size > 0 && size.is_multiple_of(BLOCK), "the blocks are not whole");
        self.blocks = (size / BLOCK) as u64;
        let mut i = 0;
        while i < N {
            assert_eq!(sources[i].len(), size, "streams take equally many blocks");
            self.sources[i] = sources[i].as_ptr();
            i += 1;
        }
        // SAFETY: the states prove the instructions; there is a block, and each of the N sources
        // has as many.
        unsafe { if N == 1 { one(self) } else { two(self) } }
    }
}

/// Few streams by the generated loops, more by intrinsics. Miri cannot run assembly, so there
/// intrinsics take all streams.
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn absorb(token: ShaNi, streams: &mut [Stream<'_>], sums: Option<&Sums>) {
    if streams.len() <= STREAMS && !cfg!(miri) {
        absorb_few(token, streams, sums);
    } else {
        sha::absorb(token, streams, sums);
    }
}

/// Absorbs the blocks of one stream or two, and then a block of which the sums are known, the same
/// for all, if there is one.
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn absorb_few(token: ShaNi, streams: &mut [Stream<'_>], sums: Option<&Sums>) {
    match streams {
        [a] => absorb_together(token, [a], sums),
        [a, b] => absorb_together(token, [a, b], sums),
        _ => panic!("there are {} streams for {STREAMS}", streams.len()),
    }
}

#[inline(always)]
fn absorb_together<const N: usize>(token: ShaNi, streams: [&mut Stream<'_>; N], sums: Option<&Sums>) {
    let mut working = [Working::zero(token); N];
    let mut context = Context::new([Working::zero(token).halves(); STREAMS]);
    let mut blocks = [streams[0].blocks; N];
    let mut i = 0;
    while i < N {
        working[i] = Working::load(token, streams[i].state);
        context.states[i] = working[i].halves();
        blocks[i] = streams[i].blocks;
        i += 1;
    }
    if !blocks[0].is_empty() {
        context.absorb(&blocks);
        let mut i = 0;
        while i < N {
            working[i] = working[i].with_halves(context.states[i]);
            i += 1;
        }
    }
    if let Some(sums) = sums {
        sha::compress_sums(token, &mut working, sums);
    }
    for (working, stream) in working.into_iter().zip(streams) {
        working.store(stream.state);
    }
}
