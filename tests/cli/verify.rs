//! `verify`: the states of names, next to a model; what an update reads; kills; damaged lists, locks,
//! and names that no text holds.

use crate::program::{Outcome, command, finish, names};
use hashweave::{Algorithm, digest};
use hashweave_tests::SplitMix64;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// The list of a tree, where none is named.
const LIST: &str = "hashweave.jsonl";

/// A tree.
pub(crate) struct Tree(TempDir);

impl Tree {
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        let tree = Self(TempDir::new().expect("a folder"));
        for (name, content) in files {
            tree.write(name, content);
        }
        tree
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }

    /// Changes bytes and keeps the time of modification.
    fn rot(&self, name: &str, content: &str) {
        let time = fs::metadata(self.path(name)).and_then(|data| data.modified()).expect("a time");
        self.write(name, content);
        self.date(name, time);
    }

    pub(crate) fn date(&self, name: &str, time: SystemTime) {
        let file = OpenOptions::new().write(true).open(self.path(name)).expect("a file");
        file.set_modified(time).expect("its own file");
    }

    /// Runs `verify` with this folder as the tree.
    pub(crate) fn verify(&self, words: &str) -> Outcome {
        let mut command = command();
        command.current_dir(self.0.path()).arg("verify").args(words.split_whitespace());
        finish(command.spawn().expect("the program starts"))
    }

    /// The states of all names that are told, except those that are the same.
    pub(crate) fn states(&self, words: &str, code: i32) -> BTreeMap<String, String> {
        let (paths, _) = self.records(words, code);
        let told = |record: &Value| {
            let text = |field: &str| record[field].as_str().unwrap_or_default().to_owned();
            let from = record["from"].as_str().map_or(String::new(), |from| format!(" from {from}"));
            (text("path"), text("state") + &from)
        };
        paths.iter().map(told).filter(|(_, state)| state != "same").collect()
    }

    /// The records of paths and the summary.
    pub(crate) fn records(&self, words: &str, code: i32) -> (Vec<Value>, Value) {
        let outcome = self.verify(&format!("{words} --json"));
        assert_eq!(outcome.code, Some(code), "{words}: {outcome:?}");
        let mut records: Vec<Value> =
            outcome.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let summary = records.pop().expect("a summary");
        assert_eq!(summary["kind"], "summary", "{outcome:?}");
        (records, summary)
    }
}

/// Lets the times of files lie so far back that a later write would show in them.
pub(crate) fn settle() {
    sleep(Duration::from_millis(60));
}

fn expected(states: &[(&str, &str)]) -> BTreeMap<String, String> {
    states.iter().map(|(path, state)| ((*path).to_owned(), (*state).to_owned())).collect()
}

#[test]
fn every_state_is_told() {
    let files = ["same", "edited", "longer", "touched", "rotten", "d/moved", "gone", "turned"];
    let tree = Tree::new(&files.map(|name| (name, name)));
    fs::create_dir(tree.path("empty")).expect("a folder");
    symlink("same", tree.path("link")).expect("a link");
    symlink("same", tree.path("other-link")).expect("a link");
    let made = tree.verify("make");
    assert_eq!(made.code, Some(0), "{made:?}");
    assert!(made.stdout.contains("8 files, 46 bytes: 0 same, 12 new; written to"), "{made:?}");
    assert_eq!(tree.states("check", 0), expected(&[]));
    settle();
    tree.write("edited", "EDITED");
    tree.write("longer", "longer than it was");
    tree.date("longer", SystemTime::UNIX_EPOCH);
    tree.date("touched", SystemTime::UNIX_EPOCH);
    tree.rot("rotten", "ROTTEN");
    fs::rename(tree.path("d/moved"), tree.path("here")).expect("moved");
    fs::remove_file(tree.path("gone")).expect("removed");
    tree.write("new", "new");
    fs::remove_file(tree.path("turned")).expect("removed");
    fs::create_dir(tree.path("turned")).expect("a folder");
    fs::remove_dir(tree.path("empty")).expect("removed");
    fs::remove_file(tree.path("other-link")).expect("removed");
    symlink("new", tree.path("other-link")).expect("a link");
    let all = expected(&[
        ("edited", "changed"),
        ("longer", "changed"),
        ("rotten", "rotten"),
        ("here", "moved from d/moved"),
        ("gone", "gone"),
        ("new", "new"),
        ("turned", "changed"),
        ("empty", "gone"),
        ("other-link", "changed"),
    ]);
    assert_eq!(tree.states("check", 1), all);
    assert_eq!(tree.states("check --ignore-new", 1), all);
    assert_eq!(tree.states("update", 1), all, "rot is a failure of an update, too");
    // What has rotten stays so, until that is accepted or mended.
    for words in ["update", "check", "update --read-all"] {
        assert_eq!(tree.states(words, 1), expected(&[("rotten", "rotten")]), "{words}");
    }
    tree.rot("rotten", "rotten");
    assert_eq!(tree.states("check", 0), expected(&[]));
    tree.rot("rotten", "ROTTEN");
    assert_eq!(tree.states("update --accept-rot", 0), expected(&[("rotten", "rotten")]));
    assert_eq!(tree.states("check", 0), expected(&[]));
    tree.write("newer", "newer");
    assert_eq!(tree.states("check --ignore-new", 0), expected(&[("newer", "new")]));
}

