//! Many seeds at once, and the figures of all.

use std::env;
use std::fmt;
use std::fs;
use std::ops::AddAssign;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Faults after which no more seeds are tried, unless HASHWEAVE_MODEL_FAULTS says how many.
const ENOUGH: u64 = 20;

/// How long a seed may take on a slow machine with other work.
const PATIENCE: Duration = Duration::from_secs(600);

/// Counts of the work done.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    pub(crate) interleavings: u64,
    pub(crate) processes: u64,
    /// Processes that ended with exit code 0.
    pub(crate) done: u64,
    pub(crate) steps: u64,
    /// Times that another process than before went on.
    pub(crate) switches: u64,
    pub(crate) kills: u64,
    pub(crate) signals: u64,
    /// Calls refused because a disk was full, and because it failed.
    pub(crate) full: u64,
    pub(crate) errors: u64,
    /// Times that the model looked at what a file holds.
    pub(crate) looks: u64,
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.interleavings += other.interleavings;
        self.processes += other.processes;
        self.done += other.done;
        self.steps += other.steps;
        self.switches += other.switches;
        self.kills += other.kills;
        self.signals += other.signals;
        self.full += other.full;
        self.errors += other.errors;
        self.looks += other.looks;
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { interleavings, processes, done, steps, switches, kills, signals, full, errors, looks } =
            self;
        write!(
            out,
            "{interleavings} interleavings, {processes} processes ({done} with exit code 0), {steps} steps, {switches} \
             switches, {kills} kills, {signals} stops, {full} calls on a full disk, {errors} failed fsyncs, {looks} looks"
        )
    }
}

/// An interleaving as it ended.
pub(crate) struct Report {
    pub(crate) figures: Figures,
    pub(crate) fault: Option<String>,
    pub(crate) trace: Vec<String>,
}

impl Report {
    fn panicked() -> Self {
        let fault = Some("the test itself has panicked; see above".to_owned());
        Self { figures: Figures::default(), fault, trace: Vec::new() }
    }
}

/// Runs as many seeds as the environment says, otherwise `usual`, on all cores, and fails if one
/// finds a fault.
pub(crate) fn run(name: &str, usual: u64, case: impl Fn(u64) -> Report + Sync) {
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let first = number("HASHWEAVE_MODEL_SEED").unwrap_or(0);
    let count = number("HASHWEAVE_MODEL_COUNT").unwrap_or(usual);
    let enough = number("HASHWEAVE_MODEL_FAULTS").unwrap_or(ENOUGH);
    let (seed, all, faults) = (AtomicU64::new(first), Mutex::new(Figures::default()), Mutex::new(Vec::new()));
    let work = || {
        while (faults.lock().expect("nobody panics with it").len() as u64) < enough {
            let seed = seed.fetch_add(1, Ordering::Relaxed);
            if seed >= first + count {
                return;
            }
            let report = catch_unwind(AssertUnwindSafe(|| case(seed))).unwrap_or_else(|_| Report::panicked());
            *all.lock().expect("nobody panics with it") += report.figures;
            if report.fault.is_some() || count == 1 {
                let kept = keep(name, seed, &report, count == 1);
                faults.lock().expect("nobody panics with it").extend(kept);
            }
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(2, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        watch(name, &seed, || workers.iter().all(|worker| worker.is_finished()));
    });
    let figures = *all.lock().expect("all are done");
    tell(&format!("{name}: {figures}"));
    let faults = faults.into_inner().expect("all are done");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Ends everything if no seed is begun for long although there is work: a process hangs.
fn watch(name: &str, seed: &AtomicU64, over: impl Fn() -> bool) {
    let (mut since, mut before) = (Instant::now(), 0);
    while !over() {
        thread::sleep(Duration::from_millis(20));
        let now = seed.load(Ordering::Relaxed);
        if now != before {
            (since, before) = (Instant::now(), now);
        }
        if since.elapsed() > PATIENCE {
            tell(&format!("{name}: a process hangs, of one of the last seeds before {now}"));
            process::exit(1);
        }
    }
}

/// Keeps what was done where it can be read.
fn keep(name: &str, seed: u64, report: &Report, print: bool) -> Option<String> {
    let trace = report.trace.join("\n");
    if print {
        tell(&trace);
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("model-{name}-{seed}.txt"));
    fs::write(&file, trace).expect("a file for the trace");
    report.fault.as_ref().map(|fault| format!("{name}, seed {seed}: {fault} (steps: {})", file.display()))
}

/// The program.
pub(crate) fn program() -> String {
    env::var("HASHWEAVE_MODEL_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_hashweave").to_owned())
}

/// For those who run this with `--nocapture`.
#[allow(clippy::print_stdout)]
fn tell(line: &str) {
    println!("{line}");
}
