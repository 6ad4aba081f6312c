//! Every kernel that absorbs, on every primitive, against the reference: different bytes in every
//! lane and block, every number of streams and of blocks to four, from states that differ.

use hashes::blake2::{self, Blake2, Blake2b, Blake2s, Position};
use hashes::sha2::Sums;
use hashes::{Algorithm, Primitive, State, Stream, TAIL, reference};
use kernels::batch::{Common, Kernel, Messages};
use lanes::Word;
use lanes::isa::Scalar;

/// A message whose blocks differ from each other and from those of other lanes.
fn message(length: usize, lane: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 167 + i / 64 * 13 + (lane + 1) * (i + 101)) as u8).collect()
}

/// Absorbs by the generic form on integer registers.
fn absorb_one(algorithm: Algorithm, state: &mut State, blocks: &[u8]) {
    hashes::absorb::absorb(Scalar, algorithm.primitive(), &mut [Stream { state, blocks }]);
}

/// The digest of a message that ends with `rest`, from the state after the bytes before it.
fn digest(algorithm: Algorithm, state: &State, rest: &[u8], total: usize) -> Vec<u8> {
    let (mut state, mut tail) = (state.clone(), [0; TAIL]);
    tail[..rest.len()].copy_from_slice(rest);
    let padded = state.pad(algorithm, &mut tail, rest.len(), total as u64);
    absorb_one(algorithm, &mut state, &tail[..padded]);
    let mut digest = vec![0; algorithm.digest_length()];
    state.digest(algorithm, &mut digest);
    digest
}

/// Lane `lane` has absorbed `lane % 3` blocks already, so that neither states nor counters agree.
fn absorbs_as_the_reference(algorithm: Algorithm, kernel: Kernel, count: usize, blocks: usize) {
    let primitive = algorithm.primitive();
    let block = primitive.block();
    let length = |lane: usize| (lane % 3 + blocks) * block + 1;
    let messages: Vec<_> = (0..count).map(|lane| message(length(lane), lane)).collect();
    let behind = |lane: usize| lane % 3 * block;
    let mut states = vec![State::initial(algorithm, algorithm.digest_length(), 0); count];
    for (lane, state) in states.iter_mut().enumerate() {
        absorb_one(algorithm, state, &messages[lane][..behind(lane)]);
    }
    let mut streams: Vec<_> = states
        .iter_mut()
        .enumerate()
        .map(|(lane, state)| Stream { state, blocks: &messages[lane][behind(lane)..][..blocks * block] })
        .collect();
    kernel.absorb(primitive, &mut streams);
    for (lane, state) in states.iter().enumerate() {
        let rest = &messages[lane][behind(lane) + blocks * block..];
        assert_eq!(
            digest(algorithm, state, rest, length(lane)),
            reference::digest(algorithm, &messages[lane]),
            "{algorithm} by {}, lane {lane} of {count}, {blocks} blocks",
            kernel.name()
        );
    }
}

#[test]
fn every_kernel_absorbs_what_the_reference_does() {
    for algorithm in Algorithm::NAMED.into_iter().filter(|algorithm| algorithm.passes() == 1) {
        for kernel in Kernel::usable(algorithm.primitive()) {
            for count in 1..=kernel.degree(algorithm.primitive()) {
                for blocks in 0..=4 {
                    absorbs_as_the_reference(algorithm, kernel, count, blocks);
                }
            }
        }
    }
}

/// One algorithm a primitive, one block: few enough for Miri, which takes seconds for a millisecond
/// (`ci/miri.sh`).
#[test]
fn every_primitive_absorbs_a_block_on_every_kernel() {
    let blake2 = [Algorithm::Blake2s(32), Algorithm::Blake2b(64)];
    for algorithm in [Algorithm::Sha256, Algorithm::Sha512, Algorithm::Sha3_256].into_iter().chain(blake2) {
        for kernel in Kernel::usable(algorithm.primitive()) {
            absorbs_as_the_reference(algorithm, kernel, kernel.degree(algorithm.primitive()), 1);
        }
    }
}

