//! `hashweave search`.

use crate::args::{MaskValue, SearchArgs};
use crate::{Exit, Usage, explain, output};
use anyhow::Context;
use hashweave::search::{Goal, Job, Objective, Request, text};
use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use runner::cores::{self, Core};
use runner::ledger::{self, Ledger, Opening};
use runner::search::{Ending, Event, Failure, Observer, Progress, Run, RunError, Shard, random_salt};
use runner::stop::Stop;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

pub(crate) fn run(args: Box<SearchArgs>) -> anyhow::Result<Exit> {
    if let Some(bytes) = &args.validate_hex {
        let digest = hashweave::digest(args.algo, &bytes.0);
        output::write(format!("{}\n", hex::encode(digest)).as_bytes())?;
        return Ok(Exit::Done);
    }
    let (file, resume, salt_given) = (args.ledger.clone(), args.resume, args.salt_hex.is_some());
    let explain = args.explain;
    check_shard(&args)?;
    let mut run = checked(*args)?;
    if explain {
        output::lines(&explain::text(&run)?)?;
        return Ok(Exit::Done);
    }
    // Reading a large ledger takes long, and a signal must not be the system's to answer meanwhile.
    let stop = Stop::on_signals().context("cannot handle signals")?;
    let ledger = match file.map(|file| open_ledger(&file, resume, &run, &stop)).transpose()? {
        Some(None) => return Ok(Exit::Interrupted),
        ledger => ledger.flatten(),
    };
    if let Some(ledger) = ledger.as_ref().filter(|_| !salt_given) {
        ledger.base_salt().clone_into(&mut run.base_salt);
    }
    let ending = run.execute_with(ledger, &stop, &mut Console::new()).map_err(|failure| match failure {
        Failure::Observer(error) => error,
        Failure::Unbound(refused) => anyhow::anyhow!("--pin: {refused}"),
        Failure::Ledger(error) => anyhow::anyhow!("--ledger {error}"),
        Failure::Thread { .. } | Failure::Invalid(_) => anyhow::anyhow!("{failure}"),
    })?;
    Ok(match ending {
        Ending::Done => Exit::Done,
        Ending::Interrupted => Exit::Interrupted,
        Ending::Faulty => Exit::WrongAnswer,
    })
}

/// The ledger of a run; none if a signal came before it was read. That it is another search's, or has coverage already, is the user's
/// mistake; all else is the file's.
fn open_ledger(file: &Path, resume: bool, run: &Run, stop: &Stop) -> anyhow::Result<Option<Ledger>> {
    let opening = if resume { Opening::Resume } else { Opening::New };
    let error = match Ledger::open_unless(stop, file, &run.job, &run.base_salt, opening) {
        Ok(ledger) => return Ok(Some(ledger)),
        Err(error) => error,
    };
    Err(match error.fault {
        ledger::Fault::Interrupted => return Ok(None),
        ledger::Fault::Finished => Usage(format!("--ledger {error}; --resume continues them")).into(),
        ledger::Fault::OtherSearch(_) => Usage(format!("--ledger {error}")).into(),
        _ => anyhow::anyhow!("--ledger {error}"),
    })
}

/// Parts with salts of their own, drawn by lot, would be no parts of one whole.
fn check_shard(args: &SearchArgs) -> Result<(), Usage> {
    // A ledger that is begun has a salt. One that is empty, or not there, has none yet.
    let begun = |file: &PathBuf| fs::metadata(file).is_ok_and(|metadata| metadata.len() > 0);
    let salted = args.salt_hex.is_some() || (args.resume && args.ledger.as_ref().is_some_and(begun));
    if args.shard.is_some() && args.message.salt_length() > 0 && !salted {
        return Err(Usage("--shard: the parts need one salt; give --salt-hex".to_owned()));
    }
    Ok(())
}

/// The goal, and the option that gave it.
fn goal(args: &SearchArgs) -> (Goal, &'static str) {
    if let Some(bits) = args.zero_bits {
        (Goal::ZeroBits(bits), "--zero-bits")
    } else if let Some(bound) = &args.below {
        (Goal::Below(bound.0.clone()), "--below")
    } else if let Some(MaskValue { mask, value }) = &args.matching {
        (Goal::Match { mask: mask.clone(), value: value.clone() }, "--match")
    } else {
        (Goal::Min, "--min")
    }
}

