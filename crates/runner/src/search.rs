//! A nonce search on several threads.
//!
//! Where the template has a salt, every worker has a counter space of its own and scans it from the start. Where it has
//! none, the workers take chunks of the one space in turn and their results are put back in order, so that what is reported
//! does not depend on the number of threads.
//!
//! Everything that happens is an [`Event`]; its JSON form is the record of the command-line contract.

use crate::stop::Stop;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use hashweave::search::{Drill, Fault, Found, Goal, Job, Searcher};
use hashweave::selftest;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Counters that a worker scans between two looks at the stop flag: some 10 ms at 25 MH/s.
const CHUNK: u64 = 1 << 18;

/// Results that a worker sends at once; more would let a search with very many hits fill the memory.
const BATCH: usize = 4096;

/// How often the main thread looks at the clock.
const TICK: Duration = Duration::from_millis(50);

/// What to run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The search.
    pub job: Job,
    /// Workers, at least one.
    pub threads: usize,
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
    /// There must be a worker.
    #[error("at least one thread is needed")]
    NoThreads,
    /// The salt has no room for the worker's number.
    #[error("a salt of {length} byte has room for {most} threads, not {threads}")]
    SaltTooShort {
        /// Bytes of the salt.
        length: usize,
        /// Threads asked for.
        threads: usize,
        /// Threads possible.
        most: usize,
    },
    /// The salt is not as long as the template says.
    #[error("the salt has {given} bytes, but the template says {expected}")]
    SaltLength {
        /// Bytes given.
        given: usize,
        /// Bytes of the field.
        expected: usize,
    },
    /// The range leaves the counter's space.
    #[error("counters {start} to {last} do not fit the {width}-byte counter, whose largest is {max}")]
    PastTheEnd {
        /// The first counter.
        start: u64,
        /// The last counter.
        last: u128,
        /// Bytes of the counter.
        width: usize,
        /// The largest counter.
        max: u64,
    },
    /// Nothing to do.
    #[error("a count of zero leaves nothing to search")]
    EmptyRange,
}

/// One record of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// What is about to run.
    Startup {
        /// Threads.
        workers: usize,
        /// The algorithm.
        algo: String,
        /// The template.
        message: String,
        /// The constant bytes in front of the first field, as text.
        prefix: String,
        /// The base salt; empty if the template has none.
        #[serde(serialize_with = "as_hex")]
        base_salt_hex: Vec<u8>,
        /// The instruction set.
        backend: &'static str,
        /// The kernel.
        kernel: &'static str,
        /// The kernel's parts.
        variant: &'static str,
        /// The program's version.
        version: &'static str,
    },
    /// How far a worker is.
    Stats {
        /// The worker.
        worker: usize,
        /// Hashes since the start.
        total: u64,
        /// Hashes per second since the last such record.
        rate: u64,
    },
    /// A new least digest.
    Best(Result),
    /// A digest that meets the objective.
    Hit(Result),
    /// A known answer came out wrong.
    CanaryFail {
        /// The worker.
        worker: usize,
        /// The known answer.
        expected: String,
        /// What came out.
        got: String,
        /// `HARDWARE_ERROR_CANARY_FAIL`.
        msg: &'static str,
    },
    /// The kernel and the scalar path disagree.
    InternalError {
        /// The worker.
        worker: usize,
        /// What and where.
        msg: String,
    },
    /// The end.
    Shutdown {
        /// Hashes by all workers.
        total: u64,
        /// Wall-clock time.
        seconds: f64,
        /// Hashes per second.
        rate: u64,
        /// The least digest reported; null if none was.
        best_hash_hex: Option<String>,
    },
}

/// A message that meets the objective.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Result {
    /// The whole message.
    #[serde(serialize_with = "as_hex")]
    pub input_hex: Vec<u8>,
    /// Its digest.
    #[serde(serialize_with = "as_hex")]
    pub hash_hex: Vec<u8>,
    /// Who found it.
    pub worker: usize,
    /// Its counter.
    pub counter: u64,
}

