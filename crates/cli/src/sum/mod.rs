//! `hashweave sum`, and the tools that the program implements under their names.
//!
//! | file | contents |
//! |---|---|
//! | `args.rs`, `flags.rs` | the options of `hashweave sum`; those that `sha256sum` has too |
//! | `tools.rs`, `getopt.rs` | `sha256sum`, `b2sum`, `b3sum`, `sha3sum`, …; options as the C library reads them |
//! | `tree.rs` | the further options of `b3sum` and similar tools: keys, raw output |
//! | `sources.rs` | the files to read: names, lists of names, directories |
//! | `print.rs`, `format.rs`, `json.rs` | printing digests; the lines; records |
//! | `check.rs`, `lines.rs` | checking; the files that a list asks for |
//! | `expect.rs` | checking a file by a digest of the command line |
//! | `folder.rs` | digests of folders |
//! | `hash_image.rs` | the hash tree of an image, written to a file |
//! | `console.rs`, `quote.rs`, `progress.rs` | standard output and error; names in messages; the live line |
//! | `engine.rs` | the hand-over of the work to `runner::sum` |
//!
//! Lists are read by `runner::lists`.
//!
//! The output is, byte for byte, that of coreutils 9.1: it was found by running them, and
//! `tests/cli/sum_*.rs` compare; `docs/sum.md` says where and why it differs.

mod args;
mod asked;
mod check;
mod console;
mod engine;
mod expect;
mod flags;
mod folder;
mod format;
mod getopt;
mod hash_image;
mod json;
mod lines;
mod print;
mod progress;
mod quote;
mod sources;
mod tools;
mod tree;

pub(crate) use args::{SumArgs, Threads, When};
pub(crate) use console::{Console, OnFault};
pub(crate) use progress::{Amount, Line, Survey, showing};
pub(crate) use tools::Tool;

use crate::{Exit, Usage, output};
use anyhow::Context;
use check::{Checker, Folder};
use console::{not_written, reason};
use engine::Effort;
use expect::Expected;
use flags::Flags;
use format::{Format, Parts};
use runner::lists::{Accepted, Asked, Choice, DEFAULT, Digest, Parser};
use sources::Sources;
use std::ffi::{OsStr, OsString};
use std::io;
use std::sync::{Arc, Mutex};

/// Runs `hashweave sum`.
pub(crate) fn run(mut args: SumArgs) -> anyhow::Result<Exit> {
    args.flags.check |= args.expect.is_some();
    let choices = match &args.algorithm[..] {
        [Asked::Folder(digest)] => return folder::run(digest, &args),
        all => of_files(all)?,
    };
    if let Some(out) = &args.tree {
        return hash_image::run(&args, out, &choices);
    }
    check_usage(&args, &choices)?;
    let console = Console::new(b"hashweave", OnFault::Stop).context("cannot use standard output")?;
    let effort = effort(&args);
    let folder = folder(&args);
    let (json, parts) = (args.json, args.parts());
    let mut flags = args.flags;
    let mut fine = true;
    let what = if let [choice] = choices[..] { choice.tag() } else { "" };
    let checking = |accepted| Checker { json, ..checker(&console, &flags, &effort, accepted, what, &folder) };
    let outcome = if let Some(text) = &args.expect {
        let accepted = accepted(&choices, args.length)?;
        let expected = Expected::of(text, &accepted)?;
        let file = args.files.first().map_or(OsStr::new("-"), |file| file);
        checking(accepted).expected(&expected, file, &mut fine)
    } else if flags.check {
        let accepted = accepted(&choices, args.length)?;
        checking(accepted).lists(&or_standard(args.files), &mut fine)
    } else {
        let digests = digests(&choices, args.length)?;
        flags.tag |= digests.len() > 1;
        let sources = match args.files0_from {
            None => Some(Sources::given(args.files, args.recursive)),
            Some(list) => listed(list, args.recursive, &console),
        };
        fine = sources.is_some();
        sources
            .map_or(Ok(()), |sources| printed(&console, &flags, parts, &digests, sources, &effort, &mut fine))
    };
    let rest = console.finish().map_or(Ok(()), |fault| Err(not_written(&fault)));
    output::ended(outcome.and(rest).map_err(Into::into), if fine { Exit::Done } else { Exit::Failed })
}

