//! Ledgers whose file has been damaged, in every way that comes to mind: each is refused in one
//! line and left as it is, or gives exactly what the sound one gives; and none keeps a reader for
//! ever.

use super::{Addition, Claim, Joins, Ledger, Opening, Piece, check, merge};
use crate::search::{Ending, Event, Observer, Progress, Run};
use crate::stop::Stop;
use hashweave::search::{Found, Goal, Job, Objective, Request, Searcher};
use hashweave_tests::SplitMix64;
use serde_json::Value;
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// Bytes of a page, of which every file is made.
const PAGE: usize = 4096;

/// How long a ledger may take before it counts as one that never ends: far longer than any takes on
/// a slow machine with other work.
const PATIENCE: Duration = Duration::from_secs(600);

/// One thing that happens to a file. Pages are counted from 0.
#[derive(Clone, Debug)]
enum Damage {
    /// Two pages change places.
    Swapped(usize, usize),
    /// A page has the content of another.
    Doubled { from: usize, to: usize },
    /// A page is zeros.
    Zeroed(usize),
    /// The bytes of a page move on, those at its end to its beginning.
    Rotated(usize, usize),
    /// The pages from one on move on, the last of them to the front.
    Shifted(usize),
    /// A page is as it was at an earlier commit.
    Replayed(usize),
    /// Two pointers to rows of a page change places.
    Reordered { page: usize, at: usize, with: usize },
    /// Bits of a byte are flipped.
    Flipped(usize, u8),
    /// The end is missing.
    Truncated(usize),
}

impl Damage {
    fn of(&self, file: &mut Vec<u8>, earlier: &[u8]) {
        let page = |at: usize| at * PAGE..(at + 1) * PAGE;
        match *self {
            Self::Swapped(a, b) if a == b => {}
            Self::Swapped(a, b) => {
                let (low, high) = file.split_at_mut(a.max(b) * PAGE);
                low[page(a.min(b))].swap_with_slice(&mut high[..PAGE]);
            }
            Self::Doubled { from, to } => file.copy_within(page(from), to * PAGE),
            Self::Zeroed(at) => file[page(at)].fill(0),
            Self::Rotated(at, by) => file[page(at)].rotate_right(by),
            Self::Shifted(from) => file[from * PAGE..].rotate_right(PAGE),
            Self::Replayed(at) => file[page(at)].copy_from_slice(&earlier[page(at)]),
            Self::Reordered { page, at, with } => {
                let pointers = page * PAGE + header(file, page);
                for byte in 0..2 {
                    file.swap(pointers + 2 * at + byte, pointers + 2 * with + byte);
                }
            }
            Self::Flipped(at, bits) => file[at] ^= bits,
            Self::Truncated(length) => file.truncate(length),
        }
    }

    /// Something or other.
    fn random(sound: &Sound, random: &mut SplitMix64) -> Self {
        let pages = sound.pages();
        match random.below(10) {
            0 => Self::Swapped(random.below(pages), random.below(pages)),
            1 => Self::Doubled { from: random.below(pages), to: random.below(pages) },
            2 => Self::Zeroed(random.below(pages)),
            3 => Self::Rotated(random.below(pages), 1 + random.below(PAGE - 1)),
            4 => Self::Shifted(random.below(pages)),
            5 => Self::Replayed(random.below(sound.earlier.len() / PAGE)),
            6 => {
                let page = random.below(pages);
                let [at, with] = [(); 2].map(|()| random.below(rows(&sound.file, page).max(1)));
                Self::Reordered { page, at, with }
            }
            7 => Self::Truncated(1 + random.below(sound.file.len() - 1)),
            _ => {
                // Headers and pointers stand at the beginning of a page.
                let within = if random.below(2) == 0 { 64 } else { PAGE };
                Self::Flipped(random.below(pages) * PAGE + random.below(within), 1 << random.below(8))
            }
        }
    }
}

