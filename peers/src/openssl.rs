//! OpenSSL's digests through EVP, the only public way to most of them.
//!
//! The algorithm is fetched once (a lookup at each start is what makes OpenSSL 3 look slow) and one context
//! serves every message: init, update, `EVP_DigestFinal_ex`. In a search, copying a context that already
//! holds the prefix saves nothing, since all 24 bytes are one block.

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

    /// The digest of a message; `None` on an error inside OpenSSL, or if the digest has another length.
    #[inline]
    pub fn digest<const N: usize>(&mut self, message: &[u8]) -> Option<[u8; N]> {
        self.0.digest(message)
    }

    /// With SHA3-256: the job over `count` counters from `start` on; `None` on an error inside OpenSSL.
    pub fn search(&mut self, job: &Job, start: u64, count: u64, threshold: u64) -> Option<Tally> {
        let mut tally = Tally::EMPTY;
        for i in 0..count {
            let digest = self.0.digest(&job.message(start.wrapping_add(i)))?;
            tally.record_digest(&digest, threshold);
        }
        Some(tally)
    }
}

/// SHA-256 by `SHA256()`, deprecated but there, which spares a short message the way through a provider.
#[inline]
pub fn sha2_256(message: &[u8], digest: &mut [u8; 32]) {
    ffi::sha2_256(message, digest);
}

/// Name, version and date of the library in use.
#[must_use]
pub fn version() -> String {
    ffi::openssl_version()
}
