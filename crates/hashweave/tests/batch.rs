//! Hashers, and many of them at once, against the reference.

use hashweave::{Algorithm, Hasher, Part, digest_many, digests_of, reference, update_many};

/// A message without symmetry.
fn message(seed: usize, length: usize) -> Vec<u8> {
    let mut x = seed as u64 + 1;
    (0..length)
        .map(|_| {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (x >> 56) as u8
        })
        .collect()
}

#[test]
fn every_length_in_two_portions() {
    for algorithm in Algorithm::NAMED {
        let block = algorithm.primitive().block();
        for length in 0..=3 * block + 1 {
            let message = message(length, length);
            let mut hasher = Hasher::new(algorithm);
            let (first, second) = message.split_at(length * (length % 5) / 4);
            hasher.update(first);
            hasher.update(second);
            assert_eq!(
                hasher.digest(),
                reference::digest(algorithm, &message),
                "{algorithm}, {length} bytes"
            );
        }
    }
}

#[test]
fn many_messages() {
    for algorithm in Algorithm::NAMED {
        for count in [0, 1, 2, 7, 17, 100] {
            let messages: Vec<_> = (0..count).map(|i| message(i, i * 37 % 700)).collect();
            let mut out = vec![0; count * algorithm.digest_length()];
            digest_many(algorithm, &messages, &mut out);
            for (message, digest) in messages.iter().zip(out.chunks(algorithm.digest_length())) {
                assert_eq!(
                    digest,
                    reference::digest(algorithm, message),
                    "{algorithm}, {} bytes",
                    message.len()
                );
            }
        }
    }
}

#[test]
fn mixed_algorithms() {
    let mut hashers: Vec<_> = Algorithm::NAMED.into_iter().map(Hasher::new).collect();
    let messages: Vec<_> = (0..hashers.len()).map(|i| message(i, 1000 + i * 37)).collect();
    for (from, to) in [(0, 1), (1, 300), (300, 301), (301, 1000), (1000, 1000)] {
        let mut parts: Vec<_> = hashers
            .iter_mut()
            .zip(&messages)
            .map(|(hasher, message)| Part { hasher, bytes: &message[from..to] })
            .collect();
        update_many(&mut parts);
    }
    let expected: Vec<_> = Algorithm::NAMED
        .into_iter()
        .zip(&messages)
        .flat_map(|(a, m)| reference::digest(a, &m[..1000]))
        .collect();
    let mut out = vec![0; expected.len()];
    digests_of(&hashers, &mut out);
    assert_eq!(out, expected);
}
