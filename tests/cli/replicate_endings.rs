//! `replicate` when something is in the way: signals and kills, a second run in the folder, full
//! disks, damaged files.

use crate::program::{PATIENCE, check_complaint, check_refused, finish};
use crate::replicate::{NINES, Work, elements, listed, sha256, shell};
use hashweave::replicate::Parameters;
use hashweave::{Algorithm, digest};
use std::fs;
use std::path::Path;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Bytes of a segment: the least that is saved.
const SEGMENT: usize = 1 << 20;

/// Runs that take about a second and save several times in each layer. (`sdr` is there with fewer
/// layers: it has the slowest hash.)
const RUNS: [(&str, usize, u32); 3] =
    [("r2", 3 * SEGMENT + 4096, 4), ("zigzag", 3 * SEGMENT + 32, 4), ("sdr", SEGMENT + 32 * 500, 2)];

/// More and more layers, until a signal finds a run at work, which `attempt` tells: how long a run
/// takes is the machine's.
fn with_enough(layers: u32, attempt: impl FnMut(u32) -> bool) {
    let doubled = (0..).map(|times| layers << times).take_while(|layers| *layers <= Parameters::MOST_LAYERS);
    assert!({ doubled }.any(attempt), "every run ended before its signal came");
}

pub(crate) fn send(child: &mut Child, signal: &str) {
    if child.try_wait().expect("a child").is_some() {
        return;
    }
    let line = format!("kill -s {signal} {}", child.id());
    // It may have ended by itself just now.
    let _ = Command::new("sh").args(["-c", &line]).stderr(std::process::Stdio::null()).status();
}

fn words(scheme: &str, layers: u32, output: &str) -> String {
    format!(
        "encode data {output} --scheme {scheme} --layers {layers} --replica-id {NINES} --threads 2 --kernel copying"
    )
}

/// Until something holds, or the program has ended, which its outcome will tell.
fn until(child: &mut Child, what: &str, holds: impl Fn(&Child) -> bool) {
    let began = Instant::now();
    while !holds(child) && child.try_wait().expect("a child").is_none() {
        assert!(began.elapsed() < PATIENCE, "{what} does not come");
        sleep(Duration::from_millis(1));
    }
}

/// Until a program answers SIGHUP (1), SIGINT (2) and SIGTERM (15) itself.
fn until_handled(child: &mut Child) {
    let wanted = 1_u64 | 1 << 1 | 1 << 14;
    until(child, "a handler of signals", |child| {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("its signals");
        u64::from_str_radix(caught.trim(), 16).expect("digits") & wanted == wanted
    });
}

/// Until a file is there and the predicate holds of its content.
fn until_file(child: &mut Child, work: &Work, name: &str, what: impl Fn(&str) -> bool) {
    until(child, name, |_| fs::read_to_string(work.path(name)).is_ok_and(|text| what(&text)));
}

#[test]
fn a_signal_saves_and_a_later_run_ends_alike() {
    for (scheme, bytes, layers) in RUNS {
        with_enough(layers, |layers| signals_save(scheme, bytes, layers));
    }
}

/// Whether both signals found a run at work; what they left is right and enough to go on.
fn signals_save(scheme: &str, bytes: usize, layers: u32) -> bool {
    let work = Work::new();
    work.data("data", bytes, 1);
    let whole = work.done(&words(scheme, layers, "whole"));
    let kept = words(scheme, layers, "out --dir d --checkpoint 0.01");
    for signal in ["INT", "TERM", "HUP"] {
        let mut child = work.start(&format!("{kept} --resume -q"));
        until_handled(&mut child);
        until_file(&mut child, &work, "d/state.json", |text| {
            signal == "INT" || text.contains("layer-01") || text.contains("\"file\": 1")
        });
        send(&mut child, signal);
        let outcome = finish(child);
        if outcome.code == Some(0) {
            return false;
        }
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(3), ""), "{scheme} {signal}: {outcome:?}");
        check_complaint(&outcome.stderr, "continue with --resume");
        assert!(!work.path("out").exists());
    }
    let resumed = work.done(&format!("{kept} --resume --json"));
    assert!(
        resumed.contains("\"resumed_layer\":") && !resumed.contains("\"resumed_layer\":null"),
        "{resumed}"
    );
    assert_eq!(whole, listed(&work.read("out"), "whole"), "{scheme}");
    let said = work.done("audit --dir d --samples 20");
    assert!(said.contains("sound"), "{said}");
    true
}

