//! How much one coordinator bears: ten thousand workers that are simulated, at the real desk and
//! the real ledger.
//!
//! `cargo run --release -p hashweave-runner --example coordinator -- [WORKERS [HOURS [TASK-SECONDS]]]`
//!
//! Time is that of the simulation: a worker has its part back after what it takes at its rate, a
//! tenth of them at half the rate; one in a thousand parts is lost, and noticed a minute later. No
//! counter is hashed and nothing is found, which is what a search for many zero bits is; what
//! results cost is measured by themselves, real ones.

#![expect(clippy::print_stdout, reason = "it prints a report")]

use hashweave::search::{Goal, Job, Objective, Request, Searcher, Template};
use hashweave_tests::SplitMix64;
use runner::ledger::{Ledger, Opening, Piece};
use runner::search::{Desk, Event, Observer, Progress, Run};
use runner::stop::Stop;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::convert::Infallible;
use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// Counters that a worker scans in a second.
const RATE: f64 = 20e6;

/// Whoever counts results.
#[derive(Default)]
struct Counting(u64);

impl Observer for Counting {
    type Error = Infallible;

    fn event(&mut self, event: &Event) -> Result<(), Infallible> {
        self.0 += u64::from(matches!(event, Event::Best(_) | Event::Hit(_)));
        Ok(())
    }

    fn progress(&mut self, _: &Progress<'_>) {}
}

fn run(goal: Goal) -> Result<Run, Box<dyn Error>> {
    let template: Template = "simulated {counter:8}".parse()?;
    let objective = Objective { goal, range: None };
    Ok(Run {
        job: Job::new(Request { objective, ..Request::new(template) })?,
        threads: 1,
        devices: Vec::new(),
        cores: Vec::new(),
        base_salt: Vec::new(),
        one_salt: true,
        start: 0,
        count: None,
        duration: None,
        hits: None,
        stats_interval: Duration::from_secs(1000),
        drill: None,
    })
}

/// The parts that a desk gets back from `workers` workers in `hours` hours, and the parts that they
/// lose.
fn simulate(desk: &Desk, workers: usize, hours: f64, task_seconds: f64) -> (u64, u64) {
    let mut random = SplitMix64(1);
    // By the microsecond at which they are back; whether they are.
    let mut under_way: BinaryHeap<Reverse<(u64, u64, bool, bool)>> = BinaryHeap::new();
    let microseconds = |seconds: f64| (seconds * 1e6) as u64;
    let (end, mut done, mut lost) = (microseconds(3600.0 * hours), 0, 0);
    let size = (RATE * task_seconds) as u64;
    let mut begin = |now: u64, slow: bool, under_way: &mut BinaryHeap<_>| {
        let Some(part) = desk.take(size) else { return };
        let comes_back = random.share() > 1e-3;
        let rate = RATE * if slow { 0.5 } else { 0.9 + 0.2 * random.share() };
        let seconds = (part.last - part.first + 1) as f64 / rate + if comes_back { 0.0 } else { 60.0 };
        under_way.push(Reverse((now + microseconds(seconds), part.first, slow, comes_back)));
    };
    for worker in 0..workers {
        begin(0, worker % 10 == 0, &mut under_way);
    }
    while let Some(Reverse((now, first, slow, came_back))) = under_way.pop() {
        if now > end {
            break;
        }
        if came_back {
            assert_eq!(desk.done(first, Vec::new()), Ok(true), "nothing was found");
            done += 1;
        } else {
            desk.lost(first);
            lost += 1;
        }
        begin(now, slow, &mut under_way);
    }
    (done, lost)
}

/// The most memory that this process has had, in MB.
fn memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
    line.split_whitespace().nth(1)?.parse().ok().map(|kilobytes: f64| kilobytes / 1e3)
}

fn collected<R>(
    file: &Path,
    run: &Run,
    work: impl FnOnce(&Desk) -> R,
) -> Result<(R, u64, Duration), Box<dyn Error>> {
    let ledger = Ledger::open(file, &run.job, &[], Opening::New)?;
    let desk = Desk::new(run.clone(), Some(ledger), &Stop::default())?;
    let start = Instant::now();
    thread::scope(|scope| {
        let collecting = scope.spawn(|| {
            let mut counting = Counting::default();
            desk.collect(&mut counting).map(|_| counting.0).map_err(|failure| failure.to_string())
        });
        let worked = work(&desk);
        desk.close();
        let shown = collecting.join().map_err(|_| "the collector panicked")??;
        Ok((worked, shown, start.elapsed()))
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = env::args().skip(1).map(|text| text.parse::<f64>());
    let mut number = |usual: f64| numbers.next().unwrap_or(Ok(usual));
    let (workers, hours, task_seconds) = (number(10_000.0)? as usize, number(1.0)?, number(30.0)?);
    let folder = tempfile::tempdir()?;

    let file = folder.path().join("parts");
    let (run_of_parts, simulated) = (run(Goal::ZeroBits(64))?, 3600.0 * hours);
    let ((done, lost), _, took) =
        collected(&file, &run_of_parts, |desk| simulate(desk, workers, hours, task_seconds))?;
    let seconds = took.as_secs_f64();
    println!("{workers} workers of {:.0} MH/s, {hours} h, tasks of {task_seconds} s", RATE / 1e6);
    println!(
        "  parts          {done} done, {lost} lost, {:.0} a second of simulated time",
        done as f64 / simulated
    );
    println!(
        "  coordinator    {seconds:.2} s: {:.1} µs a part, {:.3} % of the time",
        1e6 * seconds / (done + lost) as f64,
        100.0 * seconds / simulated
    );
    let ledger = Ledger::read(&file)?;
    let pieces: Vec<Piece> = ledger.pieces(&[]).collect();
    let covered: u128 = pieces.iter().map(|piece| u128::from(piece.last - piece.first) + 1).sum();
    println!(
        "  ledger         {} bytes, {} range, {:.3e} counters",
        fs::metadata(&file)?.len(),
        pieces.len(),
        covered as f64
    );
    println!("  memory         {:.1} MB at most", memory().unwrap_or(f64::NAN));

    for (name, goal) in [("hits, 12 zero bits", Goal::ZeroBits(12)), ("running minima", Goal::Min)] {
        let (run, parts) = (run(goal)?, 400);
        let mut found = Vec::new();
        for number in 0..parts {
            let mut searcher = Searcher::new(&run.job, &[])?;
            let mut of_part = Vec::new();
            searcher.scan(number << 18, ((number + 1) << 18) - 1, &mut |one| of_part.push(one))?;
            found.push(of_part);
        }
        let results: usize = found.iter().map(Vec::len).sum();
        let file = folder.path().join(name);
        let (_, shown, took) = collected(&file, &run, |desk| {
            let taken: Vec<Option<Piece>> = (0..parts).map(|_| desk.take(1)).collect();
            // The last first: all wait for the first one.
            for (part, found) in taken.into_iter().zip(found).rev() {
                assert_eq!(part.map(|part| desk.done(part.first, found)), Some(Ok(true)), "they are real");
            }
        })?;
        let (each, bytes) = (1e6 * took.as_secs_f64() / results as f64, fs::metadata(&file)?.len());
        println!(
            "{name}: {results} results of {parts} parts, {each:.1} µs each with everything, {shown} shown; ledger {bytes} bytes, {:.0} a result kept",
            bytes as f64 / shown as f64
        );
    }
    Ok(())
}
