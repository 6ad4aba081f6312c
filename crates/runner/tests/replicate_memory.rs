//! The cache of a graph takes no memory while it is verified. Alone in its program, since the peak
//! is the process's.

use hashweave::replicate::{ApiVersion, Parameters, Scheme};
use runner::replicate::Cache;
use runner::stop::Stop;
use std::fs;

/// The most memory that the process has had, in bytes.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("it is Linux");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
    line.split_whitespace().nth(1).and_then(|kib| kib.parse::<u64>().ok()).expect("a number") << 10
}

/// 28 MiB of parents, made and then read again.
#[test]
fn a_cache_is_verified_in_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let parameters =
        Parameters::new(Scheme::Sdr, 1 << 19, 2, [7; 32], ApiVersion::V1_1_0).expect("parameters");
    let before = peak();
    for _ in 0..2 {
        Cache::open(&parameters, folder.path(), 1, &Stop::default(), &mut |_| {}).expect("a cache");
    }
    let (grown, whole) = (peak() - before, Cache::bytes(&parameters));
    assert!(grown < whole / 3, "{grown} bytes more, for a cache of {whole}");
}
