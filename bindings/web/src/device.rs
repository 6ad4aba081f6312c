//! A worker that drives a GPU: scans what it is told to by launches, which its caller starts and
//! waits for.

use crate::options::Checked;
use crate::refusal::Refusal;
use crate::report::{Order, Report, record};
use devices::device::Entry;
use devices::flights::{Flights, Need};
use devices::program::{LANE_BITS, Program};
use hashweave::search::{Fault, LARGEST_GRANULE, Searcher};
use serde::Serialize;
use std::collections::VecDeque;
use std::time::Duration;
use weave::device::{ENTRY_WORDS, Multiplied, QUAD, wgsl};

/// The least number of entries of a list; it has room for all counters of a granule.
const CAPACITY: u64 = 1 << 16;

/// The data that a GPU has to be given before the first launch, except the table.
#[derive(Debug, Serialize)]
pub struct Setup {
    /// The kernel.
    pub wgsl: String,
    /// Bytes of the parameters of a launch.
    pub parameter_bytes: usize,
    /// Bytes of the list: a count, and room for entries.
    pub list_bytes: usize,
    /// Bytes of an entry.
    pub entry_bytes: usize,
    /// Entries that there is room for.
    pub capacity: u32,
    /// Workgroups in the first dimension of a launch that has more.
    pub row: u32,
}

/// How far a worker is.
#[derive(Debug)]
pub enum Step {
    /// Launches have to come back before there is more to do.
    Waiting,
    /// An order is complete, or something is wrong.
    Report(Report),
    /// The last report.
    Finished(Report),
}

/// One worker's state.
#[derive(Debug)]
pub struct DeviceWorker {
    searcher: Searcher<Flights>,
    /// The orders that are not complete, the next counter of the first of them, and what came of
    /// that one so far.
    orders: VecDeque<Order>,
    at: u64,
    report: Report,
    /// The least digest reported, in a search for the least.
    best: Option<Vec<u8>>,
    is_min: bool,
    finishing: bool,
    /// Whether something was computed wrong; nothing is scanned any more.
    faulty: bool,
}

impl DeviceWorker {
    /// The only worker of a search.
    ///
    /// # Errors
    ///
    /// If the salt does not fit or a GPU does not take the messages; both were checked before.
    pub fn new(search: &Checked) -> Result<Self, Refusal> {
        let (job, salt) = (&search.job, search.extent.salt(0));
        let word = job.objective().word(job.algorithm());
        // No rotation by multiplying: WebGPU does not say what kind of GPU it has.
        let form = Multiplied { rotations: 0, additions: 0 };
        let program = Program::new(&job.outline(&salt, 1 << LANE_BITS), word, form)
            .map_err(|error| Refusal::of("--message", error))?;
        let capacity = u32::try_from(program.granule().max(CAPACITY)).unwrap_or(u32::MAX);
        let flights = Flights::new(program, job.template().counter().max(), capacity);
        let mut searcher =
            Searcher::with_scanner(job, &salt, flights).map_err(|error| Refusal::of("--salt-hex", error))?;
        searcher.set_drill(search.drill);
        let best = search.resumed.as_ref().and_then(|state| state.best());
        // A digest that is not less than the least digest before would not be shown.
        searcher.restart(best.clone());
        let report = Report::new(0, None, searcher.audit());
        let is_min = job.objective().goal.is_best_so_far();
        Ok(Self {
            searcher,
            orders: VecDeque::new(),
            at: 0,
            report,
            best,
            is_min,
            finishing: false,
            faulty: false,
        })
    }

