//! Ledgers and their copies: searches of one or two disks that share a copy, merges and readers.
//!
//! Promises tested here:
//!
//! - No ledger, copy or merged file ever covers less than it did; a copy doesn't where locks say
//!   nothing to other processes either, as on some shared storage.
//! - After exit code 0 the ledger and the copy cover what was searched, and a merge's output what
//!   its inputs covered when it began.
//! - A command fails only if another one is at work on the same files, or if a call was refused,
//!   and says so in one line.
//! - In the end one search of everything ends well, whatever was left, and the ledger is the one
//!   that an undisturbed search leaves; and nothing else is left.

use super::calls::{Kind, Step};
use super::many::{Report, program};
use super::play::{Ending, Model, Play, Stage};
use super::tracer::Fate;
use super::world::{Coverage, World};
use hashweave_tests::SplitMix64;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;
use std::sync::OnceLock;

/// The ledgers of two disks, their copy where others see it, and what merges make.
const A: &str = "a/L";
const B: &str = "b/L";
const COPY: &str = "k/K";
const MERGED: &str = "a/M";

/// Files that SQLite takes for parts of the copy.
const BESIDE: [&str; 2] = ["k/K-journal", "k/K-wal"];

/// All that are watched.
const FILES: [&str; 4] = [A, B, COPY, MERGED];

/// The units of which ranges consist.
const UNITS: u64 = 20;

/// A search, and the counters of a unit: few, or enough that a range has several chunks, between
/// which the ledger and the copy are written.
struct Sort {
    goal: &'static str,
    unit: u64,
}

const SORTS: [Sort; 4] = [
    Sort { goal: "--zero-bits 3", unit: 100 },
    Sort { goal: "--min", unit: 100 },
    Sort { goal: "--zero-bits 14", unit: 1 << 17 },
    Sort { goal: "--min", unit: 1 << 17 },
];