/// Without a folder there is nothing to save, and nothing is left.
#[test]
fn a_signal_without_a_folder_leaves_nothing() {
    with_enough(10, |layers| {
        let work = Work::new();
        work.data("data", 8 * SEGMENT, 1);
        let mut child = work.start(&format!("{} -q", words("zigzag", layers, "out")));
        until_handled(&mut child);
        send(&mut child, "INT");
        let outcome = finish(child);
        if outcome.code == Some(0) {
            return false;
        }
        assert_eq!(
            (outcome.code, outcome.stderr.as_str()),
            (Some(3), "hashweave: interrupted\n"),
            "{outcome:?}"
        );
        assert_eq!(work.names(), ["data"]);
        true
    });
}

/// How often a run is killed, and how many runs may end before they are.
const KILLS: u32 = 10;
const ENDED: u32 = 40;

/// Killed at instants all over the time that an undisturbed run takes, again and again in the same
/// folder: the replica is that of an undisturbed run.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn killed_at_any_instant_the_replica_is_the_same() {
    for (scheme, bytes, layers) in RUNS {
        let work = Work::new();
        work.data("data", bytes, 2);
        let began = Instant::now();
        let whole = work.done(&words(scheme, layers, "whole"));
        let mut longest = began.elapsed();
        let kept = words(scheme, layers, "out --dir d --checkpoint 0.01 --resume");
        let (mut kills, mut ended) = (0, 0);
        while kills < KILLS {
            let mut child = work.start(&format!("{kept} -q"));
            // Squares of 1, 2, 3, … modulo a prime: ten instants in no order, one of them at once.
            let k = kills + ended;
            sleep(longest * (k * k % 19) / 19);
            send(&mut child, "KILL");
            let killed = finish(child).code.is_none();
            // There is none, or a whole one: of a run that was killed when it had nothing left to
            // do but to end.
            if work.path("out").exists() {
                assert_eq!(
                    whole,
                    listed(&work.read("out"), "whole"),
                    "{scheme}: an output is there whole or not at all"
                );
                fs::remove_file(work.path("out")).expect("a file");
            }
            kills += u32::from(killed);
            if !killed {
                ended += 1;
                assert!(ended <= ENDED, "{scheme} was killed {kills} times only");
                // It leaves nothing to be killed: the next one begins anew. The machine may have
                // become faster.
                fs::remove_dir_all(work.path("d")).expect("a folder");
                longest = longest * 3 / 4;
            }
        }
        work.done(&kept);
        assert_eq!(whole, listed(&work.read("out"), "whole"), "{scheme}");
    }
}

#[test]
fn a_folder_has_one_writer() {
    with_enough(10, |layers| {
        let work = Work::new();
        work.data("data", 8 * SEGMENT, 3);
        let mut child =
            work.start(&format!("{} -q", words("zigzag", layers, "out --dir d --checkpoint 0.01")));
        // A run that saves its state has the lock.
        until_file(&mut child, &work, "d/state.json", |_| true);
        let second = work.run(&format!("{} -q", words("zigzag", layers, "other --dir d --resume")));
        if child.try_wait().expect("a child").is_some() {
            let first = finish(child);
            assert_eq!(first.code, Some(0), "{first:?}");
            return false;
        }
        assert_eq!((second.code, second.stdout.as_str()), (Some(1), ""), "{second:?}");
        check_complaint(&second.stderr, "another run is using");
        assert!(!work.path("other").exists());
        send(&mut child, "KILL");
        finish(child);
        // The lock goes with the process.
        let outcome = work.run(&words("zigzag", layers + 1, "other --dir d --resume"));
        assert!(!outcome.stderr.contains("another run is using"), "{outcome:?}");
        true
    });
}

