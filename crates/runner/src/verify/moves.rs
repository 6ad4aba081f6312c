//! Files that moved: what is gone, next to what is new, by digest.

use super::entry::{Entry, Finding, Kind, State, order};
use super::sorter::{Sorted, Sorter};
use std::cmp::Ordering;
use std::io;
use std::iter::Peekable;

/// What is gone and what is new, until both are known.
pub(super) struct Moves {
    gone: Sorter<Entry>,
    new: Sorter<Entry>,
    /// What is found out, in the order of paths.
    found: Sorter<Finding>,
}

fn by_digest(a: &Entry, b: &Entry) -> Ordering {
    a.digest.cmp(&b.digest).then_with(|| order(&a.path, &b.path))
}

/// Whether an entry has a digest by which it is known again: all empty files have the same one.
fn is_known_again(entry: &Entry) -> bool {
    entry.kind == Kind::File && entry.digest.is_some() && entry.size != Some(0)
}

impl Moves {
    pub(super) fn new() -> Self {
        let found = Sorter::new(|a: &Finding, b: &Finding| order(&a.path, &b.path));
        Self { gone: Sorter::new(by_digest), new: Sorter::new(by_digest), found }
    }

    /// Adds a name that is gone.
    pub(super) fn gone(&mut self, entry: Entry) -> io::Result<()> {
        if is_known_again(&entry) { self.gone.push(entry) } else { self.found.push(gone(entry)) }
    }

    /// Adds a name that is new.
    pub(super) fn new_one(&mut self, entry: &Entry) -> io::Result<()> {
        if is_known_again(entry) {
            self.new.push(entry.clone())
        } else {
            self.found.push(new(entry.clone(), None))
        }
    }

    /// What moved, what is gone, what is new, in the order of their paths.
    pub(super) fn finish(mut self) -> io::Result<Sorted<Finding>> {
        let (mut gone_ones, mut new_ones) = (self.gone.finish()?.peekable(), self.new.finish()?.peekable());
        loop {
            let finding = match side(&mut gone_ones, &mut new_ones)? {
                None => return self.found.finish(),
                Some((Some(old), None)) => gone(old),
                Some((old, Some(entry))) => new(entry, old),
                Some((None, None)) => continue,
            };
            self.found.push(finding)?;
        }
    }
}

type Pair = (Option<Entry>, Option<Entry>);

/// The next of both: together if they have the same digest.
fn side(gone: &mut Peekable<Sorted<Entry>>, new: &mut Peekable<Sorted<Entry>>) -> io::Result<Option<Pair>> {
    let side = match (gone.peek(), new.peek()) {
        (None, None) => return Ok(None),
        (Some(Ok(a)), Some(Ok(b))) => a.digest.cmp(&b.digest),
        (Some(_), None) | (Some(Err(_)), _) => Ordering::Less,
        (None, Some(_)) | (_, Some(Err(_))) => Ordering::Greater,
    };
    let old = if side == Ordering::Greater { None } else { gone.next().transpose()? };
    let entry = if side == Ordering::Less { None } else { new.next().transpose()? };
    Ok(Some((old, entry)))
}

fn gone(old: Entry) -> Finding {
    Finding { expected: old.digest, ..Finding::new(State::Gone, &old.path) }
}

/// A finding on a new name, which may be that of something old.
fn new(entry: Entry, old: Option<Entry>) -> Finding {
    let state = if old.is_some() { State::Moved } else { State::New };
    let from = old.map(|old| old.path);
    Finding { from, digest: entry.digest, ..Finding::new(state, &entry.path) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(path: &str, digest: u8, size: u64) -> Entry {
        let digest = Some([digest].into());
        Entry { digest, size: Some(size), ..Entry::new(path.as_bytes().to_vec(), Kind::File) }
    }

    #[test]
    fn what_has_the_same_digest_moved_one_by_one() {
        let mut moves = Moves::new();
        for (path, digest, size) in [("a", 1, 1), ("b", 1, 1), ("c", 2, 1), ("e", 3, 0)] {
            moves.gone(entry(path, digest, size)).expect("there is room");
        }
        for (path, digest, size) in [("z", 1, 1), ("y", 4, 1), ("x", 2, 1), ("w", 3, 0)] {
            moves.new_one(&entry(path, digest, size)).expect("there is room");
        }
        let told = |finding: io::Result<Finding>| {
            let finding = finding.expect("read");
            let text = |path: Vec<u8>| String::from_utf8(path).expect("UTF-8");
            (finding.state, text(finding.path), finding.from.map(text))
        };
        let found: Vec<_> = moves.finish().expect("read").map(told).collect();
        let expected = [
            (State::Gone, "b", None),
            (State::Gone, "e", None),
            (State::New, "w", None),
            (State::Moved, "x", Some("c")),
            (State::New, "y", None),
            (State::Moved, "z", Some("a")),
        ];
        let expected = expected.map(|(state, path, from)| (state, path.to_owned(), from.map(str::to_owned)));
        assert_eq!(found, expected);
    }
}
