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

/// The instruction sets of this architecture, and its instructions that are made for one hash.
mod arch;
mod operations;

use hashes::blake2::{self, Blake2, Blake2b, Blake2s};
use hashes::keccak;
use hashes::md5::Md5;
use hashes::merkle_damgard::Compression;
use hashes::ripemd160::Ripemd160;
use hashes::sha1::Sha1;
use hashes::sha2::{self, Sha2, Sha256, Sha512};
use hashes::sm3::Sm3;
use lanes::tally::instructions;
use lanes::{Fixed, LaneSet, Lanes, Row32, Row64, Word, isa};
use operations::print;
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

#[inline(always)]
fn merkle_damgard_block<C: Compression<N>, S: LaneSet, const N: usize>(token: S, rows: &mut Rows<Row32>) {
    black_box(&Row32::default());
    let h = loaded::<S::V32, N>(token, rows);
    store(C::compress(token, h, loaded(token, &rows[8..])), rows);
}

macro_rules! instruction_sets {
    ($($module:ident: $token:ty $(, enables $features:literal)?;)*) => {
        $(mod $module {
            use super::*;

            type Set = <$token as Fixed>::Set;

            instruction_sets! { @ $($features)?; keccak_f1600 Row64 permutation::<Set> }
            instruction_sets! { @ $($features)?; sha256_block Row32 sha2_block::<Sha256, Set> }
            instruction_sets! { @ $($features)?; sha512_block Row64 sha2_block::<Sha512, Set> }
            instruction_sets! { @ $($features)?; blake2s_block Row32 blake2_block::<Blake2s, Set> }
            instruction_sets! { @ $($features)?; md5_block Row32 merkle_damgard_block::<Md5, Set, 4> }
            instruction_sets! { @ $($features)?; sha1_block Row32 merkle_damgard_block::<Sha1, Set, 5> }
            instruction_sets! { @ $($features)?; ripemd160_block Row32 merkle_damgard_block::<Ripemd160, Set, 5> }
            instruction_sets! { @ $($features)?; sm3_block Row32 merkle_damgard_block::<Sm3, Set, 8> }
            instruction_sets! { @ $($features)?; blake2b_block Row64 blake2_block::<Blake2b, Set> }
        })*

        fn main() {
            $({
                // Named as addresses, so that they are compiled; never called.
                use $module::*;
                let compressions = [sha256_block as *const (), sha512_block as _, blake2s_block as _, blake2b_block as _];
                black_box(([keccak_f1600 as *const ()], compressions, [md5_block as *const (), sha1_block as _, ripemd160_block as _, sm3_block as _]));
                type Set = <$token as Fixed>::Set;
                let lanes = |bits| if bits == 64 { <Set as LaneSet>::V64::COUNT } else { <Set as LaneSet>::V32::COUNT };
                // The two lane types of a set have one table of costs.
                print(stringify!($module), lanes, instructions::<<Set as LaneSet>::V64>);
            })*
            arch::here::print_others();
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

arch::here::with_table!(instruction_sets);