/// The content of a folder is never taken for something else.
#[test]
fn a_folder_of_another_run_is_refused() {
    let work = Work::new();
    work.data("data", 3200, 4);
    work.data("others", 3200, 5);
    work.done(&words("sdr", 2, "out --dir d"));
    let id = NINES.replace('9', "8");
    for (words, needle) in [
        (words("sdr", 2, "new --dir d"), "--resume"),
        (words("sdr", 3, "new --dir d --resume"), "layers"),
        (words("zigzag", 2, "new --dir d --resume"), "scheme"),
        (words("sdr", 2, "new --dir d --resume").replace(NINES, &id), "replica id"),
        (words("sdr", 2, "new --dir d --resume --api-version 1.1.0"), "api version"),
        (words("sdr", 2, "new --dir d --resume").replace("data", "others"), "content differs"),
    ] {
        let outcome = work.run(&format!("{words} -q"));
        assert_eq!(outcome.code, Some(2), "{words}: {outcome:?}");
        check_complaint(&outcome.stderr, needle);
        assert!(!work.path("new").exists());
    }
    // The same again: what is there is used.
    assert!(work.done(&words("sdr", 2, "new --dir d --resume")).ends_with("  new\n"));
    assert_eq!(work.read("new"), work.read("out"));
}

/// A bit of every kind of file that is kept, a byte too many or too few, a file that is gone: an
/// audit names the file, and a run that goes on says so and makes again what is not sound.
#[test]
fn a_damage_is_named_and_mended() {
    for (scheme, files) in [
        ("sdr", &["layer-01.dat", "layer-02.dat", "layer-02.sha256s", "state.json"][..]),
        ("r2", &["layer-00.dat", "layer-03.dat", "layer-03.sha256s", "state.json"]),
        ("zigzag", &["layer-03.dat", "layer-03.sha256s", "state.json"]),
    ] {
        let work = Work::new();
        work.data("data", 3200, 6);
        let layers = if scheme == "sdr" { 2 } else { 3 };
        work.done(&words(scheme, layers, "out --dir d"));
        let resume = format!("{} -q", words(scheme, layers, "out --dir d --resume"));
        for file in files {
            let name = format!("d/{file}");
            let right = work.read(&name);
            let flipped = [0, right.len() / 2, right.len() - 1].map(|place| {
                let mut wrong = right.clone();
                wrong[place] ^= 4;
                wrong
            });
            let others = [right[..right.len() - 1].to_vec(), [&right[..], b"!"].concat(), Vec::new()];
            for wrong in flipped.into_iter().chain(others) {
                fs::write(work.path(&name), wrong).expect("a damaged file");
                work.failed("audit --dir d", file);
                let outcome = work.run(&resume);
                assert_eq!(outcome.code, Some(0), "{name}: {outcome:?}");
                check_complaint(&outcome.stderr, file);
                assert_eq!(outcome.stdout, listed(&work.read("out"), "out"));
                assert!(work.read(&name) == right, "{scheme}: {name} is as it was");
                work.done("audit --dir d --samples 9");
            }
            fs::remove_file(work.path(&name)).expect("it is there");
            assert_eq!(work.run(&resume).code, Some(0), "{name} is gone");
        }
    }
}

/// Without a state and its copy nobody knows what the layers are.
#[test]
fn a_state_that_is_lost_twice_ends_the_run() {
    let work = Work::new();
    work.data("data", 3200, 7);
    work.done(&words("sdr", 2, "out --dir d"));
    for name in ["d/state.json", "d/state.copy.json"] {
        let mut wrong = work.read(name);
        wrong[20] ^= 1;
        fs::write(work.path(name), wrong).expect("a damaged file");
    }
    work.failed(&words("sdr", 2, "new --dir d --resume"), "start again in an empty folder");
    work.failed("audit --dir d", "state.json");
    assert!(!work.path("new").exists());
}

