//! `replicate parents`, `replicate comm-d`, registered proofs, and ids that are derived.

use crate::program::{check_complaint, check_refused};
use crate::reference::Reference;
use crate::replicate::{NINES, Work, decoded, elements, id, listed, sha256};
use hashweave::replicate::field;
use serde_json::{Value, json};
use std::fs;

/// Registered proof and digest of the parent cache: from the specification.
const CACHES: [(u64, &str); 3] = [
    (0, "3da49221e2ed55371b86d0bf3d6526fcf128af61bed904f966428db1b531750d"),
    (5, "840057702eea7652cf97e04306c30fe57174714d90de156a25eddd6075c25b97"),
    (1, "a76604f2f59f2744c7151653bbb1d8596b6b57d295e6fa6c1f0c41d725b502ce"),
];

#[test]
fn parent_caches_are_those_of_main_net() {
    let work = Work::new();
    for (number, sum) in CACHES {
        let printed = work.done(&format!("parents --registered-proof {number} --out cache --force"));
        assert_eq!(printed, format!("{sum}  cache\n"));
        assert_eq!(sha256(&work.read("cache")), sum);
    }
}

/// Of the parents of random graphs, by number of nodes and by porep_id; and the names of the files.
#[test]
fn parent_caches_are_those_of_the_reference() {
    let mut reference = Reference::start();
    for (k, version) in ["1.0.0", "1.1.0", "1.2.0"].into_iter().enumerate() {
        for nodes in [1, 2, 5, 33, 100] {
            let (work, porep_id) = (Work::new(), id(k as u8));
            fs::create_dir(work.path("folder")).expect("a folder");
            let words =
                format!("parents --nodes {nodes} --porep-id {porep_id} --api-version {version} --threads 2");
            let request =
                json!({"do": "cache", "nodes": nodes, "porep_id": porep_id, "api_version": version});
            let answer = reference.ask(&request);
            let name = format!("folder/{}", answer["name"].as_str().expect("a name"));
            assert_eq!(work.done(&format!("{words} --out folder")), listed(&decoded(&answer["data"]), &name));
            assert!(work.read(&name) == decoded(&answer["data"]), "{words}");
            let record: Value =
                serde_json::from_str(&work.done(&format!("{words} --out file --json"))).expect("JSON");
            assert_eq!((&record["kind"], &record["output"]), (&json!("parents"), &json!("file")));
            assert_eq!(
                (&record["bytes"], &record["sha256"]),
                (&json!(nodes * 56), &json!(sha256(&work.read("file"))))
            );
        }
    }
}

#[test]
fn commitments_are_the_published_ones() {
    let work = Work::new();
    for (bytes, root) in [
        (128, "3731bb99ac689f66eef5973e4a94da188f4ddcae580724fc6f3fd60dfd488333"),
        (2048, "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833"),
    ] {
        fs::write(work.path("zeros"), vec![0; bytes]).expect("zeros");
        assert_eq!(work.done("comm-d zeros"), format!("{root}\n"));
    }
    fs::write(work.path("zeros"), vec![0; 1025]).expect("zeros");
    assert!(work.done("comm-d zeros --pad").starts_with("fc7e9282"), "filled to 2048");
}

#[test]
fn commitments_are_those_of_the_reference() {
    let mut reference = Reference::start();
    for nodes in [1, 2, 4, 64, 256] {
        let work = Work::new();
        work.data("data", nodes * 32, 9);
        let request = json!({"do": "comm-d", "data": hex::encode(elements(nodes * 32, 9))});
        let root = hex::encode(decoded(&reference.ask(&request)["data"]));
        assert_eq!(work.done("comm-d data --threads 2"), format!("{root}\n"));
        let record: Value = serde_json::from_str(&work.done("comm-d data --json")).expect("JSON");
        assert_eq!(record, json!({"kind": "comm-d", "input": "data", "comm_d": root}));
    }
}

#[test]
fn data_without_a_commitment_are_refused() {
    let work = Work::new();
    work.data("three", 96, 1);
    work.data("odd", 100, 1);
    let mut data = elements(2048, 1);
    data[40 * 32..41 * 32].copy_from_slice(&field::MODULUS.map(u64::to_le_bytes).concat());
    fs::write(work.path("large"), data).expect("data");
    work.failed("comm-d three", "three");
    work.failed("comm-d odd", "odd");
    work.failed("comm-d large", "node 40 ");
    work.failed("comm-d nothing", "nothing");
    work.failed("parents --nodes 64 --out nowhere/cache", "nowhere/cache");
    for (words, needle) in [
        ("parents --nodes 64", "--out"),
        ("parents --out cache", "--nodes"),
        ("parents --nodes 64 --out cache --scheme r2", "sdr"),
        ("parents --nodes 64 --size 2KiB --out cache", "--size"),
        ("parents --size 2001 --out cache", "--size 2001"),
        ("comm-d", "FILE"),
    ] {
        check_refused(&work.run(words), needle);
    }
    assert_eq!(work.names(), ["large", "odd", "three"]);
}

