//! The options of `sha256sum` and `b2sum`, and what they say to wrong ones.

use crate::parity::{Bench, TOOLS};
use crate::program::finish_bytes;
use hashweave_tests::SplitMix64;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Command lines, most of them wrong in some way.
const LINES: [&str; 46] = [
    "sha256sum -x",
    "sha256sum -bx a",
    "sha256sum --foo",
    "sha256sum --x=3",
    "sha256sum --t a",
    "sha256sum --s a",
    "sha256sum --st=1 a",
    "sha256sum --=3",
    "sha256sum --bin a",
    "sha256sum --te a",
    "sha256sum --z a",
    "sha256sum --tag=3 a",
    "sha256sum --ignore-missing= a",
    "sha256sum -h",
    "sha256sum -V",
    "sha256sum -l 8 a",
    "sha256sum --help=1",
    "sha256sum --tag -t a",
    "sha256sum -t --tag a",
    "sha256sum --tag -b -t a",
    "sha256sum -b -t a",
    "sha256sum -t -b a",
    "sha256sum -bt a",
    "sha256sum -c -z a",
    "sha256sum -cz --tag a",
    "sha256sum -c --tag a",
    "sha256sum -c -b a",
    "sha256sum -c --text a",
    "sha256sum --quiet --status --strict -w --ignore-missing a",
    "sha256sum --quiet --status a",
    "sha256sum --status --quiet a",
    "sha256sum --strict -w a",
    "sha256sum --strict a",
    "sha256sum a -b",
    "sha256sum -- -b",
    "sha256sum a -- -b b",
    "sha256sum --check=L",
    "b2sum --=3",
    "b2sum --l",
    "b2sum -l",
    "b2sum --lx",
    "b2sum -l 520 -x",
    "b2sum -l 7 -x",
    "b2sum -l 520 -cz",
    "b2sum -l 520 -l 8 a",
    "b2sum --length=8 --leng 16 -l24 a",
];

#[test]
fn options_and_complaints() {
    let (bench, _) = Bench::with_files();
    for line in LINES {
        bench.same_line(line);
    }
}

#[test]
fn lengths_that_are_none() {
    let (mut bench, _) = Bench::with_files();
    for locale in ["C", "C.UTF-8", "POSIX"] {
        bench.locale = locale;
        for length in [
            "1",
            "7",
            "513",
            "520",
            "-8",
            "-0",
            "abc",
            "0x10",
            "010",
            "8k",
            "8 ",
            "+ 8",
            "++8",
            "",
            "+",
            "-",
            "a'b",
            "a\nb",
            "\\",
            "é",
            "’",
            "18446744073709551608",
            "18446744073709551616",
            "99999999999999999999",
            "99999999999999999999k",
            "4294967304",
            "\u{0B}8",
        ] {
            bench.same("b2sum", &["-l", length, "a"]);
        }
    }
}

/// Bytes that are no characters, in options.
#[test]
fn options_that_are_no_text() {
    let (bench, _) = Bench::with_files();
    for option in [&b"-\xFF"[..], b"-b\xC3\xA9", b"--\xFF", b"--t\xFF", b"--tag\n", b"--f'x", b"-'", b"-\n"] {
        bench.same("sha256sum", &[option, b"a"]);
    }
}

#[test]
fn random_options() {
    let (bench, _) = Bench::with_files();
    bench.write(b"L", b"junk\n");
    let words = [
        "-b",
        "-t",
        "-c",
        "-c",
        "--tag",
        "-z",
        "--ignore-missing",
        "--quiet",
        "--status",
        "--strict",
        "-w",
        "--warn",
        "--bin",
        "--te",
        "--str",
        "--i",
        "--q",
        "-bt",
        "-cw",
        "-wc",
        "--",
        "-",
        "a",
        "b",
        "nonex",
        "L",
        "d",
    ];
    let lengths = ["-l8", "-l256", "-l0", "-l=8", "--length=16", "-l520"];
    let mut random = SplitMix64(1);
    for _ in 0..250 {
        let tool = random.one_of(&TOOLS);
        let mut line: Vec<&str> = (0..random.below(6)).map(|_| random.one_of(&words)).collect();
        if tool == "b2sum" && random.percent(60) {
            line.insert(random.below(line.len() + 1), random.one_of(&lengths));
        }
        bench.same(tool, &line);
    }
}

