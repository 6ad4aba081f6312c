//! The main thread's side of a search: hands out chunks, and turns the workers' reports into
//! events, in the order in which they may be shown.

use crate::gpu;
use crate::options::Checked;
use crate::report::{Order, Report, line};
use crate::state::State;
use hashweave::search::{Audit, Event, Finding, Found, LARGEST_GRANULE};
use hashweave::selftest;
use serde::Serialize;
use std::collections::{BTreeMap, VecDeque};

/// Blocks that are hashed for a chunk: some 25 ms with SIMD.
const CHUNK: u64 = 1 << 17;

/// Between two `stats` records that are closer, chunks are too coarse to give a rate: seconds.
const SHORT: f64 = 0.5;

/// A result: who found it, its counter and its digest. Its message may be long, and is made when
/// the result is told.
#[derive(Clone, Debug)]
struct Brief {
    worker: usize,
    counter: u64,
    digest: Vec<u8>,
}

/// Output for the caller: records as lines, or a result.
#[derive(Debug)]
enum Told {
    Lines(String),
    Result(Brief),
}

/// The results of a chunk that wait for those before it.
#[derive(Debug, Default)]
struct Waiting {
    found: Vec<Brief>,
    /// How many chunks, of which this is the first, are complete: those of an order.
    complete: u64,
}

/// A space of counters, in chunks that begin at multiples of their size, where kernels that walk
/// spans can use all of them.
#[derive(Debug)]
struct Space {
    /// The range to scan; none if a search goes on that is complete here.
    range: Option<[u64; 2]>,
    /// The next chunk that nobody has been given.
    next_order: u64,
    /// The next chunk to show, and later ones that came early.
    next_shown: u64,
    early: BTreeMap<u64, Waiting>,
    /// The counter of the last result that was shown, or passed over.
    last_result: Option<u64>,
}

impl Space {
    fn new(range: Option<[u64; 2]>) -> Self {
        Self { range, next_order: 0, next_shown: 0, early: BTreeMap::new(), last_result: None }
    }

    /// So many chunks from one on, or those that there are before the end; none past it.
    fn chunks(&self, number: u64, count: u64, size: u64) -> Option<[u64; 2]> {
        let [first, last] = self.range?;
        let begin = (first / size).checked_add(number)?.checked_mul(size)?;
        let end = begin.saturating_add(count.saturating_mul(size) - 1);
        (begin <= last).then(|| [begin.max(first), last.min(end)])
    }

    /// The first counter that has not been shown; none at the end.
    fn next(&self, size: u64) -> Option<u64> {
        let (first, [_, last]) = (self.chunks(self.next_shown, 1, size)?[0], self.range?);
        let behind = self.last_result.map_or(Some(first), |counter| counter.checked_add(1))?;
        (behind <= last).then(|| behind.max(first))
    }
}

/// Hashes of a worker when its last chunk was complete.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    total: u64,
    at: f64,
}

/// How far a search is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Progress {
    /// Hashes by all workers, those of the search that this one goes on with included.
    pub total: u64,
    /// Hashes when the range is complete; none if a count was not given.
    pub expected: Option<u64>,
    /// Hashes of each worker.
    pub workers: Vec<u64>,
    /// Since the start.
    pub seconds: f64,
    /// The least digest reported.
    pub best_hash_hex: Option<String>,
    /// The odds that this number of hashes has a hit; none in a search for the least.
    pub odds: Option<f64>,
}

/// A search that is going on. Times are seconds since it began, pauses not counted.
#[derive(Debug)]
pub struct Search {
    checked: Checked,
    size: u64,
    spaces: Vec<Space>,
    counts: Vec<Count>,
    /// The counts of the last `stats` records.
    stats: Vec<Count>,
    audits: Vec<Audit>,
    best: Option<Vec<u8>>,
    reported: u64,
    faulty: bool,
    /// Output that has not been fetched yet.
    told: VecDeque<Told>,
    /// Hashes and seconds of the search that this one goes on with.
    before: (u64, f64),
}

