//! A nonce search on several threads.
//!
//! Where the template has a salt, every worker has a counter space of its own and scans it from the start. Where it has
//! none, the workers take chunks of the one space in turn and their results are put back in order, so that what is reported
//! does not depend on the number of threads (but for the number of the worker that happened to find it).
//!
//! With a [ledger], what it holds is shown again, in its place, and only the gaps are scanned: what is shown is
//! what a run without interruption would show.
//!
//! | file | what it holds |
//! |---|---|
//! | `schedule.rs` | which counters are to be scanned, in chunks |
//! | `collector.rs` | the main thread: results in order, events |
//! | `book.rs`, `cadence.rs` | what goes into the ledger, and when |
//! | `shard.rs` | one of N parts of a range |
//!
//! Everything that happens is an [`Event`] of `hashweave::search`; its JSON form is the record of the command-line contract.

mod book;
mod cadence;
mod collector;
mod schedule;
mod shard;

pub use hashweave::search::{Event, Finding};
pub use shard::{Shard, ShardError};

use crate::cores::{self, Core, Refused};
use crate::ledger::{self, Ledger, Piece};
use crate::stop::Stop;
use book::Book;
use cadence::Cadence;
use collector::Collector;
use crossbeam_channel::{Sender, bounded};
use hashweave::search::{Audit, Drill, Extent, ExtentError, Fault, Found, Job, Searcher};
use hashweave::selftest;
use schedule::{Chunk, Schedule};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, available_parallelism};
use std::time::{Duration, Instant};
use thiserror::Error;

/// Counters that a worker scans between two looks at the stop flag, if it has a core to itself and a block to hash for each: some
/// 10 ms at 25 MH/s.
const CHUNK: u64 = 1 << 18;

/// Workers that may share a core before chunks become shorter than a kernel's granule.
const FEW: usize = 8;

/// The least that is worth a report, where many workers share a core.
const LEAST_CHUNK: u64 = 1 << 12;

/// Results that a worker sends at once; more would let a search with very many hits fill the memory.
const BATCH: usize = 4096;

/// Results that a worker finds between two canaries for the ledger: they wait in memory.
const MANY: usize = 1 << 16;

/// What to run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The search.
    pub job: Job,
    /// Workers, at least one.
    pub threads: usize,
    /// Core `i` is for worker `i` alone; empty: the system places the workers.
    pub cores: Vec<Core>,
    /// As long as the template's salt; the first two bytes are replaced by the worker's number, little-endian.
    pub base_salt: Vec<u8>,
    /// The first counter.
    pub start: u64,
    /// How many counters: of each worker if there is a salt, in all if there is none. None: to the end.
    pub count: Option<u64>,
    /// Stop after so long.
    pub duration: Option<Duration>,
    /// Stop after so many results.
    pub hits: Option<u64>,
    /// Time between two `stats` events.
    pub stats_interval: Duration,
    /// A fault on purpose.
    pub drill: Option<Drill>,
}

/// Why a run cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RunError {
    /// Two workers would share a core while the run lasts.
    #[error("{threads} threads need {threads} cores, and this process may use {cores}")]
    TooFewCores {
        /// Threads asked for.
        threads: usize,
        /// Cores to bind them to.
        cores: usize,
    },
    /// The job cannot be run to that extent.
    #[error(transparent)]
    Extent(#[from] ExtentError),
}

/// Why a run ended early.
#[derive(Debug, Error)]
pub enum Failure<E> {
    /// The run cannot start.
    #[error(transparent)]
    Invalid(RunError),
    /// The observer could not take an event.
    #[error(transparent)]
    Observer(E),
    /// The ledger could not be read or written; what it held before, and what was committed, is kept.
    #[error(transparent)]
    Ledger(ledger::Error),
    /// The system gave no thread.
    #[error("cannot start worker thread {worker}: {error}")]
    Thread {
        /// The worker.
        worker: usize,
        /// What the system said.
        error: io::Error,
    },
    /// The system did not bind a worker to its core.
    #[error(transparent)]
    Unbound(#[from] Refused),
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The range, the time or the results wanted are complete.
    Done,
    /// A signal came.
    Interrupted,
    /// Something computed wrong.
    Faulty,
}

/// How far a run is, a few times a second.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// Hashes by all workers.
    pub total: u64,
    /// Hashes when the range is complete; none if a count was not given.
    pub expected: Option<u64>,
    /// Since the start.
    pub elapsed: Duration,
    /// When the run is to stop, since the start; none if no time was given.
    pub duration: Option<Duration>,
    /// The smallest digest reported.
    pub best: Option<&'a [u8]>,
    /// The odds that so many hashes have a hit; none in a search for the smallest.
    pub odds: Option<f64>,
}

