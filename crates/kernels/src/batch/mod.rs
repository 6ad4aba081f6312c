//! The kernels that absorb blocks into the states of many independent streams.
//!
//! A kernel takes up to [`Kernel::degree`] streams, each with as many whole blocks as the others,
//! and leaves their states after the blocks. It needs all that it computes with for one call only,
//! so that streams can change places between calls.
//!
//! The kernels of an architecture are the rows of its table (`arch`, `ABSORBING`). Every
//! architecture has the generic form on lanes, one stream a lane, under the name of the instruction
//! set; the others are made for one algorithm:
//!
//! | kernel | streams | form |
//! |---|---|---|
//! | `rows-avx2`, `rows-avx512` | 1 or 2 | BLAKE2 and BLAKE3 with a stream's working vector in four registers |
//! | `sha-ni`, `armv8-sha2` | 1 to 4 | SHA-256 by the instructions made for it, streams interleaved |
//! | `sha-ni`, `armv8-sha1` | 1 to 4 | SHA-1 likewise |
//! | `armv8-sha512` | 1 or 2 | SHA-512 by the instructions of Armv8.2 for it, streams interleaved |
//! | `armv8-sm3` | 1 to 4 | SM3 by the instructions of Armv8.2 for it, streams interleaved |
//! | `zvknha`, `zvknhb` | 1 to 8 | SHA-256 and SHA-512 by the vector instructions of RISC-V for them, a stream a group of four words |
//! | `zvksh` | 1 to 8 | SM3 likewise, a stream a group of eight words |
//! | `scheduled-avx2`, `scheduled-avx512` | 1 | SHA-2: rounds in integer registers, and next to them the message schedule in vectors |
//! | `hybrid` | 1 to 8 | SHA-256: message schedules in vectors, rounds by those instructions |
//! | `blend` | 1 to 32 | SHA-256: sixteen streams in lanes, and next to them sixteen as in the hybrid |
//! | `pairs-avx2`, `pairs-avx512`, `pairs-neon` | lanes + 1 to 2 × lanes | BLAKE2, BLAKE3, MD5, SHA-1, RIPEMD-160, not on AVX2 SM3, on AVX-512 SHA-2: two sets of lanes in one line |
//! | `folded` | 1 to 8 | Keccak by a generated loop that transposes the next block while it permutes |

pub(crate) mod counts;
pub(crate) mod row;

pub use counts::{MadeFor, ShaUse, Work};

use crate::arch;
use core::fmt;
use hashes::sha2::Sums;
pub use hashes::{Common, Messages};
use hashes::{Primitive, Stream};
use row::{Absorb, Row};
use std::sync::OnceLock;

/// A way to absorb blocks.
#[derive(Clone, Copy)]
pub struct Kernel {
    row: &'static Row,
    code: &'static dyn Absorb,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row.name)
    }
}

