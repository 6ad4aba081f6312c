//! The main thread's side of a run: turns the workers' reports into events, in the order in which
//! they may be shown.

use super::book::Book;
use super::run::Report;
use super::schedule::Schedule;
use super::{Alarm, Cause, Ending, Event, Failure, Finding, Observer, Progress, Run};
use crate::ledger::{self, Piece};
use crate::stop::Stop;
use core::ops::Range;
use devices::device::DeviceError;
use hashweave::search::{Audit, Found};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How often the main thread looks at the clock.
const TICK: Duration = Duration::from_millis(50);

/// Between two `stats` records that are closer, chunks are too coarse to give a rate.
const SHORT: Duration = Duration::from_millis(500);

/// The results of chunks that wait for those before them.
#[derive(Default)]
struct Waiting {
    found: Vec<(usize, Found)>,
    /// The chunk after them, once they are complete.
    end: Option<u64>,
}

/// Hashes of a worker when its last chunk was complete.
#[derive(Clone, Copy)]
struct Count {
    total: u64,
    at: Instant,
}

/// How far a space has been shown.
struct Shown {
    /// The next chunk to report, and later ones that came early.
    next_chunk: u64,
    early: BTreeMap<u64, Waiting>,
    /// The counter up to which everything has been shown; none past the last one.
    next_counter: Option<u64>,
}

/// The main thread: turns reports into events.
pub(super) struct Collector<'a, O> {
    run: &'a Run,
    schedules: &'a [Schedule],
    book: Option<Book>,
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
    shown: Vec<Shown>,
}

impl<'a, O: Observer> Collector<'a, O> {
    pub(super) fn new(
        run: &'a Run,
        schedules: &'a [Schedule],
        book: Option<Book>,
        stop: &'a Stop,
        observer: &'a mut O,
        began: Instant,
    ) -> Self {
        let counts = vec![Count { total: 0, at: began }; run.workers()];
        let shown = |schedule: &Schedule| {
            let next_counter = Some(schedule.whole.first);
            Shown { next_chunk: 0, early: BTreeMap::new(), next_counter }
        };
        Self {
            run,
            schedules,
            book,
            stop,
            observer,
            began,
            progress_at: began,
            stats_at: began,
            stats: counts.clone(),
            counts,
            audits: vec![Audit::default(); run.workers()],
            best: None,
            reported: 0,
            shown: schedules.iter().map(shown).collect(),
        }
    }

    /// Whether there is a ledger.
    pub(super) fn keeps(&self) -> bool {
        self.book.is_some()
    }

    /// Shows what the ledger holds before the first chunk of every space.
    pub(super) fn begin(&mut self) -> Result<(), Failure<O::Error>> {
        (0..self.shown.len()).try_for_each(|space| self.show_kept(space))
    }

    /// Until every worker has hung up. However it ends, what has been entered in the ledger is
    /// committed.
    pub(super) fn collect(&mut self, receiver: &Receiver<Report>) -> Result<Ending, Failure<O::Error>> {
        let heard = self.listen(receiver);
        let closed = self.book.take().map(Book::close).transpose().map_err(Failure::from);
        let (faulty, failed) = heard?;
        if let Some(covered) = closed? {
            self.observer.covered(covered);
        }
        self.stats()?;
        self.shutdown()?;
        match (faulty, failed, self.stop.signalled()) {
            (true, ..) => Ok(Ending::Faulty),
            (_, Some(error), _) => Err(Failure::Device(error)),
            (.., true) => Ok(Ending::Interrupted),
            _ => Ok(Ending::Done),
        }
    }

