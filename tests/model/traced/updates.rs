//! Updates of a list and of a bag that are killed before each call by which they change a file, in
//! turn.
//!
//! Promises tested here:
//!
//! - The list, and every file of the bag, is the old one or the new one, whole.
//! - If those of a bag are not all of one update, a check says so.
//! - The next update leaves the files that an undisturbed one leaves, and nothing else.

use super::calls::Kind;
use super::clock::Clock;
use super::many::program;
use super::tracer::{End, Fate, State, Tracer};
use hashweave::{Algorithm, digest};
use hashweave_tests::SplitMix64;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

const UPDATE: [&str; 3] = ["verify", "update", "bag"];

/// The files of a bag besides its payload.
type Files = BTreeMap<String, String>;

/// A bag whose payload has a file that its manifest lacks.
fn outdated() -> (TempDir, Files) {
    let root = TempDir::new().expect("a folder");
    let bag = root.path().join("bag");
    fs::create_dir_all(bag.join("data")).expect("a folder");
    for name in ["old", "new"] {
        fs::write(bag.join("data").join(name), name).expect("a file");
    }
    let line = |name: &str, text: &str| format!("{}  {name}\n", digest(Algorithm::Sha256, text.as_bytes()));
    let manifest = line("data/old", "old");
    let info = "Source-Organization: tests\nPayload-Oxum: 3.1\n".to_owned();
    let tags = line("bag-info.txt", &info) + &line("manifest-sha256.txt", &manifest);
    let files = [("manifest-sha256.txt", manifest), ("bag-info.txt", info), ("tagmanifest-sha256.txt", tags)];
    let files: Files = files.map(|(name, text)| (name.to_owned(), text)).into();
    for (name, text) in &files {
        fs::write(bag.join(name), text).expect("a file");
    }
    (root, files)
}

fn files(folder: &Path) -> Files {
    let entries = fs::read_dir(folder).expect("a folder");
    let files = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file());
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a text"))
    };
    files.map(read).collect()
}

fn undisturbed(root: &Path, words: [&str; 3]) -> Output {
    Command::new(program()).args(words).current_dir(root).output().expect("the program starts")
}

/// Whether an update was killed before its change of that number, before it came to its end.
fn killed_before(root: &Path, words: [&str; 3], change: usize) -> bool {
    let mut tracer = Tracer::new(root, Clock::new(SplitMix64(0)));
    let aside = |name: &str| File::create(root.join(name)).expect("a file");
    let number = tracer.start(&program(), &words.map(str::to_owned), aside("out"), aside("err"));
    let mut changes = 0;
    loop {
        match tracer.state(number) {
            State::Held(step) => {
                let is_change = !matches!(step.kind, Kind::Open | Kind::Read | Kind::Look | Kind::Close);
                if is_change && changes == change {
                    tracer.grant(number, Fate::KilledBefore);
                    return true;
                }
                changes += usize::from(is_change);
                tracer.grant(number, Fate::Done);
            }
            State::Ended(end) => {
                assert_eq!(end, End::Code(0));
                return false;
            }
            State::Blocked => panic!("nobody else has a lock"),
        }
    }
}

pub(crate) fn of_a_bag() {
    let (root, _) = outdated();
    assert!(undisturbed(root.path(), UPDATE).status.success());
    let new = files(&root.path().join("bag"));
    assert!(
        new["tagmanifest-sha256.txt"]
            .contains(&digest(Algorithm::Sha256, new["bag-info.txt"].as_bytes()).to_string())
    );
    let mut mixed = 0;
    for change in 0.. {
        let (root, old) = outdated();
        let was_killed = killed_before(root.path(), UPDATE, change);
        let left = files(&root.path().join("bag"));
        for (name, text) in &old {
            assert!(left[name] == *text || left[name] == new[name], "change {change}: {name}");
        }
        let is = |all: &Files| old.keys().all(|name| left[name] == all[name]);
        if !is(&old) && !is(&new) {
            mixed += 1;
            let checked = undisturbed(root.path(), ["verify", "check", "bag"]);
            let said = String::from_utf8_lossy(&checked.stderr);
            assert!(said.contains("not come to its end") && !checked.status.success(), "{change}: {said}");
        }
        let next = undisturbed(root.path(), UPDATE);
        assert!(next.status.success(), "change {change}: {next:?}");
        assert_eq!(files(&root.path().join("bag")), new, "change {change}");
        if !was_killed {
            assert!(change > 10 && mixed > 0, "{change} changes, {mixed} of them between the files");
            return;
        }
    }
}

pub(crate) fn of_a_list() {
    let root = TempDir::new().expect("a folder");
    let tree = root.path().join("tree");
    let list = tree.join("hashweave.jsonl");
    let update = ["verify", "update", "tree"];
    fs::create_dir_all(tree.join("inner")).expect("a folder");
    for name in ["changed", "gone", "inner/moved"] {
        fs::write(tree.join(name), name).expect("a file");
    }
    // What was written just before it is listed is read once more, and so listed in another way.
    let settle = || sleep(Duration::from_millis(200));
    settle();
    assert!(undisturbed(root.path(), ["verify", "make", "tree"]).status.success());
    let old = fs::read_to_string(&list).expect("a list");
    fs::write(tree.join("changed"), "another text").expect("a file");
    fs::write(tree.join("new"), "new").expect("a file");
    fs::remove_file(tree.join("gone")).expect("it is there");
    fs::rename(tree.join("inner/moved"), tree.join("moved")).expect("it is there");
    settle();
    assert!(undisturbed(root.path(), update).status.success());
    let new = files(&tree);
    let (mut before, mut after) = (0, 0);
    for change in 0.. {
        fs::write(&list, &old).expect("the old list");
        let was_killed = killed_before(root.path(), update, change);
        let left = fs::read_to_string(&list).expect("a list");
        assert!(left == old || left == new["hashweave.jsonl"], "change {change}");
        *(if left == old { &mut before } else { &mut after }) += 1;
        let next = undisturbed(root.path(), update);
        assert!(next.status.success(), "change {change}: {next:?}");
        assert_eq!(files(&tree), new, "change {change}");
        if !was_killed {
            assert!(before > 3 && after > 0, "the list is the old one {before} times, the new one {after}");
            return;
        }
    }
}
