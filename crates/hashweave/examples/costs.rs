//! Compares the result of a single calibration of the kernels of labels with the table of this core,
//! and the choices that follow from either: `cargo run --release --example costs -p hashweave`.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::cpu;
use hashweave::plan::{Cost, Source};
use hashweave::replicate::chain::Hash;
use hashweave::replicate::plan::Plan;
use kernels::clock::dependent_additions;
use std::time::Instant;

fn main() {
    println!("// {:?}", cpu::core());
    [Hash::Sha256, Hash::Blake2s].into_iter().for_each(compare);
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
    let calibrated = Plan::calibrated(hash);
    println!("// {hash:?}, calibrated in {:.1} ms", 1e3 * began.elapsed().as_secs_f64());
    let plan = Plan::of(hash);
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
        let told = |plan: &Plan| -> String {
            let groups = plan.groups(replicas, 1).into_iter();
            groups.map(|group| format!(" {} x{}", group.kernel.name(), group.count)).collect()
        };
        println!("// {replicas} replicas:{}; table:{}", told(&calibrated), told(plan));
    }
}
