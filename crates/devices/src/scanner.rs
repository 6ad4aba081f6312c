//! A device that hashes for a searcher.
//!
//! Two launches are under way at once, so that the device has work while the host hashes candidates
//! again:
//!
//! ```text
//! device   launch 1 | launch 2 | launch 3 | launch 4 …
//! host              | list 1   | list 2   | list 3   …
//!                    starts 3   starts 4   starts 5
//! ```
//!
//! Later launches are begun for the ranges that will probably be asked for: the rest of the range,
//! and the range that was [announced](Scanner::expect). A launch that is not wanted after all is
//! waited for and forgotten. A filter only becomes harder while a search goes on, so a launch with
//! an earlier filter finds everything that is wanted and more; the rest is dropped before anything
//! is counted.
//!
//! Launches are whole granules; entries outside the requested range are dropped. If a list has no
//! room for all entries, it is discarded, and its range is launched again in halves; a list has
//! room for all counters of a granule.
//!
//! If a device fails during a launch, for instance because a watchdog resets it, it is opened
//! again, and the range is tried once more.

use crate::choice::{self, Chosen, LoadError};
use crate::device::{Device, DeviceError, Entry, Finished, Loaded, SLOTS};
use crate::pace::Pace;
use crate::program::{CANARY_INTERVAL, LANE_BITS, Launch, Program, TooManyBlocks};
use crate::source::Source;
use hashweave::search::{Canary, Candidate, Fault, Filter, Job, JobError, LARGEST_GRANULE, Scanner};
use std::collections::VecDeque;
use thiserror::Error;

/// The number of entries of a list: at least the counters of a granule.
const CAPACITY: u32 = LARGEST_GRANULE as u32;

/// Lanes of a device.
pub const LANES: u64 = 1 << LANE_BITS;

/// The reason why a scan on a device ends early.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ScanError {
    /// A result was computed wrong.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The device fails.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// The device does not take the messages.
    #[error(transparent)]
    TooManyBlocks(#[from] TooManyBlocks),
    /// The salt does not have the length that the template states.
    #[error(transparent)]
    Salt(#[from] JobError),
}

impl From<LoadError> for ScanError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::TooManyBlocks(error) => error.into(),
            LoadError::Device(error) => error.into(),
        }
    }
}

/// A launch that has been started.
struct Flight {
    launch: Launch,
    /// The counters that it covers, both ends included.
    covers: [u64; 2],
    /// The last counter of the range that it is part of.
    until: u64,
    state: State,
}

/// The state of a launch.
enum State {
    /// On the device, in this slot.
    Flying(usize),
    /// Finished, with its entries.
    Landed(Finished, Vec<Entry>),
}

impl Flight {
    /// Whether the launch is the first part of this range, and its filter suffices.
    fn suits(&self, [first, last]: [u64; 2], filter: &Filter) -> bool {
        self.covers[0] == first && self.covers[1] <= last && self.launch.filter.is_wider(filter)
    }

    fn slot(&self) -> Option<usize> {
        if let State::Flying(slot) = self.state { Some(slot) } else { None }
    }
}

/// A device that scans for a searcher.
pub struct DeviceScanner {
    source: Source,
    program: Program,
    /// The loaded program, and the device, as long as it does not fail.
    opened: Option<(Box<dyn Loaded>, Box<dyn Device>)>,
    /// The largest counter.
    most: u64,
    /// The launches that have been started, oldest first.
    flights: VecDeque<Flight>,
    expected: Option<[u64; 2]>,
    pace: Pace,
}

impl DeviceScanner {
    /// Opens a device and loads a search for a salt.
    ///
    /// # Errors
    ///
    /// If the device does not take the search.
    pub fn open(source: &Source, job: &Job, salt: &[u8]) -> Result<Self, ScanError> {
        job.check_salt(salt)?;
        let outline = job.outline(salt, LANES as usize);
        let word = job.objective().word(job.algorithm());
        let load = || {
            let device = source.open()?;
            let chosen = choice::fastest(&*device, &outline, word, CAPACITY)?;
            Ok((chosen, device))
        };
        let (Chosen { program, loaded }, device) = load().or_else(|error| match error {
            LoadError::Device(error) if may_pass(&error) => load(),
            error => Err(error),
        })?;
        Ok(Self {
            source: source.clone(),
            pace: Pace::new(program.granule()),
            program,
            opened: Some((loaded, device)),
            most: job.template().counter().max(),
            flights: VecDeque::new(),
            expected: None,
        })
    }

