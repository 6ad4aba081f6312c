//! Nothing that a search has covered is lost: two writers, copies that are ahead, journals that lie
//! about, files that are taken away.

use crate::ledger::{check_sound, copied, folder, found, ledger, search, searching, show};
use crate::program::{Outcome, check_complaint, check_refused, command, finish, line, names, records, wait};
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const HITS: &str = "--message s{counter:8} --zero-bits 8 --threads 1 --resume";

/// A search that goes on until it is stopped.
const LONG: &str = "--message s{counter:8} --zero-bits 40 --threads 1 --resume --seconds 500";

fn hashes(file: &Path) -> u64 {
    show(file)["hashes"].as_u64().expect("a number")
}

fn run(mut search: Command) -> Outcome {
    finish(search.spawn().expect("the program starts"))
}

/// A search in the background, which prints into a file, and what it has complained of so far.
struct Background {
    child: Child,
    complaints: PathBuf,
}

impl Background {
    fn start(mut search: Command, folder: &Path) -> Self {
        let complaints = folder.join("complaints");
        let stderr = File::create(&complaints).expect("a file");
        let child = search.stdout(Stdio::null()).stderr(stderr).spawn().expect("the program starts");
        Self { child, complaints }
    }

    /// Waits until something is so, as long as the search runs.
    fn until(&mut self, mut is_so: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            let ended = self.child.try_wait().expect("a child");
            assert!(ended.is_none(), "it ended: {ended:?} {}", self.complained());
            assert!(begun.elapsed() < Duration::from_secs(300), "it does not come to that");
            sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the copy has something that the search has covered: the start, of which a fault
    /// is told otherwise, is then over.
    fn until_copied(&mut self, copy: &Path) {
        self.until(|| copy.exists() && hashes(copy) > 0);
    }

    fn complained(&self) -> String {
        fs::read_to_string(&self.complaints).expect("a file")
    }

    fn signal(&self, name: &str) {
        let kill = Command::new("sh").args(["-c", &format!("kill -s {name} {}", self.child.id())]).status();
        assert!(kill.expect("a shell").success());
    }

    /// The exit code, and what was complained of.
    fn ended(mut self) -> (Option<i32>, String) {
        let code = wait(&mut self.child).code();
        (code, self.complained())
    }
}

/// The journal of an open transaction: the first commit of a file that was empty, or one that
/// changes every page of a ledger.
fn journal_of(file: &Path, name: &Path) {
    let database = rusqlite::Connection::open(file).expect("a database");
    let change = "PRAGMA cache_size = 2; BEGIN; UPDATE results SET digest = zeroblob(32); \
        UPDATE covered SET last = x'0000000000000001';";
    database.execute_batch(change).expect("an open change");
    let journal = PathBuf::from(format!("{}-journal", file.display()));
    fs::copy(journal, name).expect("a journal");
}

/// Whoever ends with exit code 0 has all of its range in the ledger and in the copy.
#[test]
fn of_two_writers_both_are_kept() {
    let folder = folder();
    let [file, copy] = ["file", "copy"].map(|name| folder.path().join(name));
    for stagger in 0..12 {
        let start = |first: u32| {
            copied(&format!("{HITS} --start {first} --count 2000"), &file, &copy).spawn().expect("a start")
        };
        let one = start(0);
        sleep(Duration::from_millis(stagger % 4));
        let other = start(1_000_000);
        let outcomes = [one, other].map(finish);
        let kept: u64 = outcomes.iter().map(|outcome| u64::from(outcome.code == Some(0)) * 2000).sum();
        assert!(kept > 0, "{outcomes:?}");
        for outcome in outcomes.iter().filter(|outcome| outcome.code != Some(0)) {
            assert_eq!(outcome.code, Some(1), "{outcome:?}");
            check_complaint(&outcome.stderr, "in use by another process; --wait waits for it");
        }
        assert_eq!((hashes(&file) >= kept, hashes(&copy) >= kept), (true, true), "{outcomes:?}");
        check_sound(&copy);
        assert_eq!(names(folder.path()), ["copy", "file"]);
        fs::remove_file(&file).and_then(|()| fs::remove_file(&copy)).expect("they are there");
    }
}

/// The lock is that of the file to which a name leads; the one who waits is told so, once.
#[test]
fn a_second_writer_is_told_or_waits() {
    let folder = folder();
    let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
    found(&search(&format!("{HITS} --count 100"), &file));
    #[cfg(unix)]
    std::os::unix::fs::symlink("file", &link).expect("a link");
    #[cfg(not(unix))]
    let link = {
        drop(link);
        file.clone()
    };
    let lock = File::create(folder.path().join("file-lock")).expect("a file");
    lock.lock().expect("a lock");
    let words = format!("{HITS} --count 200");
    let refused = search(&words, &link);
    assert_eq!((refused.code, refused.stdout.as_str()), (Some(1), ""), "{refused:?}");
    check_complaint(&refused.stderr, "link: in use by another process; --wait waits for it");
    check_complaint(&ledger("show", &[&file]).stderr, "in use by another process");
    let merged = ledger("merge --replace", &[&link, &file]);
    assert_eq!(merged.code, Some(1));
    check_complaint(&merged.stderr, "in use by another process; --wait waits for it");

    let mut waiting = Background::start(searching(&format!("{words} --wait"), &link), folder.path());
    let complaints = waiting.complaints.clone();
    waiting.until(|| fs::read_to_string(&complaints).is_ok_and(|text| text.ends_with('\n')));
    lock.unlock().expect("a lock");
    let (code, complained) = waiting.ended();
    assert_eq!(code, Some(0), "{complained}");
    check_complaint(&complained, "waiting for the process that has it");
    assert_eq!(hashes(&file), 200);
}

/// A signal ends the waiting.
#[cfg(unix)]
#[test]
fn waiting_can_be_interrupted() {
    let folder = folder();
    let file = folder.path().join("file");
    let lock = File::create(folder.path().join("file-lock")).expect("a file");
    lock.lock().expect("a lock");
    let mut waiting = Background::start(searching(&format!("{HITS} --wait"), &file), folder.path());
    let complaints = waiting.complaints.clone();
    waiting.until(|| fs::read_to_string(&complaints).is_ok_and(|text| text.ends_with('\n')));
    waiting.signal("TERM");
    let (code, complained) = waiting.ended();
    assert_eq!(code, Some(3), "{complained}");
    assert!(complained.contains("to continue: hashweave search"), "{complained}");
    assert!(!file.exists());
}

/// It is removed at the end, whoever left it, unless it is not a lock at all.
#[test]
fn a_lock_that_a_kill_left_is_in_nobodys_way() {
    let folder = folder();
    let [file, lock] = ["run.ledger", "run.ledger-lock"].map(|name| folder.path().join(name));
    fs::write(&lock, "").expect("a file");
    found(&search(&format!("{HITS} --count 100"), &file));
    assert_eq!(names(folder.path()), ["run.ledger"]);
    fs::write(&lock, "").expect("a file");
    let all = folder.path().join("all");
    assert_eq!(ledger("merge", &[&all, folder.path()]).code, Some(0), "a folder's merge does not see it");
    assert_eq!(hashes(&all), 100);
    fs::write(&lock, "mine").expect("a file");
    let refused = search(&format!("{HITS} --count 200"), &file);
    assert_eq!(refused.code, Some(1));
    check_complaint(&refused.stderr, "run.ledger-lock is where its lock belongs");
    assert_eq!(fs::read(&lock).expect("it is there"), b"mine");
}

/// A writer that stood still while another one, on another disk, brought the copy forward.
#[cfg(unix)]
#[test]
fn a_copy_never_goes_back() {
    for (goal, ending) in [("--zero-bits 14", "TERM"), ("--min", "TERM"), ("--zero-bits 14", "KILL")] {
        let folder = folder();
        let [first, second, copy] = ["first", "second", "copy"].map(|name| folder.path().join(name));
        let words = format!("--message b{{counter:8}} {goal} --threads 1 --resume");
        let long = format!("{words} --start 1000000000 --seconds 500");
        let mut one = Background::start(copied(&long, &first, &copy), folder.path());
        one.until_copied(&copy);
        let seen = hashes(&copy);
        one.signal("STOP");
        found(&run(copied(&format!("{words} --count 300000"), &second, &copy)));
        let between = hashes(&copy);
        assert!(between >= seen + 300_000, "{between} after {seen}");
        one.signal("CONT");
        if ending == "KILL" {
            // After it has written the copy again.
            let copies = fs::metadata(&copy).and_then(|data| data.modified()).expect("it is there");
            one.until(|| fs::metadata(&copy).and_then(|data| data.modified()).is_ok_and(|now| now != copies));
        }
        one.signal(ending);
        let (code, complained) = one.ended();
        assert_eq!(code, if ending == "KILL" { None } else { Some(3) }, "{complained}");
        assert!(hashes(&copy) >= between, "{} after {between}", hashes(&copy));
        if ending == "TERM" {
            assert_eq!(hashes(&copy), hashes(&first) + 300_000);
        }
        check_sound(&copy);
        found(&run(copied(&format!("{words} --count 300000"), &first, &copy)));
        assert_eq!(
            show(&first)["hashes"],
            show(&copy)["hashes"],
            "with --resume, the ledger learns the rest"
        );
    }
}

/// A file that takes the copy's place during a run is not overwritten.
#[cfg(unix)]
#[test]
fn a_copy_of_another_search_is_not_replaced() {
    let folder = folder();
    let [file, copy, other] = ["file", "copy", "other"].map(|name| folder.path().join(name));
    found(&search("--message other{counter:8} --count 100 --threads 1", &other));
    let mut one = Background::start(copied(LONG, &file, &copy), folder.path());
    one.until_copied(&copy);
    fs::rename(&other, &copy).expect("both are there");
    let there = fs::read(&copy).expect("it is there");
    one.signal("TERM");
    let (code, complained) = one.ended();
    assert_eq!(code, Some(1), "{complained}");
    assert!(
        complained.ends_with("the ledger itself has everything, and --resume copies it\n"),
        "{complained}"
    );
    assert!(complained.contains("of another search: its message is other{counter:8}"), "{complained}");
    assert_eq!(fs::read(&copy).expect("it is there"), there);
}

/// A folder that is gone for a while, as a mount is.
#[cfg(unix)]
#[test]
fn a_copy_that_fails_in_between_is_told_and_tried_again() {
    let folder = folder();
    let [file, mount, away] = ["file", "mount", "away"].map(|name| folder.path().join(name));
    fs::create_dir(&mount).expect("a folder");
    let copy = mount.join("copy");
    for comes_back in [true, false] {
        let mut one = Background::start(copied(LONG, &file, &copy), folder.path());
        one.until_copied(&copy);
        fs::rename(&mount, &away).expect("it is there");
        let complaints = one.complaints.clone();
        let complained =
            |needle: &str| fs::read_to_string(&complaints).is_ok_and(|text| text.contains(needle));
        one.until(|| complained("--ledger-copy") && complained("the copy is tried again"));
        if comes_back {
            fs::rename(&away, &mount).expect("it is there");
            one.until(|| complained("brought up to date again"));
        }
        one.signal("TERM");
        let (code, complained) = one.ended();
        assert_eq!(code, Some(if comes_back { 3 } else { 1 }), "{complained}");
        if comes_back {
            assert_eq!(show(&copy), show(&file));
            fs::remove_file(&copy).and_then(|()| fs::remove_file(&file)).expect("they are there");
        } else {
            assert!(complained.contains("--resume copies it"), "{complained}");
            fs::rename(&away, &mount).expect("it is there");
            found(&run(copied("--count 1 --resume --threads 1", &file, &copy)));
            assert_eq!(show(&copy), show(&file));
        }
    }
}

/// A journal, or a log, that is not that of the file which would get the name.
#[test]
fn no_file_gets_a_name_beside_a_journal() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    found(&search(&format!("{HITS} --count 2000"), &file("sound")));
    fs::copy(file("sound"), file("theirs")).expect("a copy");
    journal_of(&file("theirs"), &file("journal"));
    let sound = fs::read(file("sound")).expect("it is there");
    for remains in ["copy-journal", "copy-wal", "copy-shm", "ledger-journal", "ledger-wal"] {
        for there in [true, false] {
            if there {
                fs::copy(file("sound"), file("copy")).expect("a copy");
            }
            fs::copy(file("journal"), file(remains)).expect("a copy");
            let words = format!("{HITS} --start 1000000 --count 1000");
            let refused = run(copied(&words, &file("ledger"), &file("copy")));
            assert_eq!((refused.code, refused.stdout.as_str()), (Some(1), ""), "{remains}: {refused:?}");
            check_complaint(&refused.stderr, &format!("{remains} lies beside it"));
            check_complaint(&refused.stderr, "move that file away");
            assert_eq!(fs::read(file(remains)).ok(), fs::read(file("journal")).ok());
            assert!(fs::read(file("copy")).ok() == there.then(|| sound.clone()), "{remains}");
            if there {
                assert_eq!(hashes(&file("copy")), 2000, "nothing is applied to it by a reader");
                assert!(fs::read(file("copy")).expect("it is there") == sound, "{remains}");
            }
            let merged = match remains.starts_with("copy") {
                true if there => ledger("merge --replace", &[&file("copy"), &file("sound")]),
                true => ledger("merge", &[&file("copy"), &file("sound")]),
                false => refused,
            };
            // A ledger that is whole as it is has no use for a journal, which goes.
            let settled = there && remains == "copy-journal";
            assert_eq!(merged.code, Some(if settled { 0 } else { 1 }), "{remains}: {merged:?}");
            let _ = fs::remove_file(file(remains));
            for name in ["copy", "ledger"] {
                let _ = fs::remove_file(file(name));
            }
        }
    }
}

