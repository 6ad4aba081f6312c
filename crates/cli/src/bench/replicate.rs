//! `hashweave bench replicate`.

use super::{heading, measured, optional, percent, show};
use crate::args::BenchOptions;
use crate::{Exit, Usage, output, report};
use anyhow::Context;
use clap::Args;
use hashweave::cpu;
use hashweave::replicate::chain::Kernel;
use hashweave::replicate::plan::AHEAD;
use hashweave::replicate::{NODE, Scheme};
use runner::bench::replicate::profile::{Profile, profile};
use runner::bench::replicate::{self, APART, AUTO, Extent, Row, Selection};
use runner::durable;
use runner::replicate::Error;

/// Turns of every candidate.
const ROUNDS: usize = 120;

/// The most that layers of one row may take; of `sdr` there are two.
const MEMORY: usize = 8 << 30;

/// Bytes of a replica whose encoding is timed by stage, unless it is said.
const PROFILED: usize = 64 << 20;

/// The shapes of `bench replicate`.
#[derive(Debug, Args)]
pub(crate) struct ReplicateShapes {
    /// Only this scheme: sdr, r2, zigzag (repeatable) [default: sdr and r2; zigzag has the kernels of r2]
    #[arg(long, value_name = "S")]
    scheme: Vec<Scheme>,
    /// Only this kernel, or `auto`: what the library chooses, or `apart`: r2's layers without a chain (repeatable) [default: all]
    #[arg(long, value_name = "K", value_parser = chain_kernel)]
    kernel: Vec<String>,
    /// So many replicas of each thread (repeatable) [default: auto with 1, 2, 4, 8, 16; kernels with as many as they take]
    #[arg(long, value_name = "N", value_parser = replica_count)]
    replicas: Vec<usize>,
    /// Nodes of a layer of each replica
    #[arg(long, value_name = "N", value_parser = node_count, conflicts_with = "size")]
    nodes: Option<usize>,
    /// Bytes of a layer of the replicas that share memory; of --profile, of a replica. K, M, G are powers of 1024
    /// [default: 256M; --profile: 64M]
    #[arg(long, value_name = "S", value_parser = size)]
    size: Option<usize>,
    /// Prefetch the parents of the node so many nodes ahead; 0: never
    #[arg(long, value_name = "N", default_value_t = AHEAD)]
    ahead: usize,
    /// What every step gains: copies, no copies, prefetching, direct addition, replicas together
    #[arg(long, conflicts_with_all = ["kernel", "replicas", "profile"])]
    ladder: bool,
    /// Encode a file and show where the time goes: hashing, parents, encoding, input and output
    #[arg(long)]
    profile: bool,
}

pub(crate) fn run(options: &BenchOptions, shapes: &ReplicateShapes) -> anyhow::Result<Exit> {
    if !options.algo.is_empty() {
        return Err(Usage("--algo is for the other benchmarks; take --scheme".to_owned()).into());
    }
    if shapes.profile {
        return profiles(options, shapes);
    }
    let selection = shapes.selection(options);
    let memory = selection.memory();
    if memory > MEMORY {
        let gib = |bytes: usize| bytes as f64 / (1 << 30) as f64;
        let fault = format!(
            "a layer of all replicas and --threads is {:.1} GiB: at most {} GiB",
            gib(memory),
            gib(MEMORY)
        );
        return Err(Usage(fault).into());
    }
    let cpu = cpu::detect();
    let rounds = selection.rounds;
    let rows = measured(options, |progress| replicate::run(&selection, &cpu, progress))?;
    let clock = rows.first().map_or(0.0, |row| row.clock_ghz);
    let table = || heading(&cpu, clock, rounds, "64 labels") + &table(&rows);
    show(options, &rows, table, || report::replicate::page(&cpu, rounds, &rows))
}

impl ReplicateShapes {
    fn selection(&self, options: &BenchOptions) -> Selection {
        let usual = Selection::default();
        let extent = match (self.nodes, self.size) {
            (Some(nodes), _) => Extent::Nodes(nodes),
            (None, Some(bytes)) => Extent::Bytes(bytes),
            (None, None) => usual.extent,
        };
        Selection {
            schemes: self.scheme.clone(),
            kernels: self.kernel.clone(),
            replicas: self.replicas.clone(),
            threads: options.threads.clone(),
            extent,
            ahead: self.ahead,
            ladder: self.ladder,
            rounds: options.rounds.map_or(ROUNDS, |rounds| rounds as usize),
            ..usual
        }
    }

    /// Nodes of a replica whose encoding is timed by stage.
    fn profiled(&self) -> usize {
        self.nodes.unwrap_or_else(|| self.size.unwrap_or(PROFILED).div_ceil(NODE))
    }
}

/// What a table says of a row.
pub(crate) const HEAD: [&str; 15] = [
    "scheme",
    "kernel",
    "runs",
    "step",
    "layer in",
    "replicas",
    "threads",
    "cycles/label",
    "10th pct",
    "bound",
    "of bound",
    "cycles/hashed B",
    "cycles/data B",
    "ns/label",
    "MiB/s",
];

