//! A model test.
#![forbid(unsafe_code)]

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod calls;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod ledgers;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod schedule;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod tracer;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod world;

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_hashweave");

/// What was done.
#[derive(Clone, Copy, Debug, Default)]
struct Figures {
    interleavings: u64,
    processes: u64,
    done: u64,
    steps: u64,
    kills: u64,
    signals: u64,
    full: u64,
    errors: u64,
    reads: u64,
}

#[test]
fn ledgers_and_copies() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first: u64 = number("HASHWEAVE_MODEL_SEED").unwrap_or(0);
    let count: u64 = number("HASHWEAVE_MODEL_COUNT").unwrap_or(20);
    for seed in first..first + count {
        match ledgers::run(seed) {
            Ok(figures) => println!("{seed}: {figures:?}"),
            Err(fault) => println!("{fault}"),
        }
    }
}
