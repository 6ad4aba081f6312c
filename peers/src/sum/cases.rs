//! What is hashed: shapes of batches, and messages of fixed content for each.

use hashweave::Algorithm;
use std::fmt;
use std::ops::Range;

const KIB: usize = 1024;

/// The lengths of the messages of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lengths {
    /// All the same, in bytes.
    Each(usize),
    /// From 512 bytes to 64 KiB, as many in each octave on average, like the files of a tree.
    Ragged,
}

/// One shape of work; ratios are taken within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// Which digest.
    pub algorithm: Algorithm,
    /// How many messages are handed over at once.
    pub streams: usize,
    /// How long they are.
    pub lengths: Lengths,
}

impl Case {
    /// The bytes of all messages together.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.draw(&mut Random::new()).iter().sum()
    }

    fn draw(&self, random: &mut Random) -> Vec<usize> {
        (0..self.streams).map(|_| self.lengths.draw(random)).collect()
    }
}

/// For example `sha256/16x16KiB` or `sha256/ragged`.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { algorithm, streams, .. } = self;
        match self.lengths {
            Lengths::Ragged => write!(f, "{algorithm}/ragged"),
            Lengths::Each(length) if length.is_multiple_of(KIB) => {
                write!(f, "{algorithm}/{streams}x{}KiB", length / KIB)
            }
            Lengths::Each(length) => write!(f, "{algorithm}/{streams}x{length}B"),
        }
    }
}

/// Every case, in the order of the table.
///
/// "Many" long messages are 64 of 16 KiB: four batches of the widest kernel, and 1 MiB, which the second-level caches of
/// the machines that matter hold, so that kernels are compared and not the memory. Short messages come 1024 at a
/// time, as the leaves of a tree do.
#[must_use]
pub fn all() -> Vec<Case> {
    let of = |algorithm, streams, lengths| Case { algorithm, streams, lengths };
    let few = [1, 2, 4, 8, 16, 64].map(|streams| of(Algorithm::Sha256, streams, Lengths::Each(16 * KIB)));
    let lengths = [(1024, 64), (64, KIB), (16, 64 * KIB)]
        .map(|(streams, length)| of(Algorithm::Sha256, streams, Lengths::Each(length)));
    let ragged = of(Algorithm::Sha256, 64, Lengths::Ragged);
    let others = [Algorithm::Blake2s(32), Algorithm::Blake2b(64), Algorithm::Sha3_256, Algorithm::Sha512]
        .map(|algorithm| [1, 64].map(|streams| of(algorithm, streams, Lengths::Each(16 * KIB))));
    let sha256 = few.into_iter().chain(lengths).chain([ragged]);
    sha256.chain(others.into_iter().flatten()).collect()
}

/// The messages of a case, in one buffer.
pub struct Messages {
    buffer: Vec<u8>,
    spans: Vec<Range<usize>>,
}

impl Messages {
    /// The same bytes for the same case, on every machine.
    #[must_use]
    pub fn new(case: &Case) -> Self {
        let mut random = Random::new();
        let lengths = case.draw(&mut random);
        let room: usize = lengths.iter().map(|&length| apart(length)).sum::<usize>() + LINE;
        let mut buffer: Vec<u8> =
            std::iter::repeat_with(|| random.next().to_le_bytes()).take(room.div_ceil(8)).flatten().collect();
        // Nobody is slowed down by messages that straddle cache lines from their first byte on.
        let mut at = buffer.as_ptr().align_offset(LINE).min(LINE - 1);
        buffer.truncate(room);
        let mut place = |length| {
            let span = at..at + length;
            at += apart(length);
            span
        };
        let spans = lengths.into_iter().map(&mut place).collect();
        Self { buffer, spans }
    }

    /// The messages, in order.
    #[must_use]
    pub fn slices(&self) -> Vec<&[u8]> {
        self.spans.iter().map(|span| &self.buffer[span.clone()]).collect()
    }
}

const LINE: usize = 64;

/// The distance from the start of a message to that of the next. Whole pages are kept a cache line off their multiples, as
/// an allocator's headers keep them: sixteen messages exactly 16 KiB apart would fight for one set of the
/// first-level cache, which is the buffers' fault and no library's.
fn apart(length: usize) -> usize {
    let lines = length.next_multiple_of(LINE);
    if lines.is_multiple_of(4096) { lines + LINE } else { lines }
}

impl Lengths {
    fn draw(self, random: &mut Random) -> usize {
        match self {
            Self::Each(length) => length,
            Self::Ragged => {
                let octave = 512 << random.below(7);
                octave + random.below(octave)
            }
        }
    }
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

    fn below(&mut self, limit: usize) -> usize {
        let remainder = self.next() % limit as u64;
        usize::try_from(remainder).unwrap_or(0) // less than a usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_their_lengths_and_differ() {
        for case in all() {
            let messages = Messages::new(&case);
            let slices = messages.slices();
            assert_eq!(slices.len(), case.streams);
            assert_eq!(slices.iter().map(|slice| slice.len()).sum::<usize>(), case.bytes());
            match case.lengths {
                Lengths::Each(length) => assert!(slices.iter().all(|slice| slice.len() == length)),
                Lengths::Ragged => {
                    assert!(slices.iter().all(|slice| (512..=64 * KIB).contains(&slice.len())));
                    assert!(slices.iter().any(|slice| slice.len() < KIB));
                    assert!(slices.iter().any(|slice| slice.len() > 32 * KIB));
                }
            }
            let distinct: std::collections::HashSet<&[u8]> = slices.iter().copied().collect();
            assert_eq!(distinct.len(), case.streams, "{case}");
            assert!(slices.iter().all(|slice| slice.as_ptr().addr().is_multiple_of(LINE)), "{case}");
        }
    }
}
