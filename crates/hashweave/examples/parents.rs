//! Measures the time for the parents of nodes on one core: `cargo run --release --example parents
//! -p hashweave [NODES…]`.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::Backend;
use hashweave::replicate::{ApiVersion, Graph, Parameters, Parents, Scheme, Side};
use kernels::clock::dependent_additions;
use std::time::Instant;

/// The number of slices of each candidate, in turn, of which the best counts.
const TURNS: usize = 100;

/// Nodes in a slice.
const SLICE: usize = 1 << 14;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let asked: Vec<u64> = std::env::args().skip(1).map(|nodes| nodes.parse()).collect::<Result<_, _>>()?;
    let sizes = if asked.is_empty() { vec![1 << 24, 1 << 30, 1 << 31] } else { asked };
    println!("{:<8}{:<10}{:>12}{:<9}{:>12}{:>8}", "scheme", "side", "nodes", "  isa", "ns a node", "cycles");
    for nodes in sizes {
        for scheme in Scheme::ALL {
            let parameters = Parameters::new(scheme, nodes, 1, [5; 32], ApiVersion::V1_1_0)?;
            for side in [Side::Forward, Side::Reversed] {
                if (scheme, side) != (Scheme::Sdr, Side::Reversed) {
                    print(&parameters, side);
                }
            }
        }
    }
    Ok(())
}

/// Returns the nanoseconds of a call.
fn time(work: impl FnOnce()) -> f64 {
    let began = Instant::now();
    work();
    began.elapsed().as_secs_f64() * 1e9
}

fn print(parameters: &Parameters, side: Side) {
    let graphs: Vec<_> = Backend::usable().map(|backend| (backend, Graph::on(parameters, backend))).collect();
    let mut best = vec![f64::INFINITY; graphs.len()];
    let mut cycle = f64::INFINITY;
    let slice = SLICE.min(parameters.nodes);
    let mut parents = vec![0; slice * parameters.scheme.degree()];
    let step = (parameters.nodes - slice) / TURNS;
    for turn in 0..TURNS {
        cycle = cycle.min(time(|| dependent_additions(1 << 20)) / f64::from(1 << 20));
        for (best, (_, graph)) in best.iter_mut().zip(&graphs) {
            *best = best.min(time(|| graph.parents(side, turn * step, &mut parents)) / slice as f64);
        }
    }
    for (best, (backend, _)) in best.iter().zip(&graphs) {
        let (scheme, side, isa) = (parameters.scheme.name(), format!("{side:?}"), backend.isa().name());
        println!("{scheme:<8}{side:<10}{:>12}  {isa:<7}{best:>12.1}{:>8.0}", parameters.nodes, best / cycle);
    }
}
