//! Lists of other programs, each form by itself; `--expect`; lists that lie beside a file.

use crate::parity::Bench;
use crate::program::{check_refused, command, finish_bytes, line};
use hashweave_tests::crc32;
use std::fs;

/// Digests of the file `a`, whose content is `a`, as coreutils' programs and OpenSSL print them.
const MD5: &str = "0cc175b9c0f1b6a831c399e269772661";
const SHA1: &str = "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8";
const SHA256: &str = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";
const SHA512: &str = "1f40fc92da241694750979ee6cf582f2d5d7d28e18335de05abc54d0560e0f5302860c652bf08d560252aa5e74210546f369fbbbce8c12cfc7957b2652fe9a75";
const BLAKE3: &str = "17762fddd969a453925d65717ac3eea21320b66b54342fde15128d6caf21215f";

/// SHA-256, SHA-384 and SHA-512 of `a` in base64.
const BASE256: &str = "ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=";
const BASE384: &str = "VKWbnyKwuAiA2EJ+VIt8I6vYc0huHwNdzpzWl+hRdQM8qojm1XvDXvrgta/TFF8x";
const BASE512: &str =
    "H0D8ktokFpR1CXnubPWC8tXX0o4YM13gWrxU0FYOD1MChgxlK/CNVgJSql50IQVG82n7u86MEs/HlXsmUv6adQ==";

/// The outcome of the program: its exit code, standard output and standard error.
type Left = (Option<i32>, String, String);

fn bench() -> Bench {
    let bench = Bench::new();
    fs::create_dir_all(bench.path(b"d/e")).expect("a folder");
    for name in ["a", "d/a", "d/e/x.iso", "b c"] {
        bench.write(name.as_bytes(), b"a");
    }
    bench
}

fn sum(bench: &Bench, words: &[&str]) -> Left {
    let mut program = command();
    program.current_dir(bench.folder()).arg("sum").args(words);
    let (status, stdout, stderr) = finish_bytes(program.spawn().expect("the program starts"));
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.code(), text(stdout), text(stderr))
}

fn left(code: i32, stdout: &str, stderr: &str) -> Left {
    (Some(code), stdout.to_owned(), stderr.to_owned())
}

/// The outcome of a check of a list of this name and content.
fn checked(bench: &Bench, name: &str, list: &str) -> Left {
    bench.write(name.as_bytes(), list.as_bytes());
    sum(bench, &["-c", name])
}

#[test]
fn every_form_of_a_line_is_understood() {
    let bench = bench();
    let upper = SHA256.to_uppercase();
    for text in [
        &format!("{SHA256}  a\n"),
        &format!("{SHA256} *a\r\n"),
        &format!("\u{FEFF}{SHA256}  a\r\n"),
        &format!("{BASE256}  a\n"),
        &format!("{}  a\n", BASE256.trim_end_matches('=')),
        &format!("a  {SHA256}\n"),
        &format!("a: {SHA256}\n"),
        &format!("a\t{BASE256}"),
        &format!("sha256:{SHA256}  a\n"),
        &format!("sha256-{BASE256}  a\n"),
        &format!("a sha512-{BASE512}\n"),
        &format!("sha512:{SHA512}  a\n"),
        &format!("SHA256 (a) = {BASE256}\n"),
        &format!("SHA512 (a) = {SHA512}\n"),
        &format!("SHA2-512(a)= {SHA512}\n"),
        &format!("BLAKE3 (a) = {BLAKE3}\n"),
        &format!("MD5(a)= {MD5}\n"),
        &format!("{MD5}  a\n"),
        &format!("SHA256          {upper}       a       \n"),
        &format!(".\\a  {SHA256}\n"),
    ] {
        let name = if text.starts_with('.') { ".\\a" } else { "a" };
        assert_eq!(checked(&bench, "L", text), left(0, &format!("{name}: OK\n"), ""), "{text}");
        let wrong = text.replace(&SHA256[..2], "00").replace(&upper[..2], "00").replace("ype", "ypf");
        let wrong = wrong.replace(&SHA512[..2], "00").replace("H0D", "H0E").replace(&BLAKE3[..2], "00");
        let wrong = wrong.replace(&MD5[..2], "00");
        let (code, stdout, stderr) = checked(&bench, "L", &wrong);
        assert_eq!((code, stdout), (Some(1), format!("{name}: FAILED\n")), "{wrong}");
        assert!(stderr.starts_with("hashweave: WARNING: 1 computed checksum did NOT match\n"), "{stderr}");
    }
}