/// Who is told what happens.
pub trait Observer {
    /// Why it could not take an event.
    type Error;
    /// Takes the next event.
    ///
    /// # Errors
    ///
    /// If it cannot; the run ends.
    fn event(&mut self, event: &Event) -> Result<(), Self::Error>;
    /// Is told how far the run is.
    fn progress(&mut self, progress: &Progress<'_>);
    /// Is told more of a fault than its event has, after that.
    fn alarm(&mut self, _: &Alarm<'_>) {}
}

/// Something computed wrong: where, and what.
#[derive(Clone, Copy, Debug)]
pub struct Alarm<'a> {
    /// The run.
    pub run: &'a Run,
    /// The worker, and the system's number of the core that it ran on when it was noticed, if the system tells.
    pub worker: Option<(usize, Option<usize>)>,
    /// What happened.
    pub cause: Cause<'a>,
}

/// What set an [`Alarm`] off.
#[derive(Clone, Copy, Debug)]
pub enum Cause<'a> {
    /// A worker's searcher found it out.
    Fault(&'a Fault),
    /// The kernel failed its test before the start.
    Selftest(&'a str),
}

/// A base salt of the system's randomness.
///
/// # Errors
///
/// If the system has none.
pub fn random_salt(length: usize) -> Result<Vec<u8>, getrandom::Error> {
    let mut salt = vec![0; length];
    getrandom::fill(&mut salt)?;
    Ok(salt)
}

/// What a worker tells.
enum Report {
    /// Results of a chunk, in counter order.
    Found { worker: usize, chunk: u64, found: Vec<Found> },
    /// A chunk is complete; the audit is that of all the worker's chunks.
    Chunk { worker: usize, chunk: u64, scanned: u64, audit: Audit },
    /// A known answer came out right: nothing is missing from the worker's complete chunks.
    Vouched { worker: usize },
    /// A worker stopped because of a fault, on this core.
    Fault { worker: usize, core: Option<usize>, fault: Fault },
}

/// What the workers have in common.
struct Shared<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    /// Whether there is a ledger.
    keeps: bool,
    /// Without a salt: the next chunk that nobody has taken.
    next_chunk: AtomicU64,
}

impl Shared<'_> {
    fn over(&self) -> bool {
        self.stop.requested() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

impl Run {
    /// Checks that the run can start.
    ///
    /// # Errors
    ///
    /// If the threads, the salt or the range do not fit the template.
    pub fn check(&self) -> Result<(), RunError> {
        let unchecked = self.extent().check(&self.job, self.drill);
        // Without a thread there is no core too few.
        if self.threads > 0 && !self.cores.is_empty() && self.threads > self.cores.len() {
            return Err(RunError::TooFewCores { threads: self.threads, cores: self.cores.len() });
        }
        Ok(unchecked?)
    }

    /// How much of the job is to be done.
    #[must_use]
    pub fn extent(&self) -> Extent {
        let Self { threads, start, count, .. } = *self;
        Extent { threads, base_salt: self.base_salt.clone(), start, count }
    }

    /// The counters asked for: of each worker if there is a salt, in all if there is none.
    #[must_use]
    pub fn range(&self) -> Piece {
        let [first, last] = self.extent().range(&self.job);
        Piece { first, last }
    }

    /// Counter spaces: one of each worker, or one in all.
    fn spaces(&self) -> usize {
        if self.salted() { self.threads } else { 1 }
    }

    /// The space that a worker scans.
    fn space(&self, worker: usize) -> usize {
        if self.salted() { worker } else { 0 }
    }

    fn salted(&self) -> bool {
        !self.base_salt.is_empty()
    }

    /// The salt of a worker: its number, little-endian, over the first two bytes.
    #[must_use]
    pub fn salt(&self, worker: usize) -> Vec<u8> {
        self.extent().salt(worker)
    }

    /// Runs until the range is complete, the time is over, the results are enough, a signal comes, or something
    /// computes wrong. The observer gets every event, in order.
    ///
    /// # Errors
    ///
    /// If the run does not pass [`check`](Self::check), the observer fails, or the system gives no thread or binds one to no
    /// core; the workers have been stopped.
    pub fn execute<O: Observer>(&self, stop: &Stop, observer: &mut O) -> Result<Ending, Failure<O::Error>> {
        self.execute_with(None, stop, observer)
    }

    /// [`execute`](Self::execute) with a ledger: shows again what it holds, scans what it lacks, and enters that.
    ///
    /// # Errors
    ///
    /// As above, or if the ledger cannot be read or written. Whatever the error, what has been entered is committed if possible.
    pub fn execute_with<O: Observer>(
        &self,
        ledger: Option<Ledger>,
        stop: &Stop,
        observer: &mut O,
    ) -> Result<Ending, Failure<O::Error>> {
        self.check().map_err(Failure::Invalid)?;
        let schedules = self.schedules(ledger.as_ref()).map_err(Failure::Ledger)?;
        let book = ledger.map(|ledger| Book::new(self, ledger));
        observer.event(&Event::startup(&self.job, &self.extent())).map_err(Failure::Observer)?;
        let mut collector = Collector::new(self, &schedules, book, stop, observer, Instant::now());
        let job = &self.job;
        let tested = selftest::search_kernel(job.backend(), job.algorithm(), job.variant());
        if let Some(failure) = tested.failure {
            collector.failed_selftest(&failure)?;
            return Ok(Ending::Faulty);
        }
        let deadline = self.duration.and_then(|duration| Instant::now().checked_add(duration));
        collector.begin()?;
        let shared = Shared { stop, deadline, keeps: collector.keeps(), next_chunk: AtomicU64::new(0) };
        let (sender, receiver) = bounded(4 * self.threads);
        let (refusal, refusals) = bounded(self.threads);
        thread::scope(|scope| {
            for worker in 0..self.threads {
                let (sender, shared, refusal) = (sender.clone(), &shared, refusal.clone());
                let schedule = &schedules[self.space(worker)];
                let life = move || {
                    if self.place(worker, refusal) {
                        self.work(worker, schedule, shared, &sender);
                    }
                };
                let builder = thread::Builder::new().name(format!("worker {worker}"));
                if let Err(error) = builder.spawn_scoped(scope, life) {
                    stop.request();
                    return Err(Failure::Thread { worker, error });
                }
            }
            drop((sender, refusal));
            // Ends when every worker has its place, or at the first that has not.
            if let Ok(refused) = refusals.recv() {
                stop.request();
                return Err(Failure::Unbound(refused));
            }
            let outcome = collector.collect(&receiver);
            stop.request();
            // Workers that wait to send must not wait for ever.
            drop(receiver);
            outcome
        })
    }

    /// Binds the calling worker to its core, if it has one, and says whether that went well; `refusal` hears if not.
    fn place(&self, worker: usize, refusal: Sender<Refused>) -> bool {
        let placed = self.cores.get(worker).map_or(Ok(()), |core| core.bind());
        // As many fit as there are workers; if nobody listens any more, the run is over.
        placed.map_err(|refused| refusal.send(refused)).is_ok()
    }

    /// What is to be scanned of every space.
    fn schedules(&self, ledger: Option<&Ledger>) -> Result<Vec<Schedule>, ledger::Error> {
        let (range, size) = (self.range(), self.chunk_size());
        let schedule = |space| match ledger {
            Some(ledger) => Schedule::of_gaps(ledger, &self.salt(space), range, size),
            None => Ok(Schedule::of_whole(range, size)),
        };
        (0..self.spaces()).map(schedule).collect()
    }

    /// A worker's life: chunk after chunk, until there is none or it is told to stop; then a last canary. For a ledger there
    /// are canaries in between, so that what is complete can be entered.
    fn work(&self, worker: usize, schedule: &Schedule, shared: &Shared<'_>, sender: &Sender<Report>) {
        let _stop_all = StopOnPanic(shared.stop);
        let Ok(mut searcher) = Searcher::new(&self.job, &self.salt(worker)) else {
            unreachable!("the salt's length was checked");
        };
        searcher.set_drill(self.drill);
        let mut vouching = shared.keeps.then(Cadence::new);
        let (mut own, mut scan, mut results) = (0, None, 0);
        while !shared.over() {
            let number = if self.salted() { own } else { shared.next_chunk.fetch_add(1, Ordering::Relaxed) };
            own += 1;
            let Some(Chunk { scan: next, range }) = schedule.chunk(number) else { break };
            if scan.replace(next) != Some(next) {
                searcher.restart(schedule.scans[next].seed.clone());
            }
            match scan_chunk(&mut searcher, worker, number, range, sender) {
                Ok(found) => results += found,
                Err(Over) => return,
            }
            if vouching.as_mut().is_some_and(|cadence| cadence.due() || results >= MANY) {
                results = 0;
                if vouch(&searcher, worker, sender).is_err() {
                    return;
                }
            }
        }
        // Whether somebody listens or not, the worker is done.
        let _ = vouch(&searcher, worker, sender);
    }

    /// Counters in a chunk, a power of two: fewer where workers share a core or messages have several blocks, so that all workers
    /// hear of the end in time.
    fn chunk_size(&self) -> u64 {
        // A bound worker has its core alone, and would be told that there is no other.
        let bound = !self.cores.is_empty();
        let cores = if bound { self.threads } else { available_parallelism().map_or(1, usize::from) };
        let share = self.threads.div_ceil(cores);
        let cost = share.next_power_of_two() * self.job.blocks().next_power_of_two();
        let least = if share <= FEW { self.job.granule().max(LEAST_CHUNK) } else { LEAST_CHUNK };
        (CHUNK / cost as u64).max(least)
    }
}

/// A worker that panics takes the others with it.
struct StopOnPanic<'a>(&'a Stop);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.request();
        }
    }
}

