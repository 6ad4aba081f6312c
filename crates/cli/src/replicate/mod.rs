//! `hashweave replicate`.
//!
//! | file | contents |
//! |---|---|
//! | `args.rs` | the options |
//! | `subject.rs` | parameters and ids, from options and files |
//! | `tell.rs` | messages before and during a run: the need, the progress |
//! | `print.rs` | the results |
//! | `run.rs` | what commands share: from their options to those of a run |
//! | `seal.rs` | `trees` and `seal` |

mod args;
mod print;
mod run;
mod seal;
mod subject;
mod tell;

pub(crate) use args::ReplicateArgs;

use crate::exit::{keep_apart, or_usage as ending};
use crate::output::{self, Lines};
use crate::{Exit, Usage};
use anyhow::bail;
use args::{
    AuditArgs, CommDArgs, CommPArgs, DecodeArgs, EncodeArgs, ExpectedArgs, ForeignArgs, GraphArgs,
    LabelsArgs, OnceArgs, ParentsArgs, RepairArgs, ReplicateCommand, RunArgs, SizeArgs, WhoArgs,
};
use hashweave::replicate::{ApiVersion, NODE, Node, Parameters, Piece, Scheme};
use print::Kind;
use run::{folder_of, interrupted, options, replicas, stop, threads};
use runner::outputs::{Named, STANDARD};
use runner::replicate::{
    self, Committing, Error, Event, Foreign, Keep, Layout, Need, Options, Outcome, Padding, Replica,
};
use runner::stop::Stop;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use subject::{Identity, Inputs, Subject};
use tell::Teller;

pub(crate) fn run(args: ReplicateArgs) -> anyhow::Result<Exit> {
    match args.command {
        ReplicateCommand::Encode(args) => encode(&args),
        ReplicateCommand::Decode(args) => decode(&args),
        ReplicateCommand::Audit(args) => audit(&args),
        ReplicateCommand::Repair(args) => repair(&args),
        ReplicateCommand::Labels(args) => labels(&args),
        ReplicateCommand::Trees(args) => seal::trees(&args),
        ReplicateCommand::Seal(args) => seal::seal(*args),
        ReplicateCommand::Parents(args) => parents(&args),
        ReplicateCommand::CommD(args) => comm_d(&args),
        ReplicateCommand::CommP(args) => comm_p(&args),
    }
}

fn encode(args: &EncodeArgs) -> anyhow::Result<Exit> {
    let EncodeArgs { run, padding, output, .. } = args;
    let padding = Padding::of_options(padding.pad, padding.fr32);
    let Subject { pairs, identity, parameters } = Subject::of(&args.files, run, Inputs::Data(padding))?;
    let porep_id = parameters.porep_id;
    let options = Options { padding, force: output.force, ..options(parameters, run)? };
    let mut teller = Teller::new(&options, &run.telling);
    let ids = identity.ids(pairs.len(), &porep_id, |k| {
        if run.telling.explain {
            return Ok([0; NODE]);
        }
        let how = subject::for_an_id(&options);
        Ok(subject::comm_d(pairs[k].0, how, &mut |event| teller.hear(event))?.comm_d)
    })?;
    let replicas = replicas(&pairs, &ids, &[], &[]);
    keep_parents_apart(&options, run, &replicas, &[])?;
    if run.telling.explain {
        return explained(&teller, replicate::need(&options, &replicas));
    }
    let stop = stop()?;
    let outcome = replicate::encode(&options, &replicas, &stop, &mut |event| teller.hear(event));
    finished(Kind::Replica, teller, &options, &replicas, outcome, run)
}

