//! Planted changes and planted noise.

use super::*;
use crate::bench::compare::row::Cycles;
use crate::bench::compare::rule::FLOOR;
use crate::bench::record::Heading;
use serde_json::{Value, json};

/// A generator without a seed of the system: the same on every run.
struct Random(u64);

impl Random {
    /// From 0 to 1.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// The cycles of a row of true cost `cost` in a run with `rounds` slices: each is disturbed by
    /// up to `jitter`, and those from `busy.0` to `busy.1` by `busy.2` besides.
    fn measured(&mut self, cost: f64, rounds: usize, jitter: f64, busy: (usize, usize, f64)) -> Cycles {
        let slice = |i: usize, random: &mut Self| {
            let other = if (busy.0..busy.1).contains(&i) { busy.2 } else { 0.0 };
            cost * (1.0 + jitter * random.next().powi(2) + other)
        };
        let slices: Vec<f64> = (0..rounds).map(|i| slice(i, self)).collect();
        let at = |slices: &[f64], share: usize| {
            let mut sorted = slices.to_vec();
            sorted.sort_by(f64::total_cmp);
            sorted[sorted.len() * share / 100]
        };
        let quarters = std::array::from_fn(|i| at(&slices[i * rounds / 4..(i + 1) * rounds / 4], 10));
        Cycles {
            best: at(&slices, 0),
            tenth: at(&slices, 10),
            median: at(&slices, 50),
            quarters: Some(quarters),
        }
    }
}

const QUIET: (usize, usize, f64) = (0, 0, 0.0);

fn verdicts(a: (f64, (usize, usize, f64)), b: (f64, (usize, usize, f64)), jitter: f64) -> [usize; 4] {
    let mut random = Random(7);
    let mut counts = [0; 4];
    for _ in 0..1000 {
        let first = random.measured(a.0, 100, jitter, a.1);
        let second = random.measured(b.0, 100, jitter, b.1);
        let found = verdict(&first, &second, FLOOR);
        counts[Verdict::ALL.iter().position(|other| *other == found).expect("one of them")] += 1;
    }
    counts
}

#[test]
fn noise_is_no_change() {
    for jitter in [0.001, 0.01, 0.1, 0.5] {
        let [faster, slower, same, _] = verdicts((300.0, QUIET), (300.0, QUIET), jitter);
        assert!(faster + slower <= 1 && same >= 990, "{faster} {slower} {same} with {jitter}");
    }
}

/// A neighbour who comes for some of the slices, or for nearly all of the second run.
#[test]
fn a_busy_neighbour_is_no_change() {
    for busy in [(0, 60, 0.3), (20, 100, 0.05), (40, 100, 0.8), (1, 98, 0.4)] {
        let [faster, slower, ..] = verdicts((300.0, QUIET), (300.0, busy), 0.01);
        assert_eq!((faster, slower), (0, 0), "{busy:?}");
        let [faster, slower, ..] = verdicts((300.0, busy), (300.0, QUIET), 0.01);
        assert_eq!((faster, slower), (0, 0), "{busy:?} in the first");
    }
    let [.., unclear] = verdicts((300.0, QUIET), (300.0, (1, 98, 0.4)), 0.01);
    assert_eq!(unclear, 1000, "it is told that nothing can be told");
}

#[test]
fn a_change_is_found() {
    for (ratio, jitter) in [(1.03, 0.005), (1.05, 0.02), (1.1, 0.05), (1.5, 0.2)] {
        let slower = verdicts((300.0, QUIET), (300.0 * ratio, QUIET), jitter);
        assert_eq!(slower, [0, 1000, 0, 0], "{ratio}");
        let faster = verdicts((300.0 * ratio, QUIET), (300.0, QUIET), jitter);
        assert_eq!(faster, [1000, 0, 0, 0], "{ratio}");
    }
    // One within the floor is not, and one that is as large as the noise is not called so.
    assert_eq!(verdicts((300.0, QUIET), (300.0 * (1.0 + FLOOR / 2.0), QUIET), 0.001), [0, 0, 1000, 0]);
    assert_eq!(verdicts((300.0, QUIET), (300.0 * 1.03, (0, 60, 0.3)), 0.2)[0], 0);
}

/// Rows of programs that did not know of quarters.
#[test]
fn rows_without_quarters_are_compared_by_their_medians() {
    let side = |best: f64, median: f64| Cycles { best, tenth: best * 1.005, median, quarters: None };
    assert_eq!(verdict(&side(100.0, 102.0), &side(105.0, 106.0), FLOOR), Verdict::Slower);
    assert_eq!(verdict(&side(100.0, 120.0), &side(105.0, 106.0), FLOOR), Verdict::Unclear);
    assert_eq!(verdict(&side(100.0, 120.0), &side(101.0, 130.0), FLOOR), Verdict::Same);
}