    /// Returns the program that runs.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Returns the loaded program; a device that has failed is opened again.
    fn loaded(&mut self) -> Result<&mut dyn Loaded, DeviceError> {
        if self.opened.is_none() {
            let device = self.source.open()?;
            let loaded = device.load(self.program.kernel(), self.program.table(), CAPACITY)?;
            self.opened = Some((loaded, device));
        }
        match &mut self.opened {
            Some((loaded, _)) => Ok(&mut **loaded),
            None => unreachable!("it was opened above"),
        }
    }

    /// Gives up the device, so that nothing is under way.
    fn close(&mut self) {
        self.flights.clear();
        self.opened = None;
        self.pace.restart();
    }

    /// Tries an action on the device, and once more on a device that was opened again if that may
    /// help.
    fn tried<T>(&mut self, act: impl Fn(&mut Self) -> Result<T, DeviceError>) -> Result<T, DeviceError> {
        let mut outcome = act(self);
        if outcome.as_ref().is_err_and(may_pass) {
            self.close();
            outcome = act(self);
        }
        if outcome.is_err() {
            self.close();
        }
        outcome
    }

    /// Returns a slot without a launch.
    fn free_slot(&self) -> Option<usize> {
        (0..SLOTS).find(|&slot| self.flights.iter().all(|flight| flight.slot() != Some(slot)))
    }

    /// Starts a launch of the first part of a range, as long as a launch may be.
    fn start(&mut self, slot: usize, range: [u64; 2], filter: Filter) -> Result<Flight, DeviceError> {
        let granules = self.pace.granules(filter.mask.count_ones());
        let (launch, covers) = self.program.launch(range, filter, granules, CAPACITY);
        let (parameters, workgroups) = self.program.parameters(&launch);
        self.loaded()?.start(slot, &parameters, workgroups)?;
        Ok(Flight { launch, covers, until: range[1], state: State::Flying(slot) })
    }

    /// Starts the launches that follow one while the device has room for them: the rest of its
    /// range, or, if that was the one requested, the announced range.
    fn work_ahead(
        &mut self,
        (mut done, mut until): (u64, u64),
        last: u64,
        filter: &Filter,
    ) -> Result<(), DeviceError> {
        if let Some(flight) = self.flights.back() {
            (done, until) = (flight.covers[1], flight.until);
        }
        while let Some(slot) = self.free_slot() {
            let range = match self.expected {
                _ if done < until => [done + 1, until],
                Some(range) if until == last => range,
                _ => return Ok(()),
            };
            let flight = self.start(slot, range, *filter)?;
            (done, until) = (flight.covers[1], flight.until);
            self.flights.push_back(flight);
        }
        Ok(())
    }

    /// Waits for a launch that is under way.
    fn land(&mut self, flight: usize) -> Result<(), DeviceError> {
        let Some(slot) = self.flights[flight].slot() else { return Ok(()) };
        let mut entries = Vec::new();
        let finished = self.loaded()?.finish(slot, &mut entries)?;
        self.pace.took(self.flights[flight].launch.granules, finished.took);
        self.flights[flight].state = State::Landed(finished, entries);
        Ok(())
    }

    /// Waits for all launches that are under way, and forgets them.
    fn discard(&mut self) -> Result<(), DeviceError> {
        (0..self.flights.len()).try_for_each(|flight| self.land(flight))?;
        self.flights.clear();
        Ok(())
    }

