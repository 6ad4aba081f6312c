//! Launches on a GPU that the caller drives, and what hashes for a
//! [`Searcher`](hashweave::search::Searcher) by them.
//!
//! A module cannot wait for a GPU. So the scanner answers from what has come back already, and
//! where that is missing it says what it [needs](Need) and remembers it; the caller is told to
//! launch that, and asks the searcher once more when it is there:
//!
//! ```text
//! searcher.scan ── Need::Launch ──▶ next() ── parameters ──▶ the caller's GPU
//! searcher.scan ◀── what passed ─── land() ◀── its list ────────┘
//! ```
//!
//! Launches come back in the order in which they were started. One that turns out not to be wanted
//! is void: it is waited for and forgotten. A filter only becomes harder while a search goes on, so
//! a launch made with an earlier one finds all that is wanted and more; the rest is dropped before
//! anybody counts.

use devices::device::Entry;
use devices::pace::Pace;
use devices::program::{CANARY_INTERVAL, LANE_BITS, Launch, Program};
use hashweave::search::{Canary, Candidate, Fault, Filter, Scanner};
use std::collections::VecDeque;
use std::time::Duration;

/// Launches that are under way at once.
const SLOTS: usize = 2;

/// Entries of a list at least; it has room for all counters of a granule.
const CAPACITY: u64 = 1 << 16;

/// Why a scan ends early.
#[derive(Clone, Debug, PartialEq)]
pub enum Need {
    /// Something was computed wrong.
    Fault(Fault),
    /// The candidates that the searcher asks for have to be computed by a launch first.
    Launch,
}

impl From<Fault> for Need {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// The range and the filter that the searcher asked for and did not get.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wanted {
    range: [u64; 2],
    filter: Filter,
}

/// The purpose of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Scan,
    /// Known answers.
    List,
    /// Nothing any more.
    Void,
}

/// A launch that has been started.
#[derive(Debug)]
struct Flight {
    launch: Launch,
    purpose: Purpose,
    /// The counters that it is for, both ends included.
    covers: [u64; 2],
    /// The candidates it found, once it has come back.
    landed: Option<Vec<Candidate>>,
}

/// The candidates that pass a filter in a range, as the GPU lists them.
#[derive(Debug)]
struct Listed {
    wanted: Wanted,
    candidates: Vec<Candidate>,
}

/// The launches of a search, and what came back.
#[derive(Debug)]
pub struct Flights {
    program: Program,
    /// The largest counter.
    most: u64,
    capacity: u32,
    pace: Pace,
    /// Scans that have come back and are not used yet, and all that is under way, oldest first.
    flights: VecDeque<Flight>,
    listed: Vec<Listed>,
    scan: Option<Wanted>,
    list: Option<Wanted>,
}

impl Flights {
    /// None yet, of a program for counters up to `most`.
    #[must_use]
    pub fn new(program: Program, most: u64) -> Self {
        let capacity = u32::try_from(program.granule().max(CAPACITY)).unwrap_or(u32::MAX);
        let pace = Pace::new(program.granule());
        Self {
            program,
            most,
            capacity,
            pace,
            flights: VecDeque::new(),
            listed: Vec::new(),
            scan: None,
            list: None,
        }
    }

    /// The program that runs on the GPU.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Entries that a list has room for.
    #[must_use]
    pub fn capacity(&self) -> u32 {
        self.capacity
    }

    /// Counters of a launch that takes as long as one should.
    #[must_use]
    pub fn portion(&self) -> u64 {
        let bits = self.scan.map_or(0, |wanted| wanted.filter.mask.count_ones());
        u64::from(self.pace.granules(bits)) * self.program.granule()
    }

    /// The last counter of the oldest scan, if it has come back.
    #[must_use]
    pub fn ready(&self) -> Option<u64> {
        let flight = self.flights.iter().find(|flight| flight.purpose == Purpose::Scan)?;
        flight.landed.is_some().then_some(flight.covers[1])
    }

    /// The searcher is done with the oldest scan, and with the known answers that it asked for
    /// meanwhile.
    pub fn used(&mut self) {
        let place = self.flights.iter().position(|flight| flight.landed.is_some());
        place.map(|place| self.flights.remove(place));
        self.listed.clear();
    }

    /// Forgets everything: what is under way is only waited for.
    pub fn void(&mut self) {
        self.flights.retain(|flight| flight.landed.is_none());
        self.flights.iter_mut().for_each(|flight| flight.purpose = Purpose::Void);
        self.listed.clear();
        self.list = None;
    }

    /// The device was lost, and nothing is under way any more. What has come back is kept.
    pub fn lost(&mut self) {
        // Results after a gap are of no use.
        let kept = self.flights.iter().take_while(|flight| flight.landed.is_some()).count();
        self.flights.truncate(kept);
        self.pace.restart();
    }

