//! `hashweave search --explain`: describes the plan of a search, its cost, and when it can be
//! expected to find something.

mod devices;

use crate::words::{counted, list, odds, rate as rate_of, time, tries};
use anyhow::Context;
use hashweave::Algorithm;
use hashweave::bound;
use hashweave::cpu;
use hashweave::search::{Form, Goal, Job, Plan, Searcher, Shape};
use runner::bench::search::{self, Rate};
use runner::search::Run;

/// Returns the explanation, one fact in each line.
pub(crate) fn text(run: &Run) -> anyhow::Result<String> {
    if run.threads == 0 {
        return on_devices(run);
    }
    let salts: Vec<Vec<u8>> = (0..run.threads).map(|worker| run.salt(worker)).collect();
    let searcher = Searcher::new(&run.job, &salts[0]).context("the salt")?;
    let shape = searcher.plan().map(Plan::shape);
    let rate = search::rate(&run.job, &salts).map_err(|error| anyhow::anyhow!("--explain: {error}"))?;
    let mut lines = match &shape {
        Some(shape) => plan(&run.job, shape),
        None => stages(&run.job),
    };
    lines.extend(cost(run, &searcher, &rate));
    let mut per_second = rate.hashes_per_second;
    if !run.devices.is_empty() {
        let (of_devices, more) = devices::cost(run)?;
        lines.extend(of_devices);
        per_second += more;
    }
    lines.extend(prospects(run, per_second));
    lines.push(audit(searcher.audit_bits()));
    Ok(listed(&lines))
}

/// Returns the explanation of a search on devices alone.
fn on_devices(run: &Run) -> anyhow::Result<String> {
    let searcher = Searcher::new(&run.job, &run.salt(0)).context("the salt")?;
    let shape = searcher.plan().map(Plan::shape);
    let mut lines = shape.map_or_else(Vec::new, |shape| message(&run.job, &shape));
    let (of_devices, per_second) = devices::cost(run)?;
    lines.extend(of_devices);
    if per_second > 0.0 {
        lines.extend(prospects(run, per_second));
    }
    lines.push(audit(searcher.audit_bits()));
    Ok(listed(&lines))
}

/// Describes the audit of a running search.
fn audit(bits: u32) -> Line {
    let bits = counted(bits.into(), "bit");
    ("audit", format!("every hash that meets {bits} of the objective is hashed again and counted"))
}

/// Returns the lines as text.
fn listed(lines: &[Line]) -> String {
    let width = lines.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    lines.iter().map(|(name, fact)| format!("{name:width$}  {fact}\n")).collect()
}