/// PowerShell redirects in UTF-16, and `Get-FileHash` prints a table.
#[test]
fn lists_of_powershell_are_in_utf_16() {
    let bench = bench();
    let upper = SHA256.to_uppercase();
    let table = format!(
        "\r\nAlgorithm       Hash                                                                   Path\r\n\
         ---------       ----                                                                   ----\r\n\
         SHA256          {upper}       d\\a\r\nSHA256          {upper}       b c\r\n\r\n"
    );
    for mark in ["\u{FEFF}", ""] {
        for to_bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let text = format!("{mark}{table}");
            let bytes: Vec<u8> = text.encode_utf16().flat_map(to_bytes).collect();
            bench.write(b"L", &bytes);
            let told = "hashweave: WARNING: 2 lines are improperly formatted\n";
            assert_eq!(sum(&bench, &["-c", "L"]), left(0, "d\\a: OK\nb c: OK\n", told));
        }
    }
}

/// A name with backslashes is first what it says, and only if there is no such file a path.
#[test]
fn backslashes_are_folders_where_no_file_has_them_in_its_name() {
    let bench = bench();
    let list = format!("{SHA256}  d\\a\n{SHA256}  d\\e\\x.iso\n{SHA256}  d\\none\n");
    let results = "d\\a: OK\nd\\e\\x.iso: OK\nd\\none: FAILED open or read\n";
    let told = "hashweave: 'd\\none': No such file or directory\n\
                hashweave: WARNING: 1 listed file could not be read\n";
    assert_eq!(checked(&bench, "L", &list), left(1, results, told));
    bench.write(b"d\\a", b"another file");
    let (code, stdout, _) = checked(&bench, "L", &list);
    assert_eq!((code, stdout), (Some(1), results.replacen("OK", "FAILED", 1)));
}

#[test]
fn the_algorithm_is_that_of_the_tag_then_of_the_lists_name_then_of_the_length() {
    let bench = bench();
    let fine = left(0, "a: OK\n", "");
    for (name, digest) in [
        ("SHA512SUMS", SHA512),
        ("tool_1.0_SHA512SUMS.txt", SHA512),
        ("L.sha512", SHA512),
        ("L.b3", BLAKE3),
        ("L.blake3.txt", BLAKE3),
        ("SHA1SUMS", SHA1),
        ("L", SHA256),
        ("L2", MD5),
    ] {
        assert_eq!(checked(&bench, name, &format!("{digest}  a\n")), fine, "{name}");
    }
    assert_eq!(checked(&bench, "SHA512SUMS", &format!("SHA1 (a) = {SHA1}\n")), fine, "a tag comes first");
    // An option comes before the name.
    bench.write(b"SHA512SUMS", format!("{BLAKE3}  a\n").as_bytes());
    assert_eq!(sum(&bench, &["-c", "-a", "blake3", "SHA512SUMS"]), fine);
    // The name counts against the length.
    let (code, stdout, stderr) = checked(&bench, "SHA512SUMS", &format!("{SHA256}  a\n"));
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(
        stderr.contains("SHA512SUMS: the digests have 256 bits, whose algorithm -a must name"),
        "{stderr}"
    );
}

