//! The lines of the tables, and of `--json`.

use hashweave::replicate::Scheme;
use peers::candidates::{Candidate, PERMUTE, YARDSTICK};
use peers::poseidon;
use peers::replicate;
use peers::sum::cases::Case;
use peers::sum::{Measured, OWN};
use peers::tree;
use runner::slices::Timing;
use serde::Serialize;

/// One line of any job.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Row {
    Search(SearchRow),
    Sum(SumRow),
    Tree(TreeRow),
    Poseidon(PoseidonRow),
    Replicate(ReplicateRow),
}

/// One line of the search job. Figures are those of the best slice.
#[derive(Serialize)]
pub(crate) struct SearchRow {
    job: &'static str,
    peer: &'static str,
    what: &'static str,
    mhs: f64,
    cycles_per_hash: f64,
    /// How many times as fast as XKCP in the same discipline; null where XKCP cannot run.
    ratio_to_xkcp: Option<f64>,
    clock_ghz: f64,
    /// Cycles per hash of the 10th-percentile slice: far from the best one, the machine was too
    /// noisy.
    #[serde(rename = "tenth_cycles_per_hash")]
    tenth: f64,
    /// Cycles per hash of the median slice.
    #[serde(rename = "median_cycles_per_hash")]
    median: f64,
}

impl SearchRow {
    pub(crate) fn all(list: &[Candidate], timings: &[Timing]) -> Vec<Self> {
        let yardstick = |what| {
            let found = list.iter().position(|other| other.peer == YARDSTICK && other.what == what);
            found.map(|at| timings[at].seconds.best)
        };
        let row = |(candidate, timing): (&Candidate, &Timing)| Self {
            job: "search",
            peer: candidate.peer,
            what: candidate.what,
            mhs: 1e-6 / timing.seconds.best,
            cycles_per_hash: timing.cycles.best,
            ratio_to_xkcp: yardstick(candidate.what).map(|best| best / timing.seconds.best),
            clock_ghz: 1e-9 * timing.clock_hz(),
            tenth: timing.cycles.tenth,
            median: timing.cycles.median,
        };
        list.iter().zip(timings).map(row).collect()
    }
}

pub(crate) fn print_search(rows: &[SearchRow], rounds: usize, clock: f64) {
    println!("search: one thread, {rounds} rounds, clock {:.3} GHz by dependent additions", clock * 1e-9);
    println!("XKCP built by: {}", peers::C_COMPILER);
    println!("OpenSSL: {}", peers::openssl::version());
    println!();
    println!(
        "{:<9} {:<24} {:>9} {:>8} {:>12} {:>10} {:>8} {:>8}",
        "what", "peer", "rate", "", "cycles, best", "10th pct", "median", "× XKCP"
    );
    for row in rows {
        let unit = if row.what == PERMUTE { "Mperm/s" } else { "Mhash/s" };
        println!(
            "{:<9} {:<24} {:>9.3} {unit:>8} {:>12.1} {:>10.1} {:>8.1} {:>8}",
            row.what,
            row.peer,
            row.mhs,
            row.cycles_per_hash,
            row.tenth,
            row.median,
            ratio(row.ratio_to_xkcp)
        );
    }
    println!();
}

/// One line of the Poseidon job. Figures are those of the 10th-percentile slice.
#[derive(Serialize)]
pub(crate) struct PoseidonRow {
    job: &'static str,
    /// The case, within which the ratios are taken.
    what: String,
    peer: &'static str,
    kernel: &'static str,
    ns_per_hash: f64,
    cycles_per_hash: f64,
    clock_ghz: f64,
    /// How many times as fast as neptune; null where it did not run.
    ratio_to_neptune: Option<f64>,
}