/// A name and the fact about it.
type Line = (&'static str, String);

/// Describes the computation.
fn plan(job: &Job, shape: &Shape) -> Vec<Line> {
    let walk = if shape.walked_bits.is_empty() {
        "in counter order".to_owned()
    } else {
        let set = list(&shape.walked_bits);
        let lanes = list(&shape.lane_bits);
        format!(
            "spans of 2^{}: bits {lanes} select the lane, bits {set} are walked in Gray code",
            shape.span_bits
        )
    };
    let mut lines = message(job, shape);
    lines.extend([
        (
            "kernel",
            format!(
                "{} {}, {}",
                job.backend().isa(),
                job.variant().name(),
                counted(job.lanes() as u64, "lane")
            ),
        ),
        ("scan", walk),
        ("computed", format!("word {} of each digest; the whole digest only for candidates", shape.word)),
    ]);
    lines
}

/// Describes the messages that are hashed inside each other.
fn stages(job: &Job) -> Vec<Line> {
    let stages = job.stages();
    let last = stages.len() - 1;
    let of_stage = |(i, (algorithm, length)): (usize, (Algorithm, usize))| {
        let what = if i == last { "the message" } else { "a message inside the next" };
        ("stage", format!("{what}: {}, hashed with {algorithm}", counted(length as u64, "byte")))
    };
    let mut lines: Vec<Line> = stages.into_iter().enumerate().map(of_stage).collect();
    lines.push((
        "kernels",
        "those for many messages, a stage after the other, with a batch of counters in the cache".to_owned(),
    ));
    if let Goal::Score(score) = job.objective().goal {
        let judged = format!("the whole digest of every counter, whose score by {score} is counted");
        lines.push(("computed", judged));
    }
    lines
}

/// Describes the hashed message.
fn message(job: &Job, shape: &Shape) -> Vec<Line> {
    let (template, counter) = (job.template(), job.template().counter());
    let form = match (counter.width, counter.form) {
        (_, Form::Letters) => ", letters of four bits",
        (_, Form::Digits(_)) => ", digits",
        (_, Form::Number(_)) => ", digits without leading zeros; the blocks are those of the longest",
        (1, _) => "",
        (_, Form::Little) => ", little-endian",
        (_, Form::Big) => ", big-endian",
    };
    let ahead = match shape.hashed_blocks {
        0 => String::new(),
        n => format!("; {} before the counter, hashed once", counted(n as u64, "block")),
    };
    vec![
        (
            "message",
            format!("{}, hashed with {}", counted(template.length() as u64, "byte"), job.algorithm()),
        ),
        ("counter", format!("{} at byte {}{form}", counted(counter.width as u64, "byte"), counter.offset)),
        ("blocks", format!("{} for every counter{ahead}", shape.blocks)),
        ("varying words", format!("{} of the first of these blocks", list(&shape.varying_words))),
    ]
}

/// Describes the cost.
fn cost(run: &Run, searcher: &Searcher, rate: &Rate) -> Vec<Line> {
    let core = cpu::core();
    let bound = match bound::search(core, searcher) {
        Some(bound) => {
            format!("{:.1} cycles/hash ({}; port model {core:?})", bound.cycles, bound.limit.name())
        }
        None => "none: there is no port model of this CPU".to_owned(),
    };
    let per_thread = rate.hashes_per_second / rate.threads as f64;
    let isa = run.job.backend().isa();
    let operations = bound::instructions(searcher)
        .map(|instructions| ("operations", format!("{instructions:.1} {isa} instructions per hash")));
    let mut lines: Vec<Line> = operations.into_iter().collect();
    lines.extend([
        ("bound", bound),
        (
            "measured",
            format!(
                "{:.1} cycles/hash; {} per thread, {} on {}",
                rate.cycles_per_hash,
                rate_of(per_thread),
                rate_of(rate.hashes_per_second),
                counted(rate.threads as u64, "thread")
            ),
        ),
    ]);
    lines
}

/// Describes the chances to meet the objective.
fn prospects(run: &Run, hashes_per_second: f64) -> Vec<Line> {
    let objective = run.job.objective();
    let goal = objective.in_words(run.job.algorithm());
    let spaces = if run.base_salt.is_empty() { 1 } else { run.workers() };
    let space = run.range().count() as f64 * spaces as f64;
    let counters = match spaces {
        1 => format!("{} counters", tries(space)),
        n => format!("{} counters ({n} workers, a salt each)", tries(space)),
    };
    let Some(odds_of_one) = objective.odds() else {
        let best = |seconds: f64| {
            let hashes = (hashes_per_second * seconds).min(space);
            let score = objective.likely_score(run.job.algorithm(), hashes).map(f64::from);
            score.unwrap_or_else(|| hashes.log2().max(0.0))
        };
        let what = match objective.goal {
            Goal::Score(_) => ("it scores about", ""),
            _ => ("it begins with about", " zero bits"),
        };
        let minima = format!(
            "{} {:.0}{} after a minute, {:.0} after an hour, {:.0} after a day",
            what.0,
            best(60.0),
            what.1,
            best(3600.0),
            best(86400.0)
        );
        let all = format!("{counters}, {} for all", time(space / hashes_per_second));
        return vec![("objective", goal), ("expected", minima), ("space", all)];
    };
    let quantile = |share: f64| ((1.0 - share).ln() / (-odds_of_one).ln_1p()).max(1.0);
    let when = |share: f64| {
        let hashes = quantile(share);
        format!("{:.0} % by {} ({} tries)", 100.0 * share, time(hashes / hashes_per_second), tries(hashes))
    };
    let found = objective.odds_in(space).unwrap_or_default();
    let enough = if space >= quantile(0.99) {
        "enough".to_owned()
    } else {
        format!(
            "may not be enough: the odds of a hit are {:.2} %; a wider counter or a salt gives more",
            100.0 * found
        )
    };
    vec![
        ("objective", format!("{goal}: {} hashes", odds(odds_of_one))),
        ("expected", [0.5, 0.9, 0.99].map(when).join(", ")),
        ("space", format!("{counters}: {enough}")),
    ]
}
