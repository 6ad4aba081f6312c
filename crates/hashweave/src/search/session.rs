//! The session of a search: puts the results of all workers in order, keeps count, and makes the
//! records. It has no clock, threads, or output; those are the caller's.

use super::{Audit, Event, Found, Objective};
use core::ops::Range;
use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};

/// If two `stats` records are closer, chunks are too coarse to give a rate.
const SHORT: Duration = Duration::from_millis(500);

/// The results of chunks that wait for the chunks before them.
#[derive(Clone, Debug, Default)]
struct Waiting {
    found: VecDeque<(usize, Found)>,
    /// The chunk after them, once they are complete.
    end: Option<u64>,
}

/// How far the results of a space have been shown.
#[derive(Clone, Debug, Default)]
struct Space {
    /// The next chunk to show.
    next: u64,
    /// The results of this chunk and of later ones.
    early: BTreeMap<u64, Waiting>,
    /// The counter of the last result that was shown or passed over.
    last: Option<u64>,
}

/// The hashes of a worker when its last chunk was complete.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    total: u64,
    at: Duration,
}

/// The next thing to show of a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A result to show, and the worker that found it.
    Result(usize, Found),
    /// All chunks before this one are complete and shown.
    Passed(u64),
}

/// A search in progress, as seen by whoever collects what its workers report.
///
/// The counters of a space are divided into chunks, which are numbered from 0 in the order of the
/// counters. Workers report results and complete chunks in any order, and [`turn`](Self::turn) says
/// what may be shown: in counter order, only minima if the objective is the minimum, and no more
/// than were wanted. Times are counted from the start of the search.
///
/// ```
/// use core::time::Duration;
/// use hashweave::search::{Found, Goal, Objective, Session, Turn};
///
/// let objective = Objective { goal: Goal::ZeroBits(0), range: None };
/// let mut session = Session::new(objective, Some(2), 2, 1);
/// let found = |counter| Found { counter, message: vec![], digest: vec![0; 32] };
/// let second = Duration::from_secs(1);
///
/// // Worker 1 has finished chunk 1 before worker 0 has finished chunk 0.
/// session.found(1, 0, 1, vec![found(17)]);
/// session.complete(1, 0, 1..2, 16, second);
/// assert_eq!(session.turn(0), None);
/// session.found(0, 0, 0, vec![found(3)]);
/// session.complete(0, 0, 0..1, 16, second);
/// assert_eq!(session.turn(0), Some(Turn::Result(0, found(3))));
/// assert_eq!(session.turn(0), Some(Turn::Passed(1)));
/// assert_eq!(session.turn(0), Some(Turn::Result(1, found(17))));
/// assert!(session.enough());
/// assert_eq!(session.total(), 32);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    objective: Objective,
    /// The number of results after which there are enough.
    hits: Option<u64>,
    spaces: Vec<Space>,
    counts: Vec<Count>,
    /// The counts of the last `stats` records.
    stats: Vec<Count>,
    audits: Vec<Audit>,
    best: Option<Vec<u8>>,
    reported: u64,
}

impl Session {
    /// Makes the session of a search that ends after `hits` results, if that is given.
    #[must_use]
    pub fn new(objective: Objective, hits: Option<u64>, workers: usize, spaces: usize) -> Self {
        Self {
            objective,
            hits,
            spaces: vec![Space::default(); spaces],
            counts: vec![Count::default(); workers],
            stats: vec![Count::default(); workers],
            audits: vec![Audit::default(); workers],
            best: None,
            reported: 0,
        }
    }

    /// Continues a search of which `reported` results have been shown, the least with the digest
    /// `best`.
    pub fn resume(&mut self, best: Option<Vec<u8>>, reported: u64) {
        (self.best, self.reported) = (best, reported);
    }

    /// Takes results of a chunk, in counter order. The chunk need not be complete.
    pub fn found(&mut self, worker: usize, space: usize, chunk: u64, found: Vec<Found>) {
        if !found.is_empty() {
            let waiting = self.spaces[space].early.entry(chunk).or_default();
            waiting.found.extend(found.into_iter().map(|found| (worker, found)));
        }
    }

    /// Notes that a worker has completed chunks that follow each other, and how many counters they
    /// had.
    pub fn complete(&mut self, worker: usize, space: usize, chunks: Range<u64>, scanned: u64, at: Duration) {
        let total = self.counts[worker].total.saturating_add(scanned);
        self.counts[worker] = Count { total, at };
        self.spaces[space].early.entry(chunks.start).or_default().end = Some(chunks.end);
    }

