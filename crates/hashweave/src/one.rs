//! The digest of one message.

use crate::batch::one_by_one;
use crate::digest::Digest;
use hashes::Algorithm;

/// Returns the digest of one message, computed by the fastest kernel for a single message. For
/// SHAKE it has the default length ([`Algorithm::digest_length`]).
///
/// Many messages are hashed faster together, by [`digest_many`](crate::digest_many).
///
/// ```
/// let digest = hashweave::digest(hashweave::Algorithm::Sha256, b"abc");
/// assert_eq!(digest[..4], [0xba, 0x78, 0x16, 0xbf]);
/// ```
///
/// # Panics
///
/// If the [algorithm does not exist](Algorithm::exists), that is, if it is BLAKE2 with an empty
/// digest or one that is too long.
#[must_use]
pub fn digest(algorithm: Algorithm, message: &[u8]) -> Digest {
    Digest::written(algorithm.digest_length(), |out| digest_into(algorithm, message, out))
}

/// Writes the [`digest()`] of one message into a buffer of [`Algorithm::digest_length`] bytes, or
/// of any length for SHAKE.
///
/// ```
/// use hashweave::{Algorithm, digest_into};
/// let mut output = [0; 500];
/// digest_into(Algorithm::Shake128, b"abc", &mut output);
/// assert_eq!(output[..4], [0x58, 0x81, 0x09, 0x2d]);
/// ```
///
/// # Panics
///
/// If the buffer has another length, or if the [algorithm does not exist](Algorithm::exists).
pub fn digest_into(algorithm: Algorithm, message: &[u8], out: &mut [u8]) {
    assert!(algorithm.exists(), "there is no {algorithm}");
    let length = algorithm.digest_length();
    assert!(algorithm.is_extendable() || out.len() == length, "the digest has {length} bytes");
    if !out.is_empty() {
        one_by_one(algorithm, &[message], out.len(), out);
    }
}

/// Returns the digest of one message, computed by portable code in integer registers. This is the
/// scalar path by which the results of all kernels are verified. It shares no machine code with
/// them, and is several times slower than [`digest()`].
///
/// ```
/// use hashweave::{Algorithm, digest, verify};
/// assert_eq!(verify(Algorithm::Sha3_256, b"abc"), digest(Algorithm::Sha3_256, b"abc"));
/// ```
///
/// # Panics
///
/// If the [algorithm does not exist](Algorithm::exists).
#[must_use]
pub fn verify(algorithm: Algorithm, message: &[u8]) -> Digest {
    assert!(algorithm.exists(), "there is no {algorithm}");
    Digest::written(algorithm.digest_length(), |out| algorithm.digest(&[], message, out))
}
