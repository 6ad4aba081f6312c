//! The official vectors, all records of all files of `vectors/` (see PROVENANCE.md there), on the reference and on
//! every backend.
//!
//! Each vector stands in one lane, another one for each record, and the other lanes hash different messages of the
//! same length, which the reference checks: a kernel that confuses its lanes cannot pass.

use hashes::{Algorithm, MAX_LANES, reference};
use hashweave_tests::vectors::{self, VectorFile, message, unhex};
use hashweave_tests::{SplitMix64, digests};
use kernels::Backend;

/// A message under a key with its digest.
struct Vector {
    algorithm: Algorithm,
    key: Vec<u8>,
    message: Vec<u8>,
    digest: Vec<u8>,
}

/// Checks the vector that is record number `index` of its file.
fn check(index: usize, vector: &Vector) {
    let Vector { algorithm, key, message, digest } = vector;
    let length = digest.len();
    let hash = |message: &[u8]| reference::digest_keyed(*algorithm, key, message, length);
    let at = format!("{algorithm}, record {index}, {} bytes", message.len());
    assert_eq!(hex::encode(hash(message)), hex::encode(digest), "reference: {at}");
    let others = SplitMix64(index as u64).messages(MAX_LANES, message.len());
    let others_digests: Vec<Vec<u8>> = others.iter().map(|other| hash(other)).collect();
    for backend in Backend::usable() {
        let lanes = backend.lanes_for(*algorithm);
        let (mut messages, mut expected) = (others[..lanes].to_vec(), others_digests[..lanes].to_vec());
        messages[index % lanes].clone_from(message);
        expected[index % lanes].clone_from(digest);
        let got = digests(backend, *algorithm, key, &messages, length);
        assert!(got == expected, "{} with the vector in lane {}: {at}", backend.isa(), index % lanes);
    }
}

/// Checks a file of `Len`, `Msg` and a digest called `digest`, which has `count` records.
fn check_file(algorithm: Algorithm, name: &str, digest_key: &str, count: usize) {
    let file = VectorFile::equals(name);
    let records = file.records(["Len", "Msg", digest_key]);
    assert_eq!(records.len(), count, "{name}");
    for (index, [bits, digits, digest]) in records.into_iter().enumerate() {
        let (message, digest) = (message(bits, digits), unhex(digest));
        check(index, &Vector { algorithm, key: vec![], message, digest });
    }
}

const SHA2: [(Algorithm, &str, usize, usize); 4] = [
    (Algorithm::Sha224, "SHA224", 65, 64),
    (Algorithm::Sha256, "SHA256", 65, 64),
    (Algorithm::Sha384, "SHA384", 129, 128),
    (Algorithm::Sha512, "SHA512", 129, 128),
];

const SHA3: [(Algorithm, &str, usize); 4] = [
    (Algorithm::Sha3_224, "SHA3_224", 145),
    (Algorithm::Sha3_256, "SHA3_256", 137),
    (Algorithm::Sha3_384, "SHA3_384", 105),
    (Algorithm::Sha3_512, "SHA3_512", 73),
];

const SHAKE: [(Algorithm, &str, usize, usize); 2] =
    [(Algorithm::Shake128, "SHAKE128", 337, 1126), (Algorithm::Shake256, "SHAKE256", 273, 1246)];

#[test]
fn sha2_short_messages() {
    for (algorithm, name, short, _) in SHA2 {
        check_file(algorithm, &format!("sha2/{name}ShortMsg.rsp"), "MD", short);
    }
}

#[test]
fn sha2_long_messages() {
    for (algorithm, name, _, long) in SHA2 {
        check_file(algorithm, &format!("sha2/{name}LongMsg.rsp"), "MD", long);
    }
}

#[test]
fn sha3_short_messages() {
    for (algorithm, name, short) in SHA3 {
        check_file(algorithm, &format!("sha3/{name}ShortMsg.rsp"), "MD", short);
    }
}

#[test]
fn sha3_long_messages() {
    for (algorithm, name, _) in SHA3 {
        check_file(algorithm, &format!("sha3/{name}LongMsg.rsp"), "MD", 100);
    }
}

#[test]
fn shake_short_and_long_messages() {
    for (algorithm, name, short, _) in SHAKE {
        check_file(algorithm, &format!("shake/{name}ShortMsg.rsp"), "Output", short);
        check_file(algorithm, &format!("shake/{name}LongMsg.rsp"), "Output", 100);
    }
}