impl PoseidonRow {
    pub(crate) fn all(case: &str, measured: &[poseidon::Measured]) -> Vec<Self> {
        let yardstick = measured.iter().find(|one| one.peer != poseidon::OWN);
        let row = |one: &poseidon::Measured| Self {
            job: "poseidon",
            what: case.to_owned(),
            peer: one.peer,
            kernel: one.kernel,
            ns_per_hash: 1e9 * one.timing.seconds.tenth,
            cycles_per_hash: one.timing.cycles.tenth,
            clock_ghz: 1e-9 * one.timing.clock_hz(),
            ratio_to_neptune: yardstick.map(|other| other.timing.seconds.tenth / one.timing.seconds.tenth),
        };
        measured.iter().map(row).collect()
    }
}

/// The lines of one arity; before the first, what the columns are.
pub(crate) fn print_poseidon(rows: &[PoseidonRow], rounds: usize, first: bool) {
    if first {
        println!(
            "poseidon: one thread, {rounds} rounds an arity, cycles by dependent additions in the same run"
        );
        println!();
        println!(
            "{:<12} {:<10} {:<15} {:>9} {:>12} {:>10}",
            "what", "peer", "kernel", "ns/hash", "cycles/hash", "× neptune"
        );
    }
    for row in rows {
        println!(
            "{:<12} {:<10} {:<15} {:>9.0} {:>12.0} {:>10}",
            row.what,
            row.peer,
            row.kernel,
            row.ns_per_hash,
            row.cycles_per_hash,
            ratio(row.ratio_to_neptune)
        );
    }
    println!();
}

/// One line of the sum job. Figures are those of the best slice.
#[derive(Serialize)]
pub(crate) struct SumRow {
    job: &'static str,
    algo: String,
    peer: &'static str,
    kernel: String,
    /// Messages handed over at once.
    streams: usize,
    /// Their length, or the mean of their lengths.
    message_bytes: f64,
    gbs: f64,
    cycles_per_byte: f64,
    clock_ghz: f64,
    /// The case, within which the ratios are taken.
    what: String,
    /// How many times as fast as the fastest that is not ours; null where only ours ran.
    ratio_to_best_peer: Option<f64>,
    /// How many times as fast as this line our fastest is; null where ours did not run.
    hashweave_to_this: Option<f64>,
    /// Cycles per byte of the 10th-percentile slice.
    #[serde(rename = "tenth_cycles_per_byte")]
    tenth: f64,
    /// Cycles per byte of the median slice.
    #[serde(rename = "median_cycles_per_byte")]
    median: f64,
}

impl SumRow {
    #[expect(clippy::cast_precision_loss, reason = "a batch has far fewer than 2^53 bytes")]
    pub(crate) fn all(case: &Case, measured: &[Measured]) -> Vec<Self> {
        let bytes = case.bytes() as f64;
        let fastest = |ours: bool| {
            let times =
                measured.iter().filter(|one| (one.peer == OWN) == ours).map(|one| one.timing.seconds.best);
            times.min_by(f64::total_cmp)
        };
        let (best_peer, best_own) = (fastest(false), fastest(true));
        let row = |one: &Measured| Self {
            job: "sum",
            algo: case.algorithm.to_string(),
            peer: one.peer,
            kernel: one.kernel.clone(),
            streams: case.streams,
            message_bytes: bytes / case.streams as f64,
            gbs: 1e-9 * bytes / one.timing.seconds.best,
            cycles_per_byte: one.timing.cycles.best / bytes,
            clock_ghz: 1e-9 * one.timing.clock_hz(),
            what: case.to_string(),
            ratio_to_best_peer: best_peer.map(|best| best / one.timing.seconds.best),
            hashweave_to_this: best_own.map(|best| one.timing.seconds.best / best),
            tenth: one.timing.cycles.tenth / bytes,
            median: one.timing.cycles.median / bytes,
        };
        measured.iter().map(row).collect()
    }
}

