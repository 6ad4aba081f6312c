//! The identity of a folder: every argument of the commands that use a folder is wrong in turn.
//! Nothing in the folder may change then, and the line names the argument.

use crate::program::{Outcome, check_complaint, check_refused, finish};
use crate::replicate::{NINES, Work, id};
use crate::replicate_endings::send;
use crate::replicate_filecoin::{content, who};
use hashweave::replicate::NODE;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Names, modes and bytes of everything in a folder.
fn everything(folder: &Path) -> BTreeMap<String, (u32, Vec<u8>)> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("UTF-8").to_owned();
        let mode = fs::metadata(&path).expect("it is there").mode();
        if path.is_dir() {
            all.extend(everything(&path).into_iter().map(|(inner, of)| (format!("{name}/{inner}"), of)));
            all.insert(name, (mode, Vec::new()));
        } else {
            all.insert(name, (mode, fs::read(&path).expect("a file")));
        }
    }
    all
}

/// A right command, and what its arguments are replaced by, each with what the line must say.
struct Case {
    command: String,
    wrong: Vec<(String, String, &'static str)>,
}

impl Case {
    fn new(command: impl Into<String>, wrong: &[(&str, &str, &'static str)]) -> Self {
        let owned = |(right, wrong, said): &(&str, &str, &'static str)| {
            ((*right).to_owned(), (*wrong).to_owned(), *said)
        };
        Self { command: command.into(), wrong: wrong.iter().map(owned).collect() }
    }

    /// All wrong commands first, then the right one, which must still find everything as it was.
    /// Gives how many were wrong.
    fn check(&self, work: &Work) -> usize {
        let before = everything(&work.path(""));
        for (right, wrong, said) in &self.wrong {
            assert!(self.command.contains(right), "{right} is not in {}", self.command);
            let words = self.command.replace(right, wrong);
            let outcome = work.run(&format!("{words} -q"));
            assert!(matches!(outcome.code, Some(1 | 2)), "{words}: {outcome:?}");
            assert_eq!(outcome.stdout, "", "{words}: {outcome:?}");
            check_complaint(&outcome.stderr, said);
            let advises = outcome.stderr.contains("replicate repair");
            assert!(!advises, "a repair would be wrong: {words}: {outcome:?}");
            assert!(everything(&work.path("")) == before, "{words} has changed something: {outcome:?}");
        }
        let outcome = work.run(&format!("{} -q", self.command));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{}: {outcome:?}", self.command);
        self.wrong.len()
    }
}

/// The options that describe a graph of 128 nodes, and the replica's identity.
fn graph() -> String {
    format!("--porep-id {} --api-version 1.1.0 --layers 3 --replica-id {NINES}", id(3))
}

/// Mistakes in the options of [`graph`].
fn wrong_graph() -> Vec<(String, String, &'static str)> {
    [
        (id(3), id(4), "--porep-id"),
        ("1.1.0".to_owned(), "1.0.0".to_owned(), "--api-version"),
        ("--layers 3".to_owned(), "--layers 2".to_owned(), "--layers"),
        (NINES.to_owned(), id(9), "--replica-id"),
    ]
    .into()
}

fn with(mut case: Case, more: Vec<(String, String, &'static str)>) -> Case {
    case.wrong.extend(more);
    case
}

#[test]
fn our_folders_are_of_what_was_given() {
    let work = Work::new();
    work.data("data", 128 * NODE, 1);
    work.data("others", 128 * NODE, 2);
    let graph = graph();
    work.done(&format!("encode data out {graph} --dir d"));
    work.done(&format!("labels --nodes 128 {graph} --dir l"));
    let comm_d = work.done("comm-d data").trim().to_owned();
    let mut count = 0;
    for case in [
        Case::new(
            format!("encode data out {graph} --dir d --resume --scheme sdr --layout hashweave --keep all"),
            &[
                ("--scheme sdr", "--scheme r2", "--scheme"),
                ("encode data", "encode others", "others: "),
                ("--layout hashweave", "--layout filecoin", "--layout"),
                ("--keep all", "--keep last", "--keep"),
                ("data out", &format!("data out others new --replica-id {}", id(7)), "--replica-id"),
            ],
        ),
        Case::new(
            format!("labels --nodes 128 {graph} --dir l --resume --layout hashweave --keep all"),
            &[
                ("--nodes 128", "--nodes 64", "--nodes"),
                ("--layout hashweave", "--layout filecoin", "--layout"),
                ("--keep all", "--keep last", "--keep"),
                ("--dir l", &format!("--dir l --replica-id {}", id(7)), "--replica-id"),
            ],
        ),
        Case::new(
            format!("repair --nodes 128 {graph} --dir d --scheme sdr"),
            &[("--nodes 128", "--nodes 64", "--nodes"), ("--scheme sdr", "--scheme zigzag", "--scheme")],
        ),
        Case::new(
            format!("audit --nodes 128 {graph} --dir d --scheme sdr"),
            &[("--nodes 128", "--nodes 64", "--nodes"), ("--scheme sdr", "--scheme zigzag", "--scheme")],
        ),
        Case::new(
            format!("decode out back {graph} --dir d --scheme sdr --comm-d {comm_d}"),
            &[
                ("--scheme sdr", "--scheme r2", "--scheme"),
                (&comm_d, NINES, "comm_d"),
                ("decode out", "decode others", "others: "),
            ],
        ),
        // Without the folder only the commitment can tell.
        Case::new(
            format!("decode out back {graph} --comm-d {comm_d} --force"),
            &[(&comm_d, NINES, "comm_d"), ("decode out", "decode others", "others: ")],
        ),
    ] {
        count += with(case, wrong_graph()).check(&work);
    }
    println!("our folders: {count} wrong commands were refused");
    assert_eq!(count, 5 + 4 + 2 + 2 + 3 + 2 + 6 * 4);
}

/// Several replicas and one are different runs, in both directions.
#[test]
fn a_folder_of_several_replicas_is_not_one_of_one() {
    let work = Work::new();
    let ids = |count: u8| (0..count).map(|k| format!(" --replica-id {}", id(k))).collect::<String>();
    let labels = |count: u8| format!("labels --nodes 64 --dir d --resume{}", ids(count));
    work.done(&labels(2));
    let before = everything(&work.path("d"));
    for count in [1, 3] {
        // A third replica is a run that was killed before it began with it.
        let outcome = work.run(&format!("{} -q", labels(count)));
        let expected = if count == 1 { Some(2) } else { Some(0) };
        assert_eq!(outcome.code, expected, "{outcome:?}");
        if count == 1 {
            check_complaint(&outcome.stderr, "number of replicas is 2, not 1");
            assert!(everything(&work.path("d")) == before);
        }
    }
    check_refused(&work.run(&format!("{} -q", labels(2))), "number of replicas is 3, not 2");
}

const LAYERS: [&str; 2] = ["sc-02-data-layer-1.dat", "sc-02-data-layer-2.dat"];
const TREE: &str = "sc-02-data-tree-d.dat";

/// Mistakes in the options of [`who`] and in a registered proof, and the option that the complaint
/// names.
fn wrong_sector() -> Vec<(String, String, &'static str)> {
    let proof = |number: u8| {
        let said = "--registered-proof";
        ("--registered-proof 5".to_owned(), format!("--registered-proof {number}"), said)
    };
    let mut wrong: Vec<_> = [0, 6, 7, 10, 11, 15].map(proof).into();
    wrong.push((id(1), id(8), "--prover-id"));
    wrong.push(("--sector 7".to_owned(), "--sector 8".to_owned(), "--sector"));
    wrong.push((id(2), id(8), "--ticket"));
    wrong
}

/// A folder of main net's names, with the data and their commitment.
fn sector(work: &Work) -> String {
    work.data("data", 2048, 1);
    work.done(&format!("encode data out --registered-proof 5 {} --layout filecoin --dir d", who()));
    work.done("comm-d data").trim().to_owned()
}

#[test]
fn our_sectors_are_of_what_was_given() {
    let work = Work::new();
    let comm_d = sector(&work);
    work.data("others", 2048, 2);
    let common = format!("--registered-proof 5 {}", who());
    let graph = graph().replace("--layers 3 ", "");
    let explicit = format!("labels --nodes 64 {graph} --layout filecoin --dir l --data data");
    work.done(&explicit);
    let mut count = 0;
    for case in [
        Case::new(
            format!("encode data out {common} --layout filecoin --dir d --resume"),
            &[
                ("encode data", "encode others", "--comm-d or the data"),
                ("--layout filecoin", "--layout hashweave", "--layout"),
            ],
        ),
        Case::new(
            format!("labels {common} --layout filecoin --dir d --resume --data data"),
            &[
                ("--data data", "--data others", "--comm-d or the data"),
                ("--data data", "--data /dev/zero", "--comm-d or the data"),
                (
                    "--layout filecoin --dir d --resume --data data",
                    &format!("--dir d --resume --comm-d {comm_d}"),
                    "--layout",
                ),
            ],
        ),
        Case::new(
            format!("decode out back {common} --comm-d {comm_d} --dir d"),
            &[(&comm_d, NINES, "--comm-d")],
        ),
    ] {
        // Of a proof of another size neither are the data, which are looked at first.
        let mut wrong = wrong_sector();
        if !case.command.starts_with("labels") {
            wrong.retain(|(_, wrong, _)| {
                !["6", "7", "11"].iter().any(|number| wrong.ends_with(&format!("proof {number}")))
            });
        } else {
            // The data of a larger sector would have to be filled up.
            wrong.retain(|(_, wrong, _)| !wrong.ends_with("proof 7"));
            for (_, wrong, said) in &mut wrong {
                if wrong.ends_with("proof 6") || wrong.ends_with("proof 11") {
                    *said = "data: ";
                }
            }
        }
        count += with(case, wrong).check(&work);
    }
    // With an id that is given, the state says which commitment it is.
    let given: [(&str, &str, &str); 2] =
        [("--data data", "--data others", "others: "), ("--nodes 64", "--nodes 128", "data: ")];
    count += with(
        Case::new(format!("{explicit} --resume"), &given),
        wrong_graph().into_iter().filter(|(_, _, said)| *said != "--layers").collect(),
    )
    .check(&work);
    println!("our sectors: {count} wrong commands were refused");
    assert!(count >= 30, "{count}");
}

/// The files that still identify a folder: all of them, either of the two, or none.
const LEFT: [&[&str]; 4] = [&["state", "precommit1"], &["state"], &["precommit1"], &[]];

/// Other programs' folders, with whatever is left of what they say of themselves.
#[test]
fn other_programs_folders_are_of_what_was_given() {
    let mut count = 0;
    for left in LEFT {
        for command in ["repair", "audit"] {
            let work = Work::new();
            let comm_d = sector(&work);
            for name in content(&work.path("d")).keys().filter(|name| !name.starts_with("sc-02-data")) {
                if !left.iter().any(|left| name.starts_with(left)) {
                    fs::remove_file(work.path("d").join(name)).expect("a file");
                }
            }
            let of = "--dir d --layout filecoin";
            let derived = Case::new(
                format!("{command} {of} --registered-proof 5 {} --comm-d {comm_d}", who()),
                &[(&comm_d, NINES, "--comm-d"), (&comm_d, ZEROS, "--comm-d")],
            );
            count += with(derived, wrong_sector()).check(&work);
            // With the id itself.
            let replica_id = replica_id(&work);
            let proof = format!("{command} {of} --registered-proof 5 --replica-id {replica_id}");
            let numbers = wrong_sector().into_iter().filter(|(_, _, said)| *said == "--registered-proof");
            let case = Case::new(proof, &[(&replica_id, NINES, "--replica-id")]);
            count += with(case, numbers.collect()).check(&work);
            // And with the graph in words. Only what says so can tell that there is no third layer,
            // or which of two versions with one graph it is.
            let words = format!(
                "{command} {of} --nodes 64 --porep-id 05{} --api-version 1.1.0 --layers 2 --replica-id {replica_id} --comm-d {comm_d}",
                "0".repeat(62)
            );
            let mut case = Case::new(
                words,
                &[
                    ("--nodes 64", "--nodes 128", "--nodes"),
                    ("--nodes 64", "--nodes 32", "--nodes"),
                    ("--porep-id 05", "--porep-id 06", "--porep-id"),
                    ("1.1.0", "1.0.0", "--api-version"),
                    ("--layers 2", "--layers 1", "--layers"),
                    (&replica_id, NINES, "--replica-id"),
                    (&comm_d, NINES, "--comm-d"),
                ],
            );
            if !left.is_empty() {
                case.wrong.push(("--layers 2".to_owned(), "--layers 3".to_owned(), "--layers"));
                case.wrong.push(("1.1.0".to_owned(), "1.2.0".to_owned(), "--api-version"));
            }
            count += case.check(&work);
            // Nothing was wrong with it.
            let outcome = work.run(&format!("repair {of} --registered-proof 5 --replica-id {replica_id} -q"));
            assert!(outcome.stdout.contains("sound; nothing was changed"), "{outcome:?}");
        }
    }
    println!("other programs' folders: {count} wrong commands were refused");
    assert_eq!(count, 2 * (4 * (11 + 7 + 7) + 3 * 2));
}

/// comm_d of 2 KiB of zeros, whose tree can be made from nothing, so that a repair could overwrite
/// another one.
const ZEROS: &str = "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833";

/// The replica id of [`sector`].
fn replica_id(work: &Work) -> String {
    let printed = work.done(&format!("encode data again --registered-proof 5 {} --force --json", who()));
    let record: serde_json::Value =
        serde_json::from_str(printed.lines().next().expect("a line")).expect("JSON");
    fs::remove_file(work.path("again")).expect("a file");
    record["replica_id"].as_str().expect("an id").to_owned()
}

/// Folders of `nodes` nodes and two layers, with nothing but main net's files; damaged in ways
/// after which little says of what they are, but enough.
#[test]
fn damaged_folders_are_still_of_what_was_given() {
    let mut count = 0;
    for nodes in [64, 1 << 16] {
        let work = Work::new();
        work.data("data", nodes * NODE, 1);
        let graph = format!("--porep-id {} --api-version 1.1.0 --layers 2 --replica-id {NINES}", id(3));
        work.done(&format!("labels --nodes {nodes} {graph} --layout filecoin --dir d --data data"));
        for name in content(&work.path("d")).keys().filter(|name| !name.starts_with("sc-02-data")) {
            fs::remove_file(work.path("d").join(name)).expect("a file");
        }
        let right = everything(&work.path("d"));
        let repair = format!("repair --dir d --layout filecoin --nodes {nodes} {graph}");
        let [one, two] = LAYERS.map(|name| work.path("d").join(name));
        let zero = |path: &Path, part: std::ops::Range<usize>| {
            let mut bytes = fs::read(path).expect("a layer");
            bytes[part].fill(0);
            fs::write(path, bytes).expect("a layer");
        };
        let (bytes, half) = (nodes * NODE, nodes * NODE / 2);
        let damages: [(&str, &dyn Fn()); 8] = [
            ("node 0 of both", &|| [&one, &two].into_iter().for_each(|path| zero(path, 0..NODE))),
            ("the first layer is gone", &|| fs::remove_file(&one).expect("a layer")),
            ("the second is gone", &|| fs::remove_file(&two).expect("a layer")),
            ("the first is zeros", &|| zero(&one, 0..bytes)),
            ("the second is zeros", &|| zero(&two, 0..bytes)),
            ("the first half of the first", &|| zero(&one, 0..half)),
            ("the second half of the first", &|| zero(&one, half..bytes)),
            ("halves of both", &|| {
                zero(&one, half..bytes);
                zero(&two, 0..half);
            }),
        ];
        for (what, damage) in damages {
            damage();
            let damaged = everything(&work.path("d"));
            // The remaining files show that the folder is another's, before anything is written.
            for (from, to) in
                [(id(3), id(4)), (NINES.to_owned(), id(9)), ("1.1.0".to_owned(), "1.0.0".to_owned())]
            {
                let outcome = work.run(&format!("{} -q", repair.replace(&from, &to)));
                assert_eq!(outcome.code, Some(1), "{what}, {to}: {outcome:?}");
                check_complaint(&outcome.stderr, "another's");
                assert!(everything(&work.path("d")) == damaged, "{what}, {to}");
                let outcome =
                    work.run(&format!("{} -q", repair.replace(&from, &to).replace("repair ", "audit ")));
                assert!(
                    outcome.code == Some(1) && !outcome.stderr.contains("replicate repair"),
                    "{what}, {to}: {outcome:?}"
                );
                count += 2;
            }
            work.done(&repair);
            assert!(everything(&work.path("d")) == right, "{nodes} nodes: {what}");
        }
    }
    println!("damaged folders: {count} wrong commands were refused");
}

/// `--force` repairs what is said to be another's, and says so; nothing else does.
#[test]
fn a_repair_can_be_forced() {
    let work = Work::new();
    let comm_d = sector(&work);
    let words =
        format!("repair --dir d --layout filecoin --registered-proof 5 {} --comm-d {comm_d} -q", who());
    let wrong = words.replace("--sector 7", "--sector 8");
    let before = everything(&work.path("d"));
    check_complaint(&work.run(&wrong).stderr, "--force repairs it nevertheless");
    let outcome = work.run(&format!("{wrong} --force"));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    check_complaint(&outcome.stderr, "because of --force");
    let after = everything(&work.path("d"));
    assert!(LAYERS.iter().all(|layer| before[*layer] != after[*layer]) && before[TREE] == after[TREE]);
    check_refused(&work.run("repair --dir d --force -q"), "--layout filecoin");
}

/// An audit says what it looks at and what is missing, and files that the options require must be
/// there.
#[test]
fn an_audit_says_what_is_missing() {
    let work = Work::new();
    let comm_d = sector(&work);
    let of = format!("audit --dir d --layout filecoin --registered-proof 5 {} --comm-d {comm_d}", who());
    let given =
        format!("audit --dir d --layout filecoin --registered-proof 5 --replica-id {}", replica_id(&work));
    let record = |words: &str| -> serde_json::Value {
        serde_json::from_str(&work.done(&format!("{words} --json"))).expect("JSON")
    };
    let all = [LAYERS[0], LAYERS[1], TREE, "precommit1.json"];
    let found = record(&of);
    assert_eq!(found["looked_at"], serde_json::json!(all));
    assert_eq!(found["missing"], serde_json::json!(["p_aux", "t_aux"]));
    assert_eq!(found["not_looked_at"], serde_json::json!([]));
    let printed = work.done(&of);
    assert!(printed.contains(&format!("d: looked at: {}\n", all.join(", "))), "{printed}");
    assert!(printed.contains("d: missing, but not required: p_aux, t_aux\n"), "{printed}");
    // The files of an unfinished phase 2 are not looked at, and the audit says so.
    for name in ["t_aux", "sc-02-data-tree-c.dat"] {
        fs::write(work.path("d").join(name), "of phase 2").expect("a file");
    }
    let found = record(&of);
    assert_eq!(found["not_looked_at"], serde_json::json!(["sc-02-data-tree-c.dat", "t_aux"]));
    assert_eq!(found["missing"], serde_json::json!(["p_aux"]));
    // Only some readers need the output of phase 1. If it is there it must be right.
    let path = work.path("d/precommit1.json");
    let text = fs::read_to_string(&path).expect("a file");
    fs::write(&path, &text[1..]).expect("a file");
    work.failed(&given, "precommit1.json: is not what phase 1 returns");
    let other: Vec<u8> = hex::decode(ZEROS).expect("digits");
    let own: Vec<u8> = hex::decode(&comm_d).expect("digits");
    let [other, own] = [other, own].map(|bytes| serde_json::to_string(&bytes).expect("numbers"));
    fs::write(&path, text.replace(&own, &other)).expect("a file");
    work.failed(&given, "precommit1.json: says that comm_d is");
    fs::remove_file(&path).expect("a file");
    assert_eq!(record(&of)["missing"], serde_json::json!(["precommit1.json", "p_aux"]));
    // The tree is required by the commitment that it must have as its root, and by nothing else.
    fs::remove_file(work.path("d").join(TREE)).expect("a tree");
    work.failed(&of, "sc-02-data-tree-d.dat (required by --comm-d");
    work.failed(&of.replace("audit", "repair"), "sc-02-data-tree-d.dat: is missing");
    let without = given.replace(" --layout", " --samples 9 --layout");
    assert_eq!(record(&without)["missing"], serde_json::json!([TREE, "precommit1.json", "p_aux"]));
    work.failed(&format!("{without} --parent-cache=."), "(required by --parent-cache)");
    fs::remove_file(work.path("d").join(LAYERS[1])).expect("a layer");
    work.failed(&of, "sc-02-data-layer-2.dat, sc-02-data-tree-d.dat (required");
    work.failed(&given, "sc-02-data-layer-2.dat is missing; replicate repair computes layers");
}

/// A run at work with its folder `d`, or none if it ended before; the first layer is being written.
fn at_work(work: &Work, words: &str) -> std::process::Child {
    let mut child = work.start(&format!("{words} -q"));
    let began = Instant::now();
    while !work.path("d/state.json").exists() && !work.path("d/1/state.json").exists() {
        assert!(child.try_wait().expect("a child").is_none(), "it has ended");
        assert!(began.elapsed() < crate::program::PATIENCE, "no state");
        sleep(Duration::from_millis(1));
    }
    // A stopped process holds its locks as long as a test needs.
    send(&mut child, "STOP");
    wait_until_stopped(&child);
    child
}

/// Waits until every thread has stopped: one that writes goes on until its system call returns.
fn wait_until_stopped(child: &std::process::Child) {
    let began = Instant::now();
    let stopped = |task: std::io::Result<fs::DirEntry>| {
        let stat = fs::read_to_string(task.expect("a thread").path().join("stat")).expect("its state");
        stat.rsplit(')').next().is_some_and(|after| after.trim_start().starts_with('T'))
    };
    while !fs::read_dir(format!("/proc/{}/task", child.id())).expect("threads").all(stopped) {
        assert!(began.elapsed() < crate::program::PATIENCE, "it does not stop");
        sleep(Duration::from_millis(1));
    }
}

/// While one run writes, no other command does, whoever removes `lock`; and what the first printed
/// is what is there in the end.
#[test]
fn every_writer_holds_the_lock() {
    let nodes = 1 << 16;
    let work = Work::new();
    let labels = format!("labels --nodes {nodes} --layers 2 --dir d --layout filecoin --checkpoint 0.01");
    let child = at_work(&work, &format!("{labels} --replica-id {NINES}"));
    let holder = format!("(process {})", child.id());
    let foreign = format!("--dir d --layout filecoin --nodes {nodes} --layers 2");
    for removed in [false, true] {
        if removed {
            fs::remove_file(work.path("d/lock")).expect("it is there while a run is at work");
        }
        let before = everything(&work.path("d"));
        for words in [
            format!("{labels} --replica-id {NINES} --resume"),
            format!("{labels} --replica-id {}", id(9)),
            format!("repair {foreign} --replica-id {}", id(9)),
            format!("repair {foreign} --replica-id {NINES} --force"),
            format!("audit {foreign} --replica-id {NINES}"),
            "repair --dir d".to_owned(),
            "audit --dir d".to_owned(),
        ] {
            let outcome = work.run(&format!("{words} -q"));
            assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{words}: {outcome:?}");
            check_complaint(&outcome.stderr, "another run is using this folder");
            check_complaint(&outcome.stderr, &holder);
        }
        assert!(everything(&work.path("d")) == before, "nothing was written");
    }
    let mut child = child;
    send(&mut child, "CONT");
    let outcome = finish(child);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    for layer in LAYERS {
        let listed = crate::replicate::listed(&work.read(&format!("d/{layer}")), format!("d/{layer}"));
        assert!(outcome.stdout.contains(&listed), "{outcome:?}");
    }
    assert!(!work.path("d/lock").exists(), "nothing is left");
}

/// The folder of one of several replicas is a folder of its own for whoever names it.
#[test]
fn folders_of_replicas_are_locked_too() {
    let work = Work::new();
    let labels = format!("labels --nodes 65536 --layers 2 --replica-id {NINES} --replica-id {}", id(4));
    let mut child = at_work(&work, &format!("{labels} --dir d"));
    let outcome = work.run("repair --dir d/1 -q");
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    check_complaint(&outcome.stderr, "d/1: another run is using");
    send(&mut child, "CONT");
    assert_eq!(finish(child).code, Some(0));
    work.done("repair --dir d/1");
    assert!(!work.path("d/1/lock").exists() && !work.path("d/lock").exists());
}

/// A reader needs no right to write.
#[test]
fn readers_need_no_right_to_write() {
    let work = Work::new();
    let comm_d = sector(&work);
    work.done(&format!("encode data own --replica-id {NINES} --dir own.d"));
    fs::create_dir(work.path("new")).expect("a folder");
    let mode = |name: &str, mode: u32| {
        fs::set_permissions(work.path(name), fs::Permissions::from_mode(mode)).expect("a mode");
    };
    ["", "d", "own.d"].into_iter().for_each(|name| mode(name, 0o555));
    mode("new", 0o777);
    let as_nobody = |words: &str| -> Outcome {
        let mut command = crate::program::command();
        command.current_dir(work.path("")).arg("replicate").args(words.split_whitespace()).arg("-q");
        // Root may write everywhere.
        if fs::metadata("/proc/self").expect("this process").uid() == 0 {
            command.uid(65534).gid(65534);
        }
        finish(command.spawn().expect("the program starts"))
    };
    for words in [
        "audit --dir d".to_owned(),
        "audit --dir own.d".to_owned(),
        format!("audit --dir d --layout filecoin --registered-proof 5 {} --comm-d {comm_d}", who()),
        format!("decode own new/back --replica-id {NINES} --dir own.d"),
    ] {
        let outcome = as_nobody(&words);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
    }
    ["", "d", "own.d"].into_iter().for_each(|name| mode(name, 0o755));
}
