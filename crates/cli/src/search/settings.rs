//! Turns the arguments into a valid run.

use super::ledger::Kept;
use super::preset;
use crate::args::SearchArgs;
use crate::names::Backend;
use crate::{Usage, devices};
use anyhow::Context;
use hashweave::Algorithm;
use hashweave::search::{Job, Objective, Request, Template, text};
use runner::cores::{self, Core};
use runner::search::{Run, RunError, Shard, random_salt};
use std::thread::available_parallelism;

/// Returns the search that is run if neither the arguments nor a ledger state another.
fn defaults() -> anyhow::Result<Request> {
    let template: Template = Template::DEFAULT.parse().context("the default message")?;
    Ok(Request { algorithm: Algorithm::Sha3_256, ..Request::new(template) })
}

/// Returns the run that the arguments ask for; the resumed ledger supplies what they leave open.
pub(super) fn checked(args: &SearchArgs, kept: Option<Kept>) -> anyhow::Result<Run> {
    let (kept, salt) = match kept {
        Some((kept, salt)) => (kept, Some(salt)),
        None => (defaults()?, None),
    };
    let kept = preset::request(args)?.unwrap_or(kept);
    let request = request(args, kept);
    let goal_option = request.objective.goal.kind().option;
    let salt_length = request.template.salt_length();
    check_shard(args, salt_length, salt.is_some())?;
    let job = Job::new(request)
        .map_err(|error| Usage(format!("{}: {error}", text::option_of_job(&error, goal_option))))?;
    let base_salt = match (&args.salt_hex, salt) {
        (Some(bytes), _) => bytes.0.clone(),
        (None, Some(salt)) if salt.len() == salt_length => salt,
        _ => {
            random_salt(salt_length).context("the system has no random bytes for the salt; use --salt-hex")?
        }
    };
    let devices = devices::chosen(args.backend, args.device.as_ref())?;
    let threads = threads(args, !devices.is_empty())?;
    let mut run = Run {
        job,
        threads,
        devices,
        cores: if args.pin { allowed_cores()? } else { Vec::new() },
        base_salt,
        one_salt: false,
        start: args.start,
        count: args.count,
        duration: args.seconds,
        hits: args.hits,
        stats_interval: args.stats_interval,
        drill: args.fault_drill,
    };
    run.check().map_err(|error| Usage(format!("{}: {error}", option_of_run(&error))))?;
    if let Some(shard) = args.shard {
        restrict(&mut run, shard)?;
    }
    Ok(run)
}

/// Returns the number of threads on the processor: none next to devices, unless the backend is
/// `all`.
fn threads(args: &SearchArgs, has_devices: bool) -> Result<usize, Usage> {
    if has_devices && args.backend != Backend::All {
        let of_processor = [
            ("--threads", args.threads.is_some()),
            ("--kernel", args.kernel.0.is_some()),
            ("--pin", args.pin),
        ];
        return match of_processor.iter().find(|(_, given)| *given) {
            Some((option, _)) => Err(Usage(format!(
                "{option} applies to the processor, but only devices search; --backend all uses both"
            ))),
            None => Ok(0),
        };
    }
    Ok(args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from)))
}

/// Returns the request.
fn request(args: &SearchArgs, kept: Request) -> Request {
    let Objective { goal, range } = kept.objective;
    Request {
        template: args.message.clone().unwrap_or(kept.template),
        algorithm: args.algo.unwrap_or(kept.algorithm),
        objective: Objective {
            goal: args.goal.0.clone().unwrap_or(goal),
            range: args.digest_range.clone().or(range),
        },
        isa: args.backend.isa(),
        variant: args.kernel.0,
    }
}

/// Refuses parts with salts of their own, drawn at random, because they would not be parts of one
/// search.
fn check_shard(args: &SearchArgs, salt_length: usize, resumed: bool) -> Result<(), Usage> {
    if args.shard.is_some() && salt_length > 0 && args.salt_hex.is_none() && !resumed {
        return Err(Usage("--shard: the parts need the same salt; give each the same --salt-hex".to_owned()));
    }
    Ok(())
}

/// Restricts a run to its part of the range.
fn restrict(run: &mut Run, shard: Shard) -> Result<(), Usage> {
    let whole = run.range();
    let part = shard.part(whole);
    let part =
        part.ok_or_else(|| Usage(format!("--shard: {shard} of {} counters is empty", whole.count())))?;
    // A part of 2^64 counters has no count and runs to the end.
    (run.start, run.count) = (part.first, u64::try_from(part.count()).ok());
    Ok(())
}

/// Returns the cores that `--pin` binds workers to.
fn allowed_cores() -> anyhow::Result<Vec<Core>> {
    let cores = cores::allowed();
    anyhow::ensure!(!cores.is_empty(), "--pin: the system does not say which cores this process may use");
    Ok(cores)
}

/// Returns the option that caused an error of a run.
fn option_of_run(error: &RunError) -> &'static str {
    match error {
        RunError::TooFewCores { .. } => "--pin",
        RunError::Extent(error) => text::option_of_extent(error),
        RunError::TooManyBlocks(_) | RunError::Devices(_) => "--backend",
    }
}