#[test]
fn an_update_reads_only_what_changed() {
    let tree = Tree::new(&[("a", "12345"), ("b/c", "1234567"), ("d", "123")]);
    fs::hard_link(tree.path("a"), tree.path("a-again")).expect("a second name");
    settle();
    let read = |words: &str| {
        let (_, summary) = tree.records(words, 0);
        (summary["bytes_read"].as_u64().expect("bytes"), summary["written"].as_bool().expect("a flag"))
    };
    assert_eq!(read("make"), (15, true), "a file of two names is read once");
    assert_eq!(read("update"), (0, false));
    tree.write("d", "1234");
    settle();
    assert_eq!(read("update"), (4, true));
    assert_eq!(read("update"), (0, false));
    fs::rename(tree.path("b/c"), tree.path("b/e")).expect("moved");
    settle();
    assert_eq!(read("update"), (7, true));
    assert_eq!(read("update --read-all"), (16, false));
    assert_eq!(read("check"), (16, false));
    // Where its time is not over, another write might leave the same one.
    tree.write("d", "4321");
    tree.date("d", SystemTime::now() + Duration::from_secs(3600));
    assert_eq!(read("update"), (4, true));
    assert_eq!(read("update"), (4, false));
    tree.date("d", SystemTime::UNIX_EPOCH);
    settle();
    assert_eq!(read("update"), (4, true));
    assert_eq!(read("update"), (0, false));
}

/// Writes a list's last line again, after its lines were changed.
fn sealed(lines: &[String]) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let sum = digest(Algorithm::Sha256, text.as_bytes());
    format!("{text}{{\"entries\":{},\"sha256\":\"{sum}\"}}\n", lines.len() - 1)
}

fn lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a list");
    text.lines().filter(|line| !line.starts_with("{\"entries\"")).map(str::to_owned).collect()
}

/// Bytes that change on the disk leave no trace in the inode. Here the list has another digest
/// instead, which comes to the same.
#[test]
fn rot_below_the_file_system_is_found_when_all_is_read() {
    let tree = Tree::new(&[("a", "alpha"), ("b", "beta")]);
    settle();
    tree.records("make", 0);
    let list = tree.path(LIST);
    let [good, bad] = ["alpha", "alpHa"].map(|text| digest(Algorithm::Sha256, text.as_bytes()).to_string());
    let other: Vec<String> = lines(&list).iter().map(|line| line.replace(&good, &bad)).collect();
    fs::write(&list, sealed(&other)).expect("written");
    assert_eq!(tree.states("update", 0), expected(&[]), "nothing is read");
    for words in ["check", "update --read-all", "update", "check"] {
        assert_eq!(tree.states(words, 1), expected(&[("a", "rotten")]), "{words}");
    }
    let (paths, _) = tree.records("check", 1);
    assert_eq!((&paths[0]["digest"], &paths[0]["expected"]), (&good.into(), &bad.into()));
    assert_eq!(tree.states("update --accept-rot", 0), expected(&[("a", "rotten")]));
    assert_eq!(tree.states("check", 0), expected(&[]));
}

/// A file of the model: content, time of modification in seconds.
type Content = (String, u64);

