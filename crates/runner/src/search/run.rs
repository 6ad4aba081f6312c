//! Runs: their description, their endings, and what they report.

use crate::cores::{Core, Refused};
use crate::ledger::{self, Piece};
use core::ops::Range;
use devices::device::DeviceError;
use devices::program::{MOST_BLOCKS, TooManyBlocks};
use devices::scanner::LANES;
use devices::source::Source;
use hashweave::Variant;
use hashweave::search::{
    Audit, DeviceRecord, Drill, Event, Extent, ExtentError, Fault, Found, Job, JobError,
};
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;

/// The description of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The search.
    pub job: Job,
    /// The number of workers on the processor; zero only if there are devices.
    pub threads: usize,
    /// The devices, each of which is a worker, too. Their numbers follow those of the threads.
    pub devices: Vec<Source>,
    /// The cores to which workers are bound: core `i` is for worker `i`, if that is a thread. If
    /// empty, the system places the workers.
    pub cores: Vec<Core>,
    /// The base salt, which has the length of the template's salt. Its first two bytes are replaced
    /// by the number of the worker, in little-endian order.
    pub base_salt: Vec<u8>,
    /// Whether all workers share the salt of worker 0, and thereby one counter space.
    pub one_salt: bool,
    /// The first counter.
    pub start: u64,
    /// The number of counters: for each worker if each has its own salt, otherwise in total. `None`
    /// means all up to the last one.
    pub count: Option<u64>,
    /// Stop after this time.
    pub duration: Option<Duration>,
    /// Stop after this number of results.
    pub hits: Option<u64>,
    /// The time between two `stats` events of a worker.
    pub stats_interval: Duration,
    /// A simulated fault.
    pub drill: Option<Drill>,
}

/// The reason why a run cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RunError {
    /// Two workers would share a core while the run lasts.
    #[error("{threads} threads need {threads} cores, but this process may use {cores}")]
    TooFewCores {
        /// Threads asked for.
        threads: usize,
        /// Cores to bind them to.
        cores: usize,
    },
    /// The job cannot be run to that extent.
    #[error(transparent)]
    Extent(#[from] ExtentError),
    /// Devices do not run such a search.
    #[error(transparent)]
    Devices(JobError),
    /// Devices do not take such messages.
    #[error(transparent)]
    TooManyBlocks(#[from] TooManyBlocks),
}

/// The reason why a run failed.
#[derive(Debug, Error)]
pub enum Failure<E> {
    /// The run cannot start.
    #[error(transparent)]
    Invalid(RunError),
    /// The observer could not take an event.
    #[error(transparent)]
    Observer(E),
    /// The ledger could not be read or written; what it held before, and what was committed, is
    /// kept.
    #[error(transparent)]
    Ledger(ledger::Error),
    /// The copy of the ledger does not hold what the ledger holds.
    #[error(transparent)]
    Copy(ledger::Error),
    /// The system gave no thread.
    #[error("cannot start worker thread {worker}: {error}")]
    Thread {
        /// The worker.
        worker: usize,
        /// The error from the system.
        error: io::Error,
    },
    /// The system did not bind a worker to its core.
    #[error(transparent)]
    Unbound(#[from] Refused),
    /// A device failed; what was completed is kept.
    #[error(transparent)]
    Device(DeviceError),
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

/// The progress of a run, reported a few times per second.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The number of hashes by all workers.
    pub total: u64,
    /// The number of hashes after which the range is complete; `None` if no count was given and the
    /// counter has 64 bits.
    pub expected: Option<u64>,
    /// The number of counters of the range that the ledger covered at the start.
    pub covered: u64,
    /// The time since the start.
    pub elapsed: Duration,
    /// The time after which the run stops; `None` if none was given.
    pub duration: Option<Duration>,
    /// The smallest reported digest.
    pub best: Option<&'a [u8]>,
    /// The probability that this number of hashes has a hit; `None` in a search for the smallest
    /// digest.
    pub odds: Option<f64>,
}

impl Progress<'_> {
    /// The part of the range that is complete, from 0 to 1, with what the ledger covered at the
    /// start; `None` for a range whose end is out of reach.
    #[must_use]
    pub fn share(&self) -> Option<f64> {
        let whole = self.covered as f64 + self.expected? as f64;
        let done = self.covered as f64 + self.total as f64;
        Some(if done < whole { done / whole } else { 1.0 })
    }
}

/// Receives the events of a run.
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
    /// Is told before the last event how many counters the ledger covers, over all salts and with
    /// those of earlier runs.
    fn covered(&mut self, _: u128) {}
    /// Is told more of a fault than its event has, after that.
    fn alarm(&mut self, _: &Alarm<'_>) {}
    /// Is told when the copy of the ledger could not be brought up to date while the run goes on,
    /// and when it could again.
    fn copy(&mut self, _: &CopyNews) {}
}

/// A change in the state of a ledger's copy.
#[derive(Debug)]
pub enum CopyNews {
    /// It could not be brought up to date, and that will be tried again.
    Failed(ledger::Error),
    /// An update has succeeded after one that failed.
    Restored(PathBuf),
}

/// A wrong result was computed: where and which.
#[derive(Clone, Copy, Debug)]
pub struct Alarm<'a> {
    /// The run.
    pub run: &'a Run,
    /// The worker, and the system's number of the core on which it ran when the error was noticed,
    /// if the system says so.
    pub worker: Option<(usize, Option<usize>)>,
    /// The cause.
    pub cause: Cause<'a>,
}

