//! `b3sum`: its options, lists, results and exit codes are those of b3sum 1.8.7, with which each
//! was compared; docs/tree.md says where they are not.

use crate::parity::Bench;
use crate::program::{finish_bytes, line};
use std::process::Stdio;

/// BLAKE3 of `a`, of `b`, and of nothing.
const A: &str = "17762fddd969a453925d65717ac3eea21320b66b54342fde15128d6caf21215f";
const B: &str = "10e5cf3d3c8a4f9f3468c8cc58eea84892a22fdadbc1acb22410190044c1d553";

fn bench() -> Bench {
    let bench = Bench::new();
    bench.write(b"a", b"a");
    bench.write(b"b", b"b");
    bench.write(b"back\\slash", b"a");
    bench
}

/// The exit code, standard output and standard error of `b3sum`, called by a path.
fn b3sum(bench: &Bench, words: &[&str], stdin: &[u8]) -> (Option<i32>, String, String) {
    bench.write(b"stdin", stdin);
    let mut program = bench.ours("/opt/bin/b3sum");
    let input = std::fs::File::open(bench.path(b"stdin")).expect("it is there");
    let child = program.args(words).stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let (status, stdout, stderr) = finish_bytes(child.expect("the program starts"));
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.code(), text(stdout), text(stderr))
}

/// A check of a list with these lines.
fn checked(bench: &Bench, options: &[&str], list: &str) -> (Option<i32>, String, String) {
    let list = list.replace("$A", A).replace("$B", B);
    b3sum(bench, &[&["--check"], options].concat(), list.as_bytes())
}

#[test]
fn what_prints_no_names_ignores_tags() {
    let bench = bench();
    let printed = |words: &[&str]| {
        let (code, stdout, stderr) = b3sum(&bench, words, b"");
        assert_eq!((code, stderr.as_str()), (Some(0), ""), "{words:?}");
        stdout
    };
    assert_eq!(printed(&["--tag", "a"]), format!("BLAKE3 (a) = {A}\n"));
    assert_eq!(printed(&["--tag", "--no-names", "a", "b"]), format!("{A}\n{B}\n"));
    assert_eq!(printed(&["--raw", "--no-names", "--tag", "-l", "1", "back\\slash"]), "\x17");
    assert_eq!(printed(&["back\\slash"]), format!("\\{A}  back\\\\slash\n"));
}

#[test]
fn the_version_has_a_letter() {
    let bench = bench();
    for option in ["-V", "--version"] {
        let (code, stdout, _) = b3sum(&bench, &[option], b"");
        assert_eq!(code, Some(0));
        assert!(stdout.starts_with("b3sum ") && stdout.lines().count() == 1, "{stdout}");
    }
    let (code, stdout, _) = b3sum(&bench, &["-h"], b"");
    assert_eq!(code, Some(0));
    assert!(stdout.starts_with("Usage: b3sum ") && stdout.contains("-V, --version"), "{stdout}");
}

#[test]
fn files_that_cannot_be_read() {
    let bench = bench();
    let expected = format!("{A}  a\n{B}  b\n");
    let told = "b3sum: missing: No such file or directory (os error 2)\n";
    assert_eq!(b3sum(&bench, &["a", "missing", "b"], b""), (Some(1), expected, told.to_owned()));
    let results = "missing: FAILED (No such file or directory (os error 2))\n.: FAILED (Is a directory (os error 21))\n";
    let told = "b3sum: WARNING: 2 computed checksums did NOT match\n";
    let list = "$A  missing\n$A  .\n";
    assert_eq!(checked(&bench, &[], list), (Some(1), results.to_owned(), told.to_owned()));
    assert_eq!(checked(&bench, &["--status"], list), (Some(1), String::new(), String::new()));
    let ignored = (Some(0), "a: OK\n".to_owned(), String::new());
    assert_eq!(checked(&bench, &["--ignore-missing"], "$A  missing\n$A  a\n"), ignored);
}

#[test]
fn every_malformed_line_fails() {
    let bench = bench();
    for malformed in [
        "junk",
        "",
        "# a comment",
        " $A  b",
        "$A b",
        "$A *b",
        "$A",
        "abcd  b",
        "SHA256 (b) = $A",
        "BLAKE3(b)= $B",
        "blake3 (b) = $B",
        "BLAKE3 (b) =  $B",
        "\\$B  b\\t",
        "$B  b\0",
        "$B  b\u{FFFD}",
    ] {
        let (code, stdout, stderr) = checked(&bench, &[], &format!("$A  a\n{malformed}\n$B  b\n"));
        assert_eq!((code, stdout.as_str()), (Some(1), "a: OK\nb: OK\n"), "{malformed:?}");
        let expected = "b3sum: 'standard input': 2: improperly formatted BLAKE3 checksum line\n\
                        b3sum: WARNING: 1 computed checksum did NOT match\n";
        assert_eq!(stderr, expected, "{malformed:?}");
        let (code, stdout, _) = checked(&bench, &["--quiet"], malformed);
        // An empty line without an end is none.
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{malformed:?}");
    }
    let capital = format!("{}  a\n", A.to_uppercase());
    assert_eq!(checked(&bench, &[], &capital).0, Some(1));
}

