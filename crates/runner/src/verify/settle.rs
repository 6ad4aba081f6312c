//! Settles the state of each name, and what the new list says of it.

use super::entry::{Entry, Finding, Kind, State};
use super::error::{Error, Fault, at};
use super::format::Format;
use super::join::{How, Identity, Item};
use super::moves::Moves;
use super::own::Draft;
use super::summary::Summary;
use crate::durable::reason;
use crate::sum::Outcome;
use hashweave::Algorithm;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

/// Takes what is found of each name.
pub(super) type Tell<'a> = &'a mut dyn FnMut(&Finding) -> std::io::Result<()>;

/// The digest of a file, or the finding that there is none.
type Digest = Result<Box<[u8]>, (State, Option<String>)>;

/// What settles a run.
pub(super) struct Settle<'a> {
    pub(super) list: PathBuf,
    pub(super) format: Format,
    pub(super) algorithm: Algorithm,
    /// Whether the bytes that a rotten file has now are accepted.
    pub(super) accepts_rot: bool,
    /// Whether names that are as they should be are told, too.
    pub(super) tells_all: bool,
    /// Whether the list is new, as is everything in it.
    pub(super) is_made: bool,
    pub(super) outcomes: Receiver<Outcome>,
    pub(super) draft: Option<Draft>,
    pub(super) moves: Moves,
    pub(super) linked: HashMap<Identity, Digest>,
    pub(super) summary: Summary,
    pub(super) tell: Tell<'a>,
}

impl Settle<'_> {
    /// Settles what came next.
    pub(super) fn item(&mut self, item: Item) -> Result<(), Error> {
        match item {
            Item::Same(entry) => self.same(entry),
            Item::Seen { old, mut new, how } => {
                if new.kind == Kind::File {
                    match self.digest(&new, how)? {
                        Ok(digest) => new.digest = Some(digest),
                        Err((state, reason)) => return self.without_digest(old, &new.path, state, reason),
                    }
                }
                self.seen(old, new)
            }
            Item::Gone(old) => {
                self.differs()?;
                self.moves.gone(old).map_err(at(&self.list))
            }
            Item::Hidden(old) => self.keep(&old, true),
            Item::Unreadable { path, old, error } => {
                self.without_digest(old, &path, State::Unreadable, Some(reason(&error)))
            }
            Item::Folded(path) => self.told(&Finding::new(State::Folded, &path)),
            Item::Failed(error) => Err(error),
        }
    }

    /// The digest of a file.
    fn digest(&mut self, new: &Entry, how: How) -> Result<Digest, Error> {
        match how {
            How::Known => Ok(new.digest.clone().ok_or((State::Unreadable, None))),
            How::Linked(file) => {
                Ok(self.linked.get(&file).cloned().unwrap_or(Err((State::Unreadable, None))))
            }
            How::Read(file) => {
                let outcome = self.outcomes.recv().map_err(|_| Fault::Interrupted.of(&self.list))?;
                self.summary.read += outcome.bytes;
                let digest = digest_of(new, outcome);
                if let Some(file) = file {
                    self.linked.insert(file, digest.clone());
                }
                Ok(digest)
            }
        }
    }

    /// The new list is another one than the old one.
    fn differs(&mut self) -> Result<(), Error> {
        self.summary.differs = true;
        self.draft.as_mut().map_or(Ok(()), |draft| draft.begun().map(drop))
    }

    fn count(&mut self, entry: &Entry) {
        if entry.kind == Kind::File {
            self.summary.files += 1;
            self.summary.bytes += entry.size.unwrap_or_default();
        }
    }

    /// A name that is as listed.
    fn same(&mut self, entry: Entry) -> Result<(), Error> {
        self.count(&entry);
        self.summary.found_old |= entry.kind == Kind::File;
        self.keep(&entry, true)?;
        let expected = entry.digest.clone().filter(|_| self.tells_all);
        self.told_if_all(State::Same, entry, expected)
    }

    /// A name in the tree, with its digest.
    fn seen(&mut self, old: Option<Entry>, new: Entry) -> Result<(), Error> {
        self.count(&new);
        // Our own format holds every name.
        let is_own = self.format == Format::Hashweave;
        if !is_own && !(self.format.row().write)(self.algorithm, &new, &mut Vec::new()) {
            let why = format!("{} cannot hold this name", self.format.name());
            return self.without_digest(old, &new.path, State::Unlisted, Some(why));
        }
        let Some(old) = old else {
            self.differs()?;
            self.keep(&new, false)?;
            if self.is_made {
                return self.told_if_all(State::New, new, None);
            }
            return self.moves.new_one(&new).map_err(at(&self.list));
        };
        self.summary.found_old |= old.kind == Kind::File;
        let state = state(&old, &new, self.format);
        let expected = old.digest.clone();
        let digest = new.digest.clone();
        let listed = if state == State::Rotten && !self.accepts_rot {
            Entry { found: new.digest, stamp: None, ..old.clone() }
        } else {
            new
        };
        let is_next = listed == old;
        if !is_next {
            self.differs()?;
        }
        self.keep(&listed, is_next)?;
        self.summary.count(state);
        if state == State::Same && !self.tells_all {
            return Ok(());
        }
        (self.tell)(&Finding { digest, expected, ..Finding::new(state, &listed.path) })
            .map_err(at(&self.list))
    }

    /// Counts a name that is as it should be, and tells it if all are told.
    fn told_if_all(&mut self, state: State, entry: Entry, expected: Option<Box<[u8]>>) -> Result<(), Error> {
        self.summary.count(state);
        if !self.tells_all {
            return Ok(());
        }
        let finding = Finding { digest: entry.digest, expected, ..Finding::new(state, &entry.path) };
        (self.tell)(&finding).map_err(at(&self.list))
    }

    /// A name of which nothing new is known: the list says of it what it said.
    fn without_digest(
        &mut self,
        old: Option<Entry>,
        path: &[u8],
        state: State,
        reason: Option<String>,
    ) -> Result<(), Error> {
        if let Some(old) = &old {
            self.summary.found_old = true;
            self.keep(old, true)?;
        }
        let expected = old.and_then(|old| old.digest);
        self.told(&Finding { reason, expected, ..Finding::new(state, path) })
    }

    /// Adds an entry to the new list; `is_next` if it is the next one of the old list.
    fn keep(&mut self, entry: &Entry, is_next: bool) -> Result<(), Error> {
        self.draft.as_mut().map_or(Ok(()), |draft| draft.add(entry, is_next))
    }

    /// Counts and tells a finding.
    pub(super) fn told(&mut self, finding: &Finding) -> Result<(), Error> {
        self.summary.count(finding.state);
        (self.tell)(finding).map_err(at(&self.list))
    }
}

