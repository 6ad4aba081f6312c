//! Measures the costs of the kernels on this machine, as prices for the row of its core
//! (`src/cores`), and the plans that follow: `cargo run --release --example costs -p hashweave
//! [ALGORITHM…]`. With the argument `replicate` it compares the result of a single calibration of
//! these kernels with the table of this core, and the choices that follow from either.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::Algorithm;
use hashweave::batch::Plan;
use hashweave::cpu;
use hashweave::plan::{Cost, Source};
use hashweave::replicate::chain::Hash;
use hashweave::replicate::plan;
use kernels::clock::dependent_additions;
use std::time::Instant;

/// The number of calibrations, of which the best counts.
const TURNS: usize = 200;

fn main() -> Result<(), hashweave::UnknownAlgorithm> {
    let (replicate, names): (Vec<String>, _) = std::env::args().skip(1).partition(|name| name == "replicate");
    if !replicate.is_empty() {
        println!("// {:?}", cpu::core());
        [Hash::Sha256, Hash::Blake2s].into_iter().for_each(compare);
        return Ok(());
    }
    let asked: Vec<Algorithm> = names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    let all = [
        Algorithm::Sha256,
        Algorithm::Sha512,
        Algorithm::Blake2s(32),
        Algorithm::Blake2b(64),
        Algorithm::Sha3_256,
    ];
    println!("// {:?}", cpu::core());
    for algorithm in if asked.is_empty() { all.to_vec() } else { asked } {
        print(algorithm);
    }
    Ok(())
}

/// Returns the cycles in a nanosecond.
fn clock() -> f64 {
    const ADDITIONS: u32 = 100_000;
    let began = Instant::now();
    dependent_additions(u64::from(ADDITIONS));
    f64::from(ADDITIONS) / (began.elapsed().as_secs_f64() * 1e9)
}

/// Prints the cycles for a label of each replica, by a calibration and by the table.
fn compare(hash: Hash) {
    let (cycles, began) = (clock(), Instant::now());
    let calibrated = plan::Plan::calibrated(hash);
    println!("// {hash:?}, calibrated in {:.1} ms", 1e3 * began.elapsed().as_secs_f64());
    let plan = plan::Plan::of(hash);
    let table = if plan.source() == Source::Table { plan.costs() } else { &[] };
    for Cost { kernel, of } in calibrated.costs() {
        let own = table.iter().find(|row| row.kernel.name() == kernel.name());
        for (n, nanoseconds) in of.iter().enumerate() {
            // If several numbers cost the same, the last one is printed; if each replica costs as
            // much as one, the first.
            if of.get(n + 1) == Some(nanoseconds) || (n > 0 && kernel.name() == "copying") {
                continue;
            }
            let told = own.map_or_else(|| "no row".to_owned(), |row| format!("{:.0}", row.of[n]));
            println!("{:12} x{:<2} {:6.0} cycles, table {told}", kernel.name(), n + 1, nanoseconds * cycles);
        }
    }
    for replicas in [1, 2, 3, 4, 8, 16] {
        let told = |plan: &plan::Plan| -> String {
            let groups = plan.groups(replicas, 1).into_iter();
            groups.map(|group| format!(" {} x{}", group.kernel.name(), group.count)).collect()
        };
        println!("// {replicas} replicas:{}; table:{}", told(&calibrated), told(plan));
    }
}

fn print(algorithm: Algorithm) {
    let primitive = algorithm.primitive();
    let mut best = Plan::calibrated(primitive).costs().to_vec();
    let mut cycles = 0.0_f64;
    for _ in 0..TURNS {
        cycles = cycles.max(clock());
        for (best, cost) in best.iter_mut().zip(Plan::calibrated(primitive).costs()) {
            for (best, of) in best.of.iter_mut().zip(&cost.of) {
                *best = best.min(*of);
            }
        }
    }
    println!("// {primitive:?}");
    for cost in best {
        let steps: Vec<_> =
            cost.of.iter().zip(1..).map(|(of, n)| format!("({n}, {:.0}.0)", of * cycles)).collect();
        println!("(\"{}\", &[{}]),", cost.kernel.name(), steps.join(", "));
    }
    let plan = Plan::of(primitive);
    println!("// width {}, from {:?}", plan.width(), plan.source());
    for streams in 1..=plan.width() {
        let shares: Vec<_> =
            plan.shares(streams).map(|share| format!("{} x{}", share.kernel.name(), share.count)).collect();
        println!("// {streams} streams: {}", shares.join(", "));
    }
}
