//! Pieces: disjoint ranges of covered counters. Both ends belong to a range, since the last counter
//! may be 2^64 − 1.

use std::collections::BTreeMap;

/// A range of covered counters, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// The first counter.
    pub first: u64,
    /// The last counter.
    pub last: u64,
}

impl Piece {
    /// How many counters.
    #[must_use]
    pub fn count(self) -> u128 {
        u128::from(self.last - self.first) + 1
    }

    /// Whether a counter is in it.
    #[must_use]
    pub fn contains(self, counter: u64) -> bool {
        (self.first..=self.last).contains(&counter)
    }

    /// Whether `next`, which does not begin before this one, overlaps it or follows without a gap.
    pub(crate) fn touches(self, next: Self) -> bool {
        next.first <= self.last.saturating_add(1)
    }
}

/// Which neighbours a new range becomes one piece with, where it touches them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joins {
    /// None: it begins a piece.
    Neither,
    /// The one in front, which it continues.
    Left,
    /// Both.
    Both,
}

/// The effect of a new range on the pieces: those it replaces, and the one it adds.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) removed: Vec<Piece>,
    pub(crate) added: Piece,
}

/// The pieces of one salt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Coverage(BTreeMap<u64, u64>);

impl Coverage {
    /// The pieces in order.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.0.iter().map(|(&first, &last)| Piece { first, last })
    }

    /// The last piece that begins at or before a counter.
    pub(crate) fn at_or_before(&self, counter: u64) -> Option<Piece> {
        self.0.range(..=counter).next_back().map(|(&first, &last)| Piece { first, last })
    }

    /// The piece that a counter is in.
    pub(crate) fn holding(&self, counter: u64) -> Option<Piece> {
        self.at_or_before(counter).filter(|piece| piece.contains(counter))
    }

    /// Takes a piece out of the file; false if it overlaps another.
    #[must_use]
    pub(crate) fn insert(&mut self, piece: Piece) -> bool {
        let free = self.at_or_before(piece.last).is_none_or(|before| before.last < piece.first);
        if free {
            self.0.insert(piece.first, piece.last);
        }
        free
    }

    /// The change that a range would make which overlaps no piece.
    pub(crate) fn change(&self, range: Piece, joins: Joins) -> Change {
        let mut change = Change { removed: Vec::new(), added: range };
        let left = range.first.checked_sub(1).and_then(|before| self.holding(before));
        if let Some(left) = left.filter(|_| joins != Joins::Neither) {
            change.added.first = left.first;
            change.removed.push(left);
        }
        let right = range.last.checked_add(1).and_then(|after| self.holding(after));
        if let Some(right) = right.filter(|_| joins == Joins::Both) {
            change.added.last = right.last;
            change.removed.push(right);
        }
        change
    }

    /// Carries a change out.
    pub(crate) fn apply(&mut self, change: &Change) {
        for piece in &change.removed {
            self.0.remove(&piece.first);
        }
        self.0.insert(change.added.first, change.added.last);
    }
}

/// The union of pieces in any order: those that overlap become one, and those that only touch if
/// `joining`.
pub(crate) fn union(mut pieces: Vec<Piece>, joining: bool) -> Vec<Piece> {
    pieces.sort_unstable();
    let mut union: Vec<Piece> = Vec::new();
    for piece in pieces {
        match union.last_mut() {
            Some(before) if piece.first <= before.last || (joining && before.touches(piece)) => {
                before.last = before.last.max(piece.last);
            }
            _ => union.push(piece),
        }
    }
    union
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(first: u64, last: u64) -> Piece {
        Piece { first, last }
    }

    fn coverage(pieces: &[(u64, u64)]) -> Coverage {
        let mut coverage = Coverage::default();
        assert!(pieces.iter().all(|&(first, last)| coverage.insert(piece(first, last))));
        coverage
    }

    #[test]
    fn ranges_join_as_told_and_as_they_touch() {
        let after = |range, joins| {
            let mut coverage = coverage(&[(0, 9), (20, 29)]);
            let change = coverage.change(range, joins);
            coverage.apply(&change);
            coverage.pieces().map(|piece| (piece.first, piece.last)).collect::<Vec<_>>()
        };
        assert_eq!(after(piece(10, 19), Joins::Both), [(0, 29)]);
        assert_eq!(after(piece(10, 19), Joins::Left), [(0, 19), (20, 29)]);
        assert_eq!(after(piece(10, 19), Joins::Neither), [(0, 9), (10, 19), (20, 29)]);
        assert_eq!(after(piece(11, 18), Joins::Both), [(0, 9), (11, 18), (20, 29)]);
        assert_eq!(after(piece(30, u64::MAX), Joins::Both), [(0, 9), (20, u64::MAX)]);
    }

    #[test]
    fn overlaps_are_refused() {
        let mut coverage = coverage(&[(10, 19)]);
        for (first, last) in [(0, 10), (19, 30), (10, 19), (12, 13), (0, u64::MAX)] {
            assert!(!coverage.insert(piece(first, last)), "{first}..={last}");
        }
        assert!(coverage.insert(piece(0, 9)) && coverage.insert(piece(20, u64::MAX)));
        assert_eq!(coverage.holding(15), Some(piece(10, 19)));
    }

    #[test]
    fn a_union_joins_what_overlaps_and_if_wanted_what_touches() {
        let pieces = || vec![piece(30, 40), piece(0, 9), piece(10, 19), piece(5, 7), piece(35, u64::MAX)];
        assert_eq!(union(pieces(), false), [piece(0, 9), piece(10, 19), piece(30, u64::MAX)]);
        assert_eq!(union(pieces(), true), [piece(0, 19), piece(30, u64::MAX)]);
    }
}
