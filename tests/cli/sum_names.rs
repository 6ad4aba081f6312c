//! Names in messages: quoted as coreutils quote them.

use crate::parity::Bench;
use hashweave_tests::SplitMix64;

/// A name that does not exist, of bytes that need care and of some that do not.
fn name(random: &mut SplitMix64) -> Vec<u8> {
    let pieces: [&[u8]; 26] = [
        b"a",
        b"b7",
        b"'",
        b"'",
        b"\"",
        b" ",
        b"\n",
        b"\t",
        b"\x01",
        b"\x7F",
        b"\\",
        b"$",
        b"`",
        b"#",
        b"~",
        b"{",
        b"}",
        b"=",
        b":",
        b"\xFF",
        b"\xC3",
        b"\xC3\xA9",
        b"\xE2\x82\xAC",
        b"\xE2\x82",
        b"\xF0\x9F\x98\x80",
        b"*",
    ];
    let mut name = Vec::new();
    for _ in 0..=random.below(6) {
        name.extend_from_slice(random.one_of(&pieces));
    }
    name
}

fn compare(locale: &'static str, names: &[Vec<u8>]) {
    let mut bench = Bench::new();
    bench.locale = locale;
    let arguments: Vec<&[u8]> = [&b"--"[..]].into_iter().chain(names.iter().map(Vec::as_slice)).collect();
    let left = bench.same("sha256sum", &arguments);
    assert_eq!(left.code, Some(1));
}

#[test]
fn every_byte_in_every_place() {
    let places = |byte: u8| {
        let places: [(&[u8], &[u8]); 5] = [(b"", b""), (b"Q", b""), (b"", b"Q"), (b"Q'", b""), (b"", b"'Q")];
        places.map(|(before, behind)| [before, &[byte], behind].concat())
    };
    let names = (1..=255).flat_map(places);
    let names: Vec<Vec<u8>> = names.collect();
    compare("C.UTF-8", &names);
    compare("C", &names);
}

#[test]
fn random_names() {
    let mut random = SplitMix64(4);
    let names: Vec<Vec<u8>> = (0..3000).map(|_| name(&mut random)).collect();
    compare("C.UTF-8", &names);
    compare("C", &names);
    compare("en_NOWHERE.ISO-8859-1", &names);
}

/// Assigned, unassigned, spaces, marks, controls of formats, private, no characters. What is
/// printable is for the C library to say; characters that are younger than its tables (Unicode 14
/// in Debian 12) are not in these ranges.
#[test]
fn characters_of_unicode() {
    let ranges = [
        0x80..=0x85F,
        0x2000..=0x20BF,
        0x3000..=0x30FF,
        0x4DB0..=0x4E10,
        0x9FF0..=0xA010,
        0xD7A0..=0xE010,
        0xF8F0..=0xF910,
        0xFE00..=0x1_0010,
        0x1_1070..=0x1_10CF,
        0x1_BC90..=0x1_BCAF,
        0x1_D160..=0x1_D18F,
        0x1_F5F0..=0x1_F650,
        0x2_A6D0..=0x2_A710,
        0xE_0000..=0xE_01FF,
        0xE_FFF0..=0xF_0010,
        0xF_FFF0..=0x10_0010,
        0x10_FFF0..=0x10_FFFF,
    ];
    let characters = ranges.into_iter().flatten().filter_map(char::from_u32);
    let names: Vec<Vec<u8>> = characters.map(|character| format!("x{character}").into_bytes()).collect();
    assert!(names.len() > 4000);
    compare("C.UTF-8", &names);
}

#[test]
fn names_in_messages_about_lists() {
    let bench = Bench::new();
    for name in [&b"L d"[..], b"L'd", b"L\nd", b"L\xFF", b"L:d"] {
        bench.write(name, b"junk\n");
        for options in [&[&b"-c"[..]][..], &[b"-c", b"-w"]] {
            bench.same("sha256sum", &[options, &[name, b"none 'x"]].concat());
        }
    }
}
