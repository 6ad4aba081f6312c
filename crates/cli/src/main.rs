//! The `hashweave` command: arguments, exit codes, printing; nothing else.
//!
//! | file | what it holds |
//! |---|---|
//! | `args.rs` | the options, as `clap` definitions |
//! | `search.rs`, `bench.rs`, `info.rs`, `selftest.rs` | one command each |
//! | `output.rs` | writing to standard output |
//!
//! Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted after saving; 4 the hardware gave a wrong answer.
#![forbid(unsafe_code)]

mod args;
mod bench;
mod info;
mod output;
mod search;
mod selftest;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use std::io;
use std::process::ExitCode;

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Exit {
    Done = 0,
    Failed = 1,
    Usage = 2,
    Interrupted = 3,
    WrongAnswer = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// The user asked for something that cannot be done: exit code 2.
#[derive(Debug)]
struct Usage(String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return not_parsed(&error),
    };
    match run(cli) {
        Ok(exit) => exit.into(),
        Err(error) if output::reader_gone(&error) => Exit::Done.into(),
        Err(error) => {
            complain(&format!("{error:#}"));
            if error.is::<Usage>() { Exit::Usage.into() } else { Exit::Failed.into() }
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<Exit> {
    lanes::isa::ceiling().map_err(|error| Usage(error.to_string()))?;
    match cli.command {
        Command::Search(args) => search::run(args),
        Command::Bench(args) => bench::run(&args),
        Command::Info(args) => info::run(&args),
        Command::Selftest(args) => selftest::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "hashweave", &mut script);
            output::write(&script)?;
            Ok(Exit::Done)
        }
        Command::Man => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page)?;
            output::write(&page)?;
            Ok(Exit::Done)
        }
    }
}

/// Help and version go to standard output; a mistake becomes one line on standard error.
fn not_parsed(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return if error.print().is_ok() { Exit::Done.into() } else { Exit::Failed.into() };
    }
    let text = error.render().to_string();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let relevant =
        lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"));
    let line = relevant.collect::<Vec<_>>().join(" ");
    complain(&format!("{}; see --help", line.trim_start_matches("error: ")));
    Exit::Usage.into()
}

/// One line on standard error.
fn complain(message: &str) {
    use io::Write;
    // If standard error is gone there is nobody to tell.
    let _ = writeln!(io::stderr(), "hashweave: {}", message.replace('\n', " "));
}
