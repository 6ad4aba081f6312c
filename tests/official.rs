//! The official vectors that are messages with their digests: all records of those files of
//! `vectors/` that are no Monte Carlo tests.

use crate::vectors::{self, VectorFile, message, unhex};
use hashes::Algorithm;
use serde_json::Value;

/// A message under a key with its digest.
#[derive(Clone, Debug)]
pub struct Vector {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The key, empty for none.
    pub key: Vec<u8>,
    /// The message.
    pub message: Vec<u8>,
    /// The expected digest, of this length.
    pub digest: Vec<u8>,
}

impl Vector {
    fn plain(algorithm: Algorithm, message: Vec<u8>, digest: Vec<u8>) -> Self {
        Self { algorithm, key: vec![], message, digest }
    }
}

/// A file of `Len`, `Msg` and a digest: its algorithm, its name, the digest's key, how many records
/// it has.
type Plain = (Algorithm, &'static str, &'static str, usize);

const PLAIN: [Plain; 40] = [
    (Algorithm::Sha224, "sha2/SHA224ShortMsg.rsp", "MD", 65),
    (Algorithm::Sha256, "sha2/SHA256ShortMsg.rsp", "MD", 65),
    (Algorithm::Sha384, "sha2/SHA384ShortMsg.rsp", "MD", 129),
    (Algorithm::Sha512, "sha2/SHA512ShortMsg.rsp", "MD", 129),
    (Algorithm::Sha512_224, "sha2/SHA512_224ShortMsg.rsp", "MD", 129),
    (Algorithm::Sha512_256, "sha2/SHA512_256ShortMsg.rsp", "MD", 129),
    (Algorithm::Sha224, "sha2/SHA224LongMsg.rsp", "MD", 64),
    (Algorithm::Sha256, "sha2/SHA256LongMsg.rsp", "MD", 64),
    (Algorithm::Sha384, "sha2/SHA384LongMsg.rsp", "MD", 128),
    (Algorithm::Sha512, "sha2/SHA512LongMsg.rsp", "MD", 128),
    (Algorithm::Sha512_224, "sha2/SHA512_224LongMsg.rsp", "MD", 128),
    (Algorithm::Sha512_256, "sha2/SHA512_256LongMsg.rsp", "MD", 128),
    (Algorithm::Sha3_224, "sha3/SHA3_224ShortMsg.rsp", "MD", 145),
    (Algorithm::Sha3_256, "sha3/SHA3_256ShortMsg.rsp", "MD", 137),
    (Algorithm::Sha3_384, "sha3/SHA3_384ShortMsg.rsp", "MD", 105),
    (Algorithm::Sha3_512, "sha3/SHA3_512ShortMsg.rsp", "MD", 73),
    (Algorithm::Sha3_224, "sha3/SHA3_224LongMsg.rsp", "MD", 100),
    (Algorithm::Sha3_256, "sha3/SHA3_256LongMsg.rsp", "MD", 100),
    (Algorithm::Sha3_384, "sha3/SHA3_384LongMsg.rsp", "MD", 100),
    (Algorithm::Sha3_512, "sha3/SHA3_512LongMsg.rsp", "MD", 100),
    (Algorithm::Shake128, "shake/SHAKE128ShortMsg.rsp", "Output", 337),
    (Algorithm::Shake256, "shake/SHAKE256ShortMsg.rsp", "Output", 273),
    (Algorithm::Shake128, "shake/SHAKE128LongMsg.rsp", "Output", 100),
    (Algorithm::Shake256, "shake/SHAKE256LongMsg.rsp", "Output", 100),
    (Algorithm::Keccak224, "keccak/ShortMsgKAT_224.txt", "MD", 256),
    (Algorithm::Keccak256, "keccak/ShortMsgKAT_256.txt", "MD", 256),
    (Algorithm::Keccak384, "keccak/ShortMsgKAT_384.txt", "MD", 256),
    (Algorithm::Keccak512, "keccak/ShortMsgKAT_512.txt", "MD", 256),
    (Algorithm::Keccak224, "keccak/LongMsgKAT_224.txt", "MD", 65),
    (Algorithm::Keccak256, "keccak/LongMsgKAT_256.txt", "MD", 65),
    (Algorithm::Keccak384, "keccak/LongMsgKAT_384.txt", "MD", 65),
    (Algorithm::Keccak512, "keccak/LongMsgKAT_512.txt", "MD", 65),
    (Algorithm::Md5, "md5/rfc-1321.txt", "MD", 7),
    (Algorithm::Sha1, "sha1/SHA1ShortMsg.rsp", "MD", 65),
    (Algorithm::Sha1, "sha1/SHA1LongMsg.rsp", "MD", 64),
    (Algorithm::Ripemd160, "ripemd160/ripevectors.txt", "MD", 8),
    (Algorithm::Sm3, "sm3/oscca.txt", "MD", 6),
    (Algorithm::Hash160, "hash160/bitcoin.txt", "MD", 32),
    (Algorithm::Blake2b(64), "blake2/blake2b.txt", "MD", 7),
    (Algorithm::Blake2s(32), "blake2/blake2s.txt", "MD", 7),
];

/// The files of messages and digests below a folder of `vectors/`, each with its records.
///
/// # Panics
///
/// If a file is not as it must be.
pub fn plain(folder: &str) -> impl Iterator<Item = (&'static str, Vec<Vector>)> {
    let files = PLAIN.into_iter().filter(move |(_, name, ..)| name.starts_with(folder));
    files.map(|(algorithm, name, digest_key, count)| {
        let file = VectorFile::equals(name);
        let records = file.records(["Len", "Msg", digest_key]);
        assert_eq!(records.len(), count, "{name}");
        let vector = |[bits, digits, digest]: [&str; 3]| {
            Vector::plain(algorithm, message(bits, digits), unhex(digest))
        };
        (name, records.into_iter().map(vector).collect())
    })
}

