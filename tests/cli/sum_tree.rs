//! Tree hashes in `hashweave sum`, and the names `b3sum` and `k12sum`: keys, contexts, lengths,
//! places in the output; one large file on all threads.

use crate::parity::Bench;
use crate::program::{command, finish_bytes};
use hashweave::Strength;
use hashweave::tree::{Blake3, KangarooTwelve};
use std::fs::File;
use std::process::{Command, Stdio};

/// Bytes of the large file: whole pieces, chunks and blocks, and what fills none of them.
const LARGE: usize = (5 << 20) + 8192 + 1024 + 64 + 7;

fn large() -> Vec<u8> {
    (0..LARGE).map(|i| (i % 251) as u8).collect()
}

fn bench() -> Bench {
    let bench = Bench::new();
    bench.write(b"a", b"alpha");
    bench.write(b"large", &large());
    bench.write(b"key", b"whats the Elvish word for friend");
    bench
}

/// The ending of a program, with a file of the folder as standard input, or an empty one.
fn left(
    bench: &Bench,
    mut program: Command,
    words: &[&str],
    stdin: Option<&str>,
) -> (Option<i32>, Vec<u8>, String) {
    let stdin = stdin
        .map_or(Stdio::null(), |name| File::open(bench.path(name.as_bytes())).expect("it is there").into());
    program.current_dir(bench.folder()).args(words).stdin(stdin);
    let child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let (status, stdout, stderr) = finish_bytes(child);
    (status.code(), stdout, String::from_utf8(stderr).expect("text"))
}

/// The standard output of a tool that must succeed without a complaint.
#[track_caller]
fn printed(bench: &Bench, tool: &str, words: &[&str], stdin: Option<&str>) -> Vec<u8> {
    let (code, stdout, stderr) = left(bench, bench.ours(tool), words, stdin);
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{tool} {words:?}");
    stdout
}

#[track_caller]
fn text(bench: &Bench, tool: &str, words: &[&str], stdin: Option<&str>) -> String {
    String::from_utf8(printed(bench, tool, words, stdin)).expect("text")
}

fn output(hasher: &Blake3, from: u64, length: usize) -> Vec<u8> {
    let mut out = vec![0; length];
    hasher.finalize_at(from, &mut out);
    out
}

fn of(mut hasher: Blake3, message: &[u8]) -> Blake3 {
    hasher.update(message);
    hasher
}

#[test]
fn digests_of_b3sum() {
    let (bench, large) = (bench(), large());
    for (name, message) in [("a", b"alpha".as_slice()), ("large", &large)] {
        let plain = of(Blake3::new(), message);
        let line = |digest: &[u8]| format!("{}  {name}\n", hex::encode(digest));
        assert_eq!(text(&bench, "b3sum", &[name], None), line(&plain.digest()));
        assert_eq!(text(&bench, "b3sum", &["--num-threads", "1", name], None), line(&plain.digest()));
        assert_eq!(text(&bench, "b3sum", &["--no-mmap", name], None), line(&plain.digest()));
        assert_eq!(text(&bench, "b3sum", &["-l", "5", name], None), line(&output(&plain, 0, 5)));
        assert_eq!(text(&bench, "b3sum", &["--length=300", name], None), line(&output(&plain, 0, 300)));
        let later = output(&plain, 1000, 100);
        assert_eq!(text(&bench, "b3sum", &["-l100", "--seek=1000", name], None), line(&later));
        assert_eq!(printed(&bench, "b3sum", &["--raw", "-l100", "--seek=1000", name], None), later);
        let alone = format!("{}\n", hex::encode(plain.digest()));
        assert_eq!(text(&bench, "b3sum", &["--no-names", name], None), alone);
        assert_eq!(
            text(&bench, "b3sum", &["--tag", name], None),
            format!("BLAKE3 ({name}) = {}\n", hex::encode(plain.digest()))
        );
        let keyed = of(Blake3::keyed(b"whats the Elvish word for friend"), message);
        assert_eq!(text(&bench, "b3sum", &["--keyed", name], Some("key")), line(&keyed.digest()));
        let derived = of(Blake3::derive_key("a context"), message);
        assert_eq!(
            text(&bench, "b3sum", &["--derive-key", "a context", name], None),
            line(&derived.digest())
        );
    }
    let standard = format!("{}  -\n", hex::encode(Blake3::hash(b"alpha")));
    assert_eq!(text(&bench, "b3sum", &[], Some("a")), standard);
}

#[test]
fn digests_of_k12sum() {
    let (bench, large) = (bench(), large());
    for (name, message) in [("a", b"alpha".as_slice()), ("large", &large)] {
        let mut hasher = KangarooTwelve::new(Strength::Bits128, b"");
        hasher.update(message);
        for length in [32, 5, 300] {
            let mut digest = vec![0; length];
            hasher.finalize_xof(&mut digest);
            let line = format!("{}  {name}\n", hex::encode(digest));
            assert_eq!(text(&bench, "k12sum", &["-l", &length.to_string(), name], None), line);
        }
    }
}