/// What a check has to say.
fn modelled(
    listed: &BTreeMap<String, Content>,
    there: &BTreeMap<String, Content>,
) -> BTreeMap<String, String> {
    let mut states = BTreeMap::new();
    for (path, (content, time)) in there {
        match listed.get(path) {
            Some((old, _)) if old == content => {}
            Some((old, then)) if old.len() == content.len() && then == time => {
                states.insert(path.clone(), "rotten".to_owned());
            }
            Some(_) => {
                states.insert(path.clone(), "changed".to_owned());
            }
            None => {
                states.insert(path.clone(), "new".to_owned());
            }
        }
    }
    let mut gone: Vec<&String> = listed.keys().filter(|path| !there.contains_key(*path)).collect();
    let new: Vec<String> =
        states.iter().filter(|(_, state)| *state == "new").map(|(path, _)| path.clone()).collect();
    for path in new {
        let content = &there[&path].0;
        let from = gone.iter().position(|old| listed[*old].0 == *content && !content.is_empty());
        if let Some(from) = from {
            states.insert(path, format!("moved from {}", gone.remove(from)));
        }
    }
    states.extend(gone.into_iter().map(|path| (path.clone(), "gone".to_owned())));
    states
}

/// Applies a random edit to the tree and to the model.
fn edit(tree: &Tree, there: &mut BTreeMap<String, Content>, random: &mut SplitMix64, clock: &mut u64) {
    *clock += 1;
    let name = format!("{}{}", random.one_of(&["", "d/", "d/e/", "f/"]), random.below(8_u32));
    let content = ["", "x", "xy", "yx", "longer"][random.below(5_usize)].to_owned();
    let time = match (there.get(&name), random.below(3_u32)) {
        (Some((_, time)), 0) => *time,
        _ => *clock,
    };
    let other = there.keys().nth(random.below(there.len().max(1))).cloned();
    match (random.below(5_u32), other) {
        (0, Some(other)) => {
            fs::remove_file(tree.path(&other)).expect("removed");
            there.remove(&other);
        }
        (1, Some(other)) if !there.contains_key(&name) => {
            tree.write(&name, "");
            fs::rename(tree.path(&other), tree.path(&name)).expect("moved");
            let moved = there.remove(&other).expect("it was there");
            there.insert(name, moved);
        }
        _ => {
            tree.write(&name, &content);
            tree.date(&name, SystemTime::UNIX_EPOCH + Duration::from_secs(1_600_000_000 + time));
            there.insert(name, (content, time));
        }
    }
}

#[test]
fn random_edits_are_told_as_a_model_tells_them() {
    let random = &mut SplitMix64(37);
    let tree = Tree::new(&[("0", "")]);
    let (mut there, mut clock) = (BTreeMap::new(), 0);
    fs::remove_file(tree.path("0")).expect("removed");
    let list = TempDir::new().expect("a folder");
    let list = list.path().join("list");
    // Folders come and go with files; other programs' lists are about files alone.
    let of_files = |states: BTreeMap<String, String>,
                    there: &BTreeMap<String, Content>,
                    listed: &BTreeMap<String, Content>| {
        let is_file = |path: &String| there.contains_key(path) || listed.contains_key(path);
        states.into_iter().filter(|(path, _)| is_file(path)).collect::<BTreeMap<_, _>>()
    };
    for _ in 0..6 {
        edit(&tree, &mut there, random, &mut clock);
    }
    tree.records(&format!("make --list {}", list.display()), 0);
    let mut listed = there.clone();
    for round in 0..60 {
        for _ in 0..random.below(5_u32) {
            edit(&tree, &mut there, random, &mut clock);
        }
        let states = modelled(&listed, &there);
        let accepts = random.percent(50);
        let words = ["", " --read-all", " --accept-rot"][if accepts { 2 } else { random.below(2_usize) }];
        for command in ["check", "update"] {
            let options = if command == "update" { words } else { "" };
            let outcome = tree.verify(&format!("{command} --json --list {}{options}", list.display()));
            let records = outcome.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON"));
            let told: BTreeMap<String, String> = records
                .filter(|record: &Value| record["kind"] == "path")
                .map(|record| {
                    let text = |field: &str| record[field].as_str().unwrap_or_default().to_owned();
                    let from = record["from"].as_str().map_or(String::new(), |from| format!(" from {from}"));
                    (text("path"), text("state") + &from)
                })
                .collect();
            // A tree without any file of the list is taken for a disk that is not mounted.
            if command == "update" && outcome.stderr.contains("is the disk mounted") {
                continue;
            }
            assert_eq!(
                of_files(told, &there, &listed),
                states,
                "round {round}, {command}{options}: {outcome:?}"
            );
        }
        let keep_rotten = |path: &String| !accepts && states.get(path).is_some_and(|state| state == "rotten");
        let before = std::mem::take(&mut listed);
        for (path, content) in &there {
            let kept = if keep_rotten(path) { before[path].clone() } else { content.clone() };
            listed.insert(path.clone(), kept);
        }
        if there.is_empty() {
            listed = before;
        }
    }
}

