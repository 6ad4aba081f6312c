//! `hashweave replicate trees` and `seal`: the second phase of main net's programs, and both.

use super::args::{KeepingArgs, RunArgs, SealArgs, TreesArgs};
use super::print;
use super::run::{folder_of, interrupted, options, replicas, stop, threads};
use super::subject::{self, Inputs, Subject};
use super::tell::{self, NeedOfTrees, Phase, Teller};
use crate::exit::or_usage as ending;
use crate::output;
use crate::{Exit, Usage};
use anyhow::bail;
use runner::replicate::{self, Error, Event, Keep, Layout, Options, Padding, Sealing, SealingNeed, Source};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub(super) fn trees(args: &TreesArgs) -> anyhow::Result<Exit> {
    let TreesArgs { dir, out, staged, replica, layers, resume, checkpoint, telling, .. } = args;
    let source = match (replica, out) {
        (Some(replica), _) => Source::Replica(replica.clone()),
        (None, Some(sealed)) => Source::Data {
            staged: staged.clone(),
            padding: Padding::of_options(args.pad, args.fr32),
            sealed: sealed.clone(),
        },
        (None, None) => bail!(Usage("a replica is needed: give --out FILE or --replica FILE".to_owned())),
    };
    for path in [replica, out, staged].into_iter().flatten() {
        subject::read_twice(path)?;
    }
    let sealing = Sealing {
        dir: dir.clone(),
        layers: *layers,
        source,
        threads: threads(args.threads),
        resume: *resume,
        force: args.output.force,
        checkpoint: *checkpoint,
    };
    if telling.explain {
        explain(&ending(replicate::need_of_trees(&sealing))?, telling.json)?;
        return Ok(Exit::Done);
    }
    let stop = stop()?;
    let mut teller = Teller::of_nodes(telling.quiet);
    let made = replicate::trees(&sealing, &stop, &mut |event| teller.hear(event));
    drop(teller);
    match made {
        Err(Error::Interrupted { saved }) => interrupted(saved),
        made => {
            let replica = replica.as_ref().or(out.as_ref()).map_or(Path::new(""), PathBuf::as_path);
            print::sealed(dir, replica, None, &ending(made)?, telling.json)?;
            Ok(Exit::Done)
        }
    }
}

pub(super) fn seal(args: SealArgs) -> anyhow::Result<Exit> {
    let padding = Padding::of_options(args.padding.pad, args.padding.fr32);
    let SealArgs { files, dir, output: outputs, .. } = args;
    let keeping = KeepingArgs {
        dir: Some(dir.clone()),
        resuming: args.resuming,
        layout: Layout::Filecoin,
        keep: Keep::All,
        parent_cache: None,
    };
    let (graph, size, who, how) = (args.graph, args.size, args.who, args.how);
    let run = RunArgs { graph, size, who, how, keeping, telling: args.telling };
    let Subject { pairs, identity, parameters } = Subject::of(&files, &run, Inputs::Data(padding))?;
    let options = Options { padding, force: outputs.force, ..options(parameters, &run)? };
    let sealing = |k: usize| Sealing {
        dir: folder_of(&dir, k, pairs.len()),
        layers: None,
        // The tree over the data has them as its leaves.
        source: Source::Data { staged: None, padding: Padding::None, sealed: pairs[k].1.to_owned() },
        threads: options.threads,
        resume: run.keeping.resuming.resume,
        force: outputs.force,
        checkpoint: run.keeping.resuming.checkpoint,
    };
    let need = ending(replicate::need_of_trees_before(&options.parameters, options.threads))?;
    let replicas = replicas(&pairs, &vec![Default::default(); pairs.len()], &[], &[]);
    ending(replicate::check_outputs(&options, &replicas))?;
    let after = Duration::try_from_secs_f64(need.seconds * pairs.len() as f64).unwrap_or_default();
    let telling = &run.telling;
    let mut teller = Teller::new(&options, telling).in_phase(Phase { number: 1, of: 2, after });
    if telling.explain {
        let labels = ending(replicate::need_of_labels(&options, pairs.len()))?;
        output::write(teller.explanation(&labels)?.as_bytes())?;
        explain(&need, telling.json)?;
        return Ok(Exit::Done);
    }
    let stop = stop()?;
    let ids = identity.ids(pairs.len(), &options.parameters.porep_id, |k| {
        let how = subject::for_an_id(&options);
        Ok(subject::comm_d(pairs[k].0, how, &mut |event| teller.hear(event))?.comm_d)
    })?;
    let data: Vec<_> = ids.iter().copied().zip(pairs.iter().map(|(data, _)| data.to_path_buf())).collect();
    let labelled =
        replicate::labels_with_data(&options, &data, &stop, &mut |event: Event<'_>| teller.hear(event));
    drop(teller);
    match labelled {
        Err(Error::Interrupted { saved }) => return interrupted(saved),
        labelled => drop(ending(labelled)?),
    }
    for (k, replica_id) in ids.iter().enumerate() {
        let after = Duration::try_from_secs_f64(need.seconds * (pairs.len() - 1 - k) as f64);
        let phase = Phase { number: 2, of: 2, after: after.unwrap_or_default() };
        let mut teller = Teller::of_nodes(telling.quiet).in_phase(phase);
        let sealing = sealing(k);
        let made = replicate::trees(&sealing, &stop, &mut |event| teller.hear(event));
        drop(teller);
        match made {
            Err(Error::Interrupted { saved }) => return interrupted(saved),
            made => print::sealed(&sealing.dir, pairs[k].1, Some(replica_id), &ending(made)?, telling.json)?,
        }
    }
    Ok(Exit::Done)
}

/// Prints what the trees take, as the answer to `--explain`.
fn explain(need: &SealingNeed, json: bool) -> anyhow::Result<()> {
    match json {
        true => output::json_line(&NeedOfTrees::from(need)),
        false => output::write(tell::needs(need).as_bytes()),
    }
}
