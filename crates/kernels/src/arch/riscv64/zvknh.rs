//! SHA-256 and SHA-512 by RISC-V's vector instructions for them (Zvknha, Zvknhb), a stream in each
//! group of four words of a register or of two.
//!
//! The functions are generated; `weave`, `loops/zvknh.rs`, has the derivation and the instructions
//! of a block. One takes the streams that a register has room for, the other those of two, which is
//! one stream of SHA-512 where registers have 128 bits.

use crate::arch::rows::only;
use crate::arch::scalable::Scalable;
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use core::arch::global_asm;
use core::ffi::c_void;
use hashes::sha2::{K256, K512};
use hashes::{Primitive, Stream};
use lanes::isa::{Zvknha, Zvknhb};
use lanes::tally::Mix;
use lanes::{Isa, Word};

/// Streams that a function takes at most.
const STREAMS: usize = 8;

/// The permission to run the functions of one hash.
#[derive(Clone, Copy, Debug)]
pub(super) enum Zvknh {
    /// SHA-256.
    Sha256(Zvknha),
    /// SHA-512.
    Sha512(Zvknhb),
}

/// Absorbs blocks: into `abef` and `cdgh`, as [`ABEF`] and [`CDGH`] say, four words a stream; from
/// as many sources as streams; K is repeated [`STREAMS`] times, quad by quad.
type Function = unsafe extern "C" fn(
    abef: *mut c_void,
    cdgh: *mut c_void,
    sources: *const *const u8,
    streams: usize,
    blocks: usize,
    constants: *const c_void,
);

/// The words of the hash value in the four of the first register, and of the second.
const ABEF: [usize; 4] = [5, 4, 1, 0];
const CDGH: [usize; 4] = [7, 6, 3, 2];

/// The instructions of a function, counted by the generator; an instruction on two registers is
/// one.
struct Executed {
    /// Vector instructions of a block of one stream, without the next two.
    block: Mix,
    /// Vector instructions that bring in the block of each further stream.
    stream: Mix,
    /// `vsha2cl` and `vsha2ch`.
    rounds: u64,
    /// `vsha2ms`.
    schedule: u64,
    /// All instructions of a block of one stream, those more if there are several, and those more
    /// for each further one.
    all: [u64; 3],
}

/// The counts by words of 32 and 64 bits, and by one or two registers.
static EXECUTED: [[Executed; 2]; 2] = include!("../../../generated/riscv64/zvknh.counts.rs");

global_asm!(include_str!("../../../generated/riscv64/zvknh.s"), options(raw));

macro_rules! functions {
    ($($name:ident)*) => {
        // SAFETY: the generated text defines them with this signature.
        unsafe extern "C" {
            $(fn $name(
                abef: *mut c_void,
                cdgh: *mut c_void,
                sources: *const *const u8,
                streams: usize,
                blocks: usize,
                constants: *const c_void,
            );)*
        }
    };
}

functions! {
    hashweave_zvknh_sha256_m1 hashweave_zvknh_sha256_m2
    hashweave_zvknh_sha512_m1 hashweave_zvknh_sha512_m2
}

/// Four words at a time, each four [`STREAMS`] times.
macro_rules! repeated {
    ($constants:expr) => {{
        let mut repeated = [[[0; 4]; STREAMS]; $constants.len() / 4];
        let mut i = 0;
        while i < 4 * STREAMS * repeated.len() {
            let (quad, stream, word) = (i / 4 / STREAMS, i / 4 % STREAMS, i % 4);
            repeated[quad][stream][word] = $constants[4 * quad + word];
            i += 1;
        }
        repeated
    }};
}

/// K (FIPS 180-4, sections 4.2.2 and 4.2.3).
static SHORT_K: [[[u32; 4]; STREAMS]; 16] = repeated!(K256);
static LONG_K: [[[u64; 4]; STREAMS]; 20] = repeated!(K512);

impl Zvknh {
    /// The hash.
    fn primitive(self) -> Primitive {
        match self {
            Self::Sha256(_) => Primitive::Sha256,
            Self::Sha512(_) => Primitive::Sha512,
        }
    }

    /// The streams that fit `registers` registers, which may be none.
    fn room(self, registers: usize) -> usize {
        let (rvv, group) = match self {
            Self::Sha256(token) => (token.rvv(), 16),
            Self::Sha512(token) => (token.rvv(), 32),
        };
        let bytes = Scalable::Rvv(rvv).lanes::<u64>() * 8;
        registers * bytes / group
    }

