//! The `hashweave` command: arguments, exit codes, printing; nothing else.
//!
//! | file | contents |
//! |---|---|
//! | `args.rs` | the options, as `clap` definitions |
//! | `array.rs` | the number of this task in an array |
//! | `sum/` | `sum`, and the program under the names of other tools |
//! | `verify/` | `verify` |
//! | `replicate/` | `replicate` |
//! | `search/`, `ledger.rs`, `bench/`, `info/`, `selftest.rs` | one command each |
//! | `explain/` | `search --explain` |
//! | `report/` | what `bench` and `chart` make of rows: tables, pages, pictures |
//! | `record.rs`, `compare/` | records of benchmarks: how they are written and compared |
//! | `table.rs`, `chart/`, `page/`, `markup/` | tables; charts; a page of both; what pages and pictures share |
//! | `output.rs`, `clean.rs` | writing to standard output; cleaning foreign text |
//! | `exit.rs` | how commands end |
//! | `words.rs` | numbers, times and bytes for people |
//! | `brief.rs` | the screens of `-h` | |
//! | `names.rs` | algorithms, instruction sets, kernels by name |
//! | `manual.rs` | the manual |
//!
//! Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted (saved, with `--ledger` or `--dir`); 4
//! the hardware gave a wrong answer; 5 nothing found, where that was asked for.
#![forbid(unsafe_code)]

mod args;
mod array;
mod bench;
mod brief;
mod chart;
mod clean;
mod compare;
mod devices;
mod exit;
mod explain;
mod goal;
mod info;
mod ledger;
mod manual;
mod markup;
mod names;
mod output;
mod page;
mod record;
mod replicate;
mod report;
mod search;
mod selftest;
mod sum;
mod table;
mod verify;
mod words;

use anyhow::Context;
use args::{Cli, Command};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser};
use exit::{Exit, Usage, complain};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// Runs the command that this process was started as; returns the exit code.
pub fn main() -> ExitCode {
    if let Err(error) = runner::stop::outlive_long_files() {
        return ending(Err(error).context("cannot handle signals"));
    }
    let mut arguments = std::env::args_os();
    let program = arguments.next().unwrap_or_default();
    if let Some(tool) = sum::Tool::named(&program) {
        runner::calibration::load();
        let code = tool.run(&program, arguments.collect());
        runner::calibration::keep();
        return code;
    }
    let arguments: Vec<OsString> = arguments.collect();
    if let Some(screen) = brief::asked(&arguments) {
        return ending(output::write(screen.as_bytes()).map(|()| Exit::Done));
    }
    if arguments.is_empty() {
        // If standard error is closed, nobody can be told.
        let _ = io::stderr().write_all(brief::BEGINNING.as_bytes());
        return Exit::Usage.into();
    }
    let parsed = Cli::command().color(color_of(&arguments)).try_get_matches();
    let cli = match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return not_parsed(&error),
    };
    color_output(cli.color);
    // Without the kept calibration everything is timed again, and then kept.
    if !matches!(&cli.command, Command::Info(args) if args.recalibrates()) {
        runner::calibration::load();
    }
    let code = ending(run(cli));
    runner::calibration::keep();
    code
}

/// Finds whether help is to be coloured, which is printed before options are understood.
fn color_of(arguments: &[OsString]) -> ColorChoice {
    let words: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let apart = words.windows(2).find(|pair| pair[0] == "--color").map(|pair| pair[1]);
    let choice = words.iter().find_map(|word| word.strip_prefix("--color=")).or(apart);
    choice.and_then(|choice| choice.parse().ok()).unwrap_or_default()
}

/// Colours what commands print as the user chose; by default the library looks at the terminal and
/// at NO_COLOR.
fn color_output(choice: ColorChoice) {
    let colored = match choice {
        ColorChoice::Auto => return,
        ColorChoice::Always => true,
        ColorChoice::Never => false,
    };
    console::set_colors_enabled(colored);
    console::set_colors_enabled_stderr(colored);
}

/// Returns the commands, options and arguments, for tests that iterate over all of them.
#[doc(hidden)]
#[must_use]
pub fn definition() -> clap::Command {
    Cli::command()
}

/// Prints the error, if there is one, and returns the exit code.
fn ending(outcome: anyhow::Result<Exit>) -> ExitCode {
    match outcome {
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
        Command::Sum(args) => sum::run(*args),
        Command::Verify(args) => verify::run(args),
        Command::Replicate(args) => replicate::run(args),
        Command::Ledger(args) => ledger::run(args),
        Command::Bench(args) => bench::run(*args),
        Command::Compare(args) => compare::run(&args),
        Command::Chart(args) => report::pictures::run(&args),
        Command::Info(args) => info::run(&args),
        Command::Selftest(args) => selftest::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "hashweave", &mut script);
            output::write(&script)?;
            Ok(Exit::Done)
        }
        Command::Man { out } => manual::run(out.as_deref()),
    }
}

/// Prints help and version to standard output, and a mistake as one line on standard error.
fn not_parsed(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // The text is styled for a terminal and plain for a pipe.
        let printed = output::open().and_then(|()| error.print()).and_then(|()| io::stdout().flush());
        return ending(printed.context("cannot write to standard output").map(|()| Exit::Done));
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        complain(&brief::missing(&std::env::args_os().skip(1).collect::<Vec<_>>()));
        return Exit::Usage.into();
    }
    // The message is the first paragraph, if the arguments that it quotes have no line breaks of
    // their own.
    let quoted = std::env::args_os().map(|argument| argument.to_string_lossy().replace(clean::acts, " "));
    let text = match Cli::try_parse_from(quoted) {
        Err(same) if same.kind() == error.kind() => same.render().to_string(),
        _ => error.render().to_string(),
    };
    let fault = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    let fault = fault.split_whitespace().collect::<Vec<_>>().join(" ");
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    complain(&format!("{fault}{}; see {}", suggestion(error), brief::help(&arguments)));
    Exit::Usage.into()
}

/// Returns clap's guess of the command, option or value that was meant.
fn suggestion(error: &clap::Error) -> String {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let nearest = kinds.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(name) => Some(name.clone()),
        // clap lists the nearest last.
        ContextValue::Strings(names) => names.last().cloned(),
        _ => None,
    });
    nearest.map_or(String::new(), |name| format!("; did you mean {name}?"))
}