/// The cause of an [`Alarm`].
#[derive(Clone, Copy, Debug)]
pub enum Cause<'a> {
    /// A worker's searcher found it out.
    Fault(&'a Fault),
    /// The kernel failed its test before the start.
    Selftest(&'a str),
}

/// Returns a random base salt.
///
/// # Errors
///
/// If the system has no random bytes.
pub fn random_salt(length: usize) -> Result<Vec<u8>, getrandom::Error> {
    let mut salt = vec![0; length];
    getrandom::fill(&mut salt)?;
    Ok(salt)
}

/// A message from a worker to the collector.
pub(super) enum Report {
    /// Results of chunks, of which this is the first, in counter order.
    Found { worker: usize, chunk: u64, found: Vec<Found> },
    /// Chunks that follow each other are complete; the audit is that of all the worker's chunks.
    Complete { worker: usize, chunks: Range<u64>, scanned: u64, audit: Audit },
    /// A known answer came out right: nothing is missing from the worker's complete chunks.
    Vouched { worker: usize },
    /// A worker stopped because of a fault, on this core.
    Fault { worker: usize, core: Option<usize>, fault: Fault },
    /// A worker stopped because its device failed.
    Failed { worker: usize, error: DeviceError },
}

impl Run {
    /// Checks that the run can start.
    ///
    /// # Errors
    ///
    /// If the threads, the salt or the range do not fit the template.
    pub fn check(&self) -> Result<(), RunError> {
        let unchecked = self.extent().check(&self.job, None).and_then(|()| self.check_drill());
        // Without a thread there is no core too few.
        if self.threads > 0 && !self.cores.is_empty() && self.threads > self.cores.len() {
            return Err(RunError::TooFewCores { threads: self.threads, cores: self.cores.len() });
        }
        unchecked?;
        let blocks = self.job.blocks();
        if !self.devices.is_empty() && blocks > MOST_BLOCKS {
            return Err(TooManyBlocks { blocks }.into());
        }
        if !self.devices.is_empty() {
            self.job.check_devices().map_err(RunError::Devices)?;
        }
        Ok(())
    }

    /// The lane of a drill must be one of every worker.
    fn check_drill(&self) -> Result<(), ExtentError> {
        let threads = (self.threads > 0).then_some(self.job.lanes());
        let devices = (!self.devices.is_empty()).then_some(LANES as usize);
        match (self.drill, threads.into_iter().chain(devices).min()) {
            (Some(drill), Some(lanes)) => Extent::check_drill(&self.job, drill, lanes),
            _ => Ok(()),
        }
    }

    /// The number of workers: threads and devices.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.threads + self.devices.len()
    }

    /// The first record: what is about to run.
    pub(super) fn startup(&self) -> Event {
        let mut event = Event::startup(&self.job, &self.extent());
        if let Event::Startup { backend, kernel, variant, devices, .. } = &mut event {
            let numbered = (self.threads..).zip(&self.devices);
            devices.extend(numbered.map(|(worker, source)| {
                let about = source.about();
                DeviceRecord { worker, api: about.api.name(), name: about.name.clone() }
            }));
            if let Some(first) = devices.first().filter(|_| self.threads == 0) {
                let alike = devices.iter().all(|device| device.api == first.api);
                *backend = if alike { first.api } else { "gpu" };
                // The work of a device is named after the kernels that do the same on the CPU.
                let walks = self.job.outline(&self.base_salt, LANES as usize).walk.is_some();
                let like = if walks { Variant::Affine } else { Variant::A1A2 };
                (*kernel, *variant) = (like.name(), like.parts());
            }
        }
        event
    }

    /// The extent of the search.
    #[must_use]
    pub fn extent(&self) -> Extent {
        let Self { start, count, .. } = *self;
        Extent { threads: self.workers(), base_salt: self.base_salt.clone(), start, count }
    }

    /// The range of counters: for each worker if the template has a salt, otherwise in total.
    #[must_use]
    pub fn range(&self) -> Piece {
        let [first, last] = self.extent().range(&self.job);
        Piece { first, last }
    }

    /// Counter spaces: one of each worker, or one in all.
    pub(super) fn spaces(&self) -> usize {
        if self.salted() { self.workers() } else { 1 }
    }

    /// The space that a worker scans.
    pub(super) fn space(&self, worker: usize) -> usize {
        if self.salted() { worker } else { 0 }
    }

    /// Whether every worker has a salt of its own.
    pub(super) fn salted(&self) -> bool {
        !self.base_salt.is_empty() && !self.one_salt
    }

    /// The salt of a worker: the base salt, with its first two bytes replaced by the worker's
    /// number in little-endian order.
    #[must_use]
    pub fn salt(&self, worker: usize) -> Vec<u8> {
        self.extent().salt(if self.one_salt { 0 } else { worker })
    }
}
