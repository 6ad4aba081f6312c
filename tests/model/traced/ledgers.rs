//! Ledgers and their copies: searches of one or two disks that share a copy, merges and readers.

use super::calls::{Kind, Step};
use super::schedule::{Doom, Full, Random, Schedule};
use super::tracer::{End, Fate, State, Tracer};
use super::world::{Coverage, World};
use super::many::{Figures, Report, program};
use nix::errno::Errno;
use nix::sys::signal::Signal;
use std::collections::{BTreeMap, VecDeque};
use std::fs::{self, File};
use std::process::Command as Program;
use std::sync::OnceLock;

/// The ledgers of two disks, their copy where others see it, and what merges make.
const A: &str = "a/L";
const B: &str = "b/L";
const COPY: &str = "k/K";
const MERGED: &str = "a/M";

/// Counters that are searched at most.
const ALL: u64 = 2000;

/// One command of an actor.
#[derive(Clone, Debug)]
enum Task {
    Search { ledger: &'static str, copied: bool, range: (u64, u64) },
    Show(&'static str),
    Check(&'static str),
    Merge { output: &'static str, inputs: [&'static str; 2] },
}

impl Task {
    fn draw(random: &mut Random, ledgers: &[&'static str]) -> Self {
        let ledger = random.one_of(ledgers);
        match random.below(20) {
            0 | 1 => Self::Show(random.one_of(&[A, COPY, COPY])),
            2 => Self::Check(random.one_of(&[A, COPY])),
            3 => Self::Merge { output: MERGED, inputs: [ledger, COPY] },
            4 => Self::Merge { output: ledger, inputs: [ledger, COPY] },
            _ => {
                let first = 100 * random.below(ALL / 100 - 2);
                let count = random.one_of(&[100, 150, 200]);
                Self::Search { ledger, copied: random.percent(85), range: (first, first + count - 1) }
            }
        }
    }

    fn words(&self, goal: &str) -> Vec<String> {
        let line = match self {
            Self::Search { ledger, copied, range: (first, last) } => {
                let copy = if *copied { format!("--ledger-copy {COPY}") } else { String::new() };
                let count = last - first + 1;
                format!("{} --start {first} --count {count} --ledger {ledger} {copy}", searched(goal))
            }
            Self::Show(file) => format!("ledger show --json {file}"),
            Self::Check(file) => format!("ledger check {file}"),
            Self::Merge { output, inputs: [one, two] } => format!("ledger merge --replace {output} {one} {two}"),
        };
        line.split_whitespace().map(str::to_owned).collect()
    }

    /// What it must have written if it ends with exit code 0, and where.
    fn promises(&self, before: &BTreeMap<&'static str, Coverage>) -> Vec<(&'static str, Coverage)> {
        match self {
            Self::Search { ledger, copied, range } => {
                let range = Coverage::of([*range]);
                let copy = copied.then(|| (COPY, range.clone()));
                [(*ledger, range)].into_iter().chain(copy).collect()
            }
            Self::Merge { output, inputs: [one, two] } => vec![(*output, before[one].with(&before[two]))],
            Self::Show(_) | Self::Check(_) => Vec::new(),
        }
    }
}

fn searched(goal: &str) -> String {
    format!("search -a sha256 --message m{{counter:8}} {goal} -j1 --resume")
}

/// A process at work.
struct Live {
    number: i32,
    task: Task,
    doom: Doom,
    steps: u64,
    /// What the files held when it began.
    before: BTreeMap<&'static str, Coverage>,
    /// What the copy held when it was last opened by this process.
    read: Coverage,
    terminated: bool,
}

#[derive(Default)]
struct Actor {
    tasks: VecDeque<Task>,
    live: Option<Live>,
}

/// One interleaving.
struct Interleaving {
    world: World,
    tracer: Tracer,
    schedule: Schedule,
    random: Random,
    actors: Vec<Actor>,
    goal: &'static str,
    full: Option<Full>,
    /// Whether locks say nothing to other processes where the copy is.
    locked: bool,
    /// What each file holds, by what has been seen.
    held: BTreeMap<&'static str, Coverage>,
    /// Whether the system has been made to fail, so that processes may do so.
    failed: bool,
    step: u64,
    last: Option<usize>,
    figures: Figures,
    trace: Vec<String>,
}

/// Runs the interleaving of a seed.
pub(crate) fn run(seed: u64) -> Report {
    let mut interleaving = Interleaving::draw(&mut Random(seed));
    let outcome = interleaving.prepare().and_then(|()| interleaving.go()).and_then(|()| interleaving.finish());
    let Interleaving { figures, trace, .. } = interleaving;
    Report { figures, fault: outcome.err(), trace }
}

impl Interleaving {
    fn draw(random: &mut Random) -> Self {
        let ledgers: &[&str] = if random.percent(50) { &[A] } else { &[A, B] };
        let actors = (0..2 + random.below(3)).map(|_| {
            let tasks = (0..1 + random.below(3)).map(|_| Task::draw(random, ledgers)).collect();
            Actor { tasks, live: None }
        });
        let actors = actors.collect();
        let world = World::new(&["a", "b", "k"]);
        Self {
            tracer: Tracer::new(world.root()),
            world,
            schedule: Schedule::new(random),
            actors,
            goal: random.one_of(&["--zero-bits 3", "--min"]),
            full: Full::draw(random, &["a", "b", "k"]),
            locked: random.percent(60),
            held: [A, B, COPY, MERGED].map(|name| (name, Coverage::default())).into(),
            failed: false,
            step: 0,
            last: None,
            figures: Figures { interleavings: 1, ..Figures::default() },
            trace: Vec::new(),
            random: Random(random.word()),
        }
    }

    /// In some interleavings there is something already.
    fn prepare(&mut self) -> Result<(), String> {
        if self.random.percent(40) {
            let task = Task::Search { ledger: A, copied: true, range: (1900, 1999) };
            self.undisturbed(&task.words(self.goal))?;
            for name in [A, COPY] {
                self.grows(name, None)?;
            }
        }
        Ok(())
    }

    fn go(&mut self) -> Result<(), String> {
        loop {
            let ready = self.ready()?;
            if ready.is_empty() {
                if self.actors.iter().all(|actor| actor.live.is_none()) {
                    return Ok(());
                }
                return Err("all processes wait for locks".to_owned());
            }
            let actor = self.schedule.next(&ready);
            self.figures.switches += u64::from(self.last.replace(actor) != Some(actor));
            self.advance(actor)?;
        }
    }

    /// The actors whose processes are before a step. Those that have ended are judged, and the next ones are started.
    fn ready(&mut self) -> Result<Vec<usize>, String> {
        let mut ready = Vec::new();
        for index in 0..self.actors.len() {
            loop {
                if self.actors[index].live.is_none() && !self.start(index) {
                    break;
                }
                let number = self.actors[index].live.as_ref().expect("it was started").number;
                match self.tracer.state(number) {
                    State::Held(_) => {
                        ready.push(index);
                        break;
                    }
                    State::Blocked => break,
                    State::Ended(end) => self.ended(index, end)?,
                }
            }
        }
        Ok(ready)
    }

    fn start(&mut self, index: usize) -> bool {
        let Some(task) = self.actors[index].tasks.pop_front() else { return false };
        let words = task.words(self.goal);
        let [output, errors] =
            ["out", "err"].map(|name| File::create(self.world.aside(&format!("{name}{index}"))).expect("a file"));
        let number = self.tracer.start(&program(), &words, output, errors);
        let doom = Doom::draw(&mut self.random);
        self.trace.push(format!("{:4} {index} starts: {} ({doom:?})", self.step, words.join(" ")));
        self.figures.processes += 1;
        let before = self.held.clone();
        let read = before[COPY].clone();
        let live = Live { number, task, doom, steps: 0, before, read, terminated: false };
        self.actors[index].live = Some(live);
        true
    }

    fn advance(&mut self, index: usize) -> Result<(), String> {
        let number = self.actors[index].live.as_ref().expect("it is ready").number;
        let State::Held(step) = self.tracer.state(number) else { return Ok(()) };
        let fate = self.fate(index, &step);
        self.step += 1;
        self.figures.steps += 1;
        self.note(index, &step, fate);
        let live = self.actors[index].live.as_mut().expect("it is ready");
        live.steps += 1;
        if step.kind == Kind::Open && step.path == self.world.path(COPY) && fate == Fate::Done {
            live.read = self.held[COPY].clone();
        }
        if step.kind == Kind::Sleep {
            self.schedule.sleeps(index);
        }
        self.tracer.grant(number, fate);
        if step.kind != Kind::Rename || !matches!(fate, Fate::Done | Fate::KilledAfter) {
            return Ok(());
        }
        let to = step.to.as_deref();
        let renamed = [A, B, COPY, MERGED].into_iter().find(|name| to == Some(&self.world.path(name)));
        renamed.map_or(Ok(()), |name| self.grows(name, Some(index)))
    }

    fn fate(&mut self, index: usize, step: &Step) -> Fate {
        let live = self.actors[index].live.as_mut().expect("it is ready");
        let on = |disk: &str| step.path.starts_with(self.world.path(disk));
        match live.doom {
            Doom::Kill { step, after } if step <= live.steps => {
                self.figures.kills += 1;
                return if after { Fate::KilledAfter } else { Fate::KilledBefore };
            }
            Doom::Terminate { step } if step == live.steps => {
                live.terminated = true;
                self.figures.signals += 1;
                self.tracer.terminate(live.number);
            }
            Doom::Unsynced { step: from } if from <= live.steps && step.kind == Kind::Sync => {
                live.doom = Doom::None;
                self.failed = true;
                self.figures.errors += 1;
                return Fate::Fails(Errno::EIO);
            }
            _ => {}
        }
        if self.full.as_ref().is_some_and(|full| full.at(self.step) && on(full.disk)) && step.kind.needs_space() {
            self.failed = true;
            self.figures.full += 1;
            return Fate::Fails(Errno::ENOSPC);
        }
        match step.kind {
            Kind::Sleep => Fate::Pretends,
            Kind::Lock if !self.locked && on("k") => Fate::Pretends,
            _ => Fate::Done,
        }
    }

    fn note(&mut self, index: usize, step: &Step, fate: Fate) {
        let name = |path: &std::path::Path| {
            path.strip_prefix(self.world.root()).unwrap_or(path).display().to_string()
        };
        let to = step.to.as_deref().map(|to| format!(" to {}", name(to))).unwrap_or_default();
        let fate = if fate == Fate::Done { String::new() } else { format!(": {fate:?}") };
        self.trace.push(format!("{:4} {index} {:?} {}{to}{fate}", self.step, step.kind, name(&step.path)));
    }

    /// Looks at a file that was replaced, or may have been: it must hold what it held. Where locks say nothing, a process cannot know what another one puts there
    /// between its look and its rename, so it is held to what it could see.
    fn grows(&mut self, name: &'static str, by: Option<usize>) -> Result<(), String> {
        let now = self.world.coverage(name)?;
        self.figures.looks += 1;
        let reader = by.and_then(|index| self.actors[index].live.as_ref());
        let before = match reader {
            Some(live) if name == COPY && !self.locked => live.read.clone(),
            _ => self.held[name].clone(),
        };
        let fault = (!now.holds(&before)).then(|| format!("{name} held {before} and now holds {now}"));
        self.trace.push(format!("     {name} holds {now}"));
        self.held.insert(name, now);
        fault.map_or(Ok(()), Err)
    }

    fn ended(&mut self, index: usize, end: End) -> Result<(), String> {
        let live = self.actors[index].live.take().expect("it has ended");
        self.trace.push(format!("{:4} {index} ends: {end:?}", self.step));
        let errors = fs::read_to_string(self.world.aside(&format!("err{index}"))).expect("its errors");
        if !errors.is_empty() {
            self.trace.push(format!("     {}", errors.trim_end()));
        }
        let ledgers = if self.held[B] == Coverage::default() { vec![A] } else { vec![A, B] };
        for name in ledgers.into_iter().chain([MERGED]) {
            self.grows(name, None)?;
        }
        match end {
            End::Code(0) => self.kept(&live),
            End::Code(1) => self.excused(&live, &errors),
            End::Code(3) if live.terminated => Ok(()),
            End::Killed(Signal::SIGKILL) if matches!(live.doom, Doom::Kill { .. }) => Ok(()),
            // A signal that comes before its handler.
            End::Killed(Signal::SIGTERM) if live.terminated => Ok(()),
            _ => Err(format!("{} ends with {end:?}: {errors}", live.task.words(self.goal).join(" "))),
        }
    }

    /// Exit code 0: what was searched is where it was said to be.
    fn kept(&mut self, live: &Live) -> Result<(), String> {
        self.figures.done += 1;
        for (name, promised) in live.task.promises(&live.before) {
            let now = self.world.coverage(name)?;
            self.figures.looks += 1;
            self.held.insert(name, now.clone());
            if (name != COPY || self.locked) && !now.holds(&promised) {
                return Err(format!("exit code 0, but {name} holds {now}, without {promised}"));
            }
        }
        Ok(())
    }

    /// Exit code 1 has one line, which is true: something failed, or somebody else was there.
    fn excused(&mut self, live: &Live, errors: &str) -> Result<(), String> {
        let words = live.task.words(self.goal).join(" ");
        let one = errors.lines().count() == 1 && errors.starts_with("hashweave: ");
        let damaged = ["damaged", "seal", "malformed", "panicked"].iter().any(|word| errors.contains(word));
        if !one || damaged {
            return Err(format!("{words} fails with: {errors}"));
        }
        let missing = !matches!(live.task, Task::Search { .. }) && errors.contains("No such file");
        let empty = !matches!(live.task, Task::Search { .. }) && errors.contains("empty");
        if self.failed || missing || empty || errors.contains("in use") {
            return Ok(());
        }
        Err(format!("{words} fails, though nothing is in its way: {errors}"))
    }

    /// Runs a command that nobody disturbs.
    fn undisturbed(&mut self, words: &[String]) -> Result<String, String> {
        let outcome = Program::new(program()).args(words).current_dir(self.world.root()).output();
        let outcome = outcome.map_err(|error| error.to_string())?;
        let errors = String::from_utf8_lossy(&outcome.stderr).into_owned();
        self.trace.push(format!("     {}: {:?} {errors}", words.join(" "), outcome.status.code()));
        match outcome.status.code() {
            Some(0) => Ok(String::from_utf8_lossy(&outcome.stdout).into_owned()),
            _ => Err(format!("{} fails: {errors}", words.join(" "))),
        }
    }

    /// After all of it one search of everything ends well, and leaves what one undisturbed search leaves.
    fn finish(&mut self) -> Result<(), String> {
        self.grows(COPY, None)?;
        let whole = Coverage::of([(0, ALL - 1)]);
        for ledger in [A, B] {
            let task = Task::Search { ledger, copied: true, range: (0, ALL - 1) };
            self.undisturbed(&task.words(self.goal))?;
            for name in [ledger, COPY] {
                self.grows(name, None)?;
                if self.held[name] != whole {
                    return Err(format!("{name} holds {} after a search of everything", self.held[name]));
                }
                self.sound(name)?;
            }
        }
        let merge = Task::Merge { output: MERGED, inputs: [A, COPY] };
        self.undisturbed(&merge.words(self.goal))?;
        let expected = ["a", "a/L", "a/M", "b", "b/L", "k", "k/K"];
        let left: Vec<String> =
            self.world.names().into_iter().filter(|name| !expected.contains(&name.as_str())).collect();
        if left.is_empty() { Ok(()) } else { Err(format!("left behind: {}", left.join(", "))) }
    }

    /// Whether a file is what an undisturbed search leaves.
    fn sound(&mut self, name: &str) -> Result<(), String> {
        static RIGHT: OnceLock<BTreeMap<&'static str, String>> = OnceLock::new();
        let show = |name: &str| ["ledger", "show", "--json", name].map(str::to_owned);
        let shown = self.undisturbed(&show(name))?;
        let check = ["ledger", "check", "--rescan", "2000", name].map(str::to_owned);
        self.undisturbed(&check)?;
        let right = RIGHT.get_or_init(|| {
            let right = |goal: &'static str| {
                let world = World::new(&["a"]);
                let words = Task::Search { ledger: A, copied: false, range: (0, ALL - 1) }.words(goal);
                let run = |words: &[String]| {
                    Program::new(program()).args(words).current_dir(world.root()).output().expect("it runs").stdout
                };
                run(&words);
                (goal, String::from_utf8(run(&show(A))).expect("text"))
            };
            [right("--zero-bits 3"), right("--min")].into()
        });
        // The ranges of running minima depend on who searched what; `ledger check` has looked at them.
        let comparable = |text: &str| {
            let lines = text.lines().filter(|line| {
                self.goal != "--min" || line.contains("best_hash_hex") && line.starts_with("  \"")
            });
            lines.collect::<Vec<_>>().join("\n")
        };
        let (shown, right) = (comparable(&shown), comparable(&right[self.goal]));
        if shown == right { Ok(()) } else { Err(format!("{name} holds {shown}\nbut must hold {right}")) }
    }
}
