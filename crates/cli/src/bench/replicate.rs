//! `hashweave bench replicate`.

use super::shapes::ReplicateShapes;
use super::show::{Run, check_files, check_memory, finish, show, timed};
use crate::args::BenchOptions;
use crate::exit::or_usage;
use crate::report::stages;
use crate::{Exit, Usage};
use hashweave::cpu::{self, Cpu};
use hashweave::replicate::Scheme;
use runner::bench::replicate::profile::profile;
use runner::bench::replicate::{self, APART, AUTO, Row, Selection};

/// Turns of every candidate.
const ROUNDS: usize = 120;

/// The most memory for the layers of one row; `sdr` has two of them.
const MEMORY: usize = 8 << 30;

pub(crate) fn run(options: &BenchOptions, shapes: &ReplicateShapes) -> anyhow::Result<Exit> {
    if !options.algo.is_empty() {
        return Err(Usage("--algo does not apply to this benchmark; use --scheme".to_owned()).into());
    }
    if shapes.profile {
        return profiles(options, shapes);
    }
    let cpu = cpu::detect();
    finish(options, &cpu, &measure(options, shapes, &cpu)?)
}

/// Measures shapes.
pub(super) fn measure(
    options: &BenchOptions,
    shapes: &ReplicateShapes,
    cpu: &Cpu,
) -> anyhow::Result<Run<Row>> {
    let selection = selection(options, shapes);
    check_memory("a layer of all replicas and --threads", selection.memory(), MEMORY)?;
    timed(options, "replicate", selection.rounds, |progress| replicate::run(&selection, cpu, progress))
}

fn selection(options: &BenchOptions, shapes: &ReplicateShapes) -> Selection {
    Selection {
        schemes: shapes.scheme.clone(),
        kernels: shapes.kernel.clone(),
        replicas: shapes.replicas.clone(),
        threads: options.threads.clone(),
        extent: shapes.extent(),
        ahead: shapes.ahead,
        ladder: shapes.ladder,
        rounds: options.rounds.map_or(ROUNDS, |rounds| rounds as usize),
        ..Selection::default()
    }
}

/// Encodes one or several files with every scheme and every number of threads, and prints the
/// shares of the stages.
fn profiles(options: &BenchOptions, shapes: &ReplicateShapes) -> anyhow::Result<Exit> {
    if options.rounds.is_some() {
        return Err(Usage("--rounds does not apply to --profile, which encodes once".to_owned()).into());
    }
    if options.record.is_some() {
        return Err(Usage("--record does not apply to --profile, which encodes once".to_owned()).into());
    }
    check_files(options)?;
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
                rows.push(or_usage(row)?);
            }
        }
    }
    let cpu = cpu::detect();
    show(options, &rows, || stages::table(&rows).text(), || stages::page(&cpu, &rows))
}
