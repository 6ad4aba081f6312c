//! `bench replicate` and `info --hashes`: rows complete and consistent, pages that a strict parser
//! can read. No time is asserted.

use crate::program::{check_fields, check_refused, line, text};
use hashweave::replicate::Scheme;
use hashweave::replicate::chain::Kernel;
use roxmltree::{Document, ParsingOptions};
use serde_json::Value;
use std::fs;

const FIELDS: [&str; 24] = [
    "job:text",
    "scheme:text",
    "kernel:text",
    "runs:text",
    "step:text?",
    "replicas:int",
    "threads:int",
    "nodes:int",
    "resident:text",
    "ahead:int",
    "cycles_per_label:real",
    "cycles_per_hashed_byte:real",
    "cycles_per_data_byte:real",
    "bound:real?",
    "bound_by:text?",
    "throughput_bound:real?",
    "share_of_bound:real?",
    "ns_per_label:real",
    "mib_s:real",
    "clock_ghz:real",
    "tenth_cycles_per_label:real",
    "median_cycles_per_label:real",
    "quarters_cycles_per_label:list",
    "times_first:real?",
];

fn array(words: &str) -> Vec<Value> {
    let outcome = line(words);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
    serde_json::from_str(&outcome.stdout).expect("an array")
}

/// The rows of a benchmark, each complete and true to itself.
fn rows(words: &str) -> Vec<Value> {
    let rows = array(words);
    for row in &rows {
        check_fields(row, &FIELDS);
        assert_eq!(row["job"], "replicate");
        let figure = |name: &str| row[name].as_f64().expect("a number");
        let (bytes, layers) = if row["scheme"] == "sdr" { (1248.0, 11.0) } else { (448.0, 10.0) };
        let label = figure("cycles_per_label");
        let same = |a: f64, b: f64| assert!(a > 0.0 && (a / b - 1.0).abs() < 1e-6, "{a}, {b}: {row}");
        same(figure("cycles_per_hashed_byte"), label / bytes);
        same(figure("cycles_per_data_byte"), label * layers / 32.0);
        same(figure("ns_per_label"), label / figure("clock_ghz"));
        let data = 32.0 * figure("threads") / (figure("ns_per_label") * 1e-9 * layers);
        same(figure("mib_s"), data / f64::from(1 << 20));
    }
    rows
}

fn names(scheme: Scheme) -> Vec<&'static str> {
    Kernel::usable(scheme.hash()).into_iter().map(Kernel::name).collect()
}

#[test]
fn the_usual_rows_have_every_kernel_and_the_library_with_several_replicas() {
    let rows = rows("bench replicate --json --rounds 1 --size 1M");
    for scheme in [Scheme::Sdr, Scheme::R2] {
        let own: Vec<&Value> = rows.iter().filter(|row| row["scheme"] == scheme.name()).collect();
        for replicas in [1, 2, 4, 8, 16] {
            let auto =
                |row: &&&Value| row["kernel"] == "auto" && row["threads"] == 1 && row["replicas"] == replicas;
            let [row] = own.iter().filter(auto).collect::<Vec<_>>()[..] else {
                panic!("{scheme}: {replicas} replicas are not one row")
            };
            let kernel = text(row, "runs").split(" ×").next().expect("a kernel");
            assert!(names(scheme).contains(&kernel), "{row}");
        }
        for kernel in names(scheme) {
            for resident in ["memory", "cache"] {
                let alone = |row: &&&Value| row["kernel"] == kernel && row["resident"] == resident;
                assert!(own.iter().any(|row| alone(&row)), "{scheme} {kernel} in {resident}");
            }
        }
    }
}

#[test]
fn what_is_asked_for_is_what_is_measured() {
    let words = "bench replicate --json --rounds 1 --scheme zigzag --scheme sdr --kernel auto --replicas 3 --nodes 500 --threads 2";
    let rows = rows(&format!("{words} --ahead 2"));
    assert_eq!(rows.iter().map(|row| text(row, "scheme")).collect::<Vec<_>>(), ["zigzag", "sdr"]);
    for row in &rows {
        assert!(row["replicas"] == 3 && row["nodes"] == 500 && row["threads"] == 2, "{row}");
        assert!(row["ahead"] == 2 && row["step"].is_null(), "{row}");
    }
}

#[test]
fn a_ladder_begins_with_copies() {
    let rows = rows("bench replicate --json --rounds 1 --nodes 300 --ladder");
    for scheme in [Scheme::Sdr, Scheme::R2] {
        let own: Vec<&Value> = rows.iter().filter(|row| row["scheme"] == scheme.name()).collect();
        assert!(own[0]["step"] == "copying" && own[0]["kernel"] == "copying", "{}", own[0]);
        assert_eq!(own[0]["times_first"].as_f64(), Some(1.0));
        for kernel in names(scheme) {
            assert!(own.iter().any(|row| row["kernel"] == kernel), "{kernel} in {own:?}");
        }
        assert!(own.iter().all(|row| row["step"].is_string()), "{own:?}");
    }
}

