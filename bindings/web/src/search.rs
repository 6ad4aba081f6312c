//! The main thread's side of a search: hands out chunks, and turns the workers' reports into
//! events, in the order in which they may be shown.

use crate::gpu;
use crate::options::Checked;
use crate::report::{Order, Report, line};
use crate::state::State;
use hashweave::search::{Event, Finding, Found, LARGEST_GRANULE, Session, Turn};
use hashweave::selftest;
use serde::Serialize;
use std::collections::VecDeque;
use std::time::Duration;

/// Blocks that are hashed for a chunk: some 25 ms with SIMD.
const CHUNK: u64 = 1 << 17;

/// Output for the caller: records as lines, or a result.
#[derive(Debug)]
enum Told {
    Lines(String),
    /// The worker that found it, and the result without its message, which may be long and is made
    /// when the result is told.
    Result(usize, Found),
}

/// A space of counters, in chunks that begin at multiples of their size, where kernels that walk
/// spans can use all of them.
#[derive(Debug)]
struct Space {
    /// The range to scan; none if a search goes on that is complete here.
    range: Option<[u64; 2]>,
    /// The next chunk that nobody has been given.
    next_order: u64,
}

impl Space {
    fn new(range: Option<[u64; 2]>) -> Self {
        Self { range, next_order: 0 }
    }

    /// So many chunks from one on, or those that there are before the end; none past it.
    fn chunks(&self, number: u64, count: u64, size: u64) -> Option<[u64; 2]> {
        let [first, last] = self.range?;
        let begin = (first / size).checked_add(number)?.checked_mul(size)?;
        let end = begin.saturating_add(count.saturating_mul(size) - 1);
        (begin <= last).then(|| [begin.max(first), last.min(end)])
    }
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
    session: Session,
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
        let objective = checked.job.objective().clone();
        let mut session = Session::new(objective, checked.hits, checked.extent.threads, spaces.len());
        if let Some(state) = resumed {
            session.resume(state.best(), state.reported());
        }
        Self {
            size,
            spaces,
            session,
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
            Told::Result(worker, found) => line(&self.finding(worker, found)),
        })
    }

    fn say(&mut self, lines: String) {
        self.told.push_back(Told::Lines(lines));
    }

    /// Tells the first records: what is about to run, and, if the kernel fails its test, that.
    pub fn begin(&mut self, now: f64) {
        let job = &self.checked.job;
        let mut lines = line(&self.startup());
        // The module for GPUs searches with no kernel of the processor.
        let test = || selftest::search_kernel(job.backend(), job.algorithm(), job.variant()).failure;
        if let Some(failure) = if cfg!(feature = "gpu") { None } else { test() } {
            self.faulty = true;
            lines += &line(&Event::InternalError { worker: 0, msg: format!("selftest: {failure}") });
            lines += &line(&self.session.shutdown(since(now)));
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
        self.session.enough()
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
        let &Report { worker, chunk, chunks, scanned, .. } = report;
        let space = self.checked.extent.space(worker);
        let found = report.found.iter().map(|(counter, digest)| Found {
            counter: *counter,
            message: Vec::new(),
            digest: hex::decode(digest).unwrap_or_default(),
        });
        self.session.set_audit(worker, report.audit());
        self.session.found(worker, space, chunk, found.collect());
        if scanned > 0 {
            self.session.complete(worker, space, chunk..chunk + chunks, scanned, since(now));
        }
        while let Some(turn) = self.session.turn(space) {
            if let Turn::Result(worker, found) = turn {
                self.told.push_back(Told::Result(worker, found));
            }
        }
        if let Some(fault) = &report.fault {
            self.faulty = true;
            self.say(fault.clone());
        }
    }

    /// The event of a result, with its message.
    fn finding(&self, worker: usize, found: Found) -> Event {
        let Checked { job, extent, .. } = &self.checked;
        let salt = extent.salt(worker);
        let message = job.template().message(&salt, found.counter);
        let finding = Finding::new(job, &salt, worker, Found { message, ..found });
        Event::of_result(&job.objective().goal, finding)
    }

    /// Tells a record of every worker.
    pub fn stats(&mut self) {
        let lines = self.session.stats().iter().map(line).collect();
        self.say(lines);
    }

    /// Tells the last records.
    pub fn finish(&mut self, now: f64) {
        if self.faulty {
            let found = self.session.release();
            self.told.extend(found.into_iter().map(|(worker, found)| Told::Result(worker, found)));
        }
        self.stats();
        let last = line(&self.session.shutdown(since(now)));
        self.say(last);
    }

    /// How far the search is.
    #[must_use]
    pub fn progress(&self, now: f64) -> Progress {
        let Checked { job, extent, .. } = &self.checked;
        let total = self.before.0 + self.session.total();
        let expected = extent.count.map(|count| count.saturating_mul(extent.spaces() as u64));
        Progress {
            total,
            expected,
            workers: self.session.totals().collect(),
            seconds: self.before.1 + now,
            best_hash_hex: self.session.best().map(hex::encode),
            odds: job.objective().odds_in(total as f64),
        }
    }

    /// The state that is needed to go on later. Chunks that are complete after one that is not are
    /// scanned again then.
    #[must_use]
    pub fn state(&self, now: f64) -> State {
        let next: Vec<_> = (0..self.spaces.len()).map(|space| self.next(space)).collect();
        let Checked { normal, extent, .. } = &self.checked;
        let (best, reported) = (self.session.best(), self.session.reported());
        State::new(normal, extent, &next, best, reported, self.before.1 + now)
    }

    /// The first counter of a space that has not been shown; none at the end.
    fn next(&self, number: usize) -> Option<u64> {
        let (space, session) = (&self.spaces[number], &self.session);
        let first = space.chunks(session.next_chunk(number), 1, self.size)?[0];
        let [_, last] = space.range?;
        let after = session.last_counter(number).map_or(Some(first), |counter| counter.checked_add(1))?;
        (after <= last).then(|| after.max(first))
    }
}

fn count([first, last]: [u64; 2]) -> u64 {
    (last - first).saturating_add(1)
}

/// The time since the search began.
fn since(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or_default()
}
