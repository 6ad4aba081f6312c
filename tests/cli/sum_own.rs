//! Features of `hashweave sum` that coreutils do not have: other algorithms and several at once,
//! lists of names, directories.

use crate::parity::{Bench, Printed};
use crate::program::{check_refused, command, finish_bytes, line};
use hashweave::{Algorithm, digest};
use std::fs;
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};

/// The ending of `hashweave sum` in a folder.
fn sum(bench: &Bench, words: &str) -> (Option<i32>, String, String) {
    let mut command = command();
    left(command.current_dir(bench.folder()).arg("sum").args(words.split_whitespace()))
}

fn left(command: &mut Command) -> (Option<i32>, String, String) {
    let (status, stdout, stderr) = finish_bytes(command.spawn().expect("the program starts"));
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    (status.code(), stdout, stderr)
}

/// The standard output of a call that must succeed without a complaint.
#[track_caller]
fn printed(bench: &Bench, words: &str) -> String {
    let (code, stdout, stderr) = sum(bench, words);
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{words}: {stdout}");
    stdout
}

fn bench() -> Bench {
    let bench = Bench::new();
    for (name, content) in [("a", "alpha"), ("b", "beta"), ("c", "")] {
        bench.write(name.as_bytes(), content.as_bytes());
    }
    bench
}

#[test]
fn lines_are_those_of_sha256sum() {
    let (bench, _) = Bench::with_files();
    for arguments in [
        &["a", "b", "n\nl", "none", "d"][..],
        &["--tag", "a"],
        &["-b", "a"],
        &["-z", "a", "n\nl"],
        &["-t", "--tag", "a"],
    ] {
        let theirs = bench.same("sha256sum", arguments);
        let mut ours = command();
        let child = ours.current_dir(bench.folder()).env("LC_ALL", "C.UTF-8").arg("sum").args(arguments);
        let (status, stdout, stderr) = finish_bytes(child.spawn().expect("the program starts"));
        assert_eq!((status.code(), Printed(stdout)), (theirs.code, theirs.stdout));
        let stderr = String::from_utf8(stderr).expect("text").replace("hashweave: ", "sha256sum: ");
        assert_eq!(stderr.as_bytes(), theirs.stderr.0);
    }
}

#[test]
fn every_algorithm_and_back() {
    let bench = bench();
    for algorithm in Algorithm::NAMED {
        let sums = printed(&bench, &format!("-a {algorithm} a b c"));
        let expected = [("a", "alpha"), ("b", "beta"), ("c", "")].map(|(name, content)| {
            format!("{}  {name}\n", hex::encode(digest(algorithm, content.as_bytes())))
        });
        assert_eq!(sums, expected.concat(), "{algorithm}");
        bench.write(b"sums", sums.as_bytes());
        assert_eq!(printed(&bench, &format!("-a {algorithm} -c sums")), "a: OK\nb: OK\nc: OK\n");
        bench.write(b"tags", printed(&bench, &format!("--tag -a {algorithm} a b c")).as_bytes());
        assert_eq!(printed(&bench, "-c tags"), "a: OK\nb: OK\nc: OK\n", "{algorithm}: the tag tells");
        // A list of one algorithm is none of another.
        let other = if algorithm == Algorithm::Sha3_384 { "sha512" } else { "sha3-384" };
        assert_eq!(sum(&bench, &format!("-a {other} -c tags")).0, Some(1), "{algorithm}");
    }
}

#[test]
fn lengths() {
    let bench = bench();
    let value = |algorithm: Algorithm| hex::encode(digest(algorithm, b"alpha"));
    assert_eq!(printed(&bench, "-a blake2b -l 160 a"), format!("{}  a\n", value(Algorithm::Blake2b(20))));
    assert_eq!(
        printed(&bench, "-a blake2s-64 --tag a"),
        format!("BLAKE2s-64 (a) = {}\n", value(Algorithm::Blake2s(8)))
    );
    let long = printed(&bench, "-a shake128 --length 4096 a");
    assert_eq!(long.split(' ').next().map(str::len), Some(1024));
    assert!(long.starts_with(&value(Algorithm::Shake128)), "an extendable output");
    for line in ["-a blake2b -l 16", "-a blake2s --length 256", "-a shake128 -l 8", "-a shake256 -l 10000"] {
        bench.write(b"sums", printed(&bench, &format!("{line} a b")).as_bytes());
        bench.write(b"tags", printed(&bench, &format!("{line} --tag a b")).as_bytes());
        assert_eq!(printed(&bench, &format!("{line} -c sums")), "a: OK\nb: OK\n", "{line}");
        assert_eq!(printed(&bench, "-c --strict tags"), "a: OK\nb: OK\n", "{line}: the tag tells");
        // That of BLAKE2 can be told from the digest, as it is part of what is hashed; a piece of
        // SHAKE's output could be of any.
        let algorithm = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
        let code = if line.contains("shake") { 1 } else { 0 };
        assert_eq!(sum(&bench, &format!("{algorithm} -c sums")).0, Some(code), "{line}");
    }
}

