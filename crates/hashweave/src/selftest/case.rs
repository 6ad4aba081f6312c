//! Test cases (messages with their digests), and the results of tests.

use hashes::{Algorithm, reference};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The result of the test of one kernel.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Verdict {
    /// `digest`, `search`, `blocks` for a search of a message of several blocks, `span` for a whole
    /// span of a search kernel that walks spans, `sum` for many messages at once, `tree` for one
    /// message of a tree hash, or `replicate` for chains of labels.
    pub job: &'static str,
    /// The algorithm; for `replicate` the scheme.
    pub algo: String,
    /// The instruction set; for `sum`, `tree` and `replicate` the kernel, or `auto` for the
    /// library's choice.
    pub backend: &'static str,
    /// The kernel; for `sum`, `tree` and `replicate` the function that was called: `absorb`,
    /// `digest-many`, `update-many`, `update`, `labels`, `chain`, `apart`.
    pub kernel: &'static str,
    /// The number of digests that were compared.
    pub compared: usize,
    /// The failure, if there was one.
    pub failure: Option<String>,
}

/// A message, and its digest by the reference.
pub(super) struct Case {
    pub(super) message: Vec<u8>,
    pub(super) digest: Vec<u8>,
}

impl Case {
    pub(super) fn new(algorithm: Algorithm, lane: usize, length: usize) -> Self {
        let message = pattern(lane, length);
        let digest = reference::digest(algorithm, &message);
        Self { message, digest }
    }

    pub(super) fn check(&self, what: &str, digest: &[u8]) -> Result<(), String> {
        if digest == self.digest {
            return Ok(());
        }
        Err(format!(
            "{what}: wrong digest of the {} bytes {}",
            self.message.len(),
            hex::encode(&self.message)
        ))
    }
}

/// Returns for every length one message for each lane, all different.
pub(super) fn groups(algorithm: Algorithm, lengths: [usize; 8], lanes: usize) -> Vec<Vec<Case>> {
    lengths.map(|length| (0..lanes).map(|lane| Case::new(algorithm, lane, length)).collect()).into()
}

/// Returns a message that differs from those of all other lanes and lengths, and from block to
/// block.
fn pattern(lane: usize, length: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 167 + i / 64 * 13 + lane * 71 + length) as u8).collect()
}