    /// 0 for the function on one register, 1 for that on two.
    fn shape(self, streams: usize) -> usize {
        usize::from(streams > self.room(1))
    }

    /// The vector instructions of a block of each of `streams` streams: those that are not for
    /// SHA-2, then the instructions for the rounds and for the schedule.
    fn vector_instructions(self, streams: usize) -> (Mix, [u64; 2]) {
        let Executed { block, stream, rounds, schedule, .. } = self.executed(streams);
        (*block + stream.times(streams as u64 - 1), [*rounds, *schedule])
    }

    /// All instructions of a block of each of `streams` streams.
    fn instructions(self, streams: usize) -> u64 {
        let [one, several, each] = self.executed(streams).all;
        one + if streams > 1 { several + each * (streams as u64 - 1) } else { 0 }
    }

    fn executed(self, streams: usize) -> &'static Executed {
        &EXECUTED[usize::from(matches!(self, Self::Sha512(_)))][self.shape(streams)]
    }

    fn absorb_by<W: Word>(self, function: Function, constants: *const c_void, streams: &mut [Stream<'_>]) {
        let (size, degree, length) =
            (self.primitive().block(), self.room(2).min(STREAMS), streams[0].blocks.len());
        assert!(streams.len() <= degree, "there are {} streams for {degree}", streams.len());
        assert!(length.is_multiple_of(size), "the blocks are not whole");
        let mut state = [[[W::default(); 4]; STREAMS]; 2];
        let mut sources = [core::ptr::null(); STREAMS];
        for (i, stream) in streams.iter().enumerate() {
            assert_eq!(stream.blocks.len(), length, "streams take equally many blocks");
            sources[i] = stream.blocks.as_ptr();
            for (half, order) in state.iter_mut().zip([ABEF, CDGH]) {
                half[i] = order.map(|word| stream.state.word(word));
            }
        }
        if length == 0 {
            return;
        }
        let [abef, cdgh] = &mut state;
        // SAFETY: the token proves the instructions; the shape has room for the streams, each of
        // which has as many blocks as are said; the constants are those of the hash, and state and
        // sources have a place for every stream.
        unsafe {
            function(
                abef.as_mut_ptr().cast(),
                cdgh.as_mut_ptr().cast(),
                sources.as_ptr(),
                streams.len(),
                length / size,
                constants,
            );
        }
        for (i, stream) in streams.iter_mut().enumerate() {
            for (half, order) in state.iter().zip([ABEF, CDGH]) {
                for (word, place) in half[i].into_iter().zip(order) {
                    stream.state.set_word(place, word);
                }
            }
        }
    }
}

impl Absorb for Zvknh {
    fn degree(&self, _: Primitive) -> usize {
        self.room(2).min(STREAMS)
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(self.primitive(), primitive);
        let shape = self.shape(streams.len());
        match self {
            Self::Sha256(_) => {
                let functions: [Function; 2] = [hashweave_zvknh_sha256_m1, hashweave_zvknh_sha256_m2];
                self.absorb_by::<u32>(functions[shape], (&raw const SHORT_K).cast(), streams);
            }
            Self::Sha512(_) => {
                let functions: [Function; 2] = [hashweave_zvknh_sha512_m1, hashweave_zvknh_sha512_m2];
                self.absorb_by::<u64>(functions[shape], (&raw const LONG_K).cast(), streams);
            }
        }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work(*self, streams))
    }

    fn retired(&self, _: Primitive, streams: usize) -> Option<u64> {
        Some(self.instructions(streams))
    }

    /// It computes the message schedule.
    fn sums_work(&self, streams: usize) -> Option<Work> {
        Some(work(*self, streams))
    }
}

/// The generator's counts; an instruction on a group of two registers is one.
fn work(kernel: Zvknh, streams: usize) -> Work {
    let (mix, [rounds, schedule]) = kernel.vector_instructions(streams);
    let made_for = match kernel {
        Zvknh::Sha256(_) => MadeFor::Sha256,
        Zvknh::Sha512(_) => MadeFor::Sha512,
    };
    let sha = ShaUse { rounds, schedule, chain: rounds, made_for };
    Work { sha, ..Work::plain(Isa::Rvv, mix) }
}
