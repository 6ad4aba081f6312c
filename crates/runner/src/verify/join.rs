//! A list next to its tree: what is in both, in one of them, and which files are to be read.
//!
//! Both come in the same order, so each is read once and neither is kept. This runs on the thread
//! that makes the names for [`sum`](crate::sum): the files to read are its requests, and
//! everything, in order, goes to the thread that [settles](super::settle) it. A file comes there
//! before it is asked for here, so whoever waits for its digest waits for something that is under
//! way.

use super::entry::{Entry, Kind, is_below, order};
use super::error::Error;
use super::format::Format;
use super::list::Entries;
use super::own::Reader;
use super::progress::Progress;
use super::tree::Name;
use crate::platform;
use crate::stop::Stop;
use crate::sum::Input;
use std::cmp::Ordering;
use std::collections::HashSet;
use std::io;
use std::iter::Peekable;
use std::path::PathBuf;
use std::sync::mpsc::SyncSender;
use std::time::{SystemTime, UNIX_EPOCH};

/// How many names go to the other thread at once.
const BATCH: usize = 256;

/// How many files with several names are remembered; further ones are read under each name.
const LINKS: usize = 1 << 20;

/// How far a file's times must lie back for a later change to show in them: more than the interval
/// of the clock by which Linux sets them.
const TICK: i64 = 20_000_000;

/// The same where times are whole seconds, as FAT has them, in steps of two.
const COARSE: i64 = 2_000_000_000;

/// A file by its device and inode.
pub(super) type Identity = (u64, u64);

/// Where the digest of something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// It is in the entry, or there is none.
    Known,
    /// From the next file that is hashed, for all names of the file.
    Read(Option<Identity>),
    /// From another name of the same file, which came before.
    Linked(Identity),
}

/// A name of the list, the tree or both.
#[derive(Debug)]
pub(super) enum Item {
    /// It is in the tree as it is in the list, for all that the system says.
    Same(Entry),
    /// It is in the tree, and in the list if there is an old entry.
    Seen { old: Option<Entry>, new: Entry, how: How },
    /// It is in the list only.
    Gone(Entry),
    /// It is in the list, and its folder cannot be listed.
    Hidden(Entry),
    /// It cannot be looked at.
    Unreadable { path: Vec<u8>, old: Option<Entry>, error: io::Error },
    /// It differs from another name by capital letters only.
    Folded(Vec<u8>),
    /// The list cannot be read on.
    Failed(Error),
}

/// What a join needs to know.
pub(super) struct Terms {
    pub(super) root: PathBuf,
    pub(super) format: Format,
    /// Whether a file that is unchanged by its stamp need not be read.
    pub(super) cached: bool,
    pub(super) progress: Progress,
    pub(super) stop: Stop,
}

/// The two, from the next name on.
pub(super) struct Join<N: Iterator<Item = Name>> {
    terms: Terms,
    old: Peekable<Entries>,
    names: Peekable<N>,
    kept: Option<Peekable<Reader>>,
    out: SyncSender<Vec<Item>>,
    batch: Vec<Item>,
    links: HashSet<Identity>,
    hidden: Vec<Vec<u8>>,
}

impl<N: Iterator<Item = Name>> Join<N> {
    /// Joins a list and names; `kept` has digests of a run that was killed.
    pub(super) fn new(
        terms: Terms,
        old: Entries,
        names: N,
        kept: Option<Reader>,
        out: SyncSender<Vec<Item>>,
    ) -> Self {
        let (old, names, kept) = (old.peekable(), names.peekable(), kept.map(Iterator::peekable));
        let (batch, links, hidden) = (Vec::new(), HashSet::new(), Vec::new());
        Self { terms, old, names, kept, out, batch, links, hidden }
    }

    /// Passes on an item; false if nobody listens any more.
    fn pass(&mut self, item: Item) -> bool {
        self.batch.push(item);
        self.batch.len() < BATCH || self.flush()
    }

    fn flush(&mut self) -> bool {
        let batch = std::mem::take(&mut self.batch);
        !self.terms.stop.requested() && self.out.send(batch).is_ok()
    }

