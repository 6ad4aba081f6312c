//! Guards of `replicate`: it refuses to overwrite files that it reads, keeps or was not told to
//! replace, and to hand out data that are not those that went in.

use crate::program::{check_complaint, check_refused, finish, ignores, wait};
use crate::replicate::{NINES, Work, elements, id, listed, sha256, shell};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// All files of a folder, and their content.
fn content(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("UTF-8");
        if entry.file_type().expect("its type").is_dir() {
            for (inner, bytes) in content(&entry.path()) {
                files.insert(format!("{name}/{inner}"), bytes);
            }
        } else {
            files.insert(name, fs::read(entry.path()).expect("a file"));
        }
    }
    files
}

/// Encoded into the folder `q`: one replica, or two.
fn kept(scheme: &str, pairs: usize) -> Work {
    let work = Work::new();
    let mut words = format!("encode --scheme {scheme} --layers 2 --dir q --cached-graph");
    for k in 0..pairs {
        work.data(&format!("data{k}"), 2048, k as u8);
        words += &format!(" --replica-id {}", id(k as u8));
    }
    let files: String = (0..pairs).map(|k| format!(" data{k} out{k}")).collect();
    work.done(&words.replace("encode", &format!("encode {files}")));
    work
}

/// No name of a file that a run keeps, in its own folder, in that of a replica or in any other
/// run's, is taken for an output, also if that is forced; nor is another name of such a file.
#[test]
fn an_output_is_no_file_of_a_run() {
    for pairs in [1, 2] {
        let work = kept("r2", pairs);
        let folder = work.path("q");
        let before = content(&folder);
        assert!(before.len() >= 8 * pairs, "{:?}", before.keys());
        let mut names: Vec<String> = before.keys().map(|name| format!("q/{name}")).collect();
        names.extend(["q/layer-07.dat", "q/../q/layer-08.sha256s", "q/LOCK"].map(ToOwned::to_owned));
        fs::hard_link(work.path(&names[0]), work.path("hard")).expect("a link");
        std::os::unix::fs::symlink(work.path(&names[1]), work.path("soft")).expect("a link");
        let links = ["hard", "soft"].map(ToOwned::to_owned);
        let id = id(0);
        for name in names.iter().chain(&links) {
            for (command, own) in [
                (format!("encode data0 {name} --replica-id {id} --scheme r2 --dir q --resume"), true),
                (format!("encode data0 {name} --replica-id {id} --scheme r2"), false),
                (format!("decode out0 {name} --replica-id {id} --scheme r2 --dir q"), true),
                (format!("decode out0 {name} --replica-id {id} --scheme r2"), false),
                (format!("parents --nodes 64 --out {name}"), false),
            ] {
                // Another run than that of the folder knows no other names of its files, and
                // replaces those, not the files.
                if own || name != "hard" && !name.ends_with("LOCK") {
                    check_refused(&work.run(&format!("{command} --force -q")), name);
                }
            }
        }
        for name in ["q/1", "q/77"] {
            let words = format!("encode data0 {name} --replica-id {id} --scheme r2 --dir q --resume -q");
            assert_eq!(work.run(&words).code, Some(2), "{name}");
        }
        assert!(content(&folder) == before, "nothing has changed");
    }
    // Names that will be those of files are refused as well.
    let work = Work::new();
    work.data("data", 2048, 1);
    check_refused(
        &work.run(&format!("encode data new/layer-01.dat --replica-id {NINES} --dir new")),
        "new/layer-01.dat",
    );
    // In a folder that is not a run's, they are files like any other.
    work.done(&format!("encode data layer-01.dat --replica-id {NINES}"));
    // Nor does a run read what it writes.
    let words = format!("encode q/layer-01.dat out --replica-id {NINES} --dir q");
    fs::create_dir(work.path("q")).expect("a folder");
    work.data("q/layer-01.dat", 2048, 1);
    check_refused(&work.run(&words), "q/layer-01.dat");
}

/// An input by another name is an input.
#[test]
fn an_output_is_no_input() {
    let work = Work::new();
    work.data("data", 2048, 1);
    fs::hard_link(work.path("data"), work.path("hard")).expect("a link");
    std::os::unix::fs::symlink(work.path("data"), work.path("soft")).expect("a link");
    for output in ["data", "./data", "hard", "soft"] {
        for command in ["encode", "decode"] {
            let words = format!("{command} data {output} --replica-id {NINES} --force -q");
            check_refused(&work.run(&words), "an output cannot be an input");
        }
    }
    assert_eq!(work.read("data"), elements(2048, 1));
}