/// The lines of one case; before the first, what the columns are.
pub(crate) fn print_sum(rows: &[SumRow], rounds: usize, first: bool) {
    if first {
        println!("sum: one thread, {rounds} rounds a case, cycles by dependent additions in the same run");
        println!("XKCP and ipsec-mb's caller built by: {}", peers::C_COMPILER);
        println!("OpenSSL: {}; ipsec-mb: {}", peers::openssl::version(), peers::ipsec_mb_version());
    }
    println!();
    println!(
        "{:<22} {:<13} {:<22} {:>7} {:>12} {:>9} {:>9} {:>12} {:>10}",
        "what", "peer", "kernel", "GB/s", "cycles/byte", "10th pct", "median", "÷ best peer", "ours ÷ it"
    );
    for row in rows {
        println!(
            "{:<22} {:<13} {:<22} {:>7.3} {:>12.3} {:>9.3} {:>9.3} {:>12} {:>10}",
            row.what,
            row.peer,
            row.kernel,
            row.gbs,
            row.cycles_per_byte,
            row.tenth,
            row.median,
            ratio(row.ratio_to_best_peer),
            ratio(row.hashweave_to_this)
        );
    }
}

/// One line of the tree job. Figures are those of the best slice.
#[derive(Serialize)]
pub(crate) struct TreeRow {
    job: &'static str,
    algo: String,
    peer: &'static str,
    kernel: &'static str,
    message_bytes: usize,
    gbs: f64,
    cycles_per_byte: f64,
    clock_ghz: f64,
    /// The case, within which the ratios are taken.
    what: String,
    /// How many times as fast as the fastest that is not ours; null where only ours ran.
    ratio_to_best_peer: Option<f64>,
    /// How many times as fast as this line ours is; null where ours did not run.
    hashweave_to_this: Option<f64>,
    /// Cycles per byte of the 10th-percentile slice.
    #[serde(rename = "tenth_cycles_per_byte")]
    tenth: f64,
    /// Cycles per byte of the median slice.
    #[serde(rename = "median_cycles_per_byte")]
    median: f64,
}

impl TreeRow {
    #[expect(clippy::cast_precision_loss, reason = "a message has far fewer than 2^53 bytes")]
    pub(crate) fn all(case: &tree::Case, measured: &[tree::Measured]) -> Vec<Self> {
        let bytes = case.length as f64;
        let fastest = |ours: bool| {
            let times = measured
                .iter()
                .filter(|one| (one.peer == tree::OWN) == ours)
                .map(|one| one.timing.seconds.best);
            times.min_by(f64::total_cmp)
        };
        let (best_peer, best_own) = (fastest(false), fastest(true));
        let row = |one: &tree::Measured| Self {
            job: "tree",
            algo: case.function.to_string(),
            peer: one.peer,
            kernel: one.kernel,
            message_bytes: case.length,
            gbs: 1e-9 * bytes / one.timing.seconds.best,
            cycles_per_byte: one.timing.cycles.best / bytes,
            clock_ghz: 1e-9 * one.timing.clock_hz(),
            what: case.to_string(),
            ratio_to_best_peer: best_peer.map(|best| best / one.timing.seconds.best),
            hashweave_to_this: best_own.map(|best| one.timing.seconds.best / best),
            tenth: one.timing.cycles.tenth / bytes,
            median: one.timing.cycles.median / bytes,
        };
        measured.iter().map(row).collect()
    }
}

/// The lines of one case; before the first, what the columns are.
pub(crate) fn print_tree(rows: &[TreeRow], rounds: usize, first: bool) {
    if first {
        println!("tree: one thread, {rounds} rounds a case, cycles by dependent additions in the same run");
        println!("XKCP built by: {}", peers::C_COMPILER);
    }
    println!();
    println!(
        "{:<22} {:<13} {:<22} {:>7} {:>12} {:>9} {:>9} {:>12} {:>10}",
        "what", "peer", "kernel", "GB/s", "cycles/byte", "10th pct", "median", "÷ best peer", "ours ÷ it"
    );
    for row in rows {
        println!(
            "{:<22} {:<13} {:<22} {:>7.3} {:>12.3} {:>9.3} {:>9.3} {:>12} {:>10}",
            row.what,
            row.peer,
            row.kernel,
            row.gbs,
            row.cycles_per_byte,
            row.tenth,
            row.median,
            ratio(row.ratio_to_best_peer),
            ratio(row.hashweave_to_this)
        );
    }
}