/// A list that lost digits verifies nothing.
#[test]
fn cut_digests_do_not_verify() {
    let bench = bench();
    for algorithm in ["shake128", "shake256"] {
        let digits = printed(&bench, &format!("-a {algorithm} -l 2048 a"));
        let tag = algorithm.to_uppercase();
        for (list, options) in [
            (format!("{tag} (a) = {}\n", &digits[..2]), ""),
            (format!("{tag} (a) = {}\n", &digits[..512]), ""),
            (format!("{tag}-2048 (a) = {}\n", &digits[..510]), ""),
            (format!("{}-{}(a)= {}\n", &tag[..5], &tag[5..], &digits[..30]), ""),
            (format!("{}  a\n", &digits[..2]), "-a shake128 -a shake256"),
            (format!("{}  a\n", &digits[..510]), &format!("-a {algorithm} -l 2048")),
        ] {
            bench.write(b"sums", list.as_bytes());
            let (code, stdout, stderr) = sum(&bench, &format!("-c --strict {options} sums"));
            assert_eq!((code, stdout.as_str()), (Some(1), ""), "{list}");
            assert!(stderr.ends_with("no properly formatted checksum lines found\n"), "{list}: {stderr}");
        }
        let whole = printed(&bench, &format!("--tag -a {algorithm} a"));
        bench.write(b"sums", whole.replace("-256 ", " ").replace("-512 ", " ").as_bytes());
        assert_eq!(printed(&bench, "-c --strict sums"), "a: OK\n", "the usual length need not be said");
    }
}

/// All digests of a file from one read, told apart by tags.
#[test]
fn several_algorithms() {
    let bench = bench();
    let sums = printed(&bench, "-a sha256 -a sha3-256 -a blake2b -l 256 a b");
    let one = |algorithm: &str, name: &str| printed(&bench, &format!("--tag {algorithm} {name}"));
    let expected = ["a", "b"].map(|name| {
        ["-a sha256", "-a sha3-256", "-a blake2b -l 256"].map(|algorithm| one(algorithm, name)).concat()
    });
    assert_eq!(sums, expected.concat());
    bench.write(b"sums", sums.as_bytes());
    assert_eq!(printed(&bench, "-c sums"), "a: OK\n".repeat(3) + &"b: OK\n".repeat(3));
    // Standard input can only be read once.
    let mut command = command();
    command
        .args(["sum", "-a", "sha256", "-a", "sha512"])
        .stdin(fs::File::open(bench.path(b"a")).expect("a file"));
    let (_, stdout, _) = left(&mut command);
    assert_eq!(stdout, printed(&bench, "-a sha256 -a sha512 a").replace("(a)", "(-)"));
}

/// Lines that OpenSSL prints, in any case, next to ours.
#[test]
fn lines_of_openssl() {
    let bench = bench();
    let value = |algorithm: Algorithm| hex::encode(digest(algorithm, b"alpha"));
    let list = format!(
        "SHA2-256(a)= {}\nSHA3-256(a)= {}\nBLAKE2B-512(a)= {}\nBLAKE2S-256(a)= {}\nSHAKE-128(a)= {}\nsha256 (a) = {}\n{}  a\n",
        value(Algorithm::Sha256),
        value(Algorithm::Sha3_256),
        value(Algorithm::Blake2b(64)),
        value(Algorithm::Blake2s(32)),
        &value(Algorithm::Shake128)[..32],
        value(Algorithm::Sha256),
        value(Algorithm::Sha256),
    );
    bench.write(b"sums", list.as_bytes());
    assert_eq!(printed(&bench, "-c --strict sums"), "a: OK\n".repeat(7));
    bench.write(b"sums", b"MD4 (a) = 2c1743a391305fbf367df8e4f069f9f9\n");
    let (code, _, stderr) = sum(&bench, "-cw sums");
    assert_eq!(code, Some(1));
    assert_eq!(
        stderr,
        "hashweave: sums: 1: a digest of MD4, which hashweave lacks\n\
         hashweave: WARNING: 1 line has a digest of MD4, which hashweave lacks\n\
         hashweave: sums: no line has a digest that can be checked\n"
    );
}