/// The porep_id, the data filled to the size of the proof, and the id that follows from both.
#[test]
fn ids_are_derived_as_on_main_net() {
    let mut reference = Reference::start();
    let work = Work::new();
    let [prover, ticket, other] = [1, 2, 3].map(id);
    for (name, bytes) in [("data", 2048), ("more", 2048), ("short", 1000)] {
        work.data(name, bytes, bytes as u8 ^ name.len() as u8);
    }
    let porep_id = format!("05{}", "0".repeat(62));
    let mut derived = Vec::new();
    for (name, sector, ticket) in [("data", 7, &ticket), ("more", 70000, &other), ("short", 9, &ticket)] {
        let mut data = work.read(name);
        data.resize(2048, 0);
        let comm_d =
            hex::encode(decoded(&reference.ask(&json!({"do": "comm-d", "data": hex::encode(data)}))["data"]));
        let request = json!({
            "do": "replica-id", "prover_id": prover, "sector": sector, "ticket": ticket, "comm_d": comm_d, "porep_id": porep_id,
        });
        derived.push((comm_d, hex::encode(decoded(&reference.ask(&request)["data"]))));
    }
    let common = "--registered-proof 5 --layers 2";
    let given: String = derived.iter().map(|(_, id)| format!(" --replica-id {id}")).collect();
    let files = |to: &str| format!("data {to}1 more {to}2 short {to}3");
    work.done(&format!("encode {} --pad {common} {given}", files("a")));
    let ids = format!(
        "--prover-id {prover} --sector 7 --ticket {ticket} --sector 70000 --ticket {other} --sector 9 --ticket {ticket}"
    );
    let lines = work.done(&format!("encode {} --pad {common} {ids} --json", files("b")));
    for (line, (_, id)) in lines.lines().zip(&derived) {
        let record: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!((&record["replica_id"], &record["porep_id"]), (&json!(id), &json!(porep_id)));
        assert_eq!(record["api_version"], "1.1.0");
    }
    for k in 1..=3 {
        assert!(work.read(&format!("a{k}")) == work.read(&format!("b{k}")), "replica {k}");
    }
    // Without the data, their commitments are given.
    let commitments: String = derived.iter().map(|(comm_d, _)| format!(" --comm-d {comm_d}")).collect();
    work.done(&format!("decode a1 c1 a2 c2 a3 c3 {common} {ids} {commitments}"));
    assert_eq!((work.read("c1"), work.read("c2")), (work.read("data"), work.read("more")));
    assert_eq!(work.read("c3")[..1000], work.read("short"));
}

#[test]
fn a_registered_proof_has_one_size() {
    let work = Work::new();
    work.data("data", 3200, 1);
    work.data("short", 1024, 1);
    let words = format!("--replica-id {NINES} --registered-proof 10");
    work.failed(&format!("encode data out {words}"), "data: has 3200 bytes");
    work.failed(&format!("encode short out {words}"), "short: has 1024 bytes");
    work.done(&format!("encode short out {words} --pad"));
    assert_eq!(work.read("out").len(), 2048);
    let id = format!("--prover-id {NINES} --sector 1 --ticket {NINES}");
    check_refused(&work.run(&format!("encode data out {id}")), "power of two");
}

/// A kept cache of the graph gives the same replica, and is made once; a flipped bit in it is
/// named, and it is made again.
#[test]
fn a_cached_graph_gives_the_same_replica() {
    for scheme in ["sdr", "zigzag", "r2"] {
        let work = Work::new();
        work.data("data", 3200, 2);
        let words = format!("--scheme {scheme} --layers 3 --replica-id {NINES}");
        let plain = work.done(&format!("encode data plain {words}"));
        let cached = work.done(&format!("encode data cached {words} --dir d --cached-graph"));
        assert_eq!(plain.replace("plain", "cached"), cached, "{scheme}");
        let names =
            fs::read_dir(work.path("d")).expect("the folder").map(|entry| entry.expect("an entry").path());
        let caches: Vec<_> =
            names.filter(|path| path.extension().is_some_and(|end| end == "cache")).collect();
        assert!(!caches.is_empty(), "{scheme}: a cache is in the folder");
        for cache in caches {
            let right = fs::read(&cache).expect("a cache");
            let mut wrong = right.clone();
            wrong[right.len() / 2] ^= 1;
            fs::write(&cache, wrong).expect("a damaged cache");
            let name = cache.file_name().expect("a name").to_str().expect("UTF-8");
            let outcome = work.run(&format!("encode data cached {words} --dir d --cached-graph --resume -q"));
            assert_eq!((outcome.code, &outcome.stdout), (Some(0), &cached), "{outcome:?}");
            check_complaint(&outcome.stderr, name);
            assert!(fs::read(&cache).expect("a cache") == right, "{name} is as it was");
        }
    }
}
