//! Which counters of a space are to be scanned, in chunks: the whole range, or the gaps that a
//! ledger leaves.

use crate::ledger::{Error, Joins, Ledger, Piece};
use core::ops::Range;

/// A range without a break that is to be scanned.
#[derive(Clone, Debug)]
pub(super) struct Scan {
    pub(super) range: Piece,
    /// The smallest digest that the scan begins with: that of the piece which it continues.
    pub(super) seed: Option<Vec<u8>>,
    /// The pieces of a ledger that it becomes one with.
    pub(super) joins: Joins,
    /// Whether it is news to the ledger. What a piece has covered from an earlier start is scanned
    /// again only to be shown.
    pub(super) kept: bool,
    first_chunk: u64,
}

/// A worker's next piece of work: one chunk or several that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// The scan that it is part of.
    pub(super) scan: usize,
    pub(super) range: Piece,
}

/// The scans of a space, in order and disjoint.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    /// The range that was asked for.
    pub(super) whole: Piece,
    pub(super) scans: Vec<Scan>,
    size: u64,
    chunks: u64,
}

impl Schedule {
    /// All of a range, in chunks of `size` counters, a power of two.
    pub(super) fn of_whole(whole: Piece, size: u64) -> Self {
        let mut schedule = Self { whole, scans: Vec::new(), size, chunks: 0 };
        schedule.push(whole, None, Joins::Neither, true);
        schedule
    }

    /// The schedule of the parts of a range that a ledger does not cover.
    pub(super) fn of_gaps(ledger: &Ledger, salt: &[u8], whole: Piece, size: u64) -> Result<Self, Error> {
        let running = ledger.search().running();
        let mut schedule = Self { whole, scans: Vec::new(), size, chunks: 0 };
        let mut gap = Some(whole.first);
        // The piece that ends before the gap, if from there on its minima are those of the range.
        let mut left: Option<Piece> = None;
        let in_range = |piece: &Piece| piece.last >= whole.first && piece.first <= whole.last;
        for piece in ledger.pieces(salt).filter(in_range) {
            if let Some(first) = gap.filter(|&first| first < piece.first) {
                schedule.push_gap(ledger, salt, Piece { first, last: piece.first - 1 }, left)?;
            }
            let hides = running && piece.first < whole.first;
            let agrees = !hides || schedule.push_hidden(ledger, salt, piece)?;
            left = Some(piece).filter(|_| agrees);
            gap = piece.last.checked_add(1);
        }
        if let Some(first) = gap.filter(|&first| first <= whole.last) {
            schedule.push_gap(ledger, salt, Piece { first, last: whole.last }, left)?;
        }
        Ok(schedule)
    }

    /// A gap that continues the piece before it, or begins one.
    fn push_gap(
        &mut self,
        ledger: &Ledger,
        salt: &[u8],
        gap: Piece,
        left: Option<Piece>,
    ) -> Result<(), Error> {
        if !ledger.search().running() {
            self.push(gap, None, Joins::Both, true);
            return Ok(());
        }
        let left = left.filter(|left| left.touches(gap));
        let seed = left.map_or(Ok(None), |left| ledger.last_digest(salt, left))?;
        let joins = if seed.is_some() { Joins::Left } else { Joins::Neither };
        self.push(gap, seed, joins, true);
        Ok(())
    }

    /// The counters of a piece from the start of the range on whose minima may be hidden by the
    /// counters before: those up to the next result. Whether there is one.
    fn push_hidden(&mut self, ledger: &Ledger, salt: &[u8], piece: Piece) -> Result<bool, Error> {
        let Piece { first, last } = self.whole;
        let inside = Piece { first, last: last.min(piece.last) };
        let next = ledger.first_result(salt, inside)?;
        let hidden =
            Piece { first, last: next.map_or(Some(inside.last), |next| next.checked_sub(1)).unwrap_or(0) };
        if next != Some(first) {
            self.push(hidden, None, Joins::Neither, false);
        }
        Ok(next.is_some())
    }

    fn push(&mut self, range: Piece, seed: Option<Vec<u8>>, joins: Joins, kept: bool) {
        self.scans.push(Scan { range, seed, joins, kept, first_chunk: self.chunks });
        self.chunks += range.last / self.size - range.first / self.size + 1;
    }