#[test]
fn shake_variable_output() {
    for (algorithm, name, _, count) in SHAKE {
        let file = VectorFile::equals(&format!("shake/{name}VariableOut.rsp"));
        let records = file.records(["COUNT", "Outputlen", "Msg", "Output"]);
        assert_eq!(records.len(), count);
        for (index, [number, bits, message, output]) in records.into_iter().enumerate() {
            let (message, digest) = (unhex(message), unhex(output));
            assert_eq!([number, bits], [index.to_string(), (8 * digest.len()).to_string()], "{name}");
            assert_eq!(8 * message.len(), file.header("Input Length"), "{name}");
            check(index, &Vector { algorithm, key: vec![], message, digest });
        }
    }
}

#[test]
fn keccak_as_submitted() {
    let named = [
        (Algorithm::Keccak224, 224),
        (Algorithm::Keccak256, 256),
        (Algorithm::Keccak384, 384),
        (Algorithm::Keccak512, 512),
    ];
    for (algorithm, bits) in named {
        check_file(algorithm, &format!("keccak/ShortMsgKAT_{bits}.txt"), "MD", 256);
        check_file(algorithm, &format!("keccak/LongMsgKAT_{bits}.txt"), "MD", 65);
    }
}

/// A way of hashing: algorithm, message, bytes of output.
type Path<'a> = &'a dyn Fn(Algorithm, &[u8], usize) -> Vec<u8>;

