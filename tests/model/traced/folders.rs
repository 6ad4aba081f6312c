//! Folders of labels: runs, repairs and audits of one folder at once, some of them with another
//! replica's id.
//!
//! Promises tested here:
//!
//! - After a run or a repair that ends with exit code 0 every layer has its bytes, and keeps them.
//! - A command that is given another identity does not change a byte of what is there, and doesn't
//!   end with exit code 0; an audit never changes one.
//! - A command that nobody disturbs does what it is for.
//! - In the end `labels --resume` (in a folder of other programs `repair`) ends well, whatever was
//!   left, and the folder has the files and bytes that an undisturbed run leaves.

use super::calls::{Kind, Step};
use super::many::Report;
use super::play::{Ending, Model, Play, Stage};
use hashweave_tests::SplitMix64;
use std::collections::BTreeMap;
use std::fs;
use std::sync::OnceLock;

const RIGHT: &str = "0909090909090909090909090909090909090909090909090909090909090909";
const WRONG: &str = "0808080808080808080808080808080808080808080808080808080808080808";

const LAYERS: [&str; 2] = ["d/F/sc-02-data-layer-1.dat", "d/F/sc-02-data-layer-2.dat"];

/// The files that only our runs keep.
const OURS: [&str; 5] = ["layer-01.sha256s", "layer-02.sha256s", "lock", "state.copy.json", "state.json"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Labels,
    Repair,
    /// With everything said, as for a folder of another program.
    RepairForeign,
    Audit,
    AuditForeign,
}

#[derive(Clone, Copy, Debug)]
struct Task {
    act: Act,
    id: &'static str,
}

impl Task {
    fn draw(random: &mut SplitMix64, start: Start, damaged: bool) -> Self {
        let acts: &[Act] = match start {
            Start::Foreign => &[Act::RepairForeign, Act::RepairForeign, Act::AuditForeign],
            _ => &[Act::Labels, Act::Labels, Act::Labels, Act::Repair, Act::RepairForeign, Act::Audit],
        };
        let act = random.one_of(acts);
        // Nothing tells which id is the right one in an empty folder, or while a run begins again
        // because what there was is damaged.
        let told = start != Start::Empty && !(damaged && act == Act::Labels);
        let wrong = random.percent(30) && told;
        Self { act, id: if wrong { WRONG } else { RIGHT } }
    }

    fn audits(self) -> bool {
        matches!(self.act, Act::Audit | Act::AuditForeign)
    }
}

/// The initial content of the folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Empty,
    /// The folder of a run that is done.
    Done,
    /// The layers of one, without what only our runs keep.
    Foreign,
}

struct View {
    task: Task,
    /// Whether it was the only process as long as it ran.
    alone: bool,
    /// Whether the layers were right when it began.
    sound: bool,
}

struct Folders {
    start: Start,
    damaged: bool,
    /// Whether the layers were right at the end of a process that said so, since which they may not
    /// be wrong again.
    promised: bool,
    /// Whether a run has been at work since the start.
    begun: bool,
    views: BTreeMap<usize, View>,
}

/// Runs the interleaving of a seed.
pub(crate) fn run(seed: u64) -> Report {
    let random = &mut SplitMix64(seed ^ 0x0F01_DE45);
    let start = random.one_of(&[Start::Empty, Start::Done, Start::Done, Start::Foreign]);
    let damaged = start != Start::Empty && random.percent(50);
    let actor = |random: &mut SplitMix64| {
        (0..1 + random.below(3)).map(|_| Task::draw(random, start, damaged)).collect()
    };
    let tasks = (0..2 + random.below(2)).map(|_| actor(random)).collect();
    let byte = random.below(64 * 32) as usize;
    let promised = start != Start::Empty && !damaged;
    let model = Folders { start, damaged, promised, begun: false, views: BTreeMap::new() };
    Play::new(model, tasks, &["d"], random).run(|model, stage| model.prepare(byte, stage))
}

impl Model for Folders {
    type Task = Task;

    fn words(&self, task: &Task) -> Vec<String> {
        let id = task.id;
        let line = match task.act {
            Act::Labels => {
                format!("labels --dir d/F --nodes 64 --layout filecoin --replica-id {id} -j1 --resume -q")
            }
            Act::Repair => format!("repair --dir d/F --replica-id {id} -j1 -q"),
            Act::RepairForeign => format!("repair --dir d/F --replica-id {id} -j1 -q {FOREIGN}"),
            Act::Audit => format!("audit --dir d/F --replica-id {id} --samples all"),
            Act::AuditForeign => format!("audit --dir d/F --replica-id {id} --samples all {FOREIGN}"),
        };
        ["replicate"].into_iter().chain(line.split_whitespace()).map(str::to_owned).collect()
    }

    fn starts(&mut self, index: usize, task: &Task, stage: &mut Stage) {
        let alone = self.views.is_empty();
        self.begun |= task.act == Act::Labels;
        self.views.values_mut().for_each(|view| view.alone = false);
        self.views.insert(index, View { task: *task, alone, sound: sound(stage) });
    }

