//! A device that hashes for a searcher: starts the [`Flights`] of a search, and waits for them.
//!
//! If a device fails during a launch, for instance because a watchdog resets it, it is opened
//! again, and the range is tried once more.

use crate::choice::{self, Chosen, LoadError};
use crate::device::{Device, DeviceError, Loaded, SLOTS};
use crate::flights::{Flights, Need};
use crate::program::{LANE_BITS, Program, TooManyBlocks};
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

/// A device that scans for a searcher.
pub struct DeviceScanner {
    source: Source,
    flights: Flights,
    /// The loaded program, and the device, as long as it does not fail.
    opened: Option<(Box<dyn Loaded>, Box<dyn Device>)>,
    /// The slots of the launches under way, oldest first.
    slots: VecDeque<usize>,
    expected: Option<[u64; 2]>,
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
            flights: Flights::new(program, job.template().counter().max(), CAPACITY),
            opened: Some((loaded, device)),
            slots: VecDeque::new(),
            expected: None,
        })
    }

    /// Returns the program that runs.
    #[must_use]
    pub fn program(&self) -> &Program {
        self.flights.program()
    }

    /// Returns the loaded program; a device that has failed is opened again.
    fn loaded(&mut self) -> Result<&mut dyn Loaded, DeviceError> {
        if self.opened.is_none() {
            let device = self.source.open()?;
            let program = self.flights.program();
            let loaded = device.load(program.kernel(), program.table(), CAPACITY)?;
            self.opened = Some((loaded, device));
        }
        match &mut self.opened {
            Some((loaded, _)) => Ok(&mut **loaded),
            None => unreachable!("it was opened above"),
        }
    }

    /// Gives up the device, so that nothing is under way.
    fn close(&mut self) {
        self.slots.clear();
        self.flights.lost();
        self.opened = None;
    }

    /// Tries an action on the device, and once more on a device that was opened again if that may
    /// help.
    fn tried<T>(
        &mut self,
        mut act: impl FnMut(&mut Self) -> Result<T, DeviceError>,
    ) -> Result<T, DeviceError> {
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

    /// Starts launches as long as there is room for them: known answers that are wanted, and what
    /// comes next in these ranges.
    fn start(&mut self, ranges: &[[u64; 2]]) -> Result<(), DeviceError> {
        while let Some((parameters, workgroups)) = self.flights.next(ranges) {
            let slot = (0..SLOTS).find(|slot| !self.slots.contains(slot)).unwrap_or(0);
            self.loaded()?.start(slot, &parameters, workgroups)?;
            self.slots.push_back(slot);
        }
        Ok(())
    }

    /// Starts launches, and waits for the oldest.
    fn launch(&mut self, ranges: &[[u64; 2]]) -> Result<(), ScanError> {
        let mut entries = Vec::new();
        let finished = self.tried(|scanner| {
            scanner.start(ranges)?;
            entries.clear();
            let Some(&slot) = scanner.slots.front() else { unreachable!("what is asked for is launched") };
            let finished = scanner.loaded()?.finish(slot, &mut entries)?;
            scanner.slots.pop_front();
            Ok(finished)
        })?;
        let device = || self.source.about().name.clone();
        let refused = |why| DeviceError::Refused { device: device(), what: "to search".to_owned(), why };
        Ok(self.flights.land(&entries, finished.passed, finished.took).map_err(refused)?)
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
        self.flights.lane(counter)
    }

    fn canary(&self) -> Canary {
        self.flights.canary()
    }

    fn canary_interval(&self) -> u64 {
        self.flights.canary_interval()
    }

    fn scan(
        &mut self,
        range: [u64; 2],
        most: u64,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<u64, ScanError> {
        self.expected = self.expected.filter(|expected| expected[0] > range[1]);
        let ranges: Vec<[u64; 2]> = [Some(range), self.expected].into_iter().flatten().collect();
        loop {
            match self.flights.scan(range, most, filter, found) {
                Err(Need::Launch) => self.launch(&ranges)?,
                Err(Need::Fault(fault)) => return Err(fault.into()),
                Ok(count) => {
                    // This comes before the candidates are hashed again, so that the device does
                    // not wait. If a start fails here, it will fail again when it is needed.
                    if self.start(&ranges).is_err() {
                        self.close();
                    }
                    self.flights.used();
                    return Ok(count);
                }
            }
        }
    }

    fn list(
        &mut self,
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> Result<(), ScanError> {
        let granule = self.program().granule();
        let mut at = first;
        loop {
            let end = last.min(at | (granule - 1));
            while let Err(need) = self.flights.list([at, end], filter, found) {
                match need {
                    Need::Launch => self.launch(&[])?,
                    Need::Fault(fault) => return Err(fault.into()),
                }
            }
            self.flights.forget_lists();
            if end == last {
                return Ok(());
            }
            at = end + 1;
        }
    }

    fn portion(&self, filter: &Filter) -> Option<u64> {
        self.flights.portion(filter)
    }

    fn expect(&mut self, range: [u64; 2]) {
        self.expected = Some(range);
    }
}
