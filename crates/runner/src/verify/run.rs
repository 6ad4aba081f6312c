//! A run: makes, checks or updates a list.

use super::entry::{Finding, State};
use super::error::{Error, Fault, at};
use super::format::Format;
use super::join::{Item, Join, Terms};
use super::list::{Entries, List};
use super::lock::Lock;
use super::moves::Moves;
use super::own::{Draft, Header, Reader};
use super::progress::Progress;
use super::purpose::Purpose;
use super::settle::{Settle, Tell};
use super::summary::Summary;
use super::tree::{Own, Tree};
use super::{bag, bagit, kept, publish};
use crate::durable::resolved;
use crate::stop::Stop;
use crate::sum::{self, Digesting, Function, Jobs, Outcome};
use hashweave::Algorithm;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Job {
    /// The tree.
    pub folder: PathBuf,
    /// The list.
    pub list: PathBuf,
    /// Its format, where it is not found out.
    pub format: Option<Format>,
    /// Its algorithm, where it is not found out.
    pub algorithm: Option<Algorithm>,
    /// Whether a list that is made is about what symbolic links lead to.
    pub follow: bool,
    /// What is done with the list.
    pub purpose: Purpose,
    /// Whether names that are as they should be are told, too: as listed, or new in a new list.
    pub tells_all: bool,
    /// How many threads read and hash.
    pub jobs: Jobs,
    /// Ends the run.
    pub stop: Stop,
}

/// The place of a list where none is named: the first one that is there.
///
/// ```
/// use runner::verify::{Format, list_in};
/// # let folder = tempfile::tempdir()?;
/// # let folder = folder.path();
/// std::fs::write(folder.join("SHA256SUMS"), "")?;
/// assert_eq!(list_in(folder, None, None), Some(folder.join("SHA256SUMS")));
/// assert_eq!(list_in(folder, Some(Format::Mtree), None), None);
/// # Ok::<(), std::io::Error>(())
/// ```
#[must_use]
pub fn list_in(folder: &Path, format: Option<Format>, algorithm: Option<Algorithm>) -> Option<PathBuf> {
    let formats = Format::ALL.into_iter().filter(|known| format.is_none_or(|format| format == *known));
    let algorithms =
        || Algorithm::NAMED.into_iter().filter(|known| algorithm.is_none_or(|named| named == *known));
    let mut places =
        formats.flat_map(|format| algorithms().map(move |algorithm| folder.join(format.file(algorithm))));
    places.find(|place| place.is_file())
}

/// Does a job, and tells what is found of each name that is not as listed.
///
/// # Errors
///
/// [`Fault::Interrupted`] if it was [stopped](Job::stop), which loses nothing: the same job goes
/// on. Otherwise that the list or the tree cannot be read, or the list not written. Whatever is
/// wrong with a single file is a [`Finding`].
pub fn run(job: &Job, progress: &Progress, tell: Tell<'_>) -> Result<Summary, Error> {
    let list = resolved(&job.list).map_err(at(&job.list))?.into_owned();
    if !job.folder.is_dir() {
        return Err(Fault::NoFolder.of(&job.folder));
    }
    let writes = job.purpose != Purpose::Check;
    let _lock = writes.then(|| Lock::take(&list)).transpose()?;
    // Files beside another list are not ours, whatever their names.
    if job.format.unwrap_or_else(|| Format::of(&list, &[])) == Format::BagIt {
        if writes {
            bag::complete(&list)?;
        } else if bag::is_begun(&list) {
            return Err(Fault::Begun.of(&job.list));
        }
    }
    let plan = Plan::of(job, list)?;
    let (draft, kept) = if writes { plan.begin()? } else { (None, None) };
    let old: Entries = match &plan.old {
        Some(old) => old.entries(&job.folder)?,
        None => Box::new(std::iter::empty()),
    };
    let (items_in, items) = sync_channel(64);
    let (outcomes_in, outcomes) = sync_channel(1024);
    let cached = plan.format == Format::Hashweave && !plan.reads_all;
    let (root, stop) = (job.folder.clone(), job.stop.clone());
    let terms = Terms { root, format: plan.format, cached, progress: progress.clone(), stop };
    let join = Join::new(terms, old, plan.tree.walk(), kept, items_in);
    let settle = Settle {
        list: plan.list.clone(),
        format: plan.format,
        algorithm: plan.algorithm,
        accepts_rot: matches!(job.purpose, Purpose::Update { accept_rot: true, .. }),
        tells_all: job.tells_all,
        is_made: job.purpose == Purpose::Make,
        outcomes,
        draft,
        moves: Moves::new(),
        linked: HashMap::new(),
        summary: Summary::default(),
        tell,
    };
    let options =
        sum::Options { jobs: job.jobs, stop: job.stop.clone(), ..sum::Options::new(vec![plan.digesting()]) };
    let hash = move || sum::run(&options, join, &progress.read, &mut |outcome| sent(&outcomes_in, outcome));
    plan.settled(settle, &items, &job.stop, hash)
}

fn sent(outcomes: &SyncSender<Outcome>, outcome: Outcome) -> io::Result<()> {
    outcomes.send(outcome).map_err(|_| io::ErrorKind::Interrupted.into())
}

