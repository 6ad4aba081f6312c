//! How fast devices search.

use devices::bound;
use devices::device::About;
use devices::scanner::{DeviceScanner, ScanError};
use devices::source::Source;
use hashweave::Algorithm;
use hashweave::search::{Goal, Job, Objective, Request, Searcher, Template};
use serde::Serialize;
use std::time::{Duration, Instant};

/// For how long a device is warmed up: its launches grow, and its clock.
const WARM_UP: Duration = Duration::from_millis(500);

/// One line of the table.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// `search`.
    pub job: &'static str,
    /// The algorithm.
    pub algo: String,
    /// By what the device is driven.
    pub backend: &'static str,
    /// The device's name.
    pub device: String,
    /// Millions of hashes per second.
    pub mhs: f64,
    /// Multiprocessors or compute units; null if the device does not tell.
    pub units: Option<u32>,
    /// Their highest clock in GHz; null if the device does not tell.
    pub clock_ghz: Option<f64>,
    /// Cycles at that clock of one of the units per hash; null if the device does not tell.
    pub unit_cycles_per_hash: Option<f64>,
    /// The least that they can be; null if that is not known of the device.
    pub bound_unit_cycles_per_hash: Option<f64>,
}

impl Row {
    /// The share of the bound that is reached.
    #[must_use]
    pub fn of_bound(&self) -> Option<f64> {
        Some(self.bound_unit_cycles_per_hash? / self.unit_cycles_per_hash?)
    }

    fn new(job: &Job, about: &About, hashes_per_second: f64) -> Self {
        let clock_ghz = about.clock_khz.map(|clock| f64::from(clock) * 1e-6);
        let cycles = about.units.zip(clock_ghz);
        Self {
            job: "search",
            algo: job.algorithm().to_string(),
            backend: about.api.name(),
            device: about.name.clone(),
            mhs: 1e-6 * hashes_per_second,
            units: about.units,
            clock_ghz,
            bound_unit_cycles_per_hash: bound::of_search(about, job).map(|(_, cycles)| cycles),
            unit_cycles_per_hash: cycles.map(|(units, ghz)| f64::from(units) * ghz * 1e9 / hashes_per_second),
        }
    }
}

/// Measures the default workload with some algorithms on some devices for `time` each, calling
/// `progress` with (measurements done, all).
///
/// # Errors
///
/// If a device fails or computes wrong.
pub fn run(
    algorithms: &[Algorithm],
    sources: &[Source],
    time: Duration,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Vec<Row>, ScanError> {
    let mut rows = Vec::new();
    let all = algorithms.len() * sources.len();
    for &algorithm in algorithms {
        for source in sources {
            let Some(job) = default_job(algorithm) else { continue };
            let salt = vec![0; job.template().salt_length()];
            rows.push(Row::new(&job, source.about(), rate(source, &job, &salt, time)?));
            progress(rows.len(), all);
        }
    }
    Ok(rows)
}

/// The default workload, with an objective so rare that the device alone is timed.
fn default_job(algorithm: Algorithm) -> Option<Job> {
    let template: Template = Template::DEFAULT.parse().ok()?;
    let objective = Objective { goal: Goal::ZeroBits(60), range: None };
    Job::new(Request { algorithm, objective, ..Request::new(template) }).ok()
}

/// Hashes per second of a search on a device, measured for `time`, after it has been warmed up.
///
/// # Errors
///
/// If the device fails or computes wrong.
pub fn rate(source: &Source, job: &Job, salt: &[u8], time: Duration) -> Result<f64, ScanError> {
    let scanner = DeviceScanner::open(source, job, salt)?;
    let mut searcher = Searcher::with_scanner(job, salt, scanner)?;
    let most = job.template().counter().max();
    let (mut began, mut measured) = (Instant::now(), None);
    let mut range = [0_u64; 2];
    loop {
        let portion = searcher.portion().unwrap_or(1);
        let next = range[1].wrapping_add(1) & most;
        let expected = [next, next.saturating_add(portion - 1).min(most)];
        searcher.expect(expected[0], expected[1]);
        searcher.scan(range[0], range[1], &mut |_| {})?;
        match measured {
            None if began.elapsed() >= WARM_UP => {
                (began, measured) = (Instant::now(), Some(searcher.hashed()))
            }
            Some(before) if began.elapsed() >= time => {
                return Ok((searcher.hashed() - before) as f64 / began.elapsed().as_secs_f64());
            }
            _ => {}
        }
        range = expected;
    }
}
