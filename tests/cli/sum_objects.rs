//! `hashweave sum` with the digests by which systems name files and folders. `ci/systems.sh`
//! compares them with the systems' own programs.

use crate::parity::Bench;
use crate::program::{by_shell_in, command, finish_bytes};
use hashweave::object::Kind;
use runner::folders::FolderDigest;
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
const HELLO: [(&str, &str, &str); 7] = [
    ("oci", "OCI", "sha256:5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03"),
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
    // `git write-tree`; `dirhash.HashDir` of golang.org/x/mod; `nix-hash --type sha256`; ipfs-unixfs-importer.
    for (name, tag, digest) in [
        ("git-tree", "GIT-TREE", "b4d01e9b0c4a9356736dfddf8830ba9a54f5271c"),
        ("go-h1:m@v1", "GO-H1:m@v1", "h1:zrj8pXE496iKFTBC17FIMJ77MLvrTDZ50FAREmVpU7o="),
        ("nix-sha256", "NIX-SHA256", "sha256-8rZj4G7p7f80xdR6Es9zkss4jol73O52CI0Xc1P5/t0="),
        ("unixfs-folder-v0-2015", "UNIXFS-FOLDER-V0-2015", "QmRGyUM8HFwfgqFqcgKo2whc9rRRp7jf3Ghd1vDQ1orxNo"),
        (
            "unixfs-folder-v1-2025",
            "UNIXFS-FOLDER-V1-2025",
            "bafybeic2nhasn4blzromyayku6lud54s2ya5akb34nnpgswgczzi6bdi3i",
        ),
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
        ("-a oci:1 a", "there are no variants of oci"),
        ("-a btv2:piece=3MiB a", "piece=SIZE of 16KiB to 128MiB"),
        ("-a git-blob:md5 a", "git-blob:md5: parameters are sha1, sha256"),
        ("-a dm-verity:format=2 a", "format=0|1"),
        ("-a dm-verity --tree t", "--tree is about one FILE"),
        ("-a dm-verity --tree t a a", "--tree is about one FILE"),
        ("-a dm-verity --tree t --check a", "leave out --check"),
        ("-a dm-verity --tree a a", "an output cannot be an input"),
        ("-a dm-verity --tree t --uuid 1 a", "a UUID is like"),
        ("-a dm-verity --uuid 123e4567-e89b-42d3-a456-426614174000 a", "--tree"),
        ("-a fs-verity --tree t --uuid 123e4567-e89b-42d3-a456-426614174000 a", "has no superblock"),
        ("-a btv2 --tree t a", "btv2:piece=1MiB"),
        ("-a oci --tree t a", "-a fs-verity or -a dm-verity or -a btv2"),
        ("--tree t a", "-a fs-verity or -a dm-verity or -a btv2"),
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

/// A file of `length` bytes, as the tests of the library have it.
fn image(length: usize) -> Vec<u8> {
    (0..length).map(|i| (i * i * 7 + i * 13 + (i >> 8) * 31) as u8).collect()
}

/// The results of `veritysetup format` (2.6.1) for the same images: the root hash, the length of the
/// hash image, and its SHA-256; those of `fsverity digest --out-merkle-tree` (1.5), and the piece
/// layers of libtorrent 2.1.1 of the last ones.
#[test]
fn hash_trees_are_those_of_the_systems() {
    const UUID: [&str; 2] = ["--uuid", "12345678-9abc-def0-1234-56789abcdef0"];
    let salted = "dm-verity:sha384,hash-block=512,salt=".to_owned() + &"5a".repeat(64);
    /// The digest, the length of the image, options; the root hash, and the length and SHA-256 of the
    /// hash image.
    type Known<'a> = (&'a str, usize, &'a [&'a str], &'a str, usize, &'a str);
    let known: &[Known<'_>] = &[
        (
            "dm-verity",
            4096,
            &UUID,
            "a1c3ed206411c5ae6cbd0b04ee0aeaffcc72760a89ee4a484a96ebe7765c84de",
            4096,
            "eb8b18d9180fa0902b42b834401e61bd0be968dc05fe51377f9afa537db1d1ea",
        ),
        (
            "dm-verity",
            528384,
            &UUID,
            "874c47fdd8901ad4ed8e22644ad3df52c891b61d16399783342a17be0e96036e",
            16384,
            "b4ef0a0637e3fd8b8354048be5830780cd029a097b204cd62deca479f93b386a",
        ),
        (
            "dm-verity:salt=00ff10",
            524288,
            &UUID,
            "9ce8f5883e3df4416e399eee3cee2c7601fb285d8ed53c1c8a7dbadd2ff29172",
            8192,
            "8c2c1900dcde3417387a4438241264fccb4167cc39ead2833976a39dea7807e8",
        ),
        (
            "dm-verity:salt=00ff10",
            528384,
            &["--no-superblock"],
            "1e944459a233c7a958dc18493fea34b0122d8448535a07ef08e8ae86dd1bb2b4",
            12288,
            "b7584f069637012fd344f90da6cd419e7d1c24e68a89fa130ce90435b90629df",
        ),
        (
            "dm-verity:sha1,salt=00ff10,format=0",
            528384,
            &UUID,
            "43f77212263480952d84fa594c681fb54e66227f",
            16384,
            "a20df0855826caaba3e4af84baffd47dbd0f7b0b1bc45d5f49bed700825c1ca3",
        ),
        (
            "dm-verity:sha1,data-block=512,hash-block=512,salt=abab",
            528384,
            &UUID,
            "488c114253d6d44279d2e0ef6baf1cd596f7907e",
            36864,
            "969c0a729fceea5ec1df52c3020f435ae93d4f4701068536d1e819d4155105b3",
        ),
        (
            "dm-verity:sha1,data-block=512,hash-block=512,format=0",
            528384,
            &UUID,
            "8f5c81490ba67d1fb10fe64557acce968ec8fe3e",
            36864,
            "1d533822513212e6994af3735245cb9f8cfaef280c83980115339a769a5d2d40",
        ),
        (
            &salted,
            65536,
            &UUID,
            "d95690d2fd4748ec92df4c39872e7178b6925564ca6f059295bc18f551788543b6b31cd270581f1cc78b39751405af97",
            2048,
            "fca810e4f1f673388ec35d1c446bc00c69a7227664fe19efd09cca5961a16bce",
        ),
        (
            "fs-verity",
            528389,
            &[],
            "sha256:43f52e99e23757f8cd24fd2ec14d03acd27d942f0bf5f90f73423a3b3dd685f6",
            12288,
            "c87007107976fd9f42f9373bde94e1b8487aef11a95fc9f74f45d01e97439541",
        ),
        (
            "fs-verity:sha512,block=1KiB,salt=00ff10",
            100000,
            &[],
            "sha512:6e85fe8fd28bec165f52f862e3deb4c02645c594eb1692f8638b192355c5ba6a3a3ee106e844a02073dfe28e021aa7f89d54aba431208c72235d585effbc1e51",
            8192,
            "c7bdd5c07ec26abefbeba06e799a479c9efa6f87ffa2dbcbd2d69464946388eb",
        ),
        (
            "btv2:piece=16KiB",
            16384,
            &[],
            "36d4a3815555a1cc0d8f37116088867b04fb284e957593a8fa862a5e70200549",
            0,
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        ),
        (
            "btv2:piece=16KiB",
            65536,
            &[],
            "33ebd26fca24626c51f4b916802ba4c35be0aa1ad176ec7e5d0c260e0cca5034",
            128,
            "0afc2a7df6b4da00e3e72e89a0c797f4acea01f37f47ac0344861d98a07f61ee",
        ),
        (
            "btv2:piece=16KiB",
            528384,
            &[],
            "6481d66e04e2305ea3a1c84a5a89452016692defbd57e608a1e9ada6efabc7f7",
            1056,
            "6aaeccb14b29df60ebe9d8651622b3610f5bf751df2fe7f038e59e1ee59e8592",
        ),
        (
            "btv2:piece=64KiB",
            528389,
            &[],
            "3db0eda312561bcba1333f7cb72bff1d33198f20300ca0ffbf04f580df17689e",
            288,
            "d5cc008912804c26faff4c6b0275a9358ad4e8d039d60a2fbaa6b1b411a0db79",
        ),
        (
            "btv2:piece=128KiB",
            655360,
            &[],
            "21a3d3d20add0c3d200691d54dc6dec3c595747952112163359ffbd0ea04faf0",
            160,
            "f59a409e0d892de52c0bdd02e414e13a9a4cc581ae77a866e05a0c08383106a4",
        ),
    ];
    let bench = Bench::new();
    for (name, length, options, digest, bytes, tree) in known {
        bench.write(b"image", &image(*length));
        for jobs in ["1", "3"] {
            let words = [&["-a", name, "-j", jobs, "--tree", "tree"], *options, &["image"]].concat();
            assert_eq!(sum(&bench, &words), (Some(0), format!("{digest}  image\n"), String::new()), "{name}");
            let made = std::fs::read(bench.folder().join("tree")).expect("a tree");
            let sha256 = hashweave::digest(hashweave::Algorithm::Sha256, &made);
            let sha256: String = sha256.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!((made.len(), &*sha256), (*bytes, *tree), "{name}, {length} bytes, {jobs} threads");
        }
        assert_eq!(sum(&bench, &["-a", name, "image"]).1, format!("{digest}  image\n"), "{name}");
    }
}

