//! The benchmark's inputs: shapes of batches, and messages of fixed content for each.

use hashweave::Algorithm;
use std::fmt;

pub use runner::bench::sum::{Lengths, Messages};

const KIB: usize = 1024;

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
        self.lengths.total(self.streams)
    }

    /// The messages: the same bytes for the same case, on every machine.
    #[must_use]
    pub fn messages(&self) -> Messages {
        Messages::new(self.streams, self.lengths)
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
/// "Many" long messages are 64 of 16 KiB: four batches of the widest kernel, and 1 MiB, which the
/// second-level caches of the machines that matter hold, so that kernels are compared and not the
/// memory. Short messages come 1024 at a time, as the leaves of a tree do.
#[must_use]
pub fn all() -> Vec<Case> {
    let of = |algorithm, streams, lengths| Case { algorithm, streams, lengths };
    let few = [1, 2, 4, 8, 16, 64].map(|streams| of(Algorithm::Sha256, streams, Lengths::Each(16 * KIB)));
    let lengths = [(64, KIB), (16, 64 * KIB)]
        .map(|(streams, length)| of(Algorithm::Sha256, streams, Lengths::Each(length)));
    let ragged = of(Algorithm::Sha256, 64, Lengths::Ragged);
    // The nodes of trees and the keys of tables: 64 bytes are a pair of digests.
    let pairs = [Algorithm::Sha256, Algorithm::Blake3, Algorithm::Keccak256].map(|algorithm| {
        [(1024, 32), (64, 64), (1024, 64)]
            .map(|(streams, length)| of(algorithm, streams, Lengths::Each(length)))
    });
    let newer = [Algorithm::Blake2s(32), Algorithm::Blake2b(64), Algorithm::Sha3_256, Algorithm::Sha512];
    let older = [Algorithm::Md5, Algorithm::Sha1, Algorithm::Ripemd160, Algorithm::Sm3];
    let others = newer
        .into_iter()
        .chain(older)
        .map(|algorithm| [1, 64].map(|streams| of(algorithm, streams, Lengths::Each(16 * KIB))));
    let sha256 = few.into_iter().chain(lengths).chain([ragged]);
    sha256.chain(pairs.into_iter().flatten()).chain(others.flatten()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_their_lengths_and_differ() {
        for case in all() {
            let messages = case.messages();
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
            assert!(slices.iter().all(|slice| slice.as_ptr().addr().is_multiple_of(64)), "{case}");
        }
    }
}
