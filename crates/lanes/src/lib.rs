//! The vector vocabulary of Hashweave, and nothing else.
//!
//! An algorithm in `hashes` is written once over the trait [`Lanes`]: a value holds one word of
//! every one of [`Lanes::COUNT`] independent computations, and each operation acts on all of them.
//! An instruction set is one file here: a thin type for 64-bit words, one for 32-bit words.
//!
//! | file | 64-bit words | 32-bit words | needs |
//! |---|---|---|---|
//! | [`scalar`] | `u64` | `u32` | nothing |
//! | [`avx2`] | `U64x4` | `U32x8` | AVX2, BMI1, BMI2 |
//! | [`avx512`] | `U64x8` | `U32x16` | AVX-512 F, BW, DQ, VL |
//! | `simd128` | `U64x2` | `U32x4` | WebAssembly's fixed-width SIMD |
//! | `neon` | `U64x2` | `U32x4` | AArch64 |
//! | `neon_sha3` | `U64x2` | `U32x4` | AArch64 with the SHA-3 instructions of Armv8.2 |
//! | [`rows`] | four in a row | four in a row | AVX2 or AVX-512: one computation, not several |
//! | [`abreast`] | | rows of several | SSE4.1, AVX2 or AVX-512: a few computations |
//! | [`Sources`] | | | nothing: slices for all lanes, from which lines are loaded |
//! | [`fr`] | elements of the scalar field of BLS12-381 | | nothing, or AVX-512 with IFMA |
//! | [`tally`] | `Tally<u64>` | `Tally<u32>` | nothing: it counts operations instead of doing them |
//! | [`cost`] | | | nothing: kinds of operations, and of the instructions that they cost |
//! | [`record`] | `Value<u64>` | `Value<u32>` | nothing: it writes operations down, for a generator of assembly |
//!
//! # Why safe
//!
//! Every constructor of a vector type takes the token of its instruction set ([`isa`]), and a token
//! is only handed out by run-time detection. So a value of such a type is itself the proof that the
//! instructions exist, and the operations on values are safe functions.
//!
//! # Why fast
//!
//! Every operation is `#[inline(always)]` and has no `#[target_feature]` of its own. Inlined into
//! an entry point of the crate `kernels`, which has one, it becomes the bare instruction.
//!
//! # Example
//!
//! ```
//! use lanes::{Lanes, isa::Scalar};
//!
//! fn mix<V: Lanes>(a: V, b: V) -> V {
//!     a.add(b).rotl::<7>().xor(a)
//! }
//! assert_eq!(mix(1u64, 2u64), (3 << 7) ^ 1);
//! assert_eq!(<u64 as Lanes>::splat(Scalar, 5), 5);
//! ```

mod lanes;
mod riscv;
mod sources;

pub mod abreast;
pub mod cost;
pub mod depth;
pub mod fr;
pub mod isa;
pub mod record;
pub mod rows;
pub mod scalar;
pub mod tally;
pub mod twice;

#[cfg(target_arch = "x86_64")]
pub mod avx2;
#[cfg(target_arch = "x86_64")]
pub mod avx512;
#[cfg(target_arch = "aarch64")]
pub mod neon;
#[cfg(target_arch = "aarch64")]
pub mod neon_sha3;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub mod simd128;

pub use cost::{Mix, Op};
pub use isa::Isa;
pub use lanes::{Fixed, Half, LaneSet, Lanes, Lanes32, Lanes64, Line, Row32, Row64, Word};
pub use sources::{MAX_LANES, Sources};