/// Bytes before the pointers of a page of an index or of a table without row numbers.
fn header(file: &[u8], page: usize) -> usize {
    if file[page * PAGE] == 2 { 12 } else { 8 }
}

/// Rows of such a page; none if it is another.
fn rows(file: &[u8], page: usize) -> usize {
    match file[page * PAGE..] {
        [2 | 10, _, _, high, low, ..] => usize::from(high) << 8 | usize::from(low),
        _ => 0,
    }
}

/// The results that a run shows: counters and digests.
#[derive(Debug, Default, PartialEq, Eq)]
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

/// A sound ledger, and all that is to be had from it.
struct Sound {
    name: &'static str,
    run: Run,
    file: Vec<u8>,
    /// The file as it was at an earlier commit.
    earlier: Vec<u8>,
    /// All that [`says`] reports of it, before and after the run.
    says: Value,
    says_then: Value,
    /// The results that the run shows, with this ledger, another one or none.
    shows: Shown,
}

impl Sound {
    /// A ledger in which these ranges of `salts` salts have been searched; a run that needs what is
    /// covered and some more.
    fn new(name: &'static str, message: &str, goal: Goal, salts: usize, ranges: [Piece; 2]) -> Self {
        let objective = Objective { goal, range: None };
        let request = Request { objective, ..Request::new(message.parse().expect("a template")) };
        let job = Job::new(request).expect("a job");
        let base_salt = vec![0; job.template().salt_length()];
        let whole = Piece { first: ranges[0].first + 3, last: ranges[1].last + 50 };
        let run = Run {
            job,
            threads: 1,
            devices: Vec::new(),
            cores: Vec::new(),
            base_salt,
            one_salt: false,
            start: whole.first,
            count: Some(whole.last - whole.first + 1),
            duration: None,
            hits: None,
            stats_interval: Duration::from_secs(1000),
            drill: None,
        };
        let (folder, job) = (TempDir::new().expect("a folder"), &run.job);
        let path = folder.path().join("sound");
        let mut ledger = Ledger::open(&path, job, &run.base_salt, Opening::New).expect("a ledger");
        let [earlier, file] = ranges.map(|range| {
            let additions: Vec<Addition> = (0..salts).map(|space| found(&run, space, range)).collect();
            ledger.add(&additions).expect("a commit");
            fs::read(&path).expect("it is there")
        });
        drop(ledger);
        let says = says(&path).expect("a sound ledger");
        let mut shows = Shown::default();
        assert_eq!(run.execute(&Stop::default(), &mut shows).expect("a run"), Ending::Done);
        let mut sound = Self { name, run, file, earlier, says, says_then: Value::Null, shows };
        assert_eq!(sound.shown(&path), Ok(()));
        sound.says_then = self::says(&path).expect("a sound ledger");
        sound
    }

    fn pages(&self) -> usize {
        self.file.len() / PAGE
    }

    /// Runs the search with a ledger and compares what it shows with what it shows without.
    fn shown(&self, path: &Path) -> Result<(), String> {
        let job = &self.run.job;
        let ledger = Ledger::open(path, job, &self.run.base_salt, Opening::Resume)
            .map_err(|error| error.to_string())?;
        let mut shown = Shown::default();
        let ending = self.run.execute_with(Some(ledger), &Stop::default(), &mut shown);
        let ending = ending.map_err(|failure| failure.to_string())?;
        if (ending, &shown) == (Ending::Done, &self.shows) {
            Ok(())
        } else {
            Err(format!("it shows {shown:?}"))
        }
    }

