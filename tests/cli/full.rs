//! Every command that writes, where there is too little room: on a full disk, which is a small
//! tmpfs, and beyond the limit of the length of files.
//!
//! It ends with exit code 1 and one line. What was there before is there afterwards, and nothing
//! else, but for what a run keeps in order to be continued: with more room it is, and comes to what
//! an undisturbed run comes to.

use crate::outputs::names;
use crate::program::{Outcome, by_shell, by_shell_in, check_complaint};
use crate::replicate::{NINES, elements};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A command that writes.
struct Writer {
    line: &'static str,
    /// The complaint must name one of these.
    says: &'static [&'static str],
    /// The beginnings of names that may be there after a failure: what a run keeps for the next,
    /// and outputs that are whole.
    kept: &'static [&'static str],
    /// The options that continue it, if it can be continued.
    next: Option<&'static str>,
}

/// Leaves nothing.
const fn plain(line: &'static str, says: &'static [&'static str]) -> Writer {
    Writer { line, says, kept: &[], next: None }
}

/// Goes on where it was.
const fn kept(
    line: &'static str,
    says: &'static [&'static str],
    kept: &'static [&'static str],
    next: &'static str,
) -> Writer {
    Writer { line, says, kept, next: Some(next) }
}

/// Has its output from a shell, which makes the file.
const fn printed(line: &'static str, file: &'static [&'static str]) -> Writer {
    Writer { line, says: &["standard output"], kept: file, next: None }
}

const WRITERS: &[Writer] = &[
    plain("compare record record --html page", &["--html"]),
    plain("compare record record --html old", &["--html: cannot write old"]),
    plain("chart record --out .", &["--out"]),
    plain("man --out .", &["--out"]),
    printed("man > new", &["new"]),
    printed("completions zsh > new", &["new"]),
    printed("sum old data sealed > new", &["new"]),
    printed("search SEARCH --count 40000 > new", &["new"]),
    Writer {
        kept: &["report"],
        ..plain(
            "bench --rounds 1 --algo sha256 --backend scalar --threads 1 --record report --html page",
            &["--record", "--html"],
        )
    },
    plain(
        "bench --rounds 1 --algo sha256 --backend scalar --threads 1 --record old",
        &["--record: cannot write old"],
    ),
    plain("replicate parents --nodes 4096 --out new -q", &["new"]),
    plain("replicate parents --nodes 4096 --out old -q -f", &["old"]),
    plain("replicate parents --nodes 4096 --out . -q", &["v28-sdr-parent-"]),
    plain("replicate encode data new ID -q", &["new"]),
    plain("replicate encode data old ID -q -f", &["old"]),
    plain("replicate encode --scheme r2 data new ID -q", &["new"]),
    plain("replicate decode sealed new ID -q", &["new"]),
    kept("replicate encode data new ID -q --dir d", &["d/", "new", "--dir"], &["d/"], "--resume"),
    kept(
        "replicate encode data new ID -q --dir d --cached-graph",
        &["d/", "new", "--dir"],
        &["d/"],
        "--resume",
    ),
    kept("replicate labels --nodes 2048 ID -q --dir d", &["d/", "--dir"], &["d/"], "--resume"),
    kept(
        "replicate labels --layout filecoin --data data --nodes 2048 ID -q --dir d",
        &["d/", "--dir"],
        &["d/"],
        "--resume",
    ),
    kept(
        "replicate labels --nodes 2048 ID -q --dir d --parent-cache=.",
        &["d/", "v28-sdr-parent-", "--dir"],
        &["d/"],
        "--resume",
    ),
    kept("replicate repair --dir damaged -q", &["damaged/"], &["damaged/"], ""),
    kept("search SEARCH --count 40000 --ledger new", &["--ledger new"], &["new"], "--resume"),
    kept("search SEARCH --count 40000 --ledger ledger --resume", &["--ledger ledger"], &["ledger"], ""),
    kept(
        "search SEARCH --count 40000 --ledger new --ledger-copy copy --resume",
        &["--ledger new", "--ledger-copy copy", "copy: "],
        &["new", "copy"],
        "",
    ),
    plain("ledger merge new ledger second", &["new"]),
    plain("ledger merge --replace ledger ledger second", &["ledger"]),
];

/// Words of the lines, and the text that they stand for.
const WORDS: [(&str, &str); 2] = [
    ("SEARCH", "--message 'c{counter:8}' --algo sha256 --zero-bits 5 --threads 1"),
    ("ID", "--replica-id NINES"),
];

impl Writer {
    fn line(&self) -> String {
        words(self.line)
    }

    /// Checks how it ended; whether there was room enough.
    fn check(&self, outcome: &Outcome, before: &Files, after: &Files, how: &str) -> bool {
        let line = self.line;
        let temporary = |name: &&String| {
            name.contains(".hashweave-") || name.ends_with("-journal") || name.ends_with("-wal")
        };
        let left: Vec<_> = after.keys().filter(temporary).collect();
        assert!(left.is_empty(), "{how}: {line} leaves {left:?}: {outcome:?}");
        if outcome.code == Some(0) {
            assert_eq!(outcome.stderr, "", "{how}: {line}");
            return true;
        }
        assert_eq!(outcome.code, Some(1), "{how}: {line}: {outcome:?}");
        check_complaint(&outcome.stderr, "");
        // A run that knows what it needs says so of the folder.
        let mut said = self.says.iter().chain(&["bytes are needed on this disk"]);
        let said = said.any(|word| outcome.stderr.contains(word));
        assert!(said, "{how}: {line}: {outcome:?} names none of {:?}", self.says);
        let may_differ = |name: &str| self.kept.iter().any(|kept| name.starts_with(kept));
        for (name, bytes) in before {
            assert!(may_differ(name) || after.get(name) == Some(bytes), "{how}: {line}: {name} has changed");
        }
        let new = after.keys().filter(|name| !before.contains_key(*name) && !may_differ(name));
        let new: Vec<_> = new.collect();
        assert!(new.is_empty(), "{how}: {line} leaves {new:?}");
        false
    }

    /// Continues in a folder with room, and compares with an undisturbed run.
    fn go_on(&self, folder: &Path, whole: &Files, how: &str) {
        let Some(more) = self.next else { return };
        let outcome = by_shell_in(folder, &format!("hashweave {} {more}", self.line()));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{how}: {}", self.line);
        let after = names(folder);
        for (name, bytes) in whole.iter().filter(|(name, _)| !name.ends_with(".json")) {
            if is_ledger(bytes) {
                let checked = by_shell_in(folder, &format!("hashweave ledger check {name}"));
                assert_eq!(checked.code, Some(0), "{how}: {}: {checked:?}", self.line);
            } else {
                assert!(after.get(name) == Some(bytes), "{how}: {}: {name} differs", self.line);
            }
        }
        assert!(after.keys().eq(whole.keys()), "{how}: {}: {:?}", self.line, after.keys());
    }
}

type Files = BTreeMap<String, Vec<u8>>;

fn is_ledger(bytes: &[u8]) -> bool {
    bytes.starts_with(b"SQLite format 3\0")
}

fn words(line: &str) -> String {
    WORDS.iter().fold(line.to_owned(), |line, (word, text)| line.replace(word, text)).replace("NINES", NINES)
}

/// The files that are there before every command.
fn before() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("record"), include_bytes!("../../records/2026-11-26-zen4-epyc.json")).expect("a record");
    fs::write(at("data"), elements(1 << 16, 1)).expect("data");
    fs::write(at("old"), "what was there").expect("a file");
    for line in [
        "replicate encode data sealed ID -q",
        "replicate labels --nodes 2048 ID -q --dir damaged",
        "search SEARCH --count 5000 --ledger ledger",
        "search SEARCH --start 100000 --count 5000 --ledger second",
    ] {
        let outcome = by_shell_in(folder.path(), &format!("hashweave {}", words(line)));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{line}");
    }
    fs::remove_file(at("damaged/layer-01.dat")).expect("a layer");
    folder
}