#[test]
fn lists_that_are_in_order() {
    let bench = bench();
    let list = "$A  a\nBLAKE3 (b) = $B\r\n\\$A  back\\\\slash\n$A  back\\slash\n\\$A  a\n";
    let all = "a: OK\nb: OK\n\\back\\\\slash: OK\nback\\slash: OK\n\\a: OK\n";
    assert_eq!(checked(&bench, &[], list), (Some(0), all.to_owned(), String::new()));
    assert_eq!(checked(&bench, &["--quiet"], list), (Some(0), String::new(), String::new()));
    let told = "b3sum: WARNING: 1 computed checksum did NOT match\n";
    assert_eq!(checked(&bench, &[], "$B  a\n"), (Some(1), "a: FAILED\n".to_owned(), told.to_owned()));
}

/// A digest that begins elsewhere in the output verifies from that position, and from no other.
#[test]
fn lists_of_later_output() {
    let bench = bench();
    let list = b3sum(&bench, &["--seek=1000", "a", "b"], b"").1;
    let all = (Some(0), "a: OK\nb: OK\n".to_owned(), String::new());
    assert_eq!(checked(&bench, &["--seek", "1000"], &list), all);
    assert_eq!(checked(&bench, &[], &list).0, Some(1));
    let long = b3sum(&bench, &["--tag", "-l", "100", "a"], b"").1;
    assert_eq!(checked(&bench, &[], &long), (Some(0), "a: OK\n".to_owned(), String::new()));
}

/// Lists of other programs have digests that `hashweave sum` does not compute, and is told of by
/// name.
#[test]
fn algorithms_of_others_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, list) = (folder.path().join("a"), folder.path().join("L"));
    std::fs::write(&file, b"a").expect("a file");
    let name = file.display();
    let check = |options: &str, lines: &[String]| {
        std::fs::write(&list, lines.join("\n")).expect("a file");
        let outcome = line(&format!("sum -c {options} {}", list.display()));
        (outcome.code, outcome.stdout, outcome.stderr.replace(&*list.to_string_lossy(), "L"))
    };
    let sha256 =
        format!("SHA256 ({name}) = ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
    let md4 = format!("MD4 ({name}) = 0cc175b9c0f1b6a831c399e269772661");
    let whirlpool = format!("WHIRLPOOL({name})= 0cc175b9c0f1b6a831c399e269772661");
    let told = "hashweave: WARNING: 2 lines have digests of MD4, which hashweave lacks\n\
                hashweave: WARNING: 1 line has a digest of WHIRLPOOL, which hashweave lacks\n";
    let lines = [md4.clone(), sha256.clone(), whirlpool.clone(), md4.clone()];
    let fine = format!("{name}: OK\n");
    assert_eq!(check("", &lines), (Some(0), fine.clone(), told.to_owned()));
    assert_eq!(check("--strict", &lines), (Some(1), fine.clone(), told.to_owned()));
    assert_eq!(check("--status", &lines), (Some(0), String::new(), String::new()));
    let (code, _, stderr) = check("-w", &lines);
    assert_eq!(code, Some(0));
    assert!(stderr.contains("L: 3: a digest of WHIRLPOOL, which hashweave lacks\n"), "{stderr}");
    assert_eq!(stderr.matches("a digest of MD4").count(), 2, "{stderr}");
    let nothing = format!("{told}hashweave: L: no line has a digest that can be checked\n")
        .replace("2 lines have digests", "1 line has a digest");
    assert_eq!(check("", &[md4.clone(), whirlpool]), (Some(1), String::new(), nothing));
    let other = "hashweave: WARNING: 1 line has a digest of SHA256, which -a does not name\n\
                 hashweave: L: no line has a digest that can be checked\n";
    assert_eq!(check("-a sha512", std::slice::from_ref(&sha256)), (Some(1), String::new(), other.to_owned()));
    // Only MD5 has digests of 128 bits; several functions have those of 160.
    let untagged = format!("0cc175b9c0f1b6a831c399e269772661  {name}");
    assert_eq!(check("", std::slice::from_ref(&untagged)), (Some(0), fine.clone(), String::new()));
    let told = "hashweave: WARNING: 1 line has a digest of 128 bits, whose algorithm -a must name: md5\n\
                hashweave: L: no line has a digest that can be checked\n";
    assert_eq!(check("-a sha256", &[untagged]), (Some(1), String::new(), told.to_owned()));
    let untagged = format!("86f7e437faa5a7fce15d1ddcb9eaeaea377667b8  {name}");
    let told =
        "hashweave: L: the digests have 160 bits, whose algorithm -a must name: hash160, sha1 or ripemd160\n";
    assert_eq!(check("", std::slice::from_ref(&untagged)), (Some(1), String::new(), told.to_owned()));
    assert_eq!(check("-a sha1", &[untagged]), (Some(0), fine.clone(), String::new()));
    // A line with a tag that is known is what it was.
    let improper = "hashweave: WARNING: 1 line is improperly formatted\n";
    let lines = [sha256, format!("SHA512 ({name}) = abcd")];
    assert_eq!(check("", &lines), (Some(0), fine, improper.to_owned()));
}

/// A list of the tags of others by the thousand needs no more memory or time than any list.
#[test]
fn many_other_algorithms() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("L");
    let lines: String = (0..100_000).map(|i| format!("X{} (a) = abcd\n", i % 40)).collect();
    std::fs::write(&list, lines).expect("a file");
    let outcome = line(&format!("sum -c {}", list.display()));
    assert_eq!(outcome.code, Some(1));
    let told = outcome.stderr.matches("WARNING: 2500 lines have digests of X").count();
    assert_eq!(told, 16, "{}", outcome.stderr);
}