    /// Sets the audit of all chunks of a worker.
    pub fn set_audit(&mut self, worker: usize, audit: Audit) {
        self.audits[worker] = audit;
    }

    /// Returns what comes next in a space, if that is known: call it after every report until there
    /// is nothing. Of a chunk in which there were enough results, what came after them is left for
    /// a search that continues this one.
    pub fn turn(&mut self, space: usize) -> Option<Turn> {
        loop {
            let enough = self.enough();
            let Space { next, early, last } = &mut self.spaces[space];
            let waiting = early.get_mut(next)?;
            if let Some((worker, found)) = waiting.found.pop_front() {
                if !enough {
                    *last = Some(found.counter);
                }
                match self.judge(found) {
                    Some(found) => return Some(Turn::Result(worker, found)),
                    None => continue,
                }
            }
            let end = waiting.end.filter(|_| !enough)?;
            early.remove(next);
            *next = end;
            return Some(Turn::Passed(end));
        }
    }

    /// Returns a result if it is to be shown: there are not enough yet, and it is a minimum if only
    /// minima are wanted.
    pub fn judge(&mut self, found: Found) -> Option<Found> {
        if self.enough() {
            return None;
        }
        let is_least = self.best.as_ref().is_none_or(|best| self.objective.less(&found.digest, best));
        if self.objective.goal.is_best_so_far() && !is_least {
            return None;
        }
        if is_least {
            self.best = Some(found.digest.clone());
        }
        self.reported += 1;
        Some(found)
    }

    /// Returns the results that waited for a chunk that will never be complete because of a fault.
    /// They are right all the same.
    pub fn release(&mut self) -> Vec<(usize, Found)> {
        let early: Vec<_> = self.spaces.iter_mut().map(|space| core::mem::take(&mut space.early)).collect();
        let found = early.into_iter().flat_map(BTreeMap::into_values).flat_map(|waiting| waiting.found);
        found.filter_map(|(worker, found)| Some((worker, self.judge(found)?))).collect()
    }

    /// Whether as many results have been shown as were wanted.
    #[must_use]
    pub fn enough(&self) -> bool {
        self.hits.is_some_and(|hits| self.reported >= hits)
    }

    /// Returns the number of results that have been shown.
    #[must_use]
    pub fn reported(&self) -> u64 {
        self.reported
    }

    /// Returns the least digest that has been shown.
    #[must_use]
    pub fn best(&self) -> Option<&[u8]> {
        self.best.as_deref()
    }

    /// Returns the next chunk of a space to be shown: all before it are complete.
    #[must_use]
    pub fn next_chunk(&self, space: usize) -> u64 {
        self.spaces[space].next
    }

    /// Returns the counter of the last result of a space that was shown or passed over.
    #[must_use]
    pub fn last_counter(&self, space: usize) -> Option<u64> {
        self.spaces[space].last
    }

    /// Returns the hashes of all complete chunks.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.totals().fold(0, u64::saturating_add)
    }

    /// Returns the hashes of each worker's complete chunks.
    pub fn totals(&self) -> impl Iterator<Item = u64> {
        self.counts.iter().map(|count| count.total)
    }

    /// Makes a `stats` record of every worker. The rate is that between two complete chunks, or the
    /// one since the start if no chunk has been completed since the last record.
    pub fn stats(&mut self) -> Vec<Event> {
        let pairs = self.counts.iter().zip(&self.stats).zip(&self.audits).enumerate();
        let record = |(worker, ((count, before), audit)): (usize, ((&Count, &Count), &Audit))| {
            let is_short = count.at.saturating_sub(before.at) < SHORT;
            let since = if is_short { Count::default() } else { *before };
            let rate = per_second(count.total - since.total, (count.at - since.at).as_secs_f64());
            Event::Stats { worker, total: count.total, rate, audit: (*audit).into() }
        };
        let records = pairs.map(record).collect();
        self.stats.clone_from(&self.counts);
        records
    }

    /// Makes the `shutdown` record of a search that has taken this time.
    #[must_use]
    pub fn shutdown(&self, took: Duration) -> Event {
        let total = self.total();
        // The rate is that of the time as it is printed.
        let seconds = took.as_micros() as f64 / 1e6;
        let audit = self.audits.iter().fold(Audit::default(), |sum, audit| sum.and(*audit)).into();
        Event::Shutdown {
            total,
            seconds,
            rate: per_second(total, seconds),
            best_hash_hex: self.best.as_ref().map(hex::encode),
            audit,
        }
    }
}