    /// Takes the workers' reports until there are no more; whether there was a fault, and why a
    /// device failed.
    fn listen(
        &mut self,
        receiver: &Receiver<Report>,
    ) -> Result<(bool, Option<DeviceError>), Failure<O::Error>> {
        let (mut faulty, mut failed) = (false, None);
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(Report::Found { worker, chunk, found }) => self.found(worker, chunk, found)?,
                Ok(Report::Complete { worker, chunks, scanned, audit }) => {
                    self.audits[worker] = audit;
                    let total = &mut self.counts[worker].total;
                    *total = total.saturating_add(scanned);
                    self.counts[worker].at = Instant::now();
                    self.complete(worker, chunks)?;
                }
                Ok(Report::Vouched { worker }) => self.vouched(worker),
                Ok(Report::Failed { worker, error }) => {
                    self.stop.request();
                    self.tell(&Event::DeviceError { worker, msg: error.to_string() })?;
                    failed.get_or_insert(error);
                }
                Ok(Report::Fault { worker, core, fault }) => {
                    faulty = true;
                    self.stop.request();
                    self.tell(&Event::fault(worker, &fault))?;
                    self.alarm(Some((worker, core)), Cause::Fault(&fault));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.run.duration.is_some_and(|duration| self.began.elapsed() >= duration) {
                self.stop.request();
            }
            if let Some(book) = &mut self.book {
                book.turn()?;
                book.copy_news().iter().for_each(|news| self.observer.copy(news));
            }
            if self.progress_at.elapsed() >= TICK {
                self.progress();
            }
            if self.stats_at.elapsed() >= self.run.stats_interval {
                self.stats()?;
            }
        }
        if faulty || failed.is_some() {
            // The chunk of the fault stays incomplete; what others found after it is right all the
            // same.
            let early: Vec<_> =
                self.shown.iter_mut().map(|shown| core::mem::take(&mut shown.early)).collect();
            for (worker, found) in
                early.into_iter().flat_map(BTreeMap::into_values).flat_map(|waiting| waiting.found)
            {
                self.result(worker, found)?;
            }
        }
        Ok((faulty, failed))
    }

    fn tell(&mut self, event: &Event) -> Result<(), Failure<O::Error>> {
        self.observer.event(event).map_err(Failure::Observer)
    }

    fn alarm(&mut self, worker: Option<(usize, Option<usize>)>, cause: Cause<'_>) {
        self.observer.alarm(&Alarm { run: self.run, worker, cause });
    }

    fn found(&mut self, worker: usize, chunk: u64, found: Vec<Found>) -> Result<(), Failure<O::Error>> {
        let space = self.run.space(worker);
        if let Some(book) = &mut self.book {
            book.found(space, chunk, &found);
        }
        let shown = &mut self.shown[space];
        if chunk == shown.next_chunk {
            return found.into_iter().try_for_each(|found| self.result(worker, found));
        }
        let waiting = shown.early.entry(chunk).or_default();
        waiting.found.extend(found.into_iter().map(|found| (worker, found)));
        Ok(())
    }

    /// Notes that chunks are complete, and reports what waited for them.
    fn complete(&mut self, worker: usize, chunks: Range<u64>) -> Result<(), Failure<O::Error>> {
        if let Some(book) = &mut self.book {
            book.complete(worker, chunks.clone());
        }
        let space = self.run.space(worker);
        self.shown[space].early.entry(chunks.start).or_default().end = Some(chunks.end);
        loop {
            let shown = &mut self.shown[space];
            let Some(waiting) = shown.early.get_mut(&shown.next_chunk) else { return Ok(()) };
            let end = waiting.end;
            for (worker, found) in core::mem::take(&mut waiting.found) {
                self.result(worker, found)?;
            }
            let Some(end) = end else { return Ok(()) };
            self.passed(space, end)?;
        }
    }

    /// Goes on to a space's next chunk that is not complete, and shows what the ledger holds before
    /// it.
    fn passed(&mut self, space: usize, end: u64) -> Result<(), Failure<O::Error>> {
        let shown = &mut self.shown[space];
        shown.early.remove(&shown.next_chunk);
        shown.next_chunk = end;
        let last = end.checked_sub(1).and_then(|last| self.schedules[space].chunk(last));
        shown.next_counter = last.and_then(|chunk| chunk.range.last.checked_add(1));
        self.show_kept(space)
    }