fn decode(args: &DecodeArgs) -> anyhow::Result<Exit> {
    let run = &args.run;
    let Subject { pairs, identity, parameters } = Subject::of(&args.files, run, Inputs::Replicas)?;
    let ids = stated_ids(&identity, pairs.len(), &parameters.porep_id, &args.comm_d)?;
    let padding = Padding::of_options(false, args.fr32);
    let commitments = commitments(&args.comm_d, pairs.len(), parameters.nodes, padding)?;
    let lengths = match args.length.is_empty() {
        true => Vec::new(),
        false => subject::for_each("--length", &args.length, pairs.len())?,
    };
    let options = Options { padding, force: args.output.force, ..options(parameters, run)? };
    let replicas = replicas(&pairs, &ids, &commitments, &lengths);
    keep_parents_apart(&options, run, &replicas, &[])?;
    let mut teller = Teller::new(&options, &run.telling);
    if run.telling.explain {
        return explained(&teller, replicate::need(&options, &replicas));
    }
    let stop = stop()?;
    let outcome = replicate::decode(&options, &replicas, &stop, &mut |event| teller.hear(event));
    finished(Kind::Data, teller, &options, &replicas, outcome, run)
}

fn labels(args: &LabelsArgs) -> anyhow::Result<Exit> {
    let run = &args.run;
    let Some(dir) = &run.keeping.dir else {
        bail!(Usage("labels are written to a folder: give --dir".to_owned()));
    };
    if run.graph.scheme != Scheme::Sdr {
        bail!(Usage(format!("--scheme {}: only sdr has layers of labels", run.graph.scheme)));
    }
    let count = count(&run.who);
    let identity = Identity::of(&run.who, count)?;
    let parameters = stated_parameters(&run.graph, &run.size)?;
    let porep_id = parameters.porep_id;
    let padding = Padding::of_options(args.pad, args.fr32);
    let options = Options { padding, ..options(parameters, run)? };
    let data = data_of(args, count)?;
    keep_parents_apart(&options, run, &[], &data)?;
    let mut teller = Teller::new(&options, &run.telling);
    if run.telling.explain {
        return explained(&teller, replicate::need_of_labels(&options, count));
    }
    let ids = match data.is_empty() {
        true => stated_ids(&identity, count, &porep_id, &args.comm_d)?,
        false => identity.ids(count, &porep_id, |k| {
            let how = subject::for_an_id(&options);
            Ok(subject::comm_d(&data[k], how, &mut |event| teller.hear(event))?.comm_d)
        })?,
    };
    let outputs: Vec<Replica> = (0..count).flat_map(|k| layers(&options, dir, k, &ids)).collect();
    let stop = stop()?;
    let mut hear = |event: Event<'_>| teller.hear(event);
    let outcome = match data.is_empty() {
        true => replicate::labels(&options, &ids, &stop, &mut hear),
        false => {
            let replicas: Vec<_> = ids.iter().copied().zip(data).collect();
            replicate::labels_with_data(&options, &replicas, &stop, &mut hear)
        }
    };
    finished(Kind::Layer, teller, &options, &outputs, outcome, run)
}

/// Refuses to write a parent cache over another file of the command.
fn keep_parents_apart(
    options: &Options,
    run: &RunArgs,
    replicas: &[Replica],
    data: &[PathBuf],
) -> anyhow::Result<()> {
    let (Some(asked), Some(name)) = (&run.keeping.parent_cache, options.parameters.cache_name()) else {
        return Ok(());
    };
    let cache = subject::parents_folder(asked.as_deref()).join(name);
    let written = replicas.iter().map(Replica::named_output);
    let written: Vec<_> = written.chain([Named::new("--parent-cache", &cache)]).collect();
    let read = replicas.iter().map(|replica| Named::new("INPUT", &replica.input));
    let read: Vec<_> = read.chain(data.iter().map(|path| Named::new("--data", path))).collect();
    Ok(keep_apart(&written, &read)?)
}

/// Returns the data of replicas of which only layers and trees are made; there are none without
/// trees.
fn data_of(args: &LabelsArgs, replicas: usize) -> anyhow::Result<Vec<PathBuf>> {
    args.data.iter().try_for_each(|path| subject::read_twice(path))?;
    match (args.data.is_empty(), args.run.keeping.layout) {
        (true, _) => Ok(Vec::new()),
        (false, Layout::Filecoin) => subject::for_each("--data", &args.data, replicas),
        (false, Layout::Hashweave) => {
            bail!(Usage("--data is for the tree of --layout filecoin: give that as well".to_owned()))
        }
    }
}

