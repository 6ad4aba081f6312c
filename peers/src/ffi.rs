//! The only place with `unsafe` code: calls into C, each behind a safe function that states its bound.
#![allow(unsafe_code)]

mod ipsec_mb;
mod openssl;
mod xkcp;

pub(crate) use ipsec_mb::{Choice, Manager, version as ipsec_mb_version};
pub(crate) use openssl::{EvpDigest, openssl_version, sha2_256};
pub(crate) use xkcp::Xkcp;
