//! What `ci/counts.sh` counts: each algorithm as the compiler makes it for each instruction set of this architecture, as functions to be
//! disassembled, and what the same code asks for in operations, printed when it is run.
//!
//! The functions are what the entry points of `kernels` inline, with the same target features, in a program that is built in seconds.
//!
//! ```text
//! cargo run --release -p hashweave-hashes --example counts
//! ```
//!
//! A line is an algorithm, a backend, its lanes, rounds, and the instructions of the operations of all rounds: arithmetic, loads and stores
//! (see [`lanes::tally`]).

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashes::blake2::{self, Blake2s};
use hashes::keccak;
use hashes::sha2::{self, Sha2, Sha256};
use lanes::tally::{Counting, Mix, Operations, Tally, counted};
use lanes::{Fixed, LaneSet, Lanes, Row32, Row64, isa};
use std::hint::black_box;

/// A state or hash value, and the block, one row a word.
type Rows<R> = [R; 25];

/// Loads `N` rows.
#[inline(always)]
fn loaded<V: Lanes, const N: usize>(token: V::Token, rows: &[<V::Word as lanes::Word>::Row]) -> [V; N] {
    let mut words = [V::splat(token, V::Word::default()); N];
    let mut i = 0;
    while i < N {
        words[i] = V::load(token, &rows[i]);
        i += 1;
    }
    words
}

#[inline(always)]
fn store<V: Lanes, const N: usize>(words: [V; N], rows: &mut [<V::Word as lanes::Word>::Row]) {
    let mut i = 0;
    while i < N {
        words[i].store(&mut rows[i]);
        i += 1;
    }
}

#[inline(always)]
fn keccak_f1600<S: LaneSet>(token: S, state: &mut Rows<Row64>) {
    // As in `kernels`: an aligned frame.
    black_box(&Row64::default());
    store(keccak::permute(token, loaded::<S::V64, 25>(token, state)), state);
}

#[inline(always)]
fn sha256_block<S: LaneSet>(token: S, rows: &mut Rows<Row32>) {
    black_box(&Row32::default());
    let (h, block) = (loaded::<S::V32, 8>(token, rows), loaded::<S::V32, 16>(token, &rows[8..]));
    store(sha2::compress::<Sha256, _>(token, h, block), rows);
}

#[inline(always)]
fn blake2s_block<S: LaneSet>(token: S, rows: &mut Rows<Row32>) {
    black_box(&Row32::default());
    let (h, block) = (loaded::<S::V32, 8>(token, rows), loaded::<S::V32, 16>(token, &rows[8..]));
    let place = [S::V32::splat(token, 64), S::V32::splat(token, 0), S::V32::splat(token, 0)];
    store(blake2::compress_lanes::<Blake2s, _>(token, h, block, place), rows);
}

/// What an algorithm asks for, without what it loads and stores as a whole; of SHA-256 as if all 64 rounds had to make their word of the message
/// schedule, as those of the loop do.
fn operations() -> [(&'static str, u32, Operations); 3] {
    let (long, short) = (Tally::<u64>::default(), Tally::<u32>::default());
    [
        ("keccak_f1600", 24, counted(|| asked(keccak::permute(Counting, [long; 25])))),
        (
            "sha256_block",
            64,
            counted(|| {
                asked(sha2::compress::<Sha256, _>(Counting, [short; 8], [short; 16]));
                for _ in 0..16 {
                    asked([Sha256::sigma1(short).add(short).add(Sha256::sigma0(short).add(short))]);
                }
            }),
        ),
        (
            "blake2s_block",
            10,
            counted(|| {
                asked(blake2::compress_lanes::<Blake2s, _>(Counting, [short; 8], [short; 16], [short; 3]));
            }),
        ),
    ]
}

/// Takes a result that has no value.
fn asked<V, const N: usize>(_words: [V; N]) {}

fn print<S: LaneSet>(backend: &str) {
    for (name, rounds, operations) in operations() {
        let (mix, lanes) = if name == "keccak_f1600" {
            (Mix::of::<S::V64>(&operations), S::V64::COUNT)
        } else {
            (Mix::of::<S::V32>(&operations), S::V32::COUNT)
        };
        println!("{name} {backend} {lanes} {rounds} {} {} {}", mix.arithmetic(), mix.load, mix.store);
    }
}

macro_rules! backends {
    ($($(#[$condition:meta])* $module:ident: $token:ty $(, enables $features:literal)?;)*) => {
        $($(#[$condition])*
        mod $module {
            use super::*;

            type Set = <$token as Fixed>::Set;

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            pub(super) fn keccak_f1600(token: Set, state: &mut Rows<Row64>) {
                super::keccak_f1600(token, state);
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            pub(super) fn sha256_block(token: Set, rows: &mut Rows<Row32>) {
                super::sha256_block(token, rows);
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            pub(super) fn blake2s_block(token: Set, rows: &mut Rows<Row32>) {
                super::blake2s_block(token, rows);
            }
        })*

        fn main() {
            $($(#[$condition])*
            {
                // Named, so that they are compiled; never called.
                black_box($module::keccak_f1600 as unsafe fn(_, &mut Rows<Row64>));
                black_box($module::sha256_block as unsafe fn(_, &mut Rows<Row32>));
                black_box($module::blake2s_block as unsafe fn(_, &mut Rows<Row32>));
                print::<<$token as Fixed>::Set>(stringify!($module));
            })*
        }
    };
}

backends! {
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
