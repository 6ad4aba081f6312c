//! SHA-2 and BLAKE2 of a stream a lane on AVX2 and AVX-512: the loops that `weave` generates from the algorithms (`loops/blocks.rs` there has the derivation and
//! the operation counts).
//!
//! They take the place of the generic form, which the compiler makes 2 to 10 % slower: it has too few registers for the words of a
//! block and the working variables, and transposes a block before it begins. Golden Cove (Emerald Rapids), `docs/sum.md`.

#[path = "../generated/x86_64/blocks.layout.rs"]
mod layout;

use crate::Backend;
use core::marker::PhantomData;
use core::mem::offset_of;
use hashes::sha2::{self, Sums};
use hashes::{Primitive, Stream, absorb};
use lanes::isa::{Avx2, Avx512};
use lanes::tally::Mix;
use lanes::{Isa, LaneSet, Lanes, Word};

/// The permission to run the loops of one instruction set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Set {
    /// Four words of 64 bits or eight of 32.
    Avx2(Avx2),
    /// Eight words of 64 bits or sixteen of 32.
    Avx512(Avx512),
}

/// What a loop reads and writes.
#[repr(C, align(64))]
struct Context<W: Word> {
    /// The words of the states, a row each.
    state: [W::Row; layout::MOST_ROWS],
    /// Where the next block of every lane is.
    sources: [*const u8; layout::MOST_LANES],
    /// How many there are.
    blocks: u64,
}

const _: () = {
    assert!(size_of::<<u32 as Word>::Row>() == layout::ROW && size_of::<<u64 as Word>::Row>() == layout::ROW);
    assert!(offset_of!(Context<u32>, state) == layout::STATE);
    assert!(offset_of!(Context<u32>, sources) == layout::SOURCES);
    assert!(offset_of!(Context<u32>, blocks) == layout::BLOCKS);
};

/// A loop: absorbs the blocks of every lane into the states of the context, and counts t of BLAKE2.
///
/// # Safety
///
/// The CPU has the instructions. The context is valid for reads and writes; there is at least one block, and every source has as many.
type Loop = unsafe extern "sysv64" fn(context: *mut core::ffi::c_void);

/// A loop, and what it executes for a block of every lane.
#[derive(Clone, Copy)]
struct Generated {
    run: Loop,
    executed: Mix,
}

macro_rules! generated {
    ($($name:ident: $file:literal),* $(,)?) => { $(
        const $name: Generated = {
            #[unsafe(naked)]
            unsafe extern "sysv64" fn run(context: *mut core::ffi::c_void) {
                core::arch::naked_asm!(
                    include_str!(concat!("../generated/x86_64/", $file, ".s")),
                    options(raw)
                )
            }
            Generated { run, executed: include!(concat!("../generated/x86_64/", $file, ".counts.rs")) }
        };
    )* };
}

generated! {
    SHA256_AVX2: "sha256_avx2",
    SHA512_AVX2: "sha512_avx2",
    BLAKE2S_AVX2: "blake2s_avx2",
    BLAKE2B_AVX2: "blake2b_avx2",
    SHA256_AVX512: "sha256_avx512",
    SHA512_AVX512: "sha512_avx512",
    BLAKE2S_AVX512: "blake2s_avx512",
    BLAKE2B_AVX512: "blake2b_avx512",
}

/// A loop for states of `ROWS` words of a type, of which the ninth, if there is one, is t of BLAKE2.
struct Of<W, const ROWS: usize>(Loop, PhantomData<W>);

