//! `hashweave sum` with the digests by which systems name files and folders. `ci/systems.sh`
//! compares them with the systems' own programs.

use crate::parity::Bench;
use crate::program::{by_shell_in, command, finish_bytes};
use std::process::Command;

/// The ending of `hashweave sum` in a folder.
fn sum(bench: &Bench, words: &[&str]) -> (Option<i32>, String, String) {
    let mut command: Command = command();
    command.current_dir(bench.folder()).arg("sum").args(words);
    let (status, stdout, stderr) = finish_bytes(command.spawn().expect("the program starts"));
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    (status.code(), stdout, stderr)
}

/// Known digests of "hello\n": of `git hash-object`, of `md5sum` and `sha256sum | base64`, of Kubo.
const HELLO: [(&str, &str, &str); 6] = [
    ("git-blob", "GIT-BLOB", "ce013625030ba8dba906f756967f9e9ca394464a"),
    (
        "git-blob:sha256",
        "GIT-BLOB:sha256",
        "2cf8d83d9ee29543b34a87727421fdecb7e3f3a183d337639025de576db9ebb4",
    ),
    ("s3-etag:5MiB", "S3-ETAG:5MiB", "b1946ac92492d2347c6235b4d2611184"),
    ("s3-sha256:4", "S3-SHA256:4", "CTO51sWM3JcD9ySCWPTg0OBy80pBP7k95Z0A2fSePhc=-2"),
    ("unixfs-v0-2015", "UNIXFS-V0-2015", "QmZULkCELmmk5XNfCgTnCyFgAVxBRBXyDHGGMVoLFLiXEN"),
    ("unixfs-v1-2025", "UNIXFS-V1-2025", "bafkreicysg23kiwv34eg2d7qweipxwosdo2py4ldv42nbauguluen5v6am"),
];

#[test]
fn digests_of_files_are_printed_and_checked() {
    let bench = Bench::new();
    bench.write(b"hello", b"hello\n");
    for (name, tag, digest) in HELLO {
        let plain = format!("{digest}  hello\n");
        let tagged = format!("{tag} (hello) = {digest}\n");
        assert_eq!(sum(&bench, &["-a", name, "hello"]), (Some(0), plain.clone(), String::new()));
        assert_eq!(sum(&bench, &["-a", name, "--tag", "hello"]), (Some(0), tagged.clone(), String::new()));
        bench.write(b"plain", plain.as_bytes());
        bench.write(b"tagged", tagged.as_bytes());
        let other = format!("{tag} (hello) = {}\n", digest.to_uppercase());
        bench.write(b"other", other.as_bytes());
        let fine = (Some(0), "hello: OK\n".to_owned(), String::new());
        assert_eq!(sum(&bench, &["--check", "-a", name, "plain"]), fine, "{name}");
        assert_eq!(sum(&bench, &["--check", "-a", name, "tagged"]), fine, "{name}");
        assert_eq!(sum(&bench, &["--check", "tagged"]), fine, "{name}");
        assert_eq!(sum(&bench, &["-a", name, "--expect", digest, "hello"]), fine, "{name}");
        let is_hex = digest.bytes().all(|c| c.is_ascii_hexdigit());
        assert_eq!(sum(&bench, &["--check", "other"]).0, Some(i32::from(!is_hex)), "{name}");
        bench.write(b"hello", b"hallo\n");
        let (code, stdout, _) = sum(&bench, &["--check", "tagged"]);
        assert_eq!((code, stdout.as_str()), (Some(1), "hello: FAILED\n"), "{name}");
        bench.write(b"hello", b"hello\n");
    }
}

