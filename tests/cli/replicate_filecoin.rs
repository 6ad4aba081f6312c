//! `replicate` with the names of main net's programs, data that are all zeros, and the last layer
//! alone.

use crate::program::{by_shell, check_complaint, check_fields, check_refused, finish};
use crate::reference::Reference;
use crate::replicate::{NINES, Work, decoded, elements, id, listed, sha256};
use crate::replicate_endings::send;
use hashweave::replicate::NODE;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Instant;

/// Bytes of a segment: the least that is saved.
const SEGMENT: usize = 1 << 20;

/// Of a prover, a sector and a ticket.
pub(crate) fn who() -> String {
    format!("--prover-id {} --sector 7 --ticket {}", id(1), id(2))
}

/// Every file of a folder.
pub(crate) fn content(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let name = |entry: &fs::DirEntry| entry.file_name().into_string().expect("UTF-8");
    entries.map(|entry| (name(&entry), fs::read(entry.path()).expect("a file"))).collect()
}

/// The porep_id of a registered proof.
fn porep_id(number: u64) -> String {
    format!("{:02x}{}", number, "0".repeat(62))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Layers, tree, and what phase 2 takes, of every api version, against the reference; the replica
/// is the same as without a layout.
#[test]
fn files_are_those_of_the_reference_under_main_nets_names() {
    let mut reference = Reference::start();
    for (number, version, name) in [
        (0, "1.0.0", "StackedDrg2KiBV1"),
        (5, "1.1.0", "StackedDrg2KiBV1_1"),
        (10, "1.2.0", "StackedDrg2KiBV1_1_Feat_SyntheticPoRep"),
        (15, "1.2.0", "StackedDrg2KiBV1_2_Feat_NonInteractivePoRep"),
    ] {
        let work = Work::new();
        let data = elements(2048, number as u8);
        work.data("data", 2048, number as u8);
        let common = format!("--registered-proof {number} {}", who());
        let printed = work.done(&format!("encode data out {common} --layout filecoin --dir d --json"));
        let records = lines(&printed);
        let replica_id = records[0]["replica_id"].as_str().expect("an id").to_owned();
        let layers = reference.ask(&json!({
            "do": "layers", "scheme": "sdr", "nodes": 64, "layers": 2, "porep_id": porep_id(number),
            "api_version": version, "replica_id": replica_id, "data": hex::encode(&data),
        }));
        let tree = decoded(&reference.ask(&json!({"do": "tree-d", "data": hex::encode(&data)}))["data"]);
        let comm_d = &tree[tree.len() - NODE..];
        let files = content(&work.path("d"));
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(
            names,
            [
                "layer-01.sha256s",
                "layer-02.sha256s",
                "precommit1.json",
                "sc-02-data-layer-1.dat",
                "sc-02-data-layer-2.dat",
                "sc-02-data-tree-d.dat",
                "state.copy.json",
                "state.json"
            ]
        );
        for layer in 0..2 {
            let name = format!("sc-02-data-layer-{}.dat", layer + 1);
            assert!(files[&name] == decoded(&layers["layers"][layer]), "{number}: {name}");
        }
        assert_eq!((files["sc-02-data-tree-d.dat"].len(), tree.len()), (127 * NODE, 127 * NODE));
        assert!(files["sc-02-data-tree-d.dat"] == tree);
        let folder = fs::canonicalize(work.path("d")).expect("a folder");
        let store =
            |id: &str, size: usize| json!({"path": folder, "id": id, "size": size, "rows_to_discard": 0});
        let first = "StackedDrg2KiBV1";
        let mut phase_1: Value = serde_json::from_slice(&files["precommit1.json"]).expect("JSON");
        let ticket = phase_1.as_object_mut().and_then(|fields| fields.remove("_lotus_SealRandomness"));
        assert_eq!(ticket.and_then(|ticket| ticket.as_str().map(str::len)), Some(44));
        assert_eq!(
            phase_1,
            json!({
                "registered_proof": name,
                "labels": {first: {"labels": [store("layer-1", 64), store("layer-2", 64)], "_h": null}},
                "config": store("tree-d", 127),
                "comm_d": comm_d,
            })
        );
        assert_eq!(
            records[1],
            json!({
                "kind": "tree-d", "output": "d/sc-02-data-tree-d.dat", "bytes": 127 * NODE, "comm_d": hex::encode(comm_d),
                "phase_1": "d/precommit1.json",
            })
        );
        assert_eq!((records.len(), &records[2]["kind"]), (3, &json!("done")));
        assert_eq!(work.done(&format!("encode data plain {common}")), listed(&work.read("out"), "plain"));
        assert!(work.done("audit --dir d").contains(&hex::encode(comm_d)));
        let comm_d = hex::encode(comm_d);
        work.done(&format!("decode out back {common} --comm-d {comm_d} --dir d"));
        assert!(work.read("back") == data);
    }
}

/// `labels` makes the same files, from data or zeros, for several replicas.
#[test]
fn labels_makes_what_encode_makes() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let common = format!("--registered-proof 5 --layout filecoin {}", who());
    work.done(&format!("encode data out {common} --dir encoded"));
    let printed = work.done(&format!("labels {common} --dir labelled --data data"));
    let layer = |n: u32| format!("labelled/sc-02-data-layer-{n}.dat");
    assert_eq!(printed, listed(&work.read(&layer(1)), layer(1)) + &listed(&work.read(&layer(2)), layer(2)));
    for name in ["sc-02-data-layer-1.dat", "sc-02-data-layer-2.dat", "sc-02-data-tree-d.dat"] {
        assert!(work.read(&format!("labelled/{name}")) == work.read(&format!("encoded/{name}")), "{name}");
    }
    let two = format!("labels {common} --sector 8 --dir two --data data --data /dev/zero");
    work.done(&two);
    assert!(work.read("two/1/sc-02-data-tree-d.dat") == work.read("encoded/sc-02-data-tree-d.dat"));
    fs::write(work.path("zeros"), [0; 2048]).expect("zeros");
    work.done(&format!("encode zeros z {} --dir zeros.d", common.replace("--sector 7", "--sector 8")));
    for name in ["sc-02-data-layer-2.dat", "sc-02-data-tree-d.dat"] {
        assert!(work.read(&format!("two/2/{name}")) == work.read(&format!("zeros.d/{name}")), "{name}");
    }
    // The same again changes nothing; other data are refused.
    let before = content(&work.path("labelled"));
    work.done(&format!("labels {common} --dir labelled --data data --resume"));
    assert!(content(&work.path("labelled")) == before);
    work.data("others", 2048, 9);
    let given = format!("labels --registered-proof 5 --layout filecoin --replica-id {NINES} --dir given");
    work.done(&format!("{given} --data data"));
    let outcome = work.run(&format!("{given} --data others --resume -q"));
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    check_complaint(&outcome.stderr, "its content differs");
    assert!(work.read("given/sc-02-data-tree-d.dat") == work.read("encoded/sc-02-data-tree-d.dat"));
    // Without data there are layers alone.
    work.done(&format!("labels --registered-proof 5 --layout filecoin --replica-id {NINES} --dir bare"));
    assert!(!work.path("bare/sc-02-data-tree-d.dat").exists() && !work.path("bare/precommit1.json").exists());
}