/// Layers whose digests are right and whose labels are wrong: what bad memory leaves, and only an
/// audit finds.
#[test]
fn an_audit_finds_a_label_that_was_computed_wrongly() {
    for scheme in ["sdr", "zigzag", "r2"] {
        let work = Work::new();
        work.data("data", 64 * 32, 8);
        work.done(&words(scheme, 3, "out --dir d"));
        let mut layer = work.read("d/layer-02.dat");
        layer[40 * 32 + 5] ^= 1;
        fs::write(work.path("d/layer-02.dat"), &layer).expect("a wrong label");
        let sums = digest(Algorithm::Sha256, &layer);
        let before = sha256(&work.read("d/layer-02.sha256s"));
        fs::write(work.path("d/layer-02.sha256s"), &sums).expect("its digest");
        seal(&work.path("d/state.json"), &before, &sha256(&sums));
        // Every node is drawn, but for one time in 10^13.
        let outcome = work.run("audit --dir d --samples 2000");
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{scheme}: {outcome:?}");
        check_complaint(&outcome.stderr, "layer-0");
        assert!(outcome.stderr.contains("computed from its parents it is"), "{scheme}: {outcome:?}");
    }
}

/// Puts another digest into a state and seals it anew, as only somebody does who wants to.
fn seal(path: &Path, before: &str, after: &str) {
    let text = fs::read_to_string(path).expect("a state");
    assert!(text.contains(before), "{before} is not in {text}");
    let text = text.replace(before, after);
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let old = value["sha256"].as_str().expect("the seal").to_owned();
    let from = text.find("\"state\": ").expect("a state") + 9;
    let to = text.rfind(",\n  \"sha256\"").expect("its seal");
    let compact: String = text[from..to].chars().filter(|c| !c.is_whitespace()).collect();
    fs::write(path, text.replace(&old, &sha256(compact.as_bytes()))).expect("a sealed state");
}

/// A limit of the size of files stands for a full disk.
#[test]
fn a_full_disk_ends_with_a_line_and_the_run_can_go_on() {
    let work = Work::new();
    work.data("data", 2 * SEGMENT, 9);
    let whole = work.done(&words("zigzag", 2, "whole"));
    for kept in ["", "--dir d"] {
        let limited = format!(
            "ulimit -f 1000; exec \"$0\" replicate {} -q",
            words("zigzag", 2, &format!("out {kept}"))
        );
        let outcome = shell(&work, &limited);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
        check_complaint(&outcome.stderr, "File too large");
        assert!(!work.path("out").exists());
        assert!(
            work.names().iter().all(|name| ["d", "data", "whole"].contains(&name.as_str())),
            "{:?}",
            work.names()
        );
    }
    work.done(&words("zigzag", 2, "out --dir d --resume"));
    assert_eq!(whole, listed(&work.read("out"), "whole"));
}

/// Files and folders that cannot be: one line each, before any work.
#[test]
fn what_cannot_be_read_or_written_is_named() {
    let work = Work::new();
    work.data("data", 3200, 10);
    fs::create_dir(work.path("folder")).expect("a folder");
    let common = format!("--replica-id {NINES}");
    for (words, needle) in [
        ("encode nothing out", "nothing"),
        ("encode folder out", "folder"),
        ("encode /dev/null out", "/dev/null"),
        ("encode data /dev/full", "/dev/full"),
        ("encode data folder", "folder"),
        ("encode data nowhere/out", "nowhere/out"),
        ("encode data /proc/out", "/proc: 3200 bytes are needed"),
        ("encode data out --dir data", "data"),
        ("encode data out --dir /proc/d", "/proc/d"),
        ("decode nothing out", "nothing"),
        ("labels --nodes 64 --dir data/d", "data/d"),
    ] {
        work.failed(&format!("{words} {common}"), needle);
        assert_eq!(work.names(), ["data", "folder"], "{words}");
    }
    for folder in ["nothing", "folder"] {
        check_refused(&work.run(&format!("audit --dir {folder}")), folder);
    }
    assert_eq!(work.read("data"), elements(3200, 10));
}
