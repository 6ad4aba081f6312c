//! Whole runs with devices, whose part is taken by a test device: next to threads, in order, kept
//! in a ledger, ended by what goes wrong.

use devices::device::DeviceError;
use hashweave::search::{Damage, Drill, Found, Goal, Job, LARGEST_GRANULE, Objective, Request, Searcher};
use hashweave_tests::device::{Switches, TestDevice};
use runner::ledger::{Ledger, Opening, Piece, check};
use runner::search::{Ending, Event, Failure, Observer, Progress, Run};
use runner::stop::Stop;
use std::convert::Infallible;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The events of a run.
#[derive(Default)]
struct Told {
    shown: Vec<(u64, Vec<u8>)>,
    others: Vec<Event>,
}

impl Observer for Told {
    type Error = Infallible;

    fn event(&mut self, event: &Event) -> Result<(), Infallible> {
        match event {
            Event::Best(found) | Event::Hit(found) => {
                self.shown.push((found.counter, found.hash_hex.clone()))
            }
            event => self.others.push(event.clone()),
        }
        Ok(())
    }

    fn progress(&mut self, _: &Progress<'_>) {}
}

fn job(message: &str, goal: Goal) -> Job {
    let objective = Objective { goal, range: None };
    Job::new(Request { objective, ..Request::new(message.parse().expect("a template")) }).expect("a job")
}

/// A run of some threads and a device with each of these switches.
fn run(job: &Job, threads: usize, devices: &[Arc<Switches>], start: u64, count: u64) -> Run {
    let base_salt = vec![0; job.template().salt_length()];
    let mut run = Run {
        job: job.clone(),
        threads,
        devices: Vec::new(),
        cores: Vec::new(),
        base_salt,
        one_salt: false,
        start,
        count: Some(count),
        duration: None,
        hits: None,
        stats_interval: Duration::from_secs(1000),
        drill: None,
    };
    for (worker, switches) in (threads..).zip(devices) {
        run.devices.push(TestDevice::source(job, &run.salt(worker), switches));
    }
    run
}

fn digests(found: Vec<Found>) -> Vec<(u64, Vec<u8>)> {
    found.into_iter().map(|found| (found.counter, found.digest)).collect()
}

/// The findings of a scan by one thread.
fn expected(run: &Run, worker: usize) -> Vec<(u64, Vec<u8>)> {
    let mut found = Vec::new();
    let mut searcher = Searcher::new(&run.job, &run.salt(worker)).expect("the salt fits");
    let Piece { first, last } = run.range();
    searcher.scan(first, last, &mut |hit| found.push(hit)).expect("no fault");
    digests(found)
}

const SPAN: u64 = LARGEST_GRANULE;

#[test]
fn threads_and_devices_share_a_space_in_order() {
    for goal in [Goal::Min, Goal::ZeroBits(8)] {
        let job = job("r{counter:8}", goal);
        for (threads, devices) in [(0, 1), (0, 2), (1, 1), (2, 2)] {
            let devices = vec![Arc::default(); devices];
            let run = run(&job, threads, &devices, 777, 20 * SPAN);
            let mut told = Told::default();
            assert_eq!(run.execute(&Stop::default(), &mut told).expect("a run"), Ending::Done);
            assert!(told.shown == expected(&run, 0), "{threads} threads, {} devices", devices.len());
            let Some(Event::Shutdown { total, .. }) = told.others.last() else { panic!("{:?}", told.others) };
            assert_eq!(*total, 20 * SPAN);
            let stats = told.others.iter().filter(|event| matches!(event, Event::Stats { .. }));
            assert_eq!(stats.count(), threads + devices.len());
            let Event::Startup { workers, devices: names, .. } = &told.others[0] else {
                panic!("{:?}", told.others)
            };
            assert_eq!((*workers, names.len()), (threads + devices.len(), devices.len()));
            assert!(
                names.iter().enumerate().all(|(i, name)| name.worker == threads + i && name.api == "wgpu")
            );
        }
    }
}

#[test]
fn a_device_has_a_salt_of_its_own() {
    let job = job("r{salt:3}{counter:8}", Goal::ZeroBits(9));
    let run = run(&job, 1, &[Arc::default()], 5, 6 * SPAN);
    let mut told = Told::default();
    assert_eq!(run.execute(&Stop::default(), &mut told).expect("a run"), Ending::Done);
    let mut all = [expected(&run, 0), expected(&run, 1)].concat();
    all.sort();
    told.shown.sort();
    assert!(told.shown == all);
}

/// One that fails these launches.
fn failing(numbers: std::ops::Range<u64>) -> Arc<Switches> {
    let failures = numbers.map(|number| (number, TestDevice::watchdog())).collect();
    Arc::new(Switches { failures: Mutex::new(failures), ..Switches::default() })
}

/// Runs with a ledger.
fn kept(run: &Run, file: &Path, opening: Opening, told: &mut Told) -> Result<Ending, Failure<Infallible>> {
    let ledger = Ledger::open(file, &run.job, &run.base_salt, opening).expect("a ledger");
    run.execute_with(Some(ledger), &Stop::default(), told)
}

#[test]
fn what_was_complete_when_a_device_failed_is_kept() {
    for goal in [Goal::Min, Goal::ZeroBits(7)] {
        let job = job("r{counter:8}", goal);
        for threads in [0, 1] {
            let folder = tempfile::tempdir().expect("a folder");
            let file = folder.path().join("ledger");
            let count = 400 * SPAN;
            let broken = run(&job, threads, &[failing(6..100)], 9, count);
            let mut told = Told::default();
            let failure = kept(&broken, &file, Opening::New, &mut told).expect_err("the device fails");
            assert!(matches!(&failure, Failure::Device(DeviceError::Watchdog { .. })), "{failure}");
            let tells =
                |event: &&Event| matches!(event, Event::DeviceError { worker, .. } if *worker == threads);
            assert_eq!(told.others.iter().filter(tells).count(), 1, "{:?}", told.others);
            assert!(matches!(told.others.last(), Some(Event::Shutdown { .. })));
            let ledger = Ledger::read(&file).expect("a ledger");
            let covered: u128 = ledger.pieces(&[]).map(Piece::count).sum();
            assert!(covered < u128::from(count), "{covered}");
            assert_eq!(check(&ledger, SPAN).expect("a report").faults, Vec::<String>::new());
            drop(ledger);
            // The earlier findings are shown again, the rest is found, by whatever devices there
            // are now.
            let count = u64::try_from(covered).expect("few") + 3 * SPAN;
            let whole = run(&job, 1, &[Arc::default()], 9, count);
            let mut again = Told::default();
            assert_eq!(kept(&whole, &file, Opening::Resume, &mut again).expect("a run"), Ending::Done);
            assert!(again.shown == expected(&whole, 0), "nothing is lost, nothing is shown twice");
            let ledger = Ledger::read(&file).expect("a ledger");
            assert_eq!(ledger.pieces(&[]).map(Piece::count).sum::<u128>(), u128::from(count));
        }
    }
}

#[test]
fn a_device_that_recovers_loses_nothing() {
    let job = job("r{counter:8}", Goal::ZeroBits(8));
    let run = run(&job, 1, &[failing(3..4), failing(2..3)], 0, 20 * SPAN);
    let mut told = Told::default();
    assert_eq!(run.execute(&Stop::default(), &mut told).expect("a run"), Ending::Done);
    assert!(told.shown == expected(&run, 0));
}

#[test]
fn a_wrong_answer_of_a_device_ends_a_run() {
    let job = job("r{counter:8}", Goal::ZeroBits(2));
    let all = expected(&run(&job, 0, &[], 0, 8 * SPAN), 0);
    for (damage, after) in [(Damage::Flip(5), 0), (Damage::Flip(0), 3 * SPAN), (Damage::Lose, 0)] {
        let drill = Some(Drill { lane: 1, damage, after });
        let drilled = Run { drill, ..run(&job, 0, &[Arc::default()], 0, 8 * SPAN) };
        let mut told = Told::default();
        assert_eq!(
            drilled.execute(&Stop::default(), &mut told).expect("a run"),
            Ending::Faulty,
            "{damage:?}"
        );
        let kept = |(counter, _): &&(u64, Vec<u8>)| damage != Damage::Lose || counter % 32 != 1;
        let right = all.iter().filter(kept).take(told.shown.len());
        assert!(right.eq(&told.shown), "{damage:?}: no wrong answer is shown");
    }
    let last_lane = Some(Drill { lane: 31, damage: Damage::Lose, after: 0 });
    assert!(Run { drill: last_lane, ..run(&job, 0, &[Arc::default()], 0, 9) }.check().is_ok());
    let no_lane = Some(Drill { lane: 32, damage: Damage::Lose, after: 0 });
    assert!(Run { drill: no_lane, ..run(&job, 0, &[Arc::default()], 0, 9) }.check().is_err());
}

#[test]
fn a_run_without_workers_or_with_too_many_blocks_is_refused() {
    assert!(run(&job("r{counter:8}", Goal::Min), 0, &[], 0, 9).check().is_err());
    let long = format!("{{counter:8}}{}", "x".repeat(3000));
    let long = run(&job(&long, Goal::Min), 0, &[Arc::default()], 0, 9);
    let refused = long.check().expect_err("a long message").to_string();
    assert!(refused.contains("the CPU takes any number"), "{refused}");
}