    /// The parameters and the workgroups of the next launch, if there is room for one and something
    /// to do: known answers that are wanted, or else what comes next in these ranges, which follow
    /// each other.
    pub fn next(&mut self, ranges: &[[u64; 2]]) -> Option<(Vec<u32>, u32)> {
        let flying = self.flights.iter().filter(|flight| flight.landed.is_none()).count();
        if flying >= SLOTS {
            return None;
        }
        let is_listing = self.flights.iter().any(|flight| flight.purpose == Purpose::List);
        let flight = match self.list {
            Some(wanted) if !is_listing => self.flight(Purpose::List, wanted),
            _ => self.next_scan(ranges)?,
        };
        let launch = self.program.parameters(&flight.launch);
        self.flights.push_back(flight);
        Some(launch)
    }

    fn next_scan(&mut self, ranges: &[[u64; 2]]) -> Option<Flight> {
        let Wanted { range, filter } = self.scan?;
        let ahead = self.flights.iter().rev().find(|flight| flight.purpose == Purpose::Scan);
        let rest = match ahead {
            // The range that the searcher asked for may end before this range does.
            None => *ranges.first().map(|all| if all[0] == range[0] { &range } else { all })?,
            Some(flight) => {
                let [_, done] = flight.covers;
                let [first, last] = *ranges.iter().find(|[_, last]| *last > done)?;
                [first.max(done + 1), last]
            }
        };
        Some(self.flight(Purpose::Scan, Wanted { range: rest, filter }))
    }

    /// A launch of the first part of what is wanted.
    fn flight(&self, purpose: Purpose, Wanted { range, filter }: Wanted) -> Flight {
        let granules = self.pace.granules(filter.mask.count_ones());
        let (launch, covers) = self.program.launch(range, filter, granules, self.capacity);
        Flight { launch, purpose, covers, landed: None }
    }

    /// Takes the list of the oldest launch that is under way: how many passed, and those for which
    /// there was room.
    ///
    /// # Errors
    ///
    /// In one sentence, if a list has no room for a granule although it must, or nothing was
    /// launched.
    pub fn land(&mut self, entries: &[Entry], passed: u32, took: Duration) -> Result<(), String> {
        let place = self.flights.iter().position(|flight| flight.landed.is_none());
        let Some(place) = place else { return Err("no launch is under way".to_owned()) };
        let flight = &mut self.flights[place];
        let Launch { granules, capacity, .. } = flight.launch;
        if flight.purpose == Purpose::Void {
            self.flights.remove(place);
            return Ok(());
        }
        if passed > capacity {
            if granules == 1 {
                let granule = self.program.granule();
                return Err(format!("the GPU found {passed} among {granule} counters"));
            }
            self.flights.remove(place);
            self.pace.halve(granules);
            self.void();
            return Ok(());
        }
        let candidates = self.program.candidates(&flight.launch, entries, flight.covers);
        if flight.purpose == Purpose::Scan {
            self.pace.took(granules, took);
            flight.landed = Some(candidates);
            return Ok(());
        }
        self.flights.remove(place);
        self.listed.extend(self.list.take().map(|wanted| Listed { wanted, candidates }));
        Ok(())
    }
}

impl Scanner for Flights {
    type Error = Need;

    fn lanes(&self) -> u64 {
        1 << LANE_BITS
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
    ) -> Result<u64, Need> {
        self.scan = Some(Wanted { range, filter: *filter });
        let suits = |flight: &Flight| {
            flight.covers[0] == range[0]
                && flight.covers[1] <= range[1]
                && flight.launch.filter.is_wider(filter)
        };
        match self.flights.iter().find(|flight| flight.purpose == Purpose::Scan) {
            Some(flight) if suits(flight) => {
                let landed = flight.landed.as_ref().ok_or(Need::Launch)?;
                found.extend(landed.iter().filter(|candidate| filter.passes(candidate.word)));
                Ok(flight.covers[1] - flight.covers[0] + 1)
            }
            Some(_) => {
                self.void();
                Err(Need::Launch)
            }
            None => Err(Need::Launch),
        }
    }

    fn list(&mut self, range: [u64; 2], filter: &Filter, found: &mut Vec<Candidate>) -> Result<(), Need> {
        let wanted = Wanted { range, filter: *filter };
        match self.listed.iter().find(|listed| listed.wanted == wanted) {
            Some(listed) => {
                found.extend_from_slice(&listed.candidates);
                Ok(())
            }
            None => {
                self.list = Some(wanted);
                Err(Need::Launch)
            }
        }
    }
}
