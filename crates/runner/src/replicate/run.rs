//! The state of a run that all of its threads share.

use super::memo::Memo;
use super::pieces::Pieces;
use super::{Error, Progress, Stage, Stages};
use crate::stop::Stop;
use hashweave::replicate::{Parameters, Parents};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

/// Parameters, graph, settings and counters of a run, shared by all of its threads.
pub(super) struct Run<'a> {
    pub(super) parameters: &'a Parameters,
    pub(super) pieces: Pieces,
    pub(super) graph: &'a dyn Parents,
    /// Parents that were found already, where memory is plentiful.
    pub(super) memo: Option<Memo<'a>>,
    pub(super) checkpoint: Duration,
    /// Puts outputs in place of files that are there.
    pub(super) force: bool,
    /// The folder of work memory, if it is a file.
    pub(super) mapped: Option<PathBuf>,
    pub(super) times: Times,
    pub(super) stop: &'a Stop,
    /// One part failed; the others end.
    pub(super) failed: AtomicBool,
    pub(super) words: SyncSender<Word>,
    pub(super) done: AtomicU64,
    pub(super) total: u64,
}

impl Run<'_> {
    /// An error when it is time to end.
    pub(super) fn keep_on(&self) -> Result<(), Error> {
        if self.stop.requested() || self.failed.load(Ordering::Relaxed) {
            return Err(Error::Interrupted { saved: None });
        }
        Ok(())
    }

    /// Reports where the run is. If the last report has not been heard yet, this one is left out.
    pub(super) fn report(&self, stage: Stage, layer: u32) {
        let (nodes_done, nodes_total) = (self.done.load(Ordering::Relaxed), self.total);
        let progress = Progress { stage, layer, layers: self.parameters.layers, nodes_done, nodes_total };
        let _ = self.words.try_send(Word::Progress(progress));
    }

    /// Says that something kept is damaged and where the run goes on; this word is heard in any
    /// case.
    pub(super) fn mended(&self, line: String) {
        // Who hears is there as long as the run is.
        let _ = self.words.send(Word::Mended(line));
    }

    /// Counts `nodes` more nodes as walked.
    pub(super) fn advance(&self, nodes: usize, layer: u32) {
        self.done.fetch_add(nodes as u64, Ordering::Relaxed);
        self.report(Stage::Labelling, layer);
    }
}

/// A report from a thread of a run.
pub(super) enum Word {
    Progress(Progress),
    Mended(String),
}

/// Where the time went, in nanoseconds.
#[derive(Debug, Default)]
pub(super) struct Times {
    pub(super) hashing: AtomicU64,
    pub(super) parents: AtomicU64,
    pub(super) waiting: AtomicU64,
    pub(super) encoding: AtomicU64,
    pub(super) input_output: AtomicU64,
}

impl Times {
    pub(super) fn stages(&self) -> Stages {
        let seconds = |nanoseconds: &AtomicU64| nanoseconds.load(Ordering::Relaxed) as f64 / 1e9;
        Stages {
            hashing: seconds(&self.hashing),
            parents: seconds(&self.parents),
            waiting: seconds(&self.waiting),
            encoding: seconds(&self.encoding),
            input_output: seconds(&self.input_output),
        }
    }
}

/// Does something and adds the time that it took.
pub(super) fn timed<T>(total: &AtomicU64, work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let result = work();
    add(total, began.elapsed());
    result
}

pub(super) fn add(total: &AtomicU64, time: Duration) {
    total.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
}
