//! Outputs are never inputs, whatever names their files have: every option that names a file, and
//! every command that writes.

use crate::program::{Outcome, by_shell_in, check_complaint};
use crate::replicate::{NINES, elements};
use clap::{Arg, Command};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// How a command uses the file or folder that an option names.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Use {
    Read,
    Written,
    /// Read where it is there, and written: a ledger, or the folder of a run.
    Both,
}
use Use::{Both, Read, Written};

/// Every option and argument that names a file or a folder. A new one is classified here, and if it
/// is written, gets its lines in [`CLASHES`] or [`ALONE`].
const NAMES: &[(&str, &str, Use)] = &[
    ("search", "--ledger", Both),
    ("search", "--ledger-copy", Both),
    ("search", "--match-file", Read),
    ("sum", "FILE", Read),
    ("sum", "--files0-from", Read),
    ("sum", "--directory", Read),
    ("sum", "--tree", Written),
    ("verify make", "FOLDER", Read),
    ("verify make", "--list", Written),
    ("verify check", "FOLDER", Read),
    ("verify check", "--list", Read),
    ("verify update", "FOLDER", Read),
    ("verify update", "--list", Both),
    ("replicate encode", "INPUT OUTPUT", Both),
    ("replicate encode", "--dir", Both),
    ("replicate encode", "--parent-cache", Both),
    ("replicate decode", "REPLICA OUTPUT", Both),
    ("replicate decode", "--dir", Both),
    ("replicate decode", "--parent-cache", Both),
    ("replicate labels", "--dir", Both),
    ("replicate labels", "--parent-cache", Both),
    ("replicate labels", "--data", Read),
    ("replicate audit", "--dir", Read),
    ("replicate audit", "--parent-cache", Read),
    ("replicate repair", "--dir", Both),
    ("replicate repair", "--parent-cache", Both),
    ("replicate trees", "--dir", Both),
    ("replicate trees", "--out", Both),
    ("replicate trees", "--replica", Read),
    ("replicate trees", "--staged", Read),
    ("replicate seal", "INPUT OUTPUT", Both),
    ("replicate seal", "--dir", Both),
    ("replicate parents", "--out", Written),
    ("replicate comm-d", "FILE", Read),
    ("replicate comm-p", "FILE", Read),
    ("bench", "--html", Written),
    ("bench", "--record", Written),
    ("bench search", "--html", Written),
    ("bench search", "--record", Written),
    ("bench sum", "--html", Written),
    ("bench sum", "--record", Written),
    ("bench replicate", "--html", Written),
    ("bench replicate", "--record", Written),
    ("bench all", "--html", Written),
    ("bench all", "--record", Written),
    ("compare", "A", Read),
    ("compare", "B", Read),
    ("compare", "--html", Written),
    ("chart", "RECORD", Read),
    ("chart", "--beside", Read),
    ("chart", "--out", Written),
    ("ledger show", "FILE", Read),
    ("ledger merge", "OUT", Both),
    ("ledger merge", "IN", Read),
    ("ledger check", "FILE", Read),
    ("man", "--out", Written),
];

