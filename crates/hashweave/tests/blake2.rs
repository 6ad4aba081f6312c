//! Compares salt, personalization and tree of BLAKE2 with CPython's `hashlib`, which uses the
//! reference implementation.

use hashweave::batch::Blake2Parameters;
use hashweave::{Algorithm, Hasher, digest, digests_of};

const PARAMETERS: Blake2Parameters<'static> = Blake2Parameters {
    salt: b"salt",
    person: b"person",
    fanout: 2,
    depth: 3,
    leaf_size: 4096,
    node_offset: 5,
    node_depth: 1,
    inner_size: 32,
    last_node: false,
};

/// The number of bytes of a message that counts up; its digests of 20 bytes under the key `key`:
/// BLAKE2b, BLAKE2s, and both for a last node.
const KNOWN: [(usize, [&str; 4]); 4] = [
    (
        0,
        [
            "403fd69c59885d375a897dc798164447ed65d6c5",
            "f2ea63f66bb67f219fb1744df2d18bd3298f1183",
            "de61fc44599726e7c6816df7deec428cbd329d59",
            "f5e5d88c5d44c8465da186473f4ef31fd56e4231",
        ],
    ),
    (
        1,
        [
            "eb1ac37b3a5496e9b3bc2e6b4dc0514b3db1248b",
            "bf38891fbcc79bff56be7a3766c65a3be2bc744e",
            "f3915e33e36f7303169acba2ee1ab36d156bda04",
            "e78eeb5ecf9640c147e2f3ad01e27890468ec0de",
        ],
    ),
    (
        128,
        [
            "9b872af75aa9d1ac703a0268f1a7d1a7a8338128",
            "465e5fabf4bd169018aced01304eaae56217ea2d",
            "0809caef8a15d51118f182da8841abb0fe0919e8",
            "54c993705414833f9a93fcdceb2fe675f737396c",
        ],
    ),
    (
        300,
        [
            "1123eea7f668b67b698952357c5c961416b91737",
            "6932fbb2ef50875f51ff625fa79fe480e2b825b4",
            "a46033522f826545ebefbd0e6a850946b863748d",
            "0b58eedc65486056ff13d7352c61e61a574879bc",
        ],
    ),
];

#[test]
fn parameters_are_those_of_hashlib() {
    let mut hashers = Vec::new();
    let mut digests = Vec::new();
    for (length, known) in KNOWN {
        let message: Vec<u8> = (0..length).map(|i| i as u8).collect();
        for (i, known) in known.into_iter().enumerate() {
            let algorithm = [Algorithm::Blake2b(64), Algorithm::Blake2s(32)][i % 2];
            let parameters = Blake2Parameters { last_node: i >= 2, ..PARAMETERS };
            let mut hasher = Hasher::with_parameters(algorithm, 20, b"key", &parameters).expect("valid");
            hasher.update(b"forgotten").reset();
            hasher.update(&message[..length / 3]).update(&message[length / 3..]);
            assert_eq!(hasher.digest().to_string(), known, "{algorithm}, {length} bytes, digest {i}");
            hashers.push(hasher);
            digests.extend(hex::decode(known).expect("hexadecimal"));
        }
    }
    // All are computed together, with those of last nodes among the others.
    let mut out = vec![0; digests.len()];
    digests_of(&hashers, &mut out);
    assert_eq!(out, digests);
}

#[test]
fn usual_parameters_are_none() {
    let usual = Blake2Parameters::default();
    let hasher = Hasher::with_parameters(Algorithm::Blake2s(32), 32, &[], &usual).expect("valid");
    assert_eq!(hasher.digest(), digest(Algorithm::Blake2s(32), b""));
}

#[test]
fn values_that_there_are_not() {
    let told = |algorithm, parameters| {
        Hasher::with_parameters(algorithm, 32, &[], &parameters).expect_err("refused").to_string()
    };
    let usual = Blake2Parameters::default();
    let (wide, narrow) = (Algorithm::Blake2b(32), Algorithm::Blake2s(32));
    assert_eq!(
        told(wide, Blake2Parameters { salt: &[0; 17], ..usual }),
        "blake2b-256: the length of salt must be 0 to 16"
    );
    assert_eq!(
        told(narrow, Blake2Parameters { person: &[0; 9], ..usual }),
        "blake2s-256: the length of person must be 0 to 8"
    );
    assert_eq!(told(wide, Blake2Parameters { depth: 0, ..usual }), "blake2b-256: depth must be 1 to 255");
    assert_eq!(
        told(narrow, Blake2Parameters { node_offset: 1 << 48, ..usual }),
        "blake2s-256: node_offset must be 0 to 281474976710655"
    );
    assert_eq!(
        told(narrow, Blake2Parameters { inner_size: 33, ..usual }),
        "blake2s-256: inner_size must be 0 to 32"
    );
    assert_eq!(
        told(Algorithm::Sha256, usual),
        "sha256 has no salt and no tree mode; only blake2b and blake2s have them"
    );
}
