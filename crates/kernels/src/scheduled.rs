//! SHA-512 of one stream: rounds in integer registers, and between their instructions the message schedule in vectors.
//!
//! The loops are generated; `weave`, `loops/sha512.rs`, has the derivation, the register map and the operation count. No compiler makes one stream of instructions of two.
//! On Golden Cove (Emerald Rapids) a block takes 575 cycles with the rotations of AVX-512, 615 with the shifts of AVX2, and 750 in integer registers alone.

#[path = "../generated/x86_64/sha512.layout.rs"]
mod layout;

use core::mem::offset_of;
use hashes::Stream;
use hashes::sha2::K512;
use lanes::Isa;
use lanes::isa::{Avx2, Avx512};
use lanes::tally::Mix;

/// Streams that a loop takes.
pub(crate) const STREAMS: usize = 1;

/// Bytes of a block.
const BLOCK: usize = 128;

/// The permission to run one of the loops.
#[derive(Clone, Copy, Debug)]
pub enum Scheduled {
    /// Rotations are shifts.
    Avx2(Avx2),
    /// The instructions of AVX-512 on vectors of 128 bits.
    Avx512(Avx512),
}

/// What a loop reads and writes.
#[repr(C, align(64))]
struct Context {
    hash: [u64; 8],
    sums: [u64; 16],
    reversal: [u8; 16],
    source: *const u8,
    blocks: u64,
    constants: *const u64,
    passes: u64,
}

const _: () = {
    assert!(offset_of!(Context, hash) == layout::HASH);
    assert!(offset_of!(Context, sums) == layout::SUMS);
    assert!(offset_of!(Context, reversal) == layout::REVERSAL);
    assert!(offset_of!(Context, source) == layout::SOURCE);
    assert!(offset_of!(Context, blocks) == layout::BLOCKS);
    assert!(offset_of!(Context, constants) == layout::CONSTANTS);
    assert!(offset_of!(Context, passes) == layout::PASSES);
};

/// K (FIPS 180-4, section 4.2.3).
static K: [u64; 80] = K512;

x86_64_functions! {
    /// Absorbs the blocks of the context.
    ///
    /// # Safety
    ///
    /// The CPU has the instructions, BMI1 and BMI2 among them; `context` is valid for reads and writes; there is a block at least, `source` is to as many, and
    /// `constants` to K.
    fn avx2(context: *mut Context) = "sha512_scheduled_avx2";

    /// The same.
    ///
    /// # Safety
    ///
    /// As for [`avx2`].
    fn avx512(context: *mut Context) = "sha512_scheduled_avx512";
}

impl Scheduled {
    /// Those that this CPU has.
    pub(crate) fn usable() -> impl Iterator<Item = Self> {
        let narrow = Avx2::detect().map(Self::Avx2);
        narrow.into_iter().chain(Avx512::detect().map(Self::Avx512))
    }

    /// The instruction set.
    #[must_use]
    pub fn isa(self) -> Isa {
        match self {
            Self::Avx2(_) => Isa::Avx2,
            Self::Avx512(_) => Isa::Avx512,
        }
    }

    /// Absorbs the blocks of one stream.
    ///
    /// # Panics
    ///
    /// If there are more, or the blocks are not whole.
    pub(crate) fn absorb(self, streams: &mut [Stream<'_>]) {
        let [stream] = streams else { panic!("there are {} streams for {STREAMS}", streams.len()) };
        assert!(stream.blocks.len().is_multiple_of(BLOCK), "the blocks are not whole");
        if stream.blocks.is_empty() {
            return;
        }
        let mut context = Context {
            hash: core::array::from_fn(|i| stream.state.word(i)),
            sums: [0; 16],
            reversal: [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8],
            source: stream.blocks.as_ptr(),
            blocks: (stream.blocks.len() / BLOCK) as u64,
            constants: K.as_ptr(),
            passes: 0,
        };
        // SAFETY: the token proves the instructions; there is a block, and the source has as many.
        unsafe {
            match self {
                Self::Avx2(_) => avx2(&raw mut context),
                Self::Avx512(_) => avx512(&raw mut context),
            }
        }
        for (i, word) in context.hash.into_iter().enumerate() {
            stream.state.set_word(i, word);
        }
    }

    /// The vector instructions of a block, and how many of those in integer registers wait for each other: of a round a rotation, two exclusive ors and two
    /// additions.
    pub(crate) fn executed(self) -> (Mix, u64) {
        let sigma = match self {
            Self::Avx2(_) => Mix { shift: 5, ..Mix::logic(4) },
            Self::Avx512(_) => Mix { shift: 3, ..Mix::logic(1) },
        };
        let pair = Mix { shuffle: 2, add: 4, load: 1, store: 1, ..Mix::NONE } + sigma.times(2);
        let loaded = Mix { shuffle: 1, add: 1, load: 3, store: 1, ..Mix::NONE };
        (pair.times(32) + loaded.times(8), 80 * 5)
    }
}
