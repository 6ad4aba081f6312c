//! `replicate trees` and `seal`: the second phase of main net's programs, next to sectors that
//! `filecoin-proofs` has sealed.

use crate::program::{PATIENCE, check_refused, finish};
use crate::replicate::{Work, elements, id, sha256};
use crate::replicate_endings::send;
use crate::replicate_filecoin::content;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Sectors that `filecoin-proofs` has sealed.
const SEALED: &str = include_str!("../../vectors/replicate/sealed.txt");

/// A sector as `vectors/replicate/sealed.txt` describes it.
struct Sector {
    bytes: usize,
    layers: u32,
    proof: u8,
    /// The length and the SHA-256 of every file.
    files: BTreeMap<String, (usize, String)>,
    commitments: BTreeMap<String, String>,
}

fn sectors() -> Vec<Sector> {
    let mut sectors: Vec<Sector> = Vec::new();
    for line in SEALED.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(' ').collect();
        let number = |i: usize| fields[i].parse::<usize>().expect("a number");
        let (bytes, layers, proof) = (number(0), number(1) as u32, number(2) as u8);
        if sectors.last().is_none_or(|last| (last.bytes, last.layers) != (bytes, layers)) {
            let (files, commitments) = (BTreeMap::new(), BTreeMap::new());
            sectors.push(Sector { bytes, layers, proof, files, commitments });
        }
        let sector = sectors.last_mut().expect("a sector");
        match fields[3..] {
            [name, commitment] => drop(sector.commitments.insert(name.to_owned(), commitment.to_owned())),
            [name, _, digest] => drop(sector.files.insert(name.to_owned(), (number(4), digest.to_owned()))),
            _ => panic!("{line}"),
        }
    }
    sectors
}

impl Sector {
    /// The sector of this size with as many layers.
    fn of(bytes: usize, layers: u32) -> Self {
        let found = sectors().into_iter().find(|sector| (sector.bytes, sector.layers) == (bytes, layers));
        found.expect("a sector of this size")
    }

    /// The options of its labels; the data are written to `staged`.
    fn labels(&self, work: &Work) -> String {
        fs::write(work.path("staged"), elements(self.bytes, self.proof)).expect("data");
        let porep_id = format!("{:02x}{}", self.proof, "0".repeat(62));
        format!(
            "--porep-id {porep_id} --layers {} --prover-id {} --sector 7 --ticket {}",
            self.layers,
            id(1),
            id(2)
        )
    }

    /// A folder `d` with labels and the tree over the data, as another program would leave it.
    fn foreign(&self, work: &Work) {
        let labels = self.labels(work);
        work.done(&format!(
            "labels {labels} --nodes {} --data staged --layout filecoin --dir d",
            self.bytes / 32
        ));
        for name in content(&work.path("d")).keys().filter(|name| !name.starts_with("sc-02")) {
            fs::remove_file(work.path("d").join(name)).expect("a file of ours");
        }
    }

    /// Compares every file of a folder, and the sealed one.
    fn check(&self, work: &Work, dir: &str, sealed: &str) {
        let there = content(&work.path(dir));
        let what = format!("{} bytes, {} layers", self.bytes, self.layers);
        for (name, (length, digest)) in &self.files {
            let mut bytes = match name.as_str() {
                "sealed" => work.read(sealed),
                name => there.get(name).unwrap_or_else(|| panic!("{what}: there is no {name}")).clone(),
            };
            if name == "t_aux" {
                bytes = without_paths(&bytes, &fs::canonicalize(work.path(dir)).expect("a folder"));
            }
            assert_eq!((bytes.len(), &sha256(&bytes)), (*length, digest), "{what}: {name}");
        }
        let left = there.keys().filter(|name| name.ends_with(".part") || name.contains("journal"));
        assert_eq!(left.count(), 0, "{what}: {:?}", there.keys());
    }

    fn comm_r(&self) -> &str {
        &self.commitments["comm_r"]
    }
}

/// `t_aux` with paths of no bytes.
fn without_paths(bytes: &[u8], path: &Path) -> Vec<u8> {
    let path = path.to_str().expect("UTF-8").as_bytes();
    let stated = [&(path.len() as u64).to_le_bytes(), path].concat();
    let (mut out, mut rest) = (Vec::new(), bytes);
    while let Some(byte) = rest.first() {
        match rest.strip_prefix(stated.as_slice()) {
            Some(after) => {
                out.extend([0; 8]);
                rest = after;
            }
            None => {
                out.push(*byte);
                rest = &rest[1..];
            }
        }
    }
    out
}

