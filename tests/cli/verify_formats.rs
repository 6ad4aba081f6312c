//! `verify` with the lists of other programs: what they wrote of a tree is read, and what is written
//! for them is what they would write. Where a program is installed, it checks what is written.
//!
//! The texts were written on 2026-11-28 by NetBSD's `mtree` (mtree-netbsd 20180822 of Debian 12),
//! bsdtar 3.6.2, hashdeep 4.4, coreutils 9.1 and bagit-python 1.9.0, of the tree that [`tree`]
//! makes.

use crate::program::by_shell_in;
use crate::verify::{Tree, settle};
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use std::time::{Duration, SystemTime};

/// The tree, with times of modification.
fn tree() -> Tree {
    let tree = Tree::new(&[("t/a.txt", "alpha\n"), ("t/sub/b c#1", "beta\n"), ("t/empty", "")]);
    for (name, seconds, nanoseconds) in
        [("a.txt", 1_700_000_000, 123_456_789), ("sub/b c#1", 1_700_000_001, 42), ("empty", 1_700_000_002, 0)]
    {
        let time = SystemTime::UNIX_EPOCH + Duration::new(seconds, nanoseconds);
        tree.date(&format!("t/{name}"), time);
    }
    tree
}

const ALPHA: &str = "b6a98d9ce9a2d9149288fa3df42d377c3e42737afdcdaf714e33c0a100b51060";
const BETA: &str = "f2c82decdd7181cf98945929a62598db7e6b477e11f6e0eb0ae97020eff151ad";
const NONE: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const NETBSD: &str = r"#	   user: (null)
#	machine: vm
#	   tree: /tmp/fx/t
#	   date: Sat Nov 28 03:22:34 2026

# .
/set type=file mode=0644
.               type=dir mode=0755 time=1795836154.743989120
    a.txt       size=6 time=1700000000.123456789 \
                sha256=b6a98d9ce9a2d9149288fa3df42d377c3e42737afdcdaf714e33c0a100b51060
    empty       size=0 time=1700000002.0 \
                sha256=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
    link        type=link mode=0777 time=1795836154.743989120 link=a.txt

# ./sub
sub             type=dir mode=0755 time=1795836154.723989119
    b\sc\#1     size=5 time=1700000001.42 \
                sha256=f2c82decdd7181cf98945929a62598db7e6b477e11f6e0eb0ae97020eff151ad
# ./sub
..

";

const BSDTAR: &str = r"#mtree
/set type=file mode=644
. time=1795836154.743989120 mode=755 type=dir
./a.txt time=1700000000.123456789 size=6 sha256digest=b6a98d9ce9a2d9149288fa3df42d377c3e42737afdcdaf714e33c0a100b51060
./empty time=1700000002.0 size=0 sha256digest=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
./link time=1795836154.743989120 mode=777 type=link link=a.txt
./sub time=1795836154.723989119 mode=755 type=dir
./sub/b\040c\0431 time=1700000001.42 size=5 sha256digest=f2c82decdd7181cf98945929a62598db7e6b477e11f6e0eb0ae97020eff151ad
";

const HASHDEEP: &str = "%%%% HASHDEEP-1.0
%%%% size,md5,sha256,filename
## Invoked from: /tmp/fx/t
## # hashdeep -r -l .
## 
0,d41d8cd98f00b204e9800998ecf8427e,e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855,./empty
5,f0cf2a92516045024a0c99147b28f05b,f2c82decdd7181cf98945929a62598db7e6b477e11f6e0eb0ae97020eff151ad,./sub/b c#1
6,9f9f90dbe3e5ee1218c86b8839db1995,b6a98d9ce9a2d9149288fa3df42d377c3e42737afdcdaf714e33c0a100b51060,./a.txt
";

const SUMS: &str = "b6a98d9ce9a2d9149288fa3df42d377c3e42737afdcdaf714e33c0a100b51060  a.txt
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty
f2c82decdd7181cf98945929a62598db7e6b477e11f6e0eb0ae97020eff151ad  sub/b c#1
";