fn as_hex<S: Serializer>(bytes: &[u8], serializer: S) -> core::result::Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex::encode(bytes))
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
    /// The least digest reported.
    pub best: Option<&'a [u8]>,
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
    fn event(&mut self, event: &Event) -> core::result::Result<(), Self::Error>;
    /// Is told how far the run is.
    fn progress(&mut self, progress: &Progress<'_>);
}

/// A base salt of the system's randomness.
///
/// # Errors
///
/// If the system has none.
pub fn random_salt(length: usize) -> core::result::Result<Vec<u8>, getrandom::Error> {
    let mut salt = vec![0; length];
    getrandom::fill(&mut salt)?;
    Ok(salt)
}

/// What a worker tells.
enum Report {
    /// Results of a chunk, in counter order.
    Found { worker: usize, chunk: u64, found: Vec<Found> },
    /// A chunk is complete.
    Chunk { worker: usize, chunk: u64, scanned: u64 },
    /// A worker stopped because of a fault.
    Fault { worker: usize, fault: Fault },
}

impl Run {
    /// Checks that the run can start.
    ///
    /// # Errors
    ///
    /// If the threads, the salt or the range do not fit the template.
    pub fn check(&self) -> core::result::Result<(), RunError> {
        let template = self.job.template();
        let (given, expected) = (self.base_salt.len(), template.salt_length());
        if self.threads == 0 {
            return Err(RunError::NoThreads);
        }
        if given != expected {
            return Err(RunError::SaltLength { given, expected });
        }
        let most = if expected == 1 { 1 << 8 } else { 1 << 16 };
        if expected > 0 && self.threads > most {
            return Err(RunError::SaltTooShort { length: expected, threads: self.threads, most });
        }
        let (start, max, width) = (self.start, template.counter().max(), template.counter().width);
        let last = match self.count {
            Some(0) => return Err(RunError::EmptyRange),
            Some(count) => u128::from(start) + u128::from(count) - 1,
            None => u128::from(max.max(start)),
        };
        if last > u128::from(max) {
            return Err(RunError::PastTheEnd { start, last, width, max });
        }
        Ok(())
    }

    /// The last counter.
    fn last(&self) -> u64 {
        self.count.map_or(self.job.template().counter().max(), |count| self.start + (count - 1))
    }

    fn salted(&self) -> bool {
        !self.base_salt.is_empty()
    }

    /// The salt of a worker: its number, little-endian, over the first two bytes.
    fn salt(&self, worker: usize) -> Vec<u8> {
        let mut salt = self.base_salt.clone();
        for (byte, number) in salt.iter_mut().zip((worker as u16).to_le_bytes()) {
            *byte = number;
        }
        salt
    }

    /// Runs until the range is complete, the time is over, the results are enough, a signal comes, or something
    /// computes wrong. The observer gets every event, in order.
    ///
    /// # Errors
    ///
    /// If the observer fails: its error; the workers have been stopped.
    pub fn execute<O: Observer>(
        &self,
        stop: &Stop,
        observer: &mut O,
    ) -> core::result::Result<Ending, O::Error> {
        observer.event(&self.startup())?;
        let job = &self.job;
        let tested = selftest::search_kernel(job.backend(), job.algorithm(), job.variant());
        if let Some(failure) = tested.failure {
            observer.event(&Event::InternalError { worker: 0, msg: format!("selftest: {failure}") })?;
            Collector::new(self, stop, observer).shutdown()?;
            return Ok(Ending::Faulty);
        }
        let shared = AtomicU64::new(0);
        let (sender, receiver) = bounded(4 * self.threads);
        thread::scope(|scope| {
            for worker in 0..self.threads {
                let (sender, shared) = (sender.clone(), &shared);
                scope.spawn(move || self.work(worker, shared, stop, &sender));
            }
            drop(sender);
            let mut collector = Collector::new(self, stop, observer);
            let outcome = collector.collect(&receiver);
            stop.request();
            // Workers that wait to send must not wait for ever.
            drop(receiver);
            outcome
        })
    }

