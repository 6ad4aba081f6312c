//! `hashweave sum --check` of any list: 5,000 lists in the forms of other programs, next to a model
//! that knows only how each was written.
//!
//! The model shares nothing with the program but the library's digests. It predicts every line of
//! standard output and standard error, and the exit code.

use crate::program::{command, finish_bytes};
use hashweave::{Algorithm, digest};
use hashweave_tests::{SplitMix64, crc32};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// An algorithm as lists name it: itself, its tag, other programs' tags, the ends of lists' names.
struct Known {
    algorithm: Algorithm,
    tags: &'static [&'static str],
    /// The name that stands in front of a digest.
    name: &'static str,
    ends: &'static [&'static str],
}

const KNOWN: [Known; 13] = [
    Known {
        algorithm: Algorithm::Sha256,
        tags: &["SHA256", "SHA2-256", "sha256"],
        name: "sha256",
        ends: &[".sha256", ".SHA256SUMS", "_SHA256SUMS.txt", "-SHASUMS256.txt", ".sha256sum"],
    },
    Known { algorithm: Algorithm::Md5, tags: &["MD5", "md5"], name: "md5", ends: &[".md5", "-MD5SUMS"] },
    Known {
        algorithm: Algorithm::Sha1,
        tags: &["SHA1", "sha1"],
        name: "sha1",
        ends: &[".sha1", ".sha1.txt"],
    },
    Known {
        algorithm: Algorithm::Sha384,
        tags: &["SHA384", "SHA2-384"],
        name: "SHA-384",
        ends: &[".sha384", ".sha-384"],
    },
    Known {
        algorithm: Algorithm::Sha512,
        tags: &["SHA512", "SHA2-512"],
        name: "sha512",
        ends: &[".sha512", "_sha512sums", "-sha512-checksums.txt"],
    },
    Known {
        algorithm: Algorithm::Sha512_256,
        tags: &["SHA512/256", "SHA512t256", "SHA512-256"],
        name: "sha512-256",
        ends: &[".sha512-256", ".sha512t256"],
    },
    Known { algorithm: Algorithm::Sha3_256, tags: &["SHA3-256"], name: "sha3-256", ends: &[".sha3-256"] },
    Known { algorithm: Algorithm::Sm3, tags: &["SM3"], name: "sm3", ends: &[".sm3"] },
    Known {
        algorithm: Algorithm::Ripemd160,
        tags: &["RMD160", "RIPEMD160", "RIPEMD-160"],
        name: "ripemd160",
        ends: &[".rmd160", ".ripemd160"],
    },
    Known {
        algorithm: Algorithm::Keccak256,
        tags: &["KECCAK-256"],
        name: "keccak256",
        ends: &[".keccak-256"],
    },
    Known {
        algorithm: Algorithm::Blake2b(64),
        tags: &["BLAKE2b", "BLAKE2b-512", "BLAKE2B-512"],
        name: "blake2b",
        ends: &[".b2", ".blake2b", ".B2SUMS"],
    },
    Known {
        algorithm: Algorithm::Blake2s(32),
        tags: &["BLAKE2s", "BLAKE2S-256"],
        name: "blake2s",
        ends: &[".blake2s", ".b2s"],
    },
    Known { algorithm: Algorithm::Blake3, tags: &["BLAKE3"], name: "blake3", ends: &[".b3", ".blake3"] },
];

/// The files: their names and contents.
const FILES: [(&str, &str); 8] = [
    ("a", "a"),
    ("b c", "beta"),
    ("dir/x", "x"),
    ("dir/sub/y z.txt", ""),
    ("ä€.txt", "umlaut"),
    ("x(1).tar.gz", "tar"),
    ("SHA256", "a file with the name of a tag"),
    ("c:", "a colon"),
];

/// How a line is written.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// `digest  name`.
    First,
    /// `TAG (name) = digest`.
    Tagged,
    /// `TAG(name)= digest`.
    OpenSsl,
    /// `name  digest`, `name: digest`.
    Last,
    /// `sha256:digest  name`.
    Prefixed,
    /// `name sha256-base64`.
    Integrity,
    /// `SHA256  digest  name`, as PowerShell's table.
    Table,
}