/// A bag: the manifest, the description, the tag manifest.
const MANIFEST: &str = "62d0791d22f871ef4b4e8f6fa1374091f6d540ba5e3e9bc23b0e6fd2e3d6534f9087b8c195634c7627fc26a33f17576b4e107da4ab421d486acc2636538bb58f  data/a.txt
cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e  data/empty
8f38912f5d012459d2b60a50bba59a5555a6d257e183fa3fafbc02dd65372c19a73ff4ebdbb0bd5d880373ff5e4ff36d821dc97b9bd1b0018f31f5d1be0eaeb9  data/sub/b c#1
";
const INFO: &str = "Bag-Software-Agent: bagit.py v1.9.0 <https://github.com/LibraryOfCongress/bagit-python>
Bagging-Date: 2026-11-28
Payload-Oxum: 11.3
";
const DECLARATION: &str = "BagIt-Version: 0.97\nTag-File-Character-Encoding: UTF-8\n";
const TAGS: &str = "900f1080b1e98e88bef7ccbcdc78f159970ef1c3fdc41324998a99a3c32a57acd9de62eca509af7dbf44100d16347c855ee9b3526df9dcc89f4cb2dcbaba2b08 bag-info.txt
2e5113abd32877ac2018e02e67d2bdcd4247590209b521218d62cd88a15d81930c85178bf7f1a4a5adbbe8d28144c7cd438583e891ee590e019e7feb7b4dfbc4 manifest-sha512.txt
418dcfbe17d5f4b454b18630be795462cf7da4ceb6313afa49451aa2568e41f7ca3d34cf0280c7d056dc5681a70c37586aa1755620520b9198eede905ba2d0f6 bagit.txt
";

/// Runs a line of a shell in the tree if it has the program; it must succeed.
fn checked_by(tree: &Tree, folder: &str, program: &str, line: &str) {
    let found = Command::new("sh").args(["-c", &format!("command -v {program}")]).output().expect("a shell");
    if found.status.success() {
        let outcome = by_shell_in(&tree.path(folder), line);
        assert_eq!(outcome.code, Some(0), "{line}: {outcome:?}");
    }
}

#[test]
fn the_lists_of_other_programs_are_read() {
    let tree = tree();
    std::os::unix::fs::symlink("a.txt", tree.path("t/link")).expect("a link");
    let absolute = HASHDEEP.replace("./", &format!("{}/", tree.path("t").display()));
    let tagged =
        SUMS.lines().map(|line| format!("SHA256 ({}) = {}\n", &line[66..], &line[..64])).collect::<String>();
    let lists = [
        ("netbsd", NETBSD.to_owned(), true),
        ("bsdtar", BSDTAR.to_owned(), true),
        ("hashdeep", HASHDEEP.to_owned(), false),
        ("absolute", absolute, false),
        ("sums", SUMS.to_owned(), false),
        ("dotted", SUMS.replace("  ", " *./"), false),
        ("tagged", tagged, false),
        ("windows", format!("\u{FEFF}{HASHDEEP}").replace('\n', "\r\n"), false),
    ];
    for (name, text, has_times) in lists {
        tree.write(name, &text);
        let words = format!("check t --list {name}");
        assert_eq!(tree.states(&words, 0), BTreeMap::new(), "{name}");
        let time = fs::metadata(tree.path("t/a.txt")).and_then(|data| data.modified()).expect("a time");
        tree.write("t/a.txt", "alphA\n");
        tree.date("t/a.txt", time);
        let state = if has_times { "rotten" } else { "changed" };
        assert_eq!(tree.states(&words, 1), [("a.txt".to_owned(), state.to_owned())].into(), "{name}");
        tree.write("t/a.txt", "alpha\n");
        tree.date("t/a.txt", time);
        // One bit of a digest.
        tree.write(name, &text.replace("b6a98d9c", "b6a98d9d"));
        assert_eq!(tree.states(&words, 1).len(), 1, "{name}");
    }
}

