//! OpenSSL's digests through EVP, the only public way to most of them.
//!
//! The algorithm is fetched once (a lookup at each start is what makes OpenSSL 3 look slow) and one
//! context serves every message: init, update, `EVP_DigestFinal_ex`. In a search, copying a context
//! that already holds the prefix saves nothing, since all 24 bytes are one block. `SHA256()` is no
//! way around: since 3.0 it looks EVP's algorithm up at each call (64-byte messages: 20.6
//! cycles/byte for 7.0).

use crate::ffi::{self, EvpDigest};
use crate::job::{Job, Tally};
use std::ffi::CStr;

/// A reusable context for one algorithm.
#[derive(Debug)]
pub struct Evp(EvpDigest);

impl Evp {
    /// `None` if the installed OpenSSL offers no algorithm of that name.
    #[must_use]
    pub fn fetch(name: &CStr) -> Option<Self> {
        EvpDigest::fetch(name).map(Self)
    }

    /// The digest of a message; `None` on an error inside OpenSSL, or if the digest has another
    /// length.
    #[inline]
    pub fn digest<const N: usize>(&mut self, message: &[u8]) -> Option<[u8; N]> {
        self.0.digest(message)
    }

    /// With SHA3-256: the job over `count` counters from `start` on; `None` on an error inside
    /// OpenSSL.
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
