//! `peers`: times every peer on this machine, slice by slice in turn, and prints one table a job.

mod report;

use clap::{Parser, ValueEnum};
use hashweave::poseidon::Arity;
use hashweave::replicate::Scheme;
use peers::candidates;
use peers::poseidon;
use peers::replicate;
use peers::sum::{self, cases};
use peers::tree;
use report::{PoseidonRow, ReplicateRow, Row, SearchRow, SumRow, TreeRow};
use runner::slices::{Comparison, Timed, compare};
use std::error::Error;
use std::process::ExitCode;

/// Side-by-side benchmark against other people's libraries, on one thread.
#[derive(Parser)]
#[command(version)]
struct Options {
    /// Which job; all, one after the other, if not given
    #[arg(long)]
    job: Option<Job>,
    /// Turns that each candidate gets, of about 2 ms, and at least 16,384 nodes for replicate
    /// [default: 300 for search, 100 for each case of sum and each scheme of replicate]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: Option<u32>,
    /// Few turns (20 and 5): shows that everything runs, not how fast
    #[arg(long, conflicts_with = "rounds")]
    quick: bool,
    /// Run only lines that hold this text in "what peer kernel", as printed; repeated, that hold
    /// all of them
    #[arg(long, value_name = "TEXT")]
    only: Vec<String>,
    /// Print an array of JSON objects instead of the tables
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Job {
    /// One short message and a counter
    Search,
    /// Many independent messages
    Sum,
    /// One message by a tree hash
    Tree,
    /// Nodes and columns by Poseidon
    Poseidon,
    /// Labels of a proof of replication
    Replicate,
}

impl Options {
    fn has(&self, job: Job) -> bool {
        self.job.is_none_or(|wanted| wanted == job)
    }

    fn rounds(&self, quick: u32, usual: u32) -> usize {
        self.rounds.unwrap_or(if self.quick { quick } else { usual }) as usize
    }

    fn wants(&self, line: &str) -> bool {
        self.only.iter().all(|text| line.contains(text))
    }
}

fn main() -> ExitCode {
    let options = Options::parse();
    if cfg!(debug_assertions) {
        eprintln!("peers: built without --release, so these figures mean nothing");
    }
    match measure(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("peers: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(options: &Options) -> Result<(), Box<dyn Error>> {
    let mut rows = Vec::new();
    if options.has(Job::Search) {
        rows.extend(search(options).into_iter().map(Row::Search));
    }
    if options.has(Job::Sum) {
        rows.extend(sum(options)?.into_iter().map(Row::Sum));
    }
    if options.has(Job::Tree) {
        rows.extend(tree(options)?.into_iter().map(Row::Tree));
    }
    if options.has(Job::Poseidon) {
        rows.extend(poseidon(options)?.into_iter().map(Row::Poseidon));
    }
    if options.has(Job::Replicate) {
        rows.extend(replicate(options)?.into_iter().map(Row::Replicate));
    }
    if rows.is_empty() {
        return Err("--only leaves nothing to run: see the first three columns of the tables".into());
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    }
    Ok(())
}

fn search(options: &Options) -> Vec<SearchRow> {
    let rounds = options.rounds(20, 300);
    let mut list = candidates::all();
    list.retain(|candidate| options.wants(&format!("{} {}", candidate.what, candidate.peer)));
    if list.is_empty() {
        return Vec::new();
    }
    let mut works: Vec<&mut dyn Timed> = list.iter_mut().map(|candidate| &mut *candidate.run as _).collect();
    let Comparison { clock_hz: clock, timings } = compare(&mut works, rounds, &mut || {});
    let rows = SearchRow::all(&list, &timings);
    if !options.json {
        report::print_search(&rows, rounds, clock);
    }
    rows
}

/// Each case is a run of its own, printed when it is done.
fn sum(options: &Options) -> Result<Vec<SumRow>, sum::Disagreement> {
    let rounds = options.rounds(5, 100);
    let mut all = Vec::new();
    for case in cases::all() {
        let wanted = |contestant: &sum::Contestant| {
            options.wants(&format!("{case} {} {}", contestant.peer, contestant.kernel))
        };
        let measured = sum::run(&case, rounds, &wanted)?;
        if measured.is_empty() {
            continue;
        }
        let rows = SumRow::all(&case, &measured);
        if !options.json {
            report::print_sum(&rows, rounds, all.is_empty());
        }
        all.extend(rows);
    }
    Ok(all)
}

/// Each case is a run of its own, printed when it is done.
fn tree(options: &Options) -> Result<Vec<TreeRow>, tree::Disagreement> {
    let rounds = options.rounds(5, 100);
    let mut all = Vec::new();
    for case in tree::all() {
        let wanted = |contestant: &tree::Contestant| {
            options.wants(&format!("{case} {} {}", contestant.peer, contestant.kernel))
        };
        let measured = tree::run(&case, rounds, &wanted)?;
        if measured.is_empty() {
            continue;
        }
        let rows = TreeRow::all(&case, &measured);
        if !options.json {
            report::print_tree(&rows, rounds, all.is_empty());
        }
        all.extend(rows);
    }
    Ok(all)
}

/// Each arity is a run of its own, printed when it is done.
fn poseidon(options: &Options) -> Result<Vec<PoseidonRow>, Box<dyn Error>> {
    let rounds = options.rounds(5, 100);
    let mut all = Vec::new();
    for arity in Arity::ALL {
        let case = format!("poseidon/{}", arity.elements());
        let wanted = |contestant: &poseidon::Contestant| {
            options.wants(&format!("{case} {} {}", contestant.peer, contestant.kernel))
        };
        let measured = poseidon::run(arity, rounds, &wanted)?;
        if measured.is_empty() {
            continue;
        }
        let rows = PoseidonRow::all(&case, &measured);
        if !options.json {
            report::print_poseidon(&rows, rounds, all.is_empty());
        }
        all.extend(rows);
    }
    Ok(all)
}

/// A layer of one replica in a quick run: what does not run is seen in a small one as well.
const QUICK_LAYER: usize = 1 << 20;

/// Each scheme is a run of its own, printed when it is done.
fn replicate(options: &Options) -> Result<Vec<ReplicateRow>, Box<dyn Error>> {
    let rounds = options.rounds(5, 100);
    let layer = if options.quick { QUICK_LAYER } else { replicate::LAYER };
    let mut all = Vec::new();
    for scheme in [Scheme::Sdr, Scheme::R2] {
        let wanted = |contestant: &replicate::Contestant| {
            options.wants(&format!("{scheme} {} {}", contestant.peer, contestant.kernel))
        };
        let measured = replicate::run(scheme, layer, rounds, &wanted)?;
        if measured.is_empty() {
            continue;
        }
        let rows = ReplicateRow::all(scheme, &measured);
        if !options.json {
            report::print_replicate(&rows, rounds, layer, all.is_empty());
        }
        all.extend(rows);
    }
    Ok(all)
}
