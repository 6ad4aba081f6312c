//! Checking lists, next to coreutils.

use crate::parity::{Bench, Sample};
use hashweave::{Algorithm, digest};
use hashweave_tests::SplitMix64;

/// Lines of a list; `H` stands for the digest of `a`, `U` for it in capital letters, `W` for a
/// wrong one.
const LISTS: [&str; 96] = [
    "H  a\n",
    "H *a\n",
    "H a\n",
    "H   a\n",
    "H\ta\n",
    "H\t a\n",
    "H \ta\n",
    "H  a",
    "H  a\r\n",
    "H  a\r",
    "H  a\r\r\n",
    " H  a\n",
    "\t H  a\n",
    "\rH  a\n",
    "\u{0B}H  a\n",
    "U  a\n",
    "W  a\n",
    "H0  a\n",
    "H00  a\n",
    "H\n",
    "H \n",
    "H  \n",
    "H\r\n",
    "H \r\n",
    "H  \r\n",
    "#H  a\n",
    " #H  a\n",
    "# c\nH  a\n",
    "\nH  a\n",
    "\n",
    "",
    "\r\nH  a\n",
    "  \nH  a\n",
    "\t\nH  a\n",
    "junk\nH  a\n",
    "H  a\njunk",
    "\u{FEFF}H  a\n",
    "H**a\n",
    "H*a\n",
    "H *\n",
    "H  *a\n",
    "H a\nH  a\n",
    "H  a\nH a\n",
    "H *a\nH a\n",
    "H a\nH *a\n",
    "\\H a\\x\nH  a\n",
    "SHA256 (a) = H\n",
    "SHA256 (a) =H\n",
    "SHA256 (a)= H\n",
    "SHA256(a)= H\n",
    "SHA256 (a)  =  H\n",
    "SHA256 (a)\t=\tH\n",
    "SHA256  (a) = H\n",
    "SHA256\t(a) = H\n",
    " SHA256 (a) = H\n",
    "sha256 (a) = H\n",
    "SHA256 (a) = U\r\n",
    "SHA256 (a) = H \n",
    "SHA256 (a) = H0\n",
    "SHA256 (a) H\n",
    "SHA256 (a = H\n",
    "SHA256 a = H\n",
    "SHA512 (a) = H\n",
    "SHA2-256(a)= H\n",
    "SHA256 () = H\n",
    "SHA256\n",
    "SHA256 (\n",
    "SHA256 (a) =\n",
    "SHA256 (a)b) = H\n",
    "SHA256 ( a ) = H\n",
    "SHA256 (a) = (b) = H\n",
    "SHA256 (a)x = H\n",
    "SHA256H  a\n",
    "SHA256 (a) = H\0z\n",
    "SHA256 (a\0) = H\n",
    "H  a\0b\n",
    "\\H  a\0b\n",
    "H\0  a\n",
    "H \0 a\n",
    "H  \0a\n",
    "\0H  a\n",
    "\0\n",
    "\\H  a\n",
    "\\H  a\\\n",
    "\\H  a\\x\n",
    "\\H  a\\0\n",
    "\\\\H  a\n",
    "\\ H  a\n",
    "\\W  n\\nl\n",
    "\\W  x\\\\y\\nz\\r\n",
    "\\SHA256 (n\\nl) = W\n",
    "W  back\\slash\n",
    "W  cr\r\r\n",
    "W  d\nH  a/x\n",
    "W  a\nW  b\nW  none\nW  no'ne\njunk\njunk\n",
    "H  -\n",
];

/// Options for checking a list.
const OPTIONS: [&str; 11] = [
    "",
    "--status",
    "--quiet",
    "--strict",
    "-w",
    "--ignore-missing",
    "-w --strict",
    "--status -w",
    "-w --status",
    "--ignore-missing --quiet",
    "--ignore-missing --status",
];

/// A list with the digests in their places.
fn filled(text: &str, digest: &str) -> Vec<u8> {
    let wrong = format!("0{}", &digest[1..]);
    let tag = "SHA256";
    // The letters of a tag are no places.
    let text = text
        .replace(tag, "\u{1}")
        .replace('H', digest)
        .replace('U', &digest.to_uppercase())
        .replace('W', &wrong);
    text.replace('\u{1}', tag).into_bytes()
}

#[test]
fn every_form_of_line() {
    let (bench, files) = Bench::with_files();
    let right = hex::encode(digest(Algorithm::Sha256, &files[0].content));
    for list in LISTS {
        bench.write(b"L", &filled(list, &right));
        bench.same_line("sha256sum -c -w L");
    }
}

