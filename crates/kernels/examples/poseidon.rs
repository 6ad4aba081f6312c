//! Measures every kernel of Poseidon with every arity: cycles and nanoseconds of a hash.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example poseidon [NAME]
//! ```
//!
//! Slices of all kernels in turn with slices of dependent additions, which give the clock; the
//! tenth percentile of each counts. With a NAME, only lines whose names contain it.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::poseidon::{Arity, Preimages};
use kernels::clock::dependent_additions;
use kernels::poseidon::Kernel;
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 201;
/// Preimages of a slice, for each that a kernel hashes together.
const CALLS: usize = 8;

fn main() {
    let filter = std::env::args().nth(1).unwrap_or_default();
    let data: Vec<u8> =
        (0..32 * 11 * 24 * CALLS).map(|i| if i % 32 == 31 { 1 } else { (i * 7 + i / 255) as u8 }).collect();
    let mut lines = Vec::new();
    for arity in Arity::ALL {
        for kernel in Kernel::usable() {
            let count = kernel.degree() * CALLS;
            let rows = &data[..count * 32 * arity.elements()];
            let preimages = Preimages::rows(arity, rows).expect("rows are whole");
            lines.push((format!("{} {}", kernel.name(), arity.elements()), kernel, preimages, Vec::new()));
        }
    }
    lines.retain(|(name, ..)| name.contains(&filter));
    let mut cycle = f64::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        dependent_additions(1 << 15);
        cycle = cycle.min(start.elapsed().as_secs_f64() / f64::from(1 << 15));
        for (_, kernel, preimages, seconds) in &mut lines {
            let mut digests = vec![[0; 32]; preimages.count()];
            let start = Instant::now();
            kernels::poseidon::digests(Some(*kernel), preimages, black_box(&mut digests));
            seconds.push(start.elapsed().as_secs_f64() / preimages.count() as f64);
        }
    }
    println!("{:<12}  {:>11}  {:>8}", "kernel arity", "cycles/hash", "ns/hash");
    for (name, .., seconds) in &mut lines {
        seconds.sort_by(f64::total_cmp);
        let tenth = seconds[seconds.len() / 10];
        println!("{name:<12}  {:>11.0}  {:>8.0}", tenth / cycle, tenth * 1e9);
    }
}
