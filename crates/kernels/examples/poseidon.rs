//! Measures every kernel of Poseidon with every arity: cycles and nanoseconds of a hash, and for the
//! lanes of IFMA the instructions and the bound.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example poseidon [NAME]
//! ```
//!
//! Slices of all kernels in turn, each between two slices of dependent additions, which give the
//! clock; the median of each counts. With a NAME, only lines whose names contain it.
//!
//! The bound is that of two ports for instructions of 512 bits, which multiply 52 bits as well as
//! they add (Golden Cove as a server, Zen 5): half of all instructions. Where one port multiplies
//! (Ice Lake, Zen 4), it is the number of multiplications.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::poseidon::{self, Arity, Preimages, Table};
use kernels::clock::dependent_additions;
use kernels::poseidon::Kernel;
use lanes::Half;
use lanes::fr::Fr;
use std::cell::Cell;
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 201;
/// Times that a kernel's lanes are filled in a slice.
const CALLS: usize = 4;

thread_local! {
    /// Multiplications, and other instructions on registers of lanes.
    static COUNTS: Cell<[u32; 2]> = const { Cell::new([0; 2]) };
}

/// Counts the instructions of `lanes::fr::Fr8` and computes nothing.
#[derive(Clone, Copy)]
struct Counted;

fn count(multiplications: u32, others: u32) -> Counted {
    COUNTS.set([COUNTS.get()[0] + multiplications, COUNTS.get()[1] + others]);
    Counted
}

impl Fr for Counted {
    type Token = ();
    type Constant = ();
    type Sum = Self;
    type SmallSum = Self;
    type Multiples = Self;
    const LIMBS: usize = 5;
    const LANES: usize = 8;
    const LIMB: u32 = 52;
    const PRODUCT: u32 = 260;
    const SUM: u32 = 260;

    fn constant(_: [u64; 4]) {}
    fn load((): (), _: &[&Half]) -> Self {
        count(0, 24)
    }
    fn store(self, _: &mut [Half]) {
        count(0, 130);
    }
    fn add(self, (): &()) -> Self {
        count(0, 17)
    }
    fn mul(self, _: Self) -> Self {
        count(50 + 51, 22)
    }
    fn square(self) -> Self {
        count(30 + 51, 8 + 22)
    }
    fn sum((): (), (): &()) -> Self {
        Self
    }
    fn add_product(_: Self, _: Self, (): &()) -> Self {
        count(50, 0)
    }
    fn reduce(_: Self) -> Self {
        count(51, 8 + 22)
    }
    fn small_sum((): (), (): &()) -> Self {
        Self
    }
    fn add_small_product(_: Self, _: Self, _: u64) -> Self {
        count(10, 0)
    }
    fn reduce_small(_: Self) -> Self {
        count(11, 4 + 14)
    }
    fn splat((): (), (): &()) -> Self {
        Self
    }
    fn scale(self, (): &()) -> Self {
        count(50 + 51, 22)
    }
    fn multiples((): ()) -> Self {
        Self
    }
    fn add_multiple<const LIMBS: usize>(_: Self, _: Self, (): &()) -> Self {
        count(10 * LIMBS as u32, 0)
    }
    fn minus<const ABOVE: usize>(self, _: Self) -> Self {
        count(10 + 10 * ABOVE as u32, 31 + 3 * ABOVE as u32)
    }
}

/// Multiplications and other instructions of eight hashes.
fn counted(preimages: &Preimages<'_>) -> [u32; 2] {
    COUNTS.set([0; 2]);
    let table = Table::new::<Counted>(preimages.arity());
    poseidon::digests::<Counted, 1>((), &table, preimages, 0, &mut [[0; 32]; 8]);
    COUNTS.get()
}

/// Seconds of an addition.
fn cycle() -> f64 {
    let start = Instant::now();
    dependent_additions(1 << 13);
    start.elapsed().as_secs_f64() / f64::from(1 << 13)
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let filter = std::env::args().nth(1).unwrap_or_default();
    let byte = |i: usize| if i % 32 == 31 { 0x12 } else { (i * 7 + i / 255) as u8 };
    let data: Vec<u8> = (0..32 * 11 * 24 * CALLS).map(byte).collect();
    let mut lines = Vec::new();
    for arity in Arity::ALL {
        for kernel in Kernel::usable() {
            let count = kernel.degree() * CALLS;
            let rows = &data[..count * 32 * arity.elements()];
            let preimages = Preimages::rows(arity, rows).expect("rows are whole");
            let name = format!("{} {}", kernel.name(), arity.elements());
            lines.push((name, kernel, preimages, [Vec::new(), Vec::new()]));
        }
    }
    lines.retain(|(name, ..)| name.contains(&filter));
    for _ in 0..ROUNDS {
        let mut before = cycle();
        for (_, kernel, preimages, [seconds, cycles]) in &mut lines {
            let mut digests = vec![[0; 32]; preimages.count()];
            let start = Instant::now();
            kernels::poseidon::digests(Some(*kernel), preimages, black_box(&mut digests));
            let taken = start.elapsed().as_secs_f64() / preimages.count() as f64;
            let after = cycle();
            seconds.push(taken);
            cycles.push(2.0 * taken / (before + after));
            before = after;
        }
    }
    println!(
        "{:<12}  {:>8}  {:>11}  {:>6}  {:>6}  {:>6}",
        "kernel arity", "ns/hash", "cycles/hash", "mult.", "others", "bound"
    );
    for (name, kernel, preimages, [seconds, cycles]) in &mut lines {
        print!("{name:<12}  {:>8.0}  {:>11.0}", 1e9 * median(seconds), median(cycles));
        if kernel.name() == "ifma" {
            let [multiplications, others] = counted(preimages).map(|count| f64::from(count) / 8.0);
            print!("  {multiplications:>6.0}  {others:>6.0}  {:>6.0}", (multiplications + others) / 2.0);
        }
        println!();
    }
}