fn folder(args: &SumArgs) -> Folder {
    match &args.directory {
        Some(folder) => Folder::Given(folder.clone()),
        None if args.relative_to_list => Folder::OfList,
        None => Folder::Current,
    }
}

fn effort(args: &SumArgs) -> Effort {
    Effort { threads: args.threads, progress: args.progress.is_some_and(When::is_now), tells_changes: true }
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

/// Returns the digests of files, or refuses one of folders among others.
fn of_files(asked: &[Asked]) -> Result<Vec<Choice>, Usage> {
    let choice = |asked: &Asked| match asked {
        Asked::File(choice) => Ok(*choice),
        Asked::Folder(digest) => Err(Usage(format!(
            "{} is a digest of folders; compute it by itself; see hashweave sum --help",
            digest.tag()
        ))),
    };
    asked.iter().map(choice).collect()
}

/// Refuses options that exclude each other.
fn check_usage(args: &SumArgs, choices: &[Choice]) -> Result<(), Usage> {
    let several = choices.len() > 1;
    let checks_lists = args.flags.check && args.expect.is_none();
    let open = choices.iter().any(|choice| choice.is_open());
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
    } else if args.directory.is_some() && !checks_lists {
        "the --directory option is meaningful only when verifying lists"
    } else if args.relative_to_list && !checks_lists {
        "the --relative-to-list option is meaningful only when verifying lists"
    } else if args.relative_to_list && args.directory.is_some() {
        "--relative-to-list and --directory exclude each other"
    } else if args.expect.is_some() && args.files.len() > 1 {
        "--expect is about one FILE; give the digests of several in a list"
    } else if args.files0_from.is_some() && !args.files.is_empty() {
        "file operands cannot be combined with --files0-from"
    } else {
        return Ok(());
    };
    Err(Usage(format!("{fault}; see hashweave sum --help")))
}

/// The complaint about a length where none can be chosen.
fn length_without_choice() -> String {
    let open = Choice::all().filter(|choice| choice.is_open() && !choice.is_tree());
    let names: Vec<String> = open.map(|choice| choice.to_string()).collect();
    format!("--length needs -a {} or a tree hash", names.join(", "))
}

/// Returns the requested digests, in this order; SHA-256 is the default.
fn digests(choices: &[Choice], bits: Option<usize>) -> anyhow::Result<Vec<Digest>> {
    let default = [Choice::of_algorithm(DEFAULT)];
    let choices = if choices.is_empty() { &default[..] } else { choices };
    let one =
        |choice: &Choice| choice.of_bits(bits).map_err(|fault| Usage(format!("--length: {fault}")).into());
    choices.iter().map(one).collect()
}

/// Returns the lines that a list may have: those of the named algorithms, or else any line with a
/// tag, and those without one that their lengths tell the algorithm of. For an algorithm with output of any length, lines without a length
/// have `bits` bits.
fn accepted(choices: &[Choice], bits: Option<usize>) -> anyhow::Result<Accepted> {
    let named = digests(choices, bits)?;
    let named: Vec<Choice> =
        choices.iter().zip(named).map(|(choice, digest)| choice.meaning(digest.length)).collect();
    Ok(if named.is_empty() { Accepted::any() } else { Accepted::only(named) })
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

/// Makes what checks lists, from the files in a folder.
fn checker<'a>(
    console: &'a Console,
    flags: &'a Flags,
    effort: &'a Effort,
    accepted: Accepted,
    what: &'a str,
    folder: &'a Folder,
) -> Checker<'a> {
    let dialect = accepted.dialect;
    let parser = Arc::new(Mutex::new(Parser::new(accepted)));
    Checker { console, flags, json: false, effort, what, dialect, folder, parser }
}

/// Returns the names on the command line, or that of standard input if there are none.
fn or_standard(mut names: Vec<OsString>) -> Vec<OsString> {
    if names.is_empty() {
        names.push(OsString::from("-"));
    }
    names
}
