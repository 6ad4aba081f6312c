//! The official vectors, and every length of the last blocks, in every lane of every instruction
//! set of this machine; and the numbers of operations that the functions state.

use super::{Compression, absorb, pad};
use crate::md5::Md5;
use crate::reference::merkle_damgard as reference;
use crate::ripemd160::Ripemd160;
use crate::sha1::Sha1;
use crate::sm3::Sm3;
use lanes::isa::Scalar;
use lanes::tally::{Counting, Tally, counted};
use lanes::{LaneSet, Lanes, Op, Row32, Sources};

/// A hash function of messages.
type Hash = fn(&[u8]) -> Vec<u8>;

/// Digests of as many messages of one length as `set` has lanes.
fn digests<C: Compression<N>, S: LaneSet, const N: usize>(set: S, messages: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let pad_all = |message: &Vec<u8>| {
        let whole = message.len() / 64 * 64;
        let mut padded = message.clone();
        padded.resize(whole + 128, 0);
        let blocks =
            pad::<u32>(&mut padded[whole..], message.len() - whole, message.len() as u64, C::BIG_ENDIAN);
        padded.truncate(whole + 64 * blocks);
        padded
    };
    let padded: Vec<Vec<u8>> = messages.iter().map(pad_all).collect();
    let iv = C::IV.map(|word| S::V32::splat(set, word));
    let h = absorb::<C, S::V32, N>(set, iv, &Sources::new(padded.iter().map(Vec::as_slice)));
    let rows = h.map(|word| {
        let mut row = Row32::default();
        word.store(&mut row);
        row.0
    });
    let bytes = |word: u32| if C::BIG_ENDIAN { word.to_be_bytes() } else { word.to_le_bytes() };
    (0..messages.len()).map(|lane| rows.iter().flat_map(|row| bytes(row[lane])).collect()).collect()
}

/// The digest of one message by integers.
fn digest<C: Compression<N>, const N: usize>(message: &[u8]) -> Vec<u8> {
    digests::<C, Scalar, N>(Scalar, &[message.to_vec()]).remove(0)
}

/// Messages of every length to three blocks and a half, another one in each lane.
fn lanes_agree<C: Compression<N>, S: LaneSet, const N: usize>(set: S, reference: Hash) {
    for length in 0..=224 {
        let message =
            |lane: usize| (0..length).map(move |i| (i * 167 + i / 64 * 13 + lane * 59 + length) as u8);
        let messages: Vec<Vec<u8>> = (0..S::V32::COUNT).map(|lane| message(lane).collect()).collect();
        let expected: Vec<Vec<u8>> = messages.iter().map(|message| reference(message)).collect();
        assert_eq!(digests::<C, S, N>(set, &messages), expected, "{length} bytes");
    }
}