/// Commands whose output, of the option that comes first, is the file that the other one names. An
/// `@` stands before the output where links can.
const CLASHES: &[(&str, &str, &str, &str)] = &[
    ("compare", "--html", "A", "compare record other --html @record"),
    ("compare", "--html", "B", "compare other record --html @record"),
    ("sum", "--tree", "FILE", "sum -a dm-verity --tree @data data"),
    ("bench", "--record", "--html", "bench --html record --record @record"),
    ("bench search", "--record", "--html", "bench search --html record --record @record"),
    ("bench sum", "--record", "--html", "bench sum --record @record --html record"),
    ("bench replicate", "--record", "--html", "bench --html record replicate --record @record"),
    ("chart", "--out", "RECORD", "chart charts/speed-search.svg --out charts"),
    ("chart", "--out", "RECORD", "chart record --out links"),
    ("chart", "--out", "--beside", "chart other --beside record --out links"),
    ("search", "--ledger-copy", "--ledger", "search SEARCH --resume --ledger ledger --ledger-copy @ledger"),
    ("search", "--ledger-copy", "--ledger", "search SEARCH --ledger fresh --ledger-copy ./fresh"),
    (
        "search",
        "--ledger-copy",
        "--ledger",
        "search SEARCH --resume --ledger ledger --ledger-copy ledger-journal",
    ),
    ("search", "--ledger-copy", "--ledger", "search SEARCH --ledger fresh-wal --ledger-copy fresh"),
    ("ledger merge", "OUT", "IN", "ledger merge @ledger ledger second"),
    ("ledger merge", "OUT", "IN", "ledger merge @second ledger second"),
    ("ledger merge", "OUT", "IN", "ledger merge second-journal ledger second"),
    ("ledger merge", "OUT", "IN", "ledger merge --replace second-wal ledger second"),
    ("replicate encode", "INPUT", "OUTPUT", "replicate encode data @data ID -f"),
    ("replicate encode", "INPUT", "OUTPUT", "replicate encode data out other-data @data ID ID -f"),
    ("replicate encode", "OUTPUT", "OUTPUT", "replicate encode data sealed other-data @sealed ID ID -f"),
    ("replicate encode", "--dir", "INPUT", "replicate encode run/layer-01.dat out ID --dir run --resume"),
    ("replicate encode", "--dir", "OUTPUT", "replicate encode data run/state.json ID --dir run --resume -f"),
    (
        "replicate encode",
        "--parent-cache",
        "INPUT",
        "replicate encode caches/CACHE out ID --parent-cache=caches",
    ),
    (
        "replicate encode",
        "--parent-cache",
        "OUTPUT",
        "replicate encode data caches/CACHE ID --parent-cache=caches -f",
    ),
    ("replicate decode", "INPUT", "OUTPUT", "replicate decode sealed @sealed ID -f"),
    ("replicate decode", "--dir", "INPUT", "replicate decode run/layer-02.dat out ID --dir run"),
    ("replicate decode", "--dir", "OUTPUT", "replicate decode sealed run/layer-02.dat ID --dir run -f"),
    (
        "replicate decode",
        "--parent-cache",
        "INPUT",
        "replicate decode caches/CACHE out ID --parent-cache=caches",
    ),
    (
        "replicate decode",
        "--parent-cache",
        "OUTPUT",
        "replicate decode sealed caches/CACHE ID --parent-cache=caches -f",
    ),
    ("replicate labels", "--dir", "--data", "replicate labels LABELS --data run/layer-01.dat --dir run"),
    (
        "replicate labels",
        "--parent-cache",
        "--data",
        "replicate labels LABELS --data caches/CACHE --dir new --parent-cache=caches",
    ),
    ("replicate trees", "--staged", "--out", "replicate trees --dir run --staged data --out @data -f"),
    ("replicate trees", "--dir", "--out", "replicate trees --dir run --out run/layer-02.dat -f"),
    ("replicate seal", "INPUT", "OUTPUT", "replicate seal data @data ID --dir new -f"),
    ("replicate seal", "INPUT", "OUTPUT", "replicate seal data out other-data @data ID ID --dir new -f"),
    (
        "replicate seal",
        "OUTPUT",
        "OUTPUT",
        "replicate seal data sealed other-data @sealed ID ID --dir new -f",
    ),
    ("replicate seal", "--dir", "INPUT", "replicate seal run/layer-01.dat out ID --dir run --resume"),
    ("replicate seal", "--dir", "OUTPUT", "replicate seal data run/state.json ID --dir run --resume -f"),
];

/// The outputs of commands that read nothing that a name could lead to.
const ALONE: &[(&str, &str)] = &[
    ("replicate parents", "--out"),
    ("man", "--out"),
    ("bench all", "--record"),
    // It is refused.
    ("bench all", "--html"),
    // A list is made only where there is none, and is no part of the tree that it lists.
    ("verify make", "--list"),
    ("verify update", "--list"),
    // Both are read before a file of either is written, and no name is in both.
    ("replicate repair", "--dir"),
    ("replicate repair", "--parent-cache"),
];

/// Words of the lines, and the text that they stand for; CACHE is the parent cache that is there.
const WORDS: &[(&str, &str)] = &[
    ("SEARCH", "--message c{counter:8} --zero-bits 4 --count 300 --threads 1"),
    ("LABELS", "--layout filecoin --nodes 64 --replica-id NINES"),
    ("ID", "--replica-id NINES"),
    ("NINES", NINES),
];

fn path_of(command: &str, name: &str) -> String {
    format!("{command}: {name}")
}