const FORMS: [Form; 7] =
    [Form::First, Form::Tagged, Form::OpenSsl, Form::Last, Form::Prefixed, Form::Integrity, Form::Table];

/// The expectation of the model for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fate {
    Right,
    Wrong,
    Missing,
    Improper,
    /// A digest of something that cannot be checked.
    Foreign(String),
    /// A digest whose algorithm is not known.
    Undecided(usize),
}

/// A line and what becomes of it.
struct Line {
    text: String,
    name: String,
    fate: Fate,
    is_assumed: bool,
}

/// A list: its name, its bytes, its lines.
struct List {
    name: String,
    bytes: Vec<u8>,
    lines: Vec<Line>,
}

/// The facts that all lists of a run have in common.
struct Run {
    /// Whether digests in front have one blank behind them rather than two characters.
    reversed: bool,
    /// Whether anything is wrong anywhere.
    is_spoilt: bool,
    /// Whether paths are those of Windows.
    is_windows: bool,
}

/// Base64 by groups of three bytes, as RFC 4648 describes it.
fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |part: &[u8]| {
        let number = (0..3).fold(0, |number, i| number << 8 | u32::from(*part.get(i).unwrap_or(&0)));
        let digit = |i: usize| char::from(ALPHABET[(number >> (18 - 6 * i) & 63) as usize]);
        (0..4).map(|i| if i <= part.len() { digit(i) } else { '=' }).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}

/// The algorithm that the model takes a digest without a tag for.
fn taken_for(known: &Known, list_says: bool, bytes: usize) -> (Option<bool>, bool) {
    match (list_says, bytes) {
        (true, _) => (Some(true), false),
        (false, 32) => (Some(known.algorithm == Algorithm::Sha256), true),
        (false, 16) => (Some(true), false),
        (false, _) => (None, false),
    }
}

/// A line with the digest of a file.
fn entry(random: &mut SplitMix64, run: &Run, known: &Known, list_says: bool) -> Line {
    let (name, content) = random.one_of(&FILES);
    let mut value = digest(known.algorithm, content.as_bytes()).to_vec();
    let is_missing = run.is_spoilt && random.percent(5);
    let is_wrong = run.is_spoilt && random.percent(10);
    let name = if is_missing { "none/zz" } else { name };
    let name = if run.is_windows { name.replace('/', "\\") } else { name.to_owned() };
    if is_wrong {
        let at = random.below(value.len());
        value[at] ^= 1 << random.below(8);
    }
    let form = random.one_of(&FORMS);
    let hexadecimal = if random.percent(30) { hex::encode_upper(&value) } else { hex::encode(&value) };
    let words = base64(&value);
    let bare = words.trim_end_matches('=').to_owned();
    let based = random.one_of(&[words.as_str(), bare.as_str()]).to_owned();
    let word = if random.percent(25) { based.clone() } else { hexadecimal };
    let tag = random.one_of(known.tags);
    let mark = if random.percent(50) { " " } else { "*" };
    // A name that ends in a colon is not that of the file in front of a digest.
    let colon = if random.percent(50) || name.ends_with(':') { ":" } else { "" };
    let gap = random.one_of(&[" ", "  ", "\t", " \t "]);
    let first = if run.reversed { " ".to_owned() } else { format!(" {mark}") };
    let text = match form {
        Form::First => format!("{word}{first}{name}"),
        Form::Tagged => format!("{tag} ({name}) = {word}"),
        Form::OpenSsl => format!("{tag}({name})= {word}"),
        Form::Last => format!("{name}{colon}{gap}{word}"),
        Form::Prefixed => format!("{}:{word}{first}{name}", known.name),
        Form::Integrity => format!("{name}{colon}{gap}{}-{based}", known.name),
        Form::Table => format!("{:<16}{word:<80} {name}   ", known.tags[0]),
    };
    let is_named = !matches!(form, Form::First | Form::Last);
    let (is_it, is_assumed) =
        if is_named { (Some(true), false) } else { taken_for(known, list_says, value.len()) };
    let fate = match is_it {
        None => Fate::Undecided(8 * value.len()),
        Some(_) if is_missing => Fate::Missing,
        Some(true) if !is_wrong => Fate::Right,
        Some(_) => Fate::Wrong,
    };
    let blanks = if random.percent(5) { "  " } else { "" };
    Line { text: format!("{blanks}{text}"), name, fate, is_assumed }
}

