//! `replicate`: published values, and every scheme against the slow reference, through the command.

use crate::program::{Outcome, check_complaint, check_fields, command, finish, names};
use crate::reference::Reference;
use hashweave::replicate::{NODE, Node, Scheme, field};
use hashweave::{Algorithm, digest};
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;
use tempfile::TempDir;

/// The replica_id of the published values of `sdr`.
pub(crate) const NINES: &str = "0909090909090909090909090909090909090909090909090909090909090909";

/// The replica id of the prototype.
const PROTOTYPE: &str = "aaaa000000000000000000000000000000000000000000000000000000000000";

/// A folder for the files of a test.
pub(crate) struct Work(TempDir);

impl Work {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file of `bytes` bytes that are elements of the field; every seed gives other bytes.
    pub(crate) fn data(&self, name: &str, bytes: usize, seed: u8) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, elements(bytes, seed)).expect("data");
        path
    }

    /// Names in the folder.
    pub(crate) fn names(&self) -> Vec<String> {
        names(self.0.path())
    }

    /// Starts `replicate` with these words, in the folder.
    pub(crate) fn start(&self, words: &str) -> Child {
        let mut command = command();
        command.current_dir(self.0.path()).arg("replicate").args(words.split_whitespace());
        command.spawn().expect("the program starts")
    }

    pub(crate) fn run(&self, words: &str) -> Outcome {
        finish(self.start(words))
    }

    /// The standard output of a command that must succeed without a complaint.
    pub(crate) fn done(&self, words: &str) -> String {
        let outcome = self.run(&format!("{words} -q"));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
        outcome.stdout
    }

    /// It fails, says `needle` and prints nothing.
    pub(crate) fn failed(&self, words: &str, needle: &str) {
        let outcome = self.run(&format!("{words} -q"));
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{words}: {outcome:?}");
        check_complaint(&outcome.stderr, needle);
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        let path = self.path(name);
        fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }
}

pub(crate) fn elements(bytes: usize, seed: u8) -> Vec<u8> {
    let block = |i: usize| {
        let drawn = digest(Algorithm::Sha256, &[&[seed][..], &i.to_le_bytes()].concat());
        field::masked(Node::try_from(drawn).expect("32 bytes"))
    };
    let mut data: Vec<u8> = (0..bytes.div_ceil(NODE)).flat_map(block).collect();
    data.truncate(bytes);
    data
}

pub(crate) fn sha256(bytes: &[u8]) -> String {
    hex::encode(digest(Algorithm::Sha256, bytes))
}

/// The line that is printed of a file.
pub(crate) fn listed(bytes: &[u8], name: impl AsRef<Path>) -> String {
    format!("{}  {}\n", sha256(bytes), name.as_ref().display())
}

pub(crate) fn id(seed: u8) -> String {
    sha256(&[seed])
}

/// The request to the reference that is the same as a command.
fn request(what: &str, scheme: Scheme, layers: u32, replica_id: &str, data: &[u8]) -> Value {
    json!({
        "do": what,
        "scheme": scheme.name(),
        "nodes": data.len() / NODE,
        "layers": layers,
        "porep_id": id(77),
        "api_version": "1.1.0",
        "replica_id": replica_id,
        "data": hex::encode(data),
    })
}

pub(crate) fn decoded(answer: &Value) -> Vec<u8> {
    hex::decode(answer.as_str().expect("a text")).expect("hexadecimal digits")
}

/// Nodes, porep_id byte, api version, last label and digest of layer 11: from the specification.
const LABELS: [(&str, &str, &str, &str, &str); 3] = [
    (
        "64",
        "00",
        "1.0.0",
        "04ba0f9a6ba9fad35e4806d183a281eab3c25afa9a1bd5e3378da6f1f4f46204",
        "546453eaa0f614c0dcd8196acbbe95ee026e79db8f683ccc98ad51b4f32c0c0c",
    ),
    (
        "128",
        "00",
        "1.0.0",
        "86daa8c4521e197e48c1fae6c9a1e85ab894a8883b9f23cebe531ddcd1004c23",
        "b963a0cbf52719eb9b688134d7c1aa5cebd74eeaf9123b40c2e98c8c6a5c929b",
    ),
    (
        "64",
        "7b",
        "1.1.0",
        "cfef0db78bf3b3ab9f1169774d2e7a77bc9054499d954834b51ca7c788110206",
        "48498e94f79165b427953153ce73ddb8856c09e2fbfb1f2a6f203d066e010dad",
    ),
];

