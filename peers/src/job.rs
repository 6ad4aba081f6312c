//! The work every search candidate does: SHA3-256 of `bench_sha3:` ‖ salt (5 bytes) ‖ counter (8
//! bytes, little-endian), and a tally of the digests below a threshold.

/// Length of the message in bytes.
pub const MESSAGE_LEN: usize = 24;

/// First five words of a permutation state are 24 bytes of message and the padding; this is word
/// 16, whose top bit is byte 135, the last of the rate (FIPS 202, 5.1 and 6.1).
const LAST_PAD: u64 = 0x8000_0000_0000_0000;

/// One worker's constant part of the message.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    message: [u8; MESSAGE_LEN],
}

impl Job {
    /// The job of the worker with this salt.
    #[must_use]
    pub fn new(salt: [u8; 5]) -> Self {
        let mut message = [0; MESSAGE_LEN];
        message[..11].copy_from_slice(b"bench_sha3:");
        message[11..16].copy_from_slice(&salt);
        Self { message }
    }

    /// The whole message for a counter.
    #[must_use]
    #[inline]
    pub fn message(&self, counter: u64) -> [u8; MESSAGE_LEN] {
        let mut message = self.message;
        message[16..].copy_from_slice(&counter.to_le_bytes());
        message
    }

    /// Words 0 and 1 of the state: all of the message but the counter.
    #[must_use]
    pub fn constant_words(&self) -> [u64; 2] {
        [0, 8].map(|at| {
            let mut word = [0; 8];
            word.copy_from_slice(&self.message[at..at + 8]);
            u64::from_le_bytes(word)
        })
    }

    /// The padded block as a Keccak state, ready for the permutation.
    #[must_use]
    #[inline]
    pub fn state(&self, counter: u64) -> [u64; 25] {
        let mut state = [0; 25];
        [state[0], state[1]] = self.constant_words();
        state[2] = counter;
        state[3] = 0x06;
        state[16] = LAST_PAD;
        state
    }
}

/// The result of a search. Digests are compared in byte order by their first eight bytes, read as
/// one big-endian number.
#[repr(C)] // filled in by csrc/search_x8.c
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Digests below the threshold.
    pub hits: u64,
    /// The least of them, `u64::MAX` if there is none.
    pub least: u64,
}

impl Tally {
    /// Nothing found yet.
    pub const EMPTY: Self = Self { hits: 0, least: u64::MAX };

    /// Counts a digest, given by its first eight bytes, if it is below the threshold.
    #[inline]
    pub fn record(&mut self, digest_start: u64, threshold: u64) {
        if digest_start < threshold {
            self.hits += 1;
            self.least = self.least.min(digest_start);
        }
    }

    /// As [`Tally::record`], for a whole digest.
    #[inline]
    pub fn record_digest(&mut self, digest: &[u8; 32], threshold: u64) {
        let mut start = [0; 8];
        start.copy_from_slice(&digest[..8]);
        self.record(u64::from_be_bytes(start), threshold);
    }
}
