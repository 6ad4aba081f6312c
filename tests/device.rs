//! A device for tests: this machine's processor, which is given what a GPU is given and lists what
//! a GPU would, with the failures that GPUs have.

use devices::device::{About, Api, Device, DeviceError, Entry, Finished, Loaded, SLOTS};
use devices::program::{Launch, Program};
use devices::scanner::LANES;
use devices::source::Source;
use hashweave::search::{Candidate, Filter, Job, Searcher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use weave::device::Kernel;

/// The faults of a [`TestDevice`], and counts of the calls it received.
#[derive(Debug, Default)]
pub struct Switches {
    /// The launches that fail, by their number from 0 on, and how.
    pub failures: Mutex<Vec<(u64, DeviceError)>>,
    /// From this launch on every word of one lane has a bit flipped.
    pub flips_from: Option<u64>,
    /// From this launch on the entries of one lane are lost.
    pub loses_from: Option<u64>,
    /// A launch longer than this number of granules says that its list was too short.
    pub overflows_above: Option<u32>,
    /// The least time a launch takes for each granule, as the device reports it.
    pub granule_takes: Duration,
    /// Launches so far.
    pub launches: AtomicU64,
    /// How often it was opened.
    pub openings: AtomicU64,
    /// The most granules of a launch.
    pub longest: AtomicU64,
    /// The most launches under way at once.
    pub most_under_way: AtomicU64,
}

/// The lane that is damaged.
pub const DAMAGED: u64 = 11;

/// A device that runs one search.
pub struct TestDevice {
    about: About,
    job: Job,
    salt: Vec<u8>,
    switches: Arc<Switches>,
}

impl TestDevice {
    /// How to open one that can run a job with a salt.
    #[must_use]
    pub fn source(job: &Job, salt: &[u8], switches: &Arc<Switches>) -> Source {
        let about = About {
            api: Api::Wgpu,
            number: 0,
            name: "test device".to_owned(),
            driver: "tests".to_owned(),
            architecture: "none".to_owned(),
            memory: None,
            units: None,
            clock_khz: None,
            card: None,
            is_software: true,
        };
        let (job, salt, switches, described) =
            (job.clone(), salt.to_vec(), Arc::clone(switches), about.clone());
        Source::with(about, move || {
            switches.openings.fetch_add(1, Ordering::Relaxed);
            let (job, salt, switches) = (job.clone(), salt.clone(), Arc::clone(&switches));
            Ok(Box::new(Self { about: described.clone(), job, salt, switches }) as Box<dyn Device>)
        })
    }

    /// A driver's complaint.
    #[must_use]
    pub fn watchdog() -> DeviceError {
        DeviceError::Watchdog { device: "test device".to_owned() }
    }
}

impl Device for TestDevice {
    fn about(&self) -> &About {
        &self.about
    }

    fn load(&self, kernel: &Kernel, table: &[u32], capacity: u32) -> Result<Box<dyn Loaded>, DeviceError> {
        let outline = self.job.outline(&self.salt, LANES as usize);
        let word = self.job.objective().word(self.job.algorithm());
        let form = devices::choice::forms(Api::Wgpu, self.job.algorithm())[0];
        let program = Program::new(&outline, word, form).expect("few blocks");
        assert!(program.kernel() == kernel && program.table() == table, "it runs only the job that it knows");
        let searcher = Searcher::new(&self.job, &self.salt).expect("the salt's length is right");
        let launch = Launch { first: 0, granules: 1, filter: Filter::default(), capacity };
        let mut numbers = vec![0; program.granule() as usize];
        for number in 0..program.granule() as u32 {
            numbers[program.candidate(&launch, [number, 0, 0]).counter as usize] = number;
        }
        let (switches, slots) = (Arc::clone(&self.switches), core::array::from_fn(|_| None));
        Ok(Box::new(TestLoaded { program, searcher, numbers, switches, slots, capacity }))
    }
}

/// A launch that nobody has waited for yet: its number and its parameters.
type Started = (u64, Launch);

/// A search on a [`TestDevice`].
struct TestLoaded {
    program: Program,
    searcher: Searcher,
    /// The number of each counter of a granule.
    numbers: Vec<u32>,
    switches: Arc<Switches>,
    slots: [Option<Started>; SLOTS],
    capacity: u32,
}

impl TestLoaded {
    /// The launch that has these parameters, which is what a kernel makes of them.
    fn launch(&self, parameters: &[u32], workgroups: u32) -> Launch {
        let probe = |granules: u32, filter| {
            self.program.parameters(&Launch { first: self.program.granule(), granules, filter, capacity: 0 })
        };
        let (of_one, workgroups_of_one) = probe(1, Filter::default());
        let unit = u64::from(parameters[0]) | u64::from(parameters[1]) << 32;
        let first = unit / u64::from(of_one[0]) * self.program.granule();
        let nothing = Launch { first: 0, granules: 1, filter: Filter::default(), capacity: 0 };
        let word = |at: usize| self.program.candidate(&nothing, [0, parameters[at], parameters[at + 1]]).word;
        let filter = Filter { mask: word(4), value: word(6) };
        let granules = workgroups / workgroups_of_one;
        Launch { first, granules, filter, capacity: parameters[2] }
    }

    /// The list entry of a candidate, as a kernel would write it.
    fn entry(&self, launch: &Launch, candidate: Candidate) -> Entry {
        let granule = self.program.granule();
        let offset = candidate.counter - launch.first;
        let low = self.numbers[(offset & (granule - 1)) as usize];
        let filter = Filter { mask: candidate.word, value: 0 };
        let words = self.program.parameters(&Launch { filter, ..*launch }).0;
        [(offset & !(granule - 1)) as u32 | low, words[4], words[5]]
    }

    /// The candidates that pass the launch's filter, with the damage.
    fn candidates(&self, number: u64, launch: &Launch) -> Vec<Candidate> {
        let most = self.searcher.job().template().counter().max();
        let last = most.min(launch.first + (u64::from(launch.granules) * self.program.granule() - 1));
        let from = |from: Option<u64>| from.is_some_and(|from| number >= from);
        let (flips, loses) = (from(self.switches.flips_from), from(self.switches.loses_from));
        // The flipped bit is one that no filter looks at: all bits pass, and those that should are
        // looked at below.
        let filter = if flips { Filter::default() } else { launch.filter };
        let plan = self.searcher.plan().expect("devices hash no messages inside others");
        let (mut found, mut all) = (Box::default(), Vec::new());
        let mut at = launch.first;
        while at <= last {
            let done = plan.scan([at, last], &filter, &mut found);
            all.extend_from_slice(found.as_slice());
            found.clear();
            let Some(next) = at.checked_add(done) else { break };
            at = next;
        }
        let damaged = |candidate: &Candidate| self.program.lane(candidate.counter) == DAMAGED;
        if flips {
            all.iter_mut()
                .filter(|candidate| damaged(candidate))
                .for_each(|candidate| candidate.word ^= 1 << 3);
            all.retain(|candidate| launch.filter.passes(candidate.word));
        }
        all.retain(|candidate| !(loses && damaged(candidate)));
        all
    }
}

impl Loaded for TestLoaded {
    fn start(&mut self, slot: usize, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError> {
        assert!(self.slots[slot].is_none(), "the slot is free");
        let launch = self.launch(parameters, workgroups);
        assert_eq!(self.program.parameters(&launch).0, parameters, "the launch is understood");
        assert_eq!(launch.capacity, self.capacity);
        let number = self.switches.launches.fetch_add(1, Ordering::Relaxed);
        self.slots[slot] = Some((number, launch));
        let under_way = self.slots.iter().flatten().count() as u64;
        self.switches.most_under_way.fetch_max(under_way, Ordering::Relaxed);
        self.switches.longest.fetch_max(launch.granules.into(), Ordering::Relaxed);
        Ok(())
    }

    fn finish(&mut self, slot: usize, entries: &mut Vec<Entry>) -> Result<Finished, DeviceError> {
        let began = Instant::now();
        let (number, launch) = self.slots[slot].take().expect("the slot is in use");
        let mut failures = self.switches.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = failures.iter().position(|(failing, _)| *failing == number) {
            return Err(failures.remove(at).1);
        }
        let mut found = self.candidates(number, &launch);
        // In no order.
        let middle = found.len() / 2;
        found.rotate_left(middle);
        let overflows = self.switches.overflows_above.is_some_and(|most| launch.granules > most);
        let passed = if overflows { self.capacity + 1 } else { found.len() as u32 };
        found.truncate(self.capacity as usize);
        entries.extend(found.into_iter().map(|candidate| self.entry(&launch, candidate)));
        Ok(Finished { passed, took: began.elapsed().max(self.switches.granule_takes * launch.granules) })
    }
}