/// Several algorithms have digests of that length: the user is asked for the one, and nothing is
/// verified before.
#[test]
fn an_ambiguous_length_is_asked_for() {
    let bench = bench();
    let told =
        "hashweave: L: the digests have 160 bits, whose algorithm -a must name: hash160, sha1 or ripemd160\n";
    assert_eq!(checked(&bench, "L", &format!("{SHA1}  a\n")), left(1, "", told));
    let told = "hashweave: WARNING: 1 line has a digest of 160 bits, whose algorithm -a must name: hash160, sha1 or ripemd160\n";
    let both = format!("{SHA1}  a\n{SHA256}  a\n");
    assert_eq!(checked(&bench, "L", &both), left(1, "a: OK\n", told));
    assert_eq!(sum(&bench, &["-c", "-a", "sha1", "-a", "sha256", "L"]), left(0, "a: OK\na: OK\n", ""));
    assert_eq!(sum(&bench, &["-c", "--status", "L"]), left(1, "", ""));
    let (_, stdout, stderr) = checked(&bench, "L", &format!("{BLAKE3}  a\n"));
    assert_eq!(stdout, "a: FAILED\n");
    let told = "hashweave: WARNING: 1 computed checksum did NOT match\n\
                hashweave: L: taken for SHA256, as nothing names the algorithm; others are named with -a: sha3-256, ";
    assert!(stderr.starts_with(told) && stderr.ends_with("blake3, kt128 or comm-p\n"), "{stderr}");
    assert_eq!(sum(&bench, &["-c", "-a", "blake3", "L"]), left(0, "a: OK\n", ""));
}

#[test]
fn a_list_with_only_a_digest_is_about_the_file_that_it_is_named_after() {
    let bench = bench();
    for (name, text) in [
        ("d/e/x.iso.sha256", SHA256.to_owned()),
        ("d/e/x.iso.sha256", format!("{SHA256}\n")),
        ("d/e/x.iso.sha256", format!("\u{FEFF}{SHA256}  \r\n")),
        ("d/e/x.iso.sha256.txt", format!("# by hand\n{BASE256}\n")),
        ("d/e/x.iso.sha256sum", format!("sha256:{SHA256}\n")),
        ("d/e/x.iso.SHA512", SHA512.to_owned()),
        ("d/e/x.iso.b3", BLAKE3.to_owned()),
    ] {
        assert_eq!(checked(&bench, name, &text), left(0, "d/e/x.iso: OK\n", ""), "{name} {text}");
    }
    let told = "hashweave: WARNING: 1 line has a digest of no named file, which --expect DIGEST FILE checks\n\
                hashweave: L: no line has a digest that can be checked\n";
    assert_eq!(checked(&bench, "L", SHA256), left(1, "", told));
    let (code, stdout, stderr) = checked(&bench, "d/none.sha256", SHA256);
    assert_eq!((code, stdout.as_str()), (Some(1), "d/none: FAILED open or read\n"));
    assert!(stderr.starts_with("hashweave: d/none: No such file or directory\n"), "{stderr}");
}

#[test]
fn names_lead_from_the_current_folder_from_that_of_the_list_or_from_another() {
    let bench = bench();
    bench.write(b"d/L", format!("{SHA256}  x.iso\n").as_bytes());
    bench.write(b"d/e/L", format!("{SHA256}  x.iso\n").as_bytes());
    bench.write(b"d/e/x.iso.sha256", SHA256.as_bytes());
    let fine = left(0, "x.iso: OK\n", "");
    assert_eq!(sum(&bench, &["-c", "d/e/L"]).0, Some(1), "as coreutils do");
    assert_eq!(sum(&bench, &["-c", "--relative-to-list", "d/e/L"]), fine);
    assert_eq!(sum(&bench, &["-c", "--relative-to-list", "d/L"]).0, Some(1));
    assert_eq!(sum(&bench, &["-c", "-C", "d/e", "d/L"]), fine);
    assert_eq!(sum(&bench, &["-c", "--directory=d/e", "d/e/x.iso.sha256"]), fine);
    assert_eq!(sum(&bench, &["-c", "--relative-to-list", "d/e/x.iso.sha256"]), fine);
    let absolute = bench.path(b"a").display().to_string();
    bench.write(b"L", format!("{SHA256}  {absolute}\n").as_bytes());
    assert_eq!(sum(&bench, &["-c", "-C", "d", "L"]), left(0, &format!("{absolute}: OK\n"), ""));
}

