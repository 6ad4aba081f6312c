//! The benchmark of replicas: labels over the parents of real graphs, by the library as it chooses
//! for itself (`auto`) and by every kernel alone.
//!
//! A label is one node of one layer of one replica. Its cycles are those of one core, divided among
//! the replicas that the core works on, so that four replicas on one core show what one label
//! costs. Two more measures follow:
//!
//! | measure | is |
//! |---|---|
//! | cycles per hashed byte | cycles per label / 1,248 (`sdr`) or 448 (`r2`, `zigzag`), the bytes of a message |
//! | cycles per data byte | cycles per label × layers / 32: what a byte of data costs in all layers, 11 of `sdr` and 10 of the others |
//!
//! The rate in MiB/s is that of data through all those layers, all threads together.
//!
//! The walk covers a stretch in the middle of a layer, again and again, its parents listed ahead:
//! parents are another stage ([`profile`]). In `memory` a layer of the replicas that share it has
//! 256 MiB (or what was asked for), and the stretch reads parents from 64 MiB of lines before it
//! comes round; other candidates do the same in between. In `cache` a layer has 256 KiB. Of `r2`
//! and `zigzag` it is a layer that is walked upwards; [`APART`] is r2's other kind of layer, of
//! which keys are computed without a chain (and not added).

pub mod profile;
mod shapes;
mod walk;

pub use super::AUTO;
pub use shapes::{APART, LayerSize, Selection};

use super::{Candidate, compare};
use crate::slices::Timing;
use crate::team::Team;
use hashweave::bound::{self, Bound};
use hashweave::cpu::{Core, Cpu};
use hashweave::plan::Share;
use hashweave::replicate::chain::{Hash, Kernel};
use hashweave::replicate::{NODE, Parameters, Scheme};
use serde::Serialize;
use shapes::{Shape, Way};
use std::io;
use walk::{GRANULE, Walks};

/// One line of the table. The figures are those of the best slice.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// `replicate`.
    pub job: &'static str,
    /// The scheme.
    pub scheme: &'static str,
    /// The kernel, or [`AUTO`], or [`APART`].
    pub kernel: &'static str,
    /// The kernels that take part and their replicas: what [`AUTO`] comes to here.
    pub runs: String,
    /// Of a ladder: what is new in this row. Null elsewhere.
    pub step: Option<&'static str>,
    /// Replicas of each thread.
    pub replicas: usize,
    /// Threads, each on a core of its own if there are enough.
    pub threads: usize,
    /// Nodes of a layer; of several kernels, those of the first.
    pub nodes: usize,
    /// Where layers are: `memory` or `cache`.
    pub resident: &'static str,
    /// Nodes ahead of the hash whose parents are prefetched.
    pub ahead: usize,
    /// Cycles of one core per label.
    pub cycles_per_label: f64,
    /// Cycles of one core per byte that is hashed.
    pub cycles_per_hashed_byte: f64,
    /// Cycles of one core per byte of data, for all layers.
    pub cycles_per_data_byte: f64,
    /// The least cycles per label that the core allows; null where there is no model of the core or
    /// of the kernel.
    pub bound: Option<f64>,
    /// The reason for the bound, as [`Limit::name`](hashweave::bound::Limit::name) has it.
    pub bound_by: Option<&'static str>,
    /// The bound if the core had enough replicas in flight for none to wait.
    pub throughput_bound: Option<f64>,
    /// The share of the bound that is reached; null without one.
    pub share_of_bound: Option<f64>,
    /// Nanoseconds of one core per label.
    pub ns_per_label: f64,
    /// Mebibytes of data per second through all layers, all threads together.
    pub mib_s: f64,
    /// The clock next to the best slice.
    pub clock_ghz: f64,
    /// Cycles per label of the 10th-percentile slice.
    pub tenth_cycles_per_label: f64,
    /// Cycles per label of the median slice.
    pub median_cycles_per_label: f64,
    /// Cycles per label of the 10th-percentile slice of each quarter of the rounds.
    pub quarters_cycles_per_label: [f64; 4],
    /// Of a ladder: times as fast as its first row. Null elsewhere.
    pub times_first: Option<f64>,
}