#[test]
fn what_cannot_have_main_nets_names_is_refused() {
    let work = Work::new();
    work.data("data", 96, 1);
    for (words, needle) in [
        ("encode data out --layout filecoin --dir d", "a power of two"),
        ("encode data out --layout filecoin", "--dir"),
        ("encode data out --layout filecoin --dir d --scheme r2", "only with sdr"),
        ("encode data out --keep last --dir d --scheme zigzag", "only with sdr"),
        ("encode data out --keep last", "--dir"),
        ("encode data out --layout lotus --dir d", "hashweave filecoin"),
        ("labels --nodes 64 --dir d --data data", "--layout filecoin"),
        ("decode /dev/zero out --nodes 64", "is not a file"),
        ("encode /dev/zero out", "has no end"),
    ] {
        let outcome = work.run(&format!("{words} --replica-id {NINES} -q"));
        assert!(
            matches!(outcome.code, Some(1 | 2)) && outcome.stderr.contains(needle),
            "{words}: {outcome:?}"
        );
        assert!(!work.path("out").exists());
    }
    // A folder of another program is never written to, and neither is one of another layout.
    work.data("data", 2048, 1);
    fs::create_dir(work.path("theirs")).expect("a folder");
    fs::write(work.path("theirs/sc-02-data-layer-1.dat"), [1; 2048]).expect("a layer");
    let common = format!("encode data out --registered-proof 5 --replica-id {NINES}");
    for layout in ["filecoin", "hashweave"] {
        let outcome = work.run(&format!("{common} --layout {layout} --dir theirs --resume -q"));
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        check_complaint(&outcome.stderr, "no state.json");
    }
    assert_eq!(work.read("theirs/sc-02-data-layer-1.dat"), [1; 2048]);
    work.done(&format!("{common} --dir ours"));
    let outcome = work.run(&format!("{common} --layout filecoin --dir ours --resume -q"));
    assert_eq!(outcome.code, Some(2), "{outcome:?}");
    check_complaint(&outcome.stderr, "layout");
    // Its files are no outputs.
    work.done(&format!(
        "encode data other --registered-proof 5 --replica-id {NINES} --layout filecoin --dir d"
    ));
    for name in ["sc-02-data-tree-d.dat", "sc-02-data-layer-1.dat", "precommit1.json", "layer-01.part"] {
        let outcome =
            work.run(&format!("encode data d/{name} --registered-proof 5 --replica-id {NINES} --force -q"));
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        check_complaint(&outcome.stderr, "keeps its layers");
    }
}