/// The figures of a row, under [`HEAD`].
pub(crate) fn figures(row: &Row) -> [String; HEAD.len()] {
    let step = row.step.map_or_else(|| "-".to_owned(), str::to_owned);
    [
        row.scheme.to_owned(),
        row.kernel.to_owned(),
        row.runs.clone(),
        row.times_first.map_or(step.clone(), |times| format!("{step}, {times:.2} ×")),
        row.resident.to_owned(),
        row.replicas.to_string(),
        row.threads.to_string(),
        format!("{:.0}", row.cycles_per_label),
        format!("{:.0}", row.tenth_cycles_per_label),
        optional(row.bound, 0),
        percent(row.share_of_bound),
        format!("{:.3}", row.cycles_per_hashed_byte),
        format!("{:.1}", row.cycles_per_data_byte),
        format!("{:.1}", row.ns_per_label),
        format!("{:.2}", row.mib_s),
    ]
}

fn table(rows: &[Row]) -> String {
    let mut lines = vec![HEAD.map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| figures(row).to_vec()));
    output::table(5, &lines)
}

/// Encodes a file, or several, with every scheme and every number of threads, and prints the shares of the stages.
fn profiles(options: &BenchOptions, shapes: &ReplicateShapes) -> anyhow::Result<Exit> {
    if options.rounds.is_some() {
        return Err(Usage("--rounds is not for --profile, which encodes once".to_owned()).into());
    }
    if let Some(path) = &options.html {
        durable::check(path).context("--html")?;
    }
    let kernel = match &shapes.kernel[..] {
        [] => None,
        [name] if name == AUTO => None,
        [name] if name != APART => Some(name.as_str()),
        _ => return Err(Usage("--profile takes one --kernel that walks chains".to_owned()).into()),
    };
    let or = |asked: &[usize]| if asked.is_empty() { vec![1] } else { asked.to_vec() };
    let schemes =
        if shapes.scheme.is_empty() { vec![Scheme::Sdr, Scheme::R2] } else { shapes.scheme.clone() };
    let mut rows = Vec::new();
    for scheme in schemes {
        for &threads in &or(&options.threads) {
            for &replicas in &or(&shapes.replicas) {
                let row = profile(scheme, shapes.profiled(), replicas, threads, kernel);
                rows.push(row.map_err(told)?);
            }
        }
    }
    let cpu = cpu::detect();
    show(options, &rows, || profile_table(&rows), || report::replicate::profile_page(&cpu, &rows))
}

/// What was asked for and cannot be is told from what went wrong.
fn told(error: Error) -> anyhow::Error {
    match error {
        Error::Usage(fault) => Usage(fault).into(),
        other => other.into(),
    }
}

/// What the table of stages says of a row.
pub(crate) const STAGES: [&str; 12] = [
    "scheme",
    "nodes",
    "layers",
    "replicas",
    "threads",
    "seconds",
    "MiB/s",
    "hashing",
    "parents",
    "waiting",
    "encoding",
    "input and output",
];

/// The figures of a row, under [`STAGES`].
pub(crate) fn stages(row: &Profile) -> [String; STAGES.len()] {
    let share = |share: f64| format!("{:.1} %", 100.0 * share);
    [
        row.scheme.to_owned(),
        row.nodes.to_string(),
        row.layers.to_string(),
        row.replicas.to_string(),
        row.threads.to_string(),
        format!("{:.2}", row.seconds),
        format!("{:.2}", row.mib_s),
        share(row.hashing),
        share(row.parents),
        share(row.waiting),
        share(row.encoding),
        share(row.input_output),
    ]
}

fn profile_table(rows: &[Profile]) -> String {
    let mut lines = vec![STAGES.map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| stages(row).to_vec()));
    output::table(1, &lines)
}

/// The name of a chain kernel that some scheme has here, or [`AUTO`] or [`APART`].
fn chain_kernel(text: &str) -> Result<String, String> {
    let mut names = vec![AUTO, APART];
    for kernel in Scheme::ALL.into_iter().flat_map(|scheme| Kernel::usable(scheme.hash())) {
        if !names.contains(&kernel.name()) {
            names.push(kernel.name());
        }
    }
    if names.contains(&text) {
        return Ok(text.to_owned());
    }
    Err(format!("this kernel does not exist or cannot run here; there are {}", names.join(" ")))
}

fn replica_count(text: &str) -> Result<usize, String> {
    let most = 1 << 10;
    match text.parse() {
        Ok(n) if (1..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of replicas from 1 to {most}")),
    }
}

fn node_count(text: &str) -> Result<usize, String> {
    let most = 1 << 28;
    match text.parse() {
        Ok(n) if (2..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of nodes from 2 to {most}")),
    }
}

/// A number of bytes, or of KiB, MiB or GiB with their first letter after it.
fn size(text: &str) -> Result<usize, String> {
    let (digits, shift) = match text.char_indices().last() {
        Some((end, 'K')) => (&text[..end], 10),
        Some((end, 'M')) => (&text[..end], 20),
        Some((end, 'G')) => (&text[..end], 30),
        _ => (text, 0),
    };
    let most = 8_usize << 30;
    let bytes = digits.parse().ok().and_then(|n: usize| n.checked_mul(1 << shift));
    match bytes {
        Some(bytes) if (2 * NODE..=most).contains(&bytes) => Ok(bytes),
        _ => Err("must be a size from 64 to 8G, for instance 1000000, 64K, 256M, 2G".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_strictly() {
        assert_eq!(size("64"), Ok(64));
        assert_eq!(size("3M"), Ok(3 << 20));
        assert_eq!(size("8G"), Ok(8 << 30));
        for text in ["", "G", "63", "9G", "1k", "-1M", "1.5G", "99999999999999999999"] {
            assert!(size(text).is_err(), "{text}");
        }
        assert!(node_count("1").is_err() && replica_count("0").is_err());
    }
}
