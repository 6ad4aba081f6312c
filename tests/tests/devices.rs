//! Searches on devices, whose part is taken by a test device: exact wherever a range begins,
//! whatever the device does wrong.

use devices::device::DeviceError;
use devices::scanner::{DeviceScanner, ScanError};
use hashweave::search::{
    Damage, Drill, Fault, Found, Goal, Job, LARGEST_GRANULE, Objective, Request, Searcher,
};
use hashweave_tests::device::{DAMAGED, Switches, TestDevice};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

fn job(algorithm: &str, message: &str, goal: Goal) -> Job {
    let request = Request {
        algorithm: algorithm.parse().expect("an algorithm"),
        objective: Objective { goal, range: None },
        ..Request::new(message.parse().expect("a template"))
    };
    Job::new(request).expect("a job")
}

/// A job that is walked, and one that is not.
const WALKED: (&str, &str) = ("sha3-256", "d{counter:8}");
const IN_ORDER: (&str, &str) = ("sha256", "d{counter:8:be}");

fn searcher(job: &Job, switches: &Arc<Switches>) -> Searcher<DeviceScanner> {
    let salt = vec![0x77; job.template().salt_length()];
    let scanner = DeviceScanner::open(&TestDevice::source(job, &salt, switches), job, &salt);
    Searcher::with_scanner(job, &salt, scanner.expect("a device")).expect("the salt fits")
}

/// The findings of this machine's kernel.
fn expected(job: &Job, [first, last]: [u64; 2]) -> Vec<Found> {
    let salt = vec![0x77; job.template().salt_length()];
    let mut found = Vec::new();
    let mut searcher = Searcher::new(job, &salt).expect("the salt fits");
    searcher.scan(first, last, &mut |hit| found.push(hit)).expect("no fault");
    found
}

/// The findings of a device, and how its scan ends.
fn scanned(
    searcher: &mut Searcher<DeviceScanner>,
    [first, last]: [u64; 2],
) -> (Vec<Found>, Result<(), ScanError>) {
    let mut found = Vec::new();
    let ended = searcher.scan(first, last, &mut |hit| found.push(hit));
    (found, ended.and_then(|()| searcher.finish()))
}

#[test]
fn ranges_begin_and_end_anywhere() {
    let granule = LARGEST_GRANULE;
    for (algorithm, message) in [
        WALKED,
        IN_ORDER,
        ("keccak-256", "{counter:8:be}{salt:3}"),
        ("blake2b-512", "x{counter:4}"),
        ("sha256d", "y{counter:3}"),
        ("hash160", "w{counter:3}"),
        ("sha512", "z{counter:5}"),
        ("blake3", "v{counter:4}"),
    ] {
        for goal in [Goal::Min, Goal::ZeroBits(9)] {
            let job = job(algorithm, message, goal);
            let max = job.template().counter().max();
            let middle = (max >> 3) & !(granule - 1);
            for range in [
                [0, 3 * granule],
                [5, 5],
                [granule - 1, granule],
                [middle + 77, middle + 77 + granule],
                [max - granule - 3, max],
            ] {
                let (found, ended) = scanned(&mut searcher(&job, &Arc::default()), range);
                assert_eq!(ended, Ok(()), "{algorithm} {message} {range:?}");
                assert!(found == expected(&job, range), "{algorithm} {message} {range:?}: {found:?}");
            }
        }
    }
}

#[test]
fn a_space_may_be_smaller_than_a_granule() {
    let job = job("sha3-256", "d{counter:1}", Goal::ZeroBits(2));
    let (found, ended) = scanned(&mut searcher(&job, &Arc::default()), [3, 255]);
    assert_eq!((found, ended), (expected(&job, [3, 255]), Ok(())));
}

/// Announced or not, in order or not: each scan finds what it must, and the sub-hits are those of
/// its counters.
#[test]
fn working_ahead_changes_nothing() {
    for (algorithm, message) in [WALKED, IN_ORDER] {
        let job = job(algorithm, message, Goal::ZeroBits(8));
        let switches = Arc::default();
        let mut ahead = searcher(&job, &switches);
        let granule = LARGEST_GRANULE;
        let ranges = [0, 1, 2, 7, 8, 3].map(|i| [i * granule, (i + 1) * granule - 1]);
        for (i, range) in ranges.iter().enumerate() {
            if let Some([first, last]) = ranges.get(i + 1).filter(|_| i != 2) {
                ahead.expect(*first, *last);
            }
            let mut found = Vec::new();
            ahead.scan(range[0], range[1], &mut |hit| found.push(hit)).expect("no fault");
            assert!(found == expected(&job, *range), "{algorithm} {range:?}");
        }
        // Half a million hashes, of which one in 256 passes.
        assert_eq!(ahead.hashed(), 6 * granule);
        assert!(ahead.audit().sigma().abs() < 6.0, "{:?}", ahead.audit());
        assert_eq!(switches.most_under_way.load(Ordering::Relaxed), 2);
    }
}

