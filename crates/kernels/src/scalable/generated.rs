//! The functions that `weave/compiler` generates, of which `functions.rs` there has the derivation and the arguments.

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
    /// Behind the last round; all rows are written back.
    pub(super) const ALL_ROWS: usize = 16;
    /// With one word of the last round, and nothing else of it.
    pub(super) const fn word(word: usize) -> usize {
        word
    }
    /// With one word, behind the whole last round.
    pub(super) const fn word_of_all(word: usize) -> usize {
        8 + word
    }
}

/// Words of a block that Keccak's function has an entry for.
pub(super) const BLOCK_WORDS: [usize; 5] = [9, 13, 17, 18, 21];

/// The functions of an instruction set.
pub(super) struct Kernels {
    pub(super) absorb: Function,
    pub(super) word: Function,
    pub(super) sha256: Function,
    pub(super) sha512: Function,
    pub(super) blake2s: Function,
    pub(super) blake2b: Function,
}

macro_rules! kernels {
    ($name:ident, $file:literal: $absorb:ident $word:ident $sha256:ident $sha512:ident $blake2s:ident $blake2b:ident) => {
        core::arch::global_asm!(include_str!(concat!(env!("OUT_DIR"), $file)), options(raw));

        pub(super) static $name: Kernels = {
            type Bytes = *mut c_void;
            unsafe extern "C" {
                fn $absorb(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $word(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $sha256(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $sha512(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $blake2s(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $blake2b(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
            }
            Kernels {
                absorb: $absorb,
                word: $word,
                sha256: $sha256,
                sha512: $sha512,
                blake2s: $blake2s,
                blake2b: $blake2b,
            }
        };
    };
}

#[cfg(target_arch = "aarch64")]
kernels!(SVE2, "/sve2.s": hashweave_sve2_keccak_absorb hashweave_sve2_keccak_word hashweave_sve2_sha256
    hashweave_sve2_sha512 hashweave_sve2_blake2s hashweave_sve2_blake2b);

#[cfg(target_arch = "riscv64")]
kernels!(RVV, "/rvv.s": hashweave_rvv_keccak_absorb hashweave_rvv_keccak_word hashweave_rvv_sha256
    hashweave_rvv_sha512 hashweave_rvv_blake2s hashweave_rvv_blake2b);

#[cfg(target_arch = "riscv64")]
kernels!(RVV_ZVKB, "/rvv_zvkb.s": hashweave_rvv_zvkb_keccak_absorb hashweave_rvv_zvkb_keccak_word
    hashweave_rvv_zvkb_sha256 hashweave_rvv_zvkb_sha512 hashweave_rvv_zvkb_blake2s hashweave_rvv_zvkb_blake2b);
