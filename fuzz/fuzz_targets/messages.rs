//! Whole messages of any lengths, hashed together: every digest is the reference's.
#![no_main]

use arbitrary::Arbitrary;
use hashweave::{Algorithm, digest_many, reference};
use libfuzzer_sys::fuzz_target;

/// Lengths, from which messages are made: what is in them matters little, that no two agree matters
/// much.
#[derive(Arbitrary, Debug)]
struct Input {
    algorithm: u8,
    seed: u8,
    lengths: Vec<u16>,
}

/// Messages more, and a run spends its time on the slow reference.
const MOST_MESSAGES: usize = 48;
/// Longer ones have nothing new: the longest block is 168 bytes.
const LONGEST: u16 = 1100;

fuzz_target!(|input: Input| {
    let algorithm = Algorithm::NAMED[usize::from(input.algorithm) % Algorithm::NAMED.len()];
    let message = |(i, length): (usize, &u16)| -> Vec<u8> {
        let byte = |j: usize| (j * 167 + j / 64 * 13 + i * 71 + usize::from(input.seed)) as u8;
        (0..usize::from(length % LONGEST)).map(byte).collect()
    };
    let messages: Vec<Vec<u8>> = input.lengths.iter().take(MOST_MESSAGES).enumerate().map(message).collect();
    let length = algorithm.digest_length();
    let mut digests = vec![0xEE; messages.len() * length];
    digest_many(algorithm, &messages, &mut digests);
    for (message, digest) in messages.iter().zip(digests.chunks(length)) {
        assert_eq!(digest, reference::digest(algorithm, message), "{algorithm}, {} bytes", message.len());
    }
});
