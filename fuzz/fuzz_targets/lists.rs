//! Any bytes as a list of digests: every line is an entry, a line with another algorithm or none;
//! what is an entry is the same entry when it is written again; and a line of digits is found again.
#![no_main]

use hashweave::Algorithm;
use libfuzzer_sys::fuzz_target;
use runner::lists::{Accepted, Choice, Dialect, Entry, FolderParser, Lines, Parser, naming};
use runner::sum::names::escape;
use std::ffi::OsStr;
use std::path::Path;

/// The parsers of all programs.
fn parsers() -> Vec<Parser> {
    let of = |algorithm| vec![Choice::of_algorithm(algorithm)];
    let only = |algorithm, dialect| Accepted { dialect, ..Accepted::only(of(algorithm)) };
    let accepted = [
        Accepted::any(),
        Accepted::only(of(Algorithm::Sha1)),
        Accepted::only(vec!["shake128".parse().expect("a name")]),
        only(Algorithm::Sha256, Dialect::Coreutils),
        only(Algorithm::Blake2b(64), Dialect::Coreutils),
        only(Algorithm::Blake3, Dialect::B3sum),
    ];
    accepted.into_iter().map(Parser::new).collect()
}

/// An entry as a line with a tag, which every parser of its algorithm reads.
fn written(entry: &Entry) -> Vec<u8> {
    let name = escape(&entry.name);
    let mark: &[u8] = if matches!(name, std::borrow::Cow::Owned(_)) { b"\\" } else { b"" };
    let text = entry.digest.text(&entry.expected);
    [mark, entry.digest.tag().as_bytes(), b" (", &name, b") = ", &text].concat()
}

fuzz_target!(|input: (&str, &[u8])| {
    let (list_name, list) = input;
    // Names of lists are asked for their algorithm, whatever they are.
    let algorithms = naming::algorithms(OsStr::new(list_name));
    let file = naming::file(Path::new(list_name));
    assert!(file.is_none() || algorithms.is_some(), "a list that is named after a file says its algorithm");
    for mut parser in parsers() {
        parser.begin(algorithms.clone(), Some(b"file".to_vec()));
        let mut lines = Lines::new(list, parser.dialect());
        while lines.read().expect("memory is read") {
            if parser.skips(lines.line()) {
                continue;
            }
            let Some(entry) = parser.entry(lines.line()) else {
                let _ = parser.foreign(lines.line());
                continue;
            };
            assert_eq!(entry.expected.len(), entry.digest.length);
            assert!(entry.digest.digesting().is_ok());
            if entry.name.contains(&0) || entry.name.is_empty() {
                continue;
            }
            // A parser of its own, as names may stand behind one blank or two.
            let mut again = Parser::new(Accepted::any());
            if parser.dialect() == Dialect::Any {
                let read = again.entry(&written(&entry));
                let (digest, expected, name) = (entry.digest, &entry.expected, &entry.name);
                let same = |read: &Entry| read.digest == digest && read.expected == *expected && read.name == *name;
                assert!(read.as_ref().is_some_and(same), "{entry:?}\n{read:?}");
            }
        }
        assert!(lines.number() <= list.len() as u64);
    }
    let mut folders = FolderParser::new("git-tree".parse().expect("a name"));
    let mut lines = Lines::new(list, Dialect::Any);
    while lines.read().expect("memory is read") {
        if let Some((text, name)) = folders.entry(lines.line()) {
            assert!(text.len() == 40 && !name.is_empty());
        }
    }
});