/// A worker has no more to do: a fault, or nobody listens.
struct Over;

/// Scans a chunk and reports what is found, then that it is complete; how many results there were.
fn scan_chunk(
    searcher: &mut Searcher,
    worker: usize,
    chunk: u64,
    Piece { first, last }: Piece,
    sender: &Sender<Report>,
) -> Result<usize, Over> {
    let (mut batch, mut results) = (Vec::new(), 0);
    let scanned = searcher.scan(first, last, &mut |found| {
        results += 1;
        batch.push(found);
        if batch.len() == BATCH {
            // If nobody listens any more, the last report tells.
            let _ = sender.send(Report::Found { worker, chunk, found: core::mem::take(&mut batch) });
        }
    });
    sender.send(Report::Found { worker, chunk, found: batch }).map_err(|_| Over)?;
    match scanned {
        Ok(()) => {
            let (scanned, audit) = (last - first + 1, searcher.audit());
            let complete = Report::Chunk { worker, chunk, scanned, audit };
            sender.send(complete).map(|()| results).map_err(|_| Over)
        }
        Err(fault) => {
            // As above.
            let _ = sender.send(Report::Fault { worker, core: cores::current(), fault });
            Err(Over)
        }
    }
}

/// Reports whether a known answer comes out right.
fn vouch(searcher: &Searcher, worker: usize, sender: &Sender<Report>) -> Result<(), Over> {
    match searcher.finish() {
        Ok(()) => sender.send(Report::Vouched { worker }).map_err(|_| Over),
        Err(fault) => {
            // If nobody listens any more, the run is over.
            let _ = sender.send(Report::Fault { worker, core: cores::current(), fault });
            Err(Over)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::convert::Infallible;
    use hashweave::search::{Request, Template};

    /// Nobody.
    struct Deaf;

    impl Observer for Deaf {
        type Error = Infallible;

        fn event(&mut self, _: &Event) -> Result<(), Infallible> {
            Ok(())
        }

        fn progress(&mut self, _: &Progress<'_>) {}
    }

    #[test]
    fn a_core_that_refuses_a_worker_ends_the_run() {
        let template: Template = Template::DEFAULT.parse().expect("a template");
        let run = Run {
            base_salt: vec![0; template.salt_length()],
            job: Job::new(Request::new(template)).expect("a job"),
            threads: 2,
            cores: vec![cores::allowed()[0], cores::NOWHERE],
            start: 0,
            count: None,
            duration: None,
            hits: None,
            stats_interval: Duration::from_secs(1),
            drill: None,
        };
        let failure = run.execute(&Stop::default(), &mut Deaf).expect_err("no run without its cores");
        assert_eq!(failure.to_string(), "the system refuses to bind a thread to core 1023");
    }
}
