//! `replicate audit` of every node and of other programs' folders, and `replicate repair`.

use crate::program::{check_complaint, check_fields, check_refused};
use crate::replicate::{NINES, Work, id};
use crate::replicate_filecoin::{content, who};
use hashweave::replicate::NODE;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;

/// Bytes of a segment.
const SEGMENT: usize = 1 << 20;

/// Nodes of the larger folders: two segments.
const NODES: usize = 2 * SEGMENT / NODE;

type Files = BTreeMap<String, Vec<u8>>;

/// A folder with main net's names and nothing of ours, of `nodes` nodes, three layers and a tree;
/// and the options that identify it.
fn foreign(work: &Work, nodes: usize) -> (String, Files) {
    work.data("data", nodes * NODE, 1);
    let graph = format!("--porep-id {} --api-version 1.1.0 --layers 3 --replica-id {NINES}", id(3));
    work.done(&format!("encode data out {graph} --layout filecoin --dir ours"));
    fs::create_dir(work.path("theirs")).expect("a folder");
    for (name, bytes) in content(&work.path("ours")) {
        if name.starts_with("sc-02-data") {
            fs::write(work.path("theirs").join(name), bytes).expect("a file");
        }
    }
    let comm_d = work.done("comm-d data");
    let words = format!("--dir theirs --layout filecoin --nodes {nodes} {graph} --comm-d {}", comm_d.trim());
    work.done(&format!("parents --nodes {nodes} --porep-id {} --api-version 1.1.0 --out theirs", id(3)));
    (words, content(&work.path("theirs")))
}

fn flip(work: &Work, file: &str, byte: usize) {
    let mut bytes = work.read(file);
    bytes[byte] ^= 0x10;
    fs::write(work.path(file), bytes).expect("a file");
}