    /// Returns the finished launch of the first part of a range, after starting the following ones.
    fn first_of(
        &mut self,
        range: [u64; 2],
        filter: &Filter,
    ) -> Result<(Flight, Finished, Vec<Entry>), DeviceError> {
        if !self.flights.front().is_some_and(|flight| flight.suits(range, filter)) {
            self.discard()?;
            let flight = self.start(0, range, *filter)?;
            self.flights.push_back(flight);
        }
        let (covers, until) = (self.flights[0].covers, self.flights[0].until);
        self.work_ahead((covers[1], until), range[1], filter)?;
        self.land(0)?;
        match self.flights.pop_front() {
            Some(mut flight) => match core::mem::replace(&mut flight.state, State::Flying(SLOTS)) {
                State::Landed(finished, entries) => Ok((flight, finished, entries)),
                State::Flying(_) => unreachable!("it has just landed"),
            },
            None => unreachable!("there is a launch under way"),
        }
    }

    /// Adds those entries of a launch that lie in a range and pass a filter, in counter order.
    fn add(
        &self,
        launch: &Launch,
        entries: &[Entry],
        range: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) {
        let candidates = self.program.candidates(launch, entries, range);
        found.extend(candidates.into_iter().filter(|candidate| filter.passes(candidate.word)));
    }

    /// The error if the list of a single granule has too many entries.
    fn too_many(&self, passed: u32) -> DeviceError {
        let granule = self.program.granule();
        let (device, what) = (self.source.about().name.clone(), "a launch".to_owned());
        DeviceError::Refused { device, what, why: format!("it found {passed} among {granule} counters") }
    }
}

/// Whether an error may be gone once the device has been opened again.
fn may_pass(error: &DeviceError) -> bool {
    matches!(error, DeviceError::Watchdog { .. } | DeviceError::Lost { .. } | DeviceError::Refused { .. })
}

impl Scanner for DeviceScanner {
    type Error = ScanError;

    fn lanes(&self) -> u64 {
        LANES
    }

    fn lane(&self, counter: u64) -> u64 {
        self.program.lane(counter)
    }

    fn canary(&self) -> Canary {
        Canary::Range(self.program.canary(self.most))
    }

    fn canary_interval(&self) -> u64 {
        CANARY_INTERVAL
    }

    fn scan(
        &mut self,
        range: [u64; 2],
        _most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, ScanError> {
        // A launch that overlaps the announced range was started for it.
        self.expected = self.expected.filter(|expected| expected[1] < range[0] || expected[0] > range[1]);
        loop {
            let (flight, finished, entries) = self.tried(|scanner| scanner.first_of(range, filter))?;
            let Flight { launch, covers, until, .. } = flight;
            if finished.passed > launch.capacity {
                if launch.granules == 1 {
                    return Err(self.too_many(finished.passed).into());
                }
                self.tried(Self::discard)?;
                self.pace.halve(launch.granules);
                continue;
            }
            // This comes before the entries are looked at, so that the device does not wait. If a
            // start fails here, it will fail again when it is needed.
            if self.work_ahead((covers[1], until), range[1], filter).is_err() {
                self.close();
            }
            self.add(&launch, &entries, covers, filter, found);
            return Ok(covers[1] - covers[0] + 1);
        }
    }

    fn list(
        &mut self,
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<(), ScanError> {
        let granule = self.program.granule();
        let mut at = first;
        loop {
            let end = last.min(at | (granule - 1));
            let (launch, finished, entries) = self.tried(|scanner| {
                // The oldest launch makes room; its results are kept.
                while scanner.free_slot().is_none() {
                    let flying = scanner.flights.iter().position(|flight| flight.slot().is_some());
                    flying.map_or(Ok(()), |flight| scanner.land(flight))?;
                }
                let slot = scanner.free_slot().unwrap_or(0);
                let Flight { launch, .. } = scanner.start(slot, [at, end], *filter)?;
                let mut entries = Vec::new();
                let finished = scanner.loaded()?.finish(slot, &mut entries)?;
                Ok((launch, finished, entries))
            })?;
            if finished.passed > launch.capacity {
                return Err(self.too_many(finished.passed).into());
            }
            self.add(&launch, &entries, [at, end], filter, found);
            if end == last {
                return Ok(());
            }
            at = end + 1;
        }
    }

    fn portion(&self, filter: &Filter) -> Option<u64> {
        Some(u64::from(self.pace.granules(filter.mask.count_ones())) * self.program.granule())
    }

    fn expect(&mut self, range: [u64; 2]) {
        self.expected = Some(range);
    }
}
