//! The main thread's side of a run: turns the workers' reports into events, in the order in which they may be shown.

use super::event::{Event, Finding};
use super::{Ending, Observer, Progress, Report, Run};
use crate::stop::Stop;
use crossbeam_channel::{Receiver, RecvTimeoutError};
use hashweave::search::{Audit, Found, Goal};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often the main thread looks at the clock.
const TICK: Duration = Duration::from_millis(50);

/// Between two `stats` records that are closer, chunks are too coarse to give a rate.
const SHORT: Duration = Duration::from_millis(500);

/// The results of a chunk that wait for those before it.
#[derive(Default)]
struct Waiting {
    found: Vec<(usize, Found)>,
    complete: bool,
}

/// Hashes of a worker when its last chunk was complete.
#[derive(Clone, Copy)]
struct Count {
    total: u64,
    at: Instant,
}

/// The main thread: turns reports into events.
pub(super) struct Collector<'a, O> {
    run: &'a Run,
    stop: &'a Stop,
    observer: &'a mut O,
    began: Instant,
    counts: Vec<Count>,
    audits: Vec<Audit>,
    progress_at: Instant,
    stats_at: Instant,
    /// The counts of the last `stats` records.
    stats: Vec<Count>,
    best: Option<Vec<u8>>,
    reported: u64,
    /// Without a salt: the next chunk to report, and later ones that came early.
    next_chunk: u64,
    early: BTreeMap<u64, Waiting>,
}

impl<'a, O: Observer> Collector<'a, O> {
    pub(super) fn new(run: &'a Run, stop: &'a Stop, observer: &'a mut O, began: Instant) -> Self {
        let counts = vec![Count { total: 0, at: began }; run.threads];
        Self {
            run,
            stop,
            observer,
            began,
            progress_at: began,
            stats_at: began,
            stats: counts.clone(),
            counts,
            audits: vec![Audit::default(); run.threads],
            best: None,
            reported: 0,
            next_chunk: 0,
            early: BTreeMap::new(),
        }
    }

    /// Until every worker has hung up.
    pub(super) fn collect(&mut self, receiver: &Receiver<Report>) -> Result<Ending, O::Error> {
        let mut faulty = false;
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(Report::Found { worker, chunk, found }) => self.found(worker, chunk, found)?,
                Ok(Report::Chunk { worker, chunk, scanned, audit }) => {
                    self.audits[worker] = audit;
                    self.counts[worker].total += scanned;
                    self.counts[worker].at = Instant::now();
                    self.complete(chunk)?;
                }
                Ok(Report::Fault { worker, fault }) => {
                    faulty = true;
                    self.stop.request();
                    self.observer.event(&Event::fault(worker, &fault))?;
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
        if faulty {
            // The chunk of the fault stays incomplete; what others found behind it is right all the same.
            for (_, waiting) in core::mem::take(&mut self.early) {
                for (worker, found) in waiting.found {
                    self.result(worker, found)?;
                }
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

    fn found(&mut self, worker: usize, chunk: u64, found: Vec<Found>) -> Result<(), O::Error> {
        if self.run.salted() || chunk == self.next_chunk {
            return found.into_iter().try_for_each(|found| self.result(worker, found));
        }
        let waiting = self.early.entry(chunk).or_default();
        waiting.found.extend(found.into_iter().map(|found| (worker, found)));
        Ok(())
    }

    /// Notes that a chunk is complete, and reports what waited for it.
    fn complete(&mut self, chunk: u64) -> Result<(), O::Error> {
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

    fn result(&mut self, worker: usize, found: Found) -> Result<(), O::Error> {
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
        let result = Finding::new(self.run.job.algorithm(), worker, found);
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
            total: self.total(),
            duration: self.run.duration,
            expected: self.run.count.map(|count| count.saturating_mul(spaces)),
            elapsed: self.began.elapsed(),
            best: self.best.as_deref(),
        });
    }

    /// The rate is that between two complete chunks, or since the start where there was none since the last record.
    fn stats(&mut self) -> Result<(), O::Error> {
        for worker in 0..self.run.threads {
            let Count { total, at } = self.counts[worker];
            let mut since = self.stats[worker];
            if at - since.at < SHORT {
                since = Count { total: 0, at: self.began };
            }
            let rate = per_second(total - since.total, (at - since.at).as_secs_f64());
            let audit = self.audits[worker].into();
            self.observer.event(&Event::Stats { worker, total, rate, audit })?;
        }
        self.stats.clone_from(&self.counts);
        self.stats_at = Instant::now();
        Ok(())
    }

    /// What is left to say when the kernel fails its test.
    pub(super) fn failed_selftest(&mut self, failure: &str) -> Result<(), O::Error> {
        self.observer.event(&Event::InternalError { worker: 0, msg: format!("selftest: {failure}") })?;
        self.shutdown()
    }

    fn total(&self) -> u64 {
        self.counts.iter().map(|count| count.total).sum()
    }

    fn shutdown(&mut self) -> Result<(), O::Error> {
        let total = self.total();
        let seconds = self.began.elapsed().as_micros() as f64 / 1e6;
        let (rate, best_hash_hex) = (per_second(total, seconds), self.best.as_ref().map(hex::encode));
        let audit = self.audits.iter().fold(Audit::default(), |sum, audit| sum.and(*audit)).into();
        self.observer.event(&Event::Shutdown { total, seconds, rate, best_hash_hex, audit })
    }
}

fn per_second(count: u64, seconds: f64) -> u64 {
    if seconds > 0.0 { (count as f64 / seconds) as u64 } else { 0 }
}
