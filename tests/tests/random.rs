//! Random messages: every algorithm on every kernel against the reference, with different data in
//! every lane and every block, every number of messages, every length up to three blocks, every
//! key, digest and output length.
//!
//! The data comes from SplitMix64; a failure names the seed.

use hashes::{Algorithm, reference};
use hashweave_tests::engines::{Function, MOST, OneKernel, Wrong};
use hashweave_tests::{SplitMix64, algorithms, block_bytes};
use kernels::{Backend, permutation};
use lanes::{Isa, Row64};
use proptest::prelude::*;

/// Hashes the messages of `seed` on every kernel, `count` at a time (at most as many as it takes at
/// once).
fn check(function: &Function<'_>, seed: u64, length: usize, counts: &[usize]) {
    let Function { algorithm, key, length: output } = *function;
    let messages = SplitMix64(seed).messages(MOST, length);
    let expected: Vec<Vec<u8>> =
        messages.iter().map(|message| reference::digest_keyed(algorithm, key, message, output)).collect();
    let mut wrong = Wrong::default();
    for kernel in OneKernel::all(algorithm.primitive()) {
        for &count in counts.iter().filter(|&&count| count <= kernel.degree) {
            let groups = messages.chunks(count).zip(expected.chunks(count));
            let mut groups = groups.enumerate();
            // Divided messages take other ways through the library than whole ones.
            let right = groups.all(|(i, (group, expected))| match i % 2 {
                0 => kernel.in_parts(function, group) == expected,
                _ => kernel.digests(function, group) == expected,
            });
            if !right {
                let at = || {
                    let key = key.len();
                    format!(
                        "{count} of {MOST} messages of {length} bytes at a time, from seed {seed:#x}; \
                         key of {key} bytes, output of {output}"
                    )
                };
                wrong.note("digest", algorithm, kernel.name, at);
            }
        }
    }
    wrong.none();
}

/// A seed that no other case of the same test has.
fn seed(algorithm: Algorithm, a: usize, b: usize) -> u64 {
    let name =
        algorithm.to_string().bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(257) + u64::from(byte));
    SplitMix64(name ^ (a as u64) << 40 ^ (b as u64) << 20).word()
}

/// The lengths at which a last block is nearly, just, and more than full.
fn boundaries(algorithm: Algorithm) -> impl Iterator<Item = usize> {
    let block = block_bytes(algorithm);
    let ends = [0, algorithm.single_block(), block, block + algorithm.single_block(), 2 * block];
    ends.into_iter().flat_map(|end| end.saturating_sub(1)..=end + 1)
}

#[test]
fn every_count_and_every_length_up_to_three_blocks() {
    for algorithm in algorithms() {
        let lengths = 0..=3 * block_bytes(algorithm) + 1;
        assert!(lengths.clone().count() * MOST >= 1000, "random messages of {algorithm} a kernel");
        for length in lengths {
            // Every count has every fifth length, and every length every fifth count.
            let counts: Vec<usize> = (1..=MOST).filter(|count| (count + length) % 5 == 0).collect();
            check(&Function::plain(algorithm), seed(algorithm, length, 0), length, &counts);
        }
    }
}

#[test]
fn every_key_length() {
    for (algorithm, most) in [(Algorithm::Blake2s as fn(u8) -> _, 32), (Algorithm::Blake2b, 64)] {
        for key_length in 0..=usize::from(most) {
            let digest_length = 1 + key_length as u8 * 3 % most;
            let algorithm: Algorithm = algorithm(digest_length);
            for length in boundaries(algorithm) {
                let seed = seed(algorithm, key_length, length);
                let key = SplitMix64(!seed).bytes(key_length);
                let function = Function { key: &key, ..Function::plain(algorithm) };
                check(&function, seed, length, &[1, 2, 3, 8, 16]);
            }
        }
    }
}

#[test]
fn every_digest_length() {
    for algorithm in (1..=32).map(Algorithm::Blake2s).chain((1..=64).map(Algorithm::Blake2b)) {
        for length in boundaries(algorithm) {
            check(&Function::plain(algorithm), seed(algorithm, 1, length), length, &[1, 2, 7, 8, 16]);
        }
    }
}