/// Lists of tree hashes verify what they say, and nothing else, by whichever name.
#[test]
fn lists() {
    let bench = bench();
    for (algorithm, tool) in [("blake3", Some("b3sum")), ("kt128", Some("k12sum")), ("kt256", None)] {
        for (options, checks) in
            [(&["-a", algorithm][..], &["-a", algorithm][..]), (&["-a", algorithm, "--tag"], &[])]
        {
            let sum = |words: &[&str]| {
                let mut program = command();
                program.arg("sum");
                left(&bench, program, words, None)
            };
            let list = sum(&[options, &["a", "large"]].concat()).1;
            bench.write(b"list", &list);
            let check = [&["-c", "list"], checks].concat();
            assert_eq!(sum(&check), (Some(0), b"a: OK\nlarge: OK\n".to_vec(), String::new()), "{algorithm}");
            if let Some(tool) = tool {
                let by_name = left(&bench, bench.ours(tool), &["-c", "list"], None);
                assert_eq!(by_name, (Some(0), b"a: OK\nlarge: OK\n".to_vec(), String::new()));
            }
            let mut wrong = large();
            wrong[LARGE / 2] ^= 1;
            bench.write(b"large", &wrong);
            let (code, stdout, stderr) = sum(&check);
            assert_eq!((code, stdout.as_slice()), (Some(1), b"a: OK\nlarge: FAILED\n".as_slice()));
            assert!(stderr.contains("1 computed checksum did NOT match"), "{stderr}");
            bench.write(b"large", &large());
        }
    }
}

/// Next to other algorithms from one read, and through a pipe, which has no size.
#[test]
fn several_at_once() {
    let bench = bench();
    let mut program = command();
    program.arg("sum");
    let words = ["-a", "blake3", "-a", "sha256", "-a", "kt256", "--tag", "-"];
    let (code, stdout, stderr) = left(&bench, program, &words, Some("large"));
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    let lines = String::from_utf8(stdout).expect("text");
    let tags: Vec<&str> = lines.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(tags, ["BLAKE3", "SHA256", "KT256"]);
    assert!(lines.contains(&hex::encode(Blake3::hash(&large()))), "{lines}");
}

#[test]
fn bad_usage_is_told() {
    let bench = bench();
    for (words, stdin, code, complaint) in [
        (&["--keyed", "a"][..], Some("a"), 1, "expected 32 key bytes from standard input, found 5"),
        (&["--keyed", "a"], Some("large"), 1, "expected 32 key bytes from standard input, found more"),
        (&["--keyed"], Some("key"), 2, "--keyed needs a FILE"),
        (&["--keyed", "a", "-"], Some("key"), 1, "--keyed needs a FILE other than -"),
        (&["--keyed", "--derive-key=x", "a"], Some("key"), 2, "cannot be used together"),
        (&["--raw", "a", "large"], None, 1, "--raw takes one FILE"),
        (&["-l", "0", "a"], None, 2, "--length"),
        (&["-l"], None, 2, "requires an argument"),
        (&["-l", "1x", "a"], None, 2, "invalid number"),
        (&["--seek", "-1", "a"], None, 2, "invalid number"),
        (&["--seek", "18446744073709551616", "a"], None, 2, "invalid number"),
        (&["--num-threads", "x", "a"], None, 2, "invalid number"),
        (&["-c", "--raw", "a"], None, 2, "meaningless when verifying"),
        (&["-c", "--keyed", "a"], None, 2, "meaningless when verifying"),
        (&["-c", "--no-names", "a"], None, 2, "meaningless when verifying"),
        (&["-c", "--tag", "a"], None, 2, "meaningless when verifying"),
        (&["-c", "-l", "5", "a"], None, 2, "meaningless when verifying"),
        (&["--quiet", "a"], None, 2, "meaningful only when verifying"),
        (&["--sekk", "1", "a"], None, 2, "unrecognized option"),
    ] {
        let (left, stdout, stderr) = left(&bench, bench.ours("b3sum"), words, stdin);
        assert_eq!((left, stdout.as_slice()), (Some(code), b"".as_slice()), "{words:?}: {stderr}");
        assert!(stderr.starts_with("b3sum: ") && stderr.contains(complaint), "{words:?}: {stderr}");
    }
    // KangarooTwelve has no keys, and its output only a beginning.
    for option in ["--keyed", "--derive-key=x", "--seek=1"] {
        let (code, _, stderr) = left(&bench, bench.ours("k12sum"), &[option, "a"], None);
        assert_eq!(code, Some(2), "{option}");
        assert!(stderr.contains("unrecognized option"), "{stderr}");
    }
}
