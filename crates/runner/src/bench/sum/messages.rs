//! Messages of fixed content.

use std::ops::Range;

const LINE: usize = 64;

/// The lengths of the messages of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lengths {
    /// All the same, in bytes.
    Each(usize),
    /// From 512 bytes to 64 KiB, as many in each octave on average, like the files of a tree.
    Ragged,
}

impl Lengths {
    /// The octaves of ragged lengths: from 2^9 to 2^16.
    const OCTAVES: u64 = 7;

    /// The length, if it is one.
    #[must_use]
    pub fn uniform(self) -> Option<usize> {
        match self {
            Self::Each(length) => Some(length),
            Self::Ragged => None,
        }
    }

    /// No message is longer.
    pub(super) fn longest(self) -> usize {
        self.uniform().unwrap_or(512 << Self::OCTAVES)
    }

    /// The bytes of `count` messages together.
    #[must_use]
    pub fn total(self, count: usize) -> usize {
        self.draw_all(count, &mut Random::new()).iter().sum()
    }

    fn draw_all(self, count: usize, random: &mut Random) -> Vec<usize> {
        (0..count).map(|_| self.draw(random)).collect()
    }

    fn draw(self, random: &mut Random) -> usize {
        match self {
            Self::Each(length) => length,
            Self::Ragged => {
                let octave = 512 << (random.next() % Self::OCTAVES);
                octave + random.next() as usize % octave
            }
        }
    }
}

/// The messages of a batch, in one buffer.
#[derive(Debug)]
pub struct Messages {
    buffer: Vec<u8>,
    spans: Vec<Range<usize>>,
}

impl Messages {
    /// `count` messages of these lengths: the same ones for the same arguments, on every machine.
    #[must_use]
    pub fn new(count: usize, lengths: Lengths) -> Self {
        let mut random = Random::new();
        let lengths = lengths.draw_all(count, &mut random);
        let room: usize = lengths.iter().map(|&length| apart(length)).sum::<usize>() + LINE;
        let mut buffer = vec![0; room];
        // No message straddles cache lines from its first byte on.
        let mut at = buffer.as_ptr().align_offset(LINE).min(LINE);
        for word in buffer[at..].chunks_mut(8) {
            word.copy_from_slice(&random.next().to_le_bytes()[..word.len()]);
        }
        let spans = lengths.into_iter().map(|length| {
            let span = at..at + length;
            at += apart(length);
            span
        });
        let spans = spans.collect();
        Self { buffer, spans }
    }

    /// The messages, in order.
    #[must_use]
    pub fn slices(&self) -> Vec<&[u8]> {
        self.spans.iter().map(|span| &self.buffer[span.clone()]).collect()
    }

    /// Their lengths.
    pub fn lengths(&self) -> impl Iterator<Item = usize> + '_ {
        self.spans.iter().map(Range::len)
    }
}

/// The distance from the start of a message to that of the next. Whole pages are kept a cache line
/// off their multiples, as an allocator's headers keep them: sixteen messages exactly 16 KiB apart
/// would fight for one set of the first-level cache.
fn apart(length: usize) -> usize {
    let lines = length.next_multiple_of(LINE);
    if lines.is_multiple_of(4096) { lines + LINE } else { lines }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): a fixed sequence, not a good one.
struct Random(u64);

impl Random {
    fn new() -> Self {
        Self(0x6861_7368_7765_6176)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn messages_have_their_lengths_and_differ() {
        for (count, lengths) in [(64, Lengths::Ragged), (16, Lengths::Each(16 << 10)), (5, Lengths::Each(13))]
        {
            let messages = Messages::new(count, lengths);
            let slices = messages.slices();
            assert_eq!(slices.len(), count);
            match lengths {
                Lengths::Each(length) => assert!(slices.iter().all(|slice| slice.len() == length)),
                Lengths::Ragged => {
                    assert!(slices.iter().all(|slice| (512..=64 << 10).contains(&slice.len())));
                    assert!(slices.iter().any(|slice| slice.len() < 1024));
                    assert!(slices.iter().any(|slice| slice.len() > 32 << 10));
                }
            }
            // Wherever memory lies.
            let other = [Messages::new(count, lengths), Messages::new(count, lengths)];
            assert!(other.iter().all(|other| other.slices() == slices), "{lengths:?}");
            let distinct: HashSet<&[u8]> = slices.iter().copied().collect();
            assert_eq!(distinct.len(), count, "{lengths:?}");
            assert!(slices.iter().all(|slice| slice.as_ptr().addr().is_multiple_of(LINE)), "{lengths:?}");
        }
    }
}
