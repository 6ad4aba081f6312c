//! Measures where the time of short messages goes: cycles a message by the kernel on padded ends that
//! are there already, by the library on the rows of a matrix, and on slices.
//!
//! ```text
//! cargo run --release -p hashweave --example short [ALGORITHM] [MESSAGES] [BYTES]
//! ```
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashweave::{Algorithm, digest_many, digest_rows};
use kernels::batch::{Common, Kernel, Messages};
use kernels::clock::dependent_additions;
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 301;

/// A name, what is measured, and cycles a message of each slice.
type Line<'a> = (String, Box<dyn FnMut(&mut [u8]) + 'a>, Vec<f64>);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let algorithm: Algorithm =
        arguments.next().map_or(Algorithm::Sha256, |name| name.parse().expect("an algorithm"));
    let count: usize = arguments.next().map_or(256, |text| text.parse().expect("messages"));
    let length: usize = arguments.next().map_or(32, |text| text.parse().expect("bytes"));
    let (primitive, size) = (algorithm.primitive(), algorithm.digest_length());
    let rows: Vec<u8> = (0..count * length).map(|i| (i * 7 + i / 255) as u8).collect();
    let messages: Vec<&[u8]> = rows.chunks(length).collect();
    let initial = hashes::State::initial(algorithm, size, 0);
    let block = algorithm.padded(length);
    let mut ends = vec![0; count * block];
    for (end, message) in ends.chunks_mut(block).zip(&messages) {
        end[..length].copy_from_slice(message);
        algorithm.pad(end, length, length as u64);
    }
    let lengths = vec![length as u64; count];
    let mut digests = vec![0; count * size];
    let common = Common { primitive, initial: &initial, length: size, sums: None };
    let mut lines: Vec<Line<'_>> = Vec::new();
    for kernel in Kernel::usable(primitive) {
        let (ends, lengths) = (&ends, &lengths);
        let degree = kernel.degree(primitive);
        lines.push((
            format!("{} alone", kernel.name()),
            Box::new(move |digests: &mut [u8]| {
                for ((ends, lengths), digests) in ends
                    .chunks(degree * block)
                    .zip(lengths.chunks(degree))
                    .zip(digests.chunks_mut(degree * size))
                {
                    let messages = Messages { lengths, blocks: &[], ends, end_length: block };
                    kernel.digests(&common, &messages, digests);
                }
            }),
            Vec::new(),
        ));
    }
    lines.push((
        "rows".into(),
        Box::new(|digests: &mut [u8]| digest_rows(algorithm, &rows, length, length, digests).expect("rows")),
        Vec::new(),
    ));
    lines.push((
        "slices".into(),
        Box::new(|digests: &mut [u8]| digest_many(algorithm, &messages, digests)),
        Vec::new(),
    ));
    for _ in 0..ROUNDS {
        let start = Instant::now();
        dependent_additions(1 << 13);
        let cycle = start.elapsed().as_secs_f64() / f64::from(1 << 13);
        for (_, run, cycles) in &mut lines {
            let calls = 1 + 100_000 / (count * 64);
            let start = Instant::now();
            for _ in 0..calls {
                run(black_box(&mut digests));
            }
            cycles.push(start.elapsed().as_secs_f64() / cycle / (calls * count) as f64);
        }
    }
    println!("{:<24}  {:>8}  {:>8}   cycles/message", "", "tenth", "median");
    for (name, _, cycles) in &mut lines {
        cycles.sort_by(f64::total_cmp);
        println!("{name:<24}  {:>8.1}  {:>8.1}", cycles[cycles.len() / 10], cycles[cycles.len() / 2]);
    }
}
