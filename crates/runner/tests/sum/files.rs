//! Many files of all sizes.

use super::*;
use runner::sum::Request;
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

/// Around every boundary: blocks, pages, small and large, pieces, buffers.
fn boundaries() -> impl Iterator<Item = usize> {
    let around = [64, 128, 136, 4096, 8192, 65_536, 131_072, 262_144, 1 << 20, 2 << 20, 3 << 20];
    [0, 1, 55, 56, 111, 112].into_iter().chain(around.into_iter().flat_map(|n| [n - 1, n, n + 1]))
}

/// As sizes are in a source tree: most small, some large, many empty.
fn ragged(count: usize) -> impl Iterator<Item = usize> {
    let mut random = Random(count as u64 + 1);
    (0..count).map(move |_| {
        let bits = random.next() % 18;
        (random.next() % (1 << bits)) as usize
    })
}

#[test]
fn thousands_of_files_with_any_number_of_threads() {
    let samples = Samples::new(ragged(3000));
    for (hashing, reading) in [(1, 1), (2, 2), (3, 1), (1, 4), (8, 8)] {
        samples.check(&with_jobs(hashing, reading));
    }
}

/// The digests of systems, which the library makes of the whole content at once.
#[test]
fn digests_of_systems_of_files_of_any_size() {
    let names = ["git-blob", "git-blob:sha256", "s3-etag:100000", "s3-sha256:1MiB", "unixfs-v0-2015"];
    let names = names.into_iter().chain(["unixfs-v1-2025"]);
    let objects = names.map(|name| Digesting::object(name.parse().expect(name)));
    let options = Options::new(objects.collect());
    let samples = Samples::new(boundaries().chain(ragged(300)).chain([9_000_000]));
    for (hashing, memory) in [(1, 1 << 20), (3, Options::MEMORY)] {
        let jobs = Jobs { hashing, reading: hashing };
        samples.check(&Options { jobs, memory, ..options.clone() });
    }
}

/// The blocks of a long file that is alone, which all threads hash: of each digest by itself, and of
/// several whose pieces divide each other.
#[test]
fn blocks_of_one_long_file_on_all_threads() {
    let sets = [
        "fs-verity",
        "fs-verity:sha512,salt=00ff",
        "btv2",
        "rfc6962:10000",
        "unixfs-v0-2015",
        "unixfs-v1-2025",
        "fs-verity btv2 unixfs-v0-2015",
        "dm-verity:salt=00ff",
        "dm-verity dm-verity:sha1,format=0,salt=00ff",
    ];
    let (whole, ragged) = (Samples::new([20 << 20]), Samples::new([20_000_001]));
    for names in sets {
        let objects = names.split(' ').map(|name| Digesting::object(name.parse().expect(name)));
        let options = Options { jobs: Jobs::of(3), ..Options::new(objects.collect()) };
        whole.check(&options);
        if !names.contains("dm-verity") {
            ragged.check(&options);
        }
    }
}

#[test]
fn every_boundary_with_much_and_little_memory() {
    let samples = Samples::new(boundaries());
    for memory in [0, 1 << 20, Options::MEMORY] {
        for threads in [1, 3] {
            samples.check(&Options { memory, ..with_jobs(threads, threads) });
        }
    }
}

#[test]
fn large_files_side_by_side() {
    let sizes = || (0..40).map(|i| 150_000 + i * 37_111);
    let samples = Samples::new(sizes());
    for threads in 1..=4 {
        samples.check(&with_jobs(threads, threads));
    }
}

/// Reads ahead, and stops that for what comes after it.
#[test]
fn one_large_file_among_small_ones() {
    let samples = Samples::new([10, 12_000_000].into_iter().chain(ragged(500)).chain([9_000_000, 0]));
    for threads in [1, 2] {
        samples.check(&with_jobs(threads, threads));
        samples.check(&Options { memory: 1 << 20, ..with_jobs(threads, 1) });
    }
}

#[test]
fn several_algorithms_from_one_read() {
    let samples = Samples::new(ragged(200).chain([1_000_000, 9_000_000]));
    let long = Digesting::with_length(Algorithm::Shake128, 500).expect("SHAKE has any length");
    let named = [Algorithm::Sha256, Algorithm::Sha512, Algorithm::Sha3_256, Algorithm::Blake2b(64)];
    let algorithms = named.into_iter().map(Digesting::new).chain([long]).collect();
    samples.check(&Options { algorithms, ..with_jobs(2, 2) });
}

#[test]
fn inputs_with_algorithms_of_their_own() {
    let samples = Samples::new(ragged(600).chain([400_000; 12]));
    let sets: [Arc<[Digesting]>; 3] = [
        Arc::new([Digesting::new(Algorithm::Sha256)]),
        Arc::new([Digesting::new(Algorithm::Blake2b(20)), Digesting::new(Algorithm::Sha384)]),
        Arc::new([]),
    ];
    let own = sets.clone();
    let requests = samples.inputs().into_iter().enumerate().map(move |(i, input)| {
        let algorithms = (i % 4 < 3).then(|| Arc::clone(&own[i % 4]));
        Request { input, algorithms }
    });
    let options = with_jobs(2, 2);
    let mut seen = 0;
    run(&options, requests.collect::<Vec<_>>().into_iter(), &Progress::default(), &mut |outcome| {
        let set = sets.get(seen % 4).map_or(options.algorithms.as_slice(), |set| set);
        assert_digests(&outcome, set, &samples.files[seen].1);
        seen += 1;
        Ok(())
    })
    .expect("the run succeeds");
    assert_eq!(seen, samples.files.len());
}

/// Names come in fits and starts, and the outcomes are taken just as slowly.
#[test]
fn the_order_is_that_of_the_names_whatever_the_delays() {
    let samples = Samples::new(ragged(400).chain([5_000_000]).chain(ragged(400)));
    let mut random = Random(7);
    let inputs = samples.inputs().into_iter().inspect(move |_| {
        if random.next().is_multiple_of(20) {
            sleep(Duration::from_micros(random.next() % 2000));
        }
    });
    let (mut next, mut random) = (0, Random(8));
    run(&with_jobs(3, 3), inputs, &Progress::default(), &mut |outcome| {
        assert_eq!(outcome.index, next as u64);
        assert_digests(&outcome, &sha256().algorithms, &samples.files[next].1);
        next += 1;
        if random.next().is_multiple_of(50) {
            sleep(Duration::from_micros(random.next() % 3000));
        }
        Ok(())
    })
    .expect("the run succeeds");
    assert_eq!(next, samples.files.len());
}

#[test]
fn no_input_and_no_algorithm() {
    assert!(outcomes(&sha256(), Vec::new(), &Progress::default()).is_empty());
    let samples = Samples::new([0, 5, 1_000_000]);
    samples.check(&Options::new(Vec::new()));
}
