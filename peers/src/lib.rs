//! Other people's hashing libraries, each with one small interface, and the timing that sets them
//! side by side. Nothing here is a dependency of the product.
//!
//! | module | peer | calls |
//! |---|---|---|
//! | [`xkcp`] | XKCP, Keccak-p\[1600\]×8 in AVX-512 intrinsics | the permutation; a search loop in C |
//! | [`rustcrypto`] | RustCrypto `keccak` and `sha3` | the permutation; two search loops |
//! | [`openssl`] | OpenSSL's libcrypto, EVP SHA3-256 | a search loop |
//! | [`own`] | this product | the permutation; the search kernels |
//! | [`sum`] | these, and libraries that hash many messages at once | batches of messages |
//! | [`tree`] | these, and XKCP's K12 | one message by a tree hash |
//! | [`poseidon`] | these, and neptune (feature `neptune`) | preimages of elements of a field |
//! | [`replicate`] | these, and the hash that main net's software has of its own | labels of a proof of replication |
//!
//! [`job`] is the work of a search, [`candidates`] the list of who does it; the stopwatch is the
//! product's ([`runner::slices`]). Each peer is called the way its own careful user would call it:
//! a figure is only as good as the slowest excuse it leaves to the other side.

pub mod candidates;
mod ffi;
pub mod job;
pub mod openssl;
pub mod own;
pub mod poseidon;
pub mod replicate;
pub mod rustcrypto;
pub mod sum;
pub mod tree;
pub mod xkcp;

/// The C compiler that built XKCP (first line of its `--version`), or `none` where it was not
/// built.
pub const C_COMPILER: &str = env!("PEERS_C_COMPILER");

/// ipsec-mb's version at run time, or `none` where it was not built.
#[must_use]
pub fn ipsec_mb_version() -> String {
    #[cfg(target_arch = "x86_64")]
    let version = ffi::ipsec_mb::version();
    #[cfg(not(target_arch = "x86_64"))]
    let version = "none".to_owned();
    version
}
