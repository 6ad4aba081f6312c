//! What is committed is what the generator makes, labels that are numbers are where instructions look for them, and the command writes, compares and removes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use weave::output::File;

/// What is made.
static FILES: LazyLock<Vec<File>> = LazyLock::new(weave::output::files);

/// Where it is committed.
fn generated() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels/generated")
}

/// The texts of assembly of an architecture.
fn texts(architecture: &str) -> Vec<&'static File> {
    let is_text = |file: &&File| {
        file.path.starts_with(architecture) && file.path.extension().is_some_and(|it| it == "s")
    };
    let texts: Vec<&File> = FILES.iter().filter(is_text).collect();
    assert!(!texts.is_empty(), "{architecture} has texts");
    texts
}

/// The paths in the folders of a folder, from there.
fn paths(folder: &Path) -> BTreeSet<PathBuf> {
    let names = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    };
    let files = names(folder).into_iter().flat_map(|inner| names(&inner));
    files.map(|path| path.strip_prefix(folder).expect("a path in it").to_owned()).collect()
}

#[test]
fn what_is_committed_is_what_is_made() {
    for File { path, text } in FILES.iter() {
        let committed = fs::read_to_string(generated().join(path));
        let is_same = committed.is_ok_and(|committed| committed == *text);
        assert!(is_same, "{} is not what the generator makes: run `just weave`", path.display());
    }
    let made: BTreeSet<PathBuf> = FILES.iter().map(|file| file.path.clone()).collect();
    assert_eq!(paths(&generated()), made, "files that the generator does not make: run `just weave`");
}

#[test]
fn every_file_says_where_it_is_from_and_has_a_path_of_its_own() {
    let mut known = BTreeSet::new();
    for File { path, text } in FILES.iter() {
        let shown = path.display();
        let comment = text.strip_prefix("//").or_else(|| text.strip_prefix('#')).unwrap_or_default();
        assert!(comment.starts_with(" Written by `just weave`;"), "{shown}");
        assert!(text.ends_with('\n') && !text.contains('\r'), "{shown}");
        assert_eq!(path.components().count(), 2, "{shown}: a folder for each architecture");
        assert!(known.insert(path), "{shown} is made twice");
    }
}

/// The label that a line is, as a number.
fn defined(line: &str) -> Option<u32> {
    line.split_once(':').and_then(|(label, _)| label.parse().ok())
}

/// The labels that a line refers to: their numbers, and whether they are further on.
fn referred(line: &str) -> impl Iterator<Item = (u32, bool)> {
    let code = line.split("//").next().unwrap_or_default();
    code.split([' ', ',', '+']).filter_map(|word| {
        let (number, further) = match word.strip_suffix('f') {
            Some(number) => (number, true),
            None => (word.strip_suffix('b')?, false),
        };
        number.parse().ok().map(|number| (number, further))
    })
}

/// Checks that every number of a text is a label's in the direction in which it is looked for; returns how many there are.
fn check_labels(File { path, text }: &File) -> usize {
    // Where each stands first and last.
    let mut labels: BTreeMap<u32, (usize, usize)> = BTreeMap::new();
    for (i, line) in text.lines().enumerate() {
        if let Some(label) = defined(line) {
            labels.entry(label).or_insert((i, i)).1 = i;
        }
    }
    let mut references = 0;
    for (i, line) in text.lines().enumerate() {
        for (label, further) in referred(line) {
            let is_there = |&(first, last): &(usize, usize)| if further { i < last } else { first < i };
            assert!(labels.get(&label).is_some_and(is_there), "{}, line {}: {line}", path.display(), i + 1);
            references += 1;
        }
    }
    references
}

#[test]
fn numbers_are_labels_in_the_direction_in_which_they_are_looked_for() {
    for architecture in ["aarch64", "riscv64", "x86_64"] {
        let all: usize = texts(architecture).into_iter().map(check_labels).sum();
        assert!(all > 0, "{architecture} refers to labels");
    }
}

/// So a number means one place in its text, and the other direction finds nothing.
#[test]
fn labels_of_aarch64_are_defined_once() {
    for text in texts("aarch64") {
        let shown = text.path.display();
        let labels: Vec<u32> = text.text.lines().filter_map(defined).collect();
        let once: BTreeSet<u32> = labels.iter().copied().collect();
        assert_eq!(once.len(), labels.len(), "{shown} has a label twice");
        // `0b1` and `1b` could be read as numbers.
        assert!(labels.iter().all(|&label| label > 1), "{shown}");
        assert!(!text.text.contains(".L"), "{shown} has a label of one format only");
    }
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("what an earlier run left can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn weave(arguments: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_weave")).args(arguments).output().expect("the command runs")
}

/// The exit code, and what was said.
fn outcome(arguments: &[&Path]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = weave(arguments);
    assert!(stdout.is_empty());
    (status.code(), String::from_utf8(stderr).expect("text"))
}

#[test]
fn the_command_writes_compares_and_removes() {
    let folder = folder("weave");
    let check = Path::new("--check");
    let (code, said) = outcome(&[check, &folder]);
    assert_eq!((code, said.lines().count()), (Some(1), FILES.len()), "nothing is there yet: {said}");
    assert!(paths(&folder).is_empty(), "a comparison writes nothing");

    assert_eq!(outcome(&[&folder]).0, Some(0));
    assert_eq!(paths(&folder), paths(&generated()));
    assert_eq!(outcome(&[check, &folder]), (Some(0), String::new()));

    let [first, second] = [0, 1].map(|i| folder.join(&FILES[i].path));
    let stale = folder.join("aarch64/stale.s");
    fs::copy(&first, &stale).expect("a copy");
    fs::write(&first, "something else").expect("a file");
    fs::remove_file(&second).expect("a file less");
    let said = outcome(&[check, &folder]);
    let lines = [&first, &second, &stale].map(|path| path.display());
    let expected = format!(
        "weave: {}: is not what crates/weave makes\nweave: {}: is not what crates/weave makes\n\
         weave: {}: is made by crates/weave no more\n",
        lines[0], lines[1], lines[2]
    );
    assert_eq!(said, (Some(1), expected));
    let expected =
        format!("weave: {}: written\nweave: {}: written\nweave: {}: removed\n", lines[0], lines[1], lines[2]);
    assert_eq!(outcome(&[&folder]), (Some(0), expected));
    assert_eq!(outcome(&[check, &folder]), (Some(0), String::new()));
}

#[test]
fn the_command_removes_nothing_that_it_did_not_make() {
    let folder = folder("others");
    fs::create_dir(folder.join("src")).expect("a folder");
    let source = folder.join("src/lib.rs");
    fs::write(&source, "//! Somebody's work.\n").expect("a file");
    let (code, said) = outcome(&[&folder]);
    let told = format!("weave: {}: is nothing that crates/weave made", source.display());
    assert_eq!((code, said.lines().last()), (Some(1), Some(&*told)));
    assert!(source.exists());
}

#[test]
fn the_command_says_how_it_is_called() {
    let none: [&[&Path]; 3] = [&[], &[Path::new("--check")], &[Path::new("--chek"), Path::new("x")]];
    for arguments in none {
        assert_eq!(outcome(arguments), (Some(2), "usage: weave [--check] FOLDER\n".into()), "{arguments:?}");
    }
    let missing = folder("missing").join("folder");
    let (code, said) = outcome(&[&missing]);
    assert_eq!(code, Some(1));
    assert!(
        said.starts_with(&format!("weave: {}: ", missing.display())) && said.lines().count() == 1,
        "{said}"
    );
}
