//! Several at once.

use super::Hasher;
use hashes::Algorithm;

/// A hasher and the bytes that it is to go on with.
#[derive(Debug)]
pub struct Part<'a> {
    /// The hasher.
    pub hasher: &'a mut Hasher,
    /// Its bytes.
    pub bytes: &'a [u8],
}

/// The digests of whole messages of any lengths.
///
/// ```
/// use hashweave::{Algorithm, digest_many};
/// let mut digests = [0; 2 * 32];
/// digest_many(Algorithm::Sha256, &["abc", ""], &mut digests);
/// assert_eq!(digests[..4], [0xba, 0x78, 0x16, 0xbf]);
/// assert_eq!(digests[32..36], [0xe3, 0xb0, 0xc4, 0x42]);
/// ```
///
/// # Panics
///
/// If `out` does not hold [`Algorithm::digest_length`] bytes for each message.
pub fn digest_many<M: AsRef<[u8]>>(algorithm: Algorithm, inputs: &[M], out: &mut [u8]) {
    let length = algorithm.digest_length();
    assert_eq!(out.len(), inputs.len() * length, "{} digests have {length} bytes each", inputs.len());
    for (input, out) in inputs.iter().zip(out.chunks_exact_mut(length)) {
        let mut hasher = Hasher::new(algorithm);
        hasher.update(input.as_ref());
        hasher.digest_into(out);
    }
}

/// Each hasher goes on with its bytes; algorithms and lengths may be mixed.
///
/// ```
/// use hashweave::{Algorithm, Hasher, Part, update_many};
/// let mut sha2 = Hasher::new(Algorithm::Sha256);
/// let mut sha3 = Hasher::new(Algorithm::Sha3_256);
/// update_many(&mut [
///     Part { hasher: &mut sha2, bytes: b"abc" },
///     Part { hasher: &mut sha3, bytes: b"abc" },
/// ]);
/// assert_eq!(sha3.digest()[..3], [0x3a, 0x98, 0x5d]);
/// ```
pub fn update_many(parts: &mut [Part<'_>]) {
    for part in parts {
        part.hasher.update(part.bytes);
    }
}

/// The digests of all hashers, one behind the other. Like [`Hasher::digest`] it changes nothing.
///
/// ```
/// use hashweave::{Algorithm, Hasher, digests_of};
/// let hashers = [Hasher::new(Algorithm::Sha256), Hasher::new(Algorithm::Sha512)];
/// let mut digests = [0; 32 + 64];
/// digests_of(&hashers, &mut digests);
/// assert_eq!(digests[32..], hashers[1].digest());
/// ```
///
/// # Panics
///
/// If `out` is not as long as all digests together.
pub fn digests_of(hashers: &[Hasher], out: &mut [u8]) {
    let length: usize = hashers.iter().map(Hasher::digest_length).sum();
    assert_eq!(out.len(), length, "the digests have {length} bytes together");
    let mut out = out;
    for hasher in hashers {
        let (digest, rest) = out.split_at_mut(hasher.digest_length());
        hasher.digest_into(digest);
        out = rest;
    }
}
