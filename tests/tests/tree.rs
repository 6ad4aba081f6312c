//! Tree hashes: the official vectors on every kernel, and messages of every kind of length against
//! the slow reference.

use hashes::reference;
use hashweave::tree::{Blake3, CommP, TreeFunction, TreeHasher, TreeOptions};
use hashweave_tests::engines::Wrong;
use hashweave_tests::official::{self, OfBlake3};
use kernels::blake3::Kernel;

const CHUNK: usize = 1024;

/// The kernels chosen, and each alone.
fn engines() -> Vec<Option<Kernel>> {
    [None].into_iter().chain(Kernel::usable().map(Some)).collect()
}

fn name(engine: Option<Kernel>) -> &'static str {
    engine.map_or("the kernels chosen", Kernel::name)
}

fn by(hasher: Blake3, engine: Option<Kernel>) -> Blake3 {
    match engine {
        Some(kernel) => hasher.by(kernel),
        None => hasher,
    }
}

/// The output of the message in portions.
fn output<'a>(mut hasher: Blake3, portions: impl IntoIterator<Item = &'a [u8]>, length: usize) -> Vec<u8> {
    portions.into_iter().for_each(|portion| hasher.update(portion));
    let mut out = vec![0xEE; length];
    hasher.finalize_xof(&mut out);
    out
}

/// Bytes without a period that a chunk, a block or a group of lanes has.
fn message(length: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 167 + i / 64 * 13 + i / 1024 * 7 + length) as u8).collect()
}

#[test]
fn official_vectors_of_blake3() {
    let OfBlake3 { key, context, cases } = official::blake3();
    let mut wrong = Wrong::default();
    for (message, expected) in &cases {
        let (length, out) = (message.len(), expected[0].len());
        let slow = [
            reference::blake3::hash(message, out),
            reference::blake3::keyed_hash(&key, message, out),
            reference::blake3::derive_key(context.as_bytes(), message, out),
        ];
        assert_eq!(slow, *expected, "reference: {length} bytes");
        for engine in engines() {
            let modes = [Blake3::new(), Blake3::keyed(&key), Blake3::derive_key(&context)];
            for (mode, (hasher, expected)) in modes.into_iter().zip(expected).enumerate() {
                let hasher = by(hasher, engine);
                let (whole, cut) = message.split_at(message.len() / 97 * 97);
                let whole = [
                    output(hasher.clone(), [&message[..]], out),
                    output(hasher, whole.chunks(97).chain([cut]), out),
                ];
                if whole.iter().any(|got| got != expected) {
                    wrong.note("tree", "blake3", name(engine), || format!("mode {mode}, {length} bytes"));
                }
            }
        }
    }
    wrong.none();
}

/// Every option gives the hash that has it from the beginning, also after a reset.
#[test]
fn options_of_tree_hashes() {
    const KEY: &[u8] = &[7; 32];
    let message = message(5000);
    let with = |function, options: &TreeOptions<'_>| {
        let mut hasher = TreeHasher::with(function, options).expect("it has these options");
        hasher.update(b"another message");
        hasher.reset();
        hasher.update(&message);
        let mut out = vec![0; function.digest_length()];
        hasher.finalize_xof(&mut out);
        out
    };
    let options = |set: fn(&mut TreeOptions<'static>)| {
        let mut options = TreeOptions::default();
        set(&mut options);
        options
    };
    let usual = TreeOptions::default();
    assert_eq!(with(TreeFunction::Blake3, &usual), reference::blake3::hash(&message, 32));
    let keyed = options(|options| options.key = Some(KEY));
    assert_eq!(with(TreeFunction::Blake3, &keyed), reference::blake3::keyed_hash(&[7; 32], &message, 32));
    let derived = options(|options| options.context = Some("a context"));
    assert_eq!(
        with(TreeFunction::Blake3, &derived),
        reference::blake3::derive_key(b"a context", &message, 32)
    );
    let customized = options(|options| options.customization = Some(b"a string"));
    for (function, bits, length) in [(TreeFunction::Kt128, 128, 32), (TreeFunction::Kt256, 256, 64)] {
        let expected = |customization| reference::rfc9861::kt(bits, &message, customization, length);
        assert_eq!(with(function, &usual), expected(b""));
        assert_eq!(with(function, &customized), expected(b"a string"));
    }
    let mut comm_p = CommP::new();
    comm_p.update(&message);
    assert_eq!(with(TreeFunction::CommP, &usual), comm_p.digest());
    let refused = |function, options: &TreeOptions<'_>| {
        TreeHasher::with(function, options).expect_err("it does not have these options").to_string()
    };
    assert_eq!(refused(TreeFunction::Kt128, &keyed), "kt128 takes no key");
    assert_eq!(refused(TreeFunction::CommP, &derived), "comm-p takes no context");
    assert_eq!(refused(TreeFunction::Blake3, &customized), "blake3 takes no customization");
    let short = options(|options| options.key = Some(&KEY[1..]));
    assert_eq!(refused(TreeFunction::Blake3, &short), "a key of blake3 has 32 bytes, and not 31");
    let both = options(|options| (options.key, options.context) = (Some(KEY), Some("a context")));
    assert_eq!(refused(TreeFunction::Blake3, &both), "blake3 takes a key or a context, and not both");
    assert!(!format!("{keyed:?}").contains('7'), "a key is a secret");
}

