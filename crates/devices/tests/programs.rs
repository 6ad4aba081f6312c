//! Compares programs with the scalar hash: the interpreter of kernels hashes every counter that a
//! workgroup is given.

use devices::program::{Launch, Program};
use hashweave::search::{Goal, Job, Objective, Request};
use hashweave::{Algorithm, digest};
use kernels::search::{Candidate, Filter};
use weave::device::{Multiplied, interpret};

/// Returns the digest word of that number, in the algorithm's byte order.
fn word_of(algorithm: Algorithm, digest: &[u8], index: usize) -> u64 {
    let size = algorithm.word_bits() as usize / 8;
    let bytes = digest.iter().copied().chain(std::iter::repeat(0)).skip(index * size).take(size);
    let bytes: Vec<u8> = bytes.collect();
    let value =
        |bytes: &mut dyn Iterator<Item = &u8>| bytes.fold(0, |word, &byte| word << 8 | u64::from(byte));
    if algorithm.primitive().is_big_endian() {
        value(&mut bytes.iter())
    } else {
        value(&mut bytes.iter().rev())
    }
}

fn job(algorithm: &str, message: &str) -> Job {
    let request = Request {
        algorithm: algorithm.parse().expect("an algorithm"),
        objective: Objective { goal: Goal::ZeroBits(8), range: None },
        ..Request::new(message.parse().expect("a template"))
    };
    Job::new(request).expect("a job")
}

/// Runs a workgroup and compares; returns how many counters passed.
fn workgroup_is_right(algorithm: &str, message: &str, first: u64, group: u32, mask: u64) -> usize {
    let job = job(algorithm, message);
    let salt: Vec<u8> = (0..job.template().salt_length() as u8).map(|i| 7 * i + 1).collect();
    let word = job.objective().word(job.algorithm());
    let program = Program::new(&job.outline(&salt, 32), word, Multiplied { rotations: 50, additions: 50 })
        .expect("few blocks");
    let launch = Launch {
        first: first & job.template().counter().max() & !(program.granule() - 1),
        granules: 4,
        filter: Filter { mask, value: 0 },
        capacity: 1 << 20,
    };
    let (mut parameters, workgroups) = program.parameters(&launch);
    assert!(group < workgroups, "{group} of {workgroups}");
    // The first unit is changed, so that one workgroup suffices.
    parameters[0] += group << 2;
    parameters[3] = 1;
    let (entries, count) = interpret::run(program.kernel(), &parameters, program.table(), 1);
    assert_eq!(entries.len(), count as usize);
    let in_workgroup = (4 * program.granule() / u64::from(workgroups)) as u32;
    let first_number = group * in_workgroup;
    let mut found: Vec<Candidate> = entries
        .iter()
        .map(|&[number, a, b]| program.candidate(&launch, [number + first_number, a, b]))
        .collect();
    found.sort_unstable_by_key(|candidate| candidate.counter);
    let max = job.template().counter().max();
    let mut expected = Vec::new();
    for number in first_number..first_number + in_workgroup {
        let counter = program.candidate(&launch, [number, 0, 0]).counter;
        if counter > max {
            continue;
        }
        let digest = digest(job.algorithm(), &job.template().message(&salt, counter));
        let word = word_of(job.algorithm(), &digest, word);
        if word & mask == 0 {
            expected.push(Candidate { counter, word });
        }
    }
    expected.sort_unstable_by_key(|candidate| candidate.counter);
    found.retain(|candidate| candidate.counter <= max);
    assert_eq!(found, expected, "{algorithm} {message}");
    expected.len()
}

#[test]
fn the_default_search() {
    let found = workgroup_is_right("sha3-256", "bench_sha3:{salt:5}{counter:8}", 0, 3, 0x3F);
    assert!(found > 100, "{found}");
}

#[test]
fn every_algorithm() {
    for (i, algorithm) in Algorithm::NAMED.into_iter().enumerate() {
        let messages = ["hello {counter:8}", "{counter:8:be}", "block header of some length {counter:4}"];
        // Six bits of the first byte of the digest.
        let shift = if algorithm.primitive().is_big_endian() { algorithm.word_bits() - 8 } else { 0 };
        let message = messages[i % messages.len()];
        let found = workgroup_is_right(&algorithm.to_string(), message, 5 << 40, 2, 0x3F << shift);
        assert!(found > 100, "{algorithm}: {found}");
    }
}

#[test]
#[ignore = "takes long: ci/gpu-software.sh"]
fn several_blocks() {
    let long = "x".repeat(150);
    for algorithm in ["sha3-256", "sha256", "blake2s-256", "blake2b-512", "sha512", "sha3x"] {
        for message in [
            format!("{{counter:8}}{long}"),
            format!("{long}{{counter:8}}{long}"),
            format!("{{hex:{}}}{{counter:8}}", "00".repeat(60)),
        ] {
            workgroup_is_right(algorithm, &message, 1 << 33, 0, 0x3F);
        }
    }
}