#[test]
fn labels_are_those_of_main_net() {
    for (nodes, porep, version, label, sum) in LABELS {
        let work = Work::new();
        let porep_id = porep.repeat(NODE);
        let printed = work.done(&format!(
            "labels --nodes {nodes} --porep-id {porep_id} --api-version {version} --layers 11 --dir d --replica-id {NINES}"
        ));
        let last = format!("{sum}  d/layer-11.dat\n");
        assert!(printed.ends_with(&last) && printed.lines().count() == 11, "{printed}");
        let layer = work.read("d/layer-11.dat");
        assert_eq!(
            (sha256(&layer), hex::encode(&layer[layer.len() - NODE..])),
            (sum.to_owned(), label.to_owned())
        );
        for layer in 1..=11 {
            assert_eq!(work.read(&format!("d/layer-{layer:02}.dat")).len(), layer_bytes(nodes));
        }
    }
}

fn layer_bytes(nodes: &str) -> usize {
    nodes.parse::<usize>().expect("a number") * NODE
}

#[test]
fn a_mebibyte_of_zeros_becomes_the_prototypes_replica() {
    let known = [
        (1, "13bcef959c223cfab3c73077af6c849bd15c9bd6488473f172c957df1880fcfb"),
        (10, "a341a39ede26f1800add25da7071d5e6816ab53e0ff7eea3f28041346716589e"),
    ];
    let work = Work::new();
    fs::write(work.path("zeros"), vec![0; 1 << 20]).expect("zeros");
    for (layers, sum) in known {
        let words =
            format!("encode zeros out --scheme r2 --replica-id {PROTOTYPE} --layers {layers} --force");
        assert_eq!(work.done(&words), format!("{sum}  out\n"));
        assert_eq!(sha256(&work.read("out")), sum);
    }
}

/// Encoded as the reference does it, and back, alone and together, in memory and in a folder.
#[test]
fn files_are_encoded_as_by_the_reference_and_decoded() {
    let mut reference = Reference::start();
    for scheme in Scheme::ALL {
        for (nodes, layers, pairs) in [(1, 1, 1), (2, 3, 2), (33, 2, 3), (100, 3, 5), (257, 4, 2)] {
            let work = Work::new();
            let common =
                format!("--scheme {scheme} --layers {layers} --porep-id {} --api-version 1.1.0", id(77));
            let names = |from: &str, to: &str| -> String {
                (0..pairs).map(|k| format!(" {from}{k} {to}{k} --replica-id {}", id(k))).collect()
            };
            let mut expected = Vec::new();
            for k in 0..pairs {
                let data = elements(nodes * NODE, k);
                work.data(&format!("data{k}"), nodes * NODE, k);
                expected
                    .push(decoded(&reference.ask(&request("encode", scheme, layers, &id(k), &data))["data"]));
            }
            for (how, out) in [("--threads 1", "a"), ("--threads 3 --dir kept", "b")] {
                let printed = work.done(&format!("encode {} {common} {how}", names("data", out)));
                let lines: String = expected
                    .iter()
                    .enumerate()
                    .map(|(k, replica)| listed(replica, format!("{out}{k}")))
                    .collect();
                assert_eq!(printed, lines, "{scheme} {nodes} {layers} {how}");
                for (k, replica) in expected.iter().enumerate() {
                    assert!(work.read(&format!("{out}{k}")) == *replica, "{scheme} {nodes} {layers} {how}");
                }
            }
            for (how, out) in [("--threads 2", "c"), ("--threads 1 --dir kept", "d")] {
                work.done(&format!("decode {} {common} {how}", names("a", out)));
                for k in 0..pairs {
                    assert!(
                        work.read(&format!("{out}{k}")) == elements(nodes * NODE, k),
                        "{scheme} {nodes} {layers} {how}"
                    );
                }
            }
        }
    }
}