fn record(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// One byte anywhere is found if every node is looked at, and named; repaired, every byte is as it
/// was.
#[test]
fn one_byte_of_another_programs_folder_is_found_and_repaired() {
    let work = Work::new();
    let (of, right) = foreign(&work, 128);
    let cache = right.keys().find(|name| name.ends_with(".cache")).expect("a parent cache").clone();
    let found = record(&work.done(&format!("audit {of} --samples all --json")));
    assert_eq!((&found["layers"], &found["checked"]), (&json!(3), &json!(384)));
    assert!(found["parent_cache"].as_str().expect("a path").ends_with(&cache), "{found}");
    assert_eq!(found["comm_d"], json!(work.done("comm-d data").trim()));
    assert_eq!(work.done(&format!("repair {of}")), "theirs: sound; nothing was changed\n");
    let mut places = vec![(cache, 56 * 100 + 4, "parents of node 100".to_owned())];
    for layer in 1..=3 {
        let name = format!("sc-02-data-layer-{layer}.dat");
        for node in [0, 1, 2, 77, 127] {
            places.push((name.clone(), node * NODE + 31, format!("layer {layer}, node {node} ")));
        }
    }
    // Of the tree: a node of the second row, the row of two, and the root.
    for (node, said) in [(130, "node 130"), (253, "node 253"), (254, "has the root")] {
        places.push(("sc-02-data-tree-d.dat".to_owned(), node * NODE, said.to_owned()));
    }
    for (name, byte, said) in places {
        flip(&work, &format!("theirs/{name}"), byte);
        let damaged = content(&work.path("theirs"));
        work.failed(&format!("audit {of} --samples all"), &said);
        work.failed(&format!("audit {of} --samples all"), &name);
        assert!(content(&work.path("theirs")) == damaged, "an audit writes nothing");
        let repaired = record(&work.done(&format!("repair {of} --json")));
        check_fields(&repaired, &["kind:text", "dir:text", "files:list", "nodes:int", "seconds:real"]);
        assert_eq!(repaired["files"], json!([format!("theirs/{name}")]));
        assert_eq!(repaired["nodes"], json!(u64::from(name.contains("layer"))), "{name} {byte}");
        assert!(content(&work.path("theirs")) == right, "{name} {byte}");
    }
}

/// Samples find what is wrong everywhere, and are drawn again by their seed.
#[test]
fn samples_of_another_programs_folder_are_compared() {
    let work = Work::new();
    let (of, _) = foreign(&work, 128);
    let found = record(&work.done(&format!("audit {of} --samples 9 --seed 5 --json")));
    assert_eq!(
        (&found["layers"], &found["checked"], &found["samples"], &found["seed"]),
        (&json!(3), &json!(27), &json!(9), &json!(5))
    );
    // Another id is wrong in every node.
    let others = of.replace(NINES, &id(9));
    work.failed(&format!("audit {others} --samples 1"), "--replica-id is another's");
    work.failed(&format!("audit {}", of.replace("1.1.0", "1.0.0")), "--api-version is another's");
    let (graph, _) = of.split_once(" --comm-d").expect("comm_d comes last");
    work.failed(&format!("audit {graph} --comm-d {NINES}"), "which is not comm_d");
}

/// Layers that are short, gone, of another id, or computed wrongly from some node on; a file of
/// nothing but noise.
#[test]
fn layers_that_are_gone_or_wrong_are_computed_again() {
    let work = Work::new();
    let (of, right) = foreign(&work, NODES);
    let layer = |n: u32| format!("theirs/sc-02-data-layer-{n}.dat");
    let restore = || {
        for (name, bytes) in &right {
            fs::write(work.path("theirs").join(name), bytes).expect("a file");
        }
    };
    let check = |what: &str, said: &str, files: &[&str]| {
        work.failed(&format!("audit {of} --samples all"), said);
        let repaired = record(&work.done(&format!("repair {of} --json")));
        let files: Vec<String> = files.iter().map(|file| format!("theirs/{file}")).collect();
        assert_eq!(repaired["files"], json!(files), "{what}");
        let same = content(&work.path("theirs"));
        assert!(same.keys().eq(right.keys()), "{what}: {:?}", same.keys());
        assert!(same == right, "{what}");
        repaired["nodes"].as_u64().expect("a number")
    };
    let [one, two, three] = ["sc-02-data-layer-1.dat", "sc-02-data-layer-2.dat", "sc-02-data-layer-3.dat"];
    fs::remove_file(work.path(&layer(2))).expect("a layer");
    assert_eq!(check("gone", "is missing", &[two]), NODES as u64);
    let bytes = work.read(&layer(1));
    fs::write(work.path(&layer(1)), &bytes[..SEGMENT + 40]).expect("a part");
    assert_eq!(check("short", "bytes instead of", &[one]), (NODES - SEGMENT / NODE - 1) as u64);
    fs::write(work.path(&layer(3)), [&right[three][..], &[7; 64]].concat()).expect("more");
    check("longer", "bytes instead of", &[three]);
    // Two damages far apart, in different layers.
    flip(&work, &layer(1), 5);
    flip(&work, &layer(3), SEGMENT + 5);
    assert_eq!(check("two bytes", "layer 1, node 0 ", &[one, three]), 2);
    // A run that was wrong from a node of layer 2 on: the rest of its chain follows from that node.
    restore();
    fs::write(work.path(&layer(2)), wrong_from(&work, NODES - 3000)).expect("a layer");
    let said = format!("layer 2, node {} ", NODES - 3000);
    work.failed(&format!("audit {of} --samples all"), &said);
    fs::remove_file(work.path(&layer(3))).expect("a layer");
    let nodes = check("wrong", "is missing", &[two, three]);
    assert_eq!(nodes as usize, 3000 + NODES);
    fs::write(work.path(&layer(1)), vec![0x15; NODES * NODE]).expect("noise");
    assert_eq!(check("noise", "layer 1, node 0 ", &[one]), NODES as u64);
}

/// Layer 2 as a run makes it that goes wrong at a node and does not know: what a repair of that
/// node's successors makes of the wrong one.
fn wrong_from(work: &Work, node: usize) -> Vec<u8> {
    use hashweave::replicate::{Graph, Parameters, Parents, Side, label};
    let porep_id = hex::decode(id(3)).expect("digits").try_into().expect("32 bytes");
    let scheme = hashweave::replicate::Scheme::Sdr;
    let version = "1.1.0".parse().expect("a version");
    let graph = Graph::new(&Parameters::new(scheme, NODES as u64, 3, porep_id, version).expect("parameters"));
    let replica_id = hex::decode(NINES).expect("digits").try_into().expect("32 bytes");
    let before = work.read("theirs/sc-02-data-layer-1.dat");
    let mut labels = work.read("theirs/sc-02-data-layer-2.dat");
    labels[node * NODE] ^= 1;
    for node in node + 1..NODES {
        let mut parents = [0; 14];
        graph.parents(Side::Forward, node, &mut parents);
        let of = |(i, parent): (usize, &u32)| {
            let from = if i < 6 { &labels } else { &before };
            from.as_chunks::<NODE>().0[*parent as usize]
        };
        let parents: Vec<_> = parents.iter().enumerate().map(of).collect();
        labels[node * NODE..(node + 1) * NODE].copy_from_slice(&label(&replica_id, 2, node, &parents));
    }
    labels
}

/// A repair cannot compute data that are damaged, and then changes nothing; the identity of a
/// folder has to be given.
#[test]
fn what_cannot_be_repaired_or_audited_is_said() {
    let work = Work::new();
    let (of, _) = foreign(&work, 128);
    flip(&work, "theirs/sc-02-data-tree-d.dat", 40);
    let damaged = content(&work.path("theirs"));
    work.failed(&format!("repair {of}"), "damaged leaves");
    let (without, _) = of.split_once(" --comm-d").expect("comm_d comes last");
    work.failed(&format!("repair {without}"), "--comm-d");
    assert!(content(&work.path("theirs")) == damaged);
    fs::remove_file(work.path("theirs/sc-02-data-tree-d.dat")).expect("a tree");
    assert!(work.done(&format!("audit {without}")).contains("sound; 3 layers"));
    let graph = "--dir theirs --layout filecoin";
    for (words, needle) in [
        (graph.to_owned(), "--registered-proof"),
        (format!("{graph} --registered-proof 5"), "--replica-id"),
        (format!("{graph} --registered-proof 5 --scheme r2 --replica-id {NINES}"), "--scheme sdr"),
        (format!("{graph} --nodes 96 --replica-id {NINES}"), "power of two"),
        (format!("--dir ours --comm-d {NINES}"), "--layout filecoin"),
        (
            format!("--dir {} --layout filecoin --nodes 128 --replica-id {NINES}", work.path("").display()),
            "no layer in it",
        ),
    ] {
        check_refused(&work.run(&format!("audit {words} -q")), needle);
        check_refused(&work.run(&format!("repair {words} -q")), needle);
    }
    // Wrong lengths are said before anything is read.
    work.failed(
        &format!("audit {graph} --registered-proof 5 {} --comm-d {NINES}", who()),
        "4096 bytes instead of 2048",
    );
}

/// Zeros are data that are known: their tree is made again from nothing.
#[test]
fn the_tree_of_zeros_is_made_again() {
    let work = Work::new();
    let common = format!("--registered-proof 5 --layout filecoin {}", who());
    work.done(&format!("labels {common} --data /dev/zero --dir d"));
    let right = content(&work.path("d"));
    let comm_d = work.done("comm-d /dev/zero --size 2KiB");
    let repair = format!("repair {common} --comm-d {} --dir d", comm_d.trim());
    fs::remove_file(work.path("d/sc-02-data-tree-d.dat")).expect("a tree");
    assert!(work.done(&repair).starts_with("d/sc-02-data-tree-d.dat: repaired\n"));
    assert!(content(&work.path("d")) == right);
    flip(&work, "d/sc-02-data-tree-d.dat", 3);
    assert!(work.done("repair --dir d").starts_with("d/sc-02-data-tree-d.dat: repaired\n"));
    assert!(content(&work.path("d")) == right);
}

/// Every kind of file of our own folders, in both layouts: only what was damaged is written, and
/// everything is as it was.
#[test]
fn our_folders_are_repaired_by_their_digests() {
    for (layout, layer, tree) in [
        ("hashweave", ["layer-01.dat", "layer-02.dat", "layer-03.dat"], None),
        (
            "filecoin",
            ["sc-02-data-layer-1.dat", "sc-02-data-layer-2.dat", "sc-02-data-layer-3.dat"],
            Some("sc-02-data-tree-d.dat"),
        ),
    ] {
        let work = Work::new();
        work.data("data", 2 * SEGMENT, 2);
        let words = format!("encode data out --layers 3 --replica-id {NINES} --layout {layout} --dir d");
        work.done(&words);
        let right = content(&work.path("d"));
        let check = |files: &[&str], nodes: usize| {
            let outcome = work.run("audit --dir d -q");
            assert_eq!(outcome.code, Some(1), "{files:?}: {outcome:?}");
            let repaired = record(&work.done("repair --dir d --json"));
            let files: Vec<String> = files.iter().map(|file| format!("d/{file}")).collect();
            assert_eq!((&repaired["files"], &repaired["nodes"]), (&json!(files), &json!(nodes)));
            assert!(content(&work.path("d")) == right, "{files:?}");
            assert!(work.done("audit --dir d --samples all").contains("sound; 3 layers"));
        };
        assert_eq!(work.done("repair --dir d"), "d: sound; nothing was changed\n");
        for (file, byte) in [(layer[0], 0), (layer[1], SEGMENT + 77), (layer[2], 2 * SEGMENT - 1)] {
            flip(&work, &format!("d/{file}"), byte);
            check(&[file], 1);
        }
        fs::remove_file(work.path("d").join(layer[1])).expect("a layer");
        check(&[layer[1]], NODES);
        let cut = fs::File::options().write(true).open(work.path("d").join(layer[0])).expect("a layer");
        cut.set_len((SEGMENT + 64) as u64).expect("cut");
        check(&[layer[0]], NODES - SEGMENT / NODE - 2);
        flip(&work, "d/layer-02.sha256s", 40);
        check(&["layer-02.sha256s"], 0);
        flip(&work, "d/layer-02.sha256s", 40);
        flip(&work, &format!("d/{}", layer[1]), 99);
        check(&[layer[1], "layer-02.sha256s"], 1);
        fs::remove_file(work.path("d/layer-01.sha256s")).expect("digests");
        check(&["layer-01.sha256s"], 0);
        flip(&work, "d/state.json", 200);
        check(&["state.json"], 0);
        if let Some(tree) = tree {
            flip(&work, &format!("d/{tree}"), 3 * SEGMENT);
            check(&[tree], 0);
        }
        // It is still a folder from which a run goes on.
        work.done(&format!("{words} --resume"));
    }
}

/// A wrong computation has right digests: only an audit of every node finds it, and a repair by
/// digests does not pretend to.
#[test]
fn every_node_of_our_folders_is_compared() {
    for scheme in ["sdr", "r2", "zigzag"] {
        let work = Work::new();
        work.data("data", 4096, 2);
        work.done(&format!("encode data out --scheme {scheme} --layers 3 --replica-id {NINES} --dir d"));
        let found = record(&work.done("audit --dir d --samples all --json"));
        assert_eq!((&found["checked"], &found["samples"]), (&json!(384), &json!(128)), "{scheme}");
        if scheme != "sdr" {
            check_refused(&work.run("repair --dir d -q"), "--resume");
        }
    }
}

/// Repairs of several replicas in one folder; a run at work is not disturbed.
#[test]
fn all_replicas_of_a_folder_are_repaired() {
    let work = Work::new();
    work.data("a", 4096, 2);
    work.data("b", 4096, 3);
    work.done(&format!("encode a x b y --layers 2 --replica-id {NINES} --replica-id {} --dir d", id(4)));
    let right = [content(&work.path("d/1")), content(&work.path("d/2"))];
    flip(&work, "d/1/layer-02.dat", 5);
    flip(&work, "d/2/layer-01.dat", 5);
    let outcome = work.run("repair --dir d");
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(
        outcome.stdout.starts_with("d/1/layer-02.dat: repaired\nd/2/layer-01.dat: repaired\n"),
        "{outcome:?}"
    );
    assert!([content(&work.path("d/1")), content(&work.path("d/2"))] == right);
    check_refused(&work.run("repair --dir nowhere -q"), "no state.json");
    let outcome = work.run("repair --dir d --layers 9 -q");
    check_refused(&outcome, "number of layers");
    check_complaint(&outcome.stderr, "not 9");
}