impl Kernel {
    /// The kernels of a primitive that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(primitive: Primitive) -> Vec<Self> {
        Self::here().iter().filter(|kernel| (kernel.row.hashes)(primitive)).copied().collect()
    }

    /// The kernels whose instructions this CPU has.
    fn here() -> &'static [Self] {
        static HERE: OnceLock<Vec<Kernel>> = OnceLock::new();
        HERE.get_or_init(|| {
            let found = |row: &'static Row| Some(Self { row, code: Box::leak((row.detect)()?) });
            arch::here::ABSORBING.iter().filter_map(found).collect()
        })
    }

    /// The first of the table, in integer registers: every CPU has it, and it hashes everything.
    pub(crate) fn plainest() -> Self {
        Self::here()[0]
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row.name
    }

    /// How many streams it takes at most: no more than 32, however long registers are.
    #[must_use]
    pub fn degree(self, primitive: Primitive) -> usize {
        self.code.degree(primitive)
    }

    /// The fewest streams for which it has code of its own: fewer are absorbed by that of another
    /// kernel, so there is no reason to choose this one for them.
    #[must_use]
    pub fn least(self, primitive: Primitive) -> usize {
        self.code.least(primitive)
    }

    /// Whether the kernel is the generic form, which hashes one stream a lane and takes as long for
    /// fewer streams.
    #[must_use]
    pub fn is_lanes(self) -> bool {
        self.code.is_lanes()
    }

    /// Absorbs the blocks of the streams; nothing, if there is no stream.
    ///
    /// A block of zeros is a bare permutation of a sponge, so SHAKE squeezes by it:
    ///
    /// ```
    /// use hashes::{Algorithm, State, Stream, TAIL};
    /// use kernels::batch::Kernel;
    ///
    /// let shake: Algorithm = "shake256".parse()?;
    /// let rate = shake.primitive().block();
    /// for kernel in Kernel::usable(shake.primitive()) {
    ///     let mut state = State::initial(shake, 300, 0);
    ///     let mut tail = [0; TAIL];
    ///     state.pad(shake, &mut tail, 0, 0);
    ///     kernel.absorb(shake.primitive(), &mut [Stream { state: &mut state, blocks: &tail[..rate] }]);
    ///     let mut output = [0; 300];
    ///     for part in output.chunks_mut(rate) {
    ///         state.digest(shake, part);
    ///         kernel.absorb(shake.primitive(), &mut [Stream { state: &mut state, blocks: &[0; 200][..rate] }]);
    ///     }
    ///     assert_eq!(output.to_vec(), hashes::reference::digest_keyed(shake, &[], &[], 300));
    /// }
    /// # Ok::<(), hashes::UnknownAlgorithm>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If there are more streams than the [degree](Self::degree), their blocks are not whole or not
    /// equally many, or the kernel is not one of the primitive's.
    pub fn absorb(self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        if !streams.is_empty() {
            self.code.absorb(primitive, streams);
        }
    }

    /// Writes the digests of any number of whole messages that begin with the same state, one after
    /// another. The states stay where the kernel computes with them, and padding that is the same for all is
    /// prepared once by the caller, so for short messages this takes less time than
    /// [`absorb`](Self::absorb) does.
    ///
    /// ```
    /// use hashes::{Algorithm, State, TAIL};
    /// use kernels::batch::{Common, Kernel, Messages};
    ///
    /// let (shake, message) = (Algorithm::Shake128, [7; 168]);
    /// let (primitive, initial) = (shake.primitive(), State::initial(shake, 32, 0));
    /// let mut last = [0; TAIL];
    /// let end = initial.clone().pad(shake, &mut last, 0, 168);
    /// for kernel in Kernel::usable(primitive) {
    ///     let mut digest = [0; 32];
    ///     let common = Common { primitive, initial: &initial, length: 32, sums: None };
    ///     let messages = Messages { lengths: &[168], blocks: &[&message], ends: &last[..end], end_length: end };
    ///     kernel.digests(&common, &messages, &mut digest);
    ///     assert_eq!(digest.to_vec(), hashes::reference::digest(shake, &message));
    /// }
    /// ```
    ///
    /// # Panics
    ///
    /// If there is not the room of as many digests as messages; if their blocks are not whole or not
    /// equally many, or the ends have no block; if a digest is longer than a block; or if the kernel
    /// is not one of the primitive's.
    pub fn digests(self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        let (count, block) = (messages.count(), common.primitive.block());
        if count == 0 {
            return;
        }
        assert!(
            (1..=block).contains(&common.length),
            "a digest of {} bytes is not in one block",
            common.length
        );
        assert!(digests.len() == count * common.length, "there is no room of one digest for each");
        let end = messages.end_length;
        assert!(end > 0 && end.is_multiple_of(block), "the end of a message has whole blocks");
        assert!(messages.ends.len() == count * end, "there is no end for each");
        if !messages.blocks.is_empty() {
            let before = messages.before();
            assert!(before.is_multiple_of(block), "the blocks are not whole");
            let alike = messages.blocks.iter().all(|blocks| blocks.len() == before);
            assert!(alike && messages.blocks.len() == count, "lanes take equally many blocks");
        }
        self.code.digests(common, messages, digests);
    }

    /// Absorbs the blocks of streams of SHA-256, if they have any, and then one of which the sums
    /// are known, the same for all: the padding after messages of whole blocks. Without a message
    /// schedule that takes about half the time of a block. It is made for short messages: the woven
    /// kernels hand all of it to those that they are woven from. Nothing, if there is no stream.
    ///
    /// ```
    /// use hashes::{Algorithm, Primitive, State, Stream, sha2::Sums};
    /// use kernels::batch::Kernel;
    ///
    /// let padding = Sums::of_padding(64);
    /// for kernel in Kernel::usable(Primitive::Sha256) {
    ///     let mut state = State::initial(Algorithm::Sha256, 32, 0);
    ///     kernel.absorb_sums(&mut [Stream { state: &mut state, blocks: &[b'a'; 64] }], &padding);
    ///     let mut digest = [0; 32];
    ///     state.digest(Algorithm::Sha256, &mut digest);
    ///     assert_eq!(digest.to_vec(), hashes::reference::digest(Algorithm::Sha256, &[b'a'; 64]));
    /// }
    /// ```
    ///
    /// # Panics
    ///
    /// As [`absorb`](Self::absorb), and if the kernel is not one of SHA-256.
    pub fn absorb_sums(self, streams: &mut [Stream<'_>], sums: &Sums) {
        if streams.is_empty() {
            return;
        }
        let degree = self.degree(Primitive::Sha256);
        assert!(streams.len() <= degree, "there are {} streams for {degree}", streams.len());
        self.code.absorb_sums(streams, sums);
    }

    /// The instructions that the kernel executes for a block of each of `streams` streams; `None`
    /// if they have not been counted.
    #[must_use]
    pub fn work(self, primitive: Primitive, streams: usize) -> Option<Work> {
        self.code.work(primitive, streams)
    }

    /// All instructions of a call that absorbs a block of each of `streams` streams, those in
    /// integer registers too, as its generator counted them; `None` where it does not. (Of streams
    /// a lane, without moving them into rows and back.)
    #[must_use]
    pub fn retired(self, primitive: Primitive, streams: usize) -> Option<u64> {
        self.code.retired(primitive, streams)
    }

    /// The instructions that the kernel executes for a block of SHA-256 whose sums are known, the
    /// same block for `streams` streams ([`absorb_sums`](Self::absorb_sums)).
    #[must_use]
    pub fn sums_work(self, streams: usize) -> Option<Work> {
        self.code.sums_work(streams)
    }
}