    /// The next item; none at the end.
    fn item(&mut self) -> Option<Item> {
        if let Some(Name::Folded(path)) = self.names.next_if(|name| matches!(name, Name::Folded(_))) {
            return Some(Item::Folded(path));
        }
        let side = match (self.old.peek(), self.names.peek()) {
            (None, None) => return None,
            (Some(Err(_)), _) | (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some(Ok(old)), Some(name)) => order(&old.path, path(name)),
        };
        let old = if side == Ordering::Greater { None } else { self.old.next() };
        let name = if side == Ordering::Less { None } else { self.names.next() };
        Some(match (old.transpose(), name) {
            (Err(error), _) => Item::Failed(error),
            (Ok(Some(old)), None) => self.missing(old),
            (Ok(old), Some(Name::Entry(new, shared))) => self.seen(old, new, shared),
            (Ok(old), Some(Name::Unreadable(path, error))) => {
                self.hidden.retain(|folder| is_below(&path, folder));
                self.hidden.push(path.clone());
                Item::Unreadable { path, old, error }
            }
            (Ok(_), Some(Name::Folded(path))) => Item::Folded(path),
            (Ok(None), None) => return None,
        })
    }

    fn missing(&self, old: Entry) -> Item {
        let hidden = self.hidden.iter().any(|folder| is_below(&old.path, folder));
        if hidden { Item::Hidden(old) } else { Item::Gone(old) }
    }
}

impl<N: Iterator<Item = Name>> Join<N> {
    /// Finds out where the digest of a name comes from.
    fn seen(&mut self, old: Option<Entry>, mut new: Entry, shared: Option<Identity>) -> Item {
        let old = match old {
            Some(old) if self.terms.cached && old.is_as_listed(&new) => {
                if old.kind == Kind::File {
                    self.terms.progress.skip(old.size.unwrap_or_default());
                }
                return Item::Same(old);
            }
            old => old,
        };
        let kept = self.kept_digest(&new);
        let cached = || old.as_ref().filter(|old| self.terms.cached && old.is_unchanged(&new));
        let known = kept.or_else(|| cached().and_then(|old| old.digest.clone()));
        let how = match shared.filter(|file| self.links.contains(file)) {
            _ if new.kind != Kind::File => How::Known,
            _ if known.is_some() => How::Known,
            Some(file) => How::Linked(file),
            None => How::Read(shared.filter(|_| self.links.len() < LINKS)),
        };
        if let How::Read(file) = how {
            self.links.extend(file);
            if is_fresh(&new) {
                new.stamp = None;
            }
        } else if new.kind == Kind::File {
            self.terms.progress.skip(new.size.unwrap_or_default());
        }
        new.digest = known;
        Item::Seen { old, new, how }
    }

    /// The digest that a run which was killed has made of a file.
    fn kept_digest(&mut self, new: &Entry) -> Option<Box<[u8]>> {
        let kept = self.kept.as_mut()?;
        let before = |kept: &Entry| order(&kept.path, &new.path) == Ordering::Less;
        while kept.next_if(|kept| kept.as_ref().is_ok_and(before)).is_some() {}
        let kept = kept.peek()?.as_ref().ok()?;
        if kept.path == new.path && kept.is_unchanged(new) { kept.digest.clone() } else { None }
    }
}

/// Whether a file may change without a trace in its times, because they are of just now.
fn is_fresh(entry: &Entry) -> bool {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_nanos());
    let now = i64::try_from(now).unwrap_or(i64::MAX);
    let times = [entry.mtime, entry.stamp.map(|stamp| stamp.ctime)];
    times.into_iter().flatten().any(|time| {
        let tick = if time % 1_000_000_000 == 0 { COARSE } else { TICK };
        time.saturating_add(tick) > now
    })
}

fn path(name: &Name) -> &[u8] {
    match name {
        Name::Entry(entry, _) => &entry.path,
        Name::Unreadable(path, _) | Name::Folded(path) => path,
    }
}

/// The files to read.
impl<N: Iterator<Item = Name>> Iterator for Join<N> {
    type Item = Input;

    fn next(&mut self) -> Option<Input> {
        loop {
            let Some(item) = self.item() else {
                self.flush();
                return None;
            };
            let Item::Seen { new, how, .. } = &item else {
                let is_end = matches!(item, Item::Failed(_));
                if !self.pass(item) || is_end {
                    self.flush();
                    return None;
                }
                continue;
            };
            if !self.terms.format.holds(new.kind) {
                continue;
            }
            let read = matches!(how, How::Read(_)).then(|| new.path.clone());
            let goes_on = self.pass(item);
            if let Some(path) = read {
                return self.flush().then(|| Input::Path(self.terms.root.join(platform::name(path))));
            }
            if !goes_on {
                return None;
            }
        }
    }
}
