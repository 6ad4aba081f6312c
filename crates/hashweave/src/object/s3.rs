//! Composite checksums of S3: the hash of the parts' digests, and how many there are.

use super::combine::Combine;
use crate::batch::Hasher;
use hashes::Algorithm;

/// Bytes in which a digest states the number of parts.
pub(super) const COUNT: usize = 8;

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
}

impl Combine for Parts {
    fn append(&mut self, digests: &[u8], _length: u64) {
        let size = self.all.digest_length();
        if self.count == 0 {
            self.first = digests[..size].to_vec();
        }
        self.count += (digests.len() / size) as u64;
        self.all.update(digests);
    }

    /// The digest and the number of parts. A single part is what `PutObject` uploads: its digest is
    /// that of the file.
    fn digest(&self) -> Vec<u8> {
        let (digest, count) = match self.count {
            0 | 1 => (self.first.clone(), 0),
            count => (self.all.digest().to_vec(), count),
        };
        [digest, count.to_be_bytes().to_vec()].concat()
    }
}

/// A digest as S3 writes it: the hash, and `-N` if there are N > 1 parts.
pub(super) fn write(digest: &[u8], hash: impl Fn(&[u8]) -> String) -> String {
    let (own, count) = digest.split_at(digest.len() - COUNT);
    match count.iter().fold(0, |count, byte| count << 8 | u64::from(*byte)) {
        0 => hash(own),
        count => format!("{}-{count}", hash(own)),
    }
}

/// The digest that a text states.
pub(super) fn read(text: &str, hash: impl Fn(&str) -> Option<Vec<u8>>) -> Option<Vec<u8>> {
    let (own, count) = text.split_once('-').unwrap_or((text, "0"));
    let count: u64 = count.parse().ok()?;
    Some([hash(own)?, count.to_be_bytes().to_vec()].concat())
}