/// Whoever puts a ledger back, by hand, does not always think of the journal that was left of the
/// one before it.
#[test]
fn a_journal_is_not_applied_to_a_ledger_that_is_whole_without_it() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    found(&search(&format!("{HITS} --count 1000"), &file("file")));
    fs::copy(file("file"), file("theirs")).expect("a copy");
    journal_of(&file("theirs"), &file("journal"));
    found(&search(&format!("{HITS} --count 3000"), &file("file")));
    fs::copy(file("journal"), file("file-journal")).expect("a copy");
    assert_eq!(hashes(&file("file")), 3000);
    assert!(file("file-journal").exists(), "a reader changes nothing");
    found(&search(&format!("{HITS} --start 5000 --count 100"), &file("file")));
    assert_eq!(hashes(&file("file")), 3100);
    assert!(!file("file-journal").exists());
}

/// A half-finished write of a killed process is rolled back: in place by a process that may write
/// there, elsewhere by one that may not.
#[cfg(target_os = "linux")]
#[test]
fn reading_needs_no_right_to_write() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    fs::copy(env!("CARGO_BIN_EXE_hashweave"), file("hashweave")).expect("a copy");
    fs::create_dir(file("d")).expect("a folder");
    // So many results that the transaction spills before it ends.
    found(&search(&format!("{HITS} --count 100000"), &file("d/file")));
    let shown = show(&file("d/file"));
    fs::copy(file("d/file"), file("theirs")).expect("a copy");
    let database = rusqlite::Connection::open(file("theirs")).expect("a database");
    let change = "PRAGMA cache_size = 2; BEGIN; UPDATE results SET digest = zeroblob(32)";
    database.execute_batch(change).expect("an open change");
    let look = |words: &str, input: &str| {
        fs::set_permissions(file("d"), fs::Permissions::from_mode(0o555)).expect("permissions");
        let mut command = Command::new(file("hashweave"));
        command.arg("ledger").args(words.split(' ')).arg(file(input));
        if fs::metadata(file("d")).expect("it is there").uid() == 0 {
            command.uid(65534).gid(65534);
        }
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let outcome = finish(child.expect("the program starts"));
        fs::set_permissions(file("d"), fs::Permissions::from_mode(0o755)).expect("permissions");
        outcome
    };
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("permissions");
    for half in [false, true] {
        if half {
            fs::copy(file("theirs"), file("d/file")).expect("a copy");
            fs::copy(file("theirs-journal"), file("d/file-journal")).expect("a copy");
        }
        let before = (fs::read(file("d/file")).expect("a file"), fs::read(file("d/file-journal")).ok());
        let outcome = look("show --json", "d/file");
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{half}");
        assert_eq!(serde_json::from_str::<Value>(&outcome.stdout).expect("JSON"), shown);
        assert_eq!(look("check", "d/file").code, Some(0));
        assert!((fs::read(file("d/file")).expect("a file"), fs::read(file("d/file-journal")).ok()) == before);
    }
    assert_eq!(show(&file("d/file")), shown, "it is rolled back");
    assert_eq!(names(&file("d")), ["file"]);
}

