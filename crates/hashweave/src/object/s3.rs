//! Composite checksums of S3: the hash of the parts' digests, and how many there are.

use crate::batch::Hasher;
use hashes::Algorithm;

/// The parts so far.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    first: Vec<u8>,
    count: u64,
    all: Hasher,
}

impl Parts {
    pub(super) fn new(algorithm: Algorithm) -> Self {
        Self { first: Vec::new(), count: 0, all: Hasher::new(algorithm) }
    }

    /// Appends a part's digest.
    pub(super) fn push(&mut self, digest: &[u8]) {
        if self.count == 0 {
            self.first = digest.to_vec();
        }
        self.count += 1;
        self.all.update(digest);
    }

    /// The digest and the number of parts. A single part is what `PutObject` uploads: its digest is
    /// that of the file.
    pub(super) fn digest(&self) -> Vec<u8> {
        let (digest, count) = match self.count {
            0 | 1 => (self.first.clone(), 0),
            count => (self.all.digest().to_vec(), count),
        };
        [digest, count.to_be_bytes().to_vec()].concat()
    }
}
