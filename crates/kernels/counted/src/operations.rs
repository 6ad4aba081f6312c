//! The operations that the algorithms ask for, as a line for an instruction set.

use hashes::blake2::{self, Blake2, Blake2b, Blake2s};
use hashes::keccak;
use hashes::md5::Md5;
use hashes::merkle_damgard::Compression;
use hashes::ripemd160::Ripemd160;
use hashes::sha1::Sha1;
use hashes::sha2::{self, Sha2, Sha256, Sha512};
use hashes::sm3::Sm3;
use lanes::Lanes;
use lanes::tally::{Counting, Mix, Operations, Tally, counted};

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

fn operations_of<C: Compression<N>, const N: usize>() -> Operations {
    let word = Tally::<u32>::default();
    counted(|| asked(C::compress(Counting, [word; N], [word; 16])))
}

/// Takes a result that has no value.
fn asked<V, const N: usize>(_words: [V; N]) {}

/// The operations of every algorithm, without the loads and stores of whole inputs and results: its
/// name, bits of a word, rounds and operations.
fn operations() -> [(&'static str, u32, usize, Operations); 9] {
    let permutation = counted(|| asked(keccak::permute(Counting, [Tally::default(); 25])));
    [
        ("keccak_f1600", 64, 24, permutation),
        ("sha256_block", 32, Sha256::K.len(), operations_of_sha2::<Sha256>()),
        ("sha512_block", 64, Sha512::K.len(), operations_of_sha2::<Sha512>()),
        ("md5_block", 32, 64, operations_of::<Md5, 4>()),
        ("sha1_block", 32, 80, operations_of::<Sha1, 5>()),
        ("ripemd160_block", 32, 80, operations_of::<Ripemd160, 5>()),
        ("sm3_block", 32, 64, operations_of::<Sm3, 8>()),
        ("blake2s_block", 32, Blake2s::ROUNDS, operations_of_blake2::<Blake2s>()),
        ("blake2b_block", 64, Blake2b::ROUNDS, operations_of_blake2::<Blake2b>()),
    ]
}

/// Prints them as the instructions that they cost, and the lanes, by the bits of a word.
pub(crate) fn print(name: &str, lanes: impl Fn(u32) -> usize, cost: impl Fn(&Operations) -> Mix) {
    for (algorithm, bits, rounds, operations) in operations() {
        let Mix { load, store, .. } = cost(&operations);
        let all = cost(&operations).arithmetic() + load + store;
        println!("{algorithm} {name} {} {rounds} {all}", lanes(bits));
    }
}
