//! The official vectors on every search kernel: a part of the message is taken for the counter, and
//! the kernel computes a word of the digest at the counter that makes the message the vector's.
//!
//! It is asked for as a search asks for it: by the call that hashes known answers through the live
//! tables, and by a scan of that one counter.

use hashes::Algorithm;
use hashweave_tests::engines::Wrong;
use hashweave_tests::official::{self, Vector};
use hashweave_tests::search_kernels;
use kernels::Backend;
use kernels::search::{Candidate, Candidates, Filter, Function, Plan, Variant};
use std::collections::BTreeSet;

/// The number of vectors, short and long ones, taken from a file that has many.
const OF_A_FILE: usize = 48;

/// A message with a counter in it.
struct Counted<'a> {
    vector: &'a Vector,
    /// Where the counter stands, and its bytes.
    offset: usize,
    width: usize,
    /// The counter's value in the vector.
    counter: u64,
}

impl<'a> Counted<'a> {
    /// The counter in eight bytes or as many as there are, elsewhere in every vector; none if the
    /// message is empty, as no template is.
    fn new(vector: &'a Vector, index: usize) -> Option<Self> {
        let length = vector.message.len();
        let width = length.min(8);
        let offset = (index * 13) % (length - width + 1);
        let mut bytes = [0; 8];
        bytes[..width].copy_from_slice(&vector.message[offset..][..width]);
        (width > 0).then_some(Self { vector, offset, width, counter: u64::from_le_bytes(bytes) })
    }

    /// The tables of a kernel for digest word `word`.
    fn plan(&self, (backend, variant): (Backend, Variant), word: usize) -> Plan {
        let message = |counter: u64, out: &mut [u8]| {
            out.copy_from_slice(&self.vector.message);
            out[self.offset..][..self.width].copy_from_slice(&counter.to_le_bytes()[..self.width]);
        };
        let function = Function {
            algorithm: self.vector.algorithm,
            counter_bits: 8 * self.width as u32,
            length: self.vector.message.len(),
            message: &message,
        };
        Plan::new(backend, &function, variant, word)
    }
}

/// The words of a digest that are whole, as the algorithm has them: of eight at most.
fn words(algorithm: Algorithm, digest: &[u8]) -> Vec<u64> {
    let big_endian = algorithm.primitive().is_big_endian();
    let word = |bytes: &[u8]| {
        let shift = |word: u64, byte: &u8| word << 8 | u64::from(*byte);
        if big_endian { bytes.iter().fold(0, shift) } else { bytes.iter().rev().fold(0, shift) }
    };
    digest.chunks_exact(algorithm.word_bits() as usize / 8).take(8).map(word).collect()
}

/// Whether the kernel computes that word where a search hashes known answers.
fn recomputes(plan: &Plan, counter: u64, filter: &Filter) -> bool {
    plan.recompute(counter, filter).map(|word| word & filter.mask) == Some(filter.value)
}

/// Whether a scan of that one counter finds it: kernels that walk spans have a loop besides for
/// what is less than one.
fn scans(plan: &Plan, counter: u64, filter: &Filter) -> bool {
    let mut found = Candidates::default();
    let done = plan.scan([counter; 2], filter, &mut found);
    let word = |candidate: &Candidate| (candidate.counter, candidate.word & filter.mask);
    (done, found.as_slice().iter().map(word).collect()) == (1, vec![(counter, filter.value)])
}

/// The kernels that took a vector as they were asked to, and not as a plainer variant; and those
/// that were wrong.
#[derive(Default)]
struct Outcome {
    taken: BTreeSet<(String, &'static str, &'static str)>,
    wrong: Wrong,
}

/// Checks a vector on every search kernel.
fn check(index: usize, vector: &Vector, outcome: &mut Outcome) {
    let algorithm = vector.algorithm;
    let Some(counted) = Counted::new(vector, index) else { return };
    let words = words(algorithm, &vector.digest);
    let word = index % words.len();
    let filter = Filter { mask: u64::MAX >> (64 - algorithm.word_bits()), value: words[word] };
    let Counted { offset, width, counter, .. } = counted;
    for (backend, variant) in search_kernels(algorithm) {
        let plan = counted.plan((backend, variant), word);
        let (isa, ran) = (backend.isa(), plan.variant());
        if ran == variant {
            outcome.taken.insert((algorithm.to_string(), isa.name(), variant.name()));
        }
        let at = || {
            let length = vector.message.len();
            format!("record {index} of {length} bytes, the counter at {offset}, {width} bytes, word {word}")
        };
        if !recomputes(&plan, counter, &filter) {
            outcome.wrong.note("search", algorithm, &format!("{isa} {}", ran.name()), at);
        }
        if !scans(&plan, counter, &filter) {
            let loop_of = if ran.hoists_second_round() { " in order" } else { "" };
            outcome.wrong.note("search", algorithm, &format!("{isa} {}{loop_of}", ran.name()), at);
        }
    }
}

/// Checks files; of each algorithm every kernel must have taken a vector.
fn check_files(files: impl Iterator<Item = Vec<Vector>>) {
    let (mut outcome, mut all) = (Outcome::default(), BTreeSet::new());
    for vectors in files {
        let algorithm = vectors[0].algorithm;
        let kernels = search_kernels(algorithm).into_iter();
        all.extend(
            kernels.map(|(backend, variant)| (algorithm.to_string(), backend.isa().name(), variant.name())),
        );
        let step = vectors.len().div_ceil(OF_A_FILE);
        // Not the multiples of the step: lengths that are multiples of something are not all that
        // there is.
        let some = vectors.iter().enumerate().filter(|(index, _)| index % step == (index / step) % step);
        some.for_each(|(index, vector)| check(index, vector, &mut outcome));
    }
    outcome.wrong.none();
    assert_eq!(outcome.taken, all, "kernels that took a vector, and all kernels");
}

/// The files of a folder, by their vectors.
fn plain(folder: &str) -> impl Iterator<Item = Vec<Vector>> {
    official::plain(folder).map(|(_, vectors)| vectors)
}

#[test]
fn sha2() {
    check_files(plain("sha2/"));
}

#[test]
fn sha3() {
    check_files(plain("sha3/"));
}

#[test]
fn shake() {
    check_files(plain("shake/"));
}

#[test]
fn keccak_as_submitted() {
    check_files(plain("keccak/"));
}

/// A search has no keyed BLAKE2, so the vectors with a key are left out.
#[test]
fn blake2() {
    check_files(plain("blake2/"));
}

/// A search has no trees.
#[test]
fn blake3() {
    let of_a_chunk = |vector: &Vector| !vector.algorithm.is_tree(vector.message.len());
    check_files([official::blake3_digests().into_iter().filter(of_a_chunk).collect()].into_iter());
}

#[test]
fn md5_sha1_ripemd160_sm3_and_hash160() {
    check_files(["md5/", "sha1/", "ripemd160/", "sm3/", "hash160/"].into_iter().flat_map(plain));
}
