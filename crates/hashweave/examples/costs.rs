//! What the kernels cost on this machine, as rows for the table in `batch/costs.rs`, and the plans that follow:
//! `cargo run --release --example costs -p hashweave [ALGORITHM…]`.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::Algorithm;
use hashweave::batch::Plan;
use hashweave::cpu;
use kernels::clock::dependent_additions;
use std::time::Instant;

/// Calibrations, of which the best counts.
const TURNS: usize = 200;

fn main() -> Result<(), hashweave::UnknownAlgorithm> {
    let asked: Vec<Algorithm> =
        std::env::args().skip(1).map(|name| name.parse()).collect::<Result<_, _>>()?;
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

/// Cycles in a nanosecond.
fn clock() -> f64 {
    const ADDITIONS: u32 = 100_000;
    let began = Instant::now();
    dependent_additions(u64::from(ADDITIONS));
    f64::from(ADDITIONS) / (began.elapsed().as_secs_f64() * 1e9)
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
        let choices: Vec<_> = plan
            .choices(streams)
            .map(|choice| format!("{} x{}", choice.kernel.name(), choice.streams))
            .collect();
        println!("// {streams} streams: {}", choices.join(", "));
    }
}