/// The options and arguments of a command and of those below it that take a path, by type or by the
/// name of their value.
fn paths(command: &Command, name: &str, found: &mut BTreeSet<String>) {
    let of_file = |arg: &&Arg| {
        let kind = arg.get_value_parser().type_id();
        let said = arg.get_value_names().unwrap_or_default();
        kind == TypeId::of::<PathBuf>()
            || kind == TypeId::of::<OsString>()
            || said
                .iter()
                .any(|name| ["FILE", "FOLDER", "DIR", "PATH"].iter().any(|word| name.contains(word)))
    };
    for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()).filter(of_file) {
        let values = arg.get_value_names().unwrap_or_default().join(" ");
        found.insert(path_of(name, &arg.get_long().map_or(values, |long| format!("--{long}"))));
    }
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        paths(inner, format!("{name} {}", inner.get_name()).trim(), found);
    }
}

#[test]
fn every_option_that_names_a_file_is_classified() {
    let mut definition = hashweave_cli::definition();
    definition.build();
    let mut found = BTreeSet::new();
    paths(&definition, "", &mut found);
    let known: BTreeSet<String> = NAMES.iter().map(|(command, name, _)| path_of(command, name)).collect();
    assert_eq!(found, known);
    for (command, name, _) in NAMES.iter().filter(|(.., kind)| *kind != Read) {
        let tried = CLASHES.iter().any(|(of, output, other, _)| {
            of == command && name.split(' ').any(|word| word == *output || word == *other)
        });
        assert!(tried || ALONE.contains(&(*command, *name)), "{command}: {name} is tried over nothing");
    }
}

/// Files of every kind, in a folder of its own.
fn work() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for name in ["charts", "links", "caches"] {
        fs::create_dir(at(name)).expect("a folder");
    }
    let record = include_bytes!("../../records/2026-11-26-zen4-epyc.json");
    for name in ["record", "other", "charts/speed-search.svg"] {
        fs::write(at(name), record).expect("a record");
    }
    fs::hard_link(at("record"), at("links/speed-bound.svg")).expect("a link");
    for (name, seed) in [("data", 1), ("other-data", 2)] {
        fs::write(at(name), elements(2048, seed)).expect("data");
    }
    for line in [
        "search SEARCH --ledger ledger",
        "search SEARCH --start 1000 --ledger second",
        "replicate encode data sealed ID --dir run -q",
        "replicate parents --nodes 64 --out caches -q",
    ] {
        let outcome = run(folder.path(), line, "");
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{line}");
    }
    // Data under the name of a parent cache.
    fs::copy(at("data"), at("caches").join(cache(folder.path()))).expect("data");
    folder
}

/// The name of the parent cache that is there.
fn cache(folder: &Path) -> String {
    names(&folder.join("caches")).into_keys().next().unwrap_or_default()
}

/// Runs a line in a folder, with `end` after it.
fn run(folder: &Path, line: &str, end: &str) -> Outcome {
    let mut line = line.to_owned();
    for (word, text) in WORDS {
        line = line.replace(word, &text.replace('{', "'{").replace('}', "}'"));
    }
    let line = line.replace("CACHE", &cache(folder));
    by_shell_in(folder, &format!("exec hashweave {line} {end}"))
}

/// The files of a folder, with their content.
pub(crate) fn names(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("UTF-8");
        if entry.path().is_dir() {
            let inner = names(&entry.path()).into_iter();
            files.extend(inner.map(|(file, bytes)| (format!("{name}/{file}"), bytes)));
        } else {
            files.insert(name, fs::read(entry.path()).unwrap_or_default());
        }
    }
    files
}

/// By the same name, by another way to it, by a hard link, by a symbolic link, and by one that
/// leads to that.
#[test]
fn an_output_is_no_input_and_no_other_output() {
    let folder = work();
    let mut count = 0;
    for (command, output, other, line) in CLASHES {
        let Some((_, file)) = line.split_once('@') else {
            refused(folder.path(), line, [output, other]);
            count += 1;
            continue;
        };
        let file = file.split(' ').next().unwrap_or_default();
        let at = |name: &str| folder.path().join(name);
        if at(file).exists() {
            fs::hard_link(at(file), at("hard")).expect("a link");
        } else {
            symlink(file, at("hard")).expect("a link to nothing yet");
        }
        symlink(file, at("soft")).expect("a link");
        symlink("soft", at("softer")).expect("a link");
        for name in [file, &format!("./{file}"), &format!("run/../{file}"), "hard", "soft", "softer"] {
            refused(folder.path(), &line.replace(&format!("@{file}"), name), [output, other]);
            count += 1;
        }
        for name in ["hard", "soft", "softer"] {
            fs::remove_file(at(name)).unwrap_or_else(|error| panic!("{command}: {error}"));
        }
    }
    let (options, clashes) = (NAMES.len(), CLASHES.len());
    println!("{options} options name a file, {clashes} clashes, {count} commands were refused");
}