#[test]
fn launches_grow_and_stay_short() {
    let job = job(WALKED.0, WALKED.1, Goal::ZeroBits(30));
    let granule =
        Searcher::<DeviceScanner>::portion(&searcher(&job, &Arc::default())).expect("it works ahead");
    let switches = Arc::new(Switches { granule_takes: Duration::from_millis(9), ..Switches::default() });
    let (found, ended) = scanned(&mut searcher(&job, &switches), [0, 64 * granule]);
    assert_eq!((found, ended), (expected(&job, [0, 64 * granule]), Ok(())));
    let longest = switches.longest.load(Ordering::Relaxed);
    assert!((5..=6).contains(&longest), "60 ms are 6 granules, not {longest}");
}

#[test]
fn a_list_that_is_too_short_splits_its_range() {
    for (algorithm, message) in [WALKED, IN_ORDER] {
        let job = job(algorithm, message, Goal::ZeroBits(12));
        let switches = Arc::new(Switches { overflows_above: Some(1), ..Switches::default() });
        let range = [12_345, 20 * LARGEST_GRANULE];
        let (found, ended) = scanned(&mut searcher(&job, &switches), range);
        assert_eq!(ended, Ok(()));
        assert!(found == expected(&job, range), "nothing is lost, nothing is found twice");
        assert!(switches.longest.load(Ordering::Relaxed) > 1, "longer launches were tried");
    }
}

/// A granule whose counters do not fit a list that has room for all of them.
#[test]
fn a_list_that_is_never_long_enough_is_an_error() {
    let job = job(WALKED.0, WALKED.1, Goal::ZeroBits(12));
    let switches = Arc::new(Switches { overflows_above: Some(0), ..Switches::default() });
    let (found, ended) = scanned(&mut searcher(&job, &switches), [0, 100]);
    assert!(found.is_empty());
    assert!(matches!(ended, Err(ScanError::Device(DeviceError::Refused { .. }))), "{ended:?}");
}

