//! `hashweave sum`, and the tools that the program implements under their names.
//!
//! | file | contents |
//! |---|---|
//! | `args.rs`, `flags.rs` | the options of `hashweave sum`; those that `sha256sum` has too |
//! | `tools.rs`, `getopt.rs` | `sha256sum`, `b2sum`, `b3sum`, `sha3sum`, …; options as the C library reads them |
//! | `tree.rs` | the further options of `b3sum` and similar tools: keys, raw output |
//! | `digest.rs` | algorithms by name, by tag and by length |
//! | `sources.rs` | the files to read: names, lists of names, directories |
//! | `print.rs`, `format.rs` | printing digests; the lines |
//! | `check.rs`, `list.rs` | checking; the lines of check lists |
//! | `entry.rs` | an entry of a list, and the accepted lines |
//! | `strict.rs`, `foreign.rs` | the lines of `b3sum`; lines with digests of other algorithms |
//! | `console.rs`, `quote.rs`, `progress.rs` | standard output and error; names in messages; the live line |
//! | `engine.rs` | the hand-over of the work to `runner::sum` |
//!
//! The output is, byte for byte, that of coreutils 9.1: it was found by running them, and
//! `tests/cli/sum_*.rs` compare; `docs/sum.md` says where and why it differs.

mod args;
mod check;
mod console;
mod digest;
mod engine;
mod entry;
mod flags;
mod foreign;
mod format;
mod getopt;
mod list;
mod print;
mod progress;
mod quote;
mod sources;
mod strict;
mod tools;
mod tree;

pub(crate) use args::SumArgs;
pub(crate) use tools::Tool;

use crate::{Exit, Usage, output};
use anyhow::Context;
use args::When;
use check::Checker;
use console::{Console, OnFault, not_written, reason};
use digest::{Blake3Mode, Choice, Digest};
use engine::Effort;
use entry::{Accepted, Dialect};
use flags::Flags;
use format::{Format, Parts};
use list::Parser;
use sources::Sources;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::sync::{Arc, Mutex};

/// Runs `hashweave sum`.
pub(crate) fn run(args: SumArgs) -> anyhow::Result<Exit> {
    check_usage(&args)?;
    let console = Console::new(b"hashweave", OnFault::Stop).context("cannot use standard output")?;
    let effort = effort(&args);
    let mut flags = args.flags;
    let mut fine = true;
    let outcome = if flags.check {
        let what = if let [choice] = args.algorithm[..] { choice.tag() } else { "" };
        let accepted = accepted(&args.algorithm, args.length)?;
        checked(&console, &flags, &effort, accepted, what, args.files, &mut fine)
    } else {
        let digests = digests(&args.algorithm, args.length)?;
        flags.tag |= digests.len() > 1;
        let sources = match args.files0_from {
            None => Some(Sources::given(args.files, args.recursive)),
            Some(list) => listed(list, args.recursive, &console),
        };
        fine = sources.is_some();
        sources.map_or(Ok(()), |sources| {
            printed(&console, &flags, Parts::Both, &digests, sources, &effort, &mut fine)
        })
    };
    let rest = console.finish().map_or(Ok(()), |fault| Err(not_written(&fault)));
    output::ended(outcome.and(rest).map_err(Into::into), if fine { Exit::Done } else { Exit::Failed })
}

fn effort(args: &SumArgs) -> Effort {
    let progress = match args.progress {
        None | Some(When::Never) => false,
        Some(When::Auto) => io::stderr().is_terminal(),
        Some(When::Always) => true,
    };
    Effort { jobs: args.jobs, readers: args.readers, progress }
}

/// Returns the files that a list names; if there is no such list, this complains and returns none.
fn listed(list: OsString, recursive: bool, console: &Console) -> Option<Sources> {
    let name = console.always_quoted(list.as_encoded_bytes());
    let complain = |error| {
        let reason = format!(" for reading: {}", reason(&error));
        console.complain([b"cannot open ".as_slice(), &name, reason.as_bytes()].concat());
    };
    Sources::listed(list, recursive).map_err(complain).ok()
}

