//! The only file with `unsafe` code: calls into C, each behind a safe function that states its bound.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_int};
use std::marker::PhantomData;
use std::ptr::{self, NonNull};

use openssl_sys as ossl;

pub(crate) use xkcp::Xkcp;

#[cfg(target_arch = "x86_64")]
mod xkcp {
    use crate::job::Tally;
    use crate::xkcp::States8;

    // csrc/search_x8.c
    unsafe extern "C" {
        fn peers_xkcp_permute_x8(states: *mut States8, n: u64);
        fn peers_xkcp_search_x8(
            word0: u64,
            word1: u64,
            start: u64,
            count: u64,
            threshold: u64,
            tally: *mut Tally,
        );
    }

    /// Proof that this CPU runs what XKCP was compiled to.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Xkcp(());

    #[expect(clippy::unused_self, reason = "a token: holding it is the use")]
    impl Xkcp {
        /// `None` unless the CPU has every extension that build.rs names to the compiler.
        pub(crate) fn detect() -> Option<Self> {
            (is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512bw"))
            .then_some(Self(()))
        }

        pub(crate) fn permute_x8(self, states: &mut States8, n: u64) {
            // SAFETY: `self` proves the instructions exist; `States8` has the size, alignment (64) and
            // layout of KeccakP1600times8_states, and C keeps no pointer to it.
            unsafe { peers_xkcp_permute_x8(states, n) }
        }

        pub(crate) fn search(self, words: [u64; 2], start: u64, count: u64, threshold: u64) -> Tally {
            let mut tally = Tally::EMPTY;
            // SAFETY: `self` proves the instructions exist; `Tally` is `repr(C)`, two u64 as in C, and C keeps
            // no pointer to it.
            unsafe { peers_xkcp_search_x8(words[0], words[1], start, count, threshold, &raw mut tally) }
            tally
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod xkcp {
    use crate::job::Tally;
    use crate::xkcp::States8;

    /// Without AVX-512 there is no proof of it, and nothing to call.
    #[derive(Clone, Copy, Debug)]
    pub(crate) enum Xkcp {}

    impl Xkcp {
        pub(crate) fn detect() -> Option<Self> {
            None
        }

        pub(crate) fn permute_x8(self, _states: &mut States8, _n: u64) {
            match self {}
        }

        pub(crate) fn search(self, _words: [u64; 2], _start: u64, _count: u64, _threshold: u64) -> Tally {
            match self {}
        }
    }
}

/// A fetched algorithm and one context for it, both owned.
#[derive(Debug)]
pub(crate) struct EvpDigest {
    md: NonNull<ossl::EVP_MD>,
    context: NonNull<ossl::EVP_MD_CTX>,
    // OpenSSL's objects may be used by one thread at a time.
    not_sync: PhantomData<*mut ()>,
}

impl EvpDigest {
    /// SHA3-256 from the default provider; `None` if OpenSSL has none or is out of memory.
    pub(crate) fn sha3_256() -> Option<Self> {
        // SAFETY: a null library context means the default one, null properties mean any; the name ends in 0.
        let md = unsafe { ossl::EVP_MD_fetch(ptr::null_mut(), c"SHA3-256".as_ptr(), ptr::null()) };
        let md = NonNull::new(md)?;
        // SAFETY: takes no arguments; null is handled below.
        let Some(context) = NonNull::new(unsafe { ossl::EVP_MD_CTX_new() }) else {
            // SAFETY: `md` was just fetched and is given up here.
            unsafe { ossl::EVP_MD_free(md.as_ptr()) };
            return None;
        };
        Some(Self { md, context, not_sync: PhantomData })
    }

    /// The digest of a message, in the one context; `None` if OpenSSL reports an error.
    #[inline]
    pub(crate) fn digest(&mut self, message: &[u8]) -> Option<[u8; 32]> {
        let (context, mut out, mut written) = (self.context.as_ptr(), [0; 32], 0);
        // SAFETY: both pointers are live and owned by `self`; a null engine means none.
        let started = unsafe { ossl::EVP_DigestInit_ex(context, self.md.as_ptr(), ptr::null_mut()) };
        // SAFETY: `message` is valid for its length, and is only read.
        let absorbed = unsafe { ossl::EVP_DigestUpdate(context, message.as_ptr().cast(), message.len()) };
        // SAFETY: SHA3-256 writes 32 bytes, which `out` holds.
        let squeezed = unsafe { ossl::EVP_DigestFinal_ex(context, out.as_mut_ptr(), &raw mut written) };
        (started == 1 && absorbed == 1 && squeezed == 1 && written == 32).then_some(out)
    }
}

impl Drop for EvpDigest {
    fn drop(&mut self) {
        // SAFETY: owned, never freed elsewhere, not used afterwards.
        unsafe { ossl::EVP_MD_CTX_free(self.context.as_ptr()) };
        // SAFETY: as above; the context that referred to it is gone.
        unsafe { ossl::EVP_MD_free(self.md.as_ptr()) };
    }
}

/// For example `OpenSSL 3.0.19 27 Jan 2026`: the library at run time, not the headers at build time.
pub(crate) fn openssl_version() -> String {
    const OPENSSL_VERSION: c_int = 0;
    // SAFETY: returns a pointer to a constant string for any argument.
    let version = unsafe { CStr::from_ptr(ossl::OpenSSL_version(OPENSSL_VERSION)) };
    version.to_string_lossy().into_owned()
}
