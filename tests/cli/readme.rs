//! The commands of the README, of the manual, of `docs/commands.md`, of `docs/verify.md` and of `docs/start`. A shell runs each of them
//! exactly as it is written, in a folder that has the files it names, as readers do who copy and
//! paste them one after another. What the README and `docs/start` say that they print is compared
//! with what they print.
//!
//! A search that would run forever is interrupted after two seconds. Two lines are changed, because
//! they would need 512 MiB and a folder of the system.

use crate::program::by_shell;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const README: &str = include_str!("../../README.md");
const PAGE: &str = include_str!("../../docs/commands.md");
const LISTS: &str = include_str!("../../docs/verify.md");
const WAYS_IN: [&str; 3] = [
    include_str!("../../docs/start/search.md"),
    include_str!("../../docs/start/sum.md"),
    include_str!("../../docs/start/replicate.md"),
];

/// The lines of the first block of a section of `docs/commands.md`.
fn lines(section: &str) -> Vec<&'static str> {
    let (_, rest) = PAGE.split_once(&format!("\n## {section}\n")).expect("the section");
    let (_, rest) = rest.split_once("```\n").expect("a block");
    let (block, _) = rest.split_once("```").expect("its end");
    let lines: Vec<_> = block.lines().collect();
    assert!(lines.len() >= 5, "{section} has {} commands", lines.len());
    lines
}

/// Runs a line in a folder; returns its exit code and what it printed.
fn tried(folder: &Path, line: &str) -> (Option<i32>, String, String) {
    let (a, b) = ("01".repeat(32), "02".repeat(32));
    // A function, because a shell prefers it to the program of the same name. It interrupts the
    // program and passes on its exit code.
    let interrupted = r#"hashweave() { timeout --preserve-status -s INT 2 "$(which hashweave)" "$@"; }"#;
    let endless = line.starts_with("hashweave search") && !line.contains("--explain");
    let guard = if endless { interrupted } else { ":" };
    let script =
        format!("cd '{}' && HOME=$PWD && ID={a} && A={a} && B={b}\n{guard}\n{line}", folder.display());
    let outcome = by_shell(&script);
    (outcome.code, outcome.stdout, outcome.stderr)
}

/// Runs the lines one after another in one folder. Their exit codes are among those given.
fn all_work(folder: &Path, lines: &[&str], codes: &[i32]) {
    for line in lines {
        let (code, stdout, stderr) = tried(folder, line);
        assert!(
            code.is_some_and(|code| codes.contains(&code)),
            "{line}\nexit code {code:?}\n{stdout}\n{stderr}"
        );
    }
}

/// The blocks of a page that begin with a command: the commands, and everything that they print.
fn shown(page: &str) -> Vec<(String, String)> {
    let blocks = page.split("```\n").filter(|block| block.starts_with("$ "));
    let parts = blocks.map(|block| {
        let (commands, printed): (Vec<&str>, Vec<&str>) =
            block.lines().partition(|line| line.starts_with("$ "));
        let commands: Vec<&str> = commands.iter().map(|line| &line[2..]).collect();
        (commands.join("\n"), printed.join("\n") + "\n")
    });
    parts.collect()
}

/// Hashes again what a search found. The search itself is not run: it takes a while, and what is
/// shown is for a terminal.
fn found_again(folder: &Path, commands: &str, printed: &str) {
    let value = |name: &str| {
        let line = printed.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.split_whitespace().next()).expect("the line").to_owned()
    };
    let named = commands.split_once("--algo ").and_then(|(_, rest)| rest.split_whitespace().next());
    let algorithm = named.unwrap_or("sha3-256");
    let again = format!("hashweave search --algo {algorithm} --validate-hex {}", value("bytes "));
    let (code, stdout, stderr) = tried(folder, &again);
    assert!(code == Some(0) && stdout.contains(&value("result ")), "{stdout}{stderr}");
}