for_backends! {
    /// [`absorb_by`] with the lanes of a backend.
    fn absorb_by_on[W: Word, const ROWS: usize](of: Of<W, ROWS>, streams: &mut [Stream<'_>]) = absorb_by;
}

for_backends! {
    /// [`absorb_sums_by`] with the lanes of a backend.
    fn absorb_sums_by_on(of: Of<u32, 8>, streams: &mut [Stream<'_>], sums: &Sums) = absorb_sums_by;
}

/// Absorbs the blocks of the streams, of which there are some, by a loop of the instruction set of `set`.
#[inline(always)]
fn absorb_by<S: LaneSet, W: Word, const ROWS: usize>(set: S, of: Of<W, ROWS>, streams: &mut [Stream<'_>]) {
    absorb::store(&hash_values(set, &of, streams), streams);
    if ROWS > 8 {
        let bytes = streams[0].blocks.len() as u64;
        for stream in streams {
            let t = stream.state.counter::<W>().wrapping_add(bytes);
            stream.state.set_counter::<W>(t);
        }
    }
}

/// The same of SHA-256, and then the block of these sums.
#[inline(always)]
fn absorb_sums_by<S: LaneSet>(set: S, of: Of<u32, 8>, streams: &mut [Stream<'_>], sums: &Sums) {
    let h = if streams[0].blocks.is_empty() {
        absorb::load(set, streams)
    } else {
        hash_values(set, &of, streams)
    };
    absorb::store(&sha2::compress_sums(set, h, sums), streams);
}

/// The hash values after the blocks, of which there is one at least.
#[inline(always)]
fn hash_values<S: LaneSet, W: Word, const ROWS: usize>(
    set: S,
    of: &Of<W, ROWS>,
    streams: &[Stream<'_>],
) -> [W::In<S>; 8] {
    let (size, length) = (2 * W::BITS as usize, streams[0].blocks.len());
    let mut context = Context::<W> {
        state: [W::Row::default(); layout::MOST_ROWS],
        // Lanes without a stream repeat the first.
        sources: [streams[0].blocks.as_ptr(); layout::MOST_LANES],
        blocks: (length / size) as u64,
    };
    for (source, stream) in context.sources.iter_mut().zip(streams) {
        *source = stream.blocks.as_ptr();
    }
    let words: [W::In<S>; ROWS] = absorb::load(set, streams);
    let mut i = 0;
    while i < ROWS {
        words[i].store(&mut context.state[i]);
        i += 1;
    }
    // SAFETY: `Set` has made sure of the instructions, of a block, and that every source has as many.
    unsafe { of.0((&raw mut context).cast()) }
    let mut words = [words[0]; 8];
    i = 0;
    while i < 8 {
        words[i] = W::In::<S>::load(set, &context.state[i]);
        i += 1;
    }
    words
}

impl Set {
    /// That of a backend, if it has loops.
    pub(crate) fn of(backend: Backend) -> Option<Self> {
        match backend {
            Backend::Avx2(token) => Some(Self::Avx2(token)),
            Backend::Avx512(token) => Some(Self::Avx512(token)),
            Backend::Scalar(_) => None,
        }
    }

    fn backend(self) -> Backend {
        match self {
            Self::Avx2(token) => Backend::Avx2(token),
            Self::Avx512(token) => Backend::Avx512(token),
        }
    }

    /// The loop for a primitive; none for a sponge.
    fn generated(self, primitive: Primitive) -> Option<Generated> {
        let (narrow, wide) = match primitive {
            Primitive::Sha256 => (SHA256_AVX2, SHA256_AVX512),
            Primitive::Sha512 => (SHA512_AVX2, SHA512_AVX512),
            Primitive::Blake2s => (BLAKE2S_AVX2, BLAKE2S_AVX512),
            Primitive::Blake2b => (BLAKE2B_AVX2, BLAKE2B_AVX512),
            Primitive::Keccak { .. } => return None,
        };
        Some(if matches!(self, Self::Avx2(_)) { narrow } else { wide })
    }

    /// What the loop executes for a block of every lane; none for a sponge.
    pub(crate) fn executed(self, primitive: Primitive) -> Option<(Isa, Mix)> {
        Some((self.backend().isa(), self.generated(primitive)?.executed))
    }

    /// Absorbs the blocks of one stream or more by the loop of a primitive, and says so; does nothing for a sponge.
    ///
    /// # Panics
    ///
    /// If there are more streams than lanes, or their blocks are not whole or not equally many.
    pub(crate) fn absorb(self, primitive: Primitive, streams: &mut [Stream<'_>]) -> bool {
        let Some(Generated { run, .. }) = self.generated(primitive) else { return false };
        let backend = self.backend();
        let lanes = if primitive.word_bits() == 32 { backend.lanes::<u32>() } else { backend.lanes::<u64>() };
        if checked(streams, lanes, primitive.block()) > 0 {
            match primitive {
                Primitive::Sha256 => absorb_by_on(backend, Of::<u32, 8>(run, PhantomData), streams),
                Primitive::Sha512 => absorb_by_on(backend, Of::<u64, 8>(run, PhantomData), streams),
                Primitive::Blake2s => absorb_by_on(backend, Of::<u32, 11>(run, PhantomData), streams),
                Primitive::Blake2b => absorb_by_on(backend, Of::<u64, 11>(run, PhantomData), streams),
                Primitive::Keccak { .. } => unreachable!("there is no loop for sponges"),
            }
        }
        true
    }

    /// Absorbs the blocks of one stream or more of SHA-256, if there are any, and then one of which the sums are known, the same for all.
    ///
    /// # Panics
    ///
    /// As [`absorb`](Self::absorb).
    pub(crate) fn absorb_sums(self, streams: &mut [Stream<'_>], sums: &Sums) {
        let run = if matches!(self, Self::Avx2(_)) { SHA256_AVX2.run } else { SHA256_AVX512.run };
        checked(streams, self.backend().lanes::<u32>(), Primitive::Sha256.block());
        absorb_sums_by_on(self.backend(), Of(run, PhantomData), streams, sums);
    }
}

/// How many bytes of whole blocks each of the streams has, of which there are no more than so many.
fn checked(streams: &[Stream<'_>], lanes: usize, block: usize) -> usize {
    let length = streams[0].blocks.len();
    assert!(streams.len() <= lanes, "there are {} streams for {lanes} lanes", streams.len());
    assert!(length.is_multiple_of(block), "the blocks are not whole");
    assert!(streams.iter().all(|stream| stream.blocks.len() == length), "lanes take equally many blocks");
    length
}