/// Every layer that is kept is the reference's.
#[test]
fn kept_layers_are_those_of_the_reference() {
    let mut reference = Reference::start();
    for scheme in Scheme::ALL {
        let work = Work::new();
        let data = elements(45 * NODE, 1);
        work.data("data", data.len(), 1);
        let answer = reference.ask(&request("layers", scheme, 4, NINES, &data));
        let porep_id = id(77);
        work.done(&format!(
            "encode data out --scheme {scheme} --layers 4 --replica-id {NINES} --porep-id {porep_id} --api-version 1.1.0 --dir d"
        ));
        for (i, layer) in answer["layers"].as_array().expect("a list").iter().enumerate() {
            assert!(
                work.read(&format!("d/layer-{:02}.dat", i + 1)) == decoded(layer),
                "{scheme}, layer {}",
                i + 1
            );
        }
        if scheme != Scheme::Sdr {
            assert_eq!(work.read("d/layer-00.dat"), data);
        }
        let said = work.run("audit --dir d --samples 50").stdout;
        assert!(said.contains(" 200 nodes computed again"), "{said}");
    }
}

/// An audit takes the parameters from the folder, and those that it is told must be the same.
#[test]
fn an_audit_is_of_the_run_that_is_meant() {
    let work = Work::new();
    work.data("data", 3200, 1);
    work.done(&format!("encode data out --scheme zigzag --layers 3 --replica-id {NINES} --dir d"));
    let right =
        format!("audit --dir d --samples 9 --scheme zigzag --layers 3 --nodes 100 --replica-id {NINES}");
    assert!(work.done(&right).contains(" 27 nodes computed again"));
    let id = NINES.replace('9', "8");
    for (wrong, needle) in [
        (right.replace("zigzag", "r2"), "scheme"),
        (right.replace("layers 3", "layers 4"), "layers"),
        (right.replace("nodes 100", "nodes 99"), "nodes"),
        (right.replace(NINES, &id), "replica id"),
        (format!("{right} --porep-id {id}"), "porep id"),
        (format!("{right} --api-version 1.1.0"), "api version"),
    ] {
        let outcome = work.run(&wrong);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{wrong}: {outcome:?}");
        check_complaint(&outcome.stderr, needle);
    }
}

/// One id is for all; data that are no whole nodes, or not as many as others, are refused or
/// filled.
#[test]
fn odd_sizes_are_refused_or_filled() {
    for scheme in Scheme::ALL {
        let work = Work::new();
        for (name, bytes) in [("odd", 1001), ("longer", 1056), ("empty", 0)] {
            work.data(name, bytes, 3);
        }
        let common = format!("--scheme {scheme} --replica-id {NINES}");
        work.failed(
            &format!("encode odd out {common}"),
            "odd: has 1001 bytes, which is not a multiple of 32",
        );
        work.failed(&format!("encode odd out {common}"), "--pad");
        work.failed(&format!("encode empty out {common}"), "empty");
        work.failed(&format!("encode empty out {common} --pad"), "empty");
        work.failed(&format!("encode longer out {common} --nodes 40"), "longer: has 1056 bytes");
        work.failed(&format!("encode longer out {common} --nodes 32 --pad"), "longer: has 1056 bytes");
        work.failed(&format!("decode odd out {common}"), "odd: has 1001 bytes");
        assert_eq!(work.names(), ["empty", "longer", "odd"]);
        for (words, bytes) in [("", 1024), ("--nodes 40", 1280), ("--size 2KiB", 2048)] {
            work.done(&format!("encode odd out {common} --pad {words} --force"));
            work.done(&format!("decode out back {common} --force"));
            let mut filled = elements(1001, 3);
            filled.resize(bytes, 0);
            assert_eq!(work.read("back"), filled, "{scheme} {words}");
        }
        work.done(&format!("encode odd a longer b {common} --pad"));
        work.done(&format!("decode a c b d {common}"));
        assert_eq!(work.read("d"), elements(1056, 3));
        assert_eq!((work.read("c").len(), work.read("c")[..1001].to_vec()), (1056, elements(1001, 3)));
    }
}

