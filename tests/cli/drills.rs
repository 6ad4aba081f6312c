//! Fault drills: a wrong answer of the hardware is noticed, told, and ends a search with exit code
//! 4.

use crate::program::{bytes, check_complaint, line, of_kind, records, text};
use crate::scan::{check, results, scan, zero_bits};
use hashweave::Isa;
use serde_json::Value;

/// Runs a search that must find the hardware wrong.
fn drilled(words: &str) -> Vec<Value> {
    records(&line(&format!("search {words}")), 4)
}

#[test]
fn a_drill_fires_the_canary_on_every_backend() {
    for backend in Isa::usable() {
        let records = drilled(&format!("--fault-drill 0:5 --threads 1 --backend {backend}"));
        let kinds: Vec<&str> = records.iter().map(|record| text(record, "kind")).collect();
        assert_eq!(kinds, ["startup", "canary_fail", "stats", "shutdown"], "{backend}");
        let canary = &records[1];
        assert_eq!(canary["msg"], "HARDWARE_ERROR_CANARY_FAIL");
        let flipped = bytes(canary, "expected")
            .iter()
            .zip(bytes(canary, "got"))
            .fold(0, |count, (a, b)| count + (a ^ b).count_ones());
        assert_eq!(flipped, 1, "one bit differs: {canary}");
    }
}

