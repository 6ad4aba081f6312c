//! The kernels that absorb blocks into the states of many independent streams.
//!
//! A kernel takes up to [`Kernel::degree`] streams, each with as many whole blocks as the others,
//! and leaves their states after the blocks. It needs all that it computes with for one call only,
//! so that streams can change places between calls.
//!
//! | kernel | streams | what it is |
//! |---|---|---|
//! | [`Kernel::Lanes`] | one a lane | the generic form of `hashes` on an instruction set |
//! | `Kernel::Scalable` | one a lane | the same on vectors whose size only the machine knows (AArch64, RISC-V) |
//! | [`Kernel::Rows`] | 1 or 2 | BLAKE2 with a stream's working vector in four registers |
//! | [`Kernel::ShaNi`], `Kernel::Sha2` | 1 to 4 | SHA-256 by the instructions made for it, streams interleaved |
//! | `Kernel::Sha512` | 1 or 2 | SHA-512 by the instructions of Armv8.2 for it, streams interleaved |
//! | `Kernel::Zvknh` | 1 to 8 | SHA-256 and SHA-512 by the vector instructions of RISC-V for them, a stream a group of four words |
//! | [`Kernel::Scheduled`] | 1 | SHA-2: rounds in integer registers, and next to them the message schedule in vectors |
//! | [`Kernel::Hybrid`] | 1 to 8 | SHA-256: message schedules in vectors, rounds by those instructions |
//! | [`Kernel::Blend`] | 1 to 32 | SHA-256: sixteen streams in lanes, and next to them sixteen as in the hybrid |
//! | [`Kernel::Folded`] | 1 to 8 | Keccak by a generated loop that transposes the next block while it permutes |

mod counts;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
mod scalable;

pub use counts::{ShaUse, Work};

use crate::Backend;
#[cfg(target_arch = "aarch64")]
use crate::a64;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
use crate::one_by_one;
pub use crate::padded::Padded;
#[cfg(target_arch = "x86_64")]
pub use crate::rows::Rows;
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
use crate::scalable::Scalable;
#[cfg(target_arch = "x86_64")]
pub use crate::scheduled::Scheduled;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::sha;
#[cfg(target_arch = "aarch64")]
use crate::sha::sha512;
#[cfg(target_arch = "x86_64")]
use crate::sha_woven::{self, Loop, Tokens};
#[cfg(target_arch = "riscv64")]
use crate::single;
#[cfg(target_arch = "riscv64")]
pub use crate::zvknh::Zvknh;
#[cfg(target_arch = "x86_64")]
use crate::{blocks, integers, rows, scheduled, sha_ni, sponge};
use hashes::sha2::Sums;
use hashes::{Algorithm, Primitive, State, Stream, absorb};
use lanes::Line;
#[cfg(target_arch = "riscv64")]
use lanes::isa::Zbb;
#[cfg(target_arch = "x86_64")]
use lanes::isa::{Avx512, Bmi, ShaNi};
#[cfg(target_arch = "aarch64")]
use lanes::isa::{Sha2, Sha512};

