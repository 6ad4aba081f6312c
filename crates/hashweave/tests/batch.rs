//! Compares hashers, alone and many at once, with the reference: every algorithm, on every kernel
//! in turn and on the chosen ones.

use hashweave::batch::{Engine, Kernel, Outcome, Plan, Primitive};
use hashweave::tree::Blake3;
use hashweave::{
    Algorithm, Hasher, LengthError, Part, Pool, Scheduler, digest, digest_many, digest_many_keyed,
    digest_rows, digests_of, reference, update_many, verify,
};
use proptest::prelude::*;
use std::io::Write;

/// A message without symmetry.
fn message(seed: usize, length: usize) -> Vec<u8> {
    let mut x = seed as u64 + 1;
    (0..length)
        .map(|_| {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (x >> 56) as u8
        })
        .collect()
}

/// Returns the engines on which an algorithm is tested: the machine's own, and every kernel for any
/// number of streams.
fn engines(primitive: Primitive) -> Vec<Engine> {
    let forced = Kernel::usable(primitive).into_iter().map(|kernel| Engine::with_kernel(primitive, kernel));
    core::iter::once(Engine::new()).chain(forced).collect()
}

/// Compares the digests of messages of these lengths, on all engines.
fn check_many(engines: &[Engine], algorithm: Algorithm, lengths: impl Iterator<Item = usize>) {
    let messages: Vec<_> = lengths.enumerate().map(|(i, length)| message(i, length)).collect();
    let expected: Vec<_> = messages.iter().map(|message| reference::digest(algorithm, message)).collect();
    let size = algorithm.digest_length();
    for engine in engines {
        let mut out = vec![0xAA; messages.len() * size];
        engine.digest_many(algorithm, &messages, &mut out);
        for (i, (expected, digest)) in expected.iter().zip(out.chunks(size)).enumerate() {
            let length = messages[i].len();
            assert_eq!(digest, expected, "{algorithm}, message {i} of {length} bytes, {engine:?}");
        }
    }
}

#[test]
fn every_length_in_two_portions() {
    for algorithm in Algorithm::NAMED {
        let block = algorithm.primitive().block();
        for length in 0..=3 * block + 1 {
            let message = message(length, length);
            let mut hasher = Hasher::new(algorithm);
            let (first, second) = message.split_at(length * (length % 5) / 4);
            hasher.update(first);
            hasher.update(second);
            assert_eq!(
                hasher.digest(),
                reference::digest(algorithm, &message),
                "{algorithm}, {length} bytes"
            );
        }
    }
}

/// Hashes any number of messages around the widths of kernels; all have the same length, up to
/// three blocks.
#[test]
fn messages_of_one_length() {
    for algorithm in Algorithm::NAMED {
        let engines = engines(algorithm.primitive());
        for (count, step) in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 100].into_iter().zip(0..) {
            for length in (7 * step..=3 * algorithm.primitive().block() + 1).step_by(89) {
                check_many(&engines, algorithm, core::iter::repeat_n(length, count));
            }
        }
        for length in [64, 128, 192, 256, 320] {
            check_many(&engines, algorithm, core::iter::repeat_n(length, 37));
        }
    }
}

/// Hashes messages of different lengths that have the same number of blocks when padded: every such
/// length, at every place of a step.
#[test]
fn messages_of_equally_many_blocks() {
    for algorithm in Algorithm::NAMED {
        let engines = engines(algorithm.primitive());
        let mut classes: Vec<Vec<usize>> = Vec::new();
        for length in 0..=400 {
            match classes.last_mut() {
                Some(class) if algorithm.padded(class[0]) == algorithm.padded(length) => class.push(length),
                _ => classes.push(vec![length]),
            }
        }
        for class in classes {
            let stride = class.len() / 2 + 1;
            check_many(&engines, algorithm, (0..2 * class.len()).map(|i| class[i * stride % class.len()]));
        }
    }
}

/// Hashes mixes: all lengths up to three blocks with some long ones among them, and few streams of
/// very different lengths.
#[test]
fn messages_of_different_lengths() {
    for algorithm in Algorithm::NAMED {
        let engines = engines(algorithm.primitive());
        let all = 3 * algorithm.primitive().block() + 2;
        check_many(&engines, algorithm, (0..all).map(|i| i * 89 % all));
        check_many(
            &engines,
            algorithm,
            (0..50).map(|i| if i % 9 == 4 { 5007 + 31 * i } else { i * 7 % 300 }),
        );
        check_many(&engines, algorithm, [30_011, 3, 500, 0, 64, 4097].into_iter());
        check_many(&engines, algorithm, [1, 20_000].into_iter());
        check_many(&engines, algorithm, (0..40).map(|i| 3000 - i));
    }
}

