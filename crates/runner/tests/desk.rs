//! Searches whose counters are scanned by others, who lose parts, return them late, twice, or
//! wrong: what is shown and what is kept is what one thread shows and keeps.

use hashweave::search::{Found, Goal, Job, Objective, Request, Searcher, Template};
use hashweave_tests::SplitMix64;
use runner::ledger::{Ledger, Opening, Piece, check};
use runner::search::{Desk, Ending, Event, Observer, Progress, Run};
use runner::stop::Stop;
use std::convert::Infallible;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The results that a run shows: counters and digests.
#[derive(Default)]
struct Shown(Vec<(u64, Vec<u8>)>);

impl Observer for Shown {
    type Error = Infallible;

    fn event(&mut self, event: &Event) -> Result<(), Infallible> {
        if let Event::Best(found) | Event::Hit(found) = event {
            self.0.push((found.counter, found.hash_hex.clone()));
        }
        Ok(())
    }

    fn progress(&mut self, _: &Progress<'_>) {}
}

const SALT: [u8; 4] = [0, 0, 7, 9];

fn run(goal: Goal, range: Piece) -> Run {
    let template: Template = "d{salt:4}{counter:5:be}".parse().expect("a template");
    let objective = Objective { goal, range: None };
    Run {
        job: Job::new(Request { objective, ..Request::new(template) }).expect("a job"),
        threads: 1,
        devices: Vec::new(),
        cores: Vec::new(),
        base_salt: SALT.to_vec(),
        one_salt: true,
        start: range.first,
        count: Some(range.last - range.first + 1),
        duration: None,
        hits: None,
        stats_interval: Duration::from_secs(1000),
        drill: None,
    }
}

/// The results of a worker in a part.
fn scanned(run: &Run, part: Piece) -> Vec<Found> {
    let mut found = Vec::new();
    let mut searcher = Searcher::new(&run.job, &run.salt(0)).expect("a searcher");
    searcher.scan(part.first, part.last, &mut |one| found.push(one)).expect("no fault");
    searcher.finish().expect("no fault");
    found
}

fn open(file: &Path, run: &Run) -> Ledger {
    Ledger::open(file, &run.job, &SALT, Opening::Resume).expect("a ledger")
}

/// Everything that a ledger holds.
fn held(file: &Path) -> (Vec<Piece>, Vec<Found>) {
    let ledger = Ledger::read(file).expect("a ledger");
    assert_eq!(check(&ledger, 1000).expect("a report").faults, Vec::<String>::new());
    let salts: Vec<&[u8]> = ledger.salts().collect();
    assert_eq!(salts, [&SALT]);
    let mut results = Vec::new();
    let receive = &mut |found| {
        results.push(found);
        Ok::<(), runner::ledger::Error>(())
    };
    ledger.each_result(&SALT, Piece { first: 0, last: u64::MAX }, receive).expect("results");
    (ledger.pieces(&SALT).collect(), results)
}

/// Workers that are of little use; `most` parts come back.
fn work(desk: &Desk, random: &mut SplitMix64, most: usize) {
    let (mut hands, mut done) = (Vec::new(), 0);
    while done < most && !desk.is_over() {
        if random.below(2) == 0
            && let Some(part) = desk.take(random.below(3) << 18)
        {
            hands.push(part);
        } else if !hands.is_empty() {
            let part = hands.swap_remove(random.below(hands.len() as u64) as usize);
            let found = scanned(desk.run(), part);
            match random.below(4) {
                0 => desk.lost(part.first),
                1 => {
                    let mut wrong = found.clone();
                    wrong.last_mut().expect("a part has results").digest[3] ^= 1;
                    let error = desk.done(part.first, wrong).expect_err("a digest was changed");
                    assert!(error.to_string().contains("digest"), "{error}");
                }
                2 => {
                    assert_eq!(desk.done(part.first, found.clone()), Ok(true));
                    assert_eq!(desk.done(part.first, found), Ok(false), "it was there already");
                    done += 1;
                }
                _ => {
                    assert_eq!(desk.done(part.first, found), Ok(true));
                    done += 1;
                }
            }
        }
    }
}

/// A run by others, and what it showed.
fn by_others(file: &Path, run: &Run, random: &mut SplitMix64, most: usize) -> Vec<(u64, Vec<u8>)> {
    let desk = Desk::new(run.clone(), Some(open(file, run)), &Stop::default()).expect("a desk");
    thread::scope(|scope| {
        let collecting = scope.spawn(|| {
            let mut shown = Shown::default();
            assert_eq!(desk.collect(&mut shown).expect("a ledger that can be written"), Ending::Done);
            shown.0
        });
        work(&desk, random, most);
        desk.close();
        collecting.join().expect("no panic")
    })
}

#[test]
fn whoever_scans_the_ledger_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let range = Piece { first: 1000, last: 1000 + (9 << 18) };
    for (number, goal) in [Goal::Min, Goal::ZeroBits(11)].into_iter().enumerate() {
        let run = run(goal, range);
        let one = folder.path().join(format!("{number}-one"));
        let mut expected = Shown::default();
        let alone = Run { one_salt: false, ..run.clone() };
        let ending = alone.execute_with(Some(open(&one, &alone)), &Stop::default(), &mut expected);
        assert_eq!(ending.expect("a run"), Ending::Done);
        for seed in 0..4 {
            let (many, mut random) = (folder.path().join(format!("{number}-{seed}")), SplitMix64(seed));
            // Interrupted once, and gone on with.
            by_others(&many, &run, &mut random, 3);
            let shown = by_others(&many, &run, &mut random, usize::MAX);
            assert!(shown == expected.0, "goal {number}, seed {seed}");
            assert!(held(&many) == held(&one), "goal {number}, seed {seed}");
            // There is nothing left.
            assert!(by_others(&many, &run, &mut random, usize::MAX) == expected.0);
        }
    }
}

