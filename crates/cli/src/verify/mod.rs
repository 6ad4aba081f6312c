//! `hashweave verify`: lists of trees, made, checked and updated.

mod args;
mod print;

pub(crate) use args::VerifyArgs;

use crate::exit::Usage;
use crate::sum::{Amount, Console, Line, OnFault, Survey, When, showing};
use crate::{Exit, output};
use anyhow::Context;
use args::{Common, Given, VerifyCommand};
use print::Printer;
use runner::stop::Stop;
use runner::sum::walk::walk;
use runner::verify::{self, Error, Fault, Job, Progress, Purpose, Summary, list_in};
use std::path::PathBuf;

/// Runs `hashweave verify`.
pub(crate) fn run(args: VerifyArgs) -> anyhow::Result<Exit> {
    match args.command {
        VerifyCommand::Make { format, algorithm, follow, common } => {
            let list = common.folder.join(format.file(algorithm.unwrap_or(hashweave::Algorithm::Sha256)));
            let given = Given { format: Some(format), algorithm };
            done(Purpose::Make, false, list, follow, given, &common)
        }
        VerifyCommand::Check { ignore_new, given, common } => {
            done(Purpose::Check, ignore_new, existing(&given, &common)?, false, given, &common)
        }
        VerifyCommand::Update { read_all, accept_rot, given, common } => {
            let purpose = Purpose::Update { read_all, accept_rot };
            done(purpose, false, existing(&given, &common)?, false, given, &common)
        }
    }
}

/// The list that a command is about, if none is named.
fn existing(given: &Given, common: &Common) -> Result<PathBuf, Usage> {
    let found = || list_in(&common.folder, given.format, given.algorithm);
    common.list.clone().or_else(found).ok_or_else(|| {
        let folder = common.folder.display();
        let fault = match common.folder.metadata() {
            Ok(about) if about.is_dir() => {
                "no list in this folder; name it by --list, or make one by `hashweave verify make`"
            }
            Ok(_) => "this is no folder; `hashweave sum --check` checks files",
            Err(_) => "there is no such folder",
        };
        Usage(format!("{folder}: {fault}"))
    })
}

/// Does what was asked for, and says how it went.
fn done(
    purpose: Purpose,
    ignores_new: bool,
    list: PathBuf,
    follow: bool,
    given: Given,
    common: &Common,
) -> anyhow::Result<Exit> {
    let stop = Stop::on_signals().context("cannot handle signals")?;
    let job = Job {
        folder: common.folder.clone(),
        list: common.list.clone().unwrap_or(list),
        format: given.format,
        algorithm: given.algorithm,
        follow,
        purpose,
        tells_all: common.verbose,
        jobs: common.threads.jobs(),
        stop,
    };
    let console = Console::new(b"hashweave", OnFault::Stop).context("cannot use standard output")?;
    let mut printer = Printer::new(&console, common.json, common.verbose);
    match shown(&job, &console, common, &mut printer) {
        Ok(summary) => {
            printer.summary(&job, &summary)?;
            let rest = console.finish().map_or(Ok(()), Err);
            let exit = if summary.passes(purpose, ignores_new) { Exit::Done } else { Exit::Failed };
            output::ended(rest.map_err(Into::into), exit)
        }
        Err(error) => {
            console.finish();
            failed(&job, error)
        }
    }
}

/// Runs the job while a line shows its progress.
fn shown(job: &Job, console: &Console, common: &Common, printer: &mut Printer<'_>) -> Result<Summary, Error> {
    let wanted = common.progress.unwrap_or(When::Auto).is_now();
    let progress = Progress::default();
    let shown = progress.clone();
    let amount = move || Amount { files: shown.files(), bytes: shown.bytes() };
    let survey = || Some(Box::new(walk(&job.folder, job.follow)) as Survey);
    let find = &mut |finding: &_| printer.finding(finding);
    let line = if wanted { Line::AtWork } else { Line::Nothing };
    showing(console, line, amount, survey, || verify::run(job, &progress, find))
}

fn failed(job: &Job, error: Error) -> anyhow::Result<Exit> {
    match error.fault {
        Fault::Interrupted => {
            let saved = match job.purpose {
                Purpose::Check => "a check keeps nothing; `update --read-all` does",
                _ => "what was hashed is kept, and the same command goes on",
            };
            crate::complain(&format!("{}: interrupted; {saved}", job.list.display()));
            Ok(Exit::Interrupted)
        }
        Fault::Exists | Fault::Missing | Fault::NoFolder | Fault::Unfit(_) => {
            Err(Usage(error.to_string()).into())
        }
        _ => Err(error.into()),
    }
}
