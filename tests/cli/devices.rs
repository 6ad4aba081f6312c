//! Searches on devices: what can be said of them on every machine, and, where the command has wgpu,
//! searches on whatever that drives.

use crate::program::{check_refused, line};

#[test]
fn devices_that_are_not_there_are_refused() {
    for (words, needle) in [
        ("search --device 99999", "there is no device 99999"),
        ("search --backend all --device 99999", "there is no device 99999"),
        ("search --device 0..2", "--device"),
        ("search --device ,", "--device"),
        ("search --backend scalar --device 0", "--backend scalar runs on the processor"),
        ("search --backend cudo", "did you mean cuda?"),
        ("bench search --device 99999", "there is no device 99999"),
        ("bench search --backend gpu --backend scalar", "--backend"),
        ("bench search --device 0 --kernel direct", "--kernel applies to the processor"),
        ("bench --device 0 sum", "--device before `sum`"),
    ] {
        check_refused(&line(words), needle);
    }
}

/// A build without an interface says so, and one with it that there is no driver, or no device:
/// never more than a line.
#[test]
fn an_interface_that_is_missing_is_told_in_one_line() {
    for (api, built) in
        [("hip", cfg!(feature = "hip")), ("cuda", cfg!(feature = "cuda")), ("wgpu", cfg!(feature = "wgpu"))]
    {
        if !built {
            check_refused(&line(&format!("search --backend {api}")), "without");
        }
    }
}

#[cfg(feature = "wgpu")]
mod on_wgpu {
    use crate::program::{line, of_kind, records, text};
    use serde_json::Value;

    /// The results as they are printed, but for the worker that found them.
    fn found(records: &[Value]) -> Vec<(String, String)> {
        let results = records.iter().filter(|record| record["kind"] == "best" || record["kind"] == "hit");
        results
            .map(|record| (text(record, "input_hex").to_owned(), text(record, "hash_hex").to_owned()))
            .collect()
    }

    #[test]
    fn a_device_prints_what_the_processor_prints() {
        for words in [
            "--message d{counter:8} --count 300000",
            "--message d{counter:8:be} --start 4294967000 --count 5000 --zero-bits 6",
            "--algo sha256 --message x{counter:5}y --count 100000 --below 000f",
            "--algo keccak-256 --message {hex:ff}{salt:20}{counter:8:be}{hex:0102} --salt-hex 0000030405060708090a0b0c0d0e0f1011121314 \
             --digest-range 12..32 --zero-bits 9 --count 200000",
            "--algo blake2b-512 --message {counter:3} --start 16770000 --match ff00:1200",
        ] {
            let on = |backend: &str| records(&line(&format!("search {words} --backend {backend}")), 0);
            let (device, processor) = (on("wgpu"), on("auto --threads 1"));
            assert_eq!(found(&device), found(&processor), "{words}");
            assert!(!found(&device).is_empty(), "{words}");
            assert_eq!(device[0]["backend"], "wgpu");
            assert_eq!(text(&device[0]["devices"][0], "api"), "wgpu");
        }
    }

    #[test]
    fn drills_end_as_on_the_processor() {
        let told = |words: &str, kind: &str| {
            let outcome = line(&format!("search --backend wgpu --message d{{counter:8}} {words}"));
            let records = records(&outcome, 4);
            assert_eq!(of_kind(&records, kind).len(), 1, "{words}");
            assert!(
                outcome.stderr.contains("WRONG ANSWER (--fault-drill) in worker 0, kernel wgpu on "),
                "{outcome:?}"
            );
        };
        told("--fault-drill 3:5", "canary_fail");
        told("--fault-drill 3:0:200000 --zero-bits 4 --count 900000", "internal_error");
        told("--fault-drill 31:lose --zero-bits 2 --count 900000", "internal_error");
    }

    #[test]
    fn a_ledger_goes_on_elsewhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("ledger").display().to_string();
        let first = format!("search --message d{{counter:8}} --zero-bits 10 --count 300000 --ledger {file}");
        records(&line(&format!("{first} --backend wgpu")), 0);
        let whole = format!("--count 600000 --ledger {file} --resume");
        let resumed = records(&line(&format!("search {whole} --backend wgpu")), 0);
        let shown = records(&line(&format!("search {whole} --threads 1")), 0);
        let alone =
            records(&line("search --message d{counter:8} --zero-bits 10 --count 600000 --threads 1"), 0);
        assert_eq!(found(&resumed), found(&alone));
        assert_eq!(found(&shown), found(&alone));
        assert_eq!(shown[shown.len() - 1]["total"], 0, "nothing was left to hash");
    }

    #[test]
    fn info_explain_and_bench_tell_of_devices() {
        let info: Value = serde_json::from_str(&line("info --json").stdout).expect("JSON");
        let devices = info["devices"].as_array().expect("a list");
        let number = devices.iter().position(|device| device["api"] == "wgpu").expect("a device");
        assert_eq!(devices[number]["number"], number);
        let explained = line(&format!("search --explain --device {number} --zero-bits 30")).stdout;
        assert!(
            explained.contains("\ndevice ") && explained.contains("operations of 32 bits per hash"),
            "{explained}"
        );
        let rows = line(&format!("bench search --device {number} --algo sha256 --rounds 5 --json")).stdout;
        let rows: Value = serde_json::from_str(&rows).expect("JSON");
        assert!(rows[0]["mhs"].as_f64() > Some(0.0) && rows[0]["backend"] == "wgpu", "{rows}");
    }
}