/// A ledger that was removed or moved is written again, with all that it held; if another file has
/// taken its place, it is written beside that.
#[cfg(unix)]
#[test]
fn a_ledger_that_is_taken_away_is_not_lost() {
    for how in ["removed", "moved", "replaced"] {
        let folder = folder();
        let [file, moved] = ["file", "moved"].map(|name| folder.path().join(name));
        let mut one = Background::start(searching(LONG, &file), folder.path());
        // A reader would be told that it is in use.
        one.until(|| fs::metadata(&file).is_ok_and(|data| data.len() > 0));
        sleep(Duration::from_millis(300));
        match how {
            "removed" => fs::remove_file(&file),
            _ => fs::rename(&file, &moved),
        }
        .expect("it is there");
        if how == "replaced" {
            fs::write(&file, "mine").expect("a file");
        }
        // By itself, when it commits the next time.
        let (code, complained) = one.ended();
        assert_eq!(code, Some(1), "{how}: {complained}");
        check_complaint(&complained, "while it was in use");
        let saved = if how == "replaced" { folder.path().join("file-saved-1") } else { file.clone() };
        check_complaint(&complained, if how == "replaced" { "file-saved-1" } else { "to be resumed" });
        assert!(hashes(&saved) > 0, "{how}");
        check_sound(&saved);
        if how != "removed" {
            assert_eq!(show(&moved), show(&saved), "{how}");
        }
        assert!(how != "replaced" || fs::read(&file).expect("it is there") == b"mine");
        assert!(!names(folder.path()).iter().any(|name| name.contains("-journal") || name.contains("-lock")));
    }
}