/// Every message with every option, in one list and in several.
#[test]
fn what_is_told_of_good_and_bad() {
    let (bench, files) = Bench::with_files();
    let right = hex::encode(digest(Algorithm::Sha256, &files[0].content));
    let lists: [(&str, &str); 10] = [
        ("Lgood", "H  a\n"),
        ("Lbad", "W  a\n"),
        ("Ljunk", "junk\n"),
        ("Lempty", ""),
        ("Lmissing", "H  none\n"),
        ("Lmixed", "H  a\nW  a\nH  none\njunk\n"),
        ("Lsome", "H  none\nH  none2\nH  a\n"),
        ("Lmissing-junk", "junk\nH  none\n"),
        ("Lmissing-bad", "H  none\nW  a\n"),
        ("Lreversed", "H a\n"),
    ];
    for (name, text) in lists {
        bench.write(name.as_bytes(), &filled(text, &right));
    }
    for options in OPTIONS {
        for (name, _) in lists {
            bench.same_line(&format!("sha256sum -c {options} {name}"));
        }
        for names in [
            "none",
            "d",
            "Lgood Lbad Ljunk none d Lmissing",
            "Lreversed Lgood",
            "Lgood Lreversed",
            "Lmixed Lmixed",
        ] {
            bench.same_line(&format!("sha256sum {options} {names} -c"));
        }
    }
    for options in ["", "-w"] {
        let line = format!("-c {options} Lmixed Lgood d Lbad none Ljunk Lsome");
        bench.same_order("sha256sum", &line.split_whitespace().collect::<Vec<_>>());
    }
}

/// A list on standard input, which it cannot name; and lists that name standard input.
#[test]
fn lists_and_standard_input() {
    let (mut bench, files) = Bench::with_files();
    let right = hex::encode(digest(Algorithm::Sha256, &files[0].content));
    bench.write(b"L", &filled("W  -\nH  -\nH  a\n", &right));
    bench.stdin = filled("H  -\nH  a\njunk\nW  a\n", &right);
    for line in [
        "sha256sum -c",
        "sha256sum -cw -",
        "sha256sum -c - -",
        "sha256sum -c - L",
        "sha256sum -c L",
        "sha256sum -c L -",
    ] {
        bench.same_line(line);
    }
    bench.stdin = files[0].content.clone();
    bench.same_line("sha256sum -c L");
    bench.stdin = Vec::new();
    bench.same_line("sha256sum -c");
}

#[test]
fn lists_of_blake2b() {
    let (bench, files) = Bench::with_files();
    let of = |length: u8| hex::encode(digest(Algorithm::Blake2b(length), &files[0].content));
    let (byte, long) = (of(1), of(64));
    let tags = [
        "BLAKE2b-8 (a) = H",
        "BLAKE2b (a) = H",
        "BLAKE2b-08 (a) = H",
        "BLAKE2b-010 (a) = H",
        "BLAKE2b-+8 (a) = H",
        "BLAKE2b-0x8 (a) = H",
        "BLAKE2b- 8 (a) = H",
        "BLAKE2b-16 (a) = H",
        "BLAKE2b-520 (a) = H",
        "BLAKE2b-0 (a) = H",
        "BLAKE2b-7 (a) = H",
        "BLAKE2b- (a) = H",
        "BLAKE2b-8(a)= H",
        "BLAKE2b-8  (a) = H",
        "BLAKE2b-8x (a) = H",
        "BLAKE2b-8 (a) = H00",
        "BLAKE2b8 (a) = H",
        "BLAKE2b-8\t(a) = H",
        "BLAKE2b(a)= L",
        "BLAKE2b  (a) = L",
        "BLAKE2b\t (a) = L",
        "BLAKE2b   (a) = L",
        "BLAKE2bp(a) = L",
        "BLAKE2bp  (a) = L",
        "BLAKE2b((a) = L",
        "BLAKE2b( (a) = L",
        "BLAKE2b-512\t(a) = L",
        "BLAKE2b--8 (a) = H",
        "BLAKE2b-18446744073709551624 (a) = H",
        "BLAKE2b-4294967304 (a) = H",
        "BLAKE2b",
        "BLAKE2b-8",
        "BLAKE2b-8 (",
        "BLAKE2b-8 ()=",
        "H a",
        "H  a",
        "H0  a",
        "  a",
        "g  a",
        "H ",
        "H",
        "H*a",
        "H  a\nHH  a",
        "deadbeef a",
        "deadbeef",
        "H  ",
        "H *",
    ];
    for tag in tags {
        bench.write(
            b"L",
            format!(
                "{}\n",
                tag.replace("BLAKE2b", "\u{1}")
                    .replace('L', &long)
                    .replace('H', &byte)
                    .replace('\u{1}', "BLAKE2b")
            )
            .as_bytes(),
        );
        bench.same_line("b2sum -cw L");
        bench.same_line("b2sum -cw -l 256 L");
    }
    for line in [
        format!("BLAKE2b-512 (a) = {long}"),
        format!("BLAKE2b (a) = {long}"),
        format!("{long}00  a"),
        format!("{long}  a"),
    ] {
        bench.write(b"L", line.as_bytes());
        bench.same_line("b2sum -c L");
    }
}