#[test]
fn a_file_that_is_no_list_is_checked_by_the_lists_beside_it() {
    let bench = bench();
    bench.write(b"d/e/x.iso", b"\x7FELF\0\n\n\xFF\n");
    let told = |list: &str| {
        format!("hashweave: d/e/x.iso: not a list of digests; checking it by d/e/x.iso.{list}\n")
    };
    let none = "hashweave: d/e/x.iso: no properly formatted checksum lines found\n";
    assert_eq!(sum(&bench, &["-c", "d/e/x.iso"]), left(1, "", none));
    let content = sum(&bench, &["d/e/x.iso"]).1;
    let digest = content.split(' ').next().expect("a digest");
    for text in [digest.to_owned(), format!("{SHA256}  other\n{digest} *build\\x.iso\r\n"), content.clone()] {
        bench.write(b"d/e/x.iso.sha256", text.as_bytes());
        assert_eq!(sum(&bench, &["-c", "d/e/x.iso"]), left(0, "d/e/x.iso: OK\n", &told("sha256")), "{text}");
    }
    assert_eq!(sum(&bench, &["-c", "--status", "d/e/x.iso"]), left(0, "", ""));
    // Those of other files, and of the same beginning, are not its own.
    bench.write(b"d/e/x.iso.gz.sha256", SHA256.as_bytes());
    bench.write(b"d/e/x.iso.sig", SHA256.as_bytes());
    // Each of several counts.
    bench.write(b"d/e/x.iso.b3", BLAKE3.as_bytes());
    let (code, stdout, stderr) = sum(&bench, &["-c", "d/e/x.iso"]);
    assert_eq!((code, stdout.as_str()), (Some(1), "d/e/x.iso: FAILED\nd/e/x.iso: OK\n"));
    assert!(stderr.starts_with(&told("b3")) && stderr.ends_with(&told("sha256")), "{stderr}");
    let by_option = sum(&bench, &["-c", "-a", "sha256", "d/e/x.iso"]);
    assert_eq!(by_option, left(0, "d/e/x.iso: OK\n", &told("sha256")));
    // A list that says nothing of the file is none for it.
    fs::remove_file(bench.path(b"d/e/x.iso.b3")).expect("it is there");
    bench.write(b"d/e/x.iso.sha256", format!("{SHA256}  other\n").as_bytes());
    let nothing = told("sha256") + "hashweave: d/e/x.iso.sha256: no line is about x.iso\n";
    assert_eq!(sum(&bench, &["-c", "d/e/x.iso"]), left(1, "", &nothing));
    // A list is checked as one, whatever lies beside it.
    bench.write(b"L.sha256", BLAKE3.as_bytes());
    assert_eq!(checked(&bench, "L", &format!("{SHA256}  a\n")), left(0, "a: OK\n", ""));
}

#[test]
fn lists_of_crc32_are_checked() {
    let bench = bench();
    bench.write(b"deadbeef", b"a");
    let list = "; made by a tool\r\na e8b7be43\r\nb c E8B7BE43\r\nd\\a   E8B7BE43\r\ndeadbeef e8b7be43\r\n";
    let fine = left(0, "a: OK\nb c: OK\nd\\a: OK\ndeadbeef: OK\n", "");
    assert_eq!(checked(&bench, "L.sfv", list), fine);
    assert_eq!(checked(&bench, "L.sfv", "a e8b7be44\n").0, Some(1));
    bench.write(b"d/e/x.iso.sfv", b"x.iso E8B7BE43");
    assert_eq!(sum(&bench, &["-c", "d/e/x.iso"]).1, "d/e/x.iso: OK\n", "it lies beside the file");
    // By its lines alone it is not known.
    let told = "hashweave: M: its lines have CRC-32, as SFV lists do: check it with -a crc32\n";
    assert_eq!(checked(&bench, "M", "; made by a tool\na e8b7be43\n"), left(1, "", told));
    assert_eq!(sum(&bench, &["-a", "crc32", "-c", "M"]), left(0, "a: OK\n", ""));
    assert_eq!(sum(&bench, &["-a", "crc32", "--expect", "E8B7BE43", "a"]), left(0, "a: OK\n", ""));
    // What is printed is read.
    let printed = "e8b7be43  a\ne8b7be43  b c\n";
    assert_eq!(sum(&bench, &["-a", "crc32", "a", "b c"]), left(0, printed, ""));
    assert_eq!(sum(&bench, &["--tag", "-a", "crc32", "a"]), left(0, "CRC32 (a) = e8b7be43\n", ""));
    for (name, text) in [("L.crc32", printed), ("L", "CRC32 (a) = e8b7be43\nCRC32(b c)= E8B7BE43\n")] {
        assert_eq!(checked(&bench, name, text), left(0, "a: OK\nb c: OK\n", ""), "{name}");
    }
}