#[derive(Clone, Debug)]
enum Task {
    Search {
        ledger: &'static str,
        copied: bool,
        patient: bool,
        range: (u64, u64),
    },
    Show(&'static str),
    Check(&'static str),
    Merge {
        output: &'static str,
        inputs: [&'static str; 2],
    },
    /// Not a command: a ledger that nobody has open is gone, but not what a killed process left
    /// next to it.
    Lose(&'static str),
    /// Nor is this: a file of this name appears next to the copy, as when somebody moves a folder's
    /// files by hand.
    Appear(&'static str),
}

impl Task {
    fn draw(random: &mut SplitMix64, ledgers: &[&'static str], unit: u64) -> Self {
        let ledger = random.one_of(ledgers);
        match random.below(24) {
            20 => Self::Lose(ledger),
            21 => Self::Appear(random.one_of(&BESIDE)),
            0 | 1 => Self::Show(random.one_of(&[A, COPY, COPY])),
            2 => Self::Check(random.one_of(&[A, COPY])),
            3 => Self::Merge { output: MERGED, inputs: [ledger, COPY] },
            4 => Self::Merge { output: ledger, inputs: [ledger, COPY] },
            _ => {
                let first = unit * random.below(UNITS - 6);
                let count = unit * random.one_of(if unit == 100 { &[2, 3, 4] } else { &[2, 4, 6] }) / 2;
                let (copied, patient) = (random.percent(85), random.percent(20));
                Self::Search { ledger, copied, patient, range: (first, first + count - 1) }
            }
        }
    }

    fn everything(ledger: &'static str, unit: u64) -> Self {
        Self::Search { ledger, copied: true, patient: false, range: (0, UNITS * unit - 1) }
    }

    /// The coverage it must have written if it ends with exit code 0, and in which files.
    fn promises(&self, before: &BTreeMap<&'static str, Coverage>) -> Vec<(&'static str, Coverage)> {
        match self {
            Self::Search { ledger, copied: false, range, .. } => vec![(*ledger, Coverage::of([*range]))],
            // Each also has what the other had.
            Self::Search { ledger, range, .. } => {
                let both = Coverage::of([*range]).with(&before[ledger]).with(&before[COPY]);
                vec![(*ledger, both.clone()), (COPY, both)]
            }
            Self::Merge { output, inputs: [one, two] } => vec![(*output, before[one].with(&before[two]))],
            Self::Show(_) | Self::Check(_) | Self::Lose(_) | Self::Appear(_) => Vec::new(),
        }
    }

    fn uses(&self, file: &str) -> bool {
        match self {
            Self::Search { ledger, .. } => *ledger == file,
            Self::Show(shown) | Self::Check(shown) => *shown == file,
            Self::Merge { output, inputs } => *output == file || inputs.contains(&file),
            Self::Lose(_) | Self::Appear(_) => false,
        }
    }
}

/// The model's knowledge of a process.
struct View {
    task: Task,
    /// The coverage of the files when it began.
    before: BTreeMap<&'static str, Coverage>,
}

struct Ledgers {
    /// The kind of search: a number in [`SORTS`].
    sort: usize,
    /// Whether locks hold where the copy is.
    locks: bool,
    /// The coverage of the files, as far as has been looked.
    held: BTreeMap<&'static str, Coverage>,
    views: BTreeMap<usize, View>,
    /// Files that only somebody else can take away, and which a command may name as the reason why
    /// it does nothing.
    strays: BTreeSet<String>,
}

/// Runs the interleaving of a seed.
pub(crate) fn run(seed: u64) -> Report {
    let random = &mut SplitMix64(seed);
    let ledgers: &[&str] = if random.percent(50) { &[A] } else { &[A, B] };
    let sort = random.one_of(&[0, 0, 0, 1, 1, 1, 2, 3]);
    let unit = SORTS[sort].unit;
    let actor = |random: &mut SplitMix64| {
        (0..1 + random.below(3)).map(|_| Task::draw(random, ledgers, unit)).collect()
    };
    let tasks = (0..2 + random.below(3)).map(|_| actor(random)).collect();
    let model = Ledgers {
        sort,
        locks: random.percent(60),
        held: FILES.map(|name| (name, Coverage::default())).into(),
        views: BTreeMap::new(),
        strays: BTreeSet::new(),
    };
    let something = random.percent(40);
    Play::new(model, tasks, &["a", "b", "k"], random).run(|model, stage| {
        if something {
            let task =
                Task::Search { ledger: A, copied: true, patient: false, range: (19 * unit, 20 * unit - 1) };
            stage.undisturbed(&model.words(&task))?;
        }
        [A, COPY].iter().try_for_each(|name| model.look(name, stage))
    })
}

impl Model for Ledgers {
    type Task = Task;

    fn words(&self, task: &Task) -> Vec<String> {
        let line = match task {
            Task::Search { ledger, copied, patient, range: (first, last) } => {
                let copy = if *copied { format!("--ledger-copy {COPY}") } else { String::new() };
                let wait = if *patient { "--wait" } else { "" };
                let goal = self.sort().goal;
                format!(
                    "search -a sha256 --message m{{counter:8}} {goal} -j1 --resume --start {first} --count {} \
                     --ledger {ledger} {copy} {wait}",
                    last - first + 1
                )
            }
            Task::Show(file) => format!("ledger show --json {file}"),
            Task::Check(file) => format!("ledger check {file}"),
            Task::Merge { output, inputs: [one, two] } => {
                format!("ledger merge --replace {output} {one} {two}")
            }
            Task::Lose(_) | Task::Appear(_) => String::new(),
        };
        line.split_whitespace().map(str::to_owned).collect()
    }

    fn happens(&mut self, task: &Task, stage: &mut Stage) -> bool {
        match *task {
            Task::Lose(file) if self.views.values().all(|view| !view.task.uses(file)) => {
                let journal = format!("{file}-journal");
                if fs::remove_file(stage.world.path(file)).is_ok() && stage.world.path(&journal).exists() {
                    self.strays.insert(journal);
                }
                self.held.insert(file, Coverage::default());
                stage.say(format!("     {file} is lost"));
            }
            Task::Appear(file) => {
                let journal = fs::read(stage.world.path("a/L-journal")).unwrap_or_default();
                fs::write(stage.world.path(file), journal).expect("a file");
                self.strays.insert(file.to_owned());
                stage.say(format!("     {file} appears"));
            }
            Task::Lose(_) => {}
            _ => return false,
        }
        true
    }

    fn starts(&mut self, index: usize, task: &Task, _stage: &mut Stage) {
        self.views.insert(index, View { task: task.clone(), before: self.held.clone() });
    }

    fn fate(&self, step: &Step, stage: &Stage) -> Fate {
        let nowhere = !self.locks && step.kind == Kind::Lock && step.path.starts_with(stage.world.path("k"));
        if nowhere { Fate::Pretends } else { Fate::Done }
    }

    fn made(&mut self, _index: usize, step: &Step, stage: &mut Stage) -> Result<(), String> {
        let named = |path: &std::path::Path| FILES.into_iter().find(|name| path == stage.world.path(name));
        match step.kind {
            Kind::Rename => {
                let renamed = step.to.as_deref().and_then(named);
                renamed.map_or(Ok(()), |name| self.look(name, stage))
            }
            Kind::Remove => named(&step.path).map_or(Ok(()), |name| Err(format!("{name} is removed"))),
            _ => Ok(()),
        }
    }

    fn ended(&mut self, index: usize, how: &Ending, stage: &mut Stage) -> Result<(), String> {
        for name in [A, B, MERGED] {
            self.look(name, stage)?;
        }
        let view = self.views.remove(&index).expect("it was started");
        match how {
            Ending::Done { output } => {
                self.shown(&view, output, stage)?;
                self.kept(&view, stage)
            }
            Ending::Failed { errors } => self.excused(&view.task, errors, stage),
            Ending::Stopped => Ok(()),
        }
    }

    fn finish(&mut self, stage: &mut Stage) -> Result<(), String> {
        for stray in &self.strays {
            // As the commands say; a ledger that is back has taken its journal away.
            let _ = fs::remove_file(stage.world.path(stray));
        }
        self.look(COPY, stage)?;
        let whole = Coverage::of([(0, UNITS * self.sort().unit - 1)]);
        for ledger in [A, B] {
            stage.undisturbed(&self.words(&Task::everything(ledger, self.sort().unit)))?;
            for name in [ledger, COPY] {
                self.look(name, stage)?;
                if self.held[name] != whole {
                    return Err(format!("{name} holds {} after a search of everything", self.held[name]));
                }
                self.sound(name, stage)?;
            }
        }
        // The next merge takes away the remains of a killed merge's output.
        for output in [A, B, MERGED] {
            stage.undisturbed(&self.words(&Task::Merge { output, inputs: [A, COPY] }))?;
        }
        let expected = ["a", "a/L", "a/M", "b", "b/L", "k", "k/K"];
        let left = stage.world.names().into_iter().filter(|name| !expected.contains(&name.as_str()));
        let left: Vec<String> = left.collect();
        if left.is_empty() { Ok(()) } else { Err(format!("left behind: {}", left.join(", "))) }
    }
}

impl Ledgers {
    fn sort(&self) -> &'static Sort {
        &SORTS[self.sort]
    }

    /// Looks at what a file holds: no less than before.
    fn look(&mut self, name: &'static str, stage: &mut Stage) -> Result<(), String> {
        let now = stage.world.coverage(name, name != COPY)?;
        stage.figures.looks += 1;
        let before = self.held.insert(name, now.clone()).unwrap_or_default();
        if now != before {
            stage.say(format!("     {name} holds {now}"));
        }
        if now.holds(&before) { Ok(()) } else { Err(format!("{name} held {before} and now holds {now}")) }
    }

    /// Checks that the promised coverage is in the promised files.
    fn kept(&self, view: &View, stage: &mut Stage) -> Result<(), String> {
        for (name, promised) in view.task.promises(&view.before) {
            let now = stage.world.coverage(name, name != COPY)?;
            stage.figures.looks += 1;
            if !now.holds(&promised) {
                return Err(format!("exit code 0, but {name} holds {now}, without {promised}"));
            }
        }
        Ok(())
    }

    /// A reader sees what there was when it began, and nothing that never was.
    ///
    /// A file that is whole is read as it is, although the journal beside it could still be rolled
    /// back: the next writer takes that journal away. SQLite, which knows of no seal, reads less
    /// than what is shown then.
    fn shown(&self, view: &View, output: &str, stage: &Stage) -> Result<(), String> {
        let Task::Show(file) = view.task else { return Ok(()) };
        let shown: Value = serde_json::from_str(output).map_err(|error| format!("{error}: {output}"))?;
        let number = |value: &Value| value.as_u64().expect("a number");
        let salts = shown["salts"].as_array().expect("a list").iter();
        let ranges = salts.flat_map(|salt| salt["ranges"].as_array().expect("a list"));
        let shown = Coverage::of(ranges.map(|range| (number(&range["first"]), number(&range["last"]))));
        let (before, now) = (&view.before[file], &self.held[file]);
        if shown.holds(before) && (now.holds(&shown) || stage.world.coverage(file, false)? == shown) {
            return Ok(());
        }
        Err(format!("{shown} is shown, but {file} held {before} before and holds {now} now"))
    }

    /// Exit code 1 or 2: something was refused, or somebody else was there, or left something.
    fn excused(&self, task: &Task, errors: &str, stage: &Stage) -> Result<(), String> {
        let untrue = ["damaged", "seal", "malformed", "panicked"].iter().any(|word| errors.contains(word));
        let lines = errors.lines().filter(|line| !line.ends_with(": waiting for the process that has it"));
        if lines.count() != 1 || !errors.starts_with("hashweave: ") || untrue {
            return Err(format!("it fails with {errors}"));
        }
        let reads = !matches!(task, Task::Search { .. });
        let nothing = reads && (errors.contains("No such file") || errors.contains("empty: nothing"));
        let stray = self.strays.iter().any(|stray| errors.contains(stray));
        let waited = matches!(task, Task::Search { patient: true, ledger, .. }
            if errors.contains(&format!("--ledger {ledger}: in use")));
        let others = errors.contains("in use") && !waited || errors.contains("keep replacing it");
        if stage.refused || nothing || stray || others {
            return Ok(());
        }
        Err(format!("it fails, though nothing is in its way: {errors}"))
    }

    /// Whether a file is what an undisturbed search leaves.
    fn sound(&self, name: &str, stage: &mut Stage) -> Result<(), String> {
        let shown = stage.undisturbed(&["ledger", "show", "--json", name].map(str::to_owned))?;
        let check = ["ledger", "check", "--rescan", "2000", name].map(str::to_owned);
        stage.undisturbed(&check)?;
        let (shown, right) = (self.comparable(&shown), self.comparable(&self.right()));
        if shown == right { Ok(()) } else { Err(format!("{name} holds {shown}\nbut must hold {right}")) }
    }

    /// The pieces of running minima depend on who searched what; `ledger check` has looked at them.
    fn comparable(&self, shown: &str) -> String {
        let kept = |line: &&str| self.sort().goal != "--min" || line.starts_with("  \"best_hash_hex");
        shown.lines().filter(kept).collect::<Vec<_>>().join("\n")
    }

    /// The findings of an undisturbed search of everything.
    fn right(&self) -> String {
        static RIGHT: [OnceLock<String>; SORTS.len()] = [const { OnceLock::new() }; SORTS.len()];
        let right = || {
            let world = World::new(&["a", "k"]);
            let run = |words: &[String]| {
                let mut command = Command::new(program());
                command.args(words).current_dir(world.root());
                command.output().expect("it runs").stdout
            };
            run(&self.words(&Task::everything(A, self.sort().unit)));
            String::from_utf8(run(&["ledger", "show", "--json", A].map(str::to_owned))).expect("text")
        };
        RIGHT[self.sort].get_or_init(right).clone()
    }
}