fn search(algo: &str, kernel: &str, cycles: f64) -> Value {
    json!({
        "job": "search", "algo": algo, "backend": "avx512", "kernel": kernel, "threads": 1, "mhs": 3000.0 / cycles,
        "cycles_per_hash": cycles, "tenth_cycles_per_hash": cycles, "median_cycles_per_hash": cycles,
        "quarters_cycles_per_hash": [cycles, cycles, cycles, cycles], "bound_cycles_per_hash": 100.0,
    })
}

fn sum(streams: u64, bytes: Option<u64>, runs: &str, cycles: f64) -> Value {
    json!({
        "job": "sum", "algo": "sha256", "kernel": "auto", "runs": runs, "streams": streams, "threads": 2,
        "shape": if bytes.is_some() { "uniform" } else { "ragged" }, "message_bytes": bytes, "gbs": 1.0,
        "cycles_per_byte": cycles, "tenth_cycles_per_byte": cycles, "median_cycles_per_byte": cycles,
        "bound_cycles_per_byte": null,
    })
}

fn record(rows: &[Value]) -> Record {
    Record { heading: Heading::default(), rows: rows.to_vec() }
}

#[test]
fn rows_are_joined_by_what_they_measure() {
    let a = record(&[
        search("sha256", "direct", 100.0),
        search("sha256", "a1", 90.0),
        sum(4, Some(16 << 10), "sha-ni", 1.0),
        sum(4, None, "sha-ni", 1.0),
    ]);
    let b = record(&[
        sum(4, None, "avx512", 1.1),
        sum(8, None, "avx512", 1.1),
        search("sha256", "direct", 80.0),
        sum(4, Some(16 << 10), "sha-ni", 1.0),
    ]);
    let found = compare(&a, &b).expect("records");
    let told: Vec<(&str, Verdict)> =
        found.pairs.iter().map(|pair| (&pair.a.name[..], pair.verdict)).collect();
    assert_eq!(
        told,
        [
            ("sha256 direct avx512", Verdict::Faster),
            ("sha256 auto 4 × 16 KiB, 2 threads", Verdict::Same),
            ("sha256 auto 4 × ragged, 2 threads", Verdict::Slower),
        ]
    );
    let names = |rows: &[Row]| rows.iter().map(|row| row.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&found.only_a), ["sha256 a1 avx512"]);
    assert_eq!(names(&found.only_b), ["sha256 auto 8 × ragged, 2 threads"]);
    assert_eq!(found.pairs[2].remark().as_deref(), Some("runs avx512, was sha-ni"));
    assert_eq!(found.pairs[1].remark(), None);

    let totals = found.totals();
    assert_eq!((totals.len(), totals[0].job, totals[0].counts), (2, Job::Search, [1, 0, 0, 0]));
    assert!((totals[0].ratio - 0.8).abs() < 1e-12 && (totals[1].ratio - 1.1_f64.sqrt()).abs() < 1e-12);
    assert_eq!(found.slower_by(0.05).len(), 1);
    assert_eq!((found.slower_by(0.11).len(), found.moved_together()), (0, false));
}

/// Where a process has its memory is worth a few per cent of a short message.
#[test]
fn short_messages_have_a_higher_floor() {
    let verdict = |bytes, cycles| {
        let found =
            compare(&record(&[sum(4, Some(bytes), "a", 1.0)]), &record(&[sum(4, Some(bytes), "a", cycles)]));
        found.expect("records").pairs[0].verdict
    };
    assert_eq!((verdict(1024, 1.04), verdict(2048, 1.04)), (Verdict::Same, Verdict::Slower));
    assert_eq!((verdict(64, 1.06), verdict(64, 0.9)), (Verdict::Slower, Verdict::Faster));
}

#[test]
fn rows_that_cannot_be_compared_are_named() {
    let good = record(&[search("sha256", "direct", 100.0)]);
    let devices = json!({"job": "search", "algo": "sha256", "backend": "cuda", "device": "x", "mhs": 1.0});
    for (rows, fault) in [
        (vec![search("sha256", "direct", 100.0), devices], "row 2 is not from"),
        (vec![json!({"job": "hashes"})], "row 1 is not from"),
        (vec![json!(3)], "row 1 is not from"),
        (vec![search("sha256", "direct", 0.0)], "row 1: mhs is null, which is no number"),
        (
            vec![search("sha256", "direct", 1.0), search("sha256", "direct", 2.0)],
            "two rows of search, sha256 direct avx512",
        ),
    ] {
        let (side, found) = compare(&good, &record(&rows)).expect_err(fault);
        assert!(side == 1 && found.contains(fault), "{found}");
    }
}

#[test]
fn a_machine_that_changed_is_suspected() {
    let rows = |cycles: f64| -> Vec<Value> {
        (1..=20).map(|i| search("sha256", &format!("k{i}"), cycles)).collect()
    };
    let found = compare(&record(&rows(100.0)), &record(&rows(110.0))).expect("records");
    assert!(found.moved_together());
    let mut some = rows(110.0);
    some.splice(..5, rows(100.0).drain(..5));
    assert!(!compare(&record(&rows(100.0)), &record(&some)).expect("records").moved_together());
}