fn copied(from: &Path) -> TempDir {
    let to = tempfile::tempdir().expect("a folder");
    let outcome = by_shell(&format!("cp -a '{}/.' '{}'", from.display(), to.path().display()));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    to
}

/// The files after a command that had room.
fn whole(before: &Path, writer: &Writer) -> Files {
    let folder = copied(before);
    let outcome = by_shell_in(folder.path(), &format!("hashweave {}", writer.line()));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{}", writer.line);
    names(folder.path())
}

/// Without anybody's help: the shell ignores no signal for the program.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn beyond_the_limit_of_the_length_of_files() {
    let start = before();
    let files = names(start.path());
    let (mut failed, mut done) = (0, 0);
    for writer in WRITERS {
        let whole = whole(start.path(), writer);
        // In blocks of 512 bytes.
        for limit in [0, 1, 7, 9, 40, 100, 200, 500] {
            let folder = copied(start.path());
            let limited = format!("ulimit -f {limit}; exec hashweave {}", writer.line());
            let outcome = by_shell_in(folder.path(), &limited);
            let how = format!("ulimit -f {limit}");
            if writer.check(&outcome, &files, &names(folder.path()), &how) {
                done += 1;
            } else {
                check_complaint(&outcome.stderr, "ulimit -f");
                writer.go_on(folder.path(), &whole, &how);
                failed += 1;
            }
        }
    }
    println!("{} commands: {failed} runs failed as they must, {done} had room", WRITERS.len());
    assert!(failed > 3 * WRITERS.len() && done > 0, "{failed} and {done}");
}

