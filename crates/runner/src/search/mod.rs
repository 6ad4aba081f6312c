//! A nonce search on several threads.
//!
//! If the template has a salt, every worker has a counter space of its own, and scans it from the
//! start. Otherwise the workers take chunks of one space in turn, and their results are put in
//! order, so that the reported results do not depend on the number of threads (except for the
//! number of the worker that found each).
//!
//! With a [ledger], its results are reported again, in their places, and only the gaps are scanned,
//! so the output is that of a run without interruption.
//!
//! | file | what it holds |
//! |---|---|
//! | `run.rs` | what a run is, how it ends, what it tells |
//! | `kernel.rs` | which kernel is the fastest on all workers at once |
//! | `schedule.rs` | which counters are to be scanned, in chunks |
//! | `worker.rs` | a worker's life, on a thread of this machine and on a device |
//! | `collector.rs` | the main thread: results in order, events |
//! | `desk.rs` | a run whose counters are scanned elsewhere |
//! | `book.rs`, `cadence.rs` | what goes into the ledger, and when |
//! | `shard.rs` | one of N parts of a range |
//!
//! Everything that happens is an [`Event`] of `hashweave::search`; its JSON form is the record of
//! the command-line contract.

mod book;
mod cadence;
mod collector;
mod desk;
pub mod kernel;
mod run;
mod schedule;
mod shard;
mod worker;

pub use desk::{Desk, Wrong};
pub use hashweave::search::{Event, Finding};
pub use run::{Alarm, Cause, CopyNews, Ending, Failure, Observer, Progress, Run, RunError, random_salt};
pub use shard::{Shard, ShardError};

use crate::cores::Refused;
use crate::ledger::{self, Ledger};
use crate::stop::Stop;
use book::Book;
use collector::Collector;
use hashweave::search::LARGEST_GRANULE;
use hashweave::selftest;
use schedule::Schedule;
use std::sync::RwLock;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, available_parallelism};
use std::time::Instant;
use worker::{Shared, work};

/// Blocks that a worker hashes between two looks at the stop flag, if it has a core to itself: some
/// 10 ms at 25 million a second.
const CHUNK: u64 = 1 << 18;

/// Workers that may share a core before chunks become shorter than a kernel's granule.
const FEW: usize = 8;

/// The fewest blocks that are worth a report, where many workers share a core.
const LEAST_CHUNK: u64 = 1 << 12;

/// The fewest counters of a chunk: 64 bits then suffice to number the chunks of 2^64 counters.
const FEWEST: u64 = 2;

impl Run {
    /// Runs until the range is complete, the time or the number of results is reached, a stop is
    /// requested, or a wrong result is computed. The observer gets every event, in order.
    ///
    /// # Errors
    ///
    /// If the run does not pass [`check`](Self::check), if the observer fails, or if a thread
    /// cannot be started or bound to its core. The workers have been stopped then.
    pub fn execute<O: Observer>(&self, stop: &Stop, observer: &mut O) -> Result<Ending, Failure<O::Error>> {
        self.execute_with(None, stop, observer)
    }

