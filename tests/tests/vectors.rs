//! The official vectors, all records of all files of `vectors/` (see PROVENANCE.md there), on the
//! reference, on a hasher, and on every kernel that hashes many messages at once.
//!
//! Each vector stands in one lane, another one for each record, and the other lanes hash different
//! messages of the same length, which the reference checks: a kernel that confuses its lanes cannot
//! pass. Then all records of a file are hashed together.

use hashes::{Algorithm, reference};
use hashweave_tests::SplitMix64;
use hashweave_tests::engines::{Function, MOST, OneKernel, Wrong};
use hashweave_tests::official::{self, Vector};
use hashweave_tests::vectors::{self, VectorFile, unhex};
use std::collections::BTreeSet;

/// Checks the vector that is record number `index` of its file.
fn check(index: usize, vector: &Vector, wrong: &mut Wrong) {
    let Vector { algorithm, message, digest, .. } = vector;
    let function = Function { algorithm: *algorithm, key: &vector.key, length: digest.len() };
    let hash = |message: &[u8]| reference::digest_keyed(*algorithm, function.key, message, function.length);
    let at = format!("record {index}, {} bytes", message.len());
    assert_eq!(hex::encode(hash(message)), hex::encode(digest), "reference: {algorithm}, {at}");
    if function.alone(message) != *digest {
        wrong.note("digest", algorithm, "one hasher", || at.clone());
    }
    let others = SplitMix64(index as u64).messages(MOST, message.len());
    let others_digests: Vec<Vec<u8>> = others.iter().map(|other| hash(other)).collect();
    for kernel in OneKernel::all(algorithm.primitive()) {
        // As many as the kernel takes, and as many as any takes: of few and of many equally long
        // messages the library hashes the padding in different ways.
        for count in BTreeSet::from([kernel.degree, MOST]) {
            let place = index % count;
            let (mut messages, mut expected) = (others[..count].to_vec(), others_digests[..count].to_vec());
            messages[place].clone_from(message);
            expected[place].clone_from(digest);
            if !kernel.gives(&expected, &function, &messages) {
                let at = || format!("the vector as message {place} of {count}: {at}");
                wrong.note("digest", algorithm, kernel.name, at);
            }
        }
    }
}

/// Checks messages of any lengths, all in one call.
fn check_together(function: &Function<'_>, messages: &[&[u8]], expected: &[Vec<u8>], wrong: &mut Wrong) {
    let at = || format!("{} messages together", messages.len());
    for kernel in OneKernel::all(function.algorithm.primitive()) {
        if !kernel.gives(expected, function, messages) {
            wrong.note("digest", function.algorithm, kernel.name, at);
        }
    }
    if function.together(messages).is_some_and(|got| got != expected) {
        wrong.note("digest", function.algorithm, "the kernels chosen", at);
    }
}

/// Checks the vectors of a file, which are of one algorithm and have digests of one length.
fn check_file(vectors: &[Vector], wrong: &mut Wrong) {
    vectors.iter().enumerate().for_each(|(index, vector)| check(index, vector, wrong));
    let function = Function { length: vectors[0].digest.len(), ..Function::plain(vectors[0].algorithm) };
    let (messages, digests): (Vec<&[u8]>, Vec<Vec<u8>>) =
        vectors.iter().map(|vector| (&vector.message[..], vector.digest.clone())).unzip();
    check_together(&function, &messages, &digests, wrong);
}

/// Checks the plain files of a folder, of which there are `files`.
fn check_folder(folder: &str, files: usize) {
    let (mut checked, mut wrong) = (0, Wrong::default());
    for (_, vectors) in official::plain(folder) {
        check_file(&vectors, &mut wrong);
        checked += 1;
    }
    wrong.none();
    assert_eq!(checked, files, "files of {folder}");
}

/// Of longer messages than a chunk a kernel has no part.
#[test]
fn blake3() {
    let mut wrong = Wrong::default();
    check_file(&official::blake3_digests(), &mut wrong);
    wrong.none();
}

#[test]
fn sha2_messages() {
    check_folder("sha2/", 12);
}

#[test]
fn sha3_messages() {
    check_folder("sha3/", 8);
}

#[test]
fn shake_messages() {
    check_folder("shake/", 4);
}

#[test]
fn keccak_as_submitted() {
    check_folder("keccak/", 8);
}