/// Links are followed, also those that lead to nothing yet, and modes stay.
#[cfg(unix)]
#[test]
fn links_lead_to_ledgers_and_copies() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    fs::create_dir(file("disk")).expect("a folder");
    for name in ["file", "copy"] {
        symlink(Path::new("disk").join(name), file(name)).expect("a link");
    }
    let mode = |name: &str| fs::metadata(file(name)).expect("it is there").permissions().mode() & 0o777;
    for (run_of, name) in ["disk/file", "disk/copy"].into_iter().enumerate() {
        let words = format!("{HITS} --start {} --count 1000", 5000 * run_of);
        found(&run(copied(&words, &file("file"), &file("copy"))));
        fs::set_permissions(file(name), fs::Permissions::from_mode(0o600)).expect("permissions");
    }
    // The copy learns of a part that the ledger gets from elsewhere.
    found(&search(&format!("{HITS} --start 20000 --count 1000"), &file("copy")));
    found(&run(copied(&format!("{HITS} --start 30000 --count 1000"), &file("file"), &file("copy"))));
    for name in ["file", "copy"] {
        assert!(fs::symlink_metadata(file(name)).expect("a link").is_symlink(), "{name}");
        assert_eq!((hashes(&file(name)), mode(name)), (4000, 0o600), "{name}");
    }
    assert_eq!(names(&file("disk")), ["copy", "file"]);
    symlink("disk/merged", file("merged")).expect("a link");
    assert_eq!(ledger("merge", &[&file("merged"), &file("file")]).code, Some(0));
    assert_eq!(hashes(&file("disk/merged")), 4000);
    let itself = run(copied(&format!("{HITS} --count 1"), &file("file"), &file("disk/file")));
    check_refused(&itself, "two outputs cannot be one file");
    fs::hard_link(file("disk/file"), file("hard")).expect("a link");
    let itself = run(copied(&format!("{HITS} --count 1"), &file("file"), &file("hard")));
    check_refused(&itself, "two outputs cannot be one file");
}

