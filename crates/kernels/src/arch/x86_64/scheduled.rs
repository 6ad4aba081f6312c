//! SHA-256 and SHA-512 of one stream: rounds in integer registers, and between their instructions
//! the message schedule in vectors.
//!
//! The loops are generated; `weave`, `loops/scheduled.rs`, has the derivation, the register map and
//! the operation count. No compiler makes one stream of instructions of two. On Golden Cove
//! (Emerald Rapids) a block of SHA-256 takes 463 cycles with the rotations of AVX-512, 480 with the
//! shifts of AVX2, and 595 in integer registers alone; one of SHA-512 575, 615 and 740.

#[path = "../../../generated/x86_64/scheduled.layout.rs"]
mod layout;

use crate::backend::Backend;
use crate::batch::counts::{Work, lanes_sums_work};
use crate::batch::row::Absorb;
use core::mem::offset_of;
use hashes::sha2::{K256, K512, Sums};
use hashes::{Primitive, Stream, absorb};
use lanes::Isa;
use lanes::isa::{Avx2, Avx512, Scalar};
use lanes::tally::Mix;

/// Streams that a loop takes.
const STREAMS: usize = 1;

/// The permission to run one of the loops.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scheduled {
    /// Rotations are shifts.
    Avx2(Avx2),
    /// The instructions of AVX-512 on vectors of 128 bits.
    Avx512(Avx512),
}

/// The memory that a loop reads and writes, of words of 32 or 64 bits.
#[repr(C, align(64))]
struct Context<W> {
    source: *const u8,
    blocks: u64,
    constants: *const W,
    passes: u64,
    reversal: [u8; 16],
    sums: [W; 16],
    hash: [W; 8],
}

const _: () = {
    assert!(offset_of!(Context<u64>, source) == layout::SOURCE);
    assert!(offset_of!(Context<u64>, blocks) == layout::BLOCKS);
    assert!(offset_of!(Context<u64>, constants) == layout::CONSTANTS);
    assert!(offset_of!(Context<u64>, passes) == layout::PASSES);
    assert!(offset_of!(Context<u64>, reversal) == layout::REVERSAL);
    assert!(offset_of!(Context<u64>, sums) == layout::SUMS);
    assert!(offset_of!(Context<u64>, hash) == layout::hash(8));
    assert!(offset_of!(Context<u32>, sums) == layout::SUMS);
    assert!(offset_of!(Context<u32>, hash) == layout::hash(4));
};

/// K (FIPS 180-4, section 4.2.2).
static OF_SHA256: [u32; 64] = K256;

/// K (FIPS 180-4, section 4.2.3).
static OF_SHA512: [u64; 80] = K512;

/// The shuffles that reverse the bytes of words of 32 and of 64 bits.
const REVERSAL_OF_32: [u8; 16] = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12];
const REVERSAL_OF_64: [u8; 16] = [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8];

x86_64_functions! {
    /// Absorbs the blocks of the context.
    ///
    /// # Safety
    ///
    /// The CPU has the instructions, BMI1 and BMI2 among them; `context` is valid for reads and
    /// writes; there is a block at least, `source` is to as many, and `constants` to K.
    fn sha256_avx2(context: *mut Context<u32>) = "sha256_scheduled_avx2";

    /// Absorbs the blocks of the context, of SHA-256, with AVX-512.
    ///
    /// # Safety
    ///
    /// As for [`sha256_avx2`].
    fn sha256_avx512(context: *mut Context<u32>) = "sha256_scheduled_avx512";

    /// Absorbs the blocks of the context, of SHA-512.
    ///
    /// # Safety
    ///
    /// As for [`sha256_avx2`].
    fn sha512_avx2(context: *mut Context<u64>) = "sha512_scheduled_avx2";

    /// Absorbs the blocks of the context, of SHA-512, with AVX-512.
    ///
    /// # Safety
    ///
    /// As for [`sha256_avx2`].
    fn sha512_avx512(context: *mut Context<u64>) = "sha512_scheduled_avx512";
}