/// One line of the replicate job. Figures are those of the best slice.
#[derive(Serialize)]
pub(crate) struct ReplicateRow {
    job: &'static str,
    scheme: &'static str,
    peer: &'static str,
    kernel: String,
    /// Chains walked together.
    replicas: usize,
    /// For a node of one replica.
    ns_per_label: f64,
    cycles_per_label: f64,
    clock_ghz: f64,
    /// How many times as fast as the fastest that is not ours; null where only ours ran.
    ratio_to_best_peer: Option<f64>,
    /// How many times as fast as `create_label` of main net's software, which makes replicas one
    /// after another; null where it did not run.
    ratio_to_create_label: Option<f64>,
    /// How many times as fast as this line our fastest with as many replicas is; null where there
    /// is none.
    hashweave_to_this: Option<f64>,
    /// Cycles per label of the 10th-percentile slice.
    #[serde(rename = "tenth_cycles_per_label")]
    tenth: f64,
    /// Cycles per label of the median slice.
    #[serde(rename = "median_cycles_per_label")]
    median: f64,
}

impl ReplicateRow {
    pub(crate) fn all(scheme: Scheme, measured: &[replicate::Measured]) -> Vec<Self> {
        let fastest = |wanted: &dyn Fn(&replicate::Measured) -> bool| {
            measured
                .iter()
                .filter(|&one| wanted(one))
                .map(|one| one.timing.seconds.best)
                .min_by(f64::total_cmp)
        };
        let best_peer = fastest(&|one| one.peer != replicate::OWN);
        let named = fastest(&|one| (one.peer, one.kernel.as_str()) == replicate::NAMED);
        let row = |one: &replicate::Measured| Self {
            job: "replicate",
            scheme: scheme.name(),
            peer: one.peer,
            kernel: one.kernel.clone(),
            replicas: one.replicas,
            ns_per_label: 1e9 * one.timing.seconds.best,
            cycles_per_label: one.timing.cycles.best,
            clock_ghz: 1e-9 * one.timing.clock_hz(),
            ratio_to_best_peer: best_peer.map(|best| best / one.timing.seconds.best),
            ratio_to_create_label: named.map(|named| named / one.timing.seconds.best),
            hashweave_to_this: fastest(&|own| own.peer == replicate::OWN && own.replicas == one.replicas)
                .map(|best| one.timing.seconds.best / best),
            tenth: one.timing.cycles.tenth,
            median: one.timing.cycles.median,
        };
        measured.iter().map(row).collect()
    }
}

/// The lines of one scheme; before the first, what the columns are.
pub(crate) fn print_replicate(rows: &[ReplicateRow], rounds: usize, layer: usize, first: bool) {
    if first {
        println!(
            "replicate: one thread, {rounds} rounds a scheme, layers of {} MiB a replica, cycles by dependent additions \
             in the same run",
            layer >> 20
        );
        println!("OpenSSL: {}", peers::openssl::version());
    }
    println!();
    println!(
        "{:<7} {:<15} {:<25} {:>8} {:>9} {:>12} {:>9} {:>9} {:>12} {:>14} {:>10}",
        "what",
        "peer",
        "kernel",
        "replicas",
        "ns/label",
        "cycles/label",
        "10th pct",
        "median",
        "÷ best peer",
        "÷ create_label",
        "ours ÷ it"
    );
    for row in rows {
        println!(
            "{:<7} {:<15} {:<25} {:>8} {:>9.1} {:>12.1} {:>9.1} {:>9.1} {:>12} {:>14} {:>10}",
            row.scheme,
            row.peer,
            row.kernel,
            row.replicas,
            row.ns_per_label,
            row.cycles_per_label,
            row.tenth,
            row.median,
            ratio(row.ratio_to_best_peer),
            ratio(row.ratio_to_create_label),
            ratio(row.hashweave_to_this)
        );
    }
}

fn ratio(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.3}"))
}
