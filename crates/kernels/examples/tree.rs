//! Measures every kernel of tree hashes with every number of nodes: cycles of a block of all of
//! them, and cycles a byte.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example tree [NAME]
//! ```
//!
//! Slices of all kernels in turn with slices of dependent additions, which give the clock; the
//! median of each counts. With a NAME, only lines whose names contain it.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::blake3::{BLOCK, CHUNK, IV, Kind, Nodes};
use kernels::blake3::Kernel;
use kernels::clock::dependent_additions;
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 301;
/// Calls of a slice.
const CALLS: usize = 20;

fn main() {
    let filter = std::env::args().nth(1).unwrap_or_default();
    // Where a line of the cache begins, as in a buffer that is read into.
    let data: Vec<u8> = (0..32 * CHUNK + 64).map(|i| (i * 7 + i / 255) as u8).collect();
    let data = &data[data.as_ptr().align_offset(64)..];
    let mut lines = Vec::new();
    for kernel in Kernel::usable() {
        let counts = (1..=kernel.degree()).filter(|&count| !kernel.is_lanes() || count == kernel.degree());
        for count in counts {
            for (what, kind, size) in [("chunks", Kind::Chunks(0), CHUNK), ("parents", Kind::Parents, BLOCK)]
            {
                let nodes = Nodes { key: &IV, mode: 0, kind, bytes: &data[..count * size] };
                lines.push((format!("{} {what} {count}", kernel.name()), kernel, nodes, Vec::new()));
            }
        }
    }
    lines.retain(|(name, ..)| name.contains(&filter));
    for _ in 0..ROUNDS {
        let start = Instant::now();
        dependent_additions(1 << 15);
        let cycle = start.elapsed().as_secs_f64() / f64::from(1 << 15);
        for (_, kernel, nodes, cycles) in &mut lines {
            let mut values = vec![[0; 32]; nodes.count()];
            let start = Instant::now();
            for _ in 0..CALLS {
                kernel.chaining_values(nodes, black_box(&mut values));
            }
            cycles.push(start.elapsed().as_secs_f64() / cycle / CALLS as f64);
        }
    }
    println!("{:<28}  {:>12}  {:>11}", "kernel, nodes", "cycles/block", "cycles/byte");
    for (name, _, nodes, cycles) in &mut lines {
        cycles.sort_by(f64::total_cmp);
        let median = cycles[cycles.len() / 2];
        println!(
            "{name:<28}  {:>12.0}  {:>11.3}",
            median / nodes.blocks() as f64,
            median / nodes.bytes.len() as f64
        );
    }
}