/// Returns the layers of the k-th replica, as files.
fn layers(options: &Options, dir: &Path, k: usize, ids: &[Node]) -> impl Iterator<Item = Replica> {
    let folder = folder_of(dir, k, ids.len());
    let (replica_id, layout, last) = (ids[k], options.layout, options.parameters.layers);
    let first = if options.keep == Keep::Last { last } else { 1 };
    (first..=last)
        .map(move |layer| Replica::new(PathBuf::new(), folder.join(layout.layer(layer)), replica_id))
}

fn audit(args: &AuditArgs) -> anyhow::Result<Exit> {
    let AuditArgs { dir, samples, seed, once, expected, foreign } = args;
    let of = kept_or_foreign(dir, expected, foreign, true)?;
    let options = options_of_folder(dir, once, foreign, of.as_ref())?;
    let mut teller = Teller::of_nodes(once.quiet);
    let mut hear = |event: Event<'_>| teller.hear(event);
    let audit = match &of {
        None => replicate::audit(&options, *samples, *seed, &Stop::default(), &mut hear),
        Some((_, of)) => replicate::audit_foreign(&options, of, *samples, *seed, &Stop::default(), &mut hear),
    };
    drop(teller);
    print::audit(dir, &ending(audit)?, once.json)?;
    Ok(Exit::Done)
}

fn repair(args: &RepairArgs) -> anyhow::Result<Exit> {
    let RepairArgs { dir, once, expected, foreign, force } = args;
    let of = kept_or_foreign(dir, expected, foreign, false)?;
    if *force && of.is_none() {
        bail!(Usage(
            "--force is for another program's folder, since one of ours says what it is of: give --layout filecoin as well, or leave it off"
                .to_owned()
        ));
    }
    let options = Options { force: *force, ..options_of_folder(dir, once, foreign, of.as_ref())? };
    let mut teller = Teller::of_nodes(once.quiet);
    let stop = stop()?;
    let mut hear = |event: Event<'_>| teller.hear(event);
    let repaired = match &of {
        None => replicate::repair(&options, &stop, &mut hear),
        Some((_, of)) => replicate::repair_foreign(&options, of, &stop, &mut hear),
    };
    drop(teller);
    match repaired {
        Err(Error::Interrupted { .. }) => interrupted(None),
        repaired => {
            print::repair(dir, &ending(repaired)?, once.json)?;
            Ok(Exit::Done)
        }
    }
}

/// Returns the identity of another program's folder, if it is one. Otherwise the folder is ours,
/// and must be readable if `check` is set or something is expected of it.
fn kept_or_foreign(
    dir: &Path,
    expected: &ExpectedArgs,
    foreign: &ForeignArgs,
    check: bool,
) -> anyhow::Result<Option<(Parameters, Foreign)>> {
    match foreign.layout {
        Layout::Filecoin => subject::foreign(expected, foreign).map(Some),
        Layout::Hashweave => {
            subject::check_ours(foreign)?;
            // The comparison may need a file that is damaged, so it is made only if it was asked
            // for.
            if check || !expected.is_empty() {
                subject::check_kept(dir, expected)?;
            }
            Ok(None)
        }
    }
}

/// Returns the options of a command that looks at a folder.
fn options_of_folder(
    dir: &Path,
    once: &OnceArgs,
    foreign: &ForeignArgs,
    of: Option<&(Parameters, Foreign)>,
) -> anyhow::Result<Options> {
    // A folder of ours states its parameters.
    let any = Parameters::new(Scheme::Sdr, 1, 1, [0; NODE], ApiVersion::V1_2_0)?;
    let parameters = of.map_or(any, |(parameters, _)| parameters.clone());
    let (dir, memory) = (Some(dir.to_owned()), foreign.memory);
    Ok(Options { dir, memory, threads: threads(once.threads), ..Options::new(parameters) })
}