/// Nothing is written, and one line names both options.
fn refused(folder: &Path, line: &str, options: [&str; 2]) {
    let before = names(folder);
    let outcome = run(folder, line, "");
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{line}: {outcome:?}");
    for option in options {
        check_complaint(&outcome.stderr, option);
    }
    let after = names(folder);
    assert!(after == before, "{line}: {:?} and then {:?}", before.keys(), after.keys());
}

/// A file to which standard output or standard error goes is an output as well.
#[test]
fn an_output_is_no_stream() {
    let folder = work();
    for (line, file, option) in [
        ("compare record other --html page", "page", "--html page"),
        ("compare record other --html /dev/stdout", "page", "--html /dev/stdout"),
        ("chart record --out .", "speed-sum.svg", "--out ./speed-sum.svg"),
        ("man --out .", "hashweave.1", "--out ./hashweave.1"),
        ("bench --rounds 1 --record new", "new", "--record new"),
        ("search SEARCH --ledger new", "new", "--ledger new"),
        ("replicate encode data out ID -f", "out", "OUTPUT out"),
        ("replicate parents --nodes 64 --out new -f", "new", "--out new"),
    ] {
        let outcome = run(folder.path(), line, &format!(">> {file}"));
        assert_eq!(outcome.code, Some(2), "{line}: {outcome:?}");
        check_complaint(&outcome.stderr, option);
        check_complaint(&outcome.stderr, "standard output goes there");
        assert_eq!(fs::read(folder.path().join(file)).expect("a file"), b"", "{line}");
        fs::remove_file(folder.path().join(file)).expect("it is there");
        // Of a stream that nothing is printed to, nothing is lost either; it is refused all the
        // same.
        let outcome = run(folder.path(), line, &format!("2>> {file}"));
        assert!(outcome.code == Some(2) || line.contains("/dev/"), "{line}: {outcome:?}");
        fs::remove_file(folder.path().join(file)).expect("it is there");
    }
}

/// A link as an output stays a link; what it leads to is replaced, with its permissions, or made.
#[test]
fn links_as_outputs_are_followed() {
    use std::os::unix::fs::PermissionsExt;
    let folder = work();
    fs::create_dir(folder.path().join("elsewhere")).expect("a folder");
    for (line, fresh) in [
        ("compare record other --html NAME", false),
        ("replicate encode data NAME ID -q -f", false),
        ("replicate encode data NAME ID -q", true),
        ("replicate decode sealed NAME ID -q -f", false),
        ("replicate parents --nodes 64 --out NAME -q -f", false),
        ("replicate parents --nodes 64 --out NAME -q", true),
    ] {
        let at = |name: &str| folder.path().join(name);
        let outcome = run(folder.path(), &line.replace("NAME", "plain"), "");
        assert_eq!(outcome.code, Some(0), "{line}: {outcome:?}");
        symlink("elsewhere/target", at("link")).expect("a link");
        if !fresh {
            fs::write(at("elsewhere/target"), "old").expect("a file");
            fs::set_permissions(at("elsewhere/target"), fs::Permissions::from_mode(0o600)).expect("changed");
        }
        let outcome = run(folder.path(), &line.replace("NAME", "link"), "");
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{line}");
        assert!(at("link").is_symlink(), "{line}");
        let [followed, direct] =
            ["elsewhere/target", "plain"].map(|name| fs::read(at(name)).expect("a file"));
        // A page tells the command that made it.
        let name = |page: &[u8]| String::from_utf8_lossy(page).replace("link", "plain");
        assert!(followed == direct || name(&followed) == name(&direct), "{line}");
        let mode = fs::metadata(at("elsewhere/target")).expect("a file").permissions().mode() & 0o777;
        assert!(fresh || mode == 0o600, "{line}: {mode:o}");
        for name in ["plain", "link", "elsewhere/target"] {
            fs::remove_file(at(name)).expect("it is there");
        }
        assert_eq!(names(&at("elsewhere")).len(), 0, "{line}: nothing else is left");
    }
}
