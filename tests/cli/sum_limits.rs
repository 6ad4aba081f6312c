//! Where there is little of something: threads, address space, standard streams, room for long
//! paths.

use crate::parity::{Bench, Left, Printed};
use crate::program::finish_bytes;
use std::fmt::Write as _;
use std::fs;
use std::process::Stdio;

const DIGEST_OF_NOTHING: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/// The ending of our program, run by a shell.
fn by_shell(bench: &Bench, words: &str) -> Left {
    let mut shell = bench.shell();
    let shell = shell.args(["-c", words]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (status, stdout, stderr) = finish_bytes(shell.spawn().expect("a shell"));
    Left { code: status.code(), signal: None, stdout: Printed(stdout), stderr: Printed(stderr) }
}

/// Writes the list `L` of `lines` lines about a few files; returns what a check of it must print.
fn list(bench: &Bench, lines: usize) -> Vec<u8> {
    let files = ["a", "b", "sp ace", "d/a"];
    let sums = bench.same("sha256sum", &files[..3]).stdout.0;
    let sums = String::from_utf8(sums).expect("text");
    let all: Vec<&str> = sums.lines().collect();
    let mut list = String::new();
    for line in 0..lines {
        writeln!(list, "{}", all[line % all.len()]).expect("a string");
    }
    bench.write(b"L", list.as_bytes());
    (0..lines).map(|line| format!("{}: OK\n", files[line % all.len()])).collect::<String>().into_bytes()
}

/// Everything that a sum does with threads, without.
#[test]
fn without_threads() {
    let (mut bench, _) = Bench::with_files();
    bench.become_nobody_if_root();
    bench.write(b"large", &vec![7; 5 << 20]);
    let ok = list(&bench, 1000);
    for words in [
        "sum a b large n* none d",
        "sum -r . --jobs 8",
        "sum a - b < large",
        "sum -c L",
        "sum -c < L",
        "sum --progress=always large",
        "sum -a sha512 -a blake2b large a",
    ] {
        let line = format!("{} {words}", bench.program());
        let usual = by_shell(&bench, &format!("{line} 2>/dev/null"));
        let alone = by_shell(&bench, &format!("ulimit -u 1; exec {line} 2>/dev/null"));
        assert_eq!(alone, usual, "{words}");
    }
    let line = format!("ulimit -u 1; exec {} sum -c --quiet L", bench.program());
    assert_eq!(by_shell(&bench, &line), by_shell(&bench, "true"), "and nothing is said");
    assert!(!ok.is_empty());
}

/// The address space that the C library reserves for threads is not missing where it is needed.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn in_little_address_space() {
    let (bench, _) = Bench::with_files();
    let ok = list(&bench, 300_000);
    for limit in [200_000, 400_000, 600_000, 1_000_000] {
        let checked = by_shell(&bench, &format!("ulimit -v {limit}; exec {} sum -c L", bench.program()));
        assert_eq!(
            (checked.code, checked.stdout.0.len()),
            (Some(0), ok.len()),
            "{limit} KiB: {:?}",
            checked.stderr
        );
        assert!(checked.stdout.0 == ok, "{limit} KiB");
    }
}

/// A closed stream is not an empty file, and not a sink for everything.
#[test]
fn closed_streams_are_errors() {
    let (bench, _) = Bench::with_files();
    list(&bench, 3);
    let program = bench.program();
    for (words, message) in [
        ("sum a >&-", "cannot write to standard output: Bad file descriptor"),
        ("sum -z a >&-", "cannot write to standard output: Bad file descriptor"),
        ("sum -c L >&-", "cannot write to standard output: Bad file descriptor"),
        ("info >&-", "cannot write to standard output: Bad file descriptor"),
        ("search --count 10 --threads 1 >&-", "cannot write to standard output: Bad file descriptor"),
        ("sum --help >&-", "cannot write to standard output: Bad file descriptor"),
        ("sum <&-", "-: Bad file descriptor"),
        ("sum -c <&-", "'standard input': Bad file descriptor"),
        ("sum --files0-from - <&-", "cannot open '-' for reading: Bad file descriptor"),
    ] {
        let left = by_shell(&bench, &format!("exec {program} {words}"));
        let stderr = String::from_utf8(left.stderr.0).expect("text");
        assert_eq!((left.code, left.stdout), (Some(1), Printed(Vec::new())), "{words}: {stderr}");
        assert_eq!(stderr, format!("hashweave: {message}\n"), "{words}");
    }
    // Those that are not needed may be closed, and whoever means the sink gets it.
    for words in ["a <&-", "a 2>&-", "a > /dev/null", "a 1<> /dev/null", "- < /dev/null", "- 0<> /dev/null"] {
        let left = by_shell(&bench, &format!("exec {program} sum {words}"));
        assert_eq!((left.code, left.stderr), (Some(0), Printed(Vec::new())), "{words}");
    }
}

/// As the tools do.
#[test]
fn closed_output_is_that_of_coreutils() {
    let (bench, _) = Bench::with_files();
    list(&bench, 3);
    std::os::unix::fs::symlink(bench.program(), bench.path(b"sha256sum")).expect("a link");
    for words in ["a", "a none b", "-c L", "-c --status L", "--help", "--bad"] {
        let [ours, theirs] = ["./sha256sum", "/usr/bin/sha256sum"].map(|tool| {
            let left = by_shell(&bench, &format!("{tool} {words} >&-"));
            let stderr = String::from_utf8(left.stderr.0).expect("text");
            (left.code, stderr.replace(tool, "TOOL"))
        });
        assert_eq!(ours, theirs, "{words}");
    }
}

/// A tree that is deeper than any path can name: what can be named is summed, the rest is told in a
/// line.
#[test]
fn deep_directories() {
    let bench = Bench::new();
    let folder = "d".repeat(200);
    let deep = format!(
        "i=0; while [ $i -lt 25 ]; do mkdir {folder} && cd -P {folder} || exit; : > f; i=$((i + 1)); done"
    );
    assert_eq!(by_shell(&bench, &deep).code, Some(0));
    let sums = by_shell(&bench, &format!("{} sum -r .", bench.program()));
    assert_eq!(sums.code, Some(1));
    let stdout = String::from_utf8(sums.stdout.0).expect("text");
    assert!(stdout.lines().count() > 15 && stdout.lines().all(|line| line.starts_with(DIGEST_OF_NOTHING)));
    let stderr = String::from_utf8(sums.stderr.0).expect("text");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    assert!(stderr.ends_with(": File name too long\n"), "{stderr}");
    fs::remove_dir_all(bench.folder().join(folder)).expect("it can be removed");
}