fn fault(ended: Result<(), ScanError>) -> Fault {
    match ended {
        Err(ScanError::Fault(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_first_canary_sees_a_drill() {
    for ((algorithm, message), bits) in [(WALKED, [0, 40]), (IN_ORDER, [31, 2])] {
        let job = job(algorithm, message, Goal::ZeroBits(12));
        for (lane, bit) in [0, 17, 31].into_iter().flat_map(|lane| bits.map(|bit| (lane, bit))) {
            let mut searcher = searcher(&job, &Arc::default());
            searcher.set_drill(Some(Drill { lane, damage: Damage::Flip(bit), after: 0 }));
            let (found, ended) = scanned(&mut searcher, [0, 1000]);
            let fault = fault(ended);
            let Fault::Canary { counter, lane: told, expected, got } = &fault else { panic!("{fault}") };
            assert_eq!((counter % 32, *told, found.len()), (lane, lane, 0), "{fault}");
            let [a, b] = [expected, got].map(|digits| hex::decode(digits).expect("a word"));
            let differ: u32 = a.iter().zip(&b).map(|(a, b)| (a ^ b).count_ones()).sum();
            assert_eq!(differ, 1, "{fault}");
        }
    }
}

/// A bit that the filter looks at makes false candidates and hides true ones; another one makes
/// wrong words.
#[test]
fn a_later_drill_is_seen_by_the_full_hash() {
    for bit in [0, 50] {
        let job = job(WALKED.0, WALKED.1, Goal::ZeroBits(8));
        let mut searcher = searcher(&job, &Arc::default());
        let after = LARGEST_GRANULE + 99;
        searcher.set_drill(Some(Drill { lane: 3, damage: Damage::Flip(bit), after }));
        let (found, ended) = scanned(&mut searcher, [0, 4 * LARGEST_GRANULE]);
        let fault = fault(ended);
        let Fault::Disagreement { counter, repeated: true, .. } = fault else { panic!("{fault}") };
        assert!(counter >= after && counter % 32 == 3, "{fault}");
        let all = expected(&job, [0, counter]);
        assert!(all.starts_with(&found), "what was reported is right");
        assert!(
            found
                .iter()
                .filter(|found| found.counter < after)
                .eq(all.iter().filter(|found| found.counter < after))
        );
    }
}

#[test]
fn lost_results_are_told_by_their_number() {
    let job = job(IN_ORDER.0, IN_ORDER.1, Goal::ZeroBits(2));
    let mut searcher = searcher(&job, &Arc::default());
    searcher.set_drill(Some(Drill { lane: 3, damage: Damage::Lose, after: 0 }));
    let fault = fault(scanned(&mut searcher, [0, 8 * LARGEST_GRANULE]).1);
    assert!(matches!(fault, Fault::Audit(audit) if audit.sigma() < -10.0), "{fault}");
}

/// A broken device in a search that has hardly a result is found out by the last canary.
#[test]
fn a_broken_device_is_found_out_at_the_end() {
    for (algorithm, message) in [WALKED, IN_ORDER] {
        let job = job(algorithm, message, Goal::ZeroBits(20));
        for switches in [
            Switches { flips_from: Some(2), ..Switches::default() },
            Switches { loses_from: Some(2), ..Switches::default() },
        ] {
            let mut searcher = searcher(&job, &Arc::new(switches));
            let range = [0, 4 * LARGEST_GRANULE];
            let fault = fault(scanned(&mut searcher, range).1);
            let counter = match fault {
                Fault::Canary { counter, .. } | Fault::Disagreement { counter, .. } => counter,
                Fault::Audit(audit) => panic!("{audit:?}"),
            };
            let of_lane = DeviceScanner::open(&TestDevice::source(&job, &[], &Arc::default()), &job, &[]);
            assert_eq!(of_lane.expect("a device").program().lane(counter), DAMAGED);
        }
    }
}

fn failing(numbers: &[u64], error: &DeviceError) -> Arc<Switches> {
    let failures = numbers.iter().map(|number| (*number, error.clone())).collect();
    Arc::new(Switches { failures: Mutex::new(failures), ..Switches::default() })
}

#[test]
fn a_device_that_fails_once_is_opened_again() {
    let device = "test device".to_owned();
    let errors = [
        TestDevice::watchdog(),
        DeviceError::Lost { device: device.clone(), why: "it fell off the bus".to_owned() },
        DeviceError::Refused { device, what: "a launch".to_owned(), why: "no reason".to_owned() },
    ];
    let job = job(WALKED.0, WALKED.1, Goal::ZeroBits(8));
    let range = [9, 6 * LARGEST_GRANULE];
    for (number, error) in
        [0, 1, 2, 3, 5].into_iter().flat_map(|number| errors.clone().map(|error| (number, error)))
    {
        let switches = failing(&[number], &error);
        let mut searcher = searcher(&job, &switches);
        let (found, ended) = scanned(&mut searcher, range);
        assert_eq!(ended, Ok(()), "launch {number}: {error}");
        assert!(found == expected(&job, range), "launch {number}: {error}");
        assert_eq!(switches.openings.load(Ordering::Relaxed), 2);
        assert!(searcher.audit().sigma().abs() < 6.0, "each counter counts once");
    }
}

#[test]
fn a_device_that_fails_again_is_given_up() {
    let job = job(WALKED.0, WALKED.1, Goal::ZeroBits(8));
    let all: Vec<u64> = (4..100).collect();
    let switches = failing(&all, &TestDevice::watchdog());
    let range = [0, 64 * LARGEST_GRANULE];
    let (found, ended) = scanned(&mut searcher(&job, &switches), range);
    assert_eq!(ended, Err(ScanError::Device(TestDevice::watchdog())));
    assert_eq!(switches.openings.load(Ordering::Relaxed), 2);
    assert!(!found.is_empty() && expected(&job, range).starts_with(&found));
}

#[test]
fn what_no_second_try_helps_is_told_at_once() {
    let job = job(WALKED.0, WALKED.1, Goal::ZeroBits(8));
    let error = DeviceError::OutOfMemory { device: "test device".to_owned() };
    let switches = failing(&[3], &error);
    let (_, ended) = scanned(&mut searcher(&job, &switches), [0, 64 * LARGEST_GRANULE]);
    assert_eq!(ended, Err(ScanError::Device(error)));
    assert_eq!(switches.openings.load(Ordering::Relaxed), 1);
}