    /// Like [`execute`](Self::execute), with a ledger: reports its results again, scans what it
    /// does not cover, and records that.
    ///
    /// # Errors
    ///
    /// As for [`execute`](Self::execute); also if the ledger cannot be read or written. Whatever
    /// the error, recorded results are committed if possible.
    pub fn execute_with<O: Observer>(
        &self,
        ledger: Option<Ledger>,
        stop: &Stop,
        observer: &mut O,
    ) -> Result<Ending, Failure<O::Error>> {
        self.check().map_err(Failure::Invalid)?;
        let schedules = self.schedules(ledger.as_ref()).map_err(Failure::Ledger)?;
        let book = ledger.map(|ledger| Book::new(self, ledger));
        observer.event(&self.startup()).map_err(Failure::Observer)?;
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
        let (sender, receiver) = sync_channel(4 * self.workers());
        let (refusal, refusals) = sync_channel(self.workers());
        // Thousands of workers that were at work already would leave this thread hardly any time to
        // start the others.
        let gate = RwLock::new(());
        thread::scope(|scope| {
            let closed = gate.write();
            for worker in 0..self.workers() {
                let (sender, shared, refusal) = (sender.clone(), &shared, refusal.clone());
                let gate = &gate;
                let schedule = &schedules[self.space(worker)];
                let life = move || {
                    drop(gate.read());
                    if self.place(worker, refusal) {
                        work(self, worker, schedule, shared, &sender);
                    }
                };
                let builder = thread::Builder::new().name(format!("worker {worker}"));
                if let Err(error) = builder.spawn_scoped(scope, life) {
                    stop.request();
                    return Err(Failure::Thread { worker, error });
                }
            }
            drop((sender, refusal, closed));
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

    /// Binds the calling worker to its core, if it has one, and says whether that went well;
    /// `refusal` hears if not.
    fn place(&self, worker: usize, refusal: SyncSender<Refused>) -> bool {
        let core = self.cores.get(worker).filter(|_| worker < self.threads);
        let placed = core.map_or(Ok(()), |core| core.bind());
        // As many fit as there are workers; if nobody listens any more, the run is over.
        placed.map_err(|refused| refusal.send(refused)).is_ok()
    }

    /// The schedule of every space: the gaps of the ledger, or the whole range without a ledger.
    fn schedules(&self, ledger: Option<&Ledger>) -> Result<Vec<Schedule>, ledger::Error> {
        let (range, size) = (self.range(), self.chunk_size());
        let schedule = |space| match ledger {
            Some(ledger) => Schedule::of_gaps(ledger, &self.salt(space), range, size),
            None => Ok(Schedule::of_whole(range, size)),
        };
        (0..self.spaces()).map(schedule).collect()
    }

    /// Counters in a chunk, a power of two: fewer where workers share a core or messages have
    /// several blocks, so that the first results come and all workers hear of the end in time.
    fn chunk_size(&self) -> u64 {
        if !self.devices.is_empty() {
            // Whole granules of every device, and no more, since some are slow; fast ones take many
            // chunks at once.
            return LARGEST_GRANULE;
        }
        // A bound worker has its core alone, and would be told that there is no other.
        let bound = !self.cores.is_empty();
        let cores = if bound { self.threads } else { available_parallelism().map_or(1, usize::from) };
        let share = self.threads.div_ceil(cores);
        let worth_a_report = self.job.counters_of(LEAST_CHUNK).max(FEWEST);
        let least = if share <= FEW { self.job.granule().max(worth_a_report) } else { worth_a_report };
        self.job.counters_of(CHUNK / share.next_power_of_two() as u64).max(least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cores;
    use core::convert::Infallible;
    use hashweave::Algorithm;
    use hashweave::search::{Job, Request, Template};
    use std::time::Duration;

    /// Nobody.
    struct Deaf;

    impl Observer for Deaf {
        type Error = Infallible;

        fn event(&mut self, _: &Event) -> Result<(), Infallible> {
            Ok(())
        }

        fn progress(&mut self, _: &Progress<'_>) {}
    }

    /// A run of unsalted messages with `bytes` bytes after the counter.
    fn run_of(bytes: usize, threads: usize) -> Run {
        let template: Template = format!("{{counter:8}}{}", "x".repeat(bytes)).parse().expect("a template");
        Run {
            base_salt: Vec::new(),
            one_salt: false,
            job: Job::new(Request { algorithm: Algorithm::Sha256, ..Request::new(template) }).expect("a job"),
            threads,
            devices: Vec::new(),
            cores: Vec::new(),
            start: 0,
            count: None,
            duration: None,
            hits: None,
            stats_interval: Duration::from_secs(1),
            drill: None,
        }
    }

    #[test]
    fn a_core_that_refuses_a_worker_ends_the_run() {
        let run = Run { threads: 2, cores: vec![cores::allowed()[0], cores::NOWHERE], ..run_of(0, 2) };
        let failure = run.execute(&Stop::default(), &mut Deaf).expect_err("no run without its cores");
        assert_eq!(failure.to_string(), "the system refuses to bind a thread to core 1023");
    }

    /// However long the messages are and however many workers share a core, a chunk of each takes
    /// no longer than the largest ones of messages of a block, or it is a batch.
    #[test]
    fn chunks_are_of_blocks_and_not_of_counters() {
        let cores = available_parallelism().map_or(1, usize::from);
        for bytes in [0, 100, 1000, 4000, 20_000, 100_000, 1_000_000, 20_000_000] {
            for share in [1, 2, FEW, 64] {
                let run = run_of(bytes, cores * share);
                let (chunk, lanes) = (run.chunk_size(), run.job.lanes() as u64);
                let blocks = chunk * run.job.blocks() as u64;
                assert!(chunk.is_power_of_two() && chunk >= lanes.max(FEWEST), "{bytes}, {share}: {chunk}");
                assert!(
                    chunk == lanes.max(FEWEST)
                        || blocks <= CHUNK / share as u64
                        || share <= FEW && blocks <= 4 * CHUNK,
                    "{bytes} bytes, {share} on a core: {chunk} counters"
                );
            }
        }
        assert_eq!(run_of(0, cores).chunk_size(), CHUNK, "as many short ones as ever");
        assert_eq!(run_of(0, cores * 1024).chunk_size(), LEAST_CHUNK);
    }

    /// Writes down how many hashes there were, and stops the run at the first result.
    #[derive(Default)]
    struct Impatient {
        stop: Stop,
        total: u64,
    }

    impl Observer for Impatient {
        type Error = Infallible;

        fn event(&mut self, event: &Event) -> Result<(), Infallible> {
            match event {
                Event::Best(_) => self.stop.request(),
                Event::Shutdown { total, .. } => self.total = *total,
                _ => {}
            }
            Ok(())
        }

        fn progress(&mut self, _: &Progress<'_>) {}
    }

    #[test]
    fn a_search_of_long_messages_shows_what_it_has_and_stops() {
        let run = run_of(1_000_000, 1);
        let mut observer = Impatient::default();
        let stop = observer.stop.clone();
        assert_eq!(run.execute(&stop, &mut observer).ok(), Some(Ending::Done));
        assert!(observer.total > 0 && observer.total.is_multiple_of(run.chunk_size()), "{}", observer.total);
    }
}
