//! The dispatch table: one line an instruction set.

use crate::chain::{Apart, Keys, Labels, blake_lanes, sha_lanes};
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
use crate::scalable::Scalable;
use crate::search::{Candidates, Chain, Core, Filter, Scan, Walk, scan, scan_affine, scan_blocks};
use hashes::absorb::{absorb, absorb_sums};
use hashes::sha2::Sums;
use hashes::{Algorithm, Primitive, Stream, chacha, keccak};
use lanes::tally::{self, Mix, Operations};
use lanes::{Fixed, Isa, LaneSet, Lanes, Line, Row64, Word, isa};

/// Generates the entry points of a line of the table, with its target features; nothing, for a line that has those of another.
macro_rules! entry_points {
    ($(#[$condition:meta])* $token:ty, by $module:ident) => {};
    ($(#[$condition:meta])* $token:ty, in $module:ident $(, enables $features:literal)?) => {
        $(#[$condition])*
        mod $module {
            use super::*;

            type Set = <$token as Fixed>::Set;

            $(#[target_feature(enable = $features)])?
            pub(super) fn absorb_lanes(token: Set, primitive: Primitive, streams: &mut [Stream<'_>]) {
                absorb::<Set>(token, primitive, streams);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn absorb_sums_lanes(token: Set, streams: &mut [Stream<'_>], sums: &Sums) {
                absorb_sums::<Set>(token, streams, sums);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn label_lanes(token: Set, job: &mut Labels<'_>) {
                sha_lanes::label::<Set>(token, job);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn encode_keys(token: Set, job: &mut Keys<'_>) {
                blake_lanes::encode::<Set>(token, job);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn keys_apart(token: Set, job: &mut Apart<'_>, at: usize) -> usize {
                blake_lanes::keys_apart::<Set>(token, job, at)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn keccak_f1600(token: Set, state: &mut [Row64; 25], times: usize) {
                permute::<Set>(token, state, times);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn chacha_heads(
                token: Set,
                seed: &[u32; 7],
                first: u32,
                rounds: usize,
                blocks: [&mut [Line]; 2],
            ) {
                chacha::heads::<Set>(token, seed, first, rounds, blocks);
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn scan_with<W: Word, C: Core<W, N>, const N: usize>(
                token: Set,
                core: C,
                job: Scan<'_, W, C::Known, N>,
                filter: &Filter,
                found: &mut Candidates,
            ) -> u64 {
                scan::<Set, W, C, N>(token, core, job, filter, found)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn scan_blocks_with<W: Word, C: Chain<W, N>, const N: usize>(
                token: Set,
                core: C,
                job: Scan<'_, W, C::Known, N>,
                filter: &Filter,
                found: &mut Candidates,
            ) -> u64 {
                scan_blocks::<Set, W, C, N>(token, core, job, filter, found)
            }

            $(#[target_feature(enable = $features)])?
            pub(super) fn scan_affine_with(token: Set, walk: Walk<'_>, found: &mut Candidates) -> bool {
                scan_affine::<Set>(token, walk, found)
            }
        }
    };
}

/// Generates [`Backend`] and, for every line of the table, the entry points: `in` a module of that name, or `by` those of another line, where
/// the lane types of fixed size are the same.
macro_rules! backends {
    ($($(#[$condition:meta])* $isa:ident: $token:ty, $kind:tt $module:ident $(, enables $features:literal)?;)*) => {
        /// The permission to run the kernels of one instruction set.
        #[derive(Clone, Copy, Debug)]
        pub enum Backend {
            $($(#[$condition])*
            #[doc = concat!("The kernels for [`Isa::", stringify!($isa), "`].")]
            $isa($token),)*
        }

        $(entry_points! { $(#[$condition])* $token, $kind $module $(, enables $features)? })*

        // SAFETY (of every call below): the token in the variant was issued by detection of these very features.
        #[allow(unused_unsafe, reason = "the scalar entry points enable nothing")]
        impl Backend {
            /// The instruction set.
            #[must_use]
            pub fn isa(self) -> Isa {
                match self {
                    $($(#[$condition])* Self::$isa(_) => Isa::$isa,)*
                }
            }

            /// The backend of an instruction set, if it is [available](Isa::available).
            #[must_use]
            #[allow(unreachable_patterns, reason = "other architectures have instruction sets that this one has not")]
            pub fn of(isa: Isa) -> Option<Self> {
                match isa {
                    $($(#[$condition])* Isa::$isa => <$token>::detect().map(Self::$isa),)*
                    _ => None,
                }
            }

            /// The instructions that operations cost on the instruction set.
            #[must_use]
            pub fn instructions(self, operations: &Operations) -> Mix {
                match self {
                    // The two lane types of a set have one table of costs.
                    $($(#[$condition])* Self::$isa(_) => tally::instructions::<<<$token as Fixed>::Set as LaneSet>::V64>(operations),)*
                }
            }

            /// Lanes of `W` in a register of the instruction set.
            #[must_use]
            pub fn lanes<W: Word>(self) -> usize {
                match self {
                    $($(#[$condition])* Self::$isa(_) => W::In::<<$token as Fixed>::Set>::COUNT,)*
                }
            }

            pub(crate) fn absorb(self, primitive: Primitive, streams: &mut [Stream<'_>]) {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::absorb_lanes(token.fixed(), primitive, streams) },)*
                }
            }

            pub(crate) fn absorb_sums(self, streams: &mut [Stream<'_>], sums: &Sums) {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::absorb_sums_lanes(token.fixed(), streams, sums) },)*
                }
            }

            pub(crate) fn label(self, job: &mut Labels<'_>) {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::label_lanes(token.fixed(), job) },)*
                }
            }

            /// Encodes a run of nodes of as many replicas as there are lanes, or fewer.
            pub(crate) fn encode_keys(self, job: &mut Keys<'_>) {
                match self {
                    $($(#[$condition])*

                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::encode_keys(token.fixed(), job) },)*
                }
            }

            /// The keys of as many nodes as there are lanes, from place `at` of the job on, and how many those are.
            pub(crate) fn keys_apart(self, job: &mut Apart<'_>, at: usize) -> usize {
                match self {
                    $($(#[$condition])*

                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::keys_apart(token.fixed(), job, at) },)*
                }
            }

            /// Applies Keccak-f\[1600\] `times` times to the states of all 64-bit lanes; row i holds word i of each.
            pub fn keccak_f1600(self, state: &mut [Row64; 25], times: usize) {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::keccak_f1600(token.fixed(), state, times) },)*
                }
            }

            /// The first blocks of ChaCha generators, one a node (see [`chacha::heads`]).
            ///
            /// # Panics
            ///
            /// If the two have not as many lines, or these do not fill lanes.
            pub fn chacha_heads(self, seed: &[u32; 7], first: u32, rounds: usize, blocks: [&mut [Line]; 2]) {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::chacha_heads(token.fixed(), seed, first, rounds, blocks) },)*
                }
            }

            pub(crate) fn scan_with<W: Word, C: Core<W, N>, const N: usize>(
                self,
                core: C,
                job: Scan<'_, W, C::Known, N>,
                filter: &Filter,
                found: &mut Candidates,
            ) -> u64 {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::scan_with(token.fixed(), core, job, filter, found) },)*
                }
            }

            pub(crate) fn scan_blocks_with<W: Word, C: Chain<W, N>, const N: usize>(
                self,
                core: C,
                job: Scan<'_, W, C::Known, N>,
                filter: &Filter,
                found: &mut Candidates,
            ) -> u64 {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::scan_blocks_with(token.fixed(), core, job, filter, found) },)*
                }
            }

            pub(crate) fn scan_affine_with(self, walk: Walk<'_>, found: &mut Candidates) -> bool {
                match self {
                    $($(#[$condition])*
                    // SAFETY: the token proves the features.
                    Self::$isa(token) => unsafe { $module::scan_affine_with(token.fixed(), walk, found) },)*
                }
            }
        }
    };
}

backends! {
    Scalar: isa::Scalar, in scalar;
    #[cfg(target_arch = "x86_64")]
    Avx2: isa::Avx2, in avx2, enables "avx2,bmi1,bmi2";
    #[cfg(target_arch = "x86_64")]
    Avx512: isa::Avx512, in avx512, enables "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2";
    #[cfg(target_arch = "aarch64")]
    Neon: isa::Neon, in neon, enables "neon";
    #[cfg(target_arch = "aarch64")]
    NeonSha3: isa::NeonSha3, in neon_sha3, enables "neon,sha3";
    #[cfg(target_arch = "aarch64")]
    Sve2: isa::Sve2, by neon_sha3;
    #[cfg(target_arch = "riscv64")]
    Rvv: isa::Rvv, by scalar;
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128: isa::Simd128, in simd128, enables "simd128";
}

impl Backend {
    /// The kernels on vectors of any size that go with it: those of fixed size that `self` has besides are for what is not written for them.
    #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
    #[must_use]
    pub fn scalable(self) -> Option<Scalable> {
        match self.isa() {
            #[cfg(target_arch = "aarch64")]
            Isa::Sve2 => isa::Sve2::detect().map(Scalable::Sve2),
            #[cfg(target_arch = "riscv64")]
            Isa::Rvv => isa::Rvv::detect().map(Scalable::Rvv),
            _ => None,
        }
    }

    /// Lanes of an algorithm's words: how many messages are hashed at once.
    #[must_use]
    pub fn lanes_for(self, algorithm: Algorithm) -> usize {
        if algorithm.word_bits() == 64 { self.lanes::<u64>() } else { self.lanes::<u32>() }
    }

    /// The backends that may be used here, lowest instruction set first.
    pub fn usable() -> impl DoubleEndedIterator<Item = Self> {
        Isa::usable().filter_map(Self::of)
    }
}

#[inline(always)]
fn permute<S: LaneSet>(token: S, state: &mut [Row64; 25], times: usize) {
    // An aligned local that escapes gives the function an aligned frame; without it spilled vectors straddle cache
    // lines or not as the stack's randomisation has it, process by process (`docs/search.md`).
    core::hint::black_box(&Row64::default());
    let mut a = [S::V64::splat(token, 0); 25];
    let mut i = 0;
    while i < 25 {
        a[i] = S::V64::load(token, &state[i]);
        i += 1;
    }
    let mut n = 0;
    while n < times {
        a = keccak::permute(token, a);
        n += 1;
    }
    let mut i = 0;
    while i < 25 {
        a[i].store(&mut state[i]);
        i += 1;
    }
}