/// A list of digests is read in every form that `sum --check` reads, and its algorithm is found as
/// there.
#[test]
fn lists_of_digests_are_read_in_any_form() {
    let tree = tree();
    let md5 = |text: &str| hex::encode(hashweave::digest(hashweave::Algorithm::Md5, text.as_bytes()));
    let files = [("a.txt", "alpha\n"), ("empty", ""), ("sub/b c#1", "beta\n")];
    let list = |line: &dyn Fn(&str, String) -> String| -> String {
        files.iter().map(|(name, text)| line(name, md5(text)) + "\r\n").collect()
    };
    let openssl = list(&|name, digest| format!("MD5({name})= {digest}"));
    let windows = list(&|name, digest| format!("{} *.\\{}", digest.to_uppercase(), name.replace('/', "\\")));
    let utf16: Vec<u8> = format!("\u{FEFF}{openssl}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let lists = [
        ("openssl", openssl.into_bytes()),
        ("length", list(&|name, digest| format!("{digest}  {name}")).into_bytes()),
        ("last", list(&|name, digest| format!("{name}: {digest}")).into_bytes()),
        ("prefixed", list(&|name, digest| format!("md5:{digest}  {name}")).into_bytes()),
        ("windows", windows.into_bytes()),
        ("utf16", utf16),
    ];
    for (name, text) in lists {
        fs::write(tree.path(name), text).expect("a list");
        assert_eq!(tree.states(&format!("check t --list {name}"), 0), BTreeMap::new(), "{name}");
    }
    let sha1 = "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8  a.txt\n";
    for (text, told) in [
        (sha1, "line 1: a digest of 160 bits, whose algorithm -a must name: hash160, sha1 or ripemd160"),
        ("MD4 (a.txt) = 0123\n", "line 1: a digest of MD4, which hashweave lacks"),
        (
            &format!("{SUMS}MD5 (a.txt) = {}\n", md5("alpha\n")),
            "line 4: a digest of MD5, which -a does not name",
        ),
        (&format!("{SUMS}nonsense\n"), "line 4: no line with a digest of sha256 and a name"),
    ] {
        tree.write("list", text);
        let outcome = tree.verify("check t --list list");
        assert!(outcome.code == Some(1) && outcome.stderr.contains(told), "{outcome:?}");
    }
    tree.write("list", sha1);
    assert_eq!(tree.states("check t --list list -a sha1 --ignore-new", 1)["a.txt"], "changed");
}

#[test]
fn the_lists_of_other_programs_are_written() {
    let tree = tree();
    tree.records("make t --format sums", 0);
    assert_eq!(fs::read_to_string(tree.path("t/SHA256SUMS")).expect("a list"), SUMS);
    checked_by(&tree, "t", "sha256sum", "sha256sum --check --strict --quiet SHA256SUMS");
    fs::remove_file(tree.path("t/SHA256SUMS")).expect("removed");
    for format in ["hashdeep", "mtree"] {
        tree.records(&format!("make t --format {format} --list {format}"), 0);
        assert_eq!(tree.states(&format!("check t --list {format}"), 0), BTreeMap::new());
    }
    let hashdeep = fs::read_to_string(tree.path("hashdeep")).expect("a list");
    let lines: Vec<&str> = hashdeep.lines().filter(|line| !line.starts_with("##")).collect();
    let expected = [
        "%%%% HASHDEEP-1.0".to_owned(),
        "%%%% size,sha256,filename".to_owned(),
        format!("6,{ALPHA},./a.txt"),
        format!("0,{NONE},./empty"),
        format!("5,{BETA},./sub/b c#1"),
    ];
    assert_eq!(lines, expected);
    let mtree = fs::read_to_string(tree.path("mtree")).expect("a list");
    let line = format!(
        "./sub/b\\040c\\0431 type=file mode=0644 size=5 sha256digest={BETA} time=1700000001.000000042"
    );
    assert!(mtree.lines().any(|found| found == line), "{mtree}");
    checked_by(&tree, "t", "hashdeep", "hashdeep -r -l -a -k ../hashdeep .");
    checked_by(&tree, "t", "mtree", "mtree -f ../mtree");
    checked_by(&tree, "t", "bsdtar", "test $(bsdtar -tf ../mtree | wc -l) = 5");
}