/// The one thing that a person must see: where it was, what was expected, what to do.
#[test]
fn a_person_is_told_of_a_wrong_answer() {
    let lanes = |backend: Isa| {
        let startup = line(&format!("search --explain --threads 1 --backend {backend}")).stdout;
        let lanes = startup.split(" lane").next().and_then(|text| text.rsplit(' ').next().map(str::to_owned));
        lanes.and_then(|lanes| lanes.parse::<u64>().ok()).unwrap_or_else(|| panic!("{startup}"))
    };
    let all = Isa::usable()
        .map(|backend| (backend, 0))
        .chain(Isa::usable().map(|backend| (backend, lanes(backend) - 1)));
    for (backend, lane) in all {
        let outcome = line(&format!("search --fault-drill {lane}:5 --threads 1 --backend {backend}"));
        let records = records(&outcome, 4);
        let canary = of_kind(&records, "canary_fail")[0];
        check_complaint(&outcome.stderr, " in worker 0");
        check_complaint(&outcome.stderr, &format!(": lane {lane} of "));
        let [expected, got] = ["expected", "got"].map(|field| text(canary, field));
        check_complaint(&outcome.stderr, &format!("digest word {expected} came out as {got}"));
        check_complaint(&outcome.stderr, "check cooling, overclocking and memory");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_core_is_told() {
    let told = |words: &str| line(&format!("search --fault-drill 0:5 --threads 1 {words}")).stderr;
    let pinned = told("--pin");
    let allowed = pinned.split(" on core ").nth(1).and_then(|rest| rest.split(',').next()).expect("a core");
    assert!(allowed.parse::<u32>().is_ok(), "{pinned}");
    let free = told("");
    assert!(
        free.contains(" (on core ") && free.contains("when it was noticed; use --pin to be sure)"),
        "{free}"
    );
}

#[test]
fn lost_results_are_told_to_a_person_too() {
    let outcome =
        line("search --message d{counter:8} --count 300000 --zero-bits 2 --fault-drill 1:lose --threads 1");
    check_complaint(&outcome.stderr, "results are lost or counted twice");
}

#[test]
fn a_drill_stops_every_worker() {
    let records = drilled("--fault-drill 0:0 --threads 3");
    assert!(!of_kind(&records, "canary_fail").is_empty());
    assert_eq!(of_kind(&records, "best").len(), 0, "nothing is reported on the word of a bad kernel");
}

/// The canary of a later start is far away, so the comparison of hits with the scalar path must
/// notice.
#[test]
fn a_later_drill_is_an_internal_error() {
    for (algorithm, backend) in ["sha3-256", "sha256", "blake2s-256"]
        .into_iter()
        .flat_map(|algorithm| Isa::usable().map(move |backend| (algorithm, backend)))
    {
        let words = format!("--algo {algorithm} --backend {backend} --message d{{counter:8}} --zero-bits 1");
        let records = drilled(&format!("{words} --fault-drill 0:0:3000 --threads 1 --count 100000"));
        assert_eq!(of_kind(&records, "internal_error").len(), 1, "{words}");
        assert_eq!(of_kind(&records, "canary_fail").len(), 0, "{words}");
        assert_eq!(records[records.len() - 3]["kind"], "internal_error", "{words}");
    }
}

#[test]
fn hits_before_the_fault_are_right_and_complete() {
    let records = drilled("--message d{counter:8} --zero-bits 3 --fault-drill 0:0:3000 --threads 1");
    let found = results(&records, None);
    let scanned = 3000.max(found.last().map_or(0, |hit| hit.counter + 1));
    let expected = zero_bits(&scan(b"d", 0, scanned), 3);
    check(&found, &expected[..found.len()]);
    let before = expected.iter().filter(|hit| hit.counter < 3000).count();
    assert!(found.len() >= before, "{} of {before} before the fault", found.len());
}

#[test]
fn a_drill_after_the_end_does_nothing() {
    let quiet =
        line("search --message d{counter:8} --count 2000 --zero-bits 3 --fault-drill 0:0:2001 --threads 1");
    check(&results(&records(&quiet, 0), None), &zero_bits(&scan(b"d", 0, 2000), 3));
}

/// A lane that only loses results, until the end: the last canary tells. With this salt no digest
/// of the range begins with 0x0100, so that in no lane, however many there are, the flipped bit
/// makes a candidate, which would be told earlier.
#[test]
fn a_drill_that_hides_results_is_told_at_the_end() {
    let words = "--count 300000 --zero-bits 40 --salt-hex 0000000007 --fault-drill 0:0:100000 --threads 1";
    let records = drilled(words);
    let kinds: Vec<&str> = records.iter().map(|record| text(record, "kind")).collect();
    assert_eq!(kinds, ["startup", "canary_fail", "stats", "shutdown"]);
}

/// A lane whose results are lost though known answers come out right: the audit counts what is
/// missing.
#[test]
fn lost_results_are_told_by_their_number() {
    let records =
        drilled("--message d{counter:8} --count 300000 --zero-bits 2 --fault-drill 1:lose --threads 1");
    let told = of_kind(&records, "internal_error");
    assert_eq!(told.len(), 1);
    assert!(text(told[0], "msg").starts_with("audit: "), "{}", told[0]);
    let shutdown = &records[records.len() - 1];
    assert!(shutdown["subhits_sigma"].as_f64() < Some(-10.0), "{shutdown}");
}

#[test]
fn the_audit_of_a_healthy_search_is_plausible() {
    for words in
        ["--zero-bits 44", "--min", "--match ff00ff00ff:1200340056", "--algo sha256 --below 0000000001"]
    {
        let records = records(&line(&format!("search {words} --count 3000000 --threads 2")), 0);
        let shutdown = &records[records.len() - 1];
        assert!(shutdown["subhits"].as_u64() > Some(20), "{shutdown}");
        assert!(shutdown["subhits_sigma"].as_f64().expect("a number").abs() < 7.0, "{shutdown}");
    }
}

/// Where ten bits decide, a sub-hit is a hit, and one hash in 1024: every worker counts those of
/// all its chunks, and the end those of all workers.
#[test]
fn sub_hits_are_counted_worker_by_worker() {
    let records = records(&line("search --salt-hex 0000010203 --count 600064 --threads 3 --zero-bits 10"), 0);
    let hits = |worker: u64| results(&records, Some(worker)).len();
    let audit = |record: &Value| (record["subhits"].clone(), record["subhits_expected"].clone());
    let stats = of_kind(&records, "stats");
    for (worker, last) in (0..3).zip(&stats[stats.len() - 3..]) {
        assert_eq!(
            (last["worker"].as_u64(), audit(last)),
            (Some(worker), (hits(worker).into(), 586.0.into()))
        );
    }
    let shutdown = &records[records.len() - 1];
    let all: usize = (0..3).map(hits).sum();
    assert_eq!(audit(shutdown), (all.into(), 1758.0.into()));
    let sigma = (all as f64 - 1758.0) / (1758.0 * (1.0 - 1.0 / 1024.0_f64)).sqrt();
    let told = shutdown["subhits_sigma"].as_f64().expect("a number");
    assert!((told - sigma).abs() <= 0.006, "{told} instead of {sigma}");
}