/// A line that states no digest that can be checked.
fn other(random: &mut SplitMix64, line: usize) -> Line {
    let junk =
        |text: &str, fate| Line { text: text.to_owned(), name: String::new(), fate, is_assumed: false };
    let digits = hex::encode(random.bytes(16));
    let lacks = |what: &str| Fate::Foreign(format!("{what}, which hashweave lacks"));
    match random.below(8) {
        0 => junk("Algorithm       Hash                      Path", Fate::Improper),
        1 => junk("---------       ----", Fate::Improper),
        2 => junk(&format!("{digits}{line}x  a"), Fate::Improper),
        3 => junk(&format!("SHA256 (a) = {digits}"), Fate::Improper),
        4 => junk(&format!("MD4 (a) = {digits}"), lacks("MD4")),
        5 => junk(&format!("WHIRLPOOL(b c)= {digits}"), lacks("WHIRLPOOL")),
        6 => junk(&format!("a {}", &digits[..8]), Fate::Foreign("CRC-32, which -a crc32 checks".to_owned())),
        _ => junk("3808190220 113 a", lacks("a CRC")),
    }
}

/// A list that has only the digest of a file, after which it is named.
fn alone(random: &mut SplitMix64, run: &Run, folder: &Path, number: usize) -> List {
    let known = &KNOWN[random.below(KNOWN.len())];
    let name = format!("f{number}.iso");
    let content = random.bytes(number % 7);
    fs::write(folder.join(&name), &content).expect("a file");
    let mut value = digest(known.algorithm, &content).to_vec();
    let is_wrong = run.is_spoilt && random.percent(20);
    value[0] ^= u8::from(is_wrong);
    let text = if random.percent(30) { base64(&value) } else { hex::encode(&value) };
    let fate = if is_wrong { Fate::Wrong } else { Fate::Right };
    let ends: Vec<_> = known.ends.iter().filter(|end| end.starts_with('.')).collect();
    let end = ends[random.below(ends.len())];
    let lines = vec![Line { text, name: name.clone(), fate, is_assumed: false }];
    List { name: format!("{name}{end}"), bytes: written(random, &lines), lines }
}

/// A list of several lines.
fn list(random: &mut SplitMix64, run: &Run, number: usize) -> List {
    let known = &KNOWN[if random.percent(40) { 0 } else { random.below(KNOWN.len()) }];
    let list_says = random.percent(60) || !run.is_spoilt;
    let end = if list_says { random.one_of(known.ends) } else { "" };
    let mut lines = Vec::new();
    let least = usize::from(!run.is_spoilt);
    for line in 0..least + random.below(6) {
        lines.push(match random.percent(20) && run.is_spoilt {
            true => other(random, line),
            false => entry(random, run, known, list_says),
        });
    }
    List { name: format!("L{number}{end}"), bytes: written(random, &lines), lines }
}

