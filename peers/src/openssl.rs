//! OpenSSL's SHA3-256 through EVP, the only public way to it.
//!
//! The algorithm is fetched once (a lookup at each start is what makes OpenSSL 3 look slow) and one context
//! serves every message: init, update, `EVP_DigestFinal_ex`. Copying a context that already holds the
//! prefix saves nothing, since all 24 bytes are one block.

use crate::ffi::{self, EvpDigest};
use crate::job::{Job, Tally};

/// A reusable SHA3-256 context.
#[derive(Debug)]
pub struct Sha3(EvpDigest);

impl Sha3 {
    /// `None` if the installed OpenSSL offers no SHA3-256.
    #[must_use]
    pub fn new() -> Option<Self> {
        EvpDigest::sha3_256().map(Self)
    }

    /// The digest of a message; `None` on an error inside OpenSSL.
    #[inline]
    pub fn digest(&mut self, message: &[u8]) -> Option<[u8; 32]> {
        self.0.digest(message)
    }

    /// The job over `count` counters from `start` on; `None` on an error inside OpenSSL.
    pub fn search(&mut self, job: &Job, start: u64, count: u64, threshold: u64) -> Option<Tally> {
        let mut tally = Tally::EMPTY;
        for i in 0..count {
            let digest = self.0.digest(&job.message(start.wrapping_add(i)))?;
            tally.record_digest(&digest, threshold);
        }
        Some(tally)
    }
}

/// Name, version and date of the library in use.
#[must_use]
pub fn version() -> String {
    ffi::openssl_version()
}
