//! Computes the digests of main net's parent caches, without writing them, and compares them with
//! `vectors/replicate/parent-caches.txt`:
//! `cargo run --release --example parent_caches -p hashweave-runner [ID…]`. Without ids: those up
//! to 512 MiB.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::replicate::Parameters;
use runner::replicate::parents_digest;
use runner::stop::Stop;
use std::error::Error;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Instant;

const KNOWN: &str = include_str!("../../../vectors/replicate/parent-caches.txt");

/// 512 MiB.
const USUAL: usize = 1 << 24;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let stop = Stop::on_signals()?;
    let threads = available_parallelism()?.get();
    let asked: Vec<u64> = std::env::args().skip(1).map(|id| id.parse()).collect::<Result<_, _>>()?;
    let mut wrong = false;
    for line in KNOWN.lines().filter(|line| !line.starts_with('#')) {
        let [id, name, expected, by] = line.split(' ').collect::<Vec<_>>()[..] else {
            return Err(format!("not a line of the table: {line}").into());
        };
        let id = id.parse()?;
        let parameters = Parameters::registered(id).ok_or("no registered id")?;
        if if asked.is_empty() { parameters.nodes > USUAL } else { !asked.contains(&id) } {
            continue;
        }
        let began = Instant::now();
        let digest = hex::encode(parents_digest(&parameters, threads, &stop, &mut |_| {})?);
        // A dash: nobody has computed it yet.
        let same =
            [digest.as_str(), "-"].contains(&expected) && parameters.cache_name().as_deref() == Some(name);
        wrong |= !same;
        let verdict = if same { "as" } else { "NOT as" };
        println!(
            "{id} {name} {digest} {verdict} {by}, {:.1} s on {threads} threads",
            began.elapsed().as_secs_f64()
        );
    }
    Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
