//! The engine of `hashweave sum` on real files, against digests made one file after the other.

mod files;
mod odd;
mod running;
mod trees;
mod walking;

use hashweave::object::ObjectHasher;
use hashweave::tree::TreeFunction;
use hashweave::{Algorithm, digest, reference};
use runner::sum::{Digesting, Function, Input, Jobs, Options, Outcome, Progress, run};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use tempfile::TempDir;

/// A reproducible sequence (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn bytes(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(length + 8);
        while bytes.len() < length {
            bytes.extend(self.next().to_le_bytes());
        }
        bytes.truncate(length);
        bytes
    }
}

/// Files with what is in them.
struct Samples {
    directory: TempDir,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl Samples {
    fn new(sizes: impl IntoIterator<Item = usize>) -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        let files = sizes.into_iter().enumerate().map(|(i, size)| {
            let (path, content) = (directory.path().join(i.to_string()), random.bytes(size));
            std::fs::write(&path, &content).expect("a file");
            (path, content)
        });
        let files = files.collect();
        Self { directory, files }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn inputs(&self) -> Vec<Input> {
        self.files.iter().map(|(path, _)| Input::Path(path.clone())).collect()
    }

    /// Runs over all and compares everything.
    fn check(&self, options: &Options) {
        let progress = Progress::default();
        let outcomes = outcomes(options, self.inputs(), &progress);
        assert_eq!(outcomes.len(), self.files.len(), "{options:?}");
        for ((i, outcome), (path, content)) in (0..).zip(&outcomes).zip(&self.files) {
            assert_eq!((outcome.index, outcome.input.path()), (i, Some(path.as_path())));
            assert_digests(outcome, &options.algorithms, content);
        }
        assert_eq!(progress.files(), outcomes.len() as u64);
        assert_eq!(progress.bytes(), outcomes.iter().map(|outcome| outcome.bytes).sum::<u64>());
    }
}

/// The outcome is that of these bytes.
fn assert_digests(outcome: &Outcome, algorithms: &[Digesting], content: &[u8]) {
    let name = outcome.input.path();
    let digests = outcome.result.as_ref().unwrap_or_else(|error| panic!("{name:?}: {error}"));
    assert_eq!(outcome.bytes, content.len() as u64, "{name:?}");
    assert_eq!(digests.iter().count(), algorithms.len());
    for (digesting, got) in algorithms.iter().zip(digests.iter()) {
        let expected = match digesting.function() {
            Function::Stream(algorithm) => digest(algorithm, content).to_vec(),
            Function::Object(object) => {
                let length = Some(content.len() as u64);
                ObjectHasher::new(object, length).chain(content).digest().expect("the length is right")
            }
            Function::Tree(TreeFunction::Blake3) => reference::blake3::hash(content, digesting.length()),
            Function::Tree(TreeFunction::CommP) => comm_p(content).to_vec(),
            Function::Crc32 => hashweave_tests::crc32(content).to_be_bytes().to_vec(),
            Function::Tree(function) => {
                let bits = if function == TreeFunction::Kt128 { 128 } else { 256 };
                reference::rfc9861::kt(bits, content, b"", digesting.length())
            }
        };
        let common = expected.len().min(got.len());
        assert_eq!(got.len(), digesting.length());
        assert_eq!(got[..common], expected[..common], "{name:?}, {} bytes", content.len());
    }
}

/// The commitment to a piece, bit by bit and pair by pair.
fn comm_p(content: &[u8]) -> [u8; 32] {
    let leaves = (content.len().div_ceil(127) * 4).max(4).next_power_of_two();
    let mut row = vec![[0; 32]; leaves];
    for bit in (0..8 * content.len()).filter(|bit| content[bit / 8] >> (bit % 8) & 1 == 1) {
        row[bit / 254][bit % 254 / 8] |= 1 << (bit % 254 % 8);
    }
    while row.len() > 1 {
        let pair = |pair: &[[u8; 32]; 2]| {
            let mut node: [u8; 32] =
                digest(Algorithm::Sha256, &pair.concat()).as_ref().try_into().expect("32 bytes");
            node[31] &= 0x3f;
            node
        };
        row = row.as_chunks::<2>().0.iter().map(pair).collect();
    }
    row[0]
}

fn sha256() -> Options {
    Options::new(vec![Digesting::new(Algorithm::Sha256)])
}

fn with_jobs(hashing: usize, reading: usize) -> Options {
    Options { jobs: Jobs { hashing, reading }, ..sha256() }
}

/// All outcomes, in the order of delivery.
fn outcomes(options: &Options, inputs: Vec<Input>, progress: &Progress) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    run(options, inputs.into_iter(), progress, &mut |outcome| {
        outcomes.push(outcome);
        Ok(())
    })
    .expect("the run succeeds");
    outcomes
}

fn paths<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Vec<Input> {
    paths.into_iter().map(|path| Input::Path(path.to_owned())).collect()
}

/// Waits until something holds; for ever, if it never does, so that the test's own time limit
/// tells.
fn until(mut holds: impl FnMut() -> bool) {
    while !holds() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}