/// Every shape of a sector, with the two numbers of layers, from the data to comm_r.
#[test]
fn sealed_sectors_are_those_of_main_nets_programs() {
    check_sealed(|bytes| bytes < 1 << 20);
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn large_sealed_sectors_are_those_of_main_nets_programs() {
    check_sealed(|bytes| bytes >= 1 << 20);
}

/// Seals each of the sectors that have such a size.
fn check_sealed(is_wanted: impl Fn(usize) -> bool) {
    let wanted: Vec<Sector> = sectors().into_iter().filter(|sector| is_wanted(sector.bytes)).collect();
    assert!(!wanted.is_empty());
    for sector in wanted {
        let work = Work::new();
        let labels = sector.labels(&work);
        let printed = work.done(&format!("seal staged sealed --dir d {labels}"));
        sector.check(&work, "d", "sealed");
        let lines: Vec<Vec<&str>> = printed.lines().map(|line| line.split("  ").collect()).collect();
        let [comm_d, comm_r] = ["comm_d", "comm_r"].map(|name| sector.commitments[name].as_str());
        assert_eq!(lines.len(), 2, "{printed}");
        assert_eq!(
            (lines[0][..2].to_vec(), lines[1][..2].to_vec()),
            (vec!["comm_d", comm_d], vec!["comm_r", comm_r])
        );
        // The first characters of all such CIDs, as Lotus prints them.
        assert!(
            lines[0][2].starts_with("baga6ea4seaq") && lines[1][2].starts_with("bagboea4b5abc"),
            "{printed}"
        );
        let audit = work.done("audit --dir d");
        assert!(audit.contains(&format!("trees of comm_r {comm_r}")), "{audit}");
    }
}

/// From a folder that says nothing of itself, in each of the three ways; what is read stays as it
/// was.
#[test]
fn trees_of_another_programs_folder() {
    for (bytes, layers) in [(2048, 2), (32768, 11)] {
        let sector = Sector::of(bytes, layers);
        let work = Work::new();
        sector.foreign(&work);
        let before = content(&work.path("d"));
        let asked = format!("trees --dir d --layers {layers}");
        for words in ["--staged staged --out sealed", "--out sealed --force", "--replica sealed --force"] {
            let told = work.done(&format!("{asked} {words} --json"));
            let told: Value = serde_json::from_str(&told).expect("JSON");
            assert_eq!((&told["comm_r"], &told["kind"]), (&sector.comm_r().into(), &"sealed".into()));
            sector.check(&work, "d", "sealed");
            let after = content(&work.path("d"));
            assert!(before.iter().all(|(name, bytes)| after[name] == *bytes), "{words}");
            for file in told["files"].as_array().expect("a list") {
                fs::remove_file(work.path(file.as_str().expect("text"))).expect("a file that was told");
            }
            assert!(content(&work.path("d")) == before, "{words}: every file is told");
        }
        // Whole, it is told again by --resume, and replaced only by --force.
        work.done(&format!("{asked} --replica sealed"));
        let again = work.done(&format!("{asked} --replica sealed --resume"));
        assert!(again.contains(sector.comm_r()), "{again}");
        check_refused(&work.run(&format!("{asked} --replica sealed")), "exists already");
    }
}

/// Killed again and again, and continued, nothing is lost and nothing is different.
#[test]
#[ignore = "takes long: ci/long.sh"]
fn killed_at_any_instant_the_trees_are_the_same() {
    let sector = Sector::of(8 << 20, 2);
    let work = Work::new();
    let labels = sector.labels(&work);
    let words = format!("seal staged sealed --dir d {labels} --checkpoint 0.001 --resume -q");
    let began = Instant::now();
    work.done(&format!("seal staged whole --dir whole.d {labels}"));
    let whole = began.elapsed();
    let (mut kills, mut step) = (0, 1);
    loop {
        let mut child = work.start(&words);
        let (began, wait) = (Instant::now(), whole.mul_f64(f64::from(step) / 24.0));
        while began.elapsed() < wait && child.try_wait().expect("a child").is_none() {
            sleep(Duration::from_millis(1));
        }
        assert!(began.elapsed() < PATIENCE, "it does not end");
        send(&mut child, "KILL");
        let outcome = finish(child);
        if outcome.code == Some(0) {
            break;
        }
        assert_eq!(outcome.code, None, "{outcome:?}");
        // Until everything is whole, nothing says so. On a busy machine there is no folder at first.
        let folder = work.path("d");
        let there = if folder.exists() { content(&folder) } else { BTreeMap::new() };
        assert!(
            !there.contains_key("p_aux")
                || there.contains_key("trees.journal")
                || work.path("sealed").exists()
        );
        // It goes on longer from time to time, so that it ends on a machine that is busy.
        kills += 1;
        step += u32::from(kills % 2 == 0);
    }
    assert!(kills > 3, "{kills} kills");
    sector.check(&work, "d", "sealed");
}

/// Asked to stop, it saves what it has, and says how to go on.
#[test]
fn interrupted_it_goes_on() {
    let sector = Sector::of(8 << 20, 2);
    let work = Work::new();
    sector.foreign(&work);
    let asked = "trees --dir d --out sealed --threads 1";
    let mut child = work.start(&format!("{asked} --checkpoint 0.001 -q"));
    let began = Instant::now();
    // A line, and records of three nodes.
    let has_records =
        |text: Vec<u8>| text.split(|byte| *byte == b'\n').nth(1).is_some_and(|rest| rest.len() > 64);
    while !fs::read(work.path("d/trees.journal")).is_ok_and(has_records) {
        assert!(child.try_wait().expect("a child").is_none(), "it has ended");
        assert!(began.elapsed() < PATIENCE, "no records");
        sleep(Duration::from_millis(1));
    }
    send(&mut child, "INT");
    let outcome = finish(child);
    assert_eq!(outcome.code, Some(3), "{outcome:?}");
    assert!(outcome.stderr.contains("saved in d: continue with --resume"), "{outcome:?}");
    assert!(!work.path("sealed").exists() && !work.path("d/p_aux").exists());
    check_refused(
        &work.run(&format!("{asked} -q")),
        "a run that makes these trees was interrupted: go on with --resume",
    );
    // Of another layer, or for another file, it is another run.
    check_refused(&work.run("trees --dir d --out other --resume -q"), "it was begun with other options");
    let layer = work.path("d/sc-02-data-layer-2.dat");
    let bytes = fs::read(&layer).expect("a layer");
    fs::write(&layer, &bytes).expect("the same, at another time");
    check_refused(
        &work.run(&format!("{asked} --resume -q")),
        "when d/sc-02-data-layer-2.dat was another file",
    );
    fs::remove_file(work.path("d/tree-c-0.part")).expect("a part");
    let told = work.done(&format!("{asked} --force --json"));
    assert_eq!(serde_json::from_str::<Value>(&told).expect("JSON")["resumed_node"], Value::Null);
    sector.check(&work, "d", "sealed");
}

/// Nothing gets a name, and the line says what is wrong.
#[test]
fn wrong_files_are_refused() {
    let sector = Sector::of(4096, 2);
    let work = Work::new();
    sector.foreign(&work);
    let before = content(&work.path("d"));
    let own = |words: &str, needle: &str| {
        work.failed(words, needle);
        assert!(!work.path("sealed").exists() && !work.path("d/p_aux").exists(), "{words}");
        let after = content(&work.path("d"));
        assert!(before.keys().eq(after.keys()), "{words}: {:?}", after.keys());
    };
    let refused = |words: &str, needle: &str| check_refused(&work.run(&format!("{words} -q")), needle);
    let asked = "trees --dir d --out sealed --force";
    work.data("other", sector.bytes, 99);
    own(&format!("{asked} --staged other"), "other: its node 0 differs from the data of tree_d");
    own("trees --dir d --replica other --force", "other: its node 0 differs from labels and data");
    own(&format!("{asked} --staged /dev/zero"), "/dev/zero: its node 0 differs");
    work.data("short", sector.bytes - 32, 5);
    own(&format!("{asked} --staged short"), "has 4064 bytes, but 128 nodes have 4096");
    let change = |name: &str, at: usize, to: u8, needle: &str| {
        let path = work.path("d").join(name);
        let mut bytes = before[name].clone();
        bytes[at] = to;
        fs::write(&path, &bytes).expect("changed");
        own(asked, needle);
        fs::write(&path, &before[name]).expect("as before");
    };
    change("sc-02-data-layer-1.dat", 32 * 77 + 31, 0xff, "layer-1.dat: node 77 is not below r");
    change("sc-02-data-layer-2.dat", 32 * 3 + 31, 0xff, "layer-2.dat: node 3 is not below r");
    change("sc-02-data-tree-d.dat", 32 * 5 + 31, 0xff, "its leaf 5 is not below r");
    let without = |name: &str, needle: &str| {
        fs::remove_file(work.path("d").join(name)).expect("a file");
        let outcome = work.run(&format!("{asked} -q"));
        assert!(matches!(outcome.code, Some(1 | 2)) && outcome.stderr.contains(needle), "{outcome:?}");
        fs::write(work.path("d").join(name), &before[name]).expect("as before");
    };
    without("sc-02-data-tree-d.dat", "there is no sc-02-data-tree-d.dat, the tree over the data");
    without("sc-02-data-layer-1.dat", "there is no layer in it under main net's names");
    without("sc-02-data-layer-2.dat", "sc-02-data-layer-2.dat");
    refused("trees --dir none --out sealed", "none");
    refused("trees --dir d", "--out <FILE>");
    refused("trees --dir d --out d/p_aux", "a run keeps its layers under this name");
    refused("trees --dir d --out d/tree-c-0.part", "a run keeps its layers under this name");
    refused("trees --dir d --out staged --staged staged", "staged");
    fs::write(work.path("sealed"), "mine").expect("a file");
    refused("trees --dir d --out sealed", "sealed: it exists already");
    assert_eq!(work.read("sealed"), b"mine");
    fs::write(work.path("d/sc-02-data-layer-3.dat"), "").expect("a layer");
    refused(asked, "layer-3.dat: it is there, and 2 layers are usual: say how many");
    work.failed(&format!("{asked} --layers 11"), "sc-02-data-layer-3.dat: has 0 bytes, and layer 1 has 4096");
    fs::remove_file(work.path("d/sc-02-data-layer-3.dat")).expect("a layer");
    refused(&format!("{asked} --layers 1"), "layer-2.dat: it is there");
}

/// Data that fill no sector are refused before anything is computed.
#[test]
fn what_is_no_sector_is_refused_at_once() {
    let work = Work::new();
    work.data("data", 8192, 1);
    work.data("sector", 2048, 1);
    let refused = |words: &str, needle: &str| {
        check_refused(&work.run(&format!("seal {words} --dir d -q")), needle);
        assert!(!work.path("d").exists(), "{words}");
    };
    let who = format!("--replica-id {}", id(1));
    refused(&format!("data sealed {who}"), "8192 bytes, and sectors have 2, 4, 16 or 32 KiB");
    refused(&format!("sector sealed {who} --layers 3"), "3 layers");
    refused(&format!("sector sealed {who} --scheme r2"), "r2");
    refused(&format!("sector sector {who}"), "sector");
    refused(&format!("sector d/layer-01.part {who}"), "a run keeps its layers under this name");
    refused("sector sealed", "a replica id is needed");
    fs::write(work.path("sealed"), "mine").expect("a file");
    refused(&format!("sector sealed {who}"), "sealed: it exists already");
}

/// Every byte of every file of the second phase that is changed, or is not there, is found and made
/// again, in a folder of ours and in another program's.
#[test]
fn changed_trees_are_found_and_made_again() {
    let sector = Sector::of(4096, 11);
    for foreign in [false, true] {
        let work = Work::new();
        let labels = sector.labels(&work);
        work.done(&format!("seal staged sealed --dir d {labels}"));
        let mut of = String::new();
        if foreign {
            of = format!("--layout filecoin --nodes 128 --comm-d {} {labels}", sector.commitments["comm_d"]);
            for name in content(&work.path("d")).keys() {
                if !sector.files.contains_key(name) {
                    fs::remove_file(work.path("d").join(name)).expect("a file of ours");
                }
            }
        }
        let whole = content(&work.path("d"));
        let trees = whole
            .keys()
            .filter(|name| name.ends_with("aux") || name.contains("tree-c") || name.contains("last"));
        let (audit, repair) = (format!("audit --dir d --samples all {of}"), format!("repair --dir d {of}"));
        for name in trees {
            let path = work.path("d").join(name);
            let length = whole[name].len();
            for at in [0, length / 2, length - 1] {
                let mut bytes = whole[name].clone();
                // The first byte of t_aux is the number of layers; later ones can be of a path.
                bytes[if name == "t_aux" { 0 } else { at }] ^= 1;
                fs::write(&path, &bytes).expect("changed");
                work.failed(&audit, name);
                let told = work.done(&repair);
                assert!(told.contains(&format!("{name}: repaired")), "{told}");
                assert!(content(&work.path("d")) == whole, "{name}, byte {at}");
            }
            fs::write(&path, &whole[name][1..]).expect("cut");
            work.failed(&audit, name);
            work.done(&repair);
            fs::remove_file(&path).expect("it is there");
            if name != "p_aux" {
                work.failed(&audit, &format!("{name}: is missing; replicate repair makes it again"));
            }
            work.done(&repair);
            assert!(content(&work.path("d")) == whole, "{name}");
        }
        work.done(&audit);
        // A few samples find a tree that is wrong everywhere.
        let path = work.path("d/sc-02-data-tree-c-1.dat");
        let mut bytes = whole["sc-02-data-tree-c-1.dat"].clone();
        let end = bytes.len() - 32;
        bytes[..end].fill(1);
        fs::write(&path, &bytes).expect("changed");
        work.failed(&audit.replace("--samples all", "--samples 50"), "sc-02-data-tree-c-1.dat: node");
    }
}

/// Several sectors in one command, each in its folder.
#[test]
fn several_sectors_are_sealed_together() {
    let work = Work::new();
    work.data("a", 2048, 5);
    let porep_id = format!("05{}", "0".repeat(62));
    let who = format!("--porep-id {porep_id} --prover-id {} --ticket {}", id(1), id(2));
    let words = format!("seal a a.sealed /dev/zero b.sealed --dir d {who} --sector 7 --sector 8 --size 2KiB");
    let told = work.done(&format!("{words} --json"));
    let records: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(records.len(), 2, "{told}");
    assert_eq!(records[0]["comm_r"], Sector::of(2048, 2).comm_r());
    assert_eq!((&records[1]["dir"], &records[1]["replica"]), (&"d/2".into(), &"b.sealed".into()));
    let alone = work.done(&format!("seal /dev/zero c.sealed --dir c {who} --sector 8 --size 2KiB --json"));
    let alone: Value = serde_json::from_str(&alone).expect("JSON");
    assert_eq!(records[1]["comm_r"], alone["comm_r"]);
    assert!(work.read("b.sealed") == work.read("c.sealed"));
    let again = work.done(&format!("{words} --resume"));
    assert!(again.contains(Sector::of(2048, 2).comm_r()), "{again}");
}

/// The need is told, and nothing is done.
#[test]
fn the_need_is_told() {
    let work = Work::new();
    let who = format!("--replica-id {} --registered-proof 8", id(1));
    let told = work.done(&format!("seal /dev/zero sealed --dir d {who} --explain"));
    assert!(
        told.contains("trees   11 layers of 1,073,741,824 nodes (32.00 GiB), 8 files of each tree"),
        "{told}"
    );
    let told = work.done(&format!("seal /dev/zero sealed --dir d {who} --explain --json"));
    let records: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((records.len(), &records[1]["kind"]), (2, &"need-of-trees".into()));
    // tree_c, tree_r_last and the sealed file.
    let bytes = (8_u64.pow(10) - 1) / 7 * 32 * 8 + 9_586_976 * 8 + (32 << 30);
    assert_eq!(records[1]["disk_bytes"], bytes);
    assert!(records[1]["memory_bytes"].as_u64().expect("a number") <= 2 << 30);
    assert!(!work.path("d").exists() && !work.path("sealed").exists());
    let sector = Sector::of(2048, 2);
    sector.foreign(&work);
    let told = work.done("trees --dir d --out sealed --explain");
    assert!(told.contains("2 layers of 64 nodes (2.00 KiB), 1 file of each tree"), "{told}");
    assert!(!work.path("d/p_aux").exists());
}
