//! `hashweave bench all`: the three jobs, one after another, and for a record the prices of kernels.

use super::shapes::ReplicateShapes;
use super::show::{Run, measured, save, table};
use super::{replicate, search, sum};
use crate::args::{BenchOptions, SearchKernels, SumShapes};
use crate::{Exit, Usage, output};
use hashweave::cpu;
use runner::bench::{self, prices};
use serde::Serialize;

/// A row of any job.
#[derive(Serialize)]
#[serde(untagged)]
enum Row<'a> {
    Search(&'a bench::search::Row),
    Sum(&'a bench::sum::Row),
    Replicate(&'a bench::replicate::Row),
}

pub(super) fn run(options: &BenchOptions) -> anyhow::Result<Exit> {
    let of_one = [
        ("--algo", !options.algo.is_empty()),
        ("--steady", options.steady.is_some()),
        ("--html", options.html.is_some()),
    ];
    if let Some((option, _)) = of_one.iter().find(|(_, given)| *given) {
        return Err(Usage(format!("{option} works with one job: search, sum or replicate")).into());
    }
    let cpu = cpu::detect();
    let kernels = search::selection(options, &SearchKernels::default(), Vec::new())?;
    let searches = search::measure(options, &kernels, &cpu)?;
    let sums = sum::measure(options, &sum::selection(options, &SumShapes::default()), &cpu)?;
    let replicas = replicate::measure(options, &ReplicateShapes::default(), &cpu)?;
    // Only a record has the prices of kernels: they are figures for a table, not for people.
    let prices = match &options.record {
        Some(_) => measured(options, |progress| Ok(prices::run(sums.measured.rounds, progress)))?,
        None => Vec::new(),
    };
    let saved = save(options, &cpu, &prices, &[searches.part()?, sums.part()?, replicas.part()?]);
    if options.json {
        output::json_pretty(&rows(&searches, &sums, &replicas))?;
    } else {
        let tables = [table(&cpu, &searches), table(&cpu, &sums), table(&cpu, &replicas)];
        output::write(tables.join("\n").as_bytes())?;
    }
    saved?;
    Ok(Exit::Done)
}

fn rows<'a>(
    searches: &'a Run<bench::search::Row>,
    sums: &'a Run<bench::sum::Row>,
    replicas: &'a Run<bench::replicate::Row>,
) -> Vec<Row<'a>> {
    let searches = searches.rows.iter().map(Row::Search);
    searches.chain(sums.rows.iter().map(Row::Sum)).chain(replicas.rows.iter().map(Row::Replicate)).collect()
}