#[test]
fn md5_sha1_ripemd160_and_sm3() {
    check_folder("md5/", 1);
    check_folder("sha1/", 2);
    check_folder("ripemd160/", 1);
    check_folder("sm3/", 1);
}

#[test]
fn hash160() {
    check_folder("hash160/", 1);
}

#[test]
fn blake2_unkeyed() {
    check_folder("blake2/", 2);
}

#[test]
fn shake_variable_output() {
    let mut wrong = Wrong::default();
    for (_, vectors) in official::variable_output() {
        vectors.iter().enumerate().for_each(|(index, vector)| check(index, vector, &mut wrong));
    }
    wrong.none();
}

/// Messages too long for every lane of every kernel are hashed once, as are those whose output is
/// known by its end.
#[test]
fn turbo_shake() {
    const LONG: usize = 1 << 17;
    let mut wrong = Wrong::default();
    for (index, (vector, length)) in official::turbo_shake().iter().enumerate() {
        if vector.message.len() < LONG && vector.digest.len() == *length {
            check(index, vector, &mut wrong);
        }
        let function = Function { algorithm: vector.algorithm, key: &[], length: *length };
        let output = function.alone(&vector.message);
        let slow = (vector.message.len() < LONG)
            .then(|| reference::digest_keyed(vector.algorithm, &[], &vector.message, *length));
        if !output.ends_with(&vector.digest) || slow.is_some_and(|slow| slow != output) {
            wrong.note("digest", vector.algorithm, "one hasher", || format!("record {index}"));
        }
    }
    wrong.none();
}

#[test]
fn blake2_keyed() {
    let mut wrong = Wrong::default();
    for (_, vectors) in official::keyed() {
        vectors.iter().enumerate().for_each(|(index, vector)| check(index, vector, &mut wrong));
    }
    wrong.none();
}

const SHA2: [(Algorithm, &str); 6] = [
    (Algorithm::Sha224, "SHA224"),
    (Algorithm::Sha256, "SHA256"),
    (Algorithm::Sha384, "SHA384"),
    (Algorithm::Sha512, "SHA512"),
    (Algorithm::Sha512_224, "SHA512_224"),
    (Algorithm::Sha512_256, "SHA512_256"),
];

const SHA3: [(Algorithm, &str); 4] = [
    (Algorithm::Sha3_224, "SHA3_224"),
    (Algorithm::Sha3_256, "SHA3_256"),
    (Algorithm::Sha3_384, "SHA3_384"),
    (Algorithm::Sha3_512, "SHA3_512"),
];

const SHAKE: [(Algorithm, &str); 2] = [(Algorithm::Shake128, "SHAKE128"), (Algorithm::Shake256, "SHAKE256")];

/// A way of hashing: message, bytes of output.
type Path<'a> = &'a dyn Fn(&[u8], usize) -> Vec<u8>;

