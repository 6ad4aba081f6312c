//! The program that `ci/counts.sh` disassembles: kernels of every algorithm for each instruction
//! set of this architecture as functions. When it is run, it prints the operations that their
//! algorithms ask for.
//!
//! The functions are those that the entry points of `kernels` inline, with the same target
//! features, in a program that is built in seconds: `kernels` has thousands. The files of it that
//! are needed are included; its generated kernels are text and need no program.
//!
//! ```text
//! cargo run --release -p hashweave-counted
//! ```
//!
//! A line is an algorithm, an instruction set, its lanes (of those whose vectors have no size: at
//! 128 bits), the rounds, and the instructions of the operations of all rounds (see
//! [`lanes::tally`]).

#![allow(clippy::print_stdout, reason = "that is what it is for")]

#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
mod scalable;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[path = "../../src/sha/mod.rs"]
#[allow(dead_code, reason = "what of it is compressed one block at a time is counted")]
mod sha;
#[cfg(target_arch = "riscv64")]
mod single;

use hashes::blake2::{self, Blake2, Blake2b, Blake2s};
use hashes::keccak;
use hashes::sha2::{self, Sha2, Sha256, Sha512};
use lanes::tally::{Counting, Mix, Operations, Tally, counted, instructions};
use lanes::{Fixed, LaneSet, Lanes, Row32, Row64, Word, isa};
use std::hint::black_box;

/// A state or hash value, and the block after it, one row a word.
type Rows<R> = [R; 25];

/// Loads `N` rows.
#[inline(always)]
fn loaded<V: Lanes, const N: usize>(token: V::Token, rows: &[<V::Word as Word>::Row]) -> [V; N] {
    let mut words = [V::splat(token, V::Word::default()); N];
    let mut i = 0;
    while i < N {
        words[i] = V::load(token, &rows[i]);
        i += 1;
    }
    words
}

#[inline(always)]
fn store<V: Lanes, const N: usize>(words: [V; N], rows: &mut [<V::Word as Word>::Row]) {
    let mut i = 0;
    while i < N {
        words[i].store(&mut rows[i]);
        i += 1;
    }
}

#[inline(always)]
fn permutation<S: LaneSet>(token: S, state: &mut Rows<Row64>) {
    // As in `kernels`: an aligned frame.
    black_box(&Row64::default());
    store(keccak::permute(token, loaded::<S::V64, 25>(token, state)), state);
}

#[inline(always)]
fn sha2_block<H: Sha2, S: LaneSet>(token: S, rows: &mut Rows<<H::Word as Word>::Row>) {
    black_box(&<H::Word as Word>::Row::default());
    let h = loaded::<<H::Word as Word>::In<S>, 8>(token, rows);
    store(sha2::compress::<H, _>(token, h, loaded(token, &rows[8..])), rows);
}

#[inline(always)]
fn blake2_block<H: Blake2, S: LaneSet>(token: S, rows: &mut Rows<<H::Word as Word>::Row>) {
    black_box(&<H::Word as Word>::Row::default());
    let h = loaded::<<H::Word as Word>::In<S>, 8>(token, rows);
    let place = [128, 0, 0].map(|word| Lanes::splat(token, H::Word::truncate(word)));
    store(blake2::compress_lanes::<H, _>(token, h, loaded(token, &rows[8..]), place), rows);
}

/// The operations of a block of SHA-2, as if all rounds had to make their word of the message
/// schedule, as those of the loop do.
fn operations_of_sha2<H: Sha2>() -> Operations {
    let word = Tally::<H::Word>::default();
    counted(|| {
        asked(sha2::compress::<H, _>(Counting, [word; 8], [word; 16]));
        for _ in 0..16 {
            asked([H::sigma1(word).add(word).add(H::sigma0(word).add(word))]);
        }
    })
}

fn operations_of_blake2<H: Blake2>() -> Operations {
    let word = Tally::<H::Word>::default();
    counted(|| asked(blake2::compress_lanes::<H, _>(Counting, [word; 8], [word; 16], [word; 3])))
}

/// Takes a result that has no value.
fn asked<V, const N: usize>(_words: [V; N]) {}