impl Search {
    /// A search that has not begun.
    #[must_use]
    pub fn new(checked: Checked) -> Self {
        let size = match checked.device {
            None => checked.job.counters_of(CHUNK).max(checked.job.granule()),
            Some(_) => LARGEST_GRANULE,
        };
        let whole = checked.extent.range(&checked.job);
        let resumed = checked.resumed.as_ref();
        let space = |space| match resumed {
            None => Some(whole),
            Some(state) => state.next(space).map(|next| [next, whole[1]]),
        };
        let spaces: Vec<Space> = (0..checked.extent.spaces()).map(space).map(Space::new).collect();
        let scanned = |space: &Space| space.range.map_or_else(|| count(whole), |[next, _]| next - whole[0]);
        let before = spaces.iter().map(scanned).fold(0, u64::saturating_add);
        let seconds = resumed.map_or(0.0, |state| state.seconds);
        let threads = checked.extent.threads;
        Self {
            size,
            spaces,
            counts: vec![Count::default(); threads],
            stats: vec![Count::default(); threads],
            audits: vec![Audit::default(); threads],
            best: resumed.and_then(State::best),
            reported: resumed.map_or(0, State::reported),
            faulty: false,
            told: VecDeque::new(),
            before: (before, seconds),
            checked,
        }
    }

    /// The checked options of the search.
    #[must_use]
    pub fn checked(&self) -> &Checked {
        &self.checked
    }

    /// The next records, a result alone: of several with long messages all together would be too
    /// much for the memory, and for a text.
    pub fn tell(&mut self) -> Option<String> {
        Some(match self.told.pop_front()? {
            Told::Lines(lines) => lines,
            Told::Result(brief) => line(&self.finding(brief)),
        })
    }

    fn say(&mut self, lines: String) {
        self.told.push_back(Told::Lines(lines));
    }

    /// Tells the first records: what is about to run, and, if the kernel fails its test, that.
    pub fn begin(&mut self, now: f64) {
        let job = &self.checked.job;
        let mut lines = line(&self.startup());
        let tested = selftest::search_kernel(job.backend(), job.algorithm(), job.variant());
        if let Some(failure) = tested.failure {
            self.faulty = true;
            lines += &line(&Event::InternalError { worker: 0, msg: format!("selftest: {failure}") });
            lines += &self.shutdown(now);
        }
        self.say(lines);
    }

    /// The startup record.
    fn startup(&self) -> Event {
        let Checked { job, extent, device, .. } = &self.checked;
        let mut event = Event::startup(job, extent);
        if let Some(name) = device {
            gpu::tell(&mut event, job, &extent.salt(0), name);
        }
        event
    }

    /// Whether a wrong result was computed.
    #[must_use]
    pub fn faulty(&self) -> bool {
        self.faulty
    }

    /// Whether as many results have been reported as were wanted.
    #[must_use]
    pub fn enough(&self) -> bool {
        self.checked.hits.is_some_and(|hits| self.reported >= hits)
    }

    /// The next order for a worker, of at most `chunks` chunks; none when there is no more to do.
    pub fn take(&mut self, worker: usize, chunks: u64) -> Option<Order> {
        if self.faulty || self.enough() {
            return None;
        }
        let space = self.spaces.get_mut(self.checked.extent.space(worker))?;
        let [first, last] = space.chunks(space.next_order, chunks.max(1), self.size)?;
        let chunk = space.next_order;
        let chunks = last / self.size - first / self.size + 1;
        space.next_order += chunks;
        Some(Order { chunk, chunks, first, last })
    }

    /// Takes a worker's report, and tells what it brings about.
    pub fn report(&mut self, report: &Report, now: f64) {
        let worker = report.worker;
        self.audits[worker] = report.audit();
        self.found(report);
        if report.scanned > 0 {
            self.counts[worker].total += report.scanned;
            self.counts[worker].at = now;
            let space = self.checked.extent.space(worker);
            self.spaces[space].early.entry(report.chunk).or_default().complete = report.chunks;
            self.show(space);
        }
        if let Some(fault) = &report.fault {
            self.faulty = true;
            self.say(fault.clone());
        }
    }

    /// Takes the results of a report, and shows them if it is their turn.
    fn found(&mut self, report: &Report) {
        let (worker, space) = (report.worker, self.checked.extent.space(report.worker));
        let brief = |(counter, digest): &(u64, String)| Brief {
            worker,
            counter: *counter,
            digest: hex::decode(digest).unwrap_or_default(),
        };
        let found: Vec<_> = report.found.iter().map(brief).collect();
        let Space { next_shown, early, .. } = &mut self.spaces[space];
        if report.chunk == *next_shown {
            found.into_iter().for_each(|found| self.in_turn(space, found));
        } else if !found.is_empty() {
            early.entry(report.chunk).or_default().found.extend(found);
        }
    }

