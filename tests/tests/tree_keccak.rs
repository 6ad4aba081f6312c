//! KangarooTwelve, ParallelHash, cSHAKE and KMAC: the official vectors, and messages of every kind
//! of length in every kind of portion, on every kernel, against the slow reference.

use core::num::NonZeroUsize;
use hashes::reference::{rfc9861, sp800_185};
use hashes::{Algorithm, Primitive};
use hashweave::tree::{KangarooTwelve, ParallelHash, PieceError};
use hashweave::{Hasher, Kmac, Part, Strength, digests_of, update_many};
use hashweave_tests::SplitMix64;
use hashweave_tests::official::{bytes_of, pattern};
use hashweave_tests::vectors::{VectorFile, message, unhex};
use kernels::batch::Kernel;

/// Bytes of a chunk of KT128 and KT256.
const CHUNK: usize = 8192;

const STRENGTHS: [Strength; 2] = [Strength::Bits128, Strength::Bits256];

/// The strength that a function's name ends with.
fn strength(name: &str) -> Strength {
    STRENGTHS
        .into_iter()
        .find(|strength| name.ends_with(&strength.bits().to_string()))
        .unwrap_or_else(|| panic!("{name}: which strength?"))
}

/// The kernels chosen, and each alone.
fn engines(primitive: Primitive) -> Vec<Option<Kernel>> {
    let alone: Vec<_> = Kernel::usable(primitive).into_iter().map(Some).collect();
    assert!(!alone.is_empty(), "no kernel of {primitive:?}: nothing would be tested");
    [None].into_iter().chain(alone).collect()
}

fn turbo(strength: Strength) -> Primitive {
    match strength {
        Strength::Bits128 => Algorithm::TurboShake128(0x0B).primitive(),
        Strength::Bits256 => Algorithm::TurboShake256(0x0B).primitive(),
    }
}

fn shake(strength: Strength) -> Primitive {
    match strength {
        Strength::Bits128 => Algorithm::Shake128.primitive(),
        Strength::Bits256 => Algorithm::Shake256.primitive(),
    }
}

fn name(engine: Option<Kernel>) -> &'static str {
    engine.map_or("the kernels chosen", Kernel::name)
}

fn kangaroo(strength: Strength, customization: &[u8], engine: Option<Kernel>) -> KangarooTwelve {
    let hash = KangarooTwelve::new(strength, customization);
    match engine {
        Some(kernel) => hash.by(kernel),
        None => hash,
    }
}

fn parallel(strength: Strength, block: usize, customization: &[u8], engine: Option<Kernel>) -> ParallelHash {
    let block = NonZeroUsize::new(block).expect("a block has bytes");
    let hash = ParallelHash::new(strength, block, customization);
    match engine {
        Some(kernel) => hash.by(kernel),
        None => hash,
    }
}

fn output(hash: &KangarooTwelve, length: usize) -> Vec<u8> {
    let mut out = vec![0xEE; length];
    hash.finalize_xof(&mut out);
    out
}

fn parallel_output(hash: &ParallelHash, length: usize, xof: bool) -> Vec<u8> {
    let mut out = vec![0xEE; length];
    if xof {
        hash.finalize_xof(&mut out)
    } else {
        hash.finalize(&mut out)
    }
    out
}

/// A message that is different everywhere.
fn random(length: usize) -> Vec<u8> {
    SplitMix64(length as u64).bytes(length)
}

#[test]
fn official_vectors_of_kangaroo_twelve() {
    let file = VectorFile::equals("kangaroo/KangarooTwelve.txt");
    let records = file.records(["function", "message", "customization", "length", "output"]);
    assert_eq!(records.len(), 36);
    for (index, [function, message, customization, length, expected]) in records.into_iter().enumerate() {
        let strength = strength(function);
        let (message, customization, expected) =
            (bytes_of(message), bytes_of(customization), unhex(expected));
        let length: usize = length.parse().expect("a length");
        if message.len() < 1 << 20 {
            let slow = rfc9861::kt(strength.bits(), &message, &customization, length);
            assert!(slow.ends_with(&expected), "reference: record {index}");
        }
        for engine in engines(turbo(strength)) {
            let mut hash = kangaroo(strength, &customization, engine);
            hash.update(&message);
            assert!(output(&hash, length).ends_with(&expected), "{}: record {index}", name(engine));
        }
    }
}