    fn startup(&self) -> Event {
        let (job, template) = (&self.job, self.job.template());
        Event::Startup {
            workers: self.threads,
            algo: job.algorithm().to_string(),
            message: template.text().to_owned(),
            prefix: String::from_utf8_lossy(template.prefix()).into_owned(),
            base_salt_hex: self.base_salt.clone(),
            backend: job.backend().isa().name(),
            kernel: job.variant().name(),
            variant: job.variant().parts(),
            version: env!("CARGO_PKG_VERSION"),
        }
    }

    /// A worker's life: chunk after chunk, until there is none or it is told to stop.
    fn work(&self, worker: usize, shared: &AtomicU64, stop: &Stop, sender: &Sender<Report>) {
        let Ok(mut searcher) = Searcher::new(&self.job, &self.salt(worker)) else {
            unreachable!("the salt's length was checked");
        };
        searcher.set_drill(self.drill);
        let mut own = 0;
        while !stop.requested() {
            let chunk = if self.salted() { own } else { shared.fetch_add(1, Ordering::Relaxed) };
            own += 1;
            let Some([first, last]) = self.chunk(chunk) else { return };
            let mut batch = Vec::new();
            let scanned = searcher.scan(first, last, &mut |found| {
                batch.push(found);
                if batch.len() == BATCH {
                    let found = core::mem::take(&mut batch);
                    // If nobody listens any more, the run is over.
                    let _ = sender.send(Report::Found { worker, chunk, found });
                }
            });
            let reports = [
                Report::Found { worker, chunk, found: batch },
                match scanned {
                    Ok(()) => Report::Chunk { worker, chunk, scanned: last - first + 1 },
                    Err(fault) => Report::Fault { worker, fault },
                },
            ];
            let faulty = matches!(reports[1], Report::Fault { .. });
            for report in reports {
                if sender.send(report).is_err() {
                    return;
                }
            }
            if faulty {
                return;
            }
        }
    }

    /// The counters of a chunk; none past the end of the range.
    fn chunk(&self, chunk: u64) -> Option<[u64; 2]> {
        let first = chunk.checked_mul(CHUNK).and_then(|offset| self.start.checked_add(offset))?;
        let last = self.last().min(first.saturating_add(CHUNK - 1));
        (first <= last).then_some([first, last])
    }
}

/// The results of a chunk that wait for those before it.
#[derive(Default)]
struct Waiting {
    found: Vec<(usize, Found)>,
    complete: bool,
}

/// The main thread: turns reports into events.
struct Collector<'a, O> {
    run: &'a Run,
    stop: &'a Stop,
    observer: &'a mut O,
    began: Instant,
    totals: Vec<u64>,
    progress_at: Instant,
    stats_at: Instant,
    stats_totals: Vec<u64>,
    best: Option<Vec<u8>>,
    reported: u64,
    /// Without a salt: the next chunk to report, and later ones that came early.
    next_chunk: u64,
    early: BTreeMap<u64, Waiting>,
}

impl<'a, O: Observer> Collector<'a, O> {
    fn new(run: &'a Run, stop: &'a Stop, observer: &'a mut O) -> Self {
        let (began, totals) = (Instant::now(), vec![0; run.threads]);
        Self {
            run,
            stop,
            observer,
            began,
            progress_at: began,
            stats_at: began,
            stats_totals: totals.clone(),
            totals,
            best: None,
            reported: 0,
            next_chunk: 0,
            early: BTreeMap::new(),
        }
    }

    /// Until every worker has hung up.
    fn collect(&mut self, receiver: &Receiver<Report>) -> core::result::Result<Ending, O::Error> {
        let mut faulty = false;
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(Report::Found { worker, chunk, found }) => self.found(worker, chunk, found)?,
                Ok(Report::Chunk { worker, chunk, scanned }) => {
                    self.totals[worker] += scanned;
                    self.complete(chunk)?;
                }
                Ok(Report::Fault { worker, fault }) => {
                    faulty = true;
                    self.stop.request();
                    self.observer.event(&fault_event(worker, &fault))?;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.run.duration.is_some_and(|duration| self.began.elapsed() >= duration) {
                self.stop.request();
            }
            if self.progress_at.elapsed() >= TICK {
                self.progress();
            }
            if self.stats_at.elapsed() >= self.run.stats_interval {
                self.stats()?;
            }
        }
        self.stats()?;
        self.shutdown()?;
        Ok(match (faulty, self.stop.signalled()) {
            (true, _) => Ending::Faulty,
            (_, true) => Ending::Interrupted,
            _ => Ending::Done,
        })
    }

