//! The peers against each other and against published answers: a benchmark of a wrong result is
//! worth nothing.
#![allow(missing_docs, clippy::unwrap_used)]

use hashweave::Algorithm;
use hashweave::replicate::Scheme;
use peers::job::{Job, Tally};
use peers::openssl::Evp;
use peers::replicate;
use peers::rustcrypto;
use peers::sum::cases::{self, Case, Lengths};
use peers::sum::contestants;
use peers::xkcp::{States8, Xkcp};
use sha3::{Digest, Sha3_256};

/// FIPS 202 example values: SHA3-256 of the empty message and of "abc".
const KNOWN: [(&[u8], &str); 2] = [
    (b"", "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"),
    (b"abc", "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"),
];

fn xkcp() -> Option<Xkcp> {
    let found = Xkcp::detect();
    if found.is_none() {
        eprintln!("no AVX-512 here: XKCP is not tested");
    }
    found
}

/// Different in every word of every instance.
fn scrambled(seed: u64) -> u64 {
    let z = (seed.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (z ^ (z >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

#[test]
fn libraries_give_the_published_digests() {
    let mut openssl = Evp::fetch(c"SHA3-256").unwrap();
    for (message, digest) in KNOWN {
        let hex = |bytes: [u8; 32]| bytes.map(|byte| format!("{byte:02x}")).concat();
        assert_eq!(hex(Sha3_256::digest(message).into()), digest);
        assert_eq!(hex(openssl.digest(message).unwrap()), digest);
    }
}

#[test]
fn xkcp_permutes_eight_different_states_as_rustcrypto_does() {
    let Some(xkcp) = xkcp() else { return };
    for times in [1, 2, 5] {
        let word = |i: usize, j: usize| scrambled((25 * j + i) as u64);
        let mut woven = States8(std::array::from_fn(|i| std::array::from_fn(|j| word(i, j))));
        xkcp.permute_x8_times(&mut woven, times);
        for j in 0..8 {
            let mut alone: [u64; 25] = std::array::from_fn(|i| word(i, j));
            rustcrypto::permute_times(&mut alone, times);
            assert_eq!(woven.0.map(|row| row[j]), alone, "instance {j}, {times} times");
        }
    }
}

#[test]
fn xkcp_states_digest_to_what_sha3_and_openssl_say() {
    let Some(xkcp) = xkcp() else { return };
    let jobs: [Job; 8] = std::array::from_fn(|j| Job::new([u8::try_from(j).unwrap(), 2, 3, 5, 7]));
    let counters: [u64; 8] = std::array::from_fn(|j| scrambled(j as u64));
    let columns: [[u64; 25]; 8] = std::array::from_fn(|j| jobs[j].state(counters[j]));
    let mut states = States8(std::array::from_fn(|i| columns.map(|column| column[i])));
    xkcp.permute_x8(&mut states);
    let mut openssl = Evp::fetch(c"SHA3-256").unwrap();
    for j in 0..8 {
        let digest: Vec<u8> = (0..4).flat_map(|i| states.0[i][j].to_le_bytes()).collect();
        let message = jobs[j].message(counters[j]);
        assert_eq!(digest, Sha3_256::digest(message).as_slice(), "instance {j}");
        assert_eq!(digest, openssl.digest::<32>(&message).unwrap(), "instance {j}");
    }
}

/// Thresholds from "nearly all" to "none", and every length of the last batch.
#[test]
fn every_search_finds_the_same() {
    let job = Job::new([0xff, 0, 0x80, 1, 9]);
    let mut openssl = Evp::fetch(c"SHA3-256").unwrap();
    for threshold in [u64::MAX, 1 << 63, 1 << 56, 1] {
        for (start, count) in (0..=17).map(|n| (7, n)).chain([(u64::MAX - 5, 20), (1 << 40, 1000)]) {
            let mut expected = Tally::EMPTY;
            for i in 0..count {
                let message = job.message(u64::wrapping_add(start, i));
                expected.record_digest(&Sha3_256::digest(message).into(), threshold);
            }
            let case = format!("start {start}, count {count}, threshold {threshold:#x}");
            assert_eq!(rustcrypto::search_permutation(&job, start, count, threshold), expected, "{case}");
            assert_eq!(rustcrypto::search_digest(&job, start, count, threshold), expected, "{case}");
            assert_eq!(openssl.search(&job, start, count, threshold), Some(expected), "{case}");
            if let Some(xkcp) = Xkcp::detect() {
                assert_eq!(xkcp.search(&job, start, count, threshold), expected, "{case}");
            }
        }
    }
}

#[test]
fn our_permutation_is_the_same() {
    let Some(mut own) = peers::own::Permutation::new() else { return };
    let word = |i: usize, j: usize| scrambled((25 * j + i) as u64);
    for (i, row) in own.state_mut().iter_mut().enumerate() {
        row.0 = std::array::from_fn(|j| word(i, j));
    }
    own.run(16);
    for j in 0..8 {
        let mut alone: [u64; 25] = std::array::from_fn(|i| word(i, j));
        rustcrypto::permute_times(&mut alone, 2);
        let ours = std::array::from_fn(|i| own.state_mut()[i].0[j]);
        assert_eq!(alone, ours, "instance {j}");
    }
}

#[test]
fn our_search_finds_the_same_number() {
    let salt = [9, 8, 7, 6, 5];
    let job = Job::new(salt);
    let expected = rustcrypto::search_digest(&job, 1000, 200_000, 1 << 52);
    for isa in hashweave::Isa::usable() {
        let variant = hashweave::Variant::A1A2;
        let mut searcher = peers::own::searcher(isa, variant, salt, 12).unwrap();
        let mut hits = 0;
        searcher.scan(1000, 200_999, &mut |_| hits += 1).unwrap();
        assert_eq!(hits, expected.hits, "{isa}");
    }
}

/// Compares the digests of every contestant for a case with the full scalar path.
fn check(case: &Case) -> Vec<&'static str> {
    let messages = case.messages();
    let messages = messages.slices();
    let expected: Vec<u8> =
        messages.iter().flat_map(|message| hashweave::verify(case.algorithm, message).to_vec()).collect();
    let mut peers = Vec::new();
    for mut contestant in contestants(case) {
        let mut digests = vec![0; expected.len()];
        // Twice, because contexts are used again.
        for _ in 0..2 {
            digests.fill(0);
            (contestant.hash)(&messages, &mut digests);
            assert!(digests == expected, "{case}: {} {}", contestant.peer, contestant.kernel);
        }
        peers.push(contestant.peer);
    }
    peers
}

/// Every case of the table, with the peers that are to be in it.
#[test]
fn every_library_gives_the_digests_that_are_timed() {
    for case in cases::all() {
        let peers = check(&case);
        let mut wanted = vec!["hashweave", "openssl", "rustcrypto"];
        wanted.extend_from_slice(match case.algorithm {
            Algorithm::Sha256 => &["tape-sha256", "stringzilla"],
            Algorithm::Blake2s(_) => &["blake2s_simd"],
            Algorithm::Blake2b(_) => &["blake2b_simd"],
            _ => &[],
        });
        if cfg!(target_arch = "x86_64") && matches!(case.algorithm, Algorithm::Sha256 | Algorithm::Sha512) {
            wanted.push("ipsec-mb");
        }
        if Xkcp::detect().is_some() && case.algorithm == Algorithm::Sha3_256 && case.streams == 64 {
            wanted.push("xkcp");
        }
        for peer in wanted {
            assert!(peers.contains(&peer), "{case} without {peer}");
        }
    }
}

/// Around the ends of blocks and of batches, where callers of C go wrong.
#[test]
fn every_library_pads_and_counts_alike() {
    let algorithms = [
        Algorithm::Sha256,
        Algorithm::Sha512,
        Algorithm::Sha3_256,
        Algorithm::Blake2s(32),
        Algorithm::Blake2b(64),
    ];
    for algorithm in algorithms {
        for streams in [1, 3, 16, 67, 300] {
            for length in [0, 1, 55, 56, 63, 64, 111, 112, 128, 135, 136, 137, 300] {
                check(&Case { algorithm, streams, lengths: Lengths::Each(length) });
            }
        }
    }
}

/// A layer that is small and has far parents all the same.
const LAYER: usize = 1 << 20;

#[test]
fn everybody_makes_the_librarys_labels() {
    for scheme in [Scheme::Sdr, Scheme::R2] {
        let list = replicate::contestants(scheme);
        assert!(list.iter().any(|one| one.peer != replicate::OWN), "{scheme}: nobody to be compared with");
        replicate::agreed(scheme, LAYER, list).unwrap();
    }
}

#[test]
fn one_wrong_bit_of_one_label_is_found() {
    for scheme in [Scheme::Sdr, Scheme::R2] {
        for node in [0, replicate::CHECKED - 1] {
            let mut list = replicate::contestants(scheme);
            list.retain(|one| one.peer != replicate::OWN && one.peer != "sha2raw");
            let mut liar = list.swap_remove(0);
            let mut go = liar.go;
            liar.go = Box::new(move |task| {
                go(task);
                task.nodes[32 * (task.first + node)] ^= 1;
            });
            let honest = list.swap_remove(0);
            let error = replicate::agreed(scheme, LAYER, vec![honest, liar]).err().unwrap();
            assert!(error.to_string().contains("wrong label"), "{error}");
        }
    }
}

#[test]
fn who_does_nothing_is_found() {
    for scheme in [Scheme::Sdr, Scheme::R2] {
        let mut list = replicate::contestants(scheme);
        list.retain(|one| one.layout.replicas() == 1);
        let mut idle = list.swap_remove(0);
        idle.go = Box::new(|_| ());
        let others = list.swap_remove(0);
        assert!(replicate::agreed(scheme, LAYER, vec![others, idle]).is_err());
    }
}