    /// The event of a result, with its message.
    fn finding(&self, Brief { worker, counter, digest }: Brief) -> Event {
        let Checked { job, extent, .. } = &self.checked;
        let message = job.template().message(&extent.salt(worker), counter);
        let finding = Finding::new(job.algorithm(), worker, Found { counter, message, digest });
        Event::of_result(&job.objective().goal, finding)
    }

    /// Shows what has waited for chunks that are complete now.
    fn show(&mut self, space: usize) {
        loop {
            let Space { next_shown, early, .. } = &mut self.spaces[space];
            let Some(waiting) = early.get_mut(next_shown) else { return };
            let (found, complete) = (core::mem::take(&mut waiting.found), waiting.complete);
            found.into_iter().for_each(|found| self.in_turn(space, found));
            // Of a chunk in which there was enough, what came after is left for a search that goes
            // on.
            if complete == 0 || self.enough() {
                return;
            }
            let Space { next_shown, early, .. } = &mut self.spaces[space];
            early.remove(next_shown);
            *next_shown += complete;
        }
    }

    /// A result after which nothing is missing.
    fn in_turn(&mut self, space: usize, found: Brief) {
        if !self.enough() {
            self.spaces[space].last_result = Some(found.counter);
            self.result(found);
        }
    }

    fn result(&mut self, found: Brief) {
        if self.enough() {
            return;
        }
        let objective = self.checked.job.objective();
        let least = self.best.as_ref().is_none_or(|best| objective.less(&found.digest, best));
        if objective.goal.is_running_minimum() && !least {
            return;
        }
        if least {
            self.best = Some(found.digest.clone());
        }
        self.told.push_back(Told::Result(found));
        self.reported += 1;
    }

    /// Tells a record of every worker. The rate is that between two complete chunks, or since the
    /// start where there was none since the last record.
    pub fn stats(&mut self) {
        let mut lines = String::new();
        for (worker, (count, before)) in self.counts.iter().zip(&self.stats).enumerate() {
            let since = if count.at - before.at < SHORT { Count::default() } else { *before };
            let rate = per_second(count.total - since.total, count.at - since.at);
            let audit = self.audits[worker].into();
            lines += &line(&Event::Stats { worker, total: count.total, rate, audit });
        }
        self.stats.clone_from(&self.counts);
        self.say(lines);
    }

    /// Tells the last records.
    pub fn finish(&mut self, now: f64) {
        if self.faulty {
            // The chunk of the fault stays incomplete; what others found after it is right all the
            // same.
            let early: Vec<_> =
                self.spaces.iter_mut().map(|space| core::mem::take(&mut space.early)).collect();
            let found = early.into_iter().flat_map(BTreeMap::into_values).flat_map(|waiting| waiting.found);
            found.for_each(|found| self.result(found));
        }
        self.stats();
        let last = self.shutdown(now);
        self.say(last);
    }

    fn shutdown(&self, now: f64) -> String {
        let total = self.scanned();
        let seconds = (now * 1e6).round() / 1e6;
        let (rate, best_hash_hex) = (per_second(total, seconds), self.best.as_ref().map(hex::encode));
        let audit = self.audits.iter().fold(Audit::default(), |sum, audit| sum.and(*audit)).into();
        line(&Event::Shutdown { total, seconds, rate, best_hash_hex, audit })
    }

    fn scanned(&self) -> u64 {
        self.counts.iter().map(|count| count.total).sum()
    }

    /// How far the search is.
    #[must_use]
    pub fn progress(&self, now: f64) -> Progress {
        let Checked { job, extent, .. } = &self.checked;
        let total = self.before.0 + self.scanned();
        let expected = extent.count.map(|count| count.saturating_mul(extent.spaces() as u64));
        Progress {
            total,
            expected,
            workers: self.counts.iter().map(|count| count.total).collect(),
            seconds: self.before.1 + now,
            best_hash_hex: self.best.as_ref().map(hex::encode),
            odds: job.objective().odds_in(total as f64),
        }
    }

    /// The state that is needed to go on later. Chunks that are complete after one that is not are
    /// scanned again then.
    #[must_use]
    pub fn state(&self, now: f64) -> State {
        let next: Vec<_> = self.spaces.iter().map(|space| space.next(self.size)).collect();
        let Checked { normal, extent, .. } = &self.checked;
        State::new(normal, extent, &next, self.best.as_deref(), self.reported, self.before.1 + now)
    }
}

fn count([first, last]: [u64; 2]) -> u64 {
    (last - first).saturating_add(1)
}

fn per_second(count: u64, seconds: f64) -> u64 {
    if seconds > 0.0 { (count as f64 / seconds) as u64 } else { 0 }
}