/// One line: mostly right, often not.
fn random_line(random: &mut SplitMix64, tool: &str, files: &[Sample]) -> Vec<u8> {
    let missing: [&[u8]; 6] = [b"none", b"no ne", b"no'ne\n", b"-", b"a/x", b"d"];
    let empty = Vec::new();
    let at = random.below(files.len() + missing.len());
    let (name, content) = files
        .get(at)
        .map_or_else(|| (missing[at - files.len()], &empty), |file| (file.name.as_slice(), &file.content));
    let length = [64, 64, 32, 1, 2, 20][random.below(6)];
    let (algorithm, tag) = match tool {
        "sha512sum" => (Algorithm::Sha512, "SHA512".to_owned()),
        "b2sum" if length == 64 => (Algorithm::Blake2b(length), "BLAKE2b".to_owned()),
        "b2sum" => (Algorithm::Blake2b(length), format!("BLAKE2b-{}", u32::from(length) * 8)),
        _ => (Algorithm::Sha256, "SHA256".to_owned()),
    };
    let mut value = hex::encode(digest(algorithm, content)).into_bytes();
    match random.below(20) {
        0 | 1 => value[0] ^= 1,
        2 => value.make_ascii_uppercase(),
        3 => drop(value.pop()),
        4 => value.extend_from_slice(random.one_of(&[b"0".as_slice(), b"00", b"g"])),
        5 => {
            let at = random.below(value.len());
            value[at] = random.one_of(&[b"g".as_slice(), b" ", b"\0"])[0];
        }
        _ => {}
    }
    let (mark, name) = escaped(random, name);
    let line = match random.below(20) {
        0..=10 => {
            let gap: &[u8] = if random.percent(20) {
                random.one_of(&[b" ".as_slice(), b" *", b"\t", b"\t ", b"   ", b" \t"])
            } else {
                b"  "
            };
            [mark, &value, gap, &name].concat()
        }
        11..=16 => {
            let open: &[u8] = random.one_of(&[b" (".as_slice(), b" (", b" (", b"(", b"  ("]);
            let close: &[u8] = random.one_of(&[
                b") = ".as_slice(),
                b") = ",
                b") = ",
                b")= ",
                b")=",
                b") =\t",
                b") == ",
                b" = ",
            ]);
            let end: &[u8] = random.one_of(&[b"".as_slice(), b"", b"", b"", b" ", b"\0z"]);
            [mark, tag.as_bytes(), open, &name, close, &value, end].concat()
        }
        17 => [
            random.one_of(&[b" ".as_slice(), b"\t", b"\x0B", b"\r", b"\\", b"#"]),
            mark,
            &value,
            b"  ",
            &name,
        ]
        .concat(),
        18 => random.one_of(&[b"".as_slice(), b"#", b" ", b"junk", b"\\", b"\0", b"SHA1 (a) = 00"]).to_vec(),
        _ => [value.as_slice(), random.one_of(&[b"".as_slice(), b" ", b"  "])].concat(),
    };
    let end: &[u8] = random.one_of(&[b"\n".as_slice(), b"\n", b"\n", b"\n", b"\n", b"\r\n", b"\r\r\n"]);
    [&line, end].concat()
}

/// The name as a line has it, and what stands before the line; often in order.
fn escaped<'a>(random: &mut SplitMix64, name: &[u8]) -> (&'a [u8], Vec<u8>) {
    let odd = name.iter().any(|byte| b"\\\n\r".contains(byte));
    let mut text = Vec::new();
    let escape = if odd { random.percent(80) } else { random.percent(4) };
    for &byte in name {
        match byte {
            b'\\' | b'\n' | b'\r' if escape => {
                text.extend([
                    b'\\',
                    if byte == b'\n' {
                        b'n'
                    } else if byte == b'\r' {
                        b'r'
                    } else {
                        b'\\'
                    },
                ]);
            }
            _ => text.push(byte),
        }
    }
    if random.percent(3) {
        text.extend_from_slice(random.one_of(&[b"\\".as_slice(), b"\\n", b"\\x", b"\0z", b" "]));
    }
    (if escape { b"\\" } else { b"" }, text)
}

fn random_lists(tool: &str, seed: u64, runs: usize) {
    let (bench, files) = Bench::with_files();
    let mut random = SplitMix64(seed);
    for run in 0..runs {
        let mut names = Vec::new();
        for list in 0..1 + random.below(3) {
            let lines = [0, 1, 2, 4, 12, 40][random.below(6)];
            let mut text: Vec<u8> = (0..lines).flat_map(|_| random_line(&mut random, tool, &files)).collect();
            if random.percent(20) {
                text.pop();
            }
            names.push(format!("L{list}"));
            bench.write(names[list].as_bytes(), &text);
        }
        let options = OPTIONS[random.below(OPTIONS.len())].split_whitespace().map(str::to_owned);
        let arguments: Vec<String> = ["-c".to_owned()].into_iter().chain(options).chain(names).collect();
        if run % 4 == 0 {
            bench.same_order(tool, &arguments);
        } else {
            bench.same(tool, &arguments);
        }
    }
}

#[test]
fn random_lists_of_sha256() {
    random_lists("sha256sum", 1, 200);
}

#[test]
fn random_lists_of_sha512() {
    random_lists("sha512sum", 2, 60);
}

#[test]
fn random_lists_of_blake2b() {
    random_lists("b2sum", 3, 120);
}
