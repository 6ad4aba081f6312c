//! Measures every kernel that absorbs: cycles a byte, with its lanes full and with one stream.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example absorb [NAME]
//! ```
//!
//! Streams of 16 KiB; slices of all kernels in turn with slices of dependent additions, which give
//! the clock; the best slice of each counts. With a NAME, only lines whose names contain it.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::{Algorithm, State, Stream};
use kernels::batch::Kernel;
use kernels::clock::dependent_additions;
use std::time::Instant;

const LENGTH: usize = 16 << 10;
const ROUNDS: usize = 400;
/// Bytes of a slice: between a tenth of a millisecond and five.
const SLICE: usize = 1 << 20;

struct Line {
    name: String,
    algorithm: Algorithm,
    kernel: Kernel,
    streams: usize,
}

/// One line for every number of streams up to four that the kernel takes, and for all.
fn lines() -> Vec<Line> {
    let algorithms = [
        Algorithm::Sha256,
        Algorithm::Sha512,
        Algorithm::Blake2s(32),
        Algorithm::Blake2b(64),
        Algorithm::Sha3_256,
        Algorithm::Shake128,
        Algorithm::TurboShake128(Algorithm::TURBO_DOMAIN),
        Algorithm::TurboShake256(Algorithm::TURBO_DOMAIN),
    ];
    let mut lines = Vec::new();
    for algorithm in algorithms {
        for kernel in Kernel::usable(algorithm.primitive()) {
            let degree = kernel.degree(algorithm.primitive());
            let few = if kernel.is_lanes() { 1..=1 } else { 1..=degree };
            for streams in few.chain(Some(degree).filter(|&degree| kernel.is_lanes() && degree > 1)) {
                let name = format!("{algorithm} {} {streams}/{degree}", kernel.name());
                lines.push(Line { name, algorithm, kernel, streams });
            }
        }
    }
    lines
}

fn main() {
    let filter = std::env::args().nth(1).unwrap_or_default();
    let lines: Vec<Line> = lines().into_iter().filter(|line| line.name.contains(&filter)).collect();
    let most = lines.iter().map(|line| line.streams).max().unwrap_or(0);
    let data: Vec<Vec<u8>> =
        (0..most).map(|lane| (0..LENGTH).map(|i| (i * 7 + lane * 13 + i / 255) as u8).collect()).collect();
    let mut best = vec![f64::MAX; lines.len()];
    let mut cycle = f64::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        dependent_additions(1 << 20);
        cycle = cycle.min(start.elapsed().as_secs_f64() / f64::from(1 << 20));
        for (line, best) in lines.iter().zip(&mut best) {
            *best = best.min(seconds_a_byte(line, &data));
        }
    }
    println!("{:.3} GHz by dependent additions\n", 1e-9 / cycle);
    println!("{:<32}  {:>11}  {:>7}", "kernel, streams/degree", "cycles/byte", "GB/s");
    for (line, best) in lines.iter().zip(&best) {
        println!("{:<32}  {:>11.3}  {:>7.2}", line.name, best / cycle, 1e-9 / best);
    }
}

/// Seconds a byte of one slice.
fn seconds_a_byte(line: &Line, data: &[Vec<u8>]) -> f64 {
    let primitive = line.algorithm.primitive();
    let length = LENGTH / primitive.block() * primitive.block();
    let mut states = vec![State::initial(line.algorithm, line.algorithm.digest_length(), 0); line.streams];
    let mut streams: Vec<Stream<'_>> = states
        .iter_mut()
        .zip(data)
        .map(|(state, bytes)| Stream { state, blocks: &bytes[..length] })
        .collect();
    let calls = SLICE.div_ceil(length * line.streams);
    line.kernel.absorb(primitive, &mut streams);
    let start = Instant::now();
    for _ in 0..calls {
        line.kernel.absorb(primitive, &mut streams);
    }
    start.elapsed().as_secs_f64() / (calls * length * line.streams) as f64
}