    fn found(&mut self, worker: usize, chunk: u64, found: Vec<Found>) -> core::result::Result<(), O::Error> {
        if self.run.salted() || chunk == self.next_chunk {
            return found.into_iter().try_for_each(|found| self.result(worker, found));
        }
        let waiting = self.early.entry(chunk).or_default();
        waiting.found.extend(found.into_iter().map(|found| (worker, found)));
        Ok(())
    }

    /// Notes that a chunk is complete, and reports what waited for it.
    fn complete(&mut self, chunk: u64) -> core::result::Result<(), O::Error> {
        if self.run.salted() {
            return Ok(());
        }
        self.early.entry(chunk).or_default().complete = true;
        while let Some(waiting) = self.early.get_mut(&self.next_chunk) {
            let complete = waiting.complete;
            for (worker, found) in core::mem::take(&mut waiting.found) {
                self.result(worker, found)?;
            }
            if !complete {
                break;
            }
            self.early.remove(&self.next_chunk);
            self.next_chunk += 1;
        }
        Ok(())
    }

    fn result(&mut self, worker: usize, found: Found) -> core::result::Result<(), O::Error> {
        if self.run.hits.is_some_and(|hits| self.reported >= hits) {
            return Ok(());
        }
        let objective = self.run.job.objective();
        let least = self.best.as_ref().is_none_or(|best| objective.less(&found.digest, best));
        let running_minimum = objective.goal == Goal::Min;
        if running_minimum && !least {
            return Ok(());
        }
        if least {
            self.best = Some(found.digest.clone());
        }
        let result =
            Result { input_hex: found.message, hash_hex: found.digest, worker, counter: found.counter };
        self.observer.event(&if running_minimum { Event::Best(result) } else { Event::Hit(result) })?;
        self.reported += 1;
        if self.run.hits == Some(self.reported) {
            self.stop.request();
        }
        Ok(())
    }

    fn progress(&mut self) {
        self.progress_at = Instant::now();
        let spaces = if self.run.salted() { self.run.threads as u64 } else { 1 };
        self.observer.progress(&Progress {
            total: self.totals.iter().sum(),
            expected: self.run.count.map(|count| count.saturating_mul(spaces)),
            elapsed: self.began.elapsed(),
            best: self.best.as_deref(),
        });
    }

    fn stats(&mut self) -> core::result::Result<(), O::Error> {
        let seconds = self.stats_at.elapsed().as_secs_f64();
        for worker in 0..self.run.threads {
            let total = self.totals[worker];
            let rate = per_second(total - self.stats_totals[worker], seconds);
            self.observer.event(&Event::Stats { worker, total, rate })?;
        }
        self.stats_totals.clone_from(&self.totals);
        self.stats_at = Instant::now();
        Ok(())
    }

    fn shutdown(&mut self) -> core::result::Result<(), O::Error> {
        let (total, seconds) = (self.totals.iter().sum(), self.began.elapsed().as_secs_f64());
        let (rate, best_hash_hex) = (per_second(total, seconds), self.best.as_ref().map(hex::encode));
        self.observer.event(&Event::Shutdown { total, seconds, rate, best_hash_hex })
    }
}

fn per_second(count: u64, seconds: f64) -> u64 {
    if seconds > 0.0 { (count as f64 / seconds) as u64 } else { 0 }
}

fn fault_event(worker: usize, fault: &Fault) -> Event {
    match fault {
        Fault::Canary { expected, got, .. } => Event::CanaryFail {
            worker,
            expected: expected.clone(),
            got: got.clone(),
            msg: "HARDWARE_ERROR_CANARY_FAIL",
        },
        Fault::Disagreement { .. } => Event::InternalError { worker, msg: fault.to_string() },
    }
}
