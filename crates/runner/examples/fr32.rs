//! Filecoin's padding next to a copy of the same data, on one thread:
//! `cargo run --profile ci --example fr32 -p hashweave-runner`.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::replicate::{NODE, fr32};
use runner::slices::{Timed, compare};
use std::hint::black_box;

/// Nodes that are padded at once: a segment of a run.
const SEGMENT: usize = 1 << 15;

/// Slices of each candidate.
const TURNS: usize = 300;

fn main() {
    let mut nodes = vec![[0; NODE]; SEGMENT];
    let data: Vec<u8> = (0..fr32::bytes(SEGMENT as u64)).map(|i| (i * 31 + i / 97) as u8).collect();
    fr32::pad(&data, &mut nodes);
    let (padded, mut back, mut copied) = (nodes.clone(), data.clone(), data.clone());
    let mut pad = |times: u64| (0..times).for_each(|_| fr32::pad(black_box(&data), black_box(&mut nodes)));
    let mut unpad = |times: u64| {
        (0..times).for_each(|_| assert!(fr32::unpad(black_box(&padded), black_box(&mut back)).is_ok()));
    };
    let mut copy =
        |times: u64| (0..times).for_each(|_| black_box(&mut copied).copy_from_slice(black_box(&data)));
    let mut works: [&mut dyn Timed; 3] = [&mut pad, &mut unpad, &mut copy];
    let comparison = compare(&mut works, TURNS, &mut || ());
    for (name, timing) in ["pad", "unpad", "copy"].iter().zip(&comparison.timings) {
        let rate = |seconds: f64| data.len() as f64 / seconds / 1e9;
        let (best, tenth) = (rate(timing.seconds.best), rate(timing.seconds.tenth));
        let cycles = timing.cycles.best / (SEGMENT / fr32::NODES) as f64;
        println!("{name:<6} {best:6.2} GB/s, 10th percentile {tenth:6.2}; {cycles:5.1} cycles for 127 bytes");
    }
    println!("at {:.2} GHz", comparison.clock_hz / 1e9);
}
