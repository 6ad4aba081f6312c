//! Uses the types with the traits of RustCrypto as generic code does.

#![cfg(feature = "digest")]

use digest::common::BlockSizeUser;
use digest::{Digest, ExtendableOutput, ExtendableOutputReset, FixedOutputReset, Reset, Update, XofReader};
use hashweave::types::*;
use hashweave::{Algorithm, Hasher, reference};
use hmac::{KeyInit, Mac, SimpleHmac, SimpleHmacReset};
use std::io::{Read, Write};

fn message() -> Vec<u8> {
    (0..1000).map(|i| (i * i / 7) as u8).collect()
}

/// Does everything that a generic caller may do with a hash of a fixed length.
fn check<D>(algorithm: Algorithm)
where
    D: Digest + FixedOutputReset + Reset + Clone + Default + BlockSizeUser + Update + Write + Into<Hasher>,
{
    let message = message();
    assert_eq!(<D as BlockSizeUser>::block_size(), algorithm.primitive().block(), "{algorithm}");
    assert_eq!(<D as Digest>::output_size(), algorithm.digest_length(), "{algorithm}");
    assert_eq!(D::digest(&message)[..], reference::digest(algorithm, &message), "{algorithm}");

    let mut hash = D::new_with_prefix(&message[..300]);
    let early = hash.clone();
    std::io::copy(&mut &message[300..], &mut hash).expect("hashing cannot fail");
    assert_eq!(hash.finalize_reset()[..], reference::digest(algorithm, &message), "{algorithm}");
    assert_eq!(early.finalize()[..], reference::digest(algorithm, &message[..300]), "{algorithm}");
    assert_eq!(hash.clone().finalize()[..], reference::digest(algorithm, b""), "{algorithm} after a reset");
    Update::update(&mut hash, b"forgotten");
    Reset::reset(&mut hash);
    Update::update(&mut hash, &message[..5]);
    let hasher: Hasher = hash.into();
    assert_eq!(hasher.digest(), reference::digest(algorithm, &message[..5]), "{algorithm}");
}

fn check_shake<D: ExtendableOutput + ExtendableOutputReset + Default + Clone>(algorithm: Algorithm)
where
    D::Reader: Read,
{
    let message = message();
    let expected = reference::digest_keyed(algorithm, &[], &message, 1000);
    let mut hash = D::default();
    hash.update(&message);
    let mut output = vec![0; 1000];
    hash.clone().finalize_xof_into(&mut output);
    assert_eq!(output, expected, "{algorithm}");

    let mut reader = hash.finalize_xof_reset();
    output.fill(0);
    let (first, rest) = output.split_at_mut(167);
    XofReader::read(&mut reader, first);
    XofReader::read(&mut reader, &mut []);
    reader.read_exact(rest).expect("there is no end");
    assert_eq!(output, expected, "{algorithm} in portions");

    hash.finalize_xof().read_exact(&mut output).expect("there is no end");
    assert_eq!(output, reference::digest_keyed(algorithm, &[], b"", 1000), "{algorithm} after a reset");
}

/// There is a type for every named algorithm.
#[test]
fn every_algorithm_has_a_type() {
    macro_rules! checked {
        ($($check:ident $name:ident = $algorithm:expr;)*) => {
            [$({ $check::<$name>($algorithm); $algorithm }),*]
        };
    }
    let turbo = Algorithm::TURBO_DOMAIN;
    let checked = checked! {
        check Sha224 = Algorithm::Sha224;
        check Sha256 = Algorithm::Sha256;
        check Sha256d = Algorithm::Sha256d;
        check Hash160 = Algorithm::Hash160;
        check Sha384 = Algorithm::Sha384;
        check Sha512 = Algorithm::Sha512;
        check Sha512_224 = Algorithm::Sha512_224;
        check Sha512_256 = Algorithm::Sha512_256;
        check Sha3_224 = Algorithm::Sha3_224;
        check Sha3_256 = Algorithm::Sha3_256;
        check Sha3_384 = Algorithm::Sha3_384;
        check Sha3_512 = Algorithm::Sha3_512;
        check Sha3x = Algorithm::Sha3x;
        check Keccak224 = Algorithm::Keccak224;
        check Keccak256 = Algorithm::Keccak256;
        check Keccak384 = Algorithm::Keccak384;
        check Keccak512 = Algorithm::Keccak512;
        check Md5 = Algorithm::Md5;
        check Sha1 = Algorithm::Sha1;
        check Ripemd160 = Algorithm::Ripemd160;
        check Sm3 = Algorithm::Sm3;
        check Blake2s256 = Algorithm::Blake2s(32);
        check Blake2b256 = Algorithm::Blake2b(32);
        check Blake2b512 = Algorithm::Blake2b(64);
        check Blake3 = Algorithm::Blake3;
        check_shake Shake128 = Algorithm::Shake128;
        check_shake Shake256 = Algorithm::Shake256;
        check_shake TurboShake128 = Algorithm::TurboShake128(turbo);
        check_shake TurboShake256 = Algorithm::TurboShake256(turbo);
    };
    for algorithm in Algorithm::NAMED {
        assert!(checked.contains(&algorithm), "crates/hashweave/src/types.rs has no type for {algorithm}");
    }
}

/// RFC 4231, test cases 2 and 6; for SHA3-256 the values are those of Python's `hmac`.
#[test]
fn hmac_of_our_types() {
    let mac = SimpleHmac::<Sha256>::new_from_slice(b"Jefe").expect("any key");
    let tag = mac.chain_update(b"what do ya want for nothing?").finalize().into_bytes();
    assert_eq!(hex::encode(tag), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");

    let mut mac = SimpleHmacReset::<Sha512>::new_from_slice(&[0xAA; 131]).expect("any key");
    for _ in 0..2 {
        Mac::update(&mut mac, b"Test Using Larger Than Block-Size Key - Hash Key First");
        assert_eq!(
            hex::encode(mac.finalize_reset().into_bytes()),
            "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352\
             6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
        );
    }

    let mac = SimpleHmac::<Sha3_256>::new_from_slice(b"Jefe").expect("any key");
    let tag = mac.chain_update(b"what do ya want for nothing?").finalize().into_bytes();
    assert_eq!(hex::encode(tag), "c7d4072e788877ae3596bbb0da73b887c9171f93095b294ae857fbe2645e1ba5");
}