/// Runs a Monte Carlo test on the reference, on a hasher, and in the last lane of every kernel, the
/// others hashing other things.
fn on_every_path(algorithm: Algorithm, test: impl Fn(Path<'_>)) {
    test(&|message, length| reference::digest_keyed(algorithm, &[], message, length));
    test(&|message, length| Function { length, ..Function::plain(algorithm) }.alone(message));
    for kernel in OneKernel::all(algorithm.primitive()) {
        test(&|message, length| {
            let mut messages = vec![message.to_vec(); kernel.degree];
            let last = messages.len() - 1;
            for (lane, message) in messages[..last].iter_mut().enumerate() {
                message[0] ^= 1 + lane as u8;
            }
            let function = Function { length, ..Function::plain(algorithm) };
            kernel.digests(&function, &messages).pop().expect("one digest a lane")
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
    for (algorithm, name) in SHA2 {
        let file = VectorFile::equals(&format!("sha2/{name}Monte.rsp"));
        let (seed, records) = file.seeded("Seed", ["COUNT", "MD"]);
        on_every_path(algorithm, |hash| {
            let (mut count, mut seed) = (0.., unhex(seed));
            check_monte(&records, || {
                let (mut a, mut b, mut c) = (seed.clone(), seed.clone(), seed.clone());
                for _ in 0..1000 {
                    let md = hash(&[a, b.clone(), c.clone()].concat(), seed.len());
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
    for (algorithm, name) in SHA3 {
        let file = VectorFile::equals(&format!("sha3/{name}Monte.rsp"));
        let (seed, records) = file.seeded("Seed", ["COUNT", "MD"]);
        on_every_path(algorithm, |hash| {
            let (mut count, mut md) = (0.., unhex(seed));
            check_monte(&records, || {
                for _ in 0..1000 {
                    md = hash(&md, md.len());
                }
                [count.next().map_or(String::new(), |n: u32| n.to_string()), hex::encode(&md)]
            });
        });
    }
}

/// SHA3VS section 6.3.3.
#[test]
fn shake_monte_carlo() {
    for (algorithm, name) in SHAKE {
        let file = VectorFile::equals(&format!("shake/{name}Monte.rsp"));
        let (seed, records) = file.seeded("Msg", ["COUNT", "Outputlen", "Output"]);
        let [least, most] =
            ["Minimum", "Maximum"].map(|end| file.header(&format!("{end} Output Length (bits)")) / 8);
        on_every_path(algorithm, |hash| {
            let (mut count, mut output, mut length) = (0.., unhex(seed), most);
            check_monte(&records, || {
                let mut used = length;
                for _ in 0..1000 {
                    output.resize(16.max(output.len()), 0);
                    used = length;
                    output = hash(&output[..16], used);
                    let [.., high, low] = output[..] else { panic!("less than two bytes of output") };
                    length = least + usize::from(u16::from_be_bytes([high, low])) % (most - least + 1);
                }
                let count = count.next().map_or(String::new(), |n: u32| n.to_string());
                [count, (8 * used).to_string(), hex::encode(&output)]
            });
        });
    }
}

/// BLAKE2 by its number of digest bytes, and the greatest such number.
type Blake2 = (fn(u8) -> Algorithm, &'static str, u8);
const BLAKE2: [Blake2; 2] = [(Algorithm::Blake2b, "BLAKE2b", 64), (Algorithm::Blake2s, "BLAKE2s", 32)];

/// h(100), where h(1) = H("") and h(x) = H(h(x−1) ‖ … ‖ h(1)); what every step hashed is then
/// hashed by every kernel.
fn check_chain(algorithm: Algorithm, key: &[u8], last: &str, wrong: &mut Wrong) {
    let function = Function { key, ..Function::plain(algorithm) };
    let (mut messages, mut digests) = (vec![Vec::new()], Vec::new());
    for step in 0..100 {
        let digest = reference::digest_keyed(algorithm, key, &messages[step], function.length);
        messages.push([&digest, &messages[step][..]].concat());
        digests.push(digest);
    }
    assert_eq!(hex::encode(&digests[99]), last, "{algorithm} with a key of {} bytes", key.len());
    let messages: Vec<&[u8]> = messages[..100].iter().map(Vec::as_slice).collect();
    check_together(&function, &messages, &digests, wrong);
}

#[test]
fn blake2_of_every_digest_length() {
    let mut wrong = Wrong::default();
    for (algorithm, name, most) in BLAKE2 {
        let file = VectorFile::colons(&format!("blake2/{name}/tv1.txt"));
        let records = file.records(["digest"]);
        assert_eq!(records.len(), usize::from(most) - 1, "{name}");
        for ([digest], length) in records.into_iter().zip(1..) {
            assert_eq!(digest.len(), 2 * usize::from(length), "{name}");
            check_chain(algorithm(length), &[], digest, &mut wrong);
        }
    }
    wrong.none();
}

#[test]
fn blake2_of_every_key_length() {
    let mut wrong = Wrong::default();
    for (algorithm, name, most) in BLAKE2 {
        let file = String::from_utf8(vectors::read(&format!("blake2/{name}/tv2.txt"))).expect("ASCII");
        let digests = file.lines().filter_map(|line| line.strip_prefix("digest(")?.split_once("): "));
        let mut lengths = 0;
        for (key, digest) in digests {
            lengths += 1;
            let key: usize = key.parse().expect("a key length");
            assert_eq!(key, lengths, "{name}");
            check_chain(algorithm(most), &vec![b'A'; key], digest, &mut wrong);
        }
        assert_eq!(lengths, usize::from(most) - 1, "{name}");
    }
    wrong.none();
}

/// The vector files are the ones that PROVENANCE.md describes, and all of them; our own SHA-256
/// says so.
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
        } else if [".rsp", ".txt", ".json"].iter().any(|end| name.ends_with(end)) {
            files.push(name);
        }
    }
    files.sort();
    files
}