/// Killed again and again: what is there under a name that other programs trust is whole at any
/// instant, and in the end everything is the same.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn killed_at_any_instant_names_are_those_of_whole_files() {
    let work = Work::new();
    work.data("data", 2 * SEGMENT, 3);
    let words = |dir: &str, more: &str| {
        format!(
            "encode data {dir}.out --layers 3 --replica-id {NINES} --threads 2 --kernel copying --layout filecoin --dir {dir} --checkpoint 0.01 {more}"
        )
    };
    for keep in ["", "--keep last"] {
        let whole_dir = format!("whole{}", keep.len());
        let began = Instant::now();
        let whole = work.done(&words(&whole_dir, ""));
        let mut longest = began.elapsed();
        let right = content(&work.path(&whole_dir));
        let (mut kills, mut ended) = (0, 0);
        while kills < 8 {
            let mut child = work.start(&words("d", &format!("{keep} --resume -q")));
            let k = kills + ended;
            sleep(longest * (k * k % 19) / 19);
            send(&mut child, "KILL");
            let killed = finish(child).code.is_none();
            for (name, bytes) in content_if(&work.path("d")) {
                if name.starts_with("sc-02-data") {
                    assert!(bytes == right[&name], "{name} is not whole");
                }
            }
            kills += u32::from(killed);
            if !killed {
                ended += 1;
                assert!(ended <= 40, "it was killed {kills} times only");
                fs::remove_dir_all(work.path("d")).expect("a folder");
                let _ = fs::remove_file(work.path("d.out"));
                longest = longest * 3 / 4;
            }
        }
        let printed = work.done(&words("d", &format!("{keep} --resume")));
        assert_eq!(printed.replace("d.out", ""), whole.replace(&format!("{whole_dir}.out"), ""));
        let files = content(&work.path("d"));
        let kept =
            files.iter().filter(|(name, _)| name.starts_with("sc-02-data") || name.ends_with("sha256s"));
        let mut count = 0;
        for (name, bytes) in kept {
            assert!(*bytes == right[name], "{name}");
            count += 1;
        }
        assert_eq!(count, if keep.is_empty() { 7 } else { 3 }, "{:?}", files.keys());
        assert!(!files.keys().any(|name| name.ends_with(".part")), "{:?}", files.keys());
        fs::remove_dir_all(work.path("d")).expect("a folder");
        fs::remove_file(work.path("d.out")).expect("an output");
    }
}

fn content_if(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    if folder.exists() { content(folder) } else { BTreeMap::new() }
}

/// Zeros that nobody has to store: what comes out is the same, for every scheme, and alone they
/// have no size.
#[test]
fn zeros_without_a_file_are_a_file_of_zeros() {
    let work = Work::new();
    for (scheme, bytes) in [("sdr", 2048), ("r2", SEGMENT + 64), ("zigzag", 4096)] {
        fs::write(work.path("zeros"), vec![0; bytes]).expect("zeros");
        let common = format!("--scheme {scheme} --layers 2 --replica-id {NINES}");
        work.done(&format!("encode zeros a {common} --force --dir {scheme}.a"));
        work.done(&format!("encode /dev/zero b {common} --size {bytes} --force --dir {scheme}.b"));
        assert!(work.read("a") == work.read("b"), "{scheme}");
        // The state says the same of the data, so either can go on with the other's folder.
        work.done(&format!("encode zeros c {common} --force --dir {scheme}.b --resume"));
    }
    let derived = format!("--size 4096 {}", who());
    fs::write(work.path("zeros"), vec![0; 4096]).expect("zeros");
    work.done(&format!("encode zeros a {derived} --force"));
    work.done(&format!("encode /dev/zero b {derived} --force"));
    assert!(work.read("a") == work.read("b"));
    // Next to a file they are as long as it.
    work.data("data", 3200, 1);
    work.done(&format!("encode data a /dev/zero b --replica-id {NINES} --force"));
    assert_eq!(work.read("b").len(), 3200);
    for (size, root) in [
        ("2KiB", "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833"),
        // As main net has it for a sector without data.
        ("32GiB", "077e5fde35c50a9303a55009e3498a4ebedff39c42b710b730d8ec7ac7afa63e"),
    ] {
        assert_eq!(work.done(&format!("comm-d /dev/zero --size {size}")), format!("{root}\n"));
    }
    check_refused(&work.run("comm-d /dev/zero"), "has no end");
    check_refused(&work.run("comm-d /dev/zero --nodes 3"), "a power of two");
    fs::write(work.path("zeros"), vec![0; 100]).expect("zeros");
    assert!(work.done("comm-d zeros --pad --size 2048").starts_with("fc7e92"));
    check_refused(&work.run("comm-d zeros --pad --size 64"), "at least as many as the data");
}