/// Bytes of the message of a label.
#[must_use]
pub fn message_bytes(hash: Hash) -> usize {
    match hash {
        Hash::Sha256 => 1248,
        Hash::Blake2s => 448,
    }
}

/// Layers of a scheme on main net: those that a byte of data is taken through.
#[must_use]
pub fn layers(scheme: Scheme) -> u32 {
    Parameters::usual_layers(scheme, 1 << 30)
}

/// A shape, and what is known of it without measuring.
struct Walking {
    shape: Shape,
    runs: String,
    nodes: usize,
    bound: Option<Bound>,
}

/// Measures a selection, calling `progress` with (turns done, turns in all).
///
/// # Errors
///
/// If the system gives no memory or no thread.
pub fn run(selection: &Selection, cpu: &Cpu, progress: &mut dyn FnMut(usize, usize)) -> io::Result<Vec<Row>> {
    let mut walks = Walks::default();
    let shapes = selection.shapes().into_iter();
    let made = shapes.map(|shape| candidate(shape, cpu.core, &mut walks));
    let mut candidates = made.collect::<io::Result<Vec<_>>>()?;
    let comparison = compare(&mut candidates, selection.rounds, progress);
    let timed = candidates.iter().zip(&comparison.timings);
    let mut rows: Vec<Row> = timed.map(|(Candidate { what, .. }, timing)| row(what, timing)).collect();
    for i in 0..rows.len() {
        rows[i].times_first = first_step(&rows, &rows[i]).map(|first| first / rows[i].cycles_per_label);
    }
    Ok(rows)
}

fn row(what: &Walking, timing: &Timing) -> Row {
    let Walking { shape, runs, nodes, bound } = what;
    let (scheme, replicas) = (shape.scheme, shape.replicas as f64);
    let seconds = timing.seconds.best / replicas;
    let cycles = timing.cycles.best / replicas;
    let layers = f64::from(layers(scheme));
    let mib = NODE as f64 / f64::from(1 << 20);
    Row {
        job: "replicate",
        scheme: scheme.name(),
        kernel: shape.way.name(),
        runs: runs.clone(),
        step: shape.step,
        replicas: shape.replicas,
        threads: shape.threads,
        nodes: *nodes,
        resident: shape.resident(),
        ahead: shape.ahead,
        cycles_per_label: cycles,
        cycles_per_hashed_byte: cycles / message_bytes(scheme.hash()) as f64,
        cycles_per_data_byte: cycles * layers / NODE as f64,
        bound: bound.map(|bound| bound.cycles),
        bound_by: bound.map(|bound| bound.limit.name()),
        throughput_bound: bound.map(|bound| bound.throughput),
        share_of_bound: bound.map(|bound| bound.cycles / cycles),
        ns_per_label: 1e9 * seconds,
        mib_s: shape.threads as f64 * mib / (seconds * layers),
        clock_ghz: 1e-9 * timing.clock_hz(),
        tenth_cycles_per_label: timing.cycles.tenth / replicas,
        median_cycles_per_label: timing.cycles.median / replicas,
        quarters_cycles_per_label: timing.quarters.map(|cycles| cycles / replicas),
        times_first: None,
    }
}

/// Cycles per label of the first row of the ladder that a row is in.
fn first_step(rows: &[Row], row: &Row) -> Option<f64> {
    row.step?;
    let same =
        |other: &&Row| other.step.is_some() && (other.scheme, other.threads) == (row.scheme, row.threads);
    rows.iter().find(same).map(|first| first.cycles_per_label)
}

