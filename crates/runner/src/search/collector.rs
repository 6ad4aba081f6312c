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
use hashweave::search::{Found, Session, Turn};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How often the main thread looks at the clock.
const TICK: Duration = Duration::from_millis(50);

/// The main thread: turns reports into events.
pub(super) struct Collector<'a, O> {
    run: &'a Run,
    schedules: &'a [Schedule],
    book: Option<Book>,
    stop: &'a Stop,
    observer: &'a mut O,
    began: Instant,
    progress_at: Instant,
    stats_at: Instant,
    session: Session,
    /// The counter up to which everything in a space has been shown; none past the last one.
    next_counters: Vec<Option<u64>>,
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
        let objective = run.job.objective().clone();
        Self {
            run,
            schedules,
            book,
            stop,
            observer,
            began,
            progress_at: began,
            stats_at: began,
            session: Session::new(objective, run.hits, run.workers(), schedules.len()),
            next_counters: schedules.iter().map(|schedule| Some(schedule.whole.first)).collect(),
        }
    }

    /// Whether there is a ledger.
    pub(super) fn keeps(&self) -> bool {
        self.book.is_some()
    }

    /// Shows what the ledger holds before the first chunk of every space.
    pub(super) fn begin(&mut self) -> Result<(), Failure<O::Error>> {
        (0..self.schedules.len()).try_for_each(|space| self.show_kept(space))
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
                    self.session.set_audit(worker, audit);
                    self.complete(worker, chunks, scanned)?;
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
            for (worker, found) in self.session.release() {
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
        self.session.found(worker, space, chunk, found);
        self.show(space)
    }

    /// Notes that chunks are complete, and shows what waited for them.
    fn complete(&mut self, worker: usize, chunks: Range<u64>, scanned: u64) -> Result<(), Failure<O::Error>> {
        if let Some(book) = &mut self.book {
            book.complete(worker, chunks.clone());
        }
        let space = self.run.space(worker);
        self.session.complete(worker, space, chunks, scanned, self.began.elapsed());
        self.show(space)
    }

    /// Shows everything in a space whose turn it is, with what the ledger holds in between.
    fn show(&mut self, space: usize) -> Result<(), Failure<O::Error>> {
        while let Some(turn) = self.session.turn(space) {
            match turn {
                Turn::Result(worker, found) => self.result(worker, found)?,
                Turn::Passed(end) => {
                    let last = end.checked_sub(1).and_then(|last| self.schedules[space].chunk(last));
                    self.next_counters[space] = last.and_then(|chunk| chunk.range.last.checked_add(1));
                    self.show_kept(space)?;
                }
            }
        }
        Ok(())
    }

    /// Shows the results that the ledger holds between what has been shown and the next chunk, or
    /// the end.
    fn show_kept(&mut self, space: usize) -> Result<(), Failure<O::Error>> {
        let schedule = &self.schedules[space];
        let next_chunk = self.session.next_chunk(space);
        let next = schedule.chunk(next_chunk).map(|chunk| chunk.range.first);
        let Some(last) = next.map_or(Some(schedule.whole.last), |first| first.checked_sub(1)) else {
            return Ok(());
        };
        while let (Some(book), Some(first)) = (&self.book, self.next_counters[space])
            && first <= last
            && !self.session.enough()
        {
            // Before the first chunk nothing can come after what is left out; later it could, and
            // be out of order.
            if next_chunk == 0 && self.stop.requested() {
                break;
            }
            let kept = book.results(space, Piece { first, last }).map_err(Failure::Ledger)?;
            self.next_counters[space] = match kept.last() {
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
        if let Some(error) = fault {
            return Err(Failure::Ledger(error));
        }
        self.session.judge(found).map_or(Ok(()), |found| self.result(space, found))
    }

    fn vouched(&mut self, worker: usize) {
        let space = self.run.space(worker);
        if let Some(book) = &mut self.book {
            book.vouch(worker, space, &self.schedules[space]);
        }
    }

    /// Shows a result of the session.
    fn result(&mut self, worker: usize, found: Found) -> Result<(), Failure<O::Error>> {
        let result = Finding::new(&self.run.job, &self.run.salt(worker), worker, found);
        self.tell(&Event::of_result(&self.run.job.objective().goal, result))?;
        if self.session.enough() {
            self.stop.request();
        }
        Ok(())
    }

    fn progress(&mut self) {
        self.progress_at = Instant::now();
        let counters = self.schedules.iter().map(Schedule::counters).sum::<u128>();
        let whole = self.schedules.iter().map(|schedule| schedule.whole.count()).sum::<u128>();
        let within_reach = self.run.count.is_some() || self.run.job.template().counter().bits() < u64::BITS;
        self.observer.progress(&Progress {
            total: self.session.total(),
            duration: self.run.duration,
            expected: within_reach.then(|| u64::try_from(counters).unwrap_or(u64::MAX)),
            covered: u64::try_from(whole.saturating_sub(counters)).unwrap_or(u64::MAX),
            elapsed: self.began.elapsed(),
            best: self.session.best(),
            odds: self.run.job.objective().odds_in(self.session.total() as f64),
        });
    }

    fn stats(&mut self) -> Result<(), Failure<O::Error>> {
        self.stats_at = Instant::now();
        self.session.stats().iter().try_for_each(|record| self.tell(record))
    }

    /// Reports that the kernel failed its self-test, and ends the output.
    pub(super) fn failed_selftest(&mut self, failure: &str) -> Result<(), Failure<O::Error>> {
        self.tell(&Event::InternalError { worker: 0, msg: format!("selftest: {failure}") })?;
        self.alarm(None, Cause::Selftest(failure));
        self.shutdown()
    }

    fn shutdown(&mut self) -> Result<(), Failure<O::Error>> {
        self.tell(&self.session.shutdown(self.began.elapsed()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::convert::Infallible;
    use hashweave::search::{Audit, Fault, Goal, Job, Objective, Request, Template};
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