/// Only `--force` replaces existing files, except a finished run's own output.
#[test]
fn an_output_that_is_there_is_replaced_only_if_that_is_forced() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let encode = |words: &str| format!("encode data out --replica-id {NINES} {words}");
    let whole = work.done(&encode(""));
    work.done(&format!("decode out back --replica-id {NINES}"));
    work.done("parents --nodes 64 --out parents");
    for (words, name) in [
        (encode(""), "out"),
        (encode("--dir d"), "out"),
        (encode("--dir d --resume"), "out"),
        (format!("decode out back --replica-id {NINES}"), "back"),
        ("parents --nodes 64 --out parents".to_owned(), "parents"),
    ] {
        let right = work.read(name);
        for content in [&b"somebody's"[..], b""] {
            fs::write(work.path(name), content).expect("a file");
            let outcome = work.run(&format!("{words} -q"));
            check_refused(&outcome, &format!("{name}: it exists already"));
            check_complaint(&outcome.stderr, "--force");
            assert_eq!(work.read(name), content);
        }
        work.done(&format!("{words} --force"));
        assert_eq!(work.read(name), right, "{words}");
        if words.contains("--dir d") {
            // The command that made it may be given again, and finds it.
            assert_eq!(work.done(&encode("--dir d --resume")), whole);
            fs::remove_dir_all(work.path("d")).expect("a folder");
        }
    }
    // Of a link to nothing nothing is lost: the file is made where it leads.
    std::os::unix::fs::symlink("nowhere", work.path("dangling")).expect("a link");
    work.done(&format!("encode data dangling --replica-id {NINES}"));
    assert!(work.path("dangling").is_symlink() && work.read("nowhere") == work.read("out"));
}

/// A replica that has changed, another id, another sector: what comes out is compared with whatever
/// is known of the data, and gets no name.
#[test]
fn what_is_decoded_is_what_went_in() {
    for scheme in ["sdr", "zigzag", "r2"] {
        let work = Work::new();
        work.data("data", 2048, 1);
        let comm_d = work.done("comm-d data").trim().to_owned();
        let [prover, ticket] = [1, 2].map(id);
        let derived = |sector: u32| format!("--prover-id {prover} --ticket {ticket} --sector {sector}");
        let common = format!("--scheme {scheme} --layers 2");
        work.done(&format!("encode data out {common} {} --dir d", derived(7)));
        let mut changed = work.read("out");
        changed[700] ^= 1;
        fs::write(work.path("changed"), &changed).expect("a file");
        let decode = |replica: &str, sector: u32, words: &str| {
            format!("decode {replica} back {common} {} --comm-d {comm_d} {words}", derived(sector))
        };
        work.failed(&decode("changed", 7, ""), "comm_d");
        work.failed(&decode("changed", 7, "--dir d"), "changed: the decoded data");
        work.failed(&decode("out", 8, ""), &format!("not {comm_d}"));
        check_refused(&work.run(&format!("{} -q", decode("out", 8, "--dir d"))), "replica id");
        // With a folder nothing need be given but the id.
        let record = work.done(&format!("{} --json", decode("out", 7, "")));
        let record: serde_json::Value =
            serde_json::from_str(record.lines().next().expect("a line")).expect("JSON");
        let given = format!("--replica-id {}", record["replica_id"].as_str().expect("an id"));
        fs::remove_file(work.path("back")).expect("a file");
        work.failed(&format!("decode changed back {common} {given} --dir d"), "d/state.json");
        work.failed(&format!("decode changed back {common} {given} --comm-d {comm_d}"), "comm_d");
        work.failed(&format!("decode out back {common} {given} --comm-d {NINES}"), NINES);
        work.done(&format!("decode out back {common} {given} --comm-d {comm_d} --dir d"));
        assert_eq!(work.read("back"), work.read("data"));
        assert_eq!(work.names(), ["back", "changed", "d", "data", "out"], "{scheme}");
        work.data("three", 96, 1);
        let outcome = work.run(&format!("decode three new {common} {given} --comm-d {comm_d}"));
        check_refused(&outcome, "power of two");
    }
}