#[test]
fn every_row_is_on_the_page_and_in_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    for more in ["--kernel auto", "--ladder"] {
        let path = folder.path().join("page.html");
        let words =
            format!("bench replicate --rounds 1 --nodes 300 --threads 1 {more} --html {}", path.display());
        let rows = rows(&format!("{words} --json"));
        let page = fs::read_to_string(&path).expect("a page");
        let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        let document = Document::parse_with_options(&page, options).expect("markup");
        let lines =
            document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", "tr")));
        assert_eq!(lines.count(), rows.len() + 1, "{more}");
        for row in &rows {
            let rate = format!("{:.2} MiB/s", row["mib_s"].as_f64().expect("a rate"));
            assert!(page.contains(&rate), "{rate} of {row}");
        }
        let printed = line(&words).stdout;
        assert!(printed.contains("cycles/label") && printed.contains("cycles/data B"), "{printed}");
        let own = rows.iter().filter(|row| row["scheme"] == "r2").count();
        assert_eq!(printed.lines().filter(|line| line.starts_with("r2 ")).count(), own);
    }
}

#[test]
fn the_stages_of_an_encode_are_shares_of_a_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("page.html");
    let words = format!("bench replicate --profile --nodes 200 --replicas 2 --html {}", path.display());
    let rows = array(&format!("{words} --json"));
    let fields = [
        "job:text",
        "scheme:text",
        "nodes:int",
        "layers:int",
        "replicas:int",
        "threads:int",
        "seconds:real",
        "mib_s:real",
        "hashing:real",
        "parents:real",
        "waiting:real",
        "encoding:real",
        "input_output:real",
    ];
    assert_eq!(rows.iter().map(|row| text(row, "scheme")).collect::<Vec<_>>(), ["sdr", "r2"]);
    for row in &rows {
        check_fields(row, &fields);
        assert!(row["nodes"] == 200 && row["replicas"] == 2 && row["threads"] == 1, "{row}");
        let shares = ["hashing", "parents", "waiting", "encoding", "input_output"];
        let sum: f64 = shares.iter().map(|name| row[*name].as_f64().expect("a share")).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{row}");
    }
    let page = fs::read_to_string(&path).expect("a page");
    assert!(page.contains("input and output") && page.contains("sdr, 2 replicas"), "{page}");
}

const REFUSED: [(&str, &str); 11] = [
    ("replicate --algo sha256", "--scheme"),
    ("replicate --scheme sha256", "sdr, zigzag, r2"),
    ("replicate --kernel woven", "copying"),
    ("replicate --replicas 0", "replicas"),
    ("replicate --nodes 1", "nodes"),
    ("replicate --nodes 100 --size 1M", "--size"),
    ("replicate --size 1x", "256M"),
    ("replicate --nodes 100000000 --replicas 64", "GiB"),
    ("replicate --ladder --replicas 2", "--ladder"),
    ("replicate --profile --rounds 2", "--rounds"),
    ("--kernel direct replicate", "bench search"),
];

#[test]
fn what_the_benchmark_does_not_take_is_refused() {
    for (words, needle) in REFUSED {
        check_refused(&line(&format!("bench {words}")), needle);
    }
    check_refused(&line("info --clock 3"), "--hashes");
    check_refused(&line("info --hashes --clock 0"), "GHz");
}

#[test]
fn info_has_a_kernel_for_every_scheme_and_number_of_replicas() {
    let outcome = line("info --json");
    let info: Value = serde_json::from_str(&outcome.stdout).expect("an object");
    let rows = info["replicate"].as_array().expect("an array");
    let fields = [
        "job:text",
        "scheme:text",
        "replicas:int",
        "kernel:text",
        "chosen_by:text",
        "bound_cycles_per_label:real?",
        "bound_by:text?",
    ];
    let mut seen = Vec::new();
    for row in rows {
        check_fields(row, &fields);
        seen.push((text(row, "scheme"), row["replicas"].as_u64().expect("a number")));
    }
    let all = ["sdr", "zigzag", "r2"].into_iter().flat_map(|scheme| [1, 2, 4, 8, 16].map(|n| (scheme, n)));
    assert_eq!(seen, all.collect::<Vec<_>>());
    let printed = line("info").stdout;
    assert_eq!(printed.lines().filter(|line| line.starts_with("replicate ")).count(), rows.len());
}

#[test]
fn hashes_are_told_by_function_and_unit() {
    let rows = array("info --hashes --json --clock 2.5");
    let fields = [
        "job:text",
        "hash:text",
        "unit:text",
        "at_once:int",
        "cycles_per_byte:real",
        "bound_cycles_per_byte:real?",
        "gb_s:real",
        "clock_ghz:real",
        "gb_s_at_clock:real?",
    ];
    for row in &rows {
        check_fields(row, &fields);
        let figure = |name: &str| row[name].as_f64().expect("a number");
        assert!(
            (figure("gb_s") * figure("cycles_per_byte") / figure("clock_ghz") - 1.0).abs() < 1e-6,
            "{row}"
        );
        assert!((figure("gb_s_at_clock") * figure("cycles_per_byte") / 2.5 - 1.0).abs() < 1e-6, "{row}");
    }
    for hash in ["sha256", "blake2s-256", "blake2b-512", "sha3-256", "sdr label", "r2 key"] {
        assert!(rows.iter().any(|row| row["hash"] == hash), "{hash}");
    }
    let printed = line("info --hashes").stdout;
    assert!(printed.contains("sdr label") && printed.contains("GB/s now"), "{printed}");
    assert!(!printed.contains("GB/s at"), "{printed}");
}