fn parents(args: &ParentsArgs) -> anyhow::Result<Exit> {
    if args.graph.scheme != Scheme::Sdr {
        bail!(Usage(format!("--scheme {}: only sdr has parent caches", args.graph.scheme)));
    }
    let parameters = stated_parameters(&args.graph, &args.size)?;
    let mut teller = Teller::of_nodes(args.once.quiet);
    let stop = stop()?;
    let (force, threads) = (args.output.force, threads(args.once.threads));
    let standard = subject::is_standard(&args.out);
    let mut hear = |event: Event<'_>| teller.hear(event);
    let made = match standard {
        true => replicate::parents_to_standard_output(&parameters, threads, &stop, &mut hear),
        false => replicate::parents(&parameters, &args.out, force, threads, &stop, &mut hear),
    };
    drop(teller);
    match made {
        Err(Error::Interrupted { .. }) => interrupted(None),
        made => {
            let to = lines(standard, args.once.quiet);
            print::parents(to, &parameters, &ending(made)?, args.once.json)?;
            Ok(Exit::Done)
        }
    }
}

fn comm_d(args: &CommDArgs) -> anyhow::Result<Exit> {
    let mut teller = Teller::of_nodes(args.once.quiet);
    let (nodes, padding) = (subject::sized(&args.size)?, Padding::of_options(args.pad, args.fr32));
    let how = Committing { padding, nodes, threads: threads(args.once.threads) };
    let committed = subject::comm_d(&args.file, how, &mut |event| teller.hear(event));
    drop(teller);
    let committed = committed?;
    if !args.once.quiet {
        tell::filled(&args.file, padding, &committed);
    }
    print::comm_d(&args.file, padding, &committed, args.once.json)?;
    Ok(Exit::Done)
}

/// A file that cannot be read has a message; the others are printed all the same.
#[allow(clippy::result_large_err, reason = "paths are larger on Windows, and an error is rare")]
fn comm_p(args: &CommPArgs) -> anyhow::Result<Exit> {
    let standard = [PathBuf::from(STANDARD)];
    let files = if args.files.is_empty() { &standard[..] } else { &args.files };
    if files.iter().filter(|file| subject::is_standard(file)).count() > 1 {
        bail!(Usage("-: standard input can be read only once".to_owned()));
    }
    let (threads, stop) = (threads(args.once.threads), stop()?);
    let teller = RefCell::new(Teller::of_nodes(args.once.quiet));
    let mut exit = Exit::Done;
    // A line that cannot be printed ends the run, and the reason is told as what it is.
    let mut unprinted = None;
    let mut take = |file: &Path, piece: Result<Piece, Error>| match piece {
        Ok(piece) => {
            let printed = teller.borrow().beside(|| print::comm_p(file, &piece, args.once.json));
            printed.map_err(|error| {
                unprinted = Some(error);
                Error::Interrupted { saved: None }
            })
        }
        Err(error @ Error::Interrupted { .. }) => Err(error),
        Err(error) => {
            teller.borrow().complain(&error.to_string());
            exit = Exit::Failed;
            Ok(())
        }
    };
    let mut made = Ok(());
    for (i, part) in files.split(|file| subject::is_standard(file)).enumerate() {
        if i > 0 && made.is_ok() {
            made = take(&standard[0], subject::comm_p_of_standard_input(threads, &stop)?);
        }
        if made.is_ok() {
            made = replicate::comm_p(
                part,
                threads,
                &stop,
                &mut |event| teller.borrow_mut().hear(event),
                |k, piece| take(&part[k], piece),
            );
        }
    }
    drop(teller);
    match (unprinted, made) {
        (Some(error), _) => Err(error),
        (None, Err(Error::Interrupted { .. })) => interrupted(None),
        (None, made) => ending(made).map(|()| exit),
    }
}

/// Returns the parameters where no file determines the number of nodes.
fn stated_parameters(graph: &GraphArgs, size: &SizeArgs) -> anyhow::Result<Parameters> {
    let nodes = subject::asked_nodes(graph, size)?.ok_or_else(|| {
        Usage(
            "the number of nodes is not known; give --nodes N, --size SIZE or --registered-proof ID"
                .to_owned(),
        )
    })?;
    subject::parameters(graph, nodes)
}

/// Returns the number of replicas that the options describe.
fn count(who: &WhoArgs) -> usize {
    who.replica_id.len().max(who.sector.len()).max(1)
}