#[test]
fn every_output_length_up_to_three_blocks() {
    for algorithm in [Algorithm::Shake128, Algorithm::Shake256] {
        let block = block_bytes(algorithm);
        for output in 0..=3 * block + 1 {
            let length = (37 * output) % (2 * block);
            let function = Function { length: output, ..Function::plain(algorithm) };
            check(&function, seed(algorithm, output, length), length, &[1, 2, 4, 5, 8]);
        }
    }
}

/// Squeezing is the permutation: from the padded block of a message, `n` applications give block
/// `n` of SHAKE128.
#[test]
fn the_permutation_squeezes_what_the_reference_squeezes() {
    const RATE: usize = 168;
    for backend in Backend::usable() {
        let lanes = backend.lanes::<u64>();
        let messages = SplitMix64(0x1600).messages(lanes, RATE - 1);
        let mut state = [Row64([0; 8]); 25];
        for (lane, message) in messages.iter().enumerate() {
            let last = [0x1F | 0x80];
            for (row, word) in state.iter_mut().zip([&message[..], &last].concat().as_chunks().0) {
                row.0[lane] = u64::from_le_bytes(*word);
            }
        }
        let mut squeezed = 0;
        for times in [1, 0, 2, 1, 3, 7] {
            permutation::keccak_f1600(backend, &mut state, times);
            squeezed += times;
            for (lane, message) in messages.iter().enumerate() {
                let output = reference::digest_keyed(Algorithm::Shake128, &[], message, squeezed * RATE);
                let block: Vec<u8> =
                    state[..RATE / 8].iter().flat_map(|row| row.0[lane].to_le_bytes()).collect();
                assert_eq!(
                    block,
                    output[(squeezed - 1) * RATE..],
                    "{}, lane {lane}, {squeezed}",
                    backend.isa()
                );
            }
        }
    }
}

/// From random states, all 25 words: each lane of every backend is what the scalar backend makes of
/// it.
#[test]
fn the_permutation_is_the_same_on_every_backend() {
    let scalar = Backend::of(Isa::Scalar).expect("every CPU has it");
    let mut random = SplitMix64(0xF1600);
    for times in [1, 2, 24, 1000] {
        let start: [Row64; 25] = core::array::from_fn(|_| Row64(core::array::from_fn(|_| random.word())));
        let alone = |lane: usize| {
            let mut state = start.map(|row| Row64([row.0[lane]; 8]));
            permutation::keccak_f1600(scalar, &mut state, times);
            state.map(|row| row.0[0])
        };
        for backend in Backend::usable() {
            let mut state = start;
            permutation::keccak_f1600(backend, &mut state, times);
            for lane in 0..backend.lanes::<u64>() {
                assert_eq!(
                    state.map(|row| row.0[lane]),
                    alone(lane),
                    "{}, lane {lane}, {times}",
                    backend.isa()
                );
            }
        }
    }
}

/// An algorithm with a key that it can take, and a length of output that it can give.
fn function() -> impl Strategy<Value = (Algorithm, Vec<u8>, usize)> {
    let bytes = |most| prop::collection::vec(any::<u8>(), 0..=most);
    let fixed = prop::sample::select(Algorithm::NAMED.to_vec());
    prop_oneof![
        3 => fixed.prop_map(|algorithm| (algorithm, vec![], algorithm.digest_length())),
        1 => (any::<bool>(), 0..1000_usize).prop_map(|(shake256, output)| {
            (if shake256 { Algorithm::Shake256 } else { Algorithm::Shake128 }, vec![], output)
        }),
        1 => (1..=32_u8, bytes(32)).prop_map(|(n, key)| (Algorithm::Blake2s(n), key, n.into())),
        1 => (1..=64_u8, bytes(64)).prop_map(|(n, key)| (Algorithm::Blake2b(n), key, n.into())),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn every_kernel_agrees_with_the_reference(
        (algorithm, key, output) in function(),
        seed: u64,
        length in 0..3000_usize,
        count in 1..=MOST,
    ) {
        check(&Function { algorithm, key: &key, length: output }, seed, length, &[1, count]);
    }
}