fn many() -> Tree {
    let tree = Tree(TempDir::new().expect("a folder"));
    for folder in 0..20 {
        fs::create_dir(tree.path(&folder.to_string())).expect("a folder");
        for file in 0..100 {
            fs::write(tree.path(&format!("{folder}/{file}")), vec![b'x'; 20_000 + file]).expect("a file");
        }
    }
    settle();
    tree
}

/// After a kill at any instant of an update there is the old list or the new one, whole; and the
/// next run makes the same as one that was not killed.
#[test]
fn kills_leave_the_old_list_or_the_new_one() {
    let tree = many();
    let list = tree.path(LIST);
    tree.records("make", 0);
    let old = fs::read(&list).expect("a list");
    for file in 0..100 {
        fs::write(tree.path(&format!("7/{file}")), vec![b'y'; 30_000]).expect("a file");
    }
    settle();
    tree.records("update --read-all", 0);
    let new = fs::read(&list).expect("a list");
    let mut survived = 0;
    for round in 0..40 {
        fs::write(&list, &old).expect("the old list");
        let mut child = command();
        child.current_dir(tree.path("")).args(["verify", "update", "--read-all"]);
        let mut child = child.spawn().expect("the program starts");
        sleep(Duration::from_millis(round * 3));
        child.kill().expect("it is ours");
        finish(child);
        let left = fs::read(&list).expect("a list");
        assert!(left == old || left == new, "round {round}");
        survived += u32::from(left == new);
        tree.records("update --read-all", 0);
        assert!(fs::read(&list).expect("a list") == new, "round {round}");
        assert_eq!(beside(&tree), [LIST], "round {round}: nothing is left");
    }
    assert!(survived < 40, "some were killed before their end");
}

/// The names that begin with that of the list.
fn beside(tree: &Tree) -> Vec<String> {
    names(&tree.path("")).into_iter().filter(|name| name.contains("hashweave")).collect()
}

#[test]
fn what_a_killed_run_has_hashed_is_used() {
    let tree = many();
    tree.records("make", 0);
    let list = tree.path(LIST);
    let whole = fs::read_to_string(&list).expect("a list");
    fs::remove_file(&list).expect("removed");
    // Half of the list, in the middle of a line, as a killed run leaves it.
    let total: u64 = (0..100).map(|file| 20 * (20_000 + file)).sum();
    let part = &whole[..whole.len() / 2];
    let read = || tree.records("make", 0).1["bytes_read"].as_u64().expect("bytes");
    let again = |files: &[(&str, &str)]| {
        for (end, text) in files {
            fs::write(tree.path(&format!("{LIST}{end}")), text).expect("written");
        }
        let read = read();
        assert_eq!(fs::read_to_string(&list).expect("a list"), whole);
        assert_eq!(beside(&tree), [LIST]);
        fs::remove_file(&list).expect("removed");
        read
    };
    let half = again(&[("-part", part)]);
    assert!(half < total * 6 / 10 && half > total * 4 / 10, "{half} of {total}");
    // A run that was killed while it went on: the one of the two that got further counts.
    assert_eq!(again(&[("-kept", part), ("-part", &whole[..whole.len() / 8])]), half);
    assert_eq!(again(&[("-part", part), ("-kept", &whole[..whole.len() / 8])]), half);
    // What is none, and a run that has to read everything.
    assert_eq!(again(&[("-part", "nonsense")]), total);
    assert_eq!(again(&[("-part", &part.replace("\"read_all\":false", "\"read_all\":true"))]), total);
    // A file that has changed since is read.
    fs::write(tree.path("0/0"), vec![b'z'; 20_000]).expect("a file");
    fs::write(tree.path(&format!("{LIST}-part")), part).expect("written");
    assert_eq!(read(), half + 20_000);
}