/// The vectors of BLAKE3's authors.
pub struct OfBlake3 {
    /// The key of the mode keyed_hash.
    pub key: [u8; 32],
    /// The context of the mode derive_key.
    pub context: String,
    /// Messages, each with its outputs in the modes hash, keyed_hash and derive_key.
    pub cases: Vec<(Vec<u8>, [Vec<u8>; 3])>,
}

/// The file of BLAKE3's authors.
///
/// # Panics
///
/// If it is not as it must be.
#[must_use]
pub fn blake3() -> OfBlake3 {
    let file: Value = serde_json::from_slice(&vectors::read("blake3/test_vectors.json")).expect("it is JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let cases: Vec<_> = file["cases"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|case| {
            let length = case["input_len"].as_u64().expect("a number") as usize;
            let outputs = ["hash", "keyed_hash", "derive_key"].map(|mode| unhex(&text(&case[mode])));
            ((0..=250).cycle().take(length).collect(), outputs)
        })
        .collect();
    assert_eq!(cases.len(), 35, "cases of the file");
    OfBlake3 {
        key: text(&file["key"]).into_bytes().try_into().expect("32 bytes"),
        context: text(&file["context_string"]),
        cases,
    }
}

/// Those of the mode hash, with the usual digest.
#[must_use]
pub fn blake3_digests() -> Vec<Vector> {
    let cases = blake3().cases.into_iter();
    cases
        .map(|(message, [output, ..])| Vector::plain(Algorithm::Blake3, message, output[..32].to_vec()))
        .collect()
}

/// The files of SHAKE with outputs of many lengths.
///
/// # Panics
///
/// If a file is not as it must be.
pub fn variable_output() -> impl Iterator<Item = (String, Vec<Vector>)> {
    let files = [(Algorithm::Shake128, "SHAKE128", 1126), (Algorithm::Shake256, "SHAKE256", 1246)];
    files.into_iter().map(|(algorithm, name, count)| {
        let file = VectorFile::equals(&format!("shake/{name}VariableOut.rsp"));
        let records = file.records(["COUNT", "Outputlen", "Msg", "Output"]);
        assert_eq!(records.len(), count, "{name}");
        let vector = |(index, [number, bits, message, output]): (usize, [&str; 4])| {
            let (message, digest) = (unhex(message), unhex(output));
            assert_eq!([number, bits], [index.to_string(), (8 * digest.len()).to_string()], "{name}");
            assert_eq!(8 * message.len(), file.header("Input Length"), "{name}");
            Vector::plain(algorithm, message, digest)
        };
        (name.to_owned(), records.into_iter().enumerate().map(vector).collect())
    })
}

/// The files of BLAKE2 under a key.
///
/// # Panics
///
/// If a file is not as it must be.
pub fn keyed() -> impl Iterator<Item = (&'static str, Vec<Vector>)> {
    let files = [(Algorithm::Blake2b(64), "BLAKE2b/blake2b"), (Algorithm::Blake2s(32), "BLAKE2s/blake2s")];
    files.into_iter().map(|(algorithm, name)| {
        let file = VectorFile::colons(&format!("blake2/{name}-test.txt"));
        let records = file.records(["in", "key", "hash"]);
        assert_eq!(records.len(), 256, "{name}");
        let vector = |(index, [message, key, hash]): (usize, [&str; 3])| {
            let digest = match index {
                255 => hash.strip_suffix("ok").expect("the file's oddity, see PROVENANCE.md"),
                _ => hash,
            };
            let (message, key, digest) = (unhex(message), unhex(key), unhex(digest));
            assert_eq!([message.len(), digest.len()], [index, algorithm.digest_length()], "{name}");
            Vector { algorithm, key, message, digest }
        };
        (name, records.into_iter().enumerate().map(vector).collect())
    })
}

/// The bytes that a file of RFC 9861 or SP 800-185 names: hexadecimal digits, or `ptn n` for n
/// bytes of a pattern.
///
/// # Panics
///
/// If it is neither.
#[must_use]
pub fn bytes_of(text: &str) -> Vec<u8> {
    match text.strip_prefix("ptn ") {
        Some(length) => pattern(length.parse().expect("a length")),
        None => unhex(text),
    }
}

/// ptn(n) of RFC 9861, section 5.
#[must_use]
pub fn pattern(length: usize) -> Vec<u8> {
    (0..=0xFA).cycle().take(length).collect()
}

/// The vectors of TurboSHAKE: each the end of an output of the given number of bytes.
///
/// # Panics
///
/// If the file is not as it must be.
#[must_use]
pub fn turbo_shake() -> Vec<(Vector, usize)> {
    let file = VectorFile::equals("kangaroo/TurboSHAKE.txt");
    let records = file.records(["function", "message", "domain", "length", "output"]);
    assert_eq!(records.len(), 31);
    let vector = |[function, message, domain, length, output]: [&str; 5]| {
        let domain = unhex(domain)[0];
        let algorithm = match function {
            "TurboSHAKE128" => Algorithm::TurboShake128(domain),
            "TurboSHAKE256" => Algorithm::TurboShake256(domain),
            other => panic!("{other} is no TurboSHAKE"),
        };
        (Vector::plain(algorithm, bytes_of(message), unhex(output)), length.parse().expect("a length"))
    };
    records.into_iter().map(vector).collect()
}
