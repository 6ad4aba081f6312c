//! One interleaving: actors, each with commands that it runs one after another, and a model that
//! judges what they do.

use super::calls::{Kind, Step};
use super::clock::Clock;
use super::many::{Figures, Report, program};
use super::schedule::{Doom, Full, Schedule};
use super::tracer::{End, Fate, State, Tracer};
use super::world::World;
use hashweave_tests::SplitMix64;
use nix::errno::Errno;
use nix::sys::signal::Signal;
use std::collections::VecDeque;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

/// The rules of correct behaviour. All indices are those of actors, of which each has at most one
/// process.
pub(crate) trait Model {
    /// A command.
    type Task: Clone;

    fn words(&self, task: &Self::Task) -> Vec<String>;

    /// Does a task that is no command; whether it is none.
    fn happens(&mut self, _task: &Self::Task, _stage: &mut Stage) -> bool {
        false
    }

    /// A process of an actor begins with a task.
    fn starts(&mut self, index: usize, task: &Self::Task, stage: &mut Stage);

    /// The fate of a step that nothing else disturbs.
    fn fate(&self, _step: &Step, _stage: &Stage) -> Fate {
        Fate::Done
    }

    /// A step has been made.
    ///
    /// # Errors
    ///
    /// If it must not have been, or if something is missing after it.
    fn made(&mut self, index: usize, step: &Step, stage: &mut Stage) -> Result<(), String>;

    /// A process has ended, by itself or killed.
    ///
    /// # Errors
    ///
    /// If it must not have ended so, or if something is missing.
    fn ended(&mut self, index: usize, how: &Ending, stage: &mut Stage) -> Result<(), String>;

    /// All have ended.
    ///
    /// # Errors
    ///
    /// If something is missing, or cannot be completed.
    fn finish(&mut self, stage: &mut Stage) -> Result<(), String>;
}

/// How a process ended, and what it printed on standard error.
pub(crate) enum Ending {
    /// Exit code 0.
    Done { output: String },
    /// Exit code 1 or 2.
    Failed { errors: String },
    /// By a signal that was sent to it, which it may have answered with exit code 3.
    Stopped,
}

/// The state that all actors share.
pub(crate) struct Stage {
    pub(crate) world: World,
    pub(crate) figures: Figures,
    pub(crate) trace: Vec<String>,
    /// Whether a call was refused, so that processes may fail.
    pub(crate) refused: bool,
}

impl Stage {
    pub(crate) fn say(&mut self, line: String) {
        self.trace.push(line);
    }

    /// Runs a command that nobody disturbs, and returns what it prints.
    ///
    /// # Errors
    ///
    /// If its exit code is not 0.
    pub(crate) fn undisturbed(&mut self, words: &[String]) -> Result<String, String> {
        let outcome = Command::new(program()).args(words).current_dir(self.world.root()).output();
        let outcome = outcome.map_err(|error| error.to_string())?;
        let errors = String::from_utf8_lossy(&outcome.stderr).into_owned();
        let words = words.join(" ");
        self.say(format!("     {words}: {} {errors}", outcome.status));
        match outcome.status.code() {
            Some(0) => Ok(String::from_utf8_lossy(&outcome.stdout).into_owned()),
            _ => Err(format!("{words}, which nobody disturbs, fails: {errors}")),
        }
    }

    fn name(&self, path: &Path) -> String {
        path.strip_prefix(self.world.root()).unwrap_or(path).display().to_string()
    }
}

struct Live<T> {
    number: i32,
    task: T,
    doom: Doom,
    steps: u64,
    terminated: bool,
}

struct Actor<T> {
    tasks: VecDeque<T>,
    live: Option<Live<T>>,
}

/// An interleaving under way.
pub(crate) struct Play<M: Model> {
    model: M,
    stage: Stage,
    tracer: Tracer,
    schedule: Schedule,
    random: SplitMix64,
    actors: Vec<Actor<M::Task>>,
    full: Option<Full>,
    step: u64,
    last: Option<usize>,
}