#[test]
fn a_merge_that_replaces_keeps_what_was_there() {
    let folder = folder();
    let [output, part] = ["output", "part"].map(|name| folder.path().join(name));
    for goal in ["--zero-bits 6", "--min"] {
        let words = format!("--message m{{counter:8}} {goal} --threads 1 --resume");
        found(&search(&format!("{words} --count 5000"), &output));
        found(&search(&format!("{words} --start 4000 --count 2000"), &part));
        for _ in 0..2 {
            let merged = ledger("merge --replace", &[&output, &part]);
            assert_eq!((merged.code, merged.stderr.as_str()), (Some(0), ""));
            assert_eq!(hashes(&output), 6000);
        }
        check_sound(&output);
        let alone = ledger("merge --replace", &[&output, &output]);
        assert_eq!((alone.code, hashes(&output)), (Some(0), 6000));
        fs::remove_file(&output).and_then(|()| fs::remove_file(&part)).expect("they are there");
        assert_eq!(names(folder.path()), Vec::<String>::new());
    }
}

/// A mistyped name would begin another search, without an end.
#[test]
fn nothing_is_not_resumed() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    for name in ["hello.ledger", "other.ledger"] {
        found(&search(&format!("{HITS} --count 100"), &file(name)));
    }
    fs::write(file("helo.txt"), "no ledger").expect("a file");
    let refused = search("--resume --count 100", &file("helo.ledger"));
    check_refused(&refused, "there is nothing to resume");
    let near =
        format!("ledgers there: {}, {}", file("hello.ledger").display(), file("other.ledger").display());
    check_refused(&refused, &near);
    for words in ["--resume --salt-hex 0000000000 --start 7", "--resume --ledger-copy /nonexistent/copy"] {
        check_refused(&search(&format!("{words} --count 100"), &file("helo.ledger")), "nothing to resume");
    }
    let elsewhere = file("none.ledger");
    fs::create_dir(file("empty")).expect("a folder");
    check_refused(&search("--resume", &file("empty/none")), "there is no other ledger in that folder");
    fs::write(&elsewhere, "").expect("a file");
    check_refused(&search("--resume --count 1", &elsewhere), "nothing to resume");
    assert_eq!(names(folder.path()), ["empty", "hello.ledger", "helo.txt", "none.ledger", "other.ledger"]);
    // The copy identifies the search.
    let copied = line(&format!(
        "search --resume --count 200 --threads 1 --ledger {} --ledger-copy {}",
        file("new.ledger").display(),
        file("hello.ledger").display()
    ));
    assert_eq!(records(&copied, 0).last().expect("a record")["total"], 100);
    let said =
        ["--min", "--zero-bits 3", "--below 0f", "--match f0:00", "--algo sha256", "--message x{counter:2}"];
    for (number, words) in said.iter().enumerate() {
        found(&search(&format!("{words} --resume --count 10 --threads 1"), &file(&number.to_string())));
    }
}

/// A merge that is killed leaves at most a file that the next one in the folder takes away.
#[test]
fn a_killed_merge_leaves_nothing_for_good() {
    let folder = folder();
    let [a, output] = ["a", "output"].map(|name| folder.path().join(name));
    found(&search("--message k{counter:8} --zero-bits 2 --threads 1 --count 100000", &a));
    for after in 0..12 {
        let mut child = command().arg("ledger").arg("merge").args([&output, &a]).spawn().expect("a start");
        sleep(Duration::from_millis(after * after));
        let _ = child.kill();
        finish(child);
        let others = |name: &String| name != "a" && name != "output" && name != "output-lock";
        let left = names(folder.path()).into_iter().filter(others);
        assert!(left.clone().all(|name| name.ends_with(".part")), "{:?}", left.collect::<Vec<_>>());
        let _ = fs::remove_file(&output);
    }
    assert_eq!(ledger("merge", &[&output, &a]).code, Some(0));
    assert_eq!(names(folder.path()), ["a", "output"]);
}
