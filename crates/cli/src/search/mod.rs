//! `hashweave search`.
//!
//! | file | contents |
//! |---|---|
//! | `ledger.rs` | the ledger that is claimed, resumed, copied |
//! | `settings.rs` | a run from the arguments, and from the resumed ledger |
//! | `resume.rs` | the advice on continuing an interrupted search |
//! | `console.rs` | reports of events: records, or lines for people |
//! | `screen.rs`, `live.rs` | lines and summary; the status line |
//! | `alarm.rs` | the message to a person about a wrong result |

mod alarm;
mod console;
mod ledger;
mod live;
mod preset;
mod resume;
mod screen;
mod settings;

use self::console::Console;
use self::ledger::Without;
use crate::args::SearchArgs;
use crate::{Exit, explain, output};
use anyhow::Context;
use hashweave::Algorithm;
use runner::search::{Ending, Failure, Run};
use runner::stop::Stop;

pub(crate) fn run(args: Box<SearchArgs>) -> anyhow::Result<Exit> {
    if let Some(bytes) = &args.validate_hex {
        let digest = hashweave::digest(args.algo.unwrap_or(Algorithm::Sha3_256), &bytes.0);
        output::write(format!("{}\n", hex::encode(digest)).as_bytes())?;
        return Ok(Exit::Done);
    }
    if args.preset.as_deref() == Some("") {
        output::write(preset::list().as_bytes())?;
        return Ok(Exit::Done);
    }
    if args.explain {
        let mut run = settings::checked(&args, ledger::kept_unclaimed(&args)?)?;
        choose_kernel(&mut run, &Stop::default())?;
        let meaning = if args.preset.is_some() { preset::command(&run.job) } else { String::new() };
        output::write((meaning + &explain::text(&run)?).as_bytes())?;
        return Ok(Exit::Done);
    }
    // Reading a large ledger takes long, and signals have to be handled meanwhile.
    let stop = Stop::on_signals().context("cannot handle signals")?;
    let exit = match searched(&args, &stop) {
        Ok(exit) => exit,
        Err(Without::Interrupted) => Exit::Interrupted,
        Err(Without::Failed(error)) => return Err(error),
    };
    if exit == Exit::Interrupted {
        crate::complain(&format!("interrupted; {}", resume::advice(&args)));
    }
    Ok(exit)
}

/// Runs the search to its end, for any reason.
fn searched(args: &SearchArgs, stop: &Stop) -> Result<Exit, Without> {
    let claim = ledger::claimed(args, stop)?;
    let kept = claim.as_ref().map(|claim| ledger::kept(args, claim)).transpose()?;
    let mut run = settings::checked(args, kept.flatten())?;
    choose_kernel(&mut run, stop)?;
    let ledger = claim.map(|claim| ledger::opened(args, claim, &run, stop)).transpose()?;
    if let Some(ledger) = ledger.as_ref().filter(|_| args.salt_hex.is_none()) {
        ledger.base_salt().clone_into(&mut run.base_salt);
    }
    let mut console = Console::new(&run, args.json);
    let ending = run.execute_with(ledger, stop, &mut console).map_err(|failure| match failure {
        Failure::Observer(error) => error,
        Failure::Unbound(refused) => anyhow::anyhow!("--pin: {refused}"),
        Failure::Ledger(error) => anyhow::anyhow!("--ledger {error}"),
        Failure::Copy(error) => {
            anyhow::anyhow!("--ledger-copy {error}; the ledger itself has everything, and --resume copies it")
        }
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