/// The same on every instruction set that this machine has.
fn all_lanes_agree<C: Compression<N>, const N: usize>(reference: Hash) {
    lanes_agree::<C, _, N>(Scalar, reference);
    #[cfg(target_arch = "x86_64")]
    {
        lanes::isa::Avx2::detect().inspect(|&set| lanes_agree::<C, _, N>(set, reference));
        lanes::isa::Avx512::detect().inspect(|&set| lanes_agree::<C, _, N>(set, reference));
    }
    #[cfg(target_arch = "aarch64")]
    {
        lanes::isa::Neon::detect().inspect(|&set| lanes_agree::<C, _, N>(set, reference));
        lanes::isa::NeonSha3::detect().inspect(|&set| lanes_agree::<C, _, N>(set, reference));
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    lanes::isa::Simd128::detect().inspect(|&set| lanes_agree::<C, _, N>(set, reference));
}

#[test]
fn md5_in_all_lanes() {
    all_lanes_agree::<Md5, 4>(reference::md5);
}

#[test]
fn sha1_in_all_lanes() {
    all_lanes_agree::<Sha1, 5>(reference::sha1);
}

#[test]
fn ripemd160_in_all_lanes() {
    all_lanes_agree::<Ripemd160, 5>(reference::ripemd160);
}

#[test]
fn sm3_in_all_lanes() {
    all_lanes_agree::<Sm3, 8>(reference::sm3);
}

fn unhex(digits: &str) -> Vec<u8> {
    let byte = |pair: &[u8; 2]| u8::from_str_radix(core::str::from_utf8(pair).expect("ASCII"), 16);
    let (pairs, rest) = digits.as_bytes().as_chunks();
    assert!(rest.is_empty(), "half a byte");
    pairs.iter().map(|pair| byte(pair).expect("hexadecimal digits")).collect()
}

/// The values of the lines `key = value`.
fn values<'a>(file: &'a str, key: &'a str) -> impl Iterator<Item = &'a str> {
    file.lines().filter_map(move |line| line.strip_prefix(key)?.strip_prefix(" = "))
}

/// The records of a file, of which there are `count`, by both.
fn vectors<C: Compression<N>, const N: usize>(reference: Hash, file: &str, count: usize) {
    let lengths = values(file, "Len").map(|bits| bits.parse::<usize>().expect("a length") / 8);
    let records = lengths.zip(values(file, "Msg")).zip(values(file, "MD"));
    let mut checked = 0;
    for ((length, message), expected) in records {
        // A message without a byte is written as a byte 00.
        let message = &unhex(message)[..length];
        assert_eq!(reference(message), unhex(expected), "reference, {length} bytes");
        assert_eq!(digest::<C, N>(message), unhex(expected), "{length} bytes");
        checked += 1;
    }
    assert_eq!(checked, count);
}

#[test]
fn md5_of_the_vectors() {
    vectors::<Md5, 4>(reference::md5, include_str!("../../../../vectors/md5/rfc-1321.txt"), 7);
}

#[test]
fn sha1_of_the_vectors() {
    vectors::<Sha1, 5>(reference::sha1, include_str!("../../../../vectors/sha1/SHA1ShortMsg.rsp"), 65);
    vectors::<Sha1, 5>(reference::sha1, include_str!("../../../../vectors/sha1/SHA1LongMsg.rsp"), 64);
}

#[test]
fn ripemd160_of_the_vectors() {
    let file = include_str!("../../../../vectors/ripemd160/ripevectors.txt");
    vectors::<Ripemd160, 5>(reference::ripemd160, file, 8);
}

/// The ninth of the authors' page, which has a million letters and is in no file.
#[test]
fn ripemd160_of_a_million_letters() {
    let (message, expected) = ([b'a'; 1_000_000], unhex("52783243c1697bdbe16d37f97f68f08325dc1528"));
    assert_eq!(reference::ripemd160(&message), expected);
    assert_eq!(digest::<Ripemd160, 5>(&message), expected);
}

#[test]
fn sm3_of_the_vectors() {
    vectors::<Sm3, 8>(reference::sm3, include_str!("../../../../vectors/sm3/oscca.txt"), 6);
}

/// SHAVS section 6.4.
#[test]
fn sha1_monte_carlo() {
    let file = include_str!("../../../../vectors/sha1/SHA1Monte.rsp");
    for hash in [reference::sha1 as Hash, digest::<Sha1, 5>] {
        let mut seed = unhex(values(file, "Seed").next().expect("a seed"));
        let mut checked = 0;
        for expected in values(file, "MD") {
            let (mut a, mut b, mut c) = (seed.clone(), seed.clone(), seed);
            for _ in 0..1000 {
                let md = hash(&[a, b.clone(), c.clone()].concat());
                (a, b, c) = (b, c, md);
            }
            assert_eq!(c, unhex(expected), "{checked}");
            (seed, checked) = (c, checked + 1);
        }
        assert_eq!(checked, 100);
    }
}

/// The length in the padding is that of the message modulo 2^64 bits, in either order of bytes.
#[test]
fn the_padding_ends_with_the_length() {
    for (total, bits) in [(3_u64, 24_u64), (0x2345_6789_ABCD_EF01, 0x1A2B_3C4D_5E6F_7808)] {
        for big_endian in [false, true] {
            let expected = if big_endian { bits.to_be_bytes() } else { bits.to_le_bytes() };
            for (length, blocks) in [(0, 1), (55, 1), (56, 2), (63, 2)] {
                let mut end = [0; 128];
                assert_eq!(pad::<u32>(&mut end, length, total, big_endian), blocks);
                assert_eq!(end[length], 0x80);
                assert_eq!(end[64 * blocks - 8..64 * blocks], expected);
                assert_eq!(
                    end.iter().filter(|&&byte| byte != 0).count(),
                    1 + expected.iter().filter(|&&byte| byte != 0).count()
                );
            }
        }
    }
}

#[test]
#[should_panic(expected = "the blocks are not whole")]
fn half_a_block_is_refused() {
    absorb::<Md5, u32, 4>(Scalar, Md5::IV, &Sources::new([&[0; 96][..]]));
}

/// The operations of a compression: logic of up to three inputs, rotations, additions.
fn operations<C: Compression<N>, const N: usize>() -> [u64; 3] {
    let word = Tally::<u32>::default();
    let counts = counted(|| {
        C::compress(Counting, [word; N], [word; 16]);
    });
    let mut sums = [0; 3];
    for (op, n) in counts {
        let each = match op {
            Op::Xor | Op::And | Op::Xor3 | Op::Chi | Op::Ch | Op::Maj => [n, 0, 0],
            Op::Rotl(_) => [0, n, 0],
            Op::RotlOfXor(_) => [n, n, 0],
            Op::Add => [0, 0, n],
            Op::Splat => [0; 3],
            other => panic!("{other:?} is in no compression"),
        };
        sums = core::array::from_fn(|i| sums[i] + each[i]);
    }
    sums
}

#[test]
fn operations_are_as_many_as_stated() {
    assert_eq!(operations::<Md5, 4>(), [64, 64, 260]);
    assert_eq!(operations::<Sha1, 5>(), [208, 224, 325]);
    assert_eq!(operations::<Ripemd160, 5>(), [160, 320, 618]);
    assert_eq!(operations::<Sm3, 8>(), [484, 592, 512]);
}