#[test]
fn a_signal_keeps_what_was_hashed() {
    let tree = Tree::new(&[("a", "alpha"), ("b", "beta")]);
    // It is hashed for a long while: a hole of many GiB.
    let big = File::create(tree.path("c")).expect("a file");
    big.set_len(400 << 30).expect("a file with a hole");
    settle();
    let mut child = command();
    child.current_dir(tree.path("")).args(["verify", "make"]);
    let child = child.spawn().expect("the program starts");
    let part = tree.path(&format!("{LIST}-part"));
    while !part.exists() {
        sleep(Duration::from_millis(5));
    }
    sleep(Duration::from_millis(300));
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(told.success());
    let outcome = finish(child);
    assert_eq!(outcome.code, Some(3), "{outcome:?}");
    assert!(outcome.stderr.contains("interrupted; what was hashed is kept"), "{outcome:?}");
    big.set_len(3).expect("shorter");
    let (_, summary) = tree.records("make", 0);
    assert_eq!(
        (&summary["bytes_read"], &summary["bytes"]),
        (&3.into(), &12.into()),
        "a and b were hashed before"
    );
}

#[test]
fn names_and_kinds_that_no_program_expects() {
    use std::os::unix::ffi::OsStrExt;
    let tree = Tree::new(&[("new\nline", "1"), ("a b", "2"), ("Name", "3"), ("NAME", "4"), ("d/nAme", "5")]);
    fs::write(tree.path("").join(std::ffi::OsStr::from_bytes(b"\xFF\xFE")), "6").expect("a file");
    symlink("nowhere", tree.path("dangling")).expect("a link");
    symlink(".", tree.path("loop")).expect("a link");
    let made = Command::new("mkfifo").arg(tree.path("fifo")).status().expect("mkfifo");
    assert!(made.success());
    let sparse = File::create(tree.path("sparse")).expect("a file");
    sparse.set_len(1 << 24).expect("a hole");
    let (paths, summary) = tree.records("make -v", 0);
    let states: BTreeSet<_> = paths
        .iter()
        .map(|record| (record["state"].as_str(), record["path"].as_str(), record["path_hex"].as_str()))
        .collect();
    assert!(states.contains(&(Some("new"), Some(""), Some("fffe"))), "{states:?}");
    assert!(states.contains(&(Some("new"), Some("fifo"), None)), "{states:?}");
    assert!(states.contains(&(Some("folded"), Some("Name"), None)), "{states:?}");
    assert_eq!((&summary["files"], &summary["folded"]), (&7.into(), &1.into()));
    let zeros = digest(Algorithm::Sha256, &vec![0; 1 << 24]).to_string();
    assert!(paths.iter().any(|record| record["path"] == "sparse" && record["digest"] == *zeros));
    assert_eq!(tree.states("check", 0), expected(&[("Name", "folded")]));
    assert_eq!(tree.states("update", 0), expected(&[("Name", "folded")]));
    // If links are followed, one that leads nowhere or back cannot be.
    fs::remove_file(tree.path("fifo")).expect("removed");
    let followed = tree.states("make --follow --list other", 1);
    for name in ["dangling", "loop"] {
        assert_eq!(followed.get(name).map(String::as_str), Some("unreadable"), "{followed:?}");
    }
}