/// The first operand ends the options, if the environment says so.
#[test]
fn options_by_posix() {
    let (bench, _) = Bench::with_files();
    let left = |mut command: Command| {
        command.env("POSIXLY_CORRECT", "").args(["-b", "a", "-t", "--", "b"]).stdin(Stdio::null());
        finish_bytes(
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts"),
        )
    };
    let ours = left(bench.ours("sha256sum"));
    assert_eq!(ours, left(bench.theirs("sha256sum")));
    assert!(ours.1.windows(3).any(|bytes| bytes == b" *b"), "{ours:?}");
}

/// The name decides, whether it is that of a link, a hard link, or of a copy; and messages begin
/// with it as it was called.
#[test]
fn links_and_copies_are_the_tool() {
    let (bench, _) = Bench::with_files();
    let program = Path::new(env!("CARGO_BIN_EXE_hashweave"));
    let places = ["link", "hard", "copy"].map(|place| bench.path(place.as_bytes()));
    places.iter().for_each(|place| fs::create_dir(place).expect("a folder"));
    let [link, hard, copy] = places.map(|place| place.join("sha512sum"));
    std::os::unix::fs::symlink(program, &link).expect("a link");
    fs::copy(program, &copy).expect("a copy");
    fs::hard_link(&copy, &hard).expect("a link on the same file system");
    let left = |program: &Path, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.current_dir(bench.folder()).env("LC_ALL", "C.UTF-8").args(arguments).stdin(Stdio::null());
        let child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let (status, stdout, stderr) = finish_bytes(child);
        let stderr =
            String::from_utf8(stderr).expect("text").replace(&program.display().to_string(), "PROGRAM");
        (status.code(), stdout, stderr)
    };
    for arguments in [&["a", "nonex", "b"][..], &["-x"], &["--tag", "-t"]] {
        let theirs = left(Path::new("/usr/bin/sha512sum"), arguments);
        assert!(theirs.2.starts_with("PROGRAM: "), "{theirs:?}");
        for ours in [&link, &hard, &copy] {
            assert_eq!(left(ours, arguments), theirs, "{}", ours.display());
        }
    }
}

/// The same options, in our words; with the program's name, as it was called.
#[test]
fn help_and_version_have_the_form_of_the_tool() {
    let bench = Bench::new();
    for tool in TOOLS {
        let printed = |command: &mut Command, option: &str| {
            let child = command.arg(option).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
            let (status, stdout, stderr) = finish_bytes(child.expect("the program starts"));
            assert_eq!((status.code(), stderr), (Some(0), Vec::new()), "{tool} {option}");
            String::from_utf8(stdout).expect("text")
        };
        let [ours, theirs] =
            [bench.ours(tool), bench.theirs(tool)].map(|mut command| printed(&mut command, "--he"));
        assert!(theirs.contains("GNU coreutils"), "this is not GNU coreutils: {theirs}");
        assert_eq!(ours.lines().next(), theirs.lines().next());
        let options = |help: &str| {
            let words = help.split([' ', ',', '\n']).filter(|word| word.starts_with('-') && word.len() > 1);
            let mut words: Vec<String> = words.map(str::to_owned).collect();
            words.sort();
            words
        };
        assert_eq!(options(&ours), options(&theirs), "{ours}");
        let version = printed(&mut bench.ours(tool), "--version");
        assert_eq!(version, format!("{tool} (Hashweave) {}\n", env!("CARGO_PKG_VERSION")));
    }
}