/// A shape with its memory, on its threads.
fn candidate(shape: Shape, core: Core, walks: &mut Walks) -> io::Result<Candidate<Walking>> {
    let groups = shape.groups();
    let hash = shape.scheme.hash();
    let mut works: Vec<Box<dyn FnMut(u64) + Send>> = Vec::new();
    let mut nodes = 0;
    for thread in 0..shape.threads {
        let mut own = match shape.way {
            Way::Apart => vec![walks.walk(&shape, None, thread)?],
            Way::Auto | Way::Alone(_) => {
                let own = groups.iter().map(|group| walks.walk(&shape, Some(*group), thread));
                own.collect::<io::Result<_>>()?
            }
        };
        nodes = own.first().map_or(0, |walk| walk.nodes());
        works.push(Box::new(move |labels| own.iter_mut().for_each(|walk| walk.go(labels as usize))));
    }
    let bound = match shape.way {
        Way::Apart => None,
        Way::Auto | Way::Alone(_) => bound_of(core, hash, &groups),
    };
    let runs = if groups.is_empty() { APART.to_owned() } else { runs(&groups) };
    Ok(Candidate { what: Walking { shape, runs, nodes, bound }, team: Team::new(works, GRANULE)? })
}

/// The least cycles per label of replicas in these groups, one after another on one core; none if
/// one has no bound.
#[must_use]
pub fn bound_of(core: Core, hash: Hash, groups: &[Share<Kernel>]) -> Option<Bound> {
    let replicas: usize = groups.iter().map(|group| group.count).sum();
    let bounds = groups.iter().map(|group| bound::chain(core, group.kernel, hash, group.count));
    let all = bounds.collect::<Option<Vec<Bound>>>()?;
    Some(all.into_iter().reduce(Bound::then)?.times(1.0 / replicas as f64))
}

/// Groups in words: kernels and their replicas, and how often if it is more than once.
#[must_use]
pub fn runs(groups: &[Share<Kernel>]) -> String {
    let mut names: Vec<(String, usize)> = Vec::new();
    for group in groups {
        let name = format!("{} ×{}", group.kernel.name(), group.count);
        match names.iter_mut().find(|(other, _)| *other == name) {
            Some((_, times)) => *times += 1,
            None => names.push((name, 1)),
        }
    }
    let told = |(name, times): (String, usize)| match times {
        1 => name,
        _ => format!("{name}, {times} times"),
    };
    names.into_iter().map(told).collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selection() -> Selection {
        Selection {
            schemes: Scheme::ALL.to_vec(),
            extent: LayerSize::Nodes(300),
            rounds: 1,
            replicas: vec![1, 3],
            kernels: vec!["copying".to_owned()],
            ..Selection::default()
        }
    }

    #[test]
    fn rows_follow_from_each_other() {
        let cpu = Cpu { name: "test".into(), core: Core::Zen4 };
        let rows = run(&selection(), &cpu, &mut |_, _| {}).expect("memory and threads");
        assert_eq!(rows.iter().filter(|row| row.resident == "memory").count(), 6);
        for row in &rows {
            let (bytes, layers) = if row.scheme == "sdr" { (1248.0, 11.0) } else { (448.0, 10.0) };
            assert!((row.cycles_per_label / bytes / row.cycles_per_hashed_byte - 1.0).abs() < 1e-9);
            assert!((row.cycles_per_label * layers / 32.0 / row.cycles_per_data_byte - 1.0).abs() < 1e-9);
            let mib_s = row.threads as f64 * 32.0 / (row.ns_per_label * 1e-9 * layers) / f64::from(1 << 20);
            assert!((mib_s / row.mib_s - 1.0).abs() < 1e-9, "{row:?}");
            assert!(row.median_cycles_per_label >= row.tenth_cycles_per_label && row.times_first.is_none());
        }
    }

    #[test]
    fn a_ladder_begins_with_copies() {
        let cpu = Cpu { name: "test".into(), core: Core::Zen4 };
        let asked = Selection { ladder: true, kernels: Vec::new(), replicas: Vec::new(), ..selection() };
        let rows = run(&asked, &cpu, &mut |_, _| {}).expect("memory and threads");
        for scheme in Scheme::ALL {
            let steps: Vec<&Row> = rows.iter().filter(|row| row.scheme == scheme.name()).collect();
            assert_eq!((steps[0].kernel, steps[0].times_first), ("copying", Some(1.0)));
            let kernels = Kernel::usable(scheme.hash()).len();
            assert!(steps.len() >= kernels && steps.iter().all(|row| row.step.is_some()), "{steps:?}");
        }
    }
}