fn per_second(count: u64, seconds: f64) -> u64 {
    if seconds > 0.0 { (count as f64 / seconds) as u64 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Goal;

    fn session(goal: Goal, hits: Option<u64>) -> Session {
        Session::new(Objective { goal, range: None }, hits, 2, 1)
    }

    fn found(counter: u64, digest: u8) -> Found {
        Found { counter, message: Vec::new(), digest: vec![digest; 32] }
    }

    /// The counters of the results whose turn it is.
    fn shown(session: &mut Session) -> Vec<u64> {
        let turns = core::iter::from_fn(|| session.turn(0));
        let result = |turn| if let Turn::Result(_, found) = turn { Some(found.counter) } else { None };
        turns.filter_map(result).collect()
    }

    #[test]
    fn results_are_in_counter_order_whoever_is_first() {
        let mut session = session(Goal::ZeroBits(0), None);
        session.found(1, 0, 1, vec![found(17, 0), found(18, 0)]);
        session.complete(1, 0, 1..3, 32, SHORT);
        assert_eq!(shown(&mut session), []);
        session.found(0, 0, 0, vec![found(3, 0)]);
        assert_eq!(shown(&mut session), [3], "the chunk before all others need not be complete");
        session.found(0, 0, 0, vec![found(5, 0)]);
        session.complete(0, 0, 0..1, 16, SHORT);
        assert_eq!(shown(&mut session), [5, 17, 18]);
        assert_eq!((session.next_chunk(0), session.last_counter(0)), (3, Some(18)));
    }

    #[test]
    fn only_minima_are_shown_where_the_least_is_wanted() {
        let mut session = session(Goal::Min, None);
        session.resume(Some(vec![9; 32]), 4);
        session.found(0, 0, 0, vec![found(0, 9), found(1, 7), found(2, 8), found(3, 2)]);
        assert_eq!(shown(&mut session), [1, 3]);
        assert_eq!((session.reported(), session.best()), (6, Some(&[2; 32][..])));
    }

    /// A search that continues this one begins behind the last result that was shown.
    #[test]
    fn no_more_than_enough_is_shown() {
        let mut session = session(Goal::ZeroBits(0), Some(2));
        session.found(0, 0, 0, vec![found(3, 0), found(5, 0), found(7, 0)]);
        session.complete(0, 0, 0..1, 16, SHORT);
        assert_eq!(shown(&mut session), [3, 5]);
        assert_eq!((session.next_chunk(0), session.last_counter(0)), (0, Some(5)));
        assert_eq!(session.release(), []);
    }

    #[test]
    fn a_fault_keeps_back_nothing_that_others_have_found() {
        let mut session = session(Goal::ZeroBits(0), None);
        session.found(1, 0, 1, vec![found(17, 0)]);
        session.found(1, 0, 2, vec![found(33, 0)]);
        assert_eq!(shown(&mut session), []);
        assert_eq!(session.release(), [(1, found(17, 0)), (1, found(33, 0))]);
    }

    #[test]
    fn rates_are_those_since_the_last_record_if_that_is_long_enough_ago() {
        let mut session = session(Goal::Min, None);
        let rate = |session: &mut Session| match session.stats()[..] {
            [Event::Stats { total, rate, .. }, _] => (total, rate),
            _ => unreachable!("there are two workers"),
        };
        assert_eq!(rate(&mut session), (0, 0));
        session.complete(0, 0, 0..1, 1000, Duration::from_secs(1));
        assert_eq!(rate(&mut session), (1000, 1000));
        session.complete(0, 0, 1..2, 3000, Duration::from_secs(2));
        assert_eq!(rate(&mut session), (4000, 3000));
        assert_eq!(rate(&mut session), (4000, 2000), "no chunk since then: the rate since the start");
        session.complete(0, 0, 2..3, 200, Duration::from_millis(2100));
        assert_eq!(rate(&mut session), (4200, 2000), "a tenth of a second is too short");
        let Event::Shutdown { total, seconds, rate, .. } = session.shutdown(Duration::from_secs(4)) else {
            unreachable!("that is its record");
        };
        assert_eq!((total, seconds, rate), (4200, 4.0, 1050));
    }
}