/// Without a UUID the same image has the same tree; nothing is half written, and nothing changes if
/// there is no tree.
#[test]
fn hash_trees_are_whole_or_not_there() {
    let bench = Bench::new();
    let read = || std::fs::read(bench.folder().join("tree")).ok();
    bench.write(b"image", &image(20_480));
    let words = ["-a", "dm-verity:salt=00ff", "--tree", "tree", "image"];
    let (code, stdout, _) = sum(&bench, &words);
    assert_eq!((code, stdout.len()), (Some(0), 64 + "  image\n".len()));
    let made = read().expect("a tree");
    assert_eq!((sum(&bench, &words).0, read().as_ref()), (Some(0), Some(&made)));
    assert_eq!((made[22] >> 4, made[24] >> 6), (8, 2), "a UUID of version 8 and of its variant");
    bench.write(b"image", &image(20_481));
    let (code, stdout, stderr) = sum(&bench, &words);
    assert_eq!((code, stdout.as_str(), read().as_ref()), (Some(1), "", Some(&made)));
    assert!(stderr.contains("20481 bytes are no whole blocks of 4096") && stderr.lines().count() == 1);
    // The other file is summed nevertheless.
    bench.write(b"whole", &image(4096));
    let (code, stdout, stderr) = sum(&bench, &["-a", "dm-verity", "image", "whole"]);
    assert!(code == Some(1) && stdout.ends_with("  whole\n") && stdout.lines().count() == 1, "{stdout}");
    assert!(stderr.contains("20481 bytes are no whole blocks of 4096") && stderr.lines().count() == 1);
    std::fs::remove_file(bench.folder().join("whole")).expect("it is there");
    assert_eq!(sum(&bench, &["-a", "dm-verity", "--tree", "tree", "none"]).0, Some(1));
    assert_eq!(read(), Some(made));
    let names = std::fs::read_dir(bench.folder()).expect("a folder").count();
    assert_eq!(names, 2, "no temporary file is left");
}

