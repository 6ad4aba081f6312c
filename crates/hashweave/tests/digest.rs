//! Tests of the digest of one message, and of the type `Digest`.

use hashweave::{Algorithm, Digest, digest, digest_into, reference, verify};
use std::collections::{BTreeSet, HashSet};
use std::panic::catch_unwind;

/// Bytes without a period.
fn message(length: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 167 + i / 64 * 13 + i / 1000) as u8).collect()
}

#[test]
fn a_message_alone_has_the_digest_of_the_standard() {
    for algorithm in Algorithm::NAMED {
        let block = algorithm.primitive().block();
        for length in (0..3 * block).chain([1000, 4096, 100_003]) {
            let message = message(length);
            let expected = reference::digest(algorithm, &message);
            assert_eq!(digest(algorithm, &message), expected, "{algorithm}, {length} bytes");
            assert_eq!(verify(algorithm, &message), expected, "verify: {algorithm}, {length} bytes");
        }
    }
}

#[test]
fn shake_fills_any_buffer() {
    for algorithm in [Algorithm::Shake128, Algorithm::Shake256] {
        for length in [0, 1, 31, 32, 64, 65, 135, 136, 137, 168, 169, 336, 1000] {
            let mut out = vec![0xAA; length];
            digest_into(algorithm, b"abc", &mut out);
            assert_eq!(out, reference::digest_keyed(algorithm, &[], b"abc", length), "{length} bytes");
        }
    }
}

#[test]
fn a_buffer_of_another_length_and_an_algorithm_that_there_is_not_are_refused() {
    assert!(catch_unwind(|| digest_into(Algorithm::Sha256, b"", &mut [0; 31])).is_err());
    assert!(catch_unwind(|| digest_into(Algorithm::Blake2s(16), b"", &mut [0; 32])).is_err());
    for algorithm in [Algorithm::Blake2s(33), Algorithm::Blake2b(0)] {
        assert!(catch_unwind(|| digest(algorithm, b"")).is_err(), "{algorithm}");
        assert!(catch_unwind(|| verify(algorithm, b"")).is_err(), "{algorithm}");
    }
}

#[test]
fn a_digest_is_its_bytes() {
    let hashed = digest(Algorithm::Sha256, b"abc");
    let bytes: [u8; 32] = hashed.clone().try_into().expect("32 bytes");
    assert_eq!(hashed, bytes);
    assert_eq!(bytes, hashed);
    assert_eq!(hashed, bytes[..]);
    assert_eq!(hashed, bytes.to_vec());
    assert_eq!(hashed, &bytes);
    assert_eq!(hashed, &bytes[..]);
    assert_ne!(hashed, [0; 32]);
    assert_ne!(hashed, bytes[..31]);
    assert_eq!((hashed.as_ref(), hashed.len()), (&bytes[..], 32));
    assert!(<[u8; 31]>::try_from(hashed.clone()).is_err());
    let hex = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!([hashed.to_string(), format!("{hashed:x}"), format!("{hashed:?}")], [hex; 3]);
    assert_eq!(format!("{hashed:X}"), hex.to_uppercase());
    assert_eq!(format!("{hashed:>66}"), format!("  {hex}"));
    assert_eq!(Vec::from(hashed), bytes);
}

/// Short digests are stored in place and longer ones are not, which must make no difference.
#[test]
fn digests_of_any_length_are_compared_and_ordered_alike() {
    let digests: Vec<Digest> = (0..200)
        .map(|length| hashweave::Hasher::with_length(Algorithm::Shake128, length).expect("any").digest())
        .collect();
    for (length, digest) in digests.iter().enumerate() {
        assert_eq!(*digest, reference::digest_keyed(Algorithm::Shake128, &[], b"", length));
        assert_eq!(Vec::from(digest.clone()).len(), length);
    }
    // Each digest begins with the one before.
    assert!(digests.is_sorted() && !digests.iter().rev().is_sorted());
    assert_eq!(digests.iter().chain(&digests).collect::<HashSet<_>>().len(), 200);
    assert_eq!(digests.iter().chain(&digests).collect::<BTreeSet<_>>().len(), 200);
}