    /// Shows the results that the ledger holds between what has been shown and the next chunk, or
    /// the end.
    fn show_kept(&mut self, space: usize) -> Result<(), Failure<O::Error>> {
        let schedule = &self.schedules[space];
        let next = schedule.chunk(self.shown[space].next_chunk).map(|chunk| chunk.range.first);
        let Some(last) = next.map_or(Some(schedule.whole.last), |first| first.checked_sub(1)) else {
            return Ok(());
        };
        while let (Some(book), Some(first)) = (&self.book, self.shown[space].next_counter)
            && first <= last
            && !self.enough()
        {
            // Before the first chunk nothing can come after what is left out; later it could, and
            // be out of order.
            if self.shown[space].next_chunk == 0 && self.stop.requested() {
                break;
            }
            let kept = book.results(space, Piece { first, last }).map_err(Failure::Ledger)?;
            self.shown[space].next_counter = match kept.last() {
                Some(found) => found.counter.checked_add(1),
                None => last.checked_add(1),
            };
            for found in kept {
                self.kept(space, found)?;
            }
        }
        Ok(())
    }

    /// Shows a result from the ledger: like one from a kernel, not before it has been hashed again.
    fn kept(&mut self, space: usize, found: Found) -> Result<(), Failure<O::Error>> {
        let fault = self.book.as_ref().and_then(|book| {
            let fault = ledger::fault_of(&self.run.job, book.salt(space), &found)?;
            Some(book.damaged(format!("the result at counter {} {fault}", found.counter)))
        });
        // A space with a salt is its worker's; without one the worker is unknown.
        fault.map_or_else(|| self.result(space, found), |error| Err(Failure::Ledger(error)))
    }

    fn vouched(&mut self, worker: usize) {
        let space = self.run.space(worker);
        if let Some(book) = &mut self.book {
            book.vouch(worker, space, &self.schedules[space]);
        }
    }

    fn result(&mut self, worker: usize, found: Found) -> Result<(), Failure<O::Error>> {
        if self.enough() {
            return Ok(());
        }
        let objective = self.run.job.objective();
        let least = self.best.as_ref().is_none_or(|best| objective.less(&found.digest, best));
        if objective.goal.is_running_minimum() && !least {
            return Ok(());
        }
        if least {
            self.best = Some(found.digest.clone());
        }
        let result = Finding::new(self.run.job.algorithm(), worker, found);
        let event = Event::of_result(&objective.goal, result);
        self.tell(&event)?;
        self.reported += 1;
        if self.run.hits == Some(self.reported) {
            self.stop.request();
        }
        Ok(())
    }

    /// Whether as many results have been reported as were wanted.
    fn enough(&self) -> bool {
        self.run.hits.is_some_and(|hits| self.reported >= hits)
    }

    fn progress(&mut self) {
        self.progress_at = Instant::now();
        let counters = self.schedules.iter().map(Schedule::counters).sum::<u128>();
        let whole = self.schedules.iter().map(|schedule| schedule.whole.count()).sum::<u128>();
        let within_reach = self.run.count.is_some() || self.run.job.template().counter().bits() < u64::BITS;
        self.observer.progress(&Progress {
            total: self.total(),
            duration: self.run.duration,
            expected: within_reach.then(|| u64::try_from(counters).unwrap_or(u64::MAX)),
            covered: u64::try_from(whole.saturating_sub(counters)).unwrap_or(u64::MAX),
            elapsed: self.began.elapsed(),
            best: self.best.as_deref(),
            odds: self.run.job.objective().odds_in(self.total() as f64),
        });
    }

    /// The rate is that between two complete chunks, or since the start where there was none since
    /// the last record.
    fn stats(&mut self) -> Result<(), Failure<O::Error>> {
        for worker in 0..self.run.workers() {
            let Count { total, at } = self.counts[worker];
            let mut since = self.stats[worker];
            if at - since.at < SHORT {
                since = Count { total: 0, at: self.began };
            }
            let rate = per_second(total - since.total, (at - since.at).as_secs_f64());
            let audit = self.audits[worker].into();
            self.tell(&Event::Stats { worker, total, rate, audit })?;
        }
        self.stats.clone_from(&self.counts);
        self.stats_at = Instant::now();
        Ok(())
    }

    /// Reports that the kernel failed its self-test, and ends the output.
    pub(super) fn failed_selftest(&mut self, failure: &str) -> Result<(), Failure<O::Error>> {
        self.tell(&Event::InternalError { worker: 0, msg: format!("selftest: {failure}") })?;
        self.alarm(None, Cause::Selftest(failure));
        self.shutdown()
    }

    fn total(&self) -> u64 {
        self.counts.iter().map(|count| count.total).sum()
    }

