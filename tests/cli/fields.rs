//! `docs/records.md` against the program: every field that is printed is on the page, and nothing
//! else is.

use crate::program::{Outcome, line};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The page.
const PAGE: &str = include_str!("../../docs/records.md");

/// Fields by record, as paths: `salts[].ranges[].first`.
type Fields = BTreeMap<String, BTreeSet<String>>;

/// The fields that the page documents: under a heading in backquotes, the first column of a table.
fn promised() -> Fields {
    let (mut fields, mut record) = (Fields::new(), String::new());
    for line in PAGE.lines() {
        if let Some(name) = line.strip_prefix("### `").and_then(|rest| rest.strip_suffix('`')) {
            name.clone_into(&mut record);
            assert!(fields.insert(record.clone(), BTreeSet::new()).is_none(), "{record} is there twice");
        }
        if let Some((field, rest)) = line.strip_prefix("| `").and_then(|rest| rest.split_once("` | ")) {
            let columns = rest.trim_end_matches(" |").split(" | ").count();
            assert_eq!(columns, 2, "a type and a meaning: {line}");
            let record = fields.get_mut(&record).expect("a heading above the table");
            assert!(record.insert(field.to_owned()), "{field} is there twice");
        }
    }
    fields
}

/// Adds the paths of all values in a value.
fn collect(path: &str, value: &Value, fields: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (name, value) in map {
                collect(&format!("{path}{}{name}", if path.is_empty() { "" } else { "." }), value, fields);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(&format!("{path}[]"), item, fields)),
        _ => {
            fields.insert(path.to_owned());
        }
    }
}

fn stdout(outcome: Outcome, codes: &[i32]) -> String {
    assert!(outcome.code.is_some_and(|code| codes.contains(&code)), "{outcome:?}");
    outcome.stdout
}

/// Compares the fields of records, each with its name on the page.
pub(crate) fn compare(records: impl IntoIterator<Item = (String, Value)>, expected: &[&str]) {
    let (promised, mut printed) = (promised(), Fields::new());
    for (name, value) in records {
        collect("", &value, printed.entry(name).or_default());
    }
    let names: BTreeSet<&str> = printed.keys().map(String::as_str).collect();
    assert_eq!(names, expected.iter().copied().collect());
    for (name, fields) in printed {
        assert_eq!(promised.get(&name), Some(&fields), "{name}");
    }
}

/// The records of JSON lines, under their kinds.
fn by_kind<'a>(job: &'a str, text: &'a str) -> impl Iterator<Item = (String, Value)> + 'a {
    text.lines().map(move |line| {
        let record: Value = serde_json::from_str(line).expect("JSON");
        (format!("{job}: {}", record["kind"].as_str().expect("a kind")), record)
    })
}

/// The output of one command, under a name; an array as its elements.
fn whole(name: &str, words: &str) -> Vec<(String, Value)> {
    let text = stdout(line(words), &[0]);
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let values = match value {
        Value::Array(values) => values,
        value => vec![value],
    };
    values.into_iter().map(|value| (name.to_owned(), value)).collect()
}

#[test]
fn records_of_a_search() {
    let text: String = [
        "search --count 1000 --threads 1",
        "search --zero-bits 3 --count 1000 --threads 1 --json",
        "search --fault-drill 0:5 --threads 1",
        "search --message d{counter:8} --zero-bits 1 --fault-drill 0:0:3000 --threads 1 --count 100000",
    ]
    .map(|words| stdout(line(words), &[0, 4]))
    .concat();
    let kinds = ["startup", "stats", "best", "hit", "canary_fail", "internal_error", "shutdown"];
    let names = kinds.map(|kind| format!("search: {kind}"));
    compare(by_kind("search", &text), &names.each_ref().map(String::as_str));
}

#[test]
fn what_a_ledger_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ledger");
    stdout(line(&format!("search --count 1000 --threads 1 --ledger {}", file.display())), &[0]);
    compare(whole("ledger show", &format!("ledger show --json {}", file.display())), &["ledger show"]);
}

