//! The functions that `weave` generates, of which `functions.rs` there has the derivation and the arguments.

#[cfg(target_arch = "aarch64")]
use crate::arch::aarch64::text::aarch64_text;
use core::ffi::c_void;

/// A generated function: the state (or the differences), the block (or the base), the digest words, the bytes of a row, the words of
/// the block (or the head), and the exit.
pub(super) type Function = unsafe extern "C" fn(
    state: *mut c_void,
    block: *const c_void,
    out: *mut c_void,
    bytes: usize,
    head: usize,
    exit: usize,
);

/// Where Keccak ends.
pub(super) struct Exit;

impl Exit {
    /// After the last round; all rows are written back.
    pub(super) const ALL_ROWS: usize = 16;
    /// With one word of the last round, and nothing else of it.
    pub(super) const fn word(word: usize) -> usize {
        word
    }
    /// With one word, after the whole last round.
    pub(super) const fn word_of_all(word: usize) -> usize {
        8 + word
    }
}

/// Words of a block that Keccak's function has an entry for.
pub(super) const BLOCK_WORDS: [usize; 5] = [9, 13, 17, 18, 21];

/// The functions of an instruction set.
pub(super) struct Kernels {
    pub(super) absorb: Function,
    /// The same with twelve rounds.
    pub(super) turbo: Function,
    pub(super) word: Function,
    pub(super) sha256: Function,
    pub(super) sha512: Function,
    pub(super) blake2s: Function,
    pub(super) blake2b: Function,
    pub(super) executed: Executed,
}

/// Instructions that a call executes, counted by the generator; of Keccak without those that choose a way in and out, fewer than sixteen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Executed {
    /// A block absorbed, by its words, of [`BLOCK_WORDS`].
    pub(super) absorb: [u64; 5],
    /// The same with twelve rounds.
    pub(super) turbo: [u64; 5],
    pub(super) sha256: u64,
    pub(super) sha512: u64,
    pub(super) blake2s: u64,
    pub(super) blake2b: u64,
}

macro_rules! kernels {
    ($name:ident, $executed:expr; $absorb:ident $turbo:ident $word:ident $sha256:ident $sha512:ident $blake2s:ident $blake2b:ident) => {
        pub(super) static $name: Kernels = {
            type Bytes = *mut c_void;
            unsafe extern "C" {
                fn $absorb(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $turbo(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $word(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $sha256(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $sha512(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $blake2s(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $blake2b(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
            }
            Kernels {
                absorb: $absorb,
                turbo: $turbo,
                word: $word,
                sha256: $sha256,
                sha512: $sha512,
                blake2s: $blake2s,
                blake2b: $blake2b,
                executed: $executed,
            }
        };
    };
}

#[cfg(target_arch = "aarch64")]
aarch64_text!("sve2.s");
#[cfg(target_arch = "aarch64")]
aarch64_text!("neon.s");

#[cfg(target_arch = "aarch64")]
kernels!(SVE2, include!("../../../generated/aarch64/sve2.counts.rs"); hashweave_sve2_keccak_absorb hashweave_sve2_turbo_absorb hashweave_sve2_keccak_word hashweave_sve2_sha256
    hashweave_sve2_sha512 hashweave_sve2_blake2s hashweave_sve2_blake2b);

// Of 128 bits: words of 64 by the instructions of Advanced SIMD, which need no copies; only SVE2 has XAR for 32.
#[cfg(target_arch = "aarch64")]
kernels!(SVE2_OF_128, Executed {
        sha256: SVE2.executed.sha256, blake2s: SVE2.executed.blake2s, ..include!("../../../generated/aarch64/neon.counts.rs")
    }; hashweave_neon_keccak_absorb hashweave_neon_turbo_absorb hashweave_neon_keccak_word hashweave_sve2_sha256
    hashweave_neon_sha512 hashweave_sve2_blake2s hashweave_neon_blake2b);

#[cfg(target_arch = "riscv64")]
core::arch::global_asm!(include_str!("../../../generated/riscv64/rvv.s"), options(raw));
#[cfg(target_arch = "riscv64")]
core::arch::global_asm!(include_str!("../../../generated/riscv64/rvv_zvkb.s"), options(raw));

#[cfg(target_arch = "riscv64")]
kernels!(RVV, include!("../../../generated/riscv64/rvv.counts.rs"); hashweave_rvv_keccak_absorb hashweave_rvv_turbo_absorb hashweave_rvv_keccak_word hashweave_rvv_sha256
    hashweave_rvv_sha512 hashweave_rvv_blake2s hashweave_rvv_blake2b);

#[cfg(target_arch = "riscv64")]
kernels!(RVV_ZVKB, include!("../../../generated/riscv64/rvv_zvkb.counts.rs"); hashweave_rvv_zvkb_keccak_absorb hashweave_rvv_zvkb_turbo_absorb hashweave_rvv_zvkb_keccak_word
    hashweave_rvv_zvkb_sha256 hashweave_rvv_zvkb_sha512 hashweave_rvv_zvkb_blake2s hashweave_rvv_zvkb_blake2b);