/// Nothing of what is below a folder that cannot be listed is lost.
#[test]
fn what_cannot_be_read_stays_in_the_list() {
    use std::os::unix::fs::PermissionsExt;
    let tree = Tree::new(&[("a", "alpha"), ("locked/b", "beta"), ("locked/c", "gamma"), ("z", "omega")]);
    let mode = |name: &str, mode| {
        fs::set_permissions(tree.path(name), fs::Permissions::from_mode(mode)).expect("changed")
    };
    mode("", 0o777);
    let nobody = |words: &str, code: i32| {
        // The superuser may read everything.
        let mut child = command();
        let program = child.get_program().to_owned();
        let is_root = Command::new("id").arg("-u").output().expect("id").stdout == b"0\n";
        if is_root {
            let mut other = Command::new("setpriv");
            other
                .args(["--reuid=65534", "--regid=65534", "--clear-groups"])
                .arg(program)
                .args(child.get_args());
            child = other;
            child
                .stdin(std::process::Stdio::null())
                .stdout(std::process::Stdio::piped())
                .stderr(std::process::Stdio::piped());
        }
        let outcome = finish(
            child
                .current_dir(tree.path(""))
                .arg("verify")
                .args(words.split_whitespace())
                .spawn()
                .expect("it starts"),
        );
        assert_eq!(outcome.code, Some(code), "{words}: {outcome:?}");
        outcome
    };
    settle();
    nobody("make", 0);
    let before = fs::read(tree.path(LIST)).expect("a list");
    mode("locked", 0o000);
    mode("z", 0o000);
    for words in ["check", "update --read-all", "update"] {
        let outcome = nobody(words, 1);
        assert!(outcome.stdout.contains("unreadable  locked: Permission denied"), "{outcome:?}");
        assert!(!outcome.stdout.contains("gone"), "{outcome:?}");
    }
    mode("locked", 0o755);
    mode("z", 0o644);
    let after = fs::read(tree.path(LIST)).expect("a list");
    assert_eq!(lines(&tree.path(LIST)).len(), String::from_utf8_lossy(&before).lines().count() - 1);
    assert!(String::from_utf8_lossy(&after).contains("locked/b"));
    assert_eq!(tree.states("check", 0), expected(&[]));
}

#[test]
fn lists_that_cannot_be_used_say_why() {
    let tree = Tree::new(&[("a", "alpha")]);
    let refused = |words: &str, code: i32, why: &str| {
        let outcome = tree.verify(words);
        assert_eq!(outcome.code, Some(code), "{words}: {outcome:?}");
        assert!(outcome.stderr.contains(why) && outcome.stderr.lines().count() == 1, "{words}: {outcome:?}");
    };
    refused("check", 2, "no list in this folder");
    refused("update --list none", 2, "`hashweave verify make` makes one");
    refused("make none", 2, "no folder");
    refused("make --format hashdeep -a sha512", 2, "take one of md5, sha1, sha256");
    refused("make --format bagit", 2, "a bag has its files in the folder data");
    refused("make --format mtre", 2, "did you mean mtree?");
    tree.records("make", 0);
    refused("make", 2, "`hashweave verify update` brings it up to date");
    let list = tree.path(LIST);
    let whole = fs::read_to_string(&list).expect("a list");
    fs::write(&list, whole.replace("\"size\":5", "\"size\":6")).expect("written");
    refused("check", 1, "the list itself is damaged");
    fs::write(&list, &whole[..whole.len() - 90]).expect("written");
    refused("update", 1, "the list ends too early");
    fs::write(&list, whole.replace("\"version\":1", "\"version\":9")).expect("written");
    refused("check", 1, "a newer hashweave reads it");
    fs::write(tree.path("text"), "no list\n").expect("written");
    refused("check --list text", 1, "line 1");
    fs::write(&list, &whole).expect("written");
    fs::remove_file(tree.path("text")).expect("removed");
    // Somebody else writes it.
    let lock = File::create(tree.path(&format!("{LIST}-lock"))).expect("a file");
    lock.lock().expect("nobody has it");
    refused("update", 1, "another process");
    assert_eq!(tree.verify("check").code, Some(0), "readers need no lock");
    lock.unlock().expect("ours");
    assert_eq!(tree.verify("update").code, Some(0));
    // The disk is not mounted.
    fs::remove_file(tree.path("a")).expect("removed");
    refused("update", 1, "is the disk mounted?");
    assert_eq!(fs::read_to_string(&list).expect("a list"), whole);
}

/// A file that is written to all the time.
#[test]
fn a_file_that_changes_while_it_is_read_is_told() {
    let tree = Tree::new(&[("a", "alpha")]);
    let path = tree.path("busy");
    fs::write(&path, vec![0; 40 << 20]).expect("a file");
    let is_over = std::sync::atomic::AtomicBool::new(false);
    let states = std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut file = OpenOptions::new().append(true).open(&path).expect("a file");
            while !is_over.load(std::sync::atomic::Ordering::Relaxed) {
                file.write_all(b"more").expect("written");
                sleep(Duration::from_micros(200));
            }
        });
        let states = tree.states("make", 1);
        is_over.store(true, std::sync::atomic::Ordering::Relaxed);
        states
    });
    assert_eq!(states, expected(&[("busy", "unstable")]));
    assert_eq!(tree.states("update", 0), expected(&[("busy", "new")]));
}