#[test]
fn official_samples_of_cshake() {
    let files = [
        ("ShortMsgSamples_cSHAKE128", 2),
        ("ShortMsgSamples_cSHAKE256", 2),
        ("CustomMsgSamples_cSHAKE128", CUSTOM_SAMPLES),
        ("CustomMsgSamples_cSHAKE256", CUSTOM_SAMPLES),
    ];
    for (name, count) in files {
        let file = VectorFile::equals(&format!("sp800-185/{name}.txt"));
        let records = file.records(["NLen", "SLen", "Len", "N", "S", "Msg", "MD"]);
        assert_eq!(records.len(), count, "{name}");
        for (index, [n_bits, s_bits, bits, n, s, text, expected]) in records.into_iter().enumerate() {
            let (n, s, text) = (message(n_bits, n), message(s_bits, s), message(bits, text));
            let expected = unhex(expected);
            let strength = strength(name);
            let slow = sp800_185::cshake(strength.bits(), &n, &s, &text, expected.len());
            assert_eq!(slow, expected, "reference: {name}, record {index}");
            let mut hasher = Hasher::cshake(strength, &n, &s, expected.len());
            hasher.update(&text);
            assert_eq!(hasher.digest(), expected, "{name}, record {index}");
        }
    }
}

/// Records of a file of samples with customization strings.
const CUSTOM_SAMPLES: usize = 12;

#[test]
fn official_samples_of_kmac() {
    let file = VectorFile::equals("sp800-185/KMAC.txt");
    let records = file.records(["function", "key", "message", "customization", "length", "output"]);
    assert_eq!(records.len(), 12);
    for (index, [function, key, message, customization, length, expected]) in records.into_iter().enumerate()
    {
        let (strength, xof) = (strength(function), function.starts_with("KMACXOF"));
        let [key, message, customization] = [key, message, customization].map(bytes_of);
        let expected = unhex(expected);
        assert_eq!(length, expected.len().to_string());
        let slow = sp800_185::kmac(strength.bits(), &key, &customization, &message, expected.len(), xof);
        assert_eq!(slow, expected, "reference: record {index}");
        let mut kmac = Kmac::new(strength, &key, &customization);
        kmac.update(&message);
        let mut out = vec![0; expected.len()];
        if xof {
            kmac.finalize_xof(&mut out)
        } else {
            kmac.finalize(&mut out)
        }
        assert_eq!(out, expected, "record {index}");
    }
}

#[test]
fn official_samples_of_parallel_hash() {
    let file = VectorFile::equals("sp800-185/ParallelHash.txt");
    let records = file.records(["function", "message", "B", "customization", "length", "output"]);
    assert_eq!(records.len(), 8);
    for (index, [function, message, block, customization, length, expected]) in
        records.into_iter().enumerate()
    {
        let (strength, xof) = (strength(function), function.starts_with("ParallelHashXOF"));
        let [message, customization] = [message, customization].map(bytes_of);
        let (expected, block): (_, usize) = (unhex(expected), block.parse().expect("bytes of a block"));
        assert_eq!(length, expected.len().to_string());
        let bits = strength.bits();
        let slow = sp800_185::parallel_hash(bits, block, &customization, &message, expected.len(), xof);
        assert_eq!(slow, expected, "reference: record {index}");
        for engine in engines(shake(strength)) {
            let mut hash = parallel(strength, block, &customization, engine);
            hash.update(&message);
            let got = parallel_output(&hash, expected.len(), xof);
            assert_eq!(got, expected, "{}: record {index}", name(engine));
        }
    }
}

/// Lengths at which a chunk more begins, with as many chunks as lanes and one more or less, and
/// others.
fn lengths() -> Vec<usize> {
    let chunks = [1, 2, 3, 4, 5, 8, 9, 10, 16, 17, 18, 32, 33, 34, 41];
    let around =
        chunks.into_iter().flat_map(|chunks| [CHUNK * chunks - 1, CHUNK * chunks, CHUNK * chunks + 1]);
    [0, 1, 2, 135, 136, 137, 167, 168, 169, 4000, 8000, 20_000, 100_000].into_iter().chain(around).collect()
}

#[test]
fn kangaroo_twelve_of_every_kind_of_length_on_every_kernel() {
    let most = lengths().into_iter().max().unwrap_or(0);
    let message = random(most);
    for strength in STRENGTHS {
        for (index, length) in lengths().into_iter().enumerate() {
            let customization = pattern([0, 0, 1, 41, 300][index % 5]);
            let message = &message[..length];
            let out = [32, 64, 1000][index % 3];
            let expected = rfc9861::kt(strength.bits(), message, &customization, out);
            for engine in engines(turbo(strength)) {
                let mut hash = kangaroo(strength, &customization, engine);
                hash.update(message);
                let at = || format!("{}: KT{}, {length} bytes", name(engine), strength.bits());
                assert_eq!(output(&hash, out), expected, "{}", at());
                let mut whole = vec![0; out];
                KangarooTwelve::hash(strength, &customization, message, &mut whole);
                assert_eq!(whole, expected, "{}, at once", at());
                // Reading changes nothing; a message after it is another one.
                assert_eq!(output(&hash, out), expected, "{}, read again", at());
                hash.reset();
                message.chunks(5000).for_each(|portion| hash.update(portion));
                assert_eq!(output(&hash, out), expected, "{}, by 5000", at());
            }
        }
    }
}

