//! `hashweave search`.
//!
//! | file | what it holds |
//! |---|---|
//! | `settings.rs` | from the arguments, and the ledger that is resumed, to a run |
//! | `resume.rs` | the way on from an interrupted search |
//! | `console.rs` | who is told what happens: records, or lines for people |
//! | `screen.rs`, `live.rs` | lines and summary; the status line |
//! | `alarm.rs` | what a person is told of a wrong answer |

mod alarm;
mod console;
mod live;
mod resume;
mod screen;
mod settings;

use self::console::Console;
use crate::args::SearchArgs;
use crate::{Exit, explain, output};
use anyhow::Context;
use hashweave::Algorithm;
use runner::ledger::{self, Ledger, Opening};
use runner::search::{Ending, Failure, Run};
use runner::stop::Stop;
use std::path::Path;

pub(crate) fn run(args: Box<SearchArgs>) -> anyhow::Result<Exit> {
    if let Some(bytes) = &args.validate_hex {
        let digest = hashweave::digest(args.algo.unwrap_or(Algorithm::Sha3_256), &bytes.0);
        output::write(format!("{}\n", hex::encode(digest)).as_bytes())?;
        return Ok(Exit::Done);
    }
    let mut run = settings::checked(&args)?;
    if args.explain {
        choose_kernel(&mut run, &Stop::default())?;
        output::write(explain::text(&run)?.as_bytes())?;
        return Ok(Exit::Done);
    }
    let exit = searched(&args, run)?;
    if exit == Exit::Interrupted {
        crate::complain(&format!("interrupted; {}", resume::advice(&args)));
    }
    Ok(exit)
}

/// Runs to the end, whatever that is.
fn searched(args: &SearchArgs, mut run: Run) -> anyhow::Result<Exit> {
    // Reading a large ledger takes long, and a signal must not be the system's to answer meanwhile.
    let stop = Stop::on_signals().context("cannot handle signals")?;
    choose_kernel(&mut run, &stop)?;
    let open = |file: &Path| open_ledger(file, args.resume, &run, &stop);
    let mut ledger = match args.ledger.as_deref().map(open).transpose()? {
        Some(None) => return Ok(Exit::Interrupted),
        ledger => ledger.flatten(),
    };
    if let (Some(ledger), Some(copy)) = (&mut ledger, &args.ledger_copy) {
        ledger.keep_copy(copy).map_err(|error| anyhow::anyhow!("--ledger-copy {error}"))?;
    }
    if let Some(ledger) = ledger.as_ref().filter(|_| args.salt_hex.is_none()) {
        ledger.base_salt().clone_into(&mut run.base_salt);
    }
    let mut console = Console::new(&run, args.json);
    let ending = run.execute_with(ledger, &stop, &mut console).map_err(|failure| match failure {
        Failure::Observer(error) => error,
        Failure::Unbound(refused) => anyhow::anyhow!("--pin: {refused}"),
        Failure::Ledger(error) => anyhow::anyhow!("--ledger {error}"),
        Failure::Thread { .. } => anyhow::anyhow!("{failure}; use --threads to start fewer"),
        Failure::Invalid(_) | Failure::Device(_) => anyhow::anyhow!("{failure}"),
    })?;
    Ok(match ending {
        Ending::Done if args.fail_if_none && console.found() == 0 => Exit::NothingFound,
        Ending::Done => Exit::Done,
        Ending::Interrupted => Exit::Interrupted,
        Ending::Faulty => Exit::WrongAnswer,
    })
}

fn choose_kernel(run: &mut Run, stop: &Stop) -> anyhow::Result<()> {
    run.choose_kernel(stop).context("cannot start a thread for every worker; use --threads to start fewer")
}

/// The ledger of a run; none if a signal came before it was read.
fn open_ledger(file: &Path, resume: bool, run: &Run, stop: &Stop) -> anyhow::Result<Option<Ledger>> {
    let opening = if resume { Opening::Resume } else { Opening::New };
    match Ledger::open_unless(stop, file, &run.job, &run.base_salt, opening) {
        Err(ledger::Error { fault: ledger::Fault::Interrupted, .. }) => Ok(None),
        opened => settings::explained(opened).map(Some),
    }
}
