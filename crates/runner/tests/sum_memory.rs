//! A run's memory is bounded, whatever it reads. Alone in its program, since the peak is the
//! process's.

use hashweave::Algorithm;
use runner::sum::{Digesting, Input, Jobs, Options, Progress, run};
use std::fs::{self, File};
use std::iter;

/// The most memory that the process has had, in bytes.
fn peak() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("it is Linux");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
    line.split_whitespace().nth(1).and_then(|kib| kib.parse::<usize>().ok()).expect("a number") << 10
}

/// 600 MiB in large files of holes, then 300,000 names.
#[test]
fn memory_does_not_grow_with_the_files() {
    let directory = tempfile::tempdir().expect("a directory");
    let large: Vec<_> = (0..24).map(|i| directory.path().join(format!("large {i}"))).collect();
    for path in &large {
        File::create(path).and_then(|file| file.set_len(25 << 20)).expect("a file of holes");
    }
    let small = directory.path().join("small");
    fs::write(&small, "small").expect("a file");
    let options = Options {
        jobs: Jobs { hashing: 3, reading: 3 },
        memory: 8 << 20,
        ..Options::new(vec![Digesting::new(Algorithm::Blake2b(64))])
    };
    let names = large.into_iter().chain(iter::repeat_n(small, 300_000));
    let before = peak();
    run(&options, names.map(Input::Path), &Progress::default(), &mut |outcome| outcome.result.map(drop))
        .expect("all are readable");
    let grown = peak() - before;
    // A name, a digest, their places in the queue and in the order, and what the allocator rounds
    // up.
    let bound = options.footprint().buffers + options.footprint().window as usize * 768 + (2 << 20);
    assert!(grown < bound, "{grown} bytes more, where {bound} are stated");
}
