//! `peers`: times every peer on this machine, slice by slice in turn, and prints one table.

use clap::Parser;
use peers::candidates::{self, Candidate, PERMUTE, YARDSTICK};
use runner::slices::{Comparison, Timing, Work, compare};
use serde::Serialize;

/// Side-by-side benchmark against other people's libraries, on one thread.
#[derive(Parser)]
#[command(version)]
struct Options {
    /// Turns that each candidate gets, of about 2 ms
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: u32,
    /// 20 turns: shows that everything runs, not how fast
    #[arg(long, conflicts_with = "rounds")]
    quick: bool,
    /// Print an array of JSON objects instead of the table
    #[arg(long)]
    json: bool,
}

/// One line of the table. Figures are those of the best slice.
#[derive(Serialize)]
struct Row {
    peer: &'static str,
    what: &'static str,
    mhs: f64,
    cycles_per_hash: f64,
    /// How many times as fast as XKCP in the same discipline; null where XKCP cannot run.
    ratio_to_xkcp: Option<f64>,
    clock_ghz: f64,
    /// Cycles per hash of the 10th-percentile slice: far from the best one, the machine was too noisy.
    #[serde(skip)]
    tenth: f64,
}

fn main() -> Result<(), serde_json::Error> {
    let options = Options::parse();
    if cfg!(debug_assertions) {
        eprintln!("peers: built without --release, so these figures mean nothing");
    }
    let rounds = if options.quick { 20 } else { options.rounds as usize };
    let mut list = candidates::all();
    let mut works: Vec<&mut dyn Work> = list.iter_mut().map(|candidate| &mut *candidate.run as _).collect();
    let Comparison { clock_hz: clock, timings } = compare(&mut works, rounds, &mut || {});
    let rows = rows(&list, &timings, clock);
    if options.json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        print_table(&rows, rounds, clock);
    }
    Ok(())
}

fn rows(list: &[Candidate], timings: &[Timing], clock: f64) -> Vec<Row> {
    let yardstick = |what| {
        let found = list.iter().position(|other| other.peer == YARDSTICK && other.what == what);
        found.map(|at| timings[at].best)
    };
    let row = |(candidate, timing): (&Candidate, &Timing)| Row {
        peer: candidate.peer,
        what: candidate.what,
        mhs: 1e-6 / timing.best,
        cycles_per_hash: timing.best * clock,
        ratio_to_xkcp: yardstick(candidate.what).map(|best| best / timing.best),
        clock_ghz: clock * 1e-9,
        tenth: timing.tenth * clock,
    };
    list.iter().zip(timings).map(row).collect()
}

fn print_table(rows: &[Row], rounds: usize, clock: f64) {
    println!("one thread, {rounds} rounds, clock {:.3} GHz by dependent additions", clock * 1e-9);
    println!("XKCP built by: {}", peers::C_COMPILER);
    println!("OpenSSL: {}", peers::openssl::version());
    println!();
    println!(
        "{:<9} {:<24} {:>9} {:>8} {:>12} {:>10} {:>8}",
        "what", "peer", "rate", "", "cycles, best", "10th pct", "× XKCP"
    );
    for row in rows {
        let unit = if row.what == PERMUTE { "Mperm/s" } else { "Mhash/s" };
        let ratio = row.ratio_to_xkcp.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.3}"));
        println!(
            "{:<9} {:<24} {:>9.3} {unit:>8} {:>12.1} {:>10.1} {ratio:>8}",
            row.what, row.peer, row.mhs, row.cycles_per_hash, row.tenth
        );
    }
}
