//! Measures every kernel that absorbs blocks, for some numbers of streams: the source of a table
//! that chooses kernels.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example batch -- [PRIMITIVE [STREAMS...]]
//! ```
//!
//! A figure is cycles per block of one stream: the duration of a step, in which every stream
//! absorbs a block, divided by the streams. With more streams than its degree, a kernel takes them
//! in several calls. Slices of all kernels are taken in turn with slices of dependent additions,
//! which give the clock; the best slice of each counts. `sums` absorbs messages of 64 bytes: a
//! block, and one of padding whose sums are known (`Kernel::absorb_sums`); a message is two of its
//! blocks.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::sha2::Sums;
use hashes::{Algorithm, Primitive, State, Stream};
use kernels::batch::Kernel;
use kernels::clock::dependent_additions;
use std::time::Instant;

/// Turns, and dependent additions in a slice of the clock.
const ROUNDS: usize = 400;
const ADDITIONS: u64 = 50_000;
/// Blocks of every stream in a call: long enough that the call does not count.
const BLOCKS: usize = 64;
const COUNTS: [usize; 10] = [1, 2, 3, 4, 8, 12, 16, 24, 32, 40];
const ALGORITHMS: [(&str, &str); 9] = [
    ("sha256", "sha256"),
    ("sha512", "sha512"),
    ("md5", "md5"),
    ("sha1", "sha1"),
    ("ripemd160", "ripemd160"),
    ("sm3", "sm3"),
    ("blake2s", "blake2s-256"),
    ("blake2b", "blake2b-512"),
    ("keccak", "sha3-256"),
];

/// A kernel and its work in a slice.
struct Candidate {
    name: String,
    kernel: Kernel,
    sums: bool,
    best: f64,
}

impl Candidate {
    fn new(kernel: Kernel, sums: bool) -> Self {
        let name = if sums { format!("{} sums", kernel.name()) } else { kernel.name().to_owned() };
        Self { name, kernel, sums, best: f64::MAX }
    }

    /// Absorbs, and returns the seconds that a block of a stream took.
    fn slice(&self, primitive: Primitive, states: &mut [State], data: &[Vec<u8>], padding: &Sums) -> f64 {
        let degree = self.kernel.degree(primitive);
        let blocks = if self.sums { 2 } else { BLOCKS };
        let size = if self.sums { primitive.block() } else { data[0].len() };
        let mut streams: Vec<_> = states
            .iter_mut()
            .zip(data)
            .map(|(state, data)| Stream { state, blocks: &data[..size] })
            .collect();
        let calls = if self.sums { BLOCKS / 2 } else { 1 };
        let start = Instant::now();
        for _ in 0..calls {
            for streams in streams.chunks_mut(degree) {
                if self.sums {
                    self.kernel.absorb_sums(streams, padding);
                } else {
                    self.kernel.absorb(primitive, streams);
                }
            }
        }
        start.elapsed().as_secs_f64() / (calls * blocks * streams.len()) as f64
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next();
    let counts: Vec<usize> = arguments.filter_map(|count| count.parse().ok()).collect();
    let counts = if counts.is_empty() { COUNTS.to_vec() } else { counts };
    for (name, algorithm) in ALGORITHMS {
        if wanted.as_ref().is_none_or(|wanted| wanted == name) {
            measure(name, algorithm, &counts);
        }
    }
}

fn measure(name: &str, algorithm: &str, counts: &[usize]) {
    let Ok(algorithm) = algorithm.parse::<Algorithm>() else { return };
    let primitive = algorithm.primitive();
    println!("{name}: cycles per block of {} bytes and stream\n", primitive.block());
    let columns = measure_all(algorithm, counts);
    print!("{:<14}", "streams");
    counts.iter().for_each(|count| print!("{count:>8}"));
    println!();
    for row in 0..columns[0].len() {
        print!("{:<14}", columns[0][row].0);
        columns.iter().for_each(|column| print!("{:>8.1}", column[row].1));
        println!();
    }
    println!();
}

/// For every count, the names of the kernels and their cycles per block.
fn measure_all(algorithm: Algorithm, counts: &[usize]) -> Vec<Vec<(String, f64)>> {
    counts.iter().map(|&count| measure_count(algorithm, count)).collect()
}

fn measure_count(algorithm: Algorithm, count: usize) -> Vec<(String, f64)> {
    let primitive = algorithm.primitive();
    let kernels = Kernel::usable(primitive);
    let mut candidates: Vec<_> = kernels.iter().map(|&kernel| Candidate::new(kernel, false)).collect();
    if primitive == Primitive::Sha256 {
        candidates.extend(kernels.iter().map(|&kernel| Candidate::new(kernel, true)));
    }
    let padding = Sums::of_padding(64);
    let mut states: Vec<_> =
        (0..count).map(|_| State::initial(algorithm, algorithm.digest_length(), 0)).collect();
    let data: Vec<_> = (0..count).map(|stream| vec![stream as u8; BLOCKS * primitive.block()]).collect();
    let mut cycle = f64::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        dependent_additions(ADDITIONS);
        cycle = cycle.min(start.elapsed().as_secs_f64() / ADDITIONS as f64);
        for candidate in &mut candidates {
            candidate.best = candidate.best.min(candidate.slice(primitive, &mut states, &data, &padding));
        }
    }
    candidates.into_iter().map(|candidate| (candidate.name, candidate.best / cycle)).collect()
}
