//! OpenSSL's libcrypto, through EVP.

use std::ffi::{CStr, c_int};
use std::marker::PhantomData;
use std::ptr::{self, NonNull};
use std::sync::Once;

use openssl_sys as ossl;

/// A fetched algorithm and one context for it, both owned.
#[derive(Debug)]
pub(crate) struct EvpDigest {
    md: NonNull<ossl::EVP_MD>,
    context: NonNull<ossl::EVP_MD_CTX>,
    // OpenSSL's objects may be used by one thread at a time.
    not_sync: PhantomData<*mut ()>,
}

impl EvpDigest {
    /// The algorithm of that name from the default provider, or else from that for old functions,
    /// which alone had RIPEMD-160 before 3.0.7; `None` if OpenSSL has none or is out of memory.
    pub(crate) fn fetch(name: &CStr) -> Option<Self> {
        let md = fetched(name).or_else(|| {
            load_providers();
            fetched(name)
        })?;
        // SAFETY: takes no arguments; null is handled below.
        let Some(context) = NonNull::new(unsafe { ossl::EVP_MD_CTX_new() }) else {
            // SAFETY: `md` was just fetched and is given up here.
            unsafe { ossl::EVP_MD_free(md.as_ptr()) };
            return None;
        };
        Some(Self { md, context, not_sync: PhantomData })
    }

    /// The digest of a message, in the one context; `None` if OpenSSL reports an error or the
    /// algorithm's digest is not `N` bytes long.
    #[inline]
    pub(crate) fn digest<const N: usize>(&mut self, message: &[u8]) -> Option<[u8; N]> {
        // EVP_MAX_MD_SIZE: no digest is longer, whatever was fetched.
        const ROOM: usize = ossl::EVP_MAX_MD_SIZE as usize;
        let (context, mut out, mut written) = (self.context.as_ptr(), [0; ROOM], 0);
        // SAFETY: both pointers are live and owned by `self`; a null engine means none.
        let started = unsafe { ossl::EVP_DigestInit_ex(context, self.md.as_ptr(), ptr::null_mut()) };
        // SAFETY: `message` is valid for its length, and is only read.
        let absorbed = unsafe { ossl::EVP_DigestUpdate(context, message.as_ptr().cast(), message.len()) };
        // SAFETY: at most EVP_MAX_MD_SIZE bytes are written, which `out` holds.
        let squeezed = unsafe { ossl::EVP_DigestFinal_ex(context, out.as_mut_ptr(), &raw mut written) };
        let whole = started == 1 && absorbed == 1 && squeezed == 1 && written as usize == N;
        whole.then(|| out.first_chunk().copied()).flatten()
    }
}

fn fetched(name: &CStr) -> Option<NonNull<ossl::EVP_MD>> {
    // SAFETY: a null library context means the default one, null properties mean any; the name ends
    // in 0.
    NonNull::new(unsafe { ossl::EVP_MD_fetch(ptr::null_mut(), name.as_ptr(), ptr::null()) })
}

/// Loads the provider for old functions, where it is installed, and keeps it. OpenSSL loads the
/// default one by itself only as long as no other is asked for.
fn load_providers() {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| {
        for name in [c"default", c"legacy"] {
            // SAFETY: a null library context means the default one; the name ends in 0. A provider
            // that is not there is told by null, which changes nothing.
            unsafe { ossl::OSSL_PROVIDER_load(ptr::null_mut(), name.as_ptr()) };
        }
    });
}

impl Drop for EvpDigest {
    fn drop(&mut self) {
        // SAFETY: owned, never freed elsewhere, not used afterwards.
        unsafe { ossl::EVP_MD_CTX_free(self.context.as_ptr()) };
        // SAFETY: as above; the context that referred to it is gone.
        unsafe { ossl::EVP_MD_free(self.md.as_ptr()) };
    }
}

/// For example `OpenSSL 3.0.19 27 Jan 2026`: the library at run time, not the headers at build
/// time.
pub(crate) fn openssl_version() -> String {
    const OPENSSL_VERSION: c_int = 0;
    // SAFETY: returns a pointer to a constant string for any argument.
    let version = unsafe { CStr::from_ptr(ossl::OpenSSL_version(OPENSSL_VERSION)) };
    version.to_string_lossy().into_owned()
}