/// Refuses options that exclude each other.
fn check_usage(args: &SumArgs) -> Result<(), Usage> {
    let several = args.algorithm.len() > 1;
    let open = args.algorithm.iter().any(|choice| choice.is_open());
    let fault = if let Some(conflict) = args.flags.conflict() {
        conflict
    } else if args.length.is_some() && !open {
        &length_without_choice()
    } else if several && args.flags.binary == Some(false) {
        "several algorithms are told apart by tags, which do not support --text mode"
    } else if args.flags.check && args.recursive {
        "the --recursive option is meaningless when verifying checksums"
    } else if args.flags.check && args.files0_from.is_some() {
        "the --files0-from option is meaningless when verifying checksums"
    } else if args.files0_from.is_some() && !args.files.is_empty() {
        "file operands cannot be combined with --files0-from"
    } else {
        return Ok(());
    };
    Err(Usage(format!("{fault}; see --help")))
}

/// The complaint about a length where none can be chosen.
fn length_without_choice() -> String {
    let open = Choice::all().filter(|choice| choice.is_open() && !choice.is_tree());
    let names: Vec<String> = open.map(|choice| choice.to_string()).collect();
    format!("--length needs -a {} or a tree hash", names.join(", "))
}

/// Returns the requested digests, in this order; SHA-256 is the default.
fn digests(choices: &[Choice], bits: Option<usize>) -> anyhow::Result<Vec<Digest>> {
    let default = [DEFAULT.parse().map_err(Usage)?];
    let choices = if choices.is_empty() { &default[..] } else { choices };
    let one =
        |choice: &Choice| choice.of_bits(bits).map_err(|fault| Usage(format!("--length: {fault}")).into());
    choices.iter().map(one).collect()
}

/// The algorithm that is computed if none is named.
const DEFAULT: &str = "sha256";

/// Returns the lines that a list may have: those of the named algorithms, or else any line with a
/// tag, and SHA-256 without one. For an algorithm with output of any length, lines without a length
/// have `bits` bits.
fn accepted(choices: &[Choice], bits: Option<usize>) -> anyhow::Result<Accepted> {
    let named = digests(choices, bits)?;
    let named: Vec<Choice> =
        choices.iter().zip(named).map(|(choice, digest)| choice.meaning(digest.length)).collect();
    let (tagged, untagged) = if named.is_empty() {
        (Choice::all().collect(), DEFAULT.parse().into_iter().collect())
    } else {
        (named.clone(), named)
    };
    Ok(Accepted { tagged, untagged, dialect: Dialect::Any, blake3: Blake3Mode::default() })
}

/// Prints digests; `fine` becomes false at the first file that cannot be read.
fn printed(
    console: &Console,
    flags: &Flags,
    parts: Parts,
    digests: &[Digest],
    sources: Sources,
    effort: &Effort,
    fine: &mut bool,
) -> io::Result<()> {
    let Flags { tag, zero, .. } = *flags;
    let format =
        Format { tag, binary: flags.binary == Some(true), zero, terminal: console.terminal(), parts };
    print::run(console, format, digests, sources, effort, fine)
}

/// Checks files; `fine` becomes false as soon as something differs from the lists.
fn checked(
    console: &Console,
    flags: &Flags,
    effort: &Effort,
    accepted: Accepted,
    what: &str,
    mut lists: Vec<OsString>,
    fine: &mut bool,
) -> io::Result<()> {
    if lists.is_empty() {
        lists.push(OsString::from("-"));
    }
    let dialect = accepted.dialect;
    let parser = Arc::new(Mutex::new(Parser::new(accepted)));
    Checker { console, flags, effort, what, dialect, parser }.lists(&lists, fine)
}