/// Returns the ids where there are no data.
fn stated_ids(
    identity: &Identity,
    replicas: usize,
    porep_id: &Node,
    comm_d: &[Node],
) -> anyhow::Result<Vec<Node>> {
    let mut commitments = Vec::new();
    if identity.is_derived() {
        if comm_d.is_empty() {
            bail!(Usage(
                "an id can be derived without the data only from --comm-d; give that or --replica-id"
                    .to_owned()
            ));
        }
        commitments = subject::for_each("--comm-d", comm_d, replicas)?;
    }
    identity.ids(replicas, porep_id, |k| Ok(commitments[k]))
}

/// Returns the stated commitments to the data of replicas, if any.
fn commitments(
    comm_d: &[Node],
    replicas: usize,
    nodes: usize,
    padding: Padding,
) -> anyhow::Result<Vec<Node>> {
    if comm_d.is_empty() {
        return Ok(Vec::new());
    }
    // The commitment to padded data includes as many zeros as a tree needs.
    if !nodes.is_power_of_two() && padding != Padding::Fr32 {
        bail!(Usage(format!(
            "--comm-d: only data of a power of two of nodes have a comm_d, and these have {nodes} nodes"
        )));
    }
    subject::for_each("--comm-d", comm_d, replicas)
}

/// Returns the destination of lines that report what was done; data may go to standard output.
fn lines(data: bool, quiet: bool) -> Lines {
    match (data, quiet) {
        (false, _) => Lines::Output,
        (true, false) => Lines::Error,
        (true, true) => Lines::Nowhere,
    }
}

fn explained(teller: &Teller, need: Result<Need, Error>) -> anyhow::Result<Exit> {
    output::write(teller.explanation(&ending(need)?)?.as_bytes())?;
    Ok(Exit::Done)
}

/// Prints the outputs of a run, or how it ended.
fn finished(
    kind: Kind,
    teller: Teller,
    options: &Options,
    replicas: &[Replica],
    outcome: Result<Outcome, Error>,
    run: &RunArgs,
) -> anyhow::Result<Exit> {
    // The progress line would stand before the printed lines.
    drop(teller);
    match outcome {
        Err(Error::Interrupted { saved }) => interrupted(saved),
        outcome => {
            let (outcome, json) = (ending(outcome)?, run.telling.json);
            let data = replicas.iter().any(|replica| replica.to_standard_output);
            let to = lines(data, run.telling.quiet);
            print::outputs(to, kind, options, replicas, &outcome, json)?;
            if !run.telling.quiet {
                tell::left(options, replicas, &outcome);
            }
            trees(to, options, &outcome, run)?;
            if !parent_cache(to, options, run)? {
                return interrupted(None);
            }
            if json {
                print::done(to, kind, options, &outcome)?;
            }
            Ok(Exit::Done)
        }
    }
}

/// Reports the trees over the data, and the output for phase 2 of main net's programs.
fn trees(to: Lines, options: &Options, outcome: &Outcome, run: &RunArgs) -> anyhow::Result<()> {
    let Some(dir) = &options.dir else { return Ok(()) };
    let count = outcome.comm_d.len();
    for (k, (comm_d, phase_1)) in outcome.comm_d.iter().zip(&outcome.phase_1).enumerate() {
        if run.telling.json {
            print::tree(to, &options.parameters, &folder_of(dir, k, count), comm_d, phase_1.as_deref())?;
        }
    }
    Ok(())
}

/// Writes the parent cache if it was asked for; returns whether it was not interrupted.
fn parent_cache(to: Lines, options: &Options, run: &RunArgs) -> anyhow::Result<bool> {
    let Some(asked) = &run.keeping.parent_cache else { return Ok(true) };
    let folder = subject::parents_folder(asked.as_deref());
    let mut teller = Teller::of_nodes(run.telling.quiet);
    let stop = stop()?;
    let made = replicate::parents_in(&options.parameters, &folder, options.threads, &stop, &mut |event| {
        teller.hear(event)
    });
    drop(teller);
    match made {
        Err(Error::Interrupted { .. }) => Ok(false),
        made => print::parents(to, &options.parameters, &ending(made)?, run.telling.json).map(|()| true),
    }
}