    fn made(&mut self, index: usize, step: &Step, stage: &mut Stage) -> Result<(), String> {
        let task = self.views[&index].task;
        let changes = matches!(step.kind, Kind::Write | Kind::Truncate | Kind::Rename | Kind::Remove);
        let kept = |path: &std::path::Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            path.starts_with(stage.world.path("d/F")) && !name.starts_with(".hashweave-") && name != "lock"
        };
        let concerned = kept(&step.path) || step.to.as_deref().is_some_and(kept);
        if changes && concerned && (task.audits() || task.id == WRONG) {
            return Err(format!("{task:?} changes {}", step.path.display()));
        }
        Ok(())
    }

    fn ended(&mut self, index: usize, how: &Ending, stage: &mut Stage) -> Result<(), String> {
        let View { task, alone, sound: before } = self.views.remove(&index).expect("it was started");
        let now = sound(stage);
        if self.promised && !now {
            return Err("the layers were right, and are wrong now".to_owned());
        }
        match how {
            Ending::Done { .. } if task.id == WRONG => {
                Err("exit code 0 with another replica's id".to_owned())
            }
            Ending::Done { .. } if task.audits() => {
                let unseen = alone && !before && task.act == Act::AuditForeign;
                if unseen { Err("exit code 0, though a layer is wrong".to_owned()) } else { Ok(()) }
            }
            // It speaks of what a run had done, which may not be all.
            Ending::Done { .. } if task.act == Act::Repair && !now && self.begun => Ok(()),
            Ending::Done { .. } if !now => Err("exit code 0, but the layers are wrong".to_owned()),
            Ending::Done { .. } => {
                // A run that was not done yet may compute again the layers that a repair completes.
                self.promised |= task.act == Act::Labels || !self.begun;
                Ok(())
            }
            Ending::Failed { errors } => {
                let must = match task.act {
                    Act::Labels => true,
                    Act::RepairForeign => self.start == Start::Foreign,
                    Act::AuditForeign => before && now,
                    Act::Repair | Act::Audit => false,
                };
                let excused = task.id == WRONG || stage.refused || errors.contains("is using this folder");
                if must && !excused {
                    Err(format!("it fails, though nothing is in its way: {errors}"))
                } else {
                    Ok(())
                }
            }
            Ending::Stopped => Ok(()),
        }
    }

    fn finish(&mut self, stage: &mut Stage) -> Result<(), String> {
        let act = if self.start == Start::Foreign { Act::RepairForeign } else { Act::Labels };
        stage.undisturbed(&self.words(&Task { act, id: RIGHT }))?;
        if !sound(stage) {
            return Err("the layers are wrong in the end".to_owned());
        }
        let mut expected: Vec<String> = LAYERS.iter().map(|&name| name.to_owned()).collect();
        expected.extend(["d", "d/F", "d/F/lock"].map(str::to_owned));
        if self.start != Start::Foreign {
            expected.extend(OURS.iter().map(|name| format!("d/F/{name}")));
        }
        let left: Vec<String> = stage
            .world
            .names()
            .into_iter()
            .filter(|name| !expected.contains(name) && !killed(name))
            .collect();
        if left.is_empty() { Ok(()) } else { Err(format!("left behind: {}", left.join(", "))) }
    }
}

const FOREIGN: &str = "--layout filecoin --nodes 64 --layers 2";

impl Folders {
    fn prepare(&self, byte: usize, stage: &mut Stage) -> Result<(), String> {
        if self.start == Start::Empty {
            return Ok(());
        }
        stage.undisturbed(&self.words(&Task { act: Act::Labels, id: RIGHT }))?;
        right(stage);
        if self.start == Start::Foreign {
            for name in OURS {
                // A lock may be the folder's.
                let _ = fs::remove_file(stage.world.path("d/F").join(name));
            }
        }
        if self.damaged {
            let layer = stage.world.path(LAYERS[byte % 2]);
            let mut bytes = fs::read(&layer).expect("a layer");
            bytes[byte] ^= 0x10;
            fs::write(layer, bytes).expect("it can be written");
        }
        Ok(())
    }
}

/// A temporary file of a process that was killed: the next one that writes in the folder takes it
/// away, which one that finds all done need not do.
fn killed(name: &str) -> bool {
    name.starts_with("d/F/.hashweave-") && name.ends_with(".part")
}

/// The bytes of the layers that an undisturbed run has left: those of the first folder that is made
/// so.
fn right(stage: &Stage) -> &'static [Vec<u8>] {
    static LEFT: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    LEFT.get_or_init(|| layers(stage).expect("a run is done"))
}

fn layers(stage: &Stage) -> Option<Vec<Vec<u8>>> {
    LAYERS.iter().map(|name| fs::read(stage.world.path(name)).ok()).collect()
}

fn sound(stage: &mut Stage) -> bool {
    stage.figures.looks += 1;
    layers(stage).is_some_and(|layers| layers == right(stage))
}
