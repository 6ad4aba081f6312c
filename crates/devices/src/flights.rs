//! The launches of a search: which are started, in what order, and what is done with the results.
//! It has no device; those who use it have.
//!
//! It answers a [`Searcher`](hashweave::search::Searcher) from the results that have come back. If
//! those do not suffice, it says what it [needs](Need) and remembers it. Its user starts launches and
//! waits for them, and asks once more:
//!
//! ```text
//! scan ── Need::Launch ──▶ next() ── parameters ──▶ the device
//! scan ◀── what passed ─── land() ◀── its list ────────┘
//! ```
//!
//! Up to two launches are under way at once, so that the device has work while the host hashes
//! candidates again:
//!
//! ```text
//! device   launch 1 | launch 2 | launch 3 | launch 4 …
//! host              | list 1   | list 2   | list 3   …
//!                    starts 3   starts 4   starts 5
//! ```
//!
//! Later launches are started for the ranges that will probably be asked for. Launches come back in
//! the order in which they were started. One that is not wanted after all is void: it is waited for
//! and forgotten. A filter only becomes harder while a search goes on, so a launch with an earlier
//! filter finds everything that is wanted and more; the rest is dropped before anything is counted.
//!
//! Launches are whole granules; entries outside the requested range are dropped. If a list has no
//! room for all entries, it is discarded, and its range is launched again in halves; a list has room
//! for all counters of a granule.

use crate::device::{Entry, SLOTS};
use crate::pace::Pace;
use crate::program::{CANARY_INTERVAL, LANE_BITS, Launch, Program};
use hashweave::search::{Canary, Candidate, Fault, Filter, Scanner};
use std::collections::VecDeque;
use std::time::Duration;

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
    /// No launches yet, of a program for counters up to `most`, with lists of `capacity` entries.
    #[must_use]
    pub fn new(program: Program, most: u64, capacity: u32) -> Self {
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

    /// Returns the counters of a launch that takes as long as one should, with the filter of the
    /// last scan.
    #[must_use]
    pub fn usual_portion(&self) -> u64 {
        self.counters(self.scan.map_or(0, |wanted| wanted.filter.mask.count_ones()))
    }

    /// Returns the counters of such a launch with a filter of `filter_bits` bits.
    fn counters(&self, filter_bits: u32) -> u64 {
        u64::from(self.pace.granules(filter_bits)) * self.program.granule()
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
        self.forget_lists();
    }

    /// Forgets the known answers that have been computed, so that they are computed again if they
    /// are asked for again.
    pub fn forget_lists(&mut self) {
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
    /// to do: known answers that are wanted, or else what comes next in these ranges, which are in
    /// order.
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
                return Err(format!("a launch found {passed} among {granule} counters"));
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

    fn portion(&self, filter: &Filter) -> Option<u64> {
        Some(self.counters(filter.mask.count_ones()))
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