/// Many segments, of which each has a root of its own.
#[test]
fn large_data_are_compared_with_their_commitment() {
    let work = Work::new();
    work.data("data", 4 << 20, 1);
    let common =
        format!("--scheme r2 --layers 1 --replica-id {NINES} --comm-d {}", work.done("comm-d data").trim());
    work.done(&format!("encode data out --scheme r2 --layers 1 --replica-id {NINES}"));
    work.done(&format!("decode out back {common}"));
    let mut changed = work.read("out");
    changed[3 << 20] ^= 1;
    fs::write(work.path("out"), changed).expect("a file");
    work.failed(&format!("decode out other {common}"), "comm_d");
}

/// Layers without a state may be anybody's.
#[test]
fn layers_of_nobody_are_not_overwritten() {
    for (name, command) in [
        ("layer-01.dat", "encode data out"),
        ("layer-02.sha256s", "encode data out"),
        ("layer-00.dat", "encode data out --scheme r2"),
        ("layer-01.dat", "labels --nodes 64"),
        ("layer-02.dat", "decode data out"),
    ] {
        let work = Work::new();
        work.data("data", 2048, 1);
        fs::create_dir(work.path("d")).expect("a folder");
        fs::write(work.path("d").join(name), "somebody's").expect("a file");
        for how in ["", "--resume"] {
            let outcome = work.run(&format!("{command} --replica-id {NINES} --dir d {how} -q"));
            check_refused(&outcome, name);
        }
        assert_eq!(work.read(&format!("d/{name}")), b"somebody's");
        assert!(!work.path("out").exists());
    }
    // The layers of a finished run whose state was lost with its copy.
    let work = kept("sdr", 1);
    for name in ["q/state.json", "q/state.copy.json"] {
        fs::remove_file(work.path(name)).expect("a file");
    }
    let before = content(&work.path("q"));
    let words = format!("encode data0 new --layers 2 --replica-id {} --dir q --resume -q", id(0));
    check_refused(&work.run(&words), "layer-01.dat");
    assert!(content(&work.path("q")) == before);
}

/// A registered proof says everything of the graph.
#[test]
fn what_contradicts_a_registered_proof_is_refused() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let ids = format!("--replica-id {NINES} --registered-proof 5");
    for (words, needle) in [
        ("--layers 3", "has 2 layers, not 3"),
        ("--nodes 65", "2048 bytes"),
        ("--size 4KiB", "2048 bytes"),
        ("--scheme zigzag", "sdr"),
    ] {
        for command in ["encode data out", "decode data out", "labels --dir d"] {
            check_refused(&work.run(&format!("{command} {ids} {words} -q")), needle);
        }
    }
    check_refused(&work.run("parents --registered-proof 3 --layers 2 --out parents"), "has 11 layers, not 2");
    work.done(&format!("encode data out {ids} --layers 2 --nodes 64"));
    assert_eq!(work.names(), ["data", "out"]);
}

/// Nothing waits for a writer that never comes.
#[test]
fn pipes_are_refused() {
    let work = Work::new();
    work.data("data", 2048, 1);
    assert_eq!(shell(&work, "mkfifo pipe").code, Some(0));
    let common = format!("--replica-id {NINES}");
    for command in
        ["encode pipe out", "encode data out pipe other", "decode pipe out", "encode pipe out --nodes 64"]
    {
        work.failed(&format!("{command} {common}"), "pipe: is not a file");
    }
    work.failed("comm-d pipe", "pipe");
    work.failed(&format!("encode data pipe {common}"), "pipe");
    work.failed("parents --nodes 64 --out pipe", "pipe");
    // Nor do those in a run's folder.
    work.done(&format!("encode data out {common} --dir d"));
    // As a killed run leaves it.
    fs::write(work.path("d/lock"), "").expect("a file");
    for name in ["lock", "state.json", "layer-01.dat", "layer-02.sha256s"] {
        let path = work.path("d").join(name);
        fs::rename(&path, work.path("right")).expect("moved");
        assert_eq!(shell(&work, &format!("mkfifo d/{name}")).code, Some(0));
        work.failed(&format!("encode data new {common} --dir d --resume"), name);
        work.failed("audit --dir d", name);
        fs::rename(work.path("right"), &path).expect("moved back");
    }
}