/// The first words of lines: what a plan says differs from machine to machine.
fn first_words(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.split_whitespace().next()).collect()
}

/// Runs the commands of a block, and compares what they print with what it shows.
fn prints(folder: &Path, commands: &str, printed: &str) {
    let (code, stdout, stderr) = tried(folder, commands);
    assert_eq!(code, Some(0), "{commands}\n{stderr}");
    if commands.contains("--explain") {
        assert_eq!(first_words(&stdout), first_words(printed), "{commands}");
    } else {
        assert_eq!(stdout, printed, "{commands}");
    }
}

#[test]
fn the_readme_shows_what_is_printed() {
    let folder = TempDir::new().expect("a folder");
    let shown = shown(README);
    assert_eq!(shown.len(), 3, "search, sum, replicate");
    for (commands, printed) in shown {
        if commands.starts_with("hashweave search") {
            found_again(folder.path(), &commands, &printed);
        } else {
            prints(folder.path(), &commands, &printed);
        }
    }
}

#[test]
fn the_ways_in_show_what_is_printed() {
    for (page, blocks) in WAYS_IN.iter().zip([2, 3, 3]) {
        let folder = TempDir::new().expect("a folder");
        let shown = shown(page);
        assert_eq!(shown.len(), blocks, "{page}");
        for (commands, printed) in shown {
            if printed == "\n" {
                all_work(folder.path(), &commands.lines().collect::<Vec<_>>(), &[0, 3]);
            } else if commands.starts_with("hashweave search") {
                found_again(folder.path(), &commands, &printed);
            } else {
                prints(folder.path(), &commands, &printed);
            }
        }
    }
}

#[test]
fn searches() {
    let folder = TempDir::new().expect("a folder");
    // 3: interrupted.
    all_work(folder.path(), &lines("Search"), &[0, 3]);
    assert!(folder.path().join("hello.ledger").exists(), "the ledger was saved");
    let (code, digest, _) = tried(folder.path(), lines("Search").last().expect("a line"));
    assert_eq!(code, Some(0));
    assert!(digest.contains("3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"), "{digest}");
}

#[test]
fn sums() {
    let folder = TempDir::new().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("stamp"), "").expect("a file");
    for name in ["bin", "data", "data/deeper"] {
        fs::create_dir(at(name)).expect("a folder");
    }
    for name in ["one.iso", "other.iso", "release.tar.gz", "data/deeper/file"] {
        fs::write(at(name), name).expect("a file");
    }
    let lines: Vec<_> = lines("Sum").iter().map(|line| line.replace("/srv/data", "data")).collect();
    all_work(folder.path(), &lines.iter().map(String::as_str).collect::<Vec<_>>(), &[0]);
    let listed = fs::read_to_string(at("SHA256SUMS")).expect("the list");
    assert_eq!(listed.lines().count(), 2, "{listed}");
    let tagged = fs::read_to_string(at("before.sums")).expect("the list");
    assert!(tagged.starts_with("BLAKE2b-256 (data/deeper/file) = "), "{tagged}");
    let (code, stdout, _) =
        tried(folder.path(), "~/bin/sha256sum --check SHA256SUMS && sha256sum --check SHA256SUMS");
    assert_eq!((code, stdout.matches(": OK\n").count()), (Some(0), 4), "{stdout}");
}

/// The lines below the questions of the manual.
#[test]
fn answers_of_the_manual() {
    let (code, page, _) = tried(Path::new("."), "hashweave man");
    assert_eq!(code, Some(0));
    let sections = page.split(".SH QUESTIONS\n").skip(1);
    let blocks =
        sections.flat_map(|section| section.split(".SH ").next().unwrap_or_default().split(".nf\n").skip(1));
    let plain = |line: &str| line.replace("\\(aq", "'").replace("\\-", "-");
    let lines: Vec<String> =
        blocks.flat_map(|block| block.split(".fi\n").next().unwrap_or_default().lines()).map(plain).collect();
    assert_eq!(lines.len(), 15, "{lines:?}");
    let folder = TempDir::new().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("photos")).expect("a folder");
    fs::write(at("photos/one.jpg"), "one").expect("a file");
    fs::write(at("image.iso"), "image.iso").expect("a file");
    fs::write(at("sector.data"), [7; 2048]).expect("a file");
    let (code, ..) = tried(folder.path(), "hashweave sum image.iso > SHA256SUMS");
    assert_eq!(code, Some(0));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    // A search for 60 zero bits is interrupted.
    all_work(folder.path(), &lines, &[0, 3]);
}