#[test]
fn what_is_said_of_the_machine() {
    // The list of devices depends on the machine.
    let mut info = whole("info", "info --json");
    let devices = info[0].1.as_object_mut().and_then(|info| info.remove("devices")).expect("a list");
    for device in devices.as_array().expect("a list") {
        compare([("info: devices".to_owned(), device.clone())], &["info: devices"]);
    }
    let records = [
        info,
        whole("info --hashes", "info --hashes --json --clock 3"),
        whole("selftest", "selftest --json"),
    ];
    compare(records.into_iter().flatten(), &["info", "info --hashes", "selftest"]);
}

#[test]
fn rows_of_benchmarks() {
    let short = "--rounds 1 --threads 1 --json";
    let records = [
        whole("bench search", &format!("bench search {short} --algo sha256 --backend scalar")),
        whole("bench sum", &format!("bench sum {short} --algo sha256 --streams 2 --message-bytes 64")),
        whole("bench replicate", &format!("bench replicate {short} --scheme sdr --replicas 1 --nodes 4096")),
        whole("bench --steady", "bench sum --steady 3 --warm-up 0 --threads 1 --json"),
        whole("bench replicate --profile", "bench replicate --profile --nodes 200 --replicas 1 --json"),
    ];
    let names =
        ["bench search", "bench sum", "bench --steady", "bench replicate", "bench replicate --profile"];
    compare(records.into_iter().flatten(), &names);
}

#[test]
fn what_is_said_of_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record");
    let path = file.display();
    let words = format!(
        "bench search --rounds 4 --threads 1 --algo sha3-256 --backend scalar --json --record {path} --note x"
    );
    stdout(line(&words), &[0]);
    let mut record: Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("a record")).expect("JSON");
    // They are those of the benchmark.
    let rows = record.as_object_mut().and_then(|record| record.remove("rows")).expect("rows");
    assert!(rows.as_array().is_some_and(|rows| !rows.is_empty()));
    // A row that only one side has.
    let first = serde_json::json!([rows[0], rows[1]]);
    let second = serde_json::json!([rows[1], rows[2]]);
    let sides = [("a", first), ("b", second)].map(|(name, rows)| {
        let side = folder.path().join(name);
        std::fs::write(&side, rows.to_string()).expect("a file");
        side.display().to_string()
    });
    let compared = whole("compare", &format!("compare --json {} {}", sides[0], sides[1]));
    let records = [vec![("bench --record".to_owned(), record)], compared];
    compare(records.into_iter().flatten(), &["bench --record", "compare"]);
}

#[test]
fn records_of_sums() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("a"), "alpha").expect("a file");
    let (file, missing) = (path("a"), path("missing"));
    let made = stdout(line(&format!("sum --json -a sha256 -a fs-verity:salt=00 {file} {missing}")), &[1]);
    let of_folder = stdout(line(&format!("sum --json -a nix-sha256 {file} {missing}")), &[1]);
    let records: Vec<Value> =
        made.lines().chain(of_folder.lines()).map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let told: Vec<_> = records.iter().map(|record| (&record["algorithm"], record["path"] == *file)).collect();
    let tags = ["SHA256", "FS-VERITY:salt=00"];
    let expected = [(tags, true), (tags, false), (["NIX-SHA256"; 2], true)];
    let expected = expected.iter().flat_map(|(tags, is_file)| tags.map(|tag| (tag, *is_file)));
    let expected: Vec<_> = expected.take(5).chain([("NIX-SHA256", false)]).collect();
    assert_eq!(
        told.iter().map(|(tag, is_file)| (tag.as_str().unwrap_or(""), *is_file)).collect::<Vec<_>>(),
        expected
    );
    for record in &records {
        assert_eq!(record["digest"].is_null(), record["path"] == *missing, "{record}");
        assert_eq!(record["reason"].is_string(), record["digest"].is_null(), "{record}");
    }
    // The digests are those that lists have, and a list of them says so.
    let digest = |at: usize| records[at]["digest"].as_str().expect("a digest");
    let list = format!("{}  {file}\n{}  {file}\n{}  {missing}\n", digest(0), "0".repeat(64), digest(0));
    std::fs::write(path("list"), list).expect("a list");
    let checked = stdout(line(&format!("sum --json --check {}", path("list"))), &[1]);
    let of_object = stdout(line(&format!("sum --json -a {} --expect {} {file}", tags[1], digest(1))), &[0]);
    let expect = format!("sum --json -a nix-sha256 --expect {} {file}", digest(4));
    let of_folder_checked = stdout(line(&expect), &[0]);
    let checks = checked + &of_object + &of_folder_checked;
    let states: Vec<Value> = checks.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let states: Vec<&str> = states.iter().filter_map(|record| record["state"].as_str()).collect();
    assert_eq!(states, ["ok", "failed", "unreadable", "ok", "ok"]);
    let quiet = stdout(line(&format!("sum --json --quiet --check {}", path("list"))), &[1]);
    assert_eq!(quiet.lines().count(), 2);
    compare(by_kind("sum", &(made + &of_folder + &checks)), &["sum: check", "sum: digest"]);
}