#[cfg(not(target_arch = "x86_64"))]
for_backends! {
    /// Absorbs the blocks of a stream a lane.
    fn absorb_on(primitive: Primitive, streams: &mut [Stream<'_>]) = absorb::absorb;
}

#[cfg(not(target_arch = "x86_64"))]
for_backends! {
    /// Absorbs the blocks of streams of SHA-256, and then the block of `sums`.
    fn absorb_sums_on(streams: &mut [Stream<'_>], sums: &Sums) = absorb::absorb_sums;
}

// The others are generated (`blocks`).
#[cfg(target_arch = "x86_64")]
for_backends! {
    /// Absorbs blocks of Keccak, a stream a lane.
    fn absorb_sponge_on(rate: u8, rounds: u8, streams: &mut [Stream<'_>]) = absorb::absorb_sponge;
}

/// A way to absorb blocks.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// One stream a lane.
    Lanes(Backend),
    /// One stream a lane, on vectors whose size only the machine knows; in place of the lanes of a
    /// fixed size that such a [`Backend`] has.
    #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
    Scalable(Scalable),
    /// BLAKE2 only: one stream or two, four words of a stream in a register.
    #[cfg(target_arch = "x86_64")]
    Rows(Rows),
    /// SHA-256 only: up to four streams through the SHA instructions of x86.
    #[cfg(target_arch = "x86_64")]
    ShaNi(ShaNi),
    /// SHA-256 only: up to four streams through the SHA instructions of Armv8.
    #[cfg(target_arch = "aarch64")]
    Sha2(Sha2),
    /// SHA-512 only: one stream or two through the SHA-512 instructions of Armv8.2.
    #[cfg(target_arch = "aarch64")]
    Sha512(Sha512),
    /// SHA-256 only, or SHA-512 only: as many streams as a register or two have room for, through
    /// the vector instructions of RISC-V.
    #[cfg(target_arch = "riscv64")]
    Zvknh(Zvknh),
    /// SHA-2 only: one stream, its rounds in integer registers next to its schedule in vectors.
    #[cfg(target_arch = "x86_64")]
    Scheduled(Scheduled),
    /// SHA-256 only: the message schedules of eight streams in vectors, their rounds by the SHA
    /// instructions. Made for Zen 4.
    #[cfg(target_arch = "x86_64")]
    Hybrid(Tokens),
    /// SHA-256 only: sixteen streams in lanes and next to them sixteen as in the hybrid; up to
    /// sixteen are in lanes only. Made for Golden Cove.
    #[cfg(target_arch = "x86_64")]
    Blend(Tokens),
    /// Keccak only: the generated loops for eight lanes of AVX-512.
    #[cfg(target_arch = "x86_64")]
    Folded(Avx512),
}

/// The most streams that a kernel takes, however long registers are.
const MOST: usize = 32;

impl Kernel {
    /// The kernels of a primitive that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(primitive: Primitive) -> Vec<Self> {
        // Every primitive has the generic form.
        let mut kernels: Vec<Self> = Backend::usable().map(Self::on_lanes).collect();
        kernels.extend(Self::made_for(primitive));
        kernels
    }

    /// The kernel on a backend's lanes.
    fn on_lanes(backend: Backend) -> Self {
        #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
        if let Some(scalable) = backend.scalable() {
            return Self::Scalable(scalable);
        }
        Self::Lanes(backend)
    }

    /// The kernels for a primitive that are not the generic form.
    #[cfg(target_arch = "x86_64")]
    fn made_for(primitive: Primitive) -> Vec<Self> {
        let mut kernels = Vec::new();
        match primitive {
            Primitive::Sha256 => {
                let woven = |tokens| [Self::Hybrid(tokens), Self::Blend(tokens)];
                kernels.extend(Scheduled::usable().map(Self::Scheduled));
                kernels.extend(ShaNi::detect().map(Self::ShaNi));
                kernels.extend(Tokens::detect().into_iter().flat_map(woven));
            }
            Primitive::Blake2s | Primitive::Blake2b => kernels.extend(Rows::usable().map(Self::Rows)),
            Primitive::Keccak { .. } => kernels.extend(Avx512::detect().map(Self::Folded)),
            Primitive::Sha512 => kernels.extend(Scheduled::usable().map(Self::Scheduled)),
        }
        kernels
    }

    /// The kernels for a primitive that are not the generic form.
    #[cfg(target_arch = "aarch64")]
    fn made_for(primitive: Primitive) -> Option<Self> {
        match primitive {
            Primitive::Sha256 => Sha2::detect().map(Self::Sha2),
            Primitive::Sha512 => Sha512::detect().map(Self::Sha512),
            _ => None,
        }
    }

    /// The kernels for a primitive that are not the generic form.
    #[cfg(target_arch = "riscv64")]
    fn made_for(primitive: Primitive) -> Option<Self> {
        Zvknh::usable(primitive).map(Self::Zvknh)
    }

    /// The kernels for a primitive that are not the generic form: there are none here.
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
    fn made_for(_: Primitive) -> Option<Self> {
        None
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Lanes(backend) => backend.isa().name(),
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            Self::Scalable(scalable) => scalable.isa().name(),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx2(_)) => "rows-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx512(_)) => "rows-avx512",
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => "sha-ni",
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => "armv8-sha2",
            #[cfg(target_arch = "aarch64")]
            Self::Sha512(_) => "armv8-sha512",
            #[cfg(target_arch = "riscv64")]
            Self::Zvknh(kernel) => kernel.name(),
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(Scheduled::Avx2(_)) => "scheduled-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(Scheduled::Avx512(_)) => "scheduled-avx512",
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(_) => "hybrid",
            #[cfg(target_arch = "x86_64")]
            Self::Blend(_) => "blend",
            #[cfg(target_arch = "x86_64")]
            Self::Folded(_) => "folded",
        }
    }

    /// How many streams it takes at most: no more than 32, however long registers are.
    #[must_use]
    pub fn degree(self, primitive: Primitive) -> usize {
        match self {
            Self::Lanes(backend) => backend.lanes_of(primitive.word_bits()),
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            Self::Scalable(kernel) => scalable::degree(kernel, primitive),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => rows::STREAMS,
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => sha::STREAMS,
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => sha::STREAMS,
            #[cfg(target_arch = "aarch64")]
            Self::Sha512(_) => sha512::STREAMS,
            #[cfg(target_arch = "riscv64")]
            Self::Zvknh(kernel) => kernel.degree(),
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(_) => scheduled::STREAMS,
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(_) => Loop::Hybrid.degree(),
            #[cfg(target_arch = "x86_64")]
            Self::Blend(_) => Loop::Blend.degree(),
            #[cfg(target_arch = "x86_64")]
            Self::Folded(_) => sponge::STREAMS,
        }
    }

    /// Whether the kernel is the generic form, which hashes one stream a lane and takes as long for
    /// fewer streams.
    #[must_use]
    pub fn is_lanes(self) -> bool {
        #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
        if matches!(self, Self::Scalable(_)) {
            return true;
        }
        matches!(self, Self::Lanes(_))
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
        if streams.is_empty() {
            return;
        }
        match self {
            Self::Lanes(backend) => absorb_lanes(backend, primitive, streams),
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            Self::Scalable(kernel) => scalable::absorb(kernel, primitive, streams),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => rows.absorb(primitive, streams),
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(kernel) => kernel.absorb(primitive, streams),
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(token) => {
                self.knows(Primitive::Sha256, primitive);
                // SAFETY: the token proves the features.
                unsafe { absorb_sha_ni(token, streams, None) }
            }
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(tokens) => {
                self.knows(Primitive::Sha256, primitive);
                // SAFETY: the tokens prove the features.
                unsafe { sha_woven::absorb(tokens, Loop::Hybrid, streams) }
            }
            #[cfg(target_arch = "x86_64")]
            Self::Blend(tokens) => {
                self.knows(Primitive::Sha256, primitive);
                if streams.len() <= sha_woven::LANES {
                    blocks::Set::Avx512(tokens.avx512()).absorb(Primitive::Sha256, streams);
                } else {
                    // SAFETY: the tokens prove the features.
                    unsafe { sha_woven::absorb(tokens, Loop::Blend, streams) }
                }
            }
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(token) => {
                self.knows(Primitive::Sha256, primitive);
                // SAFETY: the token proves the features.
                unsafe { sha::absorb(token, streams, None) }
            }
            #[cfg(target_arch = "aarch64")]
            Self::Sha512(_) => {
                self.knows(Primitive::Sha512, primitive);
                // SAFETY: the token proves the features.
                unsafe { sha512::absorb(streams) }
            }
            #[cfg(target_arch = "riscv64")]
            Self::Zvknh(kernel) => {
                self.knows(kernel.primitive(), primitive);
                kernel.absorb(streams);
            }
            #[cfg(target_arch = "x86_64")]
            Self::Folded(token) => {
                let Primitive::Keccak { rate, rounds } = primitive else {
                    panic!("the kernel knows Keccak only")
                };
                if streams[0].blocks.len() <= sponge::FEW * rate as usize {
                    return absorb_sponge_on(Backend::Avx512(token), rate, rounds, streams);
                }
                // SAFETY: the token proves the features.
                unsafe { sponge::absorb(token, rate as usize, rounds as usize, streams) }
            }
        }
    }

    /// The first line of the states of Keccak that have absorbed messages and nothing before: up to
    /// 64 bytes of their digests. For messages of the same length, as the leaves of a tree are,
    /// that takes less time than [`absorb`](Self::absorb) does twice.
    ///
    /// ```
    /// use hashes::{Algorithm, TAIL};
    /// use kernels::batch::{Kernel, Padded};
    ///
    /// let (primitive, message) = (Algorithm::Shake128.primitive(), [7; 168]);
    /// let mut last = [0; 168];
    /// (last[0], last[167]) = (0x1F, 0x80);
    /// for kernel in Kernel::usable(primitive) {
    ///     let mut lines = [[0; 64]];
    ///     kernel.sponge_lines(primitive, &[Padded { blocks: &message, last: &last }], &mut lines);
    ///     assert_eq!(lines[0][..32], hashes::reference::digest(Algorithm::Shake128, &message));
    /// }
    /// ```
    ///
    /// # Panics
    ///
    /// If there are more messages than the [degree](Self::degree) or not as many lines, the blocks
    /// are not whole or not equally many, or the primitive is not Keccak.
    pub fn sponge_lines(self, primitive: Primitive, messages: &[Padded<'_>], lines: &mut [Line]) {
        let Primitive::Keccak { .. } = primitive else { panic!("only Keccak is a sponge") };
        assert!(messages.len() == lines.len(), "there are {} lines for {}", lines.len(), messages.len());
        if messages.is_empty() {
            return;
        }
        #[cfg(target_arch = "x86_64")]
        if let (Self::Folded(token), Primitive::Keccak { rate, rounds }) = (self, primitive) {
            // SAFETY: the token proves the features.
            return unsafe { sponge::lines(token, rate.into(), rounds.into(), messages, lines) };
        }
        // Every sponge begins with a state of zeros.
        let mut states: [State; MOST] = core::array::from_fn(|_| State::initial(Algorithm::Sha3_256, 32, 0));
        for last in [false, true] {
            let blocks = |i: usize| {
                messages.get(i).map_or(&[][..], |message| if last { message.last } else { message.blocks })
            };
            let mut next = 0;
            let mut streams = states.each_mut().map(|state| {
                next += 1;
                Stream { state, blocks: blocks(next - 1) }
            });
            self.absorb(primitive, &mut streams[..messages.len()]);
        }
        for (line, state) in lines.iter_mut().zip(&states) {
            *line = state.lines()[0];
        }
    }

    /// Panics unless a primitive is the only one that the kernel knows.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
    fn knows(self, its: Primitive, asked: Primitive) {
        assert_eq!(its, asked, "the kernel {} knows no other hash", self.name());
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
        match self {
            Self::Lanes(backend) => absorb_sums_in_lanes(backend, streams, sums),
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            Self::Scalable(kernel) => scalable::absorb_sums(kernel, streams, sums),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => panic!("the kernel knows BLAKE2 only"),
            #[cfg(target_arch = "x86_64")]
            Self::Scheduled(kernel) => kernel.absorb_sums(streams, sums),
            #[cfg(target_arch = "aarch64")]
            Self::Sha512(_) => panic!("the kernel knows SHA-512 only"),
            #[cfg(target_arch = "riscv64")]
            Self::Zvknh(kernel) => kernel.absorb_sums(streams, sums),
            // SAFETY: the token proves the features.
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(token) => unsafe { absorb_sha_ni(token, streams, Some(sums)) },
            // SAFETY: the token proves the features.
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(token) => unsafe { sha::absorb(token, streams, Some(sums)) },
            // Weaving speeds up the schedule, and a call costs most of a block: with few blocks,
            // and the one whose schedule is known, the SHA instructions or the lanes alone are as
            // fast.
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(tokens) => {
                for streams in streams.chunks_mut(sha::STREAMS) {
                    // SAFETY: the token proves the features.
                    unsafe { sha::absorb(tokens.sha_ni(), streams, Some(sums)) }
                }
            }
            #[cfg(target_arch = "x86_64")]
            Self::Blend(tokens) => {
                for streams in streams.chunks_mut(sha_woven::LANES) {
                    blocks::Set::Avx512(tokens.avx512()).absorb_sums(streams, sums);
                }
            }
            #[cfg(target_arch = "x86_64")]
            Self::Folded(_) => panic!("the kernel knows Keccak only"),
        }
    }
}

/// Few streams by the generated loops, more by intrinsics. Miri cannot run assembly, so there
/// intrinsics take all streams.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn absorb_sha_ni(token: ShaNi, streams: &mut [Stream<'_>], sums: Option<&Sums>) {
    if streams.len() <= sha_ni::STREAMS && !cfg!(miri) {
        sha_ni::absorb(token, streams, sums);
    } else {
        sha::absorb(token, streams, sums);
    }
}

/// The kernel on a backend's lanes: the generated one, on integer registers the one that is faster
/// there, otherwise the generic one.
#[cfg(target_arch = "x86_64")]
fn absorb_lanes(backend: Backend, primitive: Primitive, streams: &mut [Stream<'_>]) {
    if let Backend::Scalar(token) = backend {
        match Bmi::detect() {
            // SAFETY: the token proves the features.
            Some(bmi) => unsafe { integers::absorb_bmi(bmi, token, primitive, streams) },
            None => absorb::absorb(token, primitive, streams),
        }
    } else if !blocks::Set::of(backend).is_some_and(|set| set.absorb(primitive, streams))
        && let Primitive::Keccak { rate, rounds } = primitive
    {
        absorb_sponge_on(backend, rate, rounds, streams);
    }
}

/// The kernel on a backend's lanes: the generic one, on integer registers the one that is faster
/// there.
#[cfg(not(target_arch = "x86_64"))]
fn absorb_lanes(backend: Backend, primitive: Primitive, streams: &mut [Stream<'_>]) {
    #[cfg(target_arch = "riscv64")]
    if let (Backend::Scalar(_), Primitive::Keccak { rate, rounds }) = (backend, primitive) {
        let permute = single::integers::permutation(Zbb::detect(), rounds);
        return one_by_one::absorb(rate.into(), streams, permute);
    }
    #[cfg(target_arch = "aarch64")]
    if let (Backend::Scalar(_), Primitive::Keccak { rate, rounds }) = (backend, primitive) {
        return one_by_one::absorb(rate.into(), streams, a64::permutation(rounds));
    }
    absorb_on(backend, primitive, streams);
}

/// Absorbs the blocks of streams of SHA-256, and then the block of `sums`.
#[cfg(target_arch = "x86_64")]
fn absorb_sums_in_lanes(backend: Backend, streams: &mut [Stream<'_>], sums: &Sums) {
    match (backend, blocks::Set::of(backend)) {
        (_, Some(set)) => set.absorb_sums(streams, sums),
        (Backend::Scalar(token), None) => absorb::absorb_sums(token, streams, sums),
        (_, None) => unreachable!("what has lanes has loops"),
    }
}

/// Absorbs the blocks of streams of SHA-256, and then the block of `sums`.
#[cfg(not(target_arch = "x86_64"))]
fn absorb_sums_in_lanes(backend: Backend, streams: &mut [Stream<'_>], sums: &Sums) {
    absorb_sums_on(backend, streams, sums);
}