#[test]
fn measurements() {
    let folder = TempDir::new().expect("a folder");
    // Minutes of measuring are not what is tested.
    let short = "hashweave bench sum --algo sha256 --rounds 1 --kernel auto";
    let lines: Vec<String> = lines("Measure")
        .iter()
        .map(|line| {
            line.replace("hashweave bench all", short)
                .replace("hashweave bench sum --algo sha256 --html", &format!("{short} --html"))
        })
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let recorded = lines.iter().position(|line| line.contains("--record before.json")).expect("a record");
    let (before, after) = lines.split_at(recorded + 1);
    all_work(folder.path(), before, &[0]);
    fs::copy(folder.path().join("before.json"), folder.path().join("after.json")).expect("a copy");
    all_work(folder.path(), after, &[0]);
    for file in ["sha256.html", "change.html", "charts/speed-sum.svg"] {
        assert!(folder.path().join(file).exists(), "{file}");
    }
}

#[test]
fn replicas() {
    let lines = lines("Replicate");
    let audited =
        *lines.iter().find(|line| line.contains("--dir work --resume")).expect("a run with a folder");
    for line in &lines {
        let folder = TempDir::new().expect("a folder");
        for name in ["data", "a", "b"] {
            // Below the field's order, node by node.
            fs::write(folder.path().join(name), [7; 2048]).expect("a file");
        }
        if line.contains("decode") {
            all_work(folder.path(), &lines[..1], &[0]);
            fs::rename(folder.path().join("data"), folder.path().join("kept")).expect("a file");
        }
        if line.contains("audit") || line.contains("repair") {
            all_work(folder.path(), &[audited], &[0]);
        }
        if line.contains(" trees ") {
            let labels = lines.iter().find(|line| line.contains(" labels ")).expect("a run of labels");
            all_work(folder.path(), &[labels], &[0]);
        }
        // The sector of that proof has 2 KiB.
        let small = line.replace("512MiB --registered-proof 7", "2KiB --registered-proof 5");
        assert_eq!(small != **line, line.contains("parents"), "{line}");
        all_work(folder.path(), &[&small], &[0]);
        if line.contains("decode") {
            let decoded = fs::read(folder.path().join("data")).expect("the data");
            assert_eq!(decoded, fs::read(folder.path().join("kept")).expect("the data"));
        }
    }
}

/// The commands of `docs/verify.md`, one after another; the tree is edited where the page says so.
#[test]
fn the_commands_about_lists_work() {
    let folder = TempDir::new().expect("a folder");
    for file in ["photos/a.jpg", "site/index.html", "bag/data/a.txt"] {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, file).expect("a file");
    }
    let blocks = LISTS.split("```\n").filter(|block| block.starts_with("hashweave verify"));
    let lines: Vec<&str> = blocks.flat_map(str::lines).collect();
    assert!(lines.len() > 10, "{lines:?}");
    for line in lines {
        let differs = line == "hashweave verify check site --list before.jsonl";
        let (code, stdout, stderr) = tried(folder.path(), line);
        assert_eq!(code, Some(i32::from(differs)), "{line}\n{stdout}\n{stderr}");
        if line == "hashweave verify make site --list before.jsonl" {
            fs::write(folder.path().join("site/index.html"), "another page").expect("a file");
        }
    }
}