/// The operations of every algorithm, without the loads and stores of whole inputs and results: its
/// name, bits of a word, rounds and operations.
fn operations() -> [(&'static str, u32, usize, Operations); 5] {
    let permutation = counted(|| asked(keccak::permute(Counting, [Tally::default(); 25])));
    [
        ("keccak_f1600", 64, 24, permutation),
        ("sha256_block", 32, Sha256::K.len(), operations_of_sha2::<Sha256>()),
        ("sha512_block", 64, Sha512::K.len(), operations_of_sha2::<Sha512>()),
        ("blake2s_block", 32, Blake2s::ROUNDS, operations_of_blake2::<Blake2s>()),
        ("blake2b_block", 64, Blake2b::ROUNDS, operations_of_blake2::<Blake2b>()),
    ]
}

/// Prints them as the instructions that they cost, and the lanes, by the bits of a word.
fn print(name: &str, lanes: impl Fn(u32) -> usize, cost: impl Fn(&Operations) -> Mix) {
    for (algorithm, bits, rounds, operations) in operations() {
        let Mix { load, store, .. } = cost(&operations);
        let all = cost(&operations).arithmetic() + load + store;
        println!("{algorithm} {name} {} {rounds} {all}", lanes(bits));
    }
}

macro_rules! instruction_sets {
    ($($(#[$condition:meta])* $module:ident: $token:ty $(, enables $features:literal)?;)*) => {
        $($(#[$condition])*
        mod $module {
            use super::*;

            type Set = <$token as Fixed>::Set;

            instruction_sets! { @ $($features)?; keccak_f1600 Row64 permutation::<Set> }
            instruction_sets! { @ $($features)?; sha256_block Row32 sha2_block::<Sha256, Set> }
            instruction_sets! { @ $($features)?; sha512_block Row64 sha2_block::<Sha512, Set> }
            instruction_sets! { @ $($features)?; blake2s_block Row32 blake2_block::<Blake2s, Set> }
            instruction_sets! { @ $($features)?; blake2b_block Row64 blake2_block::<Blake2b, Set> }
        })*

        fn main() {
            $($(#[$condition])*
            {
                // Named as addresses, so that they are compiled; never called.
                use $module::*;
                black_box([keccak_f1600 as *const (), sha256_block as _, sha512_block as _, blake2s_block as _, blake2b_block as _]);
                type Set = <$token as Fixed>::Set;
                let lanes = |bits| if bits == 64 { <Set as LaneSet>::V64::COUNT } else { <Set as LaneSet>::V32::COUNT };
                // The two lane types of a set have one table of costs.
                print(stringify!($module), lanes, instructions::<<Set as LaneSet>::V64>);
            })*
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            {
                use sha256_instructions::*;
                black_box([one as *const (), two as _, four as _]);
                println!("sha256_block {NAME} 1 64 {A_BLOCK}");
            }
            #[cfg(target_arch = "aarch64")]
            {
                use sha512_instructions::*;
                black_box([one as *const (), two as _]);
                println!("sha512_block sha512 1 80 {A_BLOCK}");
            }
            #[cfg(target_arch = "riscv64")]
            {
                black_box(single::named());
                // `weave/src/loops/zvknh.rs`: the instructions after the words are loaded.
                println!("sha256_block zvknh 1 64 {}", 16 * 3 + 12 * 2 + 4 + 2 + 2);
                println!("sha512_block zvknh 1 80 {}", 20 * 3 + 16 * 2 + 4 + 2 + 2);
            }
            #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
            for (name, vectors) in scalable::here() {
                print(name, |bits| vectors.lanes(bits), |operations| vectors.instructions(operations));
            }
        }
    };
    (@ $($features:literal)?; $name:ident $row:ident $body:expr) => {
        $(#[target_feature(enable = $features)])?
        #[inline(never)]
        pub(super) fn $name(token: Set, rows: &mut Rows<$row>) {
            $body(token, rows);
        }
    };
}

instruction_sets! {
    scalar: isa::Scalar;
    #[cfg(target_arch = "x86_64")]
    bmi: isa::Scalar, enables "bmi1,bmi2";
    #[cfg(target_arch = "x86_64")]
    avx2: isa::Avx2, enables "avx2,bmi1,bmi2";
    #[cfg(target_arch = "x86_64")]
    avx512: isa::Avx512, enables "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2";
    #[cfg(target_arch = "aarch64")]
    neon: isa::Neon, enables "neon";
    #[cfg(target_arch = "aarch64")]
    neon_sha3: isa::NeonSha3, enables "neon,sha3";
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    simd128: isa::Simd128;
}

/// Blocks of one stream or several by the instructions for SHA-256.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod sha256_instructions {
    use super::sha::{Token, Working, compress};

    #[cfg(target_arch = "x86_64")]
    pub(super) const NAME: &str = "sha_ni";
    #[cfg(target_arch = "aarch64")]
    pub(super) const NAME: &str = "sha2";
    /// Instructions of a block: the derivations in `kernels/src/sha`, kind by kind.
    #[cfg(target_arch = "x86_64")]
    pub(super) const A_BLOCK: u32 = (32 + 12 + 12) + (4 + 4) + (16 + 16) + (12 + 12) + 2;
    #[cfg(target_arch = "aarch64")]
    pub(super) const A_BLOCK: u32 = (16 + 16 + 12 + 12) + (4 + 4) + (16 + 16) + 2;

    macro_rules! streams {
        ($($name:ident $streams:literal;)*) => {$(
            #[cfg_attr(target_arch = "x86_64", target_feature(enable = "sha,ssse3,sse4.1"))]
            #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon,sha2"))]
            #[inline(never)]
            pub(super) fn $name(token: Token, working: &mut [Working; $streams], blocks: &[[[u8; 64]; $streams]]) {
                // The working variables of a block wait for those of the last one, as they do where
                // streams are absorbed.
                let mut now = *working;
                for blocks in blocks {
                    compress(token, &mut now, &mut blocks.each_ref());
                }
                *working = now;
            }
        )*};
    }

    streams! {
        one 1;
        two 2;
        four 4;
    }
}

/// Blocks of one stream or two by the instructions for SHA-512.
#[cfg(target_arch = "aarch64")]
mod sha512_instructions {
    use super::sha::sha512::{BLOCK, Working, compress};

    /// Instructions of a block: the derivation in `kernels/src/sha/sha512.rs`, as if all rounds had
    /// to make their word of the message schedule.
    pub(super) const A_BLOCK: u32 = 40 * 4 + 40 * (1 + 3 + 4);

    macro_rules! streams {
        ($($name:ident $streams:literal;)*) => {$(
            #[target_feature(enable = "neon,sha3")]
            #[inline(never)]
            pub(super) fn $name(working: &mut [Working; $streams], blocks: &[[[u8; BLOCK]; $streams]]) {
                let mut now = *working;
                for blocks in blocks {
                    compress(&mut now, &blocks.each_ref());
                }
                *working = now;
            }
        )*};
    }

    streams! {
        one 1;
        two 2;
    }
}