    fn shutdown(&mut self) -> Result<(), Failure<O::Error>> {
        let total = self.total();
        let seconds = self.began.elapsed().as_micros() as f64 / 1e6;
        let (rate, best_hash_hex) = (per_second(total, seconds), self.best.as_ref().map(hex::encode));
        let audit = self.audits.iter().fold(Audit::default(), |sum, audit| sum.and(*audit)).into();
        self.tell(&Event::Shutdown { total, seconds, rate, best_hash_hex, audit })
    }
}

fn per_second(count: u64, seconds: f64) -> u64 {
    if seconds > 0.0 { (count as f64 / seconds) as u64 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::convert::Infallible;
    use hashweave::search::{Fault, Goal, Job, Objective, Request, Template};
    use std::sync::mpsc::channel;

    /// Writes the counters of the results down.
    #[derive(Default)]
    struct Counters(Vec<u64>);

    impl Observer for Counters {
        type Error = Infallible;

        fn event(&mut self, event: &Event) -> Result<(), Infallible> {
            if let Event::Hit(finding) = event {
                self.0.push(finding.counter);
            }
            Ok(())
        }

        fn progress(&mut self, _: &Progress<'_>) {}
    }

    /// The counters that are shown of these reports of two workers that share a space of three
    /// chunks, and how the run ends.
    fn shown(reports: Vec<Report>) -> (Vec<u64>, Ending) {
        let template: Template = "c{counter:8}".parse().expect("a template");
        let objective = Objective { goal: Goal::ZeroBits(0), range: None };
        let run = Run {
            job: Job::new(Request { objective, ..Request::new(template) }).expect("a job"),
            threads: 2,
            devices: Vec::new(),
            cores: Vec::new(),
            base_salt: Vec::new(),
            one_salt: false,
            start: 0,
            count: Some(48),
            duration: None,
            hits: None,
            stats_interval: Duration::from_secs(1000),
            drill: None,
        };
        let schedules = [Schedule::of_whole(run.range(), 16)];
        let (stop, mut counters) = (Stop::default(), Counters::default());
        let mut collector = Collector::new(&run, &schedules, None, &stop, &mut counters, Instant::now());
        let (sender, receiver) = channel();
        reports.into_iter().for_each(|report| sender.send(report).expect("there is room"));
        drop(sender);
        let ending = collector.collect(&receiver).expect("nobody fails");
        (counters.0, ending)
    }

    fn found(worker: usize, counter: u64) -> Report {
        let found = vec![Found { counter, message: Vec::new(), digest: vec![counter as u8; 32] }];
        Report::Found { worker, chunk: counter / 16, found }
    }

    fn complete(worker: usize, chunk: u64) -> Report {
        complete_up_to(worker, chunk, chunk + 1)
    }

    fn complete_up_to(worker: usize, chunk: u64, end: u64) -> Report {
        Report::Complete { worker, chunks: chunk..end, scanned: 16 * (end - chunk), audit: Audit::default() }
    }

    #[test]
    fn results_are_shown_in_counter_order_whoever_is_first() {
        let reports = vec![
            found(1, 17),
            complete(1, 1),
            found(1, 33),
            found(0, 3),
            found(0, 5),
            complete(1, 2),
            complete(0, 0),
        ];
        assert_eq!(shown(reports), (vec![3, 5, 17, 33], Ending::Done));
    }

    /// A device scans many chunks at once.
    #[test]
    fn chunks_that_are_scanned_together_are_complete_together() {
        let reports = vec![found(1, 17), found(1, 18), complete_up_to(1, 1, 3), found(0, 3), complete(0, 0)];
        assert_eq!(shown(reports), (vec![3, 17, 18], Ending::Done));
    }

    /// The chunk before them will never be complete.
    #[test]
    fn a_fault_keeps_back_nothing_that_others_have_found() {
        let fault = Fault::Audit(Audit::default());
        let reports = vec![
            found(1, 17),
            complete(1, 1),
            found(1, 33),
            found(0, 3),
            Report::Fault { worker: 0, core: None, fault },
            found(1, 34),
        ];
        assert_eq!(shown(reports), (vec![3, 17, 33, 34], Ending::Faulty));
    }
}
