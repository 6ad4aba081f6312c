//! The ledger of a search: it is claimed before it is read, merged with its copy, and opened when
//! the search is known.

use crate::Usage;
use crate::args::SearchArgs;
use crate::ledger::claim;
use anyhow::Context;
use hashweave::search::Request;
use runner::ledger::{self, Claim, Fault, Ledger, Opening};
use runner::outputs::Named;
use runner::search::Run;
use runner::stop::Stop;
use std::path::Path;

/// The search of a ledger, and its salt.
pub(super) type Kept = (Request, Vec<u8>);

/// The reason why there is no ledger to continue.
pub(super) enum Without {
    /// A signal came before the ledger was ready.
    Interrupted,
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Without {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(error)
    }
}

/// Claims the ledger, so that nobody else writes it from its first read to the end, and merges in
/// its copy.
pub(super) fn claimed(args: &SearchArgs, stop: &Stop) -> Result<Option<Claim>, Without> {
    let Some(file) = &args.ledger else { return Ok(None) };
    check_copy(args, file)?;
    check_said(args, file)?;
    let name = format!("--ledger {}", file.display());
    let claim = explained("--ledger", claim(&name, file, args.wait, stop))?;
    if let Some(copy) = args.ledger_copy.as_deref().filter(|_| args.resume) {
        // The error may concern either file.
        let option = |error: &ledger::Error| if error.path == *copy { "--ledger-copy" } else { "--ledger" };
        ledger::take_over(&claim, copy, stop).map_err(|error| without(option(&error), error))?;
    }
    Ok(Some(claim))
}

/// Checks the copy: it must be another file, and may have contents only if these are continued.
fn check_copy(args: &SearchArgs, file: &Path) -> anyhow::Result<()> {
    let copy = args.ledger_copy.as_deref().map(|copy| Named::new("--ledger-copy", copy));
    let files: Vec<Named<'_>> = [Named::new("--ledger", file)].into_iter().chain(copy).collect();
    ledger::check_apart(&files, &[]).map_err(|clash| Usage(clash.to_string()))?;
    let Some(copy) = &args.ledger_copy else { return Ok(()) };
    if !args.resume && copy.exists() {
        let name = copy.display();
        return Err(Usage(format!("--ledger-copy {name}: exists already; --resume continues it")).into());
    }
    Ok(())
}

/// If there is nothing to continue, the arguments must say what to search for, because otherwise a
/// mistyped name would begin another search.
fn check_said(args: &SearchArgs, file: &Path) -> anyhow::Result<()> {
    let there = |file: &Path| file.metadata().is_ok_and(|data| data.len() > 0);
    if is_said(args) || there(file) || args.ledger_copy.as_deref().is_some_and(there) {
        return Ok(());
    }
    Err(nothing_to_resume(file).into())
}

/// Whether the arguments state the search, or need not do so.
fn is_said(args: &SearchArgs) -> bool {
    let objective = args.goal.0.is_some() || args.digest_range.is_some();
    // The default message has a salt, and parts with different salts are refused for that reason.
    let parts = args.shard.is_some() && args.salt_hex.is_none();
    !args.resume
        || args.message.is_some()
        || args.preset.is_some()
        || args.algo.is_some()
        || objective
        || parts
}

fn nothing_to_resume(file: &Path) -> Usage {
    Usage(format!(
        "--ledger {}: there is nothing to resume, and neither --message nor --algo nor an objective says what to search for; {}",
        file.display(),
        ledger::nearby(file)
    ))
}

/// Returns the search of the resumed ledger.
pub(super) fn kept(args: &SearchArgs, claim: &Claim) -> anyhow::Result<Option<Kept>> {
    if !args.resume {
        return Ok(None);
    }
    let settings = claim.settings().map_err(|error| failed("--ledger", error))?;
    if settings.is_none() && !is_said(args) {
        return Err(nothing_to_resume(claim.path()).into());
    }
    settings.map(|settings| request(claim.path(), settings)).transpose()
}

/// Returns the search of the ledger that would be resumed, or else of its copy.
pub(super) fn kept_unclaimed(args: &SearchArgs) -> anyhow::Result<Option<Kept>> {
    let files = [("--ledger", &args.ledger), ("--ledger-copy", &args.ledger_copy)];
    for (option, file) in files {
        let Some(file) = file.as_deref().filter(|_| args.resume) else { continue };
        let settings = Ledger::settings(file).map_err(|error| failed(option, error))?;
        if let Some(settings) = settings {
            return request(file, settings).map(Some);
        }
    }
    Ok(None)
}

fn request(file: &Path, (search, salt): (ledger::Search, Vec<u8>)) -> anyhow::Result<Kept> {
    let request = search.settings().with_context(|| format!("--ledger {}: damaged", file.display()))?;
    Ok((request, salt))
}

/// Opens the ledger of a run, and its copy.
pub(super) fn opened(args: &SearchArgs, claim: Claim, run: &Run, stop: &Stop) -> Result<Ledger, Without> {
    let opening = if args.resume { Opening::Resume } else { Opening::New };
    let mut ledger =
        explained("--ledger", Ledger::open_unless(stop, claim, &run.job, &run.base_salt, opening))?;
    if let Some(copy) = &args.ledger_copy {
        explained("--ledger-copy", ledger.keep_copy(copy))?;
    }
    Ok(ledger)
}

fn explained<T>(option: &str, outcome: Result<T, ledger::Error>) -> Result<T, Without> {
    outcome.map_err(|error| without(option, error))
}

fn without(option: &str, error: ledger::Error) -> Without {
    match error.fault {
        Fault::Interrupted => Without::Interrupted,
        _ => Without::Failed(failed(option, error)),
    }
}

/// Separates the user's mistakes, which are a ledger of another search or one with coverage, from
/// errors of the file.
fn failed(option: &str, error: ledger::Error) -> anyhow::Error {
    match error.fault {
        Fault::Finished => Usage(format!("{option} {error}; --resume continues them")).into(),
        Fault::OtherSearch(_) => Usage(format!("{option} {error}")).into(),
        Fault::Locked if option == "--ledger" => anyhow::anyhow!("{option} {error}; --wait waits for it"),
        _ => anyhow::anyhow!("{option} {error}"),
    }
}
