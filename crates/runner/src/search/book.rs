//! Keeping the ledger of a run: what goes into it, when, and by whom it is written.
//!
//! A chunk is entered when it is complete, when its worker has vouched for it (a known answer has
//! gone through the kernel since), and when all chunks of its space before it have been entered.
//! Results that are shown before that and are then lost to a kill are found again.
//!
//! Commits wait for the disk, so a thread of their own makes them: the workers never wait for
//! `fsync`, unless results come faster than they can be written.

use super::Run;
use super::cadence::Cadence;
use super::run::{CopyNews, Failure};
use super::schedule::Schedule;
use crate::ledger::{Addition, Copies, Error, Joins, Ledger, Piece};
use core::ops::Range;
use hashweave::search::{Found, Objective};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

/// Results that may wait for the disk before the run waits for it.
const MOST: usize = 1 << 16;

/// An error found when writing: that of the ledger, or that of its copy.
pub(super) enum Unkept {
    Ledger(Error),
    Copy(Error),
}

impl<E> From<Unkept> for Failure<E> {
    fn from(unkept: Unkept) -> Self {
        match unkept {
            Unkept::Ledger(error) => Self::Ledger(error),
            Unkept::Copy(error) => Self::Copy(error),
        }
    }
}

/// Chunks that follow each other and are not entered yet.
#[derive(Default)]
struct Entry {
    found: Vec<Found>,
    /// The chunk after them, once they are vouched for.
    end: Option<u64>,
}

/// One space of a run.
struct Page {
    salt: Vec<u8>,
    /// The next chunk to enter, and what is known of it and of later ones, by the first of those
    /// that were scanned together.
    next: u64,
    entries: BTreeMap<u64, Entry>,
    /// The scan of the chunk entered last, and the smallest digest of the piece that it is growing.
    scan: Option<usize>,
    best: Option<Vec<u8>>,
}

impl Page {
    /// The next chunks, if they can be entered.
    fn next_entry(&mut self) -> Option<(Range<u64>, Vec<Found>)> {
        let entry = self.entries.first_entry().filter(|entry| *entry.key() == self.next)?;
        let end = entry.get().end?;
        let numbers = core::mem::replace(&mut self.next, end)..end;
        Some((numbers, entry.remove().found))
    }
}

/// The ledger of a run, and what is on the way into it.
pub(super) struct Book {
    ledger: Arc<Mutex<Ledger>>,
    objective: Objective,
    running: bool,
    pages: Vec<Page>,
    /// Complete chunks of every worker for which it has not vouched.
    unvouched: Vec<Vec<Range<u64>>>,
    additions: Vec<Addition>,
    cadence: Cadence,
    writer: Writer,
}

impl Book {
    pub(super) fn new(run: &Run, ledger: Ledger) -> Self {
        let page = |space| {
            let (salt, entries) = (run.salt(space), BTreeMap::new());
            Page { salt, next: 0, entries, scan: None, best: None }
        };
        let running = ledger.search().running();
        let ledger = Arc::new(Mutex::new(ledger));
        Self {
            objective: run.job.objective().clone(),
            running,
            pages: (0..run.spaces()).map(page).collect(),
            unvouched: vec![Vec::new(); run.workers()],
            additions: Vec::new(),
            cadence: Cadence::of_commits(),
            writer: Writer::start(&ledger),
            ledger,
        }
    }

    /// The first results that the ledger holds in a range, some thousand at most.
    pub(super) fn results(&self, space: usize, range: Piece) -> Result<Vec<Found>, Error> {
        lock(&self.ledger).results(&self.pages[space].salt, range)
    }

    /// The file's complaint about a result in it.
    pub(super) fn damaged(&self, fault: String) -> Error {
        crate::ledger::Fault::Damaged(fault).of(lock(&self.ledger).path())
    }

    /// The salt of a space.
    pub(super) fn salt(&self, space: usize) -> &[u8] {
        &self.pages[space].salt
    }

    /// Results of chunks, of which this is the first, in order.
    pub(super) fn found(&mut self, space: usize, chunk: u64, found: &[Found]) {
        self.pages[space].entries.entry(chunk).or_default().found.extend_from_slice(found);
    }

    /// A worker has completed chunks.
    pub(super) fn complete(&mut self, worker: usize, chunks: Range<u64>) {
        self.unvouched[worker].push(chunks);
    }

    /// A known answer went through a worker's kernel: what it has completed is right.
    pub(super) fn vouch(&mut self, worker: usize, space: usize, schedule: &Schedule) {
        for chunks in core::mem::take(&mut self.unvouched[worker]) {
            self.pages[space].entries.entry(chunks.start).or_default().end = Some(chunks.end);
        }
        while let Some((chunks, found)) = self.pages[space].next_entry() {
            self.enter(space, chunks, found, schedule);
        }
    }

    /// Adds chunks to the last addition of their space if they continue that one's scan, or makes
    /// an addition of them.
    fn enter(&mut self, space: usize, chunks: Range<u64>, mut found: Vec<Found>, schedule: &Schedule) {
        let Some(chunk) = schedule.span(chunks) else { return };
        let (page, scan) = (&mut self.pages[space], &schedule.scans[chunk.scan]);
        let opens = page.scan.replace(chunk.scan) != Some(chunk.scan);
        if !scan.kept {
            return;
        }
        if self.running {
            if opens {
                page.best.clone_from(&scan.seed);
            }
            found.retain(|found| {
                let minimum = self.objective.accepts(&found.digest, page.best.as_deref());
                if minimum {
                    page.best = Some(found.digest.clone());
                }
                minimum
            });
        }
        let last = self.additions.iter_mut().rfind(|addition| addition.salt == page.salt);
        if let Some(last) = last.filter(|_| !opens) {
            last.range.last = chunk.range.last;
            last.found.append(&mut found);
            return;
        }
        let joins = match scan.joins {
            Joins::Neither if !opens => Joins::Left,
            joins => joins,
        };
        self.additions.push(Addition { salt: page.salt.clone(), range: chunk.range, joins, found });
    }