/// Absorbs blocks from a state at `t` bytes, with f set in odd lanes as for a last block, and
/// compares with the compression function at every position.
fn t_is_counted<H: Blake2>(primitive: Primitive, kernel: Kernel, t: impl Fn(usize) -> u64, blocks: usize)
where
    H::Word: lanes::Lanes<Word = H::Word, Token = Scalar>,
{
    let algorithm =
        if primitive == Primitive::Blake2s { Algorithm::Blake2s(32) } else { Algorithm::Blake2b(64) };
    let block = primitive.block();
    let count = kernel.degree(primitive);
    let messages: Vec<_> = (0..count).map(|lane| message(blocks * block, lane)).collect();
    let mut states = vec![State::initial(algorithm, algorithm.digest_length(), 0); count];
    for (lane, state) in states.iter_mut().enumerate() {
        state.set_counter::<H::Word>(t(lane));
        state.set_word(10, H::Word::truncate(if lane % 2 == 1 { u64::MAX } else { 0 }));
    }
    let mut streams: Vec<_> =
        states.iter_mut().zip(&messages).map(|(state, message)| Stream { state, blocks: message }).collect();
    kernel.absorb(primitive, &mut streams);
    for (lane, state) in states.iter().enumerate() {
        let mut h = blake2::initial::<H>(algorithm.digest_length(), 0);
        let mut bytes = t(lane);
        for block in messages[lane].chunks(block) {
            bytes = bytes.wrapping_add(block.len() as u64);
            let words = core::array::from_fn(|i| Word::from_le(&block[i * size_of::<H::Word>()..]));
            let position = Position { bytes: u128::from(bytes), last: lane % 2 == 1 };
            h = blake2::compress::<H, H::Word, false>(Scalar, h, words, position);
        }
        let what = format!("{}, t = {:#x} in lane {lane}", kernel.name(), t(lane));
        assert_eq!(core::array::from_fn(|i| state.word::<H::Word>(i)), h, "{what}");
        assert_eq!(state.counter::<H::Word>(), bytes, "{what}");
    }
}

/// The carry into the upper half of t, at every block and in one lane or another, and the wrap that
/// `State::pad` counts on.
#[test]
fn t_of_blake2_carries_and_wraps() {
    for kernel in Kernel::usable(Primitive::Blake2s) {
        for before in 0..6 {
            let carry = |lane: usize| (1 << 32) - 64 * before - 1 - 7 * lane as u64;
            t_is_counted::<Blake2s>(Primitive::Blake2s, kernel, carry, 5);
            let in_one = |lane: usize| if lane == 3 { (9 << 32) - 64 * before } else { 77 * lane as u64 };
            t_is_counted::<Blake2s>(Primitive::Blake2s, kernel, in_one, 5);
        }
        t_is_counted::<Blake2s>(Primitive::Blake2s, kernel, |lane| (lane as u64).wrapping_sub(64), 1);
    }
    for kernel in Kernel::usable(Primitive::Blake2b) {
        t_is_counted::<Blake2b>(Primitive::Blake2b, kernel, |lane| (1 << 32) - 128 - lane as u64, 3);
        t_is_counted::<Blake2b>(Primitive::Blake2b, kernel, |lane| (lane as u64).wrapping_sub(128), 1);
    }
}

/// Digests of whole messages of `length` bytes, of `digest` bytes each.
fn digests_as_the_reference(
    algorithm: Algorithm,
    kernel: Kernel,
    count: usize,
    length: usize,
    digest: usize,
) {
    let primitive = algorithm.primitive();
    let (whole, initial) = (algorithm.whole(length), State::initial(algorithm, digest, 0));
    let messages: Vec<_> = (0..count).map(|lane| message(length, lane)).collect();
    let (mut ends, mut end_length) = (Vec::new(), 0);
    for message in &messages {
        let (rest, mut end) = (&message[whole..], [0; TAIL]);
        end[..rest.len()].copy_from_slice(rest);
        end_length = initial.clone().pad(algorithm, &mut end, rest.len(), length as u64);
        ends.extend_from_slice(&end[..end_length]);
    }
    let blocks: Vec<_> = messages.iter().map(|message| &message[..whole]).collect();
    let lengths = vec![length as u64; count];
    let known = primitive == Primitive::Sha256 && length > 0 && whole == length;
    let sums = known.then(|| Sums::of_padding(length as u64));
    for sums in [None, sums.as_ref()] {
        let common = Common { primitive, initial: &initial, length: digest, sums };
        let blocks = if whole == 0 { &[][..] } else { &blocks };
        let mut digests = vec![0xEE; count * digest];
        kernel.digests(
            &common,
            &Messages { lengths: &lengths, blocks, ends: &ends, end_length },
            &mut digests,
        );
        for (lane, digest) in digests.chunks(digest).enumerate() {
            assert_eq!(
                digest,
                reference::digest_keyed(algorithm, &[], &messages[lane], digest.len()),
                "{algorithm} by {}, message {lane} of {count}, {length} bytes",
                kernel.name()
            );
        }
    }
}

