//! The loops of `calls.c` in Rust, without the C interface: what it is measured against.

use hashweave::{Algorithm, digest_into, digest_many};
use std::slice;

/// SHA-256, SHA3-256 and BLAKE2b-256, as `calls.c` numbers them.
const ALGORITHMS: [Algorithm; 3] = [Algorithm::Sha256, Algorithm::Sha3_256, Algorithm::Blake2b(32)];

/// Hashes one message again and again.
///
/// # Safety
///
/// There are `length` bytes to read and 32 to write, and there is such an algorithm.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn native_digest(
    algorithm: usize,
    rounds: usize,
    message: *const u8,
    length: usize,
    digest: *mut u8,
) {
    // SAFETY: the caller promises it.
    let (message, digest) =
        unsafe { (slice::from_raw_parts(message, length), slice::from_raw_parts_mut(digest, 32)) };
    for _ in 0..rounds {
        digest_into(std::hint::black_box(ALGORITHMS[algorithm]), std::hint::black_box(message), digest);
        std::hint::black_box(&mut *digest);
    }
}

/// Hashes messages of one length that lie one after another.
///
/// # Safety
///
/// There are `count` messages of `length` bytes to read and as many digests of 32 to write, and
/// there is such an algorithm.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn native_digest_many(
    algorithm: usize,
    rounds: usize,
    messages: *const u8,
    length: usize,
    count: usize,
    digests: *mut u8,
) {
    // SAFETY: the caller promises it.
    let bytes = unsafe { slice::from_raw_parts(messages, length * count) };
    // SAFETY: the caller promises it.
    let digests = unsafe { slice::from_raw_parts_mut(digests, 32 * count) };
    let messages: Vec<&[u8]> = bytes.chunks_exact(length).collect();
    for _ in 0..rounds {
        digest_many(std::hint::black_box(ALGORITHMS[algorithm]), std::hint::black_box(&messages), digests);
        std::hint::black_box(&mut *digests);
    }
}