    /// Hands what has been entered to the writer, about once a second; waits for it only if there
    /// is very much.
    pub(super) fn turn(&mut self) -> Result<(), Unkept> {
        let waiting: usize = self.additions.iter().map(|addition| addition.found.len()).sum();
        if waiting >= MOST {
            return self.writer.hand_over(core::mem::take(&mut self.additions));
        }
        if !self.additions.is_empty() && self.cadence.due() {
            self.additions = self.writer.offer(core::mem::take(&mut self.additions))?;
        }
        Ok(())
    }

    /// The changes in the state of the copy since the last call.
    pub(super) fn copy_news(&mut self) -> Vec<CopyNews> {
        self.writer.news.try_iter().collect()
    }

    /// Commits what has been entered, and returns the number of counters that the ledger covers
    /// then, over all salts.
    pub(super) fn close(mut self) -> Result<u128, Unkept> {
        let handed = self.writer.hand_over(core::mem::take(&mut self.additions));
        handed.and_then(|()| self.writer.finish())?;
        let ledger = lock(&self.ledger);
        Ok(ledger.salts().flat_map(|salt| ledger.pieces(salt)).map(Piece::count).sum())
    }
}

/// The thread that commits.
struct Writer {
    sender: Option<SyncSender<Vec<Addition>>>,
    news: Receiver<CopyNews>,
    thread: Option<JoinHandle<Result<(), Unkept>>>,
}

impl Writer {
    fn start(ledger: &Arc<Mutex<Ledger>>) -> Self {
        // Without room: what is not taken at once can still grow with the run.
        let (sender, receiver) = sync_channel(0);
        let (tell, news) = channel();
        let ledger = Arc::clone(ledger);
        let thread = thread::spawn(move || write(&ledger, &receiver, tell));
        Self { sender: Some(sender), news, thread: Some(thread) }
    }

    /// Gives additions to the writer if it is idle, else returns them.
    fn offer(&mut self, additions: Vec<Addition>) -> Result<Vec<Addition>, Unkept> {
        let Some(sender) = &self.sender else { return Ok(Vec::new()) };
        match sender.try_send(additions) {
            Ok(()) => Ok(Vec::new()),
            Err(TrySendError::Full(additions)) => Ok(additions),
            Err(_) => self.finish().map(|()| Vec::new()),
        }
    }

    /// Gives additions to the writer when it is idle.
    fn hand_over(&mut self, additions: Vec<Addition>) -> Result<(), Unkept> {
        match &self.sender {
            Some(sender) if sender.send(additions).is_ok() => Ok(()),
            _ => self.finish(),
        }
    }

    /// Waits for the writer's end, and says why it came, if it came early.
    fn finish(&mut self) -> Result<(), Unkept> {
        self.sender = None;
        match self.thread.take().map(JoinHandle::join) {
            None => Ok(()),
            Some(Ok(outcome)) => outcome,
            Some(Err(panic)) => std::panic::resume_unwind(panic),
        }
    }
}

impl Drop for Writer {
    /// A run that fails before it has begun closes its ledger too, before the process ends.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // Why the run failed has been said.
            drop(thread.join());
        }
    }
}

/// Commits what comes, and brings the ledger's copy up to date now and then and at the end, also if
/// a commit failed: the copy gets what was committed before.
fn write(
    ledger: &Mutex<Ledger>,
    receiver: &Receiver<Vec<Addition>>,
    news: Sender<CopyNews>,
) -> Result<(), Unkept> {
    let mut copying =
        lock(ledger).copy().map(|path| Copying { copies: Copies::at(path), failed: None, news });
    let mut due = Cadence::of_copies();
    let mut commit = |additions: Vec<Addition>| {
        lock(ledger).add(&additions)?;
        if let Some(copying) = copying.as_mut().filter(|_| due.due()) {
            copying.go_on(ledger);
        }
        Ok(())
    };
    let committed = receiver.iter().filter(|additions| !additions.is_empty()).try_for_each(&mut commit);
    let copied = copying.map_or(Ok(()), |mut copying| copying.renew(ledger));
    committed.map_err(Unkept::Ledger)?;
    copied.map_err(Unkept::Copy)?;
    lock(ledger).check_place().map_err(Unkept::Ledger)
}

/// The copy of a ledger during a run.
struct Copying {
    copies: Copies,
    /// How it failed, if it did so the last time.
    failed: Option<String>,
    news: Sender<CopyNews>,
}

impl Copying {
    /// Brings the copy up to date. The ledger is free again while the copy is being written.
    fn renew(&mut self, ledger: &Mutex<Ledger>) -> Result<(), Error> {
        let image = lock(ledger).image()?;
        self.copies.renew(&image)
    }

    /// The same while the run goes on: a failure is told, and the next time it is tried again.
    fn go_on(&mut self, ledger: &Mutex<Ledger>) {
        let news = match self.renew(ledger) {
            Ok(()) => self.failed.take().map(|_| CopyNews::Restored(self.copies.path().to_owned())),
            Err(error) => {
                let failed = Some(error.to_string());
                let is_new = self.failed != failed;
                self.failed = failed;
                is_new.then_some(CopyNews::Failed(error))
            }
        };
        // If nobody listens any more, the run is over.
        let _ = news.map(|news| self.news.send(news));
    }
}

/// A lock that was poisoned by a panic of the writer is told of when its thread is joined.
fn lock(ledger: &Mutex<Ledger>) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}