/// The end of the message, its customization string and its length may fall on either side of the
/// end of a chunk.
#[test]
fn customization_strings_fill_chunks() {
    for strength in STRENGTHS {
        for (length, more) in [(CHUNK, CHUNK), (0, 2 * CHUNK), (5, CHUNK), (CHUNK - 5, 5), (3 * CHUNK - 7, 7)]
        {
            let message = random(length);
            for customization in (more.saturating_sub(4)..more + 2).map(pattern) {
                let expected = rfc9861::kt(strength.bits(), &message, &customization, 40);
                let mut hash = KangarooTwelve::new(strength, &customization);
                hash.update(&message);
                assert_eq!(output(&hash, 40), expected, "{length} and {} bytes", customization.len());
            }
        }
    }
}

/// Portions of all sizes, most of them in the middle of something.
fn portions(random: &mut SplitMix64, mut data: &[u8], mut take: impl FnMut(&[u8])) {
    while !data.is_empty() {
        let most = [1, 170, CHUNK, 3 * CHUNK, 20 * CHUNK][random.word() as usize % 5];
        let (portion, rest) = data.split_at(data.len().min(1 + random.word() as usize % most));
        take(portion);
        data = rest;
    }
}

#[test]
fn any_portions_give_the_same() {
    let mut random = SplitMix64(9861);
    for round in 0..40 {
        let length = random.word() as usize % (45 * CHUNK);
        let message = random.bytes(length);
        let strength = STRENGTHS[round % 2];
        let engines = engines(turbo(strength));
        let mut hash = kangaroo(strength, b"portions", engines[round % engines.len()]);
        portions(&mut random, &message, |portion| hash.update(portion));
        let expected = rfc9861::kt(strength.bits(), &message, b"portions", 50);
        assert_eq!(output(&hash, 50), expected, "round {round}, {} bytes", message.len());

        let engines = self::engines(shake(strength));
        let block = [1, 7, 168, 169, 1000, CHUNK, 60_000, 100_000, 1 << 20][round % 9];
        let message = &message[..message.len().min(2000 * block)];
        let mut hash = parallel(strength, block, b"", engines[round % engines.len()]);
        portions(&mut random, message, |portion| hash.update(portion));
        let xof = round % 3 == 0;
        let expected = sp800_185::parallel_hash(strength.bits(), block, b"", message, 50, xof);
        let at = format!("round {round}, {} bytes by {block}", message.len());
        assert_eq!(parallel_output(&hash, 50, xof), expected, "{at}");
        hash.reset();
        hash.update(message);
        assert_eq!(parallel_output(&hash, 50, xof), expected, "{at}, again");
    }
}

#[test]
fn parallel_hash_of_every_kind_of_length_on_every_kernel() {
    let message = random(80_000);
    for (strength, block) in
        STRENGTHS.into_iter().flat_map(|s| [1, 8, 136, 168, 1024, 70_000].map(|b| (s, b)))
    {
        for blocks in [0_usize, 1, 2, 7, 8, 9, 31, 32, 33] {
            for length in [(blocks * block).saturating_sub(1), blocks * block, blocks * block + 1] {
                let Some(message) = message.get(..length) else { continue };
                let expected = sp800_185::parallel_hash(strength.bits(), block, b"Data", message, 32, false);
                for engine in engines(shake(strength)) {
                    let mut hash = parallel(strength, block, b"Data", engine);
                    hash.update(message);
                    let at = || format!("{}: {} bytes by {block}", name(engine), message.len());
                    assert_eq!(parallel_output(&hash, 32, false), expected, "{}", at());
                }
            }
        }
    }
}

