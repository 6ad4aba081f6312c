//! Tests with more bytes than 32 bits can count, in one call and in many: an overflow of a length,
//! BLAKE2's t or an offset would show.
//!
//! The expected digests were computed by Python's `hashlib` (OpenSSL) over the same bytes.

use hashweave::{Algorithm, Hasher, Part, update_many};

/// 4 GiB and a bit, which is not a whole number of any blocks.
const LENGTH: usize = (1 << 32) + 1001;
/// Checks the digest of this many zeros, of which the last 4 GiB and 1000 are given in one call,
/// after an unfinished block. Memory that is never written is a single page of zeros, of any
/// length.
fn check(algorithm: Algorithm, expected: &str) {
    let zeros = vec![0; LENGTH];
    let mut hasher = Hasher::new(algorithm);
    hasher.update(&zeros[..1]);
    hasher.update(&zeros[1..]);
    assert_eq!(hex::encode(hasher.digest()), expected, "{algorithm}");
}

/// In lanes, one hasher gets everything in one call, and the other, a byte ahead, in parts.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn sha256_beyond_4_gib() {
    let zeros = vec![0; LENGTH];
    let mut at_once = Hasher::new(Algorithm::Sha256);
    let mut in_parts = Hasher::new(Algorithm::Sha256);
    in_parts.update(&zeros[..1]);
    let (first, second) = zeros[1..].split_at(LENGTH / 2);
    update_many(&mut [
        Part { hasher: &mut in_parts, bytes: first },
        Part { hasher: &mut at_once, bytes: &zeros },
    ]);
    in_parts.update(second);
    let expected = "5c7bff09ddbb19dbcaa8bf3e23df5d148b0b563beb43168ab3905dc4433e151e";
    assert_eq!(hex::encode(at_once.digest()), expected, "in one call");
    assert_eq!(hex::encode(in_parts.digest()), expected, "in parts");
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn sha3_beyond_4_gib() {
    check(Algorithm::Sha3_256, "1e1285791c677b86c45f9209b1fb78c7d4f784c8bfaa9aae4d2b1c9e295271b9");
}

/// t has 64 bits, in two words here.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn blake2s_beyond_4_gib() {
    check(Algorithm::Blake2s(32), "06bb9257de7ef65625a72e99fbdff90ea4f9a8a54f8f5e1720a69cbf5a748af8");
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn blake2b_beyond_4_gib() {
    check(
        Algorithm::Blake2b(64),
        "3fc26a65f615bb4a6ea80013d91ff107d92ce0819727c87846456cc80ffe478c648b19cde4bac9fe6879d447d2f4397830fd2689defc9e6b97cc56ed1924dd59",
    );
}
