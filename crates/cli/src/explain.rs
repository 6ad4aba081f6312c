//! `hashweave search --explain`: what a search would do, what it costs, and when it can be expected to find something.

use anyhow::Context;
use hashweave::bound;
use hashweave::cpu;
use hashweave::search::{Form, Goal, Job, Searcher, Shape};
use indicatif::HumanCount;
use runner::bench::search::{self, Rate};
use runner::search::Run;

/// The explanation, a line a fact.
pub(crate) fn text(run: &Run) -> anyhow::Result<String> {
    let salts: Vec<Vec<u8>> = (0..run.threads).map(|worker| run.salt(worker)).collect();
    let searcher = Searcher::new(&run.job, &salts[0]).context("the salt")?;
    let shape = searcher.plan().shape();
    let rate = search::rate(&run.job, &salts).map_err(|error| anyhow::anyhow!("--explain: {error}"))?;
    let mut lines = plan(&run.job, &shape);
    lines.extend(cost(run, &searcher, &rate));
    lines.extend(prospects(run, &rate));
    let bits = counted(searcher.audit_bits() as usize, "bit");
    lines.push((
        "audit",
        format!("every hash that meets {bits} of the objective is hashed again and counted"),
    ));
    let width = lines.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    Ok(lines.iter().map(|(name, fact)| format!("{name:width$}  {fact}\n")).collect())
}

