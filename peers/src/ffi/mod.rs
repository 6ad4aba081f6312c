//! The only place with `unsafe` code: calls into C, each wrapped in a safe function that states its
//! bound.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
pub(crate) mod ipsec_mb;
#[cfg(peers_isal)]
pub(crate) mod isal;
#[cfg(target_arch = "x86_64")]
pub(crate) mod k12;
mod openssl;
mod prefetch;
mod xkcp;

pub(crate) use openssl::{EvpDigest, openssl_version};
pub(crate) use prefetch::prefetch;
pub(crate) use xkcp::Xkcp;

/// A message as C takes it (`peers_span`).
#[cfg(target_arch = "x86_64")]
#[repr(C)]
struct Span {
    data: *const u8,
    length: usize,
}

#[cfg(target_arch = "x86_64")]
impl Span {
    fn of(message: &[u8]) -> Self {
        Self { data: message.as_ptr(), length: message.len() }
    }
}
