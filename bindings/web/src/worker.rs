//! A worker: scans what it is told to, slice by slice, so that it can be stopped in between.

use crate::options::Checked;
use crate::report::{Order, Report, record};
use hashweave::search::Searcher;

/// Blocks that are hashed between two looks at the stop flag, unless the kernel's granule is
/// larger: some milliseconds.
const SLICE: u64 = 1 << 14;

/// One worker's state.
#[derive(Debug)]
pub struct Worker {
    number: usize,
    searcher: Searcher,
    slice: u64,
    /// The next counter of the order under way, its last one, and what came of it so far.
    work: Option<(u64, u64, Report)>,
    /// The first counter of that order.
    first: u64,
}

impl Worker {
    /// Worker `number` of a search.
    ///
    /// # Errors
    ///
    /// If the salt does not fit, which was checked before.
    pub fn new(search: &Checked, number: usize) -> Result<Self, hashweave::search::JobError> {
        let mut searcher = Searcher::new(&search.job, &search.extent.salt(number))?;
        searcher.set_drill(search.drill);
        // A digest that is not less than the least digest before would not be shown.
        searcher.restart(search.resumed.as_ref().and_then(|state| state.best()));
        let slice = search.job.granule().max(search.job.counters_of(SLICE));
        Ok(Self { number, searcher, slice, work: None, first: 0 })
    }

    /// Takes an order. The orders of a worker are in counter order, so that its running minima are
    /// those of the search or more.
    pub fn begin(&mut self, order: Order) {
        let report = Report::new(self.number, Some(&order), self.searcher.audit());
        self.first = order.first;
        self.work = Some((order.first, order.last, report));
    }

    /// Scans a part of the order and says whether there is more of it.
    pub fn slice(&mut self) -> bool {
        let Some((at, last, report)) = &mut self.work else { return false };
        // Slices end where the kernel's spans do.
        let end = (*last).min(*at | (self.slice - 1));
        let scanned = self.searcher.scan(*at, end, &mut |found| {
            report.found.push((found.counter, hex::encode(&found.digest)));
        });
        report.set_audit(self.searcher.audit());
        if let Err(fault) = scanned {
            report.fault = Some(record(self.number, &fault));
            return false;
        }
        if end == *last {
            report.scanned = *last - self.first + 1;
            return false;
        }
        *at = end + 1;
        true
    }

    /// The report of the order.
    pub fn report(&mut self) -> Option<Report> {
        self.work.take().map(|(_, _, report)| report)
    }

    /// A last canary: what was scanned since the one before is vouched for, or not.
    #[must_use]
    pub fn finish(&mut self) -> Report {
        let mut report = Report::new(self.number, None, self.searcher.audit());
        report.fault = self.searcher.finish().err().map(|fault| record(self.number, &fault));
        report
    }

    /// Hashes so far.
    #[must_use]
    pub fn hashed(&self) -> u64 {
        self.searcher.hashed()
    }
}
