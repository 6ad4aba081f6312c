//! The cost of every hash function on every unit of this CPU, after the table of the 2019 report:
//! measured in a few seconds.
//!
//! Of whole messages it is the rate of long ones (16 KiB), as many as a kernel takes at once, and
//! one where chains can also be interleaved. Of replicas it is the rate of the messages of labels,
//! with layers in a cache. Rates are those of one core.

use super::AUTO;
use super::replicate::{self, message_bytes};
use super::sum::{self, Lengths};
use hashweave::Algorithm;
use hashweave::batch::Kernel;
use hashweave::cpu::Cpu;
use hashweave::replicate::{Scheme, chain};
use serde::Serialize;
use std::io;

/// The hash functions.
const ALGORITHMS: [Algorithm; 4] =
    [Algorithm::Sha256, Algorithm::Blake2s(32), Algorithm::Blake2b(64), Algorithm::Sha3_256];

/// Bytes of a message.
const LONG: usize = 16 << 10;

/// Turns of each: some seconds in all.
const ROUNDS: usize = 25;

/// One line of the table.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// `hashes`.
    pub job: &'static str,
    /// The hash function, or `sdr label`, `r2 key`.
    pub hash: String,
    /// The kernel that computes it.
    pub unit: &'static str,
    /// Messages, or replicas, at once.
    pub at_once: usize,
    /// Cycles of one core per byte of message.
    pub cycles_per_byte: f64,
    /// The least that the core allows; null where there is no model of the core or the kernel.
    pub bound_cycles_per_byte: Option<f64>,
    /// Billions of bytes per second of one core, at the clock of now.
    pub gb_s: f64,
    /// The clock, measured in the same run.
    pub clock_ghz: f64,
    /// Billions of bytes per second of one core at the clock that was asked for; null if none was.
    pub gb_s_at_clock: Option<f64>,
}

/// Measures; `clock_ghz` is the clock that was asked for.
///
/// # Errors
///
/// If the system gives no memory or no thread.
pub fn run(cpu: &Cpu, clock_ghz: Option<f64>) -> io::Result<Vec<Row>> {
    let mut rows = Vec::new();
    for algorithm in ALGORITHMS {
        for single in [true, false] {
            let selection = messages(algorithm, single);
            if !selection.kernels.is_empty() {
                rows.extend(sum::run(&selection, cpu, &mut |_, _| {})?.iter().map(of_sum));
            }
        }
    }
    rows.extend(replicate::run(&labels(), cpu, &mut |_, _| {})?.iter().map(of_labels));
    for row in &mut rows {
        row.gb_s_at_clock = clock_ghz.map(|ghz| ghz / row.cycles_per_byte);
    }
    Ok(rows)
}

/// The kernels of an algorithm with one message each where they take few, or with as many as they
/// take.
fn messages(algorithm: Algorithm, single: bool) -> sum::Selection {
    let primitive = algorithm.primitive();
    let few =
        |kernel: &Kernel| !single || (!kernel.is_lanes() && (2..=4).contains(&kernel.degree(primitive)));
    let kernels = Kernel::usable(primitive).into_iter().filter(few);
    sum::Selection {
        functions: vec![algorithm.into()],
        kernels: kernels.map(|kernel| kernel.name().to_owned()).filter(|name| name != AUTO).collect(),
        streams: if single { vec![1] } else { Vec::new() },
        lengths: vec![Lengths::Each(LONG)],
        threads: vec![1],
        rounds: ROUNDS,
    }
}

/// Every chain kernel, in a cache.
fn labels() -> replicate::Selection {
    let hashes = [chain::Hash::Sha256, chain::Hash::Blake2s];
    let kernels = hashes.into_iter().flat_map(chain::Kernel::usable);
    replicate::Selection {
        schemes: vec![Scheme::Sdr, Scheme::R2],
        kernels: kernels.map(|kernel| kernel.name().to_owned()).collect(),
        threads: vec![1],
        cached: true,
        rounds: ROUNDS,
        ..replicate::Selection::default()
    }
}

fn of_sum(row: &sum::Row) -> Row {
    Row {
        job: "hashes",
        hash: row.algo.clone(),
        unit: row.kernel,
        at_once: row.streams,
        cycles_per_byte: row.cycles_per_byte,
        bound_cycles_per_byte: row.bound_cycles_per_byte,
        gb_s: row.clock_ghz / row.cycles_per_byte,
        clock_ghz: row.clock_ghz,
        gb_s_at_clock: None,
    }
}

fn of_labels(row: &replicate::Row) -> Row {
    let (hash, what) = match row.scheme {
        "sdr" => (chain::Hash::Sha256, "label"),
        _ => (chain::Hash::Blake2s, "key"),
    };
    Row {
        job: "hashes",
        hash: format!("{} {what}", row.scheme),
        unit: row.kernel,
        at_once: row.replicas,
        cycles_per_byte: row.cycles_per_hashed_byte,
        bound_cycles_per_byte: row.bound.map(|bound| bound / message_bytes(hash) as f64),
        gb_s: row.clock_ghz / row.cycles_per_hashed_byte,
        clock_ghz: row.clock_ghz,
        gb_s_at_clock: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_unit_is_asked_for() {
        for algorithm in ALGORITHMS {
            let all = messages(algorithm, false);
            assert_eq!(all.kernels.len(), Kernel::usable(algorithm.primitive()).len());
            let few = messages(algorithm, true);
            assert!(few.kernels.len() < all.kernels.len() && few.streams == [1], "{algorithm}");
        }
        assert!(labels().kernels.contains(&"copying".to_owned()) && labels().cached);
    }
}
