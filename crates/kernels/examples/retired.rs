//! Runs kernels once, so that `ci/retired.sh` can count what they execute in an emulator.
//!
//! ```text
//! retired blocks             a block of every algorithm in all lanes, on vectors whose size only the machine knows (AArch64, RISC-V)
//! retired sha2 STREAMS BLOCKS  so many blocks of so many streams by the kernels on instructions for SHA-256 and SHA-512 (AArch64, RISC-V)
//! retired KERNEL BLOCKS      so many blocks of SHA3-512 in all lanes of a kernel, which are as many permutations of each
//! ```
#![allow(clippy::print_stderr, reason = "a program that says what is wrong")]

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

/// Absorbs `blocks` blocks of every lane by the kernel of that name for Keccak.
fn keccak(name: &str, blocks: usize) -> Option<()> {
    let primitive = Algorithm::Sha3_512.primitive();
    let kernel = Kernel::usable(primitive).into_iter().find(|kernel| kernel.name() == name)?;
    let bytes = vec![0; blocks * primitive.block()];
    let mut states = vec![State::initial(Algorithm::Sha3_512, 64, 0); kernel.degree(primitive)];
    let mut streams: Vec<_> = states.iter_mut().map(|state| Stream { state, blocks: &bytes }).collect();
    kernel.absorb(primitive, &mut streams);
    Some(())
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
        [name, blocks] => {
            let run = blocks.parse().ok().and_then(|blocks| keccak(name, blocks));
            ExitCode::from(u8::from(run.is_none()))
        }
        _ => {
            eprintln!(
                "retired: usage: retired blocks | sha2 STREAMS BLOCKS | KERNEL BLOCKS, on a CPU that has what that needs"
            );
            ExitCode::from(2)
        }
    }
}
