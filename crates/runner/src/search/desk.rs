//! A run whose counters are scanned elsewhere, by other processes or by the machines of a cluster.
//!
//! A desk hands parts of the range out, and takes back what was found in them, in any order. A part
//! that was lost goes to somebody else. To the [collector](super::collector) it is a worker like
//! any other, so what is shown, in which order, what the ledger gets and when it is written are
//! those of any run: the ledger does not depend on who scanned what, or on how often a part was
//! lost.
//!
//! Nothing is believed: every result is hashed again here, by the scalar path, and the running
//! minima of a part are minima that begin at its first counter.

use super::book::Book;
use super::collector::Collector;
use super::run::{Ending, Failure, Observer, Report, Run};
use super::schedule::Schedule;
use crate::ledger::{self, Ledger, Piece, fault_of};
use crate::stop::Stop;
use core::ops::Range;
use hashweave::search::{Audit, Found};
use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use thiserror::Error;

/// Blocks that are hashed for a chunk: parts are cut at multiples of its counters, which all
/// kernels like.
const CHUNK: u64 = 1 << 18;

/// Chunks of a part at most.
const MOST: u64 = 1 << 44;

/// Reports that wait for the one who collects.
const WAITING: usize = 4096;

/// The results that were returned for a part cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("of the counters from {} to {}: {what}", .part.first, .part.last)]
pub struct Wrong {
    /// The part.
    pub part: Piece,
    /// The fault.
    pub what: String,
}

/// Hands out the counters of a run in parts. It is shared by the threads that take parts and the
/// one that [collects](Self::collect) the results.
#[derive(Debug)]
pub struct Desk {
    run: Run,
    schedule: Schedule,
    stop: Stop,
    state: Mutex<State>,
    /// For the one who collects.
    back: Mutex<Option<(Receiver<Report>, Option<Ledger>)>>,
}

#[derive(Debug)]
struct State {
    /// The first chunk that nobody has had.
    next: u64,
    /// Parts that were lost, the first of them first: results wait for them.
    lost: VecDeque<Range<u64>>,
    /// Parts that are out, by their first counters.
    out: BTreeMap<u64, Range<u64>>,
    /// Parts that are being reported.
    reporting: usize,
    /// None when nothing is taken back any more.
    sender: Option<SyncSender<Report>>,
}

impl Desk {
    /// A desk for a run with one worker, which represents all of them. It hands out the gaps of the
    /// ledger, or the whole range.
    ///
    /// # Errors
    ///
    /// If the ledger cannot be read.
    pub fn new(run: Run, ledger: Option<Ledger>, stop: &Stop) -> Result<Self, ledger::Error> {
        let size = run.job.counters_of(CHUNK).max(run.job.granule());
        let schedule = match &ledger {
            Some(ledger) => Schedule::of_gaps(ledger, &run.salt(0), run.range(), size)?,
            None => Schedule::of_whole(run.range(), size),
        };
        let (sender, receiver) = sync_channel(WAITING);
        let sender = schedule.chunk(0).map(|_| sender);
        let state = State { next: 0, lost: VecDeque::new(), out: BTreeMap::new(), reporting: 0, sender };
        Ok(Self {
            run,
            schedule,
            stop: stop.clone(),
            state: Mutex::new(state),
            back: Mutex::new(Some((receiver, ledger))),
        })
    }

    /// The run.
    #[must_use]
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Returns a part of about `counters` counters, to be scanned with the [salt](Run::salt) of
    /// worker 0 and without knowledge of earlier results; `None` if there is none at the moment, or
    /// if the run must stop.
    #[must_use]
    pub fn take(&self, counters: u64) -> Option<Piece> {
        if self.stop.requested() {
            return None;
        }
        let mut state = lock(&self.state);
        let chunks = match state.lost.pop_front() {
            Some(chunks) => chunks,
            None => {
                let end = state.next.saturating_add((counters / self.schedule.size()).clamp(1, MOST));
                // A part ends where a scan does.
                let (chunks, _) = self.schedule.stints(state.next..end).into_iter().next()?;
                state.next = chunks.end;
                chunks
            }
        };
        let part = self.part(&chunks);
        state.out.insert(part.first, chunks);
        Some(part)
    }

    /// The counters of chunks of one scan.
    fn part(&self, chunks: &Range<u64>) -> Piece {
        match self.schedule.span(chunks.clone()) {
            Some(chunk) => chunk.range,
            None => unreachable!("they were taken from the schedule"),
        }
    }