/// A list of CRC-32, which its name says it is.
fn sfv(random: &mut SplitMix64, run: &Run, number: usize) -> List {
    let mut lines = Vec::new();
    for _ in 0..1 + random.below(5) {
        let (name, content) = random.one_of(&FILES);
        let (is_missing, is_wrong) =
            (run.is_spoilt && random.percent(5), run.is_spoilt && random.percent(10));
        let name = if is_missing { "none/deadbeef" } else { name };
        let name = if run.is_windows { name.replace('/', "\\") } else { name.to_owned() };
        let value = crc32(content.as_bytes()) ^ u32::from(is_wrong) << random.below(32);
        let gap = random.one_of(&[" ", "  ", "\t"]);
        let text = if random.percent(50) {
            format!("{name}{gap}{value:08X}")
        } else {
            format!("{name}{gap}{value:08x}")
        };
        let fate = match (is_missing, is_wrong) {
            (true, _) => Fate::Missing,
            (false, true) => Fate::Wrong,
            (false, false) => Fate::Right,
        };
        lines.push(Line { text, name, fate, is_assumed: false });
    }
    let end = random.one_of(&[".sfv", ".SFV", ".crc32"]);
    List { name: format!("L{number}{end}"), bytes: written(random, &lines), lines }
}

/// The bytes of a list, in one of the encodings.
fn written(random: &mut SplitMix64, lines: &[Line]) -> Vec<u8> {
    let end = random.one_of(&["\n", "\n", "\r\n"]);
    let mut text = String::new();
    for line in lines {
        if random.percent(5) {
            text += random.one_of(&["# a comment", ""]);
            text += end;
        }
        text += &line.text;
        text += end;
    }
    if random.percent(30) && !lines.is_empty() {
        text.truncate(text.len() - end.len());
    }
    let utf16 = |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let is_plain = text.chars().take(2).filter(char::is_ascii).count() == 2;
    match random.below(8) {
        0 => [b"\xEF\xBB\xBF", text.as_bytes()].concat(),
        1 => [b"\xFF\xFE", &utf16(u16::to_le_bytes)[..]].concat(),
        2 => [b"\xFE\xFF", &utf16(u16::to_be_bytes)[..]].concat(),
        3 if is_plain => utf16(u16::to_le_bytes),
        _ => text.into_bytes(),
    }
}

/// The lines that the program should print.
#[derive(Debug, Default, PartialEq, Eq)]
struct Told {
    stdout: String,
    stderr: String,
    is_fine: bool,
}

fn warning(count: usize, one: &str, several: &str) -> String {
    match count {
        0 => String::new(),
        1 => format!("hashweave: WARNING: 1 {one}\n"),
        _ => format!("hashweave: WARNING: {count} {several}\n"),
    }
}

/// Adds what the program should say of a list.
fn expect(told: &mut Told, list: &List, path: &str) {
    let count = |fate: Fate| list.lines.iter().filter(|line| line.fate == fate).count();
    let (right, wrong, missing) = (count(Fate::Right), count(Fate::Wrong), count(Fate::Missing));
    let mut foreign: BTreeMap<String, usize> = BTreeMap::new();
    let mut undecided = 0;
    for Line { name, fate, .. } in &list.lines {
        match fate {
            Fate::Right => told.stdout += &format!("{name}: OK\n"),
            Fate::Wrong => told.stdout += &format!("{name}: FAILED\n"),
            Fate::Missing => {
                told.stdout += &format!("{name}: FAILED open or read\n");
                let quoted = if name.contains('\\') { format!("'{name}'") } else { name.clone() };
                told.stderr += &format!("hashweave: {quoted}: No such file or directory\n");
            }
            Fate::Improper => {}
            Fate::Foreign(what) => *foreign.entry(what.clone()).or_default() += 1,
            Fate::Undecided(bits) => {
                *foreign.entry(format!("{bits} bits, whose algorithm -a must name")).or_default() += 1;
                undecided += 1;
            }
        }
    }
    told.is_fine &= right > 0 && wrong + missing + undecided == 0;
    let is_empty = right + wrong + missing == 0;
    if is_empty && foreign.len() == 1 && undecided > 0 {
        let bits = foreign.keys().next().expect("there is one");
        told.stderr += &format!("hashweave: {path}: the digests have {bits}\n");
        return;
    }
    if is_empty && foreign.len() == 1 && foreign.contains_key("CRC-32, which -a crc32 checks") {
        told.stderr +=
            &format!("hashweave: {path}: its lines have CRC-32, as SFV lists do: check it with -a crc32\n");
        return;
    }
    for (what, &count) in &foreign {
        let [one, several] =
            ["line has a digest of", "lines have digests of"].map(|text| format!("{text} {what}"));
        told.stderr += &warning(count, &one, &several);
    }
    if is_empty {
        let why = if foreign.is_empty() {
            "no properly formatted checksum lines found"
        } else {
            "no line has a digest that can be checked"
        };
        told.stderr += &format!("hashweave: {path}: {why}\n");
        return;
    }
    let improper = count(Fate::Improper);
    told.stderr += &warning(improper, "line is improperly formatted", "lines are improperly formatted");
    told.stderr += &warning(missing, "listed file could not be read", "listed files could not be read");
    told.stderr += &warning(wrong, "computed checksum did NOT match", "computed checksums did NOT match");
    let assumed = |fate: Fate| list.lines.iter().any(|line| line.is_assumed && line.fate == fate);
    if assumed(Fate::Wrong) && !assumed(Fate::Right) {
        told.stderr += &format!(
            "hashweave: {path}: taken for SHA256, as nothing names the algorithm; others are named with -a\n"
        );
    }
}

