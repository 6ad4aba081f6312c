//! Digests of folders: printing them, and checking folders by a list or by `--expect`.
//!
//! A folder's digest is a text of its system, and is compared as that; the lines are those of files.

use super::args::SumArgs;
use super::console::{Console, OnFault, not_written};
use super::flags::Report;
use super::format::Format;
use super::json::{Record, State};
use super::lines::{List, open};
use crate::{Exit, Usage, output};
use anyhow::Context;
use runner::folders::FolderDigest;
use runner::lists::{Dialect, FolderParser, Lines};
use runner::sum::{Options, Progress};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

/// Runs `hashweave sum` with a digest of folders.
pub(super) fn run(digest: &FolderDigest, args: &SumArgs) -> anyhow::Result<Exit> {
    check_usage(digest, args)?;
    let console = Console::new(b"hashweave", OnFault::Stop).context("cannot use standard output")?;
    let options = Options { jobs: args.threads.jobs(), ..Options::new(Vec::new()) };
    let work = Work { digest, console: &console, options, args };
    let mut fine = true;
    let outcome = if let Some(expected) = &args.expect {
        work.one(expected.trim(), args.files[0].as_encoded_bytes(), &mut fine)
    } else if args.flags.check {
        work.lists(&mut fine)
    } else {
        args.files.iter().try_for_each(|folder| work.print(folder, &mut fine))
    };
    let rest = console.finish().map_or(Ok(()), |fault| Err(not_written(&fault)));
    output::ended(outcome.and(rest).map_err(Into::into), if fine { Exit::Done } else { Exit::Failed })
}

/// Refuses options that are about files, and a lack of folders.
fn check_usage(digest: &FolderDigest, args: &SumArgs) -> Result<(), Usage> {
    let name = digest.tag();
    let fault = if args.recursive
        || args.files0_from.is_some()
        || args.length.is_some()
        || args.directory.is_some()
        || args.relative_to_list
    {
        format!("--recursive, --files0-from, --length, -C and --relative-to-list have no use with {name}")
    } else if args.files.is_empty() {
        format!("{name} is a digest of a folder; name one, such as .")
    } else if args.expect.is_some() && args.files.len() > 1 {
        "--expect is about one folder; give the digests of several in a list".to_owned()
    } else if args.expect.as_ref().is_some_and(|text| !digest.takes(text.trim())) {
        format!("--expect: this is no digest of {name}; copy all of it")
    } else {
        return Ok(());
    };
    Err(Usage(format!("{fault}; see hashweave sum --help")))
}

struct Work<'a> {
    digest: &'a FolderDigest,
    console: &'a Console,
    options: Options,
    args: &'a SumArgs,
}

impl Work<'_> {
    /// The digest of a folder; after a complaint, what was said.
    fn of(&self, folder: &Path) -> Result<String, String> {
        let digest = self.digest.of(&self.options, folder, &Progress::default());
        let told = |error: io::Error| {
            let text = error.to_string();
            self.console.complain(&text);
            text
        };
        digest.map_err(told)
    }

    fn print(&self, folder: &OsString, fine: &mut bool) -> io::Result<()> {
        let flags = &self.args.flags;
        let text = match self.of(Path::new(folder)) {
            Ok(text) => text,
            Err(reason) => {
                *fine = false;
                let record =
                    || Record::new(folder.as_encoded_bytes(), &self.digest.tag(), Err(reason)).line();
                return if self.args.json { self.console.line(&record()) } else { Ok(()) };
            }
        };
        let (terminal, parts) = (self.console.terminal(), self.args.parts());
        let binary = flags.binary == Some(true);
        let format = Format { tag: flags.tag, binary, zero: flags.zero, terminal, parts };
        let mut line = Vec::new();
        format.text_line(|| self.digest.tag(), text.as_bytes(), folder.as_encoded_bytes(), &mut line);
        self.console.line(&line)
    }

    /// Checks one folder and says how it went.
    fn one(&self, expected: &str, name: &[u8], fine: &mut bool) -> io::Result<()> {
        let found = self.of(&PathBuf::from(super::engine::os_name(name.to_vec())));
        let state = match &found {
            Err(_) => State::Unreadable,
            Ok(found) if self.digest.is_same(found, expected) => State::Ok,
            Ok(_) => State::Failed,
        };
        *fine &= state == State::Ok;
        let is_told = match self.args.flags.report {
            Report::Status => false,
            Report::Quiet => state != State::Ok,
            Report::Usual | Report::Warn => true,
        };
        if !is_told {
            return Ok(());
        }
        if self.args.json {
            let tag = self.digest.tag();
            let found = found.as_deref().map_err(Clone::clone);
            return self.console.line(&Record::new(name, &tag, found).checked(state, expected).line());
        }
        let shown = self.console.quoted(name);
        self.console.line(&[&shown[..], b": ", state.word().as_bytes(), b"\n"].concat())
    }

    fn lists(&self, fine: &mut bool) -> io::Result<()> {
        self.args.files.iter().try_for_each(|list| match open(list) {
            Ok(opened) => self.list(list.as_encoded_bytes(), opened, fine),
            Err(error) => {
                self.console.complain_of(list.as_encoded_bytes(), &error);
                *fine = false;
                Ok(())
            }
        })
    }

    /// Checks the folders of a list.
    fn list(&self, about: &[u8], list: List, fine: &mut bool) -> io::Result<()> {
        let (mut lines, mut parser) =
            (Lines::new(list, Dialect::Any), FolderParser::new(self.digest.clone()));
        let (mut proper, mut improper) = (0_u64, 0_u64);
        loop {
            match lines.read() {
                Ok(true) if parser.skips(lines.line()) => {}
                Ok(true) => match parser.entry(lines.line()) {
                    Some((expected, name)) => {
                        proper += 1;
                        self.one(&expected, &name, fine)?;
                    }
                    None => improper += 1,
                },
                Ok(false) => break,
                Err(error) => {
                    self.console.complain_of(about, &error);
                    *fine = false;
                    return Ok(());
                }
            }
        }
        if proper == 0 {
            self.console.complain_about(about, &format!("no line has a digest of {}", self.digest.tag()));
        } else if improper > 0 && self.args.flags.report != Report::Status {
            let lines = if improper == 1 { "line is" } else { "lines are" };
            let fault = format!("WARNING: {improper} {lines} improperly formatted");
            self.console.complain_about(about, &fault);
        }
        *fine &= proper > 0 && (improper == 0 || !self.args.flags.strict);
        Ok(())
    }
}