#[test]
fn workers_share_one_salt_if_they_are_told() {
    let range = Piece { first: 0, last: (4 << 18) - 1 };
    let shown = |run: Run| {
        let mut shown = Shown::default();
        run.execute(&Stop::default(), &mut shown).expect("a run");
        shown.0
    };
    let one = shown(run(Goal::ZeroBits(12), range));
    assert!(one == shown(Run { threads: 3, ..run(Goal::ZeroBits(12), range) }));
    assert!(one != shown(Run { threads: 3, one_salt: false, ..run(Goal::ZeroBits(12), range) }));
}

/// Results that cannot be true are reported, and their part is scanned again.
#[test]
fn what_comes_back_is_not_believed() {
    let run = run(Goal::Min, Piece { first: 5, last: (3 << 18) - 1 });
    let desk = Desk::new(run.clone(), None, &Stop::default()).expect("a desk");
    let part = desk.take(1).expect("a part");
    assert_eq!((part.first, part.last), (5, (1 << 18) - 1));
    let right = scanned(&run, part);
    assert!(right.len() > 3);
    let refused = |wrong: Vec<Found>, needle: &str| {
        let error = desk.done(part.first, wrong).expect_err(needle).to_string();
        assert!(error.starts_with("of the counters from 5 to 262143: ") && error.contains(needle), "{error}");
        assert_eq!(desk.take(1), Some(part), "it is handed out again, first of all");
    };
    refused(right[1..].to_vec(), "first minimum");
    refused([&right[..], &right[1..2]].concat(), "not in its place");
    refused([&right[..2], &[right[1].clone()]].concat(), "not in its place");
    let shifted = right.iter().cloned().map(|found| Found { counter: found.counter + 1, ..found }).collect();
    refused(shifted, "first minimum");
    let message = Found { message: b"d0000xxxxx".to_vec(), ..right[1].clone() };
    refused(vec![right[0].clone(), message], "a message that the template does not give");
    let mut searcher = Searcher::new(&run.job, &run.salt(0)).expect("a searcher");
    let mut no_minimum = None;
    let at = (6..).find(|at| right.iter().all(|found| found.counter != *at)).expect("a gap");
    searcher.scan(at, at, &mut |found| no_minimum = Some(found)).expect("no fault");
    refused(vec![right[0].clone(), no_minimum.expect("a result")], "not a minimum");
    assert_eq!(desk.done(part.first, right), Ok(true));
    assert_eq!(desk.done(123, Vec::new()), Ok(false), "nobody has such a part");
}