#[test]
fn names_from_a_list() {
    let bench = bench();
    bench.write(b"names", b"a\0\0b\0none\0c");
    let (code, stdout, stderr) = sum(&bench, "--files0-from names");
    assert_eq!(code, Some(1));
    assert_eq!(stdout, printed(&bench, "a b c"));
    assert_eq!(
        stderr,
        "hashweave: names:2: invalid zero-length file name\nhashweave: none: No such file or directory\n"
    );
    bench.write(b"names", b"a\0-\0b\0");
    let mut command = command();
    command.current_dir(bench.folder()).args(["sum", "--files0-from=-"]);
    let (code, stdout, stderr) = left(command.stdin(fs::File::open(bench.path(b"names")).expect("a file")));
    assert_eq!((code, stdout), (Some(1), printed(&bench, "a b")));
    assert_eq!(stderr, "hashweave: when reading file names from stdin, no file name of '-' allowed\n");
    bench.write(b"names", b"");
    assert_eq!(printed(&bench, "--files0-from names"), "", "a list of no files is not standard input");
    let (code, stdout, stderr) = sum(&bench, "--files0-from none");
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert_eq!(stderr, "hashweave: cannot open 'none' for reading: No such file or directory\n");
    fs::create_dir(bench.path(b"d")).expect("a folder");
    let (code, _, stderr) = sum(&bench, "--files0-from d");
    assert_eq!((code, stderr.as_str()), (Some(1), "hashweave: d: read error: Is a directory\n"));
}

/// In the order of names, whatever the order on the disk; links in a directory are left out, and
/// with them all loops.
#[test]
fn directories() {
    let bench = bench();
    for folder in ["d", "d/sub", "d/sub/deep", "d/empty", "e"] {
        fs::create_dir(bench.path(folder.as_bytes())).expect("a folder");
    }
    let files = ["d/Z", "d/a", "d/sub/deep/x", "d/sub/y", "d/sub.txt", "d/z", "e/one"];
    for name in files.iter().rev() {
        bench.write(name.as_bytes(), name.as_bytes());
    }
    symlink("..", bench.path(b"d/loop")).expect("a link");
    symlink("a", bench.path(b"d/link")).expect("a link");
    symlink("d", bench.path(b"to-d")).expect("a link");
    assert!(Command::new("mkfifo").arg(bench.path(b"d/fifo")).status().expect("mkfifo").success());
    let plain = printed(&bench, "d/Z d/a d/sub/deep/x d/sub/y d/sub.txt d/z");
    assert_eq!(printed(&bench, "--recursive d"), plain);
    assert_eq!(
        printed(&bench, "-r to-d"),
        plain.replace("  d/", "  to-d/"),
        "a link that is named is followed"
    );
    assert_eq!(printed(&bench, "-r d/"), plain);
    assert_eq!(
        printed(&bench, "-r b d a e"),
        [printed(&bench, "b"), plain, printed(&bench, "a e/one")].concat()
    );
    bench.write(b"names", b"e\0b\0");
    assert_eq!(printed(&bench, "-r --files0-from names"), printed(&bench, "e/one b"));
    assert_eq!(printed(&bench, "-r d/empty"), "");
    let (code, stdout, stderr) = sum(&bench, "-r none a");
    assert_eq!((code, stdout), (Some(1), printed(&bench, "a")));
    assert_eq!(stderr, "hashweave: none: No such file or directory\n");
}

/// However many threads hash and read, and however many files there are.
#[test]
fn jobs_and_readers_change_nothing() {
    let bench = bench();
    fs::create_dir(bench.path(b"many")).expect("a folder");
    for i in 0..300 {
        bench.write(format!("many/{i:03}").as_bytes(), &vec![i as u8; i * 97]);
    }
    let plain = printed(&bench, "-r many");
    assert_eq!(plain.lines().count(), 300);
    for how in
        ["-j 1", "--jobs 3", "--jobs 2 --readers 1", "--jobs 1 --readers 5", "--progress", "--progress=never"]
    {
        assert_eq!(printed(&bench, &format!("{how} -r many")), plain, "{how}");
    }
    let (code, stdout, stderr) = sum(&bench, "--progress=always -r many");
    assert_eq!((code, stdout), (Some(0), plain));
    assert!(stderr.lines().last().is_some_and(|line| line.starts_with("300 files ")), "{stderr}");
}

