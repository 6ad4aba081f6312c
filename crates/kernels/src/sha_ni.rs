//! SHA-256 of one stream or two by the SHA instructions of x86-64.
//!
//! The loops are generated; `weave`, `loops/sha_ni.rs`, has the derivation, the registers, the
//! operation count and what they gain over the intrinsics of [`crate::sha`]. Of three or four
//! streams those are as fast on Golden Cove, where more than two gain nothing, and faster where an
//! `rnds2` starts every cycle.

#[path = "../generated/x86_64/sha_ni.layout.rs"]
mod layout;

use crate::sha::{self, Working};
use core::arch::x86_64::__m128i;
use core::mem::offset_of;
use core::ptr;
use hashes::Stream;
use hashes::sha2::Sums;
use lanes::isa::ShaNi;

/// Streams that there are loops for.
pub(crate) const STREAMS: usize = layout::STREAMS;

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

/// Absorbs the blocks of one stream or two, and then a block of which the sums are known, the same
/// for all, if there is one.
#[target_feature(enable = "sha,ssse3,sse4.1")]
pub(crate) fn absorb(token: ShaNi, streams: &mut [Stream<'_>], sums: Option<&Sums>) {
    match streams {
        [a] => absorb_together(token, [a], sums),
        [a, b] => absorb_together(token, [a, b], sums),
        _ => panic!("there are {} streams for {STREAMS}", streams.len()),
    }
}

#[inline(always)]
fn absorb_together<const N: usize>(token: ShaNi, streams: [&mut Stream<'_>; N], sums: Option<&Sums>) {
    let size = streams[0].blocks.len();
    assert!(size.is_multiple_of(BLOCK), "the blocks are not whole");
    let mut working = [Working::zero(token); N];
    let mut context = Context {
        states: [Working::zero(token).halves(); STREAMS],
        reversal: [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12],
        sources: [ptr::null(); STREAMS],
        blocks: (size / BLOCK) as u64,
        constants: sha::K.0.as_ptr(),
    };
    let mut i = 0;
    while i < N {
        assert_eq!(streams[i].blocks.len(), size, "streams take equally many blocks");
        working[i] = Working::load(token, streams[i].state);
        context.states[i] = working[i].halves();
        context.sources[i] = streams[i].blocks.as_ptr();
        i += 1;
    }
    if size > 0 {
        // SAFETY: the token proves the instructions; there is a block, and each of the N sources
        // has as many.
        unsafe { if N == 1 { one(&raw mut context) } else { two(&raw mut context) } }
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
