//! A worker's life: chunks, until there are none or it is told to stop; then a last canary.
//!
//! A thread of this machine takes one chunk at a time. A device takes as many as make a launch, and
//! takes the next ones before it has done with them, so that its launches follow each other; a stop
//! waits for both.

use super::Run;
use super::cadence::Cadence;
use super::run::Report;
use super::schedule::{Chunk, Schedule};
use crate::cores;
use crate::ledger::Piece;
use crate::stop::Stop;
use core::ops::Range;
use devices::scanner::{DeviceScanner, ScanError};
use hashweave::search::{Scanner, Searcher};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::SyncSender;
use std::thread;
use std::time::Instant;

/// Results that a worker sends at once; more would let a search with very many hits fill the
/// memory.
const BATCH: usize = 4096;

/// Results that a worker finds between two canaries for the ledger: they wait in memory.
const MANY: usize = 1 << 16;

/// State shared by all workers.
pub(super) struct Shared<'a> {
    pub(super) stop: &'a Stop,
    pub(super) deadline: Option<Instant>,
    /// Whether there is a ledger.
    pub(super) keeps: bool,
    /// Without a salt: the next chunk that nobody has taken.
    pub(super) next_chunk: AtomicU64,
}

impl Shared<'_> {
    fn over(&self) -> bool {
        self.stop.requested() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
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

/// A worker's life, with its report if it ends by a fault.
pub(super) fn work(
    run: &Run,
    worker: usize,
    schedule: &Schedule,
    shared: &Shared<'_>,
    sender: &SyncSender<Report>,
) {
    let _stop_all = StopOnPanic(shared.stop);
    let salt = run.salt(worker);
    match run.devices.get(worker.wrapping_sub(run.threads)) {
        None => {
            let Ok(searcher) = Searcher::new(&run.job, &salt) else {
                unreachable!("the salt's length was checked");
            };
            Worker { run, worker, schedule, shared, sender, searcher, own: 0, taken: VecDeque::new() }.live();
        }
        Some(source) => match DeviceScanner::open(source, &run.job, &salt) {
            Ok(scanner) => {
                let Ok(searcher) = Searcher::with_scanner(&run.job, &salt, scanner) else {
                    unreachable!("the salt's length was checked");
                };
                Worker { run, worker, schedule, shared, sender, searcher, own: 0, taken: VecDeque::new() }
                    .live();
            }
            // If nobody listens any more, the run is over.
            Err(error) => drop(sender.send(failure(worker, error))),
        },
    }
}

/// The report of what ended a scan.
fn failure(worker: usize, error: ScanError) -> Report {
    match error {
        ScanError::Fault(fault) => Report::Fault { worker, core: cores::current(), fault },
        ScanError::Device(error) => Report::Failed { worker, error },
        ScanError::TooManyBlocks(_) | ScanError::Salt(_) => unreachable!("the run was checked"),
    }
}

/// A worker at work.
struct Worker<'a, S> {
    run: &'a Run,
    worker: usize,
    schedule: &'a Schedule,
    shared: &'a Shared<'a>,
    sender: &'a SyncSender<Report>,
    searcher: Searcher<S>,
    /// With a salt: the next chunk.
    own: u64,
    /// Chunks that are to be scanned by this worker.
    taken: VecDeque<(Range<u64>, Chunk)>,
}

impl<S: Scanner> Worker<'_, S>
where
    ScanError: From<S::Error>,
{
    /// For a ledger there are canaries in between, so that what is complete can be entered.
    fn live(mut self) {
        self.searcher.set_drill(self.run.drill);
        let mut vouching = self.shared.keeps.then(Cadence::of_commits);
        let (mut scan, mut results) = (None, 0);
        while let Some((numbers, chunk)) = self.next() {
            if scan.replace(chunk.scan) != Some(chunk.scan) {
                self.searcher.restart(self.schedule.scans[chunk.scan].seed.clone());
            }
            match self.scan(numbers, chunk.range) {
                Ok(found) => results += found,
                Err(Over) => return,
            }
            if vouching.as_mut().is_some_and(|cadence| cadence.due() || results >= MANY) {
                results = 0;
                if self.vouch().is_err() {
                    return;
                }
            }
        }
        // Whether somebody listens or not, the worker is done.
        let _ = self.vouch();
    }

    /// The next chunks of this worker, unless the run is over; what it has taken is scanned in any
    /// case.
    fn next(&mut self) -> Option<(Range<u64>, Chunk)> {
        let portion = self.searcher.portion();
        let chunks = portion.map_or(1, |portion| (portion / self.schedule.size()).max(1));
        let wanted = if portion.is_some() { 2 } else { 1 };
        while self.taken.len() < wanted && !self.shared.over() {
            let first = if self.run.salted() {
                self.own
            } else {
                self.shared.next_chunk.fetch_add(chunks, Ordering::Relaxed)
            };
            self.own += chunks;
            let stints = self.schedule.stints(first..first.saturating_add(chunks));
            if stints.is_empty() {
                break;
            }
            self.taken.extend(stints);
        }
        let next = self.taken.pop_front();
        if let (Some((_, chunk)), Some((_, after))) = (&next, self.taken.front())
            && after.scan == chunk.scan
        {
            self.searcher.expect(after.range.first, after.range.last);
        }
        next
    }

    /// Scans chunks and reports what is found, then that they are complete; how many results there
    /// were.
    fn scan(&mut self, chunks: Range<u64>, Piece { first, last }: Piece) -> Result<usize, Over> {
        let (worker, chunk, sender) = (self.worker, chunks.start, self.sender);
        let (mut batch, mut results) = (Vec::new(), 0);
        let scanned = self.searcher.scan(first, last, &mut |found| {
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
                let (scanned, audit) = (last - first + 1, self.searcher.audit());
                let complete = Report::Complete { worker, chunks, scanned, audit };
                sender.send(complete).map(|()| results).map_err(|_| Over)
            }
            Err(error) => {
                // As above.
                let _ = sender.send(failure(worker, error.into()));
                Err(Over)
            }
        }
    }

    /// Reports whether a known answer comes out right.
    fn vouch(&mut self) -> Result<(), Over> {
        let worker = self.worker;
        match self.searcher.finish() {
            Ok(()) => self.sender.send(Report::Vouched { worker }).map_err(|_| Over),
            Err(error) => {
                // If nobody listens any more, the run is over.
                let _ = self.sender.send(failure(worker, error.into()));
                Err(Over)
            }
        }
    }
}