/// One message, fewer than lanes, as many, more; no blocks before the end to three of them, and ends
/// of one block and of two.
#[test]
fn every_kernel_computes_the_digests_of_the_reference() {
    for algorithm in Algorithm::NAMED.into_iter().filter(|algorithm| algorithm.passes() == 1) {
        let (block, longest) = (algorithm.primitive().block(), algorithm.single_block());
        let lengths = [0, 1, 32, longest, longest + 1, block, 2 * block - 1, 2 * block, 3 * block + 5];
        for kernel in Kernel::usable(algorithm.primitive()) {
            let degree = kernel.degree(algorithm.primitive());
            for length in lengths {
                for count in [1, 2, degree.div_ceil(2), degree, degree + 1, 2 * degree + 3] {
                    let digest = algorithm.digest_length();
                    digests_as_the_reference(algorithm, kernel, count, length, digest);
                }
            }
        }
    }
}

/// Digests of every length that there is, and those of sponges to a whole block.
#[test]
fn every_kernel_writes_digests_of_any_length() {
    let longest =
        [(Algorithm::Blake2s as fn(u8) -> Algorithm, 32), (Algorithm::Blake2b as fn(u8) -> Algorithm, 64)];
    for (algorithm, longest) in longest {
        for length in 1..=longest {
            for kernel in Kernel::usable(algorithm(length).primitive()) {
                digests_as_the_reference(algorithm(length), kernel, 5, 40, length.into());
            }
        }
    }
    for algorithm in [Algorithm::Shake128, Algorithm::Shake256] {
        for kernel in Kernel::usable(algorithm.primitive()) {
            for length in 1..=algorithm.primitive().block() {
                digests_as_the_reference(algorithm, kernel, 5, 40, length);
            }
        }
    }
}

#[test]
fn no_stream_is_no_work() {
    for kernel in Kernel::usable(Primitive::Sha256) {
        kernel.absorb(Primitive::Sha256, &mut []);
    }
}

#[test]
#[should_panic(expected = "not whole")]
fn part_of_a_block_is_refused() {
    let algorithm = Algorithm::Sha256;
    let mut state = State::initial(algorithm, 32, 0);
    let kernel = Kernel::usable(Primitive::Sha256)[0];
    kernel.absorb(Primitive::Sha256, &mut [Stream { state: &mut state, blocks: &[0; 65] }]);
}

/// The block whose sums are known, after none to five that differ: the padding of messages of five
/// blocks, the first of them absorbed by the generic form on integer registers, so that the states
/// differ too.
#[test]
fn every_kernel_absorbs_known_sums_as_the_reference_does_the_block() {
    const BLOCKS: usize = 5;
    let sums = Sums::of_padding(64 * BLOCKS as u64);
    let kernels = Kernel::usable(Primitive::Sha256);
    for kernel in &kernels {
        for count in 1..=kernel.degree(Primitive::Sha256) {
            for before in 0..=BLOCKS {
                let messages: Vec<_> = (0..count).map(|lane| message(64 * BLOCKS, lane)).collect();
                let mut states = vec![State::initial(Algorithm::Sha256, 32, 0); count];
                for (state, message) in states.iter_mut().zip(&messages) {
                    let blocks = &message[..64 * before];
                    kernels[0].absorb(Primitive::Sha256, &mut [Stream { state, blocks }]);
                }
                let rest = messages.iter().map(|message| &message[64 * before..]);
                let mut streams: Vec<_> =
                    states.iter_mut().zip(rest).map(|(state, blocks)| Stream { state, blocks }).collect();
                kernel.absorb_sums(&mut streams, &sums);
                for (lane, (state, message)) in states.iter().zip(&messages).enumerate() {
                    let mut digest = vec![0; 32];
                    state.digest(Algorithm::Sha256, &mut digest);
                    let expected = reference::digest(Algorithm::Sha256, message);
                    let what = format!("{}, lane {lane} of {count}, {before} before", kernel.name());
                    assert_eq!(digest, expected, "{what}");
                }
            }
        }
    }
}