#[test]
fn digests_of_folders_are_printed_and_checked() {
    let bench = Bench::new();
    std::fs::create_dir(bench.folder().join("d")).expect("a folder");
    bench.write(b"d/hello", b"hello\n");
    // `git write-tree`; `dirhash.HashDir` of golang.org/x/mod; `nix-hash --type sha256`.
    for (name, tag, digest) in [
        ("git-tree", "GIT-TREE", "b4d01e9b0c4a9356736dfddf8830ba9a54f5271c"),
        ("go-h1:m@v1", "GO-H1:m@v1", "h1:zrj8pXE496iKFTBC17FIMJ77MLvrTDZ50FAREmVpU7o="),
        ("nix-sha256", "NIX-SHA256", "sha256-8rZj4G7p7f80xdR6Es9zkss4jol73O52CI0Xc1P5/t0="),
    ] {
        let tagged = format!("{tag} (d) = {digest}\n");
        assert_eq!(sum(&bench, &["-a", name, "d"]), (Some(0), format!("{digest}  d\n"), String::new()));
        assert_eq!(sum(&bench, &["-a", name, "--tag", "d"]), (Some(0), tagged.clone(), String::new()));
        let fine = (Some(0), "d: OK\n".to_owned(), String::new());
        let utf16: Vec<u8> =
            format!("\u{FEFF}{digest} *d\r\n").encode_utf16().flat_map(u16::to_le_bytes).collect();
        let forms =
            [format!("# of d\n{digest}  d\n"), format!("d:  {digest}"), format!("{tag}(d)= {digest}\r\n")];
        for list in forms.iter().map(String::as_bytes).chain([&utf16[..], tagged.as_bytes()]) {
            bench.write(b"list", list);
            let checked = sum(&bench, &["--check", "-a", name, "list"]);
            assert_eq!(checked, fine, "{name}: {}", String::from_utf8_lossy(list));
        }
        assert_eq!(sum(&bench, &["-a", name, "--expect", digest, "d"]), fine);
        bench.write(b"d/hello", b"hallo\n");
        let (code, stdout, _) = sum(&bench, &["--check", "-a", name, "list"]);
        assert_eq!((code, stdout.as_str()), (Some(1), "d: FAILED\n"), "{name}");
        bench.write(b"d/hello", b"hello\n");
    }
}

#[test]
fn faults_have_one_line() {
    let bench = Bench::new();
    bench.write(b"a", b"");
    for (words, told) in [
        ("-a s3-etag a", "write the size of the upload's parts after the name, such as s3-etag:8MiB"),
        ("-a s3-sha256:0 a", "s3-sha256:8MiB"),
        ("-a fs-verity:block=3KiB a", "fs-verity:block=3KiB: parameters are sha256, sha512, block=SIZE"),
        ("-a rfc6962 a", "write the size of a leaf after the name, such as rfc6962:1MiB"),
        ("-a btv2:1 a", "there are no variants of btv2"),
        ("-a git-blob:md5 a", "repositories are git-blob:sha1 and git-blob:sha256"),
        ("-a git-tree:md5 a", "no digest of folders is named git-tree:md5"),
        ("-a go-h1 a", "go-h1:MODULE@VERSION"),
        ("-a git-tree", "name one, such as ."),
        ("-a git-tree -a sha256 a", "compute it by itself"),
        ("-a git-tree -r a", "have no use with GIT-TREE"),
        ("-a git-tree --expect 12 a", "this is no digest of GIT-TREE"),
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let (code, stdout, stderr) = sum(&bench, &words);
        assert_eq!((code, stdout.as_str()), (Some(2), ""), "{words:?}: {stderr}");
        assert!(stderr.contains(told) && stderr.trim_end().lines().count() == 1, "{words:?}: {stderr}");
    }
    let piped = by_shell_in(bench.folder(), "printf abc | hashweave sum -a git-blob");
    let told = piped.stderr;
    assert!(piped.code == Some(1) && told.contains("only a regular file tells"), "{told}");
}

/// The commands of `docs/systems.md`, as they stand there.
#[test]
fn the_commands_of_the_page_work() {
    let bench = Bench::new();
    for folder in ["src", "quote", "result"] {
        std::fs::create_dir(bench.folder().join(folder)).expect("a folder");
        bench.write(format!("{folder}/file").as_bytes(), folder.as_bytes());
    }
    for file in ["main.c", "backup.tar", "video.mp4", "app.img", "film.mkv"] {
        bench.write(file.as_bytes(), file.as_bytes());
    }
    let page = include_str!("../../docs/systems.md");
    let commands: Vec<&str> = page.lines().filter(|line| line.starts_with("hashweave sum")).collect();
    assert_eq!(commands.len(), 9);
    for command in commands {
        let outcome = by_shell_in(bench.folder(), command);
        assert_eq!(
            (outcome.code, outcome.stdout.lines().count()),
            (Some(0), 1),
            "{command}: {}",
            outcome.stderr
        );
    }
}
