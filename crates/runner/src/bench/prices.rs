//! The prices of kernels of streams on a core: the figures of its row in the library's table.
//!
//! Each round is a calibration as the library makes it on an unknown core, for every primitive and
//! length, with the clock next to it. The least cycles of all rounds count.

use super::clock_ghz;
use hashweave::Algorithm;
use hashweave::batch::{Kernel, Plan};
use hashweave::plan::Cost;
use serde::Serialize;

/// The lengths of messages that plans tell apart: a block, 1 KiB, 16 KiB.
const LENGTHS: [usize; 3] = [64, 1 << 10, 16 << 10];

/// The prices of a kernel for messages of a length.
#[derive(Clone, Debug, Serialize)]
pub struct Price {
    /// An algorithm with this function.
    pub algo: String,
    /// The length; 64 stands for one block.
    pub message_bytes: usize,
    /// The kernel.
    pub kernel: &'static str,
    /// At index n − 1, the cycles of a block of each of n streams.
    pub cycles_per_block: Vec<f64>,
}

/// Measures all kernels, calling `progress` with (rounds done, rounds in all).
#[must_use]
pub fn run(rounds: usize, progress: &mut dyn FnMut(usize, usize)) -> Vec<Price> {
    let mut best: Vec<Price> = Vec::new();
    for round in 0..rounds.max(1) {
        let prices = round_of_prices();
        if round == 0 {
            best = prices;
        } else {
            for (best, price) in best.iter_mut().zip(prices) {
                for (best, cycles) in best.cycles_per_block.iter_mut().zip(price.cycles_per_block) {
                    *best = best.min(cycles);
                }
            }
        }
        progress(round + 1, rounds);
    }
    best
}

fn round_of_prices() -> Vec<Price> {
    let of = |(algorithm, message_bytes): (Algorithm, usize)| {
        let (clock, plan) = (clock_ghz(), Plan::calibrated(algorithm.primitive(), message_bytes));
        let price = |cost: &Cost<Kernel>| Price {
            algo: algorithm.to_string(),
            message_bytes,
            kernel: cost.kernel.name(),
            cycles_per_block: cost.of.iter().map(|nanoseconds| rounded(nanoseconds * clock)).collect(),
        };
        plan.costs().iter().map(price).collect::<Vec<_>>()
    };
    Algorithm::measured()
        .flat_map(|algorithm| LENGTHS.map(|length| (algorithm, length)))
        .flat_map(of)
        .collect()
}

/// To a tenth of a cycle.
fn rounded(cycles: f64) -> f64 {
    (10.0 * cycles).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_has_a_price_for_each_number_of_streams_and_length() {
        let mut told = Vec::new();
        let prices = run(2, &mut |done, all| told.push((done, all)));
        assert_eq!(told, [(1, 2), (2, 2)]);
        for algorithm in Algorithm::measured() {
            let name = algorithm.to_string();
            for kernel in Kernel::usable(algorithm.primitive()) {
                for bytes in LENGTHS {
                    let of = |price: &&Price| {
                        (price.algo.as_str(), price.kernel, price.message_bytes)
                            == (&name, kernel.name(), bytes)
                    };
                    let found: Vec<&Price> = prices.iter().filter(of).collect();
                    let [price] = found[..] else { panic!("{name} {} {bytes}: {found:?}", kernel.name()) };
                    assert_eq!(price.cycles_per_block.len(), kernel.degree(algorithm.primitive()));
                    assert!(price.cycles_per_block.iter().all(|cycles| *cycles > 10.0), "{price:?}");
                }
            }
        }
    }
}
