//! A nonce search on several threads.
//!
//! If the template has a salt, every worker has a counter space of its own, and scans it from the start. Otherwise the workers
//! take chunks of one space in turn, and their results are put in order, so that the reported results do not depend on the number
//! of threads (except for the number of the worker that found each).
//!
//! With a [ledger], its results are reported again, in their places, and only the gaps are scanned, so the output is that of a
//! run without interruption.
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
//! Everything that happens is an [`Event`] of `hashweave::search`; its JSON form is the record of the command-line contract.

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

/// Counters that a worker scans between two looks at the stop flag, if it has a core to itself and a block to hash for each: some
/// 10 ms at 25 MH/s.
const CHUNK: u64 = 1 << 18;

/// Workers that may share a core before chunks become shorter than a kernel's granule.
const FEW: usize = 8;

/// The least that is worth a report, where many workers share a core.
const LEAST_CHUNK: u64 = 1 << 12;

impl Run {
    /// Runs until the range is complete, the time or the number of results is reached, a stop is requested, or a wrong result is
    /// computed. The observer gets every event, in order.
    ///
    /// # Errors
    ///
    /// If the run does not pass [`check`](Self::check), if the observer fails, or if a thread cannot be started or bound to its
    /// core. The workers have been stopped then.
    pub fn execute<O: Observer>(&self, stop: &Stop, observer: &mut O) -> Result<Ending, Failure<O::Error>> {
        self.execute_with(None, stop, observer)
    }

    /// Like [`execute`](Self::execute), with a ledger: reports its results again, scans what it does not cover, and records that.
    ///
    /// # Errors
    ///
    /// As for [`execute`](Self::execute); also if the ledger cannot be read or written. Whatever the error, recorded results are
    /// committed if possible.
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
        // Thousands of workers that were at work already would leave this thread hardly any time to start the others.
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

    /// Binds the calling worker to its core, if it has one, and says whether that went well; `refusal` hears if not.
    fn place(&self, worker: usize, refusal: SyncSender<Refused>) -> bool {
        let core = self.cores.get(worker).filter(|_| worker < self.threads);
        let placed = core.map_or(Ok(()), |core| core.bind());
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

    /// Counters in a chunk, a power of two: fewer where workers share a core or messages have several blocks, so that all workers
    /// hear of the end in time.
    fn chunk_size(&self) -> u64 {
        if !self.devices.is_empty() {
            // Whole granules of every device, and no more, since some are slow; fast ones take many chunks at once.
            return LARGEST_GRANULE;
        }
        // A bound worker has its core alone, and would be told that there is no other.
        let bound = !self.cores.is_empty();
        let cores = if bound { self.threads } else { available_parallelism().map_or(1, usize::from) };
        let share = self.threads.div_ceil(cores);
        let cost = share.next_power_of_two() * self.job.blocks().next_power_of_two();
        let least = if share <= FEW { self.job.granule().max(LEAST_CHUNK) } else { LEAST_CHUNK };
        (CHUNK / cost as u64).max(least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cores;
    use core::convert::Infallible;
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

    #[test]
    fn a_core_that_refuses_a_worker_ends_the_run() {
        let template: Template = Template::DEFAULT.parse().expect("a template");
        let run = Run {
            base_salt: vec![0; template.salt_length()],
            one_salt: false,
            job: Job::new(Request::new(template)).expect("a job"),
            threads: 2,
            devices: Vec::new(),
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
