//! Searches of random ranges in random order, stopped early or not, kept in ledgers that are merged
//! at random: whatever the history, a resumed search shows what a scan of its range alone would
//! show, and the ledger passes its own check.

use hashweave::search::{Found, Goal, Job, Objective, Request, Template};
use hashweave_tests::SplitMix64;
use runner::ledger::{Claim, Ledger, Opening, Piece, check, merge, merge_over};
use runner::search::{Ending, Event, Observer, Progress, Run};
use runner::stop::Stop;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// Around the border of two chunks.
const SPACE: Piece = Piece { first: (1 << 18) - 2500, last: (1 << 18) + 2500 };

/// A piece of the space.
fn range(random: &mut SplitMix64) -> Piece {
    let [a, b] = [(); 2].map(|()| SPACE.first + random.below(SPACE.last - SPACE.first + 1));
    // Now and then one that is very short.
    let last = if random.below(4) == 0 { a.min(b) + random.below(3) } else { a.max(b) };
    Piece { first: a.min(b), last: last.min(SPACE.last) }
}

/// The results that a run shows: counters and digests.
#[derive(Default)]
struct Shown(Vec<(u64, Vec<u8>)>);

impl Observer for Shown {
    type Error = Infallible;

    fn event(&mut self, event: &Event) -> Result<(), Infallible> {
        if let Event::Best(found) | Event::Hit(found) = event {
            self.0.push((found.counter, found.hash_hex.clone()));
        }
        Ok(())
    }