    /// The setup of the GPU before the first launch.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let (program, capacity) = (self.searcher.scanner().program(), self.searcher.scanner().capacity());
        let kernel = program.kernel();
        Setup {
            wgsl: wgsl::text(kernel),
            parameter_bytes: 4 * QUAD * kernel.parameters.div_ceil(QUAD).max(1),
            list_bytes: 4 * (1 + ENTRY_WORDS * capacity as usize),
            entry_bytes: 4 * ENTRY_WORDS,
            capacity,
            row: wgsl::ROW,
        }
    }

    /// The table, as the GPU has it in its memory.
    #[must_use]
    pub fn table(&self) -> Vec<u8> {
        bytes(self.searcher.scanner().program().table())
    }

    /// Takes an order. Orders come in counter order.
    pub fn begin(&mut self, order: Order) {
        self.orders.push_back(order);
        if self.orders.len() == 1 {
            self.turn_to_next();
        }
    }

    /// Begins the report of the next order.
    fn turn_to_next(&mut self) {
        let order = self.orders.front();
        self.at = order.map_or(0, |order| order.first);
        self.report = Report::new(0, order, self.searcher.audit());
    }

    /// Forgets all orders, and says how many they were.
    pub fn stop(&mut self) -> usize {
        self.searcher.scanner_mut().void();
        let count = self.orders.len();
        self.orders.clear();
        count
    }

    /// After this comes a last canary: what was scanned since the one before is vouched for, or
    /// not.
    pub fn finish(&mut self) {
        self.searcher.scanner_mut().void();
        self.finishing = true;
    }

    /// The next launch, if there is room for one: its workgroups, then its parameters.
    pub fn next_launch(&mut self) -> Option<Vec<u8>> {
        let at = self.at;
        let orders = self.orders.iter().filter(|_| !self.faulty);
        let ranges: Vec<[u64; 2]> = orders.map(|order| [order.first.max(at), order.last]).collect();
        let (parameters, workgroups) = self.searcher.scanner_mut().next(&ranges)?;
        let mut words = vec![workgroups];
        words.extend(parameters);
        Some(bytes(&words))
    }

    /// Takes the list of the oldest launch: how many passed, and the entries for which there was
    /// room.
    ///
    /// # Errors
    ///
    /// In one sentence, if it cannot be.
    pub fn land(&mut self, list: &[u8], took: Duration) -> Result<(), String> {
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
        let words: Vec<u32> = list.chunks(4).map(word).collect();
        let Some((passed, words)) = words.split_first() else { return Err("the list is empty".to_owned()) };
        let entries: Vec<Entry> = words.as_chunks().0.to_vec();
        self.searcher.scanner_mut().land(&entries, *passed, took)
    }

    /// The device was lost, and nothing is under way any more.
    pub fn lost(&mut self) {
        self.searcher.scanner_mut().lost();
    }

    /// Scans what has come back.
    pub fn advance(&mut self) -> Step {
        loop {
            let Some(&order) = self.orders.front() else { return self.last_step() };
            if self.faulty {
                return Step::Waiting;
            }
            let end = self.searcher.scanner().ready().map_or(order.last, |end| end.min(order.last));
            let mut found = Vec::new();
            match self.searcher.scan(self.at, end, &mut |result| found.push(result)) {
                Err(Need::Launch) => {
                    // It will be asked again from here, and must find the same.
                    self.searcher.restart(self.best.clone());
                    return Step::Waiting;
                }
                Err(Need::Fault(fault)) => return Step::Report(self.fault(&fault)),
                Ok(()) => self.searcher.scanner_mut().used(),
            }
            if let Some(last) = found.last().filter(|_| self.is_min) {
                self.best = Some(last.digest.clone());
            }
            let found = found.iter().map(|found| (found.counter, hex::encode(&found.digest)));
            self.report.found.extend(found);
            if end < order.last {
                self.at = end + 1;
                continue;
            }
            self.report.set_audit(self.searcher.audit());
            self.report.scanned = order.last - order.first + 1;
            let report = self.report.clone();
            self.orders.pop_front();
            self.turn_to_next();
            return Step::Report(report);
        }
    }

    /// The step that remains when there are no orders.
    fn last_step(&mut self) -> Step {
        if !self.finishing {
            return Step::Waiting;
        }
        self.turn_to_next();
        match self.searcher.finish() {
            Err(Need::Launch) => return Step::Waiting,
            Err(Need::Fault(fault)) => self.report.fault = Some(record(0, &fault)),
            Ok(()) => {}
        }
        self.finishing = false;
        Step::Finished(self.report.clone())
    }

    /// The report of a fault. The order that it came of ends with it, those after it when they are
    /// [taken back](Self::stop).
    fn fault(&mut self, fault: &Fault) -> Report {
        self.faulty = true;
        self.searcher.scanner_mut().void();
        self.report.set_audit(self.searcher.audit());
        self.report.fault = Some(record(0, fault));
        self.orders.pop_front();
        self.report.clone()
    }

    /// Hashes so far.
    #[must_use]
    pub fn hashed(&self) -> u64 {
        self.searcher.hashed()
    }

    /// Chunks that an order should have, for as long a launch as one should be.
    #[must_use]
    pub fn chunks(&self) -> u64 {
        (self.searcher.scanner().usual_portion() / LARGEST_GRANULE).max(1)
    }
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}