impl<M: Model> Play<M> {
    /// Sets the stage for actors with these tasks, on these disks.
    pub(crate) fn new(
        model: M,
        tasks: Vec<Vec<M::Task>>,
        disks: &[&'static str],
        random: &mut SplitMix64,
    ) -> Self {
        let world = World::new(disks);
        let figures = Figures { interleavings: 1, ..Figures::default() };
        let actors = tasks.into_iter().map(|tasks| Actor { tasks: tasks.into(), live: None }).collect();
        Self {
            model,
            tracer: Tracer::new(world.root(), Clock::new(SplitMix64(random.word()))),
            stage: Stage { world, figures, trace: Vec::new(), refused: false },
            schedule: Schedule::new(random),
            random: SplitMix64(random.word()),
            actors,
            full: Full::draw(random, disks),
            step: 0,
            last: None,
        }
    }

    /// Plays it to its end, after what there is at the start has been made.
    pub(crate) fn run(mut self, prepare: impl FnOnce(&mut M, &mut Stage) -> Result<(), String>) -> Report {
        let outcome = prepare(&mut self.model, &mut self.stage)
            .and_then(|()| self.go())
            .and_then(|()| self.model.finish(&mut self.stage));
        let Stage { figures, trace, .. } = self.stage;
        Report { figures, fault: outcome.err(), trace }
    }

    fn go(&mut self) -> Result<(), String> {
        loop {
            let ready = self.ready()?;
            if !ready.is_empty() {
                let index = self.schedule.next(&ready);
                self.stage.figures.switches += u64::from(self.last.replace(index) != Some(index));
                self.advance(index)?;
            } else if self.actors.iter().all(|actor| actor.live.is_none()) {
                return Ok(());
            } else {
                return Err("every process waits for a lock".to_owned());
            }
        }
    }

    /// The actors whose processes are before a step. Those that have ended are judged, and the next
    /// ones are started.
    fn ready(&mut self) -> Result<Vec<usize>, String> {
        let mut ready = Vec::new();
        for index in 0..self.actors.len() {
            while self.actors[index].live.is_some() || self.start(index) {
                let number = self.live(index).number;
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

    fn live(&mut self, index: usize) -> &mut Live<M::Task> {
        self.actors[index].live.as_mut().expect("it has a process")
    }

    /// Starts the next command of an actor; whether there is one.
    fn start(&mut self, index: usize) -> bool {
        let Some(task) = self.actors[index].tasks.pop_front() else { return false };
        if self.model.happens(&task, &mut self.stage) {
            return self.start(index);
        }
        let words = self.model.words(&task);
        let doom = Doom::draw(&mut self.random);
        self.stage.say(format!("{:4} {index} starts: {} ({doom:?})", self.step, words.join(" ")));
        self.stage.figures.processes += 1;
        self.model.starts(index, &task, &mut self.stage);
        let file =
            |name: &str| File::create(self.stage.world.aside(&format!("{name}{index}"))).expect("a file");
        let number = self.tracer.start(&program(), &words, file("out"), file("err"));
        self.actors[index].live = Some(Live { number, task, doom, steps: 0, terminated: false });
        true
    }

    fn advance(&mut self, index: usize) -> Result<(), String> {
        let number = self.live(index).number;
        let State::Held(step) = self.tracer.state(number) else { return Ok(()) };
        let fate = self.fate(index, &step);
        self.step += 1;
        self.stage.figures.steps += 1;
        self.live(index).steps += 1;
        self.note(index, &step, fate);
        if step.kind == Kind::Sleep {
            self.schedule.sleeps(index);
        }
        self.tracer.grant(number, fate);
        match fate {
            Fate::Done | Fate::KilledAfter => self.model.made(index, &step, &mut self.stage),
            _ => Ok(()),
        }
    }

    fn fate(&mut self, index: usize, step: &Step) -> Fate {
        let Live { number, doom, steps, .. } = *self.live(index);
        match doom {
            Doom::Kill { step, after } if step <= steps => {
                self.stage.figures.kills += 1;
                return if after { Fate::KilledAfter } else { Fate::KilledBefore };
            }
            Doom::Terminate { step } if step == steps => {
                self.live(index).terminated = true;
                self.stage.figures.signals += 1;
                self.tracer.terminate(number);
            }
            Doom::Unsynced { step: from } if from <= steps && step.kind == Kind::Sync => {
                self.live(index).doom = Doom::None;
                self.stage.refused = true;
                self.stage.figures.errors += 1;
                return Fate::Fails(Errno::EIO);
            }
            _ => {}
        }
        let full = self.full.as_mut().is_some_and(|full| {
            let there = step.path.starts_with(self.stage.world.path(full.disk));
            there && step.kind.needs_space() && full.refuses()
        });
        if full {
            self.stage.refused = true;
            self.stage.figures.full += 1;
            return Fate::Fails(Errno::ENOSPC);
        }
        if step.kind == Kind::Sleep { Fate::Pretends } else { self.model.fate(step, &self.stage) }
    }

    fn note(&mut self, index: usize, step: &Step, fate: Fate) {
        let to = step.to.as_deref().map(|to| format!(" to {}", self.stage.name(to))).unwrap_or_default();
        let fate = if fate == Fate::Done { String::new() } else { format!(": {fate:?}") };
        let name = self.stage.name(&step.path);
        self.stage.say(format!("{:4} {index} {:?} {name}{to}{fate}", self.step, step.kind));
    }

    fn ended(&mut self, index: usize, end: End) -> Result<(), String> {
        let live = self.actors[index].live.take().expect("it has ended");
        let read = |name: &str| {
            let bytes = fs::read(self.stage.world.aside(&format!("{name}{index}"))).expect("what it printed");
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let (output, errors) = (read("out"), read("err"));
        self.stage.say(format!("{:4} {index} ends: {end:?} {}", self.step, errors.trim_end()));
        let words = self.model.words(&live.task).join(" ");
        let how = match end {
            End::Code(0) => {
                self.stage.figures.done += 1;
                Ending::Done { output }
            }
            End::Code(1 | 2) => Ending::Failed { errors },
            End::Code(3) if live.terminated => Ending::Stopped,
            End::Killed(Signal::SIGKILL) if matches!(live.doom, Doom::Kill { .. }) => Ending::Stopped,
            // It came before there was a handler.
            End::Killed(Signal::SIGTERM) if live.terminated => Ending::Stopped,
            _ => return Err(format!("{words} ends with {end:?}: {errors}")),
        };
        self.model.ended(index, &how, &mut self.stage).map_err(|fault| format!("{words}: {fault}"))
    }
}