/// The last layer is enough to decode; nothing else is left, and nothing else could be audited.
#[test]
fn the_last_layer_alone_decodes() {
    let work = Work::new();
    let bytes = 2 * SEGMENT;
    work.data("data", bytes, 4);
    let common = format!("--replica-id {NINES} --layers 4");
    work.done(&format!("encode data a {common} --dir all"));
    work.done(&format!("encode data b {common} --dir last --keep last"));
    assert!(work.read("a") == work.read("b"));
    let names: Vec<String> = content(&work.path("last")).into_keys().collect();
    assert_eq!(names, ["layer-04.dat", "layer-04.sha256s", "state.copy.json", "state.json"]);
    assert!(work.read("last/layer-04.dat") == work.read("all/layer-04.dat"));
    let printed = work.done(&format!("decode b back {common} --dir last --json"));
    assert_eq!(lines(&printed)[1]["resumed_layer"], json!(5), "no layer was computed: {printed}");
    assert!(work.read("back") == work.read("data"));
    let printed = work.done("audit --dir last --json");
    check_fields(
        &lines(&printed)[0],
        &["kind:text", "dir:text", "layers:int", "samples:int", "checked:int", "seed:int", "seconds:real"],
    );
    assert_eq!((&lines(&printed)[0]["layers"], &lines(&printed)[0]["checked"]), (&json!(1), &json!(0)));
    let printed =
        work.done(&format!("labels --nodes {} {common} --dir labels --keep last --json", bytes / NODE));
    let records = lines(&printed);
    assert_eq!((records.len(), &records[0]["output"]), (2, &json!("labels/layer-04.dat")));
    assert_eq!(
        (&records[0]["sha256"], &records[1]["replicas"]),
        (&json!(sha256(&work.read("all/layer-04.dat"))), &json!(1))
    );
    // Damaged, it is not used; it cannot be computed without the others, so a run begins again.
    let mut layer = work.read("last/layer-04.dat");
    layer[100] ^= 1;
    fs::write(work.path("last/layer-04.dat"), &layer).expect("a layer");
    work.failed("audit --dir last", "is not as it was written");
    work.failed("repair --dir last", "were not kept");
    let outcome = work.run(&format!("encode data b {common} --dir last --keep last --resume --force -q"));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    check_complaint(&outcome.stderr, "the run starts again");
    assert!(work.read("last/layer-04.dat") == work.read("all/layer-04.dat"));
}

/// The parent cache under its own name, where it is asked for; one that is there is compared.
#[test]
fn a_parent_cache_is_made_or_compared() {
    let work = Work::new();
    let common =
        format!("labels --registered-proof 5 --replica-id {NINES} --layout filecoin --resume --dir d");
    let name = "v28-sdr-parent-494d91dc80f2df5272c4b9e129bc7ade9405225993af9fe34e6542a39a47554b.cache";
    let sum = "840057702eea7652cf97e04306c30fe57174714d90de156a25eddd6075c25b97";
    for _ in 0..2 {
        let printed = work.done(&format!("{common} --parent-cache=caches"));
        assert!(printed.ends_with(&format!("{sum}  caches/{name}\n")), "{printed}");
    }
    let mut cache = work.read(&format!("caches/{name}"));
    cache[56 * 9] ^= 1;
    fs::write(work.path(&format!("caches/{name}")), &cache).expect("a cache");
    let outcome = work.run(&format!("{common} --parent-cache=caches -q"));
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    check_complaint(&outcome.stderr, "parents of node 9");
    // The folder of main net's programs is the default.
    let mut program = crate::program::command();
    program
        .current_dir(work.path(""))
        .args(["replicate"])
        .args(common.split(' '))
        .args(["--parent-cache", "-q"]);
    let outcome =
        finish(program.env("FIL_PROOFS_PARENT_CACHE", work.path("theirs")).spawn().expect("a program"));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(sha256(&work.read(&format!("theirs/{name}"))), sum);
}

/// The commands of docs/operators.md, in their order.
#[test]
fn the_operators_page_does_what_it_says() {
    let page = include_str!("../../docs/operators.md");
    let commands: String =
        page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(commands.matches("hashweave replicate").count() >= 6, "{commands}");
    let work = Work::new();
    let outcome = by_shell(&format!("set -eu\ncd '{}'\n{commands}", work.path("").display()));
    assert_eq!(outcome.code, Some(0), "{}\n{commands}", outcome.stderr);
    let printed = outcome.stdout;
    assert!(printed.contains("sound") && printed.contains("repaired"), "{printed}");
}