/// Runs a Monte Carlo test on the reference and in the last lane of every backend, the others hashing other things.
fn on_every_path(test: impl Fn(Path<'_>)) {
    test(&|algorithm, message, length| reference::digest_keyed(algorithm, &[], message, length));
    for backend in Backend::usable() {
        test(&|algorithm, message, length| {
            let mut messages = vec![message.to_vec(); backend.lanes_for(algorithm)];
            let last = messages.len() - 1;
            for (lane, message) in messages[..last].iter_mut().enumerate() {
                message[0] ^= 1 + lane as u8;
            }
            digests(backend, algorithm, &[], &messages, length).pop().expect("one digest a lane")
        });
    }
}

/// Compares the results of a Monte Carlo test, `next` giving one after the other.
fn check_monte<const N: usize>(records: &[[&str; N]], mut next: impl FnMut() -> [String; N]) {
    assert_eq!(records.len(), 100);
    for record in records {
        assert_eq!(next(), *record);
    }
}

/// SHAVS section 6.4.
#[test]
fn sha2_monte_carlo() {
    for (algorithm, name, ..) in SHA2 {
        let file = VectorFile::equals(&format!("sha2/{name}Monte.rsp"));
        let (seed, records) = file.seeded("Seed", ["COUNT", "MD"]);
        on_every_path(|hash| {
            let (mut count, mut seed) = (0.., unhex(seed));
            check_monte(&records, || {
                let (mut a, mut b, mut c) = (seed.clone(), seed.clone(), seed.clone());
                for _ in 0..1000 {
                    let md = hash(algorithm, &[a, b.clone(), c.clone()].concat(), seed.len());
                    (a, b, c) = (b, c, md);
                }
                seed.clone_from(&c);
                [count.next().map_or(String::new(), |n: u32| n.to_string()), hex::encode(c)]
            });
        });
    }
}

/// SHA3VS section 6.2.3.
#[test]
fn sha3_monte_carlo() {
    for (algorithm, name, _) in SHA3 {
        let file = VectorFile::equals(&format!("sha3/{name}Monte.rsp"));
        let (seed, records) = file.seeded("Seed", ["COUNT", "MD"]);
        on_every_path(|hash| {
            let (mut count, mut md) = (0.., unhex(seed));
            check_monte(&records, || {
                for _ in 0..1000 {
                    md = hash(algorithm, &md, md.len());
                }
                [count.next().map_or(String::new(), |n: u32| n.to_string()), hex::encode(&md)]
            });
        });
    }
}

/// SHA3VS section 6.3.3.
#[test]
fn shake_monte_carlo() {
    for (algorithm, name, ..) in SHAKE {
        let file = VectorFile::equals(&format!("shake/{name}Monte.rsp"));
        let (seed, records) = file.seeded("Msg", ["COUNT", "Outputlen", "Output"]);
        let [least, most] =
            ["Minimum", "Maximum"].map(|end| file.header(&format!("{end} Output Length (bits)")) / 8);
        on_every_path(|hash| {
            let (mut count, mut output, mut length) = (0.., unhex(seed), most);
            check_monte(&records, || {
                let mut used = length;
                for _ in 0..1000 {
                    output.resize(16.max(output.len()), 0);
                    used = length;
                    output = hash(algorithm, &output[..16], used);
                    let [.., high, low] = output[..] else { panic!("less than two bytes of output") };
                    length = least + usize::from(u16::from_be_bytes([high, low])) % (most - least + 1);
                }
                let count = count.next().map_or(String::new(), |n: u32| n.to_string());
                [count, (8 * used).to_string(), hex::encode(&output)]
            });
        });
    }
}

#[test]
fn blake2_keyed() {
    for (algorithm, name) in
        [(Algorithm::Blake2b(64), "BLAKE2b/blake2b"), (Algorithm::Blake2s(32), "BLAKE2s/blake2s")]
    {
        let file = VectorFile::colons(&format!("blake2/{name}-test.txt"));
        let records = file.records(["in", "key", "hash"]);
        assert_eq!(records.len(), 256, "{name}");
        for (index, [message, key, hash]) in records.into_iter().enumerate() {
            let digest = match index {
                255 => hash.strip_suffix("ok").expect("the file's oddity, see PROVENANCE.md"),
                _ => hash,
            };
            let (message, key, digest) = (unhex(message), unhex(key), unhex(digest));
            assert_eq!([message.len(), digest.len()], [index, algorithm.digest_length()], "{name}");
            check(index, &Vector { algorithm, key, message, digest });
        }
    }
}

#[test]
fn blake2_unkeyed() {
    check_file(Algorithm::Blake2b(64), "blake2/blake2b.txt", "MD", 7);
    check_file(Algorithm::Blake2s(32), "blake2/blake2s.txt", "MD", 7);
}

/// BLAKE2 with so many bytes of digest, and its greatest number.
type Blake2 = (fn(u8) -> Algorithm, &'static str, u8);
const BLAKE2: [Blake2; 2] = [(Algorithm::Blake2b, "BLAKE2b", 64), (Algorithm::Blake2s, "BLAKE2s", 32)];

/// h(100), where h(1) = H("") and h(x) = H(h(x−1) ‖ … ‖ h(1)); every step is checked on every backend.
fn check_chain(algorithm: Algorithm, key: &[u8], last: &str) {
    let mut message = Vec::new();
    let mut digest = Vec::new();
    for step in 0..100 {
        digest = reference::digest_keyed(algorithm, key, &message, algorithm.digest_length());
        check(
            step,
            &Vector { algorithm, key: key.to_vec(), message: message.clone(), digest: digest.clone() },
        );
        message.splice(..0, digest.iter().copied());
    }
    assert_eq!(hex::encode(digest), last, "{algorithm} with a key of {} bytes", key.len());
}

#[test]
fn blake2_of_every_digest_length() {
    for (algorithm, name, most) in BLAKE2 {
        let file = VectorFile::colons(&format!("blake2/{name}/tv1.txt"));
        let records = file.records(["digest"]);
        assert_eq!(records.len(), usize::from(most) - 1, "{name}");
        for ([digest], length) in records.into_iter().zip(1..) {
            assert_eq!(digest.len(), 2 * usize::from(length), "{name}");
            check_chain(algorithm(length), &[], digest);
        }
    }
}

#[test]
fn blake2_of_every_key_length() {
    for (algorithm, name, most) in BLAKE2 {
        let file = String::from_utf8(vectors::read(&format!("blake2/{name}/tv2.txt"))).expect("ASCII");
        let digests = file.lines().filter_map(|line| line.strip_prefix("digest(")?.split_once("): "));
        let mut lengths = 0;
        for (key, digest) in digests {
            lengths += 1;
            let key: usize = key.parse().expect("a key length");
            assert_eq!(key, lengths, "{name}");
            check_chain(algorithm(most), &vec![b'A'; key], digest);
        }
        assert_eq!(lengths, usize::from(most) - 1, "{name}");
    }
}

/// The vector files are the ones that PROVENANCE.md describes, and all of them; our own SHA-256 says so.
#[test]
fn files_are_as_recorded() {
    let sums = String::from_utf8(vectors::read("SHA256SUMS")).expect("ASCII");
    let mut listed: Vec<_> =
        sums.lines().map(|line| line.split_once("  ").expect("digest and name")).collect();
    for (digest, name) in &listed {
        assert_eq!(
            hex::encode(hashweave::digest(Algorithm::Sha256, &vectors::read(name))),
            *digest,
            "{name}"
        );
    }
    listed.sort_by_key(|(_, name)| *name);
    let names: Vec<&str> = listed.into_iter().map(|(_, name)| name).collect();
    assert_eq!(names, files_below(""));
}

/// The vector files below a folder, by name.
fn files_below(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(vectors::folder().join(folder)).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = format!("{folder}{}", entry.file_name().to_str().expect("an ASCII name"));
        if entry.path().is_dir() {
            files.extend(files_below(&format!("{name}/")));
        } else if name.ends_with(".rsp") || name.ends_with(".txt") {
            files.push(name);
        }
    }
    files.sort();
    files
}