/// A caller may reuse buffers for other bytes as soon as a call has returned.
/// Of one block to seven, in no order: enough of them that those of equally many blocks go together,
/// and some are left.
#[test]
fn short_messages_of_different_lengths() {
    for algorithm in Algorithm::NAMED {
        let block = algorithm.primitive().block();
        let engines = engines(algorithm.primitive());
        for count in [31, 32, 64, 100, 333] {
            check_many(
                &engines,
                algorithm,
                (0..count).map(|i| i * 97 % (if i % 9 == 0 { 7 } else { 4 } * block)),
            );
        }
    }
}

#[test]
fn buffers_are_free_after_each_call() {
    for algorithm in Algorithm::NAMED {
        for engine in engines(algorithm.primitive()) {
            let mut hashers = vec![Hasher::new(algorithm); 21];
            let mut messages = vec![Vec::new(); hashers.len()];
            let mut buffers = vec![vec![0; 700]; hashers.len()];
            for round in 0..7 {
                let lengths: Vec<usize> = (0..hashers.len()).map(|i| (i * 131 + round * 277) % 700).collect();
                for (i, buffer) in buffers.iter_mut().enumerate() {
                    buffer.copy_from_slice(&message(100 * round + i, 700));
                    messages[i].extend_from_slice(&buffer[..lengths[i]]);
                }
                let parts = hashers.iter_mut().zip(&buffers).zip(&lengths);
                let mut parts: Vec<_> = parts
                    .map(|((hasher, buffer), length)| Part { hasher, bytes: &buffer[..*length] })
                    .collect();
                engine.update_many(&mut parts);
                buffers.iter_mut().for_each(|buffer| buffer.fill(0x55));
                let mut digests = vec![0; hashers.len() * algorithm.digest_length()];
                engine.digests_of(&hashers, &mut digests);
                for (i, digest) in digests.chunks(algorithm.digest_length()).enumerate() {
                    assert_eq!(
                        digest,
                        reference::digest(algorithm, &messages[i]),
                        "{algorithm}, {i}, {engine:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn mixed_algorithms() {
    let mut hashers: Vec<_> =
        Algorithm::NAMED.into_iter().cycle().take(2 * Algorithm::NAMED.len() + 3).map(Hasher::new).collect();
    let messages: Vec<_> = (0..hashers.len()).map(|i| message(i, 1000)).collect();
    for (from, to) in [(0, 1), (1, 300), (300, 301), (301, 1000), (1000, 1000)] {
        let parts = hashers.iter_mut().zip(&messages);
        let mut parts: Vec<_> =
            parts.map(|(hasher, message)| Part { hasher, bytes: &message[from..to] }).collect();
        update_many(&mut parts);
    }
    let expected: Vec<_> =
        hashers.iter().zip(&messages).flat_map(|(h, m)| reference::digest(h.algorithm(), m)).collect();
    let mut out = vec![0; expected.len()];
    digests_of(&hashers, &mut out);
    assert_eq!(out, expected);
}

#[test]
fn shake_of_any_length() {
    for algorithm in [Algorithm::Shake128, Algorithm::Shake256] {
        for engine in engines(algorithm.primitive()) {
            let lengths = [0, 1, 135, 136, 137, 167, 168, 169, 1000, 336, 17];
            let message = message(3, 400);
            let mut hashers: Vec<_> = lengths
                .iter()
                .map(|length| Hasher::with_length(algorithm, *length).expect("any length"))
                .collect();
            for hasher in &mut hashers {
                hasher.update(&message);
            }
            let mut out = vec![0; lengths.iter().sum()];
            engine.digests_of(&hashers, &mut out);
            let mut rest = &out[..];
            for (length, hasher) in lengths.into_iter().zip(&hashers) {
                let expected = reference::digest_keyed(algorithm, &[], &message, length);
                assert_eq!(hasher.digest(), expected, "{algorithm}, {length} bytes");
                assert_eq!(rest[..length], expected, "{algorithm}, {length} bytes in lanes, {engine:?}");
                rest = &rest[length..];
            }
        }
    }
}

#[test]
fn keys_and_digest_lengths_of_blake2() {
    for (algorithm, most) in [(Algorithm::Blake2s(32), 32), (Algorithm::Blake2b(64), 64)] {
        for length in [1, 20, most] {
            for key in [0, 1, most] {
                let key = message(9, key);
                for bytes in [0, 1, 63, 64, 65, 127, 128, 129, 300] {
                    let message = message(7, bytes);
                    let mut hasher = Hasher::keyed(algorithm, length, &key).expect("lengths that there are");
                    for _ in 0..2 {
                        hasher.update(&message);
                        let expected = reference::digest_keyed(algorithm, &key, &message, length);
                        assert_eq!(hasher.digest(), expected, "{algorithm}, {bytes} bytes");
                        hasher.reset();
                    }
                }
            }
        }
    }
}

/// Hashes messages under keys of all lengths. The messages have all lengths up to three blocks,
/// some of them none, or lengths within one block; there are few and many, on every kernel.
#[test]
fn many_messages_under_a_key() {
    for (algorithm, longest) in
        [(Algorithm::Blake2s(32), 32), (Algorithm::Blake2s(7), 32), (Algorithm::Blake2b(48), 64)]
    {
        let (size, block) = (algorithm.digest_length(), algorithm.primitive().block());
        for engine in engines(algorithm.primitive()) {
            for key_length in 0..=longest {
                let key = message(1000 + key_length, key_length);
                for (count, one_block) in
                    [(0, false), (1, false), (3, false), (21, false), (1, true), (21, true)]
                {
                    let length = |i: usize| match one_block {
                        true => 1 + (i * 7 + key_length) % block,
                        false => {
                            (i * (key_length + 37) + key_length) % (3 * block + 2)
                                * usize::from(!i.is_multiple_of(4))
                        }
                    };
                    let messages: Vec<_> = (0..count).map(|i| message(i, length(i))).collect();
                    let mut out = vec![0xAA; count * size];
                    engine.digest_many_keyed(algorithm, &key, &messages, &mut out).expect("a key");
                    for (message, digest) in messages.iter().zip(out.chunks(size)) {
                        let expected = reference::digest_keyed(algorithm, &key, message, size);
                        let what = format!("{algorithm}, key of {key_length}, message of {}", message.len());
                        assert_eq!(digest, expected, "{what}, {count} messages, {engine:?}");
                    }
                }
            }
        }
    }
}

/// Messages of BLAKE3 under a key and as key material: none, one, and many of one length, of a few
/// blocks, and of all lengths up to some chunks, so that some are trees; on every kernel.
#[test]
fn many_messages_of_blake3_in_every_mode() {
    let (algorithm, context) = (Algorithm::Blake3, "hashweave 2026-11-28 many messages");
    let key: [u8; 32] = core::array::from_fn(|i| (i * 31 + 1) as u8);
    let [mac, derive] = [Blake3::keyed(&key), Blake3::derive_key(context)];
    let lengths: [fn(usize) -> usize; 4] =
        [|_| 32, |i| i * 7 % 65, |i| i * 67 % 1025, |i| i * 997 % 5000 * usize::from(i % 9 > 0)];
    for length in lengths {
        for count in [0, 1, 2, 21, 70] {
            let messages: Vec<_> = (0..count).map(|i| message(i, length(i))).collect();
            let expected = |digest: &dyn Fn(&[u8]) -> Vec<u8>| {
                messages.iter().flat_map(|message| digest(message)).collect::<Vec<u8>>()
            };
            let under_key = expected(&|message| reference::digest_keyed(algorithm, &key, message, 32));
            let derived = expected(&|message| reference::blake3::derive_key(context.as_bytes(), message, 32));
            let mut out = vec![0xAA; count * 32];
            for engine in engines(algorithm.primitive()) {
                engine.digest_many_keyed(algorithm, &key, &messages, &mut out).expect("a key");
                assert_eq!(out, under_key, "{count} messages of {} bytes, {engine:?}", length(1));
            }
            for (hasher, expected) in [(&mac, &under_key), (&derive, &derived)] {
                let mut used = hasher.clone();
                used.update(b"a message of its own");
                used.digest_many(&messages, &mut out);
                assert_eq!(out, *expected, "{count} messages of {} bytes", length(1));
            }
            for (message, expected) in messages.iter().zip(under_key.chunks(32)) {
                let mut hasher = Hasher::keyed(algorithm, 32, &key).expect("a key of 32 bytes");
                for _ in 0..2 {
                    assert_eq!(hasher.update(message).digest(), *expected);
                    hasher.reset();
                }
                let mut digest = [0; 32];
                algorithm.digest(&key, message, &mut digest);
                assert_eq!(digest, *expected, "the scalar path");
            }
        }
    }
}

/// An algorithm without keys accepts an empty one.
#[test]
fn keys_that_an_algorithm_does_not_take() {
    let mut out = [0; 32];
    let mut try_key =
        |algorithm, length| digest_many_keyed(algorithm, &[7; 65][..length], &["abc"], &mut out);
    let refused = |algorithm, length| Err(LengthError::Key { algorithm, length });
    assert_eq!(try_key(Algorithm::Sha256, 0), Ok(()));
    assert_eq!(try_key(Algorithm::Sha256, 1), refused(Algorithm::Sha256, 1));
    for length in [1, 31, 33] {
        assert_eq!(try_key(Algorithm::Blake3, length), refused(Algorithm::Blake3, length));
    }
    assert_eq!(try_key(Algorithm::Blake2s(32), 33), refused(Algorithm::Blake2s(32), 33));
    assert_eq!(try_key(Algorithm::Blake2b(32), 65), refused(Algorithm::Blake2b(32), 65));
}

#[test]
fn lengths_that_there_are_not() {
    let with = |algorithm, length| Hasher::with_length(algorithm, length).map(|hasher| hasher.algorithm());
    assert_eq!(with(Algorithm::Blake2b(64), 20), Ok(Algorithm::Blake2b(20)));
    assert_eq!(with(Algorithm::Sha384, 48), Ok(Algorithm::Sha384));
    for (algorithm, length) in [
        (Algorithm::Blake2s(32), 0),
        (Algorithm::Blake2s(32), 33),
        (Algorithm::Blake2b(32), 65),
        (Algorithm::Blake2b(32), 256 + 32),
        (Algorithm::Sha256, 31),
        (Algorithm::Sha3x, 0),
    ] {
        assert_eq!(with(algorithm, length), Err(LengthError::Digest { algorithm, length }));
    }
    let key =
        |algorithm: Algorithm, length| Hasher::keyed(algorithm, algorithm.digest_length(), &vec![0; length]);
    assert!(key(Algorithm::Sha256, 0).is_ok());
    for (algorithm, length) in
        [(Algorithm::Blake2s(32), 33), (Algorithm::Blake2b(64), 65), (Algorithm::Sha256, 1)]
    {
        assert_eq!(key(algorithm, length).map(drop), Err(LengthError::Key { algorithm, length }));
    }
    assert_eq!(
        LengthError::Digest { algorithm: Algorithm::Blake2s(32), length: 33 }.to_string(),
        "blake2s-256 has no digest of 33 bytes: give 1 to 32"
    );
    assert_eq!(
        LengthError::Key { algorithm: Algorithm::Sha256, length: 5 }.to_string(),
        "sha256 takes no key of 5 bytes: give none"
    );
}

#[test]
#[should_panic(expected = "2 digests have 32 bytes each")]
fn too_little_room_for_digests() {
    digest_many(Algorithm::Sha256, &["a", "b"], &mut [0; 63]);
}

#[test]
#[should_panic(expected = "there is no blake2s-0")]
fn an_algorithm_that_there_is_not() {
    digest_many(Algorithm::Blake2s(0), &["a", "b"], &mut []);
}

/// The refusal comes at once, not with the first message.
#[test]
fn a_kernel_of_another_primitive_is_refused() {
    let primitives = [Algorithm::Sha256, Algorithm::Sha512, Algorithm::Blake2b(64), Algorithm::Sha3_256]
        .map(Algorithm::primitive);
    for primitive in primitives {
        let own: Vec<_> = Kernel::usable(primitive).into_iter().map(Kernel::name).collect();
        for kernel in primitives.into_iter().flat_map(Kernel::usable) {
            let engine = std::panic::catch_unwind(|| Engine::with_kernel(primitive, kernel));
            assert_eq!(engine.is_ok(), own.contains(&kernel.name()), "{primitive:?}, {}", kernel.name());
        }
    }
}

/// An action on one of several streams.
#[derive(Clone, Debug)]
enum Action {
    /// Appends bytes from a common source, to as many streams at once as there are entries.
    Update(Vec<(usize, usize)>),
    Write(usize, usize),
    /// Makes the second a copy of the first.
    Clone(usize, usize),
    Finish(usize),
    FinishAll,
    Reset(usize),
}

const STREAMS: usize = 20;

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let length = || prop_oneof![0..300usize, 0..300usize, 0..5000usize];
    let stream = || 0..STREAMS;
    let action = prop_oneof![
        4 => prop::collection::vec((stream(), length()), 1..STREAMS).prop_map(Action::Update),
        1 => (stream(), length()).prop_map(|(stream, length)| Action::Write(stream, length)),
        1 => (stream(), stream()).prop_map(|(from, to)| Action::Clone(from, to)),
        1 => stream().prop_map(Action::Finish),
        1 => Just(Action::FinishAll),
        1 => stream().prop_map(Action::Reset),
    ];
    prop::collection::vec(action, 1..12)
}

/// Streams, and the bytes that each has been given.
struct Streams {
    hashers: Vec<Hasher>,
    bytes: Vec<Vec<u8>>,
    source: Vec<u8>,
}

impl Streams {
    fn check(&self, i: usize, digest: &[u8]) {
        let algorithm = self.hashers[i].algorithm();
        assert_eq!(digest, reference::digest(algorithm, &self.bytes[i]), "{algorithm}, stream {i}");
    }

    fn update(&mut self, lengths: &[(usize, usize)]) {
        let mut wanted = [None; STREAMS];
        for (stream, length) in lengths {
            wanted[*stream] = Some(*length);
        }
        let mut parts = Vec::new();
        for (i, hasher) in self.hashers.iter_mut().enumerate() {
            if let Some(length) = wanted[i] {
                let bytes = &self.source[i..i + length];
                self.bytes[i].extend_from_slice(bytes);
                parts.push(Part { hasher, bytes });
            }
        }
        update_many(&mut parts);
    }

    fn act(&mut self, action: &Action) {
        match *action {
            Action::Update(ref lengths) => self.update(lengths),
            Action::Write(i, length) => {
                self.hashers[i].write_all(&self.source[..length]).expect("hashing cannot fail");
                self.bytes[i].extend_from_slice(&self.source[..length]);
            }
            Action::Clone(from, to) => {
                self.hashers[to] = self.hashers[from].clone();
                self.bytes[to] = self.bytes[from].clone();
            }
            Action::Finish(i) => self.check(i, &self.hashers[i].digest()),
            Action::FinishAll => {
                let mut out = vec![0; self.hashers.iter().map(Hasher::digest_length).sum()];
                digests_of(&self.hashers, &mut out);
                let mut rest = &out[..];
                for (i, hasher) in self.hashers.iter().enumerate() {
                    let (digest, next) = rest.split_at(hasher.digest_length());
                    self.check(i, digest);
                    rest = next;
                }
            }
            Action::Reset(i) => {
                self.hashers[i].reset();
                self.bytes[i].clear();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Streams of a few algorithms, some of which share lanes, are updated, cloned, finished and
    /// reset in any order.
    #[test]
    fn interleaved_streams(first in 0..Algorithm::NAMED.len(), kinds in 1..5usize, actions in actions()) {
        let algorithm = |i: usize| Algorithm::NAMED[(first + i % kinds) % Algorithm::NAMED.len()];
        let mut streams = Streams {
            hashers: (0..STREAMS).map(|i| Hasher::new(algorithm(i))).collect(),
            bytes: vec![Vec::new(); STREAMS],
            source: message(first, 6000),
        };
        for action in &actions {
            streams.act(action);
        }
        streams.act(&Action::FinishAll);
    }

    /// Whole messages and parts of streams go through a scheduler, which is polled now and then.
    #[test]
    fn scheduled_messages_and_parts(
        first in 0..Algorithm::NAMED.len(),
        lengths in prop::collection::vec(prop_oneof![0..300usize, 0..5000usize], 0..120),
        polls in 0..4usize,
    ) {
        let algorithm = Algorithm::NAMED[first];
        let mut scheduler = Scheduler::new(algorithm);
        let mut handed_back = vec![false; lengths.len()];
        for (i, length) in lengths.iter().enumerate() {
            if i % 3 == 1 {
                let mut hasher = Hasher::new(Algorithm::NAMED[(first + i % 2) % Algorithm::NAMED.len()]);
                hasher.update(&message(i, 77));
                scheduler.submit_part(i, hasher, message(i, 77 + length)[77..].to_vec());
            } else {
                scheduler.submit(i, message(i, *length));
            }
            for _ in 0..polls {
                scheduler.poll().into_iter().for_each(|done| check_done(algorithm, &lengths, &mut handed_back, done));
            }
        }
        while let Some(done) = scheduler.flush() {
            check_done(algorithm, &lengths, &mut handed_back, done);
        }
        prop_assert!(scheduler.is_empty());
        prop_assert!(scheduler.poll().is_none());
        prop_assert!(handed_back.into_iter().all(|back| back));
    }
}

/// Checks that everything comes back once, with its bytes and the right result.
fn check_done(
    algorithm: Algorithm,
    lengths: &[usize],
    handed_back: &mut [bool],
    done: hashweave::batch::Done<usize, Vec<u8>>,
) {
    let i = done.tag;
    assert!(!handed_back[i], "{i} came twice");
    handed_back[i] = true;
    if let Some(digest) = done.outcome.digest() {
        assert_eq!(done.bytes, message(i, lengths[i]));
        assert_eq!(digest.as_ref(), reference::digest(algorithm, &done.bytes), "{algorithm}, {i}");
    } else {
        let hasher = done.outcome.hasher().expect("a hasher if no digest");
        let whole = message(i, 77 + lengths[i]);
        assert_eq!(done.bytes, whole[77..]);
        assert_eq!(hasher.digest(), reference::digest(hasher.algorithm(), &whole), "part {i}");
    }
}

/// A poll works while there is enough for all lanes, and does not work with less.
#[test]
fn a_poll_waits_until_lanes_are_full() {
    for algorithm in [Algorithm::Sha256, Algorithm::Blake2b(64), Algorithm::Sha3_256] {
        let width = Plan::of(algorithm.primitive()).width();
        let mut scheduler = Scheduler::new(algorithm);
        for i in 0..width {
            assert!(scheduler.poll().is_none(), "{algorithm}: {i} of {width} lanes are enough");
            scheduler.submit(i, vec![0; 100]);
        }
        let mut back = 0;
        while scheduler.poll().is_some() {
            back += 1;
        }
        assert_eq!((back, scheduler.len()), (width, 0), "{algorithm}");
    }
}

/// Messages around the length of a chunk, from which on BLAKE3 is a tree, in all ways to hash them.
#[test]
fn messages_that_are_trees() {
    let algorithm = Algorithm::Blake3;
    let lengths = [0, 1, 64, 65, 1023, 1024, 1025, 2047, 2048, 2049, 5000, 100_000];
    let messages: Vec<_> = lengths.into_iter().enumerate().map(|(i, length)| message(i, length)).collect();
    let expected: Vec<_> = messages.iter().map(|message| reference::digest(algorithm, message)).collect();
    let (mut scheduler, pool) = (Scheduler::new(algorithm), Pool::new());
    for (i, (message, expected)) in messages.iter().zip(&expected).enumerate() {
        let length = message.len();
        assert_eq!(verify(algorithm, message), *expected, "{length} bytes");
        assert_eq!(digest(algorithm, message), *expected, "{length} bytes");
        assert_eq!(pool.digest(algorithm, message), *expected, "{length} bytes");
        let rows: Vec<u8> = [message; 3].into_iter().flatten().copied().collect();
        let mut digests = [0; 3 * 32];
        digest_rows(algorithm, &rows, length, length, &mut digests).expect("they fit");
        assert_eq!(digests, *expected.repeat(3), "{length} bytes");
        scheduler.submit(i, message.clone());
        scheduler.submit_part(i + messages.len(), Hasher::new(algorithm), message.clone());
    }
    let mut returned = 0;
    while let Some(done) = scheduler.flush() {
        let digest = match done.outcome {
            Outcome::Digest(digest) => digest,
            Outcome::Hasher(hasher) => hasher.digest(),
            other => panic!("{other:?}"),
        };
        assert_eq!(digest, expected[done.tag % messages.len()], "submission {}", done.tag);
        assert_eq!(done.bytes, messages[done.tag % messages.len()]);
        returned += 1;
    }
    assert!(scheduler.is_empty() && returned == 2 * messages.len());
}