/// Every way to give a message: pieces that were computed apart and out of order, bytes, and pieces
/// after bytes.
#[test]
fn pieces_and_bytes_are_one_message() {
    for strength in STRENGTHS {
        let mut hash = KangarooTwelve::new(strength, b"pieces");
        let size = hash.piece_bytes();
        let message = random(3 * size + 12_345);
        let (whole, rest) = message.split_at(3 * size);
        let expected = rfc9861::kt(strength.bits(), &message, b"pieces", 64);
        let pieces = || {
            let mut pieces: Vec<_> = (0..).zip(whole.chunks(size)).collect();
            pieces.rotate_left(2);
            let mut done: Vec<_> = pieces
                .into_iter()
                .map(|(i, data)| {
                    (i, KangarooTwelve::new(strength, b"").piece(i, data).expect("a whole piece"))
                })
                .collect();
            done.sort_by_key(|(i, _)| *i);
            done.into_iter().map(|(_, piece)| piece)
        };
        for bytes_first in 0..=3 {
            hash.reset();
            message[..bytes_first * size].chunks(9999).for_each(|portion| hash.update(portion));
            for piece in pieces().skip(bytes_first) {
                hash.push(piece).expect("the next one");
            }
            hash.update(rest);
            assert_eq!(output(&hash, 64), expected, "{bytes_first} pieces as bytes");
        }

        for block in [100, CHUNK, 1 << 20] {
            let mut hash = parallel(strength, block, b"pieces", None);
            let size = hash.piece_bytes();
            assert!(size.is_multiple_of(block));
            let message = random(size + size / 3);
            let (first, rest) = message.split_at(size);
            let piece = parallel(strength, block, b"", None).piece(0, first).expect("a whole piece");
            hash.push(piece).expect("the next one");
            hash.update(rest);
            let mut alone = parallel(strength, block, b"pieces", None);
            alone.update(&message);
            assert_eq!(hash.digest(48), alone.digest(48), "blocks of {block}");
            if block <= CHUNK {
                let bits = strength.bits();
                let expected = sp800_185::parallel_hash(bits, block, b"pieces", &message, 48, false);
                assert_eq!(hash.digest(48), expected, "blocks of {block}");
            }
        }
    }
}

#[test]
fn pieces_that_do_not_fit_are_refused() {
    let mut kt128 = KangarooTwelve::new(Strength::Bits128, b"");
    let size = kt128.piece_bytes();
    let data = random(size);
    assert_eq!(
        kt128.piece(0, &data[1..]).map(drop),
        Err(PieceError::Length { expected: size, given: size - 1 })
    );
    let [first, second] = [0, 1].map(|i| kt128.piece(i, &data).expect("a whole piece"));
    assert_eq!(kt128.push(second.clone()), Err(PieceError::Order { given: 1, bytes: 0 }));
    kt128.push(first.clone()).expect("the first");
    kt128.update(b"x");
    let bytes = size as u64 + 1;
    assert_eq!(kt128.push(second), Err(PieceError::Order { given: 1, bytes }));
    assert_eq!(KangarooTwelve::new(Strength::Bits256, b"").push(first), Err(PieceError::Other(0)));

    let mut hash = parallel(Strength::Bits128, CHUNK, b"", None);
    let piece = hash.piece(0, &random(hash.piece_bytes())).expect("a whole piece");
    for mut other in
        [parallel(Strength::Bits256, CHUNK, b"", None), parallel(Strength::Bits128, 8191, b"", None)]
    {
        assert_eq!(other.push(piece.clone()), Err(PieceError::Other(0)));
    }
    hash.push(piece.clone()).expect("the first");
    let bytes = hash.bytes();
    assert_eq!(hash.push(piece), Err(PieceError::Order { given: 0, bytes }));
}

/// Keys, strings and messages of lengths around the rate, alone and many together.
#[test]
fn kmac_of_many_messages_under_keys_of_every_kind() {
    for (strength, key) in
        STRENGTHS.into_iter().flat_map(|s| [0, 1, 32, 131, 132, 133, 163, 164, 165, 500].map(|k| (s, k)))
    {
        let key = random(key);
        let customization = pattern(key.len() % 7);
        let begun = Kmac::new(strength, &key, &customization);
        let messages: Vec<_> = [0, 1, 135, 136, 137, 167, 168, 169, 1000].into_iter().map(random).collect();
        let expected = |xof: bool| -> Vec<_> {
            let code =
                |message: &Vec<u8>| sp800_185::kmac(strength.bits(), &key, &customization, message, 40, xof);
            messages.iter().map(code).collect()
        };
        let mut streams = vec![begun; messages.len()];
        for second in [false, true] {
            let mut parts: Vec<Part<'_>> = streams
                .iter_mut()
                .zip(&messages)
                .map(|(kmac, message)| {
                    let (head, tail) = message.split_at(message.len() / 3);
                    Part { hasher: kmac.stream(), bytes: if second { tail } else { head } }
                })
                .collect();
            update_many(&mut parts);
        }
        let ends: Vec<Hasher> = streams.iter().map(|kmac| kmac.end(40)).collect();
        let mut out = vec![0; 40 * ends.len()];
        digests_of(&ends, &mut out);
        assert_eq!(out, expected(false).concat(), "a key of {} bytes", key.len());
        for ((kmac, code), xof) in streams.iter_mut().zip(expected(false)).zip(expected(true)) {
            assert_eq!(kmac.digest(40), code);
            let mut long = [0; 40];
            kmac.finalize_xof(&mut long);
            assert_eq!(long.to_vec(), xof);
            kmac.reset();
        }
        assert_eq!(streams[3].digest(40), streams[0].digest(40), "a reset comes back to after the key");
        assert_eq!(streams[3].digest(40), expected(false)[0]);
    }
}
