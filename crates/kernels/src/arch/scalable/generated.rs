//! The functions that `weave` generates, of which `functions.rs` there has the derivation and the
//! arguments.

#[cfg(target_arch = "aarch64")]
use crate::arch::aarch64::text::aarch64_text;
use core::ffi::c_void;
use hashes::{MerkleDamgard, Primitive};

/// A generated function: the state (or the differences), the block (or the base), the digest words,
/// the bytes of a row, the words of the block (or the head), and the exit.
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
    /// The compression functions, with the instructions that a call executes.
    pub(super) compressions: [(Primitive, Function, u64); 8],
    pub(super) executed: Executed,
}

impl Kernels {
    /// The compression function of a primitive, and the instructions that a call executes.
    ///
    /// # Panics
    ///
    /// If it is a sponge.
    pub(super) fn compression(&self, primitive: Primitive) -> (Function, u64) {
        let found = self.compressions.iter().find(|(of, ..)| *of == primitive);
        let (_, function, executed) = found.expect("a primitive with a compression function");
        (*function, *executed)
    }
}

/// Instructions that a call executes, counted by the generator; of Keccak without those that choose
/// a way in and out, fewer than sixteen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Executed {
    /// A block absorbed, by its words, of [`BLOCK_WORDS`].
    pub(super) absorb: [u64; 5],
    /// The same with twelve rounds.
    pub(super) turbo: [u64; 5],
    pub(super) sha256: u64,
    pub(super) sha512: u64,
    pub(super) md5: u64,
    pub(super) sha1: u64,
    pub(super) ripemd160: u64,
    pub(super) sm3: u64,
    pub(super) blake2s: u64,
    pub(super) blake2b: u64,
}

macro_rules! kernels {
    ($name:ident, $executed:expr; $absorb:ident $turbo:ident $word:ident; $($field:ident: $of:ident $primitive:expr,)*) => {
        pub(super) static $name: Kernels = {
            type Bytes = *mut c_void;
            unsafe extern "C" {
                fn $absorb(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $turbo(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                fn $word(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);
                $(fn $of(s: Bytes, b: *const c_void, o: Bytes, bytes: usize, head: usize, exit: usize);)*
            }
            static EXECUTED: Executed = $executed;
            Kernels {
                absorb: $absorb,
                turbo: $turbo,
                word: $word,
                compressions: [$(($primitive, $of, EXECUTED.$field)),*],
                executed: EXECUTED,
            }
        };
    };
}

#[cfg(target_arch = "aarch64")]
aarch64_text!("sve2.s");
#[cfg(target_arch = "aarch64")]
aarch64_text!("neon.s");

#[cfg(target_arch = "aarch64")]
kernels!(SVE2, include!("../../../generated/aarch64/sve2.counts.rs");
    hashweave_sve2_keccak_absorb hashweave_sve2_turbo_absorb hashweave_sve2_keccak_word;
    sha256: hashweave_sve2_sha256 Primitive::Sha256,
    sha512: hashweave_sve2_sha512 Primitive::Sha512,
    md5: hashweave_sve2_md5 Primitive::MerkleDamgard(MerkleDamgard::Md5),
    sha1: hashweave_sve2_sha1 Primitive::MerkleDamgard(MerkleDamgard::Sha1),
    ripemd160: hashweave_sve2_ripemd160 Primitive::MerkleDamgard(MerkleDamgard::Ripemd160),
    sm3: hashweave_sve2_sm3 Primitive::MerkleDamgard(MerkleDamgard::Sm3),
    blake2s: hashweave_sve2_blake2s Primitive::Blake2s,
    blake2b: hashweave_sve2_blake2b Primitive::Blake2b,
);

// Of 128 bits: words of 64 by the instructions of Advanced SIMD, which need no copies; only SVE2
// has XAR for 32.
#[cfg(target_arch = "aarch64")]
kernels!(SVE2_OF_128, {
        const LONG: Executed = include!("../../../generated/aarch64/neon.counts.rs");
        Executed { absorb: LONG.absorb, turbo: LONG.turbo, sha512: LONG.sha512, blake2b: LONG.blake2b, ..SVE2.executed }
    };
    hashweave_neon_keccak_absorb hashweave_neon_turbo_absorb hashweave_neon_keccak_word;
    sha256: hashweave_sve2_sha256 Primitive::Sha256,
    sha512: hashweave_neon_sha512 Primitive::Sha512,
    md5: hashweave_sve2_md5 Primitive::MerkleDamgard(MerkleDamgard::Md5),
    sha1: hashweave_sve2_sha1 Primitive::MerkleDamgard(MerkleDamgard::Sha1),
    ripemd160: hashweave_sve2_ripemd160 Primitive::MerkleDamgard(MerkleDamgard::Ripemd160),
    sm3: hashweave_sve2_sm3 Primitive::MerkleDamgard(MerkleDamgard::Sm3),
    blake2s: hashweave_sve2_blake2s Primitive::Blake2s,
    blake2b: hashweave_neon_blake2b Primitive::Blake2b,
);

#[cfg(target_arch = "riscv64")]
core::arch::global_asm!(include_str!("../../../generated/riscv64/rvv.s"), options(raw));
#[cfg(target_arch = "riscv64")]
core::arch::global_asm!(include_str!("../../../generated/riscv64/rvv_zvkb.s"), options(raw));

#[cfg(target_arch = "riscv64")]
kernels!(RVV, include!("../../../generated/riscv64/rvv.counts.rs");
    hashweave_rvv_keccak_absorb hashweave_rvv_turbo_absorb hashweave_rvv_keccak_word;
    sha256: hashweave_rvv_sha256 Primitive::Sha256,
    sha512: hashweave_rvv_sha512 Primitive::Sha512,
    md5: hashweave_rvv_md5 Primitive::MerkleDamgard(MerkleDamgard::Md5),
    sha1: hashweave_rvv_sha1 Primitive::MerkleDamgard(MerkleDamgard::Sha1),
    ripemd160: hashweave_rvv_ripemd160 Primitive::MerkleDamgard(MerkleDamgard::Ripemd160),
    sm3: hashweave_rvv_sm3 Primitive::MerkleDamgard(MerkleDamgard::Sm3),
    blake2s: hashweave_rvv_blake2s Primitive::Blake2s,
    blake2b: hashweave_rvv_blake2b Primitive::Blake2b,
);

#[cfg(target_arch = "riscv64")]
kernels!(RVV_ZVKB, include!("../../../generated/riscv64/rvv_zvkb.counts.rs");
    hashweave_rvv_zvkb_keccak_absorb hashweave_rvv_zvkb_turbo_absorb hashweave_rvv_zvkb_keccak_word;
    sha256: hashweave_rvv_zvkb_sha256 Primitive::Sha256,
    sha512: hashweave_rvv_zvkb_sha512 Primitive::Sha512,
    md5: hashweave_rvv_zvkb_md5 Primitive::MerkleDamgard(MerkleDamgard::Md5),
    sha1: hashweave_rvv_zvkb_sha1 Primitive::MerkleDamgard(MerkleDamgard::Sha1),
    ripemd160: hashweave_rvv_zvkb_ripemd160 Primitive::MerkleDamgard(MerkleDamgard::Ripemd160),
    sm3: hashweave_rvv_zvkb_sm3 Primitive::MerkleDamgard(MerkleDamgard::Sm3),
    blake2s: hashweave_rvv_zvkb_blake2s Primitive::Blake2s,
    blake2b: hashweave_rvv_zvkb_blake2b Primitive::Blake2b,
);
