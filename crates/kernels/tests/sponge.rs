//! Every kernel that absorbs into Keccak states, against the reference: every rate, from states
//! that differ.

use hashes::{Algorithm, State, Stream, TAIL, reference};
use kernels::batch::Kernel;

/// A hash of every rate: 168, 144, 136, 104 and 72 bytes.
const HASHES: [&str; 5] = ["shake128", "sha3-224", "sha3-256", "sha3-384", "sha3-512"];

/// A message whose blocks differ from each other and from those of other lanes.
fn message(length: usize, lane: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 167 + i / 64 * 13 + i * i / 71 + lane * 101 + lane * i) as u8).collect()
}

/// Blocks before those that the kernel absorbs together: so no two lanes side by side start from
/// the same state.
fn ahead(lane: usize) -> usize {
    lane % 3
}

/// The digests of messages of whole blocks, of which the last, as many of each, are absorbed
/// together.
fn digests(kernel: Kernel, algorithm: Algorithm, messages: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let (primitive, length) = (algorithm.primitive(), algorithm.digest_length());
    let mut states = vec![State::initial(algorithm, length, 0); messages.len()];
    let split = |lane: usize| messages[lane].split_at(ahead(lane) * primitive.block());
    for (lane, state) in states.iter_mut().enumerate() {
        kernel.absorb(primitive, &mut [Stream { state, blocks: split(lane).0 }]);
    }
    let together = states.iter_mut().enumerate();
    let mut streams: Vec<_> = together.map(|(lane, state)| Stream { state, blocks: split(lane).1 }).collect();
    kernel.absorb(primitive, &mut streams);
    let digest = |(mut state, message): (State, &Vec<u8>)| {
        let mut tail = [0; TAIL];
        let padded = state.pad(algorithm, &mut tail, 0, message.len() as u64);
        kernel.absorb(primitive, &mut [Stream { state: &mut state, blocks: &tail[..padded] }]);
        let mut digest = vec![0; length];
        state.digest(algorithm, &mut digest);
        digest
    };
    states.into_iter().zip(messages).map(digest).collect()
}

#[test]
fn every_kernel_absorbs_what_the_reference_does() {
    for name in HASHES {
        let algorithm: Algorithm = name.parse().expect("it is an algorithm");
        let primitive = algorithm.primitive();
        for kernel in Kernel::usable(primitive) {
            for (count, blocks) in
                (1..=kernel.degree(primitive)).flat_map(|count| (0..=5).map(move |blocks| (count, blocks)))
            {
                let length = |lane| (ahead(lane) + blocks) * primitive.block();
                let messages: Vec<_> = (0..count).map(|lane| message(length(lane), lane)).collect();
                let found = digests(kernel, algorithm, &messages);
                for (lane, (found, message)) in found.iter().zip(&messages).enumerate() {
                    let what = format!("{name}, {}, lane {lane} of {count}, {blocks} blocks", kernel.name());
                    assert_eq!(*found, reference::digest(algorithm, message), "{what}");
                }
            }
        }
    }
}

/// Of a state a kernel writes only the words that are Keccak's.
#[test]
fn words_behind_the_state_stay_as_they_are() {
    let algorithm: Algorithm = "sha3-256".parse().expect("it is an algorithm");
    let block = vec![0x5A; algorithm.primitive().block()];
    for kernel in Kernel::usable(algorithm.primitive()) {
        let mut state = State::initial(algorithm, 32, 0);
        (25..32).for_each(|i| state.set_word::<u64>(i, i as u64));
        kernel.absorb(algorithm.primitive(), &mut [Stream { state: &mut state, blocks: &block }]);
        assert!((25..32).all(|i| state.word::<u64>(i) == i as u64), "{}", kernel.name());
    }
}

/// Whole blocks of different numbers, and as many that are not whole.
#[test]
fn streams_that_do_not_fit_are_refused() {
    let primitive = "sha3-256".parse::<Algorithm>().expect("it is an algorithm").primitive();
    for kernel in Kernel::usable(primitive).into_iter().filter(|kernel| kernel.degree(primitive) > 1) {
        for lengths in [[136, 272], [137, 137]] {
            let refused = std::panic::catch_unwind(|| {
                let mut states = [(); 2].map(|()| State::initial(Algorithm::Sha3_256, 32, 0));
                let blocks = [0; 272];
                let streams = states.iter_mut().zip(lengths);
                let mut streams: Vec<_> =
                    streams.map(|(state, length)| Stream { state, blocks: &blocks[..length] }).collect();
                kernel.absorb(primitive, &mut streams);
            });
            assert!(refused.is_err(), "{}, {lengths:?}", kernel.name());
        }
    }
}