/// What a job means.
struct Plan {
    list: PathBuf,
    old: Option<List>,
    format: Format,
    algorithm: Algorithm,
    reads_all: bool,
    tree: Tree,
}

impl Plan {
    fn of(job: &Job, list: PathBuf) -> Result<Self, Error> {
        let old = match job.purpose {
            Purpose::Make if list.exists() => return Err(Fault::Exists.of(&job.list)),
            Purpose::Make => None,
            _ => Some(List::open(&list, job.format, job.algorithm)?),
        };
        let (format, algorithm, follow) = match &old {
            Some(old) => (old.format, old.algorithm, old.follow),
            None => (
                job.format.unwrap_or(Format::Hashweave),
                job.algorithm.unwrap_or(Algorithm::Sha256),
                job.follow,
            ),
        };
        let algorithms = format.row().algorithms;
        if !algorithms.is_empty() && !algorithms.contains(&algorithm) {
            let known = algorithms.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let why = format!("{} has no {algorithm}; take one of {known}", format.name());
            return Err(Fault::Unfit(why).of(&job.list));
        }
        let below = if format == Format::BagIt { bagit::PAYLOAD } else { "" };
        if !job.folder.join(below).is_dir() {
            let why = "a bag has its files in the folder data; move them there".to_owned();
            return Err(Fault::Unfit(why).of(&job.folder));
        }
        let own = Own::of(&list, kept::all_beside(&list));
        let tree = Tree { root: job.folder.clone(), below: below.into(), follow, own };
        let reads_all = !matches!(job.purpose, Purpose::Update { read_all: false, .. } | Purpose::Make);
        Ok(Self { list, old, format, algorithm, reads_all, tree })
    }

    fn digesting(&self) -> Digesting {
        Function::from(self.algorithm).into()
    }

    /// Begins the new list, and takes over what a killed run has kept.
    fn begin(&self) -> Result<(Option<Draft>, Option<Reader>), Error> {
        let header = Header::new(self.algorithm, self.tree.follow, self.reads_all);
        let kept = kept::take(&self.list, &header)?;
        // What is read for a list that is the same is kept, too, if everything is read.
        let old = self.old.as_ref().filter(|old| old.format == Format::Hashweave && !self.reads_all);
        let draft = Draft::new(kept::part(&self.list), header, old.map(|_| self.list.clone()))?;
        Ok((Some(draft), kept))
    }

    /// Settles everything while the files are hashed, and puts the new list in its place.
    fn settled(
        &self,
        mut settle: Settle<'_>,
        items: &Receiver<Vec<Item>>,
        stop: &Stop,
        hash: impl FnOnce() -> io::Result<()> + Send,
    ) -> Result<Summary, Error> {
        let outcome = thread::scope(|scope| {
            let hashing = thread::Builder::new().name("hash".to_owned()).spawn_scoped(scope, hash);
            let hashing = hashing.map_err(at(&self.list))?;
            let told = all(&mut settle, items, stop);
            // Whoever still waits for room in these goes on.
            let Settle { outcomes, draft, moves, summary, tell, .. } = settle;
            drop(outcomes);
            let hashed = hashing.join().unwrap_or_else(|_| Err(io::Error::other("a thread has panicked")));
            Ok((told, hashed, draft, moves, summary, tell))
        });
        let (told, hashed, draft, moves, mut summary, tell) = outcome?;
        if let Err(error) = told.and_then(|()| hashed.map_err(at(&self.list))) {
            draft.map_or(Ok(()), Draft::leave)?;
            return Err(error);
        }
        for finding in moves.finish().map_err(at(&self.list))? {
            let finding: Finding = finding.map_err(at(&self.list))?;
            summary.count(finding.state);
            tell(&finding).map_err(at(&self.list))?;
        }
        if let Some(draft) = draft {
            self.put(draft, &mut summary)?;
        }
        Ok(summary)
    }

    /// Puts the new list in its place, if it says anything new.
    fn put(&self, draft: Draft, summary: &mut Summary) -> Result<(), Error> {
        if summary.of(State::Gone) > 0 && !summary.found_old && summary.of(State::Moved) == 0 {
            kept::forget(&self.list)?;
            return Err(Fault::NothingLeft.of(&self.list));
        }
        if self.old.is_some() && !summary.differs {
            return kept::forget(&self.list);
        }
        draft.finish()?;
        publish::publish(&self.list, self.format, self.algorithm, summary)?;
        summary.written = true;
        Ok(())
    }
}

/// How soon a signal is noticed while nothing happens.
const NOTICE: Duration = Duration::from_millis(50);

/// Settles all items.
fn all(settle: &mut Settle<'_>, items: &Receiver<Vec<Item>>, stop: &Stop) -> Result<(), Error> {
    loop {
        if stop.requested() {
            return Err(Fault::Interrupted.of(&settle.list));
        }
        match items.recv_timeout(NOTICE) {
            Ok(batch) => batch.into_iter().try_for_each(|item| settle.item(item))?,
            Err(RecvTimeoutError::Timeout) => {}
            // The end, unless a stop has cut it short.
            Err(RecvTimeoutError::Disconnected) if !stop.requested() => return Ok(()),
            Err(RecvTimeoutError::Disconnected) => {}
        }
        if let Some(draft) = &mut settle.draft {
            draft.let_go()?;
        }
    }
}