    fn progress(&mut self, _: &Progress<'_>) {}
}

fn job(goal: Goal, range: Option<core::ops::Range<usize>>) -> Job {
    job_of("r{counter:4:be}", goal, range)
}

fn job_of(template: &str, goal: Goal, range: Option<core::ops::Range<usize>>) -> Job {
    let template: Template = template.parse().expect("a template");
    let objective = Objective { goal, range };
    Job::new(Request { objective, ..Request::new(template) }).expect("a job")
}

fn run(job: &Job, range: Piece, threads: usize, hits: Option<u64>) -> Run {
    Run {
        job: job.clone(),
        threads,
        devices: Vec::new(),
        cores: Vec::new(),
        base_salt: Vec::new(),
        one_salt: false,
        start: range.first,
        count: Some(range.last - range.first + 1),
        duration: None,
        hits,
        stats_interval: Duration::from_secs(1000),
        drill: None,
    }
}

/// Searches a range and compares what is shown with a scan of that range alone.
fn search(file: &Path, run: &Run, all: &[Found]) {
    let ledger = Ledger::open(file, &run.job, &[], Opening::Resume).expect("a ledger");
    let mut shown = Shown::default();
    let ending = run.execute_with(Some(ledger), &Stop::default(), &mut shown).expect("a run");
    assert_eq!(ending, Ending::Done);
    let expected = expected(run, all);
    assert!(shown.0 == expected, "{:?}: {:?} instead of {expected:?}", run.range(), shown.0);
}

fn expected(run: &Run, all: &[Found]) -> Vec<(u64, Vec<u8>)> {
    let mut best: Option<&[u8]> = None;
    let mut expected = Vec::new();
    for found in all.iter().filter(|found| run.range().contains(found.counter)) {
        let objective = run.job.objective();
        if objective.accepts(&found.digest, best) {
            best = Some(&found.digest);
            expected.push((found.counter, found.digest.clone()));
        }
    }
    expected.truncate(run.hits.map_or(usize::MAX, |hits| hits as usize));
    expected
}

fn all_digests(job: &Job) -> Vec<Found> {
    let hashed = |counter| {
        let message = job.template().message(&[], counter);
        Found { counter, digest: hashweave::reference::digest(job.algorithm(), &message), message }
    };
    (SPACE.first..=SPACE.last).map(hashed).collect()
}

fn check_sound(file: &Path) -> Vec<Piece> {
    let ledger = Ledger::read(file).expect("a ledger");
    let report = check(&ledger, 2000).expect("a report");
    assert_eq!(report.faults, Vec::<String>::new());
    ledger.pieces(&[]).collect()
}

/// One history: ranges kept in three ledgers, merged, and gone on with.
fn history(folder: &Path, job: &Job, all: &[Found], seed: u64) {
    let mut random = SplitMix64(seed);
    let file = |name: u64| folder.join(format!("{seed}-{name}.ledger"));
    let mut covered = Vec::new();
    let mut one = |file: &Path, random: &mut SplitMix64| {
        let (range, threads) = (range(random), 1 + random.below(3) as usize);
        let hits = (random.below(3) == 0).then(|| 1 + random.below(6));
        search(file, &run(job, range, threads, hits), all);
        covered.extend(hits.is_none().then_some(range));
    };
    for _ in 0..6 {
        one(&file(random.below(3)), &mut random);
    }
    let inputs: Vec<PathBuf> = (0..3).map(file).filter(|file| file.exists()).collect();
    let merged = file(3);
    // The order in which a ledger gets what others hold does not matter.
    let (first, others) = inputs.split_at(random.below(inputs.len() as u64 + 1) as usize);
    let claim = Claim::of(&merged).expect("a claim");
    if !first.is_empty() {
        merge(&claim, first).expect("a merge");
    }
    merge_over(&claim, &[others, first].concat()).expect("a merge");
    drop(claim);
    check_sound(&merged);
    for _ in 0..3 {
        one(&merged, &mut random);
    }
    let pieces = check_sound(&merged);
    for range in covered {
        let inside: u128 = pieces.iter().map(|piece| overlap(*piece, range)).sum();
        assert_eq!(inside, range.count(), "{range:?} is covered by {pieces:?}");
    }
    search(&merged, &run(job, SPACE, 2, None), all);
    let pieces = check_sound(&merged);
    let whole: u128 = pieces.iter().map(|piece| piece.count()).sum();
    assert_eq!(whole, SPACE.count());
    // Hits do not depend on where a scan began: neighbours become one piece.
    assert!(job.objective().goal == Goal::Min || pieces == [SPACE], "{pieces:?}");
}

fn overlap(a: Piece, b: Piece) -> u128 {
    let (first, last) = (a.first.max(b.first), a.last.min(b.last));
    if first <= last { Piece { first, last }.count() } else { 0 }
}

fn histories(goal: Goal, range: Option<core::ops::Range<usize>>) {
    let job = job(goal, range);
    let all = all_digests(&job);
    let folder = TempDir::new().expect("a folder");
    (0..10).for_each(|seed| history(folder.path(), &job, &all, seed));
}

#[test]
fn minima_do_not_depend_on_the_history() {
    histories(Goal::Min, None);
}

/// A search that starts inside a piece and goes on after it: the piece hides minima of both parts.
#[test]
fn a_piece_hides_nothing_from_a_later_start() {
    let job = job(Goal::Min, None);
    let all = all_digests(&job);
    let folder = TempDir::new().expect("a folder");
    let first = SPACE.first;
    let file = folder.path().join("piece");
    search(&file, &run(&job, Piece { first, last: first + 599 }, 1, None), &all);
    for start in (first..first + 620).step_by(31) {
        let copy = folder.path().join(start.to_string());
        std::fs::copy(&file, &copy).expect("a copy");
        let range = Piece { first: start, last: SPACE.last - 1000 };
        search(&copy, &run(&job, range, 2, None), &all);
        // The results that the second search has kept serve other starts as well.
        search(&copy, &run(&job, Piece { first: start + 300, last: SPACE.last }, 1, None), &all);
        search(&copy, &run(&job, SPACE, 1, None), &all);
    }
}

/// One byte of the digest: many ties, of which the first counts.
#[test]
fn ties_do_not_depend_on_the_history() {
    histories(Goal::Min, Some(3..4));
}

#[test]
fn hits_do_not_depend_on_the_history() {
    histories(Goal::ZeroBits(8), None);
}

/// Chunks of long messages have fewer counters, and fewer still where more workers share a core:
/// the space has several, which are not the same from run to run.
#[test]
fn the_length_of_messages_changes_nothing() {
    let template = format!("r{{counter:4:be}}{}", "x".repeat(20_000));
    for goal in [Goal::Min, Goal::ZeroBits(7)] {
        let job = job_of(&template, goal, None);
        assert!(job.counters_of(1 << 18) < SPACE.last - SPACE.first);
        let all = all_digests(&job);
        let folder = TempDir::new().expect("a folder");
        (0..3).for_each(|seed| history(folder.path(), &job, &all, seed));
    }
}