/// The run that the arguments ask for, if it is possible.
fn checked(args: SearchArgs) -> anyhow::Result<Run> {
    let (goal, goal_option) = goal(&args);
    let salt_length = args.message.salt_length();
    let request = Request {
        template: args.message,
        algorithm: args.algo,
        objective: Objective { goal, range: args.digest_range },
        isa: args.backend.0,
        variant: args.kernel.0,
    };
    let job = Job::new(request)
        .map_err(|error| Usage(format!("{}: {error}", text::option_of_job(&error, goal_option))))?;
    let base_salt = match args.salt_hex {
        Some(bytes) => bytes.0,
        None => {
            random_salt(salt_length).context("the system gives no randomness for the salt; use --salt-hex")?
        }
    };
    let threads = match args.threads {
        Some(threads) => threads,
        None => available_parallelism().map_or(1, usize::from),
    };
    let mut run = Run {
        job,
        threads,
        cores: if args.pin { allowed_cores()? } else { Vec::new() },
        base_salt,
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

/// Leaves a run its part of the range.
fn restrict(run: &mut Run, shard: Shard) -> Result<(), Usage> {
    let whole = run.range();
    let part = shard.part(whole);
    let part =
        part.ok_or_else(|| Usage(format!("--shard: {shard} of {} counters is empty", whole.count())))?;
    // A part of 2^64 counters goes to the end.
    (run.start, run.count) = (part.first, u64::try_from(part.count()).ok());
    Ok(())
}

/// The cores that `--pin` binds workers to.
fn allowed_cores() -> anyhow::Result<Vec<Core>> {
    let cores = cores::allowed();
    anyhow::ensure!(!cores.is_empty(), "--pin: the system does not tell which cores this process may use");
    Ok(cores)
}

/// The option that a checked run was wrong in.
fn option_of_run(error: &RunError) -> &'static str {
    match error {
        RunError::TooFewCores { .. } => "--pin",
        RunError::Extent(error) => text::option_of_extent(error),
    }
}

/// Records to standard output, a live line to a terminal on standard error.
struct Console {
    line: ProgressBar,
    seen: (Instant, u64),
    rate: f64,
}

impl Console {
    fn new() -> Self {
        // Hidden by itself where standard error is no terminal.
        let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            line.set_style(style);
        }
        Self { line, seen: (Instant::now(), 0), rate: 0.0 }
    }
}

impl Observer for Console {
    type Error = anyhow::Error;

    fn event(&mut self, event: &Event) -> anyhow::Result<()> {
        if matches!(event, Event::Shutdown { .. }) {
            self.line.finish_and_clear();
        }
        self.line.suspend(|| output::json_line(event))
    }

    fn progress(&mut self, progress: &Progress<'_>) {
        let (since, before) = self.seen;
        let seconds = since.elapsed().as_secs_f64();
        if before == 0 {
            self.rate = progress.total as f64 / progress.elapsed.as_secs_f64().max(1e-3);
        }
        if seconds >= 0.5 {
            self.rate = (progress.total - before) as f64 / seconds;
            self.seen = (Instant::now(), progress.total);
        }
        self.line.set_message(message(progress, self.rate));
        self.line.tick();
    }
}

/// For instance `41.2 MH/s   1,234,567,890 hashes   best 00000a3f12…   0:00:30 left`.
fn message(progress: &Progress<'_>, rate: f64) -> String {
    let mut text = format!("{:.2} MH/s   {} hashes", rate * 1e-6, HumanCount(progress.total));
    if let Some(best) = progress.best {
        text += &format!("   best {}…", hex::encode(&best[..best.len().min(8)]));
    }
    let to_hash = progress.expected.map(|expected| expected.saturating_sub(progress.total) as f64 / rate);
    let by_count = to_hash.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let by_time = progress.duration.map(|duration| duration.saturating_sub(progress.elapsed));
    match by_count.into_iter().chain(by_time).min() {
        Some(left) => text += &format!("   {} left", HumanDuration(left)),
        None => text += &format!("   {}", HumanDuration(progress.elapsed)),
    }
    // Whoever waits for the first hit wants to know whether it is late.
    if let (Some(odds), None) = (progress.odds, progress.best) {
        text += &format!("   chance of a hit so far {:.1} %", 100.0 * odds);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_live_line_says_rate_total_best_and_time() {
        let best = [0, 0xAB, 3, 4, 5, 6, 7, 8, 9];
        let mut progress = Progress {
            total: 1_000_000,
            expected: Some(21_000_000),
            elapsed: Duration::from_secs(3),
            best: Some(&best),
            duration: None,
            odds: None,
        };
        let line = message(&progress, 2e6);
        assert_eq!(line, "2.00 MH/s   1,000,000 hashes   best 00ab030405060708…   10 seconds left");
        progress.expected = None;
        assert!(message(&progress, 0.0).ends_with("   3 seconds"));
        progress.duration = Some(Duration::from_secs(8));
        assert!(message(&progress, 0.0).ends_with("   5 seconds left"));
        progress.duration = None;
        progress.expected = Some(2_000_000);
        assert!(message(&progress, 0.0).ends_with("   3 seconds"), "no rate yet: no estimate");
        (progress.odds, progress.best) = (Some(0.1234), None);
        assert!(message(&progress, 0.0).ends_with("   3 seconds   chance of a hit so far 12.3 %"));
    }
}