/// The names of candidates are the program's own matter here.
fn without_candidates(stderr: &str) -> String {
    let cut = |line: &str| {
        let end = ["-a must name", "named with -a"].iter().find_map(|end| Some(line.find(end)? + end.len()));
        format!("{}\n", &line[..end.unwrap_or(line.len())])
    };
    stderr.lines().map(cut).collect()
}

#[test]
fn five_thousand_lists_are_read_as_they_were_meant() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    fs::create_dir_all(data.join("dir/sub")).expect("a folder");
    for (name, content) in FILES {
        fs::write(data.join(name), content).expect("a file");
    }
    let mut random = SplitMix64(37);
    let mut fine = 0;
    for number in 0..100 {
        let run =
            Run { reversed: random.percent(30), is_spoilt: number % 3 != 0, is_windows: random.percent(30) };
        let lists: Vec<List> = (50 * number..50 * (number + 1))
            .map(|number| match random.below(20) {
                0 | 1 => alone(&mut random, &run, &data, number),
                2 => sfv(&mut random, &run, number),
                _ => list(&mut random, &run, number),
            })
            .collect();
        let (options, prefix): (&[&str], _) =
            [(&[][..], ""), (&["-C", "data"][..], "data/"), (&["--relative-to-list"][..], "data/")]
                [number % 3];
        let mut told = Told { is_fine: true, ..Told::default() };
        let mut program = command();
        program.current_dir(if prefix.is_empty() { &data } else { folder.path() });
        program.args(["sum", "--check"]).args(options);
        // One calibration for all of them, if there has to be one.
        program.env("XDG_CACHE_HOME", folder.path());
        for list in &lists {
            fs::write(data.join(&list.name), &list.bytes).expect("a list");
            let path = format!("{prefix}{}", list.name);
            program.arg(&path);
            expect(&mut told, list, &path);
        }
        let (status, stdout, stderr) = finish_bytes(program.spawn().expect("the program starts"));
        let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
        let found = Told { stdout, stderr: without_candidates(&stderr), is_fine: status.code() == Some(0) };
        if found != told {
            let texts = lists.iter().map(|list| {
                let lines: Vec<_> = list.lines.iter().map(|line| (&line.text, &line.fate)).collect();
                format!("{}: {lines:#?}\n", list.name)
            });
            let of = |told: &Told| format!("{}\n{}", told.stdout, told.stderr);
            let (found_text, told_text) = (of(&found), of(&told));
            let differ = found_text.lines().zip(told_text.lines()).find(|(found, told)| found != told);
            panic!("run {number}: first difference {differ:?}\n{}", texts.collect::<String>());
        }
        fine += usize::from(told.is_fine);
    }
    assert!((20..50).contains(&fine), "{fine} of the runs succeed, where a third has nothing wrong");
}
