//! Bytes of many streams, one a lane, with one bounds check for all.

use crate::lanes::{Lanes, Line, Word};
use core::marker::PhantomData;

/// The most lanes of any [`crate::LaneSet`].
pub const MAX_LANES: usize = 16;

/// A slice for every lane, all of one length.
///
/// An array of slices has as many lengths as lanes, and safe code compares with each of them every
/// time; sixteen such tests a block are branches on a port of the vector unit. Here the length is
/// there once.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// Each is the start of `length` bytes that are borrowed for `'a`.
    starts: [*const u8; MAX_LANES],
    length: usize,
    slices: PhantomData<&'a [u8]>,
}

impl<'a> Sources<'a> {
    /// The sources of at least one slice; lanes beyond the last repeat the first.
    ///
    /// # Panics
    ///
    /// If there is no slice, there are more than [`MAX_LANES`], or one has not the length of the
    /// first.
    #[inline(always)]
    pub fn new(slices: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let mut slices = slices.into_iter();
        let first = slices.next().expect("there is at least one slice");
        let mut starts = [first.as_ptr(); MAX_LANES];
        for (lane, slice) in (1..).zip(slices) {
            assert_eq!(slice.len(), first.len(), "lanes take slices of one length");
            starts[lane] = slice.as_ptr();
        }
        Self { starts, length: first.len(), slices: PhantomData }
    }

    /// Bytes of every slice.
    #[must_use]
    #[inline(always)]
    pub fn length(&self) -> usize {
        self.length
    }

    /// The line at byte `offset` of every lane.
    ///
    /// # Panics
    ///
    /// If the slices end before it does.
    #[must_use]
    #[inline(always)]
    pub fn lines(&self, offset: usize) -> [&'a Line; MAX_LANES] {
        assert!(
            self.length >= size_of::<Line>() && offset <= self.length - size_of::<Line>(),
            "no line there"
        );
        let mut lines: [&Line; MAX_LANES] = [&[0; 64]; MAX_LANES];
        let mut lane = 0;
        while lane < MAX_LANES {
            // SAFETY: `length` bytes from the start are borrowed, the line is within them, and
            // bytes need no alignment.
            lines[lane] = unsafe { &*self.starts[lane].add(offset).cast::<Line>() };
            lane += 1;
        }
        lines
    }

    /// Transposes the words from byte `offset` on of every lane, least significant byte first, by
    /// whole lines: more words than fill lines are the end of a last one that overlaps them, fewer
    /// than one the beginning of one.
    ///
    /// # Panics
    ///
    /// If the slices end before the last line.
    #[inline(always)]
    pub fn load<V: Lanes>(&self, token: V::Token, offset: usize, words: &mut [V]) {
        let size = V::Word::BITS as usize / 8;
        let per_line = size_of::<Line>() / size;
        if words.len() < per_line {
            return V::load_lines(token, &self.lines(offset)[..V::COUNT], words);
        }
        let end = offset + words.len() * size;
        let mut whole = words.chunks_exact_mut(per_line);
        let mut offset = offset;
        for words in whole.by_ref() {
            V::load_lines(token, &self.lines(offset)[..V::COUNT], words);
            offset += size_of::<Line>();
        }
        let rest = whole.into_remainder();
        if !rest.is_empty() {
            let mut last = [V::splat(token, V::Word::default()); MAX_LANES];
            let last = &mut last[..per_line];
            V::load_lines(token, &self.lines(end - size_of::<Line>())[..V::COUNT], last);
            rest.copy_from_slice(&last[per_line - rest.len()..]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::Scalar;

    /// Every word of lines, of lines with more words after, and of less than a line, at every
    /// offset.
    #[test]
    fn words_are_those_of_the_slices() {
        let bytes: [u8; 256] = core::array::from_fn(|i| (i * 37 % 251) as u8);
        for count in [1, 5, 16, 17, 31, 32] {
            let last_line = (4 * count).max(64);
            for offset in 0..=bytes.len() - last_line {
                let mut words = vec![0_u32; count];
                Sources::new([&bytes[..]]).load(Scalar, offset, &mut words);
                for (i, word) in words.iter().enumerate() {
                    assert_eq!(
                        *word,
                        <u32 as Word>::from_le(&bytes[offset + 4 * i..]),
                        "{count} from {offset}"
                    );
                }
            }
        }
    }

    #[test]
    fn lanes_without_a_slice_repeat_the_first() {
        let slices = [[1; 64], [2; 64], [3; 64]];
        let lines = Sources::new(slices.iter().map(|slice| &slice[..])).lines(0);
        let firsts = lines.map(|line| line[0]);
        assert_eq!(firsts[..4], [1, 2, 3, 1]);
        assert!(firsts[4..].iter().all(|&first| first == 1));
    }

    #[test]
    #[should_panic(expected = "no line there")]
    fn a_line_behind_the_end_is_refused() {
        let _ = Sources::new([&[0; 128][..]]).lines(65);
    }

    #[test]
    #[should_panic(expected = "one length")]
    fn slices_of_different_lengths_are_refused() {
        let _ = Sources::new([&[0; 128][..], &[0; 127]]);
    }
}