    /// Takes all results of the part that begins at a counter, in the order of their counters.
    /// Returns whether they were needed: the part may have been reported as lost and scanned by
    /// another worker in the meantime.
    ///
    /// # Errors
    ///
    /// If the results are wrong. The part is then handed out again.
    pub fn done(&self, first: u64, found: Vec<Found>) -> Result<bool, Wrong> {
        let chunks = {
            let mut state = lock(&self.state);
            let Some(chunks) = state.out.remove(&first) else { return Ok(false) };
            state.reporting += 1;
            chunks
        };
        let part = self.part(&chunks);
        if let Some(what) = self.fault(part, &found) {
            self.put_back(chunks);
            lock(&self.state).reporting -= 1;
            return Err(Wrong { part, what });
        }
        // In a statement of its own, so that the lock is not held while this waits for the
        // collector: another thread can close the desk meanwhile.
        let sender = lock(&self.state).sender.clone();
        if let Some(sender) = sender {
            let (worker, scanned) = (0, part.last - part.first + 1);
            // If nobody listens any more, the run is over. Everything that is complete has been
            // looked at, so whose word vouches for it does not matter.
            let _ = sender.send(Report::Found { worker, chunk: chunks.start, found });
            let _ = sender.send(Report::Complete { worker, chunks, scanned, audit: Audit::default() });
            let _ = sender.send(Report::Vouched { worker });
        }
        let mut state = lock(&self.state);
        state.reporting -= 1;
        if state.reporting == 0
            && state.out.is_empty()
            && state.lost.is_empty()
            && self.schedule.chunk(state.next).is_none()
        {
            state.sender = None;
        }
        Ok(true)
    }

    /// Reports that the part that begins at a counter was lost, so that another worker gets it.
    pub fn lost(&self, first: u64) {
        let chunks = lock(&self.state).out.remove(&first);
        if let Some(chunks) = chunks {
            self.put_back(chunks);
        }
    }

    fn put_back(&self, chunks: Range<u64>) {
        let mut state = lock(&self.state);
        let place = state.lost.partition_point(|lost| lost.start < chunks.start);
        state.lost.insert(place, chunks);
    }

    /// Ends the run: no parts are handed out or taken back any more.
    pub fn close(&self) {
        if lock(&self.state).sender.take().is_some() {
            self.stop.request();
        }
    }

    /// Whether all parts have come back, or the run must stop.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stop.requested() || lock(&self.state).sender.is_none()
    }

    /// Reports the results and records them in the ledger, until the run is complete or
    /// [closed](Self::close). One thread may call this, once; for others it returns at once.
    ///
    /// # Errors
    ///
    /// As for [`Run::execute_with`].
    pub fn collect<O: Observer>(&self, observer: &mut O) -> Result<Ending, Failure<O::Error>> {
        let Some((receiver, ledger)) = lock(&self.back).take() else { return Ok(Ending::Done) };
        let schedules = std::slice::from_ref(&self.schedule);
        let book = ledger.map(|ledger| Book::new(&self.run, ledger));
        observer.event(&self.run.startup()).map_err(Failure::Observer)?;
        let mut collector = Collector::new(&self.run, schedules, book, &self.stop, observer, Instant::now());
        let outcome = collector.begin().and_then(|()| collector.collect(&receiver));
        self.stop.request();
        outcome
    }

    /// The first contradiction in the results of a part; `None` if they can be right.
    fn fault(&self, part: Piece, found: &[Found]) -> Option<String> {
        let objective = self.run.job.objective();
        let (job, salt, running) = (&self.run.job, self.run.salt(0), objective.goal.is_best_so_far());
        if running && found.first().map(|found| found.counter) != Some(part.first) {
            return Some("the first minimum is not that of the first counter".to_owned());
        }
        let (mut next, mut best) = (Some(part.first), None);
        for found in found {
            let at = found.counter;
            let of = |fault: &str| Some(format!("the result at counter {at} {fault}"));
            if next.is_none_or(|next| at < next) || at > part.last {
                return of("is not in its place");
            }
            if let Some(fault) = fault_of(job, &salt, found) {
                return of(fault);
            }
            if running && !objective.accepts(&found.digest, best) {
                return of("is not a minimum");
            }
            (next, best) = (at.checked_add(1), Some(&found.digest[..]));
        }
        None
    }
}

/// A lock, whoever panicked with it: the state is whole between any two statements.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
