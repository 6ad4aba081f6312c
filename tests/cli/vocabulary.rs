//! Names and numbers as people write them, one vocabulary in all commands, and what is offered for
//! what does not exist.

use crate::program::{check_refused, int, line, run, search, text};
use crate::scan::results;
use hashweave::Algorithm;
use std::fs;

fn printed(words: &str) -> String {
    let outcome = line(words);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
    outcome.stdout
}

#[test]
fn algorithms_by_the_names_that_others_give_them() {
    for (names, name) in [
        (&["SHA256", "sha-256", "SHA2-256", "sha_256"][..], "sha256"),
        (&["keccak256", "Keccak-256"], "keccak-256"),
        (&["SHA3_256", "sha-3-256"], "sha3-256"),
        (&["BLAKE2b512", "blake2b_512"], "blake2b-512"),
    ] {
        for other in names {
            let startup = &search(&format!("-a {other} --count 1 --threads 1"))[0];
            assert_eq!(text(startup, "algo"), name, "{other}");
            let digest = |name: &str| printed(&format!("search --algorithm {name} --validate-hex 616263"));
            assert_eq!(digest(other), digest(name));
        }
    }
}

/// Each command understands the names that other commands have for the same option.
#[test]
fn one_name_for_one_thing() {
    let algorithm = ["--algo sha512", "-a sha512", "--algorithm sha512", "--algo=sha512"];
    let threads = ["--threads 2", "-j 2", "--jobs 2", "-j2"];
    let short = "--rounds 1 --backend scalar --kernel direct --json";
    for (algorithm, threads) in algorithm.into_iter().zip(threads) {
        let startup = &search(&format!("{algorithm} {threads} --count 1"))[0];
        assert_eq!((text(startup, "algo"), int(startup, "workers")), ("sha512", 2));
        let sums = printed(&format!("sum {algorithm} {threads} Cargo.toml"));
        assert_eq!(sums.split(' ').next().map(str::len), Some(128), "{sums}");
        let rows = printed(&format!("bench search {short} {algorithm} {threads}"));
        assert!(rows.contains(r#""algo": "sha512""#) && rows.contains(r#""threads": 2"#), "{rows}");
    }
    for threads in threads {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("data");
        fs::write(&file, [0; 64]).expect("a file");
        let words = format!("replicate comm-d {} {threads}", file.display());
        assert_eq!(printed(&words).len(), 65, "{words}");
    }
}

#[test]
fn numbers_with_units() {
    let total = |count: &str| {
        let records = search(&format!("--threads 1 --kernel direct --zero-bits 60 {count}"));
        int(&records[records.len() - 1], "total")
    };
    assert_eq!(
        ["--count 1e3", "--count 2^10", "--count 1k", "--count 2Ki"].map(total),
        [1000, 1024, 1000, 2048]
    );
    assert_eq!(
        ["--count 1_000", "--count 1,000", "--count 0x10", "--count 0.5k"].map(total),
        [1000, 1000, 16, 500]
    );
    let hit = "--message u{counter:8} --zero-bits 4 --threads 1";
    let hits = |number: &str| results(&search(&format!("{hit} --hits {number}")), None).len();
    assert_eq!((hits("1e1"), hits("0xa")), (10, 10));
}

/// A line that says what was probably meant.
#[test]
fn what_was_meant() {
    for (words, meant) in [
        ("serach", "did you mean search?"),
        ("search --zerobits 3", "did you mean --zero-bits?"),
        ("search --algo sha257", "did you mean sha256?"),
        ("search --algo blake3b-256", "did you mean blake2b-256?"),
        ("search --kernel wovn", "did you mean woven?"),
        ("search --backend scaler", "did you mean scalar?"),
        ("bench --algo keccak-265", "did you mean keccak-256?"),
        ("bench serch", "did you mean search?"),
        ("ledger chek x", "did you mean check?"),
        ("completions bsh", "did you mean bash?"),
    ] {
        check_refused(&line(words), meant);
    }
    for (words, who) in [
        (
            "search -a kt256",
            "kt256 is a tree hash, which only `hashweave sum` computes; available here: sha3-224",
        ),
        ("bench search -a kt128", "--algo: kt128 is a tree hash, which only `hashweave sum` computes"),
        ("search -a blake2b", "blake2b is an algorithm of `hashweave sum`, whose --length it needs"),
        ("search -a sdr", "sdr is a scheme of `hashweave replicate`; available here: sha3-224"),
        ("sum -a zigzag x", "zigzag is a scheme of `hashweave replicate`; available here: sha3-224"),
        ("sum -a whirlpool x", "hashweave has no such algorithm; available: sha3-224"),
        ("sum -a sha257 x", "hashweave has no such algorithm; did you mean sha256?"),
        ("replicate labels --scheme kt128", "kt128 is a tree hash, which only `hashweave sum` computes"),
        (
            "replicate labels --scheme blake3",
            "blake3 is an algorithm of `hashweave search` and `hashweave sum`",
        ),
        (
            "search -a blake3 --message {counter:8}{hex:XX}",
            "the template makes messages of 1025 bytes, but a search of blake3 takes at most 1024",
        ),
        (
            "replicate audit --dir x --scheme sha256",
            "sha256 is an algorithm of `hashweave search` and `hashweave sum`",
        ),
        ("bench replicate --scheme sha256", "; available here: sdr, zigzag, r2"),
        ("replicate labels --scheme zigzak", "did you mean zigzag?"),
    ] {
        let outcome = line(&words.replace("XX", &"78".repeat(1017)));
        check_refused(&outcome, who);
        assert_eq!(outcome.stderr.contains("did you mean"), who.contains("did you mean"), "{outcome:?}");
    }
    let outcome = line("search --algo zzzzzz");
    check_refused(&outcome, "zzzzzz");
    assert!(!outcome.stderr.contains("did you mean"), "{outcome:?}");
}

#[test]
fn completions_know_the_values() {
    for shell in ["bash", "zsh", "fish"] {
        let script = printed(&format!("completions {shell}"));
        for algorithm in Algorithm::NAMED {
            assert!(script.contains(&algorithm.to_string()), "{algorithm} for {shell}");
        }
        // Of `sum`, which has them without their lengths.
        assert!(script.contains("turboshake256 blake2s blake2b blake3") || shell != "bash", "{script}");
        for value in ["scalar", "direct", "a1a2", "--fail-if-none", "--algorithm", "--jobs"] {
            assert!(script.contains(value.trim_start_matches('-')), "{value} for {shell}");
        }
    }
}

#[test]
fn a_manual_page_for_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("new/man1");
    let outcome = run(&["man", "--out", pages.to_str().expect("UTF-8")]);
    assert_eq!((outcome.code, outcome.stdout.as_str(), outcome.stderr.as_str()), (Some(0), "", ""));
    let whole = printed("man");
    let mut number = 0;
    for entry in fs::read_dir(&pages).expect("the folder") {
        let entry = entry.expect("an entry");
        let page = fs::read_to_string(entry.path()).expect("a page");
        assert!(whole.contains(&page), "{entry:?} is a part of the whole");
        number += 1;
    }
    assert_eq!(whole.matches(".TH hashweave").count(), number);
    for name in
        ["hashweave.1", "hashweave-search.1", "hashweave-ledger-merge.1", "hashweave-replicate-encode.1"]
    {
        assert!(pages.join(name).is_file(), "{name}");
    }
    fs::write(folder.path().join("file"), "").expect("a file");
    let outcome = run(&["man", "--out", folder.path().join("file").to_str().expect("UTF-8")]);
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.stderr.starts_with("hashweave: --out "), "{outcome:?}");
}