/// A long file is hashed in pieces, by several threads.
#[test]
fn the_crc32_of_pieces_is_that_of_the_file() {
    let bench = bench();
    let content: Vec<u8> = (0..5_000_001u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    bench.write(b"long", &content);
    let crc = crc32(&content);
    for threads in ["1", "3"] {
        let found = sum(&bench, &["-a", "crc32", "-j", threads, "long"]);
        assert_eq!(found, left(0, &format!("{crc:08x}  long\n"), ""), "{threads} threads");
    }
}

#[test]
fn checksums_that_are_no_digests_are_told_in_one_line() {
    let bench = bench();
    let told = "hashweave: WARNING: 1 line has a digest of a CRC, which hashweave lacks\n";
    let list = format!("1220704766 1 a\n{SHA256}  a\n");
    assert_eq!(checked(&bench, "L", &list), left(0, "a: OK\n", told), "cksum's lines");
}

#[test]
fn a_list_that_verifies_nothing_is_no_success() {
    let bench = bench();
    for text in ["", "\n", "# only a comment\n", "\u{FEFF}", "junk\n", "abcd  a\n", "a abcd\n"] {
        let (code, stdout, stderr) = checked(&bench, "L", text);
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{text:?}");
        assert_eq!(stderr, "hashweave: L: no properly formatted checksum lines found\n", "{text:?}");
    }
    let (code, _, stderr) = sum(&bench, &["-c", "--ignore-missing", "none"]);
    assert_eq!((code, stderr.as_str()), (Some(1), "hashweave: none: No such file or directory\n"));
    bench.write(b"L", format!("{SHA256}  none\n").as_bytes());
    let told = "hashweave: L: no file was verified\n";
    assert_eq!(sum(&bench, &["-c", "--ignore-missing", "L"]), left(1, "", told));
    bench.write(b"good", format!("{SHA256}  a\n").as_bytes());
    bench.write(b"empty", b"");
    assert_eq!(sum(&bench, &["-c", "--status", "good", "empty"]).0, Some(1), "each list counts");
}

#[test]
fn a_file_is_checked_by_a_digest_of_the_command_line() {
    let bench = bench();
    let fine = left(0, "a: OK\n", "");
    let wrong = format!("sha256-{}=", "A".repeat(43));
    for digest in [
        SHA256,
        &SHA256.to_uppercase(),
        BASE256,
        MD5,
        &format!("sha256:{SHA256}"),
        &format!("sha256-{BASE256}"),
        &format!("sha384-{BASE384}"),
        &format!("sha1:{SHA1}"),
        &format!("blake3:{BLAKE3}"),
        &format!("sha256-{BASE256} sha512-{BASE512}"),
        &format!("{wrong} sha512-{BASE512}"),
        &format!("{wrong} sha256-{BASE256}?ct=text/plain"),
    ] {
        assert_eq!(sum(&bench, &["--expect", digest, "a"]), fine, "{digest}");
        assert_eq!(
            sum(&bench, &["--check", "--quiet", "--expect", digest, "a"]),
            left(0, "", ""),
            "{digest}"
        );
    }
    assert_eq!(sum(&bench, &["-a", "sha512", "--expect", SHA512, "a"]), fine);
    assert_eq!(
        sum(
            &bench,
            &["-a", "blake2b", "-l", "160", "--expect", "948caa2db61bc4cdb4faf7740cd491f195043914", "a"]
        ),
        fine
    );
    let strange = format!("whirlpool-AAAA sha256-{BASE256}");
    let told = "hashweave: WARNING: --expect has a digest of whirlpool, which hashweave lacks\n";
    assert_eq!(sum(&bench, &["--expect", &strange, "a"]), left(0, "a: OK\n", told));
    let failed = left(1, "a: FAILED\n", "hashweave: WARNING: 1 computed checksum did NOT match\n");
    assert_eq!(sum(&bench, &["--expect", &wrong, "a"]), failed);
    // The strongest counts, even if a weaker one is right.
    let weaker = format!("sha256-{BASE256} sha512-{}==", "A".repeat(86));
    assert_eq!(sum(&bench, &["--expect", &weaker, "a"]), failed);
    let (code, stdout, stderr) = sum(&bench, &["--expect", BLAKE3, "a"]);
    assert_eq!((code, stdout.as_str()), (Some(1), "a: FAILED\n"));
    assert!(stderr.contains("a: taken for SHA256, as nothing names the algorithm"), "{stderr}");
    let told =
        "hashweave: none: No such file or directory\nhashweave: WARNING: 1 listed file could not be read\n";
    assert_eq!(sum(&bench, &["--expect", SHA256, "none"]), left(1, "none: FAILED open or read\n", told));
    assert_eq!(sum(&bench, &["--expect", SHA256, "--ignore-missing", "none"]).0, Some(1));
    let mut program = command();
    program.args(["sum", "--expect", SHA256]).stdin(fs::File::open(bench.path(b"a")).expect("a file"));
    let (status, stdout, _) = finish_bytes(program.spawn().expect("the program starts"));
    assert_eq!((status.code(), stdout), (Some(0), b"-: OK\n".to_vec()));
}

#[test]
fn what_cannot_be_expected_is_bad_usage() {
    for (words, needle) in [
        (format!("--expect {SHA512} a"), "name its algorithm with -a: sha3-512, "),
        (format!("--expect {} a", &SHA256[1..]), "neither hexadecimal digits nor base64"),
        (format!("--expect {} a", &SHA256[2..]), "has 248 bits, and no digest has"),
        ("--expect xyz! a".to_owned(), "neither hexadecimal digits nor base64"),
        (format!("--expect md4:{MD5} a"), "no such algorithm"),
        (format!("--expect sha256-{BASE512} a"), "is no digest of sha256, which has 64 hexadecimal digits"),
        (format!("-a sha512 --expect {SHA256} a"), "no digest of sha512 has"),
        (format!("-a sha512 --expect sha256:{SHA256} a"), "which -a does not name"),
        (format!("--expect {SHA256} a b"), "--expect is about one FILE"),
        (format!("--expect {SHA256} --tag a"), "--tag"),
        (format!("--expect {SHA256} -r a"), "--recursive"),
        (format!("--expect {SHA256} -C d a"), "--directory"),
        ("-C d a".to_owned(), "--directory"),
        ("--relative-to-list a".to_owned(), "--relative-to-list"),
        ("-c --relative-to-list -C d a".to_owned(), "exclude each other"),
        ("--expect".to_owned(), "--expect"),
    ] {
        check_refused(&line(&format!("sum {words}")), needle);
    }
}

/// Programs under other names read what theirs read, and nothing else.
#[test]
fn other_programs_know_no_other_forms() {
    let bench = bench();
    bench.write(b"L", format!("a  {SHA256}\n{BASE256}  a\n{SHA256}\nsha256:{SHA256}  a\n").as_bytes());
    bench.same_line("sha256sum -c L");
    bench.write(b"L", format!("\u{FEFF}{SHA256}  d\\a\n{SHA256}  a\n").as_bytes());
    bench.same_line("sha256sum -cw L");
    bench.write(b"x.iso", b"junk");
    bench.write(b"x.iso.sha256", SHA256.as_bytes());
    bench.same_line("sha256sum -c x.iso");
    bench.same_line("sha256sum -c x.iso.sha256");
    bench.write(b"L.sha512", format!("{SHA256}  a\n").as_bytes());
    bench.same_line("sha256sum -c L.sha512");
}
