//! Tree hashes: files on one thread and on several, alone and with others, and pipes.

use super::*;
use hashweave::tree::TreeHasher;
use std::io::Write;
use std::sync::Arc;

fn tree(function: TreeFunction) -> Digesting {
    Digesting::tree(TreeHasher::from(function), function.digest_length())
}

fn with(algorithms: Vec<Digesting>, jobs: usize) -> Options {
    Options { algorithms, ..with_jobs(jobs, jobs) }
}

/// Bytes of a large file that is spread over threads: some pieces, and one that is not whole.
const LARGE: usize = (3 << 20) + 12_345;

#[test]
fn files_of_any_size_on_any_number_of_threads() {
    let samples = Samples::new([0, 1, 1023, 1024, 1025, 70_000, 262_144, 300_000, LARGE, 3 << 20, 5_000]);
    for function in TreeFunction::ALL {
        for jobs in [1, 2, 3, 8] {
            samples.check(&with(vec![tree(function)], jobs));
        }
    }
    for jobs in [1, 3] {
        samples.check(&with(vec![Function::Crc32.into()], jobs));
    }
    samples.check(&Options { memory: 0, ..with(vec![tree(TreeFunction::Blake3)], 4) });
}

/// Trees whose pieces differ in length are made from one read, and next to streams.
#[test]
fn several_functions_from_one_read() {
    let samples = Samples::new([LARGE, 2_000_000, 10]);
    let trees: Vec<Digesting> = TreeFunction::ALL.into_iter().map(tree).collect();
    let long = Digesting::tree(TreeFunction::Blake3, 500);
    let all = trees.iter().cloned().chain([long, Function::Crc32.into()]).collect::<Vec<_>>();
    for jobs in [1, 4] {
        samples.check(&with(all.clone(), jobs));
        samples.check(&with([all.clone(), vec![Digesting::new(Algorithm::Sha256)]].concat(), jobs));
    }
}

/// A file that is alone is left by its helpers when another one comes, and both are right.
#[test]
fn a_file_that_is_alone_until_others_come() {
    let samples = Samples::new([16 << 20, LARGE, LARGE, 100]);
    let options = with(vec![tree(TreeFunction::Blake3)], 2);
    let late = samples.inputs().into_iter().enumerate().map(|(i, input)| {
        if i > 0 {
            std::thread::sleep(std::time::Duration::from_millis(3));
        }
        input
    });
    let mut seen = 0;
    run(&options, late, &Progress::default(), &mut |outcome| {
        assert_digests(&outcome, &options.algorithms, &samples.files[seen].1);
        seen += 1;
        Ok(())
    })
    .expect("the run succeeds");
    assert_eq!(seen, samples.files.len());
}

/// A pipe gives its bytes in its own portions; the threads take turns to read it.
#[cfg(target_os = "linux")]
#[test]
fn a_pipe_is_spread_over_threads() {
    let content: Arc<Vec<u8>> = Arc::new(Random(3).bytes(LARGE));
    for (jobs, portion) in [(1, 100_000), (4, 100_000), (4, 3_001), (3, LARGE)] {
        let (reader, mut writer) = std::io::pipe().expect("a pipe");
        let written = Arc::clone(&content);
        let writing = std::thread::spawn(move || {
            written.chunks(portion).for_each(|portion| writer.write_all(portion).expect("somebody reads"));
        });
        let path = format!("/proc/self/fd/{}", std::os::fd::AsRawFd::as_raw_fd(&reader));
        let options = with(vec![tree(TreeFunction::Blake3), tree(TreeFunction::Kt128)], jobs);
        let got = outcomes(&options, vec![Input::Path(path.into())], &Progress::default());
        assert_digests(&got[0], &options.algorithms, &content);
        writing.join().expect("the writer has written");
    }
}