    /// A chunk by its number; none past the end. Chunks begin at multiples of their size, where
    /// kernels that walk whole spans can use all of them.
    pub(super) fn chunk(&self, number: u64) -> Option<Chunk> {
        if number >= self.chunks {
            return None;
        }
        let scan = self.scans.partition_point(|scan| scan.first_chunk <= number) - 1;
        let Scan { range, first_chunk, .. } = self.scans[scan];
        let begin = (range.first / self.size + (number - first_chunk)) * self.size;
        let range = Piece { first: begin.max(range.first), last: range.last.min(begin + (self.size - 1)) };
        Some(Chunk { scan, range })
    }

    /// Chunks as one that follow each other, none past the end, cut where a scan ends.
    pub(super) fn stints(&self, numbers: Range<u64>) -> Vec<(Range<u64>, Chunk)> {
        let mut stints: Vec<(Range<u64>, Chunk)> = Vec::new();
        let end = numbers.end.min(self.chunks);
        let mut next = numbers.start;
        while next < end {
            let Some(mut stint) = self.chunk(next) else { break };
            let after = self.scans.get(stint.scan + 1).map_or(end, |scan| scan.first_chunk.min(end));
            if let Some(last) = self.chunk(after - 1) {
                stint.range.last = last.range.last;
            }
            stints.push((next..after, stint));
            next = after;
        }
        stints
    }

    /// The counters of chunks that follow each other in one scan.
    pub(super) fn span(&self, numbers: Range<u64>) -> Option<Chunk> {
        self.stints(numbers).pop().map(|(_, chunk)| chunk)
    }

    /// Counters of a chunk.
    pub(super) fn size(&self) -> u64 {
        self.size
    }

    /// How many counters there are to scan.
    pub(super) fn counters(&self) -> u128 {
        self.scans.iter().map(|scan| scan.range.count()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(schedule: &Schedule) -> Vec<(u64, u64)> {
        let chunks = (0..).map_while(|number| schedule.chunk(number));
        chunks.map(|chunk| (chunk.range.first, chunk.range.last)).collect()
    }

    #[test]
    fn chunks_begin_at_multiples_of_their_size() {
        let schedule = |first, last| Schedule::of_whole(Piece { first, last }, 16);
        assert_eq!(ranges(&schedule(0, 40)), [(0, 15), (16, 31), (32, 40)]);
        assert_eq!(ranges(&schedule(5, 16)), [(5, 15), (16, 16)]);
        assert_eq!(ranges(&schedule(7, 7)), [(7, 7)]);
        assert_eq!(ranges(&schedule(u64::MAX - 17, u64::MAX)).last(), Some(&(u64::MAX - 15, u64::MAX)));
        assert_eq!(schedule(0, u64::MAX).counters(), 1 << 64);
    }

    #[test]
    fn numbers_run_on_from_scan_to_scan() {
        let mut schedule = Schedule::of_whole(Piece { first: 3, last: 20 }, 16);
        schedule.push(Piece { first: 40, last: 50 }, None, Joins::Neither, true);
        assert_eq!(ranges(&schedule), [(3, 15), (16, 20), (40, 47), (48, 50)]);
        let scans: Vec<usize> =
            (0..4).filter_map(|number| schedule.chunk(number)).map(|chunk| chunk.scan).collect();
        assert_eq!(scans, [0, 0, 1, 1]);
    }

    #[test]
    fn stints_are_whole_chunks_of_one_scan() {
        let mut schedule = Schedule::of_whole(Piece { first: 3, last: 40 }, 16);
        schedule.push(Piece { first: 60, last: 90 }, None, Joins::Neither, true);
        let stints = |numbers| {
            let stints = schedule.stints(numbers).into_iter();
            let stints =
                stints.map(|(numbers, chunk)| (numbers, chunk.scan, chunk.range.first, chunk.range.last));
            stints.collect::<Vec<_>>()
        };
        assert_eq!(stints(0..2), [(0..2, 0, 3, 31)]);
        assert_eq!(stints(1..5), [(1..3, 0, 16, 40), (3..5, 1, 60, 79)]);
        assert_eq!(stints(4..100), [(4..6, 1, 64, 90)]);
        assert_eq!(stints(6..8), []);
        assert_eq!(schedule.span(3..6).map(|chunk| (chunk.range.first, chunk.range.last)), Some((60, 90)));
    }
}
