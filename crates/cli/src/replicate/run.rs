//! Functions that the commands share: from their options to those of a run, and an interruption.

use super::args::RunArgs;
use super::subject;
use crate::{Exit, Usage, complain};
use anyhow::{Context, bail};
use hashweave::replicate::chain::Kernel;
use hashweave::replicate::{Node, Parameters};
use runner::replicate::{Error, Options, Replica};
use runner::stop::Stop;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

/// Returns the folder of the k-th replica.
pub(super) fn folder_of(dir: &Path, k: usize, replicas: usize) -> PathBuf {
    if replicas > 1 { dir.join((k + 1).to_string()) } else { dir.to_owned() }
}

/// Returns the options that commands share.
pub(super) fn options(parameters: Parameters, run: &RunArgs) -> anyhow::Result<Options> {
    let RunArgs { how, keeping, .. } = run;
    let names: Vec<&str> =
        Kernel::usable(parameters.scheme.hash()).iter().map(|kernel| kernel.name()).collect();
    let kernel = match how.kernel.as_str() {
        "auto" => None,
        name if names.contains(&name) => Some(name.to_owned()),
        name => {
            let names = names.join(" ");
            bail!(Usage(format!(
                "--kernel {name}: there is no such kernel for {} here; available: {names} auto",
                parameters.scheme
            )));
        }
    };
    Ok(Options {
        threads: threads(how.threads),
        pin: how.pin,
        dir: keeping.dir.clone(),
        resume: keeping.resuming.resume,
        layout: keeping.layout,
        keep: keeping.keep,
        cached_graph: how.cached_graph,
        kernel,
        checkpoint: keeping.resuming.checkpoint,
        memory: how.memory,
        tickets: run.who.ticket.clone(),
        ..Options::new(parameters)
    })
}

pub(super) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| available_parallelism().map_or(1, usize::from))
}

pub(super) fn stop() -> anyhow::Result<Stop> {
    Stop::on_signals().context("cannot handle signals")
}

pub(super) fn replicas(
    pairs: &[(&Path, &Path)],
    ids: &[Node],
    commitments: &[Node],
    lengths: &[u64],
) -> Vec<Replica> {
    let replica = |(k, &(input, output)): (usize, &(&Path, &Path))| {
        let (input, output, id) = (input.to_owned(), output.to_owned(), ids[k]);
        let replica = match subject::is_standard(&output) {
            true => Replica::to_standard_output(input, id),
            false => Replica::new(input, output, id),
        };
        Replica { comm_d: commitments.get(k).copied(), length: lengths.get(k).copied(), ..replica }
    };
    pairs.iter().enumerate().map(replica).collect()
}

pub(super) fn interrupted(saved: Option<String>) -> anyhow::Result<Exit> {
    complain(&Error::Interrupted { saved }.to_string());
    Ok(Exit::Interrupted)
}