/// The table of `docs/systems.md` is that of the rows. `HASHWEAVE_WRITE=1` writes it.
#[test]
fn the_table_of_the_page_is_that_of_the_rows() {
    const BEGIN: &str = "<!-- names: begin; tests/cli/sum_objects.rs -->\n";
    const END: &str = "<!-- names: end -->";
    let mut table = "| name | what it is | parameters |\n|---|---|---|\n".to_owned();
    for row in Kind::ALL {
        let cell = row.parameters().replace('|', "\\|");
        table += &format!("| `{}` | {} | {cell} |\n", row.usage(), row.about());
    }
    for (name, about) in FolderDigest::ROWS {
        table += &format!("| `{name}` | {about} | |\n");
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/systems.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("the table begins");
    let (committed, after) = rest.split_once(END).expect("the table ends");
    if std::env::var_os("HASHWEAVE_WRITE").is_some() {
        std::fs::write(path, [before, BEGIN, &table, END, after].concat()).expect("written");
    } else {
        assert_eq!(
            committed, table,
            "HASHWEAVE_WRITE=1 cargo test -p hashweave-cli --test cli the_table writes it"
        );
    }
}

/// The commands of `docs/systems.md`, as they stand there.
#[test]
fn the_commands_of_the_page_work() {
    let bench = Bench::new();
    for folder in ["src", "quote", "result", "site"] {
        std::fs::create_dir(bench.folder().join(folder)).expect("a folder");
        bench.write(format!("{folder}/file").as_bytes(), folder.as_bytes());
    }
    for file in ["main.c", "backup.tar", "video.mp4", "film.mkv"] {
        bench.write(file.as_bytes(), file.as_bytes());
    }
    bench.write(b"app.img", &image(4096));
    let page = include_str!("../../docs/systems.md");
    let commands: Vec<&str> = page.lines().filter(|line| line.starts_with("hashweave sum")).collect();
    assert_eq!(commands.len(), 11);
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