/// The digest of a file that was read. If it had another length than the system said before, it
/// changed in between.
fn digest_of(new: &Entry, outcome: Outcome) -> Digest {
    match outcome.result {
        Err(error) => Err((State::Unreadable, Some(reason(&error)))),
        Ok(_) if outcome.changed || new.size != Some(outcome.bytes) => Err((State::Unstable, None)),
        Ok(digests) => Ok(digests[0].into()),
    }
}

/// The state of a name that is in the list and in the tree.
fn state(old: &Entry, new: &Entry, format: Format) -> State {
    let is_same = old.kind == new.kind
        && (old.digest.is_none() || old.digest == new.digest)
        && (old.target.is_none() || old.target == new.target);
    let same_size = old.size.is_none_or(|size| Some(size) == new.size);
    let same_time = old.mtime.zip(new.mtime).is_some_and(|(old, new)| is_same_time(old, new, format));
    match (is_same, old.kind) {
        (true, _) => State::Same,
        (false, Kind::File) if new.kind == Kind::File && same_size && same_time => State::Rotten,
        (false, _) => State::Changed,
    }
}

/// Whether two times are the same. Some programs write whole seconds.
fn is_same_time(old: i64, new: i64, format: Format) -> bool {
    const SECOND: i64 = 1_000_000_000;
    let whole = format != Format::Hashweave && old % SECOND == 0;
    if whole { old.div_euclid(SECOND) == new.div_euclid(SECOND) } else { old == new }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(digest: u8, size: u64, mtime: Option<i64>) -> Entry {
        Entry {
            digest: Some([digest].into()),
            size: Some(size),
            mtime,
            ..Entry::new(b"f".to_vec(), Kind::File)
        }
    }

    #[test]
    fn rot_is_told_from_edits_by_size_and_time() {
        let now = Some(1_500_000_000);
        let listed = file(1, 3, now);
        for (new, expected) in [
            (file(1, 3, now), State::Same),
            (file(1, 3, Some(7)), State::Same),
            (file(2, 3, now), State::Rotten),
            (file(2, 3, Some(1_500_000_001)), State::Changed),
            (file(2, 4, now), State::Changed),
            (Entry::new(b"f".to_vec(), Kind::Dir), State::Changed),
        ] {
            assert_eq!(state(&listed, &new, Format::Hashweave), expected, "{new:?}");
        }
        let unsaid = Entry { size: None, mtime: None, ..listed };
        assert_eq!(state(&unsaid, &file(2, 3, now), Format::Sums), State::Changed, "the list has no times");
        let whole = file(1, 3, Some(1_000_000_000));
        assert_eq!(state(&whole, &file(2, 3, now), Format::Mtree), State::Rotten);
        assert_eq!(state(&whole, &file(2, 3, now), Format::Hashweave), State::Changed);
    }
}