#[test]
fn bad_usage() {
    for (words, needle) in [
        ("--tag -t", "--tag does not support --text mode"),
        ("-c --tag", "--tag option is meaningless"),
        ("-c -z", "--zero option is not supported"),
        ("-c -b", "--binary and --text options are meaningless"),
        ("--quiet", "--quiet option is meaningful only"),
        ("--status", "--status option is meaningful only"),
        ("-w", "--warn option is meaningful only"),
        ("--strict", "--strict option is meaningful only"),
        ("--ignore-missing", "--ignore-missing option is meaningful only"),
        ("-a md4", "md4"),
        ("-a blake2b-520", "blake2b-520"),
        ("--length 256", "--length needs"),
        ("-a sha256 -l 128", "--length needs"),
        ("-a blake2b -l 12", "multiple of 8"),
        ("-a blake2b -l 520", "512 bits"),
        ("-a blake2s -l 264", "256 bits"),
        ("-a sha256 -a sha512 -t", "--text"),
        ("--files0-from x y", "cannot be combined"),
        ("-c --files0-from x", "--files0-from"),
        ("-c --recursive x", "--recursive"),
        ("--jobs 0", "--jobs"),
        ("--readers x", "--readers"),
        ("--progress=maybe", "--progress"),
        ("--frobnicate", "--frobnicate"),
        ("--tagg", "--tagg"),
    ] {
        check_refused(&line(&format!("sum {words}")), needle);
    }
}

/// The last occurrence of an option counts, however often it is given.
#[test]
fn options_may_be_repeated() {
    let bench = bench();
    assert_eq!(printed(&bench, "-b -t -b -b a"), printed(&bench, "-b a"));
    assert_eq!(printed(&bench, "-t --tag --tag a"), printed(&bench, "--tag a"));
    bench.write(b"sums", printed(&bench, "a").as_bytes());
    assert_eq!(printed(&bench, "-c --status -w --quiet sums"), "");
    assert_eq!(printed(&bench, "-c --quiet --status -w sums"), "a: OK\n");
    assert_eq!(printed(&bench, "-a blake2b -l 8 -l 16 a"), printed(&bench, "-a blake2b-16 a"));
}

/// `sha3sum` as Debian has it: 224 bits unless told otherwise, and lists that tell by the length.
#[test]
fn sha3sum() {
    let bench = bench();
    let mut list = String::new();
    for (option, algorithm) in [
        ("", "sha3-224"),
        ("-a 256", "sha3-256"),
        ("--algorithm 384", "sha3-384"),
        ("-a512", "sha3-512"),
        ("-a 128000", "shake128 -l 1344"),
        ("-a 256000", "shake256 -l 1088"),
    ] {
        let tool = |more: &str| {
            let (code, stdout, stderr) =
                left(bench.ours("sha3sum").args(option.split_whitespace()).args(more.split(' ')).piped());
            assert_eq!((code, stderr.as_str()), (Some(0), ""), "{option} {more}");
            stdout
        };
        assert_eq!(tool("a b"), printed(&bench, &format!("-a {algorithm} a b")));
        assert_eq!(tool("--tag a"), printed(&bench, &format!("--tag -a {algorithm} a")));
        if !algorithm.starts_with("shake") {
            list += &tool("a b");
        }
        list += &tool("--tag a b");
    }
    // Perl's does not say lengths.
    list = list.replace("-1344 ", " ").replace("-1088 ", " ");
    bench.write(b"L", list.as_bytes());
    let (code, stdout, stderr) = left(bench.ours("sha3sum").args(["-c", "L"]).piped());
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert_eq!(stdout, "a: OK\nb: OK\n".repeat(10));
    let (code, _, stderr) = left(bench.ours("sha3sum").args(["-a", "100"]).piped());
    assert_eq!(code, Some(1));
    assert_eq!(stderr, "sha3sum: invalid algorithm: ‘100’\nTry 'sha3sum --help' for more information.\n");
}

/// The name of any algorithm with `sum` after it is a tool.
#[test]
fn tools_by_the_name_of_an_algorithm() {
    let bench = bench();
    for algorithm in ["keccak-256", "sha3-512", "blake2s", "blake2b-160", "shake128", "sha256d"] {
        let (code, stdout, _) = left(bench.ours(&format!("{algorithm}sum")).arg("a").piped());
        assert_eq!((code, stdout), (Some(0), printed(&bench, &format!("-a {algorithm} a"))), "{algorithm}");
    }
    let (code, stdout, _) = left(bench.ours("b2ssum").args(["-l", "128", "--tag", "a"]).piped());
    assert_eq!((code, stdout), (Some(0), printed(&bench, "--tag -a blake2s-128 a")));
}

/// A command whose output is read and that has nothing to read.
trait Piped {
    fn piped(&mut self) -> &mut Self;
}

impl Piped for Command {
    fn piped(&mut self) -> &mut Self {
        self.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped())
    }
}

#[test]
fn help_has_examples_and_all_options() {
    let help = line("sum --help").stdout;
    let options = [
        "--algorithm",
        "--length",
        "--check",
        "--expect",
        "--directory",
        "--relative-to-list",
        "--files0-from",
        "--recursive",
        "--jobs",
        "--readers",
        "--progress",
    ];
    for word in options.into_iter().chain(["sha256sum", "Examples:", "Exit codes:"]) {
        assert!(help.contains(word), "{word} in\n{help}");
    }
}