/// r itself is the least number that is no element.
#[test]
fn data_that_are_no_elements_are_refused_by_node() {
    let mut r = field::MODULUS.map(u64::to_le_bytes).concat();
    for scheme in Scheme::ALL {
        let work = Work::new();
        let mut data = elements(50 * NODE, 4);
        data[37 * NODE..38 * NODE].copy_from_slice(&r);
        fs::write(work.path("data"), &data).expect("data");
        let words = format!("encode data out --scheme {scheme} --replica-id {NINES} --dir d");
        work.failed(&words, "data: node 37 ");
        assert!(!work.path("out").exists());
        // One less is one.
        r[0] -= 1;
        data[37 * NODE..38 * NODE].copy_from_slice(&r);
        r[0] += 1;
        fs::write(work.path("data"), &data).expect("data");
        work.done(&words);
    }
}

#[test]
fn records_are_json() {
    let work = Work::new();
    work.data("data", 3200, 5);
    work.data("more", 3200, 6);
    let words = format!(
        "encode data out more sealed --scheme zigzag --replica-id {NINES} --layers 2 --threads 1 --json"
    );
    let lines = work.done(&words);
    let records: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(records.len(), 3, "{lines}");
    let parameters = ["scheme:text", "nodes:int", "layers:int", "porep_id:hex", "api_version:text"];
    for (record, (input, output)) in records.iter().zip([("data", "out"), ("more", "sealed")]) {
        let fields = ["kind:text", "input:text", "output:text", "replica_id:hex", "sha256:hex"];
        check_fields(record, &[&fields[..], &parameters].concat());
        assert_eq!(
            (&record["kind"], &record["input"], &record["output"]),
            (&json!("replica"), &json!(input), &json!(output))
        );
        assert_eq!(record["sha256"], sha256(&work.read(output)));
        assert_eq!((&record["nodes"], &record["layers"]), (&json!(100), &json!(2)));
    }
    let done = &records[2];
    assert_eq!(
        (&done["kind"], &done["replicas"], &done["resumed_layer"]),
        (&json!("done"), &json!(2), &Value::Null)
    );
    assert!(done["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{done}");
    assert!(done["stages"]["hashing"].as_f64().is_some_and(|seconds| seconds > 0.0), "{done}");
    let explained: Value = serde_json::from_str(&work.done(&format!("{words} --explain"))).expect("JSON");
    assert_eq!(
        (&explained["kind"], &explained["nodes"], &explained["threads"]),
        (&json!("need"), &json!(100), &json!(1))
    );
    assert!(explained["memory_bytes"].as_u64().is_some_and(|bytes| bytes >= 6400), "{explained}");
}

/// Layers of labels are all that `labels` writes; of an encode the replica comes on top.
#[test]
fn the_disk_that_is_needed_is_what_is_written() {
    let work = Work::new();
    work.data("data", 3200, 5);
    let common = format!("--layers 2 --replica-id {NINES} --dir d --threads 1 --explain --json");
    for (words, bytes) in [("labels --nodes 100", 6400), ("encode data out", 9600)] {
        let explained: Value = serde_json::from_str(&work.done(&format!("{words} {common}"))).expect("JSON");
        assert_eq!(explained["disk_bytes"], bytes, "{words}: {explained}");
    }
}

/// It is stated before the run, on standard error, unless that is to be quiet.
#[test]
fn the_need_is_stated() {
    let work = Work::new();
    work.data("data", 3200, 5);
    let words = format!("encode data out --replica-id {NINES} --threads 1");
    let said = work.run(&words).stderr;
    for part in [
        "sdr, 2 layers of 100 nodes (3.12 KiB)",
        "memory ",
        "disk ",
        "time ",
        "1 replica on 1 thread",
        "kernel ",
        "parents ",
    ] {
        assert!(said.contains(part), "{part:?} is not in {said}");
    }
    fs::remove_file(work.path("out")).expect("it was made");
    let explained = work.run(&format!("{words} --explain --dir d"));
    assert_eq!((explained.code, explained.stderr.as_str()), (Some(0), ""), "{explained:?}");
    assert!(explained.stdout.contains("1 replica on 1 thread"), "{explained:?}");
    assert_eq!(work.names(), ["data"], "nothing is done");
}

/// Bad usage: what is written after `replicate`, and what the line must say.
const USAGE: [(&str, &str); 31] = [
    ("", "replicate is followed by one of encode, decode, audit, repair, labels, trees, seal, "),
    ("encrypt a b", "encrypt"),
    ("encode", "INPUT"),
    ("encode data", "2 values"),
    ("encode data b c --replica-id 09", "32 bytes"),
    ("encode data b data --replica-id {id}", "followed by its output"),
    ("encode data b", "--replica-id"),
    ("encode data b", "--prover-id"),
    ("encode data b --replica-id aaaa", "2 bytes"),
    ("encode data b --replica-id {id}00", "33 bytes"),
    ("encode data b --replica-id {id} --replica-id {id}", "--replica-id is given 2 times"),
    ("encode data b --replica-id {id} --prover-id {id}", "--prover-id"),
    ("encode data b --prover-id {id}", "--sector"),
    ("encode data b --sector 1", "--prover-id"),
    ("encode data b data c --prover-id {id} --sector 1 --ticket {id}", "--sector"),
    ("encode data b --replica-id {id} --scheme sdr2", "sdr, zigzag, r2"),
    ("encode data b --replica-id {id} --api-version 1.3.0", "1.0.0 1.1.0 1.2.0"),
    ("encode data b --replica-id {id} --layers 0", "layers"),
    ("encode data b --replica-id {id} --registered-proof 20", "--registered-proof"),
    ("encode data b --replica-id {id} --registered-proof 5 --porep-id {id}", "--porep-id"),
    ("encode data b --replica-id {id} --registered-proof 5 --scheme r2", "--scheme sdr"),
    ("encode data b --replica-id {id} --registered-proof 5 --nodes 65", "2048 bytes"),
    ("encode data b --replica-id {id} --resume", "--dir"),
    ("encode data b --replica-id {id} --cached-graph", "--dir"),
    ("encode data b --replica-id {id} --kernel fast", "--kernel fast"),
    ("encode data b --replica-id {id} --checkpoint 0", "--checkpoint"),
    ("encode data b --replica-id {id} --memory 4GB", "GiB"),
    ("encode data data --replica-id {id}", "data"),
    ("labels --nodes 64 --replica-id {id}", "--dir"),
    ("labels --dir d --replica-id {id}", "--nodes"),
    ("decode data b --prover-id {id} --sector 1 --ticket {id}", "--comm-d"),
];

#[test]
fn bad_usage_is_one_line() {
    let work = Work::new();
    work.data("data", 2048, 6);
    for (words, needle) in USAGE {
        let words = words.replace("{id}", NINES);
        let outcome = work.run(&words);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{words}: {outcome:?}");
        let last = outcome.stderr.lines().last().unwrap_or_default().to_owned() + "\n";
        check_complaint(&last, needle);
        assert_eq!(work.names(), ["data"], "{words}");
    }
}

#[test]
fn commands_have_help_with_examples() {
    let work = Work::new();
    for command in ["encode", "decode", "labels", "audit", "parents", "comm-d"] {
        let help = work.run(&format!("{command} --help"));
        assert_eq!((help.code, help.stderr.as_str()), (Some(0), ""), "{command}");
        assert!(
            help.stdout.contains("Examples:") && help.stdout.contains("Exit codes:"),
            "{command}: {}",
            help.stdout
        );
    }
}

/// A shell in the folder, which finds the program as `$0`.
pub(crate) fn shell(work: &Work, line: &str) -> Outcome {
    let mut shell = std::process::Command::new("sh");
    shell.args([OsStr::new("-c"), OsStr::new(line), OsStr::new(env!("CARGO_BIN_EXE_hashweave"))]);
    shell.current_dir(work.0.path()).stdin(std::process::Stdio::null());
    shell.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    finish(shell.spawn().expect("a shell"))
}