/// Mounts a tmpfs with the files, with the given number of KiB free, runs the line in it, and
/// copies what is there then.
const IN_A_TMPFS: &str = r#"mount -t tmpfs -o size=64m none "$1" && cp -a "$2/." "$1" && cd "$1" || exit 99
used=$(df -k --output=used . | tail -n 1)
mount -o remount,size=$((used + $3))k . || exit 99
(eval "exec hashweave $4")
code=$?
cp -a . "$5" || exit 99
exit $code"#;

/// In a namespace of its own for mounts, which root may have, and others as root of a namespace for
/// users.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn on_a_full_disk() {
    let start = before();
    let files = names(start.path());
    let namespace = "unshare -m sh -c true 2>/dev/null && echo unshare -m || echo unshare -m -U -r";
    let namespace = by_shell(namespace).stdout.trim().to_owned();
    let (mut failed, mut done) = (0, 0);
    for writer in WRITERS {
        let whole = whole(start.path(), writer);
        for kib in [0, 4, 8, 16, 40, 80, 160, 400] {
            let [disk, after] = [0; 2].map(|_| tempfile::tempdir().expect("a folder"));
            let [at, before, to] =
                [disk.path(), start.path(), after.path()].map(|path| path.display().to_string());
            let line = writer.line().replace('\'', r"'\''");
            let outcome =
                by_shell(&format!("{namespace} sh -c '{IN_A_TMPFS}' sh {at} {before} {kib} '{line}' {to}"));
            let needs = "a tmpfs cannot be mounted: run this test as root, or allow namespaces of users";
            assert_ne!(outcome.code, Some(99), "{needs}: {outcome:?}");
            let how = format!("{kib} KiB free");
            if writer.check(&outcome, &files, &names(after.path()), &how) {
                done += 1;
            } else {
                writer.go_on(after.path(), &whole, &how);
                failed += 1;
            }
        }
    }
    println!("{} commands: {failed} runs failed as they must, {done} had room", WRITERS.len());
    assert!(failed > WRITERS.len() && done > 0, "{failed} and {done}");
}
