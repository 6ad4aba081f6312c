//! Runs kernels once, so that `ci/retired.sh` can count what they execute in an emulator.
//!
//! ```text
//! retired blocks             a block of every algorithm in all lanes, on vectors whose size only the machine knows (AArch64, RISC-V)
//! retired sha2 STREAMS BLOCKS  so many blocks of so many streams by the kernels on instructions for SHA-256 and SHA-512 (AArch64, RISC-V)
//! retired FORM STATES        Keccak-f[1600] STATES times, each time to what the time before left, by a form of `kernels::single` (RISC-V)
//! retired lanes[-zvkb] TIMES the same to a state a lane, by the kernel for many states
//! ```
//!
//! The published study of forms applies it 5,193 times. The program prints the last state's first
//! word, which is the same for every form.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints a result")]

use hashes::{Algorithm, State, Stream};
use kernels::batch::Kernel;
use std::process::ExitCode;

/// A block of every algorithm in all lanes; how many kernels that were.
fn blocks() -> usize {
    let algorithms = [
        Algorithm::Sha256,
        Algorithm::Sha512,
        Algorithm::Blake2s(32),
        Algorithm::Blake2b(64),
        Algorithm::Sha3_256,
    ];
    let mut run = 0;
    for algorithm in algorithms {
        let primitive = algorithm.primitive();
        for kernel in Kernel::usable(primitive) {
            if ["sve2", "rvv"].contains(&kernel.name()) {
                let block = vec![0; primitive.block()];
                let mut states = vec![State::initial(algorithm, 32, 0); kernel.degree(primitive)];
                let mut streams: Vec<_> =
                    states.iter_mut().map(|state| Stream { state, blocks: &block }).collect();
                kernel.absorb(primitive, &mut streams);
                run += 1;
            }
        }
    }
    run
}

/// Absorbs `blocks` blocks of each of `streams` streams by the kernels on instructions made for
/// SHA-2. Returns the number of those kernels.
fn sha2(streams: usize, blocks: usize) -> usize {
    let mut run = 0;
    for algorithm in [Algorithm::Sha256, Algorithm::Sha512] {
        let primitive = algorithm.primitive();
        for kernel in Kernel::usable(primitive) {
            if ["armv8-sha2", "armv8-sha512", "zvknha", "zvknhb"].contains(&kernel.name())
                && streams <= kernel.degree(primitive)
            {
                let bytes = vec![0; blocks * primitive.block()];
                let mut states = vec![State::initial(algorithm, 32, 0); streams];
                let mut streams: Vec<_> =
                    states.iter_mut().map(|state| Stream { state, blocks: &bytes }).collect();
                kernel.absorb(primitive, &mut streams);
                run += 1;
            }
        }
    }
    run
}

/// Permutes by a form of one state, or by the kernel for many; the first word.
#[cfg(target_arch = "riscv64")]
fn permuted(form: &str, times: u64) -> Option<u64> {
    use kernels::single::{Form, permute_lanes};

    if form.starts_with("lanes") {
        let mut states = Vec::new();
        (0..times).try_for_each(|_| permute_lanes(form == "lanes-zvkb", &mut states).map(|_| ()))?;
        return states.first().copied();
    }
    let form = Form::usable().find(|usable| usable.name() == form)?;
    let mut state = [0; 25];
    (0..times).for_each(|_| form.keccak_f1600(&mut state));
    Some(state[0])
}

/// There are forms for RISC-V only.
#[cfg(not(target_arch = "riscv64"))]
fn permuted(_: &str, _: u64) -> Option<u64> {
    None
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [what] if what == "blocks" && blocks() == 5 => ExitCode::SUCCESS,
        [what, streams, blocks] if what == "sha2" => {
            let run =
                streams.parse().ok().zip(blocks.parse().ok()).map(|(streams, blocks)| sha2(streams, blocks));
            ExitCode::from(u8::from(run.is_none_or(|run| run == 0)))
        }
        [form, times] => {
            let word = times.parse().ok().and_then(|times| permuted(form, times));
            if let Some(word) = word {
                println!("{word:016x}");
            }
            ExitCode::from(u8::from(word.is_none()))
        }
        _ => {
            eprintln!(
                "retired: usage: retired blocks | sha2 STREAMS BLOCKS | FORM TIMES, on a CPU that has what that needs"
            );
            ExitCode::from(2)
        }
    }
}
