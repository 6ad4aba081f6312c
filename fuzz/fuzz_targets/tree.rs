//! A message of BLAKE3 in portions, some of them as pieces where they fit: the output is the
//! reference's.
#![no_main]

use arbitrary::Arbitrary;
use hashweave::reference;
use hashweave::tree::Blake3;
use libfuzzer_sys::fuzz_target;

/// Lengths, from which a message is made: what is in it matters little.
#[derive(Arbitrary, Debug)]
struct Input {
    key: Option<[u8; 32]>,
    seed: u8,
    portions: Vec<u16>,
    /// Pieces before the portions.
    pieces: u8,
    position: u16,
    length: u8,
}

/// More, and a run spends its time on the slow reference.
const MOST_PORTIONS: usize = 6;

fuzz_target!(|input: Input| {
    let mut hasher = input.key.map_or_else(Blake3::new, |key| Blake3::keyed(&key));
    let byte = |i: usize| (i * 167 + i / 64 * 13 + i / 1024 * 7 + usize::from(input.seed)) as u8;
    let mut message: Vec<u8> = Vec::new();
    let mut more = |length: usize| {
        let from = message.len();
        message.extend((from..from + length).map(byte));
        (from, message.clone())
    };
    for index in 0..u64::from(input.pieces % 2) {
        let (from, so_far) = more(hasher.piece_bytes());
        let piece = hasher.piece(index, &so_far[from..]).expect("it is as long as a piece");
        hasher.push(piece).expect("it is the next one");
    }
    for portion in input.portions.iter().take(MOST_PORTIONS) {
        let (from, so_far) = more(usize::from(*portion));
        hasher.update(&so_far[from..]);
    }
    let (from, length) = (usize::from(input.position), usize::from(input.length));
    let expected = match &input.key {
        None => reference::blake3::hash(&message, from + length),
        Some(key) => reference::blake3::keyed_hash(key, &message, from + length),
    };
    let mut output = vec![0xEE; length];
    hasher.finalize_at(from as u64, &mut output);
    assert_eq!(output, expected[from..], "{} bytes", message.len());
});