/// Lengths around the ends of blocks, chunks, groups of lanes and subtrees.
fn lengths() -> Vec<usize> {
    let blocks = [0, 1, 2, 63, 64, 65, 127, 128, 129, 1023, 1024, 1025, 2047, 2048, 2049];
    let chunks = (1..=40).chain([48, 63, 64, 65, 100, 128, 255, 256, 257, 512, 600]);
    let around =
        chunks.flat_map(|chunks| [-1_isize, 0, 1].map(|by| (chunks * CHUNK).wrapping_add_signed(by)));
    blocks.into_iter().chain(around).collect()
}

#[test]
fn blake3_of_every_kind_of_length() {
    for length in lengths() {
        let message = message(length);
        let expected = reference::blake3::hash(&message, 200);
        for engine in engines() {
            let got = output(by(Blake3::new(), engine), [&message[..]], 200);
            assert_eq!(got, expected, "{}: {length} bytes", name(engine));
        }
    }
}

/// A message cut in two or three anywhere near what is cut inside.
#[test]
fn blake3_in_any_portions() {
    let marks = [
        0, 1, 64, 1023, 1024, 1025, 2047, 2048, 2049, 16_383, 16_384, 16_385, 32_768, 262_143, 262_144,
        262_145,
    ];
    for length in [1024, 2048, 2049, 16_384, 16_385, 40_000, 262_144, 262_145, 300_000, 600_000] {
        let message = message(length);
        let expected = reference::blake3::hash(&message, 64);
        for first in marks.into_iter().filter(|&mark| mark <= length) {
            for second in marks.into_iter().filter(|&mark| first + mark <= length) {
                let portions =
                    [&message[..first], &message[first..first + second], &message[first + second..]];
                let got = output(Blake3::new(), portions, 64);
                assert_eq!(got, expected, "{length} bytes: {first}, {second}, the rest");
            }
        }
        for portion in [1, 7, 1000, 1024, 4096, 16_384, 65_536, 100_000] {
            let got = output(Blake3::new(), message.chunks(portion), 64);
            assert_eq!(got, expected, "{length} bytes by {portion}");
        }
    }
}

/// Output that is looked at on the way does not change what comes.
#[test]
fn blake3_goes_on_after_output() {
    let message = message(100_000);
    let mut hasher = Blake3::new();
    for (i, portion) in message.chunks(4_999).enumerate() {
        let so_far = &message[..i * 4_999];
        assert_eq!(hasher.digest()[..], reference::blake3::hash(so_far, 32), "after {} bytes", so_far.len());
        hasher.update(portion);
    }
    assert_eq!(hasher.digest()[..], reference::blake3::hash(&message, 32));
    hasher.reset();
    assert_eq!(hasher.digest(), Blake3::new().digest(), "after reset");
}

/// Any part of the output, on every kernel.
#[test]
fn blake3_output_from_anywhere() {
    let message = message(3000);
    let expected = reference::blake3::hash(&message, 5000);
    for engine in engines() {
        let mut hasher = by(Blake3::new(), engine);
        hasher.update(&message);
        for from in [0, 1, 63, 64, 65, 1000, 1023, 1024, 1025, 4000] {
            for length in [0, 1, 63, 64, 65, 128, 129, 960, 1000] {
                let mut out = vec![0xEE; length];
                hasher.finalize_at(from as u64, &mut out);
                assert_eq!(out, expected[from..from + length], "{}: {length} from {from}", name(engine));
            }
        }
    }
    // Blocks whose numbers pass 2^32, by all lanes and one by one.
    let mut hasher = Blake3::new();
    hasher.update(&message);
    let from = (64_u64 << 32) - 640;
    let mut together = vec![0; 1280];
    hasher.finalize_at(from, &mut together);
    for (i, block) in together.chunks(64).enumerate() {
        let mut one = [0; 64];
        hasher.finalize_at(from + 64 * i as u64, &mut one);
        assert_eq!(one, *block, "block {i}");
    }
}

/// Pieces computed in any order, of messages that end with one or do not.
#[test]
fn blake3_by_pieces() {
    let piece = Blake3::new().piece_bytes();
    for length in [piece, piece + 1, 2 * piece, 3 * piece - 1, 5 * piece + 1025, 7 * piece] {
        let message = message(length);
        let key = [9; 32];
        let mut hasher = Blake3::keyed(&key);
        let whole = length / piece;
        let of =
            |index: usize| hasher.piece(index as u64, &message[index * piece..][..piece]).expect("whole");
        let mut pieces: Vec<_> = (0..whole).rev().map(of).collect();
        pieces.reverse();
        pieces.into_iter().for_each(|piece| hasher.push(piece).expect("in order"));
        hasher.update(&message[whole * piece..]);
        assert_eq!(hasher.digest()[..], reference::blake3::keyed_hash(&key, &message, 32), "{length} bytes");
    }
}

#[test]
fn pieces_that_do_not_fit_are_refused() {
    let mut hasher = Blake3::new();
    let data = message(hasher.piece_bytes());
    let short = hasher.piece(0, &data[1..]).expect_err("too short").to_string();
    assert!(short.contains("262144 bytes, not 262143"), "{short}");
    let late = hasher.piece(1, &data).expect("whole");
    assert!(
        hasher.push(late).expect_err("too early").to_string().contains("piece 1 does not follow the 0 bytes")
    );
    let other = Blake3::keyed(&[1; 32]).piece(0, &data).expect("whole");
    assert!(hasher.push(other).expect_err("other key").to_string().contains("another key, mode"));
    let first = hasher.piece(0, &data).expect("whole");
    hasher.update(b"x");
    assert!(hasher.push(first).expect_err("not on a boundary").to_string().contains("the 1 bytes"));
    assert_eq!(
        hasher.digest(),
        {
            let mut one = Blake3::new();
            one.update(b"x");
            one.digest()
        },
        "nothing was appended"
    );
}