/// A name and what is to be said under it.
type Line = (&'static str, String);

/// What is computed.
fn plan(job: &Job, shape: &Shape) -> Vec<Line> {
    let (template, counter) = (job.template(), job.template().counter());
    let form = match (counter.width, counter.form) {
        (_, Form::Letters) => ", letters of four bits",
        (1, _) => "",
        (_, Form::Little) => ", little-endian",
        (_, Form::Big) => ", big-endian",
    };
    let ahead = match shape.hashed_blocks {
        0 => String::new(),
        n => format!("; {} in front of the counter hashed ahead of time", counted(n, "block")),
    };
    let walk = if shape.walked_bits.is_empty() {
        "in counter order".to_owned()
    } else {
        let set = list(&shape.walked_bits);
        let lanes = list(&shape.lane_bits);
        format!("spans of 2^{}: bits {lanes} number the lanes, {set} in Gray code", shape.span_bits)
    };
    vec![
        ("message", format!("{} under {}", counted(template.length(), "byte"), job.algorithm())),
        ("counter", format!("{} at byte {}{form}", counted(counter.width, "byte"), counter.offset)),
        ("blocks", format!("{} for every counter{ahead}", shape.blocks)),
        ("varying words", format!("{} of the first of them", list(&shape.varying_words))),
        (
            "kernel",
            format!("{} {}, {}", job.backend().isa(), job.variant().name(), counted(job.lanes(), "lane")),
        ),
        ("scan", walk),
        ("computed", format!("word {} of the digest, all of it only for candidates", shape.word)),
    ]
}

/// What it costs.
fn cost(run: &Run, searcher: &Searcher, rate: &Rate) -> Vec<Line> {
    let core = cpu::core();
    let bound = match bound::search(core, searcher) {
        Some(bound) => format!("{bound:.1} cycles/hash (port model {core:?})"),
        None => "none: there is no port model of this CPU".to_owned(),
    };
    let per_thread = rate.hashes_per_second / rate.threads as f64;
    let (instructions, isa) = (bound::instructions(searcher), run.job.backend().isa());
    vec![
        ("operations", format!("{instructions:.1} {isa} instructions a hash")),
        ("bound", bound),
        (
            "measured",
            format!(
                "{:.1} cycles/hash; {:.2} MH/s a thread, {:.2} on {}",
                rate.cycles_per_hash,
                per_thread * 1e-6,
                rate.hashes_per_second * 1e-6,
                counted(rate.threads, "thread")
            ),
        ),
    ]
}

/// What is to be expected of the objective.
fn prospects(run: &Run, rate: &Rate) -> Vec<Line> {
    let objective = run.job.objective();
    let range = objective.range.clone().unwrap_or(0..run.job.algorithm().digest_length());
    let slice = format!("digest bytes {}..{}", range.start, range.end);
    let spaces = if run.base_salt.is_empty() { 1 } else { run.threads };
    let space = run.range().count() as f64 * spaces as f64;
    let counters = match spaces {
        1 => format!("{} counters", tries(space)),
        n => format!("{} counters ({n} workers, a salt each)", tries(space)),
    };
    let Some(odds) = objective.odds() else {
        let bits = |seconds: f64| (rate.hashes_per_second * seconds).min(space).log2().max(0.0);
        let minima = format!(
            "it begins with about {:.0} zero bits after a minute, {:.0} after an hour, {:.0} after a day",
            bits(60.0),
            bits(3600.0),
            bits(86400.0)
        );
        let all = format!("{counters}, {} for all", time(space / rate.hashes_per_second));
        return vec![("objective", format!("the least of {slice}")), ("expected", minima), ("space", all)];
    };
    let goal = match &objective.goal {
        Goal::Min => "the least",
        Goal::ZeroBits(_) => "leading zero bits",
        Goal::Below(_) => "below the bound",
        Goal::Match { .. } => "matching the mask",
    };
    let quantile = |share: f64| ((1.0 - share).ln() / (-odds).ln_1p()).max(1.0);
    let when = |share: f64| {
        let hashes = quantile(share);
        format!(
            "{:.0} % by {} ({} tries)",
            100.0 * share,
            time(hashes / rate.hashes_per_second),
            tries(hashes)
        )
    };
    let found = objective.odds_in(space).unwrap_or_default();
    let enough = if space >= quantile(0.99) {
        "suffices".to_owned()
    } else {
        format!("may not suffice: odds of a hit {:.2} %; a wider counter or a salt gives more", 100.0 * found)
    };
    vec![
        ("objective", format!("{goal} in {slice}: one in {} hashes", tries(1.0 / odds))),
        ("expected", [0.5, 0.9, 0.99].map(when).join(", ")),
        ("space", format!("{counters}: {enough}")),
    ]
}

/// For instance `1 block`, `2 blocks`.
fn counted(n: usize, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A number of hashes: in full as long as it can be read at a glance, then as a power of two.
fn tries(n: f64) -> String {
    if n < 1e9 { HumanCount(n.round() as u64).to_string() } else { format!("2^{:.1}", n.log2()) }
}

/// A time in the unit that gives a small number.
fn time(seconds: f64) -> String {
    const UNITS: [(f64, &str); 7] = [
        (1e-6, "µs"),
        (1e-3, "ms"),
        (1.0, "s"),
        (60.0, "min"),
        (3600.0, "h"),
        (86400.0, "days"),
        (31_557_600.0, "years"),
    ];
    let unit = UNITS.iter().rev().find(|(unit, _)| seconds >= *unit).unwrap_or(&UNITS[0]);
    let value = seconds / unit.0;
    match value {
        0.0..100.0 => format!("{value:.1} {}", unit.1),
        100.0..1e5 => format!("{value:.0} {}", unit.1),
        _ => format!("{value:.1e} {}", unit.1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_counts_are_told_in_small_numbers() {
        assert_eq!([time(0.0004), time(0.25), time(59.0)], ["400 µs", "250 ms", "59.0 s"]);
        assert_eq!([time(90.0), time(2e4), time(1e6)], ["1.5 min", "5.6 h", "11.6 days"]);
        assert_eq!([time(3.2e9), time(3.2e20)], ["101 years", "1.0e13 years"]);
        assert_eq!([tries(1.0), tries(1_048_576.0), tries(2_f64.powi(44))], ["1", "1,048,576", "2^44.0"]);
    }
}