impl Scheduled {
    /// Absorbs the blocks of one stream.
    ///
    /// # Panics
    ///
    /// If there are more, the blocks are not whole, or the primitive is not SHA-2.
    fn absorb_one(self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        let [stream] = streams else { panic!("there are {} streams for {STREAMS}", streams.len()) };
        assert!(stream.blocks.len().is_multiple_of(primitive.block()), "the blocks are not whole");
        if stream.blocks.is_empty() {
            return;
        }
        let (source, blocks) = (stream.blocks.as_ptr(), (stream.blocks.len() / primitive.block()) as u64);
        let state = &mut stream.state;
        match primitive {
            Primitive::Sha256 => {
                let mut context = Context {
                    source,
                    blocks,
                    constants: OF_SHA256.as_ptr(),
                    passes: 0,
                    reversal: REVERSAL_OF_32,
                    sums: [0; 16],
                    hash: core::array::from_fn(|i| state.word(i)),
                };
                // SAFETY: the token proves the instructions; there is a block, and the source has
                // as many.
                unsafe {
                    match self {
                        Self::Avx2(_) => sha256_avx2(&raw mut context),
                        Self::Avx512(_) => sha256_avx512(&raw mut context),
                    }
                }
                context.hash.into_iter().enumerate().for_each(|(i, word)| state.set_word(i, word));
            }
            Primitive::Sha512 => {
                let mut context = Context {
                    source,
                    blocks,
                    constants: OF_SHA512.as_ptr(),
                    passes: 0,
                    reversal: REVERSAL_OF_64,
                    sums: [0; 16],
                    hash: core::array::from_fn(|i| state.word(i)),
                };
                // SAFETY: the token proves the instructions; there is a block, and the source has
                // as many.
                unsafe {
                    match self {
                        Self::Avx2(_) => sha512_avx2(&raw mut context),
                        Self::Avx512(_) => sha512_avx512(&raw mut context),
                    }
                }
                context.hash.into_iter().enumerate().for_each(|(i, word)| state.set_word(i, word));
            }
            _ => panic!("the kernel knows SHA-2 only"),
        }
    }

    /// The vector instructions of a block, and how many of those in integer registers wait for each
    /// other: of a round a rotation, two exclusive ors and two additions.
    ///
    /// # Panics
    ///
    /// If the primitive is not SHA-2.
    fn executed(self, primitive: Primitive) -> (Mix, u64) {
        let sigma = match self {
            Self::Avx2(_) => Mix { shift: 5, ..Mix::logic(4) },
            Self::Avx512(_) => Mix { shift: 3, ..Mix::logic(1) },
        };
        let loaded = Mix { shuffle: 1, add: 1, load: 3, store: 1, ..Mix::NONE };
        match primitive {
            Primitive::Sha256 => {
                let four = Mix { shuffle: 4, add: 5, load: 1, store: 1, ..Mix::NONE } + sigma.times(3);
                (four.times(12) + loaded.times(4), 64 * 5)
            }
            Primitive::Sha512 => {
                let pair = Mix { shuffle: 2, add: 4, load: 1, store: 1, ..Mix::NONE } + sigma.times(2);
                (pair.times(32) + loaded.times(8), 80 * 5)
            }
            _ => panic!("the kernel knows SHA-2 only"),
        }
    }
}

impl Absorb for Scheduled {
    fn degree(&self, _: Primitive) -> usize {
        STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        self.absorb_one(primitive, streams);
    }

    /// The block of known sums has no schedule, so it is the integer registers' alone.
    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        self.absorb_one(Primitive::Sha256, streams);
        for stream in streams {
            absorb::absorb_sums(Scalar, &mut [Stream { state: stream.state, blocks: &[] }], sums);
        }
    }

    /// Vectors have 128 bits; instructions in integer registers are not counted, but for their
    /// chain.
    fn work(&self, primitive: Primitive, _: usize) -> Option<Work> {
        let (mix, chain) = self.executed(primitive);
        Some(Work { chain, chain_isa: Isa::Scalar, ..Work::plain(Isa::Avx2, mix) })
    }

    fn sums_work(&self, _: usize) -> Option<Work> {
        Some(lanes_sums_work(Backend::Scalar(Scalar)))
    }
}