/// A line, and a record, of every layer of every replica.
#[test]
fn labels_prints_every_layer() {
    let work = Work::new();
    for (words, folders) in [
        (format!("--dir one --replica-id {NINES}"), &["one"][..]),
        (format!("--dir two --replica-id {NINES} --replica-id {}", id(1)), &["two/1", "two/2"]),
    ] {
        let words = format!("labels --nodes 33000 --layers 3 {words}");
        let printed = work.done(&words);
        let names =
            folders.iter().flat_map(|folder| (1..=3).map(move |n| format!("{folder}/layer-{n:02}.dat")));
        let lines: String = names.map(|name| listed(&work.read(&name), &name)).collect();
        assert_eq!(printed, lines);
        // Finished layers are compared and printed again.
        assert_eq!(work.done(&format!("{words} --resume")), lines);
        let records = work.done(&format!("{words} --resume --json"));
        assert_eq!(records.matches("\"kind\":\"layer\"").count(), 3 * folders.len());
        assert!(records.contains(&format!("\"replicas\":{}", folders.len())), "{records}");
        let last = sha256(&work.read(&format!("{}/layer-03.dat", folders[0])));
        assert!(records.contains(&last), "{records}");
    }
}

/// Said before the work; and nothing of `--resume`, which there is not.
#[test]
fn parents_need_room() {
    let work = Work::new();
    work.failed("parents --registered-proof 9 --out /proc/parents", "are needed on this disk");
    let limited = "ulimit -f 1; exec \"$0\" replicate parents --registered-proof 1 --out parents -q";
    let outcome = shell(&work, limited);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, "parents: File too large");
    assert!(!outcome.stderr.contains("--resume"), "{outcome:?}");
    assert!(work.names().is_empty());
}

/// The remains of a killed run next to its output are removed by the next run that writes there.
#[test]
fn a_killed_run_leaves_nothing_for_long() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let words = format!("encode data out --replica-id {NINES} --layers 2");
    // Held by nobody, as after a kill; and one that this test holds, as a run would.
    fs::write(work.path(".hashweave-abcdef.part"), vec![0; 2048]).expect("a file");
    let held = fs::File::create(work.path(".hashweave-ghijkl.part")).expect("a file");
    held.lock().expect("nobody has it");
    work.done(&words);
    assert_eq!(work.names(), [".hashweave-ghijkl.part", "data", "out"]);
    // Not by dropping it: a child that another test is starting may have it for a moment.
    held.unlock().expect("it was locked");
    work.done("parents --nodes 64 --out parents");
    assert_eq!(work.names(), ["data", "out", "parents"]);
}

/// `nohup`, and the background jobs of scripts, start programs with SIGHUP or SIGINT ignored: they
/// stay so.
#[test]
fn ignored_signals_stay_ignored() {
    let work = Work::new();
    work.data("data", 8 << 20, 1);
    for ignored in ["INT", "HUP"] {
        let line = format!("trap '' {ignored}; exec \"$0\" \"$@\"");
        // First both as by default: whoever started the tests may have had them ignored.
        let mut shell = std::process::Command::new("env");
        shell.args(["--default-signal=INT,HUP", "sh", "-c", &line, env!("CARGO_BIN_EXE_hashweave")]);
        let words = format!(
            "replicate encode data out --scheme zigzag --layers 99 --replica-id {NINES} --kernel copying -q"
        );
        shell.args(words.split(' ')).current_dir(work.path("data").parent().expect("a folder"));
        let mut child = shell
            .stdin(std::process::Stdio::null())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("a shell");
        until_term_is_caught(&mut child);
        assert!(ignores(child.id(), ignored), "{ignored} is answered");
        let other = if ignored == "INT" { "HUP" } else { "INT" };
        assert!(!ignores(child.id(), other), "{other} is ignored");
        child.kill().expect("it runs");
        finish(child);
    }
}

fn until_term_is_caught(child: &mut std::process::Child) {
    loop {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("its signals");
        if u64::from_str_radix(caught.trim(), 16).expect("digits") >> 14 & 1 == 1 {
            return;
        }
        assert!(child.try_wait().expect("a child").is_none(), "it ended: {:?}", wait(child));
        std::thread::sleep(Duration::from_millis(1));
    }
}