#[test]
fn records_of_lists() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a");
    std::fs::write(&file, "alpha").expect("a file");
    let tree = folder.path().display();
    let made = stdout(line(&format!("verify make {tree} --json -v")), &[0]);
    std::fs::write(&file, "beta").expect("a file");
    let checked = stdout(line(&format!("verify check {tree} --json")), &[1]);
    compare(by_kind("verify", &(made + &checked)), &["verify: path", "verify: summary"]);
}

#[cfg(target_os = "linux")]
#[test]
fn records_of_replicas() {
    use crate::replicate::{NINES, Work};
    let work = Work::new();
    work.data("data", 3200, 5);
    let common = format!("--replica-id {NINES} --layers 2 --threads 1");
    let text: String = [
        format!("encode data replica {common} --fr32 --json"),
        format!("decode replica again {common} --fr32 --length 3200 --json"),
        format!("labels --nodes 100 --dir d {common} --json"),
        format!("labels --nodes 100 --dir d {common} --json --explain --pin"),
        "parents --nodes 64 --out cache --json".to_owned(),
        "audit --dir d --samples 9 --json".to_owned(),
    ]
    .map(|words| work.done(&words))
    .concat();
    work.data("sector", 2048, 6);
    let text = text + &work.done("comm-d sector --fr32 --json") + &work.done("comm-p sector --json");
    let sector = format!("--registered-proof 5 {common} --layout filecoin");
    let text = text + &work.done(&format!("encode sector sealed {sector} --dir e --json --parent-cache=e"));
    std::fs::write(work.path("e/sc-02-data-tree-c.dat"), "of phase 2").expect("a file");
    let text = text + &work.done(&format!("audit --dir e {sector} --json"));
    std::fs::remove_file(work.path("e/sc-02-data-layer-2.dat")).expect("a layer");
    let text = text + &work.done(&format!("repair --dir e {sector} --json"));
    let seal = format!("seal sector whole --registered-proof 5 {common} --dir f --json");
    let text = text + &work.done(&format!("{seal} --explain")) + &work.done(&seal);
    let text = text + &work.done("audit --dir f --json");
    let kinds = [
        "sealed",
        "need-of-trees",
        "replica",
        "data",
        "layer",
        "tree-d",
        "done",
        "need",
        "parents",
        "comm-d",
        "comm-p",
        "audit",
        "repair",
    ];
    let names = kinds.map(|kind| format!("replicate: {kind}"));
    compare(by_kind("replicate", &text), &names.each_ref().map(String::as_str));
}

/// The page has no record that no test prints.
#[test]
fn nothing_else_is_promised() {
    let others =
        ["ledger show", "info", "info: devices", "info --hashes", "selftest", "compare", "chart --beside"];
    for name in promised().keys() {
        let known = others.contains(&name.as_str());
        let prefix = ["search: ", "bench ", "replicate: ", "sum: ", "verify: "]
            .iter()
            .any(|prefix| name.starts_with(prefix));
        assert!(known || prefix, "{name}");
    }
}
