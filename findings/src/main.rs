//! Experiments of the page of findings (`docs/findings.md`) that are not in the product, timed by
//! the product's stopwatch ([`runner::slices`]) next to what they are compared with. Every kernel
//! is compared with the scalar code before it is timed; a wrong one ends the run.

mod ffi;
mod permute;
mod processes;
mod report;
mod tail;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Experiments that are not in the product.
#[derive(Parser)]
struct Options {
    #[command(subcommand)]
    experiment: Experiment,
    /// Turns of about 2 ms that each candidate gets
    #[arg(long, global = true, default_value_t = 300)]
    rounds: usize,
    /// Print an array of JSON objects
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Experiment {
    /// Keccak-p[1600] of eight states in several forms, by every compiler, and the product's
    Permute {
        /// Only these forms
        forms: Vec<String>,
    },
    /// Round 23 in full, or only what round 24 needs
    Tail,
    /// Processes that answer as `hot` does, in turn
    Processes {
        /// NAME=PROGRAM [ARGUMENT …]
        #[arg(required = true)]
        commands: Vec<String>,
        /// Kernels that each runs
        #[arg(long, default_values = ["direct", "a1"])]
        kernel: Vec<String>,
    },
}

fn run(options: &Options) -> Result<(), String> {
    let (rounds, json) = (options.rounds, options.json);
    match &options.experiment {
        Experiment::Permute { forms } => report::print(&permute::measure(forms, rounds)?, json),
        Experiment::Tail => report::print(&tail::measure(rounds)?, json),
        Experiment::Processes { commands, kernel } => {
            report::print(&processes::measure(commands, kernel, rounds)?, json)
        }
    }
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("findings: {error}");
            ExitCode::FAILURE
        }
    }
}