/// An update of another program's list has its format still; names that it cannot hold are told.
#[test]
fn lists_keep_their_format() {
    /// Files that only a bag's manifest would have beside it.
    const OTHERS: [&str; 2] = ["-next", "-bag"];
    let tree = tree();
    for (name, text) in [("netbsd", NETBSD), ("hashdeep", HASHDEEP), ("SHA256SUMS", SUMS)] {
        let tree = self::tree();
        tree.write(name, text);
        tree.write("t/new", "new");
        OTHERS.iter().for_each(|end| tree.write(&format!("{name}{end}"), "somebody's"));
        let words = format!("update t --list {name}");
        let states = tree.states(&words, 0);
        assert_eq!(states["new"], "new", "{name}: {states:?}");
        assert_eq!(tree.states(&format!("check t --list {name}"), 0), BTreeMap::new());
        for end in OTHERS {
            let other = fs::read_to_string(tree.path(&format!("{name}{end}")));
            assert_eq!(other.expect("it is still there"), "somebody's", "{name}{end}");
        }
        let first = fs::read_to_string(tree.path(name)).expect("a list");
        assert_eq!(first.starts_with("%%%%"), name == "hashdeep");
        assert_eq!(first.starts_with("#mtree"), name == "netbsd");
    }
    tree.write("t/two\nlines", "x");
    let told = tree.states("make t --format hashdeep --list hd", 1);
    assert_eq!(told["two\nlines"], "unlisted");
    assert_eq!(tree.states("make t --format sums --list s", 0), BTreeMap::new());
    assert!(fs::read_to_string(tree.path("s")).expect("a list").contains("  two\\nlines\n"));
    assert_eq!(tree.states("make t --format mtree --list m", 0), BTreeMap::new());
    for list in ["s", "m"] {
        assert_eq!(tree.states(&format!("check t --list {list}"), 0), BTreeMap::new());
    }
}

#[test]
fn bags_are_made_checked_and_kept_valid() {
    let tree = tree();
    fs::rename(tree.path("t"), tree.path("data")).expect("moved");
    fs::create_dir(tree.path("bag")).expect("a folder");
    fs::rename(tree.path("data"), tree.path("bag/data")).expect("moved");
    let files = [
        ("manifest-sha512", MANIFEST),
        ("bag-info", INFO),
        ("bagit", DECLARATION),
        ("tagmanifest-sha512", TAGS),
    ];
    for (name, text) in files {
        tree.write(&format!("bag/{name}.txt"), text);
    }
    let valid = "bagit.py --validate --quiet .";
    checked_by(&tree, "bag", "bagit.py", valid);
    assert_eq!(tree.states("check bag", 0), BTreeMap::new());
    tree.write("bag/data/100%\nnew", "new\n");
    let new = [("data/100%\nnew".to_owned(), "new".to_owned())].into();
    assert_eq!(tree.states("check bag", 1), new);
    assert_eq!(tree.states("update bag", 0), new);
    let manifest = fs::read_to_string(tree.path("bag/manifest-sha512.txt")).expect("a manifest");
    assert!(manifest.contains("  data/100%25%0Anew\n"), "{manifest}");
    let info = fs::read_to_string(tree.path("bag/bag-info.txt")).expect("a description");
    assert_eq!(info, INFO.replace("11.3", "15.4"));
    let sums = by_shell_in(&tree.path("bag"), "sha512sum --check --quiet tagmanifest-sha512.txt");
    // The tag manifest has one blank, as bagit-python writes it, which coreutils take for BSD's
    // form.
    assert_eq!(sums.code, Some(0), "{sums:?}");
    fs::remove_file(tree.path("bag/data/100%\nnew")).expect("removed");
    tree.records("update bag", 0);
    checked_by(&tree, "bag", "bagit.py", valid);
    // A bag of our own.
    for name in ["manifest-sha512", "bag-info", "bagit", "tagmanifest-sha512"] {
        fs::remove_file(tree.path(&format!("bag/{name}.txt"))).expect("removed");
    }
    tree.records("make bag --format bagit", 0);
    assert_eq!(
        fs::read_to_string(tree.path("bag/bagit.txt")).expect("a declaration"),
        DECLARATION.replace("0.97", "1.0")
    );
    checked_by(&tree, "bag", "bagit.py", valid);
    settle();
    assert_eq!(tree.states("check bag", 0), BTreeMap::new());
}