    /// Whether a damaged file is refused, in one line and left as it is, or gives what the sound
    /// one gives; how it went wrong, if neither.
    fn verdict(&self, path: &Path, file: &[u8]) -> Result<Verdict, String> {
        fs::write(path, file).map_err(|error| error.to_string())?;
        let merged = path.with_extension("merged");
        let merge = || {
            let claim = Claim::of(&merged).map_err(|error| error.to_string())?;
            merge(&claim, &[path.to_owned()]).map_err(|error| error.to_string())?;
            drop(claim);
            says(&merged)
        };
        let said = [says(path), merge()];
        let _ = fs::remove_file(&merged);
        let searched = Ledger::open(path, &self.run.job, &self.run.base_salt, Opening::Resume);
        let searched = searched.map(drop).map_err(|error| error.to_string());
        if said.iter().all(Result::is_err) && searched.is_err() {
            let lines = said.map(|said| said.expect_err("an error"));
            let clear = |line: &String| line.contains("damaged") && !line.contains('\n');
            let header_differs = file.len() < 100 || file[..100] != self.file[..100];
            return match lines.iter().all(clear) || header_differs {
                true if fs::read(path).is_ok_and(|now| now == file) => Ok(Verdict::Refused),
                true => Err("it was changed".to_owned()),
                false => Ok(Verdict::Unclear(format!("{lines:?}"))),
            };
        }
        if said != [Ok(self.says.clone()), Ok(self.says.clone())] {
            return Err(format!("it says {said:?}, and a search {searched:?}"));
        }
        match searched {
            // The header may say that nobody should write.
            Err(_) if fs::read(path).is_ok_and(|now| now == file) => return Ok(Verdict::Refused),
            searched => searched.and_then(|()| self.shown(path))?,
        }
        match says(path)? {
            says if says == self.says_then => Ok(Verdict::Same),
            says => Err(format!("after the run it says {says}")),
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Refused,
    /// Refused, but not in one line that says why.
    Unclear(String),
    Same,
}

/// A range of a space of a run, searched.
fn found(run: &Run, space: usize, range: Piece) -> Addition {
    let mut found = Vec::new();
    let salt = run.salt(space);
    let mut searcher = Searcher::new(&run.job, &salt).expect("a salt");
    searcher.scan(range.first, range.last, &mut |result| found.push(result)).expect("no fault");
    Addition { salt, range, joins: Joins::Neither, found }
}

/// All that a ledger says, if its own check has nothing to say.
fn says(path: &Path) -> Result<Value, String> {
    let read = || {
        let ledger = Ledger::read(path)?;
        let mut results: Vec<Found> = Vec::new();
        for salt in ledger.salts() {
            ledger.each_result(salt, Piece { first: 0, last: u64::MAX }, &mut |found| {
                results.push(found);
                Ok::<(), super::Error>(())
            })?;
        }
        Ok((ledger.summary()?, results, check(&ledger, 100)?.faults))
    };
    let (summary, results, faults) = read().map_err(|error: super::Error| error.to_string())?;
    if !faults.is_empty() {
        return Err(format!("damaged: {}", faults.join("; ")));
    }
    let results: Vec<_> =
        results.iter().map(|found| (found.counter, hex::encode(&found.digest), &found.message)).collect();
    serde_json::to_value((summary, results)).map_err(|error| error.to_string())
}

/// A tree of results of two levels; many salts, so that the covered ranges are a tree as well;
/// messages longer than a page.
fn sound_ledgers() -> Vec<Sound> {
    let piece = |first, last| Piece { first, last };
    vec![
        Sound::new("hits", "a{counter:4}", Goal::ZeroBits(6), 1, [piece(0, 19_999), piece(30_000, 49_999)]),
        Sound::new("minima", "{salt:5}{counter:4}", Goal::Min, 200, [piece(0, 7), piece(20, 27)]),
        Sound::new(
            "long",
            &format!("{}{{counter:4}}", "long".repeat(1100)),
            Goal::ZeroBits(3),
            1,
            [piece(0, 39), piece(60, 79)],
        ),
    ]
}

/// Damaged ledgers, and what became of them.
#[derive(Default)]
struct Tally {
    refused: usize,
    same: usize,
    unclear: Vec<String>,
    wrong: Vec<String>,
}

/// Damages ledgers and judges each in a thread of its own, whose silence is told.
fn judge(cases: impl FnOnce(&[Sound]) -> Vec<(usize, Vec<Damage>)> + Send + 'static) -> Tally {
    let (sender, receiver) = mpsc::channel();
    let judge = thread::spawn(move || {
        let (sounds, folder) = (sound_ledgers(), TempDir::new().expect("a folder"));
        for (number, (which, damages)) in cases(&sounds).into_iter().enumerate() {
            let sound = &sounds[which];
            let mut file = sound.file.clone();
            damages.iter().for_each(|damage| damage.of(&mut file, &sound.earlier));
            let name = format!("{number}: {} {damages:?}", sound.name);
            sender.send((name.clone(), None)).expect("a listener");
            let verdict = match file == sound.file || file.is_empty() {
                true => Ok(Verdict::Same),
                false => sound.verdict(&folder.path().join("ledger"), &file),
            };
            sender.send((name, Some(verdict))).expect("a listener");
        }
    });
    let (mut tally, mut last) = (Tally::default(), String::new());
    loop {
        match receiver.recv_timeout(PATIENCE) {
            Ok((name, None)) => last = name,
            Ok((_, Some(Ok(Verdict::Refused)))) => tally.refused += 1,
            Ok((_, Some(Ok(Verdict::Same)))) => tally.same += 1,
            Ok((name, Some(Ok(Verdict::Unclear(lines))))) => tally.unclear.push(format!("{name}: {lines}")),
            Ok((name, Some(Err(fault)))) => tally.wrong.push(format!("{name}: {fault}")),
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("never ends: {last}"),
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
    }
    judge.join().unwrap_or_else(|_| panic!("panics: {last}"));
    tally
}

/// Every page and every pair of pages, every pointer, and the bits that pages begin with.
fn everything(sound: &Sound) -> Vec<Damage> {
    let (pages, length) = (sound.pages(), sound.file.len());
    let mut damages: Vec<Damage> = (0..sound.earlier.len() / PAGE).map(Damage::Replayed).collect();
    for page in 0..pages {
        damages.extend([Damage::Zeroed(page), Damage::Shifted(page)]);
        damages.extend([1, 8, PAGE / 2].map(|by| Damage::Rotated(page, by)));
        damages.extend((0..page).map(|other| Damage::Swapped(page, other)));
        damages
            .extend((0..pages).filter(|&other| other != page).map(|from| Damage::Doubled { from, to: page }));
        damages.extend((1..rows(&sound.file, page)).step_by(7).map(|at| Damage::Reordered {
            page,
            at,
            with: at - 1,
        }));
        damages.extend((0..16).map(|at| Damage::Flipped(page * PAGE + at, 1 << (at % 8))));
        damages.extend([page * PAGE, page * PAGE + 100].map(Damage::Truncated));
    }
    // The words of the schema.
    damages.extend((PAGE - 700..PAGE).step_by(5).map(|at| Damage::Flipped(at, 2)));
    damages.push(Damage::Truncated(length - 1));
    damages
}

/// One of `step` damages does not go unnoticed.
fn one_of(step: usize) {
    let tally = judge(move |sounds| {
        assert!(sounds.iter().all(|sound| sound.pages() > 8), "trees of one page have no order");
        let all = |which: usize| {
            let some = everything(&sounds[which]).into_iter().skip(which % step).step_by(step);
            some.map(move |damage| (which, vec![damage]))
        };
        (0..sounds.len()).flat_map(all).collect()
    });
    assert_eq!((tally.wrong, tally.unclear), (Vec::new(), Vec::new()));
    println!("{} refused, {} the same", tally.refused, tally.same);
    assert!(
        tally.refused > 1000 / step && tally.same > 0,
        "{} refused, {} the same",
        tally.refused,
        tally.same
    );
}

#[test]
fn damages_of_every_kind_do_not_go_unnoticed() {
    one_of(7);
}

#[test]
#[ignore = "takes minutes: ci/damage.sh"]
fn no_damage_goes_unnoticed() {
    one_of(1);
}

/// For `ci/nightly.sh`: one to three random damages each, to as many ledgers as `HASHWEAVE_DAMAGED`
/// says.
#[test]
#[ignore = "takes minutes: cargo test -p hashweave-runner --lib ledger::damage -- --ignored --nocapture"]
fn ten_thousand_random_damages() {
    let number = |name, default| std::env::var(name).map_or(default, |text| text.parse().expect("a number"));
    let (count, seed) = (number("HASHWEAVE_DAMAGED", 10_000), number("HASHWEAVE_SEED", 1));
    let tally = judge(move |sounds| {
        let mut random = SplitMix64(seed as u64);
        let mut case = || {
            let which = random.below(sounds.len());
            let damages = (0..1 + random.below(3)).map(|_| Damage::random(&sounds[which], &mut random));
            let mut damages: Vec<Damage> = damages.collect();
            // The others need the pages that there were.
            damages.sort_by_key(|damage| matches!(damage, Damage::Truncated(_)));
            (which, damages)
        };
        (0..count).map(|_| case()).collect()
    });
    tally.wrong.iter().for_each(|wrong| println!("accepted wrongly: {wrong}"));
    tally.unclear.iter().for_each(|lines| println!("refused unclearly: {lines}"));
    let (refused, same, wrong) = (tally.refused, tally.same, tally.wrong.len());
    println!(
        "{count} corrupted, {wrong} accepted wrongly ({refused} refused, {same} with the results of the sound one)"
    );
    assert_eq!((refused + same, wrong), (count, 0));
}

/// A schema whose pages lead to the next one a hundred times each: more rows than there is time
/// for.
#[test]
fn a_schema_without_end_is_left() {
    const LEVELS: usize = 9;
    let sound = &sound_ledgers()[0];
    let (mut file, pages) = (sound.file.clone(), sound.pages());
    // The tree of the first page begins after the header of the file. Its rows go to the last
    // level.
    let mut leaf = file[..PAGE].to_vec();
    leaf.copy_within(100..200, 0);
    write_inner_page(&mut file[..PAGE], 100, pages + 1);
    for level in 2..=LEVELS {
        let mut page = vec![0; PAGE];
        write_inner_page(&mut page, 0, pages + level);
        file.extend(page);
    }
    file.extend(leaf);
    file[28..32].copy_from_slice(&((pages + LEVELS) as u32).to_be_bytes());
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("ledger");
    fs::write(&path, &file).expect("a file");
    let refused = Ledger::read(&path).expect_err("a refusal").to_string();
    assert!(refused.ends_with("damaged: reading it never ends"), "{refused}");
    assert_eq!(sound.verdict(&path, &file), Ok(Verdict::Refused));
}

/// An inner page of a table with row numbers, all of whose hundred cells lead to the same page
/// (counted from 1).
fn write_inner_page(page: &mut [u8], begin: usize, child: usize) {
    const CELLS: u8 = 100;
    let (child, content) = ((child as u32).to_be_bytes(), PAGE - 5 * usize::from(CELLS));
    page[begin..].fill(0);
    page[begin..begin + 5].copy_from_slice(&[5, 0, 0, 0, CELLS]);
    page[begin + 5..begin + 7].copy_from_slice(&(content as u16).to_be_bytes());
    page[begin + 8..begin + 12].copy_from_slice(&child);
    for cell in 0..CELLS {
        let (at, pointer) = (content + 5 * usize::from(cell), begin + 12 + 2 * usize::from(cell));
        page[pointer..pointer + 2].copy_from_slice(&(at as u16).to_be_bytes());
        page[at..at + 4].copy_from_slice(&child);
        page[at + 4] = cell + 1;
    }
}
