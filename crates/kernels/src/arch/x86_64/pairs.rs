//! MD5 of two streams a lane on AVX2 and AVX-512: one fills the time that the other waits for its
//! chain (`weave/src/loops/blocks.rs`).
//!
//! Zen 3, AVX2, cycles a block of sixteen streams: 32.1, where one stream a lane takes 56.6 and the
//! integer registers 363 (`cargo run --release -p hashweave-kernels --example batch -- md5`).

use super::blocks::{Set, checked, layout};
use crate::arch::rows::only;
use crate::backend::Backend;
use crate::batch::counts::Work;
use crate::batch::row::Absorb;
use core::ffi::c_void;
use core::mem::offset_of;
use hashes::{MerkleDamgard, Primitive, Stream, absorb};
use lanes::tally::Mix;
use lanes::{LaneSet, Lanes, Row32};

/// MD5.
const MD5: Primitive = Primitive::MerkleDamgard(MerkleDamgard::Md5);
/// Words of a chaining value.
const WORDS: usize = MerkleDamgard::Md5.iv().len();

/// The memory that a loop reads and writes.
#[repr(C, align(64))]
struct Context {
    /// The words of both states of every lane, a row each, one state after the other.
    state: [Row32; layout::MOST_ROWS],
    /// Where the next block of every stream is, of the first ones.
    sources: [*const u8; layout::MOST_LANES],
    /// How many blocks there are.
    blocks: u64,
    /// Operations that only loops of other functions have.
    others: [u8; layout::MORE_SOURCES - layout::BLOCKS - 8],
    /// Where the next block of every other stream is.
    more: [*const u8; layout::MOST_LANES],
}

const _: () = {
    assert!(2 * WORDS <= layout::MOST_ROWS && offset_of!(Context, state) == layout::STATE);
    assert!(offset_of!(Context, sources) == layout::SOURCES && offset_of!(Context, blocks) == layout::BLOCKS);
    assert!(offset_of!(Context, more) == layout::MORE_SOURCES);
};

/// A loop: absorbs the blocks of both streams of every lane into the states of the context.
///
/// # Safety
///
/// The CPU has the instructions. The context is valid for reads and writes; there is at least one
/// block, and every source has as many.
type Loop = unsafe extern "sysv64" fn(context: *mut c_void);

x86_64_functions! {
    fn md5_pairs_avx2(context: *mut c_void) = "md5_pairs_avx2";
    fn md5_pairs_avx512(context: *mut c_void) = "md5_pairs_avx512";
}

for_backends! {
    /// [`absorb_by`] with the lanes of a backend.
    fn absorb_by_on(run: Loop, streams: &mut [Stream<'_>]) = absorb_by;
}

/// Absorbs the blocks of streams, of which there are more than lanes, by a loop of the instruction
/// set of `set`.
#[inline(always)]
fn absorb_by<S: LaneSet>(set: S, run: Loop, streams: &mut [Stream<'_>]) {
    let first = streams[0].blocks;
    let mut context = Context {
        state: [Row32::default(); layout::MOST_ROWS],
        // Lanes without a stream repeat the first.
        sources: [first.as_ptr(); layout::MOST_LANES],
        blocks: (first.len() / MD5.block()) as u64,
        others: [0; layout::MORE_SOURCES - layout::BLOCKS - 8],
        more: [first.as_ptr(); layout::MOST_LANES],
    };
    let places = context.sources.iter_mut().chain(&mut context.more);
    for (place, stream) in places.zip(&*streams) {
        *place = stream.blocks.as_ptr();
    }
    let (low, high) = streams.split_at_mut(S::V32::COUNT);
    for (rows, streams) in context.state.chunks_mut(WORDS).zip([&*low, &*high]) {
        let words: [S::V32; WORDS] = absorb::load(set, streams);
        for (word, row) in words.iter().zip(rows) {
            word.store(row);
        }
    }
    // SAFETY: `Pairs` has made sure of the instructions, of a block, and that every source has as
    // many.
    unsafe { run((&raw mut context).cast()) }
    for (rows, streams) in context.state.chunks(WORDS).zip([low, high]) {
        let mut words = [S::V32::splat(set, 0); WORDS];
        for (word, row) in words.iter_mut().zip(rows) {
            *word = S::V32::load(set, row);
        }
        absorb::store(&words, streams);
    }
}

/// The permission to run the loop of an instruction set; up to as many streams as lanes are in one
/// set of lanes.
pub(super) struct Pairs(pub(super) Set);

impl Pairs {
    /// The loop, and the instructions that it executes for a block of both streams of every lane.
    fn generated(&self) -> (Loop, Mix) {
        match self.0 {
            Set::Avx2(_) => (md5_pairs_avx2, include!("../../../generated/x86_64/md5_pairs_avx2.counts.rs")),
            Set::Avx512(_) => {
                (md5_pairs_avx512, include!("../../../generated/x86_64/md5_pairs_avx512.counts.rs"))
            }
        }
    }

    fn backend(&self) -> Backend {
        self.0.backend()
    }
}

impl Absorb for Pairs {
    fn degree(&self, primitive: Primitive) -> usize {
        2 * Absorb::degree(&self.0, primitive)
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(MD5, primitive);
        if streams.len() <= self.backend().lanes::<u32>() {
            self.0.absorb(primitive, streams);
        } else if checked(streams, self.degree(primitive), MD5.block()) > 0 {
            absorb_by_on(self.backend(), self.generated().0, streams);
        }
    }

    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        if streams <= self.backend().lanes::<u32>() {
            self.0.work(primitive, streams)
        } else {
            Some(Work::plain(self.backend().isa(), self.generated().1))
        }
    }
}
